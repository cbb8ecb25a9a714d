"""EP-11: the three actions of El Paso and the end of a visit (RUL-2, RUL-10)."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import counts
from tests.rules.el_paso.visit import EXAMPLE, PLAIN, bare, delivering, posts, total

# --- the three actions ---


@pytest.mark.rule("EP-11.1")
def test_three_actions_in_order_none_of_which_can_be_skipped() -> None:
    t = bare(*EXAMPLE)
    step = t.match.step + 1
    t.play("move EP")
    assert t.texts() == ["deliver"]
    t.play("deliver")
    assert "done" not in t.texts()
    t.play("disc PB1")
    assert t.texts("post") == t.texts()
    t.play("post 0")
    names = [name for name, _ in t.events(step)]
    order = ["moved", "gained", "gained-cattle", "showed-hand", "delivered", "placed-disc", "discarded-hand"]
    assert [name for name in names if name in order] == order


@pytest.mark.rule("EP-11.1", "EP-11.10")
def test_delivery_cannot_be_refused_with_an_empty_hand() -> None:
    t = delivering()
    assert t.texts() == ["deliver"]
    t.play("deliver")
    assert total(t) == 0
    assert t.texts() == [f"disc {disc}" for disc in PLAIN]  # worth 0, still one disc has to go to post 0
    assert posts(t, "PB1") == [0]


@pytest.mark.rule("EP-11.2")
@pytest.mark.parametrize("money", [0, 3, 200])
def test_five_dollars(money: int) -> None:
    t = bare(*EXAMPLE).money(money).play("move EP")
    assert t.me.money == money + 5
    assert t.happened("gained") == [{"seat": t.seat, "resource": "money", "n": 5}]


@pytest.mark.rule("EP-11.3")
def test_one_simmental_to_the_discard_pile() -> None:
    t = bare(*EXAMPLE)
    left, discard, hand = t.state.simmentals, t.in_discard(), t.in_hand()
    t.play("move EP")
    assert t.state.simmentals == left - 1
    assert t.in_discard() == {**discard, "simmental": 1}
    assert t.in_hand() == hand


@pytest.mark.rule("EP-11.3")
def test_the_simmental_of_this_arrival_does_not_count_in_its_delivery() -> None:
    assert total(delivering("criollo").play("deliver")) == 1


@pytest.mark.rule("EP-11.3")
def test_no_simmental_from_an_empty_stack() -> None:
    t = bare(*EXAMPLE).simmentals(0)
    t.play("move EP")
    assert t.state.simmentals == 0
    assert "simmental" not in t.in_discard()
    assert t.texts() == ["deliver"]  # the other actions remain


@pytest.mark.rule("EP-11.1", "RUL-2")
def test_exchange_between_the_first_and_the_second_action() -> None:
    """An exchange that reshuffles before the Simmental is taken cannot draw it."""
    t = bare("criollo").tokens(1).herd(draw=(), discard=("galloway",)).play("move EP")
    assert t.me.money == 5
    assert "simmental" not in t.in_discard()
    t.play("exchange", "discard criollo")
    assert t.in_hand() == counts("galloway")
    t.play("take simmental")
    assert t.in_discard() == counts("criollo", "simmental")
    assert t.texts() == ["deliver"]


@pytest.mark.rule("EP-11.1", "RUL-2")
def test_exchange_between_the_second_and_the_third_action_may_draw_the_simmental() -> None:
    t = bare("criollo").tokens(1).herd(draw=(), discard=()).play("move EP")
    t.play("take simmental")
    assert "simmental" in t.in_discard()
    t.play("exchange", "discard criollo", "deliver")
    assert total(t) == 2


@pytest.mark.rule("EP-11.1", "RUL-2")
def test_the_same_with_only_workers_left_to_draw() -> None:
    """An exchange draws past them, so it too can reshuffle before the Simmental is taken."""
    t = bare("criollo").tokens(1).herd(draw=("cowboy",), discard=("galloway",)).play("move EP")
    assert t.texts() == ["take simmental", "exchange"]
    t.play("exchange")
    assert t.in_hand() == counts("criollo", "galloway")
    assert t.in_area() == {"cowboy": 1}


@pytest.mark.rule("RUL-2")
def test_worker_bonuses_between_the_actions_of_el_paso() -> None:
    t = bare("criollo").tokens(1).workers(cowboy=1, engineer=1, builder=1, joker=1)
    t.herd(draw=(), discard=()).play("move EP")
    bonuses = ["bonus engineer", "bonus builder", "bonus joker"]  # a cowboy's only while moving (EP-9.5)
    assert t.texts() == ["take simmental", "exchange", *bonuses]
    t.play("take simmental")
    assert t.texts() == ["deliver", "exchange", *bonuses]


# --- the end of the visit ---


@pytest.mark.rule("EP-11.12")
def test_the_whole_hand_is_discarded_and_phase_c_follows() -> None:
    t = bare("criollo", "criollo", "hereford", "corriente").herd(
        draw=("galloway", "galloway", "galloway", "galloway", "pineywoods"), discard=()
    )
    seat = t.seat
    t.play("move EP", "deliver", "disc PB1", "post 0")
    assert t.in_discard(seat) == counts("criollo", "criollo", "hereford", "corriente", "simmental")
    assert sum(t.in_hand(seat).values()) == 4
    assert set(t.in_hand(seat)) <= {"galloway", "pineywoods"}
    assert sum(t.in_draw(seat).values()) == 1
    assert t.seat != seat
    assert t.where(seat) == "EP"


@pytest.mark.rule("EP-11.12")
def test_the_discarded_hand_may_be_drawn_again_in_phase_c() -> None:
    """The hand lies on the discard pile before phase C, so a reshuffle brings it back."""
    t = bare("criollo", "galloway").herd(draw=(), discard=())
    seat = t.seat
    t.play("move EP", "deliver", "disc PB1", "post 0")
    assert t.in_hand(seat) == counts("criollo", "galloway", "simmental")
