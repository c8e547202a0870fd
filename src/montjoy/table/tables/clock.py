"""The clocks of a table: decisions, fights against the clock, the pause for reactions, and standing still.

Moments are seconds since 1970 as the house's clock gives them, whatever the zone and the time of year.  A decision that is
due is taken by the server, once, by a line of the record: the seat's draft if the rules allow it, else the game's default.

A table's pause stops the clocks of decisions.  One that is short, as a fight's seven seconds, runs out all the same, and none
begins before the pause is over: nobody stops the clock to think.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.session.running import Open
from montjoy.table.tables import lines
from montjoy.table.tables.absence import Away

WARN: Final = 0.25                                           # of a decision's time, when little is left
SHORT: Final = 900.0                                         # seconds; such a clock is not warned of, and no pause stops it
LONGEST_PAUSE: Final = 14 * 86_400.0                         # of the umpire's
GRACE: Final = 3_600.0                                       # for what was due while the server was away
LATE: Final = 5.0                                            # a clock that goes so far astray has been set, or the machine slept

Key = tuple[Seat, int]


class Wakefulness:
    """Since when the server has been awake.  A clock that is set forward and a machine that slept look the same to us."""

    def __init__(self, now: float, watch: float) -> None:
        self.now, self.watch = now, watch
        self.since, self.gap = now, 0.0                      # awake since then, after an absence of so long; 0: nobody knows

    def look(self, now: float, watch: float) -> float:
        """By how much the clock jumped since the last look; 0 where it went as it should."""
        step = (now - self.now) - (watch - self.watch)
        self.now, self.watch = now, watch
        if abs(step) <= LATE:
            return 0.0
        if step > 0:
            self.since, self.gap = now, step
        else:
            self.since = min(self.since, now)
        return step


class Clocks(Away):
    """The part of a table that knows what time it is."""

    shut: str
    moment: float | None

    def clocks(self) -> None:
        self.away()
        self.due: dict[Key, float] = {}
        self.given: dict[Key, float] = {}
        self.graced: set[Key] = set()
        self.drafts: dict[Key, Any] = {}
        self.warned: set[Key] = set()
        self.untimed: set[Key] = set()                       # questions that have no clock
        self.window_ends = 0.0
        self.window_of: tuple[Key, ...] = ()
        self.paused_until = 0.0
        self.paused_at = 0.0
        self.paused_by = ""
        self.pauses: dict[str, int] = {}

    # ---- how long ----------------------------------------------------------------------------------------------------
    def seconds_for(self, q: Open) -> float:
        """How long a question may be thought about; 0: as long as one likes."""
        return float(self.session.game.limit(self.session.view(q.seat), q.asked) or self.settings.deadline)

    def waiting_for(self) -> Iterator[Open]:
        """Questions that want an answer of a person."""
        for q in self.session.open:
            if not q.done and q.asked.kind != "offer":
                yield q

    def standing(self, paused: bool) -> bool:
        """Nothing can be decided: the game is over, or the umpire is at work without a pause that has an end."""
        session = self.session
        return bool(session.over or session.stopped or self.shut or (session.paused and not paused))

    def may_pause(self, role: str) -> int:
        """How often a role may still stop the clocks."""
        return 1 if role == UMPIRE else max(0, self.settings.pauses - self.pauses.get(role, 0))

    def longest_pause(self, role: str) -> float:
        return LONGEST_PAUSE if role == UMPIRE else min(float(self.settings.longest), LONGEST_PAUSE)

    # ---- when --------------------------------------------------------------------------------------------------------
    def next_due(self) -> float | None:
        """The next moment at which the server must do something at this table; None: nothing is due."""
        moments = [*self._decided_at(), *([self.paused_until] if self.paused_until else [])]
        if (leave := self.notice_at(self.door.now())) is not None:
            moments.append(leave)
        return min(moments, default=None)

    def _decided_at(self) -> Iterator[float]:
        if self.standing(bool(self.paused_until)) or self.session.paused:
            return
        for key, at in self.due.items():
            if self.runs(key):
                yield at
                if (warned := self.warned_at(key)) is not None:
                    yield warned
        if self.session.window and self.window_ends:
            yield self.window_ends

    def runs(self, key: Key) -> bool:
        """A pause stops long clocks only."""
        return not self.paused_until or self.given.get(key, 0.0) < SHORT

    def warned_at(self, key: Key) -> float | None:
        """When little is left; None: that was said, or the clock is short."""
        given = self.given.get(key, 0.0)
        return None if key in self.warned or given < SHORT else self.due[key] - WARN * given

    def due_after(self, own: Sequence[lines.Line]) -> float | None:
        """What `next_due` will say once these lines have happened: it is stored together with them."""
        kept = {name: _copy(value) for name, value in vars(self).items() if name in _FOLDED}
        for line in own:
            if isinstance(line, lines.DueSet | lines.Warned | lines.PausedUntil | lines.Resumed):
                self.fold_clock(line)
        moment = self.next_due()
        vars(self).update(kept)
        return moment

    # ---- lines -------------------------------------------------------------------------------------------------------
    def _paused_after(self, own: Sequence[lines.Line]) -> bool:
        paused = bool(self.paused_until)
        for line in own:
            if isinstance(line, lines.PausedUntil | lines.Resumed):
                paused = isinstance(line, lines.PausedUntil)
        return paused

    def _clock_lines(self, own: Sequence[lines.Line]) -> None:
        """The pause for reactions begins when it opens; it is the same whoever could react.  Bots among themselves need none."""
        session, paused = self.session, self._paused_after(own)
        of = tuple((q.seat, q.asked.id) for q in session.open if q.asked.kind == "offer") if session.window else ()
        if not of or self.standing(paused) or session.paused:
            self.window_ends, self.window_of = 0.0, ()
        elif of != self.window_of and paused:
            self.window_ends, self.window_of = 0.0, ()       # it begins when the clocks run
        elif of != self.window_of:
            alone = len(self.bots_after(tuple(own))) == len(session.seats)
            self.window_ends, self.window_of = self.door.now() + (0.0 if alone else self.settings.pause), of

    def _due_lines(self, own: Sequence[lines.Line]) -> tuple[lines.Line, ...]:
        """Clocks that begin or end with what has just happened."""
        open_now = {(q.seat, q.asked.id): q for q in self.waiting_for()}
        drafts = {*self.drafts, *((x.seat, x.question) for x in own if isinstance(x, lines.Drafted) and x.answer is not None)}
        ends: list[lines.Line] = [lines.Drafted(*key, None) for key in sorted(drafts - set(open_now))]  # now, not when others act
        self.untimed.intersection_update(open_now)
        paused = self._paused_after(own)
        if self.standing(paused) or any(isinstance(line, lines.Shut) for line in own):
            return (*ends, *(lines.DueSet(seat, n, 0) for seat, n in self.due))
        bots = self.bots_after(tuple(own))
        ends += [lines.DueSet(*key, 0) for key in self.due if key not in open_now or key[0] in bots]
        if not paused and not self.session.paused:
            ends += self._begun({k: q for k, q in open_now.items() if k not in self.due and k[0] not in bots})
        return tuple(ends)

    def _begun(self, fresh: dict[Key, Open]) -> list[lines.Line]:
        now, found = self.door.now() if self.moment is None else self.moment, []
        for key, q in fresh.items():
            if key in self.untimed:
                continue
            if seconds := self.seconds_for(q):
                found.append(lines.DueSet(*key, now + seconds, seconds))
            else:
                self.untimed.add(key)
        return list(found)

    def fold_clock(self, line: lines.Line) -> None:
        match line:
            case lines.DueSet(seat, question, at, given, grace) if at:
                self.due[seat, question] = at
                self.given[seat, question] = given
                (self.graced.add if grace else self.graced.discard)((seat, question))
            case lines.DueSet(seat, question):
                self.due.pop((seat, question), None)
                self.given.pop((seat, question), None)
                self.warned.discard((seat, question))
                self.graced.discard((seat, question))
            case lines.Drafted(seat, question, answer):
                if answer is None:
                    self.drafts.pop((seat, question), None)
                else:
                    self.drafts[seat, question] = answer
            case lines.Warned(seat, question):
                self.warned.add((seat, question))
            case lines.PausedUntil():
                self.pauses[line.role] = self.pauses.get(line.role, 0) + (not self.paused_until)
                self.paused_at, self.paused_until, self.paused_by = line.since, line.until, line.role
            case lines.Resumed():
                self.due = {key: at + line.by if self.given[key] >= SHORT else at for key, at in self.due.items()}
                self.paused_at = self.paused_until = 0.0
                self.paused_by = ""


_FOLDED: Final = frozenset(("due", "given", "graced", "warned", "paused_at", "paused_until", "paused_by", "pauses", "ticks"))


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, dict | set) else value
