"""What each pending frame offers, and what a move does to it.

Frames that are *open* also offer extra actions (SF-8.5). Payments, draws and the laying of a tile are not: an
extra action comes before or after them (SF-8.6).
"""

from __future__ import annotations

from rondel.core.frames import Frame, Move, Rules
from rondel.games.saltfjord import actions, extras, solo, supplies, turn
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State, is_solo

_DONE: Move = (w.DONE, 0)
_ACTIVATE: tuple[Move, ...] = tuple((w.ACTIVATE, cell) for cell in range(v.CELLS))
# Dice as arguments of TAKE: by colour and value, then by colour and tavern.
_TAKE: tuple[Move, ...] = tuple((w.TAKE, die) for die in range(2 * h.FACES + 2 * len(h.TAVERNS)))
FIRST_TAVERN_DIE = 2 * h.FACES
_CLOSE: tuple[Move, ...] = tuple((w.CLOSE, tavern) for tavern in range(len(h.TAVERNS)))

# --- set-up (SF-2.10 to 2.14) ---


def draft_options(state: State, frame: Frame) -> list[Move]:
    """SF-2.10: one of the start sets left."""
    return [(w.SET, number) for number, (ability, _, _) in enumerate(state.sets) if ability >= 0]


def draft_apply(state: State, frame: Frame, move: Move) -> None:
    """Take the set: ability, then the starting tile, then the starting goods."""
    player = state.players[frame[1]]
    ability, tile, goods = state.sets[move[1]]
    state.sets = tuple(
        (-1, -1, -1) if number == move[1] else chosen for number, chosen in enumerate(state.sets)
    )
    player.abilities |= 1 << ability
    state.events.append((w.CHOSE_SET, frame[1], ability, tile, goods))
    state.stack.append((w.EQUIP, frame[1], goods))
    state.stack.append((w.PLACE, frame[1], tile))


def equip(state: State, frame: Frame) -> None:
    """SF-2.13: the starting goods, and with the symbol one Fish action (from the harbour: an advance)."""
    player = state.players[frame[1]]
    tile = h.STARTING_GOODS[frame[2]]
    supplies.gain_all(state, player, tile.goods)
    if tile.fishing:
        actions.advance(state, player)


# --- placing a tile (SF-6.4.3.2) ---


def _blocked(player: Player, tile: int) -> int:
    """Cells that the tile may not cover; the starting tile lies on the snow (SF-2.12)."""
    return player.covered if tile < t.FIRST_STARTING else player.covered | ~v.SNOW


def place_options(state: State, frame: Frame) -> list[Move]:
    """Every cell for the tile's first cell from which it fits in some turn."""
    blocked = _blocked(state.players[frame[1]], frame[2])
    out: list[Move] = []
    for cell, places in enumerate(t.FITS[t.TILES[frame[2]].shape]):
        for _, mask in places:
            if not mask & blocked:
                out.append((w.CELL, cell))
                break
    return out


def place_apply(state: State, frame: Frame, move: Move) -> None:
    """The cell is chosen; now the turn, if more than one fits."""
    player = state.players[frame[1]]
    turns = _turns(player, frame[2], move[1])
    if len(turns) == 1:
        actions.place_tile(state, player, frame[2], move[1], turns[0])
    else:
        state.stack.append((w.ROTATE, frame[1], frame[2], move[1]))


def _turns(player: Player, tile: int, cell: int) -> list[int]:
    blocked = _blocked(player, tile)
    return [turn for turn, mask in t.FITS[t.TILES[tile].shape][cell] if not mask & blocked]


def rotate_options(state: State, frame: Frame) -> list[Move]:
    """The turns in which it fits."""
    return [(w.TURN, turn) for turn in _turns(state.players[frame[1]], frame[2], frame[3])]


def rotate_apply(state: State, frame: Frame, move: Move) -> None:
    """Lay it."""
    actions.place_tile(state, state.players[frame[1]], frame[2], frame[3], move[1])


def tile_placed_options(state: State, frame: Frame) -> list[Move]:
    """SF-6.4.4.3, AB6: a filled line, or for one fish the effect of one building of the tile."""
    _, seat, lines, cells, architect = frame
    player = state.players[seat]
    out: list[Move] = [(w.FILL, line) for line in range(len(v.LINES)) if lines >> line & 1]
    if architect and player.goods[w.FISH]:
        buildings = player.buildings & cells
        out.extend((w.APPLY, cell) for cell in range(v.CELLS) if buildings >> cell & 1)
    if not lines:
        out.append(_DONE)
    extras.offer(state, player, out)
    return out


def tile_placed_apply(state: State, frame: Frame, move: Move) -> None:
    """Resolve one of them; the rest comes after it."""
    if extras.apply(state, frame, move) or move[0] == w.DONE:
        return
    _, seat, lines, cells, architect = frame
    player = state.players[seat]
    if move[0] == w.FILL:
        lines &= ~(1 << move[1])
        if lines or architect:
            state.stack.append((w.TILE_PLACED, seat, lines, cells, architect))
        actions.fill_line(state, player, move[1])
        return
    supplies.pay(state, player, w.FISH, 1)
    symbol = player.cells[move[1]]
    state.events.append((w.APPLIED, seat, move[1], symbol))
    if lines:
        state.stack.append((w.TILE_PLACED, seat, lines, cells, 0))
    state.stack.append((w.EFFECT, seat, symbol))


# --- the main action (SF-4.5) ---


def main_options(state: State, frame: Frame) -> list[Move]:
    """A: take a die; B: place a large tile; C: close the season; or an extra action first."""
    player = state.players[frame[1]]
    alone = is_solo(state)
    out: list[Move] = []
    limits = (h.WHITE_A_PLAYER, state.round)  # SF-5.2, SF-5.3
    for colour, dice in enumerate(state.dice):
        if player.taken[colour] < limits[colour]:
            first = FIRST_TAVERN_DIE + colour * len(h.TAVERNS) if alone else colour * h.FACES
            for place, die in enumerate(dice):
                if die:
                    out.append(_TAKE[first + place])
    actions.offer_large(state, player, out)
    if alone:
        out.extend(_CLOSE[tavern] for tavern in solo.open_taverns(state))
    else:
        taken = {other.tavern for other in state.players}
        out.extend(_CLOSE[tavern] for tavern in range(len(h.TAVERNS)) if tavern not in taken)
    extras.offer(state, player, out)
    return out


def main_apply(state: State, frame: Frame, move: Move) -> None:
    """Begin the action."""
    if extras.apply(state, frame, move):
        return
    player = state.players[frame[1]]
    if move[0] == w.TAKE:
        _take_die(state, player, move[1])
    elif move[0] == w.LARGE:
        actions.place_large(state, player, move[1])
    else:
        turn.close_season(state, player, move[1])


def _take_die(state: State, player: Player, die: int) -> None:
    """SF-5.1: from a dice space, or in the solo game from a tavern (SF-11.6)."""
    alone = die >= FIRST_TAVERN_DIE
    colour, place = divmod(die - FIRST_TAVERN_DIE, len(h.TAVERNS)) if alone else divmod(die, h.FACES)
    dice = list(state.dice[colour])
    value = dice[place] if alone else place + 1
    dice[place] = 0 if alone else dice[place] - 1
    state.dice = tuple(tuple(dice) if c == colour else other for c, other in enumerate(state.dice))
    white, orange = player.taken
    player.taken = (white + (colour == w.WHITE), orange + (colour == w.ORANGE))
    state.events.append((w.TOOK_DIE, player.seat, colour, value))
    state.stack.append((w.SET_DIE, player.seat, colour, value))


# --- the die (SF-5) ---


def change_cost(player: Player, value: int, to: int) -> int:
    """SF-5.4: one fish a step; the pilot's first step is free (AB3)."""
    steps = abs(to - value)
    return steps - 1 if steps and player.abilities & te.PILOT else steps


def set_die_options(state: State, frame: Frame) -> list[Move]:
    """SF-5.4, SF-5.5, SF-5.12: a line whose value can be paid, or discard the die."""
    player = state.players[frame[1]]
    _, _, colour, value = frame
    first = v.FIRST_ROW if colour == w.ORANGE else 0
    out: list[Move] = [
        (w.LINE, first + to - 1)
        for to in range(1, h.FACES + 1)
        if change_cost(player, value, to) <= player.goods[w.FISH]
    ]
    out.append((w.DISCARD, 0))
    extras.offer(state, player, out)
    return out


def set_die_apply(state: State, frame: Frame, move: Move) -> None:
    """Put the die beside its line; carts in it come first (SF-12.3)."""
    if extras.apply(state, frame, move):
        return
    _, seat, colour, value = frame
    player = state.players[seat]
    if move[0] == w.DISCARD:
        _discard_die(state, player)
        return
    line = move[1]
    to = line % v.SIZE + 1
    supplies.pay(state, player, w.FISH, change_cost(player, value, to))
    state.events.append((w.SET_ON_LINE, seat, line))
    carts = sum(1 << cart for cart, cell in enumerate(player.carts) if v.LINE_MASK[line] >> cell & 1)
    state.stack.append((w.DIE_ON, seat, colour, to, line, 0, int(carts > 0)))
    _next_cart(state, seat, line, carts)


def _discard_die(state: State, player: Player) -> None:
    """SF-5.12."""
    state.events.append((w.DISCARDED_DIE, player.seat))
    supplies.gain(state, player, w.FISH, 1)


# --- carts (SF-12) ---


def _next_cart(state: State, seat: int, line: int, carts: int) -> None:
    """Ask which cart comes next, unless only one is left."""
    if carts & carts - 1:
        state.stack.append((w.CARTS, seat, line, carts))
    elif carts:
        state.stack.append((w.MOVE_CART, seat, line, carts.bit_length() - 1))


def carts_options(state: State, frame: Frame) -> list[Move]:
    """SF-12.3: the carts of the line in any order."""
    player = state.players[frame[1]]
    out: list[Move] = [(w.CART, cell) for cart, cell in enumerate(player.carts) if frame[3] >> cart & 1]
    extras.offer(state, player, out)
    return out


def carts_apply(state: State, frame: Frame, move: Move) -> None:
    """This one first."""
    if extras.apply(state, frame, move):
        return
    _, seat, line, carts = frame
    cart = state.players[seat].carts.index(move[1])
    _next_cart(state, seat, line, carts & ~(1 << cart))
    state.stack.append((w.MOVE_CART, seat, line, cart))


def cart_places(state: State, player: Player, line: int, cart: int) -> list[int]:
    """SF-12.4, 12.5: where a cart may end up, its own cell included; two cells far with D-13."""
    cell = player.carts[cart]
    reach = 2 if supplies.masters(state, player, "far-carts") else 1
    blocked = supplies.occupied(player)
    across = LINE_ACROSS[cell][line < v.FIRST_ROW]
    here = across.index(cell)
    places = [cell]
    for way in (across[:here][::-1], across[here + 1 :]):
        for place in way[:reach]:
            if blocked >> place & 1:
                break
            places.append(place)
    return sorted(places)


# The line in which a cart on a cell moves: its column when a row is activated, its row when a column is.
LINE_ACROSS = tuple((v.LINES[column], v.LINES[row]) for column, row in v.LINES_OF)


def move_cart_options(state: State, frame: Frame) -> list[Move]:
    """SF-12.4: stay or move."""
    player = state.players[frame[1]]
    out: list[Move] = [(w.ROLL, cell) for cell in cart_places(state, player, frame[2], frame[3])]
    extras.offer(state, player, out)
    return out


def move_cart_apply(state: State, frame: Frame, move: Move) -> None:
    """SF-12.6, 12.7: use the building where the cart ends up."""
    if extras.apply(state, frame, move):
        return
    _, seat, _, cart = frame
    player = state.players[seat]
    cell = move[1]
    stayed = player.carts[cart] == cell
    player.carts = tuple(cell if c == cart else old for c, old in enumerate(player.carts))
    state.events.append((w.CART_STAYED if stayed else w.CART_MOVED, seat, cell))
    if player.buildings >> cell & 1:
        state.stack.append((w.EFFECT, seat, player.cells[cell]))


def put_cart_options(state: State, frame: Frame) -> list[Move]:
    """D-13: any unoccupied cell."""
    taken = supplies.occupied(state.players[frame[1]])
    return [(w.CART, cell) for cell in range(v.CELLS) if not taken >> cell & 1]


def put_cart_apply(state: State, frame: Frame, move: Move) -> None:
    """Put it there."""
    actions.put_cart(state, state.players[frame[1]], move[1])


# --- activating buildings (SF-5.6 to 5.14) ---


def buildings_ahead(state: State, frame: Frame) -> list[int]:
    """SF-5.6, SF-5.7: the free buildings further along the line."""
    free = supplies.free_buildings(state.players[frame[1]])
    return [cell for cell in v.LINES[frame[4]][frame[5] :] if free >> cell & 1]


def die_on(state: State, frame: Frame) -> None:
    """Ask while a building lies ahead, or a worker could still put one there (Q-6); else the die rests."""
    player = state.players[frame[1]]
    if buildings_ahead(state, frame) or (player.workers and supplies.free_buildings(player)):
        state.stack.append((w.ACTIVATION, *frame[1:]))
    else:
        _rest_die(state, player, frame)


def activation_options(state: State, frame: Frame) -> list[Move]:
    """SF-5.6 to 5.8: any free building further along, or no more of them."""
    player = state.players[frame[1]]
    out = [_ACTIVATE[cell] for cell in buildings_ahead(state, frame)]
    out.append(_DONE)
    extras.offer(state, player, out)
    return out


def activation_apply(state: State, frame: Frame, move: Move) -> None:
    """Activate a building; what it does comes before the die goes on."""
    if extras.apply(state, frame, move):
        return
    player = state.players[frame[1]]
    if move[0] == w.DONE:
        _rest_die(state, player, frame)
        return
    _, seat, colour, value, line, _, carted = frame
    cell = move[1]
    symbol = player.cells[cell]
    player.die_at = cell
    state.events.append((w.ACTIVATED, seat, cell, symbol))
    state.stack.append((w.DIE_ON, seat, colour, value, line, v.LINES[line].index(cell) + 1, carted))
    state.stack.append((w.EFFECT, seat, symbol))


def _rest_die(state: State, player: Player, frame: Frame) -> None:
    """SF-5.9: onto the last building; SF-5.13, SF-12.12: without one it was discarded, or is put aside."""
    _, seat, colour, value, _, _, carted = frame
    cell = player.die_at
    if cell >= 0:
        player.dice = (*player.dice, (cell, colour, value))
        player.die_at = -1
        state.events.append((w.DIE_RESTS, seat, cell))
    elif carted:
        state.events.append((w.DIE_ASIDE, seat))
    else:
        _discard_die(state, player)


# --- effects (SF-6) ---


def effect(state: State, frame: Frame) -> None:
    """Gains happen by themselves; what asks for a choice is asked, if there is anything to choose."""
    player = state.players[frame[1]]
    gains = g.GAINS[frame[2]]
    if gains is not None:
        supplies.gain_all(state, player, gains)
    elif len(choice_options(state, (w.CHOICE, *frame[1:]))) > 1:
        state.stack.append((w.CHOICE, *frame[1:]))


def choice_options(state: State, frame: Frame) -> list[Move]:
    """SF-6.3, SF-5.11: one of the actions shown, or none."""
    player = state.players[frame[1]]
    out: list[Move] = []
    actions.VOCABULARY.offers(state, player, g.GROUPS[frame[2]], 0, out)
    out.append(_DONE)
    extras.offer(state, player, out)
    return out


def choice_apply(state: State, frame: Frame, move: Move) -> None:
    """Do it."""
    if not extras.apply(state, frame, move) and move[0] != w.DONE:
        player = state.players[frame[1]]
        actions.VOCABULARY.performs(state, player, g.GROUPS[frame[2]], 0, move)


def payment_options(state: State, frame: Frame) -> list[Move]:
    """AB4: pay as printed, or a fish in place of one good."""
    player = state.players[frame[1]]
    return [(w.INSTEAD, good) for good in actions.order_payments(state, player, frame[2])]


def payment_apply(state: State, frame: Frame, move: Move) -> None:
    """Pay so."""
    actions.pay_order(state, state.players[frame[1]], frame[2], move[1])


def pier_options(state: State, frame: Frame) -> list[Move]:
    """SF-7.7: the row of any pier."""
    return [(w.PIER, pier) for pier in range(len(h.PIERS))]


def pier_apply(state: State, frame: Frame, move: Move) -> None:
    """Put the crate there."""
    actions.take_crate(state, state.players[frame[1]], frame[2], move[1])


def ability_options(state: State, frame: Frame) -> list[Move]:
    """SF-7.4: one of the ability tiles left on the board."""
    return [(w.ABILITY, ability) for ability in state.abilities]


def ability_apply(state: State, frame: Frame, move: Move) -> None:
    """Take it; it works at once."""
    state.abilities = tuple(ability for ability in state.abilities if ability != move[1])
    state.players[frame[1]].abilities |= 1 << move[1]
    state.events.append((w.TOOK_ABILITY, frame[1], move[1]))


def school(state: State, frame: Frame) -> None:
    """AB8: one fish after a technology's effect."""
    player = state.players[frame[1]]
    if player.abilities & te.SCHOOLMASTER:
        supplies.gain(state, player, w.FISH, 1)


# --- fish (SF-6.5) ---


def catch_stack_options(state: State, frame: Frame) -> list[Move]:
    """SF-6.5.12: the stacks open to the player."""
    player = state.players[frame[1]]
    return [(w.LOOK, stack % f.TYPES) for stack in actions.open_stacks(state, player)]


def catch_stack_apply(state: State, frame: Frame, move: Move) -> None:
    """Look at two tokens of it."""
    player = state.players[frame[1]]
    actions.look(state, player, supplies.catch_stack(player.boat, move[1]))


def keep_options(state: State, frame: Frame) -> list[Move]:
    """SF-6.5.11: one of the two; alike ones are one choice."""
    return [(w.KEEP, token) for token in sorted({frame[3], frame[4]})]


def keep_apply(state: State, frame: Frame, move: Move) -> None:
    """Keep one. The other is known to whoever knew it and sees that it was not the one kept."""
    _, seat, stack, first, second, know_first, know_second = frame
    kept = move[1]
    if kept == first:
        other, knowers, knew_kept = second, know_second, know_first
    else:
        other, knowers, knew_kept = first, know_first, know_second
    if other == kept:
        knowers &= knew_kept
    actions.keep(state, state.players[seat], stack, kept, other, knowers)


def over_board_apply(state: State, frame: Frame, move: Move) -> None:
    """SF-6.5.5."""
    supplies.throw_overboard(state, state.players[frame[1]], move[1])


def skipper(state: State, frame: Frame) -> None:
    """AB5: ask right after a Fish action, if the fish is there or could be had."""
    player = state.players[frame[1]]
    if not state.fished_again and (player.goods[w.FISH] or extras.possible(state, player)):
        state.stack.append((w.FISH_AGAIN, frame[1]))


def fish_again_options(state: State, frame: Frame) -> list[Move]:
    """One fish for one more Fish action, or not."""
    player = state.players[frame[1]]
    ways: list[Move] = []
    if player.goods[w.FISH]:
        actions.offer_boat(state, player, (), 0, ways)
    out: list[Move] = [(w.AGAIN, way) for _, way in ways]
    out.append(_DONE)
    extras.offer(state, player, out)
    return out


def fish_again_apply(state: State, frame: Frame, move: Move) -> None:
    """Pay and fish. Once a turn: a question left open while a worker fished is settled too."""
    if not extras.apply(state, frame, move) and move[0] == w.AGAIN:
        player = state.players[frame[1]]
        state.fished_again = True
        state.stack[:] = [pending for pending in state.stack if pending[0] != w.FISH_AGAIN]
        supplies.pay(state, player, w.FISH, 1)
        actions.fish(state, player, move[1])


# --- pauses ---


def pause_options(state: State, frame: Frame) -> list[Move]:
    """Go on, or an extra action."""
    out: list[Move] = [_DONE]
    extras.offer(state, state.players[frame[1]], out)
    return out


def pause_apply(state: State, frame: Frame, move: Move) -> None:
    """Go on unless it was an extra action."""
    extras.apply(state, frame, move)


def end_turn(state: State, frame: Frame) -> None:
    """SF-8.5: after the main action too; in the last turn it is the last chance to use what is left."""
    player = state.players[frame[1]]
    if extras.possible(state, player):
        last = state.round == h.ROUNDS and player.tavern != h.NO_TAVERN
        state.stack.append((w.PAUSE, frame[1], w.GAME_ENDS if last else w.TURN_ENDS))


def _rules() -> Rules:
    rules = Rules()
    rules.decision(w.DRAFT, "draft", draft_options, draft_apply)
    rules.decision(w.PLACE, "place", place_options, place_apply)
    rules.decision(w.ROTATE, "rotate", rotate_options, rotate_apply)
    rules.decision(w.MAIN, "main", main_options, main_apply)
    rules.decision(w.SET_DIE, "set-die", set_die_options, set_die_apply)
    rules.decision(w.CARTS, "carts", carts_options, carts_apply)
    rules.decision(w.MOVE_CART, "move-cart", move_cart_options, move_cart_apply)
    rules.decision(w.ACTIVATION, "activation", activation_options, activation_apply)
    rules.decision(w.CHOICE, "choice", choice_options, choice_apply)
    rules.decision(w.ORDER_PAYMENT, "order-payment", payment_options, payment_apply)
    rules.decision(w.ORDER_PIER, "order-pier", pier_options, pier_apply)
    rules.decision(w.TAKE_ABILITY, "take-ability", ability_options, ability_apply)
    rules.decision(w.PUT_CART, "put-cart", put_cart_options, put_cart_apply)
    rules.decision(w.CATCH_STACK, "catch-stack", catch_stack_options, catch_stack_apply)
    rules.decision(w.KEEP_ONE, "keep-one", keep_options, keep_apply)
    rules.decision(w.OVER_BOARD, "over-board", extras.throwing_options, over_board_apply)
    rules.decision(w.TILE_PLACED, "tile-placed", tile_placed_options, tile_placed_apply)
    rules.decision(w.FISH_AGAIN, "fish-again", fish_again_options, fish_again_apply)
    rules.decision(w.PAUSE, "pause", pause_options, pause_apply)
    rules.decision(w.SELLING, "selling", extras.selling_options, extras.selling_apply)
    rules.decision(w.UPGRADING, "upgrading", extras.upgrading_options, extras.upgrading_apply)
    rules.decision(w.DOWNGRADING, "downgrading", extras.downgrading_options, extras.downgrading_apply)
    rules.decision(w.WORKING, "working", extras.working_options, extras.working_apply)
    rules.decision(w.THROWING, "throwing", extras.throwing_options, extras.throwing_apply)
    rules.automatic(w.EFFECT, "effect", effect)
    rules.automatic(w.DIE_ON, "die-on", die_on)
    rules.automatic(w.SKIPPER, "skipper", skipper)
    rules.automatic(w.SCHOOL, "school", school)
    rules.automatic(w.BEFORE_PIER, "before-pier", turn.before_pier)
    rules.automatic(w.PIERS, "piers", turn.piers)
    rules.automatic(w.END_TURN, "end-turn", end_turn)
    rules.automatic(w.NEXT_TURN, "next-turn", turn.next_turn)
    rules.automatic(w.EQUIP, "equip", equip)
    rules.automatic(w.BEGIN, "begin", turn.begin)
    return rules


RULES = _rules()
