"""Final scoring (EP-14). The same function counts a running game for the live score."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rondel.core.game import Score
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog.trail import SPACES
from rondel.games.el_paso.state import SUE_SEAT, Player, State
from rondel.games.el_paso.turn import herder_finished

CATEGORIES: Final = ("money", "buildings", "deliveries", "workers", "cattle", "bonus-tiles", "objectives")
DOLLARS_PER_POINT: Final = 5
SIMMENTAL_SPACE_VP: Final = 2

# A large building is also a building, a disc on post 16 also one on a black post: each claim on the smaller
# set is a claim on the larger one too, and then sums within each set decide whether all can be served.
_CLAIMS: Final = tuple(
    tuple(
        need
        + (objective.needs[t.NEED_LARGE_BUILDINGS] if kind == t.NEED_BUILDINGS else 0)
        + (objective.needs[t.NEED_TOP_DISCS] if kind == t.NEED_BLACK_DISCS else 0)
        for kind, need in enumerate(objective.needs)
    )
    for objective in t.OBJECTIVES
)


def scores(state: State) -> list[Score]:
    """Count every seat."""
    return [score(state, player) for player in state.players]


def score(state: State, player: Player) -> Score:
    """EP-14.1 to 14.7 for a person; EP-15.20 for Sue."""
    sue = state.sue if player.seat == SUE_SEAT else None
    built = [state.built[node] for node in SPACES if state.owners[node] == player.seat]
    if sue is None:
        cards = deck(player)
        cattle, workers = cards[: c.BREEDS], cards[c.FIRST_WORKER :]
        objectives = best_objectives(player.objectives, items(state, player))[0]
    else:
        cattle, workers = sue.cattle, sue.workers
        objectives = sum(t.TILE_VP[tile] for tile in player.objectives)
    points = (
        player.money // DOLLARS_PER_POINT,
        sum(bl.BUILDING_VP[building] for building in built),
        sum(n * vp for n, vp in zip(player.posts, b.POST_VP, strict=True)),
        sum(n * vp for n, vp in zip(workers, c.WORKER_VP, strict=True)),
        sum(n * vp for n, vp in zip(cattle, c.CATTLE_VP, strict=True))
        + (SIMMENTAL_SPACE_VP if herder_finished(player) else 0),
        sum(t.TILE_VP[tile] for tile in player.bonus_tiles),
        objectives,
    )
    return Score(
        player.seat, sum(points), dict(zip(CATEGORIES, points, strict=True)), player.money % DOLLARS_PER_POINT
    )


def deck(player: Player) -> list[int]:
    """Count all cards of a player wherever they lie."""
    herd = player.herd
    cards = [d + h + p for d, h, p in zip(herd.draw, herd.hand, herd.discard, strict=True)]
    for worker, number in enumerate(player.workers):
        cards[c.FIRST_WORKER + worker] += number
    return cards


def items(state: State, player: Player) -> tuple[int, ...]:
    """Count what could serve objectives, by kind of need."""
    cards = deck(player)
    built = [state.built[node] for node in SPACES if state.owners[node] == player.seat]
    return (
        *cards[c.BLACK_ANGUS : c.HEREFORD + 1],
        *cards[c.FIRST_WORKER : c.FIRST_WORKER + c.JOKER],
        len(built),
        sum(building >= t.LARGE_BUILDING for building in built),
        sum(player.posts[b.FIRST_BLACK_POST :]),
        player.posts[b.TOP_POST],
        len(player.bonus_tiles),
    )


@lru_cache(maxsize=1 << 14)
def best_objectives(objectives: tuple[int, ...], have: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """EP-14.7: the set of objectives worth most of which no two need the same item (RUL-12).

    Searches all sets, cutting those that cannot beat the best one found.
    """
    order = sorted(objectives, key=lambda tile: (-t.TILE_VP[tile], tile))
    best: tuple[int, tuple[int, ...]] = (0, ())

    def search(index: int, left: tuple[int, ...], points: int, chosen: tuple[int, ...]) -> None:
        nonlocal best
        if points > best[0]:
            best = (points, chosen)
        if index == len(order) or points + sum(t.TILE_VP[tile] for tile in order[index:]) <= best[0]:
            return
        tile = order[index]
        rest = tuple(h - claim for h, claim in zip(left, _CLAIMS[tile], strict=True))
        if min(rest) >= 0:
            search(index + 1, rest, points + t.TILE_VP[tile], (*chosen, tile))
        search(index + 1, left, points, chosen)

    search(0, have, 0, ())
    return best
