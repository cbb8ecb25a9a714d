"""What each effect offers and does (SF-6), and the steps that follow from it.

Together with text and icons these are the four readings of the vocabulary (see `rondel.core.effects`).
"""

from __future__ import annotations

from rondel.core.effects import USED, Effect, Icon, Reading, Text, Vocabulary, plain
from rondel.core.frames import Move
from rondel.games.saltfjord import extras, solo, supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State, is_solo

# --- gain (SF-6.1) and upgrade (SF-6.2) ---


def offer_nothing(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """A gain asks nothing: it happens by itself when its group is used."""


def perform_gain(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """SF-6.1."""
    supplies.gain_all(state, player, effect[1])
    return USED


def offer_upgrade(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """SF-3.3 to 3.5: every arrow with a good at its foot, or one fish."""
    goods = player.goods
    for arrow, (good, _) in enumerate(gd.ARROWS):
        if goods[good]:
            out.append((w.UPGRADE, arrow))
    out.append((w.UPGRADE, gd.ONE_FISH))


def perform_upgrade(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """SF-6.2."""
    extras.upgrade(state, player, move[1])
    return USED


# --- complete an order (SF-6.4.1) ---


def offer_order(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer each face-up crate that can be paid, by the middleman's help too (AB4)."""
    for space, crate in enumerate(state.crates):
        if crate >= 0:
            cost = h.CRATE_COST[crate]
            if supplies.can_pay(player, cost) or supplies.substitutes(player, cost):
                out.append((w.ORDER, space))


def perform_order(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """SF-6.4.1.1; the middleman may leave a choice of what to pay."""
    space = move[1]
    payments = order_payments(state, player, space)
    if len(payments) == 1:
        pay_order(state, player, space, payments[0])
    else:
        state.stack.append((w.ORDER_PAYMENT, player.seat, space))
    return USED


def order_payments(state: State, player: Player, space: int) -> list[int]:
    """List the goods in whose place a fish may be paid; FISH stands for paying as printed."""
    cost = h.CRATE_COST[state.crates[space]]
    payments = [w.FISH] if supplies.can_pay(player, cost) else []
    return payments + supplies.substitutes(player, cost)


def pay_order(state: State, player: Player, space: int, instead: int) -> None:
    """Pay; then the crate goes to a pier, of the player's choice with Supplies II (SF-7.7)."""
    for good, number in enumerate(h.CRATE_COST[state.crates[space]]):
        supplies.pay(state, player, good, number - (instead == good != w.FISH))
    if instead != w.FISH:
        supplies.pay(state, player, w.FISH, 1)
    if supplies.masters(state, player, "any-pier"):
        state.stack.append((w.ORDER_PIER, player.seat, space))
    else:
        take_crate(state, player, space, space)


def take_crate(state: State, player: Player, space: int, pier: int) -> None:
    """SF-6.4.1.2, 6.4.1.3; Supplies III brings the pier's reward at once (SF-7.8)."""
    crate = state.crates[space]
    player.crates = tuple((*row, crate) if p == pier else row for p, row in enumerate(player.crates))
    state.events.append((w.COMPLETED, player.seat, crate, pier))
    supplies.next_crate(state, space)
    if supplies.masters(state, player, "pier-reward"):
        state.stack.append((w.EFFECT, player.seat, g.FIRST_PIER + pier))


def offer_trade(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """SF-9.3, the fourth pier."""
    if player.goods[effect[1]]:
        out.append((w.TRADE, effect[1]))


def perform_trade(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """Spend the good for the points."""
    player.goods[effect[1]] -= 1
    player.vp += effect[2]
    state.events.append((w.TRADED, player.seat, effect[1], effect[2]))
    return USED


# --- learn a technology (SF-6.4.2, SF-7) ---


def learning_cost(state: State, player: Player, column: int) -> int:
    """Give the good that the next level of a track costs; -1 at the top."""
    level = player.levels[column]
    return -1 if level == te.TOP else te.TRACKS[state.tracks[column]].costs[level]


def offer_learn(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer each track whose next level can be paid."""
    for column, track in enumerate(state.tracks):
        cost = learning_cost(state, player, column)
        if cost >= 0 and player.goods[cost]:
            out.append((w.LEARN, track))


def perform_learn(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """SF-6.4.2.1: pay, advance the marker, apply the new level; the schoolmaster pays last (AB8)."""
    column = state.tracks.index(move[1])
    supplies.pay(state, player, learning_cost(state, player, column), 1)
    level = player.levels[column] + 1
    player.levels = tuple(level if c == column else old for c, old in enumerate(player.levels))
    state.events.append((w.LEARNED, player.seat, move[1], level))
    state.stack.append((w.SCHOOL, player.seat))
    if level == te.TOP:
        _reach_bonus_tile(state, player, state.bonus_tiles[column])
    _apply_level(state, player, te.TRACKS[move[1]].effects[level - 1])
    return USED


def _reach_bonus_tile(state: State, player: Player, tile: int) -> None:
    """SF-6.4.2.4: the two tiles with a lightning are scored at once."""
    points = 0
    if tile == te.PIONEER:
        points = te.BONUS_TILES[tile].at_once[state.pioneers]
        state.pioneers += 1
    elif tile == te.EARLY_START:
        points = te.BONUS_TILES[tile].at_once[state.round - 1]
    state.events.append((w.BONUS, player.seat, tile))
    supplies.gain(state, player, w.VP, points)


def _apply_level(state: State, player: Player, effect: str) -> None:
    """SF-7: what happens on reaching a level; permanent abilities are looked up when they matter."""
    seat = player.seat
    if effect == "gain-gold":
        supplies.gain(state, player, w.GOLD, 1)
    elif effect == "worker":
        player.workers += 1
        state.events.append((w.GAINED_WORKER, seat))
    elif effect == "improved-boat":
        state.events.append((w.IMPROVED_BOAT, seat))
    elif effect == "ability":
        state.stack.append((w.TAKE_ABILITY, seat))
    elif effect == "gain-goods":
        for good in te.SUPPLIES_GOODS:
            supplies.gain(state, player, good, 1)
    elif effect == "cart":
        _gain_cart(state, player)


def _gain_cart(state: State, player: Player) -> None:
    """D-13: the second cart, on the first unoccupied cell of row 1; without one on any unoccupied cell."""
    free = ~supplies.occupied(player)
    for cell in v.LINES[v.FIRST_ROW]:
        if free >> cell & 1:
            put_cart(state, player, cell)
            return
    state.stack.append((w.PUT_CART, player.seat))


def put_cart(state: State, player: Player, cell: int) -> None:
    """Put a new cart on the grid."""
    player.carts = (*player.carts, cell)
    state.events.append((w.GAINED_CART, player.seat, cell))


# --- building tiles (SF-6.4.3, SF-8.0.1) ---


def offer_small(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer the stacks of small tiles that can be paid and placed (Q-16)."""
    _, free, single = effect
    if free or player.goods[w.LOG] >= supplies.tile_logs(player):
        offer_stacks(state, player, t.SINGLE_STACKS if single else t.SMALL_STACKS, w.SMALL, out)


def offer_large(state: State, player: Player, out: list[Move]) -> None:
    """SF-8.0.1: the stacks of large tiles that can be paid and placed."""
    goods = player.goods
    if goods[w.LOG] >= supplies.tile_logs(player) and goods[w.PLANK] >= gd.TILE_COST_PLANK:
        offer_stacks(state, player, t.LARGE_STACKS, w.LARGE, out)


def offer_stacks(state: State, player: Player, stacks: tuple[int, ...], verb: int, out: list[Move]) -> None:
    """Append the stacks that have a tile which fits."""
    fitting = -1
    for stack in stacks:
        shape = t.STACK_SHAPE[stack]
        if state.tops[stack] >= 0:
            if fitting != shape and not supplies.fits(shape, player.covered):
                continue
            fitting = shape
            out.append((verb, stack))


def perform_small(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """SF-6.4.3.1: pay and take the tile; now choose its place."""
    if not effect[1]:
        supplies.pay(state, player, w.LOG, supplies.tile_logs(player))
    state.stack.append((w.PLACE, player.seat, state.tops[move[1]]))
    return USED


def place_large(state: State, player: Player, stack: int) -> None:
    """SF-8.0.1: pay and take the tile; now choose its place."""
    supplies.pay(state, player, w.LOG, supplies.tile_logs(player))
    supplies.pay(state, player, w.PLANK, gd.TILE_COST_PLANK)
    state.stack.append((w.PLACE, player.seat, state.tops[stack]))


def place_tile(state: State, player: Player, tile: int, cell: int, turn: int) -> None:
    """SF-6.4.3.2: lay it, show the next tile of its stack, and resolve what it fills."""
    before = player.covered
    cells = supplies.put_tile(player, tile, cell, turn)
    state.events.append((w.PLACED, player.seat, tile, cell))
    if tile >= t.FIRST_STARTING:
        return
    stack = state.tops.index(tile)
    supplies.next_tile(state, stack)
    if is_solo(state):
        solo.remove_tile(state, stack)
    resolve_tile(state, player, _filled(before, player.covered), cells, player.abilities & te.ARCHITECT != 0)


def _filled(before: int, covered: int) -> int:
    """SF-6.4.4.1: bit mask of the lines that became full."""
    lines = 0
    for line, mask in enumerate(v.LINE_MASK):
        if covered & mask == mask and before & mask != mask:
            lines |= 1 << line
    return lines


def resolve_tile(state: State, player: Player, lines: int, cells: int, architect: bool) -> None:
    """SF-6.4.4.2, 6.4.4.3, Q-31: filled lines and the architect in the player's order; alone, at once."""
    worth_asking = [line for line in range(len(v.LINES)) if lines >> line & 1 and _walkways(player, line)]
    architect = (
        architect
        and bool(player.buildings & cells)
        and (
            player.goods[w.FISH] > 0
            or extras.possible(state, player)
            or any(_brings_goods(player, line) for line in worth_asking)
        )
    )
    for line in range(len(v.LINES)):
        if lines >> line & 1 and line not in worth_asking:
            fill_line(state, player, line)
    if architect or len(worth_asking) > 1:
        left = sum(1 << line for line in worth_asking)
        state.stack.append((w.TILE_PLACED, player.seat, left, cells, int(architect)))
    elif worth_asking:
        fill_line(state, player, worth_asking[0])


def _walkways(player: Player, line: int) -> list[int]:
    return [symbol for cell in v.LINES[line] if v.IS_WALKWAY[symbol := player.cells[cell]]]


def _brings_goods(player: Player, line: int) -> bool:
    """Say whether a filled line could pay the architect: it gives more than victory points."""
    return any(
        (gains := g.GAINS[symbol]) is None or gains[0][0] != w.VP for symbol in _walkways(player, line)
    )


def fill_line(state: State, player: Player, line: int) -> None:
    """SF-6.4.4.2: every walkway effect of the line; gains first, so that upgrades may use them."""
    state.events.append((w.FILLED, player.seat, line))
    for symbol in _walkways(player, line):
        gains = g.GAINS[symbol]
        if gains is None:
            state.stack.append((w.EFFECT, player.seat, symbol))
        else:
            supplies.gain_all(state, player, gains)


# --- fish (SF-6.5) ---


def offer_boat(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """SF-6.5.1, 6.5.9: advance or return home."""
    if player.boat < f.LAST_AREA:
        out.append((w.BOAT, w.ADVANCE))
    if player.boat != f.HARBOUR:
        out.append((w.BOAT, w.HOME))


def perform_boat(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """Do it; the skipper may fish once more right after it (AB5)."""
    if player.abilities & te.SKIPPER and not state.fished_again:
        state.stack.append((w.SKIPPER, player.seat))
    fish(state, player, move[1])
    return USED


def fish(state: State, player: Player, way: int) -> None:
    """SF-6.5.1."""
    if way == w.ADVANCE:
        advance(state, player)
    else:
        return_home(state, player)


def advance(state: State, player: Player) -> None:
    """SF-6.5.2, and with Fishing I the choice of two tokens of one stack (SF-6.5.11 to 6.5.13)."""
    player.boat += 1
    state.events.append((w.SAILED, player.seat, player.boat))
    stacks = open_stacks(state, player)
    if not stacks:
        state.events.append((w.CAUGHT_NOTHING, player.seat))
    elif not player.levels[te.FISHING]:
        catch_top(state, player, stacks[0])
    elif len(stacks) == 1:
        look(state, player, stacks[0])
    else:
        state.stack.append((w.CATCH_STACK, player.seat))


def open_stacks(state: State, player: Player) -> list[int]:
    """List the catch stacks of the boat's area that are open to the player and not empty."""
    types = max(1, player.levels[te.FISHING])
    stacks = [supplies.catch_stack(player.boat, type_) for type_ in range(types)]
    return [stack for stack in stacks if supplies.stack_size(state, stack)]


def catch_top(state: State, player: Player, stack: int) -> None:
    """Take the top token on board."""
    token, _ = supplies.draw_catch(state, stack)
    state.events.append((w.CAUGHT, player.seat, token))
    _load(state, player, token)


def look(state: State, player: Player, stack: int) -> None:
    """SF-6.5.11: look at two tokens and keep one; take a last token as it is."""
    if supplies.stack_size(state, stack) == 1:
        catch_top(state, player, stack)
        return
    first, know_first = supplies.draw_catch(state, stack)
    second, know_second = supplies.draw_catch(state, stack)
    state.events.append((w.LOOKED, player.seat, first))
    state.events.append((w.LOOKED, player.seat, second))
    state.stack.append((w.KEEP_ONE, player.seat, stack, first, second, know_first, know_second))


def keep(state: State, player: Player, stack: int, kept: int, other: int, knowers: int) -> None:
    """Take one on board and put the other back on top of its stack."""
    supplies.put_back(state, stack, other, knowers | 1 << player.seat)
    state.events.append((w.KEPT, player.seat, kept))
    _load(state, player, kept)


def _load(state: State, player: Player, token: int) -> None:
    """SF-6.5.3, 6.5.5: with a full boat one token goes overboard, be it the new one."""
    player.catch = (*player.catch, token)
    if len(player.catch) > supplies.slots(player):
        state.stack.append((w.OVER_BOARD, player.seat))


def return_home(state: State, player: Player) -> None:
    """SF-6.5.7."""
    area = player.boat
    player.boat = f.HARBOUR
    state.events.append((w.RETURNED, player.seat, area))
    supplies.gain(state, player, w.VP, f.AREA_VP[area])
    supplies.gain_all(state, player, supplies.catch_rewards(player))
    ashore = list(player.ashore)
    for token in player.catch:
        ashore[token] += 1
    player.ashore = tuple(ashore)
    player.catch = ()


# --- text and icons ---


def _text_gain(effect: Effect) -> Text:
    return "effect-gain", {
        "effects": [(f"gain-{w.RESOURCES[resource]}", {"n": n}) for resource, n in effect[1]]
    }


def _icons_gain(effect: Effect) -> tuple[Icon, ...]:
    return tuple((w.RESOURCES[resource], f"+{n}") for resource, n in effect[1])


def _text_small(effect: Effect) -> Text:
    return ("effect-small-free" if effect[1] else "effect-small"), {}


def _icons_small(effect: Effect) -> tuple[Icon, ...]:
    return (("tile-small", ""),) if effect[1] else (("log", "-1"), ("g-then", ""), ("tile-small", ""))


def _text_trade(effect: Effect) -> Text:
    return "effect-trade", {"good": gd.GOOD_IDS[effect[1]], "n": effect[2]}


def _icons_trade(effect: Effect) -> tuple[Icon, ...]:
    return ((gd.GOOD_IDS[effect[1]], "-1"), ("g-then", ""), ("vp", f"+{effect[2]}"))


VOCABULARY = Vocabulary(
    {
        w.GAIN: Reading("gain", offer_nothing, perform_gain, _text_gain, _icons_gain),
        w.UPGRADE: Reading("upgrade", offer_upgrade, perform_upgrade, *plain("effect-upgrade", "upgrade")),
        w.ORDER: Reading("order", offer_order, perform_order, *plain("effect-order", "order")),
        w.LEARN: Reading("learn", offer_learn, perform_learn, *plain("effect-learn", "tech")),
        w.SMALL: Reading("small", offer_small, perform_small, _text_small, _icons_small),
        w.BOAT: Reading("boat", offer_boat, perform_boat, *plain("effect-fish", "fishing")),
        w.TRADE: Reading("trade", offer_trade, perform_trade, _text_trade, _icons_trade),
    }
)
