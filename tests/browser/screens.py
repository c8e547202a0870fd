"""`python3 start.py screenshots [FOLDER] [NAME ...]`: every page as a picture, on a desk and on a phone, in English and Hebrew.

What can be measured is: no scrolling sideways, contrast, the size of what a finger touches, one scale of type.  What is wrong
is listed, and the exit code is 1.  Looking at the pictures is left to people.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.browser import chromium, scenes, sight
from tests.browser.people import Person
from tests.browser.served import Served
from tests.suite.usage import parser

LONGEST: Final = 5000                                        # pixels of a picture


def main(args: list[str]) -> int:
    usage = parser("python3 start.py screenshots", __doc__)
    usage.add_argument("folder", nargs="?", default="screenshots", help="where they go; screenshots")
    usage.add_argument("names", nargs="*", help=f"only these: {', '.join(scenes.NAMES)}")
    given = usage.parse_args(args)
    folder, names = Path(given.folder), given.names or list(scenes.NAMES)
    if not given.folder or given.folder in scenes.NAMES:
        usage.error(f"the folder comes first, then the pages: screenshots {' '.join(['FOLDER', given.folder, *given.names])}")
    if unknown := [name for name in names if name not in scenes.NAMES]:
        usage.error(f"there is no page called {', '.join(unknown)}; there are {', '.join(scenes.NAMES)}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        usage.error(f"{folder} can be no folder for them: {error.strerror}")
    try:
        path = chromium.get(lambda text: print(text, file=sys.stderr, flush=True))
    except chromium.NoBrowser as none:
        print(f"Screenshots need a Chromium, and none is to be had: {none}", file=sys.stderr)
        return 1
    return taken(path, folder, names)


def taken(path: str, folder: Path, names: list[str]) -> int:
    from playwright.sync_api import sync_playwright

    wrong = 0
    with tempfile.TemporaryDirectory(prefix="montjoy-screens-") as home, sync_playwright() as playwright:
        os.environ["MONTJOY_HOME"] = home
        browser, served = chromium.launch(playwright, path), Served(Path(home))
        tables = scenes.Tables(served, sown)
        for phone in (False, True):
            for lang in ("en", "he"):
                someone = Person(browser, served.url, lang=lang, phone=phone, color_scheme="light")
                wrong += sum(one(someone, tables, name, folder, lang, phone) for name in names)
                someone.context.close()
        browser.close()
        served.close()
    print(f"{4 * len(names)} pictures in {folder}; {f'{wrong} with something wrong' if wrong else 'nothing wrong'}")
    return 1 if wrong else 0


def sown(n: int) -> None:
    """The same dice in every run."""
    from montjoy.core import dice

    dice.fresh_seed = lambda: bytes([n]) * 32


def photograph(page: Any, path: Path) -> None:
    """The whole page, of a very long one its beginning.  By a taller window: to paint a long page whole takes a minute.  Of a
    playing page with a board the first screen: it is laid out for the window, and the columns scroll in themselves."""
    if page.locator("#part > #board").count():
        page.screenshot(path=path, animations="disabled", timeout=60_000)
        return
    wide, screen, high = page.evaluate(
        "() => { const e = document.documentElement; return [e.clientWidth, innerHeight, e.scrollHeight]; }")
    page.set_viewport_size({"width": wide, "height": max(screen, min(high, LONGEST))})
    page.screenshot(path=path, animations="disabled", timeout=60_000)
    page.set_viewport_size({"width": wide, "height": screen})


def one(someone: Person, tables: Any, name: str, folder: Path, lang: str, phone: bool) -> bool:
    """One picture.  Whether something is wrong on it."""
    before = len(someone.faults)
    with someone.expects(*scenes.REFUSED.get(name, "").split()):
        scenes.look(someone, scenes.scene(tables, name))
    photograph(someone.page, folder / f"{name}-{390 if phone else 1280}-{lang}.png")
    found = [*sight.faults(someone.page, phone), *someone.faults[before:]]
    for fault in found:
        print(f"{name} {390 if phone else 1280} {lang}: {fault}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
