"""Every text that a game can show exists in every language, and reads as text: no variables, no ids."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import ast, parse

import rondel
from rondel import locale
from rondel.core.catalog import Row
from rondel.core.effects import Text
from rondel.core.game import GameSpec
from rondel.games import REGISTRY, find
from rondel.locale import LANGUAGES, Texts, texts

FOLDER = Path(locale.__file__).parent
NAMES = ("Anna", "Bob", "Cleo", "Dan")
EACH = [(game, language) for game in REGISTRY for language in LANGUAGES]
# An id that no person should see: several words with hyphens, or capitals with a number.
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+|[A-Z]+[0-9]+(-[a-z]+)?|N[A-Z]")
WORD = re.compile(r"[\w-]+")
Part = TypeVar("Part", bound=ast.SyntaxNode)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def ids(spec: GameSpec) -> set[str]:
    """Collect every id of the game that is no ordinary word."""
    known = {row.id for row in spec.catalog()} | {option.id for option in spec.options}
    known |= {value for row in spec.catalog() for value in row.data.values() if isinstance(value, str)}
    known |= {name for verb in spec.notation.verbs for name in verb.names} | set(spec.categories)
    return {thing for thing in known if ID.fullmatch(thing)}


IDS = {game: ids(find(game)) for game in REGISTRY}


def check_form(text: str) -> None:
    assert text.strip(), "an empty text"
    assert text == " ".join(text.split()), f"stray spaces in {text!r}"
    assert not re.search(r"[{}]|\$[A-Za-z_]", text), f"a variable is left in {text!r}"


def check(written: Texts, text: str) -> None:
    check_form(text)
    seen = set(WORD.findall(text)) & IDS[written.game]
    assert not seen, f"{text!r} shows the ids {seen}"


def show(written: Texts, message: Text) -> str:
    text = written.format(*message, seats=NAMES)
    check(written, text)
    return text


def name(written: Texts, kind: str, thing: str) -> str:
    return show(written, (f"{kind}-{thing}", {}))


# --- what the program names ---


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_verb_prompt_event_and_category_has_a_text(game: str, language: str) -> None:
    spec, written = find(game), texts(language, game)
    missing = [
        key
        for key in (
            *(f"option-{verb.word.replace(' ', '-')}" for verb in spec.notation.verbs if verb.names),
            *(f"event-{kind.name}" for kind in spec.events),
            *(f"revealed-{kind.name}" for kind in spec.events if kind.reveals),
            *(f"score-{category}" for category in (*spec.categories, "total")),
            *(f"origin-{tag}" for tag in "SPIR"),
        )
        if not written.has(key)
    ]
    assert not missing


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_set_up_option_and_value_has_a_name(game: str, language: str) -> None:
    written = texts(language, game)
    for option in find(game).options:
        name(written, "setup", option.id)
        for value in option.values:
            name(written, "value", value)


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_thing_that_a_move_points_at_has_a_name(game: str, language: str) -> None:
    written = texts(language, game)
    kinds = {"market": "breed", "hand": "breed", "own-worker": "worker"}
    for verb in find(game).notation.verbs:
        for thing in verb.names if verb.points else ():
            name(written, kinds.get(verb.points, verb.points), thing)


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_component_can_be_explained(game: str, language: str) -> None:
    spec, written = find(game), texts(language, game)
    for row in spec.catalog():
        title = name(written, row.kind, row.id)
        name(written, "help", row.kind)
        for field in {*row.data, *row.origin}:
            name(written, "field", field.replace(" ", "-"))
        for effect in row.effects:
            show(written, spec.vocabulary.text(effect))
        for field in row.data:
            check(written, written.datum(row, field))
        if row.kind == "tile":
            check_tile(spec, written, row, title)


_NONE: tuple[object, ...] = (None, "none", {})


def check_tile(spec: GameSpec, written: Texts, row: Row, title: str) -> None:
    """A tile is called by what it says, so its name must say the same as its data."""
    says = [written.format(*spec.vocabulary.text(effect)) for effect in row.effects]
    says += [
        written.datum(row, field) for field in ("needs", "permanent") if row.data.get(field) not in _NONE
    ]
    if "vp" in row.data:
        says.append(f"({row.data['vp']} ")
    assert all(part in title for part in says), title


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_argument_of_events_and_every_prompt_has_a_text(game: str, language: str) -> None:
    written, text = texts(language, game), import_module(f"{REGISTRY[game].rpartition('.')[0]}.text")
    for kind, things in text.NAMES.items():
        for thing in filter(None, things):
            name(written, kind, thing)
    for event in find(game).events:
        for _, names in event.arguments if event.private else ():
            name(written, names, "hidden")
    assert [key for key in text.PROMPT_IDS if not written.has(f"prompt-{key}")] == []


# --- what a game says while it is played ---


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("game", REGISTRY)
def test_every_text_of_a_played_game_reads_well(game: str, players: int) -> None:
    spec = find(game)
    if players not in spec.players:
        pytest.skip("no such number of players")
    said: dict[str, Text] = {}  # each different message once
    for seed in range(2):
        chooser = random.Random(f"{game} {players} {seed}")
        options = {
            option.id: chooser.choice(option.values)
            for option in spec.options
            if players == 1 or not option.solo_only
        }
        match = rondel.new(game, players, seed, options)
        while not match.over:
            said.update((repr(option.label), option.label) for option in match.options())
            message = spec.prompt(match.state)
            said[repr(message)] = message
            said.update((repr(why), why) for _, why in spec.refusals(match.state))
            match.play(chooser.choice(match.moves()))
        message = spec.prompt(match.state)
        said[repr(message)] = message
        for score in match.scores():
            said.update((honour, (f"honour-{honour}", {})) for honour in score["honours"])
        for seat in (None, *range(len(match.state.players))):
            for _, event in match.log(seat):
                message = spec.tell(event)
                said[repr(message)] = message
    for language in LANGUAGES:
        written = texts(language, game)
        for message in said.values():
            show(written, message)


# --- the catalogues themselves ---


def messages(path: Path) -> dict[str, ast.Message]:
    body = parse(path.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{path} has broken messages: {broken}"
    read = [entry for entry in body if isinstance(entry, ast.Message)]
    named = {entry.id.name: entry for entry in read}
    assert len(named) == len(read), f"{path} has a message twice"
    return named


def within(node: object, kind: type[Part]) -> Iterator[Part]:
    """Find the parts of a message that are of some kind."""
    if isinstance(node, kind):
        yield node
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    for part in parts:
        yield from within(part, kind)


def quoted(message: ast.Message, entries: Mapping[str, ast.Message]) -> list[ast.Message]:
    """List a message and those that it quotes."""
    inner = [entries[found.id.name] for found in within(message, ast.MessageReference)]
    return [message, *(part for found in inner for part in quoted(found, entries))]


def variables(parts: list[ast.Message]) -> set[str]:
    """List the arguments that messages use; `<kind>_id` comes with `<kind>`."""
    return {found.id.name.removesuffix("_id") for found in within(parts, ast.VariableReference)}


def selects(parts: list[ast.Message], argument: str) -> list[ast.SelectExpression]:
    """List the choices that messages make by an argument."""
    return [
        select
        for select in within(parts, ast.SelectExpression)
        if isinstance(select.selector, ast.VariableReference) and select.selector.id.name == argument
    ]


def possible(argument: str, parts: list[ast.Message], keys: Collection[str]) -> list[object]:
    """List values that an argument may have: things, the words a message selects by, or numbers."""
    special: dict[str, list[object]] = {
        "seat": [0],
        "cards": [[], ["criollo"], ["criollo", "hereford"]],
        "effect": [("ui-none", {})],
        "effects": [*([[]] if selects(parts, "any") else []), [("ui-none", {})]],
    }
    if argument in special:
        return special[argument]
    if argument not in locale._PLAIN:
        things: list[object] = [
            key.removeprefix(f"{argument}-") for key in keys if key.startswith(f"{argument}-")
        ]
        return things if selects(parts, f"{argument}_id") else things[:2]  # all names are alike to it
    words = [
        variant.key.name
        for select in selects(parts, argument)
        for variant in select.variants
        if isinstance(variant.key, ast.Identifier)
    ]
    return [*words] if set(words) - PLURALS else [0, 1, 2, 5, 22]


@pytest.mark.parametrize("name", ["common", *REGISTRY])
def test_all_languages_have_the_same_messages(name: str) -> None:
    first, *others = (messages(FOLDER / language / f"{name}.ftl") for language in LANGUAGES)
    for other in others:
        assert first.keys() == other.keys()


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_message_can_be_formatted_with_all_its_arguments(game: str, language: str) -> None:
    written = texts(language, game)
    entries = messages(FOLDER / language / "common.ftl") | messages(FOLDER / language / f"{game}.ftl")
    for key, message in entries.items():
        parts = quoted(message, entries)
        arguments = sorted(variables(parts))
        choices = [possible(argument, parts, entries) for argument in arguments]
        assert all(choices), f"{key} has an argument that names nothing: {arguments}"
        for chosen in product(*choices):
            check_form(written.format(key, dict(zip(arguments, chosen, strict=True)), NAMES))
