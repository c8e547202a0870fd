"""A battle as the commander on the spot sees it: everything of his own force, and of the enemy one guess at his number."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.battle.state import QUARTERS, Contingent, Fight, Side
from montjoy.games.clusta.options import BattleSwitches

OPEN: Final = ("stage", "round", "left", "free", "result", *BattleSwitches.kinds)
"""What in a fight is no secret: how far it has come, and the switches."""


def as_seen(fight: Fight, mine: int) -> Fight:
    """CN-KNOW-05  A fight with nothing of the enemy in it but how many men he is taken for, one guess for the whole battle."""
    seen = Fight()
    for name in OPEN:
        setattr(seen, name, getattr(fight, name))
    seen.permanent = fight.permanent[:]
    own = fight.side[mine].copy()
    own.guess, own.room, own.due = 0, Side().room, Side().due
    for contingent in own.contingent:
        contingent.quota, contingent.rest = 0, 0
    seen.side[mine] = own
    seen.side[1 - mine] = guessed(fight.side[1 - mine], fight.side[mine].guess)
    return seen


def numbers(seen: Fight, mine: int) -> tuple[int, ...]:
    """CN-KNOW-06  What a commander sees of a battle and of his own force, number by number: two battles that look different to
    him differ in these."""
    own = seen.side[mine]
    found = [seen.stage, seen.round, seen.left, seen.free, seen.result]
    for name, kind in Side.kinds.items():
        value = getattr(own, name)
        if kind.of is not None:
            found += [n for contingent in own.contingent[: own.contingents] for n in contingent.key()]
        else:
            found += value if kind.shape else [value]
    return tuple(found)


def guessed(enemy: Side, percent: int) -> Side:
    """The enemy as he is taken for when the battle begins: so many men, nothing else; the error is in no number that is shown."""
    men = sum(c.start * c.share for c in enemy.contingent[: enemy.contingents])
    return Side(contingents=1, contingent=[Contingent(men=half_up_men(men * percent)), *Side().contingent[1:]])


def half_up_men(hundredths: int) -> int:
    """From hundredths of quarters of men to men, halves up."""
    return max(0, (2 * hundredths + 100 * QUARTERS) // (2 * 100 * QUARTERS))
