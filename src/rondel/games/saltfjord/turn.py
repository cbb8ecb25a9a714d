"""The course of the game: rounds, turns (SF-4), closing the season (SF-9), the end of a round (SF-10).

Only this module pushes phases. A turn reads from the last line of `begin_turn` upwards.
"""

from __future__ import annotations

from rondel.core.frames import Frame
from rondel.games.saltfjord import solo, supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.state import Player, State, is_solo


def begin(state: State, frame: Frame) -> None:
    """SF-2.10: the start sets that nobody picked leave the game; round 1 begins."""
    state.sets = ()
    state.events.append((w.ROUND_BEGAN, w.NOBODY, state.round))
    begin_turn(state, state.start)


def begin_turn(state: State, seat: int) -> None:
    """SF-4.5: one main action, then what may still be done before the turn ends."""
    state.turn += 1
    state.joined = 0
    state.fished_again = False
    state.bought = False
    state.events.append((w.TURN_BEGAN, seat, state.turn))
    push = state.stack.append
    push((w.NEXT_TURN, seat))
    push((w.END_TURN, seat))
    push((w.MAIN, seat))


def next_turn(state: State, frame: Frame) -> None:
    """SF-4.4, SF-4.6: clockwise, past those who have closed the season; the round ends when all have."""
    number = len(state.players)
    for step in range(1, number + 1):
        seat = (frame[1] + step) % number
        if state.players[seat].tavern == h.NO_TAVERN:
            begin_turn(state, seat)
            return
    if state.round == h.ROUNDS:
        state.events.append((w.GAME_OVER, w.NOBODY))
    else:
        next_round(state)


def next_round(state: State) -> None:
    """SF-10.2."""
    state.round += 1
    state.start = min(state.players, key=lambda player: player.tavern).seat
    for player in state.players:
        player.workers += player.helpers.bit_count()
        player.helpers = 0
        player.dice = ()
        player.taken = (0, 0)
        player.tavern = h.NO_TAVERN
    state.events.append((w.ROUND_BEGAN, w.NOBODY, state.round))
    if is_solo(state):
        solo.remove_crates(state)
    roll_dice(state)
    begin_turn(state, state.start)


def roll_dice(state: State) -> None:
    """SF-1.5, SF-10.2: roll all dice of this round and put them where they belong."""
    if is_solo(state):
        solo.roll_dice(state)
    else:
        number = len(state.players)
        state.dice = tuple(
            _rolled(state, dice)
            for dice in (h.WHITE_A_PLAYER * number, h.ORANGE_A_PLAYER * number * state.round)
        )
    state.events.append((w.ROLLED, w.NOBODY))


def _rolled(state: State, dice: int) -> tuple[int, ...]:
    shown = [0] * h.FACES
    for _ in range(dice):
        shown[state.chance.roll(h.FACES)] += 1
    return tuple(shown)


# --- closing the season ---


def close_season(state: State, player: Player, tavern: int) -> None:
    """SF-9.1, SF-9.2: the tavern's action, then the piers from top to bottom."""
    seat = player.seat
    player.tavern = tavern
    state.events.append((w.CLOSED, seat, tavern))
    push = state.stack.append
    for pier in reversed(range(len(h.PIERS))):
        push((w.PIERS, seat, pier, 0))
        push((w.BEFORE_PIER, seat))
    for _ in range(h.TAVERNS[tavern].times):
        push((w.EFFECT, seat, g.FIRST_TAVERN + tavern))


def before_pier(state: State, frame: Frame) -> None:
    """Q-33: an order completed by a worker now still counts for the pier to come: ask whoever has one."""
    player = state.players[frame[1]]
    if player.workers and supplies.free_buildings(player):
        state.stack.append((w.PAUSE, frame[1], w.BEFORE_PIERS))


def piers(state: State, frame: Frame) -> None:
    """SF-9.2: one reward for each crate of the row, those added meanwhile included."""
    _, seat, pier, paid = frame
    if paid < len(state.players[seat].crates[pier]):
        state.stack.append((w.PIERS, seat, pier, paid + 1))
        state.stack.append((w.EFFECT, seat, g.FIRST_PIER + pier))
        if paid and g.GAINS[g.FIRST_PIER + pier] is not None:  # a reward that asks nothing by itself
            state.stack.append((w.BEFORE_PIER, seat))
