"""Whole games of Drakborgen Legenden: random play without views, bots that choose from views, and the core without the game.

    python -m bench.drakborgen [--quick] [--profile]

The peer is the bare core: `core/sample` running a rule that asks, rolls and tells as often a decision as the game does, and does
nothing else.  It is what the game's rules cost above the machinery that carries them.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from collections.abc import Callable
from typing import Any, Final

from bench.report import Result, Row, arguments, goal, hand_over, made, ratio, row, versions_of
from montjoy.core import effects as fx
from montjoy.core.sample import playout, sample
from montjoy.core.session.streams import Rolled
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.protocol import questions

GAME: Final[Any] = game
ROUNDS: Final = 7
SECONDS: Final = 2.0                   # for a round of one side
SEATS: Final = ("one", "two", "three", "four")
STANDARD: Final = DrakborgenOptions()
ADVANCED: Final = DrakborgenOptions(advanced_phases=True, multi_fight=True, chaos_rules=True, boards_per_fighter="each")
TELLS: Final = 3                       # of the bare core, a decision; the game's own mean is near it
BARE: Final = "the core without the game: ask, roll, tell three things"
LIMITS: Final = [
    "One process, one core, by the processor's time. A game is played from its set-up to its outcome, by turns with one, two, "
    "three and four seats; every seat answers uniformly by luck.",
    "Without views: decisions are made from the options alone, as a study's random players do. Through views: the asked seat's "
    "whole view is built before each decision.",
    "The peer has no rules at all, so the ratio can only be below one.",
]
Played = Callable[[int], int]          # the number of a game -> its decisions


class Luck:
    """Python's own generator as a source of luck."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.steps = self.random.random

    def below(self, n: int) -> int:
        return int(self.steps() * n)

    def hits(self, n: int, k: int, m: int) -> int:
        return sum(self.below(m) >= m - k for _ in range(n))


# ---- the sides -----------------------------------------------------------------------------------------------------------
def without_views(options: DrakborgenOptions, number: int) -> int:
    """One game; its decisions."""
    luck, asked = Luck(number), 0

    def decide(seat: Any, ask: Any, choices: Any) -> Any:
        nonlocal asked
        asked += 1
        if isinstance(choices, int):
            choices = list(fx.members(choices))
        elif choices is questions.Note:
            return questions.Note("")
        return choices[luck.below(len(choices))] if choices else None

    start = game.setup(game.scenarios[SEATS[number % 4]], options)
    sample(game.play(start), decide, luck)
    return asked


def through_views(options: DrakborgenOptions, number: int) -> int:
    """One game in which each seat is given its view and its question."""
    asked = 0

    def bot(view: Any, question: Any, luck: Any) -> Any:
        nonlocal asked
        asked += 1
        assert view.viewer
        return question.options[luck.below(len(question.options))] if question.options else questions.Note("")

    start = game.setup(game.scenarios[SEATS[number % 4]], options)
    playout(GAME, start, dict.fromkeys(start.castle.players, bot), Luck(number))
    return asked


def bare(number: int) -> int:
    """A rule of a hundred decisions that does nothing."""
    choices, told, luck = tuple(range(8)), Rolled("bench", (), (1,)), Luck(number)

    async def rule() -> None:
        for _ in range(100):
            await fx.choose("red", questions.LastCall(), choices)
            await fx.roll(fx.d(12), "bench")
            for _ in range(TELLS):
                await fx.tell(fx.ALL, told)

    sample(rule(), lambda seat, ask, options: options[luck.below(len(options))], luck)
    return 100


SIDES: Final[dict[str, Played]] = {
    "standard, without views": lambda n: without_views(STANDARD, n),
    "all advanced rules, without views": lambda n: without_views(ADVANCED, n),
    "standard, through views": lambda n: through_views(STANDARD, n),
    "all advanced rules, through views": lambda n: through_views(ADVANCED, n),
    BARE: bare,
}
WANTED: Final = {"without views": ">= 100", "through views": ">= 20"}


# ---- measuring -----------------------------------------------------------------------------------------------------------
def measured(play: Played, seconds: float, first: int) -> tuple[float, float]:
    """Games and decisions a second of the processor, in whole rounds of one, two, three and four seats."""
    games, decisions, spent = 0, 0, 0.0
    begun = time.process_time()
    while spent < seconds or games % 4:
        decisions, games = decisions + play(first * 10_000 + games), games + 1
        spent = time.process_time() - begun
    return games / spent, decisions / spent


def rates(quick: bool) -> dict[str, list[tuple[float, float]]]:
    """Every side's rounds; the sides take turns."""
    found: dict[str, list[tuple[float, float]]] = {title: [] for title in SIDES}
    for play in SIDES.values():
        measured(play, 0.05, 0)
    for number in range(1 if quick else ROUNDS):
        for title, play in SIDES.items():
            found[title].append(measured(play, 0.05 if quick else SECONDS, number))
    return found


def report(found: dict[str, list[tuple[float, float]]]) -> tuple[list[Row], list[Row]]:
    rows, goals = [], []
    bare_rate = [decisions for _, decisions in found[BARE]]
    for title, rounds in found.items():
        games, decisions = [g for g, _ in rounds], [d for _, d in rounds]
        rows.append(row(title, decisions, "decisions/s"))
        if title == BARE:
            continue
        rows.append(row(title, games, "games/s"))
        goals.append(goal(f"{title}, games a second", rows[-1]["value"], "games/s", WANTED[title.split(", ")[1]]))
        goals.append(ratio(f"{title} / the bare core, decisions", decisions, bare_rate))
    return rows, goals


def profile() -> None:
    """Where the time of fifty games goes."""
    for options in (STANDARD, ADVANCED):
        with cProfile.Profile() as found:
            for number in range(48):
                without_views(options, number)
        pstats.Stats(found).sort_stats("tottime").print_stats(30)


def main() -> None:
    def more(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--profile", action="store_true", help="where a game's time goes")

    args = arguments(__doc__, more)
    if args.profile:
        profile()
        return
    rows, goals = report(rates(args.quick))
    result: Result = {
        "bench": "drakborgen", "title": "Whole games of Drakborgen Legenden", "rows": rows, "goals": goals, "limits": LIMITS,
        "made": made(versions_of("msgspec")),
    }
    hand_over(result)


if __name__ == "__main__":
    main()
