"""Soldiers, sizes, movement points, commanders, and the dice: CN-TROOP, CN-ARMY, CN-CMD, CN-DICE, CN-ROUND-05."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.core import effects as fx
from montjoy.games.clusta.model import armies, luck
from montjoy.games.clusta.model.armies import points, size_class, size_modifier, tv2, values
from montjoy.games.clusta.model.pieces import Contingent
from montjoy.games.clusta.options import ClustaOptions
from tests.games.clusta.board import board, run

USUAL = ClustaOptions()


# ---- soldiers --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("nation", "elite", "found"), [
    ("trakorian", False, (2, 13, 7, 8)), ("ransard", False, (2, 14, 6, 12)), ("stegosian", False, (2, 18, 6, 10)),
    ("trakorian", True, (3, 16, 8, 8)), ("ransard", True, (3, 17, 7, 12)), ("stegosian", True, (3, 21, 7, 10)),
    ("crurer", False, (Fraction(3, 2), None, 5, None)), ("crurer", True, (Fraction(3, 2), None, 5, None)),
])
def test_soldier_values(nation, elite, found):
    """CN-TROOP-01, CN-T-SOLDIER  Each soldier type; elite adds; there are no elite Crurers."""
    v = values(nation, elite)
    assert (Fraction(v.combat2, 2), v.morale, v.actions, v.interrogation) == found


@pytest.mark.parametrize(("men", "tv"), [
    ([Contingent("trakorian", True, 400)], 1200),
    ([Contingent("stegosian", True, 150), Contingent("stegosian", False, 150)], 750),
    ([Contingent("crurer", False, 500)], 750),
    ([Contingent("crurer", False, 1)], Fraction(3, 2)),
    ([], 0),
])
def test_troop_value(men, tv):
    """CN-TROOP-02  Combat value x men, over all contingents."""
    assert Fraction(tv2(men), 2) == tv


@pytest.mark.parametrize(("morale", "rolled", "found"), [
    (21, 20, True), (14, 15, False), (14, 14, True), (20, 20, True), (19, 20, False),
    (0, 1, False), (-3, 1, False), (9, 1, True),
])
def test_morale(morale, rolled, found):
    """CN-TROOP-03  1T20 at or below the morale value; 20 and more always hold."""
    assert armies.holds(morale, rolled) is found


def test_pirates():
    """CN-TROOP-04  A pirate unit of 100: TV 200, morale 14, 6 actions and a company's one more, Interrogation 12."""
    world = board("ransards 8 0409 100")
    world.units["ransards.8"].men = [armies.pirates(100)]
    unit = world.units["ransards.8"]
    assert (tv2(unit.men), points(unit, USUAL)) == (400, 7)
    found = values(unit.men[0].nation, unit.men[0].elite)
    assert (found.morale, found.interrogation) == (14, 12)


# ---- sizes -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("men", "found"), [
    (50, 1), (51, 2), (150, 2), (151, 3), (350, 3), (351, 4), (500, 4), (900, 4), (7, 1),
    (1, 1), (10, 1), (0, 0), (1500, 4), (-1, 0),
])
def test_size_class(men, found):
    """CN-ARMY-03, CN-T-SIZE  Platoon, company, battalion, regiment; above 500 there is no higher class, below ten no lower."""
    assert size_class(men) == found


@pytest.mark.parametrize(("men", "found"), [(1, 2), (50, 2), (51, 1), (151, 0), (350, 0), (351, -1), (500, -1), (501, -1)])
def test_size_modifier(men, found):
    """CN-ARMY-03  +2, +1, nothing, -1."""
    assert size_modifier(men) == found


def test_two_steps_larger():
    """CN-ARMY-03  Only platoons before battalions and regiments, and companies before regiments."""
    men = (30, 100, 200, 400)
    pairs = [(size_class(a), size_class(b)) for a in men for b in men if armies.two_steps_larger(a, b)]
    assert pairs == [(1, 3), (1, 4), (2, 4)]
    assert not armies.two_steps_larger(0, 400)


# ---- movement points -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("line", "found"), [
    ("trakorians 1 0409 400e", 7), ("trakorians 5 0409 200", 7), ("ransards 4 0409 180", 6), ("ransards 1 0409 100e+150", 6),
    ("ransards 4 0409 140", 7), ("ransards 4 0409 40", 8), ("stegosians 1 0409 150e+150", 6),
])
def test_points(line, found):
    """CN-ARMY-07  Actions of the slowest contingent and the modifier of the unit's size."""
    world = board(line)
    assert [points(unit, USUAL) for unit in world.units.values()] == [found]


@pytest.mark.parametrize(("crurer_roster_movement", "men", "found"), [
    (False, 500, 4), (False, 300, 5), (False, 100, 6), (False, 40, 7), (True, 500, 6), (True, 351, 6), (True, 350, 7),
    (True, 100, 8), (True, 40, 9),
])
def test_points_of_the_undead(crurer_roster_movement, men, found):
    """CN-ARMY-07  By the formula, or as their sheet is printed."""
    world = board(f"crurers 1 0409 {men}", crurer_roster_movement=crurer_roster_movement)
    assert points(world.units["crurers.1"], world.options) == found


def test_the_roster_switch_is_for_the_undead_only():
    """CN-ARMY-07  With crurer_roster_movement = true men move as ever."""
    world = board("ransards 4 0409 180", crurer_roster_movement=True)
    assert points(world.units["ransards.4"], world.options) == 6


def test_points_of_the_exhausted():
    """CN-ARMY-07  Less one for each night round carried out, never below 0; nobody left: none."""
    world = board("ransards 4 0409 180 marched=2", "ransards 5 0409 180 marched=9", "ransards 6 0409 0")
    assert [points(unit, USUAL) for unit in world.units.values()] == [4, 0, 0]
    assert armies.stack_points([], USUAL) == 0


def test_points_of_a_stack():
    """CN-ARMY-07, CN-MOVE-05  A stack moves at its slowest unit, in every round anew: 7 points are 42 sixths, 42 points a day."""
    world = board("trakorians 1 0409 400e", "trakorians 5 0409 200", "ransards 4 0409 180")
    fast, slow = [world.units[id] for id in ("trakorians.1", "trakorians.5")], world.units["ransards.4"]
    assert armies.stack_points([*fast, slow], USUAL) == 6
    assert [armies.round_sixths(fast, USUAL) for _ in range(6)] == [42] * 6
    assert sum(armies.round_sixths(fast, USUAL) // 6 for _ in range(6)) == 42


# ---- commanders ------------------------------------------------------------------------------------------------------
def test_superled():
    """CN-CMD-02  Leader values 4 and 5; nobody leads: no."""
    world = board(*[f"ransards c{n} 0409 lv={n}" for n in (1, 2, 3, 4, 5)])
    assert [armies.is_superled(c) for c in world.commanders.values()] == [False, False, False, True, True]
    assert not armies.is_superled(None)


def test_who_leads():
    """CN-CMD-02  The highest leader value in the hex, the first among equals; not the dead, nor those elsewhere or of others."""
    world = board("ransards grisban 0409", "ransards b 0409 lv=3", "ransards trugdan 0410", "trakorians kyrias 0409")
    assert armies.led(world, "ransards", "0409") is world.commanders["ransards.grisban"]
    world.commanders["ransards.grisban"].fate = "dead"
    assert armies.led(world, "ransards", "0409") is world.commanders["ransards.b"]
    world.commanders["ransards.trugdan"].hex = ""
    assert armies.led(world, "ransards", "0411") is None is armies.led(world, "ransards", "")


def test_who_is_there():
    """CN-ARMY-03  The men of a side in a hex are summed over its units; a unit without men is not there."""
    here = ["ransards 7 0409 180", "ransards 6 0409 180", "ransards 5 0409 0"]
    world = board(*here, "ransards 4 0410 180", "trakorians 1 0409 400e")
    there = world.at("0409", "ransards")
    assert [unit.number for unit in there] == [6, 7]
    assert (armies.men_of(there), size_class(armies.men_of(there))) == (360, 4)
    assert world.at("", "ransards") == []


# ---- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("kind", "side", "men"), [
    ("galbalon", "trakorians", 400), ("kavarell", "trakorians", 200), ("carrack", "trakorians", 250),
    ("carrack", "ransards", 250), ("caravel", "ransards", 180), ("galbalon", "stegosians", 300),
    ("carrack", "stegosians", 250), ("pirate ship", "ransards", 100),
    ("pirate ship", "crurers", 100), ("galbalon", "crurers", 400),
])
def test_room(kind, side, men):
    """CN-SEA-02, CN-T-SHIPS  Men carried by class and side."""
    assert armies.room(kind, side) == men


def test_room_satisfies_every_total():
    """CN-SEA-02  The totals 3,200, 1,800, 800, 1,470 and 1,050."""
    room = armies.room
    galbalon, kavarell = room("galbalon", "trakorians"), room("kavarell", "trakorians")
    assert [4 * galbalon + 8 * kavarell, 2 * galbalon + 5 * kavarell, galbalon + 2 * kavarell] == [3200, 1800, 800]
    assert 3 * room("carrack", "ransards") + 4 * room("caravel", "ransards") == 1470
    assert room("galbalon", "stegosians") + 3 * room("carrack", "stegosians") == 1050


def test_ship_speed():
    """CN-T-SHIPS  As the table has it, or the scenario."""
    own = ({}, {"caravel ransards": 9}, {"carrack ransards": 1})
    assert [armies.ship_speed("caravel", "ransards", speeds) for speeds in own] == [5, 9, 5]


# ---- dice ------------------------------------------------------------------------------------------------------------
def thrown(sides):
    """A die of so many sides by its number."""
    return lambda why, *about: luck.throw(sides, why, *about)


@pytest.mark.parametrize(("sides", "thrown"), [
    (3, thrown(3)), (4, luck.d4), (6, luck.d6), (10, thrown(10)), (20, luck.d20), (100, luck.d100),
])
def test_dice(sides, thrown):
    """CN-DICE-01  nTk; 1T3 is half a six-sided die, rounded up; the double nought is 100."""
    die = luck.die(sides)
    assert die.law == tuple((face, Fraction(1, sides)) for face in range(1, sides + 1))
    assert len(die.faces) == (6 if sides == 3 else sides)
    assert run(thrown("CN-DICE-01", "me"), [sides]).value == sides


def test_ranges():
    """CN-DICE-01  1T4+2 ranges 3-6; 1T10+1 ranges 2-11."""
    assert [2 + luck.die(4).faces[0], 2 + luck.die(4).faces[-1]] == [3, 6]
    assert [1 + luck.die(10).faces[0], 1 + luck.die(10).faces[-1]] == [2, 11]


@pytest.mark.parametrize(("p", "rolled", "found"), [
    (1, 6, False), (20, 68, False), (20, 20, True), (Fraction(9, 2), 4, True), (Fraction(9, 2), 5, False), (99, 99, True),
    (99, 100, False), (Fraction(1, 2), 1, False),
])
def test_percent(p, rolled, found):
    """CN-DICE-06  On p or less; 4.5% are 1 to 4."""
    assert run(luck.percent(p, "CN-DICE-06", "me"), [rolled]).value is found


@pytest.mark.parametrize(("p", "found"), [(0, False), (-5, False), (100, True), (105, True)])
def test_percent_for_certain(p, found):
    """CN-DICE-06  0% never happens, 100% always; no die is thrown."""
    done = run(luck.percent(p, "CN-DICE-06", "me"))
    assert (done.value, done.rolls) == (found, [])


@pytest.mark.parametrize("rule", [luck.d20, luck.d100, luck.d4])
def test_hidden(rule):
    """CN-DICE-08  What the umpire rolls nobody sees, unless somebody may."""
    assert _first(rule("CN-DICE-08", "ransards.spy1")).to == fx.NOBODY
    assert _first(luck.percent(20, "CN-DICE-08", "ransards.spy1")).to == fx.NOBODY
    assert _first(rule("CN-DICE-08", "ransards.6", to="ransards")).to == "ransards"
    assert run(luck.roll_hidden(20, "CN-DICE-08", "me"), [7]).value == 7


def _first(coro):
    effect = coro.send(None)
    coro.close()
    return effect


def test_a_lot():
    """CN-DICE-08  A hidden lot is 0 to n-1; among one there is none."""
    assert run(luck.one_of(5, "CN-DICE-08"), [5]).value == 4
    assert run(luck.one_of(1, "CN-DICE-08")).rolls == []


# ---- counting people ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("x", "found"), [
    (Fraction(972, 10), 97), (Fraction(99, 2), 50), (Fraction(405, 2), 203), (0, 0), (Fraction(1, 2), 1), (7, 7),
    (Fraction(49, 100), 0),
])
def test_half_up(x, found):
    """CN-ROUND-05  True 162 men at -40% are 97; 45 at +10% are 50."""
    assert luck.half_up(x) == found


@pytest.mark.parametrize(("dead", "risen"), [(33, 16), (165, 82), (1, 0), (0, 0), (2, 1)])
def test_half_of_the_dead(dead, risen):
    """CN-ROUND-05  33 dead are 16 undead."""
    assert luck.half_of_the_dead(dead) == risen

