"""Invitations as QR codes, plans, and what a button says before it is pressed."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rondel
from rondel.core.match import Match
from rondel.games import REGISTRY
from tests.browser.conftest import OpenPage
from tests.browser.tables import opened, set_up
from tests.browser.test_screens import AXE

WEB = Path(__file__).parents[2] / "web"


def violations(page: Page) -> list[str]:
    """List what axe finds grave on the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    answer = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [v["id"] for v in answer["violations"] if v["impact"] in ("serious", "critical")]


def modules(page: Page) -> list[str]:
    """Read the dark modules back from the drawing, row by row."""
    code = page.locator("svg.qr")
    size = int((code.get_attribute("viewBox") or "").split()[-1])
    rows = [["0"] * size for _ in range(size)]
    for x, y, n in re.findall(r"M(\d+) (\d+)h(\d+)", code.locator("path").get_attribute("d") or ""):
        rows[int(y)][int(x) : int(x) + int(n)] = ["1"] * int(n)
    return ["".join(row) for row in rows]


def encoded(text: str) -> list[str]:
    """Give the code as the library makes it."""
    node = shutil.which("node", path=f"{Path(__file__).parents[2] / '.venv/bin'}:{os.environ['PATH']}")
    script = (
        'import { encode } from "uqr"; const code = encode(process.argv[1], { ecc: "M", border: 4 });'
        'console.log(JSON.stringify(code.data.map((row) => row.map(Number).join(""))))'
    )
    done = subprocess.run(
        [node or "node", "--input-type=module", "-e", script, text], cwd=WEB, capture_output=True, check=True
    )
    rows: list[str] = json.loads(done.stdout)
    return rows


def test_an_invitation_is_shown_as_a_code_and_its_key_stays_here(page_of: OpenPage) -> None:
    page = page_of(dark=True)
    set_up(page, "here", "link")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    page.get_by_role("button", name="Invitations").click()
    link = page.get_by_label("Invitation link").nth(1).input_value()
    page.get_by_role("button", name="QR code").nth(1).click()
    code = page.get_by_role("img", name="QR code of the link: Bo")
    expect(code).to_be_visible()
    assert modules(page) == encoded(link)
    box = code.bounding_box()
    assert box
    assert box["width"] == box["height"] >= 300
    colours = code.evaluate("e => [getComputedStyle(e).fill, getComputedStyle(e).backgroundColor]")
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert violations(page) == []
    assert not [one for one in sent if link.split("=")[-1] in one]
    page.get_by_role("button", name="QR code").nth(1).click()
    expect(code).to_be_hidden()


@pytest.mark.parametrize("game", REGISTRY)
def test_a_turn_is_planned_while_another_is_awaited(page_of: OpenPage, game: str, shots: Path) -> None:
    page = page_of()
    table, links = opened(page, game)
    deciding = whose_turn(page, table, links)
    page.goto(links[1 - deciding])
    live = page.locator(".table")
    page.get_by_role("button", name="Plan ahead").click()
    expect(page.locator(".table.plan .prompt:not(.waiting)")).to_be_visible()
    expect(page.locator(".flag")).to_contain_text("Plan, nothing is played")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    began = live.get_attribute("data-step") or ""
    assert began not in ("", "0")
    assert violations(page) == []
    page.screenshot(path=shots / f"{game}-plan.png")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(live).not_to_have_attribute("data-step", began)
    page.keyboard.press("u")
    expect(live).to_have_attribute("data-step", began)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("button", name="Plan ahead")).to_be_visible()
    expect(live).to_have_attribute("data-step", "0")


def whose_turn(page: Page, table: str, links: list[str]) -> int:
    """Ask whose turn it is."""
    key = links[0].split("=")[-1]
    answer = page.request.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {key}"})
    return int(answer.json()["deciding"])


def test_a_plan_ends_when_the_own_turn_has_come(page_of: OpenPage) -> None:
    page, other = page_of(), page_of()
    table, links = opened(page, "el-paso")
    deciding = whose_turn(page, table, links)
    page.goto(links[1 - deciding])
    page.get_by_role("button", name="Plan ahead").click()
    expect(page.locator(".table.plan .prompt:not(.waiting)")).to_be_visible()
    other.goto(links[deciding])
    for _ in range(60):
        if page.locator(".strip").count():
            break
        if other.locator(".prompt .btn.pri:not([disabled])").count():
            other.keyboard.press("Enter")
        else:
            other.keyboard.press("s" if other.locator(".btn.done").count() else "1")
        other.wait_for_timeout(60)
    strip = page.locator(".strip")
    expect(strip).to_contain_text("It is your turn at the table.")
    strip.get_by_role("button", name="To the table").click()
    expect(page.locator(".table.plan")).to_have_count(0)
    expect(page.locator(".prompt:not(.waiting)")).to_be_visible()


SHOWN = {"el-paso": {"event-drew": "card drawn", "event-showed-hand": "hand shown"}}
SHOWN |= {"saltfjord": {"event-tile-turned-up": "tile shown", "event-caught": "token drawn"}}


def shows(game: str, key: str) -> Match:
    """Play at random until the own move has shown something in the middle of the turn."""
    for seed in range(40):
        match, chooser = rondel.new(game, 2, seed=seed), random.Random(seed)
        while not match.over:
            match.play(chooser.choice(match.moves()))
            told = [match.spec.tell(event)[0] for event in match.state.events]
            shown = match.revealed
            if shown and match.spec.tell(shown)[0] == key and "event-turn" not in told:
                return match
    raise AssertionError(f"no game shows {key}")


@pytest.mark.parametrize(("game", "key"), [(game, key) for game, keys in SHOWN.items() for key in keys])
def test_undo_says_what_was_shown(page_of: OpenPage, game: str, key: str) -> None:
    page = page_of()
    match = shows(game, key)
    _, links = opened(page, game, match)
    page.goto(links[match.seat or 0])
    words = SHOWN[game][key]
    undo = page.get_by_role("button", name=f"Undo ({words})")
    expect(undo).to_be_disabled()
    expect(undo).to_contain_text(f"({words})")
    expect(page.locator("#undo-ended")).to_contain_text("Cannot be taken back:")


@pytest.mark.parametrize("game", REGISTRY)
def test_undo_says_nothing_at_the_beginning_of_a_turn(page_of: OpenPage, game: str) -> None:
    page = page_of()
    match, chooser = rondel.new(game, 2, seed=1), random.Random(1)
    while match.step < 30 or "event-turn" not in [match.spec.tell(e)[0] for e in match.state.events]:
        match.play(chooser.choice(match.moves()))
    _, links = opened(page, game, match)
    page.goto(links[match.seat or 0])
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    expect(undo).not_to_contain_text("(")


def test_finishing_says_how_much_else_is_open(page_of: OpenPage) -> None:
    page = page_of()
    match, chooser = rondel.new("el-paso", 2, seed=1), random.Random(1)
    while "done" not in (texts := [option.text for option in match.options()]) or len(texts) < 4:
        match.play(chooser.choice(match.moves()))
    _, links = opened(page, "el-paso", match)
    page.goto(links[match.seat or 0])
    page.locator(".btn.done").focus()
    expect(page.locator("#done-left")).to_contain_text("still open here")
    page.keyboard.press("e")
    expect(page.locator(".prompt .so")).to_contain_text("still open here")
