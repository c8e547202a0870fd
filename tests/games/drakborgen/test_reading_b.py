"""What an adversarial reading of sections 5.5, 8, 10 and 13 against the book has found; each was wrong once."""

from __future__ import annotations

import pytest

from montjoy.core.session import streams
from montjoy.games.drakborgen.duel.combatants import a_champion
from montjoy.games.drakborgen.duel.state import Ask, Verdict
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import Due, Encounter
from montjoy.games.drakborgen.outcome import decide_outcome
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import DragonCard, FacesShown, Met, MonsterMoved, Paid, Parted
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.protocol.questions import AttackDragon, JoinIn, MoveMonster, NoCard
from montjoy.games.drakborgen.rules import fights, monster_players
from montjoy.games.drakborgen.rules.encounters import join_bystanders
from montjoy.games.drakborgen.secrecy import defaults, redeal
from montjoy.games.drakborgen.seen import labels
from tests.games.drakborgen import board, duels
from tests.games.drakborgen.board import at, monster, run, seen, square
from tests.games.drakborgen.duels import AGILITY, ARMOUR, PAY, PSYCHE, STRENGTH
from tests.games.drakborgen.test_fights import JOINT, player, room
from tests.games.drakborgen.test_monsters import WALK, behind, dead, haunted, visited
from tests.games.drakborgen.test_together import events, phased
from tests.games.drakborgen.test_together import moves as movement

CHAOS = {**JOINT, "chaos_rules": True}


# ---- the fight -------------------------------------------------------------------------------------------------------
def test_losses_in_turn_order_whoever_attacked():
    """DL-8-X1  F5: heroes settle in turn order, also when the attacker is not the first of them."""
    world, _, _ = room("H01", "H02", "H03", kinds=(), stand=("red", "blue", "green"), **CHAOS)
    out = run(fights.fight_heroes(world, [["green"], ["red", "blue"]]), (), [(PSYCHE, ARMOUR, AGILITY), PAY, PAY])
    assert world.fighters == ["red", "blue", "green"]
    assert [(e.fighter, e.loss) for e in out.told(Paid)] == [("blue", 1), ("green", 1)]


def test_champions_alone_do_not_part():
    """DL-13.5c-X  Three whiffs part heroes; a first round in which both have sent champions parts nobody."""
    fight = duels.begun(
        duels.hero(id="red", seat=0), duels.hero(id="blue", seat=1, side=1), duels.champion(hero="red", seat=0),
        a_champion("CO2", duels.ORC, points=5, hero="blue", seat=1, side=1), chaos=True,
    )
    played = duels.play(fight, [(AGILITY, AGILITY)])
    assert fight.result == Verdict.OPEN and not played.told(Parted)


def test_the_first_blow_is_the_attackers_also_behind_a_champion():
    """DL-10.2, DL-12.3c  Who attacks the sleeping dragon strikes before round 1, whoever fights in his place then."""
    fight = duels.begun(duels.hero(blow=True), duels.champion(), duels.dragon(seat=1))
    duels.play(fight, dice=[12])
    assert duels.points(fight)[2] == 13


# ---- boards of one player ----------------------------------------------------------------------------------------------
def alone(**options):
    world, red, foes = room("H01", monster_controller_fallback="hotseat", **options)
    world.castle.encounters[-1].by = "red"
    return world, red, foes


def test_hotseat_asks_for_the_monsters_position_first():
    """DL-BASE-23, DL-8.3c  monster_controller_fallback = hotseat: the same person is asked for the monster's position, then for
    the hero's, and each answer says whose it is."""
    world, red, foes = alone()
    out = run(fights.fight(world, [red], foes, ambush=False))
    parts = out.pending.parts
    assert [part.seat for part in parts] == [0, 0] and world.seats == ("red",)
    assert [part.ask for part in parts] == [Ask.POSITION, Ask.SECOND]
    named = [labels.label(seen(world, "red"), asked(part), ARMOUR) for part in parts]
    assert named == [questions.TakePositionOf("orc1", "armour"), questions.TakePositionOf("red", "armour")]


def asked(part):
    return streams.asked(1, part)


def test_hotseat_positions_are_those_that_were_meant():
    """DL-BASE-23, DL-8.6  Orc on armour, red on agility: red hits."""
    world, red, foes = alone()
    run(fights.fight(world, [red], foes, ambush=False), (), [(ARMOUR, AGILITY)])
    fight = world.fight
    assert fight is not None and world.fighters == ["red", "orc1"]
    assert [fight.board[fight.fighter[i].board].position for i in (0, 1)] == [AGILITY, ARMOUR]
    assert fight.fighter[1].points == 4 and fight.fighter[0].points == red.body


def test_boards_each_are_told_apart():
    """DL-13.4a  boards_per_fighter = each: whoever has two boards is told which one an answer is for; who has one is not."""
    world, red, foes = room("H01", "H02", "H03", kinds=("orc", "orc"), boards_per_fighter="each", **JOINT)
    out = run(fights.fight(world, [red], foes, ambush=False))
    assert [part.ask for part in out.pending.parts] == [Ask.POSITION, Ask.POSITION, Ask.SECOND]
    hero, first, second = [asked(part) for part in out.pending.parts]
    assert labels.label(seen(world, "red"), hero, AGILITY) == questions.TakePosition("agility")
    assert labels.label(seen(world, "green"), first, AGILITY) == questions.TakePositionOf("orc1", "agility")
    assert labels.label(seen(world, "green"), second, AGILITY) == questions.TakePositionOf("orc2", "agility")


def test_the_clock_with_two_boards():
    """DL-8.5b  combat_timer_seconds = 7: when the time is up both his markers stay where they lie."""
    world, red, foes = alone(combat_timer_seconds=7)
    run(fights.fight(world, [red], foes, ambush=False), (), [(STRENGTH, STRENGTH)])
    view = seen(world, "red")
    for ask in (Ask.POSITION, Ask.SECOND):
        assert defaults.in_fight(view.fight, f"Ask.{ask.name}", (0, 1, 2, 4)) == 4


# ---- monster players ---------------------------------------------------------------------------------------------------
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
    out = run(events(world, "red"), ["MC01", "MC02"], [questions.TurnBack(), questions.TurnBack()])
    assert [e.heroes for e in out.told(Met)] == [("green",), ("red",)]


# ---- events ------------------------------------------------------------------------------------------------------------
def test_one_draw_a_round():
    """DL-9.1a, DL-13.1d  Whose events are over draws no second time, wherever he has come to since."""
    world = phased(there=())
    square(world, "44", "chamber")
    for seat in ("red", "blue"):
        at(world, seat, "44")
    world.castle.done = ["blue"]
    out = run(events(world, "red"), ["DC01"], [NoCard()])
    assert out.over and [e.hero for e in out.told(DragonCard)] == ["red"]


def test_a_first_blow_at_the_draw_together():
    """DL-13.3a, DL-10.2  multi_fight = true: also who attacks the dragon when he should draw may be joined."""
    world = phased(there=(), multi_fight=True)
    square(world, "44", "chamber")
    for seat in ("red", "blue"):
        at(world, seat, "44")
    out = run(events(world, "red"), [12, 12], [AttackDragon(), JoinIn()])
    assert out.pending is not None and world.fight is not None
    assert world.fighters == ["red", "blue", "dragon"] and world.fight.fighter[2].points == 6


def test_nobody_to_take_part_against():
    """DL-13.3h-X, DL-11.4  spiders_never_attack = true: where nobody is met nobody is asked to take part."""
    world = phased(multi_fight=True)
    red = world.castle.heroes["red"]
    assert run(join_bystanders(world, [red], [])).value == [red]


# ---- what a seat may know, and when it is shown ----------------------------------------------------------------------
@pytest.mark.parametrize("actions, ambush, column", [
    ({"red": "attack", "blue": "wait"}, False, "on_attack"),
    ({"red": "turn_back", "blue": "wait"}, False, "on_wait"),
    ({"red": "turn_back"}, False, "on_turn_back"),
    ({"red": "attack"}, True, ""),
])
def test_a_redeal_knows_the_announced_reaction_alone(actions, ambush, column):
    """DL-BASE-21, DL-13.2c  Of a monster card one column was read aloud (in an ambush none): a redeal for others keeps to that
    and does not look at the rest."""
    world = board.begun("H01", "H02", "H03")
    square(world, "33")
    orc = monster(world, "orc", "33")
    world.cards[orc.id] = "MC03"
    world.castle.encounters.append(Encounter(
        "33", ["red", "blue"], [orc.id], "green", "found", ambush, actions=actions, reactions={orc.id: "fight"}
    ))  # fmt: skip
    row = the_pack(world).cards["MC03"]["orc"]
    assert redeal.told(world, orc.id, row) == ([getattr(row, column)] if column else [])


def test_all_treasure_cards_are_shown_at_the_end():
    """DL-BASE-16, DL-BASE-21  Also those of a hero whom the sunset has caught inside; he does not win by them."""
    world = board.begun("H01", "H02")
    for seat, card in (("red", "TC07"), ("blue", "TC05")):
        board.give(world, seat, card)
    at(world, "blue", OUTSIDE)
    world.castle.phase, world.castle.sun = "sun", 21
    out = run(decide_outcome(world))
    assert [(e.seat, e.cards) for e in out.told(FacesShown)] == [("blue", ("TC05",)), ("red", ("TC07",))]
    assert out.value.winners == ("blue",) and list(out.value.gold) == ["blue"]


@pytest.mark.parametrize("combat_timer_seconds, first, later", [(0, 0, 0), (7, 67, 7)])
def test_the_clock_of_a_fight(combat_timer_seconds, first, later):
    """DL-8.5a, DL-8.5c-X, DL-QA-10  A table learns how long a position may be thought about: in round 1 there is a minute more,
    to look at the values; of other questions there is no limit."""
    world, red, foes = room("H01", "H02", "H03", combat_timer_seconds=combat_timer_seconds)
    out = run(fights.fight(world, [red], foes, ambush=False))
    assert [game.limit(seen(world, part.seat), asked(part)) for part in out.pending.parts] == [first, first]
    assert game.limit(seen(world, "red"), streams.Asked(1, "choose", questions.FleeBy())) == 0
    world, red, foes = room("H01", "H02", "H03", combat_timer_seconds=combat_timer_seconds)
    out = run(fights.fight(world, [red], foes, ambush=False), (), [(STRENGTH, AGILITY)])
    assert [game.limit(seen(world, part.seat), asked(part)) for part in out.pending.parts] == [later, later]
    assert game.limit(seen(world, "red"), streams.Asked(1, "choose", "Ask.RISK", (0, 1))) == 0
