"""When the battle is over, and what it has cost.  MB-END."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import Fate, Outcome, World
from montjoy.games.massbattle.options import MOST_ROUNDS
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.steps import dead_of
from montjoy.games.massbattle.seen.view import strength

DRAW: Final = -1
CLEAR: Final = 10                                            # percentage points that make a victory


def is_present(world: World, side: int) -> bool:
    """MB-END-01, MB-BOARD-11  It has units in play, or some that are still to come."""
    return any((unit.in_play or unit.status == "coming") and unit.side == side for unit in world.units.values())


def is_broken(world: World, side: int) -> bool:
    """MB-END-01, MB-BOARD-11  All its units in play are broken, and none is still to come."""
    ours = [unit for unit in world.units.values() if unit.side == side]
    return all(unit.broken for unit in ours if unit.in_play) and all(unit.status != "coming" for unit in ours)


def decided(world: World) -> tuple[str, int] | None:
    """MB-END-01, MB-END-01-X  Which side has no unit left; a draw if both.  -> why, winner"""
    left = [is_present(world, side) for side in (0, 1)]
    return None if all(left) else ("no-units", winner_of(left))


def collapsed(world: World) -> tuple[str, int] | None:
    """MB-END-01, MB-END-01-X  After the rally rolls: a side that has only broken units loses; a draw if it is true of both."""
    standing = [not is_broken(world, side) for side in (0, 1)]
    return None if all(standing) else ("broken", winner_of(standing))


def winner_of(left: list[bool]) -> int:
    """The one side of which something is true; a draw if it is true of neither."""
    return left.index(True) if any(left) else DRAW


def conceded(world: World) -> tuple[str, int] | None:
    """MB-END-02  A side has given up; a draw if both have."""
    given = [side.conceded for side in world.sides]
    return ("conceded", winner_of([not each for each in given])) if any(given) else None


def by_time(world: World) -> tuple[str, int] | None:
    """MB-END-03, MB-END-04  After the last agreed round: who alone holds an objective, else who has more strength left."""
    limit = world.options.round_limit
    if world.round < (limit or MOST_ROUNDS):                 # without a limit a battle in which nobody stirs ends, too
        return None
    holders = {side for side in (0, 1) if holds(world, side)}
    if len(holders) == 1:
        return "objective", holders.pop()
    return by_strength(world)


def by_strength(world: World) -> tuple[str, int]:
    """MB-END-03  The larger share of strength left wins, if it is larger by ten points."""
    ours, theirs = strength(world, 0), strength(world, 1)
    if abs(ours - theirs) < CLEAR:
        return "time", DRAW
    return "time", int(theirs > ours)


def holds(world: World, side: int) -> bool:
    """MB-END-04  It has an unbroken unit on one of the squares to hold."""
    there = set(world.board.objectives)
    return any(u.in_play and not u.broken and u.side == side and not u.aloft and u.at in there for u in world.units.values())


async def end(world: World, why: str, winner: int) -> Outcome:
    """MB-END-05  The outcome, with what became of every unit."""
    percent = (int(strength(world, 0)), int(strength(world, 1)))
    await tell(ALL, events.BattleEnded(why, winner, percent))
    seats = world.sides[winner].seats if winner != DRAW else ()
    if seats and world.carpet:                               # one seat has both sides, and has not won
        seats = (world.sides[winner].name,)
    return Outcome(why, winner, seats, world.round, tuple(fate_of(unit) for unit in world.units.values()))


def fate_of(unit: Unit) -> Fate:
    """MB-END-05  Dead are all of a unit at 0, four fifths of one that its morale destroyed, nobody else."""
    dead = 0
    if unit.status == "destroyed":
        dead = unit.soldiers if unit.hp <= 0 else dead_of(unit.soldiers)
    fled = unit.soldiers - dead if unit.status in ("destroyed", "fled") else 0
    return Fate(unit.id, unit.status, unit.hp, dead, fled)
