"""Every game teaches itself in the terminal, says so to whoever begins, and goes on teaching after a break."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.content.lessons import all_lessons, lesson, lesson_on
from montjoy.core.game import games
from montjoy.words import LANGUAGES, Words
from tests.cli.conftest import ROOT, one_line, record_of

Call = Callable[..., Any]
TEACHING = sorted(slug for slug, game in games().items() if lesson(game()) is not None)
MOVED = {"clusta": ".\n", "drakborgen": "1\n1\n", "massbattle": ".\n1\n", "rudern": "1\n"}


def steps(slug: str, text: str, scenario: str = "") -> list[str]:
    """The steps of the lesson that stand in the text, in their order there."""
    game = games()[slug]()
    words, found = Words(game, "en"), lesson_on(game, scenario)
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


# The lesson of Rudern's campaign: the form, two marches, a siege, building; a recruit, three assaults; the rest as it comes.
CAMPAIGN = "jaromir 6\n4\n1\n2\n5\n4\nkiertz.foot 1\n1\n1\n1\n1\n" + ".\n1\n" * 200


def test_a_further_lesson_is_named_by_its_scenario_and_played_to_its_end(montjoy_: Call, home: Path) -> None:
    """RW-CAM-RND-04  Every step that comes is told once, before its question; who breaks off goes on with the same lesson."""
    found = lesson_on(games()["rudern"](), "first_campaign")
    assert found is not None
    out = montjoy_("play", "rudern", "first_campaign", "--learn", "--seed", "1", typed=CAMPAIGN).stdout
    told = steps("rudern", out, "first_campaign")
    assert set(told) == {step.id for step in found.step} - {"others"}, "the bot answers at once, nobody waits"
    assert told[:3] == ["campaign_form", "campaign_march", "campaign_siege"] and told[-1] == "campaign_end"
    words = Words(games()["rudern"](), "en")
    assert all(out.count(f"── {words.title(f'page-lesson-{step}')} ──") == 1 for step in told)
    before, _, after = out.partition(words.title("page-lesson-campaign_storm"))
    assert "Westvale for a town" in before and "captures Midbridge" in after and "The game is over" in after
    assert "play rudern war_of_two_lords\n" in after and "play rudern first_campaign\n" not in after
    assert montjoy_("verify", record_of(home)).exit_code == 0
    said = montjoy_("play", "rudern", typed="quit\n").stdout
    assert "montjoy play rudern --learn\n" in said and "montjoy play rudern first_campaign --learn\n" in said


def test_a_further_lesson_goes_on_after_a_break(montjoy_: Call, home: Path) -> None:
    """Red where whoever went on with it was taught the game's first."""
    montjoy_("play", "rudern", "first_campaign", "--learn", typed="quit\n")
    again = montjoy_("resume", record_of(home), typed="jaromir 6\nquit\n").stdout
    assert steps("rudern", again, "first_campaign") == ["campaign_form", "campaign_march"]


def test_who_asks_for_a_lesson_that_there_is_none_of_is_told_which_there_are(montjoy_: Call) -> None:
    for game in games().values():
        assert len({found.scenario for found in all_lessons(game())}) == len(all_lessons(game()))
    out = montjoy_("play", "rudern", "two_lords", "--learn")
    assert out.exit_code == 2 and "first_campaign" in one_line(out.stderr)
    out = montjoy_("play", "rudern", "first_campaign", "--as", "KAT", "--learn")
    assert out.exit_code == 2 and "--learn says itself which scenario" in one_line(out.stderr)


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
