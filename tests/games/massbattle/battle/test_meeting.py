"""The rounds of a meeting: initiative, missiles, charges, melee, the end.  MB-INIT, MB-SEQ, MB-MIS, MB-CHG, MB-MEL, MB-END."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import scripted
from montjoy.games.massbattle.battle.meeting import is_over, meet, play_round, state_of, verdict_of, who_attacks_first
from montjoy.games.massbattle.battle.state import ATTACKER, BOTH, DEFENDER, Meeting, Standing, Status
from tests.games.massbattle.fights import answer, body, first, one_round, start, whys


def attacks(meeting: Meeting, *dice: int) -> list[int]:
    """Who rolls to attack in a round with these dice, in order."""
    return [about[0] for why, about, _ in one_round(meeting, *dice).rolls if why == "MB-ATK-03"]


# ---- initiative --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options, dice, wanted", [
    ({}, (5, 2), ATTACKER), ({}, (2, 5), DEFENDER), ({}, (4, 4, 3, 1), ATTACKER), ({}, (4, 4, 2, 2, 1, 3), DEFENDER),
    ({"tie_rule": "simultaneous"}, (4, 4), BOTH), ({"tie_rule": "simultaneous"}, (6, 4), ATTACKER),
])  # fmt: skip
def test_init_01_who_attacks_first(options: dict[str, Any], dice: tuple[int, ...], wanted: int) -> None:
    """MB-INIT-01, MB-INIT-06  5 against 2: the first; 4 against 4, then 3 against 1: the first; with tie_rule =
    simultaneous a tie is both."""
    meeting = start(initiative="roll", options=options)
    assert scripted(who_attacks_first(meeting), dice).value == wanted


def test_init_01_said_by_the_case() -> None:
    """MB-INIT-01  Where the case says who attacks first nobody rolls, so there is no tie."""
    for name, wanted in (("attacker", ATTACKER), ("defender", DEFENDER)):
        meeting = start(initiative=name, options={"tie_rule": "simultaneous"})
        assert scripted(who_attacks_first(meeting), []).value == wanted


def test_init_04_one_side_after_the_other() -> None:
    """MB-INIT-04, MB-SEQ-03  In melee and with missiles the one side acts, then the other; together only after a tie."""
    assert attacks(start(), 1, 1) == [0, 1]
    assert attacks(start(initiative="defender"), 1, 1) == [1, 0]
    assert attacks(start("archers", "archers", kind="missiles", distance_m=30, initiative="defender"), 1, 1, 1, 1) == [1, 0, 1, 0]


@pytest.mark.parametrize("kind", ["melee", "missiles"])
def test_init_06_both_together(kind: str) -> None:
    """MB-INIT-06, MB-SEQ-07  tie_rule = simultaneous, a tie: both destroy each other in one step."""
    far = {"distance_m": 30} if kind == "missiles" else {}
    weak = {"type": "archers", "hp": 1, "fresh": False}
    meeting = start(weak, weak, kind=kind, initiative="roll", options={"tie_rule": "simultaneous"}, **far)
    found = one_round(meeting, 2, 2, 20, 1, 20, 1)
    assert [state_of(body(meeting, side)) for side in (0, 1)] == [Standing.DESTROYED] * 2
    assert found.value == verdict_of(meeting) == 1 + 4 * Standing.DESTROYED + Standing.DESTROYED


def test_seq_00_a_round_in_its_order() -> None:
    """MB-SEQ-00, MB-SEQ-01, MB-SEQ-04, MB-SEQ-05, MB-SEQ-06, MB-MOR-09  Initiative, first shots with their checks, rallies,
    second shots; then the next round's initiative."""
    longbows, archers = {"type": "longbowmen", "hp": 11}, {"type": "archers", "hp": 11}
    meeting = start(longbows, archers, kind="missiles", distance_m=30, initiative="roll")
    assert whys(one_round(meeting, 3, 2, 20, 3, 50, 1, 1)) == [
        "MB-INIT-01", "MB-INIT-01", "MB-ATK-03", "MB-MOR-04", "MB-BRK-04", "MB-ATK-03", "MB-ATK-03"]  # fmt: skip
    assert whys(one_round(meeting, 1, 2, 1, 1, 1, 1))[:2] == ["MB-INIT-01", "MB-INIT-01"]


def test_seq_00_round_after_round() -> None:
    """MB-SEQ-00, MB-END-01  A meeting has its rounds and no more, or ends when a unit is gone."""
    meeting = start(rounds=3)
    assert scripted(meet(meeting), [1] * 6).value == 0
    assert meeting.round == 3 and not is_over(meeting)
    meeting = start({"type": "orcs"}, {"type": "kobolds", "hp": 1, "fresh": False}, rounds=3)
    assert scripted(meet(meeting), [20, 1]).value == verdict_of(meeting) > 0
    assert meeting.round == 1 and is_over(meeting)


def test_seq_07_all_are_rolled_first() -> None:
    """MB-SEQ-07  All rolls of a step are made before anybody is destroyed; what is too much is wasted."""
    meeting = start("troll", {"type": "kobolds", "hp": 1, "fresh": False})
    assert whys(one_round(meeting, 20, 4, 20, 4, 20, 8)) == ["MB-ATK-03", "MB-ATK-08"] * 3
    assert body(meeting, 1).hp == 0


# ---- missiles ----------------------------------------------------------------------------------------------------------------
def shots(type: str, rounds: int, theirs: str = "orcs", **more: Any) -> list[int]:
    """How many shots a type makes in each of so many rounds, if all of them miss."""
    meeting, found = start(type, theirs, kind="missiles", **{"distance_m": 10, **more}), []
    for _ in range(rounds):
        found.append(0)
        rule, value = play_round(meeting), None
        try:
            while True:
                effect = rule.send(value)
                found[-1] += effect.why == "MB-ATK-03"
                value = 1
        except StopIteration:
            pass
    return found


def test_mis_01_who_shoots() -> None:
    """MB-MIS-01, MB-OUT-03  Unbroken, with a weapon and the target within its maximum."""
    assert shots("orcs", 1, "archers") == [2]                # the archers alone
    assert shots("archers", 1, distance_m=90) == [2]
    assert shots("archers", 1, "longbowmen", distance_m=91) == [2]   # the long bows alone
    assert shots("archers", 1, "longbowmen", distance_m=90) == [4]


@pytest.mark.parametrize("type, wanted", [
    ("longbowmen", [2, 2, 2, 2]), ("crossbowmen", [1, 1, 1, 1]), ("arbalesters", [1, 0, 1, 0]), ("hill_giant", [1, 1, 1, 1]),
    ("light_infantry", [1, 1, 1, 1]), ("ranger_archer", [2, 2, 2, 2]),
])  # fmt: skip
def test_mis_02_rates_of_fire(type: str, wanted: list[int]) -> None:
    """MB-MIS-02, MB-MIS-03, MB-MIS-04, MB-SEQ-05  Rate 2: one in phase 1 and one in phase 5; rate 1: in phase 1 alone; one
    half: in rounds 1, 3, 5."""
    assert shots(type, 4) == wanted
    meeting = start(type, "orcs", kind="missiles", distance_m=10)
    assert meeting.fighter[0].shots == [1, wanted[0] - 1]


def test_mis_03_the_second_alone() -> None:
    """MB-MIS-03  Who could not shoot in phase 1 has one shot in phase 5, not two; crossbowmen have none."""
    for type, wanted in (("longbowmen", 1), ("crossbowmen", 0)):
        meeting = start(type, "orcs", kind="missiles", distance_m=30)
        body(meeting, 0).broken = 1
        assert len(attacks(meeting, 1, *[1] * wanted)) == wanted


def test_mis_04_a_slow_bow_waits() -> None:
    """MB-MIS-04  A heavy crossbow that shot late shoots again two rounds later at the earliest."""
    meeting = start("arbalesters", "orcs", kind="missiles", distance_m=30)
    body(meeting, 0).broken = 1
    assert attacks(meeting, 1) == []                         # it rallies in phase 4
    assert [len(attacks(meeting, *[1] * n)) for n in (1, 0, 1)] == [1, 0, 1]


def test_mis_05_not_only_to_the_front() -> None:
    """MB-MIS-05  The target may stand anywhere; with missile_front_arc = true only in front."""
    for face in ("flank", "rear"):
        archers = {"type": "archers", "face": face}
        assert len(attacks(start(archers, "orcs", kind="missiles", distance_m=30), 1, 1)) == 2
        found = answer(archers, "archers", kind="missiles", distance_m=30, options={"missile_front_arc": True})
        assert found["first_attack"]["attacker"] is None and found["first_attack"]["defender"] is not None


def test_out_03_out_of_reach() -> None:
    """MB-OUT-03, MB-OUT-02, MB-MOR-06  Driven beyond twice the range a unit is shot at no more: 88.5 m and then 100.5."""
    meeting = start("archers", {"type": "orcs", "hp": 11}, kind="missiles", distance_m=88.5)
    assert len(attacks(meeting, 20, 2, 100)) == 1
    assert meeting.distance == 8850 + 4 * 300
    assert attacks(meeting, 1) == []


# ---- charges -----------------------------------------------------------------------------------------------------------------
def test_chg_03_long_weapons_first() -> None:
    """MB-CHG-03, MB-CHG-04, MB-BASE-06  Knights charge pikemen from the front: the pikes roll first; swordsmen, or pikes in
    the flank: only the knights roll.  Then comes the melee."""
    assert attacks(start("heavy_cavalry", "pikemen", kind="charge"), 1, 1, 1, 1) == [1, 0, 0, 1]
    assert attacks(start("heavy_cavalry", "medium_infantry", kind="charge"), 1, 1, 1) == [0, 0, 1]
    assert attacks(start("heavy_cavalry", {"type": "pikemen", "face": "flank"}, kind="charge"), 1, 1) == [0, 0]


def test_chg_04_as_any_attack() -> None:
    """MB-CHG-04  The charge has the usual modifiers and no bonus of its own."""
    assert first("heavy_cavalry", "pikemen", kind="charge") == first("heavy_cavalry", "pikemen")
    assert first("heavy_cavalry", {"type": "pikemen", "face": "flank"}, kind="charge")["needs"] == 14 - 2 - 4


@pytest.mark.parametrize("die", [1, 2, 3])
def test_chg_03_x_pikes_break_the_charge(die: int) -> None:
    """MB-CHG-03-X, MB-CHG-04  The pikes destroy, push back or break the charger: it does not strike; they strike it in the
    melee."""
    meeting = start({"type": "medium_cavalry", "hp": 11}, "pikemen", kind="charge", initiative="defender")
    found = [die] if die == 1 else [die, 1, 100]
    assert attacks(meeting, 20, *found) == ([1] if die == 1 else [1, 1])
    if die == 2:
        assert meeting.contact == 1                          # the pikes followed
        assert meeting.fighter[0].retreat == 7               # rate 15 at scale 5


def test_chg_05_the_melee_as_well() -> None:
    """MB-CHG-05  Who charged strikes again in the melee; with charge_replaces_melee = true only who has not struck in the
    charge."""
    option = {"options": {"charge_replaces_melee": True}}
    assert attacks(start("heavy_cavalry", "pikemen", kind="charge", **option), 1, 1) == [1, 0]
    assert attacks(start("heavy_cavalry", "medium_infantry", kind="charge", **option), 1, 1) == [0, 1]
    meeting = start("heavy_cavalry", "pikemen", kind="charge", **option)
    one_round(meeting, 1, 1)
    assert attacks(meeting, 1, 1) == [0, 1]                  # and in the next round both


def test_chg_05_x_a_broken_unit_is_charged() -> None:
    """MB-CHG-05-X, MB-CHG-04  Into the back of a broken unit: +4 and double damage; it does not strike."""
    meeting = start("heavy_cavalry", {"type": "ogres", "face": "rear", "fresh": False}, kind="charge")
    body(meeting, 1).broken = 1
    one_round(meeting, 8, 1, 1, 1, 50)                       # 14 - 2 - 4 = 8; (1 + 1 + 1) x 5 x 2; then a miss; rallied
    assert body(meeting, 1).hp == 95 - 30


# ---- melee -------------------------------------------------------------------------------------------------------------------
def test_mel_01_to_the_front() -> None:
    """MB-MEL-01, MB-MEL-03  Only who has the enemy in front attacks in melee."""
    assert attacks(start("orcs", {"type": "orcs", "face": "flank"}), 1) == [0]
    assert attacks(start({"type": "orcs", "face": "rear"}, "orcs"), 1) == [1]
    assert answer("orcs", {"type": "orcs", "face": "rear"})["first_attack"]["defender"] is None


def test_mel_02_one_attack() -> None:
    """MB-MEL-02  Each unbroken unit makes one attack a round."""
    meeting = start()
    for _ in range(3):
        assert attacks(meeting, 1, 1) == [0, 1]


# ---- the end -----------------------------------------------------------------------------------------------------------------
def test_end_01_broken_is_not_over() -> None:
    """MB-END-01, MB-SEQ-04  A broken unit is fought on; only one that is destroyed or has fled ends it, after any phase."""
    meeting = start({"type": "medium_infantry"}, {"type": "orcs", "hp": 11, "face": "flank"})
    assert one_round(meeting, 20, 3, 100).value == 0
    assert one_round(meeting, 20, 1, 1).value == 1 + Standing.DESTROYED
    meeting = start("archers", {"type": "hill_giant", "hp": 10}, kind="missiles", distance_m=30)
    assert one_round(meeting, 20, 1).value == 1 + Standing.WITHDRAWN
    assert body(meeting, 1).status == Status.FLED


def test_seq_04_rallies_of_both() -> None:
    """MB-SEQ-04  Every broken unit of both sides has its try, after the melee."""
    meeting = start("pikemen", "pikemen")
    body(meeting, 0).broken = body(meeting, 1).broken = 1
    assert whys(one_round(meeting, 75, 76)) == ["MB-BRK-04"] * 2
    assert [body(meeting, side).broken for side in (0, 1)] == [0, 1]
