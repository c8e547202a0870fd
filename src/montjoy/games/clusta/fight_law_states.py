"""States of a battle as its exact law keeps them: what of one matters, and what has been worked out from it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from montjoy.core.effects import Tell
from montjoy.core.errors import RulesError
from montjoy.games.clusta.fight_force import here, opens_unit
from montjoy.games.clusta.fight_law_dice import patterns
from montjoy.games.clusta.fight_leaders import all_commanders_die, dies_on, escapes, fall, in_danger
from montjoy.games.clusta.fight_morale import all_failed, has_morale, modifier, must_roll
from montjoy.games.clusta.fight_state import COMMANDERS, Fight, Side
from montjoy.games.clusta.fight_strike import lose

Leaders = tuple[int, ...]                                    # of one side: who leads, who has fallen, fates, points
Failing = tuple[int, ...]                                    # the places of contingents that fail their morale rolls


def run(rule: Coroutine[Any, Any, Any]) -> Any:
    """Carry out a part of the rules that neither rolls nor asks."""
    try:
        while True:
            effect = rule.send(None)
            if type(effect) is not Tell:
                raise RulesError(f"{effect!r} where nothing is rolled or asked")
    except StopIteration as stop:
        return stop.value


def slim(fight: Fight) -> Fight:
    """A copy that has room for no more contingents than there are."""
    small = fight.copy()
    for side in small.side:
        side.contingent = side.contingent[: side.contingents]
    return small


def core(fight: Fight) -> tuple[int, ...]:
    """All of a state that can differ within a field round and matters, but for the leaders."""
    key = [fight.result, *[side.boosted for side in fight.side]]
    for side in fight.side:
        for c in side.contingent:
            key += (c.tv, c.men, c.how, c.wavering, c.failed, c.rallied)
    return tuple(key)


def spends(side: Side) -> bool:
    """It may spend hero points, so that they matter."""
    return side.spend_tv > 0 or side.spend_death > 0


def leaders(fight: Fight, n: int) -> Leaders:
    """What has become of a side's commanders.  Points beyond what can still be spent are as good as none."""
    side = fight.side[n]
    points = side.points
    if not spends(side):
        points = [0] * COMMANDERS
    elif side.spend_tv == 0:
        points = [min(x, max(fight.left, 0)) for x in points]
    return (side.lead, side.fallen, *side.fate, *points)


def put(side: Side, known: Leaders) -> None:
    """The commanders as they are in that tuple."""
    side.lead, side.fallen = known[0], known[1]
    side.fate[:] = known[2 : 2 + COMMANDERS]
    side.points[:] = known[2 + COMMANDERS :]


def wavering(fight: Fight, n: int) -> list[tuple[int, int]]:
    """The contingents of a side that may rally before a field round, each with what it must roll under."""
    return [
        (i, c.morale + modifier(fight, n, i))
        for i, c in enumerate(fight.side[n].contingent)
        if c.wavering == 1 and here(c) and has_morale(c) and fight.free == 0
    ]


class Blow:
    """A state after the losses of a field round, and what has been worked out from it."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.failing: dict[tuple[int, int], list[tuple[Failing, float]]] = {}
        self.fates: dict[tuple[int, Leaders], list[tuple[Leaders, float]]] = {}
        self.after: dict[Any, list[tuple[int, float]]] = {}
        self.numbers: dict[Any, int] = {}

    def deaths(self, n: int, known: Leaders) -> list[tuple[Leaders, float]]:
        """What becomes of a side's commanders."""
        found = self.fates.get((n, known))
        if found is None:
            hit = self.fight
            put(hit.side[n], known)
            as_is = leaders(hit, n)
            found = [(as_is, 1.0)]
            if hit.dagger == 1 and n != hit.winner:
                run(all_commanders_die(hit, n))
                found = [(leaders(hit, n), 1.0)]
            elif in_danger(hit, n) and dies_on(hit, n) > 0:
                chance = min(dies_on(hit, n), 100) / 100
                if not run(escapes(hit, n)):
                    run(fall(hit, n))
                found = [(as_is, 1.0 - chance), (leaders(hit, n), chance)]
            self.fates[n, known] = found
        return found

    def rolls(self, side: int, fallen: int) -> list[tuple[Failing, float]]:
        """Which contingents of a side can fail their morale rolls, with what probability.  In the last field round only whole
        units matter."""
        found = self.failing.get((side, fallen))
        if found is None:
            force = self.fight.side[side]
            force.fallen = fallen
            values = [
                (i, c.morale + modifier(self.fight, side, i))
                for i, c in enumerate(force.contingent)
                if here(c) and has_morale(c) and c.wavering == 0 and must_roll(self.fight, force, i)
            ]
            found = list(patterns(values))
            if self.fight.left <= 0 and len(found) > 2:
                found = self.by_units(force, found)
            self.failing[side, fallen] = found
        return found

    @staticmethod
    def by_units(force: Side, ways: list[tuple[Failing, float]]) -> list[tuple[Failing, float]]:
        """Ways in which the same units fail altogether are one."""
        before = [c.failed for c in force.contingent]
        merged: dict[Failing, tuple[Failing, float]] = {}
        for failed, p in ways:
            for i in failed:
                force.contingent[i].failed = 1
            units = tuple(i for i in range(force.contingents) if opens_unit(force, i) and all_failed(force, i))
            for c, was in zip(force.contingent, before):
                c.failed = was
            old = merged.get(units)
            merged[units] = (failed, p) if old is None else (old[0], old[1] + p)
        return list(merged.values())


def struck(fight: Fight) -> Blow:
    """The losses of a field round, taken."""
    hit = fight.copy()
    lose(hit)
    if hit.free == 0:
        hit.round += 1
        hit.left -= 1
    return Blow(hit)


# ---- what is read of it ------------------------------------------------------------------------------------------------
class Cell:
    """What a field round has come to: who won, the percentages lost in quarters, how likely."""

    def __init__(self, winner: int, losses: tuple[int, int], p: float) -> None:
        self.winner, self.losses, self.p = winner, losses, p


class End:
    """How a battle can end: the verdict, how each side has left it, its men, whether a leader of it has fallen."""

    def __init__(self, verdict: int, how: tuple[int, int], men: tuple[int, int], fallen: tuple[int, int], p: float) -> None:
        self.verdict, self.how, self.men, self.fallen, self.p = verdict, how, men, fallen, p
