"""What a position is worth to a seat, for each game, and how its turns are to be searched."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

Value = Callable[[Any, int], float]

_MODULES = {
    "el-paso": "rondel.bots.values.el_paso",
    "saltfjord": "rondel.bots.values.saltfjord",
}


class Judgement(NamedTuple):
    """A game's evaluation; `chains` is how many chains of choices are worth keeping for each question.

    It is 0 where every step of a turn shows its worth at once.
    """

    value: Value
    chains: int


@cache
def find(game: str) -> Judgement:
    """Load a game's judgement."""
    module = import_module(_MODULES[game])
    return Judgement(module.value, module.CHAINS)
