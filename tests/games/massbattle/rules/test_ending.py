"""How battles end: nobody left, all broken, conceded, time, objectives; and the report.  MB-END."""

from __future__ import annotations

import pytest

from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BoardFile, Rectangle
from montjoy.games.massbattle.model.state import Fate
from montjoy.games.massbattle.protocol import events, forms
from tests.games.massbattle.acting import broken, field, fights, go, moves, play, volley, why_not, worn


def ending(log):
    return (log.outcome.why, log.outcome.winner, log.outcome.round)


def test_nobody_left():
    """MB-END-01  B's last unit is destroyed in phase 1: A wins at once."""
    world = worn(field(["longbowmen 5,5 n"], ["orcs 5,15 s"]), B1=20)
    log = play(world, attack=[20], damage=[1], a=[volley("A1 B1")])
    assert ending(log) == ("no-units", 0, 1) and log.marks[-1] == "1.1" and log.outcome.winners == ("a",)
    assert log.told(events.BattleEnded)[0].why == "no-units"


def test_only_broken_units_left():
    """MB-END-01, MB-MOR-09  B's last unbroken unit breaks in melee: the battle is over after phase 4 if it fails to rally, else
    not."""
    for face, over in ((51, True), (50, False)):
        world = worn(field(["orcs 5,5 n"], ["orcs 5,6 s"]), B1=10)
        log = play(world, attack=[20], damage=[1], morale=[3], rally=[face], a=[fights("A1 B1")])
        assert (log.outcome is not None) == over and (not over or (ending(log), log.marks[-1]) == (("broken", 0, 1), "1.4"))


def test_both_collapse():
    """MB-END-01-X  After phase 4 both have only broken units: a draw."""
    log = play(broken(field(["orcs 5,5 n"], ["orcs 5,20 s"]), "A1", "B1"), rally=[99, 99])
    assert ending(log) == ("broken", -1, 1) and log.outcome.winners == ()


def test_both_destroyed_at_once():
    """MB-END-01-X, MB-INIT-06  tie_rule = simultaneous: nobody is left on either side: a draw."""
    world = worn(field(["orcs 5,15 n"], ["orcs 5,16 s"], tie_rule="simultaneous"), A1=21, B1=21)
    log = play(world, initiative=[2, 2], attack=[20, 20], damage=[1, 1], a=[fights("A1 B1")], b=[fights("B1 A1")])
    assert ending(log) == ("no-units", -1, 1)


def test_concession():
    """MB-END-02  Conceding ends the battle at the start of the next round, before the choices; only the leader may."""
    world = field(["orcs 5,5 n"], ["orcs 5,20 s owner=b2"], seats=(("a",), ("b", "b2")))
    play(world, to="1.3")
    assert why_not(world, "b2", forms.Concession(True)) == "MB-GEN-05" and why_not(world, "b", forms.Concession(True)) == ""
    game.lay_down(world, "b", forms.Concession(True))
    world.phase = 6
    log = play(world, to="3.0")
    assert ending(log) == ("conceded", 0, 2) and not log.told(events.ChoicesMade)
    assert log.told(events.Conceded) == [events.Conceded(1)]


def test_withdrawal():
    """MB-END-02, MB-MOVE-11  A side that has withdrawn its last unit has lost."""
    log = play(field(["orcs 5,0 s"], ["orcs 5,20 s"]), a=[moves(go("A1", off=True))])
    assert ending(log) == ("no-units", 1, 1)
    assert log.outcome.units[0] == Fate("A1", "withdrawn", 22, 0, 0)


@pytest.mark.parametrize(
    "ours, theirs, winner",
    [({"A1": 12}, {}, 1), ({}, {"B1": 12}, 0), ({}, {"B1": 4}, -1), ({"A1": 4, "A2": 1}, {}, 1), ({"A1": 4}, {}, -1)],
)
def test_time(ours, theirs, winner):
    """MB-END-03  round_limit = 2: the larger share of strength; less than ten points are a draw, exactly."""
    world = worn(field(["orcs 5,5 n", "orcs 9,5 n"], ["orcs 5,20 s", "orcs 9,20 s"], round_limit=2), **ours, **theirs)
    assert ending(play(world, to="9.0")) == ("time", winner, 2)


def test_shares_of_strength():
    """MB-END-03  Broken and withdrawn units count half, exactly: 22 + 11 of 44 is 75 percent."""
    world = broken(field(["orcs 5,5 n", "orcs 9,0 s"], ["orcs 5,20 s", "levy 9,20 s"], round_limit=1), "B2")
    log = play(world, to="9.0", rally=[99], a=[moves(go("A2", off=True))])
    assert log.told(events.BattleEnded)[0].strength == (75, 78) and ending(log) == ("time", -1, 1)


def test_share_with_a_charmed_unit():
    """MB-END-03  A charmed creature is lost to its side, and adds nothing to what the other side has deployed."""
    world = field(["orcs 5,5 n"], ["ogre 9,20 s", "orcs 5,20 s"], round_limit=2)
    play(world, to="1.6")
    world.units["B1"].side, world.units["B1"].owner = 0, "a"
    orcs, ogre = world.units["B2"].start, world.units["B1"].start
    log = play(world, to="9.0")
    assert log.told(events.BattleEnded)[0].strength == (100, 100 * orcs // (orcs + ogre))


def test_no_limit_and_the_default():
    """MB-END-03  round_limit = 0: it goes on after round 20; round_limit = 20: it does not."""
    assert play(field(["orcs 5,5 n"], ["orcs 5,30 s"], round_limit=0), to="25.0").outcome is None
    assert ending(play(field(["orcs 5,5 n"], ["orcs 5,30 s"], round_limit=20), to="25.0")) == ("time", -1, 20)


def test_objectives():
    """MB-END-04  Who alone has an unbroken unit on a square to hold wins, even with less strength; not if both are there."""
    board = BoardFile(width=30, height=36, objectives=(Rectangle(x1=5, y1=5, x2=9, y2=6),))
    one = worn(field(["orcs 5,5 n"], ["orcs 5,20 s"], board=board, round_limit=1), A1=20)
    assert ending(play(one, to="9.0")) == ("objective", 0, 1)
    both = worn(field(["orcs 5,5 n"], ["orcs 9,6 n"], board=board, round_limit=1), A1=20)
    assert ending(play(both, to="9.0")) == ("time", 1, 1)
    shaken = broken(field(["orcs 5,5 n", "orcs 1,1 n"], ["orcs 9,16 n"], board=board, round_limit=1), "A1")
    assert ending(play(shaken, to="9.0", rally=[99]))[0] == "time"


def test_after_the_battle():
    """MB-END-05, MB-MOR-05, MB-ATK-14, MB-SOLO-04  Dead: all of units at 0, four fifths of those that their morale destroyed; a
    single creature has fled; nobody else."""
    world = worn(
        field(["orcs 5,5 n men=10", "orcs 9,5 n men=10", "orcs 15,5 n men=10", "orcs 1,1 n men=10"],
              ["orcs 5,6 s men=10", "orcs 9,6 s men=10", "ogre 15,6 s", "orcs 20,20 s men=10"], scale=10, round_limit=1),
        B1=40, B2=20, B3=9, A4=42,
    )  # fmt: skip
    log = play(world, to="9.0", attack=[20] * 3, damage=[1, 1, 1], morale=[1, 1], a=[fights("A1 B1", "A2 B2", "A3 B3")])
    fates = {fate.unit: fate for fate in log.outcome.units}
    assert fates["B1"] == Fate("B1", "destroyed", 0, 10, 0) and fates["A4"] == Fate("A4", "in_play", 3, 0, 0)
    assert (fates["B2"].status, fates["B2"].dead, fates["B2"].fled) == ("destroyed", 8, 2)
    assert (fates["B3"].status, fates["B3"].dead, fates["B3"].fled) == ("fled", 0, 1)
    account = game.account(world, log.outcome)
    assert account["seats"]["b"]["dead"] == 18 and account["seats"]["b"]["fled"] == 3 and account["turns"] == 1
