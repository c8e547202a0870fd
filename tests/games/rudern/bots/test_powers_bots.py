"""How the bots play six powers: every question is answered, the body goes home, equals are treated alike."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.bots.greedy_odds import Seer
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.bots.advice import advice
from montjoy.games.rudern.bots.campaign_form import prepared
from montjoy.games.rudern.bots.map_worth import worth_of_map
from montjoy.games.rudern.bots.powers_answers import KINDS
from montjoy.games.rudern.bots.powers_lookahead import after_body_march, note_capture, note_victory
from montjoy.games.rudern.bots.powers_position import PowersForces
from montjoy.games.rudern.bots.ways import copy_land, lengths_from, marches
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.powers import OFFICES
from montjoy.games.rudern.model.queries import powers_of, seat_of
from montjoy.games.rudern.play import impulse_options
from montjoy.games.rudern.protocol import powers_events, questions
from montjoy.games.rudern.protocol import powers_questions as asks
from montjoy.games.rudern.protocol.campaign_questions import Prepare, Regroup
from montjoy.games.rudern.rules.campaign.preparing import place_asked, why_not_prepare
from montjoy.games.rudern.rules.powers.carriers import carriers
from montjoy.games.rudern.seen.view import Seen, seen_by
from montjoy.games.rudern.seen.view import copy_land as decoded
from tests.games.rudern.players import Luck, aggressive, anything
from tests.games.rudern.realm import in_impulse, six_powers
from tests.suite.many import times

SIX = game.scenarios["six_powers"]
ALL_OPTIONS = {
    "civil_war": True, "council": "elected", "independence": True, "festivals": True, "cards": "ours", "heads": "ours",
}  # fmt: skip


def seen(faction: str, round_: int = 2, **purses: int) -> Seen:
    """Six powers as its game begins, in that faction's impulse, with what its purses hold."""
    world = six_powers()
    world.land.round = round_
    in_impulse(world, faction)
    for purse, number in purses.items():
        (world.treasuries if purse in world.treasuries else world.chests)[purse] = number
    return seen_by(world, faction)


def asked(ask: Any, *options: Any) -> Asked:
    return Asked(1, "choose", ask, options)


def best(found: Seen, ask: Any, *options: Any) -> list[Any]:
    worths = Seer(game).worths(found, asked(ask, *options))
    most = max(worth for _, worth in worths)
    return [option for option, worth in worths if worth > most - 1e-9]


# ---- every question --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["usual", "all"])
@pytest.mark.parametrize("policy", [anything, aggressive])
def test_every_question_is_answered_with_what_is_allowed(policy: Any, options: dict[str, Any]):
    """RW-CAM-RND-04, RW-CAM-OFF-07, RW-CAM-ALY-05  In random positions, by the seer and by the simple player."""
    seer = Seer(game)
    kinds: set[str] = set()

    def looked_at(found: Seen, ask: Asked, luck: Any) -> Any:
        kinds.add(type(ask.ask).__name__)
        if luck.below(8) == 0 or not isinstance(ask.ask, questions.Act | Prepare | str):
            for bot in (seer, advice):
                answer = bot(found, ask, Philox(1))
                if isinstance(ask.ask, Prepare | Regroup):
                    assert why_not_prepare(found, answer, place_asked(ask.ask)) is None
                elif ask.kind != "order":
                    assert answer in ask.options
        return policy(found, ask, luck)

    for seed in range(times(1, 20)):
        world = six_powers(**options)
        powers = powers_of(world.land)
        assert powers
        powers.vote = OFFICES if options else ()
        playout(game, world, dict.fromkeys(game.seats(SIX), looked_at), Luck(seed))
    assert "Act" in kinds and "Prepare" in kinds
    assert not options or {"Ballot", "StandForOffice"} <= kinds


def test_all_acts_and_answers_are_known():
    """Every option of the protocol of six powers has a worth."""
    options = {kind for kind in vars(asks).values() if isinstance(kind, type) and issubclass(kind, asks.Option)}
    shown = {asks.Option, asks.MarchBodyAs}                  # how an act is called on the page
    assert options - shown == set(KINDS)


# ---- whole games -----------------------------------------------------------------------------------------------------
def test_seers_bring_the_body_home_in_a_third_of_games():
    """RW-CAM-BODY-01, RW-CAM-BODY-03  And the Empire's impulse moves nobody else's banners, nor a house's its."""
    seer, home, games = Seer(game), 0, times(2, 60)
    for number in range(games):
        told: list[Any] = []
        wrong: list[Any] = []

        def player(found: Seen, ask: Asked, luck: Any, wrong: list[Any] = wrong) -> Any:
            answer = seer(found, ask, luck)
            banner = found.land.banners.get(getattr(answer, "banner", ""))
            if banner and isinstance(ask.ask, questions.Act) and banner.faction != found.faction:
                wrong.append(answer)
            if seat_of(found.land, found.faction) != found.viewer and not isinstance(ask.ask, Prepare):
                wrong.append(answer)
            return answer

        playout(
            game, game.setup(SIX), dict.fromkeys(game.seats(SIX), player), Philox(61, number),
            lambda to, event, told=told: told.append(event),
        )
        assert not wrong
        home += any(isinstance(event, powers_events.BodyArrived) for event in told)
    assert 3 * home >= games


def test_a_game_between_simple_players_ends():
    """RW-CAM-BOT-01"""
    for number in range(times(1, 20)):
        out = playout(game, game.setup(SIX), dict.fromkeys(game.seats(SIX), advice), Philox(8, number))
        assert out.round <= SIX.ends.rounds


# ---- the body --------------------------------------------------------------------------------------------------------
def test_the_body_goes_on_toward_the_capital():
    """RW-CAM-BODY-01"""
    found = seen("IMP", 1)
    (at,) = {found.land.banners[b].at for b in carriers(found.land)}
    far = lengths_from(found.land, "rudern")
    options = impulse_options(found)
    for answer in (*best(found, questions.Act(), *options), advice(found, asked(questions.Act(), *options), Luck(1))):
        assert isinstance(answer, asks.MarchBody) and far[answer.to] < far[at]


def test_the_map_after_a_march_with_the_body():
    """RW-CAM-BODY-01, RW-CAM-BODY-03"""
    found = seen("IMP", 1)
    act = next(o for o in impulse_options(found) if isinstance(o, asks.MarchBody))
    after = after_body_march(found, act)
    assert {after.land.banners[b].at for b in carriers(found.land)} == {act.to}
    assert after.land.factions["IMP"].used == act.price and after.chests["stoymir"] == found.chests["stoymir"] - act.price
    for banner in carriers(found.land):
        found.land.banners[banner].at = "church_hill"
    home = after_body_march(found, asks.MarchBody("rudern", 1))
    powers = powers_of(home.land)
    assert powers and powers.body and powers.body.home == found.land.round and powers.body.carriers == ()
    assert worth_of_map(home, home.land) > worth_of_map(found, found.land)


def test_the_league_is_the_happier_the_nearer_it_is_to_the_body():
    """RW-CAM-BODY-04"""
    found = seen("WKA")
    before = worth_of_map(found, found.land)
    for banner in carriers(found.land):
        found.land.banners[banner].at = "church_hill"
    assert worth_of_map(found, found.land) < before


# ---- influence -------------------------------------------------------------------------------------------------------
def test_battles_and_captures_give_influence_on_the_map_after_them():
    """RW-CAM-INF-02, RW-CAM-OFF-03, RW-CAM-BODY-04"""
    found = seen("KAT")
    after = copy_land(found.land)
    note_victory(found.land, after, "kiertz", ["katzowic_head", "stoymir"], ["ottokar"])
    powers, before = powers_of(after), powers_of(found.land)
    assert powers and before and powers.deeds == {"KAT": 1, "GLI": 1} and before.deeds == {}
    note_capture(found.land, after, "west_march", "KAT", ["katzowic_head"])
    assert powers.deeds["KAT"] == 4                          # a battle and two for the capture
    note_victory(found.land, after, "ostius_camp", ["ottokar"], ["stoymir"])
    assert powers.body and powers.body.by == "WKA" and before.body and not before.body.by


def test_influence_is_worth_the_more_the_nearer_the_need_is():
    """RW-CAM-INF-01"""
    found = seen("KAT")
    powers = powers_of(found.land)
    assert powers
    few = PowersForces(found, found.land, 2).a_point()
    powers.deeds["KAT"] = powers.need - 1
    assert PowersForces(found, found.land, 2).a_point() > few


# ---- answers ---------------------------------------------------------------------------------------------------------
def test_votes_go_to_oneself_or_to_who_has_least():
    """RW-CAM-OFF-07  Among equals luck decides."""
    found = seen("KAT")
    powers = powers_of(found.land)
    assert powers
    votes = [asks.VoteFor(f) for f in ("KAT", "GLI", "URA", "SVE")]
    assert best(found, asks.Ballot("kard", 2), *votes) == [asks.VoteFor("KAT")]
    powers.deeds["GLI"] = 3
    assert best(found, asks.Ballot("kard", 2), *votes[1:]) == votes[2:]
    chosen = {advice(found, asked(asks.Ballot("kard", 2), *votes[1:]), Luck(n)).faction for n in range(20)}
    assert chosen == {"URA", "SVE"}


def test_an_office_is_stood_for_and_gifts_are_small():
    """RW-CAM-OFF-04, RW-CAM-OFF-07"""
    found = seen("KAT")
    assert best(found, asks.StandForOffice("kard"), asks.DoNotStand(), asks.Stand()) == [asks.Stand()]
    gifts = [asks.Give(n) for n in range(11)]
    assert {o.amount for o in best(found, asks.FestivalGift("church_hill"), *gifts)} == {1, 2, 3}
    assert best(seen("KAT", KAT=3), asks.FestivalGift("church_hill"), *gifts) == [asks.Give(0)]


def test_gracuja_goes_to_the_empire_when_influence_is_at_hand():
    """RW-CAM-ALY-05"""
    found, sides = seen("GRA"), (asks.JoinEmpire(), asks.JoinLeague(), asks.StayNeutral())
    assert best(found, asks.ChooseSide(), *sides) == [asks.StayNeutral()]
    powers = powers_of(found.land)
    assert powers
    powers.deeds["GRA"] = powers.need - 2
    assert best(found, asks.ChooseSide(), *sides) == [asks.JoinEmpire()]


def test_the_umbro_looks_at_others_and_a_kard_gives_no_town_away():
    """RW-CAM-OFF-02, RW-CAM-OFF-06"""
    found = seen("SVE")
    chosen = best(found, questions.Act(), questions.EndImpulse(), asks.LookInto("SHA"), asks.LookInto("KAT"))
    assert chosen == [asks.LookInto("SHA")]
    assert best(found, questions.Act(), questions.EndImpulse(), asks.GiveTown("rudern", "KAT")) == [questions.EndImpulse()]


def test_a_house_leaves_the_empire_if_that_wins():
    """RW-CAM-OFF-09"""
    found = seen("URA", URA=12)
    act = asks.Secede(10)
    assert best(found, questions.Act(), questions.EndImpulse(), act) == [questions.EndImpulse()]
    powers = powers_of(found.land)
    assert powers
    powers.deeds["URA"] = powers.need - 5
    assert best(found, questions.Act(), questions.EndImpulse(), act) == [act]


# ---- forms -----------------------------------------------------------------------------------------------------------
def test_a_shadow_is_called_whenever_it_may_be():
    """RW-CAM-NOB-04"""
    found = seen("SHA")
    assert prepared(found).amounts["vermogen.shadow"] == 1
    del found.land.banners["kalame"]
    assert "vermogen.shadow" not in prepared(found).amounts


def test_the_empire_keeps_what_the_march_home_costs():
    """RW-CAM-BODY-01"""
    form = prepared(seen("IMP", 2, IMP=4)).amounts
    assert not [name for name in form if name.split(".")[0] in ("rudern", "strzegom", "san_ford")]


# ---- copies ----------------------------------------------------------------------------------------------------------
def test_a_copy_is_the_same_and_shares_nothing_that_an_act_changes():
    land = seen("KAT").land
    twin, whole = copy_land(land), decoded(land)
    assert twin == land == whole
    twin.banners["ottokar"].units["foot"] = 1
    twin.provinces["rudern"].owner = "SHA"
    twin.factions["KAT"].used = 5
    powers = powers_of(twin)
    assert powers and powers.body
    powers.deeds["KAT"], powers.body.by = 9, "SHA"
    assert land == whole


def test_ways_follow_the_borders_of_a_map():
    """RW-GEN-06"""
    land = seen("KAT").land
    assert marches(land, "ostius_camp", "rudern") == 6 and lengths_from(land, "ostius_camp")["rudern"] == 20
    land.borders = [b for b in land.borders if "rudern" not in (b.a, b.b)]
    assert marches(land, "ostius_camp", "rudern") == 99
