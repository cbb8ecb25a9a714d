"""Groups of effects of which a player performs one: cells of the village, then taverns, then piers."""

from __future__ import annotations

from typing import Final

from rondel.core.effects import Effects
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog.harbour import PIERS, TAVERNS
from rondel.games.saltfjord.catalog.village import SYMBOLS

FIRST_TAVERN: Final = len(SYMBOLS)
FIRST_PIER: Final = FIRST_TAVERN + len(TAVERNS)
GROUPS: Final[tuple[Effects, ...]] = (
    *(symbol.effects for symbol in SYMBOLS),
    *(tavern.effects for tavern in TAVERNS),
    *(pier.effects for pier in PIERS),
)
# What costs nothing and asks nothing: the resources of a group that is one gain.
GAINS: Final = tuple(group[0][1] if len(group) == 1 and group[0][0] == w.GAIN else None for group in GROUPS)
