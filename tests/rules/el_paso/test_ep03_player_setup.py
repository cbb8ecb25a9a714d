"""EP-3: set-up of each player."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.el_paso.table import Table, table

PLAYERS = (2, 3, 4)
ONE_OF_EACH = {"cowboy": 1, "engineer": 1, "builder": 1, "joker": 1}


@pytest.mark.rule("EP-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_takes_one_worker_of_each_type_face_up(players: int) -> None:
    t = table(players)
    for seat in range(players):
        assert t.in_area(seat) == ONE_OF_EACH
        for viewer in (None, *range(players)):
            assert t.match.view(viewer)["state"]["players"][seat]["workers"] == ONE_OF_EACH


@pytest.mark.rule("EP-3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_starts_with_seven_discs_no_certificate_and_the_herder_off_the_board(
    players: int,
) -> None:
    t = table(players)
    for seat in range(players):
        assert t.discs(seat) == ["PB1", "PB2", "PB3", "PB4", "PB5", "PB6", "PB7"]
        assert t.posts(seat) == {}
        player = t.state.players[seat]
        assert (player.certificates, player.permanent, player.buildings) == (0, 0, 0)
        assert t.where(seat) == ""


@pytest.mark.rule("EP-3.2")
def test_only_two_auxiliary_actions_are_open_at_first(t: Table) -> None:
    t.at("NB")
    assert t.texts("auxiliary") == ["auxiliary money", "auxiliary exchange"]


@pytest.mark.rule("EP-3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_herd_deck_has_ten_cards_of_which_four_are_drawn(players: int) -> None:
    t = table(players)
    for seat in range(players):
        hand, draw = Counter(t.in_hand(seat)), Counter(t.in_draw(seat))
        assert (hand.total(), draw.total()) == (4, 6)
        assert hand + draw == {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa-gertrudis": 2}
        assert t.in_discard(seat) == {}


@pytest.mark.rule("EP-3.3")
def test_the_herd_deck_is_shuffled_for_each_player() -> None:
    hands = [[tuple(sorted(table(seed=n).in_hand(seat).items())) for seat in (0, 1)] for n in range(30)]
    assert len({first for first, _ in hands}) > 10
    assert any(first != second for first, second in hands)


@pytest.mark.rule("EP-3.4", "RUL-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_random(players: int) -> None:
    starts = Counter(table(players, seed=seed, draft=False).seat for seed in range(120))
    assert set(starts) == set(range(players))
    assert min(starts.values()) >= 120 / players / 2


@pytest.mark.rule("EP-3.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_from_the_start_player_clockwise_each_takes_one_face_up_objective(players: int) -> None:
    t = table(players, draft=False)
    start = t.seat
    for place in range(players):
        seat = (start + place) % players
        assert t.seat == seat
        shown = t.shown("objective")
        assert t.texts() == [f"take {tile}" for tile in shown]  # no unseen tile, no free action
        left = t.left("objective")
        t.play(f"take {shown[1]}")
        assert t.tiles(seat) == [shown[1]]
        # The vacated slot, and only this one, is refilled at once.
        now = t.shown("objective")
        assert (now[0], now[2]) == (shown[0], shown[2])
        assert now[1] not in (None, *shown)
        assert t.left("objective") == left - 1
    assert t.seat == start
    assert t.phase == "first-place"


@pytest.mark.rule("EP-3.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_capital_by_seat_order(players: int) -> None:
    for seed in range(4):
        t = table(players, seed=seed)
        start = t.seat
        for place, capital in enumerate([(4, 1), (5, 1), (4, 2), (5, 2)][:players]):
            player = t.state.players[(start + place) % players]
            assert (player.money, player.tokens) == capital
