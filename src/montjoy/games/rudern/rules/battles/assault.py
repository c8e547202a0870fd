"""Assaults and sorties (RW-ASLT, RW-SORT, RW-EMPTY, RW-X-01 to 03): who may call them, and what follows."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Kind, Verdict, Why
from montjoy.games.rudern.model.powers import IMPERIAL, Deed
from montjoy.games.rudern.model.queries import (
    active,
    alive,
    bodies_inside,
    count,
    factions_of,
    has_seat,
    inside,
    is_empty,
    is_friend,
    is_place,
    pieces,
    playing,
    powers_of,
    side_of,
)
from montjoy.games.rudern.model.state import Land, Siege, World
from montjoy.games.rudern.protocol.campaign_events import StayedOutside
from montjoy.games.rudern.protocol.events import AssaultCalled, Captured, FortressDamaged, SortieCalled, WentIn
from montjoy.games.rudern.protocol.questions import MoveIn, Occupy, Sally, StayOut, Storm
from montjoy.games.rudern.rules.battles.aftermath import Clash
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.field import has_too_many_for_walls
from montjoy.games.rudern.rules.battles.loot import give, hand_over, lose_chests, purse_for, who_gets_it
from montjoy.games.rudern.rules.battles.money import TREASURY, pay, purses, why_not_pay
from montjoy.games.rudern.rules.battles.muster import fight_out, were_carrying
from montjoy.games.rudern.rules.battles.retreat import retreat_beaten, retreat_to_haven
from montjoy.games.rudern.rules.battles.siege import end_siege, end_siege_of_nobles, why_not_near
from montjoy.games.rudern.rules.campaign.beforehand import either, orders_now
from montjoy.games.rudern.seen.view import Seen, why_not_now

PRICE = 1                                                    # RW-ASLT-02, RW-SORT-01


# ---- the besieger calls it -------------------------------------------------------------------------------------------
def why_not_assault(seen: Seen, place: str, purse: str) -> No | None:
    """RW-ASLT-01, RW-SIEGE-01  A besieger may call an assault in his impulse if the place has been besieged long enough, he
    meets the neighbour condition now, has a unit in the siege and can pay."""
    land = seen.land
    if refusal := why_not_now(seen):
        return refusal
    if place not in land.sieges:
        return no("RW-SIEGE-01", "siege-first", place=place)
    mine = members_of(land, place, seen.faction)
    if not pieces(land, mine):
        return no("RW-ASLT-01", "no-unit-in-the-siege", place=place)
    refusal = why_not_yet(land, place) or why_not_near(land, seen.faction, place, mine) or why_not_assault_so_many(land, place)
    return refusal or why_not_pay(seen, place, PRICE, purse)


def members_of(land: Land, place: str, faction: str) -> list[str]:
    return [b for b in alive(land, land.sieges[place].members) if land.banners[b].faction == faction]


def why_not_yet(land: Land, place: str) -> No | None:
    """RW-SIEGE-06  Not in the round in which the siege was begun; with assault_wait = impulse, from the next impulse on; and
    not before the besieged have had an impulse."""
    if siege_state(land, place) != "fresh":
        return None
    siege = land.sieges[place]
    if not has_waited(land, siege):
        return no("RW-SIEGE-06", "siege-too-fresh", place=place, round=siege.round)
    return no("RW-SIEGE-06", "besieged-not-moved", place=place, faction=who_is_besieged(land, place)[0])


def siege_state(land: Land, place: str) -> str:
    """RW-SEQ-02, RW-SIEGE-10  "free", "fresh" (besieged, too lately for an assault) or "ripe".  From fresh to ripe it comes by
    itself, and goes on so: a siege need not be begun or paid again."""
    siege = land.sieges.get(place)
    if siege is None:
        return "free"
    return "ripe" if has_waited(land, siege) and have_besieged_moved(land, siege) else "fresh"


def has_waited(land: Land, siege: Siege) -> bool:
    """RW-SIEGE-06  Begun in an earlier round; with assault_wait = impulse in an earlier impulse."""
    return siege.round < land.round if land.options.assault_wait == "round" else siege.impulse < land.impulse


def have_besieged_moved(land: Land, siege: Siege) -> bool:
    """RW-SIEGE-06  The besieged side has had an impulse since the siege was begun, or has none at all (besieged_impulse =
    false: it need not).  A siege that was on before the game began, since an earlier round, has seen one."""
    besieged = who_is_besieged(land, siege.place)
    before_the_game = siege.impulse == 0 and siege.round < land.round
    if not land.options.besieged_impulse or not besieged or before_the_game or siege.round + 1 < land.round:
        return True
    return any(faction in besieged for faction in moved_since(land, siege.impulse))


def who_is_besieged(land: Land, place: str) -> list[str]:
    """RW-SIEGE-06  Whose impulse is waited for: the owner's, or, where he has no seat, any of his allies'."""
    owner = land.provinces[place].owner
    return [owner] if has_seat(land, owner) else [f for f in side_of(land, owner) if has_seat(land, f)]


def moved_since(land: Land, impulse: int) -> list[str]:
    """Whose impulses have come between the impulse of that number and this one; who can do nothing any more has let his pass."""
    if land.campaign:
        return [f for f, last in land.campaign.impulses.items() if impulse < last < land.impulse]
    seats = playing(land)
    return [seats[(land.turn - back) % len(seats)] for back in range(1, min(land.impulse - impulse, len(seats) + 1))]


def why_not_assault_so_many(land: Land, place: str) -> No | None:
    """RW-X-03  More than five besieged: an assault or a field battle, as the besieger chooses (oversized_siege)."""
    if land.options.oversized_siege == "field_only" and has_too_many_for_walls(land, place):
        return no("RW-X-03", "field-only", place=place, units=inside(land, place))
    return None


async def call_assault(world: World, act: Storm) -> None:
    """RW-ASLT-02, RW-ASLT-03, RW-ASLT-04  One resource for each assault, again and again in an impulse; all who besiege and
    everybody inside take part."""
    land, place = world.land, act.place
    faction = active(land)
    await tell(ALL, AssaultCalled(faction, place, PRICE))
    await pay(world, faction, place, PRICE, act.purse, acting=members_of(land, place, faction))
    done = await fight_out(world, Kind.ASSAULT, place, both_sides(land, place), "RW-ASLT-05", first=BESIEGER)
    await settle_assault(world, place, done, faction)


def both_sides(land: Land, place: str) -> tuple[list[str], list[str]]:
    """RW-ASLT-04  All besieging banners, allies too, and everybody inside: nobody may be held back."""
    return list(land.sieges[place].members), bodies_inside(land, place)


def assault_options(seen: Seen) -> list[Storm]:
    return [
        Storm(place, purse)
        for place in seen.land.sieges
        for purse in purses(seen, place, PRICE)
        if not why_not_assault(seen, place, purse)
    ]


# ---- the besieged call it --------------------------------------------------------------------------------------------
def why_not_sortie(seen: Seen, place: str, purse: str) -> No | None:
    """RW-SORT-01, RW-SORT-03  In its own impulse a faction with somebody inside a besieged place may call a sortie, each
    time for 1 up to its limit; an empty place cannot, and nothing need be waited for."""
    land = seen.land
    if refusal := why_not_now(seen):
        return refusal
    if place not in land.sieges:
        return no("RW-SORT-01", "not-besieged", place=place)
    if is_empty(land, place) or seen.faction not in factions_of(land, bodies_inside(land, place)):
        return no("RW-SORT-01", "nobody-inside", place=place)
    return why_not_pay(seen, place, PRICE, purse)


async def call_sortie(world: World, act: Sally) -> None:
    """RW-SORT-01  Paid on own or allied ground, so from the treasury; those inside roll first."""
    land, place = world.land, act.place
    faction = active(land)
    await tell(ALL, SortieCalled(faction, place, PRICE))
    await pay(world, faction, place, PRICE, act.purse)
    done = await fight_out(world, Kind.SORTIE, place, both_sides(land, place), "RW-SORT-02", first=DEFENDER)
    await settle_assault(world, place, done, captor_in_a_sortie(land, place))


def captor_in_a_sortie(land: Land, place: str) -> str:
    """RW-SORT-04  A place falling to a sortie belongs to who began the siege; or, if he is no longer there, to the besieging
    faction with most units that meets the neighbour condition; else to nobody new ("")."""
    siege = land.sieges[place]
    there = factions_of(land, alive(land, siege.members))
    if siege.by in there:
        return siege.by
    near = [f for f in there if not why_not_near(land, f, place, members_of(land, place, f))]
    return max(near, key=lambda f: pieces(land, members_of(land, place, f)), default="")


def sortie_options(seen: Seen) -> list[Sally]:
    return [
        Sally(place, purse)
        for place in seen.land.sieges
        for purse in purses(seen, place, PRICE)
        if not why_not_sortie(seen, place, purse)
    ]


# ---- what follows ----------------------------------------------------------------------------------------------------
async def settle_assault(world: World, place: str, done: Clash, captor: str) -> None:
    """RW-SEQ-01  Step 9: captured?  else broken by numbers?  else the siege goes on (RW-ASLT-10)."""
    if done.verdict == Verdict.CAPTURED:
        await capture(world, place, done, captor)
    elif done.why == Why.ONLY_NOBLES:
        await end_siege_of_nobles(world, place, fallen_of(done, BESIEGER))
        await lose_chests(world, fallen_of(done, DEFENDER), place)
    elif done.verdict == Verdict.BROKEN:
        await break_siege(world, place, done)
    else:
        await continue_siege(world, place, done)


async def continue_siege(world: World, place: str, done: Clash) -> None:
    """RW-ASLT-10, RW-LOOT-05  Nothing else happens; only a noble who fell inside takes his chest with him."""
    await lose_chests(world, fallen_of(done, DEFENDER), place)


def fallen_of(done: Clash, side: int) -> dict[str, str]:
    return {b: f for b, f in done.fallen.items() if b in done.sides[side]}


async def break_siege(world: World, place: str, done: Clash) -> None:
    """RW-ASLT-09, RW-X-02  The besiegers, outnumbered or all dead, hand over what their nobles carried, to the defenders or
    else to the place's owner; who is left retreats, and the siege is over."""
    land = world.land
    if done.why == Why.BOTH_GONE:
        await end_wiped_out(world, place, done)
        return
    await hand_over(world, done.nobles[BESIEGER], bodies_inside(land, place), active(land), place)
    await lose_chests(world, fallen_of(done, DEFENDER), place)
    left = done.left_of(land, BESIEGER)
    await retreat_beaten(world, left, place)
    await end_siege(land, place, "outnumbered" if left else "nobody-left")


async def end_wiped_out(world: World, place: str, done: Clash) -> None:
    """RW-X-02  Nobody is left on either side: the place keeps its owner and is empty, the besieging nobles' chests go to
    him, those of the nobles inside are lost."""
    owner = world.land.provinces[place].owner
    await give(world, done.nobles[BESIEGER], owner, TREASURY, place)
    await lose_chests(world, fallen_of(done, DEFENDER), place)
    await end_siege(world.land, place, "nobody-left")


async def withdraw_outnumbered(world: World, place: str) -> None:
    """RW-ASLT-09  outnumber_check = continuous: the besiegers withdraw whenever those inside are more."""
    land = world.land
    members = list(land.sieges[place].members)
    nobles = {b: land.banners[b].faction for b in members}
    await hand_over(world, nobles, bodies_inside(land, place), active(land), place)
    await retreat_beaten(world, members, place)
    await end_siege(land, place, "outnumbered")


async def check_numbers(world: World) -> None:
    """RW-ASLT-09  After each assault and sortie only; with outnumber_check = continuous whenever numbers change."""
    land = world.land
    if land.options.outnumber_check == "continuous":
        for place in list(land.sieges):
            if inside(land, place) > count(land, alive(land, land.sieges[place].members)):
                await withdraw_outnumbered(world, place)


# ---- capture ---------------------------------------------------------------------------------------------------------
async def capture(world: World, place: str, done: Clash, captor: str) -> None:
    """RW-ASLT-08, RW-EMPTY-04  Nobody holds the place any more: it is captured, and the chests of the nobles who were inside
    go to the captor."""
    land = world.land
    owner = land.provinces[place].owner
    besiegers = done.left_of(land, BESIEGER)
    await give_spoils(world, place, done, captor, besiegers, owner)
    await retreat_nobles(world, place)
    if not captor:
        return
    await tell(ALL, Captured(place, captor, owner))
    note_capture(land, place, captor, owner, done.sides[DEFENDER])
    land.provinces[place].owner = captor
    await end_siege(land, place, "captured")
    await damage_fortress(land, place)
    await occupy(world, place, besiegers)


def note_capture(land: Land, place: str, captor: str, owner: str, defenders: list[str]) -> None:
    """RW-CAM-INF-01, RW-CAM-X-02  Among six powers it is remembered until the act is settled; an imperial or a church place that
    is taken is the captor's own from then on, and what the Empire takes is imperial."""
    powers = powers_of(land)
    if not powers:
        return
    was, carried = land.provinces[place].site, were_carrying(land, defenders)
    powers.now.append(Deed("capture", place, (captor,), (owner,), was=was, carried=carried, victors=(captor,)))
    powers.kinds.pop(place, None)
    if captor == powers.empire:
        powers.kinds[place] = IMPERIAL


async def give_spoils(world: World, place: str, done: Clash, captor: str, besiegers: list[str], owner: str) -> None:
    """RW-LOOT-05  Chests of nobles inside go to the captor; of one killed before the walls to the place's owner."""
    receiver = captor or who_gets_it(world.land, besiegers, "", place)
    await give(world, done.nobles[DEFENDER], receiver, purse_for(world, receiver, besiegers), place)
    await give(world, fallen_of(done, BESIEGER), owner, TREASURY, place)


async def retreat_nobles(world: World, place: str) -> None:
    """RW-GEN-15  With noble_holds_place = false the place falls with its last unit, and surviving nobles retreat."""
    for faction in factions_of(world.land, bodies_inside(world.land, place)):
        mine = [b for b in bodies_inside(world.land, place) if world.land.banners[b].faction == faction]
        await retreat_to_haven(world, faction, mine, place)


async def damage_fortress(land: Land, place: str) -> None:
    """RW-ASLT-11  A fortress taken by a League faction becomes damaged: no place any more; in a campaign nobody controls it,
    and its
    ground is that of the realm it lies in (RW-CAM-X-03, RW-CAM-MAP-03)."""
    province = land.provinces[place]
    if province.site == "fortress" and land.factions[province.owner].league:
        province.site = "damaged"
        if land.campaign:
            province.owner = land.campaign.realms.get(place, "")
        await tell(ALL, FortressDamaged(place))


async def occupy(world: World, place: str, besiegers: list[str]) -> None:
    """RW-ASLT-11  The besieging banners may go inside or stay outside, at once and free; an ally's ally, to whom the place is
    neither own nor allied, stays outside (RW-X-06)."""
    land = world.land
    if not is_place(land, place):
        return
    owner = land.provinces[place].owner
    for faction in (f for f in factions_of(land, besiegers) if is_friend(land, f, owner)):
        mine = tuple(b for b in besiegers if land.banners[b].faction == faction)
        if has_seat(land, faction) and await ask_to_stay_out(world, faction, place, mine):
            continue
        for key in mine:
            land.banners[key].inside = True
        await tell(ALL, WentIn(faction, mine, place))


async def ask_to_stay_out(world: World, faction: str, place: str, mine: tuple[str, ...]) -> bool:
    """RW-ASLT-11  Whether it does.  Where its standing orders say so everybody is told, as nobody was seen to be asked."""
    order = orders_now(world, faction).occupy
    ordered = either(order == "in" if order else None, MoveIn(), StayOut())
    answer = await ask(world, faction, Occupy(place, mine), [MoveIn(), StayOut()], ordered)
    if answer == StayOut() and order:
        await tell(ALL, StayedOutside(faction, mine, place))
    return answer == StayOut()
