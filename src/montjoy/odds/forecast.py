"""Odds from what the asker knows.

A game may offer `forecast(view, question, option) -> Case | None`: the fight this option would start, made from the view
alone; None where it starts none.  A case with `hidden = True` is a guess: something the asker cannot see bears on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from montjoy.odds.case import solve


def forecast(game: Any, view: Any, question: Any, fraction: bool = False) -> dict[Any, dict[str, Any]]:
    """Option -> `solve` of the fight it starts, with "exact": nothing hidden bears on it.  Options that start no fight are
    left out; a game that offers no forecast has none."""
    if not hasattr(game, "forecast"):
        return {}
    answers = {}
    for option in question.options or ():
        case = game.forecast(view, question, option)
        if case is not None:
            answers[option] = {**solve(case, fraction), "exact": not getattr(case, "hidden", False)}
    return answers


def odds(game: Any, view: Any, question: Any, redeals: Iterable[Any] = ()) -> dict[Any, dict[str, Any]]:
    """Option -> {"outcomes": {name: {"p", "spread"}}, "n", "exact"}.

    Where nothing hidden bears on an option, the exact law: spread 0, n 0.  Else the mean over `redeals`: views of the umpire
    on deals that the asker cannot tell from the true one, made by whoever holds the state; `spread` is their standard
    deviation and n their number.  Without redeals the asker's own guess is given, not exact."""
    others = list(redeals)
    answers = {}
    for option, own in forecast(game, view, question).items():
        dealt = [] if own["exact"] else [game.forecast(other, question, option) for other in others]
        solved = [solve(case, False)["outcomes"] for case in dealt if case is not None]
        each = solved or [own["outcomes"]]
        answers[option] = {
            "outcomes": {name: _mean([x[name]["p"] for x in each]) for name in own["outcomes"]},
            "n": len(solved),
            "exact": own["exact"],
        }
    return answers


def _mean(values: Sequence[float]) -> dict[str, float]:
    mean = math.fsum(values) / len(values)
    spread = math.sqrt(math.fsum((x - mean) ** 2 for x in values) / len(values))
    return {"p": mean, "spread": spread}

