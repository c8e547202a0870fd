"""What a general knows: his own lists and marks, read for what he needs.  Made of a view and of nothing else."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

import msgspec

from montjoy.games.clusta.bots import divination
from montjoy.games.clusta.model.island import Island, island
from montjoy.games.clusta.model.pieces import ASTROLOGERS
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.forms import DAY, clock
from montjoy.games.clusta.rules.movement.costs import Column
from montjoy.games.clusta.rules.movement.routes import way_cost
from montjoy.games.clusta.seen.addressee import hex_of
from montjoy.games.clusta.seen.view import Mark, OwnCamp, OwnCommander, OwnUnit, Seen

ELITE, STANDARD, UNDEAD, ANY = 6, 4, 3, 5                    # what a man is worth, in halves
FRESH: Final = 3 * DAY                                       # as long an army is believed to be where it was seen
CAMPS_STAY: Final = 20 * DAY
LANDED: Final = 8 * DAY                                      # after this others know more than where they have landed
WEEK: Final = 7 * DAY
FAR: Final = 10**6
CAMP: Final = "camp"
SIGHTS: Final = (reports.Sighted, reports.ContactReport, reports.ScoutReport, reports.PatrolReport, reports.PassingReport,
                 reports.SpyReport, reports.FlightReport)
SORTS: Final = (reports.NoOrders, reports.ContactReport)


class Temper(msgspec.Struct, frozen=True):
    """`dares`: hundredths of the enemy's worth that one's own must be for an attack; `leaves`: the share of troop value at which
    he breaks off; `point`: at how many hundredths of the enemy's value a hero point is spent; `late`: as `dares`, when the
    conflux is near; `betrays`: he takes up arms against friends at the end."""

    dares: int
    leaves: int
    point: int
    late: int
    betrays: bool = False
    pursues: bool = False


STEADY: Final = Temper(dares=200, leaves=50, point=60, late=110)
BOLD: Final = Temper(dares=125, leaves=30, point=110, late=70, betrays=True, pursues=True)


class Look:
    """A view, read.  Every property is worked out when it is first wanted."""

    def __init__(self, seen: Seen, temper: Temper) -> None:
        self.seen, self.temper, self.side = seen, temper, seen.viewer
        self.there: Island = island(seen.map, seen.own_map)
        self.now = max(0, clock(seen.day, seen.slot))
        self.free_levels = seen.options.roads_ignore_levels

    # ---- one's own ----
    @cached_property
    def units(self) -> list[OwnUnit]:
        return sorted((u for u in self.seen.units.values() if not u.gone), key=lambda u: u.number)

    @cached_property
    def officers(self) -> list[OwnCommander]:
        """All but the overall commander, the best first."""
        found = [c for c in self.seen.commanders.values() if not c.gone and c.id != self.seen.overall]
        return sorted(found, key=lambda c: (-c.leader_value, c.id))

    @cached_property
    def camps(self) -> list[OwnCamp]:
        found = [camp for camp in self.seen.camps.values() if not camp.gone and self.is_land(camp.hex)]
        return sorted(found, key=lambda camp: camp.number)

    @cached_property
    def own(self) -> OwnCommander | None:
        """The overall commander, while he lives."""
        found = self.seen.commanders.get(self.seen.overall)
        return None if found is None or found.gone else found

    def at(self, hex: str) -> list[OwnUnit]:
        """One's units that are believed to be ashore in a hex."""
        return [unit for unit in self.units if unit.hex == hex and not unit.ship]

    def place(self, id: str) -> str:
        return hex_of(self.seen, id)

    def camp_at(self, hex: str) -> OwnCamp | None:
        return next((camp for camp in self.camps if camp.hex == hex), None)

    # ---- the ground ----
    def is_land(self, hex: str) -> bool:
        return hex in self.there.terrain and not self.there.is_sea(hex)

    def far(self, a: str, b: str) -> int:
        return self.there.distance(a, b) if a in self.there.terrain and b in self.there.terrain else FAR

    def march(self, start: str, goal: str, column: Column = "march") -> int:
        """What the way costs, in sixths of a point."""
        if start not in self.there.terrain or goal not in self.there.terrain:
            return FAR
        found = way_cost(self.there, start, goal, column, (), self.free_levels)
        return FAR if found is None else found

    # ---- the enemy ----
    @cached_property
    def foes(self) -> list[Mark]:
        """Marks of hostile forces and camps that are not too old, the newest first; nobody is any more where one's own stand
        since then."""
        stands = {hex: at for at, hex in sorted((unit.as_of, unit.hex) for unit in self.units if not unit.ship)}
        hostile = [m for m in self.seen.marks if self.seen.attitudes.get(m.side) == "hostile" and self.is_land(m.hex)]
        hostile = [m for m in hostile if stands.get(m.hex, -1) <= m.at]
        found = [m for m in hostile if m.men and self.now - m.at <= (CAMPS_STAY if is_camp(m) else FRESH)]
        return sorted(found, key=lambda m: (-m.at, m.hex, m.side))

    def foes_near(self, hex: str, within: int, age: int = FRESH) -> list[Mark]:
        return [m for m in self.foes if self.far(m.hex, hex) <= within and self.now - m.at <= age]

    def threat(self, hex: str, within: int = 0, age: int = FRESH) -> int:
        """What the enemies in and around a hex are believed to be worth, in halves."""
        return sum(worth_of(mark) for mark in self.foes_near(hex, within, age))

    # ---- the stars ----
    @cached_property
    def guess(self) -> dict[str, int]:
        """How likely the conflux is in each hex, as whole weights: by the stars, by where others make camp or gather, and by
        where they stand day after day."""
        return divination.followed(self.there, divination.weights(self.there, self.divined), self.gathered, self.stood)

    @cached_property
    def gathered(self) -> dict[str, int]:
        """The men of others who are believed to stand somewhere, since they had time to ask the stars."""
        found: dict[str, int] = {}
        for mark in self.seen.marks:
            if mark.at > LANDED and self.now - mark.at <= WEEK and mark.men > 0 and self.is_land(mark.hex):
                found[mark.hex] = found.get(mark.hex, 0) + mark.men
        return found

    @cached_property
    def stood(self) -> dict[str, int]:
        """On how many days others' camps, or the dead, who are told the place, were seen in a hex."""
        book = self.seen.book
        days: set[tuple[str, int]] = set()
        for entry in book.entries if book is not None else []:
            report = entry.report
            if isinstance(report, SIGHTS) and report.at > LANDED and report.side != self.side:
                if report.side == CRURERS or report.marker.startswith(CAMP):
                    days.add((getattr(report, "where", "") or report.hex, report.at // DAY))
        return Counter(hex for hex, _ in days)

    @cached_property
    def divined(self) -> list[reports.Divined]:
        """What one's own astrologers have answered, and what captured messages say that others' have."""
        book = self.seen.book
        found: dict[tuple[str, int], reports.Divined] = {}
        for entry in book.entries if book is not None else []:
            report = entry.report
            if isinstance(report, reports.Divined):
                found[report.by, report.at] = report
            elif isinstance(report, reports.SecretReport) and "Divined:" in report.text:
                found |= {(said.by, said.at): said for said in divination.read(report.text)}
        return list(found.values())

    @cached_property
    def hopes(self) -> bool:
        """Whether answers may still come: an astrologer is with some of one's own, or went off a week ago at most."""
        book, units = self.seen.book, self.seen.units
        left = {entry.report.what: entry.report.at for entry in (book.entries if book is not None else [])
                if isinstance(entry.report, reports.OwnLeft)}
        found = [who for who in self.seen.specialists.values() if who.trade in ASTROLOGERS]
        found = [who for who in found if who.with_ not in units or not units[who.with_].gone]
        return any(not who.away or self.now - left.get(who.id, who.as_of) <= WEEK for who in found)

    @cached_property
    def conflux(self) -> str:
        """Where it will be, if that is known; else ""."""
        return self.seen.conflux or next((report.hex for report in self.divined if report.here), "")

    @property
    def days_left(self) -> int:
        return self.seen.conflux_day - self.seen.day

    # ---- what has come in ----
    def called(self, ids: list[str], since: int) -> bool:
        """Whether one of these has asked for orders, or fought, since a tick."""
        book = self.seen.book
        for entry in reversed(book.entries if book is not None else []):
            report = entry.report
            if entry.arrived < since:
                return False
            if report.at >= since and isinstance(report, (*SORTS, reports.BattleReport)) and report.by in ids:
                return True
        return False

    def alone(self, commander: str) -> bool:
        """Whether a commander's last night report said that nobody is with him."""
        book = self.seen.book
        for entry in reversed(book.entries if book is not None else []):
            if isinstance(entry.report, reports.Nightly) and entry.report.by == commander:
                return not entry.report.unit
        return False

    def beaten_since(self, tick: int) -> bool:
        """Whether a battle was lost since then."""
        book = self.seen.book
        for entry in reversed(book.entries if book is not None else []):
            if entry.arrived < tick:
                return False
            if isinstance(entry.report, reports.BattleReport) and entry.report.how in ("lost", "panic", "destroyed"):
                return True
        return False


def is_camp(mark: Mark) -> bool:
    return mark.marker.startswith(CAMP)


def men(units: list[OwnUnit]) -> int:
    return sum(unit.elite + unit.standard for unit in units)


def worth(units: list[OwnUnit]) -> int:
    """Troop value, in halves."""
    return sum(unit.elite * ELITE + unit.standard * (UNDEAD if unit.nation == "crurer" else STANDARD) for unit in units)


def worth_of(mark: Mark) -> int:
    """What a mark is believed to be worth; a camp is believed to be fortified, and what nobody counted to be a battalion."""
    if mark.elite >= 0:
        found = mark.elite * ELITE + max(0, mark.standard) * STANDARD + max(0, mark.undead) * UNDEAD
    else:
        found = (250 if mark.men < 0 else mark.men) * (UNDEAD if mark.side == "crurers" else ANY)
    return found * 2 if is_camp(mark) else found
