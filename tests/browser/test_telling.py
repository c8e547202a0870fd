"""How the log is told on the page: in turns, by kinds, each line with its place on the board; numbers that changed, sounds, what calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser import axe, moments
from tests.browser.people import Person, until
from tests.browser.playing import KEYS, answer, open_for, shown
from tests.browser.served import Served, Table
from tests.suite.many import soak_only

GAMES: Final = (
    ("drakborgen", "four", {"hero_deal": "random"}, 120),
    pytest.param("rudern", "three_lords", {}, 60, marks=soak_only),
    pytest.param("massbattle", "bridge", {}, 40, marks=soak_only),
    pytest.param("clusta", "day_six", {}, 30, marks=soak_only),
)
SIZES: Final = ({}, pytest.param({"phone": True}, marks=soak_only))
LANGS: Final = ("en", pytest.param("he", marks=soak_only))
LINES: Final = "#log > .log > li[id]"


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in every run."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([7]) * 32)


def begun(served: Served, slug: str, scenario: str, options: dict[str, Any], lines: int) -> tuple[Table, str]:
    """Somebody is asked, so many lines of the record on."""
    table = served.table(slug, scenario, people=("all",), options=options, pause=0.2)
    moments.after(table, lines)
    return table, moments.until(table, lambda room: next(room.clock.waiting_for(), None)).seat


# ---- turns and kinds -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("slug", "scenario", "options", "lines"), GAMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGS)
def test_the_log_is_told_in_turns(slug: str, scenario: str, options: dict[str, Any], lines: int, size: dict[str, Any], lang: str,
                                  served: Served, person: Callable[..., Person]) -> None:
    """The newest turn is open and its last line in sight, older ones are folded; one opens by the keyboard, and stays so when
    something new is told.  A kind that is put away stays away, also when the page is opened again.

    Red where the log is a list without turns, or forgets what was wished."""
    table, seat = begun(served, slug, scenario, options, lines)
    me = person(lang=lang, **size).sits(table, seat)
    page, heads = me.page, me.page.locator("#log .head")
    assert heads.count() >= 1 and page.locator(LINES).last.is_visible()
    if slug != "clusta":
        folded = page.locator("#log button.turn[aria-expanded=false]")
        assert folded.count() > 0 and page.locator("#log [data-away]").count() > 0
        name = str(folded.first.text_content())
        folded.first.focus()
        page.keyboard.press("Enter")
        there = page.locator("#log button.turn", has_text=name).first
        assert there.get_attribute("aria-expanded") == "true" and page.locator(f"#log .head:has-text('{name}') + li").first.is_visible()
        table.says(seat, "a word")
        page.locator("#talk li", has_text="a word").wait_for()
        shown(table, seat, me)
        assert there.get_attribute("aria-expanded") == "true", "what was opened stays open"
    page.locator("#sift summary").click()
    assert not axe.faults(page)
    kind = page.locator("#sift input").last
    kind.uncheck()
    assert page.locator("#log :is(.Rolled, .Drew):not([data-away])").count() == 0
    page.reload()
    me.live()
    assert page.locator("#log :is(.Rolled, .Drew):not([data-away])").count() == 0
    assert page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    table.delete()


@pytest.mark.parametrize(("slug", "scenario", "options", "lines"), GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_line_shows_its_place(slug: str, scenario: str, options: dict[str, Any], lines: int, size: dict[str, Any],
                                served: Served, person: Callable[..., Person]) -> None:
    """By click and by Enter; the place flashes, and is in sight."""
    table, seat = begun(served, slug, scenario, options, lines)
    me = person(**size).sits(table, seat)
    page = me.page
    line = page.locator("#log a.at:visible").last
    line.focus()
    page.keyboard.press("Enter")
    lit = page.locator("#picture :is(.flash, .lit)")
    lit.wait_for(state="attached")
    box = lit.bounding_box()
    assert box and box["width"] > 4 and box["y"] + box["height"] > 0 and box["y"] < page.viewport_size["height"]
    assert "#" not in page.url
    if lit.evaluate("e => e.matches('.flash')"):
        spot = page.locator(f'#picture [data-at="{line.get_attribute("data-to")}"]')
        if spot.count():
            found = spot.first.bounding_box()
            assert abs(found["x"] + found["width"] / 2 - box["x"] - box["width"] / 2) < 60
    table.delete()
