"""Rules and components: search, addresses, the way there from a tooltip, and the magnifier."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.tables import quick
from tests.browser.test_screens import no_raw_keys


def rule(page: Page, number: str) -> Locator:
    return page.locator(f'[id="{number}"]')


def hover(page: Page, thing: str) -> Locator:
    """Point at a thing; give its tooltip."""
    page.locator(f'[data-id="{thing}"]').first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    return tip


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not beside and not (a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


def test_search_finds_rules_and_components_and_goes_to_an_id(page_of: OpenPage) -> None:
    page = page_of()
    page.goto("/components/el-paso")
    search = page.get_by_role("searchbox")
    search.fill("shorthorn")
    expect(rule(page, "EP-2.7")).to_be_visible()
    expect(rule(page, "breed:shorthorn")).to_be_visible()
    expect(rule(page, "EP-2.6")).to_have_count(0)
    expect(rule(page, "breed:criollo")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("Found:")
    search.fill("")
    search.press_sequentially("ep-8.10.2")
    expect(rule(page, "EP-8.10.2")).to_have_class("law marked")
    expect(rule(page, "EP-8.10.2")).to_be_in_viewport()
    expect(search).to_be_focused()
    expect(rule(page, "EP-1.1")).to_have_count(1)  # all the rest is still there
    no_raw_keys(page)


@pytest.mark.parametrize("width", [1440, 390])
def test_an_address_opens_at_its_rule(page_of: OpenPage, width: int) -> None:
    page = page_of(width)
    page.goto("/components/saltfjord#SF-6.4")
    expect(rule(page, "SF-6.4")).to_have_class("law marked")
    expect(rule(page, "SF-6.4")).to_be_in_viewport(ratio=1)
    assert not overlap(rule(page, "SF-6.4"), page.get_by_role("searchbox"))
    rule(page, "SF-3.3").get_by_role("link", name="D-1").click()
    expect(rule(page, "D-1")).to_be_in_viewport()
    assert page.url.endswith("#D-1")


@pytest.mark.parametrize(
    ("language", "rule_said", "tables"),
    [("ru", "Лимит карт", "на английском языке"), ("pl", "Limit kart na ręce", "po angielsku")],
)
def test_rules_speak_other_languages(page_of: OpenPage, language: str, rule_said: str, tables: str) -> None:
    page = page_of(language=language)
    page.goto("/components/el-paso")
    expect(rule(page, "EP-7.1")).to_contain_text(rule_said)
    expect(page.get_by_text(tables)).to_be_visible()
    no_raw_keys(page)


def test_a_tooltip_leads_to_its_component_without_leaving_the_table(page_of: OpenPage) -> None:
    page = page_of()
    url = quick(page)
    expect(hover(page, "node:NE")).to_contain_text("More")
    page.keyboard.press("i")
    there = page.get_by_role("dialog").locator('[id="neutral:E"]')
    expect(there).to_have_class("marked")
    expect(there).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.split("?")[0] == url
    thing = page.locator(".thing.may").first
    thing.focus()  # by keyboard alone
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").locator(f'[id="{thing.get_attribute("data-id")}"]')).to_be_focused()


def test_a_long_press_shows_a_button_that_leads_there(page_of: OpenPage) -> None:
    page = page_of(390, 844)
    quick(page)
    page.wait_for_selector(".tabs button")
    thing = page.locator(".thing.may").first
    thing.click(trial=True)  # it lies still
    box = thing.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    more = page.locator(".tip").get_by_role("button", name="More", exact=True)
    expect(more).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".sel")).to_have_count(0)  # asking is not choosing
    more.click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".marked")).to_be_in_viewport()
    assert sheet.evaluate("e => e.getBoundingClientRect().width") == 390


def test_small_figures_are_magnified_beside_their_thing(page_of: OpenPage) -> None:
    page = page_of(1024, 768)
    quick(page)
    tip = hover(page, "node:NE")
    drawing = page.locator('[data-id="node:NE"]').first
    wide = "e => e.getBoundingClientRect().width"
    lens = tip.locator(".lens > *")
    times = lens.evaluate(wide) / drawing.evaluate(wide)
    assert times == pytest.approx(1.6, abs=0.25)  # the outline of what may be chosen is left out
    expect(tip.locator(".lens")).to_have_attribute("aria-hidden", "true")
    assert not overlap(tip, drawing)
    assert tip.evaluate(wide) <= 280


def test_large_figures_are_not_magnified(page_of: OpenPage) -> None:
    page = page_of(1920, 1200)
    quick(page)
    expect(hover(page, "node:NE").locator(".lens")).to_have_count(0)
