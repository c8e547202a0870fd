"""Writes docs/forms.json: what every form of every game may hold, as JSON Schema made from the types.

python -m tests.docs.forms"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import montjoy
from montjoy.core.game import Game, games
from montjoy.lab.parts import forms_of, modules_of

PAGE = Path(montjoy.__file__).parents[2] / "docs" / "forms.json"


def schemas(game: Game) -> dict[str, Any]:
    """By name, as `GET .../form` gives them."""
    forms = {form.__name__: form for form in forms_of(list(modules_of(game)))}
    return {name: msgspec.json.schema(forms[name]) for name in sorted(forms)}


def written() -> str:
    found = {slug: schemas(load()) for slug, load in games().items()}
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), "utf-8")
