"""Two phases, events of groups.  DL-13.1, with advanced_phases."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import Dead, Due, Retired, Webbed
from montjoy.games.drakborgen.play import begin_round, next_turn, play, take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    DoorOpened,
    DragonCard,
    Met,
    Moved,
    PhaseBegun,
    Rested,
    RoomTurned,
    TurnBegun,
    TurnLost,
    WentAlong,
)
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.protocol.questions import (
    AttackDragon,
    Follow,
    JoinIn,
    Move,
    MoveMonster,
    NoCard,
)
from montjoy.games.drakborgen.rules import fights, joint_turns
from montjoy.games.drakborgen.rules.joint_turns import clear_forsaken
from tests.games.drakborgen.board import at, begun, give, monster, run, square, tile
from tests.games.drakborgen.scenes import dead, event_turn, movement, phased

STAY = questions.Stay()


# ---- the phases ------------------------------------------------------------------------------------------------------
def test_moves_then_events():
    """DL-13.1a  Three heroes: three moves, then events, then the sun."""
    world = phased(there=(), start_location="outside")
    for hero in world.castle.heroes.values():
        hero.place = OUTSIDE
    out = run(play(world), [1], [STAY] * 4)
    assert out.marks == ["1.m.red", "1.m.blue", "1.m.green", "1.e.red", "1.sun", "2.m.red", "2.m.blue"]
    assert out.told(PhaseBegun) == [PhaseBegun("movement", 1), PhaseBegun("events", 1), PhaseBegun("movement", 2)]


def test_the_standard_game_has_whole_turns():
    """DL-13.1a  advanced_phases = false."""
    world = begun("H01", "H02", start_location="outside")
    for hero in world.castle.heroes.values():
        hero.place = OUTSIDE
    out = run(play(world), [1], [STAY] * 3)
    assert out.marks[:4] == ["1.red", "1.blue", "1.sun", "2.red"] and not out.told(PhaseBegun)
    assert joint_turns.phases(world.castle) == ("turns",)


def test_who_has_no_turn():
    """DL-13.1a, DL-13.1d  Retired, dead (in the events), gone along or dealt with already."""
    world = phased(4, ("red", "blue", "green", "yellow"))
    seats = world.castle.order
    world.castle.heroes[seats[1]].situation = Retired()
    at(world, seats[2], "", situation=Dead("wounds", 1, "22"))
    world.castle.moved = [seats[3]]
    assert [joint_turns.is_idle(world.castle, s) for s in seats] == [False, True, False, True]
    world.castle.phase, world.castle.done = "events", [seats[0]]
    assert [joint_turns.is_idle(world.castle, s) for s in seats] == [True, True, True, False]
    next_turn(world.castle)
    assert world.castle.mark == f"1.e.{seats[3]}"


def test_a_monster_player_moves_in_the_movement_phase():
    """DL-13.1b, DL-5.5b  In his place of it; nothing of his is in the events, and what he causes waits for them."""
    world = phased(there=("red",))
    at(world, "blue", "", situation=Dead("wounds", 1, "22"))
    square(world, "34")
    monster(world, "orc", "34")
    out = run(movement(world, "blue"), (), [questions.MoveMonster("orc1", "west")])
    assert out.over and out.told(Met) == [] and world.castle.moved == ["blue"]
    assert world.castle.due == [Due("33", "visit", ["red"], ["orc1"], "34")]
    out = run(event_turn(world, "red"), ["MC01"], [questions.TurnBack()])
    assert out.told(Met) == [Met(("red",), ("orc1",), "33", "blue")]


# ---- what belongs to the movement phase ------------------------------------------------------------------------------
def answer_anything(seat, ask, options):
    return options[0]


def test_a_door_in_the_movement_phase():
    """DL-13.1b  The attempt comes before the movement; the labyrinth tile is turned up, the room tile waits."""
    world = phased(there=("red",))
    square(world, "33", edges="d o o o")
    out = run(movement(world, "red"), [1, 1, "LT45"], [questions.ForceDoor("north")])
    assert len(out.told(DoorOpened)) == 1 and world.castle.squares["23"].face_up
    assert out.told(RoomTurned) == [] and world.castle.due == [Due("23", "room", ["red"])]
    out = run(event_turn(world, "red"), ["RT093"], answer_anything)
    assert out.told(RoomTurned) == [RoomTurned("23", "RT093")]


def test_rest_and_a_lost_turn():
    """DL-13.1b  Rest belongs to the movement phase; so does a turn that must be lost.  In the chamber only a dragon card is
    drawn then, in the event phase."""
    world = phased(there=())
    square(world, "44", "chamber")
    at(world, "red", "44", body=2)
    at(world, "blue", "44", skip=1)
    for seat in ("red", "blue"):
        dice, answers = ([1], [questions.Rest()]) if seat == "red" else ([], [])
        out = run(movement(world, seat), dice, answers)
        assert len(out.told(Rested if seat == "red" else TurnLost)) == 1 and not out.told(DragonCard)
    out = run(event_turn(world, "red"), ["DC01", "DC02"])
    assert [e.hero for e in out.told(DragonCard)] == ["red", "blue"] and out.over


@pytest.mark.parametrize("skip", [0, 1])
def test_no_last_potion_in_a_lost_turn(skip):
    """DLC-13, DL-BASE-13  The event phase of a lost turn is lost too; who has moved may drink at its end."""
    world = phased(there=())
    at(world, "red", "33", body=2, skip=skip)
    square(world, "33")
    give(world, "red", "PO1")
    run(movement(world, "red"), (), [] if skip else [questions.Stay()])
    out = run(event_turn(world, "red"), (), [] if skip else [questions.Enough()])
    assert out.over


def test_monsters_wait_for_the_events():
    """DL-13.1b  Entering a square with a monster ends the movement, also in a corridor; the encounter is in the event phase."""
    world = phased(there=("red",))
    square(world, "34", "corridor")
    monster(world, "orc", "34")
    out = run(movement(world, "red"), (), [Move("east"), ])
    assert out.over and out.told(Met) == [] and world.castle.due == [Due("34", "meeting", ["red"])]
    out = run(event_turn(world, "red"), ["MC01"], [questions.TurnBack()])
    assert out.told(Met)[0].heroes == ("red",) and world.castle.due == []


def flees(world):
    rows = the_pack(world).cards
    return next(card for card in sorted(rows) if rows[card]["orc"].on_attack == "flee")


def test_what_the_dot_asks_after_the_encounter():
    """DL-13.1b, DL-4-X2  An abyss with a monster: first the encounter, then, if he is still there and free, the leap."""
    world = phased(there=("red",))
    square(world, "34", "abyss", "w w o o")
    monster(world, "orc", "34")
    run(movement(world, "red"), (), [Move("east")])
    out = run(event_turn(world, "red"), [flees(world)], [questions.Attack()])
    assert isinstance(out.pending.ask, questions.AtAbyss)


def test_a_web_waits_too():
    """DL-13.1b, DL-13.1e  A web marker: caught in the event phase, all who came together; spiders not in that turn."""
    world = phased(there=("red", "blue"))
    square(world, "34", web=True)
    run(movement(world, "red"), (), [Move("east"), Follow()])
    assert world.castle.due == [Due("34", "web", ["red", "blue"])]
    run(event_turn(world, "red"))
    assert all(isinstance(world.castle.heroes[s].situation, Webbed) for s in ("red", "blue"))


def test_the_chamber_in_the_event_phase():
    """DL-13.1b  Going in is a matter of the movement phase, the draw of the event phase."""
    world = phased(there=("red",))
    square(world, "34", "chamber")
    out = run(movement(world, "red"), (), [Move("east"), questions.GoIn()])
    assert out.over and not out.told(DragonCard)
    out = run(event_turn(world, "red"), ["DC01"], [questions.NoCard()])
    assert len(out.told(DragonCard)) == 1


@pytest.fixture
def dragon_fights(monkeypatch):
    """Fights with the dragon in which nothing happens; who fought, and whether first."""
    fought = []

    async def fight_dragon(world, heroes, *, first_blow):
        fought.append(([h.id for h in heroes], first_blow))
        world.castle.dragon.state = "dead"

    monkeypatch.setattr(fights, "fight_dragon", fight_dragon)
    return fought


@pytest.mark.parametrize("state, act", [("asleep", questions.AttackDragon()), ("awake", questions.FightDragon())])
def test_the_dragon_is_fought_in_the_event_phase(state, act, dragon_fights):
    """DL-13.1b  He says so when he would move, and does it then."""
    world = phased(there=())
    square(world, "44", "chamber")
    at(world, "red", "44")
    world.castle.dragon.state = state
    run(movement(world, "red"), (), [act])
    assert world.castle.due == [Due("44", "dragon", ["red"])] and dragon_fights == []
    run(event_turn(world, "red"))
    assert dragon_fights == [(["red"], state == "asleep")]


def test_joint_dragon_fights(dragon_fights):
    """DL-13.1b, DL-13.3h-X  multi_fight = true: together, with others inside who wish; it is everybody's turn."""
    world = phased(there=(), multi_fight=True)
    square(world, "44", "chamber")
    for seat in ("red", "blue", "green"):
        at(world, seat, "44")
    run(movement(world, "red"), (), [questions.AttackDragon(), ])
    world.castle.moved = ["red", "blue", "green"]
    out = run(event_turn(world, "red"), (), [questions.JoinIn(), questions.StayOut(), questions.NoCard()])
    assert dragon_fights == [(["red", "blue"], True)] and out.over


def test_who_has_tried_to_flee_does_not_fight():
    """DL-13.1b, DL-9.5b  Flight from the awake dragon belongs to the movement phase; who has failed is not asked again."""
    world = phased(there=())
    square(world, "44", "chamber")
    at(world, "red", "44")
    world.castle.dragon.state = "awake"
    run(movement(world, "red"), [12, 1], [questions.FleeDragon()])
    assert world.castle.due == [Due("44", "tried", ["red"])]
    assert run(event_turn(world, "red")).over


# ---- events of groups ------------------------------------------------------------------------------------------------
async def play_events(world):
    world.castle.turn = 0
    while world.castle.phase == "events":
        await take_player_turn(world, world.castle.order[world.castle.turn])
        next_turn(world.castle)


def test_the_order_of_events():
    """DL-13.1d  Player 3 stands with player 1: their event comes before player 2's."""
    world = phased(there=("red", "green"))
    at(world, "blue", "43", way="north")
    world.castle.phase = "events"
    world.castle.due = [Due("43", "meeting", ["blue"]), Due("33", "meeting", ["red", "green"])]
    monster(world, "orc", "33")
    monster(world, "orc", "43")
    out = run(play_events(world), ["MC01", "MC02", "MC03"], [questions.TurnBack()] * 3)
    assert [e.heroes for e in out.told(Met)] == [("red",), ("green",), ("blue",)]
    assert [e.seat for e in out.told(TurnBegun)] == ["red", "blue"]


def times(world, trap):
    return the_pack(world).rooms[trap].effects[0].times


def test_a_trap_for_all():
    """DL-13.1e  A trap met by a group: each of it suffers, who was there before does not."""
    world = phased(there=("red", "blue"))
    tile(world, "34", "LT45", "west")
    at(world, "green", "34")
    trap = next(id for id, row in sorted(the_pack(world).rooms.items()) if [type(e).__name__ for e in row.effects] == ["OpTest"])
    world.castle.due = [Due("34", "room", ["red", "blue"])]
    for seat in ("red", "blue"):
        at(world, seat, "34", way="west")
    out = run(event_turn(world, "red"), [trap, *[1] * 12][: 1 + 2 * times(world, trap)])
    tested = [e.seat for _, e in out.events if type(e).__name__ in ("TestPassed", "TestFailed")]
    assert set(tested) == {"red", "blue"}


def test_nobody_of_the_group_is_left():
    """DL-13.1e  Its room tile is put aside unseen."""
    world = phased(there=("red",))
    tile(world, "34", "LT45", "west")
    at(world, "green", "34")
    before = len(world.decks.rooms)
    world.castle.due = [Due("34", "room", ["blue"]), Due("43", "room", ["blue"])]
    run(event_turn(world, "green"))
    assert len(world.decks.rooms) == before - 2 and world.castle.due == [] and world.castle.unseen == 2


def test_one_draw_a_round():
    """DL-9.1a, DL-13.1d  Whose events are over draws no second time, wherever he has come to since."""
    world = phased(there=())
    square(world, "44", "chamber")
    for seat in ("red", "blue"):
        at(world, seat, "44")
    world.castle.done = ["blue"]
    out = run(event_turn(world, "red"), ["DC01"], [NoCard()])
    assert out.over and [e.hero for e in out.told(DragonCard)] == ["red"]


def test_a_first_blow_at_the_draw_together():
    """DL-13.3a, DL-10.2  multi_fight = true: also who attacks the dragon when he should draw may be joined."""
    world = phased(there=(), multi_fight=True)
    square(world, "44", "chamber")
    for seat in ("red", "blue"):
        at(world, seat, "44")
    out = run(event_turn(world, "red"), [12, 12], [AttackDragon(), JoinIn()])
    assert out.pending is not None and world.fight is not None
    assert world.fighters == ["red", "blue", "dragon"] and world.fight.fighter[2].points == 6


WALK = MoveMonster("orc1", "east")


def test_visits_behind_the_monster_player():
    """DL-5.5.3a, DL-13  advanced_phases = true without multi_fight: heroes meet a visitor one after another, in turn order
    starting after the monster player."""
    world = phased(there=(), players=4)
    square(world, "34")
    monster(world, "orc", "33")
    dead(world, "blue")
    for seat in ("red", "green"):
        at(world, seat, "34", way="north")
    square(world, "24")
    run(movement(world, "blue"), (), [WALK])
    assert world.castle.due == [Due("34", "visit", ["green", "red"], ["orc1"], "33")]
    out = run(event_turn(world, "red"), ["MC01", "MC02"], [questions.TurnBack(), questions.TurnBack()])
    assert [e.heroes for e in out.told(Met)] == [("green",), ("red",)]


def castle():
    world = begun("H01", "H02")
    square(world, "12", tile=world.decks.labyrinth.bag.pop(0))
    world.decks.rooms.discard_unseen()
    world.castle.unseen = 1
    give(world, "red", "IT3", "TC05", "SP04")
    return world


def test_a_room_tile_that_nobody_has_events_for():
    """DL-13.1e  Game 82575: who has fled to a new square after his own events leaves its room tile unseen, at the round's end."""
    world = castle()
    red = at(world, "red", "12", way="south")
    world.castle.due = [Due("12", "room", [red.id])]
    deck, unseen = len(world.decks.rooms), world.castle.unseen
    clear_forsaken(world)
    assert world.castle.due and world.castle.unseen == unseen            # he may still have his events
    clear_forsaken(world, all_of_it=True)
    assert not world.castle.due and world.castle.unseen == unseen + 1 and len(world.decks.rooms) == deck - 1


# ---- two examples ----------------------------------------------------------------------------------------------------
def test_example_9_aelfric_and_rohan():
    """DL-E-9, DL-13.1c, DL-13.1d, DL-13.1a  Players 1 (Aelfric) and 3 (Rohan) share a room: Aelfric goes, Rohan follows
    and so moves before player 2; in the event phase he acts before player 2, too.  advanced_phases = true."""
    world = begun("H03", "H02", "H01", advanced_phases=True)
    begin_round(world.castle)
    world.castle.mark = "1.m.red"
    for id in ("33", "34", "66", "67"):
        square(world, id)
    for seat, place in (("red", "33"), ("green", "33"), ("blue", "66")):
        at(world, seat, place)
    monster(world, "orc", "34")
    monster(world, "demon", "67")
    moves = [questions.Move("east"), questions.Follow(), questions.Move("east")]
    out = run(play(world), ["MC01", "MC01", "MC01"], [*moves, questions.TurnBack(), questions.TurnBack()])
    assert [seat for seat, _, _ in out.answered] == ["red", "green", "blue", "red", "green"]
    assert [e.seat for e in out.told(Moved)] == ["red", "blue"] and [e.hero for e in out.told(WentAlong)] == ["green"]
    assert [m.heroes for m in out.told(Met)] == [("red",), ("green",), ("blue",)] and out.pending.seat == "blue"
