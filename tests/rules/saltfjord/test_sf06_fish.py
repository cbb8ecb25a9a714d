"""SF-6.5: Fish. The boat goes seaward and takes tokens on board, or returns home with them."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain

ADVANCE_OR_HOME = ["boat advance", "boat home", "done"]


def fishing(t: Table) -> Table:
    """A Fish action is to be decided."""
    return t.using("fishing")


@pytest.mark.rule("SF-6.5.1")
def test_either_advance_or_return_home(t: Table) -> None:
    fishing(t.boat("2", "I-2-fish"))
    assert t.options() == ADVANCE_OR_HOME  # the action itself may be declined (SF-5.11)
    other = t.match.copy()
    t.play("boat advance")
    assert t.boat_at() == "3"
    Table(other).play("boat home")
    assert Table(other).boat_at() == "harbour"


@pytest.mark.rule("SF-6.5.2")
@pytest.mark.parametrize("area", ["1", "2", "3", "4", "5"])
def test_an_advance_takes_the_top_type_i_token_of_the_next_area(t: Table, area: str) -> None:
    before = "harbour" if area == "1" else str(int(area) - 1)
    fishing(t.boat(before))
    left = {type_: t.catch_left(area, type_) for type_ in ("I", "II", "III")}
    with t.chance("I-1-log"):
        t.play("boat advance")
    assert t.boat_at() == area
    assert t.on_boat() == ["I-1-log"]
    assert {type_: t.catch_left(area, type_) for type_ in left} == {**left, "I": left["I"] - 1}


@pytest.mark.rule("SF-6.5.2")
def test_the_top_token_is_taken_first(t: Table) -> None:
    t.catch("1", "I", ["I-1-vp", "I-1-log"])
    assert fishing(t).play("boat advance").on_boat() == ["I-1-vp"]
    fishing(t.boat("harbour")).play("boat advance")
    assert t.on_boat() == ["I-1-log"]


@pytest.mark.rule("SF-6.5.2")
def test_nothing_is_taken_from_an_empty_stack(t: Table) -> None:
    seat = t.seat
    fishing(t.catch("2", "I", []).boat("1", "I-1-vp")).play("boat advance")
    assert t.boat_at(seat) == "2"
    assert t.on_boat(seat) == ["I-1-vp"]
    assert t.happened("caught-nothing") == [{"seat": seat}]


@pytest.mark.rule("SF-6.5.3")
def test_the_token_lies_face_up_on_the_boat_tile(t: Table) -> None:
    seat = t.seat
    fishing(t)
    with t.chance("I-3-fish"):
        t.play("boat advance")
    for watcher in (0, 1, None):
        assert t.match.view(watcher)["state"]["players"][seat]["catch"] == ["I-3-fish"]


@pytest.mark.rule("SF-6.5.4")
def test_overboard_means_under_the_stack_of_its_type_in_the_boats_area(t: Table) -> None:
    t.catch("2", "I", ["I-2-fish"]).catch("2", "II", ["II-4-fish"])
    t.boat("2", "I-1-vp", "II-3-vp").turn()
    t.play("extra overboard", "overboard I-1-vp", "extra overboard", "overboard II-3-vp")
    assert t.gained() == {}
    assert t.on_boat() == []
    assert (t.catch_left("2", "I"), t.catch_left("2", "II")) == (2, 2)
    t.level("fishing-track", 2)
    fishing(t.boat("1")).play("boat advance", "look I")
    assert t.options() == ["keep I-2-fish", "keep I-1-vp"]
    t.play("keep I-2-fish")  # it lay on top: the token thrown overboard is the last one
    fishing(t.boat("1")).play("boat advance", "look II")
    assert t.options() == ["keep II-4-fish", "keep II-3-vp"]


@pytest.mark.rule("SF-6.5.4")
def test_the_token_thrown_overboard_lies_at_the_bottom(t: Table) -> None:
    t.catch("2", "I", ["I-2-fish", "I-1-log"]).boat("2", "I-1-vp").turn()
    t.play("extra overboard", "overboard I-1-vp")
    for token in ("I-2-fish", "I-1-log", "I-1-vp"):
        assert fishing(t.boat("1")).play("boat advance").on_boat() == [token]


@pytest.mark.rule("SF-6.5.4", "SF-6.5.8")
def test_the_token_just_taken_may_go_overboard_too(t: Table) -> None:
    fishing(t)
    with t.chance("I-2-fish"):
        t.play("boat advance")
    assert t.phase == "pause"
    t.play("extra overboard", "overboard I-2-fish")
    assert t.catch_left("1", "I") == 8


@pytest.mark.rule("Q-10", "SF-6.5.4")
def test_overboard_at_any_moment_of_the_own_turn_only(t: Table) -> None:
    other = t.other.seat
    t.boat("1", "I-1-vp").boat("1", "I-1-vp", seat=other).village({"r1c1": "upgrade"}).dice(white=[1])
    assert t.turn().can("extra overboard")
    assert t.play("take white-1").can("extra overboard")
    assert t.play("line column-1").can("extra overboard")
    assert t.play("activate r1c1").can("extra overboard")
    assert t.play("upgrade one-fish").can("extra overboard")
    assert t.match.view(other)["choices"] == []


@pytest.mark.rule("SF-6.5.5")
def test_with_a_full_boat_one_of_the_four_goes_overboard(t: Table) -> None:
    fishing(t.boat("1", "I-1-vp", "I-2-fish", "I-2-fish").goods(log=1))
    with t.chance("I-1-log"):
        t.play("boat advance")
    assert t.phase == "over-board"
    assert t.texts() == ["overboard I-2-fish", "overboard I-1-log", "overboard I-1-vp"]
    t.play("overboard I-1-vp")
    assert t.on_boat() == ["I-2-fish", "I-2-fish", "I-1-log"]
    under = [stack for stack in t.match.view(None)["state"]["fjord"] if stack["sunk"]]
    assert [(s["area"], s["type"], s["sunk"]) for s in under] == [("2", "I", ["I-1-vp"])]


@pytest.mark.rule("SF-6.5.5")
def test_the_new_token_may_be_the_one(t: Table) -> None:
    fishing(t.boat("1", "I-1-vp", "I-1-vp", "I-1-vp"))
    with t.chance("I-1-log"):
        t.play("boat advance")
    left = t.catch_left("2", "I")
    t.play("overboard I-1-log")
    assert t.on_boat() == ["I-1-vp"] * 3
    assert t.catch_left("2", "I") == left + 1


@pytest.mark.rule("SF-6.5.5")
def test_the_improved_boat_is_full_with_four(t: Table) -> None:
    fishing(t.level("carpentry", 1).boat("1", "I-1-vp", "I-1-vp", "I-1-vp"))
    with t.chance("I-2-fish"):
        t.play("boat advance")
    assert len(t.on_boat()) == 4
    assert t.phase == "pause"
    fishing(t)
    with t.chance("I-1-log"):
        t.play("boat advance")
    assert t.phase == "over-board"


@pytest.mark.rule("Q-35", "SF-6.5.5")
def test_one_of_two_is_chosen_first_and_then_one_thrown(t: Table) -> None:
    fishing(t.level("fishing-track", 1).boat("1", "I-1-vp", "I-1-log", "I-1-log"))
    with t.chance("I-2-fish", "I-3-fish"):
        t.play("boat advance")
    assert t.texts() == ["keep I-2-fish", "keep I-3-fish"]
    t.play("keep I-3-fish")
    assert t.texts() == ["overboard I-3-fish", "overboard I-1-log", "overboard I-1-vp"]
    t.play("overboard I-3-fish")
    assert t.on_boat() == ["I-1-vp", "I-1-log", "I-1-log"]


@pytest.mark.rule("SF-6.5.6")
def test_tokens_give_nothing_before_the_return(t: Table) -> None:
    seat = t.seat
    fishing(t)
    with t.chance("I-1-vp"):
        t.play("boat advance")
    assert t.gained(seat) == {}
    assert t.kept(seat) == {}


@pytest.mark.rule("SF-6.5.7", "Q-30")
def test_anna_returns_home(t: Table) -> None:
    """The rulebook's example: 2 VP for the area, then 2 fish, 1 VP for the lobsters and 1 log."""
    seat = t.seat
    fishing(t.boat("3", "I-2-fish", "I-1-vp", "I-1-log")).play("boat home")
    assert t.gained(seat) == {"vp": 2 + 1, "fish": 2, "log": 1}
    assert t.boat_at(seat) == "harbour"
    assert t.on_boat(seat) == []
    assert t.kept(seat) == {"I-2-fish": 1, "I-1-vp": 1, "I-1-log": 1}
    for watcher in (0, 1, None):
        assert t.match.view(watcher)["state"]["players"][seat]["ashore"] == t.kept(seat)


@pytest.mark.rule("SF-6.5.7")
@pytest.mark.parametrize(("area", "vp"), [("1", 0), ("2", 1), ("3", 2), ("4", 3), ("5", 5)])
def test_each_area_has_its_points(t: Table, area: str, vp: int) -> None:
    fishing(t.boat(area)).play("boat home")
    assert t.gained() == ({"vp": vp} if vp else {})


@pytest.mark.rule("SF-6.5.7", "Q-17", "SF-7.3")
@pytest.mark.parametrize(
    "tokens", [("III-3-vp", "I-2-fish", "III-4-vp"), ("III-4-vp", "I-2-fish", "III-3-vp")]
)
def test_denis_doubles_his_best_token(t: Table, tokens: tuple[str, ...]) -> None:
    """The rulebook's example: 8 VP (4 x 2), 3 VP and 2 fish; tokens may be moved, so the best lies on x2."""
    fishing(t.level("carpentry", 1).boat("1", *tokens)).play("boat home")
    assert t.gained() == {"vp": 4 * 2 + 3, "fish": 2}


@pytest.mark.rule("SF-6.5.7", "SF-7.3")
@pytest.mark.parametrize(
    ("token", "gained"),
    [
        ("II-1-vp-2-fish", {"vp": 2, "fish": 2}),
        ("III-5-fish", {"fish": 5}),
        ("II-1-log-1-fish", {"log": 1, "fish": 1}),
    ],
)
def test_only_the_points_are_doubled(t: Table, token: str, gained: dict[str, int]) -> None:
    fishing(t.level("carpentry", 1).boat("1", token)).play("boat home")
    assert t.gained() == gained


@pytest.mark.rule("SF-6.5.7")
def test_every_kind_of_token_brings_what_it_shows(t: Table) -> None:
    for row in t.match.spec.catalog():
        if row.kind == "catch":
            fishing(t.goods().boat("1", row.id)).play("boat home")
            assert t.gained() == row.data["reward"], row.id
            t.keep()


@pytest.mark.rule("SF-6.5.8")
@pytest.mark.parametrize("tokens", [(), ("I-1-vp",), ("I-1-vp", "I-2-fish")])
def test_the_boat_need_not_be_full_to_return(t: Table, tokens: tuple[str, ...]) -> None:
    seat = t.seat
    fishing(t.boat("2", *tokens)).play("boat home")
    assert t.boat_at(seat) == "harbour"
    assert sum(t.kept(seat).values()) == len(tokens)


@pytest.mark.rule("SF-6.5.9")
def test_no_way_beyond_the_last_area_and_none_back_from_the_harbour(t: Table) -> None:
    assert fishing(t.boat("5")).options() == ["boat home", "done"]
    assert t.refuses("boat advance")
    assert fishing(t.boat("harbour")).options() == ["boat advance", "done"]
    assert t.refuses("boat home")


@pytest.mark.rule("SF-6.5.10")
def test_boats_share_an_area_and_stay_there_between_rounds() -> None:
    t = plain(4)
    for seat in range(4):
        t.boat("2" if seat < 3 else "4", "I-1-vp", seat=seat)
    fishing(t.turn(3).boat("1", "I-1-vp", seat=3))
    with t.chance("I-2-fish"):
        t.play("boat advance")
    assert [t.boat_at(seat) for seat in range(4)] == ["2", "2", "2", "2"]
    t.end_turn()
    for tavern in "1234":
        t.close(tavern)
    assert t.state.round == 2
    assert [t.boat_at(seat) for seat in range(4)] == ["2", "2", "2", "2"]
    assert t.on_boat(3) == ["I-1-vp", "I-2-fish"]


@pytest.mark.rule("SF-6.5.11")
def test_fishing_i_keeps_one_of_two_and_puts_the_other_back_on_top(t: Table) -> None:
    seat = t.seat
    fishing(t.level("fishing-track", 1, seat))
    with t.chance("I-2-fish", "I-1-vp"):
        t.play("boat advance")
    assert t.texts() == ["keep I-2-fish", "keep I-1-vp"]
    t.play("keep I-1-vp")
    assert t.on_boat() == ["I-1-vp"]
    assert t.catch_left("1", "I") == 7
    t.end_turn()
    assert fishing(t).play("boat advance").on_boat() == ["I-2-fish"]  # the next boat finds it on top


@pytest.mark.rule("SF-6.5.11")
def test_a_last_token_is_taken_as_it_is(t: Table) -> None:
    t.catch("1", "I", ["I-1-vp"]).level("fishing-track", 1)
    assert fishing(t).play("boat advance").on_boat() == ["I-1-vp"]


@pytest.mark.rule("SF-6.5.11")
def test_the_options_say_where_only_one_token_is_left(t: Table) -> None:
    t.catch("1", "II", ["II-2-vp"]).level("fishing-track", 2)
    fishing(t).play("boat advance")
    assert [option.label[1] for option in t.match.options()] == [
        {"type": "I", "n": 2},
        {"type": "II", "n": 1},
    ]


@pytest.mark.rule("SF-6.5.11")
def test_without_fishing_i_the_top_token_is_taken(t: Table) -> None:
    t.catch("1", "I", ["I-1-vp", "I-2-fish"])
    assert fishing(t).play("boat advance").phase == "pause"
    assert t.on_boat() == ["I-1-vp"]


@pytest.mark.rule("SF-6.5.12")
@pytest.mark.parametrize(("level", "types"), [(2, ["I", "II"]), (3, ["I", "II", "III"])])
def test_the_stack_is_chosen_before_looking(t: Table, level: int, types: list[str]) -> None:
    fishing(t.level("fishing-track", level))
    with t.chance():
        t.play("boat advance")
    assert t.options() == [f"look {type_}" for type_ in types]
    assert t.happened("looked") == []


@pytest.mark.rule("SF-6.5.12")
def test_with_fishing_i_only_type_i_is_open(t: Table) -> None:
    fishing(t.level("fishing-track", 1))
    with t.chance("I-2-fish", "I-1-vp"):
        assert t.play("boat advance").phase == "keep-one"


@pytest.mark.rule("SF-6.5.12")
@pytest.mark.parametrize(
    ("type_", "tokens"),
    [("I", ("I-1-log", "I-1-vp")), ("II", ("II-2-vp", "II-4-fish")), ("III", ("III-5-vp", "III-2-log"))],
)
def test_both_tokens_come_from_the_stack_chosen(t: Table, type_: str, tokens: tuple[str, str]) -> None:
    fishing(t.level("fishing-track", 3)).play("boat advance")
    left = {other: t.catch_left("1", other) for other in ("I", "II", "III")}
    with t.chance(*tokens):
        t.play(f"look {type_}")
    assert set(t.texts()) == {f"keep {token}" for token in tokens}
    t.play(f"keep {tokens[0]}")
    assert {other: t.catch_left("1", other) for other in left} == {**left, type_: left[type_] - 1}


@pytest.mark.rule("SF-6.5.13")
def test_an_empty_stack_cannot_be_chosen(t: Table) -> None:
    t.level("fishing-track", 3).catch("1", "II", [])
    assert fishing(t).play("boat advance").options() == ["look I", "look III"]
    t.catch("2", "I", []).catch("2", "III", []).boat("1")
    fishing(t)
    with t.chance("II-2-vp", "II-3-vp"):
        assert t.play("boat advance").phase == "keep-one"  # one stack is left, so nothing is asked


@pytest.mark.rule("SF-6.5.13")
def test_if_all_open_stacks_are_empty_the_boat_advances_without_a_token(t: Table) -> None:
    t.level("fishing-track", 2).catch("1", "I", []).catch("1", "II", [])
    seat = t.seat
    fishing(t).play("boat advance")
    assert t.boat_at(seat) == "1"
    assert t.on_boat(seat) == []  # type III is not open
    assert t.happened("caught-nothing") == [{"seat": seat}]
