"""Philox4x32-10 against the published answers, and the compiled stream against the one in plain Python, bit for bit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from montjoy.core.effects import binomial_law, binomial_steps, hits, roll
from montjoy.core.effects import d as die
from montjoy.core.philox import MOST_GAMES, Philox, lane_of, philox4x32
from montjoy.core.state import State, ints, state
from montjoy.fights import Batch, have_numba
from montjoy.fights.batch.pools import guide, laws, steps, terms


def test_known_answers() -> None:
    """Random123's kat_vectors, philox4x32-10."""

    def words(*x: int) -> list[str]:
        return [f"{w:08x}" for w in philox4x32(*x)]

    assert words(0, 0, 0, 0, 0, 0) == ["6627e8d5", "e169c58d", "bc57ac4c", "9b00dbd8"]
    f = 0xFFFFFFFF
    assert words(f, f, f, f, f, f) == ["408f276d", "41c83b0e", "a20bc7c6", "6d5451fd"]
    pi = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xA4093822, 0x299F31D0)
    assert words(*pi) == ["d16cfe09", "94fdcceb", "5001e420", "24126ea1"]


def test_streams_are_apart() -> None:
    first = {Philox(seed, game, lane).u64() for seed in range(6) for game in range(6) for lane in range(6)}
    assert len(first) == 216 and lane_of(0) == 1


def test_a_draw_depends_on_its_number_alone() -> None:
    a, b = Philox(5, 9), Philox(5, 9)
    a.below(6), a.hits(10, 1, 3)
    b.u64(), b.u64()
    assert a.u64() == b.u64() and a.drawn == b.drawn == 3


@pytest.mark.parametrize("seed", [-1, 1 << 64, (1 << 64) + 7, 1 << 80])
def test_a_seed_that_does_not_fit_is_refused(seed: int) -> None:
    """Red before: seed 2**64 + 7 was seed 7 once more, and -1 was 2**64 - 1, in streams and in batches."""
    for begin in (lambda: Philox(seed), lambda: Batch(fill, None, Draws)(Draws(), 1, seed)):
        with pytest.raises(ValueError, match=rf"seed {seed}: from 0 to 2\*\*64 - 1"):
            begin()
    assert Philox((1 << 64) - 1).u64() != Philox(0).u64()


@pytest.mark.parametrize(("game", "lane"), [(-1, 0), (MOST_GAMES, 0), (0, -1), (0, 256)])
def test_numbers_beyond_the_counter_are_refused(game: int, lane: int) -> None:
    with pytest.raises(ValueError, match="at least 0"):
        Philox(1, game, lane)


def test_nothing_is_below_nothing() -> None:
    with pytest.raises(ValueError, match="nothing is below"):
        Philox(1).below(0)
    with pytest.raises(ValueError, match="at least 0 dice"):
        Philox(1).hits(-1, 1, 2)


def test_below_and_hits_have_their_laws() -> None:
    luck, n = Philox(3), 60_000
    faces = Counter(luck.below(6) for _ in range(n))
    pools = Counter(luck.hits(5, 1, 3) for _ in range(n))
    for face in range(6):
        assert abs(faces[face] - n / 6) < 4 * (n * 5 / 36) ** 0.5
    for h, p in binomial_law(5, 1, 3):
        assert abs(pools[h] - n * p) < 4 * float(n * p * (1 - p)) ** 0.5 + 1


@pytest.mark.parametrize(("k", "m"), [(1, 3), (2, 6), (5, 8), (1, 2), (6, 6), (1, 100)])
def test_tables_of_pools(k: int, m: int) -> None:
    """All n at once, each term from the one before, equal to the definitions."""
    np = pytest.importorskip("numpy")
    made, law = steps(40, k, m), laws(40, k, m)
    for n in range(41):
        here = made[n * (n - 1) // 2 : n * (n + 1) // 2].tolist() if n else []
        assert tuple(here) == binomial_steps(n, k, m)
        assert law[n * (n + 1) // 2 :][: n + 1].tolist() == [float(p) for _, p in binomial_law(n, k, m)]
        assert sum(terms(n, k, m)) == m**n
    low = guide(40, made)
    for n in (1, 7, 40):
        for b in range(16):
            assert low[n, b] == sum(s <= b << 60 for s in binomial_steps(n, k, m))
    assert np.asarray(made).dtype == np.uint64


@state
class Draws(State):
    wanted: int = 0
    face: list[int] = ints(64)


D1000 = die(1000)


async def fill(draws: Draws) -> int:
    """Faces and pools from the stream, one after the other."""
    for i in range(draws.wanted):
        if i % 3 == 2:
            draws.face[i] = await hits(i + 1, 2, 6, "DRAW", i)
        elif i % 3 == 1:
            draws.face[i] = await roll(die(i + 5), "DRAW", i)
        else:
            draws.face[i] = await roll(D1000, "DRAW", i)
    return 0


@pytest.mark.compiled
@pytest.mark.parametrize("game", [0, 1, (1 << 32) - 1, 1 << 32, MOST_GAMES - 2])
@pytest.mark.parametrize("seed", [0, 7, (1 << 64) - 1])
def test_the_compiled_stream_is_the_same(seed: int, game: int) -> None:
    start = Draws()
    start.wanted = 64
    _, finals = Batch(fill, None, Draws)(start, 2, seed, first=game, keep=True)
    for i in range(2):
        luck: Any = Philox(seed, game + i)
        want = [
            luck.hits(j + 1, 2, 6) if j % 3 == 2 else luck.below(j + 5) + 1 if j % 3 == 1 else luck.below(1000) + 1
            for j in range(64)
        ]
        assert finals[i].face == want
    assert isinstance(have_numba(), bool)
