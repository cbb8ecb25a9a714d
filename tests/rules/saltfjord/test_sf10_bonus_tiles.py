"""SF-10.3.5, SF-6.4.2.4, D-11: what each technology bonus tile is worth."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain


def worth(t: Table, tile: str) -> int:
    """The points of a bonus tile for the player to move, whose Craft marker is at the top."""
    others = [f"TB{n}" for n in range(1, 12) if f"TB{n}" != tile]
    t.bonus(tile, *others[:3]).level("craft", 3)
    return t.score()["bonus-tiles"]


@pytest.mark.rule("SF-10.3.5")
@pytest.mark.parametrize(
    ("rows", "vp"), [((), 0), ((1,), 0), ((2,), 3), ((1, 1, 1), 3), ((2, 2, 2, 1), 9), ((2, 2, 2, 2), 12)]
)
def test_tb1_trade_three_for_each_two_crates_rounded_down(t: Table, rows: tuple[int, ...], vp: int) -> None:
    assert worth(t.crates(*rows), "TB1") == vp


@pytest.mark.rule("SF-10.3.5")
@pytest.mark.parametrize(("rows", "vp"), [((5, 5, 5), 0), ((1, 4, 2, 1), 6), ((2, 2, 3, 2), 12)])
def test_tb2_assortment_six_for_each_column(t: Table, rows: tuple[int, ...], vp: int) -> None:
    assert worth(t.crates(*rows), "TB2") == vp
    assert t.score()["crate-columns"] == vp // 2  # besides SF-10.3.3


@pytest.mark.rule("SF-10.3.5")
@pytest.mark.parametrize(("rows", "vp"), [((), 0), ((1, 3, 2), 6), ((0, 0, 0, 5), 10), ((2, 2, 2, 2), 4)])
def test_tb3_main_pier_two_for_each_crate_of_the_longest_row(
    t: Table, rows: tuple[int, ...], vp: int
) -> None:
    assert worth(t.crates(*rows), "TB3") == vp


@pytest.mark.rule("SF-10.3.5", "Q-18")
@pytest.mark.parametrize(
    ("ashore", "aboard", "vp"),
    [
        ((), (), 0),
        (("I-2-fish", "II-2-vp", "III-2-log"), (), 3),
        ((), ("I-2-fish", "I-2-fish"), 2),
        (("I-1-vp", "I-1-vp"), ("II-4-fish",), 3),
    ],
)
def test_tb4_catch_one_for_each_token_on_the_boat_too(
    t: Table, ashore: tuple[str, ...], aboard: tuple[str, ...], vp: int
) -> None:
    assert worth(t.keep(*ashore).boat("1", *aboard), "TB4") == vp


@pytest.mark.rule("SF-10.3.5", "Q-18")
@pytest.mark.parametrize(
    ("ashore", "aboard", "vp"),
    [
        (("III-3-vp",), (), 0),
        (("III-3-vp", "III-5-fish"), (), 3),
        (("III-3-vp",), ("III-4-vp",), 3),
        (("III-3-vp", "III-2-log"), ("III-4-vp",), 3),
        (("III-3-vp", "III-3-vp", "I-1-vp", "II-2-vp"), ("III-4-vp", "III-4-vp", "II-3-vp"), 6),
    ],
)
def test_tb5_deep_sea_three_for_each_two_tokens_of_type_iii(
    t: Table, ashore: tuple[str, ...], aboard: tuple[str, ...], vp: int
) -> None:
    assert worth(t.keep(*ashore).boat("1", *aboard), "TB5") == vp


FULL = "log log log walkway-2-vp log log"


@pytest.mark.rule("SF-10.3.5")
@pytest.mark.parametrize(
    ("lines", "vp"),
    [
        (["row-1"], 2),
        (["column-1"], 1),
        (["row-1", "row-6"], 4),
        (["row-2", "column-5", "column-6"], 4),
        (["row-1", "row-2", "row-3", "row-4", "column-1", "column-2"], 10),
        (["row-1", "row-2", "row-3", "row-4", "row-5", "row-6"], 18),
    ],
)
def test_tb6_village_plan_two_a_row_and_one_a_column(t: Table, lines: list[str], vp: int) -> None:
    assert worth(t.village(dict.fromkeys(lines, FULL)), "TB6") == vp


@pytest.mark.rule("SF-10.3.5")
def test_tb7_great_houses_three_for_each_large_tile(t: Table) -> None:
    t.village({}).tile("BC04", "r1c1").tile("BD07", "r6c6")
    assert worth(t, "TB7") == 0
    assert worth(t.tile("BL01", "r3c1"), "TB7") == 3
    assert worth(t.tile("BI01", "r1c6"), "TB7") == 6
    assert worth(t.tile("BL02", "r4c3").tile("BI02", "r1c3"), "TB7") == 12


@pytest.mark.rule("SF-10.3.5")
def test_tb8_cottages_three_for_each_two_small_tiles_without_the_starting_tile(t: Table) -> None:
    t.village({}).tile("BS1", "r3c3").tile("BL01", "r1c5")
    assert worth(t, "TB8") == 0
    assert worth(t.tile("BC04", "r1c1"), "TB8") == 0
    assert worth(t.tile("BD07", "r6c6"), "TB8") == 3
    assert worth(t.tile("BD08", "r6c5"), "TB8") == 3
    assert worth(t.tile("BC05", "r1c2"), "TB8") == 6


@pytest.mark.rule("SF-10.3.5")
@pytest.mark.parametrize(("tops", "vp"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_tb9_progress_five_for_each_marker_at_the_top(t: Table, tops: int, vp: int) -> None:
    t.bonus("TB9", "TB4", "TB5", "TB7")  # the others are worth nothing here
    for track in ("craft", "carpentry", "supplies", "fishing-track")[:tops]:
        t.level(track, 3)
    if tops < 4:
        t.level("fishing-track", 2)
    assert t.score()["bonus-tiles"] == vp


# --- the two with a lightning ---


def reach(t: Table, seat: int) -> int:
    """A player learns the last level of Craft; how many points it brings at once."""
    t.turn(seat).level("craft", 2).goods(gold=1).using("tech").play("learn craft")
    return t.gained(seat).get("vp", 0)


@pytest.mark.rule("SF-6.4.2.4")
def test_tb10_pioneer_pays_by_order_of_arrival() -> None:
    t = plain(4).bonus("TB10", "TB1", "TB2", "TB3")
    assert [reach(t, seat) for seat in (2, 0, 3, 1)] == [12, 9, 6, 3]


@pytest.mark.rule("SF-6.4.2.4")
@pytest.mark.parametrize(("number", "vp"), [(1, 14), (2, 10), (3, 6)])
def test_tb11_early_start_pays_by_round(t: Table, number: int, vp: int) -> None:
    t.bonus("TB11", "TB1", "TB2", "TB3").round(number)
    assert [reach(t, seat) for seat in (1, 0)] == [vp, vp]


@pytest.mark.rule("SF-6.4.2.4", "SF-10.3.5")
@pytest.mark.parametrize("tile", ["TB10", "TB11"])
def test_a_lightning_is_not_counted_again_at_the_end(t: Table, tile: str) -> None:
    t.bonus(tile, "TB1", "TB2", "TB3")
    vp = reach(t, 0)
    assert t.score(0)["scored"] == vp
    assert t.score(0)["bonus-tiles"] == 0


@pytest.mark.rule("SF-6.4.2.4")
@pytest.mark.parametrize("tile", [f"TB{n}" for n in range(1, 10)])
def test_the_other_tiles_pay_nothing_at_once(t: Table, tile: str) -> None:
    t.crates(2, 2, 2, 2, seat=0).keep("III-3-vp", "III-3-vp", seat=0)
    t.bonus(tile, *[f"TB{n}" for n in range(1, 10) if f"TB{n}" != tile][:3])
    assert reach(t, 0) == 0
