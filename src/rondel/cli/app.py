"""All commands of `rondel`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import rondel
from rondel.cli.bench import bench
from rondel.cli.catalog import catalog
from rondel.cli.options import print_json
from rondel.cli.play import play
from rondel.cli.replay import replay
from rondel.cli.rules import rules
from rondel.cli.serve import serve
from rondel.cli.sim import sim

app = typer.Typer(
    help="Heavy board games on your own computer.", no_args_is_help=True, pretty_exceptions_enable=False
)
for command in (serve, play, replay, sim, bench, catalog, rules):
    app.command()(command)


@app.command()
def games(json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List what can be played, with player counts and set-up options."""
    listed = rondel.games()
    if json:
        print_json(listed)
        return
    table = Table()
    for column in ("id", "title", "players", "options"):
        table.add_column(column)
    for game in listed:
        options = "\n".join(
            f"{name}={'|'.join(values)}{' (solo)' * (name in game['solo_options'])}"
            for name, values in game["options"].items()
        )
        table.add_row(game["id"], game["titles"]["en"], ", ".join(map(str, game["players"])), options)
    Console().print(table)
