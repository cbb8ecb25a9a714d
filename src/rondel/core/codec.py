"""States as bytes: a snapshot that decodes to an equal state and continues alike."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rondel.core.errors import BadRecord
from rondel.core.game import GameSpec

FORMAT = 1

_encoder = msgspec.json.Encoder()


@cache
def _decoder(state: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(state)


def encode(spec: GameSpec, state: Any) -> bytes:
    """Write a state with the versions it belongs to."""
    header = {"format": FORMAT, "game": spec.id, "rules": spec.version}
    return _encoder.encode(header) + b"\n" + _encoder.encode(state)


def decode(spec: GameSpec, data: bytes) -> Any:
    """Read a state back."""
    header, _, body = data.partition(b"\n")
    try:
        versions = msgspec.json.decode(header)
        if versions != {"format": FORMAT, "game": spec.id, "rules": spec.version}:
            raise BadRecord(f"this snapshot is not of {spec.id}, rules version {spec.version}: {versions}")
        return _decoder(spec.state).decode(body)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"this is not a whole snapshot: {error}") from error
