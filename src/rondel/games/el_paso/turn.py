"""The course of a turn (EP-4, EP-5, EP-7), a visit to El Paso (EP-11), and the end of the game (EP-13).

Only this module pushes phases. A turn reads from the last line of `begin_turn` upwards.
"""

from __future__ import annotations

from rondel.core.frames import Frame
from rondel.games.el_paso import supplies
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import groups as g
from rondel.games.el_paso.catalog.trail import EL_PASO, EL_PASO_DOLLARS, OFF_BOARD, SIMMENTAL_SPACE
from rondel.games.el_paso.state import SUE_SEAT, Player, State


def begin_turn(state: State, seat: int) -> None:
    """EP-4.2: push the phases in reverse."""
    state.turn += 1
    state.events.append((w.TURN, seat, state.turn))
    push = state.stack.append
    push((w.NEXT_TURN, seat))
    if state.sue is not None and seat == SUE_SEAT:
        push((w.SUE_TURN, seat))
        return
    push((w.LAST_CHANCE, seat))
    push((w.DRAW_UP, seat))  # phase C
    push((w.REST, seat))
    push((w.USE_LOCATION, seat))  # phase B
    player = state.players[seat]
    if player.herder == OFF_BOARD:
        push((w.FIRST_PLACE, seat))  # phase A
    else:
        push((w.MOVEMENT, seat, supplies.STEP_LIMITS[player.discs]))


def next_turn(state: State, frame: Frame) -> None:
    """EP-4.1, EP-13.3: the next seat, until it is again the one that finished the game."""
    seat = (frame[1] + 1) % len(state.players)
    if seat == state.finisher:
        state.events.append((w.GAME_OVER, w.NOBODY))
    else:
        begin_turn(state, seat)


def use_location(state: State, frame: Frame) -> None:
    """EP-6.1 to 6.3: neutral and own buildings, other players' buildings, El Paso."""
    seat = frame[1]
    node = state.players[seat].herder
    push = state.stack.append
    if node == EL_PASO:
        supplies.gain_money(state, state.players[seat], EL_PASO_DOLLARS)
        push((w.DISCARD_HAND, seat))
        push((w.BEFORE_DELIVERY, seat))
        push((w.TAKE_SIMMENTAL, seat))
    elif state.owners[node] in (-1, seat):
        push((w.ACTIONS, seat, building_group(state, node), 0))
    else:
        push((w.AUXILIARIES, seat))


def building_group(state: State, node: int) -> int:
    """Give the group of actions of the neutral or common building on a node."""
    if not state.built[node]:
        return state.neutrals[node]
    building = state.built[node] - 1
    return g.FIRST_BUILDING + 2 * building + state.building_sides[building]


def leave(state: State, frame: Frame) -> None:
    """EP-8.13: move again, forfeiting what is unused at the location left behind (RUL-5)."""
    stack = state.stack
    while stack[-1][0] != w.REST:
        stack.pop()
    stack.append((w.USE_LOCATION, frame[1]))
    stack.append((w.MOVEMENT, frame[1], frame[2]))


def cards_missing(state: State, player: Player) -> int:
    """EP-7.1, 7.2: how many cards phase C draws. Who finished the game draws no more (EP-13.2)."""
    if player.seat == state.finisher:
        return 0
    return max(0, supplies.HAND_LIMITS[player.discs] - sum(player.herd.hand))


def draw_up(state: State, frame: Frame) -> None:
    """EP-7.2: draw up to the hand limit."""
    player = state.players[frame[1]]
    missing = cards_missing(state, player)
    while missing and supplies.draw_cattle(state, player):
        missing -= 1


def end_actions(state: State, player: Player) -> None:
    """Leave phase B without another pause. With nothing to draw, the end of the turn needs none either."""
    assert state.stack[-1][0] == w.REST
    state.stack.pop()
    if not cards_missing(state, player):
        forget_last_chance(state)


def forget_last_chance(state: State) -> None:
    """The player has been asked; only the draw is left before the turn passes."""
    assert state.stack[-2][0] == w.LAST_CHANCE
    del state.stack[-2]


# --- El Paso ---


def arrive_for_simmental(state: State, frame: Frame) -> None:
    """EP-11.3. An exchange before it matters only if it can empty the draw pile; then the player is asked."""
    player = state.players[frame[1]]
    if state.simmentals and player.tokens > sum(player.herd.draw[: c.BREEDS]):
        state.stack.append((w.BEFORE_SIMMENTAL, frame[1]))
    else:
        take_simmental(state, frame)


def take_simmental(state: State, frame: Frame) -> None:
    """Put the card on the discard pile, or the herder on the empty space (EP-13.2)."""
    player = state.players[frame[1]]
    if supplies.simmental_left(state, player):
        player.herd.discard[c.SIMMENTAL] += 1


def breeding_value(player: Player) -> int:
    """EP-11.4.1 to 11.4.3: different breeds once, repeats by bonus tiles, permanent certificates."""
    hand = player.herd.hand
    total = player.permanent
    for breed in range(c.BREEDS):
        if hand[breed]:
            total += c.VALUE[breed]
    if player.duplicates:
        repeats = [c.VALUE[breed] for breed in range(c.BREEDS) for _ in range(hand[breed] - 1)]
        repeats.sort(reverse=True)
        total += sum(repeats[: player.duplicates])
    return total


def fix_total(state: State, player: Player, total: int) -> None:
    """Go on to the disc. With none that could ever be placed, none is (EP-11.10)."""
    state.events.append((w.DELIVERED, player.seat, total))
    if movable_discs(player, total, richer=True):
        state.stack.append((w.CHOOSE_DISC, player.seat, total))
    else:
        state.events.append((w.PLACED_NO_DISC, player.seat))


def open_posts(player: Player, total: int, black: bool) -> list[int]:
    """EP-11.5 to 11.7: posts within the total, not twice the same but for 0, 12 and 16; black on black."""
    return [
        post
        for post in range(b.FIRST_BLACK_POST if black else 0, len(b.POSTS))
        if b.POSTS[post].value <= total and (b.POSTS[post].repeatable or not player.posts[post])
    ]


def money_within_reach(player: Player) -> int:
    """Count the dollars a player has or could have by worker bonuses."""
    return player.money + sum(n * dollars for n, dollars in zip(player.workers, c.BONUS_DOLLARS, strict=True))


def movable_discs(player: Player, total: int, richer: bool = False) -> list[int]:
    """List the discs that may go to a post and whose money can be paid (`richer`: after worker bonuses)."""
    money = money_within_reach(player) if richer else player.money
    plain = bool(open_posts(player, total, black=False))
    black = bool(open_posts(player, total, black=True))
    return [
        disc
        for disc in range(len(b.DISC_SPACES))
        if player.discs >> disc & 1
        and (black if b.BLACK_DISC[disc] else plain)
        and money + b.DISC_MONEY[disc] >= 0
    ]


def discard_hand(state: State, frame: Frame) -> None:
    """EP-11.12."""
    herd = state.players[frame[1]].herd
    number = sum(herd.hand)
    herd.discard = [a + h for a, h in zip(herd.discard, herd.hand, strict=True)]
    herd.hand = [0] * c.CARDS
    state.hand_shown = False
    state.events.append((w.DISCARDED_HAND, frame[1], number))


def herder_finished(player: Player) -> bool:
    """Say whether this herder stands on the Simmental space (EP-14.5)."""
    return player.herder == SIMMENTAL_SPACE
