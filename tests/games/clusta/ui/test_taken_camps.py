"""Whose a camp is on the map: the captor's, as soon as his side has heard of it, and nobody knows more than he was told."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.protocol.reports import CampTaken
from montjoy.games.clusta.ui import board_pieces, text
from montjoy.table.web import boards
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"
CAMP = "0406"


def counted(seed: int = 1) -> Table:
    """The spy has counted the camp of the southern beach."""
    table = Table(seed=seed).goes_to(0)
    assert table.says(US, "send spy1 via 0303 0404 0405 0406 back to kaelve\nto kaelve:\n from now: hold") is None
    return table.goes_to(1)


def taken(seed: int = 1) -> Table:
    """Then its people march off on day 1, and unit 6 of the Trakorians, far from its overall commander, walks in."""
    table = counted(seed)
    assert table.says(US, "ask mornings\nto camp1:\n unit 6, from now: attack 0406\n unit 5, from now: hold") is None
    assert table.says(THEM, "ask mornings\nto grisban:\n from now: go to 0503\n from now: hold") is None
    return table.goes_to(2)


def drawn(table: Table, seat: str) -> list[tuple[str, str]]:
    """Kind and side of what stands in the camp's hex on a seat's map."""
    found = board_pieces.tokens(table.session.view(seat), table.words())
    return [(token.kind, token.side) for token in found if token.hex == CAMP]


def test_a_camp_of_the_enemy_that_was_taken_is_ones_own_and_not_his_as_well() -> None:
    """CN-ORD-CAMP-2-X, CN-KNOW-03  It stayed his on the map beside one's own; before word has come it is his."""
    assert drawn(counted(), US) == [("camp", THEM)]
    table = taken()
    assert table.told(US, CampTaken) and drawn(table, US) == [("camp", US)]
    seen, words = table.session.view(US), table.words()
    assert not [mark for mark in seen.marks if mark.hex == CAMP]
    assert "of the Ransards" not in "\n".join(piece.line for piece in text.pieces(seen, words) if piece.hex == CAMP)
    assert "of the Ransards" not in " ".join(boards.draw(table.session.game, seen, words, ()).split(CAMP)[1:2])


def test_who_has_lost_it_is_shown_what_he_believes() -> None:
    """CN-KNOW-05  Nobody has told the Ransards: it is theirs on their map, and nothing of the Trakorians stands there."""
    table = taken()
    assert table.session.state.camps.keys() == {f"{US}.camp1", f"{US}.camp2"}
    assert drawn(table, THEM) == [("camp", THEM)]


def test_who_has_lost_it_hears_of_it_by_those_who_see_it() -> None:
    """CN-ORD-CAMP-2-X, CN-KNOW-03  His hippogriff flies over it: a camp of the Trakorians is there, so it is his no more."""
    table = taken()
    assert table.says(THEM, "send hippogriff1 via 0404 0405 0406 0405 0404 0503 back to grisban\nask rounds") is None
    for slot in range(2, 7):
        table.goes_to(2, slot)
        if drawn(table, THEM) != [("camp", THEM)]:
            break
    assert drawn(table, THEM) == [("camp", US)]


@pytest.mark.parametrize("seed", [3, 4])
def test_older_news_of_it_that_comes_later_changes_nothing(seed: int) -> None:
    """CN-KNOW-03  What was seen before it was taken."""
    assert drawn(taken(seed), US) == [("camp", US)]
