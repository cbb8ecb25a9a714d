"""Chat, notes, open seats, records."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.driver import Person, play
from tests.browser.tables import quick, set_up


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
    assert page.url != url
