"""The map in text: what a seat sees of the castle, and nothing of what it does not."""

from __future__ import annotations

import unicodedata
from random import Random

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.session.session import Session
from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.heroes import alive
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import Dead, Peek, Thing
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.ui import text
from montjoy.games.drakborgen.ui.signs import SIGNS, half_of, letters
from montjoy.words import LANGUAGES, Words
from tests.games.drakborgen.board import at, begun, give, monster, seen, square, tile

WORDS = {lang: Words(game, lang, game.names(game.scenarios["four"])) for lang in LANGUAGES}
EN = WORDS["en"]
CANARY = "CANARY"


def castle():
    """Heroes and monsters about the chamber, with everything that has a sign."""
    world = begun("H05", "H06", "H07", "H08", symbol=4)
    tile(world, "44", "LT01")
    square(world, "33", "room", "d g d w", signs=[0, 0, 0, 4], stairs=3)
    square(world, "34", "corridor", "w g o o", signs=[5, 0, 0, 0])
    square(world, "32", "rubble", "o o o o")
    square(world, "23", "abyss", "o o d o")
    square(world, "43", "bridge", "o o w o", web=True)
    square(world, "42", "room", "o o d o")
    square(world, "52", "room", "g o o o")
    at(world, "red", "33", way="south", body=3)
    at(world, "blue", "33", way="south")
    at(world, "green", "44")
    at(world, "yellow", BELOW)
    give(world, "red", "IT1", "AM02", "TC05", "SP06", "PO3", "key")
    give(world, "blue", "IT4", "TC01", "SP05")
    world.castle.squares["33"].lying = [Thing("RT052", "treasure", "RT052", gold=120)]
    for kind, place in (("orc", "42"), ("dark_elf", "42"), ("giant_spider", "43")):
        monster(world, kind, place)
    world.castle.sun, world.castle.round, world.castle.dragon.drawn = 7, 12, ["DC01"]
    world.peeks["24"] = Peek("LT16", "RT082", ["red"])
    world.cards["orc1"] = "MC01"
    return world


def picture(view, width, words=EN):
    """The lines of the squares alone."""
    lines = text.draw(view, words, width).split("\n")
    first, last = [n for n, line in enumerate(lines) if not line]
    return lines[first + 1 : last]


# ---- snapshots -------------------------------------------------------------------------------------------------------
NARROW = """
     A   B   C   D   E   F   G   H   I
   +───+───+───+───+───+───+───+───+───+
 1 │TT   ·   ·   ·   ·   ·   ·   ·  TT │
   │                                   │
   +                                   +
 2 │ ·   ·   ·   ·   ·   ·   ·   ·   · │
   │                                   │
   +                                   +
 3 │ ·   ·   ·  ()   ?   ·   ·   ·   · │
   │                                   │
   +           +─D─+─5─+               +
 4 │ ·   ·  %  4>3*#=  # ·   ·   ·   · │
   │           │RB #   #               │
   +           +─D─+   +               +
 5 │ ·   ·      ][w $$   ·   ·   ·   · │
   │        oe   s   G                 │
   +       +─&─+───+                   +
""".strip("\n").split("\n")


WIDE = """
      A      B      C      D      E      F      G      H      I
   +──────+──────+──────+──────+──────+──────+──────+──────+──────+
 1 │TT       ·      ·      ·      ·      ·      ·      ·    TT    │
   +                                                              +
 2 │  ·      ·      ·      ·      ·      ·      ·      ·      ·   │
   +                                                              +
 3 │  ·      ·      ·    ()       ?      ·      ·      ·      ·   │
   +                    +──DD──+──5───+                           +
 4 │  ·      ·    %     4>3*RB #=     #  ·      ·      ·      ·   │
   +                    +──DD──+      +                           +
 5 │  ·      ·      oe   ][w s  $$ G     ·      ·      ·      ·   │
   +             +──&&──+──────+                                  +
 6 │  ·      ·             ·      ·      ·      ·      ·      ·   │
   +                                                              +
 7 │  ·      ·      ·      ·      ·      ·      ·      ·      ·   │
   +                                                              +
 8 │  ·      ·      ·      ·      ·      ·      ·      ·      ·   │
   +                                                              +
 9 │TT       ·      ·      ·      ·      ·      ·      ·    TT    │
   +──────+──────+──────+──────+──────+──────+──────+──────+──────+
""".strip("\n").split("\n")


def test_the_picture_for_80_columns_and_for_40():
    view = seen(castle(), "red")
    assert picture(view, 80) == WIDE
    assert picture(view, 40)[: len(NARROW)] == NARROW


def test_the_beginning_leaves_out_the_rows_that_nobody_knows():
    """Two lines a square where few rows are known, and ":" for the rest."""
    lines = picture(seen(begun(), "red"), 80)
    assert [line[:3].strip() for line in lines if line[:3].strip()] == ["1", "2", "8", "9"]
    assert [line.strip() for line in lines].count(":".ljust(63) + ":") == 1
    world = begun()
    square(world, "30", "room")
    assert [line[1] for line in picture(seen(world, "red"), 80) if line[1].isdigit()] == list("1234589")
    square(world, "40", "room")
    assert [line[1] for line in picture(seen(world, "red"), 80) if line[1].isdigit()] == list("123456789"), "7 would be alone"


def test_a_glimpse_is_the_rows_about_the_hero():
    view = seen(castle(), "green")
    lines = text.glimpse(view, EN, 80).split("\n")
    assert lines == [WIDE[0], "   :".ljust(66) + ":", *(line.replace("?", "·") for line in WIDE[5:16]), "   :".ljust(66) + ":"]
    assert text.glimpse(seen(castle(), "yellow"), EN, 80) == "" == text.glimpse(seen(castle(), WATCHER), EN, 80)
    assert max(map(len, text.glimpse(view, EN, 40).split("\n"))) <= 40


def test_the_text_around_the_picture():
    said = text.draw(seen(castle(), "red"), EN, 80)
    for line in (
        "Round 12. The dragon sleeps, 1 dragon card is out. Secret doors: the serpent",
        "Sun: 7 of 21 steps. [=======..............]",
        "D locked door, # portcullis, & door and portcullis, 1-6 symbol on a wall",
        "? you have looked there",
        "R Red (Mrishnahk), in D4: 3 of 8 body points; has the Sword of the Old Kings (worn)",
        "1 treasure card, 1 special card.",
        "Y Yellow (Kestrel Fenbow), in the catacombs: 9 of 9 body points.",
        "s Giant_spider1 (agility 4, armour 5, strength 5, psyche 6), in D5.",
        "* Lying in D4: casket of coins.",
    ):
        assert " ".join(line.split()) in " ".join(said.split()), line


def test_the_card():
    lines = text.card(seen(castle(), "red"), EN)
    assert lines[0] == (
        "Mrishnahk: agility 6, armour 3, strength 4, psyche 10; 3 of 8 body points; 40 gold that all can see, hidden treasure "
        "cards not counted."
    )
    assert lines[1] == "Gift: spells, each once; 4 left."
    assert "The Amulet of the Cat, worn: agility +1; 40 gold." in lines
    assert "Black phial: drink it and be lucky: 5 body points more, or 1 less." in lines
    assert "Golden goblet (250 gold)." in lines
    assert "Far-seeing glass: Look, alone, at both tiles of an unknown square next to yours." in lines
    assert lines[-1].startswith("You have looked at E3: corridor (stairs 8; right: wall, key; left: wall, star); room tile: sw")
    assert text.card(seen(castle(), WATCHER), EN) == []


def test_the_umpire_sees_whose_card_it_is_and_the_monsters_card():
    lines = text.card(seen(castle(), UMPIRE), EN)
    assert "Sack of silver (150 gold), in the hand of Blue." in lines
    assert any(line.startswith("The card for orc1: 5 combat points. If attacked, it fights; if the hero waits") for line in lines)


def test_sentences_for_a_screen_reader():
    lines = text.describe(seen(castle(), "red"), EN)
    assert lines[1] == "Sun: 7 of 21 steps."
    assert ("D4: room with stairs 3. North locked door, east portcullis, south locked door, west wall with symbol 4. "
            "Here: Red, Blue. Lying here: casket of coins.") in lines
    assert "D5: footbridge, with a giant web. North locked door, east open, south wall, west open. Here: giant_spider1." in lines
    assert "A1: tower. North the way out, east open, south open, west the way out." in lines
    swedish = text.describe(seen(castle(), "red"), WORDS["sv"])
    spider = "Giant_spider1 (vighet 4, rustning 5, styrka 5, psyke 6), i D5."
    assert spider in swedish, "a line that begins with a monster begins with a capital"
    assert not any(sign in line for line in lines for sign in ("──", "│", "[="))


# ---- signs -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [40, 80])
def test_the_legend_explains_what_is_drawn_and_nothing_else(width):
    view = seen(castle(), "red")
    said = " ".join(text.draw(view, EN, width).split("\n\n")[2].split())
    for name, sign in SIGNS.items():
        drawn = name not in ("secret", "more", "left_out")
        assert (f"{sign} {EN.text('map-sign', sign=name)}" in said) == drawn, name
    first = " ".join(text.draw(seen(begun(), "red"), EN, width).split("\n\n")[2].split())
    assert first.startswith("TT tower, · unknown, : rows left out, in which nothing is known R Red")


def test_a_secret_door_is_pointed_out_only_when_it_is_found_or_shown():
    """secret_door_help = show"""
    world = begun(symbol=4)
    square(world, "33", "room", "w o o o", signs=[4, 0, 0, 0])
    assert "──4───" in "".join(picture(seen(world, "red"), 80)) and "S" not in "".join(picture(seen(world, "red"), 80))
    world.castle.squares["33"].found = ["north"]
    assert "──SS──" in "".join(picture(seen(world, "red"), 80))
    shown = begun(symbol=4, secret_door_help="show")
    square(shown, "33", "room", "w o o o", signs=[4, 0, 0, 0])
    assert "──SS──" in "".join(picture(seen(shown, "red"), 80))


def test_a_square_too_small_for_all_who_stand_there():
    world = begun("H05", "H06", "H07", "H08")
    square(world, "33", "corridor", "o o o o", stairs=10, web=True)
    for seat in world.castle.order:
        at(world, seat, "33")
    for _ in range(3):
        monster(world, "orc", "33")
    for width in (40, 80):
        said = text.draw(seen(world, "red"), EN, width)
        assert "+n and more" in " ".join(said.split())
    assert [half_of("abcdef", n, "<") for n in (6, 5, 4, 3, 2, 1)] == ["abcdef", "abc+3", "ab+4", "a+5", "+6", "+"]
    assert half_of("ab", 4, "^") == " ab "


def test_letters_are_the_heros_own():
    world = begun("H05", "H06", "H07")
    mine = letters(world.castle)
    assert mine == {"red": "R", "blue": "B", "green": "G"}
    heroes = world.castle.heroes
    heroes["rose"] = heroes.pop("green")
    heroes["rose"].id, world.castle.order = "rose", ["red", "blue", "rose"]
    assert letters(world.castle)["rose"] == "O", "R is red's, and S is a secret door"
    heroes["dst"] = heroes.pop("rose")
    heroes["dst"].id, world.castle.order = "dst", ["red", "blue", "dst"]
    assert letters(world.castle)["dst"] == "A"


# ---- every language and width ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_lies_from_left_to_right_and_fits(lang, width):
    """Hebrew words stand around it, never in it; the picture is the same in every language."""
    view = seen(castle(), "red")
    lines = picture(view, width, WORDS[lang])
    assert lines == picture(view, width)
    assert all(len(line) <= width for line in text.draw(view, WORDS[lang], width).split("\n"))
    assert not any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for line in lines for c in line)
    assert not any(unicodedata.east_asian_width(c) in "WF" for line in lines for c in line)


# ---- what is not known -----------------------------------------------------------------------------------------------
def everything(view, words=EN):
    """All that a seat is shown of the board."""
    pictures = [text.draw(view, words, width) for width in (80, 40)] + [text.glimpse(view, words, 80)]
    return "\n".join([*pictures, *text.describe(view, words), *text.card(view, words)])


@pytest.mark.parametrize("seat", ["red", "blue", "green", "yellow", WATCHER])
def test_canary_nothing_unseen_is_drawn(seat):
    """What the seat has not seen is given a name of its own, in the state itself: it must not be read anywhere."""
    world = castle()
    for id, face in list(world.faces.items()):
        if seat not in world.seen_by[face]:
            world.seen_by[f"{CANARY}{id}"] = world.seen_by.pop(face)
            world.faces[id] = f"{CANARY}{id}"
    for name in ("labyrinth", "rooms", "treasure", "monster", "special", "dragon", "ring", "amulet"):
        deck = getattr(world.decks, name)
        deck.bag[:] = [f"{CANARY}{name}{n}" for n in range(len(deck.bag))]
    if seat != "red":
        world.peeks["24"] = Peek(f"{CANARY}t", f"{CANARY}r", ["red"])
    assert CANARY not in everything(game.view(world, seat), EN)
    assert world.castle.squares["24"].kind == "" and "LT16" not in everything(game.view(world, seat))


def test_the_canary_sings_when_something_leaks():
    """The check itself: a face that the seat may see, and a tile it has looked at, are found."""
    world = castle()
    world.faces["red.t1"], world.seen_by[f"{CANARY}f"] = f"{CANARY}f", ["red"]
    world.peeks["24"] = Peek(f"{CANARY}t", "RT082", ["red"])
    said = everything(seen(world, "red"))
    assert f"{CANARY}f" in said and f"{CANARY}t" in said and CANARY not in everything(seen(world, "blue"))


@pytest.mark.parametrize("seat", ["red", "green", WATCHER])
def test_what_another_might_hold_changes_nothing(seat):
    """Twins: the same castle with other cards in other hands, other tiles looked at by others, other decks."""
    one, other = castle(), castle()
    pack, luck = the_pack(other), Random(4)
    for id in [id for id, face in other.faces.items() if seat not in other.seen_by[face]]:
        face = "TC18" if id.endswith("t1") else "SP09"
        other.seen_by[face] = other.seen_by.pop(other.faces[id])
        other.faces[id] = face
    if seat != "red":
        other.peeks["24"] = Peek("LT45", "RT001", ["red"])
        other.cards["orc1"] = next(card for card in pack.cards if card != "MC01")
    for deck in (other.decks.labyrinth, other.decks.rooms, other.decks.treasure):
        luck.shuffle(deck.bag)
    if seat == "red":
        other.cards = dict(one.cards)
    assert everything(seen(one, seat)) == everything(seen(other, seat))


def test_the_map_of_the_lost():
    """Dead, gone home, outside, below, between two places: each is told, none is drawn."""
    world = begun("H05", "H06", "H07")
    at(world, "red", "", situation=Dead("wounds", 3, "33"))
    at(world, "blue", OUTSIDE)
    at(world, "green", "transit")
    said = text.draw(seen(world, "blue"), EN, 80)
    assert "R Red (Mrishnahk): dead." in said and "B Blue (Yrsa Longstride), outside the castle:" in said
    assert "G Green (Hagen Stonefist), between two places:" in said and not alive(world.castle.heroes["red"])
    assert not any(c in "RBG" for line in picture(seen(world, "blue"), 80)[1:] for c in line)
    assert text.card(seen(world, "red"), EN) == []


# ---- how a fight stands ----------------------------------------------------------------------------------------------
def to_a_fight():
    """A session in which both seats are asked where they stand, in the second round of a fight."""
    session = Session.new(game, game.scenarios["two"], seed=bytes([1]) * 32)
    session.begin()
    luck = Random(5)
    for _ in range(400):
        if session.window:
            session.close_window()
            continue
        asked = [(seat, q) for seat in session.seats for q in session.questions(seat)]
        fight = game.view(session.state, "red").fight
        if len(asked) == 2 and fight is not None and fight.board[0].position != Position.NONE:
            return session, dict(asked)
        seat, q = asked[luck.randrange(len(asked))]
        moves = [o for o in q.options if type(o).__name__ in ("Move", "Attack")]
        assert session.answer(seat, luck.choice(moves or list(q.options)), q.id) is None
    raise AssertionError("no fight")


def test_how_a_fight_stands_tells_no_choice_before_all_have_chosen():
    """DL-8.4a  Values, points and the markers of the last round; what red has entered does not show, to blue or to anybody."""
    shown = []
    for answer in (0, -1):
        session, asked = to_a_fight()
        before = [text.standing(game.view(session.state, viewer), EN) for viewer in ("blue", WATCHER)]
        assert session.answer("red", asked["red"].options[answer], asked["red"].id) is None
        after = [text.standing(game.view(session.state, viewer), EN) for viewer in ("blue", WATCHER)]
        assert after == before
        shown.append(before)
    assert shown[0] == shown[1]
    (mine, _), (hero, beast) = shown[0]
    assert mine == f"You, {beast[0].lower()}{beast[1:]}", "whom one plays stands first"
    assert hero.startswith("Red: agility ") and " body point" in hero and "; position " in hero
    assert " combat point" in beast and " body point" not in beast and "; position " in beast
    assert text.standing(seen(castle(), "red"), EN) == []


# ---- headings --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "name"), [
    (questions.Move("north"), "ways"), (questions.GoStraight("north"), "ways"), (questions.GoHome(), "ways"),
    (questions.PickLock("north"), "doors"), (questions.Rest(), "deeds"),
    (questions.NameWall("north"), "walls"), (questions.Drink("PO1"), "things"),
    (questions.PlayCard("SP01"), "cards"), (questions.Give("IT1", "blue"), "giving"),
    (questions.NoMove(), "monsters"), (7, "deeds"),
])
def test_every_answer_has_a_heading(option, name):
    assert text.group(option) == name and name in text.GROUPS
    assert EN.text("map-group", group=name)


def test_a_hidden_card_is_called_by_its_face_where_it_has_been_seen():
    """DLC-23  Its owner gives the Golden goblet away; who asks for it knows only that it is his first treasure card."""
    world = castle()
    mine, theirs = questions.Give("red.t1", "blue"), questions.AskFor("red.t1", "red")
    assert EN.option(game.label(seen(world, "red"), None, mine)) == "Give Golden goblet (250 gold) to Blue"
    assert EN.option(game.label(seen(world, "blue"), None, theirs)) == "Ask Red for treasure card 1 of Red"


# ---- in plain words --------------------------------------------------------------------------------------------------
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
    pictures = {viewer: text.draw(seen(world, viewer), Plain(), 80) for viewer in ("red", "blue", WATCHER)}
    assert all(len(line) <= 80 for line in pictures["red"].splitlines())
    assert "──DD──" in pictures["red"] and "#" in pictures["red"] and "=w" in pictures["red"] and "m" in pictures["red"]
    assert "SS" not in pictures["red"] and "──4───" in pictures["red"], "the wall shows its sign and is not pointed out"
    assert "?" in pictures["blue"] and "?" not in pictures["red"]
    assert "TC05" not in pictures["blue"] and "LT46" not in pictures["red"]
    sentences = text.describe(seen(world, "blue"), Plain())
    assert any("kind=corridor" in line for line in sentences) and not any("TC05" in line for line in sentences)
    assert any("TC05" in line for line in text.card(seen(world, "red"), Plain()))
    assert not any("TC05" in line for line in text.card(seen(world, "blue"), Plain()))
    assert any("LT46" in line for line in text.card(seen(world, "blue"), Plain()))
    world.castle.options = msgspec.structs.replace(world.castle.options, secret_door_help="show")
    assert "SS" in text.draw(seen(world, "red"), Plain(), 80), "secret_door_help = show"
