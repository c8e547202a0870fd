"""Morale and rallying: the die, what it does, and how a broken unit pulls itself together.  MB-MOR-04 to -13, MB-BRK."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from montjoy.core.content.rulebook import tables
from montjoy.core.effects import d, roll
from montjoy.games.massbattle.battle.state import Body, Result, Status

TABLES: Final = tables(Path(__file__).parents[1] / "tables.toml")
D6: Final = d(6)
D100: Final = d(100)
RESULTS: Final = {"destroyed": Result.DESTROYED, "push_back": Result.PUSHED, "broken": Result.BROKEN, "passed": Result.PASSED}


def morale_results() -> list[int]:
    """MB-MOR-04  The result of each face of the morale die, from MB-T-MORALE; place 0 is no face."""
    return [0, *(int(RESULTS[row[1]]) for row in TABLES["morale"]["rows"])]


async def morale_die(body: Body) -> int:
    """MB-MOR-04  One die of six for a check; without modifiers unless a commander or a blessing gives one, at most 6."""
    return min(6, await roll(D6, "MB-MOR-04", body.number) + body.bonus)


def must_check(body: Body) -> bool:
    """MB-MOR-09, MB-MOR-12  At the end of the step, for every hit that forces one; never a player character."""
    return body.checks > 0 and body.exempt == 0 and body.status == Status.IN_PLAY


def steadied(body: Body, result: int) -> int:
    """MB-MOR-13  A fearless unit passes what is only fear; it can still be destroyed."""
    if body.fearless == 1 and result != Result.DESTROYED:
        return Result.PASSED
    return result


def suffer(body: Body, result: int) -> None:
    """MB-MOR-05, MB-MOR-06, MB-MOR-07, MB-MOR-08, MB-SOLO-04  Destroyed, or fled if it is one creature; pushed back and broken;
    broken in place; or nothing: a broken unit that passes stays broken."""
    if result == Result.DESTROYED:
        body.status = Status.DESTROYED
        if body.single == 1:
            body.status = Status.FLED
    elif result != Result.PASSED:
        body.broken = 1


async def try_to_rally(body: Body, percent: int) -> int:
    """MB-BRK-04, MB-BRK-06, MB-BRK-07  A percentage roll, once a round, without limit; not above its chance it is
    no longer broken."""
    if await roll(D100, "MB-BRK-04", body.number) > percent:
        return 0
    body.broken = 0
    return 1
