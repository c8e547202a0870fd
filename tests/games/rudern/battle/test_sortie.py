"""Sortie: the besieger's dice and the outcome (RW-SORT-02, 04)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Column, Kind, Verdict, Why, Winner
from montjoy.games.rudern.battle.strength import besieger_dice, garrison_dice
from montjoy.games.rudern.protocol.events import StormDecided
from tests.games.rudern.fights import army, custom, left, sortie, stormed


@pytest.mark.parametrize(
    "place, option, dice", [(Column.FORTRESS, "two", 4), (Column.FORTRESS, "as_assault", 3), (Column.TOWN, "two", 4),
                            (Column.TOWN, "as_assault", 4)],
)
def test_sort_02_halved_in_a_sortie_too(place, option, dice):
    """RW-SORT-02: besieger strength 7: 4 dice at a fortress and a town; as_assault: 3 at a fortress."""
    fight = sortie(army(foot=7), army(foot=2), place=place, sortie_divisor=option)
    assert besieger_dice(fight) == dice
    assert stormed(fight, [1, 1], [1] * dice).value == Verdict.OPEN


def test_sort_02_the_besieged_undivided_in_their_column():
    """RW-SORT-02: the besieged use their town or fortress column undivided."""
    table = custom("foot 1 2 3 1 1")
    assert garrison_dice(sortie(army(foot=7), army(foot=2), table=table)) == 4
    assert garrison_dice(sortie(army(foot=7), army(foot=2), place=Column.FORTRESS, table=table)) == 6


def test_sort_04_the_besieger_outnumbered():
    """RW-SORT-04: 4 foot sally against general + 5 foot: 3 hits against 1: 2 foot against 3, the siege is broken."""
    fight = sortie(army(general=1, foot=5), army(foot=4))
    done = stormed(fight, hit(3), hit(1))
    assert (done.value, fight.why) == (Verdict.BROKEN, Why.OUTNUMBERED)
    assert (left(fight, ATTACKER), left(fight, DEFENDER)) == ({"general": 1, "foot": 2}, {"foot": 3})
    assert done.told(StormDecided) == [StormDecided(Kind.SORTIE, Verdict.BROKEN, Why.OUTNUMBERED, Winner.DEFENDER, 2, 3)]


def test_sort_04_the_place_falls():
    """RW-SORT-04: nobody left inside and the besieger has somebody: captured; else the siege goes on."""
    assert stormed(sortie(army(foot=5), army(foot=2)), hit(0), hit(2)).value == Verdict.CAPTURED
    assert stormed(sortie(army(foot=5), army(foot=2)), hit(1), hit(0)).value == Verdict.OPEN
    fight = sortie(army(foot=1), army(foot=1))
    assert stormed(fight, hit(1), hit(1)).value == Verdict.BROKEN
    assert fight.why == Why.BOTH_GONE
