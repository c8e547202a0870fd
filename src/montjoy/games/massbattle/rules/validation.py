"""Why a form is refused, from what its writer knows: each declaration by the predicate of its chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from montjoy.core.effects import No, no
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import enemies
from montjoy.games.massbattle.model.spells import BREATH
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import missiles, routes, spells
from montjoy.games.massbattle.rules.deployment import waiting, why_not_deploy
from montjoy.games.massbattle.rules.initiative import is_high
from montjoy.games.massbattle.rules.lasting import why_not_order
from montjoy.games.massbattle.rules.melee import why_not_fight
from montjoy.games.massbattle.seen.view import Seen


def why_not(seen: Seen, ask: Any, form: Any) -> No | None:
    """None: it stands."""
    match form:
        case forms.Deployment():
            mine = waiting(seen.own.values(), seen.viewer)
            if isinstance(ask, questions.PlaceOne) and len(form.units) > 1:
                return no("MB-BOARD-10", "one-at-a-time")
            return why_not_deploy(seen, mine, seen.sides[seen.side].rows, form)
        case forms.Stances():
            return why_not_stances(seen, form)
        case forms.Volley():
            return why_not_volley(seen, form, missiles.FIRST if isinstance(ask, questions.Shoot) else missiles.SECOND)
        case forms.Moves():
            return why_not_moves(seen, form)
        case forms.Fights():
            return why_not_fights(seen, form)
        case forms.Rallies():
            return next((not_mine(id) for id in form.decline if id not in seen.mine), None)
        case forms.Concession():
            leads = seen.side >= 0 and seen.sides[seen.side].leader == seen.viewer
            return None if leads else no("MB-GEN-05", "the-leader-decides")
    return no("", "no-such-form")


def not_mine(unit: str) -> No:
    """MB-GEN-05  Each unit has one owner, who decides for it."""
    return no("MB-GEN-05", "not-your-unit", unit=unit)


def why_not_stances(seen: Seen, form: forms.Stances) -> No | None:
    """MB-MOD-04  Own units on high ground."""
    for id in form.defend:
        if id not in seen.mine:
            return not_mine(id)
        if not is_high(seen, seen.mine[id]):
            return no("MB-MOD-04", "not-on-high-ground", unit=id)
    return None


def why_not_volley(seen: Seen, form: forms.Volley, phase: int) -> No | None:
    """MB-MIS-01, MB-MIS-04, MB-SPELL-01  Each shot and spell, and not more of them than there are."""
    for id in form.hold:
        if id not in seen.mine:
            return not_mine(id)
    breathing = {cast.unit for cast in form.spells if cast.spell == BREATH}
    for shot in form.shots:
        if shot.unit not in seen.mine:
            return not_mine(shot.unit)
        if shot.unit in breathing:
            return no("MB-SPELL-08", "has-breathed", unit=shot.unit)
        if refused := why_not_order(seen.mine[shot.unit]):
            return refused
        if shot.target not in seen.pieces:
            return no("MB-MIS-01", "no-such-target", unit=shot.unit, target=shot.target)
        if refused := missiles.why_not_shoot(seen, seen.mine[shot.unit], seen.pieces[shot.target], phase):
            return refused
    for id, n in Counter(shot.unit for shot in form.shots).items():
        if n > missiles.shots_left(seen, seen.mine[id], phase):
            return no("MB-MIS-04", "no-shot-left", unit=id)
    return spells.why_not_cast_all(seen, seen.mine, form.spells, phase)


def why_not_moves(seen: Seen, form: forms.Moves) -> No | None:
    """MB-MOVE-07  The moves one after the other."""
    column = Column(seen)
    return next((refused for march in form.moves if (refused := column.why_not(march))), None)


class Column:
    """A side's units where the moves so far have led them."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.field = msgspec.structs.replace(seen, own={id: msgspec.structs.replace(unit) for id, unit in seen.own.items()})

    def why_not(self, march: forms.March) -> No | None:
        """MB-MOVE-07  None: it can be done where the ones before it have led, and so it is; otherwise they stand as they did."""
        before = {id: msgspec.structs.replace(self.field.own[id]) for id in march.units if id in self.seen.mine}
        for id in march.units:
            refused = self.why_not_one(id, march)
            if refused:
                self.stand_as(before.values())
                return refused
        return None

    def why_not_one(self, id: str, march: forms.March) -> No | None:
        """MB-GEN-05, MB-UNIT-09, MB-MOVE-07  The same of one of its units."""
        if id not in self.seen.mine:
            return not_mine(id)
        unit = self.field.own[id]
        if not unit.in_play:
            return no("MB-UNIT-09", "not-on-the-board", unit=id)
        if refused := why_not_order(unit):
            return refused
        if march.charge and not any(enemy.id == march.charge for enemy in enemies(self.field, unit)):
            return no("MB-CHG-01", "no-such-enemy", unit=id, target=march.charge)
        found = routes.plan(self.field, unit, march)
        if isinstance(found, No):
            return found
        if found.path:
            unit.at, unit.moved = found.path[-1], True
        unit.turned = unit.turned or found.end != unit.facing
        unit.facing, unit.aloft = found.end, found.aloft
        return None

    def stand_as(self, before: Iterable[Unit]) -> None:
        for one in before:
            unit = self.field.own[one.id]
            unit.at, unit.facing, unit.aloft, unit.moved, unit.turned = one.at, one.facing, one.aloft, one.moved, one.turned


def why_not_fights(seen: Seen, form: forms.Fights) -> No | None:
    """MB-MEL-01, MB-MEL-02  Each unit once, at an enemy in front of it."""
    for id in form.hold:
        if id not in seen.mine:
            return not_mine(id)
    for id, n in Counter(attack.unit for attack in form.attacks).items():
        if n > 1:
            return no("MB-MEL-02", "one-attack", unit=id)
    for attack in form.attacks:
        if attack.unit not in seen.mine:
            return not_mine(attack.unit)
        if refused := why_not_order(seen.mine[attack.unit]):
            return refused
        if attack.target not in seen.pieces:
            return no("MB-MEL-01", "not-in-front", unit=attack.unit, target=attack.target)
        if refused := why_not_fight(seen, seen.mine[attack.unit], seen.pieces[attack.target]):
            return refused
    return None
