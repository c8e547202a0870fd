"""What a side believes of everything, its own and others': a pure function of the reports in its book, in the order in
which they arrived.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from montjoy.games.clusta.model.scenario import NATION
from montjoy.games.clusta.model.state import Entry
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.forms import NO_ORDER
from montjoy.games.clusta.seen.view import (
    CAMP,
    COMMANDER,
    FORCE,
    OVERALL,
    UNKNOWN,
    Beliefs,
    Mark,
    OwnCamp,
    OwnCommander,
    OwnShip,
    OwnSpecialist,
    OwnUnit,
)

changed: Final = msgspec.structs.replace


# ---- one's own: what is on the lists ---------------------------------------------------------------------------------------
def enrolled(found: Beliefs, report: reports.Enrolled, entry: Entry) -> None:
    """CN-KNOW-04  Something of one's own is on the lists from now on."""
    note_card(found, report.id, report, report.at)


def note_card(found: Beliefs, id: str, card: reports.Enrolled | reports.Card | None, at: int) -> None:
    """CN-KNOW-04  What never changes of something of one's own: its number, name and kind; None: nothing is said of it."""
    if card is None:
        return
    if card.kind == "unit":
        found.units[id] = changed(unit_of(found, id), number=card.number, name=card.name, nation=card.sort)
    elif card.kind == "commander":
        found.commanders[id] = changed(commander_of(found, id), name=card.name, leader_value=card.value)
    elif card.kind == "camp":
        found.camps[id] = changed(camp_of(found, id), number=card.number, name=card.name)
    elif card.kind == "ship":
        found.ships[id] = OwnShip(id, card.sort, "", card.value, at)
    else:
        found.specialists[id] = OwnSpecialist(id, card.sort, card.name, "", "", at, False)  # type: ignore[arg-type]


def unit_of(found: Beliefs, id: str) -> OwnUnit:
    """The unit as it is believed; one never heard of before is known by its id alone."""
    side = id.split(".")[0]
    return found.units.get(id) or OwnUnit(
        id, number_of(id), "", NATION.get(side, ""), 0, 0, "", "", UNKNOWN, "", False, "", False,  # type: ignore[call-overload]
    )


def commander_of(found: Beliefs, id: str) -> OwnCommander:
    return found.commanders.get(id) or OwnCommander(id, "", 0, 0, "", "", UNKNOWN, False, (), False)


def camp_of(found: Beliefs, id: str) -> OwnCamp:
    return found.camps.get(id) or OwnCamp(id, number_of(id), "", "", 0, UNKNOWN, False)


def number_of(id: str) -> int:
    """The number at the end of an id; 0 where there is none."""
    digits = id[len(id.rstrip("0123456789")) :]
    return int(digits) if digits else 0


# ---- one's own: what the overall commander sees ------------------------------------------------------------------------------
def own_eyes(found: Beliefs, report: reports.OwnEyes, entry: Entry) -> None:
    """CN-INFO-06-X  What is beside the overall commander himself he knows exactly and at once, also after a battle."""
    note_card(found, report.unit, report.card, report.at)
    unit = changed(
        unit_of(found, report.unit), hex=report.hex, ship=report.ship, elite=report.elite, standard=report.standard,
        as_of=report.at, source=report.by, here=bool(report.by), order=report.order, gone=not report.elite + report.standard,
        begins=report.begins, slot=report.slot, apart=report.apart,
    )
    found.units[report.unit] = unit
    found.counted[report.unit] = report.at
    seen_beside(found, report.unit, report.hex if report.by else None)


def own_thing(found: Beliefs, report: reports.OwnThing, entry: Entry) -> None:
    """CN-KNOW-04  So he does a commander, a camp, a ship, a specialist."""
    id, hex, at = report.what, report.hex, report.at
    note_card(found, id, report.card, at)
    seen_beside(found, id, hex if report.by else None)
    here = bool(report.by)
    if id in found.commanders:
        found.commanders[id] = changed(
            found.commanders[id], hex=hex, ship=report.ship, as_of=at, here=here, leads=report.leads, gone=False
        )
    elif id in found.camps:
        found.camps[id] = changed(found.camps[id], hex=hex, days=max(0, report.days), as_of=at, gone=False)
    elif id in found.ships:
        found.ships[id] = changed(found.ships[id], hex=hex, as_of=at)
    elif id in found.specialists:
        found.specialists[id] = changed(found.specialists[id], with_=report.with_, hex=hex, as_of=at, away=False)


def own_left(found: Beliefs, report: reports.OwnLeft, entry: Entry) -> None:
    """CN-KNOW-04  What has left his hex is beside him no more; he knows of it what was true when he saw it last."""
    id = report.what
    stays_behind(found, id)
    if id in found.camps and found.camps[id].hex == report.hex:
        found.camps[id] = changed(found.camps[id], gone=report.by != "")


def stays_behind(found: Beliefs, id: str) -> None:
    """It is not beside him any more."""
    seen_beside(found, id, None)
    if id in found.units:
        found.units[id] = changed(found.units[id], here=False)
    elif id in found.commanders:
        found.commanders[id] = changed(found.commanders[id], here=False)
    elif id in found.specialists:
        found.specialists[id] = changed(found.specialists[id], away=True)


def move_along(found: Beliefs, report: reports.Marched, entry: Entry) -> None:
    """CN-KNOW-04  They are with him in another hex, as they were."""
    hex, at = report.hex, report.at
    for id in report.who:
        seen_beside(found, id, hex)
        if id in found.units:
            found.units[id] = changed(found.units[id], hex=hex, as_of=at, source=report.by)
            found.counted[id] = at
        elif id in found.commanders:
            found.commanders[id] = changed(found.commanders[id], hex=hex, as_of=at)
        elif id in found.ships:
            found.ships[id] = changed(found.ships[id], hex=hex, as_of=at)
        elif id in found.specialists:
            found.specialists[id] = changed(found.specialists[id], hex=hex, as_of=at)
    for id in report.left:
        stays_behind(found, id)


def own_order(found: Beliefs, report: reports.OwnOrder, entry: Entry) -> None:
    """CN-KNOW-04  They are beside him as they were, with another order."""
    for id in report.units:
        found.units[id] = changed(
            unit_of(found, id), order=report.order, begins=-1, slot=0, as_of=report.at, source=report.by,
        )  # fmt: skip
        found.counted[id] = report.at


def hero_points(found: Beliefs, report: reports.HeroPoints, entry: Entry) -> None:
    """CN-KNOW-05  What a commander of one's own has left of his hero points."""
    if report.by in found.commanders:
        found.commanders[report.by] = changed(found.commanders[report.by], hero_points=report.left)


def in_command(found: Beliefs, report: reports.InCommand, entry: Entry) -> None:
    """Who gives the orders, and whence."""
    found.overall, found.ordered_from = report.by, report.hex


def seen_beside(found: Beliefs, id: str, hex: str | None) -> None:
    """Whether it is one of the things beside him."""
    if hex is None:
        found.eyes.pop(id, None)
    else:
        found.eyes[id] = hex


# ---- one's own: what is reported ---------------------------------------------------------------------------------------------
def located(found: Beliefs, by: str, hex: str, at: int) -> None:
    """CN-KNOW-04  A force is where its last message was written, as of its writing; with a commander go the units he leads."""
    if by in found.commanders:
        commander = found.commanders[by]
        if at >= commander.as_of and not commander.here:
            found.commanders[by] = changed(commander, hex=hex, ship="", as_of=at)
        for unit in commander.leads:
            place_unit(found, unit, hex, at, by)
    elif by in found.specialists:
        if at >= found.specialists[by].as_of:
            found.specialists[by] = changed(found.specialists[by], hex=hex, as_of=at)
    elif by not in found.camps:
        place_unit(found, by, hex, at, by)


def place_unit(found: Beliefs, id: str, hex: str, at: int, by: str) -> None:
    unit = found.units.get(id)
    if unit is not None and at >= unit.as_of and not unit.here and not unit.gone:
        found.units[id] = changed(unit, hex=hex, ship="", as_of=at, source=by)


def nightly(found: Beliefs, report: reports.Nightly, entry: Entry) -> None:
    """CN-KNOW-04  The night report is exact, as of 18.00: it puts right what was reported by day.  `unit` "": a commander who has
    nobody with him."""
    if not report.unit:
        located(found, report.by, report.hex, report.at)
        return
    unit = unit_of(found, report.unit)
    if report.at < unit.as_of or unit.here:
        return
    found.units[report.unit] = changed(
        unit, hex=report.hex, ship="", elite=report.elite, standard=report.standard, as_of=report.at, source=report.by,
        order=report.order, gone=not report.elite + report.standard, begins=report.begins, slot=report.slot,
    )
    found.counted[report.unit] = report.at
    located(found, report.by, report.hex, report.at)
    for id, camp in found.camps.items():
        if report.days >= 0 and camp.hex == report.hex and report.at >= camp.as_of:
            found.camps[id] = changed(camp, days=report.days, as_of=report.at)


def nothing_new(found: Beliefs, report: reports.NothingNew, entry: Entry) -> None:
    """CN-KNOW-04  It is as exact as the night reports that it stands for: all is as it was, later."""
    at = report.at
    for id in report.units:
        unit = unit_of(found, id)
        if at >= unit.as_of and not unit.here:
            found.units[id] = changed(unit, as_of=at)
            found.counted[id] = at
    for id in report.senders:
        commander = found.commanders.get(id)
        if commander is not None and not commander.here:
            found.commanders[id] = changed(commander, as_of=max(at, commander.as_of))
            for led in [found.units[unit] for unit in commander.leads if unit in found.units]:
                if (led.hex, led.source) == (commander.hex, id) and not led.here and not led.gone:
                    found.units[led.id] = changed(led, as_of=max(at, led.as_of))
    for id in report.camps:
        camp = camp_of(found, id)
        found.camps[id] = changed(camp, as_of=max(at, camp.as_of))


def lost(found: Beliefs, report: reports.BattleReport) -> None:
    """CN-KNOW-04  Reported losses are taken off the men believed to be in that hex, from each kind of each unit in proportion,
    until a night report is exact; who was counted since then has them off already."""
    men = [
        (id, kind, getattr(unit, kind))
        for id, unit in found.units.items() for kind in ("elite", "standard")
        if unit.hex == report.hex and not unit.gone and report.at >= found.counted.get(id, UNKNOWN)
    ]
    for (id, kind, there), off in zip(men, shared_out(report.own_lost, [n for _, _, n in men]), strict=True):
        unit = changed(found.units[id], **{kind: there - off})
        found.units[id] = changed(unit, gone=not unit.elite + unit.standard)


def shared_out(whole: int, among: Sequence[int]) -> list[int]:
    """A number in proportion to others, at most each of them: whole parts, the rest to the largest fractions, the
    first of equals."""
    total = sum(among)
    if total <= 0:
        return [0] * len(among)
    whole = min(max(0, whole), total)
    parts = [whole * n // total for n in among]
    rest = sorted(range(len(among)), key=lambda i: -(whole * among[i] % total))
    for i in rest[: whole - sum(parts)]:
        parts[i] += 1
    return parts


def completed(found: Beliefs, report: reports.Completed, entry: Entry) -> None:
    """CN-KNOW-04  An order is done, and where; a camp that was made stands on the map from now on."""
    if report.camp:
        camp = camp_of(found, report.camp)
        found.camps[report.camp] = changed(camp, hex=report.hex, as_of=report.at, gone=False)
    elif report.by in found.camps:
        return
    located(found, report.by, report.hex, report.at)
    ordered(found, report.by, "")


def camp_taken(found: Beliefs, report: reports.CampTaken, entry: Entry) -> None:
    """CN-KNOW-04  A camp that was taken is one's own from now on, or burnt; of those whose it was nobody is left there."""
    located(found, report.by, report.hex, report.at)
    found.marks = [m for m in found.marks if (m.side, m.hex) != (report.side, report.hex) or m.at > report.at]
    if report.camp:
        found.camps[report.camp] = changed(camp_of(found, report.camp), hex=report.hex, as_of=report.at, gone=False)


def joined(found: Beliefs, report: reports.Joined, entry: Entry) -> None:
    """CN-KNOW-04  A specialist is with whom his last message names."""
    who = found.specialists.get(report.by)
    if who is not None and report.at >= who.as_of:
        found.specialists[report.by] = changed(who, with_=report.with_, hex=report.hex, as_of=report.at, away=False)


def no_orders(found: Beliefs, report: reports.NoOrders, entry: Entry) -> None:
    """CN-ORD-05  Who says so is without orders, or does what he has chosen himself."""
    located(found, report.by, report.hex, report.at)
    ordered(found, report.by, report.chose or NO_ORDER)


def ordered(found: Beliefs, by: str, order: str) -> None:
    """The order as last told, of a unit or of those a commander leads."""
    leads = found.commanders[by].leads if by in found.commanders else (by,)
    for id in leads:
        if id in found.units and not found.units[id].here:
            found.units[id] = changed(found.units[id], order=order, begins=-1, slot=0)


def note_answer(found: Beliefs, report: reports.Divined, entry: Entry) -> None:
    """CN-DIV-01  An astrologer's answer; where he has found the conflux, that is certain."""
    located(found, report.by, report.hex, report.at)
    if report.here:
        found.conflux = report.hex


def note_conflux(found: Beliefs, report: reports.ConfluxNamed, entry: Entry) -> None:
    """CN-CRUR-14-X  The Crurers know the hex of the conflux by Shagul's word."""
    found.conflux = report.where


def from_there(found: Beliefs, report: Any, entry: Entry) -> None:
    """A message that says no more of one's own than where it was written."""
    located(found, report.by, report.hex, report.at)


# ---- the whole book ------------------------------------------------------------------------------------------------------
def read(found: Beliefs, entry: Entry) -> None:
    """CN-KNOW-03  One more line of the book.  The map of a side is drawn from what was reported to it and from nothing else."""
    report, before = entry.report, found.eyes.get(found.overall or "", "")
    READERS[type(report)](found, report, entry)
    look_around(found, before)


def look_around(found: Beliefs, before: str) -> None:
    """CN-KNOW-04  What is in his hex the overall commander knows exactly.  Where one's own are that were believed there and are
    not seen nobody knows, and a camp is gone; of others only those are there whom he has seen himself since he came.  `before`:
    the hex in which he stood."""
    him = found.overall or ""
    hex = found.eyes.get(him, "")
    if not hex:
        return
    for id, unit in found.units.items():
        if unit.hex == hex and id not in found.eyes and not unit.gone:
            found.units[id], found.last[id] = changed(unit, hex=""), hex
    for id, commander in found.commanders.items():
        if commander.hex == hex and id not in found.eyes and not commander.gone:
            found.commanders[id], found.last[id] = changed(commander, hex=""), hex
    for id, camp in found.camps.items():
        if camp.hex == hex and id not in found.eyes and not camp.gone:
            found.camps[id] = changed(camp, gone=True)
    if any(m.hex == hex and (hex != before or m.source != him) for m in found.marks):
        found.marks = [m for m in found.marks if m.hex != hex or (hex == before and m.source == him)]


# ---- the enemy -----------------------------------------------------------------------------------------------------------------
def marked(found: Beliefs, mark: Mark) -> None:
    """CN-KNOW-03  A mark keeps its place until a newer one replaces it: of the same marker, wherever it is (a force without
    one may be any), or of the same side in its hex.  What was seen earlier and arrives later replaces nothing."""
    same = [m for m in found.marks if m.side == mark.side and m.marker != OVERALL]
    older = [m for m in same if m.hex == mark.hex or m.marker == mark.marker != FORCE]
    if any(m.at > mark.at for m in older) or (mark.marker.startswith(CAMP) and not is_theirs(found, mark)):
        return
    gone = [m for m in older if m.at < mark.at or m.marker == mark.marker]
    found.marks = [m for m in found.marks if m not in gone] + [mark]


def is_theirs(found: Beliefs, mark: Mark) -> bool:
    """CN-ORD-CAMP-2-X  There is one camp to a hex: a camp of theirs that was seen where one's own is believed was taken before it
    was seen, or taken from them since."""
    mine = [camp for camp in found.camps.values() if camp.hex == mark.hex and not camp.gone]
    if any(camp.as_of >= mark.at for camp in mine):
        return False
    for camp in mine:
        found.camps[camp.id] = changed(camp, gone=True)
    return True


def as_reported(report: Any, entry: Entry, men: int, **more: Any) -> Mark:
    """CN-INFO-05  A mark bears the figures that were reported, when that was, and by whom; nothing says how wrong they are."""
    hex = getattr(report, "where", "") or report.hex
    plain: dict[str, Any] = {"elite": UNKNOWN, "standard": UNKNOWN, "undead": UNKNOWN, "leaders": ""}
    return Mark(
        hex=hex, side=report.side, marker=report.marker, men=men, at=report.at, arrived=entry.arrived, source=report.by,
        **(plain | more),
    )


def sighting(found: Beliefs, report: Any, entry: Entry) -> None:
    """An enemy seen by a force, a patrol or scouts: how many they take him for."""
    located(found, report.by, report.hex, report.at)
    marked(found, as_reported(report, entry, report.men))


def sighted(found: Beliefs, report: reports.Sighted, entry: Entry) -> None:
    """What the overall commander sees himself; the hex is the enemy's."""
    marked(found, as_reported(report, entry, report.men))


def spied(found: Beliefs, report: reports.SpyReport, entry: Entry) -> None:
    located(found, report.by, report.hex, report.at)
    men = report.elite + report.standard + report.undead
    told = {"elite": report.elite, "standard": report.standard, "undead": report.undead, "leaders": report.leaders}
    marked(found, as_reported(report, entry, men, **told))


def flown(found: Beliefs, report: reports.FlightReport, entry: Entry) -> None:
    located(found, report.by, report.hex, report.at)
    men = report.elite + report.standard + report.undead
    marked(found, as_reported(report, entry, men, elite=report.elite, standard=report.standard, undead=report.undead))


def battle(found: Beliefs, report: reports.BattleReport, entry: Entry) -> None:
    """A battle: the enemy and what is left of him, one's own losses, and who fell."""
    located(found, report.by, report.hex, report.at)
    lost(found, report)
    if report.fallen in found.commanders:
        found.commanders[report.fallen] = changed(found.commanders[report.fallen], gone=True)
    if report.side:
        marked(found, as_reported(report, entry, max(0, report.enemy_men - report.enemy_lost)))
    if report.slain:
        found.marks = [m for m in found.marks if m.side != report.side or m.marker != COMMANDER + report.slain]


def secret(found: Beliefs, report: reports.SecretReport, entry: Entry) -> None:
    """A captured message says where its side's overall commander was."""
    located(found, report.by, report.hex, report.at)
    if report.overall:
        mark = Mark(
            report.overall, report.side, OVERALL, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, "", report.at, entry.arrived, report.by
        )
        marks = [m for m in found.marks if (m.side, m.marker) != (mark.side, OVERALL) or m.at > mark.at]
        found.marks = marks if any((m.side, m.marker) == (mark.side, OVERALL) for m in marks) else [*marks, mark]


def nothing(found: Beliefs, report: Any, entry: Entry) -> None:
    """Of nothing that is on the map."""


READERS: Final[dict[type, Callable[[Beliefs, Any, Entry], None]]] = {
    reports.Enrolled: enrolled, reports.OwnEyes: own_eyes, reports.OwnThing: own_thing, reports.OwnLeft: own_left,
    reports.HeroPoints: hero_points, reports.InCommand: in_command,
    reports.Marched: move_along, reports.OwnOrder: own_order, reports.Nightly: nightly, reports.NothingNew: nothing_new,
    reports.Completed: completed, reports.NoOrders: no_orders,
    reports.Sighted: sighted, reports.BattleReport: battle, reports.ContactReport: sighting, reports.Avoided: sighting,
    reports.ScoutReport: sighting,
    reports.PatrolReport: sighting, reports.PassingReport: sighting, reports.SpyReport: spied, reports.FlightReport: flown,
    reports.SecretReport: secret, reports.Divined: note_answer, reports.StoneFound: from_there, reports.Excess: from_there,
    reports.DeedReport: from_there, reports.NotDone: from_there,
    reports.Captured: from_there, reports.CampTaken: camp_taken, reports.Joined: joined,
    reports.ConfluxNamed: note_conflux,
    reports.Returned: nothing, reports.Letter: nothing,
}  # fmt: skip
