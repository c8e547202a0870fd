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


def run(site: Path, *words: str, code: int = 0) -> str:
    paths = [str(site), str(ROOT / "src"), str(ROOT)]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "MONTJOY_"))}
    env["PYTHONPATH"] = os.pathsep.join(paths)
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_a_game_outside_the_checkout_is_found_and_passes_the_suite(tmp_path: Path) -> None:
    site = tmp_path / "site"
    quiet = ("-q", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    run(site, "-m", "pip", "install", *quiet, "--target", str(site), str(package(tmp_path)))
    assert NAME in run(site, "-m", "montjoy", "games")
    said = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/suite/test_every_game.py", "-k", NAME)
    assert re.search(r"\b[2-9][0-9] passed", said) and "failed" not in said, said


def test_the_suite_tells_what_is_misspelt_in_words_and_book(tmp_path: Path) -> None:
    """Red before: a message that is missing or misspelt, an id that is none in a rule's text, an option without an entry."""
    folder = package(tmp_path) / NAME
    info = tmp_path / "site" / f"{NAME}-1.0.dist-info"       # as an installed package that is changed in its own folder
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[montjoy.games]\n{NAME} = {NAME}.game:game\n", "utf-8")
    (info.parent / NAME).symlink_to(folder, target_is_directory=True)
    in_words = [
        ("locales/en.ftl", "\nDealt = ", "\nDealed = ", "Dealed: no event, question or answer is called so; did you mean"),
        ("locales/en.ftl", "\nHandWon = ", "\n# HandWon = ", "HandWon"),
        ("rulebook.toml", "(RE-12 to RE-14)", "(RE-12 to RE-41)", '"RE-41" is no rule of this book'),
    ]
    in_options = [("rulebook.toml", 'name    = "played"', 'name    = "raise_by"', "the option played has no entry")]
    for slips in (in_words, in_options):                     # a book that is refused is not read for more
        right = {name: (folder / name).read_text("utf-8") for name, *_ in slips}
        for name, was, wrong, _ in slips:
            text = (folder / name).read_text("utf-8")
            assert was in text, (name, was)
            (folder / name).write_text(text.replace(was, wrong, 1), "utf-8")
        those = ("tests/suite/test_every_game.py", "-k", f"{NAME} and (said_in or messages_are or book_names)")
        said = run(info.parent, "-m", "pytest", "-q", "-p", "no:cacheprovider", *those, code=1)
        assert not [says for *_, says in slips if says not in said], said
        for name, text in right.items():
            (folder / name).write_text(text, "utf-8")
