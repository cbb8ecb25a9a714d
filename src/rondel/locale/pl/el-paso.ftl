# Great Western Trail: El Paso, in Polish.

## Cattle and workers

breed-criollo = Criollo
breed-pineywoods = Pineywoods
breed-galloway = Galloway
breed-santa-gertrudis = Santa Gertrudis
breed-black-angus = Black Angus
breed-corriente = Corriente
breed-shorthorn = Shorthorn
breed-hereford = Hereford
breed-simmental = Simental
worker-cowboy = kowboj
worker-engineer = inżynier
worker-builder = budowniczy
worker-joker = pracownik uniwersalny
card-criollo = Criollo
card-pineywoods = Pineywoods
card-galloway = Galloway
card-santa-gertrudis = Santa Gertrudis
card-black-angus = Black Angus
card-corriente = Corriente
card-shorthorn = Shorthorn
card-hereford = Hereford
card-simmental = Simental
card-cowboy = kowboj
card-engineer = inżynier
card-builder = budowniczy
card-joker = pracownik uniwersalny
card-hidden = karta
resource-money = pieniądze
resource-exchange-token = żeton wymiany
resource-certificate = certyfikat
automa-name = Sue

## The trail

node-EP = El Paso
node-NB = pole neutralne B
node-NC = pole neutralne C
node-ND = pole neutralne D
node-NE = pole neutralne E
node-NF = pole neutralne F
node-NG = pole neutralne G
node-S1 = pole budynku 1
node-S2 = pole budynku 2
node-S3 = pole budynku 3
node-S4 = pole budynku 4
node-S5 = pole budynku 5
node-S6 = pole budynku 6
node-S7 = pole budynku 7
node-S8 = pole budynku 8
node-S9 = pole budynku 9
node-simmental = pole Simentali
location-el-paso = El Paso
location-B = budynek neutralny B
location-C = budynek neutralny C
location-D = budynek neutralny D
location-E = budynek neutralny E
location-F = budynek neutralny F
location-G = budynek neutralny G
location-1 = budynek 1
location-2 = budynek 2
location-3 = budynek 3
location-4 = budynek 4
location-5 = budynek 5
location-6 = budynek 6
neutral-B = budynek neutralny B
neutral-C = budynek neutralny C
neutral-D = budynek neutralny D
neutral-E = budynek neutralny E
neutral-F = budynek neutralny F
neutral-G = budynek neutralny G
building-1 = budynek 1
building-2 = budynek 2
building-3 = budynek 3
building-4 = budynek 4
building-5 = budynek 5
building-6 = budynek 6
building-1a = budynek 1, strona a
building-1b = budynek 1, strona b
building-2a = budynek 2, strona a
building-2b = budynek 2, strona b
building-3a = budynek 3, strona a
building-3b = budynek 3, strona b
building-4a = budynek 4, strona a
building-4b = budynek 4, strona b
building-5a = budynek 5, strona a
building-5b = budynek 5, strona b
building-6a = budynek 6, strona a
building-6b = budynek 6, strona b

## The train

train-T1 = lokomotywa
train-T2 = wagon 2
train-T3 = wagon 3
train-T4 = wagon 4
train-T1-plain = lokomotywa, strona zwykła
train-T1-star = lokomotywa, strona ★
train-T2-plain = wagon 2, strona zwykła
train-T2-star = wagon 2, strona ★
train-T3-plain = wagon 3, strona zwykła
train-T3-star = wagon 3, strona ★
train-T4-plain = wagon 4, strona zwykła
train-T4-star = wagon 4, strona ★

## The player board and the trading posts

disc-PB1 = akcja pomocnicza: 3 $
disc-PB2 = akcja pomocnicza: certyfikat
disc-PB3 = podwójna wymiana
disc-PB4 = akcja pomocnicza: usuń bydło z gry
disc-PB5 = stały certyfikat
disc-PB6 = limit kart na ręce 5
disc-PB7 = limit kroków 4
disc-effect-auxiliary-1 = akcja pomocnicza 1 daje 3 $ zamiast 1 $
disc-effect-auxiliary-2 = odblokowuje akcję pomocniczą 2: zdobądź 1 certyfikat
disc-effect-auxiliary-3 = akcja pomocnicza 3 daje do dwóch wymian zamiast jednej
disc-effect-auxiliary-4 = odblokowuje akcję pomocniczą 4: usuń z gry dowolną kartę bydła z ręki
disc-effect-permanent-certificate = 1 stały certyfikat: +1 przy każdej dostawie
disc-effect-hand-limit = limit kart na ręce rośnie z 4 do 5
disc-effect-step-limit = limit kroków rośnie z 3 do 4
auxiliary-money = zdobądź pieniądze
auxiliary-certificate = zdobądź certyfikat
auxiliary-exchange = wymiana
auxiliary-remove = usuń bydło z gry
post-0 = placówka handlowa 0
post-5 = placówka handlowa 5
post-7 = placówka handlowa 7
post-9 = placówka handlowa 9
post-10 = placówka handlowa 10
post-12 = placówka handlowa 12
post-16 = placówka handlowa 16

## Actions on buildings, train cards, trading posts and bonus tiles

effect-pay = zapłać { $n } $: { $effect }
effect-gain-money = zdobądź { $n } $
effect-gain-certificates =
    zdobądź { $n ->
        [one] { $n } certyfikat
        [few] { $n } certyfikaty
       *[many] { $n } certyfikatów
    }
effect-gain-tokens =
    zdobądź { $n ->
        [one] { $n } żeton wymiany
        [few] { $n } żetony wymiany
       *[many] { $n } żetonów wymiany
    }
effect-sell = odrzuć kartę { $breed } za { $n } $
effect-sell-value-two = odrzuć dowolną kartę bydła o wartości hodowlanej 2 za { $n } $
effect-sell-double = odrzuć dowolną kartę bydła i zdobądź jej podwójną wartość hodowlaną w dolarach
effect-hire =
    { $n ->
        [0] zatrudnij pracownika za darmo albo pracownika uniwersalnego za { $joker } $
       *[other] zatrudnij pracownika za { $n } $ albo pracownika uniwersalnego za { $joker } $
    }
effect-hire-two = zatrudnij jednego pracownika za { $n } $ albo dwóch różnych za { $both } $; pracownik uniwersalny kosztuje o 4 $ więcej
effect-buy = kup bydło
effect-train = skorzystaj z pociągu
effect-build = postaw lub zastąp budynek
effect-take =
    { $kind ->
        [objective] weź żeton celu
        [bonus] weź żeton bonusu
       *[any] weź dowolny żeton
    }
effect-auxiliary =
    { $n ->
        [one] wykonaj { $n } akcję pomocniczą
        [few] wykonaj { $n } różne akcje pomocnicze
       *[many] wykonaj { $n } różnych akcji pomocniczych
    }
effect-move =
    przesuń poganiacza o najwyżej { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
effect-gain-cattle = zdobądź kartę { $breed }
effect-remove = usuń z gry kartę { $breed } z ręki
effect-remove-any = usuń z gry dowolną kartę bydła z ręki

## Objective and bonus tiles

tile-OT01 = żeton celu „1 Corriente + 3 kowbojów” (3 PZ)
tile-OT02 = żeton celu „1 Corriente + 1 budynek” (3 PZ)
tile-OT03 = żeton celu „2 Corriente + 1 żeton bonusu” (4 PZ)
tile-OT04 = żeton celu „1 Black Angus + 1 Corriente” (3 PZ)
tile-OT05 = żeton celu „2 Black Angus + 1 budynek” (4 PZ)
tile-OT06 = żeton celu „1 Black Angus + 1 Shorthorn” (4 PZ)
tile-OT07 = żeton celu „1 Shorthorn + 1 dysk na placówce handlowej 10 lub wyższej” (4 PZ)
tile-OT08 = żeton celu „2 Shorthorn” (5 PZ)
tile-OT09 = żeton celu „1 Hereford + 1 budynek” (5 PZ)
tile-OT10 = żeton celu „1 Hereford + 1 żeton bonusu” (5 PZ)
tile-OT11 = żeton celu „1 Corriente + 1 Shorthorn + 1 Hereford” (5 PZ)
tile-OT12 = żeton celu „3 kowbojów + 1 żeton bonusu” (3 PZ)
tile-OT13 = żeton celu „3 inżynierów + 1 żeton bonusu” (3 PZ)
tile-OT14 = żeton celu „3 budowniczych + 1 budynek” (3 PZ)
tile-OT15 = żeton celu „3 inżynierów + 1 dysk na placówce handlowej 10 lub wyższej” (4 PZ)
tile-OT16 = żeton celu „1 Black Angus + 2 budynki” (4 PZ)
tile-OT17 = żeton celu „1 budynek wymagający co najmniej 4 budowniczych” (4 PZ)
tile-OT18 = żeton celu „1 budynek + 2 żetony bonusu” (4 PZ)
tile-OT19 = żeton celu „2 dyski na placówkach handlowych 10 lub wyższych” (4 PZ)
tile-OT20 = żeton celu „1 dysk na placówce handlowej 16” (5 PZ)
tile-BT01 = żeton bonusu „stały certyfikat: +1 przy każdej dostawie” (2 PZ)
tile-BT02 = żeton bonusu „stały certyfikat: +1 przy każdej dostawie” (2 PZ)
tile-BT03 = żeton bonusu „stały certyfikat: +1 przy każdej dostawie” (2 PZ)
tile-BT04 = żeton bonusu „przy każdej dostawie liczy się jedna powtórzona karta bydła” (2 PZ)
tile-BT05 = żeton bonusu „przy każdej dostawie liczy się jedna powtórzona karta bydła” (2 PZ)
tile-BT06 = żeton bonusu „zdobądź 5 $” (3 PZ)
tile-BT07 = żeton bonusu „zdobądź 5 $” (3 PZ)
tile-BT08 = żeton bonusu „zdobądź 2 żetony wymiany” (3 PZ)
tile-BT09 = żeton bonusu „zdobądź 2 żetony wymiany” (3 PZ)
tile-BT10 = żeton bonusu „zdobądź 2 certyfikaty” (3 PZ)
tile-BT11 = żeton bonusu „zdobądź 2 certyfikaty” (3 PZ)
tile-BT12 = żeton bonusu „zatrudnij pracownika za darmo albo pracownika uniwersalnego za 4 $” (2 PZ)
tile-BT13 = żeton bonusu „zatrudnij pracownika za darmo albo pracownika uniwersalnego za 4 $” (2 PZ)
tile-BT14 = żeton bonusu „zdobądź kartę Black Angus” (3 PZ)
tile-BT15 = żeton bonusu „zdobądź kartę Corriente” (2 PZ)
tile-BT16 = żeton bonusu „usuń z gry dowolną kartę bydła z ręki” (4 PZ)
tile-BT17 = żeton bonusu „usuń z gry dowolną kartę bydła z ręki” (4 PZ)
tile-BT18 = żeton bonusu „wykonaj 2 różne akcje pomocnicze” (4 PZ)
tile-BT19 = żeton bonusu (5 PZ)
tile-BT20 = żeton bonusu (5 PZ)
tile-objective-stack = wierzchni żeton celu ze stosu (w ciemno)
tile-bonus-stack = wierzchni żeton bonusu ze stosu (w ciemno)

## Needs of objective tiles

need-black-angus = { $n } Black Angus
need-corriente = { $n } Corriente
need-shorthorn = { $n } Shorthorn
need-hereford = { $n } Hereford
need-cowboy =
    { $n ->
        [one] { $n } kowboj
       *[other] { $n } kowbojów
    }
need-engineer =
    { $n ->
        [one] { $n } inżynier
       *[other] { $n } inżynierów
    }
need-builder =
    { $n ->
        [one] { $n } budowniczy
       *[other] { $n } budowniczych
    }
need-building =
    { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
need-large-building =
    { $n ->
        [one] { $n } budynek wymagający co najmniej 4 budowniczych
        [few] { $n } budynki wymagające co najmniej 4 budowniczych
       *[many] { $n } budynków wymagających co najmniej 4 budowniczych
    }
need-black-disc =
    { $n ->
        [one] { $n } dysk na placówce handlowej 10 lub wyższej
        [few] { $n } dyski na placówkach handlowych 10 lub wyższych
       *[many] { $n } dysków na placówkach handlowych 10 lub wyższych
    }
need-top-disc =
    { $n ->
        [one] { $n } dysk na placówce handlowej 16
        [few] { $n } dyski na placówce handlowej 16
       *[many] { $n } dysków na placówce handlowej 16
    }
need-bonus-tile =
    { $n ->
        [one] { $n } żeton bonusu
        [few] { $n } żetony bonusu
       *[many] { $n } żetonów bonusu
    }

## Permanent effects of bonus tiles

permanent-none = brak
permanent-permanent-certificate = stały certyfikat: +1 przy każdej dostawie
permanent-duplicate = przy każdej dostawie liczy się jedna powtórzona karta bydła

## Sue's cards

sue-action-market = bierze bydło według liczby kowbojów
sue-action-supply = dobiera ze swojego stosu zasobów
sue-action-train = korzysta z pociągu według liczby inżynierów
sue-action-build = buduje według liczby budowniczych
sue-action-choice = robi to, do czego ma najwięcej pracowników
sue-move-1 = 1 krok
sue-move-2 = 2 kroki
sue-move-3 = 3 kroki
sue-move-4 = 4 kroki
sue-move-1-per-cowboy = 1 krok za każdego kowboja
sue-move-1-per-engineer = 1 krok za każdego inżyniera
sue-move-1-per-builder = 1 krok za każdego budowniczego
sue-A1 = karta A (1 krok; dobiera 1 kartę ze swojego stosu zasobów)
sue-A2 = karta A (2 kroki; dobiera 1 kartę ze swojego stosu zasobów)
sue-A3 = karta A (3 kroki; dobiera 1 kartę ze swojego stosu zasobów)
sue-A4 = karta A (3 kroki; dobiera 1 kartę ze swojego stosu zasobów)
sue-A5 = karta A (4 kroki; dobiera 1 kartę ze swojego stosu zasobów)
sue-A6 = karta A (1 krok za każdego kowboja; bierze bydło według liczby kowbojów)
sue-A7 = karta A (1 krok za każdego budowniczego; buduje według liczby budowniczych)
sue-A8 = karta A (1 krok za każdego inżyniera; korzysta z pociągu według liczby inżynierów)
sue-B1 = karta B (3 kroki; robi to, do czego ma najwięcej pracowników)
sue-B2 = karta B (3 kroki; robi to, do czego ma najwięcej pracowników)
sue-B3 = karta B (4 kroki; dobiera 2 karty ze swojego stosu zasobów)

## What is to be decided

prompt-over = Gra jest skończona.
prompt-draft-objective = Wybierz początkowy żeton celu.
prompt-first-place = Postaw swojego poganiacza na budynku neutralnym.
prompt-movement =
    Przesuń swojego poganiacza: co najmniej o 1 i najwyżej o { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }.
prompt-actions-building = Skorzystaj z budynku: każda akcja raz, w dowolnej kolejności.
prompt-actions-train = Skorzystaj z karty pociągu: każda akcja raz, w dowolnej kolejności.
prompt-actions-post = Odbierz nagrodę placówki handlowej.
prompt-actions-bonus-tile = Skorzystaj z efektu żetonu bonusu.
prompt-auxiliaries = Budynek innego gracza: możesz wykonać jedną akcję pomocniczą.
prompt-next-exchange = Możesz wykonać drugą wymianę.
prompt-discard-one = Wymiana: odrzuć 1 kartę z ręki.
prompt-remove-one = Możesz usunąć z gry 1 kartę bydła z ręki.
prompt-building-site = Wybierz pole dla budynku { $building_id }.
prompt-payment =
    Koszt: { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } kowboj
           *[other] { $n } kowbojów
        }
        [engineer] { $n ->
            [one] { $n } inżynier
           *[other] { $n } inżynierów
        }
       *[builder] { $n ->
            [one] { $n } budowniczy
           *[other] { $n } budowniczych
        }
    }. Których pracowników odrzucasz?
prompt-before-simmental = El Paso: weź kartę Simental.
prompt-before-delivery = El Paso: dostarcz bydło z ręki.
prompt-certificates = Wartość hodowlana { $n }: ile certyfikatów wydajesz?
prompt-choose-disc = Łączna wartość hodowlana { $n }: który dysk przenosisz na placówkę handlową?
prompt-choose-post = Łączna wartość hodowlana { $n }: wybierz placówkę handlową dla dysku „{ $disc }”.
prompt-before-draw = Akcje wykonane. Czy jeszcze coś przed dobraniem kart?
prompt-after-draw = Czy jeszcze coś przed końcem tury?

## Options

option-done =
    { $where ->
       *[building] Zakończ z budynkiem
        [train] Zakończ z kartą pociągu
        [post] Zrezygnuj z nagrody
        [bonus-tile] Zrezygnuj z efektu
        [auxiliaries] Nie wykonuj akcji pomocniczej
        [next-exchange] Nie wymieniaj ponownie
        [remove-one] Nie usuwaj karty
        [before-draw] Dobierz karty
        [after-draw] Zakończ turę
    }
option-start =
    Zacznij na budynku neutralnym { $location_id }{ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-move =
    Idź { $location_id ->
        [el-paso] do El Paso
        [B] do budynku neutralnego B
        [C] do budynku neutralnego C
        [D] do budynku neutralnego D
        [E] do budynku neutralnego E
        [F] do budynku neutralnego F
        [G] do budynku neutralnego G
       *[other] do budynku { $location_id }
    } ({ $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }{ $owner ->
       *[none] { "" }
        [own] , twój budynek
        [other] , właściciel: { $seat }, tylko akcja pomocnicza
    }){ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-gain-money =
    Zdobądź { $n } ${ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-gain-certificates =
    Zdobądź { $n ->
        [one] { $n } certyfikat
        [few] { $n } certyfikaty
       *[many] { $n } certyfikatów
    }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-gain-tokens =
    Zdobądź { $n ->
        [one] { $n } żeton wymiany
        [few] { $n } żetony wymiany
       *[many] { $n } żetonów wymiany
    }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-sell = Odrzuć kartę { $breed } za { $n } $
option-hire =
    Zatrudnij { $worker_id ->
        [cowboy] kowboja
        [engineer] inżyniera
        [builder] budowniczego
       *[joker] pracownika uniwersalnego
    }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-buy =
    Kup kartę { $breed } ({ $n ->
        [one] { $n } kowboj
       *[other] { $n } kowbojów
    }, { $cost } $)
option-train =
    Skorzystaj z pociągu: { $train } ({ $n ->
        [one] { $n } inżynier
       *[other] { $n } inżynierów
    }, { $cost } $): { $effects }
option-build =
    { $old ->
        [0] Postaw budynek { $building_id } (
       *[other] Zastąp swój budynek budynkiem { $building_id } (
    }{ $n ->
        [one] { $n } budowniczy
       *[other] { $n } budowniczych
    }, { $cost } $, { $vp } PZ){ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-place =
    { $old ->
        [0] Postaw: { $node } (
       *[other] Zastąp budynek { $old }: { $node } (
    }{ $n ->
        [one] { $n } budowniczy
       *[other] { $n } budowniczych
    }, { $cost } $)
option-take =
    Weź { $tile }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-auxiliary =
    Akcja pomocnicza: { $auxiliary_id ->
        [money] { $upgraded ->
            [0] zdobądź 1 $
           *[other] zdobądź 3 $
        }
        [certificate] zdobądź 1 certyfikat
        [exchange] { $upgraded ->
            [0] wymień 1 kartę
           *[other] do dwóch wymian
        }
       *[remove] usuń z gry kartę bydła z ręki
    }
option-move-again =
    Przesuń poganiacza ponownie: do { $n ->
        [one] { $n } kroku
       *[other] { $n } kroków
    }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-gain =
    Zdobądź kartę { $breed }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-remove =
    Usuń z gry kartę { $breed }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-exchange = Użyj żetonu wymiany: dobierz 1 kartę, potem odrzuć 1
option-exchange-again = Druga wymiana: dobierz 1 kartę, potem odrzuć 1
option-bonus =
    { $worker_id ->
        [cowboy] Odrzuć kowboja: 1 krok więcej
        [engineer] Odrzuć inżyniera: zdobądź 1 $
        [builder] Odrzuć budowniczego: zdobądź 1 certyfikat za 2 $
       *[joker] Odrzuć pracownika uniwersalnego: zdobądź 2 $
    }
option-discard =
    Odrzuć kartę { $breed }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost } $
    }
option-take-simmental = Weź kartę Simental
option-deliver = Dostawa: pokaż rękę
option-spend =
    { $n ->
        [0] Nie wydawaj certyfikatów: łącznie { $total }
        [one] Wydaj { $n } certyfikat: łącznie { $total }
        [few] Wydaj { $n } certyfikaty: łącznie { $total }
       *[many] Wydaj { $n } certyfikatów: łącznie { $total }
    }
option-disc =
    Przenieś dysk „{ $disc }”{ $sign ->
        [gain] , zdobądź { $n } $
        [pay] , zapłać { $n } $
       *[none] { "" }
    }
option-no-disc = Nie przenoś dysku
option-post =
    Dostarcz do placówki handlowej { $post_id }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp } PZ)
    }{ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-jokers =
    Odrzuć { $others ->
        [0] { $n ->
            [one] { $n } pracownika uniwersalnego
           *[other] { $n } pracowników uniwersalnych
        }
       *[other] { $n ->
            [0] { $worker_id ->
                [cowboy] { $others ->
                    [one] { $others } kowboja
                   *[other] { $others } kowbojów
                }
                [engineer] { $others ->
                    [one] { $others } inżyniera
                   *[other] { $others } inżynierów
                }
               *[builder] { $others ->
                    [one] { $others } budowniczego
                   *[other] { $others } budowniczych
                }
            }
           *[other] { $worker_id ->
                [cowboy] { $others ->
                    [one] { $others } kowboja
                   *[other] { $others } kowbojów
                }
                [engineer] { $others ->
                    [one] { $others } inżyniera
                   *[other] { $others } inżynierów
                }
               *[builder] { $others ->
                    [one] { $others } budowniczego
                   *[other] { $others } budowniczych
                }
            } i { $n ->
                [one] { $n } pracownika uniwersalnego
               *[other] { $n } pracowników uniwersalnych
            }
        }
    }

## Why something cannot be chosen

refusal-money = brakuje { $n } $
refusal-workers =
    brakuje { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } kowboja lub pracownika uniwersalnego
           *[other] { $n } kowbojów lub pracowników uniwersalnych
        }
        [engineer] { $n ->
            [one] { $n } inżyniera lub pracownika uniwersalnego
           *[other] { $n } inżynierów lub pracowników uniwersalnych
        }
       *[builder] { $n ->
            [one] { $n } budowniczego lub pracownika uniwersalnego
           *[other] { $n } budowniczych lub pracowników uniwersalnych
        }
    }
refusal-workers-money =
    brakuje { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } kowboja lub pracownika uniwersalnego
           *[other] { $n } kowbojów lub pracowników uniwersalnych
        }
        [engineer] { $n ->
            [one] { $n } inżyniera lub pracownika uniwersalnego
           *[other] { $n } inżynierów lub pracowników uniwersalnych
        }
       *[builder] { $n ->
            [one] { $n } budowniczego lub pracownika uniwersalnego
           *[other] { $n } budowniczych lub pracowników uniwersalnych
        }
    } oraz { $cost } $
refusal-none-left = nic już nie zostało
refusal-used = już wykonane: każda akcja tylko raz
refusal-same-type = taki pracownik jest już zatrudniony: tylko różni
refusal-only = tutaj tylko: { $effect }
refusal-steps =
    brakuje { $n ->
        [one] { $n } kroku
       *[other] { $n } kroków
    }
refusal-here = tu stoi twój poganiacz: musi przejść co najmniej 1 krok
refusal-behind = nie leży przed twoim poganiaczem: szlak prowadzi tylko naprzód, do El Paso
refusal-no-further = kolejny krok nie zaprowadzi dalej
refusal-cowboy = tylko podczas ruchu poganiacza
refusal-hand-shown = nie wtedy, gdy twoja ręka jest pokazana
refusal-certificates = tor certyfikatów jest pełny: { $n }
refusal-no-cards = brak odpowiednich kart
refusal-closed = dostępne po przeniesieniu jej dysku na placówkę handlową
refusal-instead = tylko zamiast akcji samego budynku
refusal-no-token = oba twoje znaczniki własności są zajęte i nie masz mniejszego budynku do zastąpienia
refusal-only-replace = oba twoje znaczniki własności są zajęte: można tylko zastąpić twój mniejszy budynek
refusal-no-space = na szlaku nie ma wolnego pola
refusal-not-yours = budynek innego gracza
refusal-not-larger = zastąpić można tylko większym budynkiem
refusal-value = brakuje { $n } do wartości hodowlanej
refusal-black-disc = tylko na placówkę z czarnym narożnikiem: brakuje { $n } do wartości hodowlanej
refusal-black-post = ten dysk może trafić tylko na placówkę z czarnym narożnikiem
refusal-occupied = tu już leży twój dysk
action-gain-certificates = certyfikaty
action-gain-tokens = żetony wymiany
action-exchange = żeton wymiany

## What happened

event-gained =
    { $resource_id ->
       *[money] { $seat } zdobywa { $n } $.
        [certificate] { $seat } zdobywa { $n ->
            [one] { $n } certyfikat
            [few] { $n } certyfikaty
           *[many] { $n } certyfikatów
        }.
        [exchange-token] { $seat } zdobywa { $n ->
            [one] { $n } żeton wymiany
            [few] { $n } żetony wymiany
           *[many] { $n } żetonów wymiany
        }.
    }
event-paid =
    { $resource_id ->
       *[money] { $seat } płaci { $n } $.
        [certificate] { $seat } wydaje { $n ->
            [one] { $n } certyfikat
            [few] { $n } certyfikaty
           *[many] { $n } certyfikatów
        }.
        [exchange-token] { $seat } oddaje { $n ->
            [one] { $n } żeton wymiany
            [few] { $n } żetony wymiany
           *[many] { $n } żetonów wymiany
        }.
    }
event-drew =
    { $card_id ->
        [hidden] { $seat } dobiera kartę.
       *[other] { $seat } dobiera kartę { $card }.
    }
event-drew-worker = { $seat } dobiera kartę pracownika: { $worker }.
event-reshuffled = { $seat } tasuje stos kart odrzuconych w nowy stos dobierania.
event-started = { $seat } zaczyna na budynku neutralnym { $location_id }.
event-moved =
    { $seat } idzie { $location_id ->
        [el-paso] do El Paso
        [B] do budynku neutralnego B
        [C] do budynku neutralnego C
        [D] do budynku neutralnego D
        [E] do budynku neutralnego E
        [F] do budynku neutralnego F
        [G] do budynku neutralnego G
       *[other] do budynku { $location_id }
    }.
event-discarded = { $seat } odrzuca kartę { $card }.
event-sold = { $seat } odrzuca kartę { $card } za pieniądze.
event-hired =
    { $seat } zatrudnia { $worker_id ->
        [cowboy] kowboja
        [engineer] inżyniera
        [builder] budowniczego
       *[joker] pracownika uniwersalnego
    }.
event-bought = { $seat } kupuje kartę { $card }.
event-used-train = { $seat } korzysta z pociągu: { $train }.
event-built = { $seat } stawia budynek { $building_id }: { $node }.
event-replaced = { $seat } zastępuje swój budynek budynkiem { $building_id }: { $node }.
event-took-tile = { $seat } bierze { $tile }.
event-drew-tile = { $seat } dobiera ze stosu { $tile }.
event-turned-up = Odkryto { $tile }.
event-spent-workers =
    { $seat } odrzuca { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } kowboja
           *[other] { $n } kowbojów
        }
        [engineer] { $n ->
            [one] { $n } inżyniera
           *[other] { $n } inżynierów
        }
        [builder] { $n ->
            [one] { $n } budowniczego
           *[other] { $n } budowniczych
        }
       *[joker] { $n ->
            [one] { $n } pracownika uniwersalnego
           *[other] { $n } pracowników uniwersalnych
        }
    }.
event-used-bonus =
    { $seat } odrzuca { $worker_id ->
        [cowboy] kowboja za dodatkowy krok
        [engineer] inżyniera za pieniądze
        [builder] budowniczego za certyfikat
       *[joker] pracownika uniwersalnego za pieniądze
    }.
event-used-auxiliary = { $seat } wykonuje akcję pomocniczą: { $auxiliary }.
event-gained-cattle = { $seat } zdobywa kartę { $card }.
event-removed = { $seat } usuwa z gry kartę { $card }.
event-showed-hand =
    { $n ->
        [0] { $seat } pokazuje pustą rękę.
       *[other] { $seat } pokazuje rękę: { $cards }.
    }
event-delivered = { $seat } dostarcza bydło: łączna wartość hodowlana { $n }.
event-placed-disc = { $seat } przenosi dysk „{ $disc }” na placówkę handlową { $post_id }.
event-placed-no-disc = { $seat } nie przenosi dysku.
event-discarded-hand =
    { $n ->
        [0] { $seat } nie odrzuca kart: ręka jest pusta.
        [one] { $seat } odrzuca całą rękę: { $n } kartę.
        [few] { $seat } odrzuca całą rękę: { $n } karty.
       *[many] { $seat } odrzuca całą rękę: { $n } kart.
    }
event-emptied-simmental = { $seat } bierze ostatnią kartę Simental: koniec gry jest bliski.
event-finished = { $seat } stawia poganiacza na polu Simentali. Każdy z pozostałych graczy rozgrywa ostatnią turę.
event-turn = Tura { $n }: { $seat }
event-game-over = Gra jest skończona.
event-sue-revealed = { $seat } odkrywa: { $sue }.
event-sue-drew = { $seat } dobiera ze swojego stosu zasobów: { $card }.
event-sue-took-cattle = { $seat } bierze bydło: { $card }.
event-sue-placed-disc = { $seat } kładzie dysk: { $post }.

## What was shown, so that a move cannot be taken back

revealed-drew = dobrano kartę
revealed-drew-worker = dobrano pracownika
revealed-drew-tile = dobrano żeton
revealed-turned-up = odkryto żeton
revealed-showed-hand = pokazano rękę
revealed-sue-revealed = odkryto kartę
revealed-sue-drew = dobrano kartę

## Set-up

setup-neutral = Budynki neutralne
setup-train-1 = Karta pociągu: lokomotywa
setup-train-2 = Karta pociągu: wagon 2
setup-train-3 = Karta pociągu: wagon 3
setup-train-4 = Karta pociągu: wagon 4
setup-building-1 = Budynek 1
setup-building-2 = Budynek 2
setup-building-3 = Budynek 3
setup-building-4 = Budynek 4
setup-building-5 = Budynek 5
setup-building-6 = Budynek 6
setup-sue = Poziom trudności Sue
value-letters = według liter
value-shuffled = potasowane
value-plain = strona zwykła
value-star = strona ★
value-a = strona a
value-b = strona b
value-0 = bez kart B
value-1 = 1 karta B
value-2 = 2 karty B
value-3 = 3 karty B

## Scoring

score-money = Punkty za pieniądze
score-buildings = Punkty za budynki
score-deliveries = Punkty za dostawy
score-workers = Punkty za pracowników
score-cattle = Punkty za bydło
score-bonus-tiles = Punkty za żetony bonusów
score-objectives = Punkty za cele

## Help: the rule for each kind of component

help-node = Szlak to jednokierunkowa pętla, która zawsze prowadzi z powrotem do El Paso. Lokacjami są tylko El Paso i płytki budynków: każda kosztuje 1 krok, a puste pola nic nie kosztują. Poganiacz nigdy nie mija El Paso: zatrzymuje się tam, zdobywa 5 $, bierze kartę Simental i wykonuje dostawę.
help-breed = Przy dostawie każda rasa na ręce daje swoją wartość hodowlaną tylko raz. Karta z targu bydła kosztuje podaną liczbę kowbojów (lub pracowników uniwersalnych) i 2 $ za każdego z nich; trafia na twój stos kart odrzuconych.
help-worker = Kowboje płacą za bydło, inżynierowie za pociąg, budowniczowie za budynki; pracownik uniwersalny zastępuje każdego z nich. W dowolnym momencie swojej tury możesz zamiast tego odrzucić pracownika za premię: kowboj – 1 krok więcej, inżynier – 1 $, budowniczy – 1 certyfikat za 2 $, pracownik uniwersalny – 2 $. Dobrani pracownicy trafiają od razu do strefy pracowników.
help-neutral = Z budynku neutralnego może skorzystać każdy gracz: każda jego akcja raz, w dowolnej kolejności, albo zamiast nich jedna akcja pomocnicza.
help-building = Postawienie budynku kosztuje podaną liczbę budowniczych (lub pracowników uniwersalnych), 2 $ za każdego z nich oraz koszt pola. Możesz mieć dwa budynki; zamiast stawiać, możesz zastąpić swój budynek większym, płacąc różnicę. Z akcji budynku korzysta tylko właściciel, pozostali wykonują tam jedną akcję pomocniczą.
help-train = Aby skorzystać z karty pociągu, odrzuć podaną liczbę inżynierów (lub pracowników uniwersalnych) i zapłać 2 $ za każdego z nich. Potem wykonaj jej akcje, każdą raz, w dowolnej kolejności.
help-disc = Przy każdej dostawie jeden dysk przechodzi z twojej planszy na placówkę handlową. Pieniądze obok dysku zdobywasz lub płacisz, a odsłonięte pole działa od razu i do końca gry. Dysk z pola z czarnym narożnikiem może trafić tylko na placówkę z czarnym narożnikiem.
help-auxiliary = Zamiast korzystać z budynku możesz wykonać jedną akcję pomocniczą; na budynku innego gracza tylko ją. Pieniądze i wymiana są dostępne od początku, pozostałe po zdjęciu ich dysku.
help-post = Liczba placówki to łączna wartość hodowlana potrzebna do dostawy. Na każdej placówce handlowej może leżeć tylko jeden twój dysk, z wyjątkiem 0, 12 i 16. Niektóre dają od razu nagrodę, a te z czarnym narożnikiem dają na koniec punkty zwycięstwa za każdy dysk.
help-tile = Żeton bonusu daje punkty zwycięstwa, a zwykle także efekt natychmiastowy albo stały. Żeton celu daje punkty zwycięstwa na koniec gry, jeśli jest w pełni spełniony; każdy element liczy się tylko do jednego celu, a za niespełniony cel nie ma kary.
help-sue = W swojej turze Sue odkrywa kartę, przesuwa poganiacza o podaną liczbę kroków i wykonuje podaną akcję; w El Paso wykonuje potem dostawę. Nic nie płaci i nigdy nie odrzuca pracowników: od ich liczby zależy siła jej akcji.

## The table in the terminal

ui-here-building = Ten budynek
ui-here-train = Ta karta pociągu
ui-here-post = Ta placówka handlowa
ui-here-bonus-tile = Ten żeton bonusu
ui-ahead = Przed tobą
ui-sue-deck = talia Sue
ui-sue-supply = stos zasobów Sue
ui-sue-cattle = stos bydła Sue
ui-from-left = od lewej do prawej
ui-fulfilled = spełnione cele: { $text }
ui-not-fulfilled = niespełnione: { $text }

## Help: tiles by what they have

help-tile-needs = Żeton celu daje punkty zwycięstwa na koniec gry, jeśli jest w pełni spełniony; każdy element liczy się tylko do jednego celu, a za niespełniony cel nie ma kary.
help-tile-permanent = Żeton bonusu daje punkty zwycięstwa, a zwykle także efekt natychmiastowy albo stały.

## Help: terms

term-exchange-token = żeton wymiany
term-certificate = certyfikat
term-permanent-certificate = stały certyfikat
term-ownership-token = znacznik własności
term-black-corner = czarny narożnik
term-delivery = dostawa
term-worker-bonus = premia pracownika
term-auxiliary-action = akcja pomocnicza
term-sue = Sue
term-objective = żeton celu
term-bonus-tile = żeton bonusu
term-trading-post = placówka handlowa
term-end-of-game = Simental i koniec gry
term-train = pociąg
rule-exchange-token = W dowolnym momencie swojej tury możesz oddać żeton wymiany: dobierz 1 kartę, potem odrzuć 1 kartę z ręki. Dobrany tak pracownik trafia do strefy pracowników, a ty dobierasz jeszcze jedną kartę.
rule-certificate = Możesz mieć najwyżej 4 certyfikaty. Przy dostawie możesz wydać dowolną ich liczbę: każdy daje +1 do łącznej wartości hodowlanej. Niewydane zostają.
rule-permanent-certificate = Daje +1 do łącznej wartości hodowlanej przy każdej dostawie i nigdy się go nie wydaje. Pochodzi z dysku na planszy gracza albo z żetonów bonusu.
rule-ownership-token = Oznacza twój budynek. Masz dwa znaczniki, więc możesz mieć dwa budynki; zamiast stawiać kolejny możesz zastąpić swój budynek większym.
rule-black-corner = Dysk z pola z czarnym narożnikiem (◣) może trafić tylko na placówkę handlową z czarnym narożnikiem: 10, 12 lub 16. Pozostałe dyski mogą trafić na dowolną placówkę.
rule-delivery = W El Paso pokazujesz rękę. Łączna wartość hodowlana to suma wartości różnych ras, każdej raz (niektóre żetony bonusu liczą jedną powtórzoną kartę), plus 1 za każdy stały i za każdy wydany certyfikat. Potem przenosisz dysk na placówkę handlową o liczbie nie większej niż ta suma, otrzymujesz jej nagrodę i odrzucasz całą rękę.
rule-worker-bonus = W dowolnym momencie swojej tury możesz odrzucić pracowników ze strefy pracowników, każdego za jego premię: kowboj – 1 krok więcej w bieżącym ruchu, inżynier – 1 $, budowniczy – 1 certyfikat za 2 $, pracownik uniwersalny – 2 $.
rule-auxiliary-action = Zamiast korzystać z budynku możesz wykonać jedną akcję pomocniczą swojej planszy: zdobądź 1 $ (później 3 $), zdobądź 1 certyfikat, jedna wymiana (później dwie) bez żetonu, usuń z gry kartę bydła z ręki. Druga i czwarta są dostępne po zdjęciu ich dysku. Na budynku innego gracza możesz wykonać tylko ją.
rule-sue = Rywalka w trybie solo. W każdej turze odkrywa kartę, porusza się i działa według liczby swoich pracowników; miejsce, w którym stanęła, ma znaczenie tylko w El Paso. Przy remisie decyduje kolejność jej rzędu pracowników od lewej do prawej. Nie ma pieniędzy i nigdy nie odrzuca pracowników; wszystkie jej żetony celu są uznawane za spełnione.
rule-objective = Daje punkty zwycięstwa na koniec gry, jeśli masz wszystko, czego wymaga; każdy element liczy się tylko do jednego celu. Za niespełniony cel nie ma kary.
rule-bonus-tile = Daje punkty zwycięstwa, a zwykle także efekt natychmiastowy albo stały: stały certyfikat albo jedną powtórzoną kartę bydła, która liczy się przy każdej dostawie.
rule-trading-post = Dostawa o wartości co najmniej równej jej liczbie pozwala położyć tu dysk. Na każdej placówce może leżeć jeden twój dysk, z wyjątkiem 0, 12 i 16, gdzie może być ich kilka. Niektóre dają od razu nagrodę, a te z czarnym narożnikiem dają na koniec punkty zwycięstwa za każdy dysk.
rule-end-of-game = Każde przybycie do El Paso daje kartę Simental. Po wzięciu ostatniej gra toczy się dalej: następny przybyły poganiacz nie bierze karty i staje na polu Simentali (2 PZ), a ten gracz kończy grę. Każdy z pozostałych rozgrywa jeszcze jedną ostatnią turę.
rule-train = Cztery karty pociągu: każda wymaga od 1 do 4 inżynierów (lub pracowników uniwersalnych) i 2 $ za każdego z nich, a potem wykonuje się jej akcje, każdą raz, w dowolnej kolejności.

## Data of the components

field-kind = rodzaj
field-cost = koszt pola
field-next = prowadzi do
field-ring = odnoga
field-angle = kąt na rysunku
field-colour = kolor
field-number = liczba
field-value = wartość hodowlana
field-cowboys = kowboje
field-vp = punkty zwycięstwa
field-builders = budowniczowie
field-tiles = płytki
field-engineers = inżynierowie
field-corner = narożnik
field-money = pieniądze
field-effect = efekt
field-repeatable = kilka własnych dysków
field-permanent = stały efekt
field-needs = wymagania
field-move = ruch
field-action = akcja
field-draws = dobierane karty
field-action-1 = pierwsza akcja
field-action-2 = druga akcja
field-amount = kwota
field-side-a = strona a
field-side-b = strona b
field-plain-side = strona zwykła
field-star-side = strona ★
field-reward = nagroda
field-actions = akcje
kind-el-paso = El Paso
kind-neutral = pole neutralne
kind-space = pole budynku
ring-main = główna
ring-inner = wewnętrzna
ring-outer = zewnętrzna
colour-grey = szary
colour-black = czarny
colour-white = biały
colour-green = zielony
colour-yellow = żółty
colour-blue = niebieski
colour-brown = brązowy
colour-purple = fioletowy
colour-orange = pomarańczowy
corner-black = czarny
corner-plain = zwykły
repeatable-true = tak
repeatable-false = nie
