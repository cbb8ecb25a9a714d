"""Saltfjord's table in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import BRIEF, FULL, LEAST, MOST, SHORT
from rondel.cli.tables import saltfjord_board as shared
from rondel.cli.tables import saltfjord_seat as seats
from rondel.cli.tables.parts import TITLE, Look, joined
from rondel.cli.tables.saltfjord_closer import outcome, piles, rivals, signs
from rondel.cli.tables.saltfjord_question import here, terse, tile_turns
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import tiles as t

__all__ = ["here", "outcome", "piles", "rivals", "screen", "signs", "terse"]


def screen(look: Look, level: int) -> RenderableType:
    """Draw the table: whole; without the texts; without frames, or of the board what is asked about; that
    also of dice, orders and taverns; with a flat village; without the others.
    """
    wide = look.width >= shared.WIDE
    parts: list[RenderableType] = [progress(look, cut=level > MOST)]
    if level <= MOST:
        parts += shared.wide_board(look, level == FULL) if wide else shared.narrow_board(look)
        parts.append(_abilities(look, texts=level == FULL))
    elif level == SHORT and wide:
        parts += shared.wide_board(look, texts=False, framed=False)
    else:
        parts += _asked_about(look, level)
    if level < LEAST:
        parts.append(seats.rivals(look, cut=level > MOST))
    beside = level <= SHORT or (wide and level < BRIEF)
    if beside and not wide:
        parts.append(shared.harbour(look, look.width))
    if look.seat is None:
        return Group(*parts, *([shared.harbour(look, look.width)] if wide else []))
    player = look.state["players"][look.seat]
    if beside and wide:
        parts.append(_own_row(look, player, texts=level == FULL))
    else:
        parts.append(seats.board(look, player, flat=level >= BRIEF, texts=level == FULL))
    return Group(*parts)


def _own_row(look: Look, player: dict[str, Any], texts: bool) -> Table:
    """Put the reader's board and the harbour side by side."""
    right = min(max(38, look.width - 140), 60)
    table = Table.grid(expand=True)
    table.add_column(width=look.width - right)
    table.add_column(width=right)
    board = seats.board(look, player, texts=texts, width=look.width - right)
    table.add_row(board, shared.harbour(look, right))
    return table


def progress(look: Look, cut: bool = False) -> Text:
    """Say which round it is; in the solo game, how far the special bonus tiles are."""
    line = Text(look.say("ui-round-number", n=look.state["round"], total=h.ROUNDS), TITLE)
    if look.state["special"]:
        line.append("  ").append_text(shared.special(look, titled=not cut))
    if cut:
        line.truncate(look.width, overflow="ellipsis")
    return line


def _abilities(look: Look, texts: bool) -> RenderableType:
    """Show the ability tiles on the board."""
    named = shared.abilities(look, texts=texts and look.width >= shared.WIDE)
    title = Text(f"{look.say('ui-board-abilities')}: ", TITLE)
    return Group(title, named) if "\n" in named.plain else Text.assemble(title, named)


def _asked_about(look: Look, level: int) -> list[RenderableType]:
    """Show of the board what the options point at, in as few lines as the level allows."""
    kinds = {choice["points_at"][0] for choice in look.view["choices"] if choice["points_at"]}
    dealt_with = level <= SHORT or (
        look.width >= shared.WIDE and level < BRIEF
    )  # the harbour is drawn anyway
    parts: list[RenderableType] = []
    if "die" in kinds and not dealt_with and level < LEAST:
        parts.append(shared.dice_line(look))
    if "space" in kinds and not dealt_with:
        parts.append(shared.orders(look))
    if "tavern" in kinds and not dealt_with and level < BRIEF:
        parts.append(joined(shared.taverns(look)))
    if level < LEAST:
        if "track" in kinds:
            parts.append(shared.technologies(look))
        if kinds & {"way", "type"}:
            parts.append(shared.fjord(look))
        if "stack" in kinds and (level < BRIEF or "die" not in kinds):
            parts += shared.stacks(look, _offered(look))
        if "ability" in kinds:
            parts.append(_abilities(look, texts=False))
    else:
        parts += tile_turns(look)
    return parts


def _offered(look: Look) -> tuple[int, ...]:
    """List the stacks of the kind, large or small, that the options point at."""
    large = any(look.numbers("stack", t.STACK_IDS[stack]) for stack in t.LARGE_STACKS)
    return t.LARGE_STACKS if large else t.SMALL_STACKS
