"""From a fight back onto the map (RW-SEQ-01, steps 8 to 12): survivors, the losers' chests, who retreats, who steps back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.battle.hosts import Entry
from montjoy.games.rudern.battle.state import Winner
from montjoy.games.rudern.model.queries import active, alive, body, factions_of, kinds_of
from montjoy.games.rudern.model.state import Banner, Land, Sent, World
from montjoy.games.rudern.protocol.events import Fallen, SiegeOver
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
    """RW-SEQ-01  Step 8: the survivors of each body; what a banner loses is told, and a dead noble's banner is gone."""
    keys = done.sides[0] + done.sides[1]
    for number, key in enumerate(keys):
        mine = [e for e in left if e.banner == number]
        await _write_back_body(world.land, done, key, mine, sent.get(key))


async def _write_back_body(land: Land, done: Clash, key: str, left: list[Entry], sent: Mapping[str, int] | None) -> None:
    there = body(land, key)
    fought = dict(sent) if sent is not None else kinds_of(land, key)
    had = kinds_of(land, key)
    for kind, number in fought.items():
        survived = sum(e.count for e in left if e.type == kind)
        had[kind] += survived - number
        there.wounds.pop(kind, None)
        wounds = sum(e.wounds for e in left if e.type == kind)
        if wounds and land.options.persistent_wounds:
            there.wounds[kind] = wounds
        if survived < number:
            await tell(ALL, Fallen(there.faction, key, kind, number - survived))
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
        add_to_garrison(land, banner.at, banner.faction, banner.units)


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
    """RW-LOOT-01, RW-LOOT-05  The losers' chests go to the winner; the chest of a noble who fell while winning is lost."""
    winners = done.left_of(world.land, won)
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


async def lift_siege(land: Land, at: str, leaving: list[str]) -> None:
    """RW-SIEGE-09  (c) A siege ends when the besiegers must leave after a field battle."""
    siege = land.sieges.get(at)
    if siege and set(siege.members) & set(leaving):
        del land.sieges[at]
        await tell(ALL, SiegeOver(at, "beaten"))
