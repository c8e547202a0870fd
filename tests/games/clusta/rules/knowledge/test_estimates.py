"""What couriers can tell, and how wrong it is: CN-INFO-01 to -04, CN-INT-09-X."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.games.clusta.rules.knowledge import estimates
from tests.games.clusta.board import board, field, run

ERRORS = {1: -60, 2: -40, 3: -40, 4: -25, 5: -25, 6: -10, 7: -10, 8: -10, 9: 0, 10: 0, 11: 0,
          12: 10, 13: 10, 14: 10, 15: 25, 16: 25, 17: 25, 18: 40, 19: 40, 20: 60}  # fmt: skip
LADDER = (0, 10, 25, 40, 60)
PLAIN = field("......", "..T.V.", ".B....")


def told(true, die, shift=0, **more):
    """What is reported of so many men."""
    world = board("trakorians 2 0000 400e", map=PLAIN)
    return run(estimates.roll_estimate(world, true, shift=shift, by="trakorians.2", **more), [die]).value


# ---- one figure ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("die", "error"), ERRORS.items())
def test_every_line_of_the_table(die, error):
    """CN-INFO-01, CN-T-INFO  The error of each roll, on 100 and on 1000 men."""
    assert told(100, die) == 100 + error and told(1000, die) == 1000 + 10 * error


@pytest.mark.parametrize(("true", "die", "found"), [(400, 3, 240), (400, 20, 640), (162, 15, 203), (162, 3, 97), (45, 12, 50)])
def test_of_the_ledger(true, die, found):
    """CN-INFO-01  400 men at a 3 are 240, at a 20 640; 162 lost at a 15 are 203 (202.5 up)."""
    assert told(true, die) == found


@pytest.mark.parametrize("die", range(1, 21))
def test_small_numbers_are_rounded_half_up(die):
    """CN-INFO-01  Round half up, in exact fractions; a few men may become nobody, nobody ever fewer."""
    for true in range(1, 12):
        exact = Fraction(true * (100 + ERRORS[die]), 100)
        found = told(true, die)
        assert found - Fraction(1, 2) <= exact < found + Fraction(1, 2) and found >= 0, true


def test_nothing_stays_nothing():
    """CN-INFO-01  Zero stays zero, and what nothing is said of stays so; no die is thrown."""
    world = board("trakorians 2 0000 400e", map=PLAIN)
    for true in (0, -1):
        out = run(estimates.roll_estimate(world, true, shift=4, by="trakorians.2"))
        assert out.value == true and out.rolls == []


def test_the_die_is_hidden_and_its_owners():
    """CN-INFO-01  One die, seen by nobody, about the reporter's own id; told nobody."""
    world = board("trakorians 2 0000 400e", map=PLAIN)
    out = run(estimates.roll_estimate(world, 400, shift=0, by="trakorians.2", what="men"), [15])
    assert out.rolls == [("CN-INFO-01", ("trakorians.2", "men"), 15)] and out.events == []


@pytest.mark.parametrize("shift", range(-4, 5))
def test_a_ten_is_always_right(shift):
    """CN-INFO-02  A 10 is right, however many steps there are."""
    assert told(400, 10, shift) == 400


@pytest.mark.parametrize("die", [die for die in range(1, 21) if die != 10])
def test_steps(die):
    """CN-INFO-01, CN-INFO-03, CN-INFO-04  Away from the middle to the end, toward it to 0; 9 leads down, 11 up."""
    place = LADDER.index(abs(ERRORS[die]))
    for shift in range(-5, 6):
        expected = LADDER[min(4, max(0, place + shift))] * (-1 if die < 10 else 1)
        assert told(100, die, shift) == 100 + expected, shift


# ---- the steps -----------------------------------------------------------------------------------------------------------
def shift_of(*lines, hexes=("0000",), by="trakorians.2", leader=-1):
    world = board("trakorians 2 0000 400e", *lines, map=PLAIN)
    return estimates.shift(world, "trakorians", hexes, by, leader=leader)


@pytest.mark.parametrize(("die", "hexes", "leader", "percent"), [
    (7, ("0000", "0201"), 3, -25), (7, ("0000", "0201"), 0, -40), (11, ("0000", "0201"), 3, 10), (11, ("0201", "0000"), 0, 25),
    (9, ("0000", "0401"), 3, -10), (1, ("0000", "0201"), 0, -60), (9, ("0000", "0102"), 0, -25), (11, ("0000", "0300"), 3, 0),
])
def test_worse(die, hexes, leader, percent):
    """CN-INFO-03  A 7 in forest is -25%, unled too -40%; an 11 in forest +10%, unled too +25%; 1 stays at -60%; either hex
    counts, and buildings like forest."""
    assert told(100, die, shift_of(hexes=hexes, leader=leader)) == 100 + percent


@pytest.mark.parametrize(("die", "hexes", "leader", "percent"), [
    (15, ("0000", "0201"), 4, 25), (15, ("0000", "0300"), 4, 10), (15, ("0000", "0300"), 5, 10), (9, ("0000", "0300"), 4, 0),
    (12, ("0000", "0300"), 5, 0),
])
def test_better(die, hexes, leader, percent):
    """CN-INFO-04  Superled in forest is net 0; superled a 15 is +10%; never past the middle."""
    assert told(100, die, shift_of(hexes=hexes, leader=leader)) == 100 + percent


@pytest.mark.parametrize(("hex", "shift", "found"), [("0000", -2, 110), ("0201", -1, 125)])
def test_hippogriff(hex, shift, found):
    """CN-INFO-04  A hippogriff's own report: two steps nearer, over forest one; an 18 (+40%) is then +10% or +25%."""
    world = board("ransards hippogriff 0000", "trakorians 2 0000 400e", map=PLAIN)
    assert estimates.shift(world, "ransards", (hex,), "ransards.hippogriff1") == shift
    assert told(100, 18, shift) == found


@pytest.mark.parametrize(("lines", "by", "found"), [
    ((), "trakorians.2", "unled"),
    (("trakorians camp 0000 one",), "trakorians.camp1", "unled"),
    (("trakorians x 0000 lv=3",), "trakorians.2", "led"),
    (("trakorians x 0000 lv=4",), "trakorians.2", "superled"),
    (("trakorians x 0000 lv=2", "trakorians y 0000 lv=5"), "trakorians.x", "superled"),
    (("trakorians x 0001 lv=5",), "trakorians.2", "unled"),
    (("ransards x 0000 lv=5",), "trakorians.2", "unled"),
    (("trakorians spy 0000",), "trakorians.spy1", "alone"),
    (("trakorians spy 2", "trakorians x 0000 lv=3"), "trakorians.spy1", "led"),
])
def test_how_it_is_led(lines, by, found):
    """CN-INT-09-X  Without fighting: by the best own commander in the hex; a spy's own report is neither led nor unled."""
    world = board("trakorians 2 0000 400e", *lines, map=PLAIN)
    assert estimates.leading(world, "trakorians", by) == found


def test_a_lone_scouting_unit_in_forest():
    """CN-INT-09-X  A lone scouting unit reports a force in forest: two steps away; a spy's report in forest: one."""
    assert shift_of(hexes=("0201",)) == 2
    assert shift_of("trakorians spy 0000", hexes=("0201",), by="trakorians.spy1") == 1


def test_the_dead_commander_leads_nobody():
    """CN-INT-09-X  A fallen commander does not count; a reporter who is nowhere is led as the hex of the contact is."""
    world = board("trakorians 2 0000 400e", "trakorians x 0000 lv=4", map=PLAIN)
    assert estimates.shift(world, "trakorians", ("0000",), "trakorians.99") == -1
    world.commanders["trakorians.x"].fate = "dead"
    assert estimates.shift(world, "trakorians", ("0000",), "trakorians.2") == 1
