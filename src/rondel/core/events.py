"""Events: what happened, for logs, animations and the undo barrier.

An event is a tuple of ints `(kind, seat, …)`. A game lists its kinds once; each says which message tells it,
how its arguments are named, whether the other seats may see them, and whether it shows something that was
hidden before (after that, nobody can take the move back).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

Event = tuple[int, ...]

HIDDEN: Final = -1  # stands in other seats' logs for what they may not see
MANY: Final = "*"  # before a kind of thing: the argument lists all the things that are left in the event


class EventKind(NamedTuple):
    """One kind of event."""

    name: str
    arguments: tuple[tuple[str, str], ...] = ()  # (argument, the kind of thing it names)
    private: bool = False  # only its own seat sees the arguments
    reveals: bool = False


def arguments(kind: EventKind, names: Mapping[str, tuple[str, ...]], event: Event) -> dict[str, Any]:
    """Give what an event tells, by name; things are ids, and hidden ones are called `hidden`."""
    told: dict[str, Any] = {"seat": event[1]}
    for position, (name, things) in enumerate(kind.arguments, start=2):
        if things.startswith(MANY):
            told[name] = [names[things[len(MANY) :]][number] for number in event[position:]]
            continue
        number = event[position]
        if not things:
            told[name] = number
        else:
            told[name] = "hidden" if number == HIDDEN else names[things][number]
    return told


def reveals(kinds: tuple[EventKind, ...], events: Iterable[Event]) -> bool:
    """Say whether any of these events showed somebody something new."""
    return any(kinds[event[0]].reveals for event in events)


def seen_by(kinds: tuple[EventKind, ...], event: Event, seat: int | None) -> Event:
    """Give the event as this seat may know it (None: a spectator)."""
    if kinds[event[0]].private and event[1] != seat:
        return event[:2] + (HIDDEN,) * (len(event) - 2)
    return event
