"""What runs in a bot's own process: it gets a seat's view and option texts, nothing else."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from rondel.bots import make
from rondel.core.chance import seeded
from rondel.core.match import imagined
from rondel.games import find
from rondel.server import history, sight
from rondel.server.wire import MOST_PLANNED, Plan

_GUESSER = "greedy"


def think(bot: str, seed: int, view: dict[str, Any], options: list[str]) -> str:
    """Let a bot choose one of the options."""
    return make(bot, seed).choose(view, options)


def plan(view: dict[str, Any], luck: int, moves: list[str]) -> bytes:
    """Go on by these moves from what a seat sees, and on until it decides: a bot guesses what others do."""
    seat, step = view["seat"], view["step"]
    match = imagined(find(view["game"]), view, seeded(luck))
    for move in moves:
        match.play(move)
    guessers = [make(_GUESSER, luck + n) for n in range(len(match.state.players))]
    while match.seat not in (seat, None) and match.step < MOST_PLANNED:
        options = [option.text for option in match.options()]
        match.play(guessers[match.seat].choose(match.view(match.seat), options))
    frame = sight.frame(match, seat, 1, False)
    frame.view["step"] += step
    for event in frame.events:
        event.step += step
    frame.last_own = None if frame.last_own is None else frame.last_own + step
    return msgspec.json.encode(Plan(history.texts_after(match, 0), frame))


def ready() -> None:
    """Do nothing: the process has started and has read what it needs."""


def settle_in() -> None:
    """Give way to the server, and end when it is gone, however it went."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_and_leave, args=(parent,), daemon=True).start()


def _wait_and_leave(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
