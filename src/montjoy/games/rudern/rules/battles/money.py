"""Resources: treasuries, chests, the impulse limit, and what the places of a battle scenario give."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.battle.casualties import order_of_death
from montjoy.games.rudern.model.queries import (
    active,
    all_seats,
    banners_outside,
    is_besieged,
    is_friend,
    is_place,
    knowers,
    pieces,
    places_of,
)
from montjoy.games.rudern.model.state import Garrison, Known, Land, World
from montjoy.games.rudern.protocol.campaign_events import DiedOfWant
from montjoy.games.rudern.protocol.events import Paid, Recruited, Taxed
from montjoy.games.rudern.rules.powers.abilities import LIMIT, is_able
from montjoy.games.rudern.seen.view import Seen

TREASURY = ""                                                # the purse's name in options and events
NOBODY = "nobody"                                            # RW-CAM-MOV-06  what a march costs a noble who has nothing
A_UNIT = "a-unit"                                            # RW-CAM-MOV-06  a unit dies instead


# ---- RW-GEN-09  from which purse -------------------------------------------------------------------------------------
def is_own_ground(land: Land, faction: str, at: str) -> bool:
    """RW-GEN-09, RW-CAM-MAP-03, RW-CAM-X-01  Its own or an ally's ground; everything else is hostile or neutral, as is for a
    besieger the ground around the place.  In a campaign ground without a place is of the realm it lies in, whoever has damaged
    its fortress."""
    if land.campaign and not is_place(land, at):
        return is_friend(land, faction, land.campaign.realms.get(at, ""))
    return is_friend(land, faction, land.provinces[at].owner)


def pays_from_treasury(land: Land, faction: str, at: str) -> bool:
    """RW-GEN-09  On own or allied ground, and everywhere with supply = treasury, the main treasury pays."""
    return land.options.supply == "treasury" or is_own_ground(land, faction, at)


def chests_on_the_spot(land: Land, faction: str, at: str) -> list[str]:
    """RW-GEN-09  On hostile or neutral ground the chests of the faction's nobles on the spot, any of them."""
    return [b.id for b in banners_outside(land, at) if b.faction == faction]


def purses(seen: Seen, at: str, price: int) -> list[str]:
    """RW-GEN-09  The purses a faction may pay that price from there."""
    if pays_from_treasury(seen.land, seen.faction, at):
        return [TREASURY] if seen.treasuries.get(seen.faction, 0) >= price else []
    chests = [b for b in chests_on_the_spot(seen.land, seen.faction, at) if seen.chests.get(b, 0) >= price]
    return [A_UNIT] if not chests and may_pay_with_a_unit(seen, at) else chests


def may_pay_with_a_unit(seen: Seen, at: str) -> bool:
    """RW-CAM-MOV-06  In a campaign an army on hostile ground whose chests are all empty loses a unit instead (out_of_supply =
    forbidden: it does not act)."""
    there = chests_on_the_spot(seen.land, seen.faction, at)
    if not seen.land.campaign or seen.land.options.out_of_supply == "forbidden" or any(seen.chests.get(b, 0) for b in there):
        return False
    return pieces(seen.land, there) > 0


def why_not_pay(seen: Seen, at: str, price: int, purse: str) -> No | None:
    """RW-GEN-09  Without resources in the right purse the action is refused."""
    if price and purse not in purses(seen, at, price):
        treasury = pays_from_treasury(seen.land, seen.faction, at)
        return no("RW-GEN-09", "treasury-too-small" if treasury else "chest-too-small", place=at, price=price)
    return why_not_use(seen.land, seen.faction, price)


# ---- RW-GEN-10  the impulse limit ------------------------------------------------------------------------------------
def limit_of(land: Land, faction: str) -> int:
    """RW-GEN-10, RW-X-09, RW-CAM-NOB-10  In an impulse a faction may use 4 resources and one for each town it owns; with such a
    head one more."""
    sites = ("town", "fortress") if land.options.limit_counts == "towns_and_fortresses" else ("town",)
    more = int(is_able(land, faction, LIMIT))
    return 4 + sum(land.provinces[p].site in sites for p in places_of(land, faction)) + more


def limit_now(land: Land, faction: str) -> int:
    """RW-X-08  The limit is taken when the impulse begins; with limit_time = live a town captured since counts."""
    return limit_of(land, faction) if land.options.limit_time == "live" else land.factions[faction].limit


def why_not_use(land: Land, faction: str, price: int) -> No | None:
    """RW-GEN-10  Sieges begun, assaults and sorties count against the limit, in a campaign marches and building too
    (RW-CAM-MOV-04, RW-CAM-BLD-03); retreats never do."""
    used, limit = land.factions[faction].used, limit_now(land, faction)
    if price and used + price > limit:
        return no("RW-GEN-10", "campaign-limit" if land.campaign else "impulse-limit", used=used, limit=limit)
    return None


def begin_account(land: Land, faction: str) -> None:
    """RW-GEN-10  What was not used is lost: each impulse begins with nothing used."""
    land.factions[faction].limit = limit_of(land, faction)
    land.factions[faction].used = 0


async def pay(world: World, faction: str, at: str, price: int, purse: str, acting: list[str] | None = None) -> None:
    """RW-GEN-09, RW-GEN-10  The price leaves the purse and is added to what the impulse has used.  `acting`: the banners that do
    it, of which a unit dies if nobody there can pay (RW-CAM-MOV-06); all on the spot, where they are not named."""
    if not price:
        return
    if purse == A_UNIT:
        there = chests_on_the_spot(world.land, faction, at)
        note_all_empty(world, faction, there)
        await lose_units(world, there if acting is None else [b for b in acting if b in there], price)
        world.land.factions[faction].used += price
        return
    spend(world, faction, at, price, purse)
    world.land.factions[faction].used += price
    await tell(knowers(world.land, faction), Paid(faction, purse, price))


def spend(world: World, faction: str, at: str, price: int, purse: str) -> None:
    if purse == TREASURY:
        world.treasuries[faction] -= price
        note_spent(world, faction, [faction], price)
    else:
        world.chests[purse] -= price
        note_spent(world, faction, chests_on_the_spot(world.land, faction, at), price)


async def lose_units(world: World, banners: list[str], number: int) -> None:
    """RW-CAM-MOV-06, RW-CAM-X-05  So many units of the acting banners die, in the order of RW-DICE-04 and 07 (of equal ones that
    of the banner with most of them), before anything else is counted; never a noble."""
    for _ in range(number):
        bodies = [(world.land.banners[key], kind) for key in banners for kind in world.land.banners[key].units]
        if not bodies:
            return
        banner, kind = min(bodies, key=lambda found: (order_of_death(world.units.unit(found[1]), 0), -found[0].units[found[1]]))
        banner.units[kind] -= 1
        if not banner.units[kind]:
            del banner.units[kind]
            banner.wounds.pop(kind, None)
        await tell(ALL, DiedOfWant(banner.faction, banner.id, kind, 1))


# ---- RW-GEN-13  what the others know ---------------------------------------------------------------------------------
# A purse's id is its faction's for a treasury and the banner's for a chest.
def known(world: World, who: str, purse: str) -> Known:
    return world.known.setdefault(who, {}).setdefault(purse, Known())


def amount(world: World, purse: str) -> int:
    return world.treasuries[purse] if purse in world.treasuries else world.chests[purse]


def others(world: World, faction: str) -> list[str]:
    mine = knowers(world.land, faction)
    return [seat for seat in all_seats(world.land) if seat not in mine]


def note_spent(world: World, faction: str, candidates: list[str], price: int, only: list[str] | None = None) -> None:
    """RW-GEN-13  Prices are open: what was known to be in a purse is now less.  Where it may have been any of several
    chests, and too little is open to tell them apart, all are taken as known.  `only`: whoever of the others sees it."""
    for who in others(world, faction) if only is None else only:
        for purse in candidates:
            k = known(world, who, purse)
            if len(candidates) > 1 and k.most is not None:
                k.least = k.most = amount(world, purse)
                k.taken = True
                continue
            k.least = max(0, k.least - price)
            if k.most is not None:
                k.most -= price


def note_spent_somewhere(world: World, faction: str, candidates: list[str], price: int) -> None:
    """RW-GEN-13, RW-CAM-MOV-03  So much in all was taken from those purses, from one or from several of them: what was known to
    be in any of them may be gone, and as much as was at most in it may be there still."""
    if len(candidates) < 2:
        note_spent(world, faction, candidates, price)
        return
    for who in others(world, faction):
        for purse in candidates:
            known(world, who, purse).least = max(0, known(world, who, purse).least - price)


def note_spent_as_far(world: World, faction: str, candidates: list[str], price: int) -> None:
    """RW-GEN-13, RW-CAM-MOV-06  Nobles without units go on whether they can pay or not, and nobody else sees which: what was
    there is gone as far as the price goes, from one of those purses or from several."""
    for who in others(world, faction):
        for purse in candidates:
            k = known(world, who, purse)
            k.least = max(0, k.least - price)
            if k.most is not None and len(candidates) == 1:
                k.most = max(0, k.most - price)


def note_given(world: World, faction: str, purse: str, number: int, to: list[str], only: list[str] | None = None) -> None:
    """RW-GEN-13  So much has come into a purse; `to` know how much, the others only that something may have.  `only`: whoever of
    the others it is noted of."""
    for who in others(world, faction) if only is None else only:
        k = known(world, who, purse)
        if who in to:
            k.least += number
            k.most = None if k.most is None else k.most + number
        else:
            k.most = None


def note_gift(world: World, giver: tuple[str, str], taker: tuple[str, str], number: int) -> None:
    """RW-GEN-13, RW-CAM-ECO-07  So much may have gone from one faction's chest into another's, whether it did or not: third
    parties know
    only that; giver and taker know how much.  `giver`, `taker`: faction and chest."""
    giving, taking = knowers(world.land, giver[0]), knowers(world.land, taker[0])
    for who in [seat for seat in all_seats(world.land) if not (seat in giving and seat in taking)]:
        from_, to = known(world, who, giver[1]), known(world, who, taker[1])
        if who in giving:
            to.least += number
            to.most = None if to.most is None else to.most + number
        elif who in taking:
            from_.least = max(0, from_.least - number)
            from_.most = None if from_.most is None else from_.most - number
        else:
            to.most = None if to.most is None or from_.most is None else to.most + from_.most
            to.taken = from_.taken or to.taken
            from_.least = 0


def note_emptied(world: World, faction: str, purse: str) -> None:
    """RW-GEN-13  A chest handed over is open to everybody: nothing is left in it."""
    for who in others(world, faction):
        world.known.setdefault(who, {})[purse] = Known(0, 0)


def note_all_empty(world: World, faction: str, chests: list[str]) -> None:
    """RW-GEN-13, RW-CAM-MOV-06  A unit dies only where no chest on the spot holds anything: so everybody knows it."""
    for purse in chests:
        note_emptied(world, faction, purse)


def note_divided(world: World, faction: str, chests: list[str], treasury: bool = True) -> None:
    """RW-GEN-13, RW-GEN-16-X  What its treasury (or the chests alone) and those chests hold together may lie in any of them: so
    much is known of each, and no more, whether or not anything was moved."""
    purses_ = [*([faction] if treasury else []), *chests]
    for who in others(world, faction):
        most = [known(world, who, purse).most for purse in purses_]
        together = None if None in most else sum(n or 0 for n in most)
        taken = True if any(known(world, who, purse).taken for purse in purses_) else UNSET
        for purse in purses_:
            world.known[who][purse] = Known(0, together, taken)


def note_may_be_divided(world: World, faction: str, purses_: list[str]) -> None:
    """RW-GEN-13, RW-CAM-NOB-09  So it is where resources may be moved again and again and nobody sees whether they are: nothing
    is known of any of those purses then, unless all are empty."""
    for who in others(world, faction):
        if any(known(world, who, purse).most != 0 for purse in purses_):
            world.known[who] |= {purse: Known() for purse in purses_}


def note_may_be_given(world: World, giver: tuple[str, str], taker: tuple[str, str]) -> None:
    """RW-GEN-13, RW-CAM-ECO-07  The same of a chest out of which something may be passed on into an ally's: of third parties, for
    the two of them know."""
    two = (*knowers(world.land, giver[0]), *knowers(world.land, taker[0]))
    for who in [seat for seat in all_seats(world.land) if seat not in two]:
        from_, to = known(world, who, giver[1]), known(world, who, taker[1])
        from_.least = 0
        if from_.most != 0:
            to.most = None


def is_known_to_be_empty(world: World, faction: str, purse: str) -> bool:
    """RW-GEN-13  To everybody: it was handed over, and nothing has come into it since."""
    return all(known(world, who, purse).most == 0 for who in others(world, faction))


# ---- what places give (battle scenarios) -----------------------------------------------------------------------------
async def collect_income(world: World) -> None:
    """RW-SIEGE-07  At the start of its owner's impulse a place gives what the scenario says; a besieged one gives
    neither resources nor recruits (besieged_economy = normal: it does)."""
    land = world.land
    faction = active(land)
    for place in places_of(land, faction):
        if is_besieged(land, place) and land.options.besieged_economy == "none":
            continue
        await _collect_tax(world, faction, place)
        await _recruit(world, faction, place)


async def _collect_tax(world: World, faction: str, place: str) -> None:
    tax = world.land.provinces[place].tax
    if tax:
        world.treasuries[faction] += tax
        note_given(world, faction, faction, tax, others(world, faction))
        await tell(ALL, Taxed(place, faction, tax))


async def _recruit(world: World, faction: str, place: str) -> None:
    number = world.land.provinces[place].recruits
    if number and is_place(world.land, place):
        add_to_garrison(world.land, place, faction, {"foot": number})
        await tell(ALL, Recruited(place, faction, number))


def add_to_garrison(
    land: Land, place: str, faction: str, units: Mapping[str, int], wounds: Mapping[str, int] | None = None
) -> Garrison:
    """Units without a noble join those of their faction in the place.  Of two wounded pieces of a type the worse wound is kept,
    as there is one a body (ours)."""
    garrison = land.garrisons.setdefault(f"{place}.{faction}", Garrison(f"{place}.{faction}", faction, place))
    for kind, number in units.items():
        garrison.units[kind] = garrison.units.get(kind, 0) + number
    for kind, lost in (wounds or {}).items():
        garrison.wounds[kind] = max(garrison.wounds.get(kind, 0), lost)
    return garrison
