"""How fast the engine is: one core, the median of several runs."""

from __future__ import annotations

import gc
import json
import random
import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Any

from rondel.core import frames
from rondel.core import record as records
from rondel.core.chance import seeded
from rondel.core.game import GameSpec
from rondel.core.match import Match, begin, forget_shared_events, replay


def measure(spec: GameSpec, runs: int, games: int, progress: Callable[[str], None]) -> dict[str, Any]:
    """Measure random play, and what copies, views, records and live games cost."""
    counts = [players for players in spec.players if players > 1]
    report: dict[str, Any] = {"game": spec.id, "runs": runs, "games_per_run": games}
    for players in counts:
        progress(f"random play, {players} players")
        speeds = [random_play(spec, players, games, run) for run in range(runs)]
        report[f"players_{players}"] = {
            "decisions_per_second": round(median(speed[0] for speed in speeds)),
            "games_per_second": round(median(speed[1] for speed in speeds), 1),
        }
    most = max(counts)
    report["decisions_per_second"] = report[f"players_{most}"]["decisions_per_second"]
    progress("the public face")
    report["face_decisions_per_second"] = round(
        median(face_play(spec, most, games // 4 or 1, r) for r in range(runs))
    )
    progress("copy, view, record, load")
    report.update(costs(spec, most, runs))
    progress("memory")
    report["live_game_peak_kb"] = round(live_memory(spec, most), 1)
    return report


def random_play(spec: GameSpec, players: int, games: int, run: int) -> tuple[float, float]:
    """Give decisions (options and apply) and games a second in random play."""
    chooser = random.Random(run).random
    rules = spec.rules
    options = spec.check_setup(players, None)
    decisions = 0
    begun = time.perf_counter()
    for game in range(games):
        state = spec.set_up(players, options, seeded(run * games + game))
        while True:
            moves = frames.options(rules, state)
            if not moves:
                break
            frames.apply(rules, state, moves[int(chooser() * len(moves))])
            decisions += 1
    seconds = time.perf_counter() - begun
    return decisions / seconds, games / seconds


def face_play(spec: GameSpec, players: int, games: int, run: int) -> float:
    """Give decisions a second through Match.options and Match.play, with log, undo and record kept."""
    chooser = random.Random(run).random
    decisions = 0
    begun = time.perf_counter()
    for game in range(games):
        match = begin(spec, players, None, seeded(run * games + game))
        while not match.over:
            options = match.options()
            match.play(options[int(chooser() * len(options))])
            decisions += 1
    return decisions / (time.perf_counter() - begun)


def costs(spec: GameSpec, players: int, runs: int) -> dict[str, float]:
    """Give microseconds for the parts that servers and bots pay for, in the middle of a game."""
    match = _played(spec, players, share=0.5)
    state = match.state
    seat = match.seat
    whole = json.dumps(_played(spec, players, share=1.0).record())
    return {
        "copy_us": _cost(state.copy, 2000, runs),
        "match_copy_us": _cost(match.copy, 1000, runs),
        "view_us": _cost(lambda: match.view(seat), 300, runs),
        "record_us": _cost(match.record, 50, runs),
        "load_whole_game_us": _cost(lambda: replay(spec, records.read(whole)), 3, runs),
    }


def _cost(action: Callable[[], object], times: int, runs: int) -> float:
    measured = []
    for _ in range(runs):
        begun = time.perf_counter()
        for _ in range(times):
            action()
        measured.append((time.perf_counter() - begun) / times * 1e6)
    return round(median(measured), 2)


def _played(spec: GameSpec, players: int, share: float) -> Match:
    """Play a seeded random game up to a share of its length."""
    match = begin(spec, players, None, seeded(1))
    _random_moves(match, 10**6)
    length = round(match.step * share)
    match = begin(spec, players, None, seeded(1))
    _random_moves(match, length)
    return match


def _random_moves(match: Match, most: int) -> None:
    chooser = random.Random(1)
    while not match.over and match.step < most:
        match.play(chooser.choice(match.moves()))


def live_memory(spec: GameSpec, players: int) -> float:
    """Give the peak memory in kB of the first live game: state, log, undo, record and tables shared later."""
    forget_shared_events()
    gc.collect()  # empties the interpreter's free lists, which would hide allocations
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = begin(spec, players, None, seeded(2))
    _random_moves(match, 10**6)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return (peak - before) / 1000
