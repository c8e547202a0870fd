"""The odds of one attack before it is declared, from what the asker knows.  MB-ATK, MB-MOR.

    attack_odds(seen, "A3", "B1", "missile")     chance to hit, law of the damage, morale, and what becomes of the target
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.games.massbattle.battle.exact import Fate, after_stroke, chance_to_hit, law_of_attack
from montjoy.games.massbattle.battle.morale import morale_results
from montjoy.games.massbattle.battle.state import Blow, Body, Status
from montjoy.games.massbattle.rules.figures import How, body_of, declare
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


def attack_odds(seen: Seen, unit: str, target: str, how: How) -> Odds:
    """MB-ATK-01 to MB-ATK-14, MB-MOR-02 to MB-MOR-13  One attack of a unit on another as they stand now, counted out."""
    known = estimated(seen)
    attacker, attacked = as_unit(known, known.pieces[unit]), as_unit(known, known.pieces[target])
    return odds_of(declare(known, attacker, attacked, how).blows, body_of(known, attacked))


def odds_of(blows: Sequence[Blow], body: Body) -> Odds:
    """The odds of these rolls against one target."""
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
