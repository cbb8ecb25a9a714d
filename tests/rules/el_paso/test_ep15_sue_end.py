"""EP-15: Sue in El Paso, at the end of the game, and her score."""

from __future__ import annotations

import pytest

from rondel.games.el_paso.catalog import cards as c
from tests.rules.el_paso.solo_table import solo

# --- El Paso ---


@pytest.mark.rule("EP-15.18")
def test_at_el_paso_first_the_card_then_the_delivery() -> None:
    t = solo().stand("NG", 1).face_up("OT01", "OT08", "OT10")
    events = t.plays("A6", "OT02")
    names = [name for name, _ in events if name not in ("turn", "turned-up")]
    assert names == [
        "sue-revealed",
        "moved",
        "sue-took-cattle",
        "gained-cattle",
        "sue-placed-disc",
        "took-tile",
    ]
    assert t.her_cattle() == {"black-angus": 1, "simmental": 1}
    assert t.state.simmentals == 8
    assert t.posts(1) == {"5": 1, "7": 1}
    assert t.tiles(1) == ["OT08"]  # most VP, leftmost
    assert t.her.money == 0


@pytest.mark.rule("EP-15.18", "EP-15.16", "RUL-37")
def test_at_el_paso_she_builds_before_she_delivers() -> None:
    t = solo().stand("NG", 1).face_up("OT01", "OT08", "OT10").build("S9", 1, seat=0)
    names = [name for name, _ in t.plays("A7", "OT02")]
    assert names.index("built") < names.index("gained-cattle")
    assert t.building_on("S1") == (1, 1)


@pytest.mark.rule("EP-15.18", "RUL-15", "RUL-35")
def test_her_deliveries_in_turn() -> None:
    t = solo().face_up("OT01", "OT08", "OT10")
    things = {"7": ("OT02",), "9": ("builder",)}
    delivered = {"5": 1}
    for post in ("7", "9", "10", "12", "16", "16"):
        before = (t.her_workers(), t.tiles(1))
        t.stand("NG", 1)
        t.plays("A6", *things.get(post, ()))
        delivered[post] = delivered.get(post, 0) + 1
        assert t.posts(1) == delivered
        # Post 7 gives an objective, post 9 a card of her supply pile; money and tokens are void for her.
        workers, tiles = before
        assert t.tiles(1) == (["OT08"] if post == "7" else tiles)
        assert t.her_workers() == ({**workers, "builder": 2} if post == "9" else workers)
        assert t.her.money == t.her.tokens == 0
    assert t.discs(1) == []
    t.stand("NG", 1)
    t.plays("A6")
    assert t.posts(1) == delivered  # no disc is left
    assert t.her_cattle()["simmental"] == 7  # but she takes the card


@pytest.mark.rule("EP-15.18", "RUL-15")
def test_without_discs_there_is_no_reward() -> None:
    t = solo().stand("NG", 1).delivered("5", "7", "9", "10", "12", "16", "16")
    t.plays("A6")
    assert t.posts(1) == {"5": 1, "7": 1, "9": 1, "10": 1, "12": 1, "16": 2}


@pytest.mark.rule("EP-15.18")
@pytest.mark.parametrize("reward", ["corriente", "joker"])
def test_the_worker_of_post_9_is_any_card_of_her_supply_pile(reward: str) -> None:
    t = solo().stand("NG", 1).delivered("5", "7")
    t.plays("A6", reward)
    assert t.her_supply()[reward] == 2
    assert t.her_workers()["cowboy"] == (2 if reward == "joker" else 1)


@pytest.mark.rule("RUL-26", "EP-13.2", "EP-13.3")
def test_she_may_end_the_game() -> None:
    t = solo().simmentals(0).stand("NG", 1).face_up("OT01", "OT08", "OT10")
    names = [name for name, _ in t.plays("A6", "OT02")]
    assert "finished" in names
    assert t.where(1) == "simmental"
    assert "simmental" not in t.her_cattle()
    assert t.posts(1) == {"5": 1, "7": 1}  # the rest of El Paso is done
    assert t.match.scores()[1]["categories"]["cattle"] == 1 + 2
    assert t.seat == 0
    t.play("move NC", "done")
    assert t.match.over


@pytest.mark.rule("RUL-26", "EP-13.4")
def test_her_last_turn_after_the_human_has_finished() -> None:
    t = solo().simmentals(0).stand("NG", 1).turn(0, "NG").play("move EP", "deliver", "disc PB1", "post 0")
    assert t.match.over
    assert t.state.finisher == 0
    assert t.where(1) == "EP"  # every card moves her at least one step
    assert "simmental" not in t.her_cattle()
    assert t.posts(1) == {"5": 1, "7": 1}


@pytest.mark.rule("EP-15.8", "EP-13.1")
def test_she_may_take_the_last_simmental() -> None:
    t = solo().simmentals(1).stand("NG", 1).face_up("OT01", "OT08", "OT10")
    assert "emptied-simmental" in [name for name, _ in t.plays("A6", "OT02")]
    assert t.where(1) == "EP"
    t.turn(0, "NG").play("move EP")
    assert t.where(0) == "simmental"


# --- scoring ---


@pytest.mark.rule("EP-15.20")
def test_her_score() -> None:
    t = solo().employ(cowboy=3, engineer=2, builder=1).build("S9", 4, seat=1).build("S1", 1, seat=1)
    t.delivered("5", "7", "9", "10", "12", "16", "16").own("BT01", "BT19", "OT20", "OT11", "OT01", seat=1)
    for breed, number in (("black-angus", 2), ("hereford", 1), ("simmental", 3)):
        t.sue.cattle[c.BREED_IDS.index(breed)] = number
    score = t.match.scores()[1]
    assert score["categories"] == {
        "money": 0,
        "buildings": 6 + 1,
        "deliveries": 3 + 5 + 8 + 8,
        "workers": 2 * 6,
        "cattle": 2 * 1 + 7 + 3 * 2,
        "bonus-tiles": 2 + 5,
        "objectives": 5 + 5 + 3,  # as if fulfilled
    }
    assert score["total"] == sum(score["categories"].values())


@pytest.mark.rule("EP-15.20")
def test_her_money_is_worth_nothing_and_her_supply_pile_neither() -> None:
    t = solo()
    score = t.match.scores()[1]
    assert score["categories"]["money"] == 0
    assert score["total"] == 2 * 3  # her first workers
    assert t.match.scores()[0]["categories"]["objectives"] == 0  # the human's are not given away


@pytest.mark.rule("EP-15.20")
def test_the_two_are_ranked_like_players() -> None:
    t = solo().money(0)
    t.me.objectives = ()
    assert [score["place"] for score in t.match.scores()] == [2, 1]
    t.money(31)
    assert [score["place"] for score in t.match.scores()] == [1, 2]  # 6 each, $1 left against nothing
