"""Building (RW-CAM-BLD, RW-CAM-X-03): towns and fortresses, paid in parts."""

from __future__ import annotations

from typing import Final, get_args

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.model.campaign import PER_ROUND, Work
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL, Office, Powers
from montjoy.games.rudern.model.queries import (
    active,
    banners_outside,
    hostile_army,
    is_besieged,
    is_friend,
    is_hostile,
    knowers,
    pieces,
    powers_of,
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
from montjoy.games.rudern.rules.powers.abilities import head_banner
from montjoy.games.rudern.rules.powers.influence import count_founding, gain
from montjoy.games.rudern.seen.view import Seen, why_not_now

SITE: Final[dict[Building, Site]] = {
    "found": "town", "fortress": "fortress", "rebuild": "town", "repair": "fortress", "imperial": "town", "church": "town",
}  # fmt: skip
BUILDERS: Final = ("head", "ruler")                          # RW-CAM-BLD-01  generals of houses do not found
IMPERIAL_BUILDERS: Final = ("general",)                      # ... but those of the Empire do
FOUNDERS: Final[dict[Building, tuple[Office, ...]]] = {"imperial": ("commander", "treasurer"), "church": ("sermo",)}
COMMANDER_BUILDS: Final = ("fortress", "rebuild")            # RW-CAM-OFF-03  for the Empire, in its impulse
IMPERIAL_FOUNDED: Final = 1                                  # RW-T-INFLUENCE
VILLAGES: Final = ("village", "damaged")                     # RW-CAM-X-03  a damaged fortress is a village for all purposes


def price_of_building(land: Land, building: Building) -> int:
    """RW-CAM-BLD-01, RW-CAM-BLD-02, RW-CAM-X-03  As RW-T-COSTS has them."""
    prices = campaign_of(land).prices
    known: dict[Building, int] = {"fortress": prices.fortress, "rebuild": prices.rebuild, "repair": prices.repair}
    return known.get(building, prices.found)


def for_whom(land: Land, faction: str, building: Building) -> str:
    """RW-CAM-BLD-01  Who pays for a building and will own it: of an imperial town the Empire, of all others who builds it."""
    powers = powers_of(land)
    return powers.empire if powers and building == "imperial" else faction


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
    """RW-CAM-BLD-01, RW-CAM-BLD-02, RW-CAM-X-03  A town is founded in a village by a head, ruler or imperial general who stands
    there, without a hostile army outside.  Fortresses are not built by the League; an own fortress is rebuilt as a town.  A
    damaged fortress is repaired by an army that stands alone there, never by the League's."""
    land, faction = seen.land, seen.faction
    province, league = land.provinces[at], land.factions[faction].league
    if hostile_army(land, at, faction) or hostile_army(land, at, for_whom(land, faction, building)):
        return no("RW-CAM-BLD-01", "enemy-outside", at=at)
    if building in ("fortress", "repair") and league:
        return no("RW-CAM-BLD-02", "no-fortresses-for-the-league", at=at)
    if building == "repair":
        alone = province.site == "damaged" and stands_alone(land, faction, at)
        return None if alone else no("RW-CAM-X-03", "nothing-to-repair", at=at)
    if refusal := why_not_by_office(land, faction, at, building):
        return refusal
    if not builders(land, faction, at) and not commander_builds(land, faction, at, building):
        return no("RW-CAM-BLD-01", "no-builder-there", at=at)
    if building == "rebuild":
        own = province.site == "fortress" and province.owner == faction and not is_besieged(land, at)
        return None if own else no("RW-CAM-BLD-02", "no-own-fortress", at=at)
    return None if province.site in VILLAGES else no("RW-CAM-BLD-01", "no-village", at=at)


def why_not_by_office(land: Land, faction: str, at: str, building: Building) -> No | None:
    """RW-CAM-BLD-01, RW-CAM-OFF-03, RW-CAM-OFF-04, RW-CAM-OFF-05  Imperial towns are founded by the houses of commander and
    treasurer, on the Empire's home ground (ours: its treasury pays); church towns by the sermo's, in the Empire's realm.  What
    lies paid for a church town serves no other building of the sermo (ours)."""
    powers, work = powers_of(land), campaign_of(land).works.get(at)
    if work and work.building == "church" and work.faction == faction and building != "church":
        return no("RW-CAM-OFF-04", "church-town-begun", at=at)
    if building not in FOUNDERS:
        return None
    if not powers or faction not in [powers.offices.get(office) for office in FOUNDERS[building]]:
        return no("RW-CAM-BLD-01", "founds-no-church-towns" if building == "church" else "founds-no-imperial-towns", at=at)
    if building == "imperial" and not pays_from_treasury(land, powers.empire, at):
        return no("RW-CAM-BLD-01", "not-the-empires-ground", at=at)
    if building == "church" and campaign_of(land).realms.get(at, "") not in (powers.empire, *powers.houses):
        return no("RW-CAM-BLD-01", "not-in-the-empires-realm", at=at)
    return None


def stands_alone(land: Land, faction: str, at: str) -> bool:
    """RW-CAM-X-03  An army of the faction stands in the open there, with allies at most beside it."""
    there = banners_outside(land, at)
    army = [b.id for b in there if b.faction == faction]
    return pieces(land, army) > 0 and all(is_friend(land, faction, b.faction) for b in there)


def builders(land: Land, faction: str, at: str) -> list[str]:
    """RW-CAM-BLD-01  Heads and rulers; of the Empire its generals."""
    powers = powers_of(land)
    nobles = IMPERIAL_BUILDERS if powers and faction == powers.empire else BUILDERS
    return [b.id for b in land.banners.values() if (b.faction, b.at) == (faction, at) and b.noble in nobles]


def commander_builds(land: Land, faction: str, at: str, building: Building) -> bool:
    """RW-CAM-BLD-02, RW-CAM-OFF-03  The commander's head builds and rebuilds fortresses for the Empire, in its impulse."""
    head = commanders_head(land, faction)
    return building in COMMANDER_BUILDS and bool(head) and land.banners[head].at == at


def commanders_head(land: Land, faction: str) -> str:
    """The banner of the commander's head, if the Empire is meant and he has one; "" otherwise."""
    powers = powers_of(land)
    commander = powers.offices.get("commander", "") if powers and faction == powers.empire else ""
    return head_banner(land, commander) if commander else ""


def still_to_pay(land: Land, faction: str, at: str, building: Building) -> tuple[int, int]:
    """RW-CAM-BLD-03  What is lacking for the building, and what may still be paid into it in this round.  What the same hands
    have paid there for another building serves this one."""
    work, owner = campaign_of(land).works.get(at), for_whom(land, faction, building)
    mine = work if work and work.faction == owner else Work(building, owner)
    return max(1, price_of_building(land, building) - mine.paid), PER_ROUND - mine.lately


def why_not_amount(seen: Seen, act: Build) -> No | None:
    most = min(still_to_pay(seen.land, seen.faction, act.at, act.building))
    if not 1 <= act.amount <= most:
        return no("RW-CAM-BLD-03", "part-too-large", at=act.at, most=max(0, most))
    return None


def building_purses(seen: Seen, at: str, building: Building, amount: int) -> list[str]:
    """RW-CAM-BLD-03  The main treasury on home ground, elsewhere the chest of a builder who stands there; an army that repairs
    has it of any of its nobles.  An imperial town is paid from the Empire's treasury."""
    owner = for_whom(seen.land, seen.faction, building)
    if pays_from_treasury(seen.land, owner, at):
        return [TREASURY] if seen.treasuries.get(owner, 0) >= amount else []
    if building == "repair":
        there = [b.id for b in banners_outside(seen.land, at) if b.faction == seen.faction]
    else:
        there = builders(seen.land, seen.faction, at)
    return [b for b in there if seen.chests.get(b, 0) >= amount]


def build_options(seen: Seen) -> list[Build]:
    land, head = seen.land, commanders_head(seen.land, seen.faction)
    found = []
    for at in dict.fromkeys(b.at for b in land.banners.values() if b.faction == seen.faction or b.id == head):
        for building in get_args(Building):
            if not why_not_site(seen, at, building):
                most = min(still_to_pay(seen.land, seen.faction, at, building))
                parts = [(n, purse) for n in range(most, 0, -1) for purse in building_purses(seen, at, building, n)]
                found += [Build(at, building, n, purse) for n, purse in parts if not why_not_use(seen.land, seen.faction, n)]
    return found


# ---- carried out -----------------------------------------------------------------------------------------------------
async def build(world: World, act: Build) -> None:
    """RW-CAM-BLD-03  Each part counts against the limit of who builds; with the last one it stands.  Who builds where another has
    paid gets what lies there."""
    land, faction = world.land, active(world.land)
    owner = for_whom(land, faction, act.building)
    spend(world, owner, act.at, act.amount, act.purse)
    land.factions[faction].used += act.amount
    await tell(knowers(land, owner), Paid(owner, act.purse, act.amount))
    work = await work_of(world, act.at, act.building, owner)
    work.lately += act.amount
    await add_to_work(world, act.at, faction, act.amount)


async def work_of(world: World, at: str, building: Building, owner: str) -> Work:
    """RW-CAM-BLD-03  What lies there for that building of the owner's; of another's it becomes his."""
    works = campaign_of(world.land).works
    if at in works and works[at].faction != owner:
        await take_work(world, at, owner)
    work = works.setdefault(at, Work(building, owner))
    work.building = building
    return work


async def add_to_work(world: World, at: str, faction: str, amount: int) -> None:
    """RW-CAM-BLD-03  So much more lies there, paid or collected by that faction; at its price the building stands."""
    work = campaign_of(world.land).works[at]
    work.paid += amount
    price = price_of_building(world.land, work.building)
    await tell(ALL, BuildingPaid(faction, at, work.building, amount, work.paid, price))
    if work.paid >= price:
        await finish(world, at)


async def finish(world: World, at: str) -> None:
    """RW-CAM-BLD-01, RW-CAM-BLD-02, RW-CAM-OFF-02  The building stands and is its owner's; for a town founded its founder gains
    influence, for an imperial one the kard."""
    land, powers = world.land, powers_of(world.land)
    work = campaign_of(land).works.pop(at)
    land.provinces[at].site = SITE[work.building]
    land.provinces[at].owner = work.faction
    await tell(ALL, Built(work.faction, at, work.building))
    if not powers:
        return
    set_kind(powers, at, work)
    await count_founding(world, work.faction, work.building)
    if work.faction == powers.empire and work.building in ("found", "imperial"):
        await gain(world, powers.offices.get("kard", ""), IMPERIAL_FOUNDED, "imperial-founded")


def set_kind(powers: Powers, at: str, work: Work) -> None:
    """RW-CAM-BLD-01, RW-CAM-BLD-02  The Empire's are imperial, the sermo's for the church are the church's, all others are
    manorial; a fortress rebuilt as a town keeps its kind."""
    if work.building == "rebuild":
        return
    powers.kinds.pop(at, None)
    if work.building == "church":
        powers.kinds[at] = CHURCH
    elif work.faction == powers.empire:
        powers.kinds[at] = IMPERIAL


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
