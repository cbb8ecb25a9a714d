"""Extra actions (SF-8): what a player may do at any moment of the own turn.

Every open frame offers the kinds of extra action that are possible; choosing one asks what exactly. No chain
of conversions gains: with fish worth 1, a basic good 2½, a better one 4 and gold 5, every sale, upgrade and
downgrade loses. Only the fishmonger sells a basic good for the three fish that buy one; that even exchange is
kept finite by Q-40. What the joiner saves is limited to two upgrades a turn.
"""

from __future__ import annotations

from rondel.core.frames import Frame, Move
from rondel.games.saltfjord import supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State

_SELL: Move = (w.EXTRA, w.EXTRA_SELL)
_UPGRADE: Move = (w.EXTRA, w.EXTRA_UPGRADE)
_DOWNGRADE: Move = (w.EXTRA, w.EXTRA_DOWNGRADE)
_WORKER: Move = (w.EXTRA, w.EXTRA_WORKER)
_OVERBOARD: Move = (w.EXTRA, w.EXTRA_OVERBOARD)
_FRAMES = (w.SELLING, w.UPGRADING, w.DOWNGRADING, w.WORKING, w.THROWING)


def offer(state: State, player: Player, out: list[Move]) -> None:
    """Append the kinds of extra action that are possible now."""
    goods = player.goods
    if any(goods[w.LOG :]):
        if not state.bought or not player.abilities & te.FISHMONGER or any(goods[w.PLANK :]):
            out.append(_SELL)
        out.append(_DOWNGRADE)
    if goods[w.FISH] >= upgrade_cost(state, player):
        out.append(_UPGRADE)
    if player.workers and supplies.free_buildings(player):
        out.append(_WORKER)
    if player.catch:
        out.append(_OVERBOARD)


def possible(state: State, player: Player) -> bool:
    """Say whether there is any extra action now."""
    out: list[Move] = []
    offer(state, player, out)
    return bool(out)


def apply(state: State, frame: Frame, move: Move) -> bool:
    """Begin an extra action, leaving the open frame in place; say whether the move was one."""
    if move[0] != w.EXTRA:
        state.bought = False
        return False
    state.stack.append(frame)
    state.stack.append((_FRAMES[move[1]], frame[1]))
    return True


# --- sell (SF-8.1) ---


def sale_price(player: Player, good: int) -> int:
    """Give the fish for one good; the fishmonger gets one more (AB2)."""
    return gd.PRICES[good] + (player.abilities & te.FISHMONGER != 0)


def selling_options(state: State, frame: Frame) -> list[Move]:
    """Everything but fish. Q-40: no basic good while one was just bought for the fish it would bring."""
    player = state.players[frame[1]]
    first = w.PLANK if state.bought and player.abilities & te.FISHMONGER else w.LOG
    return [(w.SELL, good) for good in range(first, w.GOODS) if player.goods[good]]


def selling_apply(state: State, frame: Frame, move: Move) -> None:
    """Sell one."""
    player = state.players[frame[1]]
    good = move[1]
    fish = sale_price(player, good)
    player.goods[good] -= 1
    player.goods[w.FISH] += fish
    state.events.append((w.SOLD, frame[1], good, fish))
    if good not in gd.BASIC:
        state.bought = False


# --- upgrade for fish (SF-8.2) ---


def upgrade_cost(state: State, player: Player) -> int:
    """Two fish; one for the joiner, twice a turn (AB1)."""
    if player.abilities & te.JOINER and state.joined < te.JOINER_UPGRADES:
        return te.JOINER_COST
    return gd.UPGRADE_COST


def upgrading_options(state: State, frame: Frame) -> list[Move]:
    """Every arrow with a good at its foot, once the fish are paid; or one fish (Q-11)."""
    player = state.players[frame[1]]
    fish_left = player.goods[w.FISH] - upgrade_cost(state, player)
    out: list[Move] = []
    for arrow, (good, _) in enumerate(gd.ARROWS):
        if fish_left if good == w.FISH else player.goods[good]:
            out.append((w.UPGRADE, arrow))
    out.append((w.UPGRADE, gd.ONE_FISH))
    return out


def upgrading_apply(state: State, frame: Frame, move: Move) -> None:
    """Pay and upgrade."""
    player = state.players[frame[1]]
    cost = upgrade_cost(state, player)
    supplies.pay(state, player, w.FISH, cost)
    state.joined += player.abilities & te.JOINER != 0
    upgrade(state, player, move[1])
    # At the joiner's price a purchase is no even exchange, so Q-40 leaves it alone.
    from_fish = move[1] != gd.ONE_FISH and gd.ARROWS[move[1]][0] == w.FISH
    state.bought = from_fish and cost == gd.UPGRADE_COST


def upgrade(state: State, player: Player, arrow: int) -> None:
    """SF-3.3: move one good along an arrow, or gain one fish."""
    if arrow == gd.ONE_FISH:
        supplies.gain(state, player, w.FISH, 1)
        return
    good, better = gd.ARROWS[arrow]
    player.goods[good] -= 1
    player.goods[better] += 1
    state.events.append((w.UPGRADED, player.seat, arrow))


# --- downgrade (SF-8.3) ---


def downgrading_options(state: State, frame: Frame) -> list[Move]:
    """SF-3.6: every arrow with a good at its head."""
    goods = state.players[frame[1]].goods
    return [(w.DOWNGRADE, arrow) for arrow, (_, good) in enumerate(gd.ARROWS) if goods[good]]


def downgrading_apply(state: State, frame: Frame, move: Move) -> None:
    """Move one good against an arrow."""
    goods = state.players[frame[1]].goods
    worse, good = gd.ARROWS[move[1]]
    goods[good] -= 1
    goods[worse] += 1
    state.events.append((w.DOWNGRADED, frame[1], move[1]))
    state.bought = False


# --- use a worker (SF-8.4) ---


def working_options(state: State, frame: Frame) -> list[Move]:
    """Any free building."""
    free = supplies.free_buildings(state.players[frame[1]])
    return [(w.WORKER, cell) for cell in range(v.CELLS) if free >> cell & 1]


def working_apply(state: State, frame: Frame, move: Move) -> None:
    """Put the worker there and activate the building; the foreman may apply its effect twice (AB7)."""
    player = state.players[frame[1]]
    cell = move[1]
    symbol = player.cells[cell]
    player.workers -= 1
    player.helpers |= 1 << cell
    state.bought = False
    state.events.append((w.USED_WORKER, frame[1], cell, symbol))
    if player.abilities & te.FOREMAN:
        state.stack.append((w.EFFECT, frame[1], symbol))
    state.stack.append((w.EFFECT, frame[1], symbol))


# --- throw overboard (SF-6.5.4) ---


def throwing_options(state: State, frame: Frame) -> list[Move]:
    """Any token of the boat; alike ones once."""
    return [(w.OVERBOARD, token) for token in sorted(set(state.players[frame[1]].catch))]


def throwing_apply(state: State, frame: Frame, move: Move) -> None:
    """Throw it."""
    supplies.throw_overboard(state, state.players[frame[1]], move[1])
    state.bought = False
