"""Which fight an option would start, as known from the view: for odds, bots and the terminal.

Everything a fight needs lies open (RW-GEN-13), so the forecast is exact; only what others will still decide is guessed:
the besieged stay inside, a fortress lets pass.
"""

from __future__ import annotations

from montjoy.core.effects import Option
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
            return _meeting(seen, seen.land, at, [])
        case questions.ComeOut(banner=banner, place=place):
            return _meeting(seen, seen.land, place, [banner])
        case questions.March(banner=banner, to=to):
            return _meeting(seen, with_banner_at(seen.land, banner, to), to, [])
        case questions.FallUpon():
            return _interception(seen, ask)
        case questions.JoinBattle() | questions.StayInside():
            return _joining(seen, ask, option)
    return None


def with_banner_at(land: Land, banner: str, to: str) -> Land:
    """The land with a banner outside in another province."""
    land = copy_land(land)
    land.banners[banner].at, land.banners[banner].inside = to, False
    return land


def _case(
    seen: Seen, kind: Kind, at: str, sides: Sides, first: int, land: Land | None = None, sent: Sent | None = None
) -> RudernCase:
    return RudernCase(kind, muster_bodies(land or seen.land, seen.units, kind, at, sides, first, sent or {}), seen.units)


def _garrison(seen: Seen, place: str) -> RudernCase:
    owner = seen.land.provinces[place].owner
    ours = outside(seen.land, place, seen.faction, against=owner)
    return _case(seen, Kind.FIELD, place, (ours, defenders_in_the_field(seen.land, place, seen.faction)), 0)


def _meeting(seen: Seen, land: Land, at: str, coming_out: list[str]) -> RudernCase | None:
    relief = is_relief(land, seen.faction, at)
    enemies = besieger_to_fight(land, seen.faction, at) if relief else army_to_fight(land, at, seen.faction)
    if not enemies:
        return None
    ours = coming_out + our_army(land, at, seen.faction, enemies)
    return _case(seen, Kind.RELIEF if relief else Kind.FIELD, at, (ours, enemies), 0, land)


def _interception(seen: Seen, ask: object) -> RudernCase | None:
    if not isinstance(ask, questions.Intercept):
        return None
    ours = garrison_and_friends(seen.land, ask.place, seen.faction, ask.intruder)
    intruders = [b.id for b in banners_outside(seen.land, ask.place) if is_friend(seen.land, ask.intruder, b.faction)]
    return _case(seen, Kind.FIELD, ask.place, (ours, [b for b in intruders if b not in ours]), 0)


def _joining(seen: Seen, ask: object, option: Option) -> RudernCase | None:
    if not isinstance(ask, questions.JoinRelief):
        return None
    land = seen.land
    besiegers = besieger_to_fight(land, ask.by, ask.place)
    mine = [b for b in bodies_inside(land, ask.place) if body(land, b).faction == seen.faction]
    sent = {b: kinds_of(land, b) for b in mine} if isinstance(option, questions.JoinBattle) else {}
    relief = our_army(land, ask.place, ask.by, besiegers)
    return _case(seen, Kind.RELIEF, ask.place, (relief + list(sent), besiegers), 0, sent=sent)
