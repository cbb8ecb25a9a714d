"""Refusals over HTTP: what is wrong and nothing else (RFC 9457)."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rondel.core.errors import RondelError, UnknownGame
from rondel.locale import UnknownLanguage
from rondel.server import logs
from rondel.server.history import Unreadable
from rondel.server.people import NoSeat
from rondel.server.tables import NoTable, Refused
from rondel.server.wire import Problem

_MOST = 300  # characters of a detail
_PROBLEM_JSON = "application/problem+json"

SPECS = {
    status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, media_type=_PROBLEM_JSON)
    for status in (400, 403, 404, 405, 409, 413, 415, 422, 429, 500)
}


class Forbidden(Exception):
    """The keys of the request do not open this."""


class TooFast(Exception):
    """Too many requests; seconds until the next one is welcome."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def problem(status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    """Make an answer that says what is wrong."""
    content = Problem(status, HTTPStatus(status).phrase, detail[:_MOST], code)
    return Response(
        msgspec.json.encode(content), status_code=status, media_type=_PROBLEM_JSON, headers=headers
    )


def _refusal(error: Exception) -> tuple[int, str, str]:
    match error:
        case NoTable():
            return 404, "no-table", "there is no such table"
        case NoSeat():
            return 409, "no-seat", "no seat is free here"
        case Forbidden():
            return 403, "forbidden", "the keys of this request do not open this"
        case Refused():
            return 409, error.code, "the table has changed meanwhile"
        case Unreadable():
            return 409, "unreadable", str(error)
        case UnknownGame() | UnknownLanguage():
            return 404, "unknown", str(error)
        case RondelError():
            return 400, "refused", str(error)
        case HTTPException() if error.status_code < 500:
            return error.status_code, "refused", error.detail
    return 500, "internal", "something went wrong here; nothing was changed"


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer any error; those nobody expected are logged without their message."""
    if isinstance(error, TooFast):
        seconds = max(1, round(error.seconds + 0.5))
        return problem(429, "too-fast", "too many requests", {"Retry-After": str(seconds)})
    status, code, detail = _refusal(error)
    if status == 500:
        request.app.state.metrics.errors.inc()
        logs.failure("request-failed", error, path=request.scope["path"])
    return problem(status, code, detail)
