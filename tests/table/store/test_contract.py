"""What every store promises, on every store that is there."""

from __future__ import annotations

import contextlib
import inspect
import itertools
import os
import random
import textwrap
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from montjoy.table.store import (
    Conflict,
    Damaged,
    Full,
    Head,
    Key,
    KeyTaken,
    Line,
    Pass,
    Store,
    StoreError,
    Write,
    tables,
)
from montjoy.table.store.engines import open_store
from montjoy.table.store.sqlite import Sqlite
from montjoy.table.store.writer import Job, Writer

A, B = Line("header", b"{}", 1.0), Line("choice", b"\x00\xff", 2.5)


@contextlib.contextmanager
def planted(module: ModuleType, name: str, right: str, wrong: str) -> Iterator[None]:
    """A function with one line of wrong code in it."""
    function = getattr(module, name)
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(right) == 1
    found: dict[str, Callable[..., object]] = {}
    exec(compile(source.replace(right, wrong), "planted", "exec"), vars(module), found)
    setattr(module, name, found[name])
    try:
        yield
    finally:
        setattr(module, name, function)


def made(store: Store, game: str = "a", *lines: Line) -> int:
    return store.commit(Write(game=game, expected=0, lines=lines or (A,))).result()


# ---- what is written is there ------------------------------------------------------------------------------------------
def test_everything_of_a_write_is_there(store: Store) -> None:
    passed = Pass(b"h1", "a", "red", "invite", 9.0)
    write = Write(game="a", expected=0, lines=(A, B), status="open", due=7, key=Key("red", "k", b"d", b"r"),
                  snapshot=(2, b"snap"), passes=(passed,), meta=b"m", secret=b"s")
    assert store.commit(write).result() == 2
    assert store.head("a") == Head("a", 2, "open", 7.0, 1.0, 2.5)
    assert store.lines("a") == (A, B) and store.lines("a", 1) == (B,) and store.lines("a", 2) == ()
    assert store.snapshot("a") == (2, b"snap") and store.meta("a") == b"m" and store.secret("a") == b"s"
    assert store.key("a", "red", "k") == Key("red", "k", b"d", b"r") and store.key("a", "blue", "k") is None
    assert store.passes(b"h1") == store.passes_of("a") == (passed,)
    assert store.games() == (store.head("a"),) and store.due(8) == (("a", 7.0),)
    assert store.check() == ()


def test_nothing_is_there_of_a_game_that_is_not(store: Store) -> None:
    assert store.head("a") is None and store.lines("a") == () and store.snapshot("a") is None
    assert store.meta("a") is None and store.secret("a") is None and store.passes(b"x") == store.passes_of("a") == ()
    store.delete("a").result()


def test_it_is_there_after_closing(place: str, opened: Callable[[str], Store]) -> None:
    first = opened(place)
    made(first, "a", A, B)
    first.close()
    assert opened(place).lines("a") == (A, B)
    with pytest.raises(StoreError, match="closed"):
        first.head("a")


def test_a_line_of_every_size(store: Store) -> None:
    luck = random.Random(1)
    lines = tuple(Line("x" * (n % 9), luck.randbytes(n), n / 7) for n in (0, 1, 500, 4096, 70_000, 1_000_000))
    assert made(store, "a", *lines) == 6 and store.lines("a") == lines


@pytest.mark.parametrize("wrong", [
    Write(game="", expected=0, lines=(A,)),
    Write(game="a", expected=0),
    Write(game="a", expected=-1, lines=(A,)),
    Write(game="a", expected=0, lines=(A,), snapshot=(2, b"")),
    Write(game="a", expected=0, lines=(A,), passes=(Pass(b"h", "b", "red", "invite", 1.0),)),
])  # fmt: skip
def test_a_write_that_cannot_be_one(store: Store, wrong: Write) -> None:
    with pytest.raises(ValueError):
        store.commit(wrong)


def test_repr_shows_no_content() -> None:
    write = Write(game="a", expected=0, lines=(Line("x", b"LOUD", 1.0),), secret=b"LOUD", meta=b"LOUD",
                  key=Key("red", "k", b"LOUD", b"LOUD"), snapshot=(1, b"LOUD"))
    assert "LOUD" not in repr(write) + str(write) + repr(write.key)


# ---- what changes ------------------------------------------------------------------------------------------------------
def test_what_a_write_does_not_name_stays_as_it_was(store: Store) -> None:
    store.commit(Write(game="a", expected=0, lines=(A,), meta=b"m", secret=b"s", due=5.0)).result()
    assert store.commit(Write(game="a", expected=1, status="over")).result() == 1
    assert store.meta("a") == b"m" and store.secret("a") == b"s"
    assert store.head("a") == Head("a", 1, "over", None, 1.0, 1.0)
    store.commit(Write(game="a", expected=1, status="over", secret=b"")).result()
    assert store.secret("a") is None and store.meta("a") == b"m"


@pytest.mark.parametrize("batches", [[1, 1, 1, 1], [4], [2, 2], [1, 3]])
def test_the_newest_snapshot_and_those_kept(store: Store, batches: list[int]) -> None:
    """The same, one after the other and several in one batch."""
    made(store, "a", A, B, B, B)
    assert isinstance(store, Writer)
    pictures = iter(((1, True), (2, False), (3, True), (4, False)))
    for size in batches:
        begun, gate = threading.Event(), threading.Event()
        store._put(Job(lambda db, begun=begun, gate=gate: begun.set() or gate.wait(5)))  # type: ignore[misc]
        assert begun.wait(5)
        done = [store.commit(Write(game="a", expected=4, snapshot=(version, b"%d" % version), keep=keep))
                for version, keep in itertools.islice(pictures, size)]
        gate.set()
        assert [future.result() for future in done] == [4] * size
    rows = store._put(Job(lambda db: db.run("SELECT version FROM snapshots ORDER BY version"))).result()
    assert [tuple(row) for row in rows] == [(1,), (3,), (4,)], "the second went with the third"
    assert [store.snapshot("a", most) for most in (None, 4, 3, 2, 1, 0)] == [
        (4, b"4"), (4, b"4"), (3, b"3"), (1, b"1"), (1, b"1"), None]  # fmt: skip


def test_a_browser_holds_passes_to_many_games_and_one_is_revoked(store: Store) -> None:
    for game in "ab":
        one = Pass(b"h", game, "red", "browser", 5.0)
        store.commit(Write(game=game, expected=0, lines=(A,), passes=(one,))).result()
    gone = Pass(b"h", "a", "red", "browser", 5.0, "revoked")
    store.commit(Write(game="a", expected=1, passes=(gone,))).result()
    assert store.passes(b"h") == (gone, Pass(b"h", "b", "red", "browser", 5.0))


def test_games_and_what_is_due(store: Store) -> None:
    for n, name in enumerate("abc"):
        line, due = Line("x", b"", float(n)), [3.0, None, 1.0][n]
        store.commit(Write(game=name, expected=0, lines=(line,), due=due, status="over" if n == 1 else "running")).result()
    assert [head.game for head in store.games()] == ["c", "b", "a"] and len(store.games(limit=2)) == 2
    assert [head.game for head in store.games("running")] == ["c", "a"]
    assert store.due(10) == (("c", 1.0), ("a", 3.0)) and store.due(3.0) == (("c", 1.0),) and len(store.due(10, 1)) == 1


def left_of_deleted_games(store: Store, place: str) -> list[Path]:
    """Two games are deleted; files in which something of them is still to be read."""
    word = b"canary-" + os.urandom(6).hex().encode()
    for game in "ab":
        store.commit(Write(game=game, expected=0, lines=(Line("x", word * 900, 1.0),), meta=word, secret=word, snapshot=(1, word),
                           key=Key("red", "k", word, word), passes=(Pass(word, game, "red", "invite", 1.0),))).result()
    store.delete("a").result()
    assert store.head("a") is None and store.passes_of("a") == () and store.key("a", "red", "k") is None
    assert store.lines("b") and store.stats().games == 1 and store.check() == ()
    store.delete("b").result()
    store.close()
    return [] if "://" in place else [p for p in Path(place).parent.iterdir() if word in p.read_bytes()]


def test_delete_leaves_nothing(store: Store, place: str) -> None:
    assert left_of_deleted_games(store, place) == []


def test_planted_deleted_places_are_not_overwritten(tmp_path: Path) -> None:
    db = Sqlite(str(tmp_path / "t.db"))
    db.run("PRAGMA secure_delete = OFF")
    assert left_of_deleted_games(Writer(db), str(tmp_path / "t.db"))


# ---- refusals ----------------------------------------------------------------------------------------------------------
def test_another_version_is_a_conflict_and_nothing_is_written(store: Store) -> None:
    made(store)
    for expected in (0, 2, 7):
        with pytest.raises(Conflict) as why:
            store.commit(Write(game="a", expected=expected, lines=(B,), meta=b"m", due=1.0)).result()
        assert why.value.head == 1
    with pytest.raises(Conflict):
        store.commit(Write(game="b", expected=1, lines=(B,))).result()
    assert store.lines("a") == (A,) and store.meta("a") is None and store.due(9) == () and store.head("b") is None


def test_a_key_is_taken_once_by_each_seat_in_each_game(store: Store) -> None:
    key = Key("red", "k", b"d", b"the answer")
    store.commit(Write(game="a", expected=0, lines=(A,), key=key)).result()
    with pytest.raises(KeyTaken) as why:  # told before the version, which is old in a repeat
        store.commit(Write(game="a", expected=0, lines=(A,), key=key)).result()
    assert (why.value.reply, why.value.digest) == (b"the answer", b"d")
    store.commit(Write(game="a", expected=1, lines=(B,), key=Key("blue", "k", b"d", b"another"))).result()
    store.commit(Write(game="b", expected=0, lines=(B,), key=key)).result()
    assert store.lines("a") == (A, B)


def test_a_conflict_harms_no_other_in_the_batch(store: Store) -> None:
    made(store)
    gate = threading.Event()
    held = store.commit(Write(game="z", expected=0, lines=(A,)))
    held.add_done_callback(lambda _: gate.wait(5))  # the thread waits, and all these become one batch
    futures = [store.commit(Write(game=f"g{n}" if n % 2 else "a", expected=0, lines=(A,))) for n in range(20)]
    gate.set()
    assert [isinstance(future.exception(), Conflict) for future in futures] == [n % 2 == 0 for n in range(20)]
    assert store.stats().games == 12 and store.lines("a") == (A,)


@pytest.mark.parametrize("with_wrong", [False, True])
def test_one_batch_of_running_games_and_what_cannot_be_in_it(store: Store, with_wrong: bool) -> None:
    """Many writes are one statement; a conflict, a key used twice and a line that is none are told as if each came alone."""
    for n in range(6):
        made(store, f"g{n}")
    begun, gate, key = threading.Event(), threading.Event(), Key("red", "k", b"d", b"r")
    assert isinstance(store, Writer)
    store._put(Job(lambda db: begun.set() or gate.wait(5)))  # the thread waits, and all these become one batch
    assert begun.wait(5)
    first = [store.commit(Write(game=f"g{n}", expected=1, lines=(A, B), key=key, due=2.0)) for n in range(3)]
    again = [store.commit(Write(game="g0", expected=3, lines=(B,))), store.commit(Write(game="g0", expected=4, status="over"))]
    wrong = [Write(game="g1", expected=3, lines=(B,), key=key), Write(game="g3", expected=9, lines=(B,)),
             Write(game="g4", expected=1, lines=(Line("x", "text", 1.0),))]  # type: ignore[arg-type]
    refused = [store.commit(write) for write in wrong if with_wrong]
    gate.set()
    assert [future.result() for future in first + again] == [3, 3, 3, 4, 4]
    assert [type(future.exception()) for future in refused[:2]] == [KeyTaken, Conflict][: len(refused)]
    assert all(future.exception() for future in refused) and store.stats().largest == 5 + len(refused)
    assert store.lines("g0") == (A, A, B, B) and store.lines("g1") == store.lines("g2") == (A, A, B)
    assert store.lines("g3") == store.lines("g4") == (A,) and store.check() == ()
    assert store.head("g0") == Head("g0", 4, "over", None, 1.0, 2.5) and store.key("g1", "red", "k") == key


def test_a_damaged_game_in_a_batch_harms_no_other(place: str, opened: Callable[[str], Store]) -> None:
    """Its head was changed on the disk: it alone is refused, and nothing of it is written."""
    first = opened(place)
    for n in range(4):
        made(first, f"g{n}")
    assert isinstance(first, Writer)
    first._put(Job(lambda db: db.run("UPDATE games SET version = 2 WHERE game = 'g1'"))).result()
    begun, gate = threading.Event(), threading.Event()
    first._put(Job(lambda db: begun.set() or gate.wait(5)))
    assert begun.wait(5)
    futures = [first.commit(Write(game=f"g{n}", expected=1, lines=(B,))) for n in range(4)]
    gate.set()
    assert [type(future.exception()) for future in futures] == [type(None), Damaged, type(None), type(None)]
    assert first.stats().largest == 4 and [first.lines(f"g{n}") for n in (0, 2, 3)] == [(A, B)] * 3
    assert [each.game for each in first.check()] == ["g1"]


def test_a_write_for_which_there_is_no_room_harms_no_other(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    """A large record and small moves in one batch, on a disk that is almost full: the moves are stored.

    Red where all that is one transaction is refused together."""
    store = opened(tmp_path / "t.db")
    for n in range(4):
        made(store, f"g{n}")
    assert isinstance(store, Writer) and isinstance(store._db, Sqlite)
    db = store._db.db
    begun, gate = threading.Event(), threading.Event()
    store._put(Job(lambda _: (db.pragma("max_page_count", db.pragma("page_count") + 20), begun.set(), gate.wait(5))))
    assert begun.wait(5)
    large = Line("x", b"x" * 1_000_000, 1.0)
    futures = [store.commit(Write(game=f"g{n}", expected=1, lines=(large if n == 1 else B,))) for n in range(4)]
    gate.set()
    assert [type(future.exception()) for future in futures] == [type(None), Full, type(None), type(None)]
    assert [store.lines(f"g{n}") for n in range(4)] == [(A, B), (A,), (A, B), (A, B)] and store.check() == ()
    db.pragma("max_page_count", 1_000_000)
    assert store.commit(Write(game="g1", expected=1, lines=(large,))).result() == 2


def test_one_that_cannot_be_stored_harms_no_other(store: Store) -> None:
    futures = [store.commit(Write(game=f"g{n}", expected=0, lines=(Line("x", "text" if n == 3 else b"", 1.0),)))  # type: ignore[arg-type]
               for n in range(6)]
    assert [future.exception() is None for future in futures] == [n != 3 for n in range(6)]
    assert store.head("g3") is None and store.head("g4")


def winners(store: Store, rounds: int, writers: int = 8) -> list[int]:
    """B2: so many write at the same version; how many were told that they had."""
    found = []
    for round in range(rounds):
        start, futures = threading.Barrier(writers), list[Future[int]]()

        def one(n: int, round: int = round, start: threading.Barrier = start, futures: list[Future[int]] = futures) -> None:
            start.wait()
            futures.append(store.commit(Write(game="a", expected=round, lines=(Line("x", b"%d" % n, 1.0),))))

        threads = [threading.Thread(target=one, args=(n,)) for n in range(writers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        found.append(sum(future.exception() is None for future in futures))
        assert all(isinstance(why, Conflict) for future in futures if (why := future.exception()))
    return found


def test_B2_of_all_who_write_at_a_version_one_wins(store: Store) -> None:
    assert winners(store, 15) == [1] * 15
    assert store.head("a") and len(store.lines("a")) == 15


def test_B2_planted_the_version_is_not_compared(store: Store) -> None:
    with planted(tables, "apply_all", "if version != write.expected:", "if False:"):
        assert winners(store, 3) != [1] * 3


def test_planted_the_key_is_not_looked_up(store: Store) -> None:
    """Then the primary key still refuses the second, but not with the answer."""
    key = Key("red", "k", b"d", b"r")
    with planted(tables, "apply", "if write.key and (used :=", "if False and (used :="):
        store.commit(Write(game="a", expected=0, lines=(A,), key=key)).result()
        with pytest.raises(Conflict):
            store.commit(Write(game="a", expected=1, lines=(B,), key=key)).result()
    assert store.lines("a") == (A,)


# ---- what was changed behind our back ----------------------------------------------------------------------------------
CHANGES = {
    "body": "UPDATE lines SET body = ? WHERE game = 'a' AND version = 2",
    "line gone": "DELETE FROM lines WHERE game = 'a' AND version = 2 AND ? IS NOT NULL",
    "last line gone": "DELETE FROM lines WHERE game = 'a' AND version = 3 AND ? IS NOT NULL",
}


@pytest.mark.parametrize("change", CHANGES)
def test_only_the_damaged_game_is_refused(place: str, opened: Callable[[str], Store], change: str) -> None:
    store = opened(place)
    for game in "ab":
        made(store, game, A, B, B)
    store.close()
    run(place, CHANGES[change], b"other")
    again = opened(place)
    with pytest.raises(Damaged) as why:
        again.lines("a")
    assert why.value.game == "a" and why.value.version in (2, 3) and "game a" in str(why.value)
    assert len(again.lines("b")) == 3 and len(again.check()) == 1
    with planted(tables, "same", "return reckoned == stored", "return True"):
        assert change != "body" or again.lines("a")[1].body == b"other"


@pytest.mark.parametrize("change", ["UPDATE metas SET secret = ?", "UPDATE snapshots SET body = ?", "UPDATE keys SET reply = ?",
                                    "UPDATE passes SET role = 'blue' WHERE ? IS NOT NULL",
                                    "UPDATE games SET due = 1 WHERE ? IS NOT NULL"])  # fmt: skip
def test_what_stands_beside_the_lines_is_sealed(place: str, opened: Callable[[str], Store], change: str) -> None:
    store = opened(place)
    store.commit(Write(game="a", expected=0, lines=(A,), meta=b"m", secret=b"s", snapshot=(1, b"x"), key=Key("r", "k", b"", b""),
                       passes=(Pass(b"h", "a", "red", "invite", 1.0),))).result()
    store.close()
    run(place, change, b"other")
    again = opened(place)
    reads: list[Callable[[], object]] = [
        lambda: again.secret("a"), lambda: again.snapshot("a"), lambda: again.key("a", "r", "k"), lambda: again.passes(b"h"),
        lambda: again.head("a"),
    ]  # fmt: skip
    refused = 0
    for read in reads:
        with contextlib.suppress(Damaged):
            read()
            continue
        refused += 1
    assert refused == 1 and len(again.check()) == 1
    assert change.startswith("UPDATE games") == (again.games() == ())
    with planted(tables, "same", "return reckoned == stored", "return True"):
        for read in reads:
            read()


def run(place: str, sql: str, *values: object) -> None:
    """A statement past the store."""
    from tests.table.store.child import engine

    db = engine(place)
    db.run(sql, *values)
    db.close(False)


# ---- random play against a model ---------------------------------------------------------------------------------------
BODIES = st.lists(st.binary(max_size=20), max_size=3)
ACTS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(-1, 1), BODIES, st.integers(0, 9)), max_size=25)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(acts=ACTS)
def test_as_a_model_of_twenty_lines_would_have_it(
    tmp_path_factory: pytest.TempPathFactory, acts: list[tuple[str, int, list[bytes], int]]
) -> None:
    store = open_store(tmp_path_factory.mktemp("m") / "m.db")
    model: dict[str, list[Line]] = {}
    keys: dict[tuple[str, str], bytes] = {}
    for game, off, bodies, k in acts:
        have = model.get(game, [])
        lines = tuple(Line("x", body, 1.0) for body in bodies)
        write = Write(game=game, expected=max(0, len(have) + off), lines=lines, key=Key("r", f"{k}", b"", repr(bodies).encode()))
        if not write.expected and not lines:
            continue
        try:
            store.commit(write).result()
        except KeyTaken as taken:
            assert keys[game, f"{k}"] == taken.reply
        except Conflict:
            assert write.expected != len(have) and (game, f"{k}") not in keys
        else:
            assert write.expected == len(have) and (game, f"{k}") not in keys
            model[game], keys[game, f"{k}"] = [*have, *lines], repr(bodies).encode()
    for game in "abc":
        assert list(store.lines(game)) == model.get(game, [])
    store.close()
