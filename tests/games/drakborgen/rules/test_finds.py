"""What is found or paid, and who of a group gets it.  DL-13.1f, DL-QA-06, DLC-20, DLC-23."""

from __future__ import annotations

import pytest

from montjoy.core.effects import Together
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.rows import Reward
from montjoy.games.drakborgen.model.state import Dead
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CardTaken,
    DeckEmpty,
    FaceSeen,
    FindClaimed,
    FindDecided,
    Found,
    LeftLying,
    PickedUp,
    Rewarded,
)
from montjoy.games.drakborgen.rules import finds, turns
from montjoy.games.drakborgen.rules.finds import gain
from tests.games.drakborgen.board import PACK, at, begun, monster, run, seen, square
from tests.games.drakborgen.scenes import phased


def ids(hero):
    return [t.id for t in hero.things]


# ---- rewards ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("tile, given, gold", [
    ("RT022", Reward(treasure=80), 80), ("RT031", Reward(item="IT1"), 0), ("RT027", Reward(deck="amulet"), 40),
    ("RT032", Reward(deck="ring"), 50), ("RT006", Reward(treasure=40), 40), ("RT029", Reward(treasure=120), 120),
])
def test_reward(tile, given, gold):
    """DLC-20  A troll with reward 80 dies or flees: the hero gets a treasure of 80; and it is paid once."""
    world = begun("H01")
    red = at(world, "red", "33")
    figure = monster(world, "mountain_troll", "33", reward=given)
    dice = {"amulet": ["AM03"], "ring": ["RI2"]}.get(given.deck, [])
    out = run(finds.pay_reward(world, [red], figure), dice)
    assert out.told(Rewarded) == [Rewarded("red", figure.id)] and figure.reward is None
    assert len(red.things) == 1 and red.things[0].gold == gold
    assert not run(finds.pay_reward(world, [red], figure)).events and len(red.things) == 1
    assert PACK.rooms[tile].effects[0].reward == given


def test_no_reward_for_the_dead():
    """DLC-20  It leaves the game in another way, or nobody is left: the reward is lost."""
    world = begun("H01")
    red = at(world, "red", "", situation=Dead("fight", 1, "33"))
    figure = monster(world, "orc", "33", reward=Reward(treasure=40))
    assert not run(finds.pay_reward(world, [red], figure)).events and red.things == []


def test_a_special_card_as_reward():
    """DLC-20, DLC-23  From the deck of special cards: its owner alone looks at it."""
    world = begun("H01", "H02")
    figure = monster(world, "orc", "33", reward=Reward(deck="special"))
    out = run(finds.pay_reward(world, [world.castle.heroes["red"]], figure), ["SP04"])
    assert out.told(CardTaken) == [CardTaken("red", "red.s1", "special_card")]
    assert [(to, e) for to, e in out.events if isinstance(e, FaceSeen)] == [(("red",), FaceSeen("red.s1", "SP04"))]


# ---- cards -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("deck", ["amulet", "ring", "special"])
def test_empty_deck(deck):
    """DLC-24  draw: an empty deck gives nothing."""
    world = begun("H01")
    cards = getattr(world.decks, deck)
    cards.bag = []
    out = run(finds.gain_card(world, [world.castle.heroes["red"]], deck))
    assert out.told(DeckEmpty) == [DeckEmpty(deck)] and world.castle.heroes["red"].things == []


# ---- a group ---------------------------------------------------------------------------------------------------------
def test_left_lying(monkeypatch):
    """DLC-22, DL-QA-06  Two claimants cannot agree: the tile lies in the room; the next hero alone there takes it."""
    async def nobody(world, heroes, found):
        return None

    monkeypatch.setattr(finds, "share", nobody)
    world = begun("H01", "H02")
    square(world, "33")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    out = run(finds.gain(world, [red, blue], instances.item(PACK, "IT3", "RT060")))
    assert out.told(LeftLying) == [LeftLying("RT060", "33")] and not red.things and not blue.things
    assert questions.PickUp("RT060") in turns.free_options(seen(world, "blue"))
    out = run(turns.take_free_act(world, blue, questions.PickUp("RT060")))
    assert out.told(PickedUp) == [PickedUp("blue", "RT060", "33")] and blue.worn == ["RT060"]
    assert world.castle.squares["33"].lying == []


def test_a_group_shares(monkeypatch):
    """DL-QA-06  Advanced rules: who gets it is for the group to agree; alone, whoever goes first takes it."""
    async def the_last(world, heroes, found):
        return heroes[-1]

    monkeypatch.setattr(finds, "share", the_last)
    world = begun("H01", "H02")
    red, blue = world.castle.heroes["red"], world.castle.heroes["blue"]
    run(finds.gain(world, [red, blue], instances.key("RT054")))
    run(finds.gain(world, [red], instances.key("RT055")))
    run(finds.gain_card(world, [red, blue], "special"), ["SP02"])
    run(finds.gain_card(world, [red, blue], "ring"), ["RI4"])
    assert ids(blue) == ["RT054", "blue.s1", "RI4"] and ids(red) == ["RT055"]


# ---- claims, dice, fights --------------------------------------------------------------------------------------------
def find(world, *seats):
    thing = instances.gold(50, "RT099")
    return finds.share(world, [world.castle.heroes[s] for s in seats], thing)


def test_alone():
    """DL-13.1f  Nobody to share with."""
    assert run(find(phased(), "red")).value.id == "red"
    assert run(finds.share(phased(), [], instances.gold(1, "x"))).value is None


CLAIM, WAIVE = questions.Claim(), questions.Waive()
DICE, NO_DICE, FIGHT = questions.AcceptDice(), questions.RefuseDice(), questions.InsistOnFight()


def test_one_claim():
    """DL-13.1f  Sealed: each claims or waives at the same time; one claim takes it."""
    world = phased()
    coro = find(world, "red", "blue")
    effect = coro.send(None)
    assert isinstance(effect, Together) and world.castle.asked == ["red", "blue"]
    coro.close()
    out = run(find(world, "red", "blue"), (), [(WAIVE, CLAIM)])
    assert out.value.id == "blue" and out.told(FindClaimed)[0].claimants == ("blue",)
    assert out.told(FindDecided)[0].by == "agreement"


def test_dice():
    """DL-13.1f  Two claimants, both accept dice: the highest D12 takes it, ties roll again."""
    out = run(find(phased(), "red", "blue"), [7, 7, 3, 9], [(CLAIM, CLAIM), (DICE, DICE)])
    assert out.value.id == "blue" and out.told(FindDecided)[0].by == "dice"


@pytest.mark.parametrize("answers", [[(CLAIM, CLAIM), (DICE, NO_DICE)], [(WAIVE, WAIVE)]])
def test_nobody_takes_it(answers):
    """DL-13.1f  One refuses: it is left in the room; so it is if nobody wants it."""
    out = run(find(phased(), "red", "blue"), (), answers)
    assert out.value is None and out.told(FindDecided)[0].hero == ""


def test_a_find_left_lying():
    """DL-13.1f, DLC-22  In the room, for whoever picks it up."""
    world = phased()
    thing = instances.gold(50, "RT099")
    heroes = [world.castle.heroes[s] for s in ("red", "blue")]
    out = run(gain(world, heroes, thing), (), [(WAIVE, WAIVE)])
    assert world.castle.squares["33"].lying == [thing] and out.told(LeftLying) and not out.told(Found)


@pytest.mark.parametrize("chaos", [False, True])
def test_a_fight_for_it(chaos, monkeypatch):
    """DL-13.1f  Only with chaos_rules = true one may insist on a fight; the loser waives."""
    async def fight_for(world, claimants):
        return claimants[1]

    monkeypatch.setattr(finds, "fight_for", fight_for)
    world = phased(multi_fight=chaos, chaos_rules=chaos)
    options = []

    def answer(seat, ask, given):
        options.append(given)
        return CLAIM if CLAIM in given else FIGHT if FIGHT in given else DICE

    out = run(find(world, "red", "blue"), [] if chaos else [1, 2], answer)
    assert (FIGHT in options[-1]) is chaos and out.value.id == "blue"
    assert out.told(FindDecided)[0].by == ("fight" if chaos else "dice")
