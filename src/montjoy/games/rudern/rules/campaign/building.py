"""Building (RW-CAM-BLD, RW-CAM-X-03): towns and fortresses, paid in parts."""

from __future__ import annotations

from typing import Final, get_args

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.model.campaign import PER_ROUND, Work
from montjoy.games.rudern.model.queries import (
    active,
    banners_outside,
    hostile_army,
    is_besieged,
    is_friend,
    is_hostile,
    pieces,
)
from montjoy.games.rudern.model.state import Land, Site, World
from montjoy.games.rudern.protocol.campaign_events import BuildingPaid, Built, WorkTaken
from montjoy.games.rudern.protocol.campaign_questions import Build, Building
from montjoy.games.rudern.protocol.events import Paid
from montjoy.games.rudern.rules.battles.money import (
    TREASURY,
    note_given,
    others,
    pays_from_treasury,
    spend,
    why_not_use,
)
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.seen.view import Seen, why_not_now

SITE: Final[dict[Building, Site]] = {"found": "town", "fortress": "fortress", "rebuild": "town", "repair": "fortress"}
BUILDERS: Final = ("head", "ruler")                          # RW-CAM-BLD-01  generals of houses do not found
VILLAGES: Final = ("village", "damaged")                     # RW-CAM-X-03  a damaged fortress is a village for all purposes


def price_of_building(land: Land, building: Building) -> int:
    """RW-CAM-BLD-01, RW-CAM-BLD-02, RW-CAM-X-03  As RW-T-COSTS has them."""
    prices = campaign_of(land).prices
    return {"found": prices.found, "fortress": prices.fortress, "rebuild": prices.rebuild, "repair": prices.repair}[building]


# ---- what may be built where -----------------------------------------------------------------------------------------
def why_not_build(seen: Seen, act: Build) -> No | None:
    """RW-CAM-BLD-01, RW-CAM-BLD-02, RW-CAM-BLD-03  In the own impulse, what the ground and the builder allow, at most five
    resources a round, as far as purse and limit go."""
    if refusal := why_not_now(seen):
        return refusal
    if act.at not in seen.land.provinces:
        return no("RW-CAM-BLD-01", "no-building-there", at=act.at)
    if refusal := why_not_site(seen, act.at, act.building) or why_not_amount(seen, act):
        return refusal
    if act.purse not in building_purses(seen, act.at, act.building, act.amount):
        return no("RW-CAM-BLD-03", "cannot-pay-building", at=act.at, amount=act.amount)
    return why_not_use(seen.land, seen.faction, act.amount)


def why_not_site(seen: Seen, at: str, building: Building) -> No | None:
    """RW-CAM-BLD-01, RW-CAM-BLD-02, RW-CAM-X-03  A town is founded in a village by a head or ruler who stands there, without a
    hostile army outside.  Fortresses are not built by the League; an own fortress is rebuilt as a town.  A damaged fortress is
    repaired by an army that stands alone there, never by the League's."""
    land, faction = seen.land, seen.faction
    province, league = land.provinces[at], land.factions[faction].league
    if hostile_army(land, at, faction):
        return no("RW-CAM-BLD-01", "enemy-outside", at=at)
    if building in ("fortress", "repair") and league:
        return no("RW-CAM-BLD-02", "no-fortresses-for-the-league", at=at)
    if building == "repair":
        alone = province.site == "damaged" and stands_alone(land, faction, at)
        return None if alone else no("RW-CAM-X-03", "nothing-to-repair", at=at)
    if not builders(land, faction, at):
        return no("RW-CAM-BLD-01", "no-builder-there", at=at)
    if building == "rebuild":
        own = province.site == "fortress" and province.owner == faction and not is_besieged(land, at)
        return None if own else no("RW-CAM-BLD-02", "no-own-fortress", at=at)
    return None if province.site in VILLAGES else no("RW-CAM-BLD-01", "no-village", at=at)


def stands_alone(land: Land, faction: str, at: str) -> bool:
    """RW-CAM-X-03  An army of the faction stands in the open there, with allies at most beside it."""
    there = banners_outside(land, at)
    army = [b.id for b in there if b.faction == faction]
    return pieces(land, army) > 0 and all(is_friend(land, faction, b.faction) for b in there)


def builders(land: Land, faction: str, at: str) -> list[str]:
    return [b.id for b in land.banners.values() if (b.faction, b.at) == (faction, at) and b.noble in BUILDERS]


def still_to_pay(land: Land, faction: str, at: str, building: Building) -> tuple[int, int]:
    """RW-CAM-BLD-03  What is lacking for the building, and what may still be paid into it in this round.  What the same hands
    have paid there for another building serves this one."""
    work = campaign_of(land).works.get(at)
    mine = work if work and work.faction == faction else Work(building, faction)
    return max(1, price_of_building(land, building) - mine.paid), PER_ROUND - mine.lately


def why_not_amount(seen: Seen, act: Build) -> No | None:
    most = min(still_to_pay(seen.land, seen.faction, act.at, act.building))
    if not 1 <= act.amount <= most:
        return no("RW-CAM-BLD-03", "part-too-large", at=act.at, most=max(0, most))
    return None


def building_purses(seen: Seen, at: str, building: Building, amount: int) -> list[str]:
    """RW-CAM-BLD-03  The main treasury on home ground, elsewhere the chest of a builder who stands there; an army that repairs
    has it of any of its nobles."""
    if pays_from_treasury(seen.land, seen.faction, at):
        return [TREASURY] if seen.treasuries.get(seen.faction, 0) >= amount else []
    if building == "repair":
        there = [b.id for b in banners_outside(seen.land, at) if b.faction == seen.faction]
    else:
        there = builders(seen.land, seen.faction, at)
    return [b for b in there if seen.chests.get(b, 0) >= amount]


def build_options(seen: Seen) -> list[Build]:
    own = dict.fromkeys(b.at for b in seen.land.banners.values() if b.faction == seen.faction)
    found = []
    for at in own:
        for building in get_args(Building):
            if not why_not_site(seen, at, building):
                most = min(still_to_pay(seen.land, seen.faction, at, building))
                parts = [(n, purse) for n in range(most, 0, -1) for purse in building_purses(seen, at, building, n)]
                found += [Build(at, building, n, purse) for n, purse in parts if not why_not_use(seen.land, seen.faction, n)]
    return found


# ---- carried out -----------------------------------------------------------------------------------------------------
async def build(world: World, act: Build) -> None:
    """RW-CAM-BLD-03  Each part counts against the limit; with the last one it stands.  Who builds where another has paid gets
    what lies there."""
    land, faction = world.land, active(world.land)
    campaign = campaign_of(land)
    spend(world, faction, act.at, act.amount, act.purse)
    land.factions[faction].used += act.amount
    await tell(faction, Paid(faction, act.purse, act.amount))
    if act.at in campaign.works and campaign.works[act.at].faction != faction:
        await take_work(world, act.at, faction)
    work = campaign.works.setdefault(act.at, Work(act.building, faction))
    work.building, work.paid, work.lately = act.building, work.paid + act.amount, work.lately + act.amount
    price = price_of_building(land, act.building)
    await tell(ALL, BuildingPaid(faction, act.at, act.building, act.amount, work.paid, price))
    if work.paid >= price:
        del campaign.works[act.at]
        land.provinces[act.at].site = SITE[act.building]
        land.provinces[act.at].owner = faction
        await tell(ALL, Built(faction, act.at, act.building))


async def take_work(world: World, at: str, faction: str) -> None:
    """RW-CAM-BLD-03  The parts paid go to the treasury of who has the ground."""
    work = campaign_of(world.land).works.pop(at)
    world.treasuries[faction] += work.paid
    note_given(world, faction, faction, work.paid, others(world, faction))
    await tell(ALL, WorkTaken(faction, at, work.faction, work.paid))


async def end_round_of_works(world: World) -> None:
    """RW-CAM-BLD-03  At a round's end a hostile army that stands there alone takes what was paid."""
    land = world.land
    for at, work in list(campaign_of(land).works.items()):
        work.lately = 0
        armies = dict.fromkeys(b.faction for b in banners_outside(land, at))
        enemies = [f for f in armies if is_hostile(land, work.faction, f)]
        if enemies and not any(is_friend(land, f, work.faction) for f in armies):
            await take_work(world, at, enemies[0])
