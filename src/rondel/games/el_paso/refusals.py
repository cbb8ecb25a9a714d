"""Why a thing that looks possible is not: one line for each, for the seat that decides.

For each pending frame `looked_at` lists the moves that a person would try, with what stands in the way
(None: nothing). What the frame offers decides in the end: what an option points at is never refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rondel.core.effects import USED, Effect, Text
from rondel.core.frames import Frame, Move, options
from rondel.games.el_paso import actions, frames, supplies, turn
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import groups as g
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog import train as tr
from rondel.games.el_paso.catalog import vocabulary as v
from rondel.games.el_paso.catalog.trail import NODES, SPACE_COST, SPACES, TRAIL
from rondel.games.el_paso.state import Player, State
from rondel.games.el_paso.text import NOTATION

Why = Text | None
Tried = Iterator[tuple[Move, Why]]

_NONE_LEFT: Text = ("refusal-none-left", {})
_USED: Text = ("refusal-used", {})
_FULL: Text = ("refusal-certificates", {"n": b.CERTIFICATE_LIMIT})
_NO_CARDS: Text = ("refusal-no-cards", {})


def refusals(state: State) -> list[tuple[tuple[str, str], Text]]:
    """List what the deciding seat cannot choose now though it looks possible, and why."""
    offered = {_thing(move) for move in options(frames.RULES, state)}
    found: dict[tuple[str, str], Text] = {}
    for move, why in looked_at(state):
        thing = _thing(move)
        if why is not None and thing not in offered:
            found.setdefault(thing, why)
    return list(found.items())


def _thing(move: Move) -> tuple[str, str]:
    """Say what a move points at; one that points at nothing is an action by itself."""
    return NOTATION.points_at(move) or ("action", NOTATION.verbs[move[0]].word.replace(" ", "-"))


def looked_at(state: State) -> Tried:
    """List the moves that a person would try here, with what stands in the way."""
    if not state.stack:
        return
    frame = state.stack[-1]
    player = state.players[frame[1]]
    kind = frame[0]
    if kind in _TRIED:
        yield from _TRIED[kind](state, player, frame)
    if kind in _OPEN:
        yield from _free(state, player, moving=kind == w.MOVEMENT)


# --- what is missing ---


def _short(player: Player, worker: int, number: int, dollars: int = 0) -> tuple[int, int]:
    """Count the workers and the dollars that a player lacks to spend these workers and dollars."""
    workers = player.workers[worker] + player.workers[c.JOKER]
    return max(0, number - workers), max(0, c.WORKER_COST * number + dollars - player.money)


def _needs(worker: int, missing: tuple[int, int]) -> Why:
    workers, dollars = missing
    if workers and dollars:
        return "refusal-workers-money", {"n": workers, "worker": c.WORKER_IDS[worker], "cost": dollars}
    if workers:
        return "refusal-workers", {"n": workers, "worker": c.WORKER_IDS[worker]}
    return _dollars(dollars)


def _dollars(missing: int) -> Why:
    return ("refusal-money", {"n": missing}) if missing > 0 else None


# --- at any moment, and movement ---


def _free(state: State, player: Player, moving: bool) -> Tried:
    if player.tokens:
        shown: Why = ("refusal-hand-shown", {}) if state.hand_shown else None
        yield (w.EXCHANGE, 0), shown or (None if supplies.can_exchange(player) else _NO_CARDS)
    if player.workers[c.BUILDER]:
        full = player.certificates >= b.CERTIFICATE_LIMIT
        yield (w.BONUS, c.BUILDER), _FULL if full else _dollars(c.BUILDER_BONUS_COST - player.money)
    if player.workers[c.COWBOY] and not moving:
        yield (w.BONUS, c.COWBOY), ("refusal-cowboy", {})


def _movement(state: State, player: Player, frame: Frame) -> Tried:
    ahead = dict(TRAIL.reach(player.herder, state.locations))
    limit = frame[2]
    for node in range(len(NODES)):
        if node in ahead:
            missing = ahead[node] - limit
            yield (w.MOVE, node), ("refusal-steps", {"n": missing}) if missing > 0 else None
        elif node == player.herder:
            yield (w.MOVE, node), ("refusal-here", {})
        elif state.locations >> node & 1:
            yield (w.MOVE, node), ("refusal-behind", {})
    if player.workers[c.COWBOY]:
        further = max(ahead.values()) > limit
        yield (w.BONUS, c.COWBOY), None if further else ("refusal-no-further", {})


# --- actions ---


def _actions(state: State, player: Player, frame: Frame) -> Tried:
    group, used = frame[2], frame[3]
    for effect in g.GROUPS[group]:
        bits = used & USED
        used >>= 4
        if bits != USED:
            yield from _effect(state, player, effect, bits)
        else:
            for move, _ in _effect(state, player, effect, 0):
                if NOTATION.points_at(move):
                    yield move, _USED
    if frames.instead(group, frame[3]):
        yield from _auxiliaries(state, player, frame)
    elif group < g.FIRST_TRAIN and not g.HAS_AUXILIARY[group]:
        for which in range(b.AUXILIARIES):
            yield (w.AUXILIARY, which), ("refusal-instead", {})


def _effect(state: State, player: Player, effect: Effect, used: int) -> Tried:
    if effect[0] != w.PAY:
        yield from _EFFECTS[effect[0]](state, player, effect, used)
        return
    poor = _dollars(effect[1] - player.money)
    for move, why in _effect(state, player, effect[2], used):
        yield move, why or poor


def _gain(state: State, player: Player, effect: Effect, used: int) -> Tried:
    yield effect, None


def _gain_certificates(state: State, player: Player, effect: Effect, used: int) -> Tried:
    yield effect, _FULL if player.certificates >= b.CERTIFICATE_LIMIT else None


def _gain_cattle(state: State, player: Player, effect: Effect, used: int) -> Tried:
    yield effect, None if state.market[effect[1]] else _NONE_LEFT


def _only(effect: Effect) -> Text:
    return "refusal-only", {"effect": actions.VOCABULARY.text(effect)}


def _sell(state: State, player: Player, effect: Effect, used: int) -> Tried:
    for breed in range(c.BREEDS):
        if player.herd.hand[breed]:
            yield (w.SELL, breed), None if effect[1][breed] else _only(effect)


def _remove(state: State, player: Player, effect: Effect, used: int) -> Tried:
    for breed in range(c.BREEDS):
        if player.herd.hand[breed]:
            yield (w.REMOVE, breed), None if breed in effect[1] else _only(effect)


def _hire(state: State, player: Player, effect: Effect, used: int) -> Tried:
    for worker in range(c.WORKER_TYPES):
        why: Why
        if used >> worker & 1:
            why = ("refusal-same-type", {})
        elif not state.worker_supply[worker]:
            why = _NONE_LEFT
        else:
            why = _dollars(actions.hire_price(effect, used, worker) - player.money)
        yield (w.HIRE, worker), why


def _buy(state: State, player: Player, effect: Effect, used: int) -> Tried:
    for breed in c.MARKET:
        needs = _needs(c.COWBOY, _short(player, c.COWBOY, c.COWBOYS_NEEDED[breed]))
        yield (w.BUY, breed), needs if state.market[breed] else _NONE_LEFT


def _train(state: State, player: Player, effect: Effect, used: int) -> Tried:
    for card in range(len(tr.TRAIN)):
        yield (w.TRAIN, card), _needs(c.ENGINEER, _short(player, c.ENGINEER, tr.TRAIN[card].engineers))


def _take(state: State, player: Player, effect: Effect, used: int) -> Tried:
    sorts = (
        (v.OBJECTIVE, state.objectives, state.objective_stack, t.OBJECTIVE_STACK),
        (v.BONUS, state.bonus_tiles, state.bonus_stack, t.BONUS_STACK),
    )
    for sort, face_up, stack, top in sorts:
        other = None if effect[1] & sort else _only(effect)
        for tile in face_up:
            if tile >= 0:
                yield (w.TAKE, tile), other
        yield (w.TAKE, top), other or (None if stack else _NONE_LEFT)


def _auxiliary(state: State, player: Player, effect: Effect, used: int) -> Tried:
    for which in range(b.AUXILIARIES):
        yield (w.AUXILIARY, which), _why_no_auxiliary(player, which, used)


def _auxiliaries(state: State, player: Player, frame: Frame) -> Tried:
    """One auxiliary action, instead of a building's own or on another player's building."""
    yield from _auxiliary(state, player, v.auxiliary(), 0)


def _why_no_auxiliary(player: Player, which: int, used: int) -> Why:
    if used >> which & 1:
        return _USED
    if which in (b.AUX_CERTIFICATE, b.AUX_REMOVE) and player.discs & b.AUX_DISC[which]:
        return "refusal-closed", {}
    if which == b.AUX_CERTIFICATE and player.certificates >= b.CERTIFICATE_LIMIT:
        return _FULL
    if which == b.AUX_EXCHANGE and not supplies.can_exchange(player):
        return _NO_CARDS
    if which == b.AUX_REMOVE and not any(player.herd.hand):
        return _NO_CARDS
    return None


# --- buildings ---


def _build(state: State, player: Player, effect: Effect, used: int) -> Tried:
    for building in range(1, bl.TYPES + 1):
        left = state.building_stacks[building - 1]
        yield (w.BUILD, building - 1), _why_no_building(state, player, building) if left else _NONE_LEFT


def _why_no_building(state: State, player: Player, building: int) -> Why:
    """Say what the easiest site lacks."""
    sites = [node for node in SPACES if _why_no_site(state, player, building, node) is None]
    if sites:
        return _needs(c.BUILDER, min(_site_short(state, player, building, node) for node in sites))
    return ("refusal-no-token", {}) if player.buildings >= bl.OWNERSHIP_TOKENS else ("refusal-no-space", {})


def _why_no_site(state: State, player: Player, building: int, node: int) -> Why:
    """Say why no building of this type may stand there, whatever it costs."""
    old = state.built[node]
    if not old:
        return ("refusal-only-replace", {}) if player.buildings >= bl.OWNERSHIP_TOKENS else None
    if state.owners[node] != player.seat:
        return "refusal-not-yours", {}
    return None if old < building else ("refusal-not-larger", {})


def _site_short(state: State, player: Player, building: int, node: int) -> tuple[int, int]:
    old = state.built[node]
    return _short(player, c.BUILDER, building - old, 0 if old else SPACE_COST[node])


def _site(state: State, player: Player, frame: Frame) -> Tried:
    building = frame[2]
    for node in SPACES:
        why = _why_no_site(state, player, building, node)
        yield (w.PLACE, node), why or _needs(c.BUILDER, _site_short(state, player, building, node))


# --- delivery ---


def _disc(state: State, player: Player, frame: Frame) -> Tried:
    total = frame[2]
    for disc in range(len(b.DISC_SPACES)):
        if player.discs >> disc & 1:
            why = _dollars(-b.DISC_MONEY[disc] - player.money)
            if b.BLACK_DISC[disc] and not turn.open_posts(player, total, black=True):
                nearest = turn.open_posts(player, b.POSTS[b.TOP_POST].value, black=True)[0]
                why = "refusal-black-disc", {"n": b.POSTS[nearest].value - total}
            yield (w.DISC, disc), why


def _post(state: State, player: Player, frame: Frame) -> Tried:
    _, _, total, disc = frame
    for number, post in enumerate(b.POSTS):
        why: Why = None
        if b.BLACK_DISC[disc] and not post.black:
            why = "refusal-black-post", {}
        elif player.posts[number] and not post.repeatable:
            why = "refusal-occupied", {}
        elif post.value > total:
            why = "refusal-value", {"n": post.value - total}
        yield (w.POST, number), why


_TRIED: dict[int, Callable[[State, Player, Frame], Tried]] = {
    w.MOVEMENT: _movement,
    w.ACTIONS: _actions,
    w.AUXILIARIES: _auxiliaries,
    w.BUILDING_SITE: _site,
    w.CHOOSE_DISC: _disc,
    w.CHOOSE_POST: _post,
}
_EFFECTS: dict[int, Callable[[State, Player, Effect, int], Tried]] = {
    w.GAIN_MONEY: _gain,
    w.GAIN_TOKENS: _gain,
    w.MOVE_AGAIN: _gain,
    w.GAIN_CERTIFICATES: _gain_certificates,
    w.GAIN_CATTLE: _gain_cattle,
    w.SELL: _sell,
    w.REMOVE: _remove,
    w.HIRE: _hire,
    w.BUY: _buy,
    w.TRAIN: _train,
    w.TAKE: _take,
    w.AUXILIARY: _auxiliary,
    w.BUILD: _build,
}
_OPEN = frozenset(
    {w.FIRST_PLACE, w.MOVEMENT, w.ACTIONS, w.AUXILIARIES, w.NEXT_EXCHANGE, w.BEFORE_SIMMENTAL}
    | {w.BEFORE_DELIVERY, w.CERTIFICATES, w.CHOOSE_DISC, w.BEFORE_DRAW, w.AFTER_DRAW}
)
