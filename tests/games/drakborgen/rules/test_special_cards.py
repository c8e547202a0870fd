"""The special cards SP01 to SP10, one by one."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.duel import opening
from montjoy.games.drakborgen.duel.combatants import a_hero, a_monster, muster, the_dragon
from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.state import Came, Retired
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import CardPlayed, Peeked, TilesSeen
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import catacombs, fights, labyrinth, special_cards, turns
from tests.games.drakborgen.board import PACK, at, begun, give, run, seen, square


def holding(card, *heroes, **more):
    """Red in a room, with a special card; blue with another."""
    world = begun(*(heroes or ("H01", "H02")), **more)
    square(world, "33")
    at(world, "red", "33")
    give(world, "red", card)
    give(world, "blue", "SP10" if card != "SP10" else "SP05")
    return world, world.castle.heroes["red"]


def known_rooms(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


# ---- own turn --------------------------------------------------------------------------------------------------------
def test_second_wind():
    """SP01, DLC-24  Second wind: regain 3 body points; the card is out of the game."""
    world, red = holding("SP01")
    red.body = 4
    act = questions.PlayCard("red.s1")
    assert act in turns.free_options(seen(world, "red"))
    out = run(turns.take_free_act(world, red, act))
    assert red.body == 7 and red.things == [] and "red.s1" not in world.faces and "SP01" not in world.decks.special.bag
    assert out.told(CardPlayed) == [CardPlayed("red", "red.s1", "SP01", "")]


def test_far_seeing_glass():
    """SP06, DLC-24  Both tiles of an adjacent face-down square, for his eyes alone; they are put back and stay there."""
    world, red = holding("SP06")
    square(world, "34")
    offered = [o for o in turns.free_options(seen(world, "red")) if isinstance(o, questions.PlayCard)]
    assert offered == [questions.PlayCard("red.s1", s) for s in ("23", "43", "32")]
    out = run(turns.take_free_act(world, red, questions.PlayCard("red.s1", "23")), ["LT45", "RT042"])
    assert out.told(Peeked) == [Peeked("red", "23")]
    assert [(to, e) for to, e in out.events if isinstance(e, TilesSeen)] == [("red", TilesSeen("23", "LT45", "RT042"))]
    assert world.peeks["23"].by == ["red"] and list(seen(world, "red").peeks) == ["23"] and not seen(world, "blue").peeks


def test_the_glass_is_no_use_below():
    """SP06  Outside and in the catacombs there is no adjacent square to look at."""
    world, _ = holding("SP06")
    for place in (BELOW, OUTSIDE):
        at(world, "red", place)
        assert special_cards.own_turn_options(seen(world, "red")) == []


# ---- the catacombs ---------------------------------------------------------------------------------------------------
def test_clew_of_thread(monkeypatch):
    """SP02, DLC-24  Instead of rolling in the catacombs: up by a face-up staircase of his choice."""
    came = []

    async def enter(world, hero, to, how, *, goes_on, turns="entry"):
        hero.place, hero.came = to, how
        came.append((to, goes_on))
        return True

    monkeypatch.setattr(labyrinth, "enter", enter)
    world, red = holding("SP02")
    square(world, "34", stairs=4)
    square(world, "35", stairs=2)
    assert special_cards.thread_options(seen(world, "red")) == []
    at(world, "red", BELOW)
    offered = special_cards.thread_options(seen(world, "red"))
    assert offered == [questions.PlayCard("red.s1", "35"), questions.PlayCard("red.s1", "34")]
    run(catacombs.climb_by_thread(world, red, offered[1]))
    assert came == [("34", True)] and red.came == Came("down", "stairs") and red.things == []


# ---- doors, encounters: what the other chapters ask ------------------------------------------------------------------
@pytest.mark.parametrize("card, power", [("SP03", "master_key"), ("SP04", "banish"), ("SP09", "bind"), ("SP02", "choose_exit")])
def test_own_cards(card, power):
    """SP02, SP03, SP04, SP09, DLC-23  His own card with a power; the other holder knows nothing of it."""
    world, _ = holding(card)
    assert special_cards.own_cards(seen(world, "red"), power) == ["red.s1"]
    assert special_cards.own_cards(seen(world, "blue"), power) == []


def test_the_master_key_stays():
    """SP03, DLC-24  It is shown, not discarded, and works for the whole game; from now on everybody knows it."""
    world, red = holding("SP03")
    for _ in range(2):
        out = run(special_cards.spend_card(world, red, "red.s1"))
        assert out.told(CardPlayed) == [CardPlayed("red", "red.s1", "SP03", "")] and len(red.things) == 1
    assert seen(world, "blue").faces["red.s1"] == "SP03"


@pytest.mark.parametrize("card", ["SP04", "SP09"])
def test_words_are_spent(card):
    """SP04, SP09, DLC-31  Played once, then out of the game."""
    world, red = holding(card)
    run(special_cards.spend_card(world, red, "red.s1"))
    assert red.things == [] and card not in world.seen_by


# ---- reactions -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card, when, power, value", [
    ("SP05", "dragon_draw", "skip_dragon", 1), ("SP07", "fight", "smoke", 1), ("SP08", "fight_start", "monster_sp", -3),
    ("SP10", "end_of_round", "still_sun", 1),
])
def test_reactions(card, when, power, value):
    """SP05, SP07, SP08, SP10, DLC-23  Offered in its moment to whoever holds any special card; played, shown, gone."""
    world, red = holding(card)
    out = run(special_cards.ask_for_reaction(world, red, when), (), [questions.PlayCard("red.s1")])
    assert getattr(out.value.effect, power) == value and red.things == []
    world, red = holding(card)
    assert run(special_cards.ask_for_reaction(world, red, when), (), [None]).value is None and len(red.things) == 1
    other = next(w for w in ("dragon_draw", "fight", "fight_start", "end_of_round") if w != when)
    asked = run(special_cards.ask_for_reaction(world, red, other), ()).pending
    assert asked.options == [], "the same offer, with nothing to play"
    red.things.clear()
    assert run(special_cards.ask_for_reaction(world, red, when)).value is None


def test_no_smoke_against_the_dragon():
    """SP07, DL-10.1c  Not against the dragon: between the rounds nobody is asked."""
    world, red = holding("SP07")
    square(world, "33", "chamber")
    world.castle.dragon.state = "awake"
    asked = []

    def answer(seat, ask, options):
        asked.append(getattr(ask, "when", ""))
        return None if isinstance(ask, questions.OfferCard) else 1 if ask == Ask.POSITION and seat == "red" else 0

    run(fights.fight_dragon(world, [red], first_blow=False), (), answer)
    assert "fight_start" in asked and "fight" not in asked


def test_hourglass():
    """SP10, DLC-23, DLC-24  Everybody who holds a special card is asked at once; the sun does not move this round."""
    world, red = holding("SP05", "H01", "H02", "H03")
    assert run(special_cards.ask_for_hourglass(world), (), [(None, questions.PlayCard("blue.s1"))]).value is True
    assert world.castle.heroes["blue"].things == [] and len(red.things) == 1
    assert run(special_cards.ask_for_hourglass(world), (), [(None,)]).value is False
    red.things.clear()
    assert run(special_cards.ask_for_hourglass(world)).value is False


def test_hourglass_of_a_retired_hero():
    """SP10  Who is out of the game has no say."""
    world, _ = holding("SP05")
    at(world, "blue", OUTSIDE, situation=Retired())
    assert run(special_cards.ask_for_hourglass(world), (), [(None,)]).value is False


@pytest.mark.parametrize("card", sorted(PACK.specials))
def test_every_special_card_does_one_thing(card):
    """DLC-24  Each row has exactly one effect and its moment; a card in the own turn's list is no reaction."""
    row = PACK.specials[card]
    assert sum(getattr(row.effect, name) != 0 for name in row.effect.__struct_fields__) == 1
    world, _ = holding(card)
    in_turn = special_cards.own_turn_options(seen(world, "red"))
    assert bool(in_turn) is (row.when == "own_turn")


def test_hourglass_held_by_both():
    """SP10, DLC-23  Two would hold the sun: the first in turn order spends his card, the other keeps his."""
    world, red = known_rooms()
    blue = world.castle.heroes["blue"]
    give(world, "red", "SP10")
    give(world, "blue", "SP05")
    world.faces["blue.s1"], world.seen_by["SP10"] = "SP10", ["red", "blue"]
    both = (questions.PlayCard("red.s1"), questions.PlayCard("blue.s1"))
    assert run(special_cards.ask_for_hourglass(world), (), [both]).value is True
    assert red.things == [] and len(blue.things) == 1


@pytest.mark.parametrize("enemy, left", [(a_monster("orc1", (6, 5, 5, 4), card=5, seat=1), 2),
                                         (a_monster("elf1", (9, 2, 3, 4), card=2, seat=1), 1),
                                         (the_dragon("dragon", (5, 20, 24, 7), points=20), 17)])
def test_bane_dust(enemy, left):
    """SP08, DLC-24  Before round 1 the monster begins with 3 combat points fewer, at least 1; also the dragon."""
    world, red = known_rooms()
    give(world, "red", "SP08")
    row = run(special_cards.ask_for_reaction(world, red, "fight_start"), (), [questions.PlayCard("red.s1")]).value
    fight = muster([a_hero("red", (4, 9, 8, 5), body=10, seat=0), enemy])
    opening.weaken(fight, 1, -row.effect.monster_sp)
    assert fight.fighter[1].points == left
