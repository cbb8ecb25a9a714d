"""Piers, taverns, crates, starting resource tiles and dice (D-3, D-4, D-8, D-12, SF-1.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, R, S
from rondel.core.effects import Effects
from rondel.games.saltfjord.catalog.vocabulary import (
    complete_order,
    fish,
    gain,
    learn_technology,
    place_small,
    trade,
    upgrade,
)
from rondel.games.saltfjord.words import (
    BOOK,
    FISH,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    LOG,
    PAPER,
    PLANK,
    VP,
)

_LISTED = Origin("S", "their order by the listing")


class Pier(NamedTuple):
    """A pier: the reward for each crate in its row."""

    id: str
    effects: Effects
    origin: Mapping[str, Origin]


_PIER: Mapping[str, Origin] = {"reward": _LISTED}
PIERS: Final = (
    Pier("1", (fish(),), _PIER),
    Pier("2", (gain((VP, 1), (FISH, 1)),), _PIER),
    Pier("3", (upgrade(),), _PIER),
    Pier("4", (trade(GRAIN, 3), trade(FOOD, 5)), _PIER),
)
PIER_IDS: Final = tuple(pier.id for pier in PIERS)
COLUMN_VP: Final = 3  # for each complete column of crates (SF-10.3.3)


class Tavern(NamedTuple):
    """A tavern: its action, and how often it is done."""

    id: str
    effects: Effects
    times: int
    origin: Mapping[str, Origin]


_TAVERN: Mapping[str, Origin] = {"action": _LISTED, "number": I("the solo set-up")}
TAVERNS: Final = (
    Tavern("1", (fish(),), 1, _TAVERN),
    Tavern("2", (learn_technology(),), 1, _TAVERN),
    Tavern("3", (complete_order(),), 1, _TAVERN),
    Tavern("4", (place_small(free=True, single=True),), 1, _TAVERN),
    Tavern("5", (fish(),), 2, _TAVERN),
)
TAVERN_IDS: Final = tuple(tavern.id for tavern in TAVERNS)
NO_TAVERN: Final = -1

# --- crates ---


class Crate(NamedTuple):
    """A crate tile: what the order asks for, and its points."""

    id: str
    vp: int
    cost: tuple[int, ...]  # by good
    origin: Mapping[str, Origin]


_CRATE: Mapping[str, Origin] = {"cost": R, "vp": Origin("R", "tuned by simulation")}


def _crate(name: str, vp: int, cost: dict[int, int]) -> Crate:
    stated = {**_CRATE, "cost": S} if name == "K10" else _CRATE
    return Crate(name, vp, tuple(cost.get(good, 0) for good in range(GOODS)), stated)


CRATES: Final = (
    _crate("K01", 5, {LOG: 2}),
    _crate("K02", 5, {GRAIN: 2}),
    _crate("K03", 5, {PAPER: 2}),
    _crate("K04", 5, {LOG: 1, GRAIN: 1}),
    _crate("K05", 5, {LOG: 1, PAPER: 1}),
    _crate("K06", 5, {GRAIN: 1, PAPER: 1}),
    _crate("K07", 6, {LOG: 1, GRAIN: 1, PAPER: 1}),
    _crate("K08", 6, {LOG: 1, GRAIN: 1, PAPER: 1}),
    _crate("K09", 6, {LOG: 1, PLANK: 1}),
    _crate("K10", 6, {LOG: 1, FOOD: 1}),
    _crate("K11", 6, {LOG: 1, BOOK: 1}),
    _crate("K12", 6, {GRAIN: 1, PLANK: 1}),
    _crate("K13", 6, {GRAIN: 1, FOOD: 1}),
    _crate("K14", 6, {GRAIN: 1, BOOK: 1}),
    _crate("K15", 6, {PAPER: 1, PLANK: 1}),
    _crate("K16", 6, {PAPER: 1, FOOD: 1}),
    _crate("K17", 6, {PAPER: 1, BOOK: 1}),
    _crate("K18", 7, {PLANK: 2}),
    _crate("K19", 7, {FOOD: 2}),
    _crate("K20", 7, {BOOK: 2}),
    _crate("K21", 7, {PLANK: 1, FOOD: 1}),
    _crate("K22", 7, {PLANK: 1, BOOK: 1}),
    _crate("K23", 7, {FOOD: 1, BOOK: 1}),
    _crate("K24", 7, {GOLD: 1, LOG: 1}),
    _crate("K25", 7, {GOLD: 1, GRAIN: 1}),
    _crate("K26", 7, {GOLD: 1, PAPER: 1}),
    _crate("K27", 7, {LOG: 1, GRAIN: 1, BOOK: 1}),
    _crate("K28", 7, {LOG: 1, PAPER: 1, FOOD: 1}),
    _crate("K29", 7, {GRAIN: 1, PAPER: 1, PLANK: 1}),
    _crate("K30", 7, {LOG: 1, GRAIN: 1, FOOD: 1}),
    _crate("K31", 7, {GRAIN: 1, PAPER: 1, BOOK: 1}),
    _crate("K32", 7, {LOG: 1, PAPER: 1, PLANK: 1}),
    _crate("K33", 9, {LOG: 1, FOOD: 1, BOOK: 1}),
    _crate("K34", 9, {GRAIN: 1, PLANK: 1, BOOK: 1}),
    _crate("K35", 9, {PAPER: 1, PLANK: 1, FOOD: 1}),
    _crate("K36", 8, {GOLD: 1, PLANK: 1}),
    _crate("K37", 8, {GOLD: 1, FOOD: 1}),
    _crate("K38", 8, {GOLD: 1, BOOK: 1}),
    _crate("K39", 10, {PLANK: 1, FOOD: 1, BOOK: 1}),
    _crate("K40", 10, {PLANK: 1, FOOD: 1, BOOK: 1}),
    _crate("K41", 9, {GOLD: 2}),
    _crate("K42", 6, {FISH: 3, PLANK: 1}),
    _crate("K43", 6, {FISH: 3, FOOD: 1}),
    _crate("K44", 6, {FISH: 3, BOOK: 1}),
    _crate("KS1", 4, {LOG: 1, GRAIN: 1}),
    _crate("KS2", 4, {LOG: 1, PAPER: 1}),
    _crate("KS3", 4, {GRAIN: 1, PAPER: 1}),
    _crate("KS4", 4, {FISH: 5}),
)
CRATE_IDS: Final = tuple(crate.id for crate in CRATES)
CRATE_VP: Final = tuple(crate.vp for crate in CRATES)
CRATE_COST: Final = tuple(crate.cost for crate in CRATES)
FIRST_STARTING_CRATE: Final = CRATE_IDS.index("KS1")
SPACES: Final = 4  # crate spaces, one for each pier
SPACE_IDS: Final = ("1", "2", "3", "4")
CRATES_PER_SPACE: Final = 11
NO_CRATE: Final = -1

# --- starting resource tiles ---


class StartingGoods(NamedTuple):
    """A starting resource tile."""

    id: str
    goods: tuple[tuple[int, int], ...]
    fishing: bool
    origin: Mapping[str, Origin]


_GOODS: Mapping[str, Origin] = {"goods": R, "fishing": R}
_GOODS_TUNED: Mapping[str, Origin] = {"goods": Origin("R", "tuned by simulation"), "fishing": R}
STARTING_GOODS: Final = (
    StartingGoods("SR1", ((LOG, 2), (PLANK, 1)), False, _GOODS_TUNED),
    StartingGoods("SR2", ((LOG, 1), (GRAIN, 1), (PAPER, 1), (FISH, 5)), False, _GOODS_TUNED),
    StartingGoods("SR3", ((LOG, 1), (PLANK, 1), (FISH, 3)), False, _GOODS),
    StartingGoods(
        "SR4",
        ((LOG, 1), (PLANK, 1), (FISH, 1)),
        True,
        {"goods": R, "fishing": I("the rulebook speaks of a tile with this symbol")},
    ),
)
STARTING_GOODS_IDS: Final = tuple(tile.id for tile in STARTING_GOODS)
SETS: Final = 4  # start sets, at every player count (SF-2.8)
SET_IDS: Final = ("1", "2", "3", "4")

# --- rounds and dice ---

ROUNDS: Final = 3
FACES: Final = 6
WHITE_A_PLAYER: Final = 3  # rolled, and also the most that a player takes in a round (SF-5.2)
ORANGE_A_PLAYER: Final = 1  # rolled in round 1, and added before each further round
SOLO_WHITE: Final = 4  # SF-11.1
SOLO_ORANGE: Final = 2
SOLO_ORANGE_ADDED: Final = 1
WORKERS: Final = 3  # a player
MORE_VP: Final = 100  # spaces of the victory point track
SPECIAL_VP: Final = 10  # what each special bonus tile must bring in the solo game (SF-11.11)

# Medals of the solo game (SF-11.13): least points without carts; with carts they start 20 later.
MEDALS: Final = (
    ("medal-palladium", 180),
    ("medal-platinum", 160),
    ("medal-gold", 140),
    ("medal-silver", 120),
    ("medal-bronze", 100),
    ("medal-none", 0),
)
MORE_WITH_CARTS: Final = 20
# Achievements (SF-11.14): level, special tiles, least medal.
ACHIEVEMENTS: Final = (
    (1, 3, "medal-gold"),
    (2, 3, "medal-platinum"),
    (3, 4, "medal-platinum"),
    (4, 5, "medal-platinum"),
    (5, 5, "medal-palladium"),
)
