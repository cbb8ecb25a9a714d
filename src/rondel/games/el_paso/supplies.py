"""Small steps that many rules share: money, cards and tiles change hands, and each change is an event."""

from __future__ import annotations

from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog.trail import SIMMENTAL_SPACE
from rondel.games.el_paso.state import Player, State

HAND_LIMITS = tuple(b.HAND_LIMIT + (not discs & b.HAND_DISC) for discs in range(b.ALL_DISCS + 1))
STEP_LIMITS = tuple(b.STEP_LIMIT + (not discs & b.STEP_DISC) for discs in range(b.ALL_DISCS + 1))


def gain_money(state: State, player: Player, dollars: int) -> None:
    """Take dollars from the bank."""
    player.money += dollars
    state.events.append((w.GAINED, player.seat, w.MONEY, dollars))


def pay_money(state: State, player: Player, dollars: int) -> None:
    """Return dollars to the bank; the caller has checked that they are there."""
    if dollars:
        player.money -= dollars
        state.events.append((w.PAID, player.seat, w.MONEY, dollars))


def gain_tokens(state: State, player: Player, number: int) -> None:
    """Take exchange tokens from the bank."""
    player.tokens += number
    state.events.append((w.GAINED, player.seat, w.TOKENS, number))


def gain_certificates(state: State, player: Player, number: int) -> None:
    """EP-8.3: move the certificate marker, never beyond the last space."""
    gained = min(number, b.CERTIFICATE_LIMIT - player.certificates)
    player.certificates += gained
    state.events.append((w.GAINED, player.seat, w.CERTIFICATES_, gained))


def gain_cattle(state: State, player: Player, breed: int) -> None:
    """Take a card from the cattle market to the discard pile."""
    state.market[breed] -= 1
    player.herd.discard[breed] += 1


def discard_workers(player: Player, worker: int, number: int) -> None:
    """Move workers from the worker area to the discard pile."""
    player.workers[worker] -= number
    player.herd.discard[c.FIRST_WORKER + worker] += number


def draw_cattle(state: State, player: Player) -> bool:
    """EP-7.3, 7.4: draw until a cattle card comes into the hand; say whether one came."""
    herd = player.herd
    while True:
        if not any(herd.draw):
            if not any(herd.discard):
                return False
            herd.reshuffle()
            state.events.append((w.RESHUFFLED, player.seat))
        card = herd.draw_card(state.chance)
        if card < c.FIRST_WORKER:
            herd.hand[card] += 1
            state.events.append((w.DREW, player.seat, card))
            return True
        player.workers[card - c.FIRST_WORKER] += 1
        state.events.append((w.DREW_WORKER, player.seat, card - c.FIRST_WORKER))


def exchange(state: State, player: Player) -> None:
    """EP-8.5: draw one card, then discard one."""
    draw_cattle(state, player)
    if any(player.herd.hand):
        state.stack.append((w.DISCARD_ONE, player.seat))


def can_exchange(player: Player) -> bool:
    """Say whether an exchange would move any card."""
    herd = player.herd
    return any(herd.hand) or any(herd.draw) or any(herd.discard)


def take_tile(state: State, player: Player, tile: int) -> int:
    """EP-8.9: take a tile from a slot or the top of a stack, and refill the slot; say which it was."""
    if tile >= t.OBJECTIVE_STACK:
        tile = _draw_tile(state, tile == t.BONUS_STACK)
        state.events.append((w.DREW_TILE, player.seat, tile))
    else:
        state.events.append((w.TOOK_TILE, player.seat, tile))
        _refill(state, tile)
    if tile < t.FIRST_BONUS:
        player.objectives = (*player.objectives, tile)
    else:
        player.bonus_tiles = (*player.bonus_tiles, tile)
    return tile


def _draw_tile(state: State, bonus: bool) -> int:
    if bonus:
        tile = t.FIRST_BONUS + state.chance.pick_bit(state.bonus_stack)
        state.bonus_stack &= ~(1 << tile - t.FIRST_BONUS)
    else:
        tile = state.chance.pick_bit(state.objective_stack)
        state.objective_stack &= ~(1 << tile)
    return tile


def _refill(state: State, taken: int) -> None:
    bonus = taken >= t.FIRST_BONUS
    if state.bonus_stack if bonus else state.objective_stack:
        new = _draw_tile(state, bonus)
        state.events.append((w.TURNED_UP, w.NOBODY, new))
    else:
        new = t.NO_TILE
    if bonus:
        state.bonus_tiles = tuple(new if tile == taken else tile for tile in state.bonus_tiles)
    else:
        state.objectives = tuple(new if tile == taken else tile for tile in state.objectives)


def turn_up(state: State) -> None:
    """EP-2.5: turn up the first tiles of both stacks."""
    state.objectives = tuple(_draw_tile(state, False) for _ in range(t.FACE_UP))
    state.bonus_tiles = tuple(_draw_tile(state, True) for _ in range(t.FACE_UP))


def simmental_left(state: State, player: Player) -> bool:
    """EP-11.3, EP-13: take a card off the stack for the caller to keep; with none left, finish the game."""
    if state.simmentals:
        state.simmentals -= 1
        state.events.append((w.GAINED_CATTLE, player.seat, c.SIMMENTAL))
        if not state.simmentals:
            state.events.append((w.EMPTIED_SIMMENTAL, player.seat))
        return True
    if state.finisher < 0:
        state.finisher = player.seat
        player.herder = SIMMENTAL_SPACE
        state.events.append((w.FINISHED, player.seat))
    return False


def put_building(state: State, player: Player, building: int, node: int) -> None:
    """EP-8.10: put a building on an empty space, or in place of an own one that returns to its stack."""
    old = state.built[node]
    if old:
        state.building_stacks[old - 1] += 1
        state.events.append((w.REPLACED, player.seat, building, node))
    else:
        player.buildings += 1
        state.events.append((w.BUILT, player.seat, building, node))
    state.building_stacks[building - 1] -= 1
    state.built[node] = building
    state.owners[node] = player.seat
    state.locations |= 1 << node


def place_disc(player: Player, disc: int, post: int) -> None:
    """Move a disc from the player board to a trading post."""
    player.discs &= ~(1 << disc)
    player.posts = tuple(n + (p == post) for p, n in enumerate(player.posts))


def location(state: State, node: int) -> int:
    """Number what stands on a node: 0 El Paso, then the neutral buildings, then the common ones by type."""
    building = state.built[node]
    if building:
        return len(bl.NEUTRALS) + building
    return 1 + state.neutrals[node]  # El Paso has none: -1
