"""Why something cannot be chosen: the reason and the options never disagree, and the reasons are true."""

from __future__ import annotations

import random

import pytest

import rondel
from rondel import laws
from rondel.core import frames
from rondel.games import find
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.frames import RULES
from rondel.games.el_paso.refusals import looked_at, refusals
from tests.rules.el_paso.table import Table

SPEC = find("el-paso")


def why(t: Table, kind: str, thing: str) -> tuple[str, dict[str, object]] | None:
    """What the player to move is told about a thing; None: nothing stands in the way."""
    view = t.match.view(t.seat)
    found = [told for told in view["refusals"] if told["points_at"] == (kind, thing)]
    assert len(found) < 2
    return (found[0]["key"].removeprefix("refusal-"), found[0]["arguments"]) if found else None


@pytest.mark.parametrize("players", SPEC.players)
def test_reasons_and_options_never_disagree(players: int) -> None:
    """Each move that a person would try is offered exactly when nothing stands in its way."""
    refused = 0
    for seed in range(12):
        chooser = random.Random(seed)
        options = laws.random_options(SPEC, players, chooser)
        match = rondel.new("el-paso", players, seed, options)
        while not match.over:
            moves = match.moves()
            for move, reason in looked_at(match.state):
                assert (reason is None) == (move in moves), (SPEC.notation.text(move), reason)
            things = [thing for thing, _ in refusals(match.state)]
            pointed = {option.points_at for option in match.options()}
            assert pointed.isdisjoint(things)
            refused += len(things)
            match.play(chooser.choice(moves))
        assert refusals(match.state) == []
    assert refused > 1000


@pytest.mark.parametrize("players", SPEC.players)
def test_with_what_was_missing_it_becomes_an_option(players: int) -> None:
    """A reason that counts dollars or workers is exact: so much more is enough, one less is not."""
    remedied = 0
    for seed in range(6):
        chooser = random.Random(seed)
        match = rondel.new("el-paso", players, seed, laws.random_options(SPEC, players, chooser))
        while not match.over:
            for move, reason in looked_at(match.state):
                if reason is not None and reason[0] in ("refusal-money", "refusal-workers"):
                    assert offered_with(match, move, reason, 0)
                    assert not offered_with(match, move, reason, 1)
                    remedied += 1
            match.play(chooser.choice(match.moves()))
    assert remedied > 100


def offered_with(match: rondel.Match, move: tuple[int, int], reason: tuple[str, dict], less: int) -> bool:
    state = match.state.copy()
    player = state.players[match.seat]
    if reason[0] == "refusal-money":
        player.money += reason[1]["n"] - less
    else:
        player.workers[c.WORKER_IDS.index(reason[1]["worker"])] += reason[1]["n"] - less
    return move in frames.options(RULES, state)


def test_only_the_deciding_seat_is_told(t: Table) -> None:
    for seat in (None, 0, 1):
        assert bool(t.match.view(seat)["refusals"]) == (seat == t.seat)


def test_cattle(t: Table) -> None:
    t.money(5).workers(cowboy=2).at("ND")
    assert why(t, "market", "corriente") is None
    assert why(t, "market", "shorthorn") == ("workers-money", {"n": 1, "worker": "cowboy", "cost": 1})
    t.money(20).workers(cowboy=2, joker=1).at("ND")
    assert why(t, "market", "hereford") == ("workers", {"n": 1, "worker": "cowboy"})
    t.money(5).workers(cowboy=4).at("ND")
    assert why(t, "market", "hereford") == ("money", {"n": 3})
    t.state.market[c.BLACK_ANGUS] = 0
    assert why(t, "market", "black-angus") == ("none-left", {})


def test_hiring(t: Table) -> None:
    t.money(5).at("NB")
    assert why(t, "worker", "cowboy") is None
    assert why(t, "worker", "joker") == ("money", {"n": 4})
    t.play("hire cowboy")
    assert why(t, "worker", "cowboy") == ("same-type", {})
    assert why(t, "worker", "builder") == ("money", {"n": 8})


def test_an_action_that_is_done_says_so(t: Table) -> None:
    t.money(20).workers(cowboy=2).hand("pineywoods").at("ND")
    t.play("buy black-angus")
    assert why(t, "market", "black-angus") == ("used", {})
    assert why(t, "auxiliary", "money") == ("instead", {})
    assert why(t, "hand", "pineywoods") is None


def test_cards_that_an_action_does_not_take(t: Table) -> None:
    t.hand("criollo", "galloway").at("NB")
    reason = why(t, "hand", "criollo")
    assert reason is not None
    assert reason[0] == "only"
    assert why(t, "hand", "galloway") is None


def test_places_out_of_reach(t: Table) -> None:
    first = t.seat
    t.play("start NB")
    while (t.seat, t.phase) != (first, "movement"):
        t.play(t.texts("start", "done", "discard")[0])
    assert t.state.stack[-1][2] == 3  # steps
    assert why(t, "node", "NE") is None
    assert why(t, "node", "NG") == ("steps", {"n": 2})
    assert why(t, "node", "EP") == ("steps", {"n": 3})
    assert why(t, "node", "NB") == ("here", {})


def test_buildings(t: Table) -> None:
    t.money(4).workers(builder=2).at("NE")
    assert why(t, "building", "2") is None
    assert why(t, "building", "3") == ("workers-money", {"n": 1, "worker": "builder", "cost": 2})
    t.play("build 2")
    assert why(t, "node", "S2") is None
    assert why(t, "node", "S9") == ("money", {"n": 3})


@pytest.mark.rule("EP-8.10.1", "EP-8.10.2")
def test_with_both_tokens_used_an_empty_space_is_refused_for_a_building_that_can_replace(t: Table) -> None:
    t.build("S2", 1).build("S4", 6).money(9).workers(builder=1).at("NE")
    assert why(t, "building", "1") == ("no-token", {})  # neither a token nor a smaller building
    t.play("build 2")
    assert why(t, "node", "S2") is None
    assert why(t, "node", "S4") == ("not-larger", {})
    assert why(t, "node", "S5") == ("only-replace", {})


def test_auxiliary_actions_that_are_closed_or_useless(t: Table) -> None:
    t.at("NB")
    assert why(t, "auxiliary", "money") is None
    assert why(t, "auxiliary", "certificate") == ("closed", {})
    t.certificates(4).at("NC")
    assert why(t, "action", "gain-certificates") == ("certificates", {"n": 4})
