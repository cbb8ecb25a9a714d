"""What runs in a bot's own process: it gets a seat's view and option texts, nothing else."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess
from typing import Any

from rondel.bots import make


def think(bot: str, seed: int, view: dict[str, Any], options: list[str]) -> str:
    """Let a bot choose one of the options."""
    return make(bot, seed).choose(view, options)


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
