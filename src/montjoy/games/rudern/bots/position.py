"""How good a map is for a side: what the bots play for.  One number, about 0.25 for a foot and WIN for the game.

It is made of what lies there (pieces, places, how far the captures are that end the game) and of what may come of it:
targets within reach, own places in danger, own armies in danger.  All from the open land and the own purses.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import pow
from typing import Final

from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.bots.ways import FAR, marches
from montjoy.games.rudern.model.queries import (
    bodies_inside,
    body,
    is_friend,
    is_hostile,
    is_place,
    open_neighbours,
    pieces,
)
from montjoy.games.rudern.model.state import MOVES, Banner, Land
from montjoy.games.rudern.outcome import final_outcome, seated_side
from montjoy.games.rudern.rules.battles.money import pays_from_treasury
from montjoy.games.rudern.seen.view import Seen

__all__ = ["FAR", "Forces", "has_captured_all", "is_too_late_for", "marches", "may_besiege", "position_worth", "sign", "stake"]

WIN: Final = 15.0
DISTANT: Final = 0.7                                         # what is left of a target's worth a march further away
IN_SIGHT: Final = 0.6                                        # a target before one's banners, not yet taken
THREATENED: Final = 0.25                                     # of what is at stake in an own place within reach of an enemy
BESIEGED: Final = 0.6
BOLD: Final = 0.2                                            # of all fears, when the last round has come
WALLS: Final = {"town": 1.4, "fortress": 1.7}                # how many besiegers weigh one of those inside


def position_worth(seen: Seen, land: Land, done: bool = False) -> float:
    """The worth of a map to the viewer's side; `land` is the one he sees or one that may come of it.  `done`: his impulse
    is over with it, and what he wants to do else must wait for the next round."""
    faction, forces = seen.faction, Forces(seen, land, land.round + done)
    if over := final_outcome(land):
        return forces.material() + (WIN if faction in over.winners else -WIN if over.winners else 0.0)
    feared = caution(land, faction) * (forces.threats() + forces.dangers())
    return forces.material() + holdings(land, faction) + forces.prospects() - feared


def caution(land: Land, faction: str) -> float:
    """Who wins when time is up can wait; who does not must dare the more, the less time is left."""
    holder = land.provinces[land.ends.prize].owner if land.ends.prize else land.ends.holder
    if holder and is_friend(land, faction, holder):
        return 1.0
    return BOLD + BOLD * (land.ends.rounds - land.round) / land.ends.rounds


# ---- places ----------------------------------------------------------------------------------------------------------
def holdings(land: Land, faction: str) -> float:
    """Places of both sides, and how far each side is with what ends the game."""
    left = land.ends.rounds - land.round
    worth = sum(
        sign(land, faction, p.owner) * (0.5 + 0.2 * min(left, 4) * (p.tax + p.recruits))
        for p in land.provinces.values()
        if is_place(land, p.id)
    )
    for capture in land.ends.capture:
        if capture.of == "all":
            owned = sum(is_friend(land, capture.by, land.provinces[p].owner) for p in capture.places)
            worth += sign(land, faction, capture.by) * 4 * owned / len(capture.places)
    if land.ends.prize:
        holder = land.provinces[land.ends.prize].owner
        worth += sign(land, faction, holder) * (4 + 6 * land.round / land.ends.rounds)
    return worth


def sign(land: Land, faction: str, other: str) -> int:
    """1 for one's own side, -1 for the enemy's, 0 for others."""
    if is_friend(land, faction, other):
        return 1
    return -1 if other and is_hostile(land, faction, other) else 0


def stake(land: Land, faction: str, place: str) -> float:
    """What is at stake in a place: its worth in the hands of `faction` and in those of its enemies."""
    province = land.provinces[place]
    owner = province.owner
    other = next((f for f in land.factions if is_hostile(land, faction, f)), "")
    try:
        province.owner = faction
        gained = WIN if has_captured_all(land, faction) else holdings(land, faction)
        province.owner = other if is_friend(land, faction, owner) else owner
        return max(0.0, gained - (-WIN if has_captured_all(land, other) else holdings(land, faction)))
    finally:
        province.owner = owner


def has_captured_all(land: Land, faction: str) -> bool:
    """Somebody of that side has captured what ends the game."""
    over = final_outcome(land)
    return bool(over and over.why == "captured" and faction in seated_side(land, over.winners[0]))


def is_too_late_for(land: Land, place: str, marches: int, round_: int) -> bool:
    """The game is over before it could be besieged and stormed by an army so far away that moves in that round."""
    siege = land.sieges.get(place)
    wait = 0 if siege and siege.round < round_ else 1
    return round_ + max(0, marches - 1) // MOVES + wait > land.ends.rounds


def may_besiege(land: Land, faction: str, place: str) -> bool:
    """It has a place next to it, where the option asks for one."""
    if land.options.siege_adjacency != "faction_territory":
        return True
    return any(is_place(land, p) and land.provinces[p].owner == faction for p in open_neighbours(land, place))


# ---- armies ----------------------------------------------------------------------------------------------------------
class Forces:
    """The armies of both sides on a map, weighed against each other."""

    def __init__(self, seen: Seen, land: Land, round_: int) -> None:
        self.seen, self.land, self.faction, self.round = seen, land, seen.faction, round_
        self.weight = weights(seen.units)
        self.ours = [b for b in land.banners.values() if sign(land, self.faction, b.faction) > 0]
        self.theirs = [b for b in land.banners.values() if sign(land, self.faction, b.faction) < 0]
        self.dice = {key: self.strength([key]) for key in [*land.banners, *land.garrisons]}

    def strength(self, bodies: Iterable[str]) -> float:
        """Dice in the field, the noble's too."""
        total = 0.0
        for key in bodies:
            there = body(self.land, key)
            total += sum(n * self.weight[kind] for kind, n in there.units.items())
            total += self.weight[there.noble] if isinstance(there, Banner) else 0
        return total

    def within(self, banners: list[Banner], at: str, far: int = MOVES) -> float:
        """The dice of those banners that can be there in so many marches."""
        return sum(self.dice[b.id] for b in banners if marches(self.land, b.at, at) <= far and not self.shut_in(b))

    def shut_in(self, banner: Banner) -> bool:
        return banner.inside and banner.at in self.land.sieges

    def inside(self, place: str) -> float:
        return sum(self.dice[key] for key in bodies_inside(self.land, place))

    # ---- what lies there ---------------------------------------------------------------------------------------------
    def material(self) -> float:
        """Pieces of both sides, nobles, and the own resources."""
        land, worth = self.land, 0.0
        for key in [*land.banners, *land.garrisons]:
            there = body(land, key)
            noble = 0.6 + 0.1 * self.seen.chests.get(key, 0) if isinstance(there, Banner) else 0.0
            worth += sign(land, self.faction, there.faction) * (0.17 * pieces(land, [key]) + 0.08 * self.dice[key] + noble)
        return worth

    # ---- what may come of it -----------------------------------------------------------------------------------------
    def prospects(self) -> float:
        """Targets: the better, the nearer the banners are that could take them."""
        total = sum(self.dice[b.id] for b in self.ours) or 1.0
        targets = self.targets()
        worth = 0.0
        for banner in self.ours:
            if self.shut_in(banner) or not pieces(self.land, [banner.id]):
                continue
            share = self.dice[banner.id] / total
            found = [self.prospect(banner, place, at_stake) for place, at_stake in targets.items()]
            worth += share * max(found, default=0.0)
        return worth

    def targets(self) -> dict[str, float]:
        """Places to take and what is at stake; 0.5 is what any place is worth."""
        land = self.land
        others = [p.id for p in land.provinces.values() if is_place(land, p.id) and not is_friend(land, self.faction, p.owner)]
        ours = dict.fromkeys(b.faction for b in self.ours)
        return {p: stake(land, self.faction, p) for p in others if any(may_besiege(land, f, p) for f in ours)}

    def prospect(self, banner: Banner, place: str, at_stake: float) -> float:
        """One target for one banner: what is at stake, how likely it falls, how far it is."""
        land = self.land
        far = marches(land, banner.at, place)
        if far >= FAR or is_too_late_for(land, place, far, self.round):
            return 0.0
        theirs = self.inside(place) * WALLS[land.provinces[place].site]
        theirs += self.within([b for b in self.theirs if b.id not in bodies_inside(land, place)], place) / 2 + 0.5
        ours = sum(self.dice[b.id] for b in self.ours if marches(land, b.at, place) <= max(far, MOVES))
        fall = ours * ours / (ours * ours + theirs * theirs)
        return IN_SIGHT * at_stake * fall * self.paid(banner, place) * pow(DISTANT, far)

    def paid(self, banner: Banner, place: str) -> float:
        """How far the purse goes: a siege and assaults must be paid for on the spot."""
        if pays_from_treasury(self.land, self.faction, place):
            return 1.0
        purse = self.seen.chests.get(banner.id, 1) - (place not in self.land.sieges)
        return 1 - pow(0.5, max(0, purse))

    def threats(self) -> float:
        """Own places that the enemy can besiege, or does."""
        land, worth = self.land, 0.0
        for province in land.provinces.values():
            place = province.id
            if not is_place(land, place) or not is_friend(land, self.faction, province.owner):
                continue
            siege = land.sieges.get(place)
            near = self.within([b for b in self.theirs if siege or may_besiege(land, b.faction, place)], place)
            if not near or (not siege and is_too_late_for(land, place, 1, land.round)):
                continue
            held = self.inside(place)
            help_ = self.within([b for b in self.ours if not (b.inside and b.at == place)], place)
            ours = held * (1.0 if siege else 1.4) + 0.8 * help_ + 0.5
            risk = near * near / (near * near + ours * ours)
            worth += (BESIEGED if siege else THREATENED) * risk * stake(land, self.faction, place)
        return worth

    def dangers(self) -> float:
        """Own armies that a stronger one can reach; walls shelter them."""
        worth = 0.0
        for at in dict.fromkeys(b.at for b in self.ours):
            there = [b for b in self.ours if b.at == at]
            enemies = self.within(self.theirs, at)
            if not enemies:
                continue
            out = [b.id for b in there if not b.inside]
            ours = self.strength(out) if out else self.inside(at)
            frac = max(0.0, enemies - ours) / (enemies + ours)
            carried = sum(self.seen.chests.get(b.id, 0) for b in there)
            lost = 0.12 * self.strength(b.id for b in there) + 0.15 * carried + 0.5 * len(there)
            worth += lost * frac * (1.0 if out else 0.25)
        return worth


def weights(units: UnitTable) -> dict[str, float]:
    """By type, dice in the field."""
    return {unit.type: float(unit.field) for unit in units.rows}
