"""Several fighters: 12.3 champions, 13.3 joint fights, 13.4 boards, 13.5 heroes against heroes."""

from __future__ import annotations

import pytest

from montjoy.core.effects import YES, members
from montjoy.games.drakborgen.duel.combatants import a_champion, a_hero, a_monster, muster
from montjoy.games.drakborgen.duel.state import Ask, Fate, Phase, Verdict, fighting
from montjoy.games.drakborgen.model.state import FACTORS
from montjoy.games.drakborgen.protocol import events
from montjoy.games.drakborgen.protocol.events import Parted
from tests.games.drakborgen.board import PACK
from tests.games.drakborgen.duels import (
    AGILITY,
    ARMOUR,
    DEMON,
    EVEN,
    FLEE,
    ORC,
    PAY,
    PSYCHE,
    RISK,
    ROHAN,
    SIGEIR,
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


def three(rohan: int = 5, sigeir: int = 5, demon: int = 9, **more: object) -> object:
    """Rohan and Sigeir against a demon."""
    return begun(
        hero(ROHAN, body=rohan, id="rohan", seat=0), hero(SIGEIR, body=sigeir, id="sigeir", seat=1),
        monster(DEMON, card=demon, id="demon", seat=2), **more,
    )


# ---- the ledger's examples -------------------------------------------------------------------------------------------
def test_example_10() -> None:
    """DL-E-10, DL-13.3c, DL-13.3b  Strength, agility, psyche: the demon loses 1 to Rohan, Sigeir 1 to the demon."""
    fight = three()
    play(fight, [(STRENGTH, AGILITY, PSYCHE), PAY])
    assert points(fight) == [5, 4, 8]


def test_example_11() -> None:
    """DL-E-11, DL-13.3c  Two on strength, the demon on psyche: it loses 2."""
    fight = three()
    play(fight, [(STRENGTH, STRENGTH, PSYCHE)])
    assert points(fight) == [5, 5, 7]


def test_example_12_allies_do_not_hurt_each_other() -> None:
    """DL-E-12, DL-13.3d, DL-13.3e  All on armour: the demon loses 2, Sigeir 1 even if it dies; Rohan's 3 on Sigeir are
    cancelled without asking, as they are allies."""
    fight = three(demon=2)
    played = play(fight, [(ARMOUR, ARMOUR, ARMOUR), PAY])
    assert played.value == Verdict.SLAIN and points(fight) == [5, 4, 0]


def test_example_12_all_against_all() -> None:
    """DL-E-12, DL-13.3e, DL-13.3f  Each for himself: Rohan is asked about the demon and Sigeir, and cancels 3 on Sigeir."""
    fight = begun(
        hero(ROHAN, id="rohan", seat=0), hero(SIGEIR, id="sigeir", seat=1, side=1),
        monster(DEMON, card=9, id="demon", seat=2, side=2), melee=True, chaos=True,
    )
    played = play(fight, [(ARMOUR, ARMOUR, ARMOUR), 2])
    assert list(members(played.pending.options)) == [0, 3]
    assert played.told(events.HitCancelled) == [events.HitCancelled("sigeir", "rohan")]
    fight = begun(
        hero(ROHAN, id="rohan", seat=0), hero(SIGEIR, id="sigeir", seat=1, side=1),
        monster(DEMON, card=9, id="demon", seat=2, side=2), melee=True, chaos=True,
    )
    play(fight, [(ARMOUR, ARMOUR, ARMOUR), 2, 0, 0, PAY])
    assert points(fight) == [5, 4, 7]                        # the demon's 1 on Sigeir is not cancelled


def test_13_3e_a_cancelled_hit_hurts_nobody() -> None:
    """DL-13.3e, DL-8.12a  Then nobody was hurt: no flight may be declared for it."""
    fight = begun(hero(id="a", seat=0), hero(id="b", seat=1, side=1), melee=True, chaos=True)
    played = play(fight, [(STRENGTH, PSYCHE), 2, 0, 0])
    assert points(fight) == [5, 5] and played.pending.parts[0].ask == Ask.POSITION


# ---- joint fights ----------------------------------------------------------------------------------------------------
def test_13_3a_one_fight_of_several() -> None:
    """DL-13.3a, DL-13.3b  Two heroes against a demon: one fight, each with his own board, all asked at once."""
    played = play(three())
    assert [part.seat for part in played.pending.parts] == [0, 1, 2]


def test_13_3d_the_falling_still_strike() -> None:
    """DL-13.3d, DL-8-X2  A monster that falls in this round still does its damage in it."""
    fight = three(demon=1, sigeir=1)
    play(fight, [(STRENGTH, AGILITY, PSYCHE), PAY])
    assert fates(fight) == [Fate.FIGHTING, Fate.FALLEN, Fate.FALLEN]


def test_heroes_settle_in_turn_order() -> None:
    """DL-8.11a, DL-8-X1  F5: heroes in turn order, point by point."""
    fight = begun(hero(id="a", seat=0), hero(id="b", seat=1), monster((9, 9, 9, 9), seat=2))
    played = play(fight, [(AGILITY, AGILITY, AGILITY), *[PAY] * 4, *[RISK, PAY, PAY, PAY]], dice=[0])
    assert [seat for seat, ask, _ in played.answered if ask == Ask.RISK] == ["0"] * 4 + ["1"] * 4
    assert points(fight) == [1, 2, 5]


def test_13_3g_who_is_hurt_by_another_does_not_flee() -> None:
    """DL-13.3g-X  He gets out if no enemy hurt him; one of two did."""
    fight = begun(hero(), monster(id="A", seat=1), monster(id="B", seat=2))
    played = play(fight, [(STRENGTH, PSYCHE, PSYCHE), FLEE, (ARMOUR, PSYCHE, AGILITY), PAY])
    assert played.told(events.FlightFailed) and fates(fight)[0] == Fate.FIGHTING


def test_13_3g_the_fight_goes_on_without_him() -> None:
    """DL-13.3g-X  Who leaves is out for good; he is asked and compared no more."""
    fight = three()
    played = play(fight, [(STRENGTH, ARMOUR, PSYCHE), FLEE, (STRENGTH, ARMOUR, AGILITY), PAY])
    assert fates(fight)[0] == Fate.ESCAPED and not played.over
    assert [part.seat for part in played.pending.parts] == [1, 2]


def test_13_3g_whiffs_of_a_monster_with_two_enemies() -> None:
    """DL-13.3g-X  The demon whiffs with one and hits the other: its count is 0; whiffs with both: 1."""
    fight = three()
    play(fight, [(PSYCHE, STRENGTH, ARMOUR), PAY])
    assert fight.fighter[2].whiffs == 0
    fight = three()
    play(fight, [(PSYCHE, PSYCHE, ARMOUR)])
    assert fight.fighter[2].whiffs == 1


def test_13_4b_two_fighters_on_one_board() -> None:
    """DL-13.4a, DL-13.4b  One marker for two orcs: both on psyche against strength, each loses 1, each with its own points."""
    fight = begun(hero(), monster(ORC, id="A", card=5), monster(ORC, id="B", card=3))
    played = play(fight, [(STRENGTH, PSYCHE)])
    assert points(fight) == [5, 4, 2]
    assert played.told(events.FightRound)[0].positions[1:] == (("A", "psyche"), ("B", "psyche"))


@pytest.mark.parametrize("n", range(1, 8))
def test_any_number_of_boards(n: int) -> None:
    """DL-13.3b, DL-13.4a  boards_per_fighter = each: one hero and up to seven monsters choose at once."""
    fight = begun(
        hero((9, 9, 9, 9)), *[monster(id=f"M{k}", seat=k) for k in range(1, n + 1)], boards_per_fighter="each"
    )
    played = play(fight, [(AGILITY,) * (n + 1)])
    assert [x.points for x in fight.fighter[1 : n + 1]] == [1] * n and played.pending.ask == Ask.FLEE


# ---- champions and companions ----------------------------------------------------------------------------------------
def test_12_3c_a_champion_fights_in_his_place() -> None:
    """DL-12.3c  Champion orc of 5 against a skeleton of 7: the hero's player chooses, the hero's points are untouched."""
    fight = begun(hero(), champion(), monster((3, 6, 5, 7), card=7))
    played = play(fight, [(PSYCHE, STRENGTH)])
    assert points(fight) == [5, 4, 7] and fates(fight)[0] == Fate.WAITING
    assert played.pending.parts[0].seat == 0


def test_12_3d_champions_pay_and_do_not_flee() -> None:
    """DL-12.3d, DL-8.2c  It loses 2: it pays 2; after a hit no flight is offered."""
    fight = begun(hero(), champion((5, 5, 5, 5)), monster((7, 5, 5, 5)))
    play(fight, [(AGILITY, AGILITY)])
    assert points(fight)[1] == 3
    played = play(begun(hero(), champion(), monster()), [(STRENGTH, PSYCHE)])
    assert played.pending.parts[0].ask == Ask.POSITION


def test_12_3e_the_hero_steps_in() -> None:
    """DL-12.3e  The champion dies: in the next round the hero, all his points, any position; the opponent keeps his."""
    fight = begun(hero(), champion(points=1), monster())
    played = play(fight, [(PSYCHE, STRENGTH)])
    assert fates(fight) == [Fate.FIGHTING, Fate.FALLEN, Fate.FIGHTING] and points(fight) == [5, 0, 5]
    assert played.told(events.TakesOver) == [events.TakesOver("red", "CO1")]
    assert [part.options for part in played.pending.parts] == [0b1111, 0b1110]


WHIFFS = [(AGILITY, STRENGTH), (PSYCHE, ARMOUR), (AGILITY, STRENGTH)]


def test_12_3d_whiffs_break_both() -> None:
    """DL-12.3d  whiff_duel = both: the opponent flees and the champion too; the hero has nobody left to fight."""
    fight = begun(hero(), champion(), monster())
    assert play(fight, WHIFFS).value == Verdict.FLED
    assert fates(fight) == [Fate.FIGHTING, Fate.DRIVEN, Fate.DRIVEN]


def test_12_3d_whiffs_break_the_opponent_only() -> None:
    """DL-12.3d  whiff_duel = opponent_only: the champion stays."""
    fight = begun(hero(), champion(), monster(), whiff_duel="opponent_only")
    assert play(fight, WHIFFS).value == Verdict.FLED
    assert fates(fight) == [Fate.WAITING, Fate.FIGHTING, Fate.DRIVEN]


def test_12_3e_after_the_champion_has_lost_its_nerve() -> None:
    """DL-12.3d, DL-12.3e  The opponent has no way out, the champion has: it is gone and the hero goes on."""
    fight = begun(hero(), champion(), monster(exit=False))
    played = play(fight, WHIFFS)
    assert not played.over and fates(fight) == [Fate.FIGHTING, Fate.DRIVEN, Fate.FIGHTING]
    assert played.pending.parts[0].options == 0b1111


def test_10_1b_the_breath_on_a_champion() -> None:
    """DL-10.1b, DL-12.3c  The breath takes 1 from a champion, and nobody is asked."""
    fight = begun(hero(), champion(), dragon())
    played = play(fight, [(PSYCHE, AGILITY)])
    assert points(fight) == [5, 4, 19] and played.told(events.Breathed) == [events.Breathed("CO1")]


def test_13_4c_a_companion_beside_his_hero() -> None:
    """DL-13.4c-X, DL-13.4a  Hero and hound on one board, both fight."""
    fight = begun(hero(), champion((7, 4, 5, 5), points=4, beside=True), monster())
    played = play(fight, [(STRENGTH, PSYCHE)])
    assert points(fight) == [5, 4, 3] and played.pending.ask == Ask.FLEE


def test_12_3a_a_companion_leaves_with_his_hero() -> None:
    """DL-12.3a, DL-12.3f-X  The hero falls or flees: his companion is out of the fight."""
    fight = begun(hero(body=1), champion((9, 9, 9, 9), beside=True), monster())
    played = play(fight, [(PSYCHE, STRENGTH), PAY])
    assert played.value == Verdict.HERO_SLAIN and fates(fight)[:2] == [Fate.FALLEN, Fate.LEFT]
    fight = begun(hero(), champion(EVEN, beside=True), monster())
    assert play(fight, [(STRENGTH, PSYCHE), FLEE, (STRENGTH, STRENGTH)]).value == Verdict.ESCAPED
    assert fates(fight)[:2] == [Fate.ESCAPED, Fate.LEFT]


@pytest.mark.parametrize("row, full", [("CO1", 5), ("CO2", 4)])
def test_companions_fight(row, full):
    """CO1, CO2, DLC-24  In his place with the values of the row, full again for each fight; the hero waits."""
    co = PACK.companions[row]
    values = {name: getattr(co, name) for name in FACTORS}
    fight = muster([
        a_hero("red", (4, 9, 8, 5), body=5, seat=0), a_champion("RT100", values, points=co.combat_points, hero="red", seat=0),
        a_monster("orc1", (6, 5, 5, 4), card=5, seat=1),
    ])
    assert fight.fighter[1].points == full and list(fight.fighter[1].value) == [co.agility, co.armour, co.strength, co.psyche]
    assert not fighting(fight, 0) and fighting(fight, 1)


# ---- heroes against heroes -------------------------------------------------------------------------------------------
def heroes(**more: object) -> object:
    return begun(hero(EVEN, id="a", seat=0), hero(EVEN, id="b", seat=1, side=1), chaos=True, **more)


def test_13_5c_both_may_risk_and_flee() -> None:
    """DL-13.5c-X  The beaten hero pays or risks; the other may declare flight; before that each may yield."""
    fight = heroes()
    played = play(fight, [(STRENGTH, PSYCHE), RISK, 0, 0], dice=[1])
    assert points(fight) == [5, 4] and played.pending.ask == Ask.FLEE and played.pending.seat == 0


def test_13_5c_three_whiffs_part_them() -> None:
    """DL-13.5c-X  Three whiffs in a row: the fight ends without result."""
    fight = heroes()
    played = play(fight, [x for pair in WHIFFS for x in (pair, 0, 0)][:-2])
    assert played.value == Verdict.PARTED and fates(fight) == [Fate.FIGHTING] * 2
    assert played.told(Parted) == [Parted(("a", "b"))]


def test_13_5c_a_clinch_breaks_their_row() -> None:
    """DL-13.5c-X, DL-8.9b-X  Only three in a row."""
    fight = heroes()
    played = play(fight, [(AGILITY, STRENGTH), 0, 0, (PSYCHE, ARMOUR), 0, 0, (AGILITY, AGILITY), 0, 0])
    assert not played.over and [x.whiffs for x in fight.fighter[:2]] == [0, 0]


def test_13_5c_yielding() -> None:
    """DL-13.5c-X  Either may yield between rounds: the fight is over."""
    fight = heroes()
    played = play(fight, [(STRENGTH, STRENGTH), 0, YES])
    assert played.value == Verdict.YIELDED and fates(fight) == [Fate.FIGHTING, Fate.YIELDED]
    assert played.told(events.Yielded) == [events.Yielded("b", "a")]


def test_no_yielding_to_monsters() -> None:
    """DL-13.5c-X  Only heroes are yielded to."""
    fight = begun(hero(), monster())
    played = play(fight, [(STRENGTH, STRENGTH)])
    assert played.pending.parts[0].ask == Ask.POSITION and fight.phase == Phase.CHOOSE


def test_champions_alone_do_not_part():
    """DL-13.5c-X  Three whiffs part heroes; a first round in which both have sent champions parts nobody."""
    fight = begun(
        hero(id="red", seat=0), hero(id="blue", seat=1, side=1), champion(hero="red", seat=0),
        a_champion("CO2", ORC, points=5, hero="blue", seat=1, side=1), chaos=True,
    )
    played = play(fight, [(AGILITY, AGILITY)])
    assert fight.result == Verdict.OPEN and not played.told(Parted)
