"""How the functions of a generated module become machine code: all together, and once.

numba makes every function ready to run: with all that it calls it is optimized and translated, and again within each caller.
Only the doors of our modules are called from Python.  So a `Part` is kept as numba wrote it, and a `Door` takes in all the
parts that it reaches before it is optimized.  The numbers stay the same; the rules of Clusta's battle compile in 0.4 of the
time.  This leans on numba's insides (`numba.core.codegen.CPUCodeLibrary`): with a numba that we have not read, all is done in
its own way.

A battle takes half a minute to compile.  So processes that want the same module at once, a server's or those of tests, take turns
(`in_turn`): the first compiles it, the others wait and read what it has kept.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, Any, Final

import numba
from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from montjoy.core.outside import stopwatch

try:
    import fcntl
except ImportError:  # Windows: each process compiles for itself
    fcntl = None  # type: ignore[assignment]

READ: Final = "0.68."  # the versions whose insides we know


class Waiting(JITCodeLibrary):
    """The code of a part: nothing can call it until a door has taken it in."""

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = Linkage.linkonce_odr  # as numba does: many may take it in
        self._shared_module, self._finalized = self._final_module, True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Waiting:
        return self

    def set_env(self, name: str, env: Any) -> None:
        """What Python's part of a function would look at: there is none."""


class Gathering(JITCodeLibrary):
    """The code of a door, with all that it reaches."""

    def finalize(self) -> None:
        reached: dict[Any, None] = {}
        ahead = self._linking_libraries[::-1]
        while ahead:
            library = ahead.pop()
            if library not in reached:
                reached[library] = None
                if isinstance(library, Waiting):
                    ahead.extend(library._linking_libraries[::-1])
        self._linking_libraries = list(reached)
        super().finalize()  # type: ignore[no-untyped-call]  # numba has no types


class Own(Compiler):
    """numba's compiler, writing into a library of ours."""

    library: type[JITCodeLibrary]

    def compile_extra(self, func: Any) -> Any:
        if numba.__version__.startswith(READ):
            self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
            self.state.library.enable_object_caching()
        return super().compile_extra(func)  # type: ignore[no-untyped-call]


class Part(Own):
    """For functions that only functions of the same module call."""

    library = Waiting


class Door(Own):
    """For functions that Python calls."""

    library = Gathering


# ---- in turn ---------------------------------------------------------------------------------------------------------
_mine: Final = threading.local()
LONGEST: Final = 180.0  # seconds; whoever compiles may have been stopped in the middle


def in_turn(jit: Callable[..., Any], file: str) -> Callable[..., Any]:
    """The decorator `jit`, for doors of the module kept in `file`: no two processes make them ready at once."""

    def decorate(function: Callable[..., Any]) -> Any:
        door = jit(function)
        make_ready = door.compile

        def alone(signature: Any) -> Any:
            with turn(file):
                return make_ready(signature)

        door.compile = alone
        return door

    return decorate


def wait_for(lock: IO[bytes]) -> None:
    """Until nobody else holds it; where whoever does so takes too long, or files cannot be locked, one compiles beside him."""
    began = stopwatch()
    while stopwatch() - began < LONGEST:
        try:
            return fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(0.05)
        except OSError:
            return


@contextmanager
def turn(file: str) -> Iterator[None]:
    """No other process is here for the same file; a door that calls a door comes in again."""
    held = _mine.__dict__.setdefault("held", set())
    if fcntl is None or file.startswith("<") or file in held:  # <...>: a module that is kept nowhere
        yield
        return
    with open(file + ".lock", "wb") as lock:
        wait_for(lock)
        held.add(file)
        try:
            yield
        finally:
            held.remove(file)
