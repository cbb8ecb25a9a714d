"""Saltfjord in the browser: whole games, tiles placed in three ways, phone, languages, accessibility."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import rondel
from tests.browser.conftest import OpenPage
from tests.browser.driver import Person, play
from tests.browser.tables import opened

_OPEN = """async ([seats, options]) => {
  const table = { game: "saltfjord", players: seats.length, seats, options };
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(table) });
  const made = await answer.json();
  const held = { seats: {}, host: made.host_key, watch: made.watch_key };
  for (const seat of made.seats) if (seat.key && seat.kind === "here") held.seats[seat.seat] = seat.key;
  localStorage.setItem("rondel.tables", JSON.stringify({ [made.table]: held }));
  return made.table;
}"""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
_KINDS = "web|ui|option|prompt|event|effect|score|symbol|good|cell|tile|crate|ability|help|field"
_RAW = rf"\b(?:{_KINDS})-[a-z0-9-]+"
_SAID = """document.body.innerText + [...document.querySelectorAll('[aria-label], .sr-text')]
  .map((e) => e.getAttribute('aria-label') || e.textContent).join(' ')"""


class Fisher(Person):
    """Clicks an area of the fjord at its flag: catch stacks lie in the middle."""

    def _click(self, selector: str, name: str = "") -> str:
        if not name.startswith("way:"):
            return super()._click(selector, name)
        area = self.page.locator(selector).first
        box = area.bounding_box()
        if box is None:
            return "missed"
        area.click(position={"x": box["width"] / 2, "y": 16}, timeout=3000)
        self.clicks += 1
        return name


def sit_down(page: Page, *kinds: str, **options: str) -> None:
    """Open a table of Saltfjord: `here` for the person, `bot` for a bot."""
    page.goto("/")
    names = ("Ada", "Bo", "Cleo", "Dan")
    seats = [
        {"kind": kind, "name": name, **({"bot": "random"} if kind == "bot" else {})}
        for kind, name in zip(kinds, names, strict=False)
    ]
    table = page.evaluate(_OPEN, [seats, options])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".prompt")


def prompt(page: Page) -> Locator:
    return page.locator(".prompt .q")


def choose(page: Page, thing: str) -> None:
    """Click a thing, and confirm where the choice cannot be taken back."""
    page.locator(f'[data-id="{thing}"].may').first.dispatch_event("click")
    confirm(page)


def confirm(page: Page) -> None:
    page.wait_for_timeout(150)
    primary = page.locator(".prompt .btn.pri:not([disabled])")
    if primary.count():
        primary.click()
    page.wait_for_timeout(150)


def draft(page: Page) -> None:
    """Take a start set with a log and a plank, which a large tile costs."""
    sets = page.locator('[data-id^="set:"].may')
    sets.first.wait_for()
    for number in range(sets.count()):
        said = sets.nth(number).inner_text() + (sets.nth(number).text_content() or "")
        if ("plank" in said and "3 fish" in said) or "2 log" in said:
            sets.nth(number).dispatch_event("click")
            return confirm(page)
    sets.first.dispatch_event("click")
    return confirm(page)


def laid(page: Page) -> int:
    return page.locator(".vill .poly:not(.preview)").count()


def place_anywhere(page: Page) -> None:
    """Place the tile in hand on the first cell, in the first turn."""
    page.locator("[data-own-cell].may").first.dispatch_event("click")
    confirm(page)
    page.wait_for_function("!document.querySelector('.vill.placing')")


def test_a_whole_game_against_a_bot(page_of: OpenPage, shots: Path) -> None:
    page = page_of()
    sit_down(page, "here", "bot")
    person = Fisher(page, 11)
    play([person], until=25)
    page.screenshot(path=shots / "saltfjord.png")
    assert play([person], seconds=400)
    assert page.locator(".endscreen .winner").inner_text()
    assert person.trouble == []


def test_the_lamp_lights_by_itself_at_the_last_chance(page_of: OpenPage) -> None:
    page = page_of()
    match, chooser = rondel.new("saltfjord", 2, seed=2), random.Random(2)
    while match.view(match.seat)["prompt"]["key"] != "prompt-pause-game":
        match.play(chooser.choice(match.moves()))
    _, links = opened(page, "saltfjord", match)
    page.goto(links[match.seat or 0])
    expect(page.locator(".hints")).to_contain_text("A bot would choose:", timeout=15_000)


def test_a_solo_game(page_of: OpenPage, shots: Path) -> None:
    page = page_of(dark=True)
    sit_down(page, "here")
    person = Fisher(page, 12)
    play([person], until=25)
    page.screenshot(path=shots / "saltfjord-solo.png")
    assert play([person], seconds=300)
    assert person.trouble == []


def test_a_tile_is_placed_by_clicks_and_taken_back(page_of: OpenPage) -> None:
    page = page_of()
    sit_down(page, "here")
    person = Fisher(page)
    draft(page)
    expect(page.locator(".vill.placing")).to_be_visible()
    before = laid(page)
    cell = page.locator('[data-own-cell="r3c3"].may')
    box = cell.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    expect(page.locator(".poly.preview")).to_be_visible()
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    handle = page.locator('[data-id="rotate"]')
    expect(page.locator(".on-grid.fixed")).to_be_visible()
    first = page.locator(".poly.preview .face").inner_html()
    handle.click()
    expect(page.locator(".poly.preview .face")).not_to_have_js_property("innerHTML", first)
    page.keyboard.press("u")
    expect(page.locator(".on-grid.fixed")).to_be_hidden()
    cell.click()  # the turn was chosen before, so it is meant again
    confirm(page)  # a start set that fishes shows a token
    expect(page.locator(".vill .poly:not(.preview)")).to_have_count(before + 1)
    page.keyboard.press("u")
    page.keyboard.press("u")
    assert person.trouble == []


def test_a_tile_is_placed_by_keyboard(page_of: OpenPage) -> None:
    page = page_of()
    sit_down(page, "here")
    draft(page)
    expect(page.locator(".vill.placing")).to_be_visible()
    before = laid(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-own-cell="r3c3"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-own-cell="r3c4"]')).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator('[data-own-cell="r4c4"]')).to_be_focused()
    first = page.locator(".poly.preview .face").inner_html()
    page.keyboard.press("r")
    expect(page.locator(".poly.preview .face")).not_to_have_js_property("innerHTML", first)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    if page.locator(".prompt .btn.pri").count():
        page.keyboard.press("Enter")
    expect(page.locator(".vill .poly:not(.preview)")).to_have_count(before + 1)


def test_a_tile_is_dragged_from_its_stack(page_of: OpenPage) -> None:
    page = page_of()
    for _ in range(8):
        sit_down(page, "here")
        draft(page)
        place_anywhere(page)
        page.wait_for_timeout(200)
        if page.locator('[data-id="stack:BL-1"].may').count():
            break
    stack = page.locator('[data-id="stack:BL-1"].may')
    expect(stack).to_be_visible()
    before = laid(page)
    start = stack.bounding_box()
    assert start
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] - 8)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 30, steps=4)
    expect(page.locator(".floating")).to_be_visible()
    expect(page.locator(".vill.placing")).to_be_visible()
    end = page.locator("[data-own-cell].may").nth(4).bounding_box()
    assert end
    page.mouse.move(end["x"] + 25, end["y"] + 25, steps=6)
    expect(page.locator(".poly.preview")).to_be_visible()
    page.keyboard.press("r")
    page.mouse.up()
    expect(page.locator(".floating")).to_have_count(0)
    page.wait_for_timeout(300)
    confirm(page)
    expect(page.locator(".vill .poly:not(.preview)")).to_have_count(before + 1)


def test_extra_actions_and_the_other_village(page_of: OpenPage) -> None:
    page = page_of()
    sit_down(page, "here", "bot")
    person = Fisher(page, 14)
    for _ in range(300):
        if page.locator(".prompt .btn.extra").count():
            break
        person.act()
        page.wait_for_timeout(40)
    page.keyboard.press("x")
    expect(page.locator(".prompt .btn.may").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".pl .who").nth(1).click()
    expect(page.get_by_role("dialog").locator(".vill")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Ada")).to_be_visible()
    assert page.get_by_role("dialog").locator(".may").count() == 0
    assert person.trouble == []


def test_undo(page_of: OpenPage) -> None:
    page = page_of()
    sit_down(page, "here")
    draft(page)
    page.locator('[data-own-cell="r3c3"].may').click()
    expect(page.locator(".on-grid.fixed")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".on-grid.fixed")).to_be_hidden()
    expect(page.locator('[data-own-cell="r3c3"].may')).to_be_visible()


def test_phone(page_of: OpenPage, shots: Path) -> None:
    page = page_of(width=390, height=844, scale=2)
    sit_down(page, "here", "bot")
    person = Fisher(page, 15)
    play([person], until=12)
    goods = page.locator(".pane.goods")
    expect(goods).to_be_visible()
    box = goods.bounding_box()
    assert box
    assert box["height"] == pytest.approx(42, abs=1)
    for tab in ("Village", "Board", "Players"):
        page.locator(".tabs").get_by_text(tab).click()
        page.screenshot(path=shots / f"saltfjord-phone-{tab.lower()}.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(100):
        lit = page.locator(".tabs button:has(i)")  # where there is something to choose
        if lit.count():
            lit.first.click()
        if play([person], until=person.clicks + 3, seconds=5):
            break
    assert person.look()["over"]
    assert person.trouble == []


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_speaks_the_language_without_raw_keys(page_of: OpenPage, shots: Path, language: str) -> None:
    page = page_of(language=language)
    sit_down(page, "here", "bot", carts="yes")
    person = Fisher(page, 16)
    raw: set[str] = set()
    for _ in range(25):
        play([person], until=person.clicks + 2, seconds=20)
        said = page.evaluate(_SAID)
        raw |= set(re.findall(_RAW, said))
    page.screenshot(path=shots / f"saltfjord-{language}.png")
    page.keyboard.press("Escape")
    if not page.locator("dialog[open]").count():
        page.locator(".tb button").nth(3).click()
        raw |= set(re.findall(_RAW, page.locator("body").inner_text()))
    assert not raw


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(page_of: OpenPage, dark: bool) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed")
    page = page_of(dark=dark)
    sit_down(page, "here", "bot")
    person = Fisher(page, 17)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for clicks in (0, 3, 20):
        play([person], until=clicks, seconds=60)
        page.wait_for_timeout(300)
        answer = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        bad = [one for one in answer["violations"] if one["impact"] in ("serious", "critical")]
        assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in bad] == []
