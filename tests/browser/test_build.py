"""Armies are built in a browser: sums follow what is typed, rows come and go in their place, and the battle begins; by finger in
Hebrew, and by keyboard alone.

Planted faults that turn this red: the sums left as they were, a field that is written anew while somebody types in it."""

from __future__ import annotations

from typing import Any

from tests.browser.people import until
from tests.browser.served import Served

GUARD = '[troops.guard]\nhit_dice = "1"\nac_desc = 4\nmelee_weapon = "spear"\nmove_rate = 9\nrally_pct = 75\n'
PAGE = "/build/massbattle?points=30&flavour=foot"


def test_rows_by_finger_on_a_hebrew_phone(person: Any, served: Served) -> None:
    me = person(lang="he", phone=True)
    page = me.page
    page.goto(PAGE)
    rows = page.locator("[id^=kind-0-]").count()
    before = page.locator("#sum-0").inner_text()
    page.locator("#add-0").tap()
    page.locator(f"#kind-0-{rows}").wait_for()
    assert page.evaluate("document.activeElement.id") == f"kind-0-{rows}"
    page.locator(f"#kind-0-{rows}").select_option("ogre")
    page.locator(f"#many-0-{rows}").fill("3")
    until(lambda: page.locator("#faults").count() == 1, me, why="too many hit dice, and nobody says so")
    assert page.locator("#sum-0").inner_text() != before and page.locator(f"#many-0-{rows}").input_value() == "3"
    page.locator(f"#less-0-{rows}").tap()
    until(lambda: page.locator("#faults").count() == 0, me, why="the row is gone and the fault is not")
    assert page.locator("#sum-0").inner_text() == before
    page.locator("#pair").tap()
    until(lambda: page.locator("input[name=seed]").input_value() != "1", me, why="no other pair")
    page.locator("#play").tap()
    page.wait_for_url("**/towns")
    me.waits_for_question()
    me.well()


def test_by_keyboard_alone(person: Any, served: Served) -> None:
    """Enter in a field adds up and sends nothing; own rows are read; the battle begins."""
    me = person()
    page = me.page
    page.goto(PAGE)
    page.locator("#many-1-0").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    until(lambda: page.locator("#faults").count() == 1, me, why="nine units are not too many")
    page.locator("#many-1-0").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("1")
    until(lambda: page.locator("#faults").count() == 0, me, why="one unit is too many")
    page.locator("details:has(#rows) > summary").focus()
    page.keyboard.press("Enter")
    page.locator("#rows").focus()
    page.keyboard.insert_text(GUARD)
    page.locator("#read-rows").focus()
    page.keyboard.press("Enter")
    page.locator("#kind-0-0 option[value=guard]").wait_for(state="attached")
    page.locator("#kind-0-0").focus()
    page.locator("#kind-0-0").select_option("guard")
    page.locator("#open").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/owner")
    me.well()
