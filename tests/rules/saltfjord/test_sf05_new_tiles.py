"""SF-5.14: tiles placed while a line is being activated (Q-6)."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain


def building(t: Table, line: str, die: str) -> Table:
    """A die goes along a line that has one building: `build`, on its third cell."""
    t.goods(log=2).village({line: ". . build . . ."}).top("BD-1", "BD07").top("BC-1", "BC04").workers(0)
    return t.dice(white=[2], orange=[2]).play(f"take {die}", f"line {line}")


@pytest.mark.rule("SF-5.14", "Q-6")
@pytest.mark.parametrize(
    ("line", "die", "build", "beyond"),
    [("column-2", "white-2", "r3c2", "r5c2"), ("row-2", "orange-2", "r2c3", "r2c5")],
)
def test_a_new_building_further_along_may_be_activated_in_the_same_turn(
    t: Table, line: str, die: str, build: str, beyond: str
) -> None:
    building(t, line, die).play(f"activate {build}", "small BD-1", f"cell {beyond}")
    assert t.texts("activate") == [f"activate {beyond}"]
    t.play(f"activate {beyond}")
    assert t.gained() == {"gold": 1}
    assert t.dice_on(t.mover) == {beyond: die}


@pytest.mark.rule("SF-5.14", "Q-6")
@pytest.mark.parametrize(
    ("line", "die", "build", "elsewhere"),
    [
        ("column-2", "white-2", "r3c2", "r1c2"),  # above
        ("column-2", "white-2", "r3c2", "r5c3"),  # another column
        ("row-2", "orange-2", "r2c3", "r2c1"),  # on the left
        ("row-2", "orange-2", "r2c3", "r3c4"),  # another row
    ],
)
def test_a_new_building_elsewhere_may_not(t: Table, line: str, die: str, build: str, elsewhere: str) -> None:
    seat = t.seat
    building(t, line, die).play(f"activate {build}", "small BD-1", f"cell {elsewhere}")
    assert t.dice_on(seat) == {build: die}  # nothing is ahead: the die rests
    assert t.warehouse(seat) == {"log": 1}


@pytest.mark.rule("SF-5.14", "Q-6")
def test_of_a_tile_partly_in_the_line_only_its_cells_there_count(t: Table) -> None:
    building(t, "column-2", "white-2").play("activate r3c2", "small BC-1", "cell r4c2", "turn 270")
    assert (t.symbol("r4c2"), t.symbol("r4c3")) == ("log", "grain")
    assert t.texts("activate") == ["activate r4c2"]


@pytest.mark.rule("SF-5.14", "Q-6")
def test_both_cells_of_a_tile_in_the_line_may_be_activated(t: Table) -> None:
    building(t, "column-2", "white-2").play("activate r3c2", "small BC-1", "cell r5c2", "turn 0")
    t.play("activate r5c2", "activate r6c2")
    assert t.gained() == {"log": 1, "grain": 1}
    assert t.dice_on(t.mover) == {"r6c2": "white-2"}


@pytest.mark.rule("Q-6")
def test_a_tile_placed_by_a_worker_counts_beyond_the_dies_last_building(t: Table) -> None:
    t.goods(log=1).village({"r2c1": "grain", "r6c6": "build"}).top("BD-1", "BD07").dice(white=[1])
    t.workers(1).play("take white-1", "line column-1", "activate r2c1")
    t.play("extra worker", "worker r6c6", "small BD-1")
    before, beyond = Table(t.match.copy()), Table(t.match.copy())
    before.play("cell r1c1")  # passed already, though it lies above the worker's building
    assert before.options() == ["done"]
    beyond.play("cell r3c1")
    assert beyond.texts("activate") == ["activate r3c1"]


@pytest.mark.rule("Q-6")
def test_before_the_first_activation_the_whole_line_is_ahead(t: Table) -> None:
    t.goods(log=1).village({"r5c1": "grain", "r6c6": "build"}).top("BD-1", "BD07").dice(white=[1])
    t.workers(1).play(
        "take white-1", "line column-1", "extra worker", "worker r6c6", "small BD-1", "cell r1c1"
    )
    assert t.texts("activate") == ["activate r1c1", "activate r5c1"]


@pytest.mark.rule("Q-6")
def test_a_worker_may_still_build_ahead_of_a_die_with_nothing_before_it(t: Table) -> None:
    t.goods(log=1).village({"r6c6": "build"}).top("BD-1", "BD07").dice(white=[1]).workers(1)
    t.play("take white-1", "line column-1")
    assert t.options() == ["done"]
    t.play("extra worker", "worker r6c6", "small BD-1", "cell r4c1", "activate r4c1")
    assert t.dice_on(t.mover) == {"r4c1": "white-1"}


@pytest.mark.rule("Q-6")
def test_a_tile_placed_by_a_cart_may_be_activated_anywhere_in_the_line() -> None:
    t = plain(carts="yes")
    t.goods(log=1).village({"r1c2": "build"}).cart("r1c1").top("BD-1", "BD07").dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1", "roll r1c2", "small BD-1", "cell r1c1", "activate r1c1")
    assert t.warehouse(t.mover) == {"gold": 1}


@pytest.mark.rule("SF-5.14")
def test_passing_the_new_building_over_is_allowed(t: Table) -> None:
    building(t, "column-2", "white-2").play("activate r3c2", "small BD-1", "cell r5c2", "done")
    assert t.dice_on(t.mover) == {"r3c2": "white-2"}
