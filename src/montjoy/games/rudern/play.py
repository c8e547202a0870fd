"""The sequence of play: rounds, impulses, and what a faction may do in its impulse.

    play
        each round, each faction in turn                             RW-GEN-08
            places give what the scenario says                       RW-SIEGE-07 (ours)
            nobles at home fill their chests                         RW-GEN-16-X
            (a campaign: income, hiring, units and chests            RW-CAM-RND-04)
            any acts in any order, as far as the limit goes:         RW-SEQ-03, RW-GEN-10
                march: the power of a fortress, battle or relief     RW-KIND-01, 02, 08, RW-RELIEF
                attack an army, or six and more behind walls         RW-KIND-02, 03
                come out, go in, go out                              RW-KIND-07, RW-X-06
                begin, join, leave, break off a siege                RW-SIEGE
                assault, sortie, relief                              RW-ASLT, RW-SORT, RW-RELIEF
                (a campaign: marches that are paid, building         RW-CAM-MOV, RW-CAM-BLD)
            wounds heal                                              RW-DICE-05
        (a campaign: works, dead heads, who is out                   RW-CAM-RND-01)
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import ALL, No, mark, tell
from montjoy.games.rudern.battle.unit_types import KNOWN
from montjoy.games.rudern.model.queries import active, body, in_turn, is_besieged, is_friend, is_place, powers_of
from montjoy.games.rudern.model.state import MOVES, SHIFTS, Garrison, Land, Outcome, World
from montjoy.games.rudern.outcome import final_outcome, is_in_play, outcome_by_time, outcome_when_nothing_is_left
from montjoy.games.rudern.protocol import campaign_questions, powers_questions, questions
from montjoy.games.rudern.protocol.campaign_events import CampaignImpulseBegun
from montjoy.games.rudern.protocol.events import ImpulseBegun, ImpulseEnded, Recovered
from montjoy.games.rudern.rules.battles import assault, field, movement, relief, siege
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.chests import fill_chests
from montjoy.games.rudern.rules.battles.money import begin_account, collect_income
from montjoy.games.rudern.rules.campaign import building, marching, preparing, rounds
from montjoy.games.rudern.rules.powers import rounds as powers_rounds
from montjoy.games.rudern.rules.powers.endings import outcome_of_round
from montjoy.games.rudern.seen.view import Seen, seen_by

EveryAct = questions.Acts | campaign_questions.CampaignActs | powers_questions.PowersActs


async def play(world: World) -> Outcome:
    """RW-GEN-08  Play goes in rounds; in a round each faction has one impulse, one after another."""
    KNOWN.setdefault(world.units.number, world.units.types)
    while True:
        await powers_rounds.begin_round(world)
        if over := final_outcome(world.land):
            return over
        await mark(f"{world.land.round}.{active(world.land)}")
        await play_impulse(world)
        over = final_outcome(world.land) or await go_on(world)
        if over:
            return over


# ---- the impulse -----------------------------------------------------------------------------------------------------
async def play_impulse(world: World) -> None:
    """RW-SEQ-03  In any order and any number, as far as conditions, money and limit allow."""
    faction = active(world.land)
    begin_impulse(world.land, faction)
    await powers_rounds.begin_impulse(world)
    begun = CampaignImpulseBegun if world.land.campaign else ImpulseBegun
    await tell(ALL, begun(world.land.round, faction, world.land.factions[faction].limit))
    await collect_income(world)
    await assault.check_numbers(world)
    if not final_outcome(world.land):
        await prepare_impulse(world)
    while not final_outcome(world.land):
        seen = seen_by(world, faction)
        if world.land.campaign:
            preparing.note_what_may_move(world, seen)
        act = await ask(world, faction, questions.Act(), impulse_options(seen))
        if act == questions.EndImpulse():
            break
        await carry_out(world, act)
        await siege.tidy_sieges(world)
        await assault.check_numbers(world)
        await powers_rounds.settle_act(world)
    await heal_wounded(world.land, faction)
    end_impulse(world.land)
    if not final_outcome(world.land):                        # RW-CAM-WIN-01  who has won has won at once
        await powers_rounds.end_impulse(world)
    await tell(ALL, ImpulseEnded(faction))


async def prepare_impulse(world: World) -> None:
    """RW-CAM-RND-04, RW-GEN-16-X  In a battle scenario chests are filled.  In a campaign recruits and units that change their
    leaders count at once, in a siege too (RW-ASLT-09, RW-X-01)."""
    if not world.land.campaign:
        await fill_chests(world)
        return
    await preparing.prepare(world)
    await siege.tidy_sieges(world)
    await assault.check_numbers(world)
    await powers_rounds.settle_act(world)


def begin_impulse(land: Land, faction: str) -> None:
    """RW-SEQ-03  The used limit is cleared, banners have their moves again, garrisons may be attacked for nothing."""
    begin_account(land, faction)
    land.attacked = {}
    for banner in land.banners.values():
        banner.moves, banner.shifts = MOVES, SHIFTS
    if land.campaign:
        land.campaign.impulses[faction] = land.impulse


def end_impulse(land: Land) -> None:
    """RW-CAM-RND-04  What steps are left lapse."""
    if land.campaign:
        land.campaign.steps, land.campaign.regrouped = {}, {}


def impulse_options(seen: Seen) -> list[Any]:
    """RW-SEQ-03, RW-CAM-RND-04  What the faction may do now, from what it knows."""
    campaign = bool(seen.land.campaign)
    return [
        *(marching.advance_options(seen) if campaign else movement.march_options(seen)),
        *field.attack_options(seen),
        *field.come_out_options(seen),
        *field.come_out_together_options(seen),
        *movement.shift_options(seen),
        *siege.siege_options(seen),
        *assault.assault_options(seen),
        *assault.sortie_options(seen),
        *relief.relieve_options(seen),
        *siege.membership_options(seen),
        *(building.build_options(seen) if campaign else ()),
        *(preparing.reorganise_options(seen) if campaign else ()),
        *powers_rounds.impulse_options(seen),
        questions.EndImpulse(),
    ]


def why_not_act(seen: Seen, answer: Any) -> No | None:
    """RW-SEQ-03  Which rule forbids an act that is not among those the faction may do now; None: it is no act, or none does."""
    try:
        act = answer if isinstance(answer, EveryAct) else msgspec.convert(answer, EveryAct)
    except msgspec.ValidationError:
        return None
    match act:
        case questions.March() if not seen.land.campaign:
            return movement.why_not_march(seen, act.banner, act.to)
        case questions.AttackGarrison():
            return field.why_not_attack_garrison(seen, act.place, act.purse)
        case questions.AttackArmy():
            return field.why_not_attack_army(seen, act.at)
        case questions.ComeOut():
            return field.why_not_come_out(seen, act.banner)
        case questions.GoIn():
            return movement.why_not_go_in(seen, act.banner)
        case questions.GoOut():
            return movement.why_not_go_out(seen, act.banner)
        case questions.BeginSiege():
            return siege.why_not_besiege(seen, act.place, siege.own_outside(seen.land, seen.faction, act.place), act.purse)
        case questions.JoinSiege():
            return siege.why_not_join(seen, act.banner)
        case questions.LeaveSiege():
            return siege.why_not_leave(seen, act.banner)
        case questions.BreakOff():
            return siege.why_not_break_off(seen, act.place)
        case questions.Storm():
            return assault.why_not_assault(seen, act.place, act.purse)
        case questions.Sally():
            return assault.why_not_sortie(seen, act.place, act.purse)
        case questions.Relieve():
            return relief.why_not_relieve(seen, act.place)
    return why_not_campaign_act(seen, act) if seen.land.campaign else None


def why_not_campaign_act(seen: Seen, act: Any) -> No | None:
    """RW-CAM-RND-04  The same of the acts of a campaign."""
    match act:
        case campaign_questions.Advance():
            return marching.why_not_advance(seen, act)
        case campaign_questions.Build():
            return building.why_not_build(seen, act)
        case campaign_questions.Reorganise():
            return preparing.why_not_reorganise(seen, act.at)
    return powers_rounds.why_not_act(seen, act) if powers_of(seen.land) else None


async def carry_out(world: World, act: Any) -> None:
    """RW-X-10  One act at a time: losses, retreats and chests are settled before the next."""
    match act:
        case questions.March():
            await movement.march(world, [act.banner], act.to)
        case questions.MarchTogether():
            await movement.march(world, await movement.pick_for_march(world, act), act.to)
        case questions.AttackGarrison():
            await field.attack_garrison(world, act)
        case questions.AttackArmy():
            await field.attack_army(world, act)
        case questions.ComeOut():
            await field.come_out(world, [act.banner], act.place)
        case questions.ComeOutTogether():
            await field.come_out(world, await field.pick_for_coming_out(world, act), act.place)
        case questions.GoIn():
            await movement.go_in(world, act)
        case questions.GoOut():
            await movement.go_out(world, act)
        case questions.BeginSiege():
            chosen = siege.own_outside(world.land, active(world.land), act.place)
            await siege.begin_siege(world, act.place, chosen, act.purse)
        case questions.BeginSiegeWith():
            await siege.begin_siege(world, act.place, await siege.pick_for_siege(world, act), act.purse)
        case questions.JoinSiege():
            await siege.join_siege(world, act)
        case questions.LeaveSiege():
            await siege.leave_siege(world, act)
        case questions.BreakOff():
            await siege.break_off(world, act)
        case questions.Storm():
            await assault.call_assault(world, act)
        case questions.Sally():
            await assault.call_sortie(world, act)
        case questions.Relieve():
            await relief.relieve(world, act)
        case campaign_questions.Advance():
            await marching.advance(world, [act.banner], act.to)
        case campaign_questions.AdvanceTogether():
            await marching.advance(world, await marching.pick_for_advance(world, act), act.to)
        case campaign_questions.Build():
            await building.build(world, act)
        case campaign_questions.Reorganise():
            await preparing.reorganise(world, act)
        case _:
            await powers_rounds.carry_out(world, act)


async def go_on(world: World) -> Outcome | None:
    """RW-CAM-RND-01  In a campaign the round comes to an end first, when nobody is left who has an impulse in it; and after the
    last one points are counted."""
    land = world.land
    if land.campaign and not any(is_in_play(land, f) for f in in_turn(land)[land.turn + 1 :]):
        await rounds.end_round(world)
        await powers_rounds.end_round(world)
        if over := final_outcome(land) or outcome_of_round(land):
            return over
        if land.round == land.ends.rounds and land.ends.points:
            await rounds.count_points(land)
    return advance_impulse(land)


def advance_impulse(land: Land) -> Outcome | None:
    """RW-GEN-08  The next faction that is still in the game; after the last a new round begins, unless nothing is left to do."""
    while True:
        land.turn, land.impulse = land.turn + 1, land.impulse + 1
        round_is_over = land.turn >= len(in_turn(land))
        if round_is_over and (over := outcome_by_time(land)):
            return over
        if over := outcome_when_nothing_is_left(land, land.round + round_is_over):
            land.turn = len(in_turn(land))                   # nobody's any more
            return over
        if round_is_over:
            land.turn, land.round = 0, land.round + 1
            if powers_of(land):                              # in which order it goes on is not known before it begins
                return None
        if is_in_play(land, active(land)):
            return None


# ---- the end of the impulse ------------------------------------------------------------------------------------------
async def heal_wounded(land: Land, faction: str) -> None:
    """RW-DICE-05  Wounds last until the unit is in an own or allied place that is not besieged at the end of its faction's
    impulse."""
    healed = []
    for key in [*land.banners, *land.garrisons]:
        there = body(land, key)
        if there.faction == faction and there.wounds and is_sheltered(land, key):
            there.wounds = {}
            healed.append(key)
    if healed:
        await tell(ALL, Recovered(faction, tuple(healed)))


def is_sheltered(land: Land, key: str) -> bool:
    """RW-DICE-05  Inside an own or allied place that is not besieged."""
    there = body(land, key)
    own = is_place(land, there.at) and is_friend(land, there.faction, land.provinces[there.at].owner)
    return own and not is_besieged(land, there.at) and (isinstance(there, Garrison) or there.inside)
