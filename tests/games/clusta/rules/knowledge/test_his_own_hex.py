"""What is in his own hex the overall commander knows exactly, and so what is not (CN-KNOW-04), by acts of seats alone.

Kaelve and unit 5, whom he leads, begin in camp1 (0202) with unit 6; the Ransards' camp is at 0406.
"""

from __future__ import annotations

import pytest

from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.language import read
from montjoy.games.clusta.seen import validation
from montjoy.games.clusta.ui import text
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"
OUT = "to camp1:\n unit 6, day 0: go to 0303\n unit 6, day 1 round 1: go to 0203\n unit 6, from now: hold\n"
AFTER = "to kaelve:\n from now: hurry to 0303\n from now: hold\n"


def came_too_late() -> Table:
    """Unit 6 was reported at 0303 in the night and has left it in the morning; Kaelve stands there in the evening."""
    table = Table(seed=3).goes_to(0)
    assert table.says(US, f"ask mornings\n{OUT}") is None
    table.goes_to(1)
    assert table.session.view(US).units[f"{US}.6"].hex == "0303"
    assert table.says(US, AFTER) is None
    while table.session.view(US).at != "0303":
        table.answers_one()
    return table


def test_who_has_left_before_he_comes_is_not_believed_there() -> None:
    """CN-KNOW-04  Unit 6 is nobody knows where, as it was last heard of; unit 5 is with him."""
    table = came_too_late()
    seen, before = table.session.view(US), table.session.state
    assert before.units[f"{US}.6"].hex != "0303"
    assert (seen.units[f"{US}.6"].hex, seen.units[f"{US}.6"].here) == ("", False)
    assert (seen.units[f"{US}.5"].hex, seen.units[f"{US}.5"].here) == ("0303", True)
    assert 0 <= seen.units[f"{US}.6"].as_of < seen.units[f"{US}.5"].as_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_map_and_list_say_the_same(lang: str) -> None:
    """CN-KNOW-04  Nothing says that unit 6 is in 0303."""
    table = came_too_late()
    seen, words = table.session.view(US), table.words(lang)
    there = [piece.line for piece in text.pieces(seen, words) if piece.hex == "0303"]
    unit = seen.units[f"{US}.6"]
    assert len(there) == 1 and unit.name not in there[0]
    own = [line for line in text.known(seen, words) if unit.name in line]
    assert len(own) == 1 and "0303" not in own[0] and not words.problems


def test_he_may_write_to_it_and_the_check_does_not_count_it() -> None:
    """CN-ORD-02, CN-ORD-04  Unit 6 is no more in a hex with a commander, and a courier looks for it; his own sheet is not for
    it."""
    table = came_too_late()
    seen = table.session.view(US)
    for order, reason in (("go to nearest camp", ""), ("patrol", "lone-marker")):
        refused = validation.why_not(seen, None, read(f"to unit 6:\n from now: {order}"))
        assert getattr(refused, "reason", "") == reason
    assert "unit 6" not in game.post.echo(seen, read("to kaelve:\n from now: hold"), table.words())


def test_others_are_not_believed_where_he_stands_and_sees_none() -> None:
    """CN-KNOW-03, CN-KNOW-04  His spy saw Ransards at 0404 on day 0; they have gone home, and he stands there."""
    table = Table(seed=3).goes_to(0)
    assert table.says(US, "ask mornings\nsend spy1 via 0303 0304 0404") is None
    home = "unit 7, day 1 round 1: go to nearest camp\n unit 7, from now: hold"
    assert table.says(THEM, f"ask mornings\nto camp1:\n unit 7, day 0: go to 0404\n {home}") is None
    table.goes_to(1)
    assert [mark.hex for mark in table.session.view(US).marks] == ["0404"]
    assert table.says(US, "to kaelve:\n day 1: go to 0404\n from now: hold") is None
    table.goes_to(2)
    seen = table.session.view(US)
    assert seen.at == "0404" and not seen.marks
