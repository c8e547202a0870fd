"""What is told of a battle agrees with itself: its hexes with each other, its figures with what is told beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from montjoy.core.session.streams import Asked
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.events import WordNeeded
from montjoy.games.clusta.protocol.gathered import ByCourier
from montjoy.games.clusta.protocol.questions import Pursue
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.words import LANGUAGES, Words
from tests.games.clusta.acting import Table

LOWEST, RIGHT, HIGHEST = 1, 10, 20                           # of the information table: 60% too few, right, 60% too many
OURS = ("ransards trugdan 0005", "ransards 4 0005 100", "ransards grisban 0202 leads 6", "ransards 6 0202 400e")
THEIRS = ("trakorians tasseluka 0805", "trakorians 1 0805 100", "trakorians kaelve 0302 leads 2", "trakorians 2 0302 300")
ATTACK = {("ransards", 0): "to grisban:\n from now: attack 0302"}


def figures(**by: int) -> Callable[[tuple[Any, ...]], int]:
    """The die of each figure by what it is of: enemy, lost, own."""
    return lambda about: by.get(str(about[-1]), RIGHT)


def fought(*lines: str, tactics: tuple[int, int] = (5, 15), **dice: Any) -> Table:
    """A day on which Grisban attacks, far from his overall commander."""
    return Table(*(lines or (*OURS, *THEIRS)), days=1, writes=ATTACK, answers={"Pursue": "stay"},
                 dice={"tactics": {0: tactics[0], 1: tactics[1]}, **dice}).until()


def said(table: Table, item: Any, lang: str = "en") -> str:
    words = Words(game, lang, game.names(table.session.scenario))
    told = words.item(item)
    assert not words.problems, words.problems
    return told


# ---- hexes -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "origin"), [("en", "from 0302"), ("sv", "från 0302"), ("he", "מ-0302"), ("cs", "z hexu 0302")])
def test_the_hex_that_is_left_is_no_goal(lang: str, origin: str) -> None:
    """CN-RETR-04, CN-KNOW-06  The beaten have gone from 0302, which both the announcement and the question say; nobody is told
    that they go there."""
    table = fought()
    items = table.session.streams["ransards"].items
    asked = next(item for item in items if isinstance(item, Asked) and isinstance(item.ask, Pursue))
    word = next(item for item in items if isinstance(item, WordNeeded) and item.ask == "Pursue")
    assert table.told("trakorians", BattleReport)[0].hex != "0302" == asked.ask.hex == word.hex
    assert origin in said(table, asked, lang) and origin in said(table, word, lang)


def test_a_report_says_where_its_force_fought() -> None:
    """CN-COUR-01  The beaten report from where they are now; they fought in 0302, against an enemy in 0202. Who has moved in
    fought in 0202; who stays says his hex once."""
    table = fought()
    [theirs], [ours] = (table.told(side, BattleReport)[:1] for side in ("trakorians", "ransards"))
    assert (theirs.stood, theirs.where) == ("0302", "0202") and theirs.hex not in ("0302", "0202")
    assert f"reports from {theirs.hex}" in said(table, theirs)
    assert "battle of our force in 0302 against" in said(table, theirs)
    assert (ours.hex, ours.stood, ours.where) == ("0302", "0202", "0302")
    stayed = BattleReport(0, "0202", "ransards.6", "trakorians", "force", "won", 9, 0, 0, where="0302")
    assert "battle against a Trakorian force in 0302" in said(table, stayed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_so_also_beside_what_else_he_reports(lang: str) -> None:
    """CN-COUR-01  The winner has no orders any more; one line tells both, and where he is, stood and fought."""
    table = fought()
    line = next(item for item in table.session.streams["ransards"].items if isinstance(item, ByCourier))
    [report] = [part for part in line.reports if isinstance(part, BattleReport)]
    told = said(table, line, lang)
    assert len(line.reports) > 1 and (report.hex, report.stood, report.where) == ("0302", "0202", "0302")
    assert told.count("0302") == 2 and told.count("0202") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_asked_in_a_battle_reads_where_his_own_force_is(lang: str) -> None:
    """CN-KNOW-06  The hex is his own, not the enemy's: the enemy is named after it."""
    table = fought()
    word = next(item for item in table.told("ransards", WordNeeded) if item.ask == "POINT")
    text = said(table, word, lang)
    assert word.hex == "0202" and "; " in text[: text.index("0202")] and text.index("0202") < text.index("300")


# ---- figures -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("guess", [LOWEST, RIGHT, HIGHEST])
def test_a_commander_reports_the_force_about_which_he_was_asked(guess: int) -> None:
    """CN-KNOW-06, CN-INFO-01  His report tells the size that he was shown in the battle, whatever another die would say."""
    table = fought(guess=guess, figures=figures(enemy=21 - guess))
    report = table.told("ransards", BattleReport)[0]
    assert {word.men for word in table.told("ransards", WordNeeded) if word.ask == "POINT"} == {report.enemy_men}
    assert report.enemy_men == {LOWEST: 120, RIGHT: 300, HIGHEST: 480}[guess]


def test_nobody_loses_more_men_than_were_there() -> None:
    """CN-INFO-01  The enemy is taken for few and his losses for many: they are told as all of him; one's own losses are never all
    where somebody is left to tell of them."""
    few = fought(guess=LOWEST, figures=figures(lost=HIGHEST, own=HIGHEST), tactics=(1, 20))
    reports = [*few.told("ransards", BattleReport), *few.told("trakorians", BattleReport)]
    assert reports and all(r.enemy_lost <= r.enemy_men - (r.how != "won") for r in reports)
    assert any(r.enemy_lost == r.enemy_men and r.how == "won" for r in reports)
    fair = fought(tactics=(1, 20))
    assert all(r.enemy_lost < r.enemy_men for r in fair.told("ransards", BattleReport)), "as the dice fall, not always"


def test_a_unit_without_a_commander_rolls_for_the_size() -> None:
    """CN-INFO-01  Nobody was shown a number: the report has a die of its own, and its losses are still possible."""
    lines = [line for line in (*OURS, *THEIRS) if not line.startswith("trakorians kaelve")]
    table = fought(*lines, figures=figures(enemy=LOWEST, lost=HIGHEST), tactics=(15, 5))
    found = table.told("trakorians", BattleReport)
    assert found and all(r.enemy_men == 160 and r.enemy_lost <= r.enemy_men for r in found[:1])


def test_at_sea_too_the_enemy_is_guessed() -> None:
    """CN-SEA-01, CN-KNOW-06  Who is asked in a boarding fight is told how many he takes the enemy for, not how many there are."""
    sea = ("~~~~~", "~~~~~", ".....", ".....")
    table = Table(
        "trakorians kaelve - leads 1", "trakorians 1 - 300 galbalon", "ransards grisban - leads 6", "ransards 6 - 200 carrack",
        terrain=sea, days=1, fleets="trakorians 0001 ransards 0301", dice={"guess": HIGHEST, "tactics": {0: 5, 1: 15}},
        writes={("trakorians", 0, 2): "to kaelve:\n from now: attack 0301"},
    ).until()
    words = [word for word in table.told("trakorians", WordNeeded) if word.ask == "POINT"]
    assert words and {word.men for word in words} == {320}


@pytest.mark.parametrize(("lang", "since"), [
    ("en", "400 men when it began."), ("sv", "400 man när det började."), ("he", "400 איש בתחילת הקרב."),
    ("cs", "400 mužů na začátku bitvy."),
])
def test_the_number_that_is_shown_is_that_of_the_beginning(lang: str, since: str) -> None:
    """CN-KNOW-06  One guess for the whole battle: later, when many have fallen, it is not said of those who are left."""
    table = fought()
    words = [word for word in table.told("trakorians", WordNeeded) if word.ask in ("POINT", "RETREAT")]
    assert words and all(since in said(table, word, lang) for word in words)
