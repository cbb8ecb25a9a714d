"""A bot that chooses anything: the baseline, and the tester's best friend."""

from __future__ import annotations

import random
from typing import Any


class RandomBot:
    """Every option is as good as any other."""

    looks = False

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: dict[str, Any], options: list[str]) -> str:
        """Choose one at random."""
        return self._random.choice(options)
