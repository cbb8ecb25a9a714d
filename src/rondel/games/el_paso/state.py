"""Everything on the table."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core.chance import Chance
from rondel.core.events import Event
from rondel.core.frames import Frame
from rondel.parts.herd import Herd


@dataclass(slots=True)
class Player:
    """What lies in front of one player, and in the hand."""

    seat: int
    money: int
    tokens: int  # exchange tokens
    certificates: int
    herd: Herd
    workers: list[int]  # worker area, by type
    herder: int  # node
    discs: int  # bit mask of the disc spaces still covered
    posts: tuple[int, ...]  # own discs on each trading post
    buildings: int  # how many stand on the trail
    objectives: tuple[int, ...]
    bonus_tiles: tuple[int, ...]
    permanent: int  # permanent certificates, from the player board and from bonus tiles
    duplicates: int  # bonus tiles that count a repeated cattle card

    def copy(self) -> Player:
        """Copy what a move could change; tuples are shared."""
        return Player(
            self.seat,
            self.money,
            self.tokens,
            self.certificates,
            self.herd.copy(),
            self.workers[:],
            self.herder,
            self.discs,
            self.posts,
            self.buildings,
            self.objectives,
            self.bonus_tiles,
            self.permanent,
            self.duplicates,
        )


SUE_SEAT = 1  # in the solo game


@dataclass(slots=True)
class Sue:
    """The solo opponent's own piles. Her discs, herder, buildings and tiles are those of a player."""

    deck: int  # bit masks of her cards
    discard: int
    supply: list[int]  # cards by kind
    row: tuple[int, ...]  # worker types from left to right
    workers: list[int]  # by type; a joker counts as the type it joined
    cattle: list[int]

    def copy(self) -> Sue:
        """Copy her piles."""
        return Sue(self.deck, self.discard, self.supply[:], self.row, self.workers[:], self.cattle[:])


@dataclass(slots=True)
class State:
    """One position of the game."""

    players: list[Player]
    stack: list[Frame]
    chance: Chance
    events: list[Event]
    start: int  # seat of the start player
    turn: int  # turns begun
    neutrals: tuple[int, ...]  # neutral building on each node, -1 for none
    train_sides: tuple[int, ...]
    building_sides: tuple[int, ...]
    building_stacks: list[int]  # tiles left of each type
    built: list[int]  # type of the common building on each node, 0 for none
    owners: list[int]  # its owner's seat, -1 for none
    locations: int  # bit mask of the nodes that count as a step
    market: list[int]  # cattle cards by breed
    worker_supply: list[int]
    simmentals: int
    objectives: tuple[int, ...]  # face up, -1 for an empty slot
    objective_stack: int  # bit mask
    bonus_tiles: tuple[int, ...]
    bonus_stack: int
    box: tuple[int, ...]  # cards removed from the game, by kind
    hand_shown: bool  # during a delivery, from showing the hand to discarding it
    finisher: int  # seat whose herder stands on the Simmental space, -1 for none
    sue: Sue | None

    def copy(self) -> State:
        """Copy everything that a move could change; tuples are shared."""
        return State(
            [player.copy() for player in self.players],
            self.stack[:],
            self.chance.copy(),
            [],
            self.start,
            self.turn,
            self.neutrals,
            self.train_sides,
            self.building_sides,
            self.building_stacks[:],
            self.built[:],
            self.owners[:],
            self.locations,
            self.market[:],
            self.worker_supply[:],
            self.simmentals,
            self.objectives,
            self.objective_stack,
            self.bonus_tiles,
            self.bonus_stack,
            self.box,
            self.hand_shown,
            self.finisher,
            None if self.sue is None else self.sue.copy(),
        )
