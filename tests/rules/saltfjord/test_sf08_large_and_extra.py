"""SF-8: action B and the extra actions."""

from __future__ import annotations

import pytest

from rondel.games.saltfjord.catalog import village as v
from tests.rules.saltfjord.table import Table, plain

SELL = ("extra sell", "sell log")


# --- action B ---


@pytest.mark.rule("SF-8.0.1")
def test_denis_places_a_corner_tile(t: Table) -> None:
    # Example: Denis spends 1 log and 1 plank to place a large tile in the shape of a corner.
    t.goods(log=1, plank=1).top("BL-1", "BL05").village({})
    with t.chance("BL01"):
        t.play("large BL-1", "cell r2c2", "turn 0")
    assert t.gained() == {"log": -1, "plank": -1}
    assert [t.symbol(cell, t.mover) for cell in ("r2c2", "r3c2", "r3c3")] == [
        "fishing",
        "fish-2",
        "walkway-gold",
    ]
    assert t.tops()["BL-1"] == "BL01"


@pytest.mark.rule("SF-8.0.1")
def test_only_large_tiles_and_only_for_a_log_and_a_plank(t: Table) -> None:
    t.goods(log=1, plank=1)
    assert t.texts("large") == ["large BL-1", "large BL-2", "large BI-1", "large BI-2"]
    assert t.refuses("small BC-1")
    assert t.refuses("large BC-1")
    for goods in ({"log": 2}, {"plank": 2}, {"gold": 3}):
        t.goods(**goods)
        assert not t.texts("large")


@pytest.mark.rule("SF-8.0.1")
def test_an_empty_stack_or_a_shape_that_does_not_fit_is_not_offered(t: Table) -> None:
    t.goods(log=1, plank=1).top("BL-1", None)
    assert t.texts("large") == ["large BL-2", "large BI-1", "large BI-2"]
    full = "log log log log log log"
    t.village({"row-1": ". . . log log log", **{f"row-{n}": full for n in range(2, 7)}})
    assert t.texts("large") == ["large BI-1", "large BI-2"]
    t.village({"row-1": ". . log log log log", "row-2": ". log log log log log"})
    t.also({f"row-{n}": full for n in range(3, 7)})
    assert t.texts("large") == ["large BL-2"]


@pytest.mark.rule("SF-8.0.1")
def test_a_large_tile_covers_no_building_and_no_tile(t: Table) -> None:
    t.no_tiles().tile("BD01", "r1c1").goods(log=1, plank=1).top("BI-1", "BI09").play("large BI-1")
    printed = {*v.BOARDS[0].buildings, "r1c1"}
    assert not {text.removeprefix("cell ") for text in t.texts()} & printed
    t.play("cell r1c6")  # r3c6 below it is printed, so the tile can only lie to the left
    assert [t.symbol(cell, t.mover) for cell in ("r1c6", "r1c5", "r1c4")] == [
        "gold", "walkway-1-fish", "walkway-2-vp",
    ]  # fmt: skip


@pytest.mark.rule("SF-8.0.2")
def test_lines_filled_by_a_large_tile_are_resolved(t: Table) -> None:
    t.village({"row-1": "walkway-gold log log . . ."}).goods(log=1, plank=1).top("BI-1", "BI09").workers(0)
    t.play("large BI-1", "cell r1c6", "turn 90")
    assert t.gained() == {"log": -1, "plank": -1, "fish": 1, "vp": 2, "gold": 1}


@pytest.mark.rule("SF-8.0.3")
def test_action_b_activates_no_building(t: Table) -> None:
    t.village({}).goods(log=1, plank=1).top("BI-1", "BI07").workers(0)
    t.play("large BI-1", "cell r1c1", "turn 0")
    assert t.gained() == {"log": -1, "plank": -1}
    assert t.seat != t.mover  # nothing else follows


# --- sell ---


@pytest.mark.rule("SF-8.1")
@pytest.mark.parametrize(
    ("good", "price"),
    [("log", 2), ("grain", 2), ("paper", 2), ("plank", 3), ("food", 3), ("book", 3), ("gold", 4)],
)
def test_sell_a_resource_for_the_fish_printed_in_its_row(t: Table, good: str, price: int) -> None:
    t.goods(**{good: 2}).play("extra sell")
    assert t.texts() == [f"sell {good}"]
    t.play(f"sell {good}")
    assert t.warehouse() == {good: 1, "fish": price}


@pytest.mark.rule("SF-8.1")
def test_fish_cannot_be_sold(t: Table) -> None:
    t.goods(fish=7)
    assert t.refuses("extra sell")
    t.goods(fish=7, log=1).play("extra sell")
    assert t.refuses("sell fish")


# --- two fish for an upgrade ---


@pytest.mark.rule("SF-8.2")
@pytest.mark.parametrize("good", ["log", "grain", "paper"])
def test_two_fish_upgrade_a_third_one(t: Table, good: str) -> None:
    # Example: two fish upgrade a third fish to a log, grain or paper.
    t.goods(fish=3).play("extra upgrade", f"upgrade fish-{good}")
    assert t.warehouse() == {good: 1}


@pytest.mark.rule("SF-8.2")
@pytest.mark.parametrize(
    "arrow", ["log-plank", "grain-food", "paper-book", "plank-gold", "food-gold", "book-gold"]
)
def test_two_fish_upgrade_any_other_resource(t: Table, arrow: str) -> None:
    good, better = arrow.split("-")
    t.goods(fish=2, **{good: 1}).play("extra upgrade")
    assert t.texts() == [f"upgrade {arrow}", "upgrade one-fish"]  # no fish is left to be upgraded
    t.play(f"upgrade {arrow}")
    assert t.warehouse() == {better: 1}


@pytest.mark.rule("SF-8.2")
def test_one_fish_is_too_little(t: Table) -> None:
    t.goods(fish=1, log=2)
    assert t.refuses("extra upgrade")


@pytest.mark.rule("SF-8.2", "Q-11")
def test_one_fish_for_two_is_pointless_but_legal(t: Table) -> None:
    t.goods(fish=2).play("extra upgrade")
    assert t.texts() == ["upgrade one-fish"]
    t.play("upgrade one-fish")
    assert t.warehouse() == {"fish": 1}


# --- downgrade ---


@pytest.mark.rule("SF-8.3")
@pytest.mark.parametrize(
    "step", ["log-fish", "grain-fish", "paper-fish", "plank-log", "food-grain", "book-paper"]
)
def test_downgrade_one_resource(t: Table, step: str) -> None:
    good, worse = step.split("-")
    t.goods(**{good: 2}).play("extra downgrade")
    assert t.texts() == [f"downgrade {step}"]
    t.play(f"downgrade {step}")
    assert t.warehouse() == {good: 1, worse: 1}


# --- use a worker ---


@pytest.mark.rule("SF-8.4")
def test_a_worker_activates_any_free_building_and_stays_on_it(t: Table) -> None:
    t.village({"r1c1": "log", "r3c5": "gold", "r6c2": "grain", "r4c4": "walkway-gold"})
    t.die_on("r6c2").workers(2).play("extra worker")
    assert t.texts() == ["worker r1c1", "worker r3c5"]  # no walkway, no occupied building
    t.play("worker r3c5")
    assert t.gained() == {"gold": 1}
    assert (t.workers_on(), t.me.workers) == (["r3c5"], 1)
    t.play("extra worker")
    assert t.texts() == ["worker r1c1"]  # not twice
    t.play("worker r1c1")
    assert t.refuses("extra worker")  # none is left


@pytest.mark.rule("SF-8.4")
def test_a_building_with_a_worker_is_closed_to_dice_for_this_round(t: Table) -> None:
    seat = t.seat
    t.village({"column-1": "log gold . . . ."}).dice(white=[1]).play("extra worker", "worker r2c1")
    t.play("take white-1", "line column-1")
    assert t.texts("activate") == ["activate r1c1"]
    t.closed("5", 1 - seat).turn(seat).close("1")
    assert t.state.round == 2
    assert (t.workers_on(seat), t.state.players[seat].workers) == ([], 1)
    t.turn(seat).dice(white=[1]).play("take white-1", "line column-1")
    assert t.can("activate r2c1")


@pytest.mark.rule("SF-8.4")
def test_a_worker_activates_one_building_and_no_line(t: Table) -> None:
    t.village({"column-1": "log gold grain . . ."}).play("extra worker", "worker r1c1")
    assert t.gained() == {"log": 1}
    assert t.phase == "main"  # the main action is still to come


@pytest.mark.rule("SF-8.4", "SF-6.3")
def test_a_worker_does_the_action_of_its_building(t: Table) -> None:
    t.village({"r1c1": "order-tech"}).goods(grain=1).play("extra worker", "worker r1c1")
    assert "learn supplies" in t.options()
    t.play("learn supplies")
    assert t.gained()["log"] == 1


@pytest.mark.rule("Q-8")
def test_no_worker_on_a_building_under_a_cart() -> None:
    t = plain(carts="yes").village({"r1c1": "log", "r2c2": "grain"}).cart("r1c1").play("extra worker")
    assert t.texts() == ["worker r2c2"]


# --- when ---


@pytest.mark.rule("SF-8.5", "Q-43")
def test_extra_actions_come_with_every_question_of_the_own_turn(t: Table) -> None:
    t.goods(log=9).village({"column-1": "upgrade fishing . . . ."}).dice(white=[1]).workers(0)
    asked = []
    for move in ("take white-1", "line column-1", "activate r1c1", "done", "activate r2c1", "done", "done"):
        assert t.can("extra sell")
        asked.append(t.phase)
        t.play(*SELL, move)
    assert asked == ["main", "set-die", "activation", "choice", "activation", "choice", "pause"]


@pytest.mark.rule("SF-8.5")
def test_extra_actions_in_the_turn_in_which_the_season_is_closed(t: Table) -> None:
    seat = t.seat
    t.goods(log=9).village({"r1c1": "gold"}).crates(0, 0, 1).play("close 1")
    phases = []
    while t.seat == seat:
        phases.append(t.phase)
        t.play(*SELL)
        if len(phases) == 2:
            t.play("extra worker", "worker r1c1")
        t.play("done")
    assert phases == ["choice", "pause", "choice", "pause"]  # tavern, before the piers, pier 3, the end
    assert t.warehouse(seat) == {"log": 5, "fish": 8, "gold": 1}


@pytest.mark.rule("SF-8.5")
def test_no_extra_action_in_another_players_turn(t: Table) -> None:
    other = t.other.seat
    t.goods(log=5, fish=9, seat=other)
    assert not t.texts("extra sell", "extra upgrade")  # those goods are not mine
    t.workers(0).play(t.texts("close")[0]).end_turn()
    assert t.seat == other


@pytest.mark.rule("Q-43")
def test_without_any_extra_action_the_turn_ends_by_itself(t: Table) -> None:
    t.village({}).workers(0).goods().dice(white=[1])
    t.play("take white-1", "discard die")
    assert t.seat != t.mover  # one fish, no worker: nothing can be done
    t.turn(t.mover).goods(fish=1).dice(white=[1]).play("take white-1", "discard die")
    assert t.phase == "pause"  # two fish would do for an upgrade


@pytest.mark.rule("SF-8.6", "Q-43")
def test_no_extra_action_in_the_middle_of_a_payment(t: Table) -> None:
    t.ability("AB4").level("supplies", 2).orders("K10").goods(log=5, food=5, fish=5).using("order")
    t.play("order 1")
    assert (t.phase, t.texts("extra")) == ("order-payment", [])
    t.play("instead fish")
    assert (t.phase, t.texts("extra")) == ("order-pier", [])


@pytest.mark.rule("SF-8.6", "Q-43")
def test_no_extra_action_in_the_middle_of_a_draw(t: Table) -> None:
    t.level("fishing-track", 2).goods(log=5, fish=5).boat("1", "I-1-vp", "I-2-fish", "I-2-fish").using(
        "fishing"
    )
    t.play("boat advance")
    assert (t.phase, t.texts("extra")) == ("catch-stack", [])
    t.play("look I")
    assert (t.phase, t.texts("extra")) == ("keep-one", [])
    t.play(t.texts()[0])
    assert (t.phase, t.texts("extra")) == ("over-board", [])


@pytest.mark.rule("SF-8.6", "Q-43")
def test_no_extra_action_while_a_tile_is_being_laid(t: Table) -> None:
    t.goods(log=5, fish=5).using("build").play("small BC-1")
    assert (t.phase, t.texts("extra")) == ("place", [])
    t.play("cell r3c3")
    assert (t.phase, t.texts("extra")) == ("rotate", [])
