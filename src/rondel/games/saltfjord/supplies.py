"""Small steps that many rules share: goods, tiles, crates and tokens move, and each change is an event."""

from __future__ import annotations

from collections.abc import Iterable

from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State

# --- goods and points ---


def gain(state: State, player: Player, resource: int, number: int) -> None:
    """SF-3.2, SF-4.2: gain goods, or victory points at once."""
    if not number:
        return
    if resource == w.VP:
        player.vp += number
    else:
        player.goods[resource] += number
    state.events.append((w.GAINED, player.seat, resource, number))


def gain_all(state: State, player: Player, resources: Iterable[tuple[int, int]]) -> None:
    """Gain several resources."""
    for resource, number in resources:
        gain(state, player, resource, number)


def pay(state: State, player: Player, good: int, number: int) -> None:
    """SF-3.2: spend goods; the caller has checked that they are there."""
    if number:
        player.goods[good] -= number
        state.events.append((w.PAID, player.seat, good, number))


# --- what a player has learned ---


def masters(state: State, player: Player, effect: str) -> bool:
    """SF-6.4.2.2: say whether a permanent ability of a technology track is the player's."""
    for column, track in enumerate(state.tracks):
        if effect in te.TRACKS[track].effects[: player.levels[column]]:
            return True
    return False


def tile_logs(player: Player) -> int:
    """SF-7.5: how many logs a building tile costs."""
    return gd.TILE_COST_LOG if player.levels[te.CARPENTRY] < te.TOP else 0


def slots(player: Player) -> int:
    """SF-7.3: how many tokens the boat tile holds."""
    return f.SLOTS[player.levels[te.CARPENTRY] > 0]


# --- the village ---


def occupied(player: Player) -> int:
    """SF-5.7: bit mask of the cells with a die, a worker or a cart, the die under way included."""
    cells = player.helpers
    for cell, _, _ in player.dice:
        cells |= 1 << cell
    for cell in player.carts:
        cells |= 1 << cell
    if player.die_at >= 0:
        cells |= 1 << player.die_at
    return cells


def free_buildings(player: Player) -> int:
    """Give the bit mask of the buildings that a die or worker could activate."""
    return player.buildings & ~occupied(player)


def fits(shape: int, covered: int) -> bool:
    """Say whether a tile of this shape fits anywhere."""
    for places in t.FITS[shape]:
        for _, mask in places:
            if not mask & covered:
                return True
    return False


def put_tile(player: Player, tile: int, cell: int, turn: int) -> int:
    """SF-6.4.3.2: lay a tile; give the bit mask of its cells."""
    shape = t.TILES[tile].shape
    mask = 0
    for place, symbol in zip(t.FOOTPRINTS[shape][cell][turn], t.TILES[tile].cells, strict=True):
        player.cells[place] = symbol
        mask |= 1 << place
        if v.IS_BUILDING[symbol]:
            player.buildings |= 1 << place
    player.covered |= mask
    player.tiles = (*player.tiles, (tile, cell, turn))
    return mask


def next_tile(state: State, stack: int) -> None:
    """Take the top tile off a building stack and show the next one."""
    state.tops[stack] = -1
    if state.under[stack]:
        shape = t.STACK_SHAPE[stack]
        state.under[stack] -= 1
        tile = state.chance.pick_bit(state.tile_piles[shape])
        state.tile_piles[shape] &= ~(1 << tile)
        state.tops[stack] = tile
        state.events.append((w.TILE_TURNED_UP, w.NOBODY, stack, tile))


# --- crates ---


def next_crate(state: State, space: int) -> None:
    """SF-6.4.1.3: take the face-up crate off a stack and turn up the next one."""
    state.crates[space] = h.NO_CRATE
    if state.crates_under[space]:
        state.crates_under[space] -= 1
        crate = state.chance.pick_bit(state.crate_pile)
        state.crate_pile &= ~(1 << crate)
        state.crates[space] = crate
        state.events.append((w.CRATE_TURNED_UP, w.NOBODY, space, crate))


def can_pay(player: Player, cost: tuple[int, ...]) -> bool:
    """Say whether the warehouse holds all of it."""
    for have, need in zip(player.goods, cost, strict=True):  # noqa: SIM110 - the hot path
        if have < need:
            return False
    return True


def substitutes(player: Player, cost: tuple[int, ...]) -> list[int]:
    """AB4: the goods of an order in whose place one fish would do, everything else being there."""
    if not player.abilities & te.MIDDLEMAN or player.goods[w.FISH] <= cost[w.FISH]:
        return []
    missing = [good for good in range(w.GOODS) if player.goods[good] < cost[good]]
    if len(missing) > 1 or (missing and player.goods[missing[0]] < cost[missing[0]] - 1):
        return []
    wanted = missing or range(w.LOG, w.GOLD)
    return [good for good in wanted if cost[good] and w.FISH < good < w.GOLD]


# --- catch stacks ---


def catch_stack(area: int, type_: int) -> int:
    """Number the catch stack of a type in an area."""
    return f.TYPES * (area - 1) + type_


def stack_size(state: State, stack: int) -> int:
    """Count the tokens of a catch stack."""
    return (state.looked[stack] >= 0) + state.catch_left[stack] + len(state.sunk[stack])


def draw_catch(state: State, stack: int) -> tuple[int, int]:
    """Take the top token of a catch stack; say also who knew it."""
    if state.looked[stack] >= 0:
        token, known = state.looked[stack], state.knowers[stack]
        state.looked[stack], state.knowers[stack] = f.NO_CATCH, 0
        return token, known
    if state.catch_left[stack]:
        type_ = stack % f.TYPES
        state.catch_left[stack] -= 1
        return f.FIRST_KIND[type_] + state.chance.pick(state.catch_piles[type_]), 0
    token = state.sunk[stack][0]
    _sink(state, stack, state.sunk[stack][1:])
    return token, f.EVERYBODY


def put_back(state: State, stack: int, token: int, known: int) -> None:
    """SF-6.5.11: return a token to the top of its stack, face down."""
    state.looked[stack] = token
    state.knowers[stack] = known


def throw_overboard(state: State, player: Player, token: int) -> None:
    """SF-6.5.4: to the bottom of the stack of its type in the boat's area."""
    catch = list(player.catch)
    catch.remove(token)
    player.catch = tuple(catch)
    stack = catch_stack(player.boat, f.CATCH_TYPE[token])
    _sink(state, stack, (*state.sunk[stack], token))
    state.events.append((w.THREW, player.seat, token))


def _sink(state: State, stack: int, tokens: tuple[int, ...]) -> None:
    sunk = list(state.sunk)
    sunk[stack] = tokens
    state.sunk = tuple(sunk)


def catch_rewards(player: Player) -> list[tuple[int, int]]:
    """SF-6.5.7, SF-7.3: what the boat's tokens bring; the one with most points lies on «×2» (Q-17)."""
    rewards = [reward for token in player.catch for reward in f.CATCHES[token].reward]
    if player.levels[te.CARPENTRY] and player.catch:
        rewards.append((w.VP, max(f.CATCH_VP[token] for token in player.catch)))
    return rewards
