"""The owner's page while others come: it shows them by itself, and a link that has been used is sent to nobody again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from montjoy.table.access.tokens import OWNER
from tests.browser.people import Person, until
from tests.browser.served import Served
from tests.suite.many import soak_only

SIZES = [
    pytest.param("en", False, id="desk"), pytest.param("en", True, id="phone", marks=soak_only),
    pytest.param("he", False, id="hebrew", marks=soak_only),
]


@pytest.mark.parametrize(("lang", "phone"), SIZES)
def test_who_comes_is_seen_and_his_link_put_away(lang: str, phone: bool, served: Served, person: Callable[..., Person]) -> None:
    """Nothing is loaded again: a mark on the page stays.  Red where the page must be, or where the fresh links go."""
    table = served.table("drakborgen", "three", people=("red", "blue"), begin=False)
    someone = person(lang=lang, phone=phone).holds(table.hold("red", OWNER, name="Ada"))
    page = someone.page
    page.goto(table.url(OWNER))
    with page.expect_navigation():
        page.locator("button.main.big").first.click()
    someone.live()
    page.evaluate("document.body.dataset.mark = 'here'")
    assert page.locator("[data-link-of=blue] .note").is_hidden() and page.locator("[data-link-of=blue] .qr").is_visible()
    table.hold("blue", name="Bo")
    until(lambda: page.locator("[data-link-of=blue].used .note").is_visible(), someone, 20)
    assert "Bo" in str(page.locator("#at-blue").text_content()) and page.locator("[data-link-of=blue] .qr").is_hidden()
    assert page.evaluate("document.body.dataset.mark") == "here"
    table.delete()
