"""`rondel rules GAME`: every numbered rule of the specification beside the tests that prove it.

Both are read as text: the ids from `docs/rules/<game>.md`, the markers `@pytest.mark.rule("EP-5.5")` from the
sources under `tests/rules/<game>/`. No test is imported.
"""

from __future__ import annotations

import ast
import re
from json import dumps
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rondel.core.errors import RondelError
from rondel.games import find
from rondel.rulebook import numbered

ROOT = Path(__file__).parents[3]  # of the source tree: src/rondel/cli/rules.py
_TITLE = 72  # characters


class RuleRow(NamedTuple):
    """One numbered rule and its tests, each as `path::function`."""

    id: str
    title: str
    tests: list[str]


def rules_and_tests(game: str, root: Path) -> list[RuleRow]:
    """List the numbered rules of a game, in the order of the specification, with their tests."""
    prefix = find(game).rule_prefix
    marked = marked_tests(game, root)
    specification = _source(root / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return [
        RuleRow(number, _title(name, text), marked.get(number, []))
        for number, name, text in numbered(specification, prefix)
    ]


def marked_tests(game: str, root: Path) -> dict[str, list[str]]:
    """Map every id that a marker names, known or not, to the tests marked with it."""
    folder = _source(root / "tests" / "rules" / game.replace("-", "_"))
    marked: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(function, ast.FunctionDef):
                name = f"{path.relative_to(root).as_posix()}::{function.name}"
                for rule in dict.fromkeys(_markers(function)):
                    marked.setdefault(rule, []).append(name)
    return marked


def _markers(function: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for decorator in function.decorator_list
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _source(path: Path) -> Path:
    if not path.exists():
        raise RondelError(f"{path} is not there: this command needs Rondel's source tree, not a package")
    return path


def _title(name: str, text: str) -> str:
    """Take the rule's own name if it has one, else its first sentence, cut between words."""
    said = name or text.removeprefix(":").replace("*", "").strip()
    said = re.sub(r"\s*(\([^()]*→[^()]*\)|\[[SPIR]\b[^]]*\]|→ .*)", "", said)
    first = re.split(r"(?<=\.)\s", said, maxsplit=1)[0].rstrip(".:; ")
    return first if len(first) <= _TITLE else first[: _TITLE + 1].rsplit(" ", 1)[0].rstrip(",;:(") + " …"


def _sentence(test: str) -> str:
    """Read a test's name as the sentence it is; --json gives its place."""
    return "· " + test.rsplit("::test_", 1)[1].replace("_", " ")


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as el-paso.")],
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Show every numbered rule and the tests that prove it."""
    rows = rules_and_tests(game, ROOT)
    covered = sum(bool(row.tests) for row in rows)
    if json:
        listed = [row._asdict() for row in rows]
        print(dumps({"game": game, "rules": listed, "covered": covered}, indent=2, ensure_ascii=False))
        return
    table = Table("id", "rule", "proved by")
    for row in rows:
        style = "" if row.tests else "red"
        tests = "\n".join(map(_sentence, row.tests)) or "none"
        table.add_row(row.id, Text(row.title), Text(tests), style=style)
    console = Console()
    console.print(table)
    console.print(f"{covered} of {len(rows)} rules have tests", highlight=False)
