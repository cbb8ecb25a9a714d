"""What several commands share: reading numbers and set-up options, checking names, printing JSON."""

from __future__ import annotations

import json
from typing import Any

from rondel.core.errors import BadSetup

_DIGITS = 6  # more than any number that a game asks for


def number(line: str, most: int) -> int | None:
    """Read a whole number up to `most`; None when the line is none, however long it is."""
    if not line.isdecimal() or len(line) > _DIGITS:
        return None
    value = int(line)
    return value if value <= most else None


def parse_options(pairs: list[str] | None) -> dict[str, str]:
    """Read `name=value` pairs."""
    options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadSetup(f"an option is written name=value, such as neutral=shuffled, not {pair!r}")
        options[name] = value
    return options


def print_json(data: Any) -> None:
    """Print data for machines."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
