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
from rondel.locale import texts

app = typer.Typer(
    help="Heavy board games on your own computer.", no_args_is_help=True, pretty_exceptions_enable=False
)
for command in (serve, play, replay, sim, bench, catalog, rules):
    app.command()(command)


@app.command()
def games(
    lang: Annotated[str, typer.Option(help="Language: en, ru or pl.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List what can be played, with player counts and set-up options."""
    listed = rondel.games()
    if json:
        print_json(listed)
        return
    table = Table()
    house = texts(lang, listed[0]["id"])
    for heading in ("ui-id", "ui-name", "ui-players", "ui-setup"):
        table.add_column(house.format(heading))
    for game in listed:
        words = texts(lang, game["id"])
        options = "\n".join(
            f"{name}={'|'.join(values)}{' (solo)' * (name in game['solo_options'])}: "
            + words.name("setup", name)
            for name, values in game["options"].items()
        )
        table.add_row(game["id"], game["titles"][lang], ", ".join(map(str, game["players"])), options)
    Console().print(table)
