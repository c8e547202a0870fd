"""Finding a Chromium on this machine, or getting one.

In this order: MONTJOY_BROWSER; a system's own; one that Playwright fetched; Debian's packages, as root or by sudo without a
password; Playwright's download.  Nothing is asked, every step has a time limit, and the reasons of all that failed are one line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
                "microsoft-edge")
PLACES: Final = tuple(
    f"/Applications/{name}.app/Contents/MacOS/{name}" for name in ("Google Chrome", "Chromium", "Microsoft Edge")
)
PACKAGES: Final = ("chromium-headless-shell", "fonts-dejavu-core", "libatomic1")
SLOW: Final = 240                                            # seconds that an installation may take
NEEDED: Final = "MONTJOY_REQUIRE_BROWSER"


class NoBrowser(Exception):
    """There is none, and none is to be had; the text says why."""


def needed() -> bool:
    """Whether its absence is a failure: in CI, and where the variable asks for it."""
    return any(os.environ.get(name, "").lower() not in ("", "0", "false", "no") for name in (NEEDED, "CI"))


def launch(playwright: Any, path: str) -> Any:
    """A browser, as whoever we are: its own sandbox cannot be made by root."""
    return playwright.chromium.launch(executable_path=path, chromium_sandbox=False)


def found() -> Iterator[str]:
    """Browsers that are there."""
    if given := os.environ.get("MONTJOY_BROWSER"):
        yield given
        return
    yield from (path for name in NAMES if (path := shutil.which(name)))
    yield from (path for path in PLACES if Path(path).exists())
    yield from playwrights_own()


def playwrights_own() -> Iterator[str]:
    """What `playwright install` put into the user's cache."""
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or {
        "darwin": Path.home() / "Library/Caches/ms-playwright",
        "win32": Path(os.environ.get("LOCALAPPDATA", "")) / "ms-playwright",
    }.get(sys.platform, Path.home() / ".cache/ms-playwright"))
    for pattern in ("chromium_headless_shell-*/*/*headless*shell*", "chromium-*/*/chrome", "chromium-*/*/chrome.exe"):
        yield from (str(path) for path in sorted(cache.glob(pattern), reverse=True) if path.is_file())


def starts(path: str) -> str:
    """Empty, or why this browser does not start."""
    code = (
        "import sys\nfrom playwright.sync_api import sync_playwright\nfrom tests.browser.chromium import launch\n"
        "with sync_playwright() as p:\n    b = launch(p, sys.argv[1]); b.new_page().set_content('ok'); b.close()"
    )
    return trouble([sys.executable, "-c", code, path], 60)


def trouble(command: list[str], seconds: int, **env: str) -> str:
    """Run it; empty, or what it said last when it failed."""
    root = Path(__file__).parents[2]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, cwd=root, stdin=subprocess.DEVNULL,
                              env={**os.environ, **env}, errors="replace")
    except subprocess.TimeoutExpired:
        return f"took more than {seconds} s"
    except OSError as error:
        return str(error)
    said = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    return "" if done.returncode == 0 else (said[-1][:200] if said else f"exit code {done.returncode}")


def by_apt() -> str:
    """Debian's packages."""
    if not shutil.which("apt-get"):
        return "no apt-get here"
    if os.geteuid() == 0:
        rights = []
    elif shutil.which("sudo") and not trouble(["sudo", "-n", "true"], 10):
        rights = ["sudo", "-n"]
    else:
        return "apt-get needs root"
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=60", "-qq"]
    install = [*apt, "install", "-y", "--no-install-recommends"]
    wrong = trouble([*install, *PACKAGES], SLOW)             # the lists may be fresh already
    if wrong:
        wrong = trouble([*apt, "update"], SLOW) or trouble([*install, *PACKAGES], SLOW)
    return wrong and trouble([*install, "chromium", *PACKAGES[1:]], SLOW)


def by_playwright() -> str:
    """Playwright's own download."""
    return trouble([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], SLOW)


WAYS: Final[tuple[Callable[[], str], ...]] = (by_apt, by_playwright)


def get(say: Callable[[str], None] = lambda text: None) -> str:
    """The path of a browser that starts; one is installed where there is none.  NoBrowser says why not."""
    reasons = []
    for path in found():
        if not (why := starts(path)):
            return path
        reasons.append(f"{path}: {why}")
    if os.environ.get("MONTJOY_BROWSER"):
        raise NoBrowser("; ".join(reasons))
    for way in WAYS:
        assert way.__doc__
        say(f"Getting a Chromium for the browser tests: {way.__doc__.rstrip('.')} ...")
        if why := way():
            reasons.append(f"{way.__doc__.rstrip('.')}: {why}")
            continue
        for path in found():
            if not (why := starts(path)):
                return path
            reasons.append(f"{path}: {why}")
    raise NoBrowser("; ".join(reasons) or "there is no Chromium on this machine")
