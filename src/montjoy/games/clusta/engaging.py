"""Battles as the battle step finds them, and those that begin in it: who is there, who fights together (CN-ARMY-05)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.clusta import undead
from montjoy.games.clusta.parties import forces
from montjoy.games.clusta.world import Clash, Unit, World


def begin(world: World) -> None:
    """Before the first field round: battles resumed and from the bridge, and the risen who strike (CN-INT-07-X)."""
    for clash in [clash for clash in world.clashes.values() if clash.fight is None]:
        if not clash.from_:
            from_the_bridge(world, clash)
        elif clash.from_ == clash.hex:
            still_there(world, clash)
    for clash in undead.strikes(world):
        for force in forces(world, present(world, clash.defenders)):
            theirs = [unit.id for unit in force]
            entered(world, Clash("", list(clash.attackers), theirs, clash.hex, clash.hex, "risen", began=world.tick))


def from_the_bridge(world: World, clash: Clash) -> None:
    """CN-ARMY-05  Who attacks from the bridge meets each force in the bridgehead for itself."""
    first, *others = forces(world, present(world, clash.defenders)) or [[]]
    clash.defenders = [unit.id for unit in first]
    for force in others:
        id = f"{clash.id}.{force[0].id}"
        theirs = [unit.id for unit in force]
        world.clashes[id] = Clash(id, list(clash.attackers), theirs, "", clash.hex, clash.why, began=clash.began)


def still_there(world: World, clash: Clash) -> None:
    """Who marched away in the night has no part in a battle that is resumed in the morning."""
    clash.attackers, clash.defenders = (
        [id for id in ids if id in world.units and world.units[id].hex == clash.hex] for ids in (clash.attackers, clash.defenders)
    )


def entered(world: World, clash: Clash) -> None:
    """A battle that begins in the battle step itself."""
    ours, theirs = clash.attackers[0], clash.defenders[0]
    clash.id = f"{world.day}.{world.slot}.{ours}>{theirs}"
    world.clashes[clash.id] = clash


def present(world: World, ids: Sequence[str]) -> list[Unit]:
    return [world.units[id] for id in ids if id in world.units and world.units[id].present > 0]
