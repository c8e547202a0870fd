"""How good a map of a campaign is for a side."""

from __future__ import annotations

from typing import Any

from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.bots.campaign_position import (
    WIN,
    CampaignForces,
    campaign_worth,
    caution,
    falls,
    lead,
    places,
    stake,
    worth_of_map,
    worth_of_site,
)
from montjoy.games.rudern.bots.position import position_worth
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.state import Garrison, Siege
from tests.games.rudern.board import view_of


def war(faction: str = "KAT") -> Any:
    return view_of("war_of_two_lords", faction)


def test_a_battle_scenario_is_judged_as_before():
    found = view_of("two_lords")
    assert worth_of_map(found, found.land) == position_worth(found, found.land)
    assert worth_of_map(war(), war().land) == campaign_worth(war(), war().land) != position_worth(war(), war().land)


def test_a_seat_is_worth_most_and_nothing_is_changed_by_asking():
    """RW-CAM-WIN-05"""
    land = war().land
    owners = {p.id: (p.owner, p.site) for p in land.provinces.values()}
    assert stake(land, "KAT", "svebod") >= WIN > 2 * stake(land, "KAT", "midbridge") > 0 < stake(land, "KAT", "strzegom")
    assert worth_of_site(land, "KAT", "westvale", "town") > worth_of_site(land, "KAT", "westvale", "fortress") > 0
    assert owners == {p.id: (p.owner, p.site) for p in land.provinces.values()}


def test_both_sides_value_a_map_alike():
    land = war().land
    assert abs(places(land, "KAT")) < 1e-9 > abs(places(land, "SVE"))
    assert lead(land, "KAT") == 0
    land.provinces["midbridge"].owner = "KAT"
    assert lead(land, "KAT") == 3 == -lead(land, "SVE") and places(land, "KAT") > 0 > places(land, "SVE")


def test_who_leads_is_careful_and_who_does_not_dares_more_and_more():
    land = war().land
    land.provinces["midbridge"].owner = "KAT"
    assert caution(land, "KAT") == 1 > caution(land, "SVE")
    early = caution(land, "SVE")
    land.round = land.ends.rounds
    assert caution(land, "SVE") < early


def test_how_likely_a_place_falls_is_near_the_odds():
    """RW-ASLT-08  Where the odds are good and where they are bad, for six assaults, and in the order of them."""
    guesses = []
    for place, at, inside, ours in (
        ("town", "midbridge", 2, 6), ("town", "midbridge", 5, 6), ("fortress", "strzegom", 3, 8), ("fortress", "strzegom", 3, 4),
    ):
        land = war().land
        land.banners["bozena"].at = "svebod"
        land.garrisons = {f"{at}.": Garrison(f"{at}.", "", at, {"foot": inside})}
        true = solve(case_of({
            "fight": "assault", "place": place, "repeat": 6, "attacker": {"foot": ours, "head": 1}, "defender": {"foot": inside},
        }))["outcomes"]["attacker"]["p"]
        guesses.append((true, falls(land, at, ours, 6)))
    assert all((true > 0.5) == (guess > 0.5) for true, guess in guesses)
    assert falls(war().land, "midbridge", 2, 6) == 0 == falls(war().land, "midbridge", 6, 0)
    assert falls(war().land, "midbridge", 6, 6) > falls(war().land, "midbridge", 6, 2)


def test_who_besieges_one_place_is_no_threat_to_another():
    view = war()
    land = view.land
    land.provinces["midbridge"].owner, land.garrisons = "KAT", {}
    there = land.banners["bozena"]
    there.at, there.inside, there.units = "midbridge", False, {"foot": 5}
    free = CampaignForces(view, land, 3).threats()
    land.sieges["midbridge"] = Siege("midbridge", "SVE", 3, 1, ["bozena"])
    forces = CampaignForces(view, land, 3)
    assert free > forces.threats() and forces.sieges() > 0


def test_what_is_paid_of_a_building_is_worth_its_share_of_it():
    """RW-CAM-BLD-03  Not with an enemy before it, who takes it."""
    view = war()
    campaign: Any = view.land.campaign
    campaign.works["westvale"] = Work("found", "KAT", 4)
    some = CampaignForces(view, view.land, 2).works()
    campaign.works["westvale"].paid = 8
    assert CampaignForces(view, view.land, 2).works() > some > 0
    enemy = view.land.banners["svebod_head"]
    enemy.at, enemy.inside = "westvale", False
    assert CampaignForces(view, view.land, 2).works() == 0


def test_resources_are_worth_less_when_there_is_no_time_to_spend_them():
    view = war()
    assert CampaignForces(view, view.land, 2).money() > CampaignForces(view, view.land, 12).money() > 0


def test_the_gate_of_a_seat():
    """RW-SIEGE-03  Strzegom leads to Svebod; with Eastvale another way is open already."""
    view = war()
    forces = CampaignForces(view, view.land, 2)
    assert forces.opens_the_way("strzegom") > 0 == forces.opens_the_way("midbridge")
    view.land.provinces["eastvale"].site = "town"
    view.land.provinces["eastvale"].owner = "KAT"
    assert forces.opens_the_way("strzegom") == 0


def test_who_leads_nobody_goes_where_troops_wait():
    """RW-CAM-NOB-08"""
    view = war()
    banner = view.land.banners["jaromir"]
    banner.units = {}
    view.land.garrisons["kiertz.KAT"] = Garrison("kiertz.KAT", "KAT", "kiertz", {"foot": 5})
    far = CampaignForces(view, view.land, 2).troops_prospect(banner)
    banner.at = "kiertz"
    assert CampaignForces(view, view.land, 2).troops_prospect(banner) > far > 0
    banner.units = {"foot": 5}
    assert CampaignForces(view, view.land, 2).troops_prospect(banner) == 0
