"""What a seat cannot know, dealt anew.  DL-BASE-21."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.content.rulebook import load
from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.philox import Philox
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.luck import peek_at
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import OTHER, Encounter
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.secrecy import redeal
from tests.games.drakborgen import board
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square

STAY, WEST, EAST = questions.Stay(), questions.Move("west"), questions.Move("east")


def text(world, viewer):
    return msgspec.json.encode(game.view(world, viewer)).decode()


def redealt(world, seat, times=300):
    """Other states that the seat cannot tell from this one, each checked to be so."""
    page = text(world, seat)
    before = msgspec.json.encode(world)
    for n in range(times):
        other = game.redeal(world, seat, (), Philox(n, 3, 0))
        assert text(other, seat) == page
        yield other
    assert msgspec.json.encode(world) == before


def values(world, seat):
    """What each hidden value may be, as redeals show."""
    found = {name: set() for name in game.hidden(world, seat)}
    for other in redealt(world, seat):
        for name, value in game.hidden(other, seat).items():
            found[name].add(value)
    return found


def turn(world, dice=(), answers=(), seat="red"):
    return run(take_player_turn(world, seat), dice, answers)


# ---- cards -----------------------------------------------------------------------------------------------------------
def test_cards_under_the_deck():
    """DL-BASE-21, DL-9.6b  Known to the thrower, place and all; to nobody else."""
    world = begun()
    for card in ("TC05", "TC07"):
        world.decks.treasure.take(card)
        world.seen_by[card] = ["red"] if card == "TC07" else ["blue"]
    world.decks.treasure.under("TC05", "TC07")
    assert seen(world, "red").beneath == {1: "TC07"} and seen(world, "blue").beneath == {0: "TC05"}
    assert seen(world, WATCHER).beneath == {} and len(seen(world, UMPIRE).beneath) == 2
    assert set(game.hidden(world, "red")) == {"under.0"}
    assert "TC07" not in values(world, "red")["under.0"] and len(values(world, "red")["under.0"]) > 10


def test_redealing_hands():
    """DL-BASE-21  Every hidden card may be any that the seat has not seen; who has seen a face has seen the new one; no card is
    there twice."""
    world = begun("H01", "H02", "H03")
    give(world, "red", "TC05", "TC06", "SP04")
    give(world, "blue", "TC07", "SP05")
    world.seen_by["TC06"].append("blue")
    mine = {"red.t1", "red.t2", "red.s1", "blue.t1", "blue.s1"}
    assert set(game.hidden(world, "green")) == {f"card.{id}" for id in mine}
    assert set(game.hidden(world, "blue")) == {"card.red.t1", "card.red.s1"}
    for other in redealt(world, "blue"):
        assert other.faces["red.t2"] == "TC06" and other.faces["blue.t1"] == "TC07"
        every = [*other.decks.treasure.bag, *(card for card in other.faces.values() if card.startswith("TC"))]
        assert sorted(every) == sorted(the_pack(world).treasures)
        assert other.seen_by[other.faces["red.t1"]] == ["red"] and other.faces["red.t1"] not in ("TC06", "TC07")
        assert set(other.seen_by) == set(other.faces.values())
    found = values(world, "blue")
    assert len(found["card.red.t1"]) == len(PACK.treasures) - 2 and len(found["card.red.s1"]) == len(PACK.specials) - 1


def test_a_card_that_can_be_worked_out_is_not_hidden():
    """DL-BASE-21  The last unseen special card of the game."""
    world = begun()
    for card in list(world.decks.special.bag):
        if card != "SP04":
            give(world, "blue", card)
    give(world, "red", "SP04")
    assert game.hidden(world, "blue") == {} and len(game.hidden(world, "red")) == 9
    assert seen(world, "blue").faces.keys() != seen(world, "red").faces.keys()


def test_faces_that_nobody_has_seen():
    """DL-BASE-21, DL-9.1d  treasure_faces = nobody_until_out: hidden from the owner too."""
    world = begun(treasure_faces="nobody_until_out")
    give(world, "red", "TC05")
    world.seen_by["TC05"] = []
    assert seen(world, "red").faces == {} and game.hidden(world, "red") == {"card.red.t1": "TC05"}
    assert len(values(world, "red")["card.red.t1"]) > 10


# ---- tiles -----------------------------------------------------------------------------------------------------------
def test_redealing_tiles():
    """DL-BASE-21, DL-BASE-04  The chamber is at a central square with one chance in nine for who has not looked; outside the
    middle never; what somebody else has looked at keeps its place for him."""
    world = begun()
    run(peek_at(world, "44", "red"), ["LT01", "RT042"])
    run(peek_at(world, "11", "red"), ["LT45", "RT043"])
    run(peek_at(world, "22", "blue"), ["LT46", "RT044"])
    chambers = 0
    for other in redealt(world, "blue", 900):
        assert other.peeks["22"] == world.peeks["22"] and other.peeks["44"].by == ["red"]
        assert other.peeks["11"].labyrinth != "LT01"
        chambers += other.peeks["44"].labyrinth == "LT01"
        assert ("LT01" in other.decks.centre.bag) == (other.peeks["44"].labyrinth != "LT01")
        assert len(other.decks.centre) == 8 and len(other.decks.labyrinth) + len(other.decks.centre) >= 84
        tiles = [*other.decks.labyrinth.bag, *other.decks.centre.bag, *(p.labyrinth for p in other.peeks.values())]
        assert len({t for t in tiles if t != OTHER}) == len(PACK.labyrinth) and len(other.decks.rooms) == len(PACK.rooms) - 3
    assert 70 < chambers < 135
    assert len(values(world, "blue")["room.11"]) > 20


def test_a_tile_that_was_peeked_at_and_turned_up_is_hidden_no_more():
    """DL-BASE-21, DL-13.1b, SP06  With advanced_phases its room tile waits for the events: that alone may be dealt anew, and the
    decks' sizes are those of any tile that was turned up."""
    world = begun(advanced_phases=True)
    castle = world.castle
    castle.phase, castle.mark = "movement", "1.m.red"
    before = seen(world, "red").sizes
    square(world, "23"), at(world, "red", "23")
    run(peek_at(world, "24", "blue"), ["LT45", "RT033"])
    assert game.hidden(world, "red") == {"tile.24": "LT45", "room.24": "RT033"} and seen(world, "red").sizes == before
    turn(world, (), [EAST])
    assert castle.squares["24"].tile == "LT45" and world.peeks["24"].room == "RT033"
    assert game.hidden(world, "red") == {"room.24": "RT033"}
    assert seen(world, "red").sizes == {**before, "labyrinth": before["labyrinth"] - 1}
    for n in range(20):
        new = game.redeal(world, "red", {}, Philox(n))
        assert "LT45" not in new.decks.labyrinth.bag and len(new.decks.labyrinth.bag) == before["labyrinth"] - 2
        assert seen(new, "red").sizes == seen(world, "red").sizes


# ---- monster cards ---------------------------------------------------------------------------------------------------
def meeting(**more):
    """Red meets an orc that blue acts, and green looks on; the card is MC01."""
    world = begun("H01", "H02", "H03")
    square(world, "33")
    at(world, "red", "33")
    orc = monster(world, "orc", "33")
    world.castle.encounters.append(Encounter("33", ["red"], [orc.id], "blue", **more))
    world.decks.monster.take("MC01")
    world.cards[orc.id] = "MC01"
    return world


def test_redealing_monster_cards():
    """DL-BASE-21, DL-7.5a, DL-8.1c  Any card before the reaction; then only such as give that reaction, and in a fight that
    number."""
    world = meeting()
    assert game.hidden(world, "red") == {"monster-card.orc1": "MC01"} and game.hidden(world, "blue") == {}
    assert len(values(world, "red")["monster-card.orc1"]) == len(the_pack(world).cards)
    rows = {card: found["orc"] for card, found in the_pack(world).cards.items()}
    world.castle.encounters[0].actions = {"red": "attack"}
    world.castle.encounters[0].reactions = {"orc1": rows["MC01"].on_attack}
    likely = {card for card, row in rows.items() if row.on_attack == rows["MC01"].on_attack}
    assert values(world, "red")["monster-card.orc1"] == likely
    world.fighters = ["red", "orc1"]
    likely = {card for card in likely if rows[card].combat_points == rows["MC01"].combat_points}
    found = values(world, "red")
    assert found.get("monster-card.orc1", {"MC01"}) == likely


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


# ---- by what it may be learnt ----------------------------------------------------------------------------------------
def test_reveals_and_endings():
    """DL-BASE-21, DL-BASE-19  Every event that may tell twins apart has a rule of the book; every ending too."""
    rules = {rule.id for rule in load(game).rules}
    assert set(game.reveals.values()) <= rules and set(game.endings.values()) <= rules
    assert game.reveals[events.CardPlayed] == "DLC-23"
