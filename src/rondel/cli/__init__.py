"""The `rondel` command."""

from __future__ import annotations

import sys

from rondel.core.errors import RondelError


def main() -> None:
    """Run the command; say what is wrong in one line and leave with 2 when something is refused."""
    from rondel.cli.app import app

    try:
        app(standalone_mode=False)
    except RondelError as error:
        sys.exit(_refuse(str(error)))


def _refuse(message: str) -> int:
    print(f"rondel: {message}", file=sys.stderr)
    return 2
