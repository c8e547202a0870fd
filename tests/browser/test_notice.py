"""What calls somebody who looks elsewhere: a mark in the title, and a message where he asked for it (static/notice.js)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import scenes
from tests.browser.people import Person
from tests.browser.served import Served

BROWSER = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return Notification.permission = "granted"; }
  constructor(title, more) { told.push([title, more.body]); }
  close() {}
};
"""
AWAY = """away => {
  Object.defineProperty(document, "hidden", { get: () => away, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ASKED = """() => {
  const part = document.getElementById("part"), kept = part.innerHTML;
  part.innerHTML = "";
  return new Promise(done => setTimeout(() => { part.innerHTML = kept; setTimeout(() => done(told), 50); }, 50));
}"""


@pytest.fixture
def tables(served: Served) -> scenes.Tables:
    return scenes.Tables(served, lambda n: None)


def test_a_turn_is_told_to_who_asked_and_looks_elsewhere(
    person: Callable[..., Person], tables: scenes.Tables
) -> None:
    """Red where the title has no mark, where somebody is called who looks on or has not asked, or is told what it is about."""
    someone: Any = person()
    someone.context.add_init_script(BROWSER)
    scenes.look(someone, scenes.scene(tables, "besieging"))
    page = someone.page
    assert page.title().startswith("● ")
    page.evaluate(AWAY, True)
    assert page.evaluate(ASKED) == []                        # he has not asked for it
    page.goto(page.url + "/time")
    page.locator("#ask-notices").click()
    page.wait_for_function("() => localStorage.getItem('montjoy-notices') === 'yes'")
    page.go_back()
    someone.live()
    page.evaluate("() => { Notification.permission = 'granted'; }")
    assert page.evaluate(ASKED) == []                        # he looks on
    page.evaluate(AWAY, True)
    says = page.locator("#part").get_attribute("data-turn")
    assert page.evaluate(ASKED) == [["Montjoy", says]] and says
