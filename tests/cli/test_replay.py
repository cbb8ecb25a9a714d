"""Stepping through records."""

import json
import random
import re

import pytest
import typer
from typer.testing import CliRunner

import rondel
from rondel.cli import replay as module
from rondel.cli import saves
from rondel.cli.options import number
from rondel.cli.replay import replay
from rondel.locale import LANGUAGES, texts

app = typer.Typer()
app.command()(replay)


def some_game(steps, players=2):
    match = rondel.new("el-paso", players, seed=6)
    dice = random.Random(6)
    while not match.over and match.step < steps:
        match.play(dice.choice(match.options()))
    return match


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("RONDEL_LANG", "en")
    path = tmp_path / "game.json"
    saves.store(path, saves.Save(some_game(60).record(), ("Anna", "Bo"), (None, "random"), "en"))
    return path


def run(*arguments, lines=()):
    result = CliRunner().invoke(
        app, [str(a) for a in arguments], input="".join(f"{line}\n" for line in lines)
    )
    if isinstance(result.exception, rondel.RondelError):
        raise result.exception
    assert result.exception is None, result.output
    return result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_terminal_it_prints_every_move_and_what_happened(file, lang):
    output = run(file, "--lang", lang)
    for step in (1, 30, 60):
        assert f" {step}. " in output
    assert "Anna" in output
    assert texts(lang, "el-paso").format("score-deliveries") in output


def test_a_bare_record_of_a_finished_game_names_the_winner(tmp_path, file):
    path = tmp_path / "record.json"
    saves.write(path, some_game(10_000).record())
    output = run(path, "--lang", "en")
    assert "Final score" in output
    assert "wins with" in output or "Shared win" in output


def test_a_step_shows_the_table_after_that_move(file):
    output = run(file, "--step", 20)
    assert "Trading posts" in output
    assert "Move 20 of 60" in output
    assert "Move 0 of 60" in run(file, "--step", 0)


def test_a_seat_never_sees_the_other_hand(file):
    """Through one seat's eyes only its own board is open, and the other's draws stay hidden."""
    for seat, name in ((1, "Anna"), (2, "Bo")):
        output = run(file, "--seat", seat, "--step", 40)
        assert re.findall(r"╭─  [AB]  (\w+)  \d+\sVP", output) == [name]
        story = module.open_story(file, "en", str(seat))
        seen = {True: "", False: ""}  # the seat's own moves, the other's
        for step, made in enumerate(story.moves, start=1):
            seen[made["seat"] == seat - 1] += "".join(line.plain for line in module.move_lines(story, step))
        assert re.search("draws a [A-Z]", seen[True])
        assert "draws a card" in seen[False]
        assert not re.search("draws a [A-Z]", seen[False])


def test_walking_forwards_back_and_to_a_number(file, monkeypatch):
    steps = []
    monkeypatch.setattr(module, "position", lambda console, story, step: steps.append(step) or "")
    lines = iter(["", "n", "p", "50", "99", "9" * 5000, "x", "60", "n", "з", "0", "p", "q"])

    class Console:
        is_terminal = False

        def print(self, *_):
            pass

        def input(self, _):
            return next(lines)

    module.walk(Console(), module.open_story(file, "en", "all"), 0)
    assert steps == [0, 1, 2, 1, 50, 60, 60, 59, 0, 0]


def test_walking_ends_with_the_input(file, monkeypatch):
    class Console:
        is_terminal = False

        def print(self, *_):
            pass

        def input(self, _):
            raise EOFError

    monkeypatch.setattr(module, "position", lambda console, story, step: "")
    module.walk(Console(), module.open_story(file, "en", "1"), 0)


def test_auto_passes_by_without_a_terminal_and_without_waiting(file):
    output = run(file, "--auto", "--step", 57)
    assert [f"Move {n} of 60" in output for n in (56, 57, 58, 59, 60)] == [False, True, True, True, True]


@pytest.mark.parametrize(
    ("line", "value"),
    [("7", 7), ("0", 0), ("8", None), ("9" * 5000, None), ("0" * 7, None), ("", None), ("-1", None)],
)
def test_a_number_is_read_up_to_the_most_and_never_too_long(line, value):
    assert number(line, 7) == value


def test_refusals(file, tmp_path):
    with pytest.raises(rondel.BadSetup, match="0 to 60"):
        run(file, "--step", 61)
    with pytest.raises(rondel.BadSetup, match="1 to 2"):
        run(file, "--seat", 3)
    with pytest.raises(rondel.BadSetup, match="1 to 2"):
        run(file, "--seat", "9" * 5000)
    with pytest.raises(rondel.BadRecord, match="no file"):
        run(tmp_path / "none.json")
    with pytest.raises(rondel.RondelError, match="en, ru, pl"):
        run(file, "--lang", "xx")
    content = json.loads(file.read_text())
    content["record"]["moves"][5]["move"] = "fly"
    del content["record"]["digest"]
    file.write_text(json.dumps(content))
    with pytest.raises(rondel.BadRecord, match="move 6"):
        run(file)
