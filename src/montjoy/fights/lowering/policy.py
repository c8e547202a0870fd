"""A policy: who answers the questions of a fight, in plain Python, perhaps with tables of numbers."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any


class Policy:
    """A policy that carries tables.

        def mixed(seen, seat, ask, options, luck, tables):
            return 1 if luck.below(1000) < tables.mix[seat][seen.rage] else 0

        Policy(mixed, tables={"mix": [[500, 900], [250, 1000]]})

    function: `function(seen, seat, ask, options, luck, tables)`, one of the options; without `tables` it is called
    without that last argument.  tables: name -> whole numbers in nested sequences or numpy arrays, of one or more
    dimensions, rectangular.  In the function they are indexed one bracket at a time.  Called as a plain policy it answers
    on CPython, with or without numpy.  Changing the tables does not compile anything anew.
    """

    def __init__(self, function: Callable[..., int], tables: Mapping[str, Any] | None = None) -> None:
        self.function = function
        self.tables = dict(tables or {})
        for name in self.tables:
            if not name.isidentifier() or name.startswith("_"):
                raise ValueError(f"{name!r}: a table's name is an identifier without a leading underscore")

    def __call__(self, seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
        if self.tables:
            return self.function(seen, seat, ask, options, luck, self.plain)
        return self.function(seen, seat, ask, options, luck)

    @cached_property
    def plain(self) -> Any:
        """The tables as a named tuple of nested tuples."""
        return _tables_type(tuple(self.tables))(*[_tuples(value) for value in self.tables.values()])

    def record(self) -> Any:
        """The tables as a structured array of one record of int64 blocks, as compiled policies read them.

        Their shapes are part of the machine code, their numbers are not.
        """
        import numpy as np

        arrays = {name: np.asarray(value, np.int64) for name, value in self.tables.items()}
        made = np.zeros(1, np.dtype([(name, np.int64, a.shape) for name, a in arrays.items()], align=True))
        for name, a in arrays.items():
            made[name][0] = a
        return made

    def dims(self, name: str) -> int:
        value, n = _tuples(self.tables[name]), 0
        while isinstance(value, tuple):
            value, n = value[0] if value else 0, n + 1
        return n

    def __getstate__(self) -> dict[str, Any]:
        return {"function": self.function, "tables": self.tables}


_types: dict[tuple[str, ...], type] = {}


def _tables_type(names: tuple[str, ...]) -> type:
    if names not in _types:
        _types[names] = namedtuple("tables", names)
    return _types[names]


def _tuples(value: Any) -> Any:
    if hasattr(value, "tolist"):
        value = value.tolist()
    return tuple(_tuples(x) for x in value) if isinstance(value, (list, tuple)) else int(value)


def as_policy(policy: Policy | Callable[..., int] | None) -> Policy | None:
    return policy if policy is None or isinstance(policy, Policy) else Policy(policy)
