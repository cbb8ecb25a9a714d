"""EP-12: what is unlimited, what is limited, and what is open."""

from __future__ import annotations

import pytest

from rondel.core.chance import seeded
from tests.rules.el_paso.table import Table, table


@pytest.mark.rule("EP-12.1")
def test_money_is_unlimited() -> None:
    """The box holds 30 x $1 and 25 x $5: $155."""
    t = table().money(155).workers(joker=1).at_actions("F")
    t.play("bonus joker", "gain money 2")
    assert t.me.money == 159


@pytest.mark.rule("EP-12.1")
def test_exchange_tokens_are_unlimited() -> None:
    """The box holds 16."""
    t = table().tokens(16).money(1).at_actions("G").tokens(16, seat=0).tokens(16, seat=1)
    t.play("gain tokens 1")
    assert t.me.tokens == 17


@pytest.mark.rule("EP-12.2")
def test_workers_are_limited() -> None:
    t = table().money(50).workers().supply(cowboy=0, engineer=1).at_actions("B")
    assert t.texts("hire") == ["hire engineer", "hire builder", "hire joker"]
    t.play("hire engineer", "bonus engineer")  # a discarded worker does not return to the supply
    assert t.in_supply().get("engineer", 0) == t.in_supply().get("cowboy", 0) == 0
    assert t.texts("hire") == ["hire builder", "hire joker"]


@pytest.mark.rule("EP-12.2")
def test_market_cattle_is_limited() -> None:
    t = table().money(50).workers(cowboy=4).market(shorthorn=0, hereford=1).at_actions("D")
    assert t.texts("buy") == ["buy black-angus", "buy corriente", "buy hereford"]
    seat = t.seat
    t.play("buy hereford")
    t.money(50, seat).workers(seat, cowboy=4).at_actions("D", seat)
    assert t.texts("buy") == ["buy black-angus", "buy corriente"]


@pytest.mark.rule("EP-12.2")
def test_cattle_of_an_empty_stack_cannot_be_gained_either() -> None:
    t = table().market(corriente=0).workers(engineer=3).money(6).at_actions("F").play("train T3")
    assert not t.texts("gain")
    assert t.texts("take")


@pytest.mark.rule("EP-12.2")
def test_buildings_are_limited() -> None:
    t = table(players=3).workers(builder=2).money(20)
    assert Table(t.match.copy()).at_actions("E").texts("build") == ["build 1", "build 2"]
    t.build("S1", 1, seat=(t.seat + 1) % 3).build("S2", 1, seat=(t.seat + 2) % 3).at_actions("E")
    assert t.stack_of(1) == 0
    assert t.texts("build") == ["build 2"]


@pytest.mark.rule("EP-12.2", "RUL-30")
@pytest.mark.parametrize(("kind", "card"), [("objective", "T1"), ("bonus", "T2")])
def test_tiles_are_limited_and_empty_slots_stay_empty(kind: str, card: str) -> None:
    t = table().no_more(kind)
    for taken in range(3):
        t.workers(engineer=2).money(20).at_actions("F").play(f"train {card}")
        shown = t.shown(kind)
        assert t.texts("take") == [f"take {tile}" for tile in shown if tile]  # nothing face down
        seat = t.seat
        t.play(f"take {shown[taken]}")
        assert t.shown(kind) == [None if slot <= taken else shown[slot] for slot in range(3)]
        t.end_turn().turn(seat, "NB")
    t.workers(engineer=2).money(20).at_actions("F").play(f"train {card}")
    assert not t.texts("take")
    assert t.can("done")


@pytest.mark.rule("EP-12.3")
def test_the_own_discard_pile_can_be_seen() -> None:
    t = table().herd(discard=("criollo", "hereford", "hereford", "cowboy"))
    seen = t.match.view(t.seat)["state"]["players"][t.seat]
    assert seen["discard"] == {"criollo": 1, "hereford": 2, "cowboy": 1}


@pytest.mark.rule("EP-12.3")
def test_the_draw_pile_cannot_be_seen() -> None:
    """Two games that will draw different cards look the same to everybody."""
    t = table().tokens(1).turn(node="NB")
    views, drawn = [], set()
    for seed in range(20):
        match = t.match.copy()
        match.state.chance = seeded(seed)
        views.append([match.view(seat) for seat in (0, 1, None)])
        match.play("exchange")
        drawn.add(tuple(match.state.players[t.seat].herd.draw))
    assert all(view == views[0] for view in views)
    assert len(drawn) > 1


@pytest.mark.rule("EP-12.3")
def test_hands_of_others_cannot_be_seen() -> None:
    """Only hand and draw pile together, as they follow from what everybody saw."""
    t = table()
    seat, other = t.seat, t.other.seat
    t.hand("criollo", "criollo", "criollo", "criollo", seat=other)
    before = t.match.view(seat)
    seen = before["state"]["players"][other]
    assert seen["hand"] is None
    assert seen["draw"] is None
    assert (seen["hand_size"], seen["draw_size"]) == (4, 6)
    assert seen["unseen"] == {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa-gertrudis": 2}
    t.hand("galloway", "galloway", "pineywoods", "santa-gertrudis", seat=other)
    assert t.match.view(seat) == before
    assert t.match.view(None)["state"]["players"][other] == seen


@pytest.mark.rule("EP-12.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_numbers_left_are_open(seat: int | None) -> None:
    t = table().build("S1", 3).simmentals(6).workers(cowboy=4, joker=2)
    seen = t.match.view(seat)["state"]
    assert seen["simmentals"] == 6
    assert seen["workers"] == {"cowboy": 7, "engineer": 11, "builder": 11, "joker": 9}
    assert [stack["left"] for stack in seen["buildings"]] == [2, 2, 1, 2, 2, 2]
