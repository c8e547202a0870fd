"""How a veteran fences: one against one he knows what every round is worth (`duel/solution.py`), and plays its mixture."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.drakborgen.duel.automaton import round_of, table_of
from montjoy.games.drakborgen.duel.matrix_game import solved
from montjoy.games.drakborgen.duel.solution import REACH, cut
from montjoy.games.drakborgen.duel.state import NOBODY, Fight, Kind, hostile, position_of


def foe_of(fight: Fight, me: int) -> int:
    """The monster that he fights alone; NOBODY if there are several, or if one of the two is something else."""
    foes = [j for j in range(fight.fighters) if me >= 0 and hostile(fight, me, j)]
    duel = len(foes) == 1 and fight.fighter[me].kind == Kind.HERO and fight.fighter[foes[0]].kind in (Kind.MONSTER, Kind.DRAGON)
    return foes[0] if duel and fight.fighter[foes[0]].points > 0 else NOBODY


def lives_on(fight: Fight, me: int) -> float:
    """The chance to live, as they stand now."""
    foe = foe_of(fight, me)
    return solved(cut(table_of(fight, foe, me), REACH[position_of(fight, me)], REACH[position_of(fight, foe)]))[0]


def stance(fight: Fight, me: int, open_to: Sequence[int]) -> list[float]:
    """How often he takes each of his positions."""
    foe = foe_of(fight, me)
    matrix = cut(table_of(fight, foe, me), open_to, REACH[position_of(fight, foe)])
    return solved([[1.0 - x for x in column] for column in zip(*matrix, strict=True)])[1]


def would_risk(fight: Fight, me: int) -> bool:
    """To risk the next point is worth more to him than to pay it."""
    foe, hero = foe_of(fight, me), fight.fighter[me]
    this = round_of(fight, foe, me)
    n = 4 * position_of(fight, me) + position_of(fight, foe)
    row = fight.fighter[foe].whiffs if this.terms.shies else 0
    left = fight.fighter[foe].points
    paid = this.pays(hero.points - 1, hero.body, hero.loss - 1, left, n, row, False)
    return this.risked(hero.points, hero.body, hero.loss, left, n, row, False) > paid
