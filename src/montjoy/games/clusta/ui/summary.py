"""A finished campaign in plain words, and the truth beside what a side believed at any mark of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from montjoy.games.clusta.model.state import Outcome, World
from montjoy.games.clusta.protocol.forms import DAY
from montjoy.games.clusta.seen.belief_cache import beliefs_of


def account(world: World, outcome: Outcome) -> dict[str, Any]:
    """How it ended, who has won, on which day; of each side its men, its dead and wounded, camps and living commanders."""
    return {
        "ending": outcome.why,
        "winners": [outcome.winner] if outcome.winner else [],
        "turns": world.day,
        "margin": outcome.margin,
        "seats": {side: standing(world, side) for side in world.sides},
    }


def standing(world: World, side: str) -> dict[str, Any]:
    """What is left of a side."""
    units = [unit for unit in world.units.values() if unit.side == side]
    return {
        "men": sum(unit.present for unit in units),
        "wounded": sum(away.men for away in world.away if away.unit in [unit.id for unit in units]),
        "camps": sum(camp.side == side for camp in world.camps.values()),
        "commanders": sum(one.side == side and not one.fate for one in world.commanders.values()),
        "messages": len(world.books[side].entries) if side in world.books else 0,
    }


# ---- truth beside belief -----------------------------------------------------------------------------------------------------
class Beside(msgspec.Struct, frozen=True):
    """A unit as a side had it on its map (`believed` hex and men, as of a tick; "" and -1: nowhere) and as it was."""

    side: str
    unit: str
    own: bool
    believed_hex: str
    believed_men: int
    as_of: int
    true_hex: str
    true_men: int


def beside(world: World, side: str) -> list[Beside]:
    """CN-KNOW-04  At one moment of a game that is over: for each unit of a side what it believed and what was true, and for
    each of its marks of others what stood in that hex."""
    known, found = beliefs_of(world, side), []
    for id, unit in known.units.items():
        truth = world.units.get(id)
        true = (truth.hex, truth.present) if truth is not None else ("", 0)
        found.append(Beside(side, id, True, unit.hex, unit.elite + unit.standard, unit.as_of, *true))
    for mark in known.marks:
        there = [u for u in world.units.values() if u.side == mark.side and u.hex == mark.hex]
        true = (mark.hex if there else "", sum(u.present for u in there))
        found.append(Beside(side, f"{mark.side} {mark.marker}", False, mark.hex, mark.men, mark.at, *true))
    return found


class Course(msgspec.Struct, frozen=True):
    """A belief, and what was true of it while it was held in the course of a day, one after the other."""

    belief: Beside
    truths: tuple[tuple[str, int], ...]


def by_day(states: Iterable[World]) -> list[tuple[int, list[Course]]]:
    """CN-KNOW-04  Day by day, from the states at the marks of a record, of every round one: each side's beliefs beside the
    truth."""
    found: dict[int, dict[tuple[Any, ...], Course]] = {}
    for world in states:
        if world.tick < 0:
            continue
        today = found.setdefault(world.tick // DAY, {})
        for line in (line for side in world.sides for line in beside(world, side)):
            key = (line.side, line.unit, line.believed_hex, line.believed_men, line.as_of)
            truth = (line.true_hex, line.true_men)
            held = today.setdefault(key, Course(line, (truth,)))
            if held.truths[-1] != truth:
                today[key] = Course(held.belief, (*held.truths, truth))
    return [(day, list(today.values())) for day, today in found.items()]


def is_wrong(belief: Beside, hex: str, men: int) -> bool:
    """Whether a belief is wrong about a place or a number that it has, if this is the truth."""
    return belief.believed_hex != hex or (belief.believed_men >= 0 and belief.believed_men != men)


def wrong(lines: Iterable[Beside]) -> int:
    """How many of a side's beliefs were wrong."""
    return sum(is_wrong(line, line.true_hex, line.true_men) for line in lines)


def was_wrong(held: Course) -> bool:
    """Whether a belief was wrong at any time of the day."""
    return any(is_wrong(held.belief, hex, men) for hex, men in held.truths)
