"""EP-11: El Paso and the delivery, with the rulings on it (RUL-2, RUL-10, RUL-17 to RUL-19)."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, counts, table

EXAMPLE = ("santa-gertrudis", "santa-gertrudis", "corriente", "black-angus")
PLAIN = ["PB1", "PB2", "PB3", "PB4"]
BLACK = ["PB5", "PB6", "PB7"]


def bare(*hand: str) -> Table:
    """A player one step before El Paso without money, tokens or workers."""
    return table().workers().money(0).tokens(0).hand(*hand).turn(node="NG")


def delivering(*hand: str) -> Table:
    """The same just before the delivery."""
    return bare(*hand).play("move EP")


def with_total(total: int, money: int = 0) -> Table:
    """A player whose delivery is worth so much, about to choose a disc; there is no need to ask how."""
    t = delivering().money(money)
    t.me.permanent = total
    return t.play("deliver")


def total(t: Table) -> int:
    """What the delivery came to in the last move."""
    (delivered,) = t.happened("delivered")
    value: int = delivered["n"]
    return value


def posts(t: Table, disc: str) -> list[int]:
    """The posts offered to a disc."""
    choice = Table(t.match.copy()).play(f"disc {disc}")
    return [int(text.removeprefix("post ")) for text in choice.texts()]


# --- the three actions ---


@pytest.mark.rule("EP-11.1")
def test_three_actions_in_order_none_of_which_can_be_skipped() -> None:
    t = bare(*EXAMPLE)
    step = t.match.step + 1
    t.play("move EP")
    assert t.texts() == ["deliver"]
    t.play("deliver")
    assert "done" not in t.texts()
    t.play("disc PB1")
    assert t.texts("post") == t.texts()
    t.play("post 0")
    names = [name for name, _ in t.events(step)]
    order = ["moved", "gained", "gained-cattle", "showed-hand", "delivered", "placed-disc", "discarded-hand"]
    assert [name for name in names if name in order] == order


@pytest.mark.rule("EP-11.1", "EP-11.10")
def test_delivery_cannot_be_refused_with_an_empty_hand() -> None:
    t = delivering()
    assert t.texts() == ["deliver"]
    t.play("deliver")
    assert total(t) == 0
    assert t.texts() == [f"disc {disc}" for disc in PLAIN]  # worth 0, still one disc has to go to post 0
    assert posts(t, "PB1") == [0]


@pytest.mark.rule("EP-11.2")
@pytest.mark.parametrize("money", [0, 3, 200])
def test_five_dollars(money: int) -> None:
    t = bare(*EXAMPLE).money(money).play("move EP")
    assert t.me.money == money + 5
    assert t.happened("gained") == [{"seat": t.seat, "resource": "money", "n": 5}]


@pytest.mark.rule("EP-11.3")
def test_one_simmental_to_the_discard_pile() -> None:
    t = bare(*EXAMPLE)
    left, discard, hand = t.state.simmentals, t.in_discard(), t.in_hand()
    t.play("move EP")
    assert t.state.simmentals == left - 1
    assert t.in_discard() == {**discard, "simmental": 1}
    assert t.in_hand() == hand


@pytest.mark.rule("EP-11.3")
def test_the_simmental_of_this_arrival_does_not_count_in_its_delivery() -> None:
    assert total(delivering("criollo").play("deliver")) == 1


@pytest.mark.rule("EP-11.3")
def test_no_simmental_from_an_empty_stack() -> None:
    t = bare(*EXAMPLE).simmentals(0)
    t.play("move EP")
    assert t.state.simmentals == 0
    assert "simmental" not in t.in_discard()
    assert t.texts() == ["deliver"]  # the other actions remain


@pytest.mark.rule("EP-11.1", "RUL-2")
def test_exchange_between_the_first_and_the_second_action() -> None:
    """An exchange that reshuffles before the Simmental is taken cannot draw it."""
    t = bare("criollo").tokens(1).herd(draw=(), discard=("galloway",)).play("move EP")
    assert t.me.money == 5
    assert "simmental" not in t.in_discard()
    t.play("exchange", "discard criollo")
    assert t.in_hand() == counts("galloway")
    t.play("take simmental")
    assert t.in_discard() == counts("criollo", "simmental")
    assert t.texts() == ["deliver"]


@pytest.mark.rule("EP-11.1", "RUL-2")
def test_exchange_between_the_second_and_the_third_action_may_draw_the_simmental() -> None:
    t = bare("criollo").tokens(1).herd(draw=(), discard=()).play("move EP")
    t.play("take simmental")
    assert "simmental" in t.in_discard()
    t.play("exchange", "discard criollo", "deliver")
    assert total(t) == 2


@pytest.mark.rule("RUL-2")
def test_worker_bonuses_between_the_actions_of_el_paso() -> None:
    t = bare("criollo").tokens(1).workers(cowboy=1, engineer=1, builder=1, joker=1)
    t.herd(draw=(), discard=()).play("move EP")
    bonuses = ["bonus engineer", "bonus builder", "bonus joker"]  # a cowboy's only while moving (EP-9.5)
    assert t.texts() == ["take simmental", "exchange", *bonuses]
    t.play("take simmental")
    assert t.texts() == ["deliver", "exchange", *bonuses]


# --- delivery: the total ---


@pytest.mark.rule("EP-11.4", "EP-11.4.1")
def test_the_whole_hand_is_shown_until_it_is_discarded() -> None:
    t = delivering(*EXAMPLE)
    seat, other = t.seat, t.other.seat

    def hand_seen_by_the_other() -> object:
        return t.match.view(other)["state"]["players"][seat]["hand"]

    assert hand_seen_by_the_other() is None
    t.play("deliver")
    (shown,) = t.happened("showed-hand")
    assert shown["seat"] == seat
    assert sorted(shown["cards"]) == sorted(EXAMPLE)
    for move in ("disc PB1", "post 5"):
        assert hand_seen_by_the_other() == counts(*EXAMPLE)
        t.play(move)
    assert hand_seen_by_the_other() == counts(*EXAMPLE)  # while the reward is pending
    t.play("gain money 3")
    assert hand_seen_by_the_other() is None


@pytest.mark.rule("EP-11.4.1")
def test_example_of_three_different_breeds() -> None:
    assert total(delivering(*EXAMPLE).play("deliver")) == 8


@pytest.mark.rule("EP-11.4.1")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ((), 0),
        (("criollo",) * 4, 1),
        (("criollo", "criollo", "pineywoods", "pineywoods"), 3),
        (("criollo", "pineywoods", "galloway", "santa-gertrudis"), 7),
        (("black-angus", "corriente", "shorthorn", "hereford"), 15),
        (("simmental", "simmental", "hereford", "hereford"), 7),
        (("galloway", "santa-gertrudis", "simmental", "pineywoods"), 8),  # equal values, different breeds
        (("black-angus", "corriente", "shorthorn", "hereford", "simmental"), 17),
    ],
)
def test_each_breed_counts_once(hand: tuple[str, ...], value: int) -> None:
    assert total(delivering(*hand).play("deliver")) == value


@pytest.mark.rule("EP-11.4.2")
def test_example_with_the_duplicate_tile() -> None:
    t = bare(*EXAMPLE).own("BT04").play("move EP", "deliver")
    assert total(t) == 10


@pytest.mark.rule("EP-11.4.2")
@pytest.mark.parametrize(
    ("hand", "tiles", "value"),
    [
        (("hereford", "shorthorn"), ("BT04",), 9),  # nothing repeated, nothing added
        (("criollo", "criollo", "hereford", "hereford"), ("BT04",), 5 + 1 + 5),  # the highest repeat
        (("hereford", "hereford", "criollo", "criollo"), ("BT04", "BT05"), 5 + 1 + 5 + 1),
        (("criollo", "criollo", "criollo", "criollo"), ("BT04",), 2),  # exactly one
        (("criollo", "criollo", "criollo", "criollo"), ("BT04", "BT05"), 3),  # two repeats of one breed
        (("hereford", "hereford", "hereford", "criollo"), ("BT04", "BT05"), 16),
        (("hereford", "hereford"), ("BT04", "BT05"), 10),  # the second tile finds no repeat
    ],
)
def test_duplicate_tiles(hand: tuple[str, ...], tiles: tuple[str, ...], value: int) -> None:
    t = bare(*hand).own(*tiles).play("move EP", "deliver")
    assert total(t) == value


@pytest.mark.rule("EP-11.4.2", "EP-11.4.3")
def test_permanent_effects_of_tiles_taken_in_play() -> None:
    """Taken by train cards, not laid out by hand."""
    t = table()
    seat = t.seat
    for tile in ("BT01", "BT04"):
        t.workers(seat, engineer=2).money(4, seat).face_up(tile).at_actions("F", seat)
        t.play("train T2", f"take {tile}")
    t.workers(seat).tokens(0, seat).hand("criollo", "galloway", "galloway", "pineywoods", seat=seat)
    t.turn(seat, "NG").play("move EP", "deliver")
    assert total(t) == (1 + 2 + 2) + 2 + 1


@pytest.mark.rule("EP-11.4.2", "EP-11.4.3")
def test_permanent_effects_serve_in_every_delivery_and_only_their_owner() -> None:
    t = bare(*EXAMPLE).own("BT04", "BT01").play("move EP", "deliver")
    assert total(t) == 11
    seat = t.seat
    t.play("disc PB1", "post 0").hand(*EXAMPLE, seat=seat).turn(seat, "NG").play("move EP", "deliver")
    assert total(t) == 11
    other = t.other.seat
    t.play("disc PB2", "post 0").workers(seat=other).tokens(0, other).hand("criollo", "criollo", seat=other)
    t.turn(other, "NG").play("move EP", "deliver")
    assert total(t) == 1


@pytest.mark.rule("EP-11.4.3")
@pytest.mark.parametrize(
    ("tiles", "discs", "value"),
    [
        (("BT01",), (), 9),  # the example
        ((), ("PB5",), 9),
        (("BT01", "BT03"), ("PB5",), 11),
        (("BT01", "BT02", "BT03"), ("PB5",), 12),
        (("BT06", "BT19"), ("PB6", "PB7"), 8),  # other tiles and discs add nothing
    ],
)
def test_permanent_certificates(tiles: tuple[str, ...], discs: tuple[str, ...], value: int) -> None:
    t = bare(*EXAMPLE).own(*tiles).uncover(*discs, post="16").play("move EP", "deliver")
    assert total(t) == value
    assert t.me.certificates == 0  # they are not on the track


@pytest.mark.rule("EP-11.4.4")
def test_example_of_spending_three_certificates() -> None:
    t = bare(*EXAMPLE).own("BT01").certificates(3).play("move EP", "deliver")
    assert t.texts() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    t.play("spend 3")
    assert total(t) == 12
    assert t.me.certificates == 0


@pytest.mark.rule("EP-11.4.4")
@pytest.mark.parametrize("spent", range(5))
def test_any_number_of_certificates_and_the_rest_is_kept(spent: int) -> None:
    t = bare(*EXAMPLE).certificates(4).play("move EP", "deliver", f"spend {spent}")
    assert total(t) == 8 + spent
    assert t.me.certificates == 4 - spent


@pytest.mark.rule("EP-11.4.4", "RUL-2")
def test_a_builders_certificate_counts_until_the_total_is_fixed() -> None:
    t = bare(*EXAMPLE).workers(builder=2).play("move EP", "deliver")
    assert t.texts("spend") == ["spend 0"]
    t.play("bonus builder")
    assert t.texts("spend") == ["spend 0", "spend 1"]
    t.play("spend 1")
    assert total(t) == 9
    assert t.me.money == 3
    t.play("bonus builder")  # now too late for this delivery, but a bonus all the same
    assert (t.me.certificates, t.me.money) == (1, 1)
    assert posts(t, "PB1") == [0, 5, 7, 9]


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


# --- the end of the visit ---


@pytest.mark.rule("EP-11.12")
def test_the_whole_hand_is_discarded_and_phase_c_follows() -> None:
    t = bare("criollo", "criollo", "hereford", "corriente").herd(
        draw=("galloway", "galloway", "galloway", "galloway", "pineywoods"), discard=()
    )
    seat = t.seat
    t.play("move EP", "deliver", "disc PB1", "post 0")
    assert t.in_discard(seat) == counts("criollo", "criollo", "hereford", "corriente", "simmental")
    assert sum(t.in_hand(seat).values()) == 4
    assert set(t.in_hand(seat)) <= {"galloway", "pineywoods"}
    assert sum(t.in_draw(seat).values()) == 1
    assert t.seat != seat
    assert t.where(seat) == "EP"


@pytest.mark.rule("EP-11.12")
def test_the_discarded_hand_may_be_drawn_again_in_phase_c() -> None:
    """The hand lies on the discard pile before phase C, so a reshuffle brings it back."""
    t = bare("criollo", "galloway").herd(draw=(), discard=())
    seat = t.seat
    t.play("move EP", "deliver", "disc PB1", "post 0")
    assert t.in_hand(seat) == counts("criollo", "galloway", "simmental")
