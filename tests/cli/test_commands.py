"""The other commands, run as a person runs them: their output, and their refusals."""

import json
import os
import subprocess
import sys

import pytest

ENVIRONMENT = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}


def rondel(*arguments, stdin=""):
    return subprocess.run(
        [sys.executable, "-c", "from rondel.cli import main; main()", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )


def test_games_lists_ids_players_and_options():
    games = json.loads(rondel("games", "--json").stdout)
    assert {"el-paso", "saltfjord"} <= {game["id"] for game in games}
    assert "neutral=letters|shuffled" in rondel("games").stdout


def test_sim_reports_scores_categories_length_and_turn_order():
    done = rondel("sim", "el-paso", "--games", "20", "--players", "3", "--jobs", "2", "--json", "--each")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 20
    assert report["moves"]["min"] > 50
    assert len(report["by_seat"]) == 3
    assert sum(seat["wins"] for seat in report["by_seat"]) == pytest.approx(20)
    assert sum(report["wins_by_turn_order"]) == pytest.approx(1)
    assert [game["seed"] for game in report["each"]] == list(range(1, 21))


def test_sim_gives_the_same_games_on_one_process_and_on_two():
    one, two = (
        json.loads(rondel("sim", "el-paso", "--games", "8", "--jobs", jobs, "--json", "--each").stdout)
        for jobs in ("1", "2")
    )
    assert one["each"] == two["each"]


def test_sim_prints_a_report_for_people():
    done = rondel("sim", "el-paso", "--games", "10", "--bots", "greedy,random")
    assert done.returncode == 0, done.stderr
    for words in ("A greedy", "B random", "objectives", "wins by turn order", "decisions in a game"):
        assert words in done.stdout


def test_sim_with_one_player_counts_sue():
    report = json.loads(rondel("sim", "el-paso", "--games", "5", "--players", "1", "--json").stdout)
    assert len(report["by_seat"]) == 2


def test_sim_checks_the_laws():
    done = rondel("sim", "el-paso", "--games", "8", "--laws")
    assert done.returncode == 0, done.stderr
    assert "every law held at every step" in done.stdout


def test_bench_prints_every_figure():
    report = json.loads(rondel("bench", "el-paso", "--runs", "1", "--games", "2", "--json").stdout)
    for key in (
        "decisions_per_second",
        "face_decisions_per_second",
        "copy_us",
        "view_us",
        "record_us",
        "load_whole_game_us",
        "live_game_peak_kb",
    ):
        assert report[key] > 0
    for players in (2, 3, 4):
        assert report[f"players_{players}"]["games_per_second"] > 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sim", "chess"], "no game is called 'chess'; there is el-paso"),
        (["bench", "chess"], "no game is called 'chess'; there is el-paso"),
        (["catalog", "chess"], "no game is called 'chess'; there is el-paso"),
        (["rules", "chess"], "no game is called 'chess'; there is el-paso"),
        (["play", "chess"], "no game is called 'chess'; there is el-paso"),
        (["sim", "el-paso", "--players", "7"], "1, 2, 3, 4 players, not 7"),
        (["sim", "el-paso", "--bots", "deep"], "no bot is called 'deep'; there is random, greedy"),
        (["sim", "el-paso", "--option", "neutral"], "written name=value"),
        (["sim", "el-paso", "--option", "neutral=mixed"], "takes letters or shuffled"),
        (["sim", "el-paso", "--option", "neutrals=mixed"], "no option 'neutrals'"),
        (["sim", "el-paso", "--games", "0"], "--games"),
        (["sim", "el-paso", "--games", "many"], "--games"),
        (["play", "el-paso", "--players", "9"], "1, 2, 3, 4 players, not 9"),
        (["play", "el-paso", "--lang", "de"], "no language 'de'; there is en, ru, pl"),
        (["play", "el-paso", "--bots", "deep"], "no bot is called 'deep'"),
        (["replay", "no-such-file.json"], "no-such-file.json"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_is_refused_in_words_with_exit_code_2(arguments, message):
    done = rondel(*arguments)
    assert done.returncode == 2, done.stdout
    assert message in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_help_is_shown_for_every_command():
    shown = rondel("--help")
    assert shown.returncode == 0
    for command in ("play", "replay", "sim", "bench", "catalog", "rules", "games"):
        assert command in shown.stdout
        assert rondel(command, "--help").returncode == 0
