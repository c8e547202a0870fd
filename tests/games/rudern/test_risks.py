"""An assault or a sortie that may end the siege by itself says so before it is called, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.rudern.battle.state import Verdict, Why
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.events import SiegeOver, StormDecided
from montjoy.games.rudern.protocol.questions import Sally, SallyAtRisk, Storm, StormAtRisk
from montjoy.words import LANGUAGES, Words
from tests.games.rudern.board import BEFORE_POLE, board, go

FEWER = BEFORE_POLE.format(a="2 foot") + "pole SVE: 3 foot"
LAST = BEFORE_POLE.format(a="1 foot") + "SVE.b head in pole: 1 foot"
SALLY = LAST.replace("factions KAT SVE", "factions SVE KAT") + "; treasury SVE 2"
EMPTY = BEFORE_POLE + "; SVE.b head at own: 2 foot"


def called(text: str, seat: str, answer: Any, **options: Any) -> Any:
    return game.label(game.view(board(text, **options), seat), None, answer)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("text", "dice", "rule", "why"), [
    (FEWER, [[1, 1], [1, 1, 1]], "RW-ASLT-09", Why.OUTNUMBERED), (LAST, [[6], [6, 1]], "RW-X-01", Why.ONLY_NOBLES),
], ids=["RW-ASLT-09", "RW-X-01"])
def test_an_assault_says_what_may_come_of_it_and_it_comes(text: str, dice: Any, rule: str, why: Why, lang: str) -> None:
    """RW-ASLT-09, RW-X-01  Nobody hit, and those inside are more; the last foot of both sides fall: the siege is over."""
    label = called(text, "KAT", Storm("pole", "a"))
    assert label == StormAtRisk("pole", "a", rule)
    words = Words(game, lang)
    said, usual = words.option(label), words.option(Storm("pole", "a"))
    assert said.startswith(usual) and said.endswith(f"({rule})") and not words.problems
    out = go(board(text), [Storm("pole", "a")], dice)
    [decided] = out.told(StormDecided)
    assert (decided.verdict, decided.why) == (Verdict.BROKEN, why) and out.told(SiegeOver)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sortie_says_it_too(lang: str) -> None:
    """RW-X-01, RW-SORT-04  The last foot outside falls, and so does the last inside: 0 units against 0, and the siege is over."""
    label = called(SALLY, "SVE", Sally("pole", ""))
    assert label == SallyAtRisk("pole", "", "RW-X-01") and "(RW-X-01)" in Words(game, lang).option(label)
    out = go(board(SALLY), [Sally("pole", "")], [[6, 1], [6]])
    assert [event.why for event in out.told(StormDecided)] == [Why.ONLY_NOBLES] and out.told(SiegeOver)


def test_where_enough_besiege_nothing_is_added() -> None:
    """RW-ASLT-10  Three dice inside kill no four foot.  With three foot they may, by which rule the last unit falls."""
    inside = "pole SVE: 3 foot"
    assert called(BEFORE_POLE.format(a="4 foot") + inside, "KAT", Storm("pole", "a")) == Storm("pole", "a")
    assert called(BEFORE_POLE.format(a="3 foot") + inside, "KAT", Storm("pole", "a")).ends == "RW-X-01"
    assert called(BEFORE_POLE.format(a="4 foot") + inside, "SVE", Sally("pole", "")) == Sally("pole", "")


def test_the_people_of_an_empty_place_may_kill_as_many_as_their_dice() -> None:
    """RW-EMPTY-02  One die and one foot; with militia = d6_dice up to six."""
    for foot, usual, many in ((1, True, True), (2, False, True), (6, False, True), (7, False, False)):
        text = EMPTY.format(a=f"{foot} foot")
        for militia, risk in (("one_die", usual), ("d6_dice", many)):
            label = called(text, "KAT", Storm("pole", "a"), militia=militia)
            assert isinstance(label, StormAtRisk) == risk, (foot, militia)


def test_an_answer_to_a_siege_that_is_over_keeps_its_words() -> None:
    """RW-SIEGE-09  A record is read with the siege gone."""
    assert called(FEWER.replace("siege pole KAT 0", ""), "KAT", Storm("pole", "a")) == Storm("pole", "a")


def test_twins_with_other_treasuries_read_the_same() -> None:
    """RW-GEN-13  What the other side has hidden is in no answer."""
    storm = Storm("pole", "a")
    for text, seat, answer in ((FEWER, "KAT", storm), (LAST, "KAT", storm), (LAST, "SVE", Sally("pole", ""))):
        other = "SVE" if seat == "KAT" else "KAT"
        twins = [f"{text}; treasury {other} {amount}" for amount in (0, 9)]
        assert len({Words(game, "en").option(called(twin, seat, answer)) for twin in twins}) == 1
