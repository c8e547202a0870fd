"""The round and the impulse of six powers (RW-CAM-RND): what happens when, and where each rule is."""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import ALL, No, tell
from montjoy.games.rudern.model.powers import OFFICES, Powers
from montjoy.games.rudern.model.queries import playing, powers_of, seat_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol import powers_questions as acts
from montjoy.games.rudern.protocol.powers_events import NeedFell, RoundBegun
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers import (
    body,
    cards,
    civil_war,
    council,
    festival,
    gracuja,
    heads,
    independence,
    influence,
    joining,
    offices,
)
from montjoy.games.rudern.seen.view import Seen


# ---- the round -------------------------------------------------------------------------------------------------------
async def begin_round(world: World) -> None:
    """RW-CAM-RND-01  Once, before the first impulse of a round: cards end and are turned, elections that are due, the need falls
    while the body is in the city of Rudern; then the order of impulses is fixed."""
    powers = powers_of(world.land)
    if not powers or powers.begun >= world.land.round:
        return
    powers.begun = world.land.round
    await heads.draw_first_heads(world)
    await cards.turn_cards(world)
    await joining.join_by_time(world)
    await council.hold_elections(world)
    await lower_need(world, powers)
    powers.order = round_order(world.land, powers)
    await tell(ALL, RoundBegun(world.land.round, powers.order, powers.need))


async def lower_need(world: World, powers: Powers) -> None:
    """RW-CAM-RND-01, RW-CAM-BODY-03  By 1 in each round that begins after the one in which the body arrived."""
    if powers.body and powers.body.home and powers.body.home < world.land.round:
        powers.need -= 1
        await tell(ALL, NeedFell(powers.need))


def round_order(land: Land, powers: Powers) -> tuple[str, ...]:
    """RW-CAM-RND-03, RW-T-ORDER  The League's kardoms in play, Gracuja and houses without an office (the latter ours), then who
    holds them: kard, treasurer, commander with the Empire right after him (ours), sermo, umbro.  Nobody who is out."""
    holders = [powers.offices.get(office, "") for office in OFFICES]
    without = [f for f in (powers.gracuja, *powers.houses) if f and f not in holders]
    order = [*powers.league, *without]
    leads = seat_of(land, powers.empire)
    for holder in holders:
        order += [holder] if holder and holder not in order else []
        if holder and seat_of(land, holder) == leads and powers.empire not in order:
            order.append(powers.empire)
    return tuple(f for f in order if f in playing(land) and f not in campaign_of(land).out)


async def end_round(world: World) -> None:
    """RW-CAM-RND-01  Step 6, after works and dead heads: what is counted to the end of the round."""
    if powers_of(world.land):
        await offices.end_round(world)
        await council.end_round(world)


# ---- the impulse -----------------------------------------------------------------------------------------------------
async def begin_impulse(world: World) -> None:
    """RW-CAM-NOB-10  Before anything is ordered what a head brings is paid."""
    if powers_of(world.land):
        await heads.begin_impulse(world)


async def end_impulse(world: World) -> None:
    """RW-CAM-RND-04  Impulse-end influence is given."""
    if powers_of(world.land):
        await offices.end_impulse(world)


def impulse_options(seen: Seen) -> list[Any]:
    """RW-CAM-RND-04  The acts of six powers, besides those of a campaign."""
    if not powers_of(seen.land):
        return []
    return [
        *body.march_body_options(seen),
        *offices.office_options(seen),
        *festival.festival_options(seen),
        *civil_war.war_options(seen),
        *independence.secede_options(seen),
    ]


def why_not_act(seen: Seen, act: Any) -> No | None:
    """Which rule forbids such an act."""
    match act:
        case acts.MarchBody():
            return body.why_not_march_body(seen, act)
        case acts.RaiseExtraTax():
            return offices.why_not_extra_tax(seen)
        case acts.GiveTown():
            return offices.why_not_give_town(seen, act)
        case acts.GiveToChurch():
            return offices.why_not_give_to_church(seen, act)
        case acts.LookInto():
            return offices.why_not_look(seen, act)
        case acts.HoldFestival():
            return festival.why_not_festival(seen, act)
        case acts.DeclareWar():
            return civil_war.why_not_declare(seen, act)
        case acts.OfferPeace():
            return civil_war.why_not_offer_peace(seen, act)
        case acts.Secede():
            return independence.why_not_secede(seen)
    return None


async def carry_out(world: World, act: Any) -> None:
    match act:
        case acts.MarchBody():
            await body.march_body(world, act)
        case acts.RaiseExtraTax():
            await offices.raise_extra_tax(world)
        case acts.GiveTown():
            await offices.give_town(world, act)
        case acts.GiveToChurch():
            await offices.give_to_church(world, act)
        case acts.LookInto():
            await offices.look_into(world, act)
        case acts.HoldFestival():
            await festival.hold_festival(world, act)
        case acts.DeclareWar():
            await civil_war.declare_war(world, act)
        case acts.OfferPeace():
            await civil_war.offer_peace(world, act)
        case acts.Secede():
            await independence.secede(world)


async def settle_act(world: World) -> None:
    """RW-X-10  What an act has done is settled before the next: influence, the body, who joins, what Gracuja chooses."""
    powers = powers_of(world.land)
    if not powers:
        return
    await influence.count_deeds(world)
    await body.settle_body(world)
    await joining.join_by_events(world)
    await gracuja.offer_choice(world)
    powers.now = []
