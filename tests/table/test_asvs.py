"""docs/asvs.toml: every requirement once, at its level, with tests that are there; SECURITY.md tells what we aim at and lack."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from montjoy.core import dice, outside
from montjoy.table.access.tokens import fresh_token

ROOT = Path(__file__).resolve().parents[2]
REGISTER = (ROOT / "docs/asvs.toml").read_text("utf-8")
COUNTS: Final = {1: 70, 2: 183, 3: 92}                       # of ASVS 5.0.0
CHAPTERS: Final = (30, 13, 31, 16, 13, 47, 19, 13, 7, 36, 24, 12, 21, 13, 21, 17, 12)
AIM_2: Final = ("V3.", "V5.", "V7.", "V8.", "V11.", "V16.")
AIM_3: Final = ("V1.2.10", "V5.2.4", "V5.2.5", "V5.3.3", "V8.3.2", "V11.2.4", "V15.4.2", "V16.5.4")
ANSWERS: Final = ("test", "where", "reason", "open")
GOOD_HASHES: Final = ("sha256", "blake2b")


def entries(text: str) -> dict[str, dict[str, Any]]:
    return {
        f"{chapter}.{section}.{n}": entry
        for chapter, sections in tomllib.loads(text).items()
        for section, numbers in sections.items()
        for n, entry in numbers.items()
    }


def aimed(id: str, level: int) -> bool:
    return level == 1 or (level == 2 and id.startswith(AIM_2)) or id in AIM_3


def gaps(security: str) -> set[str]:
    """The ids under "Known gaps"."""
    part = security.partition("## Known gaps")[2].partition("\n## ")[0]
    return set(re.findall(r"\bV\d+\.\d+\.\d+", part))


def wrong(text: str, security: str) -> list[str]:
    """What is wrong with a register."""
    found, there = [], entries(text)
    ids = re.findall(r"^\[(V[\d.]+)\]$", text, re.M)
    if len(ids) != len(set(ids)) or set(ids) != set(there):
        found.append("an id stands twice, or is written otherwise")
    if Counter(entry["level"] for entry in there.values()) != COUNTS:
        found.append("levels")
    if tuple(Counter(id.partition(".")[0] for id in there).values()) != CHAPTERS:
        found.append("chapters")
    for id, entry in there.items():
        if not any(entry.get(name) for name in ANSWERS) or set(entry) - {"level", "says", *ANSWERS} or not entry.get("says"):
            found.append(f"{id}: no answer")
        if "reason" in entry and ("test" in entry or not entry["reason"].startswith("not applicable: ")):
            found.append(f"{id}: a reason is why it is not applicable")
        for test in entry.get("test", ()):
            path, _, name = test.partition("::")
            if not (ROOT / path).is_file() or not re.search(rf"^(async )?def {name}\(", (ROOT / path).read_text("utf-8"), re.M):
                found.append(f"{id}: there is no {test}")
        for path in re.findall(r"\b(?:src|docs|tests)/[\w/]+\.\w+|\b[A-Z]+\.md", entry.get("where", "")):
            if not (ROOT / path).is_file():
                found.append(f"{id}: there is no {path}")
        for title in re.findall(r'SECURITY\.md "([^"]+)"', entry.get("where", "")):
            if f"\n## {title}\n" not in security:
                found.append(f"{id}: SECURITY.md has no {title}")
    lacking = {id for id, entry in there.items() if "open" in entry and aimed(id, entry["level"])}
    return found + sorted(f"{id}: open here or a gap there, not both" for id in lacking ^ gaps(security))


def test_the_register_is_whole() -> None:
    assert wrong(REGISTER, (ROOT / "SECURITY.md").read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("[V8.2.1]", "[V8.2.99]\nlevel = 1\nsays = 'x'\nopen = 'y'\n\n[V8.2.1]"),
        ("[V8.2.1]\nlevel = 1", "[V8.2.1]\nlevel = 2"),
        ("::test_a_widened_row_is_seen", "::test_a_widened_row_is_not_seen"),
        ('reason = "not applicable: no passwords"', ""),
        ('reason = "not applicable: no passwords; a link may be"', 'open = "not yet"'),
        ('reason = "not applicable: ', 'reason = "'),
        ("docs/hosting.md", "docs/guesting.md"),
        ('open = "at Level 2', 'where = "at Level 2'),
        ('SECURITY.md \\"Libraries\\"', 'SECURITY.md \\"Librarians\\"'),
    ],
)
def test_a_register_that_is_not_is_seen(before: str, after: str) -> None:
    assert before in REGISTER
    assert wrong(REGISTER.replace(before, after, 1), (ROOT / "SECURITY.md").read_text("utf-8")) != []


# ---- requirements without a test elsewhere ----------------------------------------------------------------------------------
def test_a_token_has_the_bits_that_we_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """V7.2.3, V11.2.3, V11.5.1: what is not to be guessed comes from the operating system, and is long enough."""
    asked: list[int] = []
    entropy = outside.entropy

    def counted(n: int) -> bytes:
        asked.append(n)
        return entropy(n)

    monkeypatch.setattr(outside, "entropy", counted)
    tokens = {fresh_token() for _ in range(100)}
    assert len(tokens) == 100 and {len(token) for token in tokens} == {24} and set(asked) == {18}
    asked.clear()
    assert len(dice.fresh_seed()) == 32 and asked == [32]
    security = (ROOT / "SECURITY.md").read_text("utf-8")
    assert f"{18 * 8} bits of the system" in security and f"{32 * 8} bits of the system" in security


def hashes(source: str) -> set[str]:
    """The hashes that a program uses, and what else it takes from where hashes are."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "hashlib":
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and node.module in ("hashlib", "zlib", "binascii"):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names if name.name in ("crypt", "md5", "sha", "Crypto", "random")}
    return found


def test_only_good_hashes_are_used() -> None:
    """V11.4.1: SHA-256 and BLAKE2b, at the table and in the core, and no luck of another kind."""
    for folder in ("core", "table"):
        for path in sorted((ROOT / "src/montjoy" / folder).rglob("*.py")):
            assert hashes(path.read_text("utf-8")) <= set(GOOD_HASHES), path
    for bad in ("import hashlib\nhashlib.md5(b'')", "from hashlib import sha1", "import random", "from zlib import crc32"):
        assert not hashes(bad) <= set(GOOD_HASHES)


def test_the_proxies_speak_tls_of_today() -> None:
    """V12.1.1: nginx says so (some systems' own settings allow older ones); Caddy knows no older ones."""
    text = (ROOT / "docs/table.md").read_text("utf-8")
    nginx = text.partition("```nginx\n")[2].partition("```")[0]
    assert re.findall(r"ssl_protocols (.*);", nginx) == ["TLSv1.2 TLSv1.3"]
    caddy = text.partition("```text\ngames.example.org {")[2].partition("```")[0]
    assert caddy and "protocols" not in caddy
