"""What Gracuja chooses (RW-CAM-ALY-05): the Empire or the League, by what it has done."""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.rudern.model.powers import OFFICES, Deed, Powers
from montjoy.games.rudern.model.queries import active, body, powers_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.powers_events import SideChosen
from montjoy.games.rudern.protocol.powers_questions import ChooseSide, JoinEmpire, JoinLeague, StayNeutral
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.powers import council
from montjoy.games.rudern.rules.powers.joining import join
from montjoy.games.rudern.rules.powers.relations import empires_side, leagues_side, part, set_side


# ---- being asked -----------------------------------------------------------------------------------------------------
async def offer_choice(world: World) -> None:
    """RW-CAM-ALY-05, RW-CAM-WIN-03  What it takes of houses is remembered, whatever its side.  While it is neutral it is asked
    after each act of its own impulse by which it may join a side, once each time."""
    land, powers = world.land, powers_of(world.land)
    if not powers or not powers.gracuja:
        return
    powers.took = (*powers.took, *(p for p in taken_from(powers, powers.houses) if p not in powers.took))
    if powers.side != "neutral":
        return
    if active(land) != powers.gracuja or not (sides := sides_open(land, powers)):
        return
    answer = await ask(world, powers.gracuja, ChooseSide(), [*sides, StayNeutral()])
    if answer == JoinEmpire():
        await join_side(world, "empire")
    elif answer == JoinLeague():
        await join_side(world, "league")
    else:
        await tell(ALL, SideChosen(powers.gracuja, "neutral"))


def sides_open(land: Land, powers: Powers) -> list[Option]:
    """RW-CAM-ALY-05  (a) The Empire, unless it has ever taken a house's town; (b) the League."""
    sides: list[Option] = []
    if has_served_empire(land, powers) and not any(land.provinces[p].site == "town" for p in powers.took):
        sides.append(JoinEmpire())
    if taken_from(powers, powers.houses) or has_killed(powers, powers.houses):
        sides.append(JoinLeague())
    return sides


def has_served_empire(land: Land, powers: Powers) -> bool:
    """RW-CAM-ALY-05  (a) By this act it has taken a kardom's town, killed a noble of one, or won a battle beside a house of the
    Empire.  Kardoms that are not in the League yet count."""
    towns = [p for p in taken_from(powers, powers.league) if land.provinces[p].site == "town"]
    return bool(towns) or has_killed(powers, powers.league) or any(has_supported(land, powers, deed) for deed in powers.now)


def taken_from(powers: Powers, owners: tuple[str, ...]) -> list[str]:
    """Places that it has captured by this act, and whose."""
    captures = [deed for deed in powers.now if deed.kind == "capture" and powers.gracuja in deed.winners]
    return [deed.at for deed in captures if any(f in owners for f in deed.losers)]


def has_killed(powers: Powers, factions: tuple[str, ...]) -> bool:
    """RW-CAM-X-05  A noble of one of them, by this act."""
    slain = [noble for deed in powers.now for noble in deed.slain if powers.gracuja in noble.by]
    return any(noble.faction in factions for noble in slain)


def has_supported(land: Land, powers: Powers, deed: Deed) -> bool:
    """RW-CAM-ALY-05  Its units have beaten a kardom's where a house that has not left the Empire owns the place or has units,
    whether these fought or looked on (ours: who is neutral fights beside nobody)."""
    houses = [f for f in powers.houses if f not in powers.seceded]
    here = [body(land, key).faction for key in [*land.banners, *land.garrisons] if body(land, key).at == deed.at]
    beside = {*deed.winners, *here, land.provinces[deed.at].owner}
    won = deed.kind == "battle" and powers.gracuja in deed.winners and any(f in powers.league for f in deed.losers)
    return won and any(f in houses for f in beside)


# ---- joining ---------------------------------------------------------------------------------------------------------
async def join_side(world: World, side: str) -> None:
    """RW-CAM-ALY-05  For good.  With the Empire it is at war with the League, Emora and Tragia join that, and a vote on all
    offices is called; with the League it is at war with the Empire and all houses, and counts as of the League (ours)."""
    powers = powers_of(world.land)
    if not powers or not powers.gracuja or powers.side != "neutral":
        return
    if side == "empire":
        await join_empire(world, powers)
    else:
        await join_league(world, powers)
    await part(world)


async def join_empire(world: World, powers: Powers) -> None:
    """RW-CAM-ALY-01, RW-CAM-ALY-04, RW-CAM-OFF-07"""
    land, empire = world.land, empires_side(powers)
    powers.side = "empire"
    set_side(land, powers.gracuja, empire, [*leagues_side(land, powers), *powers.seceded])
    await tell(ALL, SideChosen(powers.gracuja, "empire"))
    for kardom in powers.kin:
        await join(world, kardom, "gracuja")
    await council.call_election(world, OFFICES, "gracuja")


async def join_league(world: World, powers: Powers) -> None:
    """RW-CAM-ALY-01, RW-ASLT-11  Fortresses that it takes from now on are damaged."""
    land, league = world.land, leagues_side(world.land, powers)
    powers.side = "league"
    land.factions[powers.gracuja].league = True
    set_side(land, powers.gracuja, league, [*empires_side(powers), *powers.seceded])
    await tell(ALL, SideChosen(powers.gracuja, "league"))
