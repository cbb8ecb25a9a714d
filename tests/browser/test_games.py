"""Whole games, through clicks."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.driver import Person, play
from tests.browser.tables import invitation, quick, set_up


def test_two_people_and_a_bot_finish_a_game(page_of: OpenPage, shots: Path) -> None:
    host, guest = page_of(), page_of()
    set_up(host, "here", "link", "bot")
    link = invitation(host, 1)
    guest.goto(link)
    guest.wait_for_selector(".prompt")
    assert "#" not in guest.url, "the key leaves the address bar at once"
    people = [Person(host, 1), Person(guest, 2)]
    assert not play(people, until=60), "the game has only begun"
    host.screenshot(path=shots / "table-light.png")
    assert play(people, seconds=400)
    for person in people:
        assert person.page.locator(".endscreen .winner").inner_text()
        assert person.trouble == []
    host.wait_for_selector(".chart")
    host.screenshot(path=shots / "end.png")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Final score").click()
    host.get_by_role("link", name="Another game").click()  # with the same seats
    kinds = host.locator(".seatrow select:first-of-type")
    expect(kinds.nth(1)).to_have_value("link")
    assert [kind.input_value() for kind in kinds.all()] == ["here", "link", "bot"]


def test_solo_against_sue(page_of: OpenPage, shots: Path) -> None:
    page = page_of(dark=True)
    quick(page, solo=True)
    person = Person(page, 3)
    play([person], until=40)
    page.screenshot(path=shots / "solo-dark.png")
    assert play([person], seconds=300)
    assert person.trouble == []
    assert "Sue" in page.locator(".endscreen table").inner_text()


def test_hot_seat_covers_the_table_between_turns(page_of: OpenPage, shots: Path) -> None:
    page = page_of()
    set_up(page, "here", "here")
    person = Person(page, 4)
    covered = set()
    for _ in range(120):
        if person.look()["pass"]:
            covered.add(page.locator(".pass h2").inner_text())
            page.screenshot(path=shots / "pass.png")
        person.act()
    assert covered == {"Pass the screen to Ada", "Pass the screen to Bo"}
    assert person.trouble == []
