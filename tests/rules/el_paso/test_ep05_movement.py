"""EP-5: phase A, moving the herder."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, table


def moves(t: Table) -> set[str]:
    return {text.removeprefix("move ") for text in t.texts("move")}


@pytest.fixture
def plain(t: Table) -> Table:
    """A player with neither tokens nor workers."""
    return t.tokens(0).workers()


@pytest.mark.rule("EP-5.1")
def test_first_turn_puts_the_herder_on_any_neutral_building_but_not_el_paso(plain: Table) -> None:
    plain.build("S1", 1, plain.other.seat).build("S8", 2, plain.seat)  # common buildings are no neutral ones
    assert plain.texts() == ["start NB", "start NC", "start ND", "start NE", "start NF", "start NG"]
    assert plain.refuses("start EP")
    assert plain.refuses("start S1")


@pytest.mark.rule("EP-5.1")
def test_first_turn_goes_straight_to_phase_b_without_a_step(t: Table) -> None:
    t.workers(cowboy=3)
    assert not t.can("bonus cowboy")  # no movement, so no step bonus
    t.play("start NE")
    assert (t.where(), t.phase) == ("NE", "actions")


@pytest.mark.rule("EP-5.1")
def test_several_players_may_start_on_the_same_tile() -> None:
    t = table(3)
    for seat in range(3):
        t.tokens(0, seat=seat).workers(seat=seat)
    for _ in range(3):
        t.play("start NC", "done")
    assert [t.where(seat) for seat in range(3)] == ["NC", "NC", "NC"]
    assert t.phase == "movement"  # only the first turn places


@pytest.mark.rule("EP-5.2")
def test_empty_spaces_are_no_locations(plain: Table) -> None:
    assert moves(plain.turn(node="EP")) == {"NB", "NC", "ND"}  # over S1, S2 and S3 or S4, S5


@pytest.mark.rule("EP-5.2")
def test_a_building_makes_its_space_a_location(plain: Table) -> None:
    plain.build("S1", 1).build("S4", 2)
    assert moves(plain.turn(node="EP")) == {"S1", "NB", "NC"}
    assert moves(plain.turn(node="NC")) == {"S4", "ND", "NE", "NF"}


@pytest.mark.rule("EP-5.2", "EP-8.10", "RUL-29")
def test_a_new_building_is_a_location_from_the_moment_it_is_placed(t: Table) -> None:
    t.tokens(0).money(2).workers(builder=1).at_actions("E").play("build 1", "place S8", "done")
    t.tokens(0).workers()
    assert moves(t.turn(node="NE")) == {"S8", "NF", "NG", "EP"}
    assert moves(t.turn(node="ND")) == {"NE", "S8", "NF", "NG"}


@pytest.mark.rule("EP-5.3")
def test_two_steps_pass_another_players_building(t: Table) -> None:
    # Example: Masha moves 2 steps, passing the red player's building.
    t.build("S2", 1, t.other.seat).tokens(0).workers().turn(node="NB")
    steps = {option.text: option.label[1]["n"] for option in t.match.options()}
    assert steps == {"move S2": 1, "move NC": 2, "move ND": 3}
    t.play("move NC")
    assert (t.where(), t.phase) == ("NC", "actions")


@pytest.mark.rule("EP-5.3")
@pytest.mark.parametrize("own", [True, False])
def test_a_building_costs_a_step_whoever_owns_it(plain: Table, own: bool) -> None:
    owner = plain.seat if own else plain.other.seat
    money = plain.me.money
    plain.build("S1", 1, owner).build("S2", 2, owner)
    assert moves(plain.turn(node="EP")) == {"S1", "NB", "S2"}
    plain.play("move NB")
    assert plain.me.money == money  # passing costs nothing else


@pytest.mark.rule("EP-5.4")
def test_movement_is_forward_only(plain: Table) -> None:
    assert moves(plain.turn(node="NE")) == {"NF", "NG", "EP"}
    assert plain.refuses("move ND")


@pytest.mark.rule("EP-5.4")
def test_at_a_fork_either_branch_may_be_taken(plain: Table) -> None:
    me, other = plain.seat, plain.other.seat
    plain.build("S3", 1, me).build("S4", 2, me).build("S5", 3, other)
    # inner: S3, ND; outer: S4, S5, ND
    assert moves(plain.turn(node="NC")) == {"S3", "ND", "NE", "S4", "S5"}
    plain.play("move S5")
    plain.turn(me)
    assert moves(plain) == {"ND", "NE", "NF"}


@pytest.mark.rule("EP-5.4")
def test_the_branches_of_a_fork_are_not_connected(plain: Table) -> None:
    plain.build("S7", 1).build("S8", 2)
    assert moves(plain.turn(node="S7")) == {"NF", "NG", "EP"}
    assert moves(plain.turn(node="S8")) == {"NF", "NG", "EP"}


@pytest.mark.rule("EP-5.4", "EP-5.3")
def test_a_crowded_branch_can_be_avoided(plain: Table) -> None:
    plain.build("S4", 1).build("S5", 2)
    steps = {option.text: option.label[1]["n"] for option in plain.turn(node="NC").match.options()}
    assert steps == {"move S4": 1, "move ND": 1, "move S5": 2, "move NE": 2, "move NF": 3}


@pytest.mark.rule("EP-5.5")
def test_at_least_one_step_must_be_made(plain: Table) -> None:
    plain.turn(node="NC")
    assert not plain.can("move NC")
    assert not plain.can("done")
    assert plain.refuses("done")


@pytest.mark.rule("EP-5.5")
def test_the_step_limit_is_three_and_four_without_the_step_disc(plain: Table) -> None:
    assert moves(plain.turn(node="EP")) == {"NB", "NC", "ND"}
    plain.uncover("PB1", "PB2", "PB3", "PB4", "PB5", "PB6")
    assert moves(plain.turn(node="EP")) == {"NB", "NC", "ND"}
    plain.uncover("PB7")
    assert moves(plain.turn(node="EP")) == {"NB", "NC", "ND", "NE"}


@pytest.mark.rule("EP-5.5", "EP-9.5")
def test_each_cowboy_discarded_adds_a_step_to_this_movement_only(t: Table) -> None:
    t.tokens(0).workers(cowboy=3).turn(node="EP")
    t.play("bonus cowboy")
    assert moves(t) == {"NB", "NC", "ND", "NE"}
    t.play("bonus cowboy")
    assert moves(t) == {"NB", "NC", "ND", "NE", "NF"}
    assert t.in_area() == {"cowboy": 1}
    assert t.in_discard() == {"cowboy": 2}
    t.play("move NB")  # fewer steps are allowed all the same
    assert moves(t.turn()) == {"NC", "ND", "NE"}


@pytest.mark.rule("EP-5.6", "EP-9.5")
def test_el_paso_cannot_be_passed_even_with_cowboys(t: Table) -> None:
    t.tokens(0).workers(cowboy=5).turn(node="NF")
    assert t.texts() == ["move NG", "move EP"]  # a cowboy would lead no further
    t.turn(node="NE").play("move EP")
    assert t.phase == "before-delivery"  # movement is over, El Paso is used
    assert not t.can("bonus cowboy")


@pytest.mark.rule("EP-5.7", "EP-5.3")
def test_herders_share_a_location_and_never_block_or_charge() -> None:
    t = table(4)
    me = t.seat
    for seat in range(4):
        t.stand("NC", seat)
    t.tokens(0).workers().money(0).turn(node="NB")
    assert moves(t) == {"NC", "ND", "NE"}  # herders cost no steps
    t.play("move NC")
    assert [t.where(seat) for seat in range(4)] == ["NC"] * 4
    assert t.phase == "actions"
    assert [player.money for player in t.state.players if player.seat == me] == [0]


@pytest.mark.rule("EP-5.8")
def test_from_el_paso_the_next_movement_goes_on_forward(plain: Table) -> None:
    me = plain.seat
    plain.turn(node="NG").play("move EP", "deliver", "disc PB1", "post 0")
    plain.turn(me)
    assert moves(plain) == {"NB", "NC", "ND"}
    assert plain.where() == "EP"
