"""What was told in one line (`protocol/gathered.py`), as it is said: what is like something else is said with it, the most
important first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import Clause
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.gathered import ByCourier, Looked, NightReports

UNKNOWN: Final = -1
WEIGHT: Final = (reports.BattleReport, reports.SecretReport, reports.ContactReport, reports.CampTaken)
OWN: Final = (reports.Marched, reports.OwnEyes, reports.OwnOrder, reports.OwnThing)


class Several(Clause, frozen=True):
    """What several senders wrote, each by himself."""

    letters: tuple[Any, ...]


class ScoutsSaw(Clause, frozen=True):
    """All forces that scouts have seen in one look."""

    seen: tuple[reports.ScoutReport, ...]


class Beside(Clause, frozen=True):
    """What is in the overall commander's hex, and of which nothing else is to be said; `with_`: with whom."""

    hex: str
    with_: str
    who: tuple[str, ...]


class LeftYou(Clause, frozen=True):
    """What is in the overall commander's hex no more; `hex`: where it was seen last, "" where he still is."""

    hex: str
    who: tuple[str, ...]


class Listed(Clause, frozen=True):
    """What has entered the lists."""

    things: tuple[reports.Enrolled, ...]


class NightOf(Clause, frozen=True):
    """What one sender reports at night of the units with him; `days` of fortification of his camp."""

    by: str
    hex: str
    days: int
    units: tuple[reports.Nightly, ...]


def said(item: ByCourier | Looked | NightReports) -> Any:
    """The same with parts that are said, in the order in which one wants to hear them."""
    if isinstance(item, ByCourier) and not item.by and not item.hex:
        return Several((*letters(item), *lists(item.reports)))
    if isinstance(item, ByCourier):
        parts = brought(item)
    else:
        parts = looked(item) if isinstance(item, Looked) else by_night(item)
    return msgspec.structs.replace(item, reports=tuple(parts))


def alike(items: Iterable[Any], key: Callable[[Any], Any]) -> list[tuple[Any, list[Any]]]:
    """In groups of what has the same key, in the order in which each came first."""
    found: dict[Any, list[Any]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return list(found.items())


def lists(found: Sequence[Any]) -> list[Any]:
    new = tuple(report for report in found if isinstance(report, reports.Enrolled))
    return [Listed(new)] if new else []


def letters(item: ByCourier) -> list[ByCourier]:
    """Sender by sender."""
    told: list[Any] = [report for report in item.reports if not isinstance(report, reports.Enrolled)]
    groups = alike(told, lambda report: (report.at, report.hex, report.by))
    return [ByCourier(at, hex, by, tuple(found)) for (at, hex, by), found in groups]


def brought(item: ByCourier) -> list[Any]:
    """What a messenger brings: battles and secrets, then the rest as it came, what scouts saw together; the lists last."""
    rest = [report for report in item.reports if not isinstance(report, reports.Enrolled | reports.ScoutReport)]
    seen = tuple(report for report in item.reports if isinstance(report, reports.ScoutReport))
    first = [report for report in rest if isinstance(report, WEIGHT)]
    saw = [ScoutsSaw(seen)] if seen else []
    return [*first, *saw, *(report for report in rest if report not in first), *lists(item.reports)]


def looked(item: Looked) -> list[Any]:
    """What he sees of his own: who is with him, what has changed of them, who is not; the lists last.  On the army sheet each
    says where it is, also what is beside him."""
    found: list[Any] = []
    for kind in OWN:
        own = [report for report in item.reports if isinstance(report, kind)]
        own = own if item.by else [msgspec.structs.replace(report, by="") for report in own]
        bare = [report for report in own if isinstance(report, reports.OwnThing) and is_bare(report)]
        found += [report for report in own if report not in bare]
        for (hex, with_), things in alike(bare, lambda thing: ("" if thing.by else thing.hex, thing.with_)):
            found.append(Beside(hex, with_, tuple(thing.what for thing in things)))
    left = [report for report in item.reports if isinstance(report, reports.OwnLeft)]
    for hex, things in alike(left, lambda thing: "" if thing.hex == item.hex else thing.hex):
        found.append(LeftYou(hex, tuple(thing.what for thing in things)))
    return found + lists(item.reports)


def is_bare(thing: reports.OwnThing) -> bool:
    """Whether nothing is to be said of it but where it is, or with whom; the army sheet has more, but of a
    specialist without a skill."""
    listed = thing.card is not None and (thing.card.kind != "specialist" or thing.card.value != 0)
    return not listed and not thing.leads and not thing.ship and thing.days == UNKNOWN


def by_night(item: NightReports) -> list[Any]:
    """Sender by sender, those who have lost men first; then who has nothing new, the lists last."""
    told = [report for report in item.reports if isinstance(report, reports.Nightly)]
    groups = alike(told, lambda report: (report.by, report.hex, report.days))
    groups.sort(key=lambda group: not any(report.lost for report in group[1]))
    found: list[Any] = [
        NightOf(by, hex, days, tuple(
            msgspec.structs.replace(unit, unit="" if unit.unit == by else unit.unit) for unit in units if unit.unit
        ))
        for (by, hex, days), units in groups
    ]  # fmt: skip
    return [*found, *(report for report in item.reports if isinstance(report, reports.NothingNew)), *lists(item.reports)]
