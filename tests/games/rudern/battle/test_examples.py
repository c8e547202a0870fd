"""The worked examples RW-E-1 to RW-E-7, as far as dice decide them."""

from __future__ import annotations

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.battle.casualties import take_losses
from montjoy.games.rudern.battle.fight import storm
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Verdict, Winner
from montjoy.games.rudern.battle.strength import field_dice, garrison_dice
from montjoy.games.rudern.protocol.events import PoolCounted
from tests.games.rudern.fights import (
    army,
    before_fortress,
    before_town,
    custom,
    field,
    fought,
    left,
    relief,
    sortie,
    stormed,
)


def test_example_1():
    """RW-E-1, RW-DICE-05, RW-GEN-14: 3 foot, 2 elephants, 1 noble take 7 hits; lives 3 and 4 give it, 2 and 5 do not."""
    for lives, elephants in [(2, 0), (3, 1), (4, 1), (5, 2)]:
        table = custom("foot 1 1 1 1 1", f"elephant 4 2 2 {lives} 4")
        fight = field(army(foot=3, elephant=2, head=1), [], table=table)
        scripted(take_losses(fight, ATTACKER, 7))
        survivors = {"elephant": elephants, "head": 1}
        assert left(fight, ATTACKER, table) == {type: n for type, n in survivors.items() if n}


def test_example_2():
    """RW-E-2, RW-FIELD-04: 15 against 5 units, 10 hits against 1: the attacker has won, having more units left."""
    fight = field(army(foot=15), army(foot=5), unit_table="heavy")
    assert fought(fight, hit(1), hit(10)).value == Winner.ATTACKER
    assert (left(fight, ATTACKER), left(fight, DEFENDER)) == ({"foot": 5}, {"foot": 4})


def test_example_3():
    """RW-E-3, RW-FIELD-02: a field battle."""
    fight = field(army(head=1, foot=4, cavalry=2), army(general=1, foot=5))
    done = fought(fight, [5, 6, 1, 2, 3, 5, 4, 6, 2], [6, 1, 5, 3, 2, 4])
    assert done.value == Winner.ATTACKER
    assert left(fight, ATTACKER) == {"foot": 2, "cavalry": 2, "head": 1}
    assert left(fight, DEFENDER) == {"foot": 1, "general": 1}


def test_example_4():
    """RW-E-4, RW-ASLT-05, RW-ASLT-08: a siege of a town, two assaults."""
    fight = before_town(army(ruler=1, foot=7, cavalry=2), army(head=1, foot=4, cavalry=1))
    assert stormed(fight, [5, 6, 2, 5, 1], [1, 5, 3, 2, 6, 4]).value == Verdict.OPEN
    assert left(fight, ATTACKER) == {"ruler": 1, "foot": 5, "cavalry": 2}
    assert left(fight, DEFENDER) == {"head": 1, "foot": 1, "cavalry": 1}
    assert stormed(fight, [6, 5, 5, 1], [2, 6, 1]).value == Verdict.CAPTURED
    assert left(fight, ATTACKER) == {"ruler": 1, "foot": 4, "cavalry": 2}
    assert left(fight, DEFENDER) == {}


def test_example_5():
    """RW-E-5, RW-SORT-04: a sortie."""
    fight = sortie(army(general=1, foot=5), army(foot=4))
    assert stormed(fight, [5, 6, 6, 2], [5, 1, 2]).value == Verdict.BROKEN
    assert left(fight, ATTACKER) == {"general": 1, "foot": 2}
    assert left(fight, DEFENDER) == {"foot": 3}


def test_example_6():
    """RW-E-6, RW-EMPTY-03, RW-EMPTY-04: an empty fortress, two assaults."""
    fight = before_fortress(army(general=1, foot=3), [], paid=2)
    done = scripted(storm(fight), [[1, 3, 2, 4], [6], [5, 2, 2], [5]], [1])
    assert done.value == Verdict.CAPTURED
    assert left(fight, ATTACKER) == {"general": 1, "foot": 1}


def test_example_7():
    """RW-E-7, RW-RELIEF-03, RW-RELIEF-05: a relief is beaten; then seven dice inside against four, or seven against eight."""
    fight = relief(army(head=1, foot=5, cavalry=1), army(ruler=1, foot=8))
    done = fought(fight, hit(2), hit(4))
    assert [x.dice for x in done.told(PoolCounted)] == [8, 9]
    assert done.value == Winner.DEFENDER
    assert left(fight, ATTACKER) == {"foot": 1, "cavalry": 1, "head": 1}
    assert left(fight, DEFENDER) == {"foot": 6, "ruler": 1}
    inside = army(foot=5, cavalry=1, head=1)
    storming = before_town(army(ruler=1, foot=6), inside)
    assert stormed(storming, [1] * 4, [1] * 7).value == Verdict.OPEN
    assert garrison_dice(storming) == 7
    meeting = field(army(ruler=1, foot=6), inside)
    assert (field_dice(meeting, ATTACKER), field_dice(meeting, DEFENDER)) == (7, 8)
