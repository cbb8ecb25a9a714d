"""EP-8.9: take tiles."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table

# --- EP-8.9: take a tile ---


@pytest.fixture
def trains(quiet: Table) -> Table:
    quiet.face_up("OT01", "OT02", "OT03", "BT19", "BT20", "BT01")
    return quiet.money(30).workers(engineer=4)


@pytest.mark.rule("EP-8.9")
def test_an_objective_symbol_takes_a_face_up_objective_or_the_top_of_its_stack(trains: Table) -> None:
    trains.at_actions("F").play("train T1")
    assert trains.texts("take") == ["take OT01", "take OT02", "take OT03", "take objective-stack"]


@pytest.mark.rule("EP-8.9")
def test_a_bonus_symbol_takes_a_face_up_bonus_tile_or_the_top_of_its_stack(trains: Table) -> None:
    trains.at_actions("F").play("train T2")
    assert trains.texts("take") == ["take BT19", "take BT20", "take BT01", "take bonus-stack"]


@pytest.mark.rule("EP-8.9")
def test_the_symbol_any_tile_leaves_the_choice(trains: Table) -> None:
    trains.at_actions("F").play("train T4")
    shown = {"take OT01", "take OT02", "take OT03", "take BT19", "take BT20", "take BT01"}
    assert set(trains.texts("take")) == shown | {"take objective-stack", "take bonus-stack"}
    trains.play("take OT03")
    assert not trains.texts("take")  # one tile


@pytest.mark.rule("EP-8.9")
@pytest.mark.parametrize(
    ("train", "tile", "kind", "new"), [("T1", "OT02", "objective", "OT09"), ("T2", "BT20", "bonus", "BT02")]
)
def test_the_vacated_slot_is_refilled_at_once(
    trains: Table, train: str, tile: str, kind: str, new: str
) -> None:
    if new in (*trains.tiles(0), *trains.tiles(1)):
        pytest.fail("choose another tile for this test")
    before, left = trains.shown(kind), trains.left(kind)
    trains.at_actions("F").play(f"train {train}")
    with trains.chance(new):
        trains.play(f"take {tile}")
    assert tile in trains.tiles()
    assert trains.shown(kind) == [before[0], new, before[2]]
    assert trains.left(kind) == left - 1


@pytest.mark.rule("EP-8.9")
@pytest.mark.parametrize(("train", "kind", "new"), [("T1", "objective", "OT09"), ("T2", "bonus", "BT02")])
def test_a_face_down_tile_is_taken_unseen_and_the_slots_stay(
    trains: Table, train: str, kind: str, new: str
) -> None:
    before, left = trains.shown(kind), trains.left(kind)
    trains.at_actions("F").play(f"train {train}")
    with trains.chance(new):
        trains.play(f"take {kind}-stack")
    assert new in trains.tiles()
    assert trains.shown(kind) == before
    assert trains.left(kind) == left - 1


@pytest.mark.rule("EP-8.9", "EP-6.6")
def test_a_bonus_tile_for_2_dollars_only_if_they_are_paid(trains: Table) -> None:
    trains.money(1).at_building(3, "b")
    assert not trains.texts("take")
    trains.money(2).at("S2")
    assert trains.texts("take") == ["take BT19", "take BT20", "take BT01", "take bonus-stack"]
    trains.play("take BT19")
    assert trains.me.money == 0
    assert "BT19" in trains.tiles()


@pytest.mark.rule("EP-8.9", "RUL-30", "EP-12.2")
def test_without_a_stack_the_slot_stays_empty_and_without_tiles_the_action_is_void(trains: Table) -> None:
    trains.no_more("objective").at_actions("F").play("train T1")
    assert trains.texts("take") == ["take OT01", "take OT02", "take OT03"]
    trains.play("take OT02")
    assert trains.shown("objective") == ["OT01", None, "OT03"]
    trains.workers(engineer=1).at_actions("F").play("train T1", "take OT01")
    trains.workers(engineer=1).at_actions("F").play("train T1", "take OT03")
    assert trains.shown("objective") == [None, None, None]
    trains.workers(engineer=1).at_actions("F").play("train T1")
    assert trains.actions() == {"gain tokens 1", "done"}


@pytest.mark.rule("EP-8.9", "RUL-30", "EP-12.2")
def test_the_bonus_stack_can_run_out_too(trains: Table) -> None:
    trains.no_more("bonus").at_actions("F").play("train T2")
    assert trains.texts("take") == ["take BT19", "take BT20", "take BT01"]
    trains.play("take BT19")
    assert trains.shown("bonus") == [None, "BT20", "BT01"]


@pytest.mark.rule("EP-8.9")
def test_the_instant_effect_of_a_bonus_tile_is_resolved_once_and_may_be_declined(quiet: Table) -> None:
    quiet.face_up("BT06", "BT08", "BT19").money(30).workers(engineer=4).at_actions("F").play("train T2")
    quiet.play("take BT06", "gain money 5")
    assert quiet.me.money == 30 - 4 + 5
    assert not quiet.can("gain money 5")
    quiet.workers(engineer=2).at_actions("F").play("train T2", "take BT08", "done")
    assert quiet.me.tokens == 0
    assert {"BT06", "BT08"} <= set(quiet.tiles())
    assert quiet.texts("hire")  # the other action of the card is still there
