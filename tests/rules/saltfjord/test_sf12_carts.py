"""SF-12: the advanced variant with carts."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain, table


@pytest.fixture
def t() -> Table:
    """Two players with carts in the first turn; nobody has goods, abilities, tiles, a catch or a worker."""
    made = plain(2, carts="yes")
    for seat in range(2):
        made.workers(0, seat=seat)
    return made


def white(t: Table, column: int) -> Table:
    """The player to move puts a white die above this column."""
    return t.dice(white=[column]).taken().turn().play(f"take white-{column}", f"line column-{column}")


def orange(t: Table, row: int) -> Table:
    """The player to move puts an orange die left of this row."""
    return t.dice(orange=[row]).taken().turn().play(f"take orange-{row}", f"line row-{row}")


# --- set-up ---


@pytest.mark.rule("SF-12.1")
def test_the_tile_covers_supplies_and_its_bonus_tile_stays() -> None:
    t = table(2, carts="yes")
    assert t.match.view(0)["state"]["tracks"] == ["craft", "carpentry", "carts", "fishing-track"]
    assert len(t.match.view(0)["state"]["bonus_tiles"]) == 4
    t.bonus("TB4", "TB5", "TB1", "TB7").crates(2).level("carts", 3).keep().goods().boat("harbour")
    assert t.score()["bonus-tiles"] == 3
    t.level("carts", 0).cart("r6c6").goods(grain=1).using("tech")
    assert t.options() == ["learn carts", "done"]


@pytest.mark.rule("SF-12.2")
def test_one_cart_on_the_first_cell_and_one_on_the_tile() -> None:
    t = table(3, carts="yes")
    assert [t.carts(seat) for seat in range(3)] == [["r1c1"]] * 3
    assert [t.level_of("carts", seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SF-12.2", "SF-1.1")
def test_without_the_variant_there_are_no_carts() -> None:
    t = table(2)
    assert t.carts(0) == t.carts(1) == []
    assert t.match.view(0)["state"]["tracks"][2] == "supplies"


# --- activating carts ---


@pytest.mark.rule("SF-12.3", "SF-12.6")
def test_denis_moves_his_cart_and_activates_two_buildings(t: Table) -> None:
    """The rulebook's example, on the printed board: a log in column 3, then two buildings of column 2."""
    seat = t.seat
    white(t.cart("r1c2"), 2)
    assert t.phase == "move-cart"
    t.play("roll r1c3")
    assert t.gained(seat) == {"log": 1}
    assert t.options() == ["activate r2c2", "activate r5c2", "done"]
    with t.chance("I-2-fish"):
        t.play("activate r2c2", "activate r5c2", "boat advance")
    assert t.gained(seat) == {"fish": 2}
    assert t.boat_at(seat) == "1"
    assert t.carts(seat) == ["r1c3"]
    assert t.dice_on(seat) == {"r5c2": "white-2"}


@pytest.mark.rule("SF-12.3")
@pytest.mark.parametrize("first", ["r2c2", "r5c2"])
def test_carts_of_the_line_come_in_any_order(t: Table, first: str) -> None:
    white(t.cart("r2c2", "r5c2"), 2)
    assert t.options() == ["cart r2c2", "cart r5c2"]
    t.play(f"cart {first}")
    row = int(first[1])
    assert t.texts("roll") == [f"roll r{row}c1", f"roll r{row}c2", f"roll r{row}c3"]
    t.play(f"roll r{row}c3")
    other = 7 - row
    assert t.texts("roll") == [f"roll r{other}c1", f"roll r{other}c2", f"roll r{other}c3"]


@pytest.mark.rule("SF-12.3")
def test_only_own_carts_in_the_line_are_activated(t: Table) -> None:
    t.cart("r1c2", seat=t.other.seat)
    assert white(t.cart("r1c3"), 2).phase == "activation"
    assert orange(t, 2).phase == "activation"
    assert orange(t, 1).phase == "move-cart"


@pytest.mark.rule("SF-12.4")
def test_left_or_right_in_a_column_up_or_down_in_a_row(t: Table) -> None:
    white(t.village({}).cart("r3c4"), 4)
    assert t.options() == ["roll r3c3", "roll r3c4", "roll r3c5"]
    orange(t, 3)
    assert t.options() == ["roll r2c4", "roll r3c4", "roll r4c4"]


@pytest.mark.rule("SF-12.5")
@pytest.mark.parametrize(
    ("cell", "column_options", "row_options"),
    [
        ("r1c1", ["roll r1c1", "roll r1c2"], ["roll r1c1", "roll r2c1"]),
        ("r6c6", ["roll r6c5", "roll r6c6"], ["roll r5c6", "roll r6c6"]),
        ("r1c6", ["roll r1c5", "roll r1c6"], ["roll r1c6", "roll r2c6"]),
    ],
)
def test_a_cart_does_not_leave_the_grid(
    t: Table, cell: str, column_options: list[str], row_options: list[str]
) -> None:
    t.cart(cell)
    assert white(t, int(cell[3])).options() == column_options
    assert orange(t, int(cell[1])).options() == row_options


@pytest.mark.rule("SF-12.5")
def test_dice_workers_and_carts_are_in_the_way(t: Table) -> None:
    t.village({"r3c3": "log", "r3c5": "log", "r2c4": "log"}).cart("r3c4", "r4c4")
    t.die_on("r3c3").worker_on("r3c5", "r2c4")
    white(t, 4).play("cart r3c4")
    assert t.texts("roll") == ["roll r3c4"]
    assert orange(t, 3).texts("roll") == ["roll r3c4"]  # a worker above, the other cart below
    t.worker_on("r3c5")
    assert orange(t, 3).texts("roll") == ["roll r2c4", "roll r3c4"]


@pytest.mark.rule("SF-12.6")
def test_a_cart_moved_onto_a_building_has_its_effect(t: Table) -> None:
    seat = t.seat
    orange(t.village({"r3c1": "gold"}).cart("r2c1"), 2).play("roll r3c1")
    assert t.gained(seat) == {"gold": 1}
    assert t.carts(seat) == ["r3c1"]


@pytest.mark.rule("SF-12.6", "SF-5.11")
def test_the_effect_may_be_declined(t: Table) -> None:
    seat = t.seat
    white(t.village({"r1c2": "upgrade"}).goods(log=1), 1).play("roll r1c2")
    assert t.options() == ["upgrade log-plank", "upgrade one-fish", "done"]
    t.play("done")
    assert t.warehouse(seat) == {"log": 1}
    assert t.carts(seat) == ["r1c2"]


@pytest.mark.rule("SF-12.6")
@pytest.mark.parametrize("village", [{}, {"r1c2": "walkway-2-vp"}])
def test_a_cart_moved_onto_a_walkway_or_an_empty_cell_does_nothing(t: Table, village: dict[str, str]) -> None:
    seat = t.seat
    white(t.village(village), 1).play("roll r1c2")
    assert t.gained(seat) == {}
    assert t.carts(seat) == ["r1c2"]


@pytest.mark.rule("SF-12.7")
def test_a_cart_that_stays_on_a_building_activates_it(t: Table) -> None:
    seat = t.seat
    white(t.village({"r1c1": "gold"}), 1).play("roll r1c1")
    assert t.gained(seat) == {"gold": 1}
    assert t.happened("cart-stayed") == [{"seat": seat, "cell": "r1c1"}]


@pytest.mark.rule("SF-12.7")
def test_a_cart_that_stays_on_an_empty_cell_does_nothing(t: Table) -> None:
    seat = t.seat
    white(t.village({}), 1).play("roll r1c1")
    assert t.gained(seat) == {}


@pytest.mark.rule("Q-28", "SF-12.7")
def test_moving_is_optional_and_the_effect_of_standing_still_too(t: Table) -> None:
    seat = t.seat
    white(t.village({"r1c1": "fishing", "r1c2": "gold"}), 1)
    assert t.options() == ["roll r1c1", "roll r1c2"]
    t.play("roll r1c1")
    assert t.options() == ["boat advance", "done"]
    t.play("done")
    assert t.boat_at(seat) == "harbour"


@pytest.mark.rule("SF-12.8")
def test_each_cart_is_activated_once_a_die(t: Table) -> None:
    seat = t.seat
    t.village({"r2c2": "gold", "r2c3": "gold", "r5c2": "gold"}).cart("r2c2", "r5c2")
    white(t, 2).play("cart r2c2", "roll r2c2")  # one stays, the other leaves the line
    assert t.phase == "move-cart"
    t.play("roll r5c3")
    assert t.warehouse(seat) == {"gold": 1}
    assert t.options() == ["activate r5c2", "done"]
    t.play("activate r5c2")
    assert t.warehouse(seat) == {"gold": 2}
    assert not t.happened("cart-moved")


# --- buildings under carts ---


@pytest.mark.rule("SF-12.9", "Q-8")
def test_a_building_under_a_cart_is_occupied_for_dice_and_workers(t: Table) -> None:
    t.village({"r1c1": "log", "r2c1": "grain"}).workers(1)
    assert white(t, 1).play("roll r1c1").texts("activate") == ["activate r2c1"]
    t.turn().play("extra worker")
    assert t.texts() == ["worker r2c1"]


@pytest.mark.rule("Q-26", "SF-12.9")
def test_it_is_free_again_when_the_cart_has_left(t: Table) -> None:
    seat = t.seat
    white(t.village({"r1c1": "log", "r1c2": "grain"}), 1).play("roll r1c2")
    assert t.texts("activate") == ["activate r1c1"]
    t.play("activate r1c1")
    assert t.warehouse(seat) == {"log": 1, "grain": 1}
    white(t.turn(seat), 2).play("roll r1c3")  # a cart's effect has left no mark on r1c2
    assert t.texts("activate") == ["activate r1c2"]


@pytest.mark.rule("SF-12.3", "SF-12.7")
def test_a_line_tells_of_the_building_under_a_cart(t: Table) -> None:
    t.cart("r1c1").village({"r1c1": "log", "r2c1": "paper"}).worker_on("r2c1").dice(white=[1]).turn()
    t.play("take white-1")
    column = next(option for option in t.match.options() if option.text == "line column-1")
    assert column.label[1]["effects"] == [("symbol-log", {})]
    assert t.play("line column-1", "roll r1c1").gained() == {"log": 1}


@pytest.mark.rule("SF-12.10")
def test_a_tile_may_be_placed_under_a_cart_and_fills_the_line(t: Table) -> None:
    seat = t.seat
    t.village({"row-6": ". walkway-2-vp log log log log", "r1c1": "build"}).goods(log=1)
    t.cart("r6c1", "r6c2").top("BD-1", "BD07")
    white(t, 1).play("roll r6c1", "activate r1c1", "small BD-1")
    assert t.can("cell r6c1")
    t.play("cell r6c1")
    assert t.symbol("r6c1", seat) == "gold"
    assert t.carts(seat) == ["r6c1", "r6c2"]
    assert t.gained(seat) == {"vp": 2}  # the walkway under the other cart


# --- no carts ---


@pytest.mark.rule("SF-12.11")
def test_discarding_a_die_activates_no_cart(t: Table) -> None:
    seat = t.seat
    t.village({"r1c1": "gold"}).dice(white=[1]).play("take white-1", "discard die")
    assert t.gained(seat) == {"fish": 1}
    assert not t.happened("cart-stayed")


@pytest.mark.rule("SF-12.11")
def test_workers_activate_no_carts(t: Table) -> None:
    t.village({"r2c1": "grain"}).workers(1).play("extra worker", "worker r2c1")
    assert t.phase == "main"
    assert t.gained() == {"grain": 1}


@pytest.mark.rule("SF-12.12", "Q-5")
def test_after_carts_a_die_without_a_building_gives_no_fish(t: Table) -> None:
    seat = t.seat
    white(t.village({}), 1).play("roll r1c2")
    assert t.gained(seat) == {}
    assert t.happened("die-aside") == [{"seat": seat}]
    assert t.dice_on(seat) == {}
    t.turn(seat).taken()
    white(t.village({}), 1)
    assert t.warehouse(seat) == {"fish": 1}  # no cart in the line: the die was discarded (SF-5.13)


@pytest.mark.rule("SF-12.13")
def test_carts_stay_between_rounds(t: Table) -> None:
    seat = t.seat
    t.cart("r4c2", "r3c3").close("1").close("2")
    assert t.state.round == 2
    assert t.carts(seat) == ["r4c2", "r3c3"]


# --- the advanced technology tile (D-13) ---


def learn(t: Table) -> Table:
    """The player to move learns the next level of the tile, by a building far from row 1."""
    t.also({"r6c6": "tech"}).dice(white=[6]).taken().turn()
    return t.play("take white-6", "line column-6", "activate r6c6", "learn carts")


@pytest.mark.rule("SF-12.2", "SF-7.1")
def test_level_1_brings_the_second_cart_to_the_first_cell(t: Table) -> None:
    seat = t.seat
    learn(t.goods(grain=1).cart("r4c4"))
    assert t.carts(seat) == ["r4c4", "r1c1"]
    assert t.gained(seat) == {"grain": -1}  # none of the goods of Supplies I


@pytest.mark.rule("SF-12.2")
@pytest.mark.parametrize("taken", [1, 3, 5])
def test_or_to_the_first_unoccupied_cell_of_row_1(t: Table, taken: int) -> None:
    seat = t.seat
    t.goods(grain=1).village({"row-1": "log log log log log log"})
    t.worker_on(*(f"r1c{n}" for n in range(2, taken + 1)))
    learn(t)
    assert t.carts(seat) == ["r1c1", f"r1c{taken + 1}"]


@pytest.mark.rule("SF-12.2")
def test_or_anywhere_if_row_1_is_full(t: Table) -> None:
    seat = t.seat
    t.goods(grain=1).village({"row-1": "log log log log log log", "r2c1": "log"})
    t.worker_on(*(f"r1c{n}" for n in range(3, 7)), "r2c1").die_on("r1c2")
    learn(t)
    assert t.phase == "put-cart"
    assert len(t.texts()) == 36 - 6 - 1 - 1  # the die of this turn lies on r6c6
    t.play("cart r5c5")
    assert t.carts(seat) == ["r1c1", "r5c5"]


@pytest.mark.rule("Q-27")
def test_a_new_cart_is_not_activated_by_the_same_die(t: Table) -> None:
    seat = t.seat
    t.village({"r1c2": "tech", "r4c1": "gold"}).goods(grain=1)
    white(t, 1).play("roll r1c2", "learn carts")
    assert t.carts(seat) == ["r1c2", "r1c1"]  # in the column being activated
    assert t.options() == ["activate r4c1", "done"]


@pytest.mark.rule("SF-12.4", "SF-12.5")
def test_level_2_moves_a_cart_up_to_two_cells(t: Table) -> None:
    t.village({"r3c2": "log", "r3c5": "log"}).cart("r3c4", "r6c1").level("carts", 2).cart("r3c4", "r6c1")
    assert white(t, 4).options() == [f"roll r3c{n}" for n in (2, 3, 4, 5, 6)]
    assert orange(t, 3).options() == [f"roll r{n}c4" for n in (1, 2, 3, 4, 5)]
    t.die_on("r3c5").worker_on("r3c2")
    assert white(t, 4).options() == ["roll r3c3", "roll r3c4"]  # neither through the die nor onto the worker


@pytest.mark.rule("SF-12.6")
def test_with_level_2_only_the_final_cell_takes_effect(t: Table) -> None:
    seat = t.seat
    t.village({"r3c3": "log", "r3c2": "grain"}).level("carts", 2).cart("r3c4", "r6c1")
    white(t, 4).play("roll r3c2")
    assert t.gained(seat) == {"grain": 1}


@pytest.mark.rule("SF-7.8", "SF-12.1")
def test_level_3_brings_the_piers_reward_at_once(t: Table) -> None:
    seat = t.seat
    t.level("carts", 3).cart("r6c2", "r6c3").goods(log=1, grain=1).orders("K41", "KS1").using("order")
    t.play("order 2")  # the tile that covers Supplies gives no choice of the pier
    assert t.gained(seat) == {"log": -1, "grain": -1, "vp": 1, "fish": 1}


@pytest.mark.rule("SF-12.1")
def test_levels_1_and_2_bring_no_reward(t: Table) -> None:
    seat = t.seat
    t.level("carts", 2).cart("r6c2", "r6c3").goods(log=1, grain=1).orders("K41", "KS1").using("order")
    assert t.play("order 2").gained(seat) == {"log": -1, "grain": -1}
