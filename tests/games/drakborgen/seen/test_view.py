"""Who may know what, row by row of DL-T-VISIBILITY.  DL-BASE-21."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.views import shared
from montjoy.games.drakborgen.duel.state import Fight
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.luck import discard_room, peek_at
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import OTHER, Arriving, Encounter, Peek, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import TRANSIT
from montjoy.games.drakborgen.rules.possessions import tell_worn, wear
from montjoy.games.drakborgen.seen.view import glance
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square, tile

OTHERS = ("blue", WATCHER)


def text(world, viewer):
    return msgspec.json.encode(game.view(world, viewer)).decode()


# ---- open to all -----------------------------------------------------------------------------------------------------
def test_what_lies_open():
    """DL-BASE-21  Tiles, the symbol, values, body points, open things, numbers of cards, the sun, dragon cards, deck sizes."""
    world = begun(symbol=4)
    tile(world, "33", "LT45")
    give(world, "red", "IT3", "TC05", "SP04")
    monster(world, "orc", "33")
    at(world, "red", "33", body=3)
    world.castle.sun, world.castle.dragon.drawn = 5, ["DC02"]
    for viewer in ("red", "blue", WATCHER, UMPIRE):
        castle = game.view(world, viewer).castle
        assert castle.squares["33"].tile == "LT45" and castle.symbol == 4 and castle.sun == 5
        assert castle.heroes["red"].body == 3 and castle.monsters["orc1"].strength == world.castle.monsters["orc1"].strength
        assert [t.sort for t in castle.heroes["red"].things] == ["item", "treasure_card", "special_card"]
        assert castle.dragon.drawn == ["DC02"]
        sizes = game.view(world, viewer).sizes
        assert sizes["treasure"] == len(PACK.treasures) - 1 and sizes["rooms"] == len(PACK.rooms)


def test_a_view_shares_nothing():
    """DL-BASE-21  Changing the game later does not change a view already given."""
    world = begun()
    give(world, "red", "TC05", "SP04")
    world.peeks["01"] = Peek("LT45", "RT042", ["red"])
    world.fight = Fight()
    for viewer in ("red", "blue", WATCHER, UMPIRE):
        assert shared(game.view(world, viewer), world) == []
    assert shared(glance(world, "red"), world) != [], "a glance copies nothing"


# ---- faces of cards --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["TC05", "SP04"])
def test_a_face_is_its_owners(card):
    """DL-BASE-21  A view built for player B contains no face of A's cards; whoever has held one knows it still."""
    world = begun()
    (thing,) = give(world, "red", card)
    assert seen(world, "red").faces == {thing.id: card} == seen(world, UMPIRE).faces
    for viewer in OTHERS:
        assert seen(world, viewer).faces == {} and card not in text(world, viewer)
    world.seen_by[card].append("blue")
    assert seen(world, "blue").faces == {thing.id: card} and seen(world, WATCHER).faces == {}


def test_faces_open_to_all():
    """DL-BASE-21, DL-9.1d  treasure_faces = all: also to the watcher; special cards stay hidden."""
    world = begun(treasure_faces="all")
    treasure, _special = give(world, "red", "TC05", "SP04")
    for viewer in OTHERS:
        assert seen(world, viewer).faces == {treasure.id: "TC05"}


def test_what_special_cards_say():
    """DL-BASE-21  The rows of one's own special cards, so that options need no pack."""
    world = begun()
    (card,) = give(world, "red", "SP06")
    assert seen(world, "red").specials[card.id].effect.peek == 1 and seen(world, "blue").specials == {}


def test_what_is_put_on_shows_when_it_is_told():
    """DL-BASE-21, DLC-10  Taking off and putting on may be taken back; others see it with his next act."""
    world = begun()
    give(world, "red", "IT3", "IT4")
    red = world.castle.heroes["red"]
    first = red.worn[0]
    wear(world, red, questions.TakeOff(first))
    assert first not in seen(world, "red").castle.heroes["red"].worn
    assert first not in seen(world, UMPIRE).castle.heroes["red"].worn
    for viewer in OTHERS:
        assert first in seen(world, viewer).castle.heroes["red"].worn and seen(world, viewer).castle.handled == []
    run(tell_worn(world, red))
    assert first not in seen(world, "blue").castle.heroes["red"].worn
    world.castle.handled = []
    wear(world, red, questions.Wear(first))
    assert first not in seen(world, "blue").castle.heroes["red"].worn and first in seen(world, "red").castle.heroes["red"].worn


# ---- tiles -----------------------------------------------------------------------------------------------------------
def test_face_down_tiles():
    """DL-BASE-21  Nobody sees a tile that is face down, nor one that was put aside unseen: they are not decided yet."""
    world = begun()
    discard_room(world, "01")
    for viewer in ("red", "blue", WATCHER, UMPIRE):
        assert "LT" not in text(world, viewer) and "RT" not in text(world, viewer)
    assert game.hidden(world, "red") == {} == game.hidden(world, "blue")


def test_peeking():
    """DL-BASE-21, DLC-24  The far-seeing glass: tiles and square are bound; who looked sees them, the others not even by the
    sizes of decks that it was, or was not, the chamber."""
    world, plain = begun(), begun()
    run(peek_at(world, "44", "red"), ["LT01", "RT042"])
    run(peek_at(plain, "44", "red"), [OTHER, "LT45", "RT042"])
    assert seen(world, "red").peeks == {"44": Peek("LT01", "RT042", ["red"])}
    assert text(world, "blue") == text(plain, "blue") and text(world, WATCHER) == text(plain, WATCHER)
    assert "LT01" not in text(world, "blue") and "RT042" not in text(world, WATCHER)
    assert seen(world, "blue").sizes["labyrinth"] == len(PACK.labyrinth) and seen(world, "blue").sizes["rooms"] == len(PACK.rooms)
    assert game.hidden(world, "red") == {}
    assert game.hidden(world, "blue") == {"tile.44": "LT01", "room.44": "RT042"}
    tile(world, "33", "LT46")
    assert seen(world, "blue").sizes["labyrinth"] == len(PACK.labyrinth) - 1


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


def test_the_monster_card():
    """DL-BASE-21, DL-7.2  Its player alone sees it, and of an encounter that waits its own player."""
    world = meeting()
    row = the_pack(world).cards["MC01"]["orc"]
    assert seen(world, "blue").cards == {"orc1": row} == seen(world, UMPIRE).cards
    for viewer in ("red", "green", WATCHER):
        assert seen(world, viewer).cards == {} and "MC01" not in text(world, viewer)
        assert "on_attack" not in text(world, viewer)
    wraith = monster(world, "wraith", "33")
    world.castle.encounters.append(Encounter("44", ["blue"], [wraith.id], "green"))
    world.decks.monster.take("MC02")
    world.cards[wraith.id] = "MC02"
    assert seen(world, "blue").cards.keys() == {"orc1"} and seen(world, "green").cards.keys() == {wraith.id}


# ---- the rest of the contract ----------------------------------------------------------------------------------------
def test_who_is_waited_for():
    """DL-BASE-21"""
    world = begun()
    assert game.waiting(seen(world, "blue")) is None
    world.castle.asked = ["red"]
    assert game.waiting(seen(world, "blue")) == ("red",)


def rich() -> World:
    world = begun("H01", "H05", "H10")
    tile(world, "33", "LT57")
    give(world, "red", "TC05", "SP02", "IT1", "key")
    at(world, "blue", TRANSIT, situation=Arriving("34"))
    monster(world, "orc", "33")
    world.castle.squares["33"].lying = [instances.gold(40, "RT006")]
    return world


def test_a_view_shares_nothing_and_tells_no_face():
    """DL-BASE-21  A view for blue has no face of red's cards; red knows his own."""
    world = rich()
    for viewer in ("red", "blue", "watcher"):
        assert shared(seen(world, viewer), world) == []
    assert seen(world, "red").faces == {"red.t1": "TC05", "red.s1": "SP02"}
    text = msgspec.json.encode(seen(world, "blue"))
    assert b"TC05" not in text and b"SP02" not in text and b"red.t1" in text
