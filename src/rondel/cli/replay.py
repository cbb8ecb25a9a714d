"""`rondel replay`: step through a record or a saved game."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group, RenderableType
from rich.text import Text

import rondel
from rondel.cli import saves
from rondel.cli.options import number
from rondel.cli.play import default_language, seat_bots, seat_names
from rondel.cli.tables import face, screen
from rondel.cli.tables.parts import DANGER, FAINT, TITLE, look, player_name
from rondel.core.errors import BadSetup
from rondel.core.match import Match
from rondel.locale import Texts, texts

_PAUSE = 1.0  # seconds between moves that pass by themselves
_KEYS = str.maketrans("тзй", "npq")  # the same keys on a Russian keyboard


@dataclass(slots=True)
class Story:
    """A finished or interrupted game, seen by everybody in turn or by one seat."""

    record: dict[str, Any]
    words: Texts
    names: list[str]
    seat: int | None  # None: whoever decides

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves made."""
        moves: list[dict[str, Any]] = self.record["moves"]
        return moves

    def at(self, step: int) -> Match:
        """Give the position after this many moves."""
        return rondel.load({**self.record, "moves": self.moves[:step], "digest": None}, validate=False)

    def viewer(self, match: Match) -> int | None:
        """Say through whose eyes a position is shown."""
        return match.seat if self.seat is None else self.seat


def open_story(file: Path, lang: str | None, seat: str) -> Story:
    """Read a save or a record, checking every move."""
    save = saves.read(file)
    match = rondel.load(save.record)
    words = texts(lang or save.lang or default_language(), match.spec.id)
    bots = list(save.bots) if len(save.bots) == match.players else seat_bots(match.players, [])
    names = seat_names(words, match, bots, list(save.names)[: match.players])
    return Story(match.record(), words, names, _read_seat(seat, match.players))


def _read_seat(seat: str, players: int) -> int | None:
    """Read a seat's number, from 1 on; `all` is whoever decides."""
    if seat == "all":
        return None
    chosen = number(seat, players)
    if not chosen:
        raise BadSetup(f"seat is all or a number from 1 to {players}, not {seat[:20]!r}")
    return chosen - 1


# --- telling ---


def move_lines(story: Story, step: int) -> list[Text]:
    """Tell move number `step`: who made it, what it was, and what happened."""
    before, after = story.at(step - 1), story.at(step)
    return told(story, before, after, step)


def told(story: Story, before: Match, after: Match, step: int) -> list[Text]:
    """Tell the move between two positions."""
    made = story.moves[step - 1]
    label = next(option.label for option in before.options() if option.text == made["move"])
    title = Text(f"{step:>4}. ", FAINT)
    title.append_text(player_name(story.names, made["seat"]))
    title.append(f"  {story.words.format(*label, story.names)}", "bold")
    viewer = made["seat"] if story.seat is None else story.seat
    events = after.log(viewer, step)
    return [title, *screen.log_lines(before.spec, story.words, story.names, events)]


def print_log(console: Console, story: Story) -> None:
    """Print every move with what happened."""
    before = story.at(0)
    for step in range(1, len(story.moves) + 1):
        after = story.at(step)
        title, *lines = told(story, before, after, step)
        console.print(title)
        console.print(screen.indented(lines, 6))
        before = after
    console.print(ending(story, before))


def ending(story: Story, match: Match) -> RenderableType:
    """Show the score, and the winner when the game is over."""
    scores = match.scores() if story.seat is None else match.seen_scores(story.seat)
    table = screen.score_table(story.words, story.names, scores, final=match.over)
    if not match.over:
        return table
    outcome = face(match.spec.id).outcome(look(match, None, story.words, story.names), match)
    return Group(table, *outcome, screen.winners(story.words, story.names, match.scores()))


def position(console: Console, story: Story, step: int) -> RenderableType:
    """Draw the table after a move, with the move."""
    match = story.at(step)
    seen = look(match, story.viewer(match), story.words, story.names, console.width)
    heading = Text(story.words.format("ui-replay-step", {"n": step, "total": len(story.moves)}), TITLE)
    parts: list[RenderableType] = [screen.table(console, face(match.spec.id), seen, 8), heading]
    if step:
        parts += move_lines(story, step)
    if match.over:
        parts.append(ending(story, match))
    return Group(*parts)


# --- stepping ---


def walk(console: Console, story: Story, step: int) -> None:
    """Let the reader go forwards and back."""
    last = len(story.moves)
    while True:
        if console.is_terminal:
            console.clear()
        console.print(position(console, story, step))
        console.print(Text(story.words.format("ui-replay-help"), FAINT))
        going: int | None = None
        while going is None:
            try:
                line = console.input("> ").strip().lower().translate(_KEYS)
            except (EOFError, KeyboardInterrupt):
                return
            if line == "q":
                return
            going = _goal(line, step, last)
            if going is None:
                console.print(Text(story.words.format("ui-choose-step", {"last": last}), DANGER))
        step = going


def _goal(line: str, step: int, last: int) -> int | None:
    """Say which step a line asks for; None when it asks for none."""
    if line in ("", "n"):
        return min(step + 1, last)
    if line == "p":
        return max(step - 1, 0)
    return number(line, last)


def pass_by(console: Console, story: Story, step: int) -> None:
    """Show the rest of the game move by move, without asking."""
    for now in range(step, len(story.moves) + 1):
        if console.is_terminal:
            console.clear()
        console.print(position(console, story, now))
        if console.is_terminal:
            time.sleep(_PAUSE)


def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    lang: Annotated[str | None, typer.Option(help="Language: en, ru or pl.")] = None,
    seat: Annotated[str, typer.Option(help="Through whose eyes: a seat from 1 on, or all.")] = "all",
    step: Annotated[
        int | None, typer.Option(help="Show the table after this move, and nothing else.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Let the game pass by itself.")] = False,
) -> None:
    """Step through a record or a saved game."""
    story = open_story(file, lang, seat)
    console = Console()
    last = len(story.moves)
    if step is not None and not 0 <= step <= last:
        raise BadSetup(f"the game has moves 0 to {last}, not {step}")
    try:
        if auto:
            pass_by(console, story, step or 0)
        elif step is not None:
            console.print(position(console, story, step))
        elif sys.stdin.isatty():
            walk(console, story, 0)
        else:
            print_log(console, story)
    except KeyboardInterrupt:
        raise SystemExit(130) from None
