"""Who fights with what, and what is left of them: 8.1, 8.14, 13.4."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.duel.combatants import (
    as_duel,
    boards_of,
    card_points,
    hero_points,
    in_ring_order,
    lettered,
    muster,
    muster_duel,
    spelled,
    survivors,
)
from montjoy.games.drakborgen.duel.state import Fate, Missile
from montjoy.games.drakborgen.options import WhiffDuel
from tests.games.drakborgen.duels import PAY, begun, body, dragon, hero, monster, play, points

AT = 2                                                       # the monster: one more than its number


def test_example_3_heros_points() -> None:
    """DL-E-3, DL-8.1b  Rohan has 3 body points and a sword worth +2: 5 combat points and 3 body points."""
    fight = begun(hero(body=3, added=2), monster())
    assert points(fight)[0] == 5 and body(fight)[0] == 3
    assert hero_points(3, 2) == 5


def test_x6_more_combat_than_body_points() -> None:
    """DL-8-X6  Combat points may exceed body points at the start, never the other way round but by losing."""
    assert hero_points(3, 2) > 3 and hero_points(3, 0) == 3


def test_8_1c_the_cards_number() -> None:
    """DL-8.1c  The sample card, skeleton: 7."""
    assert card_points(7) == 7
    assert points(begun(hero(), monster(card=7)))[1] == 7


def test_10_1a_10_3_the_dragons_own() -> None:
    """DL-10.1a, DL-10.3  No card: 20, and 20 again in the next fight."""
    fight = begun(hero(body=3), dragon())
    play(fight, [(3, 0), PAY, (3, 0), PAY, (3, 0), PAY])
    assert points(fight)[1] == 17
    assert points(begun(hero(), dragon()))[1] == 20


def test_x3_values_by_name_or_in_ring_order() -> None:
    """DL-8-X3  agility, armour, strength, psyche."""
    assert in_ring_order({"psyche": 4, "strength": 3, "armour": 2, "agility": 1}) == (1, 2, 3, 4)
    assert in_ring_order([1, 2, 3, 4]) == (1, 2, 3, 4)


def test_8_14a_after_the_fight() -> None:
    """DL-8.14a  Combat points do not last; body points lost by risking stay lost, and what was thrown is gone."""
    fight = begun(hero(body=5, missile=Missile.DAGGERS, missiles=4), monster())
    play(fight, [AT, 0, (3, 2), 1, (0, 1)], dice=[12, 1])
    left = survivors(fight)[0]
    assert (left.id, left.fate, left.body, left.missiles) == ("red", Fate.FIGHTING, 4, 3)
    assert points(begun(hero(body=left.body), monster()))[0] == 4


def test_names_travel_in_numbers() -> None:
    for name in ("red", "RT007", "mountain_troll", "å", "a" * 35):
        assert lettered(spelled(name)) == name
    with pytest.raises(ValueError, match="too long"):
        spelled("a" * 36)


def test_a_fight_is_of_two_to_eight() -> None:
    with pytest.raises(ValueError, match="2 to 8"):
        muster([hero()])
    with pytest.raises(ValueError, match="2 to 2"):
        muster_duel([hero(), monster(), monster(id="x")])


def test_options_of_the_fight() -> None:
    """DL-12.3d, DL-10.1b  whiff_duel = opponent_only, dragon_breath = per_turn, combat_timer_seconds = 9."""
    fight = begun(hero(), monster(), whiff_duel="opponent_only", dragon_breath="per_turn", combat_timer_seconds=9)
    assert (fight.whiff_duel, fight.breath, fight.seconds, fight.last_breath) == (WhiffDuel.OPPONENT_ONLY, 1, 9, 1)


def test_13_4a_boards() -> None:
    """DL-13.4a  boards_per_fighter = one: one board for each controller and side; each: one for each fighter."""
    who = [hero(), monster(id="A"), monster(id="B"), monster(id="C", seat=2)]
    assert boards_of(who, "one") == [0, 1, 1, 2]
    assert boards_of(who, "each") == [0, 1, 2, 3]
    assert begun(*who).boards == 3 and begun(*who, boards_per_fighter="each").boards == 4


def test_a_duel_in_a_large_fight() -> None:
    """The small state of what is left of a fight; None where it is no duel."""
    fight = begun(hero(), hero(id="blue", seat=2), monster())
    assert as_duel(fight) is None
    fight.fighter[1].fate = Fate.ESCAPED
    duel = as_duel(fight)
    assert duel is not None and [x.points for x in duel.fighter] == [5, 5]
    assert [x.board for x in duel.fighter] == [0, 1] and duel.boards == 2
