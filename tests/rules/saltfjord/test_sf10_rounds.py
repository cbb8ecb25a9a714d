"""SF-10.1, 10.2, 10.4: the end of a round, the end of the game, the winner."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain


def close_all(t: Table, *taverns: str) -> Table:
    """Everybody closes the season, in turn order, in these taverns."""
    for tavern in taverns:
        t.close(tavern)
    return t


@pytest.mark.rule("SF-10.1")
def test_the_round_ends_when_all_have_closed_the_season() -> None:
    t = plain(3)
    close_all(t, "1", "2")
    assert t.state.round == 1
    t.play(t.texts("take")[0], "discard die").end_turn()
    assert t.state.round == 1
    close_all(t, "3")
    assert t.state.round == 2
    assert t.happened("round") == [{"seat": -1, "n": 2}]


@pytest.mark.rule("SF-10.1")
def test_after_round_3_the_game_is_over(t: Table) -> None:
    for number in (1, 2, 3):
        assert t.state.round == number
        assert not t.match.over
        close_all(t, "1", "2")
    assert t.match.over
    assert t.happened("game-over") == [{"seat": -1}]
    assert t.happened("rolled") == []


@pytest.mark.rule("SF-10.2")
def test_workers_and_dice_leave_the_buildings(t: Table) -> None:
    seat = t.seat
    t.level("craft", 3).worker_on("r1c3", "r2c2").workers(1)
    t.die_on("r5c2", "white", 2).die_on("r6c5", "orange", 6)
    close_all(t, "1", "2")
    assert t.workers_on(seat) == []
    assert t.state.players[seat].workers == 3
    assert t.dice_on(seat) == {}
    assert t.state.players[seat].taken == (0, 0)
    t.turn(seat).goods(fish=9).dice(white=[2])
    t.play("take white-2", "line column-2")
    assert t.can("activate r2c2")
    assert t.can("activate r5c2")


@pytest.mark.rule("SF-10.2", "SF-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_orange_dice_of_the_next_round_join(players: int) -> None:
    t = plain(players)
    for number in (1, 2, 3):
        assert len(t.on_board("white")) == 3 * players
        assert len(t.on_board("orange")) == number * players
        close_all(t, *"1234"[:players])


@pytest.mark.rule("SF-10.2", "Q-7")
def test_all_dice_are_rolled_used_discarded_and_unused(t: Table) -> None:
    t.dice(white=[1, 1, 1, 1, 1, 1], orange=[1, 1]).play("take white-1", "discard die").end_turn()
    t.close("1")
    rolled = (6, 6, 5, 5, 4, 4, 3, 3, 2, 2)
    with t.chance(*rolled):
        t.close("2")
    assert t.on_board("white") == [4, 4, 5, 5, 6, 6]
    assert t.on_board("orange") == [2, 2, 3, 3]
    assert len(t.happened("rolled")) == 1


@pytest.mark.rule("SF-10.2")
@pytest.mark.parametrize(("taverns", "first"), [("123", 0), ("312", 1), ("542", 2), ("534", 1)])
def test_the_leftmost_tavern_makes_the_first_player(taverns: str, first: int) -> None:
    t = plain(3).start(0).turn(0)
    close_all(t, *taverns)
    assert t.state.start == first
    assert t.seat == first
    assert [t.tavern_of(seat) for seat in range(3)] == [None, None, None]
    assert t.texts("close") == [f"close {tavern}" for tavern in "12345"]


@pytest.mark.rule("SF-10.2", "SF-4.4")
def test_the_new_round_goes_clockwise_from_the_first_player() -> None:
    t = plain(3).start(0).turn(0)
    close_all(t, "3", "1", "2")
    seats = []
    for tavern in "123":
        seats.append(t.seat)
        t.close(tavern)
    assert seats == [1, 2, 0]


@pytest.mark.rule("SF-10.2")
def test_goods_tiles_crates_and_levels_stay(t: Table) -> None:
    seat = t.seat
    t.goods(log=2).tile("BC04", "r1c1").crates(0, 0, 0, 1).level("supplies", 2).vp(7)
    close_all(t, "1", "2")
    assert t.warehouse(seat) == {"log": 2}
    assert t.tiles(seat) == ["BC04"]
    assert [len(row) for row in t.rows(seat)] == [0, 0, 0, 1]
    assert t.level_of("supplies", seat) == 2
    assert t.state.players[seat].vp == 7


# --- the winner ---


def places(t: Table) -> list[int]:
    return [score["place"] for score in t.match.scores()]


def last_closing(t: Table, *taverns: str) -> Table:
    """Seats 0, 1 … close the last season in these taverns."""
    return close_all(t.round(3).start(0).turn(0), *taverns)


@pytest.mark.rule("SF-10.4", "SF-4.1")
def test_most_points_win() -> None:
    t = plain(3).vp(30, seat=0).vp(32, seat=1).vp(31, seat=2)
    last_closing(t, "1", "5", "2")
    assert t.match.over
    assert places(t) == [3, 1, 2]


@pytest.mark.rule("SF-10.4", "Q-20")
@pytest.mark.parametrize(
    ("taverns", "expected"), [("123", [1, 2, 3]), ("341", [2, 3, 1]), ("524", [3, 1, 2]), ("154", [1, 3, 2])]
)
def test_a_tie_goes_to_the_more_left_tavern_of_round_3(taverns: str, expected: list[int]) -> None:
    t = plain(3)
    for seat in range(3):
        t.vp(40, seat=seat)
    last_closing(t, *taverns)
    assert {score["total"] for score in t.match.scores()} == {40}
    assert places(t) == expected


@pytest.mark.rule("SF-10.4")
def test_the_taverns_matter_only_among_those_who_are_tied() -> None:
    t = plain(3).vp(40, seat=0).vp(41, seat=1).vp(41, seat=2)
    last_closing(t, "1", "5", "4")
    assert places(t) == [3, 2, 1]


@pytest.mark.rule("SF-10.4", "SF-4.2", "SF-4.3")
def test_more_than_a_lap_of_points_counts_in_full(t: Table) -> None:
    t.vp(103, seat=0).vp(99, seat=1)
    last_closing(t, "2", "1")
    assert [score["total"] for score in t.match.scores()] == [103, 99]
    assert places(t) == [1, 2]
