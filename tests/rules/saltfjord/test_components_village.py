"""The village in the catalogue against the specification, row by row: symbols, tiles and boards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from tests.rules.saltfjord.specification import CATALOG, SPECIFICATION, data, ids, tables

# --- symbols of cells ---

_EXACT = {"fish2": "fish-2", "up": "upgrade", "w:up": "walkway-upgrade", "w:gold": "walkway-gold"}


def symbol_id(written: str) -> str:
    """The catalogue's name for a symbol of the specification."""
    if written in _EXACT:
        return _EXACT[written]
    walkway = re.fullmatch(r"w:(\d)(fish|vp)", written)
    if walkway:
        return f"walkway-{walkway[1]}-{walkway[2]}"
    return written.replace("+", "-").replace("/", "-")


def symbol_effects(written: str) -> tuple[Any, ...]:
    """What the specification's words say that a symbol does."""
    actions = {
        "order": (w.ORDER,),
        "tech": (w.LEARN,),
        "build": (w.SMALL, False, False),
        "fishing": (w.BOAT,),
    }
    if written.removeprefix("w:") == "up":
        return ((w.UPGRADE,),)
    if written.split("/")[0] in actions:
        return tuple(actions[action] for action in written.split("/"))
    gains = []
    for gained in written.removeprefix("w:").split("+"):
        number, good = re.fullmatch(r"(\d?)([a-z]+)", gained.replace("fish2", "2fish")).groups()  # type: ignore[union-attr]
        gains.append((w.RESOURCES.index(good), int(number or 1)))
    return ((w.GAIN, tuple(gains)),)


def written_symbols() -> set[str]:
    listed = re.search(r"^Symbols of cells:.*$", SPECIFICATION, re.MULTILINE)
    assert listed
    words = {word for quoted in re.findall(r"`([^`]+)`", listed[0]) for word in quoted.split()} - {"a/b"}
    return words | {
        cell for table in (*tables("D-7"), *tables("D-9")) for row in table for cell in row if "/" in cell
    }


def test_every_symbol_of_the_specification_is_in_the_catalogue_and_does_what_it_says() -> None:
    assert {symbol_id(written) for written in written_symbols()} == set(ids("symbol"))
    for written in written_symbols():
        row = CATALOG["symbol", symbol_id(written)]
        assert row.effects == symbol_effects(written), written
        assert (row.data["kind"] == "walkway") == written.startswith("w:")


# --- D-6 and D-7 building tiles ---

SHAPES = {"BL": "corner", "BI": "straight", "BC": "double", "BD": "single", "BS": "double"}


@pytest.mark.rule("SF-1.7")
def test_d6_the_building_stacks() -> None:
    (rows,) = tables("D-6")
    expected = [
        (f"{name}-{number}", {"shape": SHAPES[name], "tiles": int(size)})
        for _, name, _, _, stacks, _ in rows
        for number, size in enumerate(stacks.split(" + "), start=1)
    ]
    assert [(name, data("stack", name)) for name in ids("stack")] == expected
    for _, name, cells, tiles, _, _ in rows:
        shown = [row for row in ids("tile") if row.startswith(name)]
        assert len(shown) == int(tiles)
        assert {len(data("tile", row)["cells"]) for row in shown} == {int(cells)}


def test_d7_every_building_tile() -> None:
    rows = [row for table in tables("D-7") for row in table]
    expected = {
        row[0]: {
            "shape": SHAPES[row[0][:2]],
            "cells": tuple(symbol_id(cell) for cell in row[1:] if not cell.startswith("[")),
        }
        for row in rows
    }
    assert {name: data("tile", name) for name in ids("tile")} == expected
    assert ids("tile") == [row[0] for row in rows]


def test_62_tiles_in_four_shapes_and_4_starting_tiles() -> None:
    counted = Counter(name[:2] for name in ids("tile"))
    assert counted == {"BL": 14, "BI": 12, "BC": 20, "BD": 16, "BS": 4}
    assert sum(counted.values()) - counted["BS"] == 62
    assert sum(t.STACK_SIZE) == 62


@pytest.mark.rule("Q-3")
def test_walkways_are_on_tiles_only() -> None:
    printed = {symbol for board in ids("board") for symbol in data("board", board)["buildings"].values()}
    assert not [symbol for symbol in printed if symbol.startswith("walkway")]
    assert any(symbol.startswith("walkway") for tile in ids("tile") for symbol in data("tile", tile)["cells"])


@pytest.mark.parametrize(
    ("shape", "cells"),
    [
        (t.CORNER, ("r1c1", "r2c1", "r2c2")),
        (t.STRAIGHT, ("r1c1", "r2c1", "r3c1")),
        (t.DOUBLE, ("r1c1", "r2c1")),
    ],
)
def test_d7_the_cells_a_b_c_at_rotation_0(shape: int, cells: tuple[str, ...]) -> None:
    assert tuple(v.CELL_IDS[cell] for cell in t.FOOTPRINTS[shape][0][0]) == cells


# --- D-9 player boards ---

BOARDS = ("front", "kjerringoy", "saltstraumen", "skjerstad", "rognan")


def boards() -> Iterator[tuple[str, list[list[str]]]]:
    """Each side of a player board with the 6×6 cells of its table."""
    for name, rows in zip(BOARDS, tables("D-9"), strict=True):
        assert [row[0] for row in rows] == list("123456")
        yield name, [row[1:] for row in rows]


def test_d9_every_cell_of_every_board() -> None:
    assert ids("board") == list(BOARDS)
    for name, rows in boards():
        printed = {
            f"r{r}c{c}": symbol_id(cell)
            for r, row in enumerate(rows, start=1)
            for c, cell in enumerate(row, start=1)
            if cell not in (".", "*")
        }
        assert data("board", name)["buildings"] == printed


def test_d9_seven_buildings_none_on_snow_one_in_every_line() -> None:
    snow = {v.CELL_IDS[cell] for cell in range(v.CELLS) if v.SNOW >> cell & 1}
    assert snow == {"r3c3", "r3c4", "r4c3", "r4c4"}
    for name, rows in boards():
        assert [(r, c) for r in range(6) for c in range(6) if rows[r][c] == "*"] == [
            (2, 2),
            (2, 3),
            (3, 2),
            (3, 3),
        ]
        printed = data("board", name)["buildings"]
        assert len(printed) == 7
        assert not snow & set(printed)
        assert {cell[:2] for cell in printed} == {f"r{n}" for n in range(1, 7)}
        assert {cell[2:] for cell in printed} == {f"c{n}" for n in range(1, 7)}
