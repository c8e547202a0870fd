"""`start.py` with nothing after it: the server, its addresses, its end."""

from __future__ import annotations

import errno
import io
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import montjoy
from montjoy.cli import cli
from montjoy.cli.group import opening
from montjoy.table import hosting
from montjoy.table import server as serving
from montjoy.table.store.engines import open_store
from montjoy.table.web.call import Config
from tests.suite.patience import HANGS, Spent
from tests.table.served import free_port


def surroundings(home: Path) -> dict[str, str]:
    code = str(Path(montjoy.__file__).parents[1])
    return {**os.environ, "MONTJOY_HOME": str(home), "PYTHONUNBUFFERED": "1", "PYTHONPATH": code}


@contextmanager
def started(home: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command line without a command, as start.py hands over to it; and what it said first."""
    env = surroundings(home)
    command = [sys.executable, "-m", "montjoy", "--no-browser", *more]
    child = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert child.stderr is not None
        said = ""
        while "Ctrl-C" not in said:
            line = child.stderr.readline()
            assert line, said
            said += line
        yield child, said
    finally:
        child.kill()
        child.wait()
        child.stdout.close()  # type: ignore[union-attr]
        child.stderr.close()


def test_nothing_after_it_opens_the_table_and_the_first_page_is_there_in_five_seconds(tmp_path: Path) -> None:
    with Spent() as spent, started(tmp_path) as (child, said):
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert address
        with urllib.request.urlopen(address[0]) as page:
            assert b"Montjoy" in page.read()
        child.send_signal(signal.SIGINT)
        assert child.wait(HANGS) == 0 and "Every table is kept" in child.stderr.read()  # type: ignore[union-attr]
        assert child.stdout.read() == ""  # type: ignore[union-attr]
    assert spent.seconds < 5, spent.seconds                  # of the processor, with its end; elsewhere the machine is
    kept = open_store(tmp_path / "table.db")
    assert kept.address() == address[0], "for a link that is made while it stands still"
    kept.close()


@pytest.mark.parametrize(("more", "often"), [([], False), (["--address", "http://table.example"], True)])
def test_an_author_at_home_may_send_many_files(tmp_path: Path, more: list[str], often: bool) -> None:
    """Ten files an hour are for servers that others reach, too: one that listens here and has an address of its own may stand
    behind a tunnel."""
    port = free_port()
    with started(tmp_path, "--port", str(port), *more):
        address = f"http://127.0.0.1:{port}"
        request = urllib.request.Request(f"{address}/import", b"", {"origin": address, "sec-fetch-site": "same-origin"})
        found = set()
        for _ in range(12):
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(request)
            found.add(refused.value.code)
        assert (429 in found) == often, found


@pytest.mark.parametrize(
    ("host", "config", "only"),
    [
        ("127.0.0.1", Config(), True),
        ("localhost", Config(), True),
        ("::1", Config(), True),
        ("0.0.0.0", Config(), False),
        ("192.168.1.7", Config(), False),
        ("127.0.0.1", Config(address="https://montjoy.example.org"), False),
        ("127.0.0.1", Config(proxies=1), False),
        ("127.0.0.1", Config(secure=True), False),
    ],
)
def test_a_server_that_only_its_own_machine_reaches(host: str, config: Config, only: bool) -> None:
    assert serving.is_only_here(host, config) is only


def test_a_second_server_on_the_same_tables_is_told_so(tmp_path: Path) -> None:
    with started(tmp_path):
        env = surroundings(tmp_path)
        command = [sys.executable, "-m", "montjoy", "--no-browser"]
        second = subprocess.run(command, env=env, capture_output=True, text=True, timeout=HANGS)
        assert second.returncode == 2 and "in use by another Montjoy server" in second.stderr


def test_lan_says_the_address_phones_reach_and_shows_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list(serving.greeting("http://127.0.0.1:8470", serving.EVERYWHERE, Config(address="http://192.168.1.7:8470")))
    assert said[0].endswith("http://127.0.0.1:8470") and "http://192.168.1.7:8470" in said[1]
    assert len(said[2].splitlines()) > 10
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert serving.code("http://192.168.1.7:8470") == ""              # a terminal that cannot show it
    assert "no network" in "".join(serving.greeting("x", serving.EVERYWHERE, Config()))


def test_a_port_that_was_asked_for_is_taken_or_refused_and_another_looks_further() -> None:
    first = serving.listening("127.0.0.1", 0)
    port = first.getsockname()[1]
    try:
        with pytest.raises(serving.NoPort, match=f"Port {port} is not free"):
            serving.listening("127.0.0.1", port, 1)
        second = serving.listening("127.0.0.1", port)
        assert port < second.getsockname()[1] < port + serving.NEXT
        second.close()
    finally:
        first.close()


@pytest.mark.parametrize("address", ["games.example.org", "ftp://x", "https://x.org/games/", "https://", "https://x:y", "https://x:0"])
def test_an_address_that_is_none_is_refused_in_words(address: str) -> None:
    with pytest.raises(hosting.CannotServe, match="--address"):
        hosting.origin(address)


def test_an_address_behind_tls_is_kept_without_its_slash() -> None:
    assert hosting.origin("https://games.example.org/") == "https://games.example.org"
    assert hosting.origin("http://[::1]:8470") == "http://[::1]:8470"


@pytest.mark.parametrize(
    ("given", "means"),
    [([], ["serve"]), (["--lan"], ["serve", "--lan"]), (["-h"], ["-h"]), (["--version"], ["--version"]), (["play"], ["play"])],
)
def test_without_a_command_the_table_is_meant(given: list[str], means: list[str]) -> None:
    assert opening(given, cli) == means


def test_finding_the_address_in_the_network_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise AssertionError("something was sent")

    monkeypatch.setattr(socket, "create_connection", forbidden)
    monkeypatch.setattr(socket, "getaddrinfo", forbidden)
    found = serving.lan_address()
    assert found == "" or re.fullmatch(r"\d+\.\d+\.\d+\.\d+", found)


def test_an_answer_in_two_pieces_does_not_wait_for_its_reader() -> None:
    """A head and then a body: else the body waits until the reader's machine has owned to the head, some 40 ms on a kept line."""
    with serving.listening("127.0.0.1", 0) as sock, socket.create_connection(sock.getsockname()):
        line, _ = sock.accept()
        with line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such limit")
def test_who_takes_nothing_any_more_is_gone_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone without a net, a page that sleeps: its line ends, so that it is shown as away and is sent messages.

    Red where the connection is kept as long as the system likes, a quarter of an hour."""
    assert 30 <= serving.SILENT <= 120
    monkeypatch.setattr(serving, "SILENT", 1)
    with serving.listening("127.0.0.1", 0) as sock, socket.create_connection(sock.getsockname()) as sleeper:
        taken, _ = sock.accept()
        with taken:
            taken.settimeout(HANGS)
            sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            with pytest.raises((TimeoutError, ConnectionError)) as ended:
                while True:
                    taken.send(b"x" * 65_536)
            assert ended.value.errno == errno.ETIMEDOUT
