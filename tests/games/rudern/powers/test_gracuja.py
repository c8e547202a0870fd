"""What Gracuja chooses (RW-CAM-ALY-05): when it is asked, what it may choose, and with whom it stands then."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.model.powers import OFFICES, Deed, Slain
from montjoy.games.rudern.model.queries import relation
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.protocol.events import FortressDamaged, SiegeLeft, TurnedHostile, WentOut
from montjoy.games.rudern.protocol.powers_events import KardomJoined, SideChosen
from montjoy.games.rudern.protocol.powers_questions import ChooseSide, JoinEmpire, JoinLeague, StayNeutral
from montjoy.games.rudern.protocol.questions import Act, AttackArmy, AttackGarrison, BeginSiege, StayOut, Storm
from montjoy.games.rudern.rules.powers import gracuja, joining
from montjoy.games.rudern.rules.powers.endings import outcome_of_round
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, powers, realm

HOUSES = ("KAT", "GLI", "URA", "SVE")
EMPIRE = (*HOUSES, "IMP")
LEAGUE = ("SHA", "WKA")
KINDS = {"emora": "emora_ruler", "cieszin": "urad_head", "tragia": "tragia_ruler", "gracuja": "gracuja_head"}


def before(*places: str, **options: Any) -> World:
    """Gracuja besieges these places, in each of which one unit is left, and it is its impulse."""
    armies = "".join(f"GRA.{id} general at {at}: 12 foot, chest 5; siege {at} GRA 0\n" for id, at in zip("ab", places))
    world = in_impulse(realm(REALM + armies, siege_adjacency="none", **options), "GRA")
    for at in places:
        if at in KINDS:
            world.land.banners[KINDS[at]].units = {"foot": 1}
        for garrison in [g for g in world.land.garrisons.values() if g.at == at]:
            garrison.units = {"foot": 1}
    return world


def to_all(world: World, others: tuple[str, ...]) -> set[str]:
    return {relation(world.land, a, b) for f in others for a, b in (("GRA", f), (f, "GRA"))}


def asked(world: World, *deeds: Deed) -> list[Any]:
    """What it may choose after an act that has done so."""
    powers(world).now = list(deeds)
    out = scripted(gracuja.offer_choice(world))
    assert out.pending is None or (out.pending.ask == ChooseSide() and out.pending.seat == "GRA")
    return list(out.pending.options) if out.pending else []


EMPIRE_OR_NOT = [JoinEmpire(), StayNeutral()]
LEAGUE_OR_NOT = [JoinLeague(), StayNeutral()]
TAKES_EMORA = [Storm("emora", "a"), StayOut()]
DICE = [hit(2), hit(0)]


# ---- when ------------------------------------------------------------------------------------------------------------
def test_gracuja_captures_emora():
    """RW-CAM-ALY-05  It is offered to join the Empire or stay neutral; Emora counts as of the League although it had not
    joined."""
    out = go(before("emora"), [AS_IT_IS, *TAKES_EMORA], DICE)
    assert out.pending.seat == "GRA" and out.pending.ask == ChooseSide() and list(out.pending.options) == EMPIRE_OR_NOT


def test_having_captured_cieszin_before():
    """RW-CAM-ALY-05  At that time it is offered the League; after Emora, having taken a house's town, nothing but to stay
    neutral, and
    so it is not asked."""
    world = before("emora", "cieszin")
    out = go(world, [AS_IT_IS, Storm("cieszin", "b"), StayOut()], DICE)
    assert list(out.pending.options) == LEAGUE_OR_NOT
    world = before("emora", "cieszin")
    out = go(world, [AS_IT_IS, Storm("cieszin", "b"), StayOut(), StayNeutral(), *TAKES_EMORA], DICE + DICE)
    assert isinstance(out.pending.ask, Act) and out.told(SideChosen) == [SideChosen("GRA", "neutral")]
    assert powers(world).took == ("cieszin",) and powers(world).side == "neutral"


def test_a_fortress_of_a_house_bars_nothing():
    """RW-CAM-ALY-05  A fortress opens the League, and leaves the Empire open."""
    world = before("emora", "keep")
    out = go(world, [AS_IT_IS, Storm("keep", "b"), StayOut()], DICE)
    assert list(out.pending.options) == LEAGUE_OR_NOT
    world = before("emora", "keep")
    out = go(world, [AS_IT_IS, Storm("keep", "b"), StayOut(), StayNeutral(), *TAKES_EMORA], DICE + DICE)
    assert list(out.pending.options) == EMPIRE_OR_NOT and powers(world).took == ("keep",)
    assert not out.told(FortressDamaged)


def test_an_imperial_town_is_no_houses():
    """RW-CAM-ALY-05  Strzegom is the Empire's: nothing is asked."""
    world = before("strzegom")
    out = go(world, [AS_IT_IS, Storm("strzegom", "a"), StayOut()], DICE)
    assert world.land.provinces["strzegom"].owner == "GRA" and isinstance(out.pending.ask, Act)


def test_once_each_time():
    """RW-CAM-ALY-05  Who has stayed neutral is asked again after the next capture, and not before."""
    world = before("emora", "tragia")
    out = go(world, [AS_IT_IS, *TAKES_EMORA, StayNeutral()], DICE)
    assert isinstance(out.pending.ask, Act) and not powers(world).now
    world = before("emora", "tragia")
    out = go(world, [AS_IT_IS, *TAKES_EMORA, StayNeutral(), Storm("tragia", "b"), StayOut()], DICE + DICE)
    assert out.pending.ask == ChooseSide() and out.told(SideChosen) == [SideChosen("GRA", "neutral")]


KILLED = (Slain("x", "KAT", ("GRA",)),)


@pytest.mark.parametrize("deed, options", [
    (Deed("capture", "ostius", ("GRA",), ("OST",), was="town"), EMPIRE_OR_NOT),
    (Deed("capture", "lake", ("GRA",), ("WKA",), was="town"), EMPIRE_OR_NOT),
    (Deed("capture", "hills", ("GRA",), ("KAT",), was="town"), LEAGUE_OR_NOT),
    (Deed("capture", "keep", ("GRA",), ("WKA",), was="fortress"), []),                       # a kardom's fortress
    (Deed("capture", "lake", ("KAT",), ("WKA",), was="town"), []),
    (Deed("draw", "road", slain=(Slain("x", "BYS", ("GRA", "KAT")),)), EMPIRE_OR_NOT),
    (Deed("battle", "road", ("KAT",), ("GRA",), 3, KILLED), LEAGUE_OR_NOT),                  # killed in a lost battle
    (Deed("draw", "road", slain=(Slain("x", "IMP", ("GRA",)),)), []),
    (Deed("draw", "road", slain=(Slain("x", "GRA", ("KAT",)),)), []),
    (Deed("battle", "road", ("GRA", "KAT"), ("SHA",), 3), EMPIRE_OR_NOT),
    (Deed("battle", "road", ("GRA", "KAT"), ("SHA",), 3, KILLED), [JoinEmpire(), JoinLeague(), StayNeutral()]),
    (Deed("battle", "road", ("GRA",), ("SHA",), 3), []),                                     # beside nobody
    (Deed("battle", "road", ("GRA", "IMP"), ("SHA",), 3), []),                               # beside no house
    (Deed("battle", "road", ("KAT",), ("SHA",), 3), []),
    (Deed("draw", "road"), []),
])  # fmt: skip
def test_what_opens_which_side(deed, options):
    """RW-CAM-ALY-05  (a) a kardom's town, a noble of one, a battle won beside a house; (b) a house's place, a noble of one."""
    assert asked(in_impulse(realm(), "GRA"), deed) == options


def test_both_by_two_deeds_and_neither_after_a_town():
    """RW-CAM-ALY-05  A house's fortress and a kardom's town by one act open both; a house's town closes the Empire at once."""
    emora = Deed("capture", "emora", ("GRA",), ("EMO",), was="town")
    keep = Deed("capture", "keep", ("GRA",), ("GLI",), was="fortress")
    hills = Deed("capture", "hills", ("GRA",), ("KAT",), was="town")
    assert asked(in_impulse(realm(), "GRA"), emora, keep) == [JoinEmpire(), JoinLeague(), StayNeutral()]
    assert asked(in_impulse(realm(), "GRA"), emora, hills) == LEAGUE_OR_NOT


def test_a_house_that_has_left_the_empire():
    """RW-CAM-ALY-05  (ours)  Beside it nobody serves the Empire; its town is a house's all the same."""
    world = in_impulse(realm(), "GRA")
    powers(world).seceded = ("KAT",)
    assert asked(world, Deed("battle", "road", ("GRA", "KAT"), ("SHA",), 3)) == []
    assert asked(world, Deed("capture", "hills", ("GRA",), ("KAT",), was="town")) == LEAGUE_OR_NOT
    assert powers(world).took == ("hills",)


def test_supporting_a_house_in_a_battle():
    """RW-CAM-ALY-05  (ours)  Before a house's place it beats a kardom's army; on nobody's ground that serves no house."""
    for at, asked_then in (("hills", True), ("road", False)):
        armies = f"GRA.b general at {at}: 2 foot; SHA.s general at {at}: 1 foot"
        world = in_impulse(realm(REALM + armies), "GRA")
        for a, b in (("GRA", "SHA"), ("SHA", "GRA")):
            world.land.relations[a][b] = "hostile"
        out = go(world, [AS_IT_IS, AttackArmy(at)], [hit(1), hit(0)])
        assert (list(out.pending.options) == EMPIRE_OR_NOT) == asked_then


# ---- not asked -------------------------------------------------------------------------------------------------------
def test_not_in_anothers_impulse():
    """RW-CAM-ALY-05  What it does defending itself is not in its impulse; a house's town is remembered all the same."""
    world = in_impulse(realm(REALM + "KAT.k head at gracuja: 9 foot"), "KAT")
    world.land.banners["gracuja_head"].units = {"foot": 8}
    out = go(world, [AS_IT_IS, AttackGarrison("gracuja", 0, "")], [hit(0), hit(9)])
    assert "k" in world.land.banners and isinstance(out.pending.ask, Act)
    assert asked(world, Deed("draw", "gracuja", slain=KILLED), Deed("capture", "hills", ("GRA",), ("KAT",), was="town")) == []
    assert powers(world).took == ("hills",)


@pytest.mark.parametrize("faction", ["WKA", "KAT"])
def test_attacked_it_is_only_hostile(faction):
    """RW-GEN-07, RW-CAM-ALY-05  A neutral Gracuja attacked by the League or by a house: hostile to that one, and no choice."""
    world = in_impulse(realm(REALM + f"{faction}.k general at gracuja: 9 foot, chest 3", siege_adjacency="none"), faction)
    world.land.banners["gracuja_head"].units = {"foot": 1}
    out = go(world, [AS_IT_IS, BeginSiege("gracuja", "k")])
    assert out.told(TurnedHostile) == [TurnedHostile(faction, "GRA")] and not out.told(SideChosen)
    others = [f for f in world.land.factions if f not in ("GRA", faction)]
    assert to_all(world, tuple(others)) == {"neutral"} and isinstance(out.pending.ask, Act)


# ---- joining ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def elections(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    called: list[Any] = []

    async def call(world: World, offices: Any, why: str) -> None:
        called.append((offices, why))

    monkeypatch.setattr(gracuja.council, "call_election", call)
    return called


def test_joining_the_empire(elections):
    """RW-CAM-ALY-01, RW-CAM-ALY-04, RW-CAM-ALY-05  Allied with the Empire and the houses, hostile to the League; Emora and
    Tragia join
    that; a vote on all offices is called; and it is final."""
    world = before("emora", "tragia")
    out = go(world, [AS_IT_IS, *TAKES_EMORA, JoinEmpire()], DICE)
    assert out.told(SideChosen) == [SideChosen("GRA", "empire")] and powers(world).side == "empire"
    assert to_all(world, EMPIRE) == {"allied"} and to_all(world, (*LEAGUE, "EMO", "TRA")) == {"hostile"}
    assert to_all(world, ("OST", "BYS")) == {"neutral"} and elections == [(OFFICES, "gracuja")]
    assert {x.faction for x in out.told(KardomJoined)} == {"EMO", "TRA"}
    out = go(before("emora", "tragia"), [AS_IT_IS, *TAKES_EMORA, JoinEmpire(), Storm("tragia", "b"), StayOut()], DICE + DICE)
    assert isinstance(out.pending.ask, Act) and len(out.told(SideChosen)) == 1


def test_emora_and_tragia_join_by_the_choice(elections):
    """RW-CAM-ALY-04  Both, in this order, when Gracuja joins the Empire; not when it joins the League."""
    world = in_impulse(realm(), "GRA")
    out = scripted(gracuja.join_side(world, "empire"))
    assert out.told(KardomJoined) == [KardomJoined("EMO", "gracuja"), KardomJoined("TRA", "gracuja")]
    assert relation(world.land, "EMO", "TRA") == "allied" and to_all(world, ("EMO", "TRA")) == {"hostile"}
    assert not scripted(gracuja.join_side(world, "league")).events and powers(world).side == "empire"
    world = in_impulse(realm(), "GRA")
    assert not scripted(gracuja.join_side(world, "league")).told(KardomJoined) and not elections[1:]


def test_joining_the_league(elections):
    """RW-CAM-ALY-05  Allied with the kardoms in play, hostile to the Empire and all houses; who joins later is its ally; no
    vote."""
    world = before("cieszin")
    powers(world).seceded = ("SVE",)
    out = go(world, [AS_IT_IS, Storm("cieszin", "a"), StayOut(), JoinLeague()], DICE)
    assert out.told(SideChosen) == [SideChosen("GRA", "league")] and powers(world).side == "league"
    assert to_all(world, EMPIRE) == {"hostile"} and to_all(world, LEAGUE) == {"allied"} and not elections
    assert to_all(world, ("EMO", "TRA", "OST", "BYS")) == {"neutral"}
    scripted(joining.join(world, "OST", "time"))
    assert to_all(world, ("OST",)) == {"allied"}


def test_with_the_league_it_damages_fortresses():
    """RW-ASLT-11  (ours)  It counts as of the League: a fortress that it takes then is damaged."""
    world = before("cieszin", "keep")
    answers = [AS_IT_IS, Storm("cieszin", "a"), StayOut(), JoinLeague(), Storm("keep", "b")]
    out = go(world, answers, DICE + DICE)
    assert out.told(FortressDamaged) == [FortressDamaged("keep")]


def test_with_the_league_it_wins_by_seats_that_it_takes_then():
    """RW-CAM-WIN-03  One seat of a house makes it join the League, the second one it takes afterwards: both count."""
    world = before("cieszin", "svebod")
    world.land.banners["svebod_head"].units = {"foot": 1}
    answers = [AS_IT_IS, Storm("cieszin", "a"), StayOut(), JoinLeague(), Storm("svebod", "b"), StayOut()]
    go(world, answers, DICE + DICE)
    assert powers(world).side == "league" and powers(world).took == ("cieszin", "svebod")
    found = outcome_of_round(world.land)
    assert found is not None and (found.winners, found.why) == (("GRA",), "prizes")


def test_a_house_that_has_left_is_its_enemy(elections):
    """RW-CAM-ALY-01, RW-CAM-OFF-09  With the Empire it is hostile to houses that have left it."""
    world = in_impulse(realm(), "GRA")
    powers(world).seceded = ("KAT",)
    scripted(gracuja.join_side(world, "empire"))
    assert to_all(world, ("KAT",)) == {"hostile"} and to_all(world, ("GLI", "URA", "SVE", "IMP")) == {"allied"}


def test_its_siege_of_an_ally_is_over(elections):
    """RW-CAM-ALY-05  (ours)  It besieges Cieszin when it joins the Empire: the siege is over, and it stands outside."""
    world = before("cieszin")
    out = scripted(gracuja.join_side(world, "empire"))
    assert out.told(SiegeLeft) == [SiegeLeft("GRA", "cieszin", ("a",))] and not world.land.sieges
    assert not world.land.banners["a"].inside and not out.told(WentOut)


def test_five_players_choose_nothing():
    """RW-CAM-SCN-03  Without Gracuja in play nobody is asked, and it joins nobody."""
    world = in_impulse(realm(), "KAT")
    powers(world).gracuja = ""
    assert not asked(world, Deed("capture", "hills", ("GRA",), ("KAT",), was="town")) and not powers(world).took
    assert not scripted(gracuja.join_side(world, "empire")).events and to_all(world, EMPIRE) == {"neutral"}
