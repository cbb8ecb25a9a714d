"""Refusals over HTTP: what is wrong and nothing else (RFC 9457)."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rondel.core.errors import BadRecord, IllegalMove, RondelError, UnknownGame
from rondel.locale import UnknownLanguage
from rondel.server import logs
from rondel.server.history import Unreadable
from rondel.server.people import NoSeat, NotLate
from rondel.server.tables import NoTable, Refused
from rondel.server.wire import Message, Problem, ProblemCode

_MOST = 300  # characters of a detail
_PROBLEM_JSON = "application/problem+json"

_HTTP_CODES: dict[int, ProblemCode] = {404: "unknown", 405: "unknown", 413: "too-large"}

SPECS = {
    status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, media_type=_PROBLEM_JSON)
    for status in (400, 403, 404, 405, 409, 413, 415, 422, 429, 500)
}


class Forbidden(Exception):
    """The keys of the request do not open this."""


class NoStep(Exception):
    """A game has not come so far; its last step."""

    def __init__(self, last: int) -> None:
        super().__init__(last)
        self.last = last


class TooFast(Exception):
    """Too many requests; seconds until the next one is welcome."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def problem(status: int, code: ProblemCode, detail: str, number: int | None = None) -> Response[bytes]:
    """Make an answer that says what is wrong; its message may have one number."""
    message = Message(f"problem-{code}", {} if number is None else {"n": number})
    content = Problem(status, HTTPStatus(status).phrase, detail[:_MOST], code, message)
    headers = {"Retry-After": str(number)} if status == HTTPStatus.TOO_MANY_REQUESTS else None
    return Response(
        msgspec.json.encode(content), status_code=status, media_type=_PROBLEM_JSON, headers=headers
    )


def _refusal(error: Exception) -> tuple[int, ProblemCode, str]:
    match error:
        case NoTable():
            return 404, "no-table", "there is no such table"
        case NoSeat():
            return 409, "no-seat", "no seat is free here"
        case NotLate():
            return 409, "not-late", "whoever decides still has time, or it is not this seat"
        case Forbidden():
            return 403, "forbidden", "the keys of this request do not open this"
        case Refused():
            return 409, "stale", "the table has changed meanwhile"
        case Unreadable():
            return 409, "unreadable", str(error)
        case UnknownGame() | UnknownLanguage():
            return 404, "unknown", str(error)
        case BadRecord():
            return 400, "bad-record", str(error)
        case IllegalMove():
            return 400, "malformed", str(error)
        case RondelError():
            return 400, "bad-setup", str(error)
        case HTTPException() if error.status_code < 500:
            return error.status_code, _HTTP_CODES.get(error.status_code, "malformed"), error.detail
    return 500, "internal", "something went wrong here; nothing was changed"


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer any error; those nobody expected are logged without their message."""
    if isinstance(error, TooFast):
        return problem(429, "too-fast", "too many requests", max(1, round(error.seconds + 0.5)))
    if isinstance(error, NoStep):
        return problem(400, "no-step", f"this game has {error.last} steps", error.last)
    status, code, detail = _refusal(error)
    if status == 500:
        request.app.state.metrics.errors.inc()
        logs.failure("request-failed", error, path=request.scope["path"])
    return problem(status, code, detail)
