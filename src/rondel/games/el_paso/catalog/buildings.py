"""Neutral buildings (C-3) and common buildings (C-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, P, R, S
from rondel.core.effects import Effects
from rondel.games.el_paso.catalog.cards import CRIOLLO, GALLOWAY, PINEYWOODS, SANTA_GERTRUDIS, SHORTHORN
from rondel.games.el_paso.catalog.vocabulary import (
    ANY_TILE,
    BONUS,
    auxiliary,
    build,
    buy_cattle,
    gain_cattle,
    gain_certificates,
    gain_money,
    gain_tokens,
    hire,
    move,
    pay,
    remove,
    sell,
    sell_double,
    sell_value_two,
    take_tile,
    use_train,
)


class Neutral(NamedTuple):
    """A neutral building tile."""

    id: str
    effects: Effects
    origin: Mapping[str, Origin]


_HELP = P("BGA help page Gamehelpelpasogwt")
_PAIRING = I("same pairing of colour and action as in the base game")

NEUTRALS: Final = (
    Neutral("B", (sell(GALLOWAY, 3), hire(5, 8)), {"action 1": S, "amount": I("RUL-16"), "action 2": S}),
    Neutral("C", (sell(CRIOLLO, 2), gain_certificates(1)), {"action 1": R, "action 2": R}),
    Neutral("D", (sell(PINEYWOODS, 3), buy_cattle()), {"action 1": _PAIRING, "amount": R, "action 2": _HELP}),
    Neutral("E", (sell(SANTA_GERTRUDIS, 3), build()), {"action 1": _PAIRING, "amount": R, "action 2": _HELP}),
    Neutral("F", (gain_money(2), use_train()), {"action 1": R, "action 2": _HELP}),
    Neutral("G", (pay(1, gain_tokens(1)), auxiliary(2)), {"action 1": R, "action 2": R}),
)


class Building(NamedTuple):
    """A type of common building: two equal tiles with sides a and b. Its number is its builders."""

    builders: int
    vp: int
    sides: tuple[Effects, Effects]
    origin: Mapping[str, Origin]


_TYPES = P("BGA help; meeplemountain.com: six types, two tiles each")
_BUILDERS = I("six stacks sorted by builders; the replacement example needs a difference of 4")
_FROM: Mapping[str, Origin] = {"builders": _BUILDERS, "tiles": _TYPES, "vp": R, "side a": R, "side b": R}
_TWO_A = P("gamingwolves.net: removal of cattle on 2a; the second action is R")

BUILDINGS: Final = (
    Building(1, 1, ((gain_money(2), pay(1, gain_tokens(1))), (remove(CRIOLLO), gain_tokens(1))), _FROM),
    Building(
        2, 3, ((remove(), gain_certificates(1)), (sell_value_two(), auxiliary())), {**_FROM, "side a": _TWO_A}
    ),
    Building(
        3, 4, ((sell_value_two(), hire(5)), (pay(2, take_tile(BONUS)), gain_certificates(1))), _FROM
    ),
    Building(4, 6, ((buy_cattle(), gain_certificates(1)), (use_train(), hire(5))), _FROM),
    Building(5, 8, ((use_train(), sell_double()), (pay(2, gain_cattle(SHORTHORN)), sell_double())), _FROM),
    Building(
        6, 11,
        ((hire(0), gain_certificates(2), move(4)), (take_tile(ANY_TILE), auxiliary(2), move(3))),
        _FROM,
    ),
)  # fmt: skip

TYPES: Final = len(BUILDINGS)
TILES_PER_TYPE: Final = 2
OWNERSHIP_TOKENS: Final = 2  # EP-8.10.1
BUILDING_VP: Final = (0, *(building.vp for building in BUILDINGS))  # by type, 0 for an empty space
NEUTRAL_IDS: Final = tuple(tile.id for tile in NEUTRALS)
