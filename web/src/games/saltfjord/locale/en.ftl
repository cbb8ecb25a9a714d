# Words of the browser client for Saltfjord: English.
# The own side.
web-phase-set = Start set
web-phase-die = Take a die
web-phase-act = Activate
web-phase-end = End of turn
web-tab-village = Village
web-your-village = Your village
web-village-of = Village of { $name }
web-main-board = Main board
web-goods = Your goods
web-warehouse = Warehouse
web-piers = Piers and crates
web-round-of = Round { $n } of { $total }
web-white-taken = White dice taken this round
web-orange-taken = Orange dice taken this round
web-crates = Crates
web-n-crates =
    { $n ->
        [0] no crates
        [one] { $n } crate
       *[other] { $n } crates
    }
web-workers = Workers
web-workers-free = Workers that wait for work
web-free-of = { $n } of { $total } free
web-die =
    { $kind ->
        [white] white die { $n }
       *[orange] orange die { $n }
    }
web-worker = a worker
web-cart = a cart
web-empty = Empty cell
web-boat = Boat: { $n } of { $total } slots taken
web-ashore = catch ashore
web-price = Sells for { $n } fish
web-rotate = Turn
web-in-hand = The tile to place
web-if-ended = If the game ended now
web-sum-scored = scored
web-sum-catch = boat
web-sum-resources = goods
web-sum-crate-columns = columns
web-sum-crates = crates
web-sum-technologies = technology
web-sum-bonus-tiles = bonus tiles
web-sum-carts = carts
web-levels = Technologies
web-closed = season closed
web-face-down = face down
# The main board.
web-points = Victory points
web-points-help = The track has 100 spaces; after that a marker begins another lap.
web-fjord = Fjord
web-harbour = Harbour
web-tokens-left =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
web-top-token = On top, as you know: { $text }
web-looked = Somebody knows the top token
web-sunk = At the bottom: { $text }
web-type-closed = Closed to you so far
web-not-seen = Not seen yet: { $text }
web-boats-here = Boats here: { $text }
web-keep-one = Keep one
web-technologies = Technologies
web-pay-advance = pay, then advance
web-costs = Costs: { $text }
web-level-vp = { $n } VP at the end of the game
web-markers-here = Markers here: { $text }
web-dice = Dice
web-dice-left =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
web-die-help-white = A white die activates a column, from top to bottom.
web-die-help-orange = An orange die activates a row, from left to right.
web-orders = Orders
web-can-pay = { $n } you can pay
web-vp-end = { $n } VP at the end
web-under = { $n } below
web-none-left = none left
web-taverns = Taverns
web-left-starts = leftmost starts next
web-free = free
web-building-tiles = Building tiles
web-large = Large
web-small = Small
web-abilities = Abilities
web-start-sets = Start sets
web-start-sets-help = ability, tile, goods
web-special = Special tiles
web-special-help = 10 VP each
