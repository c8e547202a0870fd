"""The sequence of play of the battle layer: rounds, impulses, and what a faction may do in its impulse.

    play
        each round, each faction in turn                             RW-GEN-08
            places give what the scenario says                       RW-SIEGE-07 (ours)
            any acts in any order, as far as the limit goes:         RW-SEQ-03, RW-GEN-10
                march: the power of a fortress, battle or relief     RW-KIND-01, 02, 08, RW-RELIEF
                attack an army, or six and more behind walls         RW-KIND-02, 03
                come out, go in, go out                              RW-KIND-07, RW-X-06
                begin, join, leave, break off a siege                RW-SIEGE
                assault, sortie, relief                              RW-ASLT, RW-SORT, RW-RELIEF
            wounds heal                                              RW-DICE-05
"""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import ALL, mark, tell
from montjoy.games.rudern import acts, assault, coming_out, company, field, march, relief, siege
from montjoy.games.rudern.asking import ask
from montjoy.games.rudern.ends import in_play, outcome, time_is_up
from montjoy.games.rudern.money import begin_account, income
from montjoy.games.rudern.said import ImpulseBegun, ImpulseEnded, Recovered
from montjoy.games.rudern.seen import Seen
from montjoy.games.rudern.unit_table import KNOWN
from montjoy.games.rudern.view import view
from montjoy.games.rudern.world import (
    MOVES,
    SHIFTS,
    Land,
    Outcome,
    World,
    active,
    besieged,
    friends,
    is_place,
    playing,
)


async def play(world: World) -> Outcome:
    """RW-GEN-08  Play goes in rounds; in a round each faction has one impulse, one after another."""
    KNOWN.setdefault(world.units.number, world.units.types)
    while True:
        await mark(f"{world.land.round}.{active(world.land)}")
        await impulse(world)
        over = outcome(world.land) or next_impulse(world.land)
        if over:
            return over


def next_impulse(land: Land) -> Outcome | None:
    """RW-GEN-08  The next faction that is still in the game; after the last a new round begins."""
    while True:
        land.turn, land.impulse = land.turn + 1, land.impulse + 1
        if land.turn == len(playing(land)):
            if over := time_is_up(land):
                return over
            land.turn, land.round = 0, land.round + 1
        if in_play(land, active(land)):
            return None


# ---- the impulse -----------------------------------------------------------------------------------------------------
async def impulse(world: World) -> None:
    """RW-SEQ-03  In any order and any number, as far as conditions, money and limit allow."""
    faction = active(world.land)
    begin(world.land, faction)
    await tell(ALL, ImpulseBegun(world.land.round, faction, world.land.factions[faction].limit))
    await income(world)
    await assault.check_numbers(world)
    while not outcome(world.land):
        act = await ask(world, faction, acts.Act(), options(view(world, faction)))
        if act == acts.EndImpulse():
            break
        await do(world, act)
        await siege.tidy(world)
        await assault.check_numbers(world)
    await heal(world.land, faction)
    await tell(ALL, ImpulseEnded(faction))


def begin(land: Land, faction: str) -> None:
    """RW-SEQ-03  The used limit is cleared, banners have their moves again, garrisons may be attacked for nothing."""
    begin_account(land, faction)
    land.attacked = {}
    for banner in land.banners.values():
        banner.moves, banner.shifts = MOVES, SHIFTS


def options(seen: Seen) -> list[Any]:
    """RW-SEQ-03  What the faction may do now, from what it knows."""
    return [
        *march.march_options(seen),
        *field.attack_options(seen),
        *coming_out.come_out_options(seen),
        *company.together_options(seen),
        *march.shift_options(seen),
        *siege.siege_options(seen),
        *assault.storm_options(seen),
        *assault.sally_options(seen),
        *relief.relieve_options(seen),
        *siege.membership_options(seen),
        acts.EndImpulse(),
    ]


async def do(world: World, act: Any) -> None:
    """RW-X-10  One act at a time: losses, retreats and chests are settled before the next."""
    match act:
        case acts.March():
            await march.march(world, [act.banner], act.to)
        case acts.MarchTogether():
            await march.march(world, await company.for_march(world, act), act.to)
        case acts.AttackGarrison():
            await field.attack_garrison(world, act)
        case acts.AttackArmy():
            await field.attack_army(world, act)
        case acts.ComeOut():
            await coming_out.come_out(world, [act.banner], act.place)
        case acts.ComeOutTogether():
            await coming_out.come_out(world, await company.for_coming_out(world, act), act.place)
        case acts.GoIn():
            await march.go_in(world, act)
        case acts.GoOut():
            await march.go_out(world, act)
        case acts.BeginSiege():
            chosen = siege.own_outside(world.land, active(world.land), act.place)
            await siege.begin_siege(world, act.place, chosen, act.purse)
        case acts.BeginSiegeWith():
            await siege.begin_siege(world, act.place, await company.for_siege(world, act), act.purse)
        case acts.JoinSiege():
            await siege.join_siege(world, act)
        case acts.LeaveSiege():
            await siege.leave_siege(world, act)
        case acts.BreakOff():
            await siege.break_off(world, act)
        case acts.Storm():
            await assault.storm(world, act)
        case acts.Sally():
            await assault.sally(world, act)
        case acts.Relieve():
            await relief.relieve(world, act)


# ---- the end of the impulse ------------------------------------------------------------------------------------------
async def heal(land: Land, faction: str) -> None:
    """RW-DICE-05  Wounds last until the unit is in an own or allied place that is not besieged at the end of its faction's
    impulse."""
    healed = []
    for key in [*land.banners, *land.garrisons]:
        there = land.banners.get(key) or land.garrisons[key]
        if there.faction == faction and there.wounds and sheltered(land, key):
            there.wounds = {}
            healed.append(key)
    if healed:
        await tell(ALL, Recovered(faction, tuple(healed)))


def sheltered(land: Land, key: str) -> bool:
    """RW-DICE-05  Inside an own or allied place that is not besieged."""
    there = land.banners.get(key) or land.garrisons[key]
    own = is_place(land, there.at) and friends(land, there.faction, land.provinces[there.at].owner)
    return own and not besieged(land, there.at) and (key in land.garrisons or land.banners[key].inside)

