"""Names and messages: the notation of moves, and the keys and arguments from which people's text is made.

A message argument that names a thing is the thing's id under its kind (`breed`, `worker`, `location` …); the
locale turns it into the thing's name in the reader's language.
"""

from __future__ import annotations

from typing import Final

from rondel.core.effects import Effect, Effects, Text, performed_by, progress
from rondel.core.events import EventKind
from rondel.core.frames import Frame, Move
from rondel.core.notation import Notation, Verb
from rondel.games.el_paso import actions, supplies, turn
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import groups as g
from rondel.games.el_paso.catalog import sue as su
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog import train as tr
from rondel.games.el_paso.catalog.trail import EL_PASO, NODE_IDS, SPACE_COST, TRAIL
from rondel.games.el_paso.state import State

_NUMBERS: Final = tuple(map(str, range(10)))
_BUILDING_IDS: Final = tuple(map(str, range(1, bl.TYPES + 1)))

_VERBS: Final = {
    w.PAY: Verb("pay", "", ()),  # never a move by itself
    w.DONE: Verb("done"),
    w.START: Verb("start", "node", NODE_IDS),
    w.MOVE: Verb("move", "node", NODE_IDS),
    w.GAIN_MONEY: Verb("gain money", "", _NUMBERS),
    w.GAIN_CERTIFICATES: Verb("gain certificates", "", _NUMBERS),
    w.GAIN_TOKENS: Verb("gain tokens", "", _NUMBERS),
    w.SELL: Verb("sell", "hand", c.BREED_IDS),
    w.HIRE: Verb("hire", "worker", c.WORKER_IDS),
    w.BUY: Verb("buy", "market", c.BREED_IDS),
    w.TRAIN: Verb("train", "train", tr.TRAIN_IDS),
    w.BUILD: Verb("build", "building", _BUILDING_IDS),
    w.PLACE: Verb("place", "node", NODE_IDS),
    w.TAKE: Verb("take", "tile", (*t.TILE_IDS, "objective-stack", "bonus-stack")),
    w.AUXILIARY: Verb("auxiliary", "auxiliary", b.AUX_IDS),
    w.MOVE_AGAIN: Verb("move again", "", _NUMBERS),
    w.GAIN_CATTLE: Verb("gain", "market", c.BREED_IDS),
    w.REMOVE: Verb("remove", "hand", c.BREED_IDS),
    w.EXCHANGE: Verb("exchange"),
    w.EXCHANGE_AGAIN: Verb("exchange again"),
    w.BONUS: Verb("bonus", "own-worker", c.WORKER_IDS),
    w.DISCARD: Verb("discard", "hand", c.BREED_IDS),
    w.SIMMENTAL: Verb("take simmental"),
    w.DELIVER: Verb("deliver"),
    w.SPEND: Verb("spend", "", _NUMBERS[: b.CERTIFICATE_LIMIT + 1]),
    w.DISC: Verb("disc", "disc", b.DISC_IDS),
    w.NO_DISC: Verb("no disc"),
    w.POST: Verb("post", "post", b.POST_IDS),
    w.JOKERS: Verb("jokers", "", _NUMBERS),
}
NOTATION: Final = Notation(tuple(_VERBS[verb] for verb in range(len(_VERBS))))

# Locations as events and messages name them: El Paso, neutral buildings, common buildings by type.
LOCATION_IDS: Final = ("el-paso", *bl.NEUTRAL_IDS, *_BUILDING_IDS)

EVENTS: Final = tuple(
    kind
    for _, kind in sorted(
        {
            w.GAINED: EventKind("gained", (("resource", "resource"), ("n", ""))),
            w.PAID: EventKind("paid", (("resource", "resource"), ("n", ""))),
            w.DREW: EventKind("drew", (("card", "card"),), private=True, reveals=True),
            w.DREW_WORKER: EventKind("drew-worker", (("worker", "worker"),), reveals=True),
            w.RESHUFFLED: EventKind("reshuffled"),
            w.STARTED: EventKind("started", (("node", "node"), ("location", "location"))),
            w.MOVED: EventKind("moved", (("node", "node"), ("location", "location"))),
            w.DISCARDED: EventKind("discarded", (("card", "card"),)),
            w.SOLD: EventKind("sold", (("card", "card"),)),
            w.HIRED: EventKind("hired", (("worker", "worker"),)),
            w.BOUGHT: EventKind("bought", (("card", "card"),)),
            w.USED_TRAIN: EventKind("used-train", (("train", "train"),)),
            w.BUILT: EventKind("built", (("building", "building"), ("node", "node"))),
            w.REPLACED: EventKind("replaced", (("building", "building"), ("node", "node"))),
            w.TOOK_TILE: EventKind("took-tile", (("tile", "tile"),)),
            w.DREW_TILE: EventKind("drew-tile", (("tile", "tile"),), reveals=True),
            w.TURNED_UP: EventKind("turned-up", (("tile", "tile"),), reveals=True),
            w.SPENT_WORKERS: EventKind("spent-workers", (("worker", "worker"), ("n", ""))),
            w.USED_BONUS: EventKind("used-bonus", (("worker", "worker"),)),
            w.USED_AUXILIARY: EventKind("used-auxiliary", (("auxiliary", "auxiliary"),)),
            w.GAINED_CATTLE: EventKind("gained-cattle", (("card", "card"),)),
            w.REMOVED: EventKind("removed", (("card", "card"),)),
            w.SHOWED_HAND: EventKind("showed-hand", (("cards", "*card"),), reveals=True),
            w.DELIVERED: EventKind("delivered", (("n", ""),)),
            w.PLACED_DISC: EventKind("placed-disc", (("disc", "disc"), ("post", "post"))),
            w.PLACED_NO_DISC: EventKind("placed-no-disc"),
            w.DISCARDED_HAND: EventKind("discarded-hand", (("n", ""),)),
            w.EMPTIED_SIMMENTAL: EventKind("emptied-simmental"),
            w.FINISHED: EventKind("finished"),
            w.TURN: EventKind("turn", (("n", ""),)),
            w.GAME_OVER: EventKind("game-over"),
            w.SUE_REVEALED: EventKind("sue-revealed", (("sue", "sue"),), reveals=True),
            w.SUE_DREW: EventKind("sue-drew", (("card", "card"),), reveals=True),
            w.SUE_TOOK_CATTLE: EventKind("sue-took-cattle", (("card", "card"),)),
            w.SUE_PLACED_DISC: EventKind("sue-placed-disc", (("post", "post"),)),
        }.items()
    )
)

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "resource": w.RESOURCES,
    "card": c.CARD_IDS,
    "worker": c.WORKER_IDS,
    "node": NODE_IDS,
    "location": LOCATION_IDS,
    "train": tr.TRAIN_IDS,
    "building": ("", *_BUILDING_IDS),
    "tile": t.TILE_IDS,
    "auxiliary": b.AUX_IDS,
    "disc": b.DISC_IDS,
    "post": b.POST_IDS,
    "sue": su.SUE_CARD_IDS,
}


# --- prompts ---


def group_kind(group: int) -> str:
    """Say what a group of effects is printed on."""
    if group < g.FIRST_TRAIN:
        return "building"
    if group < g.FIRST_POST:
        return "train"
    return "post" if group < g.FIRST_BONUS_TILE else "bonus-tile"


def prompt(state: State) -> Text:
    """Say what is to be decided."""
    if not state.stack:
        return "prompt-over", {}
    frame = state.stack[-1]
    kind = frame[0]
    name = f"prompt-{_PROMPTS[kind]}"
    if kind == w.MOVEMENT:
        return name, {"n": frame[2]}
    if kind == w.ACTIONS:
        return f"{name}-{group_kind(frame[2])}", {}
    if kind == w.PAYMENT:
        return name, {"worker": c.WORKER_IDS[frame[2]], "n": frame[3]}
    if kind == w.BUILDING_SITE:
        return name, {"building": str(frame[2])}
    if kind in (w.CERTIFICATES, w.CHOOSE_DISC):
        return name, {"n": frame[2]}
    if kind == w.CHOOSE_POST:
        return name, {"n": frame[2], "disc": b.DISC_IDS[frame[3]]}
    return name, {}


_PROMPTS: Final = {
    w.DRAFT_OBJECTIVE: "draft-objective",
    w.FIRST_PLACE: "first-place",
    w.MOVEMENT: "movement",
    w.ACTIONS: "actions",
    w.AUXILIARIES: "auxiliaries",
    w.NEXT_EXCHANGE: "next-exchange",
    w.DISCARD_ONE: "discard-one",
    w.REMOVE_ONE: "remove-one",
    w.BUILDING_SITE: "building-site",
    w.PAYMENT: "payment",
    w.BEFORE_SIMMENTAL: "before-simmental",
    w.BEFORE_DELIVERY: "before-delivery",
    w.CERTIFICATES: "certificates",
    w.CHOOSE_DISC: "choose-disc",
    w.CHOOSE_POST: "choose-post",
    w.BEFORE_DRAW: "before-draw",
    w.AFTER_DRAW: "after-draw",
}
_PRINTED_ON: Final = ("building", "train", "post", "bonus-tile")
PROMPT_IDS: Final = (
    "over",
    *(name for name in _PROMPTS.values() if name != "actions"),
    *(f"actions-{kind}" for kind in _PRINTED_ON),
)


# --- options ---


def label(state: State, move: Move) -> Text:
    """Say what a move means in this position, with its price where it has one."""
    verb, argument = move
    frame = state.stack[-1]
    word = NOTATION.verbs[verb].word.replace(" ", "-")
    return f"option-{word}", _label_arguments(state, frame, verb, argument)


def _label_arguments(state: State, frame: Frame, verb: int, argument: int) -> dict[str, object]:
    names = NOTATION.verbs[verb].names
    name = names[argument]
    player = state.players[frame[1]]
    effect = _effect(frame, verb)
    if verb == w.DONE:
        return {"where": group_kind(frame[2]) if frame[0] == w.ACTIONS else _PROMPTS[frame[0]]}
    if verb in (w.START, w.MOVE):
        steps = dict(TRAIL.reach(player.herder, state.locations))[argument] if verb == w.MOVE else 0
        owner = state.owners[argument]
        return {
            "location": LOCATION_IDS[supplies.location(state, argument)],
            "node": name,
            "n": steps,
            "seat": owner,
            "owner": "none" if owner < 0 else "own" if owner == frame[1] else "other",
            "effects": _texts(_usable(state, frame[1], argument)),
        }
    if verb in (w.GAIN_MONEY, w.GAIN_CERTIFICATES, w.GAIN_TOKENS, w.MOVE_AGAIN, w.SPEND):
        arguments: dict[str, object] = {"n": argument, "cost": _cost(effect)}
        if verb == w.SPEND:
            arguments["total"] = frame[2] + argument
        return arguments
    if verb == w.JOKERS:
        return {"n": argument, "worker": c.WORKER_IDS[frame[2]], "others": frame[3] - argument}
    if verb == w.SELL:
        assert effect is not None
        return {"breed": name, "n": effect[1][argument]}
    if verb == w.HIRE:
        assert effect is not None
        return {"worker": name, "cost": actions.hire_price(effect, _used(frame, effect), argument)}
    if verb == w.BUY:
        cowboys = c.COWBOYS_NEEDED[argument]
        return {"breed": name, "n": cowboys, "cost": c.WORKER_COST * cowboys}
    if verb == w.TRAIN:
        engineers = tr.TRAIN[argument].engineers
        group = g.FIRST_TRAIN + 2 * argument + state.train_sides[argument]
        return {
            "train": name,
            "n": engineers,
            "cost": c.WORKER_COST * engineers,
            "effects": _texts(g.GROUPS[group]),
        }
    if verb == w.BUILD:
        building = bl.BUILDINGS[argument]
        olds = [state.built[node] for node in actions.building_sites(state, player, argument + 1)]
        old = max(olds) if all(olds) else 0  # where no space is left for it, only a difference is paid
        builders = building.builders - old
        effects = _texts(building.sides[state.building_sides[argument]])
        return {
            "building": name,
            "vp": building.vp,
            "old": old,
            "n": builders,
            "cost": c.WORKER_COST * builders,
            "effects": effects,
        }
    if verb == w.PLACE:
        old = state.built[argument]
        builders = frame[2] - old
        cost = c.WORKER_COST * builders + (0 if old else SPACE_COST[argument])
        return {"node": name, "old": old, "n": builders, "cost": cost}
    if verb == w.TAKE:
        return {"tile": name, "cost": _cost(effect)}
    if verb == w.AUXILIARY:
        upgraded = not player.discs & b.AUX_DISC[argument]
        return {"auxiliary": name, "upgraded": int(upgraded)}
    if verb in (w.GAIN_CATTLE, w.REMOVE, w.DISCARD):
        return {"breed": name, "cost": _cost(effect)}
    if verb == w.BONUS:
        return {"worker": name}
    if verb == w.DISC:
        return {"disc": name, "n": abs(b.DISC_MONEY[argument]), "sign": _sign(b.DISC_MONEY[argument])}
    if verb == w.POST:
        return {"post": name, "vp": b.POSTS[argument].vp, "effects": _texts(b.POSTS[argument].reward)}
    return {}


def _usable(state: State, seat: int, node: int) -> Effects:
    """Give the actions that a seat may use on a node."""
    if node == EL_PASO or state.owners[node] not in (-1, seat):
        return ()
    return g.GROUPS[turn.building_group(state, node)]


def _texts(effects: Effects) -> list[Text]:
    return [actions.VOCABULARY.text(effect) for effect in effects]


def _sign(money: int) -> str:
    return "gain" if money > 0 else "pay" if money < 0 else "none"


def _effect(frame: Frame, verb: int) -> Effect | None:
    """Find the effect that a move of this verb would perform."""
    if frame[0] != w.ACTIONS:
        return None
    return next((effect for effect in g.GROUPS[frame[2]] if performed_by(effect) == verb), None)


def _used(frame: Frame, effect: Effect) -> int:
    return progress(frame[3], g.GROUPS[frame[2]].index(effect))


def _cost(effect: Effect | None) -> int:
    return effect[1] if effect is not None and effect[0] == w.PAY else 0
