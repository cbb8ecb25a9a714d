"""What an operator can set, with defaults that suit one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Give the folder of the database file, by the XDG convention."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "rondel"


def sqlite_url(folder: Path) -> str:
    """Give the address of the database file in a folder."""
    return f"sqlite+aiosqlite:///{(folder / 'rondel.sqlite3').absolute()}"


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second, after a burst."""

    each_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """How often somebody may do what."""

    requests: Rate = Rate(50, 300)  # HTTP, by address
    key_requests: Rate = Rate(20, 100)  # HTTP, by key
    new_tables: Rate = Rate(1, 60)  # by address: creating, importing, forking
    messages: Rate = Rate(20, 60)  # over one socket
    address_messages: Rate = Rate(400, 800)
    chat: Rate = Rate(1, 10)  # by key
    sockets: int = 400  # open ones, by address


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database: str
    bot_workers: int = 1
    bot_pace: float = 0.25  # seconds that a bot's move takes at least
    live_tables: int = 500  # kept in memory; tables with open sockets stay
    sweep: float = 20.0  # seconds between looks for bots that nobody woke
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    limits: Limits = field(default_factory=Limits)
