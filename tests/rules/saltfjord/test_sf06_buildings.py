"""SF-6.1 to SF-6.4: what buildings do; orders (SF-6.4.1) and technologies (SF-6.4.2)."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain

PRODUCTION = {
    "fish-2": {"fish": 2},
    "log-fish": {"log": 1, "fish": 1},
    "grain-fish": {"grain": 1, "fish": 1},
    "paper-fish": {"paper": 1, "fish": 1},
    "log-grain": {"log": 1, "grain": 1},
    "grain-paper": {"grain": 1, "paper": 1},
    "log-paper": {"log": 1, "paper": 1},
    **{good: {good: 1} for good in ("log", "grain", "paper", "plank", "food", "book", "gold")},
}


@pytest.mark.rule("SF-6.1", "Q-41")
@pytest.mark.parametrize("symbol", PRODUCTION)
def test_a_production_building_gives_what_it_shows(t: Table, symbol: str) -> None:
    t.using(symbol)
    assert t.gained() == PRODUCTION[symbol]  # and nothing is asked
    assert t.phase in ("pause", "main")


@pytest.mark.rule("SF-6.2")
def test_an_upgrade_building_upgrades_one_resource(t: Table) -> None:
    t.goods(fish=1, log=1, plank=1).using("upgrade")
    assert [text for text in t.options() if text.startswith("upgrade")] == [
        "upgrade fish-log", "upgrade fish-grain", "upgrade fish-paper",
        "upgrade log-plank", "upgrade plank-gold", "upgrade one-fish",
    ]  # fmt: skip
    t.play("upgrade plank-gold")
    assert t.gained() == {"plank": -1, "gold": 1}
    assert not t.texts("upgrade")  # once


@pytest.mark.rule("SF-6.3", "SF-6.4")
@pytest.mark.parametrize(
    ("symbol", "verbs"),
    [
        ("order", {"order"}),
        ("tech", {"learn"}),
        ("build", {"small"}),
        ("fishing", {"boat"}),
        ("order-tech", {"order", "learn"}),
        ("order-fishing", {"order", "boat"}),
        ("build-fishing", {"small", "boat"}),
        ("tech-build", {"learn", "small"}),
    ],
)
def test_an_action_building_offers_the_actions_shown(t: Table, symbol: str, verbs: set[str]) -> None:
    t.goods(fish=5, log=2, grain=2, paper=2).using(symbol)
    assert {text.split()[0] for text in t.options()} == verbs | {"done"}


@pytest.mark.rule("SF-6.3")
def test_of_two_actions_one_is_done(t: Table) -> None:
    t.goods(log=1, grain=1, paper=1).orders("K05").using("order-tech").play("learn supplies")
    assert not t.texts("order", "learn")
    assert t.phase == "pause"


# --- complete an order ---


@pytest.mark.rule("SF-6.4.1.1", "SF-6.4.1.2")
def test_denis_spends_food_and_a_log_for_a_crate(t: Table) -> None:
    # Example: Denis spends 1 food and 1 log and puts the crate on the first free place of the pier's row.
    t.goods(food=1, log=1).orders("K24", "K10").crates(0, ["K01"]).using("order").play("order 2")
    assert t.gained() == {"food": -1, "log": -1}
    assert t.rows(t.mover) == [[], ["K01", "K10"], [], []]


@pytest.mark.rule("SF-6.4.1.1")
def test_only_orders_that_can_be_paid_are_open(t: Table) -> None:
    t.orders("K01", "K13", "K43", "K41").goods(log=1, grain=1, food=1, fish=3, gold=1).using("order")
    assert t.texts("order") == ["order 2", "order 3"]
    t.goods(log=2, gold=2)
    assert t.texts("order") == ["order 1", "order 4"]
    t.play("order 1")
    assert t.gained() == {"log": -2}


@pytest.mark.rule("SF-6.4.1.3")
def test_the_next_crate_of_the_stack_is_turned_up(t: Table) -> None:
    t.orders("K24", "K10").goods(food=1, log=1).using("order")
    left = t.state.crates_under[1]
    with t.chance("K07"):
        t.play("order 2")
    assert t.face_up()[:2] == ["K24", "K07"]
    assert t.state.crates_under[1] == left - 1


@pytest.mark.rule("SF-6.4.1.3")
def test_an_empty_stack_stays_empty(t: Table) -> None:
    seat = t.seat
    t.orders("K24", "K10").crates_under(11, 0).goods(food=1, log=1).using("order").play("order 2")
    assert t.face_up()[1] is None
    t.turn(seat).goods(**dict.fromkeys(("fish", "log", "grain", "paper", "plank", "food", "book", "gold"), 9))
    t.using("order")
    assert t.texts("order") == ["order 1", "order 3", "order 4"]


@pytest.mark.rule("SF-6.4.1.4")
def test_a_crates_points_count_only_at_the_end(t: Table) -> None:
    seat = t.seat
    t.orders("K39").goods(plank=1, food=1, book=1).using("order").play("order 1")
    assert t.gained() == {"plank": -1, "food": -1, "book": -1}
    assert t.score(seat)["crates"] == 10
    t.turn(seat).closed("5", 1 - seat).round(3).close("1")
    assert t.match.over
    assert t.match.scores()[seat]["categories"]["crates"] == 10


@pytest.mark.rule("SF-6.4.1.5")
def test_a_row_has_no_limit(t: Table) -> None:
    t.crates(20).orders("KS4").goods(fish=5).using("order").play("order 1")
    assert len(t.rows(t.mover)[0]) == 21
    assert t.rows(t.mover)[0][-1] == "KS4"


@pytest.mark.rule("SF-6.4.1.6")
def test_others_see_how_many_crates_there_are_but_not_their_faces(t: Table) -> None:
    owner, other = t.seat, t.other.seat
    t.orders("K24", "K39").goods(plank=1, food=1, book=1).crates(2).using("order").play("order 2")
    own = t.rows(owner)
    view = t.match.spec.view
    assert view(t.state, owner)["players"][owner]["crates"] == own  # its owner may look
    for seat in (other, None):
        assert view(t.state, seat)["players"][owner]["crates"] == [[None, None], [None], [], []]
        assert t.match.seen_scores(seat)[owner]["categories"]["crates"] == 0
    assert t.match.seen_scores(owner)[owner]["categories"]["crates"] > 0


# --- learn a technology ---


@pytest.mark.rule("SF-6.4.2.1", "SF-6.4.2.2", "SF-7.6")
def test_anna_learns_for_one_grain(t: Table) -> None:
    # Example: Anna spends 1 grain, advances and gains at once 1 fish, 1 log and 1 paper.
    t.goods(grain=1).using("tech").play("learn supplies")
    assert t.gained() == {"grain": -1, "fish": 1, "log": 1, "paper": 1}
    assert t.level_of("supplies", t.mover) == 1


@pytest.mark.rule("SF-6.4.2.1")
@pytest.mark.parametrize(
    ("track", "costs"),
    [
        ("craft", ("paper", "book", "gold")),
        ("carpentry", ("log", "plank", "gold")),
        ("supplies", ("grain", "food", "gold")),
        ("fishing-track", ("paper", "book", "gold")),
    ],
)
def test_each_step_costs_the_one_resource_shown(t: Table, track: str, costs: tuple[str, ...]) -> None:
    goods = ("fish", "log", "grain", "paper", "plank", "food", "book", "gold")
    for level, cost in enumerate(costs):
        t.level(track, level).goods(**{good: 5 for good in goods if good != cost}).using("tech")
        assert not t.can(f"learn {track}")
        t.goods(**{cost: 1})
        assert t.can(f"learn {track}")
        t.play(f"learn {track}")
        assert t.gained()[cost] == -1
        assert t.level_of(track, t.mover) == level + 1
        t.turn(t.mover)


@pytest.mark.rule("SF-6.4.2.1")
def test_a_marker_on_the_top_cannot_advance(t: Table) -> None:
    t.level("craft", 3).level("carpentry", 2).goods(gold=2, paper=1).using("tech")
    assert t.texts("learn") == ["learn carpentry", "learn fishing-track"]


@pytest.mark.rule("SF-6.4.2.1")
def test_one_marker_advances_one_space(t: Table) -> None:
    t.goods(grain=3, food=3).using("tech").play("learn supplies")
    assert t.state.players[t.mover].levels == (0, 0, 1, 0)
    assert not t.texts("learn")


@pytest.mark.rule("SF-6.4.2.2")
def test_a_permanent_ability_stays_after_advancing_further(t: Table) -> None:
    seat = t.seat
    t.level("supplies", 2).orders("K01").goods(log=2).using("order").play("order 1")
    assert t.texts() == ["pier 1", "pier 2", "pier 3", "pier 4"]
    t.play("pier 2").turn(seat)
    t.level("supplies", 3).orders("K02").goods(grain=2).using("order").play("order 1")
    assert t.texts() == ["pier 1", "pier 2", "pier 3", "pier 4"]


@pytest.mark.rule("SF-6.4.2.3")
def test_any_number_of_markers_share_a_space() -> None:
    t = plain(4)
    for _ in range(4):
        t.goods(grain=1).using("tech").play("learn supplies").end_turn()
    assert [t.level_of("supplies", seat) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("SF-6.4.2.4")
@pytest.mark.parametrize(("tile", "points"), [("TB10", 12), ("TB11", 14), ("TB9", 0), ("TB3", 0)])
def test_only_a_lightning_tile_is_scored_at_once(t: Table, tile: str, points: int) -> None:
    t.bonus("TB1", "TB2", tile, "TB4").level("supplies", 2).goods(gold=1).using("tech")
    t.play("learn supplies")
    assert t.gained().get("vp", 0) == points
    assert t.happened("bonus") == [{"seat": t.mover, "bonus": tile}]


@pytest.mark.rule("SF-6.4.2.4")
def test_any_other_tile_is_scored_at_final_scoring(t: Table) -> None:
    seat = t.seat
    t.bonus("TB1", "TB2", "TB9", "TB4").level("supplies", 2).goods(gold=1)
    assert t.score()["bonus-tiles"] == 0  # no access yet
    t.using("tech").play("learn supplies")
    assert t.score(seat)["bonus-tiles"] == 5
    assert t.state.players[seat].vp == 0


@pytest.mark.rule("SF-6.4.2.4")
def test_the_lightning_tiles_pay_by_arrival_and_by_round() -> None:
    t = plain(4).bonus("TB10", "TB11")
    pioneers = []
    for _ in range(4):
        t.level("craft", 2).goods(gold=1).using("tech").play("learn craft")
        pioneers.append(t.gained()["vp"])
        t.end_turn()
    assert pioneers == [12, 9, 6, 3]
    early = []
    for number in (1, 2, 3):
        t.round(number).level("carpentry", 2).goods(gold=1).using("tech").play("learn carpentry")
        early.append(t.gained()["vp"])
        t.end_turn()
    assert early == [14, 10, 6]
