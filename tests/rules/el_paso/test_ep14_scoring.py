"""EP-14: final scoring. Objectives are checked against brute force over all sets and all assignments."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rondel.core.game import Score, ranking
from tests.rules.el_paso.table import Table, table

# C-11, written down again from the specification: what each objective needs, and its VP.
OBJECTIVES: dict[str, tuple[dict[str, int], int]] = {
    "OT01": ({"corriente": 1, "cowboy": 3}, 3),
    "OT02": ({"corriente": 1, "building": 1}, 3),
    "OT03": ({"corriente": 2, "bonus": 1}, 4),
    "OT04": ({"black-angus": 1, "corriente": 1}, 3),
    "OT05": ({"black-angus": 2, "building": 1}, 4),
    "OT06": ({"black-angus": 1, "shorthorn": 1}, 4),
    "OT07": ({"shorthorn": 1, "black-disc": 1}, 4),
    "OT08": ({"shorthorn": 2}, 5),
    "OT09": ({"hereford": 1, "building": 1}, 5),
    "OT10": ({"hereford": 1, "bonus": 1}, 5),
    "OT11": ({"corriente": 1, "shorthorn": 1, "hereford": 1}, 5),
    "OT12": ({"cowboy": 3, "bonus": 1}, 3),
    "OT13": ({"engineer": 3, "bonus": 1}, 3),
    "OT14": ({"builder": 3, "building": 1}, 3),
    "OT15": ({"engineer": 3, "black-disc": 1}, 4),
    "OT16": ({"black-angus": 1, "building": 2}, 4),
    "OT17": ({"large-building": 1}, 4),
    "OT18": ({"bonus": 2, "building": 1}, 4),
    "OT19": ({"black-disc": 2}, 4),
    "OT20": ({"top-disc": 1}, 5),
}
CATTLE = ("black-angus", "corriente", "shorthorn", "hereford")
WORKERS = ("cowboy", "engineer", "builder", "joker")


def points(t: Table, category: str, seat: int = 0) -> int:
    value: int = t.match.scores()[seat]["categories"][category]
    return value


def empty(players: int = 2) -> Table:
    """A table where nobody has anything that scores."""
    t = table(players=players)
    for seat, player in enumerate(t.state.players):
        t.workers(seat).tokens(0, seat).money(0, seat)
        player.objectives = ()
    return t.turn(0, "NB")


# --- the categories ---


@pytest.mark.rule("EP-14.1", "EP-14.2", "EP-14.3", "EP-14.4", "EP-14.5", "EP-14.6", "EP-14.7")
def test_seven_categories_make_the_total() -> None:
    t = empty()
    assert [score["total"] for score in t.match.scores()] == [0, 0]
    t.money(11, 0).build("S1", 2, 0).uncover("PB1", post="10", seat=0).workers(0, cowboy=1)
    t.herd(discard=("hereford",), seat=0).own("BT19", "OT09", seat=0)
    mine, other = t.match.scores()
    assert mine["categories"] == {
        "money": 2,
        "buildings": 3,
        "deliveries": 3,
        "workers": 2,
        "cattle": 7,
        "bonus-tiles": 5,
        "objectives": 5,
    }
    assert mine["total"] == 27
    assert other["total"] == 0


@pytest.mark.rule("EP-14.1")
@pytest.mark.parametrize(("money", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (103, 20)])
def test_money(money: int, vp: int) -> None:
    assert points(empty().money(money, 0), "money") == vp


@pytest.mark.rule("EP-14.1")
def test_tokens_and_certificates_are_worth_nothing() -> None:
    t = empty().tokens(9, 0).certificates(4, 0)
    assert t.match.scores()[0]["total"] == 0


@pytest.mark.rule("EP-14.2")
@pytest.mark.parametrize(("building", "vp"), [(1, 1), (2, 3), (3, 4), (4, 6), (5, 8), (6, 11)])
@pytest.mark.parametrize("side", ["a", "b"])
def test_buildings(building: int, vp: int, side: str) -> None:
    t = empty().build("S4", building, 0, side)
    assert points(t, "buildings", 0) == vp
    assert points(t, "buildings", 1) == 0


@pytest.mark.rule("EP-14.2")
def test_two_buildings_and_a_replaced_one() -> None:
    t = empty().build("S4", 2, 0).build("S9", 6, 0).build("S1", 5, 1)
    assert (points(t, "buildings", 0), points(t, "buildings", 1)) == (14, 8)
    t.workers(0, builder=2).money(4, 0).at_actions("E", 0).play("build 4", "place S4")
    assert points(t, "buildings", 0) == 17  # the old tile is back on its stack


@pytest.mark.rule("EP-14.3")
@pytest.mark.parametrize(
    ("post", "vp"), [("0", 0), ("5", 0), ("7", 0), ("9", 0), ("10", 3), ("12", 5), ("16", 8)]
)
def test_a_disc_on_each_post(post: str, vp: int) -> None:
    t = empty().uncover("PB2", post=post, seat=0)
    assert (points(t, "deliveries", 0), points(t, "deliveries", 1)) == (vp, 0)


@pytest.mark.rule("EP-14.3")
def test_each_disc_counts() -> None:
    t = empty().uncover("PB1", "PB2", post="12", seat=0).uncover("PB5", "PB6", "PB7", post="16", seat=0)
    t.uncover("PB3", post="10", seat=0).uncover("PB4", post="0", seat=0)
    assert points(t, "deliveries") == 2 * 5 + 3 * 8 + 3


@pytest.mark.rule("EP-14.4")
@pytest.mark.parametrize("worker", WORKERS)
def test_workers_wherever_they_are(worker: str) -> None:
    t = empty().herd(draw=(worker,), discard=(worker, worker), seat=0).workers(0, **{worker: 4})
    assert points(t, "workers") == 2 * 7
    assert points(t, "cattle") == 0


@pytest.mark.rule("EP-14.5")
@pytest.mark.parametrize(
    ("breed", "vp"),
    [("criollo", 0), ("pineywoods", 0), ("galloway", 0), ("santa-gertrudis", 0), ("black-angus", 1),
     ("corriente", 3), ("shorthorn", 5), ("hereford", 7), ("simmental", 2)],
)  # fmt: skip
def test_cattle_wherever_it_is(breed: str, vp: int) -> None:
    t = empty().herd(hand=(breed,), draw=(breed, breed), discard=(breed,), seat=0)
    assert points(t, "cattle") == 4 * vp
    assert points(t, "workers") == 0


@pytest.mark.rule("EP-14.5")
def test_removed_cattle_does_not_score() -> None:
    t = empty().herd(hand=("hereford",), draw=(), discard=(), seat=0).at_building(2, seat=0)
    t.play("remove hereford")
    assert points(t, "cattle") == 0


@pytest.mark.rule("EP-14.5", "EP-13.2")
def test_two_more_for_the_herder_on_the_simmental_space() -> None:
    t = empty().herd(hand=(), draw=("hereford",), discard=(), seat=0).simmentals(0)
    assert points(t, "cattle", 0) == 7
    t.turn(0, "NG").play("move EP")
    assert points(t, "cattle", 0) == 9
    assert points(t, "cattle", 1) == 0
    assert points(t.stand("EP", 0), "cattle", 0) == 7  # El Paso itself is worth nothing


@pytest.mark.rule("EP-14.6")
@pytest.mark.parametrize(
    ("first", "last", "vp"),
    [(1, 3, 2), (4, 5, 2), (6, 7, 3), (8, 9, 3), (10, 11, 3), (12, 13, 2), (14, 14, 3), (15, 15, 2),
     (16, 17, 4), (18, 18, 4), (19, 20, 5)],
)  # fmt: skip
def test_bonus_tiles(first: int, last: int, vp: int) -> None:
    for number in range(first, last + 1):
        t = empty().own(f"BT{number:02}", seat=0)
        assert (points(t, "bonus-tiles", 0), points(t, "bonus-tiles", 1)) == (vp, 0)
        assert points(t, "objectives") == 0


@pytest.mark.rule("EP-14.6")
def test_bonus_tiles_add_up() -> None:
    assert points(empty().own("BT01", "BT06", "BT20", seat=0), "bonus-tiles") == 10


# --- objectives ---


def lay_out(have: dict[str, int]) -> Table:
    """Give seat 0 exactly these items. Discs: on posts 10 or 12, and 16; buildings: of types 1 and 4."""
    t = empty()
    piles: list[list[str]] = [[], [], []]
    for breed in CATTLE:
        for i in range(have.get(breed, 0)):
            piles[i % 3].append(breed)  # hand, draw pile, discard pile
    for worker in WORKERS:
        for i in range(have.get(worker, 0) // 2):
            piles[1 + i % 2].append(worker)
    t.herd(hand=tuple(piles[0]), draw=tuple(piles[1]), discard=tuple(piles[2]), seat=0)
    t.workers(0, **{worker: -(-have.get(worker, 0) // 2) for worker in WORKERS})
    for node, _ in zip(("S1", "S4"), range(have.get("building", 0)), strict=False):
        t.build(node, 1, 0)
    for node, _ in zip(("S7", "S9"), range(have.get("large-building", 0)), strict=False):
        t.build(node, 4, 0)
    player = t.state.players[0]
    black, top = have.get("black-disc", 0), have.get("top-disc", 0)
    player.posts = (0, 0, 0, 0, min(black, 1), max(black - 1, 0), top)
    player.bonus_tiles = tuple(range(20, 20 + have.get("bonus", 0)))
    return t


def served(have: dict[str, int], tiles: tuple[str, ...]) -> bool:
    """Say whether all these objectives can be served, each need by an item of its own (augmenting paths)."""
    contains = {"large-building": "building", "top-disc": "black-disc"}
    items = [{kind, contains.get(kind, kind)} for kind, number in have.items() for _ in range(number)]
    needs = [kind for tile in tiles for kind, number in OBJECTIVES[tile][0].items() for _ in range(number)]
    owner: dict[int, int] = {}

    def place(need: int, tried: set[int]) -> bool:
        for item, kinds in enumerate(items):
            if needs[need] in kinds and item not in tried:
                tried.add(item)
                if item not in owner or place(owner[item], tried):
                    owner[item] = need
                    return True
        return False

    return all(place(need, set()) for need in range(len(needs)))


def brute_force(have: dict[str, int], tiles: tuple[str, ...]) -> int:
    return max(
        sum(OBJECTIVES[tile][1] for tile in chosen)
        for size in range(len(tiles) + 1)
        for chosen in combinations(tiles, size)
        if served(have, chosen)
    )


def objectives(have: dict[str, int], *tiles: str) -> int:
    """What the engine gives for these tiles."""
    return points(lay_out(have).own(*tiles, seat=0), "objectives")


@pytest.mark.rule("EP-14.7")
@pytest.mark.parametrize("tile", OBJECTIVES)
def test_each_objective_needs_all_it_asks_for(tile: str) -> None:
    needs, vp = OBJECTIVES[tile]
    assert objectives(needs, tile) == vp
    for kind in needs:
        less = {k: n - (k == kind) for k, n in needs.items()}
        plenty = {k: 2 * n for k, n in less.items() if k not in ("building", "black-disc", "bonus")}
        assert objectives({**less, **plenty, kind: less[kind]}, tile) == 0  # partly fulfilled, no penalty
    assert objectives({}, tile) == 0


@pytest.mark.rule("EP-14.7")
def test_only_the_own_things_count() -> None:
    t = lay_out({"hereford": 1}).own("OT09", seat=0).build("S9", 6, 1)
    assert points(t, "objectives") == 0
    assert points(t.build("S1", 1, 0), "objectives") == 5


@pytest.mark.rule("EP-14.7")
def test_example_one_corriente_serves_one_of_two_objectives() -> None:
    have = {"corriente": 1, "cowboy": 3, "building": 1}
    assert objectives(have, "OT01") == 3
    assert objectives(have, "OT02") == 3
    assert objectives(have, "OT01", "OT02") == 3
    assert objectives({**have, "corriente": 2}, "OT01", "OT02") == 6


@pytest.mark.rule("EP-14.7", "RUL-12")
@pytest.mark.parametrize(
    ("have", "tiles", "vp"),
    [
        # The dearest tile first would take what two cheaper ones need.
        (
            {"black-angus": 1, "corriente": 1, "shorthorn": 1, "hereford": 1, "building": 1},
            ("OT11", "OT06", "OT02"),
            4 + 3,
        ),
        ({"shorthorn": 2, "black-angus": 1, "black-disc": 1}, ("OT08", "OT06", "OT07"), 4 + 4),
        # In the order of taking, the first would block the two others.
        ({"corriente": 2, "bonus": 1, "black-angus": 1, "building": 1}, ("OT03", "OT04", "OT02"), 3 + 3),
        # The first that fits is not always wrong.
        ({"corriente": 1, "shorthorn": 1, "hereford": 1, "black-angus": 1}, ("OT04", "OT11"), 5),
    ],
)
def test_the_best_set_is_found_where_greed_fails(
    have: dict[str, int], tiles: tuple[str, ...], vp: int
) -> None:
    assert brute_force(have, tiles) == vp
    assert objectives(have, *tiles) == vp
    assert objectives(have, *reversed(tiles)) == vp


@pytest.mark.rule("EP-14.7")
@pytest.mark.parametrize(
    ("have", "tiles", "vp"),
    [
        ({"large-building": 1}, ("OT17",), 4),
        ({"large-building": 1, "corriente": 1}, ("OT02",), 3),  # a large building is a building
        ({"large-building": 1, "corriente": 1}, ("OT17", "OT02"), 4),  # but only once
        ({"large-building": 1, "building": 1, "corriente": 1}, ("OT17", "OT02"), 7),
        ({"large-building": 1, "building": 1, "black-angus": 1}, ("OT17", "OT16"), 4),
        ({"large-building": 2, "black-angus": 1}, ("OT16",), 4),
        ({"building": 2}, ("OT17",), 0),
        ({"top-disc": 1}, ("OT20",), 5),
        ({"top-disc": 1, "shorthorn": 1}, ("OT07",), 4),  # a disc on 16 is one on a post of 10 or more
        ({"top-disc": 1, "shorthorn": 1}, ("OT07", "OT20"), 5),
        ({"top-disc": 1, "black-disc": 1, "shorthorn": 1}, ("OT07", "OT20"), 9),
        ({"top-disc": 1, "black-disc": 1}, ("OT19", "OT20"), 5),
        ({"top-disc": 1, "black-disc": 2}, ("OT19", "OT20"), 9),
        ({"top-disc": 3}, ("OT19", "OT20"), 9),
        ({"black-disc": 3}, ("OT19", "OT20"), 4),
    ],
)
def test_nested_items_serve_once(have: dict[str, int], tiles: tuple[str, ...], vp: int) -> None:
    assert brute_force(have, tiles) == vp
    assert objectives(have, *tiles) == vp


@pytest.mark.rule("EP-14.7", "RUL-12")
@pytest.mark.parametrize(("tile", "worker"), [("OT12", "cowboy"), ("OT13", "engineer")])
def test_jokers_do_not_stand_in_for_workers(tile: str, worker: str) -> None:
    assert objectives({worker: 2, "joker": 5, "bonus": 1}, tile) == 0
    assert objectives({worker: 3, "bonus": 1}, tile) == 3


@pytest.mark.rule("EP-14.7")
@pytest.mark.parametrize(("building", "vp"), [(1, 0), (3, 0), (4, 4), (5, 4), (6, 4)])
def test_a_large_building_needs_four_builders_or_more(building: int, vp: int) -> None:
    assert points(empty().build("S1", building, 0).own("OT17", seat=0), "objectives") == vp


@pytest.mark.rule("EP-14.7")
@pytest.mark.parametrize(("post", "vp"), [("0", 0), ("9", 0), ("10", 4), ("12", 4), ("16", 4)])
def test_a_disc_must_stand_on_a_post_of_ten_or_more(post: str, vp: int) -> None:
    t = lay_out({"shorthorn": 1}).uncover("PB1", post=post, seat=0).own("OT07", seat=0)
    assert points(t, "objectives") == vp


_HAVE = st.fixed_dictionaries(
    {
        **{kind: st.integers(0, 4) for kind in CATTLE},
        **{kind: st.integers(0, 7) for kind in WORKERS[:3]},
        "joker": st.integers(0, 3),
        "building": st.integers(0, 2),
        "large-building": st.just(0),
        "black-disc": st.integers(0, 3),
        "top-disc": st.integers(0, 2),
        "bonus": st.integers(0, 4),
    }
).flatmap(
    lambda have: st.integers(0, have["building"]).map(
        lambda large: {**have, "building": have["building"] - large, "large-building": large}
    )
)
_TILES = st.lists(st.sampled_from(sorted(OBJECTIVES)), unique=True, max_size=8).map(tuple)


@pytest.mark.rule("EP-14.7", "RUL-12")
@given(have=_HAVE, tiles=_TILES)
def test_the_best_set_by_brute_force(have: dict[str, int], tiles: tuple[str, ...]) -> None:
    assert objectives(have, *tiles) == brute_force(have, tiles)


# --- who wins ---


def places(*money: int, other: tuple[int, ...] = ()) -> list[int]:
    """Places of players who have so much money and so many more bonus tiles worth 5 VP."""
    t = empty(len(money))
    for seat, dollars in enumerate(money):
        t.money(dollars, seat)
    for seat in other:
        t.state.players[seat].bonus_tiles += (38,)
    return [score["place"] for score in t.match.scores()]


@pytest.mark.rule("EP-14.8", "EP-1.3")
def test_most_points_win() -> None:
    assert places(10, 5, 20, 15) == [3, 4, 1, 2]
    assert places(9, 20, other=(0,)) == [1, 2]  # 6 VP and $4 left against 4 VP


@pytest.mark.rule("EP-14.8", "RUL-13")
def test_a_tie_is_broken_by_the_money_left_after_conversion() -> None:
    assert places(6, 8) == [2, 1]
    assert places(8, 9, 5) == [2, 1, 3]
    # 6 VP each. $25 + $4 would be more money, but after conversion 4 beats 0, and 3 beats 2.
    assert places(30, 9, other=(1,)) == [2, 1]
    assert places(32, 8, other=(1,)) == [2, 1]


@pytest.mark.rule("EP-14.8")
def test_still_tied_players_share_the_win() -> None:
    assert places(8, 8) == [1, 1]
    assert places(33, 8, 0, other=(1,)) == [1, 1, 3]
    assert ranking([Score(seat, 7, {}, 1) for seat in range(3)]) == [1, 1, 1]
