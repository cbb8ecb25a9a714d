# Words of the browser client for Saltfjord.
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
web-pay-advance = zapłać i awansuj
web-costs = Koszt: { $text }
web-level-vp = { $n } PZ na koniec gry
web-markers-here = Znaczniki tutaj: { $text }
web-dice = Kości
web-taken = wzięte: białe { $first } · pomarańczowe { $last }
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
web-special = Specjalne żetony premii
web-special-help = każdy: co najmniej 10 PZ
