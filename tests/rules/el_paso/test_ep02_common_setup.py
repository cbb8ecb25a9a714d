"""EP-2: set-up of the common area."""

from __future__ import annotations

import pytest

import rondel
from tests.rules.el_paso.table import Table, table

LETTERS = {"NB": "B", "NC": "C", "ND": "D", "NE": "E", "NF": "F", "NG": "G"}
PLAYERS = (2, 3, 4)


def trail(t: Table) -> dict[str, str]:
    """Neutral tiles by node, as everybody sees them."""
    seen = t.match.view(None)["state"]["trail"]
    return {place["node"]: place["neutral"] for place in seen if "neutral" in place}


@pytest.mark.rule("EP-2.1")
def test_el_paso_lies_on_its_own_space_and_nowhere_else(t: Table) -> None:
    money = t.me.money
    t.at("EP")
    assert t.me.money == money + 5
    for node in LETTERS:
        money = t.me.money
        t.at(node)
        assert (t.me.money, t.phase) == (money, "actions")


@pytest.mark.rule("EP-2.2", "EP-16.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_game_puts_each_neutral_tile_on_its_letter(players: int) -> None:
    assert trail(table(players)) == LETTERS


@pytest.mark.rule("EP-2.2", "EP-16.1")
def test_option_shuffled_gives_each_permutation_a_chance() -> None:
    seen = [trail(table(seed=seed, draft=False, neutral="shuffled")) for seed in range(120)]
    for order in seen:
        assert set(order) == set(LETTERS)
        assert sorted(order.values()) == list("BCDEFG")
    assert len({tuple(order.values()) for order in seen}) > 90  # of 720 permutations
    for node in LETTERS:
        numbers = [[order[node] for order in seen].count(letter) for letter in "BCDEFG"]
        assert min(numbers) >= 8, "each tile comes to each space about 20 times in 120"


@pytest.mark.rule("EP-2.2")
def test_the_tile_and_not_the_space_gives_the_actions() -> None:
    t = table(seed=5, neutral="shuffled")
    node = {letter: node for node, letter in trail(t).items()}["F"]
    assert node != "NF", "choose another seed"
    assert t.at(node).can("gain money 2")


@pytest.mark.rule("EP-2.3")
@pytest.mark.parametrize("engineers", [0, 1, 2, 3, 4, 5])
def test_train_cards_lie_in_the_order_of_engineers_one_to_four(t: Table, engineers: int) -> None:
    t.money(20).workers(engineer=engineers).at_actions("F")
    assert t.texts("train") == ["train T1", "train T2", "train T3", "train T4"][:engineers]


@pytest.mark.rule("EP-2.3", "EP-16.2")
def test_train_cards_are_plain_unless_any_subset_is_turned() -> None:
    assert table().match.view(None)["state"]["train"] == ["plain"] * 4
    mixed = table(train_1="star", train_3="star")
    assert mixed.match.view(None)["state"]["train"] == ["star", "plain", "star", "plain"]
    mixed.money(2).workers(engineer=1).at_actions("F").play("train T1")
    assert mixed.can("auxiliary money")  # only the star side of T1 has it
    plain = table(train_3="star").money(2).workers(engineer=1).at_actions("F").play("train T1")
    assert plain.can("gain tokens 1")


@pytest.mark.rule("EP-2.4")
def test_objective_and_bonus_tiles_are_shuffled_apart() -> None:
    seen: dict[str, set[str | None]] = {"objective": set(), "bonus": set()}
    for seed in range(80):
        t = table(seed=seed, draft=False)
        for kind in seen:
            seen[kind].update(t.shown(kind))
    assert seen["objective"] == {f"OT{n:02}" for n in range(1, 21)}
    assert seen["bonus"] == {f"BT{n:02}" for n in range(1, 21)}


@pytest.mark.rule("EP-2.5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", ["objective", "bonus"])
def test_three_tiles_of_each_stack_are_revealed(players: int, kind: str) -> None:
    t = table(players, draft=False)
    assert None not in t.shown(kind)
    assert len(set(t.shown(kind))) == 3
    assert t.left(kind) == 17


@pytest.mark.rule("EP-2.6")
def test_the_bank_gives_money_and_exchange_tokens(t: Table) -> None:
    money, tokens = t.me.money, t.me.tokens
    t.at_actions("F").play("gain money 2")
    assert t.me.money == money + 2
    t.at_actions("G").play("gain tokens 1")  # for $1
    assert (t.me.money, t.me.tokens) == (money + 1, tokens + 1)


@pytest.mark.rule("EP-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_32_market_cattle_are_laid_out_at_every_player_count(players: int) -> None:
    market = {"black-angus": 8, "corriente": 10, "shorthorn": 8, "hereford": 6}
    t = table(players)
    assert t.in_market() == market
    assert t.match.view(None)["state"]["market"] == market
    assert sum(market.values()) == 32


@pytest.mark.rule("EP-2.8")
def test_common_buildings_lie_in_six_stacks_of_two_side_a_up(t: Table) -> None:
    expected = [{"type": n, "side": "a", "left": 2} for n in range(1, 7)]
    assert t.match.view(None)["state"]["buildings"] == expected


@pytest.mark.rule("EP-2.8", "EP-16.3")
def test_each_building_stack_may_be_turned_to_side_b_on_its_own() -> None:
    t = table(building_1="b", building_5="b")
    sides = [stack["side"] for stack in t.match.view(None)["state"]["buildings"]]
    assert sides == ["b", "a", "a", "a", "b", "a"]


@pytest.mark.rule("EP-2.8", "RUL-8")
def test_both_tiles_of_a_stack_show_the_same_side() -> None:
    t = table(building_1="b")
    me = t.seat
    for node in ("S1", "S2"):
        t.build(node, 1, me).hand("criollo").at(node)
        assert t.actions() == {
            "remove criollo",
            "gain tokens 1",
            "auxiliary money",
            "auxiliary exchange",
            "done",
        }


@pytest.mark.rule("EP-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_worker_supply_holds_what_48_cards_leave_after_set_up(players: int) -> None:
    left = 12 - players  # each player takes one of each type
    t = table(players)
    assert t.in_supply() == dict.fromkeys(("cowboy", "engineer", "builder", "joker"), left)


@pytest.mark.rule("EP-2.10")
@pytest.mark.parametrize(("players", "number"), [(2, 9), (3, 14), (4, 19)])
def test_simmental_cards_by_players_and_the_rest_leaves_the_game(players: int, number: int) -> None:
    t = table(players)
    assert t.match.view(None)["state"]["simmentals"] == number
    assert t.census()["simmental"] == number


@pytest.mark.rule("EP-2.2", "EP-2.3", "EP-2.8")
@pytest.mark.parametrize(
    "options", [{"neutral": "random"}, {"train-5": "star"}, {"building-1": "c"}, {"building-7": "b"}]
)
def test_other_set_ups_do_not_exist(options: dict[str, str]) -> None:
    with pytest.raises(rondel.BadSetup):
        rondel.new("el-paso", players=2, options=options)
