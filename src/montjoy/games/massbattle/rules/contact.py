"""Who is in contact with whom, and which of the two moved into it.  MB-MOVE-04, MB-MOD-07."""

from __future__ import annotations

from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import in_play, is_engaged
from montjoy.games.massbattle.model.state import World, pair


def note_contacts(world: World, mover: Unit) -> None:
    """MB-MOVE-04, MB-MOD-07  After a unit has moved: contacts that have ended are forgotten, new ones are the mover's."""
    forget_contacts(world)
    for other in world.units.values():
        key = pair(mover.id, other.id)
        if other.side != mover.side and key not in world.contacts and is_engaged(world, mover, other):
            world.contacts[key] = mover.id


def forget_contacts(world: World) -> None:
    """MB-MOVE-04  Contacts that are none any more."""
    for key in list(world.contacts):
        a, b = key.split()
        if not is_engaged(world, world.units[a], world.units[b]):
            del world.contacts[key]


def new_contacts(world: World, unit: Unit, before: set[str]) -> list[Unit]:
    """MB-CHG-01  The enemies with which a unit was not in contact before."""
    found = (world.units[piece.id] for piece in in_play(world, 1 - unit.side) if is_engaged(world, unit, piece))
    return [enemy for enemy in found if pair(unit.id, enemy.id) not in before]
