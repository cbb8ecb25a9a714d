"""SF-9: close the season. A tavern's action, then the piers from top to bottom."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain


def idle(t: Table) -> Table:
    """Nobody has a worker, so that only the taverns and piers ask something."""
    for seat in range(len(t.state.players)):
        t.workers(0, seat=seat)
    return t


# --- taverns ---


@pytest.mark.rule("SF-9.1")
def test_the_marker_goes_to_any_unoccupied_tavern() -> None:
    t = idle(plain(3))
    assert t.texts("close") == [f"close {tavern}" for tavern in "12345"]
    first = t.seat
    t.play("close 3")
    assert t.tavern_of(first) == "3"
    assert t.texts("close") == ["close 1", "close 2", "close 4", "close 5"]
    t.play("close 5").end_turn()
    assert t.texts("close") == ["close 1", "close 2", "close 4"]


@pytest.mark.rule("SF-9.1")
@pytest.mark.parametrize(
    ("tavern", "options"),
    [
        ("1", ["boat advance", "boat home", "done"]),
        ("2", ["learn craft", "learn supplies", "learn fishing-track", "done"]),
        ("3", ["order 1", "order 2", "done"]),
        ("4", ["small BD-1", "small BD-2", "done"]),
        ("5", ["boat advance", "boat home", "done"]),
    ],
)
def test_then_its_action_may_be_done(t: Table, tavern: str, options: list[str]) -> None:
    t.goods(paper=1, grain=1, fish=5).boat("1").orders("KS4", "KS3", "KS1", "KS2")
    t.play(f"close {tavern}")
    assert t.options() == options


@pytest.mark.rule("SF-9.1")
def test_the_fourth_tavern_places_a_single_tile_for_nothing(t: Table) -> None:
    seat = t.seat
    idle(t).village({"row-6": "log walkway-2-vp log log walkway-1-fish ."}).top("BD-2", "BD07")
    with t.chance("BD08"):
        t.play("close 4", "small BD-2", "cell r6c6")
    assert t.symbol("r6c6", seat) == "gold"
    assert t.gained(seat) == {"vp": 2, "fish": 1}  # no log was there, and the row is filled
    assert t.tops()["BD-2"] == "BD08"


@pytest.mark.rule("SF-9.1")
def test_the_free_tile_covers_no_building_and_no_tile(t: Table) -> None:
    t.tile("BC04", "r1c1").play("close 4", "small BD-1")
    assert not {"cell r1c1", "cell r2c1", "cell r1c3", "cell r4c1"} & set(t.texts())
    assert len(t.texts("cell")) == 36 - 7 - 2


@pytest.mark.rule("SF-9.1")
def test_the_fifth_tavern_fishes_twice(t: Table) -> None:
    seat = t.seat
    t.boat("4", "I-2-fish")
    with t.chance("I-1-vp"):
        t.play("close 5", "boat advance", "boat home")
    assert t.gained(seat) == {"vp": 5 + 1, "fish": 2}
    assert t.phase == "pause"  # not a third time


@pytest.mark.rule("SF-9.1", "Q-36")
@pytest.mark.parametrize("tavern", ["2", "3"])
def test_a_tavern_may_be_taken_though_its_action_cannot_be_done(t: Table, tavern: str) -> None:
    seat = t.seat
    idle(t).play(f"close {tavern}")
    assert t.tavern_of(seat) == tavern
    assert t.seat != seat


@pytest.mark.rule("SF-9.1")
def test_a_tavern_without_a_tile_that_fits_gives_nothing(t: Table) -> None:
    seat = t.seat
    idle(t).village({f"row-{n}": "log log log log log log" for n in range(1, 7)})
    assert t.play("close 4").seat != seat


@pytest.mark.rule("Q-25")
def test_an_empty_crate_space_offers_no_order(t: Table) -> None:
    t.goods(log=1, grain=1, paper=1, fish=5).orders(None, "KS1", None, "KS2")
    assert t.play("close 3").options() == ["order 2", "order 4", "done"]
    t.crates_under(0, 0, 0).play("order 2")
    assert t.face_up()[1] is None


# --- piers ---


@pytest.mark.rule("SF-9.2")
def test_the_piers_come_from_top_to_bottom_once_for_each_crate(t: Table) -> None:
    seat = t.seat
    idle(t).crates(2, 1, 2, 1).goods(grain=1)
    t.catch("1", "I", ["I-2-fish"]).catch("2", "I", ["I-1-vp"])
    t.play("close 2", "done")  # the tavern is declined
    seen = []
    while t.seat == seat and t.phase == "choice":
        prompt = t.match.view(seat)["prompt"]
        assert prompt["key"] == "prompt-choice-pier"
        seen.append(prompt["arguments"]["pier"])
        t.play({"1": "boat advance", "3": "upgrade one-fish", "4": "trade grain"}[seen[-1]])
    assert seen == ["1", "1", "3", "3", "4"]
    assert t.boat_at(seat) == "2"
    assert t.warehouse(seat) == {"fish": 3}  # one of pier 2, which asks nothing, and two of pier 3
    assert t.state.players[seat].vp == 1 + 3


@pytest.mark.rule("SF-9.2")
def test_rewards_may_be_declined(t: Table) -> None:
    seat = t.seat
    idle(t).crates(1, 0, 1, 1).goods(grain=1).play("close 2")
    for pier in ("1", "3", "4"):
        t.play("done")
        assert t.match.view(seat)["prompt"]["arguments"] == {"pier": pier}
        assert t.can("done")
    t.play("done").end_turn()
    assert t.seat != seat
    assert t.warehouse(seat) == {"grain": 1}


@pytest.mark.rule("SF-9.2")
def test_without_crates_the_piers_give_nothing(t: Table) -> None:
    seat = t.seat
    idle(t).play("close 2")
    assert t.seat != seat
    assert t.gained(seat) == {}


@pytest.mark.rule("SF-9.3")
def test_pier_1_is_one_fish_action_a_crate(t: Table) -> None:
    seat = t.seat
    idle(t).crates(3).boat("4", "I-2-fish").catch("1", "I", ["I-1-log"]).catch("5", "I", ["I-1-vp"])
    t.play("close 2", "done", "boat advance", "boat home", "boat advance")
    assert t.boat_at(seat) == "1"
    assert t.on_boat(seat) == ["I-1-log"]
    assert t.gained(seat) == {"vp": 5 + 1, "fish": 2}


@pytest.mark.rule("SF-9.3")
@pytest.mark.parametrize("crates", [1, 2, 5])
def test_pier_2_is_a_point_and_a_fish_a_crate(t: Table, crates: int) -> None:
    seat = t.seat
    idle(t).crates(0, crates).play("close 2")
    assert t.gained(seat) == {"vp": crates, "fish": crates}


@pytest.mark.rule("SF-9.3")
def test_pier_3_upgrades_one_resource_or_gives_a_fish(t: Table) -> None:
    seat = t.seat
    idle(t).crates(0, 0, 3).goods(log=1).play("close 2", "done")
    assert t.options() == ["upgrade log-plank", "upgrade one-fish", "done"]
    t.play("upgrade log-plank", "upgrade plank-gold", "upgrade one-fish")
    assert t.warehouse(seat) == {"fish": 1, "gold": 1}


@pytest.mark.rule("SF-9.3")
def test_denis_at_pier_4(t: Table) -> None:
    """The rulebook's example: 2 grain for 6 VP and 1 food for 5 VP, 11 VP in all."""
    seat = t.seat
    idle(t).crates(0, 0, 0, 3).goods(grain=2, food=1).play("close 3", "done")
    assert t.options() == ["trade grain", "trade food", "done"]
    assert t.play("trade grain").gained(seat) == {"grain": -1, "vp": 3}
    assert t.play("trade food").gained(seat) == {"food": -1, "vp": 5}
    t.play("trade grain")
    assert t.state.players[seat].vp == 11
    assert t.warehouse(seat) == {}


@pytest.mark.rule("SF-9.3", "SF-8.5")
def test_an_extra_action_may_come_between_two_rewards(t: Table) -> None:
    idle(t).crates(0, 0, 0, 2).goods(grain=1, fish=3).play("close 3", "done", "trade grain")
    assert t.options() == ["done"]
    t.play("extra upgrade", "upgrade fish-grain", "trade grain")
    assert t.gained(t.other.seat) == {"fish": -3, "vp": 3}


# --- orders in the same turn ---


@pytest.mark.rule("SF-9.4", "Q-14")
def test_an_order_of_the_tavern_counts_for_the_piers(t: Table) -> None:
    seat = t.seat
    idle(t).goods(log=1, grain=1).orders("K01", "KS1").crates(0, 1)
    t.play("close 3", "order 2")
    assert t.gained(seat) == {"log": -1, "grain": -1, "vp": 2, "fish": 2}


@pytest.mark.rule("Q-14")
def test_supplies_iii_pays_the_taverns_order_at_once_and_the_pier_pays_it_again(t: Table) -> None:
    seat = t.seat
    idle(t).level("supplies", 3).goods(log=1, grain=1).orders("K01", "KS1")
    t.play("close 3", "order 2", "pier 2")
    assert t.gained(seat) == {"log": -1, "grain": -1, "vp": 2, "fish": 2}


@pytest.mark.rule("Q-13", "SF-7.8")
@pytest.mark.parametrize("play", ["trade grain", "trade food", "done"])
def test_supplies_iii_with_pier_4_is_one_spending_or_none(t: Table, play: str) -> None:
    seat = t.seat
    idle(t).level("supplies", 3).goods(log=1, grain=3, food=2).orders("K01", "K04").using("order")
    t.play("order 2", "pier 4")
    assert t.options() == ["trade grain", "trade food", "done"]
    t.play(play)
    assert t.phase == "pause"
    assert t.gained(seat).get("vp", 0) == {"trade grain": 3, "trade food": 5, "done": 0}[play]


@pytest.mark.rule("Q-15", "SF-7.8")
@pytest.mark.parametrize("play", ["boat advance", "boat home", "done"])
def test_supplies_iii_with_pier_1_is_one_fish_action_or_none(t: Table, play: str) -> None:
    seat = t.seat
    idle(t).level("supplies", 3).goods(fish=5).orders("KS4").boat("2").using("order")
    t.play("order 1", "pier 1")
    assert t.options() == ["boat advance", "boat home", "done"]
    t.play(play)
    assert t.boat_at(seat) == {"boat advance": "3", "boat home": "harbour", "done": "2"}[play]
    assert t.phase in ("pause", "main")


@pytest.mark.rule("Q-33", "SF-9.2")
def test_an_order_before_its_pier_is_paid(t: Table) -> None:
    seat = t.seat
    t.village({"r1c1": "order"}).goods(fish=5).orders("K41", "KS4").crates(0, 1)
    t.play("close 1", "done")
    assert t.phase == "pause"  # before pier 1
    t.play("done", "extra worker", "worker r1c1", "order 2")  # before pier 2
    t.end_turn()
    assert t.rows(seat)[1][1:] == ["KS4"]
    assert t.state.players[seat].vp == 2


@pytest.mark.rule("Q-33", "SF-9.2")
def test_an_order_while_its_pier_is_being_resolved_is_paid(t: Table) -> None:
    seat = t.seat
    t.village({"r1c1": "order"}).goods(fish=5).orders("KS4").crates(1)
    t.play("close 2", "done", "done")
    assert t.match.view(seat)["prompt"]["arguments"] == {"pier": "1"}
    t.play("extra worker", "worker r1c1", "order 1")  # the one crate of the row is being paid
    with t.chance("I-2-fish", "I-2-fish"):
        t.play("boat advance", "boat advance")
    assert t.boat_at(seat) == "2"


@pytest.mark.rule("Q-33", "SF-8.5", "SF-9.2")
def test_the_fish_of_pier_2_may_pay_an_order_for_the_same_pier(t: Table) -> None:
    seat = t.seat
    t.village({"r1c1": "order"}).goods(fish=4).orders("K41", "KS4").crates(0, 2)
    t.play("close 1", "done", "done", "done")  # the tavern, before pier 1, before pier 2
    assert t.gained(seat) == {"vp": 1, "fish": 1}
    t.play("extra worker", "worker r1c1", "order 2")  # between the crates, for all five fish
    t.end_turn()
    assert t.rows(seat)[1][2:] == ["KS4"]
    assert t.state.players[seat].vp == 3


@pytest.mark.rule("SF-8.5", "SF-9.2")
def test_nobody_is_asked_between_the_crates_of_pier_2_without_a_worker(t: Table) -> None:
    seat = t.seat
    idle(t).village({"r1c1": "order"}).goods(fish=4).crates(0, 2).play("close 1", "done")
    assert t.state.players[seat].vp == 2


@pytest.mark.rule("Q-33", "SF-9.2")
def test_an_order_after_its_pier_is_not_paid(t: Table) -> None:
    seat = t.seat
    t.village({"r1c1": "order"}).goods(fish=5).orders("K41", "KS4").crates(0, 1)
    t.play("close 1", "done", "done", "done")
    assert t.state.players[seat].vp == 1
    assert t.phase == "pause"  # before pier 3
    t.play("extra worker", "worker r1c1", "order 2").end_turn()
    assert len(t.rows(seat)[1]) == 2
    assert t.state.players[seat].vp == 1


# --- out of the round ---


@pytest.mark.rule("SF-9.5", "SF-4.6")
def test_the_turn_ends_and_the_player_is_out_of_the_round() -> None:
    t = plain(3)
    first = t.seat
    t.goods(log=5, fish=5, seat=first).close("1")
    second = t.seat
    assert second == (first + 1) % 3
    turns = []
    for _ in range(3):
        turns.append(t.seat)
        t.play(t.texts("take")[0], "discard die").end_turn()
    third = (first + 2) % 3
    assert turns == [second, third, second]
    assert t.match.view(first)["choices"] == []


@pytest.mark.rule("SF-9.5", "SF-8.5")
def test_extra_actions_are_still_possible_before_the_turn_ends(t: Table) -> None:
    seat = t.seat
    idle(t).goods(log=1).play("close 2", "done")
    assert (t.seat, t.phase) == (seat, "pause")
    t.play("extra sell", "sell log")
    assert t.gained(seat) == {"log": -1, "fish": 2}
