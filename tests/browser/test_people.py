"""Chat, notes, open seats, records."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.driver import Person, play
from tests.browser.tables import invitation, quick, set_up


def test_chat_and_a_private_note_that_stays(page_of: OpenPage) -> None:
    page = page_of()
    quick(page)
    page.get_by_role("button", name="Chat and notes").click()
    page.get_by_label("Say something").fill("Hello")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat")).to_contain_text("Hello")
    note = page.get_by_label("Private note")
    note.fill("buy cattle")
    note.blur()
    page.wait_for_timeout(400)
    page.reload()
    page.get_by_role("button", name="Chat and notes").click()
    expect(note).to_have_value("buy cattle")
    expect(page.locator(".chat")).to_contain_text("Hello")


def test_somebody_sits_down_on_an_open_seat(page_of: OpenPage) -> None:
    host, guest = page_of(), page_of()
    url = set_up(host, "here", "open")
    guest.goto(url)
    guest.get_by_label("Your name").fill("Zoe")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".players")).to_contain_text("Zoe")
    expect(host.locator(".players")).to_contain_text("Zoe")


def test_record_is_saved_and_opened_again(page_of: OpenPage, tmp_path: Path) -> None:
    page = page_of()
    url = quick(page)
    play([Person(page, 12)], until=12)
    page.goto(f"{url}/replay/3")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    page.goto("/")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".prompt")
    assert url not in page.url


def asking(page_of: OpenPage) -> tuple[Person, Person]:
    """Two people; the host has ended a turn and asks to have it back."""
    host, guest = Person(page_of(), 13), Person(page_of(), 14)
    set_up(host.page, "here", "link")
    guest.page.goto(invitation(host.page, 1))
    guest.page.wait_for_selector(".prompt")
    for _ in range(300):
        played = "Ada starts" in host.page.locator(".log").inner_text()
        if played and not guest.look()["waiting"]:
            break
        host.act()
        if not played:
            guest.act()
        host.page.wait_for_timeout(40)
    assert host.look()["waiting"]
    host.page.get_by_role("button", name="Chat and notes").click()
    host.page.get_by_role("button", name="Ask everybody to go back").click()
    expect(host.page.get_by_text("Asked. The others must agree.")).to_be_visible()
    expect(guest.page.get_by_text("Ada asks to go back")).to_be_visible()
    return host, guest


def test_going_back_when_everybody_agrees(page_of: OpenPage) -> None:
    host, guest = asking(page_of)
    guest.page.get_by_role("button", name="Yes").click()
    expect(guest.page.get_by_text("Ada asks to go back")).to_be_hidden()
    host.page.get_by_role("button", name="Close").click()
    expect(host.page.locator(".prompt:not(.waiting)")).to_be_visible()
    expect(guest.page.locator(".prompt.waiting")).to_be_visible()
    assert host.trouble + guest.trouble == []


def test_not_going_back_when_somebody_refuses(page_of: OpenPage) -> None:
    host, guest = asking(page_of)
    before = host.page.locator(".log li").count()
    guest.page.get_by_role("button", name="No", exact=True).click()
    expect(guest.page.get_by_text("Ada asks to go back")).to_be_hidden()
    expect(host.page.get_by_text("Not everybody agreed").first).to_be_visible()
    host.page.get_by_role("button", name="Close").click()
    assert host.look()["waiting"]
    assert not guest.look()["waiting"]
    assert host.page.locator(".log li").count() == before
    assert host.trouble + guest.trouble == []
