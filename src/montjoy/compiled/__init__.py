"""The text of a fight lowered to direct style, compiled, run in bulk; and its exact law by enumeration.

Names are loaded when they are first used: importing this package imports neither numba nor numpy.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from montjoy.compiled.numba_free import have_numba

if TYPE_CHECKING:
    from montjoy.compiled.batch import Batch as Batch
    from montjoy.compiled.enumerator import Chain as Chain
    from montjoy.compiled.enumerator import Enumerator as Enumerator
    from montjoy.compiled.policy import Policy as Policy
    from montjoy.compiled.refusal import NotCompilable as NotCompilable
    from montjoy.compiled.refusal import PoolTooLarge as PoolTooLarge

HOMES: Final = {
    "Batch": "batch", "Enumerator": "enumerator", "Chain": "enumerator", "Policy": "policy",
    "NotCompilable": "refusal", "PoolTooLarge": "refusal",
}

__all__ = ["Batch", "Chain", "Enumerator", "NotCompilable", "Policy", "PoolTooLarge", "have_numba", "lowered_source"]


def __getattr__(name: str) -> Any:
    if name in HOMES:
        return getattr(importlib.import_module(f"montjoy.compiled.{HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def lowered_source(
    rule: Callable[..., Any], policy: Any = None, seen: Callable[..., None] | None = None, checked: bool = False
) -> str:
    """The direct-style text that a rule and its policy are lowered to.  NotCompilable says what cannot be."""
    from montjoy.compiled.lower import Program

    return Program(rule, policy, seen, checked).source
