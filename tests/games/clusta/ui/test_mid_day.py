"""CN-ORD-07, CN-KNOW-06: what a player who is asked in mid-day reads, and what all the others do."""

from __future__ import annotations

from itertools import pairwise

import pytest

from montjoy.core.effects import WATCHER
from montjoy.core.session.log import is_read
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.events import Consulted, WordNeeded
from montjoy.games.clusta.protocol.questions import MidDay, Round
from montjoy.words import LANGUAGES, Words
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"
LETTER = 'ask mornings\nletter trakorians: "Shall we talk?"'


def asked_in_a_round(wish: str, **options: str) -> tuple[Table, MidDay]:
    """A letter comes to us; the first question of a round, as it is put to us."""
    table = Table("skirmish", **options).goes_to(0)
    table.asked_in_rounds |= {US, THEM}
    texts = {US: f"ask {wish}", THEM: LETTER}
    while not any(q.seat == US and isinstance(q.asked.ask, Round) for q in table.open()):
        q = table.open()[0]
        if (text := texts.pop(q.seat, None)) is None:
            table.answers_one()
        else:
            assert table.says(q.seat, text) is None
    put = game.question(table.session.view(US), table.asked(US)).ask
    assert isinstance(put, MidDay)
    return table, put


@pytest.mark.parametrize(("wish", "options", "why"), [
    ("news", {}, "news"), ("rounds", {}, "rounds"), ("news", {"order_cycle": "every_round"}, "anew"),
])
def test_the_question_says_why_he_is_asked_and_for_whom(wish: str, options: dict[str, str], why: str) -> None:
    """CN-ORD-07  A letter, his own wish, or order_cycle = every_round; where his overall commander is, and who is with him."""
    table, put = asked_in_a_round(wish, **options)
    seen = table.session.view(US)
    assert (put.why, put.hex, put.who[0], put.last) == (why, seen.at, seen.overall, False)
    assert set(put.who[1:]) == {unit.id for unit in seen.units.values() if unit.here}


def test_on_the_last_day_it_says_so() -> None:
    """CN-GEN-06"""
    table = Table("skirmish").goes_to(2, 1)
    seat = table.open()[0].seat
    put = game.question(table.session.view(seat), table.asked(seat)).ask
    assert put.last and "the last day: whoever is alone" in table.words().question(put)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_decides_reads_that_he_does_and_the_others_nothing_of_him(lang: str) -> None:
    """CN-KNOW-06  In the reader's language; the line for all names no side."""
    table, put = asked_in_a_round("news")
    words = Words(game, lang, game.names(table.scenario))
    said = words.question(put)
    assert put.hex in said and words.name(put.who[0]) in said and ("You decide" in said or lang != "en")
    told = {words.event(table.told(seat, Consulted)[-1]) for seat in (US, THEM)}
    assert len(told) == 1 and not words.problems, words.problems
    assert not any(words.name(side) in line for side in (US, THEM) for line in told)


def test_the_page_of_whom_the_round_waits_for_says_it_once() -> None:
    """CN-KNOW-06  Two march on one hex: where a side is told next what it has to decide, the line for all is not read as well;
    whoever watches reads it."""
    table = Table("skirmish").goes_to(0)
    for side, who in ((US, "kaelve"), (THEM, "grisban")):
        assert table.says(side, f"ask mornings\nto {who}:\n from now: attack 0304") is None
    table.goes_to(2)
    read = {False: 0, True: 0}
    for seat in (US, THEM, WATCHER):
        items = table.session.streams[seat].items
        told = [pair for pair in zip(items, is_read(game.log, items), strict=True) if not isinstance(pair[0], Asked)]
        for (item, shown), (after, _) in pairwise(told):
            if isinstance(item, Consulted):
                assert shown != isinstance(after, WordNeeded)
                read[shown] += 1
    assert all(read.values()), read
