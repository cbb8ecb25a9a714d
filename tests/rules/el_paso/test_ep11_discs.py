"""EP-11.5 to EP-11.8, EP-11.10: which disc to which trading post (RUL-18, RUL-19)."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table
from tests.rules.el_paso.visit import BLACK, EXAMPLE, PLAIN, bare, delivering, posts, with_total

# --- delivery: disc and post ---


@pytest.mark.rule("EP-11.5", "EP-11.6")
def test_example_of_the_posts_for_twelve() -> None:
    t = bare(*EXAMPLE).own("BT01").certificates(3).uncover("PB1", post="7").uncover("PB2", post="9")
    t.play("move EP", "deliver", "spend 3")
    assert posts(t, "PB3") == [0, 5, 10, 12]
    t.play("disc PB3", "post 12")
    assert t.posts(t.seat) == {"7": 1, "9": 1, "12": 1}
    assert t.discs(t.seat) == ["PB4", *BLACK]


@pytest.mark.rule("EP-11.5")
@pytest.mark.parametrize("worth", range(20))
def test_posts_within_the_total(worth: int) -> None:
    t = with_total(worth)
    assert posts(t, "PB1") == [post for post in (0, 5, 7, 9, 10, 12, 16) if post <= worth]


@pytest.mark.rule("EP-11.5")
def test_exactly_one_disc_moves() -> None:
    t = with_total(9)
    seat = t.seat
    t.play("disc PB3", "post 0")
    assert t.posts(seat) == {"0": 1}
    assert t.discs(seat) == ["PB1", "PB2", "PB4", *BLACK]
    assert t.phase not in ("choose-disc", "choose-post")


@pytest.mark.rule("EP-11.6")
@pytest.mark.parametrize(("post", "again"), [(0, True), (5, False), (7, False), (9, False), (10, False),
                                             (12, True), (16, True)])  # fmt: skip
def test_an_own_disc_closes_a_post_except_0_12_and_16(post: int, again: bool) -> None:
    t = with_total(16)
    t.uncover("PB1", post=str(post))
    assert (post in posts(t, "PB2")) == again
    t.uncover("PB3", post=str(post))  # and again
    assert (post in posts(t, "PB2")) == again


@pytest.mark.rule("EP-11.6")
def test_discs_of_others_never_matter() -> None:
    t = with_total(16)
    other = t.other.seat
    for disc, post in zip(PLAIN, ("5", "7", "9", "10"), strict=True):
        t.uncover(disc, post=post, seat=other)
    assert posts(t, "PB1") == [0, 5, 7, 9, 10, 12, 16]
    seat = t.seat
    t.play("disc PB1", "post 5")
    assert t.posts(seat)["5"] == t.posts(other)["5"] == 1


@pytest.mark.rule("EP-11.7")
def test_black_discs_only_on_black_posts_plain_discs_anywhere() -> None:
    t = with_total(16, money=4)
    assert t.texts() == [f"disc {disc}" for disc in PLAIN + BLACK]
    for disc in PLAIN:
        assert posts(t, disc) == [0, 5, 7, 9, 10, 12, 16]
    for disc in BLACK:
        assert posts(t, disc) == [10, 12, 16]


@pytest.mark.rule("EP-11.7")
@pytest.mark.parametrize("worth", [0, 9, 10, 11])
def test_black_discs_need_a_total_of_ten(worth: int) -> None:
    t = with_total(worth, money=4)
    assert t.texts() == [f"disc {disc}" for disc in (PLAIN if worth < 10 else PLAIN + BLACK)]


@pytest.mark.rule("EP-11.7", "EP-11.6")
@pytest.mark.parametrize(("worth", "black"), [(10, False), (11, False), (12, True)])
def test_black_discs_need_an_open_black_post(worth: int, black: bool) -> None:
    t = delivering().money(4).uncover("PB1", post="10")
    t.me.permanent = worth
    t.play("deliver")
    assert bool(t.texts("disc PB5", "disc PB6", "disc PB7")) == black
    assert len(t.texts("disc")) == (6 if black else 3)


@pytest.mark.rule("EP-11.8")
@pytest.mark.parametrize(
    ("disc", "money"),
    [("PB1", 0), ("PB2", 0), ("PB3", 0), ("PB4", 0), ("PB5", 1), ("PB6", -4), ("PB7", 2)],
)
def test_money_beside_the_disc(disc: str, money: int) -> None:
    t = with_total(16, money=7)
    seat = t.seat
    t.play(f"disc {disc}", "post 16")
    assert t.state.players[seat].money == 7 + money


@pytest.mark.rule("EP-11.8")
@pytest.mark.parametrize(("money", "possible"), [(3, False), (4, True)])
def test_who_cannot_pay_must_choose_another_disc(money: int, possible: bool) -> None:
    """The $3 of post 10 come too late to pay for the disc."""
    t = with_total(10, money=money)
    assert t.can("disc PB6") == possible
    assert t.can("disc PB5")
    assert not t.can("no disc")
    if possible:
        seat = t.seat
        t.play("disc PB6", "post 10", "gain money 3")
        assert t.state.players[seat].money == 3


@pytest.mark.rule("EP-11.8", "RUL-2")
def test_worker_bonuses_give_money_until_the_disc_is_chosen() -> None:
    t = delivering().money(1).workers(engineer=1, joker=1)
    t.me.permanent = 10
    t.play("deliver")
    assert not t.can("disc PB6")
    t.play("bonus engineer")
    assert not t.can("disc PB6")
    t.play("bonus joker")
    assert t.can("disc PB6")
    t.play("disc PB6")
    assert t.texts() == ["post 10"]


@pytest.mark.rule("RUL-2")
def test_no_exchange_while_the_hand_is_shown_but_again_afterwards() -> None:
    t = bare(*EXAMPLE).tokens(2).certificates(1).workers(engineer=3).play("move EP")
    assert t.can("exchange")
    t.play("deliver")
    assert t.phase == "certificates"
    assert not t.can("exchange")
    assert t.can("bonus engineer")
    t.play("spend 1")
    assert t.phase == "choose-disc"
    assert not t.can("exchange")
    assert t.can("bonus engineer")
    t.play("disc PB1", "post 5")
    assert t.phase == "actions"
    assert not t.can("exchange")
    assert t.can("bonus engineer")
    t.play("gain money 3")
    assert t.phase == "before-draw"
    assert t.in_hand() == {}
    assert t.can("exchange")
    t.play("exchange")
    assert sum(t.in_hand().values()) == 1
    t.play(t.texts("discard")[0])
    assert t.in_hand() == {}
    t.play("done")
    assert t.phase == "after-draw"
    assert sum(t.in_hand().values()) == 4
    assert t.can("exchange")


# --- no disc ---


@pytest.mark.rule("EP-11.10")
def test_without_discs_none_is_placed_and_no_reward_given() -> None:
    t = delivering(*EXAMPLE).uncover(*PLAIN, *BLACK, post="0")
    seat, money, tiles = t.seat, t.me.money, t.tiles()
    t.me.permanent = 2
    t.play("deliver")
    assert t.happened("placed-no-disc") == [{"seat": seat}]
    assert t.posts(seat) == {"0": 7}
    assert (t.state.players[seat].money, t.state.players[seat].tokens) == (money, 0)
    assert t.tiles(seat) == tiles
    assert t.seat != seat  # hand discarded, drawn up, next turn
    assert t.in_discard(seat)["corriente"] == 1
    assert sum(t.in_hand(seat).values()) == 5


@pytest.mark.rule("EP-11.10", "RUL-10")
@pytest.mark.parametrize("worth", [0, 9])
def test_only_black_discs_and_a_total_under_ten(worth: int) -> None:
    t = delivering().money(20).uncover(*PLAIN)
    seat = t.seat
    t.me.permanent = worth
    t.play("deliver")
    assert t.happened("placed-no-disc")
    assert t.discs(seat) == BLACK
    assert t.posts(seat) == {"0": 4}


@pytest.mark.rule("EP-11.10", "RUL-10")
def test_only_a_disc_that_cannot_be_paid() -> None:
    t = delivering().money(3).uncover(*PLAIN, "PB5", "PB7")
    seat = t.seat
    t.me.permanent = 12
    t.play("deliver")
    assert t.happened("placed-no-disc")
    assert t.discs(seat) == ["PB6"]
    assert (t.state.players[seat].money, t.state.players[seat].tokens) == (3, 0)


@pytest.mark.rule("EP-11.10", "RUL-10", "RUL-2")
def test_only_a_disc_that_worker_bonuses_could_pay() -> None:
    """Nobody has to dismiss workers for a disc, but anybody may."""
    t = delivering().money(2).uncover(*PLAIN, "PB5", "PB7").workers(joker=1)
    seat = t.seat
    t.me.permanent = 12
    t.play("deliver")
    assert t.texts() == ["no disc", "bonus joker"]
    paying = Table(t.match.copy()).play("bonus joker")
    assert paying.texts() == ["disc PB6"]
    paying.play("disc PB6", "post 12")
    assert paying.posts(seat)["12"] == 1
    t.play("no disc")
    assert t.discs(seat) == ["PB6"]
    assert "12" not in t.posts(seat)
    assert t.me.tokens == 0


@pytest.mark.rule("EP-11.10", "RUL-10")
def test_a_plain_disc_must_go_to_post_0_if_nowhere_else() -> None:
    t = delivering().uncover("PB1", "PB2", "PB3", *BLACK)
    t.play("deliver")
    assert t.texts() == ["disc PB4"]
    t.play("disc PB4")
    assert t.texts() == ["post 0"]
