"""The clocks of a live table: of a seat's decisions, or of its bank of time, as the whole table sees them.

Everybody sees the clock of whoever is waited for where the game says in public who that is (`Game.waiting`, of what an onlooker
knows).  Such a clock begins with a *turn*: when other seats are waited for, or an onlooker was told something after a decision.
It is made from nothing else, so it tells nothing that the rules hide: a sealed answer stops it for nobody, and a second question
that others know nothing of begins none.  For the same reason a bank is charged for turns alone; what a seat is asked unseen costs
nothing of it.  Where a game never says who is waited for, each seat sees its own clock and bank only, and a bank is charged for
every decision.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

import msgspec

from montjoy.core.effects import WATCHER, Seat
from montjoy.core.game import Base
from montjoy.core.record import entries as rec
from montjoy.table.tables import lines
from montjoy.table.tables.seating import Seating

LIVE: Final = 900.0                                          # seconds; a decision has less where people are there


def says_who_is_waited_for(game: Any) -> bool:
    """Whether a game says in public, at some time at least, whom it waits for."""
    return getattr(type(game), "waiting", None) is not Base.waiting


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's clock: it runs until `due`, or stands with `left` seconds."""

    seat: Seat
    due: float = 0.0
    left: float = 0.0


class LiveClocks:
    """What everybody sees of the clocks, and what each seat has left of its bank.

    `due`: of the seats that are waited for, by when; `told`: how much an onlooker had been told when their turn began; `left`: by
    seat, its bank, or without banks what the host gave it for its next decision."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.due: dict[Seat, float] = {}
        self.left: dict[Seat, float] = {}
        self.told = -1

    @property
    def banks(self) -> bool:
        return self.seating.settings.bank > 0

    @property
    def live(self) -> bool:
        """People are there and play against the clock."""
        return self.banks or 0 < self.seating.settings.deadline < LIVE

    @property
    def public(self) -> bool:
        return says_who_is_waited_for(self.seating.session.game)

    def left_of(self, seat: Seat) -> float:
        return self.left.get(seat, float(self.seating.settings.bank))

    def waited_for(self) -> tuple[Seat, ...]:
        """Who is waited for, as far as an onlooker knows."""
        session = self.seating.session
        return session.game.waiting(session.view(WATCHER)) or ()

    def now(self) -> tuple[tuple[Seat, ...], int]:
        """The turn, by all that an onlooker knows of it: it is another where this is."""
        return self.waited_for(), self.seating.session.streams[WATCHER].version

    # ---- a turn ------------------------------------------------------------------------------------------------------
    def turn_after(self, begin: float, bots: Collection[Seat], stands: float) -> list[lines.Line]:
        """Whose clocks end and begin with what has just happened, at `begin`.  `stands`: since when they stand; 0: they run."""
        if not (self.live and self.public):
            return []
        seats, told = self.now()
        seats = tuple(seat for seat in seats if seat not in bots)
        if (told == self.told and (set(seats) == set(self.due) or stands)) or not (seats or self.due):
            return []
        go_on = set(seats) & set(self.due) if len(self.due) > 1 or not self._decided() else set[Seat]()
        ended = {seat: at for seat, at in self.due.items() if seat not in go_on}
        found = list[lines.Line](self._charged(ended, stands or begin))
        left = {**self.left, **{line.seat: line.seconds for line in found if isinstance(line, lines.Banked)}}
        fresh = () if stands else tuple(seat for seat in seats if seat not in go_on)
        due = {seat: self.due[seat] for seat in seats if seat in go_on} | {seat: begin + self._time(seat, left) for seat in fresh}
        if not self.banks:
            found += [lines.Banked(seat, 0.0) for seat in fresh if left.get(seat)]
        return [*found, lines.TurnBegan(told, due)]

    def _charged(self, ended: Mapping[Seat, float], at: float) -> Iterator[lines.Banked]:
        """What is left of the banks of those whose turn is over, with the increment."""
        if self.banks:
            for seat, due in ended.items():
                yield lines.Banked(seat, max(0.0, due - at) + self.seating.settings.increment)

    def _time(self, seat: Seat, left: Mapping[Seat, float]) -> float:
        """How long a seat may take from the beginning of its turn on."""
        settings = self.seating.settings
        return left.get(seat, float(settings.bank)) if self.banks else settings.deadline + left.get(seat, 0.0)

    def _decided(self) -> bool:
        """What has just happened is a decision, and not what people agreed, asked the umpire for, or proposed."""
        for entry in reversed(self.seating.session.entries):
            if not isinstance(entry, rec.Die | rec.Marked):
                return not isinstance(entry, rec.Wanted | rec.Agreed | rec.Looked | rec.Undone) and not (
                    self.banks and isinstance(entry, rec.Ruled)
                )
        return True

    # ---- a question ----------------------------------------------------------------------------------------------------
    def due_of(self, seat: Seat, begin: float, seconds: float) -> float:
        """When a question is due that begins now and may take so long, where no bank is: no sooner than its turn, and in a bank's
        turn no later."""
        turn = self.due.get(seat)
        if self.banks:
            return begin + self.left_of(seat) if turn is None else max(turn, begin + self.seating.settings.increment)
        return begin + seconds + self.left.get(seat, 0.0) if turn is None else max(turn, begin + seconds)

    def uses_up(self, seat: Seat) -> bool:
        """What the host gave more is used up by a question, where no turn does that."""
        return not self.banks and not (self.live and self.public) and bool(self.left.get(seat))

    def after_question(self, seat: Seat, due: float, at: float, decided: bool) -> lines.Banked | None:
        """What a bank has left after a question of a game in which nobody else sees it; None: it is charged by turns."""
        if not self.banks or self.public:
            return None
        return lines.Banked(seat, max(0.0, due - at) + (self.seating.settings.increment if decided else 0))

    def more(self, seat: Seat, seconds: int, asked: bool) -> tuple[lines.Line, ...]:
        """What the host's gift changes.  `asked`: a clock of the seat runs, perhaps unseen by others."""
        if seat in self.due:
            return (lines.TurnBegan(self.told, {**self.due, seat: self.due[seat] + seconds}),)
        if asked and not (self.live and self.public):        # it has it now
            return ()
        return (lines.Banked(seat, self.left_of(seat) + seconds),)

    # ---- lines -------------------------------------------------------------------------------------------------------
    def copy(self) -> LiveClocks:
        """The same, to see what lines will make of it."""
        other = LiveClocks(self.seating)
        other.due, other.left, other.told = dict(self.due), dict(self.left), self.told
        return other

    def fold(self, line: lines.Line) -> None:
        match line:
            case lines.TurnBegan(told, due):
                self.told, self.due = told, dict(due)
            case lines.Banked(seat, seconds):
                self.left[seat] = seconds

    def put_off(self, by: float) -> None:
        """The clocks of banks stood for so long; those of decisions are short, and ran on."""
        if self.banks:
            self.due = {seat: at + by for seat, at in self.due.items()}

    def graced(self, until: float) -> tuple[lines.Line, ...]:
        """Nobody who is waited for is late before then, also who has answered under seal: else his clock would tell of it."""
        due = {seat: max(at, until) for seat, at in self.due.items()}
        return () if due == self.due else (lines.TurnBegan(self.told, due),)

    def waited(self, by: float, since: float) -> tuple[lines.Line, ...]:
        """The table could not be opened for so long; what was due before the server was awake has its grace."""
        due = {seat: at + by if at >= since else at for seat, at in self.due.items()}
        return () if due == self.due else (lines.TurnBegan(self.told, due),)

    def moved_back(self, now: float, step: float, stands: bool) -> tuple[lines.Line, ...]:
        """The clock was set back: nobody has more left than he may have in all; what stands moves with it."""
        still = stands and self.banks
        due = {seat: at + step if still else min(at, now + self._time(seat, self.left)) for seat, at in self.due.items()}
        return () if due == self.due else (lines.TurnBegan(self.told, due),)

    # ---- what is shown -------------------------------------------------------------------------------------------------
    def shown(self, role: str, people: Collection[Seat], stood: float, own: float) -> tuple[SeatClock, ...]:
        """The clocks that a role sees, of the seats that people play.  `stood`: since when they stand still; 0: they run.  `own`:
        by when he is to answer where nobody else sees that; 0: he is not asked."""
        if not self.live:
            return ()
        found = []
        for seat in self.seating.session.seats:
            at = self.due.get(seat, 0.0) if self.public else own
            if seat not in people or (not self.public and seat != role):
                continue
            if at and stood and self.banks:
                found.append(SeatClock(seat, left=max(0.0, at - stood)))
            elif at or self.left_of(seat):
                found.append(SeatClock(seat, due=at) if at else SeatClock(seat, left=self.left_of(seat)))
        return tuple(found)
