"""EP-11: what a removed disc uncovers, and the rewards of the posts (RUL-18)."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table
from tests.rules.el_paso.visit import EXAMPLE, delivering, total, with_total

# --- what a removed disc uncovers ---


@pytest.mark.rule("EP-11.9", "RUL-17")
def test_permanent_certificate_from_the_next_delivery_on() -> None:
    t = delivering(*EXAMPLE)
    seat = t.seat
    t.me.permanent = 2
    t.play("deliver")
    assert total(t) == 10
    t.play("disc PB5")
    assert t.texts() == ["post 10"]
    t.play("post 10", "gain money 3")
    t.hand(*EXAMPLE, seat=seat).turn(seat, "NG").play("move EP", "deliver")
    assert total(t) == 8 + 2 + 1


@pytest.mark.rule("EP-11.9", "RUL-17")
def test_hand_limit_rises_for_the_draw_that_follows_and_for_good() -> None:
    t = with_total(16, money=4)
    seat = t.seat
    t.play("disc PB6", "post 16")
    assert sum(t.in_hand(seat).values()) == 5
    t.hand(seat=seat).tokens(0, seat).at("NC", seat).play("done")
    assert sum(t.in_hand(seat).values()) == 5


@pytest.mark.rule("EP-11.9")
@pytest.mark.parametrize("disc", ["PB1", "PB5", "PB7"])
def test_other_discs_leave_the_hand_limit(disc: str) -> None:
    t = with_total(16)
    seat = t.seat
    t.play(f"disc {disc}", "post 16")
    assert sum(t.in_hand(seat).values()) == 4


@pytest.mark.rule("EP-11.9")
def test_step_limit_rises() -> None:
    t = with_total(16)
    seat = t.seat
    assert Table(t.match.copy()).turn(seat, "EP").texts() == ["move NB", "move NC", "move ND"]
    t.play("disc PB7", "post 16").turn(seat, "EP")
    assert t.texts() == ["move NB", "move NC", "move ND", "move NE"]


@pytest.mark.rule("EP-11.9")
@pytest.mark.parametrize(
    ("disc", "before", "after"),
    [
        ("PB2", {"money", "exchange"}, {"money", "certificate", "exchange"}),
        ("PB4", {"money", "exchange"}, {"money", "exchange", "remove"}),
        ("PB1", {"money", "exchange"}, {"money", "exchange"}),
        ("PB5", {"money", "exchange"}, {"money", "exchange"}),
    ],
)
def test_opened_auxiliary_actions(disc: str, before: set[str], after: set[str]) -> None:
    t = with_total(16)
    seat = t.seat

    def auxiliaries() -> set[str]:
        choice = Table(t.match.copy()).hand("criollo", seat=seat).at("NC", seat)
        return {text.removeprefix("auxiliary ") for text in choice.texts("auxiliary")}

    assert auxiliaries() == before
    t.play(f"disc {disc}", "post 16")
    assert auxiliaries() == after


@pytest.mark.rule("EP-11.9")
def test_upgraded_auxiliary_actions() -> None:
    t = with_total(16)
    seat = t.seat
    t.play("disc PB1", "post 16").at("NC", seat)
    money = t.me.money
    t.play("auxiliary money")
    assert t.state.players[seat].money == money + 3
    t.hand(seat=seat).at("EP", seat).play("deliver", "disc PB3", "post 16").at("NC", seat)
    t.play("auxiliary exchange")
    t.play(t.texts()[0])
    assert t.texts() == ["exchange again", "done"]


@pytest.mark.rule("EP-11.9")
def test_auxiliary_actions_before_their_upgrade() -> None:
    t = with_total(16)
    seat = t.seat
    t.play("disc PB5", "post 16").at("NC", seat)
    money = t.me.money
    once = Table(t.match.copy()).play("auxiliary money")
    assert once.state.players[seat].money == money + 1
    t.play("auxiliary exchange")
    t.play(t.texts()[0])
    assert not t.texts("exchange again")


# --- rewards ---


@pytest.mark.rule("EP-11.11")
@pytest.mark.parametrize(("post", "money", "tokens"), [(0, 0, 0), (16, 0, 0)])
def test_posts_without_reward(post: int, money: int, tokens: int) -> None:
    t = with_total(16)
    player = t.me
    t.play("disc PB1", f"post {post}")
    assert (player.money, player.tokens) == (money, tokens)
    assert t.state.players[t.seat] is not player  # nothing was asked


@pytest.mark.rule("EP-11.11", "RUL-19")
@pytest.mark.parametrize(
    ("post", "reward", "money", "tokens"),
    [(5, "gain money 3", 3, 0), (10, "gain money 3", 3, 0), (12, "gain tokens 1", 0, 1)],
)
@pytest.mark.parametrize("take", [True, False])
def test_rewards_in_money_and_tokens_may_be_declined(
    post: int, reward: str, money: int, tokens: int, take: bool
) -> None:
    t = with_total(16)
    player = t.me
    t.play("disc PB1", f"post {post}")
    assert t.texts() == [reward, "done"]
    t.play(reward if take else "done")
    assert (player.money, player.tokens) == ((money, tokens) if take else (0, 0))
    assert t.happened("discarded-hand")


@pytest.mark.rule("EP-11.11", "RUL-19")
def test_reward_of_post_7_is_an_objective_tile() -> None:
    t = with_total(16)
    seat, before = t.seat, t.tiles()
    shown = t.shown("objective")
    t.play("disc PB1", "post 7")
    assert t.actions() == {*(f"take {tile}" for tile in shown), "take objective-stack", "done"}
    declined = Table(t.match.copy()).play("done")
    assert declined.tiles(seat) == before
    t.play(f"take {shown[1]}")
    assert t.tiles(seat) == [*before, shown[1]]
    assert t.shown("objective")[0::2] == shown[0::2]
    assert None not in t.shown("objective")


@pytest.mark.rule("EP-11.11", "RUL-19")
@pytest.mark.parametrize(("money", "joker"), [(0, False), (3, False), (4, True)])
def test_reward_of_post_9_is_a_worker_for_nothing_or_a_joker_for_4(money: int, joker: bool) -> None:
    t = with_total(16, money=money)
    player = t.me
    t.play("disc PB1", "post 9")
    assert t.texts("hire") == [
        "hire cowboy",
        "hire engineer",
        "hire builder",
        *(["hire joker"] if joker else []),
    ]
    assert Table(t.match.copy()).play("done").in_area(player.seat) == {}
    t.play("hire joker" if joker else "hire builder")
    assert player.workers == ([0, 0, 0, 1] if joker else [0, 0, 1, 0])
    assert player.money == (money - 4 if joker else money)


@pytest.mark.rule("RUL-18")
def test_order_of_placing_a_disc() -> None:
    t = with_total(16, money=4)
    step = t.match.step + 1
    seat = t.seat
    t.play("disc PB6", "post 12", "gain tokens 1")
    told = [
        event for event in t.events(step) if event[0] not in ("drew", "drew-worker", "reshuffled", "turn")
    ]
    assert told[:4] == [
        ("paid", {"seat": seat, "resource": "money", "n": 4}),
        ("placed-disc", {"seat": seat, "disc": "PB6", "post": "12"}),
        ("gained", {"seat": seat, "resource": "exchange-token", "n": 1}),
        ("discarded-hand", {"seat": seat, "n": 0}),
    ]


@pytest.mark.rule("EP-11.11")
@pytest.mark.parametrize(("post", "points"), [(0, 0), (5, 0), (7, 0), (9, 0), (10, 3), (12, 5), (16, 8)])
def test_discs_on_posts_of_ten_and_more_score(post: int, points: int) -> None:
    t = with_total(16)
    seat = t.seat
    assert t.match.scores()[seat]["categories"]["deliveries"] == 0
    t.play("disc PB1", f"post {post}")
    assert t.match.scores()[seat]["categories"]["deliveries"] == points
