# Saltfjord, in Polish.

## Resources

good-fish = ryba
good-log = kłoda
good-grain = zboże
good-paper = papier
good-plank = deska
good-food = żywność
good-book = książka
good-gold = złoto
resource-fish = ryba
resource-log = kłoda
resource-grain = zboże
resource-paper = papier
resource-plank = deska
resource-food = żywność
resource-book = książka
resource-gold = złoto
resource-vp = punkty zwycięstwa
gain-fish =
    { $n ->
        [one] { $n } rybę
        [few] { $n } ryby
       *[many] { $n } ryb
    }
gain-log =
    { $n ->
        [one] { $n } kłodę
        [few] { $n } kłody
       *[many] { $n } kłód
    }
gain-grain =
    { $n ->
        [one] { $n } zboże
       *[other] { $n } zboża
    }
gain-paper =
    { $n ->
        [one] { $n } papier
        [few] { $n } papiery
       *[many] { $n } papierów
    }
gain-plank =
    { $n ->
        [one] { $n } deskę
        [few] { $n } deski
       *[many] { $n } desek
    }
gain-food =
    { $n ->
        [one] { $n } żywność
       *[other] { $n } żywności
    }
gain-book =
    { $n ->
        [one] { $n } książkę
        [few] { $n } książki
       *[many] { $n } książek
    }
gain-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
gain-vp = { $n } PZ
amount-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[many] { $n } ryb
    }
amount-log =
    { $n ->
        [one] { $n } kłoda
        [few] { $n } kłody
       *[many] { $n } kłód
    }
amount-grain =
    { $n ->
        [one] { $n } zboże
       *[other] { $n } zboża
    }
amount-paper =
    { $n ->
        [one] { $n } papier
        [few] { $n } papiery
       *[many] { $n } papierów
    }
amount-plank =
    { $n ->
        [one] { $n } deska
        [few] { $n } deski
       *[many] { $n } desek
    }
amount-food =
    { $n ->
        [one] { $n } żywność
       *[other] { $n } żywności
    }
amount-book =
    { $n ->
        [one] { $n } książka
        [few] { $n } książki
       *[many] { $n } książek
    }
amount-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
amount-vp = { $n } PZ
one-good =
    { $good_id ->
        [gold] 1 złoto
        [book] 1 książkę
        [food] 1 żywność
        [plank] 1 deskę
        [paper] 1 papier
        [grain] 1 zboże
        [log] 1 kłodę
       *[fish] 1 rybę
    }
arrow-fish-log = ryba → kłoda
arrow-fish-grain = ryba → zboże
arrow-fish-paper = ryba → papier
arrow-log-plank = kłoda → deska
arrow-grain-food = zboże → żywność
arrow-paper-book = papier → książka
arrow-plank-gold = deska → złoto
arrow-food-gold = żywność → złoto
arrow-book-gold = książka → złoto
arrow-one-fish = otrzymaj 1 rybę
back-log-fish = kłoda → ryba
back-grain-fish = zboże → ryba
back-paper-fish = papier → ryba
back-plank-log = deska → kłoda
back-food-grain = żywność → zboże
back-book-paper = książka → papier
back-gold-plank = złoto → deska
back-gold-food = złoto → żywność
back-gold-book = złoto → książka

## The village: rows, columns, cells and what they show

line-column-1 = kolumna 1
line-column-2 = kolumna 2
line-column-3 = kolumna 3
line-column-4 = kolumna 4
line-column-5 = kolumna 5
line-column-6 = kolumna 6
line-row-1 = rząd 1
line-row-2 = rząd 2
line-row-3 = rząd 3
line-row-4 = rząd 4
line-row-5 = rząd 5
line-row-6 = rząd 6
cell-r1c1 = rząd 1, kolumna 1
cell-r1c2 = rząd 1, kolumna 2
cell-r1c3 = rząd 1, kolumna 3
cell-r1c4 = rząd 1, kolumna 4
cell-r1c5 = rząd 1, kolumna 5
cell-r1c6 = rząd 1, kolumna 6
cell-r2c1 = rząd 2, kolumna 1
cell-r2c2 = rząd 2, kolumna 2
cell-r2c3 = rząd 2, kolumna 3
cell-r2c4 = rząd 2, kolumna 4
cell-r2c5 = rząd 2, kolumna 5
cell-r2c6 = rząd 2, kolumna 6
cell-r3c1 = rząd 3, kolumna 1
cell-r3c2 = rząd 3, kolumna 2
cell-r3c3 = rząd 3, kolumna 3
cell-r3c4 = rząd 3, kolumna 4
cell-r3c5 = rząd 3, kolumna 5
cell-r3c6 = rząd 3, kolumna 6
cell-r4c1 = rząd 4, kolumna 1
cell-r4c2 = rząd 4, kolumna 2
cell-r4c3 = rząd 4, kolumna 3
cell-r4c4 = rząd 4, kolumna 4
cell-r4c5 = rząd 4, kolumna 5
cell-r4c6 = rząd 4, kolumna 6
cell-r5c1 = rząd 5, kolumna 1
cell-r5c2 = rząd 5, kolumna 2
cell-r5c3 = rząd 5, kolumna 3
cell-r5c4 = rząd 5, kolumna 4
cell-r5c5 = rząd 5, kolumna 5
cell-r5c6 = rząd 5, kolumna 6
cell-r6c1 = rząd 6, kolumna 1
cell-r6c2 = rząd 6, kolumna 2
cell-r6c3 = rząd 6, kolumna 3
cell-r6c4 = rząd 6, kolumna 4
cell-r6c5 = rząd 6, kolumna 5
cell-r6c6 = rząd 6, kolumna 6
symbol-empty = puste pole
symbol-fish-2 = 2 ryby
symbol-log = kłoda
symbol-grain = zboże
symbol-paper = papier
symbol-plank = deska
symbol-food = żywność
symbol-book = książka
symbol-gold = złoto
symbol-log-fish = kłoda + ryba
symbol-grain-fish = zboże + ryba
symbol-paper-fish = papier + ryba
symbol-log-grain = kłoda + zboże
symbol-grain-paper = zboże + papier
symbol-log-paper = kłoda + papier
symbol-upgrade = ulepszenie
symbol-order = zamówienie
symbol-tech = technologia
symbol-build = mały żeton
symbol-fishing = połów
symbol-order-tech = zamówienie / technologia
symbol-order-fishing = zamówienie / połów
symbol-build-fishing = mały żeton / połów
symbol-tech-build = technologia / mały żeton
symbol-walkway-1-fish = pomost: 1 ryba
symbol-walkway-2-fish = pomost: 2 ryby
symbol-walkway-1-vp = pomost: 1 PZ
symbol-walkway-2-vp = pomost: 2 PZ
symbol-walkway-upgrade = pomost: ulepszenie
symbol-walkway-gold = pomost: 1 złoto
buildings-item = { $cell }: { $symbol }
laid-item = { $symbol } → { $cell }
board-front = planszetka gracza, przód
board-kjerringoy = planszetka gracza „Kjerringøy”
board-saltstraumen = planszetka gracza „Saltstraumen”
board-skjerstad = planszetka gracza „Skjerstad”
board-rognan = planszetka gracza „Rognan”

## Building tiles

tile-BL01 = żeton „narożnik” 1
tile-BL02 = żeton „narożnik” 2
tile-BL03 = żeton „narożnik” 3
tile-BL04 = żeton „narożnik” 4
tile-BL05 = żeton „narożnik” 5
tile-BL06 = żeton „narożnik” 6
tile-BL07 = żeton „narożnik” 7
tile-BL08 = żeton „narożnik” 8
tile-BL09 = żeton „narożnik” 9
tile-BL10 = żeton „narożnik” 10
tile-BL11 = żeton „narożnik” 11
tile-BL12 = żeton „narożnik” 12
tile-BL13 = żeton „narożnik” 13
tile-BL14 = żeton „narożnik” 14
tile-BI01 = prosty żeton 1
tile-BI02 = prosty żeton 2
tile-BI03 = prosty żeton 3
tile-BI04 = prosty żeton 4
tile-BI05 = prosty żeton 5
tile-BI06 = prosty żeton 6
tile-BI07 = prosty żeton 7
tile-BI08 = prosty żeton 8
tile-BI09 = prosty żeton 9
tile-BI10 = prosty żeton 10
tile-BI11 = prosty żeton 11
tile-BI12 = prosty żeton 12
tile-BC01 = podwójny żeton 1
tile-BC02 = podwójny żeton 2
tile-BC03 = podwójny żeton 3
tile-BC04 = podwójny żeton 4
tile-BC05 = podwójny żeton 5
tile-BC06 = podwójny żeton 6
tile-BC07 = podwójny żeton 7
tile-BC08 = podwójny żeton 8
tile-BC09 = podwójny żeton 9
tile-BC10 = podwójny żeton 10
tile-BC11 = podwójny żeton 11
tile-BC12 = podwójny żeton 12
tile-BC13 = podwójny żeton 13
tile-BC14 = podwójny żeton 14
tile-BC15 = podwójny żeton 15
tile-BC16 = podwójny żeton 16
tile-BC17 = podwójny żeton 17
tile-BC18 = podwójny żeton 18
tile-BC19 = podwójny żeton 19
tile-BC20 = podwójny żeton 20
tile-BD01 = pojedynczy żeton 1
tile-BD02 = pojedynczy żeton 2
tile-BD03 = pojedynczy żeton 3
tile-BD04 = pojedynczy żeton 4
tile-BD05 = pojedynczy żeton 5
tile-BD06 = pojedynczy żeton 6
tile-BD07 = pojedynczy żeton 7
tile-BD08 = pojedynczy żeton 8
tile-BD09 = pojedynczy żeton 9
tile-BD10 = pojedynczy żeton 10
tile-BD11 = pojedynczy żeton 11
tile-BD12 = pojedynczy żeton 12
tile-BD13 = pojedynczy żeton 13
tile-BD14 = pojedynczy żeton 14
tile-BD15 = pojedynczy żeton 15
tile-BD16 = pojedynczy żeton 16
tile-BS1 = startowy żeton 1
tile-BS2 = startowy żeton 2
tile-BS3 = startowy żeton 3
tile-BS4 = startowy żeton 4
shape-corner = narożnik, 3 pola
shape-straight = prosty, 3 pola
shape-double = podwójny, 2 pola
shape-single = pojedynczy, 1 pole
stack-BL-1 = żetony „narożnik”, stos 1
stack-BL-2 = żetony „narożnik”, stos 2
stack-BI-1 = proste żetony, stos 1
stack-BI-2 = proste żetony, stos 2
stack-BC-1 = podwójne żetony, stos 1
stack-BC-2 = podwójne żetony, stos 2
stack-BD-1 = pojedyncze żetony, stos 1
stack-BD-2 = pojedyncze żetony, stos 2
turn-0 = bez obrotu
turn-90 = obrót o 90°
turn-180 = obrót o 180°
turn-270 = obrót o 270°

## Dice

colour-white = biała
colour-orange = pomarańczowa
die-white-1 = biała kość 1
die-white-2 = biała kość 2
die-white-3 = biała kość 3
die-white-4 = biała kość 4
die-white-5 = biała kość 5
die-white-6 = biała kość 6
die-white-tavern-1 = biała kość w tawernie 1
die-white-tavern-2 = biała kość w tawernie 2
die-white-tavern-3 = biała kość w tawernie 3
die-white-tavern-4 = biała kość w tawernie 4
die-white-tavern-5 = biała kość w tawernie 5
die-orange-1 = pomarańczowa kość 1
die-orange-2 = pomarańczowa kość 2
die-orange-3 = pomarańczowa kość 3
die-orange-4 = pomarańczowa kość 4
die-orange-5 = pomarańczowa kość 5
die-orange-6 = pomarańczowa kość 6
die-orange-tavern-1 = pomarańczowa kość w tawernie 1
die-orange-tavern-2 = pomarańczowa kość w tawernie 2
die-orange-tavern-3 = pomarańczowa kość w tawernie 3
die-orange-tavern-4 = pomarańczowa kość w tawernie 4
die-orange-tavern-5 = pomarańczowa kość w tawernie 5

## The fjord

area-harbour = port
area-1 = obszar 1
area-2 = obszar 2
area-3 = obszar 3
area-4 = obszar 4
area-5 = obszar 5
way-advance = przesuń łódź
way-home = wróć do domu
type-I = typ I
type-II = typ II
type-III = typ III
tokens-I = { $n } × typ I
tokens-II = { $n } × typ II
tokens-III = { $n } × typ III
catch-I-2-fish = 2 ryby (typ I)
catch-I-3-fish = 3 ryby (typ I)
catch-I-1-log = 1 kłoda (typ I)
catch-I-1-vp = 1 PZ (typ I)
catch-II-3-fish = 3 ryby (typ II)
catch-II-4-fish = 4 ryby (typ II)
catch-II-1-log-1-fish = 1 kłoda + 1 ryba (typ II)
catch-II-2-vp = 2 PZ (typ II)
catch-II-3-vp = 3 PZ (typ II)
catch-II-1-vp-2-fish = 1 PZ + 2 ryby (typ II)
catch-III-5-fish = 5 ryb (typ III)
catch-III-2-vp = 2 PZ (typ III)
catch-III-3-vp = 3 PZ (typ III)
catch-III-4-vp = 4 PZ (typ III)
catch-III-5-vp = 5 PZ (typ III)
catch-III-2-log = 2 kłody (typ III)
catch-III-2-vp-2-fish = 2 PZ + 2 ryby (typ III)
catch-hidden = żeton połowu

## Technologies

track-craft = Rzemiosło
track-carpentry = Ciesielstwo
track-supplies = Dostawy
track-fishing-track = Rybołówstwo
track-carts = Wozy
level-gain-gold = otrzymaj 1 złoto
level-worker = otrzymaj 1 robotnika
level-improved-boat = ulepszony żeton łodzi na 4 żetony połowu, PZ jednego z nich ×2
level-ability = weź żeton zdolności z planszy
level-cheaper-tiles = ∞ każdy żeton budynku kosztuje o 1 kłodę mniej
level-gain-goods = otrzymaj 1 rybę, 1 kłodę i 1 papier
level-any-pier = ∞ skrzynia za zamówienie może trafić do rzędu dowolnego nabrzeża
level-pier-reward = ∞ każde zamówienie od razu daje nagrodę swojego nabrzeża
level-choose-catch = ∞ obejrzyj 2 żetony połowu i zatrzymaj 1
level-type-2 = ∞ dostępne także żetony połowu typu II
level-type-3 = ∞ dostępne także żetony połowu typu III
level-cart = otrzymaj drugi wóz
level-far-carts = ∞ wóz może przejechać do 2 pól

## Ability tiles

ability-AB1 = Stolarz
ability-AB2 = Handlarz ryb
ability-AB3 = Pilot portowy
ability-AB4 = Pośrednik
ability-AB5 = Szyper
ability-AB6 = Architekt
ability-AB7 = Brygadzista
ability-AB8 = Nauczyciel
ability-short-AB1 = dwa razy na turę ulepsz za 1 rybę
ability-short-AB2 = każda sprzedaż daje o 1 rybę więcej
ability-short-AB3 = zmieniaj każdą kość o 1 za darmo
ability-short-AB4 = w każdym zamówieniu 1 ryba zamiast 1 zasobu
ability-short-AB5 = raz na turę łów ponownie za 1 rybę
ability-short-AB6 = za 1 rybę zastosuj budynek umieszczonego żetonu
ability-short-AB7 = każdy robotnik stosuje budynek dwa razy
ability-short-AB8 = każda technologia daje 1 rybę
ability-effect-AB1 = do dwóch razy w turze akcja dodatkowa „wydaj 2 ryby, by ulepszyć zasób” kosztuje cię 1 rybę
ability-effect-AB2 = każdy sprzedany przez ciebie zasób daje o 1 rybę więcej, także w punktacji końcowej
ability-effect-AB3 = zawsze gdy bierzesz kość, możesz za darmo zmienić jej wartość o 1, zanim zapłacisz za dalsze zmiany
ability-effect-AB4 = raz w każdym zamówieniu możesz wydać 1 rybę zamiast 1 zasobu innego niż ryba i złoto
ability-effect-AB5 = raz w turze, zaraz po akcji „Łów ryby”, możesz wydać 1 rybę, by wykonać ją jeszcze raz
ability-effect-AB6 = zawsze gdy umieszczasz żeton budynku, możesz wydać 1 rybę, by zastosować efekt jednego budynku z tego żetonu; budynek pozostaje wolny
ability-effect-AB7 = zawsze gdy używasz robotnika, możesz zastosować efekt budynku drugi raz
ability-effect-AB8 = zawsze gdy opracujesz technologię, otrzymaj 1 rybę po jej efekcie

## Technology bonus tiles

bonus-TB1 = Handel
bonus-TB2 = Asortyment
bonus-TB3 = Główne nabrzeże
bonus-TB4 = Połów
bonus-TB5 = Pełne morze
bonus-TB6 = Plan wioski
bonus-TB7 = Wielkie domy
bonus-TB8 = Chaty
bonus-TB9 = Postęp
bonus-TB10 = Pionier ⚡
bonus-TB11 = Wczesny start ⚡
bonus-effect-TB1 = 3 PZ za każde 2 twoje skrzynie
bonus-effect-TB2 = 6 PZ za każdą pełną kolumnę 4 skrzyń
bonus-effect-TB3 = 2 PZ za każdą skrzynię w najdłuższym rzędzie nabrzeża
bonus-effect-TB4 = 1 PZ za każdy twój żeton połowu, na lądzie lub na żetonie łodzi
bonus-effect-TB5 = 3 PZ za każde 2 twoje żetony połowu typu III
bonus-effect-TB6 = 2 PZ za każdy wypełniony rząd, 1 PZ za każdą wypełnioną kolumnę
bonus-effect-TB7 = 3 PZ za każdy twój duży żeton budynku
bonus-effect-TB8 = 3 PZ za każde 2 twoje małe żetony budynków, bez startowego
bonus-effect-TB9 = 5 PZ za każdy twój znacznik technologii na poziomie 3
bonus-effect-TB10 = od razu 12, 9, 6 lub 3 PZ dla gracza, który dotrze tu jako 1., 2., 3. lub 4.
bonus-effect-TB11 = od razu 14 PZ w rundzie 1, 10 w rundzie 2, 6 w rundzie 3

## Piers, taverns, crates and start sets

pier-1 = nabrzeże 1
pier-2 = nabrzeże 2
pier-3 = nabrzeże 3
pier-4 = nabrzeże 4
tavern-1 = tawerna 1
tavern-2 = tawerna 2
tavern-3 = tawerna 3
tavern-4 = tawerna 4
tavern-5 = tawerna 5
space-1 = pole skrzyń 1
space-2 = pole skrzyń 2
space-3 = pole skrzyń 3
space-4 = pole skrzyń 4
crate-K01 = 2 kłody
crate-K02 = 2 zboża
crate-K03 = 2 papiery
crate-K04 = kłoda + zboże
crate-K05 = kłoda + papier
crate-K06 = zboże + papier
crate-K07 = kłoda + zboże + papier
crate-K08 = kłoda + zboże + papier
crate-K09 = kłoda + deska
crate-K10 = kłoda + żywność
crate-K11 = kłoda + książka
crate-K12 = zboże + deska
crate-K13 = zboże + żywność
crate-K14 = zboże + książka
crate-K15 = papier + deska
crate-K16 = papier + żywność
crate-K17 = papier + książka
crate-K18 = 2 deski
crate-K19 = 2 żywności
crate-K20 = 2 książki
crate-K21 = deska + żywność
crate-K22 = deska + książka
crate-K23 = żywność + książka
crate-K24 = kłoda + złoto
crate-K25 = zboże + złoto
crate-K26 = papier + złoto
crate-K27 = kłoda + zboże + książka
crate-K28 = kłoda + papier + żywność
crate-K29 = zboże + papier + deska
crate-K30 = kłoda + zboże + żywność
crate-K31 = zboże + papier + książka
crate-K32 = kłoda + papier + deska
crate-K33 = kłoda + żywność + książka
crate-K34 = zboże + deska + książka
crate-K35 = papier + deska + żywność
crate-K36 = deska + złoto
crate-K37 = żywność + złoto
crate-K38 = książka + złoto
crate-K39 = deska + żywność + książka
crate-K40 = deska + żywność + książka
crate-K41 = 2 złota
crate-K42 = 3 ryby + deska
crate-K43 = 3 ryby + żywność
crate-K44 = 3 ryby + książka
crate-KS1 = kłoda + zboże
crate-KS2 = kłoda + papier
crate-KS3 = zboże + papier
crate-KS4 = 5 ryb
set-1 = zestaw startowy 1
set-2 = zestaw startowy 2
set-3 = zestaw startowy 3
set-4 = zestaw startowy 4
goods-SR1 = 2 kłody, 1 deska
goods-SR2 = 1 kłoda, 1 zboże, 1 papier, 5 ryb
goods-SR3 = 1 kłoda, 1 deska, 3 ryby
goods-SR4 = 1 kłoda, 1 deska, 1 ryba, jeden połów
extra-sell = sprzedaj zasób
extra-upgrade = ulepsz zasób za ryby
extra-downgrade = pogorsz zasób
extra-worker = użyj robotnika
extra-overboard = wyrzuć połów za burtę

## What buildings, walkways, taverns and piers do

effect-gain = otrzymaj { $effects }
effect-upgrade = ulepsz 1 zasób (albo otrzymaj 1 rybę)
effect-order = zrealizuj zamówienie
effect-learn = opracuj technologię
effect-small = umieść mały żeton budynku za 1 kłodę
effect-small-free = umieść za darmo żeton budynku na 1 pole
effect-fish = łów ryby
effect-trade = wydaj { one-good } i otrzymaj { $n } PZ

## What is to be decided

prompt-over = Gra jest skończona.
prompt-draft = Wybierz zestaw startowy: zdolność, startowy żeton budynku i zasoby.
prompt-place = Umieść { $tile } ({ $effects }): gdzie ma leżeć jego pierwsze pole?
prompt-rotate = Obróć { $tile } ({ $effects }): jak ma leżeć?
prompt-main = Twoja tura: weź kość, umieść duży żeton budynku albo zamknij sezon.
prompt-set-die =
    { $colour_id ->
        [white] Biała kość { $n }: którą kolumnę aktywujesz?
       *[orange] Pomarańczowa kość { $n }: który rząd aktywujesz?
    }{ $where ->
       *[paid] { " " }Każde +1 lub −1 kosztuje 1 rybę.
        [pilot] { " " }Pierwsze +1 lub −1 jest za darmo, każde następne kosztuje 1 rybę.
    }
prompt-carts = Najpierw aktywuj wozy: który następny?
prompt-move-cart = Przesuń wóz albo zostaw go na miejscu, by aktywować budynek pod nim.
prompt-activation =
    { $n ->
        [0] W tej linii nie ma już budynku ({ $line }). Najpierw robotnik czy kość zostaje?
       *[other] Aktywuj budynki po kolei ({ $line }); kość stanie na ostatnim z nich.
    }
prompt-choice-building = Budynek „{ $symbol }”: zastosować efekt?
prompt-choice-walkway = Linia wypełniona, { $symbol }: zastosować efekt?
prompt-choice-tavern = Sezon zamknięty. Wykonać akcję tawerny { $tavern_id }?
prompt-choice-pier = Wziąć nagrodę nabrzeża { $pier_id } za skrzynię?
prompt-order-payment = Zamówienie „{ $crate }”: jak płacisz?
prompt-order-pier = Zamówienie „{ $crate }”: do rzędu którego nabrzeża trafia skrzynia?
prompt-take-ability = Weź jeden z żetonów zdolności z planszy.
prompt-put-cart = Postaw drugi wóz na niezajętym polu.
prompt-catch-stack = Z którego stosu bierzesz żeton połowu?
prompt-keep-one = Zatrzymaj jeden żeton połowu; drugi wraca na wierzch stosu.
prompt-over-board = Łódź jest pełna: wyrzuć jeden żeton połowu za burtę.
prompt-tile-placed = Żeton umieszczony: co rozpatrujesz teraz?
prompt-fish-again = Szyper: łowić ryby jeszcze raz za 1 rybę?
prompt-pause-piers = Czy jeszcze coś przed następnymi nagrodami nabrzeży?
prompt-pause-turn = Czy jeszcze coś przed końcem tury?
prompt-pause-game = Twoja ostatnia tura się kończy. Czy jeszcze coś? Potem zasoby są sprzedawane: 1 PZ za 3 ryby.
prompt-selling = Co sprzedajesz?
prompt-upgrading =
    Co ulepszasz za { $n ->
        [one] { $n } rybę
        [few] { $n } ryby
       *[many] { $n } ryb
    }?
prompt-downgrading = Co pogarszasz?
prompt-working = Który budynek aktywuje robotnik? Zostanie tam do końca rundy.
prompt-throwing = Który żeton połowu wyrzucasz za burtę?

## Options

option-done =
    { $where ->
       *[building] Nie stosuj efektu
        [walkway] Nie stosuj efektu
        [tavern] Nie wykonuj akcji tawerny
        [pier] Zrezygnuj z nagrody
        [activation] Nie aktywuj dalej: kość zostaje tutaj
        [unused] Niczego nie aktywuj: odrzuć kość za 1 rybę
        [aside] Nie aktywuj budynków: odłóż kość
        [tile-placed] Nie stosuj budynków z żetonu
        [fish-again] Nie łów ponownie
        [piers] Dalej
        [turn] Zakończ turę
        [game] Zakończ ostatnią turę
    }
option-set = Zestaw { $set_id }: { $ability } ({ $effect }); { $tile } ({ $effects }); { $goods }
option-cell = „{ $symbol }” tutaj: { $cell }
option-turn = Połóż tak: { $effects }
option-take =
    { $colour_id ->
        [white] Weź białą kość: kolumna { $n }
       *[orange] Weź pomarańczową kość: rząd { $n }
    }
option-take-from-tavern =
    { $colour_id ->
        [white] Weź białą kość z tawerny { $tavern_id }: kolumna { $n }
       *[orange] Weź pomarańczową kość z tawerny { $tavern_id }: rząd { $n }
    }
option-line =
    { $cost ->
        [0] Aktywuj: { $line }
        [one] Zmień kość za { $cost } rybę: { $line }
        [few] Zmień kość za { $cost } ryby: { $line }
       *[many] Zmień kość za { $cost } ryb: { $line }
    }{ $any ->
        [0] { " " }(brak wolnych budynków)
       *[other] { " " }({ $effects })
    }
option-discard-die = Odrzuć kość i otrzymaj 1 rybę
option-cart =
    { $where ->
        [carts] Najpierw ten wóz: { $cell }
       *[put-cart] Postaw wóz: { $cell }
    }
option-roll =
    { $where ->
        [stay] Wóz zostaje: { $cell }
       *[move] Przesuń wóz: { $cell }
    }{ $any ->
        [0] { " " }(bez efektu)
       *[other] { " " }({ $effects })
    }
option-activate = Aktywuj: { $symbol } ({ $cell })
option-large =
    Umieść duży żeton { $cost ->
        [log-plank] za 1 kłodę i 1 deskę
       *[plank] za 1 deskę
    }: { $tile } ({ $effects })
option-small =
    Umieść mały żeton { $cost ->
        [log] za 1 kłodę
       *[free] za darmo
    }: { $tile } ({ $effects })
option-close =
    Zamknij sezon, { $tavern }: { $effects }{ $n ->
        [1] { "" }
       *[other] { " " }× { $n }
    }
option-upgrade =
    { $arrow_id ->
        [one-fish] Zamiast tego otrzymaj 1 rybę
       *[other] Ulepsz: { $arrow }
    }
option-order =
    Zamówienie: { $crate } → { $vp } PZ ({ $where ->
        [any] dowolne nabrzeże
       *[own] nabrzeże { $space_id }
    })
option-learn = Opracuj za { one-good }: { $track } { $n } ({ $level })
option-boat =
    { $way_id ->
        [advance] Przesuń łódź: { $area }
       *[home] Wróć do domu{ $any ->
            [0] { "" }
           *[other] { ": " }{ $effects }
        }
    }
option-again =
    { $way_id ->
        [advance] Za 1 rybę przesuń łódź: { $area }
       *[home] Za 1 rybę wróć do domu{ $any ->
            [0] { "" }
           *[other] { ": " }{ $effects }
        }
    }
option-trade = Wydaj { one-good } i otrzymaj { $n } PZ
option-instead =
    { $good_id ->
       *[fish] Zapłać, jak podano
        [log] Zapłać 1 rybę zamiast 1 kłody
        [grain] Zapłać 1 rybę zamiast 1 zboża
        [paper] Zapłać 1 rybę zamiast 1 papieru
        [plank] Zapłać 1 rybę zamiast 1 deski
        [food] Zapłać 1 rybę zamiast 1 żywności
        [book] Zapłać 1 rybę zamiast 1 książki
        [gold] Zapłać 1 rybę zamiast 1 złota
    }
option-pier = Połóż tutaj: { $pier } ({ $effects })
option-ability = Weź zdolność { $ability }: { $effect }
option-look =
    { $n ->
        [1] Weź ostatni żeton typu { $type_id }
       *[other] Obejrzyj 2 żetony typu { $type_id }
    }
option-keep = Zatrzymaj: { $catch }
option-overboard = Wyrzuć za burtę: { $catch }
option-fill = Zastosuj pomosty: { $line }
option-apply = Zastosuj za 1 rybę: { $symbol } ({ $cell })
option-extra =
    { $extra_id ->
        [sell] Sprzedaj zasób
        [upgrade] Ulepsz zasób za { $n ->
            [one] { $n } rybę
            [few] { $n } ryby
           *[many] { $n } ryb
        }
        [downgrade] Pogorsz zasób
        [worker] Użyj robotnika
       *[overboard] Wyrzuć połów za burtę
    }
option-sell =
    Sprzedaj { one-good } za { $n ->
        [one] { $n } rybę
        [few] { $n } ryby
       *[many] { $n } ryb
    }
option-downgrade = Pogorsz: { $back }
option-worker = Robotnik: { $symbol } ({ $cell })

## What happened

event-gained =
    { $seat } otrzymuje { $resource_id ->
       *[fish] { gain-fish }
        [log] { gain-log }
        [grain] { gain-grain }
        [paper] { gain-paper }
        [plank] { gain-plank }
        [food] { gain-food }
        [book] { gain-book }
        [gold] { gain-gold }
        [vp] { gain-vp }
    }.
event-paid =
    { $seat } wydaje { $resource_id ->
       *[fish] { gain-fish }
        [log] { gain-log }
        [grain] { gain-grain }
        [paper] { gain-paper }
        [plank] { gain-plank }
        [food] { gain-food }
        [book] { gain-book }
        [gold] { gain-gold }
        [vp] { gain-vp }
    }.
event-chose-set = { $seat } bierze zestaw startowy: { $ability }; { $tile }; { $goods }.
event-placed = { $seat } umieszcza { $tile }: { $cell }.
event-took-die =
    { $colour_id ->
        [white] { $seat } bierze białą kość: { $n }.
       *[orange] { $seat } bierze pomarańczową kość: { $n }.
    }
event-set-die = { $seat } stawia kość: { $line }.
event-discarded-die = { $seat } odrzuca kość.
event-activated = { $seat } aktywuje: { $symbol } ({ $cell }).
event-die-rests = { $seat } zostawia kość: { $cell }.
event-die-aside = { $seat } odkłada kość.
event-cart-moved = { $seat } przesuwa wóz: { $cell }.
event-cart-stayed = { $seat } zostawia wóz: { $cell }.
event-used-worker = { $seat } używa robotnika: { $symbol } ({ $cell }).
event-completed = { $seat } realizuje zamówienie: { $crate } ({ $pier }).
event-crate-turned-up = Nowe zamówienie, { $space }: { $crate }.
event-learned = { $seat } opracowuje technologię: { $track }, poziom { $n }.
event-took-ability = { $seat } bierze zdolność: { $ability }.
event-gained-worker = { $seat } otrzymuje robotnika.
event-improved-boat = { $seat } odwraca żeton łodzi na ulepszoną stronę.
event-gained-cart = { $seat } otrzymuje wóz: { $cell }.
event-tile-turned-up = Następny w stosie: { $tile }.
event-tile-removed = Usunięty z gry: { $tile }.
event-crate-removed = Zamówienie usunięte z gry: { $crate }.
event-sailed = { $seat } przesuwa łódź: { $area }.
event-returned = { $seat } wraca do domu ({ $area }).
event-looked =
    { $catch_id ->
        [hidden] { $seat } ogląda żeton połowu.
       *[other] { $seat } ogląda żeton połowu: { $catch }.
    }
event-caught = { $seat } bierze żeton połowu: { $catch }.
event-kept = { $seat } zatrzymuje żeton połowu: { $catch }.
event-threw = { $seat } wyrzuca za burtę: { $catch }.
event-filled = { $seat } wypełnia: { $line }.
event-sold =
    { $seat } sprzedaje { one-good } za { $n ->
        [one] { $n } rybę
        [few] { $n } ryby
       *[many] { $n } ryb
    }.
event-upgraded = { $seat } ulepsza: { $arrow }.
event-downgraded = { $seat } pogarsza: { $back }.
event-traded = { $seat } wydaje { one-good } i otrzymuje { $n } PZ.
event-closed = { $seat } zamyka sezon w tawernie { $tavern_id }.
event-bonus = { $seat } dociera do żetonu premii „{ $bonus }”.
event-applied = { $seat } stosuje budynek z żetonu: { $symbol } ({ $cell }).
event-turn = Tura { $n }: { $seat }
event-round = Zaczyna się runda { $n }.
event-rolled = Rzucono wszystkimi kośćmi.
event-game-over = Gra jest skończona.
event-caught-nothing = { $seat } nie znajduje żetonu połowu na tym obszarze.

## What was shown, so that a move cannot be taken back

revealed-crate-turned-up = odkryto zamówienie
revealed-tile-turned-up = odkryto żeton
revealed-looked = obejrzano żeton
revealed-caught = dobrano żeton
revealed-kept = pokazano żeton
revealed-rolled = rzucono kośćmi
revealed-game-over = odkryto zamówienia

## Set-up

setup-board = Planszetki graczy
setup-carts = Wariant zaawansowany: wozy
setup-special = Specjalne żetony premii
value-front = przód: wioski jednakowe
value-back = tył: wioski z nazwami, każda inna
value-no = bez wozów
value-yes = z wozami
value-2 = 2: zwykła gra
value-3 = 3
value-4 = 4
value-5 = 5

## Scoring

score-scored = W trakcie gry
score-catch = Połów na łodzi
score-resources = Zasoby
score-crate-columns = Kolumny skrzyń
score-crates = Skrzynie
score-technologies = Technologie
score-bonus-tiles = Premie
score-carts = Wozy
honour-won = Wygrana: każdy specjalny żeton premii jest wart co najmniej 10 PZ
honour-lost = Przegrana: specjalny żeton premii jest wart mniej niż 10 PZ
honour-medal-none = Bez medalu
honour-medal-bronze = Brązowy medal
honour-medal-silver = Srebrny medal
honour-medal-gold = Złoty medal
honour-medal-platinum = Platynowy medal
honour-medal-palladium = Palladowy medal
honour-achievement-1 = Osiągnięcie, poziom 1
honour-achievement-2 = Osiągnięcie, poziom 2
honour-achievement-3 = Osiągnięcie, poziom 3
honour-achievement-4 = Osiągnięcie, poziom 4
honour-achievement-5 = Osiągnięcie, poziom 5

## Help: the rule for each kind of component

help-good = Zasób leży w swoim pomieszczeniu magazynu, w dowolnej liczbie. Ulepszenie przesuwa 1 zasób zgodnie ze strzałką do pomieszczenia wyżej, pogorszenie przeciwnie do strzałki. W dowolnej chwili swojej tury możesz sprzedać 1 zasób za ryby podane w jego rzędzie, ulepszyć 1 zasób za 2 ryby albo pogorszyć 1 zasób.
help-symbol = Budynek aktywuje kość, robotnik lub wóz: produkuje zasoby, ulepsza 1 zasób albo pozwala wykonać akcję; z dwóch akcji rozdzielonych znakiem „/” wybierasz jedną. Z efektu można zrezygnować. Pomostu się nie aktywuje: jego efekt następuje, gdy wypełni się jego rząd lub kolumna.
help-board = Twoja wioska: 6 rzędów i 6 kolumn z kilkoma nadrukowanymi budynkami. Biała kość aktywuje kolumnę, pomarańczowa rząd. Startowy żeton budynku zakrywa 2 z 4 środkowych pól ze śniegiem. Na przodzie wszystkie wioski są jednakowe, na odwrocie różne.
help-tile = Żeton budynku umieszcza się na dowolnych pustych polach wioski i można go obracać. Mały żeton (1 lub 2 pola) kosztuje 1 kłodę i wymaga akcji, duży (3 pola) kosztuje 1 kłodę i 1 deskę i jest główną akcją tury. Gdy rząd lub kolumna są pełne, działają wszystkie ich pomosty.
help-stack = Żetony budynków leżą odkryte, po dwa stosy każdego kształtu. Wziąć można tylko wierzchni żeton stosu. W trybie jednoosobowym umieszczenie żetonu usuwa z gry wierzchni żeton drugiego stosu tego samego kształtu.
help-area = Łowiąc ryby, albo przesuwasz łódź na następny obszar i bierzesz tam żeton połowu, albo wracasz do domu. Powrót daje PZ obszaru i nagrody wszystkich żetonów z żetonu łodzi. Na koniec gry łódź na morzu nie dostaje PZ za obszar.
help-catch = Żeton połowu daje nagrodę, gdy łódź wróci do domu, albo na koniec gry. Na żetonie łodzi mieszczą się 3 żetony połowu, na ulepszonym 4, a PZ jednego z nich są podwojone. Typy II i III wymagają technologii Rybołówstwo. Żeton wyrzucony za burtę trafia pod spód stosu swojego typu.
help-track = Opracowanie technologii kosztuje 1 zasób i przesuwa twój znacznik o jeden poziom; efekt działa od razu albo, przy znaku ∞, do końca gry. Na koniec znacznik na poziomie 1 jest wart 1 PZ, na poziomie 2 4 PZ, a na poziomie 3 daje zamiast tego żeton premii swojego toru.
help-ability = Każdy zaczyna z jednym żetonem zdolności; poziom 2 Ciesielstwa daje kolejny z planszy. Zdolność działa w twoich turach do końca gry.
help-bonus = Leży na szczycie każdego toru technologii. Liczy się każdemu graczowi, którego znacznik dotarł tam na poziom 3: z symbolem ⚡ od razu, pozostałe na koniec gry. W trybie jednoosobowym każdy specjalny żeton premii musi być wart co najmniej 10 PZ.
help-pier = Gdy zamykasz sezon, każda skrzynia w rzędzie nabrzeża daje raz jego nagrodę, nabrzeża po kolei od góry. Wczesna skrzynia daje więc nagrodę nawet trzy razy.
help-tavern = By zamknąć sezon, postaw znacznik na niezajętej tawernie; możesz wykonać jej akcję, potem nabrzeża dają nagrody i runda się dla ciebie kończy. Kto stoi najbardziej na lewo, zaczyna następną rundę, a w ostatniej wygrywa remisy.
help-crate = Realizacja zamówienia to wydanie zasobów z odkrytego żetonu skrzyni i wzięcie go. Trafia zakryty do rzędu nabrzeża z tym samym symbolem. Jego PZ liczą się na koniec; każda pełna kolumna 4 skrzyń daje jeszcze 3 PZ.
help-goods = Część zestawu startowego, razem z żetonem zdolności i startowym żetonem budynku. Otrzymujesz to, co pokazuje, i żeton wypada z gry.

## Names of the kinds of components

ui-kind-good = Zasób
ui-kind-symbol = Pole
ui-kind-board = Planszetka gracza
ui-kind-tile = Żeton budynku
ui-kind-stack = Stos żetonów budynków
ui-kind-area = Obszar fiordu
ui-kind-catch = Żeton połowu
ui-kind-track = Tor technologii
ui-kind-ability = Żeton zdolności
ui-kind-bonus = Żeton premii technologii
ui-kind-pier = Nabrzeże
ui-kind-tavern = Tawerna
ui-kind-crate = Żeton skrzyni
ui-kind-goods = Startowy żeton zasobów

## Parts of the table

ui-round = Runda
ui-village = Wioska
ui-warehouse = Magazyn
ui-fjord = Fiord
ui-boat = Łódź
ui-catch = Połów
ui-ashore = Na lądzie
ui-taverns = Tawerny
ui-piers = Nabrzeża
ui-crates = Skrzynie
ui-orders = Zamówienia
ui-technologies = Technologie
ui-abilities = Zdolności
ui-bonus-tiles = Żetony premii technologii
ui-special-tiles = Specjalne żetony premii
ui-dice = Kości
ui-white-dice = Białe kości
ui-orange-dice = Pomarańczowe kości
ui-building-tiles = Żetony budynków
ui-large-tiles = Duże żetony budynków
ui-small-tiles = Małe żetony budynków
ui-resources = Zasoby
ui-start-sets = Zestawy startowe
ui-carts = Wozy
ui-season-closed = sezon zamknięty
ui-first-player = Pierwszy gracz
ui-harbour = Port
ui-row = Rząd
ui-column = Kolumna
ui-sale-price = Cena sprzedaży
ui-round-number = Runda { $n } z { $total }
ui-level = poziom { $n }

## Help: terms

term-extra-action = akcja dodatkowa
term-die = kość
term-worker = robotnik
term-order = zamówienie
term-technology = technologia
term-fishing = połów ryb
term-walkway = pomost
term-filled-line = wypełniony rząd lub kolumna
term-close-the-season = zamknij sezon
term-upgrade = ulepszenie
term-cart = wóz
term-solo = tryb jednoosobowy
term-end-of-game = koniec gry
rule-extra-action = W dowolnej chwili swojej tury, ile razy chcesz: sprzedaj 1 zasób za ryby, wydaj 2 ryby, by ulepszyć 1 zasób, pogorsz 1 zasób albo użyj robotnika. Można też wyrzucić połów za burtę.
rule-die = Weź białą kość dla kolumny albo pomarańczową dla rzędu; każda wydana ryba zmienia jej wartość o 1. Potem aktywuj wolne budynki tej linii po kolei: kolumnę z góry na dół, rząd od lewej do prawej. Kość staje na ostatnim z nich i zajmuje go do końca rundy. W rundzie bierzesz najwyżej 3 białe kości i najwyżej tyle pomarańczowych, ile wynosi numer rundy. Zamiast aktywować możesz odrzucić kość za 1 rybę.
rule-worker = Akcja dodatkowa: postaw robotnika na wolnym budynku i aktywuj go. Robotnik zostaje tam do końca rundy. Zaczynasz z 1; poziomy 2 i 3 Rzemiosła dają po jednym więcej.
rule-order = Wydaj zasoby z jednego z 4 odkrytych żetonów skrzyń i weź go. Trafia do rzędu nabrzeża o tym samym numerze co jego pole, a jego PZ liczą się na koniec gry.
rule-technology = Wydaj podany zasób i przesuń jeden ze swoich 4 znaczników o poziom. Efekt działa od razu; ze znakiem ∞ trwa do końca gry. Poziom 3 otwiera też żeton premii tego toru.
rule-fishing = Albo przesuń łódź o jeden obszar i weź żeton połowu, albo wróć do domu: otrzymaj PZ obszaru i nagrody wszystkich żetonów z żetonu łodzi.
rule-walkway = Pole żetonu budynku, którego się nie aktywuje. Gdy jego rząd lub kolumna się wypełni, działa jego efekt; jeśli jeden żeton wypełnia oba, dwa razy.
rule-filled-line = Rząd lub kolumna są wypełnione, gdy na każdym z 6 pól jest nadrukowany budynek albo leży żeton. Od razu działają wszystkie ich pomosty.
rule-close-the-season = Twoja ostatnia tura w rundzie: wybierz niezajętą tawernę, której akcję możesz wykonać; potem każde nabrzeże daje nagrodę za każdą swoją skrzynię. Potem czekasz na następną rundę. Sezon można zamknąć, nie wziąwszy wszystkich kości.
rule-upgrade = Przesuń 1 zasób zgodnie ze strzałką albo otrzymaj 1 rybę. Ryba staje się kłodą, zbożem lub papierem; kłoda deską, zboże żywnością, papier książką; każde z nich złotem.
rule-cart = Tylko w wariancie zaawansowanym. Gdy kość aktywuje linię, najpierw każdy wóz w niej może przejechać o 1 pole (z kolumny w lewo lub prawo, z rzędu w górę lub dół) albo zostać, i działa budynek pod nim. Na koniec wóz jest wart numer rzędu razy numer kolumny.
rule-solo = Grasz w pojedynkę o cel. Każdy specjalny żeton premii musi być dla ciebie wart co najmniej 10 PZ, choć nie wlicza się do wyniku; wtedy wynik daje medal: brązowy od 100, srebrny od 120, złoty od 140, platynowy od 160, palladowy od 180; z wozami o 20 więcej. Więcej specjalnych żetonów otwiera osiągnięcia.
rule-end-of-game = Po 3 rundach: połów na łodzi daje nagrody, wszystkie zasoby są sprzedawane, a każde 3 ryby to 1 PZ. Potem 3 PZ za każdą pełną kolumnę skrzyń, PZ skrzyń, poziomów technologii i osiągniętych żetonów premii. Przy remisie wygrywa ten, kto w tawernach stoi bardziej na lewo.

## Data of the components

field-row = rząd magazynu
field-upgrades = ulepsza się do
field-price = cena sprzedaży w rybach
field-name = nazwa
field-kind = rodzaj
field-effect = efekt
field-buildings = nadrukowane budynki
field-size = rozmiar
field-snow = pola ze śniegiem
field-shape = kształt
field-cells = pola
field-tiles = żetony
field-stacks = stosy
field-vp = punkty zwycięstwa
field-type = typ
field-number = liczba
field-reward = nagroda
field-costs = koszty poziomów
field-levels = efekty poziomów
field-at-once = PZ od razu ⚡
field-times = ile razy
field-action = akcja
field-cost = koszt
field-goods = zasoby
field-fishing = akcja „Łów ryby”
kind-production = produkcja
kind-upgrade = ulepszenie
kind-action = akcja
kind-walkway = pomost
at-once-true = tak
at-once-false = nie
fishing-true = tak
fishing-false = nie

## Dlaczego czegoś nie można wybrać

refusal-goods = musisz mieć jeszcze { $effects }
refusal-dice-white = najwyżej { $n } białe kości w rundzie
refusal-dice-orange =
    { $n ->
        [one] najwyżej { $n } pomarańczowa kość w tej rundzie
       *[other] najwyżej { $n } pomarańczowe kości w tej rundzie
    }
refusal-empty = nic nie zostało
refusal-no-room = w wiosce nie ma miejsca na ten kształt
refusal-tavern-dice = leżą tu kości
refusal-tavern = zajęte: { $seat }
refusal-walkway = pomostu się nie aktywuje
refusal-passed = kość poszła już dalej
refusal-worker-there = stoi tu robotnik
refusal-cart-there = stoi tu wóz
refusal-die-there = leży tu kość
refusal-top = osiągnięto najwyższy poziom
refusal-single = tylko żetony o wielkości 1 pola
refusal-last-area = łódź jest w ostatnim obszarze
refusal-harbour = łódź jest w porcie
refusal-nothing = nie ma czego użyć
refusal-bought = właśnie kupiono zasób za tyle samo ryb: najpierw zrób coś innego
refusal-no-building = brak wolnego budynku
refusal-no-worker = brak wolnego robotnika
refusal-no-catch = na łodzi nie ma połowu

## Stół w terminalu

ui-short-fish = ryba
ui-short-log = kłoda
ui-short-grain = zboże
ui-short-paper = pap.
ui-short-plank = deska
ui-short-food = żywn.
ui-short-book = ks.
ui-short-gold = złoto
ui-short-vp = PZ
ui-short-order = ZAM.
ui-short-tech = TECHN
ui-short-build = BUD.
ui-short-fishing = POŁÓW
ui-code-fish = ry
ui-code-log = kł
ui-code-grain = zb
ui-code-paper = pa
ui-code-plank = de
ui-code-food = ży
ui-code-book = ks
ui-code-gold = zł
ui-code-vp = PZ
ui-code-order = ZA
ui-code-tech = TE
ui-code-build = BU
ui-code-fishing = PO
ui-harbour-board = Kości, zamówienia, tawerny
ui-columns = kolumny { $n }
ui-board-abilities = Zdolności na planszy
ui-now = Gdyby gra się skończyła:
ui-no-points = jeszcze nic
ui-tech = techn.
ui-pier-1 = połów
ui-pier-2 = 1 PZ + 1 ryba
ui-pier-3 = ulepsz / ryba
ui-pier-4 = zboże→3, żywn.→5
ui-tavern-1 = połów
ui-tavern-2 = technologia
ui-tavern-3 = zamówienie
ui-tavern-4 = żeton 1-polowy gratis
ui-tavern-5 = połów dwa razy
ui-level-gain-gold = 1 złoto
ui-level-worker = robotnik
ui-level-improved-boat = łódź, ×2
ui-level-ability = zdolność
ui-level-cheaper-tiles = żetony −1 kł.
ui-level-gain-goods = ryba, kł., pap.
ui-level-any-pier = dowolne nabrz.
ui-level-pier-reward = nagroda nabrz.
ui-level-choose-catch = 1 z 2 żetonów
ui-level-type-2 = typ II
ui-level-type-3 = typ III
ui-level-cart = drugi wóz
ui-level-far-carts = wozy o 2 pola
ui-taverns-dice = Tawerny z kośćmi
ui-here-building = Ten budynek
ui-here-walkway = Ten pomost
ui-here-tavern = Ta tawerna
ui-here-pier = To nabrzeże
ui-here-order = To zamówienie
ui-catch-ashore = Połów na brzegu
ui-unseen-catch = Niewidziany połów
ui-sunk = Za burtą w obszarze { $n }, typ { $text }
ui-removed-crates = Skrzynie usunięte z gry
ui-removed-tiles = Żetony usunięte z gry
ui-bonus-reached = żetony premii
ui-sign-white-die = biała kość: aktywuje kolumnę swojej wartości
ui-sign-orange-die = pomarańczowa kość: aktywuje rząd swojej wartości
ui-sign-worker = robotnik
ui-sign-cart = wóz
ui-sign-snow = śnieg: miejsce żetonu startowego
ui-sign-filled = wypełniony rząd lub kolumna; zamówienie, na które cię stać
ui-sign-active = aktywowana linia
ui-sign-cell = rząd 3, kolumna 4
ui-sign-price = cena sprzedaży w rybach
ui-sign-token = typ i nagroda żetonu połowu
ui-sign-known-top = 6 żetonów, górny znany
ui-sign-hidden-crates = bez zakrytych skrzyń
ui-workers = Robotnicy
ui-terse-close = Zamknij: { $n } { $text }
ui-terse-tile = Żeton { $text }
ui-help-help = lista poleceń i znaków; ? 2 objaśnia opcję 2, ? złoto lub ? nabrzeże — element albo pojęcie (najpierw szukany jest numer opcji)
ui-piles-help = pokaż swoje skrzynie i połów oraz niewidziane jeszcze żetony połowu
ui-tie-break-value =
    { $n ->
        [0] tawerna 1
        [-1] tawerna 2
        [-2] tawerna 3
        [-3] tawerna 4
        [-4] tawerna 5
       *[other] –
    }
