"""What a side believes of its own: what is on its lists, what its overall commander sees, what is reported to him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from montjoy.games.clusta import reports, reports_own
from montjoy.games.clusta.believed import UNKNOWN, Beliefs
from montjoy.games.clusta.scenario_file import NATION
from montjoy.games.clusta.seen import OwnCamp, OwnCommander, OwnShip, OwnSpecialist, OwnUnit
from montjoy.games.clusta.world import Entry

set_: Final = msgspec.structs.replace


# ---- one's own: what is on the lists ---------------------------------------------------------------------------------------
def enrolled(found: Beliefs, report: reports_own.Enrolled, entry: Entry) -> None:
    """CN-KNOW-04  What never changes of something of one's own: its number, name and kind."""
    id, name, value = report.id, report.name, report.value
    if report.kind == "unit":
        found.units[id] = set_(unit_of(found, id), number=report.number, name=name, nation=report.sort)
    elif report.kind == "commander":
        found.commanders[id] = set_(commander_of(found, id), name=name, leader_value=value)
    elif report.kind == "camp":
        found.camps[id] = set_(camp_of(found, id), number=report.number, name=name)
    elif report.kind == "ship":
        found.ships[id] = OwnShip(id, report.sort, "", value, report.at)
    else:
        found.specialists[id] = OwnSpecialist(id, report.sort, name, "", "", report.at, False)  # type: ignore[arg-type]


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
def own_eyes(found: Beliefs, report: reports_own.OwnEyes, entry: Entry) -> None:
    """CN-INFO-06-X  What is beside the overall commander himself he knows exactly and at once, also after a battle."""
    unit = set_(
        unit_of(found, report.unit), hex=report.hex, ship=report.ship, elite=report.elite, standard=report.standard,
        as_of=report.at, source=report.by, here=bool(report.by), order=report.order, gone=not report.elite + report.standard,
    )
    found.units[report.unit] = unit
    found.counted[report.unit] = report.at
    seen_beside(found, report.unit, report.hex if report.by else None)


def own_thing(found: Beliefs, report: reports_own.OwnThing, entry: Entry) -> None:
    """CN-KNOW-04  So he does a commander, a camp, a ship, a specialist."""
    id, hex, at = report.what, report.hex, report.at
    seen_beside(found, id, hex if report.by else None)
    here = bool(report.by)
    if id in found.commanders:
        found.commanders[id] = set_(
            found.commanders[id], hex=hex, ship=report.ship, as_of=at, here=here, leads=report.leads, gone=False
        )
    elif id in found.camps:
        found.camps[id] = set_(found.camps[id], hex=hex, days=max(0, report.days), as_of=at, gone=False)
    elif id in found.ships:
        found.ships[id] = set_(found.ships[id], hex=hex, as_of=at)
    elif id in found.specialists:
        found.specialists[id] = set_(found.specialists[id], with_=report.with_, hex=hex, as_of=at, away=False)


def own_left(found: Beliefs, report: reports_own.OwnLeft, entry: Entry) -> None:
    """CN-KNOW-04  What has left his hex is from then on where he saw it last, as of that time."""
    id = report.what
    seen_beside(found, id, None)
    if id in found.units:
        found.units[id] = set_(found.units[id], here=False)
    elif id in found.commanders:
        found.commanders[id] = set_(found.commanders[id], here=False)
    elif id in found.specialists:
        found.specialists[id] = set_(found.specialists[id], away=True)
    elif id in found.camps and found.camps[id].hex == report.hex:
        found.camps[id] = set_(found.camps[id], gone=report.by != "")


def hero_points(found: Beliefs, report: reports_own.HeroPoints, entry: Entry) -> None:
    """CN-KNOW-05  What a commander of one's own has left of his hero points."""
    if report.by in found.commanders:
        found.commanders[report.by] = set_(found.commanders[report.by], hero_points=report.left)


def in_command(found: Beliefs, report: reports_own.InCommand, entry: Entry) -> None:
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
            found.commanders[by] = set_(commander, hex=hex, ship="", as_of=at)
        for unit in commander.leads:
            place_unit(found, unit, hex, at, by)
    elif by in found.specialists:
        if at >= found.specialists[by].as_of:
            found.specialists[by] = set_(found.specialists[by], hex=hex, as_of=at)
    elif by not in found.camps:
        place_unit(found, by, hex, at, by)


def place_unit(found: Beliefs, id: str, hex: str, at: int, by: str) -> None:
    unit = found.units.get(id)
    if unit is not None and at >= unit.as_of and not unit.here and not unit.gone:
        found.units[id] = set_(unit, hex=hex, ship="", as_of=at, source=by)


def nightly(found: Beliefs, report: reports.Nightly, entry: Entry) -> None:
    """CN-KNOW-04  The night report is exact, as of 18.00: it puts right what was reported by day.  `unit` "": a commander who has
    nobody with him."""
    if not report.unit:
        located(found, report.by, report.hex, report.at)
        return
    unit = unit_of(found, report.unit)
    if report.at < unit.as_of or unit.here:
        return
    found.units[report.unit] = set_(
        unit, hex=report.hex, ship="", elite=report.elite, standard=report.standard, as_of=report.at, source=report.by,
        order=report.order, gone=not report.elite + report.standard,
    )
    found.counted[report.unit] = report.at
    located(found, report.by, report.hex, report.at)
    for id, camp in found.camps.items():
        if report.days >= 0 and camp.hex == report.hex and report.at >= camp.as_of:
            found.camps[id] = set_(camp, days=report.days, as_of=report.at)


def lost(found: Beliefs, report: reports.BattleReport) -> None:
    """CN-KNOW-04  Reported losses are taken off the men believed to be in that hex, from each kind of each unit in proportion,
    until a night report is exact; who was counted since then has them off already."""
    men = [
        (id, kind, getattr(unit, kind))
        for id, unit in found.units.items() for kind in ("elite", "standard")
        if unit.hex == report.hex and not unit.gone and report.at >= found.counted.get(id, UNKNOWN)
    ]
    for (id, kind, there), off in zip(men, shared_out(report.own_lost, [n for _, _, n in men]), strict=True):
        unit = set_(found.units[id], **{kind: there - off})
        found.units[id] = set_(unit, gone=not unit.elite + unit.standard)


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
        found.camps[report.camp] = set_(camp, hex=report.hex, as_of=report.at, gone=False)
    elif report.by in found.camps:
        return
    located(found, report.by, report.hex, report.at)
    ordered(found, report.by, "")


def joined(found: Beliefs, report: reports.Joined, entry: Entry) -> None:
    """CN-KNOW-04  A specialist is with whom his last message names."""
    who = found.specialists.get(report.by)
    if who is not None and report.at >= who.as_of:
        found.specialists[report.by] = set_(who, with_=report.with_, hex=report.hex, as_of=report.at, away=False)


def no_orders(found: Beliefs, report: reports.NoOrders, entry: Entry) -> None:
    located(found, report.by, report.hex, report.at)
    ordered(found, report.by, report.chose)


def ordered(found: Beliefs, by: str, order: str) -> None:
    """The order as last told, of a unit or of those a commander leads."""
    leads = found.commanders[by].leads if by in found.commanders else (by,)
    for id in leads:
        if id in found.units and not found.units[id].here:
            found.units[id] = set_(found.units[id], order=order)


def from_there(found: Beliefs, report: Any, entry: Entry) -> None:
    """A message that says no more of one's own than where it was written."""
    located(found, report.by, report.hex, report.at)
