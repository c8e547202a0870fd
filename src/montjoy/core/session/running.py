"""What every layer of a session shares: its attributes, its record and its streams.

The layers, each a file: `Running` (this one), `Fortune` (dice and cards), `Driver` (runs the rule), `Follower` (replay and
going back), `Session` (the public door).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from montjoy.core import dice as dicelib
from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.core.effects import ALL, UMPIRE, WATCHER, Seat
from montjoy.core.errors import Departs
from montjoy.core.game import Game, links
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.script import local_seat
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import Asked, Stream

Link = Callable[[Any, Any], Any]


class Running:
    """A game in progress: the record so far, a stream for every viewer, and what runs and is asked now."""

    kept_snapshots = 3

    def __init__(self, game: Game, header: rec.Header, seed: bytes | None = None) -> None:
        self.game, self.header = game, header
        self.dice = dicelib.Dice(seed) if seed is not None else None
        self.scenario = msgspec.convert(header.scenario, game.scenario)
        self.options = msgspec.convert(header.options, game.options)
        self.seats = tuple(game.seats(self.scenario))
        self.viewers = (*self.seats, WATCHER, UMPIRE)
        self.streams = {viewer: Stream() for viewer in self.viewers if viewer != UMPIRE or header.umpire}
        self.entries: list[rec.Entry] = []
        self.snapshots: list[Snapshot] = []
        self.links: dict[str, Link] = dict(links(game.slug))
        self.epoch = 0
        self.proposals: dict[int, tuple[rec.Wanted, set[Seat]]] = {}
        self.before: dict[Seat, list[Any]] = {}
        self.versions: dict[int, tuple[int, ...]] = {}  # at a line of the record: how much each viewer had been told
        self._tape: Sequence[rec.Entry] | None = None
        self._lines: Sequence[int] = ()  # while going back: the numbers of the tape's lines in the record
        self._at = 0
        self._muted = False
        self._halts = False  # going back or forking: stop at a mark that ends the tape
        self._clear()
        self.state = game.setup(self.scenario, self.options)
        self._encode, self._decode = msgspec.json.encode, msgspec.json.Decoder(type(self.state)).decode

    def _clear(self) -> None:
        """Nothing runs, nothing is asked."""
        self.frames: list[Frame] = []
        self.open: list[Open] = []
        self.together = False
        self.typing: tuple[Any, Typing] | None = None
        self.label = ""
        self.labels: set[str] = set()
        self.drawn: dict[str, int] = {}
        self.preset: list[rulings.SetDie] = []
        self.edits: list[rulings.Edit] = []
        self.quiet: list[tuple[int, Seat]] = []
        self.began = self.over = self.paused = self.stopped = False
        self.outcome: Any = None
        self._resuming: str | None = None

    def _append(self, entry: rec.Entry) -> None:
        if self._tape is not None and self._at < len(self._tape):
            there = self._tape[self._at]
            if there is not entry and self._encode(there) != self._encode(entry):
                raise Departs(self._at + 2, f"the record has {short(there)}, the rules give {short(entry)}")
            self._at += 1
        if not self._muted:
            self.entries.append(entry)

    def _here(self) -> int:
        """The number of the record's next line; how much everybody has been told is noted for going back to it."""
        if self._muted:
            return self._lines[self._at]
        at = len(self.entries)
        self.versions[at] = tuple([stream.base + len(stream.items) for stream in self.streams.values()])
        return at

    def _say(self, to: tuple[Seat, ...] | None, item: Any) -> None:
        """Everything that anybody is told passes here.  The umpire is told everything, the watcher what all are."""
        if self._muted:
            return
        if to is None:
            for stream in self.streams.values():
                stream.items.append(item)
            return
        for viewer, stream in self.streams.items():
            if viewer == UMPIRE or viewer in to:
                stream.items.append(item)

    def _audience(self, to: fx.Audience) -> tuple[Seat, ...] | None:
        """The seats behind an audience; None: everybody."""
        if to == ALL:
            return None
        seats = self.frames[-1].seats if self.frames else None
        return tuple([local_seat(x, seats) for x in (to if isinstance(to, tuple) else (to,))])

    def _not_quiet(self, does: str, what: Any) -> None:
        raise errors.RulesError(f"an answer marked quiet led to something that {does}: {what!r}")


def short(entry: Any) -> str:
    text = msgspec.json.encode(entry).decode()
    return text if len(text) <= 160 else text[:157] + "..."


class Open:
    """An open question: which part of the effect it is, and its answer once given."""

    __slots__ = ("answer", "asked", "done", "effect", "part", "seat")

    def __init__(self, seat: Seat, part: int, effect: Any, asked: Asked) -> None:
        self.seat, self.part, self.effect, self.asked = seat, part, effect, asked
        self.done, self.answer = False, None


class Frame:
    __slots__ = ("coro", "scope", "seats")

    def __init__(self, coro: Coroutine[Any, Any, Any], seats: tuple[Seat, ...] | None, scope: str) -> None:
        self.coro, self.seats, self.scope = coro, seats, scope


class Typing(msgspec.Struct, frozen=True, tag=True):
    """Dice or a card that somebody at a real table types in: `count` dice of `sides`, or one of `cards`."""

    why: str
    about: tuple[fx.About, ...]
    count: int
    faces: tuple[int, ...]
    cards: tuple[str, ...] = ()
