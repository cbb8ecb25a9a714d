"""EP-8.12 to EP-8.15: auxiliary actions, move again, gain and remove cattle."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts

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
