"""What a position is worth to a seat, for each game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

Value = Callable[[Any, int], float]

_MODULES = {
    "el-paso": "rondel.bots.values.el_paso",
}


def find(game: str) -> Value:
    """Load a game's evaluation."""
    value: Value = import_module(_MODULES[game]).value
    return value
