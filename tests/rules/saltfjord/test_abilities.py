"""The eight ability tiles (D-10) and the rulings about them."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table

BUY = ("extra upgrade", "upgrade fish-log")


def costs(t: Table) -> dict[str, int]:
    return {o.label[1]["line"]: o.label[1]["cost"] for o in t.match.options() if o.text.startswith("line ")}


# --- AB1 Joiner ---


@pytest.mark.rule("SF-2.11", "SF-8.2")
def test_joiner_upgrades_twice_a_turn_for_one_fish(t: Table) -> None:
    seat = t.seat
    t.ability("AB1").goods(fish=9)
    spent = []
    for _ in range(3):
        t.play(*BUY)
        spent.append(-t.gained()["fish"])
    assert spent == [2, 2, 3]  # the fish that becomes a log included
    t.turn(seat).goods(fish=9).play(*BUY)
    assert t.gained() == {"fish": -2, "log": 1}  # the next turn begins anew


@pytest.mark.rule("SF-8.2")
def test_joiner_counts_the_upgrades_of_the_whole_turn_and_no_buildings(t: Table) -> None:
    t.ability("AB1").goods(fish=9).village({"r1c1": "upgrade"}).play(*BUY)
    t.play("extra worker", "worker r1c1", "upgrade fish-log")
    assert t.gained() == {"fish": -1, "log": 1}  # a building's upgrade is free for everybody
    t.play(*BUY)
    assert t.gained() == {"fish": -2, "log": 1}  # it did not count
    t.play(*BUY)
    assert t.gained() == {"fish": -3, "log": 1}


@pytest.mark.rule("Q-11")
def test_joiner_with_a_single_fish(t: Table) -> None:
    t.ability("AB1").goods(fish=1, log=1).play("extra upgrade", "upgrade log-plank")
    assert t.warehouse() == {"plank": 1}


# --- AB2 Fishmonger ---


@pytest.mark.rule("SF-8.1")
@pytest.mark.parametrize(("good", "price"), [("log", 3), ("grain", 3), ("food", 4), ("book", 4), ("gold", 5)])
def test_fishmonger_gets_one_fish_more(t: Table, good: str, price: int) -> None:
    t.ability("AB2").goods(**{good: 1}).play("extra sell", f"sell {good}")
    assert t.warehouse() == {"fish": price}


@pytest.mark.rule("SF-10.3.2")
def test_fishmonger_at_final_scoring(t: Table) -> None:
    t.goods(log=3, gold=1)
    assert t.score()["resources"] == 3  # 10 fish
    t.ability("AB2")
    assert t.score()["resources"] == 4  # 14 fish


# --- AB3 Pilot ---


@pytest.mark.rule("SF-5.4")
def test_pilot_changes_a_die_by_one_for_free(t: Table) -> None:
    t.ability("AB3").dice(white=[3]).play("take white-3")
    assert costs(t) == {"column-2": 0, "column-3": 0, "column-4": 0}
    t.goods(fish=1)
    assert costs(t) == {"column-1": 1, "column-2": 0, "column-3": 0, "column-4": 0, "column-5": 1}


@pytest.mark.rule("SF-5.4")
@pytest.mark.parametrize(("value", "free"), [(1, ["row-1", "row-2"]), (6, ["row-5", "row-6"])])
def test_pilot_keeps_the_value_between_one_and_six(t: Table, value: int, free: list[str]) -> None:
    t.ability("AB3").dice(orange=[value]).play(f"take orange-{value}")
    assert list(costs(t)) == free
    t.goods(fish=4)
    assert len(costs(t)) == 6  # 1 to 6 for four fish instead of five
    assert max(costs(t).values()) == 4


@pytest.mark.rule("SF-5.4")
def test_the_prompt_knows_the_pilot(t: Table) -> None:
    t.dice(white=[3, 3]).play("take white-3")
    assert t.match.view(t.seat)["prompt"]["arguments"] == {"colour": "white", "n": 3, "where": "paid"}
    t.ability("AB3")
    assert t.match.view(t.seat)["prompt"]["arguments"] == {"colour": "white", "n": 3, "where": "pilot"}


# --- AB4 Middleman ---


@pytest.mark.rule("SF-6.4.1.1")
def test_middleman_pays_a_fish_in_place_of_one_resource(t: Table) -> None:
    t.ability("AB4").orders("K10").goods(log=1, fish=1).using("order").play("order 1")
    assert t.gained() == {"log": -1, "fish": -1}
    assert t.rows(t.mover)[0] == ["K10"]


@pytest.mark.rule("SF-6.4.1.1")
def test_middleman_chooses_what_to_replace_or_pays_as_printed(t: Table) -> None:
    t.ability("AB4").orders("K33").goods(log=1, food=1, book=1, fish=1).using("order").play("order 1")
    assert t.texts() == ["instead fish", "instead log", "instead food", "instead book"]
    printed, replaced = Table(t.match.copy()), Table(t.match.copy())
    assert printed.play("instead fish").gained() == {"log": -1, "food": -1, "book": -1}
    assert replaced.play("instead book").gained() == {"log": -1, "food": -1, "fish": -1}


@pytest.mark.rule("SF-6.4.1.1")
@pytest.mark.parametrize(
    ("crate", "goods"),
    [
        ("K10", {"fish": 5}),  # two resources are missing: only one may be replaced
        ("K24", {"log": 1, "fish": 5}),  # gold is not replaced
        ("KS4", {"fish": 4, "log": 1}),  # nor is fish
        ("K42", {"fish": 3}),  # the fish of the order is due besides
        ("K01", {"fish": 9}),  # 2 logs: both are missing
    ],
)
def test_middleman_has_limits(t: Table, crate: str, goods: dict[str, int]) -> None:
    t.ability("AB4").orders(crate).goods(**goods).using("order")
    assert not t.can("order 1")


@pytest.mark.rule("SF-6.4.1.1")
@pytest.mark.parametrize(("crate", "goods"), [("K42", {"fish": 4}), ("K01", {"fish": 1, "log": 1})])
def test_middleman_replaces_one_of_two_alike_and_besides_fish(
    t: Table, crate: str, goods: dict[str, int]
) -> None:
    t.ability("AB4").orders(crate).goods(**goods).using("order").play("order 1")
    assert t.warehouse(t.mover) == {}


# --- AB5 Skipper ---


@pytest.mark.rule("SF-6.4")
def test_skipper_fishes_once_more_for_a_fish(t: Table) -> None:
    t.ability("AB5").goods(fish=2).using("fishing").play("boat advance")
    assert t.options() == ["again advance", "again home", "done"]
    t.play("again advance")
    assert t.gained() == {"fish": -1}
    assert (t.boat_at(t.mover), len(t.on_boat(t.mover))) == ("2", 2)
    assert not t.texts("again")  # once


@pytest.mark.rule("SF-6.4")
def test_skipper_works_once_a_turn(t: Table) -> None:
    t.ability("AB5").goods(fish=5).crates(1).village({}).workers(0)
    t.play("close 5", "boat advance", "done")  # declined after the first of the tavern's two
    t.play("boat advance", "again advance")  # used after the second
    t.play("boat home")  # the crate of pier 1
    assert t.boat_at() == "harbour"
    assert not t.texts("again")


@pytest.mark.rule("SF-6.4")
def test_skipper_works_once_a_turn_though_a_worker_fishes_before_the_answer(t: Table) -> None:
    t.ability("AB5").goods(fish=5).village({"r1c1": "fishing", "r2c2": "fishing"}).dice(white=[1]).turn()
    t.play("take white-1", "line column-1", "activate r1c1", "boat advance")
    t.play("extra worker", "worker r2c2", "boat advance")  # while the skipper still asks
    t.play("again advance")
    assert not t.texts("again")
    assert t.boat_at(t.mover) == "3"


@pytest.mark.rule("SF-6.4")
def test_skipper_may_sell_for_the_fish_but_without_any_there_is_no_question(t: Table) -> None:
    t.ability("AB5").goods(log=1).using("fishing").play("boat advance")
    assert t.options() == ["done"]
    t.play("extra sell", "sell log")
    assert "again advance" in t.options()
    t.turn(t.mover).goods().boat("harbour").catch("1", "I", []).workers(0).using("fishing").play(
        "boat advance"
    )
    assert t.seat != t.mover


@pytest.mark.rule("SF-6.4")
def test_skipper_may_pay_with_the_fish_of_the_return(t: Table) -> None:
    t.ability("AB5").boat("1", "I-2-fish").using("fishing").play("boat home")
    assert t.options() == ["again advance", "done"]


# --- AB6 Architect ---


@pytest.mark.rule("SF-6.4.3.2")
def test_architect_applies_a_building_of_the_tile_just_placed(t: Table) -> None:
    t.ability("AB6").goods(log=1, fish=2).top("BC-1", "BC04").using("build")
    t.play("small BC-1", "cell r3c3", "turn 0")
    assert t.options() == ["apply r3c3", "apply r4c3", "done"]
    t.play("apply r4c3")
    assert t.gained() == {"fish": -1, "grain": 1}
    assert not t.texts("apply")  # once for each tile
    assert t.state.players[t.mover].helpers == 0  # no marker


@pytest.mark.rule("SF-8.0.3")
def test_architect_with_a_large_tile_whose_buildings_stay_free(t: Table) -> None:
    t.ability("AB6").goods(log=1, plank=1, fish=1).top("BI-1", "BI09").village({}).workers(1)
    t.play("large BI-1", "cell r1c1", "turn 0")
    assert t.options() == ["apply r1c1", "done"]  # walkways are no buildings
    t.play("apply r1c1", "extra worker", "worker r1c1")
    assert t.warehouse(t.mover) == {"gold": 2}


@pytest.mark.rule("SF-6.4.3.2")
def test_architect_works_again_for_a_tile_placed_by_the_effect(t: Table) -> None:
    t.ability("AB6").goods(log=2, fish=2).top("BD-1", "BD12").top("BD-2", "BD07").using("build")
    t.play("small BD-1", "cell r3c3", "apply r3c3", "small BD-2", "cell r5c5", "apply r5c5")
    assert t.warehouse(t.mover) == {"gold": 1}


@pytest.mark.rule("Q-31", "SF-6.4.4.3")
@pytest.mark.parametrize("first", ["fill row-4", "apply r4c6"])
def test_architect_and_filled_line_in_the_owners_order(t: Table, first: str) -> None:
    t.ability("AB6").village({"r1c1": "build", "row-4": "log log log log walkway-upgrade ."})
    t.goods(log=1, fish=2).top("BD-1", "BD01").dice(white=[1]).workers(0)
    t.play("take white-1", "line column-1", "activate r1c1", "small BD-1", "cell r4c6")
    assert t.options() == ["fill row-4", "apply r4c6"]
    t.play(first)
    if first == "apply r4c6":
        assert t.options() == ["fill row-4"]  # once for each tile
        t.play("fill row-4", "upgrade plank-gold")  # the plank of the new building
        assert t.warehouse(t.mover) == {"gold": 1, "fish": 1}
    else:
        assert not t.can("upgrade plank-gold")


@pytest.mark.rule("Q-31")
def test_architect_may_pay_with_the_fish_of_the_line(t: Table) -> None:
    t.ability("AB6").village({"r6c2": "build", "row-4": "log log log log walkway-1-fish ."})
    t.goods(log=1).top("BD-1", "BD07").dice(white=[2]).workers(0)
    t.play("take white-2", "line column-2", "activate r6c2", "small BD-1", "cell r4c6")
    assert t.options() == ["fill row-4"]
    t.play("fill row-4", "apply r4c6")
    assert t.warehouse(t.mover) == {"gold": 1}


@pytest.mark.rule("Q-31")
def test_architect_without_any_fish_to_come_is_not_asked(t: Table) -> None:
    t.ability("AB6").village({"r6c2": "build", "row-4": "log log log log walkway-2-vp ."})
    t.goods(log=1).top("BD-1", "BD07").dice(white=[2]).workers(0)
    t.play("take white-2", "line column-2", "activate r6c2", "small BD-1", "cell r4c6")
    assert t.gained() == {"log": -1, "vp": 2}
    assert t.seat != t.mover


# --- AB7 Foreman ---


@pytest.mark.rule("SF-8.4")
def test_foreman_applies_the_building_of_a_worker_twice(t: Table) -> None:
    t.ability("AB7").village({"r1c1": "gold"}).play("extra worker", "worker r1c1")
    assert t.gained() == {"gold": 2}
    assert t.workers_on() == ["r1c1"]  # one use of the worker


@pytest.mark.rule("SF-8.4", "SF-6.3")
def test_foreman_chooses_anew_and_may_decline(t: Table) -> None:
    t.ability("AB7").village({"r1c1": "order-tech"}).orders("KS4").goods(fish=5, grain=1, food=1)
    t.play("extra worker", "worker r1c1", "order 1", "learn supplies")
    assert t.level_of("supplies") == 1
    assert t.rows()[0] == ["KS4"]
    t.turn().worker_on().workers(1).play("extra worker", "worker r1c1", "learn supplies", "done")
    assert t.phase == "main"


@pytest.mark.rule("SF-8.4")
def test_foreman_does_not_help_a_die(t: Table) -> None:
    t.ability("AB7").using("gold")
    assert t.gained() == {"gold": 1}


# --- AB8 Schoolmaster ---


@pytest.mark.rule("SF-6.4.2.2")
def test_schoolmaster_gains_a_fish_for_each_technology(t: Table) -> None:
    t.ability("AB8").goods(paper=1).using("tech").play("learn craft")
    assert t.gained() == {"paper": -1, "gold": 1, "fish": 1}


@pytest.mark.rule("SF-7.4")
def test_schoolmaster_pays_for_the_step_that_brings_him(t: Table) -> None:
    t.board_abilities("AB1", "AB2", "AB3", "AB8").level("carpentry", 1).goods(plank=1).using("tech")
    t.play("learn carpentry", "ability AB8")
    assert t.gained() == {"plank": -1, "fish": 1}


@pytest.mark.rule("SF-7.4")
def test_without_the_schoolmaster_there_is_no_fish(t: Table) -> None:
    t.board_abilities("AB1", "AB2", "AB3", "AB8").level("carpentry", 1).goods(plank=1).using("tech")
    t.play("learn carpentry", "ability AB3")
    assert t.gained() == {"plank": -1}


@pytest.mark.rule("SF-4.6")
def test_abilities_work_only_in_the_owners_turn(t: Table) -> None:
    other = t.other.seat
    t.ability("AB2", "AB5", "AB8", seat=other).goods(log=1, grain=1).using("tech").play("learn supplies")
    assert t.state.players[other].goods == [0] * 8
    t.play("extra sell", "sell log")
    assert t.gained() == {"log": -1, "fish": 2}
