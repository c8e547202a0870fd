"""The wheel, installed into an environment of its own outside the checkout, does what its page says: docs/package.md.

The libraries are those of the tests, so that nothing is fetched, and most commands share a process; in the soak the environment
gets its own, by the lock, each command is a process, and the wheel is built from the source package.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import urllib.request
from email.parser import HeaderParser
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import hatch_build
from tests.suite.many import MANY
from tests.suite.patience import HANGS, until

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PAGE = (ROOT / PROJECT["readme"]).read_text("utf-8")
FILES = re.findall(r"^```text (\S+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE) for line in block.splitlines()]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
BUILD = (sys.executable, "-m", "hatchling", "build", "-d", "..", "-t")
IN_ONE = """import shlex, sys
from click.testing import CliRunner
from montjoy.cli import cli
for line in sys.argv[1:]:
    done = CliRunner().invoke(cli, shlex.split(line, comments=True)[1:], input="\\n", prog_name="montjoy")
    assert done.exit_code == 0, (line, done.output, done.exception)
"""
COMES_FROM = "https://somebody:a-token@github.com/red/montjoy.git"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What goes into the package, as if it had been cloned from there."""
    clone = tmp_path_factory.mktemp("wheel") / "clone"
    for part in ("src", "tests/contract/cards"):
        shutil.copytree(ROOT / part, clone / part, ignore=shutil.ignore_patterns("__pycache__"))
    (clone / "docs").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", PROJECT["readme"], *PROJECT["license-files"], ".gitignore"):
        shutil.copy(ROOT / name, clone / name)
    run(clone, "git", "init", "-q")
    run(clone, "git", "remote", "add", "origin", COMES_FROM)
    return clone


@pytest.fixture(scope="module")
def montjoy(checkout: Path) -> Path:
    """The command of a fresh environment."""
    folder = checkout.parent
    run(folder, *BUILD, "wheel", cwd=unpacked(checkout) if MANY in os.environ else checkout)
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
    run(folder, *install, "--no-compile", "--no-deps", "--no-index", str(wheel))
    told = run(folder, str(python), "-P", "-c", "import montjoy; print(montjoy.__file__)")
    assert Path(told.strip()).is_relative_to(site), told
    return folder / "env" / SCRIPTS / "montjoy"


def unpacked(checkout: Path) -> Path:
    """Its source package, which is no checkout any more."""
    run(checkout, *BUILD, "sdist")
    (source,) = checkout.parent.glob("*.tar.gz")
    with tarfile.open(source) as packed:
        packed.extractall(checkout.parent, filter="data")
    return checkout.parent / source.name.removesuffix(".tar.gz")


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
    opens_the_table(montjoy, tmp_path)
    given = [line for line in COMMANDS if shlex.split(line, comments=True) != ["montjoy"]]
    alone = given if MANY in os.environ else given[:1]
    for line in alone:                                       # what asks somebody is ended, and kept
        run(tmp_path, str(montjoy), *shlex.split(line, comments=True)[1:], typed="\n")
    python = next(montjoy.parent.glob("python*"))
    run(tmp_path, str(python), "-P", "-c", IN_ONE, *given[len(alone):])
    assert len(given) + 1 == len(COMMANDS)
    ran = {"serve", *(line.split()[1] for line in given)}
    assert ran == {"serve", "play", "report", "order", "paper", "replay", "verify", "rules", "check", "odds", "study"}
    assert (tmp_path / "pages" / "sheets.html").exists()
    (metadata,) = montjoy.parents[1].glob("**/montjoy-*.dist-info/METADATA")
    telling = metadata.read_text("utf-8").partition("## Security")[2]
    assert "privately" in telling and "three working days" in " ".join(telling.split())


def test_the_wheel_links_to_where_it_comes_from(montjoy: Path) -> None:
    """Red before: no Project-URL at all."""
    (metadata,) = montjoy.parents[1].glob("**/montjoy-*.dist-info/METADATA")
    text = metadata.read_text("utf-8")
    home = "https://github.com/red/montjoy"
    assert HeaderParser().parsestr(text).get_all("Project-URL") == [
        f"Repository, {home}", f"Changelog, {home}/blob/main/CHANGELOG.md", f"Issues, {home}/issues",
        f"Security, {home}/blob/main/SECURITY.md",
    ]  # fmt: skip
    assert "a-token" not in text and all((ROOT / name).is_file() for name in ("CHANGELOG.md", "SECURITY.md"))


@pytest.mark.parametrize(("remote", "home"), [
    ("https://github.com/red/montjoy.git", "https://github.com/red/montjoy"),
    ("https://somebody:a-token@GitHub.com/red/montjoy/", "https://github.com/red/montjoy"),
    ("https://a-token@git.example.org:3000/montjoy", "https://git.example.org:3000/montjoy"),
    ("git@gitlab.com:red/games/montjoy.git\n", "https://gitlab.com/red/games/montjoy"),
    ("ssh://git@codeberg.org/red/montjoy.git", "https://codeberg.org/red/montjoy"),
])  # fmt: skip
def test_links_by_address(remote: str, home: str) -> None:
    """Of a host whose pages are not known, the repository alone."""
    links = hatch_build.links(remote)
    assert links.pop("Repository") == home and "token" not in str(links)
    assert bool(links) == ("example" not in home) and all(to.startswith(home + "/") for to in links.values())


@pytest.mark.parametrize("remote", [
    "", "/srv/montjoy.git", "../montjoy", "C:\\montjoy", "file:///srv/montjoy", "git@shelf:montjoy",
    "git@git.example.org:/montjoy", "http://git.example.org/montjoy", "https://127.0.0.1/montjoy",
    "https://some:a/token@git.example.org/montjoy", "https://git.example.org/montjoy?token=a-token",
    "ssh://git@git.example.org:22/montjoy",
])  # fmt: skip
def test_no_links_to_what_others_cannot_open(remote: str) -> None:
    assert hatch_build.links(remote) == {}


def test_links_are_kept_where_there_is_no_checkout_any_more(checkout: Path, montjoy: Path, tmp_path: Path) -> None:
    """A source package has them in its PKG-INFO; in the soak the wheel above is built from one."""
    shutil.copytree(checkout, tmp_path / "source", ignore=shutil.ignore_patterns(".git", "src"))
    (metadata,) = montjoy.parents[1].glob("**/montjoy-*.dist-info/METADATA")
    shutil.copy(metadata, tmp_path / "source" / "PKG-INFO")
    urls = ProjectMetadata(str(tmp_path / "source"), PluginManager()).core.urls
    assert urls == hatch_build.links(COMES_FROM)


def test_a_folder_that_is_no_checkout_has_no_links(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of a checkout around it, either; and nothing fails without git."""
    assert hatch_build.origin(str(checkout)).strip() == COMES_FROM
    assert hatch_build.origin(str(checkout / "src")) == ""
    monkeypatch.setenv("PATH", "")
    assert hatch_build.origin(str(checkout)) == ""


def test_an_editable_install_needs_neither_network_nor_links(checkout: Path, tmp_path: Path) -> None:
    """As start.py makes it, of a folder that was never cloned."""
    shutil.copytree(checkout, tmp_path / "mine", ignore=shutil.ignore_patterns(".git", "locales", "games"))
    install = ("-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index", "--no-build-isolation", "--no-deps")
    run(tmp_path, sys.executable, *install, "--target", "site", "-e", "mine")
    (metadata,) = tmp_path.glob("site/montjoy-*.dist-info/METADATA")
    assert "Project-URL" not in metadata.read_text("utf-8") and list(tmp_path.glob("site/*.pth"))


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
