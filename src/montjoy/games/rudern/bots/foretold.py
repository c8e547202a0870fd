"""The fights that people are told of beside a question: those that an option starts, and those that it only leads to.

Banners together: the battle of all who can go, or of those picked so far.  A siege: the assaults on the place as it stands now,
since they may follow in a later impulse.  Bots weigh these by themselves (`bots/option_worth.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.capabilities import Said
from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.state import BESIEGER, Kind
from montjoy.games.rudern.bots.campaign_marches import goers, with_banners_at
from montjoy.games.rudern.bots.forecast import case_of, forecast_fights, forecast_meetings, with_banner_at
from montjoy.games.rudern.model.queries import bodies_inside
from montjoy.games.rudern.protocol import campaign_questions, questions
from montjoy.games.rudern.rules.battles.field import able_to_come_out
from montjoy.games.rudern.rules.battles.money import chests_on_the_spot, limit_of, pays_from_treasury
from montjoy.games.rudern.rules.battles.movement import companions
from montjoy.games.rudern.rules.battles.siege import PRICE, besiegers, own_outside
from montjoy.games.rudern.seen.view import Seen


def foretold_fights(seen: Seen, ask: object, option: object) -> Sequence[RudernCase]:
    """The fights as cases, like `forecast_fights`; of assaults and sorties all that can be paid for come first."""
    match option:
        case questions.Storm() | questions.Sally():
            *single, all_paid = forecast_fights(seen, ask, option)         # a bot weighs the single one
            return [all_paid, *single]
        case questions.MarchTogether(at=at, to=to):
            return together(seen, companions(seen, at, to), to, coming_out=False)
        case campaign_questions.AdvanceTogether(at=at, to=to):
            return together(seen, goers(seen, at, to), to, coming_out=False)
        case questions.ComeOutTogether(place=place):
            return together(seen, able_to_come_out(seen, place), place, coming_out=True)
        case questions.BeginSiege(place=place) | questions.BeginSiegeWith(place=place):
            return assaults_later(seen, place, own_outside(seen.land, seen.faction, place))
        case questions.Along(banner=banner) if isinstance(ask, questions.Company):
            return company(seen, ask, [*ask.picked, banner])
        case questions.Go() if isinstance(ask, questions.Company):
            return company(seen, ask, list(ask.picked))
    return forecast_fights(seen, ask, option)


def company(seen: Seen, ask: questions.Company, banners: list[str]) -> list[RudernCase]:
    """With the banners picked so far, one of which the answer may add."""
    if ask.what == "besiege":
        return assaults_later(seen, ask.at, banners)
    return together(seen, banners, ask.to, coming_out=ask.what == "come-out")


def together(seen: Seen, banners: list[str], to: str, coming_out: bool) -> list[RudernCase]:
    """RW-FIELD-01  The battle there of banners that march or come out together; in a campaign without those that die for want on
    the way (RW-CAM-MOV-06)."""
    land = seen.land
    if land.campaign and not coming_out:
        land = with_banners_at(seen, banners, to)
    for banner in [] if coming_out else banners:
        land = with_banner_at(land, banner, to)
    cases = forecast_meetings(seen, land, to, banners if coming_out else [])
    for case in cases:
        case.said = case.said or Said("odds-together", {"banners": banners})
    return cases


def assaults_later(seen: Seen, place: str, chosen: list[str]) -> list[RudernCase]:
    """RW-SIEGE-06  After the siege has lasted long enough as many assaults as a whole impulse's limit and the purses then pay
    for, and one; if nothing changes until then."""
    sides = besiegers(seen.land, seen.faction, place, chosen), bodies_inside(seen.land, place)
    several = case_of(seen, Kind.ASSAULT, place, sides, BESIEGER, said=Said("odds-assault-later"))
    several.start.paid = several.rounds = payable_later(seen, place)
    if (one := several.one) is None:
        return [several]
    one.said, several.said = Said("odds-assault-later"), Said("odds-assaults-later", {"count": several.start.paid})
    return [several, one]


def payable_later(seen: Seen, place: str) -> int:
    """RW-GEN-09, RW-GEN-10  What is left of the purses there when the siege is paid, within the limit of a whole impulse; one at
    least."""
    land, faction = seen.land, seen.faction
    if pays_from_treasury(land, faction, place):
        purse = seen.treasuries.get(faction, 0)
    else:
        purse = sum(seen.chests.get(b, 0) for b in chests_on_the_spot(land, faction, place))
    return max(1, min(purse - PRICE, limit_of(land, faction)))
