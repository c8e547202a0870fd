"""`python -m tests.browser`: a Chromium is found or got, then the browser tests run in it, in processes of their own.

Their own, because Playwright's loop lives in the process as long as its fixture and no other test could run `asyncio.run`.
Without a browser: a failure in CI and where MONTJOY_REQUIRE_BROWSER is set, else one line that says why they are skipped.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tests.browser import chromium
from tests.suite.usage import parser


def main(args: list[str]) -> int:
    usage = parser("python -m tests.browser", __doc__)
    usage.epilog = "Anything else is for pytest; nothing: all browser tests, two at a time."
    args = usage.parse_known_args(args)[1]

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    try:
        path = chromium.get(say)
    except chromium.NoBrowser as none:
        if chromium.needed():
            say(f"FAILED: the browser tests need a Chromium, and none is to be had: {none}")
            return 1
        say(f"skipped: no Chromium for the browser tests: {none}")
        return 0
    many = ["-n", "2", "--dist", "load"] if (os.cpu_count() or 1) > 1 else []    # each with its own server
    command = [sys.executable, "-m", "pytest", "-q", "-m", "browser", *(args or [*many, "tests/browser"])]
    return subprocess.call(command, env={**os.environ, "MONTJOY_BROWSER": path})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
