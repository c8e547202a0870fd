"""The Rudern War at a browser: the form of the chests by mouse, finger and keys; a map on which nothing stands over
anything else, which is looked at and answers nothing."""

from __future__ import annotations

from typing import Any, Final

import pytest

from montjoy.bots.position import played
from montjoy.core.content.how_to_play import Picture
from montjoy.games.rudern.game import game
from montjoy.table.web.boards import draw
from montjoy.words import Words
from montjoy.words.plain_text import without_marks
from tests.browser import moments
from tests.browser.people import until
from tests.browser.playing import FINGER, KEYS, MOUSE, answer, key_of, open_for, tap
from tests.browser.served import Served, Table
from tests.browser.test_questions import decided
from tests.browser.ways import lang
from tests.suite.many import soak_only, some

KINDS = [
    (FINGER, "he", True),
    *(pytest.param(*kind, marks=soak_only) for kind in ((MOUSE, "en", False), (KEYS, "cs", False), (KEYS, "sv", True))),
]


def two_lords(served: Served) -> tuple[Table, int]:
    """The first question of the game: how much each of two nobles at home is to carry."""
    table = served.table("rudern", "two_lords", people=("all",), options={"fill_chests": True}, pause=0.2)
    q = open_for(table, ("KAT",))
    assert q is not None
    assert q.asked.kind == "order"
    return table, q.asked.id


def carried(table: Table) -> tuple[int, list[int]]:
    """What lies in the treasury of Katzowic, and what its nobles carry."""
    view = table.settled().session.view("KAT")
    return view.treasuries["KAT"], sorted(view.chests.values())


def fill(me: Any, number: int, amounts: tuple[int, ...], how: str) -> None:
    """A number for each noble, as it is filled in and sent with a mouse, a finger or keys alone."""
    fields, button = me.page.locator(f"#question{number} input[type=number]"), me.page.locator(f"#question{number} button.main")
    if how == KEYS:
        for _ in range(80):
            if me.page.evaluate("() => document.activeElement.type") == "number":
                break
            me.page.keyboard.press("Tab")
        else:
            raise AssertionError("Tab did not reach the form")
        for amount in amounts:
            me.page.keyboard.press("Control+A")
            me.page.keyboard.type(str(amount))
            me.page.keyboard.press("Tab")
        assert me.page.evaluate("() => document.activeElement.classList.contains('main')")
        me.page.keyboard.press("Enter")
        return
    for field, amount in zip(fields.all(), amounts, strict=True):
        field.click() if how == MOUSE else tap(me, field)
        field.fill(str(amount))
    button.click() if how == MOUSE else tap(me, button)


@pytest.mark.parametrize("how, lang, phone", KINDS)
def test_chests_are_filled(person: Any, served: Served, how: str, lang: str, phone: bool) -> None:
    """RW-GEN-16-X  A field for each noble with what he carries now, and no code; too much is refused and stays in its field,
    also while others talk; then it counts, and the other side's page shows nothing of it."""
    table, number = two_lords(served)
    me, other = person(lang=lang, phone=phone).sits(table, "KAT"), person().sits(table, "SVE")
    me.waits_for_question()
    assert carried(table) == (9, [3, 4])
    question = me.page.locator(f"#question{number}")
    fields = question.locator("input[type=number]")
    assert [field.input_value() for field in fields.all()] == ["4", "3"] and question.locator("textarea").count() == 0
    assert "4 2" not in question.locator("h2").inner_text()
    assert all(field.bounding_box()["height"] >= 44 for field in fields.all())
    with me.expects("422"):
        fill(me, number, (10, 9), how)
        me.page.locator("#reply .bad").wait_for()
    assert "RW-GEN-16-X" in me.page.locator("#reply").inner_text()
    table.says("SVE", "news")
    me.page.locator("#talk li", has_text="news").wait_for(state="attached")
    assert [field.input_value() for field in fields.all()] == ["10", "9"]
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    if how == KEYS:
        fields.first.focus()
    fill(me, number, (8, 6), how)
    until(lambda: key_of(me, number) is None, me, why="the form did not count")
    assert carried(table) == (2, [6, 8])
    me.page.locator("#card").get_by_text("8").first.wait_for()
    assert "8" not in other.page.locator("#told").inner_text() and other.page.locator("#card").get_by_text("Kazimir").count() == 0


HIGH: Final = "e => { const b = e.getBoundingClientRect(); return b.y + b.height / 2; }"


def test_what_is_chosen_at_a_place_leaves_it_in_sight(person: Any, served: Served) -> None:
    """At a place in the lower half of the screen the choice stands at its top.  Red where it lay over the place."""
    table = served.table("rudern", "three_lords", people=("all",))
    q = moments.until(table, lambda room: next((q for q in room.clock.waiting_for() if len(q.asked.options) > 6), None))
    me = person(viewport={"width": 1280, "height": 800}).sits(table, q.seat)
    me.waits_for_question()
    spots = sorted(me.page.locator("#picture .spot").all(), key=lambda spot: float(spot.evaluate(HIGH)))
    for spot in (spots[0], spots[-1]):
        where = spot.bounding_box()
        me.page.mouse.click(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
        choice = me.page.locator("#pick")
        choice.locator(".pick-list button").first.wait_for()
        there = choice.bounding_box()
        assert there["y"] + there["height"] <= where["y"] + 1 or where["y"] + where["height"] <= there["y"] + 1, (where, there)
        assert (there["y"] == 0) == (where["y"] + where["height"] / 2 > 400)
        me.page.keyboard.press("Escape")
        choice.wait_for(state="hidden")
    table.delete()


def test_the_form_of_the_chests_stands_beside_the_dice_of_a_storm(person: Any, served: Served) -> None:
    """RW-GEN-16-X  Question, first field and the way to send it, without scrolling.  Red where the dice left no room for them."""
    table = served.table("rudern", "sortie", people=("all",), options={"fill_chests": True})
    moments.until(table, lambda room: moments.asked(room, "KAT"))
    me = person(viewport={"width": 1280, "height": 800}).sits(table, "KAT")
    me.waits_for_question()
    ask, dice = me.page.locator("#ask").bounding_box(), me.page.locator("#side .siege").bounding_box()
    assert ask["y"] + ask["height"] < dice["y"] and dice["y"] + dice["height"] < 800
    for what in (".question h2", "input[type=number]", "button.main"):
        there = me.page.locator(f"#ask {what}").first.bounding_box()
        assert ask["y"] <= there["y"] and there["y"] + there["height"] <= ask["y"] + ask["height"], what
    field, send = (me.page.locator(f"#ask {what}").first.bounding_box() for what in ("input[type=number]", "button.main"))
    assert field["y"] + field["height"] <= send["y"], "the row lies over the field"
    table.delete()


def test_chests_left_alone_and_told_back(person: Any, served: Served) -> None:
    """RW-GEN-16-X  How the numbers are understood, and what the treasury then holds, is told before they are sent; sent as they
    stood they leave all as it is."""
    table, number = two_lords(served)
    me = person().sits(table, "KAT")
    me.waits_for_question()
    fields = [me.page.get_by_role("spinbutton", name=name) for name in ("Kazimir Katzowic", "Jaromir")]
    for field in fields:
        field.fill("5")
    me.page.locator(f"#question{number} button[name=check]").click()
    me.page.locator("#reply .told-back").wait_for()
    told, w = without_marks(me.page.locator("#reply").inner_text()), table.room.words(lang())
    view = table.room.session.view("KAT")
    lines = [w.text("map-chest", banner=noble, amount=5, place=view.land.banners[noble].at) for noble in view.chests]
    lines.append(w.text("map-treasury", faction="KAT", amount=6))
    assert len(lines) == 3 and all(without_marks(line) in told for line in lines)
    assert carried(table) == (9, [3, 4])
    fill(me, number, (4, 3), MOUSE)
    until(lambda: key_of(me, number) is None, me, why="the form did not count")
    assert carried(table) == (9, [3, 4])


def test_a_click_on_a_place_shows_its_answer_first(person: Any, served: Served) -> None:
    """Somebody who clicks on a town to see what it is does not march there and give up his siege; a second click does."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    q = open_for(table, table.people)
    assert q is not None
    me = person().sits(table, q.seat)
    me.waits_for_question()
    spots = me.page.locator("#picture svg .spot[data-option]").all()
    spot = next(s for s in spots if " " not in str(s.get_attribute("data-option")))
    for press in (spot.click, lambda: spot.press("Enter")):
        press()
        offered = me.page.locator("#pick:not([hidden]) .pick-list button")
        offered.wait_for()
        me.page.wait_for_timeout(200)
        assert decided(table, q.seat) == 0
        me.page.keyboard.press("Escape")
        offered.wait_for(state="hidden")
    spot.click()
    offered.click()
    until(lambda: decided(table, q.seat) == 1, me, why="the answer did not count")


def test_what_the_scenario_is_about_can_be_read_at_the_table(person: Any, served: Served) -> None:
    """By whoever came by a link, and in his own language; it stays open when the page changes."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    me = person(lang="he", phone=True).sits(table, "SVE")
    me.page.locator("#aim summary").tap()
    me.page.locator("#aim p", has_text="סוובוד").first.wait_for(state="visible")
    table.says("WKA", "news")
    me.page.locator("#talk li", has_text="news").wait_for()
    assert me.page.locator("#aim p").first.is_visible()


def test_why_no_assault_is_offered_stands_on_the_page(person: Any, served: Served) -> None:
    """RW-SIEGE-06  Whoever has begun a siege reads beside the map when he may storm; the besieged do not."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    q = open_for(table, ("WKA",))
    assert q is not None
    me, other = person().sits(table, "WKA"), person().sits(table, "SVE")
    me.waits_for_question()
    begin = next(n for n, option in enumerate(q.asked.options) if type(option).__name__ == "BeginSiege")
    assert me.page.locator("#side .hindrance").count() == 0
    answer(me, q.asked.id, begin)
    line = me.page.locator("#side .hindrance")
    line.wait_for()
    why = table.room.words(lang()).text("siege-too-fresh", place="strzegom", round=table.room.session.view("WKA").land.round)
    assert without_marks(why) in without_marks(line.inner_text())
    assert other.page.locator("#side .hindrance").count() == 0


# What stands on a map so that one can read it; flags with their crowns and numbers.
STAND = ".place-name, .owner-name, .site, .flag, .siege-marks .tents, .siege-name"
OVERLAPS = """stand => {
    const there = [...document.querySelectorAll(`#picture :is(${stand})`)].filter(e => !e.closest(".flag") || e.matches(".flag"));
    const called = e => e.textContent.trim() || e.getAttribute("class");
    const boxes = there.map(e => [e, e.getBoundingClientRect()]), found = [];
    const slack = 1.5 * document.querySelector("#picture svg").getBoundingClientRect().width / 760;
    boxes.forEach(([a, r], n) => boxes.slice(n + 1).forEach(([b, q]) => {
        if (a.parentNode === b.parentNode && b.matches(".siege-name")) return;          // the number in its tent
        const wide = Math.min(r.right, q.right) - Math.max(r.left, q.left);
        const high = Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top);
        if (wide > slack && high > slack) found.push(`${called(a)} | ${called(b)}: ${wide.toFixed(1)} x ${high.toFixed(1)}`);
    }));
    return [found, boxes.length];
}"""


@pytest.mark.parametrize("lang, phone", [("cs", True), pytest.param("en", False, marks=soak_only)])
def test_nothing_on_the_map_stands_over_anything_else(person: Any, served: Served, lang: str, phone: bool) -> None:
    """Names, letters, houses, flags and the marks of a siege, on the map of every scenario, as it begins and some answers on."""
    table = served.table("rudern", "two_lords", people=("all",), pause=0.2)
    me = person(lang=lang, phone=phone).sits(table, "KAT")
    me.waits_for_question()
    besieged = 0
    for scenario in game.scenarios.values():
        seat = game.seats(scenario)[0]
        for answers in some((4, 0, 40, 15), 2):
            session = played(game, Picture("x", scenario.id, seat, "map", answers))
            view = session.view(seat)
            besieged += len(view.land.sieges)
            drawn = str(draw(game, view, Words(game, lang, game.names(scenario)), ()))
            me.page.locator("#picture").evaluate("(there, drawn) => { there.innerHTML = drawn; }", drawn)
            found, many = me.page.evaluate(OVERLAPS, STAND)
            assert many > 10 and found == [], (scenario.id, answers, found)
    assert besieged > 3
