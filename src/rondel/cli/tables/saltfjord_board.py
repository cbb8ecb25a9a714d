"""What everybody shares in Saltfjord: fjord, technologies, dice, orders, taverns, tiles and abilities."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import saltfjord_signs as s
from rondel.cli.tables.parts import FAINT, TITLE, Look, heading, joined, panel, small_marks
from rondel.core.chance import seeded
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.score import bonus_points


def columns(*sides: str) -> Table:
    """Make a borderless table whose cells are cut, not wrapped."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for side in sides:
        table.add_column(justify="left" if side == "l" else "right", no_wrap=True, overflow="ellipsis")
    return table


def tagged(tag: Text, said: Text | str) -> Text:
    """Put option numbers before something."""
    return Text.assemble(tag, " " if tag.plain else "", said)


# --- the fjord ---


def fjord(look: Look) -> Table:
    """Show areas with their points, the stacks with known tops, and the boats."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    for _ in f.AREA_IDS:
        table.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    boats = {area: [p["seat"] for p in look.state["players"] if p["boat"] == area] for area in f.AREA_IDS}
    names: list[Text] = [Text()]
    for number, area in enumerate(f.AREA_IDS):
        title = Text(look.name("area", area) if not number else area, TITLE)
        if number:
            title.append(f" +{f.AREA_VP[number]}", s.VP_STYLE)
        names.append(title)
    table.add_row(*names)
    reached = _reached(look)
    for type_ in f.TYPE_IDS:
        cells = [tagged(look.option_tag("type", type_), Text(type_, "bold")), Text()]
        cells += [_stack(look, stack, reached) for stack in look.state["fjord"] if stack["type"] == type_]
        table.add_row(*cells)
    table.add_row(Text(), *(small_marks(boats[area]) for area in f.AREA_IDS))
    return table


def _reached(look: Look) -> int:
    """Say how many types of catch are open to the reader."""
    if look.seat is None:
        return f.TYPES
    level: int = look.state["players"][look.seat]["levels"][te.FISHING]
    return max(1, level)


def _stack(look: Look, stack: dict[str, Any], reached: int) -> Text:
    """Show how many tokens a stack holds, and its top if the reader knows it."""
    closed = f.TYPE_IDS.index(stack["type"]) >= reached
    drawn = Text(str(stack["left"]), FAINT if closed else "")
    if stack["top"] is not None:
        drawn.append(" ^").append_text(s.token(look, stack["top"], type_shown=False))
    return drawn


# --- technologies ---


def technologies(look: Look, texts: bool = False) -> Table:
    """Show the tracks with costs, effects, markers and bonus tiles, whose texts come where it is wide."""
    table = Table.grid(padding=(0, 1), expand=True)
    for ratio in (None, None, 3, 3, 3, 6 if texts else 3):
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=ratio)
    for column, track in enumerate(look.state["tracks"]):
        data = look.rows[("track", track)].data
        costs: Any = data["costs"]
        effects: Any = data["levels"]
        at = [
            [player["seat"] for player in look.state["players"] if player["levels"][column] == level]
            for level in range(te.TOP + 1)
        ]
        cells = [
            tagged(look.option_tag("track", track), Text(look.name("track", track), TITLE)),
            small_marks(at[0]),
        ]
        for level, (cost, effect) in enumerate(zip(costs, effects, strict=True), start=1):
            cell = Text.assemble(
                (s.word(look, cost), s.GOOD_STYLES[cost]), ("→", FAINT), look.say(f"ui-level-{effect}")
            )
            cells.append(cell.append(" ").append_text(small_marks(at[level])))
        tile = look.state["bonus_tiles"][column]
        cells.append(bonus(look, tile, texts))
        table.add_row(*cells)
    return table


def bonus(look: Look, tile: str, text: bool = False) -> Text:
    """Name a bonus tile, with what it gives."""
    name = Text(look.name("bonus", tile), s.VP_STYLE)
    return name.append(f": {look.say(f'bonus-effect-{tile}')}", FAINT) if text else name


def special(look: Look, titled: bool = True) -> Text:
    """Show the special bonus tiles of the solo game and how far they are."""
    player = look.spec.imagine(look.state, seeded(0)).players[0]
    parts = []
    for tile in look.state["special"]:
        worth = bonus_points(player, te.BONUS_IDS.index(tile))
        figure = f" {worth}/{h.SPECIAL_VP}"
        if worth >= h.SPECIAL_VP:
            figure += f" {s.TAKEN_CARE}"
        style = "bold #8fdc98" if worth >= h.SPECIAL_VP else "bold"
        parts.append(Text.assemble((look.name("bonus", tile), s.VP_STYLE), (figure, style)))
    return Text.assemble((f"{look.say('ui-special-tiles')}: " if titled else "", TITLE), joined(parts))


# --- dice and taverns ---


def dice(look: Look) -> Table:
    """Show how many dice lie in each space, and which can be taken."""
    table = columns("l", *("l" * h.FACES))
    table.add_row("", *(Text(str(face), TITLE) for face in range(1, h.FACES + 1)))
    for colour in w.COLOURS:
        cells = [s.die(colour, "")]
        for value, number in enumerate(look.state["dice"][colour], start=1):
            cell = Text(str(number or s.NOTHING), "" if number else FAINT)
            cells.append(cell.append_text(look.option_tag("die", f"{colour}-{value}")))
        table.add_row(*cells)
    return table


def dice_line(look: Look) -> Text:
    """Show the dice of all spaces, or of the taverns, on one line."""
    alone = look.view["players"] == 1
    parts = []
    for colour in w.COLOURS:
        for place, number in enumerate(look.state["dice"][colour], start=1):
            if number:
                name = f"{colour}-tavern-{place}" if alone else f"{colour}-{place}"
                part = s.die(colour, number if alone else place)
                part.append("" if alone or number == 1 else f"×{number}", "none")
                parts.append(part.append_text(look.option_tag("die", name)))
    return Text.assemble((f"{look.say('ui-dice')}: ", TITLE), joined(parts, "  "))


def taverns(look: Look) -> list[Text]:
    """Show the taverns with who sits there; in the solo game with the dice that wait there."""
    alone = look.view["players"] == 1
    lines = []
    for place, tavern in enumerate(h.TAVERN_IDS):
        line = tagged(look.option_tag("tavern", tavern), Text(f"{tavern} ", TITLE))
        line.append(look.say(f"ui-tavern-{tavern}"))
        for player in look.state["players"]:
            if player["tavern"] == tavern:
                line.append(" ").append_text(small_marks([player["seat"]]))
        for colour in w.COLOURS if alone else ():
            value = look.state["dice"][colour][place]
            if value:
                line.append("  ").append_text(s.die(colour, value))
                line.append_text(look.option_tag("die", f"{colour}-tavern-{tavern}"))
        lines.append(line)
    return lines


# --- orders ---


def orders(look: Look) -> Table:
    """Show the four orders: what they ask for, their points, and the crates under them."""
    table = columns("l", "l", "r", "r")
    held = None if look.seat is None else look.state["players"][look.seat]["goods"]
    for space, order in zip(h.SPACE_IDS, look.state["orders"], strict=True):
        name = tagged(look.option_tag("space", space), Text(space, TITLE))
        if order["crate"] is None:
            table.add_row(name, Text(look.say("ui-empty"), FAINT), "", "")
            continue
        data: Any = look.rows[("crate", order["crate"])].data
        cost = s.amounts(look, data["cost"])
        if held is not None and all(held[good] >= number for good, number in data["cost"].items()):
            cost.append(f" {s.TAKEN_CARE}", "bold #8fdc98")
        table.add_row(name, cost, s.points(look, data["vp"]), Text(f"×{order['left']}", FAINT))
    return table


def harbour(look: Look, width: int) -> Panel:
    """Show dice, orders and taverns: side by side where there is room, else one below the other."""
    alone = look.view["players"] == 1
    order_title, tavern_title = heading(look, "ui-orders", "ui-taverns-dice" if alone else "ui-taverns")
    drawn = [Group(order_title, orders(look)), Group(tavern_title, *taverns(look))]
    if not alone:
        drawn.insert(0, Group(*heading(look, "ui-dice"), dice(look)))
    if width < _BESIDE:
        return panel(look, "ui-harbour-board", Group(*drawn))
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(*drawn)
    return panel(look, "ui-harbour-board", table)


_BESIDE = 78


# --- building stacks ---


def stacks(
    look: Look, kinds: tuple[int, ...] = t.LARGE_STACKS + t.SMALL_STACKS, width: int | None = None
) -> list[Text]:
    """Show the top tile of each stack, cell by cell, with what lies under it."""
    blocks = []
    for number in kinds:
        stack = look.state["stacks"][number]
        top = stack["top"]
        title = tagged(
            look.option_tag("stack", stack["stack"]), Text(f"×{stack['left'] + (top is not None)}", FAINT)
        )
        straight = t.STACK_SHAPE[number] in (t.STRAIGHT, t.DOUBLE)
        drawn = (
            [Text(s.NOTHING, FAINT)] if top is None else s.tile_lines(look, top, s.LYING if straight else 0)
        )
        blocks.append([title, *drawn])
    lines: list[Text] = []
    room = look.width if width is None else width
    while blocks:
        number = len(blocks)
        while number > 1 and max(line.cell_len for line in s.beside(blocks[:number], 2)) > room:
            number -= 1
        lines += s.beside(blocks[:number], 2)
        blocks = blocks[number:]
    return lines


# --- abilities ---


def abilities(look: Look, owned: list[str] | None = None, texts: bool = False) -> Text:
    """Name the abilities on the board or of a player; with what they do, one to a line."""
    names = look.state["abilities"] if owned is None else owned
    parts = []
    for ability in names:
        part = look.option_tag("ability", ability) if owned is None else Text()
        part = tagged(part, Text(look.name("ability", ability), "bold"))
        if texts:
            part.append(f": {look.say(f'ability-short-{ability}')}", FAINT)
        parts.append(part)
    return joined(parts, "\n" if texts else " · ") if parts else Text(look.say("ui-none"), FAINT)


# --- together ---

WIDE = 118  # columns from which things stand side by side
_FJORD_WIDTH = 76
_STACKS_WIDTH = 66  # for the large tiles over the small ones


def wide_board(look: Look, texts: bool, framed: bool = True) -> list[RenderableType]:
    """Lay technologies over the fjord and the building stacks; without frames where lines are few."""
    room = _STACKS_WIDTH if look.width < 2 * _STACKS_WIDTH + _FJORD_WIDTH else look.width - _FJORD_WIDTH
    table = Table.grid(expand=True)
    table.add_column(ratio=1)
    table.add_column(width=room)
    sea, town, learning = fjord(look), Group(*stacks(look, width=room - 2)), technologies(look, texts)
    if not framed:
        table.add_row(sea, town)
        return [learning, table]
    table.add_row(panel(look, "ui-fjord", sea), panel(look, "ui-building-tiles", town))
    return [panel(look, "ui-technologies", learning), table]


def narrow_board(look: Look) -> list[RenderableType]:
    """Lay everything one below the other."""
    return [
        panel(look, "ui-technologies", technologies(look)),
        panel(look, "ui-fjord", fjord(look)),
        panel(look, "ui-building-tiles", Group(*stacks(look, width=look.width - 2))),
    ]
