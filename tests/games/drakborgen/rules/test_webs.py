"""Section 11: giant webs, and the spiders that come for who is caught."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.state import Came, Dead, Free, Webbed
from montjoy.games.drakborgen.play import take_hero_turn, take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Caught,
    Died,
    Eaten,
    GotLoose,
    MonsterFound,
    SecretDoorFound,
    SpiderMoved,
    SteppedBack,
    WebForced,
)
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules import monster_flight, spiders, webs
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import at, begun, give, monster, one_by_one, run, seen, square

MOVES = (questions.Move, questions.NameWall)


def row(world, *columns, edges="o o o o", line=3):
    """Face-up rooms in one row."""
    for column in columns:
        square(world, f"{line}{column}", edges=edges)


def in_web(*heroes, place="33", way="west", **options):
    """Red is caught; strength 7."""
    world = begun(*(heroes or ("H01", "H02")), **options)
    row(world, 1, 2, 3, 4, 5, 6, 7)
    world.castle.squares[place].web = True
    red = at(world, "red", place, way=way, situation=Webbed(), strength=7)
    return world, red


# ---- caught ----------------------------------------------------------------------------------------------------------
def test_caught():
    """DL-11.1a  Web tile: marker placed, situation web; the turn ends."""
    world = begun()
    row(world, 3)
    red = at(world, "red", "33", way="west")
    out = run(webs.catch(world, red))
    assert world.castle.squares["33"].web and red.situation == Webbed() and out.told(Caught) == [Caught("red", "33")]


def test_the_next_who_enters():
    """DL-11.2  A web that is still there catches who enters, from whatever side; two heroes may be caught in one."""
    world, red = in_web()
    blue = at(world, "blue", "34", way="east")
    out = run(take_hero_turn(world, blue), (), [questions.Move("west")])
    assert out.over and blue.situation == Webbed() and isinstance(red.situation, Webbed) and blue.came.way == "east"


def test_spinners_amulet():
    """DLC-24  AM07 (web_immune = 1): never caught, a tile with a web counts as empty, no marker."""
    world = begun()
    row(world, 3, 4)
    red = at(world, "red", "33", way="west")
    give(world, "red", "AM07")
    run(webs.catch(world, red))
    assert red.situation == Free() and not world.castle.squares["33"].web
    world.castle.squares["34"].web = True
    run(take_hero_turn(world, red), (), [questions.Move("east")])
    assert red.place == "34" and red.situation == Free() and world.castle.squares["34"].web


# ---- the attempt -----------------------------------------------------------------------------------------------------
def test_what_is_offered():
    """DL-11.1b  Caught: options force, get loose, do nothing; not to move or rest."""
    world, red = in_web()
    red.body = 3
    assert one_by_one(turn_options(seen(world, "red"))) == [questions.ForceWeb(), questions.GetLoose(), questions.Stay()]
    assert spiders.web_options(seen(world, "blue")) == []


@pytest.mark.parametrize("how", ["gate", "secret", "teleport"])
def test_no_way_back(how):
    """DL-11.1d  If the way back is not free getting loose is not offered, only forcing."""
    world, red = in_web()
    red.came = Came("" if how == "teleport" else "west", how)
    if how == "gate":
        square(world, "33", edges="o o o g", web=True)
    assert spiders.web_options(seen(world, "red")) == [questions.ForceWeb()]


def test_forced():
    """DL-11.1c, DL-11.2  Strength 7: 7, 5 -> the web is gone, and he has his move this turn, by any exit."""
    world, red = in_web()
    out = run(take_hero_turn(world, red), [7, 5], [questions.ForceWeb(), questions.Move("south")][:1])
    assert not world.castle.squares["33"].web and red.situation == Free()
    assert out.told(WebForced) == [WebForced("red", "33", ())]
    assert isinstance(out.pending.ask, questions.LeaveBy) and out.pending.ask.must is False
    assert {o.way for o in out.pending.options if isinstance(o, MOVES)} >= {"north", "east", "south", "west"}
    assert questions.Stay() in out.pending.options
    world, red = in_web()
    run(take_hero_turn(world, red), [7, 5], [questions.ForceWeb(), questions.Move("east")])
    assert red.place == "34"
    world, red = in_web()
    assert run(take_hero_turn(world, red), [1, 1], [questions.ForceWeb(), questions.Stay()]).over and red.place == "33"


def test_forced_doors_may_be_tried():
    """DL-11.1c  His normal move: a door may be forced too."""
    world, red = in_web()
    square(world, "33", edges="d o o o", web=True)
    square(world, "23")
    run(take_hero_turn(world, red), [7, 5, 1, 1], [questions.ForceWeb(), questions.ForceDoor("north")])
    assert red.place == "23"


def test_not_forced():
    """DL-11.1c  7, 9 -> still caught; the first failure ends the attempt."""
    world, red = in_web()
    out = run(take_hero_turn(world, red), [7, 9], [questions.ForceWeb()])
    assert out.over and red.situation == Webbed() and world.castle.squares["33"].web
    assert not out.told(SpiderMoved)
    out = run(take_hero_turn(world, red), [8], [questions.ForceWeb()])
    assert out.over and red.situation == Webbed()


def test_two_in_one_web():
    """DL-11.2  Forcing frees the other too."""
    world, red = in_web()
    blue = at(world, "blue", "33", way="east", situation=Webbed())
    out = run(take_hero_turn(world, red), [7, 5], [questions.ForceWeb(), questions.Stay()])
    assert blue.situation == Free() and out.told(WebForced) == [WebForced("red", "33", ("blue",))]


def test_loose():
    """DL-11.1d, DL-11.2  Strength 7: 7 -> on the previous square, turn over; the web stays."""
    world, red = in_web()
    out = run(take_hero_turn(world, red), [7], [questions.GetLoose()])
    assert out.over and red.place == "32" and red.situation == Free() and world.castle.squares["33"].web
    assert out.told(GotLoose) and out.told(SteppedBack)[0].to == "32"
    world, red = in_web()
    run(take_hero_turn(world, red), [8], [questions.GetLoose()])
    assert red.place == "33" and red.situation == Webbed()


# ---- the spiders come ------------------------------------------------------------------------------------------------
def step(way):
    return questions.Step(way)


def test_two_squares_each():
    """DL-11.3a, DL-11.3b  Still caught at the end of his turn: every giant spider may take up to two steps, or fewer, or none, as
    the player to the right likes."""
    world, red = in_web("H01", "H02", "H03")
    far, near = monster(world, "giant_spider", "37"), monster(world, "giant_spider", "36")
    monster(world, "orc", "35")
    answers = [questions.Stay(), step("west"), step("west"), step("west"), questions.NoMove()]
    out = run(take_hero_turn(world, red), (), answers)
    assert (far.at, near.at) == ("35", "35")
    assert [e.spider for e in out.told(SpiderMoved)] == [far.id, far.id, near.id]
    steps = [(seat, q.spider, q.left) for seat, q, _ in out.answered if isinstance(q, questions.SpiderStep)]
    assert steps == [("green", far.id, 2), ("green", far.id, 1), ("green", near.id, 2), ("green", near.id, 1)]


def test_a_monster_player_moves_them():
    """DL-11.3b  A monster player if there is one, as in DL-7.2."""
    world, red = in_web("H01", "H02", "H03")
    monster(world, "giant_spider", "37")
    at(world, "blue", "", situation=Dead("wounds", 1, "33"))
    out = run(spiders.move_spiders(world, red), (), [questions.NoMove()])
    assert out.answered[0][0] == "blue"


@pytest.mark.parametrize("spiders_move_when_caught", [False, True])
def test_the_turn_he_is_caught(spiders_move_when_caught):
    """DL-11.3a  Not in the turn he is caught, but with spiders_move_when_caught; always in one begun and ended caught."""
    world, red = in_web("H01", spiders_move_when_caught=spiders_move_when_caught)
    spider = monster(world, "giant_spider", "37")
    at(world, "red", "32", way="west", situation=Free())
    run(take_hero_turn(world, red), (), [questions.Move("east")])
    assert red.situation == Webbed() and spider.at == ("35" if spiders_move_when_caught else "37")
    run(take_hero_turn(world, red), (), [questions.Stay()])
    assert spider.at == ("33" if spiders_move_when_caught else "35")


def test_a_lost_turn_counts():
    """DL-11.3a  He must lose the turn: begun and ended caught."""
    world, red = in_web("H01")
    red.skip = 1
    spider = monster(world, "giant_spider", "37")
    run(take_hero_turn(world, red))
    assert spider.at == "35"


def test_free_again():
    """DL-11.3a  He ended his turn loose: nothing comes."""
    world, red = in_web("H01")
    spider = monster(world, "giant_spider", "37")
    run(take_hero_turn(world, red), [1, 1], [questions.ForceWeb(), questions.Stay()])
    assert spider.at == "37" and not spiders.may_spiders_come(world.castle, red, True)


def test_how_they_go():
    """DL-11.3c  Locked door or portcullis: not passable; unrevealed square: not enterable; no stairs, not outside, not into the
    chamber; secret doors yes."""
    world, red = in_web(symbol=4)
    square(world, "36", edges="d g w o", signs=[0, 0, 4, 0], stairs=9)
    square(world, "46")
    assert [p.way for p in spiders.spider_ways(world.castle, "36")] == ["south", "west"]
    square(world, "44", "chamber")
    assert "south" not in [p.way for p in spiders.spider_ways(world.castle, "34")]
    assert [p.to for p in spiders.spider_ways(world.castle, "00")] == [], "01 and 10 are face down, outside is not theirs"
    spider = monster(world, "giant_spider", "36")
    out = run(spiders.move_spiders(world, red), (), [step("south"), questions.NoMove()])
    assert spider.at == "46" and out.told(SecretDoorFound) and "south" in world.castle.squares["36"].found


def test_no_corridor_bonus():
    """DL-11.3c  A corridor is one square like any other."""
    world, red = in_web("H01")
    square(world, "36", "corridor")
    spider = monster(world, "giant_spider", "37")
    run(spiders.move_spiders(world, red))
    assert spider.at == "35"


def test_one_below():
    """DL-11.3c  A spider in the catacombs stays there."""
    world, red = in_web("H01", "H02")
    spider = monster(world, "giant_spider", BELOW)
    assert run(spiders.move_spiders(world, red)).over and spider.at == BELOW


def test_the_automaton():
    """DL-BASE-23, DL-11.3b  Alone: they go the shortest way to the web, or stay where there is none."""
    world, red = in_web("H01")
    for id in ("26", "25", "24", "23"):
        square(world, id)
    square(world, "35", edges="w w w w")
    spider, walled = monster(world, "giant_spider", "36"), monster(world, "giant_spider", "35")
    run(spiders.move_spiders(world, red))
    assert spider.at == "25" and walled.at == "35"
    run(spiders.move_spiders(world, red))
    assert spider.at == "34"
    out = run(spiders.move_spiders(world, red))
    assert spider.at == "33" and isinstance(red.situation, Dead) and out.told(Eaten)


def test_they_attack_nobody_on_the_way():
    """DL-11.4  A spider passes a hero's room: no encounter; nor where it stops."""
    world, red = in_web("H01", "H02")
    blue = at(world, "blue", "36", way="north")
    spider = monster(world, "giant_spider", "37")
    out = run(spiders.move_spiders(world, red), (), [step("west"), questions.NoMove()])
    assert out.over and spider.at == "36" == blue.place and not world.castle.encounters


# ---- eaten -----------------------------------------------------------------------------------------------------------
def test_eaten():
    """DL-11.5  Spider enters the web square: hero dead, no roll; all who are caught there; the Ring of Life is no help."""
    world, red = in_web("H01", "H02", "H03")
    give(world, "red", "RI5")
    green = at(world, "green", "33", way="north", situation=Webbed())
    bystander = at(world, "blue", "33", way="north")
    spider = monster(world, "giant_spider", "35")
    out = run(spiders.move_spiders(world, red), (), [step("west"), step("west")])
    assert out.told(Eaten) == [Eaten("red", spider.id, "33"), Eaten("green", spider.id, "33")] and not out.rolls
    assert red.situation == Dead("eaten", 1, "33") and isinstance(green.situation, Dead)
    assert bystander.situation == Free() and [d.why for d in out.told(Died)] == ["eaten", "eaten"]
    assert not out.pending, "nobody is asked for more steps"


def test_another_web_on_the_way():
    """DL-11.4, DL-11.5  Who is caught in another web that it reaches is eaten too."""
    world, red = in_web("H01", "H02", place="33")
    blue = at(world, "blue", "36", situation=Webbed())
    world.castle.squares["36"].web = True
    monster(world, "giant_spider", "37")
    run(spiders.move_spiders(world, red), (), [step("west"), questions.NoMove()])
    assert blue.situation == Dead("eaten", 1, "36") and red.situation == Webbed()


def test_it_gets_there_by_another_move():
    """DL-11.5  In flight; and one that was already there eats at once."""
    world, red = in_web()
    spider = monster(world, "giant_spider", "34")
    run(monster_flight.arrive(world, spider, "33", "34"))
    assert isinstance(red.situation, Dead) and spider.at == "33"
    world, red = in_web()
    red.situation = Free()
    monster(world, "giant_spider", "33")
    run(webs.catch(world, red))
    assert isinstance(red.situation, Dead)


def test_other_monsters_do_not_eat():
    """DL-11.5  Only giant spiders."""
    world, red = in_web()
    run(webs.eat_the_caught(world, monster(world, "orc", "33")))
    assert red.situation == Webbed()


@pytest.mark.parametrize("spiders_never_attack", [False, True])
def test_spiders_never_attack(spiders_never_attack):
    """DL-11.4  spiders_never_attack = true: heroes and spiders share squares without an encounter, no card is drawn; but it still
    eats.  Else a spider behaves by its card."""
    world, red = in_web("H01", "H02", spiders_never_attack=spiders_never_attack)
    world.castle.squares["33"].web = False
    at(world, "red", "32", way="west", situation=Free())
    monster(world, "giant_spider", "33")
    out = run(take_hero_turn(world, red), () if spiders_never_attack else ["MC01"], [questions.Move("east")])
    assert out.over is spiders_never_attack and bool(world.castle.encounters) is not spiders_never_attack
    assert not out.told(MonsterFound)
    red.situation = Webbed()
    spider = next(iter(world.castle.monsters.values()))
    run(webs.eat_the_caught(world, spider))
    assert isinstance(red.situation, Dead)


def test_a_whole_turn():
    """DL-11.1b, DL-11.3a  As the sequence of play has it."""
    world, red = in_web("H01", "H02")
    monster(world, "giant_spider", "35")
    run(take_player_turn(world, "red"), [12], [questions.ForceWeb(), step("west"), step("west")])
    assert isinstance(red.situation, Dead)
