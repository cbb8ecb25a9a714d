"""Bonus tiles (C-10) and objective tiles (C-11). Tile numbers: 0 to 19 objectives, 20 to 39 bonus tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import Origin, R, S
from rondel.core.effects import Effects
from rondel.games.el_paso.catalog.cards import BLACK_ANGUS, CORRIENTE, HEREFORD, SHORTHORN
from rondel.games.el_paso.catalog.vocabulary import (
    auxiliary,
    gain_cattle,
    gain_certificates,
    gain_money,
    gain_tokens,
    hire,
    remove,
)


class BonusTile(NamedTuple):
    """A bonus tile."""

    id: str
    vp: int
    permanent: str  # "", "permanent-certificate" or "duplicate"
    instant: Effects
    origin: Mapping[str, Origin]


_FROM: Mapping[str, Origin] = {"vp": R, "effect": R}
_KNOWN: Mapping[str, Origin] = {"vp": R, "effect": S, "number": R}


def _bonus(first: int, last: int, vp: int, permanent: str, instant: Effects) -> tuple[BonusTile, ...]:
    origin = _KNOWN if permanent else _FROM
    return tuple(BonusTile(f"BT{n:02}", vp, permanent, instant, origin) for n in range(first, last + 1))


BONUS_TILES: Final = (
    *_bonus(1, 3, 2, "permanent-certificate", ()),
    *_bonus(4, 5, 2, "duplicate", ()),
    *_bonus(6, 7, 3, "", (gain_money(5),)),
    *_bonus(8, 9, 3, "", (gain_tokens(2),)),
    *_bonus(10, 11, 3, "", (gain_certificates(2),)),
    *_bonus(12, 13, 2, "", (hire(0),)),
    *_bonus(14, 14, 3, "", (gain_cattle(BLACK_ANGUS),)),
    *_bonus(15, 15, 2, "", (gain_cattle(CORRIENTE),)),
    *_bonus(16, 17, 4, "", (remove(),)),
    *_bonus(18, 18, 4, "", (auxiliary(2),)),
    *_bonus(19, 20, 5, "", ()),
)

# What an objective asks for. The last of each nested pair is contained in the first: a building of four or
# more builders is also a building, a disc on post 16 is also a disc on a post of 10 or more.
NEED_COWBOYS: Final = 4
NEED_ENGINEERS: Final = 5
NEED_BUILDERS: Final = 6
NEED_BUILDINGS: Final = 7
NEED_LARGE_BUILDINGS: Final = 8
NEED_BLACK_DISCS: Final = 9
NEED_TOP_DISCS: Final = 10
NEED_BONUS_TILES: Final = 11
NEED_IDS: Final = (
    "black-angus",
    "corriente",
    "shorthorn",
    "hereford",
    "cowboy",
    "engineer",
    "builder",
    "building",
    "large-building",
    "black-disc",
    "top-disc",
    "bonus-tile",
)
LARGE_BUILDING: Final = 4  # builders


class Objective(NamedTuple):
    """An objective tile: numbers of items by kind of need."""

    id: str
    needs: tuple[int, ...]
    vp: int
    origin: Mapping[str, Origin]


_OBJECTIVE_FROM: Mapping[str, Origin] = {"needs": R, "vp": Origin("R", "within 3 to 5, chanko-bodoge.blog")}


def _objective(number: int, vp: int, needs: dict[int, int]) -> Objective:
    counts = tuple(needs.get(kind, 0) for kind in range(len(NEED_IDS)))
    return Objective(f"OT{number:02}", counts, vp, _OBJECTIVE_FROM)


_A, _C, _S, _H = (breed - BLACK_ANGUS for breed in (BLACK_ANGUS, CORRIENTE, SHORTHORN, HEREFORD))

OBJECTIVES: Final = (
    _objective(1, 3, {_C: 1, NEED_COWBOYS: 3}),
    _objective(2, 3, {_C: 1, NEED_BUILDINGS: 1}),
    _objective(3, 4, {_C: 2, NEED_BONUS_TILES: 1}),
    _objective(4, 3, {_A: 1, _C: 1}),
    _objective(5, 4, {_A: 2, NEED_BUILDINGS: 1}),
    _objective(6, 4, {_A: 1, _S: 1}),
    _objective(7, 4, {_S: 1, NEED_BLACK_DISCS: 1}),
    _objective(8, 5, {_S: 2}),
    _objective(9, 5, {_H: 1, NEED_BUILDINGS: 1}),
    _objective(10, 5, {_H: 1, NEED_BONUS_TILES: 1}),
    _objective(11, 5, {_C: 1, _S: 1, _H: 1}),
    _objective(12, 3, {NEED_COWBOYS: 3, NEED_BONUS_TILES: 1}),
    _objective(13, 3, {NEED_ENGINEERS: 3, NEED_BONUS_TILES: 1}),
    _objective(14, 3, {NEED_BUILDERS: 3, NEED_BUILDINGS: 1}),
    _objective(15, 4, {NEED_ENGINEERS: 3, NEED_BLACK_DISCS: 1}),
    _objective(16, 4, {_A: 1, NEED_BUILDINGS: 2}),
    _objective(17, 4, {NEED_LARGE_BUILDINGS: 1}),
    _objective(18, 4, {NEED_BONUS_TILES: 2, NEED_BUILDINGS: 1}),
    _objective(19, 4, {NEED_BLACK_DISCS: 2}),
    _objective(20, 5, {NEED_TOP_DISCS: 1}),
)

FIRST_BONUS: Final = len(OBJECTIVES)
TILES: Final = FIRST_BONUS + len(BONUS_TILES)
OBJECTIVE_STACK: Final = TILES  # as arguments of TAKE: the top face-down tile
BONUS_STACK: Final = TILES + 1
TILE_VP: Final = tuple(tile.vp for tile in OBJECTIVES) + tuple(tile.vp for tile in BONUS_TILES)
TILE_IDS: Final = tuple(tile.id for tile in OBJECTIVES) + tuple(tile.id for tile in BONUS_TILES)
FACE_UP: Final = 3
NO_TILE: Final = -1
