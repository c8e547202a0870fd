"""Going together: with advanced_phases at once, in the standard game in one's next turn.  DL-13.1c, DL-QA-05, DL-QA-09."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.model import going_together
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import Arriving, Retired, TurningBack, Webbed
from montjoy.games.drakborgen.play import begin_round, next_turn
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.protocol.events import (
    Fell,
    GateFell,
    RoomTurned,
    StayedBehind,
    TileTurned,
    WentAfter,
    WentAlong,
)
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.protocol.questions import Follow, FollowHim, GoAfter, Lift, Move, StayBehind
from tests.games.drakborgen.board import at, begun, give, run, square
from tests.games.drakborgen.delves import Delve
from tests.games.drakborgen.scenes import movement, phased

STAY = questions.Stay()
EAST, WEST, OUT = Move("east"), Move("west"), Move("out")


# ---- going together --------------------------------------------------------------------------------------------------
def test_following():
    """DL-13.1c, DL-QA-09  Players 1 and 3 together: the order of moves is 1, 3, 2; the leader cannot forbid it."""
    world = phased(there=("red", "green"))
    square(world, "34")
    at(world, "blue", "43")
    out = run(movement(world, "red"), (), [Move("east"), Follow()])
    assert out.told(WentAlong) == [WentAlong("green", "red", "34")] and out.over
    assert world.castle.heroes["green"].place == "34" and world.castle.moved == ["red", "green"]
    next_turn(world.castle)
    assert world.castle.mark == "1.m.blue"
    next_turn(world.castle)
    assert world.castle.mark == "1.e.red"


def test_staying_behind():
    """DL-13.1c  He has his own movement later."""
    world = phased(there=("red", "green"))
    square(world, "34")
    out = run(movement(world, "red"), (), [Move("east"), StayBehind()])
    assert out.told(StayedBehind) == [StayedBehind("green", "red")] and world.castle.moved == ["red"]


def test_the_leader_got_nowhere():
    """DL-13.1c  If he failed, or stayed, nobody follows."""
    world = phased(there=("red", "green"))
    square(world, "33", edges="d o o o")
    assert run(movement(world, "red"), [12], [questions.ForceDoor("north")]).over
    assert run(movement(world, "green"), (), [STAY]).over


@pytest.mark.parametrize("change, asked", [
    ({}, True), ({"skip": 1}, False), ({"situation": Webbed()}, False), ({"situation": TurningBack("encounter")}, False),
    ({"place": "43"}, False), ({"situation": Retired()}, False), ({"situation": Arriving("43")}, False),
])
def test_who_may_follow(change, asked):
    """DL-13.1c  Following is his own movement of the round: only who is free to move."""
    world = phased(there=("red", "green"))
    for name, value in change.items():
        setattr(world.castle.heroes["green"], name, value)
    world.castle.moved = ["red"]
    found = going_together.followers(world.castle, world.castle.heroes["red"])
    assert [h.id for h in found] == (["green"] if asked else [])


def test_who_has_moved_or_is_greedy_does_not_follow():
    """DL-13.1c"""
    world = phased(there=("red", "green"))
    green = world.castle.heroes["green"]
    world.castle.moved = ["green"]
    assert not going_together.may_follow(world.castle, green)
    world.castle.moved = []
    square(world, "44", "chamber")
    at(world, "green", "44")
    assert going_together.may_follow(world.castle, green)
    greed = next(id for id, ring in the_pack(world).rings.items() if ring.modifiers.greed)
    give(world, "green", greed)
    assert not going_together.may_follow(world.castle, green)


def test_under_the_portcullis():
    """DL-QA-05  Leader and follower enter under a portcullis: both are inside before it falls."""
    world = phased(there=("red", "green"))
    square(world, "34", edges="o o o g")
    out = run(movement(world, "red"), [1, 1], [questions.Lift("east"), Follow()])
    assert [world.castle.heroes[s].place for s in ("red", "green")] == ["34", "34"] and out.told(GateFell)
    assert world.castle.heroes["green"].came.how == "gate"


def test_out_of_the_castle_together():
    """DL-13.1c  Outside, too, and back in."""
    world = phased(there=("red", "green"), place="00")
    world.castle.squares["00"].kind = "tower"
    run(movement(world, "red"), (), [Move("out"), Follow()])
    assert world.castle.heroes["green"].place == OUTSIDE


def test_over_the_abyss():
    """DL-13.1c  Each rolls for himself; the leader has fallen, the follower stands."""
    world = phased(there=("red", "green"))
    square(world, "34", "abyss")
    out = run(movement(world, "red"), [12, 1, 1], [Move("east"), Follow(), questions.Leap(), questions.Leap()])
    assert [e.seat for e in out.told(Fell)] == ["red"] and world.castle.heroes["green"].place == "34"


def test_through_corridors():
    """DL-13.1c  They are asked at each passage, and stand where they have last followed him to."""
    for last, place in ((Follow(), "35"), (StayBehind(), "34")):
        world = phased(there=("red", "green"))
        square(world, "34", "corridor", "w o w o")
        square(world, "35")
        run(movement(world, "red"), (), [Move("east"), Follow(), Move("east"), last])
        assert world.castle.heroes["green"].place == place and world.castle.moved == ["red", "green"]


@pytest.mark.parametrize("asked", [False, True])
def test_after_a_long_stride(asked):
    """DL-13.1c  Into the room beside theirs, and through it into the next: there only who strides as long can follow."""
    stride = next(h.id for h in the_pack(begun()).heroes.values() if h.ability == "double_stride")
    world = begun(stride, "H02" if stride != "H02" else "H01", advanced_phases=True)
    begin_round(world.castle)
    for id in ("33", "34", "35"):
        square(world, id)
    for seat in ("red", "blue"):
        at(world, seat, "33")
    if asked:
        world.castle.heroes["blue"].ability = "double_stride"
    out = run(movement(world, "red"), (), [Move("east"), Follow(), Move("east"), *([Follow()] if asked else [])])
    assert out.over and world.castle.heroes["blue"].place == ("35" if asked else "34")


def test_nobody_follows_a_teleport():
    """DL-13.1c"""
    world = phased(there=("red", "green"))
    at(world, "red", "", situation=Arriving("34"))
    square(world, "34")
    assert run(movement(world, "red")).over and world.castle.moved == ["red"]


# ---- by play: with advanced_phases -------------------------------------------------------------------------------------
def in_one_tower(**options):
    """Red and blue begin outside, and in the first round both go into the tower 00."""
    delve = Delve("H01", "H02", start_location="outside", **options)
    delve.play(("red", Move("00")), ("blue", Follow() if options.get("advanced_phases") else Move("00")), to="2.m.red"
               if options.get("advanced_phases") else "2.red")
    return delve


def items(delve, seat="blue"):
    """What blue has been told and asked, in its order."""
    return [type(getattr(item, "ask", item)) for item in delve.session.streams[seat].items]


def test_who_follows_says_so_before_the_tile_is_turned():
    """DL-13.1c  Red names his passage, blue says that he goes along, and only then is the tile turned up; they have come
    together, so that the event phase turns the room tile for both."""
    delve = in_one_tower(advanced_phases=True)
    delve.play(("red", EAST), ("blue", Follow()), to="3.m.red", cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT103"]})
    told = items(delve)
    assert told.index(WentAlong, told.index(WentAlong) + 1) < told.index(TileTurned)
    assert [delve.hero(seat).place for seat in ("red", "blue")] == ["01", "01"]
    assert len(delve.told(RoomTurned)) == 1


def test_who_stays_has_not_seen_the_tile():
    """DL-13.1c  He is asked where it goes, before anybody knows what lies there."""
    delve = in_one_tower(advanced_phases=True)
    delve.play(("red", EAST))
    assert delve.asked("blue").ask == FollowHim("red", "01") and not delve.world.castle.squares["01"].face_up
    assert not delve.told(TileTurned)
    delve.play(("blue", StayBehind()), cards={"DL-BASE-05": ["LT44"]})
    assert delve.told(StayedBehind) == [StayedBehind("blue", "red")] and delve.hero("blue").place == "00"


def test_along_through_a_corridor():
    """DL-13.1c  A corridor, and on: at the second passage blue is asked again, before the second tile is turned up."""
    delve = in_one_tower(advanced_phases=True)
    delve.play(("red", EAST), ("blue", Follow()), ("red", EAST), cards={"DL-BASE-05": ["LT04"]})
    assert delve.asked("blue").ask == FollowHim("red", "02") and not delve.world.castle.squares["02"].face_up
    delve.play(("blue", Follow()), cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT103"]})
    assert [delve.hero(seat).place for seat in ("red", "blue")] == ["02", "02"]


def test_the_portcullis_falls_behind_both():
    """DL-QA-05  It is told once, and neither can go back that way."""
    delve = in_one_tower(advanced_phases=True)
    delve.play(("red", EAST), ("blue", Follow()), cards={"DL-BASE-05": ["LT41"], "DL-6.1b": ["RT103"]})
    assert delve.told(GateFell) == [GateFell("01", "west")]
    assert [delve.hero(seat).came.how for seat in ("red", "blue")] == ["gate", "gate"]


# ---- by play: in the standard game ---------------------------------------------------------------------------------------
def red_has_gone(**options):
    """Red has gone east out of the tower 00, under a portcullis that fell behind him, and has found nothing; blue is next."""
    delve = in_one_tower(**options)
    delve.play(("red", EAST), cards={"DL-BASE-05": ["LT41"], "DL-6.1b": ["RT103"]})
    return delve


def test_he_goes_after_him_in_his_next_turn():
    """DL-QA-05, DL-13.1g  Without a roll; the portcullis does not fall a second time, and red alone has turned the room tile."""
    delve = red_has_gone()
    assert GoAfter("east", "red") in delve.offered("blue") and Lift("east") not in delve.offered("blue")
    assert EAST not in delve.offered("blue")
    delve.play(("blue", GoAfter("east", "red")), to="3.red")
    assert delve.hero("blue").place == "01" and delve.hero("blue").came.how == "gate"
    assert delve.told(WentAfter) == [WentAfter("blue", "red", "01")] and len(delve.told(GateFell)) == 1
    assert len(delve.told(RoomTurned)) == 1 and not delve.told(events.TestPassed)
    assert WEST not in delve.offered("red") and Lift("west") in delve.offered("red")


def test_follow_under_portcullis_off():
    """DL-QA-05  follow_under_portcullis = false: he finds it down, and may try to lift it."""
    delve = red_has_gone(follow_under_portcullis=False)
    assert not any(isinstance(o, GoAfter) for o in delve.offered("blue")) and Lift("east") in delve.offered("blue")


def test_only_in_his_next_turn():
    """DL-QA-05  He has stayed one turn: it is down."""
    delve = red_has_gone()
    delve.play(("blue", STAY), to="3.blue")
    assert not any(isinstance(o, GoAfter) for o in delve.offered("blue")) and Lift("east") in delve.offered("blue")


def test_only_who_stood_there():
    """DL-QA-05  Blue was outside when it fell, and has come to the tower since."""
    delve = Delve("H01", "H02", start_location="outside")
    delve.play(("red", Move("00")), ("blue", STAY), to="2.red")
    delve.play(("red", EAST), ("blue", Move("00")), to="3.blue", cards={"DL-BASE-05": ["LT41"], "DL-6.1b": ["RT103"]})
    assert not any(isinstance(o, GoAfter) for o in delve.offered("blue")) and Lift("east") in delve.offered("blue")


def test_who_lifts_it_is_followed_too():
    """DL-QA-05, DL-4.5.1b  Red goes back under the lifted portcullis; blue, who stood beside him, goes after him."""
    delve = red_has_gone()
    delve.play(("blue", GoAfter("east", "red")), to="3.red")
    delve.play(("red", Lift("west")), to="3.blue", dice={"DL-4.5.1b": [1, 1]})
    assert delve.hero("red").place == "00" and GoAfter("west", "red") in delve.offered("blue")
    delve.play(("blue", GoAfter("west", "red")), to="4.red")
    assert delve.hero("blue").place == "00"


def test_the_first_meets_the_monster_alone():
    """DL-13.1g, DL-E-13  Red fights the dark elf and slays it; when blue comes in after him the fight is over."""
    delve = in_one_tower()
    delve.play(
        ("red", EAST), ("red", questions.Attack()), ("red", Position.STRENGTH), ("blue", Position.STRENGTH), to="2.blue",
        cards={"DL-BASE-05": ["LT41"], "DL-6.1b": ["RT001"], "DL-7.2": ["MC02"]},
    )  # fmt: skip
    delve.play(("blue", GoAfter("east", "red")), to="3.red")
    assert [met.heroes for met in delve.told(events.Met)] == [("red",)] and not delve.world.castle.monsters
    assert len(delve.told(RoomTurned)) == 1 and delve.hero("blue").place == "01"
