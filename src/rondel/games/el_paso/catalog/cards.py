"""Cattle and worker cards. A card is a number: 0 to 8 cattle, 9 to 12 workers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, P, R, S

CRIOLLO: Final = 0
PINEYWOODS: Final = 1
GALLOWAY: Final = 2
SANTA_GERTRUDIS: Final = 3
BLACK_ANGUS: Final = 4
CORRIENTE: Final = 5
SHORTHORN: Final = 6
HEREFORD: Final = 7
SIMMENTAL: Final = 8
BREEDS: Final = 9

FIRST_WORKER: Final = BREEDS
COWBOY: Final = 0  # worker types; the card is FIRST_WORKER + type
ENGINEER: Final = 1
BUILDER: Final = 2
JOKER: Final = 3
WORKER_TYPES: Final = 4
CARDS: Final = BREEDS + WORKER_TYPES


class Breed(NamedTuple):
    """A kind of cattle card."""

    id: str
    colour: str
    number: int  # in the box
    value: int
    cowboys: int  # to buy one, 0 when not for sale
    vp: int
    origin: Mapping[str, Origin]


_BASE = I("base game value of the same card")
_START = P("newtrendstimes.com: starting cattle score nothing")
_SUE = I("Sue's table")
_SECOND = I("base game 2nd ed.")
_HERDER = I("the herder that stands in for the missing card scores 2 in the cattle category")


def _from(**other: Origin) -> Mapping[str, Origin]:
    """Stated in the rulebook, but for these."""
    return {"colour": S, "number": S, "value": S, "cowboys": S, "vp": S, **other}


CATTLE: Final = (
    Breed("criollo", "grey", 16, 1, 0, 0, _from(value=_BASE, vp=_START)),
    Breed("pineywoods", "black", 8, 2, 0, 0, _from(value=_BASE, vp=_START)),
    Breed("galloway", "white", 8, 2, 0, 0, _from(value=_BASE, vp=_START)),
    Breed("santa-gertrudis", "green", 8, 2, 0, 0, _from(vp=_START)),
    Breed("black-angus", "yellow", 8, 3, 1, 1, _from(cowboys=_SUE, vp=R)),
    Breed("corriente", "blue", 10, 3, 2, 3, _from(cowboys=_SUE, vp=R)),
    Breed("shorthorn", "brown", 8, 4, 3, 5, _from(colour=_SECOND, value=_BASE, vp=R)),
    Breed("hereford", "purple", 6, 5, 4, 7, _from(colour=_SECOND, value=_BASE, cowboys=_SUE, vp=R)),
    Breed("simmental", "orange", 19, 2, 0, 2, _from(colour=P("BGA help"), value=R, vp=_HERDER)),
)


class WorkerType(NamedTuple):
    """A kind of worker card."""

    id: str
    number: int
    vp: int
    origin: Mapping[str, Origin]


_TWO = P("note.com/bozontheboard")
WORKERS: Final = tuple(
    WorkerType(name, 12, 2, {"number": S, "vp": _TWO}) for name in ("cowboy", "engineer", "builder", "joker")
)

VALUE: Final = tuple(breed.value for breed in CATTLE)
COWBOYS_NEEDED: Final = tuple(breed.cowboys for breed in CATTLE)
CATTLE_VP: Final = tuple(breed.vp for breed in CATTLE)
WORKER_VP: Final = tuple(worker.vp for worker in WORKERS)
MARKET: Final = (BLACK_ANGUS, CORRIENTE, SHORTHORN, HEREFORD)
BREED_IDS: Final = tuple(breed.id for breed in CATTLE)
WORKER_IDS: Final = tuple(worker.id for worker in WORKERS)
CARD_IDS: Final = BREED_IDS + WORKER_IDS

HERD: Final = (4, 2, 2, 2) + (0,) * (CARDS - 4)  # EP-3.3, each player's ten cards
SIMMENTALS: Final = {1: 9, 2: 9, 3: 14, 4: 19}  # EP-2.10, by players
STARTING_CAPITAL: Final = ((4, 1), (5, 1), (4, 2), (5, 2))  # EP-3.5, money and exchange tokens by order
WORKER_COST: Final = 2  # dollars for each worker spent (EP-8.7, 8.8, 8.10)
JOKER_EXTRA: Final = 4  # EP-8.6.1
BONUS_DOLLARS: Final = (0, 1, 0, 2)  # worker bonuses in money, by type (EP-9.2, 9.4)
BUILDER_BONUS_COST: Final = 2  # for one certificate (EP-9.3)
