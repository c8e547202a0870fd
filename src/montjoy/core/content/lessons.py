"""Lessons: a game that teaches by being played for ten minutes, at a table or in the terminal.

A game's `tutorial/lesson.toml` names the scenario, the seat, and steps, each for the kinds of question it explains:

    scenario = "two"
    seat     = "red"
    [[step]]
    id = "move"
    on = ["Walk", "Ask.STANCE"]         # what the seat is asked or may answer; also "waits" (others are asked), "over", and what
                                        # the game's `moments` names: it is explained at the next question once it has come about

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

    def next(self, kinds: Collection[str], learned: Collection[str]) -> Step | None:
        """The first step that one of these kinds of question is explained by, and that was not seen before."""
        return next((step for step in self.step if step.id not in learned and set(step.on) & set(kinds)), None)


@lru_cache(64)
def _read(folder: Path) -> Lesson | None:
    file = folder / "tutorial" / "lesson.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.exists() else None


def lesson(game: Game) -> Lesson | None:
    """The game's lesson, if it has one."""
    return _read(home(game))


def kinds(asked: Any) -> Sequence[str]:
    """What a question is, and its answers, by name."""
    return [name_of(asked.ask), *(name_of(option) for option in asked.options)]


def moments(game: Game, view: Any) -> Sequence[str]:
    """What has come about on the board that a lesson may explain, by name."""
    return game.moments.come(view) if game.moments is not None else ()


def name_of(ask: Any) -> str:
    return ask if isinstance(ask, str) else type(ask).__name__
