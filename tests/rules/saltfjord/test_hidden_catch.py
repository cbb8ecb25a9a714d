"""SF-6.5.13: tokens looked at are seen by their player only, and who knows a token is who has seen it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rondel.core.chance import seeded
from tests.rules.saltfjord.table import Table, plain

WATCHERS = (0, 1, 2, None)


def anglers() -> Table:
    """Three players, all with Fishing I; it is the turn of seat 0."""
    t = plain(3)
    for seat in range(3):
        t.level("fishing-track", 1, seat)
    return t.turn(0)


def look(t: Table, seat: int, *drawn: str) -> Table:
    """A player advances to area 1 and looks at two tokens, of which these were never seen before."""
    cast_off(t, seat)
    with t.chance(*drawn):
        return t.play("boat advance")


def cast_off(t: Table, seat: int) -> Table:
    """A player whose boat is in the harbour may fish, having chosen the first tavern."""
    for other in range(3):
        t.closed(None, seat=other)
    return t.turn(seat).boat("harbour", seat=seat).play("close 1")


def catch_stack(t: Table, watcher: int | None) -> dict[str, Any]:
    """The type I stack of area 1 as somebody sees it."""
    seen: dict[str, Any] = t.match.view(watcher)["state"]["fjord"][0]
    assert (seen["area"], seen["type"]) == ("1", "I")
    return seen


def who_knows(t: Table) -> dict[int | None, str]:
    """Who knows the top token of that stack, and as what."""
    tops = {watcher: catch_stack(t, watcher)["top"] for watcher in WATCHERS}
    return {watcher: top for watcher, top in tops.items() if top is not None}


def looking_at(t: Table, watcher: int | None) -> list[str | None]:
    """The two tokens being looked at, as somebody sees them."""
    names = [row.id for row in t.match.spec.catalog() if row.kind == "catch"]
    frame = t.match.view(watcher)["state"]["stack"][-1]
    return [names[token] if token >= 0 else None for token in frame[3:5]]


# --- while looking ---


@pytest.mark.rule("SF-6.5.13")
def test_the_other_seats_see_neither_the_tokens_nor_the_options() -> None:
    t = look(anglers(), 0, "I-1-vp", "I-3-fish")
    assert t.phase == "keep-one"
    assert looking_at(t, 0) == ["I-1-vp", "I-3-fish"]
    assert [choice["text"] for choice in t.match.view(0)["choices"]] == ["keep I-3-fish", "keep I-1-vp"]
    for watcher in (1, 2, None):
        assert looking_at(t, watcher) == [None, None]
        assert t.match.view(watcher)["choices"] == []
        assert t.match.view(watcher)["prompt"] == {"key": "prompt-keep-one", "arguments": {}}


@pytest.mark.rule("SF-6.5.13")
def test_the_log_tells_the_tokens_to_their_player_only() -> None:
    t = look(anglers(), 0, "I-1-vp", "I-3-fish")
    for watcher in WATCHERS:
        told = [t.match.spec.tell(event) for _, event in t.match.log(watcher)]
        looked = [arguments["catch"] for key, arguments in told if key == "event-looked"]
        assert looked == (["I-1-vp", "I-3-fish"] if watcher == 0 else ["hidden", "hidden"])


@pytest.mark.rule("SF-6.5.13")
def test_what_others_look_at_is_unseen_for_the_rest() -> None:
    t = anglers()
    before = t.match.view(1)["state"]["unseen_catch"]
    look(t, 0, "I-1-vp", "I-3-fish")
    for watcher in (1, 2, None):
        assert t.match.view(watcher)["state"]["unseen_catch"] == before
    own = t.match.view(0)["state"]["unseen_catch"]
    assert own == {**before, "I-1-vp": 7, "I-3-fish": 3}
    t.play("keep I-3-fish")
    assert t.match.view(0)["state"]["unseen_catch"] == own
    for watcher in (1, 2, None):
        assert t.match.view(watcher)["state"]["unseen_catch"] == {**before, "I-3-fish": 3}


# --- who knows the token put back ---


@pytest.mark.rule("SF-6.5.11", "SF-6.5.13")
def test_the_token_put_back_is_known_to_its_player_only() -> None:
    t = look(anglers(), 0, "I-1-vp", "I-3-fish").play("keep I-3-fish")
    assert who_knows(t) == {0: "I-1-vp"}
    assert all(catch_stack(t, watcher)["looked"] for watcher in WATCHERS)


@pytest.mark.rule("SF-6.5.13")
def test_a_second_look_adds_a_knower_if_the_other_token_is_kept() -> None:
    t = look(anglers(), 0, "I-1-vp", "I-3-fish").play("keep I-3-fish")
    look(t, 1, "I-1-log")
    assert looking_at(t, 1) == ["I-1-vp", "I-1-log"]
    assert looking_at(t, 0) == ["I-1-vp", None]  # seat 0 knows what it has put back
    assert looking_at(t, 2) == looking_at(t, None) == [None, None]
    t.play("keep I-1-log")
    assert who_knows(t) == {0: "I-1-vp", 1: "I-1-vp"}


@pytest.mark.rule("SF-6.5.13")
def test_if_the_known_token_is_kept_only_the_player_knows_the_next() -> None:
    t = look(anglers(), 0, "I-1-vp", "I-3-fish").play("keep I-3-fish")
    look(t, 1, "I-1-log").play("keep I-1-vp")
    assert who_knows(t) == {1: "I-1-log"}


@pytest.mark.rule("SF-6.5.13")
def test_of_two_alike_nobody_else_can_tell_which_was_kept() -> None:
    t = look(anglers(), 0, "I-1-vp", "I-3-fish").play("keep I-3-fish")
    look(t, 1, "I-1-vp")
    assert t.texts() == ["keep I-1-vp"]
    t.play("keep I-1-vp")
    assert who_knows(t) == {1: "I-1-vp"}


@pytest.mark.rule("SF-6.5.13")
def test_tokens_thrown_overboard_are_known_to_all_in_their_order() -> None:
    t = anglers().catch("1", "I", ["I-1-vp", "I-3-fish"])
    assert catch_stack(t, None)["sunk"] == ["I-1-vp", "I-3-fish"]
    look(t, 0)
    assert looking_at(t, None) == ["I-1-vp", "I-3-fish"]
    t.play("keep I-1-vp")
    assert who_knows(t) == dict.fromkeys(WATCHERS, "I-3-fish")


@pytest.mark.rule("SF-6.5.13")
@pytest.mark.parametrize(
    ("kept", "known"),
    [("I-3-fish", {0: "I-1-vp", 1: "I-1-vp"}), ("I-1-vp", dict.fromkeys(WATCHERS, "I-3-fish"))],
)
def test_one_token_known_to_one_and_one_known_to_all(kept: str, known: dict[int | None, str]) -> None:
    t = anglers().catch("1", "I", ["I-1-vp", "I-1-log", "I-3-fish"])
    look(t, 0).play("keep I-1-log")
    t.state.knowers[0] = 1  # as if only seat 0 had ever seen the token on top
    look(t, 1)
    assert looking_at(t, 2) == [None, "I-3-fish"]
    t.play(f"keep {kept}")
    assert who_knows(t) == known


# --- any number of looks ---


class Memory:
    """What one person remembers of a catch stack from the top, None for a token never seen."""

    def __init__(self, size: int) -> None:
        self.stack: list[str | None] = [None] * size

    def sees_kept(self, kept: str) -> None:
        """Somebody else looked at two tokens and kept this one: which of them may be left?"""
        first, second, *rest = self.stack
        left = set()
        if first in (None, kept):
            left.add(second)
        if second in (None, kept):
            left.add(first)
        self.stack = [left.pop() if len(left) == 1 else None, *rest]


@pytest.mark.rule("SF-6.5.13")
@pytest.mark.parametrize("seed", range(12))
def test_knowledge_follows_from_what_each_has_seen(seed: int) -> None:
    chooser = random.Random(seed)
    t = anglers()
    memories = {watcher: Memory(8) for watcher in WATCHERS}
    for _ in range(14):
        seat = chooser.randrange(3)
        cast_off(t.level("fishing-track", chooser.choice((0, 1, 1, 1)), seat), seat)
        size = t.catch_left("1", "I")
        t.play("boat advance")
        if t.phase == "keep-one":
            seen = looking_at(t, seat)
            for watcher, memory in memories.items():
                assert looking_at(t, watcher) == (seen if watcher == seat else memory.stack[:2])
            kept = chooser.choice(t.texts()).removeprefix("keep ")
            t.play(f"keep {kept}")
            left = seen[1 - seen.index(kept)]
            for watcher, memory in memories.items():
                if watcher == seat:
                    memory.stack[:2] = [left]
                else:
                    memory.sees_kept(kept)
        else:
            for memory in memories.values():
                del memory.stack[:1]
        tokens = t.on_boat(seat)
        if tokens and chooser.random() < 0.6:
            t.play("extra overboard", f"overboard {tokens[0]}")
            for memory in memories.values():
                memory.stack.append(tokens[0])
        for watcher, memory in memories.items():
            seen_stack = catch_stack(t, watcher)
            assert seen_stack["left"] == len(memory.stack)
            assert size - 1 <= len(memory.stack) <= size
            on_top = memory.stack[0] if seen_stack["looked"] else None
            assert seen_stack["top"] == on_top
            view = t.match.view(watcher)["state"]
            imagined = t.match.spec.imagine(view, seeded(seed))
            assert t.match.spec.view(imagined, watcher) == view
