"""A table for rule tests: lay out a position in a few words, play by notation, look at the result.

    t = table(players=2, seed=1, building_4="b")  # a match after the draft; options with _ for -
    t.money(15).workers(builder=2).hand("criollo", "criollo", "galloway", "pineywoods")
    t.at("NB")                                    # the player to move stands on NB, phase B begins
    assert t.can("hire joker")
    t.play("hire joker", "bonus joker", "hire cowboy")

Setters work on the player to move (or on `seat=`), return the table, and take cards from the supplies (or
put them back), so that nothing is created or destroyed. `play` proves after every move that the census of
components is still the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import rondel
from rondel.core.frames import settle
from rondel.games.el_paso import turn
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import groups as g
from rondel.games.el_paso.catalog import tiles as t_
from rondel.games.el_paso.catalog import train as tr
from rondel.games.el_paso.catalog.trail import NODE_IDS, SIMMENTAL_SPACE, SPACES
from rondel.games.el_paso.state import Player, State

WORKERS = c.WORKER_IDS
FREE = ("exchange", "bonus cowboy", "bonus engineer", "bonus builder", "bonus joker")


def table(players: int = 2, seed: int = 1, draft: bool = True, **options: object) -> Table:
    """Start a game; unless told otherwise everybody takes the first objective, and the first turn begins."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    made = Table(rondel.new("el-paso", players=players, seed=seed, options=chosen))
    while draft and made.phase == "draft-objective":
        made.match.play(made.match.options()[0])
    return made


class Table:
    """A match whose position can be changed by hand."""

    def __init__(self, match: rondel.Match) -> None:
        self.match = match

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
    def other(self) -> Player:
        """The player after the one to move."""
        return self.state.players[(self.seat + 1) % len(self.state.players)]

    @property
    def phase(self) -> str:
        """What is to be decided, by the name of its frame ("movement", "actions" …)."""
        return self.match.spec.rules.names[self.state.stack[-1][0]] if self.state.stack else "over"

    def texts(self, *verbs: str) -> list[str]:
        """The options in notation; with verbs, only those that begin so."""
        texts = [option.text for option in self.match.options()]
        return [text for text in texts if not verbs or any((text + " ").startswith(v + " ") for v in verbs)]

    def actions(self) -> set[str]:
        """The options without what may be done at any moment."""
        return set(self.texts()) - set(FREE)

    def can(self, text: str) -> bool:
        """Say whether this is an option. A text that is no move at all is a mistake of the test."""
        assert self.match.spec.notation.move(text) is not None, f"no move is written {text!r}"
        return text in self.texts()

    def events(self, since: int | None = None) -> list[tuple[str, dict[str, Any]]]:
        """What happened in the last move (or since a step): names and arguments, nothing hidden."""
        since = self.match.step if since is None else since
        told = [self.match.spec.tell(event) for step, event in self.match._log if step >= since]
        return [(key.removeprefix("event-"), arguments) for key, arguments in told]

    def happened(self, name: str, since: int | None = None) -> list[dict[str, Any]]:
        """The arguments of every event of this name in the last move (or since a step)."""
        return [arguments for event, arguments in self.events(since) if event == name]

    def where(self, seat: int | None = None) -> str:
        """The node of a herder; "simmental" on the Simmental space, "" off the board."""
        return (*NODE_IDS, "simmental", "")[self._player(seat).herder]

    def in_hand(self, seat: int | None = None) -> dict[str, int]:
        return _named(c.CARD_IDS, self._player(seat).herd.hand)

    def in_draw(self, seat: int | None = None) -> dict[str, int]:
        return _named(c.CARD_IDS, self._player(seat).herd.draw)

    def in_discard(self, seat: int | None = None) -> dict[str, int]:
        return _named(c.CARD_IDS, self._player(seat).herd.discard)

    def in_area(self, seat: int | None = None) -> dict[str, int]:
        """The worker area."""
        return _named(c.WORKER_IDS, self._player(seat).workers)

    def in_market(self) -> dict[str, int]:
        return _named(c.BREED_IDS, self.state.market)

    def in_supply(self) -> dict[str, int]:
        """The worker supply."""
        return _named(c.WORKER_IDS, self.state.worker_supply)

    def in_box(self) -> dict[str, int]:
        """Cards removed from the game."""
        return _named(c.CARD_IDS, self.state.box)

    def building_on(self, node: str) -> tuple[int, int] | None:
        """The type and owner of the common building on a node."""
        number = NODE_IDS.index(node)
        return (self.state.built[number], self.state.owners[number]) if self.state.built[number] else None

    def stack_of(self, building: int) -> int:
        """How many tiles of a type lie on the building board."""
        return self.state.building_stacks[building - 1]

    def shown(self, kind: str) -> list[str | None]:
        """The three face-up slots: kind "objective" or "bonus"."""
        slots = self.state.objectives if kind == "objective" else self.state.bonus_tiles
        return [t_.TILE_IDS[tile] if tile >= 0 else None for tile in slots]

    def left(self, kind: str) -> int:
        """How many tiles the face-down stack holds."""
        stack = self.state.objective_stack if kind == "objective" else self.state.bonus_stack
        return stack.bit_count()

    def tiles(self, seat: int | None = None) -> list[str]:
        """The objective and bonus tiles of a player."""
        player = self._player(seat)
        return [t_.TILE_IDS[tile] for tile in (*player.objectives, *player.bonus_tiles)]

    def posts(self, seat: int | None = None) -> dict[str, int]:
        """The own discs on trading posts."""
        return _named(b.POST_IDS, self._player(seat).posts)

    def discs(self, seat: int | None = None) -> list[str]:
        """The disc spaces still covered."""
        player = self._player(seat)
        return [name for i, name in enumerate(b.DISC_IDS) if player.discs >> i & 1]

    def census(self) -> dict[str, int]:
        return dict(self.match.spec.census(self.state))

    # --- playing ---

    def play(self, *texts: str) -> Table:
        """Play moves by notation; no move may create or destroy a component."""
        before = self.census()
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
        """Decline whatever is left until another seat decides or a new turn begins."""
        turn_number = self.state.turn
        while self.state.stack and self.state.turn == turn_number:
            self.play("done")
        return self

    @contextmanager
    def chance(self, *things: str) -> Iterator[None]:
        """Within the block chance gives exactly these cards or tiles, in this order: no more and no fewer."""
        outcomes = [_outcome(thing) for thing in things]
        chance = self.state.chance
        chance.script = outcomes[::-1]
        yield
        chance = self.state.chance
        assert not chance.script, f"chance still had {len(chance.script or ())} outcomes to give"
        chance.script = None

    # --- laying out: the player's things ---

    def money(self, dollars: int, seat: int | None = None) -> Table:
        self._player(seat).money = dollars
        return self._changed()

    def tokens(self, number: int, seat: int | None = None) -> Table:
        """Exchange tokens."""
        self._player(seat).tokens = number
        return self._changed()

    def certificates(self, number: int, seat: int | None = None) -> Table:
        self._player(seat).certificates = number
        return self._changed()

    def workers(self, seat: int | None = None, **numbers: int) -> Table:
        """Exactly these in the worker area (types not named: none); the supply gives or takes the rest."""
        area = self._player(seat).workers
        for worker, name in enumerate(WORKERS):
            wanted = numbers.pop(name, 0)
            self.state.worker_supply[worker] += area[worker] - wanted
            assert self.state.worker_supply[worker] >= 0, f"only 12 {name} cards exist"
            area[worker] = wanted
        assert not numbers, f"no such workers: {numbers}"
        return self._changed()

    def hand(self, *cards: str, seat: int | None = None) -> Table:
        """Exactly these in hand: from the own draw pile, else the discard pile, else the table."""
        herd = self._player(seat).herd
        herd.draw = [d + h for d, h in zip(herd.draw, herd.hand, strict=True)]
        herd.hand = [0] * c.CARDS
        for name in cards:
            card = c.CARD_IDS.index(name)
            if herd.draw[card]:
                herd.draw[card] -= 1
            elif herd.discard[card]:
                herd.discard[card] -= 1
            else:
                self._fetch(card)
            herd.hand[card] += 1
        return self._changed()

    def herd(
        self,
        hand: tuple[str, ...] | None = None,
        draw: tuple[str, ...] | None = None,
        discard: tuple[str, ...] | None = None,
        seat: int | None = None,
    ) -> Table:
        """Exactly these cards in the piles named; the surplus goes to the box, the rest comes from it."""
        herd = self._player(seat).herd
        for pile, wanted in (("hand", hand), ("draw", draw), ("discard", discard)):
            if wanted is not None:
                for card, number in enumerate(getattr(herd, pile)):
                    self._box(card, number)
                setattr(herd, pile, [0] * c.CARDS)
        for pile, wanted in (("hand", hand), ("draw", draw), ("discard", discard)):
            for name in wanted or ():
                card = c.CARD_IDS.index(name)
                self._fetch(card)
                getattr(herd, pile)[card] += 1
        return self._changed()

    def uncover(self, *spaces: str, post: str = "0", seat: int | None = None) -> Table:
        """Discs of these spaces stand on a post; the spaces have their effect."""
        player = self._player(seat)
        for space in spaces:
            disc = b.DISC_IDS.index(space)
            assert player.discs >> disc & 1, f"{space} is uncovered already"
            player.discs &= ~(1 << disc)
            player.posts = tuple(n + (b.POST_IDS[p] == post) for p, n in enumerate(player.posts))
            player.permanent += space == "PB5"
        return self._changed()

    def own(self, *tiles: str, seat: int | None = None) -> Table:
        """The player has these tiles (as well), wherever they were; instant effects are over."""
        player = self._player(seat)
        for name in tiles:
            tile = t_.TILE_IDS.index(name)
            self._find_tile(tile)
            if tile < t_.FIRST_BONUS:
                player.objectives = (*player.objectives, tile)
                continue
            player.bonus_tiles = (*player.bonus_tiles, tile)
            player.permanent += t_.BONUS_TILES[tile - t_.FIRST_BONUS].permanent == "permanent-certificate"
            player.duplicates += t_.BONUS_TILES[tile - t_.FIRST_BONUS].permanent == "duplicate"
        return self._changed()

    # --- laying out: the common things ---

    def stand(self, node: str, seat: int | None = None) -> Table:
        """Put a herder there; "simmental" is the Simmental space."""
        where = SIMMENTAL_SPACE if node == "simmental" else NODE_IDS.index(node)
        self._player(seat).herder = where
        return self._changed()

    def build(self, node: str, building: int, seat: int | None = None, side: str | None = None) -> Table:
        """Put a common building of a player on an empty space."""
        number = NODE_IDS.index(node)
        player = self._player(seat)
        assert number in SPACES
        assert not self.state.built[number]
        assert self.state.building_stacks[building - 1]
        assert player.buildings < bl.OWNERSHIP_TOKENS
        self.state.building_stacks[building - 1] -= 1
        self.state.built[number] = building
        self.state.owners[number] = player.seat
        self.state.locations |= 1 << number
        player.buildings += 1
        return self.side(building, side) if side else self._changed()

    def side(self, building: int, side: str) -> Table:
        """A building stack shows this side."""
        sides = list(self.state.building_sides)
        sides[building - 1] = "ab".index(side)
        self.state.building_sides = tuple(sides)
        return self._changed()

    def train_side(self, card: str, side: str) -> Table:
        """A train card shows its "plain" or "star" side."""
        sides = list(self.state.train_sides)
        sides[tr.TRAIN_IDS.index(card)] = ("plain", "star").index(side)
        self.state.train_sides = tuple(sides)
        return self._changed()

    def face_up(self, *tiles: str) -> Table:
        """Exactly these tiles lie face up in the slots of their kind, from left to right (at most three)."""
        for first, bonus in ((0, False), (t_.FIRST_BONUS, True)):
            wanted = [tile for tile in map(t_.TILE_IDS.index, tiles) if (tile >= t_.FIRST_BONUS) == bonus]
            if not wanted:
                continue
            slots = self.state.bonus_tiles if bonus else self.state.objectives
            stack = sum(1 << tile - first for tile in slots if tile >= 0)
            if bonus:
                self.state.bonus_stack |= stack
                self.state.bonus_tiles = (t_.NO_TILE,) * t_.FACE_UP
            else:
                self.state.objective_stack |= stack
                self.state.objectives = (t_.NO_TILE,) * t_.FACE_UP
            for tile in wanted:
                self._find_tile(tile)
            new = (*wanted, t_.NO_TILE, t_.NO_TILE)[: t_.FACE_UP]
            if bonus:
                self.state.bonus_tiles = new
            else:
                self.state.objectives = new
        return self._changed()

    def no_more(self, kind: str, seat: int = -1) -> Table:
        """Give every tile of the face-down stack ("objective" or "bonus") to a player (the last seat)."""
        player = self.state.players[seat]
        if kind == "objective":
            tiles = [i for i in range(t_.FIRST_BONUS) if self.state.objective_stack >> i & 1]
            player.objectives = (*player.objectives, *tiles)
            self.state.objective_stack = 0
        else:
            tiles = [i for i in range(len(t_.BONUS_TILES)) if self.state.bonus_stack >> i & 1]
            player.bonus_tiles = (*player.bonus_tiles, *(t_.FIRST_BONUS + i for i in tiles))
            self.state.bonus_stack = 0
        return self._changed()

    def market(self, **numbers: int) -> Table:
        """These breeds (with _ for -) have so many cards left; their other cards go to the box."""
        for name, number in numbers.items():
            card = c.BREED_IDS.index(name.replace("_", "-"))
            self._box(card, self.state.market[card] - number)
            self.state.market[card] = number
        return self._changed()

    def supply(self, **numbers: int) -> Table:
        """These types have so many cards left in the worker supply; their other cards go to the box."""
        for name, number in numbers.items():
            worker = WORKERS.index(name)
            gone = self.state.worker_supply[worker] - number
            card = c.FIRST_WORKER + worker
            self.state.box = tuple(n + gone * (i == card) for i, n in enumerate(self.state.box))
            self.state.worker_supply[worker] = number
        return self._changed()

    def simmentals(self, number: int) -> Table:
        """So many Simmental cards are left on the board; the others go to the box."""
        self._box(c.SIMMENTAL, self.state.simmentals - number)
        self.state.simmentals = number
        return self._changed()

    # --- laying out: where in a turn we are ---

    def turn(self, seat: int | None = None, node: str | None = None) -> Table:
        """Begin a fresh turn of a player whose herder stands on a node: phase A."""
        seat = self.seat if seat is None else seat
        if node is not None:
            self.stand(node, seat)
        self.state.stack.clear()
        turn.begin_turn(self.state, seat)
        return self._changed()

    def at(self, node: str, seat: int | None = None) -> Table:
        """The player's herder has just arrived on a node: phase B begins (at El Paso its first actions)."""
        self.turn(seat, node)
        self.state.stack.pop()  # phase A
        return self._changed()

    def at_actions(self, letter: str, seat: int | None = None) -> Table:
        """The same on a neutral tile, wherever it lies."""
        tile = bl.NEUTRAL_IDS.index(letter)
        return self.at(NODE_IDS[self.state.neutrals.index(tile)], seat)

    def at_building(
        self, building: int, side: str = "a", own: bool = True, node: str = "S2", seat: int | None = None
    ) -> Table:
        """The same on a common building, which is put on the node: an own one, or the next player's."""
        seat = self.seat if seat is None else seat
        owner = seat if own else (seat + 1) % len(self.state.players)
        if self.building_on(node) is None:
            self.build(node, building, owner)
        return self.side(building, side).at(node, seat)

    def with_effects(self, *effects: tuple[Any, ...]) -> Table:
        """Phase B on NB is over but for a card that shows some known group of effects (a train card's, …)."""
        group = g.GROUPS.index(effects)
        self.at("NB")
        self.state.stack[-1] = (w.ACTIONS, self.seat, group, 0)
        return self._changed()

    # --- inside ---

    def _player(self, seat: int | None) -> Player:
        return self.me if seat is None else self.state.players[seat]

    def _changed(self) -> Table:
        self.state.events = []
        settle(self.match.spec.rules, self.state)
        self.match._options = None
        self.match._raise_barrier()
        return self

    def _box(self, card: int, number: int) -> None:
        """Move cards to the box (or from it)."""
        if card >= c.FIRST_WORKER:
            # A set-up by hand keeps the 12 cards of a type together: surplus workers return to the supply.
            self.state.worker_supply[card - c.FIRST_WORKER] += number
            return
        self.state.box = tuple(n + number * (i == card) for i, n in enumerate(self.state.box))

    def _fetch(self, card: int) -> None:
        """Take a card for a player: from the box if it lies there, else from its place on the table."""
        state = self.state
        if card >= c.FIRST_WORKER:
            state.worker_supply[card - c.FIRST_WORKER] -= 1
            assert state.worker_supply[card - c.FIRST_WORKER] >= 0
        elif state.box[card]:
            self._box(card, -1)
        elif card == c.SIMMENTAL:
            state.simmentals -= 1
        elif card in c.MARKET:
            state.market[card] -= 1
            assert state.market[card] >= 0
        # A starting breed: a card that never was there before. The census is compared from now on.

    def _find_tile(self, tile: int) -> None:
        """Take a tile away from wherever it lies; its place is refilled from the stack."""
        state = self.state
        if tile < t_.FIRST_BONUS:
            state.objective_stack &= ~(1 << tile)
            if tile in state.objectives:
                new = _lowest(state.objective_stack)
                state.objective_stack &= ~(1 << new)
                state.objectives = tuple(new if x == tile else x for x in state.objectives)
            for player in state.players:
                if tile in player.objectives:
                    new = _lowest(state.objective_stack)
                    state.objective_stack &= ~(1 << new)
                    player.objectives = tuple(new if x == tile else x for x in player.objectives)
            return
        state.bonus_stack &= ~(1 << tile - t_.FIRST_BONUS)
        if tile in state.bonus_tiles:
            new = _lowest(state.bonus_stack)
            state.bonus_stack &= ~(1 << new)
            state.bonus_tiles = tuple(new + t_.FIRST_BONUS if x == tile else x for x in state.bonus_tiles)
        assert not any(tile in player.bonus_tiles for player in state.players), "a player owns that tile"


def _lowest(stack: int) -> int:
    assert stack
    return (stack & -stack).bit_length() - 1


def _named(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _outcome(thing: str) -> int:
    if thing in c.CARD_IDS:
        return c.CARD_IDS.index(thing)
    tile = t_.TILE_IDS.index(thing)
    return tile if tile < t_.FIRST_BONUS else tile - t_.FIRST_BONUS


def counts(*cards: str) -> dict[str, int]:
    """Cards as the table's piles give them: counts("criollo", "criollo") == {"criollo": 2}."""
    return dict(Counter(cards))
