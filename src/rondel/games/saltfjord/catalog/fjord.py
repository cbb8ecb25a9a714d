"""The fjord: areas, catch stacks, catch tokens and the boat tile (D-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, R, S
from rondel.games.saltfjord.words import FISH, LOG, VP


class Area(NamedTuple):
    """An area of the fjord: points on returning from it, and tokens by type."""

    id: str
    vp: int
    stacks: tuple[int, int, int]
    origin: Mapping[str, Origin]


_FROM: Mapping[str, Origin] = {"vp": R, "stacks": R}
_TUNED: Mapping[str, Origin] = {"vp": Origin("R", "tuned by simulation"), "stacks": R}

AREAS: Final = (
    Area("1", 0, (8, 6, 4), {"vp": R, "stacks": Origin("R", "one type II stack of 6 is stated")}),
    Area("2", 1, (7, 6, 4), _FROM),
    Area("3", 2, (6, 5, 4), {"vp": I("three tokens are three advances in the example"), "stacks": R}),
    Area("4", 3, (5, 4, 4), _TUNED),
    Area("5", 5, (4, 4, 4), _TUNED),
)

HARBOUR: Final = 0  # areas are numbered from 1
LAST_AREA: Final = len(AREAS)
AREA_VP: Final = (0, *(area.vp for area in AREAS))
AREA_IDS: Final = ("harbour", *(area.id for area in AREAS))
TYPES: Final = 3
TYPE_IDS: Final = ("I", "II", "III")


class Catch(NamedTuple):
    """One kind of catch token."""

    id: str
    type: int
    number: int
    reward: tuple[tuple[int, int], ...]
    origin: Mapping[str, Origin]


_MADE: Mapping[str, Origin] = {"reward": R, "number": R}
_KNOWN: Mapping[str, Origin] = {"reward": S, "number": R}
_THIN: Mapping[str, Origin] = {"reward": R, "number": Origin("R", "tuned by simulation")}

CATCHES: Final = (
    Catch("I-2-fish", 0, 12, ((FISH, 2),), _KNOWN),
    Catch("I-3-fish", 0, 4, ((FISH, 3),), _MADE),
    Catch("I-1-log", 0, 6, ((LOG, 1),), _KNOWN),
    Catch("I-1-vp", 0, 8, ((VP, 1),), _KNOWN),
    Catch("II-3-fish", 1, 6, ((FISH, 3),), _MADE),
    Catch("II-4-fish", 1, 2, ((FISH, 4),), _MADE),
    Catch("II-1-log-1-fish", 1, 4, ((LOG, 1), (FISH, 1)), _MADE),
    Catch("II-2-vp", 1, 8, ((VP, 2),), _MADE),
    Catch("II-3-vp", 1, 3, ((VP, 3),), _MADE),
    Catch("II-1-vp-2-fish", 1, 2, ((VP, 1), (FISH, 2)), _MADE),
    Catch("III-5-fish", 2, 3, ((FISH, 5),), _THIN),
    Catch("III-2-vp", 2, 2, ((VP, 2),), _THIN),
    Catch("III-3-vp", 2, 6, ((VP, 3),), _THIN),
    Catch("III-4-vp", 2, 4, ((VP, 4),), _THIN),
    Catch("III-5-vp", 2, 1, ((VP, 5),), _THIN),
    Catch("III-2-log", 2, 2, ((LOG, 2),), _THIN),
    Catch("III-2-vp-2-fish", 2, 2, ((VP, 2), (FISH, 2)), _THIN),
)

KINDS: Final = len(CATCHES)
CATCH_IDS: Final = tuple(catch.id for catch in CATCHES)
CATCH_TYPE: Final = tuple(catch.type for catch in CATCHES)
CATCH_VP: Final = tuple(sum(n for resource, n in catch.reward if resource == VP) for catch in CATCHES)

# Stacks: three types in each area, as 3 * (area - 1) + type.
STACKS: Final = LAST_AREA * TYPES

SLOTS: Final = (3, 4)  # normal and improved side; the improved one has a slot «×2»
BOAT_ORIGIN: Final[Mapping[str, Origin]] = {
    "slots": Origin("S", "four on the improved side"),
    "normal": I("the third token fills the last slot in the example"),
    "double": I("the right token is doubled in the example"),
}

FIRST_KIND: Final = tuple(CATCH_TYPE.index(type_) for type_ in range(TYPES))
NO_CATCH: Final = -1
EVERYBODY: Final = 0b11111  # who knows a token: a bit for each seat, and one for those who watch
WATCHER: Final = 4
