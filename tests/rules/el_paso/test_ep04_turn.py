"""EP-4: the structure of a turn, and what may be done at any moment of it (RUL-2)."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts, table

BONUSES = {"bonus engineer", "bonus builder", "bonus joker"}
ANY_TIME = {"exchange", *BONUSES}


def free(t: Table) -> set[str]:
    return set(t.texts()) & ANY_TIME


@pytest.fixture
def rich(t: Table) -> Table:
    """A player who can do everything that may be done at any moment."""
    return t.money(20).tokens(3).workers(cowboy=2, engineer=2, builder=2, joker=2)


@pytest.mark.rule("EP-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_turns_go_clockwise_from_the_start_player(players: int, seed: int) -> None:
    t = table(players, seed=seed)
    start = t.state.start
    order = []
    for _ in range(2 * players + 1):
        order.append(t.seat)
        t.tokens(0).workers().at("NB").end_turn()
    assert order == [(start + i) % players for i in range(2 * players + 1)]


@pytest.mark.rule("EP-4.2")
def test_a_turn_moves_then_acts_then_draws(t: Table) -> None:
    me = t.seat
    t.tokens(0).workers().hand("criollo", "criollo", "galloway").turn(node="EP")
    assert t.phase == "movement"
    t.play("move NB")
    assert t.phase == "actions"
    assert sum(t.in_hand().values()) == 3  # not drawn yet
    t.play("sell galloway", "done")
    assert sum(t.in_hand(me).values()) == 4  # drawn up
    assert t.seat != me


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_any_time_is_before_the_first_place_and_before_the_move(rich: Table) -> None:
    assert rich.phase == "first-place"
    assert free(rich) == ANY_TIME
    rich.turn(node="NB")
    assert free(rich) == ANY_TIME
    rich.play("bonus engineer")
    assert rich.phase == "movement"  # and the move is still to come
    assert free(rich) == ANY_TIME


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_any_time_is_between_the_actions_of_a_tile_and_after_the_last(rich: Table) -> None:
    rich.hand("criollo", "criollo").at_actions("C")
    assert free(rich) == ANY_TIME
    rich.play("sell criollo")
    assert free(rich) == ANY_TIME
    rich.play("gain certificates 1")
    assert rich.actions() == {"done"}
    assert free(rich) == ANY_TIME  # all actions are done, the hand is not drawn yet
    assert rich.in_hand() == {"criollo": 1}


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_any_time_is_on_a_train_card_too(rich: Table) -> None:
    rich.at_actions("F").play("train T1", "jokers 0")
    assert free(rich) == ANY_TIME
    rich.play("gain tokens 1")
    assert free(rich) == ANY_TIME


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_any_time_is_on_another_players_building_and_after_an_auxiliary_action(rich: Table) -> None:
    rich.at_building(1, own=False)
    assert free(rich) == ANY_TIME
    rich.play("auxiliary money")
    assert free(rich) == ANY_TIME


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_any_time_is_between_the_two_exchanges_of_an_auxiliary_action(rich: Table) -> None:
    rich.uncover("PB3").at_building(1, own=False).play("auxiliary exchange")
    rich.play(rich.texts("discard")[0])
    assert rich.can("exchange again")
    assert free(rich) == ANY_TIME


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_a_player_with_an_exchange_token_may_use_it_after_the_draw(t: Table) -> None:
    me = t.seat
    t.tokens(1).workers(joker=1).herd(hand=("criollo",), draw=("galloway",) * 3, discard=("criollo",))
    t.at("NB").play("done")
    assert t.seat == me
    assert t.in_hand() == counts("criollo", "galloway", "galloway", "galloway")
    assert set(t.texts()) == {"done", "exchange", "bonus joker"}
    t.play("exchange", "discard galloway")
    assert t.in_hand() == counts("criollo", "criollo", "galloway", "galloway")
    assert t.me.tokens == 0
    t.end_turn()
    assert t.seat != me


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_a_player_without_an_exchange_token_is_not_asked_after_the_draw(t: Table) -> None:
    me = t.seat
    t.tokens(0).workers(joker=1).at("NB").play("done")
    assert t.seat != me


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_nothing_is_done_inside_an_exchange(rich: Table) -> None:
    rich.turn(node="NB").play("exchange")
    assert rich.phase == "discard-one"
    assert all(text.startswith("discard ") for text in rich.texts())


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_nothing_is_done_inside_a_payment(rich: Table) -> None:
    rich.at_actions("D").play("buy corriente")
    assert rich.texts() == ["jokers 0", "jokers 1", "jokers 2"]


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_only_the_player_whose_turn_it_is_may_use_tokens_and_bonuses(rich: Table) -> None:
    other = rich.other.seat
    rich.tokens(5, seat=other).workers(seat=other, joker=5)
    rich.at("NB").play("bonus joker", "exchange")
    rich.play(rich.texts("discard")[0])
    assert rich.state.players[other].tokens == 5
    assert rich.in_area(other) == {"joker": 5}
    assert rich.match.view(other)["choices"] == []


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_at_el_paso_tokens_are_used_until_the_hand_is_shown_and_again_once_it_is_discarded(
    rich: Table,
) -> None:
    me = rich.seat
    rich.certificates(1).hand("criollo", "galloway").at("EP")
    assert free(rich) == ANY_TIME  # between the second and the third action
    rich.play("deliver")
    assert rich.phase == "certificates"
    assert free(rich) == BONUSES  # a builder's certificate still counts
    rich.play("bonus builder", "spend 2")
    assert rich.phase == "choose-disc"
    assert {"bonus engineer", "bonus joker"} <= free(rich)  # money until the disc is chosen
    assert "exchange" not in free(rich)
    rich.play("disc PB1", "post 5", "gain money 3")
    assert (rich.seat, rich.in_hand()) == (me, {})
    assert "exchange" in free(rich)


@pytest.mark.rule("EP-4.3", "RUL-2")
def test_at_el_paso_an_exchange_may_come_before_the_simmental(t: Table) -> None:
    # With an empty draw pile the exchange shuffles the discard pile: without the Simmental.
    t.tokens(1).workers().herd(hand=("criollo",), draw=(), discard=("galloway", "pineywoods"))
    money = t.me.money
    t.at("EP")
    assert t.me.money == money + 5
    assert t.in_discard() == counts("galloway", "pineywoods")
    with t.chance("galloway"):
        t.play("exchange")
    t.play("discard criollo", "take simmental")
    assert t.in_draw() == counts("pineywoods")
    assert t.in_discard() == counts("criollo", "simmental")
