"""A player that knows what a fight is worth: it plays the mixture of the solved game.

    policy(solved, case)            for compiled batches: both seats play what was solved (`fights.Policy` with tables)
    Duellist(from_view, otherwise)  live, from a view and a question alone

The game's case gives what is needed besides the solver's: `case.code(state)`, a number below 2**62 that tells states apart in
which something is decided, and `case.mixed(seen, seat, ask, options, luck, tables)`, which looks it up (a compiled policy must
be the game's own).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.fights.errors import NoValue, TooMany
from montjoy.fights.lowering.policy import Policy
from montjoy.fights.solve.zero_sum import Solved, solve

SCALE: Final = 1 << 31                                       # probabilities as whole numbers out of this
RARE: Final = 1e-7                                           # a chance that nobody would live to see taken
HURRY: Final = 1e-4                                          # how often somebody in a hurry takes it (`weights`)
OPTIONS: Final = 5                                           # options 0 to 4
ROOM: Final = 1 << 15                                        # places of a table; of one size, it is compiled once for most fights
KEPT: Final = 8                                              # solved fights that are remembered


# ---- for batches -----------------------------------------------------------------------------------------------------
def policy(solved: Solved, case: Any) -> Policy:
    """Both seats' mixtures as tables of whole numbers: `key`, a hash table of codes, -1 where it is empty, and `mix`, the
    weights of the options by place, seat and option."""
    decided = [(s, [solved.mixture(s, seat) for seat in (0, 1)]) for s in range(solved.states)]
    decided = [(s, both) for s, both in decided if any(both)]
    room = max(ROOM, 1 << (2 * len(decided) + 1).bit_length())
    key = [-1] * room
    mix = [[[0] * OPTIONS, [0] * OPTIONS] for _ in range(room)]
    for s, both in decided:
        code = case.code(solved.trees.fight(s))
        at = spread(code) & (room - 1)
        while key[at] >= 0:
            at = (at + 1) & (room - 1)
        key[at] = code
        mix[at] = [weights(mixture) for mixture in both]
    return Policy(case.mixed, {"key": key, "mix": mix})


def spread(code: int) -> int:
    """Where a code is looked for first; games' `mixed` uses the same."""
    return ((code ^ code >> 17 ^ code >> 31) & 0xFFFFFFFF) * 40503


def weights(mixture: Mapping[int, float] | None, hurry: bool = False) -> list[int]:
    """A mixture in whole numbers that sum to SCALE.

    Where somebody wins by patience, the best mixture takes a risk once in 1e10 rounds, so as to lose nothing by it; nobody would
    see the end.  In a hurry chances below RARE are played as HURRY: that costs next to nothing, and the fight is over after some
    thousand rounds."""
    row = [0] * OPTIONS
    if mixture:
        for option, p in mixture.items():
            row[option] = int((HURRY if hurry and 1e-14 < p < RARE else p) * SCALE)
        row[max(mixture, key=lambda option: mixture[option])] += SCALE - sum(row)
    return row


# ---- live ------------------------------------------------------------------------------------------------------------
class Duellist:
    """Answers a fight's questions by the solved mixture.

    from_view(view) -> (case, seat) | None: the fight as the viewer knows it and which of its two seats he is; None where it is
    none of two.  There, and where a fight has no value, `otherwise(view, asked, luck)` answers."""

    def __init__(
        self,
        from_view: Callable[[Any], tuple[Any, int] | None],
        otherwise: Callable[[Any, Asked, Luck], Any] | None = None,
    ) -> None:
        self.from_view, self.otherwise = from_view, otherwise or any_of
        self.solved: list[tuple[Any, Solved | None]] = []

    def __call__(self, view: Any, asked: Asked, luck: Luck) -> Any:
        found = self.from_view(view)
        if found is None:
            return self.otherwise(view, asked, luck)
        case, seat = found
        solved = self.known(case)
        s = None if solved is None else solved.number(case.start)
        if solved is None or s is None:
            return self.otherwise(view, asked, luck)
        mixture = solved.mixture(s, seat)
        if not mixture or not set(mixture) <= set(asked.options):
            return self.otherwise(view, asked, luck)
        return drawn(mixture, luck)

    def known(self, case: Any) -> Solved | None:
        """The solved fight in which the case's start occurs; None where it has no value."""
        how = tuple(sorted(case.how.items()))
        for i, (key, solved) in enumerate(self.solved):
            same = solved is not None and key[0] == how and solved.number(case.start) is not None
            if same or key == (how, case.start.key()):
                self.solved.append(self.solved.pop(i))
                return solved
        try:
            new: Solved | None = solve(case)
        except (NoValue, TooMany):
            new = None
        self.solved = [*self.solved[1 - KEPT :], ((how, case.start.key()), new)]
        return new


def drawn(mixture: Mapping[int, float], luck: Luck) -> int:
    """One option of a mixture, in a hurry: the other one may wait for ever."""
    row = weights({option: mixture.get(option, 0.0) for option in range(OPTIONS)}, True)
    u = luck.below(SCALE)
    for option in range(OPTIONS):
        u -= row[option]
        if u < 0:
            return option
    return max(mixture, key=lambda option: mixture[option])


def any_of(view: Any, asked: Asked, luck: Luck) -> Any:
    """Any of the options."""
    return asked.options[luck.below(len(asked.options))]
