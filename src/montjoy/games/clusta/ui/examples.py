"""Examples for the text of a form, of a side's own people, hexes and days: each is accepted as it stands.

What can be written is tried in its order; what this seat would be refused now is not shown to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from msgspec.structs import replace

from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.queries import short
from montjoy.games.clusta.protocol.forms import (
    NIGHTS,
    Aboard,
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Fleet,
    Instruction,
    Line,
    Merge,
    Orders,
    Overall,
    Send,
    Sheet,
    Split,
    Standing,
    Write,
)
from montjoy.games.clusta.seen import validation
from montjoy.games.clusta.seen.addressee import Addressee, hex_of
from montjoy.games.clusta.seen.view import OwnSpecialist, Seen
from montjoy.games.clusta.ui.forecast import foreseen

ASKING: Final = (Asking("rounds"), Asking("news"), Asking("mornings"))
AHEAD: Final = 1                                             # the example's march begins on the day after
HOLD: Final = Instruction("HOLD")
SENSELESS: Final = ("no-way", "never", "late", "over")       # what no example should be warned of
FIRST: Final = ("commander", "camp", "unit", "ship")         # whose sheet shows the most
MOST_PAIRS: Final = 8                                        # of hexes and of units that are tried


class Examples:
    """Examples for one question.  `to`: those the side can write to now."""

    def __init__(self, seen: Seen, ask: Any, to: Sequence[Addressee]) -> None:
        self.seen, self.ask, self.to = seen, ask, to
        self.there = island(seen.map, seen.own_map)
        self.day = max(0, seen.day) + AHEAD

    def stands(self, form: Orders) -> bool:
        """Whether a form is accepted, and nothing in it is in vain."""
        seen = self.seen
        if validation.why_not(seen, self.ask, form) is not None:
            return False
        return not any(one.kind in SENSELESS for sheet in form.sheets for one in foreseen(seen, form, sheet))

    # ---- sheets ------------------------------------------------------------------------------------------------------
    def sheet(self) -> Orders | None:
        """Tomorrow to a hex beside, from now on hold."""
        found = sorted(self.to, key=lambda one: not one.hex)
        to = next((one for one in found if self.stands(_form(Sheet(short(one.id), (Line(HOLD),))))), None)
        if to is None:
            return None
        sheet = self.with_line(Sheet(short(to.id)), self.steps(to, 1))
        return _form(self.with_line(sheet, [Line(HOLD)]))

    def boxes(self) -> Orders | None:
        """Lines that a sheet may hold: for one of the units alone, at night, by a route, what officers do alone, and wishes."""
        for to in sorted(self.to, key=lambda one: (not one.hex, FIRST.index(one.kind))):
            sheet = self.with_line(Sheet(short(to.id)), self.for_one_unit(to))
            for lines in (self.attacks(to), self.steps(to, NIGHTS[0])):
                sheet = self.with_line(sheet, lines)
            ordered = replace(sheet, standing=Standing(40, False))
            if sheet.lines and self.stands(_form(ordered)):
                return _form(self.with_wishes(ordered, to))
        return None

    def with_line(self, sheet: Sheet, lines: Iterable[Line]) -> Sheet:
        """The sheet with the first of these lines that stands on it, and would alone; as it is, where none does."""
        for line in lines:
            longer = replace(sheet, lines=(*sheet.lines, line))
            if self.stands(_form(longer)) and self.stands(_form(replace(sheet, lines=(line,)))):
                return longer
        return sheet

    def with_wishes(self, sheet: Sheet, to: Addressee) -> Sheet:
        for wishes in ((HOLD,), *((Instruction("GO_TO", hex), Instruction("ADVANCE_TO", hex)) for _, hex in self.ways(to)[:1]),
                       (Instruction("AWAIT"),)):
            longer = (replace(sheet, wishes=(*sheet.wishes, wish)) for wish in wishes)
            sheet = next((one for one in longer if self.stands(_form(one))), sheet)
        return sheet

    def for_one_unit(self, to: Addressee) -> Iterator[Line]:
        """"unit 5, day 1: patrol" """
        for unit in to.units:
            if unit.number:
                yield Line(Instruction("PATROL"), self.day, units=(unit.number,))
                yield Line(HOLD, self.day, units=(unit.number,))

    def attacks(self, to: Addressee) -> Iterator[Line]:
        """"day 1 round 2: attack 0303 via 0302 in march formation, dash" """
        for near, far in self.ways(to):
            for dash in (True, False):
                yield Line(Instruction("ATTACK", far, (near,), "march", dash), self.day, 2)

    def steps(self, to: Addressee, slot: int) -> Iterator[Line]:
        """"day 1 round 1: go to 0303"; for who does not understand that, an advance.  None leaves the conflux's hex."""
        if self.seen.conflux and to.hex == self.seen.conflux:
            return
        if slot in NIGHTS:
            yield Line(Instruction("GO_TO_NEAREST_CAMP"), self.day, slot)
        orders: Any = ("GO_TO", "ADVANCE_TO", "DISEMBARK")
        for order in orders:
            for near in dict.fromkeys(near for near, _ in self.ways(to)):
                yield Line(Instruction(order, near), self.day, slot)

    def ways(self, to: Addressee) -> list[tuple[str, str]]:
        """Hexes of land beside him, and behind each of them one further away."""
        there = self.there
        if to.hex not in there.terrain:
            return []
        return [
            (near, far) for near in there.coast_around(to.hex) for far in there.coast_around(near)
            if there.distance(to.hex, far) > 1
        ][:MOST_PAIRS]

    # ---- business ----------------------------------------------------------------------------------------------------
    def business(self) -> list[Orders]:
        """Of every kind that a morning has one that stands, where there is one: those that stand alone, then those that need
        a sheet to go with, each sheet once."""
        alone: list[Orders] = []
        along: dict[str, Orders] = {}
        for items in (self.splits(), self.merges(), self.joins(), self.leaves(), self.changes(), self.errands(), self.carriers(),
                      self.others(), self.letters(), self.deeds()):
            found = next((form for item in items for form in self.forms(item) if self.stands(form)), None)
            if found is None:
                continue
            if not found.sheets:
                alone.append(found)
                continue
            before = along.get(found.sheets[0].to)
            both = found if before is None else replace(before, business=(*before.business, *found.business))
            if self.stands(both):
                along[found.sheets[0].to] = both
        return [*alone, *along.values()]

    def forms(self, item: Business) -> Iterator[Orders]:
        yield Orders((), (item,))
        yield from (Orders((Sheet(short(one.id), (Line(HOLD),)),), (item,)) for one in self.to)

    def splits(self) -> Iterator[Business]:
        for unit in self.units():
            yield Split(unit, 0, 30)
            yield Split(unit, 30, 0)

    def merges(self) -> Iterator[Business]:
        yield from (Merge(one, other) for one, other in permutations(self.units(), 2))

    def joins(self) -> Iterator[Business]:
        led = [unit for c in self.seen.commanders.values() for unit in c.leads]
        free_first = sorted(self.units(), key=lambda unit: f"{self.seen.viewer}.{unit}" in led)
        yield from (Attach(unit, officer) for officer in self.officers() for unit in free_first)

    def leaves(self) -> Iterator[Business]:
        led = [(short(unit), short(c.id)) for c in self.seen.commanders.values() for unit in c.leads]
        pairs = [*led, *((unit, officer) for officer in self.officers() for unit in self.units())]
        yield from (Attach(unit, officer, leave=True) for unit, officer in pairs)

    def changes(self) -> Iterator[Business]:
        for one in self.specialists():
            yield from (Assign(short(one.id), name) for name in (*self.units(), *self.officers()) if name != short(one.with_))

    def errands(self) -> Iterator[Business]:
        for one in self.specialists():
            hex = hex_of(self.seen, one.id)
            there = self.there.coast_around(hex) if hex in self.there.terrain else []
            further = [far for near in there[:1] for far in self.there.coast_around(near) if far != hex][:1]
            yield from (Send(short(one.id), (*there[:1], *further), officer) for officer in (*self.officers(), "") if there)

    def carriers(self) -> Iterator[Business]:
        others_first = sorted(self.to, key=lambda one: one.hex == self.seen.at)
        yield from (Carry(short(one.id), short(to.id)) for one in self.specialists() for to in others_first)

    def others(self) -> Iterator[Business]:
        yield from (Attitude(side, "neutral") for side in self.seen.sides)

    def letters(self) -> Iterator[Business]:
        yield from (Write(side, "…") for side in self.seen.sides)

    def deeds(self) -> Iterator[Business]:
        yield from (Deed(officer, "…") for officer in self.officers())

    # ---- his own, those beside the overall commander first -----------------------------------------------------------
    def units(self) -> list[str]:
        return [short(id) for id in self.near({id: one for id, one in self.seen.units.items() if not one.gone})][:MOST_PAIRS]

    def officers(self) -> list[str]:
        return [short(id) for id in self.near({id: one for id, one in self.seen.commanders.items() if not one.gone})]

    def specialists(self) -> list[OwnSpecialist]:
        return [self.seen.specialists[id] for id in self.near(self.seen.specialists) if not self.seen.specialists[id].away]

    def near(self, things: Mapping[str, Any]) -> list[str]:
        return sorted(things, key=lambda id: hex_of(self.seen, id) != self.seen.at)


def before(seen: Seen, ask: Any) -> list[Business]:
    """What can be settled before play: the overall commander, where the fleet stands, who sails with whom."""
    fleet = island(seen.map, seen.own_map).fleets.get(seen.viewer, "")
    found: list[Business] = [Overall(short(seen.overall or next(iter(seen.commanders), seen.viewer)))]
    found += [Fleet(fleet)] if seen.ships and fleet else []
    if seen.ships and seen.specialists and seen.units:
        found.append(Aboard(short(next(iter(seen.specialists))), short(list(seen.units)[-1])))
    found = [item for item in found if validation.why_not(seen, ask, Orders((), (item,))) is None]
    return [*found, Asking("mornings")]


def _form(sheet: Sheet) -> Orders:
    return Orders((sheet,))
