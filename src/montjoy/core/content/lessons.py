"""Lessons: a game that teaches by being played for ten minutes, at a table or in the terminal.

A game's `tutorial/lesson.toml` names the scenario, the seat, and steps, each for the kinds of question it explains:

    scenario = "two"
    seat     = "red"
    [[step]]
    id = "move"
    on = ["Walk", "Ask.STANCE"]         # what the seat is asked or may answer; also "waits" (others are asked), "over", and what
                                        # the game's `moments` names: it is explained at the next question once it has come about

A game may have further lessons, each on a scenario of its own, in files beside it: `tutorial/lesson_NAME.toml`.

The words of a step are the messages page-lesson-ID and page-lesson-ID-says of the game's locales; after the second stands, where
there is one, page-lesson-ID-page on a page and page-lesson-ID-terminal in a terminal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.game import Game, home

FIRST: Final = "lesson.toml"
FURTHER: Final = "lesson_*.toml"
WAITS: Final = "waits"
OVER: Final = "over"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    on: tuple[str, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's lesson.toml, or a lesson_NAME.toml."""

    scenario: str
    seat: str
    step: tuple[Step, ...]

    def next(self, kinds: Collection[str], learned: Collection[str]) -> Step | None:
        """The first step that one of these kinds of question is explained by, and that was not seen before."""
        return next((step for step in self.step if step.id not in learned and set(step.on) & set(kinds)), None)


def is_lesson(path: Path) -> bool:
    """Whether a file is called like a lesson, and lies where lessons do where it is a further one."""
    return path.name == FIRST or (path.match(FURTHER) and path.resolve().parent.name == "tutorial")


@lru_cache(64)
def _read(folder: Path) -> tuple[Lesson, ...]:
    first, further = folder / "tutorial" / FIRST, sorted((folder / "tutorial").glob(FURTHER))
    return tuple(msgspec.toml.decode(file.read_bytes(), type=Lesson) for file in (first, *further) if file.exists())


def all_lessons(game: Game) -> tuple[Lesson, ...]:
    """The game's lessons: the first, and then the others in the order of their files' names."""
    return _read(home(game))


def lesson(game: Game) -> Lesson | None:
    """The game's first lesson, if it has one."""
    return next(iter(all_lessons(game)), None)


def lesson_on(game: Game, scenario: str) -> Lesson | None:
    """The lesson that is played on a scenario; "": the first."""
    return next((found for found in all_lessons(game) if not scenario or found.scenario == scenario), None)


def kinds(asked: Any) -> Sequence[str]:
    """What a question is, and its answers, by name."""
    return [name_of(asked.ask), *(name_of(option) for option in asked.options)]


def moments(game: Game, view: Any) -> Sequence[str]:
    """What has come about on the board that a lesson may explain, by name."""
    return game.moments.come(view) if game.moments is not None else ()


def name_of(ask: Any) -> str:
    return ask if isinstance(ask, str) else type(ask).__name__
