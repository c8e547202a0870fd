"""CN-PASS  The player characters on their way past troops."""

from __future__ import annotations

import pytest

from montjoy.core.effects import UMPIRE
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.protocol import events
from montjoy.games.clusta.protocol.battle_events import MarginMade
from montjoy.games.clusta.protocol.questions import UmpireRound
from montjoy.games.clusta.rules.campaign import adventurers, undead
from tests.games.clusta.acting import Table
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


# ---- in a game that is played ------------------------------------------------------------------------------------------
CAMPS = ("trakorians kaelve 0102", "trakorians camp 0102 West", "trakorians tasseluka 0102 leads 5", "trakorians 5 0102 200",
         "ransards trugdan 0902", "ransards grisban 0402 leads 6", "ransards 6 0402 400")  # fmt: skip


@pytest.mark.parametrize(("die", "met"), [(9, [("main_force", "0102")]), (10, [("patrol", "0102")]), (20, [("patrol", "0102")]),
                                          (21, [])])
def test_they_pass_in_a_game(die, met):
    """CN-PASS-01, CN-PASS-02, CN-PASS-03  The umpire writes where they go; he alone is told whom they meet, on what ground, and
    how many. Beside a battalion: 20 of 100, below half of it the main force."""
    writes = {("umpire", 0): "day 0 round 2: pcs_at 0202"}
    table = Table(*CAMPS, writes=writes, dice={"CN-PASS-01": die, "CN-PASS-03": 2}).until(1)
    found = table.told("umpire", events.PartyMet)
    assert [(one.what, one.where) for one in found] == met and all(one.terrain == "open" for one in found)
    assert [(one.officers, one.soldiers) for one in found if one.what == "patrol"] == [(1, 4)] * (met[:1] == [("patrol", "0102")])
    assert bool(table.told("umpire", events.PartyUnseen)) == (not met)
    quiet = Table(*CAMPS).until(1)
    for side in ("trakorians", "ransards"):
        assert table.session.streams[side].items == quiet.session.streams[side].items


@pytest.mark.parametrize(("event", "margin"), [("", 2), ("day 0 pcs_in_battle 0102 trakorians", 7)])
def test_they_fight_in_a_game(event, margin):
    """CN-GAP-02  They take part in the battle in their hex: a gap in the enemy's line gives their side +5 on its next tactics
    roll."""
    table = Table(*CAMPS, events=event, pc_random_events=True, dice={"CN-GAP-02": 2, "tactics": {0: 12, 1: 15}},
                  writes={("ransards", 0): "to grisban:\n from now: attack 0102"}).until(0, 3)  # fmt: skip
    assert [made.margin for made in table.told("trakorians", MarginMade)][1:2] == [margin]


def test_word_comes_from_the_adventure_in_the_middle_of_a_day():
    """CN-GEN-09, CN-PASS-01  The umpire who asks for it is asked in every round, by night too: the player characters pass
    where they are then, and he can tell the other umpire at once whom they meet; else he is asked in the mornings."""
    writes = {("umpire", 0): "ask rounds", ("umpire", 0, 4): "day 0 round 4: pcs_at 0202",
              ("umpire", 0, 8): "day 0 night 2: pcs_at 0502", ("umpire", 1): "ask mornings"}  # fmt: skip
    table = Table(*CAMPS, writes=writes, dice={"CN-PASS-01": 15, "CN-PASS-03": 2}).until(2)
    assert not table.writes
    assert [(one.where, one.what) for one in table.told("umpire", events.PartyMet)] == [("0102", "patrol"), ("0402", "patrol")]
    asked = [item.ask for item in table.session.streams["umpire"].items if isinstance(item, Asked)]
    assert [(ask.day, ask.slot) for ask in asked if isinstance(ask, UmpireRound)] == [(0, slot) for slot in range(2, 10)]
    quiet = Table(*CAMPS).until(2)
    for side in ("trakorians", "ransards"):
        assert table.session.streams[side].items == quiet.session.streams[side].items
