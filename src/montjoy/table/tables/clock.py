"""The clocks of a table: decisions, fights against the clock, the pause for reactions, and standing still.

Moments are seconds since 1970 as the server's clock gives them, whatever the zone and the time of year.  A decision that is
due is taken by the server, once, by a line of the record: the seat's draft if the rules allow it, else the game's default.

A table's pause stops the clocks of decisions, and those of banks.  One that is short, as a fight's seven seconds, runs out all
the same, and none begins before the pause is over: nobody stops the clock to think.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, Final

from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.record import entries as rec
from montjoy.core.session.runner import Open
from montjoy.table.tables import lines
from montjoy.table.tables.absence import Absence
from montjoy.table.tables.pace.live_clocks import LiveClocks, SeatClock
from montjoy.table.tables.seating import Seating

WARN: Final = 0.25                                           # of a decision's time, when little is left
SHORT: Final = 900.0                                         # seconds; such a clock is not warned of, and no pause stops it
LONGEST_PAUSE: Final = 14 * 86_400.0                         # of the umpire's
GRACE: Final = 3_600.0                                       # for what was due while the server was away

OF_TIME: Final = (lines.DueSet, lines.Warned, lines.PausedUntil, lines.Resumed, lines.Frozen, lines.TurnBegan, lines.Banked)

Key = tuple[Seat, int]


class Clock:
    """The part of a table that knows what time it is."""

    def __init__(self, seating: Seating, absence: Absence) -> None:
        self.seating, self.absence = seating, absence
        self.live = LiveClocks(seating)
        self.banked: set[Key] = set()                        # questions whose time is the bank's
        self.due: dict[Key, float] = {}
        self.given: dict[Key, float] = {}
        self.graced: set[Key] = set()
        self.drafts: dict[Key, Any] = {}
        self.warned: set[Key] = set()
        self.untimed: set[Key] = set()                       # questions that have no clock
        self.ran: dict[int, tuple[float, float, bool]] = {}  # of answers that can be taken back, by line: due, given, of a bank
        self.window_ends = 0.0
        self.window_of: tuple[Key, ...] = ()
        self.paused_until = 0.0
        self.paused_at = 0.0
        self.paused_by = ""
        self.pauses: dict[str, int] = {}
        self.begins_by = 0.0                                 # by then play begins; 0: nothing is frozen

    # ---- how long ----------------------------------------------------------------------------------------------------
    def seconds_for(self, q: Open) -> float:
        """How long a question may be thought about, where there is no bank; 0: as long as one likes."""
        return self.limit(q) or float(self.seating.settings.deadline)

    def limit(self, q: Open) -> float:
        """The game's own time for a question; 0: it has none."""
        session = self.seating.session
        return float(session.game.limit(session.view(q.seat), q.asked))

    def waiting_for(self) -> Iterator[Open]:
        """Questions that want an answer of a person."""
        for q in self.seating.session.open:
            if not q.done and q.asked.kind != "offer":
                yield q

    def standing(self, paused: bool) -> bool:
        """Nothing can be decided: the game is over, or the umpire is at work without a pause that has an end."""
        session = self.seating.session
        return bool(session.over or session.stopped or self.seating.shut or (session.paused and not paused))

    def may_pause(self, role: str) -> int:
        """How often a role may still stop the clocks."""
        return 1 if role == UMPIRE else max(0, self.seating.settings.pauses - self.pauses.get(role, 0))

    def longest_pause(self, role: str) -> float:
        return LONGEST_PAUSE if role == UMPIRE else min(float(self.seating.settings.longest), LONGEST_PAUSE)

    # ---- when --------------------------------------------------------------------------------------------------------
    def next_due(self) -> float | None:
        """The next moment at which the server must do something at this table; None: nothing is due."""
        if self.begins_by and not self.seating.session.began and not self.seating.shut:
            return self.begins_by
        moments = [*self._decided_at(), *([self.paused_until] if self.paused_until else [])]
        if (leave := self.absence.notice_at(self.seating.services.now())) is not None:
            moments.append(leave)
        return min(moments, default=None)

    def _decided_at(self) -> Iterator[float]:
        if self.standing(bool(self.paused_until)) or self.seating.session.paused:
            return
        for key, at in self.due.items():
            if self.runs(key):
                yield at
                if (warned := self.warned_at(key)) is not None:
                    yield warned
        if self.seating.session.window and self.window_ends:
            yield self.window_ends

    def runs(self, key: Key) -> bool:
        """A pause stops long clocks only, and none that had run out before."""
        return not self._stands(self.due.get(key, 0.0), self.given.get(key, 0.0), key in self.banked)

    def _stands(self, due: float, given: float, bank: bool) -> bool:
        return bool(self.paused_until) and (bank or given >= SHORT) and due > self.paused_at

    def is_up(self, key: Key) -> bool:
        """A seat's time is up, though the server may not have decided yet; what it missed itself is nobody's fault."""
        now, services = self.seating.services.now(), self.seating.services
        up = key in self.due and self.due[key] <= now and self.runs(key)
        return up and not self.missed_by_us(key) and not services.awake.step(now, services.stopwatch())

    def missed_by_us(self, key: Key) -> bool:
        """Whether a seat's time ran out, or nearly, while the server was away."""
        at, awake = self.due[key], self.seating.services.awake
        given = self.given.get(key, 0.0)
        begun = at - (min(GRACE, given) if key in self.graced else given)
        return bool(at < awake.since or (begun < awake.since and at < awake.since + min(awake.gap, GRACE)))

    def may_undo(self, seat: Seat) -> bool:
        """The question that would come back has time left: its clock goes on as if it had not been answered."""
        quiet = self.seating.session.runner.quiet
        if not quiet or quiet[-1].seat != seat or (line := quiet[-1].line) not in self.ran:
            return True
        return self._stands(*self.ran[line]) or self.ran[line][0] > self.seating.services.now()

    def warned_at(self, key: Key) -> float | None:
        """When little is left; None: that was said, or the clock is short."""
        given = self.given.get(key, 0.0)
        return None if key in self.warned or given < SHORT else self.due[key] - WARN * given

    def due_after(self, own: Sequence[lines.Line]) -> float | None:
        """What `next_due` will say once these lines have happened: it is stored together with them."""
        then, ticks = copy(self), self.absence.ticks
        then.due, then.given, then.pauses = self.due.copy(), self.given.copy(), self.pauses.copy()
        then.graced, then.warned, then.banked = self.graced.copy(), self.warned.copy(), self.banked.copy()
        then.live = self.live.copy()
        for line in own:
            if isinstance(line, OF_TIME):
                then.fold(line, 0.0)
        moment = then.next_due()
        self.absence.ticks = ticks
        return moment

    def shown(self, role: str) -> tuple[SeatClock, ...]:
        """The live clocks that a role sees."""
        if self.standing(bool(self.paused_until)):
            return ()
        people = set(self.seating.session.seats) - self.absence.bots_after(())
        own = min((at for key, at in self.due.items() if key[0] == role), default=0.0)
        return self.live.shown(role, people, self.paused_at if self.paused_until else 0.0, own)

    # ---- lines -------------------------------------------------------------------------------------------------------
    def _paused_after(self, own: Sequence[lines.Line]) -> bool:
        paused = bool(self.paused_until)
        for line in own:
            if isinstance(line, lines.PausedUntil | lines.Resumed):
                paused = isinstance(line, lines.PausedUntil)
        return paused

    def watch_window(self, own: Sequence[lines.Line]) -> None:
        """The pause for reactions begins when it opens; it is the same whoever could react.  Bots among themselves need none."""
        session, paused = self.seating.session, self._paused_after(own)
        of = tuple((q.seat, q.asked.id) for q in session.open if q.asked.kind == "offer") if session.window else ()
        if not of or self.standing(paused) or session.paused:
            self.window_ends, self.window_of = 0.0, ()
        elif of != self.window_of and paused:
            self.window_ends, self.window_of = 0.0, ()       # it begins when the clocks run
        elif of != self.window_of:
            alone = len(self.absence.bots_after(tuple(own))) == len(session.seats)
            self.window_ends, self.window_of = self.seating.services.now() + (0.0 if alone else self.seating.settings.pause), of

    def lines_after(self, own: Sequence[lines.Line], begin: float) -> tuple[lines.Line, ...]:
        """Clocks that end with what has just happened, or begin, at `begin`."""
        open_now = {(q.seat, q.asked.id): q for q in self.waiting_for()}
        drafts = {*self.drafts, *((x.seat, x.question) for x in own if isinstance(x, lines.Drafted) and x.answer is not None)}
        ends: list[lines.Line] = [lines.Drafted(*key, None) for key in sorted(drafts - set(open_now))]  # now, not when others act
        self.untimed.intersection_update(open_now)
        paused = self._paused_after(own)
        if self.standing(paused) or any(isinstance(line, lines.Shut) for line in own):
            return (*ends, *(lines.DueSet(seat, n, 0) for seat, n in self.due))
        bots = self.absence.bots_after(tuple(own))
        over = [key for key in self.due if key not in open_now or key[0] in bots]
        ends += [lines.DueSet(*key, 0) for key in over]
        quiet, back = self.seating.session.runner.quiet, self._taken_back()
        for key in over:
            if quiet and key[0] == quiet[-1].seat:
                self.ran.setdefault(quiet[-1].line, (self.due[key], self.given[key], key in self.banked))
        still = paused or self.seating.session.paused
        live = self.live.copy()
        for line in own:
            if isinstance(line, lines.Resumed):
                live.put_off(line.by)
        for line in (*self._left_of(over, begin), *live.turn_after(begin, bots, (self.paused_at or begin) if still else 0.0)):
            ends.append(line)
            live.fold(line)
        if not still:
            fresh = {k: q for k, q in open_now.items() if k not in self.due and k[0] not in bots}
            ends += self._begun(fresh, begin, back, live)
        self.ran = {q.line: self.ran[q.line] for q in quiet if q.line in self.ran}
        return tuple(ends)

    def _left_of(self, over: Sequence[Key], at: float) -> Iterator[lines.Line]:
        """What is left of banks that only their seats see."""
        last = next((e for e in reversed(self.seating.session.entries) if not isinstance(e, rec.Die | rec.Marked)), None)
        for key in over:
            decided = isinstance(last, rec.Decided) and last.seat == key[0]
            stood = self.paused_at if not self.runs(key) else at
            left = self.live.after_question(key[0], self.due[key], stood, decided) if key in self.banked else None
            if left is not None:
                yield left

    def _taken_back(self) -> dict[Seat, float]:
        """When a seat's question is due that it has just taken an answer back to."""
        last = self.seating.session.entries[-1] if self.seating.session.entries else None
        return {last.seat: self.ran[last.to][0]} if isinstance(last, rec.Undone) and last.to in self.ran else {}

    def _begun(self, fresh: dict[Key, Open], begin: float, back: dict[Seat, float], live: LiveClocks) -> list[lines.Line]:
        """Clocks of questions that are new.  What the host gave more is used up with the first, where no turn has used it."""
        found = list[lines.Line]()
        for key, q in fresh.items():
            if key in self.untimed:
                continue
            own, seconds = self.limit(q), self.seconds_for(q)
            if seconds or live.banks:
                at = begin + own if own else live.due_of(key[0], begin, seconds)
                bank = live.banks and not own
                at = min(at, back.get(key[0], at))
                found.append(lines.DueSet(*key, at, live.left_of(key[0]) if bank else at - begin, bank=bank))
                if not own and live.uses_up(key[0]):
                    found.append(lines.Banked(key[0], 0.0))
            else:
                self.untimed.add(key)
        return found

    def fold(self, line: lines.Line, when: float) -> None:
        match line:
            case lines.DueSet(seat, question, at, given, grace, bank) if at:
                self.due[seat, question] = at
                self.given[seat, question] = given
                (self.banked.add if bank else self.banked.discard)((seat, question))
                (self.graced.add if grace else self.graced.discard)((seat, question))
            case lines.DueSet(seat, question):
                self.due.pop((seat, question), None)
                self.given.pop((seat, question), None)
                self.warned.discard((seat, question))
                self.graced.discard((seat, question))
                self.banked.discard((seat, question))
            case lines.TurnBegan() | lines.Banked():
                self.live.fold(line)
            case lines.Drafted(seat, question, answer):
                if answer is None:
                    self.drafts.pop((seat, question), None)
                else:
                    self.drafts[seat, question] = answer
            case lines.Warned(seat, question):
                self.warned.add((seat, question))
            case lines.Frozen(until):
                self.begins_by = until
            case lines.PausedUntil():
                self.pauses[line.role] = self.pauses.get(line.role, 0) + (not self.paused_until)
                self.paused_at, self.paused_until, self.paused_by = line.since, line.until, line.role
            case lines.Resumed():
                self.due = {key: at if self.runs(key) else at + line.by for key, at in self.due.items()}
                self.ran = {n: (ran[0] + line.by, *ran[1:]) if self._stands(*ran) else ran for n, ran in self.ran.items()}
                self.live.put_off(line.by)
                self.paused_at = self.paused_until = 0.0
                self.paused_by = ""
