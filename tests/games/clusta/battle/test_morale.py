"""Morale in battle (CN-MOR-01 to -08, CN-ORD-HOLD, CN-CRUR-12, CN-INT-04-X)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import scripted
from montjoy.games.clusta.battle import morale
from montjoy.games.clusta.battle.force import first_of, opens_unit, size_class, unit_here, unit_value
from montjoy.games.clusta.battle.state import PARTS, Fight, How
from montjoy.games.clusta.battle.tables import TABLES, morale_modifiers, size_ends, soldier
from montjoy.games.clusta.protocol.battle_events import NowhereToGo, Rallies, UnitLeaves, Wavers
from tests.games.clusta.fights import force, hows, meet, one_round, ready, standing, troop, whys


def weakened(left: int, original: int = 400, *, more: Any = None, **options: Any) -> Fight:
    """A unit of standard men with so much troop value left of the original one."""
    fight = meet(
        force(troop(f"r6 {original // 2}", **(more or {})), lead=3), force(f"t2 {original // 2}", lead=3), standing(**options)
    )
    fight.side[0].contingent[0].tv = left * PARTS
    fight.side[0].contingent[0].men = left // 2
    fight.side[1].contingent[0].men = 20                     # so that size is no matter
    return fight


def due(fight: Fight) -> bool:
    return morale.must_roll(fight, fight.side[0], 0)


def value(fight: Fight, side: int = 0, i: int = 0) -> int:
    """What a contingent rolls under."""
    return fight.side[side].contingent[i].morale + morale.modifier(fight, side, i)


# ---- when ----------------------------------------------------------------------------------------------------------------
def test_a_roll_is_due_at_a_quarter_lost() -> None:
    """CN-MOR-01  morale_threshold = at_most_75: of 400, 300 roll, 299 too, 301 do not."""
    assert due(weakened(300)) and due(weakened(299)) and not due(weakened(301))


def test_a_roll_is_due_below_three_quarters() -> None:
    """CN-MOR-01  morale_threshold = below_75: 300 do not roll, 299 do."""
    below = {"morale_threshold": "below_75"}
    assert not due(weakened(300, **below))
    assert due(weakened(299, **below))


def test_the_unit_counts_and_every_contingent_rolls() -> None:
    """CN-MOR-01, CN-MOR-04  562 of 750: elite at 79% and standard at 69% both roll."""
    fight = ready(force("S1 150", "s1 150", lead=2, hears=True), force("r6 300", lead=4, points=0))
    fight.side[0].contingent[0].tv, fight.side[0].contingent[1].tv = 356 * PARTS, 206 * PARTS
    found = scripted(morale.morale_rolls(fight, 0), [18, 14])
    assert [about for _, about, _ in found.rolls] == [(0, 1, 5), (0, 1, 4)]
    assert [c.failed for c in fight.side[0].contingent[:2]] == [0, 0]
    assert scripted(morale.morale_rolls(fight, 0), [20, 19]).told(Wavers) == [Wavers(1, False)]


def test_another_unit_of_the_force_is_not_concerned() -> None:
    """CN-MOR-01, CN-BATTLE-03  Judged per unit on the unit's own original troop value."""
    fight = ready(force("r6 180", "r7 180", lead=3), force("t2 360", lead=3))
    fight.side[0].contingent[0].tv = 270 * PARTS
    assert [morale.must_roll(fight, fight.side[0], i) for i in range(2)] == [True, False]
    assert len(scripted(morale.morale_rolls(fight, 0), [5]).rolls) == 1


def test_a_unit_stands_together() -> None:
    """CN-BATTLE-03  However its troops are named: the rules read a unit from its first contingent to the next unit's."""
    fight = meet(force("r7 30", "R6 20", "r5 40", "R7 10", "r6 50", lead=3), force("t2 400", lead=3))
    side = fight.side[0]
    units = [c.unit for c in side.contingent[: side.contingents]]
    assert units == [5, 6, 6, 7, 7]
    assert [opens_unit(side, i) for i in range(5)] == [True, True, False, True, False]
    assert [first_of(side, i) for i in range(5)] == [0, 1, 1, 3, 3]
    side.contingent[2].tv -= PARTS
    for i, unit in enumerate(units):
        row = [c for c in side.contingent[: side.contingents] if c.unit == unit]
        assert unit_value(side, i) == (sum(c.tv for c in row), sum(c.first for c in row))
    side.contingent[1].men = side.contingent[2].men = 0
    assert [unit_here(side, i) for i in (0, 1, 3)] == [True, False, True]
    assert [morale.half_the_men(side, i) for i in range(5)] == [False, True, True, False, False]


def test_hold_rolls_at_half_the_men() -> None:
    """CN-ORD-HOLD, CN-MOR-02  With 60% of its men left no roll; with 50% or 45% a roll against the unmodified morale."""
    hold = {"hold": True}
    assert not due(weakened(240, more=hold))
    for left in (200, 180):
        fight = weakened(left, more=hold)
        assert due(fight) and value(fight) == 14
    assert value(weakened(200)) == 14 - 3


def test_hold_counts_men_not_troop_value() -> None:
    """CN-ORD-HOLD  A mixed unit that has lost 60 of 150 elite and 90 of 150 standard: half its men, less than half its value."""
    fight = ready(force(troop("S1 150", hold=True), troop("s1 150", hold=True), lead=3), force("r6 360", lead=3))
    for c, left in zip(fight.side[0].contingent, (90, 60)):
        c.men, c.tv = left, left * c.worth * PARTS // 2
    assert morale.must_roll(fight, fight.side[0], 0)
    assert not morale.lost_half(fight.side[0], 0) or value(fight) == 21
    fight.side[0].contingent[0].men = 91
    assert not morale.must_roll(fight, fight.side[0], 0)


def test_hold_at_half_of_the_value_rolls_without_the_3() -> None:
    """CN-MOR-02  HOLD at 50% of the original, morale 14: a 14 succeeds."""
    fight = weakened(200, more={"hold": True})
    assert scripted(morale.passes(fight, 0, 0, morale.of_force(fight, 0)), [14]).value
    assert not scripted(morale.passes(fight, 0, 0, morale.of_force(fight, 0)), [15]).value


def test_exhaustion_triggers_no_roll() -> None:
    """CN-INT-04-X  Three night rounds, full strength: nothing is due, though its value in the comparison is a quarter."""
    fight = weakened(400, more={"nights": 3})
    assert not due(fight)


# ---- panic ---------------------------------------------------------------------------------------------------------------
def test_panic_above_three_quarters_lost() -> None:
    """CN-MOR-03  Of 400: with 100 left a roll, with 99 panic, under Hold as well."""
    assert not morale.panics(weakened(100).side[0], 0)
    assert morale.panics(weakened(99).side[0], 0)
    fight = weakened(99, more={"hold": True})
    assert scripted(morale.flights(fight, 0)).value == 1
    assert hows(fight, 0) == [How.PANIC] and fight.side[0].contingent[0].wavering == 1


def test_the_undead_know_no_fear() -> None:
    """CN-CRUR-12  At 20% of its value: no roll, no panic, no wavering."""
    fight = ready(force("c1 500", lead=4, points=0), force("t2 400", lead=3))
    fight.side[0].contingent[0].tv, fight.side[0].contingent[0].men = 150 * PARTS, 100
    assert scripted(morale.morale_rolls(fight, 0)).rolls == []
    assert scripted(morale.flights(fight, 0)).value == 0
    assert hows(fight, 0) == [How.HERE]
    assert soldier("crurer", False) == (3, 0)
    men = weakened(80)
    assert len(scripted(morale.morale_rolls(men, 0), [1]).rolls) == 1 and scripted(morale.flights(men, 0)).value == 1


# ---- the roll ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("nation", "elite", "worth", "score"),
    [
        ("trakorian", False, 4, 13), ("ransard", False, 4, 14), ("stegosian", False, 4, 18), ("trakorian", True, 6, 16),
        ("ransard", True, 6, 17), ("stegosian", True, 6, 21),
    ],
)  # fmt: skip
def test_soldier_values(nation: str, elite: bool, worth: int, score: int) -> None:
    """CN-TROOP-01, CN-T-SOLDIER  Combat values in halves."""
    assert soldier(nation, elite) == (worth, score)


def test_morale_21_always_succeeds() -> None:
    """CN-TROOP-03"""
    fight = meet(force("S1 150"), force("r6 100"))
    assert scripted(morale.passes(fight, 0, 0, morale.of_force(fight, 0)), [20]).value


def test_modifiers_add_up() -> None:
    """CN-MOR-08, CN-T-MORALE  Morale 14, half lost, the enemy one size step larger: 9; attacked by Crurers and the leader
    fallen: 5."""
    assert morale_modifiers() == (-3, -2, -2, -2)
    assert TABLES["morale"]["lost 50% of TV"][0] == -3
    fight = meet(force("r6 300", lead=3), force("c1 500", attacks=True))
    assert value(fight) == 14 - 2 - 2                        # 300 men against 500, and undead who attack
    fight.side[1].attacks = 0
    assert value(fight) == 12
    fight.side[0].contingent[0].tv = 300 * PARTS
    assert value(fight) == 9
    fight.side[0].fallen = 1
    fight.side[1].attacks = 1
    assert value(fight) == 5
    fight.side[0].nerve = -1
    assert value(fight) == 4


def test_exactly_half_lost_is_half() -> None:
    """CN-MOR-08"""
    assert value(weakened(200)) == 11 and value(weakened(201)) == 14


def test_two_steps_larger_is_still_2() -> None:
    """CN-MOR-08, CN-ARMY-03"""
    assert size_ends() == (50, 150, 350)
    fight = meet(force(troop("r6 50", hold=True)), force("t2 400"))
    assert (size_class(fight.side[0]), size_class(fight.side[1])) == (1, 4)
    assert value(fight) == 12


@pytest.mark.parametrize(("men", "step"), [(7, 1), (50, 1), (51, 2), (150, 2), (151, 3), (350, 3), (351, 4), (500, 4)])
def test_size_classes(men: int, step: int) -> None:
    """CN-ARMY-03"""
    assert size_class(meet(force(f"r1 {men}"), force("t2 1")).side[0]) == step


def test_a_force_has_one_size() -> None:
    """CN-ARMY-03, CN-MOR-08  By the sum of the men who fight together, 900 are class 4; a quarter of 400 in ambush is a
    company."""
    assert size_class(meet(force("r1 450", "r2 450"), force("t2 1")).side[0]) == 4
    assert size_class(meet(force(troop("r1 400", share=1)), force("t2 1")).side[0]) == 2
    assert size_class(meet(force(troop("r1 400", share=3)), force("t2 1")).side[0]) == 3


# ---- wavering and rally ----------------------------------------------------------------------------------------------------
def shaken() -> Fight:
    """A mixed unit, near 70%, whose standard men failed in the field round before."""
    fight = ready(
        force("S1 150", troop("s1 150", wavering=True), lead=2, points=0, hears=True), force("r6 300", lead=4, points=0)
    )
    fight.round = 1
    for c in fight.side[0].contingent[:2]:
        c.tv = c.tv * 7 // 10
    return fight


def test_wavering_for_one_round_then_steady() -> None:
    """CN-MOR-05, CN-MOR-06  Rally success: SV-1 in this field round still, normal in the next."""
    fight = shaken()
    found = scripted(morale.rally(fight, 0), [10])
    assert found.told(Rallies) == [Rallies(1, False)]
    assert fight.side[0].contingent[1].wavering == 1
    morale.waver(fight, 0)
    assert fight.side[0].contingent[1].wavering == 0


def test_a_failed_rally_keeps_it_wavering() -> None:
    """CN-MOR-06  Failure: it stays wavering and tries again; its rally roll is its roll of that field round."""
    fight = shaken()
    scripted(morale.rally(fight, 0), [20])
    assert len(scripted(morale.morale_rolls(fight, 0), [5]).rolls) == 1
    assert [c.failed for c in fight.side[0].contingent[:2]] == [0, 1]
    morale.waver(fight, 0)
    assert [c.wavering for c in fight.side[0].contingent[:2]] == [0, 1]
    assert [c.failed for c in fight.side[0].contingent[:2]] == [0, 0]


def test_rallied_men_make_no_second_roll() -> None:
    """CN-MOR-06  Rallied in this field round or not."""
    fight = shaken()
    scripted(morale.rally(fight, 0), [10])
    assert [about[2] for _, about, _ in scripted(morale.morale_rolls(fight, 0), [5]).rolls] == [5]


def test_failing_means_wavering_from_the_end_of_the_round() -> None:
    """CN-MOR-05  In the field round in which it failed it still counted in full."""
    fight = shaken()
    fight.side[0].contingent[1].wavering = 0
    scripted(morale.morale_rolls(fight, 0), [5, 20])
    assert fight.side[0].contingent[1].wavering == 0
    morale.waver(fight, 0)
    assert fight.side[0].contingent[1].wavering == 1


def test_one_of_two_types_fails_and_the_unit_stays() -> None:
    """CN-MOR-07  Elite passes, standard fails: it stays."""
    fight = shaken()
    scripted(morale.rally(fight, 0), [20])
    scripted(morale.morale_rolls(fight, 0), [5])
    assert scripted(morale.flights(fight, 0)).value == 0 and hows(fight, 0) == [How.HERE, How.HERE]


def test_all_fail_by_either_roll_and_the_unit_goes() -> None:
    """CN-MOR-07  A failed rally and a failed morale roll in one field round are all contingents failed."""
    fight = shaken()
    fight.side[0].contingent[0].morale = 13
    scripted(morale.rally(fight, 0), [20])
    scripted(morale.morale_rolls(fight, 0), [20])
    found = scripted(morale.flights(fight, 0))
    assert found.value == 1 and hows(fight, 0) == [How.MORALE, How.MORALE]
    assert found.told(UnitLeaves) == [UnitLeaves(1, "morale")]
    assert [c.wavering for c in fight.side[0].contingent[:2]] == [1, 1]


def test_a_unit_of_one_type_goes_at_its_first_failure() -> None:
    """CN-MOR-07, CN-MOR-01"""
    fight = ready(force("r6 300", lead=3), force("t2 400", lead=4))
    found = one_round(fight, [12, 14, 99, 99, 20])
    assert "CN-MOR-01" in whys(found) and hows(fight, 0) == [How.MORALE]


def test_two_units_fail_one_by_one() -> None:
    """CN-MOR-07  It is the unit that retreats, not the force."""
    fight = ready(force("r6 180", "r7 180"), force("t2 400"))
    for c in fight.side[0].contingent[:2]:
        c.tv = 260 * PARTS
    scripted(morale.morale_rolls(fight, 0), [20, 1])
    assert scripted(morale.flights(fight, 0)).value == 1 and hows(fight, 0) == [How.MORALE, How.HERE]


def test_nowhere_to_go() -> None:
    """CN-RETR-01  A unit that cannot retreat stays and fights on, wavering; the undead stay as they are."""
    fight = meet(force("r6 180", "c1 100", cornered=True, hears=True, lead=3), force("t2 400"))
    for i in range(2):
        found = scripted(morale.depart(fight, 0, i, How.STAR))
        assert found.value == 0 and len(found.told(NowhereToGo)) == 1
    assert hows(fight, 0) == [How.HERE, How.HERE]
    assert sorted((c.undead, c.wavering) for c in fight.side[0].contingent[:2]) == [(0, 1), (1, 0)]


def test_a_plain_retreat_is_in_good_order() -> None:
    """CN-RETR-02  Nobody wavers who had not before."""
    fight = meet(force("r6 180", lead=3), force("t2 400"))
    scripted(morale.depart(fight, 0, 0, How.ORDER))
    assert (hows(fight, 0), fight.side[0].contingent[0].wavering) == ([How.ORDER], 0)
