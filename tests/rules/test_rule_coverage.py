"""Every numbered rule has a test, and every marker names a rule or ruling that exists."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from rondel.cli.rules import marked_tests, rules, rules_and_tests
from rondel.core.errors import RondelError, UnknownGame
from rondel.games import REGISTRY

ROOT = Path(__file__).parents[2]


def rulings(game):
    specification = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    table = specification.partition("\n# Rulings\n")[2].partition("\n# ")[0]
    return set(re.findall(r"^\| ((?:RUL|Q)-\d+) \|", table, re.MULTILINE))


@pytest.mark.parametrize("game", REGISTRY)
def test_every_numbered_rule_has_a_test(game):
    rows = rules_and_tests(game, ROOT)
    assert rows
    assert [row.id for row in rows if not row.tests] == []


@pytest.mark.parametrize("game", REGISTRY)
def test_every_marker_names_a_rule_or_a_ruling(game):
    known = {row.id for row in rules_and_tests(game, ROOT)} | rulings(game)
    unknown = {rule: tests for rule, tests in marked_tests(game, ROOT).items() if rule not in known}
    assert unknown == {}


def test_no_numbered_rule_of_el_paso_is_overlooked():
    """The sections and the last number of each, counted by hand in the specification."""
    last = {}
    for row in rules_and_tests("el-paso", ROOT):
        section, number = map(int, row.id.removeprefix("EP-").split(".")[:2])
        last[section] = max(last.get(section, 0), number)
    assert list(last.values()) == [3, 10, 5, 3, 8, 7, 6, 15, 5, 5, 12, 4, 5, 8, 20, 4]
    assert len(rulings("el-paso")) == 37


def test_no_numbered_rule_of_saltfjord_is_overlooked():
    """The number of rules in each section, counted by hand in the specification."""
    sections = [row.id.removeprefix("SF-").split(".")[0] for row in rules_and_tests("saltfjord", ROOT)]
    assert list(Counter(sections).values()) == [10, 14, 7, 7, 14, 35, 9, 9, 5, 10, 14, 14]
    assert len(rulings("saltfjord")) == 44


def test_run_in_nested_and_named_ids_are_read(tmp_path):
    docs, tests = tmp_path / "docs" / "rules", tmp_path / "tests" / "rules" / "el_paso"
    docs.mkdir(parents=True)
    tests.mkdir(parents=True)
    (docs / "el-paso.md").write_text(
        "- **EP-1.1** Play *fair*. Always.\n"
        "- **EP-1.2 Money**: 1 VP.\n"
        "  - **EP-1.2.1** Nested [I].\n"
        "- **EP-2.1** Here. **EP-2.2** There (EP-9.9) and **not EP-8.8**.\n",
        encoding="utf-8",
    )
    (tests / "test_one.py").write_text(
        "import pytest\n\n\n"
        '@pytest.mark.rule("EP-1.1", "EP-2.2")\n'
        "def test_a(): ...\n\n\n"
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("EP-1.2.1"))])\n'
        "def test_b(n): ...\n\n\n"
        '@other.rule("EP-1.2")\n'
        "def test_c(): ...\n",
        encoding="utf-8",
    )
    path = "tests/rules/el_paso/test_one.py"
    assert rules_and_tests("el-paso", tmp_path) == [
        ("EP-1.1", "Play fair", [f"{path}::test_a"]),
        ("EP-1.2", "Money", []),
        ("EP-1.2.1", "Nested", [f"{path}::test_b"]),
        ("EP-2.1", "Here", []),
        ("EP-2.2", "There (EP-9.9) and not EP-8.8", [f"{path}::test_a"]),
    ]


def test_a_tree_without_sources_is_refused(tmp_path):
    with pytest.raises(RondelError, match="source tree"):
        rules_and_tests("el-paso", tmp_path)
    with pytest.raises(UnknownGame):
        rules_and_tests("halma", ROOT)


def test_the_command_prints_a_table_or_json(capsys):
    rows = rules_and_tests("el-paso", ROOT)
    covered = sum(bool(row.tests) for row in rows)
    rules("el-paso")
    assert f"{covered} of {len(rows)} rules have tests" in capsys.readouterr().out
    rules("el-paso", json=True)
    told = json.loads(capsys.readouterr().out)
    assert [rule["id"] for rule in told["rules"]] == [row.id for row in rows]
    assert told["covered"] == covered
