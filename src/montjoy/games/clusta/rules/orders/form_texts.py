"""Every form as its writer types it: a side's orders in the order language, the umpire's forms each in lines of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.games.clusta.protocol import external_battle, forms, language, questions
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.games.clusta.rules.messengers import drafts


def read_form(ask: Any, text: str, like: Sequence[str] = language.LIKE, day: int = 0) -> Any:
    """The form that answers a question, from its text of that day; No: the first thing in it that is not understood.  `like`:
    names that its writer knows."""
    if isinstance(ask, questions.UmpireDay):
        return schedule.read(text)
    if isinstance(ask, questions.Drafts):
        return drafts.read(text)
    if external_battle.battle_of(ask) is not None:
        return external_battle.read(text)
    return language.read(text, like, day)


def write_form(form: Any, lang: str = "en") -> str:
    """A form as text; orders in the words of a language."""
    if isinstance(form, forms.Plan):
        return schedule.write(form)
    if isinstance(form, forms.Edited):
        return drafts.write(form)
    if isinstance(form, external_battle.Result):
        return external_battle.write(form)
    return language.write(form, lang)
