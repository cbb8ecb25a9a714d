"""Train cards (C-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import Origin, R, S
from rondel.core.effects import Effects
from rondel.games.el_paso.catalog.cards import CORRIENTE
from rondel.games.el_paso.catalog.vocabulary import (
    ANY_TILE,
    BONUS,
    OBJECTIVE,
    auxiliary,
    gain_cattle,
    gain_certificates,
    gain_tokens,
    hire,
    move,
    pay,
    take_tile,
)


class TrainCard(NamedTuple):
    """A train card with its plain and its star side."""

    id: str
    engineers: int
    sides: tuple[Effects, Effects]
    origin: Mapping[str, Origin]


_FROM: Mapping[str, Origin] = {"engineers": S, "plain side": R, "star side": R}

TRAIN: Final = (
    TrainCard(
        "T1", 1, ((take_tile(OBJECTIVE), gain_tokens(1)), (pay(2, take_tile(BONUS)), auxiliary())), _FROM
    ),
    TrainCard("T2", 2, ((take_tile(BONUS), hire(5)), (take_tile(OBJECTIVE), gain_certificates(2))), _FROM),
    TrainCard("T3", 3, ((take_tile(OBJECTIVE), gain_cattle(CORRIENTE)), (take_tile(BONUS), hire(0))), _FROM),
    TrainCard(
        "T4", 4,
        (
            (gain_certificates(3), take_tile(ANY_TILE), move(2)),
            (take_tile(ANY_TILE), gain_cattle(CORRIENTE), auxiliary(2)),
        ),
        {**_FROM, "plain side": S},
    ),
)  # fmt: skip

TRAIN_IDS: Final = tuple(card.id for card in TRAIN)
