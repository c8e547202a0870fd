"""What a side is told where it must decide: that a day is the last and what decides, and what comes of staying after a
retreat."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.queries import place
from montjoy.games.clusta.model.scenario import ClustaScenario
from montjoy.games.clusta.protocol.questions import AfterWin, Do, Morning, Pursue, Round
from montjoy.games.clusta.ui import text
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"
LAST = {"en": "the last day", "sv": "den sista dagen", "he": "היום האחרון", "cs": "poslední den"}
MEETING = {
    US: "to kaelve:\n from now: attack 0303\n from now: attack 0404",
    THEM: "to grisban:\n from now: advance to 0404\n from now: hold",
}  # fmt: skip


# ---- the last day --------------------------------------------------------------------------------------------------------
def asked(table: Table, seat: str, lang: str = "en") -> str:
    """The question as its seat reads it, on the page and at the head of the text in which orders are written."""
    words, view, q = table.words(lang), table.session.view(seat), table.asked(seat)
    said = words.question(game.question(view, q))
    assert said.rstrip(".") in game.post.template(view, q, words).split("\n")[0]
    assert not words.problems, words.problems
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_morning_says_that_it_is_and_what_decides(lang: str) -> None:
    """CN-GEN-06  Not the mornings before it; the head of the map says it too."""
    table = Table().goes_to(1)
    assert LAST[lang] not in asked(table, US, lang) and LAST[lang] not in text.head(table.session.view(US), table.words(lang))
    table.goes_to(2)
    assert LAST[lang] in asked(table, US, lang)
    head = text.head(table.session.view(US), table.words(lang))
    assert head != text.head(msgspec.structs.replace(table.session.view(US), conflux_day=3), table.words(lang))


def test_what_decides_on_the_last_day() -> None:
    """CN-GEN-06  To be alone there; or the umpire's word."""
    assert asked(Table().goes_to(2), US) == (
        "Day 2, morning, the last day: whoever is alone in the hex of the conflux this evening, with a camp or a unit that does"
        " not waver, has won. Your order sheets and the business of the day."
    )
    assert "this evening. Your overall" in text.head(Table().goes_to(2).session.view(US), Table().words())
    cove: ClustaScenario = game.scenarios["skirmish"]
    judged = msgspec.structs.replace(cove, config=msgspec.structs.replace(cove.config, victory="umpire"))
    assert "the umpire says this evening who has won" in asked(Table(judged).goes_to(2), US)


def test_the_rounds_of_the_last_day_say_it_too() -> None:
    """CN-GEN-06, CN-ORD-07"""
    table = Table().goes_to(2)
    assert isinstance(table.asked(US).ask, Morning) and table.says(US, "ask rounds") is None
    table.goes_to(2, 2)
    assert isinstance(table.asked(US).ask, Round)
    assert asked(table, US).startswith("Day 2, round 2, the last day: whoever is alone")


def test_it_is_put_so_to_its_side_and_the_question_itself_is_as_it_was() -> None:
    """CN-GEN-06  In the record and the stream nothing changes."""
    table = Table().goes_to(2)
    assert type(table.asked(US).ask) is Morning
    assert "the last day" not in table.words().question(table.asked(US))


# ---- staying -------------------------------------------------------------------------------------------------------------
def until(seed: int, seat: str, kind: type[Any], *answers: str) -> Table:
    """Both march at each other; the game as far as this question is put to a seat for the first time after these answers to its
    questions whether to pursue."""
    table, left = Table(seed=seed).goes_to(0), list(answers)
    for side, orders in MEETING.items():
        assert table.says(side, orders) is None
    for _ in range(200):
        q = table.open()[0]
        if q.seat == seat and isinstance(q.asked.ask, kind) and not left:
            return table
        if q.seat == seat and isinstance(q.asked.ask, Pursue):
            assert table.session.answer(seat, Do(left.pop(0)), q.asked.id) is None
        else:
            table.answers_one()
    raise AssertionError("nobody retreats")


def answer(table: Table, seat: str, what: str) -> None:
    assert table.session.answer(seat, Do(what), table.asked(seat).id) is None


def test_who_stays_with_the_order_to_attack_moves_in_all_the_same_and_was_told_so() -> None:
    """CN-RETR-04, CN-BATTLE-19  "Stay" is to let the enemy go."""
    table = until(9, US, Pursue)
    said = table.words().question(table.asked(US))
    assert said.startswith("The enemy has retreated from 0404. Pursue: your force goes into 0404")
    assert "only with the order “Attack” or “Advance to” does it then move into 0404 all the same" in said
    assert place(table.session.state, f"{US}.kaelve") == "0303"
    answer(table, US, "stay")
    assert place(table.session.state, f"{US}.kaelve") == "0404" and not isinstance(table.open()[0].asked.ask, Pursue)


def test_who_stays_after_a_pursuit_stays_where_it_has_led_and_was_told_so() -> None:
    """CN-RETR-04, CN-BATTLE-19  In the hex that the enemy has left first."""
    table = until(2, THEM, AfterWin, "pursue")
    hex = table.asked(THEM).ask.hex
    said = table.words().question(table.asked(THEM))
    assert said.startswith(f"The enemy has gone from {hex}. Move in: your force goes to {hex} at once.")
    assert said.endswith("Stay: it stays where it is now, after a pursuit in the hex into which it has pursued.")
    before = place(table.session.state, f"{THEM}.grisban")
    answer(table, THEM, "stay")
    assert place(table.session.state, f"{THEM}.grisban") == before not in (hex, "0404")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_answer_is_named_in_the_question_as_on_its_button(lang: str) -> None:
    """CN-RETR-04, CN-BATTLE-19"""
    words = Table().words(lang)
    for ask, answers in ((Pursue("0404"), ("pursue", "stay")), (AfterWin("0404"), ("advance", "stay"))):
        assert all(f"{words.option(Do(what))}: " in words.question(ask) for what in answers)
    assert not words.problems
