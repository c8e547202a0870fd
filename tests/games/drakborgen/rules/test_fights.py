"""Fights in the castle: who is mustered, what is written back, who goes where afterwards."""

from __future__ import annotations

import pytest

from montjoy.core.session import streams
from montjoy.games.drakborgen.duel.state import Ask, Kind, Missile
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.pack import lookup
from montjoy.games.drakborgen.model.state import AtExit, Companion, Dead, Free, Webbed
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Begins,
    CardShuffledIn,
    DragonSlain,
    Escaped,
    FightBegun,
    FightOver,
    FledToExit,
    MonsterLeft,
    Moved,
    NerveBroken,
    Paid,
    TakesOver,
    Thrown,
    TileTurned,
    WentDown,
    WentOutside,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import fights, muster
from montjoy.games.drakborgen.rules.turns import take_forced_step
from montjoy.games.drakborgen.secrecy import defaults
from montjoy.games.drakborgen.seen import labels
from tests.games.drakborgen.board import PACK, give, run, seen, square
from tests.games.drakborgen.duels import AGILITY, ARMOUR, PAY, PSYCHE, STRENGTH
from tests.games.drakborgen.scenes import JOINT, fighting, player

AGILITY, ARMOUR, STRENGTH, PSYCHE = range(4)
ORC = Companion("CO1", "orc", 5, 6, 5, 4, 5)
HOUND = Companion("CO2", "hound", 4, 7, 5, 5, 4)
CHAOS = {**JOINT, "chaos_rules": True}


def fought(world, foes, answer, dice=(), *, heroes=("red",), ambush=False):
    who = [world.castle.heroes[seat] for seat in heroes]
    return run(fights.fight(world, who, foes, ambush=ambush), dice, answer)


WIN = {"red": [ARMOUR], "green": [ARMOUR]}                   # 9 against 5: four points a round


LOSE = {"red": [AGILITY], "green": [AGILITY]}                # 4 against 6: two points a round


# ---- the start -------------------------------------------------------------------------------------------------------
def test_begun_and_won():
    """DL-7.8, DL-8.14a, DL-8.14b  Reaction fight: a fight; won, the tile is used, the card back, points forgotten."""
    world, red, foes = fighting()
    used, cards = world.castle.used[:], len(world.decks.monster)
    out = fought(world, foes, player(WIN))
    assert out.told(FightBegun) == [FightBegun(("red",), ("orc1",), "33")]
    assert out.told(FightOver) == [FightOver("33", 2, ("orc1",), (), {})]
    assert out.value == fights.FightResult(slain=("orc1",))
    assert [m.why for m in out.told(MonsterLeft)] == ["dead"] and world.castle.monsters == {}
    assert world.castle.used == [*used, "orc1"] and len(world.decks.monster) == cards + 1 and out.told(CardShuffledIn)
    assert world.fight is None and world.fighters == [] and world.seats == () and red.body == 10


def test_combat_points_of_a_hero():
    """DL-8.1b, DL-8-X6  Body points 3 and a sword of +2: combat points 5; the next fight starts from body points again."""
    world, red, foes = fighting()
    sword = next(i for i in lookup.the_pack(world).items.values() if i.modifiers.combat_points == 2)
    give(world, "red", sword.id)
    red.body = 3
    out = fought(world, foes, player(WIN))
    assert out.told(Begins)[0] == Begins("red", 5) and red.body == 3


def test_combat_points_of_a_monster():
    """DL-8.1c  Sample card, skeleton: 7; without a card, as only a ruling can do, 1."""
    world, _, foes = fighting(kinds=("skeleton",))
    assert muster.number(world, foes[0]) == 7
    assert fought(world, foes, player(WIN)).told(Begins)[1] == Begins("skeleton1", 7)
    world, _, foes = fighting()
    world.cards.clear()
    assert muster.number(world, foes[0]) == 1


# ---- the end ---------------------------------------------------------------------------------------------------------
def test_the_monster_wins():
    """DL-8.15, DL-8.14a, DL-8.14b  Hero dead, the figure stays, at full strength next time; the card is back."""
    world, red, foes = fighting()
    red.body = 2
    out = fought(world, foes, player(LOSE))
    assert isinstance(red.situation, Dead) and red.situation.why == "fight" and out.value.slain == ("red",)
    assert [(end.slain, end.losses) for end in out.told(FightOver)] == [(("red",), {"red": 2})]
    assert world.castle.monsters["orc1"].at == "33" and world.cards == {}


def test_body_points_lost_by_risking_stay_lost():
    """DL-8.14a  Risked and two suns: two body points gone, also after the fight, and its end says so."""
    world, red, foes = fighting()
    out = fought(world, foes, player({"red": [AGILITY, ARMOUR], "green": [AGILITY, ARMOUR]}, risk=[1]), [2])
    assert red.body == 8 and out.value.slain == ("orc1",)
    assert out.told(FightOver) == [FightOver("33", 3, ("orc1",), (), {"red": 2})]


def flight(**where):
    """Round 1 hurts the orc, then a declared flight through a whiff."""
    return player({"red": [ARMOUR, AGILITY], "green": [ARMOUR, STRENGTH]}, flee=[1], **where)


def test_flight_to_a_known_room():
    """DL-8.12d, DL-8.12f, DL-8-X5  He flees to a face-up square: he is there, without a corridor's continuation, the monster
    stays, and his next turn is not lost, though it was somebody else's turn."""
    world, red, foes = fighting()
    world.castle.turn = 1
    square(world, "23", "corridor")
    out = fought(world, foes, flight(FleeBy=[questions.Move("north")]))
    assert red.place == "23" and red.situation == Free() and red.skip == 0 and out.value.escaped == ("red",)
    assert out.told(Moved) and foes[0].at == "33" and foes[0].id in world.castle.monsters
    assert len(world.decks.monster) == len(PACK.cards) and world.cards == {}, "whoever meets it now draws a new card"
    assert not any(isinstance(ask, questions.GoOn) for _, ask, _ in out.answered)


def test_flight_to_an_unknown_room():
    """DL-8.12e, DL-8.12f  Situation at_exit(north); in his next turn he enters the square to the north and turns it up."""
    world, red, foes = fighting()
    world.castle.squares["23"].kind, world.castle.squares["23"].edges, world.castle.squares["23"].signs = "", [], []
    out = fought(world, foes, flight(FleeBy=[questions.Move("north")]))
    assert red.place == "33" and red.situation == AtExit("north") and out.told(FledToExit) == [FledToExit("red", "33", "north")]
    assert foes[0].at == "33"
    world.castle.encounters.clear()
    out = run(take_forced_step(world, red), ["LT04"], ())
    assert red.place == "23" and out.told(TileTurned)[0].square == "23" and red.situation == Free()


def test_flight_down_and_outside():
    """DL-8.12g-X  A room with stairs: flight down is offered; from a tower outside."""
    world, red, foes = fighting()
    world.castle.squares["33"].stairs = 4
    assert questions.Move("down") in muster.ways_out(world.castle, red)
    out = fought(world, foes, flight(FleeBy=[questions.Move("down")]))
    assert red.place == BELOW and out.told(WentDown)
    world, red, foes = fighting()
    world.castle.squares["33"].kind = "tower"
    out = fought(world, foes, flight(FleeBy=[questions.Move("out")]))
    assert red.place == OUTSIDE and out.told(WentOutside)


def test_the_only_way_is_not_asked():
    """DL-8.12d  One free passage: he takes it.  DL-8.12g-X  Who is caught has none."""
    world, red, foes = fighting(edges="w w w o")
    out = fought(world, foes, flight())
    assert red.place == "32" and not any(isinstance(ask, questions.FleeBy) for _, ask, _ in out.answered)
    red.situation = Webbed()
    assert muster.ways_out(world.castle, red) == []


def test_a_monster_loses_its_nerve():
    """DL-8.14b, DL-8.9d-X  Three whiffs: it flees after the fight, not by the way he came in by, and its card is back."""
    world, _, foes = fighting(edges="o w w o")
    world.castle.encounters[0].shut = "west"
    out = fought(world, foes, player({"red": [AGILITY], "green": [STRENGTH]}))
    assert out.told(NerveBroken) and out.value.fled == ("orc1",) and foes[0].at == "23" and world.cards == {}


# ---- missiles --------------------------------------------------------------------------------------------------------
def test_daggers():
    """DLC-03  Iril, agility 9, an orc with 5, three daggers: 4, 9, 11: orc 3, one dagger left; none in an ambush."""
    world, iril, foes = fighting("H04", "H02", "H03")
    out = fought(world, foes, player({"red": [AGILITY], "green": [AGILITY]}, throw=[2, 2, 2, 0]), [4, 9, 11])
    assert [t.left for t in out.told(Thrown)] == [3, 2, 1] and [t.hit for t in out.told(Thrown)] == [True, True, False]
    assert iril.used["daggers"] == 3 and muster.missiles(iril) == (Missile.DAGGERS, 1)
    world, iril, foes = fighting("H04", "H02", "H03")
    out = fought(world, foes, player({"red": [AGILITY], "green": [AGILITY]}, throw=[2]), ambush=True)
    assert "daggers" not in iril.used and not out.told(Thrown) and out.value.slain == ("orc1",)


def test_daggers_that_kill():
    """DLC-03  A monster brought to 0 is dead before round 1."""
    world, _, foes = fighting("H04", "H02", "H03")
    world.cards = {}                                         # 1 combat point
    out = fought(world, foes, player(throw=[2]), [1])
    assert out.value.slain == ("orc1",) and out.told(FightOver) == [FightOver("33", 0, ("orc1",), (), {})]


def test_arrows():
    """DLC-07  Psyche 6: rolls 6 and 7 against a skeleton: two points, arrows left 2."""
    world, kestrel, foes = fighting("H08", "H02", "H03", kinds=("skeleton",))
    out = fought(world, foes, player({"red": [AGILITY], "green": [AGILITY]}, throw=[2, 2]), [6, 7])
    assert [t.hit for t in out.told(Thrown)] == [True, False] and kestrel.used["arrows"] == 2
    assert muster.missiles(kestrel) == (Missile.ARROWS, 2)


def test_shuriken():
    """DLC-08  After a whiff: one point without a roll, spent; nobody is hurt by it, and no flight is offered."""
    world, jiro, foes = fighting("H09", "H02", "H03")
    answer = player({"red": [AGILITY, ARMOUR, AGILITY], "green": [STRENGTH, PSYCHE, AGILITY]}, shuriken=[2, 2])
    out = fought(world, foes, answer)
    assert jiro.used["shuriken"] == 2 and muster.missiles(jiro) == (Missile.SHURIKEN, 2)
    assert [t.left for t in out.told(Thrown)] == [3, 2]


# ---- companions ------------------------------------------------------------------------------------------------------
def test_a_champion():
    """DL-12.3c  Champion orc 5 against skeleton 7: the hero's combat points are untouched; multi_fight = false offers no fight
    side by side."""
    world, red, foes = fighting(kinds=("skeleton",), edges="w w w w")
    red.companions = [ORC]
    answer = player({"red": [AGILITY], "green": [AGILITY]}, WhoFights=[questions.Champion("CO1")])
    out = fought(world, foes, answer)
    assert out.told(Begins)[1] == Begins("CO1", 5) and red.body == 10 and red.companions == [ORC]
    assert not [p for p in out.told(Paid) if p.fighter == "red"] and out.value.slain == ("skeleton1",)


def test_a_champion_risks_nothing_and_does_not_flee():
    """DL-12.3d  Loses and pays, no flight offered; three whiffs break both (whiff_duel = both), and it is free."""
    world, red, foes = fighting(edges="o o o o", whiff_duel="both")
    red.companions = [ORC]
    answer = player({"red": [AGILITY], "green": [STRENGTH]}, WhoFights=[questions.Champion("CO1")])
    out = fought(world, foes, answer, [1, 1])
    assert [n.monster for n in out.told(NerveBroken)] == ["CO1", "orc1"] and red.companions == []
    assert "CO1" in world.castle.monsters and world.castle.monsters["CO1"].at != "33"
    assert not any(ask in (Ask.RISK, Ask.FLEE) for _, ask, _ in out.answered)


def test_a_hound_that_breaks_leaves_the_game():
    """DL-12.3d  A beast without a row on the cards is gone; whiff_duel = opponent_only: it does not break."""
    for duel, kept in (("both", []), ("opponent_only", [HOUND])):
        world, red, foes = fighting(edges="o w w w", whiff_duel=duel)
        red.companions = [HOUND]
        answer = player({"red": [AGILITY], "green": [STRENGTH]}, WhoFights=[questions.Champion("CO2")])
        fought(world, foes, answer)
        assert red.companions == kept and "CO2" not in world.castle.monsters
        assert ("CO2" in world.castle.used) == (duel == "both")


def test_the_champion_dies():
    """DL-12.3e  The hero goes on with full combat points and a free choice; its tile is used."""
    world, red, foes = fighting(kinds=("skeleton",))
    red.companions = [ORC]
    answer = player({"red": [ARMOUR, ARMOUR, ARMOUR, ARMOUR, ARMOUR, AGILITY, ARMOUR], "green": [ARMOUR]},
                    WhoFights=[questions.Champion("CO1")])
    out = fought(world, foes, answer)
    assert out.told(TakesOver) == [TakesOver("red", "CO1")] and red.companions == [] and "CO1" in world.castle.used
    assert out.value.slain == ("skeleton1",)


# ---- joint fights ----------------------------------------------------------------------------------------------------
def test_two_against_one():
    """DL-13.3a  multi_fight = true: two heroes against a demon are one fight."""
    world, _, foes = fighting(kinds=("demon",), stand=("red", "blue"), **JOINT)
    out = fought(world, foes, player({"red": [ARMOUR], "blue": [ARMOUR], "green": [ARMOUR]}), heroes=("red", "blue"))
    assert out.told(FightBegun) == [FightBegun(("red", "blue"), ("demon1",), "33")]


@pytest.mark.parametrize("boards_per_fighter, boards", [("one", 2), ("each", 3)])
def test_boards(boards_per_fighter, boards):
    """DL-13.4a  One marker, both monsters on psyche; boards_per_fighter = each: a board for each."""
    from montjoy.games.drakborgen.duel.combatants import muster

    world, red, foes = fighting(kinds=("orc", "orc"), boards_per_fighter=boards_per_fighter, **JOINT)
    who, seats = run(fights.muster_against_monsters(world, [red], foes)).value
    assert muster(who, world.castle.options).boards == boards and seats.names == ["red", "green"]


def test_beside_him():
    """DL-13.4c-X  Hero and hound on one board, with multi_fight = true; he may do without."""
    for chosen, kinds in ((questions.Beside("CO2"), [Kind.COMPANION]), (questions.Myself(), [])):
        world, red, foes = fighting(**JOINT)
        red.companions = [HOUND]
        asked = run(fights.muster_against_monsters(world, [red], foes), (), [chosen])
        who, _ = asked.value
        assert [one.kind for one in who[1:-1]] == kinds and who[0].seat == who[-2].seat
        assert who[-1].kind == Kind.MONSTER


def test_more_than_a_fight_can_hold():
    """DL-13.3a  Nine monsters: seven at once, the others afterwards."""
    assert [len(b) for b in muster.batches([None] * 9, 1)] == [7, 2]


# ---- between rounds --------------------------------------------------------------------------------------------------
def test_a_potion_between_rounds():
    """DLC-13, DL-8-X6  It gives body points only, no combat points."""
    world, red, foes = fighting()
    potion = give(world, "red", "PO1")[0]
    red.body = 3
    answer = player({"red": [AGILITY, ARMOUR], "green": [AGILITY, ARMOUR]}, BetweenRounds=[questions.Drink(potion.id)])
    out = fought(world, foes, answer)
    assert red.body == 5 and out.told(Paid)[1].left == 1


def test_bane_dust_and_smoke():
    """DLC-24  SP08: three points fewer.  SP07: out between two rounds, by a passage of his choice."""
    world, _, foes = fighting()
    dust = give(world, "red", "SP08")[0]
    out = fought(world, foes, player(WIN, OfferCard=[questions.PlayCard(dust.id)]))
    assert out.told(Begins)[1:] == [Begins("orc1", 5), Begins("orc1", 2)]
    assert out.told(FightOver) == [FightOver("33", 1, ("orc1",), (), {})]
    world, red, foes = fighting()
    cloud = give(world, "red", "SP07")[0]
    out = fought(world, foes, player(WIN, OfferCard=[None, questions.PlayCard(cloud.id)], FleeBy=[questions.Move("east")]))
    assert out.told(Escaped) and red.place == "34" and out.value.escaped == ("red",)


# ---- dragon, heroes --------------------------------------------------------------------------------------------------
def test_the_dragon_is_slain():
    """DL-10.2, DL-10.3  A first blow before round 1; he is dead for good, and the slayer lives."""
    world, red, _ = fighting(kinds=())
    world.castle.encounters.clear()
    square(world, "33", "chamber")
    world.castle.dragon.state = "awake"
    red.strength, red.body = 99, 10
    out = run(fights.fight_dragon(world, [red], first_blow=True), [12], player({"red": [STRENGTH], "green": [STRENGTH]}))
    assert out.told(DragonSlain) == [DragonSlain(("red",))] and world.castle.dragon.state == "dead" and red.body == 10


def test_heroes_fight():
    """DL-13.5d-X, DL-12.3c  Who kills a hero takes all he has; the result says who is out."""
    world, _, _ = fighting(kinds=(), stand=("red", "blue"), chaos_rules=True, **JOINT)
    blue = world.castle.heroes["blue"]
    blue.body = 1
    key = give(world, "blue", "key")[0]
    out = run(fights.fight_heroes(world, [["red"], ["blue"]]), (), player({"red": [ARMOUR], "blue": [ARMOUR]}))
    assert out.value.slain == out.value.out == ("blue",) and isinstance(blue.situation, Dead)
    assert [t.id for t in world.castle.heroes["red"].things] == [key.id]


def test_losses_in_turn_order_whoever_attacked():
    """DL-8-X1  F5: heroes settle in turn order, also when the attacker is not the first of them."""
    world, _, _ = fighting("H01", "H02", "H03", kinds=(), stand=("red", "blue", "green"), **CHAOS)
    out = run(fights.fight_heroes(world, [["green"], ["red", "blue"]]), (), [(PSYCHE, ARMOUR, AGILITY), PAY, PAY])
    assert world.fighters == ["red", "blue", "green"]
    assert [(e.fighter, e.loss) for e in out.told(Paid)] == [("blue", 1), ("green", 1)]


# ---- boards of one player --------------------------------------------------------------------------------------------
def alone(**options):
    world, red, foes = fighting("H01", monster_controller_fallback="hotseat", **options)
    world.castle.encounters[-1].by = "red"
    return world, red, foes


def asked(part):
    return streams.asked(1, part)


def test_hotseat_asks_for_the_monsters_position_first():
    """DL-BASE-23, DL-8.3c  monster_controller_fallback = hotseat: the same person is asked for the monster's position, then for
    the hero's, and each answer says whose it is."""
    world, red, foes = alone()
    out = run(fights.fight(world, [red], foes, ambush=False))
    parts = out.pending.parts
    assert [part.seat for part in parts] == [0, 0] and world.seats == ("red",)
    assert [part.ask for part in parts] == [Ask.POSITION, Ask.SECOND]
    named = [labels.label(seen(world, "red"), asked(part), ARMOUR) for part in parts]
    orcs, reds = (world.fight.fighter[i].value[ARMOUR] for i in (1, 0))
    orc = questions.TakePositionOf("orc1", "armour", orcs, (reds,))
    assert named == [orc, questions.TakePositionOf("red", "armour", reds, (orcs,))]


def test_hotseat_positions_are_those_that_were_meant():
    """DL-BASE-23, DL-8.6  Orc on armour, red on agility: red hits."""
    world, red, foes = alone()
    run(fights.fight(world, [red], foes, ambush=False), (), [(ARMOUR, AGILITY)])
    fight = world.fight
    assert fight is not None and world.fighters == ["red", "orc1"]
    assert [fight.board[fight.fighter[i].board].position for i in (0, 1)] == [AGILITY, ARMOUR]
    assert fight.fighter[1].points == 4 and fight.fighter[0].points == red.body


def test_boards_each_are_told_apart():
    """DL-13.4a  boards_per_fighter = each: whoever has two boards is told which one an answer is for; who has one is not.
    DL-8.7a  Beside each position stand the values of both sides for it."""
    world, red, foes = fighting("H01", "H02", "H03", kinds=("orc", "orc"), boards_per_fighter="each", **JOINT)
    out = run(fights.fight(world, [red], foes, ambush=False))
    assert [part.ask for part in out.pending.parts] == [Ask.POSITION, Ask.POSITION, Ask.SECOND]
    hero, first, second = [asked(part) for part in out.pending.parts]
    assert labels.label(seen(world, "red"), hero, AGILITY) == questions.TakePosition("agility", 4, (6,))
    assert labels.label(seen(world, "green"), first, AGILITY) == questions.TakePositionOf("orc1", "agility", 6, (4,))
    assert labels.label(seen(world, "green"), second, AGILITY) == questions.TakePositionOf("orc2", "agility", 6, (4,))


def test_the_clock_with_two_boards():
    """DL-8.5b  combat_timer_seconds = 7: when the time is up both his markers stay where they lie."""
    world, red, foes = alone(combat_timer_seconds=7)
    run(fights.fight(world, [red], foes, ambush=False), (), [(STRENGTH, STRENGTH)])
    view = seen(world, "red")
    for ask in (Ask.POSITION, Ask.SECOND):
        assert defaults.in_fight(view.fight, f"Ask.{ask.name}", (0, 1, 2, 4)) == 4


# ---- the clock -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("combat_timer_seconds, first, later", [(0, 0, 0), (7, 67, 7)])
def test_the_clock_of_a_fight(combat_timer_seconds, first, later):
    """DL-8.5a, DL-8.5c-X, DL-QA-10  A table learns how long a position may be thought about: in round 1 there is a minute more,
    to look at the values; of other questions there is no limit."""
    world, red, foes = fighting("H01", "H02", "H03", combat_timer_seconds=combat_timer_seconds)
    out = run(fights.fight(world, [red], foes, ambush=False))
    assert [game.limit(seen(world, part.seat), asked(part)) for part in out.pending.parts] == [first, first]
    assert game.limit(seen(world, "red"), streams.Asked(1, "choose", questions.FleeBy())) == 0
    world, red, foes = fighting("H01", "H02", "H03", combat_timer_seconds=combat_timer_seconds)
    out = run(fights.fight(world, [red], foes, ambush=False), (), [(STRENGTH, AGILITY)])
    assert [game.limit(seen(world, part.seat), asked(part)) for part in out.pending.parts] == [later, later]
    assert game.limit(seen(world, "red"), streams.Asked(1, "choose", "Ask.RISK", (0, 1))) == 0
