"""The umpire's forms filled at random: lines for the sheet of future events, changed figures of drafted reports, results of
battles on a real table."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from montjoy.core.game import Luck
from montjoy.games.clusta import drafts, external, schedule
from montjoy.games.clusta.acts_umpire import Amend, Edited, Plan, Planned
from montjoy.games.clusta.island import island
from montjoy.games.clusta.seen import Seen

FIELDS = get_args(msgspec.structs.fields(Amend)[1].type)


def plan(seen: Seen, luck: Luck) -> Plan:
    """Mostly nothing; else something that happens within three days, or a line struck out."""
    truth = seen.truth
    if truth is None or luck.below(3):
        return Plan()
    if luck.below(9) == 0:
        return Plan(reports=luck.below(10))
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


def typed(battle: external.Battle, luck: Luck) -> external.Result:
    """Some men lost on either side, here and there a commander, and one party gone; now and then broken off."""
    losses = []
    for men in (*battle.attackers.men, *battle.defenders.men):
        dead = luck.below(men.men + 1) if luck.below(3) == 0 else 0
        losses.append(external.Loss(men.unit, men.elite, luck.below(men.men - dead + 1), dead))
    fallen = tuple(id for party in (battle.attackers, battle.defenders) for id, _ in party.commanders if luck.below(6) == 0)
    gone = (battle.attackers.men, battle.defenders.men, ())[luck.below(3)]
    return external.Result(tuple(losses), fallen, tuple(dict.fromkeys(men.unit for men in gone)))
