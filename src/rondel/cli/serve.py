"""`rondel serve`: the web table."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="Such as postgresql+psycopg://user@host/name; a SQLite file otherwise.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the SQLite file.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Show it in the browser.")] = False,
) -> None:
    """Play in the browser: start the web table and print its address."""
    from rondel.server.run import listen, run
    from rondel.server.settings import Settings, data_folder, sqlite_url

    settings = Settings(database=database or sqlite_url(data or data_folder()), bot_workers=workers)
    listener = listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}"
    typer.echo(f"Rondel is at {address} (stop with Ctrl+C)")
    run(settings, listener, (lambda: webbrowser.open(address)) if open_browser else None)
