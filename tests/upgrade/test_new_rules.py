"""What was left under earlier rules of a game: it is rehearsed under those of today, and goes on by them.

`earlier/GAME-VERSION/` holds games kept under that version, and `differences.toml` how the rules have changed since, by rule, and
at which line each of the games parts from them (`list_differences.py`).
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest

from montjoy.core.content import rulebook
from montjoy.core.record.entries import Moved
from montjoy.core.session.verify import verify
from montjoy.core.session.versions import move
from tests.suite.many import some, times
from tests.table.clockwork import Clock
from tests.table.visitors import Town, words
from tests.upgrade import list_differences
from tests.upgrade.kept import one_game, open_file
from tests.upgrade.list_differences import EARLIER, listed, rehearsed
from tests.upgrade.people import DATA, NOW, Table, at, earlier, later, pictures, server, shown_at, unpacked
from tests.upgrade.playing import played_on
from tests.upgrade.terminal import call, left

FOLDERS: Final = sorted(path for path in EARLIER.iterdir() if path.is_dir())
ALL: Final = sorted(EARLIER.glob("*/*.xz"))
TABLES: Final = earlier()
FINISHED: Final = ("over",)                                  # nothing of it is played any more
FRESH: Final = ("before",)                                   # nothing of it has been played
SAME: Final = ("siege", "clock", "lords")                    # what has been played comes out the same


# ---- records -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ALL[:: times(16, 1)], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_earlier_rules_parts_where_it_is_listed_and_goes_on(path):
    """From its stored state it is moved to the rules of today and played to an end, as a true record."""
    kept = open_file(path)
    report = rehearsed(kept)
    assert report.line == listed(path.parent)["records"][path.stem] and report.equal == (report.line == 0)
    if report.equal or kept.shown.stored is None:
        return
    header, entries = kept.read()
    stored = kept.shown.stored.snapshot()
    session = played_on(move(kept.game(), header, entries[: stored.at], stored, kept.seed, anew=True))
    assert any(isinstance(entry, Moved) for entry in session.entries) and (session.over or session.stopped)
    assert verify(kept.game(), session.header, session.entries).ok


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_game_is_listed_and_every_change_is_named_by_its_rule(folder):
    list_, there = listed(folder), {path.stem for path in folder.glob("*.xz")}
    assert set(list_["records"]) == there and len(there) >= 40
    rules = {rule.id for rule in rulebook.load(one_game(folder.name.partition("-")[0])).rules}
    assert list_["changes"] and set(list_["changes"]) <= rules


# ---- a store -------------------------------------------------------------------------------------------------------------
def test_tables_of_earlier_rules(tmp_path: Path) -> None:
    """One rehearsal of all of them; then one of each kind, and all of them where there is time."""
    others = [name for name in TABLES if name not in FINISHED + FRESH + SAME]

    async def work(clock: Clock) -> None:
        async with server(unpacked(tmp_path, DATA)) as town:
            await town.house.rehearsals.run()
            for name in some(others, 1):
                await waits_and_goes_on_from_its_last_mark(town, TABLES[name], clock)
            for name in FINISHED:
                await says_that_an_older_release_can_show_it(town, TABLES[name])
            for name in FRESH:
                await all_sit_as_they_sat(town, TABLES[name])
            for name in some(SAME, 1):
                now = await all_sit_as_they_sat(town, TABLES[name])
                assert "NewRules" not in json.dumps([each["picture"]["tail"] for each in now.values()])
                if name != "lords":                          # whose people are not asked before others have answered
                    await goes_on(town, TABLES[name], clock)

    at(NOW, work)


async def waits_and_goes_on_from_its_last_mark(town: Town, table: Table, clock: Clock) -> None:
    """Those who sit there are told why it waits; its host lets it go on; then each sits where he sat and is asked."""
    role, who = next(iter(table.people(town).items()))
    owner = table.who(town, "owner")
    assert "come out differently" in words(await owner.get(f"/t/{table.id}/owner/rules", 200))
    await who.get(f"/api/v1/t/{table.id}/{role}", 503)
    await owner.post(f"/t/{table.id}/owner/rules", choose="move", sure="yes")
    now, there = await pictures(town, table), shown_at(table)
    assert sorted(now) == sorted(there)
    for seat in table.people(town):
        assert now[seat]["picture"]["people"] == there[seat]["picture"]["people"]
        assert "NewRules" in json.dumps(now[seat]["picture"]["tail"])
    await goes_on(town, table, clock)


async def says_that_an_older_release_can_show_it(town: Town, table: Table) -> None:
    told = words(await table.who(town, "owner").get(f"/t/{table.id}/owner/rules", 200))
    assert "played under older rules" in told and "An older release can" in told


async def all_sit_as_they_sat(town: Town, table: Table) -> dict[str, Any]:
    """What all are shown after the rehearsal: nobody is asked whether it may go on, as nothing comes out differently."""
    now, there = await pictures(town, table), shown_at(table)
    assert [each["picture"]["people"] for each in now.values()] == [each["picture"]["people"] for each in there.values()]
    return now


async def goes_on(town: Town, table: Table, clock: Clock) -> None:
    """Everybody answers what he is asked, for a while."""
    people, acts = table.people(town), 0
    for _ in range(12):
        for role, who in people.items():
            acts += await who.plays(table.id, role, 2)
        await later(town, clock, 10.0)
    assert acts >= 12


# ---- the terminal --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "typed"), [("clusta", ".\n"), ("drakborgen", "1\n2\n")])
def test_a_game_of_the_terminal_is_rehearsed_and_moved(game: str, typed: str, tmp_path: Path) -> None:
    """`resume` says what is to be done; `rehearse --choose move` does it; then it goes on, as a true record."""
    record = left(game, tmp_path, DATA)
    before = record.read_bytes()
    told = call(tmp_path, "resume", record)
    assert told.code != 0 and "rehearse" in told.wrong and record.read_bytes() == before
    report = call(tmp_path, "rehearse", record)
    assert report.code == 1 and "--choose move" in report.out and record.read_bytes() == before
    assert call(tmp_path, "rehearse", record, "--choose", "move").code == 0
    assert record.read_bytes().startswith(before)
    assert call(tmp_path, "resume", record, typed=typed * 9).code == 0
    assert call(tmp_path, "verify", record).code == 0


def test_a_game_of_the_terminal_that_comes_out_the_same_goes_on(tmp_path: Path) -> None:
    """`rehearse` says so and writes it down; then `resume` goes on."""
    record = left("rudern", tmp_path, DATA)
    report = call(tmp_path, "rehearse", record)
    assert report.code == 0 and "comes out the same under version" in report.out
    assert call(tmp_path, "resume", record, typed="1\n2\n3\n1\n" * 9).code == 0
    assert call(tmp_path, "verify", record).code == 0


def test_a_folder_just_moved_there_is_listed(tmp_path, monkeypatch):
    """The games alone, as CONTRIBUTING has them moved: the list is begun, and done again it keeps what was added by hand."""
    (tmp_path / "rudern-1").mkdir()
    one = min(EARLIER.glob("rudern-1/*.xz"))
    shutil.copy(one, tmp_path / "rudern-1")
    monkeypatch.setattr(list_differences, "EARLIER", tmp_path)
    for changes in {}, {"RW-GEN-08": "so"}:
        assert list_differences.main(["rudern-1"]) == 0
        there = listed(tmp_path / "rudern-1")
        assert there == {"changes": changes, "records": {one.stem: listed(EARLIER / "rudern-1")["records"][one.stem]}}
        file = tmp_path / "rudern-1" / list_differences.NAME
        file.write_text(file.read_text("utf-8").replace("\n\n", '\nRW-GEN-08 = "so"\n\n', 1), "utf-8")
