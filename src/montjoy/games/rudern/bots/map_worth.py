"""How good a map is for a seat, whatever is played on it: a battle scenario, a campaign, or one of six powers."""

from __future__ import annotations

from montjoy.games.rudern.bots import campaign_position
from montjoy.games.rudern.bots.campaign_position import CampaignForces
from montjoy.games.rudern.bots.powers_position import PowersForces, powers_worth
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.state import Land
from montjoy.games.rudern.seen.view import Seen


def worth_of_map(seen: Seen, land: Land, done: bool = False) -> float:
    """`done`: his impulse is over with it."""
    return powers_worth(seen, land, done) if powers_of(land) else campaign_position.worth_of_map(seen, land, done)


def stake(seen: Seen, land: Land, place: str) -> float:
    """What is at stake in a place."""
    if powers_of(land):
        return PowersForces(seen, land, land.round).stake(place)
    return campaign_position.stake(land, seen.faction, place)


def forces_of(seen: Seen, land: Land) -> CampaignForces:
    """The armies of a campaign."""
    return (PowersForces if powers_of(land) else CampaignForces)(seen, land, land.round)
