"""Opening tables through the screens, as a person does."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from rondel.core.match import Match


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


def opened(page: Page, game: str, match: Match | None = None) -> tuple[str, list[str]]:
    """Set up a table of two, or one that goes on with a match; give its id and the seats' links."""
    page.goto("/")
    seats = [{"kind": "link", "name": name} for name in ("Ada", "Bo")]
    body: dict[str, Any] = {"game": game, "players": 2, "seats": seats}
    if match is not None:
        record = match.record()
        body = {"record": record, "names": ["Ada", "Bo"]}
    address = "/api/tables" if match is None else "/api/tables/import"
    made = page.request.post(address, data=body).json()
    links = [f"/t/{made['table']}?game={game}#seat={seat['key']}" for seat in made["seats"]]
    return made["table"], links
