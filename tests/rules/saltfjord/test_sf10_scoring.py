"""SF-10.3: final scoring, step by step."""

from __future__ import annotations

import pytest

from rondel.core.chance import seeded
from rondel.games.saltfjord.score import CATEGORIES
from tests.rules.saltfjord.table import Table, plain


def over(t: Table) -> Table:
    """Nobody has a worker, and everybody closes the last season."""
    for seat in range(len(t.state.players)):
        t.workers(0, seat=seat)
    t.round(3).start(0).turn(0)
    for tavern in range(len(t.state.players)):
        t.close(str(tavern + 1))
    assert t.match.over
    return t


@pytest.mark.rule("SF-10.3")
def test_the_steps_make_the_total() -> None:
    t = plain(2, carts="yes").bonus("TB4", "TB1", "TB2", "TB3")
    t.vp(20).boat("3", "I-1-vp", "I-3-fish").goods(log=1, fish=2).crates(["K01"], ["K39"], 1, 1)
    t.level("craft", 3).level("fishing-track", 2).cart("r2c3")
    seat = t.seat
    score = t.score(seat)
    assert tuple(score) == CATEGORIES
    assert score == {
        "scored": 20,
        "catch": 1,
        "resources": (2 + 3 + 2) // 3,
        "crate-columns": 3,
        "crates": 5 + 10 + 5 + 5,
        "technologies": 4,
        "bonus-tiles": 2,
        "carts": 6,
    }
    assert t.match.scores()[seat]["total"] == sum(score.values())


# --- SF-10.3.1 catch ---


@pytest.mark.rule("SF-10.3.1")
def test_denis_scores_the_tokens_on_his_boat(t: Table) -> None:
    """The rulebook's example: 6 VP (3 x 2) and 3 fish."""
    t.level("carpentry", 1).boat("1", "II-3-fish", "III-3-vp")
    assert t.score()["catch"] == 6
    assert t.score()["resources"] == 1  # the 3 fish
    seat = t.seat
    over(t)
    assert t.score(seat)["catch"] == 6


@pytest.mark.rule("SF-10.3.1")
@pytest.mark.parametrize("area", ["1", "2", "3", "4", "5"])
def test_the_area_gives_nothing_at_the_end(t: Table, area: str) -> None:
    t.boat(area, "I-1-vp")
    assert t.match.scores()[t.seat]["total"] == 1


@pytest.mark.rule("SF-10.3.1")
def test_the_normal_boat_doubles_nothing(t: Table) -> None:
    t.boat("1", "II-3-fish", "III-3-vp")
    assert t.score()["catch"] == 3


@pytest.mark.rule("SF-10.3.1", "SF-10.3.2")
def test_goods_of_the_boat_are_sold_with_the_others(t: Table) -> None:
    t.boat("1", "III-2-log").goods(fish=2)
    assert t.score()["resources"] == (2 + 2 * 2) // 3
    assert t.score()["catch"] == 0


@pytest.mark.rule("SF-10.3.1")
def test_tokens_beside_the_board_were_paid_before(t: Table) -> None:
    t.keep("III-5-vp", "III-5-fish")
    assert t.match.scores()[t.seat]["total"] == 0


# --- SF-10.3.2 resources ---


@pytest.mark.rule("SF-10.3.2")
@pytest.mark.parametrize(
    ("goods", "vp"),
    [
        ({"fish": 2}, 0),
        ({"fish": 3}, 1),
        ({"fish": 8}, 2),
        ({"log": 1, "fish": 1}, 1),
        ({"grain": 1, "fish": 1}, 1),
        ({"paper": 1, "fish": 1}, 1),
        ({"plank": 1}, 1),
        ({"food": 1}, 1),
        ({"book": 1}, 1),
        ({"gold": 2, "fish": 1}, 3),
        ({"log": 1, "grain": 1, "paper": 1, "plank": 1, "food": 1, "book": 1, "gold": 1, "fish": 1}, 6),
    ],
)
def test_all_is_sold_and_three_fish_are_a_point(t: Table, goods: dict[str, int], vp: int) -> None:
    t.goods(**goods)
    assert t.score()["resources"] == vp


@pytest.mark.rule("SF-10.3.2")
def test_one_fish_less_is_one_point_less(t: Table) -> None:
    for good, price in {
        "log": 2,
        "grain": 2,
        "paper": 2,
        "plank": 3,
        "food": 3,
        "book": 3,
        "gold": 4,
    }.items():
        t.goods(**{good: 3, "fish": 3})
        assert t.score()["resources"] == price + 1
        t.goods(**{good: 3, "fish": 2})
        assert t.score()["resources"] == price


@pytest.mark.rule("SF-10.3.2")
def test_the_fishmonger_sells_dearer_at_the_end_too(t: Table) -> None:
    t.ability("AB2").goods(log=1, gold=1, fish=1)
    assert t.score()["resources"] == (3 + 5 + 1) // 3


# --- SF-10.3.3 columns ---


@pytest.mark.rule("SF-10.3.3")
@pytest.mark.parametrize(
    ("rows", "vp"),
    [((2, 3, 4, 2), 6), ((1, 1, 1, 1), 3), ((5, 5, 5, 0), 0), ((0, 2, 2, 2), 0), ((3, 1, 3, 3), 3)],
)
def test_complete_columns_of_four_crates(t: Table, rows: tuple[int, ...], vp: int) -> None:
    """The first row is the rulebook's example: Denis gets 6 VP (3 x 2) for two columns."""
    t.crates(*rows)
    assert t.score()["crate-columns"] == vp


# --- SF-10.3.4 crates ---


@pytest.mark.rule("SF-10.3.4")
def test_each_crate_counts_what_it_shows(t: Table) -> None:
    t.crates(["K01"])
    assert t.score()["crates"] == 5  # the rulebook's example
    t.crates(["K01", "K39"], [], ["KS4"], ["K41"])
    assert t.score()["crates"] == 5 + 10 + 4 + 9
    assert t.score()["scored"] == 0


# --- SF-10.3.5 technologies ---


def levels(t: Table, *numbers: int, seat: int | None = None) -> Table:
    for track, number in zip(("craft", "carpentry", "supplies", "fishing-track"), numbers, strict=True):
        t.level(track, number, seat)
    return t


@pytest.mark.rule("SF-10.3.5", "Q-19")
def test_denis_and_anna_score_their_markers() -> None:
    """The rulebook's example: Denis 5 VP (4 + 1) and the first and fourth tile, Anna 8 VP (4 + 4)."""
    t = plain(2).bonus("TB1", "TB2", "TB11", "TB3").crates(0, 3, seat=0)
    levels(t, 3, 2, 1, 3, seat=0)
    levels(t, 0, 2, 3, 2, seat=1)
    assert t.score(0)["technologies"] == 4 + 1
    assert t.score(0)["bonus-tiles"] == 3 + 2 * 3
    assert t.score(1)["technologies"] == 4 + 4
    assert t.score(1)["bonus-tiles"] == 0  # the tile with the lightning is not counted again


@pytest.mark.rule("SF-10.3.5", "Q-19")
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 1), (2, 4), (3, 0)])
def test_the_points_of_each_level(t: Table, level: int, vp: int) -> None:
    t.bonus("TB1", "TB2", "TB3", "TB5")
    for track in ("craft", "carpentry", "supplies", "fishing-track"):
        t.level(track, level)
        assert t.score()["technologies"] == vp
        t.level(track, 0)


@pytest.mark.rule("SF-10.3.5")
def test_a_bonus_tile_needs_the_marker_at_its_own_top(t: Table) -> None:
    t.bonus("TB1", "TB4", "TB5", "TB7").crates(2)
    assert levels(t, 2, 3, 3, 3).score()["bonus-tiles"] == 0
    assert levels(t, 3, 0, 0, 0).score()["bonus-tiles"] == 3


# --- SF-10.3.6 carts ---


@pytest.mark.rule("SF-10.3.6", "SF-12.14")
@pytest.mark.parametrize(
    ("carts", "vp"), [(("r3c4",), 12), (("r1c1",), 1), (("r6c6",), 36), (("r3c4", "r5c2"), 22)]
)
def test_a_cart_scores_row_times_column(carts: tuple[str, ...], vp: int) -> None:
    """The first row is the rulebook's example: row 3, column 4, 12 VP."""
    t = plain(2, carts="yes").cart(*carts)
    assert t.score()["carts"] == vp


@pytest.mark.rule("SF-12.14")
def test_a_cart_still_on_the_technology_tile_scores_nothing() -> None:
    t = plain(2, carts="yes")
    assert t.level_of("carts") == 0
    assert t.score()["carts"] == 1  # the one on r1c1


@pytest.mark.rule("SF-10.3.6")
def test_without_the_variant_no_carts_are_scored(t: Table) -> None:
    assert t.score()["carts"] == 0


# --- what lies face down ---


@pytest.mark.rule("Q-34", "SF-6.4.1.6")
def test_the_faces_of_other_players_crates_are_hidden_until_the_end() -> None:
    t = plain(3).crates(["K39", "KS1"], [], ["K41"], seat=0).crates(["K01"], seat=1)
    shown = {0: [["K39", "KS1"], [], ["K41"], []], 1: [["K01"], [], [], []], 2: [[], [], [], []]}
    hidden = {0: [[None, None], [], [None], []], 1: [[None], [], [], []], 2: [[], [], [], []]}
    for watcher in (0, 1, 2, None):
        players = t.match.view(watcher)["state"]["players"]
        for seat in range(3):
            assert players[seat]["crates"] == (shown if seat == watcher else hidden)[seat]
    over(t)
    for watcher in (0, 1, 2, None):
        players = t.match.view(watcher)["state"]["players"]
        assert [players[seat]["crates"] for seat in range(3)] == list(shown.values())


@pytest.mark.rule("Q-34", "SF-10.3.4")
def test_live_scores_leave_out_the_crates_of_others() -> None:
    t = plain(3).crates(["K39"], seat=0).crates(["K01"], seat=1)
    real = [10, 5, 0]

    def crates(watcher: int | None) -> list[int]:
        return [score["categories"]["crates"] for score in t.match.seen_scores(watcher)]

    assert crates(None) == [0, 0, 0]
    for watcher in range(3):
        assert crates(watcher) == [real[seat] if seat == watcher else 0 for seat in range(3)]
        seen = t.match.seen_scores(watcher)
        assert all(score["total"] == sum(score["categories"].values()) for score in seen)
    over(t)
    for watcher in (0, 1, 2, None):
        assert crates(watcher) == real


@pytest.mark.rule("Q-34")
def test_an_imagined_table_gives_the_same_view_and_hides_the_same_crates() -> None:
    t = plain(3).crates(["K39", "KS1"], [], ["K41"], seat=0).crates(["K01"], ["KS2"], seat=1)
    rows = set()
    for seed in range(20):
        for watcher in (0, 1, 2, None):
            view = t.match.view(watcher)["state"]
            imagined = t.match.spec.imagine(view, seeded(seed))
            assert t.match.spec.view(imagined, watcher) == view
            assert t.match.spec.census(imagined) == t.census()
            if watcher == 2:
                rows.add(imagined.players[0].crates)
    assert len(rows) > 10  # seat 2 can only guess what lies in front of seat 0
