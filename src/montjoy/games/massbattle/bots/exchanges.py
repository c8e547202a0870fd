"""What an attack is worth, by its exact odds: the value that the target is expected to lose."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from montjoy.games.massbattle.battle.exact import Fate, after_checks, checked, law_of_attack
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

RESULTS: Final = morale_results()
Target: TypeAlias = tuple[int, ...]
Blows: TypeAlias = tuple[tuple[int, ...], ...]


def worth(hp: int, start: int, hit: int, broken: int, status: int) -> float:
    """What is left of a unit, of 1."""
    if status != Status.IN_PLAY or hp <= 0:
        return 0.0
    left = WHOLE + (1 - WHOLE) * hp / start - OPENED * bool(hit)
    return left * (BROKEN if broken else 1.0)


def key_of(body: Body) -> Target:
    return tuple(getattr(body, name) for name in BODY)


@lru_cache(50_000)
def loss(blows: Blows, target: Target) -> float:
    """What the target is expected to lose by all of these rolls, of 1."""
    body = body_from(target)
    if body.hp <= 0 or not blows:
        return 0.0
    made = [Blow(**dict(zip(BLOW, each, strict=True))) for each in blows]
    return before(body) - after(body, law_of_attack(body, made, RESULTS, 0))


@lru_cache(20_000)
def loss_of_points(law: tuple[tuple[int, float], ...], target: Target) -> float:
    """What it is expected to lose where a spell takes so many hit points with these chances."""
    body = body_from(target)
    if body.hp <= 0:
        return 0.0
    left = 0.0
    for points, p in law:
        hp = body.hp - points
        left += p * after(body, after_checks((hp, body.hit, checked(body, hp, 0)), body, RESULTS))
    return before(body) - left


def body_from(target: Target) -> Body:
    return Body(**dict(zip(BODY, target, strict=True)))


def before(body: Body) -> float:
    return worth(body.hp, body.start, body.hit, body.broken, Status.IN_PLAY)


def after(body: Body, law: Iterable[tuple[Fate, float]]) -> float:
    """What is expected to be left of it."""
    return sum(p * worth(fate.hp, body.start, fate.hit, fate.broken, fate.status) for fate, p in law)


class Exchanges:
    """Attacks of one moment, each counted beside those that are decided on already."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.bodies: dict[str, Target] = {}
        self.decided: dict[str, Blows] = {}

    def body(self, target: Unit) -> Target:
        if target.id not in self.bodies:
            self.bodies[target.id] = key_of(body_of(self.look.known, target))
        return self.bodies[target.id]

    def gain(self, unit: Unit, target: Unit, how: How, times: int = 1) -> float:
        """What the target's side is expected to lose by this attack, made so many times."""
        return self.loss_by(self.blows(unit, target, how) * times, target)

    def loss_by(self, blows: Blows, target: Unit) -> float:
        """What these rolls take from it beyond what is decided on."""
        body, already = self.body(target), self.decided.get(target.id, ())
        return (loss(already + blows, body) - loss(already, body)) * value(target)

    def blows(self, unit: Unit, target: Unit, how: How) -> Blows:
        made = declare(self.look.known, unit, target, how).blows
        return tuple(tuple(getattr(blow, name) for name in BLOW) for blow in made)

    def decide(self, unit: Unit, target: Unit, how: How) -> None:
        """The attack is going to be made: the next one is counted beside it."""
        self.decided[target.id] = self.decided.get(target.id, ()) + self.blows(unit, target, how)

    def weaken(self, target: Unit, points: float) -> None:
        """A spell is going to take so many hit points from it."""
        body = self.body(target)
        self.bodies[target.id] = (max(0, body[0] - round(points)), *body[1:])
