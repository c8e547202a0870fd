"""When an instruction is done, and what the leaderless dead do of themselves."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.model import command, sides
from montjoy.games.clusta.model.pieces import Doing, Ship, Unit
from montjoy.games.clusta.model.queries import Piece, any_camp, commanders_in, where
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import Instruction

NEVER: Final = -1
HOLD: Final = Instruction("HOLD")
MARCHES: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO")
UNTIL_EVENING: Final = ("PATROL", "SCOUT", "DIVINE")


# ---- when an instruction is done ---------------------------------------------------------------------------------------
def is_finished(world: World, piece: Piece, *, evening: bool = False) -> bool:
    """CN-ORD-05  Whether what a piece does is completed; Fortify, Hold, Await and Catch couriers never are by themselves."""
    do, hex = piece.doing.do, where(world, piece)
    if do is None:
        return False
    if do.order in MARCHES:
        return hex == do.hex or piece.doing.done
    if do.order == "ATTACK":
        return (hex == do.hex or piece.doing.done) and not _resisted(world, piece.side, hex)
    if do.order == "GO_TO_NEAREST_CAMP":
        camp = any_camp(world, hex)
        return command.is_camp(world, piece.side, hex) or (camp is not None and sides.friendly(world, piece.side, camp.side))
    if do.order == "MAKE_CAMP":
        return hex == (do.hex or hex) and command.is_camp(world, piece.side, hex)
    if isinstance(piece, Ship):
        return False
    if do.order in ("EMBARK", "DISEMBARK"):
        return bool(piece.ship) == (do.order == "EMBARK")
    return ends_at_nightfall(do) and evening


def ends_at_nightfall(do: Instruction) -> bool:
    """CN-SEQ-10  Patrols, scouting and divination are a day's work at most: they end with the sixth round."""
    return do.order in UNTIL_EVENING


def _resisted(world: World, side: str, hex: str) -> bool:
    return bool(sides.open_enemies(world, side, hex))      # who hides there unfound resists nobody (CN-ORD-SCOUT-c)


def is_unled_undead(world: World, unit: Unit) -> bool:
    """CN-CRUR-05  A group of the dead without a general in its hex."""
    return unit.undead and not commanders_in(world, unit.side, where(world, unit))


def hold_leaderless(world: World, unit: Unit) -> bool:
    """CN-CRUR-05  A Crurer group without a leader takes the order Hold by itself; it replaces whatever it was told."""
    if unit.loose:
        return True                                          # they walk where they are drawn (CN-CRUR-07)
    if not is_unled_undead(world, unit):
        return False
    unit.sheet, unit.idle_told = "", NEVER
    if unit.doing.do != HOLD:
        unit.doing = Doing(do=HOLD, last=HOLD, since=world.tick)
        unit.owed = None
    return True
