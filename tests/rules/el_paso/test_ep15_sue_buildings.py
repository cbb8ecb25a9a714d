"""EP-15: how Sue builds."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.solo_table import solo

# --- build ---


@pytest.mark.rule("EP-15.16")
@pytest.mark.parametrize(("builders", "building"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_she_builds_with_as_many_builders_as_possible(builders: int, building: int) -> None:
    t = solo().employ(builder=builders)
    t.plays("A7")
    assert t.building_on("S9") == (building, 1)  # the costliest space
    assert t.stack_of(building) == 1
    assert t.her_workers()["builder"] == builders
    assert t.her.buildings == 1


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_with_more_than_six_builders_she_builds_the_largest() -> None:
    t = solo().stand("NF", 1).employ(builder=7).delivered("5", "7", "9", "10", "12", "16", "16")
    t.plays("A7")
    assert t.building_on("S9") == (6, 1)


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_an_empty_stack_means_the_next_smaller_building() -> None:
    t = solo().employ(builder=3).build("S2", 3, seat=0).build("S4", 3, seat=0)
    t.plays("A7")
    assert t.building_on("S9") == (2, 1)


@pytest.mark.rule("EP-15.16")
def test_on_the_costliest_empty_space() -> None:
    t = solo().build("S9", 1, seat=0)
    t.plays("A7")
    assert t.building_on("S1") == (1, 1)  # $2


@pytest.mark.rule("EP-15.16", "RUL-37")
@pytest.mark.parametrize(
    ("start", "space"),
    [
        ("EP", "S3"),  # to NB: next of S3, S6 and S7, which cost $1 each
        ("NB", "S3"),
        ("NC", "S6"),
        ("ND", "S7"),  # to NE
        ("NE", "S3"),  # to NF: round by El Paso
        ("NF", "S3"),
    ],
)
def test_among_equal_spaces_the_nearest_ahead_of_her_herder(start: str, space: str) -> None:
    t = solo().stand(start, 1)
    t.build("S9", 2, seat=0).build("S1", 2, seat=0)
    # One step by one builder: S9 is a location between NF and NG, S1 between El Paso and NB.
    t.plays("A7")
    assert t.building_on(space) == (1, 1)


@pytest.mark.rule("EP-15.16")
def test_with_two_buildings_she_replaces_one() -> None:
    t = solo().employ(builder=2).build("S9", 1, seat=1).build("S1", 5, seat=1)
    t.plays("A7")
    assert t.building_on("S9") == (3, 1)  # a rise of 2; the other could rise only by 1
    assert t.building_on("S1") == (5, 1)
    assert (t.stack_of(1), t.stack_of(3)) == (2, 1)
    assert t.her.buildings == 2
    assert t.her_workers()["builder"] == 2


@pytest.mark.rule("EP-15.16", "RUL-37")
@pytest.mark.parametrize(
    ("start", "replaced"),
    [
        ("EP", "S2"),  # to NB
        ("NB", "S2"),  # to S2 itself: the herder's node is included
        ("S2", "S6"),  # to NC
        ("ND", "S6"),
        ("S6", "S2"),  # to NE: round by El Paso
        ("NF", "S2"),
    ],
)
def test_among_equal_replacements_the_nearest_ahead(start: str, replaced: str) -> None:
    t = solo().stand(start, 1).build("S2", 2, seat=1).build("S6", 3, seat=1)
    t.plays("A7")
    other = "S6" if replaced == "S2" else "S2"
    old = {"S2": 2, "S6": 3}
    assert t.building_on(replaced) == (old[replaced] + 1, 1)
    assert t.building_on(other) == (old[other], 1)


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_a_replacement_rises_as_far_as_the_stacks_allow() -> None:
    t = solo().employ(builder=3).build("S9", 1, seat=1).build("S1", 6, seat=1)
    t.build("S2", 4, seat=0).build("S4", 4, seat=0)
    t.plays("A7")
    assert t.building_on("S9") == (3, 1)  # 4 is gone, 5 would be a rise of 4
    t.stand("EP", 1)
    t.plays("A7")
    assert t.building_on("S9") == (6, 1)


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_as_far_upgraded_as_possible_she_takes_a_hereford() -> None:
    t = solo().employ(builder=2).build("S9", 6, seat=1).build("S1", 6, seat=1)
    t.plays("A7")
    assert t.her_cattle() == {"hereford": 1}
    assert t.in_market()["hereford"] == 5
    assert (t.building_on("S9"), t.building_on("S1")) == ((6, 1), (6, 1))


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_too_few_builders_for_any_stack_is_as_far_as_possible() -> None:
    t = solo().build("S9", 4, seat=1).build("S1", 5, seat=1).build("S2", 5, seat=0)
    t.build("S4", 6, seat=0)
    t.state.building_stacks[5] = 0  # 4 could become 5, 5 become 6, but both stacks are empty
    t.plays("A7")
    assert t.her_cattle() == {"hereford": 1}


@pytest.mark.rule("EP-15.16", "RUL-20")
def test_a_missing_hereford_is_replaced_by_the_next_cheaper_breed() -> None:
    t = solo().build("S9", 6, seat=1).build("S1", 6, seat=1).market(hereford=0)
    t.plays("A7")
    assert t.her_cattle() == {"shorthorn": 1}


@pytest.mark.rule("RUL-36")
def test_with_one_building_and_no_tile_within_her_builders_she_replaces() -> None:
    t = solo().build("S9", 1, seat=1).build("S1", 1, seat=0)
    assert t.stack_of(1) == 0
    t.plays("A7")
    assert t.building_on("S9") == (2, 1)
    assert t.her.buildings == 1


@pytest.mark.rule("RUL-36")
def test_with_no_building_and_no_tile_within_her_builders_she_takes_a_hereford() -> None:
    t = solo().build("S2", 1, seat=0).build("S1", 1, seat=0)
    t.plays("A7")
    assert t.her.buildings == 0
    assert t.her_cattle() == {"hereford": 1}


@pytest.mark.rule("EP-15.16", "RUL-23")
def test_at_most_two_buildings_whose_owner_is_recorded() -> None:
    t = solo()
    for _ in range(4):
        t.stand("EP", 1)
        t.plays("A7")
        assert t.state.owners.count(1) == t.her.buildings <= 2
    assert t.her.buildings == 2
