"""What words of an order sheet mean is said where a player meets them: beside the form, in How to play, in what is told back."""

from __future__ import annotations

import pytest

from montjoy.core.content import how_to_play
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.queries import place
from montjoy.games.clusta.protocol.reports import Completed, Divined
from montjoy.games.clusta.protocol.vocabulary import said
from montjoy.games.clusta.ui.order_form import EXPLAINED
from montjoy.table.web import boards
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"


def notes(table: Table, text: str, lang: str = "en") -> list[str]:
    return [line.strip().removeprefix("# ") for line in table.echo(US, text, lang).split("\n") if line.strip().startswith("#")]


# ---- words -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_does_not_explain_itself_is_explained_beside_the_form(lang: str) -> None:
    """CN-ORD-01, CN-KNOW-06, CN-HP-04, CN-MULTI-01  In the morning and in a round, by the word that is written."""
    table = Table().goes_to(0)
    words = table.words(lang)
    for moment in (0, 2):
        table.goes_to(0, moment)
        guide = boards.guide(game, table.session.view(US), words, table.asked(US))
        for key in EXPLAINED:
            assert any(said(key, lang) in line.partition(":")[0] and line.endswith(".") for line in guide), key
    assert not words.problems, words.problems


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_explains_the_words_of_a_sheet(lang: str) -> None:
    """CN-KNOW-06  With the words that are written in this language."""
    text = "\n".join(part.text for page in how_to_play.written(game, lang) for part in page.part)
    for key in ("from_now", "dash", "standing", "spend_hp_tv", "front_split", "DIVINE"):
        assert said(key, lang) in text.lower(), key


# ---- one after another -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_open_ended_lines_are_told_back_as_done_one_after_another(lang: str) -> None:
    """CN-ORD-01  And so they are done: the camp only when the march is over."""
    text = "to kaelve:\n from now: go to 0303\n from now: make camp\n from now: hold"
    table = Table().goes_to(0)
    words = table.words(lang)
    says = words.text("echo-in-turn", lines="{}").split("{}")[0]
    [note] = [note for note in notes(table, text, lang) if note.startswith(says)]
    order = [note.index(said(key, lang)) for key in ("GO_TO", "MAKE_CAMP", "HOLD")]
    assert order == sorted(order)
    assert not any(says in note for note in notes(table, "to kaelve:\n day 0: go to 0303\n from now: hold", lang))


def test_they_are_done_one_after_another() -> None:
    """CN-ORD-01, CN-ORD-05"""
    table = Table().goes_to(0)
    assert table.says(US, "to kaelve:\n from now: go to 0303\n from now: make camp\n from now: hold") is None
    table.goes_to(0, 2)
    assert place(table.session.state, f"{US}.kaelve") == "0303" and not table.told(US, Completed)
    table.goes_to(2)
    assert [report.order for report in table.told(US, Completed)] == ["MAKE_CAMP"]


def test_a_line_that_is_never_reached_is_warned_of_and_not_promised() -> None:
    """CN-ORD-01"""
    found = notes(Table().goes_to(0), "to kaelve:\n from now: hold\n from now: go to 0303")
    assert any("its turn never comes" in note for note in found) and not any("One after another" in note for note in found)


# ---- astrologers -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stars_are_read_by_an_order_in_every_language(lang: str) -> None:
    """CN-ORD-DIVINE, CN-DIV-01  The line that the help names is taken, told back, and answered in the evening."""
    table = Table().goes_to(0)
    text = f"{said('to', lang)} kaelve:\n {said('day', lang)} 0: {said('DIVINE', lang)}"
    assert table.words(lang).text("echo-reads", who="astrologer1", days=1) in notes(table, text, lang)
    assert table.says(US, f"ask mornings\n{text}") is None
    [answer] = table.goes_to(1).told(US, Divined)
    assert answer.hex == "0202" and not table.told(THEM, Divined)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_astrologer_who_is_sent_alone_reads_too(lang: str) -> None:
    """CN-ORD-DIVINE, CN-SPEC-07  Where the route ends, and brings the answer back."""
    table = Table().goes_to(0)
    text = f"{said('send', lang)} astrologer1 {said('via', lang)} 0201"
    assert table.words(lang).text("echo-alone", who="astrologer1") in notes(table, text, lang)
    assert table.says(US, f"ask mornings\n{text}") is None
    [answer] = table.goes_to(2).told(US, Divined)
    assert answer.hex == "0201"


def test_who_is_assigned_and_has_no_order_reads_nothing_and_it_is_said_why() -> None:
    """CN-ORD-DIVINE, CN-SPEC-07  Before it is sent, and on the card as long as it is so; with the order he is said to read."""
    table = Table().goes_to(0)
    idle = "! Astrologer1 reads no stars there, because no unit there has the order “divine”."
    assert [note.lower() for note in notes(table, "assign astrologer1 to unit 6")] == [idle.lower()]
    ordered = notes(table, "assign astrologer1 to unit 6\nto kaelve:\n from now: divine")
    assert any("right three times in four" in note for note in ordered), "CN-DIV-01"
    assert not any("reads no stars" in note for note in ordered)
    assert "reads no stars, because no unit there has the order “Divine”" in card(table)
    assert table.says(US, "assign astrologer1 to unit 6\nto kaelve:\n from now: hold") is None
    assert "reads no stars" in card(table.goes_to(0, 2)) and not table.told(US, Divined)
    table.goes_to(1)
    assert table.says(US, "to kaelve:\n day 1: divine") is None
    assert "reads the stars; the answer comes in the evening" in card(table.goes_to(1, 2))


def test_the_order_without_an_astrologer_reads_nothing_and_it_is_said() -> None:
    """CN-ORD-DIVINE  Unit 5 has none: he is with unit 6, in the same hex."""
    table = Table().goes_to(0)
    text = "assign astrologer1 to unit 6\nto camp1:\n unit 5, day 0: divine\n unit 6, day 0: hold"
    [warning] = [note for note in notes(table, text) if "nobody reads" in note]
    assert warning.startswith("! “unit 5, day 0: divine”: nobody reads the stars, because no astrologer is with those who have")
    assert table.says(US, f"ask mornings\n{text}") is None
    assert not table.goes_to(1).told(US, Divined)


def test_of_a_unit_that_is_only_made_now_nothing_is_foretold() -> None:
    """CN-ARMY-06-X, CN-SPEC-07"""
    text = "split unit 6: 50 standard as unit 9\nassign astrologer1 to unit 9\nto camp1:\n unit 9, day 0: divine"
    assert not any("the stars" in note for note in notes(Table().goes_to(0), text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_to_an_astrologer_is_refused_with_what_works(lang: str) -> None:
    """CN-ORD-02, CN-ORD-DIVINE  What the refusal writes in quotation marks is taken."""
    table = Table().goes_to(0)
    refused = table.says(US, "to astrologer1:\n from now: divine")
    assert refused is not None and (refused.rule, refused.reason) == ("CN-ORD-DIVINE", "no-sheet-for-specialists")
    words = table.words(lang)
    told = words.refusal(refused)
    assert said("DIVINE", lang) in told
    line = f"{said('send', lang)} astrologer1 {said('via', lang)} {refused.facts['hex']}"
    assert line in told and not words.problems
    assert table.says(US, line) is None
    spy = Table().goes_to(0).says(US, "to spy1:\n from now: hold")
    assert spy is not None and words.refusal(spy) and not words.problems


def test_what_is_said_of_astrologers_is_the_same_for_twins() -> None:
    """CN-KNOW-05  Wherever the conflux is and whatever the other side does unseen."""
    one, other = Table(seed=3).goes_to(0), Table(seed=3).goes_to(0)
    assert one.says(THEM, "to grisban:\n from now: hold") is None and other.says(THEM, "to grisban:\n day 0: divine") is None
    for text in ("to kaelve:\n from now: divine", "assign astrologer1 to camp1", "send astrologer1 via 0201"):
        assert one.echo(US, text) == other.echo(US, text)
    assert card(one) == card(other)


def card(table: Table) -> str:
    return str(boards.card(game, table.session.view(US), table.words()))
