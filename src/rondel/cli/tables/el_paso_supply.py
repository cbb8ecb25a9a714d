"""What everybody shares in El Paso: trading posts, cattle market, workers, train, buildings and tiles."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rondel.cli.tables.el_paso_trail import CODES
from rondel.cli.tables.parts import FAINT, TITLE, Look, coat, joined, marks, strip

CORNER, AGAIN = "◣", "↻"  # a black corner; several own discs may stand here


def panel(look: Look, title: str, content: RenderableType) -> Panel:
    """Frame a part of the table."""
    return Panel(content, title=Text(look.say(title), TITLE), title_align="left", border_style=FAINT, padding=0)


def grid(*justify: str) -> Table:
    """Make a borderless table whose last column takes what room is left."""
    table = Table.grid(padding=(0, 1), expand=True)
    for number, side in enumerate(justify):
        last = number == len(justify) - 1
        table.add_column(justify=side, no_wrap=not last, ratio=1 if last else None)  # type: ignore[arg-type]
    return table


def heading(look: Look, *keys: str) -> list[Text]:
    """Name columns in a few letters."""
    return [Text(look.say(key) if key else "", FAINT) for key in keys]


# --- parts ---


def posts(look: Look) -> Panel:
    """Show the trading posts, from the highest, with rewards and discs."""
    table = grid("right", "left", "right", "left", "left")
    table.add_row(*heading(look, "ui-col-value", "", "ui-col-vp", "", "ui-discs"))
    for row in reversed([row for (kind, _), row in look.rows.items() if kind == "post"]):
        signs = (CORNER if row.data["corner"] == "black" else " ") + (AGAIN if row.data["repeatable"] else " ")
        discs = [p["seat"] for p in look.state["players"] for _ in range(p["posts"].get(row.id, 0))]
        value = Text.assemble(look.option_tag("post", row.id), " ", (row.id, "bold"))
        reward = joined(strip(look, row.effects, CODES)) if row.effects else Text("—", FAINT)
        table.add_row(value, signs, str(row.data["vp"] or ""), reward, marks(discs))
    return panel(look, "ui-trading-posts", table)


def market(look: Look) -> Panel:
    """Show the cattle market with prices, then the worker supply."""
    table = grid("left", "left", "right", "right", "right", "right", "right")
    keys = ("", "ui-cattle", "ui-col-value", "ui-col-cowboys", "ui-col-money", "ui-col-vp", "ui-col-left")
    table.add_row(*heading(look, *keys))
    for breed, left in look.state["market"].items():
        data = look.rows[("breed", breed)].data
        cowboys = int(str(data["cowboys"]))
        name = Text.assemble(coat(look, breed, CODES), " ", look.name("breed", breed))
        figures = (data["value"], cowboys, f"${2 * cowboys}", data["vp"], f"×{left}")
        style = "" if left else FAINT
        table.add_row(look.option_tag("market", breed), name, *map(str, figures), style=style)
    simmental = look.rows[("breed", "simmental")].data
    name = Text.assemble(coat(look, "simmental", CODES), " ", look.name("breed", "simmental"))
    left = f"×{look.state['simmentals']}"
    table.add_row("", name, str(simmental["value"]), "–", "–", str(simmental["vp"]), left)
    table.add_row(*heading(look, "", "ui-workers", "", "", "", "", ""))
    for worker in ("cowboy", "engineer", "builder", "joker"):
        left = f"×{look.state['workers'].get(worker, 0)}"
        vp = str(look.rows[("worker", worker)].data["vp"])
        table.add_row(look.option_tag("worker", worker), look.name("worker", worker), "", "", "", vp, left)
    return panel(look, "ui-cattle-market", table)


def train_and_buildings(look: Look) -> Panel:
    """Show the train cards and the building stacks with their actions."""
    table = grid("left", "left", "right", "right", "right", "right", "left")
    keys = ("", "", "ui-col-engineers", "ui-col-money", "ui-col-vp", "ui-col-left", "")
    table.add_row(*heading(look, *keys))
    for number, side in enumerate(look.state["train"], start=1):
        row = look.rows[("train", f"T{number}-{side}")]
        name = f"T{number}{'★' if side == 'star' else ''}"
        cost = int(str(row.data["engineers"]))
        actions = joined(strip(look, row.effects, CODES))
        tag = look.option_tag("train", f"T{number}")
        table.add_row(tag, Text(name, "bold"), str(cost), f"${2 * cost}", "", "", actions)
    keys = ("", "", "ui-col-builders", "ui-col-money", "ui-col-vp", "ui-col-left", "")
    table.add_row(*heading(look, *keys))
    for stack in look.state["buildings"]:
        row = look.rows[("building", f"{stack['type']}{stack['side']}")]
        cost = int(str(row.data["builders"]))
        tag = look.option_tag("building", str(stack["type"]))
        figures = (str(cost), f"${2 * cost}", str(row.data["vp"]), f"×{stack['left']}")
        actions = joined(strip(look, row.effects, CODES))
        table.add_row(tag, Text(row.id, "bold"), *figures, actions, style="" if stack["left"] else FAINT)
    return panel(look, "ui-train-and-buildings", table)


def tiles(look: Look) -> Panel:
    """Show the face-up objective and bonus tiles and what is left of their stacks."""
    table = grid("left", "left", "right", "left")
    for kind, stack in (("objectives", "objective-stack"), ("bonus_tiles", "bonus-stack")):
        left = look.say("ui-face-down", n=look.state[f"{kind}_left"])
        title = Text(f"{look.say('ui-' + kind.replace('_', '-'))} · {left}", FAINT)
        table.add_row(look.option_tag("tile", stack), "", "", title)
        for tile in look.state[kind]:
            if tile is not None:
                data = look.rows[("tile", tile)].data
                vp = Text(look.say("ui-vp", n=data["vp"]), "#e3c27a")
                table.add_row(look.option_tag("tile", tile), Text(tile, "bold"), vp, tile_words(look, tile))
    return panel(look, "ui-tiles-title", table)


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
