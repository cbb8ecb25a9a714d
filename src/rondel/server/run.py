"""Running the server in this process."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from rondel.core.errors import RondelError
from rondel.server import logs
from rondel.server.app import create
from rondel.server.settings import Settings
from rondel.server.sockets import MOST_BYTES
from rondel.server.store import Store

_SWITCH = 0.001  # seconds that a thread may compute while the other one, loop or writer, waits
_COLLECT = (5_000, 20, 100)  # tables hold no cycles, and a full collection stops everybody for 100 ms


class CannotStart(RondelError):
    """The server could not start: the address is taken, or the database is not there."""


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else starts, and say it plainly when somebody has it."""
    try:
        kind = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(kind, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # accepted sockets inherit it
        listener.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart(f"cannot listen at {host}:{port}: {reason}; choose another with --port") from error
    return listener


def config(settings: Settings) -> uvicorn.Config:
    """Give uvicorn's settings; it logs nothing itself, so that no address with its path is kept."""
    return uvicorn.Config(
        create(settings),
        ws="websockets-sansio",
        ws_max_size=2 * MOST_BYTES,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def run(settings: Settings, listener: socket.socket, ready: Callable[[], object] | None = None) -> None:
    """Serve at a socket until somebody stops it."""
    logs.configure()
    asyncio.run(_try_database(settings.database))
    chosen = config(settings)
    server = uvicorn.Server(chosen)
    with asyncio.Runner(loop_factory=chosen.get_loop_factory()) as runner:
        runner.run(_serve(server, listener, ready))
    if not server.started:
        raise CannotStart("the server could not start: the log says why")


async def _try_database(address: str) -> None:
    """Reach the database and bring its schema up to date, before anything else starts."""
    try:
        store = Store(address)
        try:
            await store.open()
        finally:
            await store.close()
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise CannotStart(f"cannot open the database: {reason}") from error


async def _serve(server: uvicorn.Server, listener: socket.socket, ready: Callable[[], object] | None) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.05)
    _keep_pauses_short()
    if ready is not None and server.started:
        await asyncio.to_thread(ready)
    await serving


def _keep_pauses_short() -> None:
    """Leave what was loaded at the start out of later collections, and let threads take turns quickly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)
    sys.setswitchinterval(_SWITCH)
