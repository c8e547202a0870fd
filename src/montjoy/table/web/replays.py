"""A game followed once more, for what is shown after it and for looking back while it is played: a short one here, a long one in
a process of its own.

    rows = await replays.ask(table, "luck")

The process (`python -m montjoy.table.web.replays`) is given the record, follows it, and answers line by line; it stays for the
next question about the same game until another game is asked about.  It is limited in memory and in time of the processor, not
by the clock: a busy machine refuses nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from montjoy.core import child
from montjoy.core.effects import UMPIRE
from montjoy.core.game import Game, games
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.core.session import streams
from montjoy.core.session.streams import Stream
from montjoy.table.tables import lines, page_words, replay, rulings_desk
from montjoy.table.tables.checkpoints import chief, that_hold
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Gone, Table
from montjoy.table.web import boards, past, render
from montjoy.table.web.past import Past
from montjoy.words import Words

log = logging.getLogger("montjoy.table")
SHOWN: Final = 80                                            # lines of the log beside a replayed board
PASTS: Final = 8                                             # games that are kept for looking back
LONG: Final = 1_000                                          # lines of a record that is followed in a process of its own
MEMORY: Final = 1_500_000_000
CPU: Final = 900                                             # seconds of the processor, for all that is asked of one process


class Failed(Exception):
    """The process that follows a game has ended; the next question begins another."""


# ---- what is asked -----------------------------------------------------------------------------------------------------
class Frame(msgspec.Struct, frozen=True):
    """One moment of a replay: whose eyes, beside whose, after which of his items; pictures, the log, and the marks."""

    eyes: str
    beside: str
    item: int
    last: int
    pictures: list[tuple[str, str, str, list[str]]]
    log: list[str]
    marks: list[tuple[str, int]]
    before: int
    after: int


class Then(msgspec.Struct, frozen=True):
    """What a viewer saw at one of his marks, or so many steps on: which of how many, and the line with which that turn began, or
    what had just happened; the board, what stands beside it, what he alone knew, all in sentences, and the log up to there.
    `before`, `after`: turn and step of the moments next to this one, as far as there are."""

    turn: int
    last: int
    step: int
    steps: int
    before: tuple[int, int] | None
    after: tuple[int, int] | None
    head: str
    board: str
    side: str
    card: str
    sentences: list[str]
    log: str


MOST_HEAD: Final = 110                                       # letters of what had just happened, above the board
NEWEST: Final = 10**9                                        # a step that is the last of its turn


def then(past: Past, viewer: str, told: int, turn: int, step: int, lang: str) -> Then | None:
    """A viewer who has been told so much looks back at a turn, that before the newest where there is none of that number, and at
    a step of it (the newest: where no turn is named, of the newest); None: he has nothing to look back at."""
    turns, game = past.turns(viewer, told), past.session.game
    if not turns:
        return None
    turn = turn if 1 <= turn <= len(turns) else len(turns) if step == NEWEST else max(1, len(turns) - 1)
    moments = turns[turn - 1]
    step = max(0, min(step, len(moments) - 1))
    w, view = page_words.words_of(game, past.session.scenario, lang), past.view(viewer, moments[step])
    items, first = past.items(viewer, moments[step].told, SHOWN)
    since = moments[step - 1].told if step else moments[0].told
    upto = turns[turn][0].told if turn < len(turns) else told
    shown = render.log_lines(items, first, w, whole=False)
    _, happened = chief(game, list(that_hold(items, first, since, moments[step].told))) if step else (0, None)
    if happened is not None:
        head = render.short(render.said(happened, w).text, MOST_HEAD)
    else:
        head = head_of(past.session.streams[viewer], moments[0].told, upto, w)
    return Then(
        turn, len(turns), step, len(moments) - 1,
        (turn, step - 1) if step else (turn - 1, len(turns[turn - 2]) - 1) if turn > 1 else None,
        (turn, step + 1) if step + 1 < len(moments) else (turn + 1, 0) if turn < len(turns) else None,
        head,
        str(boards.draw(game, view, w, ())), str(boards.aside(game, view, w, ())),
        str(boards.card(game, view, w)) if viewer in past.session.seats else "", boards.describe(game, view, w),
        str(render.rows(shown, game.slug, w.text("page-void"), live=True, since=since)),
    )


def head_of(stream: Stream, then: int, upto: int, w: Words) -> str:
    """The line with which a turn began for a viewer who had been told so much at its mark, and so much at its end; "": none."""
    first = max(0, then - SHOWN - stream.base)
    lines = render.log_lines(tuple(stream.items[first : max(0, upto - stream.base)]), stream.base + first + 1, w)
    heads = [line for line in lines if line.said.turn and not line.void]
    mine = [line for line in heads if line.number > then][:1] or heads[-1:]
    return mine[0].text if mine else ""


class Followed:
    """A game that has been followed, and the answers to what is asked of it."""

    def __init__(self, game: Game, header: rec.Header, entries: list[rec.Entry]) -> None:
        self.game, self.header, self.entries = game, header, entries

    @cached_property
    def again(self) -> replay.Replay:
        return replay.Replay(self.game, self.header, self.entries)

    @cached_property
    def past(self) -> Past:
        return Past.of(self.game, self.header, self.entries)

    def answer(self, question: str, **given: Any) -> Any:
        ask: dict[str, Callable[..., Any]] = {
            "luck": self.luck, "course": self.course, "laws": self.laws, "heads": self.heads, "told": self.told,
            "frame": self.frame, "then": self.then, "line": self.line, "story": self.story,
        }
        return ask[question](**given)

    def luck(self) -> list[replay.Luck]:
        return replay.luck(self.again.throws())

    def course(self) -> replay.Course:
        return replay.course(self.again)

    def laws(self) -> dict[str, rec.Law]:
        return {str(line): law for line, law in self.again.laws().items()}

    def heads(self, viewer: str) -> list[str]:
        """A head for every item of a viewer's stream; none for whom there is no stream."""
        return replay.chain(self.again.items(viewer)) if viewer in self.again.session.streams else []

    def line(self, viewer: str, item: int, lang: str) -> str:
        """An item of a viewer's stream in words, by its number at the table."""
        session = self.again.session
        stream, w = session.streams[viewer], page_words.words_of(self.game, session.scenario, lang)
        return w.item(replay.as_told(stream.items)[item - 1 - stream.base])

    def story(self, viewer: str, lang: str) -> list[tuple[str, list[str]]]:
        """What happened as a viewer was told, part by part, where the game tells it so."""
        session, post = self.again.session, self.game.post
        stream, w = session.streams[viewer], page_words.words_of(self.game, session.scenario, lang)
        items = streams.that_hold(stream.items, stream.base + 1)
        return list(post.story(session.view(viewer), items, w)) if post is not None else []

    def told(self, viewer: str, upto: int) -> str:
        """What a viewer was told up to an item, as lines of JSON with the chain."""
        stream = self.again.session.streams[viewer]
        return rows(stream.items[: max(0, upto - stream.base)], stream.base)

    def then(self, viewer: str, told: int, turn: int, step: int, lang: str) -> Then | None:
        return then(self.past, viewer, told, turn, step, lang)

    def frame(self, eyes: str, beside: str, item: int, lang: str) -> Frame:
        again, game = self.again, self.again.game
        w = page_words.words_of(game, again.session.scenario, lang)
        items = again.items(eyes)
        item = max(1, min(item or len(items), len(items)))
        point = again.point_of(eyes, item)
        pictures = []
        for viewer in (eyes, beside) if beside else (eyes,):
            view = again.view(viewer, point)
            card = str(boards.card(game, view, w)) if viewer != UMPIRE else ""
            pictures.append((viewer, str(boards.draw(game, view, w, ())), card, boards.describe(game, view, w)))
        marks = again.marks(eyes)
        return Frame(
            eyes, beside, item, len(items), pictures, self._log(items[max(0, item - SHOWN) : item], w),
            [(rulings_desk.mark_words(label, w), at) for label, at in marks],
            max((at for _, at in marks if at < item), default=1), min((at for _, at in marks if at > item), default=len(items)),
        )

    def _log(self, items: list[Any], w: Words) -> list[str]:
        """The log of a viewer; in the truth also what everybody chose."""
        found = list[str]()
        for item in items:
            if isinstance(item, replay.Chose):
                found.append(w.text("page-chose", seat=item.seat, answer=self._chosen(item, w)))
            else:
                found += [line.text for line in render.log_lines((item,), 1, w)]
        return found

    def _chosen(self, item: replay.Chose, w: Words) -> str:
        if item.label is None:
            return w.text("page-let-pass")
        if item.asked.kind == "order":
            return str(self.again.game.write(item.label))
        return w.option(item.label, item.asked)


def rows(items: list[Any], base: int = 0) -> str:
    """The items behind the first `base` as lines of JSON, each with its number and the head of the chain."""
    made = (msgspec.json.encode({"n": n, "item": item, "chain": head})
            for n, (item, head) in enumerate(zip(items, replay.chain(items), strict=True), base + 1))
    return "".join(row.decode() + "\n" for row in made)


# ---- asking ------------------------------------------------------------------------------------------------------------
class Child:
    """A process that follows one game, and answers about it."""

    def __init__(self, slug: str, record: bytes) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-B", "-m", "montjoy.table.web.replays"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=child.surroundings(), start_new_session=True,
        )
        self._send({"game": slug, "bytes": len(record)}, record)

    def _send(self, what: dict[str, Any], more: bytes = b"") -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(what) + b"\n" + more)
            self.process.stdin.flush()
        except OSError:
            raise Failed from None

    def ask(self, question: str, given: dict[str, Any]) -> msgspec.Raw:
        assert self.process.stdout is not None
        self._send({"question": question, "given": given})
        reply = self.process.stdout.readline()
        if not reply.endswith(b"\n"):
            raise Failed
        return msgspec.Raw(reply)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()


KINDS: Final[dict[str, Any]] = {
    "luck": list[replay.Luck], "course": replay.Course, "laws": dict[str, rec.Law], "heads": list[str], "told": str,
    "frame": Frame, "then": Then | None, "line": str, "story": list[tuple[str, list[str]]],
}


class Replays:
    """What the tables of one registry are asked after their games; one question at a time, beside the event loop."""

    def __init__(self, registry: Registry) -> None:
        self.tasks = registry.tasks                           # not the registry itself: it would live on with what is kept by it
        self.thread = ThreadPoolExecutor(1, "montjoy-replays")          # waits for the process
        self.here = ThreadPoolExecutor(1, "montjoy-follows")            # follows what is short
        self.near: WeakKeyDictionary[Table, tuple[int, Followed]] = WeakKeyDictionary()
        self.pasts: OrderedDict[tuple[str, str], tuple[int, Past]] = OrderedDict()      # by table and viewer
        self.child: tuple[tuple[str, int], Child] | None = None
        self.counting: dict[str, asyncio.Task[None]] = {}
        self.ended = False

    async def ask(self, table: Table, question: str, **given: Any) -> Any:
        """The answer to a question about the whole game.  Raises Failed where its process has ended."""
        entries, short = list(table.session.entries), len(table.session.entries) < LONG or table.game.slug not in games()
        thread, ask = (self.here, self._ask_here) if short else (self.thread, self._ask_child)
        return await asyncio.get_running_loop().run_in_executor(thread, ask, table, entries, question, given)

    async def look_back(self, table: Table, viewer: str, told: int, turn: int, step: int, lang: str) -> Then | None:
        """What a viewer who has been told so much saw at an earlier moment.  The record is followed up to his own newest one, so
        that what is kept for his next step, and how long he waits, tell nothing of what others have done since."""
        length, loop = past.upto(table.session, viewer, told), asyncio.get_running_loop()
        given: dict[str, Any] = {"viewer": viewer, "told": told, "turn": turn, "step": step, "lang": lang}
        if length < LONG or table.game.slug not in games():
            return then(await loop.run_in_executor(self.here, self.past_of, table, viewer, length), **given)
        entries = table.session.entries[:length]
        found: Then | None = await loop.run_in_executor(self.thread, self._ask_child, table, entries, "then", given)
        return found

    def past_of(self, table: Table, viewer: str, length: int) -> Past:
        """A short record, followed so far, which is kept for the next step."""
        kept = self.pasts.pop((table.id, viewer), None)
        if kept is None or kept[0] != length:
            kept = length, Past.of(table.game, table.meta.header, table.session.entries[:length])
        self.pasts[table.id, viewer] = kept
        if len(self.pasts) > PASTS:
            self.pasts.popitem(last=False)
        return kept[1]

    def _ask_here(self, table: Table, entries: list[rec.Entry], question: str, given: dict[str, Any]) -> Any:
        kept = self.near.get(table)
        if kept is None or kept[0] != len(entries):
            kept = len(entries), Followed(table.game, table.meta.header, entries)
            if table.session.over:                           # before, it would tell by its time whether others have acted
                self.near[table] = kept
        return kept[1].answer(question, **given)

    def _ask_child(self, table: Table, entries: list[rec.Entry], question: str, given: dict[str, Any]) -> Any:
        which = table.id, len(entries)
        if self.ended:
            raise Failed
        if self.child is None or self.child[0] != which:
            self._end_child()
            self.child = which, Child(table.game.slug, jsonlines.dump(table.meta.header, entries))
        kept = False
        try:
            answer = msgspec.json.decode(self.child[1].ask(question, given), type=KINDS[question])
            kept = table.session.over or question == "then"  # of which it has no more than whoever asks knows
            return answer
        except (Failed, msgspec.DecodeError):
            log.error("the game of table %s could not be followed once more", table.id)
            raise Failed from None
        finally:
            if not kept:
                self._end_child()

    def _end_child(self) -> None:
        if self.child is not None:
            self.child[1].end()
            self.child = None

    def count(self, table: Table) -> asyncio.Task[None]:
        """What is shown after a game is counted once, and kept with it."""
        there = self.counting.get(table.id)
        if there is None:
            there = self.counting[table.id] = asyncio.get_running_loop().create_task(self._count(table))
            self.tasks.add(there)
            there.add_done_callback(lambda task: self._end_count(table.id, task))
        return there

    async def _count(self, table: Table) -> None:
        entries = len(table.session.entries)
        luck, course = await self.ask(table, "luck"), await self.ask(table, "course")
        await table.keep_after(lines.After(entries, tuple(luck), course))

    def _end_count(self, id: str, task: asyncio.Task[None]) -> None:
        self.counting.pop(id, None)
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.ended and not isinstance(error, Gone | Failed):    # ended: the next start counts it
            log.error("what is shown after the game of table %s could not be kept: %s", id, type(error).__name__)

    def begin_counting(self, table: Table) -> None:
        """A game has ended: what is shown after it is counted before anybody asks."""
        if kept_after(table) is None:
            _ = self.count(table)

    def end(self) -> None:
        """The server ends."""
        self.ended = True
        if self.child is not None:
            self.child[1].process.kill()                     # whoever waits for it goes on
        self.thread.submit(self._end_child)
        for thread in (self.thread, self.here):
            thread.shutdown(wait=False)


def kept_after(table: Table) -> lines.After | None:
    """What is kept with a finished game, where it is of this record and whole."""
    kept = table.meta.after
    whole = kept is not None and kept.lines == len(table.session.entries) and kept.course is not None
    return kept if whole else None


_of: WeakKeyDictionary[Registry, Replays] = WeakKeyDictionary()


def of(registry: Registry) -> Replays:
    """The replays of a registry, which end with it."""
    if registry not in _of:
        made = _of[registry] = Replays(registry)
        registry.over, registry.ends = made.begin_counting, made.end
    return _of[registry]


# ---- the process -------------------------------------------------------------------------------------------------------
def main() -> None:
    child.bind(MEMORY, CPU)                                  # tables in play have the machine first
    begins = msgspec.json.decode(sys.stdin.buffer.readline())
    header, entries = jsonlines.load(sys.stdin.buffer.read(begins["bytes"]))
    followed = Followed(games()[begins["game"]](), header, entries)
    while line := sys.stdin.buffer.readline():
        asked = msgspec.json.decode(line)
        child.answer(msgspec.json.encode(followed.answer(asked["question"], **asked["given"])) + b"\n")


if __name__ == "__main__":
    main()
