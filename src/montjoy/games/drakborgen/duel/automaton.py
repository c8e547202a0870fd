"""What the automaton does at its best (DL-BASE-23): it plays the mixture of positions that is solved from what lies open.

    plan(fight)     writes into every board that nobody plays in how many of a hundred cases each position is taken this round

The rules roll the die (`positions.take_as_planned`) when all others have chosen; so who has the record can count it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import YES
from montjoy.games.drakborgen.duel.matrix_game import solved
from montjoy.games.drakborgen.duel.positions import PARTS
from montjoy.games.drakborgen.duel.solution import REACH, Round, Table, Terms, cut, solution
from montjoy.games.drakborgen.duel.state import Fight, Kind, Missile, hostile, in_use, position_of
from montjoy.games.drakborgen.options import Breath

EVEN: Final = 1e-12                                          # positions that differ by less are all the same to it


# ---- the plan of a round -----------------------------------------------------------------------------------------------
def plan(fight: Fight) -> None:
    """DL-BASE-23  monster_controller_fallback = best: each board that nobody plays gets the hundredths of its positions."""
    for b in range(fight.boards):
        if fight.board[b].controller < 0 and in_use(fight, b):
            fight.board[b].plan = hundredths(mixture(fight, b))


def mixture(fight: Fight, b: int) -> list[float]:
    """How often each position is taken.  Of several enemies it fights any, with equal chances, as if he stood alone."""
    mine = [i for i in range(fight.fighters) if fight.fighter[i].board == b]
    pairs = [(i, j) for i in mine for j in range(fight.fighters) if hostile(fight, i, j)]
    found = [0.0] * 4
    for i, j in pairs:
        for position, chance in against(fight, i, j).items():
            found[position] += chance / len(pairs)
    return found


def hundredths(chances: Sequence[float]) -> list[int]:
    """Whole hundredths that sum to a hundred: what is left over goes to the largest remainders, the first of equal ones first."""
    found = [int(chance * PARTS) for chance in chances]
    rest = sorted(range(len(chances)), key=lambda n: (found[n] - chances[n] * PARTS, n))
    for n in rest[: PARTS - sum(found)]:
        found[n] += 1
    return found


# ---- one against one -----------------------------------------------------------------------------------------------------
def against(fight: Fight, i: int, j: int) -> dict[int, float]:
    """The solved mixture of monster i against j alone."""
    return best(table_of(fight, i, j), REACH[position_of(fight, j)], REACH[position_of(fight, i)])


def best(table: Table, rows: Sequence[int], columns: Sequence[int]) -> dict[int, float]:
    """How often the monster takes which of the columns, where both may go only so far."""
    matrix = cut(table, rows, columns)
    numbers = [x for row in matrix for x in row]
    if max(numbers) - min(numbers) < EVEN:
        return dict.fromkeys(columns, 1 / len(columns))
    return dict(zip(columns, solved(matrix)[1], strict=True))


def table_of(fight: Fight, i: int, j: int) -> Table:
    """What the round that begins is worth to j, by both positions."""
    this = round_of(fight, i, j)
    return this.flight() if fight.fighter[j].fleeing else this.table(fight.fighter[i].whiffs if this.terms.shies else 0)


def round_of(fight: Fight, i: int, j: int) -> Round:
    """The round that begins, as the points stand, if nobody but monster i and j were there; j is a hero or fights for one."""
    monster, foe = fight.fighter[i], fight.fighter[j]
    hero, dragon = foe.kind == Kind.HERO, monster.kind == Kind.DRAGON
    breath = max(0, 1 - foe.guard) if hero else 1
    terms = Terms(
        lead=tuple([foe.value[p] - monster.value[p] for p in range(4)]),
        risks=hero,
        flees=hero and not dragon and foe.exit == YES,
        shies=not dragon and monster.exit == YES,
        breath=breath if dragon and fight.breath == Breath.PER_ROUND else 0,
        last_breath=fight.last_breath == YES,
        suns=suns_of(fight),
    )
    stars = foe.missiles if hero and foe.missile == Missile.SHURIKEN else 0
    return solution(terms).round(foe.points, foe.body if hero else foe.points, monster.points, stars, foe.ring == YES)


def suns_of(fight: Fight) -> tuple[int, ...]:
    """The faces of the die by which he risks."""
    return tuple(fight.sun[: fight.faces])
