"""Rondel and its peers, measured in one run on one core: `make bench`."""

from __future__ import annotations

import argparse
import json
import random
import time
from statistics import median

from catanatron import Color, Game, RandomPlayer

from rondel.games import REGISTRY, find
from rondel.measure import random_play

GOAL = 3.0  # times Catanatron's decisions a second


def catanatron_play(games: int, run: int) -> tuple[float, float]:
    """Give decisions and games a second of Catanatron's random players at four seats."""
    random.seed(run)
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    decisions = 0
    begun = time.perf_counter()
    for _ in range(games):
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        decisions += len(game.state.actions)
    seconds = time.perf_counter() - begun
    return decisions / seconds, games / seconds


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()

    rows = []
    # Interleaved, so that a slow moment of the machine strikes all of them.
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in (*REGISTRY, "catanatron")}
    for run in range(arguments.runs):
        for name in REGISTRY:
            measured[name].append(random_play(find(name), 4, 100, run))
        measured["catanatron"].append(catanatron_play(10, run))
    peer = median(speed[0] for speed in measured["catanatron"])
    for name, speeds in measured.items():
        decisions = median(speed[0] for speed in speeds)
        rows.append(
            {
                "engine": name,
                "decisions_per_second": round(decisions),
                "games_per_second": round(median(speed[1] for speed in speeds), 1),
                "times_catanatron": round(decisions / peer, 2),
            }
        )
    if arguments.json:
        print(json.dumps({"runs": arguments.runs, "goal_times_catanatron": GOAL, "engines": rows}, indent=2))
        return
    print(
        f"{'engine':<14}{'decisions/s':>14}{'games/s':>10}{'x Catanatron':>14}   (four players, random play)"
    )
    for row in rows:
        print(
            f"{row['engine']:<14}{row['decisions_per_second']:>14,}{row['games_per_second']:>10}"
            f"{row['times_catanatron']:>14}"
        )


if __name__ == "__main__":
    main()
