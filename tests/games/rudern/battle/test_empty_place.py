"""Places without defenders (RW-EMPTY-02, 03, 04)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.core.effects import binomial_law
from montjoy.core.script import hit, scripted
from montjoy.games.rudern.battle.fight import storm
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Verdict, Why
from montjoy.games.rudern.battle.strength import besieger_dice
from montjoy.games.rudern.protocol.events import LossesTaken, PeopleArmed
from tests.games.rudern.fights import army, before_fortress, before_town, left, stormed


def test_empty_02_its_people_fight_with_one_die():
    """RW-EMPTY-02: general + 1 foot, the place shows 6: the foot dies; the people cannot be killed."""
    fight = before_town(army(general=1, foot=1), [])
    done = stormed(fight, [5, 1], [6])
    assert done.told(PeopleArmed) == [PeopleArmed(1)]
    assert left(fight, ATTACKER) == {"general": 1}
    assert [x.side for x in done.told(LossesTaken)] == [ATTACKER]
    assert done.rolls[1][:2] == ("RW-DICE-02", (DEFENDER,))


def test_empty_02_as_many_dice_as_a_die_shows():
    """RW-EMPTY-02: militia = d6_dice: a d6 is rolled first and gives the number of dice, anew in each assault."""
    fight = before_town(army(foot=6), [], militia="d6_dice", paid=2)
    done = scripted(storm(fight), [3, [1] * 6, [5, 5, 1], 1, [1] * 4, [6]], [1])
    assert done.told(PeopleArmed) == [PeopleArmed(3), PeopleArmed(1)]
    assert done.rolls[0] == ("RW-EMPTY-02", (DEFENDER,), 3)
    assert left(fight, ATTACKER) == {"foot": 3}
    assert done.value == Verdict.OPEN


def test_empty_03_the_besieger_is_not_divided():
    """RW-EMPTY-03: general + 5 foot before an empty fortress: 6 dice; before a town too."""
    assert besieger_dice(before_fortress(army(general=1, foot=5), [])) == 6
    assert besieger_dice(before_town(army(general=1, foot=5), [])) == 6
    fight = before_fortress(army(general=1, foot=5), [])
    assert stormed(fight, [1] * 6, [1]).value == Verdict.OPEN


def test_empty_03_its_column():
    """RW-EMPTY-03: undivided, by the place's column (besieger_column = field: the field column)."""
    assert besieger_dice(before_town(army(cavalry=3), [])) == 3
    assert besieger_dice(before_town(army(cavalry=3), [], besieger_column="field")) == 6


def test_empty_04_one_hit_takes_it():
    """RW-EMPTY-04: 5,1 against 2: captured.  1,1 against 6: the foot dies, only the general is left (RW-X-01)."""
    fight = before_town(army(general=1, foot=1), [])
    assert stormed(fight, [5, 1], [2]).value == Verdict.CAPTURED
    assert fight.why == Why.FALLEN
    fight = before_town(army(general=1, foot=1), [])
    assert stormed(fight, [1, 1], [6]).value == Verdict.BROKEN
    assert (fight.why, left(fight, ATTACKER)) == (Why.ONLY_NOBLES, {"general": 1})
    assert 1 - binomial_law(2, 2, 6)[0][1] == Fraction(5, 9)


def test_empty_04_the_besieger_must_have_somebody_left():
    """RW-EMPTY-04, RW-X-02: a hit, and the only foot dies: nobody is left, the siege is over; without a hit as well."""
    for face in (1, 6):
        fight = before_town(army(foot=1), [])
        assert stormed(fight, [face], [6]).value == Verdict.BROKEN
        assert fight.why == Why.BOTH_GONE
    fight = before_town(army(foot=2), [])
    assert stormed(fight, [1, 1], [6]).value == Verdict.OPEN


@pytest.mark.parametrize("holds", [True, False])
def test_gen_15_nobles_only(holds):
    """RW-GEN-15, RW-EMPTY-02: with noble_holds_place = false a place with nobles only counts as empty: they do not fight."""
    fight = before_town(army(foot=4), army(head=1, general=1), noble_holds_place=holds)
    if holds:
        assert stormed(fight, [5, 1], [1, 1]).value == Verdict.OPEN
        assert left(fight, DEFENDER) == {"head": 1}
    else:
        assert stormed(fight, hit(3), [1]).value == Verdict.CAPTURED
        assert left(fight, DEFENDER) == {"head": 1, "general": 1}
