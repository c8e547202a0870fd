"""The log: one event, one line of JSON; no token, no secret, no character that acts on a terminal.

Planted faults that turn this red: the message of an error in the log (`test_an_error_is_told_without_its_words`), a request's
address with its query, a plain formatter.
"""

from __future__ import annotations

import io
import json
import logging
import time
from collections.abc import Iterator

import pytest

from montjoy.table import logs
from montjoy.table.access.rates import Rates
from montjoy.table.tables import invitations
from tests.table.houses import run
from tests.table.wire import cookie, raw, table_there

PAYLOADS = (
    [f"a{c}b" for c in "\r\n\0\x1b\x07\x08\x7f\x85\u2028\u2029\u202e\u2066\u200b\ufeff"]
    + [
        '\r\n{"level":"error"}',
        "\x1b[2J\x1b[1;31mfake",
        "\x1b]0;title\x07",
        '"} {"level": "error"',
        "%s %d %n",
        "{0.__class__}",
        "a" * 100_000,
        "\ud800",
        "\u202eevil\u202c",
        "line\rover",
        "\x9b31m",
        "\0" * 50,
        "<script>",
        "$(id)",
        "`id`",
        "\\u001b[2J",
        "\\n",
        "é" * 3000,
    ]
    + [f"x\x1b[{n}mtext\r\n{n}" for n in range(20)]
)


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    kept = {
        n: (logging.getLogger(n).handlers[:], logging.getLogger(n).propagate)
        for n in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio")
    }
    out = io.StringIO()
    logs.begin(out, logging.DEBUG)
    yield out
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, (there, propagate) in kept.items():
        logging.getLogger(name).handlers[:], logging.getLogger(name).propagate = there, propagate


def test_one_event_one_line(stream: io.StringIO) -> None:
    assert len(PAYLOADS) >= 50
    for handler in logging.getLogger().handlers[:]:          # pytest keeps what is logged and cannot send half characters on
        if type(handler).__module__.startswith("_pytest"):
            logging.getLogger().removeHandler(handler)
    for payload in PAYLOADS:
        logging.getLogger("montjoy.table").warning("a name: %s", payload)
    lines = stream.getvalue().split("\n")
    assert lines.pop() == "" and len(lines) == len(PAYLOADS)
    for line in lines:
        told = json.loads(line)
        assert told["level"] == "warning" and line.isascii() and line.isprintable() and len(line) < 20_000
        assert told["says"].isprintable()


def test_an_error_is_told_without_its_words(stream: io.StringIO) -> None:
    try:
        raise RuntimeError("SECRET-WORD")
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("it failed")
    told = json.loads(stream.getvalue())
    assert told["error"] == "RuntimeError" and "SECRET" not in stream.getvalue() and "Traceback" not in stream.getvalue()
    assert told["place"]


def test_a_line_says_when_in_universal_time(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red where a line says the local time and not which."""
    monkeypatch.setattr(logging.Formatter, "converter", lambda self, at=None: time.localtime((at or 0) + 3_600))
    record = logging.LogRecord("montjoy.table", logging.WARNING, "", 0, "it", None, None)
    record.created = 1_800_000_000.25
    assert json.loads(logs.Line().format(record))["at"] == "2027-01-15T08:00:00Z"


FORM = {"content-type": "application/x-www-form-urlencoded"}


def test_who_comes_in_and_who_is_refused_is_noted(stream: io.StringIO) -> None:
    """Links that are used or worth nothing, what is not one's own, foreign sites, odd requests: one line with the address, and
    neither a table nor a role nor anything else the caller chose.  What is refused at a seat is the seat's own business: whoever
    runs the server may play there too."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            mine, there = cookie(table.tokens[seat]), f"/t/{table.id}/{seat}"

            async def noted(method: str, path: str, headers: dict[str, str], body: bytes = b"", expected: int = 0) -> list[str]:
                stream.truncate(stream.seek(0))
                assert (await raw(table.app, method, path, headers, body, client="10.7.7.7")).status == expected
                return [json.loads(line)["says"] for line in stream.getvalue().splitlines()]

            invitation = await invitations.reissue(table.house, table.room, "umpire")
            link = f"token={invitation}&name=Ada".encode()
            assert await noted("POST", "/join", FORM, link, 303) == ["join from 10.7.7.7: 303"]
            assert await noted("POST", "/join", FORM, link, 422) == ["join from 10.7.7.7: 422"]
            bad, kind = json.dumps({"token": invitation, "name": "x"}).encode(), {"content-type": "application/json"}
            assert await noted("POST", "/api/v1/join", kind, bad, 422) == ["join from 10.7.7.7: 422"]
            assert await noted("GET", there, {}, expected=404) == ["see from 10.7.7.7: 404"]
            assert await noted("POST", f"{there}/answer", FORM, b"", 404) == ["act from 10.7.7.7: 404"]
            foreign = {**FORM, **mine, "origin": "http://evil.example"}
            assert await noted("POST", f"{there}/say", foreign, b"text=x", 403) == ["act from 10.7.7.7: 403"]
            assert await noted("GET", "/", {"host": "evil.example"}, expected=421) == ["see from 10.7.7.7: 421"]
            assert await noted("GET", "/\\x", {}, expected=400) == ["see from 10.7.7.7: 400"]
            assert await noted("GET", there, mine, expected=200) == []
            assert await noted("POST", f"{there}/answer", {**FORM, **mine}, b"question=99&key=abcdefgh", 422) == []

    run(work)


def test_a_flood_of_refusals_fills_no_log(stream: io.StringIO) -> None:
    async def work() -> None:
        async with table_there(rates=Rates()) as table:
            for _ in range(50):
                assert (await raw(table.app, "GET", "/", {"host": "evil.example"})).status == 421
            assert 1 <= len(stream.getvalue().splitlines()) <= Rates.LIMITS["noted"][0] + 1

    run(work)


def test_tokens_are_in_no_line(stream: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole evening at a table, with everything logged: no token, invitation, seed or draft in any line."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            invitation = await invitations.reissue(table.house, table.room, seat)
            form = {"content-type": "application/x-www-form-urlencoded"}
            secrets = [invitation, *table.tokens.values(), table.house.store.secret(table.id).hex()]  # type: ignore[union-attr]
            await raw(table.app, "POST", "/join", form, f"token={invitation}&name=x".encode())
            for token in secrets:
                logging.getLogger("montjoy.table").warning("somebody came with %s", token)
                logging.getLogger("uvicorn.error").warning("GET /join?token=%s#%s", token, token)
                for path in (
                    f"/t/{token}/x",
                    f"/join?token={token}",
                    f"/t/{table.id}/{seat}/part?known={token}",
                    f"/x/{token}",
                ):
                    await raw(
                        table.app, "GET", path, {**cookie(token), "referer": f"http://localhost/{token}", "user-agent": token}
                    )
                await raw(
                    table.app,
                    "POST",
                    f"/t/{table.id}/{seat}/answer",
                    {**form, **cookie(token)},
                    f"key={token}&question=1".encode(),
                )
            out = stream.getvalue() + capsys.readouterr().err
            for token in secrets[:-1]:
                assert token not in out
            assert secrets[-1] not in out.replace(f"came with {secrets[-1]}", "").replace(f"token={secrets[-1]}", "")

    run(work)
