"""EP-8.6 to EP-8.8 and EP-8.11: hire workers, and discard them for cattle and the train."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts

HIRES = ["hire cowboy", "hire engineer", "hire builder", "hire joker"]


# --- EP-8.6: hire ---


@pytest.mark.rule("EP-8.6", "EP-8.6.4")
def test_hiring_with_15_dollars_at_tile_b(quiet: Table) -> None:
    # Example: a joker for 5 + 4 = 9, not enough for a second worker, the joker's bonus of 2, then one for 8.
    quiet.money(15).hand("criollo", "pineywoods").at_actions("B")
    assert quiet.texts("hire") == HIRES
    quiet.play("hire joker")
    assert (quiet.me.money, quiet.in_area()) == (6, {"joker": 1})
    assert not quiet.texts("hire")  # 2 dollars short
    assert not quiet.can("sell galloway")  # no white card in hand
    quiet.play("bonus joker")
    assert (quiet.me.money, quiet.in_area()) == (8, {})
    assert quiet.texts("hire") == ["hire cowboy", "hire engineer", "hire builder"]
    quiet.play("hire builder")
    assert (quiet.me.money, quiet.in_area()) == (0, {"builder": 1})
    assert not quiet.texts("hire")


@pytest.mark.rule("EP-8.6.4")
def test_even_with_more_money_never_a_second_joker(quiet: Table) -> None:
    quiet.money(100).at_actions("B").play("hire joker")
    assert quiet.texts("hire") == ["hire cowboy", "hire engineer", "hire builder"]
    quiet.play("bonus joker")  # also when the first has gone again
    assert quiet.refuses("hire joker")


@pytest.mark.rule("EP-8.6.4")
@pytest.mark.parametrize("first", HIRES)
@pytest.mark.parametrize("second", HIRES)
def test_two_workers_of_different_types_for_13_and_4_more_with_a_joker(
    quiet: Table, first: str, second: str
) -> None:
    quiet.money(100).at_actions("B").play(first)
    jokers = (first == "hire joker") + (second == "hire joker")
    if first == second:
        assert quiet.refuses(second)
        return
    quiet.play(second)
    assert quiet.me.money == 100 - 13 - 4 * jokers
    assert not quiet.texts("hire")  # two at most
    assert quiet.in_area() == {first.split()[1]: 1, second.split()[1]: 1}


@pytest.mark.rule("EP-8.6.4")
def test_one_worker_for_5_is_enough(quiet: Table) -> None:
    me = quiet.seat
    quiet.money(20).at_actions("B").play("hire engineer", "done")
    assert quiet.state.players[me].money == 15
    assert quiet.seat != me


@pytest.mark.rule("EP-8.6.4")
@pytest.mark.parametrize(("money", "second"), [(12, []), (13, HIRES[1:3]), (16, HIRES[1:3]), (17, HIRES[1:])])
def test_the_second_worker_costs_8_and_a_joker_12(quiet: Table, money: int, second: list[str]) -> None:
    quiet.money(money).at_actions("B").play("hire cowboy")
    assert quiet.texts("hire") == second


@pytest.mark.rule("EP-8.6.4")
def test_other_things_may_be_done_between_the_two_hires(quiet: Table) -> None:
    quiet.money(10).hand("galloway").at_actions("B").play("hire cowboy")
    assert not quiet.texts("hire")
    quiet.play("sell galloway", "hire engineer")
    assert quiet.me.money == 0


@pytest.mark.rule("EP-8.6")
def test_a_hired_worker_comes_from_the_supply_to_the_worker_area_and_is_usable_at_once(quiet: Table) -> None:
    supply = quiet.in_supply()["engineer"]
    quiet.money(5).at_actions("B").play("hire engineer")
    assert quiet.in_supply()["engineer"] == supply - 1
    assert quiet.in_area() == {"engineer": 1}
    quiet.play("bonus engineer")
    assert quiet.me.money == 1


@pytest.mark.rule("EP-8.6", "EP-12.2")
def test_a_type_that_has_run_out_cannot_be_hired(quiet: Table) -> None:
    quiet.money(50).supply(cowboy=0, joker=0).at_actions("B")
    assert quiet.texts("hire") == ["hire engineer", "hire builder"]


@pytest.mark.rule("EP-8.6.1")
@pytest.mark.parametrize(("where", "price"), [("B", 5), ("3a", 5), ("6a", 0)])
def test_a_joker_always_costs_4_extra(quiet: Table, where: str, price: int) -> None:
    def arrive(money: int) -> Table:
        quiet.money(money)
        return quiet.at_actions("B") if where == "B" else quiet.at_building(int(where[0]), where[1])

    assert not arrive(price + 3).can("hire joker")
    arrive(price + 4).play("hire joker")
    assert quiet.me.money == 0
    assert quiet.in_area() == {"joker": 1}


@pytest.mark.rule("EP-8.6.2", "RUL-33")
@pytest.mark.parametrize("worker", ["cowboy", "engineer", "builder"])
def test_hire_any_worker_for_nothing_or_a_joker_for_4(quiet: Table, worker: str) -> None:
    quiet.at_building(6, "a")
    assert quiet.texts("hire") == HIRES[:3]
    quiet.play(f"hire {worker}")
    assert (quiet.me.money, quiet.in_area()) == (0, {worker: 1})
    assert not quiet.money(50).texts("hire")  # one only


@pytest.mark.rule("EP-8.6.3", "RUL-33")
@pytest.mark.parametrize("worker", ["cowboy", "engineer", "builder"])
def test_hire_any_worker_for_5_or_a_joker_for_9(quiet: Table, worker: str) -> None:
    assert not quiet.money(4).at_building(3, "a").texts("hire")
    assert quiet.money(8).at("S2").texts("hire") == HIRES[:3]
    assert quiet.money(9).at("S2").texts("hire") == HIRES
    quiet.play(f"hire {worker}")
    assert (quiet.me.money, quiet.in_area()) == (4, {worker: 1})
    assert not quiet.money(50).texts("hire")  # one only


# --- EP-8.7: buy cattle ---


@pytest.mark.rule("EP-8.7")
def test_three_cowboys_and_6_dollars_buy_one_shorthorn(quiet: Table) -> None:
    # Example: Masha discards three cowboys and pays 6 dollars for exactly one Shorthorn.
    quiet.money(6).workers(cowboy=3).at_actions("D").play("buy shorthorn")
    assert quiet.me.money == 0
    assert quiet.in_area() == {}
    assert quiet.in_discard() == counts("cowboy", "cowboy", "cowboy", "shorthorn")
    assert quiet.in_market()["shorthorn"] == 7
    assert not quiet.texts("buy")


@pytest.mark.rule("EP-8.7", "RUL-6")
@pytest.mark.parametrize(
    ("breed", "cowboys"), [("black-angus", 1), ("corriente", 2), ("shorthorn", 3), ("hereford", 4)]
)
def test_each_breed_costs_its_exact_number_of_cowboys_and_2_dollars_each(
    quiet: Table, breed: str, cowboys: int
) -> None:
    assert not quiet.money(20).workers(cowboy=cowboys - 1).at_actions("D").can(f"buy {breed}")
    assert not quiet.money(2 * cowboys - 1).workers(cowboy=9).at_actions("D").can(f"buy {breed}")
    quiet.money(20).workers(cowboy=9).at_actions("D")
    assert len(quiet.texts("buy")) == 4  # cheaper cards may be chosen
    quiet.play(f"buy {breed}")
    assert quiet.me.money == 20 - 2 * cowboys
    assert quiet.in_area() == {"cowboy": 9 - cowboys}
    assert quiet.in_discard() == {"cowboy": cowboys, breed: 1}
    assert not quiet.texts("buy")  # one card per action


@pytest.mark.rule("EP-8.7", "RUL-7")
def test_jokers_stand_in_for_cowboys_and_cost_2_dollars_as_well(quiet: Table) -> None:
    quiet.money(4).workers(cowboy=1, joker=1, builder=3, engineer=3).at_actions("D")
    assert quiet.texts("buy") == ["buy black-angus", "buy corriente"]
    quiet.play("buy corriente")
    assert quiet.me.money == 0
    assert quiet.in_discard() == {"cowboy": 1, "joker": 1, "corriente": 1}


@pytest.mark.rule("EP-8.7", "RUL-6")
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_the_player_chooses_between_cowboys_and_jokers(quiet: Table, jokers: int) -> None:
    quiet.money(4).workers(cowboy=3, joker=2).at_actions("D").play("buy corriente", f"jokers {jokers}")
    assert quiet.me.workers[0] == 3 - (2 - jokers)
    assert quiet.me.workers[3] == 2 - jokers
    assert quiet.me.money == 0


@pytest.mark.rule("EP-8.7", "RUL-6")
def test_jokers_must_fill_up_what_the_cowboys_leave_open(quiet: Table) -> None:
    quiet.money(6).workers(cowboy=1, joker=4).at_actions("D").play("buy shorthorn")
    assert quiet.texts() == ["jokers 2", "jokers 3"]


@pytest.mark.rule("EP-8.7", "EP-12.2")
def test_a_breed_that_has_run_out_cannot_be_bought(quiet: Table) -> None:
    quiet.market(corriente=0).money(20).workers(cowboy=5).at_actions("D")
    assert quiet.texts("buy") == ["buy black-angus", "buy shorthorn", "buy hereford"]


# --- EP-8.8: use the train ---


@pytest.mark.rule("EP-8.8", "RUL-7")
def test_three_engineers_and_a_joker_and_8_dollars_use_the_last_wagon(quiet: Table) -> None:
    # Example: then 3 certificates, a tile of Masha's choice, and a move of 2 steps.
    quiet.money(8).workers(engineer=3, joker=1).face_up("OT01", "OT02", "OT03", "BT19", "BT20", "BT01")
    quiet.at_actions("F").play("train T4")
    assert quiet.me.money == 0
    assert quiet.in_area() == {}
    assert quiet.in_discard() == {"engineer": 3, "joker": 1}
    quiet.play("gain certificates 3", "take BT19", "move again 2", "move EP")
    assert quiet.me.certificates == 3
    assert "BT19" in quiet.tiles()
    assert quiet.where() == "EP"


@pytest.mark.rule("EP-8.8")
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_each_card_costs_its_engineers_and_2_dollars_for_each(quiet: Table, card: int) -> None:
    assert not quiet.money(20).workers(engineer=card - 1).at_actions("F").can(f"train T{card}")
    assert not quiet.money(2 * card - 1).workers(engineer=9).at_actions("F").can(f"train T{card}")
    quiet.money(2 * card).workers(engineer=9, cowboy=1).at_actions("F").play(f"train T{card}")
    assert quiet.me.money == 0
    assert quiet.in_area() == {"engineer": 9 - card, "cowboy": 1}
    assert quiet.in_discard() == {"engineer": card}


@pytest.mark.rule("EP-8.8")
@pytest.mark.parametrize(
    ("card", "side", "expected"),
    [
        ("T1", "plain", {"take objective", "gain tokens 1"}),
        ("T1", "star", {"take bonus", "auxiliary money", "auxiliary exchange"}),
        ("T2", "plain", {"take bonus", "hire cowboy", "hire engineer", "hire builder", "hire joker"}),
        ("T2", "star", {"take objective", "gain certificates 2"}),
        ("T3", "plain", {"take objective", "gain corriente"}),
        ("T3", "star", {"take bonus", "hire cowboy", "hire engineer", "hire builder", "hire joker"}),
        ("T4", "plain", {"take objective", "take bonus", "gain certificates 3", "move again 2"}),
        (
            "T4",
            "star",
            {"take objective", "take bonus", "gain corriente", "auxiliary money", "auxiliary exchange"},
        ),
    ],
)
def test_the_actions_of_each_train_card(quiet: Table, card: str, side: str, expected: set[str]) -> None:
    quiet.train_side(card, side).money(40).workers(engineer=4).at_actions("F").play(f"train {card}")
    kinds = {"O": "take objective", "o": "take objective", "B": "take bonus", "b": "take bonus"}
    offered = {kinds[text[5]] if text.startswith("take ") else text for text in quiet.actions()}
    assert offered == expected | {"done"}


@pytest.mark.rule("EP-8.8")
def test_the_actions_of_a_train_card_come_in_any_order_once_each_and_may_be_skipped(quiet: Table) -> None:
    quiet.money(2).workers(engineer=1).face_up("OT01", "OT02", "OT03").at_actions("F")
    quiet.play("train T1", "gain tokens 1")
    assert not quiet.can("gain tokens 1")
    assert quiet.can("take OT02")
    quiet.play("done")  # skip the objective
    assert quiet.actions() == {"gain money 2", "done"}  # back on the tile, the train is used


@pytest.mark.rule("EP-8.8")
def test_no_auxiliary_action_instead_of_a_train_card(quiet: Table) -> None:
    quiet.money(2).workers(engineer=1).at_actions("F").play("train T1")
    assert not quiet.texts("auxiliary")


@pytest.mark.rule("EP-8.8")
def test_one_train_card_per_action(quiet: Table) -> None:
    quiet.money(20).workers(engineer=4).at_actions("F").play("train T1", "done")
    assert not quiet.texts("train")


# --- EP-8.11: workers as a cost ---


@pytest.mark.rule("EP-8.11")
def test_workers_discarded_as_a_cost_give_no_bonus(quiet: Table) -> None:
    quiet.money(10).workers(joker=2).at_actions("D").play("buy corriente")
    assert quiet.me.money == 6  # and not $2 more for each joker
    quiet.money(10).workers(engineer=2).at_actions("F").play("train T2")
    assert quiet.me.money == 6
    quiet.money(10).workers(builder=2).hand("santa-gertrudis").at_actions("E").play("build 2", "place S2")
    assert (quiet.me.money, quiet.me.certificates) == (6, 0)


@pytest.mark.rule("EP-8.11")
def test_other_workers_may_be_discarded_for_their_bonus_at_the_same_time(quiet: Table) -> None:
    quiet.money(1).workers(cowboy=2, engineer=1, joker=1).at_actions("D")
    assert not quiet.can("buy corriente")
    quiet.play("bonus engineer", "bonus joker", "buy corriente")
    assert quiet.me.money == 0
    assert quiet.in_discard() == {"corriente": 1, "cowboy": 2, "engineer": 1, "joker": 1}
