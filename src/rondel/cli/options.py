"""What several commands share: reading set-up options, checking names, printing JSON."""

from __future__ import annotations

import json
from typing import Any

from rondel.core.errors import BadSetup


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
