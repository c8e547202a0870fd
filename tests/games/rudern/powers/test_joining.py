"""Kardoms that join the League (RW-CAM-ALY-01, 03, 04, RW-CAM-SCN-03): when, with whom they stand then, and what they may
do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.model.powers import Deed, Slain
from montjoy.games.rudern.model.queries import has_seat, relation
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.play import play
from montjoy.games.rudern.protocol.campaign_questions import Prepare
from montjoy.games.rudern.protocol.events import SiegeLeft, SiegeOver, TurnedHostile
from montjoy.games.rudern.protocol.powers_events import KardomJoined, RoundBegun, SideChosen
from montjoy.games.rudern.protocol.questions import Act, AttackGarrison, BeginSiege, EndImpulse, StayOut, Storm
from montjoy.games.rudern.rules.battles.assault import why_not_assault
from montjoy.games.rudern.rules.powers import joining
from montjoy.games.rudern.seen.view import view
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, powers, realm, seen_for, six_powers, why

HOUSES = ("KAT", "GLI", "URA", "SVE")
EMPIRE = (*HOUSES, "IMP")
BESIEGER = "{}.b general at bystria: 12 foot, chest 5"
BEFORE_EMORA = "GRA.b general at emora: 12 foot, chest 5, from gracuja"


def passing(world: World, rounds: int, *first: Any) -> Callable[..., Any]:
    """These answers, and then nothing is done until so many rounds are over."""
    given = list(first)

    def answer(seat: str, ask: Any, options: Any) -> Any:
        if given:
            return given.pop(0)
        if world.land.round > rounds:
            raise StopIteration
        match ask:
            case Prepare():
                return AS_IT_IS
            case Act():
                return EndImpulse()
        return options[0]

    return answer


def pass_rounds(world: World, rounds: int, *first: Any, dice: Any = ()) -> Any:
    return scripted(play(world), dice, passing(world, rounds, *first))


def stands(world: World, kardom: str, friends: tuple[str, ...], enemies: tuple[str, ...]) -> bool:
    """Both ways, and neutral to all others."""
    others = [f for f in world.land.factions if f not in (kardom, *friends, *enemies)]
    wanted = {"allied": friends, "hostile": enemies, "neutral": others}
    return all(relation(world.land, a, b) == to for to, fs in wanted.items() for f in fs for a, b in ((f, kardom), (kardom, f)))


# ---- by time ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("make", [realm, six_powers])
def test_ostius_in_round_2_and_bystria_in_round_3(make):
    """RW-CAM-ALY-04  Ostius has an impulse after Western Kardom, Emora and Tragia are left out; Bystria comes a round later."""
    world = make()
    out = pass_rounds(world, 2)
    assert out.told(KardomJoined) == [KardomJoined("OST", "time"), KardomJoined("BYS", "time")]
    first, second, third = (x.order for x in out.told(RoundBegun))
    assert first[:3] == ("SHA", "WKA", "GRA") and "OST" not in first
    assert second[:4] == ("SHA", "WKA", "OST", "GRA") and third[:5] == ("SHA", "WKA", "OST", "BYS", "GRA")
    assert stands(world, "OST", ("SHA", "WKA", "BYS"), EMPIRE) and stands(world, "BYS", ("SHA", "WKA", "OST"), EMPIRE)
    assert powers(world).joins == {"EMO": 0, "TRA": 0} and not has_seat(world.land, "EMO")
    asked = [(seat, ask) for seat, ask, _ in out.answered if isinstance(ask, Act)]
    assert [seat for seat, _ in asked][:3] == ["LEA", "LEA", "GRA"] and len(asked) == len(first) + len(second)


def test_two_at_once_join_in_the_order_of_the_league():
    """RW-CAM-ALY-04  Both are allied with each other too; nobody joins twice."""
    world = realm(REALM + "joins BYS 2")
    world.land.round = 2
    out = scripted(joining.join_by_time(world))
    assert out.told(KardomJoined) == [KardomJoined("OST", "time"), KardomJoined("BYS", "time")]
    assert relation(world.land, "OST", "BYS") == "allied"
    assert not scripted(joining.join_by_time(world)).events


def test_nobody_joins_too_early():
    """RW-CAM-ALY-04  In round 1 nobody; who joins only by what happens never by time."""
    world = realm()
    assert not scripted(joining.join_by_time(world)).events
    world.land.round = 19
    assert [x.faction for x in scripted(joining.join_by_time(world)).told(KardomJoined)] == ["OST", "BYS"]


def test_who_waits_does_nothing_and_its_purse_is_nobodys():
    """RW-CAM-ALY-04  It takes no income; the League's player sees into its treasury when it has joined."""
    world = realm()
    assert "OST" not in view(world, "LEA").treasuries
    pass_rounds(world, 1)
    assert view(world, "LEA").treasuries["OST"] == world.treasuries["OST"] == 20 and world.land.round == 2
    assert "OST" not in view(world, "KAT").treasuries


def test_a_secession_before_makes_no_difference():
    """RW-CAM-ALY-04  It is hostile to houses that have left the Empire too."""
    world = realm()
    powers(world).seceded = ("KAT",)
    scripted(joining.join(world, "OST", "time"))
    assert stands(world, "OST", ("SHA", "WKA"), EMPIRE)


@pytest.mark.parametrize("side, to", [("league", "allied"), ("empire", "hostile"), ("neutral", "neutral")])
def test_how_it_stands_to_gracuja(side, to):
    """RW-CAM-ALY-01  Allied if Gracuja is of the League, hostile if it is of the Empire, neutral while it is neutral."""
    world = realm()
    powers(world).side = side
    scripted(joining.join(world, "OST", "time"))
    assert relation(world.land, "OST", "GRA") == relation(world.land, "GRA", "OST") == to


def test_who_does_not_wait_cannot_join():
    """RW-CAM-ALY-04  A card names a kardom that is of the League already, or a house: nothing happens."""
    world = realm()
    for faction in ("SHA", "KAT", "GRA"):
        assert not scripted(joining.join(world, faction, "card")).events
    assert scripted(joining.join(world, "EMO", "card")).told(KardomJoined) == [KardomJoined("EMO", "card")]


# ---- attacked --------------------------------------------------------------------------------------------------------
def test_an_attacked_kardom_joins_at_once():
    """RW-CAM-ALY-01  Glivic besieges inactive Bystria: it is of the League, hostile to the Empire's side, and has its
    impulse from
    the next round on."""
    world = in_impulse(realm(REALM + BESIEGER.format("GLI"), siege_adjacency="none"), "GLI")
    out = go(world, [AS_IT_IS, BeginSiege("bystria", "b")])
    assert out.told(TurnedHostile) == [TurnedHostile("GLI", "BYS")]
    assert out.told(KardomJoined) == [KardomJoined("BYS", "attacked")]
    assert stands(world, "BYS", ("SHA", "WKA"), EMPIRE) and has_seat(world.land, "BYS") and "bystria" in world.land.sieges
    assert "BYS" not in powers(world).order and powers(world).joins == {"EMO": 0, "TRA": 0, "OST": 2}


def test_an_attacked_kardom_plays_from_the_next_round_on():
    """RW-CAM-ALY-01"""
    world = in_impulse(realm(REALM + BESIEGER.format("GLI"), siege_adjacency="none"), "GLI")
    out = pass_rounds(world, 1, AS_IT_IS, BeginSiege("bystria", "b"))
    assert out.told(RoundBegun)[-1].order[:4] == ("SHA", "WKA", "OST", "BYS")
    assert [x.faction for x in out.told(KardomJoined)] == ["BYS", "OST"]


def test_gracuja_attacks_ostius():
    """RW-CAM-ALY-01  A neutral Gracuja makes only itself an enemy; who joins is hostile to the Empire too."""
    world = in_impulse(realm(REALM + "GRA.b general at ostius: 12 foot, chest 5", siege_adjacency="none"), "GRA")
    world.land.banners["ostius_ruler"].units = {"foot": 5}
    out = go(world, [AS_IT_IS, BeginSiege("ostius", "b")])
    assert out.told(KardomJoined) == [KardomJoined("OST", "attacked")] and not out.told(SideChosen)
    assert stands(world, "OST", ("SHA", "WKA"), (*EMPIRE, "GRA")) and relation(world.land, "GRA", "SHA") == "neutral"


def test_the_league_does_not_call_a_kardom_by_attacking_it():
    """RW-CAM-ALY-01  (ours)  It is only hostile to who attacks it; when it joins they are allied, and the siege is over."""
    world = in_impulse(realm(REALM + BESIEGER.format("WKA"), siege_adjacency="none"), "WKA")
    out = go(world, [AS_IT_IS, BeginSiege("bystria", "b")])
    assert not out.told(KardomJoined) and stands(world, "BYS", (), ("WKA",)) and "bystria" in world.land.sieges
    out = scripted(joining.join(world, "BYS", "time"))
    assert out.told(KardomJoined) == [KardomJoined("BYS", "time")] and stands(world, "BYS", ("SHA", "WKA"), EMPIRE)
    assert out.told(SiegeLeft) == [SiegeLeft("WKA", "bystria", ("b",))] and out.told(SiegeOver) and not world.land.sieges
    assert not world.land.banners["b"].inside


# ---- for the other's sake --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("dead, other", [("EMO", "TRA"), ("TRA", "EMO")])
def test_gracuja_kills_a_noble_of_one(dead, other):
    """RW-CAM-ALY-04  Emora joins when Gracuja kills a Tragian noble, Tragia when it kills an Emoran one."""
    world = in_impulse(realm(), "GRA")
    powers(world).now = [Deed("draw", "road", slain=(Slain("x", dead, ("GRA",)),))]
    assert scripted(joining.join_by_events(world)).told(KardomJoined) == [KardomJoined(other, "kin")]
    assert dead in powers(world).joins                       # it has not been attacked here: it goes on waiting


def test_gracuja_kills_the_ruler_of_emora():
    """RW-CAM-X-05, RW-CAM-ALY-04  Emoran ruler dies against Gracuja alone: Emora, attacked, and Tragia join the League, and
    Gracuja
    may choose."""
    world = in_impulse(realm(REALM + BEFORE_EMORA), "GRA")
    world.land.banners["emora_ruler"].units = {"foot": 6}
    out = go(world, [AS_IT_IS, AttackGarrison("emora", 0, "")], [hit(7), hit(0)])
    assert out.told(KardomJoined) == [KardomJoined("EMO", "attacked"), KardomJoined("TRA", "kin")]
    assert relation(world.land, "TRA", "EMO") == "allied" and relation(world.land, "TRA", "GRA") == "neutral"
    assert out.pending.seat == "GRA"


@pytest.mark.parametrize("slain", [Slain("x", "EMO", ("KAT",)), Slain("x", "BYS", ("GRA",)), Slain("x", "EMO", ())])
def test_other_deaths_call_nobody(slain):
    """RW-CAM-ALY-04  Not killed by Gracuja, not of Emora or Tragia, or by nobody."""
    world = in_impulse(realm(), "GRA")
    powers(world).now = [Deed("battle", "road", ("GRA",), ("EMO",), 1, (slain,))]
    assert not scripted(joining.join_by_events(world)).told(KardomJoined)


def test_it_counts_when_the_other_has_joined_already():
    """RW-CAM-ALY-04  Emora is of the League by a card; then an Emoran noble falls to Gracuja, who had units there beside
    others."""
    world = in_impulse(realm(), "GRA")
    scripted(joining.join(world, "EMO", "card"))
    powers(world).now = [Deed("battle", "road", ("GRA", "KAT"), ("EMO",), 1, (Slain("x", "EMO", ("KAT", "GRA")),))]
    assert scripted(joining.join_by_events(world)).told(KardomJoined) == [KardomJoined("TRA", "kin")]


# ---- five players ----------------------------------------------------------------------------------------------------
FIVE = REALM.replace("joins EMO 0; joins TRA 0; ", "").replace("gracuja GRA; player", "player")
FIVE += "passive GRA; passive EMO; passive TRA;"


def test_five_players():
    """RW-CAM-SCN-03, RW-CAM-ALY-04, RW-CAM-ALY-05  Gracuja, Emora and Tragia have no impulse and do not join, even attacked
    and even
    when nobles of theirs die; they defend themselves."""
    world = in_impulse(realm(FIVE + BESIEGER.format("KAT").replace("bystria", "emora"), siege_adjacency="none"), "KAT")
    assert powers(world).order == ("SHA", "WKA", "KAT", "GLI", "IMP", "URA", "SVE") and powers(world).gracuja == ""
    world.land.banners["emora_ruler"].units = {"foot": 6}
    out = go(world, [AS_IT_IS, AttackGarrison("emora", 0, "")], [hit(7), hit(2)])
    assert out.told(TurnedHostile) == [TurnedHostile("KAT", "EMO")] and "emora_ruler" not in world.land.banners
    assert not out.told(KardomJoined) and out.pending.seat == "KAT" and isinstance(out.pending.ask, Act)
    assert stands(world, "EMO", (), ("KAT",)) and stands(world, "TRA", (), ()) and not has_seat(world.land, "GRA")
    for faction in ("GRA", "EMO", "TRA"):
        assert not scripted(joining.join(world, faction, "card")).events


def test_five_players_attacked_by_the_league():
    """RW-CAM-SCN-03, RW-CAM-ALY-05  Gracuja, attacked by a kardom, is hostile to that alone."""
    world = in_impulse(realm(FIVE + BESIEGER.format("WKA").replace("bystria", "gracuja"), siege_adjacency="none"), "WKA")
    world.land.banners["gracuja_head"].units = {"foot": 4}
    out = go(world, [AS_IT_IS, BeginSiege("gracuja", "b")])
    assert not out.told(KardomJoined) and not out.told(SideChosen) and stands(world, "GRA", (), ("WKA",))


# ---- the League together ---------------------------------------------------------------------------------------------
def test_kardoms_besiege_together():
    """RW-CAM-ALY-03  Only Western Kardom has a neighbouring province: the Shadow Lands' call is refused, theirs is accepted
    with the
    strength of both, and the place is theirs."""
    text = REALM + """
        WKA.w general at knorow: 3 foot, chest 2; SHA.s general at knorow: 7 foot, chest 2; siege knorow WKA 0; fortress keep WKA
    """
    text = text.replace("keep GLI: 3 foot;", "keep WKA: 3 foot;")
    world = in_impulse(realm(text), "SHA")
    world.land.banners["glivic_head"].units = {"foot": 1}
    assert why(why_not_assault(seen_for(world, "SHA"), "knorow", "s")) == ("RW-SIEGE-03", "no-own-place-next-to-it")
    assert why_not_assault(seen_for(in_impulse(world, "WKA"), "WKA"), "knorow", "w") is None
    out = go(world, [AS_IT_IS, Storm("knorow", "w"), StayOut(), StayOut()], [hit(4), hit(0)])
    assert world.land.provinces["knorow"].owner == "WKA"
    assert [x.besiegers for _, x in out.events if type(x).__name__ == "StormDecided"] == [10]
