"""The numbered rules of a game as its specification states them, for people who look something up.

The specification is `docs/rules/<game>.md`, in English; `docs/rules/<language>/<game>.md` translates its
parts that people play by. A wheel carries a copy of all (hatch_build.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rondel.core.errors import RondelError
from rondel.games import find

_PACKAGE = Path(__file__).parent
_FOLDERS = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")  # of a wheel, of the source tree
_PARTS = ("Rules", "Component data", "Rulings")  # Terms and Audit serve those who write the program

_HEADING = re.compile(r"(#+) (?:([A-Z]+-\d[\d.]*) )?([^\[]*[^\[ ])(?: (\[.*))?")  # level, id, title, source
_RULEBOOK = re.compile(r"\[\d+:? (.*)\]")  # the rulebook's file and its heading
_RULE_ID = re.compile(r"[A-Z]+-\d+(?:\.\d+)*")
_MARKS = re.compile(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|`")


class Rule(NamedTuple):
    """A numbered rule, or, without an id, what stands between them: a sentence or a table."""

    id: str
    name: str  # its own name, or the question of a ruling; most have none
    text: str
    depth: int = 0
    table: tuple[tuple[str, ...], ...] = ()  # rows of cells, the headings first


class Section(NamedTuple):
    """What stands under one heading."""

    part: str  # the heading above
    id: str
    title: str
    source: str  # the rulebook's own heading, or where the data come from
    rules: list[Rule]
    language: str = "en"


@cache
def sections(game: str, language: str = "en") -> list[Section]:
    """Give the rules, component tables and rulings of a game in the order of its specification.

    What is not translated is English.
    """
    prefix = find(game).rule_prefix
    specification = _text(f"{game}.md")
    if specification is None:
        raise RondelError(f"the rules of {game} are not in this installation")
    said = parse(specification, prefix)
    translated = [
        section._replace(language=language) for section in parse(_text(f"{language}/{game}.md") or "", prefix)
    ]
    parts = dict.fromkeys(section.part for section in said)
    return [section for part in parts for section in _of(part, translated) or _of(part, said)]


def _text(name: str) -> str | None:
    paths = [folder / name for folder in _FOLDERS]
    return next((path.read_text(encoding="utf-8") for path in paths if path.exists()), None)


def _of(part: str, found: list[Section]) -> list[Section]:
    return [section for section in found if section.part == part]


def parse(specification: str, prefix: str) -> list[Section]:
    """Read the parts of a specification that say how the game is played; of itself it speaks last."""
    found: list[Section] = []
    first = part = ""
    table: list[tuple[str, ...]] = []
    for line in [*specification.splitlines(), ""]:
        if line.startswith("|"):
            table.append(_cells(line))
            continue
        if table and part:
            found[-1].rules.extend(_rows(table))
        table = []
        if heading := _HEADING.fullmatch(line):
            level, number, title, source = heading.groups(default="")
            title = plain(title)
            if level == "#":
                first = first or title
                part = title if title in (first, *_PARTS) else ""
            if part:
                found.append(Section(part, number, title, _RULEBOOK.sub(r"\1", source), []))
        elif part and line.strip() not in ("", "---"):
            found[-1].rules.extend(_line(line, prefix))
    said = [section for section in found if section.rules]
    return sorted(said, key=lambda section: section.part == first)


def numbered(line: str, prefix: str) -> Iterator[tuple[str, str, str]]:
    """Give id, name and text of each rule in a line: a rule runs from its bold id to the next one."""
    pattern = rf"\*\*({prefix}-\d+(?:\.\d+)+)\b([^*\n]*)\*\*((?:(?!\*\*{prefix}-).)*)"
    for match in re.finditer(pattern, line):
        yield match[1], match[2].strip(), match[3].strip()


def plain(text: str) -> str:
    """Take the Markdown out of a text."""
    return _MARKS.sub("", text).strip()


def _line(line: str, prefix: str) -> list[Rule]:
    text = line.lstrip(" ")
    depth = (len(line) - len(text)) // 2
    text = text.removeprefix("- ")
    rules = [
        Rule(number, plain(name + ":" * said.startswith(":")), plain(said.removeprefix(":")), depth)
        for number, name, said in numbered(text, prefix)
    ]
    return rules or [Rule("", "", plain(text), depth)]


def _cells(line: str) -> tuple[str, ...]:
    return tuple(plain(cell) for cell in line.strip().strip("|").split("|"))


def _rows(table: list[tuple[str, ...]]) -> list[Rule]:
    """Read a table: its rows are rules if they have ids, as rulings do."""
    head, body = table[0], table[2:]
    if body and all(_RULE_ID.fullmatch(row[0]) for row in body):
        return [Rule(row[0], row[1], "; ".join(row[2:])) for row in body]
    return [Rule("", "", "", table=(head, *body))]
