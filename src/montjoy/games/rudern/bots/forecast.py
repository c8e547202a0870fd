"""Which fight an option would start, as known from the view: for odds, bots and the terminal.

Everything a fight needs lies open (RW-GEN-13), so the forecast is exact; only what others will still decide is guessed:
the besieged stay inside, a fortress lets pass.
"""

from __future__ import annotations

from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Kind
from montjoy.games.rudern.model.queries import banners_outside, bodies_inside, body, is_friend, kinds_of, outside
from montjoy.games.rudern.model.state import Land, Sent
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.rules.battles.assault import both_sides
from montjoy.games.rudern.rules.battles.field import army_to_fight, defenders_in_the_field, is_relief, our_army
from montjoy.games.rudern.rules.battles.fortress import garrison_and_friends
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.rules.battles.relief import besieger_to_fight
from montjoy.games.rudern.seen.view import Seen, copy_land

Sides = tuple[list[str], list[str]]


def forecast_fight(seen: Seen, ask: object, option: object) -> RudernCase | None:
    """The fight as a case, host 0 being who causes it or besieges; None where the option starts none."""
    match option:
        case questions.Storm(place=place):
            return _case(seen, Kind.ASSAULT, place, both_sides(seen.land, place), BESIEGER)
        case questions.Sally(place=place):
            return _case(seen, Kind.SORTIE, place, both_sides(seen.land, place), DEFENDER)
        case questions.AttackGarrison(place=place):
            return _garrison(seen, place)
        case questions.AttackArmy(at=at) | questions.Relieve(place=at):
            return forecast_meeting(seen, seen.land, at, [])
        case questions.ComeOut(banner=banner, place=place):
            return forecast_meeting(seen, seen.land, place, [banner])
        case questions.March(banner=banner, to=to):
            return forecast_meeting(seen, with_banner_at(seen.land, banner, to), to, [])
        case questions.FallUpon() if isinstance(ask, questions.Intercept):
            return _case(seen, Kind.FIELD, ask.place, who_intercepts(seen, ask), 0)
        case questions.JoinBattle() | questions.StayInside() if isinstance(ask, questions.JoinRelief):
            return _joining(seen, ask, isinstance(option, questions.JoinBattle))
    return None


def with_banner_at(land: Land, banner: str, to: str) -> Land:
    """The land with a banner outside in another province."""
    land = copy_land(land)
    land.banners[banner].at, land.banners[banner].inside = to, False
    return land


# ---- the cases -------------------------------------------------------------------------------------------------------
def _case(
    seen: Seen, kind: Kind, at: str, sides: Sides, first: int, land: Land | None = None, sent: Sent | None = None
) -> RudernCase:
    return RudernCase(kind, muster_bodies(land or seen.land, seen.units, kind, at, sides, first, sent or {}), seen.units)


def _garrison(seen: Seen, place: str) -> RudernCase:
    owner = seen.land.provinces[place].owner
    ours = outside(seen.land, place, seen.faction, against=owner)
    return _case(seen, Kind.FIELD, place, (ours, defenders_in_the_field(seen.land, place, seen.faction)), 0)


def forecast_meeting(seen: Seen, land: Land, at: str, coming_out: list[str]) -> RudernCase | None:
    """The battle in the open there; None where the faction meets nobody."""
    sides = who_meets(land, seen.faction, at, coming_out)
    kind = Kind.RELIEF if is_relief(land, seen.faction, at) else Kind.FIELD
    return _case(seen, kind, at, sides, 0, land) if sides[1] else None


def _joining(seen: Seen, ask: questions.JoinRelief, joining: bool) -> RudernCase:
    mine = own_inside(seen, ask.place) if joining else []
    sent = {b: kinds_of(seen.land, b) for b in mine}
    return _case(seen, Kind.RELIEF, ask.place, who_relieves(seen, ask, joining), 0, sent=sent)


# ---- who fights whom -------------------------------------------------------------------------------------------------
def who_meets(land: Land, faction: str, at: str, coming_out: list[str]) -> Sides:
    """In the open there, with those who come out; nobody, where the second is empty."""
    relief = is_relief(land, faction, at)
    enemies = besieger_to_fight(land, faction, at) if relief else army_to_fight(land, at, faction)
    return (coming_out + our_army(land, at, faction, enemies), enemies) if enemies else ([], [])


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
