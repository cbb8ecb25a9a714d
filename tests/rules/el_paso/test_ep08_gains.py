"""EP-8.1 to EP-8.5: cattle for money, gains, exchange."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts

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
