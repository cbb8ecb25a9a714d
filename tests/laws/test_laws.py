"""Random play of every registered game under the laws of src/rondel/laws.py."""

import dataclasses
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rondel import laws
from rondel.games import REGISTRY, find

GAMES_EACH = 12  # the full numbers are run by `rondel sim GAME --laws`

CASES = [(game, players) for game in REGISTRY for players in find(game).players]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_random_games_keep_the_laws(game, players):
    spec = find(game)
    for seed in range(GAMES_EACH):
        options = laws.random_options(spec, players, random.Random(seed))
        played = laws.check_game(spec, players, options, seed)
        assert played.moves > 20


@pytest.mark.parametrize("game", REGISTRY)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_set_up_keeps_the_laws(game, data):
    spec = find(game)
    players = data.draw(st.sampled_from(spec.players), label="players")
    options = {
        option.id: data.draw(st.sampled_from(option.values), label=option.id)
        for option in spec.options
        if players == 1 or not option.solo_only
    }
    laws.check_game(spec, players, options, data.draw(st.integers(0, 10**6), label="seed"))


def _lose_a_card(state):
    state.players[0].herd.discard[0] = 0


def _lose_a_tile(state):
    state.under[0] = 0


def _hands(state):
    return [player.herd.hand[:] for player in state.players]


def _crates(state):
    return [player.crates for player in state.players]


def _tokens_put_back(state):
    return state.looked[:]


@pytest.mark.parametrize(("game", "lose"), [("el-paso", _lose_a_card), ("saltfjord", _lose_a_tile)])
def test_a_broken_law_is_noticed_and_names_the_seed(game, lose):
    """The checker itself can fail: a game that loses a component on the way."""
    spec = find(game)
    apply = spec.rules.apply[:]
    try:
        for kind, perform in enumerate(apply):
            if perform is not None:
                spec.rules.apply[kind] = _losing(perform, lose)
        with pytest.raises(laws.BrokenLaw, match=rf"components are conserved \({game}, 2 players.*seed 5"):
            laws.check_game(spec, 2, {}, 5)
    finally:
        spec.rules.apply[:] = apply


def _losing(perform, lose):
    def performed(state, frame, move):
        perform(state, frame, move)
        lose(state)

    return performed


@pytest.mark.parametrize(
    ("game", "seed", "hidden"),
    [("el-paso", 1, _hands), ("saltfjord", 8, _crates), ("saltfjord", 4, _tokens_put_back)],
)
def test_a_leak_is_noticed(game, seed, hidden):
    """A view that shows what another seat hides breaks a law (in a game where something is hidden)."""
    spec = find(game)

    def leaky(state, seat):
        return {**spec.view(state, seat), "leak": hidden(state)}

    with pytest.raises(laws.BrokenLaw, match="an imagined state has the same view"):
        laws.check_game(dataclasses.replace(spec, view=leaky), 3, {}, seed)


def test_a_leak_through_the_live_scores_is_noticed():
    spec = find("saltfjord")

    def leaky(state, seat):
        numbers = [sum(map(sum, player.crates)) for player in state.players]
        return [
            dataclasses.replace(score, tie_break=number)
            for score, number in zip(spec.scores(state), numbers, strict=True)
        ]

    with pytest.raises(laws.BrokenLaw, match="live scores do not tell what is hidden"):
        laws.check_game(dataclasses.replace(spec, seen_scores=leaky), 3, {}, 8)
