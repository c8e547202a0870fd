"""Orders that came to nothing: what their writer is told of them, and what not; by acts of seats from a set-up."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.game import game
from montjoy.games.clusta.ui import text, undone
from montjoy.words import LANGUAGES, Words
from tests.games.clusta.acting import Table

US, THEM = "trakorians", "ransards"
FIELD = ("....................",) * 4
HIM = ("trakorians kaelve 0000 leads 1", "trakorians 1 0000 200")
OTHERS = ("trakorians tasseluka 0300 leads 2", "trakorians 2 0300 200", "ransards grisban 1903 leads 6", "ransards 6 1903 180")


def lines(table: Table, lang: str = "en") -> list[str]:
    """What our card says of orders that came to nothing."""
    words, seen = Words(game, lang, game.names(table.session.scenario)), table.view(US)
    found = undone.said(seen, words)
    assert set(found) <= set(text.card(seen, words)) and not words.problems, words.problems
    return found


def played(orders: str, *more: str, until: tuple[int, int] = (1, 0)) -> Table:
    return Table(*HIM, *OTHERS, *more, terrain=FIELD, days=4, writes={(US, 0): orders}).until(*until)


def test_of_his_own_force_he_is_told_in_the_next_round() -> None:
    """CN-KNOW-04  A round is too short for the way: he sees in the next where he is, and nothing is said before it."""
    orders = "to kaelve:\n day 0 round 1: go to 1500\nto tasseluka:\n day 0: hold"
    assert not lines(played(orders, until=(0, 1)))
    (said,) = lines(played(orders, until=(0, 2)))
    assert said.startswith("Not done, as far as you know: “day 0 round 1: go to 1500” (Praanz da Kaelve). Now in 0")
    assert not lines(played("to kaelve:\n day 0: go to 0100"))


def test_of_a_distant_force_he_is_told_when_the_night_report_has_come() -> None:
    """CN-SEQ-09  Not while nobody has written; in the morning, with where it was and when that was true."""
    orders = "to tasseluka:\n day 0 round 2: go to 1500"
    assert not lines(played(orders, until=(0, 6)))
    (said,) = lines(played(orders))
    assert "“day 0 round 2: go to 1500” (Admiral Tasseluka da Zafelasi). In " in said
    assert "by the last report (day 0, night round 1); the reason is not reported" in said
    assert not lines(played("to tasseluka:\n day 0: go to 0400\n from now: hold"))


def test_what_bars_the_way_is_told_as_it_was_reported() -> None:
    """CN-COUR-01  An enemy stands there: the force says so by courier, and the line with it."""
    table = played("to tasseluka:\n day 0: go to 0500", "ransards 7 0400 150")
    (said,) = lines(table)
    assert "an enemy in 0400 barred the way" in said


def test_of_a_camp_those_are_meant_who_were_in_it() -> None:
    """CN-ORD-03  The unit that could not leave it; one that was with its general has other orders."""
    camp = ("trakorians camp 0303 South", "trakorians 5 0303 150", "ransards 7 0403 150")
    (said,) = lines(played("to camp1:\n day 0: go to 0503", *camp))
    assert "“day 0: go to 0503” (Kamesti träsködlor (5)). In 0303" in said and "an enemy in 0403 barred the way" in said


def test_who_was_to_go_aboard_and_is_ashore() -> None:
    """CN-ORD-EMBARK  No ship lies there."""
    (said,) = lines(played("to kaelve:\n day 0: embark"))
    assert "Still ashore: now in 0000" in said


def test_siege_works_of_which_nothing_was_heard() -> None:
    """CN-GAP-03  There is no camp to be besieged."""
    (said,) = lines(played("to kaelve:\n day 0: siege works 0001"))
    assert "no siege works have been reported" in said


def test_a_box_that_gave_way_to_another_march_is_nothing_to_be_told() -> None:
    """What came after it may have moved him: he may have been there."""
    assert not lines(played("to kaelve:\n day 0: go to 0100\n from now: go to 0500"))


def test_whoever_went_on_by_a_wish_of_his_sheet_has_not_failed_to_come() -> None:
    """CN-ORD-06  He came to 0400, had no orders left, and chose to go to 0700: that he is not in 0400 proves nothing."""
    orders = "to tasseluka:\n day 0 round 1: go to 0400\n wishes: go to 0700; await; hold"
    table = played(orders)
    assert table.view(US).commanders["trakorians.tasseluka"].hex == "0700" and not lines(table)


def test_a_march_that_goes_on_tomorrow_is_not_told_today() -> None:
    """CN-ORD-01  A later box says the same; one that says something else does not keep it from being told."""
    march = "to kaelve:\n day 0 round 1: go to 1500"
    assert not lines(played(f"{march}\n day 0 round 2: go to 1500", until=(0, 2)))
    assert len(lines(played(f"{march}\n day 0 round 2: go to 1500", until=(0, 3)))) == 1
    assert len(lines(played(f"{march}\n day 0 round 2: hold", until=(0, 3)))) == 1


@pytest.mark.parametrize(
    ("orders", "said"),
    [("day 0: make camp 0000", ""), ("day 0 round 1: make camp 0000", "without a camp of yours there that you know of"),
     ("day 0: divine", "the stars have given no answer")],
)
def test_work_that_was_not_done(orders: str, said: str) -> None:
    """CN-ORD-CAMP, CN-ORD-DIVINE  Six rounds make a camp and one does not; who has no astrologer gets no answer."""
    found = lines(played(f"to kaelve:\n {orders}"))
    assert [said in line for line in found] == ([True] if said else [])


def test_an_enemy_of_whom_nobody_wrote_changes_nothing() -> None:
    """CN-KNOW-05  Twins: what is hidden from him is in no line."""
    orders = "to tasseluka:\n day 0 round 2: go to 1500"
    assert lines(played(orders)) == lines(played(orders, "ransards 7 1800 150"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    orders = "to kaelve:\n day 0 round 1: go to 1500\nto tasseluka:\n day 0 round 2: go to 1500"
    own, distant = lines(played(orders), lang)
    assert "1500" in own and "1500" in distant and own != distant
