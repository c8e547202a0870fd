"""The combat board: positions in a ring, where one may go, what beats what: 8.3, 8.4, 8.6 to 8.10."""

from __future__ import annotations

import pytest

from montjoy.core.effects import members
from montjoy.games.drakborgen.duel.ring import NAMES, beats, clinch, lead, neighbours, reach, taken, whiff
from montjoy.games.drakborgen.protocol import events
from tests.games.drakborgen.duels import AGILITY, ARMOUR, PAY, PSYCHE, STRENGTH, begun, hero, monster, play, points

# DL-T-FIGHT as printed: row against column
PRINTED = {
    "agility": ["compare", "row hits 1", "whiff", "column hits 1"],
    "armour": ["column hits 1", "compare", "row hits 1", "whiff"],
    "strength": ["whiff", "column hits 1", "compare", "row hits 1"],
    "psyche": ["row hits 1", "whiff", "column hits 1", "compare"],
}
# DL-T-RING as printed
NEXT = {
    "none": "agility, armour, strength, psyche",
    "agility": "agility, armour, psyche",
    "armour": "armour, agility, strength",
    "strength": "strength, armour, psyche",
    "psyche": "psyche, strength, agility",
}


@pytest.mark.parametrize("row", PRINTED)
@pytest.mark.parametrize("column", PRINTED)
def test_the_sixteen_pairs(row: str, column: str) -> None:
    """DL-8.6, DL-8.8, DL-8.10  The printed table, pair by pair."""
    mine, theirs = NAMES.index(row), NAMES.index(column)
    printed = PRINTED[row][theirs]
    found = "compare" if mine == theirs else "whiff"
    if taken(mine, theirs, 9, 9) == 1 and beats(mine, theirs):
        found = "row hits 1"
    if taken(theirs, mine, 9, 9) == 1 and beats(theirs, mine):
        found = "column hits 1"
    assert found == printed
    assert bool(whiff(mine, theirs)) == (printed == "whiff")


@pytest.mark.parametrize("name", NEXT)
def test_where_one_may_go(name: str) -> None:
    """DL-8.3b, DL-8.3c, DL-8.4a, DL-8.4b  The printed ring; agility to strength is a jump and forbidden (DL-E-5)."""
    legal = {NAMES.index(word) for word in NEXT[name].split(", ")}
    assert set(members(reach(NAMES.index(name)))) == legal


def test_8_3b_neighbours() -> None:
    """DL-8.3b  Of agility and of strength: armour and psyche."""
    assert set(members(neighbours(AGILITY))) == set(members(neighbours(STRENGTH))) == {ARMOUR, PSYCHE}
    assert set(members(neighbours(ARMOUR))) == set(members(neighbours(PSYCHE))) == {AGILITY, STRENGTH}


def test_example_4() -> None:
    """DL-E-4, DL-8.6  Agility against armour: the first hits.  Strength against psyche: the first hits."""
    assert beats(AGILITY, ARMOUR) and beats(STRENGTH, PSYCHE)
    assert not beats(ARMOUR, AGILITY) and not beats(PSYCHE, STRENGTH)


def test_example_6_same_position() -> None:
    """DL-E-6, DL-8.7a  Both on agility, 9 against 6: the lower loses 3 combat points."""
    assert lead(9, 6) == 3 and lead(6, 9) == 0
    fight = begun(hero((6, 5, 5, 5), body=5), monster((9, 5, 5, 5)))
    played = play(fight, [(AGILITY, AGILITY), PAY, PAY, PAY])
    assert points(fight) == [2, 5]
    assert played.told(events.Overpowered) == [events.Overpowered("red", "RT007", 3, "agility", 9, 6, round=1)]


def test_example_7_a_whiff() -> None:
    """DL-E-7, DL-8.8  Agility against strength: nobody is reached, and the whiff is counted."""
    fight = begun(hero(), monster())
    played = play(fight, [(AGILITY, STRENGTH)])
    assert points(fight) == [5, 5] and fight.fighter[1].whiffs == 1
    assert played.told(events.Whiffed) == [events.Whiffed("red", "RT007", 1, "agility", "strength", round=1)]


def test_8_7b_a_clinch() -> None:
    """DL-8.7b  The same position and the same value: nobody loses, and the row of whiffs is broken."""
    assert clinch(STRENGTH, STRENGTH, 6, 6) and not clinch(STRENGTH, STRENGTH, 6, 5)
    fight = begun(hero(), monster())
    played = play(fight, [(AGILITY, STRENGTH), (PSYCHE, PSYCHE)])
    assert points(fight) == [5, 5] and fight.fighter[1].whiffs == 0
    assert played.told(events.Clinch) == [events.Clinch("red", "RT007", "psyche", 5, round=2)]


def test_8_10_basic_loss() -> None:
    """DL-8.10, DL-8.2a  Strength against psyche: the psyche side loses 1; each point lost is a marker paid: 5, lose 1, 4."""
    fight = begun(hero(), monster())
    play(fight, [(STRENGTH, PSYCHE)])
    assert points(fight) == [5, 4]
    fight = begun(hero(), monster())
    play(fight, [(PSYCHE, STRENGTH), PAY])
    assert points(fight) == [4, 5]
