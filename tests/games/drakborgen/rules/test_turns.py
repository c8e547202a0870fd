"""A hero's turn, DL-BASE-13: free acts, what is forced, what his situation allows; who may retire."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.state import OTHER, AtExit, AtRubble, Free, TurningBack, Webbed
from montjoy.games.drakborgen.play import take_hero_turn, take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Drank, PutOn, Stayed, SteppedBack, TurnLost
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import at, begun, give, one_by_one, run, seen, square

STAY, WEST, EAST = questions.Stay(), questions.Move("west"), questions.Move("east")


def turn(world, dice=(), answers=(), seat="red"):
    return run(take_player_turn(world, seat), dice, answers)


# ---- free acts and what is forced ------------------------------------------------------------------------------------
def test_a_completed_flight_that_leads_back_was_his_move_all_the_same():
    """DL-BASE-13, DL-8.12e  Fled to an exit, through it, and frightened back out of the new room: he stands where he began, and
    his turn is over."""
    world = begun()
    square(world, "33")
    red = at(world, "red", "33", situation=AtExit("east"))
    out = turn(world, [OTHER, "LT68", "RT089", 12])
    assert out.over and out.pending is None
    assert (red.place, red.situation, red.came.way) == ("33", Free(), "east")


def test_the_step_back_that_leads_back_was_his_move_all_the_same():
    """DL-7.6a, DL-BASE-13  He goes back, and nothing else: also if a tile there throws him to where he stood."""
    world = begun()
    square(world, "33", "room", "o o o o")
    red = at(world, "red", "33", "east", situation=TurningBack("encounter"))
    out = turn(world, [OTHER, "LT68", "RT089", 12])
    assert out.over and [type(e) for e in out.told(SteppedBack)] == [SteppedBack]
    assert red.place == "33"


@pytest.mark.parametrize("situation", [TurningBack("encounter"), AtExit("east")])
def test_free_acts_come_before_what_is_forced(situation):
    """DL-BASE-13, DLC-10, DLC-13  Step 2 before step 3: he drinks and changes what he wears, and then he must go."""
    world = begun()
    square(world, "33"), square(world, "34")
    red = at(world, "red", "33", "east", body=5, situation=situation)
    give(world, "red", "PO1", "AM02", "AM03")
    out = turn(world, (), [questions.Drink("PO1"), questions.Wear("AM03", "AM02"), questions.Enough()])
    assert out.over and (red.place, red.body, red.worn) == ("34", 7, ["AM03"])
    assert len(out.told(Drank)) == 1 and out.told(PutOn) == [PutOn("red", "AM03")]


def test_who_has_nothing_to_do_is_not_asked_before_what_is_forced():
    """DL-BASE-13  Without anything to wear, drink, take, give or play he steps back at once; a special card is reason enough to
    ask, whichever it is (DLC-23)."""
    for card, asked in (("", 0), ("SP05", 1), ("SP01", 1)):
        world = begun()
        square(world, "33"), square(world, "34")
        at(world, "red", "33", "east", situation=TurningBack("encounter"))
        give(world, "red", *([card] if card else []))
        out = turn(world, (), [questions.Enough()] * asked)
        assert out.over and len(out.answered) == asked
        assert world.castle.heroes["red"].place == "34"


def test_a_lost_turn_has_no_potions():
    """DL-BASE-13, DLC-24  skip_turns: the turn ends at step 1, and he is asked nothing."""
    world = begun()
    square(world, "33")
    at(world, "red", "33", body=3, skip=1)
    give(world, "red", "PO1")
    out = turn(world)
    assert out.over and out.told(TurnLost) == [TurnLost("red", 0)]
    turn(world, (), [STAY, questions.Enough()])                   # in his next turn he may drink at the end of it


# ---- what a situation allows -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("situation, place, names", [
    (Free(), "33", ["Move", "Move", "PickLock", "ForceDoor", "Lift", "Rest", "Stay"]),
    (Webbed(), "33", ["ForceWeb", "GetLoose", "Stay"]),
    (AtRubble(), "33", ["ForceRubble", "TurnBackFromRubble", "Rest", "Stay"]),
    (Free(), BELOW, ["Stay"]),
    (Free(), OUTSIDE, ["Move", "Move", "Move", "Move", "Rest", "Retire", "Stay"]),
])
def test_what_a_situation_allows(situation, place, names):
    """DL-BASE-13, DL-3.3-X, DL-5.2  Caught in a web: only force, get loose, nothing; and so on."""
    world = begun("H01")
    square(world, "33", edges="o d g o")
    at(world, "red", place, way="north", situation=situation, body=3)
    assert [type(o).__name__ for o in one_by_one(turn_options(seen(world, "red")))] == names


@pytest.mark.parametrize("body", [10, 4])
def test_nobody_need_move(body):
    """DL-QA-03, DL-5.4b  Every passage is open and he may stay where he is; hurt, he may rest instead."""
    world = begun("H01", "H02")
    square(world, "33")
    square(world, "34")
    red = at(world, "red", "33", body=body)
    options = turn_options(seen(world, "red"))
    assert questions.Move("east") in options and (questions.Rest() in options) is (body < 10)
    out = run(take_hero_turn(world, red), (), [STAY])
    assert out.told(Stayed) == [Stayed("red")] and (red.place, red.body) == ("33", body)


# ---- out of the castle -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("option, place, offered", [(True, OUTSIDE, True), (False, OUTSIDE, False), (True, "00", False)])
def test_who_may_retire(option, place, offered):
    """DL-BASE-18  A hero outside, in his own turn, with the option retire."""
    world = begun(retire=option)
    at(world, "red", place)
    options = turn_options(game.view(world, "red"))
    assert (questions.Retire() in options) is offered
    assert questions.Stay() in options, "DL-QA-03"


@pytest.mark.parametrize("retire", [True, False])
def test_nobody_retires_where_it_is_not_allowed(retire):
    """DL-BASE-18  retire = false: who is outside can only stay there or go back in; the game goes on."""
    world = begun("H01", "H02", retire=retire)
    for seat in ("red", "blue"):
        at(world, seat, OUTSIDE)
    options = turn_options(seen(world, "red"))
    assert (questions.Retire() in options) is retire and {STAY, questions.Move("00"), questions.Move("88")} <= set(options)
