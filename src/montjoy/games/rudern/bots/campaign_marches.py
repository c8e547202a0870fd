"""Marches of a campaign as the bots look at them: who can go, what it costs, and who dies for it."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import No
from montjoy.games.rudern.battle.casualties import order_of_death
from montjoy.games.rudern.bots.ways import copy_land, lengths_from
from montjoy.games.rudern.model.queries import pieces
from montjoy.games.rudern.model.state import Banner, Land
from montjoy.games.rudern.protocol.campaign_questions import Advance, AdvanceTogether
from montjoy.games.rudern.rules.battles.money import limit_now
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.campaign.marching import able_to_set_out, bill, can_be_paid, steps_a_resource
from montjoy.games.rudern.seen.view import Seen


def goers(seen: Seen, at: str, to: str) -> list[str]:
    """RW-CAM-MOV-03  Of the banners there as many as can be paid for together, the strongest first."""
    able = sorted(able_to_set_out(seen, at, to), key=lambda b: -pieces(seen.land, [b]))
    going: list[str] = []
    for banner in able:
        if can_be_paid(seen, [*going, banner], to):
            going.append(banner)
    return going


def who_advances(seen: Seen, option: Advance | AdvanceTogether) -> list[str]:
    return [option.banner] if isinstance(option, Advance) else goers(seen, option.at, option.to)


def dying(seen: Seen, banners: Sequence[str], to: str) -> int:
    """RW-CAM-MOV-06  So many units die for what nobody can pay."""
    due = bill(seen, banners, to) if banners else None
    return 0 if due is None or isinstance(due, No) else due.dying


def thin_by_want(seen: Seen, land: Land, banners: Sequence[str], number: int) -> None:
    """RW-CAM-MOV-06  So many units of those banners die, in the order of death."""
    for _ in range(number):
        bodies = [(land.banners[b], kind) for b in banners for kind in land.banners[b].units]
        if not bodies:
            return
        banner, kind = min(bodies, key=lambda found: order_of_death(seen.units.unit(found[1]), 0))
        lose_one(banner, kind)


def lose_one(banner: Banner, kind: str) -> None:
    banner.units[kind] -= 1
    if not banner.units[kind]:
        del banner.units[kind]


def with_banners_at(seen: Seen, banners: Sequence[str], to: str) -> Land:
    """The land with those banners outside in another province, less those that died on the way."""
    land = copy_land(seen.land)
    thin_by_want(seen, land, banners, dying(seen, banners, to))
    for banner in banners:
        land.banners[banner].at, land.banners[banner].inside = to, False
    return land


def has_just_left(land: Land, banner: str, to: str) -> bool:
    """It came from there in this very impulse."""
    return banner in campaign_of(land).steps and land.banners[banner].came_from == to


def can_come_there(seen: Seen, land: Land, banner: Banner, place: str) -> bool:
    """RW-CAM-MOV-02, RW-CAM-MOV-04  It can be there in this impulse, by the limit and by what it carries, and not only go back to
    where it has come from."""
    if banner.moves < 1 or has_just_left(land, banner.id, place):
        return False
    rate, lacking = steps_a_resource(seen, banner), lengths_from(land, banner.at).get(place)
    if not rate or lacking is None:
        return False
    price = -(-max(0, lacking - campaign_of(land).steps.get(banner.id, 0)) // rate)
    left = limit_now(land, seen.faction) - land.factions[seen.faction].used
    return price < left and price <= seen.treasuries.get(seen.faction, 0) + seen.chests.get(banner.id, 0)
