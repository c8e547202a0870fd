"""The simple player of the ledger (RW-CAM-BOT-01): its six points in their order, and nothing else; for comparison with others.

It counts units and dice and asks for no odds.  Where its points say nothing, it gives the careful answer.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.bots.forecast import who_intercepts
from montjoy.games.rudern.bots.position import FAR, marches, may_besiege
from montjoy.games.rudern.bots.powers_advice import a_look, advised, body_home
from montjoy.games.rudern.model.queries import (
    army_that_meets,
    bodies_inside,
    body,
    hostile_army,
    inside,
    is_besieged,
    is_friend,
    is_place,
    open_neighbours,
    pieces,
    powers_of,
)
from montjoy.games.rudern.model.state import SHELTERED, Banner, Land
from montjoy.games.rudern.protocol import campaign_questions, questions
from montjoy.games.rudern.protocol.campaign_questions import Prepare
from montjoy.games.rudern.protocol.forms import Chests, Preparations
from montjoy.games.rudern.protocol.questions import Muster
from montjoy.games.rudern.rules.battles.assault import members_of
from montjoy.games.rudern.rules.battles.chests import home_chests
from montjoy.games.rudern.rules.battles.money import A_UNIT
from montjoy.games.rudern.rules.battles.relief import besieger_to_fight
from montjoy.games.rudern.rules.battles.siege import own_outside
from montjoy.games.rudern.rules.campaign.income import campaign_of, giving_places, may_recruit, recruits_of
from montjoy.games.rudern.rules.campaign.marching import size_of
from montjoy.games.rudern.rules.campaign.preparing import camps, troops_of, why_not_prepare
from montjoy.games.rudern.secrecy.defaults import default
from montjoy.games.rudern.seen.view import Seen

FEW: Final = 3                                               # units in a place: under that it recruits
ENOUGH: Final = 3                                            # resources in the treasury: from that on it may
STORM: Final = 1.5                                           # times those inside
RELIEVE: Final = 1.2                                         # times the besieger's dice
SALLY: Final = 0.8                                           # of the besieger's units
MORE: Final = 2                                              # units more than inside begin a siege
LOADED: Final = 4                                            # resources go with the largest banner
MEET: Final = 1.15                                           # times the dice of an army in the open
SEAT: Final = 2                                              # units stay in the seat
INTERCEPT: Final = 1.1                                       # times the intruder's dice


def advice(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """RW-CAM-BOT-01  policy(view, asked, luck); of luck it needs nothing but a vote among equals."""
    match asked.ask:
        case Prepare():
            return prepared(seen)
        case Muster():
            return Chests({b: n for b, n in load(seen, seen.treasuries.get(seen.faction, 0)).items() if "." not in b})
        case questions.Act():
            return act(seen, asked.options)
        case questions.Intercept() as ask:
            return questions.FallUpon() if intercepts(seen, ask) else questions.LetPass()
    answer = advised(seen, asked, luck) if powers_of(seen.land) else None
    return default(seen, asked) if answer is None else answer


def dice(seen: Seen, land: Land, bodies: list[str]) -> float:
    """Dice in the field."""
    total = 0
    for key in bodies:
        there = body(land, key)
        kinds = [*there.units.items(), *([(there.noble, 1)] if isinstance(there, Banner) else [])]
        total += sum(n * seen.units.unit(kind).field for kind, n in kinds)
    return total


# ---- the form --------------------------------------------------------------------------------------------------------
def prepared(seen: Seen) -> Preparations:
    """RW-CAM-BOT-01  (1) A place recruits foot next to a hostile army or with under 3 units, and if the treasury holds 3;
    (5) the largest banner carries 4; (6) 2 units stay in the seat."""
    recruits = income(seen)
    form = Preparations(recruits)
    treasury = seen.treasuries.get(seen.faction, 0) - len(recruits)
    for more in (led(seen), load(seen, treasury)):
        tried = Preparations({**form.amounts, **more})
        if why_not_prepare(seen, tried) is None:
            form = tried
    return form


def income(seen: Seen) -> dict[str, int]:
    land, amounts, treasury = seen.land, dict[str, int](), seen.treasuries.get(seen.faction, 0)
    for place in giving_places(land, seen.faction) if may_recruit(land) else ():
        near = any(hostile_army(land, at, seen.faction) for at in [place, *open_neighbours(land, place)])
        if (near or inside(land, place) < FEW) and treasury >= ENOUGH and "foot" in recruits_of(seen, place):
            tried = {**amounts, f"{place}.foot": 1}
            if why_not_prepare(seen, Preparations(tried)) is None:
                amounts, treasury = tried, treasury - 1
    return amounts


def led(seen: Seen) -> dict[str, int]:
    """The largest banner leads what stands with it in a place, as much as it may hold, but for two units in the seat."""
    land, banner = seen.land, largest(seen)
    camp = next((c for c in camps(land, seen.faction) if c.inside and banner in c.banners), None)
    if camp is None or is_besieged(land, camp.at):
        return {}
    there = troops_of(land, seen.faction, camp)
    stay = SEAT if camp.at == campaign_of(land).seats.get(seen.faction) else 0
    room = min(size_of(land, land.banners[banner]), max(0, sum(there.values()) - stay))
    amounts = {f"{b}.{kind}": 0 for b in camp.banners for kind in there}
    for kind in sorted(there, key=lambda kind: -seen.units.unit(kind).field):
        amounts[f"{banner}.{kind}"] = n = min(room, there[kind])
        room -= n
    return amounts


def load(seen: Seen, treasury: int) -> dict[str, int]:
    """RW-CAM-BOT-01  (5) Four resources for the largest banner, if it is at home; the others at home bring back theirs."""
    at_home = home_chests(seen.land, seen.faction)
    there = treasury + sum(seen.chests.get(b, 0) for b in at_home)
    return {b: min(LOADED, there) if b == largest(seen) else 0 for b in at_home} if largest(seen) in at_home else {}


def largest(seen: Seen) -> str:
    """The own banner with most units round it that it may lead."""
    land = seen.land
    free = [b for b in land.banners.values() if b.faction == seen.faction and not (b.inside and is_besieged(land, b.at))]

    def units(banner: Banner) -> int:
        around = pieces(land, [k for k in bodies_inside(land, banner.at) if body(land, k).faction == seen.faction])
        return max(pieces(land, [banner.id]), min(size_of(land, banner), around) if banner.inside else 0)

    return max(free, key=units).id if free else ""


# ---- acts ------------------------------------------------------------------------------------------------------------
def act(seen: Seen, options: tuple[Any, ...]) -> Any:
    """RW-CAM-BOT-01  The first of the points 2 to 5 that has something to do; else the impulse ends."""
    for point in (body_home, own_siege, own_besieged, new_siege, on_the_march, a_look):
        found = point(seen, options)
        if found is not None:
            return found
    return questions.EndImpulse()


def own_siege(seen: Seen, options: tuple[Any, ...]) -> Any:
    """RW-CAM-BOT-01  (2) Storm with 1.5 times those inside, break off under their number and one."""
    for option in options:
        if isinstance(option, questions.Storm):
            ours, theirs = pieces(seen.land, members_of(seen.land, option.place, seen.faction)), inside(seen.land, option.place)
            if ours >= STORM * theirs and option.purse != A_UNIT:
                return option
        if isinstance(option, questions.BreakOff):
            ours, theirs = pieces(seen.land, members_of(seen.land, option.place, seen.faction)), inside(seen.land, option.place)
            if ours < theirs + 1:
                return option
    return None


def own_besieged(seen: Seen, options: tuple[Any, ...]) -> Any:
    """RW-CAM-BOT-01  (3) Relieve with 1.2 times the besieger's field dice, else sally with more than 0.8 of his units."""
    land = seen.land
    for option in options:
        place = option.place if isinstance(option, questions.Relieve) else getattr(option, "to", "")
        if place not in land.sieges or not is_friend(land, seen.faction, land.provinces[place].owner):
            continue
        ours = own_outside(land, seen.faction, place) if isinstance(option, questions.Relieve) else who_goes(seen, option)
        if ours and dice(seen, land, ours) >= RELIEVE * dice(seen, land, besieger_to_fight(land, seen.faction, place)):
            return option
    for option in options:
        if isinstance(option, questions.Sally):
            if inside(land, option.place) > SALLY * pieces(land, land.sieges[option.place].members):
                return option
    return None


def who_goes(seen: Seen, option: Any) -> list[str]:
    """RW-CAM-BOT-01  Banners one by one: "together" is asked banner by banner, which this player leaves to others."""
    return [option.banner] if isinstance(option, campaign_questions.Advance | questions.March) else []


def new_siege(seen: Seen, options: tuple[Any, ...]) -> Any:
    """RW-CAM-BOT-01  (4) With two units more than inside."""
    for option in options:
        if isinstance(option, questions.BeginSiege) and option.purse != A_UNIT:
            ours = pieces(seen.land, own_outside(seen.land, seen.faction, option.place))
            if ours >= inside(seen.land, option.place) + MORE:
                return option
    return None


def on_the_march(seen: Seen, options: tuple[Any, ...]) -> Any:
    """RW-CAM-BOT-01  (5) The largest banner goes toward the nearest place that it can besiege; into a province with an enemy army
    only with 1.15 times its dice."""
    land, banner = seen.land, largest(seen)
    goal = nearest_target(seen, banner) if banner else ""
    if not goal or banner in members_anywhere(land) or land.banners[banner].at == goal:
        return None
    far = marches(land, land.banners[banner].at, goal)
    for option in options:
        if banner not in who_goes(seen, option) or marches(land, option.to, goal) >= far:
            continue
        enemies = army_that_meets(land, option.to, seen.faction)
        if not enemies or dice(seen, land, [banner]) >= MEET * dice(seen, land, enemies):
            return option
    return None


def members_anywhere(land: Land) -> set[str]:
    return {b for siege in land.sieges.values() for b in siege.members}


def nearest_target(seen: Seen, banner: str) -> str:
    """The nearest place of others next to an own one, with at most five inside, and fewer than the banner leads."""
    land, start = seen.land, seen.land.banners[banner].at
    found = [
        p for p in land.provinces
        if is_place(land, p) and not is_friend(land, seen.faction, land.provinces[p].owner) and p not in land.sieges
        and may_besiege(land, seen.faction, p) and inside(land, p) <= min(SHELTERED, pieces(land, [banner]) - 1)
    ]
    best = min(found, key=lambda p: marches(land, start, p), default="")
    return best if best and marches(land, start, best) < FAR else ""


def intercepts(seen: Seen, ask: questions.Intercept) -> bool:
    """RW-CAM-BOT-01  (6) With 1.1 times the intruder's field dice."""
    ours, theirs = who_intercepts(seen, ask)
    return dice(seen, seen.land, ours) >= INTERCEPT * dice(seen, seen.land, theirs)


CHARACTERS: Final = {"advice": advice}
