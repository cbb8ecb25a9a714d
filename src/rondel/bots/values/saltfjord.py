"""What a Saltfjord position is worth: the points so far, and what can still be made of the rest.

Weights are points. Whatever only helps later fades with the rounds.
"""

from __future__ import annotations

from typing import Final

from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.score import bonus_points, score
from rondel.games.saltfjord.state import Player, State

CHAINS: Final = 3

# Goods while there is time to use them; later they are worth what their sale brings.
_GOOD: Final = (0.66, 1.86, 1.92, 1.92, 3.0, 3.12, 3.0, 4.08)
_MANY: Final = 3  # of a kind; more are worth less
_MANY_FACTOR: Final = 0.6
_DIE: Final = 2.5  # a die still to take, beside the buildings it will use
_DICE_A_ROUND: Final = 5
_WORKER: Final = 2.2  # a worker still to use
_PIER: Final = (2.6, 1.4, 0.8, 2.0)  # what a crate brings at each close
_ABILITY: Final = (2.2, 2.0, 2.0, 2.0, 2.5, 2.0, 2.5, 1.5)  # each round
_BLOCKED: Final = 0.25  # of a building's worth, when it is occupied in this round
_AREA: Final = 0.6  # of the points of the boat's area
_TOKEN: Final = 0.85  # of a token on board
_LINE: Final = (0.0, 0.0, 0.1, 0.2, 0.4, 0.65, 0.0)  # of a line's walkways, by cells covered
_COVER: Final = (0.0, 0.1, 0.2, 0.35, 0.6, 1.0, 1.3)  # a line by itself, by cells covered
_PERMANENT: Final = {  # each round
    "cheaper-tiles": 2.0,
    "any-pier": 1.2,
    "pier-reward": 2.2,
    "choose-catch": 1.2,
    "type-2": 1.6,
    "type-3": 1.8,
    "far-carts": 1.0,
    "improved-boat": 1.5,
}
_BONUS_HOPE: Final = 6.0  # points expected of a bonus tile beyond what it brings now, each round left
_PENDING_TILE: Final = 0.6  # of the worth of the buildings of a tile in hand
_SYMBOL: Final = {
    "fish-2": 1.1,
    "log": 1.5,
    "grain": 1.5,
    "paper": 1.5,
    "plank": 2.4,
    "food": 2.5,
    "book": 2.4,
    "gold": 3.3,
    "log-fish": 2.0,
    "grain-fish": 2.0,
    "paper-fish": 2.0,
    "log-grain": 2.9,
    "grain-paper": 2.9,
    "log-paper": 2.9,
    "upgrade": 1.0,
    "order": 3.0,
    "tech": 2.6,
    "build": 2.0,
    "fishing": 2.2,
    "order-tech": 3.6,
    "order-fishing": 3.6,
    "build-fishing": 2.8,
    "tech-build": 3.0,
}
_BUILDING: Final = tuple(_SYMBOL.get(symbol, 0.0) for symbol in v.SYMBOL_IDS)
_WALKWAY: Final = tuple(
    {"walkway-1-fish": 0.5, "walkway-2-fish": 1.0, "walkway-1-vp": 1.0, "walkway-2-vp": 2.0}.get(
        symbol, 3.2 if symbol == "walkway-gold" else 1.0 if symbol == "walkway-upgrade" else 0.0
    )
    for symbol in v.SYMBOL_IDS
)
_USE: Final = 0.12  # how often a building is used for each die still to come


def value(state: State, seat: int) -> float:
    """Give the worth of a position to a seat."""
    player = state.players[seat]
    points = score(state, player)
    categories = points.categories
    if not state.stack:
        return float(points.total)
    closed = player.tavern != h.NO_TAVERN
    rounds = h.ROUNDS - state.round  # still to come
    dice = sum(h.WHITE_A_PLAYER + later for later in range(state.round + 1, h.ROUNDS + 1))
    if not closed:
        dice += h.WHITE_A_PLAYER + state.round - sum(player.taken)
    left = dice / _DICE_A_ROUND
    worth = float(points.total - categories["resources"] - categories["catch"])
    worth += _goods(player, left, categories["resources"])
    worth += _boat(player, left, categories["catch"])
    workers = player.workers + player.helpers.bit_count()
    worth += _WORKER * (workers * rounds + (0 if closed else player.workers))
    closes = rounds + (0 if closed else 1)
    for pier, row in enumerate(player.crates):
        worth += _PIER[pier] * len(row) * closes
    worth += left * _permanent(state, player)
    each_die = _DIE + _USE * sum(
        _BUILDING[symbol] for cell, symbol in enumerate(player.cells) if player.buildings >> cell & 1
    )
    worth += dice * each_die + _village(player, left, closed)
    for tile, level in zip(state.bonus_tiles, player.levels, strict=True):
        if level == te.TOP:
            worth += _BONUS_HOPE * 0.5 * left
        else:
            worth += 0.12 * level * min(12, bonus_points(player, tile))
    if state.special:
        worth += sum(min(h.SPECIAL_VP, bonus_points(player, tile)) for tile in state.special)
    return worth + _pending(state, player, dice, each_die)


def _goods(player: Player, left: float, sold: int) -> float:
    time = min(1.0, left / 0.8)
    useful = 0.0
    for worth, number in zip(_GOOD, player.goods, strict=True):
        useful += worth * (number if number <= _MANY else _MANY + _MANY_FACTOR * (number - _MANY))
    return time * useful + (1 - time) * sold


def _boat(player: Player, left: float, points: int) -> float:
    if left <= 0:
        return float(points)
    tokens = sum(
        n if resource == w.VP else 0.45 * n
        for token in player.catch
        for resource, n in f.CATCHES[token].reward
    )
    return _TOKEN * max(tokens, float(points)) + _AREA * f.AREA_VP[player.boat] + 0.3 * player.boat


def _permanent(state: State, player: Player) -> float:
    worth = 0.0
    for column, track in enumerate(state.tracks):
        for effect in te.TRACKS[track].effects[: player.levels[column]]:
            worth += _PERMANENT.get(effect, 0.0)
    for ability, each_round in enumerate(_ABILITY):
        if player.abilities >> ability & 1:
            worth += each_round
    return worth


def _village(player: Player, left: float, closed: bool) -> float:
    worth = 0.0
    cells = player.cells
    covered = player.covered
    if not closed:
        for cell, _, _ in player.dice:
            worth -= _BLOCKED * _BUILDING[cells[cell]]
    for line, mask in zip(v.LINES, v.LINE_MASK, strict=True):
        number = (covered & mask).bit_count()
        worth += 0.5 * min(1.0, left) * _COVER[number]
        part = _LINE[number]
        if part:
            worth += min(1.0, left) * part * sum(_WALKWAY[cells[cell]] for cell in line)
    return worth


def _pending(state: State, player: Player, dice: int, each_die: float) -> float:
    """What was paid for but is not there yet."""
    worth = 0.0
    for frame in state.stack:
        if frame[1] != player.seat:
            continue
        kind = frame[0]
        if kind in (w.PLACE, w.ROTATE):
            worth += 1.0 + _PENDING_TILE * _USE * dice * sum(_BUILDING[s] for s in t.TILES[frame[2]].cells)
        elif kind == w.ORDER_PIER:
            worth += h.CRATE_VP[state.crates[frame[2]]]
        elif kind in (w.CHOICE, w.EFFECT):
            worth += 0.9 * (_BUILDING[frame[2]] if frame[2] < g.FIRST_TAVERN else 1.5)
        elif kind == w.SET_DIE:
            worth += each_die
        elif kind in (w.DIE_ON, w.ACTIVATION):
            free = player.buildings
            for cell in v.LINES[frame[4]][frame[5] :]:
                if free >> cell & 1:
                    worth += 0.9 * _BUILDING[player.cells[cell]]
        elif kind == w.KEEP_ONE:
            worth += 1.0
    return worth
