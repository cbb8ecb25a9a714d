"""Set-up of the table (EP-2), of each player (EP-3), and of the solo game (EP-15.1 to 15.7)."""

from __future__ import annotations

from rondel.core.chance import Chance
from rondel.core.frames import settle
from rondel.games.el_paso import frames, solo, supplies, turn
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog import train as tr
from rondel.games.el_paso.catalog.trail import NEUTRAL_NODES, NODES, OFF_BOARD, START_LOCATIONS
from rondel.games.el_paso.state import Player, State
from rondel.parts.herd import Herd


def set_up(players: int, options: dict[str, str], chance: Chance) -> State:
    """Lay out a game; the first decisions are the starting objectives."""
    seats = max(players, 2)  # the solo game is laid out for two (EP-15.1)
    start = chance.roll(players)  # RUL-1
    state = State(
        players=[_player(seat) for seat in range(seats)],
        stack=[],
        chance=chance,
        events=[],
        start=start,
        turn=0,
        neutrals=_neutrals(options["neutral"] == "shuffled", chance),
        train_sides=tuple(int(options[f"train-{n}"] == "star") for n in range(1, len(tr.TRAIN) + 1)),
        building_sides=tuple(int(options[f"building-{n}"] == "b") for n in range(1, bl.TYPES + 1)),
        building_stacks=[bl.TILES_PER_TYPE] * bl.TYPES,
        built=[0] * len(NODES),
        owners=[-1] * len(NODES),
        locations=START_LOCATIONS,
        market=[c.CATTLE[breed].number if breed in c.MARKET else 0 for breed in range(c.BREEDS)],
        worker_supply=[worker.number for worker in c.WORKERS],
        simmentals=c.SIMMENTALS[players],
        objectives=(),
        objective_stack=(1 << len(t.OBJECTIVES)) - 1,
        bonus_tiles=(),
        bonus_stack=(1 << len(t.BONUS_TILES)) - 1,
        box=(0,) * c.CARDS,
        hand_shown=False,
        finisher=-1,
        sue=None,
    )
    supplies.turn_up(state)
    order = [(start + i) % players for i in range(players)]
    for place, seat in enumerate(order):
        _equip(state, state.players[seat], place)
    if players == 1:
        solo.set_up_sue(state, int(options["sue"]))
    turn.begin_turn(state, start)
    for seat in reversed(order):
        state.stack.append((w.DRAFT_OBJECTIVE, seat))
    settle(frames.RULES, state)
    return state


def _neutrals(shuffled: bool, chance: Chance) -> tuple[int, ...]:
    """EP-2.2: each tile on its letter, or a random permutation."""
    left = [1] * len(NEUTRAL_NODES)
    tiles = [chance.pick(left) if shuffled else place for place in range(len(NEUTRAL_NODES))]
    return tuple(
        tiles[NEUTRAL_NODES.index(node)] if node in NEUTRAL_NODES else -1 for node in range(len(NODES))
    )


def _player(seat: int) -> Player:
    return Player(
        seat=seat,
        money=0,
        tokens=0,
        certificates=0,
        herd=Herd([0] * c.CARDS, [0] * c.CARDS, [0] * c.CARDS),
        workers=[0] * c.WORKER_TYPES,
        herder=OFF_BOARD,
        discs=b.ALL_DISCS,
        posts=(0,) * len(b.POSTS),
        buildings=0,
        objectives=(),
        bonus_tiles=(),
        permanent=0,
        duplicates=0,
    )


def _equip(state: State, player: Player, place: int) -> None:
    """EP-3.1 to 3.3 and 3.5: workers, herd deck with four cards in hand, starting capital."""
    for worker in range(c.WORKER_TYPES):
        state.worker_supply[worker] -= 1
        player.workers[worker] = 1
    player.herd.draw = list(c.HERD)
    for _ in range(b.HAND_LIMIT):
        supplies.draw_cattle(state, player)
    player.money, player.tokens = c.STARTING_CAPITAL[place]
