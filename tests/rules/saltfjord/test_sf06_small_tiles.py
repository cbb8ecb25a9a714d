"""SF-6.4.3: small building tiles; SF-6.4.4: filling a row or column."""

from __future__ import annotations

import pytest

from rondel.games.saltfjord.catalog import village as v
from tests.rules.saltfjord.table import Table, plain, table

LAID = "log log log log log log"


def filled(t: Table) -> list[str]:
    return [event["line"] for event in t.happened("filled")]


def build(t: Table, cells: dict[str, str], tile: str = "BD07") -> Table:
    """The player activates `build` on r6c6, with one log, in a village that shows these cells too."""
    t.village({"r6c6": "build", **cells}).goods(log=1).top("BD-1", tile).dice(white=[6]).workers(0)
    return t.play("take white-6", "line column-6", "activate r6c6")


@pytest.mark.rule("SF-6.4.3.1")
def test_a_small_tile_costs_a_log_and_comes_from_the_top_of_a_stack(t: Table) -> None:
    t.goods(log=2).top("BC-2", "BC04").using("build")
    assert t.texts("small") == ["small BC-1", "small BC-2", "small BD-1", "small BD-2"]
    assert t.refuses("small BL-1")
    t.play("small BC-2", "cell r3c3", "turn 0")
    assert t.gained() == {"log": -1}
    assert t.tiles(t.mover) == ["BC04"]


@pytest.mark.rule("SF-6.4.3.1")
def test_without_a_log_there_is_no_small_tile(t: Table) -> None:
    t.goods(plank=1, gold=1).using("build")
    assert not t.texts("small")
    t.play("extra downgrade", "downgrade plank-log")
    assert t.texts("small")


@pytest.mark.rule("SF-6.4.3.1")
def test_an_empty_stack_offers_nothing(t: Table) -> None:
    t.goods(log=1).top("BC-1", None).top("BD-2", None).using("build")
    assert t.texts("small") == ["small BC-2", "small BD-1"]


@pytest.mark.rule("SF-6.4.3.2")
def test_a_tile_of_two_cells_lies_on_any_two_empty_cells_in_any_rotation(t: Table) -> None:
    # Example: Denis spends 1 log to place a tile of two cells on two empty cells.
    t.goods(log=1).top("BC-1", "BC04").using("build").play("small BC-1")
    seen = set()
    for cell in t.texts("cell"):
        at = Table(t.match.copy()).play(cell)
        ways = [Table(at.match.copy()).play(turn) for turn in at.texts("turn")] or [at]
        for way in ways:
            shown = {name: way.symbol(name, t.mover) for name in v.CELL_IDS}
            first = next(name for name, symbol in shown.items() if symbol == "log")
            second = next(name for name, symbol in shown.items() if symbol == "grain")
            seen.add((first, second))
    grid = {(r, c) for r in range(1, 7) for c in range(1, 7)} - {(1, 1)}  # r1c1 holds the building in use
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    beside = {(a, (a[0] + dr, a[1] + dc)) for a in grid for dr, dc in steps}
    expected = {(f"r{a[0]}c{a[1]}", f"r{b[0]}c{b[1]}") for a, b in beside if b in grid}
    assert seen == expected


@pytest.mark.rule("SF-6.4.3.2", "SF-8.0.1")
def test_tiles_turn_but_are_not_mirrored(t: Table) -> None:
    # BL01 at rotation 0: order/tech on top, log in the corner, walkway on its right.
    t.goods(log=1, plank=1).village({}).top("BL-1", "BL01").workers(0).play("large BL-1")
    hands, shapes = set(), set()
    for cell in t.texts("cell"):
        at = Table(t.match.copy()).play(cell)
        for way in [Table(at.match.copy()).play(turn) for turn in at.texts("turn")] or [at]:
            place = {
                way.symbol(name, t.mover): divmod(number, 6)
                for number, name in enumerate(v.CELL_IDS)
                if way.symbol(name, t.mover) != "empty"
            }
            a, b, c = (place[symbol] for symbol in ("order-tech", "log", "walkway-2-vp"))
            up = (a[0] - b[0], a[1] - b[1])
            side = (c[0] - b[0], c[1] - b[1])
            hands.add(up[0] * side[1] - up[1] * side[0])
            shapes.add((up, side))
    assert hands == {-1}
    assert len(shapes) == 4  # all four rotations


@pytest.mark.rule("SF-6.4.3.2")
def test_a_tile_covers_neither_buildings_nor_tiles_nor_leaves_the_grid(t: Table) -> None:
    t.no_tiles().tile("BD01", "r1c1").tile("BC20", "r2c3").goods(log=1).top("BD-2", "BD07").workers(1)
    t.play("extra worker", "worker r4c1", "small BD-2")
    covered = {"r1c1", "r2c3", "r3c3", *v.BOARDS[0].buildings}
    assert t.texts() == [f"cell {cell}" for cell in v.CELL_IDS if cell not in covered]
    assert t.refuses("cell r1c3")  # printed
    assert t.refuses("cell r3c3")  # a walkway of a tile


@pytest.mark.rule("SF-6.4.3.2")
def test_a_tile_need_not_touch_anything(t: Table) -> None:
    t.goods(log=1).top("BD-1", "BD07").using("build").play("small BD-1", "cell r6c6")
    assert t.symbol("r6c6", t.mover) == "gold"


@pytest.mark.rule("SF-6.4.3.3", "Q-16")
def test_a_tile_that_cannot_be_placed_may_not_be_taken(t: Table) -> None:
    holes = {f"row-{n}": "log . log log log log" if n % 2 else LAID for n in range(1, 6)}
    build(t, {**holes, "row-6": "log log log log log build"})
    assert t.texts("small") == ["small BD-1", "small BD-2"]  # only single cells are left
    t.play("small BD-1")
    assert t.texts() == ["cell r1c2", "cell r3c2", "cell r5c2"]
    assert t.refuses("done")  # and a tile taken must be placed


@pytest.mark.rule("Q-16", "SF-6.4.3.3")
def test_in_a_full_village_no_tile_is_offered(t: Table) -> None:
    t.village({f"row-{n}": LAID for n in range(1, 7)}).goods(log=2, plank=2, fish=9)
    assert not t.texts("large")
    t.also({"r6c6": "build"}).dice(white=[6]).play("take white-6", "line column-6", "activate r6c6")
    assert not t.texts("small")


@pytest.mark.rule("Q-44")
def test_the_next_tile_shows_when_the_one_taken_has_been_laid(t: Table) -> None:
    t.goods(log=1).top("BC-1", "BC04").using("build").play("small BC-1", "cell r3c3")
    assert t.tops()["BC-1"] == "BC04"
    assert t.match.can_undo
    t.match.undo()
    t.match.undo()
    assert t.can("small BC-1")  # the choice was taken back
    assert t.warehouse() == {"log": 1}
    with t.chance("BC11"):
        t.play("small BC-1", "cell r3c3", "turn 0")
    assert t.tops()["BC-1"] == "BC11"
    assert not t.match.can_undo


# --- filling a row or column ---


@pytest.mark.rule("SF-6.4.4.2", "SF-6.4.4.1")
def test_denis_fills_a_row_and_applies_its_walkways(t: Table) -> None:
    # Example: Denis fills a row and gains 1 fish, 2 VP and 1 gold.
    t.village({"r1c1": "build", "row-4": "walkway-1-fish log walkway-2-vp . . walkway-gold"})
    t.goods(log=1).top("BC-1", "BC04").dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1", "activate r1c1", "small BC-1", "cell r4c4", "turn 270")
    assert t.gained() == {"fish": 1, "vp": 2, "gold": 1, "log": -1}
    assert filled(t) == ["row-4"]


@pytest.mark.rule("SF-6.4.4.1")
@pytest.mark.parametrize("line", ["row-2", "column-2"])
def test_a_line_is_filled_when_no_cell_is_empty(t: Table, line: str) -> None:
    build(t, {line: ". log walkway-2-vp log . log"})
    ends = ("r2c1", "r2c5") if line == "row-2" else ("r1c2", "r5c2")
    t.play("small BD-1", f"cell {ends[0]}")
    assert filled(t) == []  # one cell is still empty
    assert "vp" not in t.gained()
    build(t.turn(t.mover).taken(), {line: "log log walkway-2-vp log . log"}).play(
        "small BD-1", f"cell {ends[1]}"
    )
    assert filled(t) == [line]
    assert t.gained()["vp"] == 2


@pytest.mark.rule("SF-6.4.4.1")
def test_printed_buildings_count_for_a_filled_line(t: Table) -> None:
    # Row 5 of the front shows `fishing` and `paper`; the rest is covered by tiles.
    t.no_tiles().tile("BD01", "r5c1").tile("BC20", "r5c5", "270").goods(log=1).top("BD-1", "BD07").workers(1)
    t.play("extra worker", "worker r4c1", "small BD-1", "cell r5c3")
    assert filled(t) == ["row-5"]
    assert t.gained() == {"log": -1, "vp": 2}


@pytest.mark.rule("SF-6.4.4.2")
def test_walkways_of_other_lines_are_not_applied(t: Table) -> None:
    build(t, {"row-2": ". log log log log log", "row-3": "walkway-2-vp walkway-gold . . . ."})
    t.play("small BD-1", "cell r2c1")
    assert filled(t) == ["row-2"]
    assert t.gained() == {"log": -1}


@pytest.mark.rule("SF-6.4.4.2")
def test_every_kind_of_walkway(t: Table) -> None:
    build(t, {"row-2": ". walkway-1-fish walkway-2-fish walkway-1-vp walkway-2-vp walkway-gold"})
    t.play("small BD-1", "cell r2c1")
    assert t.gained() == {"log": -1, "fish": 3, "vp": 3, "gold": 1}


@pytest.mark.rule("Q-42", "Q-41", "SF-6.4.4.2")
def test_gains_come_first_then_each_upgrade_is_asked_by_itself(t: Table) -> None:
    build(t, {"row-2": ". walkway-upgrade walkway-2-fish walkway-upgrade log log"})
    t.play("small BD-1", "cell r2c1")
    assert t.warehouse() == {"fish": 2}  # taken without a question
    assert t.can("upgrade fish-log")  # the upgrade may use what the line has given
    t.play("upgrade fish-log", "upgrade log-plank")
    assert t.gained() == {"fish": -1, "plank": 1}
    assert not t.texts("upgrade")


@pytest.mark.rule("Q-41")
def test_a_walkway_upgrade_may_be_declined(t: Table) -> None:
    build(t, {"row-2": ". walkway-upgrade log log log log"}).play("small BD-1", "cell r2c1", "done")
    assert t.gained() == {"log": -1}


@pytest.mark.rule("SF-6.4.4.3")
def test_a_walkway_on_the_crossing_of_two_filled_lines_is_applied_twice(t: Table) -> None:
    # The last cell of row 2 and of column 3 is covered by the walkway of BC20: 2 VP for each of the two.
    t.village({"r6c6": "build", "row-2": "log log . log log log", "column-3": "log . . log log log"})
    t.goods(log=1).top("BC-1", "BC20").dice(white=[6]).workers(0)
    t.play("take white-6", "line column-6", "activate r6c6", "small BC-1", "cell r3c3", "turn 180")
    assert t.options() == ["fill column-3", "fill row-2"]
    t.play("fill column-3", "fill row-2")
    assert filled(t) == ["column-3", "row-2"]
    assert t.state.players[t.mover].vp == 4


@pytest.mark.rule("SF-6.4.4.3", "Q-31")
@pytest.mark.parametrize("first", ["fill column-1", "fill row-1"])
def test_lines_filled_together_are_resolved_in_the_players_order(t: Table, first: str) -> None:
    build(t, {"row-1": ". walkway-gold log log log log", "column-1": ". walkway-upgrade log log log log"})
    t.play("small BD-1", "cell r1c1")
    assert t.options() == ["fill column-1", "fill row-1"]
    assert t.refuses("done")  # both must be applied
    t.play(first)
    if first == "fill column-1":
        assert t.warehouse() == {}  # the upgrade comes before the gold
        t.play("upgrade one-fish", "fill row-1")
    else:
        assert t.warehouse() == {"gold": 1}
        t.play("fill column-1", "upgrade one-fish")
    assert t.warehouse(t.mover) == {"fish": 1, "gold": 1}


@pytest.mark.rule("SF-6.4.4.3", "SF-8.0.2")
def test_one_tile_may_fill_three_lines(t: Table) -> None:
    t.village(
        {
            "row-1": "walkway-2-vp walkway-2-vp walkway-2-vp walkway-2-vp . log",
            "row-2": "log log log walkway-1-vp . .",
            "column-5": ". . walkway-2-fish log log log",
            "column-6": "log . log log walkway-gold log",
        }
    )
    t.goods(log=1, plank=1).top("BL-1", "BL10").workers(0).play("large BL-1", "cell r1c5")
    lines = t.texts("fill")
    assert lines == ["fill column-5", "fill column-6", "fill row-1", "fill row-2"]
    for line in lines[:-1]:
        t.play(line)
    t.play(lines[-1])
    assert t.state.players[t.mover].vp == 9
    assert t.warehouse(t.mover) == {"fish": 2, "gold": 1}


@pytest.mark.rule("SF-6.4.4.4")
def test_a_walkway_is_applied_once_for_its_row_and_once_for_its_column(t: Table) -> None:
    seat = t.seat
    cells = {"row-1": ". walkway-2-vp log log log log", "column-2": "walkway-2-vp . log log log log"}
    build(t, cells).play("small BD-1", "cell r1c1")
    points = [t.gained()["vp"]]
    for stack, tile, cell in (("BD-1", "BD05", "r2c2"), ("BD-1", "BD06", "r2c1"), ("BD-2", "BD08", "r2c3")):
        t.turn(seat).goods(log=1).top(stack, tile).dice(white=[6]).taken()
        t.state.players[seat].dice = ()
        t.play("take white-6", "line column-6", "activate r6c6", f"small {stack}", f"cell {cell}")
        points.append(t.gained().get("vp", 0))
    assert points == [2, 2, 0, 0]


@pytest.mark.rule("SF-6.4.4.5")
@pytest.mark.parametrize("board", v.BOARDS, ids=lambda board: board.id)
def test_the_starting_tile_can_never_fill_a_line(board: v.Board) -> None:
    printed = sum(1 << v.CELL_IDS.index(cell) for cell in board.buildings)
    assert not printed & v.SNOW
    assert all((printed | v.SNOW) & mask != mask for mask in v.LINE_MASK)  # not even with all the snow


@pytest.mark.rule("SF-6.4.4.5")
def test_no_line_is_filled_in_set_up() -> None:
    for seed in range(4):
        assert table(4, seed, board="back").happened("filled", since=-1) == []


@pytest.mark.rule("SF-6.4.4.2")
def test_a_line_without_walkways_is_filled_without_a_question() -> None:
    t = build(plain(), {"row-1": ". log log log log log", "column-1": ". log log log log log"})
    t.play("small BD-1", "cell r1c1")
    assert sorted(filled(t)) == ["column-1", "row-1"]
    assert not t.texts("fill")
