"""What is good: the worth of an option to the seat that is asked, for bots.  It knows the view and nothing else.

`ponder` names the fight whose odds bear on an option, `worth` weighs what may come of it: the map after each of its
outcomes, by their odds (`bots/position.py`).  A march that meets nobody is worth the map after it; ending the impulse, the map
as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Kind
from montjoy.games.rudern.bots.forecast import (
    Sides,
    forecast_fight,
    forecast_meetings,
    who_fights,
    who_intercepts,
    who_relieves,
)
from montjoy.games.rudern.bots.lookahead import (
    after_battle,
    after_capture,
    after_lost_siege,
    after_march,
    after_retreat,
    after_shift,
    thin_out,
)
from montjoy.games.rudern.bots.position import marches, may_besiege, position_worth, stake
from montjoy.games.rudern.bots.purses import divided
from montjoy.games.rudern.model.queries import banners_outside, bodies_inside, inside, is_friend, is_place, pieces
from montjoy.games.rudern.model.state import Land, Siege
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.forms import Chests
from montjoy.games.rudern.rules.battles.assault import both_sides
from montjoy.games.rudern.rules.battles.field import able_to_come_out, defenders_in_the_field
from montjoy.games.rudern.rules.battles.money import chests_on_the_spot, limit_of, pays_from_treasury
from montjoy.games.rudern.rules.battles.movement import companions
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.rules.battles.siege import besiegers, own_outside
from montjoy.games.rudern.seen.view import Seen, copy_land, side_asked, whose

Report = Mapping[str, Any]
PRICE: Final = 0.1                                           # of one resource
TROUBLE: Final = 0.03                                        # of an act that changes nothing
NEVER: Final = -1_000.0
MOST_PAID: Final = 6                                         # assaults looked ahead
SIEGE_WORTH: Final = 0.15                                    # a place falls at least so likely, or it is not besieged


# ---- the fight that bears on an option -------------------------------------------------------------------------------
def ponder(seen: Seen, asked: Asked, option: Any) -> RudernCase | None:
    """Of a siege, all the assaults (or sorties) that can be paid for; of banners together, the battle of all of them; else
    the option's own fight."""
    match option:
        case questions.Storm(place=place):
            return _storms(seen, Kind.ASSAULT, place, both_sides(seen.land, place), payments(seen, place))
        case questions.Sally(place=place):
            return _storms(seen, Kind.SORTIE, place, both_sides(seen.land, place), payments(seen, place))
        case questions.BeginSiege(place=place) | questions.BeginSiegeWith(place=place):
            sides = besiegers(seen.land, seen.faction, place, own_outside(seen.land, seen.faction, place))
            return _storms(seen, Kind.ASSAULT, place, (sides, bodies_inside(seen.land, place)), payments(seen, place) - 1)
        case questions.MarchTogether(at=at, to=to):
            return first_of(forecast_meetings(seen, after_march(seen.land, companions(seen, at, to), to), to, []))
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
    """The greater the better, and comparable among the options of one question only."""
    if isinstance(option, int):
        return -piece(seen, asked, option)
    match option:
        case questions.EndImpulse():
            return position_worth(seen, seen.land, done=True)
        case questions.Storm() | questions.Sally():
            return stormed(seen, option, report)
        case questions.BeginSiege(place=place) | questions.BeginSiegeWith(place=place):
            return siege_begun(seen, place, report) - TROUBLE * isinstance(option, questions.BeginSiegeWith)
        case questions.LeaveSiege() | questions.GoOut():
            return NEVER                                     # marching off does as much
        case questions.BreakOff(place=place):
            return broken_off(seen, place)
        case questions.GoIn() | questions.JoinSiege():
            return position_worth(seen, after_shift(seen.land, option)) + TROUBLE
        case questions.Along() | questions.Send() | questions.MoveIn():
            return 1.0
        case questions.Go() | questions.StayOut():
            return 0.0
        case questions.To(place=place):
            return position_worth(seen, after_retreat(seen.land, asked.ask, place))
        case questions.LetPass():
            return position_worth(seen, seen.land)
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
    value: float = p["attacker"] * position_worth(seen, after_capture(land, place, siege.by, ours), done=True)
    value += p["defender"] * position_worth(seen, after_lost_siege(land, place, theirs), done=True)
    value += p["neither"] * position_worth(seen, thin_out(copy_land(land), sides, (ours, theirs)), done=True)
    return value - PRICE * float(report["rolls"]["mean"])


def siege_begun(seen: Seen, place: str, report: Report | None) -> float:
    """The map with the siege, and how likely the place falls to what can be paid for then."""
    if report is None:
        return NEVER                                         # not one assault
    land = copy_land(seen.land)
    land.sieges[place] = Siege(place, seen.faction, land.round, land.impulse, own_outside(land, seen.faction, place))
    falls = chances(report)["attacker"] - chances(report)["defender"] / 2
    return position_worth(seen, land) + stake(seen.land, seen.faction, place) * (falls - SIEGE_WORTH) / 2 - PRICE


def broken_off(seen: Seen, place: str) -> float:
    """Good for a siege that nothing can come of: nothing to pay with, or more inside than outside."""
    land = seen.land
    lost = payments(seen, place) < 1 or inside(land, place) > pieces(land, land.sieges[place].members)
    return position_worth(seen, seen.land, done=True) + (TROUBLE if lost else NEVER)


# ---- in the field ----------------------------------------------------------------------------------------------------
def in_the_field(seen: Seen, asked: Asked, option: Any, report: Report | None) -> float:
    """Marches, with or without a battle at their end; attacks; coming out; interceptions; relief."""
    land, at, sides = battle_of(seen, asked, option)
    if report is None or not sides[1]:
        return position_worth(seen, land, done=not goes_on(land, seen.faction)) - TROUBLE
    p = chances(report)
    ours, theirs = left(report, 0, more=0), left(report, 1, more=1)
    less, fewer = left(report, 0, more=1), left(report, 1, more=0)
    value = p["attacker"] * position_worth(seen, after_battle(land, at, sides[0], sides[1], (ours, fewer)))
    value += p["defender"] * position_worth(seen, after_battle(land, at, sides[1], sides[0], (theirs, less)))
    both = left(report, 0), left(report, 1)
    value += p["neither"] * position_worth(seen, thin_out(copy_land(seen.land), sides, both))
    return value - PRICE * getattr(option, "price", 0)


def goes_on(land: Land, faction: str) -> bool:
    """A siege can still be begun in this impulse: some banner stands before a target, or can march there."""
    targets = [
        p for p in land.provinces
        if is_place(land, p) and p not in land.sieges
        and not is_friend(land, faction, land.provinces[p].owner) and may_besiege(land, faction, p)
    ]
    own = [b for b in land.banners.values() if b.faction == faction]
    return any(marches(land, b.at, p) <= b.moves for b in own for p in targets)


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
def form(seen: Seen, asked: Asked) -> Chests:
    """The only form divides the resources at home."""
    return divided(seen)
