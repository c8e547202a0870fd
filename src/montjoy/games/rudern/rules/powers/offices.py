"""What the holders of offices may do, and what they get for it (RW-CAM-OFF-02 to 06)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, TypeAlias

from montjoy.core.effects import ALL, No, d, no, roll, tell
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL, Office, Powers
from montjoy.games.rudern.model.queries import (
    active,
    bodies_inside,
    is_besieged,
    is_friend,
    is_hostile,
    knowers,
    pieces,
    places_of,
    powers_in,
)
from montjoy.games.rudern.model.state import Known, Land, World
from montjoy.games.rudern.protocol.powers_events import ExtraTaxRaised, PurseLookedAt, PurseSeen, TownGiven, Unrest
from montjoy.games.rudern.protocol.powers_questions import GiveToChurch, GiveTown, LookInto, RaiseExtraTax
from montjoy.games.rudern.rules.battles.money import amount, known, note_given, others
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers import influence
from montjoy.games.rudern.rules.powers.relations import part
from montjoy.games.rudern.rules.powers.unrest import make_ownerless, remove_next
from montjoy.games.rudern.seen.view import Seen, owner_of, why_not_now

EXTRA_TAX: Final = "extra-tax"                               # names in `Powers.used`
GIVE_TOWN: Final = "give-town"
LOOK: Final = "look"
DEATHS: Final = {5: 1, 6: 2}                                 # RW-CAM-OFF-02  of units, by the die
RICH: Final = 10                                             # RW-CAM-OFF-05  the imperial treasury
UNITED: Final = 1                                            # RW-T-INFLUENCE
A_CHURCH_TOWN: Final = 1
TREASURE: Final = 1
LOOKED: Final = 1

OfficeAct: TypeAlias = RaiseExtraTax | GiveTown | GiveToChurch | LookInto


# ---- asked of the map ------------------------------------------------------------------------------------------------
def why_not_office(seen: Seen, office: Office, rule: str) -> No | None:
    """RW-CAM-OFF-01  Its holder alone acts by an office, in his own impulse."""
    if refusal := why_not_now(seen):
        return refusal
    return None if powers_in(seen.land).offices.get(office) == seen.faction else no(rule, "not-your-office", office=office)


def is_imperial_town(land: Land, place: str) -> bool:
    return is_town_of(land, powers_in(land).empire, place, IMPERIAL)


def is_town_of(land: Land, owner: str, place: str, kind: str) -> bool:
    """A town of that owner and that kind, "" manorial."""
    if place not in land.provinces:
        return False
    there = land.provinces[place]
    return (there.site, there.owner, powers_in(land).kinds.get(place, "")) == ("town", owner, kind)


def towns_of_kind(land: Land, owner: str, kind: str) -> list[str]:
    return [p for p in places_of(land, owner) if is_town_of(land, owner, p, kind)]


def taxed_towns(land: Land) -> list[str]:
    """RW-CAM-OFF-02, RW-SIEGE-07  The imperial towns that give in an extraordinary tax: besieged ones give nothing (ours)."""
    normal = land.options.besieged_economy == "normal"
    return [p for p in towns_of_kind(land, powers_in(land).empire, IMPERIAL) if normal or not is_besieged(land, p)]


# ---- what may be done ------------------------------------------------------------------------------------------------
def office_options(seen: Seen) -> list[OfficeAct]:
    powers = powers_in(seen.land)
    if seen.faction not in powers.offices.values():
        return []
    places = [*places_of(seen.land, powers.empire), *places_of(seen.land, seen.faction)]
    given = [GiveTown(p, to) for p in places for to in powers.houses]
    purses = [*seen.land.factions, *seen.land.banners]
    return [
        *([] if why_not_extra_tax(seen) else [RaiseExtraTax()]),
        *(act for act in given if not why_not_give_town(seen, act)),
        *(act for act in (GiveToChurch(p) for p in places) if not why_not_give_to_church(seen, act)),
        *(act for act in (LookInto(p) for p in purses) if not why_not_look(seen, act)),
    ]


def why_not_extra_tax(seen: Seen) -> No | None:
    """RW-CAM-OFF-02  The kard, once a round, while there is an imperial town that gives."""
    if refusal := why_not_office(seen, "kard", "RW-CAM-OFF-02"):
        return refusal
    if powers_in(seen.land).used.get(EXTRA_TAX) == seen.land.round:
        return no("RW-CAM-OFF-02", "taxed-in-this-round")
    return None if taxed_towns(seen.land) else no("RW-CAM-OFF-02", "no-imperial-town")


def why_not_give_town(seen: Seen, act: GiveTown) -> No | None:
    """RW-CAM-OFF-02  The kard, once an impulse: an imperial town that is not besieged (ours) to a house of the Empire, not to his
    own."""
    land, powers = seen.land, powers_in(seen.land)
    if refusal := why_not_office(seen, "kard", "RW-CAM-OFF-02") or why_not_give_imperial(land, act.place):
        return refusal
    if act.to == seen.faction:
        return no("RW-CAM-OFF-02", "not-to-your-own-house")
    if act.to not in powers.houses or act.to in campaign_of(land).out or not is_friend(land, powers.empire, act.to):
        return no("RW-CAM-OFF-02", "no-house-of-the-empire", faction=act.to)
    return None


def why_not_give_imperial(land: Land, place: str) -> No | None:
    """RW-CAM-OFF-02"""
    if powers_in(land).used.get(GIVE_TOWN) == land.impulse:
        return no("RW-CAM-OFF-02", "has-given-a-town")
    if not is_imperial_town(land, place):
        return no("RW-CAM-OFF-02", "not-an-imperial-town", place=place)
    return no("RW-CAM-OFF-02", "town-is-besieged", place=place) if is_besieged(land, place) else None


def why_not_give_to_church(seen: Seen, act: GiveToChurch) -> No | None:
    """RW-CAM-OFF-02, RW-CAM-OFF-04  The kard an imperial town, while there is a sermo who takes it; the sermo manorial towns
    of his own but for his seat, as many as he likes.  None that is besieged (ours)."""
    land, powers = seen.land, powers_in(seen.land)
    if powers.offices.get("kard") == seen.faction:
        lacking = None if powers.offices.get("sermo") else no("RW-CAM-OFF-02", "no-sermo")
        return why_not_now(seen) or why_not_give_imperial(land, act.place) or lacking
    if refusal := why_not_office(seen, "sermo", "RW-CAM-OFF-04"):
        return refusal
    if not is_town_of(land, seen.faction, act.place, ""):
        return no("RW-CAM-OFF-04", "not-your-manorial-town", place=act.place)
    if campaign_of(land).seats.get(seen.faction) == act.place:
        return no("RW-CAM-OFF-04", "seat-is-not-given", place=act.place)
    return no("RW-CAM-OFF-04", "town-is-besieged", place=act.place) if is_besieged(land, act.place) else None


def why_not_look(seen: Seen, act: LookInto) -> No | None:
    """RW-CAM-OFF-06  The umbro, once an impulse: a treasury or chest that he does not see anyway, of somebody who is in the
    game."""
    if refusal := why_not_office(seen, "umbro", "RW-CAM-OFF-06"):
        return refusal
    if powers_in(seen.land).used.get(LOOK) == seen.land.impulse:
        return no("RW-CAM-OFF-06", "has-looked")
    if act.purse in seen.treasuries or act.purse in seen.chests:
        return no("RW-CAM-OFF-06", "sees-it-anyway", purse=act.purse)
    there = act.purse in seen.land.banners or act.purse in seen.land.factions
    if not there or act.purse in campaign_of(seen.land).out:
        return no("RW-CAM-OFF-06", "no-such-purse", purse=act.purse)
    return None


# ---- the kard --------------------------------------------------------------------------------------------------------
async def raise_extra_tax(world: World) -> None:
    """RW-CAM-OFF-02  1 of each imperial town into the imperial treasury, and a die for each: on 5 a unit there dies, on 6 two; a
    town without units is then ownerless."""
    land, powers = world.land, powers_in(world.land)
    towns = taxed_towns(land)
    powers.used[EXTRA_TAX] = land.round
    world.treasuries[powers.empire] += len(towns)
    note_given(world, powers.empire, powers.empire, len(towns), others(world, powers.empire))
    await tell(ALL, ExtraTaxRaised(active(land), len(towns)))
    for place in towns:
        if deaths := DEATHS.get(await roll(d(6), "RW-CAM-OFF-02", place), 0):
            await suffer_unrest(world, place, deaths)


async def suffer_unrest(world: World, place: str, deaths: int) -> None:
    """RW-CAM-OFF-02, RW-CAM-X-04  Of all units inside, the Empire's or others' (ours), in the order of RW-DICE-04 and
    RW-DICE-07."""
    for _ in range(deaths):
        if dead := remove_next(world, bodies_inside(world.land, place)):
            await tell(ALL, Unrest(place, dead[0].faction, dead[1], 1, dead[0].id))
    if not pieces(world.land, bodies_inside(world.land, place)):
        await make_ownerless(world, place)


async def give_town(world: World, act: GiveTown) -> None:
    """RW-CAM-OFF-02  It is a manorial town of that house; the imperial units inside stay, as an allied garrison; who is at war
    with that house goes out (ours)."""
    powers = powers_in(world.land)
    powers.used[GIVE_TOWN] = world.land.impulse
    world.land.provinces[act.place].owner = act.to
    del powers.kinds[act.place]
    await tell(ALL, TownGiven(active(world.land), act.place, act.to, "manorial"))
    await part(world)


# ---- the church ------------------------------------------------------------------------------------------------------
async def give_to_church(world: World, act: GiveToChurch) -> None:
    """RW-CAM-OFF-02, RW-CAM-OFF-04  It is a church town, which the sermo's house administers; the units inside stay whose they
    are, but for those that are at war with his house (ours)."""
    land, powers = world.land, powers_in(world.land)
    if is_imperial_town(land, act.place):
        powers.used[GIVE_TOWN] = land.impulse
    land.provinces[act.place].owner = powers.offices["sermo"]
    powers.kinds[act.place] = CHURCH
    await tell(ALL, TownGiven(active(land), act.place, powers.offices["sermo"], CHURCH))
    await part(world)


# ---- the umbro -------------------------------------------------------------------------------------------------------
async def look_into(world: World, act: LookInto) -> None:
    """RW-CAM-OFF-06, RW-GEN-13  Whose it is everybody sees, how much is in it he alone; of who is hostile or neutral it gives
    influence."""
    land, faction, owner = world.land, active(world.land), owner_of(world, act.purse)
    powers_in(land).used[LOOK] = land.impulse
    there = amount(world, act.purse)
    for seat in knowers(land, faction):
        world.known.setdefault(seat, {})[act.purse] = Known(there, there)
    await tell(ALL, PurseLookedAt(faction, act.purse, owner))
    await tell(knowers(land, faction), PurseSeen(faction, act.purse, owner, there))
    if not is_friend(land, faction, owner):
        await influence.gain(world, faction, LOOKED, "look")


# ---- what it gives ---------------------------------------------------------------------------------------------------
async def end_impulse(world: World) -> None:
    """RW-CAM-OFF-04, RW-CAM-OFF-05  The sermo gains influence for each church town, the treasurer for a full imperial
    treasury."""
    faction, powers = active(world.land), powers_in(world.land)
    if powers.offices.get("sermo") == faction:
        towns = towns_of_kind(world.land, faction, CHURCH)
        await influence.gain(world, faction, A_CHURCH_TOWN * len(towns), "church")
    if powers.offices.get("treasurer") == faction:
        await show_treasure(world, powers, faction)


async def show_treasure(world: World, powers: Powers, faction: str) -> None:
    """RW-CAM-OFF-05, RW-GEN-13  While the imperial treasury holds 10 or more; by it everybody learns whether it does."""
    rich = world.treasuries[powers.empire] >= RICH
    for who in others(world, powers.empire):
        k = known(world, who, powers.empire)
        if rich:
            k.least = max(k.least, RICH)
        else:
            k.most = RICH - 1 if k.most is None else min(k.most, RICH - 1)
    if rich:
        await influence.gain(world, faction, TREASURE, "treasury")


async def end_round(world: World) -> None:
    """RW-CAM-OFF-02  The kard gains influence at the end of a round in which the Empire is united."""
    powers = powers_in(world.land)
    if is_united(world.land):
        await influence.gain(world, powers.offices.get("kard", ""), UNITED, "united")


def is_united(land: Land) -> bool:
    """RW-CAM-OFF-02  No house has seceded, and no two that are still in the game are hostile."""
    powers = powers_in(land)
    houses = [f for f in powers.houses if f not in campaign_of(land).out]
    return not powers.seceded and not any(is_hostile(land, a, b) for a, b in combinations(houses, 2))
