"""The numbers that stand for verbs and frames, with their names.

Verbs serve both as moves `(verb, argument)` and as effects `(verb, …)`: a move performs the effect of the
same verb.
"""

from __future__ import annotations

from typing import Final

from rondel.core import effects

# --- verbs ---

PAY: Final = effects.PAY  # an effect only: pay first, then do another effect
DONE: Final = 1
START: Final = 2
MOVE: Final = 3
GAIN_MONEY: Final = 4
GAIN_CERTIFICATES: Final = 5
GAIN_TOKENS: Final = 6
SELL: Final = 7
HIRE: Final = 8
BUY: Final = 9
TRAIN: Final = 10
BUILD: Final = 11
PLACE: Final = 12
TAKE: Final = 13
AUXILIARY: Final = 14
MOVE_AGAIN: Final = 15
GAIN_CATTLE: Final = 16
REMOVE: Final = 17
EXCHANGE: Final = 18
EXCHANGE_AGAIN: Final = 19
BONUS: Final = 20
DISCARD: Final = 21
SIMMENTAL: Final = 22
DELIVER: Final = 23
SPEND: Final = 24
DISC: Final = 25
NO_DISC: Final = 26
POST: Final = 27
JOKERS: Final = 28

# --- frames: (kind, seat, …) ---

# decisions
DRAFT_OBJECTIVE: Final = 0
FIRST_PLACE: Final = 1
MOVEMENT: Final = 2  # …, step limit
ACTIONS: Final = 3  # …, group, used
AUXILIARIES: Final = 4
NEXT_EXCHANGE: Final = 5
DISCARD_ONE: Final = 6
REMOVE_ONE: Final = 7
BUILDING_SITE: Final = 8  # …, building type
PAYMENT: Final = 9  # …, worker type, number
BEFORE_SIMMENTAL: Final = 10
BEFORE_DELIVERY: Final = 11
CERTIFICATES: Final = 12  # …, value without certificates
CHOOSE_DISC: Final = 13  # …, total
CHOOSE_POST: Final = 14  # …, total, disc
BEFORE_DRAW: Final = 15
AFTER_DRAW: Final = 16
# automatic
USE_LOCATION: Final = 17
TAKE_SIMMENTAL: Final = 18
DISCARD_HAND: Final = 19
REST: Final = 20
DRAW_UP: Final = 21
LAST_CHANCE: Final = 22
NEXT_TURN: Final = 23
SUE_TURN: Final = 24
LEAVE: Final = 25  # …, step limit

# --- events: (kind, seat, …) ---

GAINED: Final = 0
PAID: Final = 1
DREW: Final = 2
DREW_WORKER: Final = 3
RESHUFFLED: Final = 4
STARTED: Final = 5
MOVED: Final = 6
DISCARDED: Final = 7
SOLD: Final = 8
HIRED: Final = 9
BOUGHT: Final = 10
USED_TRAIN: Final = 11
BUILT: Final = 12
REPLACED: Final = 13
TOOK_TILE: Final = 14
DREW_TILE: Final = 15
TURNED_UP: Final = 16
SPENT_WORKERS: Final = 17
USED_BONUS: Final = 18
USED_AUXILIARY: Final = 19
GAINED_CATTLE: Final = 20
REMOVED: Final = 21
SHOWED_HAND: Final = 22
DELIVERED: Final = 23
PLACED_DISC: Final = 24
PLACED_NO_DISC: Final = 25
DISCARDED_HAND: Final = 26
EMPTIED_SIMMENTAL: Final = 27
FINISHED: Final = 28
TURN: Final = 29
GAME_OVER: Final = 30
SUE_REVEALED: Final = 31
SUE_DREW: Final = 32
SUE_TOOK_CATTLE: Final = 33
SUE_PLACED_DISC: Final = 34

# --- resources that events count ---

MONEY: Final = 0
TOKENS: Final = 1
CERTIFICATES_: Final = 2
NOBODY: Final = -1  # the seat of an event that no player caused
RESOURCES: Final = ("money", "exchange-token", "certificate")
