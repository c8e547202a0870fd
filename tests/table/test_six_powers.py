"""Six programs play six powers over HTTP: five rounds with an election, in the middle of which one leaves; it comes back later.
Each has nothing but its own role's address, and nothing it is sent holds a number out of a purse into which it does not see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from montjoy.core.record import entries as rec
from montjoy.games.rudern.model.queries import active, knowers
from montjoy.games.rudern.options import RudernOptions
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from tests.games.rudern.near_rudern import near_rudern
from tests.table.houses import first_lines
from tests.table.programs import Program, at_work, programs

ROUNDS: Final = 5
ACTS: Final = 1                                              # of a program in one impulse
AWAY: Final = "URA"
LARGE: Final = 40                                            # from here on a number in a stream can only be money
# What a program does, the first that is offered; it stands for every office and votes for the first who stands.
DOES: Final = ("MarchBody", "LookInto", "Stand", "VoteFor", "MoveIn", "GoOut", "EndImpulse")


class Six:
    """Six powers' table, a program in every seat, and what each seat's purses have held."""

    def __init__(self, room: Table, seats: list[Program]) -> None:
        self.room, self.seats = room, {seat.role: seat for seat in seats}
        self.held: dict[str, set[int]] = {seat.role: set() for seat in seats}
        self.acts: dict[tuple[int, str], int] = {}
        self.asked: list[tuple[str, str]] = []               # whom, and what

    @property
    def round(self) -> int:
        return int(self.room.session.state.land.round)

    def note(self) -> None:
        """What lies in the purses now, for every seat that sees into them, and what a seat has learnt otherwise."""
        world = self.room.session.state
        for purse, amount in (*world.treasuries.items(), *world.chests.items()):
            owner = purse if purse in world.treasuries else getattr(world.land.banners.get(purse), "faction", "")
            for seat in knowers(world.land, owner) if owner else ():
                if seat in self.held:
                    self.held[seat].add(amount)
        for seat, known in world.known.items():
            self.held[seat] |= {n for there in known.values() for n in (there.least, there.most) if n is not None}

    async def plays(self, until: Any) -> None:
        """Whoever is asked looks at his picture and answers, until something has come about; the seats without a program are
        waited for."""
        for _ in range(1500):
            await self.room.settle()
            self.note()
            q = next(self.room.clock.waiting_for(), None)
            if until(q):
                return
            assert q is not None and not self.room.session.over
            await (self.answers(self.seats[q.seat]) if q.seat in self.seats else asyncio.sleep(0.001))
        raise AssertionError("it did not come about")

    async def answers(self, seat: Program) -> None:
        shown = await seat.see()
        q = next(q for q in shown["questions"] if q["kind"] != "offer")
        if q["kind"] != "order":
            assert (await seat.post("answer", {"question": q["id"], **self.chosen(seat.role, q)})).status_code == 200
            return
        view = shown["picture"]["page"]["view"]
        home = next((b for b in view["chests"] if view["land"]["banners"][b]["faction"] == view["acting"]), "")
        for form in {"amounts": {home: view["chests"].get(home, 0) + 1}}, q["default"]:
            reply = await seat.post("answer", {"question": q["id"], "form": form})
            if reply.status_code == 200:
                return
        raise AssertionError(reply.text)

    def chosen(self, role: str, q: Any) -> dict[str, Any]:
        """By what it has been sent alone, an option by its type."""
        kinds = [each["is"]["type"] for each in q["options"]]
        impulse = (self.round, active(self.room.session.state.land))
        self.acts[impulse] = self.acts.get(impulse, 0) + ("EndImpulse" in kinds)
        weary = "EndImpulse" in kinds and self.acts[impulse] > ACTS
        kind = "EndImpulse" if weary else next((kind for kind in DOES if kind in kinds), kinds[-1])
        self.asked.append((role, kind))
        mine = [each for each in q["options"] if each["is"]["type"] == kind]
        return {"option": next((each for each in mine if each["is"].get("to") == "rudern"), mine[0])["n"]}


def numbers(item: Any) -> Iterator[int]:
    """Every number in what was sent, also within a text; not those that say which, nor what a form reckons from one's own."""
    if isinstance(item, dict):
        for key, value in item.items():
            if key not in ("id", "question", "taxed", "fields"):
                yield from numbers(value)
    elif isinstance(item, list):
        for value in item:
            yield from numbers(value)
    elif isinstance(item, str):
        yield from (int(word) for word in item.replace(",", " ").replace(".", " ").split() if word.isdigit())
    elif isinstance(item, int) and not isinstance(item, bool):
        yield item


async def streamed(seat: Program) -> list[Any]:
    """The whole of what a seat was ever told, piece by piece."""
    found: list[Any] = []
    while True:
        more = (await seat.http.get(f"{seat.base}/stream?since={len(found)}", headers=seat.headers())).json()
        assert more["first"] == len(found) + 1
        found += more["items"]
        if len(found) == more["told"]:
            return found


def decided(room: Table, seat: str) -> list[str]:
    """Who has answered for a seat."""
    return [e.by for e in room.session.entries if isinstance(e, rec.Decided) and e.seat == seat]


async def leaves(six: Six, how: str) -> Program:
    """The program says on its seat's page who plays in its stead, and calls no more."""
    seat = six.seats.pop(AWAY)
    reply = await seat.http.post(f"/t/{seat.table}/{AWAY}/stand-in", data={"who": how}, headers=seat.headers())
    assert reply.status_code in (200, 303), reply.text
    return seat


def test_six_programs_play_five_rounds_and_one_leaves_in_an_election(tmp_path: Path) -> None:
    """RW-CAM-RND-01, RW-CAM-OFF-07, RW-GEN-13  The body comes home, every office is voted on; one of the voters leaves when
    he is to vote, the election goes on without him, and two rounds later he finds his stream whole and is asked again."""

    async def work() -> None:
        async with at_work(tmp_path / "t.db") as (house, http):
            six = await sat_down(house, http)
            await six.plays(lambda q: q is not None and q.seat == AWAY and type(q.asked.ask).__name__ == "Ballot")
            before, ballots = await streamed(six.seats[AWAY]), kinds(six, AWAY).count("VoteFor")
            gone = await leaves(six, "bot:default")
            assert six.round == 2
            await six.plays(lambda q: six.round == 4)
            assert decided(six.room, AWAY).count("bot") > 4 and kinds(six, AWAY).count("VoteFor") == ballots
            offices = [e for e in await streamed(six.seats["KAT"]) if e["type"] == "Elected"]
            assert [e["office"] for e in offices][:5] == ["kard", "treasurer", "commander", "sermo", "umbro"]

            reply = await http.post(f"/t/{gone.table}/{AWAY}/back", headers=gone.headers())
            assert reply.status_code in (200, 303), reply.text
            six.seats[AWAY] = gone
            assert (await streamed(gone))[: len(before)] == before
            answered = len(kinds(six, AWAY))
            await six.plays(lambda q: six.round > ROUNDS)
            assert len(kinds(six, AWAY)) > answered and decided(six.room, AWAY)[-1] == ""
            await nobody_reads_anothers_purse(six)

    asyncio.run(work())


async def sat_down(house: Registry, http: Any) -> Six:
    options = RudernOptions(council="elected", first_round_tax=False)
    room = await house.open(house.game("rudern"), near_rudern(), options, lines.Settings(pause=0.0))
    await room.act(lambda: first_lines(room.session, {}))
    six = Six(room, await programs(house, http, room, room.session.seats))
    assert list(six.seats) == ["LEA", "GRA", "KAT", "GLI", "URA", "SVE"]
    return six


def kinds(six: Six, seat: str) -> list[str]:
    return [kind for role, kind in six.asked if role == seat]


async def nobody_reads_anothers_purse(six: Six) -> None:
    """Red where an amount is told to all: every large number that a seat was sent was once in a purse into which it sees."""
    for role, seat in six.seats.items():
        told = {n for n in numbers(await streamed(seat)) if n >= LARGE}
        assert told <= six.held[role], (role, sorted(told - six.held[role]))
        view = (await seat.see())["picture"]["page"]["view"]
        land = six.room.session.state.land
        assert set(view["treasuries"]) == {f for f in land.factions if role in knowers(land, f)}
        assert set(view["chests"]) == {b.id for b in land.banners.values() if role in knowers(land, b.faction)}
        money = {n for n in numbers([view["treasuries"], view["chests"]]) if n >= LARGE}
        others = set().union(*(held for other, held in six.held.items() if other != role)) - six.held[role]
        assert money and money <= six.held[role] and others  # there is something to be kept from him
