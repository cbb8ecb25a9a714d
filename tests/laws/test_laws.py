"""Random play of every registered game under the laws of src/rondel/laws.py."""

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


def test_a_broken_law_is_noticed_and_names_the_seed():
    """The checker itself can fail: a game that loses a card on the way."""
    spec = find("el-paso")
    apply = spec.rules.apply[:]
    try:
        for kind, perform in enumerate(apply):
            if perform is not None:
                spec.rules.apply[kind] = _losing_a_card(perform)
        with pytest.raises(laws.BrokenLaw, match=r"components are conserved \(el-paso, 2 players.*seed 5"):
            laws.check_game(spec, 2, {}, 5)
    finally:
        spec.rules.apply[:] = apply


def _losing_a_card(perform):
    def lose(state, frame, move):
        perform(state, frame, move)
        state.players[0].herd.discard[0] = 0

    return lose


def test_a_leak_is_noticed():
    """A view that shows another seat's hand breaks a law."""
    import dataclasses

    spec = find("el-paso")

    def leaky(state, seat):
        return {**spec.view(state, seat), "leak": state.players[0].herd.hand[:]}

    with pytest.raises(laws.BrokenLaw, match="an imagined state has the same view"):
        laws.check_game(dataclasses.replace(spec, view=leaky), 3, {}, 1)
