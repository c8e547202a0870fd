"""Standing orders (RW-CAM-RND-05-X): what answers for a seat while others act, that nobody else sees it, and its form."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from montjoy.core.effects import No
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.battle.state import Ask
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.protocol import forms
from montjoy.games.rudern.protocol.campaign_events import AnsweredByOrder, StayedOutside
from montjoy.games.rudern.protocol.campaign_questions import Advance, AnyTimeByField
from montjoy.games.rudern.protocol.events import (
    BesiegedDecided,
    Intercepted,
    LetThrough,
    LossChosen,
    Retreated,
    WentIn,
)
from montjoy.games.rudern.protocol.forms import StandingOrders
from montjoy.games.rudern.protocol.powers_events import VotesCast
from montjoy.games.rudern.protocol.powers_questions import Ballot
from montjoy.games.rudern.protocol.questions import Intercept, JoinRelief, MoveIn, Occupy, Storm
from montjoy.games.rudern.rules.campaign import beforehand
from montjoy.games.rudern.seen.view import seen_by
from montjoy.terminal import mail
from montjoy.words import Words
from tests.games.rudern.board import go, private, public, units, view_of, why
from tests.games.rudern.campaign_board import AS_IT_IS, campaign, file_of
from tests.games.rudern.powers.test_council import due, vote, willing
from tests.games.rudern.realm import REALM, realm
from tests.suite.twins import compare, transcript

LANGUAGES = ("en", "sv", "he", "cs")


def ordered(world: World, **seats: dict[str, Any]) -> World:
    for seat, orders in seats.items():
        beforehand.lay_down(world, seat, StandingOrders(**orders))
    return world


def asked(out: Any, kind: type[Any]) -> list[str]:
    waits = [(out.pending.seat, out.pending.ask)] if out.pending else []
    return [seat for seat, ask, *_ in [*out.answered, *waits] if isinstance(ask, kind)]


def by_order(out: Any, seat: str) -> list[AnsweredByOrder]:
    return [event for event in private(out, seat) if isinstance(event, AnsweredByOrder)]


# ---- interception ----------------------------------------------------------------------------------------------------
CRAG = """
    factions KAT SVE; town rock KAT; fortress crag SVE; town own SVE; rock - crag; crag - own
    KAT.a head in rock: 4 foot, chest 5; SVE.b general in crag: 5 foot; own SVE: 1 foot; treasury KAT 6; treasury SVE 6
    seat KAT rock; seat SVE own; most KAT foot 12; most SVE foot 12
"""
MARCH = [AS_IT_IS, Advance("a", "crag", 1)]
ORDERED = {"never": False, "equal": True, "stronger": False, "double": False, "always": True}


def intruded(more: str = "", **orders: Any) -> World:
    """KAT marches past a fortress of SVE."""
    return ordered(campaign(CRAG + more), SVE=orders)


def test_without_orders_it_is_asked():
    """RW-CAM-RND-05-X, RW-FORT-02  Nothing is ordered, or something else."""
    for orders in ({}, {"join": "always"}):
        out = go(intruded(**orders), MARCH)
        assert (out.pending.seat, type(out.pending.ask)) == ("SVE", Intercept) and not by_order(out, "SVE")


@pytest.mark.parametrize("order", ORDERED)
def test_a_fortress_intercepts_as_ordered(order):
    """RW-CAM-RND-05-X, RW-FORT-02  With five foot and a general against four and a head: six dice against five; its owner alone
    learns that his order answered."""
    out = go(intruded(intercept=order), MARCH, [[1] * 6, [1] * 5] if ORDERED[order] else [])
    assert not asked(out, Intercept)
    assert [e for e in public(out) if isinstance(e, Intercepted | LetThrough)] == [
        (Intercepted if ORDERED[order] else LetThrough)("SVE", "crag")
    ]
    assert by_order(out, "SVE") == [AnsweredByOrder("intercept", "crag")] and not by_order(out, "KAT")


@pytest.mark.parametrize(
    ("order", "enough", "too_few"),
    [("equal", (7, 7), (6, 7)), ("stronger", (3, 2), (29, 20)), ("double", (8, 4), (7, 4)), ("stronger", (1, 0), (0, 1))],
)
def test_how_many_dice_are_wanted(order, enough, too_few):
    """RW-CAM-RND-05-X  As many, half as many again, twice as many; one die less is too few."""
    assert beforehand.is_wanted(order, lambda: enough) is True and beforehand.is_wanted(order, lambda: too_few) is False


def test_in_the_own_impulse_it_is_asked():
    """RW-CAM-RND-05-X  Who besieges with an ally and storms is asked himself whether he goes in; the ally's orders answer."""
    out = go(taken(KAT={"occupy": "out"}, ALY={"occupy": "in"}), STORM, [[6] * 9, [1]])
    assert (out.pending.seat, type(out.pending.ask)) == ("KAT", Occupy) and not by_order(out, "KAT")


# ---- relief ----------------------------------------------------------------------------------------------------------
POLE = """
    factions ALY SVE KAT; ALY & SVE; town pole SVE; town rock KAT; town own SVE; town hof ALY; rock - pole; pole - own
    pole - hof; KAT.a ruler at pole: 3 foot, from rock; pole SVE: 2 foot; ALY.c head in hof: 4 foot, chest 5
    siege pole KAT 0; seat ALY hof; seat SVE own; seat KAT rock; most ALY foot 12; most SVE foot 12; most KAT foot 12
"""
RELIEF = [AS_IT_IS, Advance("c", "pole", 1)]


@pytest.mark.parametrize("sally", ["all_or_none", "any_subset"])
@pytest.mark.parametrize("order, sent", [("never", {}), ("double", {}), ("equal", {"pole.SVE": {"foot": 2}}),
                                         ("always", {"pole.SVE": {"foot": 2}})])
def test_the_besieged_join_as_ordered(order, sent, sally):
    """RW-CAM-RND-05-X, RW-RELIEF-04  Five dice and two of their own against a ruler and three foot."""
    world = ordered(campaign(POLE, relief_sally=sally), SVE={"join": order})
    out = go(world, RELIEF, [[1] * (7 if sent else 5), [1] * 4])
    assert BesiegedDecided("SVE", "pole", sent) in public(out) and not asked(out, JoinRelief)
    assert by_order(out, "SVE") == [AnsweredByOrder("join", "pole")]


# ---- a captured place ------------------------------------------------------------------------------------------------
BEFORE = """
    factions KAT ALY SVE; KAT & ALY; town pole SVE; town rock KAT; town own SVE; town hof ALY; rock - pole; pole - own
    pole - hof; KAT.a ruler at pole: 8 foot, chest 5, from rock; ALY.c head at pole: 8 foot, from hof; pole SVE: 1 foot
    own SVE: 1 foot; siege pole KAT 0; seat KAT rock; seat ALY hof; seat SVE own; most ALY foot 12; most SVE foot 12
    most KAT foot 12
"""
STORM = [AS_IT_IS, Storm("pole", "a")]


def taken(**seats: Any) -> World:
    """KAT storms a town that its ally besieges with it."""
    return ordered(campaign(BEFORE), **seats)


@pytest.mark.parametrize("order, told", [("in", WentIn("ALY", ("c",), "pole")), ("out", StayedOutside("ALY", ("c",), "pole"))])
def test_an_ally_goes_in_as_ordered(order, told):
    """RW-CAM-RND-05-X, RW-ASLT-11"""
    world = taken(ALY={"occupy": order})
    out = go(world, [*STORM, MoveIn()], [[6] * 9, [1]])
    assert told in public(out) and asked(out, Occupy) == ["KAT"] and world.land.banners["c"].inside == (order == "in")
    assert by_order(out, "ALY") == [AnsweredByOrder("occupy", "pole")]


# ---- retreat, losses -------------------------------------------------------------------------------------------------
MOOR = """
    factions KAT SVE; town rock KAT; field moor; town ast SVE; town own SVE; town sea SVE; rock - moor; moor - ast; moor - own
    own - sea; KAT.a ruler in rock: 8 foot, chest 5; SVE.b general at moor: 2 foot; SVE.d general at moor: 2 foot
    ast SVE: 1 foot; own SVE: 1 foot; sea SVE: 1 foot; seat KAT rock; seat SVE sea; most KAT foot 12; most SVE foot 12
"""
TO_MOOR = [AS_IT_IS, Advance("a", "moor", 1)]


@pytest.mark.parametrize("order, to", [("seat", "own"), ("first", "ast")])
def test_the_beaten_go_where_it_is_ordered(order, to):
    """RW-CAM-RND-05-X, RW-RETR-01  Of equally near places the one nearest to the seat, or the first by name."""
    out = go(ordered(campaign(MOOR), SVE={"refuge": order}), TO_MOOR, [[1] * 9, [1] * 6])
    assert Retreated("SVE", ("b", "d"), "moor", to) in public(out)
    assert by_order(out, "SVE") == [AnsweredByOrder("refuge", "moor")]


def test_pieces_are_lost_in_the_automatic_order():
    """RW-CAM-RND-05-X, RW-DICE-07  Of two banners with as many foot first one, then the other; told once, and openly as ever."""
    world = ordered(campaign(MOOR, casualty_choice="owner"), SVE={"losses": "automatic", "refuge": "first"})
    out = go(world, TO_MOOR, [[6] * 2 + [1] * 7, [1] * 6])
    assert "SVE" not in [seat for seat, *_ in out.answered] and len([e for e in public(out) if isinstance(e, LossChosen)]) == 2
    assert (units(world, "b"), units(world, "d")) == ({"foot": 1}, {"foot": 1})
    assert by_order(out, "SVE").count(AnsweredByOrder("losses", "moor")) == 1
    asks = go(campaign(MOOR, casualty_choice="owner"), TO_MOOR, [[6] * 2 + [1] * 7, [1] * 6])
    assert asks.pending.ask is Ask.CASUALTY


# ---- votes -----------------------------------------------------------------------------------------------------------
def test_a_vote_is_cast_as_ordered():
    """RW-CAM-RND-05-X, RW-CAM-OFF-07  For the house that is named, where it stands; else the voter is asked; at the beginning of
    a round also the seat whose impulse comes first."""
    world = due("kard", text=REALM + "; office treasurer; office umbro")
    ordered(world, KAT={"vote": "SVE"}, GLI={"vote": "URA"}, LEA={"vote": "KAT"})
    out = vote(world, willing(KAT=["kard"], SVE=["kard"], GLI_for="KAT", URA_for="KAT", SVE_for="SVE"))
    assert {e.faction: e.candidate for e in out.told(VotesCast)} == {
        "KAT": "SVE", "SVE": "SVE", "GLI": "KAT", "URA": "KAT", "LEA": "KAT",
    }
    assert sorted(asked(out, Ballot)) == ["GLI", "SVE", "URA"] and by_order(out, "LEA") == [AnsweredByOrder("vote", "")]


# ---- who may order what ----------------------------------------------------------------------------------------------
def test_what_may_be_ordered():
    """RW-CAM-RND-05-X  What the game can ask: in no battle scenario anything; votes where offices are elected."""
    assert game.unasked(view_of("two_lords")) is None
    assert set(beforehand.fields(campaign().land)) == {"intercept", "join", "occupy", "refuge"}
    assert set(beforehand.fields(campaign(fortress_power="stop", casualty_choice="owner").land)) == {
        "join", "occupy", "refuge", "losses",
    }
    view = seen_by(realm(council="elected"), "KAT")
    assert beforehand.fields(view.land)["vote"] == ("KAT", "GLI", "URA", "SVE", "GRA")
    assert beforehand.why_not_order(view, StandingOrders(vote="KAT", join="double")) is None
    for form in (StandingOrders(vote="SHA"), StandingOrders(losses="automatic")):
        assert why(beforehand.why_not_order(view, form)) == ("RW-CAM-RND-05-X", "not-to-be-ordered-before")


def test_they_are_laid_down_changed_and_withdrawn():
    """RW-CAM-RND-05-X  Of each seat apart; where nobody has ordered anything the state holds nothing."""
    world = ordered(campaign(), KAT={"join": "never"}, SVE={"occupy": "in"})
    assert game.view(world, "KAT").standing == StandingOrders(join="never") and game.unasked(game.view(world, "KAT"))[2]
    ordered(world, KAT={"refuge": "first"})
    assert world.standing == {"KAT": StandingOrders(refuge="first"), "SVE": StandingOrders(occupy="in")}
    ordered(world, KAT={}, SVE={})
    assert world.standing is UNSET and b"standing" not in msgspec.json.encode(world)


# ---- nobody sees them ------------------------------------------------------------------------------------------------
def test_they_are_hidden_from_others():
    """RW-CAM-RND-05-X, RW-GEN-13  Not in others' views; a redeal gives others any, and leaves the own."""
    world = ordered(campaign(), KAT={"join": "never"}, SVE={"intercept": "double"})
    for viewer in ("KAT", "watcher"):
        assert b"double" not in msgspec.json.encode(game.view(world, viewer))
    assert game.hidden(world, "KAT")["standing.SVE"] == StandingOrders(intercept="double")
    redealt = [game.redeal(world, "KAT", (), Philox(n, 0, 0)).standing for n in range(30)]
    assert all(orders["KAT"] == StandingOrders(join="never") for orders in redealt)
    assert len({orders.get("SVE") for orders in redealt}) > 5


def test_that_it_is_written_shows_in_nothing():
    """RW-CAM-RND-05-X  While it waits SVE writes, changes and withdraws: streams and pages of the others stay as they were, byte
    for byte; in the record it stands, and a replay knows it."""
    session = Session.new(game, game.scenarios["war_of_two_lords"], seed=bytes(32))
    session.begin()
    others = [seat for seat in session.seats if seat != (writer := session.seats[1])] + ["watcher"]

    def shown() -> list[bytes]:
        return [msgspec.json.encode([session.page(v), session.streams[v].items]) for v in others]

    before = shown()
    for text in ("intercept always, refuge seat", "join never", "none", "join never"):
        free = session.unasked(writer)
        form = game.read(session.view(writer), free.asked, text)
        assert session.answer(writer, form, free.asked.id) is None and shown() == before
    again = Session.replay(game, session.header, session.entries, bytes(32))
    assert again.state.standing == {writer: StandingOrders(join="never")} == session.state.standing


def test_they_are_sent_by_mail_while_another_is_asked():
    """RW-CAM-RND-05-X  The sheet of a seat that is not asked is this form; a full stop leaves all open."""
    session = Session.new(game, game.scenarios["war_of_two_lords"], seed=bytes(32))
    session.begin()
    free, words = mail.question(session, session.seats[1], Words(game)), Words(game)
    for text, form in (("join never", StandingOrders(join="never")), (".", StandingOrders())):
        assert mail.answered(game, session, session.seats[1], free, text, words) == (form, 0)
    assert mail.answered(game, session, session.seats[1], free, "join the others", words)[1] == 2
    assert mail.answered(game, session, session.seats[1], free, "vote KAT", words)[1] == 1


@pytest.mark.parametrize("order", ["never", "always"])
def test_twins_differ_first_in_the_answer(order):
    """RW-CAM-RND-05-X  With and without an order the others see the same, until the fortress's choice is told."""
    first, second = (Session.new(game, file_of(CRAG), seed=bytes(32)) for _ in range(2))
    told = []
    for session, orders in ((first, {}), (second, {"intercept": order})):
        session.begin()
        beforehand.lay_down(session.state, "SVE", StandingOrders(**orders))
        for answer in MARCH[:1]:
            assert session.answer("KAT", answer) is None
        told.append(transcript(session, "KAT", 60, 3))
    equal, event = compare(game, *told)
    assert equal > 3 and event in ("Intercepted", "LetThrough")


# ---- the form --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", [
    StandingOrders(), StandingOrders(intercept="double", vote="KAT"),
    StandingOrders("never", "equal", "out", "first", "SVE", "automatic"),
])  # fmt: skip
def test_a_form_is_read_as_it_was_written(form):
    """RW-CAM-RND-05-X"""
    assert forms.read_standing(forms.write_standing(form)) == form


@pytest.mark.parametrize("text", ["join", "join perhaps", "join never join always", "march far", "join: never, 3"])
def test_what_is_not_understood(text):
    """RW-CAM-RND-05-X"""
    found = forms.read_standing(text)
    assert isinstance(found, No) and (found.rule, found.reason) == ("RW-CAM-RND-05-X", "standing-not-understood")


def test_an_empty_text_leaves_all_open():
    """RW-CAM-RND-05-X"""
    assert {forms.read_standing(text) for text in ("", ".", " none ", "NONE")} == {StandingOrders()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words(lang):
    """RW-CAM-RND-05-X  Everything has its words, the fields that are chosen from as well as the line that is written."""
    world = ordered(realm(council="elected", casualty_choice="owner"), KAT={"intercept": "double", "vote": "SVE"})
    view, words = game.view(world, "KAT"), Words(game, lang)
    ask, _, before = game.unasked(view)
    asked_now = Asked(0, "order", ask, (), "StandingOrders", before)
    assert "intercept never/equal" in words.question(asked_now) and "intercept double, vote SVE" in words.question(asked_now)
    fields = game.amounts.amounts(view, asked_now, words)
    assert [field.name for field in fields] == list(beforehand.fields(view.land))
    assert all(len({says for _, says in field.choices}) == len(field.choices) for field in fields)
    assert game.amounts.question(view, asked_now).ask == AnyTimeByField() and words.question(AnyTimeByField())
    assert len(game.amounts.understood(view, before, words)) == 2
    for event in (AnsweredByOrder("vote", ""), AnsweredByOrder("intercept", "keep"), StayedOutside("KAT", ("jaromir",), "hills")):
        assert words.event(event)
    assert not words.problems
