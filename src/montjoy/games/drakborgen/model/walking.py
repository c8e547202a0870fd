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
from montjoy.games.drakborgen.protocol.places import OUTSIDE

GROUND: Final = ("room", "corridor", "tower")                # where nothing happens to who comes in again


# ---- where to --------------------------------------------------------------------------------------------------------
def paths_from(castle: Castle, start: str) -> dict[str, list[str]]:
    """By place, the shortest way there over quiet ground, without the start."""
    paths: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for p in quiet_ways(castle, here):
            if p.to not in paths:
                paths[p.to] = [*paths[here], p.to]
                queue.append(p.to)
    return paths


def quiet_ways(castle: Castle, here: str) -> list[Passage]:
    """The free passages to known ground on which nobody waits; outside ends a walk."""
    if not is_square(here):
        return []
    return [p for p in passages_from(castle, here) if p.free and is_quiet(castle, p.to)]


def is_quiet(castle: Castle, to: str) -> bool:
    """Nothing will happen to who comes in."""
    if not is_square(to):
        return to == OUTSIDE
    square = castle.squares[to]
    return square.kind in GROUND and not square.web and not monsters_at(castle, to)


def is_goal(castle: Castle, to: str) -> bool:
    """Outside, or a square with a way on that is not quiet ground: unknown, shut, or worth a look."""
    if to == OUTSIDE:
        return True
    return any(p.between != "wall" and not (p.free and is_quiet(castle, p.to)) for p in passages_from(castle, to))


# ---- step by step ----------------------------------------------------------------------------------------------------
def next_step(castle: Castle, hero: Hero) -> questions.Move | None:
    """DL-3.3, DL-4.2a  The next move of his walk; None: he has none, or the way is not as it was, and he thinks again."""
    while hero.walk and hero.walk[0] == hero.place:
        del hero.walk[0]
    if not hero.walk or state_of(castle, hero) != "free" or hero.ahead is not None:
        hero.walk = []
        return None
    way = next((p.way for p in quiet_ways(castle, hero.place) if p.to == hero.walk[0]), "")
    if not way:
        hero.walk = []
        return None
    return questions.Move(way)
