"""People at browsers: each a context of its own, with eyes, hands and a list of what went wrong on the way."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from montjoy.core import outside
from tests.table.houses import COOKIE

DESKTOP: Final = {"viewport": {"width": 1280, "height": 900}}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
REPORTS: Final = """
document.addEventListener("securitypolicyviolation", e =>
  console.error("CSP report: " + e.violatedDirective + " " + (e.blockedURI || "") + " " + (e.sample || "")));
"""
WAIT: Final = 90_000                                         # milliseconds, for a machine with much other work to do


class Person:
    """Somebody at a browser.  `faults`: errors and reports of the console, answers of 500 and above."""

    def __init__(self, browser: Any, url: str, lang: str = "en", phone: bool = False, **more: Any) -> None:
        self.url = url
        kind = PHONE if phone else DESKTOP
        self.context = browser.new_context(locale=lang, base_url=url, **{"reduced_motion": "reduce", **kind, **more})
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(REPORTS)
        self.faults: list[str] = []
        self.taps = 0
        self.allowed: list[str] = []
        self.context.on("console", self._console)
        self.context.on("weberror", lambda e: self.faults.append(f"error: {e.error}"))
        self.context.on("response", self._response)
        self.trace: deque[str] = deque(maxlen=30)            # what went over the line last, for whoever reads a failure
        for event in ("request", "requestfinished", "requestfailed"):
            self.context.on(event, lambda request, event=event: self._traced(event, request))
        self.page = self.context.new_page()

    def _traced(self, event: str, request: Any) -> None:
        if "/static/" not in request.url:
            self.trace.append(f"{outside.stopwatch():.2f} {event} {request.url.removeprefix(self.url)}")

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(x in message.text for x in self.allowed):
            self.faults.append(f"console {message.type}: {message.text[:300]} ({self._where(message)})")

    @staticmethod
    def _where(message: Any) -> str:
        return str((message.location or {}).get("url", ""))

    def _response(self, response: Any) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status} {response.url}")

    def holds(self, token: str) -> Person:
        """This browser has the cookie of somebody who has joined."""
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self.url, "httpOnly": True}])
        return self

    def sits(self, table: Any, *roles: str, name: str = "") -> Person:
        """He has joined, and looks at his page, which is live."""
        self.holds(table.hold(*roles, name=name))
        return self.looks(table.url(roles[0]))

    def looks(self, url: str) -> Person:
        self.page.goto(url)
        self.live()
        return self

    def live(self) -> None:
        """Until htmx has taken the page over."""
        self.page.wait_for_function("() => !document.querySelector('[hx-get],[hx-post]') || window.htmx !== undefined")

    # ---- the playing page --------------------------------------------------------------------------------------------
    @property
    def stamp(self) -> str:
        return str(self.page.locator("#ask").get_attribute("data-stamp"))

    @property
    def asked(self) -> str:
        """The first question's words, or nothing."""
        heads = self.page.locator(".question h2")
        return str(heads.first.text_content()).strip() if heads.count() else ""

    def answers(self) -> list[str]:
        return [text.strip() for text in self.page.locator(".question button[name=option]").all_text_contents()]

    def waits_for_question(self) -> None:
        self.page.locator(".question").first.wait_for()

    @contextmanager
    def expects(self, *words: str) -> Iterator[None]:
        """Messages of the console that belong to what is tried here (a refusal is a 422, a lost line an error)."""
        self.allowed += words
        try:
            yield
        finally:
            self.page.wait_for_timeout(50)
            for word in words:
                self.allowed.remove(word)

    def well(self) -> None:
        """Nothing went wrong on the way here."""
        assert self.faults == []


def until(true: Callable[[], Any], person: Person, seconds: float = WAIT / 1000, why: str = "") -> Any:
    """Wait, with the browser's events running, for something to become true."""
    end = outside.stopwatch() + seconds
    while outside.stopwatch() < end:
        if found := true():
            return found
        person.page.wait_for_timeout(20)
    said = " ".join(" ".join(person.page.locator("#reply").all_text_contents()).split())
    lines = [f"{why or 'it did not come to pass'}; the page says: {said!r}; {person.faults}", *person.trace]
    raise AssertionError("\n".join(lines))


def given(route: Any, **answer: Any) -> None:
    """A request is answered so; a page that has gone on meanwhile is given nothing."""
    try:
        route.fulfill(**answer)
    except Exception as error:
        if "already handled" not in str(error) and "closed" not in str(error):
            raise
