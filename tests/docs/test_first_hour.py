"""Every command of the newcomer's pages is run, and every line they show is there.

A page holds three kinds of blocks.  ```toml FILE: the file to write; with `, below the row of X`: lines to put into it, below
the line in which X stands.  ```console: commands after `$`, then the lines they print; `...` stands for lines left out, or
within a line for a part of it; what follows a prompt (`Ann> 3`) is typed.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click.testing
import pytest

from montjoy.cli import cli
from tests.suite.many import MANY, some

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+)[ ]?(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
PROMPT = re.compile(r"^[\w ]+> (.+)$")
START = ["python3", "start.py"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the repository, so that ours stays as it is."""
    skip = shutil.ignore_patterns(".*")
    for part in ("src", "tests/contract", "tests/suite", "tests/played", "docs"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=skip)
    for name in ("pyproject.toml", "start.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("page", some(["first-hour", "house-rules"], 1))
def test_the_page_is_true(page: str, checkout: Path) -> None:
    blocks = BLOCK.findall((ROOT / "docs" / f"{page}.md").read_text("utf-8"))
    assert blocks
    for kind, about, text in blocks:
        if kind == "toml":
            write(checkout, about, text)
        else:
            assert kind == "console", f"a block of {kind}: nobody runs it"
            for command, shown in commands(text):
                if "start.py test" not in command or MANY in os.environ:     # a new game's tests: tests/cli/test_new_game.py, too
                    run(checkout, command, shown)


def write(checkout: Path, about: str, text: str) -> None:
    """A file that the page tells to write; those in docs/examples are the same."""
    name, _, below = about.partition(", below the row of ")
    path = checkout / name
    if not below:
        path.write_text(text, "utf-8")
        example = ROOT / "docs" / "examples" / name
        assert not example.exists() or example.read_text("utf-8") == text, f"docs/examples/{name} is another file"
        return
    lines = path.read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if below in line and "[" in line)
    path.write_text("".join([*lines[: at + 1], text, *lines[at + 1 :]]), "utf-8")


def commands(text: str) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def run(checkout: Path, command: str, shown: list[str]) -> None:
    """`start.py` is the same with the Python that runs this, without setting anything up; where nothing of the copy is changed by
    it, in this very process."""
    args = shlex.split(command)
    typed = "".join(f"{found[1]}\n" for line in shown if (found := PROMPT.match(line)))
    env = {"MONTJOY_HOME": str(checkout / "home"), "LC_ALL": "C.UTF-8", "COLUMNS": "80", "MONTJOY_TYPED": shlex.join(START)}
    if args[:2] == START and args[2] != "test" and "redoubt" not in args:
        with pytest.MonkeyPatch.context() as patch, contextlib.chdir(checkout):
            for name, value in env.items():
                patch.setenv(name, value)
            here = click.testing.CliRunner().invoke(cli, args[2:], input=typed)
            code, out, err = here.exit_code, here.stdout, here.stderr
    else:
        if args[:2] == START:
            module = ["pytest", "-q", "-p", "no:cacheprovider"] if args[2] == "test" else ["montjoy"]
            args = [sys.executable, "-m", *module, *args[3 if args[2] == "test" else 2 :]]
        env |= {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "MONTJOY_", "COV_", "LC_"))}
        env |= {"PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(checkout)]), "PYTHONUTF8": "1", "COLUMNS": "80"}
        done = subprocess.run(
            args, cwd=checkout, env=env, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
        )  # fmt: skip
        code, out, err = done.returncode, done.stdout, done.stderr
    assert code == 0, f"$ {command}\n{out}\n{err}"
    missing = first_missing(shown, out.splitlines())
    assert missing is None, f"$ {command}\nnot there, or not there next: {missing!r}\n{out}\n{err}"


def first_missing(shown: list[str], printed: list[str]) -> str | None:
    """The first line of a page that does not come next in the output; None: all do."""
    at, anywhere = 0, False
    for line in shown:
        if line == "...":
            anywhere = True
            continue
        if not line.strip() and (at >= len(printed) or printed[at].strip()):
            continue  # an empty line before the next command
        pattern = re.compile(".*".join(re.escape(part) for part in line.rstrip().split("...")) + r"\s*")
        last = len(printed) if anywhere else at + 1
        found = next((i for i in range(at, min(last, len(printed))) if pattern.fullmatch(printed[i])), None)
        if found is None:
            return line
        at, anywhere = found + 1, False
    return None


@pytest.mark.parametrize(
    ("shown", "printed", "missing"),
    [
        (["a", "...", "d"], ["a", "b", "c", "d", "e"], None),
        (["a", "c"], ["a", "b", "c"], "c"),
        (["...", "b: ... in 5"], ["a", "b: 7 in 5"], None),
        (["...", "x"], ["a"], "x"),
        (["d", "...", "a"], ["a", "d"], "d"),
    ],
)
def test_what_a_page_leaves_out(shown: list[str], printed: list[str], missing: str | None) -> None:
    assert first_missing(shown, printed) == missing


def test_a_false_page_is_caught(checkout: Path) -> None:
    with pytest.raises(AssertionError, match=r"41\.5"):
        run(checkout, "python3 start.py odds rudern docs/examples/assault.toml", ["assault", "  attacker     41.5%..."])
