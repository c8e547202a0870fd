"""Dice nobody can doubt: exact scaling, keyed by what they decide, independent of each other, checkable by others."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter

import pytest

from montjoy.core.dice import Dice, commitment, fresh_seed, matter, scale

SEED = bytes(range(32))


def dice(seed: bytes = SEED, **nonces: str) -> Dice:
    made = Dice(seed)
    made.begin(nonces)
    return made


@pytest.mark.parametrize("sides", range(2, 101))
def test_every_face_has_exactly_the_same_number_of_inputs(sides):
    counts = Counter(scale(value, sides, 1 << 16) for value in range(0, 1 << 16))
    rejected = counts.pop(None, 0)
    assert len(counts) == sides and len(set(counts.values())) == 1
    assert rejected == (1 << 16) % sides


def test_a_second_implementation_agrees():
    """The recipe of docs/dice.md, written out once more with nothing but hashlib."""
    key = hashlib.blake2b(b"montjoy key 1" + b"\x1fA=0a\x1fB=ff", key=SEED, digest_size=32).digest()
    for n in range(1, 200):
        name = "\x1f".join(["0", "3.KAT", "/RW-ASLT-05:town#1", "RW-DICE-01", "besieger"])
        attempt = 0
        while True:
            text = f"{name}\x1f{n}\x1f{attempt}".encode()
            value = int.from_bytes(hashlib.blake2b(text, key=key, digest_size=8).digest(), "big")
            if value < 2**64 - 2**64 % 6:
                break
            attempt += 1
        mine = dice(B="ff", A="0a").below(
            6, matter(0, "3.KAT", "/RW-ASLT-05:town#1", "RW-DICE-01", ("besieger",)), n
        )
        assert mine == value % 6


def test_other_matters_shift_nothing():
    a, b = dice(), dice()
    mine = matter(0, "1", "", "R-1", (3,))
    wanted = [a.below(6, mine, n) for n in range(1, 50)]
    got = []
    for n in range(1, 50):
        for other in range(n % 7):
            b.below(20, matter(0, "1", "", "R-2", (other,)), n)
        got.append(b.below(6, mine, n))
    assert got == wanted


@pytest.mark.parametrize(
    "other",
    [matter(1, "1", "", "R", (1,)), matter(0, "2", "", "R", (1,)), matter(0, "1", "/f#1", "R", (1,)),
     matter(0, "1", "", "S", (1,)), matter(0, "1", "", "R", (2,)), matter(0, "1", "", "R", (1, 1))],
)  # fmt: skip
def test_epoch_mark_scope_rule_and_subject_all_count(other):
    made = dice()
    mine = matter(0, "1", "", "R", (1,))
    assert [made.below(1000, mine, n) for n in range(20)] != [made.below(1000, other, n) for n in range(20)]


def test_seed_and_nonces_count_and_the_order_of_seats_does_not():
    name = matter(0, "1", "", "R", ())
    assert dice(A="1", B="2").below(2**40, name, 1) == dice(B="2", A="1").below(2**40, name, 1)
    values = {dice(A="1").below(2**40, name, 1), dice(A="2").below(2**40, name, 1), dice().below(2**40, name, 1),
              dice(bytes(32)).below(2**40, name, 1)}  # fmt: skip
    assert len(values) == 4


def test_faces_are_about_equally_frequent_and_pairs_independent():
    made = dice()
    throws = [made.below(6, matter(0, "1", "", "R", ()), n) for n in range(30_000)]
    chi = sum((throws.count(f) - 5000) ** 2 / 5000 for f in range(6))
    assert chi < 30, "p is about 1e-5 here; the seed is fixed"
    pairs = Counter(itertools.pairwise(throws))
    chi = sum((pairs[a, b] - 30_000 / 36) ** 2 / (30_000 / 36) for a in range(6) for b in range(6))
    assert chi < 90


def test_the_commitment_binds_game_version_and_seed():
    made = {commitment(SEED, "rudern", 1), commitment(SEED, "rudern", 2), commitment(SEED, "cards", 1),
            commitment(bytes(32), "rudern", 1)}  # fmt: skip
    assert len(made) == 4 and all(len(x) == 64 for x in made)


def test_fresh_seeds_differ_and_short_ones_are_refused():
    assert fresh_seed() != fresh_seed() and len(fresh_seed()) == 32
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")
