"""Fixtures of the rule tests of El Paso. Helpers are in `table.py` beside this file."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.table import Table, table


@pytest.fixture
def t() -> Table:
    """Two players after the draft, the first turn of the start player."""
    return table()


@pytest.fixture
def quiet(t: Table) -> Table:
    """A player with neither money, tokens nor workers."""
    return t.money(0).tokens(0).workers()
