"""From the log to a match: moves that stand, moves that could be played again, answers already given."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import rondel
from rondel.core import codec
from rondel.core import record as records
from rondel.core.errors import BadRecord
from rondel.core.match import Match
from rondel.games import find
from rondel.server.rows import OF_SEATS, Change, Clock, Standing, TableRow


class Unreadable(rondel.RondelError):
    """A stored game that this version of the rules would play differently."""


class History:
    """What follows from a table's changes, besides the match itself."""

    __slots__ = ("answers", "first_news", "number", "redo")

    def __init__(self) -> None:
        self.number = 0
        self.redo: list[str] = []  # undone moves, the next one last
        self.answers: dict[tuple[int, str], int] = {}  # (seat, key) → number
        self.first_news: list[int] = [0]  # by number: the first step that it changed

    def note(self, change: Change, taken_back: Sequence[str] = ()) -> None:
        """Take in the next change, with the moves that it took back."""
        self.number = change.number
        self.answers[change.seat, change.key] = change.number
        self.first_news.append(change.step + (change.move is None))
        if change.what == "redo":
            self.redo.pop()
        elif change.what in ("undo", "restart"):
            self.redo += reversed(taken_back)
        elif change.what not in OF_SEATS:
            self.redo.clear()

    def news_since(self, number: int) -> int:
        """Give the first step whose events somebody who knows this number lacks."""
        news = self.first_news[max(0, number + 1) :]
        return min(news, default=self.first_news[-1] + 1)


def read(table: TableRow, changes: Sequence[Change]) -> tuple[Match, History]:
    """Rebuild a table's match from its log and compare it with the snapshot that people last saw."""
    history = History()
    moves: list[dict[str, Any]] = []
    for change in changes:
        if change.move is not None:
            moves.append({"seat": change.seat, "move": change.move, "chance": change.chance})
        history.note(change, [move["move"] for move in moves[change.step :]])
        del moves[change.step :]
    try:
        match = replay(table, moves)
        kept = codec.decode(match.spec, table.snapshot)
    except BadRecord as error:
        raise Unreadable(f"this game follows rules version {table.rules} and cannot go on here") from error
    if _position(match.state) != _position(kept):
        raise Unreadable("this game was stored by another version of the rules and cannot go on here")
    return match, history


def replay(table: TableRow, moves: list[dict[str, Any]]) -> Match:
    """Play these moves again, with what chance gave; the future is fresh."""
    return rondel.load(
        {
            "format": records.FORMAT,
            "version": records.VERSION,
            "game": table.game,
            "rules": table.rules,
            "players": table.players,
            "options": table.options,
            "setup": table.setup,
            "moves": moves,
        },
        validate=False,
    )


def prefix(match: Match, step: int) -> Match:
    """Give the match as it was after a step, with a fresh future."""
    return rondel.load(public_record(match, step), validate=False)


def public_record(match: Match, step: int | None = None) -> dict[str, Any]:
    """Give the record up to a step, without the stream from which chance would go on."""
    content = match.record()
    del content["stream"], content["digest"]
    if step is not None:
        content["moves"] = content["moves"][:step]
    content["digest"] = records.digest(content)
    return content


def play(match: Match, move: str) -> list[int]:
    """Play a move with fresh entropy, so that no stored number foretells it; say what chance gave."""
    match.state.chance.stream = secrets.randbits(64)
    match.play(move)
    return list(match.state.chance.given)


def advance(match: Match, change: Change) -> Match:
    """Follow a change that another process made."""
    if change.what in OF_SEATS:
        return match
    if change.move is None:
        return prefix(match, change.step)
    after = match.copy()
    after.state.chance.script = change.chance[::-1]
    after.play(change.move)
    after.state.chance.script = after._barrier.chance.script = None
    return after


def texts_after(match: Match, step: int) -> list[str]:
    """List the moves after a step in notation."""
    return [move["move"] for move in match.record()["moves"][step:]]


def standing(match: Match, bots: frozenset[int], clock: Clock) -> Standing:
    """Say where a game stands, for the store."""
    return Standing(
        step=match.step,
        deciding=match.seat,
        bot_to_move=match.seat in bots,
        over=match.over,
        scores=match.scores() if match.over else None,
        snapshot=codec.encode(find(match.spec.id), match.state),
        used=clock.used,
        since=clock.since,
    )


def _position(state: Any) -> Any:
    """Leave out what led to the position and where chance would go on."""
    state = state.copy()
    state.chance.stream = 0
    state.chance.script = None
    return state
