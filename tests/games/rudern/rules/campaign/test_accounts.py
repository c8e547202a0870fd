"""Random campaigns: nothing comes from nowhere and nothing is lost untold, and public events alone tell who stands where."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.effects import WATCHER
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.rules.campaign.income import own_bodies
from tests.games.rudern.players import Luck, aggressive, anything
from tests.games.rudern.rules.campaign.accounts import Account, PublicMap
from tests.games.rudern.rules.campaign.lands import scenario_of
from tests.suite.many import times
from tests.suite.subjects import recorded
from tests.suite.twins import twins

ALLIES = scenario_of("""
    factions KAT SVE ALY; KAT & ALY; league SVE
    town rock KAT; fortress hold KAT; town hof ALY; town pole; town own SVE; village vale KAT; village glen SVE
    rock - hold; rock - hof; hold - pole; pole - own; own - glen 3; glen - vale; vale - rock; hof - pole
    KAT.a head in rock: 4 foot 1 cavalry, chest 2; KAT.b general in hold: 3 foot; ALY.x head in hof: 3 foot 1 elephant, chest 3
    SVE.z ruler in own: 6 foot, chest 4; SVE.y general in own: 3 foot 1 elephant; hold KAT: 1 foot; pole : 2 foot
    treasury KAT 9; treasury SVE 14; treasury ALY 7; seat KAT rock; seat SVE own; seat ALY hof; home b rock; home y own
    hires KAT radko; hires SVE ottokar lubor; hires ALY vit; elephants own; rounds 10; points; turns go_round
    most KAT 12 foot 5 cavalry; most SVE 12 foot 5 cavalry 3 elephant; most ALY 9 foot 4 cavalry 2 elephant
""")
WAR = game.scenarios["war_of_two_lords"]
CHOSEN: dict[str, dict[str, Any]] = {
    "as usual": {},
    "out_of_supply": {"out_of_supply": "forbidden"},
    "first_round_tax": {"first_round_tax": False},
    "persistent_wounds": {"persistent_wounds": True},
    "supply": {"supply": "treasury"},
    "besieged_economy": {"besieged_economy": "normal"},
    "stay": {"retreat_none": "stay", "loot_target": "chest"},
    "many": {"persistent_wounds": True, "besieged_economy": "normal", "fortress_power": "stop", "siege_adjacency": "none",
             "outnumber_check": "continuous", "beaten_garrison": "leaves", "noble_holds_place": False,
             "relief_sally": "any_subset"},
}  # fmt: skip


def in_order(world: World) -> None:
    """Purses are not negative and what is known of them is true; no more pieces than the limits, no more of a limit used."""
    purses = world.treasuries | world.chests
    assert set(world.chests) == set(world.land.banners) and all(n >= 0 for n in purses.values())
    for known in world.known.values():
        for purse, k in known.items():
            assert purse not in purses or (k.least <= purses[purse] and (k.most is None or purses[purse] <= k.most))
    land = world.land
    for faction, most in land.campaign.most.items():
        bodies = [land.banners.get(key) or land.garrisons[key] for key in own_bodies(land, faction)]
        assert all(sum(x.units.get(kind, 0) for x in bodies) <= n for kind, n in most.items())
    assert all(f.used <= f.limit or land.options.limit_time == "live" for f in land.factions.values())


def followed(scenario: Any, options: dict[str, Any], seed: int, play: Any) -> set[type]:
    world = game.setup(scenario, RudernOptions(**options))
    known, account = PublicMap.of(world.land), Account.of(world)

    def hear(to: Any, event: Any) -> None:
        known.hear(to, event)
        account.hear(to, event)

    def player(view: Any, asked: Any, luck: Any) -> Any:
        if isinstance(asked.ask, questions.Act):
            true = PublicMap.of(world.land)
            true.friends = known.friends
            assert known.here() == true
            account.settle(world)
            in_order(world)
        return play(view, asked, luck)

    outcome = playout(game, world, dict.fromkeys(game.seats(scenario), player), Luck(seed), hear)
    account.settle(world)
    assert outcome.why in game.endings
    return account.heard


@pytest.mark.parametrize("name", CHOSEN)
def test_everything_is_accounted_for(name):
    """RW-CAM-ECO-06, RW-CAM-ECO-05, RW-CAM-ECO-07, RW-CAM-NOB-08, RW-GEN-13  At every act: purses change by events with amounts
    alone, pieces by recruits, losses and want, and a map kept from public events is the true one."""
    heard: set[type] = set()
    for seed in range(times(4, 60)):
        for scenario in (WAR, ALLIES):
            heard |= followed(scenario, CHOSEN[name], seed, aggressive if seed % 2 else anything)
    assert {campaign.Raised, campaign.StepsBought, campaign.Reorganised, campaign.PursesMoved, campaign.Given} <= heard


def test_nobody_sees_what_is_passed_on(monkeypatch):
    """RW-CAM-ECO-07, RW-GEN-13  Twin games of three factions, two of them allied: they give every viewer the same until an event
    that the game lists shows the difference."""
    monkeypatch.setitem(game.__dict__, "scenarios", {**game.scenarios, "allies": ALLIES})
    total, revealed = 0, set[str]()
    for seed in range(times(2, 20)):
        whole = recorded(game, "allies", seed)
        for viewer in (*whole.seats, WATCHER):
            equal, events = twins(game, whole, viewer, items=100, marks=3, salt=seed)
            total, revealed = total + equal, revealed | {*events}
    assert total > 300 and revealed
