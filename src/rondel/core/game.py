"""The record that a game registers, and what it is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rondel.core.catalog import Row
from rondel.core.chance import Chance
from rondel.core.effects import Text, Vocabulary
from rondel.core.errors import BadSetup
from rondel.core.events import Event, EventKind, arguments
from rondel.core.frames import Move, Rules
from rondel.core.notation import Notation


@dataclass(frozen=True, slots=True)
class SetupOption:
    """One choice made before the game; the first value is the default."""

    id: str
    values: tuple[str, ...]
    solo_only: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points by category; `tie_break` decides between equal totals."""

    seat: int
    total: int
    categories: dict[str, int]
    tie_break: int
    honours: tuple[str, ...] = ()  # what the result earned beside the place, such as a medal


Refusals = list[tuple[tuple[str, str], Text]]  # what looks possible but is not: (kind, id), and why


def _explains_nothing(state: Any) -> Refusals:
    return []


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Everything the house needs to know about a game."""

    id: str
    titles: Mapping[str, str]  # by language
    players: tuple[int, ...]
    options: tuple[SetupOption, ...]
    version: int  # of the rules: raised when a stored game would go on differently
    rule_prefix: str
    rules: Rules
    vocabulary: Vocabulary
    notation: Notation
    events: tuple[EventKind, ...]
    names: Mapping[str, tuple[str, ...]]  # ids of the things that events name, by kind
    categories: tuple[str, ...]
    state: Any  # its class, for the codec
    set_up: Callable[[int, dict[str, str], Chance], Any]
    scores: Callable[[Any], list[Score]]
    view: Callable[[Any, int | None], dict[str, Any]]
    imagine: Callable[[Mapping[str, Any], Chance], Any]
    label: Callable[[Any, Move], Text]  # what a move means here, for people
    prompt: Callable[[Any], Text]  # what is to be decided
    catalog: Callable[[], tuple[Row, ...]]
    census: Callable[[Any], Mapping[str, int]]  # components that no move may create or destroy
    ledger: Callable[[Any], Mapping[tuple[int, int], int]]  # (seat, resource) that events account for
    changes: Callable[[Event], tuple[tuple[int, int, int], ...]]  # an event's (seat, resource, change) each
    automa: Callable[[int], tuple[int, ...]]  # seats that the engine plays, by number of players
    refusals: Callable[[Any], Refusals] = _explains_nothing  # for the deciding seat; only views ask
    # The scores of a running game as a seat may know them, where some points lie face down.
    seen_scores: Callable[[Any, int | None], list[Score]] | None = None

    def tell(self, event: Event) -> Text:
        """Give the message for an event."""
        kind = self.events[event[0]]
        return f"event-{kind.name}", arguments(kind, self.names, event)

    def check_setup(self, players: int, options: Mapping[str, object] | None) -> dict[str, str]:
        """Complete and check what was asked for; raise BadSetup with what is allowed."""
        if type(players) is not int or players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise BadSetup(f"{self.id} is for {allowed} players, not {players!r}")
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup(f"options are names with values, not {options!r}")
        known = {option.id: option for option in self.options}
        chosen = {option.id: option.values[0] for option in self.options}
        for name, value in (options or {}).items():
            option = known.get(name)
            if option is None:
                raise BadSetup(f"{self.id} has no option {name!r}; it has {', '.join(known)}")
            if str(value) not in option.values:
                raise BadSetup(f"option {name} takes {' or '.join(option.values)}, not {str(value)!r}")
            if option.solo_only and players != 1 and str(value) != option.values[0]:
                raise BadSetup(f"option {name} is for the solo game only")
            chosen[name] = str(value)
        return chosen


def ranking(scores: list[Score]) -> list[int]:
    """Give each seat's place, 1 the best; equal places are shared."""
    keys = [(score.total, score.tie_break) for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]
