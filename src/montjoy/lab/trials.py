"""Knock-outs tried: the tests of a game, run with one rule or option after another knocked out.

    python -m montjoy.lab.trials PACKAGE SCRATCH TESTS...       what `knockout.py` starts and listens to

One pytest process collects the tests once; each knock-out runs in a fork of it, so that no cache and no half-changed
object outlives one.  Results are lines of JSON, said as they come.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import inspect
import json
import os
import re
import selectors
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from montjoy.core import outside
from montjoy.core.content import rulebook
from montjoy.core.content.citations import Citation, cited, pattern
from montjoy.core.game import Game
from montjoy.lab.knockout import ROOT, KnockOutFailed
from montjoy.lab.silenced import knocked_out
from montjoy.lab.swapped import others, swapped

LONGEST: Final = 20.0  # seconds for one test of a knocked-out rule; a test that hangs has failed
AT_MOST: Final = 900.0  # and for all that cite one, on a busy machine
WORKERS: Final = 2
BROKEN: Final = (False, "the process that ran the tests broke, or took too long")
CODE: Final = ("function", "class")  # the kinds of citation that stand in a module


# ---- the tests, and what they cite -------------------------------------------------------------------------------------
class Tests:
    """The collected tests of a game: what each cites, and how it went without a knock-out."""

    def __init__(self, game: Game, items: Sequence[Any]) -> None:
        self.game, self.items = game, items
        book = rulebook.load(game)
        self.rules = [rule.id for rule in book.counted]
        one = re.compile(pattern(book).pattern)
        texts = [said_by(item) for item in items]
        self.cites = [{rule for found in one.finditer(text) for rule in found[0].replace(",", " ").split()} for text in texts]
        for item, ids in zip(items, self.cites):
            name = f"_{item.name.lower()}_"
            ids |= {rule for rule in self.rules if f"_{re.sub('[-.]', '_', rule.lower())}_" in name}
        options = rulebook.option_values(game)
        self.values = [values_in(text + sets_by(item), options) for text, item in zip(texts, items)]

    def wanted(self) -> list[int]:
        """The tests that cite anything."""
        return [i for i in range(len(self.items)) if self.cites[i] or self.values[i]]

    def defaults(self, passed: Iterable[int]) -> set[tuple[str, str]]:
        """(option, default) of the options whose rule is tested by a test that sets the option to nothing else."""
        found = set()
        for name, rules in rulebook.option_rules(self.game).items():
            default = name, rulebook.as_text(getattr(self.game.options(), name))
            for i in passed:
                if self.cites[i] & {*rules} and not any(pair[0] == name and pair != default for pair in self.values[i]):
                    found.add(default)
        return found

    def showing(self, name: str, value: str, passed: Iterable[int]) -> list[int]:
        """The tests that say they show this value of an option; of a default, those that need not say so too."""
        default = rulebook.as_text(getattr(self.game.options(), name)) == value
        rules = {*rulebook.option_rules(self.game)[name]} if default else set()
        quiet = [i for i in passed if self.cites[i] & rules and not any(pair[0] == name for pair in self.values[i])]
        return [i for i in passed if (name, value) in self.values[i]] + quiet

    def run(self, i: int, seconds: float = 600.0) -> str:
        """passed, failed or skipped."""
        from _pytest.runner import runtestprotocol

        try:
            with at_most(seconds):
                reports = runtestprotocol(self.items[i], nextitem=None, log=False)
        except Hangs:
            return "failed"
        if any(report.failed for report in reports):
            return "failed"
        return "skipped" if any(report.skipped for report in reports) else "passed"

    def untouched(self, part: Sequence[int]) -> list[tuple[int, str, float]]:
        """How these tests go without a knock-out, and how long they take."""
        results = []
        for i in part:
            began = outside.stopwatch()
            results.append((i, self.run(i), outside.stopwatch() - began))
        return results

    def knock_out(self, rule: str, places: list[Citation], order: list[tuple[int, float]]) -> tuple[bool, str]:
        """Whether a test catches it, and which; or why none does."""
        try:
            with knocked_out(places) as changed:
                if not changed:
                    return False, "no function and no table that can be knocked out cites it"
                for i, took in order:
                    if self.run(i, min(LONGEST, 3 + 10 * took)) == "failed":
                        return True, str(self.items[i].nodeid)
        except KnockOutFailed as failed:
            return False, str(failed)
        return False, f"{len(order)} tests cite it and none fails" if order else "no test cites it"

    def swap(self, name: str, text: str, order: list[tuple[int, float]]) -> tuple[bool, str]:
        """Whether a test notices that this value of an option is read as another one, whichever; or of which none does."""
        value, instead = others(self.game, name, text)
        for other in instead:
            with swapped(self.game, name, value, other):
                if not any(self.run(i, min(LONGEST, 3 + 10 * took)) == "failed" for i, took in order):
                    return False, f"read as {rulebook.as_text(other)}: {len(order)} tests show it and none fails"
        return True, ""


def said_by(item: Any) -> str:
    """The words by which a test cites: its docstring, its class's, and its parameters."""
    holders = [getattr(item, part, None) for part in ("function", "cls")]
    parameters = item.callspec.id if hasattr(item, "callspec") else ""
    return "\n".join([*(holder.__doc__ or "" for holder in holders if holder is not None), parameters])


def sets_by(item: Any) -> str:
    """The words by which a test sets options: its code, and its parameters by name."""
    code = ""
    with contextlib.suppress(OSError, TypeError, AttributeError):
        code = inspect.getsource(item.function)
    given = item.callspec.params if hasattr(item, "callspec") else {}
    return "\n".join(["", code, *(f"{name} = {x}" for name, x in given.items() if isinstance(x, str | bool))])


def values_in(text: str, options: dict[str, tuple[str, ...]]) -> set[tuple[str, str]]:
    """(option, value) for every `name = value` in a text; a value such as "*.toml" stands for any file of that kind."""
    found = set()
    for name, values in options.items():
        for word in re.findall(rf"(?<!\w){name}\s*=\s*[\"']?([\w.-]*\w)", text):
            fits = [value for value in values if fnmatch(word.lower(), value.lower())]
            if fits or not values:
                found.add((name, fits[0] if fits else word))
    return found


# ---- in forks ----------------------------------------------------------------------------------------------------------
class Hangs(BaseException):
    """A test of a knocked-out rule ran for too long."""


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """A hang guard, where the system has alarms."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(*_: object) -> None:
        raise Hangs(f"longer than {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def forks() -> bool:
    return hasattr(os, "fork")


def each(jobs: Sequence[Callable[[], Any]], most: float) -> Iterator[tuple[int, Any]]:
    """(number, result) of jobs as they end, each in a fork of its own and stopped after `most` seconds (result None)."""
    if not forks():
        yield from ((n, job()) for n, job in enumerate(jobs))
        return
    watch = selectors.DefaultSelector()
    running: dict[int, tuple[int, int, float, bytearray]] = {}
    waiting = list(enumerate(jobs))[::-1]
    while waiting or running:
        while waiting and len(running) < WORKERS:
            n, job = waiting.pop()
            pid, pipe = _begin(job)
            running[pipe] = n, pid, outside.stopwatch() + most, bytearray()
            watch.register(pipe, selectors.EVENT_READ)
        ready = {key.fd for key, _ in watch.select(0.5)}
        for pipe, (n, pid, until, got) in list(running.items()):
            data = os.read(pipe, 1 << 16) if pipe in ready else None
            late = outside.stopwatch() > until
            if data:
                got += data
            elif data == b"" or late:
                if late:
                    os.kill(pid, signal.SIGKILL)
                watch.unregister(pipe)
                os.close(pipe)
                os.waitpid(pid, 0)
                del running[pipe]
                yield n, json.loads(bytes(got)) if got and not late else None


def _begin(job: Callable[[], Any]) -> tuple[int, int]:
    """A fork that does the job and writes its result, as (process, pipe)."""
    out, into = os.pipe()
    pid = os.fork()
    if pid:
        os.close(into)
        return pid, out
    try:
        os.close(out)
        data = json.dumps(job()).encode()
        while data:
            data = data[os.write(into, data) :]
    finally:
        os._exit(0)


# ---- one after the other -----------------------------------------------------------------------------------------------
class Loop:
    """A pytest plugin: instead of running the tests once, run the knock-outs."""

    def __init__(self, game: Game, say: Callable[..., None]) -> None:
        self.game, self.say = game, say

    def pytest_runtestloop(self, session: Any) -> bool:
        if session.testsfailed:
            return True
        session.config._tmp_path_factory.getbasetemp()  # once, before the forks share it
        run(Tests(self.game, session.items), self.say)
        return True


def run(tests: Tests, say: Callable[..., None]) -> None:
    """Without a knock-out, then rule by rule; every result is said at once."""
    wanted = tests.wanted()
    took: dict[int, float] = {}
    parts = [wanted[n::WORKERS] for n in range(WORKERS)]
    for n, results in each([functools.partial(tests.untouched, part) for part in parts], 3600):
        if results is None:
            return say(wrong=f"the tests could not be run; the first was {tests.items[parts[n][0]].nodeid}")
        failed = [tests.items[i].nodeid for i, result, _ in results if result == "failed"]
        if failed:
            return say(wrong=f"these tests fail without any knock-out: {', '.join(failed[:5])}")
        took.update({i: seconds for i, result, seconds in results if result == "passed"})
    options: dict[str, list[str]] = {}
    for name, value in sorted({pair for i in took for pair in tests.values[i]} | tests.defaults(took)):
        options.setdefault(name, []).append(value)
    citations = cited(tests.game)
    rules = [rule for rule in tests.rules if rule in citations]
    pairs = [(name, value) for name, values in options.items() for value in values if others(tests.game, name, value)[1]]
    say(of=len(rules) + len(pairs), options=options)
    orders = [sorted(((i, s) for i, s in took.items() if rule in tests.cites[i]), key=lambda x: x[1]) for rule in rules]
    jobs = [functools.partial(tests.knock_out, rule, citations[rule], order) for rule, order in zip(rules, orders)]
    for n, result in each(jobs, AT_MOST):
        caught, why = result or BROKEN
        say(rule=rules[n], caught=caught, why=why)
    shown = [sorted(((i, took[i]) for i in tests.showing(*pair, took)), key=lambda x: x[1]) for pair in pairs]
    for n, result in each([functools.partial(tests.swap, *pair, order) for pair, order in zip(pairs, shown)], AT_MOST):
        caught, why = result or BROKEN
        say(swap=" = ".join(pairs[n]), caught=caught, why=why)
    say(over=True)


def main(module: str, scratch: str, *tests: str) -> int:
    """Run the knock-outs of this module's game; lines of JSON on standard output, pytest's words on the other."""
    import pytest

    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(**what: Any) -> None:
        lines.write(json.dumps(what) + "\n")
        lines.flush()

    game = importlib.import_module(module).game
    for place in {place.module for places in cited(game).values() for place in places if place.kind in CODE}:
        importlib.import_module(place)
    words = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0"]  # its alarm would put ours off
    words += ["-m", "not slow", "-c", str(ROOT / "pyproject.toml")]
    words += ["--rootdir", str(ROOT), "--basetemp", str(Path(scratch) / "pytest"), *tests]
    return int(pytest.main(words, plugins=[Loop(game, say)]))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
