"""The `rondel` command."""

from __future__ import annotations

import sys

from rondel.core.errors import RondelError


def main() -> None:
    """Run the command; say what is wrong in one line and leave with 2 when something is refused."""
    from rondel.cli.app import app

    try:
        app()
    except RondelError as error:
        print(f"rondel: {error}", file=sys.stderr)
        sys.exit(2)
