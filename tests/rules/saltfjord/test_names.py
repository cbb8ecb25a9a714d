"""Names and texts that repeat a component's data say the same as the catalogue, in every language."""

from __future__ import annotations

import re

import pytest

from rondel.games.saltfjord.catalog.harbour import CRATES, STARTING_GOODS
from rondel.games.saltfjord.catalog.technology import BONUS_TILES
from rondel.games.saltfjord.words import RESOURCES
from rondel.locale import LANGUAGES, texts


def numbers(text: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("crate", CRATES, ids=lambda crate: crate.id)
def test_a_crate_is_called_by_its_cost(language, crate):
    name = texts(language, "saltfjord").name("crate", crate.id)
    cost = [(good, n) for good, n in enumerate(crate.cost) if n]
    assert name.count(" + ") == len(cost) - 1
    assert numbers(name) == sorted(n for _, n in cost if n > 1)
    if language == "en":
        assert all(RESOURCES[good] in name for good, _ in cost)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", STARTING_GOODS, ids=lambda tile: tile.id)
def test_starting_goods_are_called_by_what_they_give(language, tile):
    name = texts(language, "saltfjord").name("goods", tile.id)
    assert numbers(name) == sorted(n for _, n in tile.goods)
    assert name.count(",") == len(tile.goods) - 1 + tile.fishing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", BONUS_TILES, ids=lambda tile: tile.id)
def test_a_bonus_tile_says_its_points(language, tile):
    text = texts(language, "saltfjord").format(f"bonus-effect-{tile.id}")
    said = set(numbers(text))
    assert {points for _, points, _ in tile.counts} | set(tile.at_once) <= said
    assert {each for _, _, each in tile.counts if each > 1} <= said
