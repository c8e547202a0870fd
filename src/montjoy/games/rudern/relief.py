"""Relief (RW-RELIEF): an army from outside attacks the besiegers."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.acts import Go, JoinBattle, JoinRelief, Relieve, Send, StayInside
from montjoy.games.rudern.armies import Clash, kinds_of
from montjoy.games.rudern.asking import ask
from montjoy.games.rudern.field import army_to_fight, can_still_meet, field_battle, our_army, relieves, winners_take
from montjoy.games.rudern.loot import lose_chests
from montjoy.games.rudern.pieces import Winner
from montjoy.games.rudern.retreat import beaten, step_back
from montjoy.games.rudern.said import BesiegedDecided, ReliefBegun, Retreated
from montjoy.games.rudern.seen import Seen, why_not_now
from montjoy.games.rudern.siege import end_siege
from montjoy.games.rudern.whereabouts import banners_outside, bodies_inside, body, factions_of, outside
from montjoy.games.rudern.world import Land, World, active, decides

Joining = dict[str, dict[str, int]]                          # body -> type -> pieces


# ---- calling it ------------------------------------------------------------------------------------------------------
def why_not_relieve(seen: Seen, place: str) -> No | None:
    """RW-RELIEF-01  An army of the besieged faction or of an ally that stands outside already may attack the besiegers."""
    land = seen.land
    if refusal := why_not_now(seen):
        return refusal
    if not any(b.faction == seen.faction for b in banners_outside(land, place)):
        return no("RW-RELIEF-01", "no-army-there", place=place)
    if not relieves(land, seen.faction, place):
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
    await relief_battle(world, faction, act.place, outside(world.land, act.place, faction))


def relieve_options(seen: Seen) -> list[Relieve]:
    return [Relieve(place) for place in seen.land.sieges if not why_not_relieve(seen, place)]


# ---- the battle ------------------------------------------------------------------------------------------------------
async def relief_battle(world: World, faction: str, place: str, banners: list[str]) -> None:
    """RW-RELIEF-02, RW-RELIEF-03, RW-RELIEF-10  A field battle, the besieger undivided; who enters together fights
    together, who comes later makes a new battle."""
    land = world.land
    await tell(ALL, ReliefBegun(faction, place, tuple(banners)))
    besiegers = besieger_to_fight(land, faction, place)
    relief = our_army(land, place, faction, besiegers)
    sent = await the_besieged_decide(world, faction, place, besiegers)
    done = await field_battle(world, "relief", place, relief + list(sent), besiegers, sent)
    if done.verdict == Winner.ATTACKER:
        await relieved(world, place, done)
    elif done.verdict == Winner.DEFENDER:
        await relief_beaten(world, place, done, relief)
    else:
        await relief_undecided(world, place, done, relief)


async def the_besieged_decide(world: World, faction: str, place: str, besiegers: list[str]) -> Joining:
    """RW-RELIEF-04  Each faction with units inside decides, openly and before the dice, whether all its combatants join;
    with relief_sally = any_subset, which.  Who has no seat stays inside."""
    joining: Joining = {}
    for inside in factions_of(world.land, bodies_inside(world.land, place)):
        if not decides(world.land, inside):
            continue
        mine = {b: kinds_of(world.land, b) for b in bodies_inside(world.land, place) if _of(world.land, b, inside)}
        if world.land.options.relief_sally == "all_or_none":
            sent = mine if await all_join(world, inside, place, faction) else {}
        else:
            sent = await some_join(world, inside, place, faction, mine)
        await tell(ALL, BesiegedDecided(inside, place, sent))
        joining |= sent
    return joining


def _of(land: Land, key: str, faction: str) -> bool:
    return body(land, key).faction == faction


async def all_join(world: World, inside: str, place: str, by: str) -> bool:
    """RW-RELIEF-04  relief_sally = all_or_none."""
    return await ask(world, inside, JoinRelief(place, by), [JoinBattle(), StayInside()]) == JoinBattle()


async def some_join(world: World, inside: str, place: str, by: str, mine: Joining) -> Joining:
    """RW-RELIEF-04  relief_sally = any_subset: piece by piece."""
    sent: Joining = {}
    while True:
        picked = tuple(f"{b} {kind}" for b in sent for kind, n in sent[b].items() for _ in range(n))
        left = [Send(b, kind) for b in mine for kind, n in mine[b].items() if sent.get(b, {}).get(kind, 0) < n]
        answer = await ask(world, inside, JoinRelief(place, by, picked), [*left, Go()])
        if not isinstance(answer, Send):
            return sent
        body_sent = sent.setdefault(answer.body, {})
        body_sent[answer.kind] = body_sent.get(answer.kind, 0) + 1


# ---- what comes of it ------------------------------------------------------------------------------------------------
async def relieved(world: World, place: str, done: Clash) -> None:
    """RW-RELIEF-05, RW-RELIEF-06  More units left than the besieger: he hands over everything, retreats, and the siege is
    over.  The relief army stays outside; it may go in, free."""
    land = world.land
    await winners_take(world, place, done, 0, 1)
    losers = done.left_of(land, 1)
    await end_siege(land, place, "relieved")
    await beaten(world, losers, place)


async def relief_beaten(world: World, place: str, done: Clash, relief: list[str]) -> None:
    """RW-RELIEF-07, RW-RELIEF-08  The besieger has won: survivors of the relief go into the place, even beyond five; he goes
    on besieging, and need not begin anew."""
    land = world.land
    await the_beaten_pay(world, place, done)
    left = [b for b in relief if b in land.banners]
    for key in left:
        banner = land.banners[key]
        banner.inside, banner.moves = True, 0
    for faction in factions_of(land, left):
        await tell(ALL, Retreated(faction, tuple(b for b in left if land.banners[b].faction == faction), place, place))


async def the_beaten_pay(world: World, place: str, done: Clash) -> None:
    """RW-RELIEF-09  The besieger gets what the nobles of the beaten relief carried, and of those who joined it; with
    relief_loot = false they keep it."""
    if world.land.options.relief_loot:
        await winners_take(world, place, done, 1, 0)
    else:
        await lose_chests(world, done.fallen, place)


async def relief_undecided(world: World, place: str, done: Clash, relief: list[str]) -> None:
    """RW-RELIEF-05  Equal numbers: nobody has won, the relief goes back by RW-FIELD-05, the siege continues, no chest changes
    hands."""
    await lose_chests(world, done.fallen, place)
    await step_back(world, [b for b in relief if b in world.land.banners], place)
