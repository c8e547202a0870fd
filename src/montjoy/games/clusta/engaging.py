"""Battles as the battle step finds them, and those that begin in it: who is there, who fights together (CN-ARMY-05)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.clusta import armies, contact, sides, undead
from montjoy.games.clusta.parties import busy, forces
from montjoy.games.clusta.pieces import Unit
from montjoy.games.clusta.world import Clash, World


def begin(world: World) -> None:
    """Before the first field round: battles resumed and from the bridge, those within a hex, and the risen who strike
    (CN-INT-07-X)."""
    for clash in [clash for clash in world.clashes.values() if clash.fight is None]:
        if not clash.from_:
            from_the_bridge(world, clash)
        elif clash.from_ == clash.hex:
            still_there(world, clash)
    turned_on(world)
    for clash in undead.strikes(world):
        for force in forces(world, present(world, clash.defenders)):
            theirs = [unit.id for unit in force]
            entered(world, Clash("", list(clash.attackers), theirs, clash.hex, clash.hex, "risen", began=world.tick))


def turned_on(world: World) -> None:
    """CN-ORD-ATTACK-a  Attack on the hex in which a force stands is a battle within it: all resistance there, unless it is two
    sizes larger; they may have come together as friends (CN-CRUR-10)."""
    able = [unit for unit in world.units.values() if unit.present > 0 and attacks_here(unit) and not unit.loose]
    for side, hex in dict.fromkeys((unit.side, unit.hex) for unit in able):
        ours = [unit for unit in able if (unit.side, unit.hex) == (side, hex) and not busy(world, unit)]
        enemies = [unit for unit in contact.open_enemies(world, side, hex) if sides.hostile(world, side, unit.side) and ours]
        against = contact.fronts(world, enemies)
        if armies.two_steps_larger(armies.men_of(ours), max(map(armies.men_of, against), default=0)):
            continue
        for front in against:
            staying = [unit.id for unit in contact.evade(world, front, armies.men_of(ours), hex)]
            for force in forces(world, ours) if staying else []:
                entered(world, Clash("", [u.id for u in force], staying, hex, hex, "contact", began=world.tick))


def attacks_here(unit: Unit) -> bool:
    """Whether its order is to attack the hex in which it stands."""
    do = unit.doing.do
    here = bool(unit.hex) and not unit.ship and not unit.doing.stopped
    return here and do is not None and do.order == "ATTACK" and do.hex == unit.hex


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
