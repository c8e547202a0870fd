"""The umpire rules at his desk: he sees what will change for whom, the seats see it, and it is taken back."""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import UMPIRE
from tests.browser import moments
from tests.browser.people import until
from tests.browser.playing import open_for, shown
from tests.browser.served import Served


def test_a_ruling_with_preview_and_reversal(person: Any, served: Served) -> None:
    table = served.table("rudern", "siege_of_a_town", people=("all",), umpire=True, pause=0.2)
    seat = table.people[0]
    player, umpire = person().sits(table, seat), person()
    umpire.sits(table, UMPIRE, name="Uma")
    before = table.settled().session.state.land.ends.rounds
    page = umpire.page
    page.goto(table.url(UMPIRE, "/desk/state"))
    page.locator("#q").fill("rounds")
    with page.expect_navigation():
        page.locator("form[role=search] button").click()
    fields = page.locator("table.fields tr input[name=value]")
    number = next(n for n in range(fields.count()) if fields.nth(n).input_value().isdigit())
    old = int(fields.nth(number).input_value())
    fields.nth(number).fill(str(old + 5))
    row = page.locator("table.fields tr", has=page.locator("input[name=value]")).nth(number)
    with page.expect_navigation():
        row.locator("button").click()
    page.locator("#basket input[value=last]").check()
    with page.expect_navigation():
        page.locator("#basket button.main").click()
    assert page.locator("dl.effects dt").count() >= 2, "the preview says seat by seat what changes"
    assert table.settled().session.entries and not rulings(table)       # nothing has happened yet
    page.locator("input[name=reason]").fill("we agreed on more rounds")
    with page.expect_navigation():
        page.locator("form[action$='/rule'] button.main").click()
    until(lambda: rulings(table), umpire, why="the ruling does not stand in the record")
    assert table.settled().session.state.land.ends.rounds == before + 5
    shown(table, seat, player)
    assert "we agreed on more rounds" in " ".join(player.page.locator("#log").all_inner_texts())
    page.goto(table.url(UMPIRE, "/desk"))
    umpire.live()
    with page.expect_navigation():
        page.locator("#desk-rulings form button").first.click()
    until(lambda: len(rulings(table)) == 2, umpire, why="the ruling was not taken back")
    shown(table, seat, player)
    assert open_for(table, table.people) is not None
    moments.until(table, lambda room: room.session.state.land.ends.rounds == before, 20, advise=moments.by_kind())  # a mark on


def rulings(table: Any) -> list[Any]:
    return [e for e in table.settled().session.entries if type(e).__name__ == "Ruled"]
