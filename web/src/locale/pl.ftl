# Słowa klienta przeglądarkowego: polski.
web-short-el-paso = El Paso
web-home = Strona główna
web-close = Zamknij
web-loading = Wczytywanie stołu
web-nothing-here = Pod tym adresem niczego nie ma.
web-tools = Narzędzia
web-views = Widoki
web-tab-board = Plansza
web-tab-mine = Moje
web-key = klawisz { $text }
web-prompt = Co zrobić
web-phases = Fazy tury
web-phase-move = Ruch
web-phase-act = Akcje
web-phase-draw = Dobieranie
web-free-lot = wolne
web-of-left = { $n } z { $total }
web-n-of = { $n } z { $total }
web-no-vp = brak PZ
web-discard-for = zawsze: odrzuć za
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
        [one] został { $n } dysk
        [few] zostały { $n } dyski
       *[many] zostało { $n } dysków
    }
web-tiles-and-piles = Kafelki i stosy
web-to-draw = do dobrania
web-discarded = odrzucone
web-live-score = Wynik na tę chwilę
web-log-hint = wskaż, aby pokazać na planszy
web-no-moves = Nie było jeszcze ruchów.
web-choose-lit =
    { $n ->
        [one] Wybierz obwiedzioną rzecz.
        [few] Wybierz jedną z { $n } obwiedzionych rzeczy.
       *[many] Wybierz jedną z { $n } obwiedzionych rzeczy.
    }
web-confirm = Potwierdź
web-back = Wstecz
web-redo = Ponów
web-restart = Do początku tury
web-replay = Powtórka
web-text-table = Stół słowami
web-talk = Czat i notatki
web-say = Powiedz coś
web-send = Wyślij
web-no-chat = Nikt jeszcze nic nie powiedział.
web-note = Prywatna notatka, tylko dla ciebie
web-theme = Jasny lub ciemny
web-settings = Ustawienia
web-links = Zaproszenia
web-links-why = Link do miejsca daje prawo do niego. Wyślij każdemu jego własny; otwarty na innym urządzeniu przenosi tam miejsce.
web-invitation = Link z zaproszeniem
web-watchers = Widzowie
web-copy = Kopiuj
web-copied = Skopiowano
web-renew = Nowy link, stary przestaje działać
web-open-seat = wolne miejsce
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-pass-to = Przekaż ekran: { $name }
web-pass-why = Stół jest zakryty, aby nikt nie zobaczył cudzej ręki.
web-i-am = To ja, { $name }
web-reconnecting = Utracono połączenie, twoje ruchy są zachowane. Próba { $n }
web-asked-undo = { $name } prosi o powrót do ruchu { $n }.
web-refused = Serwer odrzucił to.
web-refused-illegal = Nie można tego teraz zagrać.
web-refused-stale = Na stole coś się zmieniło. Spójrz jeszcze raz.
web-refused-forbidden = To nie twoje miejsce albo nie twoja kolej.
web-refused-malformed = Wiadomość nie została zrozumiana.
web-refused-too-fast = Za dużo wiadomości. Poczekaj chwilę.
web-refused-nothing-to-undo = Nie ma czego cofnąć: coś zostało odkryte albo tura minęła.
web-no-table = Nie ma takiego stołu.
web-no-right = Nie masz klucza do tego stołu. Poproś gospodarza o zaproszenie.
web-no-server = Serwer jest nieosiągalny.
web-keyboard = Klawiatura
web-keys-choose = wybór
web-keys-skip = zakończ, pomiń, koniec tury
web-keys-walk = przejdź po możliwych wyborach
web-keys-jump = do planszy, rynków, graczy, dziennika, pracowników
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-text-size = Rozmiar tekstu
web-confirm-level = Pytaj o potwierdzenie
web-confirm-irreversible = tylko tego, czego nie można cofnąć
web-confirm-all = każdego wyboru
web-motion = Animacje
web-motion-full = pełne
web-motion-none = brak
web-sound = Dźwięk, gdy twoja kolej
web-your-name = Twoje imię
web-search = Szukaj
web-guest = Gość
web-join-why = Przy tym stole: { $names }. Jest wolne miejsce.
web-sit-down = Usiądź
web-no-seat = Nie ma już wolnego miejsca.
web-welcome = Pędź bydło, zatrudniaj pracowników, stawiaj budynki, dostarczaj do faktorii. Graj ze znajomymi przez link, przy jednym ekranie, z botami lub solo. Bez konta.
web-start-bot = Gra z botem w 10 sekund
web-start-solo = Solo przeciw Sue
web-new-table = Nowy stół
web-import = Otwórz zapis gry
web-bad-file = Ten plik nie jest zapisem gry albo nie pasuje do zasad.
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-finished = Zakończone gry
web-learn = Poznaj grę
web-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
web-solo = solo
web-seat-here = przy tym ekranie
web-seat-link = przez link
web-seat-open = dla każdego
web-seat-bot = bot
web-strength = Siła
web-bot-random = łatwy (losowy)
web-bot-greedy = średni (zachłanny)
web-bot-search = silny (przeszukuje)
web-first-game = Pierwsza gra
web-surprise = Zaskocz mnie
web-confirm-turn = Kończ każdą turę ręcznie
web-title = Nazwa stołu
web-open-table = Otwórz stół
web-not-opened = Z tymi ustawieniami nie można otworzyć stołu.
web-no-replay = Tej gry nie można ci pokazać.
web-no-fork = Stąd nie można grać dalej.
web-no-record = Zapis jest dostępny po zakończeniu gry.
web-export = Zapisz grę
web-play-on = Graj stąd
web-share = Link do tego kroku
web-first = Początek
web-previous = Poprzedni
web-play = Odtwórz
web-next = Następny
web-last = Koniec
web-step = Krok
web-view-as = Oczami
web-to-table = Do stołu
web-rematch = Kolejna gra
web-score-chart = Wynik w trakcie gry
web-ask-undo = Poproś wszystkich o cofnięcie do chwili przed moim ostatnim ruchem
web-asked = Zapytano. Pozostali muszą się zgodzić.
