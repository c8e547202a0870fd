"""The tape: the record's lines as they are written; where a record is followed, those the rules must give again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import Seat
from montjoy.core.errors import AtMark, Departs, RulesError
from montjoy.core.record import entries as rec
from montjoy.core.record.rulings import first_difference, plain, short
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import Streams

encode = msgspec.json.encode
Before = Mapping[Seat, Sequence[Any]]


class Witness:
    """Somebody who notes more of a game than its record holds.  While the game goes back, he is told nothing."""

    def note_line(self, entry: rec.Entry) -> None:
        """A line was written."""

    def note_die(self, effect: Any, die: rec.Die) -> None:
        """This is how a die falls, or a card; it is not yet written nor told."""

    def note_state(self) -> None:
        """The state of a mark was added to the stored ones."""


class Tape:
    """A record in progress.  `label`, `state`: the last mark's, encoded; `labels`: all that hold.
    `epoch`: how often dice were begun anew.  `versions`: at a line, how much each viewer had been told.
    `kept`: how many states are stored (0: all).

    While a record is followed, `followed` are its lines, of which number `at` comes next; what is written must be the
    same.  While the game goes back (`streams.muted`) nothing is written, and `lines` are the numbers of those lines."""

    def __init__(self, streams: Streams) -> None:
        self.streams = streams
        self.entries: Final[list[rec.Entry]] = []
        self.snapshots: Final[list[Snapshot]] = []
        self.versions: Final[dict[int, tuple[int, ...]]] = {}
        self.labels: Final[set[str]] = set()
        self.label, self.state, self.epoch, self.kept = "", b"", 0, 3
        self.followed: Sequence[rec.Entry] = ()
        self.lines: Sequence[int] = ()
        self.at = 0
        self.halts = False                                   # stop at a mark that ends the followed lines
        self.witness: Witness | None = None

    @property
    def next(self) -> rec.Entry | None:
        """The followed line that comes next; None where play goes on by itself."""
        return self.followed[self.at] if self.at < len(self.followed) else None

    @property
    def stands(self) -> bool:
        """The followed lines are to end at a mark, and end here."""
        return self.halts and self.at == len(self.followed)

    def departs(self, why: str) -> Departs:
        """To be raised where the followed record and the rules disagree."""
        return Departs(self.at + 2, why)

    def append(self, entry: rec.Entry) -> None:
        """Write a line.  Raises Departs where the followed record has another."""
        there = self.next
        if there is not None:
            if there is not entry and encode(there) != encode(entry):
                raise self.departs(differing(there, entry))
            self.at += 1
        if not self.streams.muted:
            self.entries.append(entry)
            if self.witness is not None:
                self.witness.note_line(entry)

    def here(self) -> int:
        """The number of the record's next line; how much everybody has been told is noted for going back to it."""
        if self.streams.muted:
            return self.lines[self.at]
        at = len(self.entries)
        self.versions[at] = self.streams.versions()
        return at

    def mark(self, label: str, state: bytes, before: Before) -> None:
        """A safe point with its encoded state, which is stored, and what is still to be offered again.

        Raises RulesError where the label is not new, AtMark where following is to halt here."""
        if not label or label in self.labels:
            raise RulesError(f"mark {label!r} stands twice")
        self.label, self.state = label, state
        self.labels.add(label)
        self.here()
        self.append(rec.Marked(label, rec.state_hash(msgspec.Raw(state))))
        if not self.streams.muted:
            self._store(before)
            if self.witness is not None:
                self.witness.note_state()
        if self.stands:
            raise AtMark

    def amend(self, state: bytes, before: Before) -> None:
        """The state of the last mark is this one instead."""
        self.state = state
        if not self.streams.muted:
            if self.snapshots and self.snapshots[-1].label == self.label:
                del self.snapshots[-1]
            self._store(before)

    def _store(self, before: Before) -> None:
        left = {seat: list(answers) for seat, answers in before.items() if answers}
        self.snapshots.append(Snapshot(len(self.entries), self.label, self.state, self.streams.counts(), left))
        if self.kept and len(self.snapshots) > self.kept:
            del self.snapshots[0]


def differing(there: rec.Entry, entry: rec.Entry) -> str:
    """What differs between the record's line and the one that the rules give.  Of a state a record has the hash alone."""
    if isinstance(there, rec.Marked) and isinstance(entry, rec.Marked) and there.label == entry.label:
        return f"at the mark {there.label!r} the state is not the record's, though all lines before are equal"
    if type(there) is type(entry):
        return f"{type(there).__name__}, {first_difference(there, entry)}"
    return f"the record has {short(plain(there))}, the rules give {short(plain(entry))}"
