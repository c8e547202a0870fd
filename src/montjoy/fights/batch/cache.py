"""Where generated modules and their machine code lie: the user's own cache folder.

A module's name is a hash of its whole text and of everything of ours and numba's that it was made with, so a changed rule is
another module and nothing goes stale.  Machine code is unpickled, so the folder must be the user's alone.
"""

from __future__ import annotations

import hashlib
import importlib.util
import linecache
import os
import stat
import sys
import tempfile
import threading
import warnings
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

_loaded: dict[str, ModuleType] = {}
_lock: Final = threading.Lock()


def folder() -> Path:
    """MONTJOY_CACHE, or the platform's own place for caches."""
    given = os.environ.get("MONTJOY_CACHE")
    if given:
        return Path(given) / "compiled"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "montjoy" / "Cache"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches" / "montjoy"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "montjoy"
    return base / "compiled"


def private(path: Path) -> bool:
    """Make the folder, for its owner only; False where that cannot be had."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sys.platform == "win32":
            return os.access(path, os.W_OK)
        found = path.lstat()
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
            return False
        if found.st_mode & 0o077:
            path.chmod(0o700)
        return os.access(path, os.W_OK)
    except OSError:
        return False


@lru_cache(1)
def _versions() -> str:
    """What a module depends on besides its text."""
    import numba
    import numpy as np

    here = Path(__file__).parents[1]
    ours = [path for part in (".", "kernels", "lowering", "batch", "exact") for path in sorted(here.joinpath(part).glob("*.py"))]
    ours += [here.parent / "core" / name for name in ("effects.py", "state.py", "philox.py")]
    texts = b"".join(path.read_bytes() for path in ours)
    return f"{sys.version_info[:2]} {numba.__version__} {np.__version__} {hashlib.sha256(texts).hexdigest()}"


def module_name(text: str) -> str:
    return "montjoy_" + hashlib.sha256((_versions() + text).encode()).hexdigest()[:20]


def kept(text: str) -> bool:
    """Whether the module of this text has been compiled before, here or by an earlier process."""
    name = module_name(text)
    return name in _loaded or any((folder() / "__pycache__").glob(f"{name}.*.nbi"))


def load(text: str) -> ModuleType:
    """The module of this text; from the cache where it has been compiled before."""
    name = module_name(text)
    with _lock:
        if name not in _loaded:
            where = folder()
            _loaded[name] = _from_file(name, text, where) if private(where) else _in_memory(name, text, where)
        return _loaded[name]


def _from_file(name: str, text: str, where: Path) -> ModuleType:
    path = where / f"{name}.py"
    if not path.exists():
        handle, draft = tempfile.mkstemp(dir=where, suffix=".new")
        with os.fdopen(handle, "w", encoding="utf-8") as f:
            f.write(text)
        try:
            os.link(draft, path)  # never over a file that another process has just written: numba looks at its date
        except FileExistsError:
            pass
        except OSError:
            os.replace(draft, path)
        Path(draft).unlink(missing_ok=True)
    spec: Any = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _in_memory(name: str, text: str, where: Path) -> ModuleType:
    warnings.warn(f"{where} is not a folder of yours alone, so compiled rules are not kept there", stacklevel=4)
    module = ModuleType(name)
    module.__file__ = f"<{name}>"
    linecache.cache[module.__file__] = (len(text), None, text.splitlines(True), module.__file__)
    sys.modules[name] = module
    exec(compile(text.replace(", cache=True", ""), module.__file__, "exec"), module.__dict__)
    return module
