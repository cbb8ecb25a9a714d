"""An evening at one screen: people are asked, bots move, and the game stays saved, until it is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from rondel.cli import catalog as components
from rondel.cli import saves
from rondel.cli.options import number
from rondel.cli.tables import FULL, face, screen
from rondel.cli.tables.parts import DANGER, FAINT, Look, look
from rondel.core.match import Match
from rondel.locale import Texts

if TYPE_CHECKING:
    from rondel.bots import Bot

# The same keys on a Russian keyboard.
_KEYS = str.maketrans("гпрлдыищвейтш", "ughklsbodtqni")
_FORGET = "\x1b[3J"  # makes a terminal forget what has scrolled off the screen
_QUOTED = 60  # letters of a line that an answer repeats
_NO = ("n", "н", "т")  # no, нет, nie; and `n` typed on a Russian keyboard


def _quoted(line: str) -> str:
    """Cut what somebody has typed to what an answer can repeat."""
    return line if len(line) <= _QUOTED else f"{line[:_QUOTED]}…"


class Leave(Exception):
    """Somebody wants to leave the table."""


@dataclass(slots=True)
class Table:
    """A match with the people and bots round it, in one language, saved in one file."""

    match: Match
    words: Texts
    names: list[str]
    bots: list[str | None]  # by seat; None for a person
    path: Path
    minds: dict[int, Bot] = field(default_factory=dict)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def say(self, key: str, **arguments: object) -> str:
        """Format a message."""
        return self.words.format(key, arguments, self.names)

    def save(self) -> None:
        """Put the game into its file."""
        lang = self.words.language
        saves.store(self.path, saves.Save(self.match.record(), tuple(self.names), tuple(self.bots), lang))

    def look(self, seat: int | None, width: int) -> Look:
        """See the table as a seat."""
        return look(self.match, seat, self.words, self.names, width)


class Evening:
    """Asks people, lets bots move, and keeps the game saved until it is over."""

    def __init__(self, console: Console, table: Table, watch: bool = False) -> None:
        self.console = console
        self.table = table
        self.match = table.match
        self.face = face(table.match.spec.id)
        self.watch = watch
        self.first_save = (table.path, table.path.read_bytes() if table.path.exists() else None)
        self.seen: dict[int, int] = {}  # by seat: the step after which it has seen nothing yet
        self.at_screen = table.people[0] if len(table.people) == 1 else None
        self.commands = {
            "u": self.undo,
            "h": self.explain,
            "?": self.explain,
            "l": self.log,
            "s": self.save_as,
            "b": self.scores,
            "o": self.rivals,
            "d": self.piles,
            "t": self.whole_table,
            "i": self.hint,
            "q": self.quit,
        }

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.table.save()
        try:
            while not self.match.over:
                seat = self.match.seat
                assert seat is not None
                if seat in self.table.minds:
                    self.bot_turn(seat)
                else:
                    self.person_turn(seat)
            self.end()
        except Leave:
            pass
        except EOFError:
            self.farewell()
        except KeyboardInterrupt:
            self.farewell()
            raise SystemExit(130) from None

    # --- bots ---

    def bot_turn(self, seat: int) -> None:
        """Let a bot decide until another seat does, and tell what it did."""
        before = self.match.step
        name = self.table.names[seat]
        if self.console.is_terminal:
            with self.console.status(self.table.say("ui-thinking", name=name)):
                self.bot_moves(seat)
        else:
            self.bot_moves(seat)
        if self.console.is_terminal or self.watch or not self.table.people:
            self.tell(before + 1)
        if self.watch:
            self.console.print(screen.table(self.console, self.face, self.look(self.at_screen)))
            if self.console.is_terminal and self.table.people:
                self.read(self.table.say("ui-press-enter"))

    def bot_moves(self, seat: int) -> None:
        """Play a bot's moves."""
        mind = self.table.minds[seat]
        while self.match.seat == seat:
            texts_now = [option.text for option in self.match.options()]
            self.match.play(mind.choose(self.match.view(seat), texts_now))
            self.autosave()

    # --- people ---

    def person_turn(self, seat: int) -> None:
        """Ask a person until another seat decides."""
        if self.at_screen != seat:
            self.pass_screen(seat)
        while self.match.seat == seat:
            self.show(seat)
            while not self.obey(self.read(self.table.say("ui-choose") + ": "), seat):
                pass
        self.seen[seat] = self.match.step

    def pass_screen(self, seat: int) -> None:
        """Hide the last hand before the next person looks, also from those who scroll back."""
        self.clear()
        if self.console.is_terminal:
            self.console.file.write(_FORGET)
        self.read(self.table.say("ui-pass-device", name=self.table.names[seat]) + " ")
        self.at_screen = seat

    def show(self, seat: int) -> None:
        """Draw the decision."""
        self.clear()
        events = screen.since(self.match, seat, self.seen.get(seat, 0))
        lines = screen.log_lines(self.match.spec, self.table.words, self.table.names, events)
        title = "ui-since-last-turn" if seat in self.seen else "ui-so-far"
        self.console.print(screen.decision(self.console, self.face, self.look(seat), lines, title))

    def obey(self, line: str, seat: int) -> bool:
        """Do what a line says; True when the position has changed and the screen is out of date."""
        line = line.strip()
        if line.isdecimal():
            return self.play_number(line)
        command, _, rest = line.partition(" ")
        if line.startswith("?"):
            command, rest = "?", line[1:]
        action = self.commands.get(command.lower().translate(_KEYS)) or self.commands.get(command)
        if action is not None:
            return action(rest.strip(), seat)
        if any(option.text == line for option in self.match.options()):
            self.play(line)
            return True
        unknown = self.table.say("ui-unknown-command", command=_quoted(line) or "Enter")
        self.warn(f"{unknown}. {self.table.say('ui-choose-number', first=1, last=len(self.match.moves()))}")
        return False

    def play_number(self, line: str) -> bool:
        """Play the option with this number."""
        chosen = self.match.options()
        which = number(line, len(chosen))
        if not which:
            self.warn(self.table.say("ui-choose-number", first=1, last=len(chosen)))
            return False
        self.play(chosen[which - 1].text)
        return True

    def play(self, text: str) -> None:
        """Play a move and save."""
        self.match.play(text)
        self.autosave()

    # --- commands: each takes what follows it and the seat, and says whether the position changed ---

    def undo(self, _: str, seat: int) -> bool:
        """Take back the last move."""
        if not self.match.can_undo:
            self.warn(self.table.say("ui-nothing-to-undo"))
            return False
        self.match.undo()
        self.autosave()
        return True

    def explain(self, about: str, seat: int) -> bool:
        """Explain an option by its number, else a component (and why it is no option now) or a term.

        Without anything named, list the commands.
        """
        spec, words = self.match.spec, self.table.words
        if not about:
            seen = self.look(seat)
            self.console.print(screen.commands(seen, self.face.signs(seen)))
            return False
        found = self.explained(about) or components.look_up(spec, words, about)
        for panel in found:
            self.console.print(panel)
        for why in components.refused(spec, words, self.match.state, about):
            self.warn(self.table.say("ui-not-now", text=why))
        if not found:
            self.warn(self.table.say("ui-help-unknown", text=_quoted(about)))
        return False

    def explained(self, about: str) -> list[RenderableType]:
        """Explain what the option with this number names, else what it points at, else say it again."""
        spec, words = self.match.spec, self.table.words
        chosen = self.match.options()
        which = number(about, len(chosen))
        if not which:
            return []
        option = chosen[which - 1]
        pointed = option.points_at or ("", "")
        named = {kind: thing for kind, thing in option.label[1].items() if isinstance(thing, str)}
        location = named.get("location")  # a place matters for what stands there
        things = [("location", location)] if location else [*named.items(), pointed]
        rows = [row for kind, thing in things for row in components.named(spec, kind, thing)]
        if not rows:
            found = components.look_up(spec, words, pointed[1]) or components.look_up(spec, words, pointed[0])
            return found or [Text(words.format(*option.label, self.table.names))]
        once = {(row.kind, row.id): row for row in rows}
        return [components.describe(spec, words, row) for row in once.values()]

    def log(self, _: str, seat: int) -> bool:
        """Show everything that has happened, as the seat may know it."""
        spec, words, names = self.match.spec, self.table.words, self.table.names
        for line in screen.log_lines(spec, words, names, self.match.log(seat)):
            self.console.print(line)
        return False

    def save_as(self, name: str, seat: int) -> bool:
        """Save now; with a name, go on saving there."""
        before = self.table.path
        try:
            self.table.path = saves.free_path(name) if name else before
            self.table.save()
        except saves.CannotSave as error:
            self.table.path = before
            self.warn(self.table.say("ui-cannot-save", error=str(error)))
            return False
        self.console.print(Text(self.table.say("ui-saved", path=str(self.table.path))))
        return False

    def scores(self, _: str, seat: int) -> bool:
        """Count as if the game ended now."""
        scores = self.match.seen_scores(seat)
        self.console.print(screen.score_table(self.table.words, self.table.names, scores, final=False))
        if scores != self.match.scores():
            self.console.print(Text(self.table.say("ui-hidden-points"), FAINT))
        return False

    def rivals(self, _: str, seat: int) -> bool:
        """Show the others in detail."""
        self.console.print(self.face.rivals(self.look(seat)))
        return False

    def piles(self, _: str, seat: int) -> bool:
        """Show what the seat may look through."""
        self.console.print(self.face.piles(self.look(seat)))
        return False

    def whole_table(self, _: str, seat: int) -> bool:
        """Show the whole table, however long."""
        self.console.print(self.face.screen(self.look(seat), FULL))
        return False

    def hint(self, _: str, seat: int) -> bool:
        """Let a bot suggest a move."""
        from rondel.bots import make

        chosen = self.match.options()
        text = make("greedy", self.match.step).choose(
            self.match.view(seat), [option.text for option in chosen]
        )
        index = [option.text for option in chosen].index(text)
        label = self.table.words.format(*chosen[index].label, self.table.names)
        self.console.print(Text(f"{self.table.say('ui-hint')}: {index + 1} {label}"))
        return False

    def quit(self, _: str, seat: int) -> bool:
        """Leave, after asking whether to keep the game; if not, the file is as it was before."""
        if self.read(self.table.say("ui-quit-keep") + " ").strip().lower().startswith(_NO):
            path, before = self.first_save
            saves.restore(path, before)
            self.console.print(Text(self.table.say("ui-goodbye")))
        else:
            self.farewell()
        raise Leave

    # --- talking ---

    def look(self, seat: int | None) -> Look:
        """See the table as a seat."""
        return self.table.look(seat, self.console.width)

    def clear(self) -> None:
        """Start a new screen on a terminal; leave an empty line elsewhere."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def read(self, question: str) -> str:
        """Ask for a line."""
        return self.console.input(Text(question, "bold"))

    def warn(self, text: str) -> None:
        """Say one line about what is wrong."""
        self.console.print(Text(text, DANGER))

    def tell(self, step: int) -> None:
        """Print what happened from a step on, as everybody at the screen may know it."""
        events = self.match.log(self.at_screen, step)
        for line in screen.log_lines(self.match.spec, self.table.words, self.table.names, events):
            self.console.print(line)

    def autosave(self) -> None:
        """Save after a move; a full disk must not end the game."""
        try:
            self.table.save()
        except saves.CannotSave as error:
            self.warn(self.table.say("ui-cannot-save", error=str(error)))

    def farewell(self) -> None:
        """Save and say where."""
        self.console.print()
        self.save_as("", 0)
        self.console.print(Text(self.table.say("ui-goodbye")))

    def end(self) -> None:
        """Show the final score, who won, and where the record lies."""
        words, names, scores = self.table.words, self.table.names, self.match.scores()
        self.clear()
        if self.table.people:
            seat = self.at_screen
            events = screen.since(self.match, seat, self.seen.get(seat, 0) if seat is not None else 0)
            for line in screen.log_lines(self.match.spec, words, names, events)[-screen.LOG_LINES :]:
                self.console.print(line)
        self.console.print(Text(self.table.say("ui-game-over"), "bold"))
        self.console.print(screen.score_table(words, names, scores, final=True))
        for line in self.face.outcome(self.look(None), self.match):
            self.console.print(line)
        self.console.print(screen.winners(words, names, scores))
        self.console.print(Text(self.table.say("ui-saved", path=str(self.table.path))))
