"""What a question of Saltfjord is about: what is in use, the tile in its turns, the options in few words."""

from __future__ import annotations

from collections.abc import Sequence
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
    """Name cells by row and column, and leave out the actions that the table shows."""
    kind, thing = choice["points_at"] or ("", "")
    arguments = choice["arguments"]
    if kind == "cell":
        row, column = divmod(v.CELL_IDS.index(thing), v.SIZE)
        placing = choice["key"] == "option-cell" or "symbol" not in arguments
        sign = "" if placing else f" {s.cell_sign(look, arguments['symbol'])}"
        return f"{row + 1}·{column + 1}{sign}"
    if kind == "die":
        return s.die(*_die(look, thing)).plain
    if kind == "tavern":
        return look.say("ui-terse-close", n=int(thing), text=look.say(f"ui-tavern-{thing}"))
    if kind == "stack":
        cells = t.TILES[t.TILE_IDS.index(arguments["tile"])].cells
        signs = " ".join(s.cell_sign(look, v.SYMBOL_IDS[symbol]) for symbol in cells)
        return look.say("ui-terse-tile", text=signs)
    if kind == "set":
        return _set(look, arguments)
    if kind == "turn":
        return f"{thing}°"
    return look.say(choice["key"], **arguments)


def _die(look: Look, name: str) -> tuple[str, int]:
    """Read colour and value of a die from its name."""
    colour, *place = name.split("-")
    number = int(place[-1])
    return colour, look.state["dice"][colour][number - 1] if len(place) > 1 else number


def _set(look: Look, dealt: dict[str, str]) -> str:
    """Say ability, tile and goods of a start set."""
    cells = t.TILES[t.TILE_IDS.index(dealt["tile"])].cells
    signs = " ".join(s.cell_sign(look, v.SYMBOL_IDS[symbol]) for symbol in cells)
    data: Any = look.rows[("goods", dealt["goods"])].data
    goods = s.amounts(look, data["goods"]).plain + (f"+{s.word(look, 'fishing')}" if data["fishing"] else "")
    ability = look.name("ability", dealt["ability"])
    return f"{ability} ({look.say('ability-short-' + dealt['ability'])}); {signs}; {goods}"
