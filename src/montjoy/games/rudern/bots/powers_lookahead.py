"""What an act or a fight of six powers changes besides the map: influence, the body, who is at war (for judging only)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.core.effects import No
from montjoy.games.rudern.bots.campaign_marches import thin_by_want
from montjoy.games.rudern.bots.ways import copy_land
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL, Powers
from montjoy.games.rudern.model.queries import bodies_inside, body, factions_of, is_friend, is_place, pieces, powers_of
from montjoy.games.rudern.model.state import Land
from montjoy.games.rudern.protocol.powers_questions import MarchBody
from montjoy.games.rudern.rules.battles.money import TREASURY
from montjoy.games.rudern.rules.powers.body import body_bill
from montjoy.games.rudern.rules.powers.carriers import carriers
from montjoy.games.rudern.rules.powers.influence import (
    BATTLE,
    CAPTURE,
    FOUNDED,
    IMPERIAL_BATTLE,
    IMPERIAL_CAPTURE,
    collects,
)
from montjoy.games.rudern.seen.view import Seen


# ---- deeds -----------------------------------------------------------------------------------------------------------
def note_victory(before: Land, after: Land, at: str, winners: Sequence[str], losers: Sequence[str]) -> None:
    """RW-CAM-INF-02, RW-CAM-BODY-04  On the map after a battle in the open: influence for those with units on the winning side,
    and the body lost with those who carry it."""
    powers = powers_of(after)
    if not powers:
        return
    note_battle(before, powers, winners, losers)
    group = carriers(before)
    if powers.body and any(b in group for b in losers):
        victors = [f for f in factions_of(before, winners) if f in powers.league]
        powers.body.by, powers.body.carriers, powers.body.at = next(iter(victors), ""), (), at


def note_battle(before: Land, powers: Powers, winners: Sequence[str], losers: Sequence[str], times: int = 1) -> None:
    """RW-CAM-INF-02"""
    if not pieces(before, [b for b in losers if b in before.banners or b in before.garrisons]):
        return
    led = [b for b in winners if b in before.banners or b in before.garrisons]
    for faction in factions_of(before, [b for b in led if pieces(before, [b])]):
        if faction == powers.empire:
            add(powers, powers.offices.get("commander", ""), times * IMPERIAL_BATTLE)
        elif not all(is_friend(before, faction, body(before, b).faction) for b in losers):
            add(powers, faction, times * BATTLE)


def note_capture(before: Land, after: Land, place: str, captor: str, members: Sequence[str]) -> None:
    """RW-CAM-INF-02, RW-T-INFLUENCE"""
    powers = powers_of(after)
    if not powers:
        return
    note_battle(before, powers, members, bodies_inside(before, place))
    if captor == powers.empire:
        add(powers, powers.offices.get("commander", ""), IMPERIAL_CAPTURE)
    else:
        add(powers, captor, CAPTURE)


def note_founding(after: Land, at: str, owner: str, building: str) -> None:
    """RW-T-INFLUENCE  A manorial town counts at once; of a church town or an imperial one it is noted that it is none."""
    powers = powers_of(after)
    if powers and building == "found":
        add(powers, owner, FOUNDED)
    elif powers and building in ("church", "imperial"):
        powers.kinds[at] = CHURCH if building == "church" else IMPERIAL


def add(powers: Powers, faction: str, points: int) -> None:
    if collects(powers, faction):
        powers.deeds[faction] = powers.deeds.get(faction, 0) + points


# ---- acts ------------------------------------------------------------------------------------------------------------
def after_body_march(seen: Seen, act: MarchBody) -> Seen:
    """RW-CAM-BODY-01  All who carry the body in the next province, inside where it is the Empire's, and what that has cost."""
    land, group, due = copy_land(seen.land), carriers(seen.land), body_bill(seen, act.to)
    if isinstance(due, No):
        return seen
    thin_by_want(seen, land, group, due.dying)
    land.factions[seen.faction].used += due.price
    province = land.provinces[act.to]
    for banner in group:
        there = land.banners[banner]
        there.came_from, there.at = there.at, act.to
        there.inside = is_place(land, act.to) and is_friend(land, seen.faction, province.owner) and act.to not in land.sieges
    powers = powers_of(land)
    if powers and powers.body and act.to == powers.capital and land.banners[group[0]].inside:
        powers.body.home, powers.body.carriers, powers.body.at = land.round, (), act.to
    treasury = seen.treasuries.get(seen.faction, 0) - due.purses.get(TREASURY, 0)
    chests = {b: n - due.purses.get(b, 0) for b, n in seen.chests.items()}
    return msgspec.structs.replace(seen, land=land, treasuries={**seen.treasuries, seen.faction: treasury}, chests=chests)


def with_relation(land: Land, a: str, b: str, to: str) -> Land:
    """The map with those two at war, or allied."""
    land = copy_land(land)
    land.relations = {f: dict(others) for f, others in land.relations.items()}
    land.relations.setdefault(a, {})[b] = land.relations.setdefault(b, {})[a] = to    # type: ignore[assignment]
    return land
