"""Saltfjord's signs in the terminal: goods, what a cell shows, tiles in their turns, dice and catch tokens.

Colour is never alone: actions are written in capitals, goods in small letters, walkways after `≡`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from rondel.cli.tables.parts import FAINT, Look, fit, joined
from rondel.core.effects import Effect, Effects
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v

UP = "↑"
WALKWAY = "≡"
WHITE, ORANGE, TAKEN_CARE = "□", "■", "✓"
WORKER, CART = "@", "o-o"
NOTHING = "–"

KIND_STYLES = {
    "production": "#1b1b1b on #d9a441",
    "upgrade": "bold #ffffff on #3f7a4d",
    "action": "bold #ffffff on #a33c2c",
    "walkway": "#1b1b1b on #b9ad97",
}
BLOCKED = "#c8c8c8 on #4a4a4a"  # a building that is occupied
VP_STYLE = "#c79bf2"
GOOD_STYLES = {
    "fish": "#8fc7dc",
    "log": "#d0915a",
    "grain": "#e8d27a",
    "paper": "#f2f2f2",
    "plank": "#d9a066",
    "food": "#ee9a4a",
    "book": "#e07a8f",
    "gold": "#f4d03f",
    "vp": VP_STYLE,
}
DIE_STYLES = {"white": "bold #1b1b1b on #f2f2f2", "orange": "bold #1b1b1b on #ee8a2a"}
DIE_SIGNS = {"white": WHITE, "orange": ORANGE}
_ACTIONS = {w.ORDER: "order", w.LEARN: "tech", w.SMALL: "build", w.BOAT: "fishing"}

CELL = 5  # columns that the short sign of a cell takes at most
WIDE_CELL = 11  # with longer words


# --- goods ---


def word(look: Look, thing: str) -> str:
    """Name a good or an action in a few letters."""
    return look.say(f"ui-short-{thing}")


def code(look: Look, thing: str) -> str:
    """Name a good or an action in two letters."""
    return look.say(f"ui-code-{thing}")


def amounts(look: Look, numbers: Mapping[str, int], coded: bool = False) -> Text:
    """Show goods and points with their numbers, in words or in two letters each."""
    parts = []
    for thing, number in numbers.items():
        if coded:
            said = f"{number}{code(look, thing)}"
        else:
            said = word(look, thing) + (f"×{number}" if number > 1 else "")
        parts.append(Text(said, GOOD_STYLES[thing]))
    return joined(parts, "+") if parts else Text(NOTHING, FAINT)


def points(look: Look, number: int) -> Text:
    """Show victory points."""
    return Text(look.say("ui-vp", n=number), VP_STYLE)


# --- cells ---


def cell_sign(look: Look, symbol: str, wide: bool = False) -> str:
    """Write what a cell shows, in at most five letters, or in longer words."""
    row = look.rows[("symbol", symbol)]
    effects: Effects = row.effects
    walkway = row.data["kind"] == "walkway"
    several = len(effects) > 1 or any(effect[0] == w.GAIN and len(effect[1]) > 1 for effect in effects)
    short = not wide and (walkway or several)
    said = "/".join(_effect_sign(look, effect, short) for effect in effects)
    return f"{WALKWAY}{said}" if walkway else said


def _effect_sign(look: Look, effect: Effect, coded: bool) -> str:
    """Write one effect."""
    named = code if coded else word
    if effect[0] == w.UPGRADE:
        return UP
    if effect[0] != w.GAIN:
        return named(look, _ACTIONS[effect[0]])
    gains: tuple[tuple[int, int], ...] = effect[1]
    return "+".join(
        named(look, w.RESOURCES[resource])
        if number == 1 and resource != w.VP
        else f"{number}{code(look, w.RESOURCES[resource])}"
        for resource, number in gains
    )


def cell_style(look: Look, symbol: str) -> str:
    """Choose a cell's colours."""
    return KIND_STYLES[str(look.rows[("symbol", symbol)].data["kind"])]


def cell(look: Look, symbol: str, width: int = CELL) -> Text:
    """Draw a cell."""
    return fit(Text(cell_sign(look, symbol, width > CELL), cell_style(look, symbol)), width)


# --- tiles ---


def turns_of(tile: str) -> int:
    """Say in how many turns a tile can lie."""
    return t.TURNS[t.TILES[t.TILE_IDS.index(tile)].shape]


def tile_lines(look: Look, tile: str, turn: int = 0) -> list[Text]:
    """Draw a tile cell by cell as it lies after so many quarter turns."""
    drawn = t.TILES[t.TILE_IDS.index(tile)]
    places = t.FOOTPRINTS[drawn.shape][_MIDDLE][turn]
    where = {
        divmod(place, v.SIZE): v.SYMBOL_IDS[symbol] for place, symbol in zip(places, drawn.cells, strict=True)
    }
    top, left = (min(place[axis] for place in where) for axis in (0, 1))
    height, width = (max(place[axis] for place in where) - least + 1 for axis, least in ((0, top), (1, left)))
    lines = []
    for row in range(top, top + height):
        line = Text()
        for column in range(left, left + width):
            both = (row, column) in where and (row, column - 1) in where
            line.append("│" if both else " " if column > left else "", FAINT)
            line.append_text(cell(look, where[row, column]) if (row, column) in where else Text(" " * CELL))
        lines.append(line)
    return lines


_MIDDLE = 2 * v.SIZE + 2  # from here every turn of every shape stays on the grid
LYING = 3  # quarter turns after which a straight tile reads from left to right


def beside(blocks: Iterable[list[Text]], gap: int = 3) -> list[Text]:
    """Put drawings side by side."""
    drawn = list(blocks)
    lines = [Text() for _ in range(max(map(len, drawn), default=0))]
    for number, block in enumerate(drawn):
        width = max(line.cell_len for line in block)
        for row, line in enumerate(lines):
            line.append(" " * gap if number else "")
            line.append_text(fit(block[row] if row < len(block) else Text(), width))
    return lines


# --- dice and tokens ---


def die(colour: str, value: int | str) -> Text:
    """Draw a die: white or orange, with its value."""
    return Text(f"{DIE_SIGNS[colour]}{value}", DIE_STYLES[colour])


def token(look: Look, catch: str, type_shown: bool = True) -> Text:
    """Draw a catch token: its type and what it brings."""
    data: Mapping[str, Any] = look.rows[("catch", catch)].data
    drawn = Text(f"{data['type']}:" if type_shown else "", FAINT)
    return drawn.append_text(amounts(look, data["reward"], coded=True))
