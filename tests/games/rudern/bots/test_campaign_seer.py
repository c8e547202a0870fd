"""How the standard bot plays a campaign: its forms, its marches, and that it knows nothing that is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.bots.greedy_odds import Seer
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.fights.odds import forecast
from montjoy.games.rudern.battle.state import Kind
from montjoy.games.rudern.bots.campaign_form import prepared
from montjoy.games.rudern.bots.option_worth import ponder
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.state import Garrison, Siege
from montjoy.games.rudern.play import impulse_options
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.campaign_questions import Advance, AdvanceTogether, Build, Prepare, Regroup
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.rules.battles.money import A_UNIT
from montjoy.games.rudern.rules.campaign.preparing import place_asked, why_not_prepare
from montjoy.games.rudern.seen.view import Seen, view
from tests.games.rudern.board import view_of
from tests.games.rudern.players import Luck, aggressive, anything
from tests.suite.many import times

CAMPAIGNS = ("war_of_two_lords", "three_powers")


def seen(faction: str = "KAT", round_: int = 2, **purses: int) -> Seen:
    """The war of two lords in a later round, in the impulse of that faction, with what its purses hold."""
    found = view_of("war_of_two_lords", faction)
    found.land.round = round_
    found.land.turn = ["KAT", "SVE"][:: 1 if round_ % 2 else -1].index(faction)
    found.treasuries.update({k: n for k, n in purses.items() if k == faction})
    found.chests.update({k: n for k, n in purses.items() if k != faction})
    return found


def answer(found: Seen, ask: Any = None) -> Any:
    return Seer(game)(found, Asked(1, "choose", ask or questions.Act(), tuple(impulse_options(found))), Philox(1))


def best(found: Seen) -> list[Any]:
    """All options that count as the best."""
    worths = Seer(game).worths(found, Asked(1, "choose", questions.Act(), tuple(impulse_options(found))))
    most = max(worth for _, worth in worths)
    return [option for option, worth in worths if worth > most - 1e-9]


def put(found: Seen, banner: str, at: str, inside: bool = True, **units: int) -> None:
    there = found.land.banners[banner]
    there.at, there.inside, there.units = at, inside, dict(units)


# ---- odds ------------------------------------------------------------------------------------------------------------
def odds(found: Seen, option: Any) -> list[dict[str, float]]:
    counted = forecast(game, found, Asked(1, "choose", questions.Act(), (option,)))
    return [{n: x["p"] for n, x in fight["outcomes"].items()} for fight in counted[option]["fights"]] if counted else []


def test_odds_of_a_march():
    """RW-CAM-MOV-02, RW-FIELD-01  An army in the open, and nobody."""
    found = seen(jaromir=3)
    put(found, "bozena", "midbridge", False, foot=3)
    case = game.forecast(found, Asked(1, "choose", questions.Act()), Advance("jaromir", "midbridge", 1))
    assert case.kind == Kind.FIELD and [sum(s.count for s in h.stack[: h.stacks]) for h in case.start.host[:2]] == [4, 4]
    assert odds(found, Advance("jaromir", "kiertz", 1)) == []


def test_odds_of_a_march_whose_units_die_for_want():
    """RW-CAM-MOV-06  Who dies on the way does not fight."""
    found = seen(jaromir=0)
    put(found, "jaromir", "midbridge", False, foot=3)
    put(found, "bozena", "strzegom", False, foot=3)
    due = next(o for o in impulse_options(found) if isinstance(o, Advance) and (o.banner, o.to) == ("jaromir", "strzegom"))
    assert due.dying == 1
    case = game.forecast(found, Asked(1, "choose", questions.Act()), due)
    assert sum(s.count for s in case.start.host[0].stack[: case.start.host[0].stacks]) == 3
    assert due.dying and odds(found, due)[0]["attacker"] < odds(seen_with_means(found), due)[0]["attacker"]


def seen_with_means(found: Seen) -> Seen:
    return msgspec.structs.replace(found, chests={**found.chests, "jaromir": 5})


def test_odds_of_banners_together():
    """RW-CAM-MOV-03, RW-FIELD-01  Those that can be paid for; they fight together."""
    found = seen(KAT=9, katzowic=3, jaromir=3)
    put(found, "katzowic", "iron_hills", foot=4, cavalry=1)
    put(found, "bozena", "midbridge", False, foot=4)
    (together,) = odds(found, AdvanceTogether("iron_hills", "midbridge"))
    (alone,) = odds(found, Advance("katzowic", "midbridge", 1))
    assert together["attacker"] > alone["attacker"]
    poor = msgspec.structs.replace(found, chests={"katzowic": 1, "jaromir": 0})
    assert odds(poor, AdvanceTogether("iron_hills", "midbridge")) == [alone]


# ---- forms -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("policy", [anything, aggressive])
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_forms_are_allowed_wherever_luck_leads(name, policy):
    """RW-CAM-RND-04  In random positions."""
    seer, forms = Seer(game), 0

    def random_but_looked_at(found: Seen, asked: Asked, luck: Any) -> Any:
        nonlocal forms
        if isinstance(asked.ask, Prepare | Regroup):
            form = seer(found, asked, luck)
            assert why_not_prepare(found, form, place_asked(asked.ask)) is None
            forms += 1
        return policy(found, asked, luck)

    scenario = game.scenarios[name]
    for seed in range(times(3, 60)):
        playout(game, game.setup(scenario), dict.fromkeys(game.seats(scenario), random_but_looked_at), Luck(seed))
    assert forms > 30


def test_in_the_first_round_it_loads_who_goes_to_the_free_town():
    """RW-CAM-RND-02, RW-CAM-NOB-09  March, siege and assaults are carried; places give taxes."""
    form = prepared(seen(round_=1, KAT=10))
    assert not [name for name in form.amounts if name.endswith(".foot") and name.split(".")[0] in ("kiertz", "iron_hills")]
    assert form.amounts["katzowic"] >= 3


def test_two_stay_in_the_seat():
    """RW-CAM-NOB-08"""
    form = prepared(seen(KAT=10))
    assert form.amounts["katzowic.foot"] + form.amounts["katzowic.cavalry"] == 3


def test_recruits_where_in_danger_and_taxes_where_not():
    """RW-CAM-ECO-01  The enemy stands before Midbridge, which is ours; he cannot come to Kiertz."""
    found = seen(KAT=2)
    found.land.provinces["midbridge"].owner = "KAT"
    found.land.garrisons = {"midbridge.KAT": Garrison("midbridge.KAT", "KAT", "midbridge", {"foot": 1})}
    put(found, "bozena", "strzegom", True, foot=5)
    form = prepared(found)
    assert form.amounts.get("midbridge.foot") == 1 and not form.amounts.get("kiertz.foot")
    found = seen(KAT=0)
    assert not [name for name in prepared(found).amounts if name in ("kiertz.foot", "kiertz.cavalry", "iron_hills.foot")]


def test_in_the_last_round_everything_is_spent_on_units():
    """RW-CAM-WIN-05  Three units are a point, resources none."""
    found = seen(KAT=9, round_=12)
    amounts = prepared(found).amounts
    assert amounts["kiertz.foot"] == 1 == amounts["iron_hills.foot"]


def test_a_general_is_hired_with_enough_to_spare():
    """RW-CAM-NOB-02"""
    found = seen(KAT=20)
    found.land.provinces["midbridge"].owner = "KAT"
    found.land.garrisons = {}
    assert prepared(found).amounts["midbridge.general"] == 1
    assert "midbridge.general" not in prepared(msgspec.structs.replace(found, treasuries={"KAT": 1})).amounts


def test_a_siege_that_runs_out_of_means_is_supplied():
    """RW-CAM-X-01  A general who leads nobody is loaded, and goes there."""
    found = seen(KAT=14, katzowic=0, round_=4)
    found.land.provinces["midbridge"].owner = "KAT"
    found.land.garrisons = {"midbridge.KAT": Garrison("midbridge.KAT", "KAT", "midbridge", {"foot": 1})}
    put(found, "katzowic", "strzegom", False, foot=6)
    put(found, "jaromir", "midbridge")
    put(found, "bozena", "strzegom", foot=2)
    found.land.sieges["strzegom"] = Siege("strzegom", "KAT", 3, 1, ["katzowic"])
    assert prepared(found).amounts["jaromir"] >= 3
    loaded = msgspec.structs.replace(found, chests={"katzowic": 0, "jaromir": 4}, treasuries={"KAT": 4})
    loaded.land.banners["jaromir"].units = {}
    assert Advance("jaromir", "strzegom", 1) in best(loaded)


def test_where_the_form_is_asked_again_nothing_is_changed():
    """RW-CAM-NOB-08"""
    found = seen()
    assert Seer(game)(found, Asked(1, "order", Regroup("kiertz", 5, ()), (), "Preparations"), Luck(1)) == Preparations()


# ---- acts ------------------------------------------------------------------------------------------------------------
def test_a_siege_is_begun_where_it_has_come():
    found = seen(round_=1, jaromir=4)
    put(found, "jaromir", "midbridge", False, foot=4)
    assert isinstance(answer(found), questions.BeginSiege)


def test_it_goes_on_with_a_siege_that_is_ripe():
    found = seen(round_=3, jaromir=4)
    put(found, "jaromir", "midbridge", False, foot=5)
    found.land.sieges["midbridge"] = Siege("midbridge", "KAT", 2, 1, ["jaromir"])
    assert answer(found) == questions.Storm("midbridge", "jaromir")


def test_an_assault_may_be_paid_with_a_unit():
    """RW-CAM-MOV-06  Nothing is left in the chest, and five are before a town with one; what is counted is the assault of those
    who are left."""
    found = seen(round_=3, jaromir=0)
    put(found, "jaromir", "midbridge", False, foot=5)
    found.land.garrisons["midbridge."].units = {"foot": 1}
    found.land.sieges["midbridge"] = Siege("midbridge", "KAT", 2, 1, ["jaromir"])
    storm = questions.Storm("midbridge", A_UNIT)
    assert answer(found) == storm
    case = ponder(found, Asked(1, "choose", questions.Act()), storm)
    assert case is not None and sum(s.count for s in case.start.host[0].stack[: case.start.host[0].stacks]) == 5


def test_relief_of_the_own_seat():
    """RW-RELIEF-01, RW-CAM-MOV-02"""
    found = seen(round_=5, KAT=5)
    put(found, "katzowic", "kiertz", foot=3)
    put(found, "jaromir", "iron_hills", foot=5)
    put(found, "svebod_head", "kiertz", False, foot=4)
    found.land.sieges["kiertz"] = Siege("kiertz", "SVE", 4, 1, ["svebod_head"])
    assert answer(found) == Advance("jaromir", "kiertz", 1)


def test_what_is_begun_is_built():
    """RW-CAM-BLD-03  A head in a village with means pays what the limit allows, and what stands is his."""
    found = seen(round_=3, KAT=9)
    put(found, "katzowic", "westvale", False, foot=3)
    campaign: Any = found.land.campaign
    campaign.works["westvale"] = Work("found", "KAT", 5)
    act = answer(found)
    assert isinstance(act, Build) and act.at == "westvale"


def test_no_march_back_in_the_same_impulse():
    """RW-SEQ-03  Where it has just come from it does not go."""
    found = seen(round_=3, KAT=9, jaromir=0)
    put(found, "jaromir", "kiertz", foot=3)
    found.land.banners["jaromir"].came_from = "iron_hills"
    campaign: Any = found.land.campaign
    campaign.steps["jaromir"] = 0
    worths = dict(Seer(game).worths(found, Asked(1, "choose", questions.Act(), tuple(impulse_options(found)))))
    assert worths[Advance("jaromir", "iron_hills", 1)] < -100


def test_a_fortress_falls_upon_the_weak():
    """RW-FORT-02"""
    found = view_of("war_of_two_lords", "SVE")
    there = found.land.banners["jaromir"]
    there.at, there.inside, there.units = "strzegom", False, {"foot": 1}
    ask = questions.Intercept("strzegom", "KAT", ("jaromir",))
    both = (questions.LetPass(), questions.FallUpon())
    assert Seer(game)(found, Asked(1, "choose", ask, both), Philox(1)) == questions.FallUpon()
    there.units = {"foot": 40}
    assert Seer(game)(found, Asked(1, "choose", ask, both), Philox(1)) == questions.LetPass()


def test_those_who_can_be_paid_for_go_together():
    """RW-CAM-MOV-03  Banner by banner, as it was counted; and then no more."""
    found = seen(KAT=9, katzowic=1, jaromir=0)
    put(found, "katzowic", "iron_hills", foot=4)
    ask = questions.Company("march", "iron_hills", "midbridge", ())
    options = (questions.Along("katzowic"), questions.Along("jaromir"))
    assert Seer(game)(found, Asked(1, "choose", ask, options), Philox(1)) == questions.Along("katzowic")
    ask = questions.Company("march", "iron_hills", "midbridge", ("katzowic",))
    options_ = (questions.Along("jaromir"), questions.Go())
    assert Seer(game)(found, Asked(1, "choose", ask, options_), Philox(1)) == questions.Go()


# ---- whole games -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_between_seers_ends_and_hidden_purses_change_nothing(name):
    """RW-GEN-13  At every question the answer is the same with any other purses that the seat cannot tell from the true ones."""
    seer, redealt = Seer(game), 0
    world = game.setup(game.scenarios[name])

    def twice(found: Seen, asked: Asked, luck: Any) -> Any:
        nonlocal redealt
        other = game.redeal(world, found.viewer, (), Luck(redealt))
        chosen = seer(found, asked, Philox(7))
        assert seer(view(other, found.viewer), asked, Philox(7)) == chosen
        redealt += 1
        return chosen

    out = playout(game, world, dict.fromkeys(game.seats(game.scenarios[name]), twice), Luck(3))
    assert out.why in game.endings and redealt > 40


def test_it_builds_hires_besieges_and_fights():
    """RW-CAM-01  In a few games everything happens that a campaign is about."""
    told: set[str] = set()
    scenario, seer = game.scenarios["war_of_two_lords"], Seer(game)

    def hear(_to: Any, event: Any) -> None:
        told.add(type(event).__name__)

    for seed in range(4):
        playout(game, game.setup(scenario), dict.fromkeys(game.seats(scenario), seer), Luck(seed), hear)
    assert told >= {"Hired", "Built", "Raised", "SiegeBegun", "AssaultCalled", "Captured", "BattleBegun", "StepsBought"}
