"""Knock-out: is every rule tested?

For every rule of a game the code that cites it is replaced by code that does nothing (a printed table: its values are
moved on by one), and the tests that cite the rule are run until one fails.  A rule is *tested* when one does: `caught`.
If none does it has `survived`, and the tests prove nothing about it.

    coverage(game)          what `montjoy rules GAME --coverage --json` prints

A test cites a rule by its id in the docstring of the function or of its class, in a parameter's id, or in the name
(`test_cd_4_...`).  It tests an option's value where `name = value` stands in the same places or in its code, or where a
parameter of the option's name has the value; the default is tested by a test of the option's rule that sets nothing else.
An option is knocked out value by value: read as any of its other values (`swapped.py`), it must turn such a test red.

Here is what people ask for and what is remembered; `trials.py` runs the tests, in a process of its own, `silenced.py` and
`swapped.py` do the knocking out.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

import montjoy
from montjoy.core.content import files, rulebook
from montjoy.core.content.citations import Citation, cited, unknown
from montjoy.core.game import Game, home

Progress = Callable[[int, int, str], None]
ROOT: Final = Path(montjoy.__file__).resolve().parents[2]


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
    citations = cited(game)
    found: dict[str, Any] = {"rules": {}, "options": {}, "swaps": {}}
    note = ""
    if run:
        tests = where_tests_are(game) if tests is None else tests
        note = why_not_run(tests)
        if not note:
            kept, there = files.home() / "knockout" / f"{game.slug}.json", tests
            found = remembered(kept, depends_on(game, there), fresh, lambda: _in_another_process(game, there, progress))
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


def _report(game: Game, citations: dict[str, list[Citation]], found: dict[str, Any], note: str) -> dict[str, Any]:
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
        "unknown": unknown(game, citations),
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
def remembered(kept: Path, places: Iterable[Path], fresh: bool, find: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What was found the last time, and stands in that file; found anew where something in these places has changed since, or
    if `fresh`."""
    key = fingerprint(places)
    if not fresh:
        with contextlib.suppress(files.BadFile, ValueError, KeyError, TypeError):
            there = msgspec.json.decode(files.read_bytes(kept))
            if there["key"] == key:
                return there["found"]  # type: ignore[no-any-return]
    found = find()
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
    """Run `trials.py` in a process of its own, and read its lines of JSON as they come."""
    with tempfile.TemporaryDirectory() as scratch:
        words = [type(game).__module__, scratch, *map(str, tests)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        for name in [name for name in env if name.startswith("PYTEST_")]:
            del env[name]
        with (Path(scratch) / "said").open("w+", encoding="utf-8", errors="replace") as said:
            process = subprocess.Popen(
                [sys.executable, "-m", "montjoy.lab.trials", *words],
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
