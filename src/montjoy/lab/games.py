"""Studies of whole games between bots: how they end, who wins, what becomes of whom; with the standard error of everything.

A game gives `account(state, outcome)`, a finished game in plain words:

    {"ending": "sunset", "winners": ["red"], "turns": 29, "seats": {"red": {"fate": "out", "gold": 450}, ...}}

Words become shares, numbers become means; of a game without it the ending, the winners and the number of turns are taken from
its outcome, as far as they stand there.  Game number i of a seed is the same whoever plays it and however many work at it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any, Final

from montjoy.bots import find
from montjoy.bots import names as house
from montjoy.core.effects import No, no
from montjoy.core.errors import BadInput
from montjoy.core.game import Game, Luck, chosen_options
from montjoy.core.philox import Philox
from montjoy.core.sample import Policy, playout
from montjoy.core.session.streams import Asked
from montjoy.lab.intervals import interval, share
from montjoy.lab.study import Piece, Progress, check_numbers, worked_through

PIECE: Final = 8                                             # games handed out at once
Account = dict[str, Any]


def study_games(
    game: Game,
    scenario: Any,
    options: Any,
    bots: Sequence[str],
    n: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    own: Mapping[str, Policy] = {},
) -> dict[str, Any]:
    """n whole games; the bots sit down in turn, as often as there are seats.  Ctrl-C keeps what is done.  `options`: None, the
    scenario's own; a dict: those by name that differ.  `own`: players that are not the house's, by the names by which `bots`
    calls them; each is a function of a view, a question and some luck.  An answer of theirs that is none, or an error that one
    raises, ends the study with a WrongAnswer, and nothing of it is kept.

    {"scenario", "seats": {seat: bot}, "outcomes", "winners", "turns", "by_seat", "by_bot", "all", "n", "seconds", "per_second"}:
    a share is {"p", "se", "count", "n", "interval"}: so many of n, and between which shares the true one lies 95 of 100 times; a
    number is {"mean", "se", "count"}.  LookupError: there is no such bot."""
    check_numbers(n, seed, "games")
    if not isinstance(scenario, game.scenario):
        raise TypeError(f'scenario: one of a game, as game.scenarios["NAME"], not {scenario!r}')
    seats = seated(game, scenario, bots, own)
    prepared = isinstance(options, game.options)
    options = chosen_options(game, scenario, options)
    scenario = scenario if prepared else game.prepare(scenario, options)
    work = _Games(game, scenario, options, seats, seed, own)
    accounts: dict[int, list[Account]] = {}
    pace = worked_through(
        work, n, PIECE, lambda piece, found: accounts.update({piece[0]: found}), executor, progress
    )
    answer = summed([account for first in sorted(accounts) for account in accounts[first]], seats)
    return {"scenario": scenario.id, "seats": seats, **answer, **pace}


def seated(game: Game, scenario: Any, bots: Sequence[str], own: Mapping[str, Policy] = {}) -> dict[str, str]:
    """Which bot sits where.  BadInput: none are named, or more than there are seats; LookupError says which there are."""
    require_names(bots, own)
    names, seats = list(bots), game.seats(scenario)
    if not 1 <= len(names) <= len(seats):
        many = f"{len(names)} bots for {len(seats)} seats" if names else "no bot is named"
        raise BadInput(many, f"name one for all, or one for each of these, in this order: {', '.join(seats)}")
    for name in names:
        if name and name not in own and name not in (known := house(game)):
            raise LookupError(f"there is no bot {name!r}; there are {', '.join([*own, *known])}")
    return {seat: names[i % len(names)] for i, seat in enumerate(seats)}


def require_names(bots: Any, own: Any) -> None:
    """Bots are called by their names, and one's own are functions by name."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not all(isinstance(name, str) for name in bots):
        raise TypeError(f'bots: a list of names, as ["mine", "plain"], not {bots!r}; a function of your own stands in `own`')
    if not isinstance(own, Mapping) or not all(callable(policy) for policy in own.values()):
        raise TypeError(f'own: functions by name, as {{"mine": mine}}, not {own!r}')


class _Games:
    """Plays pieces; crosses to worker processes with a game that does."""

    def __init__(
        self, game: Game, scenario: Any, options: Any, seats: Mapping[str, str], seed: int, own: Mapping[str, Policy]
    ) -> None:
        self.game, self.scenario, self.options, self.seats, self.seed = game, scenario, options, dict(seats), seed
        self.own = {name: policy for name, policy in own.items() if name in seats.values()}

    def __call__(self, piece: Piece) -> list[Account]:
        first, n = piece
        policies = {
            seat: Checked(self.game, seat, name, self.own[name]) if name in self.own else find(self.game, name)
            for seat, name in self.seats.items()
        }
        return [self.played(i, policies) for i in range(first, first + n)]

    def played(self, i: int, policies: Mapping[str, Policy]) -> Account:
        """Game number i, told by its account."""
        state = self.game.setup(self.scenario, self.options)
        try:
            outcome = playout(self.game, state, policies, Philox(self.seed, i))
        except WrongAnswer as error:
            raise WrongAnswer(f"game {i} of seed {self.seed}, {error}; nothing of this study is kept") from error.__cause__
        return dict(self.game.account(state, outcome))


# ---- players that are not the house's --------------------------------------------------------------------------------
class WrongAnswer(ValueError):
    """A player from elsewhere has answered what cannot be answered, or has raised an error: in which game, who, to what, and why
    not.  What it raised is the cause."""


class Checked:
    """A player whose answers are looked at before they count."""

    def __init__(self, game: Game, seat: str, name: str, policy: Policy) -> None:
        self.game, self.seat, self.name, self.policy = game, seat, name, policy

    def __call__(self, view: Any, asked: Asked, luck: Luck) -> Any:
        try:
            answer = self.policy(view, asked, luck)
        except Exception as error:
            raised = f"raised {type(error).__name__}: {error}"
            raise WrongAnswer(f"{self.name} as {self.seat}, asked {asked.ask!r}, {raised}") from error
        refusal = self.why_not(view, asked, answer)
        if refusal is None:
            return answer
        why = " ".join(str(part) for part in (refusal.rule, refusal.reason, refusal.facts or "") if part)
        raise WrongAnswer(f"{self.name} as {self.seat}, asked {asked.ask!r}, answered {answer!r}: {why}")

    def why_not(self, view: Any, asked: Asked, answer: Any) -> No | None:
        """As a session says it of an answer."""
        if asked.kind == "order":
            right = type(answer).__name__ == asked.form
            return self.game.why_not(view, asked, answer) if right else no("", "wrong-form", wanted=asked.form)
        offered = any(option is answer or (option == answer and type(option) is type(answer)) for option in asked.options)
        if offered or (answer is None and asked.kind == "offer"):
            return None
        return self.game.why_not_offered(view, asked, answer)


# ---- sums ------------------------------------------------------------------------------------------------------------
def summed(accounts: Sequence[Account], seats: Mapping[str, str]) -> dict[str, Any]:
    """Shares and means over all games; of the seats' fates each seat by itself, each bot, and all together."""
    n = len(accounts)
    found = {
        "outcomes": shares((account["ending"] for account in accounts), n),
        "winners": shares((who for account in accounts for who in account["winners"] or ["nobody"]), n),
    }
    if n and "turns" in accounts[0]:
        found["turns"] = mean([[account["turns"]] for account in accounts])
    if any(account["seats"] for account in accounts):
        found["all"] = told(accounts, list(seats))
        found["by_seat"] = {seat: told(accounts, [seat]) for seat in seats}
        found["by_bot"] = {bot: told(accounts, [s for s in seats if seats[s] == bot]) for bot in dict.fromkeys(seats.values())}
    return found


def told(accounts: Sequence[Account], seats: Sequence[str]) -> dict[str, Any]:
    """Of these seats every word as a share, every number as a mean of those that have one.  Those who sit at one table share its
    luck, so the errors are those of whole games."""
    rows = [[account["seats"][seat] for seat in seats if seat in account["seats"]] for account in accounts]
    found: dict[str, Any] = {}
    for name in dict.fromkeys(name for game in rows for row in game for name in row):
        values = [[row[name] for row in game if name in row] for game in rows]
        words = Counter(value for game in values for value in game if isinstance(value, str))
        found[name] = {word: word_share(values, word) for word, _ in by_frequency(words)} if words else mean(values)
    return found


def word_share(values: Sequence[Sequence[str]], word: str) -> dict[str, Any]:
    """How often it comes up.  Its interval counts each game once, however many sit at its table: never too narrow."""
    of = mean([[float(value == word) for value in game] for game in values])
    games = sum(bool(game) for game in values)
    return {"p": of["mean"], "se": of["se"], "count": sum(game.count(word) for game in values), "n": of["count"],
            "interval": interval(of["mean"], games)}


def shares(values: Iterable[str], n: int) -> dict[str, Any]:
    """How often each comes up in n games, the most frequent first."""
    counts = by_frequency(Counter(values))
    return {value: share(count, n) for value, count in counts}


def by_frequency(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def mean(values: Sequence[Sequence[float]]) -> dict[str, float]:
    """The mean of numbers that come several to a game; its standard error takes each game as one draw."""
    n, games = sum(map(len, values)), len(values)
    middle = sum(map(sum, values)) / n
    off = sum((sum(game) - middle * len(game)) ** 2 for game in values)
    return {"mean": middle, "se": math.sqrt(off * games / (games - 1)) / n if games > 1 else 0.0, "count": n}
