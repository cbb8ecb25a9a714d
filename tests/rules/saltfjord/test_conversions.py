"""Sales, upgrades and downgrades (SF-8.1 to 8.3): no chain of them gains, and Q-40 takes nothing away.

The rules are written down here once more, as plain tables after D-1, and the engine is measured by them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from rondel.core.frames import apply, options
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.spec import SPEC
from rondel.games.saltfjord.state import State
from tests.rules.saltfjord.table import Table, plain

GOODS = ("fish", "log", "grain", "paper", "plank", "food", "book", "gold")
ARROWS = (
    ("fish", "log"), ("fish", "grain"), ("fish", "paper"),
    ("log", "plank"), ("grain", "food"), ("paper", "book"),
    ("plank", "gold"), ("food", "gold"), ("book", "gold"),
)  # fmt: skip
PRICE = {"log": 2, "grain": 2, "paper": 2, "plank": 3, "food": 3, "book": 3, "gold": 4}
BASIC = ("log", "grain", "paper")
ABILITIES = [(), ("AB1",), ("AB2",), ("AB1", "AB2")]
CONVERSIONS = (w.EXTRA_SELL, w.EXTRA_UPGRADE, w.EXTRA_DOWNGRADE)

Warehouse = tuple[int, ...]
Node = tuple[Warehouse, int, bool]  # goods, upgrades made at the joiner's price (up to 2), Q-40 in force

# A conversion looks at no more than one unit of each good and three fish: these are all cases of one step.
CASES = list(product(range(4), *[(0, 1)] * 7))
# Small warehouses for chains of them, with fish for several exchanges.
SMALL = [
    (fish, log, grain, 0, plank, 0, 0, gold)
    for fish, log, grain, plank, gold in product(range(6), (0, 1, 2), (0, 1), (0, 1), (0, 1))
    if fish + log + grain + 2 * plank + 3 * gold <= 5
]


def changed(goods: Warehouse, **changes: int) -> Warehouse:
    return tuple(have + changes.get(good, 0) for good, have in zip(GOODS, goods, strict=True))


def by_the_rules(goods: Warehouse, cheap: int, names: tuple[str, ...]) -> Iterator[tuple[Warehouse, int]]:
    """Every warehouse that one sale, upgrade or downgrade leads to, by the rulebook and D-1, D-10 alone."""
    have = dict(zip(GOODS, goods, strict=True))
    for good, price in PRICE.items():
        if have[good]:
            yield changed(goods, **{good: -1, "fish": price + ("AB2" in names)}), cheap
    joiner = "AB1" in names and cheap < 2
    cost = 1 if joiner else 2
    if have["fish"] >= cost:
        paid = changed(goods, fish=-cost)
        yield changed(paid, fish=1), cheap + joiner
        for good, better in ARROWS:
            if paid[GOODS.index(good)]:
                yield changed(paid, **{good: -1, better: 1}), cheap + joiner
    for worse, good in ARROWS:
        if have[good]:
            yield changed(goods, **{good: -1, worse: 1}), cheap


@cache
def reachable(goods: Warehouse, cheap: int, names: tuple[str, ...]) -> frozenset[tuple[Warehouse, int]]:
    """Everything that any chain leads to, the start included."""
    found = {(goods, cheap)}
    open_ = [(goods, cheap)]
    while open_:
        for node in by_the_rules(*open_.pop(), names):
            if node not in found:
                found.add(node)
                open_.append(node)
    return frozenset(found)


class Engine:
    """The engine's own conversions, before the main action of a turn."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.state: State = plain().ability(*names).workers(0).state
        self.seat = self.state.stack[-1][1]
        self.known: dict[Node, list[Node]] = {}

    def steps(self, node: Node) -> list[Node]:
        if node not in self.known:
            self.known[node] = list(self._steps(node))
        return self.known[node]

    def _steps(self, node: Node) -> Iterator[Node]:
        goods, cheap, bought = node
        state = self.state.copy()
        state.players[self.seat].goods = list(goods)
        state.joined, state.bought = cheap, bought
        for kind in CONVERSIONS:
            if (w.EXTRA, kind) in options(SPEC.rules, state):
                choosing = state.copy()
                apply(SPEC.rules, choosing, (w.EXTRA, kind))
                for move in options(SPEC.rules, choosing):
                    after = choosing.copy()
                    apply(SPEC.rules, after, move)
                    yield tuple(after.players[self.seat].goods), min(after.joined, 2), after.bought

    def reachable(self, goods: Warehouse) -> set[Node]:
        found: set[Node] = {(goods, 0, False)}
        open_ = list(found)
        while open_:
            for node in self.steps(open_.pop()):
                if node not in found:
                    found.add(node)
                    open_.append(node)
        return found


def worth(node: Node | tuple[Warehouse, int], names: tuple[str, ...]) -> int:
    """Twice the potential: fish 1; basic 2½, better 4, gold 5 (AB2: ½ more each); a saving still due 1."""
    fish, better = node[0][0], node[0][4:7]
    basic, gold = node[0][1:4], node[0][7]
    more = "AB2" in names
    savings = 2 - node[1] if "AB1" in names else 0
    return (
        2 * fish + (5 + more) * sum(basic) + (8 + more) * sum(better) + (10 + more) * gold + 2 * savings
    )  # fmt: skip


@pytest.mark.rule("SF-8.1", "SF-8.2", "SF-8.3")
@pytest.mark.parametrize("names", ABILITIES, ids=lambda names: "+".join(names) or "none")
def test_the_engine_converts_exactly_as_the_rules_say(names: tuple[str, ...]) -> None:
    engine = Engine(names)
    for goods, cheap in product(CASES, (0, 1, 2) if "AB1" in names else (0,)):
        steps = {step[:2] for step in engine.steps((goods, cheap, False))}
        assert steps == set(by_the_rules(goods, cheap, names)), goods


@pytest.mark.rule("SF-8.1", "SF-8.2", "SF-8.3")
@pytest.mark.parametrize("names", ABILITIES, ids=lambda names: "+".join(names) or "none")
def test_no_conversion_gains(names: tuple[str, ...]) -> None:
    # Every conversion lowers the potential; only the fishmonger's purchase and sale of a basic good keep it.
    # So no chain of them, however long, ends with more of everything than it began with.
    kinds = set()
    for goods, cheap in product(CASES, (0, 1, 2) if "AB1" in names else (0,)):
        before = (goods, cheap)
        for after in by_the_rules(goods, cheap, names):
            change = worth(after, names) - worth(before, names)
            kinds.add(tuple(b - a for a, b in zip(goods, after[0], strict=True)))
            exchange = {abs(b - a) for a, b in zip(goods[1:4], after[0][1:4], strict=True)} == {0, 1}
            even = (
                "AB2" in names and exchange and goods[4:] == after[0][4:] and abs(after[0][0] - goods[0]) > 1
            )
            assert change == 0 if even else change < 0, (before, after)
    # 7 sales, 9 upgrades, 9 downgrades, 1 fish for an upgrade; the joiner's 10 upgrades look different
    assert len(kinds) == 7 + 9 + 9 + 1 + (10 if "AB1" in names else 0)


@pytest.mark.rule("Q-40")
def test_joiner_and_fishmonger_together_gain_at_most_two_fish_a_turn() -> None:
    names = ("AB1", "AB2")
    for fish in range(8):
        most = max(goods[0] for goods, _ in reachable((fish, *[0] * 7), 0, names))
        assert most <= fish + 2
        engine = max(goods[0] for goods, _, _ in Engine(names).reachable((fish, *[0] * 7)))
        assert engine == most
    assert most == fish + 2


@pytest.mark.rule("Q-40")
@pytest.mark.parametrize("names", ABILITIES, ids=lambda names: "+".join(names) or "none")
def test_every_warehouse_that_any_chain_reaches_is_reached_under_the_ruling(names: tuple[str, ...]) -> None:
    engine = Engine(names)
    for goods in SMALL:
        assert {node[:2] for node in engine.reachable(goods)} == reachable(goods, 0, names), goods


@pytest.mark.rule("Q-40")
@pytest.mark.parametrize("names", ABILITIES, ids=lambda names: "+".join(names) or "none")
def test_no_chain_runs_for_ever(names: tuple[str, ...]) -> None:
    engine = Engine(names)
    for goods in ((9, *[0] * 7), (3, 1, 1, 1, 0, 0, 0, 0), (2, 0, 1, 0, 1, 0, 0, 1)):
        nodes = engine.reachable(goods)
        waiting = dict.fromkeys(nodes, 0)
        for node in nodes:
            for step in engine.steps(node):
                waiting[step] += 1
        ready = [node for node, number in waiting.items() if not number]
        done = 0
        while ready:
            done += 1
            for step in engine.steps(ready.pop()):
                waiting[step] -= 1
                if not waiting[step]:
                    ready.append(step)
        assert done == len(nodes)  # the conversions can be put in order: there is no circle


@pytest.mark.rule("Q-40")
def test_after_a_purchase_no_basic_good_is_sold_until_something_else_was_done(t: Table) -> None:
    t.ability("AB2").goods(fish=6, grain=1).dice(white=[1]).workers(0)
    t.play("extra upgrade", "upgrade fish-log")
    assert not t.can("extra sell")
    t.play("extra upgrade", "upgrade fish-paper")  # to buy on is allowed
    assert t.refuses("extra sell")
    t.play("take white-1")  # something else
    t.play("extra sell")
    assert t.texts() == ["sell log", "sell grain", "sell paper"]


@pytest.mark.rule("Q-40")
@pytest.mark.parametrize(
    "moves",
    [
        ("extra downgrade", "downgrade plank-log"),
        ("extra upgrade", "upgrade grain-food"),
        ("extra sell", "sell plank"),
    ],
)
def test_another_conversion_is_something_else(t: Table, moves: tuple[str, str]) -> None:
    t.ability("AB2").goods(fish=5, grain=1, plank=2).play("extra upgrade", "upgrade fish-log", "extra sell")
    assert t.texts() == ["sell plank"]  # better goods may be sold
    t.match.undo()
    t.play(*moves, "extra sell")
    assert t.can("sell log")


@pytest.mark.rule("Q-40")
def test_who_is_no_fishmonger_sells_freely(t: Table) -> None:
    t.goods(fish=3).play("extra upgrade", "upgrade fish-log", "extra sell", "sell log")
    assert t.warehouse() == {"fish": 2}


@pytest.mark.rule("Q-40")
def test_a_purchase_at_the_joiners_price_is_no_even_exchange(t: Table) -> None:
    t.ability("AB1", "AB2").goods(fish=2)
    for fish in (3, 4):
        t.play("extra upgrade", "upgrade fish-log", "extra sell", "sell log")
        assert t.warehouse() == {"fish": fish}
    t.play("extra upgrade", "upgrade fish-log")  # the third one costs three fish
    assert t.refuses("extra sell")
    assert set(BASIC) >= set(t.warehouse()) - {"fish"}
