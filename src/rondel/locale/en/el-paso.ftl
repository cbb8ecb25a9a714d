# Great Western Trail: El Paso, in English.

## Cattle and workers

breed-criollo = Criollo
breed-pineywoods = Pineywoods
breed-galloway = Galloway
breed-santa-gertrudis = Santa Gertrudis
breed-black-angus = Black Angus
breed-corriente = Corriente
breed-shorthorn = Shorthorn
breed-hereford = Hereford
breed-simmental = Simmental
worker-cowboy = cowboy
worker-engineer = engineer
worker-builder = builder
worker-joker = joker
card-criollo = Criollo
card-pineywoods = Pineywoods
card-galloway = Galloway
card-santa-gertrudis = Santa Gertrudis
card-black-angus = Black Angus
card-corriente = Corriente
card-shorthorn = Shorthorn
card-hereford = Hereford
card-simmental = Simmental
card-cowboy = cowboy
card-engineer = engineer
card-builder = builder
card-joker = joker
card-hidden = a card
resource-money = money
resource-exchange-token = exchange token
resource-certificate = certificate
automa-name = Sue

## The trail

node-EP = El Paso
node-NB = neutral space B
node-NC = neutral space C
node-ND = neutral space D
node-NE = neutral space E
node-NF = neutral space F
node-NG = neutral space G
node-S1 = building space 1
node-S2 = building space 2
node-S3 = building space 3
node-S4 = building space 4
node-S5 = building space 5
node-S6 = building space 6
node-S7 = building space 7
node-S8 = building space 8
node-S9 = building space 9
node-simmental = Simmental space
location-el-paso = El Paso
location-B = neutral building B
location-C = neutral building C
location-D = neutral building D
location-E = neutral building E
location-F = neutral building F
location-G = neutral building G
location-1 = building 1
location-2 = building 2
location-3 = building 3
location-4 = building 4
location-5 = building 5
location-6 = building 6
neutral-B = neutral building B
neutral-C = neutral building C
neutral-D = neutral building D
neutral-E = neutral building E
neutral-F = neutral building F
neutral-G = neutral building G
building-1 = building 1
building-2 = building 2
building-3 = building 3
building-4 = building 4
building-5 = building 5
building-6 = building 6
building-1a = building 1, side a
building-1b = building 1, side b
building-2a = building 2, side a
building-2b = building 2, side b
building-3a = building 3, side a
building-3b = building 3, side b
building-4a = building 4, side a
building-4b = building 4, side b
building-5a = building 5, side a
building-5b = building 5, side b
building-6a = building 6, side a
building-6b = building 6, side b

## The train

train-T1 = locomotive
train-T2 = wagon 2
train-T3 = wagon 3
train-T4 = wagon 4
train-T1-plain = locomotive, plain side
train-T1-star = locomotive, ★ side
train-T2-plain = wagon 2, plain side
train-T2-star = wagon 2, ★ side
train-T3-plain = wagon 3, plain side
train-T3-star = wagon 3, ★ side
train-T4-plain = wagon 4, plain side
train-T4-star = wagon 4, ★ side

## The player board and the trading posts

disc-PB1 = auxiliary action: $3
disc-PB2 = auxiliary action: certificate
disc-PB3 = double exchange
disc-PB4 = auxiliary action: remove cattle
disc-PB5 = permanent certificate
disc-PB6 = hand limit 5
disc-PB7 = step limit 4
disc-effect-auxiliary-1 = auxiliary action 1 gives $3 instead of $1
disc-effect-auxiliary-2 = opens auxiliary action 2: gain 1 certificate
disc-effect-auxiliary-3 = auxiliary action 3 allows up to two exchanges instead of one
disc-effect-auxiliary-4 = opens auxiliary action 4: remove any cattle card from your hand
disc-effect-permanent-certificate = 1 permanent certificate: +1 in each delivery
disc-effect-hand-limit = the hand limit rises from 4 to 5
disc-effect-step-limit = the step limit rises from 3 to 4
auxiliary-money = gain money
auxiliary-certificate = gain a certificate
auxiliary-exchange = exchange
auxiliary-remove = remove cattle
post-0 = trading post 0
post-5 = trading post 5
post-7 = trading post 7
post-9 = trading post 9
post-10 = trading post 10
post-12 = trading post 12
post-16 = trading post 16

## Actions on buildings, train cards, trading posts and bonus tiles

effect-pay = pay ${ $n }: { $effect }
effect-gain-money = gain ${ $n }
effect-gain-certificates =
    gain { $n ->
        [one] { $n } certificate
       *[other] { $n } certificates
    }
effect-gain-tokens =
    gain { $n ->
        [one] { $n } exchange token
       *[other] { $n } exchange tokens
    }
effect-sell = discard a { $breed } for ${ $n }
effect-sell-value-two = discard any cattle of breeding value 2 for ${ $n }
effect-sell-double = discard any cattle for twice its breeding value in dollars
effect-hire =
    { $n ->
        [0] hire a worker for free, or a joker for ${ $joker }
       *[other] hire a worker for ${ $n }, or a joker for ${ $joker }
    }
effect-hire-two = hire one worker for ${ $n }, or two different ones for ${ $both }; a joker costs $4 more
effect-buy = buy cattle
effect-train = use the train
effect-build = place or replace a building
effect-take =
    { $kind ->
        [objective] take an objective tile
        [bonus] take a bonus tile
       *[any] take any tile
    }
effect-auxiliary =
    { $n ->
        [1] take one auxiliary action
       *[other] take { $n } different auxiliary actions
    }
effect-move =
    move the herder up to { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
effect-gain-cattle = gain a { $breed }
effect-remove = remove a { $breed } from your hand
effect-remove-any = remove any cattle card from your hand

## Objective and bonus tiles

tile-OT01 = objective tile “1 Corriente + 3 cowboys” (3 VP)
tile-OT02 = objective tile “1 Corriente + 1 building” (3 VP)
tile-OT03 = objective tile “2 Corriente + 1 bonus tile” (4 VP)
tile-OT04 = objective tile “1 Black Angus + 1 Corriente” (3 VP)
tile-OT05 = objective tile “2 Black Angus + 1 building” (4 VP)
tile-OT06 = objective tile “1 Black Angus + 1 Shorthorn” (4 VP)
tile-OT07 = objective tile “1 Shorthorn + 1 disc on a trading post of 10 or more” (4 VP)
tile-OT08 = objective tile “2 Shorthorn” (5 VP)
tile-OT09 = objective tile “1 Hereford + 1 building” (5 VP)
tile-OT10 = objective tile “1 Hereford + 1 bonus tile” (5 VP)
tile-OT11 = objective tile “1 Corriente + 1 Shorthorn + 1 Hereford” (5 VP)
tile-OT12 = objective tile “3 cowboys + 1 bonus tile” (3 VP)
tile-OT13 = objective tile “3 engineers + 1 bonus tile” (3 VP)
tile-OT14 = objective tile “3 builders + 1 building” (3 VP)
tile-OT15 = objective tile “3 engineers + 1 disc on a trading post of 10 or more” (4 VP)
tile-OT16 = objective tile “1 Black Angus + 2 buildings” (4 VP)
tile-OT17 = objective tile “1 building of 4 or more builders” (4 VP)
tile-OT18 = objective tile “1 building + 2 bonus tiles” (4 VP)
tile-OT19 = objective tile “2 discs on trading posts of 10 or more” (4 VP)
tile-OT20 = objective tile “1 disc on trading post 16” (5 VP)
tile-BT01 = bonus tile “permanent certificate: +1 in each delivery” (2 VP)
tile-BT02 = bonus tile “permanent certificate: +1 in each delivery” (2 VP)
tile-BT03 = bonus tile “permanent certificate: +1 in each delivery” (2 VP)
tile-BT04 = bonus tile “one repeated cattle card counts in each delivery” (2 VP)
tile-BT05 = bonus tile “one repeated cattle card counts in each delivery” (2 VP)
tile-BT06 = bonus tile “gain $5” (3 VP)
tile-BT07 = bonus tile “gain $5” (3 VP)
tile-BT08 = bonus tile “gain 2 exchange tokens” (3 VP)
tile-BT09 = bonus tile “gain 2 exchange tokens” (3 VP)
tile-BT10 = bonus tile “gain 2 certificates” (3 VP)
tile-BT11 = bonus tile “gain 2 certificates” (3 VP)
tile-BT12 = bonus tile “hire a worker for free, or a joker for $4” (2 VP)
tile-BT13 = bonus tile “hire a worker for free, or a joker for $4” (2 VP)
tile-BT14 = bonus tile “gain a Black Angus” (3 VP)
tile-BT15 = bonus tile “gain a Corriente” (2 VP)
tile-BT16 = bonus tile “remove any cattle card from your hand” (4 VP)
tile-BT17 = bonus tile “remove any cattle card from your hand” (4 VP)
tile-BT18 = bonus tile “take 2 different auxiliary actions” (4 VP)
tile-BT19 = bonus tile (5 VP)
tile-BT20 = bonus tile (5 VP)
tile-objective-stack = top objective tile of the stack (unseen)
tile-bonus-stack = top bonus tile of the stack (unseen)

## Needs of objective tiles

need-black-angus = { $n } Black Angus
need-corriente = { $n } Corriente
need-shorthorn = { $n } Shorthorn
need-hereford = { $n } Hereford
need-cowboy =
    { $n ->
        [one] { $n } cowboy
       *[other] { $n } cowboys
    }
need-engineer =
    { $n ->
        [one] { $n } engineer
       *[other] { $n } engineers
    }
need-builder =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
need-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
need-large-building =
    { $n ->
        [one] { $n } building of 4 or more builders
       *[other] { $n } buildings of 4 or more builders
    }
need-black-disc =
    { $n ->
        [one] { $n } disc on a trading post of 10 or more
       *[other] { $n } discs on trading posts of 10 or more
    }
need-top-disc =
    { $n ->
        [one] { $n } disc on trading post 16
       *[other] { $n } discs on trading post 16
    }
need-bonus-tile =
    { $n ->
        [one] { $n } bonus tile
       *[other] { $n } bonus tiles
    }

## Permanent effects of bonus tiles

permanent-none = none
permanent-permanent-certificate = permanent certificate: +1 in each delivery
permanent-duplicate = one repeated cattle card counts in each delivery

## Sue's cards

sue-action-market = takes cattle by her cowboys
sue-action-supply = draws from her supply pile
sue-action-train = uses the train by her engineers
sue-action-build = builds by her builders
sue-action-choice = does what she has most workers for
sue-move-1 = 1 step
sue-move-2 = 2 steps
sue-move-3 = 3 steps
sue-move-4 = 4 steps
sue-move-1-per-cowboy = 1 step per cowboy
sue-move-1-per-engineer = 1 step per engineer
sue-move-1-per-builder = 1 step per builder
sue-A1 = A card (1 step; draws 1 card from her supply pile)
sue-A2 = A card (2 steps; draws 1 card from her supply pile)
sue-A3 = A card (3 steps; draws 1 card from her supply pile)
sue-A4 = A card (3 steps; draws 1 card from her supply pile)
sue-A5 = A card (4 steps; draws 1 card from her supply pile)
sue-A6 = A card (1 step per cowboy; takes cattle by her cowboys)
sue-A7 = A card (1 step per builder; builds by her builders)
sue-A8 = A card (1 step per engineer; uses the train by her engineers)
sue-B1 = B card (3 steps; does what she has most workers for)
sue-B2 = B card (3 steps; does what she has most workers for)
sue-B3 = B card (4 steps; draws 2 cards from her supply pile)

## What is to be decided

prompt-over = The game is over.
prompt-draft-objective = Choose your starting objective tile.
prompt-first-place = Put your herder on a neutral building.
prompt-movement =
    Move your herder: at least 1 and at most { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }.
prompt-actions-building = Use the building: each action once, in any order.
prompt-actions-train = Use the train card: each action once, in any order.
prompt-actions-post = Take the reward of the trading post.
prompt-actions-bonus-tile = Use the effect of the bonus tile.
prompt-auxiliaries = Another player’s building: you may take one auxiliary action.
prompt-next-exchange = You may exchange a second time.
prompt-discard-one = Exchange: discard 1 card from your hand.
prompt-remove-one = You may remove 1 cattle card from your hand.
prompt-building-site = Choose a space for building { $building_id }.
prompt-payment =
    Cost: { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } cowboy
           *[other] { $n } cowboys
        }
        [engineer] { $n ->
            [one] { $n } engineer
           *[other] { $n } engineers
        }
       *[builder] { $n ->
            [one] { $n } builder
           *[other] { $n } builders
        }
    }. Which workers do you discard?
prompt-before-simmental = El Paso: take a Simmental.
prompt-before-delivery = El Paso: deliver the cattle in your hand.
prompt-certificates = Breeding value { $n }: how many certificates do you spend?
prompt-choose-disc = Total breeding value { $n }: which disc do you move to a trading post?
prompt-choose-post = Total breeding value { $n }: choose a trading post for the disc “{ $disc }”.
prompt-before-draw = Your actions are done. Anything else before you draw cards?
prompt-after-draw = Anything else before your turn ends?

## Options

option-done =
    { $where ->
       *[building] Finish with the building
        [train] Finish with the train card
        [post] Decline the reward
        [bonus-tile] Decline the effect
        [auxiliaries] Take no auxiliary action
        [next-exchange] Do not exchange again
        [remove-one] Remove no card
        [before-draw] Draw cards
        [after-draw] End the turn
    }
option-start =
    Start on { $location }{ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-move =
    Move to { $location } ({ $n ->
        [one] { $n } step
       *[other] { $n } steps
    }{ $owner ->
       *[none] { "" }
        [own] , your building
        [other] , owner: { $seat }, only an auxiliary action
    }){ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-gain-money =
    Gain ${ $n }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-gain-certificates =
    Gain { $n ->
        [one] { $n } certificate
       *[other] { $n } certificates
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-gain-tokens =
    Gain { $n ->
        [one] { $n } exchange token
       *[other] { $n } exchange tokens
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-sell = Discard a { $breed } for ${ $n }
option-hire =
    Hire { $worker_id ->
        [cowboy] a cowboy
        [engineer] an engineer
        [builder] a builder
       *[joker] a joker
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-buy =
    Buy a { $breed } ({ $n ->
        [one] { $n } cowboy
       *[other] { $n } cowboys
    }, ${ $cost })
option-train =
    Use the train: { $train } ({ $n ->
        [one] { $n } engineer
       *[other] { $n } engineers
    }, ${ $cost }): { $effects }
option-build =
    { $old ->
        [0] Place building { $building_id } (
       *[other] Replace your building with building { $building_id } (
    }{ $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }, ${ $cost }, { $vp } VP){ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-place =
    { $old ->
        [0] On { $node } (
       *[other] Replace building { $old } on { $node } (
    }{ $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }, ${ $cost })
option-take =
    Take the { $tile }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-auxiliary =
    Auxiliary action: { $auxiliary_id ->
        [money] { $upgraded ->
            [0] gain $1
           *[other] gain $3
        }
        [certificate] gain 1 certificate
        [exchange] { $upgraded ->
            [0] exchange 1 card
           *[other] up to two exchanges
        }
       *[remove] remove a cattle card from your hand
    }
option-move-again =
    Move the herder again: up to { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-gain =
    Gain a { $breed }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-remove =
    Remove a { $breed } from the game{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-exchange = Use an exchange token: draw 1 card, then discard 1
option-exchange-again = Exchange again: draw 1 card, then discard 1
option-bonus =
    { $worker_id ->
        [cowboy] Discard a cowboy: 1 more step
        [engineer] Discard an engineer: gain $1
        [builder] Discard a builder: gain 1 certificate for $2
       *[joker] Discard a joker: gain $2
    }
option-discard =
    Discard a { $breed }{ $cost ->
        [0] { "" }
       *[other] { " " }for ${ $cost }
    }
option-take-simmental = Take a Simmental
option-deliver = Deliver: show your hand
option-spend =
    { $n ->
        [0] Spend no certificate: total { $total }
        [one] Spend { $n } certificate: total { $total }
       *[other] Spend { $n } certificates: total { $total }
    }
option-disc =
    Move the disc “{ $disc }”{ $sign ->
        [gain] , gain ${ $n }
        [pay] , pay ${ $n }
       *[none] { "" }
    }
option-no-disc = Move no disc
option-post =
    Deliver to { $post }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp } VP)
    }{ $any ->
        [0] { "" }
       *[other] { ": " }{ $effects }
    }
option-jokers =
    Discard { $others ->
        [0] { $n ->
            [one] { $n } joker
           *[other] { $n } jokers
        }
       *[other] { $n ->
            [0] { $worker_id ->
                [cowboy] { $others ->
                    [one] { $others } cowboy
                   *[other] { $others } cowboys
                }
                [engineer] { $others ->
                    [one] { $others } engineer
                   *[other] { $others } engineers
                }
               *[builder] { $others ->
                    [one] { $others } builder
                   *[other] { $others } builders
                }
            }
           *[other] { $worker_id ->
                [cowboy] { $others ->
                    [one] { $others } cowboy
                   *[other] { $others } cowboys
                }
                [engineer] { $others ->
                    [one] { $others } engineer
                   *[other] { $others } engineers
                }
               *[builder] { $others ->
                    [one] { $others } builder
                   *[other] { $others } builders
                }
            } and { $n ->
                [one] { $n } joker
               *[other] { $n } jokers
            }
        }
    }

## Why something cannot be chosen

refusal-money = ${ $n } more needed
refusal-workers =
    { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } more cowboy or joker needed
           *[other] { $n } more cowboys or jokers needed
        }
        [engineer] { $n ->
            [one] { $n } more engineer or joker needed
           *[other] { $n } more engineers or jokers needed
        }
       *[builder] { $n ->
            [one] { $n } more builder or joker needed
           *[other] { $n } more builders or jokers needed
        }
    }
refusal-workers-money =
    { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } more cowboy or joker and ${ $cost } more needed
           *[other] { $n } more cowboys or jokers and ${ $cost } more needed
        }
        [engineer] { $n ->
            [one] { $n } more engineer or joker and ${ $cost } more needed
           *[other] { $n } more engineers or jokers and ${ $cost } more needed
        }
       *[builder] { $n ->
            [one] { $n } more builder or joker and ${ $cost } more needed
           *[other] { $n } more builders or jokers and ${ $cost } more needed
        }
    }
refusal-none-left = none left
refusal-used = already done: each action only once
refusal-same-type = already hired: only different types
refusal-only = only possible here: { $effect }
refusal-steps =
    { $n ->
        [one] { $n } more step needed
       *[other] { $n } more steps needed
    }
refusal-here = your herder stands here and must move at least 1 step
refusal-behind = not ahead of your herder: the trail leads only forward, to El Paso
refusal-no-further = one more step would lead nowhere new
refusal-cowboy = only while the herder moves
refusal-hand-shown = not while your hand is shown
refusal-certificates = the certificate track is full: { $n }
refusal-no-cards = no cards for it
refusal-closed = opens when its disc has been moved to a trading post
refusal-instead = only instead of the building’s own actions
refusal-no-token = both your ownership tokens are in use, and no smaller building of yours can be replaced
refusal-only-replace = both your ownership tokens are in use: it can only replace a smaller building of yours
refusal-no-space = no free space on the trail
refusal-not-yours = another player’s building
refusal-not-larger = only a larger building can replace it
refusal-value = { $n } more breeding value needed
refusal-black-disc = only to a post with a black corner: { $n } more breeding value needed
refusal-black-post = this disc goes only to a post with a black corner
refusal-occupied = your disc is already here
action-gain-certificates = certificates
action-gain-tokens = exchange tokens
action-exchange = exchange token

## What happened

event-gained =
    { $resource_id ->
       *[money] { $seat } gains ${ $n }.
        [certificate] { $seat } gains { $n ->
            [one] { $n } certificate
           *[other] { $n } certificates
        }.
        [exchange-token] { $seat } gains { $n ->
            [one] { $n } exchange token
           *[other] { $n } exchange tokens
        }.
    }
event-paid =
    { $resource_id ->
       *[money] { $seat } pays ${ $n }.
        [certificate] { $seat } spends { $n ->
            [one] { $n } certificate
           *[other] { $n } certificates
        }.
        [exchange-token] { $seat } returns { $n ->
            [one] { $n } exchange token
           *[other] { $n } exchange tokens
        }.
    }
event-drew =
    { $card_id ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws a { $card }.
    }
event-drew-worker =
    { $seat } draws { $worker_id ->
        [cowboy] a cowboy
        [engineer] an engineer
        [builder] a builder
       *[joker] a joker
    } into the worker area.
event-reshuffled = { $seat } shuffles the discard pile into a new draw pile.
event-started = { $seat } starts on { $location }.
event-moved = { $seat } moves to { $location }.
event-discarded = { $seat } discards a { $card }.
event-sold = { $seat } discards a { $card } for money.
event-hired =
    { $seat } hires { $worker_id ->
        [cowboy] a cowboy
        [engineer] an engineer
        [builder] a builder
       *[joker] a joker
    }.
event-bought = { $seat } buys a { $card }.
event-used-train = { $seat } uses the train: { $train }.
event-built = { $seat } places building { $building_id } on { $node }.
event-replaced = { $seat } replaces the building on { $node } with building { $building_id }.
event-took-tile = { $seat } takes the { $tile }.
event-drew-tile = { $seat } draws the { $tile } from the stack.
event-turned-up = Turned up: { $tile }.
event-spent-workers =
    { $seat } discards { $worker_id ->
        [cowboy] { $n ->
            [one] { $n } cowboy
           *[other] { $n } cowboys
        }
        [engineer] { $n ->
            [one] { $n } engineer
           *[other] { $n } engineers
        }
        [builder] { $n ->
            [one] { $n } builder
           *[other] { $n } builders
        }
       *[joker] { $n ->
            [one] { $n } joker
           *[other] { $n } jokers
        }
    }.
event-used-bonus =
    { $seat } discards { $worker_id ->
        [cowboy] a cowboy for 1 more step
        [engineer] an engineer for money
        [builder] a builder for a certificate
       *[joker] a joker for money
    }.
event-used-auxiliary = { $seat } takes an auxiliary action: { $auxiliary }.
event-gained-cattle = { $seat } gains a { $card }.
event-removed = { $seat } removes a { $card } from the game.
event-showed-hand =
    { $n ->
        [0] { $seat } shows an empty hand.
       *[other] { $seat } shows the hand: { $cards }.
    }
event-delivered = { $seat } delivers: total breeding value { $n }.
event-placed-disc = { $seat } moves the disc “{ $disc }” to { $post }.
event-placed-no-disc = { $seat } moves no disc.
event-discarded-hand =
    { $n ->
        [0] { $seat } has no cards to discard.
        [one] { $seat } discards the whole hand: { $n } card.
       *[other] { $seat } discards the whole hand: { $n } cards.
    }
event-emptied-simmental = { $seat } takes the last Simmental: the end of the game is near.
event-finished = { $seat } puts the herder on the Simmental space. Every other player takes one last turn.
event-turn = Turn { $n }: { $seat }
event-game-over = The game is over.
event-sue-revealed = { $seat } reveals the { $sue }.
event-sue-drew = { $seat } draws from her supply pile: { $card }.
event-sue-took-cattle = { $seat } takes cattle: { $card }.
event-sue-placed-disc = { $seat } puts a disc on { $post }.

## What was shown, so that a move cannot be taken back

revealed-drew = card drawn
revealed-drew-worker = worker drawn
revealed-drew-tile = tile drawn
revealed-turned-up = tile shown
revealed-showed-hand = hand shown
revealed-sue-revealed = card revealed
revealed-sue-drew = card drawn

## Set-up

setup-neutral = Neutral buildings
setup-train-1 = Train card: locomotive
setup-train-2 = Train card: wagon 2
setup-train-3 = Train card: wagon 3
setup-train-4 = Train card: wagon 4
setup-building-1 = Building 1
setup-building-2 = Building 2
setup-building-3 = Building 3
setup-building-4 = Building 4
setup-building-5 = Building 5
setup-building-6 = Building 6
setup-sue = Difficulty of Sue
value-letters = by their letters
value-shuffled = shuffled
value-plain = plain side
value-star = ★ side
value-a = side a
value-b = side b
value-0 = no B cards
value-1 = 1 B card
value-2 = 2 B cards
value-3 = 3 B cards

## Scoring

score-money = Money
score-buildings = Buildings
score-deliveries = Deliveries
score-workers = Workers
score-cattle = Cattle
score-bonus-tiles = Bonus tiles
score-objectives = Objectives

## Help: the rule for each kind of component

help-node = The trail is a one-way loop that always leads back to El Paso. Only El Paso and building tiles are locations: each one entered or passed costs 1 step, empty spaces cost none. A herder never passes El Paso: it stops there, gains $5, takes a Simmental and delivers.
help-breed = In a delivery each different breed in hand counts its breeding value once. A card from the cattle market costs its number of cowboys (or jokers) and $2 for each of them, and goes to your discard pile.
help-worker = Cowboys pay for cattle, engineers for the train, builders for buildings; a joker stands in for any of them. At any moment of your turn you may instead discard a worker for its bonus: cowboy 1 more step, engineer $1, builder 1 certificate for $2, joker $2. Drawn workers go straight to the worker area.
help-neutral = Every player may use a neutral building: each of its actions once, in any order, or one auxiliary action instead.
help-building = Placing a building costs its number of builders (or jokers), $2 for each of them, and the cost of the space. You may own two; instead of placing you may replace your own building with a larger one for the difference. Only the owner uses its actions; others take one auxiliary action there.
help-train = To use a train card, discard its number of engineers (or jokers) and pay $2 for each of them. Then do its actions, each once, in any order.
help-disc = Each delivery moves one disc from your board to a trading post. The money beside the disc is gained or paid, and the uncovered space works at once and for good. A disc with a black corner may go only to a trading post with a black corner.
help-auxiliary = Instead of using a building you may take one auxiliary action; on another player’s building you can take only that. Gaining money and the exchange are open from the start, the others once their disc has been moved.
help-post = Its number is the total breeding value a delivery needs. Only one of your discs may stand on each trading post, except 0, 12 and 16. Some give a reward at once, and those with a black corner give victory points for each disc at the end.
help-tile = A bonus tile gives its victory points and, on most of them, either an effect at once or a permanent one. An objective tile gives its victory points at the end if it is completely fulfilled; each item serves only one objective, and an unfulfilled one costs nothing.
help-sue = On her turn Sue reveals a card, moves her herder by the shown steps and does the shown action; at El Paso she then delivers. She pays nothing and never discards workers: their number says how strong her actions are.

## The table in the terminal

ui-here-building = This building
ui-here-train = This train card
ui-here-post = This trading post
ui-here-bonus-tile = This bonus tile
ui-ahead = Ahead
ui-sue-deck = Sue deck
ui-sue-supply = Sue’s supply pile
ui-sue-cattle = Sue’s cattle pile
ui-from-left = from left to right
ui-fulfilled = objectives fulfilled: { $text }
ui-not-fulfilled = not fulfilled: { $text }

## Help: tiles by what they have

help-tile-needs = An objective tile gives its victory points at the end if it is completely fulfilled; each item serves only one objective, and an unfulfilled one costs nothing.
help-tile-permanent = A bonus tile gives its victory points and, on most of them, either an effect at once or a permanent one.

## Help: terms

term-exchange-token = exchange token
term-certificate = certificate
term-permanent-certificate = permanent certificate
term-ownership-token = ownership token
term-black-corner = black corner
term-delivery = delivery
term-worker-bonus = worker bonus
term-auxiliary-action = auxiliary action
term-sue = Sue
term-objective = objective tile
term-bonus-tile = bonus tile
term-trading-post = trading post
term-end-of-game = Simmental and the end of the game
term-train = train
rule-exchange-token = At any moment of your turn you may return an exchange token: draw 1 card, then discard 1 card from your hand. A worker drawn this way goes to the worker area, and you draw another card.
rule-certificate = You have at most 4 certificates. In a delivery you may spend any number of them: each adds 1 to the total breeding value. Those you do not spend stay.
rule-permanent-certificate = Adds 1 to the total breeding value of each delivery and is never spent. It comes from a disc of your player board or from bonus tiles.
rule-ownership-token = Marks a building as yours. You have two, so you can own two buildings; instead of placing another one you may replace your own with a larger one.
rule-black-corner = A disc from a space with a black corner (◣) may go only to a trading post with a black corner: 10, 12 or 16. Other discs may go to any post.
rule-delivery = In El Paso you show your hand. The total breeding value is the sum of the different breeds, each once (some bonus tiles count one repeated card), plus 1 for each permanent certificate and 1 for each certificate you spend. Then you move a disc to a trading post whose number is at most that total, get its reward, and discard the whole hand.
rule-worker-bonus = At any moment of your turn you may discard workers from the worker area, each for its bonus: cowboy 1 more step in the present movement, engineer $1, builder 1 certificate for $2, joker $2.
rule-auxiliary-action = Instead of using a building you may take one auxiliary action of your player board: gain $1 (later $3), gain 1 certificate, one exchange (later two) without a token, remove a cattle card from your hand. The second and the fourth open when their disc is moved. On another player’s building you can take only that.
rule-sue = The opponent in the solo game. Each turn she reveals a card, moves, and acts by the number of her workers; where she ends matters only in El Paso. Ties are broken by the order of her row of workers, from left to right. She has no money and never discards workers; all her objective tiles count as fulfilled.
rule-objective = Gives its victory points at the end if all it asks for is yours; each item serves only one objective. An unfulfilled one costs nothing.
rule-bonus-tile = Gives its victory points and, on most of them, either an effect at once or a permanent one: a permanent certificate, or one repeated cattle card that counts in each delivery.
rule-trading-post = A delivery of at least its number may put a disc there. One of your discs on each post, except 0, 12 and 16, where several may stand. Some give a reward at once; those with a black corner give victory points for each disc at the end.
rule-end-of-game = Each arrival in El Paso takes a Simmental. When the last one is taken, play goes on: the next herder to arrive takes none and goes to the Simmental space (2 VP), and that player has finished. Every other player takes one last turn.
rule-train = Four train cards: each asks for 1 to 4 engineers (or jokers) and $2 for each of them, and then its actions are done, each once, in any order.

## Data of the components

field-kind = kind
field-cost = cost of the space
field-next = leads to
field-ring = branch
field-angle = angle in the picture
field-colour = colour
field-number = number
field-value = breeding value
field-cowboys = cowboys
field-vp = victory points
field-builders = builders
field-tiles = tiles
field-engineers = engineers
field-corner = corner
field-money = money
field-effect = effect
field-repeatable = several own discs
field-permanent = permanent effect
field-needs = needs
field-move = move
field-action = action
field-draws = cards drawn
field-action-1 = first action
field-action-2 = second action
field-amount = amount
field-side-a = side a
field-side-b = side b
field-plain-side = plain side
field-star-side = ★ side
field-reward = reward
field-actions = actions
kind-el-paso = El Paso
kind-neutral = neutral space
kind-space = building space
ring-main = main
ring-inner = inner
ring-outer = outer
colour-grey = grey
colour-black = black
colour-white = white
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-brown = brown
colour-purple = purple
colour-orange = orange
corner-black = black
corner-plain = plain
repeatable-true = yes
repeatable-false = no
