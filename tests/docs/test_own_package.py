"""A game in a package of its own, as docs/authors.md says: installed beside Montjoy, it is found, and passes the suite."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "redoubt"


def package(folder: Path) -> Path:
    """The smallest whole game, as `new game NAME --to FOLDER` makes it; its pyproject.toml is the page's."""
    page = (ROOT / "docs" / "authors.md").read_text("utf-8")
    run(folder, "-m", "montjoy", "new", "game", NAME, "--to", str(folder))
    project = next(block for block in re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL) if "[project]" in block)
    assert (folder / NAME / "pyproject.toml").read_text("utf-8") == project
    return folder / NAME


def run(site: Path, *words: str) -> str:
    paths = [str(site), str(ROOT / "src"), str(ROOT)]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "MONTJOY_"))}
    env["PYTHONPATH"] = os.pathsep.join(paths)
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_outside_the_checkout_is_found_and_passes_the_suite(tmp_path: Path) -> None:
    site = tmp_path / "site"
    quiet = ("-q", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    run(site, "-m", "pip", "install", *quiet, "--target", str(site), str(package(tmp_path)))
    assert NAME in run(site, "-m", "montjoy", "games")
    said = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/suite/test_every_game.py", "-k", NAME)
    assert re.search(r"\b[2-9][0-9] passed", said) and "failed" not in said, said
