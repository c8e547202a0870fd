"""What is told back of orders is a function of what their writer knows: twins give the same bytes."""

from __future__ import annotations

import pytest

from montjoy.core.philox import Philox
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.queries import place
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.ui import text
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"
OUT = "ask mornings\nto kaelve:\n day 0: divine\n from now: hold\n" \
      "to camp1:\n unit 6, day 0: go to 0401\n unit 6, from now: await\n"
TEXTS = (
    "to kaelve:\n from now: hurry to 0303\nto camp1:\n from now: hold",
    "to camp1:\n day 1 round 6: make camp\n day 2: patrol",
    "detach unit 5 from kaelve\nto kaelve:\n day 1: go to 0404\n unit 6, day 1: ambush",
    "to unit 6:\n day 1 round 1: go to nearest camp",
    "assign astrologer1 to unit 5\nto kaelve:\n from now: go to 0303\n from now: divine",
    "send astrologer1 via 0201\nto camp1:\n unit 6, from now: divine",
)


def second_morning(theirs: str) -> Table:
    """Unit 6 has gone out, and nothing has been heard of it but by its night courier."""
    table = Table(seed=3).goes_to(0)
    assert table.says(US, OUT) is None and table.says(THEM, f"ask mornings\n{theirs}") is None
    return table.goes_to(1)


def card(table: Table, state: World, lang: str = "en") -> list[str]:
    """What the side is told of its own and of the stars."""
    seen, words = game.view(state, US), table.words(lang)
    return [*text.card(seen, words), *text.describe(seen, words)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_echo_is_the_same_whatever_the_other_side_does_unseen(lang: str) -> None:
    """CN-KNOW-05, CN-ORD-03  The Ransards stay in their camp or go about beside it."""
    one, other = second_morning(""), second_morning("to grisban:\n from now: go to 0405\nto camp1:\n from now: catch couriers")
    assert place(one.session.state, f"{THEM}.grisban") != place(other.session.state, f"{THEM}.grisban"), "the games differ"
    for orders in TEXTS:
        assert one.echo(US, orders, lang).encode() == other.echo(US, orders, lang).encode()
    assert card(one, one.session.state, lang) == card(other, other.session.state, lang)


def test_the_echo_is_the_same_wherever_ones_own_detached_troops_really_are() -> None:
    """CN-KNOW-04, CN-ORD-03  What he cannot know is dealt anew, his own unit that is out among it: every text is told back as
    before."""
    table = second_morning("")
    session, words, found = table.session, table.words(), set()
    for n in range(12):
        state = game.redeal(session.state, US, session.streams[US].items, Philox(n, 78, 0))
        found.add((place(state, f"{US}.6"), place(state, f"{THEM}.grisban")))
        for orders in TEXTS:
            form = game.read(session.view(US), table.asked(US), orders)
            assert game.post.echo(game.view(state, US), form, words) == table.echo(US, orders)
        assert card(table, state) == card(table, session.state), "also what is said of astrologers, and of where the stars point"
    assert len(found) > 1, "the twins are no mere copies"
