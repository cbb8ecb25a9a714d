# Words of the browser client for Saltfjord.
web-points = Победные очки
web-points-help = На треке 100 делений; затем маркер идёт на новый круг.
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
web-pay-advance = оплатите и продвиньтесь
web-costs = Цена: { $text }
web-level-vp = { $n } ПО в конце игры
web-markers-here = Маркеры здесь: { $text }
web-dice = Кубики
web-taken = взято: белых { $first } · оранжевых { $last }
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
web-special = Особые жетоны бонусов
web-special-help = каждый: от 10 ПО
