"""Each item, potion, amulet, ring and treasure card with the numbers of the ledger: what it adds, what it is worth,
what it does when it is used.  What the switches mean is played in test_rows.py, special cards in test_cards.py and
there.  DLC-24."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.drakborgen import outcome
from montjoy.games.drakborgen.model.heroes import factor, is_treasure
from montjoy.games.drakborgen.model.luck import passes
from montjoy.games.drakborgen.model.state import FACTORS
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.rules import dragon, possessions, room_tiles, turns
from montjoy.games.drakborgen.rules.muster import Seats, hero_fighter
from tests.games.drakborgen import ledger
from tests.games.drakborgen.board import at, begun, give, run, seen, square

ITEMS = {row[0]: (row[1], int(row[2]), ledger.powers(" ".join(row[3:]))) for row in ledger.rows(ledger.ITEMS)}
JEWELS = {row[0]: (row[0][:2], int(row[1]), ledger.powers(" ".join(row[2:]))) for row in ledger.rows(ledger.JEWELS)}
ALL = ITEMS | JEWELS
TREASURES = {row[0]: int(row[1]) for row in ledger.rows(ledger.TREASURES)}
SLOT = {"AM": "amulet", "RI": "ring"}
WORN = [id for id, (slot, _, _) in ALL.items() if slot not in ("gear", "potion")]


def room(hero="H01", **options):
    world = begun(hero, "H02", **options)
    square(world, "33")
    return world, at(world, "red", "33", way="south")


@pytest.mark.parametrize("id", ALL)
def test_what_it_is(id):
    """DLC-24, DLC-10, DLC-12, DLC-23  Slot, worth and powers of the row, open to all; a treasure if it is worth anything."""
    slot, gold, powers = ALL[id]
    world, red = room()
    (thing,) = give(world, "red", id)
    found = {name: n for name, n in msgspec.structs.asdict(thing.powers).items() if n}
    assert (thing.slot, thing.gold, found) == (SLOT.get(slot, slot), gold, powers)
    assert outcome.gold_of(world, red) == gold and is_treasure(thing) is (gold > 0)
    assert seen(world, "blue").castle.heroes["red"].things == [thing]


@pytest.mark.parametrize("id", WORN)
@pytest.mark.parametrize("hero", ["H01", "H05", "H09"])
def test_its_numbers(id, hero):
    """DLC-24, DLC-11, DL-8.1b, DL-8-X3  Worn it adds its numbers for tests and fights alike, and to the combat points;
    carried, it adds nothing."""
    powers = ALL[id][2]
    world, red = room(hero)
    bare = ledger.factors(ledger.HEROES, hero)
    give(world, "red", id)
    for worn in (True, False):
        adds = powers if worn else {}
        if not worn:
            red.worn.clear()
        expected = {name: max(1, bare[name] + adds.get(name, 0)) for name in FACTORS}
        assert {name: factor(red, name) for name in FACTORS} == expected
        fighter = hero_fighter(world, red, Seats())
        assert fighter.points == red.body + adds.get("combat_points", 0)
        assert list(fighter.values) == [expected[name] for name in ("agility", "armour", "strength", "psyche")]
        for name, value in expected.items():
            if value < 12:
                assert run(passes(world, red, name, "DL-BASE-24"), [value]).value is True
                assert run(passes(world, red, name, "DL-BASE-24"), [value + 1]).value is False


@pytest.mark.parametrize("id", JEWELS)
def test_drawn_and_lost(id):
    """DLC-24, DLC-31, DLC-23  Drawn from its deck, worn at once, shown to all; lost, it is out of the game."""
    world, red = room()
    deck = SLOT[id[:2]]
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT070" if deck == "amulet" else "RT075", id])
    assert [t.id for t in red.things] == red.worn == [id] and outcome.gold_of(world, red) == JEWELS[id][1]
    run(possessions.lose(world, red, id, "out"))
    assert red.things == red.worn == [] and id not in getattr(world.decks, deck).bag and outcome.gold_of(world, red) == 0


@pytest.mark.parametrize("tile, dice, before, after", [
    ("RT067", [], 3, 5), ("RT067", [], 9, 10), ("RT068", [], 3, 7), ("RT068", [], 8, 10),
    ("RT069", [1], 3, 2), ("RT069", [4], 3, 2), ("RT069", [5], 3, 8), ("RT069", [12], 8, 10),
])
def test_potions(tile, dice, before, after):
    """PO1, PO2, PO3, DLC-13, DLC-24  The red phial 2 body points, the blue one 4; the black one: D12 1 to 4 lose 1, 5
    to 12 regain 5.  Never above the card; then the tile is used."""
    world, red = room()
    run(room_tiles.turn_up_room_tile(world, [red]), [tile])
    red.body = before
    run(turns.take_free_act(world, red, questions.Drink(tile)), dice)
    assert red.body == after and red.things == [] and world.castle.used == [tile]


@pytest.mark.parametrize("card", TREASURES)
@pytest.mark.parametrize("faces", ["owner", "all"])
def test_treasure_cards(card, faces):
    """DL-9.1d, DLC-12, DLC-24  A treasure of its worth: at the end it is counted, and under treasure_faces = all
    everybody sees it."""
    world = begun("H01", "H02", treasure_faces=faces)
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    run(dragon.draw_in_chamber(world, red, rested=False), [card, "DC01"], [questions.TakeCard()])
    assert [is_treasure(t) for t in red.things] == [True] and outcome.gold_of(world, red) == TREASURES[card]
    assert seen(world, "blue").faces == ({"red.t1": card} if faces == "all" else {})
    for hero, place in ((red, "outside"), (world.castle.heroes["blue"], "44")):
        hero.place = place
    world.castle.sun, world.castle.phase = 21, "sun"
    over = run(outcome.decide_outcome(world)).value
    assert over.winners == ("red",) and over.gold["red"] == TREASURES[card]


def test_how_many():
    """DL-BASE-02  11 items and potions, 12 amulets, 8 rings, 18 treasure cards worth 7400 in all."""
    assert [sum(id[:2] == kind for id in ALL) for kind in ("IT", "PO", "AM", "RI")] == [8, 3, 12, 8]
    assert (len(TREASURES), sum(TREASURES.values())) == (18, 7400)
