"""Cases of the test sieges, as a game makes them."""

from bench.games import siege
from montjoy.core.capabilities import Case

NAMES = {0: "neither", 1: "attacker", 2: "defender", 3: "neither", 4: "neither"}


class SiegeCase(Case):
    counter = "assaults"

    def __init__(self, besiegers, garrison, rounds=None, policy=siege.stubborn):
        self.start = siege.new_siege(besiegers, garrison, rounds or 0)
        self.round, self.whole, self.rounds = siege.assault, siege.siege_to_the_end, rounds
        self.policy, self.verdicts = policy, NAMES

    def report(self, ends, rolls):
        outcomes = dict.fromkeys(("attacker", "defender", "neither"), 0.0)
        left = {}
        for verdict, end, p in ends:
            outcomes[NAMES[verdict]] += p
            pieces = tuple(sum(u.lives > 0 for u in army.unit) for army in end.army)
            left[pieces] = left.get(pieces, 0.0) + p
        return {
            "outcomes": {name: {"p": p} for name, p in outcomes.items()},
            "survivors": [{"pieces": pieces, "p": p} for pieces, p in sorted(left.items())],
            "rolls": {"mean": rolls},
        }


def small(rounds=None, **how):
    return SiegeCase(((2, 1), (1, 2), (1, 1)), ((1, 2), (1, 1)), rounds, **how)


def middle(rounds=None):
    """18 dice against 13."""
    pieces = ((3, 3), (2, 2), (2, 2), (2, 1), (2, 1), (3, 3), (2, 2), (2, 1))
    return SiegeCase(pieces, ((2, 3), (2, 2), (2, 2), (1, 1), (2, 2), (2, 1), (1, 1), (1, 1)), rounds)


def large(rounds=None):
    """40 dice against 40."""
    return SiegeCase(((5, 5),) * 8, ((5, 5),) * 8, rounds)
