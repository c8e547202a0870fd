"""What a group calls its own types of unit is what everybody reads of them, in each language (RW-GEN-14)."""

from __future__ import annotations

import re

import msgspec
import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.effects import UMPIRE
from montjoy.core.session.session import Session
from montjoy.games.rudern.authoring.unit_table import FOLDER, load, piece_names, read
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.events import Fallen, LossesTaken, NobleFallen
from montjoy.games.rudern.ui import board, text
from montjoy.table.tables.page_words import words_of
from montjoy.words import LANGUAGES, Words
from tests.games.rudern.players import Luck, aggressive

NAMES = {
    "english": "pike / pikes", "swedish": "pikenerare", "hebrew": "רומח / רומחים", "czech": "kopiník / kopiníci / kopiníků",
}
CALLED = {"en": "pikes?", "sv": "pikenerare", "he": "רומח|רומחים", "cs": "kopiník|kopiníci|kopiníků"}
LEADS = {"english": "duke", "swedish": "hertig", "hebrew": "דוכס", "czech": "vévoda"}
MARKS = re.compile("[\u2066-\u2069\u200f]")
OURS = load("default")


def ours_but(**changed):
    """Our table with some of its rows changed: `foot={"english": "levies"}`."""
    rows = [msgspec.structs.replace(row, **changed.get(row.type, {})) for row in OURS.rows]
    return UnitTable("theirs", tuple(rows), 7)


def siege():
    """Its foot are of a type `zq` of the group's own, its ruler is a duke."""
    scenario = game.scenarios["siege_of_a_town"]
    plain = msgspec.json.encode(scenario).replace(b'"foot"', b'"zq"').replace(b'"recruits":1', b'"recruits":0')
    units = ours_but(foot={"type": "zq", **NAMES}, ruler=LEADS)
    return msgspec.structs.replace(msgspec.json.decode(plain, type=game.scenario), units=units)


def said(lang, table, *events):
    words = Words(game, lang, piece_names(table))
    return [words.event(event) for event in events]


# ---- in play -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_gen_14_nobody_reads_a_code(lang):
    """RW-GEN-14  In the log, in answers, on the map, on the board and beside it, at the terminal and on pages, whoever looks."""
    scenario = siege()
    session = Session.new(game, scenario, seed=bytes(32), umpire=True)
    session.begin()
    plain, pages, luck, told = Words(game, lang, game.names(scenario)), words_of(game, scenario, lang), Luck(3), []
    while not session.over:
        seat, asked = next((seat, asked) for seat in session.seats for asked in session.questions(seat))
        view = session.view(seat)
        for words in (plain, pages):
            told += [words.option(game.label(view, asked, option), asked) for option in asked.options]
        told += [text.draw(view, plain, 80), *text.describe(view, plain)]
        told += [str(board.draw(view, pages, [asked])), str(board.aside(view, pages, [asked]))]
        assert session.answer(seat, aggressive(view, asked, luck), asked.id) is None
    for viewer in (*session.seats, UMPIRE):
        told += [words.item(item) for item in session.streams[viewer].items for words in (plain, pages)]
    for here in told:
        assert not re.search(r"\bzq\b", MARKS.sub("", here)), here
    for name in (CALLED[lang], LEADS[{"en": "english", "sv": "swedish", "he": "hebrew", "cs": "czech"}[lang]]):
        assert len([here for here in told if re.search(rf"\b({name})\b", MARKS.sub("", here))]) > 5
    assert plain.problems == pages.problems == []


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["B loses 1 pike", "B loses 2 pikes", "fight: 1 pike; left: 5 pikes and 1 cavalry", "B (duke) has fallen"]),
        ("sv", ["B: 1 pikenerare", "B: 2 pikenerare", "i striden: 1 pikenerare; kvar: 5 pikenerare och 1 ryttare", "B (hertig)"]),
        ("he", ["B: 1 רומח", "B: 2 רומחים", "1 רומח; נותרו: 5 רומחים ופרש אחד", "B (דוכס)"]),
        ("cs", ["B ztrácí 1× kopiník", "B ztrácí 2× kopiník", "boji: 1 kopiník; zbývá: 5 kopiníků a 1 jízda", "B (vévoda)"]),
    ],
)
def test_gen_14_in_the_form_of_its_number(lang, lines):
    """RW-GEN-14  One, two, five of them; Czech, which would have to decline the name, counts by a sign where it cannot."""
    told = said(
        lang, siege().units, Fallen("WKA", "B", "zq", 1), Fallen("WKA", "B", "zq", 2),
        LossesTaken(0, 1, (("zq", 1),), (("zq", 5), ("cavalry", 1))), NobleFallen("WKA", "B", "ruler"),
    )
    for line, part in zip(told, lines, strict=True):
        assert part in line.replace("\xa0", " ")


def test_gen_14_one_form_for_every_number():
    table = ours_but(foot={"type": "pike", "english": "pikes", "czech": "kopiníci"})
    assert "loses 1 pikes" in said("en", table, Fallen("WKA", "B", "pike", 1))[0]
    assert Words(game, "cs", piece_names(table)).pieces({"pike": 3}) == "3× kopiníci"


def test_half_a_piece_is_not_a_whole_one():
    """A mean number of pieces, of ours and of one's own: Hebrew took 0.4 for one, and Czech has a form of its own for parts."""
    names = piece_names(siege().units)
    said = {lang: [Words(game, lang, names).amount(kind, 0.4) for kind in ("elephant", "general", "zq")] for lang in LANGUAGES}
    assert said == {
        "en": ["0.4 elephants", "0.4 generals", "0.4 pikes"], "sv": ["0,4 elefanter", "0,4 generaler", "0,4 pikenerare"],
        "he": ["0.4 פילים", "0.4 גנרלים", "0.4 רומחים"], "cs": ["0,4 slona", "0,4 generála", "0,4× kopiník"],
    }


# ---- whose name it is --------------------------------------------------------------------------------------------------
def test_gen_14_what_is_called_as_in_our_table_is_declined_by_the_locales():
    assert piece_names(OURS) == {} == piece_names(load("heavy"))
    assert "ztrácí 2 slony" in said("cs", OURS, Fallen("WKA", "B", "elephant", 2))[0].replace("\xa0", " ")


def test_gen_14_a_row_of_ours_with_another_name():
    """RW-GEN-14  Only where it is another: who renames it in one language is read so in that; who leaves the others out, in
    English where that is new."""
    assert piece_names(ours_but(foot={"swedish": "knektar"})) == {"piece-foot:sv": "knektar"}
    new = ours_but(foot={"english": "levies", "swedish": "", "hebrew": "", "czech": "sedláci"})
    assert piece_names(new) == {
        "piece-foot:en": "levies", "piece-foot:sv": "levies", "piece-foot:he": "levies", "piece-foot:cs": "sedláci"
    }
    assert piece_names(ours_but(foot={"english": "", "swedish": "", "hebrew": "", "czech": ""})) == {}


def test_gen_14_a_type_without_a_name_is_called_by_its_type():
    table = ours_but(foot={"type": "heavy_pike", "english": "", "swedish": "", "hebrew": "", "czech": ""})
    assert "loses 2 heavy pike." in said("en", table, Fallen("WKA", "B", "heavy_pike", 2))[0].replace(" (RW-DICE-04)", "")


def test_gen_14_a_province_of_the_same_id_keeps_its_name():
    """RW-GEN-14  Names of types and of places do not meet."""
    names = {"zq": "the Pike Pond", **piece_names(siege().units)}
    words = Words(game, "en", names)
    assert (words.name("zq"), words.pieces({"zq": 2})) == ("the Pike Pond", "2 pikes")


@pytest.mark.parametrize(
    ("names", "says"),
    [
        ('"foot / foots / feet"', "rows[1].english: 3 forms of a name, and at most 2 are used; write one, or"),
        ('"foot /"', "rows[1].english: a form of the name is empty; leave the slash out"),
    ],
)
def test_gen_14_forms_that_nobody_would_read(names, says):
    table = (FOLDER / "default.toml").read_text("utf-8").replace('"foot"                 ', names, 1)
    with pytest.raises(BadFile) as refused:
        read(table.encode(), "ours.toml")
    assert says in str(refused.value)
