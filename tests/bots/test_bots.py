"""Bots are guests: they see a view, choose an option, and the better one wins."""

import json

import pytest

import rondel
from rondel.bots import REGISTRY, UnknownBot, make
from rondel.simulate import Task, play, summary


@pytest.mark.parametrize("bot", REGISTRY)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_bot_finishes_a_game_from_views_alone(bot, players):
    match = rondel.new("el-paso", players=players, seed=9)
    guest = make(bot, 1)
    while not match.over and match.step < 120:
        view = json.loads(json.dumps(match.view(match.seat)))  # nothing but data crosses the table
        match.play(guest.choose(view, [choice["text"] for choice in view["choices"]]))
    assert match.over or match.step == 120


def test_a_bot_with_the_same_seed_chooses_alike():
    records = []
    for _ in range(2):
        match = rondel.new("el-paso", players=2, seed=3)
        guest = make("greedy", 5)
        for _ in range(40):
            match.play(guest.choose(match.view(match.seat), [option.text for option in match.options()]))
        records.append(match.record())
    assert records[0] == records[1]


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(UnknownBot, match="no bot is called 'deep'; there is random, greedy"):
        make("deep", 1)


@pytest.mark.parametrize("half", [0, 1])
def test_greedy_beats_random_in_95_of_100_games(half):
    """Fifty games in each seat; together at least 95 wins."""
    bots = ("greedy", "random") if half == 0 else ("random", "greedy")
    results = play(Task("el-paso", 2, bots, {}, False, range(50 * half, 50 * half + 50)))
    wins = summary(Task("el-paso", 2, bots, {}, False, range(50)), results)["by_seat"][half]["wins"]
    assert wins >= 47.5
