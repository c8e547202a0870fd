"""A text on the page is told back as it is understood, before it is sent."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.test_seat import Seat, Work, at_table, key_of

GO = "to kaelve:\n day 0: go to 0303\nletter ransards: \"Peace & <b>quiet</b>?\""

ONLY = "to kaelve:\n from now: go to 0303"


def at_the_cove(path: Path, work: Work) -> None:
    at_table(path.parent, work, "clusta", scenario="skirmish", role="trakorians")


async def on_the_first_morning(seat: Seat) -> int:
    """The number of his question."""
    return seat.room.session.questions("trakorians")[0].id


def test_as_understood_and_nothing_is_sent(tmp_path: Path) -> None:
    """Line by line in the reader's language, and nothing of it is HTML."""

    async def work(seat: Seat) -> None:
        number = await on_the_first_morning(seat)
        before = len(seat.room.session.entries)
        done = await seat.send("answer", question=number, text=GO, check="yes")
        assert done.status_code == 200 and '<p dir="auto">to kaelve:</p><p dir="auto">  day 0: go to 0303</p>' in done.text
        warned = await seat.send("answer", question=number, text="to camp1:\n unit 6, from now: patrol", check="yes")
        shown = unescape(warned.text).translate(dict.fromkeys((0x2068, 0x2069)))
        first, _, rest = shown.partition("As understood")
        assert "# For: unit 6 (a line names it)." in rest and "ends at nightfall" not in rest, "warnings come first, and once"
        assert '"note warn told-back"' in first and "⚠</span> Mind this:" in first
        assert "“unit 6, from now: patrol”: ends at" in first
        assert "<b>quiet" not in done.text and '"Peace & <b>quiet</b>?"' in unescape(done.text)
        assert 'class="note good told-back"' in done.text and len(seat.room.session.entries) == before
        empty = await seat.send("answer", question=number, text="", check="yes")
        assert "nothing new" in empty.text and len(seat.room.session.entries) == before
        page = await seat.page()
        sent = await seat.send("answer", question=number, key=key_of(page, number), text=GO)
        await seat.settled()
        assert sent.status_code == 200 and len(seat.room.session.entries) == before + 1, "the same key is good for sending"

    at_the_cove(tmp_path / "x.db", work)


def test_every_line_that_is_not_understood_and_what_is_refused(tmp_path: Path) -> None:
    """All of them at once; a question that is gone is refused as always."""

    async def work(seat: Seat) -> None:
        number = await on_the_first_morning(seat)
        wrong = await seat.send("answer", question=number, text="to kaelve:\n day 0: jump\n day x: hold", check="yes")
        assert "Line" in wrong.text and "jump" in wrong.text and "“\u2068x\u2069”" in unescape(wrong.text)
        assert 'class="note bad told-back"' in wrong.text
        key = key_of(await seat.page(), number)
        sent = await seat.send("answer", question=number, text="to kaelve:\n day 0: jump\n day x: hold", key=key)
        assert sent.status_code == 422 and "jump" in sent.text
        assert "“\u2068x\u2069”" in unescape(sent.text), "it told of the first alone"
        refused = await seat.send("answer", question=number, text="to grisban:\n from now: hold", check="yes")
        assert 'class="note bad told-back"' in refused.text and "CN-ORD-02" in refused.text
        gone = await seat.send("answer", question=number + 9, text=GO, check="yes", key="k" * 20)
        assert gone.status_code in (400, 422)

    at_the_cove(tmp_path / "x.db", work)


def test_the_line_that_a_rule_refuses_is_named_and_marked(tmp_path: Path) -> None:
    """CN-ORD-03  Told back or sent, with a script or without: the sentence names the line, the field is marked."""

    async def work(seat: Seat) -> None:
        number = await on_the_first_morning(seat)
        text, page = f"{ONLY}\n unit 9, day 1: hold", await seat.page()
        marked = f'data-field="text{number}" data-line="3"'
        for check in ({"check": "yes"}, {"key": key_of(page, number)}):
            done = await seat.send("answer", question=number, text=text, **check)
            shown = unescape(done.text).translate(dict.fromkeys((0x2068, 0x2069)))
            assert "Line 3, column 7, “unit 9, day 1: hold”: " in shown and "CN-ORD-03" in shown and marked in done.text
            assert done.status_code == (200 if "check" in check else 422)
        whole = await seat.send("answer", headers={}, question=number, text=text, key=key_of(page, number))
        assert 'aria-invalid="true" aria-describedby="reply"' in whole.text and marked in whole.text
        assert "aria-invalid" not in page and not seat.given()

    at_the_cove(tmp_path / "x.db", work)


def test_that_a_text_has_arrived_is_seen_and_heard(tmp_path: Path) -> None:
    """An answer at a button shows on the board; a text stands there as before, so its arrival is said."""

    async def work(seat: Seat) -> None:
        number = await on_the_first_morning(seat)
        page = await seat.page()
        assert '<div id="reply" role="status" aria-live="polite"' in page
        sent = await seat.send("answer", question=number, key=key_of(page, number), text=ONLY)
        assert sent.text == '<p class="note good sent">Received.</p>'

    at_the_cove(tmp_path / "x.db", work)


@pytest.mark.parametrize(("text", "kind"), [(GO, "good"), ("nonsense", "bad")])
def test_without_script_it_stands_on_the_page_with_the_text(tmp_path: Path, text: str, kind: str) -> None:
    async def work(seat: Seat) -> None:
        number = await on_the_first_morning(seat)
        done = await seat.send("answer", headers={}, question=number, text=text, check="yes")
        assert done.status_code == 200 and f"note {kind} told-back" in done.text
        assert unescape(done.text).partition("<textarea")[2].partition("</textarea>")[0].endswith(text)

    at_the_cove(tmp_path / "x.db", work)


def test_a_game_without_words_of_its_own_for_its_forms(tmp_path: Path) -> None:
    """The button is there wherever a form is written; a question with answers is none."""

    async def work(seat: Seat) -> None:
        page = await seat.page()
        assert ("page-order-check" not in page) and "Check my orders" not in page
        number = seat.room.session.questions(seat.role)[0].id
        before = len(seat.room.session.entries)
        done = await seat.send("answer", question=number, text="x", check="yes", key=key_of(page, number))
        assert done.status_code == 422 and len(seat.room.session.entries) == before

    at_table(tmp_path, work, "drakborgen")


def test_to_be_asked_in_every_round_is_one_click(tmp_path: Path) -> None:
    """CN-ORD-07  A button beside the text sends what is written and the wish; in the round the same takes it back."""

    async def work(seat: Seat) -> None:
        number = await on_the_first_morning(seat)
        page = await seat.page()
        assert '<button name="also" value="ask rounds">Send it, and ask me in every round from now on</button>' in page
        await seat.send("answer", question=number, key=key_of(page, number), text=ONLY, also="ask rounds")
        await seat.settled()
        other = next(q for q in seat.room.session.open if q.seat == "ransards" and not q.done)
        await seat.room.answer("ransards", other.asked.id, lambda: seat.room.game.default(None, other.asked, ()))
        await seat.settled()
        (asked,) = seat.room.session.questions("trakorians")
        page = await seat.page()
        assert asked.ask.slot == 1 and 'value="ask news">Send it, and ask me again only when there is news' in page
        sent = await seat.send("answer", question=asked.id, key=key_of(page, asked.id), text="", also="ask news")
        await seat.settled()
        assert sent.status_code == 200 and [len(form["sheets"]) if "sheets" in form else 0 for form in plain(seat)] == [1, 0]
        assert seat.room.session.view("trakorians").asking == "news"

    at_the_cove(tmp_path / "x.db", work)


@pytest.mark.parametrize("typed", ["", "B1 at 4,13 south", "b2 at 5,13\nB1 at 4,13"])
def test_all_are_placed_at_a_click_whatever_was_written(tmp_path: Path, typed: str) -> None:
    """MB-BOARD-10  Red before: with a unit placed already the click was refused, as that unit stood in two orders."""

    async def work(seat: Seat) -> None:
        (asked,) = seat.room.session.questions(seat.role)
        page = await seat.page()
        [line] = [unescape(value) for value in re.findall(r'name="also" value="([^"]*)"', page)]
        assert line.count(" at ") >= 2, line
        sent = await seat.send("answer", question=asked.id, key=key_of(page, asked.id), text=typed, also=line)
        assert sent.status_code == 200, sent.text
        await seat.settled()
        (form,) = plain(seat)
        assert len(form["units"]) == line.count(";") + 1  # type: ignore[arg-type]

    at_table(tmp_path, work, "massbattle", scenario="bridge", role="orcs")


def plain(seat: Seat) -> list[dict[str, object]]:
    return [msgspec.to_builtins(answer) for answer in seat.given()]


# ---- a form that nobody asks for ---------------------------------------------------------------------------------------
def test_a_form_that_nobody_asks_for_is_on_the_page(tmp_path: Path) -> None:
    """In a round in which another is asked: told back, sent, changed, and told to nobody; by programs too (question 0)."""

    async def work(seat: Seat) -> None:
        session, free = seat.room.session, '<details class="fold panel" id="free"'
        assert free not in await seat.page(), "in the morning he is asked"
        for role, text in (("ransards", "ask rounds"), ("trakorians", "")):
            q = next(q for q in session.open if q.seat == role)
            form = seat.room.game.read(session.view(role), q.asked, text)
            await seat.room.answer(role, q.asked.id, lambda form=form: form)
            await seat.settled()
        assert [q.seat for q in session.open] == ["ransards"] and not session.questions("trakorians")
        others = [await part_for(seat, role) for role in ("ransards", "watcher")]
        page = await seat.page()
        assert free in page and 'id="waiting"' in page
        told = await seat.send("answer", question=0, text=ONLY, check="yes")
        assert "to kaelve:" in told.text and session.unasked("trakorians").asked.before is None
        refused = await seat.send("answer", question=0, key=key_of(page, 0), text="letter ransards: \"Peace?\"")
        assert refused.status_code == 422 and "CN-ORD-07" in refused.text
        sent = await seat.send("answer", question=0, key=key_of(page, 0), text=ONLY)
        await seat.settled()
        heading = page.partition(free)[2].partition("<summary>")[2].partition("</summary>")[0]
        page = await seat.page()
        assert sent.status_code == 200 and f"{free} open" in page and "go to 0303" in page
        assert heading and f"{free} open><summary>{heading}</summary>" in page, "what he wrote stands where he writes"
        assert [await part_for(seat, role) for role in ("ransards", "watcher")] == others
        body = {"question": 0, "text": ""}
        api = await seat.client.post(f"/api/v1{seat.base}/answer", json=body, headers={"idempotency-key": "k" * 20})
        await seat.settled()
        assert api.status_code == 200, api.text
        assert f"{free}>" in await seat.page() and [await part_for(seat, role) for role in ("ransards", "watcher")] == others

    at_the_cove(tmp_path / "x.db", work)


async def part_for(seat: Seat, role: str) -> str:
    """The part of the page that changes, as another role is shown it."""
    return (await seat.client.get(f"/t/{seat.room.id}/{role}/part")).text


def test_what_the_attacks_of_a_form_would_do_is_told_with_it(tmp_path: Path) -> None:
    """MB-INFO-02  Mass Battle: before it is sent, beside the orders to begin from, and at a button for all others."""

    async def work(seat: Seat) -> None:
        questions = seat.room.session.questions
        session, game = seat.room.session, seat.room.game
        while not questions("town") or type(questions("town")[0].ask).__name__ != "Shoot":
            asked = next(q for q in session.open if not q.done)
            answer = game.default(session.view(asked.seat), asked.asked, ())
            await seat.room.act(lambda: session.answer(asked.seat, answer, asked.asked.id))  # noqa: B023
        number, before = questions("town")[0].id, len(session.entries)
        guide = await seat.page(f"/guide?question={number}")
        assert "%, a unit’s first hit does no harm" in guide and 'value="rest: hold"' in await seat.page()
        done = await seat.send("answer", question=number, text="A6 shoot B1", check="yes")
        shown = unescape(done.text).translate(dict.fromkeys((0x2068, 0x2069)))
        assert "<p dir=\"auto\">What it would do:</p>" in shown and "A6 (longbowmen) shoots at B1 (orcs): hits with " in shown
        assert len(session.entries) == before

    at_table(tmp_path, work, "massbattle", scenario="bridge", role="town")


def test_what_units_do_of_whom_nothing_is_said_is_told(tmp_path: Path) -> None:
    """MB-UMP-03, MB-MEL-02  Mass Battle: with the question, at the button for all others, and when orders are looked at.  Red
    before: "Send it; all others hold" in a melee, where nobody strikes then."""

    async def work(seat: Seat) -> None:
        session, game = seat.room.session, seat.room.game

        async def until(name: str) -> Any:
            while not (found := session.questions("town")) or type(found[0].ask).__name__ != name:
                asked = next(q for q in session.open if not q.done)
                answer = game.default(session.view(asked.seat), asked.asked, ())
                if name == "Fight" and type(asked.asked.ask).__name__ == "Move":
                    answer = game.read(session.view(asked.seat), asked.asked, "rest: advance")
                await seat.room.act(lambda: session.answer(asked.seat, answer, asked.asked.id))  # noqa: B023
            return found[0]

        async def looked_at(number: int, text: str) -> str:
            told = await seat.send("answer", question=number, text=text, check="yes")
            return unescape(told.text).translate(dict.fromkeys((0x2068, 0x2069)))

        for name, alone, given, others, usual, button in (
            ("Shoot", "A6 shoot B1", "A6", "A7", "shoot at the nearest enemy", ("nobody else shoots", "They do not shoot")),
            ("Move", "A1 turn east", "A1", "A2, A3", "stay where they are",
             ("all others advance on the nearest enemy", "They advance on the nearest enemy")),
            ("Fight", "", "", "", "strike at the enemy before them", ("nobody else strikes", "They do not strike")),
        ):  # fmt: skip
            number = (await until(name)).id
            page = unescape(await seat.page())
            assert f"Units you do not name {usual}." in page and f"Send it; {button[0]}<" in page
            found = await looked_at(number, alone)
            line = next(line for line in found.split("<p") if "Without an order: " in line)
            named = [unit.split()[0] for unit in line.partition("Without an order: ")[2].partition(".")[0].split(", ")]
            assert f"They {usual}." in line and "# Without" not in line
            assert given not in named and set(filter(None, others.split(", "))) <= set(named)
            rest = "rest: advance" if name == "Move" else "rest: hold"
            assert f"{button[1]}" in await looked_at(number, f"{alone}\n{rest}")
            everybody = "\n".join(f"{id} {'turn east' if name == 'Move' else 'hold'}" for id in [given, *named] if id)
            assert "Without an order" not in await looked_at(number, everybody)

    at_table(tmp_path, work, "massbattle", scenario="bridge", role="town")


def test_giving_up_is_folded_asked_once_more_and_taken_back(tmp_path: Path) -> None:
    """MB-END-02  Mass Battle: no second text under a question; a fold called Give up, whose button sends it; then it offers to
    fight on.  Red before: a text with “fight on” stood open wherever nothing was written."""

    async def work(seat: Seat) -> None:
        await seat.settled()
        (asked,) = seat.room.session.questions(seat.role)
        page = await seat.page()
        assert 'id="story"' in page and "a company of townsmen and one hero hold the bridge" in page
        await seat.send("answer", question=asked.id, key=key_of(page, asked.id), text="")
        for q in [q for q in seat.room.session.open if not q.done]:
            answer = seat.room.game.default(seat.room.session.view(q.seat), q.asked, ())
            await seat.room.answer(q.seat, q.asked.id, lambda answer=answer: answer)
        await seat.settled()
        page = await seat.page()
        assert 'id="story"' not in page, "what it is about stands there until the first answer"
        assert 'id="free"' not in page and "<summary>Give up</summary>" in page and "fight on" not in page
        sent = await seat.send("answer", question=0, key=key_of(page, 0), text="concede")
        await seat.settled()
        assert sent.status_code == 200 and seat.room.session.state.sides[1].conceded
        page = await seat.page()
        assert "<summary>Give up</summary>" not in page and "Take back that you give up</summary>" in page
        await seat.send("answer", question=0, key=key_of(page, 0), text="fight on")
        await seat.settled()
        assert not seat.room.session.state.sides[1].conceded

    at_table(tmp_path, work, "massbattle", scenario="bridge", role="orcs")
