"""From a fight back onto the map (RW-SEQ-01, steps 8 to 12): survivors, the losers' chests, who retreats, who steps back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.battle.casualties import Place, order_of_death
from montjoy.games.rudern.battle.hosts import Entry
from montjoy.games.rudern.battle.state import Winner
from montjoy.games.rudern.model.queries import active, alive, body, factions_of, kinds_of
from montjoy.games.rudern.model.state import Banner, Land, Sent, World
from montjoy.games.rudern.protocol.events import Fallen, NobleFallen, SiegeOver
from montjoy.games.rudern.rules.battles.loot import hand_over, lose_chests
from montjoy.games.rudern.rules.battles.money import add_to_garrison
from montjoy.games.rudern.rules.battles.retreat import retreat_beaten, step_back


@dataclass
class Clash:
    """What a fight has done.  `nobles`: banner -> faction as they went in; `fallen`: the banners whose noble is dead."""

    sides: tuple[list[str], list[str]]
    verdict: int = 0
    why: int = 0
    nobles: tuple[dict[str, str], dict[str, str]] = field(default_factory=lambda: ({}, {}))
    fallen: dict[str, str] = field(default_factory=dict)

    def left_of(self, land: Land, side: int) -> list[str]:
        return alive(land, self.sides[side])


# ---- back onto the map -----------------------------------------------------------------------------------------------
async def write_back(world: World, done: Clash, left: list[Entry], sent: Sent) -> None:
    """RW-SEQ-01  Step 8: the dead of both sides are told, and the survivors of each body are what it has now."""
    numbers = {key: number for number, key in enumerate(done.sides[0] + done.sides[1])}
    survivors = {key: [e for e in left if e.banner == number] for key, number in numbers.items()}
    fought = {key: dict(sent[key]) if key in sent else kinds_of(world.land, key) for key in numbers}
    lost = {key: losses_of(fought[key], survivors[key]) for key in numbers}
    for side in done.sides:
        await tell_the_dead(world, {key: lost[key] for key in side})
    for key in numbers:
        _write_back_wounds(world.land, key, fought[key], survivors[key])
        _write_back_body(world.land, done, key, lost[key])


def losses_of(fought: Mapping[str, int], left: list[Entry]) -> dict[str, int]:
    """The pieces a body has lost, by type, of those that fought."""
    lost = {kind: number - sum(e.count for e in left if e.type == kind) for kind, number in fought.items()}
    return {kind: number for kind, number in lost.items() if number}


async def tell_the_dead(world: World, lost: Mapping[str, Mapping[str, int]]) -> None:
    """RW-DICE-06  What the bodies of a side have lost is told in the order of death: units first, and each noble's death as
    his own."""
    order = [*world.land.factions, ""]

    def place(loss: tuple[str, str]) -> Place:
        return order_of_death(world.units.unit(loss[1]), order.index(body(world.land, loss[0]).faction))

    losses = [(key, kind) for key in lost for kind in lost[key]]
    for key, kind in sorted(losses, key=place):
        there = body(world.land, key)
        if isinstance(there, Banner) and kind == there.noble:
            await tell(ALL, NobleFallen(there.faction, key, kind))
        else:
            await tell(ALL, Fallen(there.faction, key, kind, lost[key][kind]))


def _write_back_wounds(land: Land, key: str, fought: Mapping[str, int], left: list[Entry]) -> None:
    there = body(land, key)
    for kind in fought:
        there.wounds.pop(kind, None)
        wounds = sum(e.wounds for e in left if e.type == kind)
        if wounds and land.options.persistent_wounds:
            there.wounds[kind] = wounds


def _write_back_body(land: Land, done: Clash, key: str, lost: Mapping[str, int]) -> None:
    there = body(land, key)
    had = {kind: n - lost.get(kind, 0) for kind, n in kinds_of(land, key).items()}
    there.units = {kind: n for kind, n in had.items() if n and not (isinstance(there, Banner) and kind == there.noble)}
    if isinstance(there, Banner) and not had[there.noble]:
        done.fallen[key] = there.faction
        _drop_banner(land, there)
    elif not isinstance(there, Banner) and not there.units:
        del land.garrisons[key]


def _drop_banner(land: Land, banner: Banner) -> None:
    """A fallen noble's units that had stayed behind the walls are a garrison now."""
    del land.banners[banner.id]
    if banner.units:
        wounds = {kind: lost for kind, lost in banner.wounds.items() if kind in banner.units}
        add_to_garrison(land, banner.at, banner.faction, banner.units, wounds)


# ---- what the winner and the losers do -------------------------------------------------------------------------------
async def settle(world: World, at: str, done: Clash) -> None:
    """RW-FIELD-06, RW-SEQ-01  Steps 10 to 12: the losers' chests go to the winner, then the losers retreat; the winner
    stays where he fought.  Without a winner whoever caused it steps back (RW-FIELD-05)."""
    if done.verdict == Winner.NOBODY:
        await settle_draw(world, at, done)
        return
    won, lost = (0, 1) if done.verdict == Winner.ATTACKER else (1, 0)
    await loot_losers(world, at, done, won, lost)
    losers = done.left_of(world.land, lost)
    await lift_siege(world.land, at, losers)
    await retreat_beaten(world, losers, at)


async def loot_losers(world: World, at: str, done: Clash, won: int, lost: int) -> None:
    """RW-LOOT-01, RW-LOOT-05  The losers' chests go to the winner; the chest of a noble who fell while winning is lost.
    Where nobody is left on either side, those of all the fallen are (RW-FIELD-05)."""
    winners = done.left_of(world.land, won)
    if not winners:
        await lose_chests(world, done.fallen, at)
        return
    causer = first_faction(world.land, done)
    await hand_over(world, done.nobles[lost], winners, causer, at)
    await lose_chests(world, {b: f for b, f in done.fallen.items() if b in done.sides[won]}, at)


def first_faction(land: Land, done: Clash) -> str:
    """Who caused the battle: the faction to move, or else the owner of the first body."""
    factions = set(done.nobles[0].values()) | set(factions_of(land, done.left_of(land, 0)))
    return active(land) if active(land) in factions else min(factions, key=[*land.factions, ""].index, default="")


async def settle_draw(world: World, at: str, done: Clash) -> None:
    """RW-FIELD-05  No loot, no loser: the side that caused the battle goes back, the other stays; the chests of the
    fallen are lost."""
    await lose_chests(world, done.fallen, at)
    causers = done.left_of(world.land, 0)
    await lift_siege(world.land, at, causers)
    await step_back(world, causers, at)
    stop_marches(world.land, [*causers, *done.left_of(world.land, 1)])


def stop_marches(land: Land, bodies: list[str]) -> None:
    """RW-CAM-MOV-05  In a campaign a battle drawn stops both armies, also an intruder who stays where he is and who is back
    inside the place he came out of."""
    for key in bodies:
        if land.campaign and key in land.banners:
            land.banners[key].moves = 0


async def lift_siege(land: Land, at: str, leaving: list[str]) -> None:
    """RW-SIEGE-09  (c) A siege ends when the besiegers must leave after a field battle."""
    siege = land.sieges.get(at)
    if siege and set(siege.members) & set(leaving):
        del land.sieges[at]
        await tell(ALL, SiegeOver(at, "beaten"))
