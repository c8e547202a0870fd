"""What a spell is expected to take from a unit, by its exact odds where it takes hit points.  MB-T-SPELLS, MB-SPELL-03, -04."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

from montjoy.games.massbattle.battle.exact import sum_law
from montjoy.games.massbattle.battle.state import FACES
from montjoy.games.massbattle.bots import casting
from montjoy.games.massbattle.bots.exchanges import key_of, loss_of_points
from montjoy.games.massbattle.bots.look import Look
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.spells import is_human_sized, level_of
from montjoy.games.massbattle.model.troops import Single
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.rules.figures import body_of
from montjoy.games.massbattle.rules.spell_effects import GREAT, HELD, MISSILES, sleepers
from montjoy.games.massbattle.rules.zones import HARDY

GONE: Final = 10_000                                         # hit points: more than anybody has
Law: TypeAlias = tuple[tuple[int, float], ...]


def takes(look: Look, caster: Unit, cast: forms.Cast, target: Unit) -> float:
    """Of the target's value, what it is expected to lose; less than 0: what it gains."""
    law = law_of(look, caster, cast.spell, target)
    if law is None:
        return casting.takes(look, caster, cast, target)
    return loss_of_points(law, key_of(body_of(look.known, target)))


def mean(look: Look, caster: Unit, spell: str, target: Unit) -> float:
    """Hit points that it is expected to lose."""
    return sum(min(n, target.hp) * p for n, p in law_of(look, caster, spell, target) or ())


def law_of(look: Look, caster: Unit, spell: str, target: Unit) -> Law | None:
    """(hit points, chance) of a spell that takes hit points or men; None: it does something else."""
    match spell:
        case "breath" if isinstance(caster.row, Single):
            kind, points = caster.row.breath
            return burst(look, target, ((points, 1.0),), may_save=True, cold=kind == "frost")
        case "fireball" | "lightning_bolt":
            return burst(look, target, sum_law(level_of(caster), 6), may_save=True)
        case "ice_storm":
            return burst(look, target, sum_law(3, 10), may_save=False, cold=True)
        case "magic_missile":
            number = 1 + 2 * (level_of(caster) // MISSILES)
            return tuple((number + n, p) for n, p in sum_law(number, 4))
        case "sleep":
            number, sides = sleepers(target.row.dice)
            return victims(target, sum_law(number, sides) if sides > 1 else ((number, 1.0),))
        case "hold_person" if is_human_sized(target.row):
            held = victims(target, sum_law(1, 4))
            return unless_saved(held, saves(target, HELD if target.single else 0))
        case "hold_person":
            return ((0, 1.0),)
        case "death_spell":
            return victims(target, sum_law(2, 8)) if target.row.dice.whole < GREAT else ((0, 1.0),)
        case "cloudkill":
            return unless_saved(((GONE, 1.0),), saves(target)) if target.row.dice.whole < HARDY else ((0, 1.0),)
    return None


def saves(target: Unit, penalty: int = 0) -> float:
    """MB-BASE-04  The chance of its saving throw."""
    return max(0, min(FACES, FACES + 1 - target.row.save - penalty)) / FACES


def burst(look: Look, target: Unit, points: Iterable[tuple[int, float]], *, may_save: bool, cold: bool = False) -> Law:
    """MB-SPELL-03  Points for every soldier, or under area_spells = single_creature for the pool; half of them if it saves."""
    if cold and target.row.has("immune_cold"):
        return ((0, 1.0),)
    return burst_law(
        tuple(points), saves(target) if may_save else 0.0, target.soldiers, target.start,
        look.seen.options.area_spells == "per_soldier",
    )  # fmt: skip


@lru_cache(2_000)
def burst_law(points: Law, saved: float, soldiers: int, start: int, per_soldier: bool) -> Law:
    law: dict[int, float] = {}
    for n, p in points:
        for each, q in ((Fraction(n), 1.0 - saved), (Fraction(n, 2), saved)):
            if q > 0.0:
                taken = max(1, int(min(soldiers * each, Fraction(start)) if per_soldier else each))
                law[taken] = law.get(taken, 0.0) + p * q
    return tuple(law.items())


def victims(target: Unit, number: Iterable[tuple[int, float]]) -> Law:
    """MB-SPELL-04  So many men's share of the full pool; all of them, and the unit is gone."""
    law: dict[int, float] = {}
    for n, p in number:
        lost = GONE if n >= target.soldiers and n else n * target.start // target.soldiers
        law[lost] = law.get(lost, 0.0) + p
    return tuple(law.items())


def unless_saved(law: Law, saved: float) -> Law:
    return (*((n, p * (1.0 - saved)) for n, p in law), (0, saved))
