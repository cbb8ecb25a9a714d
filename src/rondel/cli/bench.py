"""`rondel bench`: how fast the engine is on this machine."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from rondel.cli.options import print_json
from rondel.games import find
from rondel.measure import measure


def bench(
    game: Annotated[str, typer.Argument(help="The game's id, such as el-paso.")],
    runs: Annotated[int, typer.Option(min=1, help="Runs; the median counts.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="Games in a run.")] = 100,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure random play, copies, views, records and memory on one core."""
    spec = find(game)
    console = Console(stderr=True)
    with console.status(f"measuring {game}") as status:
        report = measure(spec, runs, games, lambda what: status.update(f"measuring {game}: {what}"))
    if json:
        print_json(report)
    else:
        Console().print(_table(report))


def _table(report: dict[str, Any]) -> Table:
    table = Table(title=f"{report['game']}, median of {report['runs']} runs, one core")
    table.add_column("")
    table.add_column("", justify="right")
    for name, value in report.items():
        if isinstance(value, dict):
            for part, number in value.items():
                table.add_row(f"{name.replace('_', ' ')}: {part.replace('_', ' ')}", f"{number:,}")
        elif name not in ("game", "runs", "games_per_run", "decisions_per_second"):
            table.add_row(name.replace("_", " "), f"{value:,}")
    return table
