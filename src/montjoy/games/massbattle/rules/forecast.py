"""The odds of attacks before they are declared, from what the asker knows.  MB-ATK, MB-MOR.

    attack_odds(seen, "A3", "B1", "missile")     chance to hit, law of the damage, morale, and what becomes of the target
    declared(seen, ask, form)                    the same of every attack that a form declares, those by its `rest` too
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from montjoy.games.massbattle.battle.exact import Fate, after_stroke, chance_to_hit, law_of_attack
from montjoy.games.massbattle.battle.morale import morale_results
from montjoy.games.massbattle.battle.state import Blow, Body, Status
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import contacts, has_in_front, in_play, may_strike
from montjoy.games.massbattle.model.state import pair
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import melee, missiles, movement, routes
from montjoy.games.massbattle.rules.figures import Attack, How, body_of, declare
from montjoy.games.massbattle.rules.lasting import why_not_act
from montjoy.games.massbattle.seen.estimate import as_unit, estimated
from montjoy.games.massbattle.seen.view import Seen


class Odds(msgspec.Struct, frozen=True):
    """What an attack may do.  `hit`: that one of its rolls hits and counts; `damage`: hit points taken by all together, with
    chances; `checks`: that the target must check its morale.  The last five are what becomes of the target, and sum to 1:
    `destroyed` to the last man or by its morale, `fled` a single creature, `pushed` back and broken, `broken` in place, `stands`
    as it stood (a unit that was broken before stands unless it is pushed or gone)."""

    needs: int
    rolls: int
    hit: float
    damage: tuple[tuple[int, float], ...]
    mean: float
    checks: float
    destroyed: float
    fled: float
    pushed: float
    broken: float
    stands: float


class Foreseen(msgspec.Struct, frozen=True):
    """One attack as it would be declared, so many `times` in the step: what is added to its rolls, the `modifiers` among that,
    the armour class that they meet, and its odds.  `unknown`: units whose rows only the enemy knows, so that the usual figures
    stand for theirs."""

    unit: str
    target: str
    how: How
    times: int
    bonus: int
    modifiers: tuple[tuple[str, int], ...]
    armour_class: int
    unknown: tuple[str, ...]
    odds: Odds


def attack_odds(seen: Seen, unit: str, target: str, how: How) -> Odds:
    """MB-ATK-01 to MB-ATK-14, MB-MOR-02 to MB-MOR-13  One attack of a unit on another as they stand now, counted out."""
    return Prospect(seen).attack(unit, target, how).odds


class Prospect:
    """A view, with enemies as far as they are known (MB-INFO-02), and what attacks between its units would do."""

    def __init__(self, seen: Seen) -> None:
        self.known = estimated(seen)

    def unit(self, id: str) -> Unit:
        return as_unit(self.known, self.known.pieces[id])

    def attack(self, unit: str, target: str, how: How, times: int = 1) -> Foreseen:
        """One attack, or the same one several times in a step."""
        attacker, attacked = self.unit(unit), self.unit(target)
        return self.foreseen(attacker, attacked, declare(self.known, attacker, attacked, how), times)

    def foreseen(self, attacker: Unit, attacked: Unit, declared: Attack, times: int = 1) -> Foreseen:
        """The same of an attack that is declared already."""
        unit, target, how, blows = declared.unit, declared.target, declared.how, declared.blows
        return Foreseen(
            unit, target, how, times, attacked.row.armour_class - blows[0].needs, declared.modifiers, attacked.row.armour_class,
            tuple(one.id for one in (attacker, attacked) if not self.is_known(one)),
            odds_of(blows * times, body_of(self.known, attacked)),
        )  # fmt: skip

    def is_known(self, unit: Unit) -> bool:
        return unit.id in self.known.own or unit.type in self.known.rows

    def all_on(self, target: str, attacks: Sequence[tuple[str, How]]) -> Odds:
        """MB-SEQ-07  What becomes of a target when all these attacks are made on it in one step."""
        attacked = self.unit(target)
        blows = [blow for unit, how in attacks for blow in declare(self.known, self.unit(unit), attacked, how).blows]
        return odds_of(blows, body_of(self.known, attacked))

    def chance(self, unit: str, target: str, how: How) -> float:
        """MB-ATK-03  The chance that one roll hits and counts."""
        return chance_to_hit(declare(self.known, self.unit(unit), self.unit(target), how).blows[0], 0)


# ---- what a form declares --------------------------------------------------------------------------------------------------
Declared = tuple[str, str, How]


def declared(seen: Seen, ask: Any, form: Any) -> list[Declared]:
    """MB-UMP-03, MB-MEL-02, MB-CHG-01  Every attack that a form declares as matters stand now, those by its `rest` too: who,
    whom, how."""
    own = [unit for unit in seen.mine.values() if unit.in_play]
    match form:
        case forms.Volley():
            phase = missiles.FIRST if isinstance(ask, questions.Shoot) else missiles.SECOND
            return [(shot.unit, shot.target, "missile") for shot in (*form.shots, *missiles.rest(seen, own, form, phase))]
        case forms.Fights():
            return [(blow.unit, blow.target, "melee") for blow in (*form.attacks, *melee.rest(seen, own, form))]
        case forms.Moves():
            return list(charges(seen, own, form))
    return []


def odds_declared(seen: Seen, ask: Any, form: Any) -> list[Foreseen]:
    """The odds of every attack that a form declares, each as if it came alone."""
    before = Prospect(seen)
    after = Prospect(moved(seen, form)) if isinstance(form, forms.Moves) else before
    found = Counter(declared(seen, ask, form))
    return [after.attack(*one, times) for one, times in found.items()]


def charged(seen: Seen, march: forms.March) -> list[Foreseen]:
    """MB-CHG-01  The odds of the charge that one march leads to."""
    return odds_declared(seen, questions.Move(seen.round), forms.Moves("hold", (march,)))


def charges(seen: Seen, own: Sequence[Unit], form: forms.Moves) -> Iterator[Declared]:
    """MB-CHG-01, MB-CHG-03, MB-CHG-04, MB-CHG-06  The charges that these moves lead to if the enemy stays where he is: first the
    charged with long weapons, then the charger, on the one that its order names or on each that it comes upon."""
    known = estimated(seen)
    met = {pair(unit.id, foe.id) for unit in in_play(known, seen.side) for foe in contacts(known, unit)}
    met |= set(seen.charges) if seen.options.first_contact_once else set()
    wishes = {id: march.charge for march in form.moves for id in march.units}
    there = moved(seen, form)
    for unit in (there.own[unit.id] for unit in own):
        if unit.broken or not unit.moved or why_not_act(unit):
            continue
        foes = [as_unit(there, foe) for foe in contacts(there, unit) if pair(unit.id, foe.id) not in met]
        foes = [foe for foe in foes if has_in_front(unit, foe) and may_strike(there, unit, foe)]
        for foe in [foe for foe in foes if foe.id == wishes.get(unit.id)] or foes:
            if foe.long and not foe.broken and may_strike(there, foe, unit):
                yield foe.id, unit.id, "long"
            yield unit.id, foe.id, "charge"


def moved(seen: Seen, form: forms.Moves) -> Seen:
    """MB-MOVE-07, MB-MOD-07  The view as it would be after these moves, each from where the ones before it have led."""
    known = estimated(seen)
    there = msgspec.structs.replace(
        known, own={id: msgspec.structs.replace(unit) for id, unit in known.own.items()}, contacts=dict(known.contacts)
    )
    for each in movement.ordered([unit for unit in there.mine.values() if unit.in_play], form):
        unit = there.own[each.unit]
        march = each.march or routes.advance(there, unit)
        found = routes.plan(there, unit, march) if march else None
        if isinstance(found, routes.Plan) and not (march and march.off):
            unit.at = found.path[-1] if found.path else unit.at
            unit.moved = unit.moved or bool(found.path)
            unit.facing, unit.aloft = found.end, found.aloft
            for foe in contacts(there, unit):
                there.contacts.setdefault(pair(unit.id, foe.id), unit.id)
    return there


# ---- counting --------------------------------------------------------------------------------------------------------------
KEPT: Final = 4_000


def odds_of(blows: Sequence[Blow], body: Body) -> Odds:
    """The odds of these rolls against one target; whose they are makes no difference."""
    nobody = body.copy()
    nobody.number = 0
    return counted(tuple(blow.key()[2:] for blow in blows), nobody.key())


@lru_cache(KEPT)
def counted(rolls: tuple[tuple[int, ...], ...], target: tuple[int, ...]) -> Odds:
    """The same of plain numbers: counted once."""
    return count([Blow(0, 0, *roll) for roll in rolls], Body(*target))


def count(blows: Sequence[Blow], body: Body) -> Odds:
    """MB-ATK-07 to MB-ATK-14, MB-MOR-02 to MB-MOR-13  All that these rolls may do to one target."""
    struck = {(body.hp, body.hit, 0): 1.0}
    for blow in blows:
        struck = after_stroke(struck, blow, 0, body)
    damage: dict[int, float] = {}
    checks = 0.0
    for (hp, _, n), p in struck.items():
        taken = body.hp - max(0, hp)
        damage[taken] = damage.get(taken, 0.0) + p
        checks += p if n and hp > 0 and not body.exempt else 0.0
    chance = dict.fromkeys(("destroyed", "fled", "pushed", "broken", "stands"), 0.0)
    for fate, p in law_of_attack(body, blows, morale_results(), 0):
        chance[end_of(fate, body)] += p
    mean = sum(n * p for n, p in damage.items())
    return Odds(blows[0].needs, len(blows), chance_to_hit(blows[0], 0), tuple(sorted(damage.items())), mean, checks, **chance)


def end_of(fate: Fate, body: Body) -> str:
    """What has become of a target, by name."""
    if fate.status == Status.FLED:
        return "fled"
    if fate.status != Status.IN_PLAY:
        return "destroyed"
    if fate.pushed:
        return "pushed"
    return "broken" if fate.broken and not body.broken else "stands"
