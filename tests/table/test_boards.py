"""The boards: drawn from a view alone, well formed, with every answer that names a place on it, in words and in focus order."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.drawing import svg
from montjoy.games.clusta.game import game as island
from montjoy.games.drakborgen.game import game as castle
from montjoy.games.drakborgen.model.state import Thing
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Rested
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.ui.text import hero_line
from montjoy.games.massbattle.game import game as battle
from montjoy.games.rudern.game import game as country
from montjoy.games.rudern.protocol import questions as deeds
from montjoy.table.web import boards, difference
from montjoy.words import LANGUAGES, Words
from tests.games.drakborgen import board as keep
from tests.games.drakborgen.delves import Delve
from tests.games.rudern.board import board as land
from tests.suite.many import some

GAMES = {"drakborgen": castle, "rudern": country, "clusta": island, "massbattle": battle}


def words(game: Any, lang: str = "en", scenario: Any = None) -> Words:
    scenario = scenario or next(iter(game.scenarios.values()))
    return Words(game, lang, game.names(scenario), isolate=True, cite=False)


def well_formed(text: str) -> ElementTree.Element:
    """The drawing as XML: nothing is left open, nothing unescaped."""
    return ElementTree.fromstring(f"<all>{str(text).replace('&nbsp;', ' ')}</all>")


def spots(text: str) -> dict[str, tuple[str, str]]:
    """By options: the question and the title; each is called by its answers in the list, too."""
    found = {}
    for a in well_formed(text).iter("a"):
        asked, numbers = a.attrib["data-question"], a.attrib["data-option"].split()
        assert a.attrib["aria-labelledby"].split() == [a.attrib["id"], *(f"b{asked}-{n}" for n in numbers)]
        found[a.attrib["data-option"]] = (a.attrib["data-question"], re.sub("[\u2068\u2069]", "", a.findtext("title") or ""))
    return found


def test_what_stands_in_an_element_is_escaped_once() -> None:
    there = svg.el("text", "<b>", svg.el("title", "a & b"), class_='x"y', font_size=1.50, data_at=None)
    assert there == '<text class="x&#34;y" font-size="1.5">&lt;b&gt;<title>a &amp; b</title></text>'
    assert svg.group(["<", svg.text(0, 1, "'", "k")]) == '<g>&lt;<text x="0" y="1" class="k">&#39;</text></g>'


def test_the_nine_squares_about_the_middle_are_marked_until_the_chamber_is_found() -> None:
    """DL-BASE-04"""
    delve = keep.begun("H01", "H02")
    before = str(castle.board.draw(keep.seen(delve, "red"), words(castle), ()))
    keep.tile(delve, "44", "LT01")
    assert '<rect x="300" y="300" width="300" height="300" class="innermost"' in before
    assert "innermost" not in str(castle.board.draw(keep.seen(delve, "red"), words(castle), ()))


def gallery() -> Any:
    """A castle with something of everything."""
    w = keep.begun("H01", "H02", "H03", "H04", symbol=3)
    for id, kind, edges, more in (
        ("33", "room", "o w d g", {"stairs": 4}), ("34", "corridor", "w o w o", {}), ("36", "rubble", "o o w w", {}),
        ("43", "abyss", "d o o w", {}), ("44", "chamber", "w o o o", {}), ("45", "bridge", "o w o w", {}),
        ("46", "room", "w w w o", {"signs": [1, 2, 3, 0], "found": ["south"]}), ("53", "room", "o o o w", {"web": True}),
        ("54", "room", "o o w o", {"signs": [0, 0, 4, 0]}), ("55", "room", "o w w o", {"signs": [0, 5, 3, 0]}),
        ("73", "room", "o d o o", {"marked": ["east"]}), ("74", "room", "o o g o", {}),
    ):  # fmt: skip
        keep.square(w, id, kind, edges, **more)
    w.castle.squares["54"].lying = [Thing("x", "item", "IT1", gold=10)]
    keep.at(w, "red", "33", way="south")
    for seat in ("blue", "green"):
        keep.at(w, seat, "53")
    keep.at(w, "yellow", OUTSIDE)
    for kind in ("orc", "minotaur", "demon"):
        keep.monster(w, kind, "53")
    keep.monster(w, "vampire", "below")
    return w


TURN = Asked(3, "choose", questions.Turn("free"), (
    questions.Move("south"), questions.UseKey("south", "key"), questions.ForceDoor("south"), questions.Lift("west"),
    questions.Move("down"), questions.Stay(),
))  # fmt: skip


# ---- the castle --------------------------------------------------------------------------------------------------------
def test_every_kind_of_square_and_edge_is_drawn() -> None:
    """Red when a kind of tile, an edge, a marker or a thing is left out of the picture."""
    w = gallery()
    drawn = str(boards.draw(castle, keep.seen(w, "red"), words(castle), [TURN]))
    for kind in ("corridor", "rubble", "abyss", "bridge", "chamber", "tower", "room"):
        assert f'class="tile {kind}"' in drawn, kind
    for sign in ("steps", "web", "sack", "stones", "planks", "chest", "dragon asleep", "gate", "door", "down", "secret"):
        assert f'class="{sign}"' in drawn, sign
    assert 'class="sign-ground valid"' in drawn
    w.castle.dragon.state = "awake"
    assert 'class="dragon awake"' in str(boards.draw(castle, keep.seen(w, "red"), words(castle), []))


def test_answers_that_name_a_place_stand_on_it_in_their_order_and_in_words() -> None:
    """Red when an answer with a way is led to another square, or a label says no name or no state, or names another deed."""
    found = spots(boards.draw(castle, keep.seen(gallery(), "red"), words(castle), [TURN]))
    assert list(found) == ["0 1 2", "3", "4"]
    assert found["0 1 2"][0] == "3"
    assert found["0 1 2"][1] == "D5, abyss"
    assert found["3"][1] == "C4, unknown"
    assert found["4"][1] == "the catacombs"


def in_a_corridor(tile: str) -> tuple[Any, Asked]:
    """Red has gone east out of the tower into that tile and is asked how to go on; the valid symbol is 1."""
    delve = Delve("H01", "H02")
    delve.play(("red", questions.Move("east")), cards={"DL-BASE-05": [tile]})
    return delve.session.view("red"), delve.session.questions("red")[0]


def test_a_wall_with_a_false_symbol_is_outlined_by_nothing_and_offered_last() -> None:
    """DL-4.3a, DL-4.1.1c-X  Red where a wall that is known to be only a wall is drawn like a way: of the tile's two painted inner
    walls the one with symbol 1 leads on, those with 2, 5 and 6 nowhere."""
    seen, asked = in_a_corridor("LT15")
    assert questions.NameWall("south") in asked.options
    assert str(asked.options.index(questions.NameWall("south"))) in spots(boards.draw(castle, seen, words(castle), [asked]))
    seen, asked = in_a_corridor("LT19")
    false = {asked.options.index(questions.NameWall(way)) for way in ("east", "south")}
    drawn = {int(n) for numbers in spots(boards.draw(castle, seen, words(castle), [asked])) for n in numbers.split()}
    assert drawn and not drawn & false
    before_last = [n for n in order_of(castle.groups, asked) if not isinstance(asked.options[n], castle.groups.PASSES)]
    assert set(before_last[-2:]) == false
    seen, asked = in_a_corridor("LT18")                      # its first painted wall, the northern one, has symbol 4
    assert [o.way for o in asked.options if isinstance(o, questions.NameWall)] == ["east"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_symbol_on_the_outer_wall_says_that_it_leads_nowhere(lang: str) -> None:
    """DL-4.3b-X  The valid symbol on the north wall of B1: no answer; whoever points at the sign or its square reads why."""
    seen, asked = in_a_corridor("LT06")
    assert not [o for o in asked.options if isinstance(o, questions.NameWall)]
    assert castle.places.place_at(seen, 150, -12) == castle.places.place_at(seen, 150, 50) == "01"
    w = words(castle, lang)
    assert w.text("map-outer-sign", way="north") in castle.places.here(seen, w, "01") and not w.problems
    assert not any(w.text("map-outer-sign", way=way) in castle.places.here(seen, w, "00") for way in ("north", "west"))


def test_whatever_costs_a_turn_is_shown_before_it_is_done() -> None:
    """DL-3.3  On squares with one answer, too; where a move goes on and asks how, a click is enough."""
    delve = Delve("H01", "H02")
    seen, asked = delve.session.view("red"), delve.session.questions("red")[0]
    drawn = list(well_formed(boards.draw(castle, seen, words(castle), [asked])).iter("a"))
    assert isinstance(asked.ask, questions.Turn) and drawn
    assert all(a.get("data-ask-first") == "yes" for a in drawn)
    seen, asked = in_a_corridor("LT19")
    assert isinstance(asked.ask, questions.GoOn)
    assert not [a for a in well_formed(boards.draw(castle, seen, words(castle), [asked])).iter("a") if a.get("data-ask-first")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_rest_and_a_potion_give_is_said_where_they_are_offered(lang: str) -> None:
    """DL-5.3, DLC-09, DLC-13  Red where one rests or drinks without being told what for."""
    w = keep.begun("H01", "H10")
    (phial,) = [thing.id for thing in keep.give(w, "red", "PO2")]
    w.castle.heroes["red"].body -= 2
    said, seen = words(castle, lang), keep.seen(w, "red")
    last = castle.question(seen, Asked(1, "choose", questions.LastCall(), (questions.Drink(phial), questions.Enough())))
    assert last.ask == questions.LastCallAt(seen.castle.heroes["red"].body, seen.castle.heroes["red"].most)
    assert castle.label(seen, last, questions.Drink(phial)) == questions.DrinkFor(phial, 4, 0)
    assert castle.label(seen, last, questions.Rest()) == questions.RestFor(0)
    assert castle.label(keep.seen(w, "blue"), last, questions.Rest()) == questions.RestFor(1)
    for option in (questions.DrinkFor(phial, 4, 0), questions.DrinkFor(phial, 0, 1), questions.RestFor(0), questions.RestFor(1)):
        assert said.option(option, last)
    assert str(last.ask.body) in said.question(last) and not said.problems
    assert any(Rested in rank for rank in castle.telling.NEWS)


def test_a_monster_that_is_moved_goes_from_its_own_square() -> None:
    """Red when the way of a monster is counted from the hero."""
    w = gallery()
    moves = (questions.MoveMonster("orc1", "east"), questions.BringUp("vampire1", "33"), questions.NoMove())
    asked = Asked(1, "choose", questions.MonsterTurn(), moves)
    found = spots(boards.draw(castle, keep.seen(w, "red"), words(castle), [asked]))
    assert found["0"][1].startswith("E6, ") and found["1"][1].startswith("D4, ")


def test_figures_have_letters_and_the_fullest_square_says_how_many_more() -> None:
    """Red when colour alone would tell two figures apart, or a crowd is drawn outside its square."""
    w = gallery()
    for _ in range(6):
        keep.monster(w, "orc", "53")
    drawn = str(boards.draw(castle, keep.seen(w, "red"), words(castle), []))
    letters = re.findall(r'class="letter"[^>]*>([^<]+)<', drawn)
    assert {"R", "B", "G", "Y", "v"} <= set(letters) and ">+2<" in drawn
    for n in range(1, 12):
        r, places = svg.places(50, 50, n, 100)
        assert all(x - r >= 0 and x + r <= 100 and y - r >= 0 and y + r <= 100 for x, y in places), n


# ---- the country -------------------------------------------------------------------------------------------------------
COUNTRY = """factions KAT SVE
    town pole SVE; fortress rock KAT; village vale; field moor
    pole - rock 2; pole ^ vale; pole ~ moor; rock - moor
    KAT.a head at pole: 4 foot 2 cavalry, chest 3; KAT.b general in rock: 3 foot; pole SVE: 4 foot; siege pole KAT 0"""


def test_provinces_banners_roads_and_a_siege_with_its_pools() -> None:
    """Red when a banner, a blocked border, a siege or its dice are missing.  4 foot and a head (+2 cavalry) against a town."""
    seen = country.view(land(COUNTRY), "KAT")
    drawn = str(boards.draw(country, seen, words(country), []))
    assert drawn.count('class="road"') == 2 and 'class="peaks"' in drawn and 'class="waves"' in drawn
    assert "siege-ring" in drawn and "KAT 6" in drawn and "KAT 3" in drawn and "SVE 4" in drawn
    for kind in ("town", "fortress", "village", "none"):
        assert f"site {kind}" in drawn
    beside = str(boards.aside(country, seen, words(country), []))
    dice = [part.count('class="die"') for part in beside.split("<h4>")[1:]]
    assert len(dice) == 2 and all(dice) and "If" in beside


def test_marches_and_sieges_stand_on_their_province() -> None:
    seen = country.view(land(COUNTRY), "KAT")
    asked = Asked(2, "choose", deeds.Act(), (deeds.March("b", "pole"), deeds.Storm("pole", ""), deeds.EndImpulse()))
    found = spots(boards.draw(country, seen, words(country), [asked]))
    assert list(found) == ["0 1"] and found["0 1"][1].startswith("pole, town, ")


# ---- both ----------------------------------------------------------------------------------------------------------------
def played(game: Any, answers: int, scenario: Any = None) -> Session:
    """A game some way on; always the last answer but one, so that things happen."""
    scenario = scenario or list(game.scenarios.values())[-1]
    session = Session.new(game, scenario, game.options(), seed=bytes(32))
    session.begin()
    for n in range(answers):
        if session.over:
            break
        if session.window:
            session.close_window()
            continue
        q = next(q for q in session.open if not q.done)
        if q.asked.kind == "order":
            session.answer(q.seat, game.read(session.view(q.seat), q.asked, ""), q.asked.id)
        else:
            session.answer(q.seat, q.asked.options[n % len(q.asked.options)], q.asked.id)
    return session


@pytest.mark.parametrize("slug", GAMES)
def test_most_of_a_board_is_elements_that_stand_as_they_stood(slug: str) -> None:
    """A page keeps what has an id and stands as it stood (static/same.js), and looks at the rest anew with every change.  Red
    where the ground has no id, or is another from one answer to the next."""
    game, found = GAMES[slug], []
    for answers in (5, 6):
        session = played(game, answers, game.scenarios["bridge" if slug == "massbattle" else next(iter(game.scenarios))])
        drawn = well_formed(boards.draw(game, session.view(session.seats[0]), words(game, scenario=session.scenario), ()))
        scene = next(el for el in drawn.iter() if el.get("class") == "scene")
        found.append([(el.get("id"), ElementTree.tostring(el)) for el in scene])
    kept = [text for id, text in found[1] if id and (id, text) in found[0]]
    assert "ground" in dict(found[1]) and sum(map(len, kept)) > sum(len(text) for _, text in found[1]) / 2


@pytest.mark.parametrize("slug", GAMES)
def test_every_view_of_a_game_is_drawn_well_formed_in_every_language(slug: str) -> None:
    """Red when a drawing breaks on some state, or somebody's text is put into it unescaped."""
    game = GAMES[slug]
    for answers in (0, 7, 40, 160):
        session = played(game, answers)
        for viewer in (*session.seats, WATCHER):
            page = session.page(viewer)
            for lang in some(LANGUAGES, 2):
                w = words(game, lang, session.scenario)
                for part in (boards.draw, boards.aside):
                    well_formed(part(game, page.view, w, page.questions))
                assert boards.describe(game, page.view, w)
            well_formed(boards.card(game, page.view, w))


@pytest.mark.parametrize("slug", GAMES)
def test_a_board_is_made_of_the_view_alone(slug: str) -> None:
    """Two sessions whose states differ only in what a seat may not know give that seat the same bytes.  Red when a board
    reads anything but the view."""
    game = GAMES[slug]
    session = played(game, 30)
    seat = session.seats[0]
    other = game.redeal(session.state, seat, session.streams[seat].items, Philox(7))
    views = [game.view(state, seat) for state in (session.state, other)]
    assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
    w = words(game, "en", session.scenario)
    drawn = [tuple(str(part(game, view, w, ())) for part in (boards.draw, boards.aside)) for view in views]
    assert drawn[0] == drawn[1]


def test_a_name_that_is_markup_stays_text() -> None:
    """Red when a name is put into a drawing unescaped."""
    found = str(svg.spot(1, [0], "<script>alert(1)</script>\"'>", svg.circle(0, 0, 1, "ring")))
    seen: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: Any) -> None:
            seen.append(tag)

    Reader().feed(found)
    assert seen == ["a", "title", "circle"]


def test_a_game_without_a_board_is_shown_in_its_own_text() -> None:
    from tests.contract.pickets.game import game as pickets

    session = Session.new(pickets, next(iter(pickets.scenarios.values())), pickets.options(), seed=bytes(32))
    session.begin()
    seat = session.seats[0]
    assert boards.aside(pickets, session.view(seat), words(pickets), ()) == ""
    well_formed(boards.draw(pickets, session.view(seat), words(pickets), ()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_the_other_heroes_are_stands_beside_the_castle(lang: str) -> None:
    """DL-BASE-21  Place, body points and what lies open, for each but one's own hero; in a fight the panel instead."""
    delve = Delve("H01", "H02")
    w = words(castle, lang, castle.scenarios["two"])

    def beside(seat: str) -> str:
        return str(boards.aside(castle, delve.session.view(seat), w, delve.session.questions(seat)))

    lines = {seat: hero_line(delve.session.view(seat), w, delve.hero(seat)) for seat in ("red", "blue")}
    for seat, other in (("red", "blue"), ("blue", "red")):
        assert lines[other] in beside(seat) and lines[seat] not in beside(seat)
    assert all(line in beside(WATCHER) for line in lines.values())
    assert not w.problems
    orc = {"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT007"], "DL-7.2": ["MC02"]}
    delve.play(("red", questions.Move("east")), ("red", questions.Attack()), cards=orc)
    assert 'class="fight panel"' in beside("red") and lines["blue"] not in beside("red")
    panel = beside(WATCHER)
    ring = panel[panel.index('<div class="fight panel">') :].partition("</svg>")[0]
    assert len(difference.shortened(ring)) < len(ring) / 4, "the lines of the ring, always the same, are told with each fight"
