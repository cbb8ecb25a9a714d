"""EP-15: what Sue does: cattle market, supply, train, choice of three."""

from __future__ import annotations

from collections import Counter

import pytest

from rondel.games.el_paso.catalog import cards as c
from tests.rules.el_paso.solo_table import solo

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
