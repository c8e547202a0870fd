"""New rules and running tables: each table of an older version is played through once more by the new rules, the oldest first,
one at a time, in a process of its own with a limit.  Nobody waits for it but the table itself.

Equal: it goes on, with a line in its record.  Not equal: it waits for its host or its umpire, who go on from the last mark or
let it stand still.  Whatever is decided is one write: a crash before it has changed nothing, after it everything is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import msgspec

from montjoy.core import child
from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.versions import Rehearsal
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.opening import open_table
from montjoy.table.tables.rehearsal import waiting
from montjoy.table.tables.roles import RECORD
from montjoy.table.tables.services import Services
from montjoy.table.tables.table import NoTable

log = logging.getLogger("montjoy.table")
CPU: Final = 600                                             # seconds of the processor for one table
MEMORY: Final = 1_500_000_000                                # bytes
LONGEST: Final = 4 * 3600.0                                  # seconds by the wall; then the process hangs
WORKER: Final = "montjoy.table.tables.rehearsal.worker"
AGAIN: Final = 60.0                                          # seconds until what had no room is tried again
DAMAGE: Final = (store.Damaged, msgspec.MsgspecError, UnicodeDecodeError)    # what a store says that is not as it was written
LATE: Final = 0.5                                            # seconds of waiting that are worth a later deadline


class Registered(Services, Protocol):
    """What is asked of the registry."""

    tables: dict[str, Any]
    loading: Any
    broken: bool

    def game(self, slug: str) -> Game:
        """A game by its slug."""

    async def write_beside(self, id: str, *, meta: bytes | None = None, passes: tuple[store.Pass, ...] = ()) -> None:
        """Change what is kept beside the lines of a table."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it run."""


class Request(msgspec.Struct, frozen=True):
    """What the process is given."""

    game: str
    header: rec.Header
    there: waiting.Stored
    only_move: bool = False                                  # it is known already that it does not come out the same
    seconds: int = CPU


class Rehearsals:
    """The tables that wait for new rules.  `asked_for`: somebody wanted them meanwhile.  `failed`: why one could not be
    looked at, until the next start."""

    def __init__(self, registry: Registered) -> None:
        self.registry = registry
        self.asked_for: set[str] = set()
        self.failed: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None
        self.ending, self.stop = False, asyncio.Event()

    def end(self) -> None:
        """The server ends, and with it what is under way: the next start begins it again."""
        self.ending = True
        self.stop.set()
        if (process := self.process) is not None:
            process.kill()

    # ---- one after the other ---------------------------------------------------------------------------------------------
    async def run(self) -> int:
        """Every table that has to, the oldest first.  How many went on."""
        left = await self.all()
        went_on = 0
        while left and not self.ending:
            again = []
            for id in left:
                try:
                    went_on += 0 if self.ending else await self.one(id)
                except (store.Full, OSError) as error:       # there may be room later
                    again.append(id)
                    log.error("table %s cannot be rehearsed now: %s", id, type(error).__name__)
                except store.Broken:
                    raise
                except Exception as error:                   # one table's bad luck is no other's
                    self.failed[id] = waiting.DAMAGED if isinstance(error, DAMAGE) else waiting.FAULT
                    log.error("table %s cannot be rehearsed: %s", id, type(error).__name__)
            left = again
            if left:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.stop.wait(), AGAIN)
        return went_on

    async def all(self) -> list[str]:
        """The tables that are played, the oldest first, and those that have not begun."""
        return [*await self._oldest_first("running"), *await self._oldest_first("open")]

    async def _oldest_first(self, status: store.Status) -> list[str]:
        found = await asyncio.to_thread(self.registry.store.games, status, 1_000_000)
        return [head.game for head in sorted(found, key=lambda head: (head.begun, head.game))]

    async def one(self, id: str) -> bool:
        """A table is rehearsed, if it has to be.  Whether it goes on."""
        meta = await self.meta(id)
        game = self.registry.game(meta.header.game)
        if waiting.why(meta, game, "running") != waiting.CHECKING:
            return False
        there = await asyncio.to_thread(waiting.stored, self.registry.store, id)
        report = await asyncio.to_thread(self.ask, game, meta.header, there)
        if self.ending:
            return False
        if report.equal:
            report = await self._go_on(id, game, report)
        if report.equal:
            log.info("table %s goes on under version %s of its rules", id, game.rules_version)
            if id in self.asked_for or not await asyncio.to_thread(nobody_waits, self.registry.store, id):
                self.registry.spawn(self._open(id))
            return True
        log.warning("table %s does not come out the same under version %s of its rules", id, game.rules_version)
        async with self._alone(id):
            meta = await self.meta(id)                       # who took the record away meanwhile stands there
            waits = lines.Waiting(report) if meta.waits is None else msgspec.structs.replace(meta.waits, report=report, stands="")
            await self.registry.write_beside(id, meta=msgspec.json.encode(msgspec.structs.replace(meta, waits=waits)))
        return False

    async def _open(self, id: str) -> None:
        self.asked_for.discard(id)
        try:
            (await self.registry.table(id)).note_change()
        except NoTable:
            return

    def _alone(self, id: str) -> asyncio.Lock:
        lock: asyncio.Lock = self.registry.loading.setdefault(id, asyncio.Lock())
        return lock

    async def meta(self, id: str) -> lines.Meta:
        raw = await asyncio.to_thread(self.registry.store.meta, id)
        if raw is None:
            raise NoTable
        return msgspec.json.decode(raw, type=lines.Meta)

    def ask(self, game: Game, header: rec.Header, there: waiting.Stored) -> Rehearsal:
        """What the process says; one that dies has said that it is too much, and then another sees whether the game can go on
        from its last mark.  Blocks."""
        found = self._run(Request(game.slug, header, there, seconds=CPU))
        if found is None and not self.ending:
            mark = waiting.mark_of(there)
            found = Rehearsal(False, why=TOO_LONG, version=game.rules_version, mark=mark.label if mark else "")
            moved = self._run(Request(game.slug, header, there, True, CPU))
            found = msgspec.structs.replace(found, fixed=TOO_LONG if moved is None else moved.fixed)
        return found or Rehearsal(False, why=TOO_LONG, version=game.rules_version)

    def _run(self, request: Request) -> Rehearsal | None:
        given = msgspec.json.encode(request)
        command = [sys.executable, "-B", "-m", WORKER]
        around = child.surroundings(os.pathsep.join(filter(None, sys.path)))      # where games of strangers are, too
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=around,
                start_new_session=True,
            )
            if self.ending:
                self.process.kill()
            out, _ = self.process.communicate(given, timeout=LONGEST)
            if self.process.returncode == 0:
                return msgspec.json.decode(out, type=Rehearsal)
        except subprocess.TimeoutExpired:
            assert self.process is not None
            self.process.kill()
            self.process.communicate()
        except (OSError, msgspec.MsgspecError) as error:
            log.error("a rehearsal failed: %s", type(error).__name__)
        finally:
            self.process = None
        return None

    # ---- going on ----------------------------------------------------------------------------------------------------------
    async def _go_on(self, id: str, game: Game, report: Rehearsal) -> Rehearsal:
        """The line is written; where the table cannot be opened here all the same, it is not equal."""
        registry = self.registry
        async with self._alone(id):
            meta = await self.meta(id)
            seen, meta = seen_lines(meta), msgspec.structs.replace(meta, played=game.rules_version, waits=None)
            secret = await asyncio.to_thread(registry.store.secret, id)
            try:
                table = await asyncio.to_thread(open_table, id, game, meta, secret, registry)
            except Exception as error:
                return msgspec.structs.replace(report, equal=False, why=f"{type(error).__name__}: {error}")
            table.session.tape.append(rec.Rehearsed(game.rules_version))
            own = (*seen, *later(table, registry.now()))
            news = [*table.log.news(), *((lines.TABLE, line) for line in own)]
            await table.log.write(news, due=table.clock.due_after(own), meta=msgspec.json.encode(meta))
        return report

    async def move(self, id: str) -> No | None:
        """Host or umpire: the game goes on from its last mark.  A No: it waits no more, or cannot."""
        async with self._alone(id):
            meta = await self.meta(id)
            game = self.registry.game(meta.header.game)
            if waiting.why(meta, game, "running") not in (waiting.DIFFERS, waiting.STANDS):
                return no("", "table-goes-on")
            if meta.waits is None or meta.waits.report.fixed:
                return no("", "cannot-move")
            there = await asyncio.to_thread(waiting.stored, self.registry.store, id)
            try:
                moved = await asyncio.to_thread(waiting.moved, game, meta, there)
            except Exception as error:
                log.error("table %s cannot go on from its mark: %s", id, type(error).__name__)
                return no("", "cannot-move")
            now = self.registry.now()
            written = [store.Line(lines.TABLE, msgspec.json.encode(line), now) for line in seen_lines(meta)]
            written.append(store.Line(lines.RECORD, msgspec.json.encode(moved), now))
            meta = msgspec.structs.replace(meta, played=game.rules_version, waits=None)
            await self.registry.stored(
                store.Write(game=id, expected=there.head, lines=tuple(written), due=now, meta=msgspec.json.encode(meta),
                            status="running")
            )
        await self._open(id)
        return None

    async def stand(self, id: str, role: str) -> No | None:
        """Host or umpire: the game stands still; the older release plays its record on."""
        return await self._note(id, lambda waits: msgspec.structs.replace(waits, stands=role))

    async def note_taker(self, id: str, role: str, browser: str) -> No | None:
        """Host or umpire took the whole record away: all at the table read it."""
        def noted(waits: lines.Waiting) -> lines.Waiting:
            took, browsers = dict.fromkeys((*waits.took, role)), waits.browsers
            if role != UMPIRE:                               # who is the umpire sees everything anyway
                browsers = tuple(dict.fromkeys((*browsers, browser)))
            return msgspec.structs.replace(waits, took=tuple(took), browsers=browsers)

        return await self._note(id, noted)

    async def note_reader(self, id: str, browser: str) -> No | None:
        """A host who plays no seat has read the whole report: if he takes one later, all read that he saw everything."""
        return await self._note(
            id, lambda waits: msgspec.structs.replace(waits, browsers=tuple(dict.fromkeys((*waits.browsers, browser)))))

    async def _note(self, id: str, change: Any) -> No | None:
        async with self._alone(id):
            meta = await self.meta(id)
            if meta.waits is None or waiting.why(meta, self.registry.game(meta.header.game), "running") not in waiting.RULES:
                return no("", "table-goes-on")
            changed = change(meta.waits)
            if changed != meta.waits:
                await self.registry.write_beside(id, meta=msgspec.json.encode(msgspec.structs.replace(meta, waits=changed)))
        return None


TOO_LONG: Final = "the rehearsal took more time or memory than it may"


def seen_lines(meta: lines.Meta) -> tuple[lines.Line, ...]:
    """Who read or took away more than a seat may see while the table waited: from here on its pages name him."""
    if meta.waits is None:
        return ()
    browsers = [line for browser in meta.waits.browsers for line in (lines.Saw(browser, RECORD), lines.Put(browser, RECORD))]
    return (*(lines.Exported(role, True) for role in meta.waits.took), *browsers)


def later(table: Any, now: float) -> tuple[lines.Line, ...]:
    """Whoever had a deadline has it later, by as long as the table was not to be opened; what was due before the server was
    awake gets its grace as ever."""
    waited, since, clock = now - table.services.awake.since, table.services.awake.since, table.clock
    if waited < LATE:
        return ()
    due = tuple(
        lines.DueSet(seat, n, at + waited, clock.given.get((seat, n), 0.0), (seat, n) in clock.graced, (seat, n) in clock.banked)
        for (seat, n), at in clock.due.items() if at >= since
    )
    return (*due, *clock.live.waited(waited, since))


def nobody_waits(kept: store.Store, id: str) -> bool:
    """Nothing is due at a table: it can stay in the store until somebody comes."""
    head = kept.head(id)
    return head is None or head.due is None
