"""What a seat may see, made ready for the wire: all that leaves the server about a game is made here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from rondel.core.events import MANY, Event
from rondel.core.game import GameSpec
from rondel.core.match import Match
from rondel.server.wire import Frame, Score, Told, View

MOST_EVENTS = 400  # of the past in one frame; earlier ones are asked for by step


def frame(match: Match, seat: int | None, since: int, redo: bool) -> Frame:
    """Give what a seat (None: a watcher) may see, with the events from a step on."""
    view = match.view(seat)
    for choice, move in zip(view["choices"], match.moves(), strict=False):
        events, final = match.preview(move)
        choice["final"] = final
        choice["preview"] = [_message(match.spec, event) for event in events]
    deciding = seat is not None and seat == match.seat
    revealed = match.revealed if deciding else None
    return Frame(
        view=cast(View, view),
        events=_told(match.spec, match.log(seat, since)),
        scores=cast(list[Score], match.seen_scores(seat)),
        can_undo=deciding and match.can_undo,
        can_redo=deciding and redo,
        last_own=None if seat is None else last_own_step(match, seat),
        revealed=None if revealed is None else match.spec.tell(revealed)[0],
    )


def recent(match: Match, seat: int | None, since: int) -> int:
    """Move a step up so that the frame stays small, but not past the seat's own last move."""
    log = match.log(seat)
    if since > 0 or len(log) <= MOST_EVENTS:
        return since
    cut = log[-MOST_EVENTS][0]
    own = None if seat is None else last_own_step(match, seat)
    return cut if own is None else min(cut, own + 1)


def last_own_step(match: Match, seat: int) -> int | None:
    """Give the step of a seat's last own move, for "since your last turn"."""
    moves = match._moves
    return next((step for step in range(len(moves), 0, -1) if moves[step - 1][0] == seat), None)


def _told(spec: GameSpec, log: Iterable[tuple[int, Event]]) -> list[Told]:
    told = []
    for step, event in log:
        key, arguments = spec.tell(event)
        told.append(Told(step, key, arguments, _refs(spec, event, arguments)))
    return told


def _message(spec: GameSpec, event: Event) -> dict[str, Any]:
    key, arguments = spec.tell(event)
    return {"key": key, "arguments": arguments, "refs": _refs(spec, event, arguments)}


def _refs(spec: GameSpec, event: Event, arguments: dict[str, Any]) -> list[tuple[str, str]]:
    """List the things that an event names, as (kind, id)."""
    refs: list[tuple[str, str]] = []
    for name, kind in spec.events[event[0]].arguments:
        value = arguments[name]
        if kind.startswith(MANY):
            refs += [(kind[len(MANY) :], thing) for thing in value]
        elif kind and value != "hidden":
            refs.append((kind, value))
    return refs
