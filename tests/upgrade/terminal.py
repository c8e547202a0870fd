"""The command line as somebody calls it who has it installed, and what is made with it for the tests of this folder: games that
were left in the middle, with the stored state beside them, and a game of a stranger's."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

import montjoy
from montjoy.cli import main
from tests.upgrade.people import FILES, store_of

SEED = "7e57"


class Said(NamedTuple):
    """What a command said, and its exit code."""

    code: int
    out: str
    wrong: str


def call(home: Path, *args: str | Path, typed: str = "") -> Said:
    """`montjoy ARGS`, in this process, with a home of its own."""
    out, wrong, code = io.StringIO(), io.StringIO(), 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MONTJOY_HOME", str(home))
        patch.setenv("LC_ALL", "en_US.UTF-8")
        patch.setattr(sys, "argv", ["montjoy", *map(str, args)])
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(wrong):
            try:
                main()
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else int(bool(end.code))
    assert "Traceback" not in out.getvalue() + wrong.getvalue(), out.getvalue() + wrong.getvalue()
    return Said(code, out.getvalue(), wrong.getvalue())


# ---- games that were left --------------------------------------------------------------------------------------------
class Left(NamedTuple):
    """A game in the terminal: how it is begun, and what is typed until somebody leaves."""

    name: str
    begun: tuple[str, ...]
    typed: str


GAMES = (
    Left("rudern", ("rudern", str(FILES / "long_winter.toml"), "--seat", "KAT=human", "--seat", "SVE=bot:random"),
         ".\n1\n2\n3\n1\n" * 40),
    Left("drakborgen", ("drakborgen", "four", "--as", "red"), "1\n2\n" * 22),
    Left("clusta", ("clusta", "two_sides", "--as", "trakorians"), ".\nask rounds\n\ny\n" + ".\n" * 110),
)


def make(folder: Path, into: Path) -> None:
    """Each is played until its record is long, and left; with the record stay the sealed seed and the stored state.  Only those
    are kept that tests look for there."""
    there_are = [game for game in GAMES if store_of(game.name) == into]
    if not there_are:
        print(f"terminal: no game was left there whose rules are those of {into.name}; nothing was written", flush=True)
    for game in there_are:
        path = folder / f"{game.name}.jsonl"
        said = call(folder / "home", "play", *game.begun, "--seed", SEED, "--record", path, typed=game.typed)
        assert said.code == 0, said
        there = sorted(folder.glob(f"{game.name}.jsonl*"))
        print(game.name, {p.name: p.stat().st_size for p in there}, path.read_bytes().count(b"\n"), "lines", flush=True)
        assert len(there) == 3, "record, seed and stored state"
        zipped(into / f"terminal_{game.name}.zip", {p.name: p.read_bytes() for p in there})


def zipped(path: Path, files: dict[str, bytes]) -> None:
    """An archive that is the same whenever it is made."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            held = zipfile.ZipInfo(name)
            held.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(held, data)
    print(path.name, path.stat().st_size, flush=True)


def left(name: str, folder: Path, of: Path | None = None) -> Path:
    """The record of a game that was left, with what lay beside it; `of`: where it is kept, if not with those of its rules."""
    with zipfile.ZipFile((of or store_of(name)) / f"terminal_{name}.zip") as archive:
        archive.extractall(folder)
    return folder / f"{name}.jsonl"


# ---- a game of a stranger's ------------------------------------------------------------------------------------------
def checkout(folder: Path) -> Path:
    """A copy of the repository's code; `new game` writes into it and not into ours."""
    skip = shutil.ignore_patterns("__pycache__", "*.pyc")
    here = Path(montjoy.__file__).parent
    shutil.copytree(here, folder / "src" / here.name, ignore=skip)
    return folder


def run(folder: Path, *args: str | Path, more: str = "", typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, with the code of that checkout; `more`: where else Python looks for packages."""
    path = os.pathsep.join(filter(None, [str(folder / "src"), str(folder), more]))
    env = {**os.environ, "PYTHONPATH": path, "MONTJOY_HOME": str(folder / "home"), "LC_ALL": "en_US.UTF-8"}
    command = [sys.executable, "-m", montjoy.__name__, *map(str, args)]
    return subprocess.run(command, input=typed, env=env, capture_output=True, text=True, cwd=folder, timeout=60, check=False)


STRANGER = "hazard"
INFO = f"{STRANGER}-1.0.dist-info"
WHEEL = {
    f"{INFO}/METADATA": f"Metadata-Version: 2.1\nName: {STRANGER}\nVersion: 1.0\n",
    f"{INFO}/WHEEL": "Wheel-Version: 1.0\nGenerator: by hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    f"{INFO}/entry_points.txt": f"[montjoy.games]\n{STRANGER} = {STRANGER}:game\n",
}


def stranger(folder: Path, into: Path) -> None:
    """A game begun with `new game`, as its author has it: in his checkout's folder of games (`author_game.zip`), and as a
    package of his own with an entry point (a wheel), where it imports itself by its own name."""
    root = checkout(folder / "checkout")
    pattern = Path(__file__).parents[1] / "contract"
    shutil.copytree(pattern, root / "tests" / "contract", ignore=shutil.ignore_patterns("__pycache__"))
    said = run(root, "new", "game", STRANGER)
    assert said.returncode == 0, said.stderr
    games = Path(said.stdout.split()[0]).parent              # where it says that it has put it
    files = {p.relative_to(root / games).as_posix(): p.read_bytes() for p in sorted((root / games / STRANGER).rglob("*"))
             if p.is_file() and "__pycache__" not in p.parts}
    zipped(into / "author_game.zip", files)
    inside = ".".join([*games.parts[1:], STRANGER]).encode()  # what it calls itself there
    own = {name: data.replace(inside, STRANGER.encode()) for name, data in files.items()}
    assert own != files and not any(inside in data for data in own.values())
    record = "".join(f"{name},,\n" for name in (*own, *WHEEL, f"{INFO}/RECORD"))
    info = {name: text.encode() for name, text in {**WHEEL, f"{INFO}/RECORD": record}.items()}
    zipped(into / f"{STRANGER}-1.0-py3-none-any.whl", own | info)
