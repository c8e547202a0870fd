"""Every page: nothing serious for axe in light and dark, nothing in the console, no policy report; on a Hebrew phone no
scrolling sideways (and in no other language), contrast, targets for fingers, one scale of type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from montjoy.table.access.tokens import OWNER
from montjoy.table.web import render
from montjoy.table.web.routes import ROWS
from tests.browser import axe, scenes, sight
from tests.browser.people import Person
from tests.browser.served import Served
from tests.suite.many import some, times
from tests.table.houses import first_lines

HEADS = ("owner-running", "desk", "delving")                 # the longest heads; every page in the soak


@pytest.fixture(scope="module")
def tables(served: Served) -> Iterator[scenes.Tables]:
    with pytest.MonkeyPatch.context() as patch:
        yield scenes.Tables(served, lambda n: patch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([n]) * 32))


@pytest.fixture(scope="module")
def two(browser: Any, served: Served) -> Iterator[tuple[Person, Person]]:
    """Somebody at a desk, somebody with a Hebrew phone."""
    desk, phone = Person(browser, served.url), Person(browser, served.url, lang="he", phone=True)
    yield desk, phone
    desk.context.close()
    phone.context.close()


def test_every_address_with_a_page_has_a_scene() -> None:
    """Red where a page is added that nobody looks at."""
    there = {row.path for row in ROWS if row.get is not None and not row.path.startswith("/api/")}
    assert there - set(scenes.PARTS) - scenes.rows_with_scenes() == set()


@pytest.mark.parametrize("name", some([name for name in scenes.NAMES if times(0, 1) or name not in scenes.ALIKE], 16))
def test_page(name: str, tables: scenes.Tables, two: tuple[Person, Person]) -> None:
    desk, phone = two
    there, wrong = scenes.scene(tables, name), []
    for someone in two:
        before = len(someone.faults)
        with someone.expects(*scenes.REFUSED.get(name, "").split()):
            scenes.look(someone, there)
        wrong += someone.faults[before:]
    desk.page.emulate_media(color_scheme="dark")
    wrong += [f"dark: {fault}" for fault in axe.faults(desk.page, "color-contrast")]    # all else is the same in light
    desk.page.emulate_media(color_scheme="light")
    wrong += [f"light: {fault}" for fault in axe.faults(desk.page)]
    wrong += [f"phone: {fault}" for fault in sight.faults(phone.page, phone=True)]
    others = ("cs", "sv", "en")[: times(name in HEADS, 3)]
    wrong += [f"{lang}: {fault}" for lang in others for fault in in_language(phone, there.url, lang)]
    assert not wrong, "\n".join(wrong)


# ---- on paper ------------------------------------------------------------------------------------------------------------
PRINTED: Final = ("paper", "carpet", "build", "ended-battle", "after-battle", "campaigning", "how-battle", "rules-delve")
ON_PAPER: Final = """() => {
  const seen = e => e.checkVisibility() && e.getBoundingClientRect().height > 1;
  const found = [...document.querySelectorAll("button:not(.turn), .button, textarea, .begun, #say input")].filter(seen)
    .map(e => "to be pressed: " + e.outerHTML.slice(0, 90));
  for (const e of document.querySelectorAll("body, body *:not(svg *, .picture)")) {
    const [r, g, b, a = 1] = getComputedStyle(e).backgroundColor.match(/[\\d.]+/g).map(Number);
    if (a && seen(e) && (Math.min(r, g, b) < 0xd0 || Math.max(r, g, b) - Math.min(r, g, b) > 16))
      found.push("a coloured bar: " + e.outerHTML.slice(0, 90));
    if (seen(e) && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX === "auto")
      found.push("cut: " + e.outerHTML.slice(0, 90));
  }
  return found;
}"""


@pytest.mark.parametrize("name", some(PRINTED, 3))
def test_a_page_is_printed_dark_on_white_with_nothing_to_press(name: str, tables: scenes.Tables, person: Any) -> None:
    """Also where the reader's screen is dark.  Red where the printed page kept the dark map, a green note, the field of the talk,
    or a heading of the log without its words, which stand in a button."""
    me = person(color_scheme="dark", viewport={"width": 718, "height": 1000})            # what A4 leaves between its margins
    scenes.look(me, scenes.scene(tables, name))
    me.page.emulate_media(media="print")
    assert me.page.evaluate(ON_PAPER) == []
    assert all(head.inner_text().strip(" §") for head in me.page.locator(".log > li.head").all())


def test_the_sheet_has_no_bar_when_the_battle_begins_meanwhile(served: Served, person: Any) -> None:
    """A game master has the sheet open in another tab while the battle is begun: it is said there, in a green bar, and not
    printed.  Red where it was."""
    table = served.table("massbattle", "bridge_figures", people=("all",), begin=False)
    [seat] = table.people
    me = person().holds(table.hold(seat, OWNER, name="Ada"))
    me.page.goto(table.url(seat))
    me.page.locator("#ask").wait_for()
    me.page.goto(table.url(seat, "/paper"))
    room = table.settled()
    served.do(room.act(lambda: first_lines(room.session, {seat: f"{1:032x}"})))
    me.page.locator(".begun").wait_for()
    me.page.emulate_media(media="print")
    assert not me.page.locator(".begun").is_visible() and me.page.evaluate(ON_PAPER) == []
    assert me.page.locator(".paper .boxes").first.is_visible()


def in_language(phone: Person, url: str, lang: str) -> list[str]:
    """What is too wide on the phone in another language than its own.  In every run in Czech, whose words are the longest,
    where the head has most links."""
    phone.context.add_cookies([{"name": render.LANG, "value": lang, "url": phone.url}])
    with phone.expects("404"):
        phone.page.goto(url.partition("#")[0])
    found = [] if phone.page.evaluate("document.documentElement.lang") == lang else ["the page is in another language"]
    found += sight.too_wide(phone.page)
    phone.context.clear_cookies(name=render.LANG)
    return found


def test_a_planted_fault_of_each_kind_is_found(served: Served, two: tuple[Person, Person]) -> None:
    """What the checks above are worth: each finds what is put before it."""
    _, phone = two
    phone.page.goto(served.url + "/")
    assert not (clean := sight.faults(phone.page, phone=True)), clean
    phone.page.evaluate("""() => {
      const main = document.querySelector("main"), put = (html) => main.insertAdjacentHTML("beforeend", html);
      put("<button id='small'>x</button><p id='pale'>pale</p><p id='odd'>odd</p><div id='wide'>w</div>");
      put("<img src='/static/montjoy.svg'>");
      put("<div><a href='/'>1</a><a href='/'>2</a></div>");
      Object.assign(document.getElementById("small").style, { minHeight: "0", height: "20px", padding: "0" });
      document.getElementById("pale").style.color = "#ddd";
      document.getElementById("odd").style.fontSize = "13.7px";
      document.getElementById("wide").style.width = "900px";
    }""")
    found = " ".join(sight.faults(phone.page, phone=True))
    for kind in ("smaller than 44", "beside another", "color-contrast", "13.7px", "sideways"):
        assert kind in found
    assert any("image-alt" in fault for fault in axe.faults(phone.page))
