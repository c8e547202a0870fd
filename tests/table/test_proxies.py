"""The proxies of docs/table.md, as they stand there: each that is installed here is put before a real server and tried."""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from montjoy.table.tables.subscribers import QUIET
from tests.suite.patience import HANGS, until
from tests.table.served import ROOT, free_port

NAME = "games.example.org"
HERE = f"https://{NAME}"
OURS = {"origin": HERE, "sec-fetch-site": "same-origin"}
DOC = (ROOT / "docs/table.md").read_text("utf-8")


def snippet(proxy: str) -> str:
    found = re.search({"nginx": r"```nginx\n(.*?)```", "caddy": r"```text\n(games\.example.*?)```"}[proxy], DOC, re.S)
    assert found is not None
    return found[1].replace("127.0.0.1:8470", "127.0.0.1:{server}")


def nginx(path: Path, server: int, port: int) -> list[str]:
    """The snippet among what Debian's own nginx.conf says beside it, which compresses pages."""
    text = re.sub(r"(ssl_certificate(?:_key)?) +\S+/(\w+)\.pem;", rf"\1 {path}/\2.pem;", snippet("nginx"))
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("{server}", str(server))
    spare = "".join(f"{kind}_temp_path {path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    who = "user root;\n" if os.geteuid() == 0 else ""        # else its workers cannot write what is uploaded into our folder
    (path / "nginx.conf").write_text(
        f"{who}daemon off;\nerror_log stderr;\npid {path}/pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{spare}ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;\ngzip on;\n{text}}}\n"
    )
    return ["nginx", "-p", str(path), "-c", str(path / "nginx.conf"), "-e", "stderr"]


def caddy(path: Path, server: int, port: int) -> list[str]:
    """The snippet with a certificate of ours in place of one that it would fetch."""
    more = f"bind 127.0.0.1\ntls {path}/fullchain.pem {path}/privkey.pem"
    text = snippet("caddy").replace(f"{NAME} {{", f"{NAME}:{port} {{\n{more}")
    head = "{\nadmin off\nauto_https disable_redirects\n}\n"
    (path / "Caddyfile").write_text(head + text.replace("{server}", str(server)))
    return ["caddy", "run", "--config", str(path / "Caddyfile"), "--adapter", "caddyfile"]


class Line(http.client.HTTPSConnection):
    """To this machine, whatever the name."""

    tls: ssl.SSLContext

    def connect(self) -> None:
        self.sock = self.tls.wrap_socket(socket.create_connection(("127.0.0.1", self.port), HANGS), server_hostname=self.host)


class Caller:
    """A browser that trusts the proxy's certificate and keeps its cookie.  `shown`: the port in the address it asks for."""

    def __init__(self, port: int, certificate: Path, shown: str = "") -> None:
        self.port, self.name, self.cookie = port, NAME + shown, ""
        self.tls = ssl.create_default_context(cafile=str(certificate))

    def ask(self, method: str, path: str, form: dict[str, str] | bytes | None = None, **more: str) -> Any:
        line = Line(NAME, self.port)
        line.tls = self.tls
        body = urlencode(form) if isinstance(form, dict) else form
        headers = {**OURS, "origin": f"https://{self.name}", "host": self.name, "accept-encoding": "gzip, br", **more}
        if isinstance(form, dict):
            headers["content-type"] = "application/x-www-form-urlencoded"
        line.request(method, path, body, {**headers, **({"cookie": self.cookie} if self.cookie else {})})
        reply = line.getresponse()
        if (given := reply.getheader("set-cookie")) is not None:
            self.cookie, self.given = given.partition(";")[0], given
        return reply


@pytest.fixture(params=["nginx", "caddy"])
def caller(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Caller]:
    proxy: str = request.param
    if sys.platform == "win32" or not (shutil.which(proxy) and shutil.which("openssl")):
        pytest.skip(f"{proxy} is not installed here")
    subprocess.run(
        [*"openssl req -x509 -newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -days 2".split(),
         "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"], cwd=tmp_path, check=True, capture_output=True,
    )
    running: list[subprocess.Popen[bytes]] = []
    there = None
    try:
        for _ in range(3):                                   # a port that was free may be another's a moment later
            if (there := before_a_server(proxy, tmp_path, running)) is not None:
                break
            end(running)
        assert there is not None, f"{proxy} or the server behind it did not start"
        yield there
    finally:
        end(running)


def before_a_server(proxy: str, path: Path, running: list[subprocess.Popen[bytes]]) -> Caller | None:
    """The proxy before a server that answers; None where one of them has ended."""
    server, port = free_port(), free_port()
    words = f"serve --no-browser --port {server} --address {HERE} --proxies 1 --store {path}/t.db".split()
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path]), "HOME": str(path)}
    for command in ([sys.executable, "-m", "montjoy", *words], {"nginx": nginx, "caddy": caddy}[proxy](path, server, port)):
        running.append(subprocess.Popen(command, cwd=path, env=environ, stderr=subprocess.DEVNULL))
    there = Caller(port, path / "fullchain.pem")

    def answers() -> bool:
        with contextlib.suppress(OSError, http.client.HTTPException):
            return bool(there.ask("GET", "/health").status == 200)
        return False

    until(lambda: any(process.poll() is not None for process in running) or answers())
    return None if any(process.poll() is not None for process in running) else there


def end(running: list[subprocess.Popen[bytes]]) -> None:
    while running:                                           # the server first, so that no open line keeps the proxy
        process = running.pop(0)
        process.terminate()
        process.wait(HANGS)


def test_a_table_behind_the_proxy(caller: Caller) -> None:
    """First page, a table at one click, its cookie, its live line without delay, an answer, limits, the right address."""
    first = caller.ask("GET", "/")
    assert first.status == 200 and first.getheader("strict-transport-security") and first.getheader("content-encoding") is None
    opened = caller.ask("POST", "/sample", {"game": "rudern"})
    assert opened.status == 303
    assert caller.given.startswith("__Host-montjoy-") and "Secure" in caller.given and "HttpOnly" in caller.given
    seat = opened.getheader("location")

    page = caller.ask("GET", seat)
    text = page.read().decode()                              # packed, its length would tell what it says to who listens
    assert page.getheader("content-encoding") is None
    live = caller.ask("GET", f"{seat}/live")
    begun, shown = time.perf_counter(), next_event(live)
    assert shown and time.perf_counter() - begun < QUIET     # not gathered up until there is more to be said
    where, form = first_answer(text)
    assert caller.ask("POST", where, form).status == 303
    begun = time.perf_counter()
    assert next_event(live) not in ("", shown) and time.perf_counter() - begun < QUIET
    live.close()

    assert caller.ask("POST", "/sample", {"game": "rudern"}, origin="https://elsewhere.example.org").status == 403
    assert caller.ask("POST", "/import", b"x" * 4_900_000).status in (400, 422)
    assert caller.ask("POST", "/import", b"x" * 5_100_000).status == 413
    tries = [caller.ask("POST", "/join", {"token": "x" * 24}, **{"x-forwarded-for": f"10.0.0.{n}"}).status for n in range(12)]
    assert tries[0] == 422 and tries[-1] == 429, "what a caller says of his address is believed"


def test_another_port_than_the_usual(caller: Caller) -> None:
    """A name with a port is passed on with it: Montjoy knows its own pages by both."""
    caller.name = f"{NAME}:{caller.port}"
    assert caller.ask("POST", "/sample", {"game": "rudern"}).status == 303


def next_event(live: Any) -> str:
    """The name of the next picture on a live line."""
    while line := live.readline().decode():
        if line.startswith("id: "):
            return str(line[4:].strip())
    return ""


def first_answer(page: str) -> tuple[str, dict[str, str]]:
    """The first button of the page's question, and what it sends."""
    form = re.search(r'<form[^>]*action="([^"]*/answer)"[^>]*>(.*?)</form>', page, re.S)
    assert form is not None
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', form[2]))
    return form[1], {**fields, **dict(re.findall(r'<button[^>]*name="(\w+)" value="([^"]*)"', form[2])[:1])}
