"""Morale, broken units and rallying: MB-MOR, MB-BRK."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import scripted
from montjoy.games.massbattle.battle.attack import count_check, strike
from montjoy.games.massbattle.battle.blows import make_blow
from montjoy.games.massbattle.battle.meeting import may_fight, may_shoot, state_of
from montjoy.games.massbattle.battle.morale import morale_die, try_to_rally
from montjoy.games.massbattle.battle.state import Body, Meeting, Result, Standing, Status
from tests.games.massbattle.fights import answer, body, one_round, start, whys

HALF = {"type": "orcs", "hp": 11, "face": "flank"}           # any hit forces a check, and it strikes nobody


def hit_once(die: int, theirs: dict[str, Any] | None = None, **more: Any) -> Meeting:
    """Men at arms hit a unit at half its points, fresh, and its morale die shows this; a rally that fails, if it breaks."""
    meeting = start("medium_infantry", {**HALF, **(theirs or {})}, **more)
    rolls = [20, die]
    if die in (2, 3):
        rolls.append(100)
    one_round(meeting, *rolls)
    return meeting


def checks(hp: int, start_: int) -> int:
    found = Body(hp=hp, start=start_)
    count_check(found)
    return found.checks


def test_mor_01_hurt_men_fight_on() -> None:
    """MB-MOR-01, MB-UNIT-07  A unit of five at 3 of 22 that hits with a 4 deals 4 x 5 = 20."""
    meeting = start({"type": "orcs", "hp": 3}, {"type": "ogres", "fresh": False})
    one_round(meeting, 14, 4, 1)
    assert body(meeting, 1).hp == 95 - 20


def test_mor_02_at_half() -> None:
    """MB-MOR-02, MB-RND-01  22: no check at 12, one at 11; 45: none at 23, one at 22; 17: one at 8, none at 9."""
    assert [checks(n, 22) for n in (12, 11)] == [0, 1]
    assert [checks(n, 45) for n in (23, 22)] == [0, 1]
    assert [checks(n, 17) for n in (9, 8)] == [0, 1]


@pytest.mark.parametrize("per_step, wanted", [(0, 2), (1, 1)], ids=["morale_batch = per_hit", "morale_batch = per_step"])
def test_mor_03_every_hit(per_step: int, wanted: int) -> None:
    """MB-MOR-03  22 hit points, hits of 5, 8 and 4 in one step: pools 17, 9, 5: two checks; with morale_batch = per_step one."""
    unit = Body(hp=22, start=22, hit=1, per_step=per_step)
    for die in (5, 8, 4):
        scripted(strike(make_blow(0, 1, needs=2, dice=(1, 8, 0), factor=2), unit, 0), [20, die])
    assert (unit.hp, unit.checks) == (5, wanted)


def test_mor_03_per_step_in_a_meeting() -> None:
    """MB-MOR-03  A troll's three hits on orcs at half: three dice, and one with morale_batch = per_step."""
    for batch, dice in (("per_hit", 3), ("per_step", 1)):
        meeting = start("troll", {**HALF, "fresh": True}, options={"morale_batch": batch})
        found = one_round(meeting, 20, 20, 1, 20, 1, *[6] * dice)
        assert whys(found).count("MB-MOR-04") == dice


def test_mor_02_x_a_harmless_hit_at_half() -> None:
    """MB-MOR-02-X  10 of 22, fresh: the hit does no damage and forces one check."""
    meeting = start("medium_infantry", {**HALF, "hp": 10})
    assert whys(one_round(meeting, 20, 6)) == ["MB-ATK-03", "MB-MOR-04"]
    assert body(meeting, 1).hp == 10


def test_mor_04_the_die() -> None:
    """MB-MOR-04, MB-T-MORALE  1 destroyed, 2 pushed back, 3 broken, 4 to 6 passed."""
    found = [start().results[face] for face in range(1, 7)]
    assert found == [Result.DESTROYED, Result.PUSHED, Result.BROKEN, Result.PASSED, Result.PASSED, Result.PASSED]
    standing = [state_of(body(hit_once(die), 1)) for die in range(1, 7)]
    assert standing == [Standing.DESTROYED, Standing.BROKEN, Standing.BROKEN, Standing.OK, Standing.OK, Standing.OK]


def test_mor_04_with_a_commander() -> None:
    """MB-MOR-04, MB-GEN-06  A bonus is added to the die, at most to 6; without one the die stands as it is."""
    assert [scripted(morale_die(Body(bonus=1)), [die]).value for die in range(1, 7)] == [2, 3, 4, 5, 6, 6]
    assert [scripted(morale_die(Body()), [die]).value for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_mor_05_destroyed() -> None:
    """MB-MOR-05  On 1 the unit leaves the board: destroyed; its points count as none."""
    assert body(hit_once(1), 1).status == Status.DESTROYED
    round = answer("medium_infantry", {**HALF, "fresh": False}, rounds=1)["rounds"][0]
    assert round["defender"]["withdrawn"] == 0


@pytest.mark.parametrize("type, scale, squares", [("orcs", 5, 4), ("orcs", 10, 2), ("militia", 5, 6), ("militia", 10, 3)])
def test_mor_06_pushed_back(type: str, scale: int, squares: int) -> None:
    """MB-MOR-06  Half the movement: rate 9 goes 4 squares at scale 5 and 2 at scale 10, rate 12 6 and 3; and it is broken."""
    full = {5: 11, 10: 22}[scale]
    meeting = start("longbowmen", {"type": type, "hp": full}, kind="missiles", distance_m=50, scale=scale)
    one_round(meeting, 20, 2, 100, 1)
    assert meeting.distance == 5000 + squares * {5: 300, 10: 600}[scale]
    assert body(meeting, 1).broken == 1 and body(meeting, 1).hp == full


def test_mor_06_flyers_and_confined_places() -> None:
    """MB-MOR-06, MB-MOVE-02, MB-OUT-04  A wyvern goes half its fly rate of 24; in a confined place all go a third as far,
    at least one square."""
    assert [start("wyvern", **more).fighter[0].retreat for more in ({}, {"setting": "confined"})] == [12, 4]
    assert [start("heavy_infantry", scale=10, **more).fighter[0].retreat for more in ({}, {"setting": "confined"})] == [1, 1]


def test_mor_07_broken_in_place() -> None:
    """MB-MOR-07  On 3 it stays in contact, broken."""
    meeting = hit_once(3)
    assert (meeting.contact, body(meeting, 1).broken) == (1, 1)
    assert hit_once(2, follow_up=False).contact == 0


def test_mor_08_passed() -> None:
    """MB-MOR-08  On 4 to 6 it fights on; a broken unit that passes stays broken."""
    for die in (4, 5, 6):
        assert body(hit_once(die), 1).broken == 0
    meeting = hit_once(3)
    one_round(meeting, 20, 1, 6, 100)                        # struck again for 5; passed; no rally
    assert (body(meeting, 1).hp, body(meeting, 1).broken) == (6, 1)


def test_mor_09_before_the_other_strikes() -> None:
    """MB-MOR-09, MB-INIT-04, MB-SEQ-03, MB-MOR-06-X  A strikes first and breaks B, which makes no attack in that phase; B
    first, and both strike."""
    meeting = start("medium_infantry", {**HALF, "face": "front"})
    assert whys(one_round(meeting, 20, 3, 75)) == ["MB-ATK-03", "MB-MOR-04", "MB-BRK-04"]
    meeting = start("medium_infantry", {**HALF, "face": "front"}, initiative="defender")
    assert whys(one_round(meeting, 1, 20, 3, 75)) == ["MB-ATK-03", "MB-ATK-03", "MB-MOR-04", "MB-BRK-04"]


def test_mor_10_a_broken_unit_checks() -> None:
    """MB-MOR-10  Broken, hit, die 2: it retreats again by half its move; die 1 destroys it."""
    meeting = start("longbowmen", {"type": "orcs", "hp": 11}, kind="missiles", distance_m=30)
    one_round(meeting, 20, 2, 100, 20, 1, 2)                 # 11 of 22; pushed; no rally; 5 more, pushed again
    assert meeting.distance == 3000 + 2 * 4 * 300
    meeting = hit_once(3)
    one_round(meeting, 20, 1, 1)
    assert body(meeting, 1).status == Status.DESTROYED


def test_mor_12_heroes_do_not_check() -> None:
    """MB-MOR-12, MB-SOLO-04  A hero at 9 of 18, hit: no die; with pc_morale = true he rolls, and on 1 he flees."""
    hero = {"type": "fighter_hero", "hp": 9, "face": "flank"}
    assert "MB-MOR-04" not in whys(one_round(start("orcs", hero), 20))
    meeting = start("orcs", hero, options={"pc_morale": True})
    one_round(meeting, 20, 1)
    assert (body(meeting, 1).status, state_of(body(meeting, 1))) == (Status.FLED, Standing.WITHDRAWN)


@pytest.mark.parametrize("die", [2, 3])
def test_mor_13_fearless(die: int) -> None:
    """MB-MOR-13  Skeletons on 2 or 3: nothing; on 1 destroyed; with fearless_undead = false as everybody."""
    bones = {"type": "skeletons"}
    meeting = start("medium_infantry", {**HALF, **bones})
    one_round(meeting, 20, die)
    assert (meeting.contact, state_of(body(meeting, 1))) == (1, Standing.OK)
    assert body(hit_once(1, bones), 1).status == Status.DESTROYED
    assert body(hit_once(die, bones, options={"fearless_undead": False}), 1).broken == 1


def test_mor_14_x_on_the_rampart() -> None:
    """MB-MOR-14-X  A unit on a rampart that lower archers push back stays, broken; one whose enemy is as high goes; and from a
    rampart nobody follows a lower enemy."""
    archers, both = {"type": "longbowmen"}, {"followup": "any_attacker"}
    above = {"type": "orcs", "hp": 11, "cover": "rampart"}
    for level, gone in ((0, 0), (1, 0), (2, 4 * 300)):
        meeting = start({**archers, "level": level}, above, kind="missiles", distance_m=30)
        one_round(meeting, 20, 2, 100, 1)
        assert (meeting.distance, body(meeting, 1).broken) == (3000 + gone, 1)
    for cover, gone in (("rampart", 4 * 300), ("none", 0)):
        meeting = start({**archers, "cover": cover}, {"type": "orcs", "hp": 11}, kind="missiles", distance_m=30, options=both)
        one_round(meeting, 20, 2, 100, 1)
        assert meeting.distance == 3000 + gone


def test_mor_15_following_up() -> None:
    """MB-MOR-15  In melee the winner follows and both stay in contact; by follow_up = false, or broken himself, he does
    not, and the meeting is over for good.  Archers follow only with followup = any_attacker."""
    assert hit_once(2).contact == 1
    assert hit_once(2, follow_up=False).contact == 0
    meeting = hit_once(2, follow_up=False)
    assert one_round(meeting, 50).rolls                      # it rallies, and nobody strikes any more
    assert whys(one_round(meeting)) == []
    for followup, gone in (("melee_only", 4 * 300), ("any_attacker", 0)):
        meeting = start("archers", {"type": "orcs", "hp": 11}, kind="missiles", distance_m=45, options={"followup": followup})
        one_round(meeting, 20, 2, 100, 1)
        assert meeting.distance == 4500 + gone


def test_mor_15_both_broken() -> None:
    """MB-MOR-15, MB-INIT-06  Both strike together and push each other back: nobody follows."""
    half = {"type": "medium_infantry", "hp": 11}
    meeting = start(half, half, initiative="roll", options={"tie_rule": "simultaneous"})
    one_round(meeting, 3, 3, 20, 20, 2, 2, 100, 100)
    assert meeting.contact == 0
    meeting = start(half, half, initiative="roll", options={"tie_rule": "simultaneous"})
    one_round(meeting, 3, 3, 20, 20, 3, 2, 100, 100)
    assert meeting.contact == 0
    meeting = start(half, half, initiative="roll", options={"tie_rule": "simultaneous"})
    one_round(meeting, 3, 3, 20, 20, 4, 2, 100)
    assert meeting.contact == 1


def test_mor_16_two_hits_push_twice() -> None:
    """MB-MOR-16, MB-MOR-03  Two checks of one step, both 2: it is pushed on by the same distance again."""
    meeting = start("longbowmen", {"type": "orcs", "hp": 11}, kind="missiles", distance_m=30)
    meeting.fighter[0].shots = [2, 0]
    one_round(meeting, 20, 20, 1, 2, 2, 100)
    assert meeting.distance == 3000 + 2 * 4 * 300


def test_solo_04_a_giant_flees() -> None:
    """MB-SOLO-04  A giant at 19 of 38, die 1: fled, alive; its points count as none; results 2 and 3 as for all."""
    meeting = hit_once(1, {"type": "hill_giant", "hp": 19})
    assert (body(meeting, 1).status, state_of(body(meeting, 1)), body(meeting, 1).hp) == (Status.FLED, Standing.WITHDRAWN, 19)
    round = answer("medium_infantry", {**HALF, "type": "hill_giant", "hp": 19}, rounds=1)["rounds"][0]
    assert round["defender"]["withdrawn"] == pytest.approx(11 / 20 / 6)
    assert round["defender_hp"]["mean"] == pytest.approx(19 * (1 - 11 / 20 / 6))
    assert body(hit_once(3, {"type": "hill_giant", "hp": 19}), 1).broken == 1


# ---- broken ------------------------------------------------------------------------------------------------------------------
def test_brk_02_no_attacks() -> None:
    """MB-BRK-02, MB-BRK-01, MB-CHG-05-X  A broken unit neither strikes nor shoots, nor strikes first when it is charged; it
    can still be attacked."""
    meeting = start("light_cavalry", "pikemen", kind="charge")
    body(meeting, 1).broken = 1
    assert whys(one_round(meeting, 1, 1, 75)) == ["MB-ATK-03", "MB-ATK-03", "MB-BRK-04"]
    meeting = start("archers", "archers", kind="missiles", distance_m=30)
    assert may_shoot(meeting, 0, 0)
    body(meeting, 0).broken = 1
    assert not may_shoot(meeting, 0, 0)
    meeting = start()
    assert may_fight(meeting, 0)
    body(meeting, 0).broken = 1
    assert not may_fight(meeting, 0)


def test_brk_04_trying_to_rally() -> None:
    """MB-BRK-04, MB-SEQ-04  Regulars: 75 succeeds, 76 fails; one try a round, in phase 4, also in contact."""
    assert [scripted(try_to_rally(Body(broken=1), 75), [die]).value for die in (1, 75, 76, 100)] == [1, 1, 0, 0]
    for die, broken in ((75, 0), (76, 1)):
        meeting = start("medium_infantry", "medium_infantry")
        body(meeting, 1).broken = 1
        assert whys(one_round(meeting, 1, die)) == ["MB-ATK-03", "MB-BRK-04"]
        assert (body(meeting, 1).broken, meeting.contact) == (broken, 1)


@pytest.mark.parametrize("type, percent", [
    ("medium_infantry", 75), ("archers", 50), ("militia", 25), ("levy", 25), ("gnolls", 50),
])  # fmt: skip
def test_brk_05_chances(type: str, percent: int) -> None:
    """MB-BRK-05, MB-T-RALLY  Regulars 75, mercenaries 50, conscripts and militia 25."""
    assert start(type).fighter[0].rally == percent


def test_brk_06_after_rallying() -> None:
    """MB-BRK-06, MB-BRK-02-X, MB-SEQ-05  Long bowmen broken in phase 1 and rallied in phase 4 shoot in phase 5; their points stay
    lost."""
    meeting = start("longbowmen", {"type": "longbowmen", "hp": 11}, kind="missiles", distance_m=30)
    found = one_round(meeting, 20, 3, 75, 1, 1)
    assert [about[0] for why, about, _ in found.rolls if why == "MB-ATK-03"] == [0, 0, 1]
    assert (body(meeting, 1).hp, body(meeting, 1).broken) == (11, 0)


def test_brk_07_failing() -> None:
    """MB-BRK-07  Three failures in three rounds, then a 20: rallied."""
    meeting = start("medium_infantry", {"type": "militia", "face": "flank"}, rounds=9)
    body(meeting, 1).broken = 1
    for die in (26, 99, 100):
        one_round(meeting, 1, die)
        assert body(meeting, 1).broken == 1
    one_round(meeting, 1, 20)
    assert body(meeting, 1).broken == 0


def test_brk_02_x_broken_late() -> None:
    """MB-BRK-02-X  Broken in phase 5 of round 1: the first roll to rally comes in phase 4 of round 2."""
    meeting = start("longbowmen", {"type": "orcs", "hp": 11}, kind="missiles", distance_m=30)
    assert "MB-BRK-04" not in whys(one_round(meeting, 1, 20, 3))
    assert "MB-BRK-04" in whys(one_round(meeting, 1, 50, 1))
