"""A fight state that is played on again and again: it notes what is written, and takes it back.

Copying a state of hundreds of numbers for every way a rule can go, and comparing all of them afterwards, costs more than
the rule.  Here the numbers of a state have ordinals (their places in `key()`); every first write notes what was
there; the difference to the start is what tells ends apart; `rewind` makes the start again.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from montjoy.core.state import State
from montjoy.fights.batch.layout import offsets

Delta = tuple[tuple[int, int], ...]  # (ordinal, number) of what differs from the start, by ordinal
_put = object.__setattr__


class Unlogged(BaseException):
    """A write that cannot be taken back one by one: a list replaced whole, a sub-state moved.  Such a rule is counted
    out on copies.  No Exception, so that no rule catches it."""


class Log(dict[int, tuple[Any, Any, int]]):
    """ordinal -> (what holds it, under which name or index, what was there at the start)."""

    __slots__ = ("ledger",)
    ledger: Ledger


class _Fixed(list[Any]):
    """A list of rows or sub-states: never written itself."""

    def _refuse(self, *args: Any, **named: Any) -> Any:
        raise Unlogged

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = pop = remove = clear = sort = reverse = _refuse


class _Row(_Fixed):
    """Numbers in a row; single ones may be written."""

    __slots__ = ("_base", "_log")
    _base: int
    _log: Log

    def __setitem__(self, i: Any, value: Any) -> None:
        if type(i) is slice:
            raise Unlogged
        here = range(len(self))[i]
        where = self._base + here
        if where not in self._log:
            self._log[where] = (self, here, self[here])
        list.__setitem__(self, here, value)


@lru_cache(None)
def _logging(cls: Any) -> type[Any]:
    """The class with its single numbers logged when they are written."""
    scalars = {name: at for name, at in offsets(cls).items() if cls.kinds[name].shape == () and not cls.kinds[name].of}

    def __setattr__(self: Any, name: str, value: Any) -> None:
        offset = scalars.get(name)
        if offset is None:
            raise Unlogged
        where = self._base + offset
        log = self._log
        if where not in log:
            log[where] = (self, name, getattr(self, name))
        _put(self, name, value)

    body = {"__slots__": ("_base", "_log"), "__setattr__": __setattr__, "__module__": cls.__module__, "__hash__": None}
    return type(cls.__name__, (cls,), body)


class Ledger:
    """`work`: the state to be played on.  `log`: what was written since the start."""

    def __init__(self, start: State) -> None:
        self.kind = type(start)
        self.log = Log()
        self.log.ledger = self
        self.slots: list[tuple[Any, Any]] = []
        self.work = self._follow(start)
        self.start_key = start.key()

    def _follow(self, x: State) -> Any:
        cls: Any = type(x)
        new = object.__new__(_logging(cls))
        _put(new, "_log", self.log)
        _put(new, "_base", len(self.slots))
        for name, kind in x.kinds.items():
            value = getattr(x, name)
            if kind.of:
                _put(new, name, _Fixed([self._follow(part) for part in value]))
            elif len(kind.shape) == 2:
                _put(new, name, _Fixed([self._row(row) for row in value]))
            elif kind.shape:
                _put(new, name, self._row(value))
            else:
                _put(new, name, value)
                self.slots.append((new, name))
        return new

    def _row(self, values: Iterable[int]) -> _Row:
        row = _Row(values)
        row._log, row._base = self.log, len(self.slots)
        self.slots += [(row, i) for i in range(len(row))]
        return row

    def restart(self, start: State) -> None:
        """Begin from another state of the same class."""
        self.rewind()
        key = key_of_state(start)
        if key != self.start_key:
            for i, (old, new) in enumerate(zip(self.start_key, key)):
                if old != new:
                    _restore(*self.slots[i], new)
            self.start_key = key

    def rewind(self) -> None:
        """Take back all that was written."""
        for holder, name, old in self.log.values():
            _restore(holder, name, old)
        self.log.clear()

    def delta(self) -> Delta:
        """How the state differs from its start."""
        changes = []
        for where, (holder, name, old) in self.log.items():
            new = holder[name] if type(name) is int else getattr(holder, name)
            if new != old:
                changes.append((where, new))
        changes.sort()
        return tuple(changes)

    def key(self) -> tuple[int, ...]:
        """The same as work.key(), sooner."""
        numbers = list(self.start_key)
        for where, (holder, name, _) in self.log.items():
            numbers[where] = holder[name] if type(name) is int else getattr(holder, name)
        return tuple(numbers)


def _restore(holder: Any, name: Any, value: int) -> None:
    if type(name) is int:
        list.__setitem__(holder, name, value)
    else:
        _put(holder, name, value)


def key_of_state(x: State) -> tuple[int, ...]:
    """x.key(), sooner where x is a ledger's."""
    log = getattr(x, "_log", None)
    if log is not None and log.ledger.work is x:
        key: tuple[int, ...] = log.ledger.key()
        return key
    return x.key()


def difference(start: tuple[int, ...], end: tuple[int, ...]) -> Delta:
    """The delta between two keys."""
    return tuple((i, new) for i, (old, new) in enumerate(zip(start, end)) if old != new)


def write(to: State, delta: Delta) -> None:
    """Change a state by a delta, in place: references into it stay good."""
    holder: Any
    log = getattr(to, "_log", None)
    if log is not None:
        slots, base = log.ledger.slots, to._base  # type: ignore[attr-defined]
        for where, value in delta:
            holder, name = slots[base + where]
            if type(name) is int:
                holder[name] = value
            else:
                setattr(holder, name, value)
        return
    cls: Any = type(to)
    ways = _ways(cls)
    for where, value in delta:
        *steps, last = ways[where]
        holder = to
        for step in steps:
            holder = holder[step] if type(step) is int else getattr(holder, step)
        if type(last) is int:
            holder[last] = value
        else:
            setattr(holder, last, value)


@lru_cache(None)
def _ways(cls: Any) -> list[tuple[Any, ...]]:
    """The way to each number of a state: names of fields and indices."""
    out: list[tuple[Any, ...]] = []
    start = cls()
    for name, kind in cls.kinds.items():
        if kind.of:
            out += [(name, i, *way) for i in range(len(getattr(start, name))) for way in _ways(kind.of)]
        elif len(kind.shape) == 2:
            out += [(name, i, j) for i in range(kind.shape[0]) for j in range(kind.shape[1])]
        elif kind.shape:
            out += [(name, i) for i in range(kind.shape[0])]
        else:
            out.append((name,))
    return out
