"""El Paso's table in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import BRIEF, FULL
from rondel.cli.tables import el_paso_boards as boards
from rondel.cli.tables import el_paso_supply as supply
from rondel.cli.tables.el_paso_trail import NARROWEST_RING, progress, trail
from rondel.cli.tables.parts import FAINT, TITLE, Look, joined


def screen(look: Look, level: int) -> RenderableType:
    """Draw the table: whole; without the supplies; or only the players."""
    parts: list[RenderableType] = [Rule(Text(look.spec.titles[look.words.language], TITLE), style=FAINT)]
    own = [] if look.seat is None else [boards.board(look, look.state["players"][look.seat])]
    if level == BRIEF:
        return Group(joined(progress(look)), boards.rivals(look), *own)
    parts.append(trail(look))
    if level == FULL:
        parts += _supplies(look)
    return Group(*parts, boards.rivals(look), *own)


def _supplies(look: Look) -> list[RenderableType]:
    """Lay the common supplies out, side by side where there is room."""
    if look.width < NARROWEST_RING:
        panels = (supply.posts, supply.market, supply.train_and_buildings, supply.tiles)
        return [draw(look) for draw in panels]
    table = Table.grid(expand=True)
    for ratio in (30, 40, 50):
        table.add_column(ratio=ratio)
    table.add_row(supply.posts(look), supply.market(look), supply.train_and_buildings(look))
    return [table, supply.tiles(look)]


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
    people = range(look.view["players"])
    parts = [boards.board(look, look.state["players"][seat]) for seat in people if seat != look.seat]
    if look.state["sue"] is not None:
        return Group(*parts, boards.sue_board(look))
    return Group(*parts)
