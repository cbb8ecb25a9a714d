"""SF-3: resources."""

from __future__ import annotations

import pytest

from rondel.games.saltfjord.catalog import goods as gd
from tests.rules.saltfjord.table import Table

GOODS = ("fish", "log", "grain", "paper", "plank", "food", "book", "gold")
FISH_UP = ["upgrade fish-log", "upgrade fish-grain", "upgrade fish-paper"]


@pytest.mark.rule("SF-3.1")
def test_eight_rooms_one_for_each_resource() -> None:
    assert gd.GOOD_IDS == GOODS
    rows = {room.id: (room.row, room.price) for room in gd.ROOMS}
    assert rows == {
        "fish": (1, 0),
        **dict.fromkeys(("log", "grain", "paper"), (2, 2)),
        **dict.fromkeys(("plank", "food", "book"), (3, 3)),
        "gold": (4, 4),
    }


@pytest.mark.rule("SF-3.1")
def test_rooms_and_supply_are_unlimited(t: Table) -> None:
    t.goods(log=500).using("log")
    assert t.warehouse(t.mover) == {"log": 501}


@pytest.mark.rule("SF-3.2", "SF-6.1")
def test_gain_a_plank(t: Table) -> None:
    # Example: the player gains 1 plank.
    t.goods(plank=2, grain=1).using("plank")
    assert t.warehouse(t.mover) == {"plank": 3, "grain": 1}


@pytest.mark.rule("SF-3.2")
def test_spend_a_grain(t: Table) -> None:
    # Example: the player spends 1 grain.
    t.goods(grain=2).crates(0, 0, 0, 1).village({}).workers(0)
    t.play("close 1", "done", "trade grain")
    assert t.gained() == {"grain": -1, "vp": 3}
    assert t.warehouse(t.mover) == {"grain": 1}


@pytest.mark.rule("SF-3.3", "SF-3.4")
def test_upgrade_a_fish_to_a_log(t: Table) -> None:
    # Example: the player upgrades a fish to a log (grain and paper would have been possible, too).
    t.goods(fish=1).using("upgrade")
    assert t.options() == [*FISH_UP, "upgrade one-fish", "done"]
    t.play("upgrade fish-log")
    assert t.gained() == {"fish": -1, "log": 1}


@pytest.mark.rule("SF-3.4")
@pytest.mark.parametrize("good", ["log", "grain", "paper"])
def test_a_fish_becomes_any_basic_good(t: Table, good: str) -> None:
    t.goods(fish=2).using("upgrade").play(f"upgrade fish-{good}")
    assert t.warehouse(t.mover) == {"fish": 1, good: 1}


@pytest.mark.rule("SF-3.3")
@pytest.mark.parametrize(
    ("good", "better"),
    [
        ("log", "plank"), ("grain", "food"), ("paper", "book"),
        ("plank", "gold"), ("food", "gold"), ("book", "gold"),
    ],
)  # fmt: skip
def test_an_upgrade_follows_one_arrow(t: Table, good: str, better: str) -> None:
    t.goods(**{good: 2}).using("upgrade")
    assert t.options() == [f"upgrade {good}-{better}", "upgrade one-fish", "done"]
    t.play(f"upgrade {good}-{better}")
    assert t.gained() == {good: -1, better: 1}


@pytest.mark.rule("SF-3.3")
def test_an_upgrade_may_give_one_fish_instead(t: Table) -> None:
    t.using("upgrade")
    assert t.options() == ["upgrade one-fish", "done"]  # even without any goods
    t.play("upgrade one-fish")
    assert t.gained() == {"fish": 1}


@pytest.mark.rule("SF-3.5")
def test_gold_cannot_be_upgraded(t: Table) -> None:
    t.goods(gold=3).using("upgrade")
    assert t.options() == ["upgrade one-fish", "done"]
    assert not [arrow for arrow in gd.ARROW_IDS if arrow.startswith("gold-")]


@pytest.mark.rule("SF-3.6", "SF-8.3")
def test_downgrades_lead_against_the_arrows(t: Table) -> None:
    t.goods(**dict.fromkeys(GOODS, 1)).play("extra downgrade")
    assert set(t.texts()) == {
        "downgrade log-fish", "downgrade grain-fish", "downgrade paper-fish",
        "downgrade plank-log", "downgrade food-grain", "downgrade book-paper",
        "downgrade gold-plank", "downgrade gold-food", "downgrade gold-book",
    }  # fmt: skip


@pytest.mark.rule("SF-3.6")
@pytest.mark.parametrize(
    "steps",
    [
        ("gold-plank",), ("gold-food",), ("gold-book",),
        ("gold-plank", "plank-log"), ("gold-food", "food-grain"), ("gold-book", "book-paper"),
        ("gold-plank", "plank-log", "log-fish"),
    ],
    ids=lambda steps: steps[-1],
)  # fmt: skip
def test_gold_can_stand_in_for_any_resource(t: Table, steps: tuple[str, ...]) -> None:
    t.goods(gold=1)
    for step in steps:
        t.play("extra downgrade", f"downgrade {step}")
    assert t.warehouse() == {steps[-1].split("-")[1]: 1}


@pytest.mark.rule("SF-3.6", "Q-12")
def test_fish_cannot_be_downgraded(t: Table) -> None:
    t.goods(fish=5)
    assert not t.can("extra downgrade")
    assert t.refuses("extra downgrade")
    assert not [back for back in gd.BACK_IDS if back.startswith("fish-")]


@pytest.mark.rule("SF-3.7")
def test_large_tokens_are_no_matter_of_the_program(t: Table) -> None:
    t.goods(fish=4)
    assert t.match.spec.view(t.state, t.seat)["players"][t.seat]["goods"]["fish"] == 4  # a number, no tokens
    t.play("extra upgrade", "upgrade fish-log")  # 3 of 4 fish: no change is ever asked for
    assert t.warehouse() == {"fish": 1, "log": 1}
