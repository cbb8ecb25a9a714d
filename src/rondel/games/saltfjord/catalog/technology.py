"""Technology tracks (D-2, D-13), ability tiles (D-10) and technology bonus tiles (D-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, P, R, S
from rondel.games.saltfjord.words import BOOK, FISH, FOOD, GOLD, GRAIN, LOG, PAPER, PLANK

# --- tracks ---


class Track(NamedTuple):
    """A technology track: the cost and the effect of each level from 1 to 3."""

    id: str
    costs: tuple[int, int, int]
    effects: tuple[str, str, str]
    origin: Mapping[str, Origin]


_ORDER = Origin("S", "their order by the listing")
_FROM: Mapping[str, Origin] = {"costs": R, "effects": _ORDER}

TRACKS: Final = (
    Track("craft", (PAPER, BOOK, GOLD), ("gain-gold", "worker", "worker"), _FROM),
    Track("carpentry", (LOG, PLANK, GOLD), ("improved-boat", "ability", "cheaper-tiles"), _FROM),
    Track(
        "supplies",
        (GRAIN, FOOD, GOLD),
        ("gain-goods", "any-pier", "pier-reward"),
        {"costs": Origin("R", "the first one is stated"), "effects": _ORDER},
    ),
    Track("fishing-track", (PAPER, BOOK, GOLD), ("choose-catch", "type-2", "type-3"), _FROM),
    # The advanced technology tile covers Supplies in the variant with carts (SF-12.1).
    Track(
        "carts",
        (GRAIN, FOOD, GOLD),
        ("cart", "far-carts", "pier-reward"),
        {"costs": R, "effects": Origin("R", "that a cart lies on it is stated")},
    ),
)
CRAFT, CARPENTRY, SUPPLIES, FISHING, CARTS = range(5)
TRACK_IDS: Final = tuple(track.id for track in TRACKS)
COLUMNS: Final = 4
STANDARD: Final = (CRAFT, CARPENTRY, SUPPLIES, FISHING)
ADVANCED: Final = (CRAFT, CARPENTRY, CARTS, FISHING)
TOP: Final = 3
LEVEL_VP: Final = (0, 1, 4, 0)  # SF-10.3.5
SUPPLIES_GOODS: Final = (FISH, LOG, PAPER)  # SF-7.6

# --- ability tiles ---


class Ability(NamedTuple):
    """An ability tile; its text is in the locale."""

    id: str
    name: str
    origin: Mapping[str, Origin]


_ABILITY: Mapping[str, Origin] = {"effect": R}
_ABILITY_TUNED: Mapping[str, Origin] = {"effect": Origin("R", "tuned by simulation")}

ABILITIES: Final = (
    Ability("AB1", "joiner", _ABILITY_TUNED),
    Ability("AB2", "fishmonger", _ABILITY),
    Ability("AB3", "pilot", _ABILITY),
    Ability("AB4", "middleman", _ABILITY_TUNED),
    Ability("AB5", "skipper", _ABILITY_TUNED),
    Ability("AB6", "architect", _ABILITY),
    Ability("AB7", "foreman", _ABILITY_TUNED),
    Ability("AB8", "schoolmaster", _ABILITY_TUNED),
)
ABILITY_IDS: Final = tuple(ability.id for ability in ABILITIES)
# As members of a player's set of abilities.
JOINER, FISHMONGER, PILOT, MIDDLEMAN, SKIPPER, ARCHITECT, FOREMAN, SCHOOLMASTER = (1 << n for n in range(8))
JOINER_UPGRADES: Final = 2  # a turn, at a cost of one fish
JOINER_COST: Final = 1
ON_BOARD: Final = 4  # ability spaces of the main board (SF-1.3)

# --- technology bonus tiles ---


class BonusTile(NamedTuple):
    """A technology bonus tile.

    At final scoring it gives points for each full number of things counted. The two with a lightning give
    points at once: the first, second, … of `at_once`.
    """

    id: str
    name: str
    counts: tuple[tuple[str, int, int], ...]  # (what, points, for each this many)
    at_once: tuple[int, ...]
    origin: Mapping[str, Origin]


_BONUS: Mapping[str, Origin] = {"vp": R, "at-once": S}
_BONUS_TUNED: Mapping[str, Origin] = {"vp": Origin("R", "tuned by simulation"), "at-once": S}

BONUS_TILES: Final = (
    BonusTile("TB1", "trade", (("crates", 3, 2),), (), _BONUS_TUNED),
    BonusTile("TB2", "assortment", (("crate-columns", 6, 1),), (), _BONUS_TUNED),
    BonusTile("TB3", "main-pier", (("longest-row", 2, 1),), (), _BONUS),
    BonusTile("TB4", "catch", (("catch", 1, 1),), (), _BONUS),
    BonusTile("TB5", "deep-sea", (("deep-sea-catch", 3, 2),), (), _BONUS_TUNED),
    BonusTile("TB6", "village-plan", (("filled-rows", 2, 1), ("filled-columns", 1, 1)), (), _BONUS_TUNED),
    BonusTile("TB7", "great-houses", (("large-tiles", 3, 1),), (), _BONUS_TUNED),
    BonusTile("TB8", "cottages", (("small-tiles", 3, 2),), (), _BONUS_TUNED),
    BonusTile("TB9", "progress", (("top-levels", 5, 1),), (), _BONUS_TUNED),
    BonusTile("TB10", "pioneer", (), (12, 9, 6, 3), _BONUS),  # by order of arrival
    BonusTile("TB11", "early-start", (), (14, 10, 6), _BONUS),  # by round
)
BONUS_IDS: Final = tuple(tile.id for tile in BONUS_TILES)
PIONEER: Final = BONUS_IDS.index("TB10")
EARLY_START: Final = BONUS_IDS.index("TB11")
AT_ONCE: Final = (1 << PIONEER) | (1 << EARLY_START)

TRACK_ORIGIN: Final[Mapping[str, Origin]] = {
    "level-2": P("sofahelden.at"),
    "level-vp": I("the scoring example adds only levels 1 and 2"),
}
