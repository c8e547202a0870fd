"""Campaigns of The Rudern War in large numbers: by luck, everything accounted for at every act, and between standard bots."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from bench.clusta_balance import seed_of
from bench.rudern_campaign import played
from montjoy.core.philox import Philox
from montjoy.games.rudern.game import game
from tests.games.rudern.players import aggressive, anything
from tests.games.rudern.realm import scenario_of
from tests.games.rudern.rules.campaign.test_accounts import MUCH, followed
from tests.suite.subjects import any_options

BLOCK: Final = 50                                            # games in a trial of the smallest wars
SEED: Final = seed_of("soak")
DONE: Counter[str] = Counter()                               # how the games of this process ended, chapter by chapter


def by_luck(name: str, i: int) -> None:
    """The i-th game of a scenario by luck; every third one under options by luck, every other one eager to fight."""
    options = msgspec.structs.asdict(any_options(game, Philox(i, 61, 0))) if i % 3 == 0 else {}
    followed(game.scenarios[name], options, 1_000_000 + i, aggressive if i % 2 else anything)
    DONE[f"{name} by luck"] += 1


def wars_by_luck(i: int) -> None:
    for k in range(BLOCK):
        by_luck("war_of_two_lords", i * BLOCK + k)


def powers_by_luck(i: int) -> None:
    """Every fourth one of five players; once more with everything that six powers may add, on the small realm of the tests every
    other time."""
    name = "five_powers" if i % 4 == 3 else "six_powers"
    by_luck(name, i)
    followed(scenario_of() if i % 2 else game.scenarios[name], MUCH, 2_000_000 + i, aggressive if i % 4 < 2 else anything)


def between_bots(name: str, i: int) -> None:
    """The i-th game between standard bots, by luck that nobody chose."""
    found = played(SEED, name, "seer", "seer", i)
    DONE[f"{name} games"] += 1
    DONE[f"{name} rounds"] += found["rounds"]
    for winner in found["winners"] or ("nobody",):
        DONE[f"{name} won by {winner}"] += 1
    DONE[f"{name} ended: {found['why']}"] += 1


def remark(name: str) -> str:
    """What the bots' games were like, as one line of the report."""
    games = max(1, DONE[f"{name} games"])
    shares = [
        f"{key.removeprefix(f'{name} ')} {100 * n / games:.0f} %"
        for key, n in sorted(DONE.items())
        if key.startswith((f"{name} won", f"{name} ended"))
    ]
    return f"{name} between bots, {games} games: {', '.join(shares)}; {DONE[f'{name} rounds'] / games:.1f} rounds in the mean."

