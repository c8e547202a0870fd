"""What the lines of a record do, live and in replay alike: answers, dice that are typed in, rulings, and the way back.

A coroutine can be neither copied nor stored, so going back means replaying the record from the last stored state.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from montjoy.core import effects as fx
from montjoy.core.effects import UMPIRE, WATCHER, No, Seat, no
from montjoy.core.errors import AtMark, Departs
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces, rulings
from montjoy.core.session import streams
from montjoy.core.session.runner import NUMBER, Open, Quiet, Runner
from montjoy.core.session.snapshot import Snapshot


class Journal:
    """Carries out what people do, from a seat or from a record, and goes back where a ruling or a fault asks for it.

    `proposals`: by number, a ruling that all must agree to, and who has.  `stopped`: a rule failed.  `seed`: from which what
    the seats add is derived, where it is known."""

    def __init__(self, runner: Runner, seed: bytes | None = None) -> None:
        self.seed = seed
        self.runner, self.tape, self.faces, self.streams = runner, runner.tape, runner.faces, runner.streams
        self.paused = self.stopped = False
        self.proposals: Final[dict[int, tuple[rec.Wanted, set[Seat]]]] = {}

    # ---- answers -----------------------------------------------------------------------------------------------------
    def begin(self) -> None:
        """Play from the start to the first question.  Raises what a rule raises: there is nothing to go back to."""
        self.tape.append(rec.Began())
        self.runner.begin()
        self.runner.drive(None)

    def find(self, seat: Seat, question: int | None) -> Open | No:
        """The question that a seat may answer now: the first that wants an answer, or the one with that number."""
        if self.runner.over:
            return no("", "game-over")
        if self.stopped:
            return no("", "umpire-at-work")
        if self.paused:
            return no("", "paused")
        if question == NUMBER:
            return self.runner.unasked(seat, self.runner.game.view(self.runner.state, seat)) or no("", "question-gone")
        found = None
        for q in self.runner.open:
            if q.seat == seat and (question is None or q.asked.id == question):
                if found is None or (found.done and not q.done):
                    found = q
        if found is None or not (found.asked.options or found.asked.kind != "offer"):
            return no("", "nothing-to-answer" if question is None else "question-gone")
        return found

    def take(self, q: Open, answer: Any, by: str) -> None:
        """An answer that is legal: into the record, and with the last that was waited for the rule runs on."""
        at, quiet = self.tape.here(), self.runner.quiet
        self.tape.append(rec.Decided(q.seat, q.part, answer, by))
        if q.part == rec.UNASKED:                            # nobody waits for it, and nobody is told
            return self.runner.game.lay_down(self.runner.state, q.seat, answer)
        q.done, q.answer = True, answer
        kind_is_quiet = getattr(answer, "quiet", False) or getattr(q.effect.ask, "quiet", False)
        if kind_is_quiet and not self.runner.together:       # a sealed answer is changed, not taken back
            quiet.append(Quiet(at, q.seat, self._undoes(q, answer)))
        else:
            quiet.clear()
        if all([o.done and type(o.effect) is not fx.Offer for o in self.runner.open]):
            self._go_on(at)  # where anybody could react, only the end of the pause goes on: a "no" must not show

    def _undoes(self, q: Open, answer: Any) -> streams.Undoes | msgspec.UnsetType:
        """What a seat would take back, in what it knows before its answer is used.  Rules that cannot show it fail where a page
        is made, not here: a record is replayed by them all the same."""
        game = self.runner.game
        with suppress(Exception):
            view = game.view(self.runner.state, q.seat)
            put = getattr(asked := game.question(view, q.asked), "ask", asked)
            label = answer if answer is None or q.asked.kind == "order" else game.label(view, q.asked, answer)
            return streams.Undoes(q.asked.kind, put, label)
        return msgspec.UNSET

    def close(self) -> None:
        """The pause for reactions is over; the rule runs on with the answers there are."""
        at = self.tape.here()
        self.tape.append(rec.Closed())
        self.runner.quiet.clear()
        self._go_on(at)

    def throw(self, die: rec.Die) -> None:
        """The die that was waited for has fallen; the rule runs on."""
        assert self.faces.typing is not None
        effect, self.faces.typing = self.faces.typing[0], None
        at = self.tape.here()
        self._run_on(self.faces.fall(effect, die, self.runner.frames[-1].seats), at)

    def _go_on(self, at: int) -> None:
        """All answers are in; the rule runs on.  `at`: the line that led here, for going back if a rule fails."""
        answers = tuple([q.answer for q in self.runner.open])
        self.runner.open = []
        self._run_on(answers if self.runner.together else answers[0], at)

    def _run_on(self, value: Any, at: int) -> None:
        """Run on; a rule that raises takes the game back to before line `at`, its last good decision, and tells the umpire."""
        try:
            self.runner.drive(value)
        except (Departs, AtMark):
            raise
        except Exception as error:
            if self.streams.muted:
                raise
            where, what = _place(error), f"{type(error).__name__}: {error}"
            self.rewind(at)
            self.tape.append(rec.Failed(at, where, what))
            self.stopped = True
            self.streams.say(None, streams.UmpireAtWork())
            self.streams.say((), streams.RuleFailed(where, what))

    # ---- going back and following ------------------------------------------------------------------------------------
    def rewind(self, to: int, only: Seat | None = None, mark: bool = False) -> None:
        """Back to where the record had `to` lines (those that still hold); streams keep what they told and say so.

        `to` is where an answer was waited for; with `mark` just after a mark, where play stands still until driven.
        `only`: the seat (and the umpire) that is told."""
        tape, everybody = self.tape, self.streams
        holds = rec.effective(tape.entries[:to])
        tape.snapshots[:] = [s for s in tape.snapshots if s.at <= to]
        start = tape.snapshots[-1] if tape.snapshots else moved_to(tape.entries[:to])
        # a take-back that still holds stands where play went on from its mark: there is nothing to do for it
        again = [(n, e) for n, e in holds if (start is None or n >= start.at)
                 and not (isinstance(e, rec.Ruled) and isinstance(e.ruling, rulings.TakeBack))]
        versions = tape.versions.get(to) or tape.versions.get(to - 1) or (0,) * len(everybody)
        self.stand_at(start)
        kept = tape.followed, tape.at, tape.lines, everybody.muted, tape.halts
        tape.lines, everybody.muted = [*(n for n, _ in again), to], True
        try:
            if again or not mark:
                self.follow([e for _, e in again], halt=mark)
        finally:
            tape.followed, tape.at, tape.lines, everybody.muted, tape.halts = kept
        for (viewer, stream), version in zip(everybody.items(), versions, strict=True):
            if only is None or viewer in (only, UMPIRE):
                stream.items.append(streams.TakenBack(version))
        for q in self.runner.open:
            if q.seat in everybody and (only is None or q.seat == only):
                q.asked = msgspec.structs.replace(q.asked, id=everybody[q.seat].asked + 1)
                everybody.put(q.seat, q.asked)

    def stand_at(self, start: Snapshot | None) -> None:
        """Before the first line; or in the state of a mark, with play begun again from it."""
        tape = self.tape
        self.paused = self.stopped = False
        self.runner.clear(None if start is None else start.state)
        tape.label, tape.state = ("", b"") if start is None else (start.label, start.state)
        tape.labels.clear()
        if start is not None:
            late: list[rec.Entry] = []                       # made while a die was waited for, which did not fall by it
            for _, entry in rec.effective(tape.entries[: start.at]):
                if isinstance(entry, rec.Die):
                    self.faces.use_up(entry)
                if isinstance(entry, rec.Marked):
                    tape.labels.add(entry.label)
                late.append(entry)
                if not isinstance(entry, rec.Ruled | rec.Wanted | rec.Agreed | rec.Looked):
                    while late:
                        self._note(late.pop(0))
            for entry in late:
                self._note(entry)
            self.runner.resume()

    def follow(self, entries: Sequence[rec.Entry], halt: bool = False) -> None:
        """Do what the lines of a record say, as it happened, with what was taken back later.

        `halt`: at a mark that ends them, play stands still until driven.  Raises Departs where the rules disagree."""
        tape, runner = self.tape, self.runner
        tape.followed, tape.at, tape.halts = entries, 0, halt
        try:
            if runner.resuming and not runner.open:
                runner.drive(None)
            while (entry := tape.next) is not None:
                self._follow_line(entry)
        except AtMark:
            runner.resume()
        tape.followed, tape.halts = (), False

    def _follow_line(self, entry: rec.Entry) -> None:
        tape, muted = self.tape, self.streams.muted
        if not muted and (wrong := self._why_not_line(entry)):
            raise tape.departs(wrong)
        match entry:
            case rec.Began():
                self.begin()
            case rec.Decided():
                self._follow_answer(entry)
            case rec.Closed():
                self.close()
            case rec.Die() if self.faces.typing is not None and entry.how != "set":
                self.throw(self.faces.written(self.faces.typing[0], self.runner.frames[-1].scope) or entry)
            case rec.Ruled() | rec.Wanted() | rec.Agreed():
                self._follow_ruling(entry)
            case rec.Undone() if not muted:
                tape.append(entry)
                self.rewind(entry.to, only=entry.seat)
            case rec.Forked():
                tape.append(entry)
                tape.epoch += not muted
            case rec.Hashes() | rec.Nonce() | rec.Undone() | rec.Failed() | rec.Looked() | rec.Rehearsed() | rec.Released():
                tape.append(entry)
            case _:
                raise tape.departs(f"the record has {rulings.short(entry)} where the rules wait for an answer")

    def _why_not_line(self, entry: rec.Entry) -> str:
        """Empty, or why nobody could have done here what a line of a record says."""
        there, runner = self.tape.entries, self.runner
        last = next((e for e in reversed(there) if not isinstance(e, rec.Rehearsed)), None)
        if isinstance(last, rec.Released) and not isinstance(entry, rec.Rehearsed):
            return "the seed is out, and after it comes nothing"
        if (self.paused or self.stopped) and isinstance(entry, rec.Decided | rec.Closed | rec.Die | rec.Undone):
            return "no answers are taken here, by a ruling or since a rule failed"
        match entry:
            case rec.Began():
                return "play begins a second time" if runner.began else nonces.why_not_begin(there, runner.seats)
            case rec.Closed() if not runner.window:
                return "a pause for reactions ends, and there is none"
            case rec.Undone() if not runner.quiet or runner.quiet[-1][:2] != (entry.to, entry.seat):
                return f"{entry.seat} takes an answer back that cannot be taken back"
            case rec.Failed():
                return "a rule is said to have failed that did not"
            case rec.Hashes():
                refusal = nonces.why_not_list(there, runner.seats, entry)
                return nonces.SAYS[refusal.reason] if refusal else ""
            case rec.Nonce():
                refusal = nonces.why_not_nonce(there, runner.seats, entry, self.seed)
                return nonces.SAYS[refusal.reason] if refusal else ""
            case rec.Ruled() | rec.Wanted() | rec.Agreed():
                return self._why_not_ruled(entry)
        return ""

    def _why_not_ruled(self, entry: rec.Ruled | rec.Wanted | rec.Agreed) -> str:
        """Where there is no umpire, a ruling is what all have just agreed to; and there must be what it speaks of."""
        there, open_ = self.tape.entries, self.proposals
        if isinstance(entry, rec.Wanted):
            known = entry.author in self.runner.seats and not self.streams.umpire
            return "" if known and entry.number == rec.next_number(there) else f"{entry.author} cannot propose anything"
        if isinstance(entry, rec.Agreed):
            known = entry.seat in self.runner.seats and entry.number in open_ and entry.seat not in open_[entry.number][1]
            return "" if known else f"{entry.seat} agrees to what was not proposed"
        if self.streams.umpire:
            if entry.author != UMPIRE or entry.number != rec.next_number(there):
                return "this is not how an umpire's next ruling is written"
        else:
            last = there[-1] if there else None
            wanted = next((e for e in reversed(there) if isinstance(e, rec.Wanted) and e.number == entry.number), None)
            agreed = isinstance(last, rec.Agreed) and last.number == entry.number and entry.number not in open_
            same = wanted and rec.Ruled(wanted.number, "all", wanted.ruling, wanted.reason) == entry
            if not agreed or not same:
                return "there is no umpire, and not everybody has agreed to this ruling"
        return "" if self._possible(entry.ruling) else f"the ruling {type(entry.ruling).__name__} cannot be made here"

    def _follow_answer(self, entry: rec.Decided) -> None:
        runner = self.runner
        mine = runner.unasked(entry.seat, runner.game.view(runner.state, entry.seat)) if entry.part == rec.UNASKED else None
        found = [q for q in (mine, *runner.open) if q is not None and q.seat == entry.seat and q.part == entry.part]
        if not found:
            raise self.tape.departs(f"{entry.seat} answers, but is not asked")
        q, answer = found[0], entry.answer
        if q.asked.kind == "order":
            answer = msgspec.convert(msgspec.to_builtins(answer), q.effect.form)
        elif answer is not None or q.asked.kind != "offer":
            raw = msgspec.to_builtins(answer)
            same = [o for o in q.asked.options if msgspec.to_builtins(o) == raw]
            if not same:
                raise self.tape.departs(f"{entry.seat} answers {raw}, which is not among the options")
            answer = same[0]
        self.take(q, answer, entry.by)

    def _follow_ruling(self, entry: rec.Ruled | rec.Wanted | rec.Agreed) -> None:
        if not self.streams.muted:
            return self.carry_out(entry)
        self.tape.append(entry)
        self._note(entry)
        match entry:
            case rec.Ruled(ruling=rulings.Edit(when="next") as edit):
                self.runner.edits.append(edit)
            case rec.Ruled(ruling=rulings.Edit() as edit):
                self.runner.apply(edit)
                self.runner.drive(None)

    # ---- rulings -----------------------------------------------------------------------------------------------------
    def carry_out(self, entry: rec.Ruled | rec.Wanted | rec.Agreed) -> None:
        """Do what a ruling, a proposal or a consent says; the line has been checked."""
        if isinstance(entry, rec.Ruled):
            return self._rule(entry)
        self.tape.append(entry)
        self.count_proposals([entry])
        if isinstance(entry, rec.Wanted):
            does = type(entry.ruling).__name__
            self.streams.say(None, streams.Proposed(entry.number, entry.author, does, entry.reason))

    def count_proposals(self, entries: Sequence[rec.Entry]) -> None:
        """What lines do to the open proposals; a way back does nothing to them."""
        for entry in entries:
            if isinstance(entry, rec.Wanted):
                self.proposals[entry.number] = entry, set()
            elif isinstance(entry, rec.Agreed) and entry.number in self.proposals:
                yes = self.proposals[entry.number][1]
                yes.add(entry.seat)
                if yes >= set(self.streams) - {UMPIRE, WATCHER}:
                    del self.proposals[entry.number]

    def _rule(self, entry: rec.Ruled) -> None:
        ruling, runner, holds = entry.ruling, self.runner, rec.effective(self.tape.entries)
        at = self.tape.here()
        self.tape.append(entry)
        does = type(ruling).__name__
        self.streams.say(entry.audience, streams.RulingMade(entry.number, entry.author, does, entry.reason))
        self._note(entry)
        match ruling:
            case rulings.Retry():
                self.stopped = False
            case rulings.AnswerFor():
                found = self.find(ruling.seat, ruling.question)
                assert not isinstance(found, No)
                self.take(found, streams.typed(found.effect, ruling.answer), "umpire")
            case rulings.Edit(when="next"):
                runner.edits.append(ruling)
            case rulings.TakeBack() | rulings.Edit():
                to = rec.back_to(ruling, holds)
                assert to is not None
                self.tape.epoch += 1
                self.rewind(to, mark=True)
                if isinstance(ruling, rulings.Edit):         # the decisions since are offered again
                    runner.before = {}
                    for decided in [e for n, e in holds if n >= to and isinstance(e, rec.Decided) and e.part != rec.UNASKED]:
                        runner.before.setdefault(decided.seat, []).append(decided.answer)
                    runner.apply(ruling)
                if not self.tape.stands:
                    self._run_on(None, at)

    def _possible(self, ruling: rulings.Ruling) -> bool:
        """Whether there is what a ruling of a record speaks of: the question and its answer, the mark, the fields."""
        match ruling:
            case rulings.AnswerFor():
                found = self.find(ruling.seat, ruling.question)
                if isinstance(found, No):
                    return False
                answer = streams.typed(found.effect, ruling.answer)
                return found.asked.kind == "order" or answer in found.asked.options
            case rulings.TakeBack():
                return rec.back_to(ruling, rec.effective(self.tape.entries)) is not None
            case rulings.Edit():
                last = ruling.when == "last"
                if last and rec.back_to(ruling, rec.effective(self.tape.entries)) is None:
                    return False
                state = self.runner.decode(self.tape.state) if last else self.runner.state
                return not self.runner.over and rulings.why_not_edit(rulings.plain(state), ruling) is None
            case rulings.Retry():
                return self.stopped
            case rulings.Pause() | rulings.Resume():
                return self.paused is isinstance(ruling, rulings.Resume)
        return True

    def _note(self, entry: rec.Entry) -> None:
        """What of a ruling outlives a mark."""
        match entry:
            case rec.Ruled(ruling=rulings.Pause() | rulings.Resume() as ruling):
                self.paused = isinstance(ruling, rulings.Pause)
            case rec.Ruled(ruling=rulings.SetDie() as ruling):
                self.faces.preset.append(ruling)


def _place(error: BaseException) -> str:
    """Where a rule failed: file, line and function of the innermost frame."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename.rsplit('/', 1)[-1]}:{last.lineno} in {last.name}"


def moved_to(entries: Sequence[rec.Entry]) -> Snapshot | None:
    """The state with which a record last went on under other rules; what stands before that, these rules cannot follow."""
    for number in range(len(entries) - 1, -1, -1):
        if isinstance(entry := entries[number], rec.Moved):
            return Snapshot(number + 1, entry.label, bytes(entry.state), entry.versions)
    return None


def takes_back(entry: rec.Entry) -> bool:
    """Whether a line opened a new epoch of dice."""
    ruling = entry.ruling if isinstance(entry, rec.Ruled) else None
    edit = isinstance(ruling, rulings.Edit) and ruling.when == "last"
    anew = isinstance(entry, rec.Moved) and entry.anew
    return edit or anew or isinstance(entry, rec.Forked) or isinstance(ruling, rulings.TakeBack)
