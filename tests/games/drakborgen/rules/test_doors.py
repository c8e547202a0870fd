"""Sections 4.4 and 4.5: doors and portcullises."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.games.drakborgen.model.heroes import way_back_is_free
from montjoy.games.drakborgen.model.pack.instances import turn_tile
from montjoy.games.drakborgen.model.passages import free_passages, passage
from montjoy.games.drakborgen.model.state import OTHER, Came, Dead, Door, Square, TurningBack
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.protocol.events import (
    CardPlayed,
    DoorLeftOpen,
    DoorLocked,
    DoorOpened,
    GateFell,
    GateLifted,
    SpellCast,
)
from montjoy.games.drakborgen.rules import doors, labyrinth
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import at, begun, give, monster, one_by_one, run, seen, square, tile

EAST = "east"
OPEN, LOCK = questions.LeaveOpen(), questions.LockAgain()
PICK, FORCE, LIFT = questions.PickLock(EAST), questions.ForceDoor(EAST), questions.Lift(EAST)


def before(edges, far="o o o o", card="H01"):
    """Red in 33, with known rooms all round; `edges` of 33, `far` those of 34."""
    world = begun(card, "H12")
    square(world, "33", edges=edges)
    square(world, "34", edges=far)
    at(world, "red", "33", way="south")
    at(world, "blue", "34")
    return world


def red(world):
    return world.castle.heroes["red"]


def offered(world, seat="red"):
    return doors.door_options(seen(world, seat))


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


# ---- doors -----------------------------------------------------------------------------------------------------------
def test_a_fresh_door():
    """DL-4.4  Not free; with an open-door marker free for everyone."""
    world = before("o d o o")
    assert PICK in offered(world) and FORCE in offered(world)
    world.castle.squares["33"].marked = [EAST]
    assert offered(world) == [] and passage(world.castle, "33", EAST).free and passage(world.castle, "34", "west").free
    assert labyrinth.why_not_move(world.castle, passage(world.castle, "33", EAST)) is None


def test_the_attempt_is_part_of_the_move():
    """DL-4.4-X, DL-4.4.2a, DL-4.4  Picking succeeds: he is in the next square the same turn, with the normal entry."""
    world = before("o d o o", card="H03")
    out = run(take_player_turn(world, "red"), [8, 3], [PICK, OPEN])
    assert out.over and red(world).place == "34" and red(world).came == Came("west", "door")
    assert out.told(DoorOpened) == [DoorOpened("red", "33", EAST, "pick")]


def test_an_attempt_into_the_unknown():
    """DL-4.4-X  After it comes the normal entry of the new square."""
    world = before("o d o o")
    world.castle.squares["34"] = Square("34")
    give(world, "red", "key")
    out = run(take_player_turn(world, "red"), [OTHER, "LT44", "RT033"], [questions.UseKey(EAST, "RT054"), OPEN])
    assert out.over and red(world).place == "34" and world.castle.squares["34"].tile == "LT44"


def test_one_passage_a_turn():
    """DL-4.4-X, DL-4.4.2b  A failure ends the turn; fail in turns 1 and 2, succeed in turn 3."""
    world = before("d d o o")
    for _ in range(2):
        assert run(take_player_turn(world, "red"), [9], [PICK]).over
        assert red(world).place == "33" and passage(world.castle, "33", EAST).between == "door"
    run(take_player_turn(world, "red"), [5, 5], [PICK, OPEN])
    assert red(world).place == "34"


def test_key():
    """DL-4.4.1a  One key: the door opens without a roll, keys 0, a second door needs a test."""
    world = before("o d o o", "o d o o")
    square(world, "35")
    key = give(world, "red", "key")[0]
    assert questions.UseKey(EAST, key.id) in offered(world)
    out = run(take_player_turn(world, "red"), (), [questions.UseKey(EAST, key.id), OPEN])
    assert not out.rolls and red(world).things == [] and world.castle.used == [key.id]
    assert offered(world) == [PICK, FORCE]


def test_several_keys_are_one_option():
    """DL-4.4.1a  They are all alike."""
    world = before("o d o o")
    give(world, "red", "key", "key")
    assert [o for o in offered(world) if isinstance(o, questions.UseKey)] == [questions.UseKey(EAST, "RT054")]


@pytest.mark.parametrize("choice, between", [(LOCK, "door"), (OPEN, "free")])
@pytest.mark.parametrize("means", ["key", "pick"])
def test_open_or_locked(choice, between, means):
    """DL-4.4.1b, DL-4.4.2c  Choose locked: coming back he needs to open it again; open: free for all."""
    world = before("o d o o", "o o o d")
    give(world, "red", "key")
    act, dice = (questions.UseKey(EAST, "RT054"), []) if means == "key" else (PICK, [1, 1])
    out = run(take_player_turn(world, "red"), dice, [act, choice])
    assert passage(world.castle, "34", "west").between == between == passage(world.castle, "33", EAST).between
    assert out.told(DoorLocked if choice == LOCK else DoorLeftOpen)[0].square == "33"
    assert red(world).door is None


def test_the_choice_comes_after_the_entry(monkeypatch):
    """DL-4.4.1b, DL-QA-02  The door is still open if he meets a monster there; who turns back chooses on his own side."""
    world = before("o d o o")
    world.castle.heroes["blue"].place = "00"
    monster(world, "orc", "34")

    async def meet(world, heroes, monsters, how, *, shut=""):
        assert way_back_is_free(world.castle, heroes[0]), "by a door: turn back offered"
        heroes[0].situation = TurningBack("encounter")

    monkeypatch.setattr(labyrinth, "encounters", SimpleNamespace(meet=meet))
    out = run(take_player_turn(world, "red"), [1, 1], [PICK])
    assert out.over and red(world).door == Door("33", EAST)
    out = run(take_player_turn(world, "red"), (), [LOCK])
    assert out.over and red(world).place == "33" and out.told(DoorLocked) == [DoorLocked("33", EAST)]
    assert passage(world.castle, "33", EAST).between == "door"


def test_who_is_gone_leaves_it_open():
    """DL-4.4.1b  Dead, or far away, before he has chosen: no question, the marker stays."""
    for place, situation in (("34", Dead("fight", 1, "34")), ("37", None)):
        world = before("o d o o")
        doors.mark_open(world.castle, "33", EAST)
        hero = at(world, "red", place, door=Door("33", EAST), **({"situation": situation} if situation else {}))
        assert not run(doors.decide_door_behind(world, hero)).answered
        assert hero.door is None and passage(world.castle, "33", EAST).free


def test_a_door_that_was_turn_away():
    """DL-4.4.1b  The tile with the door was turned: the open door goes with it, and there is nothing to choose."""
    world = before("o o o o", "o o o d")
    doors.mark_open(world.castle, "33", EAST)
    assert world.castle.squares["33"].marked == [] and world.castle.squares["34"].marked == ["west"]
    turn_tile(world.castle.squares["34"], 1)
    hero = at(world, "red", "34", door=Door("33", EAST))
    assert not run(doors.decide_door_behind(world, hero)).answered and passage(world.castle, "34", "north").free


def test_no_later_locking():
    """DL-4.4.1c  No lock action exists for an open door."""
    world = before("o d o o")
    world.castle.squares["33"].marked = [EAST]
    names = {type(o).__name__ for o in one_by_one(turn_options(seen(world, "red")))}
    assert names == {"Move", "Stay"}
    out = run(take_player_turn(world, "red"), (), [questions.Move(EAST)])
    assert out.over and [type(a).__name__ for _, _, a in out.answered] == ["Move"], "nobody is asked"
    world = before("o d o o")
    give(world, "red", "key")
    out = run(take_player_turn(world, "red"), (), [questions.UseKey(EAST, "RT054"), OPEN])
    assert len(out.answered) == 2, "once, and never again"


@pytest.mark.parametrize("dice, opens", [([7, 3], True), ([7, 8], False), ([9], False)])
def test_picking(dice, opens):
    """DL-4.4.2a  Psyche 7: 7 and 3 succeed; 7 and 8 fail; 9 fails at once."""
    world = before("o d o o")
    red(world).psyche = 7
    out = run(doors.attempt(world, red(world), PICK), dice)
    assert out.value is opens and passage(world.castle, "33", EAST).free is opens
    assert [e.factor for e in (*out.told(events.TestPassed), *out.told(events.TestFailed))] == ["psyche"] * len(dice)


@pytest.mark.parametrize("dice, opens", [([8, 8], True), ([8, 9], False)])
def test_forcing(dice, opens):
    """DL-4.4.3  Strength 8: 8, 8: open, a marker, no choice; 8, 9: turn over."""
    world = before("o d o o")
    out = run(take_player_turn(world, "red"), dice, [FORCE])
    assert out.over and red(world).place == ("34" if opens else "33") and red(world).door is None
    assert world.castle.squares["33"].marked == ([EAST] if opens else [])


def test_the_printed_table():
    """DL-SUM-02  Lift: strength twice; force: strength twice; pick: psyche twice."""
    hero = begun("H01").castle.heroes["red"]
    assert [(doors.tested(w), doors.rolls(hero, w)) for w in (doors.LIFT, doors.FORCE, doors.PICK)] == [
        ("strength", 2), ("strength", 2), ("psyche", 2)]


# ---- portcullises ----------------------------------------------------------------------------------------------------
def test_it_falls_behind_him():
    """DL-4.5  Turn up a tile whose entry edge has a portcullis: he is inside, the way back is barred."""
    world = before("o o o o")
    world.castle.squares["34"] = Square("34")
    out = run(take_player_turn(world, "red"), [OTHER, "LT41", "RT033"], [questions.Move(EAST)])
    assert red(world).place == "34" and red(world).came == Came("west", "gate") and out.told(GateFell) == [GateFell("34", "west")]
    assert passage(world.castle, "34", "west").between == "gate" and not way_back_is_free(world.castle, red(world))


def test_face_up_they_are_down():
    """DL-4.5.1a  A tile with an inner portcullis ahead: the passage ahead is closed."""
    world = before("o o o o")
    tile(world, "33", "LT53", entry="west")
    assert passage(world.castle, "33", EAST).between == "gate"
    assert questions.Move(EAST) not in labyrinth.move_options(seen(world, "red")) and LIFT in offered(world)
    assert labyrinth.why_not_move(world.castle, passage(world.castle, "33", EAST)).rule == "DL-4.5.1a"


@pytest.mark.parametrize("dice, lifted", [([6, 6], True), ([6, 7], False)])
def test_lifting(dice, lifted):
    """DL-4.5.1b  Strength 6: 6, 6: he passes and it is down again; 6, 7: turn over."""
    world = before("o g o o")
    red(world).strength = 6
    out = run(take_player_turn(world, "red"), dice, [LIFT])
    assert out.over and red(world).place == ("34" if lifted else "33")
    assert passage(world.castle, "33", EAST).between == "gate" and len(out.told(GateLifted)) == lifted == len(out.told(GateFell))


def test_no_markers_on_portcullises():
    """DL-4.5.1c  After ten lifts it is still down; with a door on the same edge the marker lies at the door."""
    world = before("o g o o", "o o o g")
    for n in range(10):
        way = (EAST, "west")[n % 2]
        run(take_player_turn(world, "red"), [1, 1], [questions.Lift(way)])
    assert passage(world.castle, "33", EAST).between == "gate"
    assert world.castle.squares["33"].marked == world.castle.squares["34"].marked == []
    world = before("o d o o", "o o o g")
    doors.mark_open(world.castle, "33", EAST)
    assert world.castle.squares["33"].marked == [EAST] and world.castle.squares["34"].marked == []


def test_no_retreat_through_a_portcullis():
    """DL-4.5.1-X, DL-QA-02  Came in under a portcullis: no way back, no flight, from either side; by a door there is."""
    world = before("o g o o")
    run(take_player_turn(world, "red"), [1, 1], [LIFT])
    assert red(world).came == Came("west", "gate") and not way_back_is_free(world.castle, red(world))
    assert "west" not in [p.way for p in free_passages(world.castle, "34")]
    assert EAST not in [p.way for p in free_passages(world.castle, "33")]


@pytest.mark.parametrize("near, far, how", [
    ("o", "o", "open"), ("d", "o", "door"), ("o", "d", "door"), ("g", "o", "gate"), ("o", "g", "gate"),
    ("g", "d", "door_and_gate"),
])
def test_what_he_came_in_by(near, far, how):
    """DL-QA-02, DL-4.5.1-X  A door counts although it stands open."""
    world = before(f"o {near} o o", f"o o o {far}")
    assert doors.how_in(world.castle, "34", "west") == how == doors.how_in(world.castle, "33", EAST)


# ---- both on one edge ------------------------------------------------------------------------------------------------
def test_door_and_portcullis():
    """DL-4.4-X, DL-4.1.1b-X  Door first, then lift, in the same turn."""
    world = before("o d o o", "o o o g")
    assert LIFT not in offered(world)
    out = run(take_player_turn(world, "red"), [4, 4, 8, 8], [PICK, OPEN])
    assert out.over and red(world).place == "34" and red(world).came == Came("west", "door_and_gate")
    assert passage(world.castle, "33", EAST).between == "gate"


@pytest.mark.parametrize("choice, between", [(OPEN, "gate"), (LOCK, "door_and_gate")])
def test_door_open_but_the_lift_fails(choice, between):
    """DL-4.4-X, DL-4.4.1b, DL-4.1.1b-X  The turn is over; the door stays as he chooses, on this side."""
    world = before("o d o o", "o o o g")
    out = run(take_player_turn(world, "red"), [4, 4, 9], [PICK, choice])
    assert out.over and red(world).place == "33" and passage(world.castle, "33", EAST).between == between


def test_a_door_before_an_unknown_portcullis():
    """DL-4.4-X, DL-4.5  It was up until he passed."""
    world = before("o d o o")
    world.castle.squares["34"] = Square("34")
    run(take_player_turn(world, "red"), [4, 4, OTHER, "LT41", "RT033"], [PICK, OPEN])
    assert red(world).came == Came("west", "door_and_gate")


# ---- abilities and things --------------------------------------------------------------------------------------------
def test_strong_arm():
    """DLC-06  Hagen strength 8: one roll of 8 lifts a portcullis or forces a door; two are still needed to pick."""
    world = before("o g o o", card="H07")
    out = run(take_player_turn(world, "red"), [8], [LIFT])
    assert red(world).place == "34" and len(out.rolls) == 1
    world = before("o d o o", card="H07")
    assert len(run(take_player_turn(world, "red"), [8], [FORCE]).rolls) == 1
    world = before("o d o o", card="H07")
    assert len(run(take_player_turn(world, "red"), [6, 6], [PICK, OPEN]).rolls) == 2


def test_lockpick():
    """DLC-09  Odd psyche 7: one roll of 7 picks a door; forcing takes two."""
    world = before("o d o o", card="H11")
    assert len(run(take_player_turn(world, "red"), [7], [PICK, OPEN]).rolls) == 1 and red(world).place == "34"
    world = before("o d o o", card="H11")
    assert len(run(take_player_turn(world, "red"), [5, 5], [FORCE]).rolls) == 2


@pytest.mark.parametrize("worn", [True, False])
def test_locksmiths_amulet(worn):
    """DLC-24  AM09 worn: one roll of psyche opens a lock, one of strength forces it; not worn: two; a portcullis always two."""
    for what, needed in ((doors.PICK, 1), (doors.FORCE, 1), (doors.LIFT, 2)):
        world = before("o d o o")
        give(world, "red", "AM09")
        if not worn:
            red(world).worn.clear()
        assert doors.rolls(red(world), what) == (needed if worn else 2)


def test_open_lock():
    """DLC-04  Once in the game, without a key or a test; he may leave it open or locked."""
    world = before("o d o o", "o d o o", card="H05")
    square(world, "35")
    spell = questions.OpenBySpell(EAST)
    out = run(take_player_turn(world, "red"), (), [spell, LOCK])
    assert red(world).place == "34" and out.told(SpellCast) == [SpellCast("red", "open_lock")] and not out.rolls
    assert spell not in offered(world)


def test_master_key():
    """DLC-24  SP03 opens a door as with a key and is not used up; only its owner is offered it, until it was shown."""
    world = before("o d o o", "o d o d")
    square(world, "35")
    give(world, "red", "SP03", "SP01")
    act = questions.UseMasterKey(EAST, "red.s1")
    assert act in offered(world) and not any(isinstance(o, questions.UseMasterKey) for o in offered(world, "blue"))
    for place in ("34", "35"):
        out = run(take_player_turn(world, "red"), (), [act, LOCK])
        assert red(world).place == place and out.told(CardPlayed)[0].card == "SP03"


# ---- cards and spells ------------------------------------------------------------------------------------------------
def test_master_key_again_and_again():
    """SP03, DLC-24  It opens a door as with a key, again and again."""
    world, red = room(edges="o d o d")
    give(world, "red", "SP03")
    for way in ("east", "west"):
        act = questions.UseMasterKey(way, "red.s1")
        assert act in doors.door_options(seen(world, "red"))
        assert run(doors.attempt(world, red, act)).value is True and red.door == Door("33", way)
    assert len(red.things) == 1
    assert questions.UseMasterKey("east", "red.s1") not in doors.door_options(seen(world, "blue"))


def test_open_lock_once():
    """open_lock, DLC-04, DLC-24  Without a key or a test, once; it may be left open or locked."""
    world, red = room("H05", "H01", edges="o d o d")
    act = questions.OpenBySpell("east")
    assert act in doors.door_options(seen(world, "red"))
    assert run(doors.attempt(world, red, act)).value is True and red.door == Door("33", "east")
    assert not [o for o in doors.door_options(seen(world, "red")) if isinstance(o, questions.OpenBySpell)]
