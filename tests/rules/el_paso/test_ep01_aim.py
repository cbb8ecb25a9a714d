"""EP-1: the aim of the game."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, table

TRAIL = ["NB", "NC", "ND", "NE", "NF", "NG", "EP"]  # without common buildings a lap is seven steps


@pytest.mark.rule("EP-1.1")
def test_the_trail_is_closed_and_leads_back_to_el_paso(t: Table) -> None:
    t.tokens(0).turn(node="EP")
    visited = []
    for _ in range(7):
        first = t.texts("move")[0]  # the nearest location
        visited.append(first.removeprefix("move "))
        t.play(first)
        t.turn()
    assert visited == TRAIL


@pytest.mark.rule("EP-1.1")
@pytest.mark.parametrize("node", TRAIL)
def test_only_what_lies_ahead_as_far_as_el_paso_can_be_reached(t: Table, node: str) -> None:
    t.workers(cowboy=7).turn(node=node)
    while t.can("bonus cowboy"):
        t.play("bonus cowboy")
    ahead = TRAIL if node == "EP" else TRAIL[TRAIL.index(node) + 1 :]
    assert t.texts("move") == [f"move {place}" for place in ahead]


@pytest.mark.rule("EP-1.2")
def test_each_arrival_at_el_paso_delivers_the_hand_to_a_trading_post(t: Table) -> None:
    me = t.seat
    t.hand("criollo", "pineywoods", "galloway", "santa-gertrudis")  # 1 + 2 + 2 + 2
    t.tokens(0).workers().turn(node="NG").play("move EP")
    assert t.texts() == ["deliver"]
    t.play("deliver", "disc PB1", "post 5")
    assert t.posts(me) == {"5": 1}


@pytest.mark.rule("EP-1.3")
def test_most_victory_points_win_not_most_money() -> None:
    t = table()
    for seat in (0, 1):
        t.workers(seat=seat)
    t.money(8, seat=0).money(0, seat=1)  # 1 VP for each full $5
    t.hand("hereford", seat=1)  # 7 VP
    first, second = t.match.scores()
    assert (first["total"], second["total"]) == (1, 7)
    assert (first["place"], second["place"]) == (2, 1)
