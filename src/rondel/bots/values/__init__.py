"""What a position is worth to a seat, for each game, and how its turns are to be searched."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, cast

from rondel.core.frames import Move

Value = Callable[[Any, int], float]
Ideas = Callable[[Any, list[Move]], list[tuple[Move, ...]]]

_MODULES = {
    "el-paso": "rondel.bots.values.el_paso",
    "saltfjord": "rondel.bots.values.saltfjord",
}


def one_by_one(state: Any, options: list[Move]) -> list[tuple[Move, ...]]:
    """Every option is an idea of its own."""
    return [(move,) for move in options]


class Judgement(NamedTuple):
    """A game's evaluation; `chains` is how many chains of choices are worth keeping for each question.

    It is 0 where every step of a turn shows its worth at once. An idea is a row of choices that make sense
    together, such as to exchange goods and then pay with them.
    """

    value: Value
    chains: int = 0
    ideas: Ideas = one_by_one


@cache
def find(game: str) -> Judgement:
    """Load a game's judgement."""
    return cast(Judgement, import_module(_MODULES[game]).JUDGEMENT)
