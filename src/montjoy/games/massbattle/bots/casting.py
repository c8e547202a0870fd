"""What the bots' casters and dragons do: the spell that takes most from the enemy and least from friends, or none."""

from __future__ import annotations

from typing import Final

from montjoy.games.massbattle.bots.look import Look, value
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import in_play
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.rules import spells
from montjoy.games.massbattle.rules.areas import caught, covered
from montjoy.games.massbattle.seen.estimate import as_unit

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


def casts(look: Look) -> tuple[forms.Cast, ...]:
    """MB-SPELL-01  The spells and breaths of the own units for this volley, no two on the same target."""
    found: list[forms.Cast] = []
    struck: set[str] = set()
    for unit in look.mine:
        if not spells.may_cast_any(look.known, unit):
            continue
        ways = [(gain(look, unit, cast), cast) for cast in spells.possible(look.known, unit) if cast.spell in TAKES]
        ways = [way for way in ways if way[0] > WORTH_IT and way[1].target not in struck]
        if ways:
            best = max(ways, key=lambda way: (way[0], way[1].spell, way[1].target))[1]
            struck.add(best.target)
            found.append(best)
    return tuple(found)


def gain(look: Look, unit: Unit, cast: forms.Cast) -> float:
    """What a spell takes from the enemy, less what it takes from friends."""
    takes = TAKES[cast.spell]
    total = 0.0
    for target in struck_by(look, unit, cast):
        if target.row.dice.whole >= STRONG.get(cast.spell, 99):
            continue
        of = value(target) * takes * (RUNS if target.broken else 1.0)
        total += of if target.side != unit.side else -of * (FRIENDS if takes > 0 else 1.0)
    return total


def struck_by(look: Look, unit: Unit, cast: forms.Cast) -> list[Unit]:
    """Who is struck: the one at whom it is cast, or all who stand where it falls."""
    if spells.is_at_square(unit, cast):
        aim = spells.aim_of(look.known, cast)
        if aim is None:
            return []
        return [as_unit(look.known, piece) for piece in caught(look.known, covered(look.known, unit, cast, aim), aim)]
    return [as_unit(look.known, piece) for piece in in_play(look.known) if piece.id == cast.target]
