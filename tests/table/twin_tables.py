"""Two tables in one process that differ only in what one viewer may not know, and everything that reaches him over HTTP.

The pair of states is made as in `tests/suite/twins.py`; the tables have the same name, tokens, clock and seed, each in a house
and an application of its own.  Everything the viewer is sent is compared byte for byte: status, headers in order, body, length,
and the live line's words; until his stream differs first by an event that the game lists in `reveals`.
"""

from __future__ import annotations

import asyncio
import re
import time
import urllib.parse
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from montjoy.core.effects import UMPIRE, WATCHER, Event
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.access.rates import Rates
from montjoy.table.access.tokens import OWNER, holder
from montjoy.table.app import make_app
from montjoy.table.store.engines import open_store
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table, always
from montjoy.table.web.pages import asked as reckoning
from tests.suite.patience import HANGS, comes
from tests.suite.players import any_answer, page_luck, todo
from tests.suite.twins import Leak
from tests.table.houses import COOKIE, FREE
from tests.table.wire import Raw, cookie, raw, scope_of

ID = "twintable"
NOW = 1_800_000_000.0
STARTS: dict[int, Any] = {}  # by session, the mark at which twins part
FIGURE = re.compile(r'data-at="[^"]+" transform="translate\(([\d.]+) ([\d.]+)\)')
FORM = {"content-type": "application/x-www-form-urlencoded"}


class Twin:
    """One of the two tables, seen by one viewer ("": a stranger who looks on)."""

    def __init__(self, house: Registry, room: Table, tokens: dict[str, str], viewer: str, other: bool) -> None:
        self.house, self.room, self.tokens, self.viewer, self.other = house, room, tokens, viewer, other
        self.app = make_app(house, rates=Rates(FREE))
        self.role = viewer or WATCHER
        self.live: asyncio.Task[Any] | None = None
        self.heard = bytearray()
        self.since = 0  # how many items the viewer had been told at the mark

    @property
    def session(self) -> Session:
        return self.room.session

    # ---- what the viewer does ------------------------------------------------------------------------------------------
    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None, **headers: str) -> Raw:
        mine = cookie(self.tokens[self.viewer]) if self.viewer in self.tokens else {}
        sent = urllib.parse.urlencode(body).encode() if body is not None else b""
        return await raw(self.app, method, path, {**mine, **(FORM if body is not None else {}), **headers}, sent)

    async def post(self, what: str, **fields: Any) -> Raw:
        return await self.ask("POST", f"/t/{ID}/{self.role}/{what}", fields)

    async def program(self, path: str, method: str = "GET", body: Any = None, key: str = "program-key") -> Raw:
        token = self.tokens.get(f"program {self.role}")
        who = {"authorization": f"Bearer {token}"} if token else {}
        sent = {"content-type": "application/json", "idempotency-key": key} if body is not None else {}
        return await raw(
            self.app, method, f"/api/v1{path}", {**who, **sent}, msgspec.json.encode(body) if body is not None else b""
        )

    async def listen(self) -> None:
        """The live line, kept open: what it says is compared too."""

        async def more(message: Any) -> None:
            self.heard.extend(message.get("body", b""))

        mine = cookie(self.tokens.get(self.viewer, ""))
        scope = scope_of("GET", f"/t/{ID}/{self.role}/live", headers=list(mine.items()))
        first = asyncio.Event()

        async def receive() -> Any:
            if not first.is_set():
                first.set()
                return {"type": "http.request", "body": b"", "more_body": False}
            await asyncio.Event().wait()

        self.live = asyncio.create_task(self.app(scope, receive, more))
        await comes(lambda: self.heard, "the live line says nothing")

    async def look(self, step: int) -> list[tuple[str, Raw]]:
        """Everything that a browser and a program at this role can ask for now."""
        base, role = f"/t/{ID}", self.role
        got = [
            (path, await self.ask("GET", path))
            for path in (
                f"{base}/{role}",
                f"{base}/{role}/part",
                f"{base}/{role}/part?lang=he",
                f"{base}",
                "/",
                f"{base}/{role}/log?before={self.room.pictures.of(role).told}",
                f"{base}/{role}/log?before=999999",
                f"{base}/{role}/here",
                f"{base}/{role}/here?x={37 * step % 900}&y={53 * step % 900}",
                f"{base}/{role}/here?x={37 * step % 900}&y={53 * step % 900}&go=down",
                f"{base}/{role}/signs",
                f"{base}/{role}/paper",
                f"{base}/{role}/then",
                f"{base}/{role}/then?turn={1 + step}",
                f"{base}/{role}/then?turn={1 + step}&step={1 + step % 3}",
                f"{base}/{role}/then?step=last",
                f"{base}/{role}/time",
                f"{base}/{role}/since",
                f"/begun?at={base}/{role}",
                f"/open/{ID}",
                f"{base}/{UMPIRE}/desk/people",
                f"{base}/{UMPIRE}/part",
                f"{base}/{OWNER}",
                f"{base}/{OWNER}/seats",
            )
        ]
        part = next(reply.body.decode() for path, reply in got if path == f"{base}/{role}/part")
        for x, y in FIGURE.findall(part)[step % 3 :: 7][:3]:     # whoever stands on a board of squares: his arcs, ranges, reach
            got.append((f"here {x} {y}", await self.ask("GET", f"{base}/{role}/here?x={x}&y={y}")))
        late = ("after", "replay?item=3", "dice", "dice.json", "export") if not self.session.over else ()  # then all is told
        got += [(what, await self.ask("GET", f"{base}/{role}/{what}")) for what in late]
        strangers = [s for s in (UMPIRE, OWNER, *self.session.seats) if s != role]
        got += [(f"export as {s}", await self.ask("GET", f"{base}/{s}/export")) for s in strangers]
        got += [
            (path, await self.program(path))
            for path in (
                "/tables", f"/t/{ID}/{role}", f"/t/{ID}/{role}/stream?since=0&most=500", f"/t/{ID}/{role}/receipt",
                f"/t/{ID}/{role}/head?item={max(1, self.room.pictures.of(role).told - 3)}",
            )
        ]
        others = [s for s in self.session.seats if s != role]
        got += [(f"as {s}", await self.ask("GET", f"{base}/{s}/part")) for s in others]
        reckoning.reckoner.kept.clear()                      # both tables have one name: what one was told is not the other's
        reckoning.beside.kept.clear()
        for q in self.room.pictures.of(role).questions[:1] if step % 4 == 0 else ():
            for option in range(min(2, len(q.options))):
                got.append(("odds", await self.ask("GET", f"{base}/{role}/odds?question={q.id}&option={option}")))
            got += [(part, await self.ask("GET", f"{base}/{role}/{part}?question={q.id}")) for part in ("guide", "draft")]
        return got + await self.pick()

    async def pick(self) -> list[tuple[str, Raw]]:
        """What can be ordered by picking on the board: of all units, of two of them, of another side's, of nobody's."""
        game, picture = self.room.game, self.room.pictures.of(self.role)
        got = []
        for q in [q for q in picture.questions if q.kind == "order"][:1]:
            own = game.picks.units(picture.page.view, q)[:2] if game.picks is not None and picture.page is not None else []
            for at in ("", *own, "A1", "B1", "10,10"):
                got.append((f"pick {at}", await self.post("pick", question=q.id, text="", pick=at)))
        return got

    async def fumble(self, step: int) -> list[tuple[str, Raw]]:
        """What is refused is refused in the same words."""
        got = []
        mine = todo(self.session, self.role) if self.role in self.session.seats else []
        number = mine[0].id if mine else 1
        for n, fields in enumerate(
            (
                {"question": number, "option": 9999},
                {"question": number + 77, "option": 0},
                {"question": number, "text": "nonsense ‮"},
                {"question": "x"},
                {},
            )
        ):
            got.append((f"answer {fields}", await self.post("answer", key=f"fumble-{step}-{n}", **fields)))
            await self.settled()                             # a sheet of nonsense may be taken, and is seen at the next beat
        got.append(("no key", await self.post("answer", question=number, option=9999)))
        got.append(("undo", await self.post("undo") if step % 5 == 4 else await self.post("type", faces="1 2 3")))
        got.append(("draft", await self.post("draft", question=number, option=9999)))
        got.append(("resume", await self.post("resume")))
        got.append(("back", await self.post("back", seat="")))
        got.append(("agree", await self.post("agree", number=1, say="yes")))
        for kind in ("retry", "die", "resume", "back"):  # each refused: no reason for the die, and no such mark
            reason = "" if kind == "die" else "because"
            answer = await self.post("propose", kind=kind, why="x", faces="0", before="99999", reason=reason)
            got.append((f"propose {kind}", answer))
        got.append(
            ("a program", await self.program(f"/t/{ID}/{self.role}/answer", "POST", {"question": number + 55, "option": 0}))
        )
        for s in [s for s in self.session.seats if s != self.role]:
            got.append(
                (
                    f"answer as {s}",
                    await self.ask("POST", f"/t/{ID}/{s}/answer", {"question": 1, "option": 0, "key": "abcdefgh"}),
                )
            )
        if step % 3 == 0:
            got.append(("say", await self.post("say", text=f"step {step}")))
        return got

    async def decide(self, luck: Philox) -> list[tuple[str, Raw]]:
        """The viewer's own decision, through the page's form, and once more under the same key."""
        q = next(iter(q for q in todo(self.session, self.role) if q.kind != "offer"), None) or todo(self.session, self.role)[0]
        fields: dict[str, Any] = {"question": q.id, "key": f"{ID}.{q.id}.{len(self.heard)}"[:50]}
        if q.kind == "order":
            answer = any_answer(self.session.game, self.session.page(self.role), q, luck)
            fields["text"] = self.session.game.write(answer)  # type: ignore[attr-defined]
        else:
            fields["option"] = luck.below(len(q.options))
        got = [("decide", await self.post("answer", **fields)), ("again", await self.post("answer", **fields))]
        await self.settled()
        return got

    # ---- what others do --------------------------------------------------------------------------------------------------
    async def others(self) -> None:
        """Everybody else acts by a fixed function of his own page, until the viewer is asked or is told something."""
        before = self.seen()
        for _ in range(400):
            session = self.session
            if session.over or session.stopped or self.mine():
                return
            waited = [(s, q) for s in session.viewers if s != self.viewer for q in todo(session, s) if q.kind != "offer"]
            if waited:
                await self.fixed(*waited[0])
            elif session.window:
                await self.room.act(lambda session=session: session.close_window())
            else:
                raise AssertionError("stalled")
            await self.settled()
            if self.seen() != before:
                return

    async def fixed(self, seat: str, q: Any) -> None:
        page = self.session.page(seat)
        answer = any_answer(self.session.game, page, q, page_luck(page, q, seat))
        if self.other:  # what the others do beside that is none of the viewer's business
            await self.room.act(lambda: (lines.Drafted(seat, q.id, msgspec.to_builtins(answer)),))
            await self.room.answer(seat, q.id, always("nonsense"))
        await self.room.answer(seat, q.id, always(answer))

    def mine(self) -> bool:
        if self.viewer not in self.session.seats:
            return False
        mine = todo(self.session, self.viewer)
        return any(q.kind != "offer" for q in mine) or (bool(mine) and bool(self.session.window))

    def seen(self) -> bytes:
        return msgspec.json.encode([self.session.streams[self.role].version, self.session.page(self.role)])

    async def settled(self) -> None:
        """What follows has happened, and the live line has said so."""
        turn, end = 0, time.monotonic() + HANGS
        while time.monotonic() < end:
            turn += 1
            await asyncio.sleep(0 if turn < 20 else 0.001)
            async with self.room.turn:
                here, stamp = self.house.subscribers.listeners.get(ID, ()), self.room.pictures.stamp
                late = [x for x in here if x.event.is_set() or x.stamp != stamp(x.role)]
                if not late and not self.house.tasks:
                    return
        raise AssertionError("a picture has changed and its viewer was not told")


def seated(house: Registry, whole: Session, session: Session, id: str, **settings: Any) -> tuple[Table, dict[str, str]]:
    """A table of a house whose game stands there, with a browser and a program in every role; their tokens."""
    given = lines.Settings(**{"seats": dict.fromkeys(whole.seats, lines.OPEN), "umpire": whole.header.umpire, **settings})
    roles = [*whole.seats, *([UMPIRE] if given.umpire else [])]
    tokens = {role: f"token-of-{role}-0123456789" for role in roles} | {
        f"program {role}": f"program-of-{role}-0123456789" for role in roles
    }
    for v, stream in session.streams.items():  # the log from the beginning, as at a table that never slept
        stream.items[:0] = whole.streams[v].items[: stream.base]
        stream.base = 0
    room = Table(id, whole.game, lines.Meta(given, session.header), session, house)
    stored = [store.Line(lines.RECORD, msgspec.json.encode(entry), NOW) for entry in session.entries]
    passes = tuple(holder(id, role, tokens[role]) for role in roles)
    passes += tuple(holder(id, role, tokens[f"program {role}"], "bearer") for role in roles)
    house.store.commit(
        store.Write(game=id, expected=0, lines=tuple(stored), passes=passes, meta=msgspec.json.encode(room.meta))
    ).result()
    room.log.version, room.log.written = len(stored), len(session.entries)
    for seat in whole.seats:
        room.fold(lines.Seated(seat, lines.PERSON, f"Name of {seat}"), NOW)
    house.tables[id], house.used[id] = room, NOW
    return room, tokens


@asynccontextmanager
async def twins_at(
    folder: Any, whole: Session, pair: Sequence[Session], viewer: str, a_second: int = 3, **settings: Any
) -> AsyncIterator[list[Twin]]:
    """Both tables, open and with the viewer's live line, which says something so often in a second (0: at every change)."""
    made: list[Twin] = []
    for n, session in enumerate(pair):
        house = Registry(open_store(folder / f"{n}.db"), {whole.game.slug: whole.game})
        house.bots.pace, house.subscribers.a_second, house.cookie = 0, a_second, COOKIE
        since = session.streams[viewer or WATCHER].base
        STARTS[id(session)] = session.snapshots[0]
        room, tokens = seated(house, whole, session, ID, **{"watch": "public", **settings})
        made.append(Twin(house, room, tokens, viewer, n == 1))
        made[-1].since = since
    try:
        for twin in made:
            await twin.listen()
        yield made
    finally:
        for twin in made:
            if twin.live is not None:
                twin.live.cancel()
            await twin.house.close()


def same(one: list[tuple[str, Raw]], two: list[tuple[str, Raw]]) -> None:
    """Raises Leak with the first difference."""
    for (name, a), (other, b) in zip(one, two, strict=True):
        if name != other or a != b:
            at = next((n for n, (x, y) in enumerate(zip(a.body, b.body)) if x != y), min(len(a.body), len(b.body)))
            heads = [(x, y) for x, y in zip(a.headers, b.headers) if x != y]
            raise Leak(
                f"{name}: {a.status}, {b.status} {heads}\n"
                f" {a.body[max(0, at - 150) : at + 200]!r}\n {b.body[max(0, at - 150) : at + 200]!r}"
            )


def revealed(game: Any, twins: list[Twin], since: int) -> str | None:
    """The event that lets the difference show, where the viewer's stream differs; None: it does not.  Raises Leak."""
    role = twins[0].role
    one, two = ([msgspec.json.encode(x) for x in t.session.streams[role].items[since:]] for t in twins)
    if one == two:
        return None
    at = next((n for n, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    for twin in twins:
        items = twin.session.streams[role].items[since + at : since + at + 1]
        if items and isinstance(items[0], Event) and type(items[0]) in game.reveals:
            return type(items[0]).__name__
    raise Leak(f"the streams differ first by {one[at : at + 1]} and {two[at : at + 1]}")


async def compared(game: Any, twins: list[Twin], steps: int, salt: int = 0) -> tuple[int, str | None]:
    """(answers that were equal, what revealed).  Raises Leak."""
    lucks = [Philox(salt, 0, 1), Philox(salt, 0, 1)]
    equal, since, role = 0, twins[0].since, twins[0].role
    for step in range(steps):
        for fumbling in (False, True):
            got = [await t.fumble(step) if fumbling and t.viewer else [] if fumbling else await t.look(step) for t in twins]
            for t in twins:
                await t.settled()
            if (event := revealed(game, twins, since)) is not None:
                return equal, event
            one, two = (msgspec.to_builtins(t.room.pictures.of(role)) for t in twins)
            if parts := [name for name in one if one[name] != two[name]]:
                raise Leak(f"the pictures at step {step}: {[(name, one[name], two[name]) for name in parts]}"[:2000])
            same(*got)
            equal += len(got[0])
        if twins[0].heard != twins[1].heard:
            one, two = (bytes(t.heard).decode().split("\n\n") for t in twins)
            at = next((n for n, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
            raise Leak(f"the live line at step {step}: {one[at : at + 2]}, {two[at : at + 2]}")
        if any(t.session.over or t.session.stopped for t in twins):
            break
        acts = [t.mine() for t in twins]
        if acts[0] != acts[1]:
            raise Leak("one of them is asked")
        replies = [await t.decide(luck) if acts[0] else [] for t, luck in zip(twins, lucks)]
        same(*replies)
        equal += len(replies[0])
        if not acts[0]:
            for t in twins:
                await t.others()
        if (event := revealed(game, twins, since)) is not None:
            return equal, event
        since = len(twins[0].session.streams[role].items)
    return equal, None
