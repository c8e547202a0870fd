"""Field battles of Clusta Noba in large numbers: compiled against interpreted, the law against the ledger's words."""

from __future__ import annotations

from tests.games.clusta.test_fight_compiled import equal, test_what_holds_in_every_battle
from tests.games.clusta.test_fight_law import agrees

BLOCK = 100


def battles(i: int) -> None:
    """A hundred battles from scattered starts: verdict and whole last state, compiled and interpreted, also with overflow checks;
    what holds in every battle; and some first field rounds derived a second time."""
    for seed in range(1_000_000 + i * BLOCK, 1_000_000 + (i + 1) * BLOCK):
        equal(seed)
        equal(seed, checked=True)
        test_what_holds_in_every_battle(seed)
    for seed in range(1_000_000 + i * 5, 1_000_000 + i * 5 + 5):
        agrees(seed)
