"""Files that authors have from an earlier release: archives, house rules, content, unit tables, scenarios, and whole games.

They lie in `files/` as their authors wrote them, and a stranger's game in `data/` with the imports that its author was given;
nothing in them is brought up to date by whoever moves our own modules.
"""

from __future__ import annotations

import importlib
import json
import sys
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from montjoy import games as folder_of_games
from montjoy.core.game import games
from tests.table.clockwork import Clock
from tests.table.visitors import Town, words
from tests.upgrade.make_store import zipped
from tests.upgrade.people import DATA, FILES, NOW, Person, at, kept, later, quiet, server, store_of
from tests.upgrade.terminal import STRANGER, Said, call, checkout, run

SEATS = {"rudern": "KAT", "drakborgen": "red", "clusta": "trakorians"}


def told(tmp_path: Path, *args: str | Path, typed: str = "") -> Said:
    """A command that does what it is asked."""
    said = call(tmp_path / "home", *args, typed=typed)
    assert said.code == 0, said
    return said


def header(record: Path | bytes) -> Any:
    """What a record says of itself."""
    data = record if isinstance(record, bytes) else record.read_bytes()
    return json.loads(data.split(b"\n")[0])


def played(tmp_path: Path, *args: str | Path, typed: str) -> Any:
    """A game is begun and played a little in the terminal; its record is true.  -> the header of the record."""
    record = tmp_path / "played.jsonl"
    told(tmp_path, "play", *args, "--seed", "7e57", "--record", record, typed=typed)
    assert sum('"type":"decided"' in line for line in record.read_text("utf-8").splitlines()) > 5
    told(tmp_path, "verify", record)
    return header(record)


# ---- by the command line ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("field_figures.toml", "house rule for The Rudern War"),
        ("longer_day.toml", "house rule for Drakborgen Legenden"),
        ("my_units.toml", "unit table of The Rudern War"),
        ("long_winter.toml", "scenario of The Rudern War"),
        ("barrow_table.toml", "scenario of Drakborgen Legenden"),
        ("camp_stormed.toml", "scenario of The Battle for Clusta Noba"),
        ("bay.toml", "scenario of The Battle for Clusta Noba"),
        ("charge.toml", "fight of The Rudern War"),
        ("barrows", "content pack for Drakborgen Legenden (heroes: there are 13"),
    ],
)
def test_a_file_is_checked_right_and_is_what_it_was(name: str, what: str, tmp_path: Path) -> None:
    said = told(tmp_path, "check", FILES / name)
    assert said.out.startswith(f"{FILES / name}: valid {what}")


def test_a_file_that_is_wrong_is_still_told_so(tmp_path: Path) -> None:
    """Against a `check` that finds everything right."""
    bad = tmp_path / "field_figures.toml"
    bad.write_text((FILES / bad.name).read_text("utf-8").replace("besieger_column", "besieger_colum"), "utf-8")
    said = call(tmp_path, "check", bad)
    assert said.code == 2 and "besieger_colum" in said.wrong


@pytest.mark.parametrize(
    ("case", "house", "chance"),
    [
        ("charge.toml", (), "20484353849/31381059609"),
        ("charge.toml", ("--house", FILES / "field_figures.toml"), "62560637099411/68630377364883"),
        ("pikes.toml", (), "38344934163639952/150094635296999121"),
    ],
)
def test_odds_with_a_house_rule_and_a_unit_table(case: str, house: tuple[Any, ...], chance: str, tmp_path: Path) -> None:
    """The fractions of an earlier release, to the last digit: the rule and the table are read, and change what they changed."""
    assert chance in told(tmp_path, "odds", "rudern", FILES / case, *house).out


def test_a_house_rule_a_unit_table_and_a_scenario_are_played_with(tmp_path: Path) -> None:
    said = played(tmp_path, "rudern", FILES / "long_winter.toml", "--house", FILES / "field_figures.toml",
                  "--option", f"unit_table={FILES / 'my_units.toml'}", typed="1 0\n1\n2\n3\n1\n" * 5)
    assert said["house"][0]["name"] == "Field figures at the walls" and said["options"]["besieger_column"] == "field"
    assert said["scenario"]["id"] == "long_winter" and "pike" in json.dumps(said)


def test_a_pack_and_its_scenario_are_played_with(tmp_path: Path) -> None:
    said = played(tmp_path, "drakborgen", FILES / "barrow_table.toml", "--as", "red", "--house", FILES / "longer_day.toml",
                  typed="1\n2\n" * 8)
    assert said["options"]["sun_limit"] == 22 and "Ulla Ironhand" in json.dumps(said["scenario"])


@pytest.mark.parametrize("name", ["bay", "camp_stormed"])
def test_a_scenario_with_a_map_and_one_with_a_hand_off_are_played(name: str, tmp_path: Path) -> None:
    said = played(tmp_path, "clusta", FILES / f"{name}.toml", "--as", "ransards", typed=".\n1\n" * 12)
    assert said["scenario"]["id"] == name


# ---- at the table ----------------------------------------------------------------------------------------------------
@pytest.fixture
def town(tmp_path: Path) -> Iterator[Callable[[Callable[[Town, Clock], Awaitable[None]]], None]]:
    """town(work): a server over an empty store, and what somebody does there."""

    def begun(work: Callable[[Town, Clock], Awaitable[None]]) -> None:
        async def whole(clock: Clock) -> None:
            async with server(tmp_path / "table.db") as there:
                await work(there, clock)

        at(NOW, whole)

    yield begun


async def to_its_end(town: Town, clock: Clock, who: Person, page: httpx2.Response, role: str) -> bytes:
    """A table is begun, bots play it to its end; its record."""
    assert str(page.url.path).endswith("/owner"), words(page)
    id = str(page.url.path).split("/")[2]
    await who.post(f"/t/{id}/owner/start")
    await who.post(f"/t/{id}/{role}/stand-in", who="bot:default")
    for _ in range(100):
        await quiet(town)
        if (await who.sees(id, role))["picture"]["status"] == "over":
            return await who.record(id, role)
        await later(town, clock, 10.0)
    raise AssertionError("it does not end")


UPLOADS = {
    "rudern": ({"seat.KAT": "me", "seat.SVE": "bot:default"},
               {"scenario_file": "long_winter.toml", "house_file": "field_figures.toml"}),
    "drakborgen": ({"scenario": "one", "seat.red": "me"}, {"pack_file": "barrows", "house_file": "longer_day.toml"}),
}


@pytest.mark.parametrize("game", UPLOADS)
def test_files_are_sent_to_the_table_and_played_with_to_the_end(game: str, town: Any, tmp_path: Path) -> None:
    """As somebody sends them who opens a table; what they say stands in the record, which is true."""
    form, sent = UPLOADS[game]

    async def work(there: Town, clock: Clock) -> None:
        me = Person(there)
        files = [(kind, (name, zipped(FILES / name) if (FILES / name).is_dir() else (FILES / name).read_bytes()))
                 for kind, name in sent.items()]
        page = await me.post("/new/own", files=files, **{"game": game, "name": "Ada", **form})
        record = await to_its_end(there, clock, me, page, SEATS[game])
        said = json.dumps(header(record), ensure_ascii=False)
        wanted = {"rudern": ("long_winter", "Field figures at the walls"), "drakborgen": ("Ulla Ironhand", "A longer day")}
        assert all(word in said for word in wanted[game])
        (tmp_path / "record.jsonl").write_bytes(record)
        told(tmp_path, "verify", tmp_path / "record.jsonl")

    town(work)


def test_an_archive_of_a_finished_game_is_brought_to_the_table(town: Any, tmp_path: Path) -> None:
    """It is looked at there, replay and dice, and given away again to the byte; a changed one is refused."""
    record = kept("archive_over.jsonl", store_of("rudern"))
    (tmp_path / "over.jsonl").write_bytes(record)
    assert "recomputed from the seed" in told(tmp_path, "verify", tmp_path / "over.jsonl").out
    path = tmp_path / "over.jsonl"
    assert told(tmp_path, "check", path).out.strip() == f"{path}: valid record of The Rudern War"
    assert len(told(tmp_path, "replay", tmp_path / "over.jsonl").out.splitlines()) > 30

    async def work(there: Town, clock: Clock) -> None:
        me = Person(there)
        page = await me.post("/import", files={"record": ("over.jsonl", record)})
        base = str(page.url.path).removesuffix("/after")
        assert page.url.path.endswith("/watcher/after")
        for leaf in ("replay", "dice"):
            await me.get(f"{base}/{leaf}")
        assert (await me.get(f"{base}/export")).content == record
        lines = record.splitlines(keepends=True)
        await me.post("/import", 422, files={"record": ("over.jsonl", b"".join([*lines[:9], *lines[10:]]))})

    town(work)


def test_an_archive_of_a_running_game_is_played_on(town: Any) -> None:
    """With dice of its own from there on; whoever brought it gives out the seats."""
    record = kept("archive_clock.jsonl", store_of("rudern"))

    async def work(there: Town, clock: Clock) -> None:
        me = Person(there)
        page = await me.post("/import", files={"record": ("clock.jsonl", record)})
        id = str(page.url.path).split("/")[2]
        assert page.url.path.endswith("/owner")
        for seat in ("KAT", "SVE"):
            await me.post(f"/t/{id}/owner/bot", role=seat, bot="default")
        await quiet(there)
        whole = (await Person(there).get(f"/t/{id}/watcher/export")).content
        assert b'"type":"forked"' in whole and b'"type":"ended"' in whole
        before = [line for line in record.splitlines()[1:] if b'"decided"' in line]
        assert before and [line for line in whole.splitlines() if b'"decided"' in line][: len(before)] == before

    town(work)


# ---- a game of a stranger's ------------------------------------------------------------------------------------------
@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with an entry point of ours, where Python finds packages."""
    site = tmp_path / "site"
    with zipfile.ZipFile(DATA / f"{STRANGER}-1.0-py3-none-any.whl") as wheel:
        wheel.extractall(site)
    monkeypatch.syspath_prepend(str(site))
    importlib.invalidate_caches()
    yield site
    for name in [name for name in sys.modules if name.partition(".")[0] == STRANGER]:
        del sys.modules[name]


def test_a_strangers_game_is_found_and_played(installed: Path, tmp_path: Path) -> None:
    """By its entry point, with the imports it has always had: listed, its rules read, played to its end, verified."""
    assert STRANGER in games()
    assert STRANGER in told(tmp_path, "games").out
    assert "HA-4" in told(tmp_path, "rules", STRANGER, "HA-4").out
    record = tmp_path / "played.jsonl"
    said = told(tmp_path, "play", STRANGER, "--seed", "1", "--record", record, typed="1\n" * 300)
    assert "The game is over" in said.out and header(record)["game"] == STRANGER
    assert "recomputed from the seed" in told(tmp_path, "verify", record).out
    assert sys.modules[STRANGER].__file__ == str(installed / STRANGER / "__init__.py"), "the stranger's own files"


def test_a_strangers_game_is_played_at_the_table(installed: Path, town: Any, tmp_path: Path) -> None:
    async def work(there: Town, clock: Clock) -> None:
        me = Person(there)
        assert f'name="game" value="{STRANGER}"' in (await me.get("/")).text
        scenario, seats = next((id, its) for id, its in scenarios() if len(its) == 2)
        form = {f"seat.{seats[0]}": "me", f"seat.{seats[1]}": "bot:random"}
        page = await me.post("/new", game=STRANGER, scenario=scenario, name="Ada", **form)
        record = await to_its_end(there, clock, me, page, seats[0])
        (tmp_path / "record.jsonl").write_bytes(record)
        assert "recomputed from the seed" in told(tmp_path, "verify", tmp_path / "record.jsonl").out

    town(work)


def scenarios() -> list[tuple[str, tuple[str, ...]]]:
    """The stranger's scenarios, and who sits there."""
    game = games()[STRANGER]()
    return [(name, game.seats(scenario)) for name, scenario in game.scenarios.items()]


def test_an_authors_game_in_his_checkout_still_plays(tmp_path: Path) -> None:
    """`new game` had put it among our own, and there its author lays it into a new checkout."""
    root = checkout(tmp_path)
    here = Path(folder_of_games.__file__).parent
    home = root / "src" / here.relative_to(here.parents[len(folder_of_games.__name__.split(".")) - 1])
    with zipfile.ZipFile(DATA / "author_game.zip") as archive:
        archive.extractall(home)
    done = run(root, "play", STRANGER, "--seed", "1", "--record", root / "played.jsonl", typed="1\n" * 300)
    assert done.returncode == 0 and "The game is over" in done.stdout, done.stderr
    assert run(root, "verify", root / "played.jsonl").returncode == 0
