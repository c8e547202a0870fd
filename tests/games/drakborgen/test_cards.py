"""The special cards SP01 to SP10, one by one; abilities and spells."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.pack.lookup import load
from montjoy.games.drakborgen.model.state import Came, PackRef, Retired
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import CardPlayed, Peeked, SpellCast, TilesSeen
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import catacombs, labyrinth, special_cards, turns
from montjoy.games.drakborgen.seen.view import glance
from tests.games.drakborgen.board import at, begun, give, run, seen, square

PACK = load(PackRef())


def holding(card, *heroes, **more):
    """Red in a room, with a special card; blue with another."""
    world = begun(*(heroes or ("H01", "H02")), **more)
    square(world, "33")
    at(world, "red", "33")
    give(world, "red", card)
    give(world, "blue", "SP10" if card != "SP10" else "SP05")
    return world, world.castle.heroes["red"]


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
    assert [(to, e) for to, e in out.events if isinstance(e, TilesSeen)] == [(("red",), TilesSeen("23", "LT45", "RT042"))] or [
        to for to, e in out.events if isinstance(e, TilesSeen)] == ["red"]
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
    """SP07  Not against the dragon."""
    world, _ = holding("SP07")
    assert special_cards.reactions(glance(world, "red"), "fight") == [questions.PlayCard("red.s1")]
    assert special_cards.reactions(glance(world, "red"), "fight", against_dragon=True) == []


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


# ---- abilities and spells --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["H01", "H02", "H12"])
def test_no_ability(card):
    """DLC-01  Rohan, Sigeir and Gudrun have no ability: no charges, nothing is ever offered."""
    world = begun(card)
    red = at(world, "red", "33")
    square(world, "33")
    assert (red.ability, red.charges) == ("none", 0) and not special_cards.has_ability(red, "none")
    every = [row.ability for row in PACK.heroes.values()]
    assert not any(special_cards.has_ability(red, ability) for ability in every) and not any(special_cards.may_cast(red, s) for s in special_cards.SPELLS)
    from montjoy.games.drakborgen.rules.teleport import blink_options

    assert blink_options(seen(world, "red")) == [] and turns.free_options(seen(world, "red")) == []


def test_one_ability_each():
    """DLC-01  Every other hero has the ability of his card, and no other."""
    for id, row in PACK.heroes.items():
        red = begun(id).castle.heroes["red"]
        assert [a for a in dict.fromkeys(r.ability for r in PACK.heroes.values()) if special_cards.has_ability(red, a)] == (
            [row.ability] if row.ability != "none" else [])


@pytest.mark.parametrize("spell", sorted(PACK.spells))
def test_each_spell_once(spell):
    """DLC-04  Four spells, each once in the game; casting one leaves the others."""
    world = begun("H05", "H04")
    red, blue = world.castle.heroes["red"], world.castle.heroes["blue"]
    assert special_cards.may_cast(red, spell) and special_cards.why_not_cast(blue, spell).reason == "has-no-spells"
    out = run(special_cards.cast_spell(world, red, spell))
    assert out.told(SpellCast) == [SpellCast("red", spell)] and special_cards.why_not_cast(red, spell).reason == "cast-already"
    assert sum(special_cards.may_cast(red, s) for s in special_cards.SPELLS) == 3
