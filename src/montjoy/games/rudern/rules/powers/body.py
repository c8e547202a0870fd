"""King Robert's body (RW-CAM-BODY): its march home, its arrival, and who seizes it.  Who carries it is in `carriers.py`."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.model.powers import OFFICES, Body, Deed, Powers
from montjoy.games.rudern.model.queries import (
    active,
    banners_outside,
    is_besieged,
    is_friend,
    is_over,
    is_place,
    open_neighbours,
    powers_of,
)
from montjoy.games.rudern.model.state import Banner, Land, World
from montjoy.games.rudern.protocol.campaign_events import StepsBought
from montjoy.games.rudern.protocol.powers_events import BodyArrived, BodySeized, BodyTaken
from montjoy.games.rudern.protocol.powers_questions import MarchBody
from montjoy.games.rudern.rules.battles.movement import march
from montjoy.games.rudern.rules.campaign.marching import Bill, bill_of, length, settle_bill, why_not_leave
from montjoy.games.rudern.rules.powers import council
from montjoy.games.rudern.rules.powers.carriers import body_of, carriers
from montjoy.games.rudern.seen.view import Seen, seen_by, why_not_now


# ---- the march home --------------------------------------------------------------------------------------------------
def why_not_set_out(seen: Seen, to: str) -> No | None:
    """RW-CAM-BODY-01  In the Empire's impulse all who carry the body march together, and each of them must be able to."""
    land = seen.land
    if refusal := why_not_now(seen):
        return refusal
    group = carriers(land)
    if not group or land.banners[group[0]].faction != seen.faction:
        return no("RW-CAM-BODY-01", "no-body-to-march")
    return next((refusal for b in group if (refusal := why_not_leave(seen, b, to))), None)


def body_bill(seen: Seen, to: str) -> Bill | No:
    """RW-CAM-BODY-01  One step for each resource, paid once for the whole group, from the purses of any march (RW-CAM-MOV-04)."""
    group = carriers(seen.land)
    steps = length(seen.land, seen.land.banners[group[0]].at, to)
    return bill_of(seen, dict.fromkeys(group, 0) | {group[0]: steps}, to)


def why_not_march_body(seen: Seen, act: MarchBody) -> No | None:
    """RW-CAM-BODY-01  All together, at the price that it is."""
    if refusal := why_not_set_out(seen, act.to):
        return refusal
    due = body_bill(seen, act.to)
    if isinstance(due, No):
        return due
    if (act.price, act.dying) != (due.price, due.dying):
        return no("RW-CAM-BODY-01", "body-costs-otherwise", price=due.price)
    return None


def march_body_options(seen: Seen) -> list[MarchBody]:
    group = carriers(seen.land)
    found = []
    for to in open_neighbours(seen.land, seen.land.banners[group[0]].at) if group else ():
        due = why_not_set_out(seen, to) or body_bill(seen, to)
        if isinstance(due, Bill):
            found.append(MarchBody(to, due.price, due.dying))
    return found


async def march_body(world: World, act: MarchBody) -> None:
    """RW-CAM-BODY-01  Steps are bought once, units die for want, and then all march and arrive together."""
    faction, group = active(world.land), carriers(world.land)
    due = body_bill(seen_by(world, faction), act.to)
    assert isinstance(due, Bill)
    await tell(ALL, StepsBought(faction, tuple(group), due.price))
    await settle_bill(world, faction, group, due, act.to)
    await march(world, group, act.to)


# ---- settled after each act ------------------------------------------------------------------------------------------
async def settle_body(world: World) -> None:
    """RW-CAM-BODY-03, RW-CAM-BODY-04  Whether the body is seized, who carries it now, and whether it has come home."""
    land = world.land
    body, powers = body_of(land), powers_of(land)
    if body is None or not powers or body.by:
        return
    if deed := lost_by(land, powers, body):
        await lose_body(world, powers, body, deed)
    body.carriers = tuple(carriers(land))                    # the dead carry it no more
    if not body.carriers and not body.home and not body.by:
        await take_up(world, powers, body)
    if body.carriers and is_home(land, powers, body):
        await arrive_home(world, powers, body)


def lost_by(land: Land, powers: Powers, body: Body) -> Deed | None:
    """RW-CAM-BODY-04  By which deed of this act it is lost: once it is home by the capture of the capital; before by a lost
    battle in the open, by the capture of the place in which it lies, or when the last of those who carried it is dead."""
    if body.home:
        return next((deed for deed in powers.now if deed.kind == "capture" and deed.at == powers.capital), None)
    if not body.carriers:
        return None
    if lost := next((deed for deed in powers.now if deed.carried), None):
        return lost
    dead = [deed for deed in powers.now if any(noble.banner in body.carriers for noble in deed.slain)]
    return dead[-1] if dead and not carriers(land) else None


async def lose_body(world: World, powers: Powers, body: Body, deed: Deed) -> None:
    """RW-CAM-BODY-04  A kardom of the League that was among the victors has seized it; by any other enemy, or where nobody
    has won, it is left lying in the province.  Until it has come home once more the need falls no further (ours)."""
    land = world.land
    enemies = [f for f in deed.victors if not is_friend(land, powers.empire, f)]
    body.by = next((f for f in enemies if f in powers.league), "")
    body.carriers, body.at, body.home = (), deed.at, 0
    await tell(ALL, BodySeized(body.by or next(iter(enemies), ""), deed.at))


async def take_up(world: World, powers: Powers, body: Body) -> None:
    """RW-CAM-BODY-04  The first banner of the League or of the Empire that is outside there with a unit takes it."""
    land = world.land
    there = [b for b in banners_outside(land, body.at) if may_take(land, powers, b)]
    if not there:
        return
    banner = min(there, key=lambda b: is_over(land) or b.faction != active(land))
    if banner.faction in powers.league:
        body.by = banner.faction
        await tell(ALL, BodySeized(banner.faction, body.at))
        return
    await tell(ALL, BodyTaken(banner.faction, banner.id, body.at))
    body.carriers, body.at = (banner.id,), ""


def may_take(land: Land, powers: Powers, banner: Banner) -> bool:
    """RW-CAM-BODY-04  With a unit, not just beaten there; a kardom that has not joined the League is none of it."""
    if not any(banner.units.values()) or banner.stranded == land.impulse:
        return False
    return banner.faction == powers.empire or (banner.faction in powers.league and land.factions[banner.faction].plays)


def is_home(land: Land, powers: Powers, body: Body) -> bool:
    """RW-CAM-BODY-03  Inside the capital, which the Empire holds and nobody besieges."""
    if not is_place(land, powers.capital) or is_besieged(land, powers.capital):
        return False
    there = [land.banners[b] for b in body.carriers]
    return land.provinces[powers.capital].owner == powers.empire and all(b.at == powers.capital and b.inside for b in there)


async def arrive_home(world: World, powers: Powers, body: Body) -> None:
    """RW-CAM-BODY-03  The body is home, its banners may part, from the next round on the need falls; kard and council are to be
    voted on."""
    body.carriers, body.at, body.home = (), powers.capital, world.land.round
    await tell(ALL, BodyArrived(powers.capital))
    await council.call_election(world, OFFICES, "arrival")
