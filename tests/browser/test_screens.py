"""Replay, language, phone, themes, accessibility, size."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STATIC, OpenPage
from tests.browser.driver import Person, play
from tests.browser.tables import quick, set_up

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RAW_KEY = re.compile(r"\b(?:web|ui|option|event|prompt|score|help|setup|value|effect|field)-[a-z][a-z-]+\b")


def no_raw_keys(page: Page) -> None:
    assert RAW_KEY.findall(page.locator("body").inner_text()) == []


def fits(page: Page) -> None:
    wide, view = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= view


def test_replay_steps_links_and_plays_on(page_of: OpenPage, shots: Path) -> None:
    page = page_of()
    url = set_up(page, "here", "bot")
    play([Person(page, 8)], until=25)
    page.goto(f"{url}/replay/5")
    flag = page.locator(".scrub .flag")
    expect(flag).to_contain_text("Move 5 of")
    page.keyboard.press("ArrowRight")
    expect(flag).to_contain_text("Move 6 of")
    assert page.url.endswith("/replay/6")
    page.reload()
    expect(flag).to_contain_text("Move 6 of")
    expect(page.locator(".log li").last).to_contain_text(
        "draws"
    )  # the set-up: the log has all that came before
    page.screenshot(path=shots / "replay.png")
    no_raw_keys(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".prompt:not(.scrub)")
    assert url not in page.url
    assert "/replay" not in page.url


def test_set_up_draws_what_an_option_puts_on_the_table(page_of: OpenPage) -> None:
    page = page_of()
    page.goto("/new")
    building = page.get_by_role("group", name="Building 3")
    expect(building.locator(".rows svg")).to_have_count(4)  # two actions on each side
    page.mouse.wheel(0, 2000)
    page.wait_for_timeout(300)  # scrolling hides tooltips
    building.get_by_role("button").nth(1).hover()
    expect(page.locator(".tip")).to_contain_text("Building 3, side b")


def test_the_log_has_icons_and_says_the_same_once(page_of: OpenPage) -> None:
    page = page_of()
    quick(page)
    play([Person(page, 8)], until=25)
    lines = page.locator(".log li:not(.turn, .divider)")
    texts = [line.split("×")[0].strip() for line in lines.all_inner_texts()]
    assert all(one != other for one, other in pairwise(texts) if "draws" in one)
    drawn = page.locator(".log li", has_text="draws a card").first
    assert drawn.locator(".signs svg").count() == 1


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_language_switches_at_once(page_of: OpenPage, shots: Path, language: str) -> None:
    page = page_of()
    quick(page)
    play([Person(page, 9)], until=10)
    page.evaluate("window.marker = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(language)
    wanted = "Ваша рука" if language == "ru" else "Twoja ręka"
    expect(page.get_by_text(wanted)).to_be_visible()
    assert page.evaluate("window.marker"), "the page was not loaded anew"
    assert page.evaluate("document.documentElement.lang") == language
    no_raw_keys(page)
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    page.screenshot(path=shots / f"table-{language}.png")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_phone(page_of: OpenPage, shots: Path, language: str) -> None:
    page = page_of(390, 844, dark=language == "ru", scale=2)
    quick(page)
    person = Person(page, 10)
    play([person], until=14)
    page.evaluate(
        f"localStorage['rondel.settings'] = JSON.stringify({{language: '{language}', theme: 'system'}})"
    )
    page.reload()
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(300)
    for number, name in enumerate(("board", "markets", "mine", "players")):
        page.locator(".tabs button").nth(number).click()
        page.wait_for_timeout(200)
        fits(page)
        no_raw_keys(page)
        expect(page.locator(".hand")).to_be_visible()
        page.screenshot(path=shots / f"phone-{name}-{language}.png")


def test_a_phone_has_every_tool_in_a_menu(page_of: OpenPage) -> None:
    page = page_of(390, 844)
    set_up(page, "here", "bot")
    page.wait_for_selector(".prompt:not(.waiting)")  # the hint is offered in one's own turn
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator(".menu button")).to_have_text(
        [
            "Invitations",
            "Hint: what a bot would do",
            "Replay",
            "Rules and components",
            "Table in words",
            "Light or dark",
            "Settings",
        ]
    )
    page.get_by_role("button", name="Invitations").click()
    expect(page.get_by_label("Invitation link").first).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(page_of: OpenPage, shots: Path, dark: bool) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm --prefix web ci")
    page = page_of(dark=dark)
    found: dict[str, list[str]] = {}

    def check(screen: str) -> None:
        page.wait_for_timeout(300)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        answer = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        bad = [v for v in answer["violations"] if v["impact"] in ("serious", "critical")]
        if bad:
            found[screen] = [f"{v['id']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in bad]
        page.screenshot(path=shots / f"{screen}-{'dark' if dark else 'light'}.png")

    page.goto("/")
    page.wait_for_selector(".start")
    check("home-empty")
    page.goto("/new")
    page.wait_for_selector(".seatrow")
    check("new")
    url = quick(page)
    play([Person(page, 11)], until=12)
    check("table")
    for name, screen in (("Settings", "settings"), ("Table in words", "words"), ("Components", "components")):
        page.get_by_role("button", name=name).click()
        check(screen)
        page.get_by_role("button", name="Close").click()
    page.goto(f"{url}/replay/3")
    page.wait_for_selector(".scrub")
    check("replay")
    page.goto("/components/saltfjord#SF-6.4")
    page.wait_for_selector(".law.marked")
    check("reference")
    page.goto("/")
    page.wait_for_selector(".tcard")
    check("home")
    assert found == {}


def test_first_load_is_small(page_of: OpenPage) -> None:
    page = page_of()
    loaded: set[str] = set()
    page.on("response", lambda answer: loaded.add(answer.url.rsplit("/", 1)[-1]))
    quick(page)
    page.wait_for_timeout(300)
    files = [STATIC.parent / "assets" / f"{name}.br" for name in loaded if name.endswith((".js", ".css"))]
    assert files
    assert sum(file.stat().st_size for file in files) <= 250_000
