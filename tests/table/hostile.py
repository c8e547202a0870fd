"""What strangers send: payloads for pages, bombs for parsers, broken messages for the socket."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from html.parser import HTMLParser

from montjoy.core.philox import Philox

MARK = "pwned"
SCRIPTS = (f"window.{MARK}=1", f"document.title='{MARK}'", f"alert('{MARK}')")


def payloads(count: int = 200) -> list[str]:
    """Names and lines of chat that want to be more than text."""
    found: list[str] = []
    tags = (
        "img src=x onerror",
        "svg onload",
        "body onload",
        "iframe srcdoc",
        "details open ontoggle",
        "video onloadstart",
        "input autofocus onfocus",
        "marquee onstart",
        "a href",
        "math href",
        "object data",
        "embed src",
        "style onload",
        "link rel=stylesheet onerror",
        "audio src=x onerror",
    )
    for script in SCRIPTS:
        found += [
            f"<script>{script}</script>",
            f"</script><script>{script}</script>",
            f"<ScRiPt>{script}</sCrIpT>",
            f"<script/x>{script}</script>",
        ]
        for tag in tags:
            found += [f"<{tag}={script}>", f'"><{tag}="{script}">', f"'><{tag}='{script}'>"]
        found += [
            f"javascript:{script}",
            f"data:text/html,<script>{script}</script>",
            f'" onmouseover="{script}',
            f"' onfocus='{script}' autofocus='",
            f"</title><script>{script}</script>",
            f"</textarea><script>{script}</script>",
            f"</bdi><script>{script}</script>",
            f"--><script>{script}</script>",
            f"]]><script>{script}</script>",
            f"{{{{ {script} }}}}",
            f"{{% print({script!r}) %}}",
            f"&lt;script&gt;{script}&lt;/script&gt;",
            f"&#60;script&#62;{script}&#60;/script&#62;",
            f"\\x3cscript\\x3e{script}\\x3c/script\\x3e",
            f"<scr\0ipt>{script}</scr\0ipt>",
            f"‮<script>{script}</script>‬",
            f"＜script＞{script}＜/script＞",
            f"<svg><script>{script}",
            f'<math><mi//xlink:href="data:x,<script>{script}</script>">',
            f'<noscript><p title="</noscript><img src=x onerror={script}>">',
            f"<form action=javascript:{script}><button>",
            f"<base href=javascript:{script}//>",
            f"<template><script>{script}</script>",
            f"<x hx-get=/t hx-trigger=load hx-on:load={script}>",
            f"<div hx-sse:connect=/evil>{script}</div>",
            f'" hx-post="/x" x="{script}',
        ]
    assert len(set(found)) >= count
    return list(dict.fromkeys(found))[:count]


class Shape(HTMLParser):
    """What a page is made of, without its words: its tags and the names of their attributes."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, tuple[str, ...]]] = []
        self.values: list[tuple[str, str]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, tuple(sorted(name for name, _ in attrs))))
        self.values += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def handle_comment(self, data: str) -> None:
        self.tags.append(("!--", ()))


def shape(html: str) -> Shape:
    parsed = Shape()
    parsed.feed(html)
    parsed.close()
    return parsed


# ---- bombs -----------------------------------------------------------------------------------------------------------------
def zipped(*members: tuple[str, bytes], store: bool = False) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED if store else zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return out.getvalue()


def with_count(data: bytes, times: int) -> bytes:
    """An archive whose list of files is repeated, so that it seems to hold so many more."""
    at = data.index(b"PK\x01\x02")
    end = data.index(b"PK\x05\x06")
    return data[:at] + data[at:end] * times + data[end:]


def bombs() -> Iterator[tuple[str, str, bytes | Callable[[], bytes]]]:
    """(name, kind, bytes or what makes them) of files that want all memory, all time or another file."""
    yield "a key of 20,000 parts", "house", b"a." * 20_000 + b"b = 1"
    yield "a million comments", "house", b"#\n" * 499_999
    for kind in ("scenario",):
        yield "a key of 20,000 parts", kind, b"a." * 20_000 + b"b = 1"
        yield (
            "keys of 20,000 parts on many lines",
            kind,
            b"\n".join(b".".join([b"a%d" % n] * 400) + b" = 1" for n in range(200)),
        )
        yield "100,000 nested lists", kind, b"a = " + b"[" * 100_000
        yield "nested lists on lines", kind, b"a = " + b"[\n" * 100_000
        yield "nested tables", kind, b"a = " + b"{a=" * 50_000
        yield "a million-digit number", kind, b"a = " + b"9" * 900_000
        yield "many long numbers", kind, b"\n".join(b"a%d = %s" % (n, b"9" * 4000) for n in range(200))
        yield "not a number", kind, b'name = "x"\nsays = "y"\nreplaces = "1"\n[set]\nx = nan\n'
        yield "infinite", kind, b"a = inf\nb = 1e400\n"
        yield "a lone surrogate", kind, b'a = "\\ud800"'
        yield "bytes that are no text", kind, b"\xff\xfe\x00a" * 1000
        yield "NUL", kind, b'a = "\0"'
        yield "a key twice", kind, b"a = 1\n" * 100_000
        yield "an endless text", kind, b'a = """' + b"x\n" * 400_000
        yield "one long line", kind, b'a = "' + b"x" * 900_000 + b'"'
        yield "a million comments", kind, b"#\n" * 499_999
        yield "a hundred thousand tables", kind, b"".join(b"[t%d]\n" % n for n in range(90_000))
        yield "too large", kind, b"#" * 1_000_001
    yield "200 MB of zeros", "pack", lambda: zipped(("big.toml", bytes(200_000_000)))
    yield "a hundred of 2 MB", "pack", lambda: zipped(*((f"f{n}.toml", bytes(2_000_000)) for n in range(100)))
    yield "501 files", "pack", zipped(*((f"f{n}.toml", b"") for n in range(501)))
    yield "100,000 entries", "pack", with_count(zipped(("a.toml", b"a=1"), store=True), 100_000)
    yield "a nested bomb", "pack", zipped(("a.toml", b"a = " + b"[" * 100_000))
    yield "an archive in an archive", "pack", zipped(("a.zip", zipped(("b.toml", bytes(1_000_000)))))
    yield "no archive", "pack", b"PK\x03\x04" + bytes(1000)
    yield "half an archive", "pack", zipped(("a.toml", b"x" * 5000))[:300]
    deep = b'{"type":"Header","x":' + b"[" * 100_000
    yield "a nested record", "record", deep
    yield "a record of a long number", "record", b'{"type":"Header","game":' + b"9" * 500_000 + b"}"
    yield "a record of lines", "record", b"{}\n" * 1_000_000
    yield "NaN in a record", "record", b'{"type":"Header","game":NaN}\n'
    yield "a key twice in a record", "record", b'{"type":"Header",' + b'"game":"x",' * 80_000 + b'"game":"y"}\n'
    yield "a surrogate in a record", "record", json.dumps({"type": "Header", "game": "\ud800"}).encode()
    yield "no record", "record", b"\x00" * 100_000
    yield "a record too large", "record", b"{" * 5_000_001


NAMES = (
    "../evil.toml",
    "../../evil.toml",
    "a/../../evil.toml",
    "/etc/evil.toml",
    "/evil.toml",
    "C:\\evil.toml",
    "C:evil.toml",
    "\\\\host\\evil.toml",
    "evil.toml\0.txt",
    "evil\0.toml",
    ".toml",
    "..toml",
    "evil.toml.",
    "evil.toml ",
    " evil.toml",
    "con.toml/x",
    "a/b/c/evil.toml",
    "evil.TOML.exe",
    "evil.py",
    "evil",
    "évil.toml",
    "é" + "vil.toml",
    "e" * 5000 + ".toml",
    "a\nb.toml",
    "a\x1b[2Jb.toml",
    "‮lmot.live",
    ".hidden.toml",
    "-rf.toml",
    "~/evil.toml",
    "$HOME.toml",
    "`id`.toml",
    "%2e%2e/evil.toml",
    "..%2fevil.toml",
    "....//evil.toml",
    "a//evil.toml",
    "./evil.toml",
    "evil.toml/",
)


# ---- broken messages -----------------------------------------------------------------------------------------------------
WHOLE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /t/aaaaaaaaaaaaaaaa/watcher/part HTTP/1.1\r\nHost: localhost\r\nCookie: montjoy=aaaaaaaaaaaaaaaaaaaaaaaa\r\n\r\n",
    b"POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 12\r\n\r\ntoken=abcdef",
    b"POST /new/own HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
    b"5\r\n--x\r\n\r\n0\r\n\r\n",
    b'POST /api/v1/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{"token":"a"}',
    b"GET /static/table.css HTTP/1.0\r\nRange: bytes=0-5\r\n\r\n",
    b"HEAD /health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n",
)
PIECES = (
    b"\0",
    b"\r",
    b"\n",
    b"\r\n",
    b"\r\n\r\n",
    b"\xff" * 9,
    b" " * 70,
    b"A" * 9000,
    b"Content-Length: 5\r\n",
    b"Content-Length: -1\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"Transfer-Encoding: identity, chunked\r\n",
    b"Host: [\r\n",
    b"Host: a, b\r\n",
    b"Host:\r\n",
    b"%00",
    b"%ff%fe",
    b"../" * 50,
    b"Origin: http://[\r\n",
    b"HTTP/9.9",
    b"HTTP/0.9",
    b"X:\r\n folded\r\n",
    b"Cookie: " + b"a=b; " * 900,
    b"Expect: 100-continue\r\n",
    b"ffffffffffffffff\r\n",
    b"-5\r\n",
    b"Accept-Language: " + b"x-" * 500 + b"\r\n",
    b"Accept-Language: \xff\r\n",
    b"Authorization: Bearer\r\n",
    b"\x1b[2J",
    b"If-Range: x\r\nRange: bytes=0-,0-,0-\r\n",
    b"Content-Type: multipart/form-data\r\n",
    b"?lang=%ff&lang=xx",
    b"Last-Event-ID: \xff\r\n",
)


def broken(seed: int) -> bytes:
    """A message with some bytes lost, doubled, changed, or with something else in the middle."""
    luck = Philox(seed, 13, 0)
    message = WHOLE[luck.below(len(WHOLE))]
    for _ in range(1 + luck.below(4)):
        at = luck.below(len(message) + 1)
        match luck.below(6):
            case 0:
                message = message[:at]
            case 1:
                message = message[:at] + PIECES[luck.below(len(PIECES))] + message[at:]
            case 2:
                message = message[:at] + bytes([luck.below(256)]) + message[at + 1 :]
            case 3:
                message = message[:at] + message[at + luck.below(20) :]
            case 4:
                message = message + WHOLE[luck.below(len(WHOLE))][: luck.below(200)]
            case _:
                line = message.find(b"\r\n", at)
                message = message if line < 0 else message[: line + 2] + PIECES[luck.below(len(PIECES))] + message[line + 2 :]
    return message
