"""EP-10: auxiliary actions."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts


@pytest.fixture
def guest(t: Table) -> Table:
    """A player on another player's building: auxiliary actions and nothing else."""
    t.tokens(0).workers().money(0).build("S2", 4, t.other.seat)
    return t.herd(hand=("criollo", "galloway"), draw=("pineywoods", "shorthorn"), discard=()).at("S2")


@pytest.mark.rule("EP-10.1")
@pytest.mark.parametrize(
    ("uncovered", "open_actions"),
    [
        ((), {"money", "exchange"}),
        (("PB1", "PB3"), {"money", "exchange"}),  # upgrades open nothing
        (("PB2",), {"money", "certificate", "exchange"}),
        (("PB4",), {"money", "exchange", "remove"}),
        (("PB5", "PB6", "PB7"), {"money", "exchange"}),
        (("PB2", "PB4"), {"money", "certificate", "exchange", "remove"}),
    ],
)
def test_the_second_and_fourth_are_closed_until_their_disc_is_removed(
    guest: Table, uncovered: tuple[str, ...], open_actions: set[str]
) -> None:
    guest.uncover(*uncovered)
    assert guest.actions() == {f"auxiliary {name}" for name in open_actions} | {"done"}


@pytest.mark.rule("EP-10.1")
def test_another_players_disc_opens_nothing(guest: Table) -> None:
    guest.uncover("PB1", "PB2", "PB3", "PB4", seat=guest.other.seat)
    assert guest.texts("auxiliary") == ["auxiliary money", "auxiliary exchange"]
    guest.play("auxiliary money")
    assert guest.happened("gained")[0]["n"] == 1


@pytest.mark.rule("EP-10.2")
@pytest.mark.parametrize(("uncovered", "dollars"), [((), 1), (("PB2", "PB3", "PB4"), 1), (("PB1",), 3)])
def test_the_first_gains_one_dollar_or_three_instead(
    guest: Table, uncovered: tuple[str, ...], dollars: int
) -> None:
    me = guest.seat
    guest.uncover(*uncovered).play("auxiliary money")
    assert guest.state.players[me].money == dollars


@pytest.mark.rule("EP-10.3")
def test_the_third_exchanges_once_without_a_token(guest: Table) -> None:
    me = guest.seat
    guest.tokens(2)
    with guest.chance("shorthorn"):
        guest.play("auxiliary exchange")
    assert guest.texts() == ["discard criollo", "discard galloway", "discard shorthorn"]
    guest.play("discard criollo")
    assert guest.in_hand() == counts("galloway", "shorthorn")
    assert guest.in_discard() == counts("criollo")
    assert guest.me.tokens == 2
    assert not guest.can("exchange again")
    assert guest.seat == me


@pytest.mark.rule("EP-10.3")
def test_upgraded_the_third_exchanges_twice_one_after_the_other(guest: Table) -> None:
    guest.uncover("PB3").tokens(1)
    with guest.chance("shorthorn"):
        guest.play("auxiliary exchange")
    assert all(text.startswith("discard ") for text in guest.texts())  # the first one is finished first
    guest.play("discard criollo")
    with guest.chance("pineywoods"):
        guest.play("exchange again")
    guest.play("discard galloway")
    assert guest.in_hand() == counts("pineywoods", "shorthorn")
    assert guest.in_discard() == counts("criollo", "galloway")
    assert guest.me.tokens == 1
    assert not guest.can("exchange again")


@pytest.mark.rule("EP-10.3")
def test_upgraded_the_third_may_be_a_single_exchange(guest: Table) -> None:
    me = guest.seat
    guest.herd(draw=("pineywoods",) * 5).uncover("PB3")
    guest.play("auxiliary exchange", "discard criollo", "done")
    assert guest.seat != me
    assert guest.in_discard(me) == counts("criollo")


@pytest.mark.rule("EP-10.3", "EP-7.4", "RUL-27")
def test_an_exchange_that_draws_a_worker_draws_a_further_card(guest: Table) -> None:
    guest.herd(draw=("builder", "joker", "pineywoods", "criollo"))
    with guest.chance("builder", "joker", "pineywoods"):
        guest.play("auxiliary exchange")
    assert guest.in_area() == {"builder": 1, "joker": 1}
    assert guest.texts() == ["discard criollo", "discard pineywoods", "discard galloway"]


@pytest.mark.rule("EP-10.4")
def test_the_second_gains_one_certificate(guest: Table) -> None:
    me = guest.seat
    guest.uncover("PB2").certificates(2).play("auxiliary certificate")
    assert guest.state.players[me].certificates == 3


@pytest.mark.rule("EP-10.4", "EP-8.15")
def test_the_fourth_removes_any_one_cattle_card_from_the_hand(guest: Table) -> None:
    me = guest.seat
    guest.uncover("PB4").herd(hand=("criollo", "shorthorn"), draw=(), discard=("galloway",))
    box = guest.in_box().get("shorthorn", 0)
    guest.play("auxiliary remove")
    assert {"remove criollo", "remove shorthorn"} == set(guest.texts("remove"))
    guest.play("remove shorthorn")
    assert guest.in_box()["shorthorn"] == box + 1
    everything = {**guest.in_hand(me), **guest.in_draw(me), **guest.in_discard(me)}
    assert "shorthorn" not in everything


@pytest.mark.rule("EP-10.4", "EP-8.15", "RUL-3")
def test_the_effect_of_the_fourth_may_be_declined(guest: Table) -> None:
    me = guest.seat
    guest.uncover("PB4").herd(draw=()).play("auxiliary remove", "done")
    assert guest.in_hand(me) == counts("criollo", "galloway")


@pytest.mark.rule("EP-10.5")
def test_the_first_can_always_be_taken(guest: Table) -> None:
    guest.herd(hand=(), draw=(), discard=()).certificates(4)
    guest.uncover("PB1", "PB2", "PB3", "PB4", "PB5", "PB6", "PB7").money(999)
    assert guest.texts("auxiliary") == ["auxiliary money"]
    for letter in "BCDEFG":
        assert guest.at_actions(letter).can("auxiliary money")
