"""How the greedy bot thinks about Saltfjord: ideas can be carried out, and they win points."""

import random
from statistics import mean

import rondel
from rondel.bots import values
from rondel.core import frames
from rondel.games import find
from rondel.simulate import Task, play

SPEC = find("saltfjord")
JUDGEMENT = values.find("saltfjord")


def test_every_idea_begins_with_an_option_and_hardly_any_fails_on_the_way():
    chooser = random.Random(5)
    tried = failed = 0
    for seed in range(4):
        match = rondel.new("saltfjord", players=2, seed=seed)
        while not match.over:
            options = match.moves()
            for idea in JUDGEMENT.ideas(match.state, options):
                assert idea[0] in options
                state = match.state.copy()
                tried += 1
                for move in idea:
                    if move not in frames.options(SPEC.rules, state):
                        failed += 1
                        break
                    frames.apply(SPEC.rules, state, move)
            match.play(SPEC.notation.text(chooser.choice(options)))
    assert failed <= 0.02 * tried


def test_greedy_reaches_the_points_of_the_bot_that_the_tables_were_tuned_with():
    results = play(Task("saltfjord", 2, ("greedy",), {}, False, range(5)))
    assert mean(score["total"] for result in results for score in result.scores) > 145
