"""Chance: one integer of generator state, and a list of what it gave.

Piles are multisets without a secret order, so a draw is a pick at the moment of drawing. Every outcome is
kept in `given`; a record stores these, and a replay feeds them back through `script` without the generator.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rondel.core.errors import BadRecord

_MASK: Final = (1 << 64) - 1


@dataclass(slots=True)
class Chance:
    """A stream of random integers (PCG-XSH-RR 64/32)."""

    stream: int
    given: list[int]
    script: list[int] | None = None  # outcomes to hand out instead, next one last

    def copy(self) -> Chance:
        """Branch the stream; what was given so far stays with the original."""
        return Chance(self.stream, [], None if self.script is None else self.script[:])

    def pick(self, counts: list[int]) -> int:
        """Take one thing out of a pile at random; `counts[i]` is how many of kind `i` it holds."""
        if self.script is not None:
            kind = self._scripted()
            if not 0 <= kind < len(counts) or not counts[kind]:
                raise BadRecord(f"chance gave {kind}, which the pile does not hold")
        else:
            left = self._roll(sum(counts))
            kind = 0
            for count in counts:
                if left < count:
                    break
                left -= count
                kind += 1
        counts[kind] -= 1
        self.given.append(kind)
        return kind

    def pick_bit(self, pile: int) -> int:
        """Choose one member of a set given as a bit mask."""
        if self.script is not None:
            kind = self._scripted()
            if kind < 0 or not pile >> kind & 1:
                raise BadRecord(f"chance gave {kind}, which the pile does not hold")
        else:
            for _ in range(self._roll(pile.bit_count())):
                pile &= pile - 1
            kind = (pile & -pile).bit_length() - 1
        self.given.append(kind)
        return kind

    def roll(self, sides: int) -> int:
        """Choose an integer from 0 to sides - 1."""
        if self.script is not None:
            result = self._scripted()
            if not 0 <= result < sides:
                raise BadRecord(f"chance gave {result}, which is not between 0 and {sides - 1}")
        else:
            result = self._roll(sides)
        self.given.append(result)
        return result

    def _scripted(self) -> int:
        if not self.script:
            raise BadRecord("the record names fewer outcomes of chance than the move needs")
        return self.script.pop()

    def _roll(self, sides: int) -> int:
        state = self.stream
        self.stream = (state * 6364136223846793005 + 1442695040888963407) & _MASK
        word = ((state ^ state >> 18) >> 27) & 0xFFFFFFFF
        turn = state >> 59
        word = (word >> turn | word << (32 - turn)) & 0xFFFFFFFF
        return word * sides >> 32


def seeded(seed: int) -> Chance:
    """Start a stream; near seeds give unrelated streams (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return Chance(z ^ z >> 31, [])


def scripted(outcomes: list[int]) -> Chance:
    """A chance that gives these outcomes, in this order, and then no more."""
    return Chance(0, [], outcomes[::-1])
