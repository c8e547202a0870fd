"""Marches (RW-CAM-MOV): their price, who goes together, from which purse, what stops them, and what happens without resources."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.script import hit, scripted
from montjoy.core.session.streams import asked
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import Known
from montjoy.games.rudern.protocol.campaign_events import DiedOfWant, StepsBought
from montjoy.games.rudern.protocol.campaign_questions import Advance, AdvanceAs, AdvanceTogether
from montjoy.games.rudern.protocol.events import BattleUndecided, MarchStopped, Paid
from montjoy.games.rudern.protocol.questions import (
    Along,
    AttackGarrison,
    BeginSiege,
    BeginSiegeWith,
    ComeOut,
    FallUpon,
    Go,
    JoinSiege,
    LeaveSiege,
    LetPass,
    Storm,
)
from montjoy.games.rudern.rules.campaign.marching import advance, why_not_advance, why_not_set_out
from tests.games.rudern.board import END, go, opts, private, public, seen, units, why
from tests.games.rudern.rules.campaign.lands import NONE, PASS, begun, campaign, form

# A road of four borders of 2 over hostile ground, and one of 4.
ROAD = """
    factions KAT SVE; round 2
    town rock KAT; town own SVE; field f1; field f2; field f3; field f4; field wide
    rock - f1; f1 - f2; f2 - f3; f3 - f4; rock - wide 4; f4 - own
    KAT.a head in rock: {}, chest 9; SVE.z head in own: 3 foot; treasury KAT 9; treasury SVE 5; seat KAT rock; seat SVE own
"""


def march(banner: str, *to: tuple[str, int]) -> list[Advance]:
    return [Advance(banner, place, price) for place, price in to]


# ---- who moves -------------------------------------------------------------------------------------------------------
def test_only_nobles_move_units():
    """RW-CAM-MOV-01  A garrison without a noble is offered no march; a noble may travel alone."""
    world = campaign("""
        factions KAT SVE; round 2; town rock KAT; town hold KAT; town own SVE; rock - hold; hold - own; field moor; moor - rock
        hold KAT: 4 foot; KAT.a general in rock: chest 1; SVE.z head in own: 3 foot; seat KAT rock; seat SVE own
    """)
    out = go(world, [NONE])
    assert opts(out, Advance) == [Advance("a", "hold", 1), Advance("a", "moor", 1)] and not opts(out, AdvanceTogether)
    assert why(why_not_advance(seen(world), Advance("hold.KAT", "rock", 1))) == ("RW-GEN-04", "no-such-banner")
    assert why(why_not_advance(seen(world), Advance("z", "hold", 1))) == ("RW-GEN-04", "not-your-banner")
    assert why(why_not_advance(seen(world, "SVE"), Advance("z", "hold", 1))) == ("RW-GEN-08", "not-your-impulse")


# ---- the price -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("led, prices", [
    ("3 foot", [1, 1, 1, 1]), ("3 cavalry", [1, 1, 0, 1]), ("3 cavalry 1 foot", [1, 1, 1, 1]), ("0 foot", [1, 0, 1, 0]),
])  # fmt: skip
def test_the_slowest_unit_counts(led, prices):
    """RW-CAM-MOV-02  Borders of 2: foot (2 steps) 1, 2, 3, 4 in all; cavalry alone (3 steps) 1, 2, 2, 3; a noble alone (4 steps)
    1, 1, 2, 2."""
    text = ROAD.format(led).replace("0 foot, ", "") + "rock KAT: 1 foot"
    acts = march("a", *zip(["f1", "f2", "f3", "f4"], prices))
    world = campaign(text)
    out = go(world, [NONE, *acts])
    assert world.land.banners["a"].at == "f4" and world.chests["a"] == 9 - sum(prices)
    assert world.land.factions["KAT"].used == sum(prices)
    assert [x.price for x in out.told(StepsBought)] == [n for n in prices if n]
    assert out.told(Paid) == [Paid("KAT", "a", n) for n in prices if n]


@pytest.mark.parametrize("led, price", [("3 foot", 2), ("3 cavalry", 2), ("0 foot", 1)])
def test_a_long_border(led, price):
    """RW-CAM-MOV-02  Of length 4: foot 2, cavalry 2, a noble alone 1; at another price it is not offered."""
    world, out = begun(ROAD.format(led).replace("0 foot, ", "") + "rock KAT: 1 foot")
    assert Advance("a", "wide", price) in opts(out)
    assert why(why_not_advance(seen(world), Advance("a", "wide", price + 1))) == ("RW-CAM-MOV-02", "costs-otherwise")


def test_steps_left_over_last_until_the_impulse_ends():
    """RW-CAM-MOV-02  Cavalry has one step left after each border: it goes on with it, and loses it at the end."""
    world = campaign(ROAD.format("3 cavalry"))
    go(world, [NONE, *march("a", ("f1", 1)), END, *PASS, NONE, *march("a", ("f2", 1), ("f3", 1))])
    assert world.chests["a"] == 6 and world.land.campaign.steps["a"] == 2


def test_nothing_else_limits_it():
    """RW-CAM-MOV-02  Five borders to and fro in one impulse with a limit of 5; the sixth is refused by the limit alone."""
    world = campaign(ROAD.format("3 foot"))
    steps = march("a", ("f1", 1), ("rock", 1), ("f1", 1), ("rock", 1), ("f1", 1))
    go(world, [NONE, *steps])
    assert world.land.banners["a"].moves == 2
    assert why(why_not_advance(seen(world), Advance("a", "f2", 1))) == ("RW-GEN-10", "campaign-limit")


def test_a_type_without_steps_never_moves():
    """RW-CAM-MOV-02  A row that says 0 steps: no resource moves it, and no division fails."""
    world = campaign(ROAD.format("3 foot"))
    rows = [msgspec.structs.replace(u, steps_per_resource=0) if u.type == "foot" else u for u in world.units.rows]
    world.units = UnitTable(world.units.name, tuple(rows), world.units.number)
    out = go(world, [NONE])
    assert not opts(out, Advance) and why(why_not_advance(seen(world), Advance("a", "f1", 1))) == ("RW-GEN-10", "campaign-limit")


# ---- together --------------------------------------------------------------------------------------------------------
PAIR = ROAD.format("3 foot") + "KAT.b general in rock: 3 foot; KAT.c general in rock: 2 cavalry; "


def test_together_from_one_chest():
    """RW-CAM-MOV-03  Two foot banners over two borders of 2, chests 4 and 0: all 4 from the first, limit used 4."""
    world = campaign(PAIR.replace("chest 9", "chest 4"))
    out = go(world, [NONE, AdvanceTogether("rock", "f1"), Along("b"), Along("a"), Go(),
                     AdvanceTogether("f1", "f2"), Along("a"), Along("b"), Go()])
    assert (world.chests["a"], world.chests["b"], world.land.factions["KAT"].used) == (0, 0, 4)
    assert world.land.banners["a"].at == world.land.banners["b"].at == "f2"
    assert [x.price for x in out.told(StepsBought)] == [2, 2]


def test_each_pays_for_itself_first():
    """RW-CAM-MOV-03  Each banner at its own price from its own chest, and only what is lacking from another's."""
    world = campaign(PAIR.replace("b general in rock: 3 foot", "b general in rock: 3 foot, chest 1"))
    go(world, [NONE, AdvanceTogether("rock", "f1"), Along("a"), Along("b"), Along("c"), Go()])
    assert (world.chests["a"], world.chests["b"], world.chests["c"]) == (7, 0, 0)
    assert world.land.campaign.steps == {"a": 0, "b": 0, "c": 1}


def test_who_cannot_be_paid_for_does_not_come_along():
    """RW-CAM-MOV-03  A chest of 2 takes two along and no third; alone b has nothing to march with."""
    world = campaign(PAIR.replace("chest 9", "chest 2"))
    out = go(world, [NONE])
    assert {x.banner for x in opts(out, Advance) if x.to == "f1"} == {"a"}
    out = go(campaign(PAIR.replace("chest 9", "chest 2")), [NONE, AdvanceTogether("rock", "f1"), Along("b")])
    assert list(out.pending.options) == [Along("a")]
    out = go(campaign(PAIR.replace("chest 9", "chest 2")), [NONE, AdvanceTogether("rock", "f1"), Along("b"), Along("a")])
    assert list(out.pending.options) == [Go()]


def test_they_arrive_and_fight_together():
    """RW-CAM-MOV-03  The armies of both meet the enemy at once."""
    world = campaign(PAIR + "SVE.y general at f1: 2 foot")
    out = go(world, [NONE, AdvanceTogether("rock", "f1"), Along("a"), Along("b"), Go()], [hit(3), hit(0)])
    assert len(out.rolls) == 2 and "y" not in world.land.banners


def test_what_others_know_of_it():
    """RW-CAM-MOV-03, RW-GEN-13  Which of their chests has paid nobody sees: each may hold that much less."""
    world = campaign(PAIR.replace("b general in rock: 3 foot", "b general in rock: 3 foot, chest 4"))
    go(world, [form(a=9, b=4, c=0)])
    world.known = {"SVE": {"a": Known(8, 9), "b": Known(3, 5), "KAT": Known(0, 20)}}
    scripted(advance(world, ["a", "b"], "f1"))
    assert world.known["SVE"]["a"] == Known(6, 9) and world.known["SVE"]["b"] == Known(1, 5)
    assert (world.chests["a"], world.chests["b"]) == (8, 3)


def test_what_a_march_is_called():
    """RW-CAM-MOV-02, RW-CAM-MOV-04  Its price and whose purse pays it are said before it is made, and whose siege it leaves."""
    text = ROAD.format("3 foot").replace("in rock: 3", "at f1: 3")
    world = campaign(text)
    out = go(world, [NONE])
    called = [game.label(seen(world), asked(1, out.pending), x) for x in opts(out, Advance)]
    assert called == [
        AdvanceAs("a", "rock", 1, 0, "", "", False), AdvanceAs("a", "f2", 1, 0, "a", "", False),
    ]  # fmt: skip
    world = campaign(SIEGE.format("3 foot", 2) + "siege pole KAT 1")
    out = go(world, [NONE])
    called = [game.label(seen(world), asked(1, out.pending), x) for x in opts(out, Advance)]
    assert AdvanceAs("a", "own", 1, 0, "a", "pole", False) in called


# ---- from which purse ------------------------------------------------------------------------------------------------
def test_the_province_entered_decides():
    """RW-CAM-MOV-04  Own to hostile: the chest; hostile to own: the treasury; both count against the limit. With
    supply = treasury all is paid from the treasury."""
    for supply, purses in (("chest", (8, 9)), ("treasury", (9, 8))):
        world = campaign(ROAD.format("3 foot"), supply=supply)
        go(world, [NONE, *march("a", ("f1", 1))])
        assert (world.chests["a"], world.treasuries["KAT"]) == (purses[0], purses[1] + 1)
    world = campaign(ROAD.format("3 foot"))
    out = go(world, [NONE, *march("a", ("f1", 1), ("rock", 1))])
    assert (world.chests["a"], world.treasuries["KAT"], world.land.factions["KAT"].used) == (8, 9, 2)
    assert [x.purse for x in out.told(Paid)] == ["a", ""] and not private(out, "SVE")


def test_a_treasury_too_small_at_home():
    """RW-CAM-MOV-04, RW-CAM-MOV-06  From home to home only the treasury pays, and nobody dies of want at home."""
    text = ROAD.format("3 foot").replace("treasury KAT 9", "treasury KAT 0").replace("field f1", "village f1 KAT")
    world = campaign(text)
    go(world, [form(a=10)])
    assert world.treasuries["KAT"] == 0
    assert why(why_not_advance(seen(world), Advance("a", "f1", 1))) == ("RW-CAM-MOV-04", "treasury-too-small")
    assert why(why_not_advance(seen(world), Advance("a", "wide", 2))) is None


def test_home_with_an_empty_treasury():
    """RW-CAM-MOV-04, RW-CAM-MOV-06  From hostile to home ground what the treasury lacks comes from the chests, and only then from
    the units: an army with resources does not die of want."""
    text = ROAD.format("3 foot").replace("in rock: 3", "at wide: 3").replace("treasury KAT 9", "treasury KAT 0")
    world = campaign(text)
    out = go(world, [NONE, Advance("a", "rock", 2)])
    assert (world.treasuries["KAT"], world.chests["a"]) == (0, 8) and not out.told(DiedOfWant)
    world = campaign(text.replace("chest 9", "chest 0"))
    out = go(world, [NONE, Advance("a", "rock", 2, 1)])
    assert world.treasuries["KAT"] == 0 and len(out.told(DiedOfWant)) == 1 and units(world, "a") == {"foot": 2}
    for chest in (0, 1, 9):
        world = campaign(text.replace("chest 9", f"chest {chest}"))
        world.known = {"SVE": {"KAT": Known(0, 3), "a": Known(0, 9)}}
        go(world, [NONE, Advance("a", "rock", 2, int(chest == 0))])
        for purse, amount in {**world.treasuries, **world.chests}.items():
            known = world.known["SVE"].get(purse, Known())
            assert purse in ("SVE", "z") or (known.least <= amount and (known.most is None or amount <= known.most))


# ---- what stops a march ----------------------------------------------------------------------------------------------
def test_through_a_hostile_towns_province():
    """RW-CAM-MOV-05  A garrison of any size does not stop it, nor does the place."""
    text = ROAD.format("3 foot").replace("field f1", "town f1 SVE; f1 SVE: 9 foot")
    world = campaign(text)
    out = go(world, [NONE, *march("a", ("f1", 1), ("f2", 1))])
    assert world.land.banners["a"].at == "f2" and not out.rolls


def test_a_lost_and_a_drawn_battle_stop_it():
    """RW-CAM-MOV-05  Who has lost is in his refuge, who has drawn is back where he came from, and neither marches on; who has won
    does."""
    text = ROAD.format("3 foot") + "SVE.y general at f1: 3 foot"
    for dice, at, able in (([hit(0), hit(2)], "rock", False), ([hit(1), hit(1)], "rock", False), ([hit(2), hit(1)], "f1", True)):
        world = campaign(text)
        out = go(world, [NONE, *march("a", ("f1", 1))], dice)
        assert world.land.banners["a"].at == at
        assert ("a" in [x.banner for x in opts(out, Advance)]) is able
        if not able:
            assert why(why_not_set_out(seen(world), "a", "f1")) == ("RW-CAM-MOV-05", "stopped")
    world = campaign(text)
    go(world, [NONE, *march("a", ("f1", 1)), END, *PASS, NONE, *march("a", ("wide", 2))], [hit(1), hit(1)])
    assert world.land.banners["a"].at == "wide"


def test_who_came_out_and_drew_marches_no_more():
    """RW-CAM-MOV-05  He is back inside the place he came out of, and stopped."""
    world = campaign(ROAD.format("3 foot") + "SVE.y general at rock: 3 foot")
    out = go(world, [NONE, ComeOut("a", "rock")], [hit(1), hit(1)])
    assert BattleUndecided("rock") in public(out) and world.land.banners["a"].inside
    assert not opts(out, Advance) and why(why_not_set_out(seen(world), "a", "f1")) == ("RW-CAM-MOV-05", "stopped")


def test_an_intruder_who_draws_marches_no_more():
    """RW-CAM-MOV-05  A fortress falls upon him and nobody wins: the garrison is back inside, he stays, and is stopped; let
    through he marches on."""
    text = ROAD.format("3 foot").replace("field f1", "fortress f1 SVE; f1 SVE: 4 foot")
    world = campaign(text)
    out = go(world, [NONE, *march("a", ("f1", 1)), FallUpon()], [hit(1), hit(2)])
    assert BattleUndecided("f1") in public(out) and world.land.banners["a"].at == "f1" and not opts(out, Advance)
    out = go(campaign(text), [NONE, *march("a", ("f1", 1)), LetPass()])
    assert opts(out, Advance)


def test_the_power_stop():
    """RW-CAM-MOV-05  fortress_power = stop: entering ends the march, without a battle."""
    text = ROAD.format("3 foot").replace("field f1", "fortress f1 SVE; f1 SVE: 4 foot")
    out = go(campaign(text, fortress_power="stop"), [NONE, *march("a", ("f1", 1))])
    assert MarchStopped("SVE", "f1") in public(out) and not opts(out, Advance) and not out.rolls


def test_not_out_of_a_besieged_place():
    """RW-CAM-MOV-05  Nor into one: who arrives at a siege stays outside."""
    world, out = begun(ROAD.format("3 foot") + "SVE.y general at rock: 5 foot; siege rock SVE 1")
    assert not opts(out, Advance) and not opts(out, AdvanceTogether)
    assert why(why_not_set_out(seen(world), "a", "f1")) == ("RW-CAM-MOV-05", "besieged")


# ---- without resources -----------------------------------------------------------------------------------------------
ABROAD = ROAD.format("{}").replace("in rock: ", "at f1: ").replace("chest 9", "chest {}")


def test_a_unit_dies_for_a_resource():
    """RW-CAM-MOV-06  Chest 0: each resource of steps costs a unit, which counts against the limit, before the march."""
    world = campaign(ABROAD.format("3 foot", 0))
    out = go(world, [NONE, Advance("a", "f2", 1, 1), Advance("a", "f3", 1, 1)])
    assert units(world, "a") == {"foot": 1} and world.land.factions["KAT"].used == 2
    assert [type(x).__name__ for x in public(out) if isinstance(x, StepsBought | DiedOfWant)] == ["StepsBought", "DiedOfWant"] * 2


def test_chests_first():
    """RW-CAM-MOV-06  A border of 4 with foot and 1 in the chest: the chest first, then one unit; with too few units, not at
    all."""
    wide = ABROAD.replace("f1 - f2", "f1 - f2 4")
    world = campaign(wide.format("3 foot", 1))
    go(world, [NONE, Advance("a", "f2", 2, 1)])
    assert world.chests["a"] == 0 and units(world, "a") == {"foot": 2} and world.land.factions["KAT"].used == 2
    poor, out = begun(wide.format("1 foot", 0))
    assert "f2" not in [x.to for x in opts(out, Advance)]
    assert why(why_not_advance(seen(poor), Advance("a", "f2", 2, 1))) == ("RW-CAM-MOV-06", "too-few-to-die")


def test_who_dies_of_want():
    """RW-CAM-MOV-06  Fewest lives, then the cheaper; of equal units that of the banner with most of them, wherever it stands in
    the list."""
    world = campaign(ABROAD.format("1 elephant 2 cavalry 1 foot", 0) + "most KAT 9 foot 9 cavalry 9 elephant")
    out = go(world, [NONE, Advance("a", "f2", 1, 1), Advance("a", "f3", 1, 1)])
    assert [x.kind for x in out.told(DiedOfWant)] == ["foot", "cavalry"]
    for first, second, dead in ((1, 3, "b"), (3, 1, "a")):
        world = campaign(ABROAD.format(f"{first} foot", 0) + f"KAT.b general at f1: {second} foot")
        out = go(world, [NONE, AdvanceTogether("f1", "f2"), Along("a"), Along("b"), Go()])
        assert out.told(DiedOfWant)[0].body == dead and len(out.told(DiedOfWant)) == 2


def test_a_noble_alone_goes_on_for_the_limit():
    """RW-CAM-MOV-06  Without units and resources he buys steps for nothing but the limit."""
    world = campaign(ABROAD.format("1 foot", 0).replace("1 foot, ", "chest 0").replace("chest 0chest 0", "chest 0"))
    out = go(world, [NONE, Advance("a", "f2", 1), Advance("a", "f3", 0), Advance("a", "f4", 1)])
    assert world.land.factions["KAT"].used == 2 and not out.told(DiedOfWant) and world.land.banners["a"].at == "f4"


@pytest.mark.parametrize("out_of_supply", ["unit_dies", "forbidden"])
def test_or_it_is_forbidden(out_of_supply):
    """RW-CAM-MOV-06  out_of_supply = forbidden: no march, no siege, no assault without resources; and nobody dies.  With
    out_of_supply = unit_dies there is each of them."""
    dies = out_of_supply == "unit_dies"
    world = campaign(ABROAD.format("3 foot", 0), out_of_supply=out_of_supply)
    out = go(world, [NONE])
    assert bool([x for x in opts(out, Advance) if x.to == "f2"]) is dies
    if not dies:
        assert why(why_not_advance(seen(world), Advance("a", "f2", 1, 1))) == ("RW-CAM-MOV-04", "march-too-dear")
    town = SIEGE.format("4 foot", 0)
    assert bool(opts(go(campaign(town, out_of_supply=out_of_supply), [NONE]), BeginSiege)) is dies
    assert bool(opts(go(campaign(town + "siege pole KAT 1", out_of_supply=out_of_supply), [NONE]), Storm)) is dies


SIEGE = """
    factions KAT SVE; round 2; town rock KAT; town pole SVE; town own SVE; rock - pole; pole - own
    KAT.a general at pole: {}, chest {}; SVE.z head in own: 3 foot; treasury KAT 9; treasury SVE 5; seat KAT rock; seat SVE own
    rock KAT: 1 foot; pole SVE: 2 foot
"""


def test_an_assault_with_an_empty_chest():
    """RW-CAM-MOV-06  General and 5 foot, chest 0: one foot removed, then strength 5, 3 dice at a town, limit used 1."""
    world = campaign(SIEGE.format("5 foot", 0) + "siege pole KAT 1")
    out = go(world, [NONE, Storm("pole", "a-unit")], [[1] * 3, [1] * 2])
    assert out.told(DiedOfWant) == [DiedOfWant("KAT", "a", "foot", 1)] and units(world, "a") == {"foot": 4}
    assert world.land.factions["KAT"].used == 1 and world.treasuries["KAT"] == 10
    assert world.known["SVE"]["a"] == Known(0, 0)


def test_a_siege_begun_with_an_empty_chest():
    """RW-CAM-MOV-06  The unit dies before strength is counted: 4 against 2 is enough, 3 is not; and of the banners that are named
    one loses it, not one that stands beside them."""
    assert opts(go(campaign(SIEGE.format("3 foot", 0)), [NONE]), BeginSiege) == []
    world = campaign(SIEGE.format("4 foot", 0))
    go(world, [NONE, BeginSiege("pole", "a-unit")])
    assert units(world, "a") == {"foot": 3} and world.land.sieges["pole"].members == ["a"]
    world = campaign(SIEGE.format("5 foot", 0) + "KAT.b general at pole: 5 foot; KAT.c general at pole: 3 foot")
    go(world, [NONE, BeginSiegeWith("pole", "a-unit"), Along("c"), Along("b"), Go()])
    assert units(world, "a") == {"foot": 5} and sorted(sum(units(world, x).values()) for x in "bc") == [3, 4]


def test_who_has_left_the_siege_does_not_die_for_its_assault():
    """RW-CAM-MOV-06  The acting banners are those that besiege."""
    world = campaign(SIEGE.format("3 foot", 0) + "KAT.b general at pole: 5 foot; siege pole KAT 1")
    out = go(world, [NONE, LeaveSiege("b", "pole"), Storm("pole", "a-unit")], [hit(0), hit(0)])
    assert [x.body for x in out.told(DiedOfWant)] == ["a"] and JoinSiege("b", "pole") in opts(out)


def test_a_chest_on_the_spot_pays_first():
    """RW-CAM-MOV-06  As long as any of the faction's nobles there carries a resource nobody dies."""
    out = go(campaign(SIEGE.format("3 foot", 0) + "KAT.b general at pole: 5 foot, chest 1; siege pole KAT 1"), [NONE])
    assert opts(out, Storm) == [Storm("pole", "b")]


def test_the_last_unit_dies_before_an_assault():
    """RW-CAM-MOV-06  Nothing is left to storm with: the noble alone, whose siege ends."""
    world = campaign(SIEGE.format("1 foot", 0).replace("pole SVE: 2 foot", "own SVE: 2 foot") + "siege pole KAT 1")
    out = go(world, [NONE, Storm("pole", "a-unit")], [hit(0), hit(0)])
    assert units(world, "a") == {} and "pole" not in world.land.sieges and world.land.banners["a"].at == "rock"
    assert len(out.told(DiedOfWant)) == 1


def test_a_further_attack_on_a_large_garrison():
    """RW-CAM-MOV-06  The first is free, the second costs a unit where the chest is empty."""
    world = campaign(SIEGE.format("9 foot", 0).replace("pole SVE: 2 foot", "pole SVE: 9 foot"))
    out = go(world, [NONE, AttackGarrison("pole", 0, "")], [hit(1), hit(0)])
    assert not out.told(DiedOfWant) and opts(out, AttackGarrison) == [AttackGarrison("pole", 1, "a-unit")]


def test_standing_still_costs_nothing():
    """RW-CAM-MOV-06  And everybody knows then that those chests are empty, when a unit has died."""
    world = campaign(ABROAD.format("3 foot", 0))
    out = go(world, [NONE, END, *PASS, NONE])
    assert not out.told(DiedOfWant)
    world = campaign(ABROAD.format("3 foot", 0))
    go(world, [NONE, Advance("a", "f2", 1, 1)])
    assert world.known["SVE"]["a"] == Known(0, 0)
