"""What is wrong with a scenario that its types cannot see; each fault names the key of the entry it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from montjoy.core.content.messages import Where, closest, dotted, shown
from montjoy.core.content.vocabulary import folded
from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.scenario import (
    LOCALS,
    ORDER,
    CampFile,
    ClustaScenario,
    CommanderFile,
    SheetFile,
    SpecialistFile,
    UnitFile,
    covered,
    seats,
)
from montjoy.games.clusta.rules.campaign.rosters import ship_companies


class Fault(msgspec.Struct, frozen=True):
    """Where it is, what is wrong, and what would work."""

    where: Where
    says: str
    would_work: str
    other: Where = ()                                        # what it cannot stand beside, if there is something


def faults(s: ClustaScenario, there: Island) -> Iterator[Fault]:
    """Everything that is wrong, the plainest first."""
    yield from _sides(s)
    yield from _days(s)
    yield from _twice(s)
    yield from _hexes(s, there)
    yield from _troops(s)
    yield from _people(s)
    yield from _sheets(s)
    yield from _relations(s)


def _sides(s: ClustaScenario) -> Iterator[Fault]:
    """CN-GEN-02  Two to four sides, each once; nobody else stands on the map."""
    names = [side.id for side in s.sides]
    if len(seats(s)) != len(names):
        yield Fault(("sides",), "a side stands there twice", "name each side once")
    tables: dict[str, Sequence[UnitFile | CommanderFile | SpecialistFile | CampFile | SheetFile]] = {
        "units": s.units, "commanders": s.commanders, "specialists": s.specialists, "camps": s.camps, "sheets": s.sheets,
    }
    for table, rows in tables.items():
        for n, side in enumerate(row.side for row in rows):
            if side not in names:
                yield Fault((table, n, "side"), f"{shown(side)} does not play", f"the sides are {', '.join(names)}")


def _days(s: ClustaScenario) -> Iterator[Fault]:
    """CN-GEN-01  Everything happens between the first day and the conflux."""
    if not covered(s.config, s.config.first_day):
        yield Fault(("config", "conflux_day"), "the game would end before it begins", f"at least {s.config.first_day}")
    for n, event in enumerate(s.events):
        if not covered(s.config, event.day):
            days = f"days {s.config.first_day} to {s.config.conflux_day}"
            yield Fault(("events", n, "day"), f"day {event.day} is not in the game", days)
        if event.round and event.night:
            yield Fault(("events", n, "night"), "it happens in a round or in a night round", "leave one of the two out")


def _twice(s: ClustaScenario) -> Iterator[Fault]:
    units = [(u.side, u.number) for u in s.units]
    people = [(c.side, c.id) for c in s.commanders]
    hexes = [c.hex for c in s.camps]
    for n, unit in enumerate(units):
        if unit in units[:n]:
            yield Fault(("units", n, "number"), f"{unit[0]} have two units {unit[1]}", "number each unit of a side by itself")
    for n, person in enumerate(people):
        if person in people[:n]:
            yield Fault(("commanders", n, "id"), f"{shown(person[1])} stands there twice", "give every commander his own id")
    for table, called in {
        "commanders": [(c.side, folded(c.name).strip()) for c in s.commanders],
        "camps": [(c.side, folded(c.name).strip()) for c in s.camps],
    }.items():
        for n, name in enumerate(called):
            if name[1] and name in called[:n]:
                other = (table, called.index(name), "name")
                yield Fault((table, n, "name"), f"{dotted(other)} of the {name[0]} has that name too", "give each its own", other)
    for n, hex in enumerate(hexes):
        if hex in hexes[:n]:
            yield Fault(("camps", n, "hex"), f"two camps in {hex}", "one camp stands in a hex")


def _hexes(s: ClustaScenario, there: Island) -> Iterator[Fault]:
    land: list[tuple[Where, str]] = [(("config", "conflux_hex"), s.config.conflux_hex)]
    land += [(("units", n, "hex"), u.hex) for n, u in enumerate(s.units)]
    land += [(("commanders", n, "hex"), c.hex) for n, c in enumerate(s.commanders)]
    land += [(("camps", n, "hex"), c.hex) for n, c in enumerate(s.camps)]
    land += [(("events", n, "hex"), e.hex) for n, e in enumerate(s.events)]
    for where, hex in land:
        if hex and hex not in there.terrain:
            yield Fault(where, f"{hex} lies off the map", "write column and row, two digits each")
        elif hex and there.is_sea(hex):
            yield Fault(where, f"{hex} lies in the sea", "name a land hex")
    for side, hex in s.config.fleet.items():
        if hex not in there.terrain or not there.is_sea(hex):
            yield Fault(("config", "fleet", side), f"{hex} is no sea hex of the map", "a fleet lies in one")


def _troops(s: ClustaScenario) -> Iterator[Fault]:
    """CN-ARMY-03, CN-CRUR-12  A unit has one to five hundred men; the undead have no elite; a ship holds whom it brings."""
    for n, unit in enumerate(s.units):
        printed = next((m for m in ship_companies(unit.side) if m.number == unit.number), None)
        men = unit.elite + unit.standard
        if not men and printed is None:
            yield Fault(("units", n, "standard"), f"the army sheet of the {unit.side} has no unit {unit.number}", "say its men")
        if men > armies.MOST_IN_A_UNIT:
            yield Fault(("units", n, "standard"), f"{men} men", f"at most {armies.MOST_IN_A_UNIT} are in a unit")
        undead = (unit.nation or ("crurer" if unit.side == "crurers" else "")) == "crurer"
        if undead and unit.elite:
            yield Fault(("units", n, "elite"), "there are no elite undead", "count them as standard")
        if not unit.hex and unit.side == "crurers" and not undead:
            yield Fault(("units", n, "hex"), "living men of the Crurers do not come over the bridge", "say where they stand")
        ship = unit.ship or (printed.ship if printed else "")
        if not unit.hex and unit.side != "crurers":
            known = list(dict.fromkeys(row.split()[0] for row in armies.TABLES["ships"] if row != "columns"))
            if not ship or ship.split()[0] not in known:
                yield Fault(("units", n, "ship"), "neither a hex nor a ship that there is", closest(ship, known))
            elif men > armies.room(ship, unit.side):
                yield Fault(("units", n, "ship"), f"{men} men", f"it carries {armies.room(ship, unit.side)}")


def _people(s: ClustaScenario) -> Iterator[Fault]:
    where_units = {(u.side, u.number): u.hex for u in s.units}
    led: list[tuple[str, int]] = []
    for n, c in enumerate(s.commanders):
        if c.id not in armies.TABLES["commanders"] and not (c.name and c.leader_value):
            would_work = f"{closest(c.id, _book(c.side))}, or give him a name and a leader_value"
            yield Fault(("commanders", n, "id"), f"the book has no {shown(c.id)}", would_work)
        for number in c.leads:
            if (c.side, number) not in where_units:
                yield Fault(("commanders", n, "leads"), f"there is no unit {number} of his", "name units of this file")
            elif where_units[c.side, number] != c.hex:
                yield Fault(("commanders", n, "leads"), f"unit {number} is not in his hex", "he leads those who are with him")
            elif (c.side, number) in led:
                yield Fault(("commanders", n, "leads"), f"unit {number} has two leaders", "one commander leads a unit")
            led.append((c.side, number))
    for n, x in enumerate(s.specialists):
        if x.with_ not in _ids(s, x.side):
            yield Fault(("specialists", n, "with"), f"{shown(x.with_)} is nobody of theirs", closest(x.with_, _ids(s, x.side)))
    for n, side in enumerate(s.sides):
        known = [c.id for c in s.commanders if c.side == side.id] or _book(side.id)
        if side.overall and side.overall not in known:
            says = f"{shown(side.overall)} is no commander of theirs"
            yield Fault(("sides", n, "overall"), says, closest(side.overall, known))


def _book(side: str) -> list[str]:
    """The commanders of the book's list."""
    return [row for row, cells in armies.TABLES["commanders"].items() if cells[0] == side]


def _ids(s: ClustaScenario, side: str) -> list[str]:
    """The short ids of a side: units by number, commanders, camps in their order."""
    units = [str(u.number) for u in s.units if u.side == side]
    camps = [f"camp{n + 1}" for n in range(sum(c.side == side for c in s.camps))]
    return [*units, *(c.id for c in s.commanders if c.side == side), *camps]


def _sheets(s: ClustaScenario) -> Iterator[Fault]:
    taken: list[tuple[str, str]] = []
    for n, given in enumerate(s.sheets):
        to = given.sheet.to
        if to not in _ids(s, given.side):
            yield Fault(("sheets", n, "sheet", "to"), f"{shown(to)} is nobody of theirs", closest(to, _ids(s, given.side)))
        if (given.side, to) in taken:
            yield Fault(("sheets", n, "sheet", "to"), f"{shown(to)} has two sheets", "write all his orders on one")
        taken.append((given.side, to))


def _relations(s: ClustaScenario) -> Iterator[Fault]:
    for pair in s.config.relations:
        a, arrow, b = pair.partition(">")
        if not arrow or a not in ORDER or b not in (*ORDER, *LOCALS) or a == b:
            yield Fault(("config", "relations"), f"{shown(pair)} is no pair", 'write "ransards>stegosians"')
    rows = armies.TABLES["ships"]
    for kind in s.config.ship_speed:
        if not any(row.startswith(kind.split()[0]) for row in rows if row != "columns" and kind):
            yield Fault(("config", "ship_speed"), f"{shown(kind)} is no ship", 'write "carrack ransards"')
