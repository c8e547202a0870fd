"""The order language: everything that can be ordered can be written and read again, and nonsense is refused by its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from montjoy.core.content.vocabulary import folded
from montjoy.core.effects import No
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import forms, vocabulary
from montjoy.games.clusta.protocol.forms import Instruction, Line, Orders, Sheet, Split, Standing, Write
from montjoy.games.clusta.protocol.language import read, understood, write
from montjoy.games.clusta.protocol.vocabulary import LANGUAGES, ORDERS, VOCABULARY, said
from montjoy.words import LANGUAGES as ALL_LANGUAGES
from montjoy.words import Words
from tests.suite.many import times
from tests.words import catalog

SHEET = """
# what the camp does
to camp1:
  day 6 round 2: attack 0613 via 0612 0713 in march formation, dash
  day 6: patrol
  Day 7 night 1:  GO TO 5,9          # by night
  from now: hold
  unit 2, day 6: scout
  units 3, 4 from now: fortify
  standing: retreat at 40, pursue no, points for value 120, let pass stegosians
  wishes: hold; go to 0409; await
split unit 6: 30 standard as unit 8
letter stegosians: "Peace # until the \\"conflux\\"?"
"""

NAMES = ["grisban", "camp1", "6", "007", "unit", "to", "i", "ransards.camp1", "spå"]
names = st.text(min_size=1, max_size=60) | st.sampled_from(NAMES)
hexes = st.from_regex(r"[0-9]{4}", fullmatch=True)
instructions = st.builds(
    Instruction, st.sampled_from(get_args(forms.OrderName)), hexes | st.just(""), st.lists(hexes, max_size=4).map(tuple),
    st.sampled_from(["", "march", "battle"]), st.booleans(), st.booleans(), names | st.just(""),
    st.lists(names, max_size=3).map(tuple), st.booleans(), st.booleans(),
)
lines = st.builds(
    Line, instructions, st.integers(-1, 99), st.integers(0, 9), st.lists(st.integers(1, 99), max_size=3).map(tuple)
)
standings = st.builds(
    Standing, st.integers(0, 100), st.booleans(), st.integers(0, 1000), st.booleans(), st.lists(names, max_size=3).map(tuple),
    st.booleans(), st.sampled_from(["proportional", "largest"]), st.booleans(),
)
sheets = st.builds(
    Sheet, names, st.lists(lines, max_size=4).map(tuple), standings, st.lists(instructions, max_size=3).map(tuple),
    st.integers(-9, 99), st.integers(0, 99),
)
texts = st.text(max_size=200)
business = st.one_of(
    st.builds(forms.Split, names, st.integers(0, 500), st.integers(0, 500), st.integers(0, 99)),
    st.builds(forms.Merge, names, names), st.builds(forms.Attach, names, names, st.booleans()),
    st.builds(forms.Assign, names, names),
    st.builds(forms.Send, names, st.lists(hexes, min_size=1, max_size=5).map(tuple), names | st.just("")),
    st.builds(forms.Carry, names, names),
    st.builds(forms.Attitude, names, st.sampled_from(["hostile", "neutral", "friendly"])),
    st.builds(forms.Write, names, texts), st.builds(forms.Deed, names, texts), st.builds(forms.Overall, names),
    st.builds(forms.Fleet, hexes), st.builds(forms.Aboard, names, names),
    st.builds(forms.Asking, st.sampled_from(["rounds", "mornings"])),
)
orders = st.builds(Orders, st.lists(sheets, max_size=3).map(tuple), st.lists(business, max_size=4).map(tuple))
BITS = [*(word for phrase in VOCABULARY.lexicon for word in phrase), ":", ",", '"', "0613", "6", "#", "\n", ";"]


# ---- what is written is read -------------------------------------------------------------------------------------------
@settings(max_examples=times(50, 150), deadline=None)
@given(orders, st.sampled_from(LANGUAGES))
def test_every_form_is_read_as_it_was_written(form: Orders, lang: str) -> None:
    """read(write(form)) == form, in all four languages."""
    assert read(write(form, lang)) == form
    assert understood(write(form, "sv")).orders == form


@settings(max_examples=times(100, 300), deadline=None)
@given(st.text(max_size=300) | st.lists(st.sampled_from(BITS), max_size=40).map(" ".join))
def test_nonsense_is_refused_and_never_crashes(text: str) -> None:
    """Whatever is not understood has a line and a column; what is understood can be written and read again."""
    found = understood(text)
    assert read(write(found.orders)) == found.orders
    for trouble in found.troubles:
        line, column = int(trouble.facts["line"]), int(trouble.facts["column"])
        assert trouble.reason and 1 <= line <= text.count("\n") + 1 and column >= 1
    msgspec.convert(msgspec.to_builtins(found.orders), Orders)
    assert isinstance(read(text), No) == bool(found.troubles)


def test_no_phrase_means_two_things() -> None:
    """A phrase of any language has one meaning, so that languages can be mixed; in one file no phrase stands twice."""
    assert clashes(VOCABULARY.spoken) == []
    said = [phrase for spoken in VOCABULARY.spoken.values() for several in spoken.values() for phrase in several]
    phrases = {" ".join(folded(phrase).split()) for phrase in said}
    assert {" ".join(phrase) for phrase in VOCABULARY.lexicon} == phrases | {folded(key) for key in ORDERS}
    assert {*ORDERS} == {*get_args(forms.OrderName)}


def clashes(spoken: Mapping[str, Mapping[str, Sequence[str]]], codes: Sequence[str] = ORDERS) -> list[str]:
    """Phrases with two meanings."""
    meant = {folded(key): key for key in codes}
    found = [(lang, folded(phrase), key) for lang, by in spoken.items() for key, several in by.items() for phrase in several]
    return [f"{lang}: {phrase}: {meant[phrase]}, {key}" for lang, phrase, key in found if meant.setdefault(phrase, key) != key]


def test_a_phrase_that_means_two_things_is_found() -> None:
    assert clashes({**VOCABULARY.spoken, "sv": {**VOCABULARY.spoken["sv"], "dash": ["Hold"]}}) == ["sv: hold: HOLD, dash"]
    assert clashes({**VOCABULARY.spoken, "cs": {**VOCABULARY.spoken["cs"], "via": ["přes", "v"]}}) == ["cs: v: via, in"]


def test_every_language_has_its_file_and_no_word_but_those_of_english() -> None:
    """The files of `locales/LANGUAGE/orders.toml`; English has each word that is asked for, and no other."""
    assert LANGUAGES == ALL_LANGUAGES
    assert {path.parent.name for path in vocabulary.LOCALES.glob("*/orders.toml")} == {*LANGUAGES}
    assert [(lang, key) for lang in LANGUAGES for key in VOCABULARY.spoken[lang] if key not in VOCABULARY.spoken["en"]] == []
    assert [key for key in VOCABULARY.spoken["en"] if key not in catalog.words_in_code()] == []
    assert all(not {*found.orders} & {*found.words} for found in vocabulary.FILES.values())


def test_what_a_language_leaves_out_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    swedish = {key: phrases for key, phrases in VOCABULARY.spoken["sv"].items() if key != "dash"}
    monkeypatch.setitem(VOCABULARY.spoken, "sv", swedish)
    form = understood("to camp1:\n from now: attack 0613, dash").orders
    assert write(form, "sv") == "till camp1:\n  från nu: anfall 0613, dash" and read(write(form, "sv")) == form


# ---- a sheet as a person writes it --------------------------------------------------------------------------------------
def test_a_sheet_as_a_person_writes_it() -> None:
    """Capitals, comments, commas and the other way of writing a hex."""
    form = read(SHEET)
    assert isinstance(form, Orders)
    (sheet,) = form.sheets
    assert sheet.to == "camp1"
    assert sheet.lines == (
        Line(Instruction("ATTACK", "0613", ("0612", "0713"), "march", dash=True), 6, 2),
        Line(Instruction("PATROL"), 6),
        Line(Instruction("GO_TO", "0509"), 7, 7),
        Line(Instruction("HOLD")),
        Line(Instruction("SCOUT"), 6, 0, (2,)),
        Line(Instruction("FORTIFY"), -1, 0, (3, 4)),
    )
    assert sheet.standing == Standing(retreat_at=40, pursue=False, spend_hp_tv=120, let_pass=("stegosians",))
    assert sheet.wishes == (Instruction("HOLD"), Instruction("GO_TO", "0409"), Instruction("AWAIT"))
    assert form.business == (Split("6", 0, 30, 8), Write("stegosians", 'Peace # until the "conflux"?'))


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("till camp1:\n dag 6 runda 2: gå snarast till 6,13", Line(Instruction("HURRY_TO", "0613"), 6, 2)),
        ("TILL camp1:\n från nu: slå läger 0613", Line(Instruction("MAKE_CAMP", "0613"))),
        ("אל camp1:\n יום 6: לך למחנה הקרוב", Line(Instruction("GO_TO_NEAREST_CAMP"), 6)),
        ("k camp1:\n den 6 noc 2: postupovat do 0613", Line(Instruction("ADVANCE_TO", "0613"), 6, 8)),
        ("to camp1:\n dag 6, jednotka 2: FORTIFY", Line(Instruction("FORTIFY"), 6, 0, (2,))),
        ("to camp1:\n from now: fånga kurirer, also of trakorians, no interrogation",
         Line(Instruction("CATCH_COURIERS", sides=("trakorians",), patient=True))),
        ("to camp1:\n from now: go to 0509 via 0612,0713", Line(Instruction("GO_TO", "0509", ("0612", "0713")))),
    ],
)
def test_every_language_is_read(text: str, order: Line) -> None:
    """Swedish, Hebrew, Czech, and all of them mixed."""
    form = read(text)
    assert isinstance(form, Orders) and form.sheets[0].lines == (order,)


# ---- what is not understood ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "reason", "line", "column", "wanted"),
    [
        ("to camp1:\n  day 6: paterol", "unknown-word", 2, 10, "patrol"),
        ("to camp1:\n  day 6: håål", "unknown-word", 2, 10, "håll"),
        ("to camp1:\n  day 6 round 7: hold", "number-out-of-range", 2, 15, "1-6"),
        ("to camp1:\n  day 6 night 4: hold", "number-out-of-range", 2, 15, "1-3"),
        ("to camp1:\n  unit 100, day 6: hold", "number-out-of-range", 2, 8, "1-99"),
        ("to camp1:\n  day six: hold", "not-a-number", 2, 7, "0-99"),
        ("to camp1:\n  day 6 hold", "sign-missing", 2, 9, ":"),
        ("to camp1:\n  day 6, hold", "unknown-word", 2, 10, "unit, units, day, from now"),
        ("to camp1:\n  day 6: hold 0613 0614", "too-much", 2, 20, ""),
        ("to camp1:\n  day 6: go to 0509 via here", "not-a-hex", 2, 25, "0613"),
        ("to camp1:\n  day 6: go to 0613\n  then divine", "neither-when-nor-whom", 3, 8, "divine"),
        ("to camp1", "sign-missing", 1, 9, ":"),
        ("to :", "name-missing", 1, 4, "camp1, 6"),
        ("day 6: hold", "no-sheet-begun", 1, 1, "camp1"),
        ("to foo bar:", "sign-missing", 1, 8, ":"),
        ("foo", "unknown-word", 1, 1, "to, unit, units, day, from now, standing, wishes, split, merge, attach, …"),
        ("attch unit 6 to grisban", "unknown-word", 1, 1, "attach"),
        ('letter stegosians: "peace', "quote-not-closed", 1, 20, '"'),
        ("letter stegosians: peace", "text-missing", 1, 20, '"..."'),
        ("to camp1:\n standing: retreat at 101", "number-out-of-range", 2, 23, "0-100"),
        ("to camp1:\n wishes: hold; await; patrol; scout", "three-wishes-at-most", 2, 31, ""),
        ("attitude ransards cross", "unknown-word", 1, 19, "hostile, neutral, friendly"),
        (f"letter x: \"{'a' * 1001}\"", "text-too-long", 1, 11, "1000"),
        (f"overall {'a' * 61}", "name-too-long", 1, 9, ""),
        ("x" * 64_001, "too-long", 1, 1, "64000"),
    ],
)
def test_what_is_not_understood_is_said_where_it_stands(text: str, reason: str, line: int, column: int, wanted: str) -> None:
    """The line, the column, what stands there, and what would do, the nearest word where there is one."""
    refused = read(text)
    assert isinstance(refused, No) and refused.rule == "CN-ORD-01"
    facts = refused.facts
    assert (refused.reason, facts["line"], facts["column"], facts["wanted"]) == (reason, line, column, wanted)


def test_one_bad_line_loses_nothing_else() -> None:
    """What was understood stands, and each line that was not is named."""
    found = understood("to camp1:\n day 6: hlod\n day 7: hold\nfleet 6,24\nto ??:\n day 8: hold")
    assert write(found.orders) == "to camp1:\n  day 7: hold\nfleet 0624"
    troubles = [(t.facts["line"], t.reason) for t in found.troubles]
    assert troubles == [(2, "unknown-word"), (5, "name-missing"), (6, "no-sheet-begun")]


def test_lines_under_a_head_that_was_not_understood_go_to_nobody() -> None:
    """A box never lands on the sheet before."""
    found = understood("to camp1:\n day 6: hold\nto camp 2:\n day 6: attack 0613")
    assert [sheet.to for sheet in found.orders.sheets] == ["camp1"]
    assert found.orders.sheets[0].lines == (Line(Instruction("HOLD"), 6),)


def test_a_form_has_room_for_so_much() -> None:
    """120 lines on a sheet, 60 sheets and 60 pieces of business; the rest is refused, not dropped in silence."""
    many = understood("to camp1:\n" + "from now: hold\n" * 121)
    assert len(many.orders.sheets[0].lines) == 120 and [t.reason for t in many.troubles] == ["too-many-lines"]
    sheets_ = understood("to camp1:\n" * 61 + "ask rounds\n" * 61)
    assert (len(sheets_.orders.sheets), len(sheets_.orders.business)) == (60, 60)
    assert [t.reason for t in sheets_.troubles] == ["too-many-parts"] * 2


def test_sixty_lines_of_nonsense_are_told_and_no_more_read() -> None:
    """A text of nothing but nonsense takes no time: sixty of its lines are told, with what would do, and there reading ends."""
    found = understood("to camp1:\nday 7: patrol\n" + "day 6: hlod\n" * 4_000 + "day 8: patrol")
    assert found.orders.sheets[0].lines == (Line(Instruction("PATROL"), 7),)
    assert len(found.troubles) == 60 and {t.facts["wanted"] for t in found.troubles} == {"hold"}


def test_words_are_those_of_the_language() -> None:
    """An unknown language is English."""
    assert said("HOLD", "sv") == "håll" and said("HOLD", "xx") == "hold"
    swedish = write(understood("to 6:\n from now: go to nearest camp").orders, "sv")
    assert swedish == "till enhet 6:\n  från nu: gå till närmsta läger"


def test_empty_text_is_no_orders() -> None:
    """An empty sheet, and one of comments, change nothing."""
    nothing: Any = Orders()
    assert read("") == read("\n\n# nothing today\n   ") == nothing
    assert write(nothing) == ""


@pytest.mark.parametrize(
    ("lang", "says"),
    [("sv", "till, enhet, enheter, dag, från nu"), ("cs", "k, jednotka, jednotky, den, od teď"),
     ("he", "אל, יחידה, יחידות, יום, מעתה"), ("en", "to, unit, units, day, from now")],
)  # fmt: skip
def test_what_would_do_is_said_in_the_readers_words(lang: str, says: str) -> None:
    """CN-ORD-01  A list of what may stand there; the one word that was nearly written stays as it is."""
    words = Words(game, lang)
    (no,) = understood("qqqq").troubles
    assert f"{says}, " in words.refusal(no).replace("\u2068", "").replace("\u2069", "")
    (near,) = understood("to camp1:\n day 1: hodl").troubles
    assert near.facts["wanted"] == "hold" and "hold" in words.refusal(near)
