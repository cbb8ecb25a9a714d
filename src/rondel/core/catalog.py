"""Provenance of component data.

Every component row says for each of its data where it comes from, so that a person who owns the box can see
what is stated, what is inferred, and what was reconstructed and may be corrected.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

Tag = Literal["S", "P", "I", "R"]


class Origin(NamedTuple):
    """Where one datum comes from: S rulebook, P public material, I inferred, R reconstructed."""

    tag: Tag
    note: str = ""


S: Final = Origin("S")
R: Final = Origin("R")


def P(source: str) -> Origin:  # noqa: N802 - the specification's tag
    """Seen in public material."""
    return Origin("P", source)


def I(reason: str) -> Origin:  # noqa: N802 - the specification's tag
    """Inferred from the rulebook or a sibling game."""
    return Origin("I", reason)


_NO_THINGS: Final[Mapping[str, str]] = {}


class Row(NamedTuple):
    """One component as the catalogue shows it."""

    kind: str
    id: str
    data: Mapping[str, object]
    origin: Mapping[str, Origin]
    effects: tuple[tuple[object, ...], ...] = ()
    things: Mapping[str, str] = _NO_THINGS  # by datum: the kind of the things in it, if not the row's own
