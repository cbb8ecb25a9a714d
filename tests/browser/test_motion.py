"""What others do is shown: tokens fly, space skips, the last turn can be seen again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.driver import Person
from tests.browser.tables import set_up

_WATCH = """() => {
  window.flown = [];
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) =>
    window.flown.push(node.getAnimations()[0]?.effect.getTiming().duration ?? -1),
  ))).observe(document.querySelector('.sky'), { childList: true });
}"""


def until_own_turn(person: Person) -> None:
    """Act until others have been seen to move, and the own turn is back."""
    prompt = person.page.locator(".prompt:not(.waiting)")
    again = prompt.get_by_role("button", name="Show the last turn again")
    for _ in range(300):
        if again.count() == 1:
            return
        person.act()
        person.page.wait_for_timeout(60)
    raise AssertionError("nobody else moved")


def flown(page: Page) -> list[float]:
    return list(page.evaluate("window.flown"))


def test_tokens_of_others_fly_and_the_last_turn_is_shown_again(page_of: OpenPage) -> None:
    page = page_of(motion=True)
    set_up(page, "here", "bot")
    page.evaluate(_WATCH)
    person = Person(page, 3)
    until_own_turn(person)
    assert flown(page)
    assert max(flown(page)) <= 420
    page.evaluate("window.flown = []")
    page.get_by_role("button", name="Show the last turn again").click()
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    for _ in range(100):  # the page's policy forbids waiting by a script of its own
        if flown(page):
            break
        page.wait_for_timeout(30)
    assert flown(page)
    page.keyboard.press("Space")
    before = len(flown(page))
    expect(skip).to_be_hidden()
    assert len(flown(page)) == before
    expect(page.locator(".ghost")).to_have_count(0)
    assert person.trouble == []


def test_nothing_flies_with_reduced_motion(page_of: OpenPage) -> None:
    page = page_of()
    set_up(page, "here", "bot")
    page.evaluate(_WATCH)
    person = Person(page, 3)
    until_own_turn(person)
    assert flown(page) == []
    assert person.trouble == []
