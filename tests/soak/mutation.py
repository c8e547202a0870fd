"""Mutation of one number: every whole number in the text of The Rudern War's fights is made one larger, one at a time, and
the tests of the fights must notice.  Prints what survives; `WHY` says why that is right.

    python -m tests.soak.mutation            all mutants, two at a time; JSON on stdout
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from tests.suite.usage import parser

ROOT = Path(__file__).resolve().parents[2]
MODULES = ("strength", "casualties", "luck", "fight", "hosts")
TESTS = ("battle", "authoring/test_unit_table.py", "rules/battles", "test_examples.py")
SECONDS = 90

# Survivors that are right, by "module.function: the line's text" -> why nobody can tell the difference.
WHY: dict[str, str] = {}


class Mutant:
    """One number of one function made one larger."""

    def __init__(self, module: ModuleType, function: str, line: int, column: int, text: str, code: CodeType) -> None:
        self.module, self.function, self.text, self.code = module, function, text, code
        self.line, self.column = line, column

    @property
    def name(self) -> str:
        return f"{self.module.__name__.rsplit('.', 1)[-1]}.{self.function}: {self.text}"

    def apply(self) -> None:
        thing: Any = self.module
        for part in self.function.split("."):
            thing = inspect.getattr_static(thing, part)
        thing = getattr(thing, "fget", None) or getattr(thing, "__func__", None) or thing
        while hasattr(thing, "__wrapped__"):
            thing = thing.__wrapped__
        assert isinstance(thing, FunctionType)
        thing.__code__ = self.code


def mutants(module: ModuleType) -> Iterator[Mutant]:
    path = inspect.getsourcefile(module)
    assert path is not None
    source = Path(path).read_text("utf-8")
    lines = source.splitlines()
    tree = ast.parse(source)
    for owner, function in functions(tree):
        for node in (node for statement in function.body for node in ast.walk(statement)):  # type: ignore[attr-defined]
            if isinstance(node, ast.Constant) and type(node.value) is int:
                old, node.value = node.value, node.value + 1
                code = code_of(compile(tree, path, "exec"), owner)
                node.value = old
                yield Mutant(module, owner, node.lineno, node.col_offset, lines[node.lineno - 1].strip(), code)


def functions(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, ast.AST]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{owner}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield owner + node.name, node


def code_of(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
    return code


class Hunt:
    """A pytest plugin: collects once, then plays every mutant in a child of its own, two at a time."""

    def __init__(self) -> None:
        self.found: list[tuple[Mutant, bool]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        all_mutants = [m for name in MODULES for m in mutants(importlib.import_module(f"montjoy.games.rudern.battle.{name}"))]
        running: dict[int, tuple[Mutant, float]] = {}
        waiting = all_mutants[::-1]
        while waiting or running:
            while waiting and len(running) < 2:
                mutant = waiting.pop()
                pid = os.fork()
                if not pid:
                    self.child(session, mutant)
                running[pid] = mutant, time.monotonic()
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid:
                mutant, _ = running.pop(pid)
                killed = not (os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0)
                self.found.append((mutant, killed))
                if not killed:
                    print("survives:", mutant.name, f"(column {mutant.column})", file=sys.stderr, flush=True)
                continue
            for slow, (_, since) in running.items():
                if time.monotonic() - since > SECONDS:
                    os.kill(slow, 9)
            time.sleep(0.02)
        return True

    def child(self, session: pytest.Session, mutant: Mutant) -> None:
        """Exit status 0: all tests pass, the mutant survives."""
        from _pytest.runner import runtestprotocol

        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, 1)
        os.dup2(devnull, 2)
        try:
            mutant.apply()
            for item in session.items:
                for report in runtestprotocol(item, nextitem=None, log=False):
                    if report.failed:
                        os._exit(1)
        except BaseException:
            os._exit(1)
        os._exit(0)


def hunt() -> tuple[int, int, list[str]]:
    """(mutants, killed, survivors)."""
    plugin = Hunt()
    files = [str(ROOT / "tests" / "games" / "rudern" / name) for name in TESTS]
    os.environ["MONTJOY_WITHOUT_NUMBA"] = "1"  # compiled fights would not notice a changed function
    pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header", *files], plugins=[plugin])
    survivors = sorted(f"{m.name} (column {m.column})" for m, killed in plugin.found if not killed)
    return len(plugin.found), len(plugin.found) - len(survivors), survivors


if __name__ == "__main__":
    parser("python -m tests.soak.mutation", __doc__).parse_args()
    total, killed, left = hunt()
    print(json.dumps({"mutants": total, "killed": killed, "survivors": left}, indent=1, ensure_ascii=False))
