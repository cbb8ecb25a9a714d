"""The decision stack: what is pending, as data.

A frame is a tuple of ints `(kind, seat, …)`. A rules table holds, for each kind, either a pair of functions
for a decision (`options`, `apply`) or one function for what happens by itself (`run`). The top frame is what
is decided or done next; applying a move pops it and may push others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, Self

from rondel.core.chance import Chance
from rondel.core.events import Event

Frame = tuple[int, ...]
Move = tuple[int, int]  # verb, argument


class State(Protocol):
    """What the machinery needs to know of any game's state."""

    stack: list[Frame]
    chance: Chance
    events: list[Event]
    players: list[Any]  # one for each seat, the engine's own opponent included
    start: int  # seat of the start player
    turn: int  # turns begun; another number is another turn

    def copy(self) -> Self:
        """Copy everything that a move could change."""
        ...


class Rules:
    """Functions by frame kind."""

    __slots__ = ("apply", "names", "options", "run")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.options: list[Callable[[Any, Frame], list[Move]] | None] = []
        self.apply: list[Callable[[Any, Frame, Move], None] | None] = []
        self.run: list[Callable[[Any, Frame], None] | None] = []

    def _grow(self, kind: int, name: str) -> None:
        while len(self.names) <= kind:
            self.names.append("")
            self.options.append(None)
            self.apply.append(None)
            self.run.append(None)
        assert not self.names[kind], f"frame kind {kind} is taken by {self.names[kind]}"
        self.names[kind] = name

    def decision(
        self,
        kind: int,
        name: str,
        options: Callable[[Any, Frame], list[Move]],
        apply: Callable[[Any, Frame, Move], None],
    ) -> None:
        """Register a frame that waits for its seat to choose."""
        self._grow(kind, name)
        self.options[kind] = options
        self.apply[kind] = apply

    def automatic(self, kind: int, name: str, run: Callable[[Any, Frame], None]) -> None:
        """Register a frame that happens by itself."""
        self._grow(kind, name)
        self.run[kind] = run


def deciding_seat(state: State) -> int | None:
    """Say who decides now; None when the game is over."""
    return state.stack[-1][1] if state.stack else None


def options(rules: Rules, state: State) -> list[Move]:
    """List every legal move, always in the same order; empty only when the game is over."""
    stack = state.stack
    if not stack:
        return []
    frame = stack[-1]
    offer = rules.options[frame[0]]
    assert offer is not None
    return offer(state, frame)


def apply(rules: Rules, state: State, move: Move) -> None:
    """Carry out a move that is one of the options, and all that follows from it by itself."""
    state.events = []
    state.chance.given = []
    frame = state.stack.pop()
    perform = rules.apply[frame[0]]
    assert perform is not None
    perform(state, frame, move)
    settle(rules, state)


def settle(rules: Rules, state: State) -> None:
    """Run automatic frames until somebody must decide or the stack is empty."""
    stack = state.stack
    run = rules.run
    while stack:
        frame = stack[-1]
        step = run[frame[0]]
        if step is None:
            return
        stack.pop()
        step(state, frame)
