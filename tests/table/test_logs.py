"""The log: one event, one line of JSON; no token, no secret, no character that acts on a terminal.

Planted faults that turn this red: the message of an error in the log (`test_an_error_is_told_without_its_words`), a request's
address with its query, a plain formatter.
"""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from montjoy.table import access, logs
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


def test_tokens_are_in_no_line(stream: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole evening at a table, with everything logged: no token, invitation, seed or draft in any line."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            invitation = await access.reissue(table.house, table.room, seat)
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
