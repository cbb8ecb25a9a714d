"""Keep finished games as fixtures: `python -m tests.replays.keep el-paso`.

Run it only when the rules changed on purpose; the difference shows which games go another way.
"""

import json
import random
import sys
from pathlib import Path

import rondel
from rondel.bots import make
from rondel.core.game import GameSpec
from rondel.games import find
from rondel.laws import random_options

FOLDER = Path(__file__).parent


def keep(game: str) -> None:
    """Play games of greedy and random bots for every player count, with and without options."""
    spec = find(game)
    for players in spec.players:
        for seed, bots in enumerate((("greedy",), ("greedy", "random"), ("random",))):
            options = random_options(spec, players, random.Random(seed)) if seed else {}
            keep_game(game, players, seed, bots, options, "-".join(bots))
        keep_game(game, players, 3, ("greedy",), last_options(spec, players), "last-options")


def last_options(spec: GameSpec, players: int) -> dict[str, str]:
    """Choose the last value of every set-up option, which is farthest from a first game."""
    return {o.id: o.values[-1] for o in spec.options if players == 1 or not o.solo_only}


def keep_game(
    game: str, players: int, seed: int, bots: tuple[str, ...], options: dict[str, str], name: str
) -> None:
    """Play one game to its end and write it down with its scores."""
    match = rondel.new(game, players, seed, options)
    guests = [make(bots[seat % len(bots)], seat) for seat in range(players)]
    while not match.over:
        view = match.view(match.seat)
        match.play(guests[match.seat].choose(view, [c["text"] for c in view["choices"]]))
    path = FOLDER / game / f"{players}-players-{name}.json"
    path.parent.mkdir(exist_ok=True)
    kept = {"record": match.record(), "scores": match.scores()}
    path.write_text(json.dumps(kept, ensure_ascii=False, indent=None) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep(sys.argv[1])
