"""Charges and melee: who charges whom, who strikes first, who fights on.  MB-CHG, MB-MEL."""

from __future__ import annotations

import msgspec

from montjoy.games.massbattle.protocol import events, forms, questions
from tests.games.massbattle.acting import E, N, S, W, broken, field, fights, go, moves, play, scenario, why_not, worn
from tests.games.massbattle.seated import Battle


def strikes(log):
    return [(event.unit, event.target, event.how) for event in log.told(events.Attacked)]


# ---- what a charge is ------------------------------------------------------------------------------------------------------
def test_a_move_into_contact_is_a_charge():
    """MB-CHG-01, MB-CHG-02, MB-CHG-04, MB-SEQ-02  From two squares away, the enemy in front: a charge, worked out before the
    other side moves."""
    world = field(["orcs 5,5 n"], ["orcs 5,8 s", "orcs 20,30 s"])
    log = play(world, attack=[1], a=[moves(go("A1", ahead=2))], b=[moves(go("B2", ahead=1))])
    assert strikes(log) == [("A1", "B1", "charge")]
    names = [name for name in log.names() if name in ("Moved", "Charged", "Attacked")]
    assert names == ["Moved", "Charged", "Attacked", "Moved"]


def test_what_is_no_charge():
    """MB-CHG-01, MB-MOVE-01-X, MB-MOVE-04  Who was in contact and only turns, or stands, does not charge; nor who comes to stand
    with no enemy in front; nor infantry that turns to one beside it."""
    world = field(["orcs 5,5 e", "orcs 9,5 n", "orcs 14,5 n", "orcs 20,5 n"],
                  ["orcs 5,6 s", "orcs 9,6 s", "orcs 15,7 n", "orcs 21,5 n"])  # fmt: skip
    log = play(world, a=[moves(go("A1", turn=0), go("A3", ahead=2), go("A4", turn=E))], to="1.3")
    assert not log.told(events.Charged) and not log.told(events.Attacked)


def test_cavalry_turns_and_charges():
    """MB-MOVE-01-X, MB-MOD-10  Round a flank, turned at the end: a charge with the flank bonus."""
    world = field(["light_cavalry 5,5 n"], ["archers 8,8 n"])
    log = play(world, to="1.3", attack=[1], a=[moves(go("A1", to=(7, 8), then=E))])
    assert strikes(log) == [("A1", "B1", "charge")] and log.told(events.Attacked)[0].modifiers == (("flank", 4),)


def test_apart_and_together_again():
    """MB-CHG-01  first_contact_once = false: driven apart and meeting again, a new charge; first_contact_once = true: none."""
    for once, found in ((False, 2), (True, 1)):
        world = field(["orcs 5,5 n"], ["orcs 5,8 s"], first_contact_once=once)
        log = play(
            world, to="3.0", attack=[1] * found, a=[moves(go("A1", ahead=2)), moves(go("A1", ahead=2))],
            b=[moves(go("B1", back=2))],
        )  # fmt: skip
        assert len(log.told(events.Charged)) == found


def test_an_order_that_names_only_whom_to_charge():
    """MB-CHG-01, MB-MOVE-03  "A1 charge B1": by the cheapest way to where B1 is in front of it; horse turns to him,
    a flyer lands."""
    for ours, theirs, at, facing in (
        ("orcs 5,5 n", "orcs 5,8 s", (5, 7), N), ("orcs 5,5 n", "orcs 7,8 s", (6, 7), N),
        ("light_cavalry 5,5 n", "orcs 2,5 e", (3, 5), W), ("red_dragon 5,5 n", "orcs 5,10 s", (5, 9), N),
    ):  # fmt: skip
        battle = Battle(scenario([ours], [theirs]))
        battle.play("1.3", attack=[1] * (3 if "dragon" in ours else 1), a=["Move: A1 charge B1"])
        unit = battle.world.units["A1"]
        assert (unit.at, unit.facing, unit.aloft) == (at, facing, False)
        assert battle.told(events.Charged) == [events.Charged("A1", "B1")]


def test_whom_nobody_can_charge():
    """MB-CHG-01, MB-CHG-06  Who is no enemy on the board, out of reach, in contact before, or to be charged by a unit that turns
    or is broken: refused, and said why."""
    battle = Battle(scenario(["orcs 5,5 n", "orcs 9,5 n", "orcs 15,5 n"], ["orcs 5,8 s", "orcs 9,6 s", "orcs 15,20 s"]))
    battle.play("1.2")
    for text, why in (
        ("A1 charge B1", ""), ("A1 to 5,7, charge B1", ""), ("A1 charge A2", "MB-CHG-01 no-such-enemy"),
        ("A1 charge B9", "MB-CHG-01 no-such-enemy"), ("A1 ahead 2, charge B9", "MB-CHG-01 no-such-enemy"),
        ("A3 charge B3", "MB-CHG-01 cannot-charge"), ("A2 charge B2", "MB-CHG-01 met-before"),
        ("A1 turn east, charge B1", "MB-MOVE-01 turn-or-move"),
    ):  # fmt: skip
        assert battle.refusal("a", text) == why, text
    world = broken(field(["orcs 5,5 n"], ["orcs 5,8 s"]), "A1")
    assert why_not(world, "a", moves(go("A1", charge="B1"))) == "MB-BRK-02"


def test_a_charge_that_has_become_impossible_is_told():
    """MB-CHG-01, MB-GEN-05, MB-MOVE-07  In a narrow lane another player's unit takes the one square from which A2 could come at
    B1: A2 stays, and everybody is told why."""
    seats = (("a", "a2"), ("b",))
    battle = Battle(scenario(["orcs 2,4 n", "militia 2,3 n owner=a2"], ["orcs 2,8 s"], board="##.##\n" * 10, seats=seats))
    battle.play("1.3", attack=[1], a=["Move: A1 charge B1"], a2=["Move: A2 charge B1"])
    assert battle.told(events.MoveStopped, "b") == [events.MoveStopped("A2", "cannot-charge", "MB-CHG-01")]
    assert (battle.world.units["A1"].at, battle.world.units["A2"].at) == ((2, 7), (2, 3))


def test_a_follow_up_is_no_charge():
    """MB-MOR-15-X, MB-CHG-01  Ending next to other pikes it makes contact; they do not strike; in melee both may."""
    world = worn(field(["orcs 5,5 n"], ["orcs 5,8 s", "pikemen 6,12 w"]), B1=10)
    log = play(world, attack=[20, 1, 1], damage=[1], morale=[2], say=["yes"], rally=[99], a=[moves(go("A1", ahead=2)),
        fights("A1 B2")],
               b=[fights("B2 A1")])  # fmt: skip
    assert world.units["A1"].at == (5, 11) and world.units["B1"].at == (5, 12)
    assert len(log.told(events.Charged)) == 1
    assert strikes(log) == [("A1", "B1", "charge"), ("A1", "B2", "melee"), ("B2", "A1", "melee")]


# ---- long weapons ----------------------------------------------------------------------------------------------------------
def test_long_weapons_strike_first():
    """MB-CHG-03, MB-BASE-06  Knights at pikes in front: the pikes roll first; at swordsmen or into the flank of pikes only the
    knights roll."""
    for enemy, order in (("pikemen 5,8 s", "BA"), ("orcs 5,8 s", "A"), ("pikemen 5,8 e", "A")):
        world = field(["heavy_cavalry 5,5 n"], [enemy])
        log = play(world, to="1.3", attack=[1] * len(order), a=[moves(go("A1", ahead=2))])
        assert "".join(unit[0] for unit, _, _ in strikes(log)) == order


def test_pikes_break_the_charge():
    """MB-CHG-03-X, MB-CHG-04, MB-MOR-15  Broken in place, pushed back seven squares, or destroyed, the charger does not strike;
    the pikes may follow."""
    for die, at in ((3, (9, 9)), (2, (9, 2)), (1, (9, 9))):
        world = worn(field(["medium_cavalry 9,5 n"], ["pikemen 9,10 s"]), A1=10)
        log = play(world, to="1.3", attack=[20], damage=[1], morale=[die], a=[moves(go("A1", ahead=4))], say=["yes"] * (die == 2))
        assert strikes(log) == [("B1", "A1", "long")] and world.units["A1"].at == at
        assert world.units["B1"].at == ((9, 3) if die == 2 else (9, 10))
        assert world.units["A1"].status == ("destroyed" if die == 1 else "in_play")
    world = worn(field(["medium_cavalry 9,5 n"], ["pikemen 9,10 s"]), A1=10)
    log = play(world, to="1.3", attack=[20, 1], damage=[1], morale=[4], a=[moves(go("A1", ahead=4))])
    assert strikes(log) == [("B1", "A1", "long"), ("A1", "B1", "charge")]


def test_broken_pikes_do_not_strike():
    """MB-BRK-02, MB-CHG-05-X, MB-MOD-11  A broken unit can be charged, in the back with +4 and double damage; it does not
    strike."""
    world = broken(worn(field(["orcs 5,5 n"], ["pikemen 5,8 s", "pikemen 9,8 n", "goblins 20,30 s"]), B1=1, B2=1), "B1", "B2")
    log = play(world, to="1.3", attack=[1], a=[moves(go("A1", ahead=2))])
    assert strikes(log) == [("A1", "B1", "charge")]
    world = broken(worn(field(["militia 9,5 n"], ["pikemen 9,8 n", "goblins 20,30 s"]), B1=1), "B1")
    log = play(world, to="1.3", attack=[9], damage=[2], a=[moves(go("A1", ahead=2))], morale=[5])
    (blow,) = log.told(events.Attacked)
    assert blow.modifiers == (("rear", 4),) and blow.damage == 20


def confusing(enemy):
    """A battle of a wizard who can confuse, with two units of orcs, against one unit."""
    given = scenario(["wizard_9 15,5 n", "orcs 4,5 n", "orcs 5,5 n"], [enemy])
    wizard, *others = given.sides[0].troops
    troops = (msgspec.structs.replace(wizard, spells={"confusion": 1}), *others)
    ours = msgspec.structs.replace(given.sides[0], troops=troops)
    return Battle(msgspec.structs.replace(given, sides=(ours, given.sides[1])))


def test_nobody_chooses_for_a_confused_unit():
    """MB-CHG-06, MB-T-SPELLS  Confused, it comes upon two enemies and charges the one straight ahead; its owner is not asked."""
    battle = confusing("orcs 5,8 s")
    battle.play("1.3", attack=[1], a=["Shoot: A1 cast confusion at B1"], **{"MB-SPELL-10": [3, 3, 1, 1]})
    assert [event.enemy for event in battle.told(events.Charged)] == ["A3"]
    assert not [ask for _, ask in battle.asked if isinstance(ask, questions.Charge)]


def test_nobody_chooses_at_whom_a_confused_unit_strikes_first():
    """MB-CHG-06, MB-T-SPELLS  Confused pikes that two units charge strike straight ahead; their player is not asked."""
    battle = confusing("pikemen 5,8 s")
    orders = ["Shoot: A1 cast confusion at B1", "Move: A2 A3 ahead 2"]
    battle.play("1.3", attack=[1, 1, 1], a=orders, **{"MB-SPELL-10": [3, 3, 1, 1]})
    first = battle.told(events.Attacked)[0]
    assert (first.unit, first.target) == ("B1", "A3")
    assert not [ask for _, ask in battle.asked if isinstance(ask, questions.StrikeFirst)]


# ---- several ---------------------------------------------------------------------------------------------------------------
def test_several_targets_and_several_chargers():
    """MB-CHG-06  Of two enemies the one that the order names, or whom the owner says; two chargers of one pike unit: one strike
    first, at whom its owner says, then both charges."""
    world = field(["orcs 5,5 n"], ["orcs 4,8 s", "orcs 6,8 s"])
    log = play(world, to="1.3", attack=[1], a=[moves(go("A1", ahead=2))], say=["B2"])
    assert strikes(log) == [("A1", "B2", "charge")] and log.questions(questions.Charge) == ["a"]
    world = field(["orcs 5,5 n"], ["orcs 4,8 s", "orcs 6,8 s"])
    log = play(world, to="1.3", attack=[1], a=[moves(go("A1", ahead=2, charge="B2"))])
    assert strikes(log) == [("A1", "B2", "charge")] and not log.questions(questions.Charge)
    world = field(["medium_cavalry 4,5 n", "medium_cavalry 6,5 n"], ["pikemen 5,8 s"])
    log = play(world, to="1.3", attack=[1, 1, 1], a=[moves(go("A1 A2", ahead=2))], say=["A2"])
    assert log.questions(questions.StrikeFirst) == ["b"]
    assert strikes(log) == [("B1", "A2", "long"), ("A1", "B1", "charge"), ("A2", "B1", "charge")]


def test_melee_after_a_charge():
    """MB-CHG-05  charge_replaces_melee = false: charger and charged fight again in phase 3; charge_replaces_melee = true: who has
    struck in the charge does not, who has not may."""
    for replaces, more in ((False, 2), (True, 0)):
        world = field(["medium_cavalry 5,5 n"], ["pikemen 5,8 s"], charge_replaces_melee=replaces)
        given = {"a": [moves(go("A1", ahead=2))], "b": []}
        if more:
            given["a"].append(fights("A1 B1"))
            given["b"].append(fights("B1 A1"))
        log = play(world, attack=[1] * (2 + more), **given)
        assert [how for _, _, how in strikes(log)] == ["long", "charge", "melee", "melee"][: 2 + more]
        if replaces:
            assert why_not(world, "a", fights("A1 B1")) == why_not(world, "b", fights("B1 A1")) == "MB-CHG-05"
    world = field(["orcs 5,5 n"], ["orcs 5,8 s"], charge_replaces_melee=True)
    log = play(world, attack=[1, 1], a=[moves(go("A1", ahead=2))], b=[fights("B1 A1")])
    assert [unit for unit, _, _ in strikes(log)] == ["A1", "B1"]


# ---- melee -----------------------------------------------------------------------------------------------------------------
def test_only_in_front():
    """MB-MEL-01, MB-MEL-03, MB-BOARD-04  melee_front = three: straight ahead and the two diagonals, nothing beside or behind;
    melee_front = one: straight ahead only."""
    for option, legal in (("three", {(9, 11), (10, 11), (11, 11)}), ("one", {(10, 11)})):
        for x in (9, 10, 11):
            for y in (9, 10, 11):
                if (x, y) != (10, 10):
                    world = field(["orcs 10,10 n"], [f"goblins {x},{y} s"], melee_front=option)
                    assert (why_not(world, "a", fights("A1 B1")) == "") == ((x, y) in legal)
    assert why_not(world, "a", fights("A1 B1")) == ("" if (11, 11) in legal else "MB-MEL-01")


def test_melee_front_and_the_default_target():
    """MB-MEL-01, MB-MEL-02  Who is not named fights straight ahead before aside; melee_front = one: only straight ahead."""
    world = field(["orcs 10,10 n"], ["goblins 9,11 s", "goblins 10,11 s"], melee_front="one")
    log = play(world, attack=[1, 1], a=[fights(rest="nearest")], b=[fights(rest="nearest")])
    assert strikes(log) == [("A1", "B2", "melee"), ("B2", "A1", "melee")]
    world = field(["orcs 10,10 n"], ["goblins 9,11 s", "goblins 10,11 s"])
    log = play(world, attack=[1, 1], a=[fights(rest="nearest")], b=[fights(rest="nearest", hold=("B2",))])
    assert strikes(log) == [("A1", "B2", "melee"), ("B1", "A1", "melee")]


def test_one_attack_each():
    """MB-MEL-02, MB-ATK-01  Two enemies in front, one roll; attacking is optional; nobody attacks twice, or with another's
    unit."""
    world = field(["orcs 10,10 n"], ["goblins 9,11 s", "goblins 10,11 s"])
    assert why_not(world, "a", fights("A1 B1", "A1 B2")) == "MB-MEL-02"
    assert why_not(world, "a", fights("B1 A1")) == "MB-GEN-05"
    log = play(world, attack=[1], a=[fights("A1 B1")])
    assert log.rolled("attack") == 1


def test_not_at_its_side_until_it_has_turned():
    """MB-MEL-03, MB-MOVE-01  An enemy at the east side only: no target; next round it turns and fights."""
    world = field(["orcs 10,10 n"], ["goblins 11,10 w"])
    log = play(world, to="3.0", attack=[1], a=[moves(), moves(go("A1", turn=E)), fights("A1 B1")])
    assert [type(ask) for seat, ask in log.asked if seat == "a"].count(questions.Fight) == 1
    assert strikes(log) == [("A1", "B1", "melee")]


def test_broken_units_do_not_attack():
    """MB-BRK-02  Neither in melee nor with missiles."""
    world = broken(field(["longbowmen 10,10 n", "goblins 1,1 n"], ["goblins 10,11 s"]), "A1")
    assert why_not(world, "a", fights("A1 B1")) == why_not(world, "a", forms.Volley(shots=(forms.Shot("A1", "B1"),
        ))) == "MB-BRK-02"


def test_no_melee_between_rampart_and_ground():
    """MB-BOARD-07  Not between a rampart and the ground beside it; a giant reaches up, and whom he attacks reaches him; two on
    the rampart fight."""
    board = "....\n.RR.\n....\n...."
    world = field(["orcs 1,1 n"], ["goblins 1,2 s"], board=board)
    assert why_not(world, "a", fights("A1 B1")) == why_not(world, "b", fights("B1 A1")) == "MB-MEL-01"
    giant = field(["hill_giant 1,1 n", "goblins 2,2 w"], ["goblins 1,2 s", "goblins 3,3 s"], board=board)
    assert why_not(giant, "a", fights("A1 B1")) == why_not(giant, "b", fights("B1 A1")) == why_not(giant, "a",
        fights("A2 B1")) == ""


def test_unit_in_several_phases():
    """MB-SEQ-08, MB-MIS-07, MB-MIS-09  Archers shoot, are charged, fight with their swords; still in contact they do not shoot
    again."""
    world = field(["longbowmen 5,5 n"], ["orcs 5,9 s"])
    log = play(world, attack=[1] * 4, a=[forms.Volley(rest="nearest"), fights("A1 B1")], b=[moves(go("B1", ahead=3)),
        fights("B1 A1")])
    assert [how for _, _, how in strikes(log)] == ["missile", "charge", "melee", "melee"]
    assert not log.questions(questions.ShootAgain) and world.units["A1"].facing != S
