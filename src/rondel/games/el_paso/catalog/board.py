"""The player board (C-8) and the trading posts (C-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, P, R, S
from rondel.core.effects import Effects
from rondel.games.el_paso.catalog.vocabulary import OBJECTIVE, gain_money, gain_tokens, hire, take_tile

HAND_LIMIT: Final = 4
STEP_LIMIT: Final = 3
CERTIFICATE_LIMIT: Final = 4


class DiscSpace(NamedTuple):
    """A disc space of the player board."""

    id: str
    black: bool
    money: int  # gained (or paid, when negative) at removal
    effect: str
    origin: Mapping[str, Origin]


_NONE = I("002 shows money beside exactly three discs")

DISC_SPACES: Final = (
    DiscSpace("PB1", False, 0, "auxiliary-1", {"corner": R, "money": _NONE, "effect": S}),
    DiscSpace("PB2", False, 0, "auxiliary-2", {"corner": R, "money": _NONE, "effect": R}),
    DiscSpace("PB3", False, 0, "auxiliary-3", {"corner": R, "money": _NONE, "effect": S}),
    DiscSpace("PB4", False, 0, "auxiliary-4", {"corner": R, "money": _NONE, "effect": R}),
    DiscSpace("PB5", True, 1, "permanent-certificate", {"corner": R, "money": S, "effect": S}),
    DiscSpace(
        "PB6", True, -4, "hand-limit", {"corner": P("brettspielministerium.de"), "money": S, "effect": S}
    ),
    DiscSpace("PB7", True, 2, "step-limit", {"corner": R, "money": S, "effect": S}),
)

DISC_IDS: Final = tuple(space.id for space in DISC_SPACES)
ALL_DISCS: Final[int] = (1 << len(DISC_SPACES)) - 1
DISC_MONEY: Final = tuple(space.money for space in DISC_SPACES)
BLACK_DISC: Final = tuple(space.black for space in DISC_SPACES)
PERMANENT_DISC: Final = 1 << 4
HAND_DISC: Final = 1 << 5
STEP_DISC: Final = 1 << 6

AUXILIARIES: Final = 4
AUX_MONEY: Final = 0
AUX_CERTIFICATE: Final = 1
AUX_EXCHANGE: Final = 2
AUX_REMOVE: Final = 3
AUX_IDS: Final = ("money", "certificate", "exchange", "remove")
AUX_DISC: Final = (1, 2, 4, 8)  # the disc that upgrades or closes each one
AUX_DOLLARS: Final = (1, 3)  # before and after the upgrade (EP-10.2)
AUX_EXCHANGES: Final = (1, 2)  # EP-10.3
AUX_ORIGIN: Final[tuple[Mapping[str, Origin], ...]] = (
    {"effect": S},
    {"effect": R},
    {"effect": S},
    {"effect": R},
)


class Post(NamedTuple):
    """A trading post."""

    value: int
    black: bool
    repeatable: bool
    vp: int
    reward: Effects
    origin: Mapping[str, Origin]


_FROM: Mapping[str, Origin] = {"value": S, "corner": S, "repeatable": S, "vp": R, "reward": R}

POSTS: Final = (
    Post(0, False, True, 0, (), _FROM),
    Post(5, False, False, 0, (gain_money(3),), _FROM),
    Post(7, False, False, 0, (take_tile(OBJECTIVE),), _FROM),
    Post(9, False, False, 0, (hire(0),), _FROM),
    Post(10, True, False, 3, (gain_money(3),), _FROM),
    Post(12, True, True, 5, (gain_tokens(1),), _FROM),
    Post(16, True, True, 8, (), _FROM),
)

POST_IDS: Final = tuple(str(post.value) for post in POSTS)
POST_VP: Final = tuple(post.vp for post in POSTS)
FIRST_BLACK_POST: Final = 4
TOP_POST: Final = len(POSTS) - 1
