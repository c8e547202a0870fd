"""The wheel, installed into an environment of its own outside the checkout, does what its page says: docs/package.md.

The libraries are those of the tests, so that nothing is fetched; in the soak the environment gets its own, by the lock.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import socket
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
from pathlib import Path

import pytest

from tests.suite.many import MANY
from tests.suite.patience import HANGS, until

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PAGE = (ROOT / PROJECT["readme"]).read_text("utf-8")
FILES = re.findall(r"^```text (\S+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE) for line in block.splitlines()]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def montjoy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a fresh environment."""
    folder = tmp_path_factory.mktemp("wheel")
    run(folder, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=ROOT)
    run(folder, sys.executable, "-m", "venv", *([] if MANY in os.environ else ["--without-pip"]), "env")
    python = folder / "env" / SCRIPTS / ("python.exe" if os.name == "nt" else "python")
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder / "env"), "platbase": str(folder / "env")}))
    paths = [path for path in sys.path if path.endswith("site-packages")]
    (wheel,) = folder.glob("*.whl")
    install = (sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--disable-pip-version-check")
    if MANY in os.environ:
        run(folder, *install, "--require-hashes", "-r", str(ROOT / "requirements-run.lock"))
    else:
        (site / "libraries.pth").write_text("".join(f"import sys; sys.path.append({path!r})\n" for path in paths), "utf-8")
    run(folder, *install, "--no-deps", "--no-index", str(wheel))
    told = run(folder, str(python), "-P", "-c", "import montjoy; print(montjoy.__file__)")
    assert Path(told.strip()).is_relative_to(site), told
    return folder / "env" / SCRIPTS / "montjoy"


def run(folder: Path, *words: str, cwd: Path | None = None, typed: str = "") -> str:
    """In the folder, without a word of ours in the environment."""
    done = subprocess.run(
        words, cwd=cwd or folder, env=environment(folder), input=typed, capture_output=True, encoding="utf-8", timeout=HANGS,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHON", "MONTJOY_"))}
    ours = {"MONTJOY_HOME": str(folder / "home"), "MONTJOY_WITHOUT_NUMBA": "1", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    return {**kept, **ours}


def test_the_page_reads_well_where_packages_are_listed() -> None:
    """It begins with the command of the package, and every link in it leads somewhere from there too."""
    assert COMMANDS and all(line.startswith("montjoy") for line in COMMANDS)
    assert "start.py" not in PAGE and not [to for to in re.findall(r"\]\(([^)]*)\)", PAGE) if "://" not in to]


def test_every_command_of_the_page_works(montjoy: Path, tmp_path: Path) -> None:
    for name, text in FILES:
        (tmp_path / name).write_text(text, "utf-8")
    ran = set()
    for line in COMMANDS:
        words = shlex.split(line, comments=True)[1:]
        if not words:
            opens_the_table(montjoy, tmp_path)
        else:                                                # what asks somebody is ended, and kept
            run(tmp_path, str(montjoy), *words, typed="\n")
        ran.add(words[0] if words else "serve")
    assert ran == {"serve", "play", "report", "order", "paper", "replay", "verify", "rules", "check", "odds", "study"}
    assert (tmp_path / "pages" / "sheets.html").exists()
    (metadata,) = montjoy.parents[1].glob("**/montjoy-*.dist-info/METADATA")
    telling = metadata.read_text("utf-8").partition("## Security")[2]
    assert "privately" in telling and "three working days" in " ".join(telling.split())


def opens_the_table(montjoy: Path, folder: Path) -> None:
    """A page, its style and a game's new-table page; then all tables are backed up."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [str(montjoy), "serve", "--no-browser", "--port", str(port)]
    nowhere = subprocess.DEVNULL
    with subprocess.Popen(words, cwd=folder, env=environment(folder), stdout=nowhere, stderr=nowhere) as server:
        try:
            until(lambda: asked(port, "/health") is not None)
            first = asked(port, "/")
            assert first is not None and b"Montjoy" in first
            (style,) = re.findall(rb'href="(/static/[^"]*pages[^"]*\.css[^"]*)"', first)[:1]
            assert asked(port, style.decode()) and asked(port, "/new?game=clusta")
            run(folder, str(montjoy), "backup", "tables.backup")
        finally:
            server.terminate()


def asked(port: int, path: str) -> bytes | None:
    with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=HANGS) as reply:
        return bytes(reply.read())
    return None
