"""Set-up of the table (SF-1), of each player (SF-2), of the solo game (SF-11) and of carts (SF-12.2)."""

from __future__ import annotations

from rondel.core.chance import Chance
from rondel.core.frames import settle
from rondel.games.saltfjord import frames, supplies, turn
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State


def set_up(players: int, options: dict[str, str], chance: Chance) -> State:
    """Lay out a game; the first decisions are the start sets."""
    start = chance.roll(players)  # SF-2.9
    boards = _boards(players, options["board"] == "back", chance)
    advanced = options["carts"] == "yes"
    abilities = _picked(chance, (1 << len(te.ABILITIES)) - 1, len(te.ABILITIES))
    bonus_pile = (1 << len(te.BONUS_TILES)) - 1
    if players == 1:
        bonus_pile &= ~te.AT_ONCE  # SF-11.3
    special = int(options["special"]) if players == 1 else 0
    bonus_tiles = _picked(chance, bonus_pile, te.COLUMNS + special)
    state = State(
        players=[_player(seat, board, advanced) for seat, board in enumerate(boards)],
        stack=[],
        chance=chance,
        events=[],
        start=start,
        turn=0,
        round=1,
        tracks=te.ADVANCED if advanced else te.STANDARD,
        bonus_tiles=bonus_tiles[: te.COLUMNS],
        special=bonus_tiles[te.COLUMNS :],
        abilities=tuple(sorted(abilities[: te.ON_BOARD])),
        sets=_start_sets(chance, abilities[te.ON_BOARD :]),
        dice=((), ()),
        tops=[-1] * t.STACKS,
        under=list(t.STACK_SIZE),
        tile_piles=list(t.SHAPE_TILES),
        crates=list(_picked(chance, _STARTING_CRATES, h.SPACES)),
        crates_under=[h.CRATES_PER_SPACE] * h.SPACES,
        crate_pile=(1 << h.FIRST_STARTING_CRATE) - 1,
        catch_left=[number for area in f.AREAS for number in area.stacks],
        catch_piles=[[c.number for c in f.CATCHES if c.type == type_] for type_ in range(f.TYPES)],
        looked=[f.NO_CATCH] * f.STACKS,
        knowers=[0] * f.STACKS,
        sunk=((),) * f.STACKS,
        removed_tiles=0,
        removed_crates=0,
        pioneers=0,
        joined=0,
        fished_again=False,
        bought=False,
    )
    for stack in range(t.STACKS):
        supplies.next_tile(state, stack)
    turn.roll_dice(state)
    state.events.clear()
    state.stack.append((w.BEGIN, start))
    # SF-2.10: counter-clockwise from the first player's right, so the first player picks last.
    for step in range(players):
        state.stack.append((w.DRAFT, (start + step) % players))
    settle(frames.RULES, state)
    return state


_STARTING_CRATES = (1 << len(h.CRATES)) - (1 << h.FIRST_STARTING_CRATE)


def _picked(chance: Chance, pile: int, number: int) -> tuple[int, ...]:
    """Pick that many members of a set, in random order."""
    picked = []
    for _ in range(number):
        picked.append(chance.pick_bit(pile))
        pile &= ~(1 << picked[-1])
    return tuple(picked)


def _boards(players: int, back: bool, chance: Chance) -> tuple[int, ...]:
    """SF-2.1: all use the same side; the backs differ, and each player gets one at random."""
    if not back:
        return (v.FRONT,) * players
    return _picked(chance, sum(1 << board for board in v.BACKS), players)


def _start_sets(chance: Chance, abilities: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """SF-2.8: one ability, one starting tile and one starting resource tile each."""
    starting = _picked(chance, (1 << h.SETS) - 1, h.SETS)
    goods = _picked(chance, (1 << h.SETS) - 1, h.SETS)
    return tuple(
        (ability, t.FIRST_STARTING + tile, tile_of_goods)
        for ability, tile, tile_of_goods in zip(abilities, starting, goods, strict=True)
    )


def _player(seat: int, board: int, advanced: bool) -> Player:
    """SF-2.2 to 2.6; with the variant one cart on the first cell (SF-12.2)."""
    printed = list(v.PRINTED[board])
    buildings = sum(1 << cell for cell, symbol in enumerate(printed) if symbol)
    return Player(
        seat=seat,
        goods=[0] * w.GOODS,
        vp=0,
        levels=(0,) * te.COLUMNS,
        board=board,
        cells=printed,
        covered=buildings,
        buildings=buildings,
        tiles=(),
        dice=(),
        helpers=0,
        carts=(0,) if advanced else (),
        die_at=-1,
        workers=1,
        boat=f.HARBOUR,
        catch=(),
        ashore=(0,) * f.KINDS,
        crates=((),) * len(h.PIERS),
        abilities=0,
        taken=(0, 0),
        tavern=h.NO_TAVERN,
    )
