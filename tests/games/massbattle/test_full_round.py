"""The worked examples of the rulebook that are played on the board."""

from __future__ import annotations

import msgspec

from montjoy.core.script import scripted
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events, forms, questions
from tests.games.massbattle.acting import field, fights, go, moves, play, volley, why_not


def test_example_90_one_full_round():
    """MB-E-90  One full round with its dice, in their order; the one default is that the follow-up is accepted.
    MB-SEQ-00, MB-SEQ-06, MB-INIT-01, MB-INIT-02, MB-SCALE-02"""
    world = field(["longbowmen 10,5 n", "pikemen 10,8 n"], ["goblins 10,20 s", "goblin_wolf_riders 12,14 s"])
    assert [unit.hp for unit in world.units.values()] == [22, 22, 17, 17]
    answers = [
        questions.Choices("last", "first"),
        (volley("A1 B2"),),
        (moves(go("B1", ahead=9), go("B2", path=((12, 13), (12, 12), (12, 11), (12, 10), (11, 9)), then=4)),),
        (moves(),),
        (fights("A2 B2"),), (fights("B2 A2"),),
        questions.Yes(),
        (forms.Rallies(),),
        (volley("A1 B1"),),
    ]  # fmt: skip
    dice = [5, 2, 13, 12, 2, 4, 15, 5, 16, 3, 2, 60, 11, 4, 3]
    out = scripted(game.play(world), dice, answers)
    assert [(why, face) for why, _, face in out.rolls] == [
        ("MB-INIT-01", 5), ("MB-INIT-01", 2), ("MB-ATK-03", 13), ("MB-ATK-03", 12), ("MB-ATK-08", 2), ("MB-MOR-04", 4),
        ("MB-ATK-03", 15), ("MB-ATK-03", 5), ("MB-ATK-03", 16), ("MB-ATK-08", 3), ("MB-MOR-04", 2), ("MB-BRK-04", 60),
        ("MB-ATK-03", 11), ("MB-INIT-01", 4), ("MB-INIT-01", 3),
    ]  # fmt: skip
    told = [without_figures(event) for _, event in out.events if not isinstance(event, events.Deployed)]
    sun = (("sunlight", -1),)
    assert told == [
        events.InitiativeWon(0, (5, 2), 1), events.RoundBegun(1, 0), events.ChoicesMade(0, "last", "first"),
        events.Attacked("A1", "B2", "missile", 13, (), "harmless", 0),
        events.SideMoved(1, (
            events.Moved("B1", tuple((10, y) for y in range(19, 10, -1)), 4, False),
            events.Moved("B2", ((12, 13), (12, 12), (12, 11), (12, 10), (11, 9)), 4, False),
        )),
        events.Charged("B2", "A2"),
        events.Attacked("A2", "B2", "long", 12, (), "wounded", 15), events.MoraleChecked("B2", 4, 0, "passed"),
        events.Attacked("B2", "A2", "charge", 15, sun, "harmless", 0),
        events.Attacked("A2", "B2", "melee", 5, (), "missed", 0),
        events.Attacked("B2", "A2", "melee", 16, sun, "wounded", 15), events.MoraleChecked("A2", 2, 0, "pushed"),
        events.FellBack("A2", ((9, 7), (8, 6), (7, 5), (6, 4))), events.FollowedUp("B2", ((10, 8), (9, 7), (8, 6), (7, 5))),
        events.Rallied("A2", 60, True),
        events.Attacked("A1", "B1", "missile", 11, (), "missed", 0),
        events.InitiativeWon(0, (4, 3), 2), events.RoundBegun(2, 5),
    ]  # fmt: skip
    units = world.units
    assert [(units[id].at, units[id].facing) for id in ("A1", "A2", "B1", "B2")] == [((10, 5), 0), ((6, 4), 0), ((10, 11), 4),
        ((7, 5), 4)]
    assert (units["A2"].hp, units["B2"].hp, units["A1"].hp, units["B1"].hp) == (7, 2, 22, 17)
    assert not units["A2"].broken and isinstance(out.pending.ask, questions.Choose)


def without_figures(event):
    """An attack without what the log says of its sum."""
    return event.__class__(*msgspec.structs.astuple(event)[:7]) if isinstance(event, events.Attacked) else event


def test_example_90_second_shot_at_the_riders_is_refused():
    """MB-E-90, MB-MIS-08  The riders stand in contact with the pikes: no shot at them."""
    world = field(["longbowmen 10,5 n", "pikemen 6,4 n"], ["goblins 10,11 s", "goblin_wolf_riders 7,5 s"])
    assert why_not(world, "a", volley("A1 B2"), 5) == "MB-MIS-08"
    assert why_not(world, "a", volley("A1 B1"), 5) == ""


def test_example_2_the_wizards_four_choices():
    """MB-E-2, MB-INIT-03, MB-INIT-02, MB-INIT-04, MB-INIT-08, MB-T-INIT  Garfinkel attacks before or after the goblins, and moves
    before or after them: every combination."""
    for move in ("first", "last"):
        for attack in ("first", "last"):
            world = field(
                ["longbowmen 10,5 n", "pikemen 12,10 n", "elves 13,5 n"],
                ["goblin_archers 10,15 s", "goblins 12,11 s", "goblins 14,15 s"],
            )  # fmt: skip
            log = play(
                world, choices=(move, attack), attack=[1] * 4, a=[volley("A1 B1"), moves(go("A3", ahead=1)), fights("A2 B2")],
                b=[volley("B1 A1"), moves(go("B3", ahead=1)), fights("B2 A2")],
            )
            shot = [event.unit for event in log.told(events.Attacked)]
            moved = [event.unit for event in log.told(events.Moved)]
            assert shot[:2] == (["A1", "B1"] if attack == "first" else ["B1", "A1"])
            assert shot[2:4] == (["A2", "B2"] if attack == "first" else ["B2", "A2"])
            assert moved == (["A3", "B3"] if move == "first" else ["B3", "A3"])


def test_example_5_on_top_of_the_castle_wall():
    """MB-E-5, MB-MOD-09, MB-MOD-03, MB-MOD-07  The wall and the height: -8 with the stance of defence, else -4."""
    board = ".....\n..R..\n.....\n.....\n....."
    for stance, found in (((), (("wall", -4),)), (("B1",), (("uphill", -4), ("wall", -4)))):
        world = field(["longbowmen 2,0 n"], ["medium_infantry 2,3 s"], board=board)
        log = play(world, to="1.2", attack=[19], a=[volley("A1 B1")], b=[forms.Stances(stance)])
        assert log.told(events.Attacked)[0].modifiers == found
