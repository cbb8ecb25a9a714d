"""Saved games: a record with who sits where, written so that a crash at any moment leaves a whole file."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from rondel.core import record as records
from rondel.core.errors import BadRecord, RondelError

FORMAT = "rondel-save"
VERSION = 1


class CannotSave(RondelError):
    """The place for the save cannot be written to."""


@dataclass(frozen=True, slots=True)
class Save:
    """A game under way: its record, the players' names, and the bots by seat (None: a person)."""

    record: Mapping[str, Any]
    names: tuple[str, ...] = ()
    bots: tuple[str | None, ...] = ()
    lang: str | None = None


class _Content(msgspec.Struct, forbid_unknown_fields=True):
    """The file, field by field."""

    format: str
    version: int
    record: dict[str, Any]
    names: list[str] = field(default_factory=list)
    bots: list[str | None] = field(default_factory=list)
    lang: str | None = None


# --- writing ---


def write(path: Path | str, content: Mapping[str, Any]) -> None:
    """Write JSON in one step: whoever opens the file finds the earlier content or the new one, whole."""
    path = Path(path)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, text.encode())
    except OSError as error:
        raise CannotSave(f"cannot save in {str(path)!r}: {error.strerror or error}") from error


def _replace(path: Path, data: bytes) -> None:
    """Write beside the file, make it durable, then put it in the file's place."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name durable, where the system lets a folder be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def store(path: Path | str, save: Save) -> None:
    """Save a game with its table."""
    table = {"names": list(save.names), "bots": list(save.bots), "lang": save.lang}
    write(path, {"format": FORMAT, "version": VERSION, **table, "record": dict(save.record)})


def restore(path: Path, before: bytes | None) -> None:
    """Put a file back as it was: gone, when it was not there."""
    if before is None:
        path.unlink(missing_ok=True)
    else:
        _replace(path, before)


# --- reading ---


def read(path: Path | str) -> Save:
    """Read a save, or a record, bare or under "record"; say in one line what is wrong with another file."""
    data = _json(Path(path))
    if isinstance(data, dict) and "format" not in data and isinstance(data.get("record"), dict):
        data = data["record"]
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, records.FORMAT):
        wanted = f'"{FORMAT}" or "{records.FORMAT}"'
        raise BadRecord(f"{str(path)!r} is no saved game: its format is not {wanted}")
    if data["format"] == records.FORMAT:
        return Save(data)
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise BadRecord(f"{str(path)!r} is damaged: its version is {version!r}")
    if version > VERSION:
        raise BadRecord(
            f"{str(path)!r} was saved as version {version}; this Rondel reads up to version {VERSION}"
        )
    try:
        content = msgspec.convert(data, _Content, strict=True)
    except msgspec.ValidationError as error:
        raise BadRecord(f"{str(path)!r} is damaged: {error}") from error
    return Save(content.record, tuple(content.names), tuple(content.bots), content.lang)


def _json(path: Path) -> object:
    """Parse the file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except FileNotFoundError as error:
        raise BadRecord(f"there is no file {str(path)!r}") from error
    except OSError as error:
        raise BadRecord(f"cannot read {str(path)!r}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{str(path)!r} is no saved game: it is not text") from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{str(path)!r} is cut short or damaged: it is not whole JSON ({error})") from error


# --- where saves lie ---


def folder() -> Path:
    """Give the folder of the saves, by the XDG convention."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "rondel" / "saves"


def free_path(name: str) -> Path:
    """Take a name for a new save; refuse one that would overwrite something or lies in no folder."""
    path = Path(name).expanduser()
    try:
        folder_there, taken = path.parent.is_dir(), path.exists()
    except (OSError, ValueError) as error:
        raise CannotSave(f"{name[:60]!r} cannot be a file's name: {error.__class__.__name__}") from error
    if not folder_there:
        folder_name = str(path.parent)[:200]
        raise CannotSave(f"there is no folder {folder_name!r}; make it first, or choose another name")
    if taken:
        raise CannotSave(f"{str(path)!r} exists already; resume it, or choose another name")
    return path


def new_path(game: str, now: datetime | None = None) -> Path:
    """Give a name that no save has yet: the game and the date, with a number from the second on."""
    stem = f"{game}-{(now or datetime.now()):%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.json"
        number += 1
    return path
