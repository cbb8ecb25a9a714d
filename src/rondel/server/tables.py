"""All tables: opening them from storage, keeping the live ones, and the one door for every change."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import rondel
from rondel.core.errors import IllegalMove, NothingToUndo
from rondel.core.match import Match
from rondel.games import REGISTRY, find
from rondel.server import history, keys, sight, wire
from rondel.server.metrics import Metrics
from rondel.server.rows import OF_SEATS, Ask, Change, Clock, Said, SeatRow, What
from rondel.server.store import Overtaken, Store, now, seat_update
from rondel.server.table import LiveTable, bots

_NUDGES = 60_000  # milliseconds between two of one seat

Stored = Callable[[int], None]  # told the number as soon as a change is durable


class Refused(Exception):
    """A request that changes nothing."""

    def __init__(self, code: wire.Code, reason: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason or code


class NoTable(Exception):
    """No table has this id."""


def _nobody(_: int) -> None:
    """Nobody waits for the answer."""


async def _no_advice(live: LiveTable, seat: int, most: int) -> list[str]:
    return []


async def _no_plan(view: dict[str, Any], luck: int, moves: list[str]) -> bytes:
    raise Refused("forbidden")


class Tables:
    """The tables of one process."""

    def __init__(self, store: Store, metrics: Metrics, most: int) -> None:
        self.store = store
        self.metrics = metrics
        self._most = most
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self.announce: Callable[[dict[str, Any]], None] = lambda news: None  # to other processes
        self.wake_bot: Callable[[LiveTable], None] = lambda table: None
        self.advise: Callable[[LiveTable, int, int], Awaitable[list[str]]] = _no_advice
        self.plan: Callable[[dict[str, Any], int, list[str]], Awaitable[bytes]] = _no_plan

    async def warm_up(self) -> None:
        """Do once, before anybody waits for it, what is slow only the first time."""
        for game in REGISTRY:
            match = rondel.new(game, find(game).players[-1], seed=0)
            history.standing(history.prefix(match, 0), frozenset(), Clock([], 0))
            sight.frame(match, match.seat, 0, False)
        none = "-" * 12
        await self.store.find(none)
        await self.store.changes(none)
        await self.store.seats(none)
        await self.store.notes(none, [0])
        await self.store.chat(none)

    # --- opening ---

    async def open(self, table: str, fresh: bool = False) -> LiveTable:
        """Give a live table; `fresh` looks whether another process has changed it."""
        live = self._live.get(table)
        if live is None:
            if not keys.is_table_id(table):
                raise NoTable
            live = await self._load(table)
        elif fresh and not self.store.is_sqlite:
            await self.follow(table, await self.store.number(table))
            live = self._live.get(table) or await self._load(table)
        self._live.move_to_end(table)
        return live

    async def _load(self, table: str) -> LiveTable:
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self._live:
                    begun = time.perf_counter()
                    self._live[table] = await self._read(table)
                    self.metrics.opening.observe(time.perf_counter() - begun)
                    self._forget_unused(but=table)
                live = self._live[table]
        finally:
            if not lock.locked():
                self._opening.pop(table, None)
        self.wake_bot(live)
        return live

    async def _read(self, table: str) -> LiveTable:
        while True:
            row = await self.store.find(table)
            if row is None:
                raise NoTable
            changes = await self.store.changes(table)
            if (changes[-1].number if changes else 0) == row.number:
                break  # otherwise somebody changed it between the two readings
        match, past = history.read(row, changes)
        return LiveTable(row, await self.store.seats(table), match, past)

    def _forget_unused(self, but: str) -> None:
        surplus = len(self._live) - self._most
        if surplus > 0:
            idle = [table for table, live in self._live.items() if table != but and not live.in_use]
            for table in idle[:surplus]:
                del self._live[table]
        self.metrics.tables.set(len(self._live))

    def is_live(self, table: str) -> bool:
        """Say whether a table is in memory."""
        return table in self._live

    # --- the one door ---

    async def change(
        self,
        live: LiveTable,
        seat: int,
        what: What,
        key: str,
        number: int,
        move: str = "",
        stored: Stored = _nobody,
    ) -> int:
        """Check → store → acknowledge → tell. A key already stored gets the first answer again."""
        async with live.lock:
            known = live.history.answers.get((seat, key))
            if known is not None:
                stored(known)
                return known
            if number != live.number:
                raise Refused("stale")
            if live.match.seat != seat:
                raise Refused("illegal", "not-your-turn")
            match, taken_back, said, chance = _carry_out(live, what, move)
            return await self._store(live, seat, what, key, match, taken_back, said, chance, stored)

    async def go_back(self, live: LiveTable, seat: int, key: str, step: int, stored: Stored) -> int:
        """Go back to a step because all people agreed; the caller holds the lock."""
        match = history.prefix(live.match, step)
        return await self._store(live, seat, "back", key, match, [], None, [], stored)

    async def _store(
        self,
        live: LiveTable,
        seat: int,
        what: What,
        key: str,
        match: Match,
        taken_back: list[str],
        said: str | None,
        chance: list[int],
        stored: Stored,
        seated: SeatRow | None = None,
    ) -> int:
        change = Change(live.number + 1, seat, what, said, chance, match.step, key, now())
        clock = live.clock(what, seat, match.seat, change.at)
        seats = live.seats if seated is None else [seated if s.seat == seat else s for s in live.seats]
        standing = history.standing(match, bots(seats), clock)
        also = None if seated is None else seat_update(live.id, seated, live.seats[seat].key_hash)
        begun = time.perf_counter()
        try:
            await asyncio.shield(self.store.append(live.id, change, standing, also))
        except Overtaken:
            await self._catch_up(live)
            raise Refused("stale") from None
        except BaseException:
            self._live.pop(live.id, None)  # whether it was stored is unknown: read it again
            for listener in list(live.listeners):
                listener.leave()
            raise
        self.metrics.storing.observe(time.perf_counter() - begun)
        self.metrics.changes.labels(what).inc()
        live.seats = seats
        live.apply(change, match, taken_back, standing)
        stored(change.number)
        try:
            await asyncio.sleep(0)  # the answers of all that was stored together go out before the telling
        finally:
            live.tell(change)
            self.announce({"table": live.id, "number": change.number})
            self.wake_bot(live)
        return change.number

    # --- seats ---

    async def change_seat(self, live: LiveTable, what: What, seated: SeatRow) -> None:
        """Give a seat another name, key or bot; the caller holds the lock."""
        key = f"{what}-{secrets.token_hex(8)}"
        await self._store(
            live, seated.seat, what, key, live.match, [], None, [], stored=_nobody, seated=seated
        )

    # --- asking to go back ---

    async def ask(self, live: LiveTable, seat: int, key: str, number: int, to: int, stored: Stored) -> None:
        """Ask all people to go back to a step; go at once when nobody else has to agree."""
        async with live.lock:
            if (known := live.history.answers.get((seat, key))) is not None:
                stored(known)
                return
            if live.row.ask is not None and live.row.ask.id == key and live.row.ask.number == live.number:
                stored(live.number)
                return
            if number != live.number:
                raise Refused("stale")
            if not to < live.match.step:
                raise Refused("nothing-to-undo")
            same_screen = live.seats[seat].kind == "here"
            yes = [s.seat for s in live.people if s.seat == seat or (same_screen and s.kind == "here")]
            await self._put(live, Ask(key, seat, to, number, yes), stored)

    async def agree(self, live: LiveTable, seat: int, key: str, ask: str, yes: bool, stored: Stored) -> None:
        """Answer what somebody asks; the last one who agrees takes the table back."""
        async with live.lock:
            asked = live.row.ask
            if asked is None or asked.id != ask or asked.number != live.number:
                raise Refused("stale")
            if not yes:
                if not await self.store.set_ask(live.id, live.number, None):
                    raise Refused("stale")
                live.row.ask = None
                stored(live.number)
                self._tell_asked(live, live.asked(asked, still=False))
                return
            same_screen = live.seats[seat].kind == "here"
            more = [s.seat for s in live.people if s.seat == seat or (same_screen and s.kind == "here")]
            new = Ask(asked.id, asked.seat, asked.to, asked.number, sorted({*asked.yes, *more}))
            await self._put(live, new, stored)

    async def _put(self, live: LiveTable, ask: Ask, stored: Stored) -> None:
        if all(seat.seat in ask.yes for seat in live.people):
            await self.go_back(live, ask.seat, ask.id, ask.to, stored)
            return
        if not await self.store.set_ask(live.id, live.number, ask):
            await self._catch_up(live)
            raise Refused("stale")
        live.row.ask = ask
        stored(live.number)
        self._tell_asked(live, live.asked(ask))

    def _tell_asked(self, live: LiveTable, asked: wire.Asked | None) -> None:
        if asked is not None:
            live.tell_all(asked)
            self.announce({"table": live.id, "number": live.number, "asked": True})

    # --- chat ---

    async def say(self, live: LiveTable, seat: int, text: str, key: str) -> None:
        """Add a line of chat and tell everybody."""
        line = await self.store.say(live.id, seat, text, key)
        self._tell_chat(live, [line])
        self.announce({"table": live.id, "number": live.number, "chat": line.id})

    async def nudge(self, live: LiveTable, seat: int, own: Collection[int], key: str) -> None:
        """Remind the person who decides, if that is somebody else: one line, and not too often."""
        to = live.match.seat
        if to is None or to in own or all(person.seat != to for person in live.people):
            raise Refused("illegal", "nobody-to-nudge")
        line = await self.store.nudge(live.id, seat, to, key, _NUDGES)
        if line is None:
            raise Refused("too-fast", "nudged")
        self._tell_chat(live, [line])
        self.announce({"table": live.id, "number": live.number, "chat": line.id})

    def _tell_chat(self, live: LiveTable, lines: list[Said]) -> None:
        for line in lines:
            if line.id > live.told_chat:
                live.told_chat = line.id
                live.tell_all(wire.ChatMessage(line.id, line.seat, line.text, line.at, line.nudged))

    # --- other processes ---

    async def heard(self, news: dict[str, Any]) -> None:
        """Follow what another process announced."""
        table = news["table"]
        live = self._live.get(table)
        if live is None:
            return
        await self.follow(table, news["number"])
        if "chat" in news:
            lines = await self.store.chat(table, live.told_chat)
            self._tell_chat(live, lines)
        if "asked" in news:
            await self._follow_ask(live)

    async def follow(self, table: str, number: int) -> None:
        """Bring a live table up to a number."""
        live = self._live.get(table)
        if live is not None and live.number < number:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        for change in await self.store.changes(live.id, live.number):
            match = history.advance(live.match, change)
            clock = live.clock(change.what, change.seat, match.seat, change.at)
            if change.what in OF_SEATS:
                live.seats = await self.store.seats(live.id)
            taken_back = history.texts_after(live.match, change.step) if change.move is None else []
            live.apply(change, match, taken_back, history.standing(match, live.bots, clock))
            live.tell(change)
        self.wake_bot(live)

    async def _follow_ask(self, live: LiveTable) -> None:
        row = await self.store.find(live.id)
        if row is not None and row.number == live.number:
            before, live.row.ask = live.row.ask, row.ask
            asked = live.asked(row.ask) if row.ask else live.asked(before, still=False)
            if asked is not None:
                live.tell_all(asked)


def _carry_out(live: LiveTable, what: What, move: str) -> tuple[Match, list[str], str | None, list[int]]:
    """Do on a copy what a seat wants: the match after it, moves taken back, the move, what chance gave."""
    match = live.match.copy()
    before = match.step
    try:
        if what == "move":
            return match, [], move, history.play(match, move)
        if what == "redo":
            if not live.history.redo:
                raise Refused("nothing-to-undo", "nothing-to-redo")
            move = live.history.redo[-1]
            return match, [], move, history.play(match, move)
        match.undo()
        while what == "restart" and match.can_undo:
            match.undo()
    except IllegalMove:
        raise Refused("illegal") from None
    except NothingToUndo:
        raise Refused("nothing-to-undo") from None
    return match, history.texts_after(live.match, match.step)[: before - match.step], None, []
