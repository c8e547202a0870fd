"""Coming out of a place against an army that stands before it (RW-KIND-07)."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.acts import ComeOut
from montjoy.games.rudern.field import field_battle, our_army, settle
from montjoy.games.rudern.pieces import Winner
from montjoy.games.rudern.said import CameOut
from montjoy.games.rudern.seen import Seen, why_not_banner, why_not_now
from montjoy.games.rudern.whereabouts import army_that_meets
from montjoy.games.rudern.world import Banner, Land, World, active, besieged


def why_not_come_out(seen: Seen, banner: str) -> No | None:
    """RW-KIND-07  In its own impulse a faction may lead banners out against a hostile army that does not besiege; units
    without a noble cannot come out."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner):
        return refusal
    land, there = seen.land, seen.land.banners[banner]
    if not there.inside:
        return no("RW-KIND-07", "not-inside", banner=banner)
    if refusal := why_not_out_of_siege(land, there):
        return refusal
    if not army_that_meets(land, there.at, seen.faction):
        return no("RW-KIND-07", "no-enemy-outside", place=there.at)
    return None


def why_not_out_of_siege(land: Land, banner: Banner) -> No | None:
    """RW-X-11  The besieged cannot come out against their besiegers: they have the sortie, and the relief."""
    return no("RW-X-11", "besieged-call-a-sortie", place=banner.at) if besieged(land, banner.at) else None


async def come_out(world: World, banners: list[str], place: str) -> None:
    """RW-KIND-07  A meeting in the open: free, and no move is used."""
    land = world.land
    faction = active(land)
    await tell(ALL, CameOut(faction, tuple(banners), place))
    enemies = army_that_meets(land, place, faction)
    ours = banners + our_army(land, place, faction, enemies)
    done = await field_battle(world, "field", place, ours, enemies)
    if done.verdict == Winner.ATTACKER:
        stay_where_they_fought(land, banners)
    await settle(world, place, done)


def stay_where_they_fought(land: Land, banners: list[str]) -> None:
    """RW-FIELD-06  The winner stays where he fought: outside."""
    for key in banners:
        if key in land.banners:
            land.banners[key].inside = False


def come_out_options(seen: Seen) -> list[ComeOut]:
    return [ComeOut(b.id, b.at) for b in seen.land.banners.values() if not why_not_come_out(seen, b.id)]
