"""What a seat sees, and a state that the seat could believe in.

Hidden are the faces of the other players' crates (Q-34), the tokens that another player has looked at, and
whatever lies under the top of a stack. Stacks have no order before they are drawn from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rondel.core.chance import Chance
from rondel.core.frames import Frame
from rondel.games.saltfjord import supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.score import bonus_points
from rondel.games.saltfjord.state import Player, State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Give everything this seat may know, ready for JSON (None: a spectator)."""
    return {
        "start": state.start,
        "turn": state.turn,
        "round": state.round,
        "stack": [_frame(frame, seat) for frame in state.stack],
        "players": [_player(state, player, seat) for player in state.players],
        "tracks": [te.TRACK_IDS[track] for track in state.tracks],
        "bonus_tiles": [te.BONUS_IDS[tile] for tile in state.bonus_tiles],
        "special": [te.BONUS_IDS[tile] for tile in state.special],
        "special_vp": [bonus_points(state.players[0], tile) for tile in state.special],
        "abilities": [te.ABILITY_IDS[ability] for ability in state.abilities],
        "sets": [_set(chosen) for chosen in state.sets],
        "dice": {colour: list(dice) for colour, dice in zip(w.COLOURS, state.dice, strict=True)},
        "stacks": [
            {"stack": name, "top": _name(t.TILE_IDS, state.tops[stack]), "left": state.under[stack]}
            for stack, name in enumerate(t.STACK_IDS)
        ],
        "orders": [
            {"crate": _name(h.CRATE_IDS, state.crates[space]), "left": state.crates_under[space]}
            for space in range(h.SPACES)
        ],
        "fjord": [_catch_stack(state, stack, seat) for stack in range(f.STACKS)],
        "unseen_catch": _counts(f.CATCH_IDS, _unseen_catch(state, seat)),
        "removed_tiles": _names(t.TILE_IDS, state.removed_tiles),
        "removed_crates": _names(h.CRATE_IDS, state.removed_crates),
        "pioneers": state.pioneers,
        "joined": state.joined,
        "fished_again": state.fished_again,
        "bought": state.bought,
    }


def _knows(knowers: int, seat: int | None) -> bool:
    return bool(knowers >> (f.WATCHER if seat is None else seat) & 1)


def _frame(frame: Frame, seat: int | None) -> list[int]:
    """Two tokens looked at are for the eyes of their player, and of who knew them before."""
    if frame[0] != w.KEEP_ONE:
        return list(frame)
    kind, owner, stack, first, second, know_first, know_second = frame
    if owner != seat and not _knows(know_first, seat):
        first = f.NO_CATCH
    if owner != seat and not _knows(know_second, seat):
        second = f.NO_CATCH
    return [kind, owner, stack, first, second, 0, 0]


def _catch_stack(state: State, stack: int, seat: int | None) -> dict[str, Any]:
    known = state.looked[stack] if _knows(state.knowers[stack], seat) else f.NO_CATCH
    return {
        "area": f.AREA_IDS[stack // f.TYPES + 1],
        "type": f.TYPE_IDS[stack % f.TYPES],
        "left": supplies.stack_size(state, stack),
        "looked": state.looked[stack] >= 0,
        "top": _name(f.CATCH_IDS, known),
        "sunk": [f.CATCH_IDS[token] for token in state.sunk[stack]],
    }


def _unseen_catch(state: State, seat: int | None) -> list[int]:
    """Count by kind the tokens that this seat has not seen, wherever they lie face down."""
    counts = [number for pile in state.catch_piles for number in pile]
    for token, knowers in zip(state.looked, state.knowers, strict=True):
        if token >= 0 and not _knows(knowers, seat):
            counts[token] += 1
    for frame in state.stack:
        if frame[0] == w.KEEP_ONE and frame[1] != seat:
            for token, knowers in ((frame[3], frame[5]), (frame[4], frame[6])):
                if not _knows(knowers, seat):
                    counts[token] += 1
    return counts


def _player(state: State, player: Player, seat: int | None) -> dict[str, Any]:
    crates_shown = player.seat == seat or not state.stack
    return {
        "seat": player.seat,
        "goods": dict(zip(gd.GOOD_IDS, player.goods, strict=True)),
        "vp": player.vp,
        "levels": list(player.levels),
        "board": v.BOARD_IDS[player.board],
        "cells": [v.SYMBOL_IDS[symbol] if symbol else None for symbol in player.cells],
        "tiles": [
            {"tile": t.TILE_IDS[tile], "cell": v.CELL_IDS[cell], "turn": t.TURN_IDS[turn]}
            for tile, cell, turn in player.tiles
        ],
        "dice": [
            {"cell": v.CELL_IDS[cell], "colour": w.COLOURS[colour], "value": value}
            for cell, colour, value in player.dice
        ],
        "helpers": [v.CELL_IDS[cell] for cell in range(v.CELLS) if player.helpers >> cell & 1],
        "carts": [v.CELL_IDS[cell] for cell in player.carts],
        "die_at": _name(v.CELL_IDS, player.die_at),
        "workers": player.workers,
        "boat": f.AREA_IDS[player.boat],
        "slots": supplies.slots(player),
        "catch": [f.CATCH_IDS[token] for token in player.catch],
        "ashore": _counts(f.CATCH_IDS, player.ashore),
        "crates": [[h.CRATE_IDS[crate] if crates_shown else None for crate in row] for row in player.crates],
        "abilities": _names(te.ABILITY_IDS, player.abilities),
        "taken": dict(zip(w.COLOURS, player.taken, strict=True)),
        "tavern": _name(h.TAVERN_IDS, player.tavern),
    }


def _set(chosen: tuple[int, int, int]) -> dict[str, str] | None:
    ability, tile, goods = chosen
    if ability < 0:
        return None
    return {
        "ability": te.ABILITY_IDS[ability],
        "tile": t.TILE_IDS[tile],
        "goods": h.STARTING_GOODS_IDS[goods],
    }


def _name(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _counts(names: tuple[str, ...], numbers: Iterable[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


# --- imagining ---


def imagine(seen: Mapping[str, Any], chance: Chance) -> State:
    """Make a state that gives the same view: what lies face down is dealt from what the seat has not seen."""
    catch = _Sea(seen, chance)
    tops = [_number(t.TILE_IDS, stack["top"]) for stack in seen["stacks"]]
    laid = [tile["tile"] for player in seen["players"] for tile in player["tiles"]]
    seen_tiles = _mask(t.TILE_IDS, (*laid, *seen["removed_tiles"])) | sum(
        1 << top for top in tops if top >= 0
    )
    orders = [_number(h.CRATE_IDS, order["crate"]) for order in seen["orders"]]
    own = [crate for player in seen["players"] for row in player["crates"] for crate in row if crate]
    unseen = (1 << len(h.CRATES)) - 1
    unseen &= ~_mask(h.CRATE_IDS, (*own, *seen["removed_crates"]))
    unseen &= ~sum(1 << crate for crate in orders if crate >= 0)
    dealt, crate_pile = _deal_crates(seen, unseen, chance)
    return State(
        players=[_imagine_player(player, dealt) for player in seen["players"]],
        stack=[catch.frame(frame) for frame in seen["stack"]],
        chance=chance,
        events=[],
        start=seen["start"],
        turn=seen["turn"],
        round=seen["round"],
        tracks=tuple(te.TRACK_IDS.index(track) for track in seen["tracks"]),
        bonus_tiles=tuple(te.BONUS_IDS.index(tile) for tile in seen["bonus_tiles"]),
        special=tuple(te.BONUS_IDS.index(tile) for tile in seen["special"]),
        abilities=tuple(te.ABILITY_IDS.index(ability) for ability in seen["abilities"]),
        sets=tuple(_imagine_set(chosen) for chosen in seen["sets"]),
        dice=tuple(tuple(seen["dice"][colour]) for colour in w.COLOURS),
        tops=tops,
        under=[stack["left"] for stack in seen["stacks"]],
        tile_piles=[tiles & ~seen_tiles for tiles in t.SHAPE_TILES],
        crates=orders,
        crates_under=[order["left"] for order in seen["orders"]],
        crate_pile=crate_pile,
        catch_left=catch.left,
        catch_piles=catch.piles,
        looked=catch.looked,
        knowers=catch.knowers,
        sunk=tuple(tuple(f.CATCH_IDS.index(token) for token in stack["sunk"]) for stack in seen["fjord"]),
        removed_tiles=_mask(t.TILE_IDS, seen["removed_tiles"]),
        removed_crates=_mask(h.CRATE_IDS, seen["removed_crates"]),
        pioneers=seen["pioneers"],
        joined=seen["joined"],
        fished_again=seen["fished_again"],
        bought=seen["bought"],
    )


class _Sea:
    """The catch stacks as a seat may imagine them."""

    def __init__(self, seen: Mapping[str, Any], chance: Chance) -> None:
        self.chance = chance
        counts = [seen["unseen_catch"].get(name, 0) for name in f.CATCH_IDS]
        self.piles = [
            [counts[kind] for kind in range(f.KINDS) if f.CATCH_TYPE[kind] == type_]
            for type_ in range(f.TYPES)
        ]
        self.left = []
        self.looked = []
        self.knowers = []
        for number, stack in enumerate(seen["fjord"]):
            self.left.append(stack["left"] - stack["looked"] - len(stack["sunk"]))
            if not stack["looked"]:
                self.looked.append(f.NO_CATCH)
                self.knowers.append(0)
            elif stack["top"] is None:
                self.looked.append(self._draw(number % f.TYPES))
                self.knowers.append(0)
            else:
                self.looked.append(f.CATCH_IDS.index(stack["top"]))
                self.knowers.append(f.EVERYBODY)

    def _draw(self, type_: int) -> int:
        return f.FIRST_KIND[type_] + self.chance.pick(self.piles[type_])

    def frame(self, frame: list[int]) -> Frame:
        """Fill in the tokens that another player is looking at."""
        if frame[0] != w.KEEP_ONE:
            return tuple(frame)
        kind, owner, stack, *tokens, _, _ = frame
        first, second = (self._draw(stack % f.TYPES) if token < 0 else token for token in tokens)
        know_first, know_second = (0 if token < 0 else f.EVERYBODY for token in tokens)
        return (kind, owner, stack, first, second, know_first, know_second)


def _deal_crates(seen: Mapping[str, Any], unseen: int, chance: Chance) -> tuple[list[int], int]:
    """Deal the crates that others hold face down; starting crates are never in a pile, so they come first."""
    number = sum(crate is None for player in seen["players"] for row in player["crates"] for crate in row)
    pile = unseen & (1 << h.FIRST_STARTING_CRATE) - 1
    dealt = [crate for crate in range(h.FIRST_STARTING_CRATE, len(h.CRATES)) if unseen >> crate & 1]
    while len(dealt) < number:
        crate = chance.pick_bit(pile)
        pile &= ~(1 << crate)
        dealt.append(crate)
    order = [1] * len(dealt)
    return [dealt[chance.pick(order)] for _ in dealt], pile


def _imagine_player(seen: Mapping[str, Any], dealt: list[int]) -> Player:
    board = v.BOARD_IDS.index(seen["board"])
    printed = list(v.PRINTED[board])
    buildings = sum(1 << cell for cell, symbol in enumerate(printed) if symbol)
    player = Player(
        seat=seen["seat"],
        goods=[seen["goods"][good] for good in gd.GOOD_IDS],
        vp=seen["vp"],
        levels=tuple(seen["levels"]),
        board=board,
        cells=printed,
        covered=buildings,
        buildings=buildings,
        tiles=(),
        dice=tuple(
            (v.CELL_IDS.index(die["cell"]), w.COLOURS.index(die["colour"]), die["value"])
            for die in seen["dice"]
        ),
        helpers=_mask(v.CELL_IDS, seen["helpers"]),
        carts=tuple(v.CELL_IDS.index(cell) for cell in seen["carts"]),
        die_at=_number(v.CELL_IDS, seen["die_at"]),
        workers=seen["workers"],
        boat=f.AREA_IDS.index(seen["boat"]),
        catch=tuple(f.CATCH_IDS.index(token) for token in seen["catch"]),
        ashore=tuple(seen["ashore"].get(name, 0) for name in f.CATCH_IDS),
        crates=tuple(
            tuple(h.CRATE_IDS.index(crate) if crate else dealt.pop() for crate in row)
            for row in seen["crates"]
        ),
        abilities=_mask(te.ABILITY_IDS, seen["abilities"]),
        taken=(seen["taken"]["white"], seen["taken"]["orange"]),
        tavern=_number(h.TAVERN_IDS, seen["tavern"]),
    )
    for tile in seen["tiles"]:
        cell = v.CELL_IDS.index(tile["cell"])
        supplies.put_tile(player, t.TILE_IDS.index(tile["tile"]), cell, t.TURN_IDS.index(tile["turn"]))
    return player


def _imagine_set(chosen: Mapping[str, str] | None) -> tuple[int, int, int]:
    if chosen is None:
        return (-1, -1, -1)
    return (
        te.ABILITY_IDS.index(chosen["ability"]),
        t.TILE_IDS.index(chosen["tile"]),
        h.STARTING_GOODS_IDS.index(chosen["goods"]),
    )


def _number(names: tuple[str, ...], name: str | None) -> int:
    return -1 if name is None else names.index(name)


def _mask(names: tuple[str, ...], present: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in present)
