"""Writes docs/forms.json: by game, what every form may hold, what may be chosen, what is asked and what a view is, as JSON
Schema made from the types.  What answers a question is what was offered in the kept games: they are played again.

    python -m tests.docs.forms
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

import montjoy
from montjoy.core.effects import Option, Question
from montjoy.core.errors import Departs
from montjoy.core.game import Game, games
from montjoy.core.session.streams import Asked, HandedOff
from montjoy.lab import played
from montjoy.lab.parts import forms_of, kinds, modules_of
from montjoy.lab.played import Kept
from tests.suite.usage import parser

PAGE = Path(montjoy.__file__).parents[2] / "docs" / "forms.json"
SENTENCE: Final = re.compile(r".*?[.!?](?=\s|$)", re.S)
NUMBER: Final = "integer"                                    # what answers a fight: a small whole number, as its `is` has it
Answers = dict[str, list[str]]                               # by question, what answers it


def schemas(game: Game, answers: Answers) -> dict[str, Any]:
    """All that a program may be shown or send in a game."""
    modules = list(modules_of(game))
    forms = {form.__name__: form for form in forms_of(modules)}
    options = {kind.__name__: kind for kind in kinds(modules, Option)}
    questions = {kind.__name__: kind for kind in kinds(modules, Question)}
    offered = {name for found in answers.values() for name in found}
    questions[HandedOff.__name__] = HandedOff
    asked = {name: described(questions[name]) if name in questions else {"const": name} for name in sorted(answers)}
    return {
        "forms": {name: msgspec.json.schema(forms[name]) for name in sorted(forms)},
        "options": {name: described(options[name]) for name in sorted(options.keys() & offered)},
        "questions": {name: {"schema": schema, "answers": answers[name]} for name, schema in asked.items()},
        "view": msgspec.json.schema(view_of(game)),
    }


def described(kind: type) -> dict[str, Any]:
    """A type's JSON Schema, with the first sentence of what its author says of it."""
    whole = msgspec.json.schema(kind)
    own = whole["$defs"].pop(kind.__name__)
    if found := SENTENCE.match(own.get("description", "")):
        own["description"] = " ".join(found[0].split())
    return {**own, **({"$defs": whole["$defs"]} if whole["$defs"] else {})}


def view_of(game: Game) -> type:
    """What `view` gives, as the game's own method says."""
    found = get_type_hints(type(game).view)["return"]
    assert isinstance(found, type)
    return found


# ---- what answers what -------------------------------------------------------------------------------------------------
def answers_in(game: Game, kept: list[Kept]) -> Answers:
    """By question, the forms it wants and the options it had in these games."""
    found: dict[str, set[str]] = {}
    for one in kept:
        try:
            session = played.set_up(game, one)
            session.journal.follow(one.entries)
        except Departs as why:
            raise SystemExit(f"{one.name}: {why};\n{played.made_anew_by(game)}") from None
        for put in (item for stream in session.streams.values() for item in stream.items if isinstance(item, Asked)):
            found.setdefault(name_of(put.ask), set()).update(answers_of(put))
    return {name: sorted(found[name]) for name in sorted(found)}


def name_of(ask: Any) -> str:
    return ask if isinstance(ask, str) else type(ask).__name__


def answers_of(asked: Asked) -> list[str]:
    return [asked.form] if asked.form else [NUMBER if isinstance(o, int) else type(o).__name__ for o in asked.options]


def written(answers: dict[str, Answers]) -> str:
    found = {slug: schemas(load(), answers[slug]) for slug, load in games().items()}
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def main(args: list[str]) -> int:
    parser("python -m tests.docs.forms", __doc__).parse_args(args)
    PAGE.write_text(written({slug: answers_in(load(), played.kept_games(load())) for slug, load in games().items()}), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
