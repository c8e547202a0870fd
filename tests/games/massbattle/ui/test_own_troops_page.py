"""Own troops on the page: a file of rows brought to a table, a scenario that holds its rows, and what the enemy's page shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.effects import No
from montjoy.core.game import home
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import forms
from montjoy.table.tables import uploads
from montjoy.table.tables.table import always
from tests.games.massbattle.test_own_troops import OTHERS, THEIRS, scenario
from tests.table.houses import run
from tests.table.test_seat import Seat, seated
from tests.table.visitors import town, words

ROWS = b"""[troops.river_guard]
hit_dice = 2
armour = "chain"
melee_weapon = "spear"
move_rate = 9
rally_pct = 75
[troops.orcs]
ac_desc = 0
"""
FORD = b"""id = "ford"
title = "The ford"
options = { scale = 5 }
board = { width = 12, height = 12 }
sides = [
    { name = "The guard", seats = ["guard"], rows = [1, 4], troops = [{ type = "river_guard", men = 10 }] },
    { name = "The orcs", seats = ["orcs"], rows = [7, 10], troops = [{ type = "orcs", men = 15 }] },
]
"""

DEPLOYED = forms.Deployment(tuple(forms.Placed(f"B{n}", (2 + n, 9), 4) for n in range(1, 6)))


@pytest.fixture(autouse=True)
def found_as_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONTJOY_DRAFTS", "1")


def test_files_are_read_by_the_limited_process():
    """MB-BASE-11  A file of rows, a scenario that holds them, and every fault of a bad one, by its line."""
    pack = uploads.parse("pack", game, ROWS)
    assert pack.name == "pack" and [row.code for row in pack.own.soldiers] == ["river_guard", "orcs"]
    held = uploads.parse("scenario", game, FORD + ROWS)
    assert held.own == pack.own and game.setup(held).units["A1"].start == 45
    assert uploads.parse("scenario", game, (home(game) / "scenarios" / "bridge.toml").read_bytes()).own is None
    faults = uploads.parse("pack", game, ROWS.replace(b"75", b"750").replace(b"= 0", b"= 10"))
    assert [fault.partition(": ")[0] for fault in faults] == ["pack.toml:6", "pack.toml:8"]
    many = b"".join(b"[troops.t%d]\nrally_pct = 101\n" % n for n in range(30))
    assert len(uploads.parse("pack", game, many)) == 20
    assert "troops_file" in uploads.parse("scenario", game, b'troops_file = "scenario.toml"\n' + FORD + ROWS)[0]


def test_a_table_with_own_troops(tmp_path: Path):
    """MB-BASE-11, MB-UMP-03  Opened with a scenario that holds its rows, or with one of the game and a file of rows; one plays it
    by its page."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            sent = {"game": "massbattle", "seat.guard": "me", "seat.orcs": "bot:plain"}
            page = await me.post("/new/own", data=sent, files=[("scenario_file", ("ford.toml", FORD + ROWS))])
            assert page.status_code == 200, words(page)
            room = await there.house.table(page.url.path.split("/")[2])
            assert room.session.state.units["A1"].row.hit_dice == "2", words(page)
            sent = {"game": "massbattle", "scenario": "bridge", "seat.orcs": "me"}
            page = await me.post("/new/own", data=sent, files=[("pack_file", ("mine.toml", ROWS))])
            room = await there.house.table(page.url.path.split("/")[2])
            assert {unit.row.ac_desc for unit in room.session.state.units.values() if unit.own} == {0}, words(page)
            bad = [("pack_file", ("mine.toml", b"[troops.orcs]\nac_desc = 90\n"))]
            page = await me.post("/new/own", data=sent, files=bad)
            assert page.status_code == 422 and ":2: troops.orcs.ac_desc: 90 does not fit (MB-BASE-02)" in words(page)

    run(work)


@pytest.mark.parametrize("lang", ["en", "he"])
def test_the_enemys_page_shows_no_figure_of_an_own_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str):
    """MB-INFO-02  Two tables whose other side has all figures otherwise: the same pages, byte for byte, before and after all have
    deployed; one's own figures are on them."""

    async def shown(folder: Path, theirs: dict[str, Any]) -> list[str]:
        folder.mkdir()
        monkeypatch.setattr(game, "scenarios", {"ford": scenario(theirs)})
        async with seated(folder, "massbattle", "ford", role="us", lang=lang) as seat:
            found = [await page_of(seat)]
            for q in list(seat.room.clock.waiting_for()):
                form = DEPLOYED if q.seat == "them" else forms.Deployment()
                assert not isinstance(await seat.room.answer(q.seat, q.asked.id, always(form)), No)
            await seat.settled()
            return [*found, await page_of(seat)]

    async def work() -> None:
        one, two = await shown(tmp_path / "a", THEIRS), await shown(tmp_path / "b", OTHERS)
        assert one == two and len(one) == 2
        assert all("River guard" in page for page in one) and "Hillmen" in one[1] and "27" in one[1]

    run(work)


async def page_of(seat: Seat) -> str:
    """The page, and all that it is made from, without what is another's at every table: its id, and keys and stamps by that."""
    page = await seat.page() + repr(seat.room.pictures.of(seat.role))
    page = page.replace(seat.room.id, "TABLE")
    return re.sub(r'name="key" value="[^"]+"|(known=|data-stamp=")[0-9a-f]{24}', "", page)
