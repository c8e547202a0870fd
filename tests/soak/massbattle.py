"""Mass Battle in large numbers: what must hold at every mark, meetings compiled and interpreted, odds derived a second time."""

from __future__ import annotations

from collections import Counter
from typing import Final

from montjoy.core.philox import Philox
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.state import Outcome, World
from montjoy.games.massbattle.options import MassBattleOptions
from tests.games.massbattle.battle.test_compiled import equal
from tests.games.massbattle.cases import agree, random_case
from tests.games.massbattle.invariants import at_random, battle, commander
from tests.suite.subjects import any_options, option_values

BLOCK: Final = 100
CASES: Final = 10
SCENARIOS: Final = tuple(game.scenarios)
VALUES: Final = (*option_values(game), ("square_m", 1.5), ("square_m", 7.5), ("round_limit", 0), ("round_limit", 5))
WHOLE: Final = 16                                            # one battle by luck in so many is not cut short
DONE: Counter[str] = Counter()                               # how the battles of this process ended, chapter by chapter


def options_of(i: int, luck: Philox) -> MassBattleOptions:
    """By turns the game as it is printed, one option in one value, and many at once."""
    if i % 3 == 0:
        return MassBattleOptions()
    if i % 3 == 1:
        name, value = VALUES[i // 3 % len(VALUES)]
        return MassBattleOptions(**{name: value})
    options: MassBattleOptions = any_options(game, luck)
    return options


def by_luck(i: int) -> None:
    """The i-th battle by luck."""
    scenario = game.scenarios[SCENARIOS[i // 3 % len(SCENARIOS)]]
    counted("luck", *battle(scenario if i % WHOLE == 0 else game.brief(scenario), options_of(i, Philox(i, 51, 0)), i))


def between_bots(i: int) -> None:
    """The i-th battle between the game's own players, now and then one of them against luck."""
    names = ("plain", "sharp")
    ours, theirs = commander(names[i // 2 % 2]), commander(names[i % 2])
    sides = (ours, theirs) if i % 10 < 8 else (ours, at_random) if i % 2 else (at_random, theirs)
    counted("bots", *battle(game.scenarios[SCENARIOS[i // 3 % len(SCENARIOS)]], options_of(i, Philox(i, 52, 0)), i, *sides))


def counted(chapter: str, world: World, outcome: Outcome) -> None:
    """How it ended, for the report."""
    DONE[f"{chapter} battles"] += 1
    DONE[f"{chapter} rounds"] += outcome.round
    DONE[f"{chapter} by {outcome.why}"] += 1
    for fate in outcome.units:
        DONE[f"{chapter} dead"] += fate.dead
        DONE[f"{chapter} fled"] += fate.fled


def remark(chapter: str) -> str:
    """What was in the battles of the last run."""
    found = {name.removeprefix(f"{chapter} "): f"{n:,}" for name, n in sorted(DONE.items()) if name.startswith(chapter)}
    ends = ", ".join(f"{name.removeprefix('by ')} {n}" for name, n in found.items() if name.startswith("by "))
    fought = f"{found['battles']} battles of {found['rounds']} rounds, {found['dead']} men dead and {found['fled']} fled"
    return f"Mass Battle, of the last run: {fought}; ended by {ends}."


def meetings(i: int) -> None:
    """A hundred meetings from scattered starts: verdict and whole last state, compiled and interpreted, also with overflow
    checks."""
    for seed in range(1_000_000 + i * BLOCK, 1_000_000 + (i + 1) * BLOCK):
        equal(seed)
        equal(seed, checked=True)


def odds(i: int) -> None:
    """Ten random cases with full pools and up to three rounds: every figure as the second derivation has it, to 1e-12."""
    for seed in range(2_000_000 + i * CASES, 2_000_000 + (i + 1) * CASES):
        agree(random_case(seed))
