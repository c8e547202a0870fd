"""Kept games played again with one function, table or option's value after another knocked out.

    python -m montjoy.lab.reached_trials MODULE FOLDER       what `reached.py` starts and listens to

Each trial runs in a fork, so that no cache and no half-changed object outlives it.  Results are lines of JSON, said as they come.
"""

from __future__ import annotations

import functools
import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core import options, outside
from montjoy.core.content import rulebook
from montjoy.core.content.citations import Citation, cited
from montjoy.core.errors import Departs
from montjoy.core.game import Game
from montjoy.lab.knockout import KnockOutFailed
from montjoy.lab.parts import modules_of
from montjoy.lab.played import Kept, as_json, kept_games, made_anew_by, place_of, replayed, traced
from montjoy.lab.reached import NO_CODE
from montjoy.lab.silenced import functions, knocked_out, thing_at
from montjoy.lab.swapped import swapped
from montjoy.lab.trials import Hangs, at_most, each

LONGEST: Final = 3600.0                                      # seconds for all trials of one place
MOST_TOLD: Final = 5                                         # games that cannot be played again


class Untouched(msgspec.Struct):
    """How a kept game goes with nothing knocked out: the seconds it took, what came of it (`as_json`), the functions that ran,
    and the parts of the game that occurred."""

    took: float
    shown: str
    ran: set[tuple[str, str, int]]
    seen: dict[str, list[str]]
    wrong: str = ""


class Trials:
    """The kept games of a game, and what is tried on them."""

    def __init__(
        self, game: Game, folder: Path | None = None, kept: Sequence[Kept] | None = None,
        places: Mapping[str, Sequence[Citation]] | None = None,
    ) -> None:
        for _ in modules_of(game):
            pass
        self.game, self.kept = game, kept_games(game, folder) if kept is None else list(kept)
        self.places = places or {rule: [p for p in there if p.kind != "option"] for rule, there in cited(game).items()}
        self.untouched: list[Untouched] = []

    def begin(self) -> None:
        """Every game as it goes with nothing knocked out."""
        found: dict[int, Untouched] = {}
        for n, result in each([functools.partial(untouched, self.game, kept) for kept in self.kept], LONGEST):
            found[n] = msgspec.convert(result, Untouched) if result else Untouched(0, "", set(), {}, "it cannot be replayed")
        self.untouched = [found[n] for n in range(len(self.kept))]

    def wrong(self) -> list[str]:
        """The games that cannot be played again as they are, some of them with the reason."""
        wrong = [f"{kept.name}: {one.wrong}" for kept, one in zip(self.kept, self.untouched) if one.wrong]
        return wrong[:MOST_TOLD] + ["..."] * (len(wrong) > MOST_TOLD)

    def why_not(self) -> str:
        """Empty, or which of the games cannot be played again, and what makes their records anew."""
        wrong = self.wrong()
        return "\n    ".join(["these kept games cannot be played again:", *wrong, made_anew_by(self.game)]) if wrong else ""

    def seen(self) -> dict[str, set[str]]:
        """By column, the parts that occur in any of the games."""
        found: dict[str, set[str]] = {}
        for one in self.untouched:
            for column, names in one.seen.items():
                found.setdefault(column, set()).update(names)
        return found

    # ---- places --------------------------------------------------------------------------------------------------------
    def order(self, place: Citation) -> list[int]:
        """The games in which a place can make a difference, the shortest first: for functions those in which one of them runs."""
        numbers = sorted(range(len(self.kept)), key=lambda n: self.untouched[n].took)
        if place.kind == "table":
            return numbers
        codes = {place_of(function.__code__) for function in functions(thing_at(place), place)}
        return [n for n in numbers if codes & self.untouched[n].ran]

    def silence(self, place: Citation) -> tuple[str, str]:
        """The first game that departs with this place knocked out, or why none does."""
        order = self.order_of[place]
        try:
            with knocked_out([place]) as changed:
                if not changed:
                    return "", NO_CODE
                for n in order:
                    if self.departs(n):
                        return self.kept[n].name, ""
        except KnockOutFailed as failed:
            return "", str(failed)
        return "", f"it runs in {len(order)} kept games and none departs" if order else "it runs in no kept game"

    @functools.cached_property
    def order_of(self) -> dict[Citation, list[int]]:
        """The order for every place, found before anything is knocked out."""
        return {place: self.order_or_none(place) for place in self.all_places()}

    def all_places(self) -> list[Citation]:
        """Every function, class and table that cites a rule, once."""
        return list(dict.fromkeys(p for places in self.places.values() for p in places))

    def order_or_none(self, place: Citation) -> list[int]:
        """As `order`; nothing for a place that cannot be knocked out."""
        try:
            return self.order(place)
        except KnockOutFailed:
            return []

    def departs(self, n: int) -> bool:
        """Whether a game goes otherwise now."""
        limit = min(LONGEST, 5 + 10 * self.untouched[n].took)
        try:
            with at_most(limit):
                return as_json(replayed(self.game, self.kept[n])) != self.untouched[n].shown
        except (Exception, Hangs, SystemExit):
            return True

    # ---- options -------------------------------------------------------------------------------------------------------
    def values(self) -> Iterator[tuple[str, str]]:
        """Every (option, value) that can be listed."""
        yield from ((name, value) for name, values in rulebook.option_values(self.game).items() for value in values)

    def read_as_others(self, name: str, text: str) -> tuple[str, str]:
        """A game that departs when this value is read as the first other one, if for each other one there is a game; or why not.
        A value such as "*.toml" stands for any file of that kind."""
        if name not in vars(self.game.options):
            return "", "it is no field of the game's own options"
        others = self.others(name, text)
        by = [self.read_as(name, text, other) for other in others]
        if others and all(by):
            return by[0], ""
        there = len(self.under(name, text))
        if not there:
            return "", "no kept game is played under it"
        idle = [other for other, game in zip(others, by) if not game]
        why = f"read as {' or '.join(idle)}: {there} kept games are played under it and none departs"
        return "", why if others else "there is no other value to read it as"

    def others(self, name: str, text: str) -> list[str]:
        """The values that one can be read as: all others that are listed; where an option may also be what no list can name
        (a list of units, say), what it is in kept games as well."""
        listed = rulebook.option_values(self.game)[name]
        free = name in getattr(self.game.options, "free", ())
        played = {self.value_in(n, name) for n in range(len(self.kept))} if free else set()
        unlisted = sorted(x for x in played if not any(fnmatch(x, value.lower()) for value in listed))
        return [x for x in (*listed, *unlisted) if x != text and "*" not in x]

    def under(self, name: str, text: str) -> list[int]:
        """The games that are played under a value, the shortest first."""
        there = [n for n in range(len(self.kept)) if fnmatch(self.value_in(n, name), text.lower())]
        return sorted(there, key=lambda n: self.untouched[n].took)

    def read_as(self, name: str, text: str, other: str) -> str:
        """The first game that departs when a value is read as another one; "": none."""
        for n in self.under(name, text):
            with swapped(self.game, name, self.value(name, text, n), self.value(name, other, n)):
                if self.departs(n):
                    return self.kept[n].name
        return ""

    def value_in(self, n: int, name: str) -> str:
        """An option's value in a game, as text."""
        header = self.kept[n].header.options
        return rulebook.as_text(header.get(name, getattr(self.game.options(), name))).lower()

    def value(self, name: str, text: str, n: int) -> Any:
        """A value from its text; of a pattern, the one in that game; one that is not listed, as it is in a kept game."""
        if "*" in text:
            return self.kept[n].header.options[name]
        if text not in rulebook.option_values(self.game)[name]:
            plain = next(k.header.options[name] for m, k in enumerate(self.kept) if self.value_in(m, name) == text)
            return msgspec.convert(plain, options.types(self.game.options)[name], strict=False)
        return self.value_of(self.game, name, text)

    @staticmethod
    def value_of(game: Game, name: str, text: str) -> Any:
        """A value from its text."""
        for value in options.values(game.options, name):
            if rulebook.as_text(value) == text:
                return value
        return msgspec.convert(game.options.typed(name, text), options.types(game.options)[name], strict=False)


def untouched(game: Game, kept: Kept) -> dict[str, Any]:
    """A game played twice with nothing knocked out: once to see what runs, while nothing is remembered yet (a pack that is read
    once, say), once for the time it takes."""
    try:
        shown, ran, reasons = traced(lambda: replayed(game, kept))
        began = outside.stopwatch()
        replayed(game, kept)
        took = outside.stopwatch() - began
    except Exception as error:
        why = str(error) if isinstance(error, Departs) else f"{type(error).__name__}: {error}"
        return {"took": 0.0, "shown": "", "ran": [], "seen": {}, "wrong": why}
    seen = shown.seen | {"refusals": sorted({*shown.seen["refusals"], *reasons})}
    return {"took": took, "shown": as_json(shown), "ran": sorted(ran), "seen": seen}


def run(trials: Trials, say: Callable[..., None]) -> None:
    """Untouched, then place by place and value by value; every result is said at once."""
    trials.begin()
    if wrong := trials.why_not():
        return say(wrong=wrong)
    places = trials.all_places()
    assert trials.order_of is not None                       # found now, before anything is knocked out
    pairs = list(trials.values())
    say(of=len(places) + len(pairs), seen={column: sorted(names) for column, names in trials.seen().items()})
    for n, result in each([functools.partial(trials.silence, place) for place in places], LONGEST):
        by, why = result or ("", "it broke the process that replayed the games")
        say(place=str(places[n]), by=by, why=why)
    for n, result in each([functools.partial(trials.read_as_others, *pair) for pair in pairs], LONGEST):
        by, why = result or ("", "it broke the process that replayed the games")
        say(swap=" = ".join(pairs[n]), by=by, why=why)
    say(over=True)


def main(module: str, folder: str) -> int:
    """All trials of this module's game; lines of JSON on standard output, all else on the other."""
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(**what: Any) -> None:
        lines.write(json.dumps(what) + "\n")
        lines.flush()

    run(Trials(importlib.import_module(module).game, Path(folder)), say)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
