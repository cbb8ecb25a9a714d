"""Structured logs: one JSON object a line. Neither keys nor anything hidden in a game is ever logged."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import structlog

log: Any = structlog.get_logger("rondel")


def configure() -> None:
    """Write JSON lines to the error stream."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_Translated()], force=True)


class _Translated(logging.Handler):
    """Takes the warnings of libraries; of exceptions only kind and place, never the message."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one of them."""
        if record.exc_info and record.exc_info[1] is not None:
            failure("library-error", record.exc_info[1], source=record.name)
        else:
            log.warning("library", source=record.name, said=record.getMessage()[:300])


def failure(event: str, error: BaseException, **details: Any) -> None:
    """Log an unexpected error by its kind and place; its message might tell hidden things."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [
        f"{frame.filename.rsplit('site-packages/')[-1]}:{frame.lineno} {frame.name}" for frame in frames
    ]
    log.error(event, error=type(error).__name__, places=places[-12:], **details)
