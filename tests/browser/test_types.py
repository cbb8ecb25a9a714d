"""The client's types say what the server's structs say."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from rondel.server import wire

TYPES = (Path(__file__).parents[2] / "web/src/lib/types.ts").read_text(encoding="utf-8")
PAIRS = {
    "Summary": wire.Summary,
    "SeatSummary": wire.SeatInfo,
    "StepView": wire.StepView,
    "ChatLine": wire.Line,
    "Created": wire.Created,
    "Frame": wire.Frame,
}


def fields(name: str) -> set[str]:
    """Read the fields of an interface of the client."""
    found = re.search(rf"export interface {name}(?:<[^{{]*>)? \{{\n(.*?)\n\}}", TYPES, re.S)
    assert found, f"no interface {name}"
    return set(re.findall(r"^  (\w+)\??:", found[1], re.M))


@pytest.mark.parametrize("name", PAIRS)
def test_interface_has_the_fields_of_the_struct(name: str) -> None:
    assert fields(name) == {field.encode_name for field in msgspec.structs.fields(PAIRS[name])}
