"""Sue, the solo opponent (EP-15). The engine plays her whole turn without asking anybody."""

from __future__ import annotations

from rondel.core.frames import Frame
from rondel.games.el_paso import supplies
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import groups as g
from rondel.games.el_paso.catalog import sue as s
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog import train as tr
from rondel.games.el_paso.catalog import vocabulary as v
from rondel.games.el_paso.catalog.trail import EL_PASO, SPACE_COST, SPACES, TRAIL
from rondel.games.el_paso.state import SUE_SEAT, Player, State, Sue


def set_up_sue(state: State, b_cards: int) -> None:
    """EP-15.2 to 15.5."""
    supply = [0] * c.CARDS
    for card in (c.BLACK_ANGUS, c.CORRIENTE, *range(c.FIRST_WORKER, c.CARDS)):
        supply[card] = s.SUPPLY_EACH
    for breed in (c.BLACK_ANGUS, c.CORRIENTE):
        state.market[breed] -= s.SUPPLY_EACH
    for worker in range(c.WORKER_TYPES):
        state.worker_supply[worker] -= s.SUPPLY_EACH
    types = [1, 1, 1]  # cowboy, engineer, builder
    row = tuple(state.chance.pick(types) for _ in range(len(types)))
    for worker in row:
        state.worker_supply[worker] -= 1
    deck = (1 << s.A_CARDS + b_cards) - 1  # B cards in their order (RUL-14)
    state.sue = Sue(deck, 0, supply, row, [1, 1, 1, 0], [0] * c.BREEDS)
    sue = state.players[SUE_SEAT]
    sue.herder = EL_PASO
    supplies.place_disc(sue, 0, s.FIRST_POST)


def sue_turn(state: State, frame: Frame) -> None:
    """EP-15.9: reveal a card, move, act; at El Paso deliver after that (EP-15.18)."""
    sue = _sue(state)
    player = state.players[SUE_SEAT]
    if not sue.deck:
        sue.deck, sue.discard = sue.discard, 0
        state.events.append((w.RESHUFFLED, SUE_SEAT))
    number = state.chance.pick_bit(sue.deck)
    sue.deck &= ~(1 << number)
    sue.discard |= 1 << number
    card = s.SUE_CARDS[number]
    state.events.append((w.SUE_REVEALED, SUE_SEAT, number))
    _move(state, player, card.steps if card.steps_per is None else sue.workers[card.steps_per])
    _act(state, player, card.action, card.draws)
    if player.herder == EL_PASO:
        _deliver(state, player)


def _sue(state: State) -> Sue:
    assert state.sue is not None
    return state.sue


def _move(state: State, player: Player, steps: int) -> None:
    """EP-15.10: step by step; at a fork the branch with fewer locations, else the inner one."""
    node = player.herder
    while steps:
        ahead = TRAIL.successors[node]
        node = min(ahead, key=lambda branch: TRAIL.branch_steps(branch, state.locations))
        steps -= state.locations >> node & 1
        if node == EL_PASO:
            break
    player.herder = node
    state.events.append((w.MOVED, SUE_SEAT, node, supplies.location(state, node)))


def _act(state: State, player: Player, action: int, draws: int) -> None:
    if action == s.SUPPLY:
        for _ in range(draws):
            draw_supply(state)
    elif action == s.MARKET:
        cowboys = min(_sue(state).workers[c.COWBOY], 4)
        take_cattle(state, c.MARKET[cowboys - 1])
    elif action == s.TRAIN:
        _use_train(state, player)
    elif action == s.BUILD:
        _build(state, player)
    else:
        _act(state, player, choice_of_three(_sue(state)), 0)


def choice_of_three(sue: Sue) -> int:
    """EP-15.17: what she has most workers for; tie: leftmost in her row."""
    most = max(sue.row, key=lambda worker: sue.workers[worker])  # max keeps the first of equals
    return {c.COWBOY: s.MARKET, c.ENGINEER: s.TRAIN, c.BUILDER: s.BUILD}[most]


def take_cattle(state: State, breed: int) -> None:
    """EP-15.13: take a card of this breed, or of the next cheaper one there is (RUL-20)."""
    while breed >= c.BLACK_ANGUS:
        if state.market[breed]:
            state.market[breed] -= 1
            _sue(state).cattle[breed] += 1
            state.events.append((w.SUE_TOOK_CATTLE, SUE_SEAT, breed))
            return
        breed -= 1


def draw_supply(state: State) -> None:
    """EP-15.14: draw a card; an empty pile gives none (RUL-34)."""
    sue = _sue(state)
    if not any(sue.supply):
        return
    card = state.chance.pick(sue.supply)
    state.events.append((w.SUE_DREW, SUE_SEAT, card))
    if card < c.FIRST_WORKER:
        sue.cattle[card] += 1
    elif card - c.FIRST_WORKER == c.JOKER:
        sue.workers[joker_joins(sue)] += 1
    else:
        sue.workers[card - c.FIRST_WORKER] += 1


def joker_joins(sue: Sue) -> int:
    """EP-15.14: the type with most workers, ignoring full ones; tie: leftmost (all full: RUL-21)."""
    types = [worker for worker in sue.row if sue.workers[worker] < s.FULL_TYPE]
    return max(types, key=lambda worker: sue.workers[worker], default=sue.row[0])


def _use_train(state: State, player: Player) -> None:
    """EP-15.15: of the card for her engineers only tiles, hire and Corriente."""
    card = min(_sue(state).workers[c.ENGINEER], len(tr.TRAIN)) - 1
    state.events.append((w.USED_TRAIN, SUE_SEAT, card))
    use_effects(state, player, g.GROUPS[g.FIRST_TRAIN + 2 * card + state.train_sides[card]])


def use_effects(state: State, player: Player, effects: tuple[tuple[object, ...], ...]) -> None:
    """Do what Sue can do of these; she never pays (RUL-22), and ignores the rest (RUL-35)."""
    for effect in effects:
        shown = effect[2] if effect[0] == w.PAY else effect
        assert isinstance(shown, tuple)
        if shown[0] == w.TAKE:
            _take_best_tile(state, player, shown[1])
        elif shown[0] == w.HIRE:
            draw_supply(state)
        elif shown == v.gain_cattle(c.CORRIENTE):
            take_cattle(state, c.CORRIENTE)


def _take_best_tile(state: State, player: Player, kinds: int) -> None:
    """EP-15.15: the face-up tile with most VP; tie: objectives first, then leftmost."""
    tiles = state.objectives if kinds & v.OBJECTIVE else ()
    tiles += state.bonus_tiles if kinds & v.BONUS else ()
    best = max((tile for tile in tiles if tile >= 0), key=lambda tile: t.TILE_VP[tile], default=None)
    if best is not None:
        supplies.take_tile(state, player, best)


def _build(state: State, player: Player) -> None:
    """EP-15.16: the first that is possible."""
    if not _place_building(state, player) and not _replace_building(state, player):
        take_cattle(state, c.HEREFORD)


def _place_building(state: State, player: Player) -> bool:
    builders = min(_sue(state).workers[c.BUILDER], bl.TYPES)
    types = [n for n in range(1, builders + 1) if state.building_stacks[n - 1]]
    empty = [node for node in _clockwise(player.herder) if not state.built[node]]
    if player.buildings == bl.OWNERSHIP_TOKENS or not types or not empty:
        return False
    supplies.put_building(state, player, types[-1], max(empty, key=lambda node: SPACE_COST[node]))
    return True


def _replace_building(state: State, player: Player) -> bool:
    """Rise by as many builders as possible; tie: the building nearest to her herder."""
    builders = _sue(state).workers[c.BUILDER]
    best = (0, -1)
    for node in _clockwise(player.herder):
        old = state.built[node]
        if not old or state.owners[node] != SUE_SEAT:
            continue
        for rise in range(min(builders, bl.TYPES - old), best[0], -1):
            if state.building_stacks[old + rise - 1]:
                best = (rise, node)
                break
    rise, node = best
    if rise:
        supplies.put_building(state, player, state.built[node] + rise, node)
    return rise > 0


def _clockwise(herder: int) -> list[int]:
    """RUL-37: building spaces in the order of the trail table, from the herder's node on."""
    return sorted(SPACES, key=lambda node: (node < herder, node))


def _deliver(state: State, player: Player) -> None:
    """EP-15.18: a Simmental, then a disc on the next higher post, and its reward."""
    if supplies.simmental_left(state, player):
        _sue(state).cattle[c.SIMMENTAL] += 1
    if not player.discs:
        return  # RUL-15
    highest = max(post for post in range(len(b.POSTS)) if player.posts[post])
    post = min(highest + 1, b.TOP_POST)
    disc = (player.discs & -player.discs).bit_length() - 1
    supplies.place_disc(player, disc, post)
    state.events.append((w.SUE_PLACED_DISC, SUE_SEAT, post))
    use_effects(state, player, b.POSTS[post].reward)
