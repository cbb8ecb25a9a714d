"""Saltfjord as the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rondel.core.catalog import Row
from rondel.core.events import Event
from rondel.core.game import GameSpec, SetupOption
from rondel.games.saltfjord import text
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.actions import VOCABULARY
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.frames import RULES
from rondel.games.saltfjord.refusals import refusals
from rondel.games.saltfjord.score import CATEGORIES, scores, seen_scores
from rondel.games.saltfjord.seat import imagine, view
from rondel.games.saltfjord.setup import set_up
from rondel.games.saltfjord.state import State


def catalog() -> tuple[Row, ...]:
    """List every component with its data, effects and their origin."""
    return tuple(_rows())


def _rows() -> Iterator[Row]:
    yield from _village_rows()
    yield from _fjord_rows()
    yield from _technology_rows()
    yield from _harbour_rows()


def _village_rows() -> Iterator[Row]:
    for symbol in v.SYMBOLS[1:]:
        yield Row("symbol", symbol.id, {"kind": symbol.kind}, symbol.origin, symbol.effects)
    for board in v.BOARDS:
        data: dict[str, object] = {"buildings": dict(board.buildings)}
        yield Row("board", board.id, data, board.origin, things={"buildings": "cell symbol"})
    for tile in t.TILES:
        cells = tuple(v.SYMBOL_IDS[symbol] for symbol in tile.cells)
        data = {"shape": t.SHAPE_IDS[tile.shape], "cells": cells}
        yield Row("tile", tile.id, data, tile.origin, things={"cells": "symbol"})
    for stack, name in enumerate(t.STACK_IDS):
        data = {"shape": t.SHAPE_IDS[t.STACK_SHAPE[stack]], "tiles": t.STACK_SIZE[stack]}
        yield Row("stack", name, data, t.STACK_ORIGIN)


def _fjord_rows() -> Iterator[Row]:
    for area in f.AREAS:
        data: dict[str, object] = {"vp": area.vp, "stacks": dict(zip(f.TYPE_IDS, area.stacks, strict=True))}
        yield Row("area", area.id, data, area.origin, things={"stacks": "tokens"})
    for catch in f.CATCHES:
        data = {"type": f.TYPE_IDS[catch.type], "number": catch.number, "reward": _resources(catch.reward)}
        yield Row("catch", catch.id, data, catch.origin, things={"reward": "amount"})


def _technology_rows() -> Iterator[Row]:
    for track in te.TRACKS:
        data: dict[str, object] = {
            "costs": tuple(gd.GOOD_IDS[good] for good in track.costs),
            "levels": track.effects,
        }
        origin = {"costs": track.origin["costs"], "levels": track.origin["effects"]}
        yield Row("track", track.id, data, origin, things={"costs": "good", "levels": "level"})
    for ability in te.ABILITIES:
        yield Row("ability", ability.id, {"effect": ability.id}, ability.origin)
    for bonus in te.BONUS_TILES:
        origin = {"effect": bonus.origin["vp"], "at-once": bonus.origin["at-once"]}
        yield Row("bonus", bonus.id, {"effect": bonus.id, "at-once": bool(bonus.at_once)}, origin)


def _harbour_rows() -> Iterator[Row]:
    for room in gd.ROOMS:
        upgrades = tuple(gd.GOOD_IDS[to] for to in room.up)
        data: dict[str, object] = {"row": room.row, "upgrades": upgrades, "price": room.price}
        yield Row("good", room.id, data, room.origin)
    for pier in h.PIERS:
        yield Row("pier", pier.id, {}, pier.origin, pier.effects)
    for tavern in h.TAVERNS:
        yield Row("tavern", tavern.id, {"times": tavern.times}, tavern.origin, tavern.effects)
    for crate in h.CRATES:
        data = {"cost": _resources(enumerate(crate.cost)), "vp": crate.vp}
        yield Row("crate", crate.id, data, crate.origin, things={"cost": "amount"})
    for goods in h.STARTING_GOODS:
        data = {"goods": _resources(goods.goods), "fishing": goods.fishing}
        yield Row("goods", goods.id, data, goods.origin, things={"goods": "amount"})


def _resources(numbers: Iterable[tuple[int, int]]) -> dict[str, int]:
    return {w.RESOURCES[resource]: n for resource, n in numbers if n}


def census(state: State) -> Mapping[str, int]:
    """Count every limited component wherever it lies."""
    tiles = [tile for player in state.players for tile, _, _ in player.tiles if tile < t.FIRST_STARTING]
    tiles += [top for top in state.tops if top >= 0]
    crates = [crate for player in state.players for row in player.crates for crate in row]
    crates += [crate for crate in state.crates if crate >= 0]
    counted = {
        "tiles": len(tiles) + sum(state.under) + state.removed_tiles.bit_count(),
        "different tiles": _different(tiles, state.removed_tiles, *state.tile_piles),
        "crates": len(crates) + sum(state.crates_under) + state.removed_crates.bit_count(),
        "different crates": _different(crates, state.removed_crates, state.crate_pile),
    }
    for kind, number in enumerate(_catch(state)):
        counted[f.CATCH_IDS[kind]] = number
    for type_ in range(f.TYPES):
        unseen = sum(state.catch_left[type_ :: f.TYPES])
        counted[f"unseen {f.TYPE_IDS[type_]}"] = unseen - sum(state.catch_piles[type_])
    abilities = [*state.abilities, *(chosen[0] for chosen in state.sets if chosen[0] >= 0)]
    owned = [player.abilities for player in state.players]
    held = len(abilities) + sum(mask.bit_count() for mask in owned)
    counted["abilities held twice"] = held - _different(abilities, *owned)
    for player in state.players:
        learned = player.levels[te.CRAFT]
        workers = player.workers + player.helpers.bit_count() - max(0, learned - 1)
        counted[f"workers {player.seat}"] = workers
        if te.CARTS in state.tracks:
            carts = len(player.carts) - (player.levels[te.SUPPLIES] > 0)
            waiting = any(frame[0] == w.PUT_CART and frame[1] == player.seat for frame in state.stack)
            counted[f"carts {player.seat}"] = carts + waiting
    return counted


def _different(seen: list[int], *masks: int) -> int:
    together = sum(1 << number for number in seen)
    for mask in masks:
        together |= mask
    return together.bit_count()


def _catch(state: State) -> list[int]:
    """Count the catch tokens of each kind wherever they lie."""
    numbers = [number for pile in state.catch_piles for number in pile]
    loose = [token for token in state.looked if token >= 0]
    loose += [token for stack in state.sunk for token in stack]
    loose += [token for player in state.players for token in player.catch]
    loose += [token for frame in state.stack if frame[0] == w.KEEP_ONE for token in frame[3:5]]
    for token in loose:
        numbers[token] += 1
    for player in state.players:
        for kind, number in enumerate(player.ashore):
            numbers[kind] += number
    return numbers


def ledger(state: State) -> Mapping[tuple[int, int], int]:
    """Give each player's goods and victory points, which events must account for."""
    return {
        (player.seat, resource): amount
        for player in state.players
        for resource, amount in enumerate((*player.goods, player.vp))
    }


def changes(event: Event) -> tuple[tuple[int, int, int], ...]:
    """Read an event as changes (seat, resource, amount)."""
    kind, seat, *arguments = event
    if kind == w.GAINED:
        return ((seat, arguments[0], arguments[1]),)
    if kind == w.PAID:
        return ((seat, arguments[0], -arguments[1]),)
    if kind == w.SOLD:
        return ((seat, arguments[0], -1), (seat, w.FISH, arguments[1]))
    if kind == w.TRADED:
        return ((seat, arguments[0], -1), (seat, w.VP, arguments[1]))
    if kind in (w.UPGRADED, w.DOWNGRADED):
        good, better = gd.ARROWS[arguments[0]]
        up = 1 if kind == w.UPGRADED else -1
        return ((seat, good, -up), (seat, better, up))
    return ()


def automa(players: int) -> tuple[int, ...]:
    """Nobody plays against the solo player (SF-11.6)."""
    return ()


SPEC = GameSpec(
    id="saltfjord",
    titles={"en": "Saltfjord", "ru": "Салтфьорд", "pl": "Saltfjord"},
    players=(1, 2, 3, 4),
    options=(
        SetupOption("board", ("front", "back")),
        SetupOption("carts", ("no", "yes")),
        SetupOption("special", ("2", "3", "4", "5"), solo_only=True),
    ),
    version=1,
    rule_prefix="SF",
    rules=RULES,
    vocabulary=VOCABULARY,
    notation=text.NOTATION,
    events=text.EVENTS,
    names=text.NAMES,
    categories=CATEGORIES,
    state=State,
    set_up=set_up,
    scores=scores,
    view=view,
    imagine=imagine,
    label=text.label,
    prompt=text.prompt,
    catalog=catalog,
    census=census,
    ledger=ledger,
    changes=changes,
    automa=automa,
    refusals=refusals,
    seen_scores=seen_scores,
)
