"""What stands on a map: markers of camps, of commanders, of lone units; and the board that everybody sees, where there is one.

A marker is a text: "camp:NAME", "commander:NAME", "unit:NUMBER NAME" (several lone units: joined by " + ").  It never says how
many men there are.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.clusta.model.pieces import Camp, Commander, Unit
from montjoy.games.clusta.model.sides import friendly
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.events import BoardShown
from montjoy.games.clusta.seen.view import CAMP, COMMANDER, FORCE, UNKNOWN, Mark

UNIT: Final = "unit:"
AND: Final = " + "


# ---- what is seen of a stack ---------------------------------------------------------------------------------------------
def marker(world: World, side: str, hex: str) -> str:
    """CN-KNOW-02  What one who looks sees of a side's troops in a hex: the camp if they are in one, else the commander with whom
    they are, else each unit by number and name; neither which nor how many troops a camp or a commander hides.  Loose undead are
    no units, and have no number."""
    units = world.at(hex, side)
    camp = camp_of(world, side, hex, units)
    if camp is not None:
        return CAMP + camp.name
    leader = first_commander(world, side, hex)
    if leader is not None:
        return COMMANDER + leader.name
    return AND.join(f"{UNIT}{unit.number} {unit.name}".rstrip() for unit in units if not unit.loose) or FORCE


def camp_of(world: World, side: str, hex: str, units: list[Unit]) -> Camp | None:
    """The camp in which a side's troops are: their own, or that of friends who let them use it."""
    here = [camp for camp in world.camps.values() if camp.hex == hex and hex]
    own = [camp for camp in here if camp.side == side]
    lent = [camp for camp in here if units and friendly(world, side, camp.side)]
    return next(iter([*own, *lent]), None)


def first_commander(world: World, side: str, hex: str) -> Commander | None:
    """The commander whose marker stands in a hex: the first in the list, so that a marker tells no leader value."""
    return next((c for c in world.commanders.values() if c.side == side and c.hex == hex and hex and not c.fate), None)


# ---- the open board --------------------------------------------------------------------------------------------------------
def is_open(world: World) -> bool:
    """CN-KNOW-01  Double-blind by default: each player has his own map and nothing stands on a common one.  With
    map_mode = open_board the markers of all sides stand where they are, for everybody."""
    return world.options.map_mode == "open_board"


def standing(world: World, side: str) -> list[str]:
    """The markers of a side on the board, "hex marker", in reading order."""
    places = [*(u.hex for u in world.units.values() if u.side == side and u.present > 0)]
    places += [c.hex for c in world.commanders.values() if c.side == side and not c.fate]
    places += [camp.hex for camp in world.camps.values() if camp.side == side]
    return [f"{hex} {marker(world, side, hex)}" for hex in sorted(dict.fromkeys(hex for hex in places if hex))]


async def show_board(world: World) -> None:
    """CN-KNOW-01  At the end of every round the open board is set as things stand; everybody sees it."""
    if not is_open(world):
        return
    now = {side: standing(world, side) for side in world.sides}
    if now != world.seen_by:
        world.seen_by = now
        pieces = [f"{piece[:4]} {side}{piece[4:]}" for side, there in now.items() for piece in there]
        await tell(ALL, BoardShown(tuple(pieces), world.day, world.slot))


def board(world: World) -> list[Mark]:
    """What stands on the open board, as marks that say nothing of strength."""
    return [
        Mark(piece[:4], side, piece[5:], UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, "", world.tick, world.tick, "")
        for side, pieces in world.seen_by.items() for piece in pieces
    ]
