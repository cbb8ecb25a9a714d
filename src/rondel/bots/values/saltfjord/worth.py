"""What a Saltfjord position is worth: the points so far, and what can still be made of the rest.

Everything is counted in points. Goods are worth the fish it takes to make them, buildings what they give,
both while there are dice to use them. The weights were found by play of the bot against itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from rondel.core.effects import Effect
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.score import bonus_points, counted, crate_columns, score
from rondel.games.saltfjord.state import Player, State

# --- goods ---

_FISH: Final = 0.6  # orders give about a point more for every two fish of their price
_MADE_FROM: Final = tuple((1, 3, 5, 7)[room.row - 1] for room in gd.ROOMS)  # fish, by row of the warehouse
_GOOD: Final = tuple(_FISH * fish for fish in _MADE_FROM)
_SOLD: Final = tuple((room.price or 1) / gd.FISH_PER_POINT for room in gd.ROOMS)  # at final scoring
_ENOUGH: Final = (9, 3, 3, 3, 3, 3, 3, 3)  # of a good; those beyond will hardly all be used
_BEYOND: Final = 0.5  # of what a good is worth above its sale, beyond enough
_SELLING_OUT: Final = 4  # dice before the end, from which on goods lose their use

# --- actions ---

_ORDER: Final = 3.8  # beyond the goods: the points of the order, and the pier's reward to come
_LEARN: Final = 3.3  # beyond the good: levels lead to workers, abilities and bonus tiles
_SMALL: Final = 1.0  # beyond the log: a building more, and a line nearly filled
_CATCH: Final = (1.4, 1.65, 2.0, 2.5)  # a Fish action, by level of Fishing
_IMPROVED: Final = (0.3, 0.5, 0.7, 0.9)  # the same with the improved boat
_SECOND: Final = 0.1  # the other action of a building that offers two
_PIER: Final = (0.6, 0.6, 0.6, 0.2)  # of a pier's reward: it does not always fit, and the last one eats goods
_WORKER: Final = 2.8  # a worker waiting for a building
_MATCH: Final = 0.7  # of an order whose goods are all there

# --- the boat ---

_ON_BOARD: Final = 0.9  # of a token that is not ashore yet
_AREA: Final = 0.7  # of the points of the boat's area, which need a return home

# --- technologies ---

_TYPICAL_BONUS: Final = 13.0  # points of a bonus tile at the end of a whole game
_WITHIN_REACH: Final = (0.0, 0.1, 0.3)  # of a bonus tile, by level
_PERMANENT: Final = {"cheaper-tiles": 8.0, "any-pier": 1.0, "pier-reward": 6.0, "far-carts": 2.5}  # a round
_ABILITY: Final = (3.0, 2.0, 2.5, 4.0, 3.0, 5.0, 3.5, 2.0)  # a round, from the joiner to the schoolmaster
_SPECIAL: Final = 4.0  # each point that the solo game asks of a special tile, as a loss costs all the others

# --- the village ---

_LINES: Final = (0.75, 0.2, 0.05)  # how often a die goes to the best, second and third line
_USED: Final = 0.8  # of the buildings of a line, when a die comes
_DIE: Final = 1.0  # a die by itself: at least the fish for its discard
_FILL: Final = (0.0, 0.0, 0.05, 0.1, 0.25, 0.4, 0.0)  # chance that a line is yet filled, by cells covered
_BEGUN: Final = 0.9  # of a building or action that is under way


def value(state: State, seat: int) -> float:
    """Give the worth of a position to a seat."""
    player = state.players[seat]
    if not state.stack:
        return score(state, player).total + _specials(state, player)
    in_season = player.tavern == h.NO_TAVERN
    seasons = h.ROUNDS - state.round  # still to come
    white, orange = 0, 0
    if in_season:
        white, orange = h.WHITE_A_PLAYER - player.taken[w.WHITE], state.round - player.taken[w.ORANGE]
    later_white, later_orange = later_dice(state.round)
    dice = white + orange + later_white + later_orange
    left = dice / _ALL_DICE  # of the game
    time = min(1.0, h.ROUNDS * left)  # runs out in the last round
    fishing, improved = player.levels[te.FISHING], player.levels[te.CARPENTRY] > 0
    worths = worth_of(fishing, improved)
    worth = _scored(player) + _specials(state, player) + _bonus(state, player, left, time)
    worth += _goods(player, dice + in_season) + _MATCH * time * _nearest_order(state, player)
    worth += _boat(player, improved, time)
    worth += _WORKER * (player.workers * (seasons + in_season) + player.helpers.bit_count() * seasons)
    for pier, row in enumerate(player.crates):
        worth += (seasons + in_season) * len(row) * worths[g.FIRST_PIER + pier]
    worth += h.ROUNDS * left * _lasting(state.tracks, player.levels, player.abilities)
    cells = tuple(player.cells)
    if white or orange:
        worth += lines(cells, _free(player), fishing, improved, white, orange)
    worth += lines(cells, player.buildings, fishing, improved, later_white, later_orange)
    worth += left * walkways(cells, player.covered)
    return worth + _begun(state, player, worths, left)


_ALL_DICE: Final = sum(h.WHITE_A_PLAYER + number for number in range(1, h.ROUNDS + 1))


@cache
def later_dice(number: int) -> tuple[int, int]:
    """Count the white and orange dice of the rounds after this one."""
    rounds = range(number + 1, h.ROUNDS + 1)
    return h.WHITE_A_PLAYER * len(rounds), sum(rounds)


def _scored(player: Player) -> float:
    """Points that are certain: final scoring (SF-10.3) without goods, catch and bonus tiles."""
    points = player.vp + h.COLUMN_VP * crate_columns(player)
    for row in player.crates:
        for crate in row:
            points += h.CRATE_VP[crate]
    for level in player.levels:
        points += te.LEVEL_VP[level]
    for cell in player.carts:
        points += (cell // v.SIZE + 1) * (cell % v.SIZE + 1)
    return float(points)


# --- goods, orders and actions ---


def _goods(player: Player, dice: int) -> float:
    time = min(1.0, dice / _SELLING_OUT)
    worth = 0.0
    for good, number in enumerate(player.goods):
        if number:
            beyond = max(0, number - _ENOUGH[good])
            useful = number - beyond + _BEYOND * beyond
            worth += number * _SOLD[good] + time * useful * (_GOOD[good] - _SOLD[good])
    return worth


# What the goods of each order are made from, in fish, and the goods with their numbers.
_ASKED: Final = tuple(
    (
        sum(number * fish for number, fish in zip(cost, _MADE_FROM, strict=True)),
        tuple((good, number) for good, number in enumerate(cost) if number),
    )
    for cost in h.CRATE_COST
)


def _nearest_order(state: State, player: Player) -> float:
    """What an order gives beyond its goods, as far as these are there."""
    best = 0.0
    for crate in state.crates:
        if crate >= 0:
            price, asked = _ASKED[crate]
            missing = 0
            for good, number in asked:
                if player.goods[good] < number:
                    missing += (number - player.goods[good]) * _MADE_FROM[good]
            best = max(best, (1 - missing / price) * (1 + h.CRATE_VP[crate] - _FISH * price))
    return best


@cache
def worth_of(fishing: int, improved: bool) -> tuple[float, ...]:
    """Give the worth of using each building, tavern and pier once."""
    fish = _CATCH[fishing] + (_IMPROVED[fishing] if improved else 0.0)
    worths = []
    for group in g.GROUPS:
        best = sorted((_action(effect, fish) for effect in group), reverse=True)
        worths.append(sum(best[:1]) + _SECOND * sum(best[1:]))
    for pier, part in enumerate(_PIER):
        worths[g.FIRST_PIER + pier] *= part
    return tuple(worths)


def _action(effect: Effect, fish: float) -> float:
    verb = effect[0]
    if verb == w.GAIN:
        return _resources(effect[1])
    if verb == w.TRADE:
        return float(effect[2]) - _GOOD[effect[1]]
    return {w.UPGRADE: 2 * _FISH, w.ORDER: _ORDER, w.LEARN: _LEARN, w.SMALL: _SMALL, w.BOAT: fish}[verb]


def _resources(resources: Sequence[tuple[int, int]]) -> float:
    return sum(number if resource == w.VP else number * _GOOD[resource] for resource, number in resources)


_TOKEN: Final = tuple(_resources(catch.reward) for catch in f.CATCHES)


def _boat(player: Player, improved: bool, time: float) -> float:
    """Tokens on board are nearly ashore; the area's points are lost without a return home."""
    tokens = 0.0
    double = 0
    for token in player.catch:
        tokens += _TOKEN[token]
        double = max(double, f.CATCH_VP[token])
    if improved:
        tokens += double
    return _ON_BOARD * tokens + time * _AREA * f.AREA_VP[player.boat] if time else tokens


# --- technologies ---


@cache
def _lasting(tracks: tuple[int, ...], levels: tuple[int, ...], abilities: int) -> float:
    """What permanent abilities and ability tiles bring in a round."""
    learned = [
        effect
        for track, level in zip(tracks, levels, strict=True)
        for effect in te.TRACKS[track].effects[:level]
    ]
    own = [each_round for ability, each_round in enumerate(_ABILITY) if abilities >> ability & 1]
    return sum(_PERMANENT.get(effect, 0.0) for effect in learned) + sum(own)


def _bonus(state: State, player: Player, left: float, time: float) -> float:
    """Bonus tiles reached, and part of those within reach, by what they will count at the end."""
    worth = 0.0
    for tile, level in zip(state.bonus_tiles, player.levels, strict=True):
        at_once = te.BONUS_TILES[tile].at_once
        if level == te.TOP and not at_once:
            worth += bonus_points(player, tile) + left * _TYPICAL_BONUS
        elif 0 < level < te.TOP:
            if at_once:
                hope = float(at_once[state.pioneers if tile == te.PIONEER else state.round - 1])
            else:
                hope = bonus_points(player, tile) + left * _TYPICAL_BONUS
            worth += time * _WITHIN_REACH[level] * hope
    return worth


def _specials(state: State, player: Player) -> float:
    """SF-11.11: the solo game is lost unless each special bonus tile brings its points."""
    worth = 0.0
    for tile in state.special:
        points = 0.0
        for what, each_gives, each in te.BONUS_TILES[tile].counts:
            number = float(counted(player, what))
            if what == "crate-columns":  # crates of the next column count in part
                number += sum(len(row) > number for row in player.crates) / len(h.PIERS)
            points += each_gives * number / each
        worth += _SPECIAL * min(float(h.SPECIAL_VP), points)
    return worth


# --- the village ---


def _free(player: Player) -> int:
    """Buildings that later dice of this round may use; one that a die is just activating still counts."""
    blocked = player.helpers
    for cell, _, _ in player.dice:
        blocked |= 1 << cell
    return player.buildings & ~blocked


@lru_cache(maxsize=1 << 12)
def lines(
    cells: tuple[int, ...], buildings: int, fishing: int, improved: bool, white: int, orange: int
) -> float:
    """What dice will bring: most of them go to the best lines."""
    worths = worth_of(fishing, improved)
    columns = [0.0] * v.SIZE
    rows = [0.0] * v.SIZE
    for cell, symbol in enumerate(cells):
        if buildings >> cell & 1:
            columns[cell % v.SIZE] += worths[symbol]
            rows[cell // v.SIZE] += worths[symbol]
    columns.sort(reverse=True)
    rows.sort(reverse=True)
    worth = 0.0
    for often, column, row in zip(_LINES, columns, rows, strict=False):
        worth += often * (white * column + orange * row)
    return _USED * worth + _DIE * (white + orange)


WALKWAY: Final = tuple(
    sum(_action(effect, 0.0) for effect in symbol.effects) if walkway else 0.0
    for symbol, walkway in zip(v.SYMBOLS, v.IS_WALKWAY, strict=True)
)


@lru_cache(maxsize=1 << 12)
def walkways(cells: tuple[int, ...], covered: int) -> float:
    """What the walkways of lines not filled yet may bring."""
    worth = 0.0
    for line, mask in zip(v.LINES, v.LINE_MASK, strict=True):
        chance = _FILL[(covered & mask).bit_count()]
        if chance:
            worth += chance * sum(WALKWAY[cells[cell]] for cell in line)
    return worth


# --- the middle of a turn ---


def _begun(state: State, player: Player, worths: Sequence[float], left: float) -> float:
    """What was begun but is not there yet."""
    worth = 0.0
    for frame in state.stack:
        if frame[1] != player.seat:
            continue
        kind = frame[0]
        if kind in (w.ACTIVATION, w.DIE_ON):
            free = _free(player)
            for cell in v.LINES[frame[4]][frame[5] :]:
                if free >> cell & 1:
                    worth += _BEGUN * worths[player.cells[cell]]
        elif kind in (w.CHOICE, w.EFFECT):
            worth += _BEGUN * worths[frame[2]]
        elif kind == w.PIERS:
            worth += (len(player.crates[frame[2]]) - frame[3]) * worths[g.FIRST_PIER + frame[2]]
        elif kind == w.ORDER_PIER:
            worth += h.CRATE_VP[state.crates[frame[2]]]
        elif kind == w.TAKE_ABILITY:
            worth += h.ROUNDS * left * min(_ABILITY)
        elif kind in (w.KEEP_ONE, w.CATCH_STACK):
            worth += min(_TOKEN)
    return worth
