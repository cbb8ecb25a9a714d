# Słowa klienta przeglądarki dla El Paso: polski.
web-phase-move = Ruch
web-phase-act = Akcje
web-phase-draw = Dobieranie
web-free-lot = wolne
web-of-left = { $n } z { $total }
web-no-vp = brak PZ
web-discard-for = odrzuć za:
web-two-of-each = po 2 każdego typu
web-your-hand = Twoja ręka
web-delivery-now = Dostawa teraz
web-up-to = do { $n }
web-resources = Zasoby
web-use = użyj
web-draw-up = Karty dobierane na końcu tury
web-auxiliary-and-discs = Akcje pomocnicze i dyski
web-discs-left =
    { $n ->
        [one] { $n } dysk
        [few] { $n } dyski
       *[many] { $n } dysków
    }
web-tiles-and-piles = Kafelki i stosy
web-to-draw = w talii
web-discarded = odrzucone
