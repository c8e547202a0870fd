"""The army builder, as somebody uses its page without a script: a pair, rows by hand, own rows, the file, a table with it.

Planted faults that turn this red: a check that looks at the file only when a table is opened, own rows that are read once and
then taken whatever they say by now, a file without them.
"""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any, Final

import pytest

from montjoy.core.game import games
from montjoy.games.massbattle.carpet import text as carpet
from montjoy.table.tables import lines, uploads
from montjoy.table.web.pages import build
from tests.games.massbattle.authoring.test_armies import ROWS
from tests.table.houses import counted, run
from tests.table.visitors import fields, opened, town, words

PAGE: Final = "/build/massbattle"
GAME: Final = games()["massbattle"]()


async def sends(who: Any, page: Any, do: str, where: str = PAGE, **changes: str) -> Any:
    """A button of the form, with what is in its fields and these changes."""
    found = fields(page)
    found["rows"] = html.unescape(page.text.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0])
    return await who.post(where, data={**found, "do": do, **changes})


def test_a_pair_becomes_a_table_against_bots(tmp_path: Path) -> None:
    """A few choices, another pair, and play begins: whoever built it sits in the first seat, deploying."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            page = await me.get(f"{PAGE}?length=half_hour&flavour=horse&players=two_one")
            assert page.status_code == 200 and "Checked" in words(page) and "of 30 hit dice" in words(page)
            other = await sends(me, page, "pair")
            assert fields(other)["choice.flavour"] == "horse" and fields(other)["seed"] != fields(page)["seed"]
            table = await sends(me, other, "play", f"{PAGE}/open")
            assert table.url.path.endswith("/towns_1"), table.url
            room = await there.house.table(table.url.path.split("/")[2])
            assert [room.settings.seats[seat] for seat in room.session.seats] == [lines.OPEN, lines.BOT, lines.BOT]
            assert room.session.began and room.session.scenario.points == 30 and "place" in words(table).lower()
            assert "Be the only one in the middle when the last round ends" in words(table) and 'id="story"' in table.text

    run(work)


def test_rows_by_hand_are_added_up_and_checked(tmp_path: Path) -> None:
    """A row more, another kind, too many units: the sum follows, what is wrong is said, and the file of it is the same that a new
    table takes; nothing is opened before it is right."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            page = await sends(me, await me.get(f"{PAGE}?points=30&flavour=foot"), "add.0")
            rows = len([name for name in fields(page) if name.startswith("kind.0.")])
            last = {f"kind.0.{rows - 1}": "ogre", f"many.0.{rows - 1}": "2"}
            page = await sends(me, page, "sum", **last, **{"name.0": "Gate <guard>"})
            assert "38 of 30 hit dice" in words(page) and "Take 8 away" in words(page) and "&lt;guard&gt;" in page.text
            refused = await sends(me, page, "table", f"{PAGE}/open")
            assert refused.status_code == 422 and "Take 8 away" in words(refused) and not there.house.tables
            assert 'formaction="/build/massbattle/open#faults"' in refused.text and 'id="faults"' in refused.text
            page = await sends(me, refused, f"less.0.{rows - 1}")
            assert "30 of 30 hit dice" in words(page) and "Checked" in words(page)
            file = await sends(me, page, "file")
            assert file.headers["content-disposition"] == 'attachment; filename="armies.toml"'
            assert uploads.parse("scenario", GAME, file.content).sides[0].name == "Gate <guard>"
            files = [("scenario_file", ("armies.toml", file.content))]
            sent = await me.post("/new/own", data={"game": "massbattle"}, files=files)
            opened = await sends(me, page, "table", f"{PAGE}/open")
            rooms = [await there.house.table(reply.url.path.split("/")[2]) for reply in (sent, opened)]
            assert rooms[0].session.scenario == rooms[1].session.scenario and opened.url.path.endswith("/owner")

    run(work)


def test_own_rows_are_read_before_they_count(tmp_path: Path) -> None:
    """Own troops go into the lists once they are read, by their line where they are wrong; changed afterwards they are read
    again; the file holds them as they were written."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            page = await me.get(f"{PAGE}?points=30")
            wrong = await sends(me, page, "rows", f"{PAGE}/own", rows=ROWS.replace("move_rate", "moverate"))
            assert wrong.status_code == 422 and "did you mean" in words(wrong) and ":6:" in words(wrong)
            bare = await sends(me, page, "rows", f"{PAGE}/own", rows="troops = 3\n")
            assert bare.status_code == 422 and "begin with a table" in words(bare)
            page = await sends(me, page, "rows", f"{PAGE}/own", rows=ROWS)
            assert "River guard: 5" in words(page) and "Checked" in words(page)
            taken = {"kind.0.0": "river_guard", "many.0.0": "1"}
            page = await sends(me, page, "sum", **taken)
            file = await sends(me, page, "file")
            assert ROWS.strip() in file.text and uploads.parse("scenario", GAME, file.content).own is not None
            changed = await sends(me, page, "sum", rows=ROWS.replace("75", "50"))
            assert "have not been read" in words(changed) and "no troops called" in words(changed)
            table = await sends(me, page, "play", f"{PAGE}/open")
            room = await there.house.table(table.url.path.split("/")[2])
            assert room.session.scenario.own.soldiers[0].rally_pct == 75

    run(work)


def test_a_script_is_sent_the_part_that_changes(tmp_path: Path) -> None:
    """And nothing of the page around it; in the reader's language and direction."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor("he") as me:
            page = await me.get(PAGE)
            assert 'dir="rtl"' in page.text and "page-build" not in page.text and "army-" not in words(page)
            part = await me.post(PAGE, data={**fields(page), "do": "add.1"}, headers={"HX-Request": "true"})
            assert "<html" not in part.text and part.text.count('class="troops"') == page.text.count('class="troops"') + 1

    run(work)


def test_what_is_no_form_of_the_page_does_no_harm(tmp_path: Path) -> None:
    """Games without a builder, buttons and fields that there are not, and numbers beyond their bounds."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            assert (await me.get("/build/rudern")).status_code == (await me.get("/build/nothing")).status_code == 404
            for do in ("add.7", "less.0.99", "less", "add.x", "", "nothing"):
                page = await me.post(PAGE, data={"do": do, "many.0.0": "9" * 30, "kind.0.0": "ogre", "choice.length": "years"})
                assert page.status_code == 200 and "Not yet playable" in words(page), do
            assert (await me.post(PAGE, data={"rows": "#" * (build.MOST_TEXT + 1)})).status_code == 400
            assert not there.house.tables

    run(work)


def test_a_few_own_rows_are_remembered() -> None:
    """By their text, the newest of them."""
    for n in range(build.MOST_READ + 5):
        build.keep(GAME, f"rows {n}", n)
    assert build.kept(GAME, "rows 0") is None and build.kept(GAME, f"rows {build.MOST_READ + 4}") == build.MOST_READ + 4
    assert build.kept(GAME, "") is None


def test_own_figures_begin_with_real_dice_and_a_sheet(tmp_path: Path) -> None:
    """One seat and nobody else: the button says so; the dice are typed in, the first of them named; the page leads to the sheet
    and tells what the units can do.  Red before: no way from here to a table with real dice, and no sheet on any page."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            page = await me.get(f"{PAGE}?length=half_hour&ground=figures")
            assert "Begin, with your own figures" in words(page) and "Play against the computer" not in words(page)
            page = await sends(me, page, "pair", typed="yes")
            assert 'name="typed" value="yes" checked' in page.text
            table = await sends(me, page, "play", f"{PAGE}/open", typed="yes")
            room = await there.house.table(table.url.path.split("/")[2])
            assert table.url.path.endswith("/master") and room.session.header.typed and room.session.typing
            assert "Initiative of side A: d6" in words(table) and "What the units can do" in words(table)
            sheet = await me.get(f"{table.url.path}/paper")
            assert f'href="{table.url.path}/paper"' in table.text and sheet.status_code == 200
            assert "The table: 24 by 22 squares, 60 by 55 cm." in words(sheet) and "☐" in sheet.text

    run(work)


def test_the_sheet_can_be_printed_before_the_battle_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """MB-UMP-01  From the game master's page, while nobody has begun; a battle on our board has none.  Red where the whole sheet
    was made to know whether the page leads to it."""
    made = list[Any]()
    real = carpet.sheet_body
    monkeypatch.setattr(carpet, "sheet_body", lambda *given: (made.append(1), real(*given))[1])

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            for scenario, seat in (("bridge_figures", "master"), ("bridge", "town")):
                form = {"game": "massbattle", "scenario": scenario, f"seat.{seat}": "me"}
                owner = await me.post("/new", data=form)
                base = f"/t/{owner.url.path.split('/')[2]}/{seat}"
                page = await me.get(base)
                assert not made
                sheet = await me.get(f"{base}/paper")
                assert bool(made) == (seat == "master")
                made.clear()
                assert page.status_code == 200 and not (await there.house.table(base.split("/")[2])).session.began
                if seat == "master":
                    assert f'href="{base}/paper"' in page.text and "Start of The orcs: 2.5 to 17.5 cm" in words(sheet)
                else:
                    assert "/paper" not in page.text and sheet.url.path == base

    run(work)


@pytest.mark.parametrize(("scenario", "seat", "told"), [("bridge_figures", "master", False), ("bridge", "town", True)])
def test_what_bots_do_is_told_where_they_play(tmp_path: Path, scenario: str, seat: str, told: bool) -> None:
    """MB-UMP-01  On the form, on the page of who plays, and on that of time and absence.  Red before: also where one person leads
    both sides with figures of her own."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            form = await me.get(f"/new?game=massbattle&scenario={scenario}")
            table = await opened(me, game="massbattle", scenario=scenario, **{f"seat.{seat}": "me"})
            pages = [form, await me.get(f"/t/{table}/owner")]
            await me.post(f"/t/{table}/owner/start")
            pages += [await me.get(f"/t/{table}/owner"), await me.get(f"/t/{table}/{seat}/time")]
            assert [("What the bots do" in words(page)) for page in pages] == [told] * len(pages)

    run(work)


def test_one_way_back_stands_on_the_page_and_answers_before_all_headings(tmp_path: Path) -> None:
    """MB-UMP-02, MB-SEQ-07  *Take back* says what it undoes, and no answer beside it does the same; *Yes, attack* is the first
    answer, and no heading calls it anything.  Red before: *Take the last one back* and *Back* stood there too, under *Go on*."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me, game="massbattle", scenario="bridge_figures", **{"seat.master": "me"})
            await me.post(f"/t/{table}/owner/start")
            room = await t.house.table(table)

            async def tap(kind: str) -> str:
                return await taps(me, room, kind)

            await tap("Choices")
            page = await tap("Attack")
            assert re.search(r"Take back: \S+ \(longbowmen\) shoots|Take back: \S+ \(orc archers\) shoots", page)
            assert "More Back" not in page
            page = await tap("Whom")
            assert re.search(r"Is that right\? Yes, attack: (hits|in vain)", page) and "Drop this attack" in page
            page = await tap("Say")
            assert re.search(r"Take back: \S+ \([a-z ]+\) shoots at \S+ \([\w ]+\)", page)
            assert "Withdraw" not in page and "Roll what was declared" in page and "Go on" not in page

    run(work)


async def taps(me: Any, room: Any, kind: str) -> str:
    """The game master's first answer of a kind, and her page after it."""
    base = f"/t/{room.id}/master"
    page = await me.get(base)
    q, key = room.session.questions("master")[0], re.search(r'name="key" value="([^"]+)"', page.text)
    assert key
    place = next(n for n, option in enumerate(q.options) if type(option).__name__ == kind)
    return words(await me.post(f"{base}/answer", data={"question": str(q.id), "option": str(place), "key": key[1]}))


def test_after_a_battle_without_our_board_each_round_is_told(tmp_path: Path) -> None:
    """MB-END-05  On the page after it, to the game master, to who watches; not where the battle was on our board.
    Red before: *No single turn decided this game*, and no word of what happened."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me, game="massbattle", scenario="bridge_figures", **{"seat.master": "me"})
            await me.post(f"/t/{table}/owner/start")
            room = await t.house.table(table)
            played = "Choices Attack Whom Say CarryOut PassRound EndRound Choices More Finish EndBattle"
            for kind in played.split():
                page = await taps(me, room, kind)
            assert room.session.over and page
            await counted(room)
            for role in ("master", "watcher"):
                page = words(await me.get(f"/t/{table}/{role}/after"))
                first, _, second = page.partition("What happened Round 1 ")[2].partition(" Round 2 ")
                assert " shoots at " in first or first.startswith("Attacks in vain: "), role
                assert second.startswith("The battle is over, it was ended by hand")
            sample = await me.post("/sample", data={"game": "massbattle"})
            other = await t.house.table(sample.url.path.split("/")[2])
            assert not GAME.post.has_story(other.session.view(other.session.seats[0]))

    run(work)
