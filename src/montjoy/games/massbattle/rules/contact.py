"""Who is in contact with whom, and which of the two moved into it.  MB-MOVE-04, MB-MOD-07."""

from __future__ import annotations

from collections.abc import Collection

from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import contacts, in_play, is_engaged
from montjoy.games.massbattle.model.state import World, pair


def note_contacts(world: World, mover: Unit) -> None:
    """MB-MOVE-04, MB-MOD-07  After a unit has moved: contacts that have ended are forgotten, new ones are the mover's."""
    forget_contacts(world)
    for enemy in contacts(world, mover):
        world.contacts.setdefault(pair(mover.id, enemy.id), mover.id)


def touching(world: World) -> set[str]:
    """MB-MOVE-04, MB-CHG-01, MB-UMP-02  Every pair of enemies in contact as they stand now, also where an umpire has put them."""
    return {pair(unit.id, enemy.id) for unit in in_play(world, 0) for enemy in contacts(world, unit)}


def note_meetings(world: World, before: set[str], movers: Collection[str]) -> None:
    """MB-MOD-07, MB-INIT-06  After both sides have moved together: who of two has moved into a new contact, or that both have."""
    for key in touching(world) - before:
        world.contacts[key] = " ".join(id for id in key.split() if id in movers)


def forget_contacts(world: World) -> None:
    """MB-MOVE-04  Contacts that are none any more."""
    for key in list(world.contacts):
        a, b = key.split()
        if not is_engaged(world, world.units[a], world.units[b]):
            del world.contacts[key]


def new_contacts(world: World, unit: Unit, before: set[str]) -> list[Unit]:
    """MB-CHG-01  The enemies with which a unit was not in contact before."""
    return [world.units[enemy.id] for enemy in contacts(world, unit) if pair(unit.id, enemy.id) not in before]
