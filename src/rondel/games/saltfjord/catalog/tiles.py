"""Building tiles (D-6, D-7) and the starting tiles, with every place and turn in which each shape fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, P, R, S
from rondel.games.saltfjord.catalog.village import CELLS, IS_BUILDING, SIZE, SYMBOL

CORNER: Final = 0
STRAIGHT: Final = 1
DOUBLE: Final = 2
SINGLE: Final = 3
SHAPE_IDS: Final = ("corner", "straight", "double", "single")

# Cells of each shape at turn 0, as (row, column); a, b, c in this order. Tiles turn, but are not mirrored.
_SHAPES: Final = (
    ((0, 0), (1, 0), (1, 1)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0)),
    ((0, 0),),
)
TURNS: Final = (4, 4, 4, 1)
TURN_IDS: Final = ("0", "90", "180", "270")  # degrees clockwise


class Tile(NamedTuple):
    """A building tile: what its cells show."""

    id: str
    shape: int
    cells: tuple[int, ...]
    origin: Mapping[str, Origin]


_FROM: Mapping[str, Origin] = {"cells": R, "shape": S}
_TUNED: Mapping[str, Origin] = {"cells": Origin("R", "tuned by simulation"), "shape": S}


def _tile(name: str, shape: int, origin: Mapping[str, Origin], *cells: str) -> Tile:
    return Tile(name, shape, tuple(SYMBOL[cell] for cell in cells), origin)


TILES: Final = (
    _tile("BL01", CORNER, _FROM, "order-tech", "log", "walkway-2-vp"),
    _tile("BL02", CORNER, _TUNED, "order-tech", "grain-fish", "walkway-2-fish"),
    _tile("BL03", CORNER, _FROM, "order-tech", "paper", "walkway-upgrade"),
    _tile("BL04", CORNER, _TUNED, "fishing", "plank", "walkway-2-vp"),
    _tile("BL05", CORNER, _TUNED, "fishing", "fish-2", "walkway-gold"),
    _tile("BL06", CORNER, _FROM, "build-fishing", "grain", "walkway-2-vp"),
    _tile("BL07", CORNER, _TUNED, "plank", "paper", "walkway-2-vp"),
    _tile("BL08", CORNER, _TUNED, "food", "log", "walkway-2-vp"),
    _tile("BL09", CORNER, _TUNED, "book", "grain", "walkway-2-vp"),
    _tile("BL10", CORNER, _TUNED, "plank", "log-fish", "upgrade"),
    _tile("BL11", CORNER, _TUNED, "food", "grain", "paper"),
    _tile("BL12", CORNER, _FROM, "plank", "fishing", "walkway-gold"),
    _tile("BL13", CORNER, _FROM, "order-fishing", "food", "walkway-1-vp"),
    _tile("BL14", CORNER, _FROM, "tech-build", "book", "walkway-1-vp"),
    _tile("BI01", STRAIGHT, _FROM, "order-tech", "plank", "walkway-1-vp"),
    _tile("BI02", STRAIGHT, _FROM, "order-tech", "food", "walkway-1-vp"),
    _tile("BI03", STRAIGHT, _FROM, "order-tech", "book", "walkway-1-vp"),
    _tile("BI04", STRAIGHT, _TUNED, "fishing", "log-fish", "walkway-gold"),
    _tile("BI05", STRAIGHT, _TUNED, "fishing", "book", "walkway-2-vp"),
    _tile("BI06", STRAIGHT, _TUNED, "build-fishing", "log-fish", "walkway-upgrade"),
    _tile("BI07", STRAIGHT, _TUNED, "log-fish", "grain-fish", "paper-fish"),
    _tile("BI08", STRAIGHT, _TUNED, "book", "upgrade", "grain-fish"),
    _tile("BI09", STRAIGHT, _FROM, "gold", "walkway-1-fish", "walkway-2-vp"),
    _tile("BI10", STRAIGHT, _TUNED, "plank", "grain", "walkway-gold"),
    _tile("BI11", STRAIGHT, _TUNED, "food", "paper", "walkway-gold"),
    _tile("BI12", STRAIGHT, _TUNED, "book", "log", "walkway-gold"),
    _tile("BC01", DOUBLE, _TUNED, "fish-2", "log-fish"),
    _tile("BC02", DOUBLE, _TUNED, "fish-2", "grain-fish"),
    _tile("BC03", DOUBLE, _TUNED, "fish-2", "paper-fish"),
    _tile("BC04", DOUBLE, _FROM, "log", "grain"),
    _tile("BC05", DOUBLE, _FROM, "log", "paper"),
    _tile("BC06", DOUBLE, _FROM, "grain", "paper"),
    _tile("BC07", DOUBLE, _TUNED, "log-fish", "upgrade"),
    _tile("BC08", DOUBLE, _TUNED, "grain-fish", "upgrade"),
    _tile("BC09", DOUBLE, _TUNED, "paper-fish", "upgrade"),
    _tile("BC10", DOUBLE, _FROM, "fishing", "fish-2"),
    _tile("BC11", DOUBLE, _FROM, "plank", "walkway-1-fish"),
    _tile("BC12", DOUBLE, _FROM, "food", "walkway-1-fish"),
    _tile("BC13", DOUBLE, _FROM, "book", "walkway-1-fish"),
    _tile("BC14", DOUBLE, _FROM, "order-tech", "walkway-2-vp"),
    _tile("BC15", DOUBLE, _FROM, "order-fishing", "walkway-1-vp"),
    _tile("BC16", DOUBLE, _FROM, "tech-build", "walkway-1-vp"),
    _tile("BC17", DOUBLE, _FROM, "fishing", "walkway-2-vp"),
    _tile("BC18", DOUBLE, _FROM, "upgrade", "walkway-gold"),
    _tile("BC19", DOUBLE, _FROM, "order-tech", "walkway-upgrade"),
    _tile("BC20", DOUBLE, _FROM, "log-fish", "walkway-2-vp"),
    _tile("BD01", SINGLE, _FROM, "plank"),
    _tile("BD02", SINGLE, _FROM, "plank"),
    _tile("BD03", SINGLE, _FROM, "food"),
    _tile("BD04", SINGLE, _FROM, "food"),
    _tile("BD05", SINGLE, _FROM, "book"),
    _tile("BD06", SINGLE, _FROM, "book"),
    _tile("BD07", SINGLE, _FROM, "gold"),
    _tile("BD08", SINGLE, _FROM, "order-tech"),
    _tile("BD09", SINGLE, _FROM, "order-tech"),
    _tile("BD10", SINGLE, _FROM, "fishing"),
    _tile("BD11", SINGLE, _FROM, "tech-build"),
    _tile("BD12", SINGLE, _FROM, "build-fishing"),
    _tile("BD13", SINGLE, _TUNED, "log-grain"),
    _tile("BD14", SINGLE, _TUNED, "grain-paper"),
    _tile("BD15", SINGLE, _TUNED, "log-paper"),
    _tile("BD16", SINGLE, _FROM, "order-fishing"),
    _tile("BS1", DOUBLE, _TUNED, "log", "plank"),
    _tile("BS2", DOUBLE, _TUNED, "log-fish", "fishing"),
    _tile("BS3", DOUBLE, _TUNED, "grain-fish", "build-fishing"),
    _tile("BS4", DOUBLE, _TUNED, "fish-2", "order-tech"),
)

TILE_IDS: Final = tuple(tile.id for tile in TILES)
FIRST_STARTING: Final = TILE_IDS.index("BS1")
STARTING: Final = range(FIRST_STARTING, len(TILES))

# --- stacks (D-6): two for each shape ---

STACKS_PER_SHAPE: Final = 2
STACK_IDS: Final = ("BL-1", "BL-2", "BI-1", "BI-2", "BC-1", "BC-2", "BD-1", "BD-2")
STACKS: Final = len(STACK_IDS)
LARGE_STACKS: Final = (0, 1, 2, 3)
SMALL_STACKS: Final = (4, 5, 6, 7)
SINGLE_STACKS: Final = (6, 7)
STACK_SHAPE: Final = tuple(stack // STACKS_PER_SHAPE for stack in range(STACKS))
OTHER_STACK: Final = tuple(stack ^ 1 for stack in range(STACKS))
SHAPE_TILES: Final = tuple(
    sum(1 << number for number, tile in enumerate(TILES[:FIRST_STARTING]) if tile.shape == shape)
    for shape in range(len(SHAPE_IDS))
)
STACK_SIZE: Final = tuple(SHAPE_TILES[shape].bit_count() // STACKS_PER_SHAPE for shape in STACK_SHAPE)
STACK_ORIGIN: Final[Mapping[str, Origin]] = {
    "shape": P("ludovox.fr"),
    "tiles": R,
    "stacks": I("solo removes from the other stack of the same shape"),
}
IS_LARGE: Final = tuple(
    tile.shape in (CORNER, STRAIGHT) and number < FIRST_STARTING for number, tile in enumerate(TILES)
)
IS_SMALL: Final = tuple(
    tile.shape in (DOUBLE, SINGLE) and number < FIRST_STARTING for number, tile in enumerate(TILES)
)

# --- where a shape fits ---


def _turned(shape: int, turn: int) -> list[tuple[int, int]]:
    cells = list(_SHAPES[shape])
    for _ in range(turn):
        cells = [(column, -row) for row, column in cells]
    return cells


def _footprint(shape: int, turn: int, cell: int) -> tuple[int, ...]:
    """Give the grid cells of a, b, c when a lies on `cell`; nothing if one would lie outside."""
    places = [(cell // SIZE + row, cell % SIZE + column) for row, column in _turned(shape, turn)]
    if all(0 <= row < SIZE and 0 <= column < SIZE for row, column in places):
        return tuple(SIZE * row + column for row, column in places)
    return ()


# FOOTPRINTS[shape][cell][turn]: the cells covered, () where the tile would leave the grid.
FOOTPRINTS: Final = tuple(
    tuple(tuple(_footprint(shape, turn, cell) for turn in range(TURNS[shape])) for cell in range(CELLS))
    for shape in range(len(SHAPE_IDS))
)
# The same as bit masks, with the turn: only those inside the grid.
FITS: Final = tuple(
    tuple(
        tuple((turn, sum(1 << c for c in cells)) for turn, cells in enumerate(turns) if cells)
        for turns in of_shape
    )
    for of_shape in FOOTPRINTS
)
BUILDINGS_OF: Final = tuple(sum(IS_BUILDING[symbol] for symbol in tile.cells) for tile in TILES)
