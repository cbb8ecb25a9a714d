"""Groups of effects: progress, and which effect a move performs."""

import pytest

import rondel
from rondel.core.effects import USED, all_used, progress
from rondel.games.el_paso.actions import VOCABULARY
from rondel.games.el_paso.catalog.cards import CRIOLLO, GALLOWAY
from rondel.games.el_paso.catalog.vocabulary import gain_money, hire, pay, sell
from rondel.games.el_paso.words import SELL


@pytest.fixture
def table():
    """A player with one Criollo and one Galloway."""
    state = rondel.new("el-paso", players=2, seed=1).state
    player = state.players[0]
    player.herd.hand[:] = [1, 0, 1] + [0] * 10
    player.money = 20
    return state, player


def test_a_move_performs_the_effect_that_offers_it_even_if_two_share_a_verb(table):
    state, player = table
    group = (sell(CRIOLLO, 2), sell(GALLOWAY, 7))
    used = VOCABULARY.performs(state, player, group, 0, (SELL, GALLOWAY))
    assert player.money == 27
    assert progress(used, 0) == 0
    assert progress(used, 1) == USED
    used = VOCABULARY.performs(state, player, group, used, (SELL, CRIOLLO))
    assert player.money == 29
    assert all_used(group, used)


def test_what_is_used_up_is_not_offered_again(table):
    state, player = table
    group = (gain_money(2), hire(5, 8))
    out = []
    VOCABULARY.offers(state, player, group, 0, out)
    assert len(out) == 5
    used = VOCABULARY.performs(state, player, group, 0, out[0])
    out.clear()
    VOCABULARY.offers(state, player, group, used, out)
    assert len(out) == 4


def test_an_effect_that_cannot_be_paid_is_not_possible(table):
    state, player = table
    effect = pay(3, gain_money(9))
    assert VOCABULARY.possible(state, player, effect)
    player.money = 2
    assert not VOCABULARY.possible(state, player, effect)
