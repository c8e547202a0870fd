"""docs/forms.json: what a program may send where it is asked, and what it is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from montjoy.core.game import games
from montjoy.games.massbattle.protocol import vocabulary
from montjoy.lab import played
from tests.docs.forms import NUMBER, PAGE, answers_in, written
from tests.table.programs import Program
from tests.table.test_api_forms import seated

ORDER = re.compile(r'^```json (\w+) \w+ \w+\n([^`]*"form"[^`]*)^```$', re.M)


SHORT = 5                                                    # of the kept games of each game: all of them take a minute


def kept_answers() -> dict[str, Any]:
    """What answers what, as it is written there."""
    there = json.loads(PAGE.read_text("utf-8"))
    return {slug: {name: one["answers"] for name, one in found["questions"].items()} for slug, found in there.items()}


def test_it_is_made_from_the_types() -> None:
    """Red where a game has another form, option, question or view: `python -m tests.docs.forms` writes it anew."""
    assert PAGE.read_text("utf-8") == written(kept_answers())


@pytest.mark.parametrize("slug", games())
def test_what_answers_what_is_as_it_was_played(slug: str) -> None:
    """In the shortest of the kept games; of what is written there, each option answers something and each form is asked for."""
    game, there = games()[slug](), kept_answers()[slug]
    short = sorted(played.kept_games(game), key=lambda one: len(one.entries))[:SHORT]
    for name, answers in answers_in(game, short).items():
        assert set(answers) <= set(there[name]), name
    found = json.loads(PAGE.read_text("utf-8"))[slug]
    offered = {answer for answers in there.values() for answer in answers}
    assert offered <= {NUMBER, *found["options"], *found["forms"]} and set(found["options"]) <= offered


def test_what_a_program_is_shown_goes_by_it(tmp_path: Path) -> None:
    """The view, the question and each option of a table, as the API gives them.  Red before: only forms stood there."""
    there = json.loads(PAGE.read_text("utf-8"))["rudern"]

    async def work(seat: Program, room: Any) -> None:
        shown = await seat.see()
        assert jsonschema_rs.validator_for(there["view"]).is_valid(shown["picture"]["page"]["view"])
        (asked,) = shown["picture"]["page"]["questions"]
        name = asked["ask"]["type"]
        assert jsonschema_rs.validator_for(there["questions"][name]["schema"]).is_valid(asked["ask"])
        for option in shown["questions"][0]["options"]:
            kind = option["is"]["type"]
            assert kind in there["questions"][name]["answers"]
            assert jsonschema_rs.validator_for(there["options"][kind]).is_valid(option["is"])
        assert not jsonschema_rs.validator_for(there["options"]["March"]).is_valid({"type": "March"})

    seated(tmp_path, "rudern", "two_lords", "KAT", work)


def test_the_forms_of_the_document_go_by_it() -> None:
    """docs/api.md shows one of each of two games; a field that there must be is missed."""
    schemas = json.loads(PAGE.read_text("utf-8"))
    names = {"clusta": "Orders", "massbattle": "Deployment"}
    shown = {game: json.loads(body)["form"] for game, body in ORDER.findall(PAGE.with_name("api.md").read_text("utf-8"))}
    assert shown.keys() == names.keys()
    for game, form in shown.items():
        assert jsonschema_rs.validator_for(schemas[game]["forms"][names[game]]).is_valid(form)
    assert not jsonschema_rs.validator_for(schemas["massbattle"]["forms"]["Deployment"]).is_valid({"units": [{"unit": "A3"}]})


def test_the_numbers_of_facings_are_said() -> None:
    """As Mass Battle's words count them.  Red before: a program could only guess which of them is the north."""
    there = json.loads(PAGE.read_text("utf-8"))["massbattle"]["forms"]["Deployment"]["$defs"]["Placed"]["properties"]["facing"]
    counted = ", ".join(f"{number} {name.replace('_', '-')}" for number, name in enumerate(vocabulary.FACINGS))
    assert there["description"].startswith(counted) and counted in PAGE.with_name("api.md").read_text("utf-8")
