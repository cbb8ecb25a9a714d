"""EP-8: the actions."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts, table

HIRES = ["hire cowboy", "hire engineer", "hire builder", "hire joker"]
ALL_SPACES = {"S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"}


@pytest.fixture
def quiet(t: Table) -> Table:
    """A player with neither money, tokens nor workers."""
    return t.money(0).tokens(0).workers()


def sites(t: Table) -> set[str]:
    return {text.removeprefix("place ") for text in t.texts("place")}


# --- EP-8.1: discard cattle for money ---


@pytest.mark.rule("EP-8.1", "EP-8.1.1")
@pytest.mark.parametrize(
    ("letter", "breed", "dollars"),
    [("B", "galloway", 3), ("C", "criollo", 2), ("D", "pineywoods", 3), ("E", "santa-gertrudis", 3)],
)
def test_the_shown_card_is_discarded_for_the_shown_money(
    quiet: Table, letter: str, breed: str, dollars: int
) -> None:
    quiet.hand("criollo", "pineywoods", "galloway", "santa-gertrudis").at_actions(letter)
    assert quiet.texts("sell") == [f"sell {breed}"]  # this colour and no other
    quiet.play(f"sell {breed}")
    assert quiet.me.money == dollars
    assert quiet.in_discard() == {breed: 1}
    assert breed not in quiet.in_hand()


@pytest.mark.rule("EP-8.1")
def test_cattle_is_discarded_once_per_action_even_with_several_fitting_cards(quiet: Table) -> None:
    quiet.hand("galloway", "galloway", "criollo").at_actions("B").play("sell galloway")
    assert quiet.in_hand() == counts("galloway", "criollo")
    assert not quiet.texts("sell")


@pytest.mark.rule("EP-8.1")
def test_no_card_no_money(quiet: Table) -> None:
    quiet.hand("criollo", "pineywoods").at_actions("B")
    assert quiet.refuses("sell galloway")
    assert quiet.me.money == 0


@pytest.mark.rule("EP-8.1")
def test_the_card_must_come_from_the_hand(quiet: Table) -> None:
    quiet.herd(hand=("criollo",), draw=("galloway",), discard=("galloway",)).at_actions("B")
    assert not quiet.can("sell galloway")


@pytest.mark.rule("EP-8.1", "EP-6.5")
def test_discarding_cattle_is_not_forced(quiet: Table) -> None:
    me = quiet.seat
    quiet.hand("galloway", "criollo", "criollo", "criollo").at_actions("B").play("done")
    assert quiet.state.players[me].money == 0
    assert quiet.in_hand(me) == counts("galloway", "criollo", "criollo", "criollo")


@pytest.mark.rule("EP-8.1.1", "EP-8.1.3")
@pytest.mark.parametrize(
    ("breed", "value"),
    [
        ("criollo", 1),
        ("pineywoods", 2),
        ("galloway", 2),
        ("santa-gertrudis", 2),
        ("black-angus", 3),
        ("corriente", 3),
        ("shorthorn", 4),
        ("hereford", 5),
        ("simmental", 2),
    ],
)
@pytest.mark.parametrize("side", ["a", "b"])
def test_any_cattle_card_gives_twice_its_breeding_value(
    quiet: Table, side: str, breed: str, value: int
) -> None:
    quiet.herd(hand=(breed, "criollo", "hereford"), draw=(), discard=()).at_building(5, side)
    assert {f"sell {card}" for card in (breed, "criollo", "hereford")} == set(quiet.texts("sell"))
    quiet.play(f"sell {breed}")
    assert quiet.me.money == 2 * value
    assert quiet.in_discard() == {breed: 1}
    assert not quiet.texts("sell")


@pytest.mark.rule("EP-8.1.2")
@pytest.mark.parametrize(("building", "side"), [(3, "a"), (2, "b")])
def test_any_cattle_card_of_breeding_value_two_gives_five_dollars(
    quiet: Table, building: int, side: str
) -> None:
    everything = ("criollo", "pineywoods", "galloway", "santa-gertrudis", "black-angus", "corriente")
    fitting = ("pineywoods", "galloway", "santa-gertrudis", "simmental")
    for number, breed in enumerate(fitting, start=1):
        quiet.herd(hand=(*everything, "shorthorn", "hereford", "simmental"), draw=(), discard=())
        quiet.at_building(building, side)
        assert set(quiet.texts("sell")) == {f"sell {card}" for card in fitting}
        quiet.play(f"sell {breed}")
        assert quiet.me.money == 5 * number
        assert not quiet.texts("sell")


# --- EP-8.2 to 8.4: gain money, certificates, exchange tokens ---


@pytest.mark.rule("EP-8.2")
def test_gain_money_takes_the_shown_dollars_from_the_bank(quiet: Table) -> None:
    quiet.money(7, seat=quiet.other.seat).at_actions("F").play("gain money 2")
    assert (quiet.me.money, quiet.other.money) == (2, 7)
    quiet.at_building(1, "a").play("gain money 2")
    assert quiet.me.money == 4


@pytest.mark.rule("EP-8.3")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 4), (3, 4)])
def test_three_certificates_move_the_marker_three_spaces_but_never_beyond_four(
    quiet: Table, before: int, after: int
) -> None:
    # Example: move your certificate marker by 3 spaces.
    quiet.certificates(before).money(8).workers(engineer=4).at_actions("F")
    quiet.play("train T4", "gain certificates 3")
    assert quiet.me.certificates == after


@pytest.mark.rule("EP-8.3")
def test_one_space_for_each_symbol(quiet: Table) -> None:
    quiet.at_actions("C").play("gain certificates 1")
    assert quiet.me.certificates == 1
    quiet.at_building(6, "a").play("gain certificates 2")
    assert quiet.me.certificates == 3


@pytest.mark.rule("EP-8.3")
def test_with_the_marker_on_four_nothing_can_be_gained(quiet: Table) -> None:
    quiet.certificates(4).uncover("PB2").at_actions("C")
    if quiet.can("gain certificates 1"):
        quiet.play("gain certificates 1")
    assert quiet.me.certificates == 4


@pytest.mark.rule("EP-8.4")
def test_gain_an_exchange_token_from_the_bank(quiet: Table) -> None:
    quiet.at_building(1, "b").play("gain tokens 1")
    assert (quiet.me.tokens, quiet.me.money) == (1, 0)


@pytest.mark.rule("EP-8.4", "EP-6.6")
@pytest.mark.parametrize("where", ["G", "1a"])
def test_an_exchange_token_for_one_dollar_only_if_it_is_paid(quiet: Table, where: str) -> None:
    arrive = (lambda: quiet.at_actions("G")) if where == "G" else (lambda: quiet.at_building(1, "a"))
    arrive()
    assert quiet.refuses("gain tokens 1")
    quiet.money(1)
    arrive().play("gain tokens 1")
    assert (quiet.me.tokens, quiet.me.money) == (1, 0)


# --- EP-8.5: use an exchange token ---


@pytest.mark.rule("EP-8.5")
def test_a_token_is_returned_a_card_drawn_and_a_card_discarded_at_once(quiet: Table) -> None:
    quiet.tokens(2).herd(hand=("criollo", "galloway"), draw=("pineywoods", "criollo"), discard=())
    quiet.turn(node="NB")
    with quiet.chance("pineywoods"):
        quiet.play("exchange")
    assert quiet.me.tokens == 1
    assert quiet.in_hand() == counts("criollo", "galloway", "pineywoods")
    # At once, whichever card of the hand, the drawn one too; nothing else is possible before.
    assert quiet.texts() == ["discard criollo", "discard pineywoods", "discard galloway"]
    quiet.play("discard pineywoods")
    assert quiet.in_hand() == counts("criollo", "galloway")
    assert quiet.in_discard() == counts("pineywoods")
    assert quiet.phase == "movement"


@pytest.mark.rule("EP-8.5")
def test_several_tokens_are_used_one_after_another_never_combined(quiet: Table) -> None:
    quiet.tokens(3).herd(hand=("criollo",), draw=("galloway",) * 5, discard=()).turn(node="NB")
    for left in (2, 1, 0):
        quiet.play("exchange")
        assert not quiet.can("exchange")
        assert sum(quiet.in_hand().values()) == 2  # never more than one card ahead
        quiet.play(quiet.texts("discard")[-1])
        assert quiet.me.tokens == left
    assert not quiet.can("exchange")


@pytest.mark.rule("EP-8.5", "EP-7.4", "RUL-27")
def test_an_exchange_that_draws_a_worker_draws_on(quiet: Table) -> None:
    quiet.tokens(1).herd(hand=("criollo",), draw=("cowboy", "galloway"), discard=()).turn(node="NB")
    with quiet.chance("cowboy", "galloway"):
        quiet.play("exchange")
    assert quiet.in_area() == {"cowboy": 1}
    assert quiet.in_hand() == counts("criollo", "galloway")
    assert quiet.texts() == ["discard criollo", "discard galloway"]


@pytest.mark.rule("EP-8.5", "RUL-4", "RUL-27")
def test_an_exchange_with_an_empty_hand_discards_what_it_draws_if_anything(quiet: Table) -> None:
    quiet.tokens(2).herd(hand=(), draw=("galloway",), discard=()).turn(node="NB").play("exchange")
    assert quiet.texts() == ["discard galloway"]
    quiet.herd(hand=(), draw=("cowboy",), discard=("joker",)).turn(node="NB").play("exchange")
    assert quiet.in_area() == {"cowboy": 1, "joker": 1}
    assert (quiet.phase, quiet.me.tokens) == ("movement", 0)  # nothing came to the hand: nothing to discard


@pytest.mark.rule("EP-8.5")
def test_an_exchange_needs_a_token(quiet: Table) -> None:
    assert not quiet.turn(node="NB").can("exchange")


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


# --- EP-8.12: auxiliary actions of a tile ---


@pytest.mark.rule("EP-8.12")
def test_one_auxiliary_action_is_one_action_of_the_tile(quiet: Table) -> None:
    quiet.hand("galloway", "criollo").at_building(2, "b")
    assert set(quiet.texts("auxiliary")) == {"auxiliary money", "auxiliary exchange"}
    quiet.play("auxiliary money")
    assert quiet.actions() == {"sell galloway", "done"}  # one, and the tile's other action
    quiet.at("S2").play("sell galloway")
    assert quiet.can("auxiliary money")


@pytest.mark.rule("EP-8.12")
def test_only_an_available_auxiliary_action_is_performed(quiet: Table) -> None:
    assert quiet.at_building(2, "b").texts("auxiliary") == ["auxiliary money", "auxiliary exchange"]
    quiet.uncover("PB2").at("S2").play("auxiliary certificate")
    assert quiet.me.certificates == 1


@pytest.mark.rule("EP-8.12")
@pytest.mark.parametrize("where", ["G", "6b"])
def test_the_double_form_gives_two_different_auxiliary_actions(quiet: Table, where: str) -> None:
    quiet.uncover("PB2", "PB4").hand("criollo", "galloway")
    if where == "G":
        quiet.at_actions("G")
    else:
        quiet.at_building(6, "b")
    quiet.play("auxiliary certificate")
    assert quiet.texts("auxiliary") == ["auxiliary money", "auxiliary exchange", "auxiliary remove"]
    quiet.play("auxiliary money")
    assert not quiet.texts("auxiliary")
    assert (quiet.me.money, quiet.me.certificates) == (1, 1)


@pytest.mark.rule("EP-8.12")
def test_the_same_auxiliary_action_is_never_taken_twice(quiet: Table) -> None:
    quiet.uncover("PB2", "PB4").hand("criollo", "galloway", "galloway")
    for action in ("money", "certificate", "exchange", "remove"):
        quiet.at_actions("G").play(f"auxiliary {action}")
        while not quiet.can("done") or quiet.phase != "actions":
            quiet.play(quiet.texts()[0])  # the card to discard or to remove
        left = {"money", "certificate", "exchange", "remove"} - {action}
        assert set(quiet.texts("auxiliary")) == {f"auxiliary {name}" for name in left}


@pytest.mark.rule("EP-8.12", "EP-6.5")
def test_the_second_auxiliary_action_may_be_skipped(quiet: Table) -> None:
    me = quiet.seat
    quiet.at_actions("G").play("auxiliary money", "done")
    assert quiet.seat != me
    assert quiet.state.players[me].money == 1


@pytest.mark.rule("EP-8.12", "EP-6.4")
def test_other_actions_may_come_between_the_two_auxiliary_actions(quiet: Table) -> None:
    quiet.at_actions("G").play("auxiliary money", "gain tokens 1")  # the dollar pays for the token
    assert quiet.texts("auxiliary") == ["auxiliary exchange"]


# --- EP-8.13: move the herder ---


@pytest.mark.rule("EP-8.13")
def test_the_herder_moves_again_by_one_to_the_shown_steps_and_uses_the_location(quiet: Table) -> None:
    quiet.at_building(6, "a").play("move again 4")
    assert quiet.texts() == ["move NC", "move ND", "move NE", "move NF"]  # at least one step
    quiet.play("move NF")
    assert quiet.where() == "NF"
    assert quiet.actions() == {"gain money 2", "auxiliary money", "auxiliary exchange", "done"}
    quiet.at_building(6, "b").play("move again 3")
    assert quiet.texts() == ["move NC", "move ND", "move NE"]


@pytest.mark.rule("EP-8.13")
def test_the_step_disc_does_not_change_the_shown_steps(quiet: Table) -> None:
    quiet.uncover("PB7").money(8).workers(engineer=4).build("S1", 5).at("S1").play("train T4", "move again 2")
    assert quiet.texts() == ["move NB", "move NC"]


@pytest.mark.rule("EP-8.13", "EP-9.5")
def test_cowboys_add_steps_to_a_move_action(quiet: Table) -> None:
    quiet.workers(cowboy=1).at_building(6, "b").play("move again 3", "bonus cowboy")
    assert quiet.texts() == ["move NC", "move ND", "move NE", "move NF"]


@pytest.mark.rule("EP-8.13")
def test_the_location_reached_may_be_another_players_building(quiet: Table) -> None:
    quiet.build("S4", 4, quiet.other.seat).at_building(6, "a").play("move again 4", "move S4")
    assert quiet.actions() == {"auxiliary money", "auxiliary exchange", "done"}


@pytest.mark.rule("EP-8.13", "EP-5.6")
def test_a_move_action_that_reaches_el_paso_ends_there_with_all_its_actions(quiet: Table) -> None:
    quiet.workers(cowboy=3).at_building(6, "a", node="S9").play("move again 4")
    assert quiet.texts() == ["move NG", "move EP"]
    quiet.play("move EP")
    assert quiet.me.money == 5
    assert quiet.in_discard() == {"simmental": 1}
    assert quiet.texts() == ["deliver"]


@pytest.mark.rule("EP-8.13")
def test_the_hand_is_not_refilled_before_the_second_location(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=("criollo",), draw=("galloway",) * 6, discard=()).at_building(6, "a")
    with quiet.chance():
        quiet.play("move again 4", "move NC", "sell criollo")
    assert quiet.in_hand() == {}
    quiet.play("done")
    assert quiet.in_hand(me) == {"galloway": 4}  # drawn once, at the end
    assert quiet.seat != me


@pytest.mark.rule("EP-8.13", "RUL-5")
def test_unused_actions_of_the_tile_and_the_train_card_are_forfeited(quiet: Table) -> None:
    me = quiet.seat
    quiet.money(8).workers(engineer=4).build("S1", 5).hand("criollo").at("S1").play(
        "train T4", "move again 2"
    )
    quiet.play("move NB")
    assert quiet.actions() == {"auxiliary money", "auxiliary exchange", "done"}  # NB's: no money, no Galloway
    quiet.play("done")
    assert quiet.seat != me  # neither the certificates, the tile nor the sale come back


@pytest.mark.rule("EP-8.13")
def test_actions_may_be_used_before_the_move(quiet: Table) -> None:
    quiet.at_building(6, "a").play("hire builder", "gain certificates 2", "move again 4", "move NC")
    assert quiet.me.certificates == 2
    assert quiet.can("gain certificates 1")


@pytest.mark.rule("EP-8.13", "EP-6.5")
def test_the_move_may_be_skipped(quiet: Table) -> None:
    me = quiet.seat
    quiet.at_building(6, "a").play("hire builder", "gain certificates 2", "done")
    assert quiet.where(me) == "S2"
    assert quiet.seat != me


# --- EP-8.14 and 8.15: gain and remove cattle ---


@pytest.mark.rule("EP-8.14")
def test_the_shown_cattle_is_gained_without_cowboys_and_money(quiet: Table) -> None:
    quiet.money(6).workers(engineer=3, cowboy=2).at_actions("F").play("train T3", "gain corriente")
    assert quiet.me.money == 0
    assert quiet.in_area() == {"cowboy": 2}
    assert quiet.in_discard() == {"engineer": 3, "corriente": 1}
    assert quiet.in_market()["corriente"] == 9
    assert not quiet.can("gain corriente")


@pytest.mark.rule("EP-8.14", "EP-6.6")
def test_a_shorthorn_for_2_dollars_only_if_they_are_paid(quiet: Table) -> None:
    assert quiet.money(1).at_building(5, "b").refuses("gain shorthorn")
    quiet.money(2).workers(cowboy=3).at("S2").play("gain shorthorn")
    assert quiet.me.money == 0
    assert quiet.in_area() == {"cowboy": 3}
    assert quiet.in_discard() == {"shorthorn": 1}
    assert quiet.in_market()["shorthorn"] == 7


@pytest.mark.rule("EP-8.14", "EP-12.2")
def test_cattle_that_has_run_out_is_not_gained(quiet: Table) -> None:
    quiet.market(shorthorn=0).money(9).at_building(5, "b")
    assert not quiet.can("gain shorthorn")


@pytest.mark.rule("EP-8.15")
def test_the_shown_cattle_card_is_removed_from_the_hand_to_the_box(quiet: Table) -> None:
    quiet.herd(hand=("criollo", "criollo", "galloway"), draw=(), discard=())
    boxed = quiet.in_box().get("criollo", 0)
    quiet.at_building(1, "b")
    assert quiet.texts("remove") == ["remove criollo"]
    quiet.play("remove criollo")
    assert quiet.in_hand() == counts("criollo", "galloway")
    assert quiet.in_discard() == quiet.in_draw() == {}
    assert quiet.in_box()["criollo"] == boxed + 1
    assert not quiet.texts("remove")


@pytest.mark.rule("EP-8.15")
def test_the_star_form_removes_any_one_cattle_card(quiet: Table) -> None:
    quiet.herd(hand=("criollo", "galloway", "hereford", "simmental"), draw=(), discard=())
    quiet.at_building(2, "a")
    assert set(quiet.texts("remove")) == {
        "remove criollo",
        "remove galloway",
        "remove hereford",
        "remove simmental",
    }
    quiet.play("remove hereford")
    assert quiet.in_hand() == counts("criollo", "galloway", "simmental")
    assert not quiet.texts("remove")


@pytest.mark.rule("EP-8.15")
def test_cattle_is_removed_from_the_hand_only_and_never_by_force(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=("galloway",) * 4, draw=("criollo",), discard=("criollo",)).at_building(1, "b")
    assert not quiet.texts("remove")
    quiet.at_building(2, "a", node="S4").play("gain certificates 1", "done")
    assert quiet.in_hand(me) == {"galloway": 4}
