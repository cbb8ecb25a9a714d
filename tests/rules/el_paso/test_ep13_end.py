"""EP-13: the end of the game."""

from __future__ import annotations

import random

import pytest

import rondel
from rondel.games.el_paso.catalog.trail import NODE_IDS
from tests.rules.el_paso.table import Table, table


def late(players: int = 2, simmentals: int = 0) -> Table:
    """Everybody stands on NB with nothing to do at any moment; so many Simmental cards are left."""
    t = table(players=players).simmentals(simmentals)
    for seat in range(players):
        t.workers(seat).tokens(0, seat).money(0, seat).stand("NB", seat)
    return t.turn(0, "NB")


def deliver(t: Table, seat: int) -> Table:
    """A whole turn into El Paso with a disc to post 0."""
    t.turn(seat, "NG").play("move EP", "deliver")
    return t.play(t.texts("disc")[0], "post 0")


def seats_to_the_end(t: Table) -> list[int]:
    """Play on with small moves and list the seats of the turns begun."""
    seats = []
    while not t.match.over:
        seats.append(t.seat)
        t.play(t.texts("move")[0], "done")
    return seats


@pytest.mark.rule("EP-13.1")
def test_taking_the_last_simmental_does_not_end_the_game() -> None:
    t = late(players=3, simmentals=2)
    deliver(t, 0)
    assert not t.happened("emptied-simmental", since=0)
    deliver(t, 1)
    assert t.happened("emptied-simmental", since=0) == [{"seat": 1}]
    assert t.in_discard(1)["simmental"] == 1
    assert t.where(1) == "EP"
    for seat in (2, 0, 1, 2, 0, 1, 2):  # as long as nobody reaches El Paso
        assert t.seat == seat
        t.stand("NB", seat).turn(seat, "NB").play("move NC", "done")
    assert not t.match.over
    assert t.state.finisher == -1


@pytest.mark.rule("EP-13.2")
def test_the_next_herder_goes_to_the_simmental_space_and_finishes() -> None:
    t = late().hand("hereford", "shorthorn", seat=0).turn(0, "NG")
    t.play("move EP")
    assert t.where(0) == "simmental"
    assert t.match.view(1)["state"]["players"][0]["herder"] == "simmental"
    assert t.happened("finished") == [{"seat": 0}]
    assert "simmental" not in t.in_discard(0)
    assert t.me.money == 5  # the other actions of El Paso
    assert t.texts() == ["deliver"]
    t.play("deliver")
    assert t.happened("delivered") == [{"seat": 0, "n": 9}]
    t.play("disc PB1", "post 5")
    t.play("gain money 3")
    assert t.state.players[0].money == 8
    assert t.posts(0) == {"5": 1}
    assert t.in_hand(0) == {}
    assert t.seat == 1


@pytest.mark.rule("EP-13.2", "RUL-11")
def test_the_taker_of_the_last_simmental_may_also_finish() -> None:
    t = late(players=3, simmentals=1)
    deliver(t, 1)
    assert t.where(1) == "EP"
    deliver(t, 1)
    assert t.where(1) == "simmental"
    assert seats_to_the_end(t) == [2, 0]


@pytest.mark.rule("EP-13.2", "RUL-5")
def test_a_move_action_into_el_paso_is_an_arrival_too() -> None:
    """The train card T4 moves the herder by up to 2 steps, from F over G to El Paso."""
    t = late().workers(0, engineer=4).money(8, 0).stand("NF", 0).at("NF", 0)
    t.play("train T4", "move again 2", "move EP")
    assert t.where(0) == "simmental"
    assert t.texts() == ["deliver"]
    t.play("deliver", "disc PB1", "post 0")
    assert t.seat == 1
    assert seats_to_the_end(t) == [1]


@pytest.mark.rule("EP-13.3")
@pytest.mark.parametrize(("players", "finisher"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_every_other_player_has_exactly_one_last_turn_clockwise(players: int, finisher: int) -> None:
    t = deliver(late(players), finisher)
    assert seats_to_the_end(t) == [(finisher + i) % players for i in range(1, players)]
    assert t.match.options() == []
    assert t.match.seat is None
    with pytest.raises(rondel.IllegalMove, match="over"):
        t.match.play("done")


@pytest.mark.rule("EP-13.3")
def test_last_turns_are_whole_turns() -> None:
    t = deliver(late(), 0)
    t.hand("criollo", "galloway", "pineywoods", "criollo", seat=1).money(5, 1)
    t.play("move NC", "sell criollo", "gain certificates 1")
    player = t.state.players[1]
    assert (player.money, player.certificates) == (7, 1)
    assert sum(player.herd.hand) == 4
    assert t.match.over


@pytest.mark.rule("EP-13.3", "EP-4.3", "RUL-2")
def test_a_worker_drawn_in_the_last_turn_may_still_give_its_bonus() -> None:
    t = deliver(late(), 0)
    t.herd(hand=("criollo",) * 3, draw=("joker", "galloway"), discard=(), seat=1)
    with t.chance("joker", "galloway"):
        t.play("move NC", "done")
    assert t.texts() == ["done", "bonus joker"]  # no next turn in which it could serve
    t.play("bonus joker")
    assert t.state.players[1].money == 2
    t.play("done")
    assert t.match.over


@pytest.mark.rule("EP-13.4")
def test_reaching_el_paso_in_the_last_turn() -> None:
    t = deliver(late(players=3), 0)
    for seat in (1, 2):
        t.hand("hereford", seat=seat).turn(seat, "NG").play("move EP")
        assert t.where(seat) == "EP"
        assert t.me.money == 5
        assert not t.happened("finished")
        assert not t.happened("gained-cattle")
        assert t.texts() == ["deliver"]
        t.play("deliver", "disc PB2")
        assert t.texts() == ["post 0", "post 5"]
        t.play("post 5", "gain money 3")
        assert t.posts(seat) == {"5": 1}
    assert t.match.over
    assert t.state.finisher == 0
    assert [t.where(seat) for seat in range(3)] == ["simmental", "EP", "EP"]
    assert not any("simmental" in t.in_discard(seat) for seat in range(3))
    # +2 only for the herder on the Simmental space; herds and hands are worth 0 here but for the Herefords.
    assert [score["categories"]["cattle"] for score in t.match.scores()] == [2, 7, 7]


@pytest.mark.rule("EP-13.5", "EP-13.2", "EP-13.3")
@pytest.mark.parametrize(("players", "arrivals"), [(1, 10), (2, 10), (3, 15), (4, 20)])
@pytest.mark.parametrize("seed", range(8))
def test_the_finishing_arrival(players: int, arrivals: int, seed: int) -> None:
    """Whole random games: arrivals are counted by herders that move to El Paso."""
    match = rondel.new("el-paso", players=players, seed=seed)
    chance = random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.options()))
    told = [match.spec.tell(event) for _, event in match.log(None)]
    el_paso = NODE_IDS[0]
    reached, turns_after, finisher = 0, [], None
    for key, arguments in told:
        if key == "event-moved" and arguments["node"] == el_paso and finisher is None:
            reached += 1
        elif key == "event-finished":
            assert finisher is None
            finisher = arguments["seat"]
            assert reached == arrivals
        elif key == "event-turn" and finisher is not None:
            turns_after.append(arguments["seat"])
    assert finisher is not None
    seats = max(players, 2)
    assert turns_after == [(finisher + i) % seats for i in range(1, seats)]
    assert told[-1][0] == "event-game-over"
