"""Which fight an option would start, as known from the view: for odds, bots and the terminal.

Everything a fight needs lies open (RW-GEN-13), so the forecast is exact; only what others will still decide is guessed:
the besieged stay inside, a fortress lets pass.
"""

from __future__ import annotations

from montjoy.core.effects import Option
from montjoy.games.rudern import acts
from montjoy.games.rudern.armies import Sent, kinds_of, mustered
from montjoy.games.rudern.assault import both_sides
from montjoy.games.rudern.case import RudernCase
from montjoy.games.rudern.field import army_to_fight, defenders_in_the_field, our_army, relieves
from montjoy.games.rudern.fortress import garrison_and_friends
from montjoy.games.rudern.pieces import BESIEGER, DEFENDER, Kind
from montjoy.games.rudern.relief import besieger_to_fight
from montjoy.games.rudern.seen import Seen, copied
from montjoy.games.rudern.whereabouts import banners_outside, bodies_inside, body, outside
from montjoy.games.rudern.world import Land, friends

Sides = tuple[list[str], list[str]]


def forecast(seen: Seen, ask: object, option: object) -> RudernCase | None:
    """The fight as a case, host 0 being who causes it or besieges; None where the option starts none."""
    match option:
        case acts.Storm(place=place):
            return _case(seen, Kind.ASSAULT, place, both_sides(seen.land, place), BESIEGER)
        case acts.Sally(place=place):
            return _case(seen, Kind.SORTIE, place, both_sides(seen.land, place), DEFENDER)
        case acts.AttackGarrison(place=place):
            return _garrison(seen, place)
        case acts.AttackArmy(at=at) | acts.Relieve(place=at):
            return _meeting(seen, seen.land, at, [])
        case acts.ComeOut(banner=banner, place=place):
            return _meeting(seen, seen.land, place, [banner])
        case acts.March(banner=banner, to=to):
            return _meeting(seen, moved(seen.land, banner, to), to, [])
        case acts.FallUpon():
            return _interception(seen, ask)
        case acts.JoinBattle() | acts.StayInside():
            return _joining(seen, ask, option)
    return None


def moved(land: Land, banner: str, to: str) -> Land:
    """The land with a banner outside in another province."""
    land = copied(land)
    land.banners[banner].at, land.banners[banner].inside = to, False
    return land


def _case(
    seen: Seen, kind: Kind, at: str, sides: Sides, first: int, land: Land | None = None, sent: Sent | None = None
) -> RudernCase:
    return RudernCase(kind, mustered(land or seen.land, seen.units, kind, at, sides, first, sent or {}), seen.units)


def _garrison(seen: Seen, place: str) -> RudernCase:
    owner = seen.land.provinces[place].owner
    ours = outside(seen.land, place, seen.faction, against=owner)
    return _case(seen, Kind.FIELD, place, (ours, defenders_in_the_field(seen.land, place, seen.faction)), 0)


def _meeting(seen: Seen, land: Land, at: str, coming_out: list[str]) -> RudernCase | None:
    relief = relieves(land, seen.faction, at)
    enemies = besieger_to_fight(land, seen.faction, at) if relief else army_to_fight(land, at, seen.faction)
    if not enemies:
        return None
    ours = coming_out + our_army(land, at, seen.faction, enemies)
    return _case(seen, Kind.RELIEF if relief else Kind.FIELD, at, (ours, enemies), 0, land)


def _interception(seen: Seen, ask: object) -> RudernCase | None:
    if not isinstance(ask, acts.Intercept):
        return None
    ours = garrison_and_friends(seen.land, ask.place, seen.faction, ask.intruder)
    intruders = [b.id for b in banners_outside(seen.land, ask.place) if friends(seen.land, ask.intruder, b.faction)]
    return _case(seen, Kind.FIELD, ask.place, (ours, [b for b in intruders if b not in ours]), 0)


def _joining(seen: Seen, ask: object, option: Option) -> RudernCase | None:
    if not isinstance(ask, acts.JoinRelief):
        return None
    land = seen.land
    besiegers = besieger_to_fight(land, ask.by, ask.place)
    mine = [b for b in bodies_inside(land, ask.place) if body(land, b).faction == seen.faction]
    sent = {b: kinds_of(land, b) for b in mine} if isinstance(option, acts.JoinBattle) else {}
    relief = our_army(land, ask.place, ask.by, besiegers)
    return _case(seen, Kind.RELIEF, ask.place, (relief + list(sent), besiegers), 0, sent=sent)
