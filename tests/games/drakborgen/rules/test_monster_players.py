"""Monster players: what they may move, how, and what happens when they walk in on heroes.  DL-5.5."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model import monsters
from montjoy.games.drakborgen.model.heroes import monster_seats
from montjoy.games.drakborgen.model.monsters import who_acts_monsters
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import AtExit, AtRubble, Encounter, InRubble, TurningBack, Webbed
from montjoy.games.drakborgen.play import next_turn, play
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.protocol.events import (
    BecameMonsterPlayer,
    Chose,
    DoorLeftOpen,
    DoorLocked,
    Eaten,
    GateFell,
    Met,
    MonsterFailed,
    MonsterFled,
    MonsterLeft,
    MonsterMoved,
    MonsterStayed,
    Reacted,
    SecretDoorFound,
    WayShut,
)
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN
from montjoy.games.drakborgen.protocol.questions import BringUp, LeaveOpen, LockAgain, MoveMonster, NoMove
from montjoy.games.drakborgen.rules import body_points, encounters, monster_flight, monster_players
from tests.games.drakborgen.board import at, begun, run, seen, square
from tests.games.drakborgen.duels import AGILITY
from tests.games.drakborgen.scenes import dead, haunted, player, visited


def moves(world, seat="green"):
    return monster_players.monster_options(seen(world, seat))


# ---- the role --------------------------------------------------------------------------------------------------------
def test_becoming_a_monster_player():
    """DL-5.5a  At once when the hero dies."""
    world = begun("H01", "H02")
    assert monster_seats(world.castle) == []
    out = run(body_points.die(world, world.castle.heroes["blue"], "wounds"))
    assert out.told(BecameMonsterPlayer) == [BecameMonsterPlayer("blue")]
    assert monster_seats(world.castle) == ["blue"]


def test_one_of_three():
    """DL-5.5b  Three orcs on the board: he moves one; he may decline."""
    world = haunted("orc", "orc", "orc")
    assert {m.monster for m in moves(world)} == {"orc1", "orc2", "orc3"}
    square(world, "34")
    out = run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc2", "east")])
    assert [m.at for m in world.castle.monsters.values()] == ["33", "34", "33"] and world.castle.roused == ["orc2"]
    assert out.told(MonsterMoved) == [MonsterMoved("green", "orc2", "33", "34")]
    out = run(monster_players.take_monster_turn(world, "green"), (), [NoMove()])
    assert out.told(MonsterStayed) == [MonsterStayed("green")]


def test_its_place_in_the_round():
    """DL-5.5b  His hero dies in the turn of another: his first monster move is at his next place in the turn order."""
    world = haunted("orc")
    world.castle.turn, world.castle.mark = 2, "1.green"
    out = run(play(world), (), [])
    assert isinstance(out.pending.ask, questions.MonsterTurn) and out.pending.seat == "green"
    next_turn(world.castle)
    assert world.castle.mark == "1.sun"


def test_not_the_same_twice():
    """DL-5.5c  Green moved the orc: blue may not, in the same round, but another; what other rules force is not counted."""
    world = haunted("orc", "wraith")
    dead(world, "blue")
    square(world, "34")
    run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", "east")])
    assert {m.monster for m in moves(world, "blue")} == {"wraith1"}
    run(monster_flight.arrive(world, world.castle.monsters["wraith1"], "34", "33"))
    assert {m.monster for m in moves(world, "blue")} == {"wraith1"}


def test_nothing_to_move():
    """DL-QA-07, DL-5.5-X  No monsters: nothing to move and no question; he is the opponent in fights all the same."""
    world = haunted()
    out = run(monster_players.take_monster_turn(world, "green"))
    assert out.told(MonsterStayed) == [MonsterStayed("green")] and out.over
    assert who_acts_monsters(world.castle, [world.castle.heroes["red"]]) == "green"
    assert who_acts_monsters(world.castle, [world.castle.heroes["blue"]]) == "green"


# ---- where they go ---------------------------------------------------------------------------------------------------
def test_where_monsters_never_go():
    """DL-5.5.1a  From a tower room not outside; not into the treasure chamber."""
    world = haunted("orc", place="00")
    square(world, "01", "chamber")
    world.castle.monsters["orc1"].at = "00"
    square(world, "10")
    assert moves(world) == [MoveMonster("orc1", "south")]


def test_into_the_unknown():
    """DL-5.5.1b  Moved into a face-down square: the figure is removed, the tiles untouched."""
    world = haunted("orc")
    rooms = len(world.decks.rooms)
    out = run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", "east")])
    assert out.told(MonsterLeft) == [MonsterLeft("orc1", "orc", "unknown-square")] and world.castle.monsters == {}
    assert not world.castle.squares["34"].face_up and len(world.decks.rooms) == rooms
    assert out.told(MonsterMoved) == [MonsterMoved("green", "orc1", "33", "34")]


def test_up_from_below():
    """DL-5.5.1c  Stairs 2 and 9 are face up: either; going down was one move, coming up is the next."""
    world = haunted("orc")
    world.castle.squares["33"].stairs = 9
    square(world, "52", stairs=2)
    run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", DOWN)])
    assert world.castle.monsters["orc1"].at == BELOW and moves(world) == []
    world.castle.roused = []
    assert moves(world) == [BringUp("orc1", "52"), BringUp("orc1", "33")]
    run(monster_players.take_monster_turn(world, "green"), (), [BringUp("orc1", "52")])
    assert world.castle.monsters["orc1"].at == "52" and world.castle.roused == ["orc1"]


def test_no_stairs():
    """DL-5.5.1c  No staircase is face up: it stays below."""
    world = haunted("orc")
    world.castle.monsters["orc1"].at = BELOW
    assert moves(world) == []


@pytest.mark.parametrize("kind", ["rubble", "abyss", "bridge"])
def test_obstacles(kind):
    """DL-5.5.2a  It crosses rubble in one move, and abyss, footbridge, webs as well."""
    world = haunted("orc")
    square(world, "34", kind, web=True)
    square(world, "35")
    run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", "east")])
    world.castle.roused = []
    run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", "east")])
    assert world.castle.monsters["orc1"].at == "35"


# ---- doors and portcullises ------------------------------------------------------------------------------------------
def behind(edge, **more):
    world = haunted("orc", **more)
    square(world, "33", edges=f"w {edge} w w")
    square(world, "34")
    return world


def test_forcing_a_door():
    """DL-5.5.2b  An orc (strength 5) forces a door with 5, 4; it stays open for good."""
    world = behind("d")
    assert moves(world) == [MoveMonster("orc1", "east", "pick"), MoveMonster("orc1", "east", "force")]
    out = run(monster_players.take_monster_turn(world, "green"), [5, 4], [MoveMonster("orc1", "east", "force")])
    assert out.told(events.TestPassed)[0].value == 5 and world.castle.squares["33"].marked == ["east"]
    assert world.castle.monsters["orc1"].at == "34" and not out.told(DoorLocked)


@pytest.mark.parametrize("rolls", [[6], [5, 6]])
def test_a_failed_attempt(rolls):
    """DL-5.5.2b  It was the move."""
    world = behind("d")
    out = run(monster_players.take_monster_turn(world, "green"), rolls, [MoveMonster("orc1", "east", "force")])
    assert out.told(MonsterFailed) == [MonsterFailed("orc1", "33", "east")] and moves(world) == []
    assert world.castle.monsters["orc1"].at == "33" and world.castle.squares["33"].marked == []


@pytest.mark.parametrize("answer, marked, event", [(LeaveOpen(), ["east"], DoorLeftOpen), (LockAgain(), [], DoorLocked)])
def test_picking_a_lock(answer, marked, event):
    """DL-5.5.2b  An orc (psyche 4) picks it with 4, 4; then its player says, open or locked."""
    world = behind("d")
    out = run(monster_players.take_monster_turn(world, "green"), [4, 4], [MoveMonster("orc1", "east", "pick"), answer])
    assert world.castle.squares["33"].marked == marked and len(out.told(event)) == 1
    assert world.castle.monsters["orc1"].at == "34"


def test_picked_and_gone():
    """DL-5.5.2b, DL-5.5.1b  It has vanished behind the door: nobody is asked and the door stays open."""
    world = haunted("orc")
    square(world, "33", edges="w d w w")
    out = run(monster_players.take_monster_turn(world, "green"), [4, 4], [MoveMonster("orc1", "east", "pick")])
    assert out.over and world.castle.squares["33"].marked == ["east"]


def test_lifting():
    """DL-5.5.2b  A portcullis with strength, twice; it falls behind."""
    world = behind("g")
    assert moves(world) == [MoveMonster("orc1", "east", "lift")]
    out = run(monster_players.take_monster_turn(world, "green"), [5, 5], [MoveMonster("orc1", "east", "lift")])
    assert out.told(GateFell) == [GateFell("33", "east")] and world.castle.monsters["orc1"].at == "34"


def test_door_and_portcullis():
    """DL-5.5.2b  The door first; if the lift fails it stays as chosen."""
    world = behind("d")
    square(world, "34", edges="o o o g")
    acts_ = [MoveMonster("orc1", "east", "pick"), LockAgain()]
    out = run(monster_players.take_monster_turn(world, "green"), [1, 1, 6], acts_)
    assert world.castle.monsters["orc1"].at == "33" and world.castle.squares["33"].marked == []
    assert len(out.told(MonsterFailed)) == 1


def test_a_secret_door():
    """DL-5.5.2b  On the same terms as heroes: it is found then, from this side."""
    world = haunted("orc", symbol=4)
    square(world, "33", edges="w w w w", signs=[0, 4, 0, 0])
    square(world, "34")
    assert moves(world) == [MoveMonster("orc1", "east")]
    out = run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", "east")])
    assert world.castle.squares["33"].found == ["east"] and len(out.told(SecretDoorFound)) == 1


# ---- corridors -------------------------------------------------------------------------------------------------------
def test_through_two_corridors():
    """DL-5.5.2c-X  Through two corridors into a room in one move (monster_corridor_bonus = true)."""
    world = haunted("orc")
    for id in ("34", "35"):
        square(world, id, "corridor")
    square(world, "36")
    answers = [MoveMonster("orc1", "east")] * 3
    out = run(monster_players.take_monster_turn(world, "green"), (), answers)
    assert world.castle.monsters["orc1"].at == "36" and [m.to for m in out.told(MonsterMoved)] == ["34", "35", "36"]


def test_no_corridor_twice():
    """DL-5.5.2c-X  Four corridors in a ring, all else walled up: it ends at the fourth; doors are not opened on the way."""
    world = haunted("orc", monster_corridor_bonus=True)
    square(world, "33", edges="w o w w")
    for id, edges in (("34", "w d o o"), ("44", "o w w o"), ("43", "w o w w")):
        square(world, id, "corridor", edges)
    answers = [MoveMonster("orc1", "east"), MoveMonster("orc1", "south"), MoveMonster("orc1", "west")]
    out = run(monster_players.take_monster_turn(world, "green"), (), answers)
    assert world.castle.monsters["orc1"].at == "43" and out.over


def test_without_the_bonus():
    """DL-5.5.2c-X  monster_corridor_bonus = false: one square."""
    world = haunted("orc", monster_corridor_bonus=False)
    square(world, "34", "corridor")
    out = run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", "east")])
    assert out.over and world.castle.monsters["orc1"].at == "34"


def test_it_may_stop():
    """DL-5.5.2c-X  In the corridor it may stay."""
    world = haunted("orc")
    square(world, "34", "corridor")
    run(monster_players.take_monster_turn(world, "green"), (), [MoveMonster("orc1", "east"), NoMove()])
    assert world.castle.monsters["orc1"].at == "34"


# ---- walking in ------------------------------------------------------------------------------------------------------
WALK = MoveMonster("orc1", "east")


def test_walking_in():
    """DL-5.5.3a  An orc enters a hero's room: the hero chooses attack, wait or turn back; the card is read.  The monster player
    acts it."""
    world = visited("red")
    out = run(monster_players.take_monster_turn(world, "green"), ["MC01"], [WALK])
    assert out.told(Met) == [Met(("red",), ("orc1",), "34", "green")]
    assert out.pending.seat == "red" and set(out.pending.options) == {questions.Attack(), questions.Wait(), questions.TurnBack()}
    assert world.castle.encounters[0].how == "walked-in" and world.castle.encounters[0].back == "33"


def test_in_a_corridor_that_ends_it():
    """DL-5.5.2c-X  Meeting heroes ends the move, in a corridor too."""
    world = visited("red")
    world.castle.squares["34"].kind = "corridor"
    out = run(monster_players.take_monster_turn(world, "green"), ["MC01"], [WALK, questions.TurnBack()])
    assert out.over and world.castle.monsters["orc1"].at == "34"


def test_one_after_another():
    """DL-5.5.3a  Several heroes there: in turn order starting after the monster player, until it has fought or is gone."""
    world = visited("red", "blue")
    world.castle.turn = 0
    dead(world, "red")
    at(world, "green", "34", way="north", body=5, situation=world.castle.heroes["blue"].situation)
    answers = [WALK, questions.TurnBack(), questions.TurnBack()]
    out = run(monster_players.take_monster_turn(world, "red"), ["MC01", "MC02"], answers)
    assert [e.heroes for e in out.told(Met)] == [("blue",), ("green",)]
    assert [e.hero for e in out.told(Chose)] == ["blue", "green"]


def fleeing_card(world):
    """A card that makes an orc flee when it is attacked."""
    rows = the_pack(world).cards
    return next(card for card in sorted(rows) if rows[card]["orc"].on_attack == "flee")


def test_it_flees_where_it_came_from():
    """DL-5.5.3b  The reaction is flee: back to the square it came from, without a roll."""
    world = visited("red")
    out = run(monster_players.take_monster_turn(world, "green"), [fleeing_card(world)], [WALK, questions.Attack()])
    assert out.told(MonsterFled)[0].to == "33" and world.castle.monsters["orc1"].at == "33"


def stand_in(monkeypatch):
    """A fight in which nothing happens; who fought whom."""
    fought = []

    class Result:
        slain, fled, escaped = (), (), ()

    class Fights:
        @staticmethod
        async def fight(world, heroes, foes, *, ambush):
            fought.append(([h.id for h in heroes], [m.id for m in foes]))
            return Result

    monkeypatch.setattr(encounters, "fights", Fights)
    return fought


@pytest.mark.parametrize("edges", ["o o o g", "o o o w"])
def test_it_cannot_flee(edges, monkeypatch):
    """DL-5.5.3b  Came in under a portcullis, or by a secret door: no way home, so it fights."""
    world = visited("red", edges=edges, symbol=4)
    fought = stand_in(monkeypatch)
    by, dice = "lift", [1, 1]
    if edges == "o o o w":
        square(world, "33", edges="w w w w", signs=[0, 4, 0, 0])
        by, dice = "", []
    card = fleeing_card(world)
    act = MoveMonster("orc1", "east", by)
    out = run(monster_players.take_monster_turn(world, "green"), [*dice, card], [act, questions.Attack()])
    assert out.told(WayShut) == [WayShut("orc1")] and fought == [(["red"], ["orc1"])]


def test_by_a_door_it_has_just_opened():
    """DL-5.5.3b, DL-QA-02  A door it has just opened still counts as open; whether it stays so is asked afterwards."""
    world = visited("red", edges="o o o d")
    card = fleeing_card(world)
    answers = [MoveMonster("orc1", "east", "pick"), questions.Attack(), LockAgain()]
    out = run(monster_players.take_monster_turn(world, "green"), [1, 1, card], answers)
    assert world.castle.monsters["orc1"].at == "33" and world.castle.squares["33"].marked == [] and out.over


def test_nerve_lost_in_the_fight():
    """DL-5.5.3c  Three whiffs: over all free passages of the room, the one the hero once came by too; and where he has just come
    in himself, not by his."""
    walked = Encounter("34", ["red"], ["orc1"], "green", "walked-in", back="33", shut="north")
    entered = Encounter("34", ["red"], ["orc1"], "green", "entered", shut="north")
    assert monsters.shut_for(walked) == "" and monsters.shut_for(entered) == "north"
    world = visited("red")
    orc = world.castle.monsters["orc1"]
    orc.at = "34"
    ways = [p.way for p in monsters.ways_to_flee(world.castle, orc, monsters.shut_for(walked))]
    assert ways == ["north", "east", "south", "west"]


@pytest.mark.parametrize("situation, how, offered", [
    (None, "open", True), (None, "gate", False), (None, "secret", False), (None, "teleport", False),
    (Webbed(), "open", False), (InRubble(), "open", False), (AtExit("east"), "open", False),
    (AtRubble(), "open", True), (TurningBack("encounter"), "open", True),
])
def test_turning_back_from_a_visitor(situation, how, offered):
    """DL-5.5.3d-X  If the passage he once came in by is free; not who is caught, stuck, or waits at an exit."""
    world = visited("red")
    red = at(world, "red", "34", way="north", how=how)
    if how == "gate":
        square(world, "34", edges="g o o o")
    red.situation = situation or red.situation
    world.castle.encounters.append(Encounter("34", ["red"], ["orc1"], "green", "walked-in"))
    assert (questions.TurnBack() in encounters.meeting_options(seen(world, "red"))) is offered


def test_a_spider_walks_onto_the_caught():
    """DL-5.5.3a, DL-11.5  He is eaten; another hero there meets it."""
    world = haunted("giant_spider")
    square(world, "34", web=True)
    at(world, "red", "34", situation=Webbed())
    at(world, "blue", "34")
    out = run(monster_players.take_monster_turn(world, "green"), ["MC01"], [MoveMonster("giant_spider1", "east")])
    assert [e.hero for e in out.told(Eaten)] == ["red"] and out.told(Met)[0].heroes == ("blue",)
    assert out.told(Reacted) == []


def corridors():
    """Both squares are corridors: the orc stands in 33, red in 34."""
    world = visited("red")
    for id in ("33", "34"):
        world.castle.squares[id].kind = "corridor"
    return world


def test_fled_back_into_a_corridor_it_goes_no_further():
    """DL-5.5.2c-X  It has met a hero: that ends its move, also if it has fled back into the corridor it came from."""
    world = corridors()
    out = run(monster_players.take_monster_turn(world, "green"), ["MC03"], [WALK, questions.Attack()])
    assert out.over and world.castle.monsters["orc1"].at == "33"


def test_the_hero_is_dead_and_it_goes_no_further():
    """DL-5.5.2c-X  Meeting heroes ends its move, also if none of them is left."""
    world = corridors()
    at(world, "red", "34", way="north", body=1)
    answer = player({"red": [AGILITY], "green": [AGILITY]}, MonsterTurn=[WALK], Meeting=[questions.Attack()])
    out = run(monster_players.take_monster_turn(world, "green"), ["MC01"], answer)
    assert world.castle.heroes["red"].place == "" and out.over
    assert out.told(MonsterMoved) == [MonsterMoved("green", "orc1", "33", "34")]


def test_the_marker_lies_on_the_tile_that_shows_the_door():
    """DL-5.5.2b, DL-4.4.1d-X  A door that only the far tile shows: the marker lies there, and turns with that tile."""
    world = haunted("orc")
    square(world, "33", edges="w o w w")
    square(world, "34", edges="o o o d")
    run(monster_players.take_monster_turn(world, "green"), [1, 1], [MoveMonster("orc1", "east", "force")])
    assert world.castle.squares["34"].marked == ["west"] and world.castle.squares["33"].marked == []


def test_locked_again_on_both_tiles():
    """DL-5.5.2b  A picked door that both tiles show is open, or locked, on both."""
    world = behind("d")
    square(world, "34", edges="o o o d")
    run(monster_players.take_monster_turn(world, "green"), [1, 1], [MoveMonster("orc1", "east", "pick")])
    assert [world.castle.squares[id].marked for id in ("33", "34")] == [["east"], ["west"]]
    world = behind("d")
    square(world, "34", edges="o o o d")
    run(monster_players.take_monster_turn(world, "green"), [1, 1], [MoveMonster("orc1", "east", "pick"), questions.LockAgain()])
    assert [world.castle.squares[id].marked for id in ("33", "34")] == [[], []]
