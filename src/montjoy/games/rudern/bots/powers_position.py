"""How good a map of six powers is for the seat that decides: influence, the body, Gracuja's ways, places, armies.

The same scale as `campaign_position.py`: about 0.25 for a foot, WIN for the game.  Nobody's good is the whole side's: a house
looks to its own influence and its own places, the League's kardoms to what they do together, and who acts for the Empire to the
march home, its places, and what its victories give to him.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from montjoy.games.rudern.bots.campaign_position import (
    A_NOBLE,
    A_RESOURCE,
    BEGUN,
    BESIEGED,
    FEAR,
    GATE,
    MOST_STORMS,
    THREATENED,
    CampaignForces,
    falls,
    rounds_left,
)
from montjoy.games.rudern.bots.position import is_too_late_for, sign
from montjoy.games.rudern.bots.ways import FAR, lengths_from, ways_of
from montjoy.games.rudern.model.campaign import PER_ROUND
from montjoy.games.rudern.model.powers import Powers
from montjoy.games.rudern.model.queries import (
    bodies_inside,
    hostile_army,
    is_friend,
    is_hostile,
    pieces,
    powers_in,
)
from montjoy.games.rudern.model.state import PLACES, Banner, Land
from montjoy.games.rudern.outcome import final_outcome
from montjoy.games.rudern.rules.battles.money import pays_from_treasury
from montjoy.games.rudern.rules.campaign.building import price_of_building
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers.carriers import FURTHER, carriers
from montjoy.games.rudern.rules.powers.endings import PRIZES, prizes_held, seat_town
from montjoy.games.rudern.rules.powers.influence import (
    BATTLE,
    CAPTURE,
    FOUNDED,
    IMPERIAL_BATTLE,
    IMPERIAL_CAPTURE,
    collects,
    influence_of,
)
from montjoy.games.rudern.seen.view import Seen

VICTORY: Final = 30.0
A_POINT: Final = 0.8                                         # of influence
NEAR_THE_NEED: Final = 0.8                                   # a point is worth so much more, when the need is reached
RIVALS: Final = 0.35                                         # of a point of the best of the others
ALLIES: Final = 0.15                                         # of what allies have
FOES: Final = 0.45                                           # of what enemies have
HOME: Final = 6.0                                            # the body's whole way home
LOST: Final = 14.0                                           # the body
CAPITAL: Final = 12.0                                        # in the League's hands in the end
SECURE: Final = 2.0                                          # the capital before that
KIN: Final = (0.0, 5.0, 16.0)                                # of two places that are Gracuja's to hold
REACH: Final = 7                                             # steps that a kardom goes for the body in an impulse
HORIZON: Final = 6                                           # marches as far as targets are looked for
DISTANT: Final = 0.62                                        # what is left of a target's worth a march further away
IN_SIGHT: Final = 0.9
LATER: Final = 0.85                                          # of what may come, when it must wait for the next impulse
INCOME: Final = 0.2                                          # of a place, for each round that is left, six at most
TOWN: Final = 0.05                                           # of a town besides
A_PIECE: Final = 0.10                                        # in the field and behind walls; and for each of its dice
A_DIE: Final = 0.07
LED: Final = 0.06
RIPE: Final = 0.6                                            # of a siege in which an assault could be called already
BOLDER: Final = 0.6                                          # of what is feared in the open in other campaigns
JOINED: Final = 0.7                                          # of a place that another kardom can besiege
BARRED: Final = 3.0                                          # a house's town keeps Gracuja out of the Empire
FAR_AWAY: Final = 12                                         # marches as far as the League's kardoms look
A_FIGHT: Final = 0.1                                         # of a piece of an enemy's army in the open
LENT: Final = 0.3                                            # of influence that the Empire's armies win for somebody else


def interested(seen: Seen, powers: Powers) -> str:
    """Whose influence the seat plays for; "" the League's player."""
    return seen.viewer if collects(powers, seen.viewer) else ""


def powers_worth(seen: Seen, land: Land, done: bool) -> float:
    """The worth of a map to the seat; `done`: the impulse is over with it."""
    forces = PowersForces(seen, land, land.round + done)
    if over := final_outcome(land):
        return 0.1 * forces.material() + (VICTORY if seen.viewer in over.winners else -VICTORY if over.winners else 0.0)
    sure = forces.standing() + forces.holdings() + forces.material() + forces.money() + forces.works() + forces.the_body()
    return sure + (LATER if done else 1.0) * forces.prospects() - forces.sieges() - forces.threats() - forces.dangers()


def points_for(powers: Powers, whose: str, acting: str) -> tuple[float, float]:
    """Influence of a battle won and of a place taken by the acting faction, as far as it is worth something to who decides."""
    if not whose:
        return 0.0, 0.0
    if acting == powers.empire:
        share = 1.0 if powers.offices.get("commander") == whose else LENT
        return share * IMPERIAL_BATTLE, share * IMPERIAL_CAPTURE
    return (BATTLE, CAPTURE) if acting == whose else (0.0, 0.0)


class PowersForces(CampaignForces):
    """The armies as the seat looks at them that decides for `faction`."""

    @cached_property
    def powers(self) -> Powers:
        return powers_in(self.land)

    @cached_property
    def whose(self) -> str:
        return interested(self.seen, self.powers)

    @cached_property
    def mine(self) -> list[Banner]:
        return [b for b in self.ours if b.faction == self.faction]

    @cached_property
    def is_league(self) -> bool:
        powers = self.powers
        return self.faction in powers.league or (self.faction == powers.gracuja and powers.side == "league")

    @cached_property
    def is_empire(self) -> bool:
        """It is of the Empire's side."""
        powers = self.powers
        return self.faction == powers.empire or is_friend(self.land, self.faction, powers.empire)

    @cached_property
    def left(self) -> int:
        return min(rounds_left(self.land), 6)

    @cached_property
    def next_to(self) -> dict[str, set[str]]:
        """RW-SIEGE-03  By faction, what it has a place next to."""
        found: dict[str, set[str]] = {}
        near = ways_of(self.land).near
        for province in self.land.provinces.values():
            if province.site in PLACES and province.owner:
                found.setdefault(province.owner, set()).update(near.get(province.id, ()))
        return found

    def may_besiege(self, faction: str, place: str) -> bool:
        return self.land.options.siege_adjacency != "faction_territory" or place in self.next_to.get(faction, ())

    def opens_the_way(self, at: str) -> float:
        """RW-SIEGE-03  From there the capital can be besieged that cannot be yet by that kardom."""
        capital = self.powers.capital
        near = at in ways_of(self.land).near.get(capital, ())
        return GATE if near and not self.may_besiege(self.faction, capital) else 0.0

    # ---- influence ---------------------------------------------------------------------------------------------------
    def standing(self) -> float:
        """The own influence, more the nearer the need is, and that of the best of the others."""
        powers, houses = self.powers, [*self.powers.houses, self.powers.gracuja]
        best = max((influence_of(powers, f) for f in houses if f and f != self.whose and collects(powers, f)), default=0)
        if not self.whose:
            return -RIVALS * A_POINT * best
        own = influence_of(powers, self.whose)
        return A_POINT * own * (1 + NEAR_THE_NEED * own / max(1, powers.need) / 2) - RIVALS * A_POINT * best

    def a_point(self) -> float:
        """What one more is worth."""
        own = influence_of(self.powers, self.whose) if self.whose else 0
        return A_POINT * (1 + NEAR_THE_NEED * own / max(1, self.powers.need))

    # ---- places ------------------------------------------------------------------------------------------------------
    def gives(self, place: str) -> float:
        return 0.3 + (INCOME + TOWN * (self.land.provinces[place].site == "town")) * self.left

    def share(self, owner: str) -> float:
        """How much of what a faction has is good for the seat."""
        if owner and owner in (self.faction, self.whose):
            return 1.0
        if self.is_league and owner in self.powers.league:
            return 0.5
        return (0.0, ALLIES, -FOES)[sign(self.land, self.faction, owner)] if owner else 0.0

    @cached_property
    def shares(self) -> dict[str, float]:
        return {f: self.share(f) for f in ["", *self.land.factions]}

    def holdings(self) -> float:
        """Places with what they give; the capital; and what Gracuja must hold."""
        land, worth = self.land, 0.0
        shares = self.shares
        for province in land.provinces.values():
            if province.site in PLACES and shares[province.owner]:
                worth += shares[province.owner] * self.gives(province.id)
        return worth + self.capital(land.provinces[self.powers.capital].owner) + self.ways_of_gracuja()

    def capital(self, owner: str) -> float:
        """RW-CAM-WIN-04  A kardom that holds it in the end has won for the League."""
        worth = SECURE + CAPITAL * (self.land.round / self.land.ends.rounds) ** 2
        if self.is_league:
            return worth if owner in self.powers.league else 0.0
        return -worth if owner in self.powers.league else 0.0

    def ways_of_gracuja(self) -> float:
        """RW-CAM-WIN-03  Emora and Tragia; two of the houses' seats."""
        powers, land = self.powers, self.land
        if not powers.gracuja or not land.factions[powers.gracuja].plays or powers.side == "empire":
            return 0.0
        held = sum(land.provinces[seat_town(land, f)].owner == powers.gracuja for f in powers.kin if seat_town(land, f))
        prizes = min(PRIZES, len(prizes_held(land, powers)))
        worth = KIN[min(2, held)] if powers.side == "neutral" else KIN[prizes]
        if self.faction == powers.gracuja:
            return worth
        return -0.5 * worth if held + prizes else 0.0

    # ---- armies ------------------------------------------------------------------------------------------------------
    def material(self) -> float:
        """Pieces and nobles; one's own count in full."""
        worth, shares = 0.0, self.shares
        led = LED * (self.round < self.land.ends.rounds)
        for key, dice in self.dice.items():
            there = self.land.banners.get(key)
            body = there or self.land.garrisons[key]
            if share := shares[body.faction]:
                units = sum(body.units.values())
                worth += share * (A_PIECE * units + A_DIE * dice + (A_NOBLE + led * units if there else 0.0))
        return worth

    def money(self) -> float:
        """What the faction that acts has to spend, as long as there is time."""
        chests = sum(self.seen.chests.get(b.id, 0) for b in self.mine)
        there = self.seen.treasuries.get(self.faction, 0) + chests
        return A_RESOURCE * min(1.0, (self.land.ends.rounds - self.round + 1) / 4) * there

    # ---- the body ----------------------------------------------------------------------------------------------------
    def the_body(self) -> float:
        """How far it has come, and how likely it is lost on the way."""
        body, land = self.powers.body, self.land
        if body is None or not land.options.body or not (self.is_empire or self.is_league):
            return 0.0
        if body.home:
            return HOME if self.is_empire else -HOME
        group = carriers(land)
        at = land.banners[group[0]].at if group else body.at
        far = lengths_from(land, self.powers.capital).get(at, FAR)
        worth = HOME * (1 - min(1.0, far / 22)) - LOST * self.body_risk(group, at)
        return worth if self.is_empire else -worth

    def body_risk(self, group: list[str], at: str) -> float:
        """How likely the strongest of the League that can come there takes it."""
        land = self.land
        if not group:
            return 0.5
        if land.banners[group[0]].inside:
            return 0.05
        guard = self.strength([b.id for b in land.banners.values() if b.at == at and not b.inside and self.guards(b)]) + FURTHER
        far = lengths_from(land, at)
        able: dict[str, float] = {}
        for b in land.banners.values():
            if self.hunts(b):
                steps = far.get(b.at, FAR)
                if steps <= REACH:
                    able[b.faction] = able.get(b.faction, 0.0) + self.dice[b.id] * (1.0 if steps <= REACH / 2 else 0.6)
        total = max(able.values(), default=0.0)
        ratio = (total / guard) ** 3
        return ratio / (1 + ratio)

    def hunts(self, banner: Banner) -> bool:
        league = banner.faction in self.powers.league and self.land.factions[banner.faction].plays
        return league and any(banner.units.values()) and not self.shut_in(banner)

    def guards(self, banner: Banner) -> bool:
        return banner.faction == self.powers.empire or is_friend(self.land, banner.faction, self.powers.empire)

    # ---- what may come of it -----------------------------------------------------------------------------------------
    def prospects(self) -> float:
        """The best target of each banner of the faction that acts."""
        movable = [b for b in self.mine if not self.shut_in(b)]
        group = carriers(self.land)
        total = sum(self.dice[b.id] for b in movable) or 1.0
        targets, fields, worth = self.targets(), self.fields(), 0.0
        for banner in movable:
            if banner.id in group:
                continue
            best = 0.0
            if banner.units:
                best = max((self.prospect(banner, p, at_stake) for p, at_stake in targets.items()), default=0.0)
                best = max(best, max((self.battle(banner, at, *found) for at, found in fields.items()), default=0.0))
                best *= max(0.35, self.dice[banner.id] / total)
            worth += max(best, self.building_prospect(banner), self.troops_prospect(banner), self.supply_prospect(banner))
        return worth

    def targets(self) -> dict[str, float]:
        """Places within the horizon that can be besieged, and what is at stake in them."""
        land, ways = self.land, ways_of(self.land).marches
        near = [ways.get(b.at, {b.at: 0}) for b in self.mine]
        found = {}
        for province in land.provinces.values():
            place = province.id
            if province.site not in PLACES or is_friend(land, self.faction, province.owner):
                continue
            if any(far.get(place, FAR) <= self.horizon for far in near) and (worth := self.stake_within(place)):
                found[place] = worth
        return found

    @property
    def horizon(self) -> int:
        return FAR_AWAY if self.is_league else HORIZON

    def stake_within(self, place: str) -> float:
        """Of a place that it can besiege; of one that an ally can or does besiege, what is good in helping there."""
        land, owner = self.land, self.land.provinces[place].owner
        if self.may_besiege(self.faction, place):
            return self.stake(place)
        if not is_hostile(land, self.faction, owner):
            return 0.0
        if self.is_league:
            near = any(self.may_besiege(f, place) for f in self.powers.league if is_friend(land, self.faction, f))
            return JOINED * self.stake(place) if near else 0.0
        siege = land.sieges.get(place)
        helps = siege and any(is_friend(land, self.faction, land.banners[b].faction) for b in siege.members)
        return self.a_point() * points_for(self.powers, self.whose, self.faction)[0] + 0.3 if helps else 0.0

    def stake(self, place: str) -> float:
        """What is at stake in a place: what it gives, the influence of taking it, and what it is for the end of the game."""
        land, powers = self.land, self.powers
        province = land.provinces[place]
        battle, capture = points_for(powers, self.whose, self.faction)
        worth = self.gives(place) * (1.0 - min(0.0, self.shares[province.owner]))
        worth += self.a_point() * (capture + battle * bool(bodies_inside(land, place)))
        if place == powers.capital and self.is_league:
            worth += self.capital(powers.league[0])
        if self.is_league:
            worth += 1.0 * (place in ways_of(land).near.get(powers.capital, ())) + self.opens_the_way(place)
        if self.faction == powers.gracuja:
            worth += self.stake_of_gracuja(place)
        elif province.owner and not is_hostile(land, self.faction, province.owner):
            worth -= 0.8                                     # an enemy more
        return worth

    def stake_of_gracuja(self, place: str) -> float:
        powers, land = self.powers, self.land
        if powers.side == "empire":
            return 0.0
        wanted = powers.kin if powers.side == "neutral" else powers.houses
        seats = [seat_town(land, f) for f in wanted]
        if place not in seats:
            return -BARRED * self.bars(place)
        held = sum(land.provinces[p].owner == powers.gracuja for p in seats if p)
        return KIN[min(2, held + 1)] - KIN[min(2, held)]

    def bars(self, place: str) -> bool:
        """RW-CAM-ALY-05  Of a house's town, while Gracuja is neutral."""
        province = self.land.provinces[place]
        return self.powers.side == "neutral" and province.site == "town" and province.owner in self.powers.houses

    def prospect(self, banner: Banner, place: str, at_stake: float) -> float:
        """One target for one banner: what is at stake, how likely it falls to all of its faction that are as near and to allies
        that are there, how far it is."""
        land, ways = self.land, ways_of(self.land).marches.get(place, {})
        far = 0 if banner.at == place else ways.get(banner.at, FAR)
        if far > self.horizon or at_stake <= 0 or is_too_late_for(land, place, far, self.round):
            return 0.0
        near = [b for b in self.mine if ways.get(b.at, FAR) <= max(far, 1) and not self.shut_in(b)]
        there = [b for b in self.ours if b.at == place and not b.inside and b.faction != self.faction]
        fall = falls(land, place, sum(sum(b.units.values()) for b in [*near, *there]), self.storms(near, place))
        if not fall:
            return 0.0
        ours = sum(self.dice[b.id] for b in [*near, *there])
        relief = 0.5 * sum(
            self.dice[b.id] for b in self.theirs
            if ways.get(b.at, FAR) <= 1 and not (b.at == place and b.inside) and not self.shut_in(b)
        )
        holds = ours * ours / (ours * ours + relief * relief)
        siege = land.sieges.get(place)
        ripe = RIPE if siege and siege.round < land.round else 1.0
        return ripe * IN_SIGHT * at_stake * fall * holds * DISTANT**far

    def fields(self) -> dict[str, tuple[float, float]]:
        """Where enemies stand in the open: what is at stake in a battle with them, and their dice."""
        found: dict[str, tuple[float, float]] = {}
        battle, _ = points_for(self.powers, self.whose, self.faction)
        group = carriers(self.land)
        for at in dict.fromkeys(b.at for b in self.theirs if not b.inside):
            there = [b for b in self.theirs if b.at == at and not b.inside]
            units = pieces(self.land, [b.id for b in there])
            worth = A_FIGHT * units + (self.a_point() * battle if units else 0.0)
            dice = self.strength([b.id for b in there])
            if group and any(b.id in group for b in there):
                worth, dice = worth + LOST, dice + FURTHER
            if self.besieges_us(at):
                worth += 0.5 + BESIEGED * self.loss(at)
            found[at] = worth, dice
        return found

    def besieges_us(self, at: str) -> bool:
        return at in self.land.sieges and is_friend(self.land, self.faction, self.land.provinces[at].owner)

    def battle(self, banner: Banner, at: str, at_stake: float, theirs: float) -> float:
        """A battle in the open to come."""
        ways = ways_of(self.land).marches.get(at, {})
        far = 0 if banner.at == at else ways.get(banner.at, FAR)
        if far > self.horizon:
            return 0.0
        near = sum(self.dice[b.id] for b in self.mine if ways.get(b.at, FAR) <= max(far, 1) and not self.shut_in(b))
        near += sum(self.dice[b.id] for b in self.ours if b.at == at and not b.inside and b.faction != self.faction)
        ratio = (near / max(1.0, theirs)) ** 3
        return IN_SIGHT * at_stake * ratio / (1 + ratio) * DISTANT**far

    # ---- buildings ---------------------------------------------------------------------------------------------------
    def works(self) -> float:
        """RW-CAM-BLD-03  What is paid of a building is worth nearly its share of it."""
        worth, land = 0.0, self.land
        for at, work in campaign_of(land).works.items():
            share = self.shares[work.faction]
            if share > 0 and self.round < land.ends.rounds and not hostile_army(land, at, work.faction):
                paid = work.paid / price_of_building(land, work.building)
                worth += share * BEGUN * paid * (self.gives_founded(at) + self.founded(work.faction, work.building))
        return worth

    def gives_founded(self, at: str) -> float:
        return 0.3 + (INCOME + TOWN) * self.left

    def founded(self, faction: str, building: str) -> float:
        """RW-T-INFLUENCE  A manorial town at once; a church town in each impulse, as far as deeds leave room for it."""
        if faction != self.whose:
            return 0.0
        if building == "found":
            return self.a_point() * FOUNDED
        return self.a_point() * min(2.5, 0.5 * self.left) if building == "church" else 0.0

    def buildings(self) -> tuple[str, ...]:
        offices = self.powers.offices
        if self.faction == self.powers.empire:
            return ("imperial",)
        if self.is_league:
            return ("found",)
        return ("found", "church") if offices.get("sermo") == self.faction else ("found",)

    def building(self, at: str, building: str) -> float:
        """What it adds, if it can be paid for in time."""
        land, left = self.land, self.land.ends.rounds - self.round
        if building in ("church", "imperial") and campaign_of(land).realms.get(at) != self.powers.empire:
            return 0.0
        work = campaign_of(land).works.get(at)
        paid = work.paid if work and work.faction == self.faction else 0
        lacking = price_of_building(land, building) - paid                        # type: ignore[arg-type]
        rounds = -(-lacking // PER_ROUND)
        if rounds > left or self.seen.treasuries.get(self.faction, 0) + 3 * rounds < lacking:
            return 0.0
        adds = self.gives_founded(at) + self.founded(self.faction, building) - A_RESOURCE * lacking
        return max(0.0, 0.5 * adds * (1 - BEGUN * paid / (paid + lacking)))

    # ---- what may be lost --------------------------------------------------------------------------------------------
    def loss(self, place: str) -> float:
        """What an own place is worth, or an ally's."""
        land, powers = self.land, self.powers
        owner = land.provinces[place].owner
        worth = max(0.0, self.shares[owner]) * 1.5 * self.gives(place)
        if place == powers.capital and self.is_empire:
            worth += self.capital("") - self.capital(powers.league[0])
        if self.faction == powers.gracuja == owner:
            worth += self.ways_of_gracuja() if place in [seat_town(land, f) for f in powers.kin] else 0.0
        return worth + 1.0 * (owner == self.faction and place == seat_town(land, owner))

    def guarded(self) -> list[str]:
        """Places whose loss would be felt."""
        land = self.land
        mine = (self.faction, self.whose or self.faction)
        return [p.id for p in land.provinces.values() if p.site in PLACES and (p.owner in mine or self.is_ours(p.id))]

    def is_ours(self, place: str) -> bool:
        return place == self.powers.capital and self.is_empire and self.land.provinces[place].owner == self.powers.empire

    def sieges(self) -> float:
        """Places that are besieged, and how likely they fall."""
        worth = 0.0
        for place in self.guarded():
            if place in self.land.sieges:
                fall = falls(self.land, place, pieces(self.land, self.land.sieges[place].members), MOST_STORMS)
                worth += BESIEGED * fall * self.loss(place)
        return worth

    def threats(self) -> float:
        """Places that an enemy can besiege; who besieges another one does not threaten them."""
        land, worth = self.land, 0.0
        busy = {b for siege in land.sieges.values() for b in siege.members}
        free = [b for b in self.theirs if b.id not in busy and b.units and not self.shut_in(b)]
        for place in self.guarded() if free else ():
            if place in land.sieges or is_too_late_for(land, place, 1, land.round):
                continue
            ways = ways_of(land).marches.get(place, {})
            near = [b for b in free if ways.get(b.at, FAR) <= 2]
            near = [b for b in near if self.may_besiege(b.faction, place)]
            if not near:
                continue
            help_ = 0.5 * sum(
                self.dice[b.id] for b in self.ours
                if ways.get(b.at, FAR) <= 1 and not (b.inside and b.at == place) and not self.shut_in(b)
            )
            theirs = sum(self.dice[b.id] for b in near)
            risk = falls(land, place, sum(sum(b.units.values()) for b in near), MOST_STORMS)
            worth += THREATENED * risk * theirs * theirs / (theirs * theirs + help_ * help_) * self.loss(place)
        return worth

    def dangers(self) -> float:
        """Own armies in the open that a stronger one can reach in a march."""
        worth, group = 0.0, carriers(self.land)
        for at in dict.fromkeys(b.at for b in self.mine if not b.inside and b.id not in group):
            there = [b for b in self.ours if b.at == at and not b.inside]
            enemies = self.within(self.theirs, at, 1)
            ours = self.strength([b.id for b in there])
            if enemies <= ours:
                continue
            own = [b for b in there if b.faction == self.faction]
            carried = sum(self.seen.chests.get(b.id, 0) for b in own)
            lost = 0.3 * self.strength([b.id for b in own]) + A_RESOURCE * carried + A_NOBLE * len(own)
            worth += BOLDER * FEAR * lost * (enemies - ours) / (enemies + ours) * 2
        return worth

    def storms(self, near: list[Banner], place: str) -> float:
        """Those of a campaign; `near` are own banners."""
        if pays_from_treasury(self.land, self.faction, place):
            return MOST_STORMS
        purse = sum(self.seen.chests.get(b.id, 0) for b in near) - sum(b.at != place for b in near)
        units = sum(sum(b.units.values()) for b in near)
        with_lives = place in self.land.sieges and units > 1 + pieces(self.land, bodies_inside(self.land, place))
        return max(float(with_lives), min(MOST_STORMS, purse - (place not in self.land.sieges)))


