"""A bot that looks one turn ahead: it imagines a state behind its view and searches its own turn to the end.

How it searches depends on how the game's turns are made, which the game's judgement says. Where every step
shows its worth at once, each option is tried and the turn finished by what looks best at each step. Where a
good chain begins with choices that gain nothing by themselves (pay for a tile, then place it well), the
judgement also says which choices belong together, and the best few chains of such ideas are kept (a beam) and
finished; as long as the table then looks exactly as imagined, the bot goes on with the same chain.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple, cast

from rondel.bots import values
from rondel.bots.values import Judgement, Value
from rondel.core import frames
from rondel.core.chance import seeded
from rondel.core.frames import Move, Rules
from rondel.core.game import GameSpec
from rondel.games import find

_LONGEST_TURN = 60  # own choices to look through; turns are finite anyway
_HOPE = 4.0  # points that a chain may lie behind the best finished one


class _Chain(NamedTuple):
    """Choices of one turn and what they lead to."""

    worth: float
    state: Any
    moves: tuple[Move, ...]


class GreedyBot:
    """Judges each option by the end of the own turn that it leads to."""

    looks = True

    def __init__(self, seed: int) -> None:
        self._imagination = seeded(seed)
        self._plan: list[tuple[str, Any]] = []  # choices still to make, and what the table should look like

    def choose(self, view: dict[str, Any], options: list[str]) -> str:
        """Choose the option with the best end of turn."""
        if len(options) == 1:
            self._plan = []
            return options[0]
        if self._plan and self._plan[0][1] == view["state"] and self._plan[0][0] in options:
            return self._plan.pop(0)[0]
        spec = find(view["game"])
        judgement = values.find(spec.id)
        seat: int = view["seat"]
        state = spec.imagine(view["state"], self._imagination)
        allowed = [cast(Move, spec.notation.move(text)) for text in options]
        if judgement.chains:
            moves = _best_chain(spec, judgement, state, seat, allowed)
        else:
            moves = (_best_option(spec, judgement.value, state, seat, allowed),)
        self._plan = _expectations(spec, state, seat, moves)
        return self._plan.pop(0)[0]


def _expectations(spec: GameSpec, state: Any, seat: int, moves: tuple[Move, ...]) -> list[tuple[str, Any]]:
    """Say what the seat would see before each choice of a chain, up to the first that shows a secret."""
    plan: list[tuple[str, Any]] = [(spec.notation.text(moves[0]), None)]
    imagined = state.copy()
    for before, move in pairwise(moves):
        frames.apply(spec.rules, imagined, before)
        if imagined.chance.given:
            break
        plan.append((spec.notation.text(move), spec.view(imagined, seat)))
    return plan


# --- chains ---


def _best_chain(
    spec: GameSpec, judgement: Judgement, state: Any, seat: int, allowed: list[Move]
) -> tuple[Move, ...]:
    """Extend the best chains by every idea, until all have ended."""
    rules = spec.rules
    value = judgement.value
    turn = state.turn
    best: _Chain | None = None
    beam = [_Chain(0.0, state, ())]
    for _ in range(_LONGEST_TURN):
        longer: dict[int, list[_Chain]] = {}  # by the question that comes next
        seen: set[tuple[int, float]] = set()  # equally good ones are mostly the same steps in another order
        for chain in beam:
            options = frames.options(rules, chain.state) if chain.moves else allowed
            for idea in judgement.ideas(chain.state, options):
                after = _followed(rules, chain.state, idea)
                if after is None:
                    continue
                worth = value(after, seat)
                if after.turn != turn or frames.deciding_seat(after) != seat:
                    if best is None or worth > best.worth:
                        best = _Chain(worth, after, chain.moves + idea)
                elif best is None or worth > best.worth - _HOPE:
                    question = after.stack[-1][0]
                    if (question, worth) not in seen:
                        seen.add((question, worth))
                        longer.setdefault(question, []).append(_Chain(worth, after, chain.moves + idea))
        # Chains that wait at different questions cannot be compared step by step: keep the best of each.
        beam = []
        for chains in longer.values():
            chains.sort(key=lambda chain: -chain.worth)
            beam += chains[: judgement.chains]
        if not beam:
            break
    return best.moves if best else beam[0].moves if beam else (allowed[0],)


def _followed(rules: Rules, state: Any, idea: tuple[Move, ...]) -> Any | None:
    """Give the position after all choices of an idea; None if one of them cannot be made."""
    after = state.copy()
    frames.apply(rules, after, idea[0])
    for move in idea[1:]:
        if move not in frames.options(rules, after):
            return None
        frames.apply(rules, after, move)
    return after


# --- step by step ---


def _best_option(spec: GameSpec, value: Value, state: Any, seat: int, allowed: list[Move]) -> Move:
    """Try each option and finish the turn by what looks best at each step."""
    best, best_worth = allowed[0], float("-inf")
    for move in allowed:
        after = state.copy()
        frames.apply(spec.rules, after, move)
        _finish_turn(spec, value, after, state.turn, seat)
        worth = value(after, seat)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _finish_turn(spec: GameSpec, value: Value, state: Any, turn: int, seat: int) -> None:
    for _ in range(_LONGEST_TURN):
        if state.turn != turn or frames.deciding_seat(state) != seat:
            return
        frames.apply(spec.rules, state, _best_step(spec, value, state, seat))


def _best_step(spec: GameSpec, value: Value, state: Any, seat: int) -> Move:
    moves = frames.options(spec.rules, state)
    if len(moves) == 1:
        return moves[0]
    best, best_worth = moves[0], float("-inf")
    for move in moves:
        after = state.copy()
        frames.apply(spec.rules, after, move)
        worth = value(after, seat)
        if worth > best_worth:
            best, best_worth = move, worth
    return best
