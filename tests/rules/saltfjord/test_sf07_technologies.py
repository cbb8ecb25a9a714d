"""SF-7: the technology tracks."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table

EVERYTHING = dict.fromkeys(("fish", "log", "grain", "paper", "plank", "food", "book", "gold"), 3)


def learn(t: Table, track: str, level: int, **goods: int) -> Table:
    """The player to move reaches this level."""
    return t.level(track, level - 1).goods(**goods).using("tech").play(f"learn {track}")


@pytest.mark.rule("SF-7.1")
def test_four_tracks_of_three_levels(t: Table) -> None:
    assert t.match.spec.view(t.state, None)["tracks"] == ["craft", "carpentry", "supplies", "fishing-track"]
    t.board_abilities("AB1", "AB2", "AB3", "AB4")
    for track in ("craft", "carpentry", "supplies", "fishing-track"):
        levels = [t.level_of(track)]
        while t.goods(**EVERYTHING).using("tech").can(f"learn {track}"):
            t.play(f"learn {track}")
            seat = t.mover
            while t.seat == seat and t.phase != "pause":
                t.play(t.texts()[0])
            t.turn(seat)
            levels.append(t.level_of(track))
        assert levels == [0, 1, 2, 3]


@pytest.mark.rule("SF-7.2")
def test_craft_one_gives_gold(t: Table) -> None:
    learn(t, "craft", 1, paper=1)
    assert t.gained() == {"paper": -1, "gold": 1}
    assert t.state.players[t.mover].workers == 1


@pytest.mark.rule("SF-7.2")
@pytest.mark.parametrize(("level", "cost", "workers"), [(2, "book", 2), (3, "gold", 3)])
def test_craft_two_and_three_give_a_worker_each(t: Table, level: int, cost: str, workers: int) -> None:
    learn(t, "craft", level, **{cost: 1})
    assert t.gained() == {cost: -1}
    assert t.state.players[t.mover].workers == workers


@pytest.mark.rule("SF-7.2")
def test_the_new_worker_is_usable_at_once(t: Table) -> None:
    t.level("craft", 1).village({"column-1": "tech log . . . ."}).goods(book=1).dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1", "activate r1c1")
    assert not t.can("extra worker")
    t.play("learn craft", "extra worker", "worker r2c1")
    assert t.gained() == {"book": -1, "log": 1}


@pytest.mark.rule("SF-7.3")
def test_carpentry_one_turns_the_boat_tile_and_the_tokens_carry_over(t: Table) -> None:
    t.boat("3", "I-1-vp", "I-2-fish", "I-1-log")
    learn(t, "carpentry", 1, log=1)
    assert t.on_boat(t.mover) == ["I-1-vp", "I-2-fish", "I-1-log"]
    assert t.match.spec.view(t.state, None)["players"][t.mover]["slots"] == 4
    t.turn(t.mover).catch("4", "I", ["I-3-fish"]).using("fishing").play("boat advance")
    assert t.on_boat(t.mover) == ["I-1-vp", "I-2-fish", "I-1-log", "I-3-fish"]  # nothing goes overboard


@pytest.mark.rule("SF-7.3")
def test_denis_returns_home_with_a_doubled_token(t: Table) -> None:
    # Example: Denis gains 8 VP (4 × 2) for the right token, 3 VP for the left one and 2 fish.
    t.level("carpentry", 1).boat("1", "III-3-vp", "I-2-fish", "III-4-vp").using("fishing").play("boat home")
    assert t.gained() == {"vp": 11, "fish": 2}


@pytest.mark.rule("SF-7.3")
def test_neither_fish_nor_logs_are_doubled(t: Table) -> None:
    t.level("carpentry", 1).boat("1", "III-5-fish", "III-2-log", "II-1-vp-2-fish").using("fishing")
    t.play("boat home")
    assert t.gained() == {"fish": 7, "log": 2, "vp": 2}


@pytest.mark.rule("SF-7.3")
def test_the_normal_side_doubles_nothing(t: Table) -> None:
    t.boat("1", "III-3-vp", "I-2-fish", "III-4-vp").using("fishing").play("boat home")
    assert t.gained() == {"vp": 7, "fish": 2}


@pytest.mark.rule("SF-7.4")
def test_carpentry_two_takes_an_ability_tile_of_the_board(t: Table) -> None:
    t.board_abilities("AB1", "AB2", "AB4", "AB7")
    learn(t, "carpentry", 2, plank=1, log=1)
    assert t.texts() == ["ability AB1", "ability AB2", "ability AB4", "ability AB7"]
    assert t.refuses("ability AB3")
    t.play("ability AB2")
    assert t.abilities(t.mover) == ["AB2"]
    assert t.match.spec.view(t.state, None)["abilities"] == ["AB1", "AB4", "AB7"]
    t.play("extra sell", "sell log")
    assert t.gained() == {"log": -1, "fish": 3}  # it works at once


@pytest.mark.rule("SF-7.4", "SF-2.11")
def test_the_second_ability_tile_leaves_the_first_in_force(t: Table) -> None:
    t.ability("AB8").board_abilities("AB1", "AB2", "AB4", "AB7")
    learn(t, "carpentry", 2, plank=1).play("ability AB7")
    assert t.abilities(t.mover) == ["AB7", "AB8"]


@pytest.mark.rule("SF-7.5")
def test_carpentry_three_saves_a_log_on_small_tiles(t: Table) -> None:
    t.level("carpentry", 3).top("BD-1", "BD07").using("build")
    assert t.texts("small") == ["small BC-1", "small BC-2", "small BD-1", "small BD-2"]
    t.play("small BD-1", "cell r3c3")
    assert t.gained() == {}  # free


@pytest.mark.rule("SF-7.5")
def test_carpentry_three_saves_a_log_on_large_tiles(t: Table) -> None:
    t.level("carpentry", 3).goods(plank=1, log=2).top("BL-1", "BL05").play("large BL-1")
    assert t.gained() == {"plank": -1}  # 1 plank instead of 1 plank and 1 log
    t.turn().goods(log=3)
    assert not t.texts("large")  # the plank is still due


@pytest.mark.rule("SF-7.5")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_below_level_three_tiles_cost_their_log(t: Table, level: int) -> None:
    t.level("carpentry", level).goods(plank=1)
    assert not t.texts("large")
    t.using("build")
    assert not t.texts("small")


@pytest.mark.rule("SF-7.6")
def test_supplies_one_gives_fish_log_and_paper_once(t: Table) -> None:
    learn(t, "supplies", 1, grain=1)
    assert t.gained() == {"grain": -1, "fish": 1, "log": 1, "paper": 1}
    learn(t.turn(t.mover), "supplies", 2, food=1)
    assert t.gained() == {"food": -1}


@pytest.mark.rule("SF-7.7")
@pytest.mark.parametrize("pier", [1, 2, 3, 4])
def test_supplies_two_puts_a_crate_into_any_row(t: Table, pier: int) -> None:
    t.level("supplies", 2).orders("K10").goods(log=1, food=1).using("order").play("order 1")
    assert t.texts() == ["pier 1", "pier 2", "pier 3", "pier 4"]
    t.play(f"pier {pier}")
    assert [len(row) for row in t.rows(t.mover)] == [int(n == pier) for n in (1, 2, 3, 4)]
    assert t.gained() == {}  # no reward before level 3


@pytest.mark.rule("SF-7.7")
def test_below_supplies_two_the_row_is_given(t: Table) -> None:
    t.level("supplies", 1).orders("K10").goods(log=1, food=1).using("order").play("order 1")
    assert t.rows(t.mover)[0] == ["K10"]


@pytest.mark.rule("SF-7.8")
def test_anna_completes_an_order_and_may_upgrade_at_once(t: Table) -> None:
    # Example: Anna puts the crate into the row of the pier «Upgrade» and upgrades a resource at once.
    t.level("supplies", 3).orders("K10").goods(log=1, food=1, plank=1).crates(0, 0, 2).using("order")
    t.play("order 1", "pier 3")
    assert t.can("upgrade plank-gold")
    t.play("upgrade plank-gold")
    assert t.gained() == {"plank": -1, "gold": 1}
    assert not t.texts("upgrade")  # once, not for each crate of the row


@pytest.mark.rule("SF-7.8")
@pytest.mark.parametrize(
    ("pier", "moves", "gain"),
    [
        (1, ("boat home",), {"vp": 5}),
        (2, (), {"vp": 1, "fish": 1}),
        (3, ("upgrade one-fish",), {"fish": 1}),
        (4, ("trade grain",), {"grain": -1, "vp": 3}),
        (4, ("trade food",), {"food": -1, "vp": 5}),
        (4, ("done",), {}),
    ],
)
def test_supplies_three_gives_the_reward_of_the_pier_whose_row_takes_the_crate(
    t: Table, pier: int, moves: tuple[str, ...], gain: dict[str, int]
) -> None:
    t.level("supplies", 3).orders("K01").goods(log=2, grain=1, food=1).boat("5").using("order")
    t.play("order 1", f"pier {pier}", *moves)
    assert t.gained() == {"log": -2, **gain}


@pytest.mark.rule("SF-7.8")
def test_supplies_two_gives_no_reward(t: Table) -> None:
    t.level("supplies", 2).orders("K01").goods(log=2).using("order").play("order 1", "pier 2")
    assert t.gained() == {"log": -2}


@pytest.mark.rule("SF-7.9")
@pytest.mark.parametrize(
    ("level", "types"), [(1, []), (2, ["look I", "look II"]), (3, ["look I", "look II", "look III"])]
)
def test_each_level_of_fishing_opens_a_type_and_keeps_the_lower_ones(
    t: Table, level: int, types: list[str]
) -> None:
    t.level("fishing-track", level).using("fishing").play("boat advance")
    assert t.texts("look") == types
    if types:
        t.play("look I")
    assert t.phase == "keep-one"
    assert all(event["catch"].startswith("I-") for event in t.happened("looked"))
    assert len(t.happened("looked")) == 2


@pytest.mark.rule("SF-7.9")
def test_without_fishing_one_token_of_type_one_is_taken(t: Table) -> None:
    t.catch("1", "I", ["I-1-log", "I-1-vp"]).using("fishing").play("boat advance")
    assert t.on_boat(t.mover) == ["I-1-log"]
