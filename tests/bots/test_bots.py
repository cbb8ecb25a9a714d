"""Bots are guests: they see a view, choose an option, and the better one wins."""

import json

import pytest

import rondel
from rondel.bots import REGISTRY, UnknownBot, make
from rondel.games import REGISTRY as REGISTRY_OF_GAMES
from rondel.simulate import Task, play, summary


@pytest.mark.parametrize("bot", REGISTRY)
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("game", REGISTRY_OF_GAMES)
def test_every_bot_finishes_a_game_from_views_alone(game, bot, players):
    match = rondel.new(game, players=players, seed=9)
    guest = make(bot, 1)
    while not match.over and match.step < 120:
        view = json.loads(json.dumps(match.view(match.seat)))  # nothing but data crosses the table
        match.play(guest.choose(view, [choice["text"] for choice in view["choices"]]))
    assert match.over or match.step == 120


@pytest.mark.parametrize("game", REGISTRY_OF_GAMES)
def test_a_bot_with_the_same_seed_chooses_alike(game):
    records = []
    for _ in range(2):
        match = rondel.new(game, players=2, seed=3)
        guest = make("greedy", 5)
        for _ in range(40):
            match.play(guest.choose(match.view(match.seat), [option.text for option in match.options()]))
        records.append(match.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("game", REGISTRY_OF_GAMES)
def test_a_bot_chooses_only_among_the_options_it_is_given(game):
    match = rondel.new(game, players=2, seed=4)
    view, options = match.view(match.seat), [option.text for option in match.options()]
    while options:
        options.remove(make("greedy", 1).choose(view, options))


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(UnknownBot, match="no bot is called 'deep'; there is random, greedy"):
        make("deep", 1)


# Games to play in each seat: all of the hundred where they are quick. The hundred of Saltfjord are played by
# `rondel sim saltfjord --players 2 --bots greedy,random --games 50` and with the bots the other way round.
DUELS = {"el-paso": 50, "saltfjord": 10}


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("game", REGISTRY_OF_GAMES)
def test_greedy_beats_random_in_95_of_100_games(game, half):
    bots = ("greedy", "random") if half == 0 else ("random", "greedy")
    seeds = range(DUELS[game] * half, DUELS[game] * (half + 1))
    task = Task(game, 2, bots, {}, False, seeds)
    wins = summary(task, play(task))["by_seat"][half]["wins"]
    assert wins >= 0.95 * DUELS[game]
