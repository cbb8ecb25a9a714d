"""Making tables and seating people: the part of the tables that HTTP asks for."""

from __future__ import annotations

import unicodedata
from typing import Any

import rondel
from rondel.bots import make
from rondel.core.errors import BadSetup
from rondel.core.match import Match
from rondel.games import find
from rondel.server import history, keys, wire
from rondel.server.rows import Change, Clock, Pace, SeatRow, TableRow
from rondel.server.store import now
from rondel.server.table import LiveTable, bots
from rondel.server.tables import Refused, Tables

_STAND_IN = "greedy"


class NoSeat(Exception):
    """No seat of this table is free, or none of this kind."""


class NotLate(Exception):
    """Nobody waits for this seat, or not for long."""


def clean(text: str, lines: bool = False) -> str:
    """Drop characters that do not show, and space at the ends."""
    shown = (
        char
        for char in text
        if (lines and char == "\n") or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return "".join(shown).strip()


async def create(tables: Tables, asked: wire.NewTable) -> wire.Created:
    """Set up a new table."""
    seats = _seats(asked)
    match = rondel.new(asked.game, asked.players, options=asked.options)
    return await _put_up(tables, match, seats, clean(asked.title), asked.open, asked.confirm, asked.pace)


async def bring_in(tables: Tables, asked: wire.Import) -> wire.Created:
    """Set up a table that goes on from a record; every move of it is checked."""
    match = rondel.load(asked.record)
    return await _put_up(tables, match, _all_here(match, asked.names), "", False, True)


async def fork(tables: Tables, live: LiveTable, step: int) -> wire.Created:
    """Set up a hot-seat table that goes on from a step of another one."""
    match = history.prefix(live.match, step)
    names = [seat.name for seat in live.seats]
    return await _put_up(tables, match, _all_here(match, names), live.row.title, False, live.row.confirm)


def _seats(asked: wire.NewTable) -> list[SeatRow]:
    automa = find(asked.game).automa(asked.players)
    wanted = [seat for seat in asked.seats if seat.kind != "automa"]
    if len(wanted) != asked.players or len(asked.seats) - len(wanted) not in (0, len(automa)):
        raise BadSetup(f"{asked.players} players need {asked.players} seats, not {len(wanted)}")
    seats: list[SeatRow] = []
    people = iter(wanted)
    for seat in range(asked.players + len(automa)):
        if seat in automa:
            seats.append(SeatRow(seat, "automa", ""))
            continue
        new = next(people)
        if (new.kind == "bot") != (new.bot is not None):
            raise BadSetup("a bot's seat names its bot, and only a bot's does")
        if new.bot is not None:
            make(new.bot, 0)
        seats.append(SeatRow(seat, new.kind, clean(new.name), new.bot))
    return seats


def _all_here(match: Match, names: list[str]) -> list[SeatRow]:
    automa = match.spec.automa(match.players)
    return [
        SeatRow(seat, "automa" if seat in automa else "here", clean(names[seat]) if seat < len(names) else "")
        for seat in range(match.players + len(automa))
    ]


async def _put_up(
    tables: Tables,
    match: Match,
    seats: list[SeatRow],
    title: str,
    listed: bool,
    confirm: bool,
    pace: Pace | None = None,
) -> wire.Created:
    """Give out keys and store the table."""
    host, watch = keys.new_key(), keys.new_key()
    given = {seat.seat: keys.new_key() for seat in seats if seat.kind in ("here", "link")}
    for seat in seats:
        seat.key_hash = keys.digest(given[seat.seat]) if seat.seat in given else None
    moment = now()
    standing = history.standing(match, bots(seats), Clock([0] * len(seats), moment))
    record = match.record()
    row = TableRow(
        id=keys.new_table_id(),
        game=match.spec.id,
        rules=match.spec.version,
        players=match.players,
        options=dict(match.setup_options),
        setup=record["setup"],
        title=title,
        listed=listed and any(seat.kind == "open" for seat in seats),
        confirm=confirm,
        host_hash=keys.digest(host),
        watch_hash=keys.digest(watch),
        number=match.step,
        step=match.step,
        deciding=standing.deciding,
        bot_to_move=standing.bot_to_move,
        over=standing.over,
        scores=standing.scores,
        ask=None,
        snapshot=standing.snapshot,
        pace=pace,
        used=standing.used,
        since=standing.since,
        created=moment,
        updated=moment,
    )
    await tables.store.create(row, seats, _moves(record, moment))
    if standing.bot_to_move:
        await tables.open(row.id)  # which wakes the bot
    return wire.Created(row.id, host, watch, [wire.SeatKey(s.seat, s.kind, given.get(s.seat)) for s in seats])


def _moves(record: dict[str, Any], moment: int) -> list[Change]:
    return [
        Change(n, move["seat"], "move", move["move"], move["chance"], n, f"record-{n}", moment)
        for n, move in enumerate(record["moves"], start=1)
    ]


# --- seats ---


async def join(tables: Tables, live: LiveTable, name: str) -> wire.Joined:
    """Give the first free open seat to somebody."""
    for _ in range(3):
        async with live.lock:
            free = next((s for s in live.seats if s.kind == "open" and s.key_hash is None), None)
            if free is None:
                raise NoSeat
            key = keys.new_key()
            try:
                seated = SeatRow(free.seat, "open", clean(name) or free.name, None, keys.digest(key))
                await tables.change_seat(live, "join", seated)
            except Refused:  # another process was quicker: look again
                continue
            return wire.Joined(free.seat, key)
    raise NoSeat


async def change_key(tables: Tables, live: LiveTable, seat: int) -> str:
    """Give a seat a new key; the old one opens nothing from now on."""
    key = keys.new_key()
    await _change(tables, live, "key", seat, None, keys.digest(key))
    return key


async def rename(tables: Tables, live: LiveTable, seat: int, name: str) -> None:
    """Give a seat another name."""
    await _change(tables, live, "name", seat, clean(name), None)


async def stand_in(tables: Tables, live: LiveTable, seat: int, on: bool) -> None:
    """Let a bot play for somebody who keeps the others waiting, or let them play themselves again."""
    for _ in range(3):
        async with live.lock:
            old = live.seats[seat]
            if old.kind not in ("link", "open"):
                raise NoSeat
            if on == (old.bot is not None):
                return
            if on and (live.match.seat != seat or not live.late(now())):
                raise NotLate
            new = SeatRow(seat, old.kind, old.name, _STAND_IN if on else None, old.key_hash)
            try:
                await tables.change_seat(live, "bot", new)
            except Refused:
                continue
            return
    raise NoSeat


async def _change(
    tables: Tables, live: LiveTable, what: Any, seat: int, name: str | None, key_hash: str | None
) -> None:
    for _ in range(3):
        async with live.lock:
            old = live.seats[seat]
            if old.key_hash is None:
                raise NoSeat
            try:
                new = SeatRow(seat, old.kind, name or old.name, old.bot, key_hash or old.key_hash)
                await tables.change_seat(live, what, new)
            except Refused:
                continue
            return
    raise NoSeat
