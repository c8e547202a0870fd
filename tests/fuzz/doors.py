"""Every place where text of strangers is read, as a door for the fuzzer; here those around a request, and the list of all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from starlette.requests import cookie_parser

from montjoy.core.game import games
from montjoy.table import logs
from montjoy.table.access import client_address, names
from montjoy.table.notify import http_client, notices
from montjoy.table.web import guard, render
from tests.fuzz import read, typed, web
from tests.fuzz.guided import Door
from tests.fuzz.typed import text_of

NAMES: Final = (
    "orders", "typed-Before", "typed-UmpireDay", "typed-Morning", "typed-Round", "umpires-forms", "plain-forms", "toml",
    "pack", "troops", "drawn-map", "archive", "record", "replay", "heads", "words-of-people",
    *(f"{kind}-{slug}" for kind in ("scenario", "house", "case") for slug in games()),
    "web-rudern", "web-clusta",
)  # fmt: skip
HEADS: Final = (
    "host", "origin", "cookie", "content-length", "authorization", "sec-fetch-site", "x-forwarded-for", "accept-language",
)  # fmt: skip
HEAD: Final = b"""x:/
host: montjoy.local:8000
origin: http://[::1]:8000
cookie: montjoy=aaaaaaaaaaaaaaaaaaaaaaaa; lang=sv
sec-fetch-site: same-origin
content-length: 12
authorization: Bearer abc
x-forwarded-for: 10.0.0.1, fe80::1%eth0, [::1]
accept-language: he;q=0.9, sv"""
GUARD: Final = guard.Guard(None, names=("example.org",))  # type: ignore[arg-type]
CHANNELS: Final = notices.Channels()


def heads() -> Door:
    """The headers of a request: names, addresses, cookies, tokens, languages."""

    def opens(data: bytes) -> None:
        parts = [line.partition(b":") for line in data.split(b"\n")]
        scope: dict[str, Any] = {
            "headers": [(name.lower(), value.strip()) for name, _, value in parts], "path": text_of(parts[0][2]),
            "query_string": b"", "method": "POST", "client": ("x", 1),
        }  # fmt: skip
        if guard.bad_shape(scope):
            return
        found = guard.headers_of(scope)
        guard.too_large(scope, found)
        guard.foreign(scope, found)
        GUARD.known_host(found.get("host", ""))
        assert len(client_address.address(scope, found, 2)) <= 64
        cookies = cookie_parser(found.get("cookie", ""))
        assert render.lang_of(cookies, found.get("accept-language", "")) in ("en", "sv", "he", "cs")

    words = (
        *(name.encode() + b": " for name in HEADS), b"[", b"]", b"::ffff:1.2.3.4", b"localhost", b"http://", b"%", b"@", b"xn--a",
        b"null",
    )  # fmt: skip
    return Door(
        "heads", opens, (HEAD, HEAD.replace(b"origin", b"referer")), most=7_900, words=words,
        inside=("table/web/guard.py", "table/access/client_address.py", "starlette/requests"), grows={
            "cookies": lambda n: b"x:/\n" + b"cookie: " + b"a=b; " * (n // 10) + b"\ncookie: " + b'a="\\1' * (n // 12),
            "hosts": lambda n: b"x:/\nhost: " + b"a." * (n // 2),
            "languages": lambda n: b"x:/\naccept-language: " + b"x-," * (n // 3),
            "lines": lambda n: b"x:/\n" + b"a:b\n" * (n // 4),
            "forwarded": lambda n: b"x:/\nx-forwarded-for: " + b", " * (n // 2),
        },
    )  # fmt: skip


def words_of_people() -> Door:
    """Names, lines of chat, addresses for messages, a line of the log."""

    def opens(data: bytes) -> None:
        text = text_of(data)
        name = names.clean(text)
        assert len(name) <= names.MOST and len(name.encode()) <= names.MOST_BYTES and names.clean(name) == name
        names.why_not(name, ("Ada", "Bob", text[:40]))
        names.seen(text)
        assert logs.safe(text).isprintable()
        for kind in ("mail", "hook", "ntfy", "matrix", "discord"):
            notices.address_of(CHANNELS, kind, text)
        try:
            assert len(http_client.split(text)) == 3
        except http_client.Refused:
            pass

    seeds = ("Ada", "Bоb ‮evil", "ada@example.org", "https://ntfy.example.org:8443/a?b=c", "Aaaaaaaaaaaaaaaaaaaaaaaa1_-?x=y")
    return Door(
        "words-of-people", opens, tuple(seed.encode() for seed in seeds), words=(b"https://", b"@", b".org", b":443", b"xn--"),
        inside=("table/access/names.py", "table/logs.py", "table/notify/http_client.py", "table/notify/notices.py"), grows={
            "marks": lambda n: b"a" + "\u0301".encode() * (n // 2),
            "tokens": lambda n: b"aA-" * (n // 3),
            "blanks": lambda n: b" " * n,
            "joiners": lambda n: "\u200d".encode() * (n // 3),
            "questions": lambda n: b"?" * n,
        },
    )  # fmt: skip


def doors() -> Iterator[Door]:
    known = [load() for load in games().values()]
    yield typed.orders()
    for put, lang in zip(typed.asked(), ("en", "sv", "he", "cs")):
        yield typed.typed(put, lang)
    yield from (typed.umpires(), typed.plain_forms(), read.toml(), read.packs(), read.troops(), read.drawn_maps())
    yield from (read.unpacking(), read.lines(), read.replays())
    yield from (heads(), words_of_people())
    for make in (read.scenarios, read.houses, read.cases):
        yield from map(make, known)
    yield web.door("rudern", typed=True)
    yield web.door("clusta", scenario="skirmish")


@cache
def built() -> dict[str, Door]:
    """All of them by name."""
    found = {door.name: door for door in doors()}
    assert tuple(found) == NAMES
    return found
