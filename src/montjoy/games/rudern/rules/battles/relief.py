"""Relief (RW-RELIEF): an army from outside attacks the besiegers."""

from __future__ import annotations

from functools import partial

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.battle.state import Kind, Winner
from montjoy.games.rudern.model.queries import (
    active,
    banners_outside,
    bodies_inside,
    body,
    factions_of,
    has_seat,
    kinds_of,
    outside,
)
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.events import BesiegedDecided, ReliefBegun
from montjoy.games.rudern.protocol.questions import Go, JoinBattle, JoinRelief, Relieve, Send, StayInside
from montjoy.games.rudern.rules.battles.aftermath import Clash, loot_losers
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.field import (
    army_to_fight,
    can_still_meet,
    fight_in_the_field,
    is_relief,
    our_army,
)
from montjoy.games.rudern.rules.battles.loot import lose_chests
from montjoy.games.rudern.rules.battles.muster import dice_in_the_field
from montjoy.games.rudern.rules.battles.retreat import is_inside, retreat_beaten, step_back, tell_inside
from montjoy.games.rudern.rules.battles.siege import end_siege
from montjoy.games.rudern.rules.campaign.beforehand import either, is_wanted, orders_now
from montjoy.games.rudern.seen.view import Seen, why_not_now

Joining = dict[str, dict[str, int]]                          # body -> type -> pieces


# ---- calling it ------------------------------------------------------------------------------------------------------
def why_not_relieve(seen: Seen, place: str) -> No | None:
    """RW-RELIEF-01  An army of the besieged faction or of an ally that stands outside already may attack the besiegers."""
    land = seen.land
    if refusal := why_not_now(seen):
        return refusal
    if not any(b.faction == seen.faction for b in banners_outside(land, place)):
        return no("RW-RELIEF-01", "no-army-there", place=place)
    if not is_relief(land, seen.faction, place):
        return no("RW-RELIEF-01", "nobody-to-relieve", place=place)
    if not besieger_to_fight(land, seen.faction, place) or not can_still_meet(land, place, outside(land, place, seen.faction)):
        return no("RW-RELIEF-01", "no-besieger-to-fight", place=place)
    return None


def besieger_to_fight(land: Land, faction: str, place: str) -> list[str]:
    """RW-RELIEF-01  The besiegers, hostile or neutral, and who stands outside with them."""
    if enemies := army_to_fight(land, place, faction):
        return enemies
    first = factions_of(land, land.sieges[place].members)[0]
    there = outside(land, place, first, against=faction)
    return [] if any(land.banners[b].stranded == land.impulse for b in there) else there


async def relieve(world: World, act: Relieve) -> None:
    """RW-RELIEF-01  From where they stand, for nothing."""
    faction = active(world.land)
    await fight_relief(world, faction, act.place, outside(world.land, act.place, faction))


def relieve_options(seen: Seen) -> list[Relieve]:
    return [Relieve(place) for place in seen.land.sieges if not why_not_relieve(seen, place)]


# ---- the battle ------------------------------------------------------------------------------------------------------
async def fight_relief(world: World, faction: str, place: str, banners: list[str]) -> None:
    """RW-RELIEF-02, RW-RELIEF-03, RW-RELIEF-10  A field battle, the besieger undivided; who enters together fights
    together, who comes later makes a new battle."""
    land = world.land
    await tell(ALL, ReliefBegun(faction, place, tuple(banners)))
    besiegers = besieger_to_fight(land, faction, place)
    relief = our_army(land, place, faction, besiegers)
    sent = await ask_the_besieged(world, faction, place, relief, besiegers)
    done = await fight_in_the_field(world, "relief", place, relief + list(sent), besiegers, sent)
    if done.verdict == Winner.ATTACKER:
        await end_relieved_siege(world, place, done)
    elif done.verdict == Winner.DEFENDER:
        await settle_relief_beaten(world, place, done, relief)
    else:
        await settle_relief_drawn(world, place, done)


async def ask_the_besieged(world: World, faction: str, place: str, relief: list[str], besiegers: list[str]) -> Joining:
    """RW-RELIEF-04  Each faction with units inside decides, openly and before the dice, whether all its combatants join;
    with relief_sally = any_subset, which.  Who has no seat stays inside."""
    joining: Joining = {}
    for inside in factions_of(world.land, bodies_inside(world.land, place)):
        if not has_seat(world.land, inside):
            continue
        there = bodies_inside(world.land, place)
        mine = {b: kinds_of(world.land, b) for b in there if body(world.land, b).faction == inside}
        sides = ([*relief, *joining, *mine], besiegers)
        wanted = is_wanted(orders_now(world, inside).join, partial(dice_in_the_field, world, Kind.RELIEF, place, sides))
        if world.land.options.relief_sally == "all_or_none":
            sent = mine if await ask_all_to_join(world, inside, place, faction, wanted) else {}
        else:
            sent = await ask_who_joins(world, inside, place, faction, mine, wanted)
        await tell(ALL, BesiegedDecided(inside, place, sent))
        joining |= sent
    return joining


async def ask_all_to_join(world: World, inside: str, place: str, by: str, wanted: bool | None) -> bool:
    """RW-RELIEF-04  relief_sally = all_or_none.  `wanted`: what standing orders say."""
    ordered = either(wanted, JoinBattle(), StayInside())
    return await ask(world, inside, JoinRelief(place, by), [JoinBattle(), StayInside()], ordered) == JoinBattle()


async def ask_who_joins(world: World, inside: str, place: str, by: str, mine: Joining, wanted: bool | None) -> Joining:
    """RW-RELIEF-04  relief_sally = any_subset: piece by piece."""
    sent: Joining = {}
    while True:
        picked = tuple(f"{b} {kind}" for b in sent for kind, n in sent[b].items() for _ in range(n))
        left = [Send(b, kind) for b in mine for kind, n in mine[b].items() if sent.get(b, {}).get(kind, 0) < n]
        options = [*left, Go()]
        answer = await ask(world, inside, JoinRelief(place, by, picked), options, either(wanted, options[0], Go()))
        if not isinstance(answer, Send):
            return sent
        body_sent = sent.setdefault(answer.body, {})
        body_sent[answer.kind] = body_sent.get(answer.kind, 0) + 1


# ---- what comes of it ------------------------------------------------------------------------------------------------
async def end_relieved_siege(world: World, place: str, done: Clash) -> None:
    """RW-RELIEF-05, RW-RELIEF-06  More units left than the besieger: he hands over everything, retreats, and the siege is
    over.  The relief army stays outside; it may go in, free."""
    land = world.land
    await loot_losers(world, place, done, 0, 1)
    losers = done.left_of(land, 1)
    await tell_inside(land, [key for key in done.left_of(land, 0) if is_inside(land, key)], place)
    await end_siege(land, place, "relieved")
    await retreat_beaten(world, losers, place)


async def settle_relief_beaten(world: World, place: str, done: Clash, relief: list[str]) -> None:
    """RW-RELIEF-07, RW-RELIEF-08  The besieger has won: survivors of the relief go into the place, even beyond five; he goes
    on besieging, and need not begin anew."""
    land = world.land
    await take_relief_loot(world, place, done)
    for key in [b for b in relief if b in land.banners]:
        banner = land.banners[key]
        banner.inside, banner.moves = True, 0
    await tell_inside(land, done.left_of(land, 0), place)


async def take_relief_loot(world: World, place: str, done: Clash) -> None:
    """RW-RELIEF-09  The besieger gets what the nobles of the beaten relief carried, and of those who joined it; with
    relief_loot = false they keep it."""
    if world.land.options.relief_loot:
        await loot_losers(world, place, done, 1, 0)
    else:
        await lose_chests(world, done.fallen, place)


async def settle_relief_drawn(world: World, place: str, done: Clash) -> None:
    """RW-RELIEF-05  Equal numbers: nobody has won, the relief goes back by RW-FIELD-05, the siege continues, no chest changes
    hands."""
    await lose_chests(world, done.fallen, place)
    await step_back(world, done.left_of(world.land, 0), place)
