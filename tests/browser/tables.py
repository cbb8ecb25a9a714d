"""Opening tables through the screens, as a person does."""

from __future__ import annotations

from playwright.sync_api import Page


def quick(page: Page, name: str = "Ada", solo: bool = False) -> str:
    """Start from the home page against a bot, or solo against Sue."""
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Solo game" if solo else "Start with a bot").first.click()
    page.wait_for_selector(".prompt")
    return page.url.split("?")[0]


def set_up(page: Page, *kinds: str) -> str:
    """Set up a table with seats of these kinds; the first is on this screen."""
    page.goto("/new")
    page.locator(".seg").first.get_by_role("button", name=str(len(kinds)), exact=True).click()
    for row, (kind, name) in enumerate(zip(kinds, ("Ada", "Bo", "Cleo", "Dan"), strict=False)):
        seat = page.locator(".seatrow").nth(row)
        seat.locator("select").first.select_option(kind)
        if kind != "open":
            seat.locator("input").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".prompt")
    return page.url.split("?")[0]


def invitation(page: Page, row: int = 0) -> str:
    """Read an invitation link from the host's list."""
    page.get_by_role("button", name="Invitations").click()
    link = page.get_by_label("Invitation link").nth(row).input_value()
    page.get_by_role("button", name="Close").click()
    return link
