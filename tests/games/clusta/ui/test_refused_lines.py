"""A text of several lines that a rule refuses: the answer says which line, at every door and in every language."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.effects import UMPIRE, No
from montjoy.games.clusta.game import game
from montjoy.words import LANGUAGES
from montjoy.words.refused import all_wrong
from tests.games.clusta.acts import Table
from tests.suite.subjects import start

US = "trakorians"
BEFORE = "# my orders\n\nto camp1:\n  from now: hold\n"       # four lines that stand
CASES = [
    ("to nobody:\n  from now: hold", 5, "nobody-of-that-name"),
    ("to kaelve:\n  from now: hold\nto camp1:\n  from now: hold", 7, "two-sheets"),
    ("to kaelve:\n  day 1: go to 0203\n  day 1 round 2: hold\n  day 1 round 2: await\n  from now: hold", 8, "box-filled-twice"),
    ("to kaelve:\n  from now: hold\n  unit 9, day 1: hold", 7, "no-such-unit"),
    ("to kaelve:\n  from now: hold\n\n  day 1: go to 9999\n  day 2: hold", 8, "off-the-map"),
    ("to kaelve:\n  day 1 night 1: patrol", 6, "only-marches-at-night"),
    ("to kaelve:\n  from now: hold\n  standing: let pass crurers\n  wishes: hold", 7, "no-such-side"),
    ("to kaelve:\n  wishes: hold; await; hold\n  from now: hold", 6, "the-same-order-twice"),
    ("to unit 6:\n  from now: hold", 5, "orders-go-to-its-camp-or-commander"),
    ("ask news\nsplit unit 5: 0 elite 3 standard\nask rounds", 6, "ten-at-least"),
    ("ask news\nletter ransards: \"Peace?\"\ndeed nobody: \"x\"", 7, "nobody-of-that-name"),
    ("send spy1 via 0201\nask news\nsend spy1 via 0201", 7, "one-errand-at-a-time"),
]


def table() -> Table:
    return Table("skirmish").goes_to(0)


def answer(at: Table, text: str, seat: str = US) -> No:
    """What the session says to a text; it refuses it."""
    form = game.read(at.session.view(seat), at.asked(seat), text)
    assert not isinstance(form, No), form
    found = at.session.check(seat, form, at.asked(seat).id)
    assert isinstance(found, No), text
    return found


@pytest.mark.parametrize(("after", "line", "reason"), CASES, ids=[case[2] for case in CASES])
def test_a_refusal_by_a_rule_says_which_line(after: str, line: int, reason: str) -> None:
    """CN-ORD-01  Counted in the text as it was written, comments and empty lines too."""
    at = table()
    seen, asked, text = at.session.view(US), at.asked(US), BEFORE + after
    why = answer(at, text)
    assert (why.reason, game.post.line_of(seen, asked, text, why)) == (reason, line)
    (wrong,) = all_wrong(game, seen, asked, text, at.words())
    assert (wrong.line, wrong.misread) == (line, False)
    quoted = text.split("\n")[line - 1].strip()
    assert wrong.says.startswith(f"Line {line}, column {wrong.column}, “{quoted}”: ") and why.rule in wrong.says


COLUMNS = [
    ("to kaelve:\n  from now: hold\n  unit 9, day 1: hold", "9, day"), ("to nobody:\n  from now: hold", "nobody:"),
    ("to kaelve:\n  day 1: go to 9999\n  day 2: hold", "9999"), ("attach unit 6 to grisban", "grisban"),
    ("letter grisban: \"x\"", "grisban"), ("to kaelve:\n  day 1: go to 0000", "0000"), ("to camp1:\n  wishes: hold", "wishes"),
]


@pytest.mark.parametrize(("after", "guilty"), COLUMNS)
def test_a_refusal_by_a_rule_says_which_column(after: str, guilty: str) -> None:
    """CN-ORD-01  Where that stands which the rule refuses; else where the line begins."""
    at = table()
    (wrong,) = all_wrong(game, at.session.view(US), at.asked(US), BEFORE + after, at.words())
    written = (BEFORE + after).split("\n")[wrong.line - 1]
    assert wrong.column == written.index(guilty) + 1, wrong


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [
    "overall grisban", "aboard astrologer1 with grisban", "aboard kaelve with grisban", "aboard grisban with ship1",
    "aboard unit 1 with ship9",
])
def test_nobody_of_ones_own_is_called_as_he_was_written(text: str, lang: str) -> None:
    """CN-GEN-14-X  Red before: "Trakorians.grisban is no commander of yours"."""
    early = Table("two_sides")
    seat = early.open()[0].seat
    (wrong,) = all_wrong(game, early.session.view(seat), early.asked(seat), f"ask news\n{text}\n", early.words(lang))
    guilty = "ship9" if "ship9" in text else "grisban"
    assert f"{seat}." not in wrong.says.casefold() and wrong.says.count(guilty) == 2
    assert (wrong.line, wrong.column) == (2, text.index(guilty) + 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_is_told_in_every_language(lang: str) -> None:
    """CN-ORD-03  The line is quoted as it was written, up to sixty letters of it."""
    at, words = table(), table().words(lang)
    text = f"{BEFORE}to kaelve:\n  unit 9, day 1: go to 0203 via {' 0201' * 20}  # far"
    (wrong,) = all_wrong(game, at.session.view(US), at.asked(US), text, words)
    says = words.text("ui-refused-line", line=6, column=7, quoted="", says="").split("6")[0]
    assert wrong.says.startswith(f"{says}6") and "unit 9, day 1: go to 0203" in wrong.says and "far" not in wrong.says
    assert "0201 0201…" in wrong.says and words.problems == []


def test_what_is_not_understood_keeps_its_own_line() -> None:
    """CN-ORD-01  All of it, each with its line; no rule is looked at before everything is read."""
    at = table()
    found = all_wrong(game, at.session.view(US), at.asked(US), f"{BEFORE}hod\nto nobody:\n day x: hold", at.words())
    assert [(one.line, one.misread) for one in found] == [(5, True), (7, True)]
    assert not any("“" in one.says.partition(":")[0] for one in found)


def test_before_the_voyage_and_in_a_round_too() -> None:
    """CN-GEN-14-X, CN-ORD-07  The wish that cannot be had; the sheet that is for somebody else."""
    early = Table("two_sides")
    text = "ask news\noverall nobody\n"
    seat = early.open()[0].seat
    assert game.post.line_of(early.session.view(seat), early.asked(seat), text, answer(early, text, seat)) == 2
    text = "ask news\n\nto kaelve:\n from now: hold"
    assert game.post.line_of(early.session.view(seat), early.asked(seat), text, answer(early, text, seat)) == 3
    at = table()
    assert at.says(US, "ask rounds") is None
    at.goes_to(0, 2)
    text = "ask news\nto kaelve:\n from now: hold\nsplit unit 5: 30 standard"
    why = answer(at, text)
    assert (why.rule, game.post.line_of(at.session.view(US), at.asked(US), text, why)) == ("CN-ORD-07", 4)


def test_the_umpires_forms_too() -> None:
    """CN-GEN-10  The day that is over, the event that is not there."""
    session = start(game, "undead", game.options(), 4, umpire=True)
    q = next(q for q in session.open if q.seat == UMPIRE)
    seen: Any = session.view(UMPIRE)
    first, second = "# x\nday 3: bridge_complete\n\nstrike 1\nstrike 9", "ask rounds\nstrike 7\nday 2: bridge_complete"
    for text, line in ((first, 5), (second, 2)):
        why = session.check(UMPIRE, game.read(seen, q.asked, text), q.asked.id)
        assert isinstance(why, No) and game.post.line_of(seen, q.asked, text, why) == line
