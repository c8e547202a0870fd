"""What some answers are called: a lock, a door and a portcullis with the tests that they take, a walk with its turns."""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import Option
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.model import walking
from montjoy.games.drakborgen.model.heroes import factor
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.rules import doors
from montjoy.games.drakborgen.seen import labels
from montjoy.games.drakborgen.seen.view import Seen


def label(seen: Seen, asked: Asked, option: Any) -> Any:
    """An answer as an Option that describes it."""
    if isinstance(option, questions.PickLock | questions.ForceDoor | questions.Lift):
        return tested_label(seen, option)
    if isinstance(option, questions.WalkTo):
        return walk_label(seen, option)
    return labels.label(seen, asked, option)


def walk_label(seen: Seen, option: questions.WalkTo) -> Option:
    """DL-3.3  How many turns it takes, and whether the square is turned up; itself for whoever has no hero."""
    hero = seen.castle.heroes.get(seen.viewer)
    path = walking.paths_from(seen.castle, hero.place).get(option.to) if hero is not None else None
    if path is None:
        return option
    square = seen.castle.squares.get(option.to)
    return questions.Walk(option.to, len(path), "" if square is None else "known" if square.face_up else "unknown")


def tested_label(seen: Seen, option: questions.PickLock | questions.ForceDoor | questions.Lift) -> Option:
    """DL-SUM-02  Which factor is tested, and how often in a row; itself for whoever has no hero."""
    hero = seen.castle.heroes.get(seen.viewer)
    if hero is None:
        return option
    what = {questions.PickLock: doors.PICK, questions.ForceDoor: doors.FORCE, questions.Lift: doors.LIFT}[type(option)]
    name = doors.tested(what)
    return questions.Tested(type(option).__name__, option.way, name, factor(hero, name), doors.rolls(hero, what))
