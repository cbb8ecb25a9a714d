"""SF-5: action A, take a die."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain

COLUMN_4 = "walkway-1-fish log . . paper walkway-2-vp"


def lines(t: Table) -> list[str]:
    return [text.removeprefix("line ") for text in t.texts("line")]


def costs(t: Table) -> dict[str, int]:
    """What it costs in fish to put the die taken beside each line that can be paid."""
    return {o.label[1]["line"]: o.label[1]["cost"] for o in t.match.options() if o.text.startswith("line ")}


@pytest.mark.rule("SF-5.4", "SF-5.5", "SF-5.6", "SF-5.9")
def test_denis_turns_a_white_three_into_a_four_and_activates_column_four(t: Table) -> None:
    # Example: Denis takes a white 3, spends 1 fish to make it a 4 and puts it above column 4. He activates
    # two buildings and moves the die onto the building with paper, which is occupied until the round ends.
    t.goods(fish=1).village({"column-4": COLUMN_4}).dice(white=[3]).workers(0)
    t.play("take white-3", "line column-4", "activate r2c4", "activate r5c4")
    assert t.gained() == {"fish": -1, "log": 1, "paper": 1}
    assert t.dice_on(t.mover) == {"r5c4": "white-4"}


@pytest.mark.rule("SF-5.5", "SF-5.6", "SF-5.7", "SF-5.8", "SF-5.9")
def test_anna_activates_row_six(t: Table) -> None:
    # Example: Anna activates paper and grain; the second building holds a die, the last one she leaves out.
    t.village({"row-6": "paper walkway-2-vp log . grain plank"}).die_on("r6c3", "white", 3)
    t.dice(orange=[6]).workers(0).play("take orange-6", "line row-6")
    assert t.options() == ["activate r6c1", "activate r6c5", "activate r6c6", "done"]
    t.play("activate r6c1", "activate r6c5", "done")
    assert t.dice_on(t.mover) == {"r6c3": "white-3", "r6c5": "orange-6"}
    assert t.warehouse(t.mover) == {"paper": 1, "grain": 1}


@pytest.mark.rule("SF-5.1")
def test_any_one_die_of_the_board_may_be_taken(t: Table) -> None:
    t.dice(white=[1, 4, 4], orange=[2, 6])
    assert t.texts("take") == ["take white-1", "take white-4", "take orange-2", "take orange-6"]
    t.play("take white-4")
    assert (t.on_board("white"), t.on_board("orange")) == ([1, 4], [2, 6])
    assert not t.texts("take")


@pytest.mark.rule("SF-5.2")
def test_at_most_three_white_dice_a_round(t: Table) -> None:
    seat = t.seat
    for taken in range(3):
        t.dice(white=[2, 2], orange=[]).turn(seat)
        assert t.texts("take") == ["take white-2"]
        t.play("take white-2", "discard die")
        assert t.state.players[seat].taken == (taken + 1, 0)
    t.turn(seat)
    assert t.refuses("take white-2")
    t.turn(1 - seat)
    assert t.can("take white-2")  # the limit is each player's own
    t.dice(orange=[3]).turn(seat)
    assert t.texts("take") == ["take orange-3"]


@pytest.mark.rule("SF-5.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_at_most_x_orange_dice_in_round_x(t: Table, number: int) -> None:
    seat = t.seat
    t.round(number)
    for _ in range(number):
        t.dice(white=[], orange=[5, 5]).turn(seat)
        t.play("take orange-5", "discard die")
    t.turn(seat)
    assert t.refuses("take orange-5")


@pytest.mark.rule("SF-5.2", "SF-5.3")
def test_the_count_begins_anew_each_round(t: Table) -> None:
    t.taken(white=3, orange=1).closed("5", 1 - t.seat).close("1")
    assert t.state.round == 2
    assert [player.taken for player in t.state.players] == [(0, 0), (0, 0)]
    assert t.texts("take")


@pytest.mark.rule("SF-5.4")
def test_each_fish_changes_the_value_by_one(t: Table) -> None:
    t.goods(fish=2).dice(white=[3]).play("take white-3")
    assert costs(t) == {"column-1": 2, "column-2": 1, "column-3": 0, "column-4": 1, "column-5": 2}
    assert t.refuses("line column-6")  # three steps
    t.play("line column-1")
    assert t.gained() == {"fish": -2}


@pytest.mark.rule("SF-5.4")
@pytest.mark.parametrize(("value", "far"), [(1, 6), (6, 1)])
def test_one_and_six_are_no_neighbours(t: Table, value: int, far: int) -> None:
    t.goods(fish=4).dice(white=[value]).play(f"take white-{value}")
    assert f"column-{far}" not in lines(t)
    t.goods(fish=5)
    assert costs(t)[f"column-{far}"] == 5
    assert len(lines(t)) == 6  # and values stay between 1 and 6


@pytest.mark.rule("SF-5.4")
def test_without_fish_the_value_stays(t: Table) -> None:
    t.goods(gold=2).dice(orange=[4]).play("take orange-4")
    assert lines(t) == ["row-4"]
    t.play("extra sell", "sell gold")  # but fish may be had now
    assert lines(t) == ["row-1", "row-2", "row-3", "row-4", "row-5", "row-6"]


@pytest.mark.rule("SF-5.5")
@pytest.mark.parametrize(("colour", "kind"), [("white", "column"), ("orange", "row")])
def test_white_dice_are_columns_and_orange_dice_rows(t: Table, colour: str, kind: str) -> None:
    t.goods(fish=5).dice(**{colour: [2]}).play(f"take {colour}-2")
    assert lines(t) == [f"{kind}-{n}" for n in range(1, 7)]


@pytest.mark.rule("SF-5.6")
@pytest.mark.parametrize(
    ("line", "die", "cells"),
    [
        ("column-3", "white-3", ["r1c3", "r2c3", "r3c3", "r4c3", "r5c3", "r6c3"]),
        ("row-3", "orange-3", ["r3c1", "r3c2", "r3c3", "r3c4", "r3c5", "r3c6"]),
    ],
)
def test_a_line_is_activated_top_to_bottom_or_left_to_right(
    t: Table, line: str, die: str, cells: list[str]
) -> None:
    t.village({line: "log log log log log log"}).dice(white=[3], orange=[3]).workers(0)
    t.play(f"take {die}", f"line {line}")
    for place, cell in enumerate(cells):
        assert t.texts("activate") == [f"activate {c}" for c in cells[place:]]  # never backwards
        t.play(f"activate {cell}")
    assert t.warehouse(t.mover) == {"log": 6}
    assert t.dice_on(t.mover) == {cells[-1]: die}


@pytest.mark.rule("SF-5.6")
def test_any_number_of_buildings_may_be_activated(t: Table) -> None:
    t.village({"column-1": "log log log log log log"}).dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1", "activate r1c1", "done")
    assert t.warehouse(t.mover) == {"log": 1}
    assert t.dice_on(t.mover) == {"r1c1": "white-1"}


@pytest.mark.rule("SF-5.7")
def test_occupied_buildings_are_passed_over_and_do_not_stop_the_die() -> None:
    t = plain(carts="yes")
    t.village({"row-2": "log grain paper plank food book"}).cart("r2c4").worker_on("r2c2")
    t.die_on("r2c1", "white", 1).dice(orange=[2]).workers(0).play("take orange-2", "line row-2")
    t.play("roll r2c4")  # the cart in the line comes first (SF-12.3)
    assert t.texts("activate") == ["activate r2c3", "activate r2c5", "activate r2c6"]
    assert t.refuses("activate r2c1")  # a die
    assert t.refuses("activate r2c2")  # a worker
    assert t.refuses("activate r2c4")  # a cart


@pytest.mark.rule("SF-5.7")
def test_another_players_dice_and_workers_occupy_nothing_of_mine(t: Table) -> None:
    t.village({"r1c1": "log"}).village({"r1c1": "log"}, seat=t.other.seat)
    t.die_on("r1c1", seat=t.other.seat).dice(white=[1]).play("take white-1", "line column-1")
    assert t.can("activate r1c1")


@pytest.mark.rule("SF-5.8")
def test_a_free_building_may_be_passed_over_by_choice(t: Table) -> None:
    t.village({"column-1": "log grain paper . . ."}).dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1", "activate r1c1", "activate r3c1")
    assert t.warehouse(t.mover) == {"log": 1, "paper": 1}


@pytest.mark.rule("SF-5.9")
def test_only_the_last_building_is_occupied_till_the_end_of_the_round(t: Table) -> None:
    seat = t.seat
    t.village({"column-1": "log grain paper . . ."}).dice(white=[1, 1]).workers(0)
    t.play("take white-1", "line column-1", "activate r1c1", "activate r2c1", "done")
    t.dice(white=[1]).turn(seat).play("take white-1", "line column-1")
    assert t.texts("activate") == ["activate r1c1", "activate r3c1"]
    t.play("done").closed("5", 1 - seat).turn(seat).close("1")
    assert t.state.round == 2
    t.turn(seat).dice(white=[1]).play("take white-1", "line column-1")
    assert t.can("activate r2c1")  # free again


@pytest.mark.rule("SF-5.9", "Q-32")
def test_a_worker_may_not_stand_where_the_die_was_last_but_where_it_was_before(t: Table) -> None:
    t.village({"column-1": "log grain paper . . ."}).dice(white=[1]).workers(2)
    t.play("take white-1", "line column-1", "activate r1c1", "extra worker")
    assert t.texts() == ["worker r2c1", "worker r3c1"]
    t.match.undo()
    t.play("activate r2c1", "extra worker")
    assert t.texts() == ["worker r1c1", "worker r3c1"]
    t.play("worker r1c1")
    assert t.warehouse() == {"log": 2, "grain": 1}
    t.play("extra worker", "worker r3c1", "done")
    assert t.dice_on(t.mover) == {"r2c1": "white-1"}
    assert t.workers_on(t.mover) == ["r1c1", "r3c1"]


@pytest.mark.rule("SF-5.10")
def test_walkways_and_empty_cells_are_never_activated(t: Table) -> None:
    t.village({"column-1": "walkway-gold . walkway-2-vp log . walkway-1-fish"}).dice(white=[1])
    t.play("take white-1", "line column-1")
    assert t.texts("activate") == ["activate r4c1"]
    assert t.refuses("activate r1c1")
    assert t.refuses("activate r2c1")
    t.workers(0).play("activate r4c1")
    assert t.warehouse(t.mover) == {"log": 1}


@pytest.mark.rule("SF-5.11", "Q-36")
@pytest.mark.parametrize("symbol", ["upgrade", "order", "tech", "build", "fishing", "order-tech"])
def test_an_effect_may_be_declined_and_the_building_counts_as_activated(t: Table, symbol: str) -> None:
    t.goods(fish=5, log=3, grain=2, paper=2).using(symbol)
    assert t.options()[-1] == "done"
    t.play("done")
    assert t.gained() == {}
    assert t.dice_on(t.mover) == {"r1c1": "white-1"}


@pytest.mark.rule("Q-36", "SF-5.11")
@pytest.mark.parametrize("symbol", ["order", "tech", "build", "tech-build", "order-tech"])
def test_a_building_whose_action_cannot_be_done_may_be_activated_all_the_same(t: Table, symbol: str) -> None:
    seat = t.seat
    t.using(symbol)
    assert t.dice_on(seat) == {"r1c1": "white-1"}
    assert t.warehouse(seat) == {}  # nothing, not even the fish of a discarded die
    assert t.seat != seat


@pytest.mark.rule("SF-5.12")
def test_a_die_may_be_discarded_for_one_fish(t: Table) -> None:
    seat = t.seat
    t.village({"column-1": "log . . . . ."}).dice(white=[1, 1], orange=[1])
    t.play("take white-1", "discard die")
    assert t.gained() == {"fish": 1}
    assert t.dice_on(seat) == {}  # nothing is occupied
    t.turn(seat).play("take orange-1", "discard die")
    assert t.gained() == {"fish": 1}
    assert t.state.players[seat].taken == (1, 1)  # both count


@pytest.mark.rule("SF-5.13", "Q-5")
@pytest.mark.parametrize("column", ["log . . . . .", ". walkway-gold . . . .", ". . . . . ."])
def test_a_die_that_activates_nothing_is_discarded_for_one_fish(t: Table, column: str) -> None:
    seat = t.seat
    t.village({"column-1": column}).dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1")
    if t.phase == "activation":
        t.play("done")
    assert t.warehouse(seat) == {"fish": 1}
    assert t.dice_on(seat) == {}
    assert len(t.happened("discarded-die")) == 1


@pytest.mark.rule("Q-5", "SF-12.12")
def test_after_a_cart_the_die_is_put_aside_without_fish() -> None:
    t = plain(carts="yes")
    seat = t.seat
    t.village({"r1c2": "log"}).cart("r1c1").dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1", "roll r1c2")
    assert t.warehouse(seat) == {"log": 1}
    assert len(t.happened("die-aside")) == 1


@pytest.mark.rule("Q-29")
def test_fish_may_be_spent_on_a_die_that_activates_nothing(t: Table) -> None:
    t.goods(fish=2).village({}).dice(white=[1]).workers(0).play("take white-1", "line column-3")
    assert t.gained() == {"fish": -1}  # 2 for the value, 1 for the die


@pytest.mark.rule("Q-39", "SF-5.11", "SF-5.13")
def test_declining_every_effect_is_no_discard(t: Table) -> None:
    seat = t.seat
    t.goods(grain=1).village({"column-1": "upgrade fishing tech . . ."}).dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1")
    for cell in ("r1c1", "r2c1", "r3c1"):
        t.play(f"activate {cell}", "done")
    assert t.warehouse(seat) == {"grain": 1}  # no fish
    assert t.dice_on(seat) == {"r3c1": "white-1"}
    assert t.happened("discarded-die", since=0) == []
