"""What goes over the wire, as docs/protocol.md says it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from rondel.server.rows import Pace, SeatKind, What

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]  # chosen by the client
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=-1, le=10_000_000)]
Step = Annotated[int, Meta(ge=0, le=10_000_000)]

MOST_PLANNED = 400  # moves of a plan, the others' included

Code = Literal["illegal", "stale", "forbidden", "malformed", "too-fast", "nothing-to-undo"]


ProblemCode = Literal[
    "no-table",
    "no-seat",
    "no-step",
    "forbidden",
    "stale",
    "unreadable",
    "unknown",
    "bad-setup",
    "bad-record",
    "not-late",
    "too-large",
    "too-fast",
    "malformed",
    "internal",
]


class Message(Struct):
    """A text for people: the key of a Fluent message and its arguments."""

    key: str
    arguments: dict[str, Any] = {}


# --- what the engine gives, as it is: dictionaries, described for those who read the schema ---

Thing = tuple[str, str]  # (kind, id)


class Text(TypedDict):
    """A text for people."""

    key: str
    arguments: dict[str, Any]


class Event(Text):
    """What happened or would happen, and the things to highlight."""

    refs: list[Thing]


class Choice(Text):
    """One of the options; `final` says that it cannot be undone."""

    text: str
    points_at: Thing | None
    final: bool
    preview: list[Event]


class Refusal(Text):
    """Why something that looks possible is not."""

    points_at: Thing


class View(TypedDict):
    """What a seat sees; `state` is the game's own."""

    game: str
    players: int
    options: dict[str, str]
    seat: int | None
    step: int
    deciding: int | None
    prompt: Text
    choices: list[Choice]
    refusals: list[Refusal]
    state: Any


class Score(TypedDict):
    """What a seat has, in all and by category."""

    seat: int
    total: int
    categories: dict[str, int]
    tie_break: int
    place: int
    honours: list[str]


class Origin(TypedDict):
    """Where a datum comes from."""

    tag: str
    note: str


class Effect(Text):
    """An effect in words and as a strip of (icon, figure)."""

    text: str
    icons: list[tuple[str, str]]


class CatalogRow(TypedDict):
    """A component."""

    kind: str
    id: str
    name: str
    data: dict[str, Any]
    effects: list[Effect]
    origins: dict[str, Origin]


class Rule(Struct):
    """A numbered rule, or without an id what stands between them; a table has its headings first."""

    id: str
    name: str
    text: str
    depth: int
    table: list[list[str]]


class RuleSection(Struct):
    """What the specification says under one heading; `part` is the heading above it."""

    part: str
    id: str
    title: str
    source: str
    rules: list[Rule]
    language: str  # of the title and the rules: what is not translated is English


# --- HTTP: asked ---


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table; `seats` has one entry for each player (those of an automa may be left out)."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    title: Title = ""
    open: bool = True
    confirm: bool = True
    pace: Pace | None = None


class Keys(Struct, forbid_unknown_fields=True):
    """The keys somebody has collected."""

    keys: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=500)]


class Named(Struct, forbid_unknown_fields=True):
    """Somebody's name."""

    name: Name


class Import(Struct, forbid_unknown_fields=True):
    """A record to go on with."""

    record: dict[str, Any]
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []


class StandIn(Struct, forbid_unknown_fields=True):
    """Whether a bot is to play for the seat's person."""

    on: bool


class Fork(Struct, forbid_unknown_fields=True):
    """The step to go on from."""

    step: Step


class Planned(Struct, forbid_unknown_fields=True):
    """A plan to go on with: from which step, by which luck, and the moves that it has so far."""

    step: Step
    luck: Annotated[int, Meta(ge=0, lt=2**32)]
    moves: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MOST_PLANNED)] = []


# --- HTTP: answered ---


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    titles: dict[str, str]
    players: list[int]
    options: dict[str, list[str]]
    solo_options: list[str]
    bots: list[str]
    automa: dict[str, list[int]]  # seats that the engine plays, by number of players
    categories: list[str]


class Texts(Struct):
    """Fluent sources of one language."""

    common: str
    games: dict[str, str]


class SeatInfo(Struct):
    """Who sits where; `taken` is false while an open seat waits for somebody.

    A person's seat with a `bot` is played by that bot until the person takes it back.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    taken: bool


class Clock(Struct):
    """The times of a table, in milliseconds: used by each seat up to `since`, when the deciding one began."""

    used: list[int]
    since: int
    now: int  # here


class Summary(Struct, kw_only=True):
    """A table at a glance."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    seats: list[SeatInfo]
    confirm: bool
    number: int
    step: int
    deciding: int | None
    finished: bool
    scores: list[Score] | None
    pace: Pace | None
    clock: Clock
    created: int
    updated: int
    mine: list[int] = []  # seats that the keys of the request open
    host: bool = False
    watch: bool = False


class Listed(Struct):
    """My tables, and those that anybody may join."""

    mine: list[Summary]
    open: list[Summary]


class SeatKey(Struct, omit_defaults=True):
    """The right to a seat."""

    seat: int
    kind: SeatKind | None = None
    key: str | None = None


class Created(Struct):
    """A new table and its keys, which are shown this once."""

    table: str
    host_key: str
    watch_key: str
    seats: list[SeatKey]


class Joined(Struct):
    """A seat and its key."""

    seat: int
    key: str


class NewKey(Struct):
    """A seat's new key."""

    key: str


class Hint(Struct):
    """What a bot would choose, best first, as texts of choices."""

    step: int
    best: list[str]


class Plan(Struct):
    """A plan as far as it is made: all its moves, and what the seat would then see."""

    moves: list[str]
    frame: Frame


class Told(Struct):
    """Something that happened, and the things to highlight, as (kind, id)."""

    step: int
    key: str
    arguments: dict[str, Any]
    refs: list[Thing]


class Frame(Struct):
    """What one seat, or a watcher, may see."""

    view: View
    events: list[Told]
    scores: list[Score]
    can_undo: bool
    can_redo: bool
    last_own: int | None  # the step of this seat's last own move
    revealed: str | None  # the key of the event of the last step that ended the possibility to undo


class StepView(Struct):
    """A table at one step."""

    step: int
    steps: int
    seats: dict[str, Frame]
    watch: Frame | None


class Problem(Struct):
    """A refusal (RFC 9457): `detail` for whoever writes a client, `message` for people."""

    status: int
    title: str
    detail: str
    code: ProblemCode
    message: Message
    type: str = "about:blank"


class Health(Struct):
    """How the server is."""

    status: Literal["ok", "database"]
    version: str


# --- live: from the client ---


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message."""

    keys: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=64)] = []
    since: Number = -1


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Play a choice."""

    key: Token
    seat: Seat
    number: Number
    move: Annotated[str, Meta(max_length=80)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last move of the own turn."""

    key: Token
    seat: Seat
    number: Number


class Redo(Struct, tag="redo", forbid_unknown_fields=True):
    """Play again what was taken back."""

    key: Token
    seat: Seat
    number: Number


class Restart(Struct, tag="restart", forbid_unknown_fields=True):
    """Take back everything of the own turn, up to the last reveal."""

    key: Token
    seat: Seat
    number: Number


class AskUndo(Struct, tag="ask-undo", forbid_unknown_fields=True):
    """Ask all people to go back to a step."""

    key: Token
    seat: Seat
    number: Number
    to: Step


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    """Answer such a question."""

    key: Token
    seat: Seat
    ask: Annotated[str, Meta(max_length=64)]
    yes: bool


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something."""

    key: Token
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Nudge(Struct, tag="nudge", forbid_unknown_fields=True):
    """Remind whoever decides."""

    key: Token
    seat: Seat


class Note(Struct, tag="note", forbid_unknown_fields=True):
    """Keep a private note."""

    key: Token
    seat: Seat
    text: Annotated[str, Meta(max_length=5000)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Hello | Move | Undo | Redo | Restart | AskUndo | Agree | Chat | Nudge | Note | Ping
Keyed = Move | Undo | Redo | Restart | AskUndo | Agree | Chat | Nudge | Note


# --- live: from the server ---


class TableMessage(Struct, tag="table"):
    """Everything."""

    number: int
    summary: Summary
    seats: dict[str, Frame]
    watch: Frame | None
    chat: list[Line]
    notes: dict[str, str]
    asked: Asked | None


class Moved(Struct, tag="moved", omit_defaults=True):
    """Something happened; `summary` comes when seats changed."""

    number: int
    step: int
    by: int
    what: What
    clock: Clock
    seats: dict[str, Frame]
    watch: Frame | None = None
    summary: Summary | None = None


class Ack(Struct, tag="ack"):
    """Stored durably and applied, once."""

    key: str
    number: int


class Refused(Struct, tag="refused"):
    """Nothing changed."""

    key: str
    code: Code
    message: Message
    number: int


class Line(Struct, omit_defaults=True):
    """A line of chat, or a reminder to the seat `nudged`."""

    id: int
    seat: int
    text: str
    at: int
    nudged: int | None = None


class ChatMessage(Struct, tag="chat", omit_defaults=True):
    """Somebody said something, or reminds the seat `nudged`."""

    id: int
    seat: int
    text: str
    at: int
    nudged: int | None = None


class Asked(Struct, tag="asked"):
    """Somebody asks to go back; `open` is false when it was refused or lapsed."""

    ask: str
    seat: int
    to: int
    yes: list[int]
    waiting: list[int]
    open: bool


class Pong(Struct, tag="pong"):
    """Here I am."""
