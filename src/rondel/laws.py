"""Laws that hold for every registered game, checked at every step of random play or of bots' play with slips.

`check_game` plays one game and raises `BrokenLaw` with the seed that shows it. The tests run it on small
numbers of games, `rondel sim --laws` on large ones.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from rondel.bots import Bot
from rondel.core import codec, frames
from rondel.core import record as records
from rondel.core.chance import seeded
from rondel.core.errors import IllegalMove, NothingToUndo, RondelError
from rondel.core.events import reveals, seen_by
from rondel.core.frames import Move
from rondel.core.game import GameSpec
from rondel.core.match import Match, begin, replay

MOST_MOVES = 5_000  # every game ends long before
SLIPS = 0.1  # how often a guest's choice is left to chance, so that games go where bots would not


class BrokenLaw(RondelError):
    """A law of the house does not hold."""


class Played(NamedTuple):
    """A game that kept the laws."""

    moves: int
    longest_options: int


def random_options(spec: GameSpec, players: int, chooser: random.Random) -> dict[str, str]:
    """Choose every set-up option at random."""
    return {
        option.id: chooser.choice(option.values)
        for option in spec.options
        if players == 1 or not option.solo_only
    }


def check_game(
    spec: GameSpec, players: int, options: Mapping[str, str], seed: int, guests: Sequence[Bot] = ()
) -> Played:
    """Play a game at random, or by guests with slips, and check every law at every step."""
    chooser = random.Random(seed)
    match = begin(spec, players, options, seeded(seed))
    game = _Checked(spec, match, chooser, guests)
    try:
        while not match.over:
            game.step()
        game.end()
    except Exception as error:
        where = f"{spec.id}, {players} players, options {dict(options)}, seed {seed}, move {match.step}"
        raise BrokenLaw(f"{error} ({where})") from error
    return Played(match.step, game.longest)


class _Checked:
    """One game under watch."""

    def __init__(self, spec: GameSpec, match: Match, chooser: random.Random, guests: Sequence[Bot]) -> None:
        self.spec = spec
        self.match = match
        self.chooser = chooser
        self.guests = guests
        self.longest = 0
        self.census = spec.census(match.state)
        self.imagination = seeded(chooser.getrandbits(64))
        self.kept = match.state.copy()  # an earlier copy, which must never change
        self.kept_bytes = codec.encode(spec, self.kept)

    def step(self) -> None:
        """Check this position, make a move, check the move."""
        moves = self.match.moves()
        self.longest = max(self.longest, len(moves))
        self.options_are_complete(moves)
        self.refusals_are_no_options(moves)
        self.seats_see_only_theirs()
        move = self.choose(moves)
        self.copies_go_their_own_way(move)
        before = self.spec.ledger(self.match.state)
        snapshot = codec.encode(self.spec, self.match.state)
        seat = self.match.seat
        self.match.play(move)
        self.nothing_is_lost(before)
        self.undo_stops_at_reveals(snapshot, move, seat)
        _hold(self.match.step < MOST_MOVES, "every game ends")

    def choose(self, moves: list[Move]) -> Move:
        """Choose at random, or as the guest at this seat would; guests slip now and then."""
        seat = self.match.seat
        if not self.guests or seat is None or self.chooser.random() < SLIPS:
            return self.chooser.choice(moves)
        text = self.spec.notation.text
        chosen = self.guests[seat].choose(self.match.view(seat), [text(move) for move in moves])
        move = self.spec.notation.move(chosen)
        _hold(move in moves, "guests choose among the options")
        return cast(Move, move)

    def end(self) -> None:
        """Check the end and the record of the whole game."""
        _hold(self.match.moves() == [], "options are empty at the end")
        for score in self.spec.scores(self.match.state):
            _hold(score.total == sum(score.categories.values()), "a score is the sum of its categories")
        content = self.match.record()
        for validate in (True, False):
            again = replay(self.spec, records.read(json.dumps(content)), validate)
            _hold(again.record() == content, "a record replays to the same record")
            _hold(again.state == self.match.state, "a record replays to the same state")
            _hold(again.log(None) == self.match.log(None), "a record replays to the same log")

    def options_are_complete(self, moves: list[Move]) -> None:
        """Options exist, do not repeat, and come in the same order for an equal state."""
        _hold(bool(moves), "options are empty only at the end")
        _hold(len(set(moves)) == len(moves), "options do not repeat")
        for move in moves:
            frames.apply(self.spec.rules, self.match.state.copy(), move)  # never raises
        again = frames.options(self.spec.rules, self.match.state.copy())
        _hold(again == moves, "options have one order")
        texts = [self.spec.notation.text(move) for move in moves]
        _hold([self.spec.notation.move(text) for text in texts] == moves, "notation reads what it writes")
        try:
            self.match.play("no such move")
        except IllegalMove:
            return
        raise BrokenLaw("what is no option is refused")

    def refusals_are_no_options(self, moves: list[Move]) -> None:
        """What is said to be impossible is offered by no option, is named once, and changes nothing."""
        offered = {self.spec.notation.points_at(move) for move in moves}
        refused = [thing for thing, _ in self.spec.refusals(self.match.state)]
        _hold(offered.isdisjoint(refused), "what is refused is no option")
        _hold(len(set(refused)) == len(refused), "nothing is refused twice")

    def copies_go_their_own_way(self, move: Move) -> None:
        """Copies and decoded snapshots equal the state, and the same move takes them to equal states."""
        state = self.match.state
        data = codec.encode(self.spec, state)
        copy = state.copy()
        copy.events, copy.chance.given = state.events, state.chance.given  # what led here is not copied
        _hold(copy == state, "a copy equals")
        decoded = codec.decode(self.spec, data)
        _hold(decoded == state, "decoding gives an equal state")
        frames.apply(self.spec.rules, copy, move)
        frames.apply(self.spec.rules, decoded, move)
        _hold(codec.encode(self.spec, state) == data, "a move on a copy leaves the original alone")
        _hold(copy == decoded, "copy and snapshot continue alike")
        _hold(codec.encode(self.spec, self.kept) == self.kept_bytes, "a copy never changes later")
        if self.chooser.random() < 0.1:
            self.kept = state.copy()
            self.kept_bytes = codec.encode(self.spec, self.kept)

    def nothing_is_lost(self, before: Mapping[tuple[int, int], int]) -> None:
        """Components are conserved; events account for every change of money and tokens."""
        state = self.match.state
        _hold(self.spec.census(state) == self.census, "components are conserved")
        expected = dict(before)
        for event in state.events:
            for seat, resource, amount in self.spec.changes(event):
                expected[seat, resource] += amount
        after = self.spec.ledger(state)
        _hold(after == expected, "events account for every change")
        _hold(min(after.values()) >= 0, "nothing falls below zero")

    def seats_see_only_theirs(self) -> None:
        """States that differ only in what a seat cannot know look alike to it, now and after a move."""
        seat = self.chooser.choice((None, *range(len(self.match.state.players))))
        seen = self.match.view(seat)
        other = self.match.copy()
        # Through JSON, as a bot in another process would get it.
        seen_bytes = msgspec.json.encode(seen)
        seen_state = msgspec.json.decode(seen_bytes)["state"]
        other.state = self.spec.imagine(seen_state, self.imagination)
        other._options = None
        _hold(msgspec.json.encode(other.view(seat)) == seen_bytes, "an imagined state has the same view")
        scores = self.match.seen_scores(seat)
        _hold(other.seen_scores(seat) == scores, "live scores do not tell what is hidden")
        self.events_look_alike(other.state, seat)

    def events_look_alike(self, imagined: Any, seat: int | None) -> None:
        """A move that neither needs chance nor reveals shows a seat the same events whatever is hidden."""
        rules = self.spec.rules
        real = self.match.state.copy()
        common = [move for move in frames.options(rules, imagined) if move in self.match.moves()]
        if not common:
            return
        move = self.chooser.choice(common)
        frames.apply(rules, real, move)
        frames.apply(rules, imagined, move)
        if real.chance.given or imagined.chance.given or reveals(self.spec.events, real.events):
            return
        events = [[seen_by(self.spec.events, event, seat) for event in s.events] for s in (real, imagined)]
        _hold(events[0] == events[1], "events do not tell what is hidden")

    def undo_stops_at_reveals(self, snapshot: bytes, move: Move, seat: int | None) -> None:
        """A move can be taken back exactly when it revealed nothing and the same seat goes on."""
        state = self.match.state
        after = codec.encode(self.spec, state)
        final = reveals(self.spec.events, state.events) or bool(state.chance.given) or self.match.seat != seat
        _hold(self.match.can_undo == (not final), "undo never crosses a reveal")
        if final:
            try:
                self.match.undo()
            except NothingToUndo:
                return
            raise BrokenLaw("undo never crosses a reveal")
        log = self.match.log(None, since=self.match.step)
        self.match.undo()
        _hold(_position(self.match.state) == _position(codec.decode(self.spec, snapshot)), "undo goes back")
        self.match.play(move)
        _hold(codec.encode(self.spec, self.match.state) == after, "an undone move can be played again")
        _hold(self.match.log(None, since=self.match.step) == log, "an undone move leaves no trace in the log")


def _position(state: Any) -> Any:
    """Compare positions apart from the events and outcomes that led to them."""
    state = state.copy()
    state.events = []
    return state


def _hold(law: bool, name: str) -> None:
    if not law:
        raise BrokenLaw(f"broken law: {name}")
