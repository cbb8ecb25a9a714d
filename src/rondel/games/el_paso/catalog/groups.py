"""Every group of effects by number, so that a frame can name it with one int."""

from __future__ import annotations

from typing import Final

from rondel.core.effects import Effects
from rondel.games.el_paso.catalog.board import POSTS
from rondel.games.el_paso.catalog.buildings import BUILDINGS, NEUTRALS
from rondel.games.el_paso.catalog.tiles import BONUS_TILES
from rondel.games.el_paso.catalog.train import TRAIN
from rondel.games.el_paso.words import AUXILIARY

FIRST_BUILDING: Final = len(NEUTRALS)  # group of type t, side s: FIRST_BUILDING + 2 * (t - 1) + s
FIRST_TRAIN: Final = FIRST_BUILDING + 2 * len(BUILDINGS)
FIRST_POST: Final = FIRST_TRAIN + 2 * len(TRAIN)
FIRST_BONUS_TILE: Final = FIRST_POST + len(POSTS)

GROUPS: Final[tuple[Effects, ...]] = (
    *(tile.effects for tile in NEUTRALS),
    *(side for building in BUILDINGS for side in building.sides),
    *(side for card in TRAIN for side in card.sides),
    *(post.reward for post in POSTS),
    *(tile.instant for tile in BONUS_TILES),
)

# Where the tile itself offers auxiliary actions, taking one *instead* of the tile's actions is the same as
# taking it as one of them and skipping the rest.
HAS_AUXILIARY: Final = tuple(any(effect[0] == AUXILIARY for effect in group) for group in GROUPS)
