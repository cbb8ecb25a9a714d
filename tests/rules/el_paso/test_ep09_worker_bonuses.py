"""EP-9: worker bonuses."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table


@pytest.mark.rule("EP-9.1", "RUL-28")
def test_any_number_of_workers_may_be_discarded_for_one_bonus_each(t: Table) -> None:
    t.money(10).tokens(0).workers(cowboy=1, engineer=3, builder=2, joker=2).turn(node="EP")
    t.play(
        "bonus engineer", "bonus joker", "bonus engineer", "bonus builder", "bonus joker", "bonus engineer"
    )
    assert t.me.money == 10 + 3 * 1 + 2 * 2 - 2
    assert t.me.certificates == 1
    assert t.in_area() == {"cowboy": 1, "builder": 1}
    assert t.in_discard() == {"engineer": 3, "builder": 1, "joker": 2}
    assert t.texts("bonus") == ["bonus cowboy", "bonus builder"]


@pytest.mark.rule("EP-9.1")
def test_a_bonus_takes_no_action_and_no_phase(t: Table) -> None:
    t.tokens(0).workers(engineer=1).turn(node="NB").play("bonus engineer", "move NC")
    assert t.phase == "actions"
    assert t.can("gain certificates 1")


@pytest.mark.rule("EP-9.1")
def test_only_workers_in_the_worker_area_can_be_discarded(t: Table) -> None:
    t.money(10).tokens(0).workers().herd(draw=("engineer",), discard=("joker", "builder", "cowboy"))
    assert t.turn(node="NB").texts("bonus") == []


@pytest.mark.rule("EP-9.2")
def test_a_joker_gives_two_dollars_and_copies_no_other_bonus(t: Table) -> None:
    t.money(5).tokens(0).workers(joker=1).turn(node="NB")
    assert t.texts("bonus") == ["bonus joker"]
    t.play("bonus joker")
    assert (t.me.money, t.me.certificates) == (7, 0)
    assert set(t.texts()) == {"move NC", "move ND", "move NE"}  # and no more steps


@pytest.mark.rule("EP-9.3")
def test_a_builder_moves_the_certificate_marker_for_two_dollars(t: Table) -> None:
    t.money(3).tokens(0).workers(builder=2).turn(node="NB").play("bonus builder")
    assert (t.me.money, t.me.certificates) == (1, 1)
    assert t.in_area() == {"builder": 1}
    assert not t.can("bonus builder")  # $1 is not enough
    assert t.refuses("bonus builder")


@pytest.mark.rule("EP-9.3", "EP-8.3", "RUL-32")
def test_a_builder_is_refused_with_the_marker_on_four(t: Table) -> None:
    t.money(9).tokens(0).workers(builder=2).certificates(3).turn(node="NB").play("bonus builder")
    assert t.me.certificates == 4
    assert t.refuses("bonus builder")
    assert (t.me.money, t.me.certificates, t.in_area()) == (7, 4, {"builder": 1})


@pytest.mark.rule("EP-9.4")
def test_an_engineer_gives_one_dollar(t: Table) -> None:
    t.money(0).workers(engineer=2).at("NB").play("bonus engineer")
    assert t.me.money == 1
    assert t.in_area() == {"engineer": 1}


@pytest.mark.rule("EP-9.5")
def test_a_cowboy_adds_one_step_in_phase_a(t: Table) -> None:
    t.tokens(0).workers(cowboy=1).turn(node="NB")
    assert not t.can("move NF")
    t.play("bonus cowboy")
    assert t.texts() == ["move NC", "move ND", "move NE", "move NF"]
    t.play("move NF")
    assert t.where() == "NF"


@pytest.mark.rule("EP-9.5", "EP-8.13")
def test_a_cowboy_adds_one_step_in_a_move_action(t: Table) -> None:
    t.money(8).tokens(0).workers(engineer=4, cowboy=2).stand("NF").at_actions("F")
    t.train_side("T4", "plain").play("train T4", "move again 2")
    assert t.texts("move") == ["move NG", "move EP"]
    assert not t.can("bonus cowboy")  # El Paso ends the way
    t.money(8).workers(engineer=4, cowboy=2).at_building(5, "a", node="S1")
    t.play("train T4", "move again 2")
    assert t.texts() == ["move NB", "move NC", "bonus cowboy"]
    t.play("bonus cowboy")
    assert t.texts() == ["move NB", "move NC", "move ND", "bonus cowboy"]


@pytest.mark.rule("EP-9.5")
def test_a_cowboy_gives_nothing_outside_a_movement(t: Table) -> None:
    t.tokens(0).workers(cowboy=2)
    assert not t.can("bonus cowboy")  # the first turn makes no step
    for node in ("NB", "NF", "EP"):
        assert not t.at(node).can("bonus cowboy")
    assert not t.at_building(1, own=False).can("bonus cowboy")


@pytest.mark.rule("EP-9.5")
def test_a_cowboy_gives_no_additional_action(t: Table) -> None:
    me = t.seat
    t.tokens(0).workers(cowboy=1).turn(node="NB").play("bonus cowboy", "move NF")
    assert t.actions() == {"gain money 2", "auxiliary money", "auxiliary exchange", "done"}
    t.play("gain money 2", "done")
    assert t.seat != me


@pytest.mark.rule("EP-9.5", "EP-5.6")
def test_cowboys_do_not_carry_the_herder_past_el_paso(t: Table) -> None:
    t.tokens(0).workers(cowboy=3).turn(node="ND")
    t.play("bonus cowboy")
    assert t.texts() == ["move NE", "move NF", "move NG", "move EP"]
