"""`rondel catalog`: every component with its data, its effects in words and where each datum comes from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any

import typer
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.core.catalog import Origin, Row
from rondel.core.errors import RondelError
from rondel.core.game import GameSpec
from rondel.games import find
from rondel.locale import Texts, texts


class UnknownKind(RondelError):
    """The game has no components of this kind."""


# --- words ---


def row_name(words: Texts, row: Row) -> str:
    """Name a component."""
    key = f"{row.kind}-{row.id}"
    return words.format(key) if words.has(key) else row.id


def kind_name(words: Texts, kind: str) -> str:
    """Name a kind of component."""
    key = f"ui-kind-{kind}"
    return words.format(key) if words.has(key) else kind


def effect_words(spec: GameSpec, words: Texts, row: Row) -> list[str]:
    """Say each effect in words."""
    return [words.format(*spec.vocabulary.text(effect)) for effect in row.effects]


def datum_name(words: Texts, name: str) -> str:
    """Name a datum."""
    key = f"field-{name.replace(' ', '-')}"
    return words.format(key) if words.has(key) else name


def datum_value(words: Texts, kind: str, name: str, value: object) -> str:
    """Say a datum's value, in words where the catalogue has some for it."""
    if isinstance(value, dict):
        return " + ".join(words.format(f"need-{need}", {"n": number}) for need, number in value.items())
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    word = str(value).lower().replace(" ", "-") if isinstance(value, bool | str) else ""
    for key in (f"{name}-{word}", f"{kind}-{name}-{word}"):
        if word and words.has(key):
            return words.format(key)
    return str(value)


def origin_words(words: Texts, origin: Origin) -> str:
    """Say where a datum comes from."""
    said = words.format(f"origin-{origin.tag}")
    return f"{said} ({origin.note})" if origin.note else said


# --- one component ---


def describe(spec: GameSpec, words: Texts, row: Row) -> RenderableType:
    """Explain a component: its rule text, data, and the origin of every datum."""
    lines: list[RenderableType] = [
        Text.assemble(("• ", "bold"), effect) for effect in effect_words(spec, words, row)
    ]
    if words.has(f"help-{row.kind}"):
        lines.append(Text(words.format(f"help-{row.kind}"), "italic"))
    table = Table.grid(padding=(0, 2))
    for name in dict.fromkeys((*row.data, *row.origin)):
        origin = row.origin.get(name)
        table.add_row(
            Text(datum_name(words, name), "bold"),
            Text(datum_value(words, row.kind, name, row.data[name]) if name in row.data else "—"),
            Text() if origin is None else Text(origin_words(words, origin), _TAG_STYLES[origin.tag]),
        )
    lines.append(table)
    title = Text(f"{kind_name(words, row.kind)} {row.id}: {row_name(words, row)}", "bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="#a2855a")


_TAG_STYLES = {"S": "#8fdc98", "P": "#8fc7dc", "I": "#e3c27a", "R": "#ff9c8f"}


def search(spec: GameSpec, words: Texts, query: str) -> list[Row]:
    """Find components by id or by name: exactly that, else beginning so, else containing it."""
    wanted = query.casefold().strip()
    if not wanted:
        return []
    named = [(row, row.id.casefold(), row_name(words, row).casefold()) for row in spec.catalog()]
    for found in (
        [row for row, thing, _ in named if thing == wanted],
        [row for row, _, name in named if name == wanted],
        [row for row, thing, name in named if thing.startswith(wanted) or name.startswith(wanted)],
        [row for row, _, name in named if wanted in name],
    ):
        if found:
            return found
    return []


# --- the command ---


def catalog(
    game: Annotated[str, typer.Argument(help="The game's id, such as el-paso.")],
    kind: Annotated[
        str | None, typer.Option(help="Only components of this kind, such as tile or building.")
    ] = None,
    lang: Annotated[str, typer.Option(help="Language: en, ru or pl.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print everything machine-readable.")] = False,
) -> None:
    """List a game's components with their data, effects and where each datum comes from."""
    spec = find(game)
    words = texts(lang, spec.id)
    rows = _chosen(spec, kind)
    if as_json:
        typer.echo(json.dumps([row_data(spec, words, row) for row in rows], ensure_ascii=False, indent=2))
        return
    Console().print(Group(*_tables(spec, words, rows)))


def _chosen(spec: GameSpec, kind: str | None) -> tuple[Row, ...]:
    """Pick the rows of a kind."""
    rows = spec.catalog()
    kinds = tuple(dict.fromkeys(row.kind for row in rows))
    if kind is None:
        return rows
    if kind not in kinds:
        raise UnknownKind(f"{spec.id} has no components of kind {kind!r}; it has {', '.join(kinds)}")
    return tuple(row for row in rows if row.kind == kind)


def row_data(spec: GameSpec, words: Texts, row: Row) -> dict[str, Any]:
    """Give a component as JSON-ready data."""
    effects = []
    for effect in row.effects:
        key, arguments = spec.vocabulary.text(effect)
        icons = [list(icon) for icon in spec.vocabulary.icons(effect)]
        said = words.format(key, arguments)
        effects.append({"key": key, "arguments": arguments, "words": said, "icons": icons})
    return {
        "kind": row.kind,
        "id": row.id,
        "name": row_name(words, row),
        "data": dict(row.data),
        "effects": effects,
        "origin": {
            name: {"tag": origin.tag, "words": words.format(f"origin-{origin.tag}"), "note": origin.note}
            for name, origin in row.origin.items()
        },
    }


def _tables(spec: GameSpec, words: Texts, rows: Iterable[Row]) -> list[RenderableType]:
    """Make one table for each kind."""
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        kinds.setdefault(row.kind, []).append(row)
    tables: list[RenderableType] = []
    for kind, members in kinds.items():
        table = Table(title=Text(kind_name(words, kind), "bold"), title_justify="left", expand=True)
        table.add_column(words.format("ui-id"), no_wrap=True)
        for heading in ("ui-name", "ui-data", "ui-effects", "ui-origin"):
            table.add_column(words.format(heading), ratio=1 if heading == "ui-name" else 2)
        for row in members:
            table.add_row(*(Text(cell) for cell in _cells(spec, words, row)))
        tables.append(table)
    return tables


def _cells(spec: GameSpec, words: Texts, row: Row) -> tuple[str, str, str, str, str]:
    """Fill a row of the table."""
    data = "\n".join(
        f"{datum_name(words, name)}: {datum_value(words, row.kind, name, value)}"
        for name, value in row.data.items()
    )
    origins: dict[str, list[str]] = {}
    for name, origin in row.origin.items():
        origins.setdefault(origin_words(words, origin), []).append(datum_name(words, name))
    origin_text = "\n".join(f"{', '.join(names)}: {said}" for said, names in origins.items())
    return row.id, row_name(words, row), data, "\n".join(effect_words(spec, words, row)), origin_text
