# Слова браузерного клиента: русский.
web-home = На главную
web-close = Закрыть
web-loading = Стол загружается
web-nothing-here = По этому адресу ничего нет.
web-tools = Инструменты
web-more = Ещё
web-views = Разделы
web-tab-board = Поле
web-tab-mine = Моё
web-key = клавиша { $text }
web-prompt = Что делать
web-phases = Фазы хода
web-n-of = { $n } из { $total }
web-thinks = думает { $text }
web-bot-plays = играет бот
web-hours = { $n } ч
web-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
web-time-used = ушло времени: { $text }
web-time-left = осталось: { $text }
web-time-over = просрочено на { $text }
web-live-score = Очки на этот момент
web-log-hint = наведите: покажем
web-no-moves = Ходов ещё не было.
web-no-choice = сейчас выбрать нельзя
web-choose-lit =
    { $n ->
        [one] Выберите обведённое: { $n } вариант.
        [few] Выберите из обведённого: { $n } варианта.
       *[many] Выберите из обведённого: { $n } вариантов.
    }
web-done-left =
    { $n ->
        [one] Здесь доступен ещё { $n } вариант.
        [few] Здесь доступны ещё { $n } варианта.
       *[many] Здесь доступно ещё { $n } вариантов.
    }
web-confirm = Подтвердить
web-back = Назад
web-redo = Вернуть отменённое
web-restart = К началу хода
web-plan = План, ход не сделан
web-plan-ahead = Спланировать ход
web-plan-why = Попробуйте свой следующий ход. Всё скрытое и ходы других — лишь догадки, сделанные только по тому, что видно вам. Ничего не сохраняется.
web-plan-turn = За столом сейчас ваш ход.
web-no-plan = Сейчас план не продолжить. Попробуйте ещё раз или вернитесь за стол.
web-replay = Просмотр партии
web-text-table = Стол словами
web-talk = Чат и заметки
web-say = Сказать что-нибудь
web-send = Отправить
web-nudge-line = ждёт хода игрока { $name }
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
web-qr = QR-код
web-qr-of = QR-код ссылки: { $name }
web-renew = Новая ссылка вместо старой
web-open-seat = свободное место
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-pass-to = Передайте экран игроку { $name }
web-pass-why = Стол закрыт, чтобы никто не увидел чужую руку.
web-i-am = Я { $name }
web-reconnecting = Связь потеряна, ваши ходы сохранены. Попытка { $n }
web-nudge = Поторопить
web-nudge-sent = Напоминание отправлено.
web-waits-for-you = { $name } ждёт вашего хода.
web-stand-in = Пусть за игрока { $name } играет бот
web-bot-plays-for-you = За вас играет бот.
web-take-back = Вернуться за стол
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
web-keys-tab = от вопроса к полю, игрокам и журналу
web-keys-walk = перебирать варианты
web-keys-jump = к полю, рынкам, игрокам, журналу
web-keys-more = подробнее о том, что под курсором или в фокусе
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
web-reference = Правила и компоненты
web-contents = Содержание
web-found =
    { $n ->
        [0] Ничего не найдено
       *[other] Найдено: { $n }
    }
web-rules-languages = Таблицы данных — на английском языке; если перевод расходится с английским текстом, верен английский.
web-rules = Правила
web-component-data = Данные о компонентах
web-rulings = Разъяснения
web-rules-stated = Пункты без пометки взяты из книги правил.
web-rulebook = Книга правил
web-from-S = из правил
web-from-P = открытый источник
web-from-I = вывод
web-from-R = реконструкция
web-more = Подробнее
web-guest = Гость
web-join-why = За столом: { $names }. Есть свободное место.
web-sit-down = Сесть за стол
web-no-seat = Свободных мест больше нет.
web-welcome = Большие настольные игры за вашим столом: с друзьями по ссылке, на одном экране, против ботов или в одиночку. Учётная запись не нужна.
web-start-bot = Игра с ботом за 10 секунд
web-start-solo = Одиночная игра
web-new-table = Новый стол
web-import = Открыть запись партии
web-bad-file = Это не запись партии, или она не подходит к правилам.
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-finished = Завершённые партии
web-learn = Изучить: компоненты и правила
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
web-pace = Темп
web-pace-none = без часов
web-pace-live = вживую, с часами
web-pace-days = по переписке
web-pace-minutes-each = Минут каждому игроку на всю партию
web-pace-days-each = Дней на каждый ход
web-pace-why = Часы ни к чему не принуждают, и по времени никто не проигрывает. Если кто-то просрочил время, хозяин стола может позволить боту играть за него, пока он не вернётся.
web-pace-n-minutes = по { $n } мин каждому
web-pace-n-days =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
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
web-times = Затраченное время
web-score-chart = Очки в течение партии
web-ask-undo = Попросить всех вернуться к моменту перед моим последним ходом
web-asked = Вопрос задан. Остальные должны согласиться.
web-extra = Доп. действия
web-your-area = Ваша область
web-skip = Пропустить
web-replay-turn = Показать последний ход ещё раз
web-motion-short = короткая
web-asked-refused = Согласились не все: игра продолжается отсюда.
web-hint = Подсказка: что выбрал бы бот
web-hints = Бот выбрал бы:
web-no-hint = Сейчас подсказки нет.
web-undo-ended = что-то открыто
web-undo-why = Отменить нельзя: { $text }
web-skip-motion = пропустить показ
web-keys-events = предыдущее и следующее событие журнала
web-keys-zoom = крупнее, мельче, целиком
web-starts = Начинает { $name }.
web-sounds = Звук
web-effects = Тихие звуки ходов
web-notify = Сообщение системы, когда наступает ваш ход
web-patterns = Более заметные узоры игроков
web-turning-points = Переломные моменты
web-swing = { $name }: +{ $n } к остальным, ходы { $first }–{ $last }
web-speed = Скорость
