"""Machine code is made once of a whole module, and is the same as numba makes by itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.effects import d, roll
from montjoy.core.state import State, ints, state
from montjoy.fights import Batch, have_numba

pytestmark = [pytest.mark.compiled, pytest.mark.skipif(not have_numba(), reason="about machine code")]


@state
class Purse(State):
    coins: int = 0
    spent: list[int] = ints(6)


def price(face: int) -> int:
    return face * face


def pay(purse: Purse, face: int) -> int:
    cost = min(price(face), purse.coins)
    purse.coins -= cost
    purse.spent[face - 1] += cost
    return cost


async def shop(purse: Purse) -> int:
    """Until nothing is left: how often something was bought."""
    times = 0
    while purse.coins > 0:
        pay(purse, await roll(d(6), "test.price"))
        times += price(1)
    return times


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Of which functions machine code is made from now on, with nothing kept from before."""
    from numba.core.codegen import JITCodeLibrary

    from montjoy.fights.batch import cache

    monkeypatch.setenv("MONTJOY_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "_loaded", {})
    names: list[str] = []
    optimized = JITCodeLibrary._optimize_final_module

    def noted(self: Any) -> None:
        names.append(self.name)
        optimized(self)

    monkeypatch.setattr(JITCodeLibrary, "_optimize_final_module", noted)
    return names


def bought() -> tuple[list[int], list[object], set[str]]:
    """How often, what was left, and the functions of the module."""
    batch = Batch(shop, None, Purse)
    times, purses = batch(Purse(coins=100), 200, 1, keep=True)
    return list(map(int, times)), [purse.key() for purse in purses], set(re.findall(r"^def (\w+)", batch.text(), re.MULTILINE))


def test_code_is_made_of_what_python_calls_alone(made: list[str]) -> None:
    _, _, functions = bought()
    assert len(functions) > 10 and [name for name in made if name in functions] == ["run"]


def test_a_numba_that_was_not_read_does_it_in_its_own_way(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same numbers."""
    from montjoy.fights.batch import cache, linking

    times, purses, _ = bought()
    made.clear()
    monkeypatch.setattr(cache, "_loaded", {})
    monkeypatch.setenv("MONTJOY_CACHE", f"{cache.folder()}-anew")
    monkeypatch.setattr(linking, "READ", "another")
    again, left, functions = bought()
    assert again == times and left == purses
    assert {"run", "_pay_", "_price_", "_u64"} <= functions & set(made)


def test_the_numba_of_the_tests_was_read() -> None:
    """A new one: does `CPUCodeLibrary.finalize` still link, optimize and add, and nothing else?"""
    import numba

    from montjoy.fights.batch import linking

    assert numba.__version__.startswith(linking.READ)


ANOTHER = """
import sys
from montjoy.fights import Batch
from tests.fights.batch.test_linking import Purse, shop
batch = Batch(shop, None, Purse)
run = batch.module.run
print(batch.module.__file__, flush=True)
sys.stdin.readline()
batch(Purse(coins=100), 20, 1)
print(sum(run.stats.cache_misses.values()), sum(run.stats.cache_hits.values()))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="each process compiles for itself there")
def test_processes_that_want_the_same_take_turns(tmp_path: Path) -> None:
    """Red where two compile the same battle at once: one compiles it, the other reads what is kept then."""
    from montjoy.fights.batch import linking

    env = {**os.environ, "MONTJOY_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    both = [
        subprocess.Popen([sys.executable, "-c", ANOTHER], env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    with linking.turn(both[0].stdout.readline().strip()):
        both[1].stdout.readline()
        for one in both:
            one.stdin.write("\n")
            one.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):
            both[0].wait(2)
    assert sorted(tuple(one.communicate()[0].split()) for one in both) == [("0", "1"), ("1", "0")]


@pytest.mark.skipif(sys.platform == "win32", reason="each process compiles for itself there")
def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever compiles may have been stopped in the middle; a folder on another machine may have no locks."""
    import fcntl

    from montjoy.fights.batch import linking

    monkeypatch.setattr(linking, "LONGEST", 0.2)
    with open(f"{tmp_path / 'module'}.lock", "wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with linking.turn(str(tmp_path / "module")):
            pass

    def no_locks(*_: Any) -> None:
        raise OSError(95, "not supported")

    monkeypatch.setattr(linking.fcntl, "flock", no_locks)
    monkeypatch.setattr(linking, "LONGEST", 1e9)
    with linking.turn(str(tmp_path / "another")):
        pass
