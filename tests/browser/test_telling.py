"""How the log is told on the page: in turns, by kinds, each line with its place; numbers that changed, sounds, what calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser import axe, moments
from tests.browser.people import Person, until
from tests.browser.playing import KEYS, answer, open_for, shown
from tests.browser.served import Served, Table
from tests.browser.ways import message, read
from tests.suite.many import soak_only

GAMES: Final = (
    ("drakborgen", "four", {"hero_deal": "random"}, 120),
    pytest.param("rudern", "three_lords", {}, 60, marks=soak_only),
    pytest.param("massbattle", "bridge", {}, 120, marks=soak_only),
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


# ---- the newest line ----------------------------------------------------------------------------------------------------
def test_the_newest_line_is_in_sight_from_the_first_page_on(person: Callable[..., Person]) -> None:
    """Red before: the page on which a game begins has no log yet, and the one that came with the beginning stood at its first
    line to the end of the game."""
    me = person(viewport={"width": 1280, "height": 800})
    me.page.goto("/")
    me.page.get_by_role("button", name=message("page-play-bots", bots=1)).first.click()
    me.page.locator("#log .head").first.wait_for()
    below = "e => [e.scrollHeight > e.clientHeight + 50, e.scrollHeight - e.clientHeight - e.scrollTop < 8]"
    until(lambda: me.page.locator("#log").evaluate(below) == [True, True], me, why="the log stands at its first line")
    assert not me.page.locator("#talk").count(), "there is nobody to talk to: what is known has the room"
    card, board = (me.page.locator(what).bounding_box() for what in ("#card", "#board"))
    assert card["height"] > 200 and abs(card["y"] + card["height"] - board["y"] - board["height"]) < 4


@pytest.mark.parametrize("size", SIZES)
def test_whoever_has_read_further_up_is_led_back_to_the_newest_line(size: dict[str, Any], served: Served,
                                                                    person: Callable[..., Person]) -> None:
    """By a button beside its heading, and by his own next answer; who reads there reads on in a window of another size.

    Red where what comes after he has scrolled up once is out of sight for good, and nothing says so, where the button lay over a
    line, and where a narrower window left the newest line below its edge."""
    table, seat = begun(served, "drakborgen", "four", {"hero_deal": "random"}, 120)
    me = person(**size).sits(table, seat)
    page, newest, log = me.page, me.page.locator("#newest"), me.page.locator("#log")
    low = "e => e.scrollHeight - e.clientHeight - e.scrollTop < 8"
    until(lambda: log.evaluate(low), me, why="the log stands at its first line")
    assert not newest.is_visible()
    log.evaluate("e => { e.scrollTop = 0 }")
    newest.wait_for()
    table.says(seat, "a word")
    page.locator("#talk li", has_text="a word").wait_for(state="attached")
    assert newest.is_visible() and log.evaluate("e => e.scrollTop < 8"), "he reads on where he reads"
    button, lines, kinds = newest.bounding_box(), log.bounding_box(), page.locator(".kinds > summary").bounding_box()
    assert button["y"] + button["height"] <= lines["y"] + 4, "it lies over a line"
    assert button["x"] + button["width"] <= kinds["x"] or kinds["x"] + kinds["width"] <= button["x"]
    assert not page.locator("#say button").get_by_text(read("Send"), exact=True).count(), "two buttons of one name"
    newest.click()
    newest.wait_for(state="hidden")
    assert log.evaluate(low)
    before = page.viewport_size
    for smaller in (100, 0):
        page.set_viewport_size({**before, "height": before["height"] - smaller, "width": before["width"] - smaller})
        until(lambda: log.evaluate(low), me, why="the newest line is out of sight in a window of another size")
    log.evaluate("e => { e.scrollTop = 0 }")
    newest.wait_for()
    q = open_for(table, (seat,))
    assert q is not None
    answer(me, q.asked.id, len(q.asked.options) - 1)
    shown(table, seat, me)
    until(lambda: log.evaluate(low) and not newest.is_visible(), me, why="what came of his answer is out of sight")
    table.delete()


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
        folded.first.wait_for(state="attached")
        assert page.locator("#log [data-away]").count() > 0
        name = str(folded.first.text_content())
        folded.first.focus()
        page.keyboard.press("Enter")
        there = page.locator("#log button.turn", has_text=name).first
        assert there.get_attribute("aria-expanded") == "true"
        assert page.locator(f"#log .head:has-text('{name}') + li").first.is_visible()
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


# ---- numbers, tiles, sounds ------------------------------------------------------------------------------------------
CHANGED: Final = """async () => {
  const p = document.createElement("p"), live = document.getElementById("live");
  const swap = (what) => live.dispatchEvent(new CustomEvent(what, { bubbles: true }));
  p.textContent = "9 of 9 body points in B12";
  document.getElementById("side").prepend(p);
  const seen = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  swap("htmx:after:swap");                                   // and it is seen so
  await seen();
  p.firstChild.data = "7 of 9 body points in B14";
  swap("htmx:after:swap");
  await seen();
}"""


def test_a_number_has_its_difference_beside_it(served: Served, person: Callable[..., Person]) -> None:
    """Beside the board, for two seconds, heard by nobody; where nothing changed there is nothing."""
    table, seat = begun(served, "drakborgen", "four", {"hero_deal": "random"}, 60)
    me = person().sits(table, seat)
    layer = me.page.locator("#changed")
    assert layer.get_attribute("aria-hidden") == "true" and layer.locator("span").count() == 0
    me.page.evaluate(CHANGED)
    assert layer.locator("span").all_text_contents() == ["\u22122"]
    until(lambda: layer.locator("span").count() == 0, me, why="the difference stayed")
    table.delete()


HEARD: Final = """
window.heard = [];
const note = () => heard.push(document.getElementById("sounds").dataset.played);
addEventListener("DOMContentLoaded", () => new MutationObserver(note)
  .observe(document.body, { subtree: true, attributeFilter: ["data-played"] }));
window.AudioContext = class {
  constructor() {
    Object.assign(this, { state: "running", currentTime: 0, sampleRate: 100, destination: {} });
    window.opened = (window.opened || 0) + 1;
  }
  part() {
    const made = { connect: (to) => to, start() {}, stop() {} };
    for (const n of ["frequency", "gain", "Q"]) made[n] = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return made;
  }
  createOscillator() { return this.part(); } createGain() { return this.part(); } createBufferSource() { return this.part(); }
  createBiquadFilter() { return this.part(); } createBuffer(a, n) { return { getChannelData: () => new Float32Array(n) }; }
};"""


def test_sounds_are_off_until_they_are_wished(served: Served, person: Callable[..., Person]) -> None:
    """One switch, kept by the browser; what is heard is what the own new lines say.

    Red where anything is heard before, or where somebody's own line makes no sound."""
    table, seat = begun(served, "drakborgen", "four", {"hero_deal": "random"}, 60)
    me = person()
    me.context.add_init_script(HEARD)
    me.sits(table, seat)
    page, switch = me.page, me.page.locator("#sounds")
    assert switch.get_attribute("aria-pressed") == "false"
    q = open_for(table, (seat,))
    assert q is not None
    answer(me, q.asked.id, 0, KEYS)
    shown(table, seat, me)
    assert page.evaluate("window.opened") is None, "off until wished"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true" and switch.get_attribute("data-played") == "move"
    page.reload()
    me.live()
    assert switch.get_attribute("aria-pressed") == "true"
    page.locator("h1").click()
    told = table.room.session.streams[seat].version
    moments.until(table, lambda room: next((x for x in room.clock.waiting_for() if x.seat != seat), None))
    moments.until(table, lambda room: next((x for x in room.clock.waiting_for() if x.seat == seat), None))
    assert table.room.session.streams[seat].version > told
    until(lambda: "turn" in str(page.evaluate("() => window.heard.join(' ')")), me, why="nothing was heard")
    assert set(page.evaluate("() => window.heard.join(' ').split(' ')")) > {"turn"}
    table.delete()


# ---- on the home screen ----------------------------------------------------------------------------------------------
def test_the_pages_can_be_installed(served: Served, person: Callable[..., Person]) -> None:
    """By Chromium's own word: there is nothing that it misses in the manifest, and the pages' policy refuses nothing of it."""
    page = person().looks(served.url).page
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["url"] == f"{served.url}/montjoy.webmanifest" and found["errors"] == []
    wrong = [x["errorId"] for x in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(wrong) <= {"in-incognito"}, wrong             # a test's browser is a private one


# ---- what calls ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ("he", pytest.param("en", marks=soak_only)))
def test_what_was_said_out_of_sight_is_counted(lang: str, served: Served, person: Callable[..., Person]) -> None:
    """On a phone the talk stands below: a sign leads to it; title and icon count it; whoever has seen it is told no more."""
    table, seat = begun(served, "rudern", "three_lords", {}, 40)
    other = next(s for s in table.people if s != seat)
    me = person(lang=lang, phone=True).sits(table, other)
    page, sign = me.page, me.page.locator("#to-talk")
    plain, icon = page.title(), page.locator("link[rel=icon]").get_attribute("href")
    assert not sign.is_visible() and not plain.startswith("(")
    for word in ("one", "two"):
        table.says(seat, word)
        page.locator("#talk li", has_text=word).wait_for(state="attached")
    until(lambda: page.title() == f"(2) {plain}", me, why="the title counts")
    assert sign.is_visible() and sign.locator("b").text_content() == "2"
    assert str(page.locator("link[rel=icon]").get_attribute("href")).startswith("data:image/svg+xml,")
    assert not axe.faults(page)
    table.says(other, "mine")
    page.locator("#talk li", has_text="mine").wait_for(state="attached")
    sign.tap()
    until(lambda: page.title() == plain and not sign.is_visible(), me, why="seen, and still counted")
    assert page.locator("link[rel=icon]").get_attribute("href") == icon or page.evaluate(
        "icon => document.querySelector('link[rel=icon]').href.endsWith(icon)", icon)
    table.delete()
