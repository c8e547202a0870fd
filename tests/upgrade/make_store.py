"""Makes what the tests of this folder open again: `python -m tests.upgrade.make_store GAME-VERSION [store|terminal|stranger]`.

It is run by the release whose files are to be kept; later releases only read what it left in `data/`.  Where a game has new
rules it is run again, into a folder of its own (`STORES`), and what earlier releases left stays.  Twelve tables are
opened and played by people with browsers, through the table's own addresses; games are played and left in the terminal; a game
of a stranger's is begun as `new game` begins one.  Every door to chance and time is ours, so a second run makes much the same.
"""

from __future__ import annotations

import gzip
import io
import itertools
import json
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core import outside
from tests.suite.usage import parser
from tests.table.clockwork import Clock
from tests.table.visitors import Town, words
from tests.upgrade import terminal
from tests.upgrade.people import (
    DATA,
    FILES,
    MORE,
    NOW,
    STORES,
    Person,
    at,
    counted,
    earlier,
    invited,
    later,
    pictures,
    played_on,
    quiet,
    server,
    tables_in,
    unpacked,
)

DAY = 86_400
UMPIRE = "umpire"


# ---- a table in the making -------------------------------------------------------------------------------------------
class Making:
    """A table and everybody at it; `kept` is what the tests are told of it."""

    def __init__(self, town: Town, clock: Clock, owner: Person, id: str, game: str) -> None:
        self.town, self.clock, self.owner, self.id, self.game = town, clock, owner, id, game
        self.at: dict[str, Person] = {"owner": owner}
        self.programs: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.void: dict[str, str] = {}
        self.facts: dict[str, Any] = {}

    async def link(self, role: str) -> str:
        return invited(await self.owner.post(f"/t/{self.id}/owner/link", role=role))

    async def comes(self, who: Person, role: str, name: str) -> Person:
        """Somebody takes a role by a fresh link."""
        await who.post("/join", token=await self.link(role), name=name)
        self.at[role] = who
        return who

    async def program(self, role: str, name: str) -> None:
        sent = {"token": await self.link(role), "name": name}
        reply = await self.town.visitor().post("/api/v1/join", json=sent)
        assert reply.status_code == 200, reply.text
        self.programs[role] = reply.json()["bearer"]

    async def begins(self) -> None:
        await self.owner.post(f"/t/{self.id}/owner/start")
        await quiet(self.town)

    async def does(self, role: str, what: str, **fields: Any) -> None:
        await self.at[role].post(f"/t/{self.id}/{role}/{what}", **fields)
        await quiet(self.town)

    async def asked(self, role: str) -> list[Any]:
        return await self.who(role).asked(self.id, role)

    def who(self, role: str) -> Person:
        return self.at.get(role) or Person(self.town, bearer=self.programs[role])

    async def turn(self, *roles: str) -> tuple[str, Any]:
        """Whose turn it is, and what he is asked."""
        for role in roles:
            for q in await self.asked(role):
                if q["kind"] != "offer":
                    return role, q
        raise AssertionError("nobody is asked")

    async def rounds(self, until: Callable[[dict[str, list[Any]]], bool], most: int = 150) -> dict[str, list[Any]]:
        """Everybody who is asked answers, now this way and now that, until it is so; nothing where it does not come to that."""
        roles = [role for role in (*self.at, *self.programs) if role != "owner"]
        for n in range(most):
            asked = {role: await self.asked(role) for role in roles}
            if until(asked):
                return asked
            found = next(((role, q) for role, qs in asked.items() for q in qs if q["kind"] != "offer"), None)
            if found is None and n > most / 2:
                return {}
            if found is None:                                # a pause for reactions goes by
                await later(self.town, self.clock, 10.0)
            else:
                await self.one(*found, n)
        return {}

    async def one(self, role: str, q: Any, n: int) -> None:
        reply = await self.who(role).answers(self.id, role, q, n % max(1, len(q["options"])))
        assert reply.status_code == 200, words(reply)[:400]

    def kept(self) -> dict[str, Any]:
        roles = {role: who.token for role, who in self.at.items()}
        return {"id": self.id, "game": self.game, "browsers": roles, "programs": self.programs, "links": self.links,
                "void": self.void, "facts": self.facts}


class Maker:
    """The people: Ada has one browser for all her tables, the others one each."""

    def __init__(self, town: Town, clock: Clock) -> None:
        self.town, self.clock, self.ada = town, clock, Person(town)
        self.made: dict[str, Making] = {}

    async def opened(self, name: str, game: str, scenario: str = "", own: Any = None, **form: str) -> Making:
        self.clock.passes(601.0)
        given = {"game": game, "name": "Ada", **({"scenario": scenario} if scenario else {}), **form}
        page = await self.ada.post("/new/own" if own else "/new", files=own, **given)
        assert str(page.url.path).endswith("/owner"), words(page)
        self.made[name] = found = Making(self.town, self.clock, self.ada, str(page.url.path).split("/")[2], game)
        found.at |= {key.removeprefix("seat."): self.ada for key, who in form.items() if key.startswith("seat.") and who == "me"}
        if form.get(UMPIRE) == "me":
            found.at[UMPIRE] = self.ada
        return found


# ---- The Rudern War --------------------------------------------------------------------------------------------------
async def siege(m: Maker) -> None:
    """Two people, no hurry: talk, a note, and an answer whose key may come a second time."""
    t = await m.opened("siege", "rudern", "siege_of_a_town", title="Before Strzegom", **{"seat.WKA": "me"})
    await t.comes(Person(m.town), "SVE", "Ben")
    await t.begins()
    await t.does("WKA", "say", text="Good evening! Is the wine cold?")
    await t.does("SVE", "say", text="As cold as your siege.")
    await t.does("SVE", "notes", text="He always storms in the third round.\nKeep the cavalry inside.")
    q = (await t.asked("WKA"))[0]
    await m.ada.answers(t.id, "WKA", q, 2, key="the-first-answer")
    t.facts |= {"question": q["id"], "option": q["options"][2]["n"], "key": "the-first-answer"}
    await t.does("SVE", "propose", kind="back", reason="I was not ready")


async def clock(m: Maker) -> None:
    """A day for every decision: the clock runs, and a draft lies there for when it has run out."""
    t = await m.opened("clock", "rudern", "two_lords", title="A move a day", deadline=str(DAY), umpire="yes",
                       stand_in="2", **{"seat.KAT": "me"})
    await t.comes(Person(m.town), "SVE", "Ben")
    await t.comes(Person(m.town), UMPIRE, "Uma")
    await t.begins()
    await m.ada.plays(t.id, "KAT", 1)
    role, q = await t.turn("KAT", "SVE")
    n = len(q["options"]) - 1
    await t.does(role, "draft", question=str(q["id"]), option=str(q["options"][n]["n"]))
    t.facts |= {"role": role, "question": q["id"], "draft": q["options"][n]["is"]}


async def lords(m: Maker) -> None:
    """An umpire, a house rule from a file, rulings; one seat's link was made anew and nobody has come by it."""
    own = [("house_file", ("field_figures.toml", (FILES / "field_figures.toml").read_bytes()))]
    t = await m.opened("lords", "rudern", "three_lords", own, title="Three lords", umpire="me")
    for seat, name in (("WKA", "Ben"), ("KAT", "Cai")):
        await t.comes(Person(m.town), seat, name)
    t.void["SVE"] = await t.link("SVE")
    t.links["SVE"] = await t.link("SVE")
    await t.begins()
    await t.rounds(lambda asked: not any(asked.values()))    # now it is the turn of the seat where nobody sits
    await t.does(UMPIRE, "desk/look", seat="KAT")
    await t.does(UMPIRE, "desk/rule", kind="die", why="RW-DICE-02", about="attacker", faces="6", reason="A wager", told="all",
                 number="1")
    await t.does(UMPIRE, "desk/rule", kind="pause", reason="Tea", told="all", number="2")
    await t.does(UMPIRE, "desk/rule", kind="resume", reason="Tea is over", told="all", number="3")
    t.facts |= {"reasons": ["A wager", "Tea", "Tea is over"], "rule": "Field figures at the walls"}


async def over(m: Maker) -> None:
    """Played to its end against a bot; anybody may look on."""
    t = await m.opened("over", "rudern", "field_battle", title="Over", watch="public",
                       **{"seat.KAT": "me", "seat.SVE": "bot:seer"})
    t.facts["watched"] = True
    await t.begins()
    await t.rounds(lambda asked: not any(asked.values()))
    assert (await m.ada.sees(t.id, "KAT"))["picture"]["status"] == "over"


async def before(m: Maker) -> None:
    """Not begun: real dice, a seat that was taken back and whose new link waits for somebody."""
    t = await m.opened("before", "rudern", "two_lords", title="On Sunday", typed="yes", **{"seat.KAT": "me"})
    gone = await t.comes(Person(m.town), "SVE", "Dan")
    await m.ada.post(f"/t/{t.id}/owner/revoke", role="SVE")
    t.facts["cookie"] = gone.token
    del t.at["SVE"]
    t.links["SVE"] = await t.link("SVE")


# ---- Drakborgen Legenden ---------------------------------------------------------------------------------------------
async def duel(m: Maker) -> None:
    """A fight: both choose at once, one has, and the other has not seen it.  A table where none comes about is deleted."""
    for _ in range(8):
        t = await m.opened("duel", "drakborgen", "two", title="Two at the tower", **{"seat.red": "me"})
        await t.comes(Person(m.town), "blue", "Ben")
        await t.begins()
        if asked := await t.rounds(lambda asked: all(qs and "Where do you stand" in qs[0]["text"] for qs in asked.values())):
            break
        await m.ada.post(f"/t/{t.id}/owner/delete", sure="yes")
    q = asked["red"][0]
    await m.ada.answers(t.id, "red", q, 1)
    t.facts |= {"sealed": "red", "waits": "blue", "question": q["id"], "answer": q["options"][1]["is"]}


async def castle(m: Maker) -> None:
    """A person between two bots, a fight against the clock, and somebody who looks on one mark behind."""
    t = await m.opened("castle", "drakborgen", "three", title="With two bots", watch="delayed", delay="1",
                       **{"seat.red": "me", "seat.blue": "bot:cautious", "seat.green": "bot:greedy",
                          "option.combat_timer_seconds": "7"})
    await t.begins()
    for n in range(14):
        mine = [q for q in await t.asked("red") if q["kind"] != "offer"]
        if mine:
            await t.one("red", mine[0], n)
    await t.does("red", "say", text="Mind the bridge")
    t.facts["watched"] = True


async def barrows(m: Maker) -> None:
    """A content pack and a house rule of the group's own; a bot plays in somebody's stead."""
    own = [("pack_file", ("barrows.zip", zipped(FILES / "barrows"))),
           ("house_file", ("longer_day.toml", (FILES / "longer_day.toml").read_bytes()))]
    t = await m.opened("barrows", "drakborgen", "two", own, title="Our barrows", deadline=str(8 * 3600), **{"seat.red": "me"})
    await t.comes(Person(m.town), "blue", "Cai")
    await t.begins()
    for n in range(6):
        role, q = await t.turn("red", "blue")
        await t.one(role, q, n)
    await t.does("blue", "stand-in", who="bot:greedy")
    await t.does("blue", "notes", text="Ulla first")
    for n in range(4):
        if mine := [q for q in await t.asked("red") if q["kind"] != "offer"]:
            await t.one("red", mine[0], n)
    await t.does("red", "pause", hours="5")
    t.facts |= {"rule": "A longer day", "hero": "Ulla Ironhand"}


async def lesson(m: Maker) -> None:
    """Learnt by playing, alone against bots; two steps of the sheet are put away."""
    m.clock.passes(601.0)
    page = await m.ada.post("/learn/drakborgen")
    _, _, id, seat = str(page.url.path).split("/")
    m.made["lesson"] = t = Making(m.town, m.clock, m.ada, id, "drakborgen")
    t.at[seat] = m.ada
    await quiet(m.town)
    for n in range(5):
        if mine := [q for q in await t.asked(seat) if q["kind"] != "offer"]:
            await t.one(seat, mine[0], n)
    await t.does(seat, "learned", step="*")


# ---- The Battle for Clusta Noba ---------------------------------------------------------------------------------------
async def cove(m: Maker) -> None:
    """Orders for the day, of both sides at once: one side's are sealed, the other's are a draft, and the clock runs."""
    t = await m.opened("cove", "clusta", "skirmish", title="The cove by post", deadline=str(8 * 3600),
                       **{"seat.trakorians": "me"})
    await t.comes(Person(m.town), "ransards", "Ben")
    await t.begins()
    q = (await t.asked("trakorians"))[0]
    await m.ada.answers(t.id, "trakorians", q, text="ask rounds\nto kaelve:\nday 0: go to 0303\n")
    waits = (await t.asked("ransards"))[0]
    await t.does("ransards", "draft", question=str(waits["id"]), text="ask rounds\nto grisban:\nday 0: go to 0405\n")
    t.facts |= {"sealed": "trakorians", "waits": "ransards", "question": q["id"], "hex": "0303", "draft": "0405"}


async def camp(m: Maker) -> None:
    """A scenario from a file: the storm of a camp is handed to the umpire, who has not said yet what came of it."""
    own = [("scenario_file", ("camp_stormed.toml", (FILES / "camp_stormed.toml").read_bytes()))]
    seats = {"seat.trakorians": "bot:default", "seat.ransards": "open"}
    t = await m.opened("camp", "clusta", "", own, title="The camp", umpire="me", **seats)
    await t.comes(Person(m.town), "ransards", "Ben")
    await t.begins()
    first = await t.rounds(lambda asked: bool(asked["ransards"]))
    await t.at["ransards"].answers(t.id, "ransards", first["ransards"][0], text="ask rounds\n")
    assert await t.rounds(lambda asked: any(q["form"] == "Result" for q in asked[UMPIRE]))
    t.facts |= {"result": "leaves trakorians.5"}


async def isle(m: Maker) -> None:
    """A campaign of some days, long enough to be opened from a stored state: a person, a program and a bot."""
    t = await m.opened("isle", "clusta", "three_sides", title="Three on the island",
                       **{"seat.trakorians": "me", "seat.ransards": "open", "seat.stegosians": "bot:steady"})
    await t.program("ransards", "Rob")
    await t.begins()
    count = itertools.count()
    await t.rounds(lambda asked: next(count) > 60)


TABLES = (siege, clock, lords, over, before, duel, castle, barrows, lesson, cove, camp, isle)


# ---- the store -------------------------------------------------------------------------------------------------------
async def made(folder: Path, clock: Clock) -> dict[str, Any]:
    """The store is filled; what is to be known of its people."""
    async with server(folder / "table.db") as town:
        maker = Maker(town, clock)
        for table in TABLES:
            await table(maker)
            print(table.__name__, flush=True)
        await later(town, clock, 60.0)
        return {name: table.kept() for name, table in maker.made.items()}


async def seen(folder: Path, into: Path, clock: Clock) -> None:
    """What everybody is shown when the store is opened again, and after twenty more answers."""
    now, onward = {}, {}
    async with server(unpacked(folder, into)) as town:
        for name, table in tables_in(into).items():
            now[name] = await pictures(town, table)
    for name, table in tables_in(into).items():
        clock.wall = NOW
        onward[name] = await played_on(unpacked(folder, into), clock, table, MORE)
        print(name, onward[name]["answers"], "more answers", flush=True)
    packed(into / "shown.json.gz", json.dumps(now, sort_keys=True, ensure_ascii=False).encode())
    packed(into / "onward.json.gz", json.dumps(onward, sort_keys=True, ensure_ascii=False).encode())


async def archives(folder: Path, into: Path) -> None:
    """Two records as their tables give them away: one of a finished game, one of a running one."""
    async with server(unpacked(folder, into)) as town:
        for name, role in (("over", "KAT"), ("clock", UMPIRE)):
            table = tables_in(into)[name]
            packed(into / f"archive_{name}.jsonl.gz", await table.who(town, role).record(table.id, role))


def store(folder: Path, into: Path) -> None:
    async def work(clock: Clock) -> None:
        text = json.dumps({"now": NOW, "tables": await made(folder, clock)}, indent=1, ensure_ascii=False)
        (into / "people.json").write_text(text + "\n", "utf-8")
        packed(into / "store.db.gz", (folder / "table.db").read_bytes())
        clock.wall = NOW
        await seen(folder, into, clock)
        await archives(folder, into)

    at(NOW - DAY / 4, work)


# ---- small things ----------------------------------------------------------------------------------------------------
def packed(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0))
    print(path.name, len(data), "->", path.stat().st_size, flush=True)


def zipped(folder: Path) -> bytes:
    """A folder's files as an archive."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(p for p in folder.rglob("*") if p.is_file()):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return held.getvalue()


def main(args: list[str]) -> None:
    usage = parser("python -m tests.upgrade.make_store", __doc__)
    usage.add_argument("folder", choices=[path.name for path in STORES.values()])
    what = ["store", "terminal", "stranger"]                 # [] for none: Python 3.11 looks it up among the choices, too
    usage.add_argument("what", nargs="*", choices=[*what, []], metavar="{" + ",".join(what) + "}")
    given = usage.parse_args(args)
    into = DATA / given.folder
    games = [game for game, path in STORES.items() if path.name == given.folder]
    if not {table.game for table in earlier().values()} & {*games}:
        usage.error(f"no table of {' or '.join(games)} is kept: it needs no line in STORES, and there is nothing to make")
    into.mkdir(parents=True, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setattr(outside, "entropy", counted())
        for name, work in (("store", store), ("terminal", terminal.make), ("stranger", terminal.stranger)):
            if not given.what or name in given.what:
                work(Path(folder), into)


if __name__ == "__main__":
    main(sys.argv[1:])
