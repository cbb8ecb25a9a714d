"""Records: each move and what chance gave, as JSON that replays without the generator."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from rondel.core.errors import BadRecord

FORMAT = "rondel-record"
VERSION = 1


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One move: who, what, and what chance gave."""

    seat: int
    move: str
    chance: list[int] = []


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game so far. Without `stream` chance goes on from fresh entropy."""

    format: str
    version: int
    game: str
    rules: int
    players: int
    options: dict[str, str]
    setup: list[int]
    moves: list[Step]
    stream: int | None = None
    digest: str | None = None


def digest(record: Mapping[str, Any]) -> str:
    """Fingerprint a record's content, so that damage and edits show."""
    content = {key: value for key, value in record.items() if key != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read(data: object) -> Record:
    """Check what claims to be a record: text, bytes or what JSON gives. Says what is wrong with it."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not a record: it is not whole JSON ({error})") from error
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadRecord(f'not a record: it lacks "format": "{FORMAT}"')
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise BadRecord(f"not a record: its version is {version!r}")
    if version > VERSION:
        raise BadRecord(f"the record has version {version}; this Rondel reads up to version {VERSION}")
    try:
        record = msgspec.convert(data, Record, strict=True)
    except msgspec.ValidationError as error:
        raise BadRecord(f"the record is damaged: {error}") from error
    if record.stream is not None and not 0 <= record.stream < 1 << 64:
        raise BadRecord(f"the record is damaged: its stream is {record.stream}")
    if record.digest is not None and record.digest != digest(data):
        raise BadRecord("the record was edited or damaged: its digest does not fit its content")
    return record
