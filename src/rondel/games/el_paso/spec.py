"""El Paso as the house knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rondel.core.catalog import Row
from rondel.core.events import Event
from rondel.core.game import GameSpec, SetupOption
from rondel.games.el_paso import text
from rondel.games.el_paso import words as w
from rondel.games.el_paso.actions import VOCABULARY
from rondel.games.el_paso.catalog import board as b
from rondel.games.el_paso.catalog import buildings as bl
from rondel.games.el_paso.catalog import cards as c
from rondel.games.el_paso.catalog import sue as su
from rondel.games.el_paso.catalog import tiles as t
from rondel.games.el_paso.catalog import trail
from rondel.games.el_paso.catalog import train as tr
from rondel.games.el_paso.frames import RULES
from rondel.games.el_paso.refusals import refusals
from rondel.games.el_paso.score import CATEGORIES, deck, scores
from rondel.games.el_paso.seat import imagine, view
from rondel.games.el_paso.setup import set_up
from rondel.games.el_paso.state import SUE_SEAT, State


def catalog() -> tuple[Row, ...]:
    """List every component with its data, effects and their origin."""
    return tuple(_rows())


def _rows() -> Iterator[Row]:
    for node in trail.NODES:
        data = {
            "kind": node.kind,
            "cost": node.cost,
            "next": node.next,
            "ring": node.ring,
            "angle": node.angle,
        }
        yield Row("node", node.id, data, node.origin)
    for breed in c.CATTLE:
        data = {
            "colour": breed.colour,
            "number": breed.number,
            "value": breed.value,
            "cowboys": breed.cowboys,
        }
        yield Row("breed", breed.id, {**data, "vp": breed.vp}, breed.origin)
    for worker in c.WORKERS:
        yield Row("worker", worker.id, {"number": worker.number, "vp": worker.vp}, worker.origin)
    for tile in bl.NEUTRALS:
        yield Row("neutral", tile.id, {}, tile.origin, tile.effects)
    for building in bl.BUILDINGS:
        data = {"builders": building.builders, "tiles": bl.TILES_PER_TYPE, "vp": building.vp}
        for side, effects in zip("ab", building.sides, strict=True):
            yield Row("building", f"{building.builders}{side}", data, building.origin, effects)
    for card in tr.TRAIN:
        for side, effects in zip(("plain", "star"), card.sides, strict=True):
            yield Row("train", f"{card.id}-{side}", {"engineers": card.engineers}, card.origin, effects)
    for space in b.DISC_SPACES:
        corner = "black" if space.black else "plain"
        yield Row(
            "disc", space.id, {"corner": corner, "money": space.money, "effect": space.effect}, space.origin
        )
    for auxiliary, origin in zip(b.AUX_IDS, b.AUX_ORIGIN, strict=True):
        yield Row("auxiliary", auxiliary, {}, origin)
    for post in b.POSTS:
        data = {"corner": "black" if post.black else "plain", "repeatable": post.repeatable, "vp": post.vp}
        yield Row("post", str(post.value), data, post.origin, post.reward)
    for bonus in t.BONUS_TILES:
        data = {"vp": bonus.vp, "permanent": bonus.permanent or "none"}
        yield Row("tile", bonus.id, data, bonus.origin, bonus.instant)
    for objective in t.OBJECTIVES:
        needs = {name: n for name, n in zip(t.NEED_IDS, objective.needs, strict=True) if n}
        yield Row(
            "tile",
            objective.id,
            {"vp": objective.vp, "needs": needs},
            objective.origin,
            things={"needs": "need"},
        )
    for sue in su.SUE_CARDS:
        steps = str(sue.steps) if sue.steps_per is None else f"1 per {c.WORKER_IDS[sue.steps_per]}"
        data = {"move": steps, "action": su.ACTION_IDS[sue.action], "draws": sue.draws}
        yield Row("sue", sue.id, data, sue.origin)


def census(state: State) -> Mapping[str, int]:
    """Count every limited component wherever it lies."""
    cards = list(state.box)
    for breed in range(c.BREEDS):
        cards[breed] += state.market[breed]
    for worker in range(c.WORKER_TYPES):
        cards[c.FIRST_WORKER + worker] += state.worker_supply[worker]
    cards[c.SIMMENTAL] += state.simmentals
    for player in state.players:
        for card, number in enumerate(deck(player)):
            cards[card] += number
    counted = {}
    if state.sue is not None:
        for breed, number in enumerate(state.sue.cattle):
            cards[breed] += number
        for card, number in enumerate(state.sue.supply):
            cards[card] += number
        # Her jokers have joined the other types, so workers are counted together.
        workers = sum(cards[c.FIRST_WORKER :]) + sum(state.sue.workers)
        cards[c.FIRST_WORKER :] = [workers, 0, 0, 0]
        counted["sue-cards"] = (state.sue.deck | state.sue.discard).bit_count()
    counted.update(zip(c.CARD_IDS, cards, strict=True))
    for building in range(1, bl.TYPES + 1):
        on_trail = state.built.count(building)
        counted[f"building-{building}"] = state.building_stacks[building - 1] + on_trail
    tiles = state.objective_stack | state.bonus_stack << t.FIRST_BONUS
    number = tiles.bit_count()
    for group in (state.objectives, state.bonus_tiles, *_owned(state)):
        for tile in group:
            if tile >= 0:
                tiles |= 1 << tile
                number += 1
    counted["different tiles"] = tiles.bit_count()
    counted["tiles"] = number
    for player in state.players:
        counted[f"discs {player.seat}"] = player.discs.bit_count() + sum(player.posts)
        counted[f"ownership tokens {player.seat}"] = player.buildings - state.owners.count(player.seat)
    return counted


def _owned(state: State) -> Iterator[tuple[int, ...]]:
    for player in state.players:
        yield player.objectives
        yield player.bonus_tiles


def ledger(state: State) -> Mapping[tuple[int, int], int]:
    """Give each player's money, tokens and certificates, which events must account for."""
    return {
        (player.seat, resource): amount
        for player in state.players
        for resource, amount in enumerate((player.money, player.tokens, player.certificates))
    }


def changes(event: Event) -> tuple[tuple[int, int, int], ...]:
    """Read an event as changes (seat, resource, amount)."""
    if event[0] == w.GAINED:
        return ((event[1], event[2], event[3]),)
    if event[0] == w.PAID:
        return ((event[1], event[2], -event[3]),)
    return ()


def automa(players: int) -> tuple[int, ...]:
    """Sue sits at the second seat of the solo game."""
    return (SUE_SEAT,) if players == 1 else ()


SPEC = GameSpec(
    id="el-paso",
    titles={
        "en": "Great Western Trail: El Paso",
        "ru": "Великий Западный путь: Эль-Пасо",
        "pl": "Great Western Trail: El Paso",
    },
    players=(1, 2, 3, 4),
    options=(
        SetupOption("neutral", ("letters", "shuffled")),
        *(SetupOption(f"train-{n}", ("plain", "star")) for n in range(1, len(tr.TRAIN) + 1)),
        *(SetupOption(f"building-{n}", ("a", "b")) for n in range(1, bl.TYPES + 1)),
        SetupOption("sue", ("0", "1", "2", "3"), solo_only=True),
    ),
    version=1,
    rule_prefix="EP",
    rules=RULES,
    vocabulary=VOCABULARY,
    notation=text.NOTATION,
    events=text.EVENTS,
    names=text.NAMES,
    categories=CATEGORIES,
    state=State,
    set_up=set_up,
    scores=scores,
    view=view,
    imagine=imagine,
    label=text.label,
    prompt=text.prompt,
    catalog=catalog,
    census=census,
    ledger=ledger,
    changes=changes,
    automa=automa,
    refusals=refusals,
)
