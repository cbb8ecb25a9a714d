"""`rondel catalog`: every component with its data, its effects in words and where each datum comes from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any

import typer
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.cli.glossary import TERMS
from rondel.core.catalog import Origin, Row
from rondel.core.errors import RondelError
from rondel.core.game import GameSpec
from rondel.games import find
from rondel.locale import Texts, texts


class UnknownKind(RondelError):
    """The game has no components of this kind."""


_CODE = re.compile(r"[A-Z]*[0-9]*[a-z]?(-[a-z0-9]+)?")  # such as BT03, 2a, T1-star; not walkway-2-vp


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


def origin_words(words: Texts, origin: Origin) -> str:
    """Say where a datum comes from."""
    said = words.format(f"origin-{origin.tag}")
    return f"{said} ({origin.note})" if origin.note else said


# --- one component ---


def describe(spec: GameSpec, words: Texts, row: Row) -> RenderableType:
    """Explain a component: its rule text, data, and the origin of every datum."""
    effects = effect_words(spec, words, row)
    table = Table.grid(padding=(0, 2))
    told = False  # whether the table tells the effects
    for name in dict.fromkeys((*row.data, *row.origin)):
        value = _stated(words, row, name) if name in row.data else _printed(words, row, name, effects)
        told = told or (bool(value) and name not in row.data)
        if value:
            origin = row.origin.get(name) or (row.origin.get("effect") if name == "permanent" else None)
            said = Text() if origin is None else Text(origin_words(words, origin), _TAG_STYLES[origin.tag])
            table.add_row(Text(datum_name(words, name), "bold"), Text(value), said)
    lines: list[RenderableType] = []
    if not told:
        lines += [Text.assemble(("• ", "bold"), effect) for effect in effects]
    keys = [key for key in (f"help-{row.kind}-{name}" for name in row.data) if words.has(key)]
    if keys or words.has(f"help-{row.kind}"):
        lines.append(Text(words.format(keys[0] if keys else f"help-{row.kind}"), "italic"))
    return _panel(_title(words, row), *lines, table)


def _stated(words: Texts, row: Row, name: str) -> str:
    """Say a datum's value; empty for one that says there is nothing."""
    value = row.data[name]
    return "" if value == "none" else words.datum(row, name)


def _printed(words: Texts, row: Row, name: str, effects: list[str]) -> str:
    """Say what is printed on a component where its data have only an origin: its actions, or its number."""
    if name == "value":
        return row.id
    if name.startswith("action "):
        return "".join(effects[int(name[7:]) - 1 :][:1])
    side, _, word = name.partition(" ")
    other_side = (word == "side" and not row.id.endswith(side)) or (
        side == "side" and not row.id.endswith(word)
    )
    sides = ("plain side", "star side", "side a", "side b")
    if other_side or name not in ("effect", "reward", "action", *sides):
        return ""
    return " · ".join(effects) or (words.format("ui-none") if name == "reward" else "")


def _title(words: Texts, row: Row) -> str:
    """Name a component once: with its kind where the name does not say it, and with the code on the table."""
    name, kind = row_name(words, row), kind_name(words, row.kind)
    title = name if kind.casefold() in name.casefold() else f"{kind}: {name}"
    code = "" if row.id in name.split() else _code(row)
    return f"{title[0].upper()}{title[1:]}{f' · {code}' if code else ''}"


def _code(row: Row) -> str:
    """Give the id where it is a code that the table shows, not a word of the program."""
    return row.id if _CODE.fullmatch(row.id) else ""


def _panel(title: str, *content: RenderableType) -> RenderableType:
    """Frame an explanation."""
    return Panel(Group(*content), title=Text(title, "bold"), title_align="left", border_style="#a2855a")


_TAG_STYLES = {"S": "#8fdc98", "P": "#8fc7dc", "I": "#e3c27a", "R": "#ff9c8f"}


# --- looking something up ---

_MANY = 4  # so many components are explained at once; of more there are only names


def search(spec: GameSpec, words: Texts, query: str) -> list[Row]:
    """Find components by id or by name: exactly that, else beginning so, else containing it."""
    wanted = _plain(query)
    if not wanted:
        return []
    for fits in _WAYS:
        found = [row for row in spec.catalog() if fits(wanted, _plain(row.id), _plain(row_name(words, row)))]
        if found:
            return found
    return []


def refused(spec: GameSpec, words: Texts, state: Any, query: str) -> list[str]:
    """Say why what a query finds cannot be chosen now; nothing for what can, or is no choice here."""
    rows = search(spec, words, query)
    kinds = {row.kind for row in spec.catalog()}
    found = {
        words.format(*why): None
        for (kind, thing), why in spec.refusals(state)
        if any(row in rows for row in named(spec, kind, thing))
        or (kind not in kinds and any(row.id == thing for row in rows))
    }
    return list(found)


def named(spec: GameSpec, kind: str, thing: str) -> list[Row]:
    """Find what an option names: the component of this kind and id, or its sides."""
    kinds = ("neutral", "building") if kind == "location" else (kind,)
    rows = [row for row in spec.catalog() if row.kind in kinds and thing and row.id.startswith(thing)]
    exactly = [row for row in rows if row.id == thing]
    return exactly or [row for row in rows if not row.id[len(thing) : len(thing) + 1].isdigit()]


def look_up(spec: GameSpec, words: Texts, query: str) -> list[RenderableType]:
    """Explain what fits a query best: kinds of components and terms first, then components."""
    wanted = _plain(query)
    if not wanted:
        return []
    rows = spec.catalog()
    for way, (fits, fits_loosely) in enumerate(zip(_WAYS, _LOOSE_WAYS, strict=True)):
        kinds = [
            kind
            for kind in dict.fromkeys(row.kind for row in rows)
            if fits(wanted, _plain(kind), _plain(kind_name(words, kind)))
        ]
        terms = [
            term
            for term in TERMS.get(spec.id, ())
            if fits_loosely(wanted, _plain(term), _plain(words.format(f"term-{term}")))
        ]
        found = [
            row
            for row in rows
            if row.kind not in kinds and fits(wanted, _plain(row.id), _plain(row_name(words, row)))
        ]
        panels = [_about_term(words, term) for term in terms]
        panels += [_about_kind(words, kind, [row for row in rows if row.kind == kind]) for kind in kinds]
        if len(found) <= _MANY and (way == 0 or not panels):
            panels += [describe(spec, words, row) for row in found]
        elif not panels:
            panels.append(Text(_names(words, found)))
        if panels:
            return panels
    return []


def _plain(text: str) -> str:
    """Write a name as people type it: small letters, spaces for hyphens."""
    return " ".join(text.casefold().replace("-", " ").replace("ё", "е").split())


def _stems(wanted: str, name: str) -> bool:
    """Say whether a name has every word of a query, whatever their endings."""
    return all(len(word) > 3 and word[: max(4, len(word) - 2)] in name for word in wanted.split())


# How a query may fit an id and a name, the surest first.
_WAYS: tuple[Callable[[str, str, str], bool], ...] = (
    lambda wanted, thing, name: wanted in (thing, name),
    lambda wanted, thing, name: thing.startswith(wanted) or name.startswith(wanted),
    lambda wanted, thing, name: wanted in name,
    lambda wanted, thing, name: _stems(wanted, name),
)


# The same for terms: they are few, so that a part of one or another ending is as good as the whole.
_LOOSE_WAYS: tuple[Callable[[str, str, str], bool], ...] = (
    lambda wanted, thing, name: wanted in (thing, name) or name.startswith(f"{wanted} "),
    _WAYS[1],
    lambda wanted, thing, name: wanted in name or _stems(wanted, name),
    _WAYS[3],
)


def _names(words: Texts, rows: Iterable[Row]) -> str:
    """List components."""
    return "; ".join(f"{_code(row)} {row_name(words, row)}".lstrip() for row in rows)


def _about_term(words: Texts, term: str) -> RenderableType:
    """Explain a term."""
    name = words.format(f"term-{term}")
    return _panel(f"{name[0].upper()}{name[1:]}", Text(words.format(f"rule-{term}")))


def _about_kind(words: Texts, kind: str, rows: list[Row]) -> RenderableType:
    """Explain a kind of components and list them."""
    return _panel(
        kind_name(words, kind), Text(words.format(f"help-{kind}"), "italic"), Text(_names(words, rows), "dim")
    )


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
    data = "\n".join(f"{datum_name(words, name)}: {words.datum(row, name)}" for name in row.data)
    origins: dict[str, list[str]] = {}
    for name, origin in row.origin.items():
        origins.setdefault(origin_words(words, origin), []).append(datum_name(words, name))
    origin_text = "\n".join(f"{', '.join(names)}: {said}" for said, names in origins.items())
    return row.id, row_name(words, row), data, "\n".join(effect_words(spec, words, row)), origin_text
