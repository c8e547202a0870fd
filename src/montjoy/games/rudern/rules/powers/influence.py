"""Influence (RW-CAM-INF): what is counted, and for whom."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.model.powers import Deed, Powers
from montjoy.games.rudern.model.queries import is_friend, powers_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.campaign_questions import Building
from montjoy.games.rudern.protocol.powers_events import InfluenceGained

# RW-T-INFLUENCE, as far as deeds are counted here
BATTLE: Final = 1
IMPERIAL_BATTLE: Final = 1
CAPTURE: Final = 2
IMPERIAL_CAPTURE: Final = 1
FOUNDED: Final = 1
QUIET: Final = ("imperial-founded", "united", "church", "treasury", "look")


def influence_of(powers: Powers, faction: str) -> int:
    """RW-CAM-INF-01  Of what offices give no more counts than half of what deeds gave (ours)."""
    deeds = powers.deeds.get(faction, 0)
    return deeds + min(powers.quiet.get(faction, 0), deeds // 2)


def collects(powers: Powers, faction: str) -> bool:
    """RW-CAM-INF-01  Houses do, and Gracuja unless it is with the League; kardoms and the Empire do not."""
    return faction in powers.houses or (bool(faction) and faction == powers.gracuja and powers.side != "league")


async def gain(world: World, faction: str, points: int, why: str) -> None:
    """RW-CAM-INF-01, RW-T-INFLUENCE  Influence is public and never lost; `why` is one of `model.powers.For`."""
    powers = powers_of(world.land)
    if not powers or points <= 0 or not collects(powers, faction):
        return
    account = powers.quiet if why in QUIET else powers.deeds
    account[faction] = account.get(faction, 0) + points
    await tell(ALL, InfluenceGained(faction, points, why, influence_of(powers, faction)))


async def count_deeds(world: World) -> None:
    """RW-CAM-INF-02  Of the battles and captures of an act, in the order in which they came."""
    powers = powers_of(world.land)
    for deed in powers.now if powers else ():
        if deed.kind == "battle" and deed.beaten:
            await count_battle(world, deed)
        elif deed.kind == "capture":
            await count_capture(world, deed)


async def count_battle(world: World, deed: Deed) -> None:
    """RW-CAM-INF-02, RW-CAM-OFF-03  Once for each house with own units on the winning side, if the beaten had a unit, and not
    between allies; where imperial units have won, for the commander too."""
    for faction in deed.winners:
        if not was_among_allies(world.land, deed, faction) and not has_just_seceded(world.land, faction):
            await gain(world, faction, BATTLE, "battle")
    if (powers := powers_of(world.land)) and powers.empire in deed.winners:
        await gain(world, powers.offices.get("commander", ""), IMPERIAL_BATTLE, "imperial-battle")


def was_among_allies(land: Land, deed: Deed, faction: str) -> bool:
    """RW-CAM-INF-02  All whom it has beaten are its allies."""
    return all(is_friend(land, faction, loser) for loser in deed.losers)


def forgone(faction: str) -> str:
    """The name in `Powers.used` of the impulse in which it has left the Empire."""
    return f"secession.{faction}"


def has_just_seceded(land: Land, faction: str) -> bool:
    """RW-CAM-OFF-09  Battles and captures of that impulse give it no influence."""
    powers = powers_of(land)
    return powers is not None and powers.used.get(forgone(faction)) == land.impulse


async def count_capture(world: World, deed: Deed) -> None:
    """RW-T-INFLUENCE  For who has captured a hostile or neutral place; what imperial armies capture counts for the commander."""
    powers = powers_of(world.land)
    if powers and powers.empire in deed.winners:
        await gain(world, powers.offices.get("commander", ""), IMPERIAL_CAPTURE, "imperial-capture")
    for faction in deed.winners:
        if not has_just_seceded(world.land, faction):
            await gain(world, faction, CAPTURE, "capture")


async def count_founding(world: World, faction: str, building: Building) -> None:
    """RW-T-INFLUENCE  For who has founded a manorial town; a fortress rebuilt as a town is none (ours)."""
    if building == "found":
        await gain(world, faction, FOUNDED, "founded")
