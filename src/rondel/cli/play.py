"""`rondel play`: a game in the terminal, against bots, solo, or with friends at the same screen."""

from __future__ import annotations

import io
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import rondel
from rondel.cli import saves
from rondel.cli.options import parse_options
from rondel.cli.tables import face, screen
from rondel.cli.tables.evening import Evening, Table
from rondel.core.errors import BadSetup
from rondel.core.match import Match
from rondel.games import find
from rondel.locale import LANGUAGES, Texts, texts

if TYPE_CHECKING:
    from rondel.bots import Bot

# --- taking seats ---


def default_language() -> str:
    """Take the reader's language from the environment, English when it is none of ours."""
    for name in ("RONDEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def split(text: str | None) -> list[str]:
    """Read a list with commas."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def seat_bots(players: int, bots: list[str]) -> list[str | None]:
    """People take the first seats, bots the others."""
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots do not fit at a table for {players}")
    return [None] * (players - len(bots)) + list(bots)


def seat_names(words: Texts, match: Match, bots: list[str | None], given: list[str]) -> list[str]:
    """Name every seat: as given, else by number; the opponent that the engine plays by her own name."""
    if len(given) > len(bots):
        raise BadSetup(f"{len(given)} names are too many for {len(bots)} players")
    names = []
    for seat, bot in enumerate(bots):
        if seat < len(given):
            names.append(given[seat])
        elif bot is None:
            names.append(words.format("ui-player-number", {"n": seat + 1}))
        else:
            names.append(words.format("ui-bot-name", {"name": bot, "n": seat + 1}))
    return names + [words.format("automa-name") for _ in match.spec.automa(match.players)]


def wake_bots(bots: list[str | None], seed: int | None) -> dict[int, Bot]:
    """Make the bots; each gets its own stream of chance."""
    if not any(bots):
        return {}
    from rondel.bots import make

    base = secrets.randbits(32) if seed is None else seed
    return {seat: make(bot, base + seat) for seat, bot in enumerate(bots) if bot is not None}


def new_table(
    game: str,
    players: int,
    bots: list[str],
    lang: str,
    seed: int | None,
    options: Mapping[str, str],
    names: list[str],
    path: Path | None,
) -> Table:
    """Set up a new game."""
    words = texts(lang, find(game).id)
    match = rondel.new(game, players, seed, options)
    seated = seat_bots(players, bots)
    minds = wake_bots(seated, seed)
    return Table(
        match, words, seat_names(words, match, seated, names), seated, path or saves.new_path(game), minds
    )


def resumed_table(
    file: Path, bots: list[str], lang: str | None, names: list[str], path: Path | None
) -> Table:
    """Go on with a saved game, or with a bare record."""
    save = saves.read(file)
    match = rondel.load(save.record)
    words = texts(lang or save.lang or default_language(), match.spec.id)
    fits = len(save.bots) == match.players and not bots
    seated = list(save.bots) if fits else seat_bots(match.players, bots)
    given = names or list(save.names)[: match.players]
    # A bare record stays as it is; the game goes on in a new file.
    where = path or (file if save.bots else saves.new_path(match.spec.id))
    return Table(
        match, words, seat_names(words, match, seated, given), seated, where, wake_bots(seated, match.step)
    )


# --- a picture for the README ---


def screenshot(table: Table, file: Path, width: int = 120, steps: int = 80) -> None:
    """Play a seeded game to the beginning of a turn of the first person, and write that screen as SVG."""
    from rondel.bots import make

    match = table.match
    mind = make("greedy", 1)
    seen = 0
    while not match.over and (match.step < steps or not _begins_turn(match, 0)):
        seen = match.step if match.seat == 0 else seen
        match.play(mind.choose(match.view(match.seat), [option.text for option in match.options()]))
    console = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.size = console.size.__class__(width, 80)
    events = screen.since(match, 0, seen + 1)
    lines = screen.log_lines(match.spec, table.words, table.names, events)
    console.print(screen.decision(console, face(match.spec.id), table.look(0, width), lines))
    file.write_text(console.export_svg(title=f"rondel play {match.spec.id}"), encoding="utf-8")


def _begins_turn(match: Match, seat: int) -> bool:
    """Say whether a seat's turn has just begun."""
    event = match.log(None)[-1][1]
    return match.seat == seat == event[1] and match.spec.events[event[0]].name == "turn"


# --- the command ---


def play(
    game: Annotated[str | None, typer.Argument(help="The game's id, such as el-paso.")] = None,
    players: Annotated[
        int, typer.Option("--players", "-p", help="How many play, bots included; 1 is the solo game.")
    ] = 2,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats, with commas: greedy,greedy.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, ru or pl.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="Set-up option name=value; may be repeated.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game or a record.")] = None,
    names: Annotated[str | None, typer.Option(help="Players' names, with commas: Anna,Bo.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Show the table after every bot's turn.")] = False,
    picture: Annotated[Path | None, typer.Option("--screenshot", hidden=True)] = None,
) -> None:
    """Play in the terminal: against bots, solo, or with friends at the same screen."""
    path = None if save is None else saves.free_path(str(save))
    if resume is not None:
        table = resumed_table(resume, split(bots), lang, split(names), path)
        if game is not None and find(game).id != table.match.spec.id:
            raise BadSetup(f"{str(resume)!r} is a game of {table.match.spec.id}, not of {game}")
    elif game is None:
        raise BadSetup(f"name a game: {', '.join(each['id'] for each in rondel.games())}")
    else:
        language = lang or default_language()
        options = parse_options(option)
        table = new_table(game, players, split(bots), language, seed, options, split(names), path)
    if picture is not None:
        screenshot(table, picture)
        return
    Evening(Console(), table, watch).run()
