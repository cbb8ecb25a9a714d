"""Effects as data, read in four ways.

An effect is a tuple `(verb, argument, …)`; a tile, card or reward carries a tuple of effects that its user
performs in any order, once each. A game's vocabulary gives each verb its four readings:

- *offer*: which moves perform it now (none: it is not possible),
- *perform*: what such a move changes, and which frames it pushes,
- *text*: a message key with arguments, for tooltips,
- *icons*: the strip of icons that draws it.

Progress within a group is one int with four bits for each effect: 15 when it is used up, otherwise the set
of arguments used so far by an effect that may be performed more than once with different arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rondel.core.frames import Move

Effect = tuple[Any, ...]
Effects = tuple[Effect, ...]
Text = tuple[str, dict[str, Any]]
Icon = tuple[str, str]  # icon id, figure beside it

USED: Final = 15
PAY: Final = 0  # the one verb that every vocabulary has: (PAY, cost, effect)


class Reading(NamedTuple):
    """The four readings of one verb."""

    name: str
    offer: Callable[[Any, Any, Effect, int, list[Move]], None]  # state, player, effect, used, out
    perform: Callable[[Any, Any, Effect, int, Move], int]  # … -> bits used afterwards
    text: Callable[[Effect], Text]
    icons: Callable[[Effect], tuple[Icon, ...]]


class Vocabulary:
    """All verbs of a game."""

    __slots__ = ("offer", "perform", "readings")

    def __init__(self, readings: dict[int, Reading]) -> None:
        self.readings = readings
        # Plain lists by verb for the hot path.
        size = max(readings) + 1
        self.offer: list[Any] = [readings[v].offer if v in readings else None for v in range(size)]
        self.perform: list[Any] = [readings[v].perform if v in readings else None for v in range(size)]

    def offers(self, state: Any, player: Any, effects: Effects, used: int, out: list[Move]) -> None:
        """Append every move that performs one of the effects still unused."""
        offer = self.offer
        for effect in effects:
            bits = used & USED
            if bits != USED:
                offer[effect[0]](state, player, effect, bits, out)
            used >>= 4

    def performs(self, state: Any, player: Any, effects: Effects, used: int, move: Move) -> int:
        """Perform the first unused effect that offers the move; return the new progress."""
        shift = 0
        verb = move[0]
        for effect in effects:
            bits = used >> shift & USED
            if (
                bits != USED
                and performed_by(effect) == verb
                and self._offers(state, player, effect, bits, move)
            ):
                after: int = self.perform[effect[0]](state, player, effect, bits, move)
                return used & ~(USED << shift) | after << shift
            shift += 4
        raise AssertionError(f"no effect takes move {move}")

    def _offers(self, state: Any, player: Any, effect: Effect, bits: int, move: Move) -> bool:
        out: list[Move] = []
        self.offer[effect[0]](state, player, effect, bits, out)
        return move in out

    def possible(self, state: Any, player: Any, effect: Effect) -> bool:
        """Say whether the effect can be performed now."""
        out: list[Move] = []
        self.offer[effect[0]](state, player, effect, 0, out)
        return bool(out)

    def text(self, effect: Effect) -> Text:
        """Give the message that explains the effect."""
        return self.readings[effect[0]].text(effect)

    def icons(self, effect: Effect) -> tuple[Icon, ...]:
        """Give the icons that draw the effect."""
        return self.readings[effect[0]].icons(effect)


def plain(key: str, *icons: str) -> tuple[Callable[[Effect], Text], Callable[[Effect], tuple[Icon, ...]]]:
    """Give text and icons of a verb that always says the same."""
    strip = tuple((icon, "") for icon in icons)

    def text(effect: Effect) -> Text:
        return key, {}

    def draw(effect: Effect) -> tuple[Icon, ...]:
        return strip

    return text, draw


def performed_by(effect: Effect) -> int:
    """Give the verb of the moves that perform an effect: its own, or that of the effect it pays for."""
    verb: int = effect[2][0] if effect[0] == PAY else effect[0]
    return verb


def progress(used: int, index: int) -> int:
    """Give the bits of one effect of a group."""
    return used >> 4 * index & USED


def all_used(effects: Effects, used: int) -> bool:
    """Say whether nothing of a group is left to do."""
    return used == (1 << 4 * len(effects)) - 1
