"""Which fights an option would start, as known from the view: for odds, bots and the terminal.

Everything a fight needs lies open (RW-GEN-13), so a forecast is exact; what others will still decide is told apart: an assault
or a sortie once and as often as can be paid now, a relief with the besieged and without them.  A fortress lets pass.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.capabilities import Said
from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Kind
from montjoy.games.rudern.bots.campaign_marches import thin_by_want, with_banners_at
from montjoy.games.rudern.bots.ways import copy_land
from montjoy.games.rudern.model.queries import (
    banners_outside,
    bodies_inside,
    body,
    factions_of,
    has_seat,
    is_friend,
    kinds_of,
    outside,
)
from montjoy.games.rudern.model.state import Land, Sent
from montjoy.games.rudern.protocol import campaign_questions, powers_questions, questions
from montjoy.games.rudern.rules.battles.assault import both_sides
from montjoy.games.rudern.rules.battles.field import army_to_fight, defenders_in_the_field, is_relief, our_army
from montjoy.games.rudern.rules.battles.fortress import garrison_and_friends
from montjoy.games.rudern.rules.battles.money import chests_on_the_spot, limit_now, pays_from_treasury
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.rules.battles.relief import besieger_to_fight
from montjoy.games.rudern.rules.powers.carriers import carriers
from montjoy.games.rudern.seen.view import Seen

Sides = tuple[list[str], list[str]]


def forecast_fight(seen: Seen, ask: object, option: object) -> RudernCase | None:
    """The first of `forecast_fights`; None where the option starts none."""
    found = forecast_fights(seen, ask, option)
    return found[0] if found else None


def forecast_fights(seen: Seen, ask: object, option: object) -> Sequence[RudernCase]:
    """The fights as cases, host 0 being who causes it or besieges.  The better for the seat that is asked comes first, where it
    may choose; of an assault or a sortie the single one."""
    match option:
        case questions.Storm(place=place):
            return storms(seen, Kind.ASSAULT, place)
        case questions.Sally(place=place):
            return storms(seen, Kind.SORTIE, place)
        case questions.AttackGarrison(place=place):
            return [_garrison(seen, place)]
        case questions.AttackArmy(at=at) | questions.Relieve(place=at):
            return forecast_meetings(seen, seen.land, at, [])
        case questions.ComeOut(banner=banner, place=place):
            return forecast_meetings(seen, seen.land, place, [banner])
        case questions.March(banner=banner, to=to):
            return forecast_meetings(seen, with_banner_at(seen.land, banner, to), to, [])
        case campaign_questions.Advance(banner=banner, to=to):
            return forecast_meetings(seen, with_banners_at(seen, [banner], to), to, [])
        case powers_questions.MarchBody(to=to):
            return forecast_meetings(seen, with_the_body_at(seen, option), to, [])
        case questions.FallUpon() if isinstance(ask, questions.Intercept):
            return [case_of(seen, Kind.FIELD, ask.place, who_intercepts(seen, ask), 0)]
        case questions.JoinBattle() | questions.StayInside() if isinstance(ask, questions.JoinRelief):
            return [_joining(seen, ask, isinstance(option, questions.JoinBattle))]
    return []


def with_banner_at(land: Land, banner: str, to: str) -> Land:
    """The land with a banner outside in another province."""
    land = copy_land(land)
    land.banners[banner].at, land.banners[banner].inside = to, False
    return land


def with_the_body_at(seen: Seen, march: powers_questions.MarchBody) -> Land:
    """The land with all who carry the body outside in another province, less the units that died on the way."""
    land = copy_land(seen.land)
    group = carriers(land)
    thin_by_want(seen, land, group, march.dying)
    for banner in group:
        land.banners[banner].at, land.banners[banner].inside = march.to, False
    return land


# ---- the cases -------------------------------------------------------------------------------------------------------
def case_of(
    seen: Seen,
    kind: Kind,
    at: str,
    sides: Sides,
    first: int,
    land: Land | None = None,
    sent: Sent | None = None,
    said: Said | None = None,
) -> RudernCase:
    land = land or seen.land
    ours, theirs = ([f for f in factions_of(land, bodies) if f] for bodies in sides)
    return RudernCase(kind, muster_bodies(land, seen.units, kind, at, sides, first, sent or {}), seen.units, (ours, theirs), said)


def _garrison(seen: Seen, place: str) -> RudernCase:
    owner = seen.land.provinces[place].owner
    ours = outside(seen.land, place, seen.faction, against=owner)
    return case_of(seen, Kind.FIELD, place, (ours, defenders_in_the_field(seen.land, place, seen.faction)), 0)


def _joining(seen: Seen, ask: questions.JoinRelief, joining: bool) -> RudernCase:
    mine = own_inside(seen, ask.place) if joining else []
    sent = {b: kinds_of(seen.land, b) for b in mine}
    return case_of(seen, Kind.RELIEF, ask.place, who_relieves(seen, ask, joining), 0, sent=sent)


# ---- assaults and sorties --------------------------------------------------------------------------------------------
def storms(seen: Seen, kind: Kind, place: str) -> list[RudernCase]:
    """One, and as many as can be paid for in this impulse."""
    first = DEFENDER if kind == Kind.SORTIE else BESIEGER
    several = case_of(seen, kind, place, both_sides(seen.land, place), first)
    several.start.paid = payable_now(seen, place)
    if several.one is None:
        return [several]
    again = RudernCase(kind, several.start, seen.units, several.sides, Said("odds-all", {"count": several.start.paid}))
    return [several.one, again]


def payable_now(seen: Seen, place: str) -> int:
    """RW-GEN-09, RW-GEN-10  How many assaults or sorties the purses there and the impulse limit pay for; the one that is asked
    about at least."""
    land, faction = seen.land, seen.faction
    if pays_from_treasury(land, faction, place):
        purse = seen.treasuries.get(faction, 0)
    else:
        purse = sum(seen.chests.get(b, 0) for b in chests_on_the_spot(land, faction, place))
    return max(1, min(purse, limit_now(land, faction) - land.factions[faction].used))


# ---- meetings in the open --------------------------------------------------------------------------------------------
def forecast_meetings(seen: Seen, land: Land, at: str, coming_out: list[str]) -> list[RudernCase]:
    """The battle in the open there; none where the faction meets nobody.  A relief with those besieged who may join, and
    without."""
    sides = who_meets(land, seen.faction, at, coming_out)
    if not sides[1]:
        return []
    if not is_relief(land, seen.faction, at):
        return [case_of(seen, Kind.FIELD, at, sides, 0, land)]
    return [_relief(seen, land, at, sides, joining, said) for joining, said in who_may_join(land, seen.faction, at)]


def _relief(seen: Seen, land: Land, at: str, sides: Sides, joining: list[str], said: Said | None) -> RudernCase:
    sent = {key: kinds_of(land, key) for key in joining}
    return case_of(seen, Kind.RELIEF, at, (sides[0] + joining, sides[1]), 0, land, sent, said)


def who_may_join(land: Land, faction: str, at: str) -> list[tuple[list[str], Said | None]]:
    """RW-RELIEF-04  The besieged who join: all, the faction's own alone, nobody; who has no seat stays inside.  Whoever joins
    makes a victory likelier, so all of them come first."""
    inside = [key for key in bodies_inside(land, at) if has_seat(land, body(land, key).faction)]
    own = [key for key in inside if body(land, key).faction == faction]
    allies = [f for f in factions_of(land, inside) if f != faction]
    if not inside:
        return [([], None)]
    if not allies:
        return [(own, Said("odds-yours-join")), ([], Said("odds-yours-stay"))]
    if not own:
        return [(inside, Said("odds-allies-join", {"allies": allies})), ([], Said("odds-allies-stay", {"allies": allies}))]
    return [
        (inside, Said("odds-all-join", {"allies": allies})),
        (own, Said("odds-only-yours-join", {"allies": allies})),
        ([], Said("odds-nobody-joins")),
    ]


# ---- who fights whom -------------------------------------------------------------------------------------------------
def who_meets(land: Land, faction: str, at: str, coming_out: list[str]) -> Sides:
    """In the open there, with those who come out; nobody, where the second is empty."""
    relief = is_relief(land, faction, at)
    enemies = besieger_to_fight(land, faction, at) if relief else army_to_fight(land, at, faction)
    return (coming_out + our_army(land, at, faction, enemies), enemies) if enemies else ([], [])


def who_fights(land: Land, faction: str, at: str, coming_out: list[str]) -> Sides:
    """The same in the first of the cases: with all the besieged who may join."""
    ours, theirs = who_meets(land, faction, at, coming_out)
    if theirs and is_relief(land, faction, at):
        ours = ours + who_may_join(land, faction, at)[0][0]
    return ours, theirs


def who_intercepts(seen: Seen, ask: questions.Intercept) -> Sides:
    """The garrison of a fortress that falls upon an intruder, and those it falls upon."""
    ours = garrison_and_friends(seen.land, ask.place, seen.faction, ask.intruder)
    there = [b.id for b in banners_outside(seen.land, ask.place) if is_friend(seen.land, ask.intruder, b.faction)]
    return ours, [b for b in there if b not in ours]


def who_relieves(seen: Seen, ask: questions.JoinRelief, joining: bool) -> Sides:
    """A relief from outside, with or without the seat's own besieged, and the besiegers."""
    besiegers = besieger_to_fight(seen.land, ask.by, ask.place)
    mine = own_inside(seen, ask.place) if joining else []
    return our_army(seen.land, ask.place, ask.by, besiegers) + mine, besiegers


def own_inside(seen: Seen, place: str) -> list[str]:
    return [b for b in bodies_inside(seen.land, place) if body(seen.land, b).faction == seen.faction]
