"""What a map looks like after an act or a fight, roughly: for judging what an option is worth, never for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from montjoy.core.effects import No
from montjoy.games.rudern.bots.campaign_marches import thin_by_want
from montjoy.games.rudern.bots.forecast import Sides
from montjoy.games.rudern.bots.powers_lookahead import note_capture, note_founding, note_victory
from montjoy.games.rudern.bots.ways import copy_land
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.queries import alive, bodies_inside, body, is_besieged, is_friend, is_place
from montjoy.games.rudern.model.state import Banner, Land
from montjoy.games.rudern.protocol import campaign_questions, questions
from montjoy.games.rudern.rules.battles.money import TREASURY
from montjoy.games.rudern.rules.battles.movement import is_on_besieging_side
from montjoy.games.rudern.rules.battles.retreat import havens, may_stay_home
from montjoy.games.rudern.rules.campaign.building import SITE, for_whom, price_of_building
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.campaign.marching import bill
from montjoy.games.rudern.seen.view import Seen


def thin_out(land: Land, sides: Sides, shares: tuple[float, float]) -> Land:
    """Of both sides so much is left; a body without a piece is gone."""
    for bodies, share in zip(sides, shares, strict=True):
        owed = 0.0
        for key in alive(land, bodies):
            there = body(land, key)
            for kind, n in there.units.items():
                exact = n * share + owed
                there.units[kind] = min(n, round(exact))
                owed = exact - there.units[kind]
            there.units = {kind: n for kind, n in there.units.items() if n}
            if not there.units and share < 0.5:
                land.banners.pop(key, None)
                land.garrisons.pop(key, None)
    drop_sieges(land)
    return land


def after_battle(land: Land, at: str, winners: Sequence[str], losers: Sequence[str], shares: tuple[float, float]) -> Land:
    """A battle in the open: losers go to their haven, or inside where they are at home; their siege is over.  A banner
    that came out stays out."""
    before = land
    land = thin_out(copy_land(land), (list(winners), list(losers)), shares)
    note_victory(before, land, at, winners, losers)
    home = at in land.sieges and not set(land.sieges[at].members) & set(losers)
    if at in land.sieges and not home:
        del land.sieges[at]
    for key in alive(land, losers):
        there = body(land, key)
        if not isinstance(there, Banner):
            continue
        if may_stay_home(land, key, at) or (home and is_friend(land, there.faction, land.provinces[at].owner)):
            there.inside = True
            continue
        found = havens(land, there.faction, at)
        if found:
            there.at, there.inside, there.moves = found[0], True, 0
        else:
            del land.banners[key]
    drop_sieges(land)
    return land


def after_capture(land: Land, place: str, captor: str, share: float) -> Land:
    """The besiegers hold it, with that share of their pieces."""
    before, land = land, copy_land(land)
    members = list(land.sieges[place].members)
    note_capture(before, land, place, captor, members)
    thin_out(land, (members, bodies_inside(land, place)), (share, 0.0))
    land.sieges.pop(place, None)
    land.provinces[place].owner = captor
    for key in alive(land, members):
        land.banners[key].inside = True
    return land


def after_lost_siege(land: Land, place: str, share: float) -> Land:
    """Those inside, that share of them, have broken the siege; of the besiegers little is left."""
    land = copy_land(land)
    members = list(land.sieges[place].members)
    return after_battle(land, place, bodies_inside(land, place), members, (share, 0.3))


def drop_sieges(land: Land) -> None:
    """Sieges without a besieging banner are over."""
    for place in list(land.sieges):
        siege = land.sieges[place]
        siege.members = alive(land, siege.members)
        if not siege.members or not is_place(land, place):
            del land.sieges[place]


# ---- the map after an act --------------------------------------------------------------------------------------------
def after_march(land: Land, banners: Sequence[str], to: str) -> Land:
    """Banners have entered a province; they are inside an own place, or in the siege of their side."""
    land = copy_land(land)
    for key in banners:
        banner = land.banners[key]
        start = land.sieges.get(banner.at)
        if start and key in start.members:
            start.members.remove(key)
            if not start.members:
                del land.sieges[banner.at]
        own = is_place(land, to) and is_friend(land, banner.faction, land.provinces[to].owner)
        banner.came_from, banner.at, banner.moves = banner.at, to, banner.moves - 1
        banner.inside = own and not is_besieged(land, to)
        if is_besieged(land, to) and is_on_besieging_side(land, banner.faction, to):
            land.sieges[to].members.append(key)
    return land


def after_advance(seen: Seen, banners: Sequence[str], to: str) -> Seen:
    """RW-CAM-MOV-02, RW-CAM-MOV-04  The map with them there, and what the purses and the limit hold then."""
    due = bill(seen, banners, to)
    land = after_march(seen.land, banners, to)
    if isinstance(due, No):
        return msgspec.structs.replace(seen, land=land)
    thin_by_want(seen, land, banners, due.dying)
    land.factions[seen.faction].used += due.price
    for banner in banners:
        land.banners[banner].moves = seen.land.banners[banner].moves
        steps = campaign_of(land).steps
        steps[banner] = max(0, steps.get(banner, 0))
    treasury = seen.treasuries.get(seen.faction, 0) - due.purses.get(TREASURY, 0)
    chests = {b: n - due.purses.get(b, 0) for b, n in seen.chests.items()}
    return msgspec.structs.replace(seen, land=land, treasuries={**seen.treasuries, seen.faction: treasury}, chests=chests)


def after_part(seen: Seen, act: campaign_questions.Build) -> Seen:
    """RW-CAM-BLD-03  A part of a building is paid, or it stands."""
    land = copy_land(seen.land)
    works = campaign_of(land).works
    land.factions[seen.faction].used += act.amount
    work = works.get(act.at)
    owner = for_whom(land, seen.faction, act.building)
    if work is None or work.faction != owner:
        work = works[act.at] = Work(act.building, owner)
    work.building, work.paid, work.lately = act.building, work.paid + act.amount, work.lately + act.amount
    if work.paid >= price_of_building(land, act.building):
        del works[act.at]
        land.provinces[act.at].site, land.provinces[act.at].owner = SITE[act.building], owner
        note_founding(land, act.at, owner, act.building)
        for banner in land.banners.values():
            banner.inside = banner.inside or (banner.at == act.at and banner.faction == owner)
    treasuries, chests = dict(seen.treasuries), dict(seen.chests)
    if act.purse == TREASURY:
        treasuries[owner] -= act.amount
    else:
        chests[act.purse] -= act.amount
    return msgspec.structs.replace(seen, land=land, treasuries=treasuries, chests=chests)


def after_shift(land: Land, option: questions.GoIn | questions.JoinSiege) -> Land:
    land = copy_land(land)
    if isinstance(option, questions.GoIn):
        land.banners[option.banner].inside = True
    else:
        land.sieges[option.place].members.append(option.banner)
    return land


def after_retreat(land: Land, ask: Any, place: str) -> Land:
    land = copy_land(land)
    for key in getattr(ask, "banners", ()):
        if key in land.banners:
            land.banners[key].at, land.banners[key].inside = place, True
    return land
