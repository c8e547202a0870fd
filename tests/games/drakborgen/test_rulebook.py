"""The rulebook's counts, its advice and its answers."""

from __future__ import annotations

from montjoy.core.content.rulebook import load, read
from montjoy.games.drakborgen.game import HERE, game
from montjoy.games.drakborgen.ui.advice import answered, collect_advice
from montjoy.words import Words


def test_the_rulebook():
    """270 rules of the book and 21 of the pack, 3 advices, 13 examples, 33 options, 20 questions, 70 terms."""
    book = read(HERE / "rulebook.toml")
    ours = [rule for rule in book.counted if rule.layer == "pack"]
    assert (len(book.counted) - len(ours), len(ours), len(book.advice)) == (270, 21, 3)
    assert all(rule.section == "Content pack" for rule in ours)
    assert (len(book.examples), len(book.options), len(book.questions), len(book.terms)) == (13, 33, 20, 70)
    assert {doc.name for doc in book.options} == set(game.options.__struct_fields__)


def test_help():
    """DL-9.3c, DL-10-X1, DL-QA-10, DL-QA-11  Three pieces of advice; the ten questions the book answers, and no others."""
    book = load(game)
    assert list(collect_advice(book)) == ["DL-9.3c", "DL-10-X1", "DL-QA-10"]
    assert answered(book) == [f"DL-QA-{n:02}" for n in range(1, 11)]


def test_the_rules_call_squares_as_the_map_does():
    """DL-BASE-03, DL-BASE-04  The board's corners and those of the nine squares in its middle."""
    book, words = read(HERE / "rulebook.toml"), Words(game, "en", game.names(game.scenarios["two"]))
    board, chamber = (" ".join(next(r for r in book.counted if r.id == id).text.split()) for id in ("DL-BASE-03", "DL-BASE-04"))
    assert "rows 1-9 from north to south, columns A-I" in board and (words.name("00"), words.name("88")) == ("A1", "I9")
    assert f"({words.name('33')} to {words.name('55')})" in chamber
