"""The command of a campaign's balance: what it counts, what is idle, who sits where."""

from __future__ import annotations

from typing import Any

from bench import rudern_campaign as balance
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import campaign_events, events, questions
from montjoy.games.rudern.protocol.campaign_questions import Advance
from tests.games.rudern.players import Luck

WAR = "war_of_two_lords"


def watched(*impulses: tuple[str, Any]) -> balance.Watch:
    """A watch over KAT's impulses: in each a banner stands there in the end, after an act, an event or nothing."""
    world = game.setup(game.scenarios[WAR])
    watch = balance.Watch(world)
    for at, does in impulses:
        watch("*", campaign_events.CampaignImpulseBegun(world.land.round, "KAT", 5))
        world.land.banners["jaromir"].at = at
        asked: Any = type("Asked", (), {"ask": questions.Act()})
        watch.player(lambda view, asked, luck, does=does: does or questions.EndImpulse())(None, asked, Luck(1))
        if isinstance(does, events.Event):
            watch("*", does)
        watch("*", events.ImpulseEnded("KAT"))
    return watch


MARCH = Advance("jaromir", "kiertz", 1)


def test_nothing_done_and_what_is_taken_back_is_idle():
    assert watched(("iron_hills", None)).idle["KAT"] == 1
    assert watched(("kiertz", None)).idle["KAT"] == 1            # a form is no act
    assert watched(("kiertz", MARCH)).idle["KAT"] == 0
    assert watched(("kiertz", MARCH), ("iron_hills", MARCH)).idle["KAT"] == 1
    assert watched(("iron_hills", campaign_events.BuildingPaid("KAT", "westvale", "found", 1, 1, 10))).idle["KAT"] == 0


def test_what_happens_is_counted_by_name():
    told = [
        events.BattleBegun("field", "midbridge", (), ()), events.BattleBegun("relief", "midbridge", (), ()),
        events.PeopleArmed(1), campaign_events.Built("KAT", "westvale", "fortress"),
        campaign_events.Hired("KAT", "radko", "kiertz", 3), events.Marched("KAT", ("jaromir",), "kiertz", "iron_hills"),
    ]
    assert [balance.name_of(x) for x in told] == ["field battle", "", "empty place", "fortress built", "general hired", ""]


def test_players_change_seats():
    seats = ("KAT", "SVE")
    assert balance.seated("seer", "advice", seats, 0) == {"KAT": "seer", "SVE": "advice"}
    assert balance.seated("seer", "advice", seats, 1) == {"KAT": "advice", "SVE": "seer"}
    assert balance.seated("seer", "seer", seats, 1) == {"KAT": "seer", "SVE": "seer"}


def test_a_table_of_games():
    found = [balance.played(5, WAR, "advice", "default", n) for n in range(2)]
    timed = {"seconds": 0, "longest": 0}
    assert found[0] | timed == balance.played(5, WAR, "advice", "default", 0) | timed
    said = balance.table(WAR, found)
    for row in ("wins of KAT", "wins of advice", "draws", "mean rounds", "idle impulses", "ms a move", "games with: sortie"):
        assert f"| {row} |" in said


def test_a_table_of_six_powers_names_seats_and_not_factions():
    """RW-GEN-13  The League's player is one seat; idle impulses are told for each faction."""
    found = [balance.played(5, "six_powers", "advice", "advice", 0)]
    said = balance.table("six_powers", found)
    for row in ("wins of LEA", "wins of GRA", "won without a battle or a capture", "idle by faction", "games with: body arrived"):
        assert f"| {row} |" in said
    assert "wins of IMP" not in said and "wins of WKA" not in said and "WKA" in found[0]["impulses"]
