"""Fixtures of the rule tests of Saltfjord. Helpers are in `table.py` beside this file."""

from __future__ import annotations

import pytest

from tests.rules.saltfjord.table import Table, plain


@pytest.fixture
def t() -> Table:
    """Two players in the first turn of the game; nobody has goods, abilities, tiles or a catch."""
    return plain()
