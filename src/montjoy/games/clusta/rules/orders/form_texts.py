"""Every form as its writer types it: a side's orders in the order language, the umpire's forms each in lines of its own; all in
the words of any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.core.effects import No, no
from montjoy.games.clusta.protocol import external_battle, forms, language, questions
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.games.clusta.rules.messengers import drafts
from montjoy.games.clusta.seen import validation
from montjoy.games.clusta.seen.view import Seen


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
    """A form as text, in the words of a language."""
    if isinstance(form, forms.Plan):
        return schedule.write(form, lang)
    if isinstance(form, forms.Edited):
        return drafts.write(form, lang)
    if isinstance(form, external_battle.Result):
        return external_battle.write(form, lang)
    return language.write(form, lang)


# ---- why a form is refused, and for which line of its text ---------------------------------------------------------------
def why_not_form(seen: Seen, question: Any, form: Any) -> No | None:
    """Why a form is refused, from what its writer knows."""
    if isinstance(form, forms.Plan | forms.Edited):
        if seen.truth is None:
            return no("CN-GEN-04", "umpires-form")
        return schedule.why_not(seen.truth, form) if isinstance(form, forms.Plan) else drafts.why_not(seen.truth, form)
    if isinstance(form, external_battle.Result):
        battle = external_battle.battle_of(question.ask)
        return no("CN-GEN-04", "umpires-form") if battle is None else external_battle.why_not(battle, form)
    return validation.why_not(seen, question, form)


def line_of(seen: Seen, question: Any, text: str, refusal: No) -> int:
    """The line of a text that a refusal by a rule is about, counted from 1; 0: no single one.  In the umpire's forms, whose lines
    do not bear on those before them, it is the line with which the refusal comes."""
    ask, lines = question.ask, text.split("\n")
    if not isinstance(ask, questions.UmpireDay | questions.Drafts) and external_battle.battle_of(ask) is None:
        return language.understood(text).line_of(refusal)
    so_far = (read_form(ask, "\n".join(lines[:n])) for n in range(1, len(lines) + 1))
    return next((n for n, form in enumerate(so_far, 1) if why_not_form(seen, question, form) == refusal), 0)
