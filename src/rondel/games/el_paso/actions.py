"""The actions of EP-8 as effects: for each verb which moves perform it, what they do, its text and icons."""

from __future__ import annotations

from typing import Any

from rondel.core.effects import USED, Effect, Icon, Reading, Text, Vocabulary, plain
from rondel.core.frames import Move
from rondel.games.el_paso import supplies
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import groups as g
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog import train as tr
from rondel.games.el_paso.catalog import vocabulary as v
from rondel.games.el_paso.catalog.trail import SPACE_COST, SPACES
from rondel.games.el_paso.state import Player, State

# --- pay, then … (EP-6.6) ---


def offer_paid(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer the inner effect to a player who can pay for it."""
    if player.money >= effect[1]:
        inner = effect[2]
        VOCABULARY.offer[inner[0]](state, player, inner, used, out)


def perform_paid(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """Pay, then perform."""
    supplies.pay_money(state, player, effect[1])
    inner = effect[2]
    after: int = VOCABULARY.perform[inner[0]](state, player, inner, used, move)
    return after


# --- simple gains (EP-8.2 to 8.4, 8.14) ---


def offer_amount(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer the effect as it is: its amount is the argument."""
    out.append(effect)


def perform_gain_money(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.2."""
    supplies.gain_money(state, player, move[1])
    return USED


def offer_certificates(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer certificates unless the track is full."""
    if player.certificates < b.CERTIFICATE_LIMIT:
        out.append(effect)


def perform_gain_certificates(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.3."""
    supplies.gain_certificates(state, player, move[1])
    return USED


def perform_gain_tokens(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.4."""
    supplies.gain_tokens(state, player, move[1])
    return USED


def offer_gain_cattle(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer the shown card while the market has one."""
    if state.market[effect[1]]:
        out.append(effect)


def perform_gain_cattle(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.14."""
    supplies.gain_cattle(state, player, move[1])
    state.events.append((w.GAINED_CATTLE, player.seat, move[1]))
    return USED


# --- cattle from the hand (EP-8.1, 8.15) ---


def offer_sell(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer every breed in hand that the action pays for."""
    hand = player.herd.hand
    for breed, dollars in enumerate(effect[1]):
        if dollars and hand[breed]:
            out.append((w.SELL, breed))


def perform_sell(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.1: discard the card for money."""
    breed = move[1]
    player.herd.hand[breed] -= 1
    player.herd.discard[breed] += 1
    state.events.append((w.SOLD, player.seat, breed))
    supplies.gain_money(state, player, effect[1][breed])
    return USED


def offer_remove(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer every breed in hand that may be removed."""
    hand = player.herd.hand
    for breed in effect[1]:
        if hand[breed]:
            out.append((w.REMOVE, breed))


def perform_remove(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.15: return the card to the box."""
    breed = move[1]
    player.herd.hand[breed] -= 1
    state.box = tuple(n + (card == breed) for card, n in enumerate(state.box))
    state.events.append((w.REMOVED, player.seat, breed))
    return USED


# --- workers (EP-8.6) ---


def hire_price(effect: Effect, used: int, worker: int) -> int:
    """Give the price of the next hire: later ones cost more, a joker always $4 extra."""
    price: int = effect[1][used.bit_count()]
    return price + c.JOKER_EXTRA if worker == c.JOKER else price


def offer_hire(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer each type in the supply that was not hired yet and can be paid."""
    price = effect[1][used.bit_count()]
    money = player.money
    if money < price:
        return
    supply = state.worker_supply
    for worker in (c.COWBOY, c.ENGINEER, c.BUILDER):
        if supply[worker] and not used >> worker & 1:
            out.append((w.HIRE, worker))
    if money >= price + c.JOKER_EXTRA and supply[c.JOKER] and not used >> c.JOKER & 1:
        out.append((w.HIRE, c.JOKER))


def perform_hire(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.6: pay and put the worker into the worker area."""
    worker = move[1]
    supplies.pay_money(state, player, hire_price(effect, used, worker))
    state.worker_supply[worker] -= 1
    player.workers[worker] += 1
    state.events.append((w.HIRED, player.seat, worker))
    used |= 1 << worker
    return USED if used.bit_count() == len(effect[1]) else used


# --- what workers do: cattle, train, buildings (EP-8.7, 8.8, 8.10) ---


def can_spend(player: Player, worker: int, number: int, dollars: int = 0) -> bool:
    """Say whether a player has workers (or jokers) and the money for them, plus some dollars."""
    return (
        player.workers[worker] + player.workers[c.JOKER] >= number
        and player.money >= c.WORKER_COST * number + dollars
    )


def spend(state: State, player: Player, worker: int, number: int) -> None:
    """Pay workers and their money; ask how many jokers when there is more than one way."""
    fewest = max(0, number - player.workers[worker])  # jokers
    most = min(number, player.workers[c.JOKER])
    if fewest == most:
        spend_exactly(state, player, worker, number, fewest)
    else:
        state.stack.append((w.PAYMENT, player.seat, worker, number))


def spend_exactly(state: State, player: Player, worker: int, number: int, jokers: int) -> None:
    """Discard workers and jokers as a cost, which gives no worker bonus (EP-8.11)."""
    if number > jokers:
        supplies.discard_workers(player, worker, number - jokers)
        state.events.append((w.SPENT_WORKERS, player.seat, worker, number - jokers))
    if jokers:
        supplies.discard_workers(player, c.JOKER, jokers)
        state.events.append((w.SPENT_WORKERS, player.seat, c.JOKER, jokers))
    supplies.pay_money(state, player, c.WORKER_COST * number)


def offer_buy(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer each breed of the market that the player's cowboys, jokers and money allow."""
    workers = player.workers
    most = min(workers[c.COWBOY] + workers[c.JOKER], player.money // c.WORKER_COST)
    market = state.market
    for breed in c.MARKET:
        if c.COWBOYS_NEEDED[breed] <= most and market[breed]:
            out.append((w.BUY, breed))


def perform_buy(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.7."""
    breed = move[1]
    supplies.gain_cattle(state, player, breed)
    state.events.append((w.BOUGHT, player.seat, breed))
    spend(state, player, c.COWBOY, c.COWBOYS_NEEDED[breed])
    return USED


def offer_train(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer each train card that the player's engineers, jokers and money allow."""
    workers = player.workers
    most = min(workers[c.ENGINEER] + workers[c.JOKER], player.money // c.WORKER_COST, len(tr.TRAIN))
    for card in range(most):
        out.append((w.TRAIN, card))


def perform_train(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.8: pay, then use the card."""
    card = move[1]
    state.events.append((w.USED_TRAIN, player.seat, card))
    state.stack.append((w.ACTIONS, player.seat, g.FIRST_TRAIN + 2 * card + state.train_sides[card], 0))
    spend(state, player, c.ENGINEER, tr.TRAIN[card].engineers)
    return USED


def building_sites(state: State, player: Player, building: int) -> list[int]:
    """List where a player may put a building of this type: empty spaces, and own smaller buildings."""
    sites = []
    seat = player.seat
    may_add = player.buildings < bl.OWNERSHIP_TOKENS
    for node in SPACES:
        old = state.built[node]
        if old:
            if state.owners[node] == seat and old < building and can_spend(player, c.BUILDER, building - old):
                sites.append(node)
        elif may_add and can_spend(player, c.BUILDER, building, SPACE_COST[node]):
            sites.append(node)
    return sites


def offer_build(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer each building type that can be placed, or can replace an own one, somewhere."""
    workers = player.workers
    most = min(workers[c.BUILDER] + workers[c.JOKER], player.money // c.WORKER_COST)
    if not most:
        return
    stacks = state.building_stacks
    for building in range(1, bl.TYPES + 1):
        within = stacks[building - 1] and (building <= most or player.buildings)
        if within and building_sites(state, player, building):
            out.append((w.BUILD, building - 1))


def perform_build(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.10: the type is chosen; now choose where."""
    state.stack.append((w.BUILDING_SITE, player.seat, move[1] + 1))
    return USED


# --- tiles (EP-8.9) ---


def offer_take(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer the face-up tiles of the kinds shown, and the top of their stacks."""
    kinds = effect[1]
    if kinds & v.OBJECTIVE:
        for tile in state.objectives:
            if tile >= 0:
                out.append((w.TAKE, tile))
        if state.objective_stack:
            out.append((w.TAKE, t.OBJECTIVE_STACK))
    if kinds & v.BONUS:
        for tile in state.bonus_tiles:
            if tile >= 0:
                out.append((w.TAKE, tile))
        if state.bonus_stack:
            out.append((w.TAKE, t.BONUS_STACK))


def perform_take(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.9: take the tile; a bonus tile's effect lasts or follows at once."""
    tile = supplies.take_tile(state, player, move[1])
    if tile >= t.FIRST_BONUS:
        bonus = t.BONUS_TILES[tile - t.FIRST_BONUS]
        player.permanent += bonus.permanent == "permanent-certificate"
        player.duplicates += bonus.permanent == "duplicate"
        if bonus.instant:
            state.stack.append((w.ACTIONS, player.seat, g.FIRST_BONUS_TILE + tile - t.FIRST_BONUS, 0))
    return USED


# --- auxiliary actions (EP-8.12, EP-10) ---


def offer_auxiliary(state: State, player: Player, effect: Effect, used: int, out: list[Move]) -> None:
    """Offer each open auxiliary action that was not used yet and would do something."""
    discs = player.discs
    if not used & 1:
        out.append((w.AUXILIARY, b.AUX_MONEY))
    if not (used | discs) & 2 and player.certificates < b.CERTIFICATE_LIMIT:
        out.append((w.AUXILIARY, b.AUX_CERTIFICATE))
    if not used & 4 and supplies.can_exchange(player):
        out.append((w.AUXILIARY, b.AUX_EXCHANGE))
    if not (used | discs) & 8 and any(player.herd.hand):
        out.append((w.AUXILIARY, b.AUX_REMOVE))


def perform_auxiliary(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-10.2 to 10.4."""
    which = move[1]
    upgraded = not player.discs & b.AUX_DISC[which]
    state.events.append((w.USED_AUXILIARY, player.seat, which))
    if which == b.AUX_MONEY:
        supplies.gain_money(state, player, b.AUX_DOLLARS[upgraded])
    elif which == b.AUX_CERTIFICATE:
        supplies.gain_certificates(state, player, 1)
    elif which == b.AUX_REMOVE:
        state.stack.append((w.REMOVE_ONE, player.seat))
    else:
        if upgraded:
            state.stack.append((w.NEXT_EXCHANGE, player.seat))
        supplies.exchange(state, player)
    used |= 1 << which
    return USED if used.bit_count() == effect[1] else used


# --- move the herder (EP-8.13) ---


def perform_move_again(state: State, player: Player, effect: Effect, used: int, move: Move) -> int:
    """EP-8.13: leave the location for another."""
    state.stack.append((w.LEAVE, player.seat, move[1]))
    return USED


# --- text and icons ---


def _amount(key: str, icon: str) -> tuple[Any, Any]:
    def text(effect: Effect) -> Text:
        return key, {"n": effect[1]}

    def icons(effect: Effect) -> tuple[Icon, ...]:
        return ((icon, f"+{effect[1]}"),)

    return text, icons


def _text_paid(effect: Effect) -> Text:
    key, arguments = VOCABULARY.text(effect[2])
    return "effect-pay", {"n": effect[1], "effect": (key, arguments)}


def _icons_paid(effect: Effect) -> tuple[Icon, ...]:
    return (("coin", f"-{effect[1]}"), ("g-then", ""), *VOCABULARY.icons(effect[2]))


_SELL_KEYS = ("effect-sell", "effect-sell-value-two", "effect-sell-double")


def _text_sell(effect: Effect) -> Text:
    breed = next(i for i, dollars in enumerate(effect[1]) if dollars)
    return _SELL_KEYS[effect[2]], {"breed": c.BREED_IDS[breed], "n": effect[1][breed]}


def _icons_sell(effect: Effect) -> tuple[Icon, ...]:
    breed = next(i for i, dollars in enumerate(effect[1]) if dollars)
    if effect[2] == v.ONE_BREED:
        return ((f"cow-{c.BREED_IDS[breed]}", ""), ("g-then", ""), ("coin", f"+{effect[1][breed]}"))
    if effect[2] == v.VALUE_TWO:
        return (("cow-any", "2"), ("g-then", ""), ("coin", "+5"))
    return (("cow-any", ""), ("g-then", ""), ("value", "x2"), ("coin", "+"))


def _text_remove(effect: Effect) -> Text:
    if len(effect[1]) == c.BREEDS:
        return "effect-remove-any", {}
    return "effect-remove", {"breed": c.BREED_IDS[effect[1][0]]}


def _icons_remove(effect: Effect) -> tuple[Icon, ...]:
    cow = "cow-any" if len(effect[1]) == c.BREEDS else f"cow-{c.BREED_IDS[effect[1][0]]}"
    return ((cow, ""), ("card-remove", ""))


def _text_hire(effect: Effect) -> Text:
    prices = effect[1]
    if len(prices) == 1:
        return "effect-hire", {"n": prices[0], "joker": prices[0] + c.JOKER_EXTRA}
    return "effect-hire-two", {"n": prices[0], "both": sum(prices)}


def _icons_hire(effect: Effect) -> tuple[Icon, ...]:
    return (("hire", ""), *(("coin", f"-{sum(effect[1][: i + 1])}") for i in range(len(effect[1]))))


_TAKE_KEYS = {v.OBJECTIVE: "objective", v.BONUS: "bonus", v.ANY_TILE: "any"}


def _text_take(effect: Effect) -> Text:
    return "effect-take", {"kind": _TAKE_KEYS[effect[1]]}


def _icons_take(effect: Effect) -> tuple[Icon, ...]:
    return (({v.OBJECTIVE: "objective", v.BONUS: "bonus", v.ANY_TILE: "tile-any"}[effect[1]], ""),)


def _text_auxiliary(effect: Effect) -> Text:
    return "effect-auxiliary", {"n": effect[1]}


def _icons_auxiliary(effect: Effect) -> tuple[Icon, ...]:
    return (("aux" if effect[1] == 1 else "aux-double", ""),)


def _text_move(effect: Effect) -> Text:
    return "effect-move", {"n": effect[1]}


def _icons_move(effect: Effect) -> tuple[Icon, ...]:
    return (("steps", str(effect[1])),)


def _text_gain_cattle(effect: Effect) -> Text:
    return "effect-gain-cattle", {"breed": c.BREED_IDS[effect[1]]}


def _icons_gain_cattle(effect: Effect) -> tuple[Icon, ...]:
    return (("gain-cattle", ""), (f"cow-{c.BREED_IDS[effect[1]]}", ""))


VOCABULARY = Vocabulary(
    {
        w.PAY: Reading("pay", offer_paid, perform_paid, _text_paid, _icons_paid),
        w.GAIN_MONEY: Reading(
            "gain-money", offer_amount, perform_gain_money, *_amount("effect-gain-money", "coin")
        ),
        w.GAIN_CERTIFICATES: Reading(
            "gain-certificates",
            offer_certificates,
            perform_gain_certificates,
            *_amount("effect-gain-certificates", "certificate"),
        ),
        w.GAIN_TOKENS: Reading(
            "gain-tokens", offer_amount, perform_gain_tokens, *_amount("effect-gain-tokens", "exchange-token")
        ),
        w.SELL: Reading("sell", offer_sell, perform_sell, _text_sell, _icons_sell),
        w.HIRE: Reading("hire", offer_hire, perform_hire, _text_hire, _icons_hire),
        w.BUY: Reading("buy", offer_buy, perform_buy, *plain("effect-buy", "buy-cattle")),
        w.TRAIN: Reading("train", offer_train, perform_train, *plain("effect-train", "train")),
        w.BUILD: Reading("build", offer_build, perform_build, *plain("effect-build", "build")),
        w.TAKE: Reading("take", offer_take, perform_take, _text_take, _icons_take),
        w.AUXILIARY: Reading(
            "auxiliary", offer_auxiliary, perform_auxiliary, _text_auxiliary, _icons_auxiliary
        ),
        w.MOVE_AGAIN: Reading("move", offer_amount, perform_move_again, _text_move, _icons_move),
        w.GAIN_CATTLE: Reading(
            "gain-cattle", offer_gain_cattle, perform_gain_cattle, _text_gain_cattle, _icons_gain_cattle
        ),
        w.REMOVE: Reading("remove", offer_remove, perform_remove, _text_remove, _icons_remove),
    }
)
