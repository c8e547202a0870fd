"""Before round 1 and after a whiff: who fights with what, the first blow, the fire bolt, daggers, arrows, shuriken."""

from __future__ import annotations

import pytest

from montjoy.core.effects import members
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
from montjoy.games.drakborgen.duel.opening import blow
from montjoy.games.drakborgen.duel.state import Ask, Fate, Missile, Verdict, WhiffDuel
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.seen.labels import fight_label
from tests.games.drakborgen.duels import (
    AGILITY,
    JIRO,
    PAY,
    STAY,
    STRENGTH,
    begun,
    body,
    dragon,
    fates,
    hero,
    monster,
    play,
    points,
)

AT = 2                                                       # the monster: one more than its number
IRIL = (9, 5, 5, 6)
KESTREL = (7, 5, 6, 6)


# ---- the muster ------------------------------------------------------------------------------------------------------
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


# ---- the first blow --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("face", "left"), [(12, 13), (5, 20), (6, 19), (1, 20)])
def test_10_2_the_first_blow(face: int, left: int) -> None:
    """DL-10.2  Roll 12: 13 left; 5: 20; 6: 19."""
    fight = begun(hero(blow=True), dragon())
    played = play(fight, dice=[face])
    assert points(fight)[1] == left == 20 - blow(face)
    assert played.told(events.FirstBlow) == [events.FirstBlow("red", face, 20 - left)]


def test_10_2_each_attacker_strikes_once() -> None:
    """DL-10.2  In a joint fight each hero who attacks from the start strikes once; three twelves kill him before round 1."""
    fight = begun(hero(blow=True), hero(id="blue", seat=2, blow=True), hero(id="green", seat=3, blow=True), dragon())
    played = play(fight, dice=[12, 12, 12])
    assert played.value == Verdict.SLAIN and fight.round == 0


# ---- daggers and arrows ----------------------------------------------------------------------------------------------
def test_dlc_03_daggers() -> None:
    """DLC-03  Iril, agility 9, against an orc of 5, three daggers: 4, 9, 11: orc 3, one dagger left."""
    fight = begun(hero(IRIL, missile=Missile.DAGGERS, missiles=4), monster())
    played = play(fight, [AT, AT, AT, 0], dice=[4, 9, 11])
    assert points(fight)[1] == 3 and fight.fighter[0].missiles == 1
    assert [(event.hit, event.left) for event in played.told(events.Thrown)] == [(True, 3), (True, 2), (False, 1)]


def test_dlc_03_dead_before_round_1() -> None:
    """DLC-03  A monster brought to 0 is dead before round 1; any number may be thrown."""
    fight = begun(hero(IRIL, missile=Missile.DAGGERS, missiles=4), monster(card=4))
    assert play(fight, [AT] * 4, dice=[1, 2, 3, 4]).value == Verdict.SLAIN
    assert fight.round == 0 and fates(fight)[1] == Fate.FALLEN


def test_dlc_03_not_in_an_ambush() -> None:
    """DLC-03, DLC-07  In a fight that began as an ambush nothing is thrown."""
    for missile in (Missile.DAGGERS, Missile.ARROWS):
        played = play(begun(hero(IRIL, missile=missile, missiles=4), monster(), ambush=True))
        assert played.pending.parts[0].ask == Ask.POSITION


def test_dlc_07_arrows() -> None:
    """DLC-07  Psyche 6: rolls 6 and 7 against a skeleton of 6: 4 left, two arrows left; at most two in a fight."""
    fight = begun(hero(KESTREL, missile=Missile.ARROWS, missiles=4), monster(card=6))
    played = play(fight, [AT, AT], dice=[6, 7])
    assert points(fight)[1] == 4 and fight.fighter[0].missiles == 2
    assert played.pending.parts[0].ask == Ask.POSITION


def test_throwing_is_asked_about_the_monsters_there() -> None:
    """DLC-03  0 for nobody, else one more than the fighter's number; named by their ids."""
    fight = begun(hero(IRIL, missile=Missile.DAGGERS, missiles=4), monster(id="A"), monster(id="B"))
    played = play(fight)
    assert list(members(played.pending.options)) == [0, 2, 3]
    assert fight_label(fight, "Ask.THROW", 3) == questions.Throw("daggers", "B") and fight_label(fight, "Ask.THROW", 0) == questions.Enough()


# ---- the fire bolt ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 1), (1, 1)])
def test_dlc_04_fire_bolt(before: int, after: int) -> None:
    """DLC-04  An orc of 5: 2; a dark elf of 2: 1 (at least 1).  Once: it is not offered again."""
    fight = begun(hero(bolt=True), monster(card=before))
    played = play(fight, [AT])
    assert points(fight)[1] == after and fight.fighter[0].bolt == 0
    assert played.told(events.SpellCast) == [events.SpellCast("red", "fire_bolt")]
    assert played.pending.parts[0].ask == Ask.POSITION


def test_dlc_04_keeping_the_bolt() -> None:
    """DLC-04  He may keep it; then it is asked no more in this fight, and is still his."""
    fight = begun(hero(bolt=True), monster())
    played = play(fight, [0])
    assert fight.fighter[0].bolt == 1 and played.pending.parts[0].ask == Ask.POSITION


# ---- shuriken --------------------------------------------------------------------------------------------------------
def test_dlc_08_shuriken_after_a_whiff() -> None:
    """DLC-08  Whiffs at 2, he throws: the monster loses 1, whiffs stay 2, and flight may not be declared."""
    fight = begun(hero(JIRO, missile=Missile.SHURIKEN, missiles=4), monster())
    played = play(fight, [(AGILITY, STRENGTH), 0, (3, 1), AT])
    assert points(fight)[1] == 4 and fight.fighter[1].whiffs == 2 and fight.fighter[0].missiles == 3
    assert played.pending.parts[0].ask == Ask.POSITION


def test_dlc_08_only_after_a_whiff() -> None:
    """DLC-08  After a clinch, a hit or a loss nothing is thrown."""
    fight = begun(hero(missile=Missile.SHURIKEN, missiles=4), monster())
    assert play(fight, [(STRENGTH, STRENGTH)]).pending.parts[0].ask == Ask.POSITION
    fight = begun(hero(missile=Missile.SHURIKEN, missiles=4), monster())
    assert play(fight, [(STRENGTH, 3)]).pending.ask == Ask.FLEE


def test_dlc_08_it_can_kill() -> None:
    """DLC-08, DL-8.2b  The last point is taken by a shuriken: the monster is dead."""
    fight = begun(hero(missile=Missile.SHURIKEN, missiles=1), monster(card=1))
    assert play(fight, [(AGILITY, STRENGTH), AT]).value == Verdict.SLAIN


def test_dlc_08_none_left() -> None:
    """DLC-08  The last one is thrown: he is asked no more."""
    fight = begun(hero(missile=Missile.SHURIKEN, missiles=1), monster())
    played = play(fight, [(AGILITY, STRENGTH), AT, (3, 1)])
    assert played.pending.parts[0].ask == Ask.POSITION and fight.fighter[1].whiffs == 2


def test_flight_after_a_throw_and_a_hit() -> None:
    """DL-8.12a, DLC-08  Only what positions took counts as hurting."""
    fight = begun(hero(missile=Missile.SHURIKEN, missiles=2), monster())
    played = play(fight, [(AGILITY, STRENGTH), AT, (3, 3), (0, 0), (0, 1), STAY])
    assert [ask for _, ask, _ in played.answered].count(Ask.FLEE) == 1 and STRENGTH == 2
