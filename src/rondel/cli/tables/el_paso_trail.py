"""El Paso's trail as a picture: a ring for wide terminals, a list in order for narrow ones."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from rondel.cli.tables.parts import (
    ACT_LINE,
    FAINT,
    SEAT_COLOURS,
    SEAT_STYLES,
    TITLE,
    Look,
    coat,
    fit,
    joined,
    letter,
    marks,
    strip,
)
from rondel.core.effects import Effects
from rondel.games.el_paso.catalog.cards import SIMMENTALS
from rondel.games.el_paso.catalog.trail import EL_PASO_DOLLARS

CODES = {
    "criollo": "CR",
    "pineywoods": "PW",
    "galloway": "GA",
    "santa-gertrudis": "SG",
    "black-angus": "BA",
    "corriente": "CO",
    "shorthorn": "SH",
    "hereford": "HE",
    "simmental": "SI",
}

# The ring, clockwise from El Paso at the bottom: a grid of places, and the arrows between them.
GRID = (
    ("S4", "S5", "ND", "S6", "NE", "S8"),
    ("NC", "S3", None, None, "S7", "NF"),
    ("S2", "NB", "S1", "EP", "NG", "S9"),
)
ACROSS = (">>>>>", ">-  >", "<<<<<")  # between neighbours of a row; -: the way to the turn
DOWN = ("^ u vv", "^    v")  # between the rows; u: there the inner branch turns up to ND
HEIGHT = 4
GAP = 2
NARROWEST_RING = 100

_BOX_EMPTY = "┌┈┐┊└┈┘"
_BOX_TILE = "╭─╮│╰─╯"
_BOX_OPEN = "┏━┓┃┗━┛"
_BOX_OWNED = "╔═╗║╚═╝"


def trail(look: Look) -> RenderableType:
    """Draw the trail in the shape that fits the width."""
    return ring(look) if look.width >= NARROWEST_RING else listing(look)


# --- what stands where ---


def standing(look: Look) -> dict[str, list[int]]:
    """List the seats whose herder stands at each place."""
    found: dict[str, list[int]] = {}
    for player in look.state["players"]:
        if player["herder"] is not None:
            found.setdefault(player["herder"], []).append(player["seat"])
    return found


def location(place: dict[str, Any]) -> str | None:
    """Name the location at a place as messages do; None for an empty space."""
    if place["node"] == "EP":
        return "el-paso"
    if "neutral" in place:
        return str(place["neutral"])
    return str(place["building"]) if "building" in place else None


def effects_at(look: Look, place: dict[str, Any]) -> Effects:
    """Give the effects of the tile at a place."""
    if "neutral" in place:
        return look.rows[("neutral", place["neutral"])].effects
    if "building" in place:
        side = look.state["buildings"][place["building"] - 1]["side"]
        return look.rows[("building", f"{place['building']}{side}")].effects
    return ()


def actions_at(look: Look, place: dict[str, Any]) -> list[Text]:
    """Draw the actions of a place, or the price of an empty one."""
    if place["node"] == "EP":
        delivery = look.say("ui-icon-delivery")
        return [
            Text(look.money(EL_PASO_DOLLARS, "+"), "#8fdc98"),
            Text.assemble("+1 ", coat(look, "simmental", CODES)),
            Text(delivery),
        ]
    if location(place) is None:
        cost = look.rows[("node", place["node"])].data["cost"]
        return [Text(look.say("ui-space-cost", n=cost), FAINT)]
    return strip(look, effects_at(look, place), CODES)


def _title(look: Look, place: dict[str, Any]) -> Text:
    """Name a place: its options, its tile and its owner."""
    title = look.option_tag("node", place["node"])
    if place["node"] == "EP":
        title.append(f" {look.name('location', 'el-paso')}", TITLE)
    elif "neutral" in place:
        title.append(f" {place['neutral']}", TITLE)
    elif "building" in place:
        side = look.state["buildings"][place["building"] - 1]["side"]
        title.append(f" {place['building']}{side} ", TITLE)
        title.append(f" {letter(place['owner'])} ", SEAT_STYLES[place["owner"] % 4])
    return title


# --- the ring ---


def ring(look: Look) -> RenderableType:
    """Draw the trail as a clockwise ring with both forks."""
    width = min((look.width - 5 * GAP) // 6, 24)
    places = {place["node"]: place for place in look.state["trail"]}
    herders = standing(look)
    lines: list[Text] = []
    for row, nodes in enumerate(GRID):
        if row:
            lines.append(_between(row - 1, width))
        blocks = [_cell(look, places[node], herders.get(node, []), width) if node else None for node in nodes]
        lines += _row(row, blocks, width, _centre(look, 2 * width + GAP - 6))
    return Group(*lines)


def _row(row: int, blocks: list[list[Text] | None], width: int, centre: list[Text]) -> list[Text]:
    """Put the cells of a row side by side with their arrows; the free middle shows how the game stands."""
    lines = []
    for number in range(HEIGHT):
        line = Text()
        for column, block in enumerate(blocks):
            if block is not None:
                line.append_text(block[number])
            elif column == 2:
                line.append(_TURN.get(number, " " * 6), FAINT)
                line.append_text(centre[number])
                continue  # the middle takes two places and the gap between them
            if column < 5:
                line.append(_ARROWS[ACROSS[row][column]] if number == 1 else " " * GAP, FAINT)
        lines.append(line)
    return lines


_TURN = {0: "  │   ", 1: "──╯   "}
_ARROWS = {">": "─▶", "<": "◀─", "-": "──", " ": "  "}


def _between(row: int, width: int) -> Text:
    """Draw the arrows between two rows."""
    line = Text(style=FAINT)
    for column in range(6):
        sign = {"^": "▲", "v": "▼", "u": "▲"}.get(DOWN[row][column], " ")
        left = 2 if DOWN[row][column] == "u" else width // 2
        line.append(" " * left + sign + " " * (width - left - 1) + " " * GAP)
    return line


def _cell(look: Look, place: dict[str, Any], herders: list[int], width: int) -> list[Text]:
    """Draw one place in four lines."""
    box, style = _frame(look, place)
    inner = width - 2
    title = _title(look, place)
    end = Text(f" {place['node']} ", FAINT)
    fill = max(0, inner - title.cell_len - end.cell_len)
    top = Text.assemble((box[0], style), fit(title, inner - end.cell_len - fill), (box[1] * fill, style), end)
    top.append(box[2], style)
    actions = actions_at(look, place)
    if len(actions) > 2:
        actions = [joined(actions[:2]), *actions[2:]]
    lines = [top]
    for number in range(HEIGHT - 2):
        action = actions[number] if number < len(actions) else Text()
        lines.append(Text.assemble((box[3], style), fit(action, inner), (box[3], style)))
    feet = marks(herders)
    bottom = Text.assemble((box[4] + box[5], style), feet)
    bottom.append(box[5] * (inner - 1 - feet.cell_len) + box[6], style)
    return [*lines, bottom]


def _frame(look: Look, place: dict[str, Any]) -> tuple[str, str]:
    """Choose the frame of a place: one may go there, it is owned, it is a tile, it is empty."""
    if look.numbers("node", place["node"]):
        return _BOX_OPEN, f"bold {ACT_LINE}"
    if "owner" in place:
        return _BOX_OWNED, SEAT_COLOURS[place["owner"] % 4]
    return (_BOX_EMPTY, FAINT) if location(place) is None else (_BOX_TILE, "#a2855a")


def _centre(look: Look, width: int) -> list[Text]:
    """Say in the middle of the ring how far the game is."""
    title = Text(look.spec.titles[look.words.language], "bold")
    return [fit(line, width) for line in [title, *progress(look)]]


def progress(look: Look) -> list[Text]:
    """Say how near the end is: the Simmental stack, and what follows when it is empty."""
    left, whole = look.state["simmentals"], SIMMENTALS[look.view["players"]]
    gauge = Text.assemble(f"{left}/{whole} ", ("▰" * left, "#ee8a2a"), ("▱" * (whole - left), FAINT))
    lines = [Text(look.say("ui-turn-number", n=look.state["turn"]), TITLE)]
    lines.append(Text.assemble(coat(look, "simmental", CODES), " ", gauge))
    finisher = look.state["finisher"]
    if finisher is not None:
        lines.append(Text(look.say("ui-last-turns", seat=finisher), "bold #ff9c8f"))
    elif not left:
        lines.append(Text(look.say("ui-simmental-empty"), "bold #ff9c8f"))
    else:
        lines.append(Text(look.say("ui-simmental-left", n=left + 1), FAINT))
    return lines


# --- what lies ahead ---


def ahead(look: Look, whole: bool = True) -> Text:
    """Name the locations ahead of the reader's herder with their actions; all, or only those in reach."""
    places = look.state["trail"]
    herder = None if look.seat is None else look.state["players"][look.seat]["herder"]
    order = [place["node"] for place in places]
    first = order.index(herder) + 1 if herder in order[1:] else 1
    parts = []
    for place in (*places[first:], places[0]):
        reached = bool(look.numbers("node", place["node"]))
        if location(place) is not None and (reached or whole):
            part = _title(look, place)
            part.append(" ")
            parts.append(part.append_text(joined(actions_at(look, place))))
    return Text.assemble((f"{look.say('ui-ahead')}: ", TITLE), joined(parts, " │ "))


# --- the list ---

_BRANCH = {"S3": "├─", "S4": "└┬", "S5": " └", "S7": "├─", "S8": "└─"}


def listing(look: Look) -> RenderableType:
    """List the places in order of the trail, one a line, branches indented."""
    herders = standing(look)
    lines = progress(look)[:2]
    for place in look.state["trail"]:
        node = place["node"]
        line = Text.assemble((_BRANCH.get(node, "●─" if location(place) else "○ "), FAINT))
        line.append(f"{node} ", FAINT)
        line.append_text(_title(look, place))
        line.append("  ")
        line.append_text(joined(actions_at(look, place)))
        if node in herders:
            line.append("  ")
            line.append_text(marks(herders[node]))
        line.truncate(look.width, overflow="ellipsis")
        lines.append(line)
    return Group(*lines)
