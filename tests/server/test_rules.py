"""The rules that the server gives out are those of the specification."""

import re
from collections import Counter
from pathlib import Path

import httpx
import pytest

from rondel.cli.rules import ROOT, rules_and_tests
from rondel.games import REGISTRY, find
from rondel.rulebook import numbered, parse


@pytest.mark.parametrize("game", REGISTRY)
def test_every_rule_comes_with_its_text_exactly_once(plain_server, game):
    sections = plain_server.get(f"/api/games/{game}/rules")
    rules = [rule for section in sections for rule in section["rules"] if rule["id"]]
    known = [row.id for row in rules_and_tests(game, ROOT)]
    told = Counter(rule["id"] for rule in rules)
    assert [number for number in known if told[number] != 1] == []
    assert [rule["id"] for rule in rules if not rule["text"]] == []
    ids = Counter([*told.elements(), *(section["id"] for section in sections if section["id"])])
    assert [number for number, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("game", REGISTRY)
def test_no_word_of_a_rule_is_lost(plain_server, game):
    texts = {
        rule["id"]: rule["name"] + rule["text"]
        for section in plain_server.get(f"/api/games/{game}/rules")
        for rule in section["rules"]
    }
    specification = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    for number, name, text in numbered(specification, find(game).rule_prefix):
        assert letters(texts[number]) == letters(name + text)


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("game", REGISTRY)
def test_a_translation_says_the_same_rules_with_the_same_figures(plain_server, game, language):
    written, translated = (
        [
            section
            for section in plain_server.get(f"/api/games/{game}/rules?lang={spoken}")
            if section["part"] in ("Rules", "Rulings")
        ]
        for spoken in ("en", language)
    )
    assert {section["language"] for section in translated} == {language}
    for one, other in zip(written, translated, strict=True):
        assert one["id"] == other["id"]
        for rule, said in zip(one["rules"], other["rules"], strict=True):
            assert (rule["id"], rule["depth"]) == (said["id"], said["depth"])
            assert figures(rule) == figures(said), said
            assert not rule["id"] or said["text"] != rule["text"]


def figures(rule):
    cells = [cell for row in rule["table"] for cell in row]
    return sorted(re.findall(r"\d+", " ".join([rule["name"], rule["text"], *cells])))


def letters(text):
    return [letter for letter in text if letter.isalnum()]


def test_an_unknown_game_has_no_rules(plain_server):
    plain_server.get("/api/games/halma/rules", status=404)


def test_rules_come_compressed(plain_server):
    answer = httpx.get(plain_server.url + "/api/games/saltfjord/rules")
    assert answer.headers["content-encoding"] == "gzip"


def test_headings_lists_tables_and_rulings_are_read():
    sections = parse(
        "# Halma: rules (prefix `HA`)\n\nWhat this is.\n\n# Rules\n\n"
        "## HA-1 Moves [007 «Ходы»]\n- **HA-1.1 Jump.** Over *one* piece [I]. **HA-1.2** Or two:\n"
        "  1. left\n\n| a | `b` |\n|---|---|\n| 1 | 2 |\n\n"
        "# Rulings\n| id | question | ruling |\n|---|---|---|\n| RUL-1 | Why? | So. |\n\n"
        "# Terms\n| x | y |\n|---|---|\n| z | w |\n",
        "HA",
    )
    assert [(section.part, section.id, section.title, section.source) for section in sections] == [
        ("Rules", "HA-1", "Moves", "«Ходы»"),
        ("Rulings", "", "Rulings", ""),
        ("Halma: rules (prefix HA)", "", "Halma: rules (prefix HA)", ""),
    ]
    moves, rulings, about = (section.rules for section in sections)
    assert moves == [
        ("HA-1.1", "Jump.", "Over one piece [I].", 0, ()),
        ("HA-1.2", "", "Or two:", 0, ()),
        ("", "", "1. left", 1, ()),
        ("", "", "", 0, (("a", "b"), ("1", "2"))),
    ]
    assert rulings == [("RUL-1", "Why?", "So.", 0, ())]
    assert about == [("", "", "What this is.", 0, ())]


def test_a_wheel_carries_the_rules():
    """The folder that the build hook fills is the one that is read first."""
    hook = (Path(ROOT) / "hatch_build.py").read_text(encoding="utf-8")
    assert '["docs/rules"] = "rondel/rules"' in hook
