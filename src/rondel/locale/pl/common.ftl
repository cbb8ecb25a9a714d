# Words of the house: Polish.

## The language

language-name = Polski

## Where component data comes from

origin-S = podane w instrukcji
origin-P = widziane w materiałach publicznych
origin-I = wywnioskowane z zasad
origin-R = odtworzone, może różnić się od pudełka
ui-origin = Źródło

## Parts of the screen

ui-trail = Szlak
ui-board = Plansza
ui-your-board = Twoja plansza
ui-player-board = Plansza gracza: { $name }
ui-players = Gracze
ui-hand = Ręka
ui-market = Targ
ui-markets = Targi
ui-cattle-market = Targ bydła
ui-worker-supply = Zasoby pracowników
ui-worker-area = Strefa pracowników
ui-workers = Pracownicy
ui-cattle = Bydło
ui-train = Pociąg
ui-buildings = Budynki
ui-neutral-buildings = Budynki neutralne
ui-objectives = Żetony celów
ui-bonus-tiles = Żetony bonusów
ui-trading-posts = Placówki handlowe
ui-discs = Dyski
ui-auxiliary-actions = Akcje pomocnicze
ui-certificates = Certyfikaty
ui-permanent-certificates = Stałe certyfikaty
ui-exchange-tokens = Żetony wymiany
ui-money = Pieniądze
ui-herder = Poganiacz bydła
ui-herders = Poganiacze bydła
ui-step-limit = Limit kroków
ui-hand-limit = Limit kart na ręce
ui-owner = Właściciel
ui-empty = puste
ui-none = brak
ui-yes = tak
ui-no = nie
ui-you = ty
ui-log = Dziennik
ui-options = Możliwości
ui-setup = Przygotowanie
ui-catalog = Elementy gry
ui-effects = Akcje
ui-rules = Zasady
ui-language = Język
ui-seed = Ziarno
ui-seed-value = Ziarno { $seed }
ui-difficulty = Poziom trudności

## Cards

ui-deck = Talia
ui-draw-pile = Stos dobierania
ui-discard-pile = Stos kart odrzuconych
ui-unseen-cards = Niewidoczne karty
ui-face-up = odkryte
ui-stack = Stos
ui-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ui-tiles =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
ui-left = pozostało { $n }
ui-dollars = { $n } $
ui-vp = { $n } PZ
ui-points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
ui-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }

## Whose turn it is

ui-player = Gracz
ui-player-number = Gracz { $n }
ui-player-count =
    { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
ui-seat = Miejsce przy stole
ui-bot = bot
ui-human = człowiek
ui-turn = Tura
ui-turn-number = Tura { $n }
ui-your-turn = Twoja tura
ui-turn-of = Gra { $name }
ui-thinking = { $name } myśli…
ui-pass-device = Przekaż ekran graczowi { $name } i naciśnij Enter.
ui-press-enter = Naciśnij Enter, aby kontynuować.

## Commands

ui-commands = Polecenia
ui-choose = Twój wybór
ui-choose-number = Wybierz liczbę od { $first } do { $last }.
ui-undo = Cofnij
ui-undo-help = cofnij ostatni ruch
ui-undone = Ostatni ruch został cofnięty.
ui-nothing-to-undo = Nie można nic cofnąć: coś już odkryto albo tura minęła.
ui-help = Pomoc
ui-help-help = pokaż polecenia; ? 2 objaśnia możliwość 2, ? corriente albo ? dostawa – element albo pojęcie (numer możliwości ma pierwszeństwo)
ui-help-unknown = Nic nie nazywa się „{ $text }”.
ui-not-now = Teraz nie można: { $text }.
ui-save = Zapisz
ui-save-help = zapisz grę
ui-saved = Zapisano w { $path }.
ui-saved-games = Zapisane gry
ui-no-saved-games = Nie ma zapisanych gier.
ui-resume = Wznów
ui-resume-help = wróć do zapisanej gry
ui-resumed = Gra z { $path } trwa dalej.
ui-cannot-read = Nie można odczytać { $path }: { $error }
ui-cannot-save = Nie udało się zapisać gry: { $error }
ui-quit = Wyjdź
ui-quit-help = wyjdź; gra zostanie zapisana
ui-goodbye = Do zobaczenia!
ui-log-help = pokaż, co się wydarzyło
ui-score-help = pokaż bieżącą punktację
ui-board-help = pokaż stół jeszcze raz
ui-hint = Podpowiedź
ui-hint-help = zaproponuj ruch
ui-unknown-command = Nieznane polecenie: { $command }
ui-illegal-move = Tego nie można teraz zagrać: { $command }
ui-new-game = Nowa gra
ui-choose-game = Wybierz grę
ui-choose-players = Liczba graczy
ui-choose-language = Wybierz język
ui-default = domyślnie

## The end of the game

ui-game-over = Koniec gry
ui-score = Punktacja
ui-final-score = Punktacja końcowa
ui-category = Kategoria
ui-categories = Kategorie
ui-total = Razem
ui-tie-break = Przy remisie
ui-place = Miejsce
ui-place-number = { $n }. miejsce
ui-winner = Zwycięzca
ui-wins =
    { $n ->
        [one] { $name } wygrywa: { $n } punkt zwycięstwa!
        [few] { $name } wygrywa: { $n } punkty zwycięstwa!
       *[many] { $name } wygrywa: { $n } punktów zwycięstwa!
    }
ui-shared-win = Wspólne zwycięstwo: { $names }
score-total = Razem

## The table in the terminal

ui-id = Kod
ui-name = Nazwa
ui-data = Dane
ui-since-last-turn = Od twojej ostatniej tury
ui-so-far = Jak dotąd
ui-command-line = u cofnij · ? pomoc · i rada · t stół · o rywale · d stosy · b punkty · q wyjście
ui-number-help = wybierz możliwość o tym numerze
ui-rivals-help = pokaż dokładnie pozostałych graczy
ui-piles-help = pokaż swój stos kart odrzuconych i zawartość stosu dobierania
ui-signs = Znaki
ui-sign-corner = czarny narożnik
ui-sign-again = może tu leżeć kilka własnych dysków
ui-sign-option = numer możliwości, która tu wskazuje
ui-sign-then = odrzuć lub zapłać to, a dostaniesz tamto
ui-by-tie-break = Decyduje rozstrzygnięcie remisu.
ui-bot-name = { $name } (bot { $n })
ui-quit-keep = Zachować zapisaną grę? (t/n)
ui-replay-help = Enter lub n: dalej · p: wstecz · liczba: przejdź do ruchu · q: wyjście
ui-replay-step = Ruch { $n } z { $total }
ui-choose-step = Wpisz liczbę od 0 do { $last }, n, p lub q.
ui-space-cost =
    { $n ->
        [0] puste
       *[other] puste, { $n } $
    }
ui-last-turns = { $seat } kończy grę: ostatnie tury
ui-simmental-empty = następne przybycie kończy grę
ui-simmental-left =
    { $n ->
        [one] do końca { $n } przybycie
        [few] do końca { $n } przybycia
       *[many] do końca { $n } przybyć
    }
ui-delivery-value =
    dostawa { $n }{ $total ->
        [0] { "" }
       *[other] , z certyfikatami { $total }
    }
ui-face-down = zakrytych: { $n }
ui-permanent = stałe
ui-closed = zamknięte
ui-auxiliary-short = Pomocnicze
ui-ownership-tokens = Znaczniki własności
ui-train-and-buildings = Pociąg i budynki
ui-tiles-title = Żetony
ui-col-value = wart.
ui-col-vp = PZ
ui-col-cowboys = kowb.
ui-col-engineers = inż.
ui-col-builders = bud.
ui-col-jokers = uniw.
ui-col-money = $
ui-col-cost = koszt
ui-col-left = poz.
ui-icon-delivery = dostawa
ui-icon-certificate = cert.
ui-icon-exchange-token = wym.
ui-icon-hire = najem
ui-icon-buy-cattle = kup bydło
ui-icon-train = pociąg
ui-icon-build = buduj
ui-icon-objective = cel
ui-icon-bonus = bonus
ui-icon-tile-any = dow. żeton
ui-icon-aux = 1 pom.
ui-icon-aux-double = 2 pom.
ui-icon-steps = ruch
ui-icon-gain-cattle = weź
ui-icon-cow-any = bydło
ui-icon-card-remove = usuń
ui-kind-node = Miejsce na szlaku
ui-kind-breed = Bydło
ui-kind-worker = Pracownik
ui-kind-neutral = Budynek neutralny
ui-kind-building = Budynek
ui-kind-train = Karta pociągu
ui-kind-disc = Dysk
ui-kind-auxiliary = Akcja pomocnicza
ui-kind-post = Placówka handlowa
ui-kind-tile = Żeton
ui-kind-sue = Karta rywalki w grze jednoosobowej
ui-tie-break-value = { $n }
ui-hidden-points = Zakryte punkty nie są liczone.
ui-alone =
    { $n ->
        [one] { $name } ma { $n } punkt zwycięstwa.
        [few] { $name } ma { $n } punkty zwycięstwa.
       *[many] { $name } ma { $n } punktów zwycięstwa.
    }

## What the web table refuses

refused-illegal = Teraz nie można tak zagrać.
refused-not-your-turn = To nie twoja tura.
refused-stale = Na stole coś się już zmieniło. Spójrz jeszcze raz.
refused-forbidden = To nie twoje miejsce.
refused-malformed = Wiadomość jest niezrozumiała.
refused-too-fast = Za dużo wiadomości. Poczekaj chwilę.
refused-nothing-to-undo = Nie ma czego cofnąć: coś zostało już odkryte albo tura przeszła dalej.
refused-nothing-to-redo = Nie ma czego powtórzyć.
refused-nobody-to-nudge = Nie ma teraz kogo ponaglić.
refused-nudged = Ponaglenie już wysłano. Wystarczy raz na minutę.
problem-no-table = Nie ma takiego stołu.
problem-no-seat = Nie ma tu wolnego miejsca.
problem-no-step =
    { $n ->
        [one] Ta gra ma tylko { $n } krok.
        [few] Ta gra ma tylko { $n } kroki.
       *[many] Ta gra ma tylko { $n } kroków.
    }
problem-forbidden = Twoje linki tego nie otwierają. Mogły zostać wymienione.
problem-stale = Stół tymczasem się zmienił. Spróbuj jeszcze raz.
problem-unreadable = Ta gra była rozgrywana według innej wersji zasad i nie można jej tu kontynuować.
problem-unknown = Pod tym adresem nic nie ma.
problem-bad-setup = Tak nie można przygotować gry.
problem-bad-record = To nie jest zapis gry albo nie pasuje on do zasad.
problem-not-late = Ten gracz ma jeszcze czas.
problem-too-large = To jest za duże.
problem-too-fast =
    { $n ->
        [one] Za dużo zapytań. Spróbuj ponownie za { $n } sekundę.
        [few] Za dużo zapytań. Spróbuj ponownie za { $n } sekundy.
       *[many] Za dużo zapytań. Spróbuj ponownie za { $n } sekund.
    }
problem-malformed = Zapytanie jest niezrozumiałe.
problem-internal = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
