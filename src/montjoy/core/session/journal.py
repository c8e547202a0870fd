"""Answers carried out, records followed, and the way back: a coroutine cannot be copied, so going back is replay."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from montjoy.core import effects as fx
from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.errors import AtMark, Departs
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import streams
from montjoy.core.session.runner import Driver
from montjoy.core.session.running import Open, short
from montjoy.core.session.snapshot import Snapshot

if TYPE_CHECKING:
    from montjoy.core.session.session import Session


class Follower(Driver):
    """Takes answers, from a seat or from a record, and goes back where a ruling or a fault asks for it."""

    def _take(self, q: Open, answer: Any, by: str) -> None:
        at = self._here()
        self._append(rec.Decided(q.seat, q.part, answer, by))
        q.done, q.answer = True, answer
        if getattr(answer, "quiet", False) or getattr(q.effect.ask, "quiet", False):
            self.quiet.append((at, q.seat))
        else:
            self.quiet.clear()
        if all([o.done and type(o.effect) is not fx.Offer for o in self.open]):
            self._go_on(at)  # where anybody could react, only the end of the pause goes on: a "no" must not show

    def _go_on(self, at: int) -> None:
        """All answers are in; the rule runs on.  `at`: the line that led here, for going back if a rule fails."""
        answers = tuple([q.answer for q in self.open])
        value = answers if self.together else answers[0]
        self.open = []
        self._guarded(value, at)

    def _guarded(self, value: Any, at: int) -> None:
        """Run on; a rule that raises takes the game back to its last good decision and tells the umpire."""
        try:
            self._drive(value)
        except (Departs, AtMark):
            raise
        except Exception as error:
            if self._muted:
                raise
            where = _place(error)
            self.rewind(at)
            self._append(rec.Failed(at, where, f"{type(error).__name__}: {error}"))
            self.stopped = True
            self._say(None, streams.UmpireAtWork())
            self._say((), streams.RuleFailed(where, f"{type(error).__name__}: {error}"))

    # ---- going back and following ------------------------------------------------------------------------------------
    def rewind(self, to: int, only: Seat | None = None, mark: bool = False) -> None:
        """Back to where the record had `to` lines (those that still hold); streams keep what they told and say so.

        `to` is where an answer was waited for; with `mark` just after a mark, where play stands still until driven."""
        holds = rec.effective(self.entries[:to])
        self.snapshots = [s for s in self.snapshots if s.at <= to]
        start = self.snapshots[-1] if self.snapshots else None
        # a take-back that still holds stands where play went on from its mark: there is nothing to do for it
        tape = [(n, e) for n, e in holds if (start is None or n >= start.at) and not _back(e)]
        versions = self.versions.get(to) or self.versions.get(to - 1) or (0,) * len(self.streams)
        self._clear()
        if start is None:
            self.state = self.game.setup(self.scenario, self.options)
        else:
            self._stand_at(start)
        kept = self._muted, self._tape, self._at, self._lines
        self._muted, self._lines = True, [n for n, _ in tape] + [to]
        self._halts = mark
        try:
            if tape or not mark:
                self._follow([e for _, e in tape], past=False)
        except AtMark:
            self._resume_here()
        finally:
            self._muted, self._tape, self._at, self._lines = kept
            self._halts = False
        for (viewer, stream), version in zip(self.streams.items(), versions, strict=True):
            if only is None or viewer in (only, UMPIRE):
                stream.items.append(streams.TakenBack(version))
        for q in self.open:
            if q.seat in self.streams and (only is None or q.seat == only):
                stream = self.streams[q.seat]
                q.asked = msgspec.structs.replace(q.asked, id=stream.asked + 1)
                self._put_to(q.seat, stream, q.asked)

    def _stand_at(self, snapshot: Snapshot) -> None:
        """The state of a mark, with play begun again from it."""
        self.state = self._decode(snapshot.state)
        self.began, self.label = True, snapshot.label
        if self.dice and not self.dice.begun:
            self._begin_dice()
        for _, entry in rec.effective(self.entries[: snapshot.at]):
            self._flags(entry)
            if isinstance(entry, rec.Marked):
                self.labels.add(entry.label)
        self._resume_here()

    def _flags(self, entry: rec.Entry) -> None:
        """What of an earlier ruling outlives a mark."""
        if isinstance(entry, rec.Ruled):
            match entry.ruling:
                case rulings.Pause():
                    self.paused = True
                case rulings.Resume():
                    self.paused = False
                case rulings.SetDie():
                    self.preset.append(entry.ruling)
        elif isinstance(entry, rec.Die) and entry.how == "set" and self.preset:
            self.preset.pop(0)

    def _follow(self, tape: Sequence[rec.Entry], past: bool = True) -> None:
        """Do what the lines of a record say.  `past`: also those that were taken back later, as they happened."""
        self._tape, self._at = tape, 0
        if self._resuming is not None and not self.open:
            self._drive(None)
        while self._at < len(tape):
            entry = tape[self._at]
            match entry:
                case rec.Nonce():
                    self._append(entry)
                case rec.Began():
                    self._append(entry)
                    self._start()
                    self._drive(None)
                case rec.Decided():
                    self._follow_answer(entry)
                case rec.Closed():
                    at = self._here()
                    self._append(entry)
                    self.quiet.clear()
                    self._go_on(at)
                case rec.Die(how="typed") if self.typing is not None:
                    effect, self.typing = self.typing[0], None
                    at = self._here()
                    self._guarded(self._fallen(effect, entry), at)
                case rec.Ruled() | rec.Wanted() | rec.Agreed():
                    self._follow_ruling(entry, past)
                case rec.Undone() if past:
                    self._append(entry)
                    self.rewind(entry.to, only=entry.seat)
                case rec.Forked():
                    self._append(entry)
                    self.epoch += past
                case rec.Undone() | rec.Failed() | rec.Looked() | rec.Released():
                    self._append(entry)
                case _:
                    raise Departs(self._at + 2, f"the record has {short(entry)} where the rules wait for an answer")
        self._tape = None

    def _follow_answer(self, entry: rec.Decided) -> None:
        found = [q for q in self.open if q.seat == entry.seat and q.part == entry.part]
        if not found:
            raise Departs(self._at + 2, f"{entry.seat} answers, but is not asked")
        q, answer = found[0], entry.answer
        if q.asked.kind == "order":
            answer = msgspec.convert(msgspec.to_builtins(answer), q.effect.form)
        elif answer is not None or q.asked.kind != "offer":
            raw = msgspec.to_builtins(answer)
            same = [o for o in q.asked.options if msgspec.to_builtins(o) == raw]
            if not same:
                raise Departs(self._at + 2, f"{entry.seat} answers {raw}, which is not among the options")
            answer = same[0]
        self._take(q, answer, entry.by)

    def _follow_ruling(self, entry: rec.Ruled | rec.Wanted | rec.Agreed, past: bool) -> None:
        from montjoy.core.session import umpire

        if past:
            session = cast("Session", self)
            if isinstance(entry, rec.Ruled) and not umpire.possible(session, entry.ruling):
                raise Departs(self._at + 2, f"the ruling {type(entry.ruling).__name__} cannot be made here")
            umpire.carry_out(session, entry)
            return
        self._append(entry)
        if isinstance(entry, rec.Ruled):
            self._flags(entry)
            if isinstance(entry.ruling, rulings.Edit):
                if entry.ruling.when == "next":
                    self.edits.append(entry.ruling)
                else:
                    self._apply(entry.ruling)
                    self._drive(None)


def _place(error: BaseException) -> str:
    """Where a rule failed: file and line of the innermost frame, and the rule its docstring names."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename.rsplit('/', 1)[-1]}:{last.lineno} in {last.name}"


def _back(entry: rec.Entry) -> bool:
    return isinstance(entry, rec.Ruled) and isinstance(entry.ruling, rulings.TakeBack)


def takes_back(entry: rec.Entry) -> bool:
    """Whether a line opened a new epoch of dice."""
    if isinstance(entry, rec.Forked):
        return True
    ruling = entry.ruling if isinstance(entry, rec.Ruled) else None
    return isinstance(ruling, rulings.TakeBack) or (isinstance(ruling, rulings.Edit) and ruling.when == "last")
