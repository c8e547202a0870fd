"""The sides' books: what arrives, what the overall commander sees himself, and who notices what passes beside him.

    await open_books(world)                     the army sheets, before anybody is asked anything
    await arrive(world, side, *dispatches)      messages reach the overall commander: written down, then told
    await inform_sides(world)                   R8: what has arrived, what he sees in his own hex, and the open board
    await notice_passing(world, units, hex)     troops have entered a hex (passive_detection)

Nothing else is ever told to a side about pieces on the map, so its map is a function of what it was told (`seen/beliefs.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content.rulebook import tables
from montjoy.core.effects import Event, tell
from montjoy.games.clusta.model import armies, command, luck, queries, sides
from montjoy.games.clusta.model.pieces import Camp, Commander, Ship, Specialist, Unit
from montjoy.games.clusta.model.state import Dispatch, Entry, World
from montjoy.games.clusta.protocol.forms import clock
from montjoy.games.clusta.protocol.gathered import ByCourier, Looked, NightReports
from montjoy.games.clusta.protocol.reports import (
    Captured,
    Card,
    Enrolled,
    FlightReport,
    HeroPoints,
    InCommand,
    Marched,
    Nightly,
    NothingNew,
    OwnEyes,
    OwnLeft,
    OwnOrder,
    OwnThing,
    PassingReport,
    PatrolReport,
    Report,
    Returned,
    ScoutReport,
    SecretReport,
    Sighted,
    SpyReport,
)
from montjoy.games.clusta.rules.knowledge import estimates, markers
from montjoy.games.clusta.rules.orders import outlook
from montjoy.games.clusta.seen.belief_cache import beliefs_of
from montjoy.games.clusta.seen.view import Beliefs, OwnUnit

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
Thing = Unit | Commander | Camp | Ship | Specialist
ROUTINE: Final = (                                           # what he sees of his own, his lists, and that nothing is new
    OwnEyes, OwnThing, OwnLeft, Marched, OwnOrder, Enrolled, HeroPoints, NothingNew,
)  # fmt: skip
PRISONERS: Final = (Captured, SecretReport)
SEEN: Final = (ScoutReport, PatrolReport, PassingReport)


def now(world: World) -> int:
    """The tick, as reports have it; -1 before day 0."""
    return max(-1, world.tick)


# ---- what arrives ----------------------------------------------------------------------------------------------------------
async def arrive(world: World, side: str, *dispatches: Dispatch) -> None:
    """CN-KNOW-03  Messages have reached the overall commander: each of their reports is written into the book and read.  What
    comes together and belongs together is told in one line (`beside_what`); of night reports that say what he knows it says so
    of all (CN-SEQ-09), before anything else that came later."""
    brought: list[Report] = []
    same: list[Nightly] = []
    before: tuple[Any, ...] = ()
    for dispatch in dispatches:
        for report in (*dispatch.reports, *((dispatch.letter,) if dispatch.letter is not None else ())):
            with_ = beside_what(dispatch, report)
            if with_ != before:
                await tell_post(world, side, brought, same)
                brought, same, before = [], [], with_
            if isinstance(report, Nightly) and is_repeated(beliefs_of(world, side), report):
                same.append(report)
            else:
                brought += enrol(world, side, [getattr(report, name, "") for name in ("by", "unit", "camp")])
                brought.append(enter(world, side, report))
    await tell_post(world, side, brought, same)


def beside_what(dispatch: Dispatch, report: Report) -> tuple[Any, ...]:
    """What is told in one line with others that come beside it: night reports of a moment; all prisoners and what they said, all
    that scouts and patrols have seen; couriers who are back together; all that a spy or a hippogriff has seen on its way; else
    what one sender wrote then and there."""
    if isinstance(report, Nightly):
        return ("night", report.at)
    if isinstance(report, SpyReport | FlightReport):
        return id(dispatch), report.by
    if isinstance(report, Returned):
        return ("back", report.at, report.hex)
    for subject in (PRISONERS, SEEN):
        if isinstance(report, subject):
            return subject
    return written(report)


def written(report: Report) -> tuple[Any, ...]:
    """By whom it was written, when and where."""
    return tuple(getattr(report, name, "") for name in ("by", "at", "hex"))


async def tell_post(world: World, side: str, brought: list[Report], same: Sequence[Nightly]) -> None:
    """CN-SEQ-09  One line for reports that are already in the book, and for all night reports that say what he knows."""
    if same:
        brought.append(enter(world, side, nothing_new(beliefs_of(world, side), same)))
    if not brought:
        return
    last = brought[-1]
    if isinstance(last, Nightly | NothingNew):
        await tell_together(world, side, brought, NightReports(last.at, tuple(brought)))
        return
    by, at, hex = written(last)
    sent = {written(report) for report in brought if not isinstance(report, Enrolled)}
    if len(sent) > 1:                                        # each says whence it comes; of a spy where he saw it
        by, hex = by if isinstance(last, SpyReport | FlightReport) else "", ""
    await tell_together(world, side, brought, ByCourier(at, hex, by, tuple(brought)))


def is_repeated(known: Beliefs, report: Nightly) -> bool:
    """Whether a unit, or a commander without troops, stands in the book as a night report has it: to read it would change nothing
    but the time, also of the units that its writer leads."""
    leader = known.commanders.get(report.by)
    if leader is not None and (leader.here or leader.hex != report.hex or leader.ship or leader.as_of > report.at):
        return False
    led = [known.units[id] for id in leader.leads if id in known.units] if leader is not None else []
    if any((u.hex, u.ship, u.source) != (report.hex, "", report.by) for u in led if not u.here and not u.gone):
        return False
    unit = known.units.get(report.unit)
    if unit is None or not report.unit:
        return leader is not None and not report.unit
    days = {camp.days for camp in known.camps.values() if camp.hex == report.hex and report.days >= 0}
    told = (report.hex, "", report.elite, report.standard, report.order, report.begins, report.slot, report.by)
    noted = (unit.hex, unit.ship, unit.elite, unit.standard, unit.order, unit.begins, unit.slot, unit.source)
    same = told == noted and days <= {report.days}
    return same and not (unit.here or report.lost or report.at < unit.as_of)


def nothing_new(known: Beliefs, reports: Sequence[Nightly]) -> NothingNew:
    """What night reports of one moment have in common: nothing is new."""
    hexes = [report.hex for report in reports if report.days >= 0]
    return NothingNew(
        reports[0].at, tuple(dict.fromkeys(report.by for report in reports)), tuple(r.unit for r in reports if r.unit),
        tuple(id for id, camp in known.camps.items() if camp.hex in hexes),
    )  # fmt: skip


def enter(world: World, side: str, report: Report) -> Report:
    """CN-INFO-05  A report is written down with its figures as they came, and when; it is told at once."""
    if side in world.books:
        world.books[side].entries.append(Entry(report, now(world)))
    return report


async def tell_together(world: World, side: str, reports: Sequence[Report], gathered: Event) -> None:
    """CN-INFO-05  The reader of a book sees the same as stands there and no more: a report by itself, or several in one line."""
    if side in world.books and reports:
        await tell(side, gathered if len(reports) > 1 else reports[0])


async def write_down(world: World, side: str, report: Report) -> None:
    """CN-INFO-05  A report is written down and told by itself."""
    await tell_together(world, side, [enter(world, side, report)], report)


def has_news(world: World, side: str) -> bool:
    """CN-ORD-07  Whether something new has reached a player since his last sheet: what a messenger brought, an enemy whom his
    overall commander sees, who commands now.  What he sees of his own is nothing new."""
    book = world.books.get(side)
    return book is not None and any(not isinstance(entry.report, ROUTINE) for entry in book.entries[book.read :])


def close_book(world: World, side: str) -> None:
    """CN-ORD-07  A player writes: what has reached him until now is nothing new any more."""
    if side in world.books:
        world.books[side].read = len(world.books[side].entries)


# ---- the lists -------------------------------------------------------------------------------------------------------------
async def open_books(world: World) -> None:
    """CN-KNOW-04  Before day 0 each side has its army sheet: everything of its own, what it is and where, a line each; what is
    beside the overall commander he sees.  Later only a side that has been told nothing at all."""
    for side in world.sides:
        if world.day >= 0 and world.books[side].entries:
            continue
        known, hex, listed = beliefs_of(world, side), eyes_at(world, side), list[Report]()
        for thing in [thing for thing in own_things(world, side) if not known.knows(thing.id)]:
            by = (world.overall.get(side) or side) if hex is not None and is_beside(world, thing, hex) else ""
            seen = msgspec.structs.replace(as_it_is(world, thing, by=by), card=card(world, thing))
            listed.append(enter(world, side, seen))
        await tell_together(world, side, listed, Looked(now(world), "", "", tuple(listed)))
        await note_command(world, side)
        if hex is not None:
            await note_own_hex(world, side, hex)


def own_things(world: World, side: str) -> list[Thing]:
    """A side's units, commanders, camps, ships and specialists, in the order in which they came."""
    tables_: Sequence[dict[str, Thing]] = (
        world.units, world.commanders, world.camps, world.ships, world.specialists,  # type: ignore[assignment]
    )
    return [thing for table in tables_ for thing in table.values() if thing.side == side]


def enrol(world: World, side: str, ids: Iterable[str]) -> list[Report]:
    """CN-KNOW-04  Something of one's own of which one hears for the first time enters the lists, with its name; its lines, which
    are told with what is heard of it."""
    known = beliefs_of(world, side)
    things = [thing for id in dict.fromkeys(ids) if (thing := find(world, id)) is not None and not known.knows(id)]
    return [enter(world, side, into_lists(world, thing)) for thing in things if thing.side == side]


def into_lists(world: World, thing: Thing) -> Enrolled:
    of = card(world, thing)
    return Enrolled(now(world), thing.id, of.kind, of.number, of.name, of.sort, of.value)


def find(world: World, id: str) -> Thing | None:
    return (
        world.units.get(id) or world.commanders.get(id) or world.camps.get(id) or world.ships.get(id)
        or world.specialists.get(id)
    )


def card(world: World, thing: Thing) -> Card:
    """What does not change of a thing."""
    if isinstance(thing, Unit):
        nation = thing.men[0].nation if thing.men else ""
        return Card("unit", thing.number, thing.name, nation, 0)
    if isinstance(thing, Commander):
        return Card("commander", 0, thing.name, "", thing.leader_value)
    if isinstance(thing, Camp):
        return Card("camp", thing.number, thing.name, "", 0)
    if isinstance(thing, Ship):
        return Card("ship", 0, "", thing.kind, thing.room)
    return Card("specialist", 0, thing.name, thing.trade, thing.skill)


def as_it_is(world: World, thing: Thing, *, by: str) -> OwnEyes | OwnThing:
    """CN-INFO-06-X  A thing of one's own exactly as it is: its place, and its men or its days; of those a
    commander leads the ones beside him."""
    hex, at = queries.place(world, thing.id), now(world)
    if isinstance(thing, Unit):
        elite = sum(c.men for c in thing.men if c.elite)
        order, begins, slot = outlook.order_said(world, thing)
        men = (elite, thing.present - elite)
        return OwnEyes(at, hex, by, thing.id, *men, thing.ship, order, begins, slot, thing.apart)
    if isinstance(thing, Commander):
        with_him = [id for id in thing.leads if not by or queries.place(world, id) == hex]
        return OwnThing(at, hex, by, thing.id, ship=thing.ship, leads=tuple(with_him))
    if isinstance(thing, Camp):
        return OwnThing(at, hex, by, thing.id, days=thing.days)
    if isinstance(thing, Ship):
        return OwnThing(at, hex, by, thing.id)
    return OwnThing(at, hex, by, thing.id, with_=thing.with_)


# ---- his own eyes ----------------------------------------------------------------------------------------------------------
async def inform_sides(world: World) -> None:
    """CN-KNOW-03  What has arrived; then the overall commander's own sight: his own force exactly, hostile forces in contact with
    it as markers with a guess at their number; and with map_mode = open_board the board."""
    await hand_over_dispatches(world)
    for side in world.sides:
        await note_command(world, side)
        hex = eyes_at(world, side)
        if hex is not None:
            await note_own_hex(world, side, hex)
            await note_enemies(world, side, hex)
    await markers.show_board(world)


async def note_command(world: World, side: str) -> None:
    """CN-KNOW-05  A side knows who commands it and, of every commander of whose death it has not heard, his hero points."""
    known, overall_ = beliefs_of(world, side), world.overall.get(side, "")
    hex = command.headquarters(world, side)
    if known.overall != overall_ or (not overall_ and known.at != hex):
        await write_down(world, side, InCommand(now(world), hex, overall_))
    for id, one in known.commanders.items():
        truth = world.commanders.get(id)
        if truth is not None and not truth.fate and truth.hero_points != one.hero_points:
            await write_down(world, side, HeroPoints(now(world), id, truth.hero_points))


def eyes_at(world: World, side: str) -> str | None:
    """The hex in which a side's overall commander stands; "": at sea, off the map; None: he stands nowhere."""
    hex = command.headquarters(world, side)
    return hex if hex or command.commander_of(world, side) is not None else None


async def note_own_hex(world: World, side: str, hex: str) -> None:
    """CN-KNOW-04  What is in his hex he knows exactly at all times: whatever there has changed he notes, and what has left it;
    one line tells it all."""
    known, by = beliefs_of(world, side), world.overall.get(side) or side
    here = [thing for thing in own_things(world, side) if is_beside(world, thing, hex)]
    ids = [thing.id for thing in here]
    last = {id: there for id, there in known.eyes.items() if id not in ids}
    noted = enrol(world, side, ids)
    marched: list[str] = []
    ordered: dict[str, list[str]] = {}
    for thing in here:
        seen = as_it_is(world, thing, by=by)
        if was_beside(known, seen):
            marched += [thing.id] if known.eyes[thing.id] != hex else []
            if isinstance(seen, OwnEyes) and is_new_order(known.units[thing.id], seen):
                ordered.setdefault(seen.order, []).append(thing.id)
        elif is_news(known, seen):
            noted.append(enter(world, side, seen))
    if marched:
        parted = [id for id, there in last.items() if there != hex and not fallen_here(world, id, there, by)]
        noted.append(enter(world, side, Marched(now(world), hex, by, tuple(marched), tuple(parted))))
        last = {id: there for id, there in last.items() if id not in parted}
    for order, units in ordered.items():
        noted.append(enter(world, side, OwnOrder(now(world), hex, by, order, tuple(units))))
    for id in last:
        sure = by if id not in known.camps or last[id] == hex else ""     # a camp he has walked away from still stands
        fallen = fallen_here(world, id, last[id], by)
        if fallen is None or is_news(known, fallen):
            noted.append(enter(world, side, fallen or OwnLeft(now(world), last[id], sure, id)))
    await tell_together(world, side, noted, Looked(now(world), hex, by, tuple(noted)))


def beside(world: World, side: str) -> list[Thing]:
    """What of his own is with a side's overall commander, himself among it."""
    hex = eyes_at(world, side)
    return [] if hex is None else [thing for thing in own_things(world, side) if is_beside(world, thing, hex)]


def is_beside(world: World, thing: Thing, hex: str) -> bool:
    """Whether a thing is with him: in his hex, or in the same fleet off the map."""
    lost = thing.gone if isinstance(thing, Specialist) else thing.fate != "" if isinstance(thing, Commander) else False
    if lost or (isinstance(thing, Unit) and not thing.present):
        return False
    if queries.place(world, thing.id) != hex:
        return False
    if isinstance(thing, Specialist) and thing.with_ and not hex:
        return is_aboard(world, thing.with_)
    return bool(hex) or isinstance(thing, Ship) or is_aboard(world, thing.id)


def is_aboard(world: World, id: str) -> bool:
    """Whether a unit or commander is aboard a ship."""
    piece = world.units.get(id) or world.commanders.get(id)
    return piece is not None and bool(piece.ship)


def is_news(known: Beliefs, seen: Report) -> bool:
    """Whether what he sees differs from what he has noted."""
    if isinstance(seen, OwnEyes):
        unit = known.units.get(seen.unit)
        if unit is None or not unit.here or is_new_order(unit, seen):
            return True
        told = (seen.hex, seen.ship, seen.elite, seen.standard, seen.apart)
        return told != (unit.hex, unit.ship, unit.elite, unit.standard, unit.apart)
    assert isinstance(seen, OwnThing)
    if seen.what not in known.eyes or known.eyes[seen.what] != seen.hex:
        return True
    commander, camp, who = known.commanders.get(seen.what), known.camps.get(seen.what), known.specialists.get(seen.what)
    if commander is not None:
        return (commander.ship, commander.leads) != (seen.ship, seen.leads)
    if camp is not None:
        return camp.days != max(0, seen.days)
    return who is not None and who.with_ != seen.with_


def is_new_order(known: OwnUnit, seen: OwnEyes) -> bool:
    """CN-ORD-05  Whether the order said of a unit is another than the one noted; that it has begun when it was to is no news."""
    if (known.order, known.begins, known.slot) == (seen.order, seen.begins, seen.slot):
        return False
    began = known.begins >= 0 and clock(known.begins, known.slot) <= seen.at
    return known.order != seen.order or seen.begins >= 0 or not began


def was_beside(known: Beliefs, seen: Report) -> bool:
    """CN-KNOW-04  Whether something was beside him already and has not changed, but for the hex and an order that it carries out
    now: one line tells that of all."""
    assert isinstance(seen, OwnEyes | OwnThing)
    id = seen.unit if isinstance(seen, OwnEyes) else seen.what
    if id not in known.eyes or id in known.camps:
        return False
    hex, unit = known.eyes[id], known.units.get(id)
    if isinstance(seen, OwnEyes) and unit is not None and seen.order and seen.begins < 0:
        seen = msgspec.structs.replace(seen, order=unit.order, begins=unit.begins, slot=unit.slot)
    return not is_news(known, msgspec.structs.replace(seen, hex=hex))


def fallen_here(world: World, id: str, hex: str, by: str) -> Report | None:
    """CN-INFO-06-X  A unit that was destroyed beside him: he knows that nobody is left of it; not of one that had left."""
    unit = world.units.get(id)
    if unit is None or unit.present or hex not in (unit.hex, unit.fell):
        return None
    return OwnEyes(now(world), hex, by, id, 0, 0)


async def note_enemies(world: World, side: str, hex: str) -> None:
    """CN-KNOW-03  Hostile forces in contact with his hex: their marker at once, their number as he guesses it, once a contact."""
    by = world.overall.get(side) or side
    for other, where in in_contact(world, side, hex):
        seen = markers.marker(world, other, where)
        marks = beliefs_of(world, side).marks
        if any((m.side, m.hex, m.marker, m.source) == (other, where, seen, by) for m in marks):
            continue
        men = armies.men_of(world.at(where, other))
        steps = estimates.shift(world, side, (hex, where), by)
        guessed = await estimates.roll_estimate(world, men, shift=steps, by=by, what=f"{other} {where}")
        await write_down(world, side, Sighted(now(world), where, by, other, seen, guessed))


def in_contact(world: World, side: str, hex: str) -> list[tuple[str, str]]:
    """Whose troops, and where, are in contact with a side's in a hex: they have met (CN-CONT-05-X) and stand there still."""
    ours = [unit.id for unit in world.at(hex, side)]
    ours += [c.id for c in world.commanders.values() if c.side == side and c.hex == hex and hex and not c.fate]
    pairs = [tuple(pair.split("|")) for pair in world.contacts]
    for clash in world.clashes.values():
        pairs += [(a, d) for a in clash.attackers for d in clash.defenders]
    stopped = [(a, b) for a, b in pairs if b in queries.ground(world).terrain]     # "who|the hex before which he was stopped"
    pairs += [(a, u.id) for a, b in stopped if a in ours for u in sides.open_enemies(world, side, b)]
    met = [b for a, b in pairs if a in ours] + [a for a, b in pairs if b in ours]
    met += [u.id for a, b in stopped if b == hex and ours for u in sides.open_enemies(world, side, queries.place(world, a))]
    found = [(unit.side, unit.hex) for id in met if (unit := world.units.get(id)) is not None and unit.present and unit.hex]
    return [pair for pair in dict.fromkeys(found) if pair[0] != side and is_near(world, hex, pair[1])]


def is_near(world: World, a: str, b: str) -> bool:
    return queries.ground(world).distance(a, b) <= 1


# ---- who passes beside -----------------------------------------------------------------------------------------------------
async def notice_passing(world: World, units: Sequence[Unit], hex: str) -> list[tuple[str, PassingReport]]:
    """CN-KNOW-03  Nothing is known of an enemy who merely passes by.  With passive_detection = true every unit that stays
    where it is notices a hostile force that enters a hex beside it with the chance of CN-T-CONFRONT for its size; who
    noticed it, and his report."""
    if not world.options.passive_detection or not units:
        return []
    mover, found = units[0].side, []
    men = armies.men_of(world.at(hex, mover))
    for unit in watching(world, mover, hex):
        if await luck.percent(chance_beside(men), "CN-KNOW-03", unit.id):
            shift = estimates.shift(world, unit.side, (unit.hex, hex), unit.id)
            guessed = await estimates.roll_estimate(world, men, shift=shift, by=unit.id, what=mover)
            seen = markers.marker(world, mover, hex)
            found.append((unit.id, PassingReport(now(world), unit.hex, unit.id, hex, mover, seen, guessed)))
    return found


def watching(world: World, mover: str, hex: str) -> list[Unit]:
    """Units beside a hex that stay where they are, of sides to which the mover is an enemy."""
    beside = queries.ground(world).neighbours[hex]
    return [
        unit for unit in world.units.values()
        if unit.hex in beside and unit.present > 0 and unit.came < world.tick and unit.owed is None
        and unit.side != mover and sides.hostile(world, unit.side, mover)
    ]


def chance_beside(men: int) -> int:
    """The column 'adjacent' of CN-T-CONFRONT, in percent."""
    size = TABLES["size"][str(max(1, armies.size_class(men)))][0]
    found: int = TABLES["confront"][size][1]
    return found


async def hand_over_dispatches(world: World) -> None:
    """CN-SEQ-07  Whatever reached an overall commander in this round is handed over to his player, in the order in which it
    came."""
    came, world.arrived = world.arrived, {}
    for side in world.sides:
        await arrive(world, side, *came.get(side, ()))
