"""Marches of a campaign (RW-CAM-MOV): steps bought with resources, by the slowest unit, from the treasury or the chests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.model.queries import active, borders_of, is_besieged, knowers, pieces, powers_of
from montjoy.games.rudern.model.state import Banner, Land, World
from montjoy.games.rudern.protocol.campaign_events import StepsBought
from montjoy.games.rudern.protocol.campaign_questions import Advance, AdvanceTogether
from montjoy.games.rudern.protocol.events import Paid
from montjoy.games.rudern.protocol.questions import Along, Company, Go
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.money import (
    TREASURY,
    lose_units,
    note_emptied,
    note_spent_as_far,
    note_spent_somewhere,
    pays_from_treasury,
    why_not_use,
)
from montjoy.games.rudern.rules.battles.movement import march, why_not_cross
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers.abilities import STEPS, leads_able, more_units
from montjoy.games.rudern.rules.powers.carriers import why_not_march_alone
from montjoy.games.rudern.rules.powers.decks import lasts
from montjoy.games.rudern.seen.view import Seen, seen_by, why_not_banner, why_not_now

HOLDS: Final = {"ruler": 10, "head": 7}                      # RW-T-BANNERS
OTHERS_HOLD: Final = 5
LEADER_HOLDS: Final = 10                                    # a head who holds one of these offices
LEADING: Final = ("kard", "commander")
NEVER: Final = 10_000                                        # of a type that no resource moves


class Bill(msgspec.Struct, frozen=True):
    """What a crossing costs: resources by banner, from which purses, and the units that die for what nobody can pay."""

    prices: dict[str, int]
    purses: dict[str, int]
    dying: int

    @property
    def price(self) -> int:
        return sum(self.prices.values())


# ---- steps and prices ------------------------------------------------------------------------------------------------
def size_of_noble(noble: str) -> int:
    """RW-CAM-NOB-01  So many units the banner of such a noble holds on the march (RW-T-BANNERS)."""
    return HOLDS.get(noble, OTHERS_HOLD)


def size_of(land: Land, banner: Banner) -> int:
    """RW-CAM-NOB-01, RW-CAM-OFF-02, RW-CAM-OFF-03, RW-CAM-NOB-10  The same of a banner: a head who is kard or commander leads 10,
    and with such a head two more."""
    powers = powers_of(land)
    leaders = [powers.offices.get(office) for office in LEADING] if powers else []
    leads = banner.noble == "head" and banner.faction in leaders
    return (LEADER_HOLDS if leads else size_of_noble(banner.noble)) + more_units(land, banner.id)


def length(land: Land, start: str, to: str) -> int:
    """RW-CAM-MAP-02, RW-T-WEATHER  In steps, over the shortest open stretch; in deep mud one more."""
    shortest = min(border.length for other, border in borders_of(land, start) if other == to and border.way == "open")
    return shortest + int(lasts(land, "length_plus_1"))


def steps_a_resource(seen: Seen, banner: Banner) -> int:
    """RW-CAM-MOV-02, RW-T-WEATHER, RW-CAM-NOB-10  Those of its slowest unit; a noble alone has his own.  With such a head one
    more, in hard frost one less, at least 1."""
    rate = min(seen.units.unit(kind).steps_per_resource for kind in banner.units or [banner.noble])
    more = int(leads_able(seen.land, banner.id, STEPS)) - int(lasts(seen.land, "steps_minus_1"))
    return max(1, rate + more) if rate else 0


def price_of(seen: Seen, banner: str, to: str) -> int:
    """RW-CAM-MOV-02  So many resources buy the steps that a banner lacks for the border."""
    there = seen.land.banners[banner]
    lacking = length(seen.land, there.at, to) - campaign_of(seen.land).steps.get(banner, 0)
    rate = steps_a_resource(seen, there)
    return max(0, -(-lacking // rate)) if rate else NEVER


def bill(seen: Seen, banners: Sequence[str], to: str) -> Bill | No:
    """RW-CAM-MOV-03, RW-CAM-MOV-04, RW-CAM-MOV-06  Into home ground the treasury pays, into hostile ground the marching banners'
    chests, first each for itself and then for the others.  For what is lacking units die, where the army stands on hostile
    ground and has nothing left, in the chests with which it marches home neither (ours); a noble without units goes on for
    nothing but the limit."""
    return bill_of(seen, {b: price_of(seen, b, to) for b in banners}, to)


def bill_of(seen: Seen, prices: dict[str, int], to: str) -> Bill | No:
    """RW-CAM-MOV-03, RW-CAM-MOV-04, RW-CAM-MOV-06  The same for prices that are known."""
    land, faction, banners = seen.land, seen.faction, list(prices)
    total = sum(prices.values())
    if refusal := why_not_use(land, faction, total):
        return refusal
    home = pays_from_treasury(land, faction, to)
    purses = from_treasury(seen, total) if home else from_chests(seen, prices)
    lacking = total - sum(purses.values())
    if not lacking:
        return Bill(prices, purses, 0)
    start = land.banners[banners[0]].at
    if home and not pays_from_treasury(land, faction, start):
        purses |= from_each(seen, banners, lacking)
        lacking = total - sum(purses.values())
        if not lacking:
            return Bill(prices, purses, 0)
    if land.options.out_of_supply == "forbidden" or pays_from_treasury(land, faction, start):
        return no("RW-CAM-MOV-04", "treasury-too-small" if home else "march-too-dear", place=to, price=total)
    troops = pieces(land, banners)
    if troops and lacking > troops:
        return no("RW-CAM-MOV-06", "too-few-to-die", price=total, units=troops)
    return Bill(prices, purses, lacking if troops else 0)


def from_treasury(seen: Seen, price: int) -> dict[str, int]:
    paid = min(price, seen.treasuries.get(seen.faction, 0))
    return {TREASURY: paid} if paid else {}


def from_each(seen: Seen, banners: Sequence[str], owing: int) -> dict[str, int]:
    """RW-CAM-MOV-06  What is owing from one chest after the other."""
    paid = {}
    for b in banners:
        paid[b] = min(owing, seen.chests.get(b, 0))
        owing -= paid[b]
    return {b: n for b, n in paid.items() if n}


def from_chests(seen: Seen, prices: dict[str, int]) -> dict[str, int]:
    """RW-CAM-MOV-03  Each chest pays for its own banner, and with what is left for the others."""
    left = {b: seen.chests.get(b, 0) for b in prices}
    paid = {b: min(price, left[b]) for b, price in prices.items()}
    owing = sum(prices.values()) - sum(paid.values())
    for b in prices:
        more = min(owing, left[b] - paid[b])
        paid[b], owing = paid[b] + more, owing - more
    return {b: n for b, n in paid.items() if n}


# ---- who may march where ---------------------------------------------------------------------------------------------
def why_not_set_out(seen: Seen, banner: str, to: str) -> No | None:
    """RW-CAM-MOV-01, RW-CAM-MOV-05, RW-CAM-NOB-01  Not out of a siege, not after a battle lost or drawn, over an open border,
    and no more units than the banner holds."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner) or why_not_march_alone(seen.land, banner):
        return refusal
    return why_not_leave(seen, banner, to)


def why_not_leave(seen: Seen, banner: str, to: str) -> No | None:
    """RW-CAM-MOV-01, RW-CAM-MOV-05, RW-CAM-NOB-01  The same of a banner that goes with others."""
    there = seen.land.banners[banner]
    if there.inside and is_besieged(seen.land, there.at):
        return no("RW-CAM-MOV-05", "besieged", banner=banner, place=there.at)
    if there.moves < 1:
        return no("RW-CAM-MOV-05", "stopped", banner=banner)
    if (units := sum(there.units.values())) > (most := size_of(seen.land, there)):
        return no("RW-CAM-NOB-01", "banner-too-large", banner=banner, units=units, most=most)
    return why_not_cross(seen.land, there.at, to)


def why_not_advance(seen: Seen, act: Advance) -> No | None:
    """RW-CAM-MOV-02  One banner, at the price that it is."""
    if refusal := why_not_set_out(seen, act.banner, act.to):
        return refusal
    due = bill(seen, [act.banner], act.to)
    if isinstance(due, No):
        return due
    if (act.price, act.dying) != (due.price, due.dying):
        return no("RW-CAM-MOV-02", "costs-otherwise", banner=act.banner, price=due.price)
    return None


def advance_options(seen: Seen) -> list[Advance | AdvanceTogether]:
    land = seen.land
    found: list[Advance | AdvanceTogether] = []
    for at in dict.fromkeys(b.at for b in land.banners.values() if b.faction == seen.faction):
        for to in dict.fromkeys(other for other, border in borders_of(land, at) if border.way == "open"):
            able = able_to_set_out(seen, at, to)
            for banner in able:
                due = bill(seen, [banner], to)
                if isinstance(due, Bill):
                    found.append(Advance(banner, to, due.price, due.dying))
            if may_go_together(seen, able, to):
                found.append(AdvanceTogether(at, to))
    return found


def able_to_set_out(seen: Seen, at: str, to: str) -> list[str]:
    return [b.id for b in seen.land.banners.values() if b.at == at and not why_not_set_out(seen, b.id, to)]


def may_go_together(seen: Seen, able: list[str], to: str) -> bool:
    """Some two of them can be paid for."""
    return any(can_be_paid(seen, [a, b], to) for i, a in enumerate(able) for b in able[:i])


def can_be_paid(seen: Seen, banners: Sequence[str], to: str) -> bool:
    return isinstance(bill(seen, banners, to), Bill)


async def pick_for_advance(world: World, act: AdvanceTogether) -> list[str]:
    """RW-CAM-MOV-03, RW-FIELD-01  One banner after the other, as far as all of them can be paid for, at once or with one more."""
    seen = seen_by(world, active(world.land))
    able = able_to_set_out(seen, act.at, act.to)
    picked: list[str] = []
    while True:
        more: list[Along | Go] = [
            Along(b) for b in able if b not in picked and is_on_the_way(seen, [*picked, b], able, act.to)
        ]
        if picked and can_be_paid(seen, picked, act.to):
            more.append(Go())
        answer = await ask(world, seen.faction, Company("march", act.at, act.to, tuple(picked)), more)
        if not isinstance(answer, Along):
            return picked
        picked.append(answer.banner)


def is_on_the_way(seen: Seen, picked: list[str], able: list[str], to: str) -> bool:
    """They can be paid for, or can be with one more."""
    return can_be_paid(seen, picked, to) or any(can_be_paid(seen, [*picked, b], to) for b in able if b not in picked)


# ---- carried out -----------------------------------------------------------------------------------------------------
async def advance(world: World, banners: list[str], to: str) -> None:
    """RW-CAM-MOV-02, RW-CAM-MOV-03, RW-CAM-MOV-06  Steps are bought, units die for want, and then they march and arrive
    together."""
    land, faction = world.land, active(world.land)
    campaign = campaign_of(land)
    seen = seen_by(world, faction)
    due = bill(seen, banners, to)
    assert isinstance(due, Bill)
    if due.price:
        await tell(ALL, StepsBought(faction, tuple(banners), due.price))
        await settle_bill(world, faction, banners, due, to)
    for b in banners:
        bought = due.prices[b] * steps_a_resource(seen, seen.land.banners[b])
        campaign.steps[b] = campaign.steps.get(b, 0) + bought - length(land, land.banners[b].at, to)
    await march(world, banners, to)


def who_may_pay(land: Land, faction: str, banners: list[str], to: str) -> list[str]:
    """RW-CAM-MOV-04, RW-GEN-13  The purses of which everybody knows that they may have paid."""
    if not pays_from_treasury(land, faction, to):
        return banners
    return [faction] if pays_from_treasury(land, faction, land.banners[banners[0]].at) else [faction, *banners]


async def settle_bill(world: World, faction: str, banners: list[str], due: Bill, to: str) -> None:
    """RW-CAM-MOV-04  Both purses count against the impulse limit.  Of nobles without units nobody else learns whether they could
    pay (RW-GEN-13)."""
    land = world.land
    land.factions[faction].used += due.price
    candidates, troops = who_may_pay(land, faction, banners, to), pieces(land, banners)
    for purse, amount in due.purses.items():
        if purse == TREASURY:
            world.treasuries[faction] -= amount
        else:
            world.chests[purse] -= amount
    paid = sum(due.purses.values())
    if not troops:
        note_spent_as_far(world, faction, candidates, due.price)
    elif paid:
        note_spent_somewhere(world, faction, candidates, paid)
    for purse, amount in due.purses.items():
        await tell(knowers(land, faction), Paid(faction, purse, amount))
    if troops and due.price > paid:
        for purse in candidates:
            note_emptied(world, faction, purse)
        await lose_units(world, banners, due.dying)
