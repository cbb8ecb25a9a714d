"""The shape of the house: who may import whom, and what every game must bring."""

import ast
from pathlib import Path

import pytest

import rondel
from rondel.core.effects import Reading
from rondel.games import REGISTRY, find

SOURCE = Path(rondel.__file__).parent
FORBIDDEN_IN_RULES = {
    "os",
    "sys",
    "time",
    "datetime",
    "random",
    "socket",
    "logging",
    "pathlib",
    "rich",
    "typer",
}


def imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def files(*folders):
    return [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]


@pytest.mark.parametrize("path", files("core"), ids=lambda p: p.name)
def test_core_imports_nothing_of_ours_but_itself(path):
    ours = [name for name in imports(path) if name.startswith("rondel")]
    assert [name for name in ours if not name.startswith("rondel.core")] == []


@pytest.mark.parametrize("path", files("core", "parts", "games"), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_rules_know_no_clock_file_or_screen(path):
    assert FORBIDDEN_IN_RULES.isdisjoint(name.split(".")[0] for name in imports(path))


@pytest.mark.parametrize("path", files("games"), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_games_import_only_core_and_parts_and_themselves(path):
    for name in imports(path):
        if name.startswith("rondel"):
            assert name.startswith(("rondel.core", "rondel.parts", "rondel.games"))


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_folder_has_the_same_files(game):
    folder = Path(__import__(REGISTRY[game], fromlist=["_"]).__file__).parent
    names = {"spec", "state", "setup", "turn", "frames", "score", "seat", "solo", "text", "words", "actions"}
    assert names <= {path.stem for path in folder.glob("*.py")}
    assert (folder / "catalog").is_dir()


@pytest.mark.parametrize("game", REGISTRY)
def test_every_effect_of_the_catalogue_has_its_four_readings(game):
    spec = find(game)
    seen = 0
    for row in spec.catalog():
        for effect in row.effects:
            reading = spec.vocabulary.readings[effect[0]]
            assert isinstance(reading, Reading)
            assert callable(reading.offer)
            assert callable(reading.perform)
            key, arguments = spec.vocabulary.text(effect)
            assert key.startswith("effect-")
            assert isinstance(arguments, dict)
            assert all(isinstance(icon, str) and icon for icon, _ in spec.vocabulary.icons(effect))
            seen += 1
    assert seen > 25


@pytest.mark.parametrize("game", REGISTRY)
def test_every_datum_of_the_catalogue_says_where_it_comes_from(game):
    for row in find(game).catalog():
        assert row.origin, row.id
        for origin in row.origin.values():
            assert origin.tag in "SPIR"
            assert origin.note or origin.tag in "SR"


@pytest.mark.parametrize("game", REGISTRY)
def test_component_ids_are_unique(game):
    ids = [(row.kind, row.id) for row in find(game).catalog()]
    assert len(ids) == len(set(ids))


def test_every_source_file_is_one_room():
    long = {path.name: n for path in files("") if (n := len(path.read_text().splitlines())) > 600}
    assert long == {}
