"""CN-KNOW-03, CN-KNOW-04: a seat's map is what it was told: a reader with the letters alone draws the same."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from montjoy.core.effects import UMPIRE
from montjoy.games.clusta.game import game
from tests.games.clusta.campaigns import Followed

TOLD: Counter[str] = Counter()


@pytest.mark.parametrize("seed", range(9))
def test_the_map_of_a_seat_is_what_a_reader_draws_from_its_letters(seed):
    """CN-KNOW-03, CN-KNOW-04, CN-INFO-05  At every moment of a random campaign, for every seat: own units, commanders and
    camps, and every mark with its figures, its age and its source."""
    followed = Followed(seed, 3)
    assert followed.compared > 5
    TOLD.update(followed.told)


def test_the_campaigns_have_letters_of_many_kinds():
    """CN-KNOW-03  What is compared is not empty: sightings, battles, night reports, and much of one's own."""
    for seed in (3, 4):
        TOLD.update(Followed(seed, 3).told)
    for kind in ("OwnEyes", "OwnThing", "OwnLeft", "Nightly", "NoOrders", "HeroPoints"):
        assert TOLD[kind] > 0, kind


def test_a_map_that_shows_more_than_was_told_is_caught(monkeypatch):
    """CN-KNOW-04  A view that takes a unit's place from the truth differs from the reader's map."""
    honest = game.view

    def with_truth(state, viewer):
        seen = honest(state, viewer)
        if viewer == UMPIRE:
            return seen
        truth = state.units
        units = {id: msgspec.structs.replace(u, hex=truth[id].hex) if id in truth else u for id, u in seen.units.items()}
        return msgspec.structs.replace(seen, units=units)

    monkeypatch.setattr(type(game), "view", lambda self, state, viewer: with_truth(state, viewer))
    with pytest.raises(AssertionError):
        for seed in range(9):
            Followed(seed, 3, "day_six")
