"""What everybody shares in El Paso: trading posts, cattle market, workers, train, buildings and tiles."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.cli.tables.el_paso_trail import CODES, NARROWEST_RING
from rondel.cli.tables.parts import FAINT, Look, coat, grid, heading, joined, panel, small_marks, strip
from rondel.core.catalog import Row

CORNER, PLAIN, AGAIN = "◣", "○", "↻"  # a black corner, a plain one; several own discs may stand here


# --- parts ---


def posts(look: Look) -> Panel:
    """Show the trading posts, from the highest, with rewards and discs."""
    table = grid("rlrll", 3)
    table.add_row(*heading(look, "", "", "ui-col-vp", "", ""))
    for row in reversed([row for (kind, _), row in look.rows.items() if kind == "post"]):
        signs = (CORNER if row.data["corner"] == "black" else " ") + (
            AGAIN if row.data["repeatable"] else " "
        )
        discs = [p["seat"] for p in look.state["players"] for _ in range(p["posts"].get(row.id, 0))]
        value = Text.assemble(look.option_tag("post", row.id), " ", (row.id, "bold"))
        reward = joined(strip(look, row.effects, CODES)) if row.effects else Text("—", FAINT)
        table.add_row(value, signs, str(row.data["vp"] or ""), reward, small_marks(discs))
    return panel(look, "ui-trading-posts", table)


def market(look: Look) -> Panel:
    """Show the cattle market with prices, then the worker supply."""
    table = grid("llrrrrr", 1, wrap=False)
    keys = ("", "ui-cattle", "ui-col-value", "ui-col-cowboys", "ui-col-money", "ui-col-vp", "ui-col-left")
    table.add_row(*heading(look, *keys))
    for breed, left in look.state["market"].items():
        data = look.rows[("breed", breed)].data
        cowboys = int(str(data["cowboys"]))
        name = Text.assemble(coat(look, breed, CODES), " ", look.name("breed", breed))
        figures = (data["value"], cowboys, look.money(2 * cowboys), data["vp"], f"×{left}")
        style = "" if left else FAINT
        table.add_row(look.option_tag("market", breed), name, *map(str, figures), style=style)
    simmental = look.rows[("breed", "simmental")].data
    name = Text.assemble(coat(look, "simmental", CODES), " ", look.name("breed", "simmental"))
    left = f"×{look.state['simmentals']}"
    table.add_row("", name, str(simmental["value"]), "–", "–", str(simmental["vp"]), left)
    for worker in ("cowboy", "engineer", "builder", "joker"):
        left = f"×{look.state['workers'].get(worker, 0)}"
        vp = str(look.rows[("worker", worker)].data["vp"])
        table.add_row(look.option_tag("worker", worker), look.name("worker", worker), "", "", "", vp, left)
    return panel(look, "ui-cattle-market", table)


def train_and_buildings(look: Look) -> Panel:
    """Show the train cards and the building stacks with their actions."""
    table = grid("lllrrrl", 6)
    table.add_row(*heading(look, "", "", "ui-col-cost", "", "ui-col-vp", "ui-col-left", ""))
    for number, side in enumerate(look.state["train"], start=1):
        row = look.rows[("train", f"T{number}-{side}")]
        name = Text(f"T{number}{'★' if side == 'star' else ''}", "bold")
        tag = look.option_tag("train", f"T{number}")
        table.add_row(tag, name, *_cost(look, row, "engineers"), "", "", actions(look, row))
    for stack in look.state["buildings"]:
        row = look.rows[("building", f"{stack['type']}{stack['side']}")]
        tag = look.option_tag("building", str(stack["type"]))
        cost = _cost(look, row, "builders")
        figures = (str(row.data["vp"]), f"×{stack['left']}")
        style = "" if stack["left"] else FAINT
        table.add_row(tag, Text(row.id, "bold"), *cost, *figures, actions(look, row), style=style)
    return panel(look, "ui-train-and-buildings", table)


def _cost(look: Look, row: Row, workers: str) -> tuple[str, str]:
    """Show what a train card or a building costs: workers, and dollars for them."""
    number = int(str(row.data[workers]))
    return f"{number} {look.say(f'ui-col-{workers}')}", look.money(2 * number)


def actions(look: Look, row: Row) -> Text:
    """Draw a component's actions on one line."""
    return joined(strip(look, row.effects, CODES))


def tiles(look: Look) -> Panel:
    """Show the face-up objective and bonus tiles and what is left of their stacks."""
    if look.width < NARROWEST_RING:
        return panel(look, "ui-tiles-title", Group(*(_stack(look, kind) for kind in _STACKS)))
    table = Table.grid(expand=True, padding=(0, 1))
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row(*(_stack(look, kind) for kind in _STACKS))
    return panel(look, "ui-tiles-title", table)


_STACKS = {"objectives": "objective-stack", "bonus_tiles": "bonus-stack"}


def _stack(look: Look, kind: str) -> Table:
    """Show the face-up tiles of one kind."""
    table = grid("llrl", 3)
    left = look.say("ui-face-down", n=look.state[f"{kind}_left"])
    title = Text(f"{look.say('ui-' + kind.replace('_', '-'))} · {left}", FAINT)
    table.add_row(look.option_tag("tile", _STACKS[kind]), "", "", title)
    for tile in look.state[kind]:
        if tile is not None:
            vp = Text(look.say("ui-vp", n=look.rows[("tile", tile)].data["vp"]), "#e3c27a")
            table.add_row(look.option_tag("tile", tile), Text(tile, "bold"), vp, tile_words(look, tile))
    return table


def tile_words(look: Look, tile: str) -> Text:
    """Say what a tile asks for or gives."""
    row = look.rows[("tile", tile)]
    needs: Any = row.data.get("needs")
    if needs:
        return Text(" + ".join(look.say(f"need-{need}", n=number) for need, number in needs.items()))
    if row.data["permanent"] != "none":
        return Text(look.say(f"permanent-{row.data['permanent']}"))
    said = [look.words.format(*look.spec.vocabulary.text(effect)) for effect in row.effects]
    return Text(" · ".join(said) if said else "—")
