"""Files of messages are checked for their authors: what Fluent passes over in silence is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.game import games, home
from montjoy.terminal.check import fields_of
from montjoy.words import wrong_messages
from montjoy.words.messages import bundle
from tests.contract.cards.game import game as cards

FIELDS = {"Bid": frozenset[str](), "Paid": frozenset({"seat", "points", "to"})}
ENGLISH = """Bid = What do you bid?
Paid = { $seat } pays.
not-yours = { $what } is not yours.
    .try = Take another.
foot = foot
"""


def faults(folder: Path, text: str | bytes, name: str = "sv.ftl", english: str = ENGLISH) -> list[str]:
    (folder / "en.ftl").write_text(english, "utf-8")
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(BadFile) as caught:
        wrong_messages.refuse(path, FIELDS)
    return [str(each).removeprefix(f"{path}:") for each in (caught.value, *caught.value.also)]


@pytest.mark.parametrize(("text", "says"), [
    ("Bid = Vad, { $naem }?", "1: Bid: { $naem } is nothing that this message is given; it is given nothing"),
    ("# x\nPaid = { $seta } betalar", '2: Paid: { $seta } is nothing that this message is given; did you mean "seat"?'),
    ("not-yours = { $what }.\n    .try = Ta { $wath }", '2: not-yours: { $wath } is nothing that this message is given; did'),
    ("Bid = Vad bjuder du, { höja", '1: Bid: this cannot be read: Expected token: "}"; { and } stand in pairs around $argument'),
    ("Bid = Vad bjuder du, { hoja }?", "1: Bid: { hoja } is no message; an argument is written { $hoja }"),
    ('Bid = { FROM("x") }', '1: Bid: FROM is no function; did you mean "FORM"?'),
    ("\nBid =\nPaid = x", "2: Bid: the message is empty; write its text behind =, or leave the line out"),
    ("Bogus = hej", "1: Bogus: there is no such message; leave it out: nothing is told by it"),
    ("Bidd = hej", '1: Bidd: there is no such message; did you mean "Bid"?'),
    ("Bid = a\nBid = b", "2: Bid: this message stands twice; keep one of the two"),
    ("Bid = a\nPaid betalar", "2: Paid: this is no `Name = text`; write the name, = and the text; a text that goes on is set in"),
    ("", " there is no message in it; write lines of Name = text"),
    ("Bid = hej\nPaid = h\xf6ja".encode("latin-1"), "2: the file is not UTF-8 text; save it as UTF-8"),
])  # fmt: skip
def test_what_is_wrong_is_told_with_line_and_message(tmp_path: Path, text: str | bytes, says: str) -> None:
    found = faults(tmp_path, text)
    assert len(found) == 1 and found[0].startswith(says), found


def test_all_that_is_wrong_is_told_at_once_and_the_language_by_the_name_of_file_or_folder(tmp_path: Path) -> None:
    assert [each[:2] for each in faults(tmp_path, "Bogus = a\nBid =\nPaid = { $sea }\n", "sv/more.ftl")] == ["1:", "2:", "3:"]
    assert "no language that is spoken here" in faults(tmp_path, "Bid = a", "xx.ftl")[0]


@pytest.mark.parametrize("text", [
    "Paid = { $to } får { $points-kind } av { $seat }", "foot-gen = fotfolks", "name-lesk = Lesk", "Bid = { foot }",
    "page-scenario-ford = Vadet", "Bid = { mine }\nmine = Vad?",
    "Paid = { $points ->\n    [one] ett\n   *[other] { NUMBER($points) }\n}",
])  # fmt: skip
def test_what_a_language_may_say_otherwise_than_english_is_right(tmp_path: Path, text: str) -> None:
    """Other arguments of the same thing, forms of a word, names of what English has in its data, helpers of its own."""
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "sv.ftl").write_text(text, "utf-8")
    assert wrong_messages.refuse(tmp_path / "sv.ftl", FIELDS) == "sv"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_our_own_files_are_right(lang: str) -> None:
    for game in (cards, games()["rudern"]()):
        found = sorted((home(game) / "locales").glob(f"{lang}*.ftl")) + sorted((home(game) / "locales" / lang).glob("*.ftl"))
        for path in found:
            assert wrong_messages.refuse(path, fields_of(game)) == lang
        assert found


def test_a_file_that_is_no_utf_8_stops_nobody_who_only_reads_it(tmp_path: Path) -> None:
    """Red before: UnicodeDecodeError, for everybody who asked for that language."""
    (tmp_path / "sv.ftl").write_bytes("Bid = h\xf6ja\nPaid = ja".encode("latin-1"))
    assert bundle((tmp_path,), "sv", False).has_message("Paid")
