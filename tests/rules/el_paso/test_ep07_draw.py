"""EP-7: phase C, drawing up."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts, table


@pytest.fixture
def quiet(t: Table) -> Table:
    """A player with neither tokens nor workers: "done" ends the turn."""
    return t.tokens(0).workers()


@pytest.mark.rule("EP-7.1", "EP-7.2")
@pytest.mark.parametrize(("limit", "uncovered"), [(4, ()), (4, ("PB1", "PB5", "PB7")), (5, ("PB6",))])
def test_draw_up_to_the_hand_limit_of_four_or_five(
    quiet: Table, limit: int, uncovered: tuple[str, ...]
) -> None:
    me = quiet.seat
    quiet.uncover(*uncovered).herd(hand=("criollo",), draw=("galloway",) * 8, discard=())
    quiet.at("NB").play("done")
    assert quiet.in_hand(me) == {"criollo": 1, "galloway": limit - 1}
    assert quiet.in_draw(me) == {"galloway": 8 - (limit - 1)}


@pytest.mark.rule("EP-7.2")
def test_a_full_hand_draws_nothing(quiet: Table) -> None:
    me = quiet.seat
    quiet.hand("criollo", "criollo", "galloway", "pineywoods").at("NB")
    hand = quiet.in_hand()
    with quiet.chance():
        quiet.play("done")
    assert quiet.in_hand(me) == hand


@pytest.mark.rule("EP-7.2")
def test_drawing_is_at_random_from_the_own_draw_pile() -> None:
    drawn = set()
    for seed in range(40):
        t = table(seed=seed).tokens(0).workers()
        me, other = t.seat, t.other.seat
        before = t.in_draw(other), t.in_hand(other)
        t.herd(hand=("criollo",) * 3, draw=("galloway", "pineywoods", "shorthorn"), discard=())
        t.at("NB").play("done")
        drawn.update(t.in_hand(me))
        assert (t.in_draw(other), t.in_hand(other)) == before
    assert drawn == {"criollo", "galloway", "pineywoods", "shorthorn"}


@pytest.mark.rule("EP-7.3")
def test_an_emptied_draw_pile_is_not_reshuffled_before_the_next_draw(quiet: Table) -> None:
    # Example: limit 4, two cards used, two left in the pile: draw both, leave the discard pile alone.
    me = quiet.seat
    quiet.herd(
        hand=("criollo", "criollo", "galloway", "pineywoods"),
        draw=("santa-gertrudis", "galloway"),
        discard=("criollo",),
    )
    quiet.at_building(5, "b").play("sell galloway")
    quiet.at_actions("D").play("sell pineywoods")
    with quiet.chance("galloway", "santa-gertrudis"):
        quiet.play("done")
    assert quiet.in_hand(me) == counts("criollo", "criollo", "galloway", "santa-gertrudis")
    assert quiet.in_draw(me) == {}
    assert quiet.in_discard(me) == counts("criollo", "galloway", "pineywoods")
    assert not quiet.happened("reshuffled")
    # She may do it the moment she has to draw the next card.
    quiet.tokens(1, seat=me).turn(me)
    assert quiet.in_discard(me) == counts("criollo", "galloway", "pineywoods")
    with quiet.chance("pineywoods"):
        quiet.play("exchange")
    assert quiet.happened("reshuffled")
    assert quiet.in_draw(me) == counts("criollo", "galloway")
    assert quiet.in_discard(me) == {}


@pytest.mark.rule("EP-7.3")
def test_the_discard_pile_is_reshuffled_in_the_middle_of_drawing(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=("criollo",), draw=("galloway",), discard=("pineywoods", "pineywoods", "shorthorn"))
    quiet.at("NB")
    with quiet.chance("galloway", "shorthorn", "pineywoods"):
        quiet.play("done")
    assert quiet.in_hand(me) == counts("criollo", "galloway", "shorthorn", "pineywoods")
    assert quiet.in_draw(me) == counts("pineywoods")
    assert quiet.in_discard(me) == {}


@pytest.mark.rule("EP-7.3")
def test_a_card_drawn_before_the_reshuffle_is_not_shuffled_in(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=(), draw=("hereford",), discard=("galloway",) * 3).at("NB").play("done")
    assert quiet.in_hand(me) == counts("hereford", "galloway", "galloway", "galloway")


@pytest.mark.rule("EP-7.4", "RUL-28")
def test_a_drawn_worker_goes_to_the_worker_area_and_is_replaced(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=("criollo",) * 3, draw=("cowboy", "joker", "galloway", "pineywoods"), discard=())
    quiet.at("NB")
    with quiet.chance("cowboy", "joker", "galloway"):
        quiet.play("done")
    assert quiet.in_hand(me) == counts("criollo", "criollo", "criollo", "galloway")
    assert quiet.in_area(me) == {"cowboy": 1, "joker": 1}
    assert quiet.in_draw(me) == counts("pineywoods")


@pytest.mark.rule("EP-7.4")
def test_workers_beyond_the_last_card_drawn_stay_in_the_draw_pile(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=("criollo",) * 3, draw=("cowboy", "galloway"), discard=()).at("NB")
    with quiet.chance("galloway"):
        quiet.play("done")
    assert quiet.in_area(me) == {}
    assert quiet.in_draw(me) == counts("cowboy")


@pytest.mark.rule("EP-7.4")
def test_a_worker_may_be_the_reason_to_reshuffle(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=("criollo",) * 3, draw=("builder",), discard=("galloway",)).at("NB").play("done")
    assert quiet.in_area(me) == {"builder": 1}
    assert quiet.in_hand(me) == counts("criollo", "criollo", "criollo", "galloway")


@pytest.mark.rule("EP-7.5", "RUL-4")
def test_drawing_stops_when_both_piles_are_empty(quiet: Table) -> None:
    me = quiet.seat
    quiet.herd(hand=("criollo",), draw=("galloway",), discard=("cowboy",)).at("NB").play("done")
    assert quiet.in_hand(me) == counts("criollo", "galloway")
    assert quiet.in_area(me) == {"cowboy": 1}
    assert quiet.in_draw(me) == quiet.in_discard(me) == {}
    assert quiet.seat != me


@pytest.mark.rule("EP-7.5", "EP-8.5", "RUL-4")
def test_an_exchange_with_both_piles_empty_still_discards_a_card(quiet: Table) -> None:
    quiet.herd(hand=("criollo", "galloway"), draw=(), discard=()).tokens(1).turn(node="NB").play("exchange")
    assert quiet.texts() == ["discard criollo", "discard galloway"]
    quiet.play("discard criollo")
    assert (quiet.in_hand(), quiet.in_discard(), quiet.me.tokens) == ({"galloway": 1}, {"criollo": 1}, 0)


@pytest.mark.rule("EP-7.6")
def test_then_the_next_players_turn_begins() -> None:
    t = table(3)
    me = t.seat
    t.tokens(0).workers().hand("criollo").at("NB").play("done")
    assert t.seat == (me + 1) % 3
    assert t.phase == "first-place"


@pytest.mark.rule("EP-7.2", "RUL-2")
def test_a_turn_without_a_draw_asks_only_once_at_its_end(t: Table) -> None:
    me = t.seat
    t.me.tokens = 1  # a reason to be asked before and after a draw
    t.at_actions("F").play("gain money 2")  # the hand stays full; the train is left
    t.play("done")
    assert t.seat != me


@pytest.mark.rule("EP-7.2", "RUL-2")
def test_a_turn_with_a_draw_asks_a_token_holder_before_and_after_it(t: Table) -> None:
    me = t.seat
    t.hand("galloway", "criollo", "criollo", "pineywoods").money(0)
    t.me.tokens = 1
    t.at_actions("B").play("sell galloway", "done")
    assert (t.seat, t.phase) == (me, "after-draw")
    t.play("done")
    assert t.seat != me
