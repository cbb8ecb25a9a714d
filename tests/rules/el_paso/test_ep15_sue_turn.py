"""EP-15: the solo game against Sue: set-up, her turn and her herder (RUL-14, 15, 20 to 26 and 34 to 37)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

import rondel
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import sue as su
from tests.rules.el_paso.solo_table import SoloTable, solo
from tests.rules.el_paso.table import table

A_CARDS = [f"A{n}" for n in range(1, 9)]


def fresh(seed: int = 1, **options: object) -> SoloTable:
    """A solo game as it is set up, before the draft."""
    return SoloTable(table(players=1, seed=seed, draft=False, **options).match)


# --- set-up ---


@pytest.mark.rule("EP-15.1")
def test_set_up_for_two_with_only_discs_and_herder_for_sue() -> None:
    t = fresh()
    assert len(t.state.players) == 2
    assert t.state.simmentals == 9
    assert t.in_market() == {"black-angus": 5, "corriente": 7, "shorthorn": 8, "hereford": 6}  # C-13
    assert t.in_supply() == {"cowboy": 7, "engineer": 7, "builder": 7, "joker": 8}
    assert len(t.discs(1)) + sum(t.posts(1).values()) == 7
    assert t.in_area(1) == {}
    assert t.her.buildings == t.her.certificates == 0
    assert t.in_area(0) == {"cowboy": 1, "engineer": 1, "builder": 1, "joker": 1}


@pytest.mark.rule("EP-15.2")
def test_sues_supply_pile_instead_of_a_herd_deck() -> None:
    t = fresh()
    assert t.her_supply() == {
        "black-angus": 3,
        "corriente": 3,
        "cowboy": 3,
        "engineer": 3,
        "builder": 3,
        "joker": 3,
    }
    assert t.in_hand(1) == t.in_draw(1) == t.in_discard(1) == {}
    assert t.her_cattle() == {}
    assert t.match.spec.census(t.state)["criollo"] == 4  # her herd deck is in the box


@pytest.mark.rule("EP-15.2")
def test_her_supply_pile_is_shuffled() -> None:
    first = set()
    for seed in range(60):
        t = solo(seed)
        t.match.state.chance = rondel.new("el-paso", 2, seed=seed).state.chance
        before = t.her_supply()
        t.sue.deck = 1  # A1: draw 1
        t.play("move NC", "done")
        first |= {card for card, n in before.items() if t.her_supply().get(card, 0) < n}
    assert first == {"black-angus", "corriente", "cowboy", "engineer", "builder", "joker"}


@pytest.mark.rule("EP-15.3", "RUL-14")
@pytest.mark.parametrize("b_cards", range(4))
def test_all_a_cards_and_the_chosen_number_of_b_cards_in_order(b_cards: int) -> None:
    t = fresh(sue=b_cards)
    deck = t.match.view(0)["state"]["sue"]["deck"]
    assert deck == A_CARDS + ["B1", "B2", "B3"][:b_cards]
    assert t.sue.discard == 0


@pytest.mark.rule("EP-15.3")
def test_without_a_choice_there_are_no_b_cards() -> None:
    assert fresh().match.view(0)["state"]["sue"]["deck"] == A_CARDS


@pytest.mark.rule("EP-15.4")
def test_one_worker_of_each_type_in_a_random_row() -> None:
    rows = Counter(fresh(seed).sue.row for seed in range(300))
    assert set(rows) == set(permutations((c.COWBOY, c.ENGINEER, c.BUILDER)))
    assert min(rows.values()) > 20  # 50 each if uniform
    assert fresh().her_workers() == {"cowboy": 1, "engineer": 1, "builder": 1}


@pytest.mark.rule("EP-15.5")
def test_a_disc_on_post_5_the_herder_in_el_paso_no_objective() -> None:
    t = fresh()
    assert t.posts(1) == {"5": 1}
    assert len(t.discs(1)) == 6
    assert t.where(1) == "EP"
    t.play(t.texts()[0])  # the human's draft
    assert t.tiles(1) == []
    assert len(t.tiles(0)) == 1
    assert t.her.money == 0  # and nothing of post 5's reward


@pytest.mark.rule("EP-15.6")
def test_the_human_goes_first() -> None:
    for seed in range(20):
        t = fresh(seed)
        assert t.seat == t.state.start == 0
        assert (t.me.money, t.me.tokens) == (4, 1)
        assert sum(t.in_hand().values()) == 4
        assert t.phase == "draft-objective"
        shown = t.shown("objective")
        assert t.texts() == [f"take {tile}" for tile in shown]
        t.play(t.texts()[2])
        assert t.tiles(0) == [shown[2]]
        assert t.phase == "first-place"
        assert t.where(1) == "EP"  # Sue has not moved


# --- her turn ---


@pytest.mark.rule("EP-15.7", "EP-15.9", "EP-15.12", "EP-15.19")
@pytest.mark.parametrize("seed", range(8))
def test_whole_games_ask_nothing_for_sue_and_give_her_no_money(seed: int) -> None:
    """Random games of all difficulties; what is said of Sue holds after every move."""
    match = rondel.new("el-paso", players=1, seed=seed, options={"sue": seed % 4})
    chance = random.Random(seed)
    t = SoloTable(match)
    workers = Counter(t.her_workers())
    turns = 0
    while not match.over:
        assert match.seat == 0
        match.play(chance.choice(match.options()))
        her = t.her
        assert (her.money, her.tokens, her.certificates) == (0, 0, 0)
        assert t.in_hand(1) == t.in_draw(1) == t.in_discard(1) == t.in_area(1) == {}
        assert workers <= Counter(t.her_workers())  # never discarded
        workers = Counter(t.her_workers())
        assert (t.sue.deck | t.sue.discard).bit_count() == 8 + seed % 4
        assert not t.sue.deck & t.sue.discard
        turns += len(t.happened("sue-revealed"))
    assert turns in (t.state.turn // 2, (t.state.turn + 1) // 2)
    assert not [e for _, e in match.log(None) if match.spec.changes(e) and e[1] == 1]


@pytest.mark.rule("EP-15.8")
def test_her_buildings_are_another_players() -> None:
    t = solo().build("S2", 6, seat=1)
    t.turn(0, "NB")
    assert t.texts() == ["move S2", "move NC", "move ND"]  # a step like any other
    t.play("move S2")
    assert t.phase == "auxiliaries"
    assert t.actions() == {"auxiliary money", "auxiliary exchange", "done"}


@pytest.mark.rule("EP-15.8", "EP-15.9")
def test_she_takes_her_turn_after_the_human_without_a_question() -> None:
    t = solo()
    turn = t.state.turn
    t.play("move NC", "done")
    assert t.seat == 0
    assert t.state.turn == turn + 2
    assert t.phase == "movement"
    assert t.where(1) != "EP"
    assert len(t.happened("sue-revealed")) == 1


@pytest.mark.rule("EP-15.9")
def test_a_card_is_revealed_and_discarded() -> None:
    t = solo()
    events = t.plays("A2", "cowboy")
    names = [name for name, _ in events]
    assert names == ["turn", "sue-revealed", "moved", "sue-drew", "turn"]
    assert events[1][1]["sue"] == "A2"
    seen = t.match.view(0)["state"]["sue"]
    assert seen["discard"] == ["A2"]
    assert seen["deck"] == [card for card in A_CARDS if card != "A2"]


@pytest.mark.rule("EP-15.9")
def test_the_discard_pile_is_reshuffled_only_when_the_deck_is_empty_at_the_start_of_her_turn() -> None:
    t = solo()
    t.sue.deck, t.sue.discard = 0b1, 0b11111110
    assert "reshuffled" not in [name for name, _ in t.plays("A1", "cowboy")]
    assert (t.sue.deck, t.sue.discard) == (0, 0b11111111)
    t.state.chance.script = [c.FIRST_WORKER + c.COWBOY, 2]  # next one last: A3, then a cowboy
    t.play("move NC", "done")
    assert [event["seat"] for event in t.happened("reshuffled")] == [1]
    assert (t.sue.deck, t.sue.discard) == (0b11111011, 0b100)


@pytest.mark.rule("EP-15.9")
def test_every_card_comes_once_before_any_comes_again() -> None:
    t = solo(sue=3)
    for _ in range(2):
        seen = set()
        for _ in range(11):
            t.turn(0, "NB").play("move NC", "done")
            seen |= {event["sue"] for event in t.happened("sue-revealed")}
            t.stand("EP", 1)
        assert seen == set(su.SUE_CARD_IDS)


@pytest.mark.rule("EP-15.10")
@pytest.mark.parametrize(
    ("card", "node"),
    [("A1", "NB"), ("A2", "NC"), ("A3", "ND"), ("A4", "ND"), ("A5", "NE"), ("B3", "NE")],
)
def test_she_moves_the_shown_number_of_steps(card: str, node: str) -> None:
    t = solo(sue=3)
    t.plays(card, *["cowboy"] * (2 if card == "B3" else 1))
    assert t.where(1) == node


@pytest.mark.rule("EP-15.10")
@pytest.mark.parametrize(
    ("card", "workers", "node"),
    [
        ("A6", {"cowboy": 3}, "ND"),
        ("A6", {"engineer": 3, "builder": 4}, "NB"),
        ("A7", {"builder": 2}, "NC"),
        ("A7", {"cowboy": 4, "engineer": 4}, "NB"),
        ("A6", {"cowboy": 6}, "NG"),
    ],
)
def test_one_step_for_each_worker(card: str, workers: dict[str, int], node: str) -> None:
    t = solo().employ(**workers)
    t.plays(card)
    assert t.where(1) == node


@pytest.mark.rule("EP-15.10")
def test_one_step_for_each_engineer() -> None:
    t = solo().employ(engineer=2).face_up("BT19", "BT01", "BT02")
    t.plays("A8", "BT03", "cowboy")
    assert t.where(1) == "NC"


@pytest.mark.rule("EP-15.10")
def test_every_building_is_a_step_for_her() -> None:
    t = solo().build("S1", 1, seat=0).build("S2", 1, seat=1)
    t.plays("A3", "cowboy")
    assert t.where(1) == "S2"  # S1, NB, S2


@pytest.mark.rule("EP-15.10")
@pytest.mark.parametrize(
    ("start", "built", "node"),
    [
        ("NC", (), "ND"),
        ("NC", ("S3",), "ND"),  # 1 location inside, none outside
        ("NC", ("S4",), "ND"),
        ("NC", ("S5",), "ND"),
        ("NC", ("S3", "S4"), "S3"),  # equal: inside
        ("NC", ("S3", "S5"), "S3"),
        ("NC", ("S3", "S4", "S5"), "S3"),  # shorter inside
        ("NC", ("S4", "S5"), "ND"),
        ("NE", ("S7",), "NF"),
        ("NE", ("S8",), "NF"),
        ("NE", ("S7", "S8"), "S7"),
    ],
)
def test_at_a_fork_the_shorter_branch_else_the_inner_one(
    start: str, built: tuple[str, ...], node: str
) -> None:
    t = solo().stand(start, 1)
    for place, owner in zip(built, (0, 1, 0), strict=False):
        t.build(place, 1 + built.index(place), owner)
    t.plays("A1", "cowboy")
    assert t.where(1) == node


@pytest.mark.rule("EP-15.10")
@pytest.mark.parametrize(("start", "card"), [("NG", "A1"), ("NG", "A5"), ("NF", "A3")])
def test_el_paso_ends_her_movement(start: str, card: str) -> None:
    t = solo().stand(start, 1).face_up("OT02", "OT04", "OT12")
    t.plays(card, "cowboy", "OT01")
    assert t.where(1) == "EP"


@pytest.mark.rule("EP-15.10", "RUL-25")
def test_no_step_limit_but_the_card_and_el_paso() -> None:
    t = solo().employ(cowboy=7)
    t.face_up("OT02", "OT04", "OT12")
    t.plays("A6", "OT01")
    assert t.where(1) == "EP"  # a lap of 7 steps in one turn
    assert t.posts(1) == {"5": 1, "7": 1}


@pytest.mark.rule("EP-15.11")
@pytest.mark.parametrize("node", ["NB", "NC", "ND", "NE", "NF"])
def test_where_she_ends_does_not_affect_her_action(node: str) -> None:
    before = {"NB": "EP", "NC": "NB", "ND": "NC", "NE": "ND", "NF": "NE"}[node]
    t = solo().stand(before, 1)
    market, tiles, supply = t.in_market(), t.tiles(1), t.in_supply()
    t.plays("A1", "engineer")
    assert t.where(1) == node
    assert t.her_workers() == {"cowboy": 1, "engineer": 2, "builder": 1}
    assert (t.in_market(), t.tiles(1), t.in_supply()) == (market, tiles, supply)
    assert t.her.money == t.her.tokens == t.her.certificates == t.her.buildings == 0
    assert t.posts(1) == {"5": 1}


@pytest.mark.rule("EP-15.11")
def test_nor_does_a_building_of_her_own() -> None:
    t = solo().build("S1", 6, seat=1)
    t.plays("A1", "black-angus")
    assert t.where(1) == "S1"
    assert t.her_workers() == {"cowboy": 1, "engineer": 1, "builder": 1}
    assert t.her.certificates == 0


@pytest.mark.rule("EP-15.12")
def test_cattle_goes_to_her_cattle_pile_in_the_open() -> None:
    t = solo().stand("NG", 1)
    t.face_up("OT02", "OT04", "OT12")
    t.plays("A1", "black-angus", "OT01")
    t.plays("A1", "corriente")
    t.plays("A6")
    assert t.match.view(None)["state"]["sue"]["cattle"] == {"black-angus": 2, "corriente": 1, "simmental": 1}
    assert t.in_hand(1) == t.in_draw(1) == t.in_discard(1) == {}
