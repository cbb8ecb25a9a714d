"""Undo, keyboard, reconnecting, refusals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.driver import Person, play
from tests.browser.tables import quick


def until_undo(person: Person) -> None:
    """Play until the own turn has something that can be taken back."""
    undo = person.page.get_by_role("button", name="Undo", exact=True)
    for _ in range(200):
        if undo.count() and undo.is_enabled():
            return
        person.act()
        person.page.wait_for_timeout(60)
    raise AssertionError("no turn with an undo")


def log_lines(page: Page) -> int:
    return page.locator(".log li:not(.divider)").count()


def test_undo_redo_and_restart(page_of: OpenPage) -> None:
    page = page_of()
    quick(page)
    person = Person(page, 5)
    until_undo(person)
    before = log_lines(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("button", name="Redo")).to_be_visible()
    assert log_lines(page) < before
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_hidden()
    assert log_lines(page) == before
    page.keyboard.press("Shift+U")
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_disabled()  # or "Undo (card drawn)"
    assert person.trouble == []


def test_keyboard_alone_plays(page_of: OpenPage) -> None:
    page = page_of()
    quick(page)
    steps = 0
    for number in range(160):
        waiting = page.locator(".prompt.waiting").count()
        if waiting:
            page.wait_for_timeout(40)
            continue
        if page.locator(".prompt .btn.pri:not([disabled])").count():
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("s" if number % 3 == 0 and page.locator(".btn.done").count() else "1")
        steps += 1
        page.wait_for_timeout(50)
        if "Turn 4" in page.locator(".log").inner_text():
            break
    assert "Turn 4" in page.locator(".log").inner_text()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_reconnects_after_the_server_was_restarted(page_of: OpenPage, server: Server) -> None:
    page = page_of()
    quick(page)
    person = Person(page, 6)
    play([person], until=12)
    lines = log_lines(page)
    server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=15_000)
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=15_000)
    assert log_lines(page) >= lines
    person.clicks = 0
    play([person], until=6, seconds=30)
    assert person.clicks == 6


def test_two_tabs_of_one_seat_show_the_same(page_of: OpenPage) -> None:
    page = page_of()
    url = quick(page)
    other = page.context.new_page()
    other.goto(url)
    other.wait_for_selector(".prompt")
    play([Person(page, 7)], until=10, seconds=30)
    logs = [page.locator(".log"), other.locator(".log")]
    for _ in range(50):  # either may still be showing what the bot did
        page.wait_for_timeout(200)
        here, there = (log.inner_text() for log in logs)
        if here == there:
            break
    assert here == there


def test_lamp_rings_what_a_bot_would_do(page_of: OpenPage) -> None:
    page = page_of()
    quick(page)
    person = Person(page, 21)
    for _ in range(200):
        seen = person.look()
        if not seen["waiting"] and not seen["primary"] and len(seen["things"]) > 2:
            break
        person.act()
    before = page.locator(".table").get_attribute("data-step")
    page.keyboard.press("h")
    expect(page.locator(".hints > span").first).to_be_visible(timeout=15_000)
    assert 1 <= page.locator(".hints > span").count() <= 3
    assert page.locator(".table").get_attribute("data-step") == before, "a hint plays nothing"
    assert person.trouble == []


def test_what_looks_possible_says_why_not(page_of: OpenPage) -> None:
    page = page_of()
    quick(page)
    person = Person(page, 22)
    dimmed = page.locator(".box.no")
    for _ in range(400):
        if dimmed.count() and not person.look()["waiting"]:
            break
        person.act()
    dimmed.first.hover()
    expect(page.locator(".tip .warn")).to_contain_text("Not now:")
    dimmed.first.click()
    expect(page.locator(".prompt .line")).to_contain_text(": ")
    assert person.trouble == []


@pytest.mark.parametrize("by_hand", [True, False])
def test_turns_are_ended_by_hand_unless_that_is_switched_off(page_of: OpenPage, by_hand: bool) -> None:
    page = page_of()
    page.goto("/new")
    page.get_by_label("End each turn by hand").set_checked(by_hand)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".prompt")
    person = Person(page, 4)
    asked = False
    for _ in range(150):
        asked = asked or any(text.startswith("Confirm") for text in person.look()["primary"])
        if person.act() == "waiting":
            page.wait_for_timeout(50)
    assert asked == by_hand
    assert person.trouble == []
