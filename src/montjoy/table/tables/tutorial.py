"""The lesson of a game as a table shows it (core/content/lessons.py).

A step is shown while a question of its kind is asked, until its seat has put it away or has answered; `*` puts the whole lesson
away.  That about waiting, which somebody else's answer would end before it is read, stays until it is put away or another comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.content.lessons import OVER, WAITS, Lesson, Step, lesson_on, moments, name_of
from montjoy.core.content.lessons import kinds as kinds_of
from montjoy.core.game import Game
from montjoy.table.tables.page_words import said
from montjoy.table.tables.pictures import Picture
from montjoy.words import Words

ALL: Final = "*"


def taught(game: Game, picture: Picture) -> Lesson | None:
    """The lesson of a table that is one; else the game's first."""
    return lesson_on(game, picture.lesson_on or "")


class Sheet:
    """What is shown beside the playing page: a step, and which of how many it is, counted as they were put away."""

    def __init__(self, step: Step, number: int, of: int, w: Words) -> None:
        self.id, self.number, self.of = step.id, number, of
        self.title, self.says = words_of(step, w)


def read(game: Game, picture: Picture, w: Words, now: Sheet | None) -> list[tuple[str, str]]:
    """The sheets that were put away or answered, but for that which is there `now`, to be read again: title and words, in the
    lesson's order.  That about waiting is among them once something was answered: it goes by itself when another comes."""
    steps = found.step if (found := taught(game, picture)) is not None else ()
    passed = [step for step in steps if step.id in picture.learned or (picture.acts and WAITS in step.on)]
    return [words_of(step, w) for step in passed if now is None or now.id != step.id]


def words_of(step: Step, w: Words) -> tuple[str, str]:
    """A step's title, and what a page says of it."""
    says = [said(w, f"page-lesson-{step.id}-{part}") for part in ("says", "page")]
    return said(w, f"page-lesson-{step.id}"), " ".join(filter(None, says))


def sheet(game: Game, picture: Picture, w: Words) -> Sheet | None:
    """The step for what this seat is asked now; None where nothing is to be taught."""
    found = taught(game, picture) if picture.lesson and ALL not in picture.learned else None
    if found is None:
        return None
    step = found.next(kinds(game, picture), picture.learned)
    if step is None and picture.waited is True and picture.status != OVER:
        step = found.next((WAITS,), picture.learned)
    return Sheet(step, len(picture.learned) + 1, len(found.step), w) if step else None


def passed(game: Game, picture: Picture, question: int, option: int) -> list[str]:
    """The steps that an answer passes: the one that is shown, and where that is of something else the first about this answer.
    None where it is no answer any more, but one that is sent again."""
    found = taught(game, picture) if picture.lesson and ALL not in picture.learned else None
    shown = found.next(kinds(game, picture), picture.learned) if found else None
    answered = picture.page.answered if picture.page else ()
    asked = next((one for one in picture.questions if one.id == question and one.id not in answered), None)
    if found is None or shown is None or asked is None:
        return []
    given = [name_of(one) for one in asked.options[option : option + 1] if option >= 0]
    about = None if set(given) & set(shown.on) else found.next(given, (*picture.learned, shown.id))
    return [step.id for step in (shown, about) if step]


def kinds(game: Game, picture: Picture) -> Sequence[str]:
    """What a seat is asked now: the names of its questions and their answers, and what has come about; or that it waits, or that
    all is over."""
    if picture.status == OVER or picture.page is None:
        return (OVER,) if picture.status == OVER else ()
    names: list[str] = []
    for asked in picture.questions:
        if asked.id not in picture.page.answered:
            names += kinds_of(asked)
    return [*(names or [WAITS]), *moments(game, picture.page.view)]
