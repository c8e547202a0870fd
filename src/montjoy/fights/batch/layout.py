"""A state as a row of 64-bit words: its numbers in the order of `key()`, which is the order of the record's memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import prod
from typing import Any

from montjoy.core.errors import RulesError
from montjoy.core.state import State

Writes = Iterable[tuple[type[State], str]]


def words(cls: Any) -> int:
    """How many numbers a state of this class has."""
    return _laid_out(cls)[1]


def offsets(cls: Any) -> dict[str, int]:
    """Where each field begins among them."""
    return _laid_out(cls)[0]


def place_of_counter(cls: Any, counter: str) -> int:
    """Where among them a case's whole fights count their rounds.  RulesError: there is no such field."""
    if counter not in cls.kinds:
        raise RulesError(f"{cls.__name__} has no field {counter!r} in which whole fights count their rounds (case.counter)")
    return offsets(cls)[counter]


@lru_cache(None)
def _laid_out(cls: Any) -> tuple[dict[str, int], int]:
    begins, at = {}, 0
    for name, kind in cls.kinds.items():
        begins[name] = at
        at += words(kind.of) * kind.size if kind.of else prod(kind.shape)
    return begins, at


def places(cls: type[State], writes: Writes) -> tuple[int, ...]:
    """The places, in ascending order, of all numbers that stand in fields `writes` names."""
    return tuple(_places(cls, frozenset(writes), 0))


def _places(cls: type[State], writes: frozenset[tuple[type[State], str]], at: int) -> Iterable[int]:
    for name, kind in cls.kinds.items():
        if kind.of:
            for _ in range(kind.size):
                yield from _places(kind.of, writes, at)
                at += words(kind.of)
        else:
            size = prod(kind.shape)
            if (cls, name) in writes:
                yield from range(at, at + size)
            at += size


@lru_cache(None)
def builder(cls: Any) -> Callable[[Sequence[int]], Any]:
    """A function that makes a state of a sequence of its words."""
    names: dict[str, Any] = {"blank": object.__new__, "C": cls}
    lines, at = [], 0
    for name, kind in cls.kinds.items():
        if kind.of:
            size = words(kind.of)
            names[f"make_{name}"] = builder(kind.of)
            lines.append(f"s.{name} = [make_{name}(w[i:i + {size}]) for i in range({at}, {at + size * kind.size}, {size or 1})]")
            at += size * kind.size
        elif len(kind.shape) == 2:
            rows, columns = kind.shape
            lines.append(f"s.{name} = [w[i:i + {columns}] for i in range({at}, {at + rows * columns}, {columns})]")
            at += rows * columns
        elif kind.shape:
            lines.append(f"s.{name} = w[{at}:{at + kind.shape[0]}]")
            at += kind.shape[0]
        else:
            lines.append(f"s.{name} = w[{at}]")
            at += 1
    exec("def build(w):\n s = blank(C)\n {}\n return s\n".format("\n ".join(lines) or "pass"), names)
    made: Callable[[Sequence[int]], Any] = names["build"]
    return made


def build(cls: Any, numbers: Sequence[int]) -> Any:
    """The state whose `key()` is `numbers`."""
    return builder(cls)(list(numbers))


def variant(base: Any, changed: Sequence[int]) -> Callable[[Sequence[int]], Any]:
    """A function from the words at the places `changed` to a state like `base` but for these.

    The states it makes share with `base` whatever has no changed word in it: they are there to be read."""
    names: dict[str, Any] = {"blank": object.__new__, "base": base}
    lines: list[str] = []
    made = _vary(type(base), "base", 0, {at: i for i, at in enumerate(changed)}, names, lines)
    exec("def vary(w):\n {}\n return {}\n".format("\n ".join(lines) or "pass", made), names)
    function: Callable[[Sequence[int]], Any] = names["vary"]
    return function


def _vary(
    cls: type[State], old: str, at: int, changed: dict[int, int], names: dict[str, Any], lines: list[str]
) -> str:
    """Lines that make a state like the one called `old`, whose words begin at `at`; the name of what they make."""
    if not any(at <= place < at + words(cls) for place in changed):
        return old
    new = f"s{len(names)}"
    names[new + "_"] = cls
    lines.append(f"{new} = blank({new}_)")
    for name, kind in cls.kinds.items():
        field = f"{old}.{name}"
        if kind.of:
            parts = [
                _vary(kind.of, f"{field}[{i}]", at + i * words(kind.of), changed, names, lines) for i in range(kind.size)
            ]
            different = [i for i in range(kind.size) if parts[i] != f"{field}[{i}]"]
            lines.append(f"{new}.{name} = {field}" + ("[:]" if different else ""))
            lines += [f"{new}.{name}[{i}] = {parts[i]}" for i in different]
            at += words(kind.of) * kind.size
            continue
        size = prod(kind.shape)
        here = [place for place in range(at, at + size) if place in changed]
        if not kind.shape:
            lines.append(f"{new}.{name} = " + (f"w[{changed[at]}]" if here else field))
        elif len(kind.shape) == 1:
            lines.append(f"{new}.{name} = {field}" + ("[:]" if here else ""))
            lines += [f"{new}.{name}[{place - at}] = w[{changed[place]}]" for place in here]
        else:
            lines.append(f"{new}.{name} = " + (f"[row[:] for row in {field}]" if here else field))
            lines += [f"{new}.{name}[{(place - at) // kind.shape[1]}][{(place - at) % kind.shape[1]}] = w[{changed[place]}]"
                      for place in here]  # fmt: skip
        at += size
    return new


def dtype(cls: type[State]) -> Any:
    """The numpy dtype of a state: a record of int64, nested as the state is."""
    import numpy as np

    fields: list[Any] = []
    for name, kind in cls.kinds.items():
        if kind.of:
            fields.append((name, dtype(kind.of), (kind.size,)))
        elif kind.shape:
            fields.append((name, np.int64, kind.shape))
        else:
            fields.append((name, np.int64))
    return np.dtype(fields, align=True)


class Finals(Sequence[State]):
    """Final states, made one by one as they are asked for.

    `records` is the numpy structured array behind them, with the state's field names, or None without numba.
    """

    def __init__(self, cls: type[State], states: list[Any] | None = None, records: Any = None) -> None:
        self.cls, self.states, self.records = cls, states, records

    def __len__(self) -> int:
        return len(self.records if self.states is None else self.states)

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return [self[j] for j in range(*i.indices(len(self)))]
        if self.states is not None:
            return self.states[i]
        import numpy as np

        if not -len(self) <= i < len(self):
            raise IndexError(f"final {i} of {len(self)}")
        return build(self.cls, self.records[i : i + 1 or None].view(np.int64).tolist())


def records(cls: type[State], start: Any) -> Any:
    """A structured array of one or more states."""
    import numpy as np

    if isinstance(start, np.ndarray):
        if start.dtype != dtype(cls):
            raise TypeError(f"an array of {start.dtype}, where records of {cls.__name__} are expected (`batch.dtype`)")
        return np.ascontiguousarray(start)
    states = [start] if isinstance(start, State) else list(start)
    rows = np.array([s.key() for s in states], np.int64).reshape(len(states), words(cls))
    return rows.reshape(-1).view(dtype(cls))


def state_of(cls: type[State], starts: Any, i: int) -> Any:
    """Start i of a sequence of states or an array of records, as a state of its own."""
    found = starts[i]
    return found.copy() if isinstance(found, State) else Finals(cls, records=starts)[i]
