"""A person at the browser: looks at what is outlined and clicks it with the mouse."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, Page

_LOOK = """() => {
  const prompt = document.querySelector('.prompt');
  const shown = (e) => e.getBoundingClientRect().width > 0;
  const ids = (list) => [...document.querySelectorAll(list)].filter(shown).map((e) => e.dataset.id);
  const buttons = (list) => [...document.querySelectorAll(list)].map((e) => e.innerText);
  return {
    ready: !!prompt,
    over: !!document.querySelector('.endscreen'),
    pass: !!document.querySelector('.pass'),
    waiting: prompt?.classList.contains('waiting') ?? true,
    step: document.querySelector('.table')?.dataset.step,
    things: ids('.thing.may, .box.may'),
    buttons: buttons('.prompt .btn.may:not([disabled])'),
    done: buttons('.prompt .btn.done:not([disabled])'),
    primary: buttons('.prompt .btn.pri:not([disabled])'),
  };
}"""


class Person:
    """Plays by clicks only."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.clicks = 0
        self.trouble: list[str] = []
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", lambda line: self.trouble.append(line.text) if line.type == "error" else None)

    def look(self) -> dict[str, Any]:
        """See what is on the screen."""
        return dict(self.page.evaluate(_LOOK))

    def act(self) -> str:
        """Do one thing: confirm, or choose something outlined, or finish."""
        try:
            return self._act(self.look())
        except Error:  # the page is just being drawn anew
            return "missed"

    def _act(self, seen: dict[str, Any]) -> str:
        if seen["over"]:
            return "over"
        if seen["pass"]:
            return self._click(".pass .btn")
        if not seen["ready"] or seen["waiting"]:
            return "waiting"
        if seen["primary"]:
            return self._click(".prompt .btn.pri")
        things = [thing for thing in seen["things"] if not thing.startswith("own-worker")]
        luck = self.random.random()
        if things and (luck < 0.75 or not seen["done"] + seen["buttons"]):
            thing = self.random.choice(things)
            return self._click(f'[data-id="{thing}"].may:visible >> nth=0', thing)
        if seen["buttons"] and (luck < 0.9 or not seen["done"]):
            number = self.random.randrange(len(seen["buttons"]))
            return self._click(f".prompt .btn.may >> nth={number}")
        if seen["done"]:
            return self._click(".prompt .btn.done")
        return "idle"

    def _click(self, selector: str, name: str = "") -> str:
        """Click in the middle of something, as a mouse does: what is covered cannot be clicked."""
        step = self._step()
        try:
            self.page.locator(selector).first.click(timeout=3000)
        except Error as error:
            if self._step() == step and self.page.locator(selector).count():
                self.trouble.append(f"cannot click {name or selector}: {error.message[:400]}")
            return "missed"  # the thing went away because the table moved on
        self.clicks += 1
        self.page.wait_for_timeout(20)
        return name or selector

    def _step(self) -> str | None:
        table = self.page.locator(".table")
        return table.first.get_attribute("data-step", timeout=1000) if table.count() else None


def play(people: list[Person], until: int = 100_000, seconds: float = 240) -> bool:
    """Let people play in turn; say whether the game ended."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and sum(person.clicks for person in people) < until:
        did = [person.act() for person in people]
        if all(one == "over" for one in did):
            return True
        if all(one in ("waiting", "idle", "missed", "over") for one in did):
            people[0].page.wait_for_timeout(50)
    return False
