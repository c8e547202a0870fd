"""A store that an earlier release left, opened by this one: everybody still sits where he sat, and everything goes on.

The store was made by `make_store.py`, and is opened at its own time.  Each test opens a copy of its own.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.suite.many import some
from tests.table.clockwork import Clock
from tests.table.visitors import Town, words
from tests.upgrade import terminal
from tests.upgrade.people import (
    MORE,
    NOW,
    Person,
    Table,
    at,
    invited,
    kept,
    later,
    onward,
    pictures,
    played_on,
    quiet,
    server,
    shown_at,
    tables,
    tables_in,
    unpacked,
)

UMPIRE = "umpire"
TABLES = tables()
RUNNING = tuple(name for name in TABLES if name not in ("over", "before", "lords"))       # in which somebody here is asked
Opened = Callable[[str, Callable[[Town, Table, Clock], Awaitable[None]]], None]


@pytest.fixture
def opened(tmp_path: Path) -> Opened:
    """opened("siege", work): the kept store in a server, and `work(town, table, clock)` at one of its tables."""

    def run(name: str, work: Callable[[Town, Table, Clock], Awaitable[None]]) -> None:
        async def whole(clock: Clock) -> None:
            async with server(unpacked(tmp_path, TABLES[name].folder)) as town:
                await work(town, TABLES[name], clock)

        at(NOW, whole)

    return run


# By later releases: of a question for an order, to programs; where a proposal may go back, and what an undo would take back.
# The clocks, the turning point of a game, the tables that were opened after it, a lesson's sheet.  Switches newer than the table.
MORE_IS_SAID: Final = {
    "begin", "default", "marks", "back", "far", "undoes", "clocks", "turning", "turned", "again", "waited", "failures_reported",
}
WORDED: Final = {"text", "says", "title"}                    # sentences, which a release may say better


def says_more(one: Any, two: Any) -> bool:
    """Whether two picture parts differ in what later releases say besides; the stamp, a hash of all, then differs too."""
    if isinstance(one, dict) and isinstance(two, dict):
        more = bool((two.keys() - one.keys()) & MORE_IS_SAID)
        return more or any(says_more(one[key], two[key]) for key in one.keys() & two.keys())
    return isinstance(one, list) and isinstance(two, list) and any(says_more(a, b) for a, b in zip(one, two, strict=False))


def differences(one: Any, two: Any, where: str = "") -> list[str]:
    """Where two values in JSON differ, but for what later releases say besides."""
    if type(one) is not type(two):
        return [f"{where}: {one!r:.80} then, {two!r:.80} now"]
    if isinstance(one, dict):
        keys = sorted({*one, *two} - WORDED - (MORE_IS_SAID - {*one}) - ({"stamp"} if says_more(one, two) else set()))
        return [x for key in keys for x in differences(one.get(key), two.get(key), f"{where}/{key}")]
    if isinstance(one, list) and len(one) == len(two):
        return [x for n, (a, b) in enumerate(zip(one, two, strict=True)) for x in differences(a, b, f"{where}/{n}")]
    return [] if one == two else [f"{where}: {one!r:.80} then, {two!r:.80} now"]


def verified(folder: Path, record: bytes) -> str:
    """The command `verify` finds a record true; what it says."""
    path = folder / "record.jsonl"
    path.write_bytes(record)
    said = terminal.call(folder / "home", "verify", path)
    assert said.code == 0, said
    return said.out


# ---- everybody is there ----------------------------------------------------------------------------------------------
def test_there_are_twelve_tables_of_all_three_games() -> None:
    assert len(TABLES) == 12
    games = [table.game for table in TABLES.values()]
    assert min(games.count(game) for game in ("rudern", "drakborgen", "clusta")) >= 3 and len(set(games)) == 3


@pytest.mark.parametrize("name", some(TABLES, 6))
def test_every_cookie_sits_where_it_sat_and_is_shown_what_it_was_shown(name: str, opened: Opened) -> None:
    """Its page, under the stamp that a program reads, and to the last value what that program reads of it."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        there = shown_at(table)
        now = await pictures(town, table)
        assert sorted(now) == sorted(there) and now
        assert differences(there, now)[:5] == []
        for role, who in table.lookers(town).items():
            if role in table.programs:
                continue
            page = await who.get(f"/t/{table.id}/{role}")
            assert f'data-stamp="{now[role]["stamp"]}"' in page.text and f"/t/{table.id}/{role}" in page.text
        owner = await table.who(town, "owner").get(f"/t/{table.id}/owner")
        assert all(name in words(owner) for name in {p["name"] for each in now.values() for p in each["picture"]["people"]})

    opened(name, work)


@pytest.mark.parametrize("name", ["siege", "castle", "isle"])
def test_nobody_else_sits_there(name: str, opened: Opened) -> None:
    """Another's cookie, a link that was never used, and no cookie at all open no seat."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        foreign = TABLES["clock"].who(town, "SVE"), Person(town), Person(town, TABLES["before"].links["SVE"])
        for role in table.people(town):
            for who in foreign:
                await who.get(f"/t/{table.id}/{role}", 404)
                await who.get(f"/api/v1/t/{table.id}/{role}", 404)
        if not table.facts.get("watched"):
            await Person(town).get(f"/t/{table.id}/watcher", 404)

    opened(name, work)


def test_one_browser_still_finds_all_its_tables(opened: Opened) -> None:
    """Ada opened all of them with one browser: her first page lists them, and whose turn it is."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        ada = Person(town, table.browsers["owner"])
        page = words(await ada.get("/"))
        for title in ("Before Strzegom", "A move a day", "Three lords", "Over", "On Sunday", "Two at the tower", "With two bots",
                      "Our barrows", "The cove by post", "The camp", "Three on the island"):
            assert title in page, title
        assert "Your turn" in page and "Before Strzegom" not in words(await Person(town).get("/"))

    opened("siege", work)


# ---- it goes on ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", some(RUNNING, 4))
def test_a_running_table_goes_on_as_it_would_have(name: str, tmp_path: Path) -> None:
    """The same twenty answers, or those to its end, lead to the same dice, the same deeds of bots and pictures for all."""

    async def work(clock: Clock) -> None:
        table = TABLES[name]
        then = kept("onward.json", table.folder)[name]
        now = await played_on(unpacked(tmp_path, table.folder), clock, table, MORE)
        over = all(each["picture"]["status"] == "over" for each in then["shown"].values())
        assert then["answers"] == MORE or (then["answers"] >= MORE // 2 and over)
        assert differences(then, json.loads(json.dumps(now)))[:5] == []
        assert now["shown"] != shown_at(table)

    at(NOW, work)


@pytest.mark.parametrize("name", some(["siege", "clock", "duel", "barrows", "cove", "camp"], 3))
def test_a_running_table_goes_on_to_its_end(name: str, opened: Opened, tmp_path: Path) -> None:
    """Its people ask bots to play for them; the record is true, the seed in it, and everybody is told how it ended."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        people = table.people(town)
        before = await pictures(town, table)
        if UMPIRE in people:
            await onward(town, clock, {UMPIRE: people[UMPIRE]}, table.id, 1, table.facts.get("result", ""))
        for role in people:
            sitting = next((p for p in before[role]["picture"]["people"] if p["role"] == role), None)
            if role != UMPIRE and sitting is not None and not sitting["stand_in"]:
                await people[role].post(f"/t/{table.id}/{role}/stand-in", who="bot:default")
        if before[next(iter(people))]["picture"]["paused"]:
            await people["red"].post(f"/t/{table.id}/red/resume")
        await ended(town, table, clock, people)
        for role, who in people.items():
            shown = await who.sees(table.id, role)
            assert shown["picture"]["status"] == "over" and shown["picture"]["told"] > before[role]["picture"]["told"]
            await who.get(f"/t/{table.id}/{role}/after")
        role, who = next(iter(people.items()))
        record = await who.record(table.id, role)
        assert b'"type":"seed"' in record and "recomputed from the seed" in verified(tmp_path, record)
        header = record.split(b"\n")[0].decode()             # files of the group's own are part of it
        assert table.facts.get("hero", "") in header and table.facts.get("rule", "") in header

    opened(name, work)


async def ended(town: Town, table: Table, clock: Clock, people: dict[str, Person]) -> None:
    """The bots play until it is over; pauses for reactions go by."""
    who = next(iter(people))
    for _ in range(300):
        await quiet(town)
        if (await people[who].sees(table.id, who))["picture"]["status"] == "over":
            return
        if not (UMPIRE in people and await people[UMPIRE].plays(table.id, UMPIRE, 5)):
            await later(town, clock, 10.0)
    raise AssertionError("it does not end")


# ---- what lay there --------------------------------------------------------------------------------------------------
def test_a_sealed_answer_is_there_and_nobody_sees_it(opened: Opened) -> None:
    """Of a fight: its seat still has it, the other is still asked; with the other's it is carried out, as it was given."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        sealed, waits, question = table.facts["sealed"], table.facts["waits"], table.facts["question"]
        mine, other = table.who(town, sealed), table.who(town, waits)
        assert (await mine.sees(table.id, sealed))["picture"]["given"] == {str(question): table.facts["answer"]}
        assert (await other.sees(table.id, waits))["picture"]["given"] == {}
        assert await mine.asked(table.id, sealed) == []
        told = (await mine.sees(table.id, sealed))["picture"]["told"]
        (q,) = await other.asked(table.id, waits)
        await other.answers(table.id, waits, q, 0)
        after = (await mine.sees(table.id, sealed))["picture"]
        assert str(question) not in after["given"] and after["told"] > told
        assert str(question) not in [q["id"] for q in await mine.asked(table.id, sealed)]

    opened("duel", work)


def test_sealed_orders_and_the_draft_of_others_are_carried_out(opened: Opened) -> None:
    """One side's orders are sealed, the other's only a draft; when its clock runs out the draft counts."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        sealed, waits = table.who(town, "trakorians"), table.who(town, "ransards")
        question = str(table.facts["question"])
        before = (await sealed.sees(table.id, "trakorians"))["picture"]
        draft = (await waits.sees(table.id, "ransards"))["picture"]
        assert table.facts["hex"] in json.dumps(before["given"][question]) and before["draft"] == {}
        assert table.facts["draft"] in json.dumps(draft["draft"][question]) and draft["given"] == {}
        due = draft["due"][question]
        await later(town, clock, due - NOW - 1.0)
        assert question in (await sealed.sees(table.id, "trakorians"))["picture"]["given"]
        await later(town, clock, 2.0)
        for role, who, hex in (("trakorians", sealed, "hex"), ("ransards", waits, "draft")):
            now = await who.sees(table.id, role)
            assert question not in [str(q["id"]) for q in now["questions"]]
            assert f'"{table.facts[hex]}"' in json.dumps([now["picture"]["page"]["view"], now["picture"]["tail"]])
            assert now["picture"]["acts"] > 0

    opened("cove", work)


def test_the_clock_still_runs_and_the_draft_counts(opened: Opened, tmp_path: Path) -> None:
    """A second before its end nothing, a second after it the draft, by a line of the record; and the next clock runs."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        role, question = table.facts["role"], str(table.facts["question"])
        who, umpire = table.who(town, role), table.who(town, UMPIRE)
        picture = (await who.sees(table.id, role))["picture"]
        assert picture["draft"] == {question: table.facts["draft"]}
        await later(town, clock, picture["due"][question] - NOW - 1.0)
        assert b'"by":"draft"' not in await umpire.record(table.id, UMPIRE)
        assert [str(q["id"]) for q in await who.asked(table.id, role)] == [question]
        await later(town, clock, 2.0)
        lines = [json.loads(line) for line in (await umpire.record(table.id, UMPIRE)).splitlines()]
        decided = [line for line in lines if line.get("type") == "decided" and line.get("by") == "draft"]
        assert [(line["seat"], line["answer"]) for line in decided] == [(role, table.facts["draft"])]
        other = (await table.who(town, "SVE").sees(table.id, "SVE"))["picture"]
        assert [round(at - clock.wall) for at in other["due"].values()] == [86_400]
        verified(tmp_path, await umpire.record(table.id, UMPIRE))

    opened("clock", work)


def test_clocks_that_stand_still_run_again(opened: Opened) -> None:
    """A pause that was kept stops the clock; when it is over, so much later is it due."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        red = table.who(town, "red")
        before = (await red.sees(table.id, "red"))["picture"]
        (due,) = before["due"].values()
        assert before["paused"] > NOW and before["paused_by"] == "red"
        await red.post(f"/t/{table.id}/red/resume")
        after = (await red.sees(table.id, "red"))["picture"]
        (then,) = after["due"].values()
        assert after["paused"] == 0.0 and due < then <= due + 5 * 3600
        await later(town, clock, then - NOW + 1.0)
        assert (await red.sees(table.id, "red"))["picture"]["acts"] == before["acts"] + 1

    opened("barrows", work)


@pytest.mark.parametrize("name", ["lords", "before"])
def test_an_invitation_is_still_good_for_one_use(name: str, opened: Opened) -> None:
    """Whoever comes by it sits in that seat; then it is used up.  One that was made anew, and a seat that was taken back,
    open nothing.  Play goes on, or begins."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        (role, token), eve = *table.links.items(), Person(town)
        for void in table.void.values():
            await eve.post("/join", 422, token=void, name="Eve")
        if "cookie" in table.facts:
            await Person(town, table.facts["cookie"]).get(f"/t/{table.id}/{role}", 404)
        page = await eve.post("/join", token=token, name="Eve")
        assert str(page.url.path) == f"/t/{table.id}/{role}"
        await Person(town).post("/join", 422, token=token, name="Mallory")
        shown = (await eve.sees(table.id, role))["picture"]
        assert ("person", "Eve") in [(p["who"], p["name"]) for p in shown["people"] if p["role"] == role]
        if name == "before":
            await table.who(town, "owner").post(f"/t/{table.id}/owner/start")
        people = table.people(town) | {role: eve}
        assert await onward(town, clock, people, table.id, 6) == 6
        assert (await eve.sees(table.id, role))["picture"]["told"] > shown["told"]

    opened(name, work)


def test_an_invitation_can_be_made_anew_and_the_old_one_is_void(opened: Opened) -> None:
    async def work(town: Town, table: Table, clock: Clock) -> None:
        fresh = invited(await table.who(town, "owner").post(f"/t/{table.id}/owner/link", role="SVE"))
        await Person(town).post("/join", 422, token=table.links["SVE"], name="Eve")
        page = await Person(town).post("/join", token=fresh, name="Eve")
        assert str(page.url.path) == f"/t/{table.id}/SVE"

    opened("lords", work)


def test_notes_talk_and_a_proposal_are_there(opened: Opened) -> None:
    """A note is its seat's alone; what was said is everybody's; a proposal can still be agreed to, and is carried out."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        ada, ben = table.who(town, "WKA"), table.who(town, "SVE")
        hers, his = (await ada.sees(table.id, "WKA"))["picture"], (await ben.sees(table.id, "SVE"))["picture"]
        assert his["notes"] == "He always storms in the third round.\nKeep the cavalry inside." and hers["notes"] == ""
        assert "Keep the cavalry inside" in (await ben.get(f"/t/{table.id}/SVE/time")).text
        said = [("Ada", "Good evening! Is the wine cold?"), ("Ben", "As cold as your siege.")]
        assert [(talk["name"], talk["text"]) for talk in hers["talk"]] == said == [(t["name"], t["text"]) for t in his["talk"]]
        ((number, author, kind, reason, yes),) = hers["proposals"]
        assert (author, kind, reason, yes) == ("SVE", "TakeBack", "I was not ready", ["SVE"])
        await ada.post(f"/t/{table.id}/WKA/agree", number=number, say="yes")
        now = (await ada.sees(table.id, "WKA"))["picture"]
        assert now["proposals"] == [] and any(item["type"] == "TakenBack" for item in now["tail"])
        assert await onward(town, clock, table.people(town), table.id, 4) == 4

    opened("siege", work)


def test_an_answer_sent_again_under_its_key_still_counts_once(opened: Opened) -> None:
    async def work(town: Town, table: Table, clock: Clock) -> None:
        ada, facts = table.who(town, "WKA"), table.facts
        before = await ada.sees(table.id, "WKA")
        form = {"question": facts["question"], "option": facts["option"], "key": facts["key"]}
        await ada.post(f"/t/{table.id}/WKA/answer", **form)
        assert await ada.sees(table.id, "WKA") == before
        await ada.post(f"/t/{table.id}/WKA/answer", 422, **{**form, "key": "another-key"})

    opened("siege", work)


# ---- who else is at a table ------------------------------------------------------------------------------------------
def test_bots_still_play_their_seats(opened: Opened) -> None:
    """After a person's turn they answer by themselves."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        red = table.who(town, "red")
        before = (await red.sees(table.id, "red"))["picture"]
        bots = [(p["role"], p["name"]) for p in before["people"] if p["who"] == "bot"]
        assert bots == [("blue", "cautious"), ("green", "greedy")]
        assert await red.plays(table.id, "red", 12) > 4
        after = (await red.sees(table.id, "red"))["picture"]
        news = json.dumps(after["tail"][-(after["told"] - before["told"]) :])
        assert '"blue"' in news and '"green"' in news

    opened("castle", work)


def test_onlookers_see_what_they_may(opened: Opened) -> None:
    """One mark behind where the table says so, and no chat; nobody where it does not let them in."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        eve, red = Person(town), table.who(town, "red")
        far = (await eve.sees(table.id, "watcher"))["picture"]
        assert 0 < far["told"] < (await red.sees(table.id, "red"))["picture"]["told"] and far["talk"] == []
        await eve.get(f"/t/{table.id}/watcher")
        await eve.get(f"/t/{TABLES['siege'].id}/watcher", 404)
        await red.plays(table.id, "red", 25)
        assert (await eve.sees(table.id, "watcher"))["picture"]["told"] > far["told"]

    opened("castle", work)


def test_a_bot_plays_in_somebodys_stead_until_he_is_back(opened: Opened) -> None:
    async def work(town: Town, table: Table, clock: Clock) -> None:
        blue = table.who(town, "blue")
        before = (await blue.sees(table.id, "blue"))["picture"]
        mine = next(p for p in before["people"] if p["role"] == "blue")
        assert (mine["who"], mine["name"], mine["stand_in"]) == ("bot", "Cai", "bot") and before["notes"] == "Ulla first"
        await blue.post(f"/t/{table.id}/blue/back")
        after = (await blue.sees(table.id, "blue"))["picture"]
        assert next(p for p in after["people"] if p["role"] == "blue")["stand_in"] == ""
        await table.who(town, "red").post(f"/t/{table.id}/red/resume")
        for _ in range(30):
            if await blue.asked(table.id, "blue"):
                break
            await onward(town, clock, {"red": table.who(town, "red")}, table.id, 1)
        assert await blue.asked(table.id, "blue"), "he is asked himself again"

    opened("barrows", work)


def test_a_program_still_has_its_seat(opened: Opened) -> None:
    """By its bearer token; a browser's cookie is none, and what it answers counts."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        rob = table.who(town, "ransards")
        held = (await rob.get("/api/v1/tables")).json()
        assert [(x["table"], x["role"], x["game"]) for x in held] == [(table.id, "ransards", "clusta")]
        before = (await rob.sees(table.id, "ransards"))["picture"]["acts"]
        (q,) = await rob.asked(table.id, "ransards")
        assert (await rob.answers(table.id, "ransards", q)).status_code == 200
        assert (await rob.sees(table.id, "ransards"))["picture"]["acts"] == before + 1
        items = (await rob.get(f"/api/v1/t/{table.id}/ransards/stream?since=0&most=500")).json()
        assert items["first"] == 1 and len(items["items"]) == min(500, items["told"])
        await Person(town, bearer=table.browsers["trakorians"]).get(f"/api/v1/t/{table.id}/trakorians", 404)

    opened("isle", work)


def test_the_umpires_rulings_are_there_and_he_may_rule_on(opened: Opened, tmp_path: Path) -> None:
    """The desk shows what he ruled and why; a new ruling is made; the record is true."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        uma = table.who(town, UMPIRE)
        desk = words(await uma.get(f"/t/{table.id}/umpire/desk"))
        assert all(reason in desk for reason in table.facts["reasons"])
        record = (await uma.record(table.id, UMPIRE)).decode()
        assert [json.loads(x)["reason"] for x in record.splitlines() if '"type":"ruled"' in x] == table.facts["reasons"]
        assert '"type":"looked"' in record
        verified(tmp_path, record.encode())
        number = str(len(table.facts["reasons"]) + 1)
        await uma.post(f"/t/{table.id}/umpire/desk/rule", kind="pause", reason="More tea", told="all", number=number)
        assert "More tea" in words(await uma.get(f"/t/{table.id}/umpire/desk"))
        assert table.facts["rule"] in words(await table.who(town, "owner").get(f"/t/{table.id}/owner"))

    opened("lords", work)


def test_a_hand_off_still_waits_for_the_umpire(opened: Opened, tmp_path: Path) -> None:
    """He types what came of it, it is carried out, and the record is true."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        ada = table.who(town, UMPIRE)
        (q,) = await ada.asked(table.id, UMPIRE)
        told = (await ada.sees(table.id, UMPIRE))["picture"]["told"]
        assert q["form"] == "Result" and b'"leaves":["trakorians.5"]' not in await ada.record(table.id, UMPIRE)
        reply = await ada.answers(table.id, UMPIRE, q, text=table.facts["result"])
        assert reply.status_code == 200, words(reply)
        record = (await ada.record(table.id, UMPIRE)).decode()
        assert '"leaves":["trakorians.5"]' in record and q["id"] not in [x["id"] for x in await ada.asked(table.id, UMPIRE)]
        assert (await ada.sees(table.id, UMPIRE))["picture"]["told"] > told
        assert await onward(town, clock, table.people(town), table.id, 2) == 2, "the day goes on"
        verified(tmp_path, record.encode())

    opened("camp", work)


def test_a_lesson_and_what_was_put_away_of_it(opened: Opened) -> None:
    async def work(town: Town, table: Table, clock: Clock) -> None:
        (role,) = table.people(town)
        shown = (await table.who(town, role).sees(table.id, role))["picture"]
        assert shown["lesson"] is True
        assert shown["learned"] == ["*", "hero", "sun", "tower", "turn"], "put away, and what its own answers have passed"

    opened("lesson", work)


def test_a_finished_table_can_be_looked_at_and_taken_away(opened: Opened, tmp_path: Path) -> None:
    """Its end, its replay and its dice; the record is the archive that was taken of it, to the last byte."""

    async def work(town: Town, table: Table, clock: Clock) -> None:
        ada = table.who(town, "KAT")
        for leaf in ("after", "replay", "dice", "replay?item=3"):
            await ada.get(f"/t/{table.id}/KAT/{leaf}")
            await Person(town).get(f"/t/{table.id}/watcher/{leaf}")
        assert (await ada.get(f"/t/{table.id}/KAT/dice.json")).json()["header"]["game"] == "rudern"
        record = await ada.record(table.id, "KAT")
        assert record == kept("archive_over.jsonl", table.folder)
        assert "recomputed from the seed" in verified(tmp_path, record)

    opened("over", work)


# ---- by the host's commands ------------------------------------------------------------------------------------------
def test_the_hosts_commands_read_it(tmp_path: Path) -> None:
    """`link` lists its tables, `backup` reads every line of it, `restore` brings it back as it was."""
    folder = TABLES["castle"].folder
    store, home = unpacked(tmp_path, folder), tmp_path / "home"
    listed = terminal.call(home, "link", "--store", store)
    assert listed.code == 0 and all(table.id in listed.out for table in tables_in(folder).values())
    copied = terminal.call(home, "backup", tmp_path / "copy.db", "--store", store)
    assert copied.code == 0 and "12 games" in copied.wrong + copied.out, copied
    back = terminal.call(home, "restore", tmp_path / "copy.db", "--store", tmp_path / "back.db")
    assert back.code == 0 and "12 games" in back.wrong + back.out, back

    async def work(clock: Clock) -> None:
        async with server(tmp_path / "back.db") as town:
            for name in [name for name, table in TABLES.items() if table.folder == folder]:
                assert differences(shown_at(TABLES[name]), await pictures(town, TABLES[name]))[:5] == []

    at(NOW, work)
