"""Terms that are no components, explained in the terminal: `term-<id>` names one, `rule-<id>` is its rule."""

from __future__ import annotations

TERMS = {
    "el-paso": (
        "exchange-token",
        "certificate",
        "permanent-certificate",
        "ownership-token",
        "black-corner",
        "delivery",
        "worker-bonus",
        "auxiliary-action",
        "sue",
        "objective",
        "bonus-tile",
        "trading-post",
        "end-of-game",
        "train",
    ),
    "saltfjord": (
        "extra-action",
        "die",
        "worker",
        "order",
        "technology",
        "fishing",
        "walkway",
        "filled-line",
        "close-the-season",
        "upgrade",
        "cart",
        "solo",
        "end-of-game",
    ),
}
