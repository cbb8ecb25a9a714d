"""Rondel: heavy board games in the terminal and from Python.

>>> import rondel
>>> match = rondel.new("el-paso", players=2, seed=7)
>>> while not match.over:
...     match.play(match.options()[0])
>>> len(match.scores())
2
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from rondel.core import record as _records
from rondel.core.chance import seeded as _seeded
from rondel.core.errors import (
    BadRecord,
    BadSetup,
    IllegalMove,
    NothingToUndo,
    RondelError,
    UnknownGame,
)
from rondel.core.match import Match, Option
from rondel.core.match import begin as _begin
from rondel.core.match import replay as _replay
from rondel.games import REGISTRY as _REGISTRY
from rondel.games import find as _find

__all__ = [
    "BadRecord",
    "BadSetup",
    "IllegalMove",
    "Match",
    "NothingToUndo",
    "Option",
    "RondelError",
    "UnknownGame",
    "games",
    "load",
    "new",
]
__version__ = "0.1.0"


def games() -> list[dict[str, Any]]:
    """List what can be played: id, titles by language, player counts, set-up options with their values."""
    return [
        {
            "id": spec.id,
            "titles": dict(spec.titles),
            "players": list(spec.players),
            "options": {option.id: list(option.values) for option in spec.options},
            "solo_options": [option.id for option in spec.options if option.solo_only],
        }
        for spec in map(_find, _REGISTRY)
    ]


def new(
    game: str, players: int, seed: int | None = None, options: Mapping[str, object] | None = None
) -> Match:
    """Start a game. The same seed gives the same game; without one it is drawn from the system."""
    if seed is not None and type(seed) is not int:
        raise BadSetup(f"a seed is a whole number, not {seed!r}")
    return _begin(_find(game), players, options, _seeded(secrets.randbits(64) if seed is None else seed))


def load(record: Mapping[str, Any] | str | bytes, validate: bool = True) -> Match:
    """Rebuild a match from its record (JSON text, or what JSON gives), checking every move on the way."""
    read = _records.read(record)
    return _replay(_find(read.game), read, validate, secrets.randbits(64))
