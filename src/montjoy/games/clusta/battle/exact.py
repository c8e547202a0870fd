"""The exact law of a battle under standing instructions, for `odds clusta`: laws of dice, the states of a battle as
the law keeps them, and the law.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from functools import lru_cache
from typing import Any, Final

from montjoy.core.effects import Tell
from montjoy.core.errors import RulesError
from montjoy.games.clusta.battle.departures import ambushers_decide, judged, left_as
from montjoy.games.clusta.battle.force import here, led, opens_unit
from montjoy.games.clusta.battle.leaders import (
    AFTER,
    BEFORE,
    all_commanders_die,
    declare,
    dies_on,
    escapes,
    fall,
    in_danger,
)
from montjoy.games.clusta.battle.losses import column_of, find_cell, find_row, lose
from montjoy.games.clusta.battle.morale import all_failed, has_morale, modifier, must_roll
from montjoy.games.clusta.battle.round import aftermath, meeting, opening, who_is_there
from montjoy.games.clusta.battle.state import COMMANDERS, Fight, Side, Stage, Verdict
from montjoy.games.clusta.battle.tactics import PERFECT, ambushers_win, margin_of, one_is_led, succeeds, target
from montjoy.games.clusta.options import Decisions, Timing

FACES: Final = 20


@lru_cache(512)
def roll_law(skill: int, perfect_confirm: int, fumble_confirm: int) -> tuple[tuple[int, int, int, float], ...]:
    """One leader's roll: (margin, perfect, fumble, probability)."""
    confirmed = sum(succeeds(skill, face) for face in range(1, FACES + 1)) / FACES
    perfect = confirmed if perfect_confirm else 1.0
    fumble = 1.0 - confirmed if fumble_confirm else 1.0
    found = [(margin_of(skill, face), 0, 0, 1 / FACES) for face in range(2, FACES)]
    low, high = margin_of(skill, 1), margin_of(skill, FACES)
    found += [(low + PERFECT, 1, 0, perfect / FACES), (low, 0, 0, (1.0 - perfect) / FACES)]
    found += [(high, 0, 1, fumble / FACES), (high, 0, 0, (1.0 - fumble) / FACES)]
    return tuple(way for way in found if way[3] > 0.0)


def contest_law(fight: Fight) -> dict[tuple[int, int, int, int], float]:
    """Both leaders' rolls, ties left out: (winner, difference, perfect of side 0, of side 1) -> probability."""
    both = [roll_law(target(fight, side), fight.perfect_confirm, fight.fumble_confirm) for side in range(2)]
    sides = fight.side
    equal = led(sides[0]) == led(sides[1]) and fight.free == 0
    law: dict[tuple[int, int, int, int], float] = {}
    for ours, perfect, sides[0].fumble, p in both[0]:
        for theirs, other, sides[1].fumble, q in both[1]:
            if fight.free > 0:
                ambushers_win(fight, ours, theirs)
            elif not equal:
                one_is_led(fight, ours, theirs)
            elif ours == theirs:
                continue
            else:
                fight.winner, fight.difference = int(theirs > ours), abs(ours - theirs)
            way = (fight.winner, fight.difference, perfect, other)
            law[way] = law.get(way, 0.0) + p * q
    total = sum(law.values())
    return {way: p / total for way, p in law.items()}


def patterns(values: list[tuple[int, int]]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Which of several morale rolls fail: (places of those that fail, probability), from (place, value to roll under)."""
    if not values:
        yield (), 1.0
        return
    (at, value), rest = values[0], values[1:]
    good = min(max(value, 0), FACES) / FACES
    for failed, p in patterns(rest):
        if good > 0.0:
            yield failed, p * good
        if good < 1.0:
            yield (at, *failed), p * (1.0 - good)


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


def most_points(fight: Fight) -> int:
    """CN-HP-03, CN-ORD-AMBUSH-a  What a commander can still spend on his life: one point a field round, the free one too."""
    return max(fight.left, 0) + int(fight.free > 0)


def leaders(fight: Fight, n: int) -> Leaders:
    """What has become of a side's commanders.  Points beyond what can still be spent are as good as none."""
    side = fight.side[n]
    points = side.points
    if not spends(side):
        points = [0] * COMMANDERS
    elif side.spend_tv == 0:
        points = [min(x, most_points(fight)) for x in points]
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


Node = tuple[int, Leaders, Leaders]                          # a state by the number of its core, and both sides' leaders
Layer = dict[Node, float]
MOST: Final = 200_000                                        # states of a battle: more is an hour's work


class TooLarge(RulesError):
    """The battle has more states than can be counted out."""


class Law:
    """The law of one battle.  Every side decides by its standing instructions, and no player character is in it.

    `margins`: of the first field round, the winner's difference seen from side 0; `cells`; `ends`.  TooLarge: too many states."""

    def __init__(self, fight: Fight) -> None:
        start = slim(fight)
        start.decisions = Decisions.STANDING
        self.margins: dict[int, float] = {}
        self.found: dict[tuple[int, int, int], float] = {}
        self.over: dict[tuple[int, ...], float] = {}
        self.ended: dict[Node, float] = {}
        self.contests: dict[Any, dict[tuple[int, int, int, int], float]] = {}
        self.cores: list[Fight] = []
        self.numbers: dict[tuple[int, ...], int] = {}
        self.first = True
        self.states = 0
        run(opening(start))
        layer: Layer = {}
        self.arrive(layer, self.node(start), 1.0)
        ambush = start.stage == Stage.AMBUSH
        if ambush:
            layer = self.field_round(layer)
        layer = self.meet(layer, ambush)
        while layer:
            layer = self.field_round(layer)
        self.settle()

    @property
    def cells(self) -> list[Cell]:
        return [Cell(winner, (ours, theirs), p) for (winner, ours, theirs), p in sorted(self.found.items())]

    @property
    def ends(self) -> list[End]:
        return [End(k[0], (k[1], k[2]), (k[3], k[4]), (k[5], k[6]), p) for k, p in sorted(self.over.items())]

    # ---- states and layers ---------------------------------------------------------------------------------------------
    def number(self, fight: Fight) -> int:
        """The number of a state's core."""
        n = self.numbers.setdefault(core(fight), len(self.cores))
        if n == len(self.cores):
            self.cores.append(fight)
        return n

    def node(self, fight: Fight) -> Node:
        """Where a state stands among all."""
        return self.number(fight), leaders(fight, 0), leaders(fight, 1)

    def at(self, node: Node) -> Fight:
        """A copy of that state."""
        fight = self.cores[node[0]].copy()
        put(fight.side[0], node[1])
        put(fight.side[1], node[2])
        return fight

    def arrive(self, layer: Layer, node: Node, p: float) -> None:
        where = layer if self.cores[node[0]].result == Verdict.OPEN else self.ended
        where[node] = where.get(node, 0.0) + p

    def settle(self) -> None:
        """How the battles that are over have ended."""
        for (n, ours, theirs), p in self.ended.items():
            fight = self.cores[n]
            men = [sum(c.men for c in side.contingent) for side in fight.side]
            key = (fight.result, left_as(fight.side[0]), left_as(fight.side[1]), men[0], men[1], ours[1], theirs[1])
            self.over[key] = self.over.get(key, 0.0) + p
        self.ended = {}

    def next_layer(self) -> None:
        """Cores of an earlier field round never come back: the count of rounds is not in them."""
        self.settle()
        self.numbers = {}

    # ---- what happens ----------------------------------------------------------------------------------------------------
    def meet(self, layer: Layer, ambushed: bool) -> Layer:
        """What comes before the first field round, in every state."""
        after: Layer = {}
        self.next_layer()
        for node, p in layer.items():
            fight = self.at(node)
            if ambushed:
                run(ambushers_decide(fight))
                fight.result = judged(fight)
            if fight.result == Verdict.OPEN:
                run(meeting(fight))
                fight.result = judged(fight)
            fight.stage = Stage.BEFORE
            self.arrive(after, self.node(fight), p)
        return after

    def field_round(self, layer: Layer) -> Layer:
        """One field round from every state of a layer."""
        after: Layer = {}
        blows: dict[Any, Blow] = {}
        self.next_layer()
        for node, p in layer.items():
            self.states += 1
            fight = self.at(node)
            if fight.free == 0:
                run(who_is_there(fight))
                if fight.result != Verdict.OPEN:
                    self.arrive(after, self.node(fight), p)
                    continue
            for there, q in self.rallies(fight):
                self.tactics(there, p * q, blows, after)
            if self.states + len(after) > MOST:
                raise TooLarge(f"more than {MOST:,} states")
        self.first = False
        return after

    def rallies(self, fight: Fight) -> Iterator[tuple[Fight, float]]:
        """(1) Those who waver roll; (1b) points on troop value."""
        waverers = [wavering(fight, 0), wavering(fight, 1)]
        if not waverers[0] and not waverers[1]:
            run(declare(fight, BEFORE))
            yield fight, 1.0
            return
        for ours, p in list(patterns(waverers[0])):
            for theirs, q in patterns(waverers[1]):
                there = fight.copy()
                for side, some, failed in zip(there.side, waverers, (ours, theirs)):
                    for i, _ in some:
                        side.contingent[i].failed = int(i in failed)
                        side.contingent[i].rallied = int(i not in failed)
                run(declare(there, BEFORE))
                yield there, p * q

    def contest(self, fight: Fight) -> dict[tuple[int, int, int, int], float]:
        """The law of the tactics, as far as it matters: (winner, a difference of that column, points regained)."""
        gains = []
        for side in fight.side:
            can = led(side) and spends(side)
            gains.append(can and (side.points[side.lead] < side.value[side.lead] or fight.uncapped_hero_points == 1))
        what = (target(fight, 0), target(fight, 1), led(fight.side[0]), led(fight.side[1]), fight.free, *gains)
        found = self.contests.get(what)
        if found is None:
            found = self.contests[what] = {}
            columns: dict[Any, int] = {}
            for (winner, difference, ours, theirs), p in contest_law(fight).items():
                if self.first:
                    seen = difference if winner == 0 else -difference
                    self.margins[seen] = p + self.margins.get(seen, 0.0)
                way = (winner, column_of(fight, difference), int(ours and gains[0]), int(theirs and gains[1]))
                key = (winner, columns.setdefault(way, difference), way[2], way[3])
                found[key] = found.get(key, 0.0) + p
        return found

    def tactics(self, fight: Fight, p: float, blows: dict[Any, Blow], after: Layer) -> None:
        """(2) and (3): who wins, the table, the losses."""
        key = core(fight)
        ways = self.contest(fight)
        for side in fight.side:
            side.bonus = side.cut_off = 0
        rows = []
        for fight.winner in range(2):
            find_row(fight)
            rows.append(fight.row)
        late = fight.hero_points_tv_timing == Timing.AFTER_TACTICS
        mine, theirs = leaders(fight, 0), leaders(fight, 1)
        for (winner, difference, gained, regained), q in ways.items():
            there = fight
            known = [mine, theirs]
            if late or gained or regained:
                there = fight.copy()
            there.winner, there.difference, there.row = winner, difference, rows[winner]
            if there is not fight:
                for side, more in zip(there.side, (gained, regained)):
                    if more:
                        side.points[side.lead] += 1
                run(declare(there, AFTER))
                find_row(there)
                known = [leaders(there, 0), leaders(there, 1)]
            find_cell(there)
            at = (key, winner, there.row, there.column)
            blow = blows.get(at)
            if blow is None:
                blow = blows[at] = struck(there)
            if self.first:
                lost = (winner, blow.fight.side[winner].loss, blow.fight.side[1 - winner].loss)
                self.found[lost] = self.found.get(lost, 0.0) + p * q
            self.then(blow, known[0], known[1], p * q, after)

    def then(self, blow: Blow, mine: Leaders, theirs: Leaders, p: float, after: Layer) -> None:
        """(3e) The leaders' fate, (4) morale, (5) and (6)."""
        for ours, q in blow.deaths(0, mine):
            for other, r in blow.deaths(1, theirs):
                share = p * q * r
                for n, s in self.afterwards(blow, ours, other):
                    self.arrive(after, (n, ours, other), share * s)

    def afterwards(self, blow: Blow, ours: Leaders, theirs: Leaders) -> list[tuple[int, float]]:
        """The states at the end of the field round, by number.  Commanders who may decide something are part of what it depends
        on."""
        sides = blow.fight.side
        who = tuple(known[:1] + known[2 : 2 + COMMANDERS] if s.retreat_at else () for s, known in zip(sides, (ours, theirs)))
        at = (ours[1], theirs[1], who)
        found = blow.after.get(at)
        if found is None:
            law: dict[int, float] = {}
            for one, p in blow.rolls(0, ours[1]):
                for other, q in blow.rolls(1, theirs[1]):
                    n = blow.numbers.get((one, other, who))
                    if n is None:
                        n = blow.numbers[one, other, who] = self.concluded(blow.fight, (ours, one), (theirs, other))
                    law[n] = law.get(n, 0.0) + p * q
            found = blow.after[at] = list(law.items())
        return found

    def concluded(self, hit: Fight, *both: tuple[Leaders, Failing]) -> int:
        """The field round is over: who leaves, who stays."""
        there = hit.copy()
        for side, (known, failed) in zip(there.side, both):
            put(side, known)
            for i in failed:
                side.contingent[i].failed = 1
        run(aftermath(there))
        there.stage = Stage.BEFORE if there.free == 0 else Stage.AMBUSHED
        there.result = judged(there)
        return self.number(there)
