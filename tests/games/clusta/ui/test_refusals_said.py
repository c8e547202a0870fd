"""What a refusal calls the things that it speaks of: a number says what it is, a hex or a unit."""

from __future__ import annotations

import re

import pytest

from montjoy.core.effects import No
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import language
from tests.games.clusta.acts import Table
from tests.games.clusta.ui.test_forecast import US, after, morning

HEX = {"en": "hex", "sv": "rut", "he": "משוש", "cs": "hex"}
OF_HEXES = (
    "to kaelve:\n from now: go to 9999", "to kaelve:\n from now: go to 0000", "to kaelve:\n from now: hold 0303",
    "to kaelve:\n from now: disembark 0303", "to kaelve:\n from now: embark 0303", "to 5:\n from now: hold",
    "to kaelve:\n from now: hold\n wishes: go to 0303; attack 0302; hold",
)  # fmt: skip
OF_UNITS = (
    "to 12:\n from now: hold", "to 5:\n from now: hold", "merge 5 with 5", "merge 5 with 12", "attach 5 to 12",
    "assign spy1 to 12", "spy1 carries to 12", "split 12: 0 elite 30 standard",
)  # fmt: skip


def refused(text: str, lang: str) -> str:
    """How a text of the Trakorians' first morning is refused."""
    table = Table("skirmish").goes_to(0)
    seen, asked = table.session.view(US), table.asked(US)
    form = game.read(seen, asked, text)
    why = form if isinstance(form, No) else game.why_not(seen, asked, form)
    assert why is not None, text
    return table.words(lang).refusal(why)


@pytest.mark.parametrize("lang", HEX)
@pytest.mark.parametrize("text", OF_HEXES)
def test_a_hex_is_called_one(text: str, lang: str) -> None:
    """CN-ORD-08, CN-ORD-02, CN-ORD-06  Before each number of four digits stands what it is; after the first of two it may be left
    out."""
    said = refused(text, lang).split(" (")[0]
    first = re.search(r"\d{4}", said)
    assert first is not None and HEX[lang] in said[: first.start()].casefold().split()[-1], said


@pytest.mark.parametrize("lang", HEX)
@pytest.mark.parametrize("text", OF_UNITS)
def test_a_unit_is_called_one(text: str, lang: str) -> None:
    """CN-ORD-02, CN-ARMY-06-X, CN-CMD-03, CN-SPEC-07  As the order language calls it, and not twice."""
    number = "12" if "12" in text else "5"
    said, called = refused(text, lang).casefold(), language.name(number, lang).casefold()
    assert called in said and f"{called.split()[0]} {called}" not in said, said


@pytest.mark.parametrize("lang", HEX)
def test_a_lone_marker_is_called_a_unit_once(lang: str) -> None:
    """CN-ORD-04  "Unit 5 is a lone marker", not "Unit unit 5"."""
    table = after(morning(), "to kaelve:\n from now: go to 0404\n unit 5, from now: go to 0302", 2)
    no = table.says(US, "to unit 5:\n from now: patrol")
    assert no is not None and no.reason == "lone-marker"
    assert table.words(lang).refusal(no).casefold().startswith(language.name("5", lang).casefold())
    assert table.words(lang).refusal(no).casefold().count(language.name("5", lang).split()[0].casefold()) == 1


@pytest.mark.parametrize(("text", "like"), [
    ("attach 5 to 6", "kaelve"), ('deed 5: "x"', "kaelve"), ("send 5 via 0303", "astrologer1"),
])
def test_who_is_one_of_ours_but_not_what_is_wanted(text: str, like: str) -> None:
    """CN-CMD-03, CN-HP-05, CN-SPEC-07  Nobody is told that he has no unit 5 when he has; what would do is of the right kind."""
    unit = "6" if "6" in text else "5"
    said = refused(text, "en")
    assert said.startswith(f"Unit {unit} is of your army, but not what is wanted here")
    assert said.endswith(f"as in {like}.")
