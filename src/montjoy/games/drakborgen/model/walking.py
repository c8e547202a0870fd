"""A walk of several turns in one answer, over ground that is known and quiet (3.3, 4.2): each turn its move.

It ends where he is asked anything else, is hurt, or finds the way shut or somebody on it.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from montjoy.games.drakborgen.model.heroes import monsters_at, state_of
from montjoy.games.drakborgen.model.passages import Passage, passages_from
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Castle, Hero
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import DIRS, OUTSIDE, Dir

GROUND: Final = ("room", "corridor", "tower")                # where nothing happens to who comes in again


# ---- where to --------------------------------------------------------------------------------------------------------
def paths_from(castle: Castle, start: str) -> dict[str, list[str]]:
    """By place, the shortest way there over quiet ground, without the start.  The last step may lead anywhere where nobody
    waits."""
    paths: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for p in walk_ways(castle, here) if here != start else first_ways(castle, start):
            if p.to not in paths:
                paths[p.to] = [*paths[here], p.to]
                queue.append(p.to)
    return paths


def first_ways(castle: Castle, here: str) -> list[Passage]:
    """The same of where he stands himself, whatever that is."""
    return [p for p in passages_from(castle, here) if p.free and may_end(castle, p.to)] if is_square(here) else []


def walk_ways(castle: Castle, here: str) -> list[Passage]:
    """The free passages on which nobody waits; a walk leads on over quiet ground only, and ends on everything else."""
    if not is_square(here) or not is_quiet(castle, here):
        return []
    return [p for p in passages_from(castle, here) if p.free and may_end(castle, p.to)]


def is_quiet(castle: Castle, to: str) -> bool:
    """Nothing will happen to who comes in."""
    return to == OUTSIDE or (may_end(castle, to) and castle.squares[to].kind in GROUND)


def may_end(castle: Castle, to: str) -> bool:
    """Outside, an unknown square, or a known one with neither monster nor web: a walk may lead there."""
    if not is_square(to):
        return to == OUTSIDE
    return not castle.squares[to].web and not monsters_at(castle, to)


def is_goal(castle: Castle, to: str) -> bool:
    """Outside, what is not quiet ground, and a square from which more than a free way leads on."""
    if to == OUTSIDE or not is_quiet(castle, to):
        return True
    return any(p.between != "wall" and not (p.free and may_end(castle, p.to)) for p in passages_from(castle, to))


# ---- step by step ----------------------------------------------------------------------------------------------------
def next_step(castle: Castle, hero: Hero) -> questions.Move | None:
    """DL-3.3, DL-4.2a  The next move of his walk, or straight on; None: he has none, or the way is not as it was, and he thinks
    again."""
    if isinstance(hero.goes_on, questions.GoStraight):
        return straight_on(castle, hero, hero.goes_on.way)
    while hero.walk and hero.walk[0] == hero.place:
        del hero.walk[0]
    if not hero.walk or state_of(castle, hero) != "free" or hero.ahead is not None:
        hero.walk = []
        return None
    way = next((p.way for p in first_ways(castle, hero.place) if p.to == hero.walk[0]), "")
    if not way:
        hero.walk = []
        return None
    return questions.Move(way)


def straight_on(castle: Castle, hero: Hero, way: Dir) -> questions.Move | None:
    """DL-3.3  The next move in his direction, or by the only way on; to an unknown square or to one where nothing happens."""
    free = is_square(hero.place) and state_of(castle, hero) == "free" and hero.ahead is None
    on = [p for p in ways_on(castle, hero) if p.free and may_come(castle, p.to)] if free else []
    ahead = [p for p in on if p.way == way] or (on if len(ways_on(castle, hero)) == 1 else [])
    if not ahead:
        hero.goes_on = None
        return None
    hero.goes_on = questions.GoStraight(ahead[0].way)  # type: ignore[arg-type]
    return questions.Move(ahead[0].way)


def ways_on(castle: Castle, hero: Hero) -> list[Passage]:
    """Every way out of the square, open or shut, but the one he has come by, walls, stairs and the way out of the castle."""
    there = [p for p in passages_from(castle, hero.place) if p.way in DIRS and p.way != hero.came.way]
    return [p for p in there if p.free or p.between not in ("wall", "secret")]


def may_come(castle: Castle, to: str) -> bool:
    """Nobody knows what is there, or nothing will happen there."""
    return is_square(to) and may_end(castle, to) and (not castle.squares[to].face_up or is_quiet(castle, to))
