"""Sue at the table: her piles by name, and single turns of hers with chosen chance."""

from __future__ import annotations

from typing import Any

from rondel.core.chance import seeded
from rondel.core.frames import settle
from rondel.games.el_paso import turn
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import sue as su
from rondel.games.el_paso.state import Player, Sue
from tests.rules.el_paso.table import Table, _named, _outcome, table

SEAT = 1


class SoloTable(Table):
    """A solo game whose human stands on NB and has nothing to do at any moment."""

    @property
    def sue(self) -> Sue:
        assert self.state.sue is not None
        return self.state.sue

    @property
    def her(self) -> Player:
        """Sue's discs, herder, buildings and tiles."""
        return self.state.players[SEAT]

    def her_workers(self) -> dict[str, int]:
        return _named(c.WORKER_IDS, self.sue.workers)

    def her_cattle(self) -> dict[str, int]:
        return _named(c.BREED_IDS, self.sue.cattle)

    def her_supply(self) -> dict[str, int]:
        return _named(c.CARD_IDS, self.sue.supply)

    def employ(self, cowboy: int = 1, engineer: int = 1, builder: int = 1) -> SoloTable:
        """Sue has these workers; the worker supply gives or takes the rest."""
        for worker, number in enumerate((cowboy, engineer, builder)):
            self.state.worker_supply[worker] += self.sue.workers[worker] - number
            self.sue.workers[worker] = number
        return self

    def row(self, *workers: str) -> SoloTable:
        """Her first workers lie in this order from left to right."""
        self.sue.row = tuple(map(c.WORKER_IDS.index, workers))
        return self

    def delivered(self, *posts: str) -> SoloTable:
        """Her discs stand on these posts (and on no others)."""
        self.her.posts = tuple(posts.count(post) for post in b.POST_IDS)
        self.her.discs = b.ALL_DISCS & ~((1 << len(posts)) - 1)
        return self

    def plays(self, card: str, *things: str) -> list[tuple[str, dict[str, Any]]]:
        """Sue's turn with this card; chance gives exactly these cards and tiles. Tells what happened."""
        number = su.SUE_CARD_IDS.index(card)
        self.sue.deck |= 1 << number
        self.sue.discard &= ~(1 << number)
        before = self.census()
        state = self.state
        state.chance.script = [number, *map(_outcome, things)][::-1]
        state.events = []
        state.stack.clear()
        turn.begin_turn(state, SEAT)
        settle(self.match.spec.rules, state)
        assert state.chance.script == [], f"chance still had {state.chance.script} to give"
        assert self.census() == before, f"{card} changed what exists"
        state.chance = seeded(1)
        told = [self.match.spec.tell(event) for event in state.events]
        self._changed()
        return [(key.removeprefix("event-"), arguments) for key, arguments in told]


def solo(seed: int = 1, **options: object) -> SoloTable:
    """A solo game after the draft, with Sue's row cowboy, engineer, builder."""
    t = SoloTable(table(players=1, seed=seed, **options).match)
    t.workers().tokens(0).turn(0, "NB")
    return t.row("cowboy", "engineer", "builder")
