"""Everything on the table."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core.chance import Chance
from rondel.core.events import Event
from rondel.core.frames import Frame


@dataclass(slots=True)
class Player:
    """What lies in front of one player."""

    seat: int
    goods: list[int]  # the warehouse, by good
    vp: int
    levels: tuple[int, ...]  # of the technology markers, by column
    board: int  # which player board
    cells: list[int]  # what each cell of the village shows
    covered: int  # bit mask of the cells with a printed building or a tile
    buildings: int  # bit mask of the cells with a building
    tiles: tuple[tuple[int, int, int], ...]  # own tiles as (tile, cell, turn)
    dice: tuple[tuple[int, int, int], ...]  # dice on buildings, as (cell, colour, value)
    helpers: int  # bit mask of the cells with a worker
    carts: tuple[int, ...]  # cells of the carts on the grid
    die_at: int  # the building that a die under way activated last, -1 for none
    workers: int  # in the worker space
    boat: int  # area of the fishing boat
    catch: tuple[int, ...]  # tokens on the boat tile
    ashore: tuple[int, ...]  # tokens kept beside the board, by kind
    crates: tuple[tuple[int, ...], ...]  # in the row of each pier
    abilities: int  # bit mask
    taken: tuple[int, int]  # dice taken in this round, by colour
    tavern: int  # where the season was closed, -1 while it is open

    def copy(self) -> Player:
        """Copy what a move could change; tuples are shared."""
        return Player(
            self.seat,
            self.goods[:],
            self.vp,
            self.levels,
            self.board,
            self.cells[:],
            self.covered,
            self.buildings,
            self.tiles,
            self.dice,
            self.helpers,
            self.carts,
            self.die_at,
            self.workers,
            self.boat,
            self.catch,
            self.ashore,
            self.crates,
            self.abilities,
            self.taken,
            self.tavern,
        )


@dataclass(slots=True)
class State:
    """One position of the game."""

    players: list[Player]
    stack: list[Frame]
    chance: Chance
    events: list[Event]
    start: int  # seat of the first player of this round
    turn: int  # turns begun
    round: int  # 1 to 3
    tracks: tuple[int, ...]  # technology track in each column
    bonus_tiles: tuple[int, ...]  # at the top of each column
    special: tuple[int, ...]  # special bonus tiles of the solo game
    abilities: tuple[int, ...]  # on the board
    sets: tuple[tuple[int, int, int], ...]  # start sets left, as (ability, starting tile, starting goods)
    dice: tuple[tuple[int, ...], ...]  # by colour: how many show each value; in the solo game at each tavern
    tops: list[int]  # top tile of each building stack, -1 for none
    under: list[int]  # tiles under it
    tile_piles: list[int]  # bit mask of the tiles not seen yet, by shape
    crates: list[int]  # face up on each crate space, -1 for none
    crates_under: list[int]
    crate_pile: int  # bit mask of the crates not seen yet
    catch_left: list[int]  # tokens never seen, in each catch stack
    catch_piles: list[list[int]]  # the same by type and kind
    looked: list[int]  # a token put back on top of each catch stack, -1 for none
    knowers: list[int]  # bit mask of who knows it
    sunk: tuple[tuple[int, ...], ...]  # tokens thrown overboard, at the bottom of each catch stack
    removed_tiles: int  # bit masks of what the solo game has removed
    removed_crates: int
    pioneers: int  # players who have reached the bonus tile «Pioneer»
    joined: int  # upgrades made in this turn at the joiner's price
    fished_again: bool  # the skipper has worked in this turn
    bought: bool  # a basic good was bought for fish, and nothing else happened since

    def copy(self) -> State:
        """Copy everything that a move could change; tuples are shared."""
        return State(
            [player.copy() for player in self.players],
            self.stack[:],
            self.chance.copy(),
            [],
            self.start,
            self.turn,
            self.round,
            self.tracks,
            self.bonus_tiles,
            self.special,
            self.abilities,
            self.sets,
            self.dice,
            self.tops[:],
            self.under[:],
            self.tile_piles[:],
            self.crates[:],
            self.crates_under[:],
            self.crate_pile,
            self.catch_left[:],
            [pile[:] for pile in self.catch_piles],
            self.looked[:],
            self.knowers[:],
            self.sunk,
            self.removed_tiles,
            self.removed_crates,
            self.pioneers,
            self.joined,
            self.fished_again,
            self.bought,
        )


def is_solo(state: State) -> bool:
    """Say whether one person plays alone (SF-11)."""
    return len(state.players) == 1
