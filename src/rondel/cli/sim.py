"""`rondel sim`: many games, a progress bar, and a report."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rondel import simulate
from rondel.bots import make
from rondel.cli.options import parse_options, print_json
from rondel.core.errors import BadSetup
from rondel.games import find

_BAR = 24  # characters of the widest bar of a histogram
_BINS = 12


def sim(
    game: Annotated[str, typer.Argument(help="The game's id, such as el-paso.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    players: Annotated[int | None, typer.Option(help="Players; all numbers in turn with --laws.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots by seat, separated by commas; repeated as needed.")
    ] = "random",
    option: Annotated[list[str] | None, typer.Option(help="Set-up option, name=value; repeatable.")] = None,
    seed: Annotated[int, typer.Option(help="The first game's seed; later games count on.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    laws: Annotated[
        bool, typer.Option("--laws", help="Check every law at every step; bots slip now and then.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    each: Annotated[bool, typer.Option("--each", help="With --json: every single game too.")] = False,
) -> None:
    """Play many games and report scores, categories, length and seat advantage."""
    task = _task(game, games, players, bots, parse_options(option), seed, laws)
    begun = time.perf_counter()
    results = _run(task, jobs)
    report = simulate.summary(task, results)
    report["seconds"] = round(time.perf_counter() - begun, 2)
    report["games_per_second"] = round(len(results) / (time.perf_counter() - begun), 2)
    if json:
        if each:
            report["each"] = simulate.as_json(results)
        print_json(report)
    else:
        _print(Console(), report, results)


def _task(
    game: str, games: int, players: int | None, bots: str, options: dict[str, str], seed: int, laws: bool
) -> simulate.Task:
    spec = find(game)
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        make(name, 0)
    if players is None and not laws:
        players = 2
    if players is not None and len(names) > players:
        raise BadSetup(f"{len(names)} bots for {players} players")
    spec.check_setup(spec.players[0] if players is None else players, options)
    return simulate.Task(game, players, names, options, laws, range(seed, seed + games))


def _run(task: simulate.Task, jobs: int) -> list[simulate.Result]:
    results: list[simulate.Result] = []
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        progress = bar.add_task(task.game, total=len(task.seeds))
        for part in simulate.run(task, jobs):
            results += part
            bar.advance(progress, len(part))
    return results


def _print(console: Console, report: dict[str, Any], results: list[simulate.Result]) -> None:
    moves = report["moves"]
    console.print(
        f"[bold]{report['game']}[/]: {report['games']} games, seeds {report['seeds'][0]} to "
        f"{report['seeds'][1] - 1}, {report['seconds']} s, {report['games_per_second']} games/s"
    )
    console.print(
        f"decisions in a game: {moves['mean']:.1f} ± {moves['sd']:.1f} "
        f"({moves['min']} to {moves['max']}); longest list of options: {report['longest_options']}"
    )
    if report["laws"]:
        console.print("[green]every law held at every step[/]")
        return
    console.print(_score_table(report))
    shares = "  ".join(
        f"{place}. {share:.1%}" for place, share in enumerate(report["wins_by_turn_order"], start=1)
    )
    console.print(f"wins by turn order: {shares}")
    console.print("totals:")
    for line in _histogram([score["total"] for result in results for score in result.scores]):
        console.print(line, highlight=False)


def _score_table(report: dict[str, Any]) -> Table:
    table = Table(title="mean ± standard deviation")
    table.add_column("")
    for seat in report["by_seat"]:
        bot = report["bots"][seat["seat"] % len(report["bots"])]
        table.add_column(f"{'ABCD'[seat['seat']]} {bot}", justify="right")
    for name in report["by_seat"][0]["categories"]:
        table.add_row(name, *(_cell(seat["categories"][name]) for seat in report["by_seat"]))
    table.add_section()
    table.add_row("total", *(_cell(seat["total"]) for seat in report["by_seat"]), style="bold")
    table.add_row("wins", *(f"{seat['win_share']:.1%}" for seat in report["by_seat"]))
    return table


def _cell(numbers: dict[str, float]) -> str:
    return f"{numbers['mean']:.1f} ± {numbers['sd']:.1f}"


def _histogram(numbers: list[int]) -> list[str]:
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // _BINS))
    counts = [0] * (-(-(high - low + 1) // width))
    for number in numbers:
        counts[(number - low) // width] += 1
    most = max(counts)
    return [
        f"{low + i * width:>4}–{low + (i + 1) * width - 1:<4} {'█' * round(_BAR * n / most):<{_BAR}} {n}"
        for i, n in enumerate(counts)
    ]
