"""A player about to visit El Paso, for the tests of EP-11."""

from __future__ import annotations

from tests.rules.el_paso.table import Table, table

EXAMPLE = ("santa-gertrudis", "santa-gertrudis", "corriente", "black-angus")
PLAIN = ["PB1", "PB2", "PB3", "PB4"]
BLACK = ["PB5", "PB6", "PB7"]


def bare(*hand: str) -> Table:
    """A player one step before El Paso without money, tokens or workers."""
    return table().workers().money(0).tokens(0).hand(*hand).turn(node="NG")


def delivering(*hand: str) -> Table:
    """The same just before the delivery."""
    return bare(*hand).play("move EP")


def with_total(total: int, money: int = 0) -> Table:
    """A player whose delivery is worth so much, about to choose a disc; there is no need to ask how."""
    t = delivering().money(money)
    t.me.permanent = total
    return t.play("deliver")


def total(t: Table) -> int:
    """What the delivery came to in the last move."""
    (delivered,) = t.happened("delivered")
    value: int = delivered["n"]
    return value


def posts(t: Table, disc: str) -> list[int]:
    """The posts offered to a disc."""
    choice = Table(t.match.copy()).play(f"disc {disc}")
    return [int(text.removeprefix("post ")) for text in choice.texts()]
