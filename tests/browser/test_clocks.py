"""The clocks of a live table on its page: they run between the server's words, and say two things to a screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person
from tests.browser.served import Served
from tests.suite.many import soak_only

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
