"""The trail: El Paso, six neutral spaces and nine building spaces (table C-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rondel.core.catalog import I, Origin, R
from rondel.parts.path import Path


class Node(NamedTuple):
    """One place of the trail. The dial angle only serves the picture."""

    id: str
    kind: str  # el-paso, neutral, space
    cost: int
    next: tuple[str, ...]  # at a fork the inner branch comes first
    ring: str
    angle: int
    origin: Mapping[str, Origin]


_COUNT = I("15 building spaces in all; six of them are neutral")
_FROM: Mapping[str, Origin] = {
    "kind": _COUNT,
    "cost": R,
    "next": R,
    "ring": I("Sue's 'nearer the centre'"),
    "angle": R,
}

NODES: Final = (
    Node("EP", "el-paso", 0, ("S1",), "main", 180, _FROM),
    Node("S1", "space", 2, ("NB",), "main", 202, _FROM),
    Node("NB", "neutral", 0, ("S2",), "main", 225, _FROM),
    Node("S2", "space", 0, ("NC",), "main", 247, _FROM),
    Node("NC", "neutral", 0, ("S3", "S4"), "main", 270, _FROM),
    Node("S3", "space", 1, ("ND",), "inner", 300, _FROM),
    Node("S4", "space", 0, ("S5",), "outer", 291, _FROM),
    Node("S5", "space", 0, ("ND",), "outer", 312, _FROM),
    Node("ND", "neutral", 0, ("S6",), "main", 330, _FROM),
    Node("S6", "space", 1, ("NE",), "main", 352, _FROM),
    Node("NE", "neutral", 0, ("S7", "S8"), "main", 15, _FROM),
    Node("S7", "space", 1, ("NF",), "inner", 40, _FROM),
    Node("S8", "space", 0, ("NF",), "outer", 40, _FROM),
    Node("NF", "neutral", 0, ("S9",), "main", 65, _FROM),
    Node("S9", "space", 3, ("NG",), "main", 97, _FROM),
    Node("NG", "neutral", 0, ("EP",), "main", 130, _FROM),
)

NODE_IDS: Final = tuple(node.id for node in NODES)
EL_PASO: Final = NODE_IDS.index("EP")
NEUTRAL_NODES: Final = tuple(i for i, node in enumerate(NODES) if node.kind == "neutral")
SPACES: Final = tuple(i for i, node in enumerate(NODES) if node.kind == "space")
SPACE_COST: Final = tuple(node.cost for node in NODES)
EL_PASO_DOLLARS: Final = 5  # EP-11.2
OFF_BOARD: Final = -1
SIMMENTAL_SPACE: Final = len(NODES)  # where the herder that ends the game stands (EP-13.2)

START_LOCATIONS: Final = sum(1 << node for node in NEUTRAL_NODES) | 1 << EL_PASO
TRAIL: Final = Path(tuple(tuple(NODE_IDS.index(n) for n in node.next) for node in NODES), EL_PASO)
