"""Orders by picking: the page's own requests, with script and without.  Nothing is answered; only one's own units are offered."""

from __future__ import annotations

import asyncio
import re
import threading
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from montjoy.games.massbattle.ui import picks, post
from montjoy.table.web.reckoner import QUEUE
from tests.suite.patience import HANGS
from tests.table.test_seat import Seat, Work, at_table


def in_battle(path: Path, work: Work, role: str = "town", **more: Any) -> None:
    at_table(path, work, "massbattle", scenario=more.pop("scenario", "bridge"), role=role, **more)


def of(seat: Seat) -> int:
    return seat.room.session.questions(seat.role)[0].id


async def picked(seat: Seat, **form: Any) -> Any:
    answer = await seat.send("pick", question=of(seat), **form)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_unit_a_square_a_line_in_the_text(tmp_path: Path) -> None:
    """Units first, then what one of them can do; the line goes into what is typed, and nothing is sent."""

    async def work(seat: Seat) -> None:
        before = len(seat.room.session.entries)
        page = await seat.page()
        said = "you have begun an order and not finished it"    # stands on the page once: no change brings it again
        assert said in page.partition('<section id="ask"')[0] and said not in page.partition('<section id="ask"')[2]
        assert "Order on the board" in page and 'data-units="A1 A2' in page and "/picking-" not in page.replace("picking.", "")
        every = await picked(seat, text="# mine", pick="")
        assert every["at"] == "" and 'value="A2"' in every["html"] and every["text"] == "# mine"
        one = await picked(seat, text="# mine", pick="A2")
        assert 'value="A2 at 9,7 facing north"' in one["html"] and 'class="go place"' in one["drawn"]
        put = await picked(seat, text="# mine", pick="A2", put="A2 at 9,7 facing north")
        assert put["text"] == "# mine\nA2 at 9,7 facing north\n" and put["at"] == "A2"
        assert "Ordered: " in put["html"] and 'class="ghost"' in put["drawn"] and 'class="go handle"' in put["drawn"]
        none = await picked(seat, text="x", pick="B1")
        assert none == {"text": "x", "at": ""}
        assert len(seat.room.session.entries) == before and not seat.given()

    in_battle(tmp_path, work)


def test_a_march_of_the_text_is_drawn_whoever_is_picked(tmp_path: Path) -> None:
    """Clusta: with a number where a round ends; the same in words beside what is picked, and when the text is told back.  Nothing
    is sent.  Red where an order was a line of text alone."""

    async def work(seat: Seat) -> None:
        assert " data-plans" in await seat.page()
        march = "to kaelve:\n  from now: go to 0405\n"
        for pick in ("", "kaelve", "camp1", "kaelve GO_TO"):
            drawn = (await picked(seat, text=march, pick=pick))["planned"]
            assert 'class="way"' in drawn and 'data-hex="0405">1</text>' in drawn, pick
        for nothing in ("", "to kaelve", "to kaelve:\n  from now: hold"):
            assert (await picked(seat, text=nothing, pick=""))["planned"] == ""
        says = "if nothing stops them: 0405 on day 0, round 1"
        assert says in re.sub("[\u2066-\u2069]", "", (await picked(seat, text=march, pick="kaelve"))["html"])
        told = await seat.send("answer", question=of(seat), text=march, check="yes")
        assert says in re.sub("[\u2066-\u2069]", "", unescape(told.text)) and not seat.given()

    at_table(tmp_path, work, "clusta", scenario="skirmish", role="trakorians")


def test_a_ready_line_of_the_guide_is_written_by_a_click(tmp_path: Path) -> None:
    """Every order that is offered, without the odds behind it; advice is no button.  Red where ready lines had to be typed."""

    async def work(seat: Seat) -> None:
        guide = unescape(await seat.page(f"/guide?question={of(seat)}"))
        ready = re.findall(f'<button form="q{of(seat)}" name="put" value="([^"]*)" formaction="{seat.base}/pick"', guide)
        assert "A3 at 8,7 facing north" in ready and len(ready) == len(set(ready)) >= 5
        assert guide.count("<p>") > len(ready), "advice, too"
        text = ""
        for line in ready:
            text = (await picked(seat, text=text, pick="", put=line))["text"]
        assert text.split("\n")[:-1] == ready
        bare = await seat.send("pick", {}, question=of(seat), text="# mine", put=ready[0])
        assert f"# mine\n{ready[0]}\n</textarea>" in unescape(bare.text)

    in_battle(tmp_path, work)


def test_without_script_the_same_buttons_bring_the_page(tmp_path: Path) -> None:
    async def work(seat: Seat) -> None:
        number = of(seat)
        answer = await seat.send("pick", {}, question=number, text="# mine", pick="A2")
        page = unescape(answer.text)
        assert answer.status_code == 200 and "<html" in page and "# mine</textarea>" in page
        assert f'name="put" value="A2 at 9,7 facing north" formaction="{seat.base}/pick"' in page
        answer = await seat.send("pick", {}, question=number, text="# mine", put="A2 at 9,7 facing north")
        page = unescape(answer.text)
        assert "A2 at 9,7 facing north\n</textarea>" in page and 'name="pick" value="A3"' in page and not seat.given()

    in_battle(tmp_path, work)


def test_what_is_not_asked_or_not_his_is_refused(tmp_path: Path) -> None:
    """A question that is gone, a watcher, another seat: nothing that tells them apart is told."""

    async def work(seat: Seat) -> None:
        gone = await seat.send("pick", question=of(seat) + 9, text="", pick="A1")
        assert gone.status_code == 422 and "no longer" in gone.text
        for role in ("watcher", "nobody"):
            assert (await seat.client.post(f"/t/{seat.room.id}/{role}/pick", data={"pick": ""})).status_code == 404
        for form in ({}, {"question": "x"}, {"question": of(seat), "x": "nan", "y": "2", "pick": "A1"}):
            assert (await seat.send("pick", **form)).status_code in (200, 422)
        for put in ("<b>A1", "A1 at 1,1; x", "\u202e", "A1\nA2", "#", "A9999 hold"):
            assert (await picked(seat, text="A2 at 9,7", put=put))["text"] == "A2 at 9,7"

    in_battle(tmp_path, work)


def test_a_pick_that_takes_long_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red where the server does nothing else while it looks for what can be ordered: the page comes before the pick is done."""
    done, slow = threading.Event(), picks.picks

    def waits(*given: Any) -> Any:
        assert done.wait(HANGS)
        return slow(*given)

    async def work(seat: Seat) -> None:
        monkeypatch.setattr(picks, "picks", waits)
        many = [asyncio.create_task(seat.send("pick", question=of(seat), text=f"# {n}", pick="A2")) for n in range(QUEUE + 1)]
        assert "Order on the board" in await seat.page()
        (busy,), others = await asyncio.wait(many, return_when=asyncio.FIRST_COMPLETED)
        assert busy.result().status_code == 503 and "moment" in busy.result().text
        done.set()
        assert ['class="go place"' in (await one).json()["drawn"] for one in others] == [True] * QUEUE

    in_battle(tmp_path, work)


def test_how_a_long_form_is_written_is_made_for_who_opens_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red where the orders that are proposed for a whole army, with their odds, are worked out for every page that is sent."""
    made: list[str] = []

    async def work(seat: Seat) -> None:
        monkeypatch.setattr(post, "examples", lambda *given: made.append("made") or iter(("A3 at 10,4 facing north",)))
        page = await seat.page()
        assert f'hx-get="{seat.base}/guide?question={of(seat)}"' in page and not made
        assert "A3 at 10,4 facing north" in await seat.page(f"/guide?question={of(seat)}") and made

    in_battle(tmp_path, work, "garfinkel", scenario="azure_wood")


@pytest.mark.parametrize("game", ["drakborgen", "rudern"])
def test_a_game_that_has_none_says_so(tmp_path: Path, game: str) -> None:
    async def work(seat: Seat) -> None:
        page = await seat.page()
        assert "Order on the board" not in page and "picking" not in page
        assert (await seat.send("pick", question=1, text="", pick="")).status_code == 422

    at_table(tmp_path, work, game)
