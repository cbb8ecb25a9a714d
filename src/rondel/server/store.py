"""Storage: every change of a table is one transaction, durable before anybody hears of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import ReturningInsert, UpdateBase

from rondel.server import models as m
from rondel.server.batches import Batches
from rondel.server.rows import Ask, Change, Pace, Said, SeatRow, Standing, TableRow

T = TypeVar("T")

_MIGRATION_LOCK = 7_203_941  # any number that nobody else takes


# Made once: building and compiling them costs more than running them.
_MARK = (
    sa.update(m.tables)
    .where(m.tables.c.id == sa.bindparam("this"), m.tables.c.number == sa.bindparam("before"))
    .values(
        {name: sa.bindparam(name) for name in ("number", "updated", *Standing.__struct_fields__)}
        | {"ask": sa.null()}
    )
)
_ADD = sa.insert(m.changes)


class Overtaken(Exception):
    """Another process changed the table first; nothing was stored."""


def now() -> int:
    """Give the time in milliseconds."""
    return time.time_ns() // 1_000_000


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = _with_driver(sa.make_url(url))
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite)
        self._batches: Batches | None = None
        if self.is_sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _make_durable)
            self._batches = Batches(self.url, _make_durable)

    async def open(self) -> None:
        """Bring the schema up to date."""
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Close all connections."""
        if self._batches is not None:
            await self._batches.close()
        await self.engine.dispose()

    async def alive(self) -> bool:
        """Say whether the database answers."""
        async with self.engine.connect() as connection:
            return await connection.scalar(sa.select(1)) == 1

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction, durable when this returns."""
        if self._batches is not None:
            return await self._batches.run(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    # --- tables ---

    async def create(self, table: TableRow, seats: Iterable[SeatRow], changes: Iterable[Change] = ()) -> None:
        """Store a new table; one that continues a record comes with its moves."""
        row = msgspec.structs.asdict(table)
        for name in ("options", "setup", "scores", "ask", "pace", "used"):
            row[name] = None if row[name] is None else _json(row[name])
        seat_rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
        change_rows = [_change_values(table.id, change) for change in changes]

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(m.tables), row)
            connection.execute(sa.insert(m.seats), seat_rows)
            if change_rows:
                connection.execute(sa.insert(m.changes), change_rows)

        await self._write(work)

    async def find(self, table: str) -> TableRow | None:
        """Find a table."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(m.tables).where(m.tables.c.id == table))).first()
        return None if found is None else _table_row(found)

    async def number(self, table: str) -> int:
        """Give the number of the last change."""
        async with self.engine.connect() as connection:
            return await connection.scalar(sa.select(m.tables.c.number).where(m.tables.c.id == table)) or 0

    async def seats(self, table: str) -> list[SeatRow]:
        """List the seats of a table."""
        return (await self.seats_of([table])).get(table, [])

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        """List the seats of several tables."""
        query = sa.select(m.seats).where(m.seats.c.table_id.in_(tables)).order_by(m.seats.c.seat)
        listed: dict[str, list[SeatRow]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                seat = SeatRow(row.seat, row.kind, row.name, row.bot, row.key_hash)
                listed.setdefault(row.table_id, []).append(seat)
        return listed

    async def changes(self, table: str, after: int = 0) -> list[Change]:
        """List the changes of a table after a number, in order."""
        c = m.changes.c
        query = sa.select(m.changes).where(c.table_id == table, c.number > after).order_by(c.number)
        async with self.engine.connect() as connection:
            return [
                Change(
                    row.number,
                    row.seat,
                    row.what,
                    row.move,
                    msgspec.json.decode(row.chance),
                    row.step,
                    row.key,
                    row.at,
                )
                for row in await connection.execute(query)
            ]

    async def append(
        self, table: str, change: Change, standing: Standing, also: UpdateBase | None = None
    ) -> None:
        """Store the next change with where the game stands then, all or nothing."""
        marked = {"this": table, "before": change.number - 1, "number": change.number, "updated": change.at}
        marked |= msgspec.structs.asdict(standing)
        marked["scores"] = None if standing.scores is None else _json(standing.scores)
        marked["used"] = _json(standing.used)
        row = _change_values(table, change)

        def work(connection: Connection) -> None:
            # The update locks the row; whoever comes second finds another number and changes nothing.
            if connection.execute(_MARK, marked).rowcount != 1:
                raise Overtaken
            connection.execute(_ADD, row)
            if also is not None and connection.execute(also).rowcount != 1:
                raise Overtaken

        await self._write(work)

    async def set_ask(self, table: str, number: int, ask: Ask | None) -> bool:
        """Keep what somebody asks; false when the table has changed meanwhile."""
        c = m.tables.c
        query = (
            sa.update(m.tables)
            .where(c.id == table, c.number == number)
            .values(ask=None if ask is None else _json(ask))
        )
        return await self._write(lambda connection: connection.execute(query).rowcount == 1)

    # --- lists ---

    async def with_keys(self, hashes: Iterable[str], limit: int) -> list[TableRow]:
        """List the tables that these keys open, the latest first."""
        wanted = list(hashes)
        c = m.tables.c
        seated = sa.select(m.seats.c.table_id).where(m.seats.c.key_hash.in_(wanted))
        rights = sa.or_(c.host_hash.in_(wanted), c.watch_hash.in_(wanted), c.id.in_(seated))
        return await self._list(rights, limit)

    async def joinable(self, limit: int) -> list[TableRow]:
        """List the tables that anybody may join."""
        c = m.tables.c
        free = sa.select(m.seats.c.table_id).where(m.seats.c.kind == "open", m.seats.c.key_hash.is_(None))
        return await self._list(sa.and_(c.listed.is_(True), c.over.is_(False), c.id.in_(free)), limit)

    async def _list(self, condition: sa.ColumnElement[bool], limit: int) -> list[TableRow]:
        query = sa.select(m.tables).where(condition).order_by(m.tables.c.updated.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [_table_row(row) for row in await connection.execute(query)]

    async def waiting_for_bots(self, before: int) -> list[str]:
        """List tables whose next move is a bot's, unchanged since a moment."""
        c = m.tables.c
        query = sa.select(c.id).where(c.bot_to_move.is_(True), c.updated <= before)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    # --- chat and notes ---

    async def say(self, table: str, seat: int, text: str, key: str) -> Said:
        """Add a line of chat; a resent one is the first one again."""
        c = m.chat.c
        again = sa.select(m.chat).where(c.table_id == table, c.seat == seat, c.key == key)
        add: ReturningInsert[Any] = (
            sa.insert(m.chat)
            .values(table_id=table, seat=seat, text=text, key=key, at=now())
            .returning(m.chat)
        )

        def work(connection: Connection) -> Said:
            return _said(connection.execute(again).first() or connection.execute(add).one())

        return await self._write(work)

    async def nudge(self, table: str, seat: int, nudged: int, key: str, pause: int) -> Said | None:
        """Remind a seat by a line of chat; none if this seat did so less than a pause ago."""
        c, at = m.chat.c, now()
        of_seat = sa.select(m.chat).where(c.table_id == table, c.seat == seat)
        again = of_seat.where(c.key == key)
        recent = of_seat.where(c.nudged.is_not(None), c.at > at - pause)
        add: ReturningInsert[Any] = (
            sa.insert(m.chat)
            .values(table_id=table, seat=seat, text="", key=key, at=at, nudged=nudged)
            .returning(m.chat)
        )

        def work(connection: Connection) -> Said | None:
            if (first := connection.execute(again).first()) is not None:
                return _said(first)
            if connection.execute(recent).first() is not None:
                return None
            return _said(connection.execute(add).one())

        return await self._write(work)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Said]:
        """List the latest lines of chat, oldest first."""
        c = m.chat.c
        query = sa.select(m.chat).where(c.table_id == table, c.id > after).order_by(c.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_said(row) for row in reversed(rows)]

    async def set_note(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's private note."""
        c = m.notes.c
        change = sa.update(m.notes).where(c.table_id == table, c.seat == seat).values(text=text)
        add = sa.insert(m.notes).values(table_id=table, seat=seat, text=text)

        def work(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                connection.execute(add)

        await self._write(work)

    async def notes(self, table: str, seats: Iterable[int]) -> dict[int, str]:
        """Give the notes of these seats."""
        c = m.notes.c
        query = sa.select(c.seat, c.text).where(c.table_id == table, c.seat.in_(list(seats)))
        async with self.engine.connect() as connection:
            return {row.seat: row.text for row in await connection.execute(query)}


def _with_driver(url: sa.URL) -> sa.URL:
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def seat_update(table: str, seat: SeatRow, was: str | None) -> UpdateBase:
    """Make the statement that gives a seat another name, key or bot, if it still has the key it had."""
    c = m.seats.c
    held = c.key_hash.is_(None) if was is None else c.key_hash == was
    return (
        sa.update(m.seats)
        .where(c.table_id == table, c.seat == seat.seat, held)
        .values(name=seat.name, bot=seat.bot, key_hash=seat.key_hash)
    )


def _change_values(table: str, change: Change) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(change), "chance": _json(change.chance)}


def _said(row: sa.Row[Any]) -> Said:
    return Said(row.id, row.seat, row.text, row.at, row.nudged)


def _table_row(row: sa.Row[Any]) -> TableRow:
    values = dict(row._mapping)
    for name in ("options", "setup", "scores", "used"):
        values[name] = None if values[name] is None else msgspec.json.decode(values[name])
    values["ask"] = None if values["ask"] is None else msgspec.json.decode(values["ask"], type=Ask)
    values["pace"] = None if values["pace"] is None else msgspec.json.decode(values["pace"], type=Pace)
    return TableRow(**values)


def _make_durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
