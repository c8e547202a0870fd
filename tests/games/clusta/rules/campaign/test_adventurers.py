"""CN-PASS  The player characters on their way past troops."""

from __future__ import annotations

import pytest

from montjoy.core.effects import UMPIRE
from montjoy.games.clusta.protocol import events
from montjoy.games.clusta.rules.campaign import adventurers, undead
from tests.games.clusta.board import board, field, run

HERE, BESIDE = "0407", "0408"
MEN = {"platoon": 40, "company": 100, "battalion": 200, "regiment": 400}
WIDE = field(*(("............",) * 6))


@pytest.mark.parametrize(
    ("size", "same", "beside"), [("platoon", 15, 0), ("company", 30, 10), ("battalion", 55, 20), ("regiment", 85, 30)]
)
def test_the_risk(size: str, same: int, beside: int):
    """CN-PASS-01  By the size of the troops: in their hex, and next to it."""
    assert adventurers.risk(MEN[size], same=True) == same
    assert adventurers.risk(MEN[size], same=False) == beside


def met(men: int, where: str, *dice: int):
    world = board(f"ransards 6 {where} {men}", sides="trakorians")
    return run(adventurers.pass_by(world, HERE), dice)


def test_a_company_beside_the_way():
    """CN-PASS-01  Company adjacent: 10 is a patrol, 11 nothing; a platoon adjacent never, and no die is thrown."""
    assert met(100, BESIDE, 10, 4).value[0].what == "patrol"
    assert met(100, BESIDE, 11).value == []
    assert met(40, BESIDE).value == []


@pytest.mark.parametrize(("rolled", "what"), [(27, "main_force"), (28, "patrol"), (55, "patrol"), (56, "nothing")])
def test_patrol_or_main_force(rolled: int, what: str):
    """CN-PASS-02  Battalion in its hex: strictly below half of 55 it is the main force."""
    found = met(200, HERE, rolled, *([2] if what == "patrol" else [])).value
    assert [m.what for m in found] == ([] if what == "nothing" else [what])


def test_half_of_an_even_chance():
    """CN-PASS-02  30%: 14 is the main force, 15 a patrol."""
    assert met(100, HERE, 14).value[0].what == "main_force"
    assert met(100, HERE, 15, 1).value[0].what == "patrol"


@pytest.mark.parametrize(
    ("size", "die", "officers", "soldiers"),
    [("platoon", 5, 0, 3), ("company", 6, 1, 6), ("battalion", 4, 1, 6), ("regiment", 10, 1, 11), ("regiment", 1, 1, 2)],
)
def test_who_is_in_the_patrol(size: str, die: int, officers: int, soldiers: int):
    """CN-PASS-03  1T3; an officer and 1T6, 1T4+2, 1T10+1."""
    assert run(adventurers.patrol(MEN[size], "ransards", HERE), [3 if size == "platoon" else die]).value == (officers, soldiers)


def test_a_stack_counts_once_and_the_umpire_alone_is_told():
    """CN-PASS-01  Two companies in one hex are one body of 200 men: one roll at 55%; a second body rolls for itself."""
    world = board(f"ransards 6 {HERE} 100", f"ransards 7 {HERE} 100", f"trakorians 5 {BESIDE} 200")
    out = run(adventurers.pass_by(world, HERE), [21, 21])
    assert len(out.rolls) == 2
    assert [to for to, _ in out.events] == [UMPIRE]
    assert out.told(events.PartyMet)[0].what == "main_force"
    assert not hasattr(out.value[0], "discovered")
    assert world.party.hex == HERE


def test_nobody_about():
    """CN-PASS-01  No troops near: nothing happens, and the umpire hears so."""
    world = board("ransards 6 0420 100", sides="trakorians")
    assert run(adventurers.pass_by(world, HERE)).events == [(UMPIRE, events.PartyUnseen(HERE))]


def test_the_party_meets_whoever_stands_there() -> None:
    """CN-PASS-01  Any side's troops, also the dead of a side that nobody plays."""
    world = board("ransards 6 0602 180", "trakorians 2 0002 200", map=WIDE)
    undead.add_loose(world, "0302", 90)
    assert "crurers" not in world.sides and adventurers.bodies(world, "0302") == [("crurers", "0302", 90)]
