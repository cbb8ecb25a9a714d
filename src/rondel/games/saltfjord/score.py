"""Final scoring (SF-10.3), medals and achievements. The same functions count a running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rondel.core.game import Score
from rondel.games.saltfjord import supplies
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.extras import sale_price
from rondel.games.saltfjord.state import Player, State, is_solo

CATEGORIES: Final = (
    "scored",
    "catch",
    "resources",
    "crate-columns",
    "crates",
    "technologies",
    "bonus-tiles",
    "carts",
)


def scores(state: State) -> list[Score]:
    """Count every seat."""
    return [score(state, player) for player in state.players]


def seen_scores(state: State, seat: int | None) -> list[Score]:
    """Count every seat; the other players' crates lie face down (Q-34)."""
    return [score(state, player, crates_shown=player.seat == seat) for player in state.players]


def score(state: State, player: Player, crates_shown: bool = True) -> Score:
    """SF-10.3, step by step, and the tie-break of SF-10.4."""
    from_catch = supplies.catch_rewards(player)
    points = (
        player.vp,
        sum(n for resource, n in from_catch if resource == w.VP),
        resource_points(player, from_catch),
        h.COLUMN_VP * crate_columns(player),
        sum(h.CRATE_VP[crate] for row in player.crates for crate in row) if crates_shown else 0,
        sum(te.LEVEL_VP[level] for level in player.levels),
        sum(
            bonus_points(player, tile)
            for tile, level in zip(state.bonus_tiles, player.levels, strict=True)
            if level == te.TOP
        ),
        sum((cell // v.SIZE + 1) * (cell % v.SIZE + 1) for cell in player.carts),
    )
    total = sum(points)
    return Score(
        player.seat,
        total,
        dict(zip(CATEGORIES, points, strict=True)),
        -player.tavern,
        honours(state, player, total) if is_solo(state) else (),
    )


def resource_points(player: Player, from_catch: list[tuple[int, int]]) -> int:
    """SF-10.3.1, 10.3.2: the boat's goods join the warehouse, all is sold for fish, three are a point."""
    goods = player.goods[:]
    for resource, number in from_catch:
        if resource != w.VP:
            goods[resource] += number
    fish = goods[w.FISH] + sum(goods[good] * sale_price(player, good) for good in range(w.LOG, w.GOODS))
    return fish // gd.FISH_PER_POINT


def crate_columns(player: Player) -> int:
    """SF-10.3.3: as many as the shortest row has crates."""
    return min(map(len, player.crates))


def filled_lines(player: Player, first: int) -> int:
    """Count the filled columns (from line 0) or rows (from `FIRST_ROW`)."""
    covered = player.covered
    return sum(covered & mask == mask for mask in v.LINE_MASK[first : first + v.SIZE])


def bonus_points(player: Player, tile: int) -> int:
    """D-11: what a bonus tile is worth at final scoring; those with a lightning were scored before."""
    return sum(points * (counted(player, what) // each) for what, points, each in te.BONUS_TILES[tile].counts)


def counted(player: Player, what: str) -> int:
    """Count what a bonus tile asks for."""
    return _COUNTED[what](player)


def _catch(player: Player, deep_sea: bool = False) -> int:
    """Count the catch tokens ashore and on board (Q-18), all or those of type III."""
    types = range(f.TYPES - 1 if deep_sea else 0, f.TYPES)
    ashore = sum(number for kind, number in enumerate(player.ashore) if f.CATCH_TYPE[kind] in types)
    return ashore + sum(f.CATCH_TYPE[token] in types for token in player.catch)


_COUNTED: Final[dict[str, Callable[[Player], int]]] = {
    "crates": lambda player: sum(map(len, player.crates)),
    "crate-columns": crate_columns,
    "longest-row": lambda player: max(map(len, player.crates)),
    "catch": _catch,
    "deep-sea-catch": lambda player: _catch(player, deep_sea=True),
    "filled-rows": lambda player: filled_lines(player, v.FIRST_ROW),
    "filled-columns": lambda player: filled_lines(player, 0),
    "large-tiles": lambda player: sum(t.IS_LARGE[tile] for tile, _, _ in player.tiles),
    "small-tiles": lambda player: sum(t.IS_SMALL[tile] for tile, _, _ in player.tiles),
    "top-levels": lambda player: player.levels.count(te.TOP),
}


# --- the solo game (SF-11.11 to 11.14) ---


def honours(state: State, player: Player, total: int) -> tuple[str, ...]:
    """Say whether the solo game is won, which medal it earns, and which achievements."""
    if any(bonus_points(player, tile) < h.SPECIAL_VP for tile in state.special):
        return ("lost",)
    points = total - (h.MORE_WITH_CARTS if te.CARTS in state.tracks else 0)
    place, medal = next(
        (place, medal) for place, (medal, least) in enumerate(h.MEDALS) if points >= least or not least
    )
    medals = [name for name, _ in h.MEDALS]
    reached = tuple(
        f"achievement-{level}"
        for level, special, least in h.ACHIEVEMENTS
        if len(state.special) == special and place <= medals.index(least)
    )
    return ("won", medal, *reached)
