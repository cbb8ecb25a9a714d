"""A table in memory: its match, seats, and the sockets that look at it. Only the lock's holder changes it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Protocol, cast

import msgspec

from rondel.core.match import Match
from rondel.server import sight, wire
from rondel.server.history import History
from rondel.server.rows import OF_SEATS, PEOPLE, Ask, Change, Clock, SeatRow, Standing, TableRow, What
from rondel.server.store import now

encode = msgspec.json.encode

_MINUTE = 60_000
_DAY = 24 * 60 * _MINUTE
_PATIENCE = 3  # days for a turn, where no pace was agreed on


class Rights(msgspec.Struct, frozen=True):
    """What a set of keys opens at a table."""

    seats: tuple[int, ...] = ()
    watch: bool = False
    host: bool = False

    def __bool__(self) -> bool:
        return bool(self.seats) or self.watch or self.host


class Listener(Protocol):
    """Whoever hears what happens at a table."""

    hashes: frozenset[str]
    rights: Rights

    def send(self, message: bytes) -> None:
        """Take a message, without waiting."""
        ...

    def leave(self) -> None:
        """Go: the keys open nothing any more."""
        ...


class LiveTable:
    """One table."""

    def __init__(self, row: TableRow, seats: list[SeatRow], match: Match, history: History) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.history = history
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.told_chat = 0
        self.greeting = 0  # sockets that are about to listen

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the last change."""
        return self.history.number

    @property
    def in_use(self) -> bool:
        """Whether somebody would miss it in memory."""
        return bool(self.listeners) or self.greeting > 0 or self.lock.locked()

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""
        return bots(self.seats)

    @property
    def people(self) -> list[SeatRow]:
        """The seats that people have and play."""
        return [s for s in self.seats if s.kind in PEOPLE and s.key_hash is not None and s.bot is None]

    @property
    def alone(self) -> bool:
        """Whether nobody but the host's own screen takes part."""
        return all(seat.kind not in ("link", "open") for seat in self.seats)

    def rights(self, hashes: Collection[str]) -> Rights:
        """Say what these keys open; everybody may watch a finished game."""
        return rights(self.row, self.seats, hashes, self.match.over)

    def late(self, at: int) -> bool:
        """Say whether the deciding seat takes longer than agreed, or days where nothing was agreed."""
        row, waited = self.row, at - self.row.since
        if row.deciding is None:
            return False
        if row.pace is not None and row.pace.minutes is not None:
            return row.used[row.deciding] + waited > row.pace.minutes * _MINUTE
        return waited > ((row.pace and row.pace.days) or _PATIENCE) * _DAY

    def clock(self, what: What, seat: int, deciding: int | None, at: int) -> Clock:
        """Say what the clock shows after a change: it is pressed when another one is to think.

        What is taken back stays counted: the time was used. The time of bots and of empty seats is not.
        """
        row, was = self.row, self.row.deciding
        pressed = deciding != was or (what in ("join", "bot") and seat == was)
        if not pressed:
            return Clock(row.used, row.since)
        used = list(row.used)
        for person in self.people:
            if person.seat == was:
                used[was] += max(0, at - row.since)
        return Clock(used, at)

    # --- changing, by the holder of the lock ---

    def apply(self, change: Change, match: Match, taken_back: Iterable[str], standing: Standing) -> None:
        """Take in a change that is stored."""
        self.history.note(change, list(taken_back))
        self.match = match
        row = self.row
        row.number, row.updated, row.ask = change.number, change.at, None
        row.step, row.deciding, row.over = standing.step, standing.deciding, standing.over
        row.scores = standing.scores
        row.used, row.since = standing.used, standing.since

    # --- telling ---

    def summary(self, rights: Rights) -> wire.Summary:
        """Give the table at a glance."""
        return summary(self.row, self.seats, rights)

    def frame(self, seat: int | None, since: int) -> wire.Frame:
        """Give a frame; it is already encoded, since several messages hold it."""
        redo = bool(self.history.redo)
        return cast(wire.Frame, msgspec.Raw(encode(sight.frame(self.match, seat, since, redo))))

    def tell(self, change: Change) -> None:
        """Tell everybody of the last change; each hears only what their keys open."""
        since = self.history.first_news[-1]
        frames: dict[int | None, wire.Frame] = {}
        of_seats = change.what in OF_SEATS
        clock = wire.Clock(self.row.used, self.row.since, now())
        for listener in list(self.listeners):
            rights = listener.rights
            if of_seats:
                rights = listener.rights = self.rights(listener.hashes)
                if not rights:
                    listener.leave()
                    continue
            for seat in rights.seats or (None,):
                if seat not in frames:
                    frames[seat] = self.frame(seat, since)
            message = wire.Moved(
                number=change.number,
                step=change.step,
                by=change.seat,
                what=change.what,
                clock=clock,
                seats={str(seat): frames[seat] for seat in rights.seats},
                watch=None if rights.seats else frames[None],
                summary=self.summary(rights) if of_seats else None,
            )
            listener.send(encode(message))

    def tell_all(self, message: msgspec.Struct) -> None:
        """Tell everybody the same."""
        data = encode(message)
        for listener in list(self.listeners):
            listener.send(data)

    def everything(
        self, rights: Rights, since: int, chat: list[wire.Line], notes: dict[int, str]
    ) -> wire.TableMessage:
        """Make the message that holds all that some keys may see."""
        news = self.history.news_since(since)
        frames = {
            seat: self.frame(seat, sight.recent(self.match, seat, news)) for seat in rights.seats or (None,)
        }
        return wire.TableMessage(
            number=self.number,
            summary=self.summary(rights),
            seats={str(seat): frames[seat] for seat in rights.seats},
            watch=frames.get(None),
            chat=chat,
            notes={str(seat): text for seat, text in notes.items()},
            asked=self.asked(self.row.ask),
        )

    def asked(self, ask: Ask | None, still: bool = True) -> wire.Asked | None:
        """Say what somebody asks, and who has not answered."""
        if ask is None or (still and ask.number != self.number):
            return None
        waiting = [seat.seat for seat in self.people if seat.seat not in ask.yes] if still else []
        return wire.Asked(ask.id, ask.seat, ask.to, ask.yes, waiting, still)


def bots(seats: Iterable[SeatRow]) -> frozenset[int]:
    """List the seats that bots play, also those where they play for somebody."""
    return frozenset(seat.seat for seat in seats if seat.bot is not None)


def rights(row: TableRow, seats: Iterable[SeatRow], hashes: Collection[str], over: bool) -> Rights:
    """Say what keys open at a table."""
    return Rights(
        seats=tuple(seat.seat for seat in seats if seat.key_hash in hashes),
        watch=over or row.watch_hash in hashes,
        host=row.host_hash in hashes,
    )


def summary(row: TableRow, seats: Iterable[SeatRow], rights: Rights) -> wire.Summary:
    """Give a table at a glance."""
    return wire.Summary(
        table=row.id,
        game=row.game,
        title=row.title,
        players=row.players,
        options=row.options,
        seats=[
            wire.SeatInfo(s.seat, s.kind, s.name, s.bot, s.kind != "open" or s.key_hash is not None)
            for s in seats
        ],
        confirm=row.confirm,
        number=row.number,
        step=row.step,
        deciding=row.deciding,
        finished=row.over,
        scores=cast(list[wire.Score] | None, row.scores),
        pace=row.pace,
        clock=wire.Clock(row.used, row.since, now()),
        created=row.created,
        updated=row.updated,
        mine=list(rights.seats),
        host=rights.host,
        watch=rights.watch,
    )
