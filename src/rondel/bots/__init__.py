"""Bots: guests at the table who see only a seat's view and choose among its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rondel.bots.greedy import GreedyBot
from rondel.bots.random_bot import RandomBot
from rondel.core.errors import RondelError


class Bot(Protocol):
    """Whoever can choose."""

    looks: bool  # whether it wants to see the view; one that does not gets an empty one

    def choose(self, view: dict[str, Any], options: list[str]) -> str:
        """Choose one of the options; the view is what `Match.view` gives the deciding seat."""
        ...


class UnknownBot(RondelError):
    """No bot has this name."""


REGISTRY: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def make(name: str, seed: int) -> Bot:
    """Seat a bot; the seed is for its own imagination, never the game's."""
    bot = REGISTRY.get(name)
    if bot is None:
        raise UnknownBot(f"no bot is called {name!r}; there is {', '.join(REGISTRY)}")
    return bot(seed)
