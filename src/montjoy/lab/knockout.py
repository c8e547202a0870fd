"""Knock-out: is every rule tested?

For every rule of a game the code that cites it is replaced by code that does nothing (a printed table: its values are
moved on by one), and the tests that cite the rule are run until one fails.  A rule is *tested* when one does: `caught`.
If none does it has `survived`, and the tests prove nothing about it.

    coverage(game)          what `montjoy rules GAME --coverage --json` prints

A test cites a rule by its id in the docstring of the function or of its class, in a parameter's id, or in the name
(`test_cd_4_...`).  It tests an option's value where `name = value` stands in the same places or in its code, or where a
parameter of the option's name has the value; the default is tested by a test of the option's rule that sets nothing else.
An option is knocked out value by value: read as any of its other values (`swapped.py`), it must turn such a test red.

One pytest process collects the tests once; each knock-out runs in a fork of it, so that no cache and no half-changed
object outlives one.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib
import importlib.util
import inspect
import json
import os
import re
import selectors
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import msgspec

import montjoy
from montjoy.core import doors, files, rulebook
from montjoy.core.game import Game, home
from montjoy.lab.swapped import others, swapped

Progress = Callable[[int, int, str], None]
ROOT: Final = Path(montjoy.__file__).resolve().parents[2]
LONGEST: Final = 20.0  # seconds for one test of a knocked-out rule; a test that hangs has failed
WORKERS: Final = 2


class KnockOutFailed(Exception):
    """The tests could not be run, or fail without any knock-out; says why."""


# ---- what people ask for -----------------------------------------------------------------------------------------------
def coverage(
    game: Game,
    progress: Progress | None = None,
    run: bool = True,
    *,
    fresh: bool = False,
    tests: Sequence[Path] | None = None,
) -> dict[str, Any]:
    """Which rules are carried out by code, and which of them are tested.

    `progress(done, of, rule)` is called after each knock-out.  `run` False: only what can be read from the code.  `fresh`:
    run even if nothing has changed since the last time.  `tests`: where they are, if not where the house has them."""
    citations = rulebook.cited(game)
    found: dict[str, Any] = {"rules": {}, "options": {}, "swaps": {}}
    note = ""
    if run:
        tests = where_tests_are(game) if tests is None else tests
        note = why_not_run(tests)
        if not note:
            found = _remembered(game, tests, fresh, progress)
    return _report(game, citations, found, note)


def where_tests_are(game: Game) -> list[Path]:
    """The tests of a game in a checkout; empty in an installed copy."""
    folder = home(game)
    places = [ROOT / "tests" / "games" / game.slug, ROOT / "tests" / "contract" / game.slug]
    places += sorted((ROOT / "tests" / "contract").glob(f"test_{game.slug}*.py"))
    places += [folder / "tests"]  # a stranger's game brings its own
    return [place for place in places if place.exists()]


def why_not_run(tests: Sequence[Path]) -> str:
    """Empty, or in one line why nothing can be knocked out here."""
    if not tests:
        return "no tests of this game are here: run this from a checkout of Montjoy"
    if importlib.util.find_spec("pytest") is None:
        return "pytest is not installed here: `python3 start.py test` once, and it is"
    return ""


def _report(
    game: Game, citations: dict[str, list[rulebook.Citation]], found: dict[str, Any], note: str
) -> dict[str, Any]:
    book = rulebook.load(game)
    layers: dict[str, Any] = {}
    for name in book.layers or ("rules",):
        ids = [rule.id for rule in book.counted if rule.layer == name]
        done = [rule for rule in ids if rule in citations]
        results = {rule: found["rules"].get(rule, {}) for rule in done}
        layers[name] = {
            "rules": len(ids),
            "implemented": done,
            "tested": [rule for rule in done if results[rule].get("caught")],
            "missing": [rule for rule in ids if rule not in citations],
            "survived": {rule: one["why"] for rule, one in results.items() if one and not one["caught"]},
        }
    return {
        "game": game.slug,
        "layers": layers,
        "options": {name: _option(found, name, values) for name, values in rulebook.option_values(game).items()},
        "caught": {rule: one["why"] for rule, one in found["rules"].items() if one["caught"]},
        "help": [rule.id for rule in book.advice],
        "unknown": rulebook.unknown(game, citations),
        "note": note,
    }


def _option(found: dict[str, Any], name: str, values: tuple[str, ...]) -> dict[str, Any]:
    """`tested`: the values of which a test says that it shows them, and which fails when they are read as another."""
    said = found["options"].get(name, [])
    survived = {v: why for v in said for why in [found["swaps"].get(f"{name} = {v}", "")] if why}
    return {"values": list(values), "tested": [v for v in (values or said) if v in said and v not in survived]} | (
        {"survived": survived} if survived else {}
    )


# ---- remembered from the last time -------------------------------------------------------------------------------------
def _remembered(game: Game, tests: Sequence[Path], fresh: bool, progress: Progress | None) -> dict[str, Any]:
    kept = files.home() / "knockout" / f"{game.slug}.json"
    key = fingerprint(depends_on(game, tests))
    if not fresh:
        with contextlib.suppress(files.BadFile, ValueError, KeyError, TypeError):
            there = msgspec.json.decode(files.read_bytes(kept))
            if there["key"] == key:
                return there["found"]  # type: ignore[no-any-return]
    found = _in_another_process(game, tests, progress)
    with contextlib.suppress(files.BadFile):  # a folder that cannot be written costs time, nothing else
        files.write(kept, msgspec.json.encode({"key": key, "found": found}))
    return found


def depends_on(game: Game, tests: Sequence[Path]) -> list[Path]:
    """What a result may depend on: all our code and all our tests, as tests help each other."""
    return [Path(montjoy.__file__).parent, home(game), ROOT / "tests", *tests]


def fingerprint(places: Iterable[Path]) -> str:
    """A hash of the code, data and tests in these places, and of this Python."""
    whole = hashlib.sha256(sys.version.encode())
    paths = {path for place in places for path in ([place] if place.is_file() else place.rglob("*"))}
    for path in sorted(paths):
        if path.suffix in (".py", ".toml", ".ftl", ".json", ".jsonl") and path.is_file():
            whole.update(f"{path}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def _in_another_process(game: Game, tests: Sequence[Path], progress: Progress | None) -> dict[str, Any]:
    """Run this module in a process of its own, and read its lines of JSON as they come."""
    with tempfile.TemporaryDirectory() as scratch:
        words = [rulebook.package(game), scratch, *map(str, tests)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        for name in [name for name in env if name.startswith("PYTEST_")]:
            del env[name]
        with (Path(scratch) / "said").open("w+", encoding="utf-8", errors="replace") as said:
            process = subprocess.Popen(
                [sys.executable, "-m", "montjoy.lab.knockout", *words],
                cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said,
            )  # fmt: skip
            try:
                found = _listen(process, progress)
            finally:
                process.kill()
                process.wait()
            if not found["over"]:
                said.seek(0)
                raise KnockOutFailed(found["wrong"] or "the tests could not be run:\n" + said.read()[-2000:])
    return {"rules": found["rules"], "options": found["options"], "swaps": found["swaps"]}


def _listen(process: subprocess.Popen[bytes], progress: Progress | None) -> dict[str, Any]:
    found: dict[str, Any] = {"rules": {}, "options": {}, "swaps": {}, "of": 0, "wrong": "", "over": False}
    assert process.stdout is not None
    for line in process.stdout:
        said = json.loads(line)
        if "rule" in said:
            found["rules"][said["rule"]] = {"caught": said["caught"], "why": said["why"]}
            if progress is not None:
                progress(len(found["rules"]), found["of"], said["rule"])
        elif "swap" in said:
            found["swaps"][said["swap"]] = "" if said["caught"] else said["why"]
            if progress is not None:
                progress(len(found["rules"]) + len(found["swaps"]), found["of"], said["swap"])
        else:
            found.update(said)
    return found


# ---- knocking out ------------------------------------------------------------------------------------------------------
@contextlib.contextmanager
def knocked_out(places: Iterable[rulebook.Citation]) -> Iterator[int]:
    """While this is open, these places do nothing.  Gives the number of functions and tables that were changed."""
    back: list[Callable[[], None]] = []
    try:
        for place in places:
            if place.kind == "table":
                back += [shuffle(table) for table in _tables(place)]
            elif place.kind != "option":
                back += [silence(function) for function in functions(_find(place), place)]
        yield len(back)
    finally:
        for restore in reversed(back):
            restore()


def _tables(place: rulebook.Citation) -> list[rulebook.Table]:
    """The loaded tables behind a citation; the head of a file stands for all tables in it."""
    return [t for (path, name), t in rulebook.LOADED.items() if path == place.module and place.name in ("", name)]


def _find(place: rulebook.Citation) -> Any:
    """The object that a citation means, as it stands in its module or class."""
    thing: Any = importlib.import_module(place.module)
    if "<locals>" in place.name:
        raise KnockOutFailed(f"{place}: a function within a function cannot be knocked out; cite the rule outside")
    for name in place.name.split("."):
        thing = vars(thing)[name]
    return thing


def functions(thing: Any, place: rulebook.Citation) -> Iterator[FunctionType]:
    """The plain functions that a function, method, property or class is made of; of a class only what its file wrote."""
    if isinstance(thing, staticmethod | classmethod):
        yield from functions(thing.__func__, place)
    elif isinstance(thing, property):
        yield from functions(thing.fget, place)
    elif isinstance(thing, functools.cached_property):
        yield from functions(thing.func, place)
    elif isinstance(thing, type):
        for part in vars(thing).values():
            if not isinstance(part, type):
                yield from (f for f in functions(part, place) if f.__code__.co_filename.endswith(place.file))
    elif hasattr(thing, "__wrapped__"):
        yield from functions(thing.__wrapped__, place)
    elif isinstance(thing, FunctionType):
        yield thing


def silence(function: FunctionType) -> Callable[[], None]:
    """Make a function do nothing, for everybody who holds it.  Gives the way back."""
    before = function.__code__
    function.__code__ = nothing(before)

    def restore() -> None:
        function.__code__ = before

    return restore


def nothing(code: CodeType) -> CodeType:
    """Code that does nothing, of the same kind: plain, coroutine or generator, with the same free variables."""
    is_async = bool(code.co_flags & 0x280)  # CO_COROUTINE, CO_ASYNC_GENERATOR
    yields = bool(code.co_flags & 0x220)  # CO_GENERATOR, CO_ASYNC_GENERATOR
    free = ", ".join(code.co_freevars)
    lines = ["def outer():"]
    lines += [f"    {name} = None" for name in code.co_freevars]
    lines += [f"    {'async ' if is_async else ''}def empty(*given, **named):"]
    lines += [f"        lambda: ({free},)"] if free else []
    lines += ["        return", "        yield"] if yields else ["        return None"]
    lines += ["    return empty"]
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    empty: CodeType = names["outer"]().__code__
    return empty.replace(co_name=code.co_name, co_qualname=code.co_qualname, co_filename=code.co_filename)


def shuffle(table: dict[str, Any]) -> Callable[[], None]:
    """Move the values of a printed table on by one, in place.  Gives the way back."""
    before = {row: list(values) if isinstance(values, list) else values for row, values in table.items()}
    single = [row for row, values in table.items() if not isinstance(values, list)]
    for values in table.values():
        if isinstance(values, list):
            values[:] = values[1:] + values[:1]
    for row, other in zip(single, single[1:] + single[:1]):
        table[row] = before[other]

    def restore() -> None:
        for row, values in before.items():
            if isinstance(values, list):
                table[row][:] = values
            else:
                table[row] = values

    return restore


# ---- in the process that runs the tests ----------------------------------------------------------------------------------
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


class Tests:
    """The collected tests of a game: what each cites, and how it went without a knock-out."""

    def __init__(self, game: Game, items: Sequence[Any]) -> None:
        self.game, self.items = game, items
        book = rulebook.load(game)
        self.rules = [rule.id for rule in book.counted]
        one = re.compile(rulebook.pattern(book).pattern)
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
            began = doors.stopwatch()
            results.append((i, self.run(i), doors.stopwatch() - began))
        return results

    def knock_out(self, rule: str, places: list[rulebook.Citation], order: list[tuple[int, float]]) -> tuple[bool, str]:
        """Whether a test catches it, and which; or why none does."""
        with knocked_out(places) as changed:
            if not changed:
                return False, "no function and no table that can be knocked out cites it"
            for i, took in order:
                if self.run(i, min(LONGEST, 3 + 10 * took)) == "failed":
                    return True, str(self.items[i].nodeid)
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
            running[pipe] = n, pid, doors.stopwatch() + most, bytearray()
            watch.register(pipe, selectors.EVENT_READ)
        ready = {key.fd for key, _ in watch.select(0.5)}
        for pipe, (n, pid, until, got) in list(running.items()):
            data = os.read(pipe, 1 << 16) if pipe in ready else None
            late = doors.stopwatch() > until
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
    citations = rulebook.cited(tests.game)
    rules = [rule for rule in tests.rules if rule in citations]
    pairs = [(name, value) for name, values in options.items() for value in values if others(tests.game, name, value)[1]]
    say(of=len(rules) + len(pairs), options=options)
    orders = [sorted(((i, s) for i, s in took.items() if rule in tests.cites[i]), key=lambda x: x[1]) for rule in rules]
    jobs = [functools.partial(tests.knock_out, rule, citations[rule], order) for rule, order in zip(rules, orders)]
    for n, result in each(jobs, 120):
        caught, why = result or (True, "it broke the process that ran the tests")
        say(rule=rules[n], caught=caught, why=why)
    shown = [sorted(((i, took[i]) for i in tests.showing(*pair, took)), key=lambda x: x[1]) for pair in pairs]
    for n, result in each([functools.partial(tests.swap, *pair, order) for pair, order in zip(pairs, shown)], 120):
        caught, why = result or (True, "")
        say(swap=" = ".join(pairs[n]), caught=caught, why=why)
    say(over=True)


def main(package: str, scratch: str, *tests: str) -> int:
    """Run the knock-outs of the game in this package; lines of JSON on standard output, pytest's words on the other."""
    import pytest

    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(**what: Any) -> None:
        lines.write(json.dumps(what) + "\n")
        lines.flush()

    game = importlib.import_module(package).game
    for place in {place.module for places in rulebook.cited(game).values() for place in places if place.kind in CODE}:
        importlib.import_module(place)
    words = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", "-c", str(ROOT / "pyproject.toml")]
    words += ["--rootdir", str(ROOT), "--basetemp", str(Path(scratch) / "pytest"), *tests]
    return int(pytest.main(words, plugins=[Loop(game, say)]))


CODE: Final = ("function", "class")

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
