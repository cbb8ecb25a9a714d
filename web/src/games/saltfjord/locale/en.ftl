# Words of the browser client for Saltfjord.
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
web-taken = taken: white { $first } · orange { $last }
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
web-special = Special bonus tiles
web-special-help = each must bring 10 VP
