"""The player characters of the role-playing adventure, on their way past troops (only the umpire knows)."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from montjoy.core.content.rulebook import tables
from montjoy.core.effects import UMPIRE, tell
from montjoy.games.clusta.model import armies, luck
from montjoy.games.clusta.model.queries import ground
from montjoy.games.clusta.model.state import SIDES, World
from montjoy.games.clusta.protocol.events import PartyMet, PartyUnseen

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
CLASSES: Final = {1: "platoon", 2: "company", 3: "battalion", 4: "regiment"}


class Meeting(msgspec.Struct, frozen=True):
    """What the player characters ran into.  Whether they were discovered is the role-playing umpire's to say (CN-PASS-04)."""

    what: Literal["nothing", "patrol", "main_force"]
    side: str = ""
    hex: str = ""
    terrain: str = ""
    officers: int = 0
    soldiers: int = 0


async def pass_by(world: World, hex: str) -> list[Meeting]:
    """CN-PASS-01  The player characters pass a hex: one roll for every body of troops there or in a hex next to it, a stack once,
    by its men."""
    world.party.hex = hex
    found = []
    for side, where, men in bodies(world, hex):
        meeting = await meet(world, side, where, men, same=where == hex)
        if meeting.what != "nothing":
            found.append(meeting)
            world.party.met = [*world.party.met, f"{side}@{where}"]
            await tell(UMPIRE, PartyMet(hex, side, where, meeting.what, meeting.terrain, meeting.officers, meeting.soldiers))
    if not found:
        await tell(UMPIRE, PartyUnseen(hex))
    return found


def bodies(world: World, hex: str) -> list[tuple[str, str, int]]:
    """(side, hex, men) of every stack in the hex or next to it."""
    there = ground(world)
    near = [hex, *there.neighbours.get(hex, ())]
    found = [(side, at, armies.men_of(world.at(at, side))) for at in near for side in SIDES]
    return [body for body in found if body[2] > 0]


async def meet(world: World, side: str, where: str, men: int, *, same: bool) -> Meeting:
    """CN-PASS-02  A roll at or below the percentage is a meeting; strictly below half of it, with the main force."""
    chance = risk(men, same=same)
    rolled = await luck.d100("CN-PASS-01", side, where) if chance else 101
    if rolled > chance:
        return Meeting("nothing")
    terrain = ground(world).terrain.get(where, "")
    if 2 * rolled < chance:
        return Meeting("main_force", side, where, terrain)
    officers, soldiers = await patrol(men, side, where)
    return Meeting("patrol", side, where, terrain, officers, soldiers)


def risk(men: int, *, same: bool) -> int:
    """CN-PASS-01  In percent: platoon 15 in its hex and 0 next to it, company 30 and 10, battalion 55 and 20, regiment 85
    and 30."""
    row = TABLES["confront"][CLASSES[armies.size_class(men)]]
    return int(row[0] if same else row[1])


async def patrol(men: int, side: str, where: str) -> tuple[int, int]:
    """CN-PASS-03  Who is in it: officers and soldiers.  Platoon 1T3, company an officer and 1T6, battalion an officer and 1T4+2,
    regiment an officer and 1T10+1."""
    _, _, officers, dice, *_ = TABLES["confront"][CLASSES[armies.size_class(men)]]
    sides, _, more = str(dice).removeprefix("1T").partition("+")
    return int(officers), await luck.roll_hidden(int(sides), "CN-PASS-03", side, where) + int(more or 0)
