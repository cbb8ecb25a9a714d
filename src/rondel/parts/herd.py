"""A deck of cards that belongs to one player: draw pile, hand and discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core.chance import Chance


@dataclass(slots=True)
class Herd:
    """Numbers of cards by kind. The draw pile has no order: drawing picks at random."""

    draw: list[int]
    hand: list[int]
    discard: list[int]

    def copy(self) -> Herd:
        """Copy all three piles."""
        return Herd(self.draw[:], self.hand[:], self.discard[:])

    def reshuffle(self) -> None:
        """Make the discard pile the new draw pile."""
        self.draw = self.discard
        self.discard = [0] * len(self.draw)

    def draw_card(self, chance: Chance) -> int:
        """Take a card out of the draw pile, which is not empty; the caller puts it where it goes."""
        return chance.pick(self.draw)
