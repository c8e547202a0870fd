"""Each hero of the standard pack chosen, each dragon card drawn, with the numbers of the ledger."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.heroes import factor
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import DragonCard
from montjoy.games.drakborgen.rules import dragon, setup
from tests.games.drakborgen.board import at, begun, fresh, run, square
from tests.games.drakborgen.packs import ledger


@pytest.mark.parametrize("row", ledger.rows(ledger.HEROES), ids=lambda row: row[0])
def test_heroes(row):
    """DL-BASE-09, DL-BASE-08, DL-BASE-02, DLC-11  Taken: the four factors, the body points, the ability and its four
    charges."""
    card, *numbers, ability, charges = row
    world = fresh(1)
    world.castle.order = list(world.castle.players)
    seat = world.castle.order[0]
    run(setup.choose_heroes(world), (), [questions.TakeHero(card)])
    hero = world.castle.heroes[seat]
    found = [factor(hero, name) for name in ("agility", "strength", "psyche", "armour")]
    assert [*found, hero.body] == [int(n) for n in numbers] and hero.most == hero.body
    assert (hero.ability, hero.charges, hero.things) == (ability, int(charges), []) and card not in world.decks.hero.bag


@pytest.mark.parametrize("card", [f"DC{n:02}" for n in range(1, 13)])
def test_dragon_cards(card):
    """DL-9.2a, DL-9.5a, DL-BASE-02  DC01 to DC11 show it asleep; DC12 wakes it, and nobody takes a treasure card any more."""
    world = begun("H01", "H02")
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    out = run(dragon.draw_in_chamber(world, red, rested=False), ["TC01", card], [questions.TakeCard()])
    awake = card == "DC12"
    assert world.castle.dragon.state == ("awake" if awake else "asleep") and len(out.told(DragonCard)) == 1
    asked = run(dragon.draw_in_chamber(world, red, rested=False)).pending
    assert isinstance(asked.ask, questions.DrawTreasure) is not awake
