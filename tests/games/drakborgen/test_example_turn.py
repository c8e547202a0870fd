"""The example turn in How to play is one that was played: its ways, values, rounds and points are those of the log, in every
language."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import msgspec
import pytest

from montjoy.bots.position import played
from montjoy.core.content import how_to_play
from montjoy.core.session.session import Session
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import events
from montjoy.words import LANGUAGES, Words

AFTER: Final = 6                                             # answers from the picture of the fight to the sun die after it


@lru_cache(2)
def session(answers: int) -> Session:
    picture = how_to_play.pictures(game)["fight"]
    return played(game, msgspec.structs.replace(picture, bots=picture.bots + answers))


def turn() -> list[Any]:
    """What Red was told from the turn's beginning to the sun die."""
    items = list(session(AFTER).streams["red"].items)
    turns = [n for n, item in enumerate(items) if isinstance(item, events.TurnBegun)]
    begins = next(n for n in turns if (items[n].round, items[n].seat) == (3, "red"))
    ends = next(n for n, item in enumerate(items) if n > begins and isinstance(item, events.SunMoved))
    return items[begins : ends + 1]


def first(kind: type) -> Any:
    return next(item for item in turn() if isinstance(item, kind))


def example(lang: str) -> list[str]:
    """Its paragraphs: the way, the fight, the end."""
    [found] = [part for page in how_to_play.pages(game, lang) for part in page.part if part.picture == "fight"]
    return found.text.strip().split("\n\n")


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def round_by_round() -> list[int]:
    """Every round with what the example says of it: what is left of who paid, the values of a clinch, the difference."""
    said: list[int] = []
    for item in turn():
        match item:
            case events.FightRound():
                said.append(item.round)
            case events.Hit():
                said += [item.left] if item.left >= 0 else [item.loss]
            case events.Paid(fighter="red"):
                said.append(item.left)
            case events.Clinch():
                said += [item.value, item.value]
            case events.Overpowered():
                said += [item.value, item.against, item.loss]
            case _:
                pass
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_the_example_are_those_that_were_played(lang: str) -> None:
    """DL-8.6, DL-8.7a, DL-8.7b  The hero's values and both sides' points at the beginning, then the fight round by round."""
    way, fight, _ = example(lang)
    view = session(0).view("red")
    hero, w = view.castle.heroes["red"], Words(game, lang, game.names(session(0).scenario))
    begins = [item.combat_points for item in turn() if isinstance(item, events.Begins)]
    moved = first(events.Moved)
    places = numbers(w.name(moved.start)) + numbers(w.name(moved.to))
    values = [hero.agility, hero.armour, hero.strength, hero.psyche]
    assert hero.card and w.name(moved.start) in way and w.name(moved.to) in way
    found = numbers(way)
    assert found[:2] == values[:2] and found[3] == values[3] and found[5:] == [*places, *begins], (found, values, begins)
    assert numbers(fight) == round_by_round()


def test_what_happens_in_the_example_happened() -> None:
    """DL-4.5, DL-7.4, DL-7.5a, DL-BASE-14  In English: what falls, what is met, who begins, and the positions in their order."""
    way, fight, end = example("en")
    words = Words(game, "en", game.names(session(0).scenario))
    assert first(events.GateFell).square == first(events.Moved).to and "portcullis falls" in way
    assert first(events.MonsterFound).kind == "orc" and "an orc" in way and "Red attacks; the card says fight" in way
    assert words.item(first(events.Chose)).startswith("Red attacks") and "fights" in words.item(first(events.Reacted))
    rounds = fight.split("Round ")[1:]
    played_rounds = [item for item in turn() if isinstance(item, events.FightRound)]
    assert len(rounds) == len(played_rounds) == 5
    for text, item in zip(rounds, played_rounds, strict=True):
        assert all(position in text for _, position in item.positions), (text, item)
    assert first(events.Fallen).fighter != "red" and "the orc falls" in fight
    sun = first(events.SunMoved)
    assert sun.steps == 0 and end.endswith("the sun does not move.")
