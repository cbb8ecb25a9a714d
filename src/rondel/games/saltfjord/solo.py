"""The solo game (SF-11): dice wait in the taverns, and every tile taken takes another one out of the game."""

from __future__ import annotations

from rondel.games.saltfjord import supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.state import State


def roll_dice(state: State) -> None:
    """SF-11.1, SF-11.2: one die of each colour to a tavern, from right to left; 0 stands for none."""
    orange = h.SOLO_ORANGE + h.SOLO_ORANGE_ADDED * (state.round - 1)
    state.dice = tuple(_placed(state, dice) for dice in (h.SOLO_WHITE, orange))


def _placed(state: State, dice: int) -> tuple[int, ...]:
    # Each die is as likely to show any face, so rolling them in their places is a random order.
    values = [0] * len(h.TAVERNS)
    for tavern in range(len(h.TAVERNS) - 1, len(h.TAVERNS) - 1 - dice, -1):
        values[tavern] = 1 + state.chance.roll(h.FACES)
    return tuple(values)


def open_taverns(state: State) -> list[int]:
    """SF-11.8: the taverns without dice."""
    white, orange = state.dice
    return [tavern for tavern in range(len(h.TAVERNS)) if not white[tavern] and not orange[tavern]]


def remove_tile(state: State, stack: int) -> None:
    """SF-11.7: the top tile of the other stack of the same shape leaves the game."""
    other = t.OTHER_STACK[stack]
    tile = state.tops[other]
    if tile >= 0:
        state.removed_tiles |= 1 << tile
        state.events.append((w.TILE_REMOVED, w.NOBODY, tile))
        supplies.next_tile(state, other)


def remove_crates(state: State) -> None:
    """SF-11.10: the top tile of each crate stack leaves the game."""
    for space in range(h.SPACES):
        crate = state.crates[space]
        if crate >= 0:
            state.removed_crates |= 1 << crate
            state.events.append((w.CRATE_REMOVED, w.NOBODY, crate))
            supplies.next_crate(state, space)
