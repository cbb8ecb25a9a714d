"""SF-11: the solo game. Dice wait in the taverns, tiles and crates leave the game, medals are to be won."""

from __future__ import annotations

from typing import Any

import pytest

import rondel
from rondel.core.errors import BadSetup
from tests.rules.saltfjord.table import Table, plain, table


@pytest.fixture
def t() -> Table:
    """One player in the first turn of a solo game, without a worker: only the game itself asks."""
    return plain(1).workers(0)


# --- set-up ---


@pytest.mark.rule("SF-11.1", "SF-11.2")
def test_four_white_and_two_orange_dice_from_right_to_left(t: Table) -> None:
    assert [value > 0 for value in t.on_board("white")] == [False, True, True, True, True]
    assert [value > 0 for value in t.on_board("orange")] == [False, False, False, True, True]


@pytest.mark.rule("SF-11.1", "SF-11.2", "SF-11.10")
def test_one_orange_die_more_each_round(t: Table) -> None:
    with t.chance("K01", "K02", "K03", "K04", 1, 2, 3, 4, 5, 6, 1):
        t.close("1")
    assert t.on_board("white") == [0, 4, 3, 2, 1]  # the first die rolled lies in the rightmost tavern
    assert t.on_board("orange") == [0, 0, 1, 6, 5]
    with t.chance("K05", "K06", "K07", "K08", 6, 6, 6, 6, 1, 2, 3, 4):
        t.close("1")
    assert t.on_board("white") == [0, 6, 6, 6, 6]
    assert t.on_board("orange") == [0, 4, 3, 2, 1]


@pytest.mark.rule("SF-11.2", "Q-24")
def test_every_tavern_gets_every_value() -> None:
    seen = {(place, table(1, seed).on_board("white")[place]) for seed in range(150) for place in range(1, 5)}
    assert seen == {(place, value) for place in range(1, 5) for value in range(1, 7)}


@pytest.mark.rule("SF-11.3")
def test_no_lightning_and_two_special_bonus_tiles() -> None:
    seen = set()
    for seed in range(40):
        state = table(1, seed).match.view(0)["state"]
        assert len(state["bonus_tiles"]) == 4
        assert len(state["special"]) == 2
        tiles = {*state["bonus_tiles"], *state["special"]}
        assert len(tiles) == 6
        seen |= tiles
    assert seen == {f"TB{n}" for n in range(1, 10)}


@pytest.mark.rule("SF-11.3", "SF-11.14")
@pytest.mark.parametrize("special", [2, 3, 4, 5])
def test_more_special_tiles_for_the_achievements(special: int) -> None:
    state = table(1, special=special).match.view(0)["state"]
    tiles = {*state["bonus_tiles"], *state["special"]}
    assert len(state["special"]) == special
    assert len(tiles) == 4 + special
    assert not tiles & {"TB10", "TB11"}


@pytest.mark.rule("SF-11.3")
def test_special_tiles_are_for_the_solo_game_only() -> None:
    assert table(2).match.view(0)["state"]["special"] == []
    with pytest.raises(BadSetup):
        rondel.new("saltfjord", 2, options={"special": "3"})


@pytest.mark.rule("SF-11.4")
def test_one_of_four_start_sets() -> None:
    t = table(1, draft=False)
    assert t.texts() == ["set 1", "set 2", "set 3", "set 4"]
    chosen = t.match.view(0)["state"]["sets"][2]
    t.play("set 3")
    assert t.abilities() == [chosen["ability"]]
    while t.phase in ("place", "rotate"):
        t.play(t.texts()[0])
    assert t.phase == "main"
    assert t.tiles() == [chosen["tile"]]
    assert t.match.view(0)["state"]["sets"] == []


@pytest.mark.rule("SF-11.5")
def test_with_or_without_carts() -> None:
    assert table(1).carts() == []
    t = table(1, carts="yes")
    assert t.carts() == ["r1c1"]
    assert t.match.view(0)["state"]["tracks"][2] == "carts"


# --- turns ---


@pytest.mark.rule("SF-11.6")
def test_only_the_player_takes_turns_and_takes_dice_from_any_tavern(t: Table) -> None:
    t.dice(white=[0, 2, 3, 4, 5], orange=[0, 0, 0, 6, 1])
    assert t.texts("take") == [
        *(f"take white-tavern-{n}" for n in (2, 3, 4, 5)),
        *(f"take orange-tavern-{n}" for n in (4, 5)),
    ]
    t.play("take white-tavern-3")
    assert t.happened("took-die") == [{"seat": 0, "colour": "white", "n": 3}]
    assert t.on_board("white") == [0, 2, 0, 4, 5]
    assert t.on_board("orange") == [0, 0, 0, 6, 1]
    t.play("line column-3", "activate r1c3").end_turn()
    assert t.dice_on() == {"r1c3": "white-3"}
    assert (t.seat, t.state.turn) == (0, 2)


@pytest.mark.rule("SF-11.6", "SF-5.2", "SF-5.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_three_white_dice_and_as_many_orange_ones_as_the_round_says(t: Table, number: int) -> None:
    t.round(number).dice(white=[0, 1, 1, 1, 1], orange=[0, 1, 1, 1, 1])
    for colour, limit in (("white", 3), ("orange", number)):
        taken = 0
        while t.texts(f"take {colour}-tavern-{5 - taken}"):
            t.play(f"take {colour}-tavern-{5 - taken}", "discard die").end_turn()
            taken += 1
        assert taken == limit
    assert t.texts("take") == []


@pytest.mark.rule("SF-11.7")
@pytest.mark.parametrize(
    ("taken", "other"),
    [("BL-1", "BL-2"), ("BL-2", "BL-1"), ("BI-1", "BI-2"), ("BC-2", "BC-1"), ("BD-1", "BD-2")],
)
def test_a_tile_placed_removes_the_top_of_the_other_stack(t: Table, taken: str, other: str) -> None:
    t.village({"r1c1": "build"}).goods(log=1, plank=1).dice(white=[0, 1, 1, 1, 1])
    gone = t.tops()[other]
    before = {stack: t.left(stack) for stack in t.tops()}
    if taken in ("BL-1", "BL-2", "BI-1"):
        t.play(f"large {taken}")
    else:
        t.play("take white-tavern-2", "line column-1", "activate r1c1", f"small {taken}")
    assert t.tops()[other] == gone  # not before it is laid
    t.play("cell r4c4")
    if t.phase == "rotate":
        t.play("turn 0")
    assert t.happened("tile-removed", since=0) == [{"seat": -1, "tile": gone}]
    assert t.match.view(0)["state"]["removed_tiles"] == [gone]
    assert {stack: t.left(stack) for stack in before} == {
        stack: number - (stack in (taken, other)) for stack, number in before.items()
    }


@pytest.mark.rule("SF-11.7")
def test_nothing_is_removed_from_an_empty_stack(t: Table) -> None:
    t.dice(white=[0] * 5, orange=[0] * 5).top("BD-2", None)
    t.play("close 4", "small BD-1", "cell r6c6")
    assert t.happened("tile-removed", since=0) == []


@pytest.mark.rule("Q-21", "SF-11.7")
def test_the_free_tile_of_the_tavern_removes_one_too(t: Table) -> None:
    t.dice(white=[0] * 5, orange=[0] * 5)
    gone = t.tops()["BD-1"]
    t.play("close 4", "small BD-2", "cell r6c6")
    assert t.match.view(0)["state"]["removed_tiles"] == [gone]


@pytest.mark.rule("SF-11.7")
def test_the_starting_tile_removes_nothing() -> None:
    assert table(1).match.view(0)["state"]["removed_tiles"] == []


@pytest.mark.rule("SF-11.7")
def test_with_two_players_nothing_is_removed() -> None:
    t = plain(2).play("close 4", "small BD-2", "cell r6c6")
    assert t.match.view(0)["state"]["removed_tiles"] == []


@pytest.mark.rule("SF-11.8")
@pytest.mark.parametrize(
    ("white", "orange", "taverns"),
    [
        ([0, 1, 1, 1, 1], [0, 0, 0, 1, 1], "1"),
        ([0, 0, 1, 1, 1], [0, 0, 0, 1, 1], "12"),
        ([0, 1, 0, 1, 0], [0, 0, 0, 0, 1], "13"),
        ([0, 0, 0, 0, 1], [0, 0, 0, 0, 0], "1234"),
        ([0, 0, 0, 1, 0], [0, 0, 0, 0, 0], "1235"),
    ],
)
def test_the_marker_goes_to_a_tavern_without_dice(
    t: Table, white: list[int], orange: list[int], taverns: str
) -> None:
    t.dice(white, orange)
    assert t.texts("close") == [f"close {tavern}" for tavern in taverns]


# --- the end of a round ---


@pytest.mark.rule("SF-11.9")
def test_the_round_ends_with_the_turn_that_closes_the_season(t: Table) -> None:
    t.close("1")
    assert (t.state.round, t.phase, t.tavern_of()) == (2, "main", None)
    t.close("1")
    t.close("1")
    assert t.match.over


@pytest.mark.rule("SF-11.9", "Q-38")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_die_of_each_colour_always_remains(t: Table, number: int) -> None:
    while t.state.round < number:
        t.close("1")
    while t.texts("take"):
        t.play(t.texts("take")[0], "discard die").end_turn()
    assert sum(map(bool, t.on_board("white"))) == 1
    assert sum(map(bool, t.on_board("orange"))) == 1
    assert t.texts("close")


@pytest.mark.rule("SF-11.10", "Q-22")
def test_the_top_crate_of_each_stack_leaves_the_game(t: Table) -> None:
    gone = t.face_up()
    assert sorted(map(str, gone)) == ["KS1", "KS2", "KS3", "KS4"]
    with t.chance("K01", "K02", "K03", "K04", 1, 1, 1, 1, 1, 1, 1):
        t.close("1")
    assert t.face_up() == ["K01", "K02", "K03", "K04"]
    assert [told["crate"] for told in t.happened("crate-removed", since=0)] == gone
    assert t.state.crates_under == [10, 10, 10, 10]
    t.close("1")
    assert len(t.match.view(0)["state"]["removed_crates"]) == 8
    t.close("1")
    assert len(t.match.view(0)["state"]["removed_crates"]) == 8  # not after round 3


@pytest.mark.rule("SF-11.10")
def test_an_empty_crate_stack_loses_nothing(t: Table) -> None:
    t.orders(None, "KS1", "KS2", "KS3").close("1")
    assert t.face_up()[0] is None
    assert len(t.happened("crate-removed", since=0)) == 3


# --- winning ---


def honours(t: Table) -> list[str]:
    told: list[str] = t.match.scores()[0]["honours"]
    return told


def won(vp: int, special: int = 2, **options: Any) -> Table:
    """A solo game with so many points, all special tiles worth 10 or more, and nothing else that scores."""
    t = plain(1, special=special, **options).workers(0)
    tiles = ["TB8", "TB7", "TB6", "TB4", "TB5"][:special]
    t.bonus(*[f"TB{n}" for n in (1, 2, 3, 9)]).special(*tiles).village({})
    t.keep(*["III-3-vp"] * 6, *["III-4-vp"] * 2, "I-1-vp", "I-1-vp")
    for number in range(4):
        t.tile(f"BL0{number + 1}", f"r{1 + 2 * (number % 2)}c{1 + 2 * (number // 2)}")
    singles = [f"r{row}c{column}" for column in (5, 6) for row in range(1, 5)]
    for number, cell in enumerate(singles, start=1):
        t.tile(f"BD{number:02}", cell)
    t.also({f"row-{row}": "log log log log log log" for row in (5, 6)})
    for cell in ("r1c2", "r3c2", "r1c4", "r3c4"):
        t.also({cell: "log"})
    for cart in t.carts():
        vp -= int(cart[1]) * int(cart[3])
    return t.vp(vp)


@pytest.mark.rule("SF-11.11")
def test_every_special_tile_must_be_worth_ten() -> None:
    t = won(100)
    assert honours(t)[0] == "won"
    t.special("TB8", "TB1")
    assert honours(t) == ["lost"]
    t.crates(2, 2, 2, 1)  # TB1 is worth 9
    assert honours(t) == ["lost"]
    t.crates(2, 2, 2, 2)  # TB1 is worth 12
    assert honours(t)[0] == "won"
    assert all(level == 0 for level in t.me.levels)  # no marker is needed


@pytest.mark.rule("SF-11.11")
@pytest.mark.parametrize(("tokens", "result"), [(2, "won"), (1, "lost")])
def test_tokens_on_the_boat_count_for_the_special_tiles(t: Table, tokens: int, result: str) -> None:
    t.special("TB4").keep(*["I-2-fish"] * 8).boat("2", *["I-1-vp"] * tokens)
    assert honours(t)[0] == result


@pytest.mark.rule("SF-11.12")
def test_special_tiles_add_nothing_to_the_result() -> None:
    t = won(123)
    assert t.match.scores()[0]["total"] == 123
    assert t.score()["bonus-tiles"] == 0


@pytest.mark.rule("SF-11.13")
@pytest.mark.parametrize(
    ("vp", "medal"),
    [
        (0, "none"),
        (99, "none"),
        (100, "bronze"),
        (119, "bronze"),
        (120, "silver"),
        (139, "silver"),
        (140, "gold"),
        (159, "gold"),
        (160, "platinum"),
        (179, "platinum"),
        (180, "palladium"),
        (250, "palladium"),
    ],
)
@pytest.mark.parametrize(("carts", "more"), [("no", 0), ("yes", 20)])
def test_medals(vp: int, medal: str, carts: str, more: int) -> None:
    assert honours(won(vp + more, carts=carts)) == ["won", f"medal-{medal}"]


@pytest.mark.rule("SF-11.13")
def test_no_medal_without_a_win() -> None:
    assert honours(won(250).special("TB2", "TB8")) == ["lost"]


@pytest.mark.rule("SF-11.14", "Q-23")
@pytest.mark.parametrize(
    ("special", "vp", "levels"),
    [
        (2, 200, []),
        (3, 139, []),
        (3, 140, [1]),
        (3, 160, [1, 2]),
        (3, 180, [1, 2]),
        (4, 159, []),
        (4, 160, [3]),
        (4, 180, [3]),
        (5, 159, []),
        (5, 160, [4]),
        (5, 180, [4, 5]),
    ],
)
def test_achievements(special: int, vp: int, levels: list[int]) -> None:
    assert honours(won(vp, special))[2:] == [f"achievement-{level}" for level in levels]


@pytest.mark.rule("SF-11.14")
def test_all_special_tiles_of_an_achievement_must_reach_ten() -> None:
    t = won(200, special=5)
    assert honours(t)[-1] == "achievement-5"
    assert honours(t.keep(*["I-2-fish"] * 9)) == ["lost"]


@pytest.mark.rule("SF-11.11", "SF-11.13")
def test_only_the_solo_game_has_honours() -> None:
    assert plain(2).match.scores()[0]["honours"] == []
