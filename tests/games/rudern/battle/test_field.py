"""Field battle: strength, winner, equal numbers (RW-FIELD-01, 02, 04, 05; RW-X-07)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Kind, Why, Winner
from montjoy.games.rudern.battle.strength import field_dice
from montjoy.games.rudern.protocol.events import BattleDecided, LossesTaken, PoolCounted, RolledAgain
from tests.games.rudern.fights import army, custom, field, fought, left


def test_field_01_everybody_there_takes_part():
    """RW-FIELD-01: general + 3 foot and general + 2 cavalry together roll 1+3+1+4 = 9 dice."""
    ours = army(0, 0, general=1, foot=3) + army(0, 1, general=1, cavalry=2)
    fight = field(ours, army(foot=5))
    done = fought(fight, [1] * 9, [1] * 5)
    assert done.told(PoolCounted)[0] == PoolCounted(
        ATTACKER, (("foot", 3, 1), ("cavalry", 2, 2), ("general", 2, 1)), 9, 1, 9
    )


def test_field_01_the_log_adds_banners_up():
    """RW-FIELD-01: a type that several banners have is told once; what is gone is told no more."""
    fight = field(army(0, 0, cavalry=1, foot=1) + army(0, 1, cavalry=2), army(foot=5))
    done = fought(fight, hit(1), hit(0))
    assert done.told(PoolCounted)[0].troops == (("foot", 1, 1), ("cavalry", 3, 2))
    again = fought(fight, hit(0), hit(1))
    assert again.told(LossesTaken)[1] == LossesTaken(ATTACKER, 1, (("foot", 1),), (("cavalry", 3),))
    assert fought(fight, hit(0), hit(0)).told(PoolCounted)[0].troops == (("cavalry", 3, 2),)


def test_field_02_undivided():
    """RW-FIELD-02: head, 4 foot, 2 cavalry roll 9 dice with 4 hits against general, 5 foot rolling 6 with 2."""
    fight = field(army(head=1, foot=4, cavalry=2), army(general=1, foot=5))
    assert (field_dice(fight, ATTACKER), field_dice(fight, DEFENDER)) == (9, 6)
    assert fought(fight, hit(4), hit(2)).value == Winner.ATTACKER
    assert left(fight, ATTACKER) == {"head": 1, "foot": 2, "cavalry": 2}
    assert left(fight, DEFENDER) == {"general": 1, "foot": 1}


def test_field_02_the_field_column():
    """RW-FIELD-02: the field column counts, not the town's."""
    table = custom("foot 3 1 2 1 1")
    assert field_dice(field(army(foot=2), army(foot=1), table=table), ATTACKER) == 6


def test_field_04_more_units_left():
    """RW-FIELD-04, RW-E-2: 15 foot take 10 hits, 5 take 1: 5 against 4, the first side has won though it lost more."""
    fight = field(army(foot=15), army(elephant=4, foot=1))
    done = fought(fight, hit(1), hit(10))
    assert done.value == Winner.ATTACKER
    assert done.told(BattleDecided) == [BattleDecided(Kind.FIELD, Winner.ATTACKER, Why.MORE_UNITS, 5, 4)]


def test_field_04_units_not_strength():
    """RW-FIELD-04: two foot beat an elephant; nobles are not counted (count_nobles: they are)."""
    for nobles, winner in [(False, Winner.DEFENDER), (True, Winner.ATTACKER)]:
        fight = field(army(elephant=1, general=1, head=1), army(foot=2), count_nobles=nobles)
        assert fought(fight, hit(0), hit(0)).value == winner


def test_field_04_a_noble_against_nobody():
    """RW-FIELD-04: 0 units and a head against nobody: the head's side wins."""
    fight = field(army(foot=1), army(head=1, foot=1))
    done = fought(fight, hit(1), hit(1))
    assert (done.value, fight.why, left(fight, DEFENDER)) == (Winner.DEFENDER, Why.ONE_SIDE_GONE, {"head": 1})
    fight = field(army(general=1, foot=1), army(foot=1))
    assert fought(fight, hit(1), hit(1)).value == Winner.ATTACKER


def test_field_05_nobody_has_won():
    """RW-FIELD-05: 3 foot each after the roll: nobody has won."""
    fight = field(army(foot=3), army(foot=3))
    done = fought(fight, hit(0), hit(0))
    assert (done.value, fight.result, fight.why, fight.rolls) == (Winner.NOBODY, Winner.NOBODY, Why.EQUAL, 1)
    fight = field(army(foot=3), army(foot=3))
    assert fought(fight, hit(3), hit(3)).value == Winner.NOBODY, "nobody left on either side"


@pytest.mark.parametrize("hits, left_over", [(0, 3), (3, 0)])
def test_field_05_defender_wins(hits, left_over):
    """RW-FIELD-05: tie_rule = defender_wins: the side that did not cause the battle has won."""
    fight = field(army(foot=3), army(foot=3), tie_rule="defender_wins")
    done = fought(fight, hit(hits), hit(hits))
    assert done.told(BattleDecided) == [BattleDecided(Kind.FIELD, Winner.DEFENDER, Why.EQUAL, left_over, left_over)]
    fight = field(army(foot=3), army(foot=2), tie_rule="defender_wins")
    assert fought(fight, hit(0), hit(0)).value == Winner.ATTACKER


def test_field_05_reroll():
    """RW-FIELD-05: tie_rule = reroll: both roll again with what is left until unequal."""
    fight = field(army(foot=3), army(foot=3), tie_rule="reroll")
    done = fought(fight, hit(1), hit(1), [1, 1], [1, 1], [5, 1], [1, 1])
    assert (done.value, fight.rolls) == (Winner.ATTACKER, 3)
    assert done.told(RolledAgain) == [RolledAgain(2), RolledAgain(2)]


def test_field_05_reroll_ends():
    """RW-FIELD-05: no winner if both are gone, or neither has a die, or neither can hurt the other; a side gone loses."""
    fight = field(army(foot=1), army(foot=1), tie_rule="reroll")
    assert fought(fight, hit(1), hit(1)).value == Winner.NOBODY
    cart = custom("cart 0 1 1 1 1")
    fight = field(army(cart=1), army(cart=1), tie_rule="reroll", table=cart)
    assert fought(fight).value == Winner.NOBODY
    fight = field(army(cart=1), army(cart=1), tie_rule="reroll", persistent_wounds=True, table=cart)
    assert fought(fight).value == Winner.NOBODY
    fight = field(army(foot=1), army(foot=1), tie_rule="reroll", persistent_wounds=True)
    assert fought(fight, hit(1), hit(1)).value == Winner.NOBODY
    giant = custom("giant 1 1 1 5 1")
    fight = field(army(giant=1), army(giant=1), tie_rule="reroll", table=giant)
    assert fought(fight, [6], [6]).value == Winner.NOBODY
    fight = field(army(giant=1), army(giant=1), tie_rule="reroll", persistent_wounds=True, table=giant)
    assert fought(fight, [6], [1], *[[6], [1]] * 4).value == Winner.ATTACKER
    fight = field(army(foot=1), army(foot=1, general=1), tie_rule="reroll")
    assert fought(fight, hit(1), hit(1)).value == Winner.DEFENDER
    one_sided = custom("cart 0 1 1 1 1", "foot 1 1 1 1 1")
    fight = field(army(cart=1), army(foot=1), tie_rule="reroll", table=one_sided)
    assert fought(fight, [1], [6]).value == Winner.DEFENDER
    fight = field(army(foot=1), army(cart=1), tie_rule="reroll", table=one_sided)
    assert fought(fight, [1], [6]).value == Winner.ATTACKER


def test_x_07_a_noble_alone():
    """RW-X-07: a general alone (1 die) against 3 foot, no hit scored, one taken... and none: he has lost."""
    fight = field(army(general=1), army(foot=3))
    assert field_dice(fight, ATTACKER) == 1
    assert fought(fight, [6], [1, 1, 1]).value == Winner.DEFENDER
    assert (left(fight, ATTACKER), left(fight, DEFENDER)) == ({"general": 1}, {"foot": 2})
    fight = field(army(general=1), army(head=1))
    assert fought(fight, [1], [1]).value == Winner.NOBODY
    fight = field(army(general=1), army(head=1))
    assert fought(fight, [6], [1]).value == Winner.ATTACKER
