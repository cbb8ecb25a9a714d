"""One writer for SQLite: whatever waits is stored together, with one flush to the disk for all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

T = TypeVar("T")
Work = Callable[[Connection], Any]

_MOST = 100  # changes in one transaction


class Batches:
    """A thread with its own connection, which commits in batches; each work is all or nothing by itself."""

    def __init__(self, url: sa.URL, connected: Callable[[Any, object], None]) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), poolclass=sa.StaticPool)
        sa.event.listen(self._engine, "connect", connected)
        sa.event.listen(self._engine, "connect", _leave_transactions_to_us)
        sa.event.listen(self._engine, "begin", _begin_as_writer)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._busy: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; it is durable when this returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._busy is None or self._busy.done():
            self._busy = asyncio.create_task(self._work_off())
        return await asyncio.shield(done)

    async def _work_off(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            try:
                results = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in batch])
            except Exception as error:
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _commit(self, works: list[Work]) -> list[Any]:
        if len(works) == 1:  # needs no savepoint: the transaction is its own
            with self._engine.begin() as connection:
                return [works[0](connection)]
        results: list[Any] = []
        with self._engine.begin() as connection:
            for work in works:
                try:
                    with connection.begin_nested():
                        results.append(work(connection))
                except Exception as error:
                    results.append(error)
        return results

    async def close(self) -> None:
        """Finish what waits, then close."""
        if self._busy is not None:
            await self._busy
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


def _leave_transactions_to_us(connection: Any, _: object) -> None:
    connection.isolation_level = None


def _begin_as_writer(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
