"""Between processes: a notice that a table changed. It carries (table, number); readers ask the database."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from litestar.channels.subscriber import Subscriber
from psycopg import AsyncConnection
from psycopg.sql import SQL, Identifier, Literal
from sqlalchemy import URL

from rondel.server import logs
from rondel.server.tables import Tables

_CHANNEL = "rondel"
_AGAIN = 1.0  # seconds before another try to reach the database


class SteadyBackend(PsycoPgChannelsBackend):
    """Litestar's PostgreSQL channel with one connection to speak, and a new one whenever one breaks."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._dsn = dsn
        self._speaker: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify; a lost notice is found out by the next ping of a client."""
        for _ in range(2):
            try:
                if self._speaker is None or self._speaker.closed:
                    self._speaker = await AsyncConnection[Any].connect(self._dsn, autocommit=True)
                for channel in channels:
                    notice = SQL("NOTIFY {}, {}").format(Identifier(channel), Literal(data.decode()))
                    await self._speaker.execute(notice)
                return
            except Exception as error:
                logs.failure("notice-lost", error)
                self._speaker = None

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Hear, and listen again after the connection broke."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Exception as error:
                logs.failure("listening-broke", error)
                await self._listen_again()

    async def _listen_again(self) -> None:
        channels, self._subscribed_channels = self._subscribed_channels, set()
        self._listener_task = None
        while True:
            await asyncio.sleep(_AGAIN)
            with contextlib.suppress(Exception):
                self._listener_conn = await AsyncConnection[Any].connect(self._dsn, autocommit=True)
                await self.subscribe(channels)
                return

    async def on_shutdown(self) -> None:
        """Close both connections."""
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()
        await self._listener_conn.close()


def backend(url: URL) -> ChannelsBackend:
    """Choose how processes hear of each other: memory for one, PostgreSQL for several."""
    if url.get_backend_name() == "postgresql":
        return SteadyBackend(url.set(drivername="postgresql").render_as_string(hide_password=False))
    return MemoryChannelsBackend()


class Herald:
    """Announces changes to the other processes and follows theirs."""

    def __init__(self, tables: Tables, channels: ChannelsPlugin) -> None:
        self._tables = tables
        self._channels = channels
        self._name = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        subscriber = await self._channels.subscribe(_CHANNEL)
        self._tables.announce = self.announce
        self._listening = asyncio.create_task(self._listen(subscriber))

    async def stop(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    def announce(self, news: dict[str, Any]) -> None:
        """Tell the other processes."""
        self._channels.publish({**news, "from": self._name}, _CHANNEL)

    async def _listen(self, subscriber: Subscriber) -> None:
        async for data in subscriber.iter_events():
            news = msgspec.json.decode(data)
            if news["from"] == self._name:
                continue
            try:
                await self._tables.heard(news)
            except Exception as error:
                logs.failure("cannot-follow", error, table=news["table"])


def plugin(url: URL) -> ChannelsPlugin:
    """Make the channels of a server."""
    return ChannelsPlugin(backend(url), channels=[_CHANNEL])
