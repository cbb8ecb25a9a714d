# Words of the browser client for Saltfjord: Russian.
# The own side.
web-phase-set = Набор
web-phase-die = Взять кубик
web-phase-act = Активация
web-phase-end = Конец хода
web-tab-village = Деревня
web-your-village = Ваша деревня
web-village-of = Деревня: { $name }
web-main-board = Игровое поле
web-goods = Ваши ресурсы
web-warehouse = Склад
web-piers = Пирсы и ящики
web-round-of = Раунд { $n } из { $total }
web-white-taken = Взято белых кубиков за раунд
web-orange-taken = Взято оранжевых кубиков за раунд
web-crates = Ящики
web-n-crates =
    { $n ->
        [0] нет ящиков
        [one] { $n } ящик
        [few] { $n } ящика
       *[other] { $n } ящиков
    }
web-workers = Рабочие
web-workers-free = Рабочие, которые ждут работы
web-free-of = свободно { $n }/{ $total }
web-die =
    { $kind ->
        [white] белый кубик { $n }
       *[orange] оранжевый кубик { $n }
    }
web-worker = рабочий
web-cart = повозка
web-empty = Пустая клетка
web-boat = Лодка: занято мест { $n } из { $total }
web-ashore = улов на берегу
web-price =
    Цена продажи: { $n ->
        [one] { $n } рыба
        [few] { $n } рыбы
       *[many] { $n } рыб
    }
web-rotate = Повернуть
web-in-hand = Размещаемый жетон
web-if-ended = Если бы игра закончилась сейчас
web-sum-scored = набрано
web-sum-catch = лодка
web-sum-resources = ресурсы
web-sum-crate-columns = столбцы
web-sum-crates = ящики
web-sum-technologies = технологии
web-sum-bonus-tiles = бонусы
web-sum-carts = повозки
web-levels = Технологии
web-closed = сезон закрыт
web-face-down = лицом вниз
# The main board.
web-points = Победные очки
web-points-help = На шкале 100 делений; затем фишка заходит на следующий круг.
web-fjord = Фьорд
web-harbour = Гавань
web-tokens-left =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }
web-top-token = Сверху, как вы знаете: { $text }
web-looked = Кто-то знает верхний жетон
web-sunk = Внизу: { $text }
web-type-closed = Пока вам недоступно
web-not-seen = Ещё не видели: { $text }
web-boats-here = Лодки здесь: { $text }
web-keep-one = Оставьте один
web-technologies = Технологии
web-pay-advance = сначала оплата
web-costs = Цена: { $text }
web-level-vp = { $n } ПО в конце игры
web-markers-here = Фишки здесь: { $text }
web-dice = Кубики
web-dice-left =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
web-die-help-white = Белый кубик активирует столбец, сверху вниз.
web-die-help-orange = Оранжевый кубик активирует ряд, слева направо.
web-orders = Заказы
web-can-pay = по силам: { $n }
web-vp-end = { $n } ПО в конце
web-under = под ним: { $n }
web-none-left = не осталось
web-taverns = Таверны
web-left-starts = левый начнёт раунд
web-free = свободно
web-building-tiles = Жетоны зданий
web-large = Большие
web-small = Малые
web-abilities = Способности
web-start-sets = Стартовые наборы
web-start-sets-help = способность, жетон, ресурсы
web-special = Особые жетоны
web-special-help = по 10 ПО
