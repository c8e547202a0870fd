"""Forms that come as plain data: what is refused in them, and where."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core.effects import No
from montjoy.core.session.filled import filled
from montjoy.games.clusta.protocol.forms import Edited, Orders
from montjoy.games.massbattle.protocol.forms import Concession, Deployment, Moves, Rallies
from montjoy.games.rudern.protocol.forms import Chests
from montjoy.words import LANGUAGES, Words

UNIT = {"unit": "A3", "at": [11, 7], "facing": 2}
A_UNIT = "^[AB][1-9][0-9]{0,2}$"
MERGE = {"type": "Merge", "unit": "a", "other": "b"}
MARCH = ("units", "turn", "to", "path", "ahead", "back", "then", "land", "charge", "off")
SHEET = {"to": "camp1", "lines": [{"do": {"order": "HOLD"}}]}


def sheet(**line: Any) -> dict[str, Any]:
    return {"sheets": [{"to": "camp1", "lines": [{"do": {"order": "HOLD"}} | line]}]}


@pytest.mark.parametrize(
    ("form", "raw"),
    [
        (Deployment, {}),
        (Deployment, {"units": [{"unit": "A3", "at": [11, 7], "facing": 2}]}),
        (Moves, {"rest": "advance", "moves": [{"units": ["A1"], "to": [3, 4], "land": None}]}),
        (Orders, {"sheets": [SHEET], "business": [{"type": "Split", "unit": "u1", "elite": 3}]}),
        (Chests, {"carry": {"jaromir": 3}}),
        (Concession, {"concede": False}),
    ],
)
def test_a_form_that_is_right_is_taken(form: type, raw: Any) -> None:
    assert filled(form, raw) == msgspec.convert(raw, form)


@pytest.mark.parametrize(
    ("form", "raw", "at", "of"),
    [
        (Concession, {"x": 1, "concede": True}, "$.form.x", '"concede"'),
        (Deployment, {"unit": []}, "$.form.unit", '"units"'),
        (Deployment, {"units": [UNIT, UNIT | {"zzz": 1}]}, "$.form.units[1].zzz", '"unit", "at", "facing"'),
        (Orders, {"sheet": []}, "$.form.sheet", '"sheets", "business"'),
        (Orders, sheet(dey=1), "$.form.sheets[0].lines[0].dey", '"do", "day", "slot", "units"'),
        (Orders, {"business": [MERGE | {"by": 1}]}, "$.form.business[0].by", '"type", "unit", "other"'),
        (Chests, {"carries": {"jaromir": 3}}, "$.form.carries", '"carry"'),
    ],
)
def test_a_field_that_there_is_not_is_refused_wherever_it_stands(form: type, raw: Any, at: str, of: str) -> None:
    """Red where a form is converted and no more: all of these convert."""
    assert msgspec.convert(raw, form)
    no = filled(form, raw)
    assert (no.reason, no.facts) == ("form-field-unknown", {"wanted": form.__name__, "at": at, "of": of})



@pytest.mark.parametrize(
    ("form", "raw", "reason", "at", "found", "kind", "of"),
    [
        (Concession, {}, "form-field-missing", "$.form.concede", None, "truth", ""),
        (Concession, {"concede": 1}, "form-value", "$.form.concede", 1, "truth", ""),
        (Deployment, {"units": [UNIT | {"facing": 9}]}, "form-value", "$.form.units[0].facing", 9, "number", "0–7"),
        (Deployment, {"units": [UNIT, UNIT | {"at": ["a", 1]}]}, "form-value", "$.form.units[1].at[0]", '"a"', "number", "0–199"),
        (Deployment, {"units": [UNIT | {"at": [1]}]}, "form-value", "$.form.units[0].at", "[…]", "list", 2),
        (Deployment, {"units": "all"}, "form-value", "$.form.units", '"all"', "list", "≤ 200"),
        (Deployment, {"units": [UNIT | {"unit": "Z9"}]}, "form-value", "$.form.units[0].unit", '"Z9"', "pattern", A_UNIT),
        (Deployment, {"units": [{"unit": "A3", "at": [1, 1]}]}, "form-field-missing", "$.form.units[0].facing", None, "number",
         "0–7"),
        (Moves, {"moves": [{"units": ["A1"], "turn": "n"}]}, "form-value", "$.form.moves[0].turn", '"n"', "number", "0–7"),
        (Moves, {"rest": "run"}, "form-value", "$.form.rest", '"run"', "word", '"advance", "hold"'),
        (Moves, {"moves": [3]}, "form-value", "$.form.moves[0]", 3, "fields", ", ".join(f'"{x}"' for x in MARCH)),
        (Rallies, {"decline": ["A1", None]}, "form-value", "$.form.decline[1]", "null", "pattern", A_UNIT),
        (Orders, sheet(slot=99), "form-value", "$.form.sheets[0].lines[0].slot", 99, "number", "0–9"),
        (Orders, sheet(day=10**20), "form-value", "$.form.sheets[0].lines[0].day", "1" + "0" * 20, "number", "-1 … 99"),
        (Orders, sheet(do={"order": "HOLT"}), "form-value", "$.form.sheets[0].lines[0].do.order", '"HOLT"', "word", None),
        (Orders, {"sheets": [{"to": "x" * 70}]}, "form-value", "$.form.sheets[0].to", None, "text", "1–60"),
        (Orders, {"business": [{"unit": "a"}]}, "form-field-missing", "$.form.business[0].type", None, "word", None),
        (Orders, {"business": [{"type": "Splid"}]}, "form-value", "$.form.business[0].type", '"Splid"', "word", None),
        (Orders, {"business": [7]}, "form-value", "$.form.business[0]", 7, "tagged", None),
        (Edited, {"amends": {}}, "form-value", "$.form.amends", "{}", "list", "≤ 60"),
        (Chests, {"carry": {"a": 1, "katzowic": -1}}, "form-value", "$.form.carry.katzowic", -1, "number", "0–9999"),
        (Chests, {"carry": 3}, "form-value", "$.form.carry", 3, "object", ""),
        (Chests, 3, "form-value", "$.form", 3, "fields", '"carry"'),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_its_place_and_what_would(
    form: type, raw: Any, reason: str, at: str, found: Any, kind: str, of: Any
) -> None:
    no = filled(form, raw, whole=form is Concession)
    assert isinstance(no, No) and (no.reason, no.facts["at"], no.facts["kind"]) == (reason, at, kind)
    assert found is None or no.facts["found"] == found
    assert of is None or no.facts["of"] == of


WRONG = [
    (Concession, {"x": 1}), (Concession, {"concede": True, "x": 1}), (Deployment, {"units": [UNIT | {"facing": 9}]}),
    (Deployment, {"units": [UNIT | {"at": [1]}]}), (Deployment, {"units": [UNIT | {"unit": "Z9"}]}), (Moves, {"moves": [3]}),
    (Moves, {"rest": "run"}), (Orders, {"sheets": [{"to": ""}]}), (Orders, {"business": [7]}), (Chests, {"carry": 3}),
    (Edited, {"amends": {}}),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    """A whole sentence, with the place as it is written in the form, and another in each language."""
    words, english = Words(None, lang), Words(None, "en")
    kinds = set()
    for form, raw in WRONG:
        no = filled(form, raw, whole=form is Concession)
        says = words.refusal(no).translate({0x2068: None, 0x2069: None})
        kinds.add(no.facts.get("kind"))
        assert str(no.facts["at"]) in says and (str(no.facts.get("of", ""))) in says
        assert (words.refusal(no) == english.refusal(no)) == (lang == "en")
    assert not words.problems
    assert kinds == {None, "truth", "number", "list", "pattern", "fields", "word", "text", "tagged", "object"}


def test_what_nobody_asks_for_says_all_that_it_shows() -> None:
    """A concession says that it is one; orders that are empty take back what was written, and what is left out of them is not
    shown either."""
    assert isinstance(filled(Concession, {}, whole=True), No) and filled(Concession, {"concede": False}) == Concession(False)
    assert filled(Orders, {"sheets": [SHEET]}, whole=True) == filled(Orders, {"sheets": [SHEET]})
    assert filled(Orders, {}, whole=True) == Orders()
