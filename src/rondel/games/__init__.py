"""The games that can be played: one line each."""

from __future__ import annotations

from importlib import import_module

from rondel.core.errors import UnknownGame
from rondel.core.game import GameSpec

REGISTRY = {
    "el-paso": "rondel.games.el_paso.spec",
    "saltfjord": "rondel.games.saltfjord.spec",
}


def find(game: str) -> GameSpec:
    """Load a game's specification by its id."""
    module = REGISTRY.get(game) if isinstance(game, str) else None
    if module is None:
        raise UnknownGame(f"no game is called {game!r}; there is {', '.join(REGISTRY)}")
    spec: GameSpec = import_module(module).SPEC
    return spec
