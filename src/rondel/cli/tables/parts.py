"""What every table is drawn with: the view in a reader's words, players' marks, effects as short strips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.core.catalog import Row
from rondel.core.effects import Effects, Icon
from rondel.core.game import GameSpec
from rondel.core.match import Match
from rondel.locale import Texts

LETTERS = "ABCDEFGH"
SEAT_STYLES = (
    "bold #ffffff on #b5382a",
    "bold #ffffff on #1d5fa8",
    "bold #2b2118 on #e3a51f",
    "bold #2b2118 on #f4f0e6",
)
SEAT_COLOURS = ("#e0604f", "#5a9fe6", "#e3a51f", "#f4f0e6")  # of lines, readable on a dark ground
ACT = "bold #1b1b1b on #4fd8be"  # the one colour that means "you may"
ACT_LINE = "#4fd8be"
FAINT = "dim"
TITLE = "bold #e3c27a"
DANGER = "bold #ff9c8f"

# Cattle coats: the colour of a breed behind its code.
COATS = {
    "grey": "#000000 on #9e9e9e",
    "black": "#ffffff on #3a3a3a",
    "white": "#000000 on #f2f2f2",
    "green": "#ffffff on #2e7d32",
    "yellow": "#000000 on #f4d03f",
    "blue": "#ffffff on #2f6fc4",
    "brown": "#ffffff on #7b4a1e",
    "purple": "#ffffff on #7b3fa0",
    "orange": "#000000 on #ee8a2a",
}


@dataclass(slots=True)
class Look:
    """One view with everything that drawing needs: words, names, live scores and the space there is."""

    spec: GameSpec
    words: Texts
    names: Sequence[str]
    view: dict[str, Any]
    scores: list[dict[str, Any]]
    width: int = 120
    rows: dict[tuple[str, str], Row] = field(default_factory=dict)
    _numbers: dict[tuple[str, str], list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rows = {(row.kind, row.id): row for row in self.spec.catalog()}
        for number, choice in enumerate(self.view["choices"], start=1):
            if choice["points_at"]:
                self._numbers.setdefault(tuple(choice["points_at"]), []).append(number)

    @property
    def state(self) -> dict[str, Any]:
        """The table as the seat sees it."""
        state: dict[str, Any] = self.view["state"]
        return state

    @property
    def seat(self) -> int | None:
        """Whose view it is."""
        seat: int | None = self.view["seat"]
        return seat

    def say(self, key: str, **arguments: Any) -> str:
        """Format a message."""
        return self.words.format(key, arguments, self.names)

    def name(self, kind: str, thing: str) -> str:
        """Name a thing."""
        return self.words.name(kind, thing)

    def money(self, dollars: int | str, sign: str = "") -> str:
        """Write an amount of money as the reader's language does."""
        return sign + self.say("ui-dollars", n=dollars)

    def numbers(self, kind: str, thing: str) -> list[int]:
        """Give the numbers of the options that point at a thing."""
        return self._numbers.get((kind, thing), [])

    def option_tag(self, kind: str, thing: str) -> Text:
        """Show the options that point at a thing as tags with their numbers; empty when there are none."""
        return tags(self.numbers(kind, thing))


def without_options(look: Look) -> Look:
    """See the same table without the numbers of the reader's options."""
    return replace(look, view={**look.view, "choices": []}, _numbers={})


def look(match: Match, seat: int | None, words: Texts, names: Sequence[str], width: int = 120) -> Look:
    """See a match as a seat does."""
    return Look(match.spec, words, names, match.view(seat), match.seen_scores(seat), width)


# --- marks ---


def letter(seat: int) -> str:
    """Give a seat's letter."""
    return LETTERS[seat]


def mark(seat: int) -> Text:
    """Show a seat by letter and colour."""
    return Text(f" {letter(seat)} ", SEAT_STYLES[seat % len(SEAT_STYLES)])


def marks(seats: Iterable[int]) -> Text:
    """Show several seats side by side."""
    return Text(" ").join(mark(seat) for seat in seats)


def small_marks(seats: Iterable[int]) -> Text:
    """Show several seats in one cell each."""
    return Text.assemble(*((letter(seat), SEAT_STYLES[seat % len(SEAT_STYLES)]) for seat in seats))


def player_name(names: Sequence[str], seat: int) -> Text:
    """Show a seat's mark and name."""
    return Text.assemble(mark(seat), " ", (names[seat], f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"))


def tags(numbers: Iterable[int]) -> Text:
    """Show option numbers."""
    return Text(" ").join(Text(f"[{number}]", ACT) for number in numbers)


def fit(text: Text, width: int) -> Text:
    """Cut or fill a line to a width."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


# --- frames ---


def panel(look: Look, title: str, content: RenderableType) -> Panel:
    """Frame a part of the table."""
    return Panel(
        content, title=Text(look.say(title), TITLE), title_align="left", border_style=FAINT, padding=0
    )


def grid(columns: str, flexible: int, wrap: bool = True) -> Table:
    """Make a borderless table: `l` and `r` for each column's side; one column takes the room that is left."""
    table = Table.grid(padding=(0, 1), expand=True)
    for number, side in enumerate(columns):
        stretch = number == flexible
        table.add_column(
            justify="left" if side == "l" else "right",
            no_wrap=not (stretch and wrap),
            ratio=1 if stretch else None,
            overflow="ellipsis",
        )
    return table


def heading(look: Look, *keys: str) -> list[Text]:
    """Name columns in a few letters."""
    return [Text(look.say(key) if key else "", FAINT) for key in keys]


# --- effects ---


def strip(look: Look, effects: Effects, codes: dict[str, str]) -> list[Text]:
    """Draw each effect in a few signs and short words; `codes` are the breeds' letters."""
    return [_strip(look, look.spec.vocabulary.icons(effect), codes) for effect in effects]


def joined(parts: Sequence[Text], separator: str = " · ") -> Text:
    """Join short texts on one line."""
    line = Text()
    for number, part in enumerate(parts):
        if number:
            line.append(separator, FAINT)
        line.append_text(part)
    return line


def _strip(look: Look, icons: Sequence[Icon], codes: dict[str, str]) -> Text:
    """Draw the icons of one effect."""
    line = Text()
    before = ""
    for icon, figure in _merged(
        sorted(icons, key=lambda icon: icon[0] != "card-remove")
    ):  # a verb comes first
        if icon == "g-then":
            line.append("→")
        else:
            if before and before != "g-then":
                line.append(" ")
            line.append_text(_sign(look, icon, figure, codes))
        before = icon
    return line


def _merged(icons: Sequence[Icon]) -> list[Icon]:
    """Write two prices beside each other as one: 5 or 13 dollars are 5/13."""
    merged: list[Icon] = []
    for icon, figure in icons:
        if merged and merged[-1][0] == icon == "coin":
            merged[-1] = (icon, f"{merged[-1][1]}/{figure[1:]}")
        else:
            merged.append((icon, figure))
    return merged


def _sign(look: Look, icon: str, figure: str, codes: dict[str, str]) -> Text:
    """Draw one icon with its figure."""
    if icon == "coin":
        return _money(look, figure)
    if icon.startswith("cow-") and icon[4:] in codes:
        return coat(look, icon[4:], codes)
    if icon == "value":
        return Text(figure.replace("x", "×"))
    word = look.say(f"ui-icon-{icon}")
    if figure.startswith("+"):
        return Text.assemble((figure, "#8fdc98"), " ", word)
    return Text(f"{word} {figure}".strip())


def _money(look: Look, figure: str) -> Text:
    """Draw dollars gained or paid."""
    if figure.startswith("-"):
        return Text(look.money(figure[1:], "−"), "#ff9c8f") if figure != "-0" else Text(look.money(0))
    return Text(f"{figure}$" if figure == "+" else look.money(figure[1:], "+"), "#8fdc98")


def coat(look: Look, breed: str, codes: dict[str, str]) -> Text:
    """Show a breed's code in its colour."""
    colour = str(look.rows[("breed", breed)].data["colour"])
    return Text(codes[breed], COATS.get(colour, ""))
