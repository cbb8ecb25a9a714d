"""EP-15: the solo game against Sue, with the rulings on her (RUL-14, 15, 20 to 26 and 34 to 37)."""

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


# --- cattle market ---


@pytest.mark.rule("EP-15.13", "EP-15.19")
@pytest.mark.parametrize(
    ("cowboys", "breed"),
    [
        (1, "black-angus"),
        (2, "corriente"),
        (3, "shorthorn"),
        (4, "hereford"),
        (5, "hereford"),
        (6, "hereford"),
    ],
)
def test_cattle_market_by_cowboys(cowboys: int, breed: str) -> None:
    t = solo().employ(cowboy=cowboys)
    before = t.in_market()[breed]
    t.plays("A6")
    assert t.her_cattle() == {breed: 1}
    assert t.in_market()[breed] == before - 1
    assert t.her_workers()["cowboy"] == cowboys  # nothing is paid


@pytest.mark.rule("RUL-20")
@pytest.mark.parametrize(
    ("cowboys", "gone", "breed"),
    [
        (4, ("hereford",), "shorthorn"),
        (4, ("hereford", "shorthorn"), "corriente"),
        (3, ("shorthorn", "corriente"), "black-angus"),
        (2, ("corriente",), "black-angus"),
        (1, ("black-angus",), None),
        (2, ("corriente", "black-angus"), None),  # never a dearer one
    ],
)
def test_an_empty_market_stack_gives_the_next_cheaper_breed(
    cowboys: int, gone: tuple[str, ...], breed: str | None
) -> None:
    t = solo().employ(cowboy=cowboys)
    t.market(**{name.replace("-", "_"): 0 for name in gone})
    t.plays("A6")
    assert t.her_cattle() == ({breed: 1} if breed else {})


# --- supply ---


@pytest.mark.rule("EP-15.14")
@pytest.mark.parametrize("card", ["cowboy", "engineer", "builder"])
def test_a_worker_joins_its_type(card: str) -> None:
    t = solo()
    t.plays("A1", card)
    assert t.her_workers() == {"cowboy": 1, "engineer": 1, "builder": 1, card: 2}
    assert t.her_supply()[card] == 2


@pytest.mark.rule("EP-15.14", "EP-15.12")
@pytest.mark.parametrize("card", ["black-angus", "corriente"])
def test_cattle_from_her_supply_pile(card: str) -> None:
    t = solo()
    market = t.in_market()
    t.plays("A1", card)
    assert t.her_cattle() == {card: 1}
    assert t.in_market() == market  # not from the market


@pytest.mark.rule("EP-15.14")
@pytest.mark.parametrize(
    ("card", "draws"), [("A1", 1), ("A2", 1), ("A3", 1), ("A4", 1), ("A5", 1), ("B3", 2)]
)
def test_one_or_two_cards_as_shown(card: str, draws: int) -> None:
    t = solo(sue=3)
    t.plays(card, *["corriente"] * draws)
    assert t.her_cattle() == {"corriente": draws}


@pytest.mark.rule("EP-15.14")
def test_example_of_the_joker() -> None:
    """2 cowboys, 4 engineers, 2 builders: engineers are full, cowboys lie left of builders."""
    t = solo().employ(cowboy=2, engineer=4, builder=2)
    t.plays("A1", "joker")
    assert t.her_workers() == {"cowboy": 3, "engineer": 4, "builder": 2}


@pytest.mark.rule("EP-15.14")
@pytest.mark.parametrize(
    ("row", "workers", "joins"),
    [
        (("cowboy", "engineer", "builder"), (1, 1, 1), "cowboy"),
        (("builder", "engineer", "cowboy"), (1, 1, 1), "builder"),
        (("engineer", "cowboy", "builder"), (2, 1, 2), "cowboy"),
        (("builder", "cowboy", "engineer"), (2, 1, 2), "builder"),
        (("cowboy", "engineer", "builder"), (1, 3, 2), "engineer"),
        (("cowboy", "engineer", "builder"), (1, 5, 2), "builder"),  # more than 4 is ignored too
        (("cowboy", "engineer", "builder"), (4, 4, 1), "builder"),
    ],
)
def test_a_joker_joins_the_type_with_most(
    row: tuple[str, ...], workers: tuple[int, int, int], joins: str
) -> None:
    t = solo().row(*row).employ(*workers)
    before = Counter(t.her_workers())
    t.plays("A1", "joker")
    assert Counter(t.her_workers()) - before == Counter({joins: 1})


@pytest.mark.rule("EP-15.14")
def test_a_joker_counts_as_its_type_to_the_end() -> None:
    t = solo().employ(cowboy=2)
    t.plays("A1", "joker")
    t.stand("EP", 1)
    t.plays("A6")
    assert t.where(1) == "ND"  # 3 steps
    assert t.her_cattle() == {"shorthorn": 1}
    assert t.match.scores()[1]["categories"]["workers"] == 2 * 5


@pytest.mark.rule("RUL-21")
@pytest.mark.parametrize("row", [("engineer", "builder", "cowboy"), ("builder", "cowboy", "engineer")])
def test_a_joker_with_all_types_full_joins_the_leftmost(row: tuple[str, ...]) -> None:
    t = solo().row(*row).employ(4, 5, 4)
    before = Counter(t.her_workers())
    t.plays("A1", "joker")
    assert Counter(t.her_workers()) - before == Counter({row[0]: 1})


@pytest.mark.rule("RUL-34")
def test_an_empty_supply_pile_gives_nothing() -> None:
    t = solo(sue=3)
    t.sue.supply = [0] * c.CARDS
    t.sue.supply[c.CORRIENTE] = 1
    t.plays("B3", "corriente")  # one of two
    assert t.her_cattle() == {"corriente": 1}
    t.plays("A1")
    assert t.her_cattle() == {"corriente": 1}
    assert t.her_workers() == {"cowboy": 1, "engineer": 1, "builder": 1}
    assert t.her_supply() == {}


# --- train ---


@pytest.mark.rule("EP-15.15")
@pytest.mark.parametrize(
    ("engineers", "things", "tiles", "cattle", "workers"),
    [
        (1, ("OT01",), ["OT08"], {}, 3),  # T1: objective tile (· exchange token)
        (2, ("BT05", "builder"), ["BT20"], {}, 5),  # T2: bonus tile · hire
        (3, ("OT01",), ["OT08"], {"corriente": 1}, 5),  # T3: objective tile · Corriente
        (4, ("OT01",), ["OT08"], {}, 6),  # T4: (certificates ·) any tile (· move)
        (6, ("OT01",), ["OT08"], {}, 8),  # more than 4 is 4
    ],
)
def test_train_card_by_engineers(
    engineers: int, things: tuple[str, ...], tiles: list[str], cattle: dict[str, int], workers: int
) -> None:
    t = solo().employ(engineer=engineers)
    t.face_up("OT02", "OT08", "OT06", "BT01", "BT06", "BT20")
    t.plays("A8", *things)
    assert t.tiles(1) == tiles
    assert t.her_cattle() == cattle
    assert sum(t.her_workers().values()) == workers
    assert t.her.tokens == t.her.certificates == t.her.money == 0
    assert t.where(1) == ["NB", "NC", "ND", "NE", "NF", "NG"][engineers - 1]  # no second move


@pytest.mark.rule("EP-15.15", "RUL-22")
@pytest.mark.parametrize(
    ("engineers", "things", "tiles", "cattle", "workers"),
    [
        (1, ("BT05",), ["BT20"], {}, 3),  # T1: pay $2: bonus tile (· auxiliary): she does not pay
        (2, ("OT01",), ["OT08"], {}, 4),  # T2: objective tile (· certificates)
        (3, ("BT05", "engineer"), ["BT20"], {}, 6),  # T3: bonus tile · hire
        (4, ("OT01",), ["OT08"], {"corriente": 1}, 6),  # T4: any tile · Corriente (· auxiliaries)
    ],
)
def test_star_sides_of_the_train(
    engineers: int, things: tuple[str, ...], tiles: list[str], cattle: dict[str, int], workers: int
) -> None:
    t = solo(**{f"train_{n}": "star" for n in range(1, 5)}).employ(engineer=engineers)
    t.face_up("OT02", "OT08", "OT06", "BT01", "BT06", "BT20")
    t.plays("A8", *things)
    assert t.tiles(1) == tiles
    assert t.her_cattle() == cattle
    assert sum(t.her_workers().values()) == workers
    assert t.her.tokens == t.her.certificates == t.her.money == 0


@pytest.mark.rule("EP-15.15")
@pytest.mark.parametrize(
    ("shown", "taken"),
    [
        (("OT08", "OT09", "OT10"), "OT08"),  # all 5: the leftmost slot
        (("OT10", "OT09", "OT08"), "OT10"),
        (("OT01", "OT10", "OT08"), "OT10"),
        (("OT01", "OT02", "OT06"), "OT06"),
    ],
)
def test_the_tile_with_most_points_else_the_leftmost(shown: tuple[str, ...], taken: str) -> None:
    t = solo()
    t.face_up(*shown)
    t.plays("A8", "OT14")
    assert t.tiles(1) == [taken]
    assert t.shown("objective") == ["OT14" if tile == taken else tile for tile in shown]  # refilled


@pytest.mark.rule("EP-15.15")
def test_never_a_face_down_tile_and_none_when_there_is_none() -> None:
    t = solo()
    t.state.objectives = (-1, -1, -1)
    t.state.objective_stack = 0b111  # cannot be so in play; even then she takes only what lies face up
    t.plays("A8")
    assert t.tiles(1) == []


@pytest.mark.rule("RUL-22")
@pytest.mark.parametrize(
    ("shown", "taken", "refill"),
    [
        (("OT01", "OT02", "OT06", "BT01", "BT19", "BT20"), "BT19", "BT05"),  # most VP of all six
        (("OT01", "OT02", "OT08", "BT19", "BT20", "BT01"), "OT08", "OT03"),  # tie: objectives first
        (("OT01", "OT08", "OT09", "BT01", "BT02", "BT03"), "OT08", "OT03"),  # then leftmost
    ],
)
def test_any_tile(shown: tuple[str, ...], taken: str, refill: str) -> None:
    t = solo().employ(engineer=4)
    t.face_up(*shown)
    t.plays("A8", refill)
    assert t.tiles(1) == [taken]


@pytest.mark.rule("EP-15.15", "RUL-35")
@pytest.mark.parametrize("tile", ["BT06", "BT08", "BT10", "BT12", "BT14", "BT15", "BT16", "BT18"])
def test_bonus_tiles_give_her_no_instant_effect(tile: str) -> None:
    t = solo(train_1="star")
    t.face_up(tile)
    t.plays("A8", "BT20")
    assert t.tiles(1) == [tile]
    assert t.her.money == t.her.tokens == t.her.certificates == 0
    assert t.her_workers() == {"cowboy": 1, "engineer": 1, "builder": 1}
    assert t.her_cattle() == {}


@pytest.mark.rule("RUL-35")
@pytest.mark.parametrize("tile", ["BT01", "BT04"])
def test_bonus_tiles_give_her_no_permanent_effect(tile: str) -> None:
    """She has the tile for its VP; nobody is shown a permanent certificate or duplicate of hers."""
    t = solo(train_1="star")
    t.face_up(tile)
    t.plays("A8", "BT20")
    seen = t.match.view(0)["state"]["players"][1]
    assert seen["bonus_tiles"] == [tile]
    assert (seen["permanent"], seen["duplicates"]) == (0, 0)
    assert t.match.scores()[1]["categories"]["bonus-tiles"] == 2


# --- build ---


@pytest.mark.rule("EP-15.16")
@pytest.mark.parametrize(("builders", "building"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_she_builds_with_as_many_builders_as_possible(builders: int, building: int) -> None:
    t = solo().employ(builder=builders)
    t.plays("A7")
    assert t.building_on("S9") == (building, 1)  # the costliest space
    assert t.stack_of(building) == 1
    assert t.her_workers()["builder"] == builders
    assert t.her.buildings == 1


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_with_more_than_six_builders_she_builds_the_largest() -> None:
    t = solo().stand("NF", 1).employ(builder=7).delivered("5", "7", "9", "10", "12", "16", "16")
    t.plays("A7")
    assert t.building_on("S9") == (6, 1)


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_an_empty_stack_means_the_next_smaller_building() -> None:
    t = solo().employ(builder=3).build("S2", 3, seat=0).build("S4", 3, seat=0)
    t.plays("A7")
    assert t.building_on("S9") == (2, 1)


@pytest.mark.rule("EP-15.16")
def test_on_the_costliest_empty_space() -> None:
    t = solo().build("S9", 1, seat=0)
    t.plays("A7")
    assert t.building_on("S1") == (1, 1)  # $2


@pytest.mark.rule("EP-15.16", "RUL-37")
@pytest.mark.parametrize(
    ("start", "space"),
    [
        ("EP", "S3"),  # to NB: next of S3, S6 and S7, which cost $1 each
        ("NB", "S3"),
        ("NC", "S6"),
        ("ND", "S7"),  # to NE
        ("NE", "S3"),  # to NF: round by El Paso
        ("NF", "S3"),
    ],
)
def test_among_equal_spaces_the_nearest_ahead_of_her_herder(start: str, space: str) -> None:
    t = solo().stand(start, 1)
    t.build("S9", 2, seat=0).build("S1", 2, seat=0)
    # One step by one builder: S9 is a location between NF and NG, S1 between El Paso and NB.
    t.plays("A7")
    assert t.building_on(space) == (1, 1)


@pytest.mark.rule("EP-15.16")
def test_with_two_buildings_she_replaces_one() -> None:
    t = solo().employ(builder=2).build("S9", 1, seat=1).build("S1", 5, seat=1)
    t.plays("A7")
    assert t.building_on("S9") == (3, 1)  # a rise of 2; the other could rise only by 1
    assert t.building_on("S1") == (5, 1)
    assert (t.stack_of(1), t.stack_of(3)) == (2, 1)
    assert t.her.buildings == 2
    assert t.her_workers()["builder"] == 2


@pytest.mark.rule("EP-15.16", "RUL-37")
@pytest.mark.parametrize(
    ("start", "replaced"),
    [
        ("EP", "S2"),  # to NB
        ("NB", "S2"),  # to S2 itself: the herder's node is included
        ("S2", "S6"),  # to NC
        ("ND", "S6"),
        ("S6", "S2"),  # to NE: round by El Paso
        ("NF", "S2"),
    ],
)
def test_among_equal_replacements_the_nearest_ahead(start: str, replaced: str) -> None:
    t = solo().stand(start, 1).build("S2", 2, seat=1).build("S6", 3, seat=1)
    t.plays("A7")
    other = "S6" if replaced == "S2" else "S2"
    old = {"S2": 2, "S6": 3}
    assert t.building_on(replaced) == (old[replaced] + 1, 1)
    assert t.building_on(other) == (old[other], 1)


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_a_replacement_rises_as_far_as_the_stacks_allow() -> None:
    t = solo().employ(builder=3).build("S9", 1, seat=1).build("S1", 6, seat=1)
    t.build("S2", 4, seat=0).build("S4", 4, seat=0)
    t.plays("A7")
    assert t.building_on("S9") == (3, 1)  # 4 is gone, 5 would be a rise of 4
    t.stand("EP", 1)
    t.plays("A7")
    assert t.building_on("S9") == (6, 1)


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_as_far_upgraded_as_possible_she_takes_a_hereford() -> None:
    t = solo().employ(builder=2).build("S9", 6, seat=1).build("S1", 6, seat=1)
    t.plays("A7")
    assert t.her_cattle() == {"hereford": 1}
    assert t.in_market()["hereford"] == 5
    assert (t.building_on("S9"), t.building_on("S1")) == ((6, 1), (6, 1))


@pytest.mark.rule("EP-15.16", "RUL-24")
def test_too_few_builders_for_any_stack_is_as_far_as_possible() -> None:
    t = solo().build("S9", 4, seat=1).build("S1", 5, seat=1).build("S2", 5, seat=0)
    t.build("S4", 6, seat=0)
    t.state.building_stacks[5] = 0  # 4 could become 5, 5 become 6, but both stacks are empty
    t.plays("A7")
    assert t.her_cattle() == {"hereford": 1}


@pytest.mark.rule("EP-15.16", "RUL-20")
def test_a_missing_hereford_is_replaced_by_the_next_cheaper_breed() -> None:
    t = solo().build("S9", 6, seat=1).build("S1", 6, seat=1).market(hereford=0)
    t.plays("A7")
    assert t.her_cattle() == {"shorthorn": 1}


@pytest.mark.rule("RUL-36")
def test_with_one_building_and_no_tile_within_her_builders_she_replaces() -> None:
    t = solo().build("S9", 1, seat=1).build("S1", 1, seat=0)
    assert t.stack_of(1) == 0
    t.plays("A7")
    assert t.building_on("S9") == (2, 1)
    assert t.her.buildings == 1


@pytest.mark.rule("RUL-36")
def test_with_no_building_and_no_tile_within_her_builders_she_takes_a_hereford() -> None:
    t = solo().build("S2", 1, seat=0).build("S1", 1, seat=0)
    t.plays("A7")
    assert t.her.buildings == 0
    assert t.her_cattle() == {"hereford": 1}


@pytest.mark.rule("EP-15.16", "RUL-23")
def test_at_most_two_buildings_whose_owner_is_recorded() -> None:
    t = solo()
    for _ in range(4):
        t.stand("EP", 1)
        t.plays("A7")
        assert t.state.owners.count(1) == t.her.buildings <= 2
    assert t.her.buildings == 2


# --- choice of three ---


@pytest.mark.rule("EP-15.17")
@pytest.mark.parametrize(
    ("row", "workers", "choice"),
    [
        (("cowboy", "engineer", "builder"), (2, 1, 1), "market"),
        (("cowboy", "engineer", "builder"), (1, 2, 1), "train"),
        (("cowboy", "engineer", "builder"), (1, 1, 2), "build"),
        (("engineer", "builder", "cowboy"), (1, 1, 1), "train"),
        (("builder", "engineer", "cowboy"), (1, 1, 1), "build"),
        (("builder", "cowboy", "engineer"), (2, 2, 1), "market"),  # the leftmost of the tied ones
        (("engineer", "cowboy", "builder"), (2, 1, 2), "market"),
        (("cowboy", "engineer", "builder"), (4, 5, 4), "train"),  # no type is ignored here
    ],
)
@pytest.mark.parametrize("card", ["B1", "B2"])
def test_choice_of_three(row: tuple[str, ...], workers: tuple[int, int, int], choice: str, card: str) -> None:
    t = solo(sue=2).row(*row).employ(*workers)
    t.face_up("OT01", "OT02", "OT08", "BT01", "BT19", "BT20")
    things = {1: ("OT03",), 2: ("BT05", "cowboy")}.get(workers[1], ("OT03",)) if choice == "train" else ()
    names = [name for name, _ in t.plays(card, *things)]
    done = {"market": "sue-took-cattle", "train": "used-train", "build": "built"}
    assert [kind for kind, name in done.items() if name in names] == [choice]
    assert t.where(1) == "ND"  # B1 and B2 move 3 steps


# --- El Paso ---


@pytest.mark.rule("EP-15.18")
def test_at_el_paso_first_the_card_then_the_delivery() -> None:
    t = solo().stand("NG", 1).face_up("OT01", "OT08", "OT10")
    events = t.plays("A6", "OT02")
    names = [name for name, _ in events if name not in ("turn", "turned-up")]
    assert names == [
        "sue-revealed",
        "moved",
        "sue-took-cattle",
        "gained-cattle",
        "sue-placed-disc",
        "took-tile",
    ]
    assert t.her_cattle() == {"black-angus": 1, "simmental": 1}
    assert t.state.simmentals == 8
    assert t.posts(1) == {"5": 1, "7": 1}
    assert t.tiles(1) == ["OT08"]  # most VP, leftmost
    assert t.her.money == 0


@pytest.mark.rule("EP-15.18", "EP-15.16", "RUL-37")
def test_at_el_paso_she_builds_before_she_delivers() -> None:
    t = solo().stand("NG", 1).face_up("OT01", "OT08", "OT10").build("S9", 1, seat=0)
    names = [name for name, _ in t.plays("A7", "OT02")]
    assert names.index("built") < names.index("gained-cattle")
    assert t.building_on("S1") == (1, 1)


@pytest.mark.rule("EP-15.18", "RUL-15", "RUL-35")
def test_her_deliveries_in_turn() -> None:
    t = solo().face_up("OT01", "OT08", "OT10")
    things = {"7": ("OT02",), "9": ("builder",)}
    delivered = {"5": 1}
    for post in ("7", "9", "10", "12", "16", "16"):
        before = (t.her_workers(), t.tiles(1))
        t.stand("NG", 1)
        t.plays("A6", *things.get(post, ()))
        delivered[post] = delivered.get(post, 0) + 1
        assert t.posts(1) == delivered
        # Post 7 gives an objective, post 9 a card of her supply pile; money and tokens are void for her.
        workers, tiles = before
        assert t.tiles(1) == (["OT08"] if post == "7" else tiles)
        assert t.her_workers() == ({**workers, "builder": 2} if post == "9" else workers)
        assert t.her.money == t.her.tokens == 0
    assert t.discs(1) == []
    t.stand("NG", 1)
    t.plays("A6")
    assert t.posts(1) == delivered  # no disc is left
    assert t.her_cattle()["simmental"] == 7  # but she takes the card


@pytest.mark.rule("EP-15.18", "RUL-15")
def test_without_discs_there_is_no_reward() -> None:
    t = solo().stand("NG", 1).delivered("5", "7", "9", "10", "12", "16", "16")
    t.plays("A6")
    assert t.posts(1) == {"5": 1, "7": 1, "9": 1, "10": 1, "12": 1, "16": 2}


@pytest.mark.rule("EP-15.18")
@pytest.mark.parametrize("reward", ["corriente", "joker"])
def test_the_worker_of_post_9_is_any_card_of_her_supply_pile(reward: str) -> None:
    t = solo().stand("NG", 1).delivered("5", "7")
    t.plays("A6", reward)
    assert t.her_supply()[reward] == 2
    assert t.her_workers()["cowboy"] == (2 if reward == "joker" else 1)


@pytest.mark.rule("RUL-26", "EP-13.2", "EP-13.3")
def test_she_may_end_the_game() -> None:
    t = solo().simmentals(0).stand("NG", 1).face_up("OT01", "OT08", "OT10")
    names = [name for name, _ in t.plays("A6", "OT02")]
    assert "finished" in names
    assert t.where(1) == "simmental"
    assert "simmental" not in t.her_cattle()
    assert t.posts(1) == {"5": 1, "7": 1}  # the rest of El Paso is done
    assert t.match.scores()[1]["categories"]["cattle"] == 1 + 2
    assert t.seat == 0
    t.play("move NC", "done")
    assert t.match.over


@pytest.mark.rule("RUL-26", "EP-13.4")
def test_her_last_turn_after_the_human_has_finished() -> None:
    t = solo().simmentals(0).stand("NG", 1).turn(0, "NG").play("move EP", "deliver", "disc PB1", "post 0")
    assert t.match.over
    assert t.state.finisher == 0
    assert t.where(1) == "EP"  # every card moves her at least one step
    assert "simmental" not in t.her_cattle()
    assert t.posts(1) == {"5": 1, "7": 1}


@pytest.mark.rule("EP-15.8", "EP-13.1")
def test_she_may_take_the_last_simmental() -> None:
    t = solo().simmentals(1).stand("NG", 1).face_up("OT01", "OT08", "OT10")
    assert "emptied-simmental" in [name for name, _ in t.plays("A6", "OT02")]
    assert t.where(1) == "EP"
    t.turn(0, "NG").play("move EP")
    assert t.where(0) == "simmental"


# --- scoring ---


@pytest.mark.rule("EP-15.20")
def test_her_score() -> None:
    t = solo().employ(cowboy=3, engineer=2, builder=1).build("S9", 4, seat=1).build("S1", 1, seat=1)
    t.delivered("5", "7", "9", "10", "12", "16", "16").own("BT01", "BT19", "OT20", "OT11", "OT01", seat=1)
    for breed, number in (("black-angus", 2), ("hereford", 1), ("simmental", 3)):
        t.sue.cattle[c.BREED_IDS.index(breed)] = number
    score = t.match.scores()[1]
    assert score["categories"] == {
        "money": 0,
        "buildings": 6 + 1,
        "deliveries": 3 + 5 + 8 + 8,
        "workers": 2 * 6,
        "cattle": 2 * 1 + 7 + 3 * 2,
        "bonus-tiles": 2 + 5,
        "objectives": 5 + 5 + 3,  # as if fulfilled
    }
    assert score["total"] == sum(score["categories"].values())


@pytest.mark.rule("EP-15.20")
def test_her_money_is_worth_nothing_and_her_supply_pile_neither() -> None:
    t = solo()
    score = t.match.scores()[1]
    assert score["categories"]["money"] == 0
    assert score["total"] == 2 * 3  # her first workers
    assert t.match.scores()[0]["categories"]["objectives"] == 0  # the human's are not given away


@pytest.mark.rule("EP-15.20")
def test_the_two_are_ranked_like_players() -> None:
    t = solo().money(0)
    t.me.objectives = ()
    assert [score["place"] for score in t.match.scores()] == [2, 1]
    t.money(31)
    assert [score["place"] for score in t.match.scores()] == [1, 2]  # 6 each, $1 left against nothing
