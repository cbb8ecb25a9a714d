"""Players' boards of El Paso: the reader's own in full, the others' in a line or in detail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.cli.tables.el_paso_supply import CORNER, PLAIN, tile_words
from rondel.cli.tables.el_paso_trail import CODES
from rondel.cli.tables.parts import FAINT, SEAT_COLOURS, TITLE, Look, coat, joined, player_name
from rondel.core.chance import seeded
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.turn import breeding_value

Player = dict[str, Any]

# --- pieces ---


def cards(look: Look, counts: Mapping[str, int]) -> Text:
    """Show cattle by code, name and value, and workers by name."""
    parts = []
    for card, number in counts.items():
        part = Text()
        if card in CODES:
            part.append_text(coat(look, card, CODES))
            part.append(f" {look.name('card', card)}")
            part.append(f" ({look.rows[('breed', card)].data['value']})", "bold")
        else:
            part.append(look.name("card", card))
        if number > 1:
            part.append(f" ×{number}", "bold")
        parts.append(part)
    return joined(parts, "  ") if parts else Text(look.say("ui-none"), FAINT)


def codes(look: Look, counts: Mapping[str, int]) -> Text:
    """Show cards in as little room as there is."""
    parts = []
    for card, number in counts.items():
        part = coat(look, card, CODES) if card in CODES else Text(look.name("card", card))
        parts.append(Text.assemble(part, f"×{number}" if number > 1 else ""))
    return joined(parts, " ") if parts else Text("—", FAINT)


def few_workers(look: Look, counts: Mapping[str, int]) -> Text:
    """Show workers in as little room as there is."""
    parts = [Text(f"{look.say(f'ui-col-{worker}s')} {number}") for worker, number in counts.items()]
    return joined(parts, " ") if parts else Text("—", FAINT)


def resources(look: Look, player: Player, brief: bool = False) -> Text:
    """Show money, tokens, certificates and limits; in brief, by shorter words."""
    token, certificate = (
        ("ui-icon-exchange-token", "ui-icon-certificate")
        if brief
        else ("ui-exchange-tokens", "ui-certificates")
    )
    discs = player["discs"]
    steps = b.STEP_LIMIT + ("PB7" not in discs)
    hand = b.HAND_LIMIT + ("PB6" not in discs)
    certificates = player["certificates"]
    track = "●" * certificates + "○" * (b.CERTIFICATE_LIMIT - certificates)
    parts = [
        Text(look.money(player["money"]), "bold #8fdc98"),
        Text.assemble(f"{look.say(token)} ", (str(player["tokens"]), "bold")),
        Text.assemble(f"{look.say(certificate)} {track} ", (str(certificates), "bold")),
        Text.assemble(f"{look.say('ui-permanent')} ", (str(player["permanent"]), "bold")),
        Text.assemble(f"{look.say('ui-step-limit')} ", (str(steps), "bold")),
        Text.assemble(f"{look.say('ui-hand-limit')} ", (str(hand), "bold")),
    ]
    return joined(parts)


def hand(look: Look, player: Player) -> Text:
    """Show the hand with what it would deliver now."""
    table = look.spec.imagine(look.state, seeded(0))
    value = breeding_value(table.players[player["seat"]])
    line = Text()
    for breed, number in player["hand"].items():
        tag = look.option_tag("hand", breed)
        if tag.plain:
            line.append_text(tag)
            line.append(" ")
        line.append_text(cards(look, {breed: number}))
        line.append("  ")
    if not player["hand"]:
        line.append(look.say("ui-empty"), FAINT)
    spare = player["certificates"]
    line.append(" → ", FAINT)
    line.append(look.say("ui-delivery-value", n=value, total=value + spare if spare else 0), "bold #e3c27a")
    return line


def workers(look: Look, player: Player) -> Text:
    """Show the worker area."""
    parts = []
    for worker, number in player["workers"].items():
        part = look.option_tag("own-worker", worker)
        part.append(f" {look.name('worker', worker)} " if part.plain else f"{look.name('worker', worker)} ")
        part.append(f"×{number}", "bold")
        parts.append(part)
    return joined(parts) if parts else Text(look.say("ui-none"), FAINT)


def auxiliaries(look: Look, player: Player) -> Text:
    """Show the auxiliary actions with the discs that upgrade or close them."""
    parts = []
    for number, name in enumerate(b.AUX_IDS):
        disc = b.DISC_IDS[number]
        moved = disc not in player["discs"]
        now, later = _auxiliary_figures(look, name)
        part = look.option_tag("auxiliary", name)
        part.append(" " if part.plain else "")
        part.append(look.name("auxiliary", name), "" if moved or now else FAINT)
        part.append(f" {later if moved else now}".rstrip(), "bold")
        if not moved:
            part.append(f" {PLAIN}", FAINT)
            part.append(f"→{later}" if later else f" {look.say('ui-closed')}", FAINT)
            part.append_text(look.option_tag("disc", disc))
        parts.append(part)
    return joined(parts)


def _auxiliary_figures(look: Look, name: str) -> tuple[str, str]:
    """Say how much an auxiliary action gives before and after its disc has been moved."""
    if name == "money":
        return look.money(b.AUX_DOLLARS[0]), look.money(b.AUX_DOLLARS[1])
    return (f"×{b.AUX_EXCHANGES[0]}", f"×{b.AUX_EXCHANGES[1]}") if name == "exchange" else ("", "")


def discs(look: Look, player: Player) -> Text:
    """Count the discs still on the board, and show what those beside the auxiliary actions' uncover."""
    parts = [Text(look.say("ui-left", n=len(player["discs"])))]
    for disc in player["discs"]:
        if disc in b.DISC_IDS[: b.AUXILIARIES]:
            continue
        data = look.rows[("disc", disc)].data
        part = look.option_tag("disc", disc)
        part.append((" " if part.plain else "") + (CORNER if data["corner"] == "black" else PLAIN))
        part.append(f" {look.name('disc', disc)}")
        money = int(str(data["money"]))
        if money:
            gain = money > 0
            part.append(f" {look.money(abs(money), '+' if gain else '−')}", "#8fdc98" if gain else "#ff9c8f")
        parts.append(part)
    return joined(parts)


def own_tiles(look: Look, player: Player) -> list[Text]:
    """Show the tiles a player owns."""
    lines = []
    for tile in (*player["objectives"], *player["bonus_tiles"]):
        vp = look.say("ui-vp", n=look.rows[("tile", tile)].data["vp"])
        lines.append(Text.assemble((f"{tile} ", "bold"), tile_words(look, tile), (f" {vp}", "#e3c27a")))
    return lines


def piles_line(look: Look, player: Player) -> Text:
    """Show how many cards lie where, and the building tokens left."""
    discard = sum(player["discard"].values())
    owned = sum(place.get("owner") == player["seat"] for place in look.state["trail"])
    parts = [
        Text(f"{look.say('ui-draw-pile')} {player['draw_size']}"),
        Text(f"{look.say('ui-discard-pile')} {discard}"),
        Text(f"{look.say('ui-ownership-tokens')} {2 - owned}"),
    ]
    return joined(parts)


# --- boards ---


def board(look: Look, player: Player, brief: bool = False) -> Panel:
    """Draw one player's board as far as the reader may see it; in brief, what changes most."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style=FAINT)
    table.add_column(ratio=1)
    table.add_row("", resources(look, player, brief))
    if player["hand"] is not None:
        table.add_row(look.say("ui-hand"), hand(look, player))
    else:
        table.add_row(look.say("ui-unseen-cards"), cards(look, player["unseen"]))
    area = [workers(look, player)] if brief else [workers(look, player), piles_line(look, player)]
    table.add_row(look.say("ui-workers"), joined(area, "   │   "))
    if not brief:
        table.add_row(look.say("ui-auxiliary-short"), auxiliaries(look, player))
        table.add_row(look.say("ui-discs"), discs(look, player))
        table.add_row(look.say("ui-tiles-title"), joined(own_tiles(look, player), "   "))
    seat = player["seat"]
    title = player_name(look.names, seat)
    title.append(f"  {look.say('ui-vp', n=look.scores[seat]['total'])} ", TITLE)
    return Panel(table, title=title, title_align="left", border_style=SEAT_COLOURS[seat % 4], padding=0)


def rival_line(look: Look, player: Player) -> Text:
    """Draw another player in one line."""
    seat = player["seat"]
    line = player_name(look.names, seat)
    line.append(f" {look.say('ui-vp', n=look.scores[seat]['total'])}", TITLE)
    sue = look.state["sue"]
    if sue is not None and seat in look.spec.automa(look.view["players"]):
        parts = [
            Text.assemble((f"{look.say('ui-from-left')} ", FAINT), few_workers(look, _row(sue))),
            codes(look, sue["cattle"]),
            Text(f"{look.say('ui-discs')} {len(player['discs'])}"),
            Text(f"{look.say('ui-sue-supply')} {sum(sue['supply'].values())}"),
            Text(f"{look.say('ui-deck')} {len(sue['deck'])}"),
        ]
    else:
        parts = [
            Text(look.money(player["money"]), "#8fdc98"),
            Text(f"{look.say('ui-icon-exchange-token')} {player['tokens']}"),
            Text(f"{look.say('ui-icon-certificate')} {player['certificates']}+{player['permanent']}"),
            few_workers(look, player["workers"]),
            Text(f"{look.say('ui-hand')} {player['hand_size']}"),
            Text(f"{look.say('ui-discs')} {len(player['discs'])}"),
        ]
    tiles = (*player["objectives"], *player["bonus_tiles"])
    if tiles:
        parts.append(Text(" ".join(tiles)))
    line.append("  ")
    line.append_text(joined(parts))
    return line


def rivals(look: Look, cut: bool = False) -> RenderableType:
    """Draw the other players, a line each; cut it where the screen ends."""
    lines = [rival_line(look, player) for player in look.state["players"] if player["seat"] != look.seat]
    for line in lines:
        if cut:
            line.truncate(look.width, overflow="ellipsis")
    return Group(*lines)


def _row(sue: Mapping[str, Any]) -> dict[str, int]:
    """Count Sue's workers in the order of her row, which breaks her ties."""
    return {worker: sue["workers"].get(worker, 0) for worker in sue["row"]}


def sue_board(look: Look) -> RenderableType:
    """Draw Sue's piles."""
    sue = look.state["sue"]
    seat = look.spec.automa(look.view["players"])[0]
    player = look.state["players"][seat]
    size = look.say("ui-cards", n=sum(sue["supply"].values()))
    row = [Text.assemble(look.name("worker", worker), (f" ×{n}", "bold")) for worker, n in _row(sue).items()]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style=FAINT)
    table.add_row(
        look.say("ui-sue-deck"), joined([Text(look.name("sue", card)) for card in sue["deck"]], "; ")
    )
    table.add_row(
        look.say("ui-discard-pile"), joined([Text(look.name("sue", card)) for card in sue["discard"]], "; ")
    )
    supply = Text.assemble((f"{size}: ", "bold"), cards(look, sue["supply"]))
    table.add_row(look.say("ui-sue-supply"), supply)
    table.add_row(
        look.say("ui-workers"), Text.assemble((f"{look.say('ui-from-left')}: ", FAINT), joined(row, "  "))
    )
    table.add_row(look.say("ui-sue-cattle"), cards(look, sue["cattle"]))
    table.add_row(look.say("ui-discs"), look.say("ui-left", n=len(player["discs"])))
    table.add_row(look.say("ui-tiles-title"), joined(own_tiles(look, player), "   "))
    return Panel(table, title=player_name(look.names, seat), title_align="left", padding=0)
