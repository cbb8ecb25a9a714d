"""A table for rule tests: lay out a position in a few words, play by notation, look at the result.

    t = table(players=2, seed=1, carts="yes")   # a match after the draft; options as in rondel.new
    t = plain()                                 # the same, and nobody has goods, abilities, tiles or a catch
    t.goods(log=2, fish=3).village({"r1c4": "log", "row-6": "paper . . grain . ."}).dice(white=[3])
    assert t.can("take white-3")
    t.play("take white-3", "line column-4", "activate r1c4")
    assert t.gained() == {"log": 1, "fish": -1}

Setters work on the player to move (or on `seat=`), return the table, and take tiles, crates and tokens from
the piles (or put them back), so that nothing is created or destroyed. `play` proves after every move that the
census of components is still the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

import rondel
from rondel.core.frames import settle
from rondel.games.saltfjord import supplies, turn
from rondel.games.saltfjord import words as w
from rondel.games.saltfjord.catalog import fjord as f
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.catalog import tiles as t_
from rondel.games.saltfjord.catalog import village as v
from rondel.games.saltfjord.state import Player, State

FREE = tuple(f"extra {name}" for name in w.EXTRA_IDS)


def table(players: int = 2, seed: int = 1, draft: bool = True, **options: object) -> Table:
    """Start a game; unless told otherwise everybody takes the first set left, and the first turn begins."""
    made = Table(rondel.new("saltfjord", players=players, seed=seed, options=dict(options)))
    while draft and made.phase in ("draft", "place", "rotate"):
        made.match.play(made.match.options()[0])
    return made


def plain(players: int = 2, seed: int = 1, **options: object) -> Table:
    """The same, but nobody has goods, abilities, tiles on the board or tokens; one worker each."""
    made = table(players, seed, **options)
    for seat in range(players):
        made.goods(seat=seat).ability(seat=seat).no_tiles(seat=seat).boat("harbour", seat=seat)
    return made


class Table:
    """A match whose position can be changed by hand."""

    def __init__(self, match: rondel.Match) -> None:
        self.match = match
        self._before: dict[tuple[int, int], int] = {}
        self._mover = 0
        self._step = 0

    # --- looking ---

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def seat(self) -> int:
        """Who decides now."""
        assert self.match.seat is not None, "the game is over"
        return self.match.seat

    @property
    def me(self) -> Player:
        """The player to move."""
        return self.state.players[self.seat]

    @property
    def mover(self) -> int:
        """Who decided when the last `play` began."""
        return self._mover

    @property
    def other(self) -> Player:
        """The player after the one to move."""
        return self.state.players[(self.seat + 1) % len(self.state.players)]

    @property
    def phase(self) -> str:
        """What is to be decided, by the name of its frame ("main", "set-die", "activation", "choice" …)."""
        return self.match.spec.rules.names[self.state.stack[-1][0]] if self.state.stack else "over"

    def texts(self, *verbs: str) -> list[str]:
        """The options in notation; with verbs, only those that begin so."""
        texts = [option.text for option in self.match.options()]
        return [text for text in texts if not verbs or any((text + " ").startswith(v + " ") for v in verbs)]

    def options(self) -> list[str]:
        """The options without the extra actions."""
        return [text for text in self.texts() if text not in FREE]

    def can(self, text: str) -> bool:
        """Say whether this is an option. A text that is no move at all is a mistake of the test."""
        assert self.match.spec.notation.move(text) is not None, f"no move is written {text!r}"
        return text in self.texts()

    def gained(self, seat: int | None = None) -> dict[str, int]:
        """What the last `play` has changed in goods and points (of who began it): {"fish": -1, "vp": 3}."""
        seat = self._mover if seat is None else seat
        now = self.match.spec.ledger(self.state)
        return {
            w.RESOURCES[resource]: amount - self._before[seat, resource]
            for (who, resource), amount in now.items()
            if who == seat and amount != self._before[seat, resource]
        }

    def events(self, since: int | None = None) -> list[tuple[str, dict[str, Any]]]:
        """What happened in the last `play` (or since a step): names and arguments, nothing hidden."""
        since = self._step if since is None else since
        told = [self.match.spec.tell(event) for step, event in self.match._log if step > since]
        return [(key.removeprefix("event-"), arguments) for key, arguments in told]

    def happened(self, name: str, since: int | None = None) -> list[dict[str, Any]]:
        """The arguments of every event of this name in the last `play` (or since a step)."""
        return [arguments for event, arguments in self.events(since) if event == name]

    def warehouse(self, seat: int | None = None) -> dict[str, int]:
        """The goods there are."""
        return _named(gd.GOOD_IDS, self._player(seat).goods)

    def abilities(self, seat: int | None = None) -> list[str]:
        return [name for n, name in enumerate(te.ABILITY_IDS) if self._player(seat).abilities >> n & 1]

    def level_of(self, track: str, seat: int | None = None) -> int:
        return self._player(seat).levels[self._column(track)]

    def symbol(self, cell: str, seat: int | None = None) -> str:
        """What a cell shows ("empty" for nothing)."""
        return v.SYMBOL_IDS[self._player(seat).cells[v.CELL_IDS.index(cell)]]

    def tiles(self, seat: int | None = None) -> list[str]:
        """The tiles on the player board, the starting tile included."""
        return [t_.TILE_IDS[tile] for tile, _, _ in self._player(seat).tiles]

    def dice_on(self, seat: int | None = None) -> dict[str, str]:
        """The dice on buildings: {"r1c4": "white-3"}."""
        return {
            v.CELL_IDS[cell]: f"{w.COLOURS[colour]}-{value}"
            for cell, colour, value in self._player(seat).dice
        }

    def workers_on(self, seat: int | None = None) -> list[str]:
        """The buildings with a worker."""
        helpers = self._player(seat).helpers
        return [name for cell, name in enumerate(v.CELL_IDS) if helpers >> cell & 1]

    def carts(self, seat: int | None = None) -> list[str]:
        return [v.CELL_IDS[cell] for cell in self._player(seat).carts]

    def on_board(self, colour: str) -> list[int]:
        """The values of the dice of a colour on the main board (solo: at each tavern, 0 for none)."""
        dice = self.state.dice[w.COLOURS.index(colour)]
        if len(self.state.players) == 1:
            return list(dice)
        return [value for value, number in enumerate(dice, start=1) for _ in range(number)]

    def boat_at(self, seat: int | None = None) -> str:
        return f.AREA_IDS[self._player(seat).boat]

    def on_boat(self, seat: int | None = None) -> list[str]:
        """The tokens on the boat tile."""
        return [f.CATCH_IDS[token] for token in self._player(seat).catch]

    def kept(self, seat: int | None = None) -> dict[str, int]:
        """The tokens beside the player board."""
        return _named(f.CATCH_IDS, self._player(seat).ashore)

    def catch_left(self, area: str, type_: str) -> int:
        """How many tokens a catch stack holds."""
        return supplies.stack_size(self.state, _stack(area, type_))

    def rows(self, seat: int | None = None) -> list[list[str]]:
        """The crates in the rows of the piers."""
        return [[h.CRATE_IDS[crate] for crate in row] for row in self._player(seat).crates]

    def face_up(self) -> list[str | None]:
        """The crates face up on the crate spaces."""
        return [h.CRATE_IDS[crate] if crate >= 0 else None for crate in self.state.crates]

    def tops(self) -> dict[str, str | None]:
        """The top tile of each building stack."""
        return {
            name: t_.TILE_IDS[top] if top >= 0 else None
            for name, top in zip(t_.STACK_IDS, self.state.tops, strict=True)
        }

    def left(self, stack: str) -> int:
        """How many tiles a building stack holds, the top one included."""
        number = t_.STACK_IDS.index(stack)
        return self.state.under[number] + (self.state.tops[number] >= 0)

    def tavern_of(self, seat: int | None = None) -> str | None:
        tavern = self._player(seat).tavern
        return h.TAVERN_IDS[tavern] if tavern >= 0 else None

    def score(self, seat: int | None = None) -> dict[str, int]:
        """The categories of the score pad as they would count now."""
        seat = self.seat if seat is None else seat
        counted: dict[str, int] = self.match.spec.scores(self.state)[seat].categories
        return counted

    def census(self) -> dict[str, int]:
        return dict(self.match.spec.census(self.state))

    # --- playing ---

    def play(self, *texts: str) -> Table:
        """Play moves by notation; no move may create or destroy a component."""
        before = self.census()
        self._before = dict(self.match.spec.ledger(self.state))
        self._mover = self.seat
        self._step = self.match.step
        for text in texts:
            self.match.play(text)
            assert self.census() == before, f"{text!r} changed what exists"
        return self

    def refuses(self, text: str) -> bool:
        """Say that the move exists in the notation, is no option and is not accepted either."""
        assert self.match.spec.notation.move(text) is not None, f"no move is written {text!r}"
        with pytest.raises(rondel.IllegalMove):
            self.match.play(text)
        return True

    def end_turn(self) -> Table:
        """Decline whatever is left until another turn begins (or the game is over), if none has begun yet."""
        while self.phase not in ("main", "over"):
            self.play("done")
        return self

    def close(self, tavern: str = "1") -> Table:
        """Close the season there and decline whatever comes."""
        return self.play(f"close {tavern}").end_turn()

    @contextmanager
    def chance(self, *things: str | int) -> Iterator[None]:
        """Within the block chance gives exactly these tiles, crates, tokens or die values, in this order."""
        self.state.chance.script = [_outcome(thing) for thing in things][::-1]
        yield
        chance = self.state.chance
        assert not chance.script, f"chance still had {len(chance.script or ())} outcomes to give"
        chance.script = None

    # --- laying out: the player's things ---

    def goods(self, seat: int | None = None, **numbers: int) -> Table:
        """Exactly these goods in the warehouse."""
        self._player(seat).goods = [numbers.pop(name, 0) for name in gd.GOOD_IDS]
        assert not numbers, f"no such goods: {numbers}"
        return self._changed()

    def vp(self, number: int, seat: int | None = None) -> Table:
        self._player(seat).vp = number
        return self._changed()

    def ability(self, *names: str, seat: int | None = None) -> Table:
        """Exactly these ability tiles; the board gets another one for each that lay there."""
        player = self._player(seat)
        wanted = sum(1 << te.ABILITY_IDS.index(name) for name in names)
        for other in self.state.players:
            other.abilities &= ~wanted
        player.abilities = wanted
        spare = (1 << len(te.ABILITIES)) - 1
        for owned in (*(p.abilities for p in self.state.players), *(1 << a for a in self.state.abilities)):
            spare &= ~owned
        spare &= ~sum(1 << chosen[0] for chosen in self.state.sets if chosen[0] >= 0)
        on_board = []
        for ability in self.state.abilities:
            if wanted >> ability & 1:
                ability = _lowest(spare)
                spare &= ~(1 << ability)
            on_board.append(ability)
        self.state.abilities = tuple(sorted(on_board))
        return self._changed()

    def board_abilities(self, *names: str) -> Table:
        """Exactly these ability tiles on the main board; nobody has them."""
        self.state.abilities = tuple(sorted(te.ABILITY_IDS.index(name) for name in names))
        for player in self.state.players:
            player.abilities &= ~sum(1 << ability for ability in self.state.abilities)
        return self._changed()

    def level(self, track: str, level: int, seat: int | None = None) -> Table:
        """A marker stands on this level; workers (Craft) and the second cart come with it, goods do not."""
        player = self._player(seat)
        column = self._column(track)
        old = player.levels[column]
        player.levels = tuple(level if c == column else other for c, other in enumerate(player.levels))
        if column == te.CRAFT:
            player.workers += max(0, level - 1) - max(0, old - 1)
        elif self.state.tracks[column] == te.CARTS and (level > 0) != (old > 0):
            free = ~supplies.occupied(player)
            player.carts = (*player.carts, _lowest(free)) if level else player.carts[:1]
        return self._changed()

    def workers(self, number: int, seat: int | None = None) -> Table:
        """So many workers in the worker space."""
        self._player(seat).workers = number
        return self._changed()

    def worker_on(self, *cells: str, seat: int | None = None) -> Table:
        """Workers stand on these cells (and on no others)."""
        self._player(seat).helpers = sum(1 << v.CELL_IDS.index(cell) for cell in cells)
        return self._changed()

    def die_on(self, cell: str, colour: str = "white", value: int = 1, seat: int | None = None) -> Table:
        """A die lies on this cell (too); it counts as taken."""
        player = self._player(seat)
        number = w.COLOURS.index(colour)
        player.dice = (*player.dice, (v.CELL_IDS.index(cell), number, value))
        player.taken = (player.taken[0] + (number == w.WHITE), player.taken[1] + (number == w.ORANGE))
        return self._changed()

    def taken(self, white: int = 0, orange: int = 0, seat: int | None = None) -> Table:
        """So many dice taken in this round."""
        self._player(seat).taken = (white, orange)
        return self._changed()

    def cart(self, *cells: str, seat: int | None = None) -> Table:
        """The carts on the grid stand there: one, or with level 1 of the advanced technology tile two."""
        player = self._player(seat)
        if (len(cells) > 1) != (player.levels[te.SUPPLIES] > 0):
            self.level("carts", int(len(cells) > 1), seat)
        player.carts = tuple(v.CELL_IDS.index(cell) for cell in cells)
        return self._changed()

    def boat(self, area: str, *tokens: str, seat: int | None = None) -> Table:
        """The boat is there, with exactly these tokens on the boat tile."""
        player = self._player(seat)
        for token in player.catch:
            self._put_token_back(token)
        player.boat = f.AREA_IDS.index(area)
        player.catch = tuple(self._fetch_token(name) for name in tokens)
        return self._changed()

    def keep(self, *tokens: str, seat: int | None = None) -> Table:
        """Exactly these tokens beside the player board."""
        player = self._player(seat)
        for kind, number in enumerate(player.ashore):
            for _ in range(number):
                self._put_token_back(kind)
        ashore = [0] * f.KINDS
        for name in tokens:
            ashore[self._fetch_token(name)] += 1
        player.ashore = tuple(ashore)
        return self._changed()

    def crates(self, *rows: int | Sequence[str], seat: int | None = None) -> Table:
        """The rows of piers 1 to 4 hold exactly these crates, or so many of any: crates(2, 0, ["K10"])."""
        player = self._player(seat)
        for crate in (crate for row in player.crates for crate in row):
            self._free_crate(crate)
        player.crates = ((),) * len(h.PIERS)
        taken = []
        for row in (*rows, *(0,) * (len(h.PIERS) - len(rows))):
            if isinstance(row, int):
                crates = [self._fetch_crate(_lowest(self.state.crate_pile)) for _ in range(row)]
            else:
                crates = [self._fetch_crate(h.CRATE_IDS.index(name)) for name in row]
            taken.append(tuple(crates))
        player.crates = tuple(taken)
        return self._changed()

    # --- laying out: the village ---

    def village(self, cells: Mapping[str, str], seat: int | None = None) -> Table:
        """The grid shows exactly this: {"r1c4": "log", "row-6": "paper . . grain . ."}; no tiles."""
        self._empty_village(seat)
        return self.also(cells, seat)

    def also(self, cells: Mapping[str, str], seat: int | None = None) -> Table:
        """These cells (or lines) show this too."""
        player = self._player(seat)
        for key, value in cells.items():
            places = v.LINES[v.LINE_IDS.index(key)] if key in v.LINE_IDS else (v.CELL_IDS.index(key),)
            for cell, name in zip(places, value.split(), strict=True):
                if name != ".":
                    player.cells[cell] = v.SYMBOL[name]
                    player.covered |= 1 << cell
                    player.buildings &= ~(1 << cell)
                    player.buildings |= v.IS_BUILDING[v.SYMBOL[name]] << cell
        return self._changed()

    def no_tiles(self, seat: int | None = None) -> Table:
        """The grid shows what is printed on the player board and nothing else."""
        self._empty_village(seat)
        printed = v.BOARDS[self._player(seat).board].buildings
        return self.also(dict(printed), seat)

    def tile(self, name: str, cell: str, turn: str = "0", seat: int | None = None) -> Table:
        """This tile lies there, its first cell on that cell; filled lines are not resolved."""
        player = self._player(seat)
        number = t_.TILE_IDS.index(name)
        if number < t_.FIRST_STARTING:
            self._fetch_tile(number)
        place, turned = v.CELL_IDS.index(cell), t_.TURN_IDS.index(turn)
        shape = t_.TILES[number].shape
        footprint = t_.FOOTPRINTS[shape][place][turned]
        assert footprint, f"{name} does not fit on {cell}"
        assert not any(player.covered >> c & 1 for c in footprint), f"{name} covers something on {cell}"
        supplies.put_tile(player, number, place, turned)
        return self._changed()

    # --- laying out: the common things ---

    def dice(self, white: Sequence[int] | None = None, orange: Sequence[int] | None = None) -> Table:
        """Exactly these values on the main board (solo: at taverns 1 to 5, 0 for none)."""
        dice = list(self.state.dice)
        for colour, values in enumerate((white, orange)):
            if values is not None and len(self.state.players) == 1:
                dice[colour] = tuple(values)
            elif values is not None:
                dice[colour] = tuple(values.count(face) for face in range(1, h.FACES + 1))
        self.state.dice = tuple(dice)
        return self._changed()

    def orders(self, *names: str | None) -> Table:
        """These crates lie face up on crate spaces 1, 2 …; None: an empty space with nothing under it."""
        state = self.state
        for space in range(len(names)):
            if state.crates[space] >= 0:
                self._free_crate(state.crates[space])
                state.crates[space] = h.NO_CRATE
        for space, name in enumerate(names):
            if name is not None:
                state.crates[space] = self._fetch_crate(h.CRATE_IDS.index(name))
            else:
                other = next(s for s in range(h.SPACES) if s >= len(names) or names[s] is not None)
                state.crates_under[other] += state.crates_under[space]
                state.crates_under[space] = 0
        return self._changed()

    def crates_under(self, *numbers: int) -> Table:
        """So many crates lie face down on spaces 1, 2 …; the others go under the last space."""
        under = self.state.crates_under
        under[-1] += sum(under[: len(numbers)]) - sum(numbers)
        under[: len(numbers)] = numbers
        assert under[-1] >= 0
        return self._changed()

    def top(self, stack: str, name: str | None) -> Table:
        """This tile lies on top of a building stack; None: the stack is empty, its tiles go to the other."""
        state = self.state
        number = t_.STACK_IDS.index(stack)
        if name is not None:
            tile = t_.TILE_IDS.index(name)
            if state.tops[number] != tile:
                self._fetch_tile(tile)
                old = state.tops[number]
                state.tops[number] = tile
                if old >= 0:
                    self._free_tile(old)
            return self._changed()
        other = t_.OTHER_STACK[number]
        if state.tops[number] >= 0:
            state.tile_piles[t_.STACK_SHAPE[number]] |= 1 << state.tops[number]
            state.under[other] += state.under[number] + 1
            state.under[number] = 0
            state.tops[number] = -1
        return self._changed()

    def catch(self, area: str, type_: str, tokens: Sequence[str]) -> Table:
        """A catch stack holds exactly these tokens, from the top (all known, as if thrown overboard once)."""
        state = self.state
        stack = _stack(area, type_)
        self._empty_catch(stack)
        sunk = list(state.sunk)
        sunk[stack] = tuple(self._fetch_token(name, but=stack) for name in tokens)
        state.sunk = tuple(sunk)
        return self._changed()

    def bonus(self, *names: str) -> Table:
        """These bonus tiles lie at the top of the tracks, from left to right."""
        numbers = [te.BONUS_IDS.index(name) for name in names]
        rest = [tile for tile in range(len(te.BONUS_TILES)) if tile not in (*numbers, *self.state.special)]
        self.state.bonus_tiles = tuple((*numbers, *rest)[: te.COLUMNS])
        return self._changed()

    def special(self, *names: str) -> Table:
        """Exactly these special bonus tiles (solo)."""
        self.state.special = tuple(te.BONUS_IDS.index(name) for name in names)
        return self._changed()

    # --- laying out: where in the game we are ---

    def round(self, number: int) -> Table:
        self.state.round = number
        return self._changed()

    def start(self, seat: int) -> Table:
        """This seat is the first player of the round."""
        self.state.start = seat
        return self._changed()

    def closed(self, tavern: str | None, seat: int) -> Table:
        """A player has closed the season there (None: has not)."""
        self.state.players[seat].tavern = h.NO_TAVERN if tavern is None else h.TAVERN_IDS.index(tavern)
        return self._changed()

    def turn(self, seat: int | None = None) -> Table:
        """Begin a fresh turn of a player."""
        seat = self.seat if seat is None else seat
        self.state.stack.clear()
        for player in self.state.players:
            player.die_at = -1
        turn.begin_turn(self.state, seat)
        return self._changed()

    def using(self, symbol: str) -> Table:
        """The player to move activates by a white die a building with this symbol, the only one there is."""
        self.village({"r1c1": symbol}).dice(white=[1, 1, 1]).taken().turn()
        return self.play("take white-1", "line column-1", "activate r1c1")

    # --- inside ---

    def _player(self, seat: int | None) -> Player:
        return self.me if seat is None else self.state.players[seat]

    def _column(self, track: str) -> int:
        number = te.TRACK_IDS.index(track)
        return te.SUPPLIES if number == te.CARTS else number

    def _changed(self) -> Table:
        self.state.events = []
        settle(self.match.spec.rules, self.state)
        self.match._options = None
        self.match._raise_barrier()
        return self

    def _empty_village(self, seat: int | None) -> None:
        player = self._player(seat)
        for tile, _, _ in player.tiles:
            if tile < t_.FIRST_STARTING:
                self._free_tile(tile)
        player.tiles = ()
        player.cells = [v.EMPTY] * v.CELLS
        player.covered = player.buildings = player.helpers = 0
        player.dice = ()

    def _free_tile(self, tile: int) -> None:
        """Put a tile unseen into the lower stack of its shape."""
        shape = t_.TILES[tile].shape
        self.state.tile_piles[shape] |= 1 << tile
        first, second = (stack for stack in range(t_.STACKS) if t_.STACK_SHAPE[stack] == shape)
        self.state.under[min(first, second, key=lambda stack: self.state.under[stack])] += 1

    def _fetch_tile(self, tile: int) -> None:
        """Take a tile away from its stack; a top tile is followed by another one."""
        state = self.state
        shape = t_.TILES[tile].shape
        assert not any(tile == own for p in state.players for own, _, _ in p.tiles), "a player owns that tile"
        first, second = (stack for stack in range(t_.STACKS) if t_.STACK_SHAPE[stack] == shape)
        state.under[max(first, second, key=lambda stack: state.under[stack])] -= 1
        if tile in state.tops:
            new = _lowest(state.tile_piles[shape])
            state.tops[state.tops.index(tile)] = new
            state.tile_piles[shape] &= ~(1 << new)
        elif state.removed_tiles >> tile & 1:
            state.removed_tiles &= ~(1 << tile)
            new = _lowest(state.tile_piles[shape])
            state.tile_piles[shape] &= ~(1 << new)
            state.removed_tiles |= 1 << new
        else:
            state.tile_piles[shape] &= ~(1 << tile)

    def _free_crate(self, crate: int) -> None:
        """Put a crate face down under the lowest stack; a starting crate leaves the game."""
        if crate >= h.FIRST_STARTING_CRATE:
            self.state.removed_crates |= 1 << crate
            return
        under = self.state.crates_under
        self.state.crate_pile |= 1 << crate
        under[under.index(min(under))] += 1

    def _fetch_crate(self, crate: int) -> int:
        """Take a crate away from wherever it lies; a face-up one is followed by another one."""
        state = self.state
        if state.removed_crates >> crate & 1:
            state.removed_crates &= ~(1 << crate)
            return crate
        for player in state.players:
            player.crates = tuple(tuple(own for own in row if own != crate) for row in player.crates)
        if crate in state.crates:
            new = _lowest(state.crate_pile)
            state.crates[state.crates.index(crate)] = self._fetch_crate(new)
        elif state.crate_pile >> crate & 1:
            state.crate_pile &= ~(1 << crate)
            state.crates_under[state.crates_under.index(max(state.crates_under))] -= 1
        return crate

    def _put_token_back(self, kind: int) -> None:
        """Put a token unseen into the last stack of its type."""
        type_ = f.CATCH_TYPE[kind]
        self.state.catch_piles[type_][kind - f.FIRST_KIND[type_]] += 1
        self.state.catch_left[f.STACKS - f.TYPES + type_] += 1

    def _fetch_token(self, name: str, but: int = -1) -> int:
        """Take an unseen token of this kind, out of the fullest stack of its type."""
        kind = f.CATCH_IDS.index(name)
        type_ = f.CATCH_TYPE[kind]
        pile = self.state.catch_piles[type_]
        assert pile[kind - f.FIRST_KIND[type_]], f"no {name} is left"
        pile[kind - f.FIRST_KIND[type_]] -= 1
        left = self.state.catch_left
        stacks = [stack for stack in range(type_, f.STACKS, f.TYPES) if stack != but]
        left[max(stacks, key=lambda stack: left[stack])] -= 1
        return kind

    def _empty_catch(self, stack: int) -> None:
        """Move the tokens of a catch stack to the other stacks of its type."""
        state = self.state
        type_ = stack % f.TYPES
        other = next(s for s in range(f.STACKS - f.TYPES + type_, -1, -f.TYPES) if s != stack)
        for token in (*state.sunk[stack], *(token for token in (state.looked[stack],) if token >= 0)):
            state.catch_piles[type_][token - f.FIRST_KIND[type_]] += 1
            state.catch_left[other] += 1
        state.catch_left[other] += state.catch_left[stack]
        state.catch_left[stack] = 0
        state.looked[stack] = f.NO_CATCH
        state.knowers[stack] = 0
        sunk = list(state.sunk)
        sunk[stack] = ()
        state.sunk = tuple(sunk)


def _stack(area: str, type_: str) -> int:
    return supplies.catch_stack(f.AREA_IDS.index(area), f.TYPE_IDS.index(type_))


def _lowest(mask: int) -> int:
    assert mask
    return (mask & -mask).bit_length() - 1


def _named(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _outcome(thing: str | int) -> int:
    if isinstance(thing, int):
        return thing - 1  # the value of a die
    if thing in t_.TILE_IDS:
        return t_.TILE_IDS.index(thing)
    if thing in h.CRATE_IDS:
        return h.CRATE_IDS.index(thing)
    kind = f.CATCH_IDS.index(thing)
    return kind - f.FIRST_KIND[f.CATCH_TYPE[kind]]
