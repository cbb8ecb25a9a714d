"""A bot that looks one turn ahead: it tries each option in an imagined state, finishes its own turn by taking
whatever looks best at each step, and prefers the option after which the position is worth most.
"""

from __future__ import annotations

from typing import Any

from rondel.bots import values
from rondel.core import frames
from rondel.core.chance import seeded
from rondel.core.frames import Move
from rondel.core.game import GameSpec
from rondel.games import find

_LONGEST_TURN = 40  # own decisions to look through; turns are finite anyway


class GreedyBot:
    """Judges each option by the end of the own turn that it leads to; no memory."""

    looks = True

    def __init__(self, seed: int) -> None:
        self._imagination = seeded(seed)

    def choose(self, view: dict[str, Any], options: list[str]) -> str:
        """Choose the option with the best end of turn."""
        if len(options) == 1:
            return options[0]
        spec = find(view["game"])
        value = values.find(spec.id)
        seat: int = view["seat"]
        state = spec.imagine(view["state"], self._imagination)
        best, best_value = options[0], float("-inf")
        for text in options:
            move = spec.notation.move(text)
            assert move is not None
            after = state.copy()
            frames.apply(spec.rules, after, move)
            _finish_turn(spec, value, after, seat)
            worth = value(after, seat)
            if worth > best_value:
                best, best_value = text, worth
        return best


def _finish_turn(spec: GameSpec, value: values.Value, state: Any, seat: int) -> None:
    """Play this seat's decisions to the end of its turn, each by what the position is worth right after."""
    turn = state.turn
    for _ in range(_LONGEST_TURN):
        if state.turn != turn or frames.deciding_seat(state) != seat:
            return
        frames.apply(spec.rules, state, _best_step(spec, value, state, seat))


def _best_step(spec: GameSpec, value: values.Value, state: Any, seat: int) -> Move:
    moves = frames.options(spec.rules, state)
    if len(moves) == 1:
        return moves[0]
    best, best_value = moves[0], float("-inf")
    for move in moves:
        after = state.copy()
        frames.apply(spec.rules, after, move)
        worth = value(after, seat)
        if worth > best_value:
            best, best_value = move, worth
    return best
