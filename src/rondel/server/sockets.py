"""The live side: one socket for each open table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rondel.server import keys, logs, people, wire
from rondel.server.history import Unreadable
from rondel.server.limits import Buckets, Counters
from rondel.server.metrics import Metrics
from rondel.server.settings import Limits
from rondel.server.table import LiveTable, Rights
from rondel.server.tables import NoTable, Refused, Tables

MOST_BYTES = 32_000  # of one message from a client
_PATIENCE = 15.0  # seconds for the first message
_SILENCE = 120.0  # seconds without any message, pings included
_BACKLOG = 200  # messages that a slow client may be behind

# Close codes: 4401 the keys open nothing, 4404 no such table, 4408 too slow.
_FORBIDDEN, _UNKNOWN, _SLOW, _TOO_MANY = 4401, 4404, 4408, 4429

_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
_encode = msgspec.json.encode


class Sockets:
    """Everything that sockets of one server share."""

    def __init__(self, tables: Tables, metrics: Metrics, limits: Limits) -> None:
        self.tables = tables
        self.metrics = metrics
        self.messages = limits.messages
        self.address_messages = Buckets(limits.address_messages)
        self.chat = Buckets(limits.chat)
        self.open = Counters(limits.sockets)

    async def serve(self, socket: WebSocket[Any, Any, Any], table: str) -> None:
        """Look after one socket from its opening to its end."""
        address = socket.client.host if socket.client else ""
        await socket.accept()
        if self.address_messages.wait(address) or not self.open.take(address):
            await socket.close(_TOO_MANY)
            return
        connection = Connection(self, socket, address)
        self.metrics.sockets.inc()
        try:
            await connection.run(table)
        except (WebSocketDisconnect, ConnectionError):
            pass
        except Exception as error:
            self.metrics.errors.inc()
            logs.failure("socket-failed", error, table=table)
            connection.close(1011)
        finally:
            self.open.give_back(address)
            self.metrics.sockets.dec()
            await connection.end()


class Connection:
    """One socket that looks at one table."""

    def __init__(self, shared: Sockets, socket: WebSocket[Any, Any, Any], address: str) -> None:
        self._shared = shared
        self._socket = socket
        self._address = address
        self._messages = Buckets(shared.messages)
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._sender = asyncio.create_task(self._keep_sending())
        self._live: LiveTable | None = None
        self.hashes: frozenset[str] = frozenset()
        self.rights = Rights()

    # --- outgoing ---

    def send(self, message: bytes) -> None:
        """Queue a message; one that cannot keep up is closed and catches up when it comes back."""
        if self._out.qsize() > _BACKLOG:
            self.close(_SLOW)
        else:
            self._out.put_nowait(message)

    def say(self, message: msgspec.Struct) -> None:
        """Queue a message that is not encoded yet."""
        self.send(_encode(message))

    def close(self, code: int) -> None:
        """Close after what is queued."""
        if self._live is not None:
            self._live.listeners.discard(self)
        self._out.put_nowait(code)

    def leave(self) -> None:
        """Go: the keys open nothing any more."""
        self.close(_FORBIDDEN)

    async def _keep_sending(self) -> None:
        with contextlib.suppress(Exception):
            while True:
                message = await self._out.get()
                if isinstance(message, int):
                    await self._socket.close(message)
                    return
                await self._socket.send_text(message.decode())

    async def end(self) -> None:
        """Let go of everything; what is queued may still go out."""
        if self._live is not None:
            self._live.listeners.discard(self)
        if not self._sender.done():
            self._out.put_nowait(1000)
            await asyncio.wait([self._sender], timeout=2)
            self._sender.cancel()

    # --- incoming ---

    async def run(self, table: str) -> None:
        """Greet, then answer messages until the other side goes."""
        hello = self._decode(await asyncio.wait_for(self._receive(), _PATIENCE))
        if not isinstance(hello, wire.Hello):
            self.refuse("", "malformed")
            return
        try:
            await self._greet(table, hello)
        except (NoTable, Unreadable):
            self.close(_UNKNOWN)
            return
        if self._live is None:
            self.refuse("", "forbidden")
            self.close(_FORBIDDEN)
            return
        while not self._sender.done():
            try:
                async with asyncio.timeout(_SILENCE):
                    data = await self._receive()
            except TimeoutError:
                return
            await self._answer(data)

    async def _receive(self) -> bytes:
        data = await self._socket.receive_data(mode="text")
        return data.encode("utf-8", "replace") if isinstance(data, str) else data

    def _decode(self, data: bytes) -> wire.FromClient | None:
        if len(data) > MOST_BYTES:
            return None
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return _decoder.decode(data)
        return None

    async def _greet(self, table: str, hello: wire.Hello) -> None:
        """Send everything that the keys open."""
        tables = self._shared.tables
        live = await tables.open(table, fresh=True)
        self.hashes = keys.digests(hello.keys)
        live.greeting += 1
        try:
            async with live.lock:  # keys stay as they are meanwhile
                self.rights = live.rights(self.hashes)
                if not self.rights:
                    return
                notes = await tables.store.notes(table, self.rights.seats)
                chat = await tables.store.chat(table)
                live.told_chat = max([live.told_chat, *(line.id for line in chat)])
                self._live = live
                lines = [wire.Line(line.id, line.seat, line.text, line.at, line.nudged) for line in chat]
                self.say(live.everything(self.rights, hello.since, lines, notes))
                live.listeners.add(self)
        finally:
            live.greeting -= 1
        tables.wake_bot(live)

    async def _answer(self, data: bytes) -> None:
        message = self._decode(data)
        if self._messages.wait("") or self._shared.address_messages.wait(self._address):
            self.refuse(getattr(message, "key", ""), "too-fast")
        elif isinstance(message, wire.Ping):
            self.say(wire.Pong())
            await self._look_again()
        elif message is None or isinstance(message, wire.Hello):
            self.refuse("", "malformed")
        elif message.seat not in self.rights.seats:
            self.refuse(message.key, "forbidden")
        else:
            try:
                await self._do(message)
            except Refused as refusal:
                self.refuse(message.key, refusal.code, refusal.reason)

    async def _look_again(self) -> None:
        """Ask the database what the notices of another process may have failed to say."""
        if self._live is not None:
            await self._shared.tables.open(self._live.id, fresh=True)

    async def _do(self, message: wire.Keyed) -> None:
        tables, live = self._shared.tables, self._live
        assert live is not None

        def stored(number: int) -> None:
            self.say(wire.Ack(message.key, number))

        match message:
            case wire.Move(key, seat, number, move):
                await tables.change(live, seat, "move", key, number, move, stored)
            case wire.Undo(key, seat, number):
                await tables.change(live, seat, "undo", key, number, stored=stored)
            case wire.Redo(key, seat, number):
                await tables.change(live, seat, "redo", key, number, stored=stored)
            case wire.Restart(key, seat, number):
                await tables.change(live, seat, "restart", key, number, stored=stored)
            case wire.AskUndo(key, seat, number, to):
                await tables.ask(live, seat, key, number, to, stored)
            case wire.Agree(key, seat, ask, yes):
                await tables.agree(live, seat, key, ask, yes, stored)
            case wire.Chat(key, seat, text):
                await self._chat(live, seat, text, key)
            case wire.Nudge(key, seat):
                await tables.nudge(live, seat, self.rights.seats, key)
                stored(live.number)
            case wire.Note(key, seat, text):
                await tables.store.set_note(live.id, seat, people.clean(text, lines=True))
                stored(live.number)

    async def _chat(self, live: LiveTable, seat: int, text: str, key: str) -> None:
        if self._shared.chat.wait(f"{live.id} {seat}"):
            raise Refused("too-fast")
        shown = people.clean(text)
        if not shown:
            raise Refused("malformed")
        await self._shared.tables.say(live, seat, shown, key)
        self.say(wire.Ack(key, live.number))

    def refuse(self, key: str, code: wire.Code, reason: str | None = None) -> None:
        """Say that nothing changed."""
        self._shared.metrics.refused.labels(code).inc()
        number = -1 if self._live is None else self._live.number
        self.say(wire.Refused(key, code, wire.Message(f"refused-{reason or code}"), number))
