"""Relief from outside: the dice and the winner (RW-RELIEF-02, 03, 04, 05)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.hosts import Entry, survivors
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Kind, Why, Winner
from montjoy.games.rudern.protocol.events import BattleDecided, PoolCounted
from tests.games.rudern.fights import army, fought, relief


def joined(**counts: int) -> list[Entry]:
    return [Entry(type, count, 0, 9, joined=True) for type, count in counts.items()]


def test_relief_02_a_field_battle():
    """RW-RELIEF-02: head, 5 foot, 1 cavalry roll 1+5+2 = 8 dice, one roll each."""
    fight = relief(army(head=1, foot=5, cavalry=1), army(ruler=1, foot=8))
    done = fought(fight, [1] * 8, [1] * 9)
    assert [x.dice for x in done.told(PoolCounted)] == [8, 9]
    assert done.told(BattleDecided) == [BattleDecided(Kind.RELIEF, Winner.DEFENDER, Why.MORE_UNITS, 6, 8)]


def test_relief_03_the_besieger_is_not_divided():
    """RW-RELIEF-03: a besieging ruler with 8 foot rolls 9 dice."""
    done = fought(relief(army(foot=1), army(ruler=1, foot=8)), [1], [1] * 9)
    assert done.told(PoolCounted)[1].dice == 9
    assert done.told(PoolCounted)[1].divisor == 1


def test_relief_04_the_besieged_join():
    """RW-RELIEF-04: 4 foot inside join: 8 + 4 = 12 dice; they do not join: 8 dice.  They come back as joined."""
    outside = army(head=1, foot=5, cavalry=1)
    fight = relief(outside + joined(foot=4), army(ruler=1, foot=8))
    done = fought(fight, [1] * 12, [5] * 3 + [1] * 6)
    assert done.told(PoolCounted)[0].dice == 12
    back = [entry for entry in survivors(fight, load("default"))[ATTACKER] if entry.joined]
    assert back == [Entry("foot", 3, 0, 9, joined=True)], "the banner with 5 loses first, then one of each"
    assert fought(relief(outside, army(ruler=1, foot=8)), [1] * 8, [1] * 9).over


def test_relief_05_who_has_won():
    """RW-RELIEF-05: besieger 5, relief 4 with 2 joined: 6:5; without them the besieger wins 5:4."""
    fight = relief(army(foot=4) + joined(foot=2), army(foot=5))
    assert fought(fight, hit(0), hit(0)).value == Winner.ATTACKER
    fight = relief(army(foot=4), army(foot=5))
    assert fought(fight, hit(0), hit(0)).value == Winner.DEFENDER


@pytest.mark.parametrize("rule, winner", [("no_winner", Winner.NOBODY), ("defender_wins", Winner.DEFENDER)])
def test_relief_05_equal_numbers(rule, winner):
    """RW-RELIEF-05, RW-FIELD-05: equal numbers: nobody has won; the tie rule of field battles holds here too."""
    fight = relief(army(foot=4), army(foot=4), tie_rule=rule)
    assert fought(fight, hit(1), hit(1)).value == winner
    assert fight.host[DEFENDER].stack[0].count == 3
