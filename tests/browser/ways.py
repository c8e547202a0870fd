"""Each browser test as four readers, one of whom `MONTJOY_AS` names: at a desk, on a phone, by keyboard alone, in Hebrew.

What a test says itself of a person (a size, a language) stays.  On the phone a click is a tap; by keyboard it is the focus and a
key, and a test that points at what no focus reaches, as a place of a board, is not for it; in Hebrew a button or heading that is
looked for by an English message is looked for by the same message there.  Every run has each test once, as it is written; the
soak's chapter `readers` has it in all four ways.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

import pytest

import montjoy
from montjoy.core import outside
from montjoy.core.game import games
from montjoy.words import Words
from montjoy.words.plain_text import without_marks
from montjoy.words.titles import titles as game_and_scenario

AS: Final = "MONTJOY_AS"
WAYS: Final = ("desktop", "phone", "keyboard", "hebrew")
SIZES: Final = {"phone", "viewport", "has_touch", "is_mobile"}
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) = ([^{}\n]+)$", re.M)
FOCUSED: Final = "e => e.matches('a[href], button, input, select, textarea, summary, [tabindex], [role=button]')"
READS: Final = WeakKeyDictionary[Any, str]()                 # the language of each person's browser
TAPPED: Final = WeakKeyDictionary[Any, float]()              # when each page was tapped last
APART: Final = 0.7                                           # seconds; of a double tap the page lets the second pass
TOUCHED: Final = "() => navigator.maxTouchPoints > 0"
LISTENS: Final = """() => { window.came = false;
  addEventListener('click', () => { window.came = true }, { once: true, capture: true }); }"""
CAME: Final = "() => window.came !== false"
WRITTEN: Final = "e => e.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])')"
BOX: Final = "e => e.matches('input[type=checkbox], input[type=radio]')"


def way() -> str:
    """Which of the four; empty: as the test is written."""
    found = os.environ.get(AS, "")
    if found and found not in WAYS:
        raise ValueError(f"{AS} is {found}; there are {', '.join(WAYS)}")
    return found


def kind(given: dict[str, Any]) -> dict[str, Any]:
    """What a person is made of, this way."""
    if way() == "phone" and not SIZES & set(given):
        return {**given, "phone": True}
    if way() == "hebrew" and "lang" not in given:
        return {**given, "lang": "he"}
    return given


def lang(**given: Any) -> str:
    """What somebody who is made so reads."""
    return str(kind(given).get("lang", "en"))


def made(context: Any, **given: Any) -> None:
    """Somebody's browser has been made so."""
    READS[context] = lang(**given)


# ---- in Hebrew -----------------------------------------------------------------------------------------------------------
@cache
def hebrew() -> dict[str, tuple[str, ...]]:
    """What messages without a gap say in English, and in Hebrew.  One text may be several messages, as "Back" is."""
    found: dict[str, set[str]] = {}
    for folder in Path(montjoy.__file__).parent.rglob("locales/en"):
        for path in folder.glob("*.ftl"):
            other = folder.parent / "he" / path.name
            there = dict(MESSAGE.findall(other.read_text("utf-8"))) if other.exists() else {}
            for name, text in MESSAGE.findall(path.read_text("utf-8")):
                if name in there:
                    found.setdefault(text.strip(), set()).add(there[name].strip())
    return {text: tuple(sorted(said)) for text, said in found.items()} | {text: (said,) for text, said in titles().items()}


def titles() -> dict[str, str]:
    """Games and scenarios, whose English titles are no messages."""
    found = {}
    for load in games().values():
        game = load()
        for scenario in game.scenarios.values():
            english, there = (game_and_scenario(game, scenario, Words(game, lang))[:2] for lang in ("en", "he"))
            found |= dict(zip(english, there, strict=True))
    return found


def read(text: str) -> str:
    """An English text of one message as it is read this way."""
    said = hebrew().get(text, ()) if way() == "hebrew" else ()
    return said[0] if len(said) == 1 else text


def message(key: str, **gaps: Any) -> str:
    """One of the pages' own messages as it is read this way, without marks."""
    return without_marks(Words(None, lang()).text(key, **gaps))


def named(text: str, exact: bool = False) -> str | re.Pattern[str]:
    """What is looked for by an English text, as it is looked for this way: any of the messages that say it."""
    said = hebrew().get(text, (text,)) if way() == "hebrew" else (text,)
    if len(said) == 1:
        return said[0]
    any_of = "|".join(re.escape(one).replace("/", r"\/") for one in said)
    return re.compile(f"^({any_of})$" if exact else any_of)


def translated(search: Callable[..., Any], word: str) -> Callable[..., Any]:
    """The same search by the Hebrew words, for who reads them.  `word`: the argument that is them; "text" is the first."""
    def found(self: Any, first: Any, **more: Any) -> Any:
        if READS.get(getattr(self, "page", self).context, "he") != "he":
            return search(self, first, **more)
        exact = bool(more.get("exact"))
        if isinstance(more.get(word), str):
            more[word] = named(more[word], exact)
        return search(self, named(first, exact) if word == "text" and isinstance(first, str) else first, **more)

    return found


# ---- by tap and by key -----------------------------------------------------------------------------------------------------
def by_tap(clicked: Callable[..., None]) -> Callable[..., None]:
    """A tap, no double one, until the click has come of it; where a test has its own size of a page, and no finger, a click."""
    def tapped(self: Any, **how: Any) -> None:
        if not self.page.evaluate(TOUCHED):
            return clicked(self, **how)
        if (soon := TAPPED.get(self.page, 0.0) + APART - outside.stopwatch()) > 0:
            self.page.wait_for_timeout(1000 * soon)
        self.page.evaluate(LISTENS)
        TAPPED[self.page] = outside.stopwatch()
        self.tap(**{name: value for name, value in how.items() if name in ("force", "position", "timeout")})
        with suppress(Exception):                            # without script nothing listens; elsewhere by now: it came
            self.page.wait_for_function(CAME, timeout=1000)

    return tapped


def by_key(self: Any, **how: Any) -> None:
    """The focus, then Enter, or the space bar for a box; what is written in has the focus alone, Enter would send its form."""
    if how.get("force") or how.get("position") or not self.evaluate(FOCUSED):
        pytest.skip("by keyboard nobody points at it")
    self.focus()
    assert self.evaluate("e => document.activeElement === e"), "the focus does not reach it"
    if not self.evaluate(WRITTEN):
        self.page.keyboard.press("Space" if self.evaluate(BOX) else "Enter")


def change(patch: pytest.MonkeyPatch) -> None:
    """For one test, this way."""
    from playwright.sync_api import Locator, Page

    if way() == "phone":
        patch.setattr(Locator, "click", by_tap(Locator.click))
    if way() == "keyboard":
        patch.setattr(Locator, "click", by_key)
    for held in (Locator, Page) if way() == "hebrew" else ():
        patch.setattr(held, "get_by_role", translated(held.get_by_role, "name"))
        patch.setattr(held, "get_by_text", translated(held.get_by_text, "text"))
        patch.setattr(held, "locator", translated(held.locator, "has_text"))
