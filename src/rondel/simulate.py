"""Many games at once: bots against each other, or random play under the laws."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from statistics import mean, stdev
from typing import Any

from rondel import laws
from rondel.bots import Bot, make
from rondel.core.chance import seeded
from rondel.core.match import begin
from rondel.games import find

_CHUNKS_PER_JOB = 20  # enough for a moving progress bar and an even load


@dataclass(frozen=True, slots=True)
class Task:
    """Games to play: what, how, and with which seeds."""

    game: str
    players: int | None  # None: every number of players in turn
    bots: tuple[str, ...]
    options: Mapping[str, str]
    laws: bool
    seeds: range


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    seed: int
    players: int
    start: int
    moves: int
    longest_options: int
    scores: tuple[dict[str, Any], ...]


def run(task: Task, jobs: int) -> Iterator[list[Result]]:
    """Play all games on several processes; yields results as they come, in no certain order."""
    seeds = task.seeds
    size = max(1, len(seeds) // (jobs * _CHUNKS_PER_JOB))
    parts = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    tasks = [Task(task.game, task.players, task.bots, task.options, task.laws, part) for part in parts]
    if jobs == 1:
        for part in tasks:
            yield play(part)
        return
    # Spawned rather than forked, so that results do not depend on what this process did before.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play, part) for part in tasks]
        for done in as_completed(waiting):
            yield done.result()


def play(task: Task) -> list[Result]:
    """Play the games of one task one after the other."""
    return [_check_one(task, seed) if task.laws else _play_one(task, seed) for seed in task.seeds]


def _check_one(task: Task, seed: int) -> Result:
    spec = find(task.game)
    chooser = random.Random(seed)
    players = task.players or spec.players[seed % len(spec.players)]
    options = {**laws.random_options(spec, players, chooser), **task.options}
    guests = () if set(task.bots) == {"random"} else _guests(task, players, seed)
    played = laws.check_game(spec, players, options, seed, guests)
    return Result(seed, players, 0, played.moves, played.longest_options, ())


def _play_one(task: Task, seed: int) -> Result:
    spec = find(task.game)
    players = task.players or spec.players[seed % len(spec.players)]
    match = begin(spec, players, task.options, seeded(seed))
    text = spec.notation.text
    bots = _guests(task, players, seed)
    longest = 0
    while True:
        seat = match.seat
        if seat is None:
            break
        moves = match.moves()
        longest = max(longest, len(moves))
        bot = bots[seat]
        match.play(bot.choose(match.view(seat) if bot.looks else {}, [text(move) for move in moves]))
    return Result(seed, players, match.state.start, match.step, longest, tuple(match.scores()))


def _guests(task: Task, players: int, seed: int) -> list[Bot]:
    return [make(task.bots[seat % len(task.bots)], seed * 8 + seat) for seat in range(players)]


def summary(task: Task, results: list[Result]) -> dict[str, Any]:
    """Condense results: scores, categories, length, seat advantage, each with its spread."""
    lengths = [result.moves for result in results]
    report: dict[str, Any] = {
        "game": task.game,
        "players": task.players or "all",
        "bots": list(task.bots),
        "options": dict(task.options),
        "laws": task.laws,
        "games": len(results),
        "seeds": [task.seeds.start, task.seeds.stop],
        "moves": spread(lengths),
        "longest_options": max((result.longest_options for result in results), default=0),
    }
    if task.laws:
        return report
    seats = max(len(result.scores) for result in results)
    report["by_seat"] = [_seat_summary(results, seat) for seat in range(seats)]
    # Place in the turn order matters, not the chair: the start player is random.
    order = [[0.0, 0] for _ in range(seats)]
    for result in results:
        winners = sum(score["place"] == 1 for score in result.scores)
        for score in result.scores:
            place = order[(score["seat"] - result.start) % len(result.scores)]
            place[0] += (score["place"] == 1) / winners
            place[1] += 1
    report["wins_by_turn_order"] = [wins / games if games else 0.0 for wins, games in order]
    return report


def _seat_summary(results: list[Result], seat: int) -> dict[str, Any]:
    scores = [result.scores[seat] for result in results if seat < len(result.scores)]
    wins = sum(
        1 / sum(other["place"] == 1 for other in result.scores)
        for result in results
        if seat < len(result.scores) and result.scores[seat]["place"] == 1
    )
    return {
        "seat": seat,
        "wins": wins,
        "win_share": wins / len(scores),
        "total": spread([score["total"] for score in scores]),
        "categories": {
            name: spread([score["categories"][name] for score in scores]) for name in scores[0]["categories"]
        },
    }


def spread(numbers: list[int]) -> dict[str, float]:
    """Give mean, standard deviation, least and most."""
    return {
        "mean": mean(numbers) if numbers else 0.0,
        "sd": stdev(numbers) if len(numbers) > 1 else 0.0,
        "min": min(numbers, default=0),
        "max": max(numbers, default=0),
    }


def as_json(results: list[Result]) -> list[dict[str, Any]]:
    """Give every single game, ready for JSON, in the order of the seeds."""
    return [asdict(result) for result in sorted(results, key=lambda result: result.seed)]
