"""Rules at hand: a rule, how to play and the signs open beside the game, which goes on; what is small to touch."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser import moments
from tests.browser.people import Person, until
from tests.browser.playing import answer, shown, told_of
from tests.browser.served import Served, Table
from tests.browser.sight import too_near
from tests.browser.ways import read, way
from tests.suite.many import times

WAYS: list[dict[str, Any]] = [{}, {"phone": True}, {"lang": "he"}, {"phone": True, "lang": "he"}]


WITH_CTRL = """link => {
    let taken = null;
    addEventListener("click", e => { taken = e.defaultPrevented; e.preventDefault(); }, { once: true });
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    return taken;
}"""




def ids(how: dict[str, Any]) -> str:
    return "-".join(map(str, how.values())) or "desktop"


def siege(served: Served) -> tuple[Table, str, str, int]:
    """Somebody is asked in a siege some marks on."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    one = table.people[0]
    q = moments.until(table, lambda room: len(room.pictures.of(one).marks) >= 2 and moments.asked(room, one))
    return table, one, next(seat for seat in table.people if seat != one), q.asked.id


def title(me: Person) -> str:
    me.page.locator("#at-hand h1").wait_for()
    return str(me.page.locator("#at-hand h1").inner_text())


@pytest.mark.parametrize("how", WAYS[: times(1, len(WAYS))], ids=ids)
def test_a_rule_opens_beside_the_question_and_the_game_goes_on(person: Any, served: Served, how: dict[str, Any]) -> None:
    """By mouse and by keys, from the question, the log and another rule; what others do comes meanwhile, the answer can be given,
    Escape and a button close it, and one is where one was.

    Red where the page is left, the panel goes with the next push, or it takes the keyboard away for good."""
    table, mine, other, number = siege(served)
    me = person(**how).sits(table, mine)
    page, panel, address = me.page, me.page.locator("#at-hand"), me.page.url
    me.waits_for_question()
    shown(table, mine, me)
    asks = page.locator(f"#question{number} p.rule a")
    asks.focus()
    page.keyboard.press("Enter")
    first = title(me)
    assert panel.get_attribute("aria-label") and page.evaluate("() => document.activeElement.closest('#at-hand') !== null")
    assert page.locator(f"#question{number} h2").is_visible(), "the question is out of sight"
    table.says(other, "are you there?")
    shown(table, mine, me)
    assert page.locator("#talk li", has_text="are you there?").count() == 1
    assert panel.is_visible() and title(me) == first and page.url == address
    page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
    assert asks.evaluate("e => e === document.activeElement"), "the keyboard is not where it was"

    row = page.locator("#log a.rule[href]").last             # from the log, and on to another rule
    row.scroll_into_view_if_needed()
    row.click()
    second = title(me)
    links = panel.locator(".at-hand-text article a[href*='/rules/']")
    if links.count():
        links.first.click()
        until(lambda: title(me) != second, me, why="the other rule did not come")
        panel.locator("[data-back]").click()
        until(lambda: title(me) == second, me, why="there is no way back")
    answer(me, number, 0)                                    # while it is open
    assert panel.is_visible()
    panel.locator("[data-shut]").click()
    panel.wait_for(state="hidden")
    table.delete()


def test_the_browser_s_way_back_shuts_it_and_leaves_the_game_as_it_is(person: Any, served: Served) -> None:
    """Red where Back led away from the table, or where the page was fetched anew and what was half written was gone."""
    table = served.table("rudern", "two_lords", people=("all",))
    seat = moments.until(table, lambda room: next(room.clock.waiting_for(), None)).seat
    me = person().sits(table, seat)
    page, panel, address = me.page, me.page.locator("#at-hand"), me.page.url
    page.locator("#saying").fill("half a sentence")
    page.evaluate("() => { window.sameDocument = true }")
    for _ in range(2):
        page.locator(".play-head a[href$='/signs']").click()
        panel.locator(".signs li").first.wait_for()
        page.go_back()
        until(lambda: not panel.is_visible(), me, why="Back does not shut it")
        assert page.url == address and page.evaluate("() => window.sameDocument")
    assert page.locator("#saying").input_value() == "half a sentence"
    table.delete()


def test_what_is_long_in_coming_says_so_meanwhile(person: Any, served: Served) -> None:
    """Red where the panel opens empty, for seconds on a slow line."""
    table, mine, _, _ = siege(served)
    me = person(phone=True).sits(table, mine)
    waits: list[Any] = []
    me.page.route("**/how/rudern", lambda route: waits.append(route))
    me.page.locator(".play-head a[href^='/how/']").click()
    until(lambda: me.page.locator("#at-hand .at-hand-text").inner_text() == read("Loading …") and waits, me, why="it is empty")
    waits[0].continue_()
    title(me)
    table.delete()


def test_how_to_play_and_the_signs_open_beside_the_game_too(person: Any, served: Served) -> None:
    """A link to a part of it stays in it; with Ctrl a link is a link.  (The checks of all pages say that nobody is left out who
    does not see it.)"""
    table, mine, _, _ = siege(served)
    me = person().sits(table, mine)
    page, panel = me.page, me.page.locator("#at-hand")
    page.locator(".play-head a[href$='/signs']").click()
    title(me)
    signs = panel.locator(".signs li")
    assert signs.count() > 10 and all(text.strip() for text in signs.all_inner_texts())
    assert panel.locator(".signs li svg").count() == signs.count()

    def aside() -> None:
        """On a phone it lies over the links; there one shuts it before the next."""
        if way() == "phone":
            panel.locator("[data-shut]").click()
            panel.wait_for(state="hidden")

    if (how := page.locator(".play-head a[href='/how/rudern']")).count():
        aside()
        how.click()
        until(lambda: panel.locator(".how-contents").count(), me, why="how to play did not come")
        panel.locator(".how-contents a").last.click()
        assert panel.locator(".how-page h2").last.evaluate("e => e === document.activeElement")
        assert panel.locator("figure .picture svg").count() >= 2
    aside()
    page.locator(".play-head a[href='/rules/rudern']").click()      # the book: its contents, and on to a rule
    until(lambda: panel.locator("details").count() > 3, me, why="the rules did not come")
    panel.locator("summary").first.click()
    panel.locator("details a").first.click()
    panel.locator("article.rule").wait_for()
    page.keyboard.press("Escape")
    until(lambda: not panel.is_visible(), me, why="Escape does not shut it")
    assert page.locator("#log a.rule[href]").last.evaluate(WITH_CTRL) is False, "a key that asks for a tab opens the panel"
    table.delete()


def test_without_script_the_links_lead_to_pages(person: Any, served: Served) -> None:
    table, mine, _, number = siege(served)
    me = person(java_script_enabled=False)
    me.holds(table.hold(mine))
    me.page.goto(table.url(mine))
    with me.page.expect_navigation():
        me.page.locator(f"#question{number} p.rule a").click()
    assert re.search(r"/rules/rudern/RW-[\w-]+$", me.page.url) and me.page.locator("h1").count() == 1
    table.delete()


# ---- what stands where ---------------------------------------------------------------------------------------------------
GAMES = {                                                    # game -> scenario, what is tapped, and where on it, in parts of it
    "rudern": ("siege_of_a_town", ".flag", 0.5), "massbattle": ("bridge", ".map", 0.4),
    "drakborgen": ("three", ".map", 0.4), "clusta": ("day_six", ".token", 0.5),
}
TAP = """([what, part]) => {
    const thing = document.querySelector(`#picture ${what}`), at = thing.getBoundingClientRect();
    const where = { bubbles: true, clientX: at.x + at.width * part, clientY: at.y + at.height * part };
    thing.dispatchEvent(new MouseEvent("click", where));
}"""


@pytest.mark.parametrize("phone", (False, True))
def test_what_is_said_of_a_place_is_of_the_board_as_it_stands_now(phone: bool, person: Any, served: Served) -> None:
    """Red where a place goes on saying who stood there when one pointed at it, while the board shows the fight that followed, and
    where it stays over the board when one answers, presses Escape or elsewhere."""
    table = served.table("rudern", "siege_of_a_town", people=("all",))
    seat = moments.until(table, lambda room: next(room.clock.waiting_for(), None)).seat
    me = person(phone=phone).sits(table, seat)
    here = me.page.locator("#here")
    goings = (lambda: me.page.keyboard.press("Escape"), lambda: me.page.locator("h1").click(),
              lambda: moments.until(table, lambda room: bool(room.session.view(seat).land.sieges)),
              lambda: me.page.locator(".answers button").last.click())
    for going in goings:
        shown(table, seat, me)                               # or an answer is one to a question that has gone
        told_of(me, "strzegom")
        going()
        until(lambda: not here.inner_text(), me, why="it stays")
    table.delete()


@pytest.mark.parametrize("slug", list(GAMES)[: times(2, len(GAMES))])
def test_a_place_says_what_it_is_by_finger_and_by_keys(slug: str, person: Any, served: Served) -> None:
    """Whatever one taps is named, with the ground about it; the arrow keys go from place to place; it is marked, and put away
    by a tap on it."""
    scenario, what, part = GAMES[slug]
    table = served.table(slug, scenario, people=("all",), umpire=slug == "clusta", title="What is there")
    seat = moments.until(table, lambda room: next(room.clock.waiting_for(), None)).seat
    me = person(phone=True).sits(table, seat)
    page, here = me.page, me.page.locator("#here p")

    def tapped() -> bool:
        """A page that changes while it is tapped puts away what was said of it before; then one taps again."""
        with page.expect_response(lambda answer: "/here" in answer.url):
            page.evaluate(TAP, [what, part])
        page.wait_for_timeout(200)
        return bool(here.count()) and page.locator("#picture .looked").count() == 1

    until(tapped, me, why="the place is not marked")
    assert all(text.strip() for text in here.all_inner_texts())
    here.first.click()
    until(lambda: not here.count(), me, why="it is not put away")

    page.locator("#picture").focus()
    walked = []
    for key in ("Right", "Right", "Down", "Left", "Up"):
        with page.expect_response(lambda answer: "/here" in answer.url):
            page.keyboard.press(f"Shift+Arrow{key}")
        page.wait_for_timeout(50)
        walked.append(" ".join(here.all_inner_texts()))
    assert all(walked) and len(set(walked)) >= 3
    table.delete()


# ---- what is small to touch ------------------------------------------------------------------------------------------------
def test_everything_to_touch_is_large_or_far_from_the_next(person: Any, served: Served) -> None:
    """On a phone: at a table, with a rule beside it, on a rule's page, a whole rulebook and how to play: 24 pixels, or as far
    from each other (WCAG 2.5.8)."""
    table, mine, _, number = siege(served)
    me = person(phone=True).sits(table, mine)
    me.waits_for_question()
    assert too_near(me.page) == []
    me.page.locator(f"#question{number} p.rule a").click()
    title(me)
    assert too_near(me.page) == []
    for path in ("/rules/rudern/RW-GEN-03", "/rules/rudern", "/how/rudern", f"/t/{table.id}/{mine}/signs"):
        if me.page.goto(served.url + path).status == 200:
            assert too_near(me.page) == [], path
    table.delete()
