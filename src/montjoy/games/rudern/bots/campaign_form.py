"""How a bot prepares an impulse of a campaign (RW-CAM-RND-04): income, generals, who leads which units, who carries how much."""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.games.rudern.bots.campaign_position import FEW, NEEDED, SEAT, rounds_left
from montjoy.games.rudern.bots.map_worth import forces_of
from montjoy.games.rudern.bots.position import may_besiege
from montjoy.games.rudern.bots.siege_costs import Odds, assaults_to_pay
from montjoy.games.rudern.bots.ways import copy_land, marches
from montjoy.games.rudern.model.queries import bodies_inside, is_besieged, pieces, powers_of
from montjoy.games.rudern.model.state import MOVES, SHELTERED, Banner, Land
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.rules.battles.chests import home_chests
from montjoy.games.rudern.rules.battles.money import pays_from_treasury
from montjoy.games.rudern.rules.campaign.building import BUILDERS
from montjoy.games.rudern.rules.campaign.income import (
    SHADOW,
    campaign_of,
    giving_places,
    hiring_towns,
    may_recruit,
    most_hired,
    own_bodies,
    recruits_of,
    room_for,
    where_shadow_appears,
)
from montjoy.games.rudern.rules.campaign.marching import size_of
from montjoy.games.rudern.rules.campaign.preparing import (
    Camp,
    camps,
    most_taxed,
    price_of_general,
    troops_of,
    why_not_prepare,
)
from montjoy.games.rudern.rules.powers.carriers import carriers
from montjoy.games.rudern.seen.view import Seen

KEPT: Final = 3                                              # in the treasury, where nobody is in need
CARRIED: Final = 6                                           # at most by one noble: what he carries he may lose
FULL: Final = 5                                              # what a purse is taken to hold while targets are weighed
LIGHT: Final = 4                                             # carried by who has no target yet
FOR_THE_BODY: Final = 8                                      # kept in the Empire's treasury until it is home
LEADS: Final = 4                                             # units for each noble, before one more is hired
PLENTY: Final = 5                                            # is left when places recruit that are not in need


def prepared(seen: Seen, odds: Odds | None = None) -> Preparations:
    """What the rules do not allow together is left out, from the end.  `odds`: what tells how a fight goes."""
    parts = Parts(seen, odds)
    steps = (parts.yields, parts.hiring, parts.leading, parts.chests)
    form = Preparations()
    for step in steps:
        tried = Preparations({**form.amounts, **step()})
        if why_not_prepare(seen, tried) is None:
            form = tried
    return form


class Parts:
    """The parts of a form, one after the other: what a later one may spend is what an earlier one has left."""

    def __init__(self, seen: Seen, odds: Odds | None) -> None:
        self.seen, self.land, self.faction, self.odds = seen, seen.land, seen.faction, odds
        self.forces = forces_of(seen, seen.land)
        self.left = rounds_left(seen.land)
        self.budget = seen.treasuries.get(seen.faction, 0) + most_taxed(seen)
        self.raised: dict[str, dict[str, int]] = {}
        self.chosen: dict[str, int] = {}
        self.goals = self.best_targets()

    # ---- tax or recruits ---------------------------------------------------------------------------------------------
    def yields(self) -> dict[str, int]:
        """Recruits where a place is in danger or a noble can lead them, with plenty of resources, and in the end everywhere."""
        amounts: dict[str, int] = {}
        if not may_recruit(self.land):
            return amounts
        for place in sorted(giving_places(self.land, self.faction), key=self.need, reverse=True):
            kind = self.kind_for(place)
            if not kind or self.budget - 1 - self.seen.units.unit(kind).cost < self.keeps(place):
                continue
            amounts[f"{place}.{kind}"] = 1
            self.raised[place] = {kind: 1}
            self.budget -= 1 + self.seen.units.unit(kind).cost
        return amounts

    def need(self, place: str) -> float:
        """How many more dice the enemy can bring before it than hold it."""
        return self.threat(place) - 1.5 * self.forces.inside(place)

    def keeps(self, place: str) -> int:
        """What stays in the treasury when a place recruits."""
        if self.left == 0:
            return 0
        if self.need(place) > 0:
            return self.reserve(place)
        if self.wants_troops(place):
            return KEPT + self.lacking() + self.for_the_body()
        led = any(marches(self.land, b.at, place) <= 1 for b in self.mine())
        return PLENTY if led or self.left == 1 else 2 * PLENTY

    def reserve(self, place: str) -> int:
        """Among six powers something for the march stays, and more where walls hold no more units."""
        if not powers_of(self.land):
            return 0
        crowded = pieces(self.land, bodies_inside(self.land, place)) >= SHELTERED
        return (PLENTY if crowded else KEPT) + self.for_the_body()

    def lacking(self) -> int:
        """What the banner with the best target must still be given for it."""
        best = max(self.goals, key=lambda b: self.goals[b][0], default="")
        return max(0, self.goals[best][1] - self.seen.chests.get(best, 0)) if best in home_chests(self.land, self.faction) else 0

    def wants_troops(self, place: str) -> bool:
        """A noble there has room for more."""
        inside = [b for b in self.mine() if b.at == place and b.inside]
        room = sum(size_of(self.land, b) for b in inside) - pieces(self.land, bodies_inside(self.land, place))
        return room > 0 and self.left >= 1

    def kind_for(self, place: str) -> str:
        """Foot; cavalry where there is plenty."""
        kinds = [kind for kind in recruits_of(self.seen, place) if self.has_room(kind)]
        if "cavalry" in kinds and self.budget > 12 and self.left:
            return "cavalry"
        return "foot" if "foot" in kinds else (kinds[0] if kinds else "")

    def has_room(self, kind: str) -> bool:
        return room_for(self.land, self.faction, kind) > sum(raised.get(kind, 0) for raised in self.raised.values())

    # ---- generals ----------------------------------------------------------------------------------------------------
    def hiring(self) -> dict[str, int]:
        """A general where there are units for him to lead, or will be."""
        price, towns = price_of_general(self.land, self.faction), list[str]()
        for town in hiring_towns(self.land, self.faction) if self.left >= 2 else ():
            enough = len(towns) < most_hired(self.land, self.faction) and self.has_units_for(len(towns) + 1)
            if enough and self.budget - price >= KEPT + self.lacking():
                towns.append(town)
                self.budget -= price
        at = where_shadow_appears(self.land, self.faction)
        return {f"{town}.general": 1 for town in towns} | ({f"{at}.{SHADOW}": 1} if at else {})

    def has_units_for(self, more: int) -> bool:
        """Among six powers, where resources are few: so many more generals find units that nobody else can lead."""
        if not powers_of(self.land):
            return True
        units = pieces(self.land, own_bodies(self.land, self.faction))
        return units >= LEADS * (len(self.mine()) + more)

    # ---- units -------------------------------------------------------------------------------------------------------
    def leading(self) -> dict[str, int]:
        """Of those inside a place as many stay as it needs; the others are led, first by who has a target."""
        amounts: dict[str, int] = {}
        for camp in camps(self.land, self.faction):
            if camp.inside and not is_besieged(self.land, camp.at):
                amounts |= self.led(camp)
        self.chosen = amounts
        return amounts

    def led(self, camp: Camp) -> dict[str, int]:
        left = dict(troops_of(self.land, self.faction, camp))
        for kind, n in self.raised.get(camp.at, {}).items():
            left[kind] = left.get(kind, 0) + n
        going = max(0, sum(left.values()) - self.garrison(camp.at, sum(left.values())))
        amounts: dict[str, int] = {}
        for banner in sorted(camp.banners, key=self.rank):
            room = min(going, size_of(self.land, self.land.banners[banner]))
            for kind in sorted(left, key=lambda kind: -self.forces.weight[kind]):
                n = min(room, left[kind])
                amounts[f"{banner}.{kind}"] = n
                left[kind], room, going = left[kind] - n, room - n, going - n
        return amounts

    def garrison(self, place: str, there: int) -> int:
        """Units that stay when the banners march: more, the stronger the enemies are that can come."""
        threat = self.threat(place)
        seat = SEAT if place in campaign_of(self.land).seats.values() else 0
        return min(there, max(seat, 1 if threat else 0, round(threat / 3)), max(seat, there // 2))

    def rank(self, banner: str) -> tuple[bool, int]:
        return banner not in self.goals, -size_of(self.land, self.land.banners[banner])

    # ---- chests ------------------------------------------------------------------------------------------------------
    def chests(self) -> dict[str, int]:
        """For the march, the siege and its assaults; what is not needed goes back to the treasury."""
        at_home = home_chests(self.land, self.faction)
        there = self.budget + sum(self.seen.chests.get(b, 0) for b in at_home)
        there -= min(there, self.kept())
        carry = dict.fromkeys(at_home, 0)
        wanted = {b: self.goals[b][1] for b in at_home if b in self.goals}
        for banner in sorted(wanted, key=lambda b: -self.goals[b][0]):
            carry[banner] = min(wanted[banner], there)
            there -= carry[banner]
        for banner in [b for b in at_home if b not in wanted and self.may_supply(b)]:
            carry[banner] = min(NEEDED, there)
            there -= carry[banner]
        led = [b for b in at_home if self.leads(b)]
        for banner in sorted(led, key=lambda b: -size_of(self.land, self.land.banners[b])):
            more = max(0, min(LIGHT - carry[banner], there - KEPT))
            carry[banner], there = carry[banner] + more, there - more
        return carry

    def may_supply(self, banner: str) -> bool:
        """It leads few, and a siege near by runs out of means."""
        at = self.land.banners[banner].at
        near = [p for p in self.forces.sieges_in_need() if marches(self.land, at, p) <= MOVES]
        return bool(near) and self.leads(banner) <= FEW

    def leads(self, banner: str) -> int:
        """Units of that banner after this form."""
        now = self.land.banners[banner].units
        told = {name.partition(".")[2]: n for name, n in self.chosen.items() if name.partition(".")[0] == banner}
        return sum((now | told).values())

    def kept(self) -> int:
        """For marches at home, for what is being built and for sorties."""
        land = self.land
        besieged = [p for p in land.sieges if land.provinces[p].owner == self.faction]
        builds = [b for b in self.mine() if b.noble in BUILDERS and land.provinces[b.at].site == "village" and not b.inside]
        return min(2, self.left) + 2 * len(besieged) + (4 if builds else 0) + self.for_the_body()

    def for_the_body(self) -> int:
        """RW-CAM-BODY-01  So much the Empire's treasury keeps for the march home."""
        powers = powers_of(self.land)
        return FOR_THE_BODY if powers and self.faction == powers.empire and carriers(self.land) else 0

    # ---- targets -----------------------------------------------------------------------------------------------------
    def best_targets(self) -> dict[str, tuple[float, int]]:
        """By banner that has one: how good its best target is with a full purse, and what it has to carry for it."""
        full = msgspec.structs.replace(self.seen, chests=dict.fromkeys(self.seen.chests, FULL))
        self.gathered = with_all_led(self.seen)
        forces = forces_of(full, self.gathered)
        targets, found = forces.targets(), {}
        for banner in self.mine():
            if forces.shut_in(banner) or not forces.dice[banner.id] > forces.weight[banner.noble]:
                continue
            worths = {place: forces.prospect(forces.land.banners[banner.id], place, stake) for place, stake in targets.items()}
            best = max(worths, key=lambda place: worths[place], default="")
            if best and worths[best] > 0:
                found[banner.id] = worths[best], self.costs(banner, best)
        return found

    def costs(self, banner: Banner, place: str) -> int:
        """RW-CAM-MOV-04, RW-SIEGE-04  The march into hostile ground, the siege, and an assault for each two inside."""
        land = self.land
        march = min(2, marches(land, banner.at, place)) if not pays_from_treasury(land, self.faction, place) else 0
        if powers_of(land):
            storms = assaults_to_pay(self.seen, self.gathered, [banner.id], place, self.odds)
        else:
            storms = 2 + pieces(land, bodies_inside(land, place)) // 2
        return min(CARRIED, march + (place not in land.sieges) + storms)

    def mine(self) -> list[Banner]:
        return [b for b in self.land.banners.values() if b.faction == self.faction]

    def threat(self, place: str) -> float:
        """Dice of the enemies that can besiege it in an impulse."""
        land = self.land
        able = [b for b in self.forces.theirs if b.units and may_besiege(land, b.faction, place)]
        return self.forces.within(able, place)


def with_all_led(seen: Seen) -> Land:
    """The map as if every banner at home led all units that stand there."""
    land = copy_land(seen.land)
    for camp in camps(land, seen.faction):
        if camp.inside:
            total = troops_of(land, seen.faction, camp)
            first = max(camp.banners, key=lambda b: size_of(land, land.banners[b]))
            for banner in camp.banners:
                land.banners[banner].units = total if banner == first else land.banners[banner].units
            land.garrisons.pop(f"{camp.at}.{seen.faction}", None)
    return land
