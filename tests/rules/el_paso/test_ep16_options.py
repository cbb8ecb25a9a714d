"""EP-16: each option changes exactly what it says, and nothing else is an option."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import rondel
from rondel.core.chance import scripted
from rondel.core.match import begin
from rondel.games import find
from tests.rules.el_paso.table import table

TRAIN = [f"train-{n}" for n in range(1, 5)]
BUILDINGS = [f"building-{n}" for n in range(1, 7)]
LETTERS = list("BCDEFG")


def position(players: int, seed: int = 5, **options: object) -> dict[str, Any]:
    """What the first player sees after set-up, all in all."""
    match = rondel.new("el-paso", players, seed, {name.replace("_", "-"): v for name, v in options.items()})
    state: dict[str, Any] = match.view(match.seat)["state"]
    return state


def changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    assert before.keys() == after.keys()
    return {key for key in before if before[key] != after[key]}


@pytest.mark.rule("EP-16.1", "EP-16.2", "EP-16.3", "EP-16.4")
def test_these_are_the_options_and_the_first_game_is_the_default() -> None:
    (game,) = (game for game in rondel.games() if game["id"] == "el-paso")
    assert game["options"] == {
        "neutral": ["letters", "shuffled"],
        **{name: ["plain", "star"] for name in TRAIN},
        **{name: ["a", "b"] for name in BUILDINGS},
        "sue": ["0", "1", "2", "3"],
    }
    state = position(4)
    assert state["train"] == ["plain"] * 4
    assert [stack["side"] for stack in state["buildings"]] == ["a"] * 6
    assert [node["neutral"] for node in state["trail"] if "neutral" in node] == LETTERS


@pytest.mark.rule("EP-16.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_shuffled_neutral_buildings(players: int) -> None:
    """The same chance but for the order of the tiles gives the same table but for the neutral tiles."""
    spec = find("el-paso")
    plain = rondel.new("el-paso", players, seed=5)
    start, *rest = plain.record()["setup"]
    order = [3, 0, 5, 1, 4, 2]  # E, B, G, C, F, D
    match = begin(spec, players, {"neutral": "shuffled"}, scripted([start, *order, *rest]))
    before, after = plain.view(0)["state"], match.view(0)["state"]
    assert changed(before, after) == {"trail"}
    assert [node["neutral"] for node in after["trail"] if "neutral" in node] == list("EBGCFD")
    for old, new in zip(before["trail"], after["trail"], strict=True):
        assert old.keys() == new.keys()
        assert old["node"] == new["node"]


@pytest.mark.rule("EP-16.1")
def test_shuffled_tiles_may_lie_anywhere_and_bring_their_actions() -> None:
    seen = set()
    for seed in range(120):
        state = position(2, seed, neutral="shuffled")
        tiles = [node["neutral"] for node in state["trail"] if "neutral" in node]
        assert sorted(tiles) == LETTERS
        seen |= set(enumerate(tiles))
    assert len(seen) == 36
    t = table(seed=2, neutral="shuffled").workers(cowboy=4).money(20).at_actions("D")
    assert t.texts("buy")


@pytest.mark.rule("EP-16.2")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("name", TRAIN)
def test_each_train_card_on_its_own(players: int, name: str) -> None:
    before, after = position(players), position(players, **{name: "star"})
    assert changed(before, after) == {"train"}
    assert after["train"] == ["star" if card == name else "plain" for card in TRAIN]


@pytest.mark.rule("EP-16.2")
@pytest.mark.parametrize("stars", [stars for n in (0, 2, 3, 4) for stars in combinations(range(4), n)])
def test_any_train_cards(stars: tuple[int, ...]) -> None:
    state = position(3, **{TRAIN[i]: "star" for i in stars})
    assert state["train"] == ["star" if i in stars else "plain" for i in range(4)]


@pytest.mark.rule("EP-16.2")
@pytest.mark.parametrize(
    ("card", "plain", "star"),
    [
        ("T1", {"take objective-stack", "gain tokens 1"}, {"take bonus-stack", "auxiliary money"}),
        ("T2", {"take bonus-stack", "hire cowboy"}, {"take objective-stack", "gain certificates 2"}),
        ("T3", {"take objective-stack", "gain corriente"}, {"take bonus-stack", "hire cowboy"}),
        (
            "T4",
            {"gain certificates 3", "take objective-stack", "take bonus-stack", "move again 2"},
            {"take objective-stack", "take bonus-stack", "gain corriente", "auxiliary money"},
        ),
    ],
)
def test_the_side_up_is_the_one_used(card: str, plain: set[str], star: set[str]) -> None:
    ours = plain | star
    for side, actions in (("plain", plain), ("star", star)):
        t = table(**{f"train_{card[1]}": side}).workers(engineer=4).money(30).at_actions("F")
        t.play(f"train {card}")
        assert t.actions() & ours == actions


@pytest.mark.rule("EP-16.3")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("name", BUILDINGS)
def test_each_building_stack_on_its_own(players: int, name: str) -> None:
    before, after = position(players), position(players, **{name: "b"})
    assert changed(before, after) == {"buildings"}
    for stack, old in zip(after["buildings"], before["buildings"], strict=True):
        assert stack == {**old, "side": "b" if name == f"building-{stack['type']}" else "a"}


@pytest.mark.rule("EP-16.3")
@pytest.mark.parametrize("sides", ["bbaaaa", "ababab", "abbbba", "bbbbbb"])
def test_any_building_stacks(sides: str) -> None:
    state = position(3, **dict(zip(BUILDINGS, sides, strict=True)))
    assert [stack["side"] for stack in state["buildings"]] == list(sides)


@pytest.mark.rule("EP-16.3")
@pytest.mark.parametrize(
    ("building", "a", "b"),
    [
        (1, {"gain money 2", "gain tokens 1"}, {"remove criollo", "gain tokens 1"}),
        (
            2,
            {"remove criollo", "remove galloway", "gain certificates 1"},
            {"sell galloway", "auxiliary money"},
        ),
        (3, {"sell galloway", "hire cowboy"}, {"take bonus-stack", "gain certificates 1"}),
        (4, {"buy black-angus", "gain certificates 1"}, {"train T1", "hire cowboy"}),
        (
            5,
            {"train T1", "sell criollo", "sell galloway"},
            {"gain shorthorn", "sell criollo", "sell galloway"},
        ),
        (
            6,
            {"hire cowboy", "gain certificates 2", "move again 4"},
            {"take objective-stack", "take bonus-stack", "auxiliary money", "move again 3"},
        ),
    ],
)
def test_the_side_of_a_stack_is_the_one_used(building: int, a: set[str], b: set[str]) -> None:
    """The auxiliary action instead of the tile is always possible, so it tells nothing of side a."""
    ours = (a | b) - {"auxiliary money"}
    for side, actions in (("a", a), ("b", b)):
        t = table(**{f"building_{building}": side}).workers(cowboy=1, engineer=1).money(30)
        t.hand("criollo", "galloway").build("S2", building).at("S2")
        assert t.actions() & ours == actions - {"auxiliary money"}


@pytest.mark.rule("EP-16.4")
@pytest.mark.parametrize("b_cards", [1, 2, 3])
@pytest.mark.parametrize("kind", [int, str])
def test_sues_difficulty(b_cards: int, kind: type) -> None:
    before, after = position(1), position(1, sue=kind(b_cards))
    assert changed(before, after) == {"sue"}
    assert changed(before["sue"], after["sue"]) == {"deck"}
    assert after["sue"]["deck"] == before["sue"]["deck"] + ["B1", "B2", "B3"][:b_cards]


@pytest.mark.rule("EP-16.4")
def test_sues_difficulty_only_in_the_solo_game() -> None:
    with pytest.raises(rondel.BadSetup, match="solo"):
        rondel.new("el-paso", 2, options={"sue": 1})
    assert position(2, sue=0) == position(2)


@pytest.mark.rule("EP-16.1", "EP-16.2", "EP-16.3", "EP-16.4")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"neutral": "random"}),
        (2, {"train-1": "a"}),
        (2, {"train-5": "star"}),
        (2, {"train-0": "star"}),
        (2, {"train": "star"}),
        (2, {"building-1": "star"}),
        (2, {"building-7": "b"}),
        (1, {"sue": 4}),
        (1, {"sue": -1}),
        (1, {"sue": "B1"}),
        (2, {"expansion": "yes"}),
        (0, {}),
        (5, {}),
    ],
)
def test_anything_else_is_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises(rondel.BadSetup):
        rondel.new("el-paso", players, seed=1, options=options)


@pytest.mark.rule("EP-16.1", "EP-16.2", "EP-16.3", "EP-16.4")
def test_options_are_combined_and_kept_in_the_record() -> None:
    chosen = {"neutral": "shuffled", "train-2": "star", "building-6": "b", "sue": "2"}
    match = rondel.new("el-paso", 1, seed=3, options=chosen)
    assert {name: match.setup_options[name] for name in chosen} == chosen
    again = rondel.load(match.record())
    assert again.setup_options == match.setup_options
    assert again.view(0)["state"] == match.view(0)["state"]
