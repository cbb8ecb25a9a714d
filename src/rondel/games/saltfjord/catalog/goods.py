"""The warehouse: eight rooms, their arrows and sale prices (D-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, P, R, S
from rondel.games.saltfjord.words import BOOK, FISH, FOOD, GOLD, GRAIN, LOG, PAPER, PLANK


class Room(NamedTuple):
    """One room of the warehouse."""

    id: str
    row: int  # from the bottom
    up: tuple[int, ...]  # rooms to which its arrows lead
    price: int  # fish for one sold, 0 if it cannot be sold
    origin: Mapping[str, Origin]


_ARROWS = I("each basic good has its own better form, and those lead to gold")
_FROM: Mapping[str, Origin] = {"row": S, "upgrades": _ARROWS, "price": R}

ROOMS: Final = (
    Room("fish", 1, (LOG, GRAIN, PAPER), 0, {"row": S, "upgrades": S, "price": S}),
    Room("log", 2, (PLANK,), 2, _FROM),
    Room("grain", 2, (FOOD,), 2, _FROM),
    Room("paper", 2, (BOOK,), 2, _FROM),
    Room("plank", 3, (GOLD,), 3, _FROM),
    Room("food", 3, (GOLD,), 3, _FROM),
    Room("book", 3, (GOLD,), 3, {**_FROM, "name": R}),
    Room("gold", 4, (), 4, {"row": P("boardgamediaries.com"), "upgrades": S, "price": R}),
)

GOOD_IDS: Final = tuple(room.id for room in ROOMS)
PRICES: Final = tuple(room.price for room in ROOMS)
BASIC: Final = (LOG, GRAIN, PAPER)
BETTER: Final = (PLANK, FOOD, BOOK)

# Arrows as (from, to); an upgrade may also give one fish instead of following an arrow (SF-3.3).
ARROWS: Final = tuple((good, to) for good, room in enumerate(ROOMS) for to in room.up)
ARROW_IDS: Final = tuple(f"{GOOD_IDS[good]}-{GOOD_IDS[to]}" for good, to in ARROWS)
BACK_IDS: Final = tuple(f"{GOOD_IDS[to]}-{GOOD_IDS[good]}" for good, to in ARROWS)
ONE_FISH: Final = len(ARROWS)  # as the argument of UPGRADE

UPGRADE_COST: Final = 2  # fish, as an extra action (SF-8.2)
FISH_PER_POINT: Final = 3  # at final scoring (SF-10.3.2)
FISH_FOR_DIE: Final = 1  # SF-5.12
TILE_COST_LOG: Final = 1  # SF-6.4.3.1, SF-8.0.1
TILE_COST_PLANK: Final = 1  # large tiles only
assert FISH == 0
