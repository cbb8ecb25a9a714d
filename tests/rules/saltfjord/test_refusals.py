"""Why something cannot be chosen: the reason and the options never disagree, and the reasons are true."""

from __future__ import annotations

import random

import pytest

import rondel
from rondel import laws
from rondel.core import frames
from rondel.games import find
from rondel.games.saltfjord.catalog.goods import GOOD_IDS
from rondel.games.saltfjord.frames import RULES
from rondel.games.saltfjord.refusals import looked_at, refusals

SPEC = find("saltfjord")


@pytest.mark.parametrize("players", SPEC.players)
def test_reasons_and_options_never_disagree(players: int) -> None:
    """Each move that a person would try is offered exactly when nothing stands in its way."""
    refused = 0
    for seed in range(12):
        chooser = random.Random(seed)
        match = rondel.new("saltfjord", players, seed, laws.random_options(SPEC, players, chooser))
        while not match.over:
            moves = match.moves()
            for move, reason in looked_at(match.state):
                assert (reason is None) == (move in moves), (SPEC.notation.text(move), reason)
            things = [thing for thing, _ in refusals(match.state)]
            assert {option.points_at for option in match.options()}.isdisjoint(things)
            refused += len(things)
            match.play(chooser.choice(moves))
        assert refusals(match.state) == []
    assert refused > 1000


@pytest.mark.parametrize("players", SPEC.players)
def test_with_what_was_missing_it_becomes_an_option(players: int) -> None:
    """A reason that counts goods is exact: so much more is enough, one less is not."""
    remedied = 0
    for seed in range(6):
        chooser = random.Random(seed)
        match = rondel.new("saltfjord", players, seed, laws.random_options(SPEC, players, chooser))
        while not match.over:
            for move, reason in looked_at(match.state):
                if reason is not None and reason[0] == "refusal-goods":
                    assert offered_with(match, move, reason[1]["effects"], less=0)
                    assert not offered_with(match, move, reason[1]["effects"], less=1)
                    remedied += 1
            match.play(chooser.choice(match.moves()))
    assert remedied > 100


def offered_with(match: rondel.Match, move: tuple[int, int], missing: list, less: int) -> bool:
    state = match.state.copy()
    goods = state.players[match.seat].goods
    for key, arguments in missing:
        goods[GOOD_IDS.index(key.removeprefix("gain-"))] += arguments["n"]
    goods[GOOD_IDS.index(missing[0][0].removeprefix("gain-"))] -= less
    # The middleman would let a fish stand in for one good: his help is not part of the reason.
    state.players[match.seat].abilities &= ~8
    return move in frames.options(RULES, state)


def test_only_the_deciding_seat_is_told() -> None:
    match = rondel.new("saltfjord", 2, 1)
    while match.view(match.seat)["prompt"]["key"] != "prompt-main":
        match.play(match.options()[0])
    for seat in (None, 0, 1):
        assert bool(match.view(seat)["refusals"]) == (seat == match.seat)
