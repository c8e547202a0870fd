"""Batches: slices, executors, errors, pools, the cache."""

from __future__ import annotations

import importlib
import math
import os
import pickle
import stat
import subprocess
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from bench.games import siege
from montjoy.core.effects import YES_NO, choose, d, hits, roll
from montjoy.core.state import State, ints, many, state
from montjoy.fights import Batch, Enumerator, Policy, PoolTooLarge, have_numba, lowered_source

pytestmark = pytest.mark.compiled
needs_numba = pytest.mark.skipif(not have_numba(), reason="about machine code")
FIRST, SECOND = 0, 1


@state
class Small(State):
    x: int = 0
    y: int = 0
    row: list[int] = ints(3)


@state
class Pair(State):
    small: list[Small] = many(Small, 2)


async def grow(small: Small) -> int:
    """x is squared y times: soon too large for a machine word."""
    for _ in range(small.y):
        small.x = small.x * small.x
    return small.x


async def add_up(small: Small) -> int:
    small.row[small.y] += small.x
    small.x -= -small.x
    return small.row[small.y] - (-small.x)


async def double(small: Small) -> int:
    return small.x << small.y


async def opposite(small: Small) -> int:
    return -small.x + abs(small.x)


async def beyond(small: Small) -> int:
    face = await roll(d(6), "SMALL-1")
    return reach(small, face)


def reach(small: Small, face: int) -> int:
    return small.row[small.y + (3 if face == 6 else 0)]


async def divide(small: Small) -> int:
    return 100 // (await roll(d(6), "SMALL-2") - 1)


async def pool(small: Small) -> int:
    return await hits(small.x, 2, 6, "SMALL-3")


async def two_pools(small: Small) -> int:
    small.y = await hits(small.x, 1, 2, "SMALL-4")
    return await hits(small.y, 6, 6, "SMALL-5") * 1000 + await hits(small.x, 0, 6, "SMALL-6")


async def ask_whom(small: Small) -> int:
    return await choose(small.x, 0, YES_NO)


async def nothing(pair: Pair) -> None:
    pair.small[1].x += 1


def no(seen: Any, seat: int, ask: int, mask: int, luck: Any) -> int:
    return 0


def stubborn(small: Small, seat: int, ask: int, mask: int, luck: Any) -> int:
    return small.y


def small(x: int = 0, y: int = 0) -> Small:
    made = Small()
    made.x, made.y = x, y
    return made


# ---- slices and workers ------------------------------------------------------------------------------------------------
def test_any_slice_can_be_fought_alone() -> None:
    batch = Batch(siege.siege_to_the_end, siege.policy, siege.Siege)
    whole, finals = batch(siege.new_siege(), 60, seed=5, first=10, keep=True)
    part, some = batch(siege.new_siege(), 20, seed=5, first=40, keep=True)
    assert list(part) == list(whole[30:50]) and some[:] == finals[30:50]
    assert len(batch(siege.new_siege(), 0, seed=5)[0]) == 0 and len(batch(siege.new_siege(), 3, seed=5)[1]) == 0


def test_one_start_or_one_for_each() -> None:
    batch = Batch(siege.siege_to_the_end, siege.policy, siege.Siege)
    starts = [siege.new_siege(), siege.new_siege(((9, 9),)), siege.new_siege(((1, 1),))]
    values, finals = batch(starts, 3, seed=1, keep=True)
    for i, start in enumerate(starts):
        value, final = batch(start, 1, seed=1, first=i, keep=True)
        assert value[0] == values[i] and final[0] == finals[i]
    assert starts[0] == siege.new_siege()
    with pytest.raises(ValueError, match="3 starts for 4 fights"):
        batch(starts, 4, seed=1)


def test_a_rule_without_a_value_gives_0() -> None:
    values, finals = Batch(nothing, None, Pair)(Pair(), 2, seed=1, keep=True)
    assert list(values) == [0, 0] and finals[1].small[1].x == 1 and finals[-1].small[0].x == 0
    with pytest.raises(IndexError):
        finals[2]


@needs_numba
def test_finals_are_a_structured_array() -> None:
    batch = Batch(nothing, None, Pair)
    _, finals = batch(Pair(), 5, seed=1, keep=True)
    assert finals.records["small"]["x"].tolist() == [[0, 1]] * 5
    again, _ = batch(finals.records, 5, seed=1)
    assert len(again) == 5
    with pytest.raises(TypeError, match="Small"):
        Batch(grow, None, Small)(finals.records, 5, seed=1)


def test_threads_give_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("montjoy.fights.batch.batch.CHUNK", 0.01)
    batch = Batch(siege.siege_to_the_end, siege.policy, siege.Siege)
    n = 50_000 if have_numba() else 300
    want, finals = batch(siege.new_siege(), n, seed=9, first=4, keep=True)
    with ThreadPoolExecutor(2) as pool:
        got, same = batch.over(pool, siege.new_siege(), n, seed=9, first=4, keep=True)
    assert list(got) == list(want) and same[n - 1] == finals[n - 1] and len(same) == n
    starts = [siege.new_siege()] * 40
    with ThreadPoolExecutor(2) as pool:
        assert list(batch.over(pool, starts, 40, seed=9)[0]) == list(batch(starts, 40, seed=9)[0])


def test_processes_give_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("montjoy.fights.batch.batch.CHUNK", 0.01)
    batch = Batch(siege.siege_to_the_end, siege.policy, siege.Siege)
    n = 20_000 if have_numba() else 200
    with ProcessPoolExecutor(1, mp_context=get_context("forkserver" if sys.platform != "win32" else "spawn")) as pool:
        got, _ = batch.over(pool, siege.new_siege(), n, seed=9)
    assert list(got) == list(batch(siege.new_siege(), n, seed=9)[0])


def test_a_batch_travels() -> None:
    batch = Batch(siege.siege_to_the_end, Policy(siege.policy), siege.Siege)
    again = pickle.loads(pickle.dumps(batch))
    assert list(again(siege.new_siege(), 5, 1)[0]) == list(batch(siege.new_siege(), 5, 1)[0])


# ---- errors ------------------------------------------------------------------------------------------------------------
def test_an_index_beyond_the_end_is_found_and_the_rule_named() -> None:
    batch = Batch(beyond, None, Small)
    with pytest.raises(IndexError) as caught:
        batch(small(y=2), 100, seed=3)
    text = "".join(traceback.format_exception(caught.value))
    assert "in reach" in text and "small.row[small.y" in text and "in beyond" in text and "of seed 3" in text
    number = int(text.split("in fight ")[1].split()[0])
    assert list(batch(small(y=2), number, seed=3)[0]) == [0] * number  # all before it go well


def test_an_index_below_the_start_counts_from_the_end() -> None:
    start = small(y=-1)
    start.row[2] = 8
    assert Batch(beyond, None, Small)(start, 1, seed=1)[0][0] in (0, 8)
    with pytest.raises(IndexError):
        Batch(beyond, None, Small)(small(y=-9), 1, seed=1)


def test_division_by_zero_is_found() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        Batch(divide, None, Small)(small(), 100, seed=3)
    assert "in divide" in "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize(
    ("rule", "start"),
    [
        (grow, small(3, 6)), (grow, small(-(1 << 32), 2)), (grow, small(-(1 << 63), 1)), (add_up, small(1 << 62, 0)),
        (double, small(1, 63)), (double, small(3, 62)), (opposite, small(-(1 << 63))),
    ],
)
def test_overflow_is_found_when_checked(rule: Any, start: Small) -> None:
    start = start.copy()
    if rule is add_up:
        start.row[0] = 1 << 62
    with pytest.raises(OverflowError) as caught:
        Batch(rule, None, Small, checked=True)(start, 1, seed=1)
    assert f"in {rule.__name__}" in "".join(traceback.format_exception(caught.value))


@needs_numba
def test_overflow_is_silent_when_not_checked() -> None:
    """Which is why the tests of every fight run checked."""
    assert Batch(grow, None, Small)(small(3, 6), 1, seed=1)[0][0] != 3**64


def test_checked_changes_nothing_else() -> None:
    assert "_mul(" in lowered_source(grow, None, checked=True) and "_mul(" not in lowered_source(grow, None)
    for x, y in ((3, 5), (-5, 3), (2, 0)):
        one, other = Batch(grow, None, Small, checked=True), Batch(grow, None, Small)
        assert one(small(x, y), 1, 1)[0][0] == other(small(x, y), 1, 1)[0][0]


def test_an_answer_that_is_no_option_is_found() -> None:
    assert list(Batch(ask_whom, stubborn, Small)(small(y=1), 2, seed=1)[0]) == [1, 1]
    for wrong in (2, -1, 64):
        with pytest.raises(ValueError, match="not one of the options"):
            Batch(ask_whom, stubborn, Small)(small(y=wrong), 1, seed=1)


def test_a_seat_beyond_the_last_is_found() -> None:
    assert Batch(ask_whom, no, Small, seats=12)(small(11), 1, seed=1)[0][0] == 0
    with pytest.raises(IndexError, match="seat 11 is asked"):
        Batch(ask_whom, no, Small)(small(11), 1, seed=1)
    with pytest.raises(IndexError):
        Batch(ask_whom, no, Small)(small(-1), 1, seed=1)


@pytest.mark.parametrize(("n", "first"), [(-1, 0), (1, -1), (1, 1 << 56)])
def test_numbers_of_fights(n: int, first: int) -> None:
    with pytest.raises(ValueError, match="fights"):
        Batch(grow, None, Small)(small(), n, 1, first=first)


# ---- pools -------------------------------------------------------------------------------------------------------------
def test_larger_pools_get_larger_tables() -> None:
    batch = Batch(pool, None, Small, most_dice=8)
    assert batch(small(8), 1, seed=2)[0][0] <= 8
    values = batch(small(100), 200, seed=2)[0]
    assert abs(sum(values) / 200 - 100 / 3) < 4 * math.sqrt(100 * 2 / 9 / 200)
    assert [*batch(small(8), 5, seed=2)[0]] == [*Batch(pool, None, Small)(small(8), 5, seed=2)[0]]


def test_a_pool_beyond_all_tables_is_refused() -> None:
    for n in (401, 1 << 40):
        with pytest.raises(PoolTooLarge, match="at most 400"):
            Batch(pool, None, Small)(small(n), 1, seed=2)
    with pytest.raises(PoolTooLarge, match="at most 400"):
        Batch(pool, None, Small, most_dice=401)
    with pytest.raises(PoolTooLarge, match="at most 400"):
        Enumerator(pool, None, Small).chain(small(401), 1)
    with pytest.raises(ValueError, match="a pool of"):
        Batch(pool, None, Small)(small(-1), 1, seed=2)


@pytest.mark.slow
def test_400_dice() -> None:
    values = Batch(pool, None, Small, most_dice=400)(small(400), 2000, seed=2)[0]
    assert abs(sum(values) / 2000 - 400 / 3) < 4 * math.sqrt(400 * 2 / 9 / 2000)


def test_sure_and_hopeless_pools_draw_once() -> None:
    batch = Batch(two_pools, None, Small)
    values, finals = batch(small(9), 50, seed=4, keep=True)
    assert list(values) == [f.y * 1000 for f in finals] and batch.draws == (3,)


# ---- the cache -----------------------------------------------------------------------------------------------------------
def test_importing_the_package_imports_no_numba() -> None:
    code = "import sys, montjoy.fights as c; c.Batch, c.Enumerator, c.Policy, c.NotCompilable, c.lowered_source\n"
    code += "print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": "src"})
    assert done.stdout.split() == ["False", "False"], done.stderr
    with pytest.raises(AttributeError):
        importlib.import_module("montjoy.fights").Bacth


@needs_numba
def test_a_changed_callee_is_another_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.fights.batch import modules
    from montjoy.fights.batch.cache import module_name

    text = (
        "from montjoy.core.state import State, state\nfrom {helper} import plus\n\n@state\nclass S(State):\n    x: int = 0\n\n"
        "async def rule(s: S) -> int:\n    return plus(s.x)\n"
    )
    names = set()
    monkeypatch.syspath_prepend(tmp_path)
    for i, n in enumerate((1, 2, 1)):
        (tmp_path / f"helper{i}.py").write_text(f"def plus(x: int) -> int:\n    return x + {n}\n")
        (tmp_path / f"rule{i}.py").write_text(text.format(helper=f"helper{i}"))
        module = importlib.import_module(f"rule{i}")
        batch = Batch(module.rule, None, module.S)
        assert batch.program.body.count(f"return x + {n}") == 1
        generated = modules.sampler(batch.program, 4, 0).split("\n", 1)[1]  # without the line that names the rule
        names.add(module_name(generated))
    assert len(names) == 2


@needs_numba
def test_the_cache_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.fights.batch import cache

    monkeypatch.setenv("MONTJOY_CACHE", str(tmp_path / "mine"))
    assert cache.folder() == tmp_path / "mine" / "compiled" and cache.private(cache.folder())
    assert stat.S_IMODE(cache.folder().stat().st_mode) == 0o700 or sys.platform == "win32"
    cache.folder().chmod(0o777)
    assert cache.private(cache.folder()) and stat.S_IMODE(cache.folder().stat().st_mode) == 0o700
    made = cache.load(f"x = {tmp_path.name!r}\n")
    assert Path(made.__file__ or "").parent == cache.folder() and made is cache.load(f"x = {tmp_path.name!r}\n")
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("MONTJOY_CACHE", str(blocked))
    with pytest.warns(UserWarning, match="not kept"):
        assert cache.load("y = 1\n").y == 1


def test_folders_by_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.fights.batch import cache

    monkeypatch.delenv("MONTJOY_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/x")
    monkeypatch.setenv("LOCALAPPDATA", "/l")
    for platform, end in (("linux", "/x/montjoy/compiled"), ("darwin", "Library/Caches/montjoy/compiled"),
                          ("win32", "/l/montjoy/Cache/compiled")):
        monkeypatch.setattr(sys, "platform", platform)
        assert cache.folder().as_posix().endswith(end)
