"""The exact law of a battle under standing instructions, for `odds clusta`.

A field round has a few thousand ways to go in dice and a few dozen in what they lead to.  So the dice are counted apart, as
laws of their own (a tactics roll, a morale roll, a hero's death), and what follows is worked out by the rules themselves, on
states: nothing of a rule is said again here but the order in which its dice fall.  States that differ in nothing that matters
are one.

    law = Law(fight)                law.first: of the first field round;  law.ends: how the battle ends
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from montjoy.core.errors import RulesError
from montjoy.games.clusta.fight import aftermath, meeting, opening, who_is_there
from montjoy.games.clusta.fight_ends import ambushers_decide, judged, left_as
from montjoy.games.clusta.fight_force import led
from montjoy.games.clusta.fight_law_dice import contest_law, patterns
from montjoy.games.clusta.fight_law_states import (
    Blow,
    Cell,
    End,
    Failing,
    Leaders,
    core,
    leaders,
    put,
    run,
    slim,
    spends,
    struck,
    wavering,
)
from montjoy.games.clusta.fight_leaders import AFTER, BEFORE, declare
from montjoy.games.clusta.fight_row import column_of, find_cell, find_row
from montjoy.games.clusta.fight_state import COMMANDERS, Decisions, Fight, Stage, Timing, Verdict
from montjoy.games.clusta.fight_tactics import target

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
