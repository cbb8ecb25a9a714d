# Słowa klienta przeglądarkowego: polski.
web-home = Strona główna
web-close = Zamknij
web-loading = Wczytywanie stołu
web-nothing-here = Pod tym adresem niczego nie ma.
web-tools = Narzędzia
web-more = Więcej
web-views = Widoki
web-tab-board = Plansza
web-tab-mine = Moje
web-key = klawisz { $text }
web-prompt = Co zrobić
web-phases = Fazy tury
web-n-of = { $n } z { $total }
web-thinks = myśli już { $text }
web-bot-plays = gra bot
web-hours = { $n } godz.
web-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
web-time-used = zużyty czas: { $text }
web-time-left = pozostało: { $text }
web-time-over = przekroczono czas o { $text }
web-live-score = Wynik na tę chwilę
web-log-hint = wskaż, a pokażemy
web-no-moves = Nie było jeszcze ruchów.
web-no-choice = teraz nie można tego wybrać
web-choose-lit =
    { $n ->
        [one] Wybierz obwiedzioną rzecz.
        [few] Wybierz jedną z { $n } obwiedzionych rzeczy.
       *[many] Wybierz jedną z { $n } obwiedzionych rzeczy.
    }
web-done-left =
    { $n ->
        [one] Tutaj możliwy jest jeszcze { $n } wybór.
        [few] Tutaj możliwe są jeszcze { $n } wybory.
       *[many] Tutaj możliwych jest jeszcze { $n } wyborów.
    }
web-confirm = Potwierdź
web-back = Wstecz
web-redo = Ponów
web-restart = Do początku tury
web-plan = Plan, ruch nie jest wykonany
web-plan-ahead = Zaplanuj turę
web-plan-why = Wypróbuj swoją następną turę. To, co zakryte, i ruchy innych są zgadywane tylko na podstawie tego, co widzisz. Nic nie jest zapisywane.
web-plan-turn = Przy stole jest teraz twoja tura.
web-no-plan = Planu nie można teraz kontynuować. Spróbuj ponownie albo wróć do stołu.
web-replay = Powtórka
web-text-table = Stół słowami
web-talk = Czat i notatki
web-say = Powiedz coś
web-send = Wyślij
web-nudge-line = czeka na ruch gracza { $name }
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
web-qr = Kod QR
web-qr-of = Kod QR linku: { $name }
web-renew = Nowy link, stary przestaje działać
web-open-seat = wolne miejsce
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-pass-to = Przekaż ekran: { $name }
web-pass-why = Stół jest zakryty, aby nikt nie zobaczył cudzej ręki.
web-i-am = To ja, { $name }
web-reconnecting = Utracono połączenie, twoje ruchy są zachowane. Próba { $n }
web-nudge = Ponaglij
web-nudge-sent = Przypomnienie wysłane.
web-waits-for-you = { $name } czeka na twój ruch.
web-stand-in = Niech bot zagra za gracza { $name }
web-bot-plays-for-you = Bot gra za ciebie.
web-take-back = Wróć do gry
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
web-keys-tab = od pytania do planszy, graczy i dziennika
web-keys-walk = przejdź po możliwych wyborach
web-keys-jump = do planszy, targów, graczy, dziennika
web-keys-more = więcej o tym, co pod kursorem lub zaznaczone
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
web-reference = Zasady i elementy gry
web-contents = Spis treści
web-found =
    { $n ->
        [0] Nic nie znaleziono
       *[other] Znaleziono: { $n }
    }
web-rules-languages = Tabele danych są po angielsku; jeśli przekład różni się od tekstu angielskiego, rozstrzyga angielski.
web-rules = Zasady
web-component-data = Dane elementów
web-rulings = Rozstrzygnięcia
web-rules-stated = Punkty bez oznaczenia pochodzą z instrukcji.
web-rulebook = Instrukcja
web-from-S = z instrukcji
web-from-P = źródło publiczne
web-from-I = wniosek
web-from-R = odtworzone
web-more = Więcej
web-guest = Gość
web-join-why = Przy tym stole: { $names }. Jest wolne miejsce.
web-sit-down = Usiądź
web-no-seat = Nie ma już wolnego miejsca.
web-welcome = Duże gry planszowe przy własnym stole: ze znajomymi przez link, na jednym ekranie, z botami albo solo. Bez zakładania konta.
web-start-bot = Gra z botem w 10 sekund
web-start-solo = Gra solo
web-new-table = Nowy stół
web-import = Otwórz zapis gry
web-bad-file = Ten plik nie jest zapisem gry albo nie pasuje do zasad.
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-finished = Zakończone gry
web-learn = Poznaj: elementy i zasady
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
web-pace = Tempo
web-pace-none = bez zegarów
web-pace-live = na żywo, z zegarami
web-pace-days = korespondencyjnie
web-pace-minutes-each = Minuty dla każdego gracza na całą grę
web-pace-days-each = Dni na każdą turę
web-pace-why = Zegary do niczego nie zmuszają i nikt przez nie nie przegrywa. Gdy ktoś przekroczy czas, gospodarz może pozwolić, by bot grał za niego do jego powrotu.
web-pace-n-minutes = po { $n } min na gracza
web-pace-n-days =
    { $n ->
        [one] { $n } dzień na turę
        [few] { $n } dni na turę
       *[many] { $n } dni na turę
    }
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
web-times = Zużyty czas
web-score-chart = Wynik w trakcie gry
web-ask-undo = Poproś wszystkich o cofnięcie do chwili przed moim ostatnim ruchem
web-asked = Zapytano. Pozostali muszą się zgodzić.
web-extra = Akcje dodatkowe
web-your-area = Twój obszar
web-skip = Pomiń
web-replay-turn = Pokaż jeszcze raz ostatnią turę
web-motion-short = krótka
web-asked-refused = Nie wszyscy się zgodzili: gra toczy się dalej od tego miejsca.
web-hint = Podpowiedź: co wybrałby bot
web-hints = Bot wybrałby:
web-no-hint = Teraz nie ma podpowiedzi.
web-undo-ended = coś odkryto
web-undo-why = Nie można cofnąć: { $text }
web-skip-motion = pomiń pokaz
web-keys-events = poprzednie i następne zdarzenie dziennika
web-keys-zoom = większe, mniejsze, całość
web-starts = Zaczyna { $name }.
web-sounds = Dźwięk
web-effects = Ciche dźwięki ruchów
web-notify = Powiadomienie systemu, gdy nadejdzie twoja tura
web-patterns = Wyraźniejsze wzory graczy
web-turning-points = Punkty zwrotne
web-swing = { $name }: +{ $n } nad pozostałymi, ruchy { $first }–{ $last }
web-speed = Tempo
