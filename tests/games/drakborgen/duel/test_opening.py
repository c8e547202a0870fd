"""Before round 1 and after a whiff: the first blow, the fire bolt, daggers, arrows, shuriken."""

from __future__ import annotations

import pytest

from montjoy.core.effects import members
from montjoy.games.drakborgen.duel import opening
from montjoy.games.drakborgen.duel.combatants import a_hero, a_monster, muster
from montjoy.games.drakborgen.duel.opening import blow
from montjoy.games.drakborgen.duel.state import Ask, Fate, Missile, Verdict
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.seen.labels import fight_label
from tests.games.drakborgen.board import PACK, run
from tests.games.drakborgen.duels import (
    AGILITY,
    JIRO,
    STAY,
    STRENGTH,
    begun,
    champion,
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


def test_the_first_blow_is_the_attackers_also_behind_a_champion():
    """DL-10.2, DL-12.3c  Who attacks the sleeping dragon strikes before round 1, whoever fights in his place then."""
    fight = begun(hero(blow=True), champion(), dragon(seat=1))
    play(fight, dice=[12])
    assert points(fight)[2] == 13


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
    assert fight_label(fight, "Ask.THROW", 3) == questions.Throw("daggers", "B")
    assert fight_label(fight, "Ask.THROW", 0) == questions.Enough()


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


@pytest.mark.parametrize("kind, card, left", [("orc", 5, 2), ("dark_elf", 2, 1)])
def test_fire_bolt(kind, card, left):
    """fire_bolt, DLC-04, DLC-24  An orc with 5 begins with 2, a dark elf with 2 with 1; a second one is refused."""
    row = PACK.monsters[kind]
    fight = muster([
        a_hero("red", (5, 3, 4, 10), body=8, bolt=True, seat=0),
        a_monster("orc1", (row.agility, row.armour, row.strength, row.psyche), card=card, seat=1),
    ])
    assert opening.caster(fight) == 0
    run(opening.cast_bolt(fight, 0), (), [2])
    assert fight.fighter[1].points == left and fight.fighter[0].bolt == 0 and opening.caster(fight) != 0


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
    assert [ask for _, ask, _ in played.answered].count(Ask.FLEE) == 1
