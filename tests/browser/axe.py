"""Accessibility by axe-core, which stands beside this file for the tests alone (`axe/README.md`)."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent / "axe" / "axe.min.js"
SHA256: Final = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"
GRAVE: Final = ("serious", "critical")
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


def source() -> str:
    """The library's text, if it is the one we took."""
    text = FILE.read_bytes()
    assert hashlib.sha256(text).hexdigest() == SHA256, f"{FILE.name} is not what was vendored"
    return text.decode()


def faults(page: Any, *rules: str) -> list[str]:
    """What is wrong on a page, a line a fault; with names of rules, those alone.  Evaluated, not loaded: the page's own
    policy on scripts stays as it is."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(source())
    only = {"type": "rule", "values": list(rules)} if rules else {"type": "tag", "values": list(RULES)}
    found = page.evaluate("only => axe.run(document, {runOnly: only, resultTypes: ['violations']})", only)
    return [
        f"{v['id']} ({v['impact']}): {v['help']}: {node['html'][:160]} [{one_line(node)}]"
        for v in found["violations"]
        if v["impact"] in GRAVE
        for node in v["nodes"][:5]
    ]


def one_line(node: dict[str, Any]) -> str:
    return " ".join((node.get("failureSummary") or "").split())[:240]
