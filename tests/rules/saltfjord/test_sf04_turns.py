"""SF-4: aim, rounds and turns."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain


def die(t: Table, colour: str) -> str:
    """Take the first die of a colour."""
    return next(text for text in t.texts("take") if text.startswith(f"take {colour}-"))


@pytest.mark.rule("SF-4.1")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_after_three_rounds_wins(winner: int) -> None:
    t = plain(3)
    for seat in range(3):
        t.vp(40 + (seat == winner), seat)
    rounds = []
    while not t.match.over:
        rounds.append(t.state.round)
        t.close(t.texts("close")[0].split()[1])
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert t.match.over
    assert [score["seat"] for score in t.match.scores() if score["place"] == 1] == [winner]


@pytest.mark.rule("SF-4.2")
def test_green_points_come_at_once_and_purple_ones_at_the_end(t: Table) -> None:
    me = t.seat
    t.goods(log=1, food=1).orders("K24", "K10").using("order").play("order 2")
    assert t.state.players[me].vp == 0  # the crate's 6 points are purple
    t.turn(me).village({}).workers(0).play("close 1", "done")
    assert t.state.players[me].vp == 1  # pier 2: a green point
    assert (t.score(me)["scored"], t.score(me)["crates"]) == (1, 6)


@pytest.mark.rule("SF-4.3")
def test_a_lap_of_the_track_adds_a_hundred(t: Table) -> None:
    t.vp(99).crates(0, 3).village({}).workers(0).play("close 1", "done")
    assert t.state.players[t.mover].vp == 102
    assert t.score(t.mover)["scored"] == 102


@pytest.mark.rule("SF-4.4")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    t = plain(4)
    t.start(first).turn(first)
    order = []
    for _ in range(8):
        order.append(t.seat)
        t.play(die(t, "white"), "discard die").end_turn()
    assert order == [(first + step) % 4 for step in range(8)]


@pytest.mark.rule("SF-4.4")
def test_a_round_lasts_until_everybody_has_closed_the_season(t: Table) -> None:
    first, second = t.seat, t.other.seat
    t.close("3")
    for _ in range(3):
        assert (t.state.round, t.seat) == (1, second)
        t.play(die(t, "white"), "discard die").end_turn()
    t.close("2")
    assert t.state.round == 2
    assert t.seat == second  # whose tavern was further left
    assert [t.tavern_of(seat) for seat in (first, second)] == [None, None]


@pytest.mark.rule("SF-4.5")
def test_a_turn_has_exactly_one_main_action(t: Table) -> None:
    t.goods(log=1, plank=1).dice(white=[1], orange=[2])
    kinds = {text.split()[0] for text in t.options()}
    assert kinds == {"take", "large", "close"}
    seat = t.seat
    t.play("take white-1", "discard die")
    assert t.phase == "pause"
    assert t.options() == ["done"]  # extra actions, but no second main action
    t.play("done")
    assert t.seat != seat


@pytest.mark.rule("SF-4.5")
@pytest.mark.parametrize("moves", [("large BL-1", "cell r2c2"), ("close 1",)])
def test_the_other_main_actions_end_the_turn_too(t: Table, moves: tuple[str, ...]) -> None:
    seat = t.seat
    t.goods(log=1, plank=1).village({}).workers(0).play(*moves).play(t.options()[-1])
    while t.seat == seat:
        assert not t.texts("take", "large", "close")
        t.play("done")
    assert t.phase == "main"


@pytest.mark.rule("SF-4.5", "SF-8.5")
def test_extra_actions_before_during_and_after_the_main_action(t: Table) -> None:
    t.goods(log=4).village({"column-1": "log paper . . . ."}).dice(white=[1]).workers(0)
    seat = t.seat
    sell = ("extra sell", "sell log")
    t.play(*sell, *sell)  # before, any number of times
    t.play("take white-1", *sell)
    t.play("line column-1", *sell, "activate r1c1", *sell, "activate r2c1", *sell[:1], "sell paper")
    assert t.warehouse(seat) == {"fish": 12}
    assert t.seat == seat
    t.play("extra upgrade", "upgrade fish-log", "done")  # after it
    assert t.seat != seat


@pytest.mark.rule("SF-4.6")
def test_who_has_closed_the_season_is_skipped_and_may_do_nothing() -> None:
    t = plain(3)
    out = t.seat
    for seat in range(3):
        t.goods(log=3, fish=5, seat=seat)
    t.close("1")
    seen = []
    for _ in range(6):
        seen.append(t.seat)
        t.play(die(t, "white"), "discard die").end_turn()
    assert out not in seen
    assert t.refuses("close 1")
    assert t.state.players[out].goods[:2] == [5, 3]


@pytest.mark.rule("SF-4.6")
def test_the_season_is_closed_only_for_this_round(t: Table) -> None:
    out = t.seat
    t.close("1").close("2")
    assert t.state.round == 2
    assert t.seat == out


@pytest.mark.rule("SF-4.7")
def test_passing_is_not_possible(t: Table) -> None:
    assert not t.can("done")
    assert t.refuses("done")
    t.goods(log=2, fish=9).play("extra sell", "sell log")
    assert t.refuses("done")  # an extra action is no main action


@pytest.mark.rule("SF-4.7", "SF-5.2", "SF-5.3")
def test_who_can_do_neither_a_nor_b_must_close_the_season(t: Table) -> None:
    t.taken(white=3, orange=1).goods(log=1)
    assert t.options() == [f"close {tavern}" for tavern in (1, 2, 3, 4, 5)]


@pytest.mark.rule("Q-37")
def test_the_season_may_be_closed_with_dice_still_due(t: Table) -> None:
    t.dice(white=[1, 1, 2, 3, 4, 6], orange=[5, 5])
    assert t.can("close 4")
    t.close("4")
    assert t.on_board("white") == [1, 1, 2, 3, 4, 6]  # they stay where they are
    t.close("3")
    assert (len(t.on_board("white")), len(t.on_board("orange"))) == (6, 4)  # and are rolled again


@pytest.mark.rule("Q-38")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_dice_never_run_out(players: int) -> None:
    t = plain(players)
    for number in (1, 2, 3):
        for colour, limit in (("white", 3), ("orange", number)):
            for _ in range(limit * players):
                assert t.state.round == number
                t.play(die(t, colour), "discard die").end_turn()
        assert not t.texts("take")
        left = 1 if players == 1 else 0
        for colour in ("white", "orange"):
            assert sum(value > 0 for value in t.on_board(colour)) == left
        for _ in range(players):
            t.close(t.texts("close")[0].split()[1])
    assert t.match.over
