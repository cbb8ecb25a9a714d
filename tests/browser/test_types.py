"""The client's types are made from the server's schemas, and are not stale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_client_types_are_those_of_the_server() -> None:
    made = subprocess.run(
        [sys.executable, WEB / "client_types.py"], capture_output=True, check=True, encoding="utf-8"
    )
    kept = (WEB / "src/lib/types.gen.ts").read_text(encoding="utf-8")
    assert made.stdout == kept, "run `make client-types`"
