"""Sue's cards for the solo game (C-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, R, S
from rondel.games.el_paso.catalog.cards import BUILDER, COWBOY, ENGINEER

MARKET: Final = 0  # actions
SUPPLY: Final = 1
TRAIN: Final = 2
BUILD: Final = 3
CHOICE: Final = 4
ACTION_IDS: Final = ("market", "supply", "train", "build", "choice")


class SueCard(NamedTuple):
    """A card of Sue's deck: either fixed steps or one step for each worker of a type."""

    id: str
    steps: int
    steps_per: int | None  # worker type
    action: int
    draws: int  # from her supply pile
    origin: Mapping[str, Origin]


_FROM: Mapping[str, Origin] = {"number": I("11 cards less 3 B cards"), "move": R, "action": R}
_B: Mapping[str, Origin] = {"number": S, "move": R, "action": R}

SUE_CARDS: Final = (
    SueCard("A1", 1, None, SUPPLY, 1, _FROM),
    SueCard("A2", 2, None, SUPPLY, 1, _FROM),
    SueCard("A3", 3, None, SUPPLY, 1, _FROM),
    SueCard("A4", 3, None, SUPPLY, 1, _FROM),
    SueCard("A5", 4, None, SUPPLY, 1, _FROM),
    SueCard("A6", 0, COWBOY, MARKET, 0, _FROM),
    SueCard("A7", 0, BUILDER, BUILD, 0, _FROM),
    SueCard("A8", 0, ENGINEER, TRAIN, 0, _FROM),
    SueCard("B1", 3, None, CHOICE, 0, _B),
    SueCard("B2", 3, None, CHOICE, 0, _B),
    SueCard("B3", 4, None, SUPPLY, 2, _B),
)

A_CARDS: Final = 8
SUE_CARD_IDS: Final = tuple(card.id for card in SUE_CARDS)
SUPPLY_EACH: Final = 3  # cards of each worker type, Black Angus and Corriente in her supply pile (EP-15.2)
FULL_TYPE: Final = 4  # jokers ignore a type with this many workers (EP-15.14)
FIRST_POST: Final = 1  # her first disc starts on post 5 (EP-15.5)
