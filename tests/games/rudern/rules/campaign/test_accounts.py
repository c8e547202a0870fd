"""Random campaigns: nothing comes from nowhere and nothing is lost untold, and public events alone tell who stands where."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import knowers
from montjoy.games.rudern.model.state import Known, World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.campaign_questions import Reorganise
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.rules.campaign.income import own_bodies
from montjoy.games.rudern.seen.view import owner_of
from tests.games.rudern.board import go
from tests.games.rudern.players import Luck, aggressive, anything
from tests.games.rudern.realm import scenario_of as scenario_of_realm
from tests.games.rudern.rules.campaign.accounts import Account, PublicMap
from tests.games.rudern.rules.campaign.lands import scenario_of
from tests.suite.many import times
from tests.suite.players import play_on
from tests.suite.subjects import any_options, recorded, start
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

MUCH: dict[str, Any] = {
    "civil_war": True, "independence": True, "festivals": True, "council": "elected", "cards": "ours", "heads": "ours",
}  # fmt: skip


def in_order(world: World) -> None:
    """Purses are not negative and what is known of them is true; no more pieces than the limits, no more of a limit used."""
    purses = world.treasuries | world.chests
    assert set(world.chests) == set(world.land.banners) and all(n >= 0 for n in purses.values())
    for who, known in world.known.items():                   # of a purse that a seat sees it need not be kept
        for purse, k in known.items():
            if purse in purses and who not in knowers(world.land, owner_of(world, purse)):
                assert k.least <= purses[purse] and (k.most is None or purses[purse] <= k.most), (who, purse)
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

    def settle() -> None:
        assert known.here() == PublicMap.of(world.land).here()
        account.settle(world)
        in_order(world)

    def player(view: Any, asked: Any, luck: Any) -> Any:
        if isinstance(asked.ask, questions.Act):
            settle()
        return play(view, asked, luck)

    outcome = playout(game, world, dict.fromkeys(game.seats(scenario), player), Luck(seed), hear)
    settle()
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


@pytest.mark.parametrize("name", ["six_powers", "five_powers"])
def test_six_powers_are_accounted_for(name):
    """RW-CAM-ECO-06, RW-CAM-OFF-02, RW-CAM-OFF-04, RW-CAM-OFF-09, RW-CAM-NOB-10, RW-CAM-CARD-01, RW-CAM-INF-01, RW-GEN-13  The
    same with everything that six powers add, under options by luck; and who is hostile to whom, offices, kinds of places, what
    lies paid for buildings, influence and the body are told too."""
    scenario = game.scenarios[name]
    scenario = replace(scenario, ends=replace(scenario.ends, rounds=times(8, scenario.ends.rounds)))
    for seed in range(times(2, 40)):
        options = MUCH if seed % 2 else asdict(any_options(game, Philox(seed, 67, 0)))
        followed(scenario, options, seed, aggressive if seed % 4 < 2 else anything)


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


@pytest.mark.parametrize("seed", range(times(2, 40)))
def test_nobody_sees_into_a_purse_of_six_powers(monkeypatch, seed):
    """RW-GEN-13, RW-CAM-OFF-08, RW-CAM-MOV-06  The same of every seat of six powers, with all options."""
    scenario = replace(scenario_of_realm(), id="realm")
    scenario = replace(scenario, ends=replace(scenario.ends, rounds=3))
    monkeypatch.setitem(game.__dict__, "scenarios", {**game.scenarios, "realm": scenario})
    whole = play_on(start(game, "realm", RudernOptions(**MUCH), seed), Philox(seed, 0, 0))
    assert sum(twins(game, whole, viewer, items=60, marks=2, salt=seed)[0] for viewer in (*whole.seats, WATCHER)) > 100


@pytest.mark.parametrize("acts", [[Reorganise("rock"), Preparations()], [Reorganise("hof"), Preparations({"a>x": 1})]])
def test_what_is_known_does_not_tell_who_has_reorganised(acts):
    """RW-CAM-NOB-08, RW-CAM-ECO-07, RW-GEN-13  Whether resources are moved between acts nobody else sees: what the others know of
    purses is the same after, whether they were or not; that a chest is empty which nothing can reach they know still."""
    after = []
    for more in ([], acts):
        world = game.setup(ALLIES, RudernOptions())
        world.land.banners["a"].at = acts[0].at
        world.known["SVE"] = {"KAT": Known(3, 3), "a": Known(2, 2), "b": Known(0, 0), "x": Known(3, 3), "ALY": Known(7, 7)}
        go(world, [Preparations(), *more])
        after.append(game.view(world, "SVE").known)
    assert after[0] == after[1] and after[0]["ALY"] == Known(7, 7)
