"""What does not change while the server runs: games, components and texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import rondel.locale
from rondel.bots import REGISTRY as BOTS
from rondel.core.catalog import Row
from rondel.core.game import GameSpec
from rondel.games import REGISTRY, find
from rondel.locale import LANGUAGES, UnknownLanguage
from rondel.locale import texts as words_of
from rondel.rulebook import sections
from rondel.server import wire as w
from rondel.server.wire import GameInfo, Texts

_FOLDER = Path(rondel.locale.__file__).parent


@cache
def games() -> list[GameInfo]:
    """List what can be played."""
    return [_game(find(game)) for game in REGISTRY]


def _game(spec: GameSpec) -> GameInfo:
    return GameInfo(
        id=spec.id,
        titles=dict(spec.titles),
        players=list(spec.players),
        options={option.id: list(option.values) for option in spec.options},
        solo_options=[option.id for option in spec.options if option.solo_only],
        bots=list(BOTS),
        automa={str(n): list(seats) for n in spec.players if (seats := spec.automa(n))},
        categories=list(spec.categories),
    )


@cache
def texts(language: str) -> Texts:
    """Give the Fluent sources of a language: those of the house together, and those of each game."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
    common, of_games = [], {}
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        if path.stem in REGISTRY:
            of_games[path.stem] = source
        else:
            common.append(source)
    return Texts("\n".join(common), of_games)


@cache
def live_schema() -> dict[str, Any]:
    """Describe what goes over sockets, as JSON schema."""
    said = (w.TableMessage, w.Moved, w.Ack, w.Refused, w.ChatMessage, w.Asked, w.Pong)
    (from_client, *from_server), components = msgspec.json.schema_components((w.FromClient, *said))
    return {
        "from_client": from_client,
        "from_server": {"anyOf": from_server},
        "$defs": components,
    }


@cache
def catalog(game: str, language: str) -> list[w.CatalogRow]:
    """List a game's components: data, effects in words and icons, and where each datum comes from."""
    spec = find(game)
    words = words_of(language, game)
    return [_row(spec, words, row) for row in spec.catalog()]


@cache
def rules(game: str, language: str) -> list[w.RuleSection]:
    """List a game's rules as its specification states them, with their ids."""
    return [
        w.RuleSection(
            section.part,
            section.id,
            section.title,
            section.source,
            [
                w.Rule(rule.id, rule.name, rule.text, rule.depth, [list(cells) for cells in rule.table])
                for rule in section.rules
            ],
            section.language,
        )
        for section in sections(game, language)
    ]


def _row(spec: GameSpec, words: rondel.locale.Texts, row: Row) -> w.CatalogRow:
    name = f"{row.kind}-{row.id}"
    return {
        "kind": row.kind,
        "id": row.id,
        "name": words.format(name) if words.has(name) else row.id,
        "data": dict(row.data),
        "effects": [_effect(spec, words, effect) for effect in row.effects],
        "origins": {datum: {"tag": o.tag, "note": o.note} for datum, o in row.origin.items()},
    }


def _effect(spec: GameSpec, words: rondel.locale.Texts, effect: tuple[Any, ...]) -> w.Effect:
    key, arguments = spec.vocabulary.text(effect)
    icons = [(icon, figure) for icon, figure in spec.vocabulary.icons(effect)]
    return {"key": key, "arguments": arguments, "text": words.format(key, arguments), "icons": icons}
