"""Shooting: who, at whom, how often; sight and range on the board.  MB-MIS, MB-OUT, MB-BOARD-08, MB-MOD-05."""

from __future__ import annotations

import pytest

from montjoy.games.massbattle.model.troops import standard
from montjoy.games.massbattle.protocol import events, forms, questions
from tests.games.massbattle.acting import broken, drawn, field, fights, go, moves, play, volley, wall, why_not, worn

FAR = "goblins 25,35 s"


def shot(world, pair="A1 B1", phase=1):
    """The rule by which a shot is refused; "": it stands."""
    return why_not(world, "a", volley(pair), phase)


# ---- rates -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "kind, first, second, rounds",
    [("longbowmen", 1, 1, 2), ("crossbowmen", 1, 0, 2), ("slingers", 1, 0, 2), ("arbalesters", 1, 0, 1)],
)
def test_rates_of_fire(kind, first, second, rounds):
    """MB-MIS-02, MB-MIS-03, MB-MIS-04, MB-SEQ-05, MB-SEQ-01  Rate 2: one shot in phase 1 and one in phase 5; rate 1: phase 1
    only; rate one half: every second round."""
    world = field([f"{kind} 5,5 n"], ["goblins 5,11 s"])
    again = [volley("A1 B1")] * (2 * second)
    log = play(world, to="3.0", attack=[1] * ((first + second) * rounds), a=[volley("A1 B1")] * rounds, second=again)
    assert len(log.questions(questions.Shoot)) == rounds and len(log.questions(questions.ShootAgain)) == 2 * second
    assert [event.how for event in log.told(events.Attacked)] == ["missile"] * ((first + second) * rounds)


def test_slow_crossbows_shoot_in_rounds_one_three_and_five():
    """MB-MIS-04  Two rounds from shot to shot."""
    world = field(["arbalesters 5,5 n"], ["goblins 5,11 s"])
    log = play(world, to="6.0", attack=[1] * 3, a=[volley(rest="nearest")] * 3)
    assert [ask.round for _, ask in log.asked if isinstance(ask, questions.Shoot)] == [1, 3, 5]


def test_one_roll_in_phase_1():
    """MB-MIS-02  Two shots of one unit in phase 1 are refused."""
    world = field(["longbowmen 5,5 n"], ["goblins 5,11 s"])
    assert why_not(world, "a", volley("A1 B1", "A1 B1")) == "MB-MIS-04"
    assert why_not(world, "a", volley("B1 A1")) == "MB-GEN-05"
    assert why_not(field(["goblins 5,5 n"], ["goblins 5,11 s"]), "a", volley("A1 B1")) == "MB-MIS-01"
    assert why_not(world, "a", volley("A1 B9")) == "MB-MIS-01"


def test_second_shot_without_a_first():
    """MB-MIS-03, MB-MIS-09  No target in phase 1: one shot in phase 5, from the new place, not two."""
    world = field(["longbowmen 5,5 n"], ["goblins 5,35 s"], square_m=6)
    log = play(world, attack=[1], a=[moves(go("A1", ahead=6))], b=[moves(go("B1", ahead=4))],
               second=[volley(rest="nearest")])  # fmt: skip
    assert len(log.told(events.Attacked)) == 1 and not log.questions(questions.Shoot)


def test_darts():
    """MB-MIS-04  Rate 3: one roll in phase 1, two in phase 5."""
    world = field(["slingers 5,5 n"], ["goblins 5,7 s"])
    world.units["A1"].missile = standard().missile["dart"]
    log = play(world, attack=[1] * 3, a=[volley(rest="nearest")], second=[volley(rest="nearest")])
    assert log.rolled("attack") == 3
    assert why_not(world, "a", volley("A1 B1"), 5) == "MB-MIS-04"


# ---- who and at whom -------------------------------------------------------------------------------------------------------
def test_whoever_is_broken_or_without_targets_is_not_asked():
    """MB-MIS-01, MB-BRK-02  A broken archer unit is offered no targets."""
    world = broken(field(["longbowmen 5,5 n", "goblins 1,1 n"], ["goblins 5,11 s"]), "A1")
    log = play(world, to="1.2")
    assert shot(world) == "MB-BRK-02" and not log.questions(questions.Shoot)


def test_all_around():
    """MB-MIS-05  missile_front_arc = false: a unit facing north shoots south; missile_front_arc = true: not."""
    assert shot(field(["longbowmen 5,9 n"], ["goblins 5,5 s"], missile_front_arc=False)) == ""
    assert shot(field(["longbowmen 5,9 n"], ["goblins 5,5 s"], missile_front_arc=True)) == "MB-MIS-05"
    assert shot(field(["longbowmen 5,5 n"], ["goblins 5,9 s"], missile_front_arc=True)) == ""


def test_in_contact():
    """MB-MIS-07, MB-BRK-08  engaged_fire = false: no shot with an unbroken enemy in contact, but once he is broken;
    engaged_fire = true: at him alone."""
    world = field(["longbowmen 5,5 n"], ["orcs 5,6 s", "orcs 5,12 s"], engaged_fire=False)
    assert shot(world) == shot(world, "A1 B2") == "MB-MIS-07"
    assert shot(broken(world, "B1")) == shot(world, "A1 B2") == ""
    world = field(["longbowmen 5,5 n"], ["orcs 5,6 s", "orcs 5,12 s"], engaged_fire=True)
    assert shot(world) == "" and shot(world, "A1 B2") == "MB-MIS-07"


def test_into_a_melee():
    """MB-MIS-08  fire_into_melee = forbidden: no shot at an enemy in contact with a friend; at a broken one there is."""
    world = field(["longbowmen 5,5 n", "orcs 5,9 n"], ["orcs 5,10 s"], fire_into_melee="forbidden")
    assert shot(world) == "MB-MIS-08"
    assert shot(broken(world, "B1")) == ""


def test_into_a_melee_at_random():
    """MB-MIS-08  fire_into_melee = random: a die among the named target and the friends in contact with it, then the attack on
    the one it names, not the shooter himself under engaged_fire."""
    for face, target in ((1, "B1"), (2, "A2"), (3, "A3")):
        world = field(["longbowmen 5,5 n", "orcs 5,9 n", "orcs 4,9 n"], ["orcs 5,10 s"], fire_into_melee="random")
        log = play(world, to="1.2", stray=[face], attack=[1], a=[volley("A1 B1")])
        assert log.told(events.FiredIntoMelee) == [events.FiredIntoMelee("A1", "B1", target)]
        assert log.told(events.Attacked)[0].target == target
    world = field(["longbowmen 5,9 n"], ["orcs 5,10 s"], fire_into_melee="random", engaged_fire=True)
    assert not play(world, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.FiredIntoMelee)


def test_nearest_target():
    """MB-UMP-03  Who is not named shoots at the nearest target, the first of equals; who is told to hold does not."""
    world = field(["longbowmen 5,5 n", "longbowmen 9,5 n"], ["orcs 5,12 s", "orcs 5,10 s", "orcs 6,10 s"])
    log = play(world, to="1.2", attack=[1], a=[volley(rest="nearest", hold=("A2",))])
    assert [(event.unit, event.target) for event in log.told(events.Attacked)] == [("A1", "B2")]


# ---- range -----------------------------------------------------------------------------------------------------------------
def test_ranges_at_scale_5():
    """MB-OUT-01, MB-OUT-02, MB-OUT-03, MB-MOD-12, MB-SCALE-03, MB-E-1, MB-BOARD-02  Long bow: 20 squares without penalty, 20.5 to
    40 at -2, not farther; environment = open."""
    for at, found in (("5,20", ()), ("6,20", (("far", -2),)), ("5,40", (("far", -2),)), ("6,40", None)):
        world = field(["longbowmen 5,0 n"], [f"orcs {at} s"], board=drawn("............\n" * 41), environment="open")
        if found is None:
            assert shot(world) == "MB-OUT-03"
        else:
            assert play(world, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers == found


@pytest.mark.parametrize(
    "options, near, far",
    [({"environment": "confined"}, 6, 13), ({"square_m": 6.0}, 10, 20), ({"square_m": 0}, 20, 34), ({"scale": 10}, 10, 20)],
)
def test_ranges_under_options(options, near, far):
    """MB-OUT-04, MB-SCALE-03  environment = confined: 20 m and 40 m; square_m = 6.0 and scale = 10: 10 squares and 20;
    square_m = 0: 3 m a square at scale 5."""
    men = " men=10" if options.get("scale") else ""
    for y, found in ((near, ()), (near + 1, (("far", -2),)), (far, (("far", -2),))):
        world = field([f"longbowmen 5,0 n{men}"], [f"orcs 5,{y} s{men}"], **options)
        assert play(world, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers == found
    if far < 34:
        assert shot(field([f"longbowmen 5,0 n{men}"], [f"orcs 5,{far + 1} s{men}"], **options)) == "MB-OUT-03"


# ---- sight -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("sign, seen", [(".", True), ("w", False), ("b", False), ("R", False), ("g", False), ("G", False), ("1",
    False),
                                        ("r", True), ("t", True), ("#", True)])  # fmt: skip
def test_what_blocks_sight(sign, seen):
    """MB-BOARD-08, MB-MIS-06, MB-T-TERRAIN  Wood, building, rampart, gate and higher ground between two units block it."""
    board = f".....\n.....\n..{sign}..\n.....\n....."
    assert shot(field(["longbowmen 2,0 n"], ["goblins 2,4 s"], board=board)) == ("" if seen else "MB-BOARD-08")


def test_sight_from_above():
    """MB-BOARD-08, MB-BOARD-07  Over a hill from one as high; along a rampart and over gates from the wall, not from level 1."""
    assert shot(field(["longbowmen 0,0 n"], ["goblins 0,3 s"], board="....\n1...\n....\n1...")) == ""
    assert shot(field(["longbowmen 0,0 n"], ["goblins 0,3 s"], board="....\nR...\n....\n1...")) == "MB-BOARD-08"
    assert shot(field(["longbowmen 0,0 n"], ["goblins 0,3 s"], board="....\nRg..\nR...\nR...")) == ""
    assert shot(field(["longbowmen 0,0 n"], ["goblins 0,3 s"], board="....\ng...\n....\nR...")) == ""
    assert shot(field(["longbowmen 0,0 n"], ["goblins 0,3 s"], board="....\ng...\n....\n1...")) == "MB-BOARD-08"


def test_over_other_units():
    """MB-BOARD-08  fire_over_friends = bows: bows shoot over a unit, crossbows do not, unless they or their target stand higher
    than it; fire_over_friends = all: both; fire_over_friends = none: neither."""
    for option, bow, crossbow in (("bows", "", "MB-BOARD-08"), ("all", "", ""), ("none", "MB-BOARD-08", "MB-BOARD-08")):
        for kind, found in (("longbowmen", bow), ("crossbowmen", crossbow)):
            assert shot(field([f"{kind} 5,5 n", "goblins 5,10 n"], ["orcs 5,15 s"], fire_over_friends=option)) == found
    assert shot(field(["crossbowmen 1,0 n"], ["orcs 1,2 w", "orcs 1,4 s"], board="....\n....\n....\n....\n11.."), "A1 B2") == ""


def test_in_a_wood():
    """MB-MOD-05, MB-MOD-06, MB-BOARD-06, MB-ATK-12, MB-ATK-13  wood_immunity_absolute = false: two squares deep only a natural 20
    hits, for a quarter; at the edge -4."""
    board = drawn(".....\n..w..\n..w..\n.....\n.....\n.....")
    deep = ["medium_infantry 2,4 s"]
    for die, result, damage in ((19, "missed", 0), (20, "wounded", 7)):
        world = worn(field(["longbowmen 2,0 n"], deep, board=board, wood_immunity_absolute=False), B1=1)
        log = play(world, to="1.2", attack=[die], damage=[6] * (die == 20), a=[volley("A1 B1")])
        assert (log.told(events.Attacked)[0].result, log.told(events.Attacked)[0].damage) == (result, damage)
    edge = field(["longbowmen 2,0 n"], ["medium_infantry 2,3 s"], board=board)
    assert play(edge, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers == (("tree-line", -4),)
    other = field(["longbowmen 2,5 s"], ["medium_infantry 2,3 s"], board=board)
    assert shot(other) == "" and play(other, to="1.2", attack=[19],
        a=[volley("A1 B1")]).told(events.Attacked)[0].result == "missed"


def test_wood_immune_altogether():
    """MB-MOD-05  wood_immunity_absolute = true: no shot at all into the wood; at its edge there is."""
    board = drawn(".....\n..w..\n..w..\n.....\n.....\n.....")
    assert shot(field(["longbowmen 2,0 n"], ["orcs 2,4 s"], board=board, wood_immunity_absolute=True)) == "MB-BOARD-08"
    assert shot(field(["longbowmen 2,0 n"], ["orcs 2,3 s"], board=board, wood_immunity_absolute=True)) == ""


def test_out_of_a_wood():
    """MB-MOD-05, MB-MOD-06  From inside nobody shoots out; from the edge freely, without penalty."""
    board = drawn(".....\n..w..\n..w..\n.....\n.....\n.....")
    assert shot(field(["longbowmen 2,4 s"], ["orcs 2,0 n"], board=board)) == "MB-BOARD-08"
    world = field(["longbowmen 2,3 s"], ["orcs 2,0 n"], board=board)
    assert play(world, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers == ()


def test_wood_against_wood():
    """MB-MOD-06-X  In one wood: melee without modifiers; shots between neighbours without the tree line; with a wood square
    between only a natural 20."""
    board = drawn("www\nwww\nwww\nwww")
    world = field(["longbowmen 1,0 n"], ["goblins 1,1 s"], board=board)
    log = play(world, to="1.4", attack=[1], a=[fights("A1 B1")])
    assert log.told(events.Attacked)[0].modifiers == ()
    beside = field(["longbowmen 1,0 w"], ["goblins 1,1 w"], board=board)
    assert play(beside, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers == (("flank", 4),)
    outside = field(["longbowmen 1,0 w"], ["goblins 1,1 w"], board="www\nwww\nwww\n...")
    assert ("tree-line", -4) in play(outside, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers
    apart = field(["longbowmen 1,0 n"], ["goblins 1,2 s"], board=board)
    assert play(apart, to="1.2", attack=[19], a=[volley("A1 B1")]).told(events.Attacked)[0].result == "missed"


def test_behind_a_wall():
    """MB-BOARD-07, MB-MOD-07, MB-MOD-08  A wall on the north edge of (10, 10): a shooter at (10, 15) meets it, at (10, 5) and
    (16, 10) not; with a tree line too it counts once."""
    board = drawn("." * 20 + ("\n" + "." * 20) * 19, walls=(wall(10, 10, "north"),))
    for at, found in (("10,15", (("wall", -4),)), ("10,5", ()), ("16,10", ())):
        world = field([f"longbowmen {at} n"], ["goblins 10,10 n"], board=board, flank_bonus_missiles=False)
        assert play(world, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers == found
    wood = drawn("...\n...\n...\n.w.\n...", walls=(wall(1, 1, "north"),))
    world = field(["longbowmen 1,4 s"], ["goblins 1,1 n"], board=wood)
    assert play(world, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers == (("wall", -4),)


def test_across_a_field_wall():
    """MB-MOD-07, MB-BOARD-07  In melee only he who held the wall is behind it; shots across it meet it from both sides."""
    board = drawn("......\n" * 8, walls=(wall(2, 3, "north"),))
    world = field(["orcs 2,3 n"], ["orcs 2,6 s"], board=board)
    log = play(world, attack=[1] * 3, a=[fights("A1 B1")], b=[moves(go("B1", ahead=2)), fights("B1 A1")])
    found = {(event.unit, event.how): dict(event.modifiers).get("wall") for event in log.told(events.Attacked)}
    assert found == {("B1", "charge"): -4, ("A1", "melee"): None, ("B1", "melee"): -4}
    for units in ((["archers 2,3 n"], ["orcs 2,4 e"]), (["archers 2,4 s"], ["orcs 2,3 e"])):
        world = field(*units, board=board, engaged_fire=True)
        assert ("wall", -4) in play(world, to="1.2", attack=[1], a=[volley("A1 B1")]).told(events.Attacked)[0].modifiers


def test_flank_and_rear_with_missiles():
    """MB-MOD-10, MB-MOD-10-X, MB-MOD-11  flank_bonus_missiles = true: long bowmen 25 squares behind a unit have +4 - 2 and double
    damage; flank_bonus_missiles = false: -2 and single."""
    for option, found, damage in ((True, (("rear", 4), ("far", -2)), 10), (False, (("far", -2),), 5)):
        world = worn(field(["longbowmen 5,0 n"], ["orcs 5,25 n"], flank_bonus_missiles=option), B1=1)
        log = play(world, to="1.2", attack=[20], damage=[1], morale=[5] * (damage == 10), a=[volley("A1 B1")])
        assert (log.told(events.Attacked)[0].modifiers, log.told(events.Attacked)[0].damage) == (found, damage)


def test_volley_is_declared_before_the_first_die():
    """MB-SEQ-07-X, MB-SEQ-07, MB-ATK-07  Three units at one target: the second destroys it, the third rolls in vain; the first
    hit does nothing and has no damage die."""
    world = field(["longbowmen 5,5 n", "longbowmen 6,5 n", "longbowmen 7,5 n"], ["orcs 6,12 s", FAR])
    log = play(world, to="1.2", attack=[20, 20, 20], damage=[6, 6], a=[volley("A1 B1", "A2 B1", "A3 B1")])
    assert [event.result for event in log.told(events.Attacked)] == ["harmless", "wounded", "wounded"]
    assert log.told(events.Destroyed) == [events.Destroyed("B1", 5, 0)] and not log.told(events.MoraleChecked)


def test_high_ground():
    """MB-MOD-03, MB-MOD-03-X, MB-MOD-04  +4 downhill with the stance of attack, on lower targets only; -4 on every lower attacker
    in defence; nothing between equals."""
    board = "1111\n....\n....\n....\n1..."
    world = field(["longbowmen 0,0 n", "longbowmen 1,0 n", "longbowmen 2,0 n"], ["archers 2,4 s"], board=board)
    log = play(world, to="1.2", attack=[1] * 4, a=[volley("A1 B1", "A2 B1", "A3 B1")], b=[forms.Stances(("B1",)),
        volley("B1 A2")])
    found = [event.modifiers for event in log.told(events.Attacked)]
    assert found == [(), (("uphill", -4),), (("uphill", -4),), ()]
    world = field(["longbowmen 2,0 n"], ["archers 2,4 s", "archers 3,4 s"], board=board)
    log = play(world, to="1.2", attack=[1, 1], a=[volley("A1 B1")], b=[volley("B2 A1")])
    assert [event.modifiers for event in log.told(events.Attacked)] == [(), (("downhill", 4),)]


@pytest.mark.parametrize(
    "kind, stance, damage",
    [("heavy_infantry", ("B1",), 1), ("heavy_infantry", (), 1), ("medium_infantry", (), 5), ("medium_infantry", ("B1",), 1)],
)
def test_untouchable_by_stance(kind, stance, damage):
    """MB-ATK-12-X, MB-ATK-12, MB-ATK-13, MB-MOD-02  On a rampart, orcs below by day: armour class 17 cannot be reached in either
    stance, 15 in defence only: then a 20 does a quarter, else all."""
    world = worn(field(["orc_archers 1,0 n"], [f"{kind} 1,4 s"], board=".R..\n....\n....\n....\n...."), B1=1)
    log = play(world, to="1.2", attack=[20], damage=[1], a=[volley("A1 B1")], b=[forms.Stances(stance)])
    assert log.told(events.Attacked)[0].damage == damage
