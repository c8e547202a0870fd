"""The text of a fight, read in other ways than by a session: run in bulk as machine code, counted out exactly, solved.

Its packages, each importing only those before it: `kernels` (text of machine code), `lowering` (rules in direct style), `batch`
(lowered rules run), `exact` (laws and chains), `solve` (play as good as can be); `errors` and `numba_free` lie below all, `odds`,
the answer to one case, above.  What a fight is about is its game's; shares of many playouts with their errors are `lab`'s.

Names are loaded when they are first used: importing this package imports neither numba nor numpy.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from montjoy.fights.numba_free import have_numba

if TYPE_CHECKING:
    from montjoy.fights.batch.batch import Batch as Batch
    from montjoy.fights.errors import NotCompilable as NotCompilable
    from montjoy.fights.errors import PoolTooLarge as PoolTooLarge
    from montjoy.fights.exact.enumerator import Distribution as Distribution
    from montjoy.fights.exact.enumerator import Enumerator as Enumerator
    from montjoy.fights.lowering.policy import Policy as Policy

HOMES: Final = {
    "Batch": "batch.batch", "Enumerator": "exact.enumerator", "Distribution": "exact.enumerator", "Policy": "lowering.policy",
    "NotCompilable": "errors", "PoolTooLarge": "errors",
}

__all__ = ["Batch", "Distribution", "Enumerator", "NotCompilable", "Policy", "PoolTooLarge", "have_numba", "lowered_source"]


def __getattr__(name: str) -> Any:
    if name in HOMES:
        return getattr(importlib.import_module(f"montjoy.fights.{HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def lowered_source(
    rule: Callable[..., Any], policy: Any = None, seen: Callable[..., None] | None = None, checked: bool = False
) -> str:
    """The direct-style text that a rule and its policy are lowered to.  NotCompilable says what cannot be."""
    from montjoy.fights.lowering.program import Program

    return Program(rule, policy, seen, checked).source
