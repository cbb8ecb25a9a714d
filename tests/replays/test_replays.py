"""Whole finished games, kept as records: a change of the rules that would change them shows here."""

import json
from pathlib import Path

import pytest

import rondel

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
@pytest.mark.parametrize("validate", [True, False], ids=["validating", "trusting"])
def test_a_kept_game_replays_to_the_same_result(path, validate):
    kept = json.loads(path.read_text(encoding="utf-8"))
    match = rondel.load(kept["record"], validate=validate)
    assert match.over
    assert match.scores() == kept["scores"]
    assert match.record() == kept["record"]


def test_games_of_every_player_count_are_kept():
    for game in rondel.games():
        kept = [json.loads(path.read_text(encoding="utf-8"))["record"] for path in FILES]
        assert {r["players"] for r in kept if r["game"] == game["id"]} == set(game["players"])
