# Words of the browser client for Saltfjord: Polish.
# The own side.
web-phase-set = Zestaw
web-phase-die = Weź kość
web-phase-act = Aktywacja
web-phase-end = Koniec tury
web-tab-village = Wioska
web-your-village = Twoja wioska
web-village-of = Wioska: { $name }
web-main-board = Plansza główna
web-goods = Twoje zasoby
web-warehouse = Magazyn
web-piers = Nabrzeża i skrzynie
web-round-of = Runda { $n } z { $total }
web-white-taken = Białe kości wzięte w tej rundzie
web-orange-taken = Pomarańczowe kości wzięte w tej rundzie
web-crates = Skrzynie
web-n-crates =
    { $n ->
        [0] brak skrzyń
        [one] { $n } skrzynia
        [few] { $n } skrzynie
       *[other] { $n } skrzyń
    }
web-workers = Robotnicy
web-workers-free = Robotnicy, którzy czekają na pracę
web-free-of = wolni: { $n } z { $total }
web-die =
    { $kind ->
        [white] biała kość { $n }
       *[orange] pomarańczowa kość { $n }
    }
web-worker = robotnik
web-cart = wóz
web-empty = Puste pole
web-boat = Łódź: zajęte miejsca { $n } z { $total }
web-ashore = połów na lądzie
web-price =
    Cena sprzedaży: { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[many] { $n } ryb
    }
web-rotate = Obróć
web-in-hand = Żeton do umieszczenia
web-if-ended = Gdyby gra skończyła się teraz
web-sum-scored = zdobyte
web-sum-catch = łódź
web-sum-resources = zasoby
web-sum-crate-columns = kolumny
web-sum-crates = skrzynie
web-sum-technologies = technologie
web-sum-bonus-tiles = premie
web-sum-carts = wozy
web-levels = Technologie
web-closed = sezon zamknięty
web-face-down = zakryte
# The main board.
web-points = Punkty zwycięstwa
web-points-help = Tor ma 100 pól; potem znacznik zaczyna kolejne okrążenie.
web-fjord = Fiord
web-harbour = Port
web-tokens-left =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
web-top-token = Na wierzchu, jak wiesz: { $text }
web-looked = Ktoś zna wierzchni żeton
web-sunk = Na spodzie: { $text }
web-type-closed = Na razie dla ciebie zamknięte
web-not-seen = Jeszcze nie widziane: { $text }
web-boats-here = Łodzie tutaj: { $text }
web-keep-one = Zatrzymaj jeden
web-technologies = Technologie
web-pay-advance = najpierw zapłać
web-costs = Koszt: { $text }
web-level-vp = { $n } PZ na koniec gry
web-markers-here = Znaczniki tutaj: { $text }
web-dice = Kości
web-dice-left =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
web-die-help-white = Biała kość aktywuje kolumnę, od góry do dołu.
web-die-help-orange = Pomarańczowa kość aktywuje rząd, od lewej do prawej.
web-orders = Zamówienia
web-can-pay = możesz opłacić: { $n }
web-vp-end = { $n } PZ na koniec
web-under = pod spodem: { $n }
web-none-left = nic nie zostało
web-taverns = Tawerny
web-left-starts = pierwszy z lewej zaczyna
web-free = wolne
web-building-tiles = Żetony budynków
web-large = Duże
web-small = Małe
web-abilities = Zdolności
web-start-sets = Zestawy startowe
web-start-sets-help = zdolność, żeton, zasoby
web-special = Żetony specjalne
web-special-help = po 10 PZ
