"""Rate limits: a bucket of tokens for each key and each address."""

from __future__ import annotations

import time
from collections import OrderedDict

from rondel.server.settings import Rate

_MOST_BUCKETS = 20_000


class Buckets:
    """Buckets by name; those unused longest are forgotten, and were full long ago."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, when

    def wait(self, name: str, now: float | None = None) -> float:
        """Take a token; give 0, or the seconds until there is one again."""
        moment = time.monotonic() if now is None else now
        tokens, when = self._buckets.pop(name, (float(self._rate.burst), moment))
        tokens = min(float(self._rate.burst), tokens + (moment - when) * self._rate.each_second)
        allowed = tokens >= 1
        self._buckets[name] = (tokens - 1 if allowed else tokens, moment)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - tokens) / self._rate.each_second


class Counters:
    """How many things somebody holds at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, name: str) -> bool:
        """Take one more, if there is one left."""
        held = self._held.get(name, 0)
        if held >= self._most:
            return False
        self._held[name] = held + 1
        return True

    def give_back(self, name: str) -> None:
        """Give one back."""
        left = self._held.get(name, 0) - 1
        if left > 0:
            self._held[name] = left
        else:
            self._held.pop(name, None)
