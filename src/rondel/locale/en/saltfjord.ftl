# Saltfjord, in English.

## Resources

good-fish = fish
good-log = log
good-grain = grain
good-paper = paper
good-plank = plank
good-food = food
good-book = book
good-gold = gold
resource-fish = fish
resource-log = log
resource-grain = grain
resource-paper = paper
resource-plank = plank
resource-food = food
resource-book = book
resource-gold = gold
resource-vp = victory points
gain-fish = { $n } fish
gain-log =
    { $n ->
        [one] { $n } log
       *[other] { $n } logs
    }
gain-grain = { $n } grain
gain-paper = { $n } paper
gain-plank =
    { $n ->
        [one] { $n } plank
       *[other] { $n } planks
    }
gain-food = { $n } food
gain-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
gain-gold = { $n } gold
gain-vp = { $n } VP
amount-fish = { gain-fish }
amount-log = { gain-log }
amount-grain = { gain-grain }
amount-paper = { gain-paper }
amount-plank = { gain-plank }
amount-food = { gain-food }
amount-book = { gain-book }
amount-gold = { gain-gold }
amount-vp = { gain-vp }
one-good =
    { $good_id ->
        [gold] 1 gold
        [book] 1 book
        [food] 1 food
        [plank] 1 plank
        [paper] 1 paper
        [grain] 1 grain
        [log] 1 log
       *[fish] 1 fish
    }
arrow-fish-log = fish → log
arrow-fish-grain = fish → grain
arrow-fish-paper = fish → paper
arrow-log-plank = log → plank
arrow-grain-food = grain → food
arrow-paper-book = paper → book
arrow-plank-gold = plank → gold
arrow-food-gold = food → gold
arrow-book-gold = book → gold
arrow-one-fish = gain 1 fish
back-log-fish = log → fish
back-grain-fish = grain → fish
back-paper-fish = paper → fish
back-plank-log = plank → log
back-food-grain = food → grain
back-book-paper = book → paper
back-gold-plank = gold → plank
back-gold-food = gold → food
back-gold-book = gold → book

## The village: rows, columns, cells and what they show

line-column-1 = column 1
line-column-2 = column 2
line-column-3 = column 3
line-column-4 = column 4
line-column-5 = column 5
line-column-6 = column 6
line-row-1 = row 1
line-row-2 = row 2
line-row-3 = row 3
line-row-4 = row 4
line-row-5 = row 5
line-row-6 = row 6
cell-r1c1 = row 1, column 1
cell-r1c2 = row 1, column 2
cell-r1c3 = row 1, column 3
cell-r1c4 = row 1, column 4
cell-r1c5 = row 1, column 5
cell-r1c6 = row 1, column 6
cell-r2c1 = row 2, column 1
cell-r2c2 = row 2, column 2
cell-r2c3 = row 2, column 3
cell-r2c4 = row 2, column 4
cell-r2c5 = row 2, column 5
cell-r2c6 = row 2, column 6
cell-r3c1 = row 3, column 1
cell-r3c2 = row 3, column 2
cell-r3c3 = row 3, column 3
cell-r3c4 = row 3, column 4
cell-r3c5 = row 3, column 5
cell-r3c6 = row 3, column 6
cell-r4c1 = row 4, column 1
cell-r4c2 = row 4, column 2
cell-r4c3 = row 4, column 3
cell-r4c4 = row 4, column 4
cell-r4c5 = row 4, column 5
cell-r4c6 = row 4, column 6
cell-r5c1 = row 5, column 1
cell-r5c2 = row 5, column 2
cell-r5c3 = row 5, column 3
cell-r5c4 = row 5, column 4
cell-r5c5 = row 5, column 5
cell-r5c6 = row 5, column 6
cell-r6c1 = row 6, column 1
cell-r6c2 = row 6, column 2
cell-r6c3 = row 6, column 3
cell-r6c4 = row 6, column 4
cell-r6c5 = row 6, column 5
cell-r6c6 = row 6, column 6
symbol-empty = empty cell
symbol-fish-2 = 2 fish
symbol-log = log
symbol-grain = grain
symbol-paper = paper
symbol-plank = plank
symbol-food = food
symbol-book = book
symbol-gold = gold
symbol-log-fish = log + fish
symbol-grain-fish = grain + fish
symbol-paper-fish = paper + fish
symbol-log-grain = log + grain
symbol-grain-paper = grain + paper
symbol-log-paper = log + paper
symbol-upgrade = upgrade
symbol-order = order
symbol-tech = technology
symbol-build = small tile
symbol-fishing = fishing
symbol-order-tech = order / technology
symbol-order-fishing = order / fishing
symbol-build-fishing = small tile / fishing
symbol-tech-build = technology / small tile
symbol-walkway-1-fish = walkway: 1 fish
symbol-walkway-2-fish = walkway: 2 fish
symbol-walkway-1-vp = walkway: 1 VP
symbol-walkway-2-vp = walkway: 2 VP
symbol-walkway-upgrade = walkway: upgrade
symbol-walkway-gold = walkway: 1 gold
buildings-item = { $cell }: { $symbol }
laid-item = { $symbol } → { $cell }
board-front = player board, front
board-kjerringoy = player board “Kjerringøy”
board-saltstraumen = player board “Saltstraumen”
board-skjerstad = player board “Skjerstad”
board-rognan = player board “Rognan”

## Building tiles

tile-BL01 = corner tile 1
tile-BL02 = corner tile 2
tile-BL03 = corner tile 3
tile-BL04 = corner tile 4
tile-BL05 = corner tile 5
tile-BL06 = corner tile 6
tile-BL07 = corner tile 7
tile-BL08 = corner tile 8
tile-BL09 = corner tile 9
tile-BL10 = corner tile 10
tile-BL11 = corner tile 11
tile-BL12 = corner tile 12
tile-BL13 = corner tile 13
tile-BL14 = corner tile 14
tile-BI01 = straight tile 1
tile-BI02 = straight tile 2
tile-BI03 = straight tile 3
tile-BI04 = straight tile 4
tile-BI05 = straight tile 5
tile-BI06 = straight tile 6
tile-BI07 = straight tile 7
tile-BI08 = straight tile 8
tile-BI09 = straight tile 9
tile-BI10 = straight tile 10
tile-BI11 = straight tile 11
tile-BI12 = straight tile 12
tile-BC01 = double tile 1
tile-BC02 = double tile 2
tile-BC03 = double tile 3
tile-BC04 = double tile 4
tile-BC05 = double tile 5
tile-BC06 = double tile 6
tile-BC07 = double tile 7
tile-BC08 = double tile 8
tile-BC09 = double tile 9
tile-BC10 = double tile 10
tile-BC11 = double tile 11
tile-BC12 = double tile 12
tile-BC13 = double tile 13
tile-BC14 = double tile 14
tile-BC15 = double tile 15
tile-BC16 = double tile 16
tile-BC17 = double tile 17
tile-BC18 = double tile 18
tile-BC19 = double tile 19
tile-BC20 = double tile 20
tile-BD01 = single tile 1
tile-BD02 = single tile 2
tile-BD03 = single tile 3
tile-BD04 = single tile 4
tile-BD05 = single tile 5
tile-BD06 = single tile 6
tile-BD07 = single tile 7
tile-BD08 = single tile 8
tile-BD09 = single tile 9
tile-BD10 = single tile 10
tile-BD11 = single tile 11
tile-BD12 = single tile 12
tile-BD13 = single tile 13
tile-BD14 = single tile 14
tile-BD15 = single tile 15
tile-BD16 = single tile 16
tile-BS1 = starting tile 1
tile-BS2 = starting tile 2
tile-BS3 = starting tile 3
tile-BS4 = starting tile 4
shape-corner = corner, 3 cells
shape-straight = straight, 3 cells
shape-double = double, 2 cells
shape-single = single, 1 cell
stack-BL-1 = corner tiles, stack 1
stack-BL-2 = corner tiles, stack 2
stack-BI-1 = straight tiles, stack 1
stack-BI-2 = straight tiles, stack 2
stack-BC-1 = double tiles, stack 1
stack-BC-2 = double tiles, stack 2
stack-BD-1 = single tiles, stack 1
stack-BD-2 = single tiles, stack 2
turn-0 = not turned
turn-90 = turned by 90°
turn-180 = turned by 180°
turn-270 = turned by 270°

## Dice

colour-white = white
colour-orange = orange
die-white-1 = white die 1
die-white-2 = white die 2
die-white-3 = white die 3
die-white-4 = white die 4
die-white-5 = white die 5
die-white-6 = white die 6
die-white-tavern-1 = white die in tavern 1
die-white-tavern-2 = white die in tavern 2
die-white-tavern-3 = white die in tavern 3
die-white-tavern-4 = white die in tavern 4
die-white-tavern-5 = white die in tavern 5
die-orange-1 = orange die 1
die-orange-2 = orange die 2
die-orange-3 = orange die 3
die-orange-4 = orange die 4
die-orange-5 = orange die 5
die-orange-6 = orange die 6
die-orange-tavern-1 = orange die in tavern 1
die-orange-tavern-2 = orange die in tavern 2
die-orange-tavern-3 = orange die in tavern 3
die-orange-tavern-4 = orange die in tavern 4
die-orange-tavern-5 = orange die in tavern 5

## The fjord

area-harbour = harbour
area-1 = area 1
area-2 = area 2
area-3 = area 3
area-4 = area 4
area-5 = area 5
way-advance = advance the boat
way-home = return home
type-I = type I
type-II = type II
type-III = type III
tokens-I = { $n } × type I
tokens-II = { $n } × type II
tokens-III = { $n } × type III
catch-I-2-fish = 2 fish (type I)
catch-I-3-fish = 3 fish (type I)
catch-I-1-log = 1 log (type I)
catch-I-1-vp = 1 VP (type I)
catch-II-3-fish = 3 fish (type II)
catch-II-4-fish = 4 fish (type II)
catch-II-1-log-1-fish = 1 log + 1 fish (type II)
catch-II-2-vp = 2 VP (type II)
catch-II-3-vp = 3 VP (type II)
catch-II-1-vp-2-fish = 1 VP + 2 fish (type II)
catch-III-5-fish = 5 fish (type III)
catch-III-2-vp = 2 VP (type III)
catch-III-3-vp = 3 VP (type III)
catch-III-4-vp = 4 VP (type III)
catch-III-5-vp = 5 VP (type III)
catch-III-2-log = 2 logs (type III)
catch-III-2-vp-2-fish = 2 VP + 2 fish (type III)
catch-hidden = a catch token

## Technologies

track-craft = Craft
track-carpentry = Carpentry
track-supplies = Supplies
track-fishing-track = Fishing
track-carts = Carts
level-gain-gold = gain 1 gold
level-worker = gain 1 worker
level-improved-boat = improved boat tile for 4 tokens, the VP of one doubled
level-ability = take an ability tile from the board
level-cheaper-tiles = ∞ each building tile costs 1 log less
level-gain-goods = gain 1 fish, 1 log and 1 paper
level-any-pier = ∞ the crate of an order may go to the row of any pier
level-pier-reward = ∞ each order gives the reward of its pier at once
level-choose-catch = ∞ look at 2 catch tokens and keep 1
level-type-2 = ∞ catch tokens of type II too
level-type-3 = ∞ catch tokens of type III too
level-cart = take your second cart
level-far-carts = ∞ a cart may move up to 2 cells

## Ability tiles

ability-AB1 = Joiner
ability-AB2 = Fishmonger
ability-AB3 = Pilot
ability-AB4 = Middleman
ability-AB5 = Skipper
ability-AB6 = Architect
ability-AB7 = Foreman
ability-AB8 = Schoolmaster
ability-short-AB1 = twice a turn upgrade for 1 fish
ability-short-AB2 = each sale gives 1 fish more
ability-short-AB3 = change each die by 1 for free
ability-short-AB4 = in each order 1 fish in place of 1 resource
ability-short-AB5 = once a turn fish again for 1 fish
ability-short-AB6 = apply a building of a tile you place for 1 fish
ability-short-AB7 = each worker applies its building twice
ability-short-AB8 = each technology gives 1 fish
ability-effect-AB1 = up to twice a turn the extra action “spend 2 fish to upgrade” costs you 1 fish
ability-effect-AB2 = each resource you sell gives 1 fish more, at final scoring too
ability-effect-AB3 = whenever you take a die, you may change its value by 1 for free, before paying for further changes
ability-effect-AB4 = once in each order you may pay 1 fish in place of 1 resource other than fish and gold
ability-effect-AB5 = once a turn, right after you fish, you may pay 1 fish to fish once more
ability-effect-AB6 = whenever you place a building tile, you may pay 1 fish to apply the effect of one building of that tile; the building stays free
ability-effect-AB7 = whenever you use a worker, you may apply the building’s effect a second time
ability-effect-AB8 = whenever you learn a technology, gain 1 fish after its effect

## Technology bonus tiles

bonus-TB1 = Trade
bonus-TB2 = Assortment
bonus-TB3 = Main pier
bonus-TB4 = Catch
bonus-TB5 = Deep sea
bonus-TB6 = Village plan
bonus-TB7 = Great houses
bonus-TB8 = Cottages
bonus-TB9 = Progress
bonus-TB10 = Pioneer ⚡
bonus-TB11 = Early start ⚡
bonus-effect-TB1 = 3 VP for each 2 of your crates
bonus-effect-TB2 = 6 VP for each complete column of 4 crates
bonus-effect-TB3 = 2 VP for each crate in your longest pier row
bonus-effect-TB4 = 1 VP for each of your catch tokens, ashore or on the boat tile
bonus-effect-TB5 = 3 VP for each 2 of your catch tokens of type III
bonus-effect-TB6 = 2 VP for each filled row, 1 VP for each filled column
bonus-effect-TB7 = 3 VP for each of your large building tiles
bonus-effect-TB8 = 3 VP for each 2 of your small building tiles, without the starting tile
bonus-effect-TB9 = 5 VP for each of your technology markers on level 3
bonus-effect-TB10 = at once 12, 9, 6 or 3 VP for the 1st, 2nd, 3rd or 4th player to reach it
bonus-effect-TB11 = at once 14 VP in round 1, 10 in round 2, 6 in round 3

## Piers, taverns, crates and start sets

pier-1 = pier 1
pier-2 = pier 2
pier-3 = pier 3
pier-4 = pier 4
tavern-1 = tavern 1
tavern-2 = tavern 2
tavern-3 = tavern 3
tavern-4 = tavern 4
tavern-5 = tavern 5
space-1 = crate space 1
space-2 = crate space 2
space-3 = crate space 3
space-4 = crate space 4
crate-K01 = 2 logs
crate-K02 = 2 grain
crate-K03 = 2 paper
crate-K04 = log + grain
crate-K05 = log + paper
crate-K06 = grain + paper
crate-K07 = log + grain + paper
crate-K08 = log + grain + paper
crate-K09 = log + plank
crate-K10 = log + food
crate-K11 = log + book
crate-K12 = grain + plank
crate-K13 = grain + food
crate-K14 = grain + book
crate-K15 = paper + plank
crate-K16 = paper + food
crate-K17 = paper + book
crate-K18 = 2 planks
crate-K19 = 2 food
crate-K20 = 2 books
crate-K21 = plank + food
crate-K22 = plank + book
crate-K23 = food + book
crate-K24 = log + gold
crate-K25 = grain + gold
crate-K26 = paper + gold
crate-K27 = log + grain + book
crate-K28 = log + paper + food
crate-K29 = grain + paper + plank
crate-K30 = log + grain + food
crate-K31 = grain + paper + book
crate-K32 = log + paper + plank
crate-K33 = log + food + book
crate-K34 = grain + plank + book
crate-K35 = paper + plank + food
crate-K36 = plank + gold
crate-K37 = food + gold
crate-K38 = book + gold
crate-K39 = plank + food + book
crate-K40 = plank + food + book
crate-K41 = 2 gold
crate-K42 = 3 fish + plank
crate-K43 = 3 fish + food
crate-K44 = 3 fish + book
crate-KS1 = log + grain
crate-KS2 = log + paper
crate-KS3 = grain + paper
crate-KS4 = 5 fish
set-1 = start set 1
set-2 = start set 2
set-3 = start set 3
set-4 = start set 4
goods-SR1 = 2 logs, 1 plank
goods-SR2 = 1 log, 1 grain, 1 paper, 5 fish
goods-SR3 = 1 log, 1 plank, 3 fish
goods-SR4 = 1 log, 1 plank, 1 fish, fish once
extra-sell = sell a resource
extra-upgrade = upgrade a resource for fish
extra-downgrade = downgrade a resource
extra-worker = use a worker
extra-overboard = throw catch overboard

## What buildings, walkways, taverns and piers do

effect-gain = gain { $effects }
effect-upgrade = upgrade 1 resource (or gain 1 fish)
effect-order = complete an order
effect-learn = learn a technology
effect-small = place a small building tile for 1 log
effect-small-free = place a building tile of 1 cell for free
effect-fish = fish
effect-trade = spend { one-good } for { $n } VP

## What is to be decided

prompt-over = The game is over.
prompt-draft = Choose a start set: ability, starting building tile and resources.
prompt-place = Place { $tile } ({ $effects }): where does its first cell go?
prompt-rotate = Turn { $tile } ({ $effects }): how shall it lie?
prompt-main = Your turn: take a die, place a large building tile or close the season.
prompt-set-die =
    { $colour_id ->
        [white] White die { $n }: which column do you activate?
       *[orange] Orange die { $n }: which row do you activate?
    }{ $where ->
       *[paid] { " " }Each step up or down costs 1 fish.
        [pilot] { " " }The first step up or down is free, each further one costs 1 fish.
    }
prompt-carts = Activate your carts first: which one is next?
prompt-move-cart = Move the cart, or let it stay and activate its building.
prompt-activation =
    { $n ->
        [0] No building is left in this line ({ $line }). A worker first, or does the die rest?
       *[other] Activate buildings in order ({ $line }); the die ends on the last one.
    }
prompt-choice-building = Building “{ $symbol }”: apply its effect?
prompt-choice-walkway = Line filled, { $symbol }: apply its effect?
prompt-choice-tavern = The season is closed. Do the action of { $tavern }?
prompt-choice-pier = Take the reward of { $pier } for a crate?
prompt-order-payment = Order “{ $crate }”: how do you pay?
prompt-order-pier = Order “{ $crate }”: to the row of which pier does the crate go?
prompt-take-ability = Take one of the ability tiles of the board.
prompt-put-cart = Put your second cart on an unoccupied cell.
prompt-catch-stack = From which stack do you take a catch token?
prompt-keep-one = Keep one catch token; the other goes back on top of the stack.
prompt-over-board = The boat is full: throw one catch token overboard.
prompt-tile-placed = The tile is placed: what do you resolve next?
prompt-fish-again = Skipper: fish once more for 1 fish?
prompt-pause-piers = Anything else before the next rewards of the piers?
prompt-pause-turn = Anything else before your turn ends?
prompt-pause-game = Your last turn ends. Anything else? Then your resources are sold: 1 VP for 3 fish.
prompt-selling = What do you sell?
prompt-upgrading = What do you upgrade for { $n } fish?
prompt-downgrading = What do you downgrade?
prompt-working = Which building does the worker activate? It stays there for the round.
prompt-throwing = Which catch token do you throw overboard?

## Options

option-done =
    { $where ->
       *[building] Do without the effect
        [walkway] Do without the effect
        [tavern] Do without the tavern’s action
        [pier] Do without the reward
        [activation] Activate no more: the die rests here
        [unused] Activate nothing: discard the die for 1 fish
        [aside] Activate no building: put the die aside
        [tile-placed] Apply no building of the tile
        [fish-again] Do not fish again
        [piers] Go on
        [turn] End the turn
        [game] End your last turn
    }
option-set = Set { $set_id }: { $ability } ({ $effect }); { $tile } ({ $effects }); { $goods }
option-cell = “{ $symbol }” on { $cell }
option-turn = Lay it so: { $effects }
option-take =
    { $colour_id ->
        [white] Take a white die: column { $n }
       *[orange] Take an orange die: row { $n }
    }
option-take-from-tavern =
    { $colour_id ->
        [white] Take the white die from tavern { $tavern_id }: column { $n }
       *[orange] Take the orange die from tavern { $tavern_id }: row { $n }
    }
option-line =
    { $cost ->
        [0] Activate { $line }
       *[other] Change the die to { $line } for { $cost } fish
    }{ $any ->
        [0] { " " }(nothing free)
       *[other] { ": " }{ $effects }
    }
option-discard-die = Discard the die and gain 1 fish
option-cart =
    { $where ->
        [carts] First the cart on { $cell }
       *[put-cart] Put the cart on { $cell }
    }
option-roll =
    { $where ->
        [stay] The cart stays on { $cell }
       *[move] Move the cart to { $cell }
    }{ $any ->
        [0] { " " }(no effect)
       *[other] { ": " }{ $effects }
    }
option-activate = Activate: { $symbol } ({ $cell })
option-large =
    Place a large tile { $cost ->
        [log-plank] for 1 log and 1 plank
       *[plank] for 1 plank
    }: { $tile } ({ $effects })
option-small =
    Place a small tile { $cost ->
        [log] for 1 log
       *[free] for free
    }: { $tile } ({ $effects })
option-close =
    Close the season in { $tavern }: { $effects }{ $n ->
        [1] { "" }
       *[other] { " " }× { $n }
    }
option-upgrade =
    { $arrow_id ->
        [one-fish] Gain 1 fish instead
       *[other] Upgrade: { $arrow }
    }
option-order =
    Order: { $crate } → { $vp } VP ({ $where ->
        [any] any pier
       *[own] pier { $space_id }
    })
option-learn = Learn { $track } { $n } for { one-good }: { $level }
option-boat =
    { $way_id ->
        [advance] Advance the boat to { $area }
       *[home] Return home from { $area }{ $any ->
            [0] { "" }
           *[other] { ": " }{ $effects }
        }
    }
option-again =
    { $way_id ->
        [advance] For 1 fish advance the boat to { $area }
       *[home] For 1 fish return home from { $area }{ $any ->
            [0] { "" }
           *[other] { ": " }{ $effects }
        }
    }
option-trade = Spend { one-good } for { $n } VP
option-instead =
    { $good_id ->
        [fish] Pay as printed
       *[other] Pay 1 fish in place of { one-good }
    }
option-pier = To { $pier }: { $effects }
option-ability = Take the ability { $ability }: { $effect }
option-look =
    { $n ->
        [1] Take the last token of type { $type_id }
       *[other] Look at 2 tokens of type { $type_id }
    }
option-keep = Keep: { $catch }
option-overboard = Throw overboard: { $catch }
option-fill = Apply the walkways of { $line }
option-apply = Apply for 1 fish: { $symbol } ({ $cell })
option-extra =
    { $extra_id ->
        [sell] Sell a resource
        [upgrade] Upgrade a resource for { $n } fish
        [downgrade] Downgrade a resource
        [worker] Use a worker
       *[overboard] Throw catch overboard
    }
option-sell = Sell { one-good } for { $n } fish
option-downgrade = Downgrade: { $back }
option-worker = Worker: { $symbol } ({ $cell })

## What happened

event-gained =
    { $seat } gains { $resource_id ->
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
    { $seat } spends { $resource_id ->
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
event-chose-set = { $seat } takes a start set: { $ability }; { $tile }; { $goods }.
event-placed = { $seat } places { $tile } on { $cell }.
event-took-die =
    { $colour_id ->
        [white] { $seat } takes a white die: { $n }.
       *[orange] { $seat } takes an orange die: { $n }.
    }
event-set-die = { $seat } puts the die beside { $line }.
event-discarded-die = { $seat } discards the die.
event-activated = { $seat } activates: { $symbol } ({ $cell }).
event-die-rests = { $seat } leaves the die on { $cell }.
event-die-aside = { $seat } puts the die aside.
event-cart-moved = { $seat } moves a cart to { $cell }.
event-cart-stayed = { $seat } leaves a cart on { $cell }.
event-used-worker = { $seat } uses a worker: { $symbol } ({ $cell }).
event-completed = { $seat } completes an order: { $crate } ({ $pier }).
event-crate-turned-up = New order on { $space }: { $crate }.
event-learned = { $seat } learns { $track }, level { $n }.
event-took-ability = { $seat } takes an ability: { $ability }.
event-gained-worker = { $seat } gains a worker.
event-improved-boat = { $seat } turns the boat tile to its improved side.
event-gained-cart = { $seat } gains a cart on { $cell }.
event-tile-turned-up = Next tile of the stack: { $tile }.
event-tile-removed = Removed from the game: { $tile }.
event-crate-removed = Order removed from the game: { $crate }.
event-sailed = { $seat } advances the boat to { $area }.
event-returned = { $seat } returns home from { $area }.
event-looked =
    { $catch_id ->
        [hidden] { $seat } looks at a catch token.
       *[other] { $seat } looks at a catch token: { $catch }.
    }
event-caught = { $seat } takes a catch token: { $catch }.
event-kept = { $seat } keeps a catch token: { $catch }.
event-threw = { $seat } throws overboard: { $catch }.
event-filled = { $seat } fills { $line }.
event-sold = { $seat } sells { one-good } for { $n } fish.
event-upgraded = { $seat } upgrades: { $arrow }.
event-downgraded = { $seat } downgrades: { $back }.
event-traded = { $seat } spends { one-good } and gains { $n } VP.
event-closed = { $seat } closes the season in { $tavern }.
event-bonus = { $seat } reaches the bonus tile “{ $bonus }”.
event-applied = { $seat } applies a building of the tile: { $symbol } ({ $cell }).
event-turn = Turn { $n }: { $seat }
event-round = Round { $n } begins.
event-rolled = All dice are rolled.
event-game-over = The game is over.
event-caught-nothing = { $seat } finds no catch token in this area.

## What was shown, so that a move cannot be taken back

revealed-crate-turned-up = order shown
revealed-tile-turned-up = tile shown
revealed-looked = token looked at
revealed-caught = token drawn
revealed-kept = token shown
revealed-rolled = dice rolled
revealed-game-over = orders shown

## Set-up

setup-board = Player boards
setup-carts = Advanced variant: carts
setup-special = Special bonus tiles
value-front = front: the same village for all
value-back = back: villages with names, all different
value-no = without carts
value-yes = with carts
value-2 = 2: the usual game
value-3 = 3
value-4 = 4
value-5 = 5

## Scoring

score-scored = During the game
score-catch = Catch on board
score-resources = Resources
score-crate-columns = Crate columns
score-crates = Crates
score-technologies = Technologies
score-bonus-tiles = Bonus tiles
score-carts = Carts
honour-won = Won: every special bonus tile is worth 10 VP or more
honour-lost = Lost: a special bonus tile is worth less than 10 VP
honour-medal-none = No medal
honour-medal-bronze = Bronze medal
honour-medal-silver = Silver medal
honour-medal-gold = Gold medal
honour-medal-platinum = Platinum medal
honour-medal-palladium = Palladium medal
honour-achievement-1 = Achievement, level 1
honour-achievement-2 = Achievement, level 2
honour-achievement-3 = Achievement, level 3
honour-achievement-4 = Achievement, level 4
honour-achievement-5 = Achievement, level 5

## Help: the rule for each kind of component

help-good = A resource lies in its room of the warehouse, as many as you have. Upgrading moves 1 of it along an arrow to the room above, downgrading against an arrow. At any moment of your turn you may sell 1 for the fish printed in its row, upgrade 1 for 2 fish, or downgrade 1.
help-symbol = A building is activated by a die, a worker or a cart: it produces resources, upgrades 1 resource, or allows an action; of two actions parted by “/” you choose one. You may do without the effect. A walkway is never activated: its effect comes when its row or column is filled.
help-board = Your village: 6 rows and 6 columns with a few printed buildings. A white die activates a column, an orange die a row. The starting building tile covers 2 of the 4 central snow cells. On the front all villages are alike, on the back they differ.
help-tile = A building tile is placed on empty cells anywhere in your village and may be turned. A small tile (1 or 2 cells) costs 1 log and needs an action, a large one (3 cells) costs 1 log and 1 plank and is the main action of a turn. When a row or column is full, all its walkways take effect.
help-stack = Building tiles lie face up in two stacks of each shape. Only the top tile of a stack can be taken. In the solo game, placing a tile removes the top tile of the other stack of the same shape.
help-area = To fish, either advance your boat to the next area and take a catch token there, or return home. Returning gives the victory points of the area and the rewards of all tokens on your boat tile. At the end of the game a boat still at sea gets nothing for its area.
help-catch = A catch token gives its reward when your boat returns home, or at the end of the game. Your boat tile holds 3 of them, improved 4; there the victory points of one are doubled. Type II and III need the technology Fishing. A token thrown overboard goes under the stack of its type.
help-track = Learning a technology costs 1 resource and advances your marker one level; its effect comes at once or, with ∞, lasts to the end of the game. At the end a marker on level 1 is worth 1 VP, on level 2 4 VP; on level 3 it gives the bonus tile of the track instead.
help-ability = Everybody starts with one ability tile; level 2 of Carpentry brings another from the board. It works in your own turns, to the end of the game.
help-bonus = One lies at the top of each technology track. It counts for every player whose marker has reached level 3 there: with ⚡ at once, otherwise at the end. In the solo game each special bonus tile must be worth at least 10 VP.
help-pier = When you close the season, each crate in the row of a pier gives its reward once, pier after pier from top to bottom. So an early crate pays up to three times.
help-tavern = To close the season, put your marker on an unoccupied tavern; you may do its action, then your piers pay and the round is over for you. Whoever is furthest left is first player in the next round and wins ties in the last one.
help-crate = Completing an order means spending the resources of a face-up crate tile and taking it. It goes face down to the row of the pier with the same symbol. Its victory points count at the end; each complete column of 4 crates is worth 3 more.
help-goods = Part of a start set, with an ability tile and a starting building tile. You gain what it shows, and the tile leaves the game.

## Names of the kinds of components

ui-kind-good = Resource
ui-kind-symbol = Cell
ui-kind-board = Player board
ui-kind-tile = Building tile
ui-kind-stack = Stack of building tiles
ui-kind-area = Area of the fjord
ui-kind-catch = Catch token
ui-kind-track = Technology track
ui-kind-ability = Ability tile
ui-kind-bonus = Technology bonus tile
ui-kind-pier = Pier
ui-kind-tavern = Tavern
ui-kind-crate = Crate tile
ui-kind-goods = Starting resource tile

## Parts of the table

ui-round = Round
ui-village = Village
ui-warehouse = Warehouse
ui-fjord = Fjord
ui-boat = Boat
ui-catch = Catch
ui-ashore = Ashore
ui-taverns = Taverns
ui-piers = Piers
ui-crates = Crates
ui-orders = Orders
ui-technologies = Technologies
ui-abilities = Abilities
ui-bonus-tiles = Technology bonus tiles
ui-special-tiles = Special bonus tiles
ui-dice = Dice
ui-white-dice = White dice
ui-orange-dice = Orange dice
ui-building-tiles = Building tiles
ui-large-tiles = Large building tiles
ui-small-tiles = Small building tiles
ui-resources = Resources
ui-start-sets = Start sets
ui-carts = Carts
ui-season-closed = season closed
ui-first-player = First player
ui-harbour = Harbour
ui-row = Row
ui-column = Column
ui-sale-price = Sale price
ui-round-number = Round { $n } of { $total }
ui-level = level { $n }

## Help: terms

term-extra-action = extra action
term-die = die
term-worker = worker
term-order = order
term-technology = technology
term-fishing = fishing
term-walkway = walkway
term-filled-line = filled row or column
term-close-the-season = close the season
term-upgrade = upgrade
term-cart = cart
term-solo = solo mode
term-end-of-game = end of the game
rule-extra-action = At any moment of your turn, as often as you like: sell 1 resource for fish, spend 2 fish to upgrade 1 resource, downgrade 1 resource, or use a worker. Throwing catch overboard is possible too.
rule-die = Take a white die for a column or an orange die for a row; each fish spent changes its value by 1. Then activate free buildings of the line in order: a column from top to bottom, a row from left to right. The die ends on the last one, which is occupied for the round. In a round you take at most 3 white dice, and as many orange ones as the round’s number. Instead of activating you may discard the die for 1 fish.
rule-worker = An extra action: put a worker of yours on a free building and activate it. The worker stays there until the round ends. You begin with 1; levels 2 and 3 of Craft bring one more each.
rule-order = Spend the resources of one of the 4 face-up crate tiles and take it. It goes to the row of the pier with the same number as its space, and its victory points count at the end.
rule-technology = Spend the resource shown and advance one of your 4 markers by a level. The effect comes at once; with ∞ it lasts to the end of the game. Level 3 also opens the bonus tile of the track.
rule-fishing = Either advance your boat one area and take a catch token, or return home: gain the VP of the area and the rewards of all tokens on your boat tile.
rule-walkway = A cell of a building tile that is never activated. When its row or column is filled, its effect is applied; if one tile fills both, it is applied twice.
rule-filled-line = A row or column is filled when each of its 6 cells shows a printed building or is covered by a tile. At once every walkway in it takes effect.
rule-close-the-season = Your last turn of a round: choose an unoccupied tavern, whose action you may do; then each pier pays for each of its crates. After that you are out until the next round. You may close even with dice left to take.
rule-upgrade = Move 1 resource along an arrow, or gain 1 fish. Fish becomes log, grain or paper; log becomes plank, grain food, paper book; each of these becomes gold.
rule-cart = Only in the advanced variant. When a die activates a line, first each cart in it may move 1 cell out of it (in a column left or right, in a row up or down) or stay, and the building where it ends takes effect. At the end a cart is worth its row times its column.
rule-solo = You play alone against a goal. Each special bonus tile must be worth at least 10 VP to you, though its points do not count; then your total earns a medal: bronze from 100, silver 120, gold 140, platinum 160, palladium 180; with carts 20 more each. More special tiles make achievements possible.
rule-end-of-game = After 3 rounds: the catch on board gives its rewards, all resources are sold, and each 3 fish are 1 VP. Then 3 VP for each complete column of crates, the VP of your crates, of your technology levels and of the bonus tiles you reached. Of equals wins whoever is further left in the taverns.

## Data of the components

field-row = row of the warehouse
field-upgrades = upgrades to
field-price = sale price in fish
field-name = name
field-kind = kind
field-effect = effect
field-buildings = printed buildings
field-size = size
field-snow = snow cells
field-shape = shape
field-cells = cells
field-tiles = tiles
field-stacks = stacks
field-vp = victory points
field-type = type
field-number = number
field-reward = reward
field-costs = costs of the levels
field-levels = effects of the levels
field-at-once = scored at once ⚡
field-times = times
field-action = action
field-cost = cost
field-goods = resources
field-fishing = Fish action
kind-production = production
kind-upgrade = upgrade
kind-action = action
kind-walkway = walkway
at-once-true = yes
at-once-false = no
fishing-true = yes
fishing-false = no

## Why something cannot be chosen

refusal-goods = needed: { $effects } more
refusal-dice-white =
    { $n ->
        [one] only { $n } white die a round
       *[other] only { $n } white dice a round
    }
refusal-dice-orange =
    { $n ->
        [one] only { $n } orange die in this round
       *[other] only { $n } orange dice in this round
    }
refusal-empty = none left
refusal-no-room = no room for this shape in your village
refusal-tavern-dice = dice lie here
refusal-tavern = { $seat } sits here
refusal-walkway = a walkway is never activated
refusal-passed = the die has passed it
refusal-worker-there = a worker stands here
refusal-cart-there = a cart stands here
refusal-die-there = a die lies here
refusal-top = the top level is reached
refusal-single = only tiles of one cell
refusal-last-area = the boat is in the last area
refusal-harbour = the boat is in the harbour
refusal-nothing = nothing to use for it
refusal-bought = you have just bought a good for as much fish: do something else first
refusal-no-building = no free building
refusal-no-worker = no worker is free
refusal-no-catch = no catch on the boat

## The table in the terminal

ui-short-fish = fish
ui-short-log = log
ui-short-grain = grain
ui-short-paper = paper
ui-short-plank = plank
ui-short-food = food
ui-short-book = book
ui-short-gold = gold
ui-short-vp = VP
ui-short-order = ORDER
ui-short-tech = TECH
ui-short-build = BUILD
ui-short-fishing = FISH
ui-code-fish = fi
ui-code-log = lo
ui-code-grain = gr
ui-code-paper = pa
ui-code-plank = pl
ui-code-food = fo
ui-code-book = bo
ui-code-gold = go
ui-code-vp = VP
ui-code-order = OR
ui-code-tech = TE
ui-code-build = BU
ui-code-fishing = FI
ui-harbour-board = Dice, orders, taverns
ui-columns = columns { $n }
ui-board-abilities = Abilities on the board
ui-now = If it ended now:
ui-no-points = nothing yet
ui-tech = tech
ui-pier-1 = fish once
ui-pier-2 = 1 VP + 1 fish
ui-pier-3 = upgrade / fish
ui-pier-4 = grain→3, food→5 VP
ui-tavern-1 = fish
ui-tavern-2 = technology
ui-tavern-3 = order
ui-tavern-4 = free 1-cell tile
ui-tavern-5 = fish twice
ui-level-gain-gold = 1 gold
ui-level-worker = worker
ui-level-improved-boat = boat, ×2
ui-level-ability = ability
ui-level-cheaper-tiles = tiles −1 log
ui-level-gain-goods = fish, log, paper
ui-level-any-pier = any pier
ui-level-pier-reward = pier reward
ui-level-choose-catch = 1 of 2 tokens
ui-level-type-2 = type II
ui-level-type-3 = type III
ui-level-cart = second cart
ui-level-far-carts = carts 2 cells
ui-taverns-dice = Taverns with dice
ui-here-building = This building
ui-here-walkway = This walkway
ui-here-tavern = This tavern
ui-here-pier = This pier
ui-here-order = This order
ui-catch-ashore = Catch ashore
ui-unseen-catch = Catch not seen yet
ui-sunk = Overboard in area { $n }, type { $text }
ui-removed-crates = Crates out of the game
ui-removed-tiles = Tiles out of the game
ui-bonus-reached = bonus tiles
ui-sign-white-die = white die: activates the column of its value
ui-sign-orange-die = orange die: activates the row of its value
ui-sign-worker = worker
ui-sign-cart = cart
ui-sign-snow = snow: the place of the starting tile
ui-sign-filled = filled row or column; an order you can pay
ui-sign-active = line being activated
ui-sign-cell = row 3, column 4
ui-sign-price = sale price in fish
ui-sign-token = type and reward of a catch token
ui-sign-known-top = 6 tokens, the top one known
ui-sign-hidden-crates = without crates that lie face down
ui-workers = Workers
ui-terse-close = Close: { $n } { $text }
ui-terse-tile = Tile { $text }
ui-help-help = list the commands and signs; ? 2 explains option 2, ? gold or ? pier a component or a term (an option’s number comes first)
ui-piles-help = show your crates and catch, and which catch tokens nobody has seen yet
ui-tie-break-value =
    { $n ->
        [0] tavern 1
        [-1] tavern 2
        [-2] tavern 3
        [-3] tavern 4
        [-4] tavern 5
       *[other] –
    }
