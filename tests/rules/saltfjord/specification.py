"""The component tables of docs/rules/saltfjord.md, and the catalogue's rows to compare them with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rondel.games.saltfjord.spec import catalog

SPECIFICATION = (Path(__file__).parents[3] / "docs" / "rules" / "saltfjord.md").read_text(encoding="utf-8")
CATALOG = {(row.kind, row.id): row for row in catalog()}

Table = list[list[str]]


def section(heading: str) -> str:
    """The text from a heading to the next one of its kind."""
    found = re.search(rf"^## {re.escape(heading)}\b.*?(?=^##? )", SPECIFICATION, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[0]


def tables(heading: str) -> list[Table]:
    """Every table of a section: rows of plain cells, headings left out."""
    found: list[Table] = []
    for block in re.findall(r"(?:^\|.*\n)+", section(heading), re.MULTILINE):
        rows = [[cell.strip(" `") for cell in line.strip("|\n").split("|")] for line in block.splitlines()]
        found.append(rows[2:])
    return found


def ids(kind: str) -> list[str]:
    return [name for of_kind, name in CATALOG if of_kind == kind]


def data(kind: str, name: str) -> Any:
    return CATALOG[kind, name].data
