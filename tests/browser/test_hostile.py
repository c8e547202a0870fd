"""Pages full of payloads in a real Chromium: no script of a stranger runs, and the policy has nothing to report.

The pages are those of `tests/table/test_xss.py`, given to the browser as the application answers them.  Planted fault: with
`|safe` for `|own` and without the policy the same payloads run (`test_a_raw_sink_runs`).
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from montjoy.table.web import render
from tests.browser.people import WAIT, given
from tests.suite.many import times
from tests.suite.patience import HANGS
from tests.table.hostile import MARK, payloads
from tests.table.houses import COOKIE
from tests.table.test_xss import pages
from tests.table.wire import Raw, Table, cookie, raw, table_there

SAMPLE = times(5, 10)


class Aside:
    """A table with its event loop in a thread of its own, beside the browser's."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def ask(self, work: Any) -> Any:
        done: Future[Any] = asyncio.run_coroutine_threadsafe(work, self.loop)
        return done.result(HANGS)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(HANGS)
        self.loop.close()


@pytest.fixture
def aside() -> Iterator[tuple[Aside, Table]]:
    there = Aside()
    context = table_there()
    table = there.ask(context.__aenter__())
    yield there, table
    there.ask(context.__aexit__(None, None, None))
    there.close()


def visit(browser: Any, there: Aside, table: Table, shown: list[tuple[str, Raw]], policy: bool = True) -> list[str]:
    """Open each page; what ran or was reported."""
    found: list[str] = []
    context = browser.new_context()
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.on("dialog", lambda dialog: (found.append("dialog"), dialog.dismiss()))
    page.on("console", lambda said: found.append(said.text[:200]) if "Content Security Policy" in said.text else None)
    now: list[Raw] = []

    def answer(route: Any) -> None:
        path = route.request.url.removeprefix("http://localhost")
        if path.startswith("/page"):
            headers = {n.decode(): v.decode() for n, v in now[0].headers if n != b"content-length"}
            if not policy:
                headers.pop("content-security-policy")
            given(route, status=now[0].status, headers=headers, body=now[0].body)
        elif path.startswith("/static/"):
            got = there.ask(raw(table.app, "GET", path))
            given(
                route,
                status=got.status,
                headers={n.decode(): v.decode() for n, v in got.headers if n != b"content-length"},
                body=got.body,
            )
        else:
            given(route, status=404, body="")

    page.route("**/*", answer)
    for name, html in shown:
        now[:] = [html]
        page.goto("http://localhost/page")
        page.evaluate(
            "document.querySelectorAll('input,details,a').forEach("
            "x => { x.focus && x.focus(); x.dispatchEvent(new Event('mouseover')) })"
        )
        if page.evaluate(f"window.{MARK} === 1 || document.title === '{MARK}'"):
            found.append(f"{name}: it ran")
    page.unroute_all(behavior="ignoreErrors")
    context.close()
    return found


def test_no_script_of_a_stranger_runs(browser: Any, aside: tuple[Aside, Table]) -> None:
    there, table = aside
    for payload in payloads()[:: 200 // SAMPLE]:
        given = [x for x in there.ask(pages(table, payload)) if x[0].endswith((" en", "first", "owner"))]
        assert visit(browser, there, table, given) == [], payload


def test_a_raw_sink_runs(browser: Any, aside: tuple[Aside, Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """PLANTED: what the test above would see."""
    from markupsafe import Markup

    there, table = aside
    monkeypatch.setitem(render.env.filters, "own", lambda text: Markup(text))
    if render.env.cache is not None:
        render.env.cache.clear()
    try:
        seat = table.room.session.seats[0]
        given = there.ask(pages(table, f"<img src=x onerror=window.{MARK}=1>"))[:1]
        assert seat and visit(browser, there, table, given)  # the policy reports it
        assert any("it ran" in x for x in visit(browser, there, table, given, policy=False))
    finally:
        render.env.cache.clear()


def test_a_foreign_form_does_nothing(browser: Any, aside: tuple[Aside, Table]) -> None:
    """A form of another site, sent by a real browser: what it sends is what the guard refuses."""
    there, table = aside
    seat = table.room.session.seats[0]
    path = f"/t/{table.id}/{seat}/say"
    statuses: list[int] = []
    context = browser.new_context()
    context.add_cookies([{"name": COOKIE, "value": table.tokens[seat], "url": "http://localhost"}])
    page = context.new_page()

    def answer(route: Any) -> None:
        request = route.request
        if request.url.startswith("http://evil.example"):
            given(
                route,
                content_type="text/html",
                body=f'<form method=post action="http://localhost{path}"><input name=text value=hi></form>'
                "<script>document.forms[0].submit()</script>",
            )
            return
        headers = [(n, v) for n, v in request.all_headers().items() if not n.startswith(":") and n not in ("host", "cookie")]
        got = there.ask(
            raw(
                table.app,
                request.method,
                path,
                [*headers, *cookie(table.tokens[seat]).items()],
                request.post_data_buffer or b"",
            )
        )
        statuses.append(got.status)
        given(route, status=got.status, body=got.body)

    page.route("**/*", answer)
    page.goto("http://evil.example/")
    end = time.monotonic() + HANGS
    while not statuses and time.monotonic() < end:
        page.wait_for_timeout(20)
    page.wait_for_timeout(100)
    page.unroute_all(behavior="ignoreErrors")
    context.close()
    assert statuses and set(statuses) == {403} and not table.room.seating.talk
