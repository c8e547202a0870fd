"""Whatever a program asks, it is answered with JSON: also where it is turned away before anybody has read what it asks."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from montjoy.table.access.rates import Rates
from montjoy.table.web import guard
from montjoy.table.web.messages import Trouble
from montjoy.words.plain_text import without_marks
from tests.table.houses import FREE, run
from tests.table.wire import Raw, Table, cookie, raw, table_there

FAR = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}
JSON = {"content-type": "application/json", "idempotency-key": "12345678"}


def refused(answer: Raw, status: int, error: str, lang: str = "en") -> Trouble:
    assert answer.status == status and answer.get("content-type").startswith("application/json"), answer
    said = msgspec.json.decode(answer.body, type=Trouble)
    assert said.error == error and said.says and set(msgspec.json.decode(answer.body)) == set(Trouble.__struct_fields__)
    return said


CASES: list[tuple[int, str, str, str, Mapping[str, str], bytes]] = [
    (421, "name", "GET", "/api/v1/tables", {"host": "evil.example"}, b""),
    (403, "foreign", "POST", "/api/v1/join", FAR, b"{}"),
    (403, "both", "POST", "/api/v1/join", {"authorization": "Bearer x", "cookie": "a=b"}, b"{}"),
    (413, "large", "POST", "/api/v1/join", {"content-length": "99999999"}, b""),
    (413, "large", "POST", "/api/v1/join", JSON, b" " * (guard.MOST_BODY + 1)),
    (400, "shape", "POST", "/api/v1/join", {"content-length": "-1"}, b""),
    (400, "shape", "GET", "/api/v1/../x", {}, b""),
    (414, "long", "GET", "/api/" + "x" * guard.MOST_PATH, {}, b""),
    (431, "long", "GET", "/api/v1/tables", {"x": "y" * guard.MOST_HEADER}, b""),
    (404, "not-here", "GET", "/api/v1/nothing", {}, b""),
    (404, "not-here", "GET", "/api/", {}, b""),
    (404, "not-here", "GET", "/api", {}, b""),
    (404, "not-here", "GET", "//api/v1/tables", {}, b""),
    (405, "method", "GET", "/api/v1/join", {}, b""),
    (405, "method", "DELETE", "/api/v1/tables", {}, b""),
    (415, "api-json-only", "POST", "/api/v1/join", {"content-type": "text/plain"}, b"x"),
    (400, "api-not-understood", "POST", "/api/v1/join", JSON, b"\xff"),
]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_refusal_is_json(lang: str) -> None:
    """Planted: plain text in a place that turns requests away (guard.refuse, replies.reply_wrong_method, Endpoint.reply)."""

    async def work() -> None:
        async with table_there() as table:
            for status, error, method, path, headers, body in CASES:
                said = refused(await raw(table.app, method, path, {"accept-language": lang, **headers}, body), status, error)
                says = without_marks(said.says.replace("’", "'"))
                assert says.isascii() == (lang == "en") or error == "api-not-understood", said

    run(work)


def test_pages_are_refused_in_plain_words() -> None:
    async def work() -> None:
        async with table_there() as table:
            for _, _, method, path, headers, body in CASES[:9]:
                answer = await raw(table.app, method, path.replace("/api/", "/apis/"), headers, body)
                assert not answer.get("content-type").startswith("application/json") and answer.status >= 400, answer

    run(work)


async def until_429(table: Table, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> Raw:
    for _ in range(40):
        answer = await raw(table.app, method, path, dict(headers), body)
        if answer.status == 429:
            return answer
    raise AssertionError("never too often")


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_what_is_too_large_says_how_much_is_read(lang: str) -> None:
    """Red before: the limit stood nowhere."""

    async def work() -> None:
        async with table_there() as table:
            sent = {**JSON, "content-length": "99999999", "accept-language": lang}
            said = refused(await raw(table.app, "POST", "/api/v1/join", sent, b""), 413, "large")
            assert said.facts == {"most": guard.MOST_BODY // 1000} and "64" in said.says

    run(work)


def test_a_program_s_token_gets_json_at_addresses_of_pages_too() -> None:
    """The record is fetched without /api.  Red before: a page in HTML, for a token that is wrong."""

    async def work() -> None:
        async with table_there() as table:
            seat, far = table.room.session.seats[0], {"authorization": "Bearer nonsense"}
            for path in (f"/t/{table.id}/{seat}/export", f"/t/nothing/{seat}/export"):
                refused(await raw(table.app, "GET", path, far), 404, "not-here")
                assert (await raw(table.app, "GET", path)).get("content-type").startswith("text/html")

    run(work)


def test_too_often_is_json_too() -> None:
    """By address, by seat, and at too many lines of one role."""

    async def work() -> None:
        limits = {**FREE, "join": (3.0, 0.01), "say": (3.0, 0.01)}
        async with table_there(rates=Rates(limits)) as table:
            seat = table.room.session.seats[0]
            mine, at = cookie(table.tokens[seat]), f"/api/v1/t/{table.id}/{seat}"
            said = await until_429(table, "POST", "/api/v1/join", JSON, b"{}")
            assert refused(said, 429, "often").facts == {"seconds": int(said.get("retry-after"))}
            assert int(said.get("retry-after")) > 0
            said = await until_429(table, "POST", f"{at}/say", {**JSON, **mine}, b'{"text": "x"}')
            assert refused(said, 429, "often").facts == {"seconds": int(said.get("retry-after"))}
            assert int(said.get("retry-after")) > 0
            table.house.subscribers.most_a_role = 0
            said = await raw(table.app, "GET", f"{at}/live", {**mine, "accept-language": "cs"})
            assert not refused(said, 429, "pages").says.isascii() and int(said.get("retry-after")) > 0
            page = await raw(table.app, "GET", f"/t/{table.id}/{seat}/live", mine)
            assert page.status == 429 and page.get("content-type").startswith("text/plain")

    run(work)
