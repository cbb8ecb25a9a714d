"""Events: what happened, for logs, animations and the undo barrier.

An event is a tuple of ints `(kind, seat, …)`. A game lists its kinds once; each says which message tells it,
how its arguments are named, whether the other seats may see them, and whether it shows something that was
hidden before (after that, nobody can take the move back).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Event = tuple[int, ...]

HIDDEN = -1  # stands in other seats' logs for what they may not see


class EventKind(NamedTuple):
    """One kind of event."""

    name: str
    arguments: tuple[tuple[str, str], ...] = ()  # (argument, the kind of thing it names)
    private: bool = False  # only its own seat sees the arguments
    reveals: bool = False


def reveals(kinds: tuple[EventKind, ...], events: Iterable[Event]) -> bool:
    """Say whether any of these events showed somebody something new."""
    return any(kinds[event[0]].reveals for event in events)


def seen_by(kinds: tuple[EventKind, ...], event: Event, seat: int | None) -> Event:
    """Give the event as this seat may know it (None: a spectator)."""
    if kinds[event[0]].private and event[1] != seat:
        return event[:2] + (HIDDEN,) * (len(event) - 2)
    return event
