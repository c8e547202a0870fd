"""How offices change hands: inheritance, elections (RW-CAM-OFF-07, RW-CAM-NOB-05), and what goes with them (RW-CAM-OFF-04,
-08)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import Scripted, scripted
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.powers import OFFICES, Body
from montjoy.games.rudern.model.state import Known, World
from montjoy.games.rudern.protocol.campaign_events import HeadReturned
from montjoy.games.rudern.protocol.campaign_questions import HeadReturns
from montjoy.games.rudern.protocol.powers_events import (
    Candidacies,
    Elected,
    ElectionCalled,
    RoundBegun,
    TownGiven,
    VotesCast,
)
from montjoy.games.rudern.protocol.powers_questions import Ballot, DoNotStand, Stand, StandForOffice, VoteFor
from montjoy.games.rudern.protocol.questions import To
from montjoy.games.rudern.rules.battles.money import limit_of
from montjoy.games.rudern.rules.campaign import rounds
from montjoy.games.rudern.rules.powers import council
from tests.games.rudern.board import END
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, only, powers, purse, realm, units

STAND, NOT = Stand(), DoNotStand()


def due(*offices: str, text: str = REALM, **options: Any) -> World:
    """These offices are to be voted on at the beginning of round 3."""
    world = in_impulse(realm(text, **{"council": "elected"} | options), "SVE", 2)
    powers(world).vote = offices
    world.land.round, world.land.turn = 3, 0
    return world


def vote(world: World, answers: Any) -> Scripted:
    return scripted(council.hold_elections(world), answers=answers)


def asked(out: Scripted, kind: type[Any]) -> list[str]:
    return [seat for seat, question, _ in out.answered if isinstance(question, kind)]


def willing(**wishes: list[str] | str) -> Any:
    """Who stands for what, and for whom each votes if he stands: wishes[seat] is a list of offices; wishes["KAT_for"] names."""
    def answer(seat: str, ask: Any, options: Any) -> Any:
        if isinstance(ask, StandForOffice):
            return STAND if ask.office in wishes.get(seat, []) else NOT
        wanted = [VoteFor(f) for f in str(wishes.get(f"{seat}_for", "")).split()]
        return next(wish for wish in [*wanted, *options] if wish in options)
    return answer


def kill(world: World, banner: str) -> None:
    del world.land.banners[banner]


def end_round(world: World, answers: Any = ()) -> Scripted:
    async def both() -> None:
        await rounds.end_round(world)
        await council.end_round(world)
    return scripted(both(), answers=answers)


# ---- an election -----------------------------------------------------------------------------------------------------
def test_votes_are_towns():
    """RW-CAM-OFF-07  Houses with 2, 2, 3, 2 towns, 2 imperial towns: 9 house votes and 2 of the League, which votes last;
    the church town as the sermo says. Kard vote tied and no previous kard: the candidate with more influence is elected."""
    text = REALM + "; town keep GLI; town fields URA"
    world = due("kard", text=text + "; office treasurer; office umbro")
    powers(world).deeds = {"SVE": 3, "KAT": 2}
    out = vote(world, [STAND, STAND, VoteFor("KAT"), VoteFor("SVE"), VoteFor("KAT"), VoteFor("KAT"), VoteFor("SVE")])
    # in the order of the round before: houses without an office first
    assert asked(out, StandForOffice) == ["KAT", "SVE"] and asked(out, Ballot)[-1] == "LEA"
    cast = {e.faction: e.votes for e in out.told(VotesCast)}
    assert cast == {"KAT": 2, "GLI": 2, "URA": 3, "SVE": 2, "LEA": 2} and sum(cast.values()) == 9 + 2
    assert only(out, Candidacies) == Candidacies("kard", ("KAT", "SVE"))


@pytest.mark.parametrize("deeds, before, winner", [
    ({"SVE": 3, "KAT": 2}, "", "SVE"), ({"KAT": 3, "SVE": 2}, "", "KAT"), ({}, "", "KAT"), ({"KAT": 9}, "SVE", "SVE"),
])  # fmt: skip
def test_a_tied_vote(deeds, before, winner):
    """RW-CAM-OFF-07  The previous holder, else who has more influence, else the earlier in order."""
    world = due("kard", text=REALM + "; office treasurer; office umbro; office kard " + before)
    powers(world).deeds = deeds
    votes = {"KAT_for": "KAT", "SVE_for": "SVE", "GLI_for": "KAT", "URA_for": "SVE", "LEA_for": "KAT"}
    world.land.provinces["strzegom"].owner = "GLI"           # KAT 2, GLI 2, URA 2, SVE 2, the League 1
    world.land.provinces["rudern"].owner = ""
    out = vote(world, willing(KAT=["kard"], SVE=["kard"], **votes))
    assert {e.candidate: 0 for e in out.told(VotesCast)} == {"KAT": 0, "SVE": 0}
    assert only(out, Elected).votes == 4 and powers(world).offices["kard"] == winner


def test_most_votes_win():
    """RW-CAM-OFF-07  Also against the previous holder, who keeps it if tied; the offices that are not voted on stay."""
    world = due("umbro", text=REALM + "; office sermo")
    wishes = {"SVE_for": "SVE", "KAT_for": "SVE", "GLI_for": "URA", "URA_for": "URA", "LEA_for": "URA"}
    out = vote(world, willing(URA=["umbro"], SVE=["umbro"], **wishes))
    assert only(out, Elected) == Elected("umbro", "SVE", 2 + 2) and powers(world).vote == ()
    world = due("umbro", text=REALM + "; office sermo; town fields URA")
    wishes = {"SVE_for": "SVE", "KAT_for": "SVE", "GLI_for": "URA", "URA_for": "URA", "LEA_for": "URA"}
    out = vote(world, willing(URA=["umbro"], SVE=["umbro"], **wishes))
    assert only(out, Elected) == Elected("umbro", "URA", 1 + 2 + 2)
    assert powers(world).offices == {"treasurer": "KAT", "commander": "GLI", "umbro": "URA"}


def test_all_offices():
    """RW-CAM-OFF-07, RW-CAM-OFF-01  In the order kard, treasurer, commander, sermo, umbro; who is elected stands for no
    other, and who held one may stand for all; nobody holds two at the end; for what nobody wants there is nobody."""
    world = due(*OFFICES)
    everything = list(OFFICES)
    out = vote(world, willing(KAT=everything, GLI=everything, URA=["sermo", "umbro"], SVE=everything, LEA_for="SVE GLI",
                              URA_for="SVE GLI", KAT_for="SVE KAT", GLI_for="GLI", SVE_for="SVE GLI"))
    assert [e.office for e in out.told(Candidacies)] == everything
    assert [e.faction for e in out.told(Elected)] == ["SVE", "GLI", "KAT", "URA", ""]
    assert out.told(Candidacies)[1].factions == ("KAT", "GLI") and out.told(Candidacies)[4].factions == ()
    assert powers(world).offices == {"kard": "SVE", "treasurer": "GLI", "commander": "KAT", "sermo": "URA"}
    assert "SVE" not in [seat for seat, ask, _ in out.answered if isinstance(ask, StandForOffice) and ask.office != "kard"]


def test_a_single_candidate():
    """RW-CAM-OFF-07  (ours) Nobody votes; and where nobody is willing the office is vacant and skipped in the order."""
    world = due("umbro")
    out = vote(world, [STAND])
    assert asked(out, StandForOffice) == ["SVE"] and not out.told(VotesCast)
    assert only(out, Elected) == Elected("umbro", "SVE", 0)
    world = due("umbro")
    out = go(world, [NOT])
    assert "umbro" not in powers(world).offices and only(out, Elected) == Elected("umbro", "", 0)
    assert without_league(out) == ["GRA", "SVE", "KAT", "GLI", "IMP", "URA"]


def without_league(out: Scripted) -> list[str]:
    return [f for f in only(out, RoundBegun).order if f not in ("SHA", "WKA", "OST", "BYS")]


def test_elections_come_before_the_order():
    """RW-CAM-OFF-07, RW-CAM-RND-01, RW-CAM-RND-03  Step 3 of the round: the order of impulses is that of the new offices."""
    world = due("kard", "umbro")
    assert go(world, []).pending.ask == StandForOffice("kard")
    world = due("kard", "umbro")
    out = go(world, [STAND])
    assert without_league(out) == ["GRA", "SVE", "KAT", "GLI", "IMP", "URA"]
    assert out.told(Elected) == [Elected("kard", "SVE", 0), Elected("umbro", "", 0)]
    names = [type(e).__name__ for _, e in out.events]
    assert names.index("Elected") < names.index("RoundBegun")


def test_who_is_not_asked():
    """RW-CAM-OFF-01, RW-CAM-OFF-07  Who has seceded, is out or has no head, and Gracuja unless it is in the Empire."""
    text = REALM + "; office treasurer; office commander; office sermo; office umbro"
    world = due("kard", text=text)
    assert council.electors(world.land, powers(world)) == ["KAT", "GLI", "URA", "SVE"]
    powers(world).side = "empire"
    assert "GRA" in council.may_stand(world.land, powers(world), "kard")
    powers(world).side = "league"
    powers(world).seceded = ("KAT",)
    world.land.campaign.out = ("GLI",)
    kill(world, "urad_head")
    out = vote(world, [STAND])
    assert asked(out, StandForOffice) == ["SVE"] and only(out, Elected).faction == "SVE"


def test_who_has_no_town_does_not_vote():
    """RW-CAM-OFF-07  And without an imperial town the League does not; fortresses have no vote; church towns none without a
    sermo."""
    world = due("kard", text=REALM + "; town kiertz SVE; fortress hills KAT; imperial ford; office sermo")
    assert council.ballots(world.land, powers(world)) == [("URA", 1), ("GLI", 1), ("SVE", 3)]
    world = due("kard")
    assert council.ballots(world.land, powers(world))[-1] == ("SHA", 2)
    world.land.campaign.out = ("SHA",)
    assert council.ballots(world.land, powers(world))[-1] == ("WKA", 2)


# ---- when they are called --------------------------------------------------------------------------------------------
def test_calling():
    """RW-CAM-OFF-07  Each office once, in their order; council = fixed: never."""
    world = realm(council="elected")
    scripted(council.call_election(world, ("umbro", "sermo"), "head-dead"))
    out = scripted(council.call_election(world, ("kard", "umbro"), "head-dead"))
    assert powers(world).vote == ("kard", "sermo", "umbro")
    assert only(out, ElectionCalled) == ElectionCalled(("kard", "umbro"), "head-dead")
    world = realm()
    assert not scripted(council.call_election(world, OFFICES, "arrival")).events and powers(world).vote == ()


@pytest.mark.parametrize("kind, home, banner, called", [
    ("fixed", 0, "svebod_head", None), ("fixed", 2, "svebod_head", None), ("elected", 0, "svebod_head", None),
    ("elected", 2, "svebod_head", ElectionCalled(("umbro",), "head-dead")),
    ("elected", 0, "urad_head", ElectionCalled(OFFICES, "kard-dead")),
    ("elected", 2, "urad_head", ElectionCalled(OFFICES, "kard-dead")),
    ("elected", 2, "jaromir", None), ("elected", 2, "gracuja_head", None),
])  # fmt: skip
def test_a_dead_head(kind, home, banner, called):
    """RW-CAM-NOB-05, RW-CAM-OFF-07  The office is inherited; with elections a vote is due on it once the body is home, after
    a kard's death on all; not for generals, and not for who holds none."""
    world = in_impulse(realm(REALM + "; office sermo; office kard URA", council=kind), "SVE", 3)
    powers(world).body = Body(("cenek",), home=home)
    before = dict(powers(world).offices)
    kill(world, banner)
    out = end_round(world)
    assert out.told(ElectionCalled) == ([called] if called else []) and powers(world).offices == before
    assert not end_round(world).told(ElectionCalled) and powers(world).fallen_heads == ()


def test_two_heads_at_once():
    """RW-CAM-OFF-07  Both offices; and a head who cannot come back is mourned once."""
    world = in_impulse(realm(council="elected"), "SVE", 3)
    powers(world).body = None
    kill(world, "svebod_head")
    kill(world, "glivic_head")
    for p in ("knorow", "keep", "rudern"):
        world.land.provinces[p].owner = "WKA"
    out = end_round(world)
    assert only(out, ElectionCalled) == ElectionCalled(("commander", "umbro"), "head-dead")
    assert [e.faction for e in out.told(HeadReturned)] == ["SVE"] and powers(world).fallen_heads == ("GLI",)
    assert not end_round(world).told(ElectionCalled)


def test_who_is_out_holds_nothing():
    """RW-CAM-OFF-01  (ours) The office is vacant; with elections it is voted on."""
    for kind in ("fixed", "elected"):
        world = in_impulse(realm(council=kind), "SVE", 3)
        world.land.campaign.out = ("SVE",)
        out = end_round(world)
        assert "umbro" not in powers(world).offices and only(out, Elected) == Elected("umbro", "", 0)
        assert powers(world).vote == (("umbro",) if kind == "elected" else ())


def test_played_to_the_next_round():
    """RW-CAM-NOB-05, RW-CAM-OFF-07  Svebod's head dies in round 4: absent in the rest of it, inside the seat with an empty
    chest before round 5, which begins with the vote on its office."""
    world = in_impulse(realm(council="elected"), "SVE", 4)
    powers(world).body = Body(("cenek",), home=3)
    kill(world, "svebod_head")
    out = go(world, [AS_IT_IS, END, STAND])
    head = world.land.banners["svebod_head"]
    assert (head.at, head.inside, head.units, world.chests["svebod_head"]) == ("svebod", True, {}, 0)
    names = [type(e).__name__ for _, e in out.events]
    assert names.index("HeadReturned") < names.index("Elected") < names.index("RoundBegun")
    assert only(out, Elected) == Elected("umbro", "SVE", 0)


# ---- where heads return ----------------------------------------------------------------------------------------------
def returned(world: World, banner: str, answers: Any = ()) -> tuple[str, Scripted]:
    kill(world, banner)
    out = scripted(rounds.end_round(world), answers=answers)
    return world.land.banners[banner].at if banner in world.land.banners else "", out


@pytest.mark.parametrize("lost, at", [
    ({}, "kiertz"), ({"kiertz": "WKA"}, "rudern"), ({"kiertz": "WKA", "rudern": "SVE"}, "rudern"),
    ({"kiertz": "WKA", "rudern": "WKA"}, "hills"), ({"kiertz": "WKA", "rudern": ""}, "hills"),
    ({"kiertz": "WKA", "hills": "WKA"}, "rudern"), ({"kiertz": "WKA", "hills": "WKA", "rudern": "WKA"}, ""),
])  # fmt: skip
def test_where_a_head_returns(lost, at):
    """RW-CAM-NOB-05  In the seat, else in the city of Rudern, else in an own place; without one nowhere."""
    world = in_impulse(realm(), "SVE", 3)
    for place, owner in lost.items():
        world.land.provinces[place].owner = owner
    assert returned(world, "katzowic_head")[0] == at


def test_he_chooses_among_his_places():
    """RW-CAM-NOB-05  Rudern lost too: in any place of its own, as it chooses."""
    world = in_impulse(realm(REALM + "; town moor KAT"), "SVE", 3)
    world.land.provinces["kiertz"].owner = world.land.provinces["rudern"].owner = "WKA"
    at, out = returned(world, "katzowic_head", [To("moor")])
    assert at == "moor" and out.answered == [("KAT", HeadReturns("katzowic_head"), To("moor"))]


def test_not_everybody_returns_to_rudern():
    """RW-CAM-NOB-05, RW-CAM-NOB-06  Not Gracuja outside the Empire, but within it; no house that has left it, and no ruler."""
    world = in_impulse(realm(REALM + "; town gracuja WKA; town moor GRA"), "SVE", 3)
    assert returned(world, "gracuja_head")[0] == "moor"
    world = in_impulse(realm(REALM + "; town gracuja WKA; town moor GRA; GRA & IMP"), "SVE", 3)
    powers(world).side = "empire"
    assert returned(world, "gracuja_head")[0] == "rudern"
    world = in_impulse(realm(), "SVE", 3)
    world.land.provinces["kiertz"].owner = "WKA"
    world.land.relations["KAT"]["IMP"] = world.land.relations["IMP"]["KAT"] = "hostile"
    assert returned(world, "katzowic_head")[0] == "hills"
    world = in_impulse(realm(), "SVE", 3)
    world.land.provinces["lake"].owner = "KAT"
    world.land.provinces["rudern"].owner = "SHA"
    assert returned(world, "ottokar")[0] == "west"


def test_in_a_besieged_seat():
    """RW-CAM-NOB-05  The new head appears inside; and so in a besieged Rudern."""
    for place, lost in (("kiertz", ""), ("rudern", "kiertz")):
        text = REALM.replace("WKA.dobroslav general in west", f"WKA.dobroslav general at {place}") + f"; siege {place} WKA 1"
        world = in_impulse(realm(text), "SVE", 3)
        if lost:
            world.land.provinces[lost].owner = "WKA"
        assert returned(world, "katzowic_head")[0] == place and world.land.banners["katzowic_head"].inside


# ---- what goes with an office ----------------------------------------------------------------------------------------
def test_what_a_holder_saw_stays_known():
    """RW-CAM-OFF-08, RW-GEN-13  The old treasurer knows the Empire's purses as they were; the new one sees them; the
    commander goes on to see them."""
    world = purse(in_impulse(realm(), "SVE", 2), IMP=11, cenek=14)
    scripted(council.give_office(world, "treasurer", "SVE"))
    assert world.known["KAT"]["IMP"] == Known(11, 11) and world.known["KAT"]["cenek"] == Known(14, 14)
    assert "IMP" not in game.view(world, "KAT").treasuries and game.view(world, "SVE").treasuries["IMP"] == 11
    assert "IMP" not in world.known.get("GLI", {}) and game.view(world, "GLI").chests["cenek"] == 14
    world.treasuries["IMP"] = 3
    assert world.known["KAT"]["IMP"] == Known(11, 11)


def test_one_who_keeps_another_office_sees_on():
    """RW-GEN-13  Who loses an office and holds another that sees them learns nothing less; who gains the same again neither."""
    world = in_impulse(realm(REALM + "; office kard KAT"), "SVE", 2)
    scripted(council.give_office(world, "treasurer", ""))
    assert "IMP" not in world.known.get("KAT", {}) and "IMP" in game.view(world, "KAT").treasuries
    scripted(council.give_office(world, "commander", "GLI"))
    assert "IMP" not in world.known.get("GLI", {}) and powers(world).offices["commander"] == "GLI"


def test_church_towns_go_with_the_sermo():
    """RW-CAM-OFF-04  Office passes to Svebod: Svebod's limit +1, Urad's -1; Urad's units stay as an allied garrison; what
    lies paid for a church town goes too (ours)."""
    world = in_impulse(realm(REALM + "; office umbro"), "SVE", 2)
    world.land.campaign.works = {"fields": Work("church", "URA", 4), "moor": Work("found", "URA", 4)}
    before = limit_of(world.land, "SVE"), limit_of(world.land, "URA")
    out = scripted(council.give_office(world, "sermo", "SVE", 3))
    assert out.told(Elected) == [Elected("sermo", "SVE", 3)]
    assert only(out, TownGiven) == TownGiven("URA", "hill", "SVE", "church")
    assert (limit_of(world.land, "SVE"), limit_of(world.land, "URA")) == (before[0] + 1, before[1] - 1)
    assert units(world, "hill.URA") == {"foot": 2} and world.land.provinces["hill"].owner == "SVE"
    assert {p: w.faction for p, w in world.land.campaign.works.items()} == {"fields": "SVE", "moor": "URA"}


def test_a_vacant_sermo():
    """RW-CAM-OFF-04  (ours) Church towns stay with the last house, until there is a sermo again."""
    world = in_impulse(realm(REALM + "; office umbro"), "SVE", 2)
    scripted(council.give_office(world, "sermo", ""))
    assert world.land.provinces["hill"].owner == "URA"
    scripted(council.give_office(world, "sermo", "SVE"))
    assert world.land.provinces["hill"].owner == "SVE"
    assert not scripted(council.give_office(world, "sermo", "SVE")).told(TownGiven)


def test_a_siege_of_a_church_town_that_becomes_an_allys():
    """RW-CAM-OFF-04, RW-SIEGE-09  Who besieges it must be no ally of its new owner: the siege ends."""
    text = REALM.replace("KAT.jaromir general in hills", "KAT.jaromir general at hill") + "; office umbro; siege hill KAT 1"
    world = in_impulse(realm(text), "SVE", 2)
    world.land.relations["KAT"]["URA"] = world.land.relations["URA"]["KAT"] = "hostile"
    scripted(council.give_office(world, "sermo", "SVE"))
    assert world.land.sieges == {}
