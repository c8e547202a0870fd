"""The fight of Pickets keeps to the integer subset that compiles."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.fights import lowered_source
from tests.contract.pickets.fight import fight
from tests.contract.pickets.pieces import Fight


def answers(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Any of the stances."""
    pick = luck.below(3)
    return pick if options >> pick & 1 else 0


def test_the_fight_can_be_lowered():
    """PK-9, PK-10, PK-11"""
    assert "def " in lowered_source(fight, answers)


@pytest.mark.parametrize("strength", [[1, 1], [2, 3], [6, 4], [9, 1]])
def test_a_fight_ends_and_its_verdict_fits(strength):
    """PK-11  Somebody leaves; after three exchanges at most; whoever has no strength left has left."""
    for seed in range(200):
        f, luck = Fight(strength=list(strength)), Philox(seed)
        leaves = sample(fight(f), partial(answers, f, luck=luck), luck)
        assert leaves in (1, 2, 3) and 1 <= f.exchanges <= 3
        assert all(leaves >> side & 1 for side in (0, 1) if f.strength[side] == 0)
