"""Pace at set-up, clocks that count on, nudges, and a bot that stands in."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.driver import Person
from tests.browser.tables import invitation
from tests.browser.test_screens import AXE, no_raw_keys


def no_violations(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    answer = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [one for one in answer["violations"] if one["impact"] in ("serious", "critical")]
    assert [(one["id"], one["nodes"][0]["html"]) for one in serious] == []


def timed_table(host: Page, guest: Page, shots: Path, minutes: int) -> None:
    """Two people at a table with clocks."""
    host.goto("/new")
    host.locator(".seg").first.get_by_role("button", name="2", exact=True).click()
    for row, (kind, name) in enumerate((("here", "Ada"), ("link", "Bo"))):
        seat = host.locator(".seatrow").nth(row)
        seat.locator("select").first.select_option(kind)
        seat.locator("input").fill(name)
    pace = host.get_by_role("group", name="Pace")
    expect(pace.get_by_role("button", name="none")).to_have_attribute("aria-pressed", "true")
    pace.get_by_role("button", name="by correspondence").click()
    expect(host.locator(".summary")).to_contain_text("3 days a turn")
    pace.get_by_role("button", name="live").click()
    host.get_by_label("Minutes for each player").fill(str(minutes))
    expect(host.locator(".summary")).to_contain_text(f"{minutes} min each")
    no_violations(host)
    host.screenshot(path=shots / "pace-set-up.png", full_page=True)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_selector(".prompt")
    guest.goto(invitation(host, 1))
    guest.wait_for_selector(".prompt")


def test_clocks_nudge_and_stand_in(page_of: OpenPage, shots: Path) -> None:
    host, guest = Person(page_of(), 21), Person(page_of(), 22)
    host.page.clock.install()
    timed_table(host.page, guest.page, shots, 5)
    expect(host.page.locator(".ttl")).to_contain_text("5 min each")
    for _ in range(300):  # until the guest decides
        host.page.clock.run_for(50)
        if not guest.look()["waiting"]:
            break
        host.act()
    assert host.look()["waiting"]
    card = host.page.locator('.pl[data-seat="1"] .time')
    expect(card).to_contain_text(re.compile(r"thinking for 0:\d\d · [45]:\d\d\sleft"))
    expect(host.page.locator('.pl[data-seat="0"] .time')).to_contain_text("left")
    assert host.page.locator("[aria-live] .time, [aria-live].time").count() == 0
    host.page.clock.run_for(90_000)
    expect(card).to_contain_text(re.compile(r"thinking for 1:[3-5]\d · 3:\d\d\sleft"))
    host.page.screenshot(path=shots / "pace-table.png")

    nudge = host.page.get_by_role("button", name="Nudge")
    nudge.click()
    expect(host.page.locator(".prompt")).to_contain_text("Reminder sent.")
    strip = guest.page.get_by_role("alert").filter(has_text="Ada is waiting for you.")
    expect(strip).to_be_visible()
    guest.page.screenshot(path=shots / "pace-nudged.png")
    no_violations(guest.page)
    nudge.click()
    expect(host.page.locator(".prompt")).to_contain_text("Once a minute is enough")
    guest.page.reload()
    expect(strip).to_be_visible()
    strip.get_by_role("button").click()
    expect(strip).to_be_hidden()
    expect(guest.page.get_by_role("button", name="Nudge")).to_be_hidden()

    expect(host.page.get_by_role("button", name="Let a bot play for Bo")).to_be_hidden()
    host.page.clock.run_for(240_000)
    expect(card).to_contain_text("over time by")
    expect(card).to_have_class(re.compile("over"))
    expect(card.locator("use")).to_have_attribute("href", "#i-ui-warn")
    expect(host.page.get_by_role("button", name="Let a bot play for Bo")).to_be_visible()
    no_violations(host.page)
    no_raw_keys(host.page)
    host.page.screenshot(path=shots / "pace-over.png")
    host.page.get_by_role("button", name="Let a bot play for Bo").click()
    expect(host.page.get_by_text("This player still has time.")).to_be_visible()  # its clock is the true one

    guest.page.goto("/")
    expect(guest.page.locator(".tcard .time")).to_contain_text("thinking for 0:")
    expect(guest.page.locator(".tcard")).to_contain_text("5 min each")
    no_violations(guest.page)
    guest.page.screenshot(path=shots / "pace-home.png")
    host.page.set_viewport_size({"width": 390, "height": 844})
    host.page.clock.run_for(2_000)
    expect(host.page.locator(".prompt .time")).to_be_visible()
    host.page.screenshot(path=shots / "pace-phone.png")
    assert guest.trouble == []
