"""Text for people in English, Russian and Polish, from Fluent catalogues.

A message argument whose name is the kind of a thing (`breed`, `worker`, `location` …) holds the thing's id.
The message sees its name under the same argument, from the message `<kind>-<id>`, and the id itself under
`<kind>_id`, for selecting another grammatical form.

A component's datum is said by messages too. One that lists things says each by `<kind>-<thing>`, with the
number `n` where it counts them; one that says which thing is where, by `<datum>-item` for each pair. A word
is `<kind>-<datum>-<word>` or `<datum>-<word>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from rondel.core.catalog import Row
from rondel.core.errors import RondelError

LANGUAGES = ("en", "ru", "pl")
_FOLDER = Path(__file__).parent

# Arguments that are no things: numbers, words that messages select by, and what the terminal quotes.
_PLAIN = frozenset(
    {"n", "cost", "vp", "total", "old", "others", "joker", "both", "upgraded"}
    | {"sign", "owner", "where", "kind", "any"}
    | {"name", "names", "path", "error", "command", "text", "first", "last", "seed"}
)


class UnknownLanguage(RondelError):
    """No catalogue exists in this language."""


class MissingText(RondelError):
    """A catalogue lacks a message."""


class Texts:
    """Formats messages of one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in ("common", game):
            source = (_FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Say whether the catalogue has a message."""
        return bool(self._bundle.has_message(key))

    def format(
        self, key: str, arguments: Mapping[str, Any] | None = None, seats: Sequence[str] | None = None
    ) -> str:
        """Format a message; `seats` are the players' names for arguments that are seats."""
        if not self._bundle.has_message(key):
            raise MissingText(f"no text for {key!r} in {self.language!r}")
        prepared: dict[str, Any] = {}
        for name, value in (arguments or {}).items():
            self._prepare(prepared, name, value, seats)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"text for {key!r} in {self.language!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, prepared)
        if errors:
            raise MissingText(f"text for {key!r} in {self.language!r} is broken: {errors}")
        return str(text)

    def name(self, kind: str, thing: str) -> str:
        """Give the name of a thing."""
        return self.format(f"{kind}-{thing}")

    def datum(self, row: Row, name: str) -> str:
        """Say a datum of a component."""
        value = row.data[name]
        kind = row.things.get(name, row.kind)
        if value in ((), {}):
            return self.format("ui-none")
        if isinstance(value, Mapping):
            return self._items(name, kind, value)
        if isinstance(value, tuple):
            return " · ".join(self.name(kind, thing) for thing in value)
        if not isinstance(value, str | bool):
            return str(value)
        word = str(value).lower() if isinstance(value, bool) else value.replace(" ", "-")
        own = f"{row.kind}-{name}-{word}"
        return self.format(own if self.has(own) else f"{name}-{word}")

    def _items(self, name: str, kind: str, items: Mapping[str, Any]) -> str:
        if " " not in kind:
            return " + ".join(self.format(f"{kind}-{thing}", {"n": n}) for thing, n in items.items())
        kinds = kind.split()
        said = (self.format(f"{name}-item", dict(zip(kinds, item, strict=True))) for item in items.items())
        return "; ".join(said)

    def _prepare(self, prepared: dict[str, Any], name: str, value: Any, seats: Sequence[str] | None) -> None:
        if name == "seat":
            known = seats is not None and 0 <= value < len(seats)
            prepared[name] = seats[value] if known and seats is not None else str(value + 1)
        elif name in _PLAIN:
            prepared[name] = value
        elif isinstance(value, tuple):  # an effect inside an effect: (key, arguments)
            prepared[name] = self.format(*value)
        elif name == "effects":
            prepared[name] = " · ".join(self.format(*effect) for effect in value)
            prepared["any"] = len(value)
        elif isinstance(value, list):
            prepared[name] = ", ".join(self.name("card", thing) for thing in value)
            prepared["n"] = len(value)
        else:
            prepared[name] = self.name(name, value)
            prepared[f"{name}_id"] = value


@cache
def texts(language: str, game: str) -> Texts:
    """Load the catalogue of a game in a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
    return Texts(language, game)
