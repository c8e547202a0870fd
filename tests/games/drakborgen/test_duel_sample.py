"""A few trials of the duel's soak chapters (`python -m tests.soak duel`)."""

from __future__ import annotations

import pytest

from tests.soak import duel

ROHAN_AND_THE_ORC = next(i for i in range(duel.PAIRS) if duel.pair(i) == {"hero": "H01", "monster": "orc"})


def test_a_pair_of_the_pack() -> None:
    """DL-8-X1  The gap at most 1e-9; best answers gain neither side more than 1e-6."""
    duel.pairs(ROHAN_AND_THE_ORC)


def test_stage_games_against_linear_programs() -> None:
    """Positions of one round as a matrix game, by our solver and by a linear program."""
    pytest.importorskip("scipy.optimize")
    for i in range(70 * ROHAN_AND_THE_ORC, 70 * ROHAN_AND_THE_ORC + 30):
        duel.stages(i)


@pytest.mark.parametrize("seed", [0, 1, 4])
def test_a_duel_of_anybody(seed: int) -> None:
    """DL-8-X1, DL-10.1b  Against the brute-force solver."""
    duel.brute(seed)
