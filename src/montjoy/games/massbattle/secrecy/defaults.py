"""Answers when nobody answers: shoot and strike at the nearest, hold where one stands, do not follow."""

from __future__ import annotations

from typing import Any

from montjoy.games.massbattle.carpet import defaults as carpet
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.seen.view import Seen

FORMS: dict[type, Any] = {
    questions.Deploy: forms.Deployment(),
    questions.PlaceOne: forms.Deployment(),
    questions.TakeStances: forms.Stances(),
    questions.Shoot: forms.Volley(),
    questions.ShootAgain: forms.Volley(),
    questions.Move: forms.Moves(),
    questions.Fight: forms.Fights(),
    questions.Rally: forms.Rallies(),
    questions.AnyTime: forms.Concession(False),
}
BY_NAME = {type(form).__name__: form for form in FORMS.values()}


def default(seen: Seen, asked: Any) -> Any:
    """MB-MOD-04, MB-UMP-03  The form that leaves everything to `rest`; the usual choices: move last, attack first; stay."""
    if isinstance(asked.ask, carpet.CARPET):
        return carpet.default(asked)
    if asked.kind == "order":
        return BY_NAME[asked.form]
    for careful in (questions.Choices("last", "first"), questions.No()):
        if careful in asked.options:
            return careful
    return asked.options[0]
