"""What an El Paso position is worth: the points so far, and what can still be made of the rest.

Weights are points. Whatever only helps later fades with the Simmental cards, which are the game's clock.
"""

from __future__ import annotations

from typing import Final

from rondel.bots.values import Judgement
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog.trail import EL_PASO, TRAIL
from rondel.games.el_paso.score import best_objectives, deck, items, score
from rondel.games.el_paso.state import Player, State
from rondel.games.el_paso.turn import breeding_value

_READY: Final = (0.0, 0.55, 1.32, 2.42, 3.52, 3.96, 4.4)  # workers of one type waiting for their action
_DISC: Final = (1.61, 1.8, 1.2, 2.35, 2.0, 4.0, 3.0)  # spaces uncovered, by disc
_CARD: Final = (-0.9, -0.1, -0.1, -0.1, 0.9, 1.19, 2.0, 2.6, 0.0)  # deck quality, by breed
_DOLLAR: Final = 0.2
_DOLLAR_LATER: Final = 0.15
_RICH: Final = 14.40  # dollars beyond this hardly help later
_TOKEN: Final = 0.64
_CERTIFICATE: Final = 1.04
_PERMANENT: Final = 2.31
_DUPLICATE: Final = 1.62
_STEP: Final = 0.55  # of the way back to El Paso
_HAND: Final = 0.28  # of breeding value carried to the next delivery
_OPEN_OBJECTIVE: Final = 0.55  # of the points of an objective not fulfilled yet
_LAP: Final = 7


def value(state: State, seat: int) -> float:
    """Give the worth of a position to a seat."""
    player = state.players[seat]
    later = min(1.0, (state.simmentals + 1) / c.SIMMENTALS[max(2, len(state.players))])
    if state.finisher >= 0:
        later = 0.0
    points = score(state, player)
    worth = float(points.total - points.categories["money"])
    worth += _DOLLAR * player.money + later * _DOLLAR_LATER * min(player.money, _RICH)
    return worth + later * _prospects(state, player)


def _prospects(state: State, player: Player) -> float:
    worth = _TOKEN * min(player.tokens, 4) + _CERTIFICATE * player.certificates
    worth += _PERMANENT * player.permanent + _DUPLICATE * player.duplicates
    for space in range(len(b.DISC_SPACES)):
        if not player.discs >> space & 1:
            worth += _DISC[space]
    jokers = player.workers[c.JOKER]
    for worker in (c.COWBOY, c.ENGINEER, c.BUILDER):
        worth += _READY[min(6, player.workers[worker])]
    worth += 0.8 * jokers
    cards = deck(player)
    for breed, quality in enumerate(_CARD):
        worth += quality * cards[breed]
    worth += 0.5 * sum(cards[c.FIRST_WORKER :])
    fulfilled = best_objectives(player.objectives, items(state, player))[1]
    worth += _OPEN_OBJECTIVE * 4 * min(3, len(player.objectives) - len(fulfilled))
    return worth + _journey(state, player)


def _journey(state: State, player: Player) -> float:
    """Being near El Paso is worth something, and a good hand near El Paso more."""
    if player.herder not in range(len(TRAIL.successors)):
        return 0.0
    if player.herder == EL_PASO:
        behind = state.stack and state.stack[-1][0] in (w.BEFORE_SIMMENTAL, w.BEFORE_DELIVERY)
        return _HAND * min(16, breeding_value(player)) + _STEP * _LAP if behind else _STEP * _LAP
    ahead = min(_LAP, TRAIL.reach(player.herder, state.locations)[-1][1])
    done = _LAP - ahead
    return _STEP * done + _HAND * breeding_value(player) * (done + 2) / (_LAP + 2)


JUDGEMENT: Final = Judgement(value)
