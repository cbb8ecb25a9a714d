"""Stable, readable names of moves: `hire cowboy`, `move NB`.

A verb has a word and a list of argument names; move `(verb, i)` is written `word names[i]`. All moves of a
game are known in advance, so writing and reading are two look-ups in the same table.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.core.frames import Move


class Verb(NamedTuple):
    """One kind of move: its word, what its argument points at, and the arguments' names."""

    word: str
    points: str = ""  # the kind of thing the argument names; "" when there is no argument
    names: tuple[str, ...] = ("",)


class Notation:
    """Both directions between moves and their text."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self._text: dict[Move, str] = {}
        self._move: dict[str, Move] = {}
        for number, verb in enumerate(verbs):
            for argument, name in enumerate(verb.names):
                text = f"{verb.word} {name}".strip()
                assert text not in self._move, f"two moves are written {text!r}"
                self._text[number, argument] = text
                self._move[text] = (number, argument)

    def text(self, move: Move) -> str:
        """Write a move."""
        return self._text[move]

    def move(self, text: str) -> Move | None:
        """Read a move; None when no move is written so."""
        return self._move.get(text)

    def points_at(self, move: Move) -> tuple[str, str] | None:
        """Say what thing on the table a move names, as (kind, id)."""
        verb = self.verbs[move[0]]
        return (verb.points, verb.names[move[1]]) if verb.points else None
