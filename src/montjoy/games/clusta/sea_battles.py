"""Battles at sea: a fleet that has the order Attack boards the enemy's in the next sea hex (CN-SEA-01).

A boarding fight is a field battle of those aboard: their combat values, the Tactics of the senior commander aboard, and no
terrain, height or formation.  It is fought out within its round, after the landings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import within
from montjoy.games.clusta import accounts, after, armies, battles, contact, fight, losses, mustering, nights, sea
from montjoy.games.clusta import fight_state as fs
from montjoy.games.clusta.acts import Instruction
from montjoy.games.clusta.fight_muster import Force, Troop, muster
from montjoy.games.clusta.pieces import Ship, Unit
from montjoy.games.clusta.whereabouts import afloat, commanders_in, ground, specialist_place, where
from montjoy.games.clusta.world import SIDES, Clash, World

GONE: Final = ((fs.Verdict.SECOND_STANDS, fs.Verdict.BOTH_GONE), (fs.Verdict.FIRST_STANDS, fs.Verdict.BOTH_GONE))
SUNK: Final = (fs.How.DESTROYED,)                         # by a dagger


async def fought(world: World) -> None:
    """CN-SEA-01  Every fleet with the order Attack fights the hostile fleet that lies in its way, once in a round."""
    met: list[tuple[str, str]] = []
    for side in SIDES:
        for hex in dict.fromkeys(ship.hex for ship in world.ships.values() if ship.side == side and ship.hex):
            do = next((found for ship in ships_in(world, side, hex) if (found := sea.orders(world, ship)) is not None), None)
            target = in_the_way(world, side, hex, do)
            enemy = next((ship.side for ship in sea.enemy_ships(world, side, target)), "") if target else ""
            if enemy and (target, hex) not in met:
                met.append((hex, target))
                await boarding(world, side, hex, enemy, target)


def ships_in(world: World, side: str, hex: str) -> list[Ship]:
    return [ship for ship in world.ships.values() if ship.side == side and ship.hex == hex]


def in_the_way(world: World, side: str, hex: str, do: Instruction | None) -> str:
    """The sea hex in which an attacking fleet finds its enemy: its own, or the next on its way."""
    if do is None or do.order != "ATTACK" or not afloat(world, do.hex):
        return ""
    if sea.enemy_ships(world, side, hex):
        return hex
    return next(iter(sea.across(world, hex, do.hex)), "")


async def boarding(world: World, side: str, hex: str, enemy: str, target: str) -> None:
    """CN-SEA-01  One boarding fight, up to four field rounds.  Ships without men aboard, and a fleet that is beaten, flee one sea
    hex; a dagger sinks the loser with all aboard."""
    ours, theirs = crews(world, side, hex), crews(world, enemy, target)
    if not ours or not theirs:
        if ours:
            flee(world, enemy, target, hex)
        return
    clash = Clash(f"{world.day}.{world.slot}.{side}>{enemy}@{target}", [u.id for u in ours], [u.id for u in theirs], hex, target,
                  "contact", began=world.tick)
    clash.fight = muster(world.options, [force(world, side, hex, ours, attacks=True), force(world, enemy, target, theirs)])
    accounts.opened(world, clash)
    before = clash.fight.copy()
    world.fight, world.fighters = clash.fight, (side, enemy)
    await within(fight.battle, clash.fight, world.fighters, "CN-SEA-01", clash.id)
    world.fight, world.fighters = None, ()
    losses.written(world, clash, before)
    battles.fallen(world, clash)
    accounts.noted(clash, [after.gone(world, clash, mine, before) for mine in (0, 1)])
    for mine, (loser, at, other) in enumerate(((side, hex, target), (enemy, target, hex))):
        if clash.fight.result in GONE[mine]:
            if any(c.how in SUNK for c in clash.fight.side[mine].contingent[: clash.fight.side[mine].contingents]):
                sink(world, loser, at)
            else:
                flee(world, loser, at, other)
    await accounts.sent(world, clash, broken_off=clash.fight.result == fs.Verdict.UNFINISHED)
    clash.wiped = []                                         # nobody rises from the sea
    await losses.settled(world, clash)
    for unit in (*ours, *theirs):
        losses.struck(world, unit)


def crews(world: World, side: str, hex: str) -> list[Unit]:
    """Who fights for a fleet: the strongest units aboard, as many as a battle has places for."""
    ids = [ship.id for ship in ships_in(world, side, hex)]
    aboard = [unit for unit in world.units.values() if unit.ship in ids and not unit.hex and unit.present > 0]
    chosen: list[Unit] = []
    for unit in sorted(aboard, key=lambda u: (-armies.tv2(u.men), u.number)):
        if sum(len(other.men) for other in (*chosen, unit)) <= fs.CONTINGENTS:
            chosen.append(unit)
    return sorted(chosen, key=lambda u: u.number)


def force(world: World, side: str, hex: str, units: Sequence[Unit], *, attacks: bool = False) -> Force:
    """CN-SEA-01  Those aboard as a force: men times combat value, the senior commander aboard, nothing else."""
    troops = [
        Troop(unit.number, men.nation, men.elite, men.men, men.wavering, nights=mustering.WHOLE - nights.quarters(unit))
        for unit in units for men in unit.men
    ]  # fmt: skip
    leaders = commanders_in(world, side, hex)[: fs.COMMANDERS]
    standing = contact.standing_of(world, leaders[0]) if leaders else None
    return Force(
        tuple(troops), tuple((c.leader_value, c.hero_points) for c in leaders), hears=mustering.hears(world, leaders),
        attacks=attacks, prepared=True, retreat_at=standing.retreat_at if standing else 0,
        spend_tv=standing.spend_hp_tv if standing else 0, spend_death=bool(standing and standing.spend_hp_death),
    )


def flee(world: World, side: str, hex: str, enemy: str) -> None:
    """CN-SEA-01  A beaten fleet flees one sea hex, away from the enemy; where none is free it stays."""
    there = ground(world)
    free = [to for to in there.sea_around(hex) if not sea.enemy_ships(world, side, to) and to != enemy]
    best = max(free, key=lambda to: there.distance(to, enemy), default="")
    for ship in ships_in(world, side, hex) if best else []:
        ship.hex = best


def sink(world: World, side: str, hex: str) -> None:
    """CN-SEA-01  The fleet goes down with all aboard."""
    drowned = ships_in(world, side, hex)
    ids = [ship.id for ship in drowned]
    for who in world.specialists.values():
        if who.side == side and not who.gone and specialist_place(world, who) == hex:
            who.gone, who.with_, who.hex = True, "", ""
    for commander in world.commanders.values():
        if commander.ship in ids and not commander.fate:
            commander.fate, commander.hex, commander.ship, commander.leads = "dead", "", "", []
    for unit in world.units.values():
        if unit.ship in ids and where(world, unit) == hex:
            losses.buried(world, side, unit.present)
            unit.men = []
            losses.struck(world, unit)
    for ship in drowned:
        del world.ships[ship.id]
