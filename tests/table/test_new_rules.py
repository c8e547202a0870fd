"""A new release with other rules is started on a store with running games.

Two releases of the contract game Cards are packages of their own (`releases.py`); the server, its rehearsals in their own
processes and the command line find the one that is installed.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import shutil
import subprocess
import sys
import threading
import urllib.parse
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import click.testing
import httpx2
import msgspec
import pytest

from montjoy.cli import cli
from montjoy.core import child
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, nonces
from montjoy.core.session.verify import verify
from montjoy.core.session.versions import Difference, Rehearsal
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.rehearsal import background, waiting
from montjoy.table.tables.table import Table, always
from montjoy.table.web.render import COOKIE
from tests.suite.many import times
from tests.suite.patience import HANGS, until
from tests.table import releases
from tests.table.houses import run, settled
from tests.table.programs import Program
from tests.table.served import Server
from tests.table.visitors import Town, opened, token_for, town, words

TALK = "good evening"
OTHERWISE = "come out differently"


class Left:
    """A table as the older release left it, and who sits there."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.cookies: dict[str, Any] = {}
        self.bearer = ""
        self.stream: list[Any] = []
        self.asked: dict[str, int] = {}

    def visitor(self, t: Town, who: str, lang: str = "en") -> httpx2.AsyncClient:
        there = t.visitor(lang)
        there.cookies.update(self.cookies[who])
        return there


async def answer(room: Table, option: int = 0) -> None:
    """The next question is answered, or the pause for reactions ends."""
    if room.session.window:
        await room.act(room.session.close_window)
        return
    q = next(q for q in room.session.open if not q.done and q.asked.kind != "offer")
    await room.answer(q.seat, q.asked.id, always(q.asked.options[option]))
    await settled(room)


def damage(kept: Any) -> None:
    """A line of every table is not what was written."""
    kept._ask(lambda db: db.run("UPDATE lines SET body = ? WHERE version = 3", b"{}"))


async def no_room(write: store.Write) -> int:
    raise store.Full("planted")


async def to_the_end(room: Table) -> None:
    while not room.session.over:
        await answer(room)


async def begun(t: Town, answers: int, **form: str) -> Left:
    """A table with ann in a browser and ben a program; so many answers are given, and ann leaves a draft."""
    async with t.visitor() as host, t.visitor() as ann, t.visitor() as umpire:
        there = Left(await opened(host, game=releases.SLUG, scenario="pair", **form))
        await ann.post("/join", data={"token": await token_for(host, there.id, "ann"), "name": "Ann"})
        joined = await ann.post("/api/v1/join", json={"token": await token_for(host, there.id, "ben"), "name": "Ben"})
        if "umpire" in form:
            await umpire.post("/join", data={"token": await token_for(host, there.id, "umpire"), "name": "Una"})
        await host.post(f"/t/{there.id}/owner/start")
        there.bearer = joined.json()["bearer"]
        there.cookies = {"host": host.cookies, "ann": ann.cookies, "umpire": umpire.cookies}
        room = await t.house.table(there.id)
        while answers or not room.session.questions("ann"):
            await answer(room)
            answers -= answers > 0
        await ann.post(f"/t/{there.id}/ann/say", data={"text": TALK})
        drafted = await ann.post(f"/t/{there.id}/ann/draft", data={"question": room.session.questions("ann")[0].id, "option": 1})
        assert drafted.status_code == 200
        there.stream = msgspec.to_builtins(room.session.streams["ben"].items)
        there.asked = {seat: room.session.streams[seat].asked for seat in room.session.seats}
        return there


@asynccontextmanager
async def after(folder: Path, site: Path, rehearsed: bool = True) -> AsyncIterator[Town]:
    """The server of another release on the same store; `rehearsed`: what it does in the background is done."""
    with releases.installed(site):
        async with town(folder) as t:
            if rehearsed:
                await t.house.rehearsals.run()
            yield t


class Kept:
    """Releases and stores that several tests begin with, made once."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.sites: dict[Any, Path] = {}
        self.stores: dict[Any, tuple[Path, list[Left]]] = {}

    def site(self, make: Callable[..., Path], *given: Any) -> Path:
        key = (make, *given)
        if key not in self.sites:
            self.sites[key] = make(self.home / "sites", *given)
        return self.sites[key]

    def played(self, folder: Path, *, tables: int = 1, **form: str) -> list[Left]:
        """A copy of a store in which the older release has left such tables."""
        key = (tables, *sorted(form.items()))
        if key not in self.stores:
            there = self.home / f"store{len(self.stores)}"
            there.mkdir()
            left: list[Left] = []

            async def work() -> None:
                async with after(there, self.site(releases.old), rehearsed=False) as t:
                    for _ in range(tables):
                        left.append(await begun(t, 9, **form))

            run(work)
            self.stores[key] = there, left
        shutil.copy(self.stores[key][0] / "t.db", folder / "t.db")
        return self.stores[key][1]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("releases"))


def program(t: Town, there: Left) -> Program:
    return Program(t.visitor(), there.id, "ben", there.bearer)


def record_of(kept: store.Store, id: str) -> list[rec.Entry]:
    return [lines.entry.decode(line.body) for line in kept.lines(id) if line.kind == lines.RECORD]


def command(*given: str | Path, typed: str = "") -> click.testing.Result:
    return click.testing.CliRunner().invoke(cli, [str(a) for a in given], input=typed, prog_name="montjoy")


# ---- it comes out the same -----------------------------------------------------------------------------------------------
def test_where_only_the_number_rose_the_game_goes_on(kept: Kept, tmp_path: Path) -> None:
    """Red where nobody rehearses: the table stays shut.  Everybody sits, ann's draft is there, the stream is the same, one line
    says what happened, and the record of the whole game is true."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.risen)) as t, there.visitor(t, "ann") as ann:
            page = await ann.get(f"/t/{there.id}/ann")
            assert page.status_code == 200 and TALK in words(page)
            room = await t.house.table(there.id)
            assert msgspec.to_builtins(room.session.streams["ben"].items) == there.stream
            assert [e for e in room.session.entries if isinstance(e, rec.Rehearsed)] == [rec.Rehearsed(2)]
            assert room.clock.drafts
            await to_the_end(room)
            after_page = await ann.get(f"/t/{there.id}/ann/after")
            assert after_page.status_code == 200
            exported = await ann.get(f"/t/{there.id}/ann/export")
            header, entries = jsonlines.load(exported.content)
            assert verify(room.game, header, entries).ok and rec.version_of(header, entries) == 2
        async with after(tmp_path, kept.site(releases.risen)) as t:           # the next start has nothing to do
            assert await t.house.rehearsals.run() == 0

    run(work)


def test_an_option_that_is_new_reads_as_the_old_rules_had_it(kept: Kept, tmp_path: Path) -> None:
    """`look` did not exist: before, the eldest always looked.  Red without the game's `since`: then the default holds, and the
    game comes out otherwise (`tests/core/test_versions.py`)."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.with_option)) as t:
            room = await t.house.table(there.id)
            assert room.session.options.look and room.session.state.options.look  # type: ignore[attr-defined]
            await to_the_end(room)
            assert verify(room.game, room.meta.header, room.session.entries).ok
            fresh = await t.house.open(room.game, room.session.scenario, room.game.options(), lines.Settings())
            assert not fresh.session.options.look
        async with after(tmp_path, kept.site(releases.with_option)) as t:          # and from its stored states
            room = await t.house.table(there.id)
            assert room.session.over and room.session.state.options.look

    run(work)


# ---- it does not -----------------------------------------------------------------------------------------------------------
def test_everybody_reads_that_the_table_waits_and_nothing_is_lost(kept: Kept, tmp_path: Path) -> None:
    """Red before: "nothing here" for all, and the list of a program's tables was a 404."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.changed)) as t, there.visitor(t, "ann") as ann, t.visitor() as stranger:
            page = await ann.get(f"/t/{there.id}/ann")
            assert page.status_code == 503 and OTHERWISE in words(page)
            assert OTHERWISE in words(await ann.get("/")) and there.id in (await ann.get("/")).text
            ben = program(t, there)
            listed = (await ben.http.get("/api/v1/tables", headers=ben.headers())).json()
            assert [(x["table"], x["status"]) for x in listed] == [(there.id, "waits")] and OTHERWISE in listed[0]["why"]
            for what, body in (("answer", {"question": 1, "option": 0}), ("draft", {"question": 1, "option": 0}), ("undo", None),
                               ("say", {"text": "hm"})):
                refused = await ben.post(what, body)
                assert (refused.status_code, refused.json()["error"]) == (503, "table-waits"), refused.text
            for path in ("", "/stream", "/live"):
                assert (await ben.http.get(ben.base + path, headers=ben.headers())).status_code == 503
            sent = {"question": "1", "text": "my long orders", "key": "12345678"}
            refused = await ann.post(f"/t/{there.id}/ann/answer", data=sent)
            assert refused.status_code == 503 and "my long orders" in refused.text
            swapped = await ann.post(f"/t/{there.id}/ann/answer", data=sent, headers={"hx-request": "true"})
            assert swapped.status_code == 503 and "<html" not in swapped.text and OTHERWISE in swapped.text
            for path in ("", "/ann", "/owner", "/owner/rules", "/umpire", "/watcher"):
                hidden = await stranger.get(f"/t/{there.id}{path}")
                nowhere = await stranger.get(f"/t/{'a' * len(there.id)}{path}")
                assert hidden.status_code == 404
                assert hidden.text.replace(there.id, "") == nowhere.text.replace("a" * len(there.id), "")
            assert (await ann.get(f"/t/{there.id}/owner/rules")).status_code == 404
            assert (await ann.post(f"/t/{there.id}/owner/rules", data={"choose": "move", "sure": "yes"})).status_code == 404
            record = record_of(t.house.store, there.id)
            assert not any(isinstance(e, rec.Moved | rec.Rehearsed) for e in record)
        async with after(tmp_path, kept.site(releases.old)) as t, there.visitor(t, "ann") as ann:
            room = await t.house.table(there.id)                 # the older release finds everything as it left it
            assert msgspec.to_builtins(room.session.streams["ben"].items) == there.stream and room.clock.drafts
            assert (await ann.get(f"/t/{there.id}/ann")).status_code == 200

    run(work)


def test_the_host_goes_on_from_the_mark(kept: Kept, tmp_path: Path) -> None:
    """Back to the last mark, by the new rules, with dice begun anew; nobody's question has a number of before; the game is played
    to its end, and its record is true.  A second click finds it done."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.changed)) as t, there.visitor(t, "host") as host:
            page = await host.get(f"/t/{there.id}/owner")
            assert "choose" in page.text and page.status_code == 200
            unsure = await host.post(f"/t/{there.id}/owner/rules", data={"choose": "move"})
            assert unsure.status_code == 422 and "confirmed" in words(unsure)
            with pytest.MonkeyPatch.context() as disk:
                disk.setattr(t.house, "stored", no_room)
                full = await host.post(f"/t/{there.id}/owner/rules", data={"choose": "move", "sure": "yes"})
                assert full.status_code == 507 and "full" in full.text
            assert "choose" in (await host.get(f"/t/{there.id}/owner")).text
            done = await host.post(f"/t/{there.id}/owner/rules", data={"choose": "move", "sure": "yes"})
            assert done.status_code == 200
            before = len(t.house.store.lines(there.id))
            again = await host.post(f"/t/{there.id}/owner/rules", data={"choose": "move", "sure": "yes"})
            assert again.status_code == 200 and len(t.house.store.lines(there.id)) == before
            room = await t.house.table(there.id)
            assert room.session.label.startswith("hand.") and room.meta.version == 2
            assert [e.rules_version for e in room.session.entries if isinstance(e, rec.Moved)] == [2]
            asked = [(q.seat, q.asked.id) for q in room.session.open]
            assert asked and all(id > there.asked[seat] for seat, id in asked)
            news = [x for x in room.session.streams["ben"].items if type(x).__name__ == "NewRules"]
            assert [x.version for x in news] == [2]
            ben = program(t, there)
            assert "NewRules" in json.dumps((await ben.see())["picture"]["tail"])
            await to_the_end(room)
            assert verify(room.game, room.meta.header, room.session.entries).ok
            for path in ("after", "log", "replay", "dice", "dice.json", "export"):
                found = await host.get(f"/t/{there.id}/watcher/{path}")
                assert found.status_code == 200, (path, found.text)
        async with after(tmp_path, kept.site(releases.changed)) as t:
            assert (await t.house.table(there.id)).session.over

    run(work)


def test_the_umpire_has_the_report_seat_by_seat_and_lets_it_stand_still(kept: Kept, tmp_path: Path) -> None:
    """The report names who is told otherwise; the choice holds after a start; the record that the page and the command give is
    played on by the older release, by the command that the page names."""
    there, = kept.played(tmp_path, umpire="yes")

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.changed)) as t:
            una, ann = there.visitor(t, "umpire"), there.visitor(t, "ann")
            report = await una.get(f"/t/{there.id}/umpire/desk")
            assert "Ann" in words(report) and "different from item" in words(report) and '"points":1' in words(report)
            assert (await una.post(f"/t/{there.id}/umpire/desk/rules", data={"choose": "stand"})).status_code == 200
            stands = await una.get(f"/t/{there.id}/umpire/desk/rules")
            assert f"rehearse --table {there.id} --out" in words(stands) and "start.py resume" in words(stands)
            assert "the rules of “Cards”" in words(stands)
            assert "leaves it as it is" in words(await ann.get(f"/t/{there.id}/ann"))
            given = await una.post(f"/t/{there.id}/umpire/desk/rules/record")
            _, entries = jsonlines.load(given.content)
            assert entries == record_of(t.house.store, there.id) and "downloaded" in words(await ann.get(f"/t/{there.id}/ann"))
        async with after(tmp_path, kept.site(releases.changed)) as t, there.visitor(t, "ann") as ann:
            assert "leaves it as it is" in words(await ann.get(f"/t/{there.id}/ann"))

    run(work)
    db, out = tmp_path / "t.db", tmp_path / "taken.jsonl"
    with releases.installed(kept.site(releases.changed)):
        said = command("rehearse", db, "--table", there.id, "--out", out)
        assert said.exit_code == 1 and "resume" in said.output and out.with_name("taken.jsonl.seed").exists()
        assert command("resume", out).exit_code == 2
    with releases.installed(kept.site(releases.old)):
        said = command("resume", out, typed="1\n1\nquit\n")
        assert said.exit_code == 0, said.output
        _, entries = jsonlines.load(out.read_bytes())
        assert sum(isinstance(e, rec.Decided) for e in entries) > 9


def test_a_state_that_does_not_fit_can_only_be_left_as_it_is(kept: Kept, tmp_path: Path) -> None:
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.unfit)) as t, there.visitor(t, "host") as host:
            page = await host.get(f"/t/{there.id}/owner/rules")
            assert "cannot go on by the new rules" in words(page) and 'value="move"' not in page.text
            refused = await host.post(f"/t/{there.id}/owner/rules", data={"choose": "move", "sure": "yes"})
            assert refused.status_code == 422
            left = await host.post(f"/t/{there.id}/owner/rules", data={"choose": "stand"})
            assert left.status_code == 200 and "start.py resume" in words(left)
            gone = await host.post(f"/t/{there.id}/owner/delete", data={"sure": "yes"})
            assert gone.status_code == 200 and t.house.store.head(there.id) is None

    run(work)


# ---- in the background -----------------------------------------------------------------------------------------------------
def test_the_oldest_first_one_at_a_time_and_nobody_else_waits(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is looked at for as long as it takes, its own page says so, another table is opened and played, and the server
    ends when it is asked to."""
    left = kept.played(tmp_path, tables=3)
    order: list[dict[str, str]] = []
    at_once, most = 0, 0
    free = threading.Event()

    def ask(self: Any, game: Any, header: Any, there: waiting.Stored) -> Rehearsal:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        order.append(nonces.said(there.entries))
        free.wait(HANGS)
        at_once -= 1
        return Rehearsal(True, version=2)

    monkeypatch.setattr(background.Rehearsals, "ask", ask)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.risen), rehearsed=False) as t, left[0].visitor(t, "ann") as ann:
            first = {there.id: nonces.said(record_of(t.house.store, there.id)) for there in left}
            at_work = asyncio.ensure_future(t.house.rehearsals.run())
            while not order:
                await asyncio.sleep(0)
            page = await ann.get(f"/t/{left[0].id}/ann")
            assert page.status_code == 503 and "checks whether" in words(page) and 'http-equiv="refresh"' in page.text
            other = await ann.post("/sample", data={"game": "rudern"})
            assert other.status_code == 200 and "/t/" in str(other.url)
            again = await ann.get(f"/t/{left[0].id}/ann")        # with the cookie that the new table brought
            assert "checks whether" in words(again)
            free.set()
            assert await at_work == 3 and most == 1
            begun = {head.game: head.begun for head in t.house.store.games()}
            assert order == [first[id] for id in sorted(first, key=lambda id: begun[id])]
            assert (await ann.get(f"/t/{left[0].id}/ann")).status_code == 200

    run(work)


def test_the_server_ends_in_the_middle_of_it(kept: Kept, tmp_path: Path) -> None:
    """The process that is at work ends with it, and the next start does it again."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.endless), rehearsed=False) as t:
            at_work = asyncio.ensure_future(t.house.rehearsals.run())
            while t.house.rehearsals.process is None:
                await asyncio.sleep(0.01)
            process = t.house.rehearsals.process
        assert await at_work == 0 and process.poll() is not None
        async with after(tmp_path, kept.site(releases.risen)) as t:
            assert (await t.house.table(there.id)).meta.version == 2

    run(work)


def test_rules_that_never_come_to_an_end(kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is stopped by its limit, the table waits, and it can be left as it is."""
    there, = kept.played(tmp_path)
    monkeypatch.setattr(background, "CPU", 1)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.endless)) as t, there.visitor(t, "host") as host:
            with pytest.raises(waiting.Waits) as found:
                await t.house.table(there.id)
            assert found.value.reason == waiting.DIFFERS and found.value.meta is not None and found.value.meta.waits is not None
            assert found.value.meta.waits.report.why == background.TOO_LONG
            assert "more time or memory" in words(await host.get(f"/t/{there.id}/owner/rules"))

    run(work)


def test_what_rules_print_is_not_taken_for_the_answer(kept: Kept, tmp_path: Path) -> None:
    """Planted: it goes where the answer goes, and the table waits as if the rehearsal had taken too long."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.talking)) as t:
            assert (await t.house.table(there.id)).meta.version == 2

    run(work)


@pytest.mark.skipif(os.name == "nt", reason="there a parent's number stays when it has died")
def test_a_process_at_work_ends_with_a_server_that_is_killed() -> None:
    """Red where it does not look: it is at work for as long as its limit allows, and the next start begins another."""
    works = "import os; from montjoy.core import child; child.bind(10**9, 600); child.answer(b'%d ' % os.getpid())"
    works += "\nwhile True: pass"
    starts = f"import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', {works!r}]); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", starts], stdout=subprocess.PIPE, env=child.surroundings()) as server:
        assert server.stdout is not None
        at_work = int(b"".join(iter(lambda: server.stdout.read(1), b" ")))  # type: ignore[union-attr]
        os.kill(at_work, 0)
        server.kill()

    def ended() -> bool:
        try:
            os.kill(at_work, 0)
        except ProcessLookupError:
            return True
        return Path(f"/proc/{at_work}/stat").exists() and ") Z " in Path(f"/proc/{at_work}/stat").read_text()

    until(ended, "it goes on")


def test_who_takes_the_record_while_it_is_checked_is_named(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for its second change of rules, and the host takes the record away: what comes out afterwards forgets nobody.

    Planted: what is beside the lines is written as it was read before the rehearsal."""
    there, = kept.played(tmp_path)
    begun, free = threading.Event(), threading.Event()

    def ask(self: Any, game: Any, header: Any, stored: waiting.Stored) -> Rehearsal:
        begun.set()
        free.wait(HANGS)
        return Rehearsal(False, version=game.rules_version)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.changed)):
            pass
        monkeypatch.setattr(background.Rehearsals, "ask", ask)
        async with after(tmp_path, kept.site(releases.changed_again), rehearsed=False) as t, there.visitor(t, "host") as host:
            at_work = asyncio.ensure_future(t.house.rehearsals.run())
            await asyncio.to_thread(begun.wait, HANGS)
            assert (await host.post(f"/t/{there.id}/owner/rules/record")).status_code == 200
            free.set()
            await at_work
            async with there.visitor(t, "ann") as ann:
                assert "whole record" in words(await ann.get(f"/t/{there.id}/ann"))

    run(work)


def test_a_deadline_is_later_by_as_long_as_the_table_was_shut(kept: Kept, tmp_path: Path) -> None:
    there, = kept.played(tmp_path, deadline="86400")

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.old)) as t:
            before = dict((await t.house.table(there.id)).clock.due)
        async with after(tmp_path, kept.site(releases.risen), rehearsed=False) as t:
            t.house.awake.since -= 1000.0                        # the server has been up for so long
            await t.house.rehearsals.run()
            now = (await t.house.table(there.id)).clock.due
            assert before and all(999 < now[key] - at < 999 + HANGS for key, at in before.items())

    run(work)


# ---- a kill between choosing and what follows ------------------------------------------------------------------------------
def test_killed_between_the_choice_and_its_line_and_after_it(kept: Kept, tmp_path: Path) -> None:
    """A real server, which rehearses by itself once it is up.  Killed before the line is written it still waits (in the soak),
    killed after it goes on; the line stands there once."""
    there, = kept.played(tmp_path)
    cookie = f"{COOKIE}={next(iter(there.cookies['host'].values()))}"       # by the name that every store takes once
    bearer = {"authorization": f"Bearer {there.bearer}"}

    def status() -> str:
        listed = server.ask("GET", "/api/v1/tables", **bearer)[1]
        return str(listed[0]["status"] + listed[0]["why"])

    def choose() -> None:
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=HANGS)
        body = urllib.parse.urlencode({"choose": "move", "sure": "yes"})
        head = {"cookie": cookie, "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"}
        with pytest.raises((OSError, http.client.HTTPException)):
            line.request("POST", f"/t/{there.id}/owner/rules", body, head)
            line.getresponse()

    with releases.installed(kept.site(releases.changed)):
        server = Server(tmp_path / "t.db", "dies:before")
        try:
            for fault in ("dies:before", "dies:after")[-times(1, 2) :]:
                server.faults = (fault,)
                server.start()
                until(lambda: OTHERWISE in status(), "it is not rehearsed")
                choose()
                server.kill()
        finally:
            server.kill()

        async def work() -> None:
            async with town(tmp_path) as t:
                seen = await program(t, there).see()
                assert "NewRules" in json.dumps(seen["picture"]["tail"]) and seen["picture"]["status"] == "running"
                room = await t.house.table(there.id)
                assert sum(isinstance(e, rec.Moved) for e in room.session.entries) == 1
                await to_the_end(room)
                assert verify(room.game, room.meta.header, room.session.entries).ok

        run(work)


# ---- who reads what ----------------------------------------------------------------------------------------------------------
def test_what_is_hidden_shows_in_nobodys_page_but_the_umpires(kept: Kept, tmp_path: Path) -> None:
    """Two reports that differ in what concerns ben alone: whoever plays ann is sent the same bytes, as the host too; a host who
    plays nobody has all of it, and if he sits down later all read that he saw everything."""
    there, = kept.played(tmp_path, umpire="yes")
    other = Difference(7, {"type": "Points", "points": 1}, {"secret": "ben holds the 9"})
    reports = [
        Rehearsal(False, 12, "ann and ben", {"ben": other}, {"ann": 5, "ben": 6, "umpire": 9}, 2, "hand.2"),
        Rehearsal(False, 14, "ben alone", {}, {"ann": 5, "ben": 8, "umpire": 7}, 2, "hand.2", ""),
    ]

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.changed), rehearsed=False) as t:
            ann, host, una = there.visitor(t, "ann"), there.visitor(t, "host"), there.visitor(t, "umpire")
            playing = t.visitor()                                # ann's browser, which is the host's as well
            playing.cookies.update(ann.cookies)
            passes = await asyncio.to_thread(t.house.store.passes_of, there.id)
            mine = next(p for p in passes if p.role == "ann" and p.state == "open" and p.kind == "browser")
            await t.house.write_beside(there.id, passes=(msgspec.structs.replace(mine, role="owner"),))
            seen: list[list[str]] = []
            for report in reports:
                meta = await t.house.rehearsals.meta(there.id)
                meta = msgspec.structs.replace(meta, waits=lines.Waiting(report))
                await t.house.write_beside(there.id, meta=msgspec.json.encode(meta))
                paths = [f"/t/{there.id}", f"/t/{there.id}/ann", f"/t/{there.id}/owner", f"/t/{there.id}/owner/rules", "/"]
                seen.append([(await playing.get(path)).text for path in paths])
                assert report.why in words(await una.get(f"/t/{there.id}/umpire/desk/rules"))
                assert report.why in words(await host.get(f"/t/{there.id}/owner/rules"))
                noted = (await t.house.rehearsals.meta(there.id)).waits
                assert noted is not None and len(noted.browsers) == 1
            sure = {"choose": "move", "sure": "yes"}
            assert (await host.post(f"/t/{there.id}/owner/rules", data=sure)).status_code == 200
            await host.post("/join", data={"token": await token_for(host, there.id, "ben"), "name": "Bo"})
            room = await t.house.table(there.id)
            assert room.seating.browsers.seats_that_saw_all(room.session.seats) == ("ben",)
            assert seen[0] == seen[1] and "not shown to you" in seen[0][2] and "ben holds" not in "".join(seen[0])

    run(work)


def test_a_table_that_cannot_be_opened_stops_no_list(kept: Kept, tmp_path: Path) -> None:
    """Its game is not installed, it is damaged, it is newer than the server, it is over and of older rules: each is said, in the
    page and to programs, and the others are listed as ever."""
    left = kept.played(tmp_path, tables=3)

    async def why(t: Town, there: Left) -> str:
        ben = program(t, there)
        listed = (await ben.http.get("/api/v1/tables", headers=ben.headers())).json()
        async with there.visitor(t, "ann") as ann:
            page, first = await ann.get(f"/t/{there.id}/ann"), await ann.get("/")
            assert page.status_code == 503 and first.status_code == 200
            says = str(listed[0]["why"])
            says = says.replace("\u2068", "").replace("\u2069", "")
            assert says in words(page) and says in words(first)
            return says

    async def work() -> None:
        async with town(tmp_path) as t:                          # no release of the game is here at all
            assert "is not installed" in await why(t, left[0])
        async with after(tmp_path, kept.site(releases.old)) as t:
            for there in left[:2]:
                await to_the_end(await t.house.table(there.id))
        async with after(tmp_path, kept.site(releases.risen)) as t:
            assert (await t.house.table(left[0].id)).session.over and (await t.house.table(left[2].id)).meta.version == 2
        async with after(tmp_path, kept.site(releases.old)) as t:
            assert "newer than this server" in await why(t, left[2])
        async with after(tmp_path, kept.site(releases.unfit)) as t:
            assert "cannot show it" in await why(t, left[1])
            await asyncio.to_thread(damage, t.house.store)
            assert "damaged" in await why(t, left[1])

    run(work)


@pytest.mark.parametrize(("version", "how"), [(1, "fails"), (1, "exits"), (2, "fails")])
def test_rules_that_cannot_show_it(version: int, how: str, kept: Kept, tmp_path: Path) -> None:
    """Red before: under new rules the record came out the same, the game went on, and then its pages and every list that named it
    were a 500; the older release could not take it back."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.blind, version, how)) as t, there.visitor(t, "ann") as ann:
            first, ben = await ann.get("/"), program(t, there)
            listed = (await ben.http.get("/api/v1/tables", headers=ben.headers())).json()
            assert [(x["table"], x["status"], x["title"]) for x in listed] == [(there.id, "waits", "A pair")]
            assert first.status_code == 200 and there.id in first.text
            assert (OTHERWISE if version == 2 else "cannot be opened") in words(first)
            assert (await t.house.rehearsals.meta(there.id)).version == 1

    run(work)


def test_what_cannot_be_looked_at_does_not_wait_for_ever(kept: Kept, tmp_path: Path) -> None:
    """Red before: under new rules a damaged table read "being checked", and nobody was checking it any more."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.risen), rehearsed=False) as t, there.visitor(t, "ann") as ann:
            await asyncio.to_thread(damage, t.house.store)
            assert "checks whether" in words(await ann.get(f"/t/{there.id}/ann"))
            await t.house.rehearsals.run()
            page = await ann.get(f"/t/{there.id}/ann")
            assert page.status_code == 503 and "damaged" in words(page)

    run(work)


def test_a_game_that_cannot_be_loaded_takes_no_other_with_it(kept: Kept, tmp_path: Path) -> None:
    """Its newest release fails as soon as it is read.  Red before: the first page and the lists of those who sit there were a
    500, and no other table was rehearsed."""
    there, = kept.played(tmp_path)

    async def work() -> None:
        async with town(tmp_path) as t, there.visitor(t, "ann") as ann:
            other = str((await ann.post("/sample", data={"game": "rudern"})).url.path).split("/")[2]
            meta = await t.house.rehearsals.meta(other)
            older = msgspec.structs.replace(meta.header, rules_version=0)
            await t.house.write_beside(other, meta=msgspec.json.encode(msgspec.structs.replace(meta, header=older)))
            there.cookies["ann"] = ann.cookies
        for how in releases.FAULTS:
            async with after(tmp_path, kept.site(releases.broken, how)) as t, there.visitor(t, "ann") as ann:
                assert (await t.house.rehearsals.meta(other)).version != 0
                first = await ann.get("/")
                assert first.status_code == 200 and "is not installed" in words(first) and "/learn/rudern" in first.text
                ben = program(t, there)
                listed = (await ben.http.get("/api/v1/tables", headers=ben.headers())).json()
                assert [(x["table"], x["status"]) for x in listed] == [(there.id, "waits")]

    run(work)


def test_an_invitation_to_a_table_that_waits_is_not_used_up(kept: Kept, tmp_path: Path) -> None:
    left = kept.played(tmp_path, umpire="yes")
    there = left[0]

    async def work() -> None:
        async with after(tmp_path, kept.site(releases.old)) as t, there.visitor(t, "host") as host:
            token = await token_for(host, there.id, "umpire")
        async with after(tmp_path, kept.site(releases.changed)) as t, t.visitor() as guest, t.visitor() as stranger:
            refused = await guest.post("/join", data={"token": token, "name": "Uma"})
            assert refused.status_code == 503 and OTHERWISE in words(refused)
            assert "is not valid" in words(await stranger.post("/join", data={"token": "a" * 32}))
            async with there.visitor(t, "host") as host:
                await host.post(f"/t/{there.id}/owner/rules", data={"choose": "move", "sure": "yes"})
            assert (await guest.post("/join", data={"token": token, "name": "Uma"})).status_code == 200

    run(work)


# ---- in the terminal -----------------------------------------------------------------------------------------------------------
def test_rehearse_in_the_terminal(kept: Kept, tmp_path: Path) -> None:
    """A store, one of its tables, and a kept game: what comes out the same goes on, the rest says what differs and what to do."""
    there, = kept.played(tmp_path)
    db, file = tmp_path / "t.db", tmp_path / "kept.jsonl"
    with releases.installed(kept.site(releases.old)):
        assert command("rehearse", db, "--table", there.id, "--out", file).exit_code == 0
        assert "No running game" in command("rehearse", db).output and "nothing to check" in command("rehearse", file).output
    copy = shutil.copy(file, tmp_path / "copy.jsonl")
    shutil.copy(f"{file}.seed", f"{copy}.seed")
    with releases.installed(kept.site(releases.changed)):
        told = command("rehearse", db)
        assert told.exit_code == 1 and "comes out differently" in told.output and "ben: different" in told.output
        assert f"rehearse {db} --table {there.id} --choose move" in told.output and "resume montjoy-" in told.output
        as_json = json.loads(command("rehearse", db, "--json").output)
        assert as_json[0]["state"] == "other" and as_json[0]["report"]["differences"]
        assert [command("rehearse", db, *more).exit_code for more in (("--table", "nobody"), ("--choose", "move"))] == [2, 2]
        assert "waits" in command("link", "--store", db).output
        assert command("resume", file).exit_code == 2
        told = command("rehearse", file)
        assert told.exit_code == 1 and "--choose move" in told.output and f"resume {file}" in told.output
        assert command("rehearse", file, "--choose", "move").exit_code == 0
        assert command("resume", file, typed="1\nquit\n").exit_code == 0 and command("verify", file).exit_code == 0
        assert "left as it is" in command("rehearse", db, "--table", there.id, "--choose", "stand").output
        assert "goes on from" in command("rehearse", db, "--table", there.id, "--choose", "move").output
        assert "No running game" in command("rehearse", db).output
    with releases.installed(kept.site(releases.risen)):
        assert command("rehearse", copy).exit_code == 0
        assert jsonlines.load(copy.read_bytes())[1][-1] == rec.Rehearsed(2)
        assert command("resume", copy, typed="1\nquit\n").exit_code == 0 and command("verify", copy).exit_code == 0
    with releases.installed(kept.site(releases.old)):
        refused = command("resume", copy)
        assert refused.exit_code == 2 and "update Montjoy" in refused.output
