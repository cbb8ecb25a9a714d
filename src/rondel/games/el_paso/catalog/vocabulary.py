"""Constructors of effects, in the words of the rulebook's chapter on actions."""

from __future__ import annotations

from typing import Final

from rondel.core.effects import Effect
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import cards as c

OBJECTIVE: Final = 1
BONUS: Final = 2
ANY_TILE: Final = OBJECTIVE | BONUS

ONE_BREED: Final = 0  # forms of selling cattle
VALUE_TWO: Final = 1
DOUBLE_VALUE: Final = 2


def pay(cost: int, effect: Effect) -> Effect:
    """Pay dollars, then perform an effect that costs nothing else."""
    return (w.PAY, cost, effect)


def gain_money(dollars: int) -> Effect:
    """EP-8.2."""
    return (w.GAIN_MONEY, dollars)


def gain_certificates(number: int) -> Effect:
    """EP-8.3."""
    return (w.GAIN_CERTIFICATES, number)


def gain_tokens(number: int) -> Effect:
    """EP-8.4."""
    return (w.GAIN_TOKENS, number)


def sell(breed: int, dollars: int) -> Effect:
    """EP-8.1: discard one card of this breed for money."""
    return (w.SELL, tuple(dollars if b == breed else 0 for b in range(c.BREEDS)), ONE_BREED)


def sell_value_two() -> Effect:
    """EP-8.1.2."""
    return (w.SELL, tuple(5 if value == 2 else 0 for value in c.VALUE), VALUE_TWO)


def sell_double() -> Effect:
    """EP-8.1.3."""
    return (w.SELL, tuple(2 * value for value in c.VALUE), DOUBLE_VALUE)


def hire(*prices: int) -> Effect:
    """EP-8.6: hire one worker for each price, all of different types."""
    return (w.HIRE, prices)


def buy_cattle() -> Effect:
    """EP-8.7."""
    return (w.BUY,)


def use_train() -> Effect:
    """EP-8.8."""
    return (w.TRAIN,)


def take_tile(kinds: int) -> Effect:
    """EP-8.9."""
    return (w.TAKE, kinds)


def build() -> Effect:
    """EP-8.10."""
    return (w.BUILD,)


def auxiliary(number: int = 1) -> Effect:
    """EP-8.12: this many different auxiliary actions."""
    return (w.AUXILIARY, number)


def move(steps: int) -> Effect:
    """EP-8.13."""
    return (w.MOVE_AGAIN, steps)


def gain_cattle(breed: int) -> Effect:
    """EP-8.14."""
    return (w.GAIN_CATTLE, breed)


def remove(*breeds: int) -> Effect:
    """EP-8.15: remove one card of these breeds; of any breed when none is named."""
    return (w.REMOVE, breeds or tuple(range(c.BREEDS)))
