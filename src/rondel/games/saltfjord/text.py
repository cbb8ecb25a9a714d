"""Names and messages: the notation of moves, and the keys and arguments from which people's text is made.

A message argument that names a thing is the thing's id under its kind (`good`, `cell` …); the locale turns it
into the thing's name in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rondel.core.effects import Text
from rondel.core.events import EventKind
from rondel.core.frames import Frame, Move
from rondel.core.notation import Notation, Verb
from rondel.games.saltfjord import actions, extras, frames, supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import groups as g
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State

_DICE: Final = tuple(f"{colour}-{value}" for colour in w.COLOURS for value in range(1, h.FACES + 1)) + tuple(
    f"{colour}-tavern-{tavern}" for colour in w.COLOURS for tavern in h.TAVERN_IDS
)
_WAYS: Final = ("advance", "home")

_VERBS: Final = {
    w.PAY: Verb("pay", "", ()),  # never a move by itself
    w.DONE: Verb("done"),
    w.SET: Verb("set", "set", h.SET_IDS),
    w.CELL: Verb("cell", "cell", v.CELL_IDS),
    w.TURN: Verb("turn", "turn", t.TURN_IDS),
    w.TAKE: Verb("take", "die", _DICE),
    w.LINE: Verb("line", "line", v.LINE_IDS),
    w.DISCARD: Verb("discard die"),
    w.CART: Verb("cart", "cell", v.CELL_IDS),
    w.ROLL: Verb("roll", "cell", v.CELL_IDS),
    w.ACTIVATE: Verb("activate", "cell", v.CELL_IDS),
    w.LARGE: Verb("large", "stack", t.STACK_IDS),
    w.SMALL: Verb("small", "stack", t.STACK_IDS),
    w.CLOSE: Verb("close", "tavern", h.TAVERN_IDS),
    w.GAIN: Verb("gain", "", ()),  # happens by itself
    w.UPGRADE: Verb("upgrade", "arrow", (*gd.ARROW_IDS, "one-fish")),
    w.ORDER: Verb("order", "space", h.SPACE_IDS),
    w.LEARN: Verb("learn", "track", te.TRACK_IDS),
    w.BOAT: Verb("boat", "way", _WAYS),
    w.TRADE: Verb("trade", "good", gd.GOOD_IDS),
    w.INSTEAD: Verb("instead", "good", gd.GOOD_IDS),
    w.PIER: Verb("pier", "pier", h.PIER_IDS),
    w.ABILITY: Verb("ability", "ability", te.ABILITY_IDS),
    w.LOOK: Verb("look", "type", f.TYPE_IDS),
    w.KEEP: Verb("keep", "catch", f.CATCH_IDS),
    w.OVERBOARD: Verb("overboard", "catch", f.CATCH_IDS),
    w.FILL: Verb("fill", "line", v.LINE_IDS),
    w.APPLY: Verb("apply", "cell", v.CELL_IDS),
    w.AGAIN: Verb("again", "way", _WAYS),
    w.EXTRA: Verb("extra", "extra", w.EXTRA_IDS),
    w.SELL: Verb("sell", "good", gd.GOOD_IDS),
    w.DOWNGRADE: Verb("downgrade", "back", gd.BACK_IDS),
    w.WORKER: Verb("worker", "cell", v.CELL_IDS),
}
NOTATION: Final = Notation(tuple(_VERBS[verb] for verb in range(len(_VERBS))))

# --- events ---

_CELL = ("cell", "cell")
_SYMBOL = ("symbol", "symbol")

EVENTS: Final = tuple(
    kind
    for _, kind in sorted(
        {
            w.GAINED: EventKind("gained", (("resource", "resource"), ("n", ""))),
            w.PAID: EventKind("paid", (("resource", "resource"), ("n", ""))),
            w.CHOSE_SET: EventKind(
                "chose-set", (("ability", "ability"), ("tile", "tile"), ("goods", "goods"))
            ),
            w.PLACED: EventKind("placed", (("tile", "tile"), _CELL)),
            w.TOOK_DIE: EventKind("took-die", (("colour", "colour"), ("n", ""))),
            w.SET_ON_LINE: EventKind("set-die", (("line", "line"),)),
            w.DISCARDED_DIE: EventKind("discarded-die"),
            w.ACTIVATED: EventKind("activated", (_CELL, _SYMBOL)),
            w.DIE_RESTS: EventKind("die-rests", (_CELL,)),
            w.DIE_ASIDE: EventKind("die-aside"),
            w.CART_MOVED: EventKind("cart-moved", (_CELL,)),
            w.CART_STAYED: EventKind("cart-stayed", (_CELL,)),
            w.USED_WORKER: EventKind("used-worker", (_CELL, _SYMBOL)),
            w.COMPLETED: EventKind("completed", (("crate", "crate"), ("pier", "pier"))),
            w.CRATE_TURNED_UP: EventKind(
                "crate-turned-up", (("space", "space"), ("crate", "crate")), reveals=True
            ),
            w.LEARNED: EventKind("learned", (("track", "track"), ("n", ""))),
            w.TOOK_ABILITY: EventKind("took-ability", (("ability", "ability"),)),
            w.GAINED_WORKER: EventKind("gained-worker"),
            w.IMPROVED_BOAT: EventKind("improved-boat"),
            w.GAINED_CART: EventKind("gained-cart", (_CELL,)),
            w.TILE_TURNED_UP: EventKind(
                "tile-turned-up", (("stack", "stack"), ("tile", "tile")), reveals=True
            ),
            w.TILE_REMOVED: EventKind("tile-removed", (("tile", "tile"),)),
            w.CRATE_REMOVED: EventKind("crate-removed", (("crate", "crate"),)),
            w.SAILED: EventKind("sailed", (("area", "area"),)),
            w.RETURNED: EventKind("returned", (("area", "area"),)),
            w.LOOKED: EventKind("looked", (("catch", "catch"),), private=True, reveals=True),
            w.CAUGHT: EventKind("caught", (("catch", "catch"),), reveals=True),
            w.KEPT: EventKind("kept", (("catch", "catch"),), reveals=True),
            w.THREW: EventKind("threw", (("catch", "catch"),)),
            w.FILLED: EventKind("filled", (("line", "line"),)),
            w.SOLD: EventKind("sold", (("good", "good"), ("n", ""))),
            w.UPGRADED: EventKind("upgraded", (("arrow", "arrow"),)),
            w.DOWNGRADED: EventKind("downgraded", (("back", "back"),)),
            w.TRADED: EventKind("traded", (("good", "good"), ("n", ""))),
            w.CLOSED: EventKind("closed", (("tavern", "tavern"),)),
            w.BONUS: EventKind("bonus", (("bonus", "bonus"),)),
            w.APPLIED: EventKind("applied", (_CELL, _SYMBOL)),
            w.TURN_BEGAN: EventKind("turn", (("n", ""),)),
            w.ROUND_BEGAN: EventKind("round", (("n", ""),)),
            w.ROLLED: EventKind("rolled", reveals=True),
            w.GAME_OVER: EventKind("game-over", reveals=True),  # all crates are turned up
            w.CAUGHT_NOTHING: EventKind("caught-nothing"),
        }.items()
    )
)

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "resource": w.RESOURCES,
    "good": gd.GOOD_IDS,
    "arrow": gd.ARROW_IDS,
    "back": gd.BACK_IDS,
    "ability": te.ABILITY_IDS,
    "tile": t.TILE_IDS,
    "goods": h.STARTING_GOODS_IDS,
    "colour": w.COLOURS,
    "line": v.LINE_IDS,
    "cell": v.CELL_IDS,
    "symbol": v.SYMBOL_IDS,
    "crate": h.CRATE_IDS,
    "pier": h.PIER_IDS,
    "space": h.SPACE_IDS,
    "track": te.TRACK_IDS,
    "stack": t.STACK_IDS,
    "area": f.AREA_IDS,
    "catch": f.CATCH_IDS,
    "tavern": h.TAVERN_IDS,
    "bonus": te.BONUS_IDS,
}


# --- prompts ---

_PROMPTS: Final = {
    w.DRAFT: "draft",
    w.PLACE: "place",
    w.ROTATE: "rotate",
    w.MAIN: "main",
    w.SET_DIE: "set-die",
    w.CARTS: "carts",
    w.MOVE_CART: "move-cart",
    w.ACTIVATION: "activation",
    w.CHOICE: "choice",
    w.ORDER_PAYMENT: "order-payment",
    w.ORDER_PIER: "order-pier",
    w.TAKE_ABILITY: "take-ability",
    w.PUT_CART: "put-cart",
    w.CATCH_STACK: "catch-stack",
    w.KEEP_ONE: "keep-one",
    w.OVER_BOARD: "over-board",
    w.TILE_PLACED: "tile-placed",
    w.FISH_AGAIN: "fish-again",
    w.PAUSE: "pause",
    w.SELLING: "selling",
    w.UPGRADING: "upgrading",
    w.DOWNGRADING: "downgrading",
    w.WORKING: "working",
    w.THROWING: "throwing",
}
_PAUSES: Final = ("piers", "turn", "game")
_PRINTED_ON: Final = ("building", "walkway", "tavern", "pier")
_VARIANTS: Final = {"choice": _PRINTED_ON, "pause": _PAUSES}
PROMPT_IDS: Final = (
    "over",
    *(name for name in _PROMPTS.values() if name not in _VARIANTS),
    *(f"{name}-{variant}" for name, variants in _VARIANTS.items() for variant in variants),
)


def group_kind(group: int) -> str:
    """Say what a group of effects is printed on."""
    if group < g.FIRST_TAVERN:
        return "walkway" if v.IS_WALKWAY[group] else "building"
    return "tavern" if group < g.FIRST_PIER else "pier"


def prompt(state: State) -> Text:
    """Say what is to be decided."""
    if not state.stack:
        return "prompt-over", {}
    frame = state.stack[-1]
    kind = frame[0]
    name = f"prompt-{_PROMPTS[kind]}"
    if kind in (w.PLACE, w.ROTATE):
        return name, {"tile": t.TILE_IDS[frame[2]], "effects": _shown(frame[2])}
    if kind == w.SET_DIE:
        where = "pilot" if state.players[frame[1]].abilities & te.PILOT else "paid"
        return name, {"colour": w.COLOURS[frame[2]], "n": frame[3], "where": where}
    if kind == w.ACTIVATION:
        return name, {"line": v.LINE_IDS[frame[4]], "n": len(frames.buildings_ahead(state, frame))}
    if kind == w.CHOICE:
        where = group_kind(frame[2])
        return f"{name}-{where}", _printed_on(frame[2], where)
    if kind in (w.ORDER_PAYMENT, w.ORDER_PIER):
        return name, {"crate": h.CRATE_IDS[state.crates[frame[2]]]}
    if kind == w.PAUSE:
        return f"{name}-{_PAUSES[frame[2]]}", {}
    if kind == w.UPGRADING:
        return name, {"n": extras.upgrade_cost(state, state.players[frame[1]])}
    return name, {}


def _printed_on(group: int, where: str) -> dict[str, object]:
    if where == "tavern":
        return {"tavern": h.TAVERN_IDS[group - g.FIRST_TAVERN]}
    if where == "pier":
        return {"pier": h.PIER_IDS[group - g.FIRST_PIER]}
    return {"symbol": v.SYMBOL_IDS[group]}


# --- options ---


def label(state: State, move: Move) -> Text:
    """Say what a move means in this position, with its price where it has one."""
    verb, argument = move
    word = NOTATION.verbs[verb].word.replace(" ", "-")
    if verb == w.TAKE and argument >= frames.FIRST_TAVERN_DIE:
        word = "take-from-tavern"
    return f"option-{word}", _label_arguments(state, state.stack[-1], verb, argument)


def _label_arguments(state: State, frame: Frame, verb: int, argument: int) -> dict[str, object]:
    player = state.players[frame[1]]
    name = NOTATION.verbs[verb].names[argument]
    if verb == w.DONE:
        return {"where": _done_where(player, frame)}
    if verb == w.SET:
        ability, tile, goods = state.sets[argument]
        return {
            "set": name,
            "ability": te.ABILITY_IDS[ability],
            "effect": (f"ability-short-{te.ABILITY_IDS[ability]}", {}),
            "tile": t.TILE_IDS[tile],
            "effects": _shown(tile),
            "goods": h.STARTING_GOODS_IDS[goods],
        }
    if verb == w.CELL:
        return {"cell": name, "symbol": v.SYMBOL_IDS[t.TILES[frame[2]].cells[0]]}
    if verb == w.TURN:
        return {"turn": name, "effects": _laid(frame[2], frame[3], argument)}
    if verb == w.TAKE:
        return _die_arguments(state, argument)
    if verb == w.LINE:
        cost = frames.change_cost(player, frame[3], argument % v.SIZE + 1)
        return {"line": name, "cost": cost, "effects": _usable_buildings(player, argument)}
    if verb == w.CART:
        return {"cell": name, "where": _PROMPTS[frame[0]]}
    if verb == w.ROLL:
        return {
            "cell": name,
            "where": "stay" if player.carts[frame[3]] == argument else "move",
            "effects": _symbols(player, [argument] if player.buildings >> argument & 1 else []),
        }
    if verb in (w.ACTIVATE, w.APPLY, w.WORKER):
        return {"cell": name, "symbol": v.SYMBOL_IDS[player.cells[argument]]}
    if verb in (w.LARGE, w.SMALL):
        return {
            "stack": name,
            "tile": t.TILE_IDS[state.tops[argument]],
            "effects": _shown(state.tops[argument]),
            "cost": _tile_cost(player, frame),
        }
    if verb == w.CLOSE:
        return {"tavern": name, "effects": _texts(g.FIRST_TAVERN + argument), "n": h.TAVERNS[argument].times}
    if verb == w.ORDER:
        crate = state.crates[argument]
        return {
            "space": name,
            "crate": h.CRATE_IDS[crate],
            "vp": h.CRATE_VP[crate],
            "where": "any" if supplies.masters(state, player, "any-pier") else "own",
        }
    if verb == w.LEARN:
        column = state.tracks.index(argument)
        return {
            "track": name,
            "n": player.levels[column] + 1,
            "good": gd.GOOD_IDS[actions.learning_cost(state, player, column)],
            "level": te.TRACKS[argument].effects[player.levels[column]],
        }
    if verb in (w.BOAT, w.AGAIN):
        return _boat_arguments(player, argument)
    if verb == w.TRADE:
        points = next(
            effect[2] for effect in h.PIERS[frame[2] - g.FIRST_PIER].effects if effect[1] == argument
        )
        return {"good": name, "n": points}
    if verb == w.PIER:
        return {"pier": name, "effects": _texts(g.FIRST_PIER + argument)}
    if verb == w.ABILITY:
        return {"ability": name, "effect": (f"ability-short-{name}", {})}
    if verb == w.LOOK:
        tokens = supplies.stack_size(state, supplies.catch_stack(player.boat, argument))
        return {"type": name, "n": min(tokens, 2)}
    if verb == w.EXTRA:
        return {"extra": name, "n": extras.upgrade_cost(state, player)}
    if verb == w.SELL:
        return {"good": name, "n": extras.sale_price(player, argument)}
    points_at = NOTATION.verbs[verb].points
    return {points_at: name} if points_at else {}


def _die_arguments(state: State, argument: int) -> dict[str, object]:
    colour, value = die(state, argument)
    if argument < frames.FIRST_TAVERN_DIE:
        return {"colour": w.COLOURS[colour], "n": value}
    tavern = (argument - frames.FIRST_TAVERN_DIE) % len(h.TAVERNS)
    return {"colour": w.COLOURS[colour], "n": value, "tavern": h.TAVERN_IDS[tavern]}


def die(state: State, argument: int) -> tuple[int, int]:
    """Give colour and value of a die that can be taken."""
    if argument < frames.FIRST_TAVERN_DIE:
        colour, value = divmod(argument, h.FACES)
        return colour, value + 1
    colour, tavern = divmod(argument - frames.FIRST_TAVERN_DIE, len(h.TAVERNS))
    return colour, state.dice[colour][tavern]


def _done_where(player: Player, frame: Frame) -> str:
    if frame[0] == w.CHOICE:
        return group_kind(frame[2])
    if frame[0] == w.PAUSE:
        return _PAUSES[frame[2]]
    if frame[0] == w.ACTIVATION and player.die_at < 0:
        return "aside" if frame[6] else "unused"
    return _PROMPTS[frame[0]]


def _tile_cost(player: Player, frame: Frame) -> str:
    """Say what a tile costs here, as one word to select by."""
    logs = supplies.tile_logs(player)
    if frame[0] == w.MAIN:
        return "log-plank" if logs else "plank"
    free = frame[2] in range(g.FIRST_TAVERN, g.FIRST_PIER)
    return "log" if logs and not free else "free"


def _boat_arguments(player: Player, way: int) -> dict[str, object]:
    if way == w.ADVANCE:
        return {"way": _WAYS[way], "area": f.AREA_IDS[player.boat + 1], "effects": []}
    gained = {w.VP: f.AREA_VP[player.boat]}
    for resource, n in supplies.catch_rewards(player):
        gained[resource] = gained.get(resource, 0) + n
    return {
        "way": _WAYS[way],
        "area": f.AREA_IDS[player.boat],
        "effects": [(f"amount-{w.RESOURCES[resource]}", {"n": n}) for resource, n in gained.items() if n],
    }


def _texts(group: int) -> list[Text]:
    return [actions.VOCABULARY.text(effect) for effect in g.GROUPS[group]]


def _shown(tile: int) -> list[Text]:
    """Say what the cells of a tile show."""
    return [(f"symbol-{v.SYMBOL_IDS[symbol]}", {}) for symbol in t.TILES[tile].cells]


def _laid(tile: int, cell: int, turn: int) -> list[Text]:
    """Say where the cells of a tile come to lie, but for the first, which lies already."""
    places = t.FOOTPRINTS[t.TILES[tile].shape][cell][turn]
    return [
        ("laid-item", {"symbol": v.SYMBOL_IDS[symbol], "cell": v.CELL_IDS[place]})
        for symbol, place in zip(t.TILES[tile].cells[1:], places[1:], strict=True)
    ]


def _symbols(player: Player, cells: Iterable[int]) -> list[Text]:
    return [(f"symbol-{v.SYMBOL_IDS[player.cells[cell]]}", {}) for cell in cells]


def _usable_buildings(player: Player, line: int) -> list[Text]:
    """Say what a die beside the line could use; a cart activates its building or leaves it free (SF-12)."""
    usable = supplies.free_buildings(player)
    for cell in player.carts:
        usable |= player.buildings & 1 << cell
    return _symbols(player, [cell for cell in v.LINES[line] if usable >> cell & 1])
