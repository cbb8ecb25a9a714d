# Words of the house: Russian.

## The language

language-name = Русский

## Where component data comes from

origin-S = указано в правилах
origin-P = из открытых источников
origin-I = выведено из правил
origin-R = реконструкция, может отличаться от коробки
ui-origin = Источник

## Parts of the screen

ui-trail = Путь
ui-board = Игровое поле
ui-your-board = Ваш планшет
ui-player-board = Планшет игрока: { $name }
ui-players = Игроки
ui-hand = Рука
ui-market = Рынок
ui-markets = Рынки
ui-cattle-market = Рынок скота
ui-worker-supply = Запас рабочих
ui-worker-area = Область рабочих
ui-workers = Рабочие
ui-cattle = Скот
ui-train = Поезд
ui-buildings = Постройки
ui-neutral-buildings = Нейтральные постройки
ui-objectives = Жетоны цели
ui-bonus-tiles = Жетоны бонуса
ui-trading-posts = Торговые посты
ui-discs = Диски
ui-auxiliary-actions = Вспомогательные действия
ui-certificates = Сертификаты
ui-permanent-certificates = Постоянные сертификаты
ui-exchange-tokens = Жетоны обмена
ui-money = Деньги
ui-herder = Пастух
ui-herders = Пастухи
ui-step-limit = Лимит шагов
ui-hand-limit = Лимит карточек на руке
ui-owner = Владелец
ui-empty = пусто
ui-none = нет
ui-yes = да
ui-no = нет
ui-you = вы
ui-log = Журнал
ui-options = Варианты
ui-setup = Подготовка
ui-catalog = Компоненты
ui-effects = Действия
ui-rules = Правила
ui-language = Язык
ui-seed = Зерно
ui-seed-value = Зерно { $seed }
ui-difficulty = Сложность

## Cards

ui-deck = Колода
ui-draw-pile = Стопка карточек
ui-discard-pile = Стопка сброса
ui-unseen-cards = Неизвестные карточки
ui-face-up = лицом вверх
ui-stack = Стопка
ui-cards =
    { $n ->
        [one] { $n } карточка
        [few] { $n } карточки
       *[many] { $n } карточек
    }
ui-tiles =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }
ui-left = осталось { $n }
ui-dollars = { $n } $
ui-vp = { $n } ПО
ui-points =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
ui-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }

## Whose turn it is

ui-player = Игрок
ui-player-number = Игрок { $n }
ui-player-count =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
ui-seat = Место за столом
ui-bot = бот
ui-human = человек
ui-turn = Ход
ui-turn-number = Ход { $n }
ui-your-turn = Ваш ход
ui-turn-of = Ходит { $name }
ui-thinking = { $name } думает…
ui-pass-device = Передайте экран игроку { $name } и нажмите Enter.
ui-press-enter = Нажмите Enter, чтобы продолжить.

## Commands

ui-commands = Команды
ui-choose = Ваш выбор
ui-choose-number = Выберите число от { $first } до { $last }.
ui-undo = Отменить
ui-undo-help = отменить последнее действие
ui-undone = Последнее действие отменено.
ui-nothing-to-undo = Отменить нечего: что-то уже открыто или ход перешел дальше.
ui-help = Справка
ui-help-help = показать команды; ? 2 объясняет вариант 2, ? корриенте или ? доставка — компонент или термин (номер варианта важнее)
ui-help-unknown = Ничего с названием «{ $text }» нет.
ui-not-now = Сейчас нельзя: { $text }.
ui-save = Сохранить
ui-save-help = сохранить игру
ui-saved = Сохранено в { $path }.
ui-saved-games = Сохраненные игры
ui-no-saved-games = Сохраненных игр нет.
ui-resume = Продолжить
ui-resume-help = продолжить сохраненную игру
ui-resumed = Игра из { $path } продолжается.
ui-cannot-read = Не удалось прочитать { $path }: { $error }
ui-cannot-save = Не удалось сохранить игру: { $error }
ui-quit = Выйти
ui-quit-help = выйти; игра сохраняется
ui-goodbye = До встречи!
ui-log-help = показать, что произошло
ui-score-help = показать текущие очки
ui-board-help = показать стол еще раз
ui-hint = Подсказка
ui-hint-help = подсказать ход
ui-unknown-command = Неизвестная команда: { $command }
ui-illegal-move = Сейчас так сходить нельзя: { $command }
ui-new-game = Новая игра
ui-choose-game = Выберите игру
ui-choose-players = Число игроков
ui-choose-language = Выберите язык
ui-default = по умолчанию

## The end of the game

ui-game-over = Игра окончена
ui-score = Очки
ui-final-score = Итоговый счет
ui-category = Категория
ui-categories = Категории
ui-total = Итого
ui-tie-break = При ничьей
ui-place = Место
ui-place-number = { $n }-е место
ui-winner = Победитель
ui-wins =
    { $n ->
        [one] { $name } побеждает: { $n } победное очко!
        [few] { $name } побеждает: { $n } победных очка!
       *[many] { $name } побеждает: { $n } победных очков!
    }
ui-shared-win = Победа разделена: { $names }
score-total = Итого

## The table in the terminal

ui-id = Код
ui-name = Название
ui-data = Данные
ui-since-last-turn = С вашего прошлого хода
ui-so-far = К этому моменту
ui-command-line = u отмена · ? справка · i совет · t стол · o игроки · d стопки · b очки · q выход
ui-number-help = выбрать вариант с этим номером
ui-rivals-help = подробно показать других игроков
ui-piles-help = показать ваш сброс и состав вашей стопки карточек
ui-signs = Знаки
ui-sign-corner = черный уголок
ui-sign-again = здесь может лежать несколько своих дисков
ui-sign-option = номер варианта, который сюда указывает
ui-sign-then = сбросьте или заплатите это и получите то
ui-by-tie-break = Решает правило ничьей.
ui-bot-name = { $name } (бот { $n })
ui-quit-keep = Оставить сохраненную игру? (д/н)
ui-replay-help = Enter или n: дальше · p: назад · число: перейти к шагу · q: выход
ui-replay-step = Шаг { $n } из { $total }
ui-choose-step = Введите число от 0 до { $last }, n, p или q.
ui-space-cost =
    { $n ->
        [0] пусто
       *[other] пусто, { $n } $
    }
ui-last-turns = { $seat } завершает игру: последние ходы
ui-simmental-empty = следующее прибытие завершит игру
ui-simmental-left =
    { $n ->
        [one] до конца { $n } прибытие
        [few] до конца { $n } прибытия
       *[many] до конца { $n } прибытий
    }
ui-delivery-value =
    доставка { $n }{ $total ->
        [0] { "" }
       *[other] , с сертификатами { $total }
    }
ui-face-down = закрытых: { $n }
ui-permanent = постоянные
ui-closed = закрыто
ui-auxiliary-short = Вспомогат.
ui-ownership-tokens = Фишки собственности
ui-train-and-buildings = Поезд и постройки
ui-tiles-title = Жетоны
ui-col-value = ценн.
ui-col-vp = ПО
ui-col-cowboys = ковб.
ui-col-engineers = инж.
ui-col-builders = стр.
ui-col-jokers = джок.
ui-col-money = $
ui-col-cost = цена
ui-col-left = ост.
ui-icon-delivery = доставка
ui-icon-certificate = серт.
ui-icon-exchange-token = обмен
ui-icon-hire = наём
ui-icon-buy-cattle = купить скот
ui-icon-train = поезд
ui-icon-build = строить
ui-icon-objective = цель
ui-icon-bonus = бонус
ui-icon-tile-any = любой жетон
ui-icon-aux = 1 всп.
ui-icon-aux-double = 2 всп.
ui-icon-steps = шаги
ui-icon-gain-cattle = взять
ui-icon-cow-any = скот
ui-icon-card-remove = убрать
ui-kind-node = Место на пути
ui-kind-breed = Скот
ui-kind-worker = Рабочий
ui-kind-neutral = Нейтральная постройка
ui-kind-building = Постройка
ui-kind-train = Карточка поезда
ui-kind-disc = Диск
ui-kind-auxiliary = Вспомогательное действие
ui-kind-post = Торговый пост
ui-kind-tile = Жетон
ui-kind-sue = Карточка соперницы в одиночной игре
ui-tie-break-value = { $n }
ui-hidden-points = Очки, лежащие лицом вниз, не сосчитаны.
ui-alone =
    { $n ->
        [one] { $name }: { $n } победное очко.
        [few] { $name }: { $n } победных очка.
       *[many] { $name }: { $n } победных очков.
    }

## What the web table refuses

refused-illegal = Сейчас так сходить нельзя.
refused-not-your-turn = Сейчас не ваш ход.
refused-stale = За столом уже сделали ход. Посмотрите еще раз.
refused-forbidden = Это не ваше место.
refused-malformed = Сообщение не понято.
refused-too-fast = Слишком много сообщений. Подождите немного.
refused-nothing-to-undo = Отменить нечего: что-то уже открыто или ход перешел дальше.
refused-nothing-to-redo = Повторять нечего.
refused-nobody-to-nudge = Сейчас некого поторопить.
refused-nudged = Вы уже поторопили. Достаточно раза в минуту.
problem-no-table = Такого стола нет.
problem-no-seat = Здесь нет свободных мест.
problem-no-step =
    { $n ->
        [one] В этой партии только { $n } шаг.
        [few] В этой партии только { $n } шага.
       *[many] В этой партии только { $n } шагов.
    }
problem-forbidden = Ваши ссылки этого не открывают. Возможно, их заменили.
problem-stale = За столом тем временем что-то изменилось. Попробуйте еще раз.
problem-unreadable = Эту партию играли по другой версии правил, здесь ее продолжить нельзя.
problem-unknown = По этому адресу ничего нет.
problem-bad-setup = Так подготовить партию нельзя.
problem-bad-record = Это не запись партии, или она не подходит к правилам.
problem-not-late = У этого игрока еще есть время.
problem-too-large = Слишком большой объем данных.
problem-too-fast =
    { $n ->
        [one] Слишком много запросов. Повторите через { $n } секунду.
        [few] Слишком много запросов. Повторите через { $n } секунды.
       *[many] Слишком много запросов. Повторите через { $n } секунд.
    }
problem-malformed = Запрос не понят.
problem-internal = На сервере что-то пошло не так. Ничего не изменилось.
