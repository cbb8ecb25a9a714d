"""What a seat sees, and a state that the seat could believe in.

Hidden are only the other players' hands: what is in hand and draw pile *together* follows from what everybody
saw (EP-12), how it is split does not. Draw piles and stacks have no order before they are drawn from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.core.chance import Chance
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import sue as su
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog.trail import NODE_IDS, NODES, OFF_BOARD, START_LOCATIONS
from rondel.games.el_paso.state import Player, State, Sue
from rondel.parts.herd import Herd

_PLACES = (*NODE_IDS, "simmental", None)  # None at -1: off the board
_HERDERS = {place: node for node, place in enumerate(_PLACES[:-1])} | {None: OFF_BOARD}
_SIDES = ("a", "b")
_TRAIN_SIDES = ("plain", "star")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Give everything this seat may know, ready for JSON (None: a spectator)."""
    return {
        "start": state.start,
        "turn": state.turn,
        "stack": [list(frame) for frame in state.stack],
        "players": [_player(state, player, seat) for player in state.players],
        "trail": [_node(state, node) for node in range(len(NODES))],
        "market": {c.BREED_IDS[breed]: state.market[breed] for breed in c.MARKET},
        "workers": _counts(c.WORKER_IDS, state.worker_supply),
        "simmentals": state.simmentals,
        "buildings": [
            {"type": i + 1, "side": _SIDES[state.building_sides[i]], "left": state.building_stacks[i]}
            for i in range(bl.TYPES)
        ],
        "train": [_TRAIN_SIDES[side] for side in state.train_sides],
        "objectives": [_tile(tile) for tile in state.objectives],
        "objectives_left": state.objective_stack.bit_count(),
        "bonus_tiles": [_tile(tile) for tile in state.bonus_tiles],
        "bonus_tiles_left": state.bonus_stack.bit_count(),
        "box": _counts(c.CARD_IDS, state.box),
        "hand_shown": state.hand_shown,
        "finisher": state.finisher if state.finisher >= 0 else None,
        "sue": None if state.sue is None else _sue(state.sue),
    }


def _counts(names: tuple[str, ...], numbers: list[int] | tuple[int, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _tile(tile: int) -> str | None:
    return t.TILE_IDS[tile] if tile >= 0 else None


def _node(state: State, node: int) -> dict[str, Any]:
    if state.neutrals[node] >= 0:
        return {"node": NODE_IDS[node], "neutral": bl.NEUTRAL_IDS[state.neutrals[node]]}
    if state.built[node]:
        return {"node": NODE_IDS[node], "building": state.built[node], "owner": state.owners[node]}
    return {"node": NODE_IDS[node]}


def _player(state: State, player: Player, seat: int | None) -> dict[str, Any]:
    herd = player.herd
    # A shown hand stays known until it is discarded; frames of the delivery belong to the seat that shows it.
    open_hand = player.seat == seat or (state.hand_shown and player.seat == state.stack[-1][1])
    seen: dict[str, Any] = {
        "seat": player.seat,
        "money": player.money,
        "tokens": player.tokens,
        "certificates": player.certificates,
        "permanent": player.permanent,
        "duplicates": player.duplicates,
        "hand_size": sum(herd.hand),
        "draw_size": sum(herd.draw),
        "discard": _counts(c.CARD_IDS, herd.discard),
        "workers": _counts(c.WORKER_IDS, player.workers),
        "herder": _PLACES[player.herder],
        "discs": [name for i, name in enumerate(b.DISC_IDS) if player.discs >> i & 1],
        "posts": _counts(b.POST_IDS, player.posts),
        "objectives": [t.TILE_IDS[tile] for tile in player.objectives],
        "bonus_tiles": [t.TILE_IDS[tile] for tile in player.bonus_tiles],
        "hand": None,
        "draw": None,
        "unseen": None,
    }
    if open_hand:
        seen["hand"] = _counts(c.CARD_IDS, herd.hand)
        seen["draw"] = _counts(c.CARD_IDS, herd.draw)
    else:
        both = [d + h for d, h in zip(herd.draw, herd.hand, strict=True)]
        seen["unseen"] = _counts(c.CARD_IDS, both)  # hand and draw pile together
    return seen


def _sue(sue: Sue) -> dict[str, Any]:
    return {
        "deck": [name for i, name in enumerate(su.SUE_CARD_IDS) if sue.deck >> i & 1],
        "discard": [name for i, name in enumerate(su.SUE_CARD_IDS) if sue.discard >> i & 1],
        "supply": _counts(c.CARD_IDS, sue.supply),
        "row": [c.WORKER_IDS[worker] for worker in sue.row],
        "workers": _counts(c.WORKER_IDS, sue.workers),
        "cattle": _counts(c.BREED_IDS, sue.cattle),
    }


# --- imagining ---


def imagine(seen: Mapping[str, Any], chance: Chance) -> State:
    """Make a state that gives the same view: other hands are dealt from what is unseen."""
    players = [_imagine_player(player, chance) for player in seen["players"]]
    built = [node.get("building", 0) for node in seen["trail"]]
    owners = [node.get("owner", -1) for node in seen["trail"]]
    for node in seen["trail"]:
        if "owner" in node:
            players[node["owner"]].buildings += 1
    taken = _mask(t.TILE_IDS, (name for player in seen["players"] for name in player["objectives"]))
    taken |= _mask(t.TILE_IDS, (name for player in seen["players"] for name in player["bonus_tiles"]))
    taken |= _mask(t.TILE_IDS, filter(None, seen["objectives"]))
    taken |= _mask(t.TILE_IDS, filter(None, seen["bonus_tiles"]))
    hidden = ~taken & (1 << t.TILES) - 1
    return State(
        players=players,
        stack=[tuple(frame) for frame in seen["stack"]],
        chance=chance,
        events=[],
        start=seen["start"],
        turn=seen["turn"],
        neutrals=tuple(
            bl.NEUTRAL_IDS.index(node["neutral"]) if "neutral" in node else -1 for node in seen["trail"]
        ),
        train_sides=tuple(_TRAIN_SIDES.index(side) for side in seen["train"]),
        building_sides=tuple(_SIDES.index(stack["side"]) for stack in seen["buildings"]),
        building_stacks=[stack["left"] for stack in seen["buildings"]],
        built=built,
        owners=owners,
        locations=START_LOCATIONS | sum(1 << node for node, building in enumerate(built) if building),
        market=_numbers(c.BREED_IDS, seen["market"]),
        worker_supply=_numbers(c.WORKER_IDS, seen["workers"]),
        simmentals=seen["simmentals"],
        objectives=tuple(_tile_number(name) for name in seen["objectives"]),
        objective_stack=hidden & (1 << t.FIRST_BONUS) - 1,
        bonus_tiles=tuple(_tile_number(name) for name in seen["bonus_tiles"]),
        bonus_stack=hidden >> t.FIRST_BONUS,
        box=tuple(_numbers(c.CARD_IDS, seen["box"])),
        hand_shown=seen["hand_shown"],
        finisher=-1 if seen["finisher"] is None else seen["finisher"],
        sue=None if seen["sue"] is None else _imagine_sue(seen["sue"]),
    )


def _numbers(names: tuple[str, ...], counts: Mapping[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def _mask(names: tuple[str, ...], present: Any) -> int:
    return sum(1 << names.index(name) for name in present)


def _tile_number(name: str | None) -> int:
    return t.NO_TILE if name is None else t.TILE_IDS.index(name)


def _imagine_player(seen: Mapping[str, Any], chance: Chance) -> Player:
    if seen["unseen"] is None:
        hand = _numbers(c.CARD_IDS, seen["hand"])
        draw = _numbers(c.CARD_IDS, seen["draw"])
    else:
        unseen = _numbers(c.CARD_IDS, seen["unseen"])
        cattle = unseen[: c.BREEDS]  # workers are never in hand (EP-7.4)
        hand = [0] * c.CARDS
        for _ in range(seen["hand_size"]):
            hand[chance.pick(cattle)] += 1
        draw = [n - h for n, h in zip(unseen, hand, strict=True)]
    return Player(
        seat=seen["seat"],
        money=seen["money"],
        tokens=seen["tokens"],
        certificates=seen["certificates"],
        herd=Herd(draw, hand, _numbers(c.CARD_IDS, seen["discard"])),
        workers=_numbers(c.WORKER_IDS, seen["workers"]),
        herder=_HERDERS[seen["herder"]],
        discs=_mask(b.DISC_IDS, seen["discs"]),
        posts=tuple(_numbers(b.POST_IDS, seen["posts"])),
        buildings=0,
        objectives=tuple(t.TILE_IDS.index(name) for name in seen["objectives"]),
        bonus_tiles=tuple(t.TILE_IDS.index(name) for name in seen["bonus_tiles"]),
        permanent=seen["permanent"],
        duplicates=seen["duplicates"],
    )


def _imagine_sue(seen: Mapping[str, Any]) -> Sue:
    return Sue(
        deck=_mask(su.SUE_CARD_IDS, seen["deck"]),
        discard=_mask(su.SUE_CARD_IDS, seen["discard"]),
        supply=_numbers(c.CARD_IDS, seen["supply"]),
        row=tuple(c.WORKER_IDS.index(name) for name in seen["row"]),
        workers=_numbers(c.WORKER_IDS, seen["workers"]),
        cattle=_numbers(c.BREED_IDS, seen["cattle"]),
    )
