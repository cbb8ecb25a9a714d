"""The numbers that stand for verbs, frames and events, with their names.

Verbs serve both as moves `(verb, argument)` and as effects `(verb, …)`: a move performs the effect of the
same verb.
"""

from __future__ import annotations

from typing import Final

from rondel.core import effects

# --- verbs ---

PAY: Final = effects.PAY  # no component of this game shows it
DONE: Final = 1
SET: Final = 2
CELL: Final = 3
TURN: Final = 4
TAKE: Final = 5
LINE: Final = 6
DISCARD: Final = 7
CART: Final = 8
ROLL: Final = 9
ACTIVATE: Final = 10
LARGE: Final = 11
SMALL: Final = 12
CLOSE: Final = 13
GAIN: Final = 14  # an effect only: what costs nothing and asks nothing happens by itself
UPGRADE: Final = 15
ORDER: Final = 16
LEARN: Final = 17
BOAT: Final = 18
TRADE: Final = 19
INSTEAD: Final = 20
PIER: Final = 21
ABILITY: Final = 22
LOOK: Final = 23
KEEP: Final = 24
OVERBOARD: Final = 25
FILL: Final = 26
APPLY: Final = 27
AGAIN: Final = 28
EXTRA: Final = 29
SELL: Final = 30
DOWNGRADE: Final = 31
WORKER: Final = 32

# arguments of BOAT and AGAIN
ADVANCE: Final = 0
HOME: Final = 1

# arguments of EXTRA
EXTRA_SELL: Final = 0
EXTRA_UPGRADE: Final = 1
EXTRA_DOWNGRADE: Final = 2
EXTRA_WORKER: Final = 3
EXTRA_OVERBOARD: Final = 4
EXTRA_IDS: Final = ("sell", "upgrade", "downgrade", "worker", "overboard")

# --- frames: (kind, seat, …) ---

# decisions
DRAFT: Final = 0
PLACE: Final = 1  # …, tile
ROTATE: Final = 2  # …, tile, cell
MAIN: Final = 3
SET_DIE: Final = 4  # …, colour, value
CARTS: Final = 5  # …, line, bit mask of the carts still to activate
MOVE_CART: Final = 6  # …, line, cart
ACTIVATION: Final = 7  # …, colour, value, line, next place in the line, whether a cart was activated
CHOICE: Final = 8  # …, group
ORDER_PAYMENT: Final = 9  # …, crate space
ORDER_PIER: Final = 10  # …, crate space
TAKE_ABILITY: Final = 11
PUT_CART: Final = 12
CATCH_STACK: Final = 13
KEEP_ONE: Final = 14  # …, stack, first token, second token, who knows the first, who knows the second
OVER_BOARD: Final = 15
TILE_PLACED: Final = 16  # …, lines still to resolve, cells of the tile, whether the architect may still work
FISH_AGAIN: Final = 17
PAUSE: Final = 18  # …, why
SELLING: Final = 19
UPGRADING: Final = 20
DOWNGRADING: Final = 21
WORKING: Final = 22
THROWING: Final = 23
# automatic
EFFECT: Final = 24  # …, group
DIE_ON: Final = 25  # as ACTIVATION
SKIPPER: Final = 26
SCHOOL: Final = 27
BEFORE_PIER: Final = 28
PIERS: Final = 29  # …, pier, crates paid
END_TURN: Final = 30
NEXT_TURN: Final = 31
EQUIP: Final = 32  # …, starting resource tile
BEGIN: Final = 33

# why there is a pause
BEFORE_PIERS: Final = 0
TURN_ENDS: Final = 1
GAME_ENDS: Final = 2

# --- events: (kind, seat, …) ---

GAINED: Final = 0
PAID: Final = 1
CHOSE_SET: Final = 2
PLACED: Final = 3
TOOK_DIE: Final = 4
SET_ON_LINE: Final = 5
DISCARDED_DIE: Final = 6
ACTIVATED: Final = 7
DIE_RESTS: Final = 8
DIE_ASIDE: Final = 9
CART_MOVED: Final = 10
CART_STAYED: Final = 11
USED_WORKER: Final = 12
COMPLETED: Final = 13
CRATE_TURNED_UP: Final = 14
LEARNED: Final = 15
TOOK_ABILITY: Final = 16
GAINED_WORKER: Final = 17
IMPROVED_BOAT: Final = 18
GAINED_CART: Final = 19
TILE_TURNED_UP: Final = 20
TILE_REMOVED: Final = 21
CRATE_REMOVED: Final = 22
SAILED: Final = 23
RETURNED: Final = 24
LOOKED: Final = 25
CAUGHT: Final = 26
KEPT: Final = 27
THREW: Final = 28
FILLED: Final = 29
SOLD: Final = 30
UPGRADED: Final = 31
DOWNGRADED: Final = 32
TRADED: Final = 33
CLOSED: Final = 34
BONUS: Final = 35
APPLIED: Final = 36
TURN_BEGAN: Final = 37
ROUND_BEGAN: Final = 38
ROLLED: Final = 39
GAME_OVER: Final = 40
CAUGHT_NOTHING: Final = 41

# --- resources that events count: the goods, then victory points ---

FISH: Final = 0
LOG: Final = 1
GRAIN: Final = 2
PAPER: Final = 3
PLANK: Final = 4
FOOD: Final = 5
BOOK: Final = 6
GOLD: Final = 7
VP: Final = 8
GOODS: Final = 8
RESOURCES: Final = ("fish", "log", "grain", "paper", "plank", "food", "book", "gold", "vp")

NOBODY: Final = -1  # the seat of an event that no player caused

WHITE: Final = 0
ORANGE: Final = 1
COLOURS: Final = ("white", "orange")
