"""Why a thing that looks possible is not: one line for each, for the seat that decides.

For each pending frame `looked_at` lists the moves that a person would try, with what stands in the way (None:
nothing). What the frame offers decides in the end: what an option points at is never refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rondel.core.effects import Effect, Text
from rondel.core.frames import Frame, Move, options
from rondel.games.saltfjord import actions, extras, frames, solo, supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State, is_solo
from rondel.games.saltfjord.text import NOTATION

Why = Text | None
Tried = Iterator[tuple[Move, Why]]

_EMPTY: Text = ("refusal-empty", {})
_NO_ROOM: Text = ("refusal-no-room", {})


def refusals(state: State) -> list[tuple[tuple[str, str], Text]]:
    """List what the deciding seat cannot choose now though it looks possible, and why."""
    offered = {NOTATION.points_at(move) for move in options(frames.RULES, state)}
    found: dict[tuple[str, str], Text] = {}
    for move, why in looked_at(state):
        thing = NOTATION.points_at(move)
        if why is not None and thing is not None and thing not in offered:
            found.setdefault(thing, why)
    return list(found.items())


def looked_at(state: State) -> Tried:
    """List the moves that a person would try here, with what stands in the way."""
    if not state.stack:
        return
    frame = state.stack[-1]
    player = state.players[frame[1]]
    if frame[0] in _TRIED:
        yield from _TRIED[frame[0]](state, player, frame)
    if frame[0] in _OPEN:
        yield from _extras(state, player)


def _missing(player: Player, cost: dict[int, int]) -> Why:
    """Say which goods are lacking."""
    lacking = [(good, n - player.goods[good]) for good, n in cost.items() if n > player.goods[good]]
    if not lacking:
        return None
    return "refusal-goods", {"effects": [(f"gain-{gd.GOOD_IDS[good]}", {"n": n}) for good, n in lacking]}


# --- the main action ---


def _main(state: State, player: Player, frame: Frame) -> Tried:
    alone = is_solo(state)
    limits = (h.WHITE_A_PLAYER, state.round)
    for colour, dice in enumerate(state.dice):
        why: Why = None
        if player.taken[colour] >= limits[colour]:
            why = (f"refusal-dice-{w.COLOURS[colour]}", {"n": limits[colour]})
        first = frames.FIRST_TAVERN_DIE + colour * len(h.TAVERNS) if alone else colour * h.FACES
        for place, die in enumerate(dice):
            if die:
                yield (w.TAKE, first + place), why
    cost = {w.LOG: supplies.tile_logs(player), w.PLANK: gd.TILE_COST_PLANK}
    for stack in t.LARGE_STACKS:
        yield (w.LARGE, stack), _stack(state, player, stack) or _missing(player, cost)
    free = solo.open_taverns(state) if alone else []
    for tavern in range(len(h.TAVERNS)):
        if alone:
            yield (w.CLOSE, tavern), None if tavern in free else ("refusal-tavern-dice", {})
        else:
            guest = next((other.seat for other in state.players if other.tavern == tavern), None)
            yield (w.CLOSE, tavern), None if guest is None else ("refusal-tavern", {"seat": guest})


def _stack(state: State, player: Player, stack: int) -> Why:
    if state.tops[stack] < 0:
        return _EMPTY
    return None if supplies.fits(t.STACK_SHAPE[stack], player.covered) else _NO_ROOM


# --- the die ---


def _set_die(state: State, player: Player, frame: Frame) -> Tried:
    _, _, colour, value = frame
    first = v.FIRST_ROW if colour == w.ORANGE else 0
    for to in range(1, h.FACES + 1):
        cost = frames.change_cost(player, value, to)
        yield (w.LINE, first + to - 1), _missing(player, {w.FISH: cost})


def _activation(state: State, player: Player, frame: Frame) -> Tried:
    _, _, _, _, line, place, _ = frame
    for number, cell in enumerate(v.LINES[line]):
        symbol = player.cells[cell]
        if v.IS_WALKWAY[symbol]:
            yield (w.ACTIVATE, cell), ("refusal-walkway", {})
        elif symbol:
            passed: Why = ("refusal-passed", {}) if number < place else None
            yield (w.ACTIVATE, cell), _occupied(player, cell) or passed


def _occupied(player: Player, cell: int) -> Why:
    if player.helpers >> cell & 1:
        return "refusal-worker-there", {}
    if cell in player.carts:
        return "refusal-cart-there", {}
    if cell == player.die_at or any(cell == place for place, _, _ in player.dice):
        return "refusal-die-there", {}
    return None


# --- effects ---


def _choice(state: State, player: Player, frame: Frame) -> Tried:
    for effect in g.GROUPS[frame[2]]:
        yield from _EFFECTS[effect[0]](state, player, effect)


def _upgrade(state: State, player: Player, effect: Effect) -> Tried:
    for arrow, (good, _) in enumerate(gd.ARROWS):
        yield (w.UPGRADE, arrow), _missing(player, {good: 1})


def _order(state: State, player: Player, effect: Effect) -> Tried:
    for space, crate in enumerate(state.crates):
        if crate < 0:
            yield (w.ORDER, space), _EMPTY
        else:
            cost = {good: n for good, n in enumerate(h.CRATE_COST[crate]) if n}
            payable = bool(actions.order_payments(state, player, space))
            yield (w.ORDER, space), None if payable else _missing(player, cost)


def _learn(state: State, player: Player, effect: Effect) -> Tried:
    for column, track in enumerate(state.tracks):
        cost = actions.learning_cost(state, player, column)
        yield (w.LEARN, track), ("refusal-top", {}) if cost < 0 else _missing(player, {cost: 1})


def _small(state: State, player: Player, effect: Effect) -> Tried:
    _, free, single = effect
    poor = None if free else _missing(player, {w.LOG: supplies.tile_logs(player)})
    for stack in t.SMALL_STACKS:
        if single and stack not in t.SINGLE_STACKS:
            yield (w.SMALL, stack), ("refusal-single", {})
        else:
            yield (w.SMALL, stack), _stack(state, player, stack) or poor


def _boat(state: State, player: Player, effect: Effect) -> Tried:
    at_sea_end = player.boat == f.LAST_AREA
    yield (w.BOAT, w.ADVANCE), ("refusal-last-area", {}) if at_sea_end else None
    yield (w.BOAT, w.HOME), ("refusal-harbour", {}) if player.boat == f.HARBOUR else None


def _trade(state: State, player: Player, effect: Effect) -> Tried:
    yield (w.TRADE, effect[1]), _missing(player, {effect[1]: 1})


_EFFECTS: dict[int, Callable[[State, Player, Effect], Tried]] = {
    w.UPGRADE: _upgrade,
    w.ORDER: _order,
    w.LEARN: _learn,
    w.SMALL: _small,
    w.BOAT: _boat,
    w.TRADE: _trade,
}


# --- extra actions ---


def _extras(state: State, player: Player) -> Tried:
    offered: list[Move] = []
    extras.offer(state, player, offered)
    bought = state.bought and any(player.goods[w.LOG :])
    reasons: tuple[Text, ...] = (
        ("refusal-bought", {}) if bought else ("refusal-nothing", {}),
        _missing(player, {w.FISH: extras.upgrade_cost(state, player)}) or ("refusal-nothing", {}),
        ("refusal-nothing", {}),
        ("refusal-no-building", {}) if player.workers else ("refusal-no-worker", {}),
        ("refusal-no-catch", {}),
    )
    for extra, reason in enumerate(reasons):
        yield (w.EXTRA, extra), None if (w.EXTRA, extra) in offered else reason


def _selling(state: State, player: Player, frame: Frame) -> Tried:
    offered = extras.selling_options(state, frame)
    for good in range(w.LOG, w.GOODS):
        if player.goods[good]:
            yield (w.SELL, good), None if (w.SELL, good) in offered else ("refusal-bought", {})


def _upgrading(state: State, player: Player, frame: Frame) -> Tried:
    cost = extras.upgrade_cost(state, player)
    for arrow, (good, _) in enumerate(gd.ARROWS):
        yield (w.UPGRADE, arrow), _missing(player, {good: 1 + (cost if good == w.FISH else 0)})


def _downgrading(state: State, player: Player, frame: Frame) -> Tried:
    for arrow, (_, good) in enumerate(gd.ARROWS):
        yield (w.DOWNGRADE, arrow), _missing(player, {good: 1})


def _working(state: State, player: Player, frame: Frame) -> Tried:
    for cell in range(v.CELLS):
        if player.buildings >> cell & 1:
            yield (w.WORKER, cell), _occupied(player, cell)


_TRIED: dict[int, Callable[[State, Player, Frame], Tried]] = {
    w.MAIN: _main,
    w.SET_DIE: _set_die,
    w.ACTIVATION: _activation,
    w.CHOICE: _choice,
    w.SELLING: _selling,
    w.UPGRADING: _upgrading,
    w.DOWNGRADING: _downgrading,
    w.WORKING: _working,
}
_OPEN = frozenset(
    (w.MAIN, w.SET_DIE, w.CARTS, w.MOVE_CART, w.ACTIVATION, w.CHOICE, w.TILE_PLACED, w.FISH_AGAIN, w.PAUSE)
)
