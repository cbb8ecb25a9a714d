"""The catalogue against the specification, row by row: goods, technologies, harbour, fjord, crates."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from tests.rules.saltfjord.specification import CATALOG, data, ids, tables

# --- D-1 warehouse ---


@pytest.mark.rule("SF-3.1")
def test_d1_the_rooms_their_arrows_and_prices() -> None:
    (rows,) = tables("D-1")
    assert [row[0] for row in rows] == ids("good") == list(gd.GOOD_IDS)
    downgrades: dict[str, list[str]] = {}
    for name, floor, up, down, price, _ in rows:
        upgrades = [] if up == "none" else re.split(r", | or ", up)
        assert data("good", name) == {
            "row": int(floor),
            "upgrades": tuple(upgrades),
            "price": 0 if price == "cannot be sold" else int(price),
        }
        downgrades[name] = [] if down == "none" else re.split(r", | or ", down)
    backwards = {name: [a for a, b in map(_ends, gd.ARROW_IDS) if b == name] for name in gd.GOOD_IDS}
    assert backwards == downgrades


def _ends(arrow: str) -> tuple[str, str]:
    good, _, better = arrow.partition("-")
    return good, better


# --- D-2 and D-13 technologies ---

LEVELS = {
    "1 gold": "gain-gold",
    "1 worker": "worker",
    "boat tile to improved side": "improved-boat",
    "1 ability tile": "ability",
    "∞ building tiles cost 1 log less": "cheaper-tiles",
    "1 fish, 1 log, 1 paper": "gain-goods",
    "∞ crate to any pier row": "any-pier",
    "∞ pier reward on each order": "pier-reward",
    "∞ choose 1 of 2 tokens": "choose-catch",
    "∞ type II open": "type-2",
    "∞ type III open": "type-3",
}
TRACKS = {
    "1 Craft": "craft",
    "2 Carpentry": "carpentry",
    "3 Supplies": "supplies",
    "4 Fishing": "fishing-track",
}


@pytest.mark.rule("SF-7.1")
def test_d2_the_tracks_their_costs_and_effects() -> None:
    (rows,) = tables("D-2")
    assert [TRACKS[row[0]] for row in rows] == [te.TRACK_IDS[track] for track in te.STANDARD]
    for name, *levels, _ in rows:
        costs, effects = zip(*(level.split(": ") for level in levels), strict=True)
        assert data("track", TRACKS[name]) == {
            "costs": costs,
            "levels": tuple(LEVELS[effect] for effect in effects),
        }


@pytest.mark.rule("SF-12.1")
def test_d13_the_advanced_technology_tile() -> None:
    (rows,) = tables("D-13")
    assert data("track", "carts") == {
        "costs": tuple(cost for _, cost, _, _ in rows),
        "levels": ("cart", "far-carts", "pier-reward"),
    }
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert "second cart" in rows[0][2]
    assert "up to 2 cells" in rows[1][2]
    assert "pier's reward" in rows[2][2]


# --- D-3 and D-4 taverns and piers ---

TAVERNS = {
    "Fish once": ((w.BOAT,), 1),
    "Learn a technology": ((w.LEARN,), 1),
    "Complete an order": ((w.ORDER,), 1),
    "Place a 1-cell small tile for free": ((w.SMALL, True, True), 1),
    "Fish twice": ((w.BOAT,), 2),
}
PIERS = {
    "Fish": ((w.BOAT,),),
    "1 VP and 1 fish": ((w.GAIN, ((w.VP, 1), (w.FISH, 1))),),
    "Upgrade 1 resource or 1 fish": ((w.UPGRADE,),),
    "1 grain → 3 VP, or 1 food → 5 VP": ((w.TRADE, w.GRAIN, 3), (w.TRADE, w.FOOD, 5)),
}


@pytest.mark.rule("SF-9.1", "SF-9.3")
def test_d3_d4_the_taverns_and_piers() -> None:
    (taverns,) = tables("D-3")
    assert [row[0] for row in taverns] == ids("tavern")
    for name, action, _ in taverns:
        effect, times = TAVERNS[action]
        assert CATALOG["tavern", name].effects == (effect,)
        assert data("tavern", name) == {"times": times}
    (piers,) = tables("D-4")
    assert [row[0] for row in piers] == ids("pier")
    for name, reward, _, _ in piers:
        assert CATALOG["pier", name].effects == PIERS[reward]


# --- D-5 fjord ---


def reward(written: str) -> dict[str, int]:
    """«1 VP (lobsters)», «1 log + 1 fish» … by resource."""
    plain = re.sub(r" \(.*?\)", "", written).lower()
    return {good: int(number) for number, good in (part.split() for part in plain.split(" + "))}


@pytest.mark.rule("SF-1.2")
def test_d5_the_areas_and_their_stacks() -> None:
    areas, _ = tables("D-5")
    assert [row[0] for row in areas] == ids("area")
    for name, vp, *stacks, _ in areas:
        assert data("area", name) == {
            "vp": int(vp),
            "stacks": dict(zip(("I", "II", "III"), map(int, stacks), strict=True)),
        }
    assert f.SLOTS == (3, 4)


def test_d5_the_75_catch_tokens() -> None:
    areas, types = tables("D-5")
    tokens = []
    for type_, kinds, total, _ in types:
        of_type = [kind.rpartition(" ×") for kind in kinds.split("; ")]
        tokens += [{"type": type_, "number": int(n), "reward": reward(kind)} for kind, _, n in of_type]
        assert sum(int(n) for _, _, n in of_type) == int(total)
    assert [data("catch", name) for name in ids("catch")] == tokens
    by_type = Counter[str]()
    for token in tokens:
        by_type[token["type"]] += token["number"]
    assert by_type == {"I": 30, "II": 25, "III": 20}
    laid = [sum(int(row[column]) for row in areas) for column in (2, 3, 4)]
    assert laid == list(by_type.values())


# --- D-8 starting resource tiles ---


@pytest.mark.rule("SF-2.13")
def test_d8_the_starting_resource_tiles() -> None:
    (rows,) = tables("D-8")
    assert [row[0] for row in rows] == ids("goods")
    for name, gain in rows:
        goods, fishing, _ = gain.partition(", then one Fish action")
        assert data("goods", name) == {
            "goods": reward(goods.replace(", ", " + ")),
            "fishing": bool(fishing),
        }


# --- D-10 and D-11 ability and bonus tiles ---


@pytest.mark.rule("SF-1.3", "SF-1.4")
def test_d10_d11_8_abilities_and_11_bonus_tiles_2_of_them_with_lightning() -> None:
    (abilities,) = tables("D-10")
    assert ids("ability") == [row[0] for row in abilities] == [f"AB{n}" for n in range(1, 9)]
    assert [ability.name for ability in te.ABILITIES] == [row[1].lower() for row in abilities]
    (bonus,) = tables("D-11")
    assert ids("bonus") == [row[0].removesuffix(" ⚡") for row in bonus] == [f"TB{n}" for n in range(1, 12)]
    assert [tile.name for tile in te.BONUS_TILES] == [row[1].lower().replace(" ", "-") for row in bonus]
    for name, _, when, _ in bonus:
        assert (
            data("bonus", name.removesuffix(" ⚡"))["at-once"] == name.endswith("⚡") == (when == "at once")
        )


# --- D-12 crates ---


def cost(written: str) -> dict[str, int]:
    """«2 log», «gold + plank», «3 fish + book» … by good."""
    parts = [part.split() for part in written.split(" + ")]
    return {part[-1]: int(part[0]) if len(part) == 2 else 1 for part in parts}


def test_d12_every_crate() -> None:
    (rows,) = tables("D-12")
    assert [row[0].removesuffix(" (starting)") for row in rows] == ids("crate")
    for name, asked, vp, _ in rows:
        assert data("crate", name.removesuffix(" (starting)")) == {"cost": cost(asked), "vp": int(vp)}


def test_44_crates_and_4_starting_crates_and_how_often_each_good_is_asked_for() -> None:
    starting = [name for name in ids("crate") if name.startswith("KS")]
    others = [name for name in ids("crate") if not name.startswith("KS")]
    assert (len(others), len(starting)) == (44, 4)
    assert h.CRATES_PER_SPACE * h.SPACES == 44
    asked = Counter[str]()
    for name in others:
        asked.update(data("crate", name)["cost"])
    goods = ("log", "grain", "paper", "plank", "food", "book")
    assert asked == {**dict.fromkeys(goods, 15), "gold": 8, "fish": 9}
    assert any(data("crate", name)["vp"] == 5 for name in others)
