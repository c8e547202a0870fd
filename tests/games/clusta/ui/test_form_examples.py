"""What stands in a form as an example is accepted as it stands: of every scenario, seat and moment, by the session."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from montjoy.core.effects import UMPIRE, No
from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import forms
from montjoy.words import LANGUAGES, Words
from tests.suite.subjects import start

HEADINGS = ("paper-boxes", "paper-besides", "paper-example")
MOMENTS = 60                                                 # answers by default, of each scenario


@cache
def examples(scenario: str, lang: str) -> list[tuple[str, str, str, list[str], list[Any], list[str]]]:
    """(seat, question, heading, lines, the forms that were accepted, what was refused) of every kind of question that comes."""
    session = start(game, scenario, game.options(), 4, umpire=True)
    words = Words(game, lang, game.names(game.scenarios[scenario]))
    found: list[Any] = []
    asked: set[tuple[str, str]] = set()
    for _ in range(MOMENTS):
        for q in session.open:
            kind = (q.seat, type(q.asked.ask).__name__)
            if q.asked.kind == "order" and kind not in asked:
                asked.add(kind)
                text = game.post.template(session.view(q.seat), q.asked, words)
                for heading, lines in blocks(text, words):
                    found.append((*kind, heading, lines, *tried(session, q, lines)))
        q = next((q for q in session.open if not q.done), None)
        if q is None:
            break
        assert session.answer(q.seat, game.default(session.view(q.seat), q.asked, ()), q.asked.id) is None
    assert words.problems == []
    return found


def blocks(text: str, words: Words) -> Iterator[tuple[str, list[str]]]:
    """The examples under each heading, without the signs of comments."""
    lines = text.rstrip().split("\n")
    for heading in HEADINGS:
        if (title := f"## {words.text(heading)}") in lines:
            rest = [*lines[lines.index(title) + 1 :], "#"]
            yield heading, [line.removeprefix("#   ") for line in rest[: rest.index("#")]]


def tried(session: Session, q: Any, lines: list[str]) -> tuple[list[Any], list[str]]:
    """All together and each line alone, below the sheet it stands on or goes with."""
    accepted, refused = [], []
    for text in ("\n".join(lines), *singly(lines)):
        form = game.read(session.view(q.seat), q.asked, text)
        why = form if isinstance(form, No) else session.check(q.seat, form, q.asked.id)
        if isinstance(why, No) and why.reason != "one-errand-at-a-time":
            refused.append(f"{why.rule} {why.reason} {why.facts}\n{text}")
        elif not isinstance(form, No):
            accepted.append(form)
    return accepted, refused


def singly(lines: list[str]) -> Iterator[str]:
    sheet: list[str] = []
    for line in lines:
        if line.startswith("  ") and sheet:
            yield f"{sheet[0]}\n{line}"
            sheet.append(line)
        elif line.endswith(":"):
            sheet = [line]
        else:
            yield "\n".join([*sheet, line])


def whole(found: list[Any], heading: str) -> Iterator[tuple[str, str, Any]]:
    yield from ((seat, kind, forms[0]) for seat, kind, under, _, forms, _ in found if under == heading and forms)


@pytest.mark.parametrize("scenario", sorted(game.scenarios))
def test_every_example_is_accepted_as_it_stands(scenario: str):
    """CN-ORD-01, CN-GEN-10, CN-GEN-14-X  All that stands under a heading together, but errands that one cannot do both, and each
    line alone: nothing of it is refused to the seat to which it is shown."""
    found = examples(scenario, "en")
    assert [why for *_, refused in found for why in refused] == []
    asked = {(seat, kind) for seat, kind, *_ in found}
    sides = set(game.seats(game.scenarios[scenario]))
    assert {seat for seat, _ in asked} == {*sides, UMPIRE}
    assert {seat for seat, kind, _ in whole(found, "paper-boxes") if kind == "Morning"} == sides
    assert {seat for seat, kind, _ in whole(found, "paper-example") if kind == "Morning"} == sides


def test_every_kind_of_line_and_of_business_is_shown_to_somebody():
    """CN-ORD-01  Where it can be done now: to most seats nearly all, and everything somewhere."""
    shown = [each for scenario in sorted(game.scenarios) for each in examples(scenario, "en")]
    told = [form for heading in HEADINGS[1:] for *_, form in whole(shown, heading)]
    business = {type(one) for form in told for one in getattr(form, "business", ())}
    assert business == set(get_args(forms.Business))
    sheets = [form.sheets[0] for *_, form in whole(shown, "paper-boxes")]
    lines = [line for sheet in sheets for line in sheet.lines]
    assert all(sheet.standing.retreat_at == 40 for sheet in sheets) and any(len(sheet.wishes) == 3 for sheet in sheets)
    assert any(line.units for line in lines) and any(line.slot in forms.NIGHTS for line in lines)
    assert any(line.do.route and line.do.formation and line.do.dash for line in lines)
    (first,) = (form for seat, kind, form in whole(examples("skirmish", "en"), "paper-besides") if (seat, kind) ==
                ("trakorians", "Morning"))
    before = {forms.Overall, forms.Fleet, forms.Aboard}
    assert {type(one) for one in first.business} == set(get_args(forms.Business)) - before, "a newcomer sees them all"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language_the_examples_say_the_same(lang: str):
    """CN-ORD-01  They are read as they are written."""
    assert [form for *_, form in whole(examples("skirmish", lang), "paper-besides")] == [
        form for *_, form in whole(examples("skirmish", "en"), "paper-besides")
    ]
    assert [why for *_, refused in examples("skirmish", lang) for why in refused] == []


def test_the_umpire_is_shown_reports_and_lines_that_are_there():
    """CN-GEN-04, CN-GEN-10  A report is held and an event struck out only where there is one."""
    found = examples("rearguard", "en")
    plans = [form for _, kind, form in whole(found, "paper-example") if kind == "UmpireDay"]
    drafts = [form for _, kind, form in whole(found, "paper-example") if kind == "Drafts"]
    assert [plan.strike for plan in plans] == [(1,)] and [(one.amends[0].report, one.hold) for one in drafts] == [(1, (1,))]
    (quiet,) = (form for _, kind, form in whole(examples("skirmish", "en"), "paper-example") if kind == "UmpireDay")
    assert quiet.strike == () and quiet.events
