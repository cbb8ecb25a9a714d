"""SF-2: player set-up and the start sets."""

from __future__ import annotations

import pytest

from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t_
from rondel.games.saltfjord.catalog import village as v
from tests.rules.saltfjord.table import Table, plain, table

SEEDS = range(12)
SNOW = ("r3c3", "r3c4", "r4c3", "r4c4")


def fresh(players: int = 2, seed: int = 1, **options: object) -> Table:
    return table(players, seed, draft=False, **options)


def with_sets(t: Table, *sets: tuple[str, str, str]) -> Table:
    """These start sets lie there: ability, starting tile, starting resource tile."""
    t.state.sets = tuple(
        (te.ABILITY_IDS.index(a), t_.TILE_IDS.index(b), h.STARTING_GOODS_IDS.index(c)) for a, b, c in sets
    )
    taken = [ability for ability, _, _ in t.state.sets]
    t.state.abilities = tuple(a for a in range(8) if a not in taken)[:4]
    return t._changed()


FOUR = (("AB1", "BS1", "SR1"), ("AB2", "BS2", "SR2"), ("AB3", "BS3", "SR3"), ("AB5", "BS4", "SR4"))


@pytest.mark.rule("SF-2.1")
def test_the_front_has_the_same_layout_for_all() -> None:
    t = fresh(4)
    assert {v.BOARD_IDS[player.board] for player in t.state.players} == {"front"}
    assert len({tuple(player.cells) for player in t.state.players}) == 1
    assert [t.symbol(cell, 0) for cell in ("r1c3", "r2c2", "r3c6", "r4c1", "r5c2", "r5c4", "r6c5")] == [
        "log", "fish-2", "order-tech", "build", "fishing", "paper", "grain",
    ]  # fmt: skip


@pytest.mark.rule("SF-2.1")
def test_the_backs_differ_and_are_dealt_at_random() -> None:
    deals = set()
    for seed in SEEDS:
        t = fresh(4, seed, board="back")
        deal = tuple(v.BOARD_IDS[player.board] for player in t.state.players)
        assert sorted(deal) == ["kjerringoy", "rognan", "saltstraumen", "skjerstad"]  # all use the same side
        assert len({tuple(player.cells) for player in t.state.players}) == 4
        deals.add(deal)
    assert len(deals) > 6
    assert len({v.BOARD_IDS[fresh(1, seed, board="back").state.players[0].board] for seed in SEEDS}) > 2


@pytest.mark.rule("SF-2.2", "SF-2.3", "SF-2.5", "SF-2.6")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_every_player_begins_with(players: int) -> None:
    t = fresh(players)
    for player in t.match.spec.view(t.state, None)["players"]:
        assert player["goods"] == dict.fromkeys(
            ("fish", "log", "grain", "paper", "plank", "food", "book", "gold"), 0
        )  # an empty warehouse
        assert (player["slots"], player["catch"]) == (3, [])  # the boat tile's normal side
        assert player["boat"] == "harbour"
        assert player["levels"] == [0, 0, 0, 0]
        assert (player["vp"], player["tavern"]) == (0, None)


@pytest.mark.rule("SF-2.4")
def test_one_worker_on_the_board_and_two_on_the_craft_track() -> None:
    assert [player.workers for player in fresh(4).state.players] == [1, 1, 1, 1]
    t = plain().goods(paper=1, book=1)
    workers = [t.me.workers]
    for _ in range(3):  # Craft I costs paper and gives the gold that Craft III costs
        seat = t.seat
        t.using("tech").play("learn craft").turn(seat)
        workers.append(t.me.workers)
    assert workers == [1, 1, 2, 3]


@pytest.mark.rule("SF-2.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_those_who_play_have_components(players: int) -> None:
    t = fresh(players)
    assert len(t.state.players) == players
    assert [player["seat"] for player in t.match.spec.view(t.state, None)["players"]] == list(range(players))


@pytest.mark.rule("SF-2.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_start_sets_of_three_tiles_at_every_player_count(players: int) -> None:
    together = set()
    for seed in SEEDS:
        t = fresh(players, seed)
        sets = t.match.spec.view(t.state, None)["sets"]
        assert sorted(chosen["tile"] for chosen in sets) == ["BS1", "BS2", "BS3", "BS4"]
        assert sorted(chosen["goods"] for chosen in sets) == ["SR1", "SR2", "SR3", "SR4"]
        assert len({chosen["ability"] for chosen in sets}) == 4
        assert not {chosen["ability"] for chosen in sets} & {te.ABILITY_IDS[a] for a in t.state.abilities}
        together |= {(chosen["tile"], chosen["goods"]) for chosen in sets}
    assert len(together) > 10  # they are mixed at random


@pytest.mark.rule("SF-2.9")
def test_anybody_may_be_the_first_player() -> None:
    assert {fresh(4, seed).state.start for seed in range(30)} == {0, 1, 2, 3}
    for seed in SEEDS:
        t = table(3, seed)
        assert t.seat == t.state.start  # and has the first turn


@pytest.mark.rule("SF-2.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_sets_are_picked_counter_clockwise_and_the_first_player_picks_last(players: int) -> None:
    for seed in range(6):
        t = fresh(players, seed)
        first = t.state.start
        picking, offered = [], []
        while t.phase in ("draft", "place", "rotate"):
            if t.phase == "draft":
                picking.append(t.seat)
                offered.append(len(t.texts("set")))
            t.play(t.texts()[0])
        assert picking == [(first - step) % players for step in range(1, players + 1)]
        assert offered == [4, 3, 2, 1][:players]  # a set is picked once
        assert t.state.sets == ()  # what nobody picked has left the game
        assert sum(len(t.abilities(seat)) for seat in range(players)) == players


@pytest.mark.rule("SF-2.11")
def test_the_ability_works_from_now_to_the_end() -> None:
    t = with_sets(fresh(), ("AB2", "BS1", "SR1"), ("AB1", "BS2", "SR2"), *FOUR[2:])
    t.play("set 1", "cell r3c3", "turn 0")
    owner = t.mover
    assert t.abilities(owner) == ["AB2"]
    while t.phase in ("draft", "place", "rotate"):
        t.play(t.texts()[0])
    for number in (1, 2, 3):
        t.round(number).turn(owner).goods(log=1)
        t.play("extra sell", "sell log")
        assert t.gained() == {"log": -1, "fish": 3}  # one fish more than printed


@pytest.mark.rule("SF-2.12")
def test_the_starting_tile_lies_on_two_adjacent_snow_cells_in_any_rotation() -> None:
    t = with_sets(fresh(), *FOUR).play("set 1")
    seen = set()
    assert t.texts() == [f"cell {cell}" for cell in SNOW]
    for cell in SNOW:
        choosing = Table(t.match.copy()).play(f"cell {cell}")
        seat = t.seat
        for turn in choosing.texts():
            laid = Table(choosing.match.copy()).play(turn)
            log = next(c for c in SNOW if laid.symbol(c, seat) == "log")
            plank = next(c for c in SNOW if laid.symbol(c, seat) == "plank")
            seen.add((log, plank))
    beside = {("r3c3", "r3c4"), ("r4c3", "r4c4"), ("r3c3", "r4c3"), ("r3c4", "r4c4")}
    assert seen == beside | {(b, a) for a, b in beside}


@pytest.mark.rule("SF-2.13")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("SR1", {"log": 2, "plank": 1}),
        ("SR2", {"log": 1, "grain": 1, "paper": 1, "fish": 5}),
        ("SR3", {"log": 1, "plank": 1, "fish": 3}),
        ("SR4", {"log": 1, "plank": 1, "fish": 1}),
    ],
)
def test_gain_what_the_starting_resource_tile_shows(tile: str, goods: dict[str, int]) -> None:
    t = with_sets(fresh(), ("AB1", "BS1", tile), *FOUR[1:])
    t.play("set 1", "cell r3c3", "turn 0")
    assert t.gained() == goods
    fishing = tile == "SR4"
    assert t.boat_at(t.mover) == ("1" if fishing else "harbour")
    assert len(t.on_boat(t.mover)) == int(fishing)


@pytest.mark.rule("SF-2.13")
def test_set_up_knows_no_extra_actions_and_no_abilities() -> None:
    # The skipper would pay one of the fish just gained for one more Fish action.
    t = with_sets(fresh(), ("AB5", "BS1", "SR4"), *FOUR[:3]).play("set 1")
    assert not t.texts("extra")
    t.play("cell r3c3")
    assert not t.texts("extra")
    picker = t.seat
    t.play("turn 0")
    assert (t.phase, t.boat_at(picker), len(t.on_boat(picker))) == ("draft", "1", 1)
    assert t.seat != picker
    assert not t.texts("extra")


@pytest.mark.rule("SF-2.13")
def test_the_starting_tile_calls_neither_architect_nor_a_further_tile() -> None:
    t = with_sets(fresh(), ("AB6", "BS3", "SR2"), *FOUR[:2], ("AB4", "BS4", "SR1"))
    t.play("set 1", "cell r3c3", "turn 0")
    assert t.phase == "draft"
    assert t.gained()["fish"] == 5  # nothing paid


@pytest.mark.rule("SF-2.14")
def test_each_set_is_resolved_before_the_next_player_picks() -> None:
    t = with_sets(fresh(3), ("AB1", "BS1", "SR4"), *FOUR[1:])
    order = [(t.state.start - step) % 3 for step in (1, 2, 3)]
    t.play("set 1", "cell r3c3", "turn 0")
    assert t.seat == order[1]
    assert t.warehouse(order[0]) == {"fish": 1, "log": 1, "plank": 1}
    assert t.boat_at(order[0]) == "1"
    assert t.warehouse(order[1]) == {}
    t.play("set 2", "cell r3c3", "turn 0")
    assert t.warehouse(order[1]) == {"fish": 5, "log": 1, "grain": 1, "paper": 1}
    assert t.seat == order[2]
