"""Bots at tables: they think in other processes and play through the same door as people."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from rondel.server import logs, thinking
from rondel.server.metrics import Metrics
from rondel.server.store import now
from rondel.server.table import LiveTable
from rondel.server.tables import NoTable, Refused, Tables

_ADVISER = "greedy"
_LONGEST_ADVICE = 10.0  # seconds; then there is none
_LONGEST_THOUGHT = 30.0  # seconds; then the bot takes any option


class Bots:
    """Wakes bots whose turn it is."""

    def __init__(self, tables: Tables, metrics: Metrics, workers: int, pace: float, sweep: float) -> None:
        self._tables = tables
        self._metrics = metrics
        self._workers = workers
        self._pace = pace
        self._sweep = sweep
        self._pool: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(2 * workers)  # thoughts handed to the pool at once
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up the turns that an earlier process left."""
        self._tables.wake_bot = self.wake
        self._tables.advise = self.advise
        self._tables.plan = self.plan
        self._executor().submit(thinking.ready)  # so that the first bot need not wait for a process
        self._sweeper = asyncio.create_task(self._keep_sweeping())

    async def stop(self) -> None:
        """Stop thinking; what was begun is taken up at the next start."""
        tasks = [*self._turns.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """Let a bot play if it is a bot's turn and none is at it already."""
        if live.match.seat in live.bots:
            self._begin(live.id)

    async def advise(self, live: LiveTable, seat: int, most: int) -> list[str]:
        """Give the options that a bot in this seat would like best; it sees what the seat sees."""
        options = [option.text for option in live.match.options()]
        view = live.match.view(seat)
        best: list[str] = []
        try:
            async with self._room, asyncio.timeout(_LONGEST_ADVICE):
                while options and len(best) < most:
                    best.append(await self._think(_ADVISER, view, options))
                    options.remove(best[-1])
        except Exception as error:  # an adviser may be missing; people play without
            logs.failure("no-advice", error, table=live.id)
        return best

    async def plan(self, view: dict[str, object], luck: int, moves: list[str]) -> bytes:
        """Let somebody try moves on what their seat sees; nothing else goes to the process that does it."""
        loop = asyncio.get_running_loop()
        try:
            async with self._room, asyncio.timeout(_LONGEST_ADVICE):
                return await loop.run_in_executor(self._executor(), thinking.plan, view, luck, moves)
        except BrokenProcessPool:
            self._pool = None
            raise

    def _begin(self, table: str) -> None:
        if table not in self._turns:
            task = asyncio.create_task(self._play_turns(table))
            self._turns[table] = task
            task.add_done_callback(lambda _: self._turns.pop(table, None))

    async def _keep_sweeping(self) -> None:
        """Wake bots that nobody woke: at the start, and when another process died in the middle."""
        patience = 0
        while True:
            try:
                for table in await self._tables.store.waiting_for_bots(now() - patience):
                    self._begin(table)
            except Exception as error:
                logs.failure("sweep-failed", error)
            patience = 10_000
            await asyncio.sleep(self._sweep)

    async def _play_turns(self, table: str) -> None:
        try:
            while await self._play_one(table):
                pass
        except NoTable:
            return
        except Exception as error:
            self._metrics.errors.inc()
            logs.failure("bot-failed", error, table=table)

    async def _play_one(self, table: str) -> bool:
        live = await self._tables.open(table)
        seat = live.match.seat
        if seat not in live.bots:
            return False
        begun = time.perf_counter()
        number = live.number
        move = await self._choose(live, seat)
        await asyncio.sleep(max(0.0, self._pace - (time.perf_counter() - begun)))
        live = await self._tables.open(table)
        try:
            await self._tables.change(live, seat, "move", f"bot-{number}", number, move)
        except Refused:  # somebody went back, or another process was quicker
            await self._tables.open(table, fresh=True)
        return True

    async def _choose(self, live: LiveTable, seat: int) -> str:
        options = [option.text for option in live.match.options()]
        if len(options) == 1:
            return options[0]
        bot = live.seats[seat].bot or "random"
        view = live.match.view(seat)
        begun = time.perf_counter()
        try:
            async with self._room, asyncio.timeout(_LONGEST_THOUGHT):
                move = await self._think(bot, view, options)
        except Exception as error:
            if isinstance(error, BrokenProcessPool):
                self._pool = None
            self._metrics.errors.inc()
            logs.failure("bot-cannot-choose", error, table=live.id, bot=bot)
            move = secrets.choice(options)
        self._metrics.thinking.observe(time.perf_counter() - begun)
        return move if move in options else secrets.choice(options)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=thinking.settle_in,
            )
        return self._pool

    async def _think(self, bot: str, view: dict[str, object], options: list[str]) -> str:
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        return await loop.run_in_executor(self._executor(), thinking.think, bot, seed, view, options)
