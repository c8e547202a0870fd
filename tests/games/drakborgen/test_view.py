"""Who may know what, row by row of DL-T-VISIBILITY; redeal, defaults, labels, the map.  DL-BASE-21."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.streams import Asked
from montjoy.core.views import shared
from montjoy.games.drakborgen.duel.state import Fight
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.luck import discard_room, peek_at
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import OTHER, Encounter, Peek
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.rules.possessions import tell_worn, wear
from montjoy.games.drakborgen.seen.view import glance
from montjoy.games.drakborgen.ui import text as drawing
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square, tile

OTHERS = ("blue", WATCHER)


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


# ---- open to all -------------------------------------------------------------------------------------------------------
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
        assert game.view(world, viewer).sizes["treasure"] == 17 and game.view(world, viewer).sizes["rooms"] == 105


def test_a_view_shares_nothing():
    """DL-BASE-21  Changing the game later does not change a view already given."""
    world = begun()
    give(world, "red", "TC05", "SP04")
    world.peeks["01"] = Peek("LT45", "RT042", ["red"])
    world.fight = Fight()
    for viewer in ("red", "blue", WATCHER, UMPIRE):
        assert shared(game.view(world, viewer), world) == []
    assert shared(glance(world, "red"), world) != [], "a glance copies nothing"


# ---- faces of cards ----------------------------------------------------------------------------------------------------
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


# ---- tiles -------------------------------------------------------------------------------------------------------------
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
    assert seen(world, "blue").sizes["labyrinth"] == 80 and seen(world, "blue").sizes["rooms"] == 105
    assert game.hidden(world, "red") == {}
    assert game.hidden(world, "blue") == {"tile.44": "LT01", "room.44": "RT042"}
    tile(world, "33", "LT46")
    assert seen(world, "blue").sizes["labyrinth"] == 79


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
        assert len({t for t in tiles if t != OTHER}) == 80 and len(other.decks.rooms) == 102
    assert 70 < chambers < 135
    assert len(values(world, "blue")["room.11"]) > 20


# ---- hands -------------------------------------------------------------------------------------------------------------
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
    assert len(found["card.red.t1"]) == 16 and len(found["card.red.s1"]) == 9


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


# ---- monster cards -----------------------------------------------------------------------------------------------------
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


# ---- the rest of the contract ------------------------------------------------------------------------------------------
def test_reveals_and_endings():
    """DL-BASE-21, DL-BASE-19  Every event that may tell twins apart has a rule of the book; every ending too."""
    from montjoy.core.content.rulebook import load

    rules = {rule.id for rule in load(game).rules}
    assert set(game.reveals.values()) <= rules and set(game.endings.values()) <= rules
    assert game.reveals[events.CardPlayed] == "DLC-23"


def test_who_is_waited_for():
    """DL-BASE-21"""
    world = begun()
    assert game.waiting(seen(world, "blue")) is None
    world.castle.asked = ["red"]
    assert game.waiting(seen(world, "blue")) == ("red",)


@pytest.mark.parametrize("options, careful", [
    ([questions.Attack(), questions.Wait(), questions.TurnBack()], questions.TurnBack()),
    ([questions.Attack(), questions.Wait()], questions.Wait()),
    ([questions.Move("north"), questions.Rest(), questions.Stay()], questions.Stay()),
    ([questions.Cross(), questions.Decline()], questions.Decline()),
    ([questions.Lay("north"), questions.Lay("east")], questions.Lay("north")),
    ([questions.FightDragon(), questions.FleeDragon()], questions.FleeDragon()),
    ([questions.Claim(), questions.Waive()], questions.Waive()),
    ([questions.JoinIn(), questions.StayOut()], questions.StayOut()),
])
def test_the_careful_answer(options, careful):
    """DL-8.5b  Nothing is begun, nothing risked."""
    view = seen(begun(), "red")
    assert game.default(view, Asked(1, "choose", questions.Turn("free"), tuple(options)), ()) == careful
    assert game.default(view, Asked(1, "offer", questions.OfferCard("fight"), (questions.PlayCard("x"),)), ()) is None


@pytest.mark.parametrize("ask, options, careful", [
    ("Ask.POSITION", (0, 1, 2, 3), 0), ("Ask.POSITION", (1, 2, 3), 2), ("Ask.POSITION", (1, 2, 3, 4), 4),
    ("Ask.RISK", (0, 1), 0), ("Ask.FLEE", (0, 1), 0), ("Ask.THROW", (0, 2), 0),
])
def test_the_careful_answer_in_a_fight(ask, options, careful):
    """DL-8.5b  The marker stays where it lies, a point is paid, everything else declined."""
    assert game.default(seen(begun(), "red"), Asked(1, "choose", ask, options), ()) == careful


def test_notes():
    """DLC-24  The note of an effect that is carried out by hand is the only form."""
    view, asked = seen(begun(), "red"), Asked(1, "order", questions.ByHand("Sing."), (), "Note")
    note = game.default(view, asked, ())
    assert game.why_not(view, asked, note) is None and game.why_not(view, asked, "x").reason == "not-a-note"
    assert game.read(view, asked, game.write(questions.Note("they sang"))) == questions.Note("they sang")
    assert game.read(view, asked, "x" * 1001).reason == "note-too-long"
    assert game.why_not(view, asked, game.random_form(view, asked, Philox(1, 0, 0))) is None


# ---- the map -----------------------------------------------------------------------------------------------------------
class Plain:
    """Words that say the message and its facts."""

    def text(self, message, **facts):
        return f"{message} " + " ".join(f"{k}={v}" for k, v in facts.items())

    def name(self, id):
        return id


def test_the_map():
    """DL-BASE-21  What lies open, in text; nothing of what is face down; what a seat alone knows is on its own card."""
    world = begun(symbol=4)
    tile(world, "33", "LT45")
    square(world, "34", "corridor", "d g w o", signs=[0, 0, 4, 0], web=True)
    at(world, "red", "33")
    monster(world, "orc", "34")
    give(world, "red", "TC05", "IT3")
    world.peeks["01"] = Peek("LT46", "RT042", ["blue"])
    pictures = {viewer: drawing.draw(seen(world, viewer), Plain(), 80) for viewer in ("red", "blue", WATCHER)}
    assert all(len(line) <= 80 for line in pictures["red"].splitlines())
    assert "──DD──" in pictures["red"] and "#" in pictures["red"] and "=w" in pictures["red"] and "m" in pictures["red"]
    assert "SS" not in pictures["red"] and "──4───" in pictures["red"], "the wall shows its sign and is not pointed out"
    assert "?" in pictures["blue"] and "?" not in pictures["red"]
    assert "TC05" not in pictures["blue"] and "LT46" not in pictures["red"]
    sentences = drawing.describe(seen(world, "blue"), Plain())
    assert any("kind=corridor" in line for line in sentences) and not any("TC05" in line for line in sentences)
    assert any("TC05" in line for line in drawing.card(seen(world, "red"), Plain()))
    assert not any("TC05" in line for line in drawing.card(seen(world, "blue"), Plain()))
    assert any("LT46" in line for line in drawing.card(seen(world, "blue"), Plain()))
    world.castle.options = msgspec.structs.replace(world.castle.options, secret_door_help="show")
    assert "SS" in drawing.draw(seen(world, "red"), Plain(), 80), "secret_door_help = show"
