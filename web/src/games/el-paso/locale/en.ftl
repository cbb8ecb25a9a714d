# Words of the browser client for El Paso: English.
web-phase-move = Move
web-phase-act = Actions
web-phase-draw = Draw
web-free-lot = free lot
web-of-left = { $n } of { $total }
web-no-vp = no VP
web-discard-for = any time: discard for
web-two-of-each = 2 of each type
web-your-hand = Your hand
web-delivery-now = Delivery now
web-up-to = up to { $n }
web-resources = Resources
web-use = use
web-draw-up = Cards drawn at the end of the turn
web-auxiliary-and-discs = Auxiliary actions and discs
web-discs-left =
    { $n ->
        [one] { $n } disc left
       *[other] { $n } discs left
    }
web-tiles-and-piles = Tiles and piles
web-to-draw = to draw
web-discarded = discarded
