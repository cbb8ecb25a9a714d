"""SF-1: common set-up."""

from __future__ import annotations

import pytest

from rondel.games.saltfjord.catalog import fjord as f
from tests.rules.saltfjord.table import Table, plain, table

SEEDS = range(12)
STACKS = ("BL-1", "BL-2", "BI-1", "BI-2", "BC-1", "BC-2", "BD-1", "BD-2")


def fresh(players: int = 2, seed: int = 1, **options: object) -> Table:
    return table(players, seed, draft=False, **options)


def close_round(t: Table) -> None:
    number = t.state.round
    while t.state.round == number:
        t.close(t.texts("close")[0].split()[1])


@pytest.mark.rule("SF-1.1")
def test_without_the_variant_there_are_no_carts_and_no_advanced_technology() -> None:
    t = fresh()
    view = t.match.spec.view(t.state, None)
    assert view["tracks"] == ["craft", "carpentry", "supplies", "fishing-track"]
    assert [player["carts"] for player in view["players"]] == [[], []]
    plain_table = plain()
    plain_table.goods(grain=1).using("tech")
    assert plain_table.can("learn supplies")
    assert plain_table.refuses("learn carts")


@pytest.mark.rule("SF-1.1")
def test_with_the_variant_they_are_there() -> None:
    t = fresh(carts="yes")
    assert [t.carts(seat) for seat in range(2)] == [["r1c1"], ["r1c1"]]
    t = plain(carts="yes").goods(grain=1).cart("r6c6").using("tech")
    assert t.can("learn carts")
    assert t.refuses("learn supplies")


@pytest.mark.rule("SF-1.2")
def test_each_catch_space_has_a_face_down_stack_of_its_type() -> None:
    t = fresh()
    printed = {"1": (8, 6, 4), "2": (7, 6, 4), "3": (6, 5, 4), "4": (5, 4, 4), "5": (4, 4, 4)}
    for area, sizes in printed.items():
        assert tuple(t.catch_left(area, type_) for type_ in ("I", "II", "III")) == sizes
    assert [sum(sizes) for sizes in zip(*printed.values(), strict=True)] == [
        30,
        25,
        20,
    ]  # all tokens lie there
    assert all(stack["top"] is None for stack in t.match.spec.view(t.state, 0)["fjord"])


@pytest.mark.rule("SF-1.2")
@pytest.mark.parametrize(("level", "type_"), [(1, "I"), (2, "II"), (3, "III")])
def test_tokens_are_shuffled_apart_by_type(level: int, type_: str) -> None:
    seen = set()
    for seed in SEEDS:
        t = plain(seed=seed).level("fishing-track", level).using("fishing")
        t.play("boat advance", *([f"look {type_}"] if level > 1 else []))
        looked = [event["catch"] for event in t.happened("looked")]
        assert all(catch.startswith(type_ + "-") for catch in looked)
        seen.update(looked)
    assert len(seen) > 2


@pytest.mark.rule("SF-1.3")
def test_four_abilities_lie_face_up_and_four_go_to_the_start_sets() -> None:
    on_board = set()
    for seed in SEEDS:
        state = fresh(seed=seed).match.spec.view(fresh(seed=seed).state, None)
        in_sets = [chosen["ability"] for chosen in state["sets"]]
        assert (len(state["abilities"]), len(in_sets)) == (4, 4)
        assert {*state["abilities"], *in_sets} == {f"AB{n}" for n in range(1, 9)}
        on_board.add(tuple(state["abilities"]))
    assert len(on_board) > 6


@pytest.mark.rule("SF-1.4")
def test_one_bonus_tile_lies_face_up_at_the_top_of_each_track() -> None:
    seen = set()
    for seed in SEEDS:
        t = fresh(seed=seed)
        tiles = t.match.spec.view(t.state, None)["bonus_tiles"]
        assert len(set(tiles)) == 4
        assert t.state.special == ()  # the other seven are nowhere
        seen.update(tiles)
    assert len(seen) > 8


@pytest.mark.rule("SF-1.5", "SF-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_white_dice_and_one_orange_die_a_player_are_rolled(players: int) -> None:
    rolls = set()
    for seed in SEEDS:
        t = fresh(players, seed)
        assert (len(t.on_board("white")), len(t.on_board("orange"))) == (3 * players, players)
        rolls.add((*t.on_board("white"), *t.on_board("orange")))
    assert len(rolls) > 8
    assert {value for roll in rolls for value in roll} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SF-1.5")
def test_each_die_lies_in_the_space_that_shows_its_value(t: Table) -> None:
    t.dice(white=[2, 2, 5], orange=[6])
    assert t.texts("take") == ["take white-2", "take white-5", "take orange-6"]
    t.play("take white-2")
    assert t.happened("took-die") == [{"seat": t.seat, "colour": "white", "n": 2}]
    assert t.on_board("white") == [2, 5]  # one of the two is left


@pytest.mark.rule("SF-1.6", "SF-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_orange_die_a_player_waits_for_each_of_rounds_two_and_three(players: int) -> None:
    t = plain(players)
    for number in (2, 3):
        close_round(t)
        assert t.state.round == number
        assert (len(t.on_board("white")), len(t.on_board("orange"))) == (3 * players, number * players)


@pytest.mark.rule("SF-1.9")
def test_dice_of_the_solo_game() -> None:
    t = plain(1)
    counts = []
    for number in (1, 2, 3):
        assert t.state.round == number
        counts.append(tuple(sum(value > 0 for value in t.on_board(c)) for c in ("white", "orange")))
        if number < 3:
            close_round(t)
    assert counts == [(4, 2), (4, 3), (4, 4)]


@pytest.mark.rule("SF-1.7")
def test_building_tiles_lie_sorted_by_shape_in_stacks_of_the_printed_size() -> None:
    tops = set()
    for seed in SEEDS:
        t = fresh(seed=seed)
        assert [t.left(stack) for stack in STACKS] == [7, 7, 6, 6, 10, 10, 8, 8]
        for stack, tile in t.tops().items():
            assert tile is not None
            assert tile[:2] == stack[:2]
        tops.add(tuple(t.tops().values()))
    assert len(tops) == len(SEEDS)


@pytest.mark.rule("SF-1.7", "Q-9")
def test_only_the_top_tile_of_a_stack_may_be_taken_and_seen(t: Table) -> None:
    t.goods(log=1).top("BD-1", "BD07").top("BD-2", "BD01").using("build")
    assert t.texts("small") == ["small BC-1", "small BC-2", "small BD-1", "small BD-2"]
    with t.chance("BD10"):
        t.play("small BD-1", "cell r3c3")
    assert t.symbol("r3c3", t.mover) == "gold"
    assert (t.tops()["BD-1"], t.left("BD-1")) == ("BD10", 7)
    for seat in (0, 1, None):
        stacks = t.match.spec.view(t.state, seat)["stacks"]
        assert all(set(stack) == {"stack", "top", "left"} for stack in stacks)  # nothing of what lies below


@pytest.mark.rule("Q-9")
def test_lower_tiles_are_decided_by_chance_only_when_they_show() -> None:
    t = plain().goods(log=1).using("build")
    shown = set()
    for tile in ("BD01", "BD02", "BD03"):
        branch = Table(t.match.copy()).top("BD-1", "BD16").top("BD-2", "BD15")
        with branch.chance(tile):
            branch.play("small BD-1", "cell r3c3")
        shown.add(branch.tops()["BD-1"])
    assert shown == {"BD01", "BD02", "BD03"}


@pytest.mark.rule("SF-1.8")
def test_four_crate_stacks_of_eleven_with_a_starting_crate_face_up_on_each() -> None:
    orders = set()
    for seed in SEEDS:
        t = fresh(seed=seed)
        assert sorted(name for name in t.face_up() if name) == ["KS1", "KS2", "KS3", "KS4"]
        assert t.state.crates_under == [11, 11, 11, 11]
        assert t.state.crate_pile.bit_count() == 44
        orders.add(tuple(t.face_up()))
    assert len(orders) > 4


@pytest.mark.rule("SF-1.8")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_each_crate_space_bears_the_symbol_of_one_pier(t: Table, space: int) -> None:
    t.orders("K01", "K02", "K03", "K04").goods(log=2, grain=2, paper=2).using("order")
    t.play(f"order {space}")
    assert [len(row) for row in t.rows(t.mover)] == [int(pier == space) for pier in (1, 2, 3, 4)]


@pytest.mark.rule("SF-1.10")
def test_nothing_but_the_dice_depends_on_the_number_of_players() -> None:
    def common(players: int) -> list[object]:
        t = fresh(players)
        seen = t.match.spec.view(t.state, None)
        return [
            len(seen["abilities"]),
            len(seen["bonus_tiles"]),
            len(seen["sets"]),
            seen["tracks"],
            [stack["left"] for stack in seen["stacks"]],
            [order["left"] for order in seen["orders"]],
            [stack["left"] for stack in seen["fjord"]],
            sum(seen["unseen_catch"].values()),
        ]

    assert common(2) == common(3) == common(4)
    assert common(2)[-1] == sum(catch.number for catch in f.CATCHES)
