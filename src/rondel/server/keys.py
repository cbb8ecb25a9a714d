"""Keys: the right to a seat, to watching, to changing a table. Only their digests are stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable

_FORM = re.compile(r"[A-Za-z0-9_-]{43}")
_ID = re.compile(r"[A-Za-z0-9_-]{12}")
MOST_KEYS = 500  # in one request: those of a person's whole collection of tables


def new_key() -> str:
    """Make a key: 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Make an id that cannot be guessed, short enough for a link."""
    return secrets.token_urlsafe(9)


def is_table_id(text: str) -> bool:
    """Say whether a text has the form of a table's id."""
    return _ID.fullmatch(text) is not None


def digest(key: str) -> str:
    """Give what is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def digests(keys: Iterable[str]) -> frozenset[str]:
    """Give the digests of what has the form of a key; anything else opens nothing."""
    return frozenset(digest(key) for key in list(keys)[:MOST_KEYS] if _FORM.fullmatch(key))


def bearer(header: str | None) -> frozenset[str]:
    """Read the keys of an `Authorization: Bearer key,key` header."""
    scheme, _, rest = (header or "").partition(" ")
    if scheme.lower() != "bearer":
        return frozenset()
    return digests(key.strip() for key in rest.split(","))
