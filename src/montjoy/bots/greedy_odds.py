"""A player who asks for odds from what its seat knows, and plays what the game calls best.

It is made of a view and a question and nothing else.  The game gives it

    worth(view, asked, option, report) -> float        how good an option is; `report` is its fight counted out, or None
    ponder(view, asked, option) -> Case | None         the fight to ask about, where that is more than the option's own
                                                       `forecast`: all the assaults that can be paid for, say
    form(view, asked) -> form | None                   what it writes where a form is wanted; None: the default

and whatever it knows about good and bad play stands there.  Options of equal worth are told apart by luck.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from montjoy.core.capabilities import Appraisal, Case, as_case
from montjoy.core.effects import ONE64
from montjoy.core.game import Game, Luck
from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.core.session.streams import Asked
from montjoy.fights.batch.layout import place_of_counter
from montjoy.fights.errors import TooMany
from montjoy.fights.exact.chains import chain
from montjoy.fights.odds import answers_of, ends_of

RUNS: Final = 1_200  # of a fight's rules; to count out one fight takes no more, which is less than a tenth of a second
DECISION: Final = 5_000  # of all the fights of one decision together
PLAYED: Final = 200  # a fight that is larger is played so often instead
KEPT: Final = 4_000  # fights that are remembered
NEARLY: Final = 1e-9  # worths that differ by less are equal
OWN_LUCK: Final = 0x5EE4

Report = dict[str, Any]


class Seer:
    """policy(view, asked, luck) for a game that says what is good.  `luck` decides between equals only: a fight too large
    to be counted out is played with luck of its own, the same every time, so that its report is a function of the fight."""

    def __init__(self, game: Game, runs: int = RUNS) -> None:
        if game.appraisal is None:
            raise LookupError(f"{game.title} does not say what is good")
        self.game = game
        self.runs = runs
        self.known: OrderedDict[Any, Report] = OrderedDict()

    def __call__(self, view: Any, asked: Asked, luck: Luck) -> Any:
        if asked.kind == "order":
            form = self.good.form(view, asked, self.odds)
            return self.game.default(view, asked, ()) if form is None else form
        worths = self.worths(view, asked)
        best = max((worth for _, worth in worths), default=0.0)
        if not worths or (asked.kind == "offer" and best <= 0):
            return None
        equals = [option for option, worth in worths if worth >= best - NEARLY]
        return equals[luck.below(len(equals))]

    @property
    def good(self) -> Appraisal:
        assert self.game.appraisal is not None
        return self.game.appraisal

    def worths(self, view: Any, asked: Asked) -> list[tuple[Any, float]]:
        """Every option with its worth.  An offer is taken only where that is above 0."""
        cases = [self.case(view, asked, option) for option in asked.options]
        fights = {fight_of(case) for case in cases if case is not None}
        runs = min(self.runs, DECISION // max(1, len(fights)))
        reports = [None if case is None else self.report(case, runs) for case in cases]
        return [(o, self.good.worth(view, asked, o, report)) for o, report in zip(asked.options, reports, strict=True)]

    def odds(self, case: Case) -> Report:
        """What comes of a fight, for a game that fills in its form by it."""
        return self.report(case, self.runs)

    def case(self, view: Any, asked: Asked, option: Any) -> Case | None:
        """The fight that this option is about, None where it is about none."""
        found = self.good.ponder(view, asked, option)
        return None if found is None else as_case(found)

    def report(self, case: Case, runs: int) -> Report:
        """What will come of a fight; remembered."""
        key = (*fight_of(case), runs)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.counted(case, runs)
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return found

    def counted(self, case: Case, runs: int) -> Report:
        """The fight counted out; played, where that would take too long."""
        try:
            found = chain(case.round, case.start, case.rounds, answers_of(case), float, most=runs)
        except TooMany:
            return played(case)
        return case.report(ends_of(found), float(found.rolls))


def fight_of(case: Case) -> tuple[Any, ...]:
    """What tells one fight from another."""
    return case.round, case.rounds, case.start.key()


def played(case: Case) -> Report:
    """A fight's report from playouts: an estimate, good to a few parts in a hundred."""
    luck = Philox(OWN_LUCK)
    decide = answers_of(case)
    counter = place_of_counter(type(case.start), case.counter)
    ends, rolls = [], 0
    for _ in range(PLAYED):
        fight: Any = case.start.copy()

        def answer(seat: Any, ask: Any, options: Any, fight: Any = fight) -> Any:
            return one(decide(fight, seat, ask, options), luck)

        verdict = sample(case.whole(fight), answer, luck)
        rolls += fight.key()[counter]
        ends.append((verdict, fight, 1 / PLAYED))
    return case.report(ends, rolls / PLAYED)


def one(answer: Any, luck: Luck) -> Any:
    """An answer, or one of several by their chances."""
    if not isinstance(answer, Mapping):
        return answer
    left = luck.below(ONE64)
    for each, p in answer.items():
        left -= int(p * ONE64)
        if left < 0:
            return each
    return each
