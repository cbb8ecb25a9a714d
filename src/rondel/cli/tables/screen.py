"""Screens that are alike in every game: the log, the options, the scores, and what fits the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import BRIEF, FULL, LEAST, MOST, SHORT, TRAIL, Face
from rondel.cli.tables.parts import ACT, FAINT, TITLE, Look, player_name
from rondel.core.events import Event
from rondel.core.game import GameSpec
from rondel.core.match import Match
from rondel.locale import Texts

LOG_LINES = 8  # of the log on a screen; the rest is one command away

# --- the log ---


def since(match: Match, seat: int | None, step: int) -> list[tuple[int, Event]]:
    """List what happened after a seat's last move and what others did in the same step; never the set-up."""
    return [(n, event) for n, event in match.log(seat, max(step, 1)) if n > step or event[1] != seat]


def log_lines(
    spec: GameSpec, words: Texts, names: Sequence[str], events: Iterable[tuple[int, Event]]
) -> list[Text]:
    """Tell events in words, those of one player's turn in one sentence."""
    paragraphs: list[tuple[int, list[str]]] = []
    teller: int | None = None
    for _, event in events:
        if spec.events[event[0]].name == "turn":
            teller = None
            continue
        key, arguments = spec.tell(event)
        nobody = event[1] not in range(len(names))  # tiles turned up belong to whoever made room for them
        if not paragraphs or (event[1] != teller and not (nobody and teller is not None)):
            teller = event[1]
            paragraphs.append((teller, []))
        paragraphs[-1][1].append(words.format(key, arguments, names))
    return [_paragraph(names, seat, sentences) for seat, sentences in paragraphs]


def _paragraph(names: Sequence[str], seat: int, sentences: list[str]) -> Text:
    """Join what one player did: the name stands once, repeats are counted."""
    if not 0 <= seat < len(names):
        return Text("    " + " ".join(sentences))
    parts: list[tuple[str, int]] = []
    for sentence in sentences:
        part = sentence.removesuffix(".")
        named = part.startswith(f"{names[seat]} ")
        part = f"; {part[len(names[seat]) + 1 :]}" if named else f". {part}"
        if parts and parts[-1][0] == part:
            parts[-1] = (part, parts[-1][1] + 1)
        else:
            parts.append((part, 1))
    said = "".join(part if number == 1 else f"{part} ×{number}" for part, number in parts)
    return Text.assemble(player_name(names, seat), f" {said.lstrip('.; ')}.")


def recent(look: Look, lines: list[Text], number: int, title: str) -> RenderableType:
    """Show what happened since the reader's last turn: this many paragraphs at most."""
    if not lines or not number:
        return Group()
    shown = lines[-number:]
    heading = Text(look.say(title), TITLE)
    return Panel(Group(*shown), title=heading, title_align="left", border_style=FAINT, padding=(0, 1))


# --- options ---

_MOST_COLUMNS = 9


def prompt(look: Look) -> Text:
    """Ask what is to be decided."""
    asked = look.view["prompt"]
    line = player_name(look.names, look.view["deciding"]) if look.view["deciding"] is not None else Text()
    line.append("  ")
    line.append(look.say(asked["key"], **asked["arguments"]), "bold")
    return line


def options(look: Look, terse: Face | None = None) -> RenderableType:
    """List the options with their numbers, in as many columns as there is room for.

    Terse labels leave out what that table itself shows.
    """
    labels = [
        Text(look.say(choice["key"], **choice["arguments"]) if terse is None else terse.terse(look, choice))
        for choice in look.view["choices"]
    ]
    if not labels:
        return Group()
    digits = len(str(len(labels)))
    for columns in range(_MOST_COLUMNS, 1, -1):
        rows = -(-len(labels) // columns)
        widths = [max(label.cell_len for label in labels[i : i + rows]) for i in range(0, len(labels), rows)]
        if rows > 1 and sum(widths) + (digits + 4) * len(widths) <= look.width + 1:
            break
    else:
        rows = len(labels)
    grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for row in range(rows):
        cells: list[Text] = []
        for index in range(row, len(labels), rows):
            cells += (Text(f" {index + 1:>{digits}} ", ACT), labels[index])
        grid.add_row(*cells)
    for number, column in enumerate(grid.columns):
        column.no_wrap = number % 2 == 0
    return grid


def command_line(look: Look) -> Text:
    """Remind the reader of the commands."""
    return Text(look.say("ui-command-line"), FAINT)


def commands(look: Look, signs: Sequence[tuple[Text, str]]) -> RenderableType:
    """Explain the commands and the signs, which stand side by side where there are many."""
    table = Table.grid(padding=(0, 2))
    for command, key in COMMANDS:
        table.add_row(Text(command, "bold"), Text(look.say(key)))
    columns = max(1, min(look.width // _SIGN_WIDTH, -(-len(signs) // _SIGNS)))
    rows = -(-len(signs) // columns)
    legend = Table.grid(padding=(0, 2))
    for row in range(rows):
        legend.add_row(*(cell for sign, said in signs[row::rows] for cell in (sign, Text(said))))
    title = Text(look.say("ui-commands"), TITLE)
    content = Group(table, Text(look.say("ui-signs"), TITLE), legend)
    return Panel(content, title=title, title_align="left", border_style=FAINT)


_SIGNS = 8  # of more, a second column is made
_SIGN_WIDTH = 38


COMMANDS = (
    ("1, 2, 3 …", "ui-number-help"),
    ("u", "ui-undo-help"),
    ("? …", "ui-help-help"),
    ("i", "ui-hint-help"),
    ("t", "ui-board-help"),
    ("o", "ui-rivals-help"),
    ("d", "ui-piles-help"),
    ("b", "ui-score-help"),
    ("l", "ui-log-help"),
    ("s …", "ui-save-help"),
    ("q", "ui-quit-help"),
)

# --- scores ---


def categories(scores: list[dict[str, Any]]) -> list[str]:
    """List the categories of the score pad."""
    return list(scores[0]["categories"])


def score_table(words: Texts, names: Sequence[str], scores: list[dict[str, Any]], final: bool) -> Table:
    """Show category by player; the best of a row is marked."""
    title = words.format("ui-final-score" if final else "ui-score")
    table = Table(title=Text(title, TITLE), title_justify="left")
    table.add_column(words.format("ui-category"))
    for score in scores:
        table.add_column(player_name(names, score["seat"]), justify="right")
    for category in categories(scores):
        values = [score["categories"][category] for score in scores]
        table.add_row(words.format(f"score-{category}"), *_best(values))
    table.add_section()
    table.add_row(Text(words.format("ui-total"), "bold"), *_best([score["total"] for score in scores]))
    if len(scores) == 1:
        return table
    breaks = (words.format("ui-tie-break-value", {"n": score["tie_break"]}) for score in scores)
    table.add_row(words.format("ui-tie-break"), *breaks)
    table.add_row(words.format("ui-place"), *(str(score["place"]) for score in scores))
    return table


def _best(values: list[int]) -> list[Text]:
    """Mark the highest of a row."""
    top = max(values)
    return [
        Text(f"▲ {value}", "bold") if value == top and value and len(values) > 1 else Text(str(value))
        for value in values
    ]


def winners(words: Texts, names: Sequence[str], scores: list[dict[str, Any]]) -> Text:
    """Say who has won."""
    first = [score for score in scores if score["place"] == 1]
    if len(scores) == 1:
        said = words.format("ui-alone", {"name": names[0], "n": first[0]["total"]})
    elif len(first) > 1:
        said = words.format("ui-shared-win", {"names": ", ".join(names[score["seat"]] for score in first)})
    else:
        said = words.format("ui-wins", {"name": names[first[0]["seat"]], "n": first[0]["total"]})
    tied = sum(score["total"] == first[0]["total"] for score in scores) > len(first)
    return Text(f"{said} {words.format('ui-by-tie-break')}" if tied else said, "bold")


# --- whole screens ---


def decision(
    console: Console, face: Face, look: Look, lines: list[Text], title: str = "ui-since-last-turn"
) -> RenderableType:
    """Draw a decision: as much of the table and of the log as fits, the question and its options."""

    @cache
    def part(name: str, size: int) -> tuple[RenderableType, int]:
        """Draw a part of the screen once, and count its lines."""
        if name == "table":
            drawn = face.screen(look, size)
        elif name == "log":
            drawn = recent(look, lines, size, title)
        elif name == "here":
            drawn = Group(prompt(look), *(face.here(look) if size else ()))
        else:
            drawn = Group(options(look, face if size else None), command_line(look))
        return drawn, height(console, drawn) if console.is_terminal else 0

    parts: list[tuple[RenderableType, int]] = []
    for level, log, terse in _LEVELS:
        parts = [part("table", level), part("log", log), part("here", level < LEAST), part("options", terse)]
        if sum(lines_taken for _, lines_taken in parts) < console.height:
            break
    return Group(*(drawn for drawn, _ in parts))


# What a screen tries to hold: how much of the table, how many paragraphs of the log, and terse options.
_LEVELS = (
    (FULL, 8, False),
    (FULL, 3, False),
    (MOST, 4, False),
    (MOST, 2, False),
    (SHORT, 6, False),
    (SHORT, 3, False),
    (SHORT, 1, True),
    (TRAIL, 2, False),
    (TRAIL, 1, True),
    (TRAIL, 0, True),
    (BRIEF, 1, True),
    (BRIEF, 0, True),
    (LEAST, 0, True),
)


def table(console: Console, face: Face, look: Look, taken: int = 4) -> RenderableType:
    """Draw the table at the level that fits beside other lines; whole when not on a terminal."""
    drawn = face.screen(look, FULL)
    for level in (FULL, MOST, SHORT, TRAIL, BRIEF):
        drawn = face.screen(look, level)
        if not console.is_terminal or height(console, drawn) < console.height - taken:
            break
    return drawn


def height(console: Console, drawn: RenderableType) -> int:
    """Count the lines that something takes."""
    return len(console.render_lines(drawn, console.options, pad=False))


def indented(lines: Sequence[Text], by: int = 4) -> RenderableType:
    """Shift lines to the right."""
    return Padding(Group(*lines), (0, 0, 0, by))
