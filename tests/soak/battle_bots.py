"""Mass Battle's commanders in large numbers: every battle is fought twice with sides changed, since no scenario's are equal; and
pairs of armies that are to be even, from one side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from montjoy.bots.find import find
from montjoy.core.capabilities import Draft
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.massbattle.authoring import armies
from montjoy.games.massbattle.game import game
from montjoy.words import Words
from tests.suite.subjects import any_options

MATCHES: Final = (("plain", "random", 0.95), ("sharp", "plain", 0.65))
AS_IT_IS: Final = 50                                         # pairs of each scenario
BY_LUCK: Final = 50                                          # and under options set by luck
DRAW: Final = 0.5
PAIRS: Final = 100                                           # of armies, of each flavour
EVEN: Final = 0.40                                           # what either side wins of them at least


def strength(i: int) -> str:
    """The i-th match over all scenarios, as they are and under options set by luck; draws count half.  The first commander wins
    the share that he is to win.  -> the shares, for the report"""
    ours, theirs, enough = MATCHES[i]
    shares: dict[str, list[float]] = {}
    for name, given in game.scenarios.items():
        own = game.options(**given.options)
        shares[name] = [pair(ours, theirs, given, own, n) for n in range(AS_IT_IS)]
        luck = Philox(i, 77, 0)
        shares[f"{name}, options by luck"] = [pair(ours, theirs, given, any_options(game, luck), n) for n in range(BY_LUCK)]
    every = [share for found in shares.values() for share in found]
    told = "; ".join(f"{name} {interval(found)}" for name, found in shares.items())
    assert sum(every) / len(every) >= enough, (ours, theirs, told)
    return f"{ours} against {theirs}: {interval(every)} of {2 * len(every)} battles. {told}."


def pair(ours: str, theirs: str, given: Any, options: Any, seed: int) -> float:
    """One battle from either side: the share of the first commander."""
    return (share(ours, theirs, given, options, seed, 0) + share(ours, theirs, given, options, seed, 1)) / 2


def share(ours: str, theirs: str, given: Any, options: Any, seed: int, side: int) -> float:
    """What he wins as this side: 1, 0, or half of a draw."""
    players = find(game, ours), find(game, theirs)
    seats = {seat: players[number != side] for number, each in enumerate(given.sides) for seat in each.seats}
    winner = playout(game, game.setup(given, options), seats, Philox(700_000 + seed, side, 0)).winner
    return DRAW if winner < 0 else float(winner == side)


def even(i: int) -> str:
    """MB-BASE-10  The i-th flavour: pairs by luck, of all lengths and grounds, fought by the stronger commander on both sides.
    Neither side wins less than two battles in five.  -> the share of the first, for the report"""
    flavour, words, shares = armies.VALUES["flavour"][i], Words(game, "en"), []
    for n in range(PAIRS):
        lengths, grounds = armies.VALUES["length"], armies.VALUES["ground"][:-1]
        length = lengths[n // len(grounds) % len(lengths)]
        chosen = {**armies.USUAL, "flavour": flavour, "length": length, "ground": grounds[n % len(grounds)]}
        made = game.builder.scenario(Draft(chosen, game.builder.proposed(chosen, Philox(n), words)), words)
        shares.append(share("sharp", "sharp", made, game.options(**made.options), n, 0))
    assert EVEN <= sum(shares) / len(shares) <= 1 - EVEN, (flavour, interval(shares))
    return f"{flavour}: {interval(shares)} of {PAIRS} battles."


def interval(found: Sequence[float]) -> str:
    """The mean of pairs with its 95 percent interval."""
    mean = sum(found) / len(found)
    deviation = (sum((one - mean) ** 2 for one in found) / (len(found) - 1)) ** 0.5
    return f"{mean:.3f} ± {1.96 * deviation / len(found) ** 0.5:.3f}"
