"""What a page is brought is the difference to what it was brought before: small, of a few sizes, not too often.

Planted by hand: a difference from another part than the page has (`Line.said` red), one that points at somebody's own words,
one that is not filled up, a line that forgets what it brought (whole parts), one without its pause."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import escape

from montjoy.core.effects import WATCHER
from montjoy.table.web import difference
from tests.suite.patience import HANGS, comes
from tests.table.houses import one_step
from tests.table.test_parts import Line, began, decided, got, says, there, told_all
from tests.table.wire import cookie, raw

PIECES = ["<p>a", "<p>b", "</p>\n", '<li class="one more of them">é', "<b>🜲", "\n", "", '<bdi dir="auto">hello there', "x" * 30]
TEXTS = st.lists(st.sampled_from(PIECES))


def run(work: Any) -> None:
    asyncio.run(work())


@given(TEXTS, TEXTS)
def test_the_new_text_comes_out_again(old: list[str], new: list[str]) -> None:
    a, b = "".join(old), "".join(new)
    assert difference.put_together(a, difference.steps(a, b)) == b


@given(st.text(alphabet="<\n\0ab", max_size=12))
def test_a_piece_goes_up_to_the_next_tag_or_line(text: str) -> None:
    """However they are found; a text with the sign that they are parted by, too."""
    assert list(difference.pieces_of(text)) == difference.PIECE.findall(text)[:-1]


@given(TEXTS, TEXTS)
def test_what_is_sent_has_one_of_a_few_sizes(old: list[str], new: list[str]) -> None:
    sent = difference.message("x", "".join(old), "y", "".join(new) * 40)
    assert len(sent) in difference.SIZES and sent.endswith(b"\n\n") and sent.count(b"\n\n") == 1
    name, data, rest = sent.split(b"\n", 2)
    before, steps = difference.read(data.removeprefix(b"data: "))
    assert (name, before, rest[:1]) == (b"id: y", "x", b":")
    assert difference.put_together("".join(old), steps) == "".join(new) * 40


@pytest.mark.parametrize("many", [16_384, 16_385, 100_000])
def test_more_than_the_largest_size_is_several_times_that(many: int) -> None:
    sent = difference.message("", "", "y", "é" * many)
    assert len(sent) % difference.SIZES[-1] == 0 and len(sent) - difference.SIZES[-1] < 2 * many + 100


def test_a_line_that_was_added_costs_a_line() -> None:
    opens = '<a class="rule" href="/rules/drakborgen/DL-4.2"></a>'
    rows = [f'<li id="l{n}" class="Moved">Red goes north from A{n}. {opens}</li>' for n in range(120)]
    before, after = "".join(rows[:-1]), "".join(rows[1:])
    sent = json.dumps(difference.steps(before, after))
    assert len(sent) < 150 and "A119" in sent and "rule" not in sent, sent


@pytest.mark.parametrize("guess", ["Strength: 7, and the ring of greed", "no idea whatsoever, not at all...."])
def test_who_guesses_what_another_is_shown_sees_no_shorter_message(guess: str) -> None:
    """His words are told, also where the same words stand on the other's page; what is not somebody's own is pointed at."""
    secret = '<bdi dir="auto">Strength: 7, and the ring of greed'
    page = f"<ul><li>{secret}</bdi></li></ul><p class=\"a heading of some length\">Talk</p>"
    talk = f'<p><b>Ann</b> <bdi dir="auto">{escape(guess)}</bdi></p>'
    sent = json.dumps(difference.steps(page, page + talk))
    assert guess in sent and len(sent) == len(json.dumps(difference.steps(page, page + talk.replace(guess, "x" * len(guess)))))


def test_words_of_people_are_never_pointed_at() -> None:
    """On the page itself: what was said stands in a `bdi`, and is sent whole a second time."""

    async def work() -> None:
        async with there(slug="drakborgen") as table:
            line = Line(table, table.room.session.seats[0])
            await began(line)
            for _ in range(2):
                await says(table, "to be or not to be, that is it")
                await told_all(table)
                _, sent, _ = line.messages[-1]
                assert any(isinstance(step, str) and "to be or not to be, that is it" in step for step in sent["steps"])

    run(work)


@pytest.mark.parametrize("slug", ["rudern", "drakborgen"])
def test_a_page_is_brought_differences(slug: str) -> None:
    """From the part it says it has on; and who comes with another is brought a whole one first."""

    async def work() -> None:
        async with there(slug=slug) as table:
            seat = table.room.session.seats[0]
            first = Line(table, seat)                        # that he is here shows on the page
            await began(first)
            stamp = table.room.pictures.stamp(seat)
            part = await raw(table.app, "GET", f"/t/{table.id}/{seat}/part", cookie(table.tokens[seat]))
            assert part.get("etag") == f'"{stamp}"'
            line = Line(table, seat, query=f"known={stamp}")
            line.has = stamp, part.body.decode()
            stranger = Line(table, seat, query="known=0123456789")
            await began(stranger)
            for _ in range(4):
                await decided(table)
                await told_all(table)
            kinds = [sent["from"] == "" for _, sent, _ in line.messages]
            assert kinds and not any(kinds) and [sent["from"] == "" for _, sent, _ in stranger.messages][:2] == [True, False]
            assert line.said[-1] == stranger.said[-1] == (table.room.pictures.stamp(seat), await got(table, seat))
            assert max(len(json.dumps(sent)) for _, sent, _ in line.messages) < len(line.said[-1][1]) / 2

    run(work)


def test_a_part_with_a_clock_is_called_by_its_step_too() -> None:
    """It changes while the picture stays: a page that fetched it earlier is brought the whole."""

    async def work() -> None:
        async with there(deadline=600.0) as table:
            seat = next(table.room.clock.waiting_for()).seat
            part = await raw(table.app, "GET", f"/t/{table.id}/{seat}/part", cookie(table.tokens[seat]))
            stamp, _, step = part.get("etag").strip('"').partition(".")
            assert stamp == table.room.pictures.stamp(seat) and step.isdigit()
            line = Line(table, seat, query=f"known={stamp}")
            await asyncio.sleep(0.05)
            await says(table, "hello")
            await told_all(table)
            name, sent, _ = line.messages[0]
            assert sent["from"] == "" and name.partition(".")[0] in sent["steps"][0]
            await says(table, "again")
            await told_all(table)
            assert line.messages[-1][1]["from"] == line.messages[-2][0] and b"again" in line.said[-1][1]

    run(work)


def test_bursts_are_joined() -> None:
    """At most three in any second, the newest at last; nothing is lost."""

    async def work() -> None:
        async with there() as table:
            loop, times = asyncio.get_running_loop(), list[float]()

            class Timed(Line):
                async def send(self, message: Any) -> None:
                    if message.get("body", b"").startswith(b"id: "):
                        times.append(loop.time())
                    await super().send(message)

            table.house.subscribers.a_second = 3
            line = Timed(table, WATCHER)
            program = await one_line_of_a_program(table)
            for n in range(12):
                await one_step(table.room, n)
                await table.settled()
                await asyncio.sleep(0.05)
            stamp = table.room.pictures.stamp(WATCHER)
            await comes(lambda: line.messages and line.messages[-1][0] == stamp, "the newest is not told")
            assert len(times) >= 4 and min(b - a for a, b in zip(times, times[3:])) > 0.99
            assert line.said[-1][1] == await got(table, WATCHER)
            assert bytes(program.heard).count(b"event: changed") > len(times), "a program hears of every change"

    run(work)


async def one_line_of_a_program(table: Any) -> Line:
    line = Line(table, WATCHER, api="/api/v1")
    await comes(lambda: b"retry" in line.heard, "no line")
    return line


# ---- phrases ---------------------------------------------------------------------------------------------------------
def test_what_pages_say_again_and_again_is_a_letter() -> None:
    """The same for all: how long one text becomes depends on that text alone, whatever stands beside it."""
    assert 50 < len(difference.PHRASES) <= len(difference.LETTERS) and len(set(difference.PHRASES)) == len(difference.PHRASES)
    assert sorted(difference.PHRASES, key=lambda phrase: -len(phrase)) == difference.PHRASES
    assert {*difference.TAKEN.findall("".join(difference.PHRASES))} == {difference.NAME, difference.ADDRESS}
    assert all(len(json.dumps(phrase, ensure_ascii=False).encode()) > len('"\u07ff"'.encode()) for phrase in difference.PHRASES)
    one, two = '<li id="l7" class="Moved">Red goes north.</li>', '<p class="small">Round 7</p>'
    short = difference.shortened
    assert short(one + two) == short(one) + short(two) and len(short(one)) < len(one) * 0.8
    assert difference.lengthened(short(one + two)) == one + two


def test_the_readers_own_address_is_a_letter_and_nobody_elses() -> None:
    """Red where it comes out as the address of another role, or costs what it is long."""
    mine, another = "/t/x2y3x2y3x2y3x2y3/red", '<a href="/t/x2y3x2y3x2y3x2y3/white/log?before=7">'
    text = f'<a href="{mine}/log?before=7"><form action="{mine}/answer"><b>x2y3x2y3x2y3x2y3.7'
    short = difference.shortened(text + another, mine)
    assert difference.lengthened(short, mine) == text + another
    assert len(short) < len(difference.shortened(text + another)) - 2 * len(mine) and mine not in short
    sent = difference.message("x", "<p>a", "y", text, mine)
    _, steps = difference.read(sent.split(b"\n")[1].removeprefix(b"data: "), mine)
    assert difference.put_together("<p>a", steps) == text


def test_a_name_in_such_letters_is_told_as_it_is() -> None:
    message = difference.message("x", "<p>a", "y", '<p>a<li id="l7">\u0250\u02b8</li>')
    _, steps = difference.read(message.split(b"\n")[1].removeprefix(b"data: "))
    assert difference.put_together("<p>a", steps).endswith('<li id="l7">\u0250\u02b8</li>')


def test_no_phrase_is_a_word_that_anybody_writes() -> None:
    """Only what stands in markup, or between words."""
    for phrase in difference.PHRASES:
        assert any(sign in phrase for sign in '<>="/') or not any(letter.isalpha() for letter in phrase), phrase


def test_who_acts_himself_does_not_wait_for_what_it_leads_to() -> None:
    """Four others have just been told to him, and his own answer is seen at once, not a second later."""

    async def work() -> None:
        async with there() as table:
            loop, seat = asyncio.get_running_loop(), next(table.room.clock.waiting_for()).seat
            table.house.subscribers.a_second = 3
            line = Line(table, seat)
            await began(line)
            (listener,) = table.house.subscribers.listeners[table.id]
            listener.sent.extend([loop.time()] * 3)
            waits = asyncio.create_task(listener.pause(lambda: loop.time() - 3600))
            await asyncio.sleep(0.01)
            assert not waits.done(), "a burst of others is joined"
            own = {"sec-fetch-site": "same-origin"}
            await table.browser(seat).post(f"/t/{table.id}/{seat}/say", data={"text": "hello"}, headers=own)
            await asyncio.wait_for(waits, HANGS)

    run(work)
