"""The end of a round (RW-CAM-RND-01, step 6): what lies in unfinished buildings, dead heads, who is out; and the points after the
last one."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.model.queries import body, has_seat, is_friend, is_place, places_of, playing, powers_of
from montjoy.games.rudern.model.state import Banner, Land, World
from montjoy.games.rudern.protocol.campaign_events import Eliminated, HeadReturned, PointsCounted
from montjoy.games.rudern.protocol.campaign_questions import HeadReturns
from montjoy.games.rudern.protocol.questions import To
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.money import note_emptied
from montjoy.games.rudern.rules.campaign.building import end_round_of_works
from montjoy.games.rudern.rules.campaign.income import campaign_of, own_bodies
from montjoy.games.rudern.rules.powers.council import note_fallen_heads
from montjoy.games.rudern.rules.powers.heads import draw_head

A_TOWN: Final = 3                                            # RW-CAM-WIN-05
A_FORTRESS: Final = 2
UNITS_A_POINT: Final = 3


async def end_round(world: World) -> None:
    """RW-CAM-RND-01  Works change hands, dead heads return, and who has nothing left is out."""
    await end_round_of_works(world)
    await return_heads(world)
    await eliminate(world)


async def return_heads(world: World) -> None:
    """RW-CAM-NOB-05, RW-CAM-NOB-06  Free, alone and with an empty chest, inside the seat, besieged or not; where the seat is
    lost in an own place of his faction's choice; without one he does not return."""
    land = world.land
    campaign = campaign_of(land)
    await note_fallen_heads(world)
    for banner, head in campaign.heads.items():
        if banner in land.banners or head.faction in campaign.out:
            continue
        if to := await where_head_returns(world, banner, head.faction):
            land.banners[banner] = Banner(banner, head.faction, head.noble, to)
            world.chests[banner] = 0
            note_emptied(world, head.faction, banner)
            await tell(ALL, HeadReturned(head.faction, banner, head.noble, to))
            if head.noble == "head":
                await draw_head(world, head.faction)


async def where_head_returns(world: World, banner: str, faction: str) -> str:
    """RW-CAM-NOB-05  In the seat; a head of the Empire's side else in the capital, if that is still the Empire's or an ally's; or
    else in any own place of his choice.  Who has no seat at the table takes the first."""
    own = places_of(world.land, faction)
    seat = campaign_of(world.land).seats.get(faction, "")
    if seat in own:
        return seat
    if campaign_of(world.land).heads[banner].noble == "head" and (capital := open_capital(world.land, faction)):
        return capital
    if len(own) < 2 or not has_seat(world.land, faction):
        return own[0] if own else ""
    return (await ask(world, faction, HeadReturns(banner), [To(p) for p in own])).place


def open_capital(land: Land, faction: str) -> str:
    """RW-CAM-NOB-05  The capital of the Empire, besieged or not, if it takes that faction's head in; "" otherwise."""
    powers = powers_of(land)
    if not powers or not is_place(land, powers.capital) or not is_friend(land, powers.empire, faction):
        return ""
    return powers.capital if is_friend(land, faction, land.provinces[powers.capital].owner) else ""


async def eliminate(world: World) -> None:
    """RW-CAM-WIN-06  No place, no unit and no noble: out, and its treasury is lost."""
    land = world.land
    campaign = campaign_of(land)
    for faction in playing(land):
        if faction not in campaign.out and not places_of(land, faction) and not own_bodies(land, faction):
            campaign.out = (*campaign.out, faction)
            world.treasuries[faction] = 0
            note_emptied(world, faction, faction)
            await tell(ALL, Eliminated(faction))


# ---- points ----------------------------------------------------------------------------------------------------------
def points_of(land: Land, faction: str) -> int:
    """RW-CAM-WIN-05  3 a town, 2 a fortress, 1 for each 3 units, rounded down."""
    sites = [land.provinces[p].site for p in places_of(land, faction)]
    units = sum(sum(body(land, key).units.values()) for key in own_bodies(land, faction))
    return A_TOWN * sites.count("town") + A_FORTRESS * sites.count("fortress") + units // UNITS_A_POINT


def most_points(land: Land) -> tuple[str, ...]:
    """RW-CAM-WIN-05  More points win, equal is a draw: nobody."""
    points = {f: points_of(land, f) for f in playing(land)}
    best = [f for f, n in points.items() if n == max(points.values())]
    return (best[0],) if len(best) == 1 else ()


async def count_points(land: Land) -> None:
    """RW-CAM-WIN-05  Told before the game ends by them."""
    await tell(ALL, PointsCounted({f: points_of(land, f) for f in playing(land)}))
