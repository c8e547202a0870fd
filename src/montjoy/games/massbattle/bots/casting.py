"""What the bots' casters and dragons do: the spell that takes most from the enemy and least from friends, or none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final, TypeAlias

from montjoy.games.massbattle.bots.look import Look, value
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import in_play
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.rules import spells
from montjoy.games.massbattle.rules.areas import caught, covered
from montjoy.games.massbattle.seen.estimate import as_unit

Taken: TypeAlias = Callable[[Look, Unit, forms.Cast, Unit], float]

# What a spell takes from a unit that it strikes, of its value; less than 0: what it gives.
TAKES: Final = {
    "breath": 0.8, "fireball": 0.7, "lightning_bolt": 0.7, "ice_storm": 0.6, "death_spell": 0.6, "sleep": 0.7,
    "hold_person": 0.25, "confusion": 0.4, "fear": 0.4, "cloudkill": 0.5, "web": 0.3, "slow": 0.25, "magic_missile": 0.1,
    "charm_person": 0.1, "haste": -0.25, "bless": -0.15, "cure_light_wounds": -0.05,
}  # fmt: skip
FRIENDS: Final = 1.5                                         # how much more it counts who is struck of the own side
STRONG: Final = {"sleep": 2, "cloudkill": 5, "death_spell": 7, "hold_person": 5, "charm_person": 5}    # hit dice that withstand
WORTH_IT: Final = 4.0                                        # less than that is not worth a spell
RUNS: Final = 0.3                                            # of a broken unit's value is left to be taken


def casts(look: Look, taken: Taken | None = None) -> tuple[forms.Cast, ...]:
    """MB-SPELL-01  The spells and breaths of the own units for this volley, no two on the same target.  `taken`: what a spell
    takes of a target's value; left out, the usual."""
    found: list[forms.Cast] = []
    struck: set[str] = set()
    for unit in look.mine:
        best = best_of(look, unit, spells.possible(look.known, unit), taken or takes, struck)
        if best is not None:
            struck.add(best.target)
            found.append(best)
    return tuple(found)


def best_of(look: Look, unit: Unit, ways: Iterable[forms.Cast], taken: Taken, struck: Collection[str]) -> forms.Cast | None:
    """The spell that gains most, if it is worth one."""
    if not spells.may_cast_any(look.known, unit):
        return None
    gains = [(gain(look, unit, cast, taken), cast) for cast in ways if cast.spell in TAKES and cast.target not in struck]
    worth = [way for way in gains if way[0] > WORTH_IT]
    return max(worth, key=lambda way: (way[0], way[1].spell, way[1].target))[1] if worth else None


def gain(look: Look, unit: Unit, cast: forms.Cast, taken: Taken) -> float:
    """What a spell takes from the enemy, less what it takes from friends."""
    total = 0.0
    for target in struck_by(look, unit, cast):
        part = taken(look, unit, cast, target)
        total += value(target) * (part if target.side != unit.side else -part * (FRIENDS if part > 0 else 1.0))
    return total


def takes(look: Look, unit: Unit, cast: forms.Cast, target: Unit) -> float:
    """What it takes from a target, of its value, roughly."""
    if target.row.dice.whole >= STRONG.get(cast.spell, 99):
        return 0.0
    return TAKES[cast.spell] * (RUNS if target.broken else 1.0)


def struck_by(look: Look, unit: Unit, cast: forms.Cast) -> list[Unit]:
    """Who is struck: the one at whom it is cast, or all who stand where it falls."""
    if spells.is_at_square(unit, cast):
        aim = spells.aim_of(look.known, cast)
        if aim is None:
            return []
        return [as_unit(look.known, piece) for piece in caught(look.known, covered(look.known, unit, cast, aim), aim)]
    return [as_unit(look.known, piece) for piece in in_play(look.known) if piece.id == cast.target]
