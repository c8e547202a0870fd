"""Orders that came to nothing: what their writer is told of them, and what not; by acts of seats from a set-up."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.reports import NoOrders
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


def test_who_has_moved_on_his_own_is_not_told_of() -> None:
    """CN-ORD-06  She was in 0400 as ordered, then without orders, and went on as she thought best: where she is now tells nothing
    of the order.  Red where `on_his_own` is left out."""
    table = played("to tasseluka:\n day 0 round 1: go to 0400\n wishes: go to 1100; hold; await", until=(1, 2))
    assert "GO_TO" in [report.chose for report in table.told(US, NoOrders) if report.by == "trakorians.tasseluka"]
    assert table.at(US, "trakorians.tasseluka") != "0400" and not lines(table)
    stays = played("to tasseluka:\n day 0 round 1: go to 1500\n wishes: hold; go to 0900; await", until=(1, 2))
    assert len(lines(stays)) == 1, "who stayed where she was is told of"


# ---- what can never be done ------------------------------------------------------------------------------------------------
HOST = ("trakorians kaelve 0000 leads 1", "trakorians 1 0000 300")
SEA = ("........~...........",) * 4
CAMP = ("trakorians camp 0300 South", "trakorians 5 0300 300")


def never(orders: str, *more: str, until: tuple[int, int] = (0, 2), **options: object) -> list[str]:
    table = Table(*HOST, *OTHERS, *more, terrain=SEA, days=4, writes={(US, 0): orders}, **options).until(*until)
    return [line for line in lines(table) if line.startswith("Cannot be done, as far as you know: ")]


def test_where_no_way_leads() -> None:
    """CN-ORD-08  Beyond the sea: of his own force at once, of a distant one when the night report has come; of what has an end in
    time, of a way round, and of a march that another may lead elsewhere, nothing of the kind."""
    (said,) = never("to kaelve:\n from now: go to 0900")
    assert said.endswith("“from now: go to 0900” (Praanz da Kaelve). Now in 0000, and no way leads there.")
    assert not never("to tasseluka:\n from now: attack 0900")
    (said,) = never("to tasseluka:\n from now: attack 0900", until=(1, 0))
    assert "(Admiral Tasseluka da Zafelasi). In 0300 by the last report (" in said
    assert never("to kaelve:\n from now: go to 0900", until=(0, 1))
    assert not never("to kaelve:\n from now: go to 0700", until=(0, 1))
    assert not never("to kaelve:\n day 1: go to 0900")
    assert not never("to kaelve:\n from now: go to 0900\n day 3: embark")


def test_what_stands_behind_an_order_that_never_ends() -> None:
    """CN-ORD-01  Of several open-ended orders the first counts until it is done."""
    (said,) = never("to tasseluka:\n from now: hold\n from now: go to 0600")
    assert said.endswith("“from now: go to 0600” (Admiral Tasseluka da Zafelasi). What stands before it on the sheet never ends.")
    assert not never("to tasseluka:\n from now: go to 0600\n from now: hold")
    assert not never("to tasseluka:\n day 0: hold\n from now: go to 0600")


def test_a_camp_is_fortified_where_one_is() -> None:
    """CN-ORD-FORTIFY  He has gone out of the camp and is to fortify it."""
    (said,) = never("to kaelve:\n from now: fortify")
    assert "Now in 0000, where you know of no camp of yours." in said
    assert not never("to camp1:\n unit 5, from now: fortify", *CAMP, until=(1, 0))


def test_no_camp_to_go_to() -> None:
    """CN-ORD-04  One knows of none; while one has one, or has heard of one that may be a friend's, nothing is said."""
    (said,) = never("to kaelve:\n from now: go to nearest camp")
    assert said.endswith("You know of no camp to go to.")
    assert not never("to kaelve:\n from now: go to nearest camp", *CAMP)


def test_siege_works_against_a_camp_of_ones_own() -> None:
    """CN-GAP-03  The camp at which they were aimed is one's own."""
    (said,) = never("to kaelve:\n from now: siege works 0001", "trakorians camp 0001 Near")
    assert said.endswith("The camp there is yours.")
    assert not never("to kaelve:\n from now: siege works 0001")


def test_an_enemy_in_the_way_is_no_matter_of_the_map() -> None:
    """CN-KNOW-05  Twins: whether an enemy whom he does not know shuts the only way is in no line."""
    shut = ("ransards 7 0500 150", "ransards 8 0501 150", "ransards 9 0502 150", "ransards 10 0503 150")
    orders = "to kaelve:\n from now: hold\nto tasseluka:\n from now: hold\n from now: go to 0700"
    assert never(orders) == never(orders, *shut) and len(never(orders)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("orders", ["hold\n from now: go to 0900", "go to 0900", "fortify", "go to nearest camp"])
def test_what_can_never_be_done_is_said_in_every_language(lang: str, orders: str) -> None:
    table = Table(*HOST, *OTHERS, terrain=SEA, days=4, writes={(US, 0): f"to kaelve:\n from now: {orders}"}).until(0, 2)
    (said,) = lines(table, lang)
    assert "undone" not in said and said.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    orders = "to kaelve:\n day 0 round 1: go to 1500\nto tasseluka:\n day 0 round 2: go to 1500"
    own, distant = lines(played(orders), lang)
    assert "1500" in own and "1500" in distant and own != distant
