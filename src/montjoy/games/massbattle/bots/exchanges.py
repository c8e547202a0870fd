"""What an attack is worth, by its exact odds: the value that the target is expected to lose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from montjoy.games.massbattle.battle.exact import law_of_attack
from montjoy.games.massbattle.battle.morale import morale_results
from montjoy.games.massbattle.battle.state import Blow, Body, Status
from montjoy.games.massbattle.bots.look import Look, value
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.rules.figures import How, body_of, declare

WHOLE: Final = 0.45                                          # of a unit's value lies in its being there at all
OPENED: Final = 0.12                                         # lost with the first hit
BROKEN: Final = 0.5                                          # what is left of a broken unit's
BLOW: Final = ("needs", "ground", "immune", "one_misses", "dice", "sides", "plus", "factor", "poison", "venom")
BODY: Final = ("hp", "start", "hit", "shielded", "per_step", "single", "exempt", "fearless", "bonus", "broken")

Target = tuple[int, ...]


def worth(hp: int, start: int, hit: int, broken: int, status: int) -> float:
    """What is left of a unit, of 1."""
    if status != Status.IN_PLAY or hp <= 0:
        return 0.0
    left = WHOLE + (1 - WHOLE) * hp / start - OPENED * bool(hit)
    return left * (BROKEN if broken else 1.0)


def key_of(body: Body) -> Target:
    return tuple(getattr(body, name) for name in BODY)


@lru_cache(20_000)
def outcome(blows: tuple[tuple[int, ...], ...], target: Target) -> tuple[float, float]:
    """What the target is expected to lose, of 1; and the hit points."""
    body = Body(**dict(zip(BODY, target, strict=True)))
    if body.hp <= 0:
        return 0.0, 0.0
    law = law_of_attack(body, [Blow(**dict(zip(BLOW, blow, strict=True))) for blow in blows], morale_results(), 0)
    before = worth(body.hp, body.start, body.hit, body.broken, Status.IN_PLAY)
    after = sum(p * worth(f.hp, body.start, f.hit, f.broken, f.status) for f, p in law)
    return before - after, sum(p * (body.hp - f.hp) for f, p in law)


class Exchanges:
    """Attacks of one moment, with what those decided on before are expected to have done."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.bodies: dict[str, Body] = {}

    def body(self, target: Unit) -> Body:
        if target.id not in self.bodies:
            self.bodies[target.id] = body_of(self.look.known, target)
        return self.bodies[target.id]

    def gain(self, unit: Unit, target: Unit, how: How) -> float:
        """What the target's side is expected to lose by this attack."""
        return outcome(self.blows(unit, target, how), key_of(self.body(target)))[0] * value(target)

    def blows(self, unit: Unit, target: Unit, how: How) -> tuple[tuple[int, ...], ...]:
        made: Sequence[Blow] = declare(self.look.known, unit, target, how).blows
        return tuple(tuple(getattr(blow, name) for name in BLOW) for blow in made)

    def decide(self, unit: Unit, target: Unit, how: How) -> None:
        """The attack is going to be made: the next one meets what it leaves."""
        body = self.body(target)
        lost = outcome(self.blows(unit, target, how), key_of(body))[1]
        body.hp = max(0, body.hp - round(lost))
        body.hit = 1
