"""A village of Saltfjord: six by six cells with one edge round each tile, or flat where room is short."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from rondel.cli.tables import saltfjord_signs as s
from rondel.cli.tables.parts import ACT_LINE, FAINT, Look, fit
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v

Player = dict[str, Any]
Village = tuple[str, ...]

_SNOW = "*"
# The frames in which a line is being activated, and where each of them names that line.
_LINE_IN = {w.ACTIVATION: 4, w.DIE_ON: 4, w.CARTS: 2, w.MOVE_CART: 2}

# Corners of the grid, by the edges that meet there: up 1, right 2, down 4, left 8.
_JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


class Plan:
    """What there is to draw of one village."""

    def __init__(self, look: Look, player: Player) -> None:
        self.look = look
        self.player = player
        self.own = look.seat == player["seat"]
        self.tile_at = _tiles(player)
        self.line, self.under_way = _activation(look, player)
        self.active = set(v.LINES[self.line]) if self.line is not None else set()
        self.covered = {
            number for number, symbol in enumerate(player["cells"]) if symbol or self.tile_at[number] >= 0
        }

    # --- marks ---

    def tag(self, kind: str, name: str) -> Text:
        """Show the options that point at a cell or a line of the reader's own village."""
        return self.look.option_tag(kind, name) if self.own else Text()

    def standing(self, number: int) -> Text:
        """Show the die, worker or cart on a cell."""
        name = v.CELL_IDS[number]
        for lying in self.player["dice"]:
            if lying["cell"] == name:
                return s.die(lying["colour"], lying["value"])
        if self.player["die_at"] == name and self.under_way:
            return s.die(*self.under_way)
        if name in self.player["helpers"]:
            return Text(s.WORKER, "bold #1b1b1b on #8fdc98")
        return Text(s.CART, "bold #1b1b1b on #8fc7dc") if name in self.player["carts"] else Text()

    def sign(self, number: int, width: int) -> Text:
        """Draw what a cell shows."""
        symbol = self.player["cells"][number]
        if symbol is None:
            snow = v.SNOW >> number & 1
            return Text((_SNOW if snow else "").center(width), "bold #dff1ff" if snow else FAINT)
        drawn = s.cell(self.look, symbol, width)
        return Text(drawn.plain, s.BLOCKED) if self.standing(number).plain else drawn

    def head(self, line: int) -> Text:
        """Head a line with its die: filled, being activated, or plain; and with its option."""
        number = line % v.SIZE + 1
        colour = "white" if line < v.FIRST_ROW else "orange"
        head = self.tag("line", v.LINE_IDS[line])
        if line == self.line:
            head.append(f"{'▼' if line < v.FIRST_ROW else '▶'}{number}", f"bold {ACT_LINE}")
        elif all(cell in self.covered for cell in v.LINES[line]):
            head.append(f"{s.TAKEN_CARE}{number}", "bold #8fdc98")
        else:
            head.append(f"{s.DIE_SIGNS[colour]}{number}", "#ee8a2a" if colour == "orange" else "")
        return head

    def joined(self, one: int, other: int) -> bool:
        """Say whether two cells lie under one tile."""
        return self.tile_at[one] >= 0 and self.tile_at[one] == self.tile_at[other]


def _tiles(player: Player) -> list[int]:
    """Number the tile on each cell, -1 for none."""
    found = [-1] * v.CELLS
    for number, laid in enumerate(player["tiles"]):
        shape = t.TILES[t.TILE_IDS.index(laid["tile"])].shape
        turn = t.TURN_IDS.index(laid["turn"])
        for place in t.FOOTPRINTS[shape][v.CELL_IDS.index(laid["cell"])][turn]:
            found[place] = number
    return found


def _activation(look: Look, player: Player) -> tuple[int | None, tuple[str, int] | None]:
    """Find the line under activation, and the die that is under way in it."""
    line = die = None
    for frame in look.state["stack"]:
        if frame[0] in _LINE_IN and frame[1] == player["seat"]:
            line = frame[_LINE_IN[frame[0]]]
            if frame[0] in (w.ACTIVATION, w.DIE_ON):
                die = (w.COLOURS[frame[2]], frame[3])
    return line, die


# --- flat: a line for each row ---


def flat(look: Look, player: Player) -> list[Text]:
    """Draw the village in seven lines: an option or who stands there takes the place of the building."""
    plan = Plan(look, player)
    heads = [plan.head(v.FIRST_ROW + row) for row in range(v.SIZE)]
    edge = max(head.cell_len for head in heads)
    lines = [Text(" " * (edge + 1))]
    for column in range(v.SIZE):
        lines[0].append_text(fit(plan.head(column), s.CELL + 1))
    for row in range(v.SIZE):
        line = Text.assemble(fit(heads[row], edge), ("│", FAINT))
        for column in range(v.SIZE):
            number = v.SIZE * row + column
            tag = plan.tag("cell", v.CELL_IDS[number])
            content = tag if tag.plain else plan.standing(number)
            if content.plain:
                content = content.copy()
                content.append(" " * (s.CELL - content.cell_len))
            else:
                content = plan.sign(number, s.CELL)
            line.append_text(fit(content, s.CELL))
            together = column + 1 < v.SIZE and plan.joined(number, number + 1)
            line.append(" " if together else "│", FAINT)
        lines.append(line)
    return lines


# --- boxed: every tile with its edge ---


def boxed(look: Look, player: Player, width: int = s.CELL) -> list[Text]:
    """Draw the village in fourteen lines; options and who stands there are on the upper edge of a cell."""
    plan = Plan(look, player)
    heads = [plan.head(v.FIRST_ROW + row) for row in range(v.SIZE)]
    edge = max(head.cell_len for head in heads)
    top = Text(" " * (edge + 1))
    for column in range(v.SIZE):
        top.append_text(fit(plan.head(column), width + 1))
    lines = [top]
    for row in range(v.SIZE + 1):
        lines.append(Text(" " * edge).append_text(_edge(plan, row, width)))
        if row < v.SIZE:
            line = fit(heads[row], edge)
            for column in range(v.SIZE + 1):
                line.append("│" if _upright(plan, row, column) else " ", _edge_style(plan, row, column))
                if column < v.SIZE:
                    line.append_text(plan.sign(v.SIZE * row + column, width))
            lines.append(line)
    return lines


def _edge(plan: Plan, row: int, width: int) -> Text:
    """Draw the edge above a row, with what is marked on it."""
    line = Text()
    for column in range(v.SIZE + 1):
        line.append(_joint(plan, row, column), _edge_style(plan, row, column))
        if column < v.SIZE:
            mark = Text()
            if row < v.SIZE:
                number = v.SIZE * row + column
                mark = plan.tag("cell", v.CELL_IDS[number])
                mark.append_text(plan.standing(number))
                mark.truncate(width)
            line.append_text(mark)
            rule = "─" if _level(plan, row, column) else " "
            line.append(rule * (width - mark.cell_len), _edge_style(plan, row, column))
    return line


def _edge_style(plan: Plan, row: int, column: int) -> str:
    """Colour the edges of the line under activation."""
    around = {
        (r, c) for r in (row - 1, row) for c in (column - 1, column) if 0 <= r < v.SIZE and 0 <= c < v.SIZE
    }
    return ACT_LINE if any(v.SIZE * r + c in plan.active for r, c in around) else FAINT


def _level(plan: Plan, row: int, column: int) -> bool:
    """Say whether there is an edge above a cell."""
    if not 0 <= column < v.SIZE:
        return False
    number = v.SIZE * row + column
    return not (0 < row < v.SIZE and plan.joined(number - v.SIZE, number))


def _upright(plan: Plan, row: int, column: int) -> bool:
    """Say whether there is an edge left of a cell."""
    if not 0 <= row < v.SIZE:
        return False
    number = v.SIZE * row + column
    return not (0 < column < v.SIZE and plan.joined(number - 1, number))


def _joint(plan: Plan, row: int, column: int) -> str:
    """Choose the corner where the edges meet."""
    edges = (
        _upright(plan, row - 1, column),
        _level(plan, row, column),
        _upright(plan, row, column),
        _level(plan, row, column - 1),
    )
    return _JOINTS[sum(1 << number for number, there in enumerate(edges) if there)]
