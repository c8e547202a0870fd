"""A duel of positions, solved from its end: what each round is worth to the hero if both sides play as well as they can.

First with one point left on both sides, then with more.  What is won and lost in a round, what the hero may pay or risk, flight,
lost nerve, the dragon's breath, the ring of life and shuriken are counted as the rules have them.  Rounds that change nothing
lead back to where they began; these few are gone through until nothing moves any more, downwards from "the hero lives", sixty
times at most: a monster that could only win by waiting for ever waits for about sixty rounds.

`fights/solve` finds the same numbers from the text of the rules themselves, for any game; a test holds the two together.  This
one is small enough for a rule to ask it in the middle of a game.  Its numbers come of plus, minus, times, divided by and
comparisons in a fixed order: they are the same on every machine, so that a record can be followed anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from montjoy.core.effects import members
from montjoy.games.drakborgen.duel.flights import NERVE
from montjoy.games.drakborgen.duel.matrix_game import Square, value
from montjoy.games.drakborgen.duel.ring import reach, taken, whiff

KEPT: Final = 128                                            # kinds of duels that are remembered
STILL: Final = 1e-7                                          # what moves less stands still
SWEEPS: Final = 60                                           # rounds that a monster waits for the hero to lose patience
PAIRS: Final = tuple((a, b) for a in range(4) for b in range(4))              # positions of the hero and the monster
ALL: Final = tuple(range(16))
WHIFFS: Final = tuple(n for n in ALL if whiff(*PAIRS[n]))
OTHERS: Final = tuple(n for n in ALL if n not in WHIFFS)
REACH: Final = tuple(tuple(members(reach(position))) for position in range(5))
Table: TypeAlias = list[float]                               # by pair, in the order of PAIRS
State: TypeAlias = tuple[int, int, int, int, bool]           # see Round


class Terms(NamedTuple):
    """What stays the same throughout a duel.

    lead: by how much the hero is better at each position.  risks: he may risk his body for a lost point (a champion may not).
    flees, shies: there is a way out for the hero's flight, for the monster whose nerve is lost.  breath: points that the dragon's
    breath costs in a round; last_breath: also in the one in which he falls.  suns: the faces of the sun die."""

    lead: tuple[int, ...]
    risks: bool
    flees: bool
    shies: bool
    breath: int
    last_breath: bool
    suns: tuple[int, ...]


class Layer(NamedTuple):
    """What it is worth to the hero to stand so after a round, by both positions: after so many whiffs in a row, and with flight
    declared."""

    stands: tuple[tuple[float, ...], ...]
    ahead: tuple[float, ...]


@lru_cache(KEPT)
def solution(terms: Terms) -> Solution:
    """The duels of one kind, kept."""
    return Solution(terms)


class Solution:
    """One kind of duel, solved as far as it has been asked for."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.layers: dict[State, Layer] = {}
        self.won = [max(0, terms.lead[a]) if a == b else taken(a, b, 0, 0) for a, b in PAIRS]
        self.lost = [max(0, -terms.lead[a]) if a == b else taken(b, a, 0, 0) for a, b in PAIRS]
        self.wins, self.hurts = [n for n in ALL if self.won[n]], [n for n in ALL if self.lost[n]]
        self.still = [n for n in ALL if not self.won[n] and not self.lost[n]]
        self.suns = [(suns, terms.suns.count(suns) / len(terms.suns)) for suns in sorted(set(terms.suns))]

    def round(self, points: int, body: int, foe: int, stars: int = 0, ring: bool = False) -> Round:
        """The round that begins with these points left, settled.  Body points above the others never matter."""
        found = Round(self, points, min(points, body), foe, stars, ring)
        found.settle()
        return found

    def layer(self, points: int, body: int, foe: int, stars: int, ring: bool) -> Layer:
        """The same, remembered."""
        key = (points, min(points, body), foe, stars, ring)
        if key not in self.layers:
            self.layers[key] = self.round(*key).layer()
        return self.layers[key]


class Round:
    """A round.  points, body: what the hero has left; foe: the monster's points; stars: shuriken; ring: the ring of life is worn.

    stands: as in Layer, as far as is known by now."""

    def __init__(self, of: Solution, points: int, body: int, foe: int, stars: int, ring: bool) -> None:
        self.of, self.terms = of, of.terms
        self.points, self.body, self.foe, self.stars, self.ring = points, body, foe, stars, ring
        self.rows = NERVE if self.terms.shies else 1
        self.stands: list[Table] = [[1.0] * 16 for _ in range(self.rows)]
        self.squares: list[dict[int, Square]] = [{} for _ in range(self.rows)]
        self.sure: dict[tuple[int, int, int, int, int, int, bool], float] = {}
        self.base = [self.worth(n, 0) if of.won[n] else 0.0 for n in ALL]        # what does not depend on the whiffs before
        if weaker := of.layers.get((points, self.body, foe - 1, stars, ring)):
            self.stands = [list(row) for row in weaker.stands]                 # he does not live longer than against that one

    def settle(self) -> None:
        """Gone through until nothing moves any more."""
        for _ in range(SWEEPS):
            if self.sweep(lambda table, n, row: worth_of(table, n, self.squares[row])) < STILL:
                break

    def sweep(self, worth: Callable[[Table, int, int], float]) -> float:
        """Every stand counted anew, by its table, its number and its row; how far the one that moves most has moved."""
        moved = 0.0
        for n in self.of.hurts:
            self.base[n] = self.worth(n, 0)
        for row in reversed(range(self.rows)):
            table = self.table(row)
            for n in ALL if self.rows == 1 else WHIFFS if row else OTHERS:
                now = worth(table, n, row)
                moved = max(moved, abs(now - self.stands[row][n]))
                self.stands[row][n] = now
        return moved

    def layer(self) -> Layer:
        flight = self.flight()
        ahead = [worth_of(flight, n, {}) if self.terms.flees and self.of.won[n] else 0.0 for n in ALL]
        return Layer(tuple(map(tuple, self.stands)), tuple(ahead))

    # ---- by both positions ---------------------------------------------------------------------------------------------
    def table(self, row: int) -> Table:
        """What this round is worth, after so many whiffs."""
        found = self.base.copy()
        for n in self.of.still:
            found[n] = self.worth(n, row)
        return found

    def flight(self) -> Table:
        """What it is worth where he has declared flight: whom no position hurts is away."""
        return [self.worth(n, 0) if self.of.lost[n] else 1.0 for n in ALL]

    def worth(self, n: int, row: int) -> float:
        """Both have taken these positions: losses, the breath, and what comes after."""
        return self.pays(self.points, self.body, self.of.lost[n], max(0, self.foe - self.of.won[n]), n, row, True)

    # ---- what comes after ----------------------------------------------------------------------------------------------
    def pays(self, points: int, body: int, loss: int, left: int, n: int, row: int, breathes: bool) -> float:
        """Point by point he pays or risks it, whichever is better; then the dragon breathes.  What leads to fewer points is
        counted once."""
        if self.is_this(points, body, left):
            return self.pays_on(points, body, loss, left, n, row, breathes)
        key = (points, body, loss, left, n, row, breathes)
        if key not in self.sure:
            self.sure[key] = self.pays_on(*key)
        return self.sure[key]

    def pays_on(self, points: int, body: int, loss: int, left: int, n: int, row: int, breathes: bool) -> float:
        if points <= 0 or body <= 0:
            return self.falls(left, n)
        if loss == 0:
            burn = self.terms.breath if breathes and (left or self.terms.last_breath) else 0
            return self.pays(points, body, burn, left, n, row, False) if burn else self.after(points, body, left, n, row)
        paid = self.pays(points - 1, body, loss - 1, left, n, row, breathes)
        return max(paid, self.risked(points, body, loss, left, n, row, breathes)) if self.terms.risks else paid

    def risked(self, points: int, body: int, loss: int, left: int, n: int, row: int, breathes: bool) -> float:
        """He risks the next point."""
        return sum([p * self.pays(points - s, body - s, loss - 1, left, n, row, breathes) for s, p in self.of.suns])

    def is_this(self, points: int, body: int, left: int) -> bool:
        """Nobody has lost anything yet."""
        return left == self.foe and points == self.points and min(points, body) == self.body

    def falls(self, left: int, n: int) -> float:
        """Nobody lives on at 0 but who wears the ring of life, once."""
        if not self.ring:
            return 0.0
        return self.of.layer(1, 1, left, self.stars, False).stands[0][n] if left else 1.0

    def after(self, points: int, body: int, left: int, n: int, row: int) -> float:
        """He stands.  Whiffs, a shuriken, flight declared."""
        if not left:
            return 1.0
        if n not in WHIFFS:
            found = self.standing(points, body, left, n, 0)
            if self.of.won[n] and self.terms.flees:
                found = max(found, self.of.layer(points, body, left, self.stars, self.ring).ahead[n])
            return found
        if row + 1 == self.rows == NERVE:
            return 1.0
        row = row + 1 if self.terms.shies else 0
        found = self.standing(points, body, left, n, row)
        if self.stars:
            left, stars = left - 1, self.stars - 1
            found = max(found, self.of.layer(points, body, left, stars, self.ring).stands[row][n] if left else 1.0)
        return found

    def standing(self, points: int, body: int, left: int, n: int, row: int) -> float:
        """What it is worth to begin the next round so."""
        if self.is_this(points, body, left):
            return self.stands[row][n]
        return self.of.layer(points, body, left, self.stars, self.ring).stands[row][n]


# ---- one sealed choice -------------------------------------------------------------------------------------------------
def cut(table: Sequence[float], rows: Sequence[int], columns: Sequence[int]) -> list[list[float]]:
    """The matrix of what both sides may choose."""
    return [[table[4 * a + b] for b in columns] for a in rows]


def worth_of(table: Sequence[float], n: int, squares: dict[int, Square]) -> float:
    """What the next round is worth to the hero if both stand so now."""
    a, b = PAIRS[n]
    return value(cut(table, REACH[a], REACH[b]), squares, n)
