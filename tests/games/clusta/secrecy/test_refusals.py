"""What a refusal says comes from its reader's own lists: names in its examples are his, and twins read the same bytes."""

from __future__ import annotations

import pytest

from montjoy.core.effects import No
from montjoy.games.clusta.game import game
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table

SIDES = ("trakorians", "ransards")
NOT_UNDERSTOOD = ("to bob:", "to :", "from now: hold", "detach unit 77 from bob", "send bob via 0303", "deed bob: \"x\"")


def refused(table: Table, seat: str, text: str, lang: str = "en") -> str:
    """What is said of a text that is refused, as the page says it."""
    seen, asked, words = table.session.view(seat), table.asked(seat), table.words(lang)
    found = [*game.post.troubles(seen, asked, text), game.why_not(seen, asked, game.read(seen, asked, text))]
    assert isinstance(found[0], No), text
    said = words.refusal(found[0])
    assert not words.problems, words.problems
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", SIDES)
def test_the_examples_of_a_refusal_are_ones_own(seat: str, lang: str) -> None:
    """CN-KNOW-05  On day 0 nobody has seen anybody: no refusal names a commander of the other side, and one's own are named."""
    table = Table().goes_to(0)
    us, them = (table.session.view(side).commanders for side in (seat, next(side for side in SIDES if side != seat)))
    said = [refused(table, seat, text, lang) for text in NOT_UNDERSTOOD]
    for id in them:
        assert not any(id.partition(".")[2] in one for one in said), said
    own = [id.partition(".")[2] for id in us]
    assert any(name in said[0] for name in own) and any(name in said[1] for name in own) and any(name in said[2] for name in own)


def test_they_are_written_as_in_the_orders_of_ones_language() -> None:
    """CN-ORD-01  In Hebrew nothing of an example is English but the names."""
    table = Table().goes_to(0)
    assert "kaelve, camp1, unit 5." in refused(table, "trakorians", "to bob:")
    assert "kaelve, camp1, enhet 5." in refused(table, "trakorians", "to bob:", "sv")
    assert "אל kaelve:" in refused(table, "trakorians", "from now: hold", "he")
    assert "unit" not in refused(table, "trakorians", "to :", "he")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_the_same_whatever_the_other_side_has(lang: str) -> None:
    """CN-KNOW-05  Twins: the other side has done something else, unseen."""
    one, other = Table(seed=3).goes_to(0), Table(seed=3).goes_to(0)
    assert other.says("ransards", "ask mornings\nto grisban:\n from now: go to 0405") is None
    assert one.says("ransards", "ask mornings") is None
    for text in NOT_UNDERSTOOD:
        assert refused(one, "trakorians", text, lang).encode() == refused(other, "trakorians", text, lang).encode()


@pytest.mark.parametrize(("lang", "unit"), [("en", "unit 8"), ("sv", "enhet 8"), ("he", "יחידה 8"), ("cs", "jednotka 8")])
def test_a_number_in_a_refusal_says_that_it_is_a_units(lang: str, unit: str) -> None:
    """CN-ORD-02  Not "nobody of the name 8"."""
    assert unit in refused(Table().goes_to(0), "trakorians", "to 8:\n from now: hold", lang)
    long = refused(Table().goes_to(0), "trakorians", f'deed kaelve: "{"a" * 1001}"')
    assert "unit 1000" not in long, "no other number says so"
