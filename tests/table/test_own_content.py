"""A scenario of a group's own, sent to the table together with the file that it names beside it: both play as in the terminal.

Planted faults that turn this red: the scenario read without what was sent along, the content put in only afterwards.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from montjoy.core.game import games, home
from montjoy.table.tables import uploads
from montjoy.terminal import choices
from tests.games.massbattle.ui.test_own_troops_page import FORD, ROWS
from tests.table.hostile import zipped
from tests.table.houses import run
from tests.table.visitors import town, words

HERE: Final = home(games()["rudern"]())
PACK: Final = """extends = "standard"
[heroes]
columns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points"]
rows = [["H90", "Zdeněk the Pike, of whom they sing in Lesk and Morava, in the ford and beyond it", 6, 6, 5, 7, 17]]
"""
DELVE: Final = b'id = "delve"\ntitle = "Down in Lesk"\npack = "mine"\n\n[[players]]\nid = "red"\nname = "Red"\n'
UNITS: Final = (HERE / "units" / "heavy.toml").read_bytes().replace(b'"cavalry"    ,', b'"lancer"     ,')
SIEGE: Final = (HERE / "scenarios" / "siege_of_a_town.toml").read_bytes().replace(b"cavalry", b"lancer")
NAMED: Final = {                                             # scenario, what it names, that file
    "massbattle": (b'troops_file = "mine.toml"\n' + FORD, "mine.toml", ROWS),
    "drakborgen": (DELVE, "mine", PACK.encode()),
    "rudern": (SIEGE.replace(b"round = 3", b'round = 3\nunit_table = "mine.toml"'), "mine.toml", UNITS),
}
UNNAMED: Final = {"massbattle": FORD, "drakborgen": DELVE.replace(b'pack = "mine"\n', b""), "rudern": SIEGE}


def held(scenario: Any) -> Any:
    return {key: getattr(scenario, key) for key in ("own", "pack", "units") if hasattr(scenario, key)}


@pytest.mark.parametrize("slug", NAMED)
def test_what_is_sent_along_answers_the_name_in_the_scenario(slug: str, tmp_path: Path) -> None:
    """The file plays with the same content as in the terminal, where it lies beside the scenario; and without a name, too."""
    game, (scenario, name, content) = games()[slug](), NAMED[slug]
    (tmp_path / "ford.toml").write_bytes(scenario)
    (tmp_path / name).write_bytes(content)
    beside = choices.read_scenario(game, tmp_path / "ford.toml")
    sent = uploads.parse("scenario", game, scenario, content)
    assert isinstance(sent, game.scenario), sent
    unnamed = uploads.parse("scenario", game, UNNAMED[slug], content)
    assert isinstance(unnamed, game.scenario), unnamed
    assert len(str(held(beside))) > 200 and (slug == "rudern" or held(sent) == held(unnamed) == held(beside))
    if slug == "rudern":
        assert sent.units.rows == unnamed.units.rows == beside.units.rows
    if slug == "drakborgen":
        assert uploads.parse("scenario", game, scenario, zipped(("mine/heroes.toml", content))) == sent
    faults = uploads.parse("scenario", game, scenario)
    assert isinstance(faults, list) and "mine" in str(faults[0])


@pytest.mark.parametrize("slug", NAMED)
def test_a_table_is_opened_with_a_scenario_and_its_content(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As somebody sends both from the form; what is wrong is told under the name of the file that was sent, and its line."""
    monkeypatch.setenv("MONTJOY_DRAFTS", "1")
    scenario, name, content = NAMED[slug]

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            both = [("scenario_file", ("ford.toml", scenario)), ("pack_file", (f"{Path(name).stem}.toml", content))]
            page = await me.post("/new/own", data={"game": slug}, files=both)
            assert page.status_code == 200, words(page)
            room = await there.house.table(page.url.path.split("/")[2])
            assert held(room.session.scenario) and "mine" not in room.session.scenario.id
            wrong = [("scenario_file", ("ford.toml", scenario.replace(b"title", b"titel", 1))), both[1]]
            page = await me.post("/new/own", data={"game": slug}, files=wrong)
            assert page.status_code == 422 and re.search("ford.toml:[23]: titel: there is no such key", words(page))
            wrong = [both[0], ("pack_file", ("mine.toml", content + b"\n[nothing]\nx = 3\n"))]
            page = await me.post("/new/own", data={"game": slug}, files=wrong)
            assert page.status_code == 422 and "mine.toml:" in words(page) and "ford.toml" not in words(page), words(page)

    run(work)


def test_a_unit_table_goes_along_with_a_scenario_of_ours(tmp_path: Path) -> None:
    """RW-GEN-14  The same siege with the heavier dice; a table that lacks a type of the scenario is refused."""
    heavy = (HERE / "units" / "heavy.toml").read_bytes()

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            form = {"game": "rudern", "scenario": "siege_of_a_town"}
            page = await me.post("/new/own", data=form, files=[("pack_file", ("heavy.toml", heavy))])
            assert page.status_code == 200, words(page)
            room = await there.house.table(page.url.path.split("/")[2])
            assert room.session.scenario.units.rows[0].field == 2
            page = await me.post("/new/own", data=form, files=[("pack_file", ("mine.toml", UNITS))])
            assert page.status_code == 422 and '"cavalry" is not a type of unit' in words(page), words(page)

    run(work)


HEAVY: Final = b'name = "Lancers"\nreplaces = "RW-GEN-14"\nsays = "Lancers ride."\n[set]\nunit_table = "mine.toml"\n'


def test_a_house_rule_with_a_unit_table_of_its_own_is_taken_to_a_table(tmp_path: Path) -> None:
    """RW-GEN-14  Red before: "no such file", whatever came along.  In one archive, or the table as one's own content."""
    heavy = (HERE / "units" / "heavy.toml").read_bytes()
    both = zipped(("lancers.toml", HEAVY), ("mine.toml", heavy))

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            form = {"game": "rudern", "scenario": "siege_of_a_town"}
            fields = re.findall('name="[a-z]+_file" type="file" accept="([^"]+)"', (await me.get("/new?game=rudern")).text)
            assert len(fields) == 3 and all(".zip" in field for field in fields)
            for sent in (
                [("house_file", ("lancers.zip", both))],
                [("house_file", ("lancers.toml", HEAVY)), ("pack_file", ("heavy.toml", heavy))],
            ):
                page = await me.post("/new/own", data=form, files=sent)
                assert page.status_code == 200, words(page)
                room = await there.house.table(page.url.path.split("/")[2])
                assert room.session.scenario.units.rows[0].field == 2
                assert [rule["name"] for rule in room.session.header.house] == ["Lancers"]
            page = await me.post("/new/own", data=form, files=[("house_file", ("lancers.toml", HEAVY))])
            assert page.status_code == 422 and "lancers.toml:5: set.unit_table" in words(page)
            assert "send both in one archive (.zip)" in words(page)

    run(work)


def test_a_scenario_and_its_content_in_one_archive(tmp_path: Path) -> None:
    """Red before: only content was taken apart."""
    for slug, (scenario, name, content) in NAMED.items():
        both = zipped(("night.toml", scenario), (f"{Path(name).stem}.toml", content))
        sent = uploads.parse("scenario", games()[slug](), both)
        assert held(sent) == held(uploads.parse("scenario", games()[slug](), scenario, content)) or slug == "rudern", sent
        assert isinstance(sent, games()[slug]().scenario), sent
        (fault,) = uploads.parse("scenario", games()[slug](), content)
        assert fault.endswith("not a scenario: send it as your own content"), fault
        (fault,) = uploads.parse("pack", games()[slug](), scenario)
        assert fault.startswith("this is a scenario, not content"), fault
        (fault,) = uploads.parse("scenario", games()[slug](), scenario)
        assert fault.endswith("or the file in the same form, as your own content"), fault
        assert uploads.parse("scenario", games()[slug](), both, content) == [
            "content came twice, in the archive and by itself: send it once"
        ]


def test_a_zip_that_is_none_is_called_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            page = await me.post("/new/own", data={"game": "rudern"}, files=[("pack_file", ("mine.zip", b"x = 1"))])
            assert page.status_code == 422 and "this is no archive (.zip) that can be read" in words(page)

    run(work)


def test_house_rules_that_need_each_other_are_sent_together(tmp_path: Path) -> None:
    """Red before: "takes too much time or memory"."""
    head = b'name = "%s"\nreplaces = "DL-13, DL-13.3e"\nsays = "It is so."\n[set]\n'
    cancel, both = head % b"A" + b"monsters_may_cancel = true\n", head % b"B" + b"multi_fight = true\nadvanced_phases = true\n"

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            form = {"game": "drakborgen"}
            sent = [("house_file", ("a.toml", cancel)), ("house_file", ("b.toml", both))]
            page = await me.post("/new/own", data=form, files=sent)
            assert page.status_code == 200, words(page)
            page = await me.post("/new/own", data=form, files=[("house_file", ("a.toml", cancel))])
            assert page.status_code == 422 and "memory" not in words(page), words(page)

    run(work)
