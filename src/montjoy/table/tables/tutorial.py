"""Lessons: a table that teaches by playing its first ten minutes.

A game's `tutorial/lesson.toml` names the scenario, the seat, and steps, each for the kinds of question it explains:

    scenario = "two"
    seat     = "red"
    [[step]]
    id = "move"
    on = ["Walk", "Ask.STANCE"]         # what the seat is asked or may answer; also "waits" (others are asked), "over"

The words of a step are the messages page-lesson-ID and page-lesson-ID-says of the game's locales.  A step is shown while a
question of its kind is asked, until its seat has put it away; `*` puts the whole lesson away.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.game import Game, home
from montjoy.table.tables.page_words import said
from montjoy.table.tables.pictures import Picture
from montjoy.words import Words

ALL: Final = "*"
WAITS: Final = "waits"
OVER: Final = "over"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    on: tuple[str, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's lesson.toml."""

    scenario: str
    seat: str
    step: tuple[Step, ...]


@lru_cache(64)
def _read(folder: Path) -> Lesson | None:
    file = folder / "tutorial" / "lesson.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.exists() else None


def lesson(game: Game) -> Lesson | None:
    """The game's lesson, if it has one."""
    return _read(home(game))


class Sheet:
    """What is shown beside the playing page: a step, and how far its seat has come."""

    def __init__(self, step: Step, number: int, of: int, w: Words) -> None:
        self.id, self.number, self.of = step.id, number, of
        self.title = said(w, f"page-lesson-{step.id}")
        self.says = said(w, f"page-lesson-{step.id}-says")


def sheet(game: Game, picture: Picture, w: Words) -> Sheet | None:
    """The step for what this seat is asked now; None where nothing is to be taught."""
    found = lesson(game) if picture.lesson and ALL not in picture.learned else None
    if found is None:
        return None
    for step in found.step:
        if step.id not in picture.learned and set(step.on) & set(kinds(picture)):
            done = sum(s.id in picture.learned for s in found.step)
            return Sheet(step, done + 1, len(found.step), w)
    return None


def kinds(picture: Picture) -> Sequence[str]:
    """What a seat is asked now: the names of its questions and their answers; or that it waits, or that all is over."""
    if picture.status == OVER or picture.page is None:
        return (OVER,) if picture.status == OVER else ()
    names = []
    for asked in picture.questions:
        if asked.id not in picture.page.answered:
            names += [name_of(asked.ask), *(name_of(option) for option in asked.options)]
    return names or (WAITS,)


def name_of(ask: Any) -> str:
    return ask if isinstance(ask, str) else type(ask).__name__
