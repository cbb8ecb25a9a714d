# Слова браузерного клиента: русский.
web-short-el-paso = Эль-Пасо
web-home = На главную
web-close = Закрыть
web-loading = Стол загружается
web-nothing-here = По этому адресу ничего нет.
web-tools = Инструменты
web-views = Разделы
web-tab-board = Поле
web-tab-mine = Моё
web-key = клавиша { $text }
web-prompt = Что делать
web-phases = Фазы хода
web-phase-move = Движение
web-phase-act = Действия
web-phase-draw = Добор
web-free-lot = свободно
web-of-left = { $n } из { $total }
web-n-of = { $n } из { $total }
web-no-vp = нет ПО
web-discard-for = всегда: сбросить ради
web-two-of-each = по 2 каждого вида
web-your-hand = Ваша рука
web-delivery-now = Доставка сейчас
web-up-to = до { $n }
web-resources = Ресурсы
web-use = жетон
web-draw-up = Карты, которые вы доберёте в конце хода
web-auxiliary-and-discs = Вспомогательные действия и диски
web-discs-left =
    { $n ->
        [one] остался { $n } диск
        [few] осталось { $n } диска
       *[many] осталось { $n } дисков
    }
web-tiles-and-piles = Жетоны и стопки
web-to-draw = в колоде
web-discarded = в сбросе
web-live-score = Очки на этот момент
web-log-hint = наведите: покажем на поле
web-no-moves = Ходов ещё не было.
web-choose-lit =
    { $n ->
        [one] Выберите обведённое: { $n } вариант.
        [few] Выберите из обведённого: { $n } варианта.
       *[many] Выберите из обведённого: { $n } вариантов.
    }
web-confirm = Подтвердить
web-back = Назад
web-redo = Вернуть отменённое
web-restart = К началу хода
web-replay = Просмотр партии
web-text-table = Стол словами
web-talk = Чат и заметки
web-say = Сказать что-нибудь
web-send = Отправить
web-no-chat = Пока никто ничего не сказал.
web-note = Личная заметка, видна только вам
web-theme = Светлая или тёмная тема
web-settings = Настройки
web-links = Приглашения
web-links-why = Ссылка на место — это право на него. Отправьте каждому его ссылку; открытая на другом устройстве, она переносит место туда.
web-invitation = Ссылка-приглашение
web-watchers = Зрители
web-copy = Копировать
web-copied = Скопировано
web-renew = Новая ссылка вместо старой
web-open-seat = свободное место
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-pass-to = Передайте экран игроку { $name }
web-pass-why = Стол закрыт, чтобы никто не увидел чужую руку.
web-i-am = Я { $name }
web-reconnecting = Связь потеряна, ваши ходы сохранены. Попытка { $n }
web-asked-undo = { $name } просит вернуться к ходу { $n }.
web-refused = Сервер отклонил это.
web-refused-illegal = Сейчас так сыграть нельзя.
web-refused-stale = На столе уже что-то изменилось. Посмотрите ещё раз.
web-refused-forbidden = Это не ваше место, или сейчас не ваш ход.
web-refused-malformed = Сообщение не понято.
web-refused-too-fast = Слишком много сообщений. Подождите немного.
web-refused-nothing-to-undo = Отменить нечего: что-то открыто или ход уже перешёл.
web-no-table = Такого стола нет.
web-no-right = У вас нет ключа к этому столу. Попросите у хозяина ссылку-приглашение.
web-no-server = Сервер недоступен.
web-keyboard = Клавиатура
web-keys-choose = выбрать
web-keys-skip = закончить, пропустить, завершить ход
web-keys-walk = перебирать варианты
web-keys-jump = к полю, рынкам, игрокам, журналу, работникам
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-text-size = Размер текста
web-confirm-level = Просить подтверждения
web-confirm-irreversible = только для необратимого
web-confirm-all = для каждого выбора
web-motion = Анимация
web-motion-full = полная
web-motion-none = нет
web-sound = Звук, когда ваш ход
web-your-name = Ваше имя
web-search = Поиск
web-guest = Гость
web-join-why = За столом: { $names }. Есть свободное место.
web-sit-down = Сесть за стол
web-no-seat = Свободных мест больше нет.
web-welcome = Гоните скот, нанимайте работников, стройте здания, доставляйте стадо на торговые посты. Играйте с друзьями по ссылке, за одним экраном, против ботов или в одиночку. Без регистрации.
web-start-bot = Игра с ботом за 10 секунд
web-start-solo = Соло против Сью
web-new-table = Новый стол
web-import = Открыть запись партии
web-bad-file = Это не запись партии, или она не подходит к правилам.
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-finished = Завершённые партии
web-learn = Узнать игру
web-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
web-solo = соло
web-seat-here = за этим экраном
web-seat-link = по ссылке
web-seat-open = для любого
web-seat-bot = бот
web-strength = Сила
web-bot-random = лёгкий (случайный)
web-bot-greedy = средний (жадный)
web-bot-search = сильный (перебор)
web-first-game = Первая партия
web-surprise = Удивите меня
web-confirm-turn = Завершать каждый ход вручную
web-title = Название стола
web-open-table = Открыть стол
web-not-opened = С такими настройками стол открыть нельзя.
web-no-replay = Эту партию нельзя вам показать.
web-no-fork = Отсюда продолжить нельзя.
web-no-record = Запись выдаётся после конца партии.
web-export = Сохранить запись
web-play-on = Играть отсюда
web-share = Ссылка на этот момент
web-first = В начало
web-previous = Назад
web-play = Проиграть
web-next = Вперёд
web-last = В конец
web-step = Шаг
web-view-as = Глазами
web-to-table = К столу
web-rematch = Ещё партия
web-score-chart = Очки в течение партии
web-ask-undo = Попросить всех вернуться к моменту перед моим последним ходом
web-asked = Вопрос задан. Остальные должны согласиться.
