"""What the store gives and takes, as plain structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

SeatKind = Literal["here", "link", "open", "bot", "automa"]
PEOPLE = ("here", "link", "open")

# What a change is. The first five change the game, the others only the seats.
What = Literal["move", "undo", "redo", "restart", "back", "join", "name", "key"]
OF_SEATS = ("join", "name", "key")


class Ask(msgspec.Struct):
    """Somebody asks to go back further than an undo; it lapses with the next change."""

    id: str
    seat: int
    to: int
    number: int  # of the table when it was asked
    yes: list[int]


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its seats and changes."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    setup: list[int]
    title: str
    listed: bool
    confirm: bool
    host_hash: str
    watch_hash: str
    number: int
    step: int
    deciding: int | None
    bot_to_move: bool
    over: bool
    scores: list[dict[str, Any]] | None
    ask: Ask | None
    snapshot: bytes
    created: int
    updated: int


class SeatRow(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    key_hash: str | None = None


class Change(msgspec.Struct):
    """One row of the log."""

    number: int
    seat: int
    what: What
    move: str | None
    chance: list[int]
    step: int
    key: str
    at: int


class Said(msgspec.Struct):
    """A line of chat."""

    id: int
    seat: int
    text: str
    at: int


class Standing(msgspec.Struct):
    """Where a game stands after a change: what lists and restarts need to know without replaying it."""

    step: int
    deciding: int | None
    bot_to_move: bool
    over: bool
    scores: list[dict[str, Any]] | None
    snapshot: bytes
