"""Which choices of a Saltfjord turn belong together.

Extra actions are offered at every moment, but make sense only for something: goods are exchanged to pay for
what comes next, workers are used when the die has done its work. So an idea is a choice together with the
exchanges that pay for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from rondel.bots.values import one_by_one
from rondel.bots.values.saltfjord.worth import WALKWAY, later_dice, lines, walkways
from rondel.core.frames import Frame, Move
from rondel.games.saltfjord import actions, extras, supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.frames import FIRST_TAVERN_DIE, change_cost
from rondel.games.saltfjord.state import Player, State

_Idea = tuple[Move, ...]
_PLACES: Final = 3  # for a tile that are worth a closer look
_LONGEST_EXCHANGE: Final = 6  # steps to pay for one thing


def worth_trying(state: State, options: list[Move]) -> list[_Idea]:
    """Give ideas for the question asked; each begins with one of the options."""
    frame = state.stack[-1]
    think = _THINK.get(frame[0])
    if think is None:
        found = one_by_one(state, [move for move in options if move[0] != w.EXTRA])
    else:
        found = [idea for idea in think(state, frame, options) if idea[0] in options]
    return found or one_by_one(state, options)


def _main(state: State, frame: Frame, options: list[Move]) -> Iterator[_Idea]:
    """For each line the die that costs least; a large tile; without dice the end of the season."""
    player = state.players[frame[1]]
    dice: dict[int, tuple[int, Move]] = {}
    for move in options:
        if move[0] == w.TAKE:
            colour, value = _die(state, move[1])
            for to in range(1, h.FACES + 1):
                line = colour * v.SIZE + to - 1
                cost = change_cost(player, value, to)
                if line not in dice or cost < dice[line][0]:
                    dice[line] = (cost, move)
    for line, (cost, move) in dice.items():
        yield from _paid(exchange(state, player, _cost(fish=cost)), move, (w.LINE, line))
    if dice:
        yield (next(iter(dice.values()))[1], (w.DISCARD, 0))
    else:
        yield from ((move,) for move in options if move[0] == w.CLOSE)
    price = _cost(log=supplies.tile_logs(player), plank=gd.TILE_COST_PLANK)
    yield from _tiles(state, player, exchange(state, player, price), w.LARGE, t.LARGE_STACKS)


def _die(state: State, die: int) -> tuple[int, int]:
    """Give colour and value of a die to take; in the solo game it waits at a tavern."""
    if die < FIRST_TAVERN_DIE:
        return die // h.FACES, die % h.FACES + 1
    colour, tavern = divmod(die - FIRST_TAVERN_DIE, len(h.TAVERNS))
    return colour, state.dice[colour][tavern]


def _activation(state: State, frame: Frame, options: list[Move]) -> Iterator[_Idea]:
    """Go on to the next building or stop: what is activated on the way stays free, so none is passed over."""
    yield (options[0],)
    yield ((w.DONE, 0),)


def _choice(state: State, frame: Frame, options: list[Move]) -> Iterator[_Idea]:
    """Each action with the exchanges that pay for it, or none."""
    player = state.players[frame[1]]
    for effect in g.GROUPS[frame[2]]:
        if effect[0] == w.ORDER:
            for space, crate in enumerate(state.crates):
                if crate >= 0:
                    yield from _paid(_pay_order(state, player, h.CRATE_COST[crate]), (w.ORDER, space))
        elif effect[0] == w.LEARN:
            for column, track in enumerate(state.tracks):
                good = actions.learning_cost(state, player, column)
                if good >= 0:
                    yield from _paid(exchange(state, player, _ONE[good]), (w.LEARN, track))
        elif effect[0] == w.SMALL:
            _, free, single = effect
            logs = 0 if free else supplies.tile_logs(player)
            stacks = t.SINGLE_STACKS if single else t.SMALL_STACKS
            yield from _tiles(state, player, exchange(state, player, _cost(log=logs)), w.SMALL, stacks)
        elif effect[0] == w.TRADE:
            yield from _paid(exchange(state, player, _ONE[effect[1]]), (w.TRADE, effect[1]))
    for move in options:
        if move[0] in (w.UPGRADE, w.BOAT, w.DONE):
            yield (move,)


def _paid(payment: _Idea | None, *choices: Move) -> Iterator[_Idea]:
    if payment is not None:
        yield (*payment, *choices)


def _tiles(
    state: State, player: Player, payment: _Idea | None, verb: int, stacks: tuple[int, ...]
) -> Iterator[_Idea]:
    for stack in stacks:
        if state.tops[stack] >= 0:
            for place in _best_places(state, player, state.tops[stack]):
                yield from _paid(payment, (verb, stack), *place)


def _place(state: State, frame: Frame, options: list[Move]) -> Iterator[_Idea]:
    """Lay the tile in hand where it serves best."""
    yield from _best_places(state, state.players[frame[1]], frame[2])


def _pause(state: State, frame: Frame, options: list[Move]) -> Iterator[_Idea]:
    """Go on, or use a worker first; before the first pier is early enough for all piers."""
    yield ((w.DONE, 0),)
    if frame[2] != w.BEFORE_PIERS or state.stack[-2][2] == 0:
        free = supplies.free_buildings(state.players[frame[1]])
        for cell in range(v.CELLS):
            if free >> cell & 1:
                yield ((w.EXTRA, w.EXTRA_WORKER), (w.WORKER, cell))


_THINK: Final = {
    w.MAIN: _main,
    w.ACTIVATION: _activation,
    w.CHOICE: _choice,
    w.PLACE: _place,
    w.PAUSE: _pause,
}


# --- places for tiles ---


def _best_places(state: State, player: Player, tile: int) -> tuple[_Idea, ...]:
    fishing, improved = player.levels[te.FISHING], player.levels[te.CARPENTRY] > 0
    cells = tuple(player.cells)
    return _places(tile, cells, player.covered, player.buildings, fishing, improved, state.round)


@lru_cache(maxsize=4096)
def _places(
    tile: int, cells: tuple[int, ...], covered: int, buildings: int, fishing: int, improved: bool, number: int
) -> tuple[_Idea, ...]:
    """Find the places of a tile that make the best village."""
    blocked = covered if tile < t.FIRST_STARTING else covered | ~v.SNOW
    white, orange = later_dice(number)
    shape, symbols = t.TILES[tile].shape, t.TILES[tile].cells
    judged: list[tuple[float, _Idea]] = []
    for cell, fits in enumerate(t.FITS[shape]):
        turns = [(turn, mask) for turn, mask in fits if not mask & blocked]
        for turn, mask in turns:
            after = list(cells)
            built = buildings
            for place, symbol in zip(t.FOOTPRINTS[shape][cell][turn], symbols, strict=True):
                after[place] = symbol
                built |= v.IS_BUILDING[symbol] << place
            filled = sum(
                WALKWAY[after[place]]
                for line, whole in zip(v.LINES, v.LINE_MASK, strict=True)
                if whole & mask and not whole & ~(covered | mask)
                for place in line
            )
            village = tuple(after)
            worth = filled + walkways(village, covered | mask)
            worth += lines(village, built, fishing, improved, white + 1, orange + 1)
            judged.append((worth, ((w.CELL, cell), *(((w.TURN, turn),) if len(turns) > 1 else ()))))
    judged.sort(key=lambda place: -place[0])
    return tuple(place for _, place in judged[:_PLACES])


# --- exchanging goods to pay ---


def _cost(fish: int = 0, log: int = 0, plank: int = 0) -> tuple[int, ...]:
    return (fish, log, 0, 0, plank, 0, 0, 0)


_ONE: Final = tuple(tuple(int(good == one) for good in range(w.GOODS)) for one in range(w.GOODS))


def _pay_order(state: State, player: Player, cost: Sequence[int]) -> _Idea | None:
    """Exchange what an order asks for; the middleman takes a fish in place of one good (AB4)."""
    payments = [exchange(state, player, cost)]
    if player.abilities & te.MIDDLEMAN and payments[0] != ():
        for good in range(w.LOG, w.GOLD):
            if cost[good]:
                instead = list(cost)
                instead[good] -= 1
                instead[w.FISH] += 1
                payments.append(exchange(state, player, instead))
    return min((payment for payment in payments if payment is not None), key=len, default=None)


def exchange(state: State, player: Player, cost: Sequence[int]) -> _Idea | None:
    """Find extra actions after which the cost can be paid; None if there are none."""
    return () if supplies.can_pay(player, tuple(cost)) else _Exchange(state, player, cost).moves()


class _Exchange:
    """Goods on their way to a payment; what the payment needs itself is not touched."""

    def __init__(self, state: State, player: Player, cost: Sequence[int]) -> None:
        self._player = player
        self._cost = cost
        self._goods = player.goods[:]
        self._cheap = te.JOINER_UPGRADES - state.joined if player.abilities & te.JOINER else 0
        self._moves: list[Move] = []

    def moves(self) -> _Idea | None:
        """Get what is missing, the best goods first, fish last."""
        for good in range(w.GOLD, w.FISH, -1):
            while self._spare(good) < 0:
                if len(self._moves) >= 2 * _LONGEST_EXCHANGE or not self._get(good):
                    return None
        while self._spare(w.FISH) < 0:
            if not self._sell():
                return None
        return tuple(self._moves)

    def _spare(self, good: int) -> int:
        return self._goods[good] - self._cost[good]

    def _get(self, good: int) -> bool:
        """Come nearer to one more: from the room below, from the room above, or by a sale for fish."""
        price = te.JOINER_COST if self._cheap > 0 else gd.UPGRADE_COST
        spare, arrow = max((self._spare(foot), arrow) for arrow, foot in _FEET[good])
        foot = gd.ARROWS[arrow][0]
        fish = self._spare(w.FISH)
        if spare > 0 and fish >= price + (foot == w.FISH):
            self._goods[w.FISH] -= price
            self._cheap -= 1
            return self._move(w.EXTRA_UPGRADE, (w.UPGRADE, arrow), foot, good)
        for arrow, head in _HEADS[good]:
            if self._spare(head) > 0:
                return self._move(w.EXTRA_DOWNGRADE, (w.DOWNGRADE, arrow), head, good)
        if spare <= 0 and foot != w.FISH and fish > 2 * price:
            return self._get(foot)
        return self._sell(but=foot)

    def _sell(self, but: int = w.FISH) -> bool:
        """Sell the cheapest good that is not needed."""
        for good in range(w.LOG, w.GOODS):
            if good != but and self._spare(good) > 0:
                self._goods[w.FISH] += extras.sale_price(self._player, good) - 1
                return self._move(w.EXTRA_SELL, (w.SELL, good), good, w.FISH)
        return False

    def _move(self, extra: int, move: Move, away: int, to: int) -> bool:
        self._goods[away] -= 1
        self._goods[to] += 1
        self._moves += ((w.EXTRA, extra), move)
        return True


# The arrows that lead to each room, with the room they come from; and those that lead away, with their end.
_FEET: Final = tuple(
    tuple((arrow, foot) for arrow, (foot, head) in enumerate(gd.ARROWS) if head == good)
    for good in range(w.GOODS)
)
_HEADS: Final = tuple(
    tuple((arrow, head) for arrow, (foot, head) in enumerate(gd.ARROWS) if foot == good)
    for good in range(w.GOODS)
)
