"""Initiative: the roll, the winner's choices, ties, the order of phases, stances.  MB-INIT, MB-SEQ, MB-MOD-04."""

from __future__ import annotations

import pytest

from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.initiative import order_of
from tests.games.massbattle.acting import S, field, fights, go, moves, play, volley, why_not

HILL = "1111111111\n1111111111\n..........\n..........\n.........."


def test_higher_die_wins():
    """MB-INIT-01, MB-INIT-02  A 5 against a 2; the winner alone is asked, once."""
    world = field(["goblins 3,3 n"], ["goblins 20,30 s"])
    log = play(world, initiative=[2, 5, 4, 1])
    assert log.told(events.InitiativeWon) == [events.InitiativeWon(1, (2, 5), 1), events.InitiativeWon(0, (4, 1), 2)]
    assert log.questions(questions.Choose) == ["b"]
    assert log.told(events.ChoicesMade) == [events.ChoicesMade(1, "first", "first")]


def test_rolled_anew_at_the_end_of_every_round():
    """MB-INIT-05, MB-SEQ-06  The last thing of round n is the roll for round n + 1, whose winner chooses anew."""
    world = field(["goblins 3,3 n"], ["goblins 20,30 s"])
    log = play(world, to="3.0", initiative=[6, 1, 1, 6, 5, 1], choices=[("first", "first"), ("last", "last")])
    assert [roll[1] for roll in log.rolls] == [(side, n) for n in (1, 2, 3) for side in ("A", "B")]
    assert log.questions(questions.Choose) == ["a", "b"]
    assert log.names()[-1] == "InitiativeWon"
    assert (world.move_choice, world.attack_choice) == ("last", "last")


def test_first_event_after_deployment_is_the_roll():
    """MB-GEN-07, MB-INIT-07  No surprise, nothing declared before it; then the choices, before anything else of the round."""
    world = field(["longbowmen 3,3 n"], ["goblins 3,13 s"])
    log = play(world, to="1.2", attack=[1], a=[volley("A1 B1")])
    assert [name for name in log.names() if name != "Deployed"] == ["InitiativeWon", "RoundBegun", "ChoicesMade", "Attacked"]


def test_equal_dice_are_rolled_again():
    """MB-INIT-06  tie_rule = reroll: 4 against 4, then 3 against 1."""
    world = field(["goblins 3,3 n"], ["goblins 20,30 s"], tie_rule="reroll")
    log = play(world, to="1.1", initiative=[4, 4, 3, 1])
    assert world.winner == 0
    assert [event.side for event in log.told(events.InitiativeWon)] == [2, 0]


def test_equal_dice_and_both_act_together():
    """MB-INIT-06  tie_rule = simultaneous: nobody chooses, both shoot before anybody is broken."""
    world = field(["longbowmen 3,3 n"], ["longbowmen 3,13 s"], tie_rule="simultaneous")
    for unit in world.units.values():
        unit.hit, unit.lost = True, 12
    log = play(
        world, to="1.2", initiative=[4, 4], attack=[20, 20], damage=[1, 1], morale=[3, 3], a=[volley("A1 B1")],
            b=[volley("B1 A1")],
    )
    assert log.questions(questions.Choose) == [] and order_of(world, 2) == [(0, 1)]
    assert [event.unit for event in log.told(events.Attacked)] == ["A1", "B1"]
    assert world.units["A1"].broken and world.units["B1"].broken


@pytest.mark.parametrize(
    "move, attack, orders",
    [("first", "first", "WWWW"), ("first", "last", "LWLL"), ("last", "first", "WLWW"), ("last", "last", "LLLL")],
)
def test_table_of_orders(move, attack, orders):
    """MB-T-INIT, MB-INIT-03, MB-INIT-08  missile_order = attack_choice: shooting and melee as the attack choice says, movement as
    the move choice."""
    world = field(["goblins 3,3 n"], ["goblins 20,30 s"], missile_order="attack_choice")
    world.winner, world.move_choice, world.attack_choice = 1, move, attack
    first = [order_of(world, phase)[0][0] for phase in (1, 2, 3, 5)]
    assert first == [1 if letter == "W" else 0 for letter in orders]
    assert all(order_of(world, phase)[1] == (1 - order_of(world, phase)[0][0],) for phase in (1, 2, 3, 5))


def test_winner_always_shoots_first():
    """MB-INIT-08  missile_order = winner_first: in phase 1 only."""
    world = field(["longbowmen 3,3 n", "orcs 8,8 n"], ["longbowmen 3,13 s", "orcs 8,9 s"], missile_order="winner_first")
    log = play(
        world, choices=("first", "last"), attack=[1] * 6, a=[volley("A1 B1"), fights("A2 B2")], b=[volley("B1 A1"),
            fights("B2 A2")],
        second=[volley("B1 A1"), volley("A1 B1")],
    )
    assert [event.unit for event in log.told(events.Attacked)] == ["A1", "B1", "B2", "A2", "B1", "A1"]


def test_first_side_is_done_before_the_second_acts():
    """MB-INIT-04, MB-MOR-09, MB-SEQ-03  A breaks B1 in melee: B1 does not attack in that phase.  MB-SEQ-04, MB-BRK-04: it may
    rally in the same round."""
    world = field(["orcs 8,8 n"], ["orcs 8,9 s"])
    world.units["B1"].hit, world.units["B1"].lost = True, 10
    log = play(world, attack=[15], damage=[1], morale=[3], rally=[51], a=[fights("A1 B1")])
    assert [event.unit for event in log.told(events.Attacked)] == ["A1"]
    assert log.told(events.Rallied) == [events.Rallied("B1", 51, False)]


def test_order_of_a_round():
    """MB-SEQ-00, MB-T-SEQUENCE, MB-SEQ-01, MB-SEQ-02, MB-SEQ-05  The phases of a round, as marks and questions show them."""
    world = field(["longbowmen 3,1 n"], ["longbowmen 3,4 s"], board=HILL)
    log = play(world, to="2.1", b=[forms.Stances(("B1",))])
    assert log.marks == ["0.0", *(f"1.{phase}" for phase in range(7)), "2.0", "2.1"]
    asked = [type(ask).__name__ for _, ask in log.asked]
    assert asked == ["Choose", "TakeStances", "Shoot", "Shoot", "Move", "Move", "ShootAgain", "ShootAgain", "Choose",
        "TakeStances"]
    assert log.told(events.RoundBegun) == [events.RoundBegun(1, 0), events.RoundBegun(2, 5)]


def test_the_clock():
    """MB-SCALE-02  After three rounds 15 minutes at scale 5 and 30 at scale 10."""
    for scale, minutes in ((5, 15), (10, 30)):
        world = field(["goblins 3,3 n men=10"], ["goblins 20,30 s men=10"], scale=scale)
        assert play(world, to="4.1").told(events.RoundBegun)[-1] == events.RoundBegun(4, minutes)


# ---- stances ---------------------------------------------------------------------------------------------------------------
def test_stances_loser_first():
    """MB-MOD-04, MB-INIT-07  The loser's side announces first, then the winner's; who says nothing attacks; on level 0 nobody is
    asked."""
    board = "1..1\n....\n....\n1..."
    for dice, order in (((6, 1), "ba"), ((1, 6), "ab")):
        world = field(["goblins 0,0 n", "goblins 2,0 n"], ["goblins 0,3 s", "goblins 3,3 s"], board=board)
        log = play(world, to="1.1", initiative=dice, b=[forms.Stances(("B2",))])
        assert "".join(log.questions(questions.TakeStances)) == order
        assert set(log.told(events.StancesTaken)) == {events.StancesTaken(0, ("A1",), ()), events.StancesTaken(1, ("B1",), ("B2",
            ))}
        assert (world.units["B1"].stance, world.units["B2"].stance) == ("attack", "defence")
    assert why_not(world, "a", forms.Stances(("A2",))) == "MB-MOD-04"
    assert why_not(world, "a", forms.Stances(("B1",))) == "MB-GEN-05"


def test_stance_holds_for_the_round_and_is_taken_anew():
    """MB-MOD-03, MB-MOD-04  Defence gives no +4 in any phase of the round; in the next one the unit may attack."""
    world = field(["longbowmen 3,4 n"], ["orcs 3,9 s"], board="......\n" * 5 + "111111\n" * 5)
    log = play(
        world, to="2.2", attack=[1, 1, 1], a=[forms.Stances(("A1",)), volley("A1 B1"), forms.Stances(), volley("A1 B1")],
        second=[volley("A1 B1")],
    )
    assert [event.modifiers for event in log.told(events.Attacked)] == [(), (), (("downhill", 4),)]


def test_climbing_gives_the_stance_of_attack():
    """MB-MOD-04  A unit that starts the round below and climbs has the stance of attack until the next round; one that comes down
    keeps its stance, which works only while it stands higher."""
    world = field(["longbowmen 3,4 n", "longbowmen 1,5 n"], ["orcs 3,9 s", "orcs 1,0 n"],
        board="......\n" * 4 + "111111\n" + "......\n" * 5)
    log = play(
        world, attack=[1, 1], a=[forms.Stances(), moves(go("A1", ahead=1), go("A2", back=1))], second=[volley("A1 B1", "A2 B2")],
    )
    assert [event.modifiers for event in log.told(events.Attacked)] == [(("downhill", 4),), ()]


def test_last_mover_turns_to_face():
    """MB-INIT-03-X, MB-MOVE-01  A's charge into the flank has +4; B moves last and turns; in melee there is no flank any more."""
    world = field(["orcs 6,8 n"], ["orcs 6,11 e"])
    log = play(
        world, attack=[1, 1, 1], a=[moves(go("A1", ahead=2)), fights("A1 B1")], b=[moves(go("B1", turn=S)), fights("B1 A1")],
    )
    found = [(event.how, dict(event.modifiers).get("flank", 0)) for event in log.told(events.Attacked)]
    assert found == [("charge", 4), ("melee", 0), ("melee", 0)]
