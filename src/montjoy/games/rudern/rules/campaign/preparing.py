"""One form at the beginning of an impulse, and again in a province: what places give, who is hired, who leads which units, who
carries how much (RW-CAM-RND-04, RW-CAM-NOB-08, RW-CAM-NOB-09).

A form is numbers by name: "kiertz.foot" recruits, "kiertz.general" hires, "vermogen.shadow" calls one, "jaromir.foot" are the
units he is to lead, "jaromir" what he is to carry, "jaromir>anna" what of it he passes on to an ally.  What it does not name
stays as it is; a place that recruits nothing pays its tax.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec
from msgspec import UNSET

from montjoy.core.effects import ALL, No, no, order, tell
from montjoy.games.rudern.model.campaign import REGROUPINGS
from montjoy.games.rudern.model.queries import (
    active,
    body,
    is_besieged,
    is_friend,
    knowers,
    powers_in,
    powers_of,
    seat_of,
    steward,
)
from montjoy.games.rudern.model.state import Banner, Garrison, Land, World
from montjoy.games.rudern.protocol.campaign_events import Given, Hired, PursesMoved, Raised, Reorganised, TaxPaid
from montjoy.games.rudern.protocol.campaign_questions import Prepare, Regroup, Reorganise
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.protocol.powers_events import ShadowCalled
from montjoy.games.rudern.rules.battles.chests import home_chests
from montjoy.games.rudern.rules.battles.money import (
    add_to_garrison,
    note_divided,
    note_emptied,
    note_gift,
    note_given,
    note_may_be_divided,
    note_may_be_given,
    note_spent,
    others,
)
from montjoy.games.rudern.rules.campaign.income import (
    SHADOW,
    campaign_of,
    giving_places,
    hiring_towns,
    may_recruit,
    most_hired,
    next_generals,
    next_shadow,
    recruits_of,
    room_for,
    taxes_of,
    where_shadow_appears,
    yield_of,
)
from montjoy.games.rudern.rules.powers.abilities import general_price
from montjoy.games.rudern.rules.powers.carriers import why_not_without_units
from montjoy.games.rudern.seen.view import Seen, seen_by, why_not_now

GENERAL: Final = "general"
TO: Final = ">"                                              # RW-CAM-ECO-07  between giver and taker in a field's name


class Field(msgspec.Struct, frozen=True):
    """A number that a form may say: what it is now, and the most it may be."""

    now: int
    most: int


class Camp(msgspec.Struct, frozen=True):
    """Own banners that stand together, inside a place or in the open; only inside may units stay without a noble."""

    at: str
    inside: bool
    banners: tuple[str, ...]


class PurseGroup(msgspec.Struct, frozen=True):
    """Chests between which resources may be moved; `home`: the treasury too."""

    home: bool
    banners: tuple[str, ...]


# ---- what may be said ------------------------------------------------------------------------------------------------
def camps(land: Land, faction: str, at: str = "") -> list[Camp]:
    """RW-CAM-NOB-08  Where the faction may shift units: inside a place between its banners and its garrison, outside between its
    banners.  `at`: in that province alone."""
    found: dict[tuple[str, bool], list[str]] = {}
    for banner in land.banners.values():
        if banner.faction == faction and at in ("", banner.at):
            found.setdefault((banner.at, banner.inside), []).append(banner.id)
    return [Camp(p, inside, tuple(who)) for (p, inside), who in found.items() if inside or len(who) > 1]


def troops_of(land: Land, faction: str, camp: Camp) -> dict[str, int]:
    """The units that may be shifted there, by type."""
    total: dict[str, int] = {}
    for key in [*camp.banners, *([f"{camp.at}.{faction}"] if camp.inside else [])]:
        if key in land.banners or key in land.garrisons:
            for kind, n in body(land, key).units.items():
                total[kind] = total.get(kind, 0) + n
    return total


def fields(seen: Seen, at: str = "") -> dict[str, Field]:
    """RW-CAM-RND-04  All that the form may name, in the order of play: income, hiring, units, chests.  `at`: who leads and
    carries what in that province alone."""
    land, faction = seen.land, seen.faction
    found = {} if at else income_fields(seen)
    for camp in camps(land, faction, at):
        total = troops_of(land, faction, camp)
        for kind in [*total, *recruited_there(found, camp, total)]:
            more = found[f"{camp.at}.{kind}"].most if camp.inside and f"{camp.at}.{kind}" in found else 0
            for banner in camp.banners:
                now = land.banners[banner].units.get(kind, 0)
                found[f"{banner}.{kind}"] = Field(now, total.get(kind, 0) + more)
    for purse in purse_groups(seen, at):
        most = sum(seen.chests.get(b, 0) for b in purse.banners) + (most_in_treasury(seen, at) if purse.home else 0)
        found |= {b: Field(seen.chests.get(b, 0), most) for b in purse.banners}
    most_carried = {name: field.most for name, field in found.items()}
    for giver, taker in gifts(land, faction, at):
        found[f"{giver}{TO}{taker}"] = Field(0, most_carried.get(giver, seen.chests.get(giver, 0)))
    return found


def gifts(land: Land, faction: str, at: str = "") -> list[tuple[str, str]]:
    """RW-CAM-ECO-07  From whose chest into whose: nobles of allied factions in one province, none of them besieged apart from the
    other."""
    own = [b for b in land.banners.values() if b.faction == faction and at in ("", b.at)]
    allies = [b for b in land.banners.values() if b.faction != faction and is_friend(land, faction, b.faction)]
    return [(a.id, b.id) for a in own for b in allies if a.at == b.at and (a.inside == b.inside or not is_besieged(land, a.at))]


def income_fields(seen: Seen) -> dict[str, Field]:
    """RW-CAM-ECO-01, RW-CAM-NOB-02, RW-CAM-NOB-04  What places may recruit, where a general may be hired, or a shadow called."""
    land, faction = seen.land, seen.faction
    found = {}
    for place in giving_places(land, faction) if may_recruit(land) else ():
        for kind in recruits_of(seen, place):
            found[f"{place}.{kind}"] = Field(0, min(yield_of(land, faction, place), room_for(land, faction, kind)))
    found |= {f"{town}.{GENERAL}": Field(0, 1) for town in hiring_towns(land, faction)}
    at = where_shadow_appears(land, faction)
    return found | ({f"{at}.{SHADOW}": Field(0, 1)} if at else {})


def listed(seen: Seen, at: str = "") -> tuple[tuple[str, int, int], ...]:
    """The same as a question holds it."""
    return tuple((name, field.now, field.most) for name, field in fields(seen, at).items())


def recruited_there(found: Mapping[str, Field], camp: Camp, total: Mapping[str, int]) -> Iterator[str]:
    """RW-CAM-RND-04  A recruit may be led by a noble who is present."""
    for name in found if camp.inside else ():
        place, _, kind = name.partition(".")
        if place == camp.at and kind not in (*total, GENERAL, SHADOW):
            yield kind


def purse_groups(seen: Seen, at: str = "") -> list[PurseGroup]:
    """RW-CAM-NOB-09  At home any chest and the treasury; elsewhere, and in a besieged place, the chests of nobles who meet."""
    land, faction = seen.land, seen.faction
    at_home = [b for b in home_chests(land, faction) if at in ("", land.banners[b].at)]
    away: dict[tuple[str, bool], list[str]] = {}
    for b in land.banners.values():
        if b.faction == faction and b.id not in at_home and at in ("", b.at):
            away.setdefault((b.at, b.inside and is_besieged(land, b.at)), []).append(b.id)
    home = [PurseGroup(True, tuple(at_home))] if at_home else []
    return home + [PurseGroup(False, tuple(who)) for who in away.values() if len(who) > 1]


def most_in_treasury(seen: Seen, at: str) -> int:
    return seen.treasuries.get(seen.faction, 0) + (0 if at else most_taxed(seen))


def most_taxed(seen: Seen) -> int:
    """RW-CAM-ECO-01  If every place that may pays its tax."""
    return sum(taxes_of(seen.land, seen.faction, {}).values())


# ---- why not ---------------------------------------------------------------------------------------------------------
def why_not_prepare(seen: Seen, form: Preparations, at: str = "") -> No | None:
    """RW-CAM-RND-04  Every number within its bounds, every place its one yield, the prices paid, no unit and no resource lost."""
    known = fields(seen, at)
    for name, number in form.amounts.items():
        if name not in known:
            return no("RW-CAM-RND-04", "not-to-be-ordered", name=name)
        if number > known[name].most:
            return no("RW-CAM-RND-04", "more-than-may-be", name=name, number=number, most=known[name].most)
    return (
        why_not_yield(seen, form)
        or why_not_afford(seen, form)
        or why_not_shift_units(seen, form, at)
        or why_not_carry(seen, form, at)
    )


def recruits(seen: Seen, form: Preparations, place: str) -> dict[str, int]:
    """The recruits a form wants of a place."""
    wanted = {kind: form.amounts.get(f"{place}.{kind}", 0) for kind in seen.units.types if kind not in (GENERAL, SHADOW)}
    return {kind: n for kind, n in wanted.items() if n}


def hired(seen: Seen, form: Preparations) -> list[str]:
    return [p for p in hiring_towns(seen.land, seen.faction) if form.amounts.get(f"{p}.{GENERAL}")]


def why_not_yield(seen: Seen, form: Preparations) -> No | None:
    """RW-CAM-ECO-01, RW-CAM-ECO-05, RW-CAM-NOB-02  Tax or recruit, not both; no more pieces and generals than there may be."""
    land, faction, raised = seen.land, seen.faction, dict[str, int]()
    for place in giving_places(land, faction):
        wanted = recruits(seen, form, place)
        if sum(wanted.values()) > (gives := yield_of(land, faction, place)):
            return no("RW-CAM-ECO-01", "gives-no-more", place=place, wanted=sum(wanted.values()), most=gives)
        for kind, n in wanted.items():
            raised[kind] = raised.get(kind, 0) + n
    for kind, n in raised.items():
        if n > (room := room_for(land, faction, kind)):
            return no("RW-CAM-ECO-05", "no-pieces-left", kind=kind, wanted=n, most=room)
    if len(hired(seen, form)) > most_hired(land, faction):
        return no("RW-CAM-NOB-02", "no-more-generals", most=most_hired(land, faction))
    return None


def spent(seen: Seen, form: Preparations) -> int:
    """RW-CAM-ECO-02, RW-CAM-NOB-02  From the main treasury, outside the limit."""
    raised = [recruits(seen, form, p) for p in giving_places(seen.land, seen.faction)]
    price = sum(n * seen.units.unit(kind).cost for wanted in raised for kind, n in wanted.items())
    return price + len(hired(seen, form)) * price_of_general(seen.land, seen.faction)


def price_of_general(land: Land, faction: str) -> int:
    """RW-CAM-NOB-02, RW-CAM-NOB-10"""
    return general_price(land, faction, campaign_of(land).prices.general)


def taxed(seen: Seen, form: Preparations, at: str) -> int:
    """RW-CAM-ECO-01  What the places give that do not recruit; Lake Town may do one of each."""
    return 0 if at else sum(taxes(seen, form).values())


def taxes(seen: Seen, form: Preparations) -> dict[str, int]:
    """RW-CAM-ECO-01, RW-T-WEATHER  The same place by place."""
    raised = {p: sum(recruits(seen, form, p).values()) for p in giving_places(seen.land, seen.faction)}
    return taxes_of(seen.land, seen.faction, raised)


def why_not_afford(seen: Seen, form: Preparations) -> No | None:
    """RW-CAM-ECO-02, RW-CAM-ECO-06  The treasury with this impulse's taxes pays recruits and generals."""
    there = seen.treasuries.get(seen.faction, 0) + taxed(seen, form, "")
    wanted = spent(seen, form)
    return no("RW-CAM-ECO-02", "cannot-pay-so-many", price=wanted, there=there) if wanted > there else None


def units_after(seen: Seen, form: Preparations, camp: Camp) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
    """What the banners of a camp lead after the form, and what is left over for the garrison, by type."""
    land = seen.land
    left = troops_of(land, seen.faction, camp)
    if camp.inside:
        for kind, n in recruits(seen, form, camp.at).items():
            left[kind] = left.get(kind, 0) + n
    led = {}
    for banner in camp.banners:
        kinds = {kind: form.amounts.get(f"{banner}.{kind}", land.banners[banner].units.get(kind, 0)) for kind in left}
        left = {kind: n - kinds[kind] for kind, n in left.items()}
        led[banner] = {kind: n for kind, n in kinds.items() if n}
    return led, left


def why_not_shift_units(seen: Seen, form: Preparations, at: str) -> No | None:
    """RW-CAM-NOB-08  No more units than there are, and none left outside without a noble."""
    for camp in camps(seen.land, seen.faction, at):
        led, left = units_after(seen, form, camp)
        if refusal := why_not_without_units(seen.land, camp.at, led):
            return refusal
        for kind, n in left.items():
            if n < 0:
                return no("RW-CAM-NOB-08", "not-so-many-units", at=camp.at, kind=kind, lacking=-n)
            if n > 0 and not camp.inside:
                return no("RW-CAM-NOB-08", "units-without-a-noble", at=camp.at, kind=kind, left=n)
        for name, number in form.amounts.items():
            banner, _, kind = name.partition(".")
            if banner in camp.banners and kind and number > led[banner].get(kind, 0):
                return no("RW-CAM-NOB-08", "not-so-many-units", at=camp.at, kind=kind, lacking=number)
    return None


def why_not_carry(seen: Seen, form: Preparations, at: str) -> No | None:
    """RW-CAM-NOB-09, RW-CAM-ECO-06  Nothing is taken that is not there; away from the treasury nothing may be left lying."""
    for group in purse_groups(seen, at):
        now = sum(seen.chests.get(b, 0) for b in group.banners)
        wanted = sum(form.amounts.get(b, seen.chests.get(b, 0)) for b in group.banners)
        there = now + (seen.treasuries.get(seen.faction, 0) + taxed(seen, form, at) - spent(seen, form) if group.home else 0)
        if wanted > there:
            return no("RW-CAM-NOB-09", "more-than-there-is", wanted=wanted, there=there)
        if wanted < now and not group.home:
            return no("RW-CAM-NOB-09", "left-lying", banner=group.banners[0], left=now - wanted)
    return why_not_give(seen, form, at)


def why_not_give(seen: Seen, form: Preparations, at: str) -> No | None:
    """RW-CAM-ECO-07  A noble gives no more than he then carries."""
    for giver in dict.fromkeys(a for a, _ in gifts(seen.land, seen.faction, at)):
        given = sum(n for name, n in form.amounts.items() if name.startswith(giver + TO))
        carried = form.amounts.get(giver, seen.chests.get(giver, 0))
        if given > carried:
            return no("RW-CAM-ECO-07", "gives-more-than-he-has", banner=giver, wanted=given, there=carried)
    return None


def place_asked(question: Prepare | Regroup) -> str:
    """Of which province such a question is; "" of everything, at the beginning of an impulse."""
    return question.at if isinstance(question, Regroup) else ""


# ---- asked and carried out -------------------------------------------------------------------------------------------
async def prepare(world: World) -> None:
    """RW-CAM-RND-04  Once, when its impulse begins, a faction is asked for all of it: so nobody sees whether it moved
    resources."""
    faction = active(world.land)
    seen = seen_by(world, faction)
    treasury = world.treasuries[faction]
    question = Prepare(treasury, treasury + most_taxed(seen), listed(seen))
    form = await ask_for_form(world, faction, question, who_prepares(world.land, faction))
    await give_income(world, seen, form)
    await lead(world, seen, form, "")
    await hire(world, seen, form)
    await move_purses(world, seen, form, "")


def who_prepares(land: Land, faction: str) -> str:
    """RW-CAM-OFF-08  The Empire's income is the kard's, or else the treasurer's."""
    powers = powers_of(land)
    return steward(land, powers) if powers and faction == powers.empire else seat_of(land, faction)


async def ask_for_form(world: World, faction: str, question: Prepare | Regroup, seat: str) -> Preparations:
    """Openly: everybody may see who is waited for."""
    world.asked = faction
    world.answers = UNSET if seat == seat_of(world.land, faction) else seat
    form = await order(seat, question, Preparations)
    world.asked, world.answers = "", UNSET
    return form


async def give_income(world: World, seen: Seen, form: Preparations) -> None:
    """RW-CAM-ECO-01, RW-CAM-ECO-02  Taxes come first, and then recruits are paid and stand inside at once."""
    faction = seen.faction
    for place, tax in taxes(seen, form).items():
        campaign_of(world.land).given[place] = world.land.round
        if tax:
            world.treasuries[faction] += tax
            note_given(world, faction, faction, tax, others(world, faction))
            await tell(ALL, TaxPaid(place, faction, tax))
    for place in giving_places(seen.land, faction):
        for kind, number in recruits(seen, form, place).items():
            price = number * world.units.unit(kind).cost
            take_from_treasury(world, faction, price)
            add_to_garrison(world.land, place, faction, {kind: number})
            await tell(ALL, Raised(place, faction, kind, number, price))


def take_from_treasury(world: World, faction: str, price: int) -> None:
    world.treasuries[faction] -= price
    note_spent(world, faction, [faction], price)


async def hire(world: World, seen: Seen, form: Preparations) -> None:
    """RW-CAM-NOB-02, RW-CAM-NOB-07  He appears inside the town, his home, with an empty chest."""
    land, faction = world.land, seen.faction
    campaign = campaign_of(land)
    for town in hired(seen, form):
        general = next_generals(land, faction)[0]
        price = price_of_general(land, faction)
        take_from_treasury(world, faction, price)
        land.banners[general] = Banner(general, faction, GENERAL, town)
        campaign.homes[general] = town
        world.chests[general] = 0
        note_emptied(world, faction, general)
        await tell(ALL, Hired(faction, general, town, price))
    await call_shadow(world, seen, form)


async def call_shadow(world: World, seen: Seen, form: Preparations) -> None:
    """RW-CAM-NOB-04  Free, beside the ruler, inside or outside as the ruler is, with an empty chest; in no siege yet (ours)."""
    land, faction = world.land, seen.faction
    at = where_shadow_appears(land, faction)
    if not at or not form.amounts.get(f"{at}.{SHADOW}"):
        return
    shadow, ruler = next_shadow(land, faction), powers_in(land).shadows[faction]
    land.banners[shadow] = Banner(shadow, faction, SHADOW, at, inside=land.banners[ruler].inside)
    world.chests[shadow] = 0
    note_emptied(world, faction, shadow)
    await tell(ALL, ShadowCalled(faction, shadow, at))


async def lead(world: World, seen: Seen, form: Preparations, at: str) -> None:
    """RW-CAM-NOB-08  Units change their leaders; a wound stays with its banner while it leads such a piece, else it goes with
    the piece."""
    land = world.land
    for camp in camps(seen.land, seen.faction, at):
        led, left = units_after(seen, form, camp)
        if all(led[b] == land.banners[b].units for b in camp.banners):
            continue
        bodies = [land.banners[b] for b in camp.banners]
        stayed = land.garrisons.pop(f"{camp.at}.{seen.faction}", None) if camp.inside else None
        before: list[Banner | Garrison] = [*bodies, *([stayed] if stayed else [])]
        wounds = [(kind, lives, each.id) for each in before for kind, lives in each.wounds.items()]
        for banner in bodies:
            banner.units, banner.wounds = led[banner.id], {}
        staying = {kind: n for kind, n in left.items() if n}
        after: list[Banner | Garrison] = [*bodies]
        after += [add_to_garrison(land, camp.at, seen.faction, staying)] if staying else []
        for kind, lives, whose in wounds:
            bearer = min(after, key=lambda x: (kind not in x.units, kind in x.wounds, x.id != whose))
            bearer.wounds[kind] = max(lives, bearer.wounds.get(kind, 0))
        units = {b.id: dict(b.units) for b in bodies} | ({"": staying} if staying or stayed else {})
        await tell(ALL, Reorganised(seen.faction, camp.at, units))


async def move_purses(world: World, seen: Seen, form: Preparations, at: str) -> None:
    """RW-CAM-NOB-09, RW-CAM-ECO-07  Free, secret and outside the limit; first own purses, then what is passed on to allies."""
    faction, treasury, before = seen.faction, world.treasuries[seen.faction], dict(world.chests)
    for group in purse_groups(seen, at):
        now = {b: world.chests[b] for b in group.banners}
        wanted = {b: form.amounts.get(b, n) for b, n in now.items()}
        note_divided(world, faction, list(group.banners), treasury=group.home)
        if group.home:
            world.treasuries[faction] -= sum(wanted.values()) - sum(now.values())
        world.chests |= wanted
    await pass_gifts(world, seen, form, at)
    own = [b.id for b in world.land.banners.values() if b.faction == faction]
    changed = {b: world.chests[b] for b in own if world.chests[b] != before[b]}
    if changed or treasury != world.treasuries[faction]:
        await tell(knowers(world.land, faction), PursesMoved(faction, world.treasuries[faction], changed))


async def pass_gifts(world: World, seen: Seen, form: Preparations, at: str) -> None:
    """RW-CAM-ECO-07  Secretly, any amount, outside the limit: the two of them know how much, and nobody else whether at all."""
    land = world.land
    for giver, taker in gifts(seen.land, seen.faction, at):
        number, other = form.amounts.get(f"{giver}{TO}{taker}", 0), land.banners[taker].faction
        world.chests[giver] -= number
        world.chests[taker] += number
        note_gift(world, (seen.faction, giver), (other, taker), number)
        if number:
            told = dict.fromkeys((*knowers(land, seen.faction), *knowers(land, other)))
            await tell(tuple(told), Given(seen.faction, giver, other, taker, number))


def note_what_may_move(world: World, seen: Seen) -> None:
    """RW-GEN-13, RW-CAM-NOB-09, RW-CAM-ECO-07  Whether resources are moved between two acts nobody else sees: what the others
    know of purses is the same after, whether they were or not."""
    for group in purse_groups(seen):
        note_may_be_divided(world, seen.faction, [*([seen.faction] if group.home else []), *group.banners])
    for giver, taker in gifts(seen.land, seen.faction):
        note_may_be_given(world, (seen.faction, giver), (seen.land.banners[taker].faction, taker))


# ---- in a province ---------------------------------------------------------------------------------------------------
def why_not_reorganise(seen: Seen, at: str) -> No | None:
    """RW-CAM-NOB-08  In its impulse, where it has banners between which something may be shifted."""
    if refusal := why_not_now(seen):
        return refusal
    if not fields(seen, at):
        return no("RW-CAM-NOB-08", "nothing-to-reorganise", at=at)
    if campaign_of(seen.land).regrouped.get(at, 0) >= REGROUPINGS:
        return no("RW-CAM-NOB-08", "reorganised-enough", at=at)
    return None


def reorganise_options(seen: Seen) -> list[Reorganise]:
    own = dict.fromkeys(b.at for b in seen.land.banners.values() if b.faction == seen.faction)
    return [Reorganise(at) for at in own if not why_not_reorganise(seen, at)]


async def reorganise(world: World, act: Reorganise) -> None:
    """RW-CAM-NOB-08, RW-CAM-NOB-09  The same form for one province."""
    faction = active(world.land)
    campaign = campaign_of(world.land)
    campaign.regrouped[act.at] = campaign.regrouped.get(act.at, 0) + 1
    seen = seen_by(world, faction)
    question = Regroup(act.at, world.treasuries[faction], listed(seen, act.at))
    form = await ask_for_form(world, faction, question, seat_of(world.land, faction))
    await lead(world, seen, form, act.at)
    await move_purses(world, seen, form, act.at)
