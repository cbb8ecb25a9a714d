"""EP-6: phase B, using a location."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table

# What each tile offers a player who can pay for everything, by table C-3 (without auxiliary actions).
NEUTRAL = {
    "B": {"sell galloway", "hire cowboy", "hire engineer", "hire builder", "hire joker"},
    "C": {"sell criollo", "gain certificates 1"},
    "D": {"sell pineywoods", "buy black-angus", "buy corriente"},
    "E": {"sell santa-gertrudis", "build 1", "build 2"},
    "F": {"gain money 2", "train T1", "train T2"},
    "G": {"gain tokens 1"},
}
AUXILIARY = {"auxiliary money", "auxiliary exchange"}


@pytest.fixture
def able(t: Table) -> Table:
    """Money for everything, two of each worker but no joker, one card of each starting breed."""
    t.money(30).tokens(0).workers(cowboy=2, engineer=2, builder=2)
    return t.hand("criollo", "pineywoods", "galloway", "santa-gertrudis")


@pytest.mark.rule("EP-6.1")
@pytest.mark.parametrize("letter", "BCDEFG")
def test_a_neutral_building_offers_its_actions_or_one_auxiliary_action(able: Table, letter: str) -> None:
    able.at_actions(letter)
    assert able.actions() == NEUTRAL[letter] | AUXILIARY | {"done"}


@pytest.mark.rule("EP-6.1")
def test_an_own_building_offers_its_actions_or_one_auxiliary_action(able: Table) -> None:
    able.at_building(4, "a", own=True)
    assert able.actions() == {"buy black-angus", "buy corriente", "gain certificates 1", "done"} | AUXILIARY


@pytest.mark.rule("EP-6.1")
def test_the_auxiliary_action_instead_is_exactly_one_and_excludes_the_tile(able: Table) -> None:
    money = able.me.money
    able.at_actions("F").play("auxiliary money")
    assert able.me.money == money + 1
    assert able.actions() == {"done"}
    assert able.phase == "after-draw"  # the hand is full: nothing to draw


@pytest.mark.rule("EP-6.2")
def test_another_players_building_offers_only_one_auxiliary_action(able: Table) -> None:
    # Example: on another player's tile Masha can perform only one auxiliary action.
    money = able.me.money
    able.at_building(4, "a", own=False)
    assert able.actions() == AUXILIARY | {"done"}
    able.play("auxiliary money")
    assert able.me.money == money + 1
    assert able.actions() == {"done"}
    assert able.phase == "after-draw"  # the hand is full: nothing to draw


@pytest.mark.rule("EP-6.2", "EP-8.12")
def test_another_players_building_with_auxiliary_actions_of_its_own_gives_one_all_the_same(
    able: Table,
) -> None:
    able.at_building(6, "b", own=False)  # an own one would give two
    assert able.actions() == AUXILIARY | {"done"}
    able.play("auxiliary money")
    assert able.actions() == {"done"}


@pytest.mark.rule("EP-6.2", "RUL-3")
def test_the_auxiliary_action_on_another_players_building_may_be_declined(able: Table) -> None:
    me, money = able.seat, able.me.money
    able.at_building(4, "a", own=False).play("done")
    assert able.seat != me
    assert able.state.players[me].money == money


@pytest.mark.rule("EP-6.3", "EP-11.1")
def test_nothing_is_skipped_at_el_paso(able: Table) -> None:
    money, left = able.me.money, able.state.simmentals
    able.workers().at("EP")
    assert able.me.money == money + 5
    assert able.state.simmentals == left - 1
    assert able.texts() == ["deliver"]  # neither done nor an auxiliary action
    able.play("deliver")
    assert able.phase == "choose-disc"
    assert all(text.startswith("disc ") for text in able.texts())


@pytest.mark.rule("EP-6.4")
@pytest.mark.parametrize(
    "order", [("sell criollo", "gain certificates 1"), ("gain certificates 1", "sell criollo")]
)
def test_the_actions_of_a_tile_come_in_any_order(able: Table, order: tuple[str, str]) -> None:
    money = able.me.money
    able.at_actions("C").play(*order)
    assert (able.me.money, able.me.certificates) == (money + 2, 1)


@pytest.mark.rule("EP-6.4")
def test_each_action_is_performed_at_most_once(able: Table) -> None:
    able.hand("criollo", "criollo", "criollo").at_actions("C").play("sell criollo")
    assert able.actions() == {"gain certificates 1", "done"}
    able.at_actions("F").play("gain money 2")
    assert able.actions() == {"train T1", "train T2", "done"}
    able.play("train T1", "gain tokens 1", "done")
    assert able.phase == "before-draw"  # back from the train card nothing is left


@pytest.mark.rule("EP-6.4")
def test_another_use_of_the_tile_gives_its_actions_again(able: Table) -> None:
    able.at_actions("C").play("gain certificates 1").at_actions("C").play("gain certificates 1")
    assert able.me.certificates == 2


@pytest.mark.rule("EP-6.5")
@pytest.mark.parametrize("letter", "BCDEFG")
def test_all_actions_of_a_neutral_building_may_be_skipped(able: Table, letter: str) -> None:
    me, money, hand = able.seat, able.me.money, able.in_hand()
    able.at_actions(letter).play("done")
    assert able.seat != me
    assert (able.state.players[me].money, able.in_hand(me)) == (money, hand)


@pytest.mark.rule("EP-6.5")
def test_some_actions_may_be_skipped(able: Table) -> None:
    me = able.seat
    able.at_building(2, "a").play("gain certificates 1", "done")
    assert able.seat != me
    assert able.in_hand(me) == {"criollo": 1, "pineywoods": 1, "galloway": 1, "santa-gertrudis": 1}


@pytest.mark.rule("EP-6.6")
def test_an_action_with_a_cost_needs_the_whole_cost(able: Table) -> None:
    able.money(0).at_actions("G")
    assert not able.can("gain tokens 1")
    assert not able.money(4).at_actions("B").texts("hire")
    assert able.money(5).at_actions("B").texts("hire") == ["hire cowboy", "hire engineer", "hire builder"]
    assert able.money(3).at_actions("D").texts("buy") == ["buy black-angus"]
    assert able.money(4).at_actions("D").texts("buy") == ["buy black-angus", "buy corriente"]
    able.face_up("BT19", "BT20", "BT06").money(1).at_building(3, "b")
    assert not able.texts("take")
    assert len(able.money(2).at("S2").texts("take")) == 4


@pytest.mark.rule("EP-6.6")
def test_money_gained_on_the_tile_may_pay_for_its_next_action(able: Table) -> None:
    able.money(2).at_actions("B").play("sell galloway")
    assert able.can("hire cowboy")


@pytest.mark.rule("EP-6.7")
@pytest.mark.parametrize(
    ("letter", "action"), [("B", "sell galloway"), ("C", "gain certificates 1"), ("F", "gain money 2")]
)
def test_an_action_of_the_tile_excludes_the_auxiliary_action_instead(
    able: Table, letter: str, action: str
) -> None:
    able.at_actions(letter).play(action)
    assert not able.texts("auxiliary")


@pytest.mark.rule("EP-6.7", "EP-4.3")
def test_a_free_action_is_no_action_of_the_tile(able: Table) -> None:
    able.workers(engineer=1).at_actions("C").play("bonus engineer")
    assert able.texts("auxiliary")


@pytest.mark.rule("EP-6.7", "RUL-3")
def test_doing_nothing_on_an_own_tile_is_allowed(able: Table) -> None:
    me, money = able.seat, able.me.money
    able.at_building(1, "a").play("done")
    assert able.seat != me
    assert able.state.players[me].money == money
