"""What an act leaves to be settled (RW-CAM-INF-02, RW-CAM-X-02, RW-CAM-X-05): who has beaten whom, taken what, killed which
noble."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core.script import Scripted, hit, scripted
from montjoy.games.rudern.battle.unit_types import KNOWN
from montjoy.games.rudern.model.powers import Deed, Slain
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.play import carry_out
from montjoy.games.rudern.protocol.powers_events import InfluenceGained
from montjoy.games.rudern.protocol.questions import (
    AttackArmy,
    AttackGarrison,
    JoinBattle,
    Relieve,
    Sally,
    StayInside,
    StayOut,
    Storm,
)
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, powers, realm

SIEGE = "{}.k general at {}: {} foot, chest 9; siege {} {} 0"


def world_of(text: str, faction: str, inside: str = "", units: int = 1, **options: Any) -> World:
    world = in_impulse(realm(REALM + text, **{"siege_adjacency": "none"} | options), faction)
    KNOWN.setdefault(world.units.number, world.units.types)
    if inside:
        world.land.banners[inside].units = {"foot": units} if units else {}
    return world


def act(world: World, what: Any, dice: Any, answers: Any = ()) -> tuple[list[Deed], Scripted]:
    """One act and what it leaves, before that is settled."""
    out = scripted(carry_out(world, what), dice, answers)
    assert out.pending is None
    return powers(world).now, out


def captured(deeds: list[Deed]) -> list[tuple[str, str, str, str]]:
    return [(x.at, *x.winners, *x.losers, x.was) for x in deeds if x.kind == "capture"]  # type: ignore[misc]


# ---- won battles -----------------------------------------------------------------------------------------------------
def test_three_assaults_in_one_impulse():
    """RW-CAM-INF-02, RW-ASLT-12  Each leaves the besieger with more units: +3; the third takes the town."""
    world = world_of(SIEGE.format("KAT", "march", 9, "march", "KAT"), "KAT", "morven", 3)
    assaults = [Storm("march", "k")] * 3
    out = go(world, [AS_IT_IS, *assaults, StayOut()], [hit(1), hit(0), hit(1), hit(0), hit(4), hit(0)])
    assert out.told(InfluenceGained) == [InfluenceGained("KAT", 1, "battle", n) for n in (1, 2, 3)] + [
        InfluenceGained("KAT", 2, "capture", 5)
    ]


def test_an_empty_town():
    """RW-CAM-INF-02  Only the capture counts: nobody was beaten."""
    world = world_of(SIEGE.format("KAT", "march", 9, "march", "KAT"), "KAT")
    del world.land.banners["morven"]
    out = go(world, [AS_IT_IS, Storm("march", "k"), StayOut()], [hit(1), hit(0)])
    assert [x.why for x in out.told(InfluenceGained)] == ["capture"]
    world = world_of(SIEGE.format("KAT", "march", 9, "march", "KAT"), "KAT")
    del world.land.banners["morven"]
    deeds, _ = act(world, Storm("march", "k"), [hit(1), hit(0)], [StayOut()])
    assert deeds[0] == Deed("battle", "march", ("KAT",), victors=("KAT",))
    assert captured(deeds) == [("march", "KAT", "SHA", "town")]


@pytest.mark.parametrize("ours, theirs, dice, winners", [
    (5, 3, [1, 0], ("KAT",)), (5, 3, [0, 1], ("KAT",)), (4, 3, [0, 1], ()), (4, 3, [0, 2], ("SHA",)),
])  # fmt: skip
def test_who_has_won_an_assault(ours, theirs, dice, winners):
    """RW-ASLT-12  More units after it; if tied nobody."""
    world = world_of(SIEGE.format("KAT", "march", ours, "march", "KAT"), "KAT", "morven", theirs)
    deeds, _ = act(world, Storm("march", "k"), [hit(n) for n in dice])
    (deed,) = deeds
    assert deed.winners == winners and deed.kind == ("battle" if winners else "draw")
    if winners:
        assert (deed.losers, deed.beaten) == ((("SHA",), theirs) if winners == ("KAT",) else (("KAT",), ours))


def test_a_noble_alone_takes_a_place():
    """RW-ASLT-12  No unit is left on either side, and the besieging noble is: captured, and nobody has won the battle."""
    world = world_of(SIEGE.format("KAT", "march", 1, "march", "KAT"), "KAT", "morven", 0)
    deeds, _ = act(world, Storm("march", "k"), [hit(1), hit(1)], [StayOut()])
    assert [deed.kind for deed in deeds] == ["draw", "capture"] and deeds[0].slain == (Slain("morven", "SHA", ("KAT",)),)


def test_the_besieged_win_a_sortie():
    """RW-SORT-02, RW-ASLT-12  Whoever calls it."""
    world = world_of("SHA.k general at kiertz: 4 foot; siege kiertz SHA 0", "KAT", "katzowic_head", 4)
    deeds, _ = act(world, Sally("kiertz", ""), [hit(2), hit(0)])
    assert deeds == [Deed("battle", "kiertz", ("KAT",), ("SHA",), 4, victors=("KAT",))]


def test_all_with_units_on_the_winning_side():
    """RW-CAM-INF-02  Two houses and the Empire beside each other; a noble who leads nobody has not taken part with units."""
    text = """
        KAT.k general at fields: 4 foot, from knorow; GLI.g general at fields: 2 foot; SVE.s general at fields
        IMP.i general at fields: 1 foot; SHA.e general at fields: 3 foot; WKA.w general at fields
    """.replace("at fields\n", "at fields:\n")
    deeds, _ = act(world_of(text, "KAT"), AttackArmy("fields"), [hit(2), hit(1)])
    assert deeds == [Deed("battle", "fields", ("KAT", "GLI", "IMP"), ("SHA", "WKA"), 3, victors=("KAT", "GLI", "SVE", "IMP"))]
    out = go(world_of(text, "KAT"), [AS_IT_IS, AttackArmy("fields")], [hit(2), hit(1)])
    won = [(x.faction, x.why) for x in out.told(InfluenceGained)]
    assert won == [("KAT", "battle"), ("GLI", "battle"), ("GLI", "imperial-battle")]


def test_with_count_nobles_a_noble_is_a_unit():
    """RW-GEN-02  count_nobles = true: who leads nobody takes part with a unit, himself."""
    text = "KAT.k general at fields: 4 foot, from knorow; SVE.s general at fields:; SHA.e general at fields: 2 foot"
    deeds, _ = act(world_of(text, "KAT", count_nobles=True), AttackArmy("fields"), [hit(0), hit(0)])
    assert deeds == [Deed("battle", "fields", ("KAT", "SVE"), ("SHA",), 3, victors=("KAT", "SVE"))]


def test_a_drawn_battle():
    """RW-FIELD-05  Nobody has won; who has fallen has been killed all the same."""
    text = "KAT.k general at fields: 1 foot, from knorow; SHA.e general at fields: 1 foot"
    deeds, _ = act(world_of(text, "KAT"), AttackArmy("fields"), [hit(0), hit(0)])
    assert [(x.kind, x.winners, x.slain) for x in deeds] == [("draw", (), ())]
    deeds, _ = act(world_of(text, "KAT"), AttackArmy("fields"), [hit(2), hit(2)])
    assert deeds == [Deed("draw", "fields", slain=(Slain("k", "KAT", ("SHA",)), Slain("e", "SHA", ("KAT",))))]


def relief() -> World:
    return world_of("""
        SHA.e general at kiertz: 5 foot; siege kiertz SHA 0; GLI.g general at kiertz: 6 foot, from rudern; kiertz SVE: 1 foot
    """, "GLI")


def test_who_stays_inside_has_not_won_a_relief():
    """RW-RELIEF-04, RW-CAM-INF-02  Katzowic joins with all his units, Svebod stays inside; all that fought count, nobody
    else."""
    deeds, _ = act(relief(), Relieve("kiertz"), [hit(3), hit(0)], [JoinBattle(), StayInside()])
    assert [(x.kind, x.winners, x.beaten) for x in deeds] == [("battle", ("KAT", "GLI"), 5)]
    deeds, _ = act(relief(), Relieve("kiertz"), [hit(3), hit(0)], [StayInside(), StayInside()])
    assert [x.winners for x in deeds] == [("GLI",)]


# ---- killed nobles ---------------------------------------------------------------------------------------------------
def test_all_with_units_on_the_other_side_have_killed_him():
    """RW-CAM-X-05  If several, all count; who had a noble there and no unit has not."""
    text = """
        KAT.k general at fields: 2 foot, from knorow; GLI.g general at fields: 2 foot; SVE.s general at fields:
        SHA.e general at fields: 1 foot
    """
    deeds, _ = act(world_of(text, "KAT"), AttackArmy("fields"), [hit(2), hit(0)])
    assert deeds[0].slain == (Slain("e", "SHA", ("KAT", "GLI")),)


def test_a_noble_of_the_winners_falls():
    """RW-CAM-X-05  In a won battle too: by who has lost it."""
    text = "KAT.k general at fields: 1 foot, from knorow; GLI.g general at fields: 9 foot; SHA.e general at fields: 6 foot"
    world = world_of(text, "KAT")
    del world.land.banners["g"]
    deeds, _ = act(world, AttackArmy("fields"), [hit(0), hit(2)])
    assert deeds == [Deed("battle", "fields", ("SHA",), ("KAT",), 1, (Slain("k", "KAT", ("SHA",)),), victors=("SHA",))]


def test_a_noble_killed_by_the_people_of_an_empty_town():
    """RW-CAM-X-05  By nobody: no faction had a unit there."""
    world = world_of(SIEGE.format("KAT", "march", 1, "march", "KAT"), "KAT", militia="d6_dice")
    del world.land.banners["morven"]
    deeds, _ = act(world, Storm("march", "k"), [6, hit(0), hit(6)])
    assert [(x.kind, x.slain) for x in deeds] == [("draw", (Slain("k", "KAT", ()),))]


def test_a_noble_who_finds_no_haven():
    """RW-RETR-05, RW-CAM-X-05  (ours)  He counts as killed by who has beaten him."""
    text = "KAT.k general at fields: 4 foot, from knorow; SHA.e general at fields: 2 foot"
    world = world_of(text, "KAT")
    for at in world.land.provinces.values():
        at.owner = "KAT" if at.owner in ("SHA", "WKA") else at.owner
    deeds, _ = act(world, AttackArmy("fields"), [hit(0), hit(0)])
    assert [x for deed in deeds for x in deed.slain] == [Slain("e", "SHA", ("KAT",))]


# ---- captures --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("captor, kind", [("WKA", ""), ("GRA", ""), ("IMP", "imperial")])
def test_what_a_captured_place_is_then(captor, kind):
    """RW-CAM-X-02  Manorial, whoever takes it; what imperial armies take is imperial.  The sermo's church town, too."""
    world = world_of(SIEGE.format(captor, "hill", 9, "hill", captor), captor)
    world.land.relations["IMP"]["URA"] = world.land.relations["URA"]["IMP"] = "hostile"
    world.land.sieges["hill"].members = ["k"]
    deeds, _ = act(world, Storm("hill", "k"), [hit(2), hit(0)], [StayOut()])
    assert captured(deeds) == [("hill", captor, "URA", "town")]
    assert powers(world).kinds.get("hill", "") == kind and world.land.provinces["hill"].owner == captor


@pytest.mark.parametrize("owner, captor, kind", [
    ("IMP", "WKA", ""), ("WKA", "KAT", ""), ("WKA", "IMP", "imperial"), ("IMP", "GRA", ""),
])  # fmt: skip
def test_strzegom_goes_from_hand_to_hand(owner, captor, kind):
    """RW-CAM-X-02  Taken by Western Kardom it is theirs, manorial; retaken by Katzowic his; by an imperial general imperial
    again."""
    world = world_of(SIEGE.format(captor, "strzegom", 9, "strzegom", captor), captor)
    world.land.provinces["strzegom"].owner = owner
    if owner != "IMP":
        del powers(world).kinds["strzegom"]
    world.land.garrisons = {"strzegom.IMP": msgspec.structs.replace(world.land.garrisons["strzegom.IMP"], faction=owner)}
    world.land.garrisons["strzegom.IMP"].units = {"foot": 1}
    world.land.sieges["strzegom"].members = ["k"]
    act(world, Storm("strzegom", "k"), [hit(1), hit(0)], [StayOut()])
    assert (world.land.provinces["strzegom"].owner, powers(world).kinds.get("strzegom", "")) == (captor, kind)


def test_a_fortress_is_remembered_as_one():
    """RW-ASLT-11, RW-CAM-INF-01  Damaged by the League it was a fortress when it was taken."""
    world = world_of(SIEGE.format("WKA", "keep", 9, "keep", "WKA"), "WKA")
    world.land.garrisons["keep.GLI"].units = {"foot": 1}
    deeds, _ = act(world, Storm("keep", "k"), [hit(1), hit(0)])
    assert captured(deeds) == [("keep", "WKA", "GLI", "fortress")] and world.land.provinces["keep"].site == "damaged"


def test_it_is_settled_before_the_next_act():
    """RW-X-10  What one act has done does not count twice."""
    text = SIEGE.format("KAT", "march", 9, "march", "KAT")
    world = world_of(text + "; SHA.f general at march: 8 foot", "KAT", "morven", 3)
    out = go(world, [AS_IT_IS, Storm("march", "k")], [hit(1), hit(0)])
    assert len(out.told(InfluenceGained)) == 1 and not powers(world).now


def test_attacking_a_large_garrison_is_a_battle():
    """RW-KIND-03, RW-CAM-INF-02  A field battle that takes nothing."""
    world = world_of("KAT.k general at march: 9 foot", "KAT", "morven", 6)
    deeds, _ = act(world, AttackGarrison("march", 0, ""), [hit(6), hit(0)])
    assert [(x.kind, x.winners, x.beaten) for x in deeds] == [("battle", ("KAT",), 6)]
