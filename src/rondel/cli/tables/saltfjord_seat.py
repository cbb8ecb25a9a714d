"""Players of Saltfjord: village, warehouse, piers and boat of the reader, the others in a line or in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.cli.tables import saltfjord_signs as s
from rondel.cli.tables import saltfjord_village as village
from rondel.cli.tables.parts import FAINT, SEAT_COLOURS, TITLE, Look, fit, joined, player_name
from rondel.cli.tables.saltfjord_board import abilities, tagged
from rondel.games.saltfjord.catalog import goods as gd
from rondel.games.saltfjord.catalog import harbour as h

Player = dict[str, Any]

_ROWS = (("gold",), ("plank", "food", "book"), ("log", "grain", "paper"), ("fish",))
_ROOM = 11  # columns of a room of the warehouse


# --- pieces ---


def room(look: Look, player: Player, good: str) -> Text:
    """Show a good and how much of it there is, with the options that use it."""
    number = player["goods"][good]
    tag = look.option_tag("good", good) if player["seat"] == look.seat else Text()
    style = s.GOOD_STYLES[good] if number else FAINT
    return tagged(
        tag, Text.assemble((s.word(look, good), style), (f" {number}", "bold" if number else FAINT))
    )


def warehouse(look: Look, player: Player) -> list[Text]:
    """Show the rooms as they lie: gold under the roof, fish below; sale prices at the right."""
    lines = []
    for row in _ROWS:
        line = Text(" " * (_ROOM if len(row) == 1 else 0))
        for good in row:
            line.append_text(fit(room(look, player, good), _ROOM))
        price = look.rows[("good", row[0])].data["price"]
        line.append(" " * (_ROOM if len(row) == 1 else 0))
        line.append(f"→{price}" if price else "", FAINT)
        lines.append(line)
    return lines


def goods_line(look: Look, player: Player) -> Text:
    """Show the goods that a player has, in two letters each."""
    held = [(good, player["goods"][good]) for good in gd.GOOD_IDS if player["goods"][good]]
    parts = [
        Text.assemble((s.code(look, good), s.GOOD_STYLES[good]), (str(number), "bold"))
        for good, number in held
    ]
    return joined(parts, " ") if parts else Text(s.NOTHING, FAINT)


def piers(look: Look, player: Player) -> list[Text]:
    """Show each pier: its reward, and the crates in its row with their points where the reader knows them."""
    lines = []
    full = min(map(len, player["crates"]))
    for number, (pier, row) in enumerate(zip(h.PIER_IDS, player["crates"], strict=True)):
        tag = look.option_tag("pier", pier) if player["seat"] == look.seat else Text()
        reward = tagged(tag, Text.assemble((f"{pier} ", TITLE), look.say(f"ui-pier-{pier}")))
        line = fit(reward, 20)
        for place, crate in enumerate(row):
            style = f"bold {s.VP_STYLE}" if place < full else s.VP_STYLE
            line.append(f" {'?' if crate is None else look.rows[('crate', crate)].data['vp']}", style)
        if full and not number:
            line.append(f"  {look.say('ui-columns', n=full)}", FAINT)
        lines.append(line)
    return lines


def piers_line(look: Look, player: Player) -> Text:
    """Show the crates of each pier on one line."""
    parts = []
    for pier, row in zip(h.PIER_IDS, player["crates"], strict=True):
        known = ["?" if crate is None else str(look.rows[("crate", crate)].data["vp"]) for crate in row]
        parts.append(Text.assemble((f"{pier}:", TITLE), (",".join(known) or s.NOTHING, s.VP_STYLE)))
    return Text.assemble((f"{look.say('ui-piers')} ", FAINT), joined(parts, " "))


def boat(look: Look, player: Player) -> Text:
    """Show where the boat is and what lies in its slots; the last one of the improved side is doubled."""
    area = look.name("area", player["boat"])
    line = Text.assemble((f"{look.say('ui-boat')} ", FAINT), (f"{area} ", "bold"))
    improved = player["slots"] > 3
    caught = sorted(player["catch"], key=lambda token: _points(look, token))
    free = player["slots"] - len(caught)
    slots = [Text("·", FAINT)] * free + [s.token(look, token) for token in caught]
    for number, slot in enumerate(slots):
        line.append("(", FAINT).append_text(slot)
        line.append("×2)" if improved and number == len(slots) - 1 else ")", FAINT)
    ashore = sum(player["ashore"].values())
    return line.append(f" {look.say('ui-ashore').lower()} {ashore}", FAINT) if ashore else line


def _points(look: Look, token: str) -> int:
    """Say how many points a token brings."""
    reward: Any = look.rows[("catch", token)].data["reward"]
    return int(reward.get("vp", 0))


def hands(look: Look, player: Player) -> Text:
    """Show workers, the dice taken in this round, and where the season was closed."""
    parts = [
        Text.assemble(
            (f"{look.say('ui-workers')} ", FAINT), (f"{s.WORKER * player['workers'] or '0'}", "bold")
        )
    ]
    for colour, limit in (("white", h.WHITE_A_PLAYER), ("orange", look.state["round"])):
        parts.append(Text.assemble(s.die(colour, ""), f" {player['taken'][colour]}/{limit}"))
    if player["tavern"] is not None:
        parts.append(Text(f"{look.say('ui-season-closed')} ({player['tavern']})", "bold #8fc7dc"))
    return joined(parts)


def levels(look: Look, player: Player) -> Text:
    """Show how far the technologies are."""
    parts = [
        Text.assemble((look.name("track", track)[:5], FAINT), (f" {level}", "bold" if level else FAINT))
        for track, level in zip(look.state["tracks"], player["levels"], strict=True)
    ]
    return joined(parts)


def total(look: Look, player: Player) -> str:
    """Say what a player would have now; `+` where crates lie face down."""
    hidden = any(crate is None for row in player["crates"] for crate in row)
    return look.say("ui-vp", n=f"{look.scores[player['seat']]['total']}{'+' if hidden else ''}")


def live_score(look: Look, player: Player) -> Text:
    """Say where the points would come from if the game ended now."""
    counted = look.scores[player["seat"]]["categories"]
    parts = [
        Text.assemble((f"{look.say(f'score-{name}')} ", FAINT), (str(points), f"bold {s.VP_STYLE}"))
        for name, points in counted.items()
        if points
    ]
    return joined(parts) if parts else Text(look.say("ui-no-points"), FAINT)


# --- boards ---


def seat_title(look: Look, player: Player) -> Text:
    """Head a player's board with name, points and board."""
    title = player_name(look.names, player["seat"])
    title.append(f"  {total(look, player)} ", TITLE)
    if player["seat"] == look.state["start"] and look.view["players"] > 1:
        title.append(f"· {look.say('ui-first-player').lower()} ", FAINT)
    return title.append(f"· {look.name('board', player['board'])} ", FAINT)


def board(
    look: Look, player: Player, flat: bool = False, texts: bool = False, width: int | None = None
) -> Panel:
    """Draw a player's village with warehouse, piers, boat, abilities and live score beside it."""
    room_there = (look.width if width is None else width) - 2
    side: Sequence[RenderableType]
    if flat:
        drawn = village.flat(look, player)
        side = _brief_side(look, player)
    else:
        wide = room_there > 130 - 6 * (s.WIDE_CELL - s.CELL) and room_there >= 118
        drawn = village.boxed(look, player, s.WIDE_CELL if wide else s.CELL)
        side = _side(look, player, texts)
    left = max(line.cell_len for line in drawn)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=left, no_wrap=True)
    table.add_column(width=max(12, room_there - left - 1), no_wrap=flat, overflow="ellipsis")
    table.add_row(Group(*drawn), Group(*side))
    seat = player["seat"]
    return Panel(
        table,
        title=seat_title(look, player),
        title_align="left",
        border_style=SEAT_COLOURS[seat % len(SEAT_COLOURS)],
        padding=0,
    )


def _side(look: Look, player: Player, texts: bool) -> list[RenderableType]:
    """Write what lies beside the village."""
    owned = abilities(look, player["abilities"], texts)
    named = Text.assemble(
        (f"{look.say('ui-abilities')} ", FAINT), "\n" if texts and owned.plain else "", owned
    )
    score = Text.assemble(
        (f"{look.say('ui-now')} ", FAINT), (f"{total(look, player)}: ", TITLE), live_score(look, player)
    )
    carts = [] if "carts" not in look.state["tracks"] else [_carts(look, player)]
    return [
        *warehouse(look, player),
        *piers(look, player),
        boat(look, player),
        hands(look, player),
        *carts,
        named,
        score,
    ]


def _brief_side(look: Look, player: Player) -> list[Text]:
    """Write the same in seven lines."""
    sale = [Text.assemble(room(look, player, good)) for good in ("gold", "plank", "food", "book")]
    basic = [Text.assemble(room(look, player, good)) for good in ("fish", "log", "grain", "paper")]
    lines = [
        joined(sale, " "),
        joined(basic, " "),
        piers_line(look, player),
        boat(look, player),
        hands(look, player),
        abilities(look, player["abilities"]),
        levels(look, player),
    ]
    return [_cut(line) for line in lines]


def _cut(line: Text) -> Text:
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def _carts(look: Look, player: Player) -> Text:
    """Say what the carts are worth."""
    points = look.scores[player["seat"]]["categories"]["carts"]
    said = Text.assemble((f"{look.say('ui-carts')} ", FAINT), (f"{s.CART} ×{len(player['carts'])} ", "bold"))
    return said.append_text(s.points(look, points))


def rival_line(look: Look, player: Player) -> Text:
    """Draw another player in one line."""
    line = player_name(look.names, player["seat"])
    line.append(f" {total(look, player)}", TITLE)
    area = "⌂" if player["boat"] == "harbour" else player["boat"]
    crates = "·".join(str(len(row)) for row in player["crates"])
    parts = [
        goods_line(look, player),
        hands(look, player),
        Text(f"{look.say('ui-crates').lower()} {crates}"),
        Text(f"{look.say('ui-boat')} {area}({len(player['catch'])}/{player['slots']})"),
        Text(f"{look.say('ui-tech')} {'·'.join(map(str, player['levels']))}"),
    ]
    if player["abilities"]:
        parts.append(abilities(look, player["abilities"]))
    return line.append("  ").append_text(joined(parts))


def rivals(look: Look, cut: bool = False) -> RenderableType:
    """Draw the other players, a line each; cut it where the screen ends."""
    lines = [rival_line(look, player) for player in look.state["players"] if player["seat"] != look.seat]
    for line in lines:
        if cut:
            line.truncate(look.width, overflow="ellipsis")
    return Group(*lines)
