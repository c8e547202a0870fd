"""The chain of rounds with numba: room for the arrays of `kernels/chain.py`, and the going to and fro between the rule's module,
which plays rounds, and the shared one, which keeps rows and passes mass on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final

import numpy as np

from montjoy.core.state import State
from montjoy.fights.batch.cache import load
from montjoy.fights.batch.layout import records, words
from montjoy.fights.batch.modules import chain
from montjoy.fights.exact.rounds import Rounds
from montjoy.fights.heard import say

STATES, USED, SIZE, WANTED, OWNER = 0, 1, 3, 4, 6  # as in kernels/chain.py
BUFFER: Final = 1 << 15  # leaves handed over at once


@lru_cache(1)
def shared() -> Any:
    return load(chain())


@lru_cache(1)
def second_thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "montjoy-chain")


class CompiledChain:
    """One chain being worked out by machine code; `enumerator.PlainChain` is the same on CPython."""

    def __init__(self, of: Rounds, start: State) -> None:
        self.of = of
        self.work = records(of.state, start)
        self.words = self.work.view(np.int64).reshape(1, words(of.state))
        self.begin = self.words[0].copy()
        self.places, self.others = np.empty(0, np.int64), np.array(of.where, np.int64)
        self.lucks = np.zeros(1, of.module.LUCKS)
        self.given = (self.work, self.words, self.begin, of.seen_records(), of.tables(), self.lucks)
        self.keys = np.empty((0, 1), np.int64)
        self.spare: list[Any] = []
        self.info, self.mass = np.empty((0, 5), np.int64), np.empty((0, 4))
        self.index, self.queue, self.wanted = (np.empty(0, np.int64) for _ in range(3))
        self.to, self.p = np.empty(0, np.int64), np.empty(0)
        self.count, self.sums = np.zeros(10, np.int64), np.zeros(3)
        self.count[OWNER] = -1
        self.at = np.zeros(3, np.int64)
        self.asked = np.empty(0, np.int64)  # the states whose rounds are being played
        self.leaves = 0
        self.room()

    def buffers(self) -> Any:
        """Room for leaves: keys, probabilities, the states they come from."""
        return np.empty((BUFFER, len(self.places) + 1), np.int64), np.empty(BUFFER), np.empty(BUFFER, np.int64)

    def widen(self) -> None:
        """Words that never changed before have changed in the round just played: from now on they are part of every key."""
        changed = self.words[0, self.others] != self.begin[self.others]
        new, n = self.others[changed], int(self.count[STATES])
        self.words[0] = self.begin
        self.places, self.others = np.concatenate([self.places, new]), self.others[~changed]
        keys = np.empty((len(self.keys), len(self.places) + 1), np.int64)
        keys[:n, : self.keys.shape[1] - 1] = self.keys[:n, :-1]
        keys[:n, self.keys.shape[1] - 1 : -1] = self.begin[new]
        keys[:n, -1] = self.keys[:n, -1]
        self.keys = keys
        self.index.fill(-1)
        shared().rehash(self.keys, self.info, self.index, self.count)
        self.spare.clear()

    def room(self) -> None:
        """Room for one more buffer of leaves, were they all new."""
        need, used = int(self.count[STATES]) + BUFFER, int(self.count[USED]) + BUFFER
        if used > len(self.to):
            self.to, self.p = longer(self.to, 2 * used, 0), longer(self.p, 2 * used, 0)
        if need > len(self.keys):
            room, head = 2 * need, int(self.count[2])
            self.keys, self.mass = longer(self.keys, room, None), longer(self.mass, room, 0)
            self.info = longer(self.info, room, -1)
            self.info[need - BUFFER :, 3] = 0
            ring = np.roll(self.queue, -head)
            self.count[2] = 0
            self.queue, self.wanted = longer(ring, room, 0), longer(self.wanted, room, 0)
            self.index = np.full(1 << (2 * room).bit_length(), -1, np.int64)
            shared().rehash(self.keys, self.info, self.index, self.count)

    def run(self, rounds: int | None, eps: float) -> tuple[Any, Any, float, int]:
        """(keys of the words at `places`, masses, mean number of rounds, number of leaves)."""
        key = np.zeros(1, np.int64)
        first = shared().find(key, self.keys, self.info, self.index, self.count)
        self.mass[first, 0] = 1.0
        self.queue[0], self.count[SIZE], self.info[first, 3] = first, 1, 1
        turns = 0
        while self.count[SIZE] and (rounds is None or turns < rounds):
            arrays = (self.keys, self.info, self.mass, self.to, self.p, self.queue, self.wanted, self.count, self.sums)
            if rounds is None:
                shared().push(*arrays, eps)
            else:
                shared().turn(*arrays)
            if self.count[WANTED]:
                self.play()
                if rounds is None:  # they wait again, now with rows
                    n = len(self.asked)
                    self.queue[:n], self.count[2], self.count[SIZE] = self.asked, 0, n
            else:
                turns += 1
                if rounds is None:
                    break
        n = int(self.count[STATES])
        return self.keys[:n], self.mass[:n, 0], float(self.sums[0]), self.leaves

    def play(self) -> None:
        """The rows of all wanted states.  While leaves are entered into the rows, a second thread plays on into other
        buffers, unless the round just played has changed a word for the first time."""
        self.asked = self.wanted[: self.count[WANTED]].copy()
        self.count[WANTED] = 0
        self.at[:] = 0
        full = self.fill()
        while full is not None:
            buffers, n, moved = full
            ahead = None if moved or self.at[0] >= len(self.asked) else second_thread().submit(self.fill)
            self.leaves += n
            say(int(self.at[0]), len(self.asked))
            if n and buffers[0][:n, -1].min() < 0:
                raise ValueError("a verdict below 0")
            self.room()
            tables = (self.keys, self.info, self.mass, self.index, self.to, self.p, self.count)
            shared().enter(*buffers, n, *tables)
            if self.count[STATES] > self.of.most_states:
                raise self.of.too_large()
            if moved:
                self.at[2] = 0
                self.widen()
            else:
                self.spare.append(buffers)
            full = self.fill() if ahead is None else ahead.result()
        shared().close_row(self.info, self.mass, self.p, self.count)

    def fill(self) -> Any:
        """(the leaves of further rounds, how many they are, whether a word changed for the first time); None: all are played."""
        if self.at[0] >= len(self.asked):
            return None
        buffers = self.spare.pop() if self.spare else self.buffers()
        play = self.of.module.leaves
        n = play(*self.given, self.places, self.others, self.keys, self.asked, self.at, *buffers)
        return buffers, n, bool(self.at[2])

    def playing(self) -> list[int]:
        """The words from which the current round is played."""
        full = self.begin.copy()
        if self.at[0] < len(self.asked):
            full[self.places] = self.keys[self.asked[self.at[0]], :-1]
        numbers: list[int] = full.tolist()
        return numbers


def longer(a: Any, room: int, fill: int | None) -> Any:
    """A copy with more rows; the new ones filled, or not set."""
    b = np.empty((room, *a.shape[1:]), a.dtype)
    b[: len(a)] = a
    if fill is not None:
        b[len(a) :] = fill
    return b
