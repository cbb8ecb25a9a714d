"""Saltfjord looked at more closely: signs, piles, the others, and what the score pad does not say."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import saltfjord_board as shared
from rondel.cli.tables import saltfjord_seat as seats
from rondel.cli.tables import saltfjord_signs as s
from rondel.cli.tables.parts import ACT, FAINT, Look, joined, player_name, without_options
from rondel.core.match import Match
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h
from rondel.games.saltfjord.catalog import technology as te
from rondel.games.saltfjord.score import bonus_points


def signs(look: Look) -> list[tuple[Text, str]]:
    """Explain what cells show, and the other signs."""
    found: list[tuple[Text, str]] = []
    for good in gd.GOOD_IDS:
        sign = Text(f"{s.word(look, good)} {s.code(look, good)}", s.KIND_STYLES["production"])
        found.append((sign, look.name("good", good)))
    for action in ("order", "tech", "build", "fishing"):
        sign = Text(f"{s.word(look, action)} {s.code(look, action)}", s.KIND_STYLES["action"])
        found.append((sign, look.name("symbol", action)))
    found += [(s.cell(look, symbol), look.name("symbol", symbol)) for symbol in _EXAMPLES]
    others = (
        (Text("[1]", ACT), "option"),
        (s.die("white", 4), "white-die"),
        (s.die("orange", 4), "orange-die"),
        (Text(s.WORKER, "bold"), "worker"),
        (Text(s.CART, "bold"), "cart"),
        (Text("*", "bold"), "snow"),
        (Text(f"{s.TAKEN_CARE}3", "bold #8fdc98"), "filled"),
        (Text("▼3 ▶3", "bold"), "active"),
        (Text("3·4", "bold"), "cell"),
        (Text("→2", "bold"), "price"),
        (Text("II:2", "bold"), "token"),
        (Text("6 ^2", "bold"), "known-top"),
        (Text("45+", "bold"), "hidden-crates"),
    )
    return found + [(sign, look.say(f"ui-sign-{name}")) for sign, name in others]


_EXAMPLES = ("upgrade", "log-fish", "order-tech", "walkway-2-vp")


def piles(look: Look) -> RenderableType:
    """Show the reader's crates and catch, what is still unseen in the fjord, and what has left the game."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style=FAINT)
    table.add_column(ratio=1)
    if look.seat is not None:
        player = look.state["players"][look.seat]
        for pier, row in zip(h.PIER_IDS, player["crates"], strict=True):
            table.add_row(look.name("pier", pier), joined([_crate(look, crate) for crate in row]))
        table.add_row(look.say("ui-catch-ashore"), _tokens(look, player["ashore"]))
    table.add_row(look.say("ui-unseen-catch"), _tokens(look, look.state["unseen_catch"]))
    for stack in look.state["fjord"]:
        if stack["sunk"]:
            where = look.say("ui-sunk", n=int(stack["area"]), text=stack["type"])
            table.add_row(where, joined([s.token(look, token, type_shown=False) for token in stack["sunk"]]))
    if look.state["removed_crates"]:
        removed = [_crate(look, crate) for crate in look.state["removed_crates"]]
        table.add_row(look.say("ui-removed-crates"), joined(removed))
    if look.state["removed_tiles"]:
        removed = [s.tile_lines(look, tile, s.LYING)[-1] for tile in look.state["removed_tiles"]]
        table.add_row(look.say("ui-removed-tiles"), joined(removed))
    return table


def _crate(look: Look, crate: str | None) -> Text:
    """Show a crate's goods and points."""
    if crate is None:
        return Text("?", FAINT)
    data: Any = look.rows[("crate", crate)].data
    return Text.assemble(s.amounts(look, data["cost"]), " ", s.points(look, data["vp"]))


def _tokens(look: Look, counts: dict[str, int]) -> Text:
    """Show tokens by kind with their numbers."""
    parts = [Text.assemble(s.token(look, token), f" ×{number}") for token, number in counts.items()]
    return joined(parts) if parts else Text(look.say("ui-none"), FAINT)


def rivals(look: Look) -> RenderableType:
    """Show the other players' villages."""
    plain = without_options(look)
    boards = [seats.board(plain, player) for player in look.state["players"] if player["seat"] != look.seat]
    return Group(*boards) if boards else Text(look.say("ui-none"), FAINT)


def outcome(look: Look, match: Match) -> list[Text]:
    """Say what the bonus tiles brought; of the solo game also whether it is won, and with which honours."""
    lines = []
    for player in match.state.players:
        reached = [
            Text.assemble(
                (look.name("bonus", te.BONUS_IDS[tile]), s.VP_STYLE), f" {bonus_points(player, tile)}"
            )
            for tile, level in zip(match.state.bonus_tiles, player.levels, strict=True)
            if level == te.TOP and not te.BONUS_TILES[tile].at_once
        ]
        if reached:
            name = player_name(look.names, player.seat)
            lines.append(Text.assemble(name, f"  {look.say('ui-bonus-reached')}: ", joined(reached)))
    if look.state["special"]:
        lines.append(shared.special(look))
    for honour in match.scores()[0]["honours"] if match.over else ():
        lines.append(Text(look.say(f"honour-{honour}"), "bold"))
    return lines
