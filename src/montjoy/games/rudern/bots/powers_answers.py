"""What is good among the acts and answers of six powers: offices, elections, war and peace, gifts, Gracuja's choice."""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.bots.campaign_position import A_RESOURCE, rounds_left
from montjoy.games.rudern.bots.map_worth import worth_of_map
from montjoy.games.rudern.bots.powers_lookahead import after_body_march, with_relation
from montjoy.games.rudern.bots.powers_position import A_POINT, VICTORY
from montjoy.games.rudern.model.powers import CHURCH, Powers
from montjoy.games.rudern.model.queries import bodies_inside, is_friend, is_hostile, pieces, powers_in
from montjoy.games.rudern.model.state import Land
from montjoy.games.rudern.protocol import powers_questions as asks
from montjoy.games.rudern.rules.powers.endings import seat_town
from montjoy.games.rudern.rules.powers.independence import REWARD
from montjoy.games.rudern.rules.powers.influence import collects, influence_of
from montjoy.games.rudern.rules.powers.offices import taxed_towns
from montjoy.games.rudern.seen.view import Seen

NEVER: Final = -1_000.0
A_LOOK: Final = 0.6                                          # at who gives influence by it
ANOTHER_LOOK: Final = 0.3                                    # at an ally's purse
SMALL_GIFTS: Final = (1, 2, 3)                               # at a festival
SPARE: Final = 5                                             # resources that are left when something is given
BREAK: Final = 1.5                                           # so much better the map is after a war is declared
AT_HAND: Final = 3                                           # influence lacking, when Gracuja goes to the Empire
EMPTY_PURSE: Final = 5                                       # of the Empire, when it is filled by a tax
KINDS: Final = (
    asks.MarchBody, asks.RaiseExtraTax, asks.GiveTown, asks.GiveToChurch, asks.LookInto, asks.DeclareWar, asks.OfferPeace,
    asks.Secede, asks.HoldFestival, asks.JoinEmpire, asks.JoinLeague, asks.StayNeutral, asks.MakePeace, asks.StayAtWar,
    asks.GoAlong, asks.StandByEmpire, asks.Give, asks.Stand, asks.DoNotStand, asks.VoteFor, asks.BuildTemple, asks.LeaveIt,
)  # fmt: skip


def worth_of_answer(seen: Seen, asked: Asked, option: Any) -> float:
    """Of one of KINDS: an act compared with ending the impulse, an answer with the other answers."""
    powers = powers_in(seen.land)
    if isinstance(option, asks.PowersActs):
        return worth_of_act(seen, powers, option)
    match option:
        case asks.MakePeace():
            return worth_of_map(seen, with_relation(seen.land, seen.faction, asked.ask.by, "allied"))
        case asks.StayAtWar():
            return worth_of_map(seen, seen.land)
        case asks.Give(amount=amount):
            return gift(seen, amount)
        case asks.Stand():
            return 1.0
        case asks.VoteFor(faction=faction):
            return vote(seen, powers, faction)
        case asks.GoAlong():
            return 0.0 if is_first(powers, asked.ask.house) else 1.0
        case asks.StandByEmpire():
            return 0.5
        case asks.JoinEmpire() | asks.BuildTemple():
            return 1.0 if wants_empire(seen.land, powers) else -1.0
        case asks.JoinLeague():
            return 1.0 if wants_league(seen.land, powers) else -1.0
    return 0.0                                               # it stays as it is


# ---- acts ------------------------------------------------------------------------------------------------------------
def worth_of_act(seen: Seen, powers: Powers, act: Any) -> float:
    """Compared with the map as it is."""
    if isinstance(act, asks.MarchBody):
        there = after_body_march(seen, act)
        return worth_of_map(there, there.land, done=True)
    gain = gain_of(seen, powers, act)
    return NEVER if gain <= NEVER else worth_of_map(seen, seen.land, done=True) + gain


def gain_of(seen: Seen, powers: Powers, act: Any) -> float:
    land, faction = seen.land, seen.faction
    match act:
        case asks.LookInto(purse=purse):
            owner = purse if purse in land.factions else land.banners[purse].faction
            return ANOTHER_LOOK if is_friend(land, faction, owner) else A_LOOK
        case asks.RaiseExtraTax():
            return extra_tax(seen, powers)
        case asks.GiveToChurch(place=place) if powers.offices.get("sermo") == faction and powers.offices.get("kard") != faction:
            return church_town(land, powers, faction, place)
        case asks.HoldFestival():
            return A_LOOK if seen.treasuries.get(faction, 0) >= SPARE + act.price else NEVER
        case asks.DeclareWar(other=other):
            return from_relation(seen, other, "hostile") - BREAK
        case asks.OfferPeace(other=other):
            return max(0.3, from_relation(seen, other, "allied")) if from_relation(seen, other, "allied") > 0 else NEVER
        case asks.Secede():
            return secession(land, powers, faction)
    return NEVER                                             # who gives a town away has it no more


def from_relation(seen: Seen, other: str, to: str) -> float:
    """How much better the map is at war or in peace."""
    changed = with_relation(seen.land, seen.faction, other, to)
    return worth_of_map(seen, changed, done=True) - worth_of_map(seen, seen.land, done=True)


def extra_tax(seen: Seen, powers: Powers) -> float:
    """RW-CAM-OFF-02  Where the Empire has nothing and its towns can bear it."""
    land, towns = seen.land, taxed_towns(seen.land)
    few = [p for p in towns if pieces(land, bodies_inside(land, p)) <= 2]
    poor = seen.treasuries.get(powers.empire, 0) < EMPTY_PURSE
    return 3 * A_RESOURCE * len(towns) - 0.1 * len(towns) - 0.5 * len(few) if poor else NEVER


def church_town(land: Land, powers: Powers, faction: str, place: str) -> float:
    """RW-CAM-OFF-04, RW-CAM-INF-01  As long as deeds leave room for what church towns give."""
    towns = sum(kind == CHURCH and land.provinces[p].owner == faction for p, kind in powers.kinds.items())
    room = powers.deeds.get(faction, 0) // 2 - powers.quiet.get(faction, 0)
    return 0.4 * A_POINT if room > 2 * (towns + 1) and not led_there(land, faction, place) else NEVER


def led_there(land: Land, faction: str, place: str) -> bool:
    """Its general comes from there."""
    homes = land.campaign.homes if land.campaign else {}
    return any(at == place and b in land.banners and land.banners[b].faction == faction for b, at in homes.items())


def secession(land: Land, powers: Powers, faction: str) -> float:
    """RW-CAM-OFF-09  If it wins by it, or nearly so while little time is left."""
    after = influence_of(powers, faction) + REWARD
    if after >= powers.need:
        return VICTORY
    return A_POINT if after >= powers.need - 2 or (rounds_left(land) <= 2 and is_first(powers, faction)) else NEVER


# ---- answers ---------------------------------------------------------------------------------------------------------
def gift(seen: Seen, amount: int) -> float:
    """Small, and by luck how small."""
    small = amount in SMALL_GIFTS and seen.treasuries.get(seen.faction, 0) >= amount + SPARE
    return 1.0 if small else -1.0 * amount


def vote(seen: Seen, powers: Powers, candidate: str) -> float:
    """For oneself; or else for who has least influence."""
    if candidate in (seen.faction, seen.viewer):
        return VICTORY
    return -float(influence_of(powers, candidate))


def is_first(powers: Powers, faction: str) -> bool:
    """Nobody has more influence."""
    others = [f for f in (*powers.houses, powers.gracuja) if f and f != faction and collects(powers, f)]
    return all(influence_of(powers, faction) >= influence_of(powers, f) for f in others)


def wants_empire(land: Land, powers: Powers) -> bool:
    """Gracuja, as soon as influence is likely to be enough, and at the end if it is first; not while its kin is at hand."""
    lacking = powers.need - influence_of(powers, powers.gracuja)
    held = sum(land.provinces[seat_town(land, f)].owner == powers.gracuja for f in powers.kin if seat_town(land, f))
    if lacking <= AT_HAND or (rounds_left(land) <= 1 and is_first(powers, powers.gracuja)):
        return True
    return not held and lacking <= powers.need // 2


def wants_league(land: Land, powers: Powers) -> bool:
    """With one prize in its hands, and little hope for anything else."""
    taken = [seat_town(land, f) for f in powers.houses if seat_town(land, f) in powers.took]
    kin = any(land.provinces[seat_town(land, f)].owner == powers.gracuja for f in powers.kin if seat_town(land, f))
    return bool(taken) and not kin and not is_hostile(land, powers.gracuja, powers.league[0])
