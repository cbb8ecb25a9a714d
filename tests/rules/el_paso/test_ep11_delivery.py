"""EP-11.4: the breeding value of a delivery (RUL-2, RUL-17)."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import counts, table
from tests.rules.el_paso.visit import EXAMPLE, bare, delivering, posts, total

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


@pytest.mark.rule("EP-11.4.4", "EP-4.3", "RUL-2")
def test_builders_may_refill_a_track_that_was_full_before_the_total_is_fixed() -> None:
    t = bare(*EXAMPLE).certificates(4).workers(builder=1).play("move EP", "deliver")
    assert not t.can("bonus builder")  # the marker stands on 4
    t.play("spend 4")
    assert t.actions() == {"spend 0"}
    t.play("bonus builder", "spend 1")
    assert total(t) == 8 + 5
    assert (t.me.certificates, t.me.money) == (0, 3)


@pytest.mark.rule("EP-11.4.4", "RUL-2")
@pytest.mark.parametrize(
    ("spent", "workers", "asked"),
    [
        (4, {"builder": 1}, False),  # no money
        (4, {"builder": 1, "joker": 1}, True),
        (4, {"builder": 1, "engineer": 1}, False),
        (4, {"joker": 1}, False),  # no builder
        (3, {"builder": 1, "joker": 1}, False),  # a later certificate is kept for the next delivery anyway
    ],
)
def test_nobody_is_asked_again_about_certificates_in_vain(
    spent: int, workers: dict[str, int], asked: bool
) -> None:
    t = bare(*EXAMPLE).certificates(4).workers(**workers).play("move EP").money(0)
    t.play("deliver", f"spend {spent}")
    assert t.phase == ("certificates" if asked else "choose-disc")
