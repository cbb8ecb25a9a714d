"""The table itself: what is laid out by hand stays a possible position."""

from __future__ import annotations

from tests.rules.saltfjord.table import Table, plain, table


def test_laying_out_neither_creates_nor_destroys(t: Table) -> None:
    fresh = table(draft=False).census()
    t.goods(fish=3, gold=1).ability("AB3", "AB5").level("craft", 3).boat("3", "I-1-vp", "II-2-vp")
    t.crates(2, ["K10", "KS1"], 1).orders("K24", None, "KS2").top("BC-1", "BC07").top("BD-2", None)
    t.tile("BL05", "r1c5").tile("BC20", "r6c6", "180").keep("III-5-vp")
    t.catch("1", "I", ["I-1-log", "I-2-fish"]).catch("5", "III", []).orders("K10").crates(["K24"])
    now = t.census()
    assert {key: now[key] for key in fresh} == fresh
    assert t.rows() == [["K24"], [], [], []]
    assert t.face_up()[0] == "K10"
    assert (t.tops()["BC-1"], t.tops()["BD-2"]) == ("BC07", None)
    assert t.catch_left("1", "I") == 2
    assert t.abilities() == ["AB3", "AB5"]


def test_a_short_turn(t: Table) -> None:
    t.goods(fish=1).village({"column-4": ". log . . paper ."}).dice(white=[3, 3]).workers(0)
    assert t.can("take white-3")
    assert not t.can("take white-4")
    seat = t.seat
    t.play("take white-3", "line column-4", "activate r2c4", "activate r5c4")
    assert t.gained() == {"fish": -1, "log": 1, "paper": 1}
    assert t.dice_on(seat) == {"r5c4": "white-4"}
    assert t.end_turn().seat != seat


def test_with_carts_and_alone() -> None:
    t = plain(1, carts="yes", special=3)
    t.cart("r2c2", "r3c3").dice(white=[0, 4, 4, 4, 4], orange=[0] * 5)
    assert t.carts() == ["r2c2", "r3c3"]
    assert t.texts("take") == [f"take white-tavern-{n}" for n in (2, 3, 4, 5)]
    t.cart("r6c6").play("take white-tavern-2")
    assert t.on_board("white") == [0, 0, 4, 4, 4]
    assert t.score()["carts"] == 36
