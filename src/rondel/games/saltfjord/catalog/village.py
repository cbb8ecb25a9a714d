"""The village: what a cell can show, the 6×6 grid with its lines, and the player boards (D-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, P, R, S
from rondel.core.effects import Effects
from rondel.games.saltfjord.catalog.vocabulary import (
    complete_order,
    fish,
    gain,
    learn_technology,
    place_small,
    upgrade,
)
from rondel.games.saltfjord.words import BOOK, FISH, FOOD, GOLD, GRAIN, LOG, PAPER, PLANK, VP

# --- what a cell can show ---


class Symbol(NamedTuple):
    """What is drawn on a cell. Of several effects the player chooses one."""

    id: str
    kind: str  # "production", "upgrade", "action" or "walkway"; "" for an empty cell
    effects: Effects
    origin: Mapping[str, Origin]


_STATED: Mapping[str, Origin] = {"effect": S}
_MADE: Mapping[str, Origin] = {"effect": R}


def _production(name: str, *goods: int, origin: Mapping[str, Origin] = _MADE) -> Symbol:
    return Symbol(name, "production", (gain(*((good, 1) for good in goods)),), origin)


def _action(name: str, *effects: tuple[object, ...], origin: Mapping[str, Origin] = _MADE) -> Symbol:
    return Symbol(name, "action", effects, origin)


def _walkway(name: str, resource: int, number: int, origin: Mapping[str, Origin] = _MADE) -> Symbol:
    return Symbol(name, "walkway", (gain((resource, number)),), origin)


EMPTY: Final = 0
SYMBOLS: Final = (
    Symbol("empty", "", (), {}),
    Symbol("fish-2", "production", (gain((FISH, 2)),), _STATED),
    _production("log", LOG, origin=_STATED),
    _production("grain", GRAIN, origin=_STATED),
    _production("paper", PAPER, origin=_STATED),
    _production("plank", PLANK),
    _production("food", FOOD),
    _production("book", BOOK),
    _production("gold", GOLD),
    _production("log-fish", LOG, FISH),
    _production("grain-fish", GRAIN, FISH),
    _production("paper-fish", PAPER, FISH),
    _production("log-grain", LOG, GRAIN),
    _production("grain-paper", GRAIN, PAPER),
    _production("log-paper", LOG, PAPER),
    Symbol("upgrade", "upgrade", (upgrade(),), _STATED),
    _action("order", complete_order(), origin=_STATED),
    _action("tech", learn_technology(), origin=_STATED),
    _action("build", place_small(), origin=_STATED),
    _action("fishing", fish(), origin=_STATED),
    _action("order-tech", complete_order(), learn_technology(), origin=_STATED),
    _action("order-fishing", complete_order(), fish()),
    _action("build-fishing", place_small(), fish()),
    _action("tech-build", learn_technology(), place_small()),
    _walkway("walkway-1-fish", FISH, 1, _STATED),
    _walkway("walkway-2-fish", FISH, 2),
    _walkway("walkway-1-vp", VP, 1),
    _walkway("walkway-2-vp", VP, 2, _STATED),
    Symbol("walkway-upgrade", "walkway", (upgrade(),), _MADE),
    _walkway("walkway-gold", GOLD, 1, _STATED),
)

SYMBOL_IDS: Final = tuple(symbol.id for symbol in SYMBOLS)
SYMBOL: Final = {symbol.id: number for number, symbol in enumerate(SYMBOLS)}
IS_BUILDING: Final = tuple(symbol.kind in ("production", "upgrade", "action") for symbol in SYMBOLS)
IS_WALKWAY: Final = tuple(symbol.kind == "walkway" for symbol in SYMBOLS)

# --- the grid ---

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
CELL_IDS: Final = tuple(f"r{row}c{column}" for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))

# Lines: columns 0 to 5 from the left, then rows 6 to 11 from the top; cells in the order of activation.
FIRST_ROW: Final = SIZE
LINES: Final = tuple(
    [tuple(range(column, CELLS, SIZE)) for column in range(SIZE)]
    + [tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE)]
)
LINE_IDS: Final = tuple(f"column-{n}" for n in range(1, SIZE + 1)) + tuple(
    f"row-{n}" for n in range(1, SIZE + 1)
)
LINE_MASK: Final = tuple(sum(1 << cell for cell in line) for line in LINES)
LINES_OF: Final = tuple((cell % SIZE, FIRST_ROW + cell // SIZE) for cell in range(CELLS))
SNOW: Final[int] = sum(1 << CELL_IDS.index(cell) for cell in ("r3c3", "r3c4", "r4c3", "r4c4"))

# --- player boards ---


class Board(NamedTuple):
    """One side of a player board: what is printed on its cells."""

    id: str
    buildings: Mapping[str, str]
    origin: Mapping[str, Origin]


_FROM: Mapping[str, Origin] = {
    "size": P("westpark-gamers.de, rezensionen-fuer-millionen.blogspot.com"),
    "buildings": Origin("R", "seven of them: westpark-gamers.de"),
    "snow": S,
}

BOARDS: Final = (
    Board(
        "front",
        {
            "r1c3": "log",
            "r2c2": "fish-2",
            "r3c6": "order-tech",
            "r4c1": "build",
            "r5c2": "fishing",
            "r5c4": "paper",
            "r6c5": "grain",
        },
        _FROM,
    ),
    Board(
        "kjerringoy",
        {
            "r1c2": "fish-2",
            "r1c5": "paper",
            "r2c4": "log",
            "r3c6": "order-fishing",
            "r4c1": "build",
            "r5c3": "grain",
            "r6c5": "tech",
        },
        _FROM,
    ),
    Board(
        "saltstraumen",
        {
            "r1c4": "fishing",
            "r2c1": "log",
            "r3c5": "fish-2",
            "r4c2": "order-tech",
            "r5c6": "upgrade",
            "r6c3": "build",
            "r6c6": "paper",
        },
        _FROM,
    ),
    Board(
        "skjerstad",
        {
            "r1c5": "log",
            "r2c3": "build-fishing",
            "r3c1": "grain",
            "r4c6": "order-tech",
            "r5c2": "upgrade",
            "r5c5": "grain-fish",
            "r6c4": "fishing",
        },
        _FROM,
    ),
    Board(
        "rognan",
        {
            "r1c6": "log",
            "r2c2": "order-fishing",
            "r2c5": "log",
            "r3c5": "paper",
            "r4c1": "tech-build",
            "r5c4": "fish-2",
            "r6c3": "fishing",
        },
        _FROM,
    ),
)

FRONT: Final = 0
BACKS: Final = (1, 2, 3, 4)
BOARD_IDS: Final = tuple(board.id for board in BOARDS)
PRINTED: Final = tuple(
    tuple(SYMBOL[board.buildings[cell]] if cell in board.buildings else EMPTY for cell in CELL_IDS)
    for board in BOARDS
)
SNOW_ORIGIN: Final = I("a filled line is one with a printed building or a tile on every cell")
