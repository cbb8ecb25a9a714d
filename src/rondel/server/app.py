"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import rondel
from rondel.server import api, herald, logs
from rondel.server.bots import Bots
from rondel.server.headers import guarded
from rondel.server.metrics import Metrics
from rondel.server.problems import answer
from rondel.server.settings import Settings
from rondel.server.sockets import Sockets
from rondel.server.store import Store
from rondel.server.tables import Tables


def make(settings: Settings) -> Litestar:
    """Build the application, without its outer guard."""
    metrics = Metrics()
    store = Store(settings.database)
    tables = Tables(store, metrics, settings.live_tables)
    channels = herald.plugin(store.url)
    parts: dict[str, object] = {
        "settings": settings,
        "metrics": metrics,
        "store": store,
        "tables": tables,
        "gates": api.Gates(settings.limits),
        "sockets": Sockets(tables, metrics, settings.limits),
    }

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        bots = Bots(tables, metrics, settings.bot_workers, settings.bot_pace, settings.sweep)
        messenger = herald.Herald(tables, channels)
        await store.open()
        await tables.warm_up()
        async with channels:
            await messenger.start()
            await bots.start()
            logs.log.info("started", version=rondel.__version__, database=store.url.get_backend_name())
            try:
                yield
            finally:
                await bots.stop()
                await messenger.stop()
        await store.close()
        logs.log.info("stopped")

    return Litestar(
        route_handlers=api.HANDLERS,
        dependencies={name: _given(part) for name, part in parts.items()},
        lifespan=[life],
        state=State(parts),
        exception_handlers={Exception: answer},
        request_max_body_size=api.MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Rondel",
            version=rondel.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(  # the client's files come compressed
            backend="gzip", gzip_compress_level=6, minimum_size=2000, exclude_opt_key="compressed"
        ),
        logging_config=None,
    )


def _given(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False, use_cache=True)


def create(settings: Settings) -> ASGIApp:
    """Build the server."""
    app = make(settings)
    return guarded(app, app.state.metrics)
