"""Keep finished games as fixtures: `python -m tests.replays.keep el-paso`.

Run it only when the rules changed on purpose; the difference shows which games go another way.
"""

import json
import random
import sys
from pathlib import Path

import rondel
from rondel.bots import make
from rondel.games import find
from rondel.laws import random_options

FOLDER = Path(__file__).parent


def keep(game: str) -> None:
    """Play games of greedy and random bots for every player count, with and without options."""
    spec = find(game)
    for players in spec.players:
        for seed, bots in enumerate((("greedy",), ("greedy", "random"), ("random",))):
            options = random_options(spec, players, random.Random(seed)) if seed else {}
            match = rondel.new(game, players, seed, options)
            guests = [make(bots[seat % len(bots)], seat) for seat in range(players)]
            while not match.over:
                view = match.view(match.seat)
                match.play(guests[match.seat].choose(view, [c["text"] for c in view["choices"]]))
            path = FOLDER / game / f"{players}-players-{'-'.join(bots)}.json"
            path.parent.mkdir(exist_ok=True)
            kept = {"record": match.record(), "scores": match.scores()}
            path.write_text(json.dumps(kept, ensure_ascii=False, indent=None) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep(sys.argv[1])
