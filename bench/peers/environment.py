"""Throw-away environments for the peers: made in a temporary folder, gone with it.  Nothing of ours is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.report import NotRun, say

PATIENCE = 600  # seconds for one installation


class Environment:
    """`with Environment() as peers:` gives a folder; `peers.python(...)` and `peers.node(...)` install into it."""

    def __init__(self, keep: Path | None = None) -> None:
        self.keep = keep
        self.folder = Path()

    def __enter__(self) -> Environment:
        if self.keep is not None:
            self.keep.mkdir(parents=True, exist_ok=True)
        self.folder = self.keep.resolve() if self.keep else Path(tempfile.mkdtemp(prefix="montjoy-bench-"))
        return self

    def __exit__(self, *_: object) -> None:
        if self.keep is None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def python(self, name: str, *requirements: str) -> Path:
        """The interpreter of a new environment with these packages.  Raises NotRun."""
        home = self.folder / name
        python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        done = home / "done"
        if done.exists():
            return python
        say(f"installing {', '.join(requirements)} ...")
        uv = shutil.which("uv")
        if uv:
            run(f"an environment for {name} could not be made", uv, "venv", "-q", "--python", sys.executable, str(home))
            install = [uv, "pip", "install", "-q", "--python", str(python)]
        else:
            run(f"an environment for {name} could not be made (is ensurepip there?)", sys.executable, "-m", "venv", str(home))
            install = [str(python), "-m", "pip", "install", "-q", "--no-input"]
        run(f"{', '.join(requirements)} could not be installed", *install, *requirements)
        done.touch()
        return python

    def node(self, name: str, *packages: str) -> tuple[str, Path]:
        """Node, and a folder with these packages in its node_modules.  Raises NotRun."""
        node, npm = shutil.which("node"), shutil.which("npm")
        if not node or not npm:
            raise NotRun("there is no Node here")
        home = self.folder / name
        done = home / "done"
        if not done.exists():
            say(f"installing {', '.join(packages)} ...")
            home.mkdir(exist_ok=True)
            (home / "package.json").write_text('{"private": true}\n')
            options = ["--prefix", str(home), "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
            run(f"{', '.join(packages)} could not be installed", npm, "install", *options, *packages, cwd=home)
            done.touch()
        return node, home


def run(trouble: str, *words: str, cwd: Path | None = None) -> None:
    """Run a tool; its own words go to stderr, ours into the result.  Raises NotRun."""
    try:
        done = subprocess.run(words, cwd=cwd, env=clean_environ(), capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise NotRun(f"{trouble} within {PATIENCE} seconds") from None
    except OSError as error:
        raise NotRun(f"{trouble} ({error.strerror})") from None
    if done.returncode:
        say((done.stderr or done.stdout).strip()[-2000:])
        raise NotRun(f"{trouble} (code {done.returncode})")


def clean_environ() -> dict[str, str]:
    """Our environment without what would lead a peer's Python to our packages."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
