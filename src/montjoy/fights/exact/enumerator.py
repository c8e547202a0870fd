"""The exact law of a fight: every way a round can go, and the chain of rounds over it.

    chain = Enumerator(round, policy, Fight).chain(start, rounds=None)
    for verdict, state, p in chain.ends: ...

A policy whose answer draws luck is enumerated as well.  With numba all of it runs as machine code; without, the same on
CPython, slower, with the same numbers within 1e-12.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cached_property
from typing import Any

from montjoy.core.state import State
from montjoy.fights.batch import cpython
from montjoy.fights.batch.layout import build, variant
from montjoy.fights.errors import ChainTooLarge, PoolTooLarge
from montjoy.fights.exact import odometer
from montjoy.fights.exact.rounds import Rounds
from montjoy.fights.heard import say
from montjoy.fights.numba_free import have_numba

Key = tuple[int, ...]


class Distribution:
    """What became of a fight after its rounds: the states of the chain with their probabilities, made when they are asked for.

    rolls: the mean number of rounds played.  states: how many states were met, with those after a verdict.  leaves: how many
    ways to go the rounds had in all.  left: the probability that is still open.
    """

    def __init__(
        self, cls: type[State], start: Key, where: tuple[int, ...], found: list[tuple[Key, float]], rolls: float, leaves: int
    ) -> None:
        self._cls, self._start, self._where, self._found = cls, start, where, found
        self.rolls, self.leaves, self.states = rolls, leaves, len(found)
        self.left = sum(p for key, p in found if not key[-1])

    @cached_property
    def _state(self) -> Callable[[Key], Any]:
        """From a key to its state.  States share what never changes: they are there to be read."""
        return variant(build(self._cls, self._start), self._where)

    @cached_property
    def verdicts(self) -> dict[int, float]:
        """Verdict -> probability."""
        out: dict[int, float] = {}
        for key, p in self._found:
            if key[-1]:
                out[key[-1]] = out.get(key[-1], 0.0) + p
        return dict(sorted(out.items()))

    @cached_property
    def ends(self) -> list[tuple[int, Any, float]]:
        """(verdict, final state, probability), the states all different for a verdict."""
        return [(key[-1], self._state(key), p) for key, p in self._found if key[-1] and p > 0.0]

    @cached_property
    def open(self) -> list[tuple[Any, float]]:
        """(state, probability) of what has no verdict: after `rounds` rounds, or what was too little to follow."""
        return [(self._state(key), p) for key, p in self._found if not key[-1] and p > 0.0]


class Enumerator(Rounds):
    """One round with one policy (`Rounds` says with what parameters), enumerated."""

    def chain(self, start: State, rounds: int | None = None, eps: float = 1e-15) -> Distribution:
        """The law of the fight after at most `rounds` rounds, or with None to its end.

        With None it goes on until at most about eps is open.  Rounds in which nothing changes are summed up at once, so they
        may be likely; where hardly any mass leaves a cycle of states, it stops and `left` says how much is open.  Total
        probability is 1 within 1e-12.  Raises what the rule raises; ChainTooLarge; ValueError for a verdict below 0.
        """
        if rounds is not None and rounds < 0:
            raise ValueError(f"{rounds} rounds")
        run = self._compiled if have_numba() else self._plain
        return run(start, rounds, eps)

    def kept(self) -> bool:
        """Whether this kind of round is compiled already, here or by an earlier process: then a chain is quick at once."""
        return have_numba() and super().kept()

    def law(self, start: State) -> list[tuple[int, Any, float]]:
        """(value, state, probability) after one round, value 0 where the fight goes on."""
        chain = self.chain(start, 1)
        return chain.ends + [(0, state, p) for state, p in chain.open]

    # ---- with numba ------------------------------------------------------------------------------------------------
    def _compiled(self, start: State, rounds: int | None, eps: float) -> Distribution:
        from montjoy.fights.exact.compiled_chain import CompiledChain

        chain = CompiledChain(self, start)
        try:
            keys, mass, rolls, leaves = chain.run(rounds, eps)
        except ChainTooLarge:
            raise
        except PoolTooLarge:
            self.make_room(int(chain.lucks["lane"]["over"][0, 0]))
            return self._compiled(start, rounds, eps)
        except Exception as error:
            raise self._explained(error, chain.playing(), chain.lucks["lane"][0, 0]) from None
        found = [(tuple(key), p) for key, p in zip(keys.tolist(), mass.tolist())]
        return Distribution(self.state, start.key(), tuple(chain.places.tolist()), found, rolls, leaves)

    def _explained(self, error: Exception, before: list[int], luck: Any) -> Exception:
        """The same round again on CPython, whose error names the rule and the line."""
        refusal = self.refused_by_numba(error)
        if refusal is not None:
            return refusal
        tape = odometer.Odometer(tuple(luck["digit"][: int(luck["used"])].tolist()))
        fight = build(self.state, before)
        error.add_note(f"in a round from {fight}")
        try:
            cpython.call_entry(self.program, odometer.namespace(self.program), fight, [tape] * (1 + self.seats))
        except Exception as better:
            better.add_note(f"in a round from {build(self.state, before)}")
            return better
        return error

    # ---- without numba ---------------------------------------------------------------------------------------------
    def _plain(self, start: State, rounds: int | None, eps: float) -> Distribution:
        return PlainChain(self, start).run(rounds, eps)


class PlainChain:
    """One chain being worked out on CPython; the same steps as `kernels/chain.py`."""

    def __init__(self, of: Rounds, start: State) -> None:
        self.of, self.start = of, start
        self.names = odometer.namespace(of.program)
        self.rows: dict[Key, tuple[float, float, list[tuple[Key, float]]]] = {}  # (stays, leaves, where to)
        self.leaves = self.met = 0

    def key(self, fight: State, verdict: int) -> Key:
        numbers = fight.key()
        return (*[numbers[at] for at in self.of.where], verdict)

    def row(self, key: Key) -> tuple[float, float, list[tuple[Key, float]]]:
        """The law of one round from here."""
        found = self.rows.get(key)
        if found:
            return found
        say(len(self.rows), self.met)
        numbers = list(self.start.key())
        for at, number in zip(self.of.where, key):
            numbers[at] = number
        tape = odometer.Odometer()
        lucks = [tape] * (1 + self.of.seats)
        merged: dict[Key, float] = {}
        while True:
            tape.rewind()
            fight = build(self.of.state, numbers)
            try:
                verdict = cpython.call_entry(self.of.program, self.names, fight, lucks)
            except Exception as error:
                error.add_note(f"in a round from {build(self.of.state, numbers)}")
                raise
            self.leaves += 1
            if verdict < 0:
                raise ValueError(f"a verdict below 0: {verdict}")
            if tape.p > 0.0:
                after = self.key(fight, verdict)
                merged[after] = merged.get(after, 0.0) + tape.p
            if not tape.next():
                break
        stays = merged.pop(key, 0.0)
        self.rows[key] = found = (stays, sum(merged.values()), list(merged.items()))
        return found

    def run(self, rounds: int | None, eps: float) -> Distribution:
        first = self.key(self.start, 0)
        mass: dict[Key, float] = {first: 1.0}
        rolls = self.to_the_end(mass, first, eps) if rounds is None else self.counted(mass, rounds)
        found = list(mass.items())
        return Distribution(self.of.state, self.start.key(), self.of.where, found, rolls, self.leaves)

    def to_the_end(self, mass: dict[Key, float], first: Key, eps: float) -> float:
        queue, waiting, rolls = deque([first]), {first}, 0.0
        pops, ended, ended_before = 0, 0.0, 0.0
        while queue:
            key = queue.popleft()
            waiting.discard(key)
            pops += 1
            if pops >= 65536 and pops >= 16 * len(mass):
                if ended - ended_before < 1e-3 * (1.0 - ended):
                    break
                ended_before, pops = ended, 0
            m, self.met = mass[key], len(mass)
            if m * len(mass) <= eps:
                continue
            stays, out, ways = self.row(key)
            if out <= 0.0:
                continue
            rolls += m * (out + stays) / out
            mass[key] = 0.0
            for to, p in ways:
                mass[to] = mass.get(to, 0.0) + m / out * p
                if to[-1]:
                    ended += m / out * p
                elif to not in waiting and mass[to] * len(mass) > eps:
                    waiting.add(to)
                    queue.append(to)
            if len(mass) > self.of.most_states:
                raise self.of.too_large()
        return rolls

    def counted(self, mass: dict[Key, float], rounds: int) -> float:
        rolls = 0.0
        for _ in range(rounds):
            now = [(key, m) for key, m in mass.items() if not key[-1] and m > 0.0]
            for key, _m in now:
                mass[key] = 0.0
            self.met = len(mass)
            for key, m in now:
                rolls += m
                stays, out, ways = self.row(key)
                share = m / (out + stays)
                mass[key] += share * stays
                for to, p in ways:
                    mass[to] = mass.get(to, 0.0) + share * p
            if len(mass) > self.of.most_states:
                raise self.of.too_large()
        return rolls
