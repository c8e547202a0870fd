"""docs/forms.json: what a program may send where it is asked for a form."""

from __future__ import annotations

import json
import re

import jsonschema_rs

from tests.docs.forms import PAGE, written

ORDER = re.compile(r'^```json (\w+) \w+ \w+\n([^`]*"form"[^`]*)^```$', re.M)


def test_it_is_made_from_the_types() -> None:
    """Red where a game asks for another form, or a form has another field: `python -m tests.docs.forms` writes it anew."""
    assert PAGE.read_text("utf-8") == written()


def test_the_forms_of_the_document_go_by_it() -> None:
    """docs/api.md shows one of each of two games; a field that there must be is missed."""
    schemas = json.loads(PAGE.read_text("utf-8"))
    names = {"clusta": "Orders", "massbattle": "Deployment"}
    shown = {game: json.loads(body)["form"] for game, body in ORDER.findall(PAGE.with_name("api.md").read_text("utf-8"))}
    assert shown.keys() == names.keys()
    for game, form in shown.items():
        assert jsonschema_rs.validator_for(schemas[game][names[game]]).is_valid(form)
    assert not jsonschema_rs.validator_for(schemas["massbattle"]["Deployment"]).is_valid({"units": [{"unit": "A3"}]})
