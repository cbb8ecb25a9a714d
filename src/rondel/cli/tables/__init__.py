"""How each game's table is drawn in the terminal: one module for each game, found by its id.

A module has `screen(look, level)` for the whole table and the smaller excerpts that short terminals get,
`here(look)` for what the question is about, `terse(look, choice)` for an option in few words, `signs(look)`
for the signs on the table, `piles(look)` for what a player may look through, `rivals(look)` for the others in
detail, and `outcome(look, match)` for what the final score does not say by itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from rondel.cli.tables.parts import Look
from rondel.core.errors import UnknownGame
from rondel.core.match import Match

TABLES = {
    "el-paso": "rondel.cli.tables.el_paso",
    "saltfjord": "rondel.cli.tables.saltfjord",
}

FULL, MOST, SHORT, TRAIL, BRIEF, LEAST = range(6)  # how much of the table a screen shows


class Face(Protocol):
    """What a game's table module offers."""

    def screen(self, look: Look, level: int) -> RenderableType:
        """Draw the table, with less of it at each level."""

    def here(self, look: Look) -> list[Text]:
        """Say what is printed on the thing that the question is about, what cannot be done now faintly."""

    def terse(self, look: Look, choice: dict[str, Any]) -> str:
        """Say what an option does in few words, where the table itself shows the rest."""

    def signs(self, look: Look) -> list[tuple[Text, str]]:
        """Explain the signs on the table."""

    def piles(self, look: Look) -> RenderableType:
        """Draw what the seat may look through."""

    def rivals(self, look: Look) -> RenderableType:
        """Draw the others in detail."""

    def outcome(self, look: Look, match: Match) -> list[Text]:
        """Say of a finished game what the score pad does not."""


def face(game: str) -> Face:
    """Find the table of a game."""
    if game not in TABLES:
        raise UnknownGame(f"{game!r} has no table for the terminal; there is {', '.join(TABLES)}")
    return cast(Face, import_module(TABLES[game]))
