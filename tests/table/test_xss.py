"""Two hundred payloads in every sink, parsed as HTML: a page with a payload in it has the tags and attributes of a page
without, and the payload's text only where text stands.  The browser's own run is `tests/browser/test_hostile.py`.

Planted faults that turn this red: `|safe` in place of `|own` (`test_a_raw_sink_is_seen`), autoescape off.
"""

from __future__ import annotations

import urllib.parse
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.table.access import names
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import lines
from montjoy.table.web import render
from tests.suite.many import times
from tests.table.hostile import MARK, payloads, shape
from tests.table.houses import run
from tests.table.wire import Raw, Table, cookie, raw, table_there

PLAIN = "Nothing at all"
SMALL = "empty_fortress"
SEEN = ("text", "aria-label", "value", "title", "content", "placeholder")  # attributes in which words may stand
ACTIVE = (
    "href",
    "src",
    "action",
    "formaction",
    "srcdoc",
    "style",
    "hx-get",
    "hx-post",
    "hx-sse:connect",
    "hx-on",
    "xlink:href",
)


async def pages(table: Table, payload: str) -> list[tuple[str, Raw]]:
    """Every page on which somebody's own words stand, with the payload in all of them; nothing has cleaned it before."""
    room = table.room
    room.settings = msgspec.structs.replace(room.settings, title=payload)
    for seat in room.session.seats:
        room.seating.people[seat] = lines.Seated(seat, lines.PERSON, payload)
    room.seating.people[UMPIRE] = lines.Seated(UMPIRE, lines.PERSON, payload)
    room.seating.talk.clear()
    room.fold(lines.Said(room.session.seats[0], payload), 0.0)
    room.absence.notes = dict.fromkeys(room.roles, payload)
    room.seating.browsers.holds[UMPIRE] = {"x": payload}
    room.pictures.renew()
    seat = room.session.seats[0]
    got = []
    for role, lang in ((seat, "en"), (UMPIRE, "he"), (WATCHER, "en")):
        got.append(
            (f"{role} {lang}", await raw(table.app, "GET", f"/t/{table.id}/{role}?lang={lang}", cookie(table.tokens[role])))
        )
        got.append((f"signs {role}", await raw(table.app, "GET", f"/t/{table.id}/{role}/signs?lang={lang}",
                                               cookie(table.tokens[role]))))
    got.append(("first", await raw(table.app, "GET", "/", cookie(table.tokens[seat]))))
    got.append(("owner", await raw(table.app, "GET", f"/t/{table.id}/{OWNER}", cookie(table.tokens[OWNER]))))
    return got


async def echoes(table: Table, payload: str) -> list[tuple[str, Raw]]:
    """Pages that give back what was sent: forms refused, addresses that are none."""
    form = {"content-type": "application/x-www-form-urlencoded"}
    quoted = urllib.parse.quote(payload)
    fields = urllib.parse.urlencode(
        {k: payload for k in ("name", "token", "title", "deadline", "option.x", "scenario", "text", "option", "back", "lang")}
    )
    seat = table.room.session.seats[0]
    return [
        ("join", await raw(table.app, "POST", "/join", form, fields.encode())),
        ("new", await raw(table.app, "POST", "/new", form, f"{fields}&game=rudern".encode())),
        ("new page", await raw(table.app, "GET", f"/new?game=rudern&title={quoted}&name={quoted}"[:3900])),
        ("missing", await raw(table.app, "GET", f"/nothing?x={quoted}")),
        ("rules", await raw(table.app, "GET", f"/rules?q={quoted}")),
        (
            "answer",
            await raw(
                table.app,
                "POST",
                f"/t/{table.id}/{seat}/answer",
                {**form, **cookie(table.tokens[seat])},
                f"{fields}&question=1&key=abcdefgh".encode(),
            ),
        ),
    ]


def faults(name: str, plain: Raw, given: Raw, payload: str) -> list[str]:
    """What the payload has become beside text."""
    one, two = shape(plain.text), shape(given.text)
    found = []
    if one.tags != two.tags:
        found.append(f"{name}: {[x for x in zip(one.tags, two.tags) if x[0] != x[1]][:2]} from {payload!r}")
    for attribute, value in two.values:
        if MARK in value and (attribute in ACTIVE or attribute.startswith("on") or (attribute not in SEEN)):
            found.append(f"{name}: {attribute}={value!r}")
    return found


async def all_faults(table: Table, given: list[str], made: Callable[[Table, str], Any]) -> list[str]:
    plain = dict(await made(table, PLAIN))
    found = []
    for payload in given:
        for name, answer in await made(table, payload):
            if answer.get("content-type").startswith("text/html"):
                found += faults(name, plain[name], answer, payload)
            assert answer.status < 500, (name, payload)
    return found


def test_payloads_in_every_sink() -> None:
    async def work() -> None:
        async with table_there(scenario=SMALL) as table:
            given = payloads()
            assert len(given) == 200
            assert await all_faults(table, given[:: times(20, 1)], pages) == []

    run(work)


def test_payloads_that_are_given_back() -> None:
    async def work() -> None:
        async with table_there() as table:
            assert await all_faults(table, payloads()[:: times(20, 8)], echoes) == []

    run(work)


def test_a_raw_sink_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """PLANTED: somebody's own words are taken for HTML."""
    from markupsafe import Markup

    monkeypatch.setitem(render.env.filters, "own", lambda text: Markup(text))

    async def work() -> None:
        render.env.cache and render.env.cache.clear()
        async with table_there() as table:
            assert len(await all_faults(table, payloads()[:4], pages)) > 1

    run(work)
    render.env.cache and render.env.cache.clear()


def test_json_is_no_page() -> None:
    """What the API gives back is JSON and says so, and no browser takes it for anything else."""

    async def work() -> None:
        async with table_there() as table:
            await pages(table, "<script>window.pwned=1</script>")
            answer = await raw(table.app, "GET", f"/api/v1/t/{table.id}/{WATCHER}", cookie(table.tokens[WATCHER]))
            assert answer.get("content-type") == "application/json" and answer.get("x-content-type-options") == "nosniff"

    run(work)


# ---- letters that turn, hide and climb -----------------------------------------------------------------------------------
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


def test_names_hold_nothing_that_turns_or_hides() -> None:
    for c in TURNING + "\0\x1b\r\n\t\u200b\u200d\ufeff\u2028\U000e0041\u00ad\ue000\ud800":
        assert names.clean(f"A{c}da") in ("Ada", "A da"), hex(ord(c))
    assert names.clean("e\u0301") == "é" and len(names.clean("q" + "\u0301" * 50)) == 1 + names.MOST_MARKS
    assert names.clean("👩\u200d🚀") == "👩\u200d🚀" and names.clean("a\u200db") == "ab"
    for text in ("x" * 5000, "🏰" * 500, "שלום" * 300, "\u0301" * 900):
        assert len(names.clean(text)) <= names.MOST and len(names.clean(text).encode()) <= names.MOST_BYTES
    assert names.clean("  two   words ") == "two words" and names.clean("\u3164\u2800") == ""


@pytest.mark.parametrize(
    ("one", "two", "alike"),
    [
        ("Bob", "Bоb", True),
        ("Bob", "bob", True),
        ("Illya", "lllya", True),
        ("Ann", "Аnn", True),
        ("Marn", "Mam", True),
        ("Zoë", "Zoe", True),
        ("O", "0", True),
        ("ＡＤＡ", "Ada", True),
        ("Ada", "Ida", False),
        ("דוד", "רות", False),
        ("Ján", "Jon", False),
        ("Alice", "Bob", False),
        ("A d a", "Ada", True),
        ("Ada!", "Ada", True),
    ],
)
def test_names_that_look_alike(one: str, two: str, alike: bool) -> None:
    assert (names.why_not(one, [two]) is not None) is alike


def test_free_text_keeps_its_words_and_shows_what_hides() -> None:
    """Chat is not cleaned, but on a page every sign that turns or ends its surroundings is seen as a mark, within a <bdi>."""
    shown = str(render.isolated(f"left {TURNING} right \0 <b>"))
    assert not set(shown) & set(TURNING) and shown.count("\N{REPLACEMENT CHARACTER}") == len(TURNING) + 1
    assert shown.startswith('<bdi dir="auto">') and shown.endswith("</bdi>") and "&lt;b&gt;" in shown
    assert str(render.isolated("שלום Ada")) == '<bdi dir="auto">שלום Ada</bdi>'
