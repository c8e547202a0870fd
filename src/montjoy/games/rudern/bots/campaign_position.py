"""How good a map of a campaign is for a side: pieces, places and points, resources, and what may come of them.

The same scale as `position.py`: about 0.25 for a foot, WIN for the game.  What is different is that a resource is worth what can
still be done with it, that places count by the points and the income of the rounds that are left, and that villages may become
places.
"""

from __future__ import annotations

from math import pow, tanh
from typing import Final

from montjoy.games.rudern.bots.position import (
    FAR,
    WIN,
    Forces,
    has_captured_all,
    is_too_late_for,
    marches,
    may_besiege,
    position_worth,
    sign,
)
from montjoy.games.rudern.bots.position import stake as stake_of_a_battle
from montjoy.games.rudern.model.queries import (
    bodies_inside,
    hostile_army,
    is_friend,
    is_hostile,
    is_place,
    open_neighbours,
    pieces,
)
from montjoy.games.rudern.model.state import MOVES, Banner, Land, Site
from montjoy.games.rudern.outcome import final_outcome
from montjoy.games.rudern.rules.battles.money import pays_from_treasury
from montjoy.games.rudern.rules.campaign.building import BUILDERS, SITE, price_of_building
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.campaign.marching import size_of
from montjoy.games.rudern.rules.campaign.rounds import points_of
from montjoy.games.rudern.seen.view import Seen

DISTANT: Final = 0.6                                         # what is left of a target's worth a march further away
IN_SIGHT: Final = 0.9                                        # a target before one's banners, not yet taken
A_RESOURCE: Final = 0.06                                     # while there are rounds in which it can be spent
INCOME: Final = 0.10                                         # of a place, for each round that is left, five at most
TOWN: Final = 0.05                                           # of a town besides: it raises the limit, and has room for a general
A_LEAD: Final = 9.0                                          # of points, as if it won the game
LEAD: Final = 5.0                                            # points that are a clear lead
A_NOBLE: Final = 0.7
LED: Final = 0.10                                            # a unit that a noble leads can go somewhere
THREATENED: Final = 0.14                                     # of what is at stake in an own place within reach of an enemy
BESIEGED: Final = 0.85
FEAR: Final = 0.3                                            # for an army in the open that a stronger one can reach
BOLD: Final = 0.35                                           # of all fears, who is behind when the last round comes
BEGUN: Final = 0.8                                           # of a building's worth lies in what is paid
EVEN: Final = {"town": 1.25, "fortress": 1.65}               # times the units inside take it as often as not, in six assaults
STEEP: Final = 2.0
EMPTY: Final = 0.6                                           # units take an empty place as often as not (RW-EMPTY-02)
MOST_STORMS: Final = 6.0
LATER: Final = 0.9                                           # of what may come, when it must wait for the next impulse
GATE: Final = 2.0                                            # a place from which an enemy's seat can be besieged
PICKED_UP: Final = 0.4                                       # a unit that waits for a noble
FEW: Final = 1                                               # units with which a noble is more use as a purse
SUPPLY: Final = 0.12                                         # of what is at stake in a siege that runs out of means
NEEDED: Final = 4                                            # resources that a siege should have
SEAT: Final = 2                                              # units that stay in a seat
VILLAGES: Final = ("village", "damaged")


def worth_of_map(seen: Seen, land: Land, done: bool = False) -> float:
    """Of a battle scenario or of a campaign."""
    return campaign_worth(seen, land, done) if land.campaign else position_worth(seen, land, done)


def stake(land: Land, faction: str, place: str) -> float:
    """What is at stake in a place of a battle scenario or of a campaign."""
    return stake_in_campaign(land, faction, place) if land.campaign else stake_of_a_battle(land, faction, place)


def campaign_worth(seen: Seen, land: Land, done: bool = False) -> float:
    """The worth of a map to the viewer's side; `done`: his impulse is over with it."""
    faction, forces = seen.faction, CampaignForces(seen, land, land.round + done)
    if over := final_outcome(land):
        return forces.material() + (WIN if faction in over.winners else -WIN if over.winners else 0.0)
    sure = forces.material() + forces.money() + places(land, faction) + forces.works() - forces.sieges()
    return sure + (LATER if done else 1.0) * forces.prospects() - caution(land, faction) * (forces.threats() + forces.dangers())


def rounds_left(land: Land) -> int:
    return max(0, land.ends.rounds - land.round)


def caution(land: Land, faction: str) -> float:
    """Who leads has more to lose; who does not must dare the more, the less time is left."""
    gone = land.round / land.ends.rounds
    return 1.0 if lead(land, faction) > 0 else 1.0 - (1.0 - BOLD) * gone


# ---- places ----------------------------------------------------------------------------------------------------------
def lead(land: Land, faction: str) -> float:
    """RW-CAM-WIN-05  Points more than the best of the others, thirds of a point for single units."""
    others = [f for f in land.factions if land.factions[f].plays and not is_friend(land, faction, f)]
    return points_of(land, faction) - max((points_of(land, f) for f in others), default=0)


def places(land: Land, faction: str) -> float:
    """Points weigh more, the nearer the end is; income the more, the farther it is."""
    left = min(rounds_left(land), 6)
    gives = {"town": 0.3 + (INCOME + TOWN) * left, "fortress": 0.3 + INCOME * left}
    worth = sum(sign(land, faction, p.owner) * gives[p.site] for p in land.provinces.values() if p.site in gives)
    if land.ends.points:
        worth += A_LEAD * (0.35 + 0.65 * land.round / land.ends.rounds) * tanh(lead(land, faction) / LEAD)
    for capture in land.ends.capture:
        owned = sum(is_friend(land, capture.by, land.provinces[p].owner) for p in capture.places)
        worth += sign(land, faction, capture.by) * 4 * owned / len(capture.places)
    return worth


def stake_in_campaign(land: Land, faction: str, place: str) -> float:
    """What is at stake in a place: its worth in the hands of `faction` and in those of its enemies."""
    province = land.provinces[place]
    owner = province.owner
    other = next((f for f in land.factions if is_hostile(land, faction, f)), "")
    try:
        province.owner = faction
        gained = WIN if has_captured_all(land, faction) else places(land, faction)
        province.owner = other if is_friend(land, faction, owner) else owner
        return max(0.0, gained - (-WIN if has_captured_all(land, other) else places(land, faction)))
    finally:
        province.owner = owner


def worth_of_site(land: Land, faction: str, at: str, site: Site) -> float:
    """What a place there adds, if it is of that faction."""
    province = land.provinces[at]
    was, owner, before = province.site, province.owner, places(land, faction)
    try:
        province.site, province.owner = site, faction
        return places(land, faction) - before
    finally:
        province.site, province.owner = was, owner


def falls(land: Land, place: str, ours: int, storms: float) -> float:
    """Roughly, how likely so many units take it with so many assaults: near enough to the odds for choosing where to go."""
    theirs = pieces(land, bodies_inside(land, place)) + 0.5 * any(b in land.banners for b in bodies_inside(land, place))
    if ours <= theirs or storms < 1:
        return 0.0
    even = (EVEN[land.provinces[place].site] if theirs else EMPTY) * pow(MOST_STORMS / storms, 0.5)
    ratio = pow(ours / max(1.0, theirs) / even, STEEP)
    return ratio / (1 + ratio)


# ---- armies ----------------------------------------------------------------------------------------------------------
class CampaignForces(Forces):
    """The armies of both sides, with what they can pay."""

    def material(self) -> float:
        """Pieces and nobles of both sides; units that are led can go somewhere, as long as there is time."""
        land, worth = self.land, 0.0
        led = LED * (self.round < land.ends.rounds)
        for key, dice in self.dice.items():
            there = land.banners.get(key) or land.garrisons[key]
            noble = A_NOBLE if isinstance(there, Banner) else 0.0
            mobile = led * pieces(land, [key]) if isinstance(there, Banner) else 0.0
            worth += sign(land, self.faction, there.faction) * (0.17 * pieces(land, [key]) + 0.08 * dice + noble + mobile)
        return worth

    def money(self) -> float:
        """What lies in the own treasury and chests, as long as there is time to spend it."""
        chests = sum(self.seen.chests.get(b.id, 0) for b in self.ours if b.faction == self.faction)
        there = self.seen.treasuries.get(self.faction, 0) + chests
        return A_RESOURCE * min(1.0, (self.land.ends.rounds - self.round + 1) / 4) * there

    def works(self) -> float:
        """RW-CAM-BLD-03  What is paid of a building is worth nearly its share of it."""
        worth, land = 0.0, self.land
        for at, work in campaign_of(land).works.items():
            if hostile_army(land, at, work.faction) or self.round >= land.ends.rounds:
                continue
            share = work.paid / price_of_building(land, work.building)
            adds = worth_of_site(land, work.faction, at, SITE[work.building])
            worth += sign(land, self.faction, work.faction) * BEGUN * share * adds
        return worth

    # ---- what may come of it -----------------------------------------------------------------------------------------
    def prospects(self) -> float:
        """Targets as in a battle scenario; a builder may have a village for one, and who leads nobody a place with troops."""
        total = sum(self.dice[b.id] for b in self.ours) or 1.0
        targets, worth = self.targets(), 0.0
        for banner in self.ours:
            if self.shut_in(banner) or banner.faction != self.faction:
                continue
            best = 0.0
            if banner.units:
                best = max((self.prospect(banner, place, at_stake) for place, at_stake in targets.items()), default=0.0)
                best *= self.dice[banner.id] / total
            worth += max(best, self.building_prospect(banner), self.troops_prospect(banner), self.supply_prospect(banner))
        return worth

    def targets(self) -> dict[str, float]:
        """Places to take and what is at stake; more, where the way to a seat leads through them."""
        land = self.land
        others = [p.id for p in land.provinces.values() if is_place(land, p.id) and not is_friend(land, self.faction, p.owner)]
        return {
            p: stake_in_campaign(land, self.faction, p) + self.opens_the_way(p)
            for p in others if may_besiege(land, self.faction, p)
        }

    def opens_the_way(self, at: str) -> float:
        """RW-SIEGE-03  From there an enemy's seat can be besieged that cannot be yet."""
        land = self.land
        for faction, seat in campaign_of(land).seats.items():
            hostile = is_hostile(land, self.faction, faction) and land.provinces[seat].owner == faction
            if hostile and at in open_neighbours(land, seat) and not may_besiege(land, self.faction, seat):
                return GATE
        return 0.0

    def prospect(self, banner: Banner, place: str, at_stake: float) -> float:
        """One target for one banner: what is at stake, how likely it falls to all who are as near, how far it is."""
        land = self.land
        far = marches(land, banner.at, place)
        if far >= FAR or is_too_late_for(land, place, far, self.round):
            return 0.0
        near = [b for b in self.ours if marches(land, b.at, place) <= max(far, 1) and not self.shut_in(b)]
        there = bodies_inside(land, place)
        fall = falls(land, place, pieces(land, [b.id for b in near]), self.storms(near, place))
        ours = sum(self.dice[b.id] for b in near)
        relief = 0.5 * self.within([b for b in self.theirs if b.id not in there], place, 1)
        holds = ours * ours / (ours * ours + relief * relief)
        return IN_SIGHT * at_stake * fall * holds * pow(DISTANT, far)

    def storms(self, near: list[Banner], place: str) -> float:
        """How many assaults their purses pay for when they have come there; a unit pays for one, too (RW-CAM-MOV-06)."""
        land = self.land
        if pays_from_treasury(land, self.faction, place):
            return MOST_STORMS
        mine = [b for b in near if b.faction == self.faction and (b.units or self.seen.chests.get(b.id, 0))]
        purse = sum(self.seen.chests.get(b.id, 0) for b in mine) - sum(b.at != place for b in mine)
        with_lives = place in land.sieges and pieces(land, [b.id for b in mine]) > 1 + pieces(land, bodies_inside(land, place))
        return max(float(with_lives), min(MOST_STORMS, purse - (place not in land.sieges)))

    def troops_prospect(self, banner: Banner) -> float:
        """RW-CAM-NOB-08  Who has room goes to where units stand without a noble."""
        land, best = self.land, 0.0
        room = size_of(land, banner) - pieces(land, [banner.id])
        for garrison in land.garrisons.values():
            if garrison.faction != self.faction or garrison.at in land.sieges or self.round >= land.ends.rounds:
                continue
            far = marches(land, banner.at, garrison.at)
            spare = pieces(land, [garrison.id]) - (SEAT if garrison.at in campaign_of(land).seats.values() else 1)
            if far <= 3 and min(room, spare) > 0 and not self.shut_in(banner):
                best = max(best, PICKED_UP * min(room, spare) * pow(DISTANT, far))
        return best

    def supply_prospect(self, banner: Banner) -> float:
        """RW-CAM-X-01  Who leads few and carries something brings it to a siege of his side that runs out of means."""
        best, land = 0.0, self.land
        if not self.seen.chests.get(banner.id, 0) or pieces(land, [banner.id]) > FEW:
            return best
        for place, purse in self.sieges_in_need(banner.id).items():
            far = marches(land, banner.at, place)
            if far <= MOVES and not is_too_late_for(land, place, far, self.round):
                best = max(best, SUPPLY * stake_in_campaign(land, self.faction, place) * pow(DISTANT, far) / (1 + purse))
        return best

    def sieges_in_need(self, but: str = "") -> dict[str, int]:
        """Own sieges with little to pay assaults from, and how much; without what that banner carries."""
        found = {}
        for place, siege in self.land.sieges.items():
            members = [b for b in siege.members if self.land.banners[b].faction == self.faction and b != but]
            purse = sum(self.seen.chests.get(b, 0) for b in members)
            if members and purse < NEEDED and not pays_from_treasury(self.land, self.faction, place):
                found[place] = purse
        return found

    def building_prospect(self, banner: Banner) -> float:
        """RW-CAM-BLD-01  A builder in a village, or on the way to one, with the means for it."""
        land, best = self.land, 0.0
        if banner.noble not in BUILDERS:
            return 0.0
        for province in land.provinces.values():
            at = province.id
            far = marches(land, banner.at, at)
            if province.site not in VILLAGES or far > MOVES or hostile_army(land, at, self.faction):
                continue
            if not pays_from_treasury(land, self.faction, at):
                continue
            best = max(best, pow(DISTANT, far) * max(self.building(at, b) for b in self.buildings()))
        return best

    def buildings(self) -> tuple[str, ...]:
        return ("found",) if self.land.factions[self.faction].league else ("found", "fortress")

    def building(self, at: str, building: str) -> float:
        """What it adds, if it can be paid for in time."""
        land, left = self.land, self.land.ends.rounds - self.round
        work = campaign_of(land).works.get(at)
        paid = work.paid if work and work.faction == self.faction else 0
        lacking = price_of_building(land, building) - paid                        # type: ignore[arg-type]
        rounds = -(-lacking // 5)
        have = self.seen.treasuries.get(self.faction, 0) + 2 * rounds
        if rounds > left + 1 or have < lacking:
            return 0.0
        adds = worth_of_site(land, self.faction, at, SITE[building]) - A_RESOURCE * lacking         # type: ignore[index]
        return max(0.0, 0.5 * adds * (1 - BEGUN * paid / (paid + lacking)))

    def sieges(self) -> float:
        """Own places that are besieged, and how likely they fall."""
        worth = 0.0
        for place, siege in self.land.sieges.items():
            if is_friend(self.land, self.faction, self.land.provinces[place].owner):
                fall = falls(self.land, place, pieces(self.land, siege.members), MOST_STORMS)
                worth += BESIEGED * fall * stake_in_campaign(self.land, self.faction, place)
        return worth

    def threats(self) -> float:
        """Own places that the enemy can besiege; who besieges another one does not threaten them."""
        land, worth = self.land, 0.0
        busy = {b for siege in land.sieges.values() for b in siege.members}
        for province in land.provinces.values():
            place = province.id
            if not is_place(land, place) or not is_friend(land, self.faction, province.owner) or place in land.sieges:
                continue
            able = [b for b in self.theirs if b.id not in busy and b.units and may_besiege(land, b.faction, place)]
            near = [b for b in able if marches(land, b.at, place) <= MOVES and not self.shut_in(b)]
            if not near or is_too_late_for(land, place, 1, land.round):
                continue
            help_ = 0.5 * self.within([b for b in self.ours if not (b.inside and b.at == place)], place)
            theirs = sum(self.dice[b.id] for b in near)
            risk = falls(land, place, pieces(land, [b.id for b in near]), MOST_STORMS)
            risk *= theirs * theirs / (theirs * theirs + help_ * help_)
            worth += THREATENED * risk * stake_in_campaign(land, self.faction, place)
        return worth

    def dangers(self) -> float:
        """Own armies in the open that a stronger one can reach in a march."""
        worth = 0.0
        for at in dict.fromkeys(b.at for b in self.ours if not b.inside):
            there = [b for b in self.ours if b.at == at and not b.inside]
            enemies = self.within(self.theirs, at, 1)
            ours = self.strength([b.id for b in there])
            if enemies <= ours:
                continue
            carried = sum(self.seen.chests.get(b.id, 0) for b in there)
            lost = 0.3 * ours + A_RESOURCE * carried + A_NOBLE * len(there)
            worth += FEAR * lost * (enemies - ours) / (enemies + ours) * 2
        return worth
