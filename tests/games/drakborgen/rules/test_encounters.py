"""Heroes meet monsters: section 7, with its cards, rings and wary heroes.  Fights here only write down who fought."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.core.effects import ALL
from montjoy.games.drakborgen.model import monsters
from montjoy.games.drakborgen.model.luck import TABLES
from montjoy.games.drakborgen.model.pack.rows import Reward
from montjoy.games.drakborgen.model.state import (
    AtExit,
    AtRubble,
    Came,
    Dead,
    Due,
    Encounter,
    Free,
    InRubble,
    Retired,
    TurningBack,
    Webbed,
)
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    AmbushSeen,
    Banished,
    Bound,
    CardDrawn,
    CardPlayed,
    CardRead,
    CardShuffledIn,
    Chose,
    Controls,
    FightBegun,
    Followed,
    Met,
    MonsterFound,
    MonsterLeft,
    Reacted,
    Roused,
    SteppedBack,
    WayBackShut,
    Whirled,
)
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import encounters
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square

ATTACK, WAIT, TURN_BACK = questions.Attack(), questions.Wait(), questions.TurnBack()


def room(*heroes, edges="o o o o", kinds=("orc",), **options):
    """Red came from the west into 33, where monsters stand; the squares round it are known."""
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    square(world, "33", edges=edges)
    for id in ("23", "34", "43", "32", "31"):
        square(world, id)
    red = at(world, "red", "33", way="west")
    return world, red, [monster(world, kind, "33") for kind in kinds]


def met(world, red, monsters, cards=(), answers=(), how="entered", **more):
    return run(encounters.meet(world, [red], monsters, how, **more), cards, answers)


def with_card(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


def known_rooms(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


# ---- found and met ---------------------------------------------------------------------------------------------------
def test_found():
    """DL-7.1  RT encounter troll: a figure on the hero's square, with the values of its kind."""
    world, red, _ = room(kinds=())
    out = run(encounters.place_monster(world, red, "mountain_troll", "RT010", Reward(treasure=30)))
    troll = world.castle.monsters["RT010"]
    assert out.value is troll and (troll.at, troll.kind, troll.reward) == ("33", "mountain_troll", Reward(treasure=30))
    assert out.told(MonsterFound) == [MonsterFound("RT010", "mountain_troll", "33", False)]
    second = run(encounters.place_monster(world, red, "orc", "RT010", None)).value
    assert second.id == "RT010.2" and len(world.castle.monsters) == 2


def test_the_printed_values():
    """DL-SUM-03  Demon: 7, 9, 11, 7; every row of the table is the pack's, and a figure's."""
    assert TABLES["monster"]["demon"] == [7, 9, 11, 7]
    world, red, _ = room(kinds=())
    for kind, values in TABLES["monster"].items():
        if kind != "columns":
            found = run(encounters.place_monster(world, red, kind, f"tile-{kind}", None)).value
            assert [found.agility, found.strength, found.psyche, found.armour] == values, kind
    assert len(PACK.monsters) == 12


def test_a_known_monster(duels):
    """DL-7.1b, DL-7-X2  Known orc in the room entered: met as if just turned up; his turn is over, however it ends."""
    world, red, (_orc,) = room()
    at(world, "red", "32", way="west")
    out = run(take_hero_turn(world, red), ["MC01"], [questions.Move("east"), WAIT])
    assert out.over and [m.monsters for m in out.told(Met)] == [("orc1",)]
    assert red.place == "33" and len([q for _, q, _ in out.answered if isinstance(q, questions.Turn)]) == 1


def test_it_flees_and_he_stays(duels):
    """DL-7-X2  The monster flees on attack: the hero stays in the room, turn over."""
    world, red, (orc,) = room(edges="o w w o")
    at(world, "red", "32", way="west")
    out = run(take_hero_turn(world, red), ["MC10"], [questions.Move("east"), ATTACK])
    assert out.over and orc.at == "23" and red.place == "33" and duels.fought == []


def test_a_living_monster_stays(duels):
    """DL-7.9  Hero dies against a troll: it stays; the next hero: a new card, an ordinary encounter, even if it began as an
    ambush."""
    world, red, (troll,) = room(kinds=("mountain_troll",))
    duels.deadly = True
    met(world, red, [troll], ["MC01"], how="found", ambush=True)
    assert duels.fought == [(["red"], [troll.id], True)] and troll.at == "33" and red.place == ""
    blue = at(world, "blue", "33", way="east")
    out = met(world, blue, [troll], ["MC02"], [ATTACK], ambush=True)
    assert isinstance(out.answered[0][1], questions.Meeting) and duels.fought[-1] == (["blue"], [troll.id], False)


# ---- who acts the monsters -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("dead, expected", [((), "blue"), (("red",), "red"), (("red", "yellow"), "red"), (("yellow",), "yellow")])
def test_who_acts(dead, expected):
    """DL-7.2, DL-5.5-X  A, B, C, D in order, active C, nobody dead: B; A dead: B is skipped and A acts; A and D dead: A."""
    world = begun("H01", "H02", "H03", "H04")
    for seat in dead:
        at(world, seat, "", situation=Dead("wounds", 1, "33"))
    a, b, c, d = world.castle.order
    names = {"red": a, "blue": b, "green": c, "yellow": d}
    assert monsters.who_acts_monsters(world.castle, [world.castle.heroes[c]]) == names[expected]


def test_a_dead_player_draws_the_card(duels):
    """DL-5.5-X  Player 3 dead, player 1 meets a troll: player 3 draws the card."""
    world, red, trolls = room(kinds=("mountain_troll",))
    at(world, "green", "", situation=Dead("wounds", 1, "33"))
    at(world, "blue", OUTSIDE, situation=Retired())
    out = met(world, red, trolls, ["MC01"], [ATTACK])
    assert (("green"), CardRead("mountain_troll1", "MC01", 9, "fight", "flee", "passive")) in out.events


def test_a_retired_player_acts():
    """DL-7.2  A retired hero's player may act monsters too."""
    world = begun("H01", "H02")
    at(world, "blue", OUTSIDE, situation=Retired())
    assert monsters.who_acts_monsters(world.castle, [world.castle.heroes["red"]]) == "blue"


def test_who_is_in_it_does_not():
    """DL-7.2, DL-BASE-23  Those whose heroes are in the encounter do not act the monsters; if all are, the automaton does."""
    world = begun("H01", "H02", "H03")
    red, blue, green = world.castle.heroes.values()
    assert monsters.who_acts_monsters(world.castle, [red, green]) == "blue"
    assert monsters.who_acts_monsters(world.castle, [red, blue, green]) == ""


@pytest.mark.parametrize("monster_controller_fallback, by", [("random", ""), ("hotseat", "red")])
def test_alone(duels, monster_controller_fallback, by):
    """DL-BASE-23  Solo game: the encounter resolves without a second player, the card lies face down; with
    monster_controller_fallback = hotseat the player himself acts it and sees it."""
    world, red, orcs = room("H01", monster_controller_fallback=monster_controller_fallback)
    out = met(world, red, orcs, ["MC01"], [ATTACK])
    assert out.over and duels.fought and [m.by for m in out.told(Met)] == [by]
    assert [to for to, e in out.events if isinstance(e, CardRead)] == ([by] if by else [])


def test_the_automaton_chooses_by_chance(duels):
    """DL-BASE-23  Order choices at random, with equal chances, unseen."""
    for face, first in ((6, "orc1"), (7, "orc2")):
        world, red, orcs = room("H01", kinds=("orc", "orc"))
        duels.fought.clear()
        out = met(world, red, orcs, ["MC01", "MC02", face], [WAIT])
        assert next(f[1] for f in duels.fought) == [first] and out.rolls[-1][0] == "DL-7-X1"


# ---- the card --------------------------------------------------------------------------------------------------------
def test_nobody_else_sees_the_card(duels):
    """DL-7.2, DL-7.5b  He draws the top card and does not show it; the hero's view before the choice holds no card data."""
    world, red, orcs = room()
    out = met(world, red, orcs, ["MC01"])
    assert isinstance(out.pending.ask, questions.Meeting)
    assert seen(world, "red").cards == {} == seen(world, "blue").cards
    assert seen(world, "green").cards["orc1"].combat_points == 5
    assert [to for to, e in out.events if isinstance(e, CardRead)] == ["green"]
    assert (ALL, CardDrawn("orc1")) in out.events and out.pending.seat == "red"


def test_back_into_the_deck(duels):
    """DL-7-X3  When it is over the deck is whole again, wherever the monster is now."""
    for answer in (ATTACK, WAIT, TURN_BACK):
        world, red, orcs = room(edges="o w w o")
        out = met(world, red, orcs, ["MC10"], [answer], shut="west")
        assert len(world.decks.monster) == len(PACK.cards) == len(world.decks.monster.bag) and world.cards == {}
        assert out.told(CardShuffledIn) == [CardShuffledIn("orc1")]


def test_all_cards_out(duels):
    """DL-7.2, DL-13.2a  More monsters than cards: the last one drawn is read for the others too; all are back at the end."""
    world, red, orcs = room(kinds=("orc",) * 3)
    world.decks.monster.bag = ["MC01", "MC02"]
    met(world, red, orcs, ["MC01", "MC02"], [TURN_BACK])
    assert sorted(world.decks.monster.bag) == ["MC01", "MC02"]


def test_two_monsters_two_cards(duels):
    """DL-13.2a  Two monsters, two cards; they react one by one."""
    world, red, orcs = room(kinds=("orc", "demon"))
    out = met(world, red, orcs, ["MC01", "MC02"], [TURN_BACK])
    assert out.told(CardDrawn) == [CardDrawn("orc1"), CardDrawn("demon1")]
    assert [r.monster for r in out.told(Reacted)] == ["orc1", "demon1"]


# ---- the choice ------------------------------------------------------------------------------------------------------
def test_three_actions():
    """DL-7.4, DL-7.6a  Three options offered, turning back only with a free way back."""
    world, red, orcs = room()
    assert met(world, red, orcs, ["MC01"]).pending.options == [ATTACK, WAIT, TURN_BACK]


@pytest.mark.parametrize("came", [Came("east", "gate"), Came("", "teleport"), Came("south", "secret"), Came()])
def test_no_turning_back(came):
    """DL-7.6a  Came through an open archway: offered; through a portcullis, a secret door or by teleport: not."""
    world, red, orcs = room(edges="o g o o")
    red.came = came
    assert met(world, red, orcs, ["MC01"]).pending.options == [ATTACK, WAIT]


@pytest.mark.parametrize("situation, offered", [
    (Free(), True), (TurningBack("encounter"), True), (AtRubble(), True), (InRubble(), False), (Webbed(), False),
    (AtExit("north"), False),
])
def test_when_it_comes_to_him(situation, offered):
    """DL-5.5.3d-X  Who is caught in a web, stuck in rubble or waiting at an exit may only attack or wait."""
    world, red, orcs = room()
    red.situation = situation
    assert (TURN_BACK in met(world, red, orcs, ["MC01"], how="walked-in").pending.options) is offered


def test_said_aloud(duels):
    """DL-7.5a, DL-7.4  The choice is said aloud, then the reaction is read; nobody is shown the card."""
    world, red, orcs = room()
    out = met(world, red, orcs, ["MC01"], [WAIT])
    told = [(to, e) for to, e in out.events if isinstance(e, Chose | Reacted)]
    assert told == [(ALL, Chose("red", "wait")), (ALL, Reacted("orc1", "fight"))]


@pytest.mark.parametrize("kind, action, expected", [
    ("dark_elf", ATTACK, "flee"), ("orc", WAIT, "fight"), ("mountain_troll", WAIT, "flee"), ("demon", ATTACK, "fight"),
    *[(kind, TURN_BACK, "passive") for kind in TABLES["card_sample"] if kind != "columns"],
])
def test_sample_card(duels, kind, action, expected):
    """DL-7.5a  Sample card: dark elf, attack -> flee; orc, wait -> fight; any, turn back -> passive."""
    world, red, found = room(edges="o w w o", kinds=(kind,))
    out = met(world, red, found, ["MC01"], [action], shut="west")
    assert out.told(Reacted) == [Reacted(f"{kind}1", expected)]
    assert bool(duels.fought) is (expected == "fight") and (found[0].at == "23") is (expected == "flee")


# ---- turning back ----------------------------------------------------------------------------------------------------
def test_turning_back(duels):
    """DL-7.6a, DL-7.6b  In his next turn he goes back to the previous square, and nothing else; the figure stands there still."""
    world, red, (orc,) = room()
    out = met(world, red, [orc], ["MC01"], [TURN_BACK])
    assert red.situation == TurningBack("encounter") and orc.at == "33" and duels.fought == []
    assert out.told(Roused) == [Roused("orc1", "33")]
    out = run(take_hero_turn(world, red))
    assert out.over and red.place == "32" and red.situation == Free() and orc.at == "33"


def test_it_follows(duels):
    """DL-7.6c  Turn t+1: hero and monster on the previous square, a new card drawn, a new choice; the way back is now the passage
    to the monster's room."""
    world, red, (elf,) = room(kinds=("dark_elf",))
    met(world, red, [elf], ["MC02"], [TURN_BACK])
    assert red.situation == TurningBack("encounter", ("dark_elf1",)) and elf.at == "33"
    out = run(take_hero_turn(world, red), ["MC01"], [])
    assert (red.place, elf.at) == ("32", "32") and out.told(Followed) == [Followed("dark_elf1", "32")]
    assert isinstance(out.pending.ask, questions.Meeting) and out.pending.options == [ATTACK, WAIT, TURN_BACK]
    assert red.came.way == "east" and [m.by for m in out.told(Met)] == ["green"]


@pytest.mark.parametrize(("card", "follows"), [("MC02", True), ("MC01", False)])
def test_met_twice_before_he_goes_back(duels, card, follows):
    """DL-7.6c, DL-7-X3  The card of the second meeting has the last word about whom it concerns, and about nobody else."""
    world, red, (elf,) = room(kinds=("dark_elf",))
    red.situation = TurningBack("encounter", ("dark_elf1", "orc1"))
    met(world, red, [elf], [card], [TURN_BACK])
    assert red.situation == TurningBack("encounter", ("orc1", "dark_elf1") if follows else ("orc1",))


@pytest.mark.parametrize("why", ["killed", "moved", "outside", "chamber"])
def test_it_does_not_follow(duels, why):
    """DL-7.6c  By then killed or moved away it does not; and not outside or into the chamber: then it stays."""
    world, red, (elf,) = room(kinds=("dark_elf",))
    red.situation = TurningBack("encounter", ("dark_elf1",))
    match why:
        case "killed":
            world.castle.monsters.clear()
        case "moved":
            elf.at = "34"
        case "outside":
            elf.at = "00"
            at(world, "red", OUTSIDE, way="00")
        case "chamber":
            square(world, "32", "chamber")
            at(world, "red", "32", way="east")
    if why in ("killed", "moved"):
        at(world, "red", "32", way="east")
    out = run(encounters.follow(world, red, ("dark_elf1",)))
    assert out.over and not out.told(Followed) and elf.at in ("33", "34", "00")


def test_a_spider_that_follows_eats():
    """DL-7.6c, DL-11.5  He has gone back into a web: the spider behind him eats him."""
    world, red, (spider,) = room(kinds=("giant_spider",))
    at(world, "red", "32", way="east", situation=Webbed())
    run(encounters.follow(world, red, (spider.id,)))
    assert isinstance(red.situation, Dead) and spider.at == "32"


def test_the_way_back_is_shut():
    """DL-7.6d-X  The way back blocked by a rotated tile: a normal turn; no new encounter with that monster."""
    world, red, (_orc,) = room()
    red.situation = TurningBack("encounter")
    square(world, "33", edges="o o o w")
    out = run(take_hero_turn(world, red), (), [questions.Stay()])
    assert out.told(WayBackShut) and red.place == "33" and out.over and not out.told(Met) and not out.told(SteppedBack)


def test_neither_bothers_the_other():
    """DL-7.6d-X  Between turning back and the step back nothing happens between them."""
    world, red, (_orc,) = room()
    red.situation = TurningBack("encounter")
    blue = world.castle.heroes["blue"]
    assert run(take_hero_turn(world, blue), (), [questions.Stay()]).over and red.situation == TurningBack("encounter")


# ---- flight, in the encounter ----------------------------------------------------------------------------------------
def test_no_way_out(duels):
    """DL-7.7a  The card says flee, the only exit is the hero's: it fights."""
    world, red, orcs = room(edges="w w w o", kinds=("dark_elf",))
    out = met(world, red, orcs, ["MC01"], [ATTACK], shut="west")
    assert out.told(Reacted) == [Reacted("dark_elf1", "flee")] and duels.fought == [(["red"], ["dark_elf1"], False)]


# ---- ambush ----------------------------------------------------------------------------------------------------------
def test_ambush(duels):
    """DL-7.3, DL-7.10  No action asked: the fight begins at once; the card is for the combat points only."""
    world, red, orcs = room()
    out = met(world, red, orcs, ["MC01"], how="found", ambush=True)
    assert out.over and out.answered == [] and duels.fought == [(["red"], ["orc1"], True)]
    assert not out.told(Reacted) and not out.told(Chose)


@pytest.mark.parametrize("rolled, wary", [(8, True), (9, False)])
def test_wary(duels, rolled, wary):
    """DLC-02  Aelfric, psyche 8, ambush: roll 8 -> encounter choices offered; roll 9 -> the fight begins."""
    world, red, orcs = room("H03", "H01", "H02")
    assert (red.ability, red.psyche) == ("wary", 8)
    out = met(world, red, orcs, ["MC01", rolled], how="found", ambush=True)
    assert (out.pending is not None) is wary and bool(out.told(AmbushSeen)) is wary and bool(duels.fought) is not wary


def test_amulet_of_the_watch(duels):
    """DLC-24  AM11 (ambush_guard = 1): an ambush on him becomes an ordinary encounter, without a roll."""
    world, red, orcs = room("H01", "H03", "H04")
    give(world, "red", "AM11")
    out = met(world, red, orcs, ["MC01"], [WAIT], how="found", ambush=True)
    assert out.told(AmbushSeen) == [AmbushSeen("red", "orc1")] and duels.fought == [(["red"], ["orc1"], False)]


# ---- several monsters ------------------------------------------------------------------------------------------------
def test_one_flees_one_fights(duels):
    """DL-7-X1, DL-13.2a  Two monsters, wait: the first flees, the second fights: one fight."""
    world, red, found = room(edges="o w w o", kinds=("mountain_troll", "orc"))
    met(world, red, found, ["MC01", "MC03"], [WAIT], shut="west")
    flees = [m.id for m, c in zip(found, ("MC01", "MC03")) if PACK.cards[c][m.kind].on_wait == "flee"]
    assert flees and [f[1] for f in duels.fought] == [[m.id] for m in found if m.id not in flees]


def test_the_order_of_fights(duels):
    """DL-7-X1  One action for all; fights one after another, the monsters' player chooses the order."""
    world, red, found = room(kinds=("orc", "skeleton", "werewolf"))
    duels.slain = [m.id for m in found]
    cards = ("MC01", "MC02", "MC01")
    world.decks.monster.bag.insert(0, "MC01")                # a second one like it
    out = met(world, red, found, cards, [WAIT, questions.First("werewolf1"), questions.First("orc1")])
    assert [f[1] for f in duels.fought] == [["werewolf1"], ["orc1"], ["skeleton1"]]
    assert [seat for seat, q, _ in out.answered if isinstance(q, questions.WhoFirst)] == ["green", "green"]
    assert world.castle.monsters == {} and [e.why for e in out.told(MonsterLeft)] == ["dead"] * 3


@pytest.mark.parametrize("how", ["deadly", "escapes"])
def test_no_second_fight(duels, how):
    """DL-7-X1  Who is dead or has fled fights no more; the monsters stay."""
    world, red, found = room(kinds=("orc", "orc"))
    setattr(duels, how, True)
    out = met(world, red, found, ["MC01", "MC02"], [WAIT, questions.First("orc2")])
    assert out.over and len(duels.fought) == 1 and len(world.castle.monsters) == 2


def test_multi_fight(duels):
    """DL-7-X1  With multi_fight all fight at once."""
    world, red, found = room(kinds=("orc", "orc"), advanced_phases=True, multi_fight=True)
    met(world, red, found, ["MC01", "MC02"], [WAIT])
    assert duels.fought == [(["red"], ["orc1", "orc2"], False)]


def test_a_group(duels):
    """DL-13.2b, DL-13.2c  A turns back, B attacks, C waits: the attack column is read, B and C are in the fight."""
    world, red, found = room("H01", "H02", "H03", "H04", advanced_phases=True, multi_fight=True)
    others = [at(world, seat, "33", way="west") for seat in ("blue", "green")]
    out = run(encounters.meet(world, [red, *others], found, "entered"), ["MC01"], [TURN_BACK, ATTACK, WAIT])
    assert duels.fought == [(["blue", "green"], ["orc1"], False)] and isinstance(red.situation, TurningBack)
    assert out.told(Reacted) == [Reacted("orc1", "fight")] and not out.told(Roused)


def test_a_group_without_joint_fights(duels):
    """DL-5.5.3a, DL-7.1b  One after another, until it has fought."""
    world, red, found = room("H01", "H02", "H03", advanced_phases=True)
    blue = at(world, "blue", "33", way="west")
    green = at(world, "green", "33", way="west")
    out = run(encounters.meet(world, [red, blue, green], found, "entered"), ["MC01", "MC02"], [TURN_BACK, ATTACK])
    assert [m.heroes for m in out.told(Met)] == [("red",), ("blue",)] and duels.fought == [(["blue"], ["orc1"], False)]


# ---- cards and the ring of shade -------------------------------------------------------------------------------------
def test_word_of_banishing(duels):
    """DLC-24  SP04 (banish = 1): instead of choosing, the monster is teleported; only he knows that he has it."""
    world, red, (orc,) = room()
    give(world, "red", "SP04")
    word = questions.AgainstMonster("red.s1", "orc1")
    assert word in met(world, red, [orc], ["MC01"]).pending.options
    world, red, (orc,) = room()
    give(world, "red", "SP04")
    out = met(world, red, [orc], ["MC01", 5], [word])
    assert out.over and orc.at == "34" and out.told(Banished) == [Banished("orc1", "east")] and out.told(Whirled)
    assert red.things == [] and out.told(CardPlayed)[0].card == "SP04" and duels.fought == []
    assert len(world.decks.monster) == len(PACK.cards)


def test_banished_and_back_again(duels):
    """DL-7.7e, DLC-24  SP04 on one of two; it comes to B and flees back into A's room: met there anew, and out of the first
    encounter, which goes on with the other."""
    world, red, found = room(kinds=("orc", "demon"))
    square(world, "34", edges="w w w o")
    at(world, "blue", "34", way="north")
    give(world, "red", "SP04")
    word = questions.AgainstMonster("red.s1", "orc1")
    out = met(world, red, found, ["MC02", "MC01", 5, "MC10", "MC03"], [word, ATTACK, WAIT, ATTACK])
    assert [(m.heroes, m.monsters) for m in out.told(Met)] == [
        (("red",), ("orc1", "demon1")), (("blue",), ("orc1",)), (("red",), ("orc1",)),
    ]
    assert out.answered[-1][1] == questions.Meeting(("demon1",)) and len(world.decks.monster) == len(PACK.cards)
    assert [e.monster for e in out.told(Reacted)] == ["orc1", "orc1", "demon1"]


@pytest.mark.parametrize("place, rolled, paid", [("33", 1, True), ("33", 5, False), ("08", 1, False)])
def test_banished_with_its_reward(duels, place, rolled, paid):
    """DLC-24, DLC-20  SP04: into an unrevealed room it counts as having fled; elsewhere it keeps it, or it is lost."""
    world, red, (orc,) = room()
    world.castle.squares["23"].kind = ""
    give(world, "red", "SP04")
    red.place, orc.at, orc.reward = place, place, Reward(treasure=80)
    met(world, red, [orc], ["MC01", rolled], [questions.AgainstMonster("red.s1", "orc1")])
    assert [t.gold for t in red.things] == ([80] if paid else [])
    assert (orc.id in world.castle.monsters) is (rolled == 5) and (orc.reward is None) is paid


def test_banished_one_of_two(duels):
    """DLC-24  SP04: he then chooses about the other; not in an ambush."""
    world, red, found = room(kinds=("orc", "orc"))
    give(world, "red", "SP04")
    met(world, red, found, ["MC01", "MC02", 5], [questions.AgainstMonster("red.s1", "orc2"), ATTACK])
    assert duels.fought == [(["red"], ["orc1"], False)]
    world, red, found = room()
    give(world, "red", "SP04")
    assert met(world, red, found, ["MC01"], how="found", ambush=True).answered == []


def test_word_of_binding(duels):
    """DLC-24, DL-12.3a  SP09 (bind = 1): D12 <= psyche, he controls the monster; failed: it is an ambush."""
    word = questions.AgainstMonster("red.s1", "orc1")
    world, red, found = room()
    give(world, "red", "SP09")
    out = met(world, red, found, ["MC01", red.psyche], [word])
    assert [c.combat_points for c in red.companions] == [5] and world.castle.monsters == {} and duels.fought == []
    assert out.told(Bound) == [Bound("red", "orc1")] and out.told(Controls) and len(world.decks.monster) == len(PACK.cards)
    world, red, found = room()
    give(world, "red", "SP09")
    met(world, red, found, ["MC01", 12], [word])
    assert duels.fought == [(["red"], ["orc1"], True)] and red.companions == []


def test_ring_of_shade(duels):
    """DLC-24  RI6 (stealth = 1): waited and the reaction is fight: another card may be drawn once; its reaction stands."""
    world, red, found = room(edges="o w w o", kinds=("mountain_troll",))
    give(world, "red", "RI6")
    fight, flee = (next(c for c, rows in PACK.cards.items() if rows["mountain_troll"].on_wait == r) for r in ("fight", "flee"))
    out = met(world, red, found, [fight, flee], [WAIT, questions.DrawAnother()], shut="west")
    assert out.told(Reacted) == [Reacted("mountain_troll1", "flee")] and found[0].at == "23" and duels.fought == []
    assert len(world.decks.monster) == len(PACK.cards) and out.answered[1][1] == questions.AnotherCard("mountain_troll1")
    world, red, found = room(kinds=("mountain_troll",))
    give(world, "red", "RI6")
    met(world, red, found, [fight], [WAIT, questions.LeaveIt()])
    assert len(duels.fought) == 1


@pytest.mark.parametrize("why", ["attacked", "not worn", "drawn already"])
def test_no_other_card(duels, why):
    """DLC-24  RI6: not after an attack, not while it is only carried, and only once."""
    world, red, found = room(kinds=("orc", "orc"))
    give(world, "red", "RI6")
    if why == "not worn":
        red.worn = []
    action = ATTACK if why == "attacked" else WAIT
    again = [questions.DrawAnother()] if why == "drawn already" else []
    out = met(world, red, found, ["MC01", "MC02", "MC04"][: 2 + len(again)], [action, *again, questions.First("orc1")])
    assert len([q for _, q, _ in out.answered if isinstance(q, questions.AnotherCard)]) == len(again)


# ---- peaceful spiders ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ambush", [False, True])
def test_peaceful_spiders(duels, ambush):
    """DL-11.4  spiders_never_attack = true: the figure only stands there; no card, no fight, no reward."""
    world, red, found = room(kinds=("giant_spider",), spiders_never_attack=True)
    out = met(world, red, found, how="found", ambush=ambush)
    assert out.over and out.events == [] and duels.fought == [] and found[0].at == "33"
    world, red, found = room(kinds=("giant_spider", "orc"), spiders_never_attack=True)
    out = met(world, red, found, ["MC01"], [ATTACK])
    assert [m.monsters for m in out.told(Met)] == [("orc1",)]


# ---- words of power --------------------------------------------------------------------------------------------------
def meet(world, red, kind, dice, answers):
    """Red meets a monster that blue acts; it stops where no answer is left."""
    found = monster(world, kind, "33")
    return found, run(encounters.meet(world, [red], [found], "entered", shut="south"), dice, answers)


def test_a_word_of_banishing_ends_it():
    """SP04, DLC-24  Instead of a choice the monster is teleported: to the east on 5, face up; and the encounter is over."""
    world, red = with_card()
    give(world, "red", "SP04")
    orc, out = meet(world, red, "orc", ["MC01", 5], [questions.AgainstMonster("red.s1", "orc1")])
    assert out.over and orc.at == "34" and out.told(Banished) == [Banished(orc.id, "east")] and red.things == []


@pytest.mark.parametrize("rolled, bound", [(5, True), (6, False)])
def test_a_word_of_binding_and_its_points(rolled, bound, monkeypatch):
    """SP09, DLC-24  D12 up to his psyche: he controls the monster, with the number of its card; failed: it is an ambush."""
    fought = []

    async def fight(world, heroes, monsters, *, ambush):
        fought.append(([m.id for m in monsters], ambush))
        return SimpleNamespace(slain=[], fled=[], escaped=[])

    monkeypatch.setattr(encounters, "fights", SimpleNamespace(fight=fight))
    world, red = with_card()
    give(world, "red", "SP09")
    orc, out = meet(world, red, "orc", ["MC01", rolled], [questions.AgainstMonster("red.s1", "orc1")])
    assert len(out.told(Bound)) == bound and (orc.id in world.castle.monsters) is not bound
    assert out.over and fought == ([] if bound else [([orc.id], True)])
    if bound:
        assert red.companions[0].combat_points == PACK.cards["MC01"]["orc"].combat_points


# ---- met in an odd situation -----------------------------------------------------------------------------------------
def test_a_monster_comes_to_who_waits_at_an_exit():
    """DL-8.12e, DL-5.5.3d-X  He had fled there from another fight before: he is met, and if he attacks he fights."""
    world, red = known_rooms()
    red.situation = AtExit("north")
    orc = monster(world, "orc", "33")
    out = run(encounters.meet(world, [red], [orc], "walked-in", back="34"), ["MC01"], [questions.Attack()])
    assert out.told(FightBegun) == [FightBegun(("red",), ("orc1",), "33")]


def test_one_more_follows_who_is_turning_back():
    """DL-7.6c, DL-7.6d-X  He is turning back already, an elf behind him, and turns back on a second one: both will follow."""
    world, red = known_rooms()
    first, second = monster(world, "dark_elf", "33"), monster(world, "dark_elf", "33")
    red.situation = TurningBack("encounter", (first.id,))
    out = run(encounters.meet(world, [red], [second], "entered"), ["MC02"], [questions.TurnBack()])
    assert red.situation == TurningBack("encounter", (first.id, second.id)) and len(out.told(Roused)) == 1


def test_followed_in_the_movement_phase():
    """DL-7.6c, DL-13.1b  It goes with him at once, but they meet in the event phase.  advanced_phases = true."""
    world, _ = known_rooms(advanced_phases=True)
    world.castle.phase = "movement"
    elf = monster(world, "dark_elf", "33")
    red = at(world, "red", "32", way="east")
    out = run(encounters.follow(world, red, (elf.id,)))
    assert elf.at == "32" and out.told(Met) == [] and world.castle.due == [Due("32", "meeting", ["red"])]
    world.castle.phase = "turns"
    elf.at, world.castle.due = "33", []
    out = run(encounters.follow(world, red, (elf.id,)), ["MC01"])
    assert len(out.told(Met)) == 1 and world.castle.due == [] and out.pending.seat == "red"


def castle():
    world = begun("H01", "H02")
    square(world, "12", tile=world.decks.labyrinth.bag.pop(0))
    world.decks.rooms.discard_unseen()
    world.castle.unseen = 1
    give(world, "red", "IT3", "TC05", "SP04")
    return world


def test_a_monster_follows_once():
    """Game 9563: he turns back, its player moves it onto him, and he turns back from it again."""
    world = castle()
    red = at(world, "red", "12", way="south", situation=TurningBack("encounter", ("orc1",)))
    orc = monster(world, "orc", "12")
    meeting = Encounter("12", ["red"], [orc.id], actions={"red": "turn_back"}, reactions={orc.id: "follow"})
    run(encounters.turn_back(world, meeting))
    assert red.situation == TurningBack("encounter", (orc.id,))
