"""The umpire's forms filled at random: lines for the sheet of future events, and changed figures of drafted reports."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from montjoy.core.game import Luck
from montjoy.games.clusta import drafts, schedule
from montjoy.games.clusta.acts import Amend, Edited, Plan, Planned
from montjoy.games.clusta.island import island
from montjoy.games.clusta.seen import Seen

FIELDS = get_args(msgspec.structs.fields(Amend)[1].type)


def plan(seen: Seen, luck: Luck) -> Plan:
    """Mostly nothing; else something that happens within three days, or a line struck out."""
    truth = seen.truth
    if truth is None or luck.below(3):
        return Plan()
    if truth.events and luck.below(3) == 0:
        return Plan(strike=(1 + luck.below(len(truth.events)),))
    there = island(seen.map, seen.own_map)
    units = list(truth.units)
    kind: Any = schedule.KINDS[luck.below(len(schedule.KINDS))]
    line = Planned(
        seen.day + luck.below(3), kind, slot=luck.below(10), hex=there.land[luck.below(len(there.land))],
        side=seen.sides[luck.below(len(seen.sides))], unit=units[luck.below(len(units))] if units else "",
    )
    return Plan((line,))


def edited(seen: Seen, luck: Luck) -> Edited:
    """Mostly as they are; else a figure, or a report held back."""
    most = 0 if seen.truth is None else len(drafts.drafted(seen.truth))
    if most == 0 or luck.below(2):
        return Edited()
    if luck.below(2):
        return Edited(hold=(1 + luck.below(most),))
    field: Any = FIELDS[luck.below(len(FIELDS))]
    return Edited((Amend(1 + luck.below(most), field, luck.below(800)),))
