"""What a side wants is said at its table: the rule of who wins, as far as it concerns the side and from what it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.scenario import ClustaScenario
from montjoy.games.clusta.ui import text
from montjoy.table.web import boards
from tests.cli.conftest import home, montjoy_, one_line  # noqa: F401
from tests.games.clusta.acts import Table

LANGUAGES = {"en": "Your aim: ", "sv": "Ditt mål: ", "he": "המטרה שלך: ", "cs": "Váš cíl: "}


def changed(scenario: str, **config: Any) -> ClustaScenario:
    found: ClustaScenario = game.scenarios[scenario]
    return msgspec.structs.replace(found, config=msgspec.structs.replace(found.config, **config))


def aims(scenario: str | ClustaScenario, seat: str, lang: str = "en") -> list[str]:
    """What a seat reads of its aim when the first morning's orders are asked for."""
    table = Table(scenario)
    table.goes_to(table.scenario.config.first_day)
    seen, words = table.session.view(seat), table.words(lang)
    found = text.aims(seen, words)
    assert text.card(seen, words)[: len(found)] == found and not words.problems, words.problems
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seat", "day", "lines"), [
    ("skirmish", "trakorians", "2", 1), ("day_six", "ransards", "7", 1), ("rearguard", "stegosians", "1", 2),
    ("rearguard", "crurers", "1", 2),
])
def test_each_side_reads_its_aim_at_the_start(scenario: str, seat: str, day: str, lines: int, lang: str) -> None:
    """CN-GEN-06  First on what only it knows: to hold the conflux alone on its day, and where the dead play how they win."""
    found = aims(scenario, seat, lang)
    assert len(found) == lines and found[0].startswith(LANGUAGES[lang]) and f" {day}" in found[0]


def test_the_dead_and_the_living_want_other_things() -> None:
    """CN-GEN-06  The Crurers may win outright, the others must survive that."""
    assert aims("rearguard", "crurers")[1].startswith("You have also won when nobody living")
    assert aims("rearguard", "stegosians")[1].startswith("Survive: ")


def test_where_it_comes_is_said_to_who_knows_it() -> None:
    """CN-GEN-06, CN-CRUR-14-X, CN-KNOW-05  Shagul has told the Crurers; twins of another hex read the same on the other side."""
    assert "It comes to 0404." in aims("rearguard", "crurers")[0]
    here, there = aims("rearguard", "stegosians"), aims(changed("rearguard", conflux_hex="0203"), "stegosians")
    assert here == there and "Nobody tells you where that is." in here[0]
    assert "your astrologers can read it from the stars" in aims("skirmish", "ransards")[0]


def test_where_the_umpire_says_who_has_won() -> None:
    """CN-GEN-06  victory = umpire: the end is told, and who decides."""
    [line] = aims(changed("skirmish", victory="umpire"), "trakorians")
    assert line == "The campaign ends on the evening of day 2; the umpire says who has won."


def test_it_stands_on_the_page_and_not_on_the_umpires() -> None:
    """CN-GEN-06  In the browser on the card of its seat."""
    table = Table("skirmish").goes_to(0)
    words = table.words()
    assert "Your aim: on the evening of day 2" in boards.card(game, table.session.view("trakorians"), words)
    assert "Your aim" not in boards.card(game, table.session.view(UMPIRE), words)


def test_the_terminal_says_it_at_the_start_and_with_the_map(montjoy_: Callable[..., Any]) -> None:
    """CN-GEN-06  Once before the first question, once more when `map` is typed."""
    out = one_line(montjoy_("play", "clusta", "skirmish", "--seed", "5", "--as", "trakorians", typed="map\nquit\n").stdout)
    assert out.count("Your aim: on the evening of day 2, when the conflux comes, be alone in its hex") == 2
