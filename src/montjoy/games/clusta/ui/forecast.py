"""What can be foreseen of a sheet before it is sent: an order that cannot be done in its box, that ends at nightfall, whose place
another takes, that nobody will carry in time.

Its way is walked and its work is counted from what the writer knows of his own, on the map that everybody has; no enemy and no
accident is in it.  What is unknown (troops aboard, or nowhere) is not warned of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, Literal, TypeAlias

import msgspec

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.island import Island, island
from montjoy.games.clusta.model.pieces import Contingent
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.model.scenario import NATION
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.boxes import OPEN, Box
from montjoy.games.clusta.protocol.forms import NIGHTS, ROUNDS, Instruction, Line, Orders, Sheet
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.costs import POINT, Column, messenger_points, prices
from montjoy.games.clusta.rules.orders.instructions import MARCHES, UNTIL_EVENING
from montjoy.games.clusta.seen.addressee import Addressee, addressee, hex_of, is_camp_hex
from montjoy.games.clusta.seen.meant import meant
from montjoy.games.clusta.seen.view import OwnUnit, Seen

Kind: TypeAlias = Literal["too-long", "no-way", "nightfall", "never", "instead", "late", "over", "ended", "not-today", "waits"]
Slot: TypeAlias = tuple[int, int]                            # a day and a slot of it
ENDLESS: Final = ("HOLD", "AWAIT", "FORTIFY", "CATCH_COURIERS", "AMBUSH")
BY_ROUNDS: Final = ("MAKE_CAMP", "SIEGE_WORKS")              # work that may be done on several days
BY_DAYS: Final = ("DIVINE", "FORTIFY")                       # work of which a whole day counts
GOES_FIRST: Final = (*MARCHES, "ATTACK", "AMBUSH", *BY_ROUNDS)
A_DAY: Final = 6                                             # rounds
WITH_ENGINEER: Final = 3
HORIZON: Final = 10                                          # days that are looked at, from the first


class Foreseen(msgspec.Struct, frozen=True):
    """A line, and what is to be minded.  `rounds`: how many it takes; `has`: how many it gets; `other`: the line that takes its
    place; `when`: the slot of that, of the courier's arrival, or of the end of its work."""

    kind: Kind
    line: Line
    other: Line | None = None
    rounds: int = 0
    has: int = 0
    when: Slot = (0, 0)


# ---- a sheet -----------------------------------------------------------------------------------------------------------
def foreseen(seen: Seen, form: Orders, sheet: Sheet) -> list[Foreseen]:
    """All that is to be minded of a sheet, line by line, each once (CN-ORD-01, CN-SEQ-10)."""
    to = addressee(seen, sheet.to)
    if to is None or to.kind == "ship":
        return []
    there = island(seen.map, seen.own_map)
    start = starts(seen, there, to)
    by_courier = not at_hand(seen, there, to)
    found: list[Foreseen] = []
    for lines, units in columns(seen, form, sheet, to):
        found += too_late(lines, start, by_courier=by_courier)
        found += after_the_end(lines, seen.conflux_day)
        found += Walk(seen, there, to, lines, units, start).notes()
    first: dict[tuple[Kind, Line], Foreseen] = {}
    for one in found:
        first.setdefault((one.kind, one.line), one)
    return sorted(first.values(), key=lambda one: sheet.lines.index(one.line))


def columns(seen: Seen, form: Orders, sheet: Sheet, to: Addressee) -> Iterator[tuple[list[Box], list[OwnUnit]]]:
    """The boxes that are for all who have none of their own, with those units; then those of units with equal boxes in one
    hex."""
    named = sorted({number for line in sheet.lines for number in line.units})
    under = list(to.units) if to.kind == "unit" else [one.unit for one in meant(seen, form, sheet) if one.goes]
    common = [unit for unit in under if unit.number not in named]
    if common or to.kind == "commander":
        yield boxes.column(sheet, 0), common
    alike: dict[tuple[str, tuple[int, ...]], tuple[list[Box], list[OwnUnit]]] = {}
    for number in named:
        unit = seen.units.get(f"{seen.viewer}.{number}")
        if unit is not None:
            own = boxes.column(sheet, number)
            alike.setdefault((hex_of(seen, unit.id), tuple(at for at, _ in own)), (own, []))[1].append(unit)
    yield from alike.values()


def too_late(lines: Sequence[Box], start: Slot, *, by_courier: bool) -> Iterator[Foreseen]:
    """Boxes that are over when the sheet takes effect: they are skipped (CN-SEQ-03)."""
    for _, line in lines:
        if line.day != OPEN and (line.day, line.slot or ROUNDS[-1]) < start:
            yield Foreseen("late" if by_courier else "over", line, when=start)


def after_the_end(lines: Sequence[Box], last: int) -> Iterator[Foreseen]:
    """Boxes of days that do not come any more (CN-GEN-10)."""
    for _, line in lines:
        if line.day > last:
            yield Foreseen("ended", line, has=last)


# ---- the courier -------------------------------------------------------------------------------------------------------
def at_hand(seen: Seen, there: Island, to: Addressee) -> bool:
    """Whether no courier is needed, as far as one knows: he himself, his hex, the coast beside his ship and back (CN-ARR-02)."""
    beside = to.hex in there.terrain and seen.at in there.terrain and there.adjacent(seen.at, to.hex)
    return to.id == seen.overall or to.hex == seen.at or (beside and there.is_sea(seen.at) != there.is_sea(to.hex))


def starts(seen: Seen, there: Island, to: Addressee) -> Slot:
    """The slot in which a sheet takes effect: this one, or that in which its courier arrives if nobody stops him and its
    addressee stays where he is believed to be (CN-COUR-02, CN-MOVE-06)."""
    now = (max(0, seen.day), max(ROUNDS[0], seen.slot))
    if at_hand(seen, there, to) or not {seen.at, to.hex} <= set(there.land):
        return now
    cost = routes.way_cost(there, seen.at, to.hex, "courier", (), seen.options.roads_ignore_levels)
    points = messenger_points(NATION[seen.viewer], seen.options.courier_size_bonus)  # type: ignore[index]
    wait = seen.options.crurer_order_delay_rounds if seen.viewer == CRURERS else 0
    return now if cost is None or points <= 0 else later(now, wait + ceil(cost / (points * POINT)) - 1)


def later(slot: Slot, by: int) -> Slot:
    """So many slots after one, nights counted."""
    day, last = slot[0], slot[1] - 1 + max(0, by)
    return day + last // NIGHTS[-1], last % NIGHTS[-1] + 1


# ---- what comes of its lines -------------------------------------------------------------------------------------------
class Walk:
    """Those who have one column, going through it slot by slot."""

    def __init__(
        self, seen: Seen, there: Island, to: Addressee, lines: Sequence[Box], units: Sequence[OwnUnit], start: Slot
    ) -> None:
        self.seen, self.there, self.to, self.lines, self.units = seen, there, to, lines, units
        self.at = self.begins = hex_of(seen, units[0].id) if units else to.hex
        self.known = self.at in there.terrain and not there.is_sea(self.at)
        self.ended: list[int] = []
        self.spent: dict[Instruction, int] = {}              # slots that went into an instruction
        self.needs: dict[Instruction, int] = {}              # slots that it takes, where that is known
        self.done: list[Instruction] = []
        self.had: list[int] = []                             # lines that have had a slot
        self.yielded: dict[int, list[tuple[Slot, Line]]] = {}  # line -> when it could have counted, and which did
        self.no_way: list[int] = []
        self.today: dict[tuple[int, Instruction], int] = {}
        self.finished: dict[int, Slot] = {}                  # line -> the slot in which it is carried out
        self.paid = 0
        self.now = self.start = start
        self.gone: list[tuple[str, Slot]] = []               # every hex that is entered, and in which slot
        self.go(start)

    def go(self, start: Slot) -> None:
        """Slot by slot, as long as anything is to come."""
        slot, last = start, max((line.day, line.slot or ROUNDS[-1]) for _, line in self.lines) if self.lines else start
        while slot[0] < start[0] + HORIZON:
            goes_on = self.one_slot(*slot)
            if slot > last and not goes_on and slot[1] in ROUNDS:
                return
            slot = later(slot, 1)

    def one_slot(self, day: int, slot: int) -> bool:
        """The line that counts, what is done of it, and whose place it takes; False: none counts, or one that never ends."""
        self.now = day, slot
        found = boxes.box(self.lines, self.ended, day, slot)
        while found is not None and self.is_done(found[1].do):
            self.end(found)
            found = boxes.box(self.lines, self.ended, day, slot)
        if found is None:
            return False
        at, line = found
        self.had.append(at)
        for other, waiting in self.lines:
            if other not in (at, *self.ended) and boxes.begins(waiting, day, slot) == (day, slot):
                self.yielded.setdefault(other, []).append(((day, slot), line))
        self.work(at, line.do, day)
        if self.is_done(line.do):
            self.finished[at] = day, slot
        if self.is_done(line.do) or at in self.no_way or (line.do.order in UNTIL_EVENING and slot == ROUNDS[-1]):
            self.end(found)
        return line.do.order not in ENDLESS or line.day != OPEN

    def end(self, found: Box) -> None:
        self.ended.append(found[0])
        self.done.append(found[1].do)

    def work(self, at: int, do: Instruction, day: int) -> None:
        """A slot of an instruction: it goes nearer, or works."""
        self.needs.setdefault(do, self.needed(do))
        self.spent[do] = self.spent.get(do, 0) + 1
        self.today[day, do] = self.today.get((day, do), 0) + 1
        if self.goes(do):
            way = self.way(do)
            if way is None:
                self.no_way.append(at)
            else:
                self.march(way, do)

    def is_done(self, do: Instruction) -> bool:
        """Whether an instruction is carried out, as far as can be known; what cannot be known takes one slot."""
        if do.order in (*ENDLESS, *UNTIL_EVENING):
            return False
        if do.order == "GO_TO_NEAREST_CAMP":
            return is_camp_hex(self.seen, self.at) or do in self.spent
        if do.order == "MAKE_CAMP" and self.at == (do.hex or self.at) and is_camp_hex(self.seen, self.at):
            return True
        if do.order in BY_ROUNDS and self.known:
            return self.spent.get(do, 0) >= self.needs.get(do, A_DAY)
        return not self.goes(do) if do.order in (*MARCHES, "ATTACK") and self.known else do in self.spent

    # ---- ways ----
    def goes(self, do: Instruction) -> bool:
        """Whether there is a way to go first, over land, as far as is known."""
        return do.order in GOES_FIRST and self.known and do.hex in self.there.land and self.at != do.hex

    def needed(self, do: Instruction) -> int:
        """How many slots an instruction takes from here; 0: not known, or as long as it lasts."""
        work = self.siege() if do.order == "SIEGE_WORKS" else A_DAY if do.order in BY_ROUNDS else 0
        if not self.goes(do):
            return work
        way, sixths = self.way(do), self.sixths(do)
        if way is None or sixths <= 0 or do.order == "AMBUSH":
            return 0
        return work + ceil(self.cost(way, do) / sixths)

    def siege(self) -> int:
        """Six rounds, with the war engineer half as many (CN-SPEC-03)."""
        engineers = [who for who in self.seen.specialists.values() if who.trade == "war_engineer"]
        return WITH_ENGINEER if any(hex_of(self.seen, who.id) == self.to.hex for who in engineers) else A_DAY

    def column(self, do: Instruction) -> Column:
        if not self.units:
            return "courier"
        return "battle" if (do.formation or ("battle" if do.order == "ADVANCE_TO" else "march")) == "battle" else "march"

    def sixths(self, do: Instruction) -> int:
        """The points of a round: the slowest unit's, a lone commander's; with a dash twice as many (CN-MOVE-05, CN-ARMY-07)."""
        options = self.seen.options
        points = min((pace(unit, options) for unit in self.units), default=0) if self.units else messenger_points(
            NATION[self.seen.viewer], options.courier_size_bonus  # type: ignore[index]
        )
        return points * POINT * (2 if do.dash else 1)

    def way(self, do: Instruction) -> list[str] | None:
        ahead = [hex for hex in do.route if hex in self.there.terrain]
        return routes.given_way(
            self.there, self.at, do.hex, ahead, self.column(do), (), self.seen.options.roads_ignore_levels
        )

    def cost(self, way: Sequence[str], do: Instruction) -> int:
        here, found, costs = self.at, 0, prices(self.there, self.column(do), self.seen.options.roads_ignore_levels)
        for hex in way:
            found += costs[here][hex]
            here = hex
        return found

    def march(self, way: Sequence[str], do: Instruction) -> None:
        """As far as the points of this slot reach; what is paid for a step counts on (CN-MOVE-04)."""
        costs = prices(self.there, self.column(do), self.seen.options.roads_ignore_levels)
        self.paid += self.sixths(do)
        for hex in way:
            if self.paid < costs[self.at][hex]:
                return
            self.paid -= costs[self.at][hex]
            self.at = hex
            self.gone.append((hex, self.now))
        self.paid = 0

    # ---- what is to be minded ----
    def notes(self) -> Iterator[Foreseen]:
        for at, line in self.lines:
            yielded = self.yielded.get(at, [])
            if at not in self.had:
                yield from self.never(at, line, yielded)
            elif at in self.no_way:
                yield Foreseen("no-way", line)
            else:
                yield from self.too_long(line)
                if line.day == OPEN and line.do.order in UNTIL_EVENING:
                    yield Foreseen("nightfall", line)
                yield from self.another_day(at, line, yielded)
            exact = [(when, other) for when, other in yielded if line.day != OPEN and not line.slot and other.slot]
            if at in self.had and exact:
                yield Foreseen("instead", line, exact[0][1], when=exact[0][0])

    def never(self, at: int, line: Line, yielded: Sequence[tuple[Slot, Line]]) -> Iterator[Foreseen]:
        """A line whose turn never comes: another that stands before it takes its boxes, or never ends."""
        if at not in self.ended and yielded and (line.day != OPEN or yielded[-1][1].do.order in ENDLESS):
            yield Foreseen("never", line, yielded[-1][1], when=yielded[-1][0])

    def another_day(self, at: int, line: Line, yielded: Sequence[tuple[Slot, Line]]) -> Iterator[Foreseen]:
        """Six rounds of work do not go into the day of a march (CN-ORD-CAMP): which of them is for a later day."""
        if line.day == OPEN and line.do.order in BY_ROUNDS and self.finished.get(at, self.start)[0] > self.start[0]:
            yield Foreseen("not-today", line, rounds=self.needs.get(line.do, A_DAY), when=self.finished[at])
        work = [(when, other) for when, other in yielded if other.day != OPEN and other.do.order in BY_ROUNDS]
        if line.day == OPEN and self.at_start(work) and line.do.order in (*MARCHES, "ATTACK"):
            yield Foreseen("waits", line, work[0][1])

    def at_start(self, yielded: Sequence[tuple[Slot, Line]]) -> bool:
        return bool(yielded) and yielded[0][0] == self.start

    def too_long(self, line: Line) -> Iterator[Foreseen]:
        """A line that takes more rounds than it gets."""
        do = line.do
        if do.order in BY_DAYS:
            most = max((n for (day, other), n in self.today.items() if other == do and line.day in (OPEN, day)), default=0)
            if most < A_DAY and (line.day != OPEN or do.order in UNTIL_EVENING):
                yield Foreseen("too-long", line, rounds=A_DAY, has=most)
        elif line.day != OPEN and do not in self.done and self.needs.get(do, 0) > self.spent.get(do, 0):
            yield Foreseen("too-long", line, rounds=self.needs[do], has=self.spent[do])


def pace(unit: OwnUnit, options: ClustaOptions) -> int:
    """A unit's movement points, of the men one believes it to have (CN-ARMY-07)."""
    men = unit.elite + unit.standard
    kinds = [(elite, n) for elite, n in ((True, unit.elite), (False, unit.standard)) if n]
    paces = [armies.pace(Contingent(unit.nation, elite, n), men, options) for elite, n in kinds]  # type: ignore[arg-type]
    return max(0, min(paces, default=0))
