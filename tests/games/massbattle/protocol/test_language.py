"""The order language: every form can be written and read again in four languages, and nonsense is refused by its place."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from montjoy.core.content.vocabulary import folded
from montjoy.core.effects import No
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.troops import TABLES
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.protocol.forms import Cast, Fights, March, Moves, Placed, Shot, Stances, Volley
from montjoy.games.massbattle.protocol.grammar import FACINGS
from montjoy.games.massbattle.protocol.language import read, understood, write
from montjoy.games.massbattle.protocol.vocabulary import LANGUAGES, SPELLS, VOCABULARY
from montjoy.games.massbattle.secrecy.defaults import FORMS
from montjoy.words import LANGUAGES as ALL_LANGUAGES
from montjoy.words import Words
from tests.suite.many import times

SHOOT, MOVE, FIGHT = questions.Shoot(1), questions.Move(1), questions.Fight(1)
ids = st.from_regex("[AB][1-9][0-9]{0,2}", fullmatch=True)
several = st.lists(ids, min_size=1, max_size=4).map(tuple)
places = st.tuples(st.integers(0, 199), st.integers(0, 199))
facings = st.integers(0, 7)
shots = st.lists(st.builds(Shot, ids, ids), max_size=6).map(tuple)
casts = st.builds(Cast, ids, st.sampled_from([*SPELLS, "breath"]), ids | st.just(""), places | st.none(), facings | st.none())
marches = st.builds(
    March, several, facings | st.none(), places | st.none(), st.lists(places, max_size=4).map(tuple), st.integers(0, 199),
    st.integers(0, 199), facings | st.none(), st.booleans() | st.none(), ids | st.just(""), st.booleans(),
)
maybe = several | st.just(())
FILLED: dict[Any, st.SearchStrategy[Any]] = {
    questions.Deploy(): st.builds(forms.Deployment, st.lists(st.builds(Placed, ids, places, facings), max_size=5).map(tuple)),
    questions.TakeStances(1): st.builds(Stances, maybe),
    SHOOT: st.builds(Volley, st.sampled_from(["nearest", "hold"]), shots, st.lists(casts, max_size=3).map(tuple), maybe),
    MOVE: st.builds(Moves, st.sampled_from(["hold", "advance"]), st.lists(marches, max_size=5).map(tuple)),
    FIGHT: st.builds(Fights, st.sampled_from(["nearest", "hold"]), shots, maybe),
    questions.Rally(1): st.builds(forms.Rallies, maybe),
    questions.AnyTime(): st.builds(forms.Concession, st.booleans()),
}


# ---- written and read ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ask", FILLED, ids=lambda ask: type(ask).__name__)
@settings(max_examples=times(20, 60), deadline=None)
@given(data=st.data())
def test_what_is_written_is_read_again(ask: Any, data: st.DataObject) -> None:
    form = data.draw(FILLED[ask])
    for lang in LANGUAGES:
        assert read(ask, write(form, lang)) == form


@settings(max_examples=times(100, 300), deadline=None)
@given(ask=st.sampled_from([*FILLED]), text=st.text(max_size=60) | st.text("AB12 ,;:#-\nshotdne", max_size=60))
def test_any_text_is_understood_or_refused_by_its_place(ask: Any, text: str) -> None:
    found = understood(ask, text)
    lines = text.split("\n")
    for trouble in found.troubles:
        assert 1 <= trouble.facts["line"] <= len(lines)
        assert 1 <= trouble.facts["column"] <= len(lines[trouble.facts["line"] - 1]) + 1
        for lang in LANGUAGES:
            words = Words(game, lang)
            assert words.refusal(trouble) and words.problems == []
    if not found.troubles:
        assert read(ask, write(found.form)) == found.form


def test_an_empty_text_is_the_default() -> None:
    for ask in FILLED:
        for text in ("", "\n# only a note\n", " ; ;"):
            assert read(ask, text) == FORMS[type(ask)]


@pytest.mark.parametrize(
    ("ask", "text", "form"),
    [
        (SHOOT, "A3 A4 shoot B5", Volley(shots=(Shot("A3", "B5"), Shot("A4", "B5")))),
        (SHOOT, "a3, a4 SHOOT AT b5; rest hold", Volley("hold", (Shot("A3", "B5"), Shot("A4", "B5")))),
        (SHOOT, "A1 cast fireball at 12,20", Volley(spells=(Cast("A1", "fireball", "", (12, 20)),))),
        (SHOOT, "A1 cast wall of fire at 3,4 facing ne", Volley(spells=(Cast("A1", "wall_of_fire", "", (3, 4), 1),))),
        (SHOOT, "A1 cast bless at A4\nA2 cast fly", Volley(spells=(Cast("A1", "bless", "A4"), Cast("A2", "fly")))),
        (SHOOT, "B1 breathe at A3", Volley(spells=(Cast("B1", "breath", "A3"),))),
        (SHOOT, "A3-A6 hold", Volley(hold=("A3", "A4", "A5", "A6"))),
        (MOVE, "A2 to 10,11", Moves(moves=(March(("A2",), to=(10, 11)),))),
        (MOVE, "A2 to 010,0", Moves(moves=(March(("A2",), to=(10, 0)),))),
        (MOVE, "A2 A3 ahead 4; A5 back 2; A5 turn east", Moves(moves=(
            March(("A2", "A3"), ahead=4), March(("A5",), back=2), March(("A5",), turn=2)))),
        (MOVE, "A7 turn east, ahead 3, then north", Moves(moves=(March(("A7",), turn=2, ahead=3, then=0),))),
        (MOVE, "A7 ahead 3 turn n", Moves(moves=(March(("A7",), ahead=3, then=0),))),
        (MOVE, "A2 to 10,11 charge B2\nrest: advance", Moves("advance", (March(("A2",), to=(10, 11), charge="B2"),))),
        (MOVE, "A9 hold; A3 off the board", Moves(moves=(March(("A9",)), March(("A3",), off=True)))),
        (MOVE, "A9 along 1,1 1,2, land", Moves(moves=(March(("A9",), path=((1, 1), (1, 2)), land=True),))),
        (FIGHT, "A1 fight B2; A3 hold", Fights(attacks=(Shot("A1", "B2"),), hold=("A3",))),
        (questions.TakeStances(1), "A4 defend", Stances(("A4",))),
        (questions.Deploy(), "A5 at 10,4 facing north; B2 at 3, 4",
         forms.Deployment((Placed("A5", (10, 4), 0), Placed("B2", (3, 4), 4)))),
        (questions.Rally(1), "A5 decline", forms.Rallies(("A5",))),
        (questions.AnyTime(), "concede", forms.Concession(True)),
    ],
)  # fmt: skip
def test_what_people_type(ask: Any, text: str, form: Any) -> None:
    assert read(ask, text) == form


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "A7 turn east, ahead 3, then north\nrest: advance"),
        ("sv", "A7 vänd öster, framåt 3, sedan norr\növriga: ryck fram"),
        ("he", "A7 פנייה מזרח, קדימה 3, אחר כך צפון\nהשאר: התקדמות"),
        ("cs", "A7 otočit východ, vpřed 3, pak sever\nostatní: postupovat"),
    ],
)
def test_a_form_in_every_language(lang: str, text: str) -> None:
    form = Moves("advance", (March(("A7",), turn=2, ahead=3, then=0),))
    assert write(form, lang) == text
    assert read(MOVE, text) == form
    assert read(MOVE, text.replace("A7", "\u200fA7")) == form


# ---- refused ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ask", "text", "says"),
    [
        (MOVE, "A2 ahed 4", "Line 1, column 4: “ahed” is not understood. Use one of these: ahead."),
        (MOVE, "A2 hold\n A3 shoot B5",
         "Line 2, column 5: “shoot” belongs to another phase. Use one of these now: to, ahead, back, turn, along, then, charge, "
         "hold, land, aloft, …."),
        (MOVE, "A2 to B4",
         "Line 1, column 7: “B4”, where a square should be named. Write a square as 12,20: first to the east, then to the "
         "north."),
        (MOVE, "A2 ahead", "Line 1, column 9: the order ends here, where a number should be given. Write a number from 1-199."),
        (MOVE, "A2 ahead 400", "Line 1, column 10: 400 is too small or too large. Write 1-199."),
        (MOVE, "ahead 4",
         "Line 1, column 1: “ahead”, where a unit should be named. Begin with your unit, for example A3, A3 A4 or A3-A6."),
        (MOVE, "A2 ahead 4; A3 ahead 4 ahead 2", "Line 1, column 24: “ahead” says a thing twice. Say it once."),
        (MOVE, "rest: nearst", "Line 1, column 7: “nearst” is not understood. Use one of these: hold, advance."),
        (SHOOT, "A1 cast firebal at 1,1", "Line 1, column 9: “firebal” is not understood. Use one of these: fireball."),
        (SHOOT, "A1 shoot", "Line 1, column 9: the order ends here, where one unit should be named. Name one, for example B5."),
        (FIGHT, "A1 fight B2 B3", "Line 1, column 10: “B2”, where one unit should be named. Name one, for example B5."),
        (questions.Rally(1), "A1 decline now",
         "Line 1, column 12: “now” does not belong here. End the order before it; orders are written on lines of their own or "
         "between semicolons."),
        (questions.Deploy(), "A1 A2 at 3,4",
         "Line 1, column 7: only one unit stands on a square, and here is “A2” too. Give each its own square."),
        (MOVE, f"A2 to 1,{'9' * 5000}", f"Line 1, column 7: 1,{'9' * 38} is too small or too large. Write 0,0-199,199."),
        (MOVE, "A2 to 200,1", "Line 1, column 7: 200,1 is too small or too large. Write 0,0-199,199."),
        (SHOOT, "#" * 70_000, "Line 1, column 1: the text is too long. Write 64000 characters at most."),
        (SHOOT, "A1-A150 hold; A151-A210 hold", "Line 1, column 1: there are too many orders. Write 200 of one kind at most."),
    ],
)  # fmt: skip
def test_what_is_not_understood(ask: Any, text: str, says: str) -> None:
    found = read(ask, text)
    assert isinstance(found, No)
    words = Words(game, "en")
    assert (words.refusal(found), words.problems) == (says, [])


def test_every_order_that_is_not_understood_is_told() -> None:
    found = understood(MOVE, "A2 ahed 4; A3 ahead 2\nA4 go; A5 turn east\n")
    assert [(trouble.facts["line"], trouble.facts["column"]) for trouble in found.troubles] == [(1, 4), (2, 4)]


# ---- the words -------------------------------------------------------------------------------------------------------------
def test_no_phrase_means_two_things() -> None:
    meant: dict[str, str] = {}
    for spoken in VOCABULARY.spoken.values():
        for key, phrases in spoken.items():
            for phrase in phrases:
                assert meant.setdefault(folded(phrase), key) == key


def test_every_language_has_every_word() -> None:
    assert set(ALL_LANGUAGES) == set(LANGUAGES)
    assert all(set(VOCABULARY.spoken[lang]) == set(VOCABULARY.spoken["en"]) for lang in LANGUAGES)


def test_every_spell_of_the_table_can_be_cast() -> None:
    """MB-T-SPELLS"""
    assert set(SPELLS) == {name for name in TABLES["spells"] if name != "columns"}
    assert len(FACINGS) == 8
