"""Who leaves, and in what order (CN-BATTLE-02, -04, -15, CN-ORD-HOLD, -AWAIT, -AMBUSH-a, -c, CN-RETR-02, -05, -06,
CN-FORM-06)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.effects import NO, NOBODY, YES
from montjoy.core.script import Scripted, scripted
from montjoy.games.clusta.battle import departures as ends
from montjoy.games.clusta.battle.losses import pursuit_rows
from montjoy.games.clusta.battle.round import begin_pursuit, next_round, step
from montjoy.games.clusta.battle.setup import survivors
from montjoy.games.clusta.battle.state import PARTS, Ask, Fight, How, Stage, Verdict
from montjoy.games.clusta.battle.tactics import pursuit_modifier, target
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.battle_events import FieldRound, FormationChanged, MarginMade
from tests.games.clusta.fights import (
    calm_round,
    dead,
    force,
    free_round,
    hows,
    lost,
    meet,
    men,
    one_round,
    play,
    ready,
    standing,
    troop,
    tv,
    whys,
)

PLAYER = ClustaOptions()


def begun(fight: Fight) -> Scripted:
    """Everything before the first field round."""
    async def until() -> None:
        while fight.result == Verdict.OPEN and fight.stage not in (Stage.BEFORE, Stage.AMBUSH):
            await step(fight)

    return scripted(until())


# ---- at most four field rounds -----------------------------------------------------------------------------------------------
def stalemate() -> Fight:
    """Undead against undead, whom nothing drives off but the table; at equal strength it never does."""
    return ready(force("c1 500"), force("c2 500"))


def test_four_field_rounds_in_a_round() -> None:
    """CN-BATTLE-02  No decision after four: unfinished; it goes on in the next round, as the same battle."""
    fight = stalemate()
    for ours, theirs in ((6, 7), (7, 6), (6, 7), (7, 6)):
        assert fight.result == Verdict.OPEN
        calm_round(fight, ours, theirs)
    assert fight.result == Verdict.UNFINISHED and fight.round == 4
    left = tv(fight, 0)
    next_round(fight)
    assert (fight.result, fight.left, tv(fight, 0)) == (Verdict.OPEN, 4, left)
    assert fight.side[0].contingent[0].first == 750 * PARTS
    calm_round(fight, 6, 7)
    assert fight.round == 5


def test_the_steps_of_a_field_round_in_order() -> None:
    """CN-BATTLE-04, CN-BATTLE-13  Rally, tactics, losses, hidden rolls of both leaders, morale, then the commanders decide."""
    fight = ready(
        force("S1 150", troop("s1 150", wavering=True), lead=3, points=0, hears=True), force("t2 300", lead=3, points=0), PLAYER
    )
    found = one_round(fight, [3, 9, 10, 99, 98, 2], [(NO, NO)])
    assert whys(found) == ["CN-MOR-01", "CN-BATTLE-05", "CN-BATTLE-05", "CN-HERO-01", "CN-HERO-01", "CN-MOR-01"]
    kinds = [type(event) for to, event in found.events if to != NOBODY]
    assert kinds.index(MarginMade) < kinds.index(FieldRound)
    assert found.answered[0][1] == Ask.RETREAT


def test_a_player_learns_of_his_own_force_alone() -> None:
    """CN-KNOW-06  While a commander of his leads it and he hears of it; of the enemy's dice and losses nothing."""
    fight = ready(force("r6 300", lead=3, hears=True), force("t2 300", lead=3))
    found = one_round(fight, [8, 10, 99, 99, 1])
    assert {to for to, _ in found.events} == {(0,), ()}
    own = [event for to, event in found.events if to == (0,)]
    assert [type(event) for event in own] == [MarginMade, FieldRound]
    assert own[1] == FieldRound(1, True, 1500, "510", 255)


# ---- stars -------------------------------------------------------------------------------------------------------------------
def test_a_star_drives_everybody_off() -> None:
    """CN-BATTLE-15  10/60*: also under Hold, and the undead; after the losses and morale of this field round."""
    for theirs in (troop("t1 150", hold=True), troop("c1 200"), troop("s1 150")):
        fight = ready(force("r6 350", lead=3), force(theirs, troop("R3 100"), lead=3))
        fight.side[1].contingent[0].tv = 200 * PARTS
        fight.side[0].contingent[0].tv = 1000 * PARTS
        calm_round(fight, 9, 11)
        assert fight.star == 1 and hows(fight, 1) == [How.STAR, How.STAR]
        assert fight.result == Verdict.FIRST_STANDS


def test_no_star_no_retreat() -> None:
    """CN-BATTLE-15"""
    fight = ready(force("r6 350", lead=3), force("c1 400", lead=3))
    calm_round(fight, 9, 11)
    assert fight.star == 0 and hows(fight, 1) == [How.HERE]


# ---- await -------------------------------------------------------------------------------------------------------------------
def awaiting(ours: int, theirs: int, more: Any = None, **options: Any) -> Fight:
    """So many men, attacking, against so many that await."""
    return meet(
        force(f"r6 {ours}", lead=3, attacks=True), force(troop(f"t2 {theirs}", awaits=True), lead=3, **(more or {})),
        standing(**options),
    )


def test_await_evades_a_larger_force() -> None:
    """CN-ORD-AWAIT  await_compares = men: 180 attacked by 200 move away, and there is no battle; by 150 or 180 they fight."""
    for attackers, how in ((200, How.EVADED), (181, How.EVADED), (180, How.HERE), (150, How.HERE)):
        fight = awaiting(attackers, 180)
        begun(fight)
        assert hows(fight, 1) == [how] and fight.round == 0
        assert (fight.result == Verdict.FIRST_STANDS) == (how == How.EVADED)
        assert lost(fight, 1) == [0]


def test_await_by_size_class() -> None:
    """CN-ORD-AWAIT  await_compares = size_class: 180 against 200 are both battalions; against 400 they evade."""
    for attackers, how in ((200, How.HERE), (400, How.EVADED)):
        fight = awaiting(attackers, 180, await_compares="size_class")
        begun(fight)
        assert hows(fight, 1) == [how]


def test_await_does_not_evade() -> None:
    """CN-ORD-AWAIT  From its own camp; where the way is blocked; where it is not attacked."""
    for more in ({"in_camp": True}, {"cornered": True}):
        fight = awaiting(200, 180, more)
        begun(fight)
        assert hows(fight, 1) == [How.HERE]
    fight = awaiting(200, 180)
    fight.side[0].attacks = 0
    begun(fight)
    assert hows(fight, 1) == [How.HERE]


def after_a_round(own: int, enemy: int, **options: Any) -> int:
    """How an awaiting unit of so many men stands after a field round against so many."""
    fight = ready(force(f"c6 {enemy}"), force(troop(f"c2 {own}", awaits=True)), standing(**options))
    calm_round(fight, 6, 7)
    assert fight.round == 1
    return fight.side[1].contingent[0].how


def test_await_goes_on_only_while_it_is_the_larger() -> None:
    """CN-ORD-AWAIT  After losses 120 against 130 it retreats; equal numbers fight exactly one field round; larger goes on."""
    assert after_a_round(200, 200) == How.AWAIT              # the loser of the tactics has fewer men now
    assert after_a_round(400, 200) == How.HERE
    fight = ready(force("c6 150"), force(troop("c2 160", awaits=True)))
    for c, n in ((fight.side[0].contingent[0], 130), (fight.side[1].contingent[0], 120)):
        c.men = n
    assert not ends.larger(fight, fight.side[1], fight.side[0])
    assert scripted(ends.no_longer_larger(fight, 1, ends.smaller(fight, 1))).value == 1


def test_await_in_battle_by_size_class() -> None:
    """CN-ORD-AWAIT  await_compares = size_class: 320 men against 260 are more men and the same class."""
    assert after_a_round(340, 200) == How.HERE
    assert after_a_round(340, 200, await_compares="size_class") == How.AWAIT


# ---- flight from numbers -------------------------------------------------------------------------------------------------------
def met(ours: str, theirs: str, more: Any = None, **options: Any) -> int:
    fight = meet(force(troop(ours, **(more or {})), lead=3), force(theirs, lead=3, attacks=True), standing(**options))
    begun(fight)
    return fight.side[0].contingent[0].how


def test_the_much_smaller_flee() -> None:
    """CN-RETR-06  A company of 100 attacked by 400 retreats before any field round; a platoon from a battalion; but a company
    stands against a battalion, a battalion against anybody, and the undead against everybody."""
    assert met("r6 100", "t2 400") == How.SIZE
    assert met("r6 50", "t2 151") == How.SIZE
    assert met("r6 100", "t2 350") == How.HERE
    assert met("r6 151", "t2 500") == How.HERE
    assert met("c6 100", "t2 400") == How.HERE


def test_the_much_smaller_flee_without_loss() -> None:
    """CN-RETR-06"""
    fight = meet(force("r6 100", lead=3), force("t2 400"))
    assert play(fight).value == Verdict.SECOND_STANDS and lost(fight, 0) == [0] and fight.round == 0


def test_checked_again_before_each_field_round() -> None:
    """CN-RETR-06  By the men present of both."""
    fight = ready(force("r6 170", lead=3, points=0), force("t2 480", lead=3, points=0))
    fight.side[0].contingent[0].tv = 340 * PARTS
    calm_round(fight, 3, 4)
    assert fight.round == 1 and size_left(fight) < 151 and fight.result == Verdict.OPEN
    scripted(step(fight))
    assert hows(fight, 0) == [How.SIZE] and fight.result == Verdict.SECOND_STANDS


def size_left(fight: Fight) -> int:
    return men(fight, 0)[0]


def test_hold_does_not_flee() -> None:
    """CN-ORD-HOLD  hold_resists_size_rout = true: a platoon under Hold attacked by a battalion fights."""
    assert met("r6 50", "t2 200", {"hold": True}) == How.HERE


def test_hold_may_be_made_to_flee() -> None:
    """CN-ORD-HOLD  hold_resists_size_rout = false"""
    assert met("r6 50", "t2 200", {"hold": True}, hold_resists_size_rout=False) == How.SIZE


def test_sizes_of_an_ambush() -> None:
    """CN-RETR-06  Only the quarter present counts: 400 in ambush are a company, and flee from a regiment if they fight on."""
    lying = force(troop("r6 400", share=1), lead=3, ambush=True, prepared=True, ambush_on=True)
    fight = meet(lying, force("t2 400", "t3 400", lead=3))
    scripted(free_round(fight), [10, 12, 99, 99, 1, 1])
    assert fight.stage == Stage.AMBUSHED and hows(fight, 0) == [How.HERE]
    play(fight)
    assert hows(fight, 0) == [How.SIZE]


# ---- formations ----------------------------------------------------------------------------------------------------------------
def formation(lead: int, theirs_prepared: bool = False, ours_prepared: bool = False) -> int:
    fight = meet(
        force("r6 198", lead=lead, march=True, attacks=True, prepared=ours_prepared, hears=True),
        force("s1 250", lead=2, prepared=theirs_prepared),
    )  # fmt: skip
    found = begun(fight)
    assert bool(found.told(FormationChanged)) == (fight.side[0].march == 0)
    return fight.side[0].march


def test_superled_forces_change_formation_in_time() -> None:
    """CN-FORM-06  Superled against a force that is not prepared either: no penalty; leader value 3: penalty; against a patrol or
    any prepared force: penalty; and where it was prepared itself."""
    assert formation(4) == 0
    assert formation(3) == 1
    assert formation(4, theirs_prepared=True) == 1
    assert formation(4, ours_prepared=True) == 1


# ---- ambush --------------------------------------------------------------------------------------------------------------------
def ambush(more: Any = None, victim: Any = None, **options: Any) -> Fight:
    """400 TV in ambush (Tactics 13), victim 360 TV in march formation (Tactics 7)."""
    ours = force(troop("t2 200", share=1), lead=3, ambush=True, prepared=True, **(more or {}))
    return meet(ours, force("r6 180", march=True, lead=1, points=0, **(victim or {})), standing(**options))


def free(fight: Fight, dice: list[int]) -> Scripted:
    """The free round alone."""
    return scripted(free_round(fight), dice)


def test_the_free_round_of_an_ambush() -> None:
    """CN-ORD-AMBUSH-a  ambush_column = rolled: 400 TV: 100, row 100-149, margins 3 and -2: 15/40; the victim in march formation
    loses 60% of 360: 216; the ambushers 7.5% of 100: 8."""
    fight = ambush()
    free(fight, [10, 9, 99, 99, 1])
    assert (fight.row, fight.column) == (13, 0)
    assert (tv(fight, 0), tv(fight, 1)) == (392, 144)
    assert fight.round == 0 and fight.side[1].march == 0
    assert (fight.side[0].loss, fight.side[1].loss) == (30, 240)


def test_ambushers_win_whatever_the_margins() -> None:
    """CN-ORD-AMBUSH-a  At least with 1; a perfect roll of theirs counts."""
    fight = ambush()
    free(fight, [19, 2, 99, 99, 1])
    assert (fight.winner, fight.difference, fight.column) == (0, 1, 0)
    fight = ambush()
    free(fight, [1, 2, 15, 99, 99, 1])
    assert fight.difference == 30 and fight.column == 2


def test_the_lowest_column_of_an_ambush() -> None:
    """CN-ORD-AMBUSH-a  ambush_column = lowest: always 1-10."""
    fight = ambush(ambush_column="lowest")
    free(fight, [1, 2, 15, 99, 99, 1])
    assert fight.difference == 1 and fight.column == 0


def test_the_free_round_costs_what_the_table_says() -> None:
    """CN-ORD-AMBUSH-c  ambush_free_of_loss = false: 8 TV, 4 men of the ambushers."""
    fight = ambush()
    free(fight, [10, 9, 99, 99, 1])
    assert lost(fight, 0) == [4]


def test_the_free_round_may_be_free_of_loss() -> None:
    """CN-ORD-AMBUSH-c  ambush_free_of_loss = true: nothing for the ambushers, the victim its 40%, here 60%."""
    fight = ambush(ambush_free_of_loss=True)
    free(fight, [10, 9, 99, 1])
    assert lost(fight, 0) == [0] and tv(fight, 1) == 144


def test_the_free_round_stands_alone() -> None:
    """CN-ORD-AMBUSH-a, CN-BATTLE-04  It comes before everything else; afterwards the battle can be withdrawn from or go on."""
    fight = ambush()
    scripted(free_round(fight), [10, 9, 99, 99, 1])
    assert fight.stage == Stage.AMBUSHED and fight.result == Verdict.OPEN and fight.free == 1
    without = meet(force("r6 180", lead=3), force("t2 200"))
    scripted(free_round(without))
    assert without.round == 0 and without.stage == Stage.MEETING


@pytest.mark.parametrize(("on", "how"), [(False, How.WITHDRAWN), (True, How.HERE)])
def test_after_the_free_round(on: bool, how: How) -> None:
    """CN-ORD-AMBUSH-b  By standing instruction or by the player; ambushers without a commander fight on."""
    fight = ambush({"ambush_on": on})
    free(fight, [10, 9, 99, 99, 1])
    scripted(step(fight))
    assert hows(fight, 0) == [how] and fight.free == 0
    fight = ambush({"ambush_on": not on})
    fight.decisions = 0
    free(fight, [10, 9, 99, 99, 1])
    found = scripted(step(fight), [], [YES if on else NO])
    assert [ask for _, ask, _ in found.answered] == [Ask.AMBUSH_ON] and hows(fight, 0) == [how]


def test_unled_ambushers_fight_on() -> None:
    """CN-ORD-AMBUSH-b, CN-KNOW-06"""
    fight = meet(force(troop("t2 200", share=1), ambush=True), force("r6 100", lead=1, points=0))
    free(fight, [7, 7, 99, 1])
    scripted(step(fight))
    assert hows(fight, 0) == [How.HERE]


# ---- voluntary retreat ------------------------------------------------------------------------------------------------
def test_a_commander_retreats_in_good_order() -> None:
    """CN-RETR-02  After a field round; the whole force; nobody wavers."""
    fight = ready(force("r6 180", "r7 180", lead=3, points=0), force("t2 360"), PLAYER)
    found = one_round(fight, [8, 7, 99, 5], [1])
    assert found.answered[0][1] == Ask.RETREAT
    assert hows(fight, 0) == [How.ORDER, How.ORDER] and fight.result == Verdict.SECOND_STANDS
    assert not any(left.wavering for left in survivors(fight, 0))


def test_a_commander_may_send_one_unit_away() -> None:
    """CN-RETR-02  Or chosen units."""
    fight = ready(force("r6 180", "r7 180", lead=3, points=0), force("t2 360"), PLAYER)
    assert ends.retreat_options(fight.side[0]) == 0b1111
    one_round(fight, [8, 7, 99, 5], [3])
    assert hows(fight, 0) == [How.HERE, How.ORDER] and fight.result == Verdict.OPEN
    assert ends.retreat_options(fight.side[0]) == 0b11


def test_unled_forces_cannot_retreat() -> None:
    """CN-RETR-02  Nobody is asked, and standing instructions of an unled force mean nothing."""
    fight = ready(force("r6 300"), force("t2 300"), PLAYER)
    assert one_round(fight, [6, 7, 1]).answered == []
    fight = ready(force("r6 300", retreat_at=100), force("t2 300"))
    one_round(fight, [6, 7, 1])
    assert hows(fight, 0) == [How.HERE]


def test_both_may_go_at_once() -> None:
    """CN-RETR-02"""
    fight = ready(force("r6 300", lead=3, points=0), force("t2 300", lead=3, points=0), PLAYER)
    assert one_round(fight, [8, 7, 99, 99, 1], [(1, 1)]).value == Verdict.BOTH_GONE


@pytest.mark.parametrize(("at", "how"), [(50, How.ORDER), (49, How.HERE), (0, How.HERE)])
def test_standing_instructions_on_retreat(at: int, how: How) -> None:
    """CN-KNOW-06, CN-RETR-02  battle_decisions = standing: retreat_at 0.5 and 360 of 720 left: he orders retreat."""
    fight = ready(force("r6 360", lead=3, points=0, retreat_at=at), force("t2 360", lead=3))
    fight.side[0].contingent[0].tv = 360 * PARTS
    scripted(ends.commanders_decide(fight))
    assert hows(fight, 0) == [how]


def test_others_may_follow_a_unit_that_flees() -> None:
    """CN-RETR-03  If a commander is there, and he says so; by standing instruction where retreat_at is reached."""
    for answer, how in ((YES, How.FOLLOWED), (NO, How.HERE)):
        fight = ready(force("r6 180", "r7 180", lead=3), force("t2 360"), PLAYER)
        fight.side[0].contingent[0].how = How.MORALE
        found = scripted(ends.follow(fight, 0, 1), [], [answer])
        assert found.answered[0][1] == Ask.FOLLOW and hows(fight, 0) == [How.MORALE, how]
    for at, how in ((100, How.FOLLOWED), (10, How.HERE)):
        fight = ready(force("r6 180", "r7 180", lead=3, retreat_at=at), force("t2 360"))
        fight.side[0].contingent[0].how = How.MORALE
        scripted(ends.follow(fight, 0, 1))
        assert hows(fight, 0) == [How.MORALE, how]


def test_nobody_follows_without_a_commander() -> None:
    """CN-RETR-03  Nor where nobody has fled."""
    fight = ready(force("r6 180", "r7 180"), force("t2 360"), PLAYER)
    fight.side[0].contingent[0].how = How.MORALE
    assert scripted(ends.follow(fight, 0, 1)).answered == []
    fight = ready(force("r6 180", "r7 180", lead=3), force("t2 360"), PLAYER)
    assert scripted(ends.follow(fight, 0, 0)).answered == []


# ---- pursuit ----------------------------------------------------------------------------------------------------------
def chased() -> Fight:
    fight = ready(force("r6 300", lead=3, points=0), force("t2 200", lead=3, points=0), PLAYER)
    one_round(fight, [8, 10, 99, 99, 1], [(0, 1)])
    assert fight.result == Verdict.FIRST_STANDS
    begin_pursuit(fight, 0)
    return fight


def test_a_pursuer_has_5_and_a_row() -> None:
    """CN-RETR-05  Tactics 13, a 10: margin 8; one row in his favour whether he wins or loses; in the next field round only."""
    fight = chased()
    assert fight.result == Verdict.OPEN and fight.round == 1
    assert pursuit_modifier(fight.side[0]) == 5 and target(fight, 0) == 18 and target(fight, 1) == 13
    assert pursuit_rows(fight.side[0]) == 1 and pursuit_rows(fight.side[1]) == 0
    row = []
    for pursues in (0, 1):
        fight.side[0].pursues = pursues
        for fight.winner in (0, 1):
            ends_row(fight, row)
    assert row[2] == row[0] + 1 and row[3] == row[1] - 1
    calm_answers(fight)
    assert target(fight, 0) == 13 and pursuit_rows(fight.side[0]) == 0


def ends_row(fight: Fight, row: list[int]) -> None:
    from montjoy.games.clusta.battle.losses import find_row

    find_row(fight)
    row.append(fight.row)


def calm_answers(fight: Fight) -> None:
    one_round(fight, [10, 8, 99, 99, 1], lambda seat, ask, mask: NO)


def test_the_original_value_stays_in_pursuit() -> None:
    """CN-RETR-05, CN-BATTLE-03  That of the battle being continued."""
    fight = chased()
    assert [c.first for c in fight.side[1].contingent[:1]] == [400 * PARTS]
    assert fight.side[1].contingent[0].tv < 400 * PARTS and hows(fight, 1) == [How.HERE]


def test_the_dead_are_not_pursued() -> None:
    """CN-RETR-05"""
    fight = ready(force("r6 300", lead=3), force("t2 100", "t3 100", lead=3))
    fight.side[1].contingent[0].how, fight.side[1].contingent[1].how = How.DESTROYED, How.PANIC
    begin_pursuit(fight, 0)
    assert hows(fight, 1) == [How.DESTROYED, How.HERE]
    assert dead(fight, 1) == [0, 0]
