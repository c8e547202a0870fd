"""The treasure chamber: threshold, treasure cards, dragon cards, empty again: sections 4.10 and 9.1 to 9.4."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from montjoy.core.effects import ALL
from montjoy.games.drakborgen.model.passages import monsters_ways
from montjoy.games.drakborgen.model.state import Came, Free, TurningBack
from montjoy.games.drakborgen.play import take_hero_turn, take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CardTaken,
    DeckEmpty,
    Declined,
    DragonCard,
    DragonCardSkipped,
    DragonSleeps,
    DragonWoke,
    EnteredChamber,
    FaceSeen,
    GreedHolds,
    ReachedChamber,
    RoomTurned,
    SteppedBack,
    TreasureDeclined,
)
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import body_points, chamber, dragon, teleport
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square
from tests.games.drakborgen.scenes import before, inside

STAY, TAKE, NO_CARD = questions.Stay(), questions.TakeCard(), questions.NoCard()
WEST, EAST = questions.Move("west"), questions.Move("east")


def cards_of(world, hero):
    return [world.faces[t.id] for t in hero.things if t.sort == "treasure_card"]


def turn(world, dice=(), answers=(), seat="red"):
    return run(take_player_turn(world, seat), dice, answers)


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


# ---- the threshold ---------------------------------------------------------------------------------------------------
def test_no_room_tile():
    """DL-4.10a  The chamber is turned up: its room tile is put aside unseen, nothing is found."""
    world = begun()
    square(world, "43")
    red = at(world, "red", "43", way="west")
    out = run(take_hero_turn(world, red), ["LT01", "DC01"], [questions.Move("east"), questions.GoIn(), NO_CARD])
    assert world.castle.squares["44"].kind == "chamber" and not out.told(RoomTurned) and world.castle.unseen == 1
    assert out.told(ReachedChamber) == [ReachedChamber("red", "44")]


def test_in_or_back():
    """DL-4.10b  Decline: no treasure card, no dragon card, forced step back next turn; he does not count as inside."""
    world, red = before()
    out = run(take_hero_turn(world, red), (), [questions.Move("east"), questions.StepBack()])
    assert out.over and red.situation == TurningBack("chamber") and out.told(Declined) == [Declined("red", "44", "chamber")]
    assert not out.rolls and not world.castle.dragon.visited
    out = run(take_hero_turn(world, red))
    assert out.over and red.place == "43" and out.told(SteppedBack)


def test_he_goes_in():
    """DL-4.10b  In: one treasure card offered, one dragon card drawn, in the turn he comes in."""
    world, red = before()
    out = run(take_hero_turn(world, red), ["TC03", "DC01"], [questions.Move("east"), questions.GoIn(), TAKE])
    assert out.told(EnteredChamber) and cards_of(world, red) == ["TC03"] and world.castle.dragon.drawn == ["DC01"]


@pytest.mark.parametrize("how", ["gate", "secret", "teleport"])
def test_without_a_way_back(how):
    """DL-4.10b  Without a free way back turning back is not offered: he is in."""
    world, red = before()
    red.place, red.came = "44", Came("" if how == "teleport" else "west", how)
    if how == "gate":
        square(world, "44", "chamber", edges="o o o g")
    out = run(chamber.reach_chamber(world, red))
    assert out.over and out.told(EnteredChamber) and red.situation == Free()


def test_the_threshold_is_no_visit():
    """DLC-24, DL-4.10b, DL-9.3b  dragon_restless waits for the next visit, and who turns back at the threshold was not
    inside."""
    world = begun()
    square(world, "33"), square(world, "34", "chamber")
    red, beast = at(world, "red", "33"), world.castle.dragon
    beast.restless = True
    turn(world, (), [EAST, questions.StepBack()])
    turn(world)
    assert (red.place, beast.restless, beast.visited) == ("33", True, False)
    turn(world, ["DC01", "DC02"], [EAST, questions.GoIn(), questions.NoCard()])
    turn(world, (), [WEST])
    assert not beast.restless and not beast.drawn


# ---- the draw --------------------------------------------------------------------------------------------------------
def test_three_turns():
    """DL-9.1a, DL-9.1c-X  Three turns inside with a sleeping dragon: three cards, one a turn."""
    world, red = inside()
    for treasure, card in (("TC01", "DC01"), ("TC02", "DC02"), ("TC03", "DC03")):
        run(take_hero_turn(world, red), [treasure, card], [STAY, TAKE])
    assert cards_of(world, red) == ["TC01", "TC02", "TC03"] and world.castle.dragon.drawn == ["DC01", "DC02", "DC03"]


def test_the_dragon_card_is_a_duty():
    """DL-9.1b  Declines the treasure: the dragon card is still drawn."""
    world, red = inside()
    out = run(take_hero_turn(world, red), ["DC01"], [STAY, NO_CARD])
    assert out.told(TreasureDeclined) and out.told(DragonCard) == [DragonCard("red", "DC01", "asleep")]


def test_treasure_first_is_kept():
    """DL-9.1b  treasure_draw_order = treasure_first: the card is his even if the dragon then wakes."""
    world, red = inside()
    out = run(take_hero_turn(world, red), ["TC05", "DC12"], [STAY, TAKE])
    assert cards_of(world, red) == ["TC05"] and world.castle.dragon.state == "awake" and out.told(DragonWoke)


def test_dragon_first():
    """DL-9.1b  treasure_draw_order = dragon_first: a waking dragon bars the treasure card of that turn too."""
    world, red = inside(treasure_draw_order="dragon_first")
    out = run(take_hero_turn(world, red), ["DC12"], [STAY, questions.LetItSleep()])
    assert out.over and cards_of(world, red) == []
    world, red = inside(treasure_draw_order="dragon_first")
    run(take_hero_turn(world, red), ["DC01", "TC05"], [STAY, questions.LetItSleep(), TAKE])
    assert cards_of(world, red) == ["TC05"]


def test_whoever_leaves_draws_nothing():
    """DL-9.1c-X  Leave: no draw; nor at the threshold."""
    world, red = inside()
    out = run(take_hero_turn(world, red), (), [questions.Move("west")])
    assert out.over and red.place == "43" and not out.rolls


def test_a_failed_attempt_on_a_door():
    """DL-9.1c-X  Inside after a door that would not open: draw."""
    world, red = inside()
    square(world, "44", "chamber", edges="d o o o")
    square(world, "34")
    run(take_hero_turn(world, red), [12, "DC01"], [questions.ForceDoor("north"), NO_CARD])
    assert world.castle.dragon.drawn == ["DC01"]


@pytest.mark.parametrize("state", ["rests", "loses the turn"])
def test_rest_and_lost_turns(state):
    """DL-9.1c-X, DL-5.4-X  Rest in the chamber: dragon card drawn, treasure deck unchanged; so when he must lose his turn."""
    world, red = inside()
    red.body = 5
    if state == "rests":
        out = run(take_hero_turn(world, red), [2, "DC01"], [questions.Rest()])
    else:
        red.skip = 1
        out = run(take_hero_turn(world, red), ["DC01"])
    assert out.over and world.castle.dragon.drawn == ["DC01"] and len(world.decks.treasure) == len(PACK.treasures)


def test_each_in_his_turn():
    """DL-9.4  Two heroes: two dragon cards a round."""
    world, _red = inside()
    at(world, "blue", "44", way="east")
    for seat, card in (("red", "DC01"), ("blue", "DC02")):
        run(take_player_turn(world, seat), [card], [STAY, NO_CARD])
    assert world.castle.dragon.drawn == ["DC01", "DC02"]


# ---- faces -----------------------------------------------------------------------------------------------------------
def test_its_owner_looks():
    """DL-9.1d  The others see only how many he has: count, no face (treasure_faces = owner)."""
    world, red = inside()
    out = run(dragon.draw_treasure(world, red), ["TC05"])
    card = red.things[0]
    assert (card.id, card.what, card.gold) == ("red.t1", "", 0)
    assert (("red",), FaceSeen("red.t1", "TC05")) in out.events
    assert (ALL, CardTaken("red", "red.t1", "treasure_card")) in out.events
    assert seen(world, "red").faces == {"red.t1": "TC05"} and seen(world, "blue").faces == {}
    assert [t.id for t in seen(world, "blue").castle.heroes["red"].things] == ["red.t1"]


def test_nobody_until_out():
    """DL-9.1d  treasure_faces = nobody_until_out: unseen by its owner too, until he stands outside the castle; then he alone
    looks."""
    world, red = inside(treasure_faces="nobody_until_out")
    out = run(dragon.draw_treasure(world, red), ["TC05"])
    assert not out.told(FaceSeen) and seen(world, "red").faces == {}
    at(world, "red", "00")
    out = run(take_hero_turn(world, red), (), [questions.Move("out")])
    assert red.place == OUTSIDE and out.events.count((("red",), FaceSeen("red.t1", "TC05"))) == 1
    assert seen(world, "red").faces == {"red.t1": "TC05"} and seen(world, "blue").faces == {}


def test_all_see():
    """DL-9.1d  treasure_faces = all: shown to everybody when drawn."""
    world, red = inside(treasure_faces="all")
    run(dragon.draw_treasure(world, red), ["TC05"])
    assert seen(world, "blue").faces == {"red.t1": "TC05"} == seen(world, "red").faces


def test_empty_deck():
    """DL-9-X2  All cards out: nothing is drawn, no error; the dragon card still is."""
    world, red = inside()
    world.decks.treasure.bag = []
    out = run(take_hero_turn(world, red), ["DC01"], [STAY, NO_CARD])
    assert out.told(DeckEmpty) == [DeckEmpty("treasure")] and world.castle.dragon.drawn == ["DC01"]
    question = out.answered[-1]
    assert question[1] == questions.DrawTreasure(1)
    world.castle.dragon.state = "dead"
    assert run(dragon.draw_in_chamber(world, red, rested=False)).over


# ---- dragon cards ----------------------------------------------------------------------------------------------------
def test_one_in_twelve():
    """DL-9.2a, DL-9.2b  Eleven cards show the dragon asleep, one awake: the first draw wakes him with chance 1/12; every card has
    the same chance."""
    states = Counter()
    world, red = inside()
    law = world.decks.dragon.law()
    assert len(law) == len(PACK.dragon_cards) and {weight for _, weight in law} == {1}
    for card, _ in law:
        world, red = inside()
        out = run(dragon.draw_dragon_card(world, red), [card])
        assert out.rolls == [("DL-9.2a", ("red",), card)] and out.events[0][0] == ALL
        states[world.castle.dragon.state] += 1
    assert states == {"asleep": 11, "awake": 1}


def test_the_danger_grows():
    """DL-9.3a, DL-9.2b  Five asleep drawn: the next wakes with chance 1/7."""
    world, red = inside()
    for n in range(1, 6):
        run(dragon.draw_dragon_card(world, red), [f"DC{n:02}"])
    law = dict(world.decks.dragon.law())
    assert Fraction(law["DC12"], sum(law.values())) == Fraction(1, 7) and len(world.castle.dragon.drawn) == 5


@pytest.mark.parametrize("leaves", ["walks", "dies", "is teleported"])
def test_back_to_sleep(leaves):
    """DL-9.3b  The last hero leaves, dies or is teleported away: 12 cards again."""
    world, red = inside(drawn=("DC01", "DC02"))
    match leaves:
        case "walks":
            out = run(take_hero_turn(world, red), (), [questions.Move("west")])
        case "dies":
            out = run(body_points.hurt(world, red, 99, "DL-5.1b"))
        case _:
            out = run(teleport.teleport_by_die(world, red), [5])
    assert len(world.decks.dragon) == len(PACK.dragon_cards) and world.castle.dragon.drawn == []
    assert out.told(DragonSleeps) == [DragonSleeps(2)]


def test_not_while_another_is_inside():
    """DL-9.3a, DL-9.3b  Not put back while any hero is inside; one at the threshold is not."""
    world, red = inside(drawn=("DC01",))
    blue = at(world, "blue", "44", way="east")
    run(take_hero_turn(world, red), (), [questions.Move("west")])
    assert world.castle.dragon.drawn == ["DC01"]
    blue.situation = TurningBack("chamber")
    run(chamber.close_if_empty(world))
    assert len(world.decks.dragon) == len(PACK.dragon_cards)


def test_lullaby():
    """DLC-24  SP05 (skip_dragon = 1): no dragon card this time; whoever holds any special card is offered a reaction."""
    world, red = inside()
    give(world, "red", "SP05")
    out = run(take_hero_turn(world, red), (), [STAY, NO_CARD, questions.PlayCard("red.s1")])
    assert out.told(DragonCardSkipped) and len(world.decks.dragon) == len(PACK.dragon_cards) and red.things == []
    world, red = inside()
    give(world, "red", "SP06")
    out = run(take_hero_turn(world, red), ["DC01"], [STAY, NO_CARD, None])
    assert out.answered[-1][1] == questions.OfferCard("dragon_draw")


def test_restless():
    """DLC-24  dragon_restless: each draw is of two cards until the chamber is next empty; a dragon that has woken ends it."""
    world, red = inside()
    world.castle.dragon.restless = True
    run(dragon.draw_in_chamber(world, red, rested=True), ["DC01", "DC02"])
    assert world.castle.dragon.drawn == ["DC01", "DC02"]
    run(take_hero_turn(world, red), (), [questions.Move("west")])
    assert not world.castle.dragon.restless and not world.castle.dragon.drawn
    run(chamber.close_if_empty(world))
    world.castle.dragon.restless = True
    run(chamber.close_if_empty(world))
    assert world.castle.dragon.restless, "empty when it became restless: for the next visit"
    at(world, "red", "44")
    run(dragon.draw_in_chamber(world, red, rested=True), ["DC12"])
    assert world.castle.dragon.state == "awake"


def test_lullaby_once():
    """SP05, DLC-24  No dragon card is drawn this time."""
    world, _ = room()
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    give(world, "red", "SP05")
    out = run(dragon.draw_dragon_card(world, red), (), [questions.PlayCard("red.s1")])
    assert out.told(DragonCardSkipped) == [DragonCardSkipped("red")] and world.castle.dragon.drawn == []
    run(dragon.draw_dragon_card(world, red), [next(c for c, r in PACK.dragon_cards.items() if r.state == "asleep")])
    assert len(world.castle.dragon.drawn) == 1


# ---- without a dragon ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("dice, answers, cards", [
    ((), [NO_CARD], []), (["TC01"], [TAKE, NO_CARD], ["TC01"]), (["TC01", "TC02"], [TAKE, TAKE], ["TC01", "TC02"]),
])
def test_a_dead_dragon(dice, answers, cards):
    """DL-10.4  Turn inside: 0, 1 or 2 cards, no dragon card."""
    world, red = inside(dragon="dead")
    run(take_hero_turn(world, red), dice, [STAY, *answers])
    assert cards_of(world, red) == cards and len(world.decks.dragon) == len(PACK.dragon_cards)


def test_awake_no_cards():
    """DL-9.5a  Awake: nobody inside takes treasure cards, no dragon card is drawn."""
    world, red = inside(dragon="awake")
    out = run(dragon.draw_in_chamber(world, red, rested=True))
    assert out.over and not out.rolls and not out.answered


# ---- the Ring of Greed -----------------------------------------------------------------------------------------------
def test_greed_holds():
    """DLC-24  RI8 (greed = 1): he may not leave while the dragon sleeps and cards remain, unless a D12 is up to his psyche; one
    try a turn."""
    world, red = inside()
    give(world, "red", "RI8")
    out = run(take_hero_turn(world, red), [red.psyche + 1, "DC01"], [questions.Move("west"), STAY, NO_CARD])
    assert red.place == "44" and out.told(GreedHolds) == [GreedHolds("red", red.psyche + 1)]
    world.castle.handled = []
    out = run(take_hero_turn(world, red), [red.psyche], [questions.Move("west")])
    assert red.place == "43" and not out.told(GreedHolds)


def test_greed_one_try():
    """DLC-24  RI8: after the try no move is offered, not even by a spell; outside the chamber it does nothing."""
    world, red = inside("H05", "H02")
    give(world, "red", "RI8")
    assert run(chamber.try_to_leave(world, red), [12]).value is False
    assert run(chamber.try_to_leave(world, red)).value is False
    offered = turn_options(seen(world, "red"))
    assert not [o for o in offered if isinstance(o, questions.Move | questions.Blink)] and chamber.is_held(seen(world, "red"))
    assert run(teleport.blink(world, red, questions.Blink("43", "blink"))).value is False and red.used == {}
    red.place = "43"
    assert run(chamber.try_to_leave(world, red)).value is True and not chamber.is_held(seen(world, "red"))


@pytest.mark.parametrize("why", ["awake", "dead", "no cards", "not worn"])
def test_greed_lets_go(why):
    """DLC-24  RI8: not when the dragon is awake or dead, the deck empty, or the ring only carried."""
    world, red = inside(dragon=why if why in ("awake", "dead") else "asleep")
    give(world, "red", "RI8")
    if why == "no cards":
        world.decks.treasure.bag = []
    if why == "not worn":
        red.worn = []
    assert run(chamber.try_to_leave(world, red)).value is True


def test_monsters_stay_out():
    """DL-4.10b  No monster comes in."""
    world, _red = inside()
    orc = monster(world, "orc", "43")
    assert "44" not in [p.to for p in monsters_ways(world.castle, orc.at)]
