"""The clocks of a live table on its page: they run between the server's words, and say two things to a screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person, until
from tests.browser.served import Served
from tests.suite.many import soak_only
from tests.table.houses import first_lines

HEARD = """() => {
  const says = document.getElementById("clock-says");
  window.heard = [];
  new MutationObserver(() => { if (says.textContent) heard.push(says.textContent); }).observe(says, { childList: true });
}"""
OWN = "#clocks .mine"
SIZES = [
    pytest.param("en", False, id="desk"), pytest.param("en", True, id="phone", marks=soak_only),
    pytest.param("he", False, id="hebrew", marks=soak_only), pytest.param("he", True, id="hebrew-phone", marks=soak_only),
]


@pytest.mark.parametrize(("lang", "phone"), SIZES)
def test_a_minute_is_counted_down_and_said_twice(lang: str, phone: bool, served: Served, person: Callable[..., Person]) -> None:
    """Both people's clocks stand in the page's head; the own one runs, and a screen reader is told at thirty and at ten and at no
    other second.  Red where the clock speaks as it runs, or waits for the server."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), deadline=60)
    (q,) = table.settled().clock.waiting_for()
    someone = person(lang=lang, phone=phone)
    page = someone.page
    page.clock.install()
    someone.sits(table, q.seat)
    page.locator(OWN).wait_for()
    page.evaluate(HEARD)
    before = page.locator(f"{OWN} b").text_content()
    assert before in ("1:00", "0:59", "0:58", "0:57") and page.locator("#people .clock").count() == 1
    assert page.locator("#people .clock").get_attribute("role") == "timer"
    for seconds, least in ((26, 0), (10, 1), (18, 2), (4, 2)):
        page.clock.run_for(seconds * 1000)
        page.wait_for_timeout(50)
        assert len(page.evaluate("heard")) >= least
    said = page.evaluate("heard")
    assert len(said) == 2 and "30" in said[0] and "10" in said[1]
    assert page.locator(f"{OWN}.soon").count() == 1
    table.delete()


@pytest.mark.parametrize(("lang", "phone"), SIZES)
def test_who_skips_is_asked_at_once(lang: str, phone: bool, served: Served, person: Callable[..., Person]) -> None:
    """A bot takes its time; the button is there as long as it does, is reached by the keyboard, and moves nothing.  Red where the
    press waits for the bot."""
    house = served.house
    house.bots.pace = 600.0
    try:
        table = served.table("rudern", "siege_of_a_town", people=("WKA",), bots="slow", bot="random", begin=False)
        someone = person(lang=lang, phone=phone).sits(table, "WKA")
        page = someone.page
        served.do(begin(served, table.id))
        until(lambda: page.locator(".question").count() or page.locator("#waiting.bots").count(), someone)
        while not page.locator("#waiting.bots").count():
            answered = someone.stamp
            page.locator(".question button[name=option]").last.click()
            until(lambda before=answered: someone.stamp != before, someone)
            page.wait_for_timeout(300)
        button = page.locator("#skip button")
        assert button.is_visible() and button.bounding_box()["height"] >= 24
        before = page.locator("#part").bounding_box()
        button.focus()
        page.keyboard.press("Enter")
        page.locator(".question").first.wait_for(timeout=20_000)
        assert page.locator("#part").bounding_box()["y"] == before["y"]
        until(lambda: button.is_hidden(), someone)
        table.delete()
    finally:
        house.bots.pace = 0


async def begin(served: Served, id: str) -> None:
    room = await served.house.table(id)
    await room.act(lambda: first_lines(room.session, {seat: f"{n:032x}" for n, seat in enumerate(room.session.seats)}))
