"""What a question of Saltfjord is about: what is in use, the tile in its turns, the options in few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from rondel.cli.tables import saltfjord_signs as s
from rondel.cli.tables.parts import FAINT, TITLE, Look, joined
from rondel.core.effects import performed_by
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.catalog.groups import GROUPS
from rondel.games.saltfjord.text import group_kind


def here(look: Look) -> list[Text]:
    """Say what the building, tavern or pier in use offers, or draw the tile that is being placed."""
    stack = look.state["stack"]
    if not stack or not look.view["choices"]:
        return []
    kind = stack[-1][0]
    if kind == w.CHOICE:
        return [_choice(look, stack[-1][2])]
    if kind in (w.ORDER_PAYMENT, w.ORDER_PIER):
        crate = look.state["orders"][stack[-1][2]]["crate"]
        data: Any = look.rows[("crate", crate)].data
        cost = Text.assemble(s.amounts(look, data["cost"]), ("→", FAINT), s.points(look, data["vp"]))
        return [_titled(look, "ui-here-order", cost)]
    return tile_turns(look)


def _titled(look: Look, key: str, said: Text) -> Text:
    """Put a title before a line."""
    return Text.assemble((f"{look.say(key)}: ", TITLE), said)


def _choice(look: Look, group: int) -> Text:
    """Say each effect of a group; faintly what cannot be done now."""
    offered = {choice["key"] for choice in look.view["choices"]}
    parts = []
    for effect in GROUPS[group]:
        verb = look.spec.notation.verbs[performed_by(effect)].word.replace(" ", "-")
        said = look.words.format(*look.spec.vocabulary.text(effect))
        parts.append(Text(said, "" if f"option-{verb}" in offered else FAINT))
    return _titled(look, f"ui-here-{group_kind(group)}", joined(parts, " / "))


def tile_turns(look: Look) -> list[Text]:
    """Draw the tile that is being placed in the turns it can take, with their options."""
    stack = look.state["stack"]
    if not stack or stack[-1][0] not in (w.PLACE, w.ROTATE):
        return []
    tile = t.TILE_IDS[stack[-1][2]]
    turns: Sequence[int] = range(s.turns_of(tile))
    if stack[-1][0] == w.ROTATE:
        turns = [turn for turn in turns if look.numbers("turn", t.TURN_IDS[turn])]
    blocks = []
    for turn in turns:
        tag = look.option_tag("turn", t.TURN_IDS[turn])
        title = tag if tag.plain else Text(f"{t.TURN_IDS[turn]}°", FAINT)
        blocks.append([*([title] if len(turns) > 1 else []), *s.tile_lines(look, tile, turn)])
    return s.beside(blocks)


def terse(look: Look, choice: dict[str, Any]) -> str:
    """Say an option in the signs of the table, where it points at something that the table shows."""
    kind, thing = choice["points_at"] or ("", "")
    said = _TERSE.get(kind)
    if said is None or choice["key"] in _WORDY:
        return look.say(choice["key"], **choice["arguments"])
    return said(look, thing, choice["arguments"])


_WORDY = ("option-fill",)  # points at a line like the dice, but does something else


def _cell(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name a cell by row and column, and the building that is used there."""
    row, column = divmod(v.CELL_IDS.index(thing), v.SIZE)
    place = f"{row + 1}·{column + 1}"
    placing = look.state["stack"][-1][0] == w.PLACE
    return (
        place if placing or "symbol" not in arguments else f"{place} {s.cell_sign(look, arguments['symbol'])}"
    )


def _line(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name a line by its die, with the fish that it costs."""
    colour = "white" if thing.startswith("column") else "orange"
    cost = f" −{arguments['cost']}{s.code(look, 'fish')}" if arguments["cost"] else ""
    return f"{s.DIE_SIGNS[colour]}{thing[-1]}{cost}"


def _tavern(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name a tavern by its action."""
    return look.say("ui-terse-close", n=int(thing), text=look.say(f"ui-tavern-{thing}"))


def _tile(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name a tile by its cells."""
    return look.say("ui-terse-tile", text=_tile_signs(look, arguments["tile"]))


def _tile_signs(look: Look, tile: str) -> str:
    cells = t.TILES[t.TILE_IDS.index(tile)].cells
    return " ".join(s.cell_sign(look, v.SYMBOL_IDS[symbol]) for symbol in cells)


def _order(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name an order by its goods and points."""
    data: Any = look.rows[("crate", arguments["crate"])].data
    cost = s.amounts(look, data["cost"]).plain
    return f"{s.word(look, 'order')} {thing}: {cost}→{s.points(look, data['vp']).plain}"


def _level(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name a technology by its price and its effect."""
    effect = look.say(f"ui-level-{arguments['level']}")
    return f"{look.name('track', thing)} {arguments['n']}: {s.word(look, arguments['good'])}→{effect}"


def _turn(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name a turn by its angle; the tile is drawn in it."""
    return f"{thing}°"


def _die(look: Look, thing: str, arguments: dict[str, Any]) -> str:
    """Name a die by colour and value."""
    return s.die(arguments["colour"], arguments["n"]).plain


def _set(look: Look, thing: str, dealt: dict[str, Any]) -> str:
    """Say ability, tile and goods of a start set."""
    data: Any = look.rows[("goods", dealt["goods"])].data
    goods = s.amounts(look, data["goods"]).plain + (f"+{s.word(look, 'fishing')}" if data["fishing"] else "")
    does = look.say(f"ability-short-{dealt['ability']}")
    ability = f"{look.name('ability', dealt['ability'])} ({does})"
    return f"{ability}; {_tile_signs(look, dealt['tile'])}; {goods}"


_TERSE: dict[str, Callable[[Look, str, dict[str, Any]], str]] = {
    "cell": _cell,
    "die": _die,
    "line": _line,
    "set": _set,
    "space": _order,
    "stack": _tile,
    "tavern": _tavern,
    "track": _level,
    "turn": _turn,
}
