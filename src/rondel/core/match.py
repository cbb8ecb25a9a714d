"""A match: one game being played, with options, undo and record. The public face of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.core import frames
from rondel.core import record as records
from rondel.core.chance import Chance, scripted
from rondel.core.effects import Text
from rondel.core.errors import BadRecord, IllegalMove, NothingToUndo
from rondel.core.events import Event, reveals, seen_by
from rondel.core.frames import Move
from rondel.core.game import GameSpec, Score, ranking

_INTERNED: dict[Event, Event] = {}  # logs hold the same few thousand tuples again and again


def forget_shared_events() -> None:
    """Empty the table that logs share, so that a measurement counts it."""
    _INTERNED.clear()


class Option:
    """One legal move, as the list of options offers it."""

    __slots__ = ("_match", "move")

    def __init__(self, match: Match, move: Move) -> None:
        self._match = match
        self.move = move

    @property
    def text(self) -> str:
        """The move in stable notation, such as `hire cowboy`."""
        return self._match.spec.notation.text(self.move)

    @property
    def points_at(self) -> tuple[str, str] | None:
        """The thing on the table that the move names, as (kind, id)."""
        return self._match.spec.notation.points_at(self.move)

    @property
    def label(self) -> Text:
        """The message for people: a key and its arguments. Valid until the next move."""
        return self._match.spec.label(self._match.state, self.move)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.move == self.move

    def __hash__(self) -> int:
        return hash(self.move)

    def __repr__(self) -> str:
        return f"<Option {self.text}>"


class Match:
    """A game being played. Make one with `rondel.new` or `rondel.load`."""

    __slots__ = (
        "_barrier",
        "_barrier_step",
        "_log",
        "_moves",
        "_options",
        "_setup",
        "players",
        "setup_options",
        "spec",
        "state",
    )

    def __init__(
        self, spec: GameSpec, players: int, options: dict[str, str], state: Any, setup: tuple[int, ...]
    ) -> None:
        self.spec = spec
        self.players = players
        self.setup_options = options
        self.state = state
        self._setup = setup  # what chance gave
        self._moves: list[tuple[int, Move, tuple[int, ...]]] = []  # seat, move, what chance gave
        self._log: list[tuple[int, Event]] = [(0, event) for event in self.state.events]
        self._options: list[Move] | None = None
        self._barrier: Any = None  # the state at the barrier, never changed, only copied
        self._barrier_step = 0

    # --- playing ---

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return frames.deciding_seat(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.state.stack

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    def moves(self) -> list[Move]:
        """List the legal moves as tuples: the same list as `options`, without the dressing."""
        return self._legal()[:]

    def _legal(self) -> list[Move]:
        if self._options is None:
            self._options = frames.options(self.spec.rules, self.state)
        return self._options

    def options(self) -> list[Option]:
        """List every legal move, always in the same order; empty only when the game is over."""
        return [Option(self, move) for move in self._legal()]

    def play(self, option: Option | str | Move) -> None:
        """Play one of the options, given as itself, its text or its move."""
        move = self._find(option)
        seat = self.state.stack[-1][1]
        frames.apply(self.spec.rules, self.state, move)
        self._finish_move(seat, move)

    def _find(self, option: Option | str | Move) -> Move:
        move: Move | None
        if isinstance(option, Option):
            move = option.move
        elif isinstance(option, str):
            move = self.spec.notation.move(option)
        else:
            move = option
        legal = self._legal()
        if move in legal:
            return legal[legal.index(move)]  # the ints themselves, also for (20, 3.0)
        said = option.text if isinstance(option, Option) else option
        if not legal:
            raise IllegalMove(f"{said!r} cannot be played: the game is over")
        allowed = ", ".join(self.spec.notation.text(move) for move in legal)
        raise IllegalMove(f"{said!r} is not an option here; the options are: {allowed}")

    def _finish_move(self, seat: int, move: Move) -> None:
        state = self.state
        self._options = None
        self._moves.append((seat, move, tuple(state.chance.given)))
        step = len(self._moves)
        intern = _INTERNED.setdefault
        self._log += [(step, intern(event, event)) for event in state.events]
        if reveals(self.spec.events, state.events) or not state.stack or state.stack[-1][1] != seat:
            self._raise_barrier()

    # --- undo ---

    def _raise_barrier(self) -> None:
        """Nothing before this point can be taken back: it was seen, or another seat is to move."""
        self._barrier = self.state.copy()
        self._barrier_step = len(self._moves)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back."""
        return len(self._moves) > self._barrier_step

    @property
    def revealed(self) -> Event | None:
        """What the deciding seat's own last move showed, so that it cannot be taken back."""
        if self.can_undo or not self._moves or self._moves[-1][0] != self.seat:
            return None
        kinds = self.spec.events
        first = None
        for step, event in reversed(self._log):
            if step < len(self._moves):
                break
            if kinds[event[0]].reveals:
                first = event
        return first

    def undo(self) -> None:
        """Take back the last move, never past a reveal or into another seat's moves."""
        if not self.can_undo:
            raise NothingToUndo("nothing can be taken back: something was revealed, or the turn has passed")
        self._moves.pop()
        kept = self._moves[self._barrier_step :]
        state = self._barrier.copy()
        for _, move, _ in kept:
            frames.apply(self.spec.rules, state, move)
        self.state = state
        while self._log and self._log[-1][0] > len(self._moves):
            self._log.pop()
        self._options = None

    # --- looking ---

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give what a seat may see, ready for JSON (None: a spectator), with its options if it decides."""
        self._check_seat(seat)
        deciding = self.seat
        prompt, arguments = self.spec.prompt(self.state)
        decides = seat is not None and seat == deciding
        return {
            "game": self.spec.id,
            "players": self.players,
            "options": dict(self.setup_options),
            "seat": seat,
            "step": len(self._moves),
            "deciding": deciding,
            "prompt": {"key": prompt, "arguments": arguments},
            "choices": [self._choice(move) for move in self._legal()] if decides else [],
            "refusals": self._refusals() if decides else [],
            "state": self.spec.view(self.state, seat),
        }

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(len(self.state.players)):
            raise ValueError(f"no seat {seat!r}; seats are 0 to {len(self.state.players) - 1}")

    def preview(self, move: Move) -> tuple[list[Event], bool]:
        """Say what a legal move would do before anything hidden shows, and whether it could not be undone."""
        seat = self.seat
        after = self.state.copy()
        frames.apply(self.spec.rules, after, move)
        kinds = self.spec.events
        shown = [seen_by(kinds, event, seat) for event in after.events]
        first = next((i for i, event in enumerate(shown) if kinds[event[0]].reveals), len(shown))
        final = first < len(shown) or bool(after.chance.given) or frames.deciding_seat(after) != seat
        return shown[:first], final

    def _choice(self, move: Move) -> dict[str, Any]:
        key, arguments = self.spec.label(self.state, move)
        return {
            "text": self.spec.notation.text(move),
            "points_at": self.spec.notation.points_at(move),
            "key": key,
            "arguments": arguments,
        }

    def _refusals(self) -> list[dict[str, Any]]:
        return [
            {"points_at": thing, "key": key, "arguments": arguments}
            for thing, (key, arguments) in self.spec.refusals(self.state)
        ]

    def log(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """List (step, event) from a step on, as this seat may know them; step 0 is the set-up."""
        self._check_seat(seat)
        kinds = self.spec.events
        return [(step, seen_by(kinds, event, seat)) for step, event in self._log if step >= since]

    def scores(self) -> list[dict[str, Any]]:
        """Count every seat: total, categories, tie-break, place and honours."""
        return _ranked(self.spec.scores(self.state))

    def seen_scores(self, seat: int | None) -> list[dict[str, Any]]:
        """Count every seat as far as this one may know: points that lie face down are left out."""
        self._check_seat(seat)
        seen = self.spec.seen_scores
        return self.scores() if seen is None or self.over else _ranked(seen(self.state, seat))

    # --- keeping ---

    def copy(self) -> Match:
        """Make an independent match in the same position, with the same future of chance."""
        other = Match(self.spec, self.players, self.setup_options, self.state.copy(), self._setup)
        other._moves = self._moves[:]
        other._log = self._log[:]
        other._options = self._options
        other._barrier = self._barrier
        other._barrier_step = self._barrier_step
        return other

    def record(self) -> dict[str, Any]:
        """Give the whole game as JSON-ready data: moves and what chance gave."""
        text = self.spec.notation.text
        content: dict[str, Any] = {
            "format": records.FORMAT,
            "version": records.VERSION,
            "game": self.spec.id,
            "rules": self.spec.version,
            "players": self.players,
            "options": dict(self.setup_options),
            "setup": list(self._setup),
            "moves": [
                {"seat": seat, "move": text(move), "chance": list(given)} for seat, move, given in self._moves
            ],
            "stream": self.state.chance.stream,
        }
        content["digest"] = records.digest(content)
        return content


def _ranked(counted: list[Score]) -> list[dict[str, Any]]:
    return [
        {
            "seat": score.seat,
            "total": score.total,
            "categories": dict(score.categories),
            "tie_break": score.tie_break,
            "place": place,
            "honours": list(score.honours),
        }
        for score, place in zip(counted, ranking(counted), strict=True)
    ]


def begin(spec: GameSpec, players: int, options: Mapping[str, object] | None, chance: Chance) -> Match:
    """Set up a game; raises BadSetup for what it does not have."""
    checked = spec.check_setup(players, options)
    state = spec.set_up(players, checked, chance)
    match = Match(spec, players, checked, state, tuple(state.chance.given))
    match._raise_barrier()
    return match


def imagined(spec: GameSpec, view: Mapping[str, Any], chance: Chance) -> Match:
    """Go on from what a seat sees, as bots do: what it cannot see is made up, and so is all that follows."""
    state = spec.imagine(view["state"], chance)
    chance.given.clear()
    match = Match(spec, view["players"], dict(view["options"]), state, ())
    match._raise_barrier()
    return match


def replay(spec: GameSpec, record: records.Record, validate: bool = True, stream: int = 0) -> Match:
    """Rebuild a match from its record; `validate` checks every move against the options."""
    if record.rules != spec.version:
        raise BadRecord(
            f"the record follows rules version {record.rules} of {spec.id}; here is {spec.version}"
        )
    chance = scripted(record.setup)
    match = begin(spec, record.players, record.options, chance)
    if chance.script:
        raise BadRecord("the set-up names more outcomes of chance than it needs")
    for number, step in enumerate(record.moves, start=1):
        try:
            _replay_step(match, step, validate)
        except (IllegalMove, BadRecord) as error:
            raise BadRecord(f"move {number} of the record does not fit: {error}") from error
    match.state.chance.script = None
    match.state.chance.stream = match._barrier.chance.stream = (
        stream if record.stream is None else record.stream
    )
    match._barrier.chance.script = None
    return match


def _replay_step(match: Match, step: records.Step, validate: bool) -> None:
    if step.seat != match.seat:
        raise BadRecord(f"seat {step.seat} does not decide here")
    if validate:
        move = match._find(step.move)
    else:
        known = match.spec.notation.move(step.move)
        if known is None:
            raise BadRecord(f"no move is written {step.move!r}")
        move = known
    chance = match.state.chance
    chance.script = step.chance[::-1]
    try:
        frames.apply(match.spec.rules, match.state, move)
    except (AssertionError, LookupError) as error:  # only a trusted record that lies gets here
        raise BadRecord(f"{step.move!r} cannot be played here") from error
    if chance.script:
        raise BadRecord("it names more outcomes of chance than the move needs")
    match._finish_move(step.seat, move)
