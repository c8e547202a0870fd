"""What is good: the worth of an option to the seat that is asked, for bots.  It knows the view and nothing else.

`ponder` names the fight whose odds bear on an option, `worth` weighs what may come of it: the map after each of its
outcomes, by their odds (`bots/position.py`).  A march that meets nobody is worth the map after it; ending the impulse, the map
as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Kind
from montjoy.games.rudern.bots.campaign_form import prepared
from montjoy.games.rudern.bots.campaign_marches import (
    can_come_there,
    goers,
    has_just_left,
    thin_by_want,
    who_advances,
)
from montjoy.games.rudern.bots.forecast import (
    Sides,
    forecast_fight,
    forecast_meetings,
    who_fights,
    who_intercepts,
    who_relieves,
)
from montjoy.games.rudern.bots.lookahead import (
    after_advance,
    after_battle,
    after_capture,
    after_lost_siege,
    after_march,
    after_part,
    after_retreat,
    after_shift,
    thin_out,
)
from montjoy.games.rudern.bots.map_worth import stake, worth_of_map
from montjoy.games.rudern.bots.powers_answers import KINDS, worth_of_answer
from montjoy.games.rudern.bots.powers_lookahead import after_body_march
from montjoy.games.rudern.bots.purses import divided
from montjoy.games.rudern.bots.siege_costs import Odds
from montjoy.games.rudern.bots.ways import copy_land, marches
from montjoy.games.rudern.model.queries import (
    banners_outside,
    bodies_inside,
    inside,
    is_friend,
    is_place,
    open_neighbours,
    pieces,
    powers_of,
)
from montjoy.games.rudern.model.state import MOVES, Banner, Land, Siege
from montjoy.games.rudern.protocol import campaign_questions, questions
from montjoy.games.rudern.protocol.campaign_questions import Prepare, Regroup
from montjoy.games.rudern.protocol.forms import Chests, Preparations
from montjoy.games.rudern.protocol.powers_questions import MarchBody
from montjoy.games.rudern.rules.battles.assault import both_sides
from montjoy.games.rudern.rules.battles.field import (
    able_to_come_out,
    army_to_fight,
    defenders_in_the_field,
    has_too_many_for_walls,
)
from montjoy.games.rudern.rules.battles.money import A_UNIT, chests_on_the_spot, limit_of, pays_from_treasury, purses
from montjoy.games.rudern.rules.battles.movement import companions
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.rules.battles.siege import PRICE as SIEGE_PRICE
from montjoy.games.rudern.rules.battles.siege import besiegers, own_outside, why_not_besiege
from montjoy.games.rudern.seen.view import Seen, side_asked, whose

Report = Mapping[str, Any]
PRICE: Final = 0.1                                           # of one resource
TROUBLE: Final = 0.03                                        # of an act that changes nothing
NEVER: Final = -1_000.0
GRAIN: Final = 0.25                                          # of the worths of a campaign
MOST_PAID: Final = 6                                         # assaults looked ahead
SIEGE_WORTH: Final = 0.15                                    # a place falls at least so likely, or it is not besieged


# ---- the fight that bears on an option -------------------------------------------------------------------------------
def ponder(seen: Seen, asked: Asked, option: Any) -> RudernCase | None:
    """Of a siege, all the assaults (or sorties) that can be paid for; of banners together, the battle of all of them; else
    the option's own fight."""
    match option:
        case questions.Storm(place=place, purse=purse) if purse == A_UNIT:
            return storm_for_a_unit(seen, place)
        case questions.Storm(place=place):
            return _storms(seen, Kind.ASSAULT, place, both_sides(seen.land, place), payments(seen, place))
        case questions.Sally(place=place):
            return _storms(seen, Kind.SORTIE, place, both_sides(seen.land, place), payments(seen, place))
        case questions.BeginSiege(place=place) | questions.BeginSiegeWith(place=place):
            sides = besiegers(seen.land, seen.faction, place, own_outside(seen.land, seen.faction, place))
            return _storms(seen, Kind.ASSAULT, place, (sides, bodies_inside(seen.land, place)), payments(seen, place) - 1)
        case questions.MarchTogether(at=at, to=to):
            land = after_march(seen.land, companions(seen, at, to), to)
            return first_of(forecast_meetings(seen, land, to, [])) or siege_to_come(seen, land)
        case questions.March(banner=banner, to=to):
            return forecast_fight(seen, asked.ask, option) or siege_to_come(seen, after_march(seen.land, [banner], to))
        case campaign_questions.Advance(to=to) | campaign_questions.AdvanceTogether(to=to):
            there = after_advance(seen, who_advances(seen, option), to)
            met = first_of(forecast_meetings(there, there.land, to, []))
            return met if met or powers_of(seen.land) else siege_to_come(there, there.land)
        case questions.ComeOutTogether(place=place):
            return first_of(forecast_meetings(seen, seen.land, place, able_to_come_out(seen, place)))
    return forecast_fight(seen, asked.ask, option)


def first_of(cases: Sequence[RudernCase]) -> RudernCase | None:
    return cases[0] if cases else None


def _storms(seen: Seen, kind: Kind, place: str, sides: Sides, paid: int) -> RudernCase | None:
    if paid < 1:
        return None
    fight = muster_bodies(seen.land, seen.units, kind, place, sides, DEFENDER if kind == Kind.SORTIE else BESIEGER, {})
    fight.paid = min(paid, MOST_PAID)
    return RudernCase(kind, fight, seen.units)


def storm_for_a_unit(seen: Seen, place: str) -> RudernCase | None:
    """RW-CAM-MOV-06  One assault, by those who are left when a unit has paid for it with its life."""
    land = copy_land(seen.land)
    thin_by_want(seen, land, chests_on_the_spot(land, seen.faction, place), 1)
    return _storms(msgspec.structs.replace(seen, land=land), Kind.ASSAULT, place, both_sides(land, place), 1)


def siege_to_come(seen: Seen, land: Land) -> RudernCase | None:
    """RW-SIEGE-05  The greatest siege that can still be begun in this impulse, by all who can march there: its assaults."""
    reach = sieges_within_reach(seen, land)
    best = max(
        (place for place, gathered in reach.items() if may_begin(gathered, place)),
        key=lambda place: stake(seen, land, place),
        default="",
    )
    if not best:
        return None
    gathered = reach[best]
    sides = besiegers(gathered.land, seen.faction, best, own_outside(gathered.land, seen.faction, best))
    both = (sides, bodies_inside(gathered.land, best))
    return _storms(gathered, Kind.ASSAULT, best, both, payments(gathered, best) - 1)


def payments(seen: Seen, place: str) -> int:
    """What can still be paid for there in the rounds that are left, of the own purses and the impulse limit."""
    land, faction = seen.land, seen.faction
    if pays_from_treasury(land, faction, place):
        purse = seen.treasuries.get(faction, 0)
    else:
        purse = sum(seen.chests.get(b, 0) for b in chests_on_the_spot(land, faction, place))
    now = land.factions[faction].limit - land.factions[faction].used
    return min(purse, now + limit_of(land, faction) * (land.ends.rounds - land.round))


# ---- how good an option is -------------------------------------------------------------------------------------------
def worth(seen: Seen, asked: Asked, option: Any, report: Report | None) -> float:
    """The greater the better, and comparable among the options of one question only.  In a campaign, where so much is a guess,
    what differs by less than GRAIN counts as equal: luck tells it apart, so that no game is like another."""
    exact = exact_worth(seen, asked, option, report)
    return GRAIN * round(exact / GRAIN) if seen.land.campaign else exact


def exact_worth(seen: Seen, asked: Asked, option: Any, report: Report | None) -> float:
    """Without that."""
    if isinstance(option, int):
        return -piece(seen, asked, option)
    if isinstance(option, KINDS) and not isinstance(option, MarchBody):
        return worth_of_answer(seen, asked, option)
    match option:
        case questions.EndImpulse():
            return worth_of_map(seen, seen.land, done=True)
        case questions.Storm() | questions.Sally():
            return stormed(seen, option, report)
        case questions.BeginSiege(place=place) | questions.BeginSiegeWith(place=place):
            return siege_begun(seen, place, report) - TROUBLE * isinstance(option, questions.BeginSiegeWith)
        case questions.LeaveSiege() | questions.GoOut():
            return NEVER                                     # marching off does as much
        case questions.BreakOff(place=place):
            return broken_off(seen, place)
        case questions.GoIn() | questions.JoinSiege():
            return worth_of_map(seen, after_shift(seen.land, option)) + TROUBLE
        case campaign_questions.Build():
            built = after_part(seen, option)
            return worth_of_map(built, built.land, done=True)
        case campaign_questions.Reorganise():
            return NEVER                                     # the form at the beginning of the impulse has done it
        case questions.Along(banner=banner) if seen.land.campaign and asked.ask.what == "march":
            return 1.0 if banner in goers(seen, asked.ask.at, asked.ask.to) else -1.0
        case questions.Along() | questions.Send() | questions.MoveIn():
            return 1.0
        case questions.Go() | questions.StayOut():
            return 0.0
        case questions.To(place=place):
            return worth_of_map(seen, after_retreat(seen.land, asked.ask, place))
        case questions.LetPass():
            return worth_of_map(seen, seen.land)
    return in_the_field(seen, asked, option, report)


def piece(seen: Seen, asked: Asked, number: int) -> float:
    """What a piece of that stack is worth to who loses it: its dice, its price, and what its noble carries."""
    assert seen.fight is not None
    stack = seen.fight.host[side_asked(seen, asked.options)].stack[number]
    carried = seen.chests.get(whose(seen, stack), 0) if stack.rank else 0
    return sum(stack.dice) + 0.1 * seen.units.rows[stack.kind].cost - 0.5 * stack.wound + carried


# ---- sieges ----------------------------------------------------------------------------------------------------------
def stormed(seen: Seen, act: questions.Storm | questions.Sally, report: Report | None) -> float:
    """Assaults or sorties, as many as can be paid for: the place taken, the siege broken, or neither."""
    if report is None:
        return NEVER
    land, place = seen.land, act.place
    sides = both_sides(land, place)
    p = chances(report)
    ours, theirs = left(report, 0), left(report, 1)
    siege = land.sieges[place]
    value: float = p["attacker"] * worth_of_map(seen, after_capture(land, place, siege.by, ours), done=True)
    value += p["defender"] * worth_of_map(seen, after_lost_siege(land, place, theirs), done=True)
    value += p["neither"] * worth_of_map(seen, thin_out(copy_land(land), sides, (ours, theirs)), done=True)
    return value - PRICE * float(report["rolls"]["mean"])


def siege_begun(seen: Seen, place: str, report: Report | None) -> float:
    """The map with the siege, and how likely the place falls to what can be paid for then."""
    if report is None:
        return NEVER                                         # not one assault
    land = copy_land(seen.land)
    land.sieges[place] = Siege(place, seen.faction, land.round, land.impulse, own_outside(land, seen.faction, place))
    falls = chances(report)["attacker"] - chances(report)["defender"] / 2
    least = 0.0 if land.campaign else SIEGE_WORTH
    return worth_of_map(seen, land) + stake(seen, seen.land, place) * (falls - least) / 2 - PRICE


def broken_off(seen: Seen, place: str) -> float:
    """Good for a siege that nothing can come of: nothing to pay with, or more inside than outside."""
    land = seen.land
    members = land.sieges[place].members
    nothing = pieces(land, members) - 1 <= inside(land, place) if land.campaign else True      # RW-CAM-MOV-06  units pay, too
    lost = (payments(seen, place) < 1 and nothing) or inside(land, place) > pieces(land, members)
    return worth_of_map(seen, seen.land, done=True) + (TROUBLE if lost else NEVER)


# ---- in the field ----------------------------------------------------------------------------------------------------
def in_the_field(seen: Seen, asked: Asked, option: Any, report: Report | None) -> float:
    """Marches, with or without a battle at their end; attacks; coming out; interceptions; relief."""
    land, at, sides = battle_of(seen, asked, option)
    if isinstance(option, MarchBody):
        if not sides[1]:
            return worth_of_answer(seen, asked, option) - TROUBLE
        seen = after_body_march(seen, option)
    if isinstance(option, campaign_questions.Advance | campaign_questions.AdvanceTogether):
        if any(has_just_left(seen.land, b, option.to) for b in who_advances(seen, option)):
            return NEVER
        seen = after_advance(seen, who_advances(seen, option), option.to)
        if not sides[1]:
            return advance_worth(seen, land, report)
    if isinstance(option, questions.March | questions.MarchTogether) and not sides[1]:
        return march_worth(seen, land, option, report)
    if report is None or not sides[1]:
        return worth_of_map(seen, land, done=True) - TROUBLE
    p = chances(report)
    ours, theirs = left(report, 0, more=0), left(report, 1, more=1)
    less, fewer = left(report, 0, more=1), left(report, 1, more=0)
    value = p["attacker"] * worth_of_map(seen, after_battle(land, at, sides[0], sides[1], (ours, fewer)))
    value += p["defender"] * worth_of_map(seen, after_battle(land, at, sides[1], sides[0], (theirs, less)))
    both = left(report, 0), left(report, 1)
    value += p["neither"] * worth_of_map(seen, thin_out(copy_land(seen.land), sides, both))
    return value - PRICE * getattr(option, "price", 0)


def march_worth(seen: Seen, land: Land, option: questions.March | questions.MarchTogether, report: Report | None) -> float:
    """Banners that meet nobody: the map with them there.  Only where a siege can still be begun that may succeed, or a
    battle fought that makes one possible, does the impulse go on with it; and nobody goes back to where he has just come from."""
    if any(comes_back(seen.land, banner, option.to) for banner in who_marches(seen, option)):
        return NEVER
    goes_on = fights_before_a_siege(seen, land) or (report is not None and chances(report)["attacker"] > 0)
    return worth_of_map(seen, land, done=not goes_on) - TROUBLE


def advance_worth(seen: Seen, land: Land, report: Report | None) -> float:
    """The same in a campaign: the map and the purses after it."""
    if powers_of(land):
        return worth_of_map(seen, land, done=True) - TROUBLE
    goes_on = fights_before_a_siege(seen, land) or (report is not None and chances(report)["attacker"] > 0)
    return worth_of_map(seen, land, done=not goes_on) - TROUBLE


def who_marches(seen: Seen, option: questions.March | questions.MarchTogether) -> list[str]:
    return [option.banner] if isinstance(option, questions.March) else companions(seen, option.at, option.to)


def comes_back(land: Land, banner: str, to: str) -> bool:
    """It has left that province in this very impulse."""
    there = land.banners[banner]
    return there.moves < MOVES and there.came_from == to


def sieges_within_reach(seen: Seen, land: Land) -> dict[str, Seen]:
    """By place, the map with all the banners before it that can be there in this impulse, where a siege and an assault can be
    paid for then."""
    found = {}
    for place in land.provinces:
        if not is_place(land, place) or place in land.sieges or is_friend(land, seen.faction, land.provinces[place].owner):
            continue
        there = copy_land(land)
        for banner in there.banners.values():
            if banner.faction == seen.faction and may_be_there(seen, land, banner, place):
                if banner.at != place:
                    banner.came_from = open_neighbours(land, place)[0]
                banner.at, banner.inside = place, False
        gathered = msgspec.structs.replace(seen, land=there)
        if own_outside(there, seen.faction, place) and payments(gathered, place) > SIEGE_PRICE:
            found[place] = gathered
    return found


def fights_before_a_siege(seen: Seen, land: Land) -> bool:
    """RW-KIND-05, RW-KIND-02  Within reach are more than walls hold, who are attacked in the open, or an army before a place."""
    reach = sieges_within_reach(seen, land)
    return any(has_too_many_for_walls(land, place) or army_to_fight(land, place, seen.faction) for place in reach)


def may_be_there(seen: Seen, land: Land, banner: Banner, place: str) -> bool:
    """In this impulse, without going back to where it has come from."""
    if banner.inside and banner.at in land.sieges:
        return False
    if land.campaign and banner.at != place:
        return can_come_there(seen, land, banner, place)
    return banner.at == place or (marches(land, banner.at, place) <= banner.moves and not comes_back(land, banner.id, place))


def may_begin(seen: Seen, place: str) -> bool:
    """The siege can be begun."""
    chosen = own_outside(seen.land, seen.faction, place)
    return any(not why_not_besiege(seen, place, chosen, purse) for purse in purses(seen, place, SIEGE_PRICE))


def battle_of(seen: Seen, asked: Asked, option: Any) -> tuple[Land, str, Sides]:
    """The map as the fight begins, where, and who fights."""
    land, faction, ask = seen.land, seen.faction, asked.ask
    match option:
        case questions.March(banner=banner, to=to):
            land = after_march(land, [banner], to)
            return land, to, who_fights(land, faction, to, [])
        case questions.MarchTogether(at=at, to=to):
            land = after_march(land, companions(seen, at, to), to)
            return land, to, who_fights(land, faction, to, [])
        case campaign_questions.Advance(to=to) | campaign_questions.AdvanceTogether(to=to):
            land = after_advance(seen, who_advances(seen, option), to).land
            return land, to, who_fights(land, faction, to, [])
        case MarchBody(to=to):
            land = after_body_march(seen, option).land
            return land, to, who_fights(land, faction, to, [])
        case questions.AttackGarrison(place=place):
            ours = [b.id for b in banners_outside(land, place) if is_friend(land, faction, b.faction)]
            return land, place, (ours, defenders_in_the_field(land, place, faction))
        case questions.AttackArmy(at=at) | questions.Relieve(place=at):
            return land, at, who_fights(land, faction, at, [])
        case questions.ComeOut(banner=banner, place=place):
            return land, place, who_fights(land, faction, place, [banner])
        case questions.ComeOutTogether(place=place):
            return land, place, who_fights(land, faction, place, able_to_come_out(seen, place))
        case questions.FallUpon() if isinstance(ask, questions.Intercept):
            return land, ask.place, who_intercepts(seen, ask)
        case questions.JoinBattle() | questions.StayInside() if isinstance(ask, questions.JoinRelief):
            return land, ask.place, who_relieves(seen, ask, isinstance(option, questions.JoinBattle))
    return land, "", ([], [])


# ---- reading a report ------------------------------------------------------------------------------------------------
def chances(report: Report) -> dict[str, float]:
    return {name: outcome["p"] for name, outcome in report["outcomes"].items()}


def left(report: Report, side: int, more: int | None = None) -> float:
    """The share of its pieces that a side has left in the mean; `more`: of those endings where that side has more."""
    both = ("attacker", "defender")
    total = weight = began = 0.0
    for end in report["survivors"]:
        counts = [sum(end[name].values()) for name in both]
        began += end["p"] * counts[side]
        if more is None or counts[more] > counts[1 - more]:
            total, weight = total + end["p"] * counts[side], weight + end["p"]
    began += report["losses"][both[side]]["mean"]
    return total / weight / began if weight and began else 0.0


# ---- forms -----------------------------------------------------------------------------------------------------------
def form(seen: Seen, asked: Asked, odds: Odds) -> Chests | Preparations:
    """A campaign's form prepares an impulse; a battle scenario's divides the resources at home."""
    if isinstance(asked.ask, Prepare):
        return prepared(seen, odds)
    return Preparations() if isinstance(asked.ask, Regroup) else divided(seen)
