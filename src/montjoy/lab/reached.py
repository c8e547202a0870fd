"""Reached: does every rule of a game matter in play?

The kept games (`played.py`) are played again from their set-ups, each time with one function that cites a rule knocked out, one
printed table shuffled, or one option's value read as another.  A rule is *reached* when with one of its functions or tables a
game departs: the record, what a viewer is told or shown, the outcome or the reply to an attempt is otherwise.  An option's value
is reached when, read as each other value, a game that is played under it departs.  Events, questions, answers, forms, orders,
refusals and endings are reached when they occur.

    with_reached(game, found)       adds "reached" to what `knockout.coverage` has found

What no game can reach is named in `unreached.toml` beside the games, with its reason: at most two in a hundred of the rules of a
layer, of the options' values, and of all else together.
Here is what people ask for and what is remembered; `reached_trials.py` does the replays, in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

import montjoy
from montjoy.core.content import files
from montjoy.core.content.citations import Citation, cited
from montjoy.core.game import Game, home
from montjoy.lab import played
from montjoy.lab.knockout import ROOT, KnockOutFailed, Progress, remembered
from montjoy.lab.parts import parts

NO_CODE: Final = "there is no function and no table in it that can be knocked out"
MOST: Final = 50                                             # one exception for so many of a column
NOTHING: Final[dict[str, Any]] = {"places": {}, "swaps": {}, "seen": {}}


def with_reached(
    game: Game, found: dict[str, Any], progress: Progress | None = None, run: bool = True, *, fresh: bool = False,
    folder: Path | None = None,
) -> dict[str, Any]:
    """The report of `knockout.coverage` with what is reached: in each layer and option "reached", a list; "unreached", by rule or
    value why not; "dead", the functions and tables that never make a difference; "parts"; and "wrong", what is wrong with the
    exceptions."""
    folder = played.where_games_are(game) if folder is None else folder
    results = NOTHING
    note = ""
    if folder is None or not played.kept_games(game, folder):
        note = "no kept games of this game are here: run this from a checkout of Montjoy"
    elif run:
        kept, there = files.home() / "reached" / f"{game.slug}.json", folder
        places = [Path(montjoy.__file__).parent, home(game), there]
        results = remembered(kept, places, fresh, lambda: _in_another_process(game, there, progress))
    return report(game, found, results, played.unreached(folder), note)


def report(
    game: Game, found: dict[str, Any], results: Mapping[str, Any], excused: Sequence[played.Unreached] = (), note: str = ""
) -> dict[str, Any]:
    """`found` with the results of the trials in it."""
    citations = {rule: [p for p in places if p.kind != "option"] for rule, places in cited(game).items()}
    layers: dict[str, Any] = {}
    for name, layer in found["layers"].items():
        done: list[str] = layer["implemented"]
        reached = [rule for rule in done if any(_by(results, place) for place in citations[rule])]
        why = {rule: _why(results, citations[rule]) for rule in done if rule not in reached}
        layers[name] = layer | {"reached": reached, "unreached": why}
    options: dict[str, Any] = {}
    for name, one in found["options"].items():
        swaps = {value: results["swaps"].get(f"{name} = {value}", {"by": "", "why": ""}) for value in one["values"]}
        reached = [value for value in one["values"] if swaps[value]["by"]]
        options[name] = one | {"reached": reached, "unreached": {v: swaps[v]["why"] for v in swaps if v not in reached}}
    there = {column: _part(names, results["seen"].get(column, [])) for column, names in parts(game).items()}
    dead = {place: one["why"] for place, one in results["places"].items() if not one["by"] and one["why"] != NO_CODE}
    whole = found | {"layers": layers, "options": options, "parts": there, "dead": dead}
    whole["excused"] = msgspec.to_builtins(excused)
    whole["wrong"] = wrong_exceptions(whole, excused) if results["places"] else []
    return whole | {"note": "; ".join(filter(None, [found.get("note", ""), note]))}


def _by(results: Mapping[str, Any], place: Citation) -> str:
    """The game that departs with a place knocked out."""
    return str(results["places"].get(str(place), {"by": ""})["by"])


def _why(results: Mapping[str, Any], places: Sequence[Citation]) -> str:
    return "; ".join(f"{place}: {results['places'][str(place)]['why']}" for place in places if str(place) in results["places"])


def _part(names: Sequence[str], seen: Sequence[str]) -> dict[str, list[str]]:
    return {"all": list(names), "reached": [name for name in names if name in seen]}


# ---- exceptions --------------------------------------------------------------------------------------------------------
def columns(whole: Mapping[str, Any]) -> dict[str, tuple[list[str], list[str]]]:
    """By column, all that is to be reached and what is: each layer's rules that are implemented, "options", the parts."""
    found = {name: (list(layer["implemented"]), list(layer["reached"])) for name, layer in whole["layers"].items()}
    values = [f"{name} = {value}" for name, one in whole["options"].items() for value in one["values"]]
    reached = [f"{name} = {value}" for name, one in whole["options"].items() for value in one["reached"]]
    found["options"] = values, reached
    return found | {name: (one["all"], one["reached"]) for name, one in whole["parts"].items()}


def missing(whole: Mapping[str, Any]) -> dict[str, list[str]]:
    """By column, what is neither reached nor excused."""
    excused = {(one["column"], one["name"]) for one in whole["excused"]}
    found = {}
    for column, (names, reached) in columns(whole).items():
        left = [name for name in names if name not in reached and (column, name) not in excused]
        if left:
            found[column] = left
    return found


def wrong_exceptions(whole: Mapping[str, Any], excused: Sequence[played.Unreached]) -> list[str]:
    """Exceptions that are none: of nothing that is there, of what is reached, without a reason, or too many.  Events, questions,
    answers, forms, orders, refusals and endings are counted together."""
    there = columns(whole)
    wrong = []
    for one in excused:
        names, reached = there.get(one.column, ([], []))
        if one.name not in names:
            wrong.append(f"{one.column}: there is no {one.name}")
        elif one.name in reached:
            wrong.append(f"{one.column}: {one.name} is reached")
        elif not one.why.strip():
            wrong.append(f"{one.column}: {one.name} stands there without a reason")
    together = {column: "all else" if column in whole["parts"] else column for column in there}
    for group in dict.fromkeys(together.values()):
        of = sum(len(names) for column, (names, _) in there.items() if together[column] == group)
        count = sum(together.get(one.column) == group for one in excused)
        if count * MOST > of:
            wrong.append(f"{group}: {count} exceptions of {of}, which is more than 2 %")
    return wrong


# ---- in another process ------------------------------------------------------------------------------------------------
def _in_another_process(game: Game, folder: Path, progress: Progress | None) -> dict[str, Any]:
    """Run `reached_trials.py` in a process of its own, and read its lines of JSON as they come."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    found: dict[str, Any] = {"places": {}, "swaps": {}, "seen": {}}
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "montjoy.lab.reached_trials", type(game).__module__, str(folder)],
            cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said,
        )  # fmt: skip
        try:
            wrong, over = _listen(process, found, progress)
        finally:
            process.kill()
            process.wait()
        if not over:
            said.seek(0)
            raise KnockOutFailed(wrong or "the kept games could not be played again:\n" + said.read()[-2000:])
    return found


def _listen(process: subprocess.Popen[bytes], found: dict[str, Any], progress: Progress | None) -> tuple[str, bool]:
    """Notes every result; gives what went wrong, and whether it came to its end."""
    of, wrong, over = 0, "", False
    assert process.stdout is not None
    for line in process.stdout:
        said = json.loads(line)
        kind, name = ("places", said.get("place")) if "place" in said else ("swaps", said.get("swap"))
        if name is not None:
            found[kind][name] = {"by": said["by"], "why": said["why"]}
            if progress is not None:
                progress(len(found["places"]) + len(found["swaps"]), of, name)
        found["seen"] = said.get("seen", found["seen"])
        of, wrong, over = said.get("of", of), said.get("wrong", wrong), said.get("over", over)
    return wrong, over
