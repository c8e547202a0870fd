"""Section 4: moving about, corridors, secret doors, turning squares up, outside and back; example DL-E-1."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.heroes import heroes_at, way_back_is_free
from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.state import (
    OTHER,
    AtExit,
    AtRubble,
    Came,
    Door,
    Due,
    Free,
    Peek,
    TurningBack,
    Webbed,
)
from montjoy.games.drakborgen.play import begin_turn, take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CameInto,
    EnteredChamber,
    GateFell,
    Moved,
    PlainWall,
    RoomTileAside,
    RoomTurned,
    SecretDoorFound,
    SteppedBack,
    TileTurned,
    WayBackShut,
    WentOutside,
)
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN, OUT, OUTSIDE
from montjoy.games.drakborgen.rules import labyrinth
from montjoy.games.drakborgen.rules.doors import door_options, mark_open
from montjoy.games.drakborgen.rules.possessions import hand_over
from montjoy.games.drakborgen.rules.turns import turn_options
from montjoy.words import LANGUAGES, Words
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square, tile

NORTH, EAST, SOUTH, WEST = map(questions.Move, ("north", "east", "south", "west"))
STAY, DOWNSTAIRS = questions.Stay(), questions.Move(DOWN)
BARE = "RT033"                                               # a bare room


def red(world):
    return world.castle.heroes["red"]


def turn(world, dice=(), answers=(), seat="red"):
    return run(take_player_turn(world, seat), dice, answers)


def goes(world, answers, dice=()):
    """A turn that is over: what was told."""
    out = turn(world, dice, answers)
    assert out.over, out.pending
    return out


def moves(world, seat="red"):
    return labyrinth.move_options(seen(world, seat))


def meeting(monkeypatch, happens=lambda world, hero, monsters: None):
    """A stand-in for encounters: who met whom, and then `happens`."""
    met = []

    async def meet(world, heroes, monsters, how, *, shut=""):
        met.append((heroes[0].id, [m.id for m in monsters], how, shut))
        happens(world, heroes[0], monsters)

    async def follow(world, hero, followers):
        met.append((hero.id, list(followers), "followed", hero.place, hero.door))

    monkeypatch.setattr(labyrinth, "encounters", SimpleNamespace(meet=meet, follow=follow))
    return met


# ---- one passage -----------------------------------------------------------------------------------------------------
def test_a_move():
    """DL-3.3, DL-3.3-X  A hero in (0,0) moves east: he is in (0,1), the turn is over if it is no corridor."""
    world = begun("H01")
    out = goes(world, [EAST], ["LT44", BARE])
    assert red(world).place == "01" and red(world).came == Came("west", "open")
    assert out.told(Moved) == [Moved("red", "00", "01", "east")]


def test_a_move_refused():
    """DL-4.1a  No free passage and no attempt: the move is refused, and it is said why."""
    world = begun("H01", symbol=4)
    square(world, "33", edges="w d g w", signs=[4, 0, 0, 5])
    at(world, "red", "33")
    assert moves(world) == [questions.NameWall("north"), questions.NameWall("west")]
    why = [labyrinth.why_not_move(world.castle, passage(world.castle, "33", way)) for way in ("north", "east", "south", "west")]
    assert [no.reason for no in why] == ["name-the-wall", "locked-door", "portcullis-down", "wall"]
    assert NORTH not in turn_options(seen(world, "red"))


def test_squares_hold_any_number():
    """DL-4-X3  Two heroes in one room: allowed."""
    world = begun("H01", "H02")
    square(world, "33")
    square(world, "34")
    at(world, "red", "33")
    at(world, "blue", "34")
    out = goes(world, [EAST])
    assert [h.id for h in heroes_at(world.castle, "34")] == ["red", "blue"] and len(out.answered) == 1


# ---- a square that is turned up --------------------------------------------------------------------------------------
def test_both_tiles():
    """DL-6.1a, DL-6.1b  The labyrinth tile is face up for good; the dot is red: the room tile is turned up and carried out."""
    world = begun("H01")
    out = goes(world, [EAST], ["LT44", BARE])
    assert out.told(TileTurned) == [TileTurned("01", "LT44", "west")] and out.told(RoomTurned) == [RoomTurned("01", BARE)]
    assert world.castle.squares["01"].tile == "LT44" and world.castle.used == [BARE] and world.castle.unseen == 0


@pytest.mark.parametrize("row, turned", [
    ("LT44", True), ("LT06", False), ("LT20", False), ("LT24", False), ("LT28", False), ("LT01", False),
])
def test_room_tile_by_dot(row, turned):
    """DL-SUM-01, DL-6.1b, DL-4.2c  Red: carried out; yellow, white, black, blue, green: to the used pile, unseen."""
    world = begun("H01")
    square(world, "33")
    at(world, "red", "33")
    drawn = [row] if row == "LT01" else [OTHER, row]
    out = run(labyrinth.move(world, red(world), "east"), [*drawn, *([BARE] if turned else [])])
    assert len(out.told(RoomTurned)) == turned and len(out.told(RoomTileAside)) == (not turned)
    assert world.castle.unseen == (not turned) and len(world.decks.rooms) == len(PACK.rooms) - 1
    assert type(out.pending and out.pending.ask).__name__ == {
        "LT44": "NoneType", "LT06": "GoOn", "LT20": "NoneType", "LT24": "AtAbyss", "LT28": "AtBridge", "LT01": "AtThreshold"}[row]


def test_room_tile_of_a_corridor():
    """DL-4.2c  Turn up a corridor: the used pile has one more, whose face nobody knows; also one somebody has peeked at."""
    world = begun("H01")
    goes(world, [EAST, STAY], ["LT06"])
    assert world.castle.unseen == 1 and world.castle.used == [] and len(world.decks.rooms) == len(PACK.rooms) - 1
    world.peeks["02"] = Peek("LT05", "RT001", ["blue"])
    goes(world, [EAST, STAY])
    assert world.castle.unseen == 2 and world.peeks == {} and world.castle.squares["02"].tile == "LT05"


@pytest.mark.parametrize("way, start, to, side", [("north", "21", "11", 2), ("east", "10", "11", 3), ("south", "01", "11", 0)])
def test_orientation(way, start, to, side):
    """DL-4-X1  Enter northwards: the tile's entry edge is at the south."""
    world = begun("H01")
    square(world, start)
    at(world, "red", start)
    out = goes(world, [questions.Move(way)], ["LT41", BARE])
    assert [n for n, e in enumerate(world.castle.squares[to].edges) if e == "gate"] == [side] and len(out.answered) == 1
    assert out.told(GateFell) and red(world).came.how == "gate"


def test_nobody_is_asked_to_follow_in_the_standard_game():
    """DL-13.1g, DL-4.5  Standard rules: the second hero's turn comes after the first one's whole turn; with
    follow_under_portcullis = false the portcullis has fallen for him, too."""
    world = begun("H01", "H02", follow_under_portcullis=False)
    square(world, "21")
    at(world, "red", "21")
    at(world, "blue", "21")
    out = goes(world, [NORTH], ["LT41", BARE])
    assert out.told(GateFell) == [GateFell("11", "south")] and len(out.answered) == 1, "blue is not asked"
    assert NORTH not in moves(world, "blue") and door_options(seen(world, "blue")) == [questions.Lift("north")]


# ---- corridors -------------------------------------------------------------------------------------------------------
def row_of_corridors(*kinds, **options):
    """33, 34, 35 ... in a row, with walls north and south."""
    world = begun("H01", "H02", **options)
    for n, kind in enumerate(kinds):
        square(world, f"3{3 + n}", kind, "w o w o")
    at(world, "red", "33", way="west")
    return world


def test_on_through_corridors():
    """DL-4.2a, DL-SUM-01  Room, corridor, corridor, room in one turn."""
    world = row_of_corridors("room", "corridor", "corridor", "room")
    out = goes(world, [EAST, EAST, EAST])
    assert red(world).place == "36" and len(out.told(Moved)) == 3
    assert out.answered[1][1] == questions.GoOn("34")


def test_into_the_unknown_through_a_corridor():
    """DL-4.2a, DL-6.1b  Yellow: discard the room tile, go on by any free passage, or stop."""
    world = begun("H01")
    goes(world, [EAST, EAST, EAST], ["LT06", "LT08", "LT44", BARE])
    assert red(world).place == "03" and world.castle.unseen == 2
    world = begun("H01")
    goes(world, [EAST, STAY], ["LT06"])
    assert red(world).place == "01"


def test_only_free_passages_go_on():
    """DL-4.2b  A corridor whose only other exits are a locked door and a portcullis: the turn ends there."""
    world = begun("H01")
    square(world, "34", "corridor", "w d g g")
    out = run(labyrinth.enter(world, red(world), "34", Came("west", "gate"), goes_on=True))
    assert out.over and red(world).place == "34"
    square(world, "34", "corridor", "w d g w", stairs=4, signs=[1, 0, 0, 2])
    asked = run(labyrinth.enter(world, red(world), "34", Came("west", "gate"), goes_on=True)).pending
    walls = [questions.NameWall("north"), questions.NameWall("west")]
    assert asked.options == [DOWNSTAIRS, *walls, STAY], "stairs and secret doors included"


def test_down_from_a_corridor():
    """DL-4.2b, DL-4.7.1  The stairs may be the continuation."""
    world = row_of_corridors("room", "corridor")
    world.castle.squares["34"].stairs = 4
    goes(world, [EAST, DOWNSTAIRS])
    assert red(world).place == BELOW


def ring():
    """Four corridors in a ring, and a room west of the first."""
    world = begun("H01")
    for id, edges in {"32": "w o w w", "33": "w o o o", "34": "w w o o", "44": "o w w o", "43": "o o w w"}.items():
        square(world, id, "room" if id == "32" else "corridor", edges)
    at(world, "red", "32")
    return world


def test_corridors_in_a_ring():
    """DL-4.2d-X, DL-4.2a  He stops after the fourth at the latest: no corridor twice in a turn."""
    world = ring()
    out = goes(world, [EAST, EAST, SOUTH, WEST])
    assert red(world).place == "43" and len(out.told(Moved)) == 4
    asked = turn(ring(), (), [EAST, EAST]).pending
    assert asked.options == [SOUTH, STAY], "not back into the first"


def test_no_corridor_after_flight_or_a_step_back():
    """DL-4.2d-X  Flee into a corridor: stop there; step back into one: stop there."""
    world = ring()
    assert run(labyrinth.enter(world, red(world), "33", Came("west"), goes_on=False)).over
    at(world, "red", "34", way="west", situation=TurningBack("encounter"))
    out = goes(world, [])
    assert red(world).place == "33" and out.told(SteppedBack) == [SteppedBack("red", "34", "33")]


@pytest.mark.parametrize("corridor_after_encounter, gone, goes_on", [
    ("stop", True, False), ("continue", True, True), ("continue", False, False),
])
def test_a_monster_in_the_corridor(monkeypatch, corridor_after_encounter, gone, goes_on):
    """DL-4.2d-X, DL-4-X2  It comes first and ends the movement, however it turns out; corridor_after_encounter = continue: unless
    it is gone."""
    world = row_of_corridors("room", "corridor", "room", corridor_after_encounter=corridor_after_encounter)
    orc = monster(world, "orc", "34")
    met = meeting(monkeypatch, lambda world, *_: gone and world.castle.monsters.clear())
    out = turn(world, (), [EAST])
    assert met == [("red", [orc.id], "entered", "west")] and (out.pending is not None) is goes_on
    assert not goes_on or out.pending.ask == questions.GoOn("34")


def test_turning_back_ends_the_movement(monkeypatch):
    """DL-4.2d-X  Although the monster may be gone."""
    world = row_of_corridors("room", "corridor", "room", corridor_after_encounter="continue")
    monster(world, "orc", "34")

    def turns(world, hero, monsters):
        hero.situation = TurningBack("encounter")
        world.castle.monsters.clear()

    meeting(monkeypatch, turns)
    goes(world, [EAST])
    assert red(world).situation == TurningBack("encounter")


# ---- known squares ---------------------------------------------------------------------------------------------------
def test_monsters_first(monkeypatch):
    """DL-4-X2  Enter a known room with an orc: the encounter before anything else; then the web, if he is still there."""
    world = row_of_corridors("room", "room")
    world.castle.squares["34"].web = True
    monster(world, "orc", "34")
    met = meeting(monkeypatch, lambda world, hero, _: hero.situation == Free() or pytest.fail())
    goes(world, [EAST])
    assert len(met) == 1 and red(world).situation == Webbed()


@pytest.mark.parametrize("kind", ["rubble", "bridge", "abyss"])
def test_the_dot_after_the_monster(monkeypatch, kind):
    """DL-4-X2  On rubble, abyss or bridge the dot's action follows if the hero is still there; not if he has turned back, or
    is somewhere else."""
    for still_there in (True, False):
        world = row_of_corridors("room", kind)
        give(world, "red", "RT044")
        monster(world, "orc", "34")
        meeting(monkeypatch, lambda w, hero, _: None if still_there else setattr(hero, "situation", TurningBack("encounter")))  # noqa: B023
        out = turn(world, (), [EAST])
        acted = out.pending is not None or red(world).situation == AtRubble()
        assert acted is still_there


def test_who_has_fled_meanwhile(monkeypatch):
    """DL-4-X2  He has come in somewhere else since: nothing more happens here."""
    world = row_of_corridors("room", "bridge", "room")
    give(world, "red", "RT044")
    monster(world, "orc", "34")
    meeting(monkeypatch, lambda w, hero, _: (setattr(hero, "place", "35"), setattr(hero, "came", Came("west"))))
    goes(world, [EAST])
    assert red(world).place == "35" and red(world).situation == Free()


def test_a_room_that_was_dealt_with():
    """DL-4-X2  It has no further effect."""
    world = begun("H01")
    goes(world, [EAST], ["LT44", BARE])
    goes(world, [WEST])
    goes(world, [EAST])
    assert len(world.decks.rooms) == len(PACK.rooms) - 1


# ---- secret doors ----------------------------------------------------------------------------------------------------
def secret(far="w w w w", **options):
    """33 has the valid symbol 4 on its east wall and symbol 5 on its south wall; 34 beyond."""
    world = begun("H01", "H02", symbol=4, **options)
    square(world, "33", edges="o w w o", signs=[0, 4, 5, 0])
    if far:
        square(world, "34", edges=far)
    at(world, "red", "33", way="west")
    return world


def test_one_way():
    """DL-4.3a, DL-4.3.1-X  From A to B; no passage from B to A unless B's own edge has one; it closes behind him."""
    world = secret()
    out = goes(world, [questions.NameWall("east")])
    assert red(world).place == "34" and out.told(SecretDoorFound) == [SecretDoorFound("red", "33", "east")]
    assert moves(world) == [] and not way_back_is_free(world.castle, red(world)) and red(world).came == Came("west", "secret")
    at(world, "red", "33", way="west")
    out = goes(world, [EAST])
    assert red(world).place == "34" and not out.told(SecretDoorFound), "any number of times"


def test_a_plain_wall():
    """DL-4.3a, DL-4.1.1c-X  Another symbol is a painted wall; to have named it costs nothing, and it is not named twice."""
    world = secret()
    out = turn(world, (), [questions.NameWall("south")])
    assert out.told(PlainWall) == [PlainWall("red", "33", "south")] and out.pending.ask == questions.Turn("free")
    assert questions.NameWall("south") not in out.pending.options and questions.NameWall("east") in out.pending.options
    goes(world, [questions.NameWall("south"), WEST], ["LT44", BARE])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_naming_a_wall_is_called_says_whether_its_symbol_is_the_valid_one(lang):
    """DL-4.3a  The valid symbol lies open: the answer says what the walls turn out to be, and that a false one costs nothing;
    before anybody has rolled for it the answer says neither."""
    labels = {way: type(game.label(seen(secret(), "red"), None, questions.NameWall(way))) for way in ("east", "south")}
    assert labels == {"east": questions.NameRightWall, "south": questions.NameFalseWall}
    assert turn(secret(), (), [questions.NameWall("south")]).told(PlainWall)
    assert goes(secret(), [questions.NameWall("east")]).told(SecretDoorFound)
    words = Words(game, lang)
    said = {words.option(kind("south")) for kind in (questions.NameRightWall, questions.NameFalseWall, questions.NameWall)}
    assert len(said) == 3 and not words.problems
    unknown = secret()
    unknown.castle.symbol = 0
    assert game.label(seen(unknown, "red"), None, questions.NameWall("south")) == questions.NameWall("south")


@pytest.mark.parametrize("secret_door_help, offered", [
    ("spot", [questions.NameWall("east"), questions.NameWall("south")]), ("show", [EAST]),
])
def test_help_with_secret_doors(secret_door_help, offered):
    """DL-4.1.1c-X, DL-4.3a  show marks the valid symbols; with spot any painted wall may be named; once found it is a way."""
    world = secret(secret_door_help=secret_door_help)
    assert [o for o in moves(world) if o.way in ("east", "south")] == offered
    world.castle.squares["33"].found = ["east"]
    assert EAST in moves(world) and questions.NameWall("east") not in moves(world)


def test_on_the_edge_of_the_board():
    """DL-4.3b-X  A valid symbol on the north edge of (0,4): no move offered, and nothing to name."""
    world = begun("H01", symbol=4)
    square(world, "04", edges="w o o o", signs=[4, 0, 0, 0])
    at(world, "red", "04")
    assert [o.way for o in moves(world)] == ["east", "south", "west"]


@pytest.mark.parametrize("side", ["north", "west"])
def test_secret_door_into_the_unknown(side):
    """DL-4.3.1  Four orientations are offered to him who alone has seen the tile; a wall on that edge: entry allowed."""
    world = secret(far="")
    out = turn(world, [OTHER, "LT80"], [questions.NameWall("east")])
    assert out.pending.ask == questions.LayTile("34", "LT80") and len(out.pending.options) == 4 and not out.told(TileTurned)
    world = secret(far="")
    out = goes(world, [questions.NameWall("east"), questions.Lay(side)], [OTHER, "LT80", BARE])
    assert red(world).place == "34" and out.told(TileTurned) == [TileTurned("34", "LT80", side)]
    assert red(world).came == Came("west", "secret") and not way_back_is_free(world.castle, red(world))
    edges = world.castle.squares["34"].edges
    assert edges[{"north": 0, "west": 3}[side]] == "open" and edges.count("wall") == 3


def test_only_he_sees_the_tile_before_it_lies():
    """DL-4.3.1, DL-BASE-21  The draw is told to him alone."""
    world = secret(far="")
    coro = take_player_turn(world, "red")
    effect, answer = coro.send(None), None
    while type(effect).__name__ != "Draw":
        answer = questions.NameWall("east") if type(effect).__name__ == "Choose" else None
        effect = coro.send(answer)
    assert effect.to == "red"
    coro.close()


@pytest.mark.parametrize("edge", ["g", "d", "w"])
def test_secret_door_into_a_known_room(edge):
    """DL-4.3.1-X  It ignores that tile's edge: no lifting, no key; the entry rules apply as usual."""
    world = secret(far=f"o o o {edge}")
    world.castle.squares["34"].kind = "rubble"
    out = goes(world, [questions.NameWall("east")])
    assert red(world).place == "34" and red(world).situation == AtRubble() and not out.rolls
    assert red(world).came.how == "secret"


def test_a_secret_door_in_a_corridor():
    """DL-4.2b, DL-4.3a  Discovered or just named, it is a continuation."""
    world = secret()
    world.castle.squares["33"].kind = "corridor"
    square(world, "32")
    at(world, "red", "32")
    goes(world, [EAST, questions.NameWall("south"), questions.NameWall("east")])
    assert red(world).place == "34"


# ---- outside ---------------------------------------------------------------------------------------------------------
def test_out_and_in_again():
    """DL-BASE-17, DL-QA-01  Tower (0,0), outside in turn 1, tower (8,8) in turn 2, when every way deeper in is blocked."""
    world = begun("H01")
    square(world, "01", edges="o o o w")
    square(world, "10", edges="w o o o")
    assert moves(world) == [questions.Move(OUT)]
    out = goes(world, [questions.Move(OUT)])
    assert red(world).place == OUTSIDE and out.told(WentOutside) == [WentOutside("red", "00")]
    assert [o.way for o in moves(world)] == ["00", "08", "80", "88"]
    out = goes(world, [questions.Move("88")])
    assert red(world).place == "88" and red(world).came == Came(OUT, "open") and out.told(CameInto) == [CameInto("red", "88")]
    assert {type(e).__name__ for _, e in out.events} == {"TurnBegun", "CameInto"}, "no room tile"


def test_a_monster_in_the_tower(monkeypatch):
    """DL-BASE-17, DL-4-X2  Coming in from outside is an entry as any other."""
    world = begun("H01")
    at(world, "red", OUTSIDE)
    monster(world, "orc", "88")
    met = meeting(monkeypatch)
    goes(world, [questions.Move("88")])
    assert met == [("red", ["orc1"], "entered", OUT)]


# ---- the long stride -------------------------------------------------------------------------------------------------
def strider(*kinds):
    world = begun("H06", "H02")
    for n, kind in enumerate(kinds):
        square(world, f"3{3 + n}", kind, "w o w o")
    at(world, "red", "33", way="west")
    return world


def test_long_stride():
    """DLC-05  Two revealed empty rooms in a row: both in one turn; a third is too far; or she stops after one."""
    world = strider("room", "room", "room", "room")
    out = goes(world, [EAST, EAST])
    assert red(world).place == "35" and out.answered[1][1] == questions.GoOn("34")
    world = strider("room", "room", "room")
    goes(world, [EAST, STAY])
    assert red(world).place == "34"
    world = row_of_corridors("room", "room", "room")
    goes(world, [EAST])
    assert red(world).place == "34", "nobody else does it"


def test_long_stride_into_the_known_only():
    """DLC-05  Second square unrevealed: not allowed; nor after a first one that was; not by the stairs, not by a door."""
    world = strider("room", "room")
    assert turn(world, (), [EAST]).pending.options == [WEST, STAY], "back is known"
    world = strider("room")
    goes(world, [EAST], [OTHER, "LT44", BARE])
    world = strider("room", "room", "room")
    square(world, "34", edges="w d w g", stairs=4)
    square(world, "33", edges="w o w w")
    world.castle.squares["33"].edges[1] = "gate"
    out = goes(world, [questions.Lift("east")], [1, 1])
    assert red(world).place == "34" and len(out.answered) == 1


@pytest.mark.parametrize("kind", ["rubble", "chamber", "web", "monster", "fallen", "declined"])
def test_no_long_stride_when_something_happened(monkeypatch, kind):
    """DLC-05  Monster in the first: no second move; nor after web, rubble, a treasure that fell, a declined bridge, the
    chamber."""
    world = strider("room", {"fallen": "bridge", "declined": "bridge"}.get(kind, kind), "room")
    answers, dice = [EAST], []
    if kind in ("web", "monster"):
        world.castle.squares["34"].kind = "room"
    if kind == "web":
        world.castle.squares["34"].web = True
    if kind == "monster":
        monster(world, "orc", "34")
    if kind == "fallen":
        give(world, "red", "RT044")
        answers, dice = [EAST, questions.Cross(), questions.LetThemFall()], [12]
    if kind == "declined":
        answers = [EAST, questions.Decline()]
    if kind == "chamber":
        answers = [EAST, questions.StepBack()]
    meeting(monkeypatch)
    goes(world, answers, dice)
    assert red(world).place == "34"


def test_long_stride_with_corridors():
    """DLC-05  Corridor steps come on top, of either move; in a corridor she is asked once."""
    world = strider("room", "corridor", "room", "corridor", "room")
    goes(world, [EAST, EAST, EAST, EAST])
    assert red(world).place == "37"
    world = strider("room", "corridor", "room")
    out = goes(world, [EAST, STAY])
    assert len(out.answered) == 2


def test_long_stride_over_an_abyss_and_outside():
    """DLC-05, DL-BASE-17  After a leap; out of a tower is a known room too."""
    world = strider("room", "abyss", "room")
    goes(world, [EAST, questions.Leap(), EAST], [8])
    assert red(world).place == "35"
    world = begun("H06")
    square(world, "01")
    at(world, "red", "01", way="east")
    goes(world, [WEST, questions.Move(OUT)])
    assert red(world).place == OUTSIDE


# ---- stepping back ---------------------------------------------------------------------------------------------------
def test_step_back_with_a_follower(monkeypatch):
    """DL-7.6c, DL-7.6a  The monster comes along before he decides about the door."""
    world = begun("H01")
    square(world, "33", edges="o d o o")
    square(world, "34")
    mark_open(world.castle, "33", "east")
    at(world, "red", "34", way="west", how="door", door=Door("33", "east"), situation=TurningBack("encounter", ("orc1",)))
    met = meeting(monkeypatch)
    goes(world, [questions.LockAgain()])
    assert met == [("red", ["orc1"], "followed", "33", Door("33", "east"))] and red(world).came == Came("east", "door")
    assert passage(world.castle, "33", "east").between == "door"


@pytest.mark.parametrize("start, way, how, place", [("33", DOWN, "stairs", BELOW), ("00", OUT, "open", OUTSIDE)])
def test_step_back_below_or_outside(start, way, how, place):
    """DL-7.6a, DL-4.7.3c  Turning back means going down again, or outside; nobody follows there, and no door is asked about."""
    world = begun("H01")
    square(world, "33", stairs=4)
    at(world, "red", start, way=way, how=how, situation=TurningBack("encounter"))
    goes(world, [])
    assert red(world).place == place and red(world).situation == Free()


def test_the_way_back_is_shut():
    """DL-7.6d-X  He is free to act normally; staying or moving on is allowed without a new encounter."""
    world = begun("H01")
    square(world, "33", edges="w o o o")
    square(world, "34")
    at(world, "red", "33", way="north", situation=TurningBack("encounter"))
    monster(world, "orc", "33")
    out = goes(world, [EAST])
    assert red(world).place == "34" and out.told(WayBackShut) == [WayBackShut("red")]


def test_shut_in_at_the_chamber():
    """DL-7.6d-X, DL-4.10b  Who had stopped at the threshold is inside."""
    world = begun("H01")
    square(world, "44", "chamber", "w o o o")
    at(world, "red", "44", way="north", situation=TurningBack("chamber"))
    assert turn(world).told(EnteredChamber) == [EnteredChamber("red")] and red(world).situation == Free()


def test_completing_a_flight():
    """DL-8.12e, DL-4.2d-X  From the exit into the unrevealed square, and no further; barred by now: he is free."""
    world = begun("H01")
    square(world, "33")
    at(world, "red", "33", situation=AtExit("east"))
    out = goes(world, [], [OTHER, "LT05"])
    assert red(world).place == "34" and not out.answered
    square(world, "33", edges="o w o o")
    at(world, "red", "33", situation=AtExit("east"))
    out = goes(world, [STAY])
    assert red(world).situation == Free() and out.told(WayBackShut)


# ---- phases ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("what", ["room", "meeting", "web"])
def test_what_waits_for_the_event_phase(what):
    """DL-13.1b  advanced_phases = true: the labyrinth tile is turned up in the movement phase; room tiles, encounters and webs
    wait, and end the movement also in a corridor."""
    world = begun("H01", advanced_phases=True)
    world.castle.phase = "movement"
    square(world, "22")
    at(world, "red", "22")
    if what != "room":
        square(world, "23", "corridor", web=what == "web")
    if what == "meeting":
        monster(world, "orc", "23")
    out = run(labyrinth.move(world, red(world), "east"), ["LT44"] if what == "room" else [])
    assert out.over and red(world).place == "23" and world.castle.due == [Due("23", what, ["red"])]
    assert red(world).situation == Free() and len(world.decks.rooms) == len(PACK.rooms)


def test_dots_are_asked_in_the_movement_phase():
    """DL-13.1b  The abyss at once."""
    world = begun("H01", advanced_phases=True)
    world.castle.phase = "movement"
    square(world, "22")
    square(world, "23", "abyss")
    at(world, "red", "22")
    assert run(labyrinth.move(world, red(world), "east"), [4], [questions.Leap()]).over


# ---- the worked example ----------------------------------------------------------------------------------------------
def test_example_aelfric():
    """DL-E-1, DL-4.2a, DL-4.5, DL-4.3a  Two turns to the chamber: corridor A, corridor B, room C, where a portcullis falls behind
    him; then through the secret door D in its lower wall into the chamber E."""
    world = begun("H03", symbol=2)
    square(world, "20")
    at(world, "red", "20")
    out = goes(world, [EAST, EAST, EAST], ["LT08", "LT11", "LT70", BARE])
    room = world.castle.squares["23"]
    assert red(world).place == "23" and room.edges == ["wall", "open", "wall", "gate"] and room.signs == [5, 0, 2, 0]
    assert out.told(GateFell) == [GateFell("23", "west")] and red(world).came == Came("west", "gate")
    tile(world, "33", "LT01", entry="north")
    card = sorted(world.decks.dragon.bag)[0]
    out = turn(world, [card], [questions.NameWall("south"), questions.NoCard()])
    assert out.told(SecretDoorFound) == [SecretDoorFound("red", "23", "south")] and out.told(EnteredChamber)
    assert red(world).place == "33"


def test_where_a_move_leads():
    """DL-3.3  Where a move leads: to a square next to his, outside, or down."""
    world = begun("H01")
    square(world, "33", stairs=2)
    at(world, "red", "33")
    assert [labyrinth.where_to(world.castle, "33", o) for o in moves(world)] == ["23", "34", "43", "32", BELOW]
    assert not labyrinth.is_known(world.castle, "34")


def test_the_door_waits_for_the_event_phase():
    """DL-13.1b, DL-4.4.1b  While something waits for him behind the door he does not choose yet; then, or at the latest in his
    next turn, he does."""
    world = begun("H01", advanced_phases=True)
    world.castle.phase = "movement"
    square(world, "22", edges="o d o o")
    square(world, "23", web=True)
    at(world, "red", "22")
    give(world, "red", "key")
    assert run(labyrinth.go(world, red(world), questions.UseKey("east", "RT054"))).over and red(world).door is not None
    world.castle.due = []
    assert run(begin_turn(world, red(world)), (), [questions.LockAgain()]).over and red(world).door is None


def test_a_stranger_turns_a_tile_as_he_likes():
    """DL-4.3.1  By a secret door he lays the tile: the entry dot on the side he says."""
    world = begun("H01", "H02", symbol=4)
    square(world, "54", edges="w o o o", signs=[4, 0, 0, 0])
    red = at(world, "red", "54")
    came = Came("south", "secret")
    out = run(labyrinth.enter(world, red, "44", came, goes_on=False), ["other", "LT57", "RT033"], [questions.Lay("west")])
    assert out.over and world.castle.squares["44"].edges == ["door", "open", "wall", "open"]


def test_who_is_given_a_treasure_card_inside_looks_at_it_outside():
    """DL-9.1d, DLC-21  treasure_faces = nobody_until_out: the giver has been outside with it, the taker has not."""
    world = begun(treasure_faces="nobody_until_out")
    square(world, "33")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    give(world, "red", "TC05")
    run(hand_over(world, red, blue, "red.t1"))
    assert world.seen_by["TC05"] == ["red"] and "red.t1" not in seen(world, "blue").faces
    at(world, "blue", "00")
    run(labyrinth.move(world, blue, "out"))
    assert seen(world, "blue").faces == {"red.t1": "TC05"}
