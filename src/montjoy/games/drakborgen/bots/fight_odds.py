"""What a delver thinks of a fight: his chance to live, by a rough count that knows only what lies open.

Which position somebody takes is guessed from the values alone, which is near enough to tell a wraith from a dark elf.  What a
monster's card will say nobody knows beforehand: the printed sample card (DL-T-CARD-SAMPLE) stands for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import Final, TypeAlias

from montjoy.games.drakborgen.duel.flights import NERVE
from montjoy.games.drakborgen.duel.ring import taken
from montjoy.games.drakborgen.model.heroes import factor, power
from montjoy.games.drakborgen.model.luck import TABLES
from montjoy.games.drakborgen.model.state import FACTORS, Companion, Hero, Monster

Values: TypeAlias = tuple[int, int, int, int]                # by Position
SUPPOSED: Final = 8                                          # of a monster that is not on the sample card
LESSONS: Final = 20
LOT: Final = (0.25, 0.25, 0.25, 0.25)
PAIRS: Final = tuple((a, b) for a in range(4) for b in range(4))


# ---- values ----------------------------------------------------------------------------------------------------------
def values(of: Hero | Monster | Companion) -> Values:
    """The four values in the order of the ring."""
    if isinstance(of, Hero):
        a, b, c, d = (factor(of, name) for name in FACTORS)
    else:
        a, b, c, d = (getattr(of, name) for name in FACTORS)
    return a, b, c, d


def supposed_points(kind: str) -> int:
    """How many combat points such a monster may have, by the printed sample card."""
    row = TABLES["card_sample"].get(kind)
    return int(row[0]) if row else SUPPOSED


# ---- the chance to live ----------------------------------------------------------------------------------------------
def lives_against(hero: Hero, monsters: Sequence[Monster], *, by_lot: bool = False) -> float:
    """The hero's chance to live if they all fight, one after another."""
    chance = 1.0
    points = hero.body + power(hero, "combat_points")
    for monster in monsters:
        chance *= lives(values(hero), values(monster), points, supposed_points(monster.kind), by_lot)
    return chance


@lru_cache(200_000)
def lives(mine: Values, theirs: Values, points: int, foe: int, by_lot: bool = False, whiffs: int = 0) -> float:
    """The chance that he with these points outlasts a foe with those: it falls first, or whiffs three times in a row; so many
    whiffs are behind them."""
    if points <= 0:
        return 0.0
    if foe <= 0 or whiffs >= NERVE:
        return 1.0
    hits, clinch, whiff = rounds(mine, theirs, by_lot)
    sure = sum(p * lives(mine, theirs, points - lost, foe - won, by_lot) for won, lost, p in hits)
    # v[w] = sure + clinch * v[0] + whiff * v[w + 1], with v[3] = 1
    scale = 1 + whiff + whiff**2
    first = (sure * scale + whiff**3) / (1 - clinch * scale)
    if whiffs == 0:
        return first
    last = sure + clinch * first + whiff
    return last if whiffs == 2 else sure + clinch * first + whiff * last


@lru_cache(4_000)
def rounds(mine: Values, theirs: Values, by_lot: bool) -> tuple[tuple[tuple[int, int, float], ...], float, float]:
    """What a round brings: (points won, points lost, chance), the chance of a clinch, and of a whiff."""
    ours = LOT if by_lot else liking(mine, theirs, (0, 1, 2, 3), (0, 1, 2, 3))
    others = LOT if by_lot else liking(theirs, mine, (0, 1, 2, 3), (0, 1, 2, 3))
    hits: dict[tuple[int, int], float] = {}
    clinch = whiff = 0.0
    for a, b in PAIRS:
        won, lost = taken(a, b, mine[a], theirs[b]), taken(b, a, theirs[b], mine[a])
        if won or lost:
            hits[won, lost] = hits.get((won, lost), 0.0) + ours[a] * others[b]
        elif a == b:
            clinch += ours[a] * others[b]
        else:
            whiff += ours[a] * others[b]
    return tuple((won, lost, p) for (won, lost), p in hits.items()), clinch, whiff


# ---- the next position -----------------------------------------------------------------------------------------------
@lru_cache(100_000)
def liking(mine: Values, theirs: Values, open_to: tuple[int, ...], reach: tuple[int, ...]) -> tuple[float, ...]:
    """How often each open position is taken.  Both learn the best answer to what the other has done so far, a few times over:
    that comes near to a mixture that nobody can use against him."""
    pay = [[taken(a, b, mine[a], theirs[b]) - taken(b, a, theirs[b], mine[a]) for b in reach] for a in open_to]
    ours, others = [1.0] * len(open_to), [1.0] * len(reach)
    for _ in range(LESSONS):
        gains = [sum(map(mul, row, others)) for row in pay]
        costs = [sum(map(mul, column, ours)) for column in zip(*pay, strict=True)]
        ours[gains.index(max(gains))] += len(open_to)
        others[costs.index(min(costs))] += len(reach)
    return tuple(weight / sum(ours) for weight in ours)
