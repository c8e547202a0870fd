"""How far it is: rounds from any square to where a delver wants to be, by what lies open on the table.

A known way costs what it takes: a round, the rolls for a door or a portcullis, the danger of what stands there.  A square nobody
has turned up costs a little more, since it may be anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final, TypeAlias

from montjoy.games.drakborgen.bots.fight_odds import lives_against
from montjoy.games.drakborgen.model.heroes import factor, has, keys, monsters_at, treasures
from montjoy.games.drakborgen.model.squares import SQUARES, TOWERS, beyond
from montjoy.games.drakborgen.model.state import Castle, Hero, Square
from montjoy.games.drakborgen.protocol.places import BELOW, DIRS, DOWN, OUT, OUTSIDE

UNKNOWN: Final = 1.25                                        # to come into a square nobody knows
THROUGH: Final = 0.6                                         # to find a way out of it
CORRIDOR: Final = 0.2
BELOW_COSTS: Final = 10.0                                    # a fall into the catacombs
DEATH: Final = 18.0                                          # times the chance to die
FAR: Final = 999.0
Distances: TypeAlias = list[int]                             # by square, in parts of a round


def _next() -> dict[str, tuple[tuple[int, int, str], ...]]:
    """For each square (side, the side it is entered by there, the square there), off the board none."""
    found: dict[str, tuple[tuple[int, int, str], ...]] = {}
    for square in SQUARES:
        there = [(n, (n + 2) % 4, beyond(square, way)) for n, way in enumerate(DIRS)]
        found[square] = tuple(each for each in there if each[2] != OUTSIDE)
    return found


NEXT: Final = _next()
INDEX: Final = {place: n for n, place in enumerate(SQUARES)}
ROUND: Final = 1024                                          # distances are counted in parts of a round
NEVER: Final = 1 << 30
GROUND: Final = len(SQUARES)                                # the ground outside, behind the squares
DARK: Final = [[(INDEX[near], int((UNKNOWN + THROUGH) * ROUND)) for _, _, near in NEXT[place]] for place in SQUARES]
AROUND: Final = {place: (INDEX[place], *(INDEX[near] for _, _, near in NEXT[place])) for place in SQUARES}


class Routes:
    """The castle as one hero would walk it."""

    def __init__(self, castle: Castle, hero: Hero) -> None:
        self.castle, self.hero = castle, hero
        self.lift = self._tries("strength", 1 if hero.ability == "strong_arm" else 2)
        pick = self._tries("psyche", 1 if hero.ability == "lockpick" else 2)
        self.door = 1.0 if keys(hero) or has(hero, "door_single") else min(pick, self.lift)
        self.web = 0.0 if has(hero, "web_immune") else self._tries("strength", 2)
        self.stride = 0.6 if hero.ability == "double_stride" else 1.0
        self.manned = {m.at for m in castle.monsters.values()}
        self.known: dict[str, float] = {}
        self.edges: list[list[tuple[int, int]]] = [*DARK]
        for square in castle.squares.values():
            if square.kind:                                  # it and those next to it are reckoned when they are needed
                for place in AROUND[square.id]:
                    self.edges[place] = []

    def _tries(self, name: str, rolls: int) -> float:
        """Rounds until a test has been passed."""
        return float((12 / min(12, factor(self.hero, name))) ** rolls)  # type: ignore[arg-type]

    def coming(self, place: str) -> float:
        """What it costs to come in there; remembered."""
        cost = self.known.get(place)
        if cost is None:
            square = self.castle.squares[place]
            cost = self.known[place] = self.arrival(square) if square.kind else UNKNOWN
        return cost

    # ---- one step ----------------------------------------------------------------------------------------------------
    def arrival(self, square: Square) -> float:
        """What it costs to come in there."""
        hero = self.hero
        match square.kind:
            case "corridor":
                cost = CORRIDOR
            case "rubble":
                cost = self.stride + 12 / min(12, factor(hero, "agility")) - 0.7
            case "abyss":
                falls = 1 - min(12, factor(hero, "agility")) / 12
                falls *= falls if has(hero, "rope") else 1
                cost = self.stride + (BELOW_COSTS * falls if self.castle.options.abyss_test == "every_entry" else 0)
            case "bridge":
                cost = self.stride + 4 * len(treasures(hero)) * (1 - min(12, factor(hero, "psyche")) / 12)
            case "chamber":
                cost = self.stride + (DEATH if self.castle.dragon.state == "awake" else 0.5)
            case _:
                cost = self.stride
        if square.id in self.manned:
            there = monsters_at(self.castle, square.id)
            cost += 0.5 + DEATH * (1 - lives_against(hero, there))
        return cost + (self.web if square.web else 0)

    def step(self, place: str, way: str) -> tuple[str, float]:
        """Where a way leads and what it costs."""
        if place == OUTSIDE:
            return way, self.coming(way)
        if way == OUT:
            return OUTSIDE, self.stride
        if way == DOWN:
            return BELOW, BELOW_COSTS
        there = beyond(place, way)
        at = INDEX[there]
        costs = [cost for near, cost in self.edges[at] or self.into(at) if near == INDEX[place]]
        return there, costs[0] / ROUND if costs else FAR

    # ---- the whole way -----------------------------------------------------------------------------------------------
    def home(self, *wanted: str) -> Distances:
        """Rounds to the ground outside."""
        found = self.to([*TOWERS], *wanted, start=self.stride)
        found[GROUND] = 0
        return found

    def to(self, goals: Iterable[str], *wanted: str, start: float = 0.0) -> Distances:
        """Rounds to the nearest of these: from the wanted squares and all that are nearer; from every square, if none is."""
        first = int(start * ROUND)
        found, tried = [NEVER] * (GROUND + 1), [NEVER] * GROUND
        queue = sorted(first << 7 | INDEX[goal] for goal in goals)
        missing = {INDEX[place] for place in wanted if place in INDEX}
        narrow, edges = bool(missing), self.edges
        while queue:
            far, place = divmod(heappop(queue), 128)
            if found[place] != NEVER:
                continue
            found[place] = far
            if narrow:
                missing.discard(place)
                if not missing:
                    break
            for near, cost in edges[place] or self.into(place):
                if far + cost < tried[near]:
                    tried[near] = far + cost
                    heappush(queue, (far + cost) << 7 | near)
        return found

    def into(self, place: int) -> list[tuple[int, int]]:
        """From which squares next to it one can come in, and at what cost, what lies in between included; remembered."""
        squares, symbol, id = self.castle.squares, self.castle.symbol, SQUARES[place]
        there, coming, found = squares[id], self.coming(id), []
        for side, other, near in NEXT[id]:
            here = squares[near]
            cost = coming if here.kind else coming + THROUGH
            if here.edges or there.edges:
                edges = (here.edges[other] if here.edges else "", there.edges[side] if there.edges else "")
                secret = here.signs and here.signs[other] and here.signs[other] == symbol
                if "wall" in edges and not secret:
                    continue
                if "door" in edges and not secret and DIRS[other] not in here.marked and DIRS[side] not in there.marked:
                    cost += self.door - 1
                if "gate" in edges and not secret:
                    cost += self.lift - 1
            found.append((INDEX[near], int(cost * ROUND)))
        self.edges[place] = found
        return found


def of(distances: Distances, place: str, routes: Routes) -> float:
    """How far it is from a place, which may be outside or below."""
    if place in INDEX:
        far = distances[INDEX[place]]
        return far / ROUND if far != NEVER else FAR
    if place == OUTSIDE and distances[GROUND] != NEVER:
        return distances[GROUND] / ROUND
    if place == OUTSIDE:
        return min(of(distances, tower, routes) + routes.coming(tower) for tower in TOWERS)
    return BELOW_COSTS + 6 if place else FAR
