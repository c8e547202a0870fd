"""What a side believes of everything: a pure function of the reports in its book, in the order in which they arrived.

A report tells where its sender stood when he wrote it, and whatever else it says; what was true later counts, whatever arrived
later.  Figures stay as they were reported.  An enemy is a mark on the map, with the time at which it was true, until a newer one
takes its place: one of the same marker, or one of the same side in that hex.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from montjoy.games.clusta import reports, reports_own
from montjoy.games.clusta.beliefs_own import (
    completed,
    enrolled,
    from_there,
    hero_points,
    in_command,
    joined,
    located,
    lost,
    nightly,
    no_orders,
    own_eyes,
    own_left,
    own_thing,
    shared_out,
)
from montjoy.games.clusta.believed import CAMP, COMMANDER, FORCE, OVERALL, UNKNOWN, Beliefs
from montjoy.games.clusta.seen import Mark
from montjoy.games.clusta.world import Entry

__all__ = ["CAMP", "COMMANDER", "OVERALL", "UNKNOWN", "Beliefs", "map_of", "read", "shared_out"]

set_: Final = msgspec.structs.replace


# ---- the whole book ------------------------------------------------------------------------------------------------------
def map_of(entries: Sequence[Entry]) -> Beliefs:
    """CN-KNOW-03  The map of a side is drawn from what was reported to it and from nothing else."""
    found = Beliefs()
    for entry in entries:
        read(found, entry)
    return found


def read(found: Beliefs, entry: Entry) -> None:
    """One more line of the book."""
    report = entry.report
    READERS[type(report)](found, report, entry)


# ---- the enemy -----------------------------------------------------------------------------------------------------------------
def marked(found: Beliefs, mark: Mark) -> None:
    """CN-KNOW-03  A mark keeps its place until a newer one replaces it: of the same marker, wherever it is (a force without
    one may be any), or of the same side in its hex.  What was seen earlier and arrives later replaces nothing."""
    same = [m for m in found.marks if m.side == mark.side and m.marker != OVERALL]
    older = [m for m in same if m.hex == mark.hex or m.marker == mark.marker != FORCE]
    if any(m.at > mark.at for m in older):
        return
    gone = [m for m in older if m.at < mark.at or m.marker == mark.marker]
    found.marks = [m for m in found.marks if m not in gone] + [mark]


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
        found.commanders[report.fallen] = set_(found.commanders[report.fallen], gone=True)
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
    reports_own.Enrolled: enrolled, reports_own.OwnEyes: own_eyes, reports_own.OwnThing: own_thing, reports_own.OwnLeft: own_left,
    reports_own.HeroPoints: hero_points, reports_own.InCommand: in_command,
    reports.Nightly: nightly, reports.Completed: completed, reports.NoOrders: no_orders,
    reports.Sighted: sighted, reports.BattleReport: battle, reports.ContactReport: sighting, reports.ScoutReport: sighting,
    reports.PatrolReport: sighting, reports.PassingReport: sighting, reports.SpyReport: spied, reports.FlightReport: flown,
    reports.SecretReport: secret, reports.Divined: from_there, reports.StoneFound: from_there, reports.Excess: from_there,
    reports.DeedReport: from_there, reports.Joined: joined,
    reports.Returned: nothing, reports.Letter: nothing,
}  # fmt: skip
