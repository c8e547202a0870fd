"""How the game is told: reports as prose, dates from ticks, markers, orders in the reader's own words, names."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from montjoy.core.content import how_to_play
from montjoy.core.effects import no
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.armies import TABLES
from montjoy.games.clusta.protocol import events, reports
from montjoy.games.clusta.protocol.forms import clock
from montjoy.games.clusta.protocol.vocabulary import VOCABULARY
from montjoy.games.clusta.rules.messengers.interrogation import line
from montjoy.games.clusta.ui import names, retelling
from montjoy.words import LANGUAGES, Words
from montjoy.words.voice import unmarked
from tests.words import catalog
from tests.words.missing import folder

NAMES = names.names(game.scenarios["day_six"])
SHEET = "to camp1, written day 6, form 3:\n  unit 2, day 6: patrol\n  from now: attack 0613 via 0612, dash\n"


def told(item: Any, lang: str = "en") -> str:
    words = Words(game, lang, NAMES, cite=False)
    text = words.item(item)
    assert words.problems == []
    return text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Colonel Grisban reports from 0511, day 6, round 2: "
               "stopped before a Trakorian force, about 240 men, in 0512. What are the orders?"),
        ("sv", "Överste Grisban rapporterar från 0511, dag 6, runda 2: "
               "stannade framför en trakorisk styrka, omkring 240 man, i 0512. Vad är ordern?"),
        ("he", "דיווח: הקולונל גריסבן ב-0511, יום 6, סבב 2: "
               "עצירה לפני כוח טרקורי, בערך 240 איש, ב-0512. מה הפקודות?"),
        ("cs", "Plukovník Grisban hlásí z hexu 0511, den 6, kolo 2: "
               "stojíme, před námi trakorský oddíl, asi 240 mužů, v hexu 0512. Jaké jsou rozkazy?"),
    ],
)  # fmt: skip
def test_a_report_as_a_courier_brings_it(lang: str, text: str) -> None:
    report = reports.ContactReport(clock(6, 2), "0511", "ransards.grisban", "0512", "trakorians", "force", 240)
    assert told(report, lang) == text


@pytest.mark.parametrize("day", [0, 3])
@pytest.mark.parametrize("slot", range(1, 10))
def test_the_day_and_round_of_a_tick(day: int, slot: int) -> None:
    part = f"round {slot}" if slot <= 6 else f"night round {slot - 6}"
    assert told(reports.StoneFound(clock(day, slot), "0613", "ransards.6")).startswith(
        f"Vortigi hedersskvadron (6) reports from 0613, day {day}, {part}: ")


def test_before_the_first_day() -> None:
    points = reports.HeroPoints(clock(-1, 0), "ransards.grisban", 1)
    assert told(points) == "Colonel Grisban has 1 hero point left, before day 0."


@pytest.mark.parametrize(
    ("marker", "text"),
    [
        ("force", "a Trakorian force"),
        ("camp:Oak Ford", "the camp “Oak Ford” of the Trakorians"),
        ("commander:Överste (Colonel) Grisban", "Colonel Grisban of the Trakorians"),
        ("unit:6 Oaks", "unit 6 Oaks of the Trakorians"),
        ("unit:6 Oaks + unit:7 Elms", "unit 6 Oaks and unit 7 Elms of the Trakorians"),
    ],
)
def test_a_marker_in_words(marker: str, text: str) -> None:
    report = reports.ScoutReport(0, "0511", "ransards.6", "0512", "trakorians", marker, -1)
    assert told(report).endswith(f": the scouts have seen {text} in 0512.")


@pytest.mark.parametrize(("men", "text"), [(-1, ""), (0, ", hardly anyone,"), (1, ", about 1 man,"), (5, ", about 5 men,")])
def test_men_as_guessed(men: int, text: str) -> None:
    report = reports.PassingReport(0, "0511", "ransards.6", "0512", "trakorians", "force", men)
    assert told(report).endswith(f": a Trakorian force{text} passed by in 0512.")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "A courier leaves with orders: to camp1: unit 2, day 6: patrol; from now: attack 0613 via 0612, dash"),
        ("sv", "En kurir ger sig av med order: till camp1: enhet 2, dag 6: patrull; från nu: anfall 0613 över 0612, ilmarsch"),
        ("he", "שליח יוצא עם פקודות: אל camp1: יחידה 2, יום 6: סיור; מעתה: התקפה 0613 דרך 0612, חיש"),
        ("cs", "Kurýr vyráží s rozkazy: k camp1: jednotka 2, den 6: hlídkovat; od teď: zaútočit 0613 přes 0612, rychlý pochod"),
    ],
)
def test_a_sheet_is_echoed_in_the_readers_language(lang: str, text: str) -> None:
    assert told(events.SheetSent("ransards.camp1", SHEET, False), lang) == text


def test_what_is_no_order_stays_as_it_is() -> None:
    assert retelling.one_line("Let there be peace.", "cs") == "Let there be peace."
    assert told(events.Undelivered("attach 6 to nobody", "nobody-of-that-name")) == (
        "This could not be done: attach unit 6 to nobody. There is nobody of that name.")


def secret(*carried: str) -> reports.SecretReport:
    return reports.SecretReport(clock(6, 3), "0511", "trakorians.1", "ransards", "\n".join(carried), "0613")


def test_a_captured_report_is_told_as_a_report() -> None:
    found = (
        reports.NoOrders(clock(6, 1), "0419", "ransards.6"),
        reports.Divined(clock(6, 2), "0419", "ransards.astrologer1", False, (2, 3)),
        reports.NothingNew(0, ("ransards.grisban",), ("ransards.6",), ()),
    )
    assert tuple(map(retelling.reported, map(line, found))) == found
    text = told(secret(line(found[0])))
    assert text.endswith("a messenger of the Ransards has talked. The message: “Vortigi hedersskvadron (6) reports from 0419, "
                         "day 6, round 1: without orders. What is to be done?”. Their overall commander was in 0613.")


def test_every_report_reads_back_from_its_line() -> None:
    for kind in retelling.KINDS.values():
        for n in (0, 1, 2):
            report = catalog.built(kind, n, "word")
            assert retelling.reported(line(report)) == report


def test_captured_words_that_are_no_report() -> None:
    broken = ("NoOrders: at once, hex x, by y, chose z", "Divined: at 1, hex x, by y, here True, sectors )")
    for text in ("peace?", "Rumour: at 6", *broken):
        assert retelling.reported(text) is None
        assert f"“{text}”" in told(secret(text))
    assert "The messenger carried nothing. Their" in told(secret())


def test_officers_are_called_in_every_language() -> None:
    """By their ids, and by the name that stands on a marker."""
    for lang, name in zip(LANGUAGES, ("Colonel Grisban", "överste Grisban", "הקולונל גריסבן", "plukovník Grisban"), strict=True):
        words = Words(game, lang, NAMES)
        assert words.name("ransards.grisban") == words.name("Överste (Colonel) Grisban") == name
        for id, officer in names.officers().items():
            assert words.name(id.removesuffix(":as")) == words.text(f"name-{officer}")
        assert words.problems == []


def test_an_officer_of_the_list_whom_a_scenario_calls_otherwise_is_called_so() -> None:
    scenario = game.scenarios["day_six"]
    own = msgspec.structs.replace(scenario.commanders[0], name="Old Grey")
    called = names.names(msgspec.structs.replace(scenario, commanders=(own, *scenario.commanders[1:])))
    assert {Words(game, lang, called).name(f"{own.side}.{own.id}") for lang in LANGUAGES} == {"Old Grey"}


def test_every_officer_has_a_message_and_no_message_is_for_nobody() -> None:
    listed = set(names.officers().values())
    for lang in LANGUAGES:
        written = {name.removeprefix("name-") for name in catalog.written(folder("montjoy.games.clusta"), lang)}
        assert {name for name in written if name.startswith("officer-")} == listed and len(listed) == 13


def test_camps_of_a_scenario_are_called_as_orders_call_them() -> None:
    assert [NAMES[f"{side}.camp1"] for side in ("trakorians", "ransards")] == ["Camp one (camp1)", "Camp two (camp1)"]
    assert told(reports.OwnLeft(0, "0622", "ransards.grisban", "ransards.camp2")).startswith("Ransard camp 2 is no longer")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_what_would_work(lang: str) -> None:
    words = Words(game, lang, NAMES)
    text = words.refusal(no("CN-ORD-FORTIFY-a", "too-few-men", unit=6, men=2, least=250))
    assert "CN-ORD-FORTIFY-a" in text and "250" in text and words.title("CN-ORD-FORTIFY-a") in text


@pytest.mark.parametrize("lang", ["sv", "he", "cs"])
def test_the_places_of_our_own_scenarios_are_called_in_every_language(lang):
    """Red where a camp of a scenario is added without a message for it in `names.ftl`; of the armies' sheets, whose proper names
    stay the source's, what each means stands there too."""
    used = set()
    for scenario in game.scenarios.values():
        words = Words(game, lang, game.names(scenario))
        for camp in scenario.camps:
            used.add(camp.name)
        for n, camp in enumerate([camp for camp in scenario.camps if camp.side == "trakorians"], 1):
            assert words.name(f"trakorians.camp{n}") == f"{words.name(camp.name)} (camp{n})"
        for name in ("Pirates 1", "crurers.bridgehead"):
            assert words.name(name) not in (name, Words(game, "en", game.names(scenario)).name(name))
        used |= {unit.name for unit in scenario.units if unit.name}
    for name in used:
        assert words.name(name) == words.text(f"name-{name}".replace(" ", "_")) != name
    assert words.problems == []
    sheets = [TABLES[f"roster_{side}"] for side in ("trakorians", "ransards", "stegosians")]
    used |= {unmarked(row[1]) for sheet in sheets for number, row in sheet.items() if number[0].isdecimal()}
    written = {name.removeprefix("name-").replace("_", " ") for name in catalog.written(folder("montjoy.games.clusta"), lang)}
    assert {name for name in written if re.match("[A-Z][a-z]* [a-z]", name)} <= used, "written for nobody"


def test_a_number_after_a_latin_name_stays_where_hebrew_reads_it():
    """A mark of direction parts them; red where "Thôrms söner (1), 100" is one run from the left."""
    words = Words(game, "he", game.names(game.scenarios["day_six"]))
    told = reports.OwnEyes(0, "0622", "", "ransards.1", 100, 150, order="HOLD")
    assert "Thôrms söner (1)\u200f, 100 חיילי עילית" in words.event(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_says_that_the_units_have_names(lang: str) -> None:
    """They are the book's, in its language everywhere; the number with which one is written in an order stands beside it."""
    told = " ".join(part.text for page in how_to_play.written(game, lang) for part in page.part)
    name, number = NAMES["ransards.6"].removesuffix(")").split(" (")
    assert name in told and f"{VOCABULARY.said('unit', lang)} {number}" in told
