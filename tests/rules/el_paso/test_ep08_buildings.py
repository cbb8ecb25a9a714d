"""EP-8.10: place and replace buildings."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, table

ALL_SPACES = {"S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"}


def sites(t: Table) -> set[str]:
    return {text.removeprefix("place ") for text in t.texts("place")}


# --- EP-8.10: place or replace a building ---


@pytest.mark.rule("EP-8.10")
def test_two_builders_and_4_dollars_place_a_two_builder_tile(quiet: Table) -> None:
    # Example: to put this tile on the trail Masha discards 2 builders and pays 4 dollars.
    me = quiet.seat
    quiet.money(4).workers(builder=2).at_actions("E")
    assert quiet.texts("build") == ["build 1", "build 2"]
    quiet.play("build 2")
    assert sites(quiet) == {"S2", "S4", "S5", "S8"}  # no money for a space with a cost
    quiet.play("place S4")
    assert quiet.building_on("S4") == (2, me)
    assert quiet.stack_of(2) == 1
    assert quiet.in_discard(me) == {"builder": 2}
    player = quiet.state.players[me]
    assert (player.money, player.buildings) == (0, 1)


@pytest.mark.rule("EP-8.10", "RUL-6")
@pytest.mark.parametrize("building", [1, 2, 3, 4, 5, 6])
def test_each_building_costs_its_exact_number_of_builders_and_2_dollars_each(
    quiet: Table, building: int
) -> None:
    build = f"build {building}"
    assert not quiet.money(20).workers(builder=building - 1).at_actions("E").can(build)
    assert not quiet.money(2 * building - 1).workers(builder=9).at_actions("E").can(build)
    quiet.money(2 * building).workers(builder=9).hand("santa-gertrudis").at_actions("E").play(
        build, "place S2"
    )
    assert quiet.me.money == 0
    assert quiet.in_area() == {"builder": 9 - building}
    assert quiet.in_discard() == {"builder": building}


@pytest.mark.rule("EP-8.10")
@pytest.mark.parametrize(
    ("node", "cost"),
    [("S1", 2), ("S2", 0), ("S3", 1), ("S4", 0), ("S5", 0), ("S6", 1), ("S7", 1), ("S8", 0), ("S9", 3)],
)
def test_the_cost_of_the_space_is_paid_as_well(quiet: Table, node: str, cost: int) -> None:
    quiet.hand("santa-gertrudis").workers(builder=1)
    if cost:
        assert node not in sites(quiet.money(2 + cost - 1).at_actions("E").play("build 1"))
    quiet.money(2 + cost).at_actions("E").play("build 1", f"place {node}")
    assert quiet.me.money == 0


@pytest.mark.rule("EP-8.10")
def test_any_empty_space_may_be_chosen_but_no_occupied_or_neutral_one(quiet: Table) -> None:
    quiet.build("S4", 3, quiet.other.seat).money(50).workers(builder=1).at_actions("E").play("build 1")
    assert sites(quiet) == ALL_SPACES - {"S4"}


@pytest.mark.rule("EP-8.10", "EP-12.2")
def test_a_building_stack_can_run_out(quiet: Table) -> None:
    quiet.build("S4", 1, quiet.other.seat).build("S5", 1, quiet.other.seat)
    quiet.money(50).workers(builder=2).at_actions("E")
    assert quiet.texts("build") == ["build 2"]


@pytest.mark.rule("EP-8.10", "RUL-7")
def test_jokers_stand_in_for_builders(quiet: Table) -> None:
    quiet.money(6).workers(builder=1, joker=2, cowboy=4).at_actions("E").play("build 3", "place S8")
    assert quiet.me.money == 0
    assert quiet.in_discard() == {"builder": 1, "joker": 2}
    quiet.money(2).workers(builder=2, joker=1).hand("santa-gertrudis").at_actions("E")
    quiet.play("build 1", "place S2", "jokers 1")
    assert quiet.in_area() == {"builder": 2}


@pytest.mark.rule("EP-8.10", "RUL-8")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_side_may_not_be_changed(side: str) -> None:
    t = table(building_1=side).tokens(0).workers(builder=1).money(2)
    me = t.seat
    t.at_actions("E").play("build 1", "place S2").at("S2", me)
    expected = {"a": {"gain money 2"}, "b": {"gain tokens 1"}}[side]
    assert expected <= t.actions()
    assert t.match.view(None)["state"]["buildings"][0]["side"] == side


@pytest.mark.rule("EP-8.10")
def test_an_own_new_building_belongs_to_the_player_and_is_anothers_for_the_others(quiet: Table) -> None:
    other = quiet.other.seat
    quiet.money(4).workers(builder=2).at_actions("E").play("build 2", "place S2")
    assert quiet.at("S2").phase == "actions"
    assert quiet.at("S2", other).phase == "auxiliaries"


@pytest.mark.rule("EP-8.10.1")
def test_a_player_has_at_most_two_buildings(quiet: Table) -> None:
    quiet.money(99).workers(builder=9).build("S2", 6).at_actions("E")
    assert quiet.texts("build") == [f"build {n}" for n in range(1, 7)]
    quiet.play("build 6", "place S4")
    quiet.at_actions("E")
    assert not quiet.texts("build")  # nothing can replace a 6
    assert quiet.me.buildings == 2


@pytest.mark.rule("EP-8.10.1")
def test_the_other_players_buildings_do_not_count(quiet: Table) -> None:
    other = quiet.other.seat
    quiet.build("S2", 6, other).build("S4", 6, other).money(9).workers(builder=1).at_actions("E")
    assert quiet.texts("build") == ["build 1"]


@pytest.mark.rule("EP-8.10.2", "RUL-9")
def test_replacing_with_a_difference_of_four_costs_four_builders_and_8_dollars(quiet: Table) -> None:
    # Example: to replace this building Masha discards 4 builders and pays 8 dollars.
    me, other = quiet.seat, quiet.other.seat
    quiet.build("S9", 2, me).stand("S9", other)  # a space for $3, which is not paid again
    quiet.money(8).workers(builder=4).hand("santa-gertrudis").at_actions("E").play("build 6", "place S9")
    assert (quiet.me.money, quiet.in_area()) == (0, {})
    assert quiet.in_discard() == {"builder": 4}
    assert quiet.building_on("S9") == (6, me)
    assert (quiet.stack_of(2), quiet.stack_of(6)) == (2, 1)  # the old tile returned to its stack
    assert quiet.me.buildings == 1
    assert quiet.where(other) == "S9"


@pytest.mark.rule("EP-8.10.2", "RUL-9")
def test_the_new_building_must_need_more_builders(quiet: Table) -> None:
    quiet.build("S2", 3).build("S4", 3).money(99).workers(builder=9).at_actions("E")
    assert quiet.texts("build") == ["build 4", "build 5", "build 6"]  # neither fewer nor as many


@pytest.mark.rule("EP-8.10.2")
def test_only_an_own_building_is_replaced(quiet: Table) -> None:
    quiet.build("S2", 1, quiet.other.seat).build("S4", 1).build("S5", 2)
    quiet.money(99).workers(builder=9).at_actions("E").play("build 3")
    assert sites(quiet) == {"S4", "S5"}  # with both ownership tokens used, only there


@pytest.mark.rule("EP-8.10.2")
def test_replacing_is_an_alternative_to_placing(quiet: Table) -> None:
    quiet.build("S2", 2).money(6).workers(builder=3).at_actions("E")
    quiet.play("build 3")
    assert sites(quiet) == {"S2", "S4", "S5", "S8"}


@pytest.mark.rule("EP-8.10.2")
@pytest.mark.parametrize(
    ("builders", "money", "types"), [(1, 9, [3]), (2, 9, [3, 4]), (9, 3, [3]), (9, 7, [3, 4, 5])]
)
def test_the_difference_in_builders_and_money_limits_replacing(
    quiet: Table, builders: int, money: int, types: list[int]
) -> None:
    quiet.build("S2", 2).build("S4", 6).money(money).workers(builder=builders).at_actions("E")
    assert quiet.texts("build") == [f"build {n}" for n in types]


@pytest.mark.rule("EP-8.10.2", "RUL-7")
def test_jokers_stand_in_for_builders_when_replacing(quiet: Table) -> None:
    quiet.build("S2", 2).money(4).workers(joker=2).hand("santa-gertrudis").at_actions("E")
    quiet.play("build 4", "place S2")
    assert (quiet.me.money, quiet.in_area()) == (0, {})


@pytest.mark.rule("EP-8.10.2", "RUL-8")
def test_a_returned_tile_lies_on_its_stack_with_the_stacks_side() -> None:
    t = table(building_2="b").tokens(0).money(2).workers(builder=1)
    t.build("S2", 2).build("S4", 2).at_actions("E").play("build 3", "place S2")
    stack = t.match.view(None)["state"]["buildings"][1]
    assert stack == {"type": 2, "side": "b", "left": 1}


@pytest.mark.rule("EP-8.10.2", "RUL-29")
def test_a_replaced_building_is_used_with_its_new_actions_and_stays_one_location(quiet: Table) -> None:
    me = quiet.seat
    quiet.build("S2", 1).money(2).workers(builder=1).at_actions("E").play("build 2", "place S2")
    quiet.hand("criollo").at("S2", me)
    assert quiet.can("remove criollo")
    assert quiet.turn(me, "NB").texts("move") == ["move S2", "move NC", "move ND"]


@pytest.mark.rule("EP-8.10.3")
def test_at_most_one_building_per_action(quiet: Table) -> None:
    quiet.money(99).workers(builder=9).hand("santa-gertrudis").at_actions("E").play("build 1", "place S2")
    assert not quiet.texts("build")
    quiet.at_actions("E").play("build 2", "place S2")
    assert not quiet.texts("build")


@pytest.mark.rule("EP-8.10.2")
def test_an_option_that_can_only_replace_says_so_and_names_the_difference(quiet: Table) -> None:
    quiet.build("S2", 2).money(4).workers(builder=2).at_actions("E")
    said = {option.text: option.label[1] for option in quiet.match.options() if option.text[:5] == "build"}
    assert {text: (label["old"], label["n"], label["cost"]) for text, label in said.items()} == {
        "build 1": (0, 1, 2),
        "build 2": (0, 2, 4),
        "build 3": (2, 1, 2),
        "build 4": (2, 2, 4),
    }
