"""Constructors of effects, in the words of the rulebook's chapter on buildings."""

from __future__ import annotations

from rondel.core.effects import Effect
from rondel.games.saltfjord import words as w


def gain(*resources: tuple[int, int]) -> Effect:
    """SF-6.1: gain each resource that many times; victory points count as a resource here."""
    return (w.GAIN, resources)


def upgrade() -> Effect:
    """SF-6.2."""
    return (w.UPGRADE,)


def complete_order() -> Effect:
    """SF-6.4.1."""
    return (w.ORDER,)


def learn_technology() -> Effect:
    """SF-6.4.2."""
    return (w.LEARN,)


def place_small(*, free: bool = False, single: bool = False) -> Effect:
    """SF-6.4.3; `single` allows only tiles of one cell."""
    return (w.SMALL, free, single)


def fish() -> Effect:
    """SF-6.5."""
    return (w.BOAT,)


def trade(good: int, points: int) -> Effect:
    """SF-9.3: spend one of the good for victory points."""
    return (w.TRADE, good, points)
