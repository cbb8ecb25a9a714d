"""What the store gives and takes, as plain structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

SeatKind = Literal["here", "link", "open", "bot", "automa"]
PEOPLE = ("here", "link", "open")

# What a change is. The first five change the game, the others only the seats.
# `bot`: a bot begins or ends to play for somebody.
What = Literal["move", "undo", "redo", "restart", "back", "join", "name", "key", "bot"]
OF_SEATS = ("join", "name", "key", "bot")


class Pace(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How fast people mean to play: so many minutes each for the whole game, or so many days for a turn."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] | None = None
    days: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None

    def __post_init__(self) -> None:
        if (self.minutes is None) == (self.days is None):
            raise ValueError("a pace is either minutes or days")


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
    pace: Pace | None
    used: list[int]  # milliseconds by seat, up to `since`
    since: int  # when the deciding seat began to think
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
    nudged: int | None = None  # the seat that it reminds; then there is no text


class Clock(msgspec.Struct, frozen=True):
    """The time that seats have used, and since when the deciding one thinks."""

    used: list[int]
    since: int


class Standing(msgspec.Struct):
    """Where a game stands after a change: what lists and restarts need to know without replaying it."""

    step: int
    deciding: int | None
    bot_to_move: bool
    over: bool
    scores: list[dict[str, Any]] | None
    snapshot: bytes
    used: list[int]
    since: int
