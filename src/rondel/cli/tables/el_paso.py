"""El Paso's table in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import BRIEF, FULL, MOST
from rondel.cli.tables import el_paso_boards as boards
from rondel.cli.tables import el_paso_supply as supply
from rondel.cli.tables.el_paso_trail import NARROWEST_RING, progress, trail
from rondel.cli.tables.parts import FAINT, Look, joined, without_options


def screen(look: Look, level: int) -> RenderableType:
    """Draw the table: whole; without the tiles; without all supplies; or only the players."""
    own = []
    if look.seat is not None:
        own.append(boards.board(look, look.state["players"][look.seat], brief=level == BRIEF))
    if level == BRIEF:
        return Group(joined(progress(look)), boards.rivals(look), *own)
    parts = [trail(look)]
    if level <= MOST:
        parts += _supplies(look)
    if level == FULL:
        parts.append(supply.tiles(look))
    return Group(*parts, boards.rivals(look), *own)


def _supplies(look: Look) -> list[RenderableType]:
    """Lay the common supplies out, side by side where there is room."""
    panels = (supply.posts(look), supply.market(look), supply.train_and_buildings(look))
    if look.width < NARROWEST_RING:
        return list(panels)
    table = Table.grid(expand=True)
    for ratio in (26, 41, 53):
        table.add_column(ratio=ratio)
    table.add_row(*panels)
    return [table]


def piles(look: Look) -> RenderableType:
    """Show the reader's own discard pile and what the draw pile holds, in no order."""
    if look.seat is None:
        return Text(look.say("ui-none"), FAINT)
    player = look.state["players"][look.seat]
    table = Table.grid(padding=(0, 1))
    for key, content in (("ui-discard-pile", player["discard"]), ("ui-draw-pile", player["draw"])):
        table.add_row(
            Text(look.say(key), FAINT),
            Text(look.say("ui-cards", n=sum(content.values()))),
            boards.cards(look, content),
        )
    return table


def rivals(look: Look) -> RenderableType:
    """Show the other players' boards."""
    plain = without_options(look)
    people = range(look.view["players"])
    parts = [boards.board(plain, look.state["players"][seat]) for seat in people if seat != look.seat]
    if look.state["sue"] is not None:
        return Group(*parts, boards.sue_board(look))
    return Group(*parts)
