# Слова браузерного клиента для «Эль-Пасо»: русский.
web-phase-move = Движение
web-phase-act = Действия
web-phase-draw = Добор
web-free-lot = свободно
web-of-left = { $n } из { $total }
web-no-vp = нет ПО
web-discard-for = всегда: сбросить ради
web-two-of-each = по 2 каждого вида
web-your-hand = Ваша рука
web-delivery-now = Доставка
web-up-to = до { $n }
web-resources = Ресурсы
web-use = жетон
web-draw-up = Карты, которые вы доберёте в конце хода
web-auxiliary-and-discs = Доп. действия и диски
web-discs-left =
    { $n ->
        [one] ещё { $n } диск
        [few] ещё { $n } диска
       *[many] ещё { $n } дисков
    }
web-tiles-and-piles = Жетоны и стопки
web-to-draw = в колоде
web-discarded = в сбросе
# Имена пород с местами переноса для узких карточек рынка.
web-market-black-angus = Абер{"\u00AD"}дин-ан{"\u00AD"}гус{"\u00AD"}ская
web-market-corriente = Корри{"\u00AD"}енте
web-market-shorthorn = Шорт{"\u00AD"}горн{"\u00AD"}ская
web-market-hereford = Гере{"\u00AD"}форд{"\u00AD"}ская
