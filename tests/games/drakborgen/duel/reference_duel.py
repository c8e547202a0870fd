"""A duel worked out by brute force, from the ledger's text alone (DL-8-X1 and what it names); nothing of ours is called.

    bounds(Sides(...))      the hero's chance to survive, best against best: iterated from 0 and from 1

Whole rounds are matrices; what a hero does with his losses is a recursion inside.  Slow: for a few points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

RING = ("agility", "armour", "strength", "psyche")           # DL-8.3b
BEATS = {("strength", "psyche"), ("psyche", "agility"), ("agility", "armour"), ("armour", "strength")}  # DL-8.6
SUNS = ((0, 3 / 6), (1, 2 / 6), (2, 1 / 6))                  # DL-T-SUNDIE
SWEEPS = 3000
Matrix = Sequence[Sequence[float]]


@dataclass(frozen=True)
class Sides:
    """Who fights, with what.  Values by position's name."""

    hero: dict[str, int]
    monster: dict[str, int]
    combat: int
    body: int
    points: int
    hero_exit: bool = True
    monster_exit: bool = True
    dragon: bool = False
    last_breath: bool = True
    per_turn: bool = False
    first_blow: bool = False
    risk: bool = True
    flee: bool = True


class Place(NamedTuple):
    """Where a fight stands when a round begins; a position "" is none yet."""

    mine: str
    theirs: str
    combat: int
    body: int
    points: int
    whiffs: int
    fleeing: bool


Get = Callable[[Place], float]
Then = Callable[[int, int], float]


def bounds(sides: Sides) -> tuple[float, float]:
    """(from 0, from 1): the value lies between them."""
    low, high = (iterated(sides, begin) for begin in (0.0, 1.0))
    return low, high


def iterated(sides: Sides, begin: float) -> float:
    known: dict[Place, float] = {}

    def get(place: Place) -> float:
        return known.setdefault(place, begin)

    start(sides, get)
    done: list[Place] = []
    while len(done) < len(known):                            # every place that can be reached
        for place in list(known):
            if place not in done:
                done.append(place)
                fought(sides, place, get)
    blocks: dict[tuple[int, int, int], list[Place]] = {}
    for place in known:
        blocks.setdefault((place.points, place.combat, place.body), []).append(place)
    for _, block in sorted(blocks.items()):                  # points never come back: few points first
        for _ in range(SWEEPS):
            moved = 0.0
            for place in block:
                value = fought(sides, place, get)
                moved, known[place] = max(moved, abs(value - known[place])), value
            if moved < 1e-11:
                break
    return start(sides, get)


def start(sides: Sides, get: Get) -> float:
    """F0: the first blow (DL-10.2), and the breath of dragon_breath = per_turn (DL-10.1b)."""
    def begins(points: int) -> float:
        if points <= 0:
            return 1.0

        def on(combat: int, body: int) -> float:
            if combat <= 0 or body <= 0:
                return 0.0
            return get(Place("", "", combat, body, points, 0, False))

        breath = 1 if sides.dragon and sides.per_turn else 0
        return settled(sides, breath, sides.combat, sides.body, on)

    if not sides.first_blow:
        return begins(sides.points)
    return sum(begins(sides.points - max(0, face - 5)) for face in range(1, 13)) / 12


def reached(at: str) -> list[str]:
    """DL-8.3c, DL-8.4a  Any at first, else stay or a neighbour."""
    if not at:
        return list(RING)
    k = RING.index(at)
    return [RING[k], RING[(k + 1) % 4], RING[(k - 1) % 4]]


def fought(sides: Sides, at: Place, get: Get) -> float:
    """F1, F2: both choose at once."""
    return game_value([[compared(sides, at, a, b, get) for b in reached(at.theirs)] for a in reached(at.mine)])


def compared(sides: Sides, at: Place, a: str, b: str, get: Get) -> float:
    """F3 to F11 of a round with these positions."""
    loss = gain = 0
    whiff = False
    if a == b:
        gain = max(0, sides.hero[a] - sides.monster[b])
        loss = max(0, sides.monster[b] - sides.hero[a])
    elif (a, b) in BEATS:
        gain = 1
    elif (b, a) in BEATS:
        loss = 1
    else:
        whiff = True
    left = max(0, at.points - gain)

    def after(combat: int, body: int) -> float:
        if combat <= 0 or body <= 0:                         # F7
            return 0.0
        if left == 0:
            return 1.0
        whiffs = 0
        if not sides.dragon:
            if at.fleeing and loss == 0:                     # F8; declared only where there is an exit
                return 1.0
            whiffs = at.whiffs + 1 if whiff else 0           # F9
            if whiffs == 3:
                if sides.monster_exit:
                    return 1.0
                whiffs = 0
        best = get(Place(a, b, combat, body, left, whiffs, False))
        if gain > 0 and sides.hero_exit and sides.flee and not sides.dragon:   # F11
            best = max(best, get(Place(a, b, combat, body, left, whiffs, True)))
        return best

    def breathed(combat: int, body: int) -> float:           # F6
        if combat <= 0 or body <= 0:
            return 0.0
        breathes = sides.dragon and not sides.per_turn and (sides.last_breath or left > 0)
        return settled(sides, 1 if breathes else 0, combat, body, after)

    return settled(sides, loss, at.combat, at.body, breathed)


def settled(sides: Sides, owed: int, combat: int, body: int, then: Then) -> float:
    """F5: each point paid, or risked, as well as can be (DL-8.11a, DL-8.11b); at 0 nothing more matters."""
    if owed == 0 or combat <= 0 or body <= 0:
        return then(combat, body)
    paid = settled(sides, owed - 1, combat - 1, body, then)
    if not sides.risk:
        return paid
    risked = sum(p * settled(sides, owed - 1, combat - s, body - s, then) for s, p in SUNS)
    return max(paid, risked)


# ---- matrices --------------------------------------------------------------------------------------------------------
def game_value(m: Matrix) -> float:
    """The value of a matrix game: a saddle, or the support whose mixtures neither side can better."""
    low, high = max(min(row) for row in m), min(max(column) for column in zip(*m))
    if high - low < 1e-13:
        return (low + high) / 2
    best, least = (low + high) / 2, 1.0
    for k in range(2, 1 + min(len(m), len(m[0]))):
        for rows in combinations(range(len(m)), k):
            for columns in combinations(range(len(m[0])), k):
                part = [[m[i][j] for j in columns] for i in rows]
                x, y = equal(list(zip(*part))), equal(part)
                if x is None or y is None:
                    continue
                sure = min(sum(p * m[i][j] for p, i in zip(x, rows)) for j in range(len(m[0])))
                cost = max(sum(q * m[i][j] for q, j in zip(y, columns)) for i in range(len(m)))
                if cost - sure < least:
                    best, least = (sure + cost) / 2, cost - sure
                if least < 1e-13:
                    return best
    assert least < 1e-9, (m, least)
    return best


def equal(part: Matrix) -> list[float] | None:
    """A mixture of the columns that makes all rows equal; None where there is none."""
    k = len(part)
    rows = [[*(part[i][j] - part[0][j] for j in range(k)), 0.0] for i in range(1, k)] + [[1.0] * (k + 1)]
    for c in range(k):
        at = max(range(c, k), key=lambda i: abs(rows[i][c]))
        if abs(rows[at][c]) < 1e-14:
            return None
        rows[c], rows[at] = rows[at], rows[c]
        rows[c] = [x / rows[c][c] for x in rows[c]]
        for i in range(k):
            if i != c and rows[i][c]:
                rows[i] = [x - rows[i][c] * y for x, y in zip(rows[i], rows[c])]
    found = [row[k] for row in rows]
    return found if min(found) >= -1e-12 else None
