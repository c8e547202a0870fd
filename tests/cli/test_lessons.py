"""Every game teaches itself in the terminal, says so to whoever begins, and goes on teaching after a break."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.content.lessons import lesson
from montjoy.core.game import games
from montjoy.words import LANGUAGES, Words
from tests.cli.conftest import ROOT, one_line, record_of

Call = Callable[..., Any]
TEACHING = sorted(slug for slug, game in games().items() if lesson(game()) is not None)
MOVED = {"clusta": ".\n", "drakborgen": "1\n1\n", "massbattle": ".\n1\n", "rudern": "1\n"}


def steps(slug: str, text: str) -> list[str]:
    """The steps of the lesson that stand in the text, in their order there."""
    game = games()[slug]()
    words, found = Words(game, "en"), lesson(game)
    assert found is not None
    heads = {step.id: f"── {words.title(f'page-lesson-{step.id}')} ──" for step in found.step}
    return sorted((id for id in heads if heads[id] in text), key=lambda id: text.index(heads[id]))


@pytest.mark.parametrize("slug", TEACHING)
def test_whoever_begins_is_told_that_the_game_teaches_itself(montjoy_: Call, slug: str) -> None:
    said = montjoy_("play", slug, typed="quit\n").stdout
    assert f"montjoy play {slug} --learn\n" in said, "in a line of its own, to be typed as it stands"
    first = next(iter(games()[slug]().scenarios))
    assert "--learn" not in montjoy_("play", slug, first, typed="quit\n").stdout, "he knows what he wants"


@pytest.mark.parametrize("slug", TEACHING)
def test_a_lesson_goes_on_after_a_break(montjoy_: Call, home: Path, slug: str) -> None:
    """The step about what waits is told again, those before it are not, and those to come are told."""
    before = steps(slug, montjoy_("play", slug, "--learn", typed="quit\n").stdout)
    assert len(before) == 1
    path = record_of(home)
    again = steps(slug, montjoy_("resume", path, typed="quit\n").stdout)
    assert again == before
    later = steps(slug, montjoy_("resume", path, typed=MOVED[slug] + "quit\n").stdout)
    assert later[0] == before[0] and len(later) > 1
    assert before[0] not in steps(slug, montjoy_("resume", path, typed="quit\n").stdout)


def test_a_lesson_that_is_over_says_what_to_type_for_the_other_scenarios(montjoy_: Call, home: Path) -> None:
    """In the language of the lesson; a game without its lesson says nothing of them."""
    over = montjoy_("play", "rudern", "--learn", "--lang", "cs", typed="1\n" * 100)
    shown = over.stdout.partition("Co hrát dál:\n")[2]
    commands = [line.strip() for line in shown.splitlines() if line.strip().startswith("montjoy play")]
    others = [id for id in games()["rudern"]().scenarios if id != "siege_of_a_town"]
    assert commands == [f"montjoy play rudern {id} --lang cs" for id in others]
    assert "  Dva páni\n" in shown and montjoy_(*commands[-1].split()[1:], typed="quit\n").exit_code == 0
    bots = montjoy_("play", "rudern", "field_battle", "--seat", "KAT=bot:random", "--seat", "SVE=bot:random", "--umpire")
    assert "What to play next" not in bots.stdout


def test_a_game_played_without_its_lesson_stays_without(montjoy_: Call, home: Path) -> None:
    montjoy_("play", "rudern", "siege_of_a_town", typed="quit\n")
    assert steps("rudern", montjoy_("resume", record_of(home), typed="quit\n").stdout) == []


def test_the_lesson_speaks_of_what_a_terminal_has(montjoy_: Call) -> None:
    """Nothing can be clicked there."""
    said = one_line(montjoy_("play", "drakborgen", "--learn", "--seed", "1", typed="1\n1\nquit\n").stdout)
    assert "Your turn: one room" in said and "Click" not in said
    said = one_line(montjoy_("play", "rudern", "--learn", typed="quit\n").stdout)
    assert "choose from the list." in said and not any(word in said for word in ("browser", "on the map", "clicking"))
    said = one_line(montjoy_("play", "drakborgen", "--learn", "--seed", "1", "--lang", "cs", typed="1\n1\nquit\n").stdout)
    assert "Zvolte v seznamu pole vedle sebe." in said and "na mapě" not in said


def test_how_a_game_is_played_that_nobody_has_written(montjoy_: Call, cards: str) -> None:
    """A fresh game has no lesson either.  Red before: “play cards --learn” teaches it."""
    for lang in LANGUAGES:
        said = montjoy_("how", cards, "--lang", lang).stderr
        assert "--learn" not in said and "rules cards" in said
    taught = Words(None, "en").text("ui-how-none", game="cards", taught="true")
    assert "“play cards --learn” teaches it, “rules cards” has the rules." in taught


def test_two_at_one_keyboard_are_in_the_readme_and_the_help(montjoy_: Call) -> None:
    """The README's own command: both are people, and each is told when to take the keyboard."""
    line = next(line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if "two of you at this keyboard" in line)
    said = montjoy_(*line.partition("#")[0].split()[2:], typed="\n1\n\nquit\n").stdout
    assert "Red: a person at this keyboard" in said and "Blue: a person at this keyboard" in said
    assert said.count("Hand the keyboard to ") == 2
    assert "each of you at this keyboard" in one_line(montjoy_("play", "--help").stdout)
