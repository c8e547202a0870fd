"""The simple player of the ledger (RW-CAM-BOT-01), point by point."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.bots.find import find, names
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.bots.advice import advice
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import Garrison, Siege
from montjoy.games.rudern.play import impulse_options
from montjoy.games.rudern.protocol import events, questions
from montjoy.games.rudern.protocol.campaign_questions import Advance, Prepare
from montjoy.games.rudern.rules.campaign.preparing import why_not_prepare
from tests.games.rudern.board import view_of
from tests.games.rudern.players import Luck, anything
from tests.suite.many import times


def war(round_: int = 3, **purses: int) -> Any:
    """KAT's impulse in an odd round of the war of two lords."""
    found = view_of("war_of_two_lords", "KAT")
    found.land.round = round_
    found.treasuries.update({k: n for k, n in purses.items() if k == "KAT"})
    found.chests.update({k: n for k, n in purses.items() if k != "KAT"})
    return found


def put(found: Any, banner: str, at: str, inside: bool = True, **units: int) -> None:
    there = found.land.banners[banner]
    there.at, there.inside, there.units = at, inside, dict(units)


def act(found: Any) -> Any:
    return advice(found, Asked(1, "choose", questions.Act(), tuple(impulse_options(found))), Luck(1))


def form(found: Any) -> dict[str, int]:
    answered = advice(found, Asked(1, "order", Prepare(0, 0, ()), (), "Preparations"), Luck(1))
    assert why_not_prepare(found, answered) is None
    return answered.amounts


def besieging(units: int, inside: int) -> Any:
    found = war(jaromir=3)
    put(found, "jaromir", "midbridge", False, foot=units)
    found.land.garrisons["midbridge."].units = {"foot": inside}
    found.land.sieges["midbridge"] = Siege("midbridge", "KAT", 2, 1, ["jaromir"])
    return found


def test_it_can_be_asked_for_by_name_and_is_not_the_best():
    """RW-CAM-BOT-01"""
    assert names(game)[:2] == ("seer", "advice") and find(game, "advice") is advice


def test_1_income():
    """RW-CAM-BOT-01  (1) Foot under 3 units or next to a hostile army, if the treasury holds 3; else tax."""
    found = war(KAT=3)
    put(found, "jaromir", "iron_hills", foot=2)
    assert form(found).get("iron_hills.foot") == 1 and "kiertz.foot" not in form(found)
    assert "iron_hills.foot" not in form(war(KAT=3))
    found = war(KAT=2)
    put(found, "jaromir", "iron_hills", foot=2)
    assert "iron_hills.foot" not in form(found)
    found = war(KAT=3)
    put(found, "bozena", "westvale", False, foot=1)
    assert form(found).get("kiertz.foot") == 1


@pytest.mark.parametrize(("ours", "theirs", "chosen"), [
    (3, 2, questions.Storm("midbridge", "jaromir")), (4, 3, None), (3, 3, questions.BreakOff("midbridge")),
])
def test_2_own_siege(ours, theirs, chosen):
    """RW-CAM-BOT-01  (2) 1.5 times those inside storm; under their number and one they break off."""
    done = act(besieging(ours, theirs))
    assert done == chosen if chosen else not isinstance(done, questions.Storm | questions.BreakOff)


def besieged(relief: int, inside: int, outside: int) -> Any:
    found = war(KAT=5, jaromir=0)
    put(found, "katzowic", "kiertz", foot=inside)
    put(found, "jaromir", "iron_hills", foot=relief)
    put(found, "svebod_head", "kiertz", False, foot=outside)
    found.land.sieges["kiertz"] = Siege("kiertz", "SVE", 2, 1, ["svebod_head"])
    return found


def test_3_own_besieged_place():
    """RW-CAM-BOT-01  (3) Relief with 1.2 times the besieger's dice, else a sortie with more than 0.8 of his units."""
    assert act(besieged(5, 3, 4)) == Advance("jaromir", "kiertz", 1)
    assert act(besieged(3, 4, 4)) == questions.Sally("kiertz", "")
    assert not isinstance(act(besieged(3, 3, 4)), questions.Sally)


def test_4_a_new_siege():
    """RW-CAM-BOT-01  (4) With two units more than inside."""
    for units, begins in ((4, True), (3, False)):
        found = war(jaromir=3)
        put(found, "jaromir", "midbridge", False, foot=units)
        put(found, "katzowic", "kiertz", foot=1)
        assert isinstance(act(found), questions.BeginSiege) == begins


def test_5_it_loads_four_and_marches_to_the_nearest_place():
    """RW-CAM-BOT-01  (5) The largest banner; past an army in the open only with 1.15 times its dice."""
    assert form(war(KAT=9))["katzowic"] == 4
    found = war(KAT=9, katzowic=4)
    assert act(found) == Advance("katzowic", "iron_hills", 1)
    put(found, "katzowic", "iron_hills", foot=5)
    assert act(found) == Advance("katzowic", "midbridge", 1)
    put(found, "bozena", "midbridge", False, foot=5)
    assert act(found) == questions.EndImpulse()
    put(found, "bozena", "midbridge", False, foot=4)
    assert act(found) == Advance("katzowic", "midbridge", 1)


def test_6_two_stay_in_the_seat():
    """RW-CAM-BOT-01  (6)"""
    amounts = form(war(KAT=9))
    assert amounts["katzowic.foot"] + amounts["katzowic.cavalry"] == 3
    found = war(KAT=9)
    found.land.garrisons["kiertz.KAT"] = Garrison("kiertz.KAT", "KAT", "kiertz", {"foot": 2})
    assert form(found)["katzowic.foot"] + form(found)["katzowic.cavalry"] == 5


@pytest.mark.parametrize(("garrison", "falls_upon"), [(5, True), (4, False)])
def test_6_it_intercepts(garrison, falls_upon):
    """RW-CAM-BOT-01  (6) With 1.1 times the intruder's dice: 6 of 5, 5 of 5."""
    found = view_of("war_of_two_lords", "SVE")
    put(found, "bozena", "strzegom", foot=garrison)
    put(found, "jaromir", "strzegom", False, foot=4)
    ask = questions.Intercept("strzegom", "KAT", ("jaromir",))
    done = advice(found, Asked(1, "choose", ask, (questions.FallUpon(), questions.LetPass())), Luck(1))
    assert (done == questions.FallUpon()) == falls_upon


def test_its_forms_are_allowed_wherever_luck_leads():
    """RW-CAM-BOT-01  In random positions."""

    def looked_at(found: Any, asked: Asked, luck: Any) -> Any:
        if isinstance(asked.ask, Prepare):
            form(found)
        return anything(found, asked, luck)

    for seed in range(times(4, 60)):
        playout(game, game.setup(game.scenarios["three_powers"]), dict.fromkeys(("WKA", "KAT", "GLI"), looked_at), Luck(seed))


def test_games_between_two_of_them():
    """RW-CAM-BOT-01  They end by round 12 without an act that is not allowed, and nine of ten see a siege."""
    scenario, begun, played = game.scenarios["war_of_two_lords"], 0, times(20, 1000)
    for number in range(played):
        told: set[str] = set()
        out = playout(
            game, game.setup(scenario), dict.fromkeys(("KAT", "SVE"), advice), Philox(2, number),
            lambda to, event, told=told: told.add(type(event).__name__),
        )
        assert out.round <= 12
        begun += events.SiegeBegun.__name__ in told
    assert begun >= 0.9 * played
