"""What each pending frame offers, and what a move does to it.

Frames that are *open* also offer what a player may do at any moment of the own turn (EP-4.3): exchange tokens
and worker bonuses. Draws and payments are not open (RUL-2).
"""

from __future__ import annotations

from rondel.core.effects import all_used
from rondel.core.frames import Frame, Move, Rules
from rondel.games.el_paso import actions, solo, supplies, turn
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import groups as g
from rondel.games.el_paso.catalog import vocabulary as v
from rondel.games.el_paso.catalog.trail import NEUTRAL_NODES, SPACE_COST, TRAIL
from rondel.games.el_paso.state import Player, State

_DONE: Move = (w.DONE, 0)
_EXCHANGE: Move = (w.EXCHANGE, 0)
_BONUSES: tuple[Move, ...] = tuple((w.BONUS, worker) for worker in range(c.WORKER_TYPES))
_MOVES: tuple[Move, ...] = tuple((w.MOVE, node) for node in range(len(TRAIL.successors)))
_STARTS: tuple[Move, ...] = tuple((w.START, node) for node in NEUTRAL_NODES)
_ONE_AUXILIARY = v.auxiliary()
_REMOVE_ANY = v.remove()

# --- at any moment: exchange tokens and worker bonuses (EP-8.5, EP-9) ---


def offer_free(state: State, player: Player, out: list[Move]) -> None:
    """Append what may be done at any moment. While the hand is shown no card is exchanged (RUL-2)."""
    if player.tokens and not state.hand_shown and supplies.can_exchange(player):
        out.append(_EXCHANGE)
    workers = player.workers
    if workers[c.ENGINEER]:
        out.append(_BONUSES[c.ENGINEER])
    if (
        workers[c.BUILDER]
        and player.money >= c.BUILDER_BONUS_COST
        and player.certificates < b.CERTIFICATE_LIMIT
    ):
        out.append(_BONUSES[c.BUILDER])
    if workers[c.JOKER]:
        out.append(_BONUSES[c.JOKER])


def apply_free(state: State, frame: Frame, move: Move) -> bool:
    """Perform such a move, leaving the frame in place; say whether the move was one."""
    verb = move[0]
    if verb != w.BONUS and verb != w.EXCHANGE:
        return False
    state.stack.append(frame)
    player = state.players[frame[1]]
    if verb == w.EXCHANGE:
        player.tokens -= 1
        state.events.append((w.PAID, player.seat, w.TOKENS, 1))
        supplies.exchange(state, player)
        return True
    worker = move[1]
    supplies.discard_workers(player, worker, 1)
    state.events.append((w.USED_BONUS, player.seat, worker))
    if worker == c.BUILDER:
        supplies.pay_money(state, player, c.BUILDER_BONUS_COST)
        supplies.gain_certificates(state, player, 1)
    else:
        supplies.gain_money(state, player, c.BONUS_DOLLARS[worker])
    return True


# --- set-up and phase A ---


def draft_options(state: State, frame: Frame) -> list[Move]:
    """EP-3.4: a face-up objective tile."""
    return [(w.TAKE, tile) for tile in state.objectives if tile >= 0]


def draft_apply(state: State, frame: Frame, move: Move) -> None:
    """Take the tile; its slot is refilled for the next player."""
    supplies.take_tile(state, state.players[frame[1]], move[1])


def first_place_options(state: State, frame: Frame) -> list[Move]:
    """EP-5.1: any neutral building."""
    out = list(_STARTS)
    offer_free(state, state.players[frame[1]], out)
    return out


def first_place_apply(state: State, frame: Frame, move: Move) -> None:
    """Put the herder on the trail."""
    if not apply_free(state, frame, move):
        state.players[frame[1]].herder = move[1]
        state.events.append((w.STARTED, frame[1], move[1], 1 + state.neutrals[move[1]]))


def movement_options(state: State, frame: Frame) -> list[Move]:
    """EP-5: every location within the step limit; a cowboy while one more step would lead further."""
    player = state.players[frame[1]]
    limit = frame[2]
    out = []
    further = False
    for node, steps in TRAIL.reach(player.herder, state.locations):
        if steps > limit:
            further = True
            break
        out.append(_MOVES[node])
    if further and player.workers[c.COWBOY]:
        out.append(_BONUSES[c.COWBOY])
    offer_free(state, player, out)
    return out


def movement_apply(state: State, frame: Frame, move: Move) -> None:
    """Move the herder, or raise the limit of this movement by a cowboy (EP-9.5)."""
    if move[0] == w.MOVE:
        state.players[frame[1]].herder = move[1]
        state.events.append((w.MOVED, frame[1], move[1], supplies.location(state, move[1])))
    elif move[1] == c.COWBOY and move[0] == w.BONUS:
        supplies.discard_workers(state.players[frame[1]], c.COWBOY, 1)
        state.events.append((w.USED_BONUS, frame[1], c.COWBOY))
        state.stack.append((w.MOVEMENT, frame[1], frame[2] + 1))
    else:
        apply_free(state, frame, move)


# --- phase B: groups of actions (EP-6) ---


def instead(group: int, used: int) -> bool:
    """EP-6.1: an unused building may be given up for one auxiliary action."""
    return not used and group < g.FIRST_TRAIN and not g.HAS_AUXILIARY[group]


def actions_options(state: State, frame: Frame) -> list[Move]:
    """EP-6.4, 6.5: the actions left, in any order, or no more of them."""
    player = state.players[frame[1]]
    group = frame[2]
    used = frame[3]
    out: list[Move] = []
    actions.VOCABULARY.offers(state, player, g.GROUPS[group], used, out)
    if instead(group, used):
        actions.offer_auxiliary(state, player, _ONE_AUXILIARY, 0, out)
    out.append(_DONE)
    offer_free(state, player, out)
    return out


def actions_apply(state: State, frame: Frame, move: Move) -> None:
    """Perform one action and keep the frame while another one is left."""
    verb = move[0]
    stack = state.stack
    group = frame[2]
    if verb == w.DONE:
        if group < g.FIRST_TRAIN:  # whoever is done with a building is done with phase B
            turn.end_actions(state, state.players[frame[1]])
        return
    if apply_free(state, frame, move):
        return
    player = state.players[frame[1]]
    used = frame[3]
    if verb == w.AUXILIARY and instead(group, used):
        actions.perform_auxiliary(state, player, _ONE_AUXILIARY, 0, move)
        return
    here = len(stack)
    effects = g.GROUPS[group]
    used = actions.VOCABULARY.performs(state, player, effects, used, move)
    if not all_used(effects, used):
        stack.insert(here, (w.ACTIONS, frame[1], group, used))


def auxiliaries_options(state: State, frame: Frame) -> list[Move]:
    """EP-6.2: one auxiliary action, which may be declined (RUL-3)."""
    player = state.players[frame[1]]
    out: list[Move] = []
    actions.offer_auxiliary(state, player, _ONE_AUXILIARY, 0, out)
    out.append(_DONE)
    offer_free(state, player, out)
    return out


def auxiliaries_apply(state: State, frame: Frame, move: Move) -> None:
    """Perform it."""
    if move[0] == w.DONE:
        turn.end_actions(state, state.players[frame[1]])
    elif not apply_free(state, frame, move):
        actions.perform_auxiliary(state, state.players[frame[1]], _ONE_AUXILIARY, 0, move)


def next_exchange_options(state: State, frame: Frame) -> list[Move]:
    """EP-10.3: the second of two exchanges may be left out."""
    player = state.players[frame[1]]
    out: list[Move] = []
    if supplies.can_exchange(player):
        out.append((w.EXCHANGE_AGAIN, 0))
    out.append(_DONE)
    offer_free(state, player, out)
    return out


def next_exchange_apply(state: State, frame: Frame, move: Move) -> None:
    """Exchange once more."""
    if move[0] == w.EXCHANGE_AGAIN:
        supplies.exchange(state, state.players[frame[1]])
    else:
        apply_free(state, frame, move)


def discard_options(state: State, frame: Frame) -> list[Move]:
    """EP-8.5: one card of the hand."""
    hand = state.players[frame[1]].herd.hand
    return [(w.DISCARD, breed) for breed in range(c.BREEDS) if hand[breed]]


def discard_apply(state: State, frame: Frame, move: Move) -> None:
    """Discard it."""
    herd = state.players[frame[1]].herd
    herd.hand[move[1]] -= 1
    herd.discard[move[1]] += 1
    state.events.append((w.DISCARDED, frame[1], move[1]))


def remove_options(state: State, frame: Frame) -> list[Move]:
    """EP-8.15: any card of the hand, or none."""
    out: list[Move] = []
    actions.offer_remove(state, state.players[frame[1]], _REMOVE_ANY, 0, out)
    out.append(_DONE)
    return out


def remove_apply(state: State, frame: Frame, move: Move) -> None:
    """Remove it."""
    if move[0] == w.REMOVE:
        actions.perform_remove(state, state.players[frame[1]], _REMOVE_ANY, 0, move)


def site_options(state: State, frame: Frame) -> list[Move]:
    """EP-8.10: the spaces where the chosen building may stand."""
    player = state.players[frame[1]]
    return [(w.PLACE, node) for node in actions.building_sites(state, player, frame[2])]


def site_apply(state: State, frame: Frame, move: Move) -> None:
    """Place it and pay the space, or replace a building and pay the difference (EP-8.10.2)."""
    player = state.players[frame[1]]
    building = frame[2]
    node = move[1]
    old = state.built[node]
    supplies.put_building(state, player, building, node)
    if not old:
        supplies.pay_money(state, player, SPACE_COST[node])
    actions.spend(state, player, c.BUILDER, building - old)


def payment_options(state: State, frame: Frame) -> list[Move]:
    """How many jokers among the workers spent."""
    workers = state.players[frame[1]].workers
    _, _, worker, number = frame
    fewest = max(0, number - workers[worker])
    return [(w.JOKERS, jokers) for jokers in range(fewest, min(number, workers[c.JOKER]) + 1)]


def payment_apply(state: State, frame: Frame, move: Move) -> None:
    """Pay."""
    actions.spend_exactly(state, state.players[frame[1]], frame[2], frame[3], move[1])


# --- El Paso (EP-11) ---


def before_simmental_options(state: State, frame: Frame) -> list[Move]:
    """RUL-2: between the first and the second action."""
    out: list[Move] = [(w.SIMMENTAL, 0)]
    offer_free(state, state.players[frame[1]], out)
    return out


def before_simmental_apply(state: State, frame: Frame, move: Move) -> None:
    """Take the card."""
    if not apply_free(state, frame, move):
        turn.take_simmental(state, frame)


def before_delivery_options(state: State, frame: Frame) -> list[Move]:
    """RUL-2: between the second and the third action."""
    out: list[Move] = [(w.DELIVER, 0)]
    offer_free(state, state.players[frame[1]], out)
    return out


def before_delivery_apply(state: State, frame: Frame, move: Move) -> None:
    """EP-11.4: show the hand and count it."""
    if apply_free(state, frame, move):
        return
    player = state.players[frame[1]]
    hand = player.herd.hand
    shown = tuple(breed for breed in range(c.BREEDS) for _ in range(hand[breed]))
    state.hand_shown = True
    state.events.append((w.SHOWED_HAND, frame[1], *shown))
    value = turn.breeding_value(player)
    if player.certificates or player.workers[c.BUILDER]:
        state.stack.append((w.CERTIFICATES, frame[1], value))
    else:
        turn.fix_total(state, player, value)


def certificates_options(state: State, frame: Frame) -> list[Move]:
    """EP-11.4.4: any number of certificates from the track."""
    player = state.players[frame[1]]
    out: list[Move] = [(w.SPEND, number) for number in range(player.certificates + 1)]
    offer_free(state, player, out)
    return out


def certificates_apply(state: State, frame: Frame, move: Move) -> None:
    """Spend them; the total is fixed, unless the emptied track lets builders add more (EP-4.3)."""
    if apply_free(state, frame, move):
        return
    player = state.players[frame[1]]
    if move[1]:
        player.certificates -= move[1]
        state.events.append((w.PAID, frame[1], w.CERTIFICATES_, move[1]))
    total = frame[2] + move[1]
    if (
        move[1] == b.CERTIFICATE_LIMIT
        and player.workers[c.BUILDER]
        and turn.money_within_reach(player) >= c.BUILDER_BONUS_COST
    ):
        state.stack.append((w.CERTIFICATES, frame[1], total))
    else:
        turn.fix_total(state, player, total)


def disc_options(state: State, frame: Frame) -> list[Move]:
    """EP-11.5 to 11.8: the discs that can be paid for and may go to some post; none only if there is none."""
    player = state.players[frame[1]]
    out: list[Move] = [(w.DISC, disc) for disc in turn.movable_discs(player, frame[2])]
    if not out:
        out.append((w.NO_DISC, 0))
    offer_free(state, player, out)
    return out


def disc_apply(state: State, frame: Frame, move: Move) -> None:
    """The disc is chosen; now choose its post."""
    if move[0] == w.DISC:
        state.stack.append((w.CHOOSE_POST, frame[1], frame[2], move[1]))
    elif move[0] == w.NO_DISC:
        state.events.append((w.PLACED_NO_DISC, frame[1]))
    else:
        apply_free(state, frame, move)


def post_options(state: State, frame: Frame) -> list[Move]:
    """EP-11.5 to 11.7."""
    player = state.players[frame[1]]
    return [(w.POST, post) for post in turn.open_posts(player, frame[2], b.BLACK_DISC[frame[3]])]


def post_apply(state: State, frame: Frame, move: Move) -> None:
    """RUL-18: settle the disc's money, uncover its space, place it, take the reward."""
    player = state.players[frame[1]]
    disc = frame[3]
    post = move[1]
    money = b.DISC_MONEY[disc]
    if money > 0:
        supplies.gain_money(state, player, money)
    else:
        supplies.pay_money(state, player, -money)
    supplies.place_disc(player, disc, post)
    state.events.append((w.PLACED_DISC, frame[1], disc, post))
    player.permanent += 1 << disc == b.PERMANENT_DISC
    if b.POSTS[post].reward:
        state.stack.append((w.ACTIONS, frame[1], g.FIRST_POST + post, 0))


# --- the last moments of a turn ---


def pause_options(state: State, frame: Frame) -> list[Move]:
    """Go on, or do what may be done at any moment."""
    out: list[Move] = [_DONE]
    offer_free(state, state.players[frame[1]], out)
    return out


def pause_apply(state: State, frame: Frame, move: Move) -> None:
    """Go on unless it was a free action."""
    apply_free(state, frame, move)


def has_free(state: State, player: Player) -> bool:
    """Say whether anything may be done now beside going on."""
    out: list[Move] = []
    offer_free(state, player, out)
    return bool(out)


def rest_run(state: State, frame: Frame) -> None:
    """After the last action: ask before the draw, or once at the end of a turn without one."""
    player = state.players[frame[1]]
    if not has_free(state, player):
        return
    if turn.cards_missing(state, player):
        state.stack.append((w.BEFORE_DRAW, frame[1]))
    else:
        turn.forget_last_chance(state)
        state.stack.append((w.AFTER_DRAW, frame[1]))


def last_chance_run(state: State, frame: Frame) -> None:
    """RUL-2: after the draw, ask who still holds an exchange token, and everybody in the last turn."""
    player = state.players[frame[1]]
    last_turn = state.finisher >= 0
    if (player.tokens or last_turn) and has_free(state, player):
        state.stack.append((w.AFTER_DRAW, frame[1]))


def _rules() -> Rules:
    rules = Rules()
    rules.decision(w.DRAFT_OBJECTIVE, "draft-objective", draft_options, draft_apply)
    rules.decision(w.FIRST_PLACE, "first-place", first_place_options, first_place_apply)
    rules.decision(w.MOVEMENT, "movement", movement_options, movement_apply)
    rules.decision(w.ACTIONS, "actions", actions_options, actions_apply)
    rules.decision(w.AUXILIARIES, "auxiliaries", auxiliaries_options, auxiliaries_apply)
    rules.decision(w.NEXT_EXCHANGE, "next-exchange", next_exchange_options, next_exchange_apply)
    rules.decision(w.DISCARD_ONE, "discard-one", discard_options, discard_apply)
    rules.decision(w.REMOVE_ONE, "remove-one", remove_options, remove_apply)
    rules.decision(w.BUILDING_SITE, "building-site", site_options, site_apply)
    rules.decision(w.PAYMENT, "payment", payment_options, payment_apply)
    rules.decision(w.BEFORE_SIMMENTAL, "before-simmental", before_simmental_options, before_simmental_apply)
    rules.decision(w.BEFORE_DELIVERY, "before-delivery", before_delivery_options, before_delivery_apply)
    rules.decision(w.CERTIFICATES, "certificates", certificates_options, certificates_apply)
    rules.decision(w.CHOOSE_DISC, "choose-disc", disc_options, disc_apply)
    rules.decision(w.CHOOSE_POST, "choose-post", post_options, post_apply)
    rules.decision(w.BEFORE_DRAW, "before-draw", pause_options, pause_apply)
    rules.decision(w.AFTER_DRAW, "after-draw", pause_options, pause_apply)
    rules.automatic(w.USE_LOCATION, "use-location", turn.use_location)
    rules.automatic(w.TAKE_SIMMENTAL, "take-simmental", turn.arrive_for_simmental)
    rules.automatic(w.DISCARD_HAND, "discard-hand", turn.discard_hand)
    rules.automatic(w.REST, "rest", rest_run)
    rules.automatic(w.DRAW_UP, "draw-up", turn.draw_up)
    rules.automatic(w.LAST_CHANCE, "last-chance", last_chance_run)
    rules.automatic(w.NEXT_TURN, "next-turn", turn.next_turn)
    rules.automatic(w.SUE_TURN, "sue-turn", solo.sue_turn)
    rules.automatic(w.LEAVE, "leave", turn.leave)
    return rules


RULES = _rules()
