"""What is said of orders that a seat writes: where a line is over too soon, and in Hebrew."""

from __future__ import annotations

import pytest

from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table
from tests.games.clusta.secrecy.test_refusals import refused

US = "trakorians"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["to kaelve", "to kaelve:\n day", "to kaelve:\n from now: go to 0303 via", "ask"])
def test_where_a_line_is_over_nobody_is_named(text: str, lang: str) -> None:
    """CN-ORD-01  "nobody" does not stand at the end of a line."""
    table = Table().goes_to(0)
    said = refused(table, US, text, lang)
    assert f"{table.words(lang).text('nobody', case='nom')}" not in said and "“”" not in said and "””" not in said


@pytest.mark.parametrize(("lang", "says"), [
    ("en", "a sign is missing at the end of the line"), ("sv", "ett tecken saknas i slutet av raden"),
    ("he", "חסר סימן בסוף השורה"), ("cs", "na konci řádku chybí znak"),
])
def test_a_sign_that_is_missing_at_the_end(lang: str, says: str) -> None:
    """CN-ORD-01  "to kaelve" without its colon; where something stands instead that is named."""
    table = Table().goes_to(0)
    assert says in refused(table, US, "to kaelve", lang)
    other = refused(table, US, "to kaelve:\n day 1 hold", lang)
    assert says not in other and "hold" in other


def test_let_pass_none_is_a_negation_in_hebrew() -> None:
    """CN-KNOW-06  "let pass none" lets nobody pass; the word that was written before is still read."""
    table = Table().goes_to(0)
    for none in ("none", "איש"):
        text = f"to kaelve:\n from now: hold\n standing: pursue no, let pass {none}"
        assert "הנח לעבור אף לא אחד" in table.echo(US, text, "he")
