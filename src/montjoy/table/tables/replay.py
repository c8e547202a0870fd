"""A finished game once more: where every viewer stood at every moment, each die's law, and who was lucky.

`Noting` follows the record as any session does and notes what a record does not hold: which faces or cards a die could have
shown, whose it was, and how far everybody had been told at each line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, Final

import msgspec

from montjoy.core import effects as fx
from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.script import local_seat
from montjoy.core.session.faces import law_of
from montjoy.core.session.journal import moved_to
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import Over, Stream
from montjoy.core.session.tape import Witness
from montjoy.table.tables.checkpoints import chief, that_hold
from montjoy.table.tables.heads import heads

KEPT: Final = 3                                              # stored states to go back to, as in a session that is played
APART: Final = 50                                            # lines from one stored state to the next
ACTS: Final = (rec.Decided, rec.Closed, rec.Ruled, rec.Wanted, rec.Agreed, rec.Undone)


class Chose(msgspec.Struct, frozen=True):
    """In the truth: what a seat answered."""

    seat: Seat
    asked: Any
    label: Any
    by: str


class Throw(msgspec.Struct, frozen=True):
    """A die or a pool for the reckoning of luck: what was scored, and what is scored on average with which variance."""

    line: int
    seat: Seat
    why: str
    dice: int
    got: float
    mean: float
    variance: float


class Noting(Session, Witness):
    """A session that follows a record and notes more than a record holds.  The umpire's stream is always there: the truth."""

    def __init__(self, *given: Any) -> None:
        self.laws: dict[int, rec.Law] = {}
        self.throws: list[Throw] = []
        self.told: list[dict[str, int]] = []
        self.all_states: list[Snapshot] = []
        self.shares: dict[int, dict[Seat, float]] = {}       # by the line of a mark, how strong each side was
        self.left_first: dict[Seat, dict[str, int]] = {}     # what each side had at the first at which it had anything
        super().__init__(*given)
        self.streams.setdefault(UMPIRE, Stream())
        self.tape.witness = self

    def note_line(self, entry: rec.Entry) -> None:
        if isinstance(entry, rec.Decided):
            self._note_choice(entry)
        self.told += [{}] * (len(self.entries) - 1 - len(self.told))         # of lines before the game moved to these rules
        self.told.append({viewer: len(stream.items) for viewer, stream in self.streams.items()})

    def _note_choice(self, entry: rec.Decided) -> None:
        found = [q for q in self.open if q.seat == entry.seat and q.part == entry.part]
        if found:
            asked = found[0].asked
            label = entry.answer
            if asked.kind != "order" and label is not None:
                same = [o for o in asked.options if msgspec.to_builtins(o) == msgspec.to_builtins(label)]
                label = self.game.label(self.view(entry.seat), asked, same[0]) if same else label
            self.streams[UMPIRE].items.append(Chose(entry.seat, asked, label, entry.by))

    def note_die(self, effect: Any, die: rec.Die) -> None:
        line = len(self.entries)
        self.laws[line] = law_of(effect)
        if (throw := self._throw(line, effect, die)) is not None:
            self.throws.append(throw)

    def _throw(self, line: int, effect: Any, die: rec.Die) -> Throw | None:
        """A card is no throw: which one is lucky the rules do not say."""
        if isinstance(effect, fx.Draw) or not die.faces:
            return None
        whose = side_of(self, effect)
        if isinstance(effect, fx.Hits):
            p = effect.k / effect.m
            got = sum(face > effect.m - effect.k for face in die.faces)
            return Throw(line, whose, die.why, effect.n, got, effect.n * p, effect.n * p * (1 - p))
        faces = effect.die.faces
        mean = sum(faces) / len(faces)
        return Throw(line, whose, die.why, 1, die.faces[0], mean, sum((f - mean) ** 2 for f in faces) / len(faces))

    def note_state(self) -> None:
        if not self.all_states or self.snapshots[-1].at - self.all_states[-1].at >= APART:
            self.all_states.append(self.snapshots[-1])
        if (tally := self.game.tally) is not None:
            self.shares[self.snapshots[-1].at - 1] = shares(tally.strength(self.state))
            self.note_first(plain(tally.left(self.state)))

    def note_first(self, left: dict[Seat, dict[str, int]]) -> None:
        """Of a side that has nothing yet (its hero is not chosen, its army not raised) a later mark counts."""
        for side, there in left.items():
            if not any(self.left_first.get(side, {}).values()):
                self.left_first[side] = there


def shares(strength: Mapping[Seat, float]) -> dict[Seat, float]:
    """How strong each side is beside the others; nobody anything: no shares."""
    whole = sum(strength.values())
    return {side: value / whole for side, value in strength.items()} if whole > 0 else {}


def plain(left: Mapping[Seat, Mapping[str, int]]) -> dict[Seat, dict[str, int]]:
    return {side: dict(there) for side, there in left.items()}


def side_of(session: Session, effect: Any) -> Seat:
    """The seat that a die is thrown for: the game says (`whose`), else what the die is about names one; "": nobody's."""
    seats = session.frames[-1].seats if session.frames else None
    found = session.game.whose(session.state, effect.why, effect.about)
    if found != "":
        return found or ""
    for part in effect.about:
        if isinstance(part, int) and seats is not None and 0 <= part < len(seats):
            part = local_seat(part, seats)
        if part in session.seats:
            return str(part)
    return ""


class Replay:
    """The whole of a finished game.  `points`: the lines at which somebody was to decide, and the end."""

    def __init__(self, game: Game, header: rec.Header, entries: Sequence[rec.Entry]) -> None:
        self.game, self.header, self.entries = game, header, list(entries)
        self.session = Noting.replay(game, header, self.entries, keep=KEPT)
        assert isinstance(self.session, Noting)
        self.noted: Noting = self.session
        default = [] if header.umpire else [UMPIRE]
        moved = moved_to(self.entries)
        first = moved.at if moved else 0                     # what was before, these rules cannot show
        acts = (n for n, e in enumerate(self.entries) if isinstance(e, ACTS) and getattr(e, "seat", "") not in default)
        self.points = [n for n in acts if n >= first]
        self.points.append(len(self.entries))

    def items(self, viewer: str) -> list[Any]:
        return self.session.streams[viewer].items

    def line_of(self, viewer: str, item: int) -> int:
        """The line of the record that had been written when a viewer's item (from 1) was told."""
        low, high = 0, len(self.noted.told)
        while low < high:
            middle = (low + high) // 2
            if self.noted.told[middle].get(viewer, 0) >= item:
                high = middle
            else:
                low = middle + 1
        return low

    def point_of(self, viewer: str, item: int) -> int:
        """The moment of decision whose board goes with an item: the last before it was told; for the last item the end."""
        if item >= len(self.items(viewer)):
            return self.points[-1]
        line = self.line_of(viewer, item)
        return max([n for n in self.points if n <= line], default=self.points[0])

    def view(self, viewer: str, point: int) -> Any:
        """What a viewer saw when the record had so many lines."""
        if point >= len(self.entries):
            return self.session.view(viewer)
        holds = {n for n, e in rec.effective(self.entries[:point]) if isinstance(e, rec.Marked)}
        near = [s for s in self.noted.all_states if s.at <= point and s.at - 1 in holds]
        began = any(isinstance(e, rec.Began) for e in self.entries[:point])
        if not began:
            return self.session.game.view(self.game.setup(self.session.scenario, self.session.options), viewer)
        then = Noting.replay(self.game, self.header, self.entries[:point], snapshot=near[-1] if near else None, keep=KEPT)
        return then.view(viewer)

    def marks(self, viewer: str) -> list[tuple[str, int]]:
        """(label, the viewer's item that comes next) of every mark that holds."""
        found = []
        for number, entry in rec.effective(self.entries):
            if isinstance(entry, rec.Marked):
                found.append((entry.label, min(self.noted.told[number].get(viewer, 0) + 1, len(self.items(viewer)))))
        return found

    def laws(self) -> dict[int, rec.Law]:
        return self.noted.laws

    def throws(self) -> list[Throw]:
        """The dice that hold in the end."""
        holds = {n for n, e in rec.effective(self.entries) if isinstance(e, rec.Die)}
        return [t for t in self.noted.throws if t.line in holds]


class Turning(msgspec.Struct, frozen=True):
    """Between a mark and the next the shares of strength changed more than between any other two: its label, the item of the
    truth that comes next, and the side that gained or lost most, with its share before and after."""

    label: str
    item: int
    side: Seat
    before: float
    after: float


class Course(msgspec.Struct, frozen=True):
    """How a game went, of a game that tells what each side has left: its turning point, and what each side had at the first mark
    and at the end.  `what`: by viewer, the number of the most important item that he was told at the turning point; the umpire is
    told the whole."""

    turning: Turning | None = None
    first: dict[Seat, dict[str, int]] = {}
    last: dict[Seat, dict[str, int]] = {}
    what: dict[str, int] = {}


TURN: Final = 0.1                                            # of all strength: so much is a turning point,
LITTLE: Final = 0.03                                         # and so much where it is half of all that changed in the game


def course(again: Replay) -> Course:
    """The course of a game that is over."""
    noted, tally = again.noted, again.game.tally
    if tally is None or not again.session.over:
        return Course()
    found, begins, ends = turning(again, tally.strength)
    told = {viewer: chief_of(again, viewer, begins, ends) for viewer in viewers_of(again) if found}
    what = {viewer: item for viewer, item in told.items() if item}
    return Course(found, noted.left_first, plain(tally.left(noted.state)), what)


def viewers_of(again: Replay) -> list[str]:
    """Whoever has a log at the table; the truth that a replay notes is nobody's where there was no umpire."""
    return [viewer for viewer in again.session.streams if viewer != UMPIRE or again.header.umpire]


def as_told(items: Sequence[Any]) -> list[Any]:
    """Items of a stream as they came at the table: without what a replay adds to the truth."""
    return [item for item in items if not isinstance(item, Chose)]


def chief_of(again: Replay, viewer: str, begins: int, ends: int) -> int:
    """The number of the most important item that a viewer was told from one line of the record up to another; 0: none.  That the
    game is over, the last of it, is no cause where there is another."""
    stream, told = again.session.streams[viewer], again.noted.told
    then = stream.base + told[begins].get(viewer, 0)
    upto = stream.base + told[ends].get(viewer, 0) if ends < len(told) else stream.version
    told_there = [one for one in that_hold(stream.items, stream.base + 1, then, upto) if not isinstance(one[1], Over | Chose)]
    number = chief(again.game, (ends == len(again.entries) and told_there[:-1]) or told_there)[0]
    return number - sum(isinstance(item, Chose) for item in stream.items[: max(0, number - stream.base)])


def turning(again: Replay, strength: Callable[[Any], Mapping[Seat, float]]) -> tuple[Turning | None, int, int]:
    """The largest change between two marks that hold, or the last of them and the end, and the lines of both; None where it is
    not large, and not most of all that changed either."""
    noted, found, most, all_, begins, ends = again.noted, None, LITTLE, 0.0, 0, 0
    holds = [(n, e.label) for n, e in rec.effective(again.entries) if isinstance(e, rec.Marked) and n in noted.shares]
    marks = [(n, label, noted.shares[n]) for n, label in holds]
    end = (len(again.entries), "", shares(strength(noted.state)))
    for (n, label, before), (m, _, after) in pairwise([*marks, end]):
        changes = {seat: abs(after[seat] - before[seat]) for seat in again.session.seats if seat in before and seat in after}
        all_ += max(changes.values(), default=0.0)
        for side, change in changes.items():
            if change > most:
                item = min(noted.told[n].get(UMPIRE, 0) + 1, len(again.items(UMPIRE)))
                found, most = Turning(label, item, side, before[side], after[side]), change
                begins, ends = n, m
    return (found, begins, ends) if most > min(TURN, all_ / 2) else (None, 0, 0)


JUDGED: Final = 8                                            # so many dice at least, or nothing is said of them


class Luck(msgspec.Struct, frozen=True):
    """Dice of one side under one rule, or under all.  `off`: how many standard deviations above the average."""

    seat: Seat
    why: str
    dice: int
    got: float
    mean: float
    spread: float

    @property
    def off(self) -> float:
        return (self.got - self.mean) / self.spread if self.spread else 0.0

    @property
    def word(self) -> str:
        """As it would be called: nothing within one standard deviation is anything but usual; of a few dice nothing is said."""
        if self.dice < JUDGED:
            return "few"
        size = abs(self.off)
        if size < 1:
            return "usual"
        return ("above" if self.off > 0 else "below") if size < 2 else ("high" if self.off > 0 else "low")


def luck(throws: Sequence[Throw]) -> list[Luck]:
    """Side by side and rule by rule."""
    sums: dict[tuple[Seat, str], list[float]] = {}
    for t in throws:
        there = sums.setdefault((t.seat, t.why), [0, 0, 0, 0])
        for i, x in enumerate((t.dice, t.got, t.mean, t.variance)):
            there[i] += x
    return [Luck(seat, why, int(n), got, mean, sqrt(var)) for (seat, why), (n, got, mean, var) in sorted(sums.items())]


def chain(items: Sequence[Any]) -> list[str]:
    """A head for every item of a stream: whoever notes one can tell later whether anything up to it was changed."""
    return [head.hex() for head in heads(b"", items)][1:]
