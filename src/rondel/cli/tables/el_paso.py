"""El Paso's table in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import BRIEF, FULL, LEAST, MOST, SHORT
from rondel.cli.tables import el_paso_boards as boards
from rondel.cli.tables import el_paso_supply as supply
from rondel.cli.tables.el_paso_trail import NARROWEST_RING, ahead, progress, trail
from rondel.cli.tables.parts import ACT, FAINT, TITLE, Look, joined, player_name, without_options
from rondel.core.effects import performed_by
from rondel.core.match import Match
from rondel.games.el_paso import words as w
from rondel.games.el_paso.catalog.groups import GROUPS
from rondel.games.el_paso.catalog.tiles import TILE_IDS
from rondel.games.el_paso.score import best_objectives, items
from rondel.games.el_paso.text import group_kind

_MOVEMENT = (
    "prompt-movement",
    "prompt-first-place",
)  # the questions that cannot be answered without the trail


def screen(look: Look, level: int) -> RenderableType:
    """Draw the table: whole; without the tiles; without all supplies; with less of the players; with only the
    part of the trail that is asked about; without the others.
    """
    parts: list[RenderableType] = []
    if level < BRIEF:
        parts.append(trail(look))
    else:
        parts.append(joined(progress(look)))
        if look.view["prompt"]["key"] in _MOVEMENT:
            parts.append(ahead(look, whole=level < LEAST))
    if level <= MOST:
        parts += _supplies(look)
    if level == FULL:
        parts.append(supply.tiles(look))
    if level < LEAST:
        parts.append(boards.rivals(look, cut=level > SHORT))
    if look.seat is not None:
        parts.append(boards.board(look, look.state["players"][look.seat], brief=level > SHORT))
    return Group(*parts)


def here(look: Look) -> list[Text]:
    """Say what the building, train card, trading post or bonus tile in use offers."""
    stack = look.state["stack"]
    if not stack or stack[-1][0] != w.ACTIONS:
        return []
    group = stack[-1][2]
    offered = {choice["key"] for choice in look.view["choices"]}
    parts = []
    for effect in GROUPS[group]:
        word = look.spec.notation.verbs[performed_by(effect)].word.replace(" ", "-")
        said = look.words.format(*look.spec.vocabulary.text(effect))
        parts.append(Text(said, "" if f"option-{word}" in offered else FAINT))
    title = Text(f"{look.say('ui-here-' + group_kind(group))}: ", TITLE)
    return [title.append_text(joined(parts))]


def terse(look: Look, choice: dict[str, Any]) -> str:
    """Leave out the actions of places, which the trail shows."""
    arguments = choice["arguments"]
    if choice["points_at"] and choice["points_at"][0] == "node" and "effects" in arguments:
        arguments = {**arguments, "effects": []}
    return look.say(choice["key"], **arguments)


def signs(look: Look) -> list[tuple[Text, str]]:
    """Explain the corners, repeats and option numbers."""
    named = (("◣", "corner"), ("↻", "again"), ("[1]", "option"), ("→", "then"))
    return [
        (Text(sign, ACT if name == "option" else "bold"), look.say(f"ui-sign-{name}")) for sign, name in named
    ]


def _supplies(look: Look) -> list[RenderableType]:
    """Lay the common supplies out, side by side where there is room."""
    panels = (supply.posts(look), supply.market(look), supply.train_and_buildings(look))
    if look.width < NARROWEST_RING:
        return list(panels)
    table = Table.grid(expand=True)
    for ratio in (26, 41, 53):
        table.add_column(ratio=ratio)
    table.add_row(*panels)
    return [table]


def piles(look: Look) -> RenderableType:
    """Show the reader's own discard pile and what the draw pile holds, in no order."""
    if look.seat is None:
        return Text(look.say("ui-none"), FAINT)
    player = look.state["players"][look.seat]
    table = Table.grid(padding=(0, 1))
    for key, content in (("ui-discard-pile", player["discard"]), ("ui-draw-pile", player["draw"])):
        table.add_row(
            Text(look.say(key), FAINT),
            Text(look.say("ui-cards", n=sum(content.values()))),
            boards.cards(look, content),
        )
    return table


def rivals(look: Look) -> RenderableType:
    """Show the other players' boards."""
    plain = without_options(look)
    people = range(look.view["players"])
    parts = [boards.board(plain, look.state["players"][seat]) for seat in people if seat != look.seat]
    if look.state["sue"] is not None:
        return Group(*parts, boards.sue_board(look))
    return Group(*parts)


def outcome(look: Look, match: Match) -> list[Text]:
    """Say which objectives were fulfilled."""
    lines = []
    for player in match.state.players:
        if not player.objectives:
            continue
        line = player_name(look.names, player.seat)
        counted: tuple[int, ...] = player.objectives  # all of the solo opponent's count
        if player.seat not in look.spec.automa(look.view["players"]):
            counted = best_objectives(player.objectives, items(match.state, player))[1]
        missed = [tile for tile in player.objectives if tile not in counted]
        said = []
        for key, tiles in (("ui-fulfilled", counted), ("ui-not-fulfilled", missed)):
            if tiles or key == "ui-fulfilled":
                said.append(
                    look.say(
                        key, text=", ".join(_objective(look, tile) for tile in tiles) or look.say("ui-none")
                    )
                )
        lines.append(line.append(f"  {'; '.join(said)}"))
    return lines


def _objective(look: Look, tile: int) -> str:
    """Say what an objective asks for and what it is worth."""
    name = TILE_IDS[tile]
    vp = look.say("ui-vp", n=look.rows[("tile", name)].data["vp"])
    return f"{supply.tile_words(look, name).plain} ({vp})"
