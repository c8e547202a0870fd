"""How a game of six powers ends (RW-CAM-WIN)."""

from __future__ import annotations

from typing import Final

from montjoy.games.rudern.model.powers import Powers
from montjoy.games.rudern.model.queries import has_seat, pieces, powers_in, powers_of, seat_of, towns
from montjoy.games.rudern.model.state import PLACES, Land, Outcome
from montjoy.games.rudern.rules.campaign.income import campaign_of, own_bodies
from montjoy.games.rudern.rules.powers.carriers import body_of
from montjoy.games.rudern.rules.powers.influence import collects, influence_of

PRIZES: Final = 2                                            # RW-CAM-WIN-03  so many of the houses' seats


# ---- at once ---------------------------------------------------------------------------------------------------------
def outcome_at_once(land: Land) -> Outcome | None:
    """RW-CAM-WIN-01, RW-CAM-WIN-02  Asked after every act: enough influence, the body seized, nobody but the League left with a
    place."""
    powers = powers_of(land)
    if not powers:
        return None
    if winner := most_influential_of_enough(land, powers):
        return Outcome((seat_of(land, winner),), "influence", land.round)
    if (roberts := body_of(land)) and roberts.by:
        return Outcome((seat_of(land, roberts.by),), "body", land.round)
    if is_league_alone(land, powers):
        return Outcome((league_seat(land, powers),), "last-side", land.round)
    return None


def may_win_by_influence(land: Land, powers: Powers, faction: str) -> bool:
    """RW-CAM-WIN-01, RW-CAM-WIN-06  Houses, and Gracuja in the Empire; nobody who is out (ours)."""
    in_empire = faction in powers.houses or powers.side == "empire"
    return collects(powers, faction) and in_empire and faction not in campaign_of(land).out


def contenders(land: Land, powers: Powers) -> list[str]:
    return [f for f in (*powers.houses, powers.gracuja) if may_win_by_influence(land, powers, f)]


def most_influential_of_enough(land: Land, powers: Powers) -> str:
    """RW-CAM-WIN-01  Who has the influence needed; of several who has most, then who comes earlier in the order of impulses."""
    enough = [f for f in contenders(land, powers) if influence_of(powers, f) >= powers.need]
    order = [*powers.order, *(f for f in enough if f not in powers.order)]
    return min(enough, key=lambda f: (-influence_of(powers, f), order.index(f)), default="")


def is_league_alone(land: Land, powers: Powers) -> bool:
    """The League has a place, and of the Empire's side and Gracuja nobody has (ours): it has nothing left to fear."""
    owners = {p.owner for p in land.provinces.values() if p.site in PLACES}
    others = {powers.empire, *powers.houses} | ({powers.gracuja} if has_seat(land, powers.gracuja) else set())
    return not owners & others and bool(owners & set(powers.league))


def league_seat(land: Land, powers: Powers) -> str:
    return seat_of(land, powers.league[0])


# ---- at the end of a round -------------------------------------------------------------------------------------------
def outcome_of_round(land: Land) -> Outcome | None:
    """RW-CAM-WIN-03  What Gracuja holds at the end of a round: neutral, Emora and Tragia; with the League, two seats of houses
    that it has taken."""
    powers = powers_of(land)
    if not powers or not has_seat(land, powers.gracuja):
        return None
    winner = (seat_of(land, powers.gracuja),)
    if powers.side == "neutral" and holds_kin(land, powers):
        return Outcome(winner, "kin", land.round)
    if powers.side == "league" and len(prizes_held(land, powers)) >= PRIZES:
        return Outcome(winner, "prizes", land.round)
    return None


def holds_kin(land: Land, powers: Powers) -> bool:
    """RW-CAM-WIN-03  The seats of its two kindred kardoms."""
    seats = [seat_town(land, kardom) for kardom in powers.kin]
    return bool(seats) and all(p and land.provinces[p].owner == powers.gracuja for p in seats)


def prizes_held(land: Land, powers: Powers) -> list[str]:
    """RW-CAM-WIN-03  Of the four houses' seats those that Gracuja has taken and holds."""
    seats = [seat_town(land, house) for house in powers.houses]
    return [p for p in seats if p in powers.took and land.provinces[p].owner == powers.gracuja]


def seat_town(land: Land, faction: str) -> str:
    return campaign_of(land).seats.get(faction, "")


# ---- after the last round --------------------------------------------------------------------------------------------
def outcome_of_last_round(land: Land) -> Outcome:
    """RW-CAM-WIN-04  A League kardom that holds the capital has won for the League; otherwise most influence, then more towns,
    then more units, then nobody."""
    powers = powers_in(land)
    if land.provinces[powers.capital].owner in powers.league:
        return Outcome((league_seat(land, powers),), "capital", land.round)
    worth = {f: last_worth(land, powers, f) for f in contenders(land, powers)}
    best = [f for f in worth if worth[f] == max(worth.values())]
    return Outcome((seat_of(land, best[0]),) if len(best) == 1 else (), "most-influence", land.round)


def last_worth(land: Land, powers: Powers, faction: str) -> tuple[int, int, int]:
    """RW-CAM-WIN-04  Influence, towns, units."""
    return influence_of(powers, faction), len(towns(land, faction)), pieces(land, own_bodies(land, faction))
