# Saltfjord, in Russian.

## Resources

good-fish = рыба
good-log = бревно
good-grain = зерно
good-paper = бумага
good-plank = доска
good-food = еда
good-book = книга
good-gold = золото
resource-fish = рыба
resource-log = бревно
resource-grain = зерно
resource-paper = бумага
resource-plank = доска
resource-food = еда
resource-book = книга
resource-gold = золото
resource-vp = победные очки
gain-fish =
    { $n ->
        [one] { $n } рыбу
        [few] { $n } рыбы
       *[many] { $n } рыб
    }
gain-log =
    { $n ->
        [one] { $n } бревно
        [few] { $n } бревна
       *[many] { $n } брёвен
    }
gain-grain =
    { $n ->
        [one] { $n } зерно
       *[other] { $n } зерна
    }
gain-paper =
    { $n ->
        [one] { $n } бумагу
       *[other] { $n } бумаги
    }
gain-plank =
    { $n ->
        [one] { $n } доску
        [few] { $n } доски
       *[many] { $n } досок
    }
gain-food =
    { $n ->
        [one] { $n } еду
       *[other] { $n } еды
    }
gain-book =
    { $n ->
        [one] { $n } книгу
        [few] { $n } книги
       *[many] { $n } книг
    }
gain-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
gain-vp = { $n } ПО
amount-fish =
    { $n ->
        [one] { $n } рыба
        [few] { $n } рыбы
       *[many] { $n } рыб
    }
amount-log =
    { $n ->
        [one] { $n } бревно
        [few] { $n } бревна
       *[many] { $n } брёвен
    }
amount-grain =
    { $n ->
        [one] { $n } зерно
       *[other] { $n } зерна
    }
amount-paper =
    { $n ->
        [one] { $n } бумага
       *[other] { $n } бумаги
    }
amount-plank =
    { $n ->
        [one] { $n } доска
        [few] { $n } доски
       *[many] { $n } досок
    }
amount-food =
    { $n ->
        [one] { $n } еда
       *[other] { $n } еды
    }
amount-book =
    { $n ->
        [one] { $n } книга
        [few] { $n } книги
       *[many] { $n } книг
    }
amount-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
amount-vp = { $n } ПО
one-good =
    { $good_id ->
        [gold] 1 золото
        [book] 1 книгу
        [food] 1 еду
        [plank] 1 доску
        [paper] 1 бумагу
        [grain] 1 зерно
        [log] 1 бревно
       *[fish] 1 рыбу
    }
arrow-fish-log = рыба → бревно
arrow-fish-grain = рыба → зерно
arrow-fish-paper = рыба → бумага
arrow-log-plank = бревно → доска
arrow-grain-food = зерно → еда
arrow-paper-book = бумага → книга
arrow-plank-gold = доска → золото
arrow-food-gold = еда → золото
arrow-book-gold = книга → золото
arrow-one-fish = получить 1 рыбу
back-log-fish = бревно → рыба
back-grain-fish = зерно → рыба
back-paper-fish = бумага → рыба
back-plank-log = доска → бревно
back-food-grain = еда → зерно
back-book-paper = книга → бумага
back-gold-plank = золото → доска
back-gold-food = золото → еда
back-gold-book = золото → книга

## The village: rows, columns, cells and what they show

line-column-1 = столбец 1
line-column-2 = столбец 2
line-column-3 = столбец 3
line-column-4 = столбец 4
line-column-5 = столбец 5
line-column-6 = столбец 6
line-row-1 = ряд 1
line-row-2 = ряд 2
line-row-3 = ряд 3
line-row-4 = ряд 4
line-row-5 = ряд 5
line-row-6 = ряд 6
cell-r1c1 = ряд 1, столбец 1
cell-r1c2 = ряд 1, столбец 2
cell-r1c3 = ряд 1, столбец 3
cell-r1c4 = ряд 1, столбец 4
cell-r1c5 = ряд 1, столбец 5
cell-r1c6 = ряд 1, столбец 6
cell-r2c1 = ряд 2, столбец 1
cell-r2c2 = ряд 2, столбец 2
cell-r2c3 = ряд 2, столбец 3
cell-r2c4 = ряд 2, столбец 4
cell-r2c5 = ряд 2, столбец 5
cell-r2c6 = ряд 2, столбец 6
cell-r3c1 = ряд 3, столбец 1
cell-r3c2 = ряд 3, столбец 2
cell-r3c3 = ряд 3, столбец 3
cell-r3c4 = ряд 3, столбец 4
cell-r3c5 = ряд 3, столбец 5
cell-r3c6 = ряд 3, столбец 6
cell-r4c1 = ряд 4, столбец 1
cell-r4c2 = ряд 4, столбец 2
cell-r4c3 = ряд 4, столбец 3
cell-r4c4 = ряд 4, столбец 4
cell-r4c5 = ряд 4, столбец 5
cell-r4c6 = ряд 4, столбец 6
cell-r5c1 = ряд 5, столбец 1
cell-r5c2 = ряд 5, столбец 2
cell-r5c3 = ряд 5, столбец 3
cell-r5c4 = ряд 5, столбец 4
cell-r5c5 = ряд 5, столбец 5
cell-r5c6 = ряд 5, столбец 6
cell-r6c1 = ряд 6, столбец 1
cell-r6c2 = ряд 6, столбец 2
cell-r6c3 = ряд 6, столбец 3
cell-r6c4 = ряд 6, столбец 4
cell-r6c5 = ряд 6, столбец 5
cell-r6c6 = ряд 6, столбец 6
symbol-empty = пустая клетка
symbol-fish-2 = 2 рыбы
symbol-log = бревно
symbol-grain = зерно
symbol-paper = бумага
symbol-plank = доска
symbol-food = еда
symbol-book = книга
symbol-gold = золото
symbol-log-fish = бревно + рыба
symbol-grain-fish = зерно + рыба
symbol-paper-fish = бумага + рыба
symbol-log-grain = бревно + зерно
symbol-grain-paper = зерно + бумага
symbol-log-paper = бревно + бумага
symbol-upgrade = улучшение
symbol-order = заказ
symbol-tech = технология
symbol-build = малый жетон
symbol-fishing = ловля рыбы
symbol-order-tech = заказ / технология
symbol-order-fishing = заказ / ловля рыбы
symbol-build-fishing = малый жетон / ловля рыбы
symbol-tech-build = технология / малый жетон
symbol-walkway-1-fish = помост: 1 рыба
symbol-walkway-2-fish = помост: 2 рыбы
symbol-walkway-1-vp = помост: 1 ПО
symbol-walkway-2-vp = помост: 2 ПО
symbol-walkway-upgrade = помост: улучшение
symbol-walkway-gold = помост: 1 золото
buildings-item = { $cell }: { $symbol }
laid-item = { $symbol } → { $cell }
board-front = планшет игрока, лицевая сторона
board-kjerringoy = планшет игрока «Хьеррингёй»
board-saltstraumen = планшет игрока «Салтстраумен»
board-skjerstad = планшет игрока «Шерстад»
board-rognan = планшет игрока «Рогнан»

## Building tiles

tile-BL01 = жетон «уголок» 1
tile-BL02 = жетон «уголок» 2
tile-BL03 = жетон «уголок» 3
tile-BL04 = жетон «уголок» 4
tile-BL05 = жетон «уголок» 5
tile-BL06 = жетон «уголок» 6
tile-BL07 = жетон «уголок» 7
tile-BL08 = жетон «уголок» 8
tile-BL09 = жетон «уголок» 9
tile-BL10 = жетон «уголок» 10
tile-BL11 = жетон «уголок» 11
tile-BL12 = жетон «уголок» 12
tile-BL13 = жетон «уголок» 13
tile-BL14 = жетон «уголок» 14
tile-BI01 = прямой жетон 1
tile-BI02 = прямой жетон 2
tile-BI03 = прямой жетон 3
tile-BI04 = прямой жетон 4
tile-BI05 = прямой жетон 5
tile-BI06 = прямой жетон 6
tile-BI07 = прямой жетон 7
tile-BI08 = прямой жетон 8
tile-BI09 = прямой жетон 9
tile-BI10 = прямой жетон 10
tile-BI11 = прямой жетон 11
tile-BI12 = прямой жетон 12
tile-BC01 = двойной жетон 1
tile-BC02 = двойной жетон 2
tile-BC03 = двойной жетон 3
tile-BC04 = двойной жетон 4
tile-BC05 = двойной жетон 5
tile-BC06 = двойной жетон 6
tile-BC07 = двойной жетон 7
tile-BC08 = двойной жетон 8
tile-BC09 = двойной жетон 9
tile-BC10 = двойной жетон 10
tile-BC11 = двойной жетон 11
tile-BC12 = двойной жетон 12
tile-BC13 = двойной жетон 13
tile-BC14 = двойной жетон 14
tile-BC15 = двойной жетон 15
tile-BC16 = двойной жетон 16
tile-BC17 = двойной жетон 17
tile-BC18 = двойной жетон 18
tile-BC19 = двойной жетон 19
tile-BC20 = двойной жетон 20
tile-BD01 = одиночный жетон 1
tile-BD02 = одиночный жетон 2
tile-BD03 = одиночный жетон 3
tile-BD04 = одиночный жетон 4
tile-BD05 = одиночный жетон 5
tile-BD06 = одиночный жетон 6
tile-BD07 = одиночный жетон 7
tile-BD08 = одиночный жетон 8
tile-BD09 = одиночный жетон 9
tile-BD10 = одиночный жетон 10
tile-BD11 = одиночный жетон 11
tile-BD12 = одиночный жетон 12
tile-BD13 = одиночный жетон 13
tile-BD14 = одиночный жетон 14
tile-BD15 = одиночный жетон 15
tile-BD16 = одиночный жетон 16
tile-BS1 = стартовый жетон 1
tile-BS2 = стартовый жетон 2
tile-BS3 = стартовый жетон 3
tile-BS4 = стартовый жетон 4
shape-corner = «уголок», 3 клетки
shape-straight = прямая, 3 клетки
shape-double = двойная, 2 клетки
shape-single = одиночная, 1 клетка
stack-BL-1 = жетоны «уголок», стопка 1
stack-BL-2 = жетоны «уголок», стопка 2
stack-BI-1 = прямые жетоны, стопка 1
stack-BI-2 = прямые жетоны, стопка 2
stack-BC-1 = двойные жетоны, стопка 1
stack-BC-2 = двойные жетоны, стопка 2
stack-BD-1 = одиночные жетоны, стопка 1
stack-BD-2 = одиночные жетоны, стопка 2
turn-0 = без поворота
turn-90 = поворот на 90°
turn-180 = поворот на 180°
turn-270 = поворот на 270°

## Dice

colour-white = белый
colour-orange = оранжевый
die-white-1 = белый кубик 1
die-white-2 = белый кубик 2
die-white-3 = белый кубик 3
die-white-4 = белый кубик 4
die-white-5 = белый кубик 5
die-white-6 = белый кубик 6
die-white-tavern-1 = белый кубик в таверне 1
die-white-tavern-2 = белый кубик в таверне 2
die-white-tavern-3 = белый кубик в таверне 3
die-white-tavern-4 = белый кубик в таверне 4
die-white-tavern-5 = белый кубик в таверне 5
die-orange-1 = оранжевый кубик 1
die-orange-2 = оранжевый кубик 2
die-orange-3 = оранжевый кубик 3
die-orange-4 = оранжевый кубик 4
die-orange-5 = оранжевый кубик 5
die-orange-6 = оранжевый кубик 6
die-orange-tavern-1 = оранжевый кубик в таверне 1
die-orange-tavern-2 = оранжевый кубик в таверне 2
die-orange-tavern-3 = оранжевый кубик в таверне 3
die-orange-tavern-4 = оранжевый кубик в таверне 4
die-orange-tavern-5 = оранжевый кубик в таверне 5

## The fjord

area-harbour = гавань
area-1 = область 1
area-2 = область 2
area-3 = область 3
area-4 = область 4
area-5 = область 5
way-advance = продвинуть лодку
way-home = вернуться домой
type-I = тип I
type-II = тип II
type-III = тип III
tokens-I = { $n } × тип I
tokens-II = { $n } × тип II
tokens-III = { $n } × тип III
catch-I-2-fish = 2 рыбы (тип I)
catch-I-3-fish = 3 рыбы (тип I)
catch-I-1-log = 1 бревно (тип I)
catch-I-1-vp = 1 ПО (тип I)
catch-II-3-fish = 3 рыбы (тип II)
catch-II-4-fish = 4 рыбы (тип II)
catch-II-1-log-1-fish = 1 бревно + 1 рыба (тип II)
catch-II-2-vp = 2 ПО (тип II)
catch-II-3-vp = 3 ПО (тип II)
catch-II-1-vp-2-fish = 1 ПО + 2 рыбы (тип II)
catch-III-5-fish = 5 рыб (тип III)
catch-III-2-vp = 2 ПО (тип III)
catch-III-3-vp = 3 ПО (тип III)
catch-III-4-vp = 4 ПО (тип III)
catch-III-5-vp = 5 ПО (тип III)
catch-III-2-log = 2 бревна (тип III)
catch-III-2-vp-2-fish = 2 ПО + 2 рыбы (тип III)
catch-hidden = жетон улова

## Technologies

track-craft = Ремесло
track-carpentry = Плотничество
track-supplies = Поставки
track-fishing-track = Рыболовство
track-carts = Повозки
level-gain-gold = получить 1 золото
level-worker = получить 1 рабочего
level-improved-boat = улучшенный жетон лодки на 4 жетона улова, ПО за один из них ×2
level-ability = взять жетон способности с игрового поля
level-cheaper-tiles = ∞ каждый жетон здания стоит на 1 бревно меньше
level-gain-goods = получить 1 рыбу, 1 бревно и 1 бумагу
level-any-pier = ∞ ящик за заказ можно положить в ряд любого пирса
level-pier-reward = ∞ за каждый заказ сразу награда его пирса
level-choose-catch = ∞ посмотреть 2 жетона улова и оставить 1
level-type-2 = ∞ доступны и жетоны улова II типа
level-type-3 = ∞ доступны и жетоны улова III типа
level-cart = получить вторую повозку
level-far-carts = ∞ повозка движется до 2 клеток

## Ability tiles

ability-AB1 = Столяр
ability-AB2 = Рыботорговец
ability-AB3 = Лоцман
ability-AB4 = Посредник
ability-AB5 = Шкипер
ability-AB6 = Зодчий
ability-AB7 = Бригадир
ability-AB8 = Учитель
ability-short-AB1 = дважды за ход улучшить за 1 рыбу
ability-short-AB2 = каждая продажа даёт на 1 рыбу больше
ability-short-AB3 = изменять каждый кубик на 1 бесплатно
ability-short-AB4 = в каждом заказе 1 рыба вместо 1 ресурса
ability-short-AB5 = раз за ход ещё раз ловить рыбу за 1 рыбу
ability-short-AB6 = за 1 рыбу применить здание размещённого жетона
ability-short-AB7 = каждый рабочий применяет здание дважды
ability-short-AB8 = каждая технология даёт 1 рыбу
ability-effect-AB1 = до двух раз за ход дополнительное действие «потратить 2 рыбы, чтобы улучшить ресурс» стоит вам 1 рыбу
ability-effect-AB2 = каждый проданный вами ресурс даёт на 1 рыбу больше, в том числе при итоговом подсчёте очков
ability-effect-AB3 = каждый раз, когда вы берёте кубик, можете бесплатно изменить его значение на 1, прежде чем платить за дальнейшие изменения
ability-effect-AB4 = один раз в каждом заказе вы можете потратить 1 рыбу вместо 1 ресурса, кроме рыбы и золота
ability-effect-AB5 = один раз за ход сразу после действия «Ловить рыбу» вы можете потратить 1 рыбу, чтобы выполнить его ещё раз
ability-effect-AB6 = каждый раз, когда вы размещаете жетон здания, можете потратить 1 рыбу, чтобы применить эффект одного здания на нём; здание остаётся свободным
ability-effect-AB7 = каждый раз, когда вы используете рабочего, можете применить эффект здания второй раз
ability-effect-AB8 = каждый раз, когда вы изучаете технологию, получите 1 рыбу после её эффекта

## Technology bonus tiles

bonus-TB1 = Торговля
bonus-TB2 = Ассортимент
bonus-TB3 = Главный пирс
bonus-TB4 = Улов
bonus-TB5 = Открытое море
bonus-TB6 = План деревни
bonus-TB7 = Большие дома
bonus-TB8 = Домики
bonus-TB9 = Прогресс
bonus-TB10 = Первопроходец ⚡
bonus-TB11 = Ранний старт ⚡
bonus-effect-TB1 = 3 ПО за каждые 2 ваших жетона ящиков
bonus-effect-TB2 = 6 ПО за каждый заполненный столбец из 4 жетонов ящиков
bonus-effect-TB3 = 2 ПО за каждый жетон ящика в вашем самом длинном ряду пирса
bonus-effect-TB4 = 1 ПО за каждый ваш жетон улова, на берегу или на жетоне лодки
bonus-effect-TB5 = 3 ПО за каждые 2 ваших жетона улова III типа
bonus-effect-TB6 = 2 ПО за каждый заполненный ряд, 1 ПО за каждый заполненный столбец
bonus-effect-TB7 = 3 ПО за каждый ваш большой жетон зданий
bonus-effect-TB8 = 3 ПО за каждые 2 ваших малых жетона зданий, кроме стартового
bonus-effect-TB9 = 5 ПО за каждую вашу фишку технологии на 3-м уровне
bonus-effect-TB10 = сразу 12, 9, 6 или 3 ПО тому, кто достиг его 1-м, 2-м, 3-м или 4-м
bonus-effect-TB11 = сразу 14 ПО в 1-м раунде, 10 во 2-м, 6 в 3-м

## Piers, taverns, crates and start sets

pier-1 = пирс 1
pier-2 = пирс 2
pier-3 = пирс 3
pier-4 = пирс 4
tavern-1 = таверна 1
tavern-2 = таверна 2
tavern-3 = таверна 3
tavern-4 = таверна 4
tavern-5 = таверна 5
space-1 = ячейка ящиков 1
space-2 = ячейка ящиков 2
space-3 = ячейка ящиков 3
space-4 = ячейка ящиков 4
crate-K01 = 2 бревна
crate-K02 = 2 зерна
crate-K03 = 2 бумаги
crate-K04 = бревно + зерно
crate-K05 = бревно + бумага
crate-K06 = зерно + бумага
crate-K07 = бревно + зерно + бумага
crate-K08 = бревно + зерно + бумага
crate-K09 = бревно + доска
crate-K10 = бревно + еда
crate-K11 = бревно + книга
crate-K12 = зерно + доска
crate-K13 = зерно + еда
crate-K14 = зерно + книга
crate-K15 = бумага + доска
crate-K16 = бумага + еда
crate-K17 = бумага + книга
crate-K18 = 2 доски
crate-K19 = 2 еды
crate-K20 = 2 книги
crate-K21 = доска + еда
crate-K22 = доска + книга
crate-K23 = еда + книга
crate-K24 = бревно + золото
crate-K25 = зерно + золото
crate-K26 = бумага + золото
crate-K27 = бревно + зерно + книга
crate-K28 = бревно + бумага + еда
crate-K29 = зерно + бумага + доска
crate-K30 = бревно + зерно + еда
crate-K31 = зерно + бумага + книга
crate-K32 = бревно + бумага + доска
crate-K33 = бревно + еда + книга
crate-K34 = зерно + доска + книга
crate-K35 = бумага + доска + еда
crate-K36 = доска + золото
crate-K37 = еда + золото
crate-K38 = книга + золото
crate-K39 = доска + еда + книга
crate-K40 = доска + еда + книга
crate-K41 = 2 золота
crate-K42 = 3 рыбы + доска
crate-K43 = 3 рыбы + еда
crate-K44 = 3 рыбы + книга
crate-KS1 = бревно + зерно
crate-KS2 = бревно + бумага
crate-KS3 = зерно + бумага
crate-KS4 = 5 рыб
set-1 = стартовый набор 1
set-2 = стартовый набор 2
set-3 = стартовый набор 3
set-4 = стартовый набор 4
goods-SR1 = 2 бревна, 1 доска
goods-SR2 = 1 бревно, 1 зерно, 1 бумага, 5 рыб
goods-SR3 = 1 бревно, 1 доска, 3 рыбы
goods-SR4 = 1 бревно, 1 доска, 1 рыба, один раз ловить рыбу
extra-sell = продать ресурс
extra-upgrade = улучшить ресурс за рыбу
extra-downgrade = ухудшить ресурс
extra-worker = использовать рабочего
extra-overboard = выбросить улов за борт

## What buildings, walkways, taverns and piers do

effect-gain = получить { $effects }
effect-upgrade = улучшить 1 ресурс (или получить 1 рыбу)
effect-order = выполнить заказ
effect-learn = изучить технологию
effect-small = разместить малый жетон здания за 1 бревно
effect-small-free = бесплатно разместить жетон здания размером в 1 клетку
effect-fish = ловить рыбу
effect-trade = потратить { one-good } и получить { $n } ПО

## What is to be decided

prompt-over = Игра окончена.
prompt-draft = Выберите стартовый набор: способность, стартовый жетон здания и ресурсы.
prompt-place = Разместите { $tile } ({ $effects }): куда положить его первую клетку?
prompt-rotate = Поверните { $tile } ({ $effects }): как его положить?
prompt-main = Ваш ход: возьмите кубик, разместите большой жетон зданий или закройте сезон.
prompt-set-die =
    { $colour_id ->
        [white] Белый кубик { $n }: какой столбец вы активируете?
       *[orange] Оранжевый кубик { $n }: какой ряд вы активируете?
    }{ $where ->
       *[paid] { " " }Каждое +1 или −1 стоит 1 рыбу.
        [pilot] { " " }Первое +1 или −1 бесплатно, каждое следующее стоит 1 рыбу.
    }
prompt-carts = Сначала активируйте повозки: какая следующая?
prompt-move-cart = Переместите повозку или оставьте её на месте, чтобы активировать здание под ней.
prompt-activation =
    { $n ->
        [0] Зданий впереди нет ({ $line }). Сначала рабочий или кубик остаётся?
       *[other] Активируйте здания по порядку ({ $line }); кубик — на последнее.
    }
prompt-choice-building = Здание «{ $symbol }»: применить эффект?
prompt-choice-walkway = Линия заполнена, { $symbol }: применить эффект?
prompt-choice-tavern = Сезон закрыт. Выполнить действие таверны { $tavern_id }?
prompt-choice-pier = Получить награду пирса { $pier_id } за ящик?
prompt-order-payment = Заказ «{ $crate }»: как вы платите?
prompt-order-pier = Заказ «{ $crate }»: в ряд какого пирса положить ящик?
prompt-take-ability = Возьмите один из жетонов способностей с игрового поля.
prompt-put-cart = Поставьте вторую повозку на незанятую клетку.
prompt-catch-stack = Из какой стопки вы берёте жетон улова?
prompt-keep-one = Оставьте один жетон улова; второй вернётся на верх стопки.
prompt-over-board = Лодка полна: выбросите один жетон улова за борт.
prompt-tile-placed = Жетон размещён: что разыграть дальше?
prompt-fish-again = Шкипер: ловить рыбу ещё раз за 1 рыбу?
prompt-pause-piers = Что-нибудь ещё перед следующими наградами пирсов?
prompt-pause-turn = Что-нибудь ещё перед концом хода?
prompt-pause-game = Ваш последний ход заканчивается. Что-нибудь ещё? Затем ресурсы продаются: 1 ПО за 3 рыбы.
prompt-selling = Что вы продаёте?
prompt-upgrading =
    Что вы улучшаете за { $n ->
        [one] { $n } рыбу
        [few] { $n } рыбы
       *[many] { $n } рыб
    }?
prompt-downgrading = Что вы ухудшаете?
prompt-working = Какое здание активирует рабочий? Он останется там до конца раунда.
prompt-throwing = Какой жетон улова вы выбрасываете за борт?

## Options

option-done =
    { $where ->
       *[building] Не применять эффект
        [walkway] Не применять эффект
        [tavern] Не выполнять действие таверны
        [pier] Не получать награду
        [activation] Хватит: кубик остаётся здесь
        [unused] Ничего не активировать: сбросить кубик за 1 рыбу
        [aside] Не активировать зданий: отложить кубик
        [tile-placed] Не применять здания жетона
        [fish-again] Больше не ловить рыбу
        [piers] Дальше
        [turn] Закончить ход
        [game] Закончить последний ход
    }
option-set = Набор { $set_id }: { $ability } ({ $effect }); { $tile } ({ $effects }); { $goods }
option-cell = «{ $symbol }» сюда: { $cell }
option-turn = Положить так: { $effects }
option-take =
    { $colour_id ->
        [white] Взять белый кубик: столбец { $n }
       *[orange] Взять оранжевый кубик: ряд { $n }
    }
option-take-from-tavern =
    { $colour_id ->
        [white] Взять белый кубик из таверны { $tavern_id }: столбец { $n }
       *[orange] Взять оранжевый кубик из таверны { $tavern_id }: ряд { $n }
    }
option-line =
    { $cost ->
        [0] Активировать: { $line }
        [one] Изменить кубик за { $cost } рыбу: { $line }
        [few] Изменить кубик за { $cost } рыбы: { $line }
       *[many] Изменить кубик за { $cost } рыб: { $line }
    }{ $any ->
        [0] { " " }(нет свободных зданий)
       *[other] { " " }({ $effects })
    }
option-discard-die = Сбросить кубик и получить 1 рыбу
option-cart =
    { $where ->
        [carts] Сначала эта повозка: { $cell }
       *[put-cart] Поставить повозку: { $cell }
    }
option-roll =
    { $where ->
        [stay] Повозка остаётся: { $cell }
       *[move] Переместить повозку: { $cell }
    }{ $any ->
        [0] { " " }(без эффекта)
       *[other] { " " }({ $effects })
    }
option-activate = Активировать: { $symbol } ({ $cell })
option-large =
    Разместить большой жетон { $cost ->
        [log-plank] за 1 бревно и 1 доску
       *[plank] за 1 доску
    }: { $tile } ({ $effects })
option-small =
    Разместить малый жетон { $cost ->
        [log] за 1 бревно
       *[free] бесплатно
    }: { $tile } ({ $effects })
option-close =
    Закрыть сезон, { $tavern }: { $effects }{ $n ->
        [1] { "" }
       *[other] { " " }× { $n }
    }
option-upgrade =
    { $arrow_id ->
        [one-fish] Вместо этого получить 1 рыбу
       *[other] Улучшить: { $arrow }
    }
option-order =
    Заказ: { $crate } → { $vp } ПО ({ $where ->
        [any] любой пирс
       *[own] пирс { $space_id }
    })
option-learn = Изучить за { one-good }: { $track } { $n } ({ $level })
option-boat =
    { $way_id ->
        [advance] Продвинуть лодку: { $area }
       *[home] Вернуться домой{ $any ->
            [0] { "" }
           *[other] { ": " }{ $effects }
        }
    }
option-again =
    { $way_id ->
        [advance] За 1 рыбу продвинуть лодку: { $area }
       *[home] За 1 рыбу вернуться домой{ $any ->
            [0] { "" }
           *[other] { ": " }{ $effects }
        }
    }
option-trade = Потратить { one-good } и получить { $n } ПО
option-instead =
    { $good_id ->
       *[fish] Заплатить как указано
        [log] Заплатить 1 рыбу вместо 1 бревна
        [grain] Заплатить 1 рыбу вместо 1 зерна
        [paper] Заплатить 1 рыбу вместо 1 бумаги
        [plank] Заплатить 1 рыбу вместо 1 доски
        [food] Заплатить 1 рыбу вместо 1 еды
        [book] Заплатить 1 рыбу вместо 1 книги
        [gold] Заплатить 1 рыбу вместо 1 золота
    }
option-pier = Положить сюда: { $pier } ({ $effects })
option-ability = Взять способность { $ability }: { $effect }
option-look =
    { $n ->
        [1] Взять последний жетон { $type_id } типа
       *[other] Посмотреть 2 жетона { $type_id } типа
    }
option-keep = Оставить: { $catch }
option-overboard = Выбросить за борт: { $catch }
option-fill = Применить помосты: { $line }
option-apply = Применить за 1 рыбу: { $symbol } ({ $cell })
option-extra =
    { $extra_id ->
        [sell] Продать ресурс
        [upgrade] Улучшить ресурс за { $n ->
            [one] { $n } рыбу
            [few] { $n } рыбы
           *[many] { $n } рыб
        }
        [downgrade] Ухудшить ресурс
        [worker] Использовать рабочего
       *[overboard] Выбросить улов за борт
    }
option-sell =
    Продать { one-good } за { $n ->
        [one] { $n } рыбу
        [few] { $n } рыбы
       *[many] { $n } рыб
    }
option-downgrade = Ухудшить: { $back }
option-worker = Рабочий: { $symbol } ({ $cell })

## What happened

event-gained =
    { $seat } получает { $resource_id ->
       *[fish] { gain-fish }
        [log] { gain-log }
        [grain] { gain-grain }
        [paper] { gain-paper }
        [plank] { gain-plank }
        [food] { gain-food }
        [book] { gain-book }
        [gold] { gain-gold }
        [vp] { gain-vp }
    }.
event-paid =
    { $seat } тратит { $resource_id ->
       *[fish] { gain-fish }
        [log] { gain-log }
        [grain] { gain-grain }
        [paper] { gain-paper }
        [plank] { gain-plank }
        [food] { gain-food }
        [book] { gain-book }
        [gold] { gain-gold }
        [vp] { gain-vp }
    }.
event-chose-set = { $seat } берёт стартовый набор: { $ability }; { $tile }; { $goods }.
event-placed = { $seat } размещает { $tile }: { $cell }.
event-took-die =
    { $colour_id ->
        [white] { $seat } берёт белый кубик: { $n }.
       *[orange] { $seat } берёт оранжевый кубик: { $n }.
    }
event-set-die = { $seat } ставит кубик: { $line }.
event-discarded-die = { $seat } сбрасывает кубик.
event-activated = { $seat } активирует: { $symbol } ({ $cell }).
event-die-rests = { $seat } оставляет кубик: { $cell }.
event-die-aside = { $seat } откладывает кубик.
event-cart-moved = { $seat } перемещает повозку: { $cell }.
event-cart-stayed = { $seat } оставляет повозку: { $cell }.
event-used-worker = { $seat } использует рабочего: { $symbol } ({ $cell }).
event-completed = { $seat } выполняет заказ: { $crate } ({ $pier }).
event-crate-turned-up = Новый заказ, { $space }: { $crate }.
event-learned = { $seat } изучает технологию: { $track }, уровень { $n }.
event-took-ability = { $seat } берёт способность: { $ability }.
event-gained-worker = { $seat } получает рабочего.
event-improved-boat = { $seat } переворачивает жетон лодки на улучшенную сторону.
event-gained-cart = { $seat } получает повозку: { $cell }.
event-tile-turned-up = Следующий в стопке: { $tile }.
event-tile-removed = Убран из игры: { $tile }.
event-crate-removed = Заказ убран из игры: { $crate }.
event-sailed = { $seat } продвигает лодку: { $area }.
event-returned = { $seat } возвращается домой ({ $area }).
event-looked =
    { $catch_id ->
        [hidden] { $seat } смотрит жетон улова.
       *[other] { $seat } смотрит жетон улова: { $catch }.
    }
event-caught = { $seat } берёт жетон улова: { $catch }.
event-kept = { $seat } оставляет жетон улова: { $catch }.
event-threw = { $seat } выбрасывает за борт: { $catch }.
event-filled = { $seat } заполняет { $line }.
event-sold =
    { $seat } продаёт { one-good } за { $n ->
        [one] { $n } рыбу
        [few] { $n } рыбы
       *[many] { $n } рыб
    }.
event-upgraded = { $seat } улучшает: { $arrow }.
event-downgraded = { $seat } ухудшает: { $back }.
event-traded = { $seat } тратит { one-good } и получает { $n } ПО.
event-closed = { $seat } закрывает сезон в таверне { $tavern_id }.
event-bonus = { $seat } достигает жетона бонуса «{ $bonus }».
event-applied = { $seat } применяет здание жетона: { $symbol } ({ $cell }).
event-turn = Ход { $n }: { $seat }
event-round = Начинается { $n }-й раунд.
event-rolled = Все кубики брошены.
event-game-over = Игра окончена.
event-caught-nothing = { $seat } не находит жетона улова в этой области.

## What was shown, so that a move cannot be taken back

revealed-crate-turned-up = открыт заказ
revealed-tile-turned-up = открыт жетон
revealed-looked = жетон просмотрен
revealed-caught = жетон взят
revealed-kept = жетон показан
revealed-rolled = кубики брошены
revealed-game-over = заказы открыты

## Set-up

setup-board = Планшеты игроков
setup-carts = Продвинутый вариант: повозки
setup-special = Особые жетоны бонусов
value-front = лицевая сторона: деревни одинаковы
value-back = оборот: деревни с названиями, все разные
value-no = без повозок
value-yes = с повозками
value-2 = 2: обычная игра
value-3 = 3
value-4 = 4
value-5 = 5

## Scoring

score-scored = В ходе игры
score-catch = Улов на лодке
score-resources = Ресурсы
score-crate-columns = Столбцы ящиков
score-crates = Ящики
score-technologies = Технологии
score-bonus-tiles = Жетоны бонусов
score-carts = Повозки
honour-won = Победа: каждый особый жетон бонуса принёс не менее 10 ПО
honour-lost = Поражение: особый жетон бонуса принёс меньше 10 ПО
honour-medal-none = Без медали
honour-medal-bronze = Бронзовая медаль
honour-medal-silver = Серебряная медаль
honour-medal-gold = Золотая медаль
honour-medal-platinum = Платиновая медаль
honour-medal-palladium = Палладиевая медаль
honour-achievement-1 = Достижение 1-го уровня
honour-achievement-2 = Достижение 2-го уровня
honour-achievement-3 = Достижение 3-го уровня
honour-achievement-4 = Достижение 4-го уровня
honour-achievement-5 = Достижение 5-го уровня

## Help: the rule for each kind of component

help-good = Ресурс лежит в своём помещении склада, в любом количестве. Улучшение перемещает 1 ресурс по стрелке в помещение сверху, ухудшение — против стрелки. В любой момент своего хода вы можете продать 1 ресурс за указанную в его ряду рыбу, улучшить 1 ресурс за 2 рыбы или ухудшить 1 ресурс.
help-symbol = Здание активируется кубиком, рабочим или повозкой: оно производит ресурсы, улучшает 1 ресурс или позволяет выполнить действие; из двух действий через «/» выберите одно. Эффект можно не применять. Помост не активируется: его эффект применяется, когда заполнен его ряд или столбец.
help-board = Ваша деревня: 6 рядов и 6 столбцов, на некоторых клетках изображены здания. Белый кубик активирует столбец, оранжевый — ряд. Стартовый жетон здания закрывает 2 из 4 центральных клеток со снегом. На лицевой стороне все деревни одинаковы, на обороте разные.
help-tile = Жетон здания размещается на любых пустых клетках вашей деревни, его можно поворачивать. Малый жетон (1 или 2 клетки) стоит 1 бревно и требует действия, большой (3 клетки) стоит 1 бревно и 1 доску, это основное действие хода. Когда ряд или столбец заполнен, применяются все его помосты.
help-stack = Жетоны зданий лежат в открытую, по две стопки каждой формы. Взять можно только верхний жетон стопки. В одиночном режиме после размещения жетона верхний жетон другой стопки той же формы убирается из игры.
help-area = Чтобы ловить рыбу, либо продвиньте лодку в следующую область и возьмите там жетон улова, либо вернитесь домой. Возвращение приносит ПО области и награды всех жетонов на вашем жетоне лодки. В конце игры лодка в море не получает ПО за область.
help-catch = Жетон улова приносит награду, когда лодка возвращается домой, или в конце игры. На жетоне лодки помещается 3 жетона улова, на улучшенном 4, и ПО за один из них удваиваются. Жетоны II и III типов требуют технологии «Рыболовство». Выброшенный за борт жетон кладётся под низ стопки своего типа.
help-track = Изучение технологии стоит 1 ресурс и продвигает вашу фишку на один уровень; эффект применяется сразу или, при знаке ∞, действует до конца игры. В конце игры фишка на 1-м уровне приносит 1 ПО, на 2-м 4 ПО, а на 3-м вместо этого доступен жетон бонуса этой шкалы.
help-ability = Каждый начинает с одним жетоном способности; 2-й уровень Плотничества даёт ещё один с игрового поля. Способность действует в ваши ходы до конца игры.
help-bonus = Лежит в верхней части каждой шкалы технологий. Приносит ПО каждому игроку, чья фишка достигла там 3-го уровня: с символом ⚡ сразу, остальные в конце игры. В одиночном режиме каждый особый жетон бонуса должен принести не менее 10 ПО.
help-pier = Когда вы закрываете сезон, каждый ящик в ряду пирса один раз приносит его награду, пирсы по порядку сверху вниз. Так что ранний ящик приносит награду до трёх раз.
help-tavern = Чтобы закрыть сезон, поставьте фишку на незанятую таверну; можете выполнить её действие, затем пирсы приносят награды, и раунд для вас завершён. Тот, кто левее остальных, первый игрок следующего раунда, а в последнем раунде побеждает при ничьей.
help-crate = Выполнить заказ — значит потратить ресурсы, указанные на открытом жетоне ящика, и взять его. Он кладётся взакрытую в ряд пирса с тем же символом. Его ПО считаются в конце игры; каждый заполненный столбец из 4 ящиков приносит ещё 3 ПО.
help-goods = Часть стартового набора вместе с жетоном способности и стартовым жетоном здания. Вы получаете указанное на нём, и жетон убирается из игры.

## Names of the kinds of components

ui-kind-good = Ресурс
ui-kind-symbol = Клетка
ui-kind-board = Планшет игрока
ui-kind-tile = Жетон здания
ui-kind-stack = Стопка жетонов зданий
ui-kind-area = Область фьорда
ui-kind-catch = Жетон улова
ui-kind-track = Шкала технологий
ui-kind-ability = Жетон способности
ui-kind-bonus = Жетон бонуса технологии
ui-kind-pier = Пирс
ui-kind-tavern = Таверна
ui-kind-crate = Жетон ящика
ui-kind-goods = Стартовый жетон ресурсов

## Parts of the table

ui-round = Раунд
ui-village = Деревня
ui-warehouse = Склад
ui-fjord = Фьорд
ui-boat = Лодка
ui-catch = Улов
ui-ashore = На берегу
ui-taverns = Таверны
ui-piers = Пирсы
ui-crates = Ящики
ui-orders = Заказы
ui-technologies = Технологии
ui-abilities = Способности
ui-bonus-tiles = Жетоны бонусов технологий
ui-special-tiles = Особые жетоны бонусов
ui-dice = Кубики
ui-white-dice = Белые кубики
ui-orange-dice = Оранжевые кубики
ui-building-tiles = Жетоны зданий
ui-large-tiles = Большие жетоны зданий
ui-small-tiles = Малые жетоны зданий
ui-resources = Ресурсы
ui-start-sets = Стартовые наборы
ui-carts = Повозки
ui-season-closed = сезон закрыт
ui-first-player = Первый игрок
ui-harbour = Гавань
ui-row = Ряд
ui-column = Столбец
ui-sale-price = Цена продажи
ui-round-number = Раунд { $n } из { $total }
ui-level = уровень { $n }

## Help: terms

term-extra-action = дополнительное действие
term-die = кубик
term-worker = рабочий
term-order = заказ
term-technology = технология
term-fishing = ловля рыбы
term-walkway = помост
term-filled-line = заполненный ряд или столбец
term-close-the-season = закрыть сезон
term-upgrade = улучшение
term-cart = повозка
term-solo = одиночный режим
term-end-of-game = конец игры
rule-extra-action = В любой момент своего хода и сколько угодно раз: продать 1 ресурс за рыбу, потратить 2 рыбы, чтобы улучшить 1 ресурс, ухудшить 1 ресурс или использовать рабочего. Можно также выбросить улов за борт.
rule-die = Возьмите белый кубик для столбца или оранжевый для ряда; каждая потраченная рыба изменяет значение на 1. Затем активируйте свободные здания этой линии по порядку: столбец сверху вниз, ряд слева направо. Кубик встаёт на последнее из них, и оно занято до конца раунда. За раунд можно взять не больше 3 белых кубиков и не больше оранжевых, чем номер раунда. Вместо активации можно сбросить кубик за 1 рыбу.
rule-worker = Дополнительное действие: поставьте рабочего на свободное здание и активируйте его. Рабочий остаётся там до конца раунда. Вначале у вас 1 рабочий; 2-й и 3-й уровни Ремесла дают ещё по одному.
rule-order = Потратьте ресурсы, указанные на одном из 4 открытых жетонов ящиков, и возьмите его. Он кладётся в ряд пирса с тем же номером, что и его ячейка, а его ПО считаются в конце игры.
rule-technology = Потратьте указанный ресурс и продвиньте одну из своих 4 фишек на уровень. Эффект применяется сразу; со знаком ∞ он действует до конца игры. На 3-м уровне вам доступен и жетон бонуса этой шкалы.
rule-fishing = Либо продвиньте лодку на одну область и возьмите жетон улова, либо вернитесь домой: получите ПО области и награды всех жетонов на жетоне лодки.
rule-walkway = Клетка жетона здания, которая не активируется. Когда её ряд или столбец заполнен, применяется её эффект; если один жетон заполняет и то и другое, дважды.
rule-filled-line = Ряд или столбец заполнен, когда на каждой из 6 клеток изображено здание или лежит жетон. Сразу применяются эффекты всех его помостов.
rule-close-the-season = Ваш последний ход в раунде: выберите незанятую таверну, её действие можно выполнить; затем каждый пирс приносит награду за каждый свой ящик. После этого вы пропускаете ходы до следующего раунда. Закрыть сезон можно, и не взяв все кубики.
rule-upgrade = Переместите 1 ресурс по стрелке или получите 1 рыбу. Рыба становится бревном, зерном или бумагой; бревно доской, зерно едой, бумага книгой; каждый из них золотом.
rule-cart = Только в продвинутом варианте. Когда кубик активирует линию, сначала каждая повозка в ней может сместиться на 1 клетку (из столбца влево или вправо, из ряда вверх или вниз) или остаться, и применяется здание под ней. В конце игры повозка приносит ПО: номер ряда, умноженный на номер столбца.
rule-solo = Вы играете в одиночку ради цели. Каждый особый жетон бонуса должен принести вам не менее 10 ПО, но в результат они не идут; тогда итог приносит медаль: бронзовую от 100, серебряную от 120, золотую от 140, платиновую от 160, палладиевую от 180; с повозками на 20 больше. С большим числом особых жетонов возможны достижения.
rule-end-of-game = После 3 раундов: улов на лодке приносит награды, все ресурсы продаются, и каждые 3 рыбы дают 1 ПО. Затем 3 ПО за каждый заполненный столбец ящиков, ПО ящиков, уровней технологий и доступных вам жетонов бонусов. При ничьей побеждает тот, кто в тавернах левее.

## Data of the components

field-row = ряд склада
field-upgrades = улучшается до
field-price = цена продажи в рыбе
field-name = название
field-kind = вид
field-effect = эффект
field-buildings = изображённые здания
field-size = размер
field-snow = клетки со снегом
field-shape = форма
field-cells = клетки
field-tiles = жетоны
field-stacks = стопки
field-vp = победные очки
field-type = тип
field-number = количество
field-reward = награда
field-costs = стоимость уровней
field-levels = эффекты уровней
field-at-once = ПО сразу ⚡
field-times = сколько раз
field-action = действие
field-cost = стоимость
field-goods = ресурсы
field-fishing = действие «Ловить рыбу»
kind-production = производство
kind-upgrade = улучшение
kind-action = действие
kind-walkway = помост
at-once-true = да
at-once-false = нет
fishing-true = да
fishing-false = нет

## Почему что-то нельзя выбрать

refusal-goods = нужно ещё { $effects }
refusal-dice-white = не больше { $n } белых кубиков за раунд
refusal-dice-orange =
    { $n ->
        [one] не больше { $n } оранжевого кубика в этом раунде
       *[other] не больше { $n } оранжевых кубиков в этом раунде
    }
refusal-empty = ничего не осталось
refusal-no-room = в деревне нет места для такой формы
refusal-tavern-dice = здесь лежат кубики
refusal-tavern = занято: { $seat }
refusal-walkway = помост не активируется
refusal-passed = кубик уже прошёл дальше
refusal-worker-there = здесь стоит рабочий
refusal-cart-there = здесь стоит повозка
refusal-die-there = здесь лежит кубик
refusal-top = достигнут верхний уровень
refusal-single = только жетоны размером в 1 клетку
refusal-last-area = лодка в последней области
refusal-harbour = лодка в гавани
refusal-nothing = нечего использовать
refusal-bought = вы только что купили ресурс за столько же рыбы: сначала сделайте что-нибудь ещё
refusal-no-building = нет свободного здания
refusal-no-worker = нет свободного рабочего
refusal-no-catch = на лодке нет улова

## Стол в терминале

ui-short-fish = рыба
ui-short-log = брев.
ui-short-grain = зерно
ui-short-paper = бум.
ui-short-plank = доска
ui-short-food = еда
ui-short-book = книга
ui-short-gold = зол.
ui-short-vp = ПО
ui-short-order = ЗАКАЗ
ui-short-tech = ТЕХН.
ui-short-build = СТР.
ui-short-fishing = ЛОВ
ui-code-fish = ры
ui-code-log = бр
ui-code-grain = зе
ui-code-paper = бу
ui-code-plank = до
ui-code-food = ед
ui-code-book = кн
ui-code-gold = зо
ui-code-vp = ПО
ui-code-order = ЗА
ui-code-tech = ТЕ
ui-code-build = СТ
ui-code-fishing = ЛО
ui-harbour-board = Кубики, заказы, таверны
ui-columns = столбцы { $n }
ui-board-abilities = Способности на поле
ui-now = Если бы игра кончилась:
ui-no-points = пока ничего
ui-tech = техн.
ui-pier-1 = ловить рыбу
ui-pier-2 = 1 ПО + 1 рыба
ui-pier-3 = улучшить / рыба
ui-pier-4 = зерно→3, еда→5 ПО
ui-tavern-1 = ловить рыбу
ui-tavern-2 = технология
ui-tavern-3 = заказ
ui-tavern-4 = жетон на 1 кл. даром
ui-tavern-5 = ловить рыбу дважды
ui-level-gain-gold = 1 золото
ui-level-worker = рабочий
ui-level-improved-boat = лодка, ×2
ui-level-ability = способность
ui-level-cheaper-tiles = жетоны −1 бр.
ui-level-gain-goods = рыба, брев., бум.
ui-level-any-pier = любой пирс
ui-level-pier-reward = награда пирса
ui-level-choose-catch = 1 из 2 жетонов
ui-level-type-2 = тип II
ui-level-type-3 = тип III
ui-level-cart = вторая повозка
ui-level-far-carts = повозки на 2
ui-taverns-dice = Таверны с кубиками
ui-here-building = Это здание
ui-here-walkway = Этот помост
ui-here-tavern = Эта таверна
ui-here-pier = Этот пирс
ui-here-order = Этот заказ
ui-catch-ashore = Улов на берегу
ui-unseen-catch = Ещё не виденный улов
ui-sunk = За бортом в области { $n }, тип { $text }
ui-removed-crates = Ящики, вышедшие из игры
ui-removed-tiles = Жетоны, вышедшие из игры
ui-bonus-reached = жетоны бонусов
ui-sign-white-die = белый кубик: активирует столбец своего числа
ui-sign-orange-die = оранжевый кубик: активирует ряд своего числа
ui-sign-worker = рабочий
ui-sign-cart = повозка
ui-sign-snow = снег: место стартового жетона
ui-sign-filled = заполненный ряд или столбец; заказ, на который хватает
ui-sign-active = активируемая линия
ui-sign-cell = ряд 3, столбец 4
ui-sign-price = цена продажи в рыбе
ui-sign-token = тип и награда жетона улова
ui-sign-known-top = 6 жетонов, верхний известен
ui-sign-hidden-crates = без ящиков, лежащих лицом вниз
ui-workers = Рабочие
ui-terse-close = Закрыть: { $n } { $text }
ui-terse-tile = Жетон { $text }
ui-help-help = список команд и знаков; ? 2 объясняет вариант 2, ? золото или ? пирс — компонент или термин (сначала ищется номер варианта)
ui-piles-help = показать ваши ящики и улов и ещё не виденные жетоны улова
ui-tie-break-value =
    { $n ->
        [0] таверна 1
        [-1] таверна 2
        [-2] таверна 3
        [-3] таверна 4
        [-4] таверна 5
       *[other] –
    }
