"""Dice nobody can doubt: every die is keyed by what it decides, not by when it falls.

    value = keyed BLAKE2b(seed and nonces; epoch, mark, scope, why, about, n, attempt), with rejection

`n` counts earlier dice of the same matter since the last mark; no counter is shared by two matters, so a hidden roll
shifts no other.  The SHA-256 of the seed is published before the first roll; every seat adds a nonce: its
own program's, of which the hash is frozen before it is said (`nonce_hash`), or one that follows from the seed (`derived_nonce`).
`docs/dice.md` tells it for those who want to check with their own program.
"""

from __future__ import annotations

import hashlib

from montjoy.core import outside
from montjoy.core.effects import About, Seat

SEED_BYTES = 32
NONCE_BYTES = 16
SEPARATOR = "\x1f"
RANGE = 1 << 64


def fresh_seed() -> bytes:
    return outside.entropy(SEED_BYTES)


def commitment(seed: bytes, game: str, rules_version: int) -> str:
    """What is published before the first roll: SHA-256 of the seed with the game and the version of its rules."""
    return hashlib.sha256(b"\x00".join([b"montjoy dice 1", game.encode(), str(rules_version).encode(), seed])).hexdigest()


def nonce_hash(nonce: str) -> str:
    """What is frozen of a nonce before it is said: the SHA-256 of its bytes, in hex."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def nonce_of_words(words: str) -> str:
    """What a player adds by mail who writes some words: the first 16 bytes of their SHA-256, in hex."""
    return hashlib.sha256(" ".join(words.split()).encode()).digest()[:NONCE_BYTES].hex()


def derived_nonce(seed: bytes, seat: Seat) -> str:
    """What a seat adds for which no person's program does: it follows from the seed, so that nobody chooses it."""
    return hashlib.blake2b(f"montjoy nonce 1{seat}".encode(), key=seed, digest_size=NONCE_BYTES).hexdigest()


class Dice:
    """The dice of one game.  `begin` fixes the key; afterwards every value is a function of what it decides."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes")
        self.seed = seed
        self.begun = False
        self._nonces: dict[Seat, str] = {}
        self._key = b""  # found when the first die falls

    def begin(self, nonces: dict[Seat, str]) -> None:
        """Fix the key from the seed and what the seats added, in order of the seats' names."""
        self.begun, self._nonces, self._key = True, nonces, b""

    @property
    def key(self) -> bytes:
        if not self._key:
            added = "".join(f"{SEPARATOR}{seat}={self._nonces[seat]}" for seat in sorted(self._nonces))
            self._key = hashlib.blake2b(b"montjoy key 1" + added.encode(), key=self.seed, digest_size=32).digest()
        return self._key

    def below(self, sides: int, matter: str, n: int) -> int:
        """0 ... sides-1, equally likely, for the n-th die of a matter."""
        attempt = 0
        while True:
            text = f"{matter}{SEPARATOR}{n}{SEPARATOR}{attempt}"
            value = int.from_bytes(hashlib.blake2b(text.encode(), key=self.key, digest_size=8).digest(), "big")
            scaled = scale(value, sides)
            if scaled is not None:
                return scaled
            attempt += 1


def scale(value: int, sides: int, span: int = RANGE) -> int | None:
    """A value below `span` as 0 ... sides-1, equally likely; None where it must be drawn anew (rejection)."""
    return value % sides if value < span - span % sides else None


def of_pool(matter: str, n: int) -> list[str]:
    """The matters of the dice of a pool."""
    return [f"{matter}{SEPARATOR}{i}" for i in range(n)]


def matter(epoch: int, mark: str, scope: str, why: str, about: tuple[About, ...]) -> str:
    """The name of what a die decides: one string, the same in every implementation."""
    return SEPARATOR.join([str(epoch), mark, scope, why, *map(str, about)])
